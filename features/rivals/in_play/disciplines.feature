# Rivals, "Disciplines", "Clan Requirements"
Feature: Disciplines and clans
  The meaning of the icons, and what a card does without them.

  @id:RIV-2140 @rivals.discipline.list @checks:a @needs:cards
  Scenario Outline: Each Discipline counts as a different one
    Given Ana and Bruno sit clockwise
    And Ana's <characters> are in the Haven
    And Ana's Ociel Gonzalez is in The Streets
    And Ana holds Not Forgotten
    And Ana's discard pile holds Charmer, Charmer, Charmer, Charmer, Charmer, Charmer, Charmer, Charmer, Charmer, Charmer, Charmer and Charmer
    And Bruno's Iara is in the Haven
    When Ociel Gonzalez plays Not Forgotten as Action card
    And chance draws <n> cards, whichever
    Then Ana's Library holds <n> cards

    Examples:
      | characters                                       | n  |
      | Lucky and Ceraph                                 | 4  |
      | Benicio and Gisele                               | 4  |
      | Hope and Hakim Owusu                             | 3  |
      | Jorge Guerrero, Prudence and Keondra             | 5  |
      | Lucky, Benicio, Hope, Jorge Guerrero and Prudence | 11 |

  @id:RIV-2141 @rivals.discipline.multiple-copies-count-once @checks:c @needs:cards @needs:ending @needs:torpor
  Scenario Outline: Two icons of the same Discipline count as one shared Discipline
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Ingratiate
    And Bruno's <target> is in the Haven
    When <attacker> attacks <target>
    And <attacker> makes a Social attack
    And Ana plays Ingratiate face down
    Then <target> takes <damage> damage

    Examples:
      | attacker       | target         | damage |
      | Lucky          | Gisele         | 3      |
      | Ociel Gonzalez | Gisele         | 3      |
      | Lucky          | Jorge Guerrero | 3      |

  @id:RIV-2142 @rivals.discipline.multiple-copies-count-once @checks:a,b @needs:cards @needs:influence
  Scenario Outline: A character with two icons of a Discipline counts as one character with it
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph and Matthew are in the Haven
    And Ana's <mates> is in the Haven
    And Ana holds Believer
    And Bruno's Benicio is in the Haven
    When Matthew plays Believer as Action card
    And Ceraph exerts Influence
    Then Ana shows <influence> Influence

    Examples:
      | mates       | influence |
      | Iara        | 1         |
      | Hakim Owusu | 2         |
      | Gisele      | 2         |

  @id:RIV-2143 @rivals.discipline.playable-without-benefit @checks:b,c @needs:cards
  Scenario Outline: A card played without its Discipline keeps its damage but loses the gated text
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Lingering Kiss
    And Bruno's Benicio is in the Haven
    When <attacker> attacks Benicio
    And <attacker> makes a Social attack
    And Ana plays Lingering Kiss face down
    Then Benicio takes <damage> damage
    And it is for Ana to <next>

    Examples:
      | attacker | damage | next                       |
      | Grace    | 2      | act                        |
      | Lucky    | 2      | attach the card or decline |
      | Thaddeus | 2      | act                        |

  @id:RIV-2144 @rivals.discipline.playable-without-benefit @checks:d @needs:cards @needs:hunters
  Scenario Outline: A Reaction played without its Edge keeps its Shields but cannot buy more
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <hunter> is in The Streets
    And Ana's Ingrid is in the Haven
    And Ana holds Well-Prepared
    And Werewolf is in The Streets
    When <hunter> attacks Werewolf
    And <hunter> makes a Social attack
    And Ana plays Well-Prepared face down
    And <pays>
    Then <hunter> takes <damage> damage

    Examples:
      | hunter | pays                | damage |
      | Ryan   | Ana pays 1 Prestige | 0      |
      | Ryan   | Ana declines        | 1      |

  @id:RIV-2145 @rivals.discipline.start-of-text-gates-effect @checks:a,b,c @needs:cards
  Scenario: Only a character with the Discipline can play a card that starts with it
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in the Haven
    And Ana's Hakim Owusu is in The Streets
    And Ana holds Cobra Form and Shameless
    And Bruno's Iara is in the Haven
    Then Hakim Owusu cannot play Cobra Form as Action card because rivals.action-card.discipline-missing-discard
    When Hakim Owusu plays Shameless as Action card
    Then Ana gains 1 Prestige
    When Keondra plays Cobra Form as Action card
    Then Keondra bears Cobra Form

  @id:RIV-2146 @rivals.clan.must-be-active @checks:a,b @needs:cards @needs:hunters @needs:torpor
  Scenario: A clan member must be active to meet a requirement
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in the Haven
    And Ana's Francisco is in torpor with 1 Blood
    And Francisco is Leader
    And Ana holds Weigh Down
    And Bruno's Iara is in the Haven
    Then Ingrid cannot play Weigh Down as Action card because rivals.action-card.clan-missing-discard

  @id:RIV-2147 @rivals.clan.must-be-active @checks:b @needs:cards @needs:hunters
  Scenario: An exhausted character in The Streets is active
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in the Haven
    And Ana's Francisco is in The Streets and exhausted
    And Ana holds Weigh Down
    And Bruno's Iara is in the Haven
    When Ingrid plays Weigh Down as Action card
    And Ana chooses Iara
    Then Iara bears Weigh Down
