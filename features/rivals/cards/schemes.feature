# The Schemes of the box, and texts about Influence. Rulebook, "Influence", "Schemes"
Feature: Schemes of the box, and texts about Influence
  Influence bonuses, and the effects of Ongoing Schemes in play.

  @id:RIV-3248 @needs:cards @needs:influence @rivals.influence.modifier-adds
  Scenario Outline: Persecution is 2 Influence, plus 2 for each foe who exerted Influence for the other answer
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Matthew and Ceraph are in the Haven
    And Ana holds Believer and Persecution
    And Bruno's Lucky is in the Haven
    And Politician is attached to Lucky
    And Clara's Grace is in the Haven
    And Mugger and Politician are attached to Grace
    When Matthew plays Believer as Action card
    And Ana lays Persecution face down
    And Ana says YES
    And <bruno>
    And Bruno says <first>
    And <clara>
    And Clara says <second>
    Then YES wins, <yes> for YES and <no> for NO

    Examples:
      | bruno                  | first | clara                  | second | yes | no |
      | Lucky exerts Influence | NO    | Grace exerts Influence | NO     | 6   | 4  |
      | Lucky exerts Influence | NO    | Grace exerts Influence | YES    | 6   | 2  |

  @id:RIV-3249 @needs:cards @needs:influence @rivals.influence.modifier-adds
  Scenario Outline: Persecution does not count foes who exerted nothing or gave the same answer
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Matthew and Ceraph are in the Haven
    And Ana holds Believer and Persecution
    And Bruno's Lucky is in the Haven
    And Politician is attached to Lucky
    And Clara's Grace is in the Haven
    When Matthew plays Believer as Action card
    And Ana lays Persecution face down
    And Ana says YES
    And Lucky exerts Influence
    And Bruno says <first>
    And Clara says NO
    Then YES wins, <yes> for YES and <no> for NO

    Examples:
      | first | yes | no |
      | YES   | 4   | 0  |
      | NO    | 4   | 2  |

  @id:RIV-3657 @needs:cards @needs:influence @rivals.influence.modifier-adds
  Scenario Outline: Persecution counts a foe once, however the foe exerted Influence and however much
    Given Ana and Bruno sit clockwise
    And Ana's Matthew and Ceraph are in the Haven
    And Ana holds Believer and Persecution
    And Bruno's Lucky is in the Haven
    And Lucky is Leader
    And Bruno holds Persecution
    When Matthew plays Believer as Action card
    And Ana lays Persecution face down
    And Ana says YES
    And <bruno>
    And Bruno says NO
    Then <answer> wins, <yes> for YES and <no> for NO

    Examples:
      | bruno                                  | answer | yes | no |
      | Lucky exerts Influence                 | YES    | 4   | 1  |
      | Bruno holds out a fist with 0 Prestige | YES    | 2   | 0  |
      | Bruno holds out a fist with 1 Prestige | YES    | 4   | 1  |
      | Bruno lays Persecution face down       | YES    | 4   | 4  |

  @id:RIV-0900 @needs:cards @needs:influence @rivals.influence.modifier-adds
  Scenario: Persecution can support NO
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Ceraph and Matthew are in the Haven
    And Ana holds Believer
    And Bruno's Lucky is in the Haven
    And Bruno holds Persecution
    And Clara's Grace is in the Haven
    When Matthew plays Believer as Action card
    And Ceraph exerts Influence
    And Ana says YES
    And Bruno lays Persecution face down
    And Bruno says NO
    And Clara says NO
    Then NO wins, 1 for YES and 4 for NO
    And Persecution is in Bruno's discard pile

  @id:RIV-0901 @needs:cards @rivals.action-card.clan-missing-discard
  Scenario: Plots Within Plots requires a vampire of the Ministry
    Given Ana and Bruno sit clockwise
    And Ana's Lucky is in the Haven
    And Ana holds Plots Within Plots
    And Bruno's Hope is in the Haven
    Then Lucky cannot play Plots Within Plots as Action card because rivals.action-card.clan-missing-discard

  @id:RIV-3400 @needs:cards @needs:influence @rivals.action-card.clan-missing-discard
  Scenario Outline: Any member of the Ministry may play Plots Within Plots, which stays if the Scheme succeeds
    Given Ana and Bruno sit clockwise
    And Ana's <actor> is in the Haven
    And Ana holds Plots Within Plots
    And Bruno's Hope is in the Haven
    When <actor> plays Plots Within Plots as Action card
    And Ana says YES
    And Bruno says YES
    Then Plots Within Plots lies beside Ana's Haven

    Examples:
      | actor          |
      | Keondra        |
      | Ceraph         |
      | Matthew        |
      | Gisele         |
      | Jimmy          |
      | Hakim Owusu    |
      | Iara           |
      | Ociel Gonzalez |
      | Raúl Fontes    |

  @id:RIV-0902 @needs:cards @needs:conspiracies @rivals.ruling.plots-within-plots.no-cost
  Scenario: Plots Within Plots exhausts to place a Conspiracy for free
    Given Ana and Bruno sit clockwise
    And Ana's Lucky is in the Haven
    And Ana's Plots Within Plots lies beside the Haven
    And Ana holds Snake Oil, Pay Tribute and Awe
    And Bruno's Hope is in the Haven
    When Ana uses Plots Within Plots
    Then exactly these choices are open to Ana:
      | Ana places Pay Tribute for free |
      | Ana places Snake Oil for free   |
    When Ana places Snake Oil for free
    Then Conspiracy lies face down
    And 0 Prestige of Ana lies on Conspiracy
    And Ana keeps all Prestige
    And Ana has 2 Actions left
    And Lucky is ready
    And Plots Within Plots is exhausted
    And Ana holds Pay Tribute and Awe

  @id:RIV-0903 @needs:cards @rivals.activated.must-change-state
  Scenario: Plots Within Plots cannot be used without a Conspiracy in hand
    Given Ana and Bruno sit clockwise
    And Ana's Lucky is in the Haven
    And Ana's Plots Within Plots lies beside the Haven
    And Ana holds Awe
    And Bruno's Hope is in the Haven
    Then Ana cannot use Plots Within Plots because rivals.activated.must-change-state

  @id:RIV-0904 @needs:cards @needs:options @rivals.begin.start.effects-happen-now
  Scenario: Charmer exhausts any one character at the start of its player's turn
    Given Bruno, Ana and Clara sit clockwise
    And Ana's Lucky is in the Haven
    And Ana's Charmer lies beside the Haven
    And Bruno's Hope is in the Haven
    And Clara's Grace is in The Streets
    And Bruno's Keondra is in torpor
    And Clara's Haven card is The Temple of Set
    And it is Ana's City Deck Step
    And the game stops at Ana's Ready and Return Step
    When Ana accepts
    Then exactly these choices are open to Ana:
      | Ana chooses Lucky |
      | Ana chooses Hope  |
      | Ana chooses Grace |
    When Ana chooses Grace
    Then Grace is exhausted
    And Lucky and Hope are ready
    And it is for Ana to let the game go on

  @id:RIV-0905 @needs:cards @rivals.begin.start.effects-happen-now
  Scenario: Charmer's ability is optional
    Given Ana and Bruno sit clockwise
    And Ana's Lucky is in the Haven
    And Ana's Charmer lies beside the Haven
    And Bruno's Hope is in the Haven
    And it is Ana's City Deck Step
    And the game stops at Ana's Ready and Return Step
    When Ana declines
    Then Lucky and Hope are ready
    And it is for Ana to let the game go on

  @id:RIV-3496 @needs:cards @rivals.begin.start.effects-happen-now
  Scenario Outline: Charmer does not exhaust an exhausted character again
    Given Ana and Bruno sit clockwise
    And Ana's Lucky is in the Haven
    And Ana's Charmer lies beside the Haven
    And Bruno's Hope is in the Haven and exhausted
    And Bruno's Grace is in the Haven
    And it is Ana's City Deck Step
    And the game stops at Ana's Ready and Return Step
    When Ana accepts
    And Ana chooses <one>
    Then Hope and <one> are exhausted
    And <told>:
      | event          | card  |
      | card-exhausted | <one> |
    And it is for Ana to let the game go on

    Examples:
      | one   | told                         |
      | Grace | these events happen in order |
      | Hope  | none of these events happens |

  @id:RIV-0906 @needs:cards @rivals.begin.start.effects-happen-now
  Scenario Outline: Believer draws 1 card at the start of its player's turn only
    Given Ana and Bruno sit clockwise
    And Ana's Lucky is in the Haven
    And Ana's Believer lies beside the Haven
    And Ana's Library holds Awe and Shotgun
    And Bruno's Hope is in the Haven
    And Bruno's Charmer lies beside the Haven
    And it is <seat>'s City Deck Step
    And the game stops at <seat>'s Ready and Return Step
    When <seat> <does>
    Then Ana holds <cards>
    And it is for <seat> to let the game go on

    Examples:
      | seat  | does                          | cards   |
      | Ana   | draws a card from the Library | 1 card  |
      | Bruno | declines                      | nothing |

  @id:RIV-0907 @needs:cards @needs:influence @rivals.influence.exert-all
  Scenario Outline: Majesty gives the Leader 1 Influence for each of its Presence icons
    Given Ana and Bruno sit clockwise
    And Ana's Matthew and <leader> are in the Haven
    And <leader> is Leader
    And Ana's Majesty lies beside the Haven
    And Ana holds Believer
    And Bruno's Hope is in the Haven
    When Matthew plays Believer as Action card
    And <leader> exerts Influence
    Then Ana shows <n> Influence

    Examples:
      | leader         | n |
      | Ociel Gonzalez | 3 |
      | Keondra        | 2 |
      | Iara           | 1 |

  @id:RIV-0908 @needs:cards @needs:influence @rivals.influence.exert-all
  Scenario: Majesty gives nothing to other characters or to a foe's Leader
    Given Ana and Bruno sit clockwise
    And Ana's Matthew, Keondra and Iara are in the Haven
    And Iara is Leader
    And Ana's Majesty lies beside the Haven
    And Politician is attached to Keondra
    And Ana holds Believer
    And Bruno's Gisele is in the Haven
    And Gisele is Leader
    When Matthew plays Believer as Action card
    And Keondra exerts Influence
    Then Ana shows 2 Influence
    When Ana says YES
    And Gisele exerts Influence
    Then Bruno shows 1 Influence
    And it is for Bruno to exert Influence or answer

  @id:RIV-0909 @needs:cards @needs:influence @needs:options @rivals.golden.card-beats-rulebook
  Scenario: Majesty exhausts in its player's Scheme to choose any one player
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Matthew is in the Haven
    And Ana's Majesty lies beside the Haven
    And Ana holds Believer
    And Bruno's Hope is in the Haven
    And Clara's Grace is in the Haven
    When Matthew plays Believer as Action card
    And Ana uses Majesty
    Then exactly these choices are open to Ana:
      | Ana chooses player Ana   |
      | Ana chooses player Bruno |
      | Ana chooses player Clara |
    When Ana chooses player Bruno
    Then Majesty is exhausted
    And it is for Ana to exert Influence or answer

  @id:RIV-4211 @needs:cards @needs:influence @rivals.golden.card-beats-rulebook
  Scenario: Majesty bars the chosen player from Influence Modifiers, and no other player
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Matthew is in the Haven
    And Ana's Majesty lies beside the Haven
    And Ana holds Believer
    And Bruno's Hope is in the Haven
    And Clara's Grace is in the Haven
    And Bruno and Clara hold Persecution
    When Matthew plays Believer as Action card
    And Ana uses Majesty
    And Ana chooses player Bruno
    And Ana says YES
    Then Bruno cannot lay Persecution face down because rivals.golden.prohibition-beats-permission
    When Bruno says NO
    And Clara lays Persecution face down
    And Clara says NO
    Then NO wins, 0 for YES and 2 for NO

  @id:RIV-3915 @needs:cards @needs:influence @rivals.first-round.no-target @checks:d
  Scenario: Majesty cannot bar a player from Influence Modifiers before that player's first turn
    Given Ana, Bruno and Clara sit clockwise
    And Clara has not had a turn yet
    And Ana's Matthew is in the Haven
    And Ana's Majesty lies beside the Haven
    And Ana holds Believer
    And Bruno's Hope is in the Haven
    And Clara's Grace is in the Haven
    And Bruno and Clara hold Persecution
    When Matthew plays Believer as Action card
    And Ana uses Majesty
    Then Ana cannot choose player Clara because rivals.first-round.no-target
    When Ana chooses player Bruno
    And Ana says YES
    Then Bruno cannot lay Persecution face down because rivals.golden.prohibition-beats-permission
    And it is for Bruno to exert Influence or answer

  @id:RIV-3493 @needs:cards @needs:influence @needs:options @rivals.golden.card-beats-rulebook
  Scenario: Majesty cannot bar a player who has already laid an Influence Modifier
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Matthew is in the Haven
    And Ana's Majesty lies beside the Haven
    And Ana holds Believer and Persecution
    And Bruno's Hope is in the Haven
    And Clara's Grace is in the Haven
    When Matthew plays Believer as Action card
    And Ana lays Persecution face down
    And Ana uses Majesty
    Then exactly these choices are open to Ana:
      | Ana chooses player Bruno |
      | Ana chooses player Clara |
    When Ana chooses player Clara
    Then it is for Ana to exert Influence or answer

  @id:RIV-0910 @needs:cards @rivals.activated.only-own-action-phase
  Scenario: Majesty's ability can be used only in a Scheme
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana's Majesty lies beside the Haven
    And Bruno's Hope is in the Haven
    Then Ana cannot use Majesty because rivals.activated.only-own-action-phase

  @id:RIV-0911 @needs:cards @needs:influence @rivals.ruling.dark-money.total-only
  Scenario Outline: Dark Money takes 1 off each foe's total per two Obfuscate, and nothing off its player's
    Given Bruno, Ana and Clara sit clockwise
    And Ana's <coterie> in the Haven
    And Ana's Dark Money lies beside the Haven
    And Politician is attached to <leader>
    And Bruno's Matthew and Gisele are in the Haven
    And Bruno holds Believer
    And Practitioner of the Dark Arts is attached to Matthew
    And Clara's Hope is in the Haven
    When Matthew plays Believer as Action card
    And Bruno holds out a fist with 5 Prestige
    And Bruno says YES
    And <leader> exerts Influence
    And Ana says NO
    And Clara holds out a fist with 1 Prestige
    And Clara says YES
    Then YES wins, <yes> for YES and 2 for NO

    Examples:
      | coterie                             | leader  | yes |
      | Keondra is                          | Keondra | 6   |
      | Keondra and Jimmy are               | Keondra | 4   |
      | Keondra, Iara and Jimmy are         | Keondra | 4   |
      | Keondra, Iara, Jimmy and Prudence are | Keondra | 3 |

  @id:RIV-0912 @needs:cards @needs:influence @rivals.influence.exert-all
  Scenario Outline: Ceraph has 1 Influence for each character with Presence in the coterie
    Given Ana and Bruno sit clockwise
    And Ana's Matthew, Ceraph and <mates> are in the Haven
    And Ana's Jimmy is in torpor
    And Ana holds Believer
    And Bruno's Hakim Owusu is in the Haven
    When Matthew plays Believer as Action card
    And Ceraph exerts Influence
    Then Ana shows <n> Influence

    Examples:
      | mates              | n |
      | Iara               | 1 |
      | Ociel Gonzalez     | 2 |
      | Keondra and Gisele | 3 |

  @id:RIV-0913 @needs:cards @needs:influence @rivals.influence.exert-all
  Scenario Outline: Hakim Owusu has 1 Influence for each Ongoing Scheme of his player
    Given Ana and Bruno sit clockwise
    And Ana's Matthew and Hakim Owusu are in the Haven
    And Hakim Owusu is Leader
    And Ana's <cards> beside the Haven
    And Ana's Snake Oil lies face down beside the Haven
    And Ana holds Believer
    And Bruno's Hope is in the Haven
    And Bruno's Believer lies beside the Haven
    When Matthew plays Believer as Action card
    And Hakim Owusu exerts Influence
    Then Ana shows <n> Influence

    Examples:
      | cards                        | n |
      | Dark Money lies              | 1 |
      | Charmer lies                 | 2 |
      | Charmer and Believer lie     | 3 |

  @id:RIV-0914 @needs:cards @needs:influence @rivals.influence.exert-all
  Scenario Outline: A Title gives Ociel Gonzalez twice its Influence
    Given Ana and Bruno sit clockwise
    And Ana's Matthew and <prince> are in the Haven
    And Prince of the City - Rio de Janeiro is attached to <prince>
    And Ana holds Believer
    And Bruno's Hope is in the Haven
    When Matthew plays Believer as Action card
    And <prince> exerts Influence
    Then Ana shows <n> Influence

    Examples:
      | prince         | n |
      | Ociel Gonzalez | 4 |
      | Keondra        | 2 |
