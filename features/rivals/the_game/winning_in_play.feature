# Rivals, "How to Win", "Tiebreakers": winning by attacks, claims, Conspiracies and city cards
Feature: Winning during play
  The results of one effect are compared together once it is over.

  @id:RIV-3050 @rivals.knockout.last-active-character @checks:e @needs:cards @needs:ending @needs:torpor
  Scenario Outline: A player whose two characters fall to one attack is knocked out
    Given Ana, Bruno and Clara sit clockwise
    And Clara's Rival is Ana
    And Ana's Lucky is in The Streets
    And Ana holds Shotgun and Charmer
    And Bruno's Iara is in the Haven with 2 Blood
    And Bruno's Hope is in the Haven with <hope> Blood
    And Clara's Matthew is in the Haven
    When Lucky attacks Iara
    And Lucky makes a Ranged attack
    And Ana plays Shotgun face down
    And Ana discards Charmer
    And Ana chooses Hope
    Then Iara is defeated by Ana
    And Bruno is <what>

    Examples:
      | hope | what                |
      | 2    | knocked out by Ana  |
      | 3    | still in the game   |

  @id:RIV-3051 @rivals.knockout.game-ends-after-current-action @checks:a @needs:cards @needs:ending @needs:hunters @needs:torpor
  Scenario Outline: Agenda gained as an attack ends counts even if the attack knocks a player out
    Given Ana (hunters), Bruno and Clara sit clockwise
    And Clara's Rival is Bruno
    And Ana's Agenda card is Observe & Report face up
    And Ana has 6 Agenda
    And Clara has 4 Agenda
    And Ana's Ryan is in The Streets
    And Ana holds Shotgun and Awe
    And Bruno has 1 Prestige
    And Bruno's Matthew is in the Haven
    And Bruno's Hope is in the Haven with 2 Blood
    And Clara's Ceraph is in the Haven
    When Ryan attacks Matthew
    And Ryan makes a Ranged attack
    And Ana plays Shotgun face down
    And Ana discards Awe
    And Ana chooses Hope
    And <what>
    Then Bruno is knocked out by Ana
    And Ana has <ana> Agenda
    And Clara has 7 Agenda
    And <winner> wins the game

    Examples:
      | what                | ana | winner |
      | Ana pays 1 Prestige | 7   | Ana    |
      | Ana declines        | 6   | Clara  |

  @id:RIV-3052 @rivals.knockout.adversary-gains-3.by-neutral-effect @checks:a @needs:ending @needs:moving
  Scenario: The Adversary gains 3 Agenda when a Marksman burns a player's last vampire
    Given Ana, Bruno and Clara sit clockwise
    And Clara's Rival is Ana
    And BOPE-RJ: Marksman is in The Streets
    And Ana's Hope is in the Haven with 1 Blood
    And Bruno has 6 Agenda
    And Bruno's Matthew is in the Haven
    And Clara has 4 Agenda
    And Clara's Ceraph is in the Haven
    When Ana moves Hope to The Streets
    And Ana chooses Hope
    Then Ana is knocked out by nobody
    And Clara has 7 Agenda
    And Clara wins the game

  @id:RIV-3053 @rivals.knockout.adversary-gains-3.by-neutral-effect @checks:d @rivals.win.knock-out-rival @needs:ending @needs:turn
  Scenario Outline: The Prince's controller causes a knock-out by the Title's damage
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Rival is Bruno
    And Clara's Rival is Ana
    And Bruno's Rival is Clara
    And it is Bruno's Action Phase
    And Bruno has 0 Actions left
    And Bruno's Hope is in the Haven with 1 Blood
    And Ana's Matthew is in The Streets
    And Clara's Ceraph is in The Streets
    And Ana has 2 Agenda
    And Clara has 6 Agenda
    And Prince of the City - Rio de Janeiro is attached to <prince>
    When Bruno passes
    And Bruno chooses Hope
    Then Bruno is knocked out by <by>
    And Ana has <agenda> Agenda
    And <winner> wins the game

    Examples:
      | prince  | by    | agenda | winner |
      | Matthew | Ana   | 3      | Ana    |
      | Ceraph  | Clara | 5      | Clara  |

  @id:RIV-3054 @rivals.knockout.compare-agenda-without-fallen @checks:c @needs:conspiracies @needs:ending @needs:cards
  Scenario: The Agenda of two players knocked out at once is not compared
    Given Ana, Bruno, Clara and Davi sit clockwise
    And Ana's Rival is Clara
    And Clara's Rival is Bruno
    And Bruno's Rival is Davi
    And Davi's Rival is Ana
    And it is Davi's Action Phase
    And Ana's Matthew is in the Haven
    And Bruno's Hope is in the Haven
    And Clara's Ceraph is in the Haven
    And Davi's Keondra is in the Haven
    And Davi's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Davi lies on Conspiracy
    And Davi has contributed to Conspiracy
    And Bruno and Clara have 1 Prestige
    And Ana has 2 Agenda
    And Bruno has 11 Agenda
    And Clara has 2 Agenda
    And Davi has 6 Agenda
    When Davi reveals Conspiracy
    Then Bruno is knocked out by Davi
    And Clara is knocked out by Davi
    And Ana has 5 Agenda
    And Bruno has 11 Agenda
    And Davi wins the game

  @id:RIV-4077 @rivals.win.knock-out-rival @checks:a @rivals.knockout.game-ends-after-current-action @needs:conspiracies @needs:ending @needs:cards
  Scenario: A player who knocks out the Rival together with another player wins
    Given Ana, Bruno, Clara and Davi sit clockwise
    And Ana's Rival is Clara
    And Clara's Rival is Bruno
    And Bruno's Rival is Davi
    And Davi's Rival is Ana
    And Ana's Keondra is in the Haven
    And Bruno's Hope is in the Haven
    And Clara's Ceraph is in the Haven
    And Davi's Iara is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And Bruno and Clara have 1 Prestige
    And Davi has 9 Agenda
    When Ana reveals Conspiracy
    Then Bruno and Clara are knocked out
    And Davi loses 1 Prestige
    And Davi has 9 Agenda
    And Ana wins the game

  @id:RIV-3055 @rivals.tie.applies-to-simultaneous-wins @checks:b @rivals.tie.1-active-player @needs:cards @needs:claim @needs:ending @needs:torpor
  Scenario: The active player wins a tie between a knock-out of the Rival and 13 Agenda
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Rival is Clara
    And Bruno's Rival is Ana
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana has 3 Prestige
    And Ana's Lucky is in The Streets with 2 Blood
    And Ana's Poison Pill is attached to Lucky
    And Ana's Iara is in The Streets with 2 Blood
    And Ana's Ceraph is in the Haven
    And Bruno has 12 Agenda
    And Bruno's Matthew is in the Haven
    And Bruno holds Shotgun and Awe
    And Clara's Jorge Guerrero is in the Haven with 2 Blood
    When Iara joins the party of Lucky
    And Lucky claims to be Prince
    And Matthew attacks Lucky
    And Matthew makes a Ranged attack
    And Bruno plays Shotgun face down
    And Bruno discards Awe
    And Bruno chooses Iara
    Then Iara is defeated by Bruno
    And Bruno has 13 Agenda
    When Jorge Guerrero attacks Lucky
    And Jorge Guerrero makes a Physical attack
    And Ana decides for the damage
    Then Lucky is defeated by Clara
    And Clara is knocked out by Ana
    And Ana wins the game

  @id:RIV-4053 @rivals.knockout.prestige-zero @checks:a,b @needs:cards @needs:torpor @needs:hunters @needs:ending
  Scenario Outline: A player who takes their own last Prestige is knocked out
    Given Ana (hunters) and Bruno sit clockwise
    And Ana has <n> Prestige
    And Ana's Ingrid is in the Haven
    And Ana's Rio is in the Haven with 1 Blood
    And Rio is Leader
    And Ana's burned pile holds Noriko
    And Ana holds Wrath
    And Bruno's Keondra is in the Haven
    When Ingrid plays Wrath as Action card
    And Ana chooses Rio
    Then Rio is in torpor with 1 Blood
    And Ana <what>
    And <then>

    Examples:
      | n | what                 | then                 |
      | 1 | is knocked out       | Bruno wins the game  |
      | 2 | is still in the game | it is for Ana to act |

  @id:RIV-4162 @rivals.win.agenda.reach-13 @checks:f @needs:claim @needs:torpor @needs:ending
  Scenario: A player who reaches 13 Agenda by defeating a claimant wins in the foe's turn
    Given Ana, Bruno and Clara sit clockwise
    And Bruno's Rival is Ana
    And Ana's Rival is Clara
    And Clara's Rival is Bruno
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Iara is in The Streets with 1 Blood
    And Ana's Keondra is in the Haven
    And Bruno's Matthew is in the Haven
    And Bruno has 12 Agenda
    And Clara's Hope is in the Haven
    When Iara claims to be Prince
    And Matthew attacks Iara
    And Matthew makes a Physical attack
    Then Bruno wins the game

  @id:RIV-3056 @rivals.tie.applies-to-simultaneous-wins @checks:d @needs:ending @needs:hunters
  Scenario Outline: The active player wins if one attack brings two players to 13 Agenda
    Given Ana, Bruno (hunters) and Clara sit clockwise
    And Ana's Rival is Bruno
    And Ana has <ana> Agenda
    And Ana has 5 Prestige
    And Ana's Matthew is in The Streets
    And Bruno has 12 Agenda
    And Bruno's Agenda card is Martyrdom face up
    And Bruno's Rio is in The Streets
    And Bruno's Ingrid is in the Haven
    And Clara's Ceraph is in the Haven
    When Matthew attacks Rio
    And Matthew makes a Physical attack
    Then Bruno has 13 Agenda
    And <winner> wins the game

    Examples:
      | ana | winner |
      | 12  | Ana    |
      | 11  | Bruno  |

  @id:RIV-3057 @rivals.win.agenda.reach-13 @checks:d @needs:arrange
  Scenario: Agenda on a player's own characters does not count toward 13
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And 3 Agenda lie on Matthew
    And Bruno's Ceraph is in the Haven
    And Ana has 11 Agenda
    When Ana gains 1 Agenda
    Then Ana has 12 Agenda
    And the game goes on

  @id:RIV-3058 @example @rivals.tie.example.p1-knocks-out-p2 @checks:a @rivals.tie.1-active-player @needs:ending @needs:hunters @needs:torpor
  Scenario: In the tie-breaker example the Agenda card lifts Player 1 to 10, and Player 1 wins
    Given Ana (hunters), Bruno, Clara and Davi sit clockwise
    And Ana's Rival is Clara
    And Clara's Rival is Davi
    And Davi's Rival is Bruno
    And Bruno's Rival is Ana
    And Ana has 9 Agenda
    And Ana has 5 Prestige
    And Ana's Agenda card is All Figured Out face up
    And Ana's Maria Lopez is in The Streets
    And Bruno's Iara is in the Haven with 2 Blood
    And 2 Prestige of Ana lies on Iara
    And Clara has 8 Agenda
    And Clara's Hope is in the Haven
    And Davi has 7 Agenda
    And Davi has 12 Prestige
    And Davi's Keondra is in the Haven
    When Maria Lopez attacks Iara
    And Maria Lopez makes a Physical attack
    Then Bruno is knocked out by Ana
    And Ana has 10 Agenda
    And Davi has 10 Agenda
    And Clara has 8 Agenda
    And Ana wins the game
