# Rivals, "Actions", "Activated Abilities", "Additional Rules on Paying Costs", "Anatomy of a Library Card"
Feature: Actions, abilities and their costs

  @id:RIV-2973 @rivals.action.seven-options @checks:c @needs:options
  Scenario: A vampire player chooses among seven kinds of Action
    Given Ana and Bruno sit clockwise
    And Ana has 2 Actions left
    And Ana's Hakim Owusu is in The Streets
    And Prince of the City - Rio de Janeiro is in The Streets
    And Bruno's Matthew is in the Haven
    And Ana holds Iara, Majesty and Shameless
    And Ana's Library holds Shotgun
    And Ana's Faction deck holds Hope
    Then exactly these choices are open to Ana:
      | Ana draws a card from the Library           |
      | Ana draws a card from the Faction deck      |
      | Ana recruits Iara                           |
      | Ana plays Majesty as Unhosted Action        |
      | Hakim Owusu plays Shameless as Action card  |
      | Hakim Owusu attacks Matthew                 |
      | Hakim Owusu claims to be Prince             |
      | Ana passes                                  |

  @id:RIV-2974 @rivals.action.seven-options @checks:d @needs:options @needs:hunters
  Scenario: A Hunter player cannot claim the title
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in The Streets
    And Bruno's Matthew is in the Haven
    And Prince of the City - Rio de Janeiro is in The Streets
    Then exactly these choices are open to Ana:
      | Ingrid attacks Matthew               |
      | Ana investigates Matthew with Ingrid |
      | Ana passes                           |

  @id:RIV-2975 @rivals.action.seven-options @checks:e @needs:options
  Scenario Outline: Nobody can claim a title that is taken or still in the city deck
    Given Ana and Bruno sit clockwise
    And Ana's Hakim Owusu is in The Streets
    And Bruno's Matthew is in the Haven
    And <prince>
    Then exactly these choices are open to Ana:
      | Hakim Owusu attacks Matthew  |
      | Ana passes                   |

    Examples:
      | prince                                                    |
      | Prince of the City - Rio de Janeiro is attached to Matthew |
      | the city deck holds Prince of the City - Rio de Janeiro    |

  @id:RIV-2976 @rivals.action.costs-one @checks:b @needs:cards @needs:hunters
  Scenario: An ability that costs no Action leaves both Actions
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez is in the Haven
    And Bruno's Matthew is in the Haven
    And Ana's Weigh Down is attached to Matthew
    When Ana uses Maria Lopez
    And Ana chooses Matthew
    Then Ana has 2 Actions left
    And Maria Lopez is exhausted
    When Ana passes
    Then Ana has 1 Action left

  @id:RIV-2977 @rivals.activated.format @checks:a @needs:cards @needs:hunters
  Scenario Outline: The text before the colon is the cost, the text after it the effect
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez is in the Haven
    And Bruno's <who> is in the Haven
    And Ana's Weigh Down and Tracking Device are attached to <who>
    When Ana uses Maria Lopez
    And Ana chooses <who>
    Then Ana loses 1 Prestige
    And Maria Lopez is exhausted
    And <who> takes <damage> damage

    Examples:
      | who      | damage |
      | Prudence | 2      |
      | Matthew  | 1      |
      | Hope     | 0      |

  @id:RIV-2978 @rivals.activated.cost.exhaust-needs-ready @checks:c @needs:cards @needs:hunters @needs:turn
  Scenario: A ready card cannot exhaust for its ability in a foe's turn
    Given Ana and Bruno (hunters) sit clockwise
    And it is Ana's Action Phase
    And Ana's Matthew is in the Haven
    And Bruno's Maria Lopez is in the Haven
    And Bruno's Weigh Down is attached to Matthew
    Then Bruno cannot use Maria Lopez because rivals.relentless.active-player-first
    And Maria Lopez is ready
    When Ana passes 3 times
    And Bruno uses Maria Lopez
    And Bruno chooses Matthew
    Then Maria Lopez is exhausted

  @id:RIV-2979 @rivals.activated.once-per-own-action-phase @checks:b @needs:cards @needs:attacks
  Scenario: A card whose first ability has been used can still use its second
    Given Ana and Bruno sit clockwise
    And Ana's Grace is in The Streets
    And Ana's Library holds Awe, Awe and Awe
    And Ana's discard pile holds Shotgun, Charmer, Believer and Shameless
    And Bruno's Matthew is in the Haven
    When Ana uses Grace for Intel
    And Ana burns Shotgun of the discard pile
    And Ana burns Charmer of the discard pile
    Then Ana cannot use Grace for Intel because rivals.activated.once-per-own-action-phase
    When Grace attacks Matthew
    And Grace makes a Physical attack
    And Ana uses Grace for fewer Shields
    Then Ana's discard pile holds Believer, Shameless, Awe and Awe
    And Ana's Library holds 1 card

  @id:RIV-2980 @rivals.activated.once-per-own-action-phase @checks:c @needs:cards @needs:hunters @needs:turn
  Scenario: An ability can be used again in its player's next turn
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez is in the Haven
    And Bruno's Matthew is in the Haven
    And Ana's Weigh Down is attached to Matthew
    When Ana uses Maria Lopez
    And Ana chooses Matthew
    Then Ana cannot use Maria Lopez because rivals.activated.once-per-own-action-phase
    When Ana passes 3 times
    And Bruno passes 3 times
    And Ana uses Maria Lopez
    And Ana chooses Matthew
    Then Ana has 18 Prestige
    And Maria Lopez is exhausted

  @id:RIV-2981 @rivals.activated.only-own-action-phase @checks:a @needs:cards @needs:turn
  Scenario: An ability cannot be used in a foe's turn or in the Beginning Phase
    Given Ana and Bruno sit clockwise
    And Ana's Haven card is The Orphanage
    And Ana's Keondra is in the Haven
    And Keondra is Leader
    And Ana's discard pile holds Shotgun, Awe, Charmer, Ingratiate and Shameless
    And Bruno's Matthew is in the Haven
    And it is Bruno's Action Phase
    And the game stops at Ana's Ready and Return Step
    Then Ana cannot use The Orphanage through Keondra because rivals.relentless.active-player-first
    When Bruno passes 3 times
    Then Ana cannot use The Orphanage through Keondra because rivals.activated.only-own-action-phase
    When Ana lets the game go on
    And Ana uses The Orphanage through Keondra
    Then Ana has 1 Unhosted Action left

  @id:RIV-2982 @rivals.cost.no-double-use @checks:b @needs:cards @needs:hunters
  Scenario: A character exhausted for one ability cannot exhaust for a card
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez and Ingrid are in the Haven
    And Bruno's Matthew is in the Haven
    And Ana's Weigh Down is attached to Matthew
    And Ana's burned pile holds Noriko
    And Ana holds Wrath
    When Ana uses Maria Lopez
    And Ana chooses Matthew
    Then Maria Lopez cannot play Wrath as Action card because rivals.action-card.exhaust-anywhere
    When Ingrid plays Wrath as Action card
    And Ana chooses Matthew
    Then Ingrid is exhausted

  @id:RIV-2983 @example @rivals.cost.example.discard-not-shared @checks:b @rivals.cost.no-double-use @needs:cards @needs:moving @needs:hunters
  Scenario: A discard demanded by an Ongoing card does not pay to prevent damage
    Given Ana and Bruno (hunters) sit clockwise
    And BOPE-RJ: Marksman and BOPE-RJ: PsyOps are in The Streets
    And Ana's Benicio is in the Haven
    And Ana holds Shotgun and Awe
    And Bruno's Ingrid is in the Haven
    When Ana moves Benicio to The Streets
    And Ana chooses Benicio
    And Ana declines
    And Ana discards Shotgun
    Then Benicio loses 1 Blood
    And Ana holds Awe
    And Ana's discard pile holds Shotgun
    And it is for Ana to act

  @id:RIV-2984 @rivals.anatomy.every-banner-word-is-a-type @checks:a @needs:turn
  Scenario Outline: A card that counts Ongoing Schemes counts only cards of both types
    Given Ana and Bruno sit clockwise
    And it is Ana's City Deck Step
    And Ana's Hakim Owusu and Matthew are in the Haven
    And Ana's Agenda card is Go For Broke face up
    And Ana's <card> lies beside the Haven
    And Bruno's Iara is in the Haven
    Then it is Ana's Action Phase
    And Ana has <agenda> Agenda

    Examples:
      | card                | agenda |
      | Plots Within Plots  | 1      |
      | Majesty             | 0      |

  @id:RIV-2985 @rivals.action-card.face-down-place-without-requirements @checks:b @needs:conspiracies @needs:turn
  Scenario: A Conspiracy cannot be revealed without a member of its clan, even if placed without one
    Given Ana and Bruno sit clockwise
    And Ana's Benicio and Grace are in the Haven
    And Ana holds Pay Tribute
    And Bruno's Matthew is in the Haven
    When Benicio places Pay Tribute face down
    And Ana contributes to Conspiracy
    And Ana passes 2 times
    And Bruno passes 3 times
    And Ana contributes to Conspiracy
    Then 3 Prestige of Ana lies on Conspiracy
    And Ana cannot reveal Conspiracy because rivals.action-card.face-down-reveal-needs-clan-and-discipline
    And Conspiracy lies face down

  @id:RIV-3003 @example @rivals.play.example.hasty-embrace @checks:d @rivals.recruit.pay-bp-as-blood @checks:a @needs:recruiting
  Scenario: A Caitiff recruited with an ordinary Action costs the full price
    Given Ana and Bruno sit clockwise
    And Ana has 10 Prestige
    And Ana's Keondra is in the Haven
    And Bruno's Matthew is in the Haven
    And Ana holds Hope
    When Ana recruits Hope
    Then Hope is in Ana's Haven with 4 Blood
    And Ana has 6 Prestige
    And Ana has 1 Action left

  @id:RIV-4118 @rivals.prestige-on.spend-when-interacting @rivals.prestige-on.interaction-kinds @needs:cards @needs:hunters @needs:options
  Scenario: Prestige on one's own character cannot pay a cost
    Given Ana (hunters) and Bruno (hunters) sit clockwise
    And Ana has 1 Prestige
    And Ana's Maria Lopez and Ingrid are in the Haven
    And Bruno's Sara and Rio are in the Haven
    And Bruno's Weigh Down is attached to Ingrid
    And Ana's Weigh Down is attached to Sara
    And Ana's Weigh Down is attached to Rio
    And 1 Prestige of Ana lies on Ingrid
    And 1 Prestige of Ana lies on Sara
    When Ana uses Maria Lopez
    Then exactly these choices are open to Ana:
      | Ana chooses Sara |
    When Ana chooses Sara
    Then Sara takes 1 damage
    And 1 Prestige of Ana lies on Ingrid
    And Ana has 1 Prestige
