# Rivals, "Moving to The Streets", "Parties", "Action Phase"
Feature: Parties and their benefits

  @id:RIV-2950 @rivals.move.between-parties @checks:b @needs:moving @needs:attacks
  Scenario: A character cannot change parties during an attack
    Given Ana and Bruno sit clockwise
    And Ana's Hope and Hakim Owusu are in The Streets
    And Ana's Ociel Gonzalez is in The Streets
    And Ana's Jorge Guerrero is in The Streets
    And Bruno's Matthew is in the Haven
    When Hope joins the party of Ociel Gonzalez
    And Jorge Guerrero attacks Matthew
    Then Hope cannot join the party of Hakim Owusu because rivals.move.not-during-action
    And Hope and Ociel Gonzalez are a party of Ana
    And it is for Ana to announce the type of the attack

  @id:RIV-2951 @rivals.move.not-back-home @checks:b @needs:turn
  Scenario: A character that could not move home returns in the next Beginning Phase
    Given Ana and Bruno sit clockwise
    And Ana's Hope is in The Streets
    And Bruno's Matthew is in the Haven
    Then Ana cannot move Hope to The Streets because rivals.move.not-back-home
    When Ana passes 3 times
    Then Hope is in The Streets
    When Bruno passes 3 times
    Then Hope is in Ana's Haven and ready
    And it is for Ana to act

  @id:RIV-2952 @rivals.party.clan-irrelevant @checks:b @needs:moving @needs:hunters
  Scenario: Hunters of two creeds can form a party
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid, Rio and Toquinho are in the Haven
    And Bruno's Matthew is in the Haven
    When Ana moves Ingrid and Rio to The Streets
    Then Ingrid and Rio are a party of Ana
    When Ana moves Toquinho to The Streets
    And Toquinho joins the party of Rio
    Then Ingrid, Rio and Toquinho are a party of Ana

  @id:RIV-2953 @rivals.party.many-in-streets @checks:b @needs:moving @needs:hunters
  Scenario Outline: A character's Party ability does not help another party
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio, Evangeline and Ingrid are in the Haven
    And Bruno's Keondra is in The Streets
    And 1 Prestige of Ana lies on Keondra
    When Ana moves Rio, Evangeline and Ingrid to The Streets
    And <who> forms a party of its own
    And Rio attacks Keondra
    And Rio makes a Ranged attack
    Then Keondra takes <damage> damage

    Examples:
      | who        | damage |
      | Ingrid     | 1      |
      | Evangeline | 0      |
      | Rio        | 0      |

  @id:RIV-2954 @rivals.party.haven-is-one @checks:b @needs:cards
  Scenario Outline: A Party ability helps every character in the Haven
    Given Ana and Bruno sit clockwise
    And Ana's Jorge Guerrero is in The Streets
    And Bruno's Hope is in the Haven
    And Bruno's Benicio is in <place>
    And Bruno holds Shotgun
    When Jorge Guerrero attacks Hope
    And Jorge Guerrero makes a Physical attack
    Then it is for <next>

    Examples:
      | place                     | next                              |
      | the Haven and exhausted   | Bruno to prevent damage or decline |
      | The Streets and exhausted | Ana to act                        |

  @id:RIV-2955 @rivals.action.exhausted-stays-in-party @checks:b @needs:hunters
  Scenario Outline: An exhausted attacker still has a party member's bonus
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio and <mate> are in The Streets
    And Bruno's Keondra is in The Streets
    And 1 Prestige of Ana lies on Keondra
    When Rio attacks Keondra
    Then Rio is exhausted
    When Rio makes a Ranged attack
    Then Keondra takes <damage> damage

    Examples:
      | mate       | damage |
      | Evangeline | 1      |
      | Ingrid     | 0      |

  @id:RIV-2956 @rivals.action.acting-character @checks:a @needs:cards
  Scenario Outline: A card that affects the acting character affects the character that exhausted
    Given Ana and Bruno sit clockwise
    And Ana's Keondra and Ceraph are in the Haven
    And Bruno's Matthew is in the Haven
    And Ana holds Cobra Form
    When <actor> plays Cobra Form as Action card
    Then <actor> bears Cobra Form
    And <actor> is exhausted
    And <other> bears nothing
    And <other> is ready

    Examples:
      | actor   | other   |
      | Keondra | Ceraph  |
      | Ceraph  | Keondra |

  @id:RIV-2957 @rivals.move.bonuses-switch @checks:b,c @needs:moving @needs:cards @needs:attacks @needs:turn @needs:hunters
  Scenario: A character that moves out gains The Streets' benefits and loses the Haven's
    Given Ana and Bruno sit clockwise
    And Ana's Haven card is The Clubhouse
    And Ana's Jimmy is in the Haven
    And Ana's Snake Oil lies face down beside the Haven
    And Bruno's Grace is in the Haven
    And Bruno holds Awe
    Then Ana cannot use Jimmy because rivals.activated.must-change-state
    When Ana moves Jimmy to The Streets
    And Ana uses Jimmy
    And Ana chooses Conspiracy
    And Ana chooses player Bruno
    Then 1 Prestige of Bruno lies on Conspiracy
    And Bruno keeps all Prestige
    When Ana passes 3 times
    And Bruno moves Grace to The Streets
    And Grace attacks Jimmy
    Then it is for Bruno to announce the type of the attack

  @id:RIV-2958 @rivals.move.bonuses-switch @checks:c @needs:moving @needs:cards @needs:attacks @needs:turn
  Scenario: A character that stays at home has the Haven's benefits and not The Streets'
    Given Ana and Bruno sit clockwise
    And Ana's Haven card is The Clubhouse
    And Ana's Jimmy is in the Haven
    And Ana's Snake Oil lies face down beside the Haven
    And Bruno's Grace is in the Haven
    And Bruno holds Awe
    Then Ana cannot use Jimmy because rivals.activated.must-change-state
    When Ana passes 3 times
    And Bruno moves Grace to The Streets
    And Grace attacks Jimmy
    Then it is for Bruno to discard for Intel or decline
    And 0 Prestige of Bruno lies on Conspiracy
