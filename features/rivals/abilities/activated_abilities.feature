# Rivals, "Activated Abilities", "Additional Rules on Paying Costs"
Feature: Activated abilities

  Background:
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Deacon Jones and Sister Claire are in The Streets
    And Bruno's Matthew is in The Streets

  @id:RIV-1972 @rivals.activated.format @checks:b @needs:hunters
  Scenario: A text without a cost is not an ability that can be used
    Given Ana's Maria Lopez is in the Haven
    And Ana's Weigh Down is attached to Matthew
    And Ana's Ingrid is in the Haven
    Then Ana cannot use Ingrid because rivals.activated.format
    When Ana uses Maria Lopez
    And Ana chooses Matthew
    Then Ana loses 1 Prestige

  @id:RIV-1973 @rivals.activated.needs-legal-target @checks:a,c @needs:hunters
  Scenario: An ability without a legal target cannot be used
    Given Ana's Maria Lopez is in the Haven
    And Ana holds Weigh Down
    And Ana's Rio is in the Haven
    And Ghost is in The Streets
    Then Ana cannot use Maria Lopez because rivals.activated.must-change-state
    When Rio plays Weigh Down as Action card
    And Ana chooses Ghost
    And Ana uses Maria Lopez
    And Ana chooses Ghost
    Then Ana loses 1 Prestige
    And Maria Lopez is exhausted

  @id:RIV-1974 @rivals.activated.must-change-state @checks:a @needs:torpor @needs:hunters
  Scenario: An ability that would change nothing cannot be used
    Given Ana's Blood of Saint Dominic lies beside the Haven
    Then Ana cannot use Blood of Saint Dominic because rivals.activated.must-change-state
    When Deacon Jones is dealt 1 Mental damage through Bruno
    And Ana uses Blood of Saint Dominic
    Then Deacon Jones has 4 Blood
    And Blood of Saint Dominic is exhausted

  @id:RIV-1975 @example @rivals.activated.example.attack-bonus @checks:a,b @needs:hunters
  Scenario: An attack bonus can be used only during an attack
    Given Ana's Thorn from the Crown lies beside the Haven
    Then Ana cannot use Deacon Jones because rivals.activated.only-own-action-phase
    And Ana cannot use Sister Claire because rivals.activated.only-own-action-phase
    When Deacon Jones attacks Matthew
    And Deacon Jones makes a Physical attack
    Then it is for Ana to use an ability or decline
    When Ana uses Deacon Jones
    And Ana declines
    Then Ana loses 2 Prestige
    And Matthew keeps all Blood

  @id:RIV-1976 @rivals.activated.announce-and-pay @checks:a @needs:hunters
  Scenario: The cost of an ability is paid before it takes effect
    Given Ana's Maria Lopez is in the Haven
    And Ana's Weigh Down is attached to Matthew
    When Ana uses Maria Lopez
    And Ana chooses Matthew
    Then Maria Lopez is exhausted
    And Ana loses 1 Prestige
    And these events happen in order:
      | event          | card        | amount |
      | card-exhausted | Maria Lopez |        |
      | damage-dealt   |             | 0      |
    And these events happen in order:
      | event          | amount |
      | prestige-spent | 1      |
      | damage-dealt   | 0      |

  @id:RIV-1977 @rivals.activated.announce-and-pay @checks:b @needs:hunters
  Scenario: An ability cannot be used unless its whole cost is paid
    Given Ana has 1 Prestige
    And Ana's Maria Lopez is in the Haven
    And Ana's Weigh Down is attached to Matthew
    Then Ana cannot use Maria Lopez because rivals.activated.must-change-state
    And Maria Lopez is ready
    And Ana has 1 Prestige

  @id:RIV-1978 @rivals.activated.cost.exhaust-needs-ready @checks:a,b @needs:hunters
  Scenario: A card must be ready to exhaust for its ability
    Given Ana's Bone of the Apostle James lies beside the Haven
    And Ana's Evangeline is in the Haven and exhausted
    And Ana's Toquinho is in the Haven
    When Ana uses Bone of the Apostle James
    And Ana chooses Evangeline
    Then Evangeline is ready
    And Bone of the Apostle James is exhausted
    When Deacon Jones attacks Matthew
    And Deacon Jones makes a Physical attack
    And Ana declines
    Then Ana cannot use Bone of the Apostle James because rivals.activated.once-per-own-action-phase

  @id:RIV-1979 @rivals.activated.cost.exhaust-needs-ready @checks:b @needs:hunters
  Scenario: An exhausted card cannot exhaust again for its ability
    Given Ana's Maria Lopez is in the Haven and exhausted
    And Ana's Weigh Down is attached to Matthew
    Then Ana cannot use Maria Lopez because rivals.activated.must-change-state
    And Ana has 2 Actions left

  @id:RIV-1980 @rivals.activated.cost.exhaust-own-card @checks:a,b @needs:hunters
  Scenario: An ability exhausts the card it is on and no other
    Given Ana's Maria Lopez and Ingrid are in the Haven
    And Ana's Weigh Down is attached to Matthew
    When Ana uses Maria Lopez
    And Ana chooses Matthew
    Then Maria Lopez is exhausted
    And Ingrid, Deacon Jones and Sister Claire are ready

  @id:RIV-1981 @rivals.activated.cost.non-exhaust-on-exhausted-card @checks:c @needs:hunters
  Scenario: An exhausted card can still use an ability that does not exhaust it
    Given Bruno's Benicio and Hope are in the Haven with 3 Blood and exhausted
    And Ana's Maria Lopez is in the Haven and exhausted
    And Ana's Weigh Down is attached to Matthew
    And Bruno holds Shotgun
    Then Ana cannot use Maria Lopez because rivals.activated.must-change-state
    When Hope is dealt 2 Mental damage through Ana
    And Bruno uses Benicio
    And Bruno discards Shotgun
    Then Hope loses 1 Blood
    And Benicio is exhausted

  @id:RIV-1982 @rivals.activated.cost.prestige-from-personal-supply @checks:a,b @needs:hunters
  Scenario: Prestige for an ability is paid from the personal supply
    Given Ana has 5 Prestige
    And Ana's Thorn from the Crown lies beside the Haven
    When Deacon Jones attacks Matthew
    And Deacon Jones makes a Physical attack
    And Ana uses Deacon Jones
    Then Ana has 3 Prestige
    When Ana declines
    Then Bruno keeps all Prestige

  @id:RIV-1983 @rivals.activated.cost.not-last-prestige @checks:a,b @needs:hunters
  Scenario: The last Prestige cannot pay for an ability
    Given Ana has 1 Prestige
    And Ana's Maria Lopez is in the Haven
    And Ana's Weigh Down is attached to Matthew
    Then Ana cannot use Maria Lopez because rivals.activated.must-change-state
    When Ana gains 1 Prestige
    And Ana uses Maria Lopez
    And Ana chooses Matthew
    Then Ana has 1 Prestige

  @id:RIV-1984 @rivals.activated.cost.not-last-prestige @checks:c @needs:hunters
  Scenario Outline: A player with 2 Prestige cannot pay a cost of 2
    Given Ana has <supply> Prestige
    And Ana's Thorn from the Crown lies beside the Haven
    When Deacon Jones attacks Matthew
    And Deacon Jones makes a Physical attack
    Then exactly these choices are open to Ana:
      | Ana uses Sister Claire          |
      | Ana uses Thorn from the Crown   |
      | Ana declines                    |
    When Ana declines
    Then Ana has <supply> Prestige

    Examples:
      | supply |
      | 2      |

  @id:RIV-1985 @rivals.activated.once-per-own-action-phase @checks:a @needs:hunters
  Scenario: An ability is used only once per turn
    Given Ana's Thorn from the Crown lies beside the Haven
    When Deacon Jones attacks Matthew
    And Deacon Jones makes a Physical attack
    And Ana uses Deacon Jones
    Then Ana cannot use Deacon Jones because rivals.activated.once-per-own-action-phase
    When Ana uses Sister Claire
    And Ana declines
    Then Ana has 18 Prestige

  @id:RIV-1986 @rivals.activated.many-different @checks:a,b @needs:hunters
  Scenario: Three different abilities apply to one attack, each for its own cost
    Given Ana's Thorn from the Crown lies beside the Haven
    When Deacon Jones attacks Matthew
    And Deacon Jones makes a Physical attack
    And Ana uses Deacon Jones
    And Ana uses Sister Claire
    And Ana uses Thorn from the Crown
    Then Matthew takes 2 damage
    And Ana loses 3 Prestige
    And Sister Claire and Thorn from the Crown are exhausted

  @id:RIV-1987 @rivals.activated.each-copy-once @checks:a,b @needs:hunters
  Scenario: Each of two copies of a card can use its ability once
    Given Bruno's Hope is in the Haven
    And Vagrant and Vagrant are attached to Hope
    When Hope is dealt 3 Mental damage through Ana
    And Bruno uses Vagrant
    And Bruno uses Vagrant#2
    Then Hope takes 1 damage
    And Vagrant and Vagrant#2 are exhausted

  @id:RIV-1989 @rivals.activated.exception-damage-prevention @checks:a,b @needs:hunters
  Scenario: Damage can be prevented in a foe's turn, but only once per turn with one ability
    Given Bruno's Benicio and Hope are in the Haven
    And Bruno holds Shotgun and Shotgun
    When Hope is dealt 1 Mental damage through Ana
    Then it is for Bruno to prevent damage or decline
    When Bruno uses Benicio
    And Bruno discards Shotgun
    Then Hope keeps all Blood
    When Hope is dealt 1 Mental damage through Ana
    Then Hope loses 1 Blood
    And Bruno holds Shotgun

  @id:RIV-1990 @rivals.activated.cost.discard-by-acting-player @checks:a @needs:hunters
  Scenario: A card discarded to pay for an ability comes from its player's hand
    Given Bruno's Benicio and Hope are in the Haven
    And Bruno holds Shotgun and Keondra
    And Ana holds Wrath
    When Hope is dealt 2 Mental damage through Ana
    And Bruno uses Benicio
    And Bruno discards Shotgun
    Then Hope loses 1 Blood
    And Bruno holds Keondra
    And Bruno's discard pile holds Shotgun
    And Ana holds Wrath

  @id:RIV-1991 @rivals.activated.cost.discard-by-acting-player @checks:b,c @needs:hunters
  Scenario Outline: A player without a Library card in hand cannot pay a discard cost
    Given Bruno's Benicio and Hope are in the Haven
    And Bruno holds <hand>
    When Hope is dealt 1 Mental damage through Ana
    Then Hope loses 1 Blood
    And it is for Ana to act

    Examples:
      | hand    |
      | Keondra |

  @id:RIV-1992 @rivals.cost.discipline-before-cost @checks:a,c,d @needs:hunters
  Scenario Outline: Only a character with the Edge before a cost may pay that cost
    Given Ana's <attacker> and <mate> are in The Streets
    And Ana holds Speaking in Tongues
    And Bruno's Hakim Owusu is in the Haven
    When <attacker> attacks Matthew
    And <attacker> makes a Social attack
    And Ana plays Speaking in Tongues face down
    Then it is for Ana to <question>

    Examples:
      | attacker | mate   | question       |
      | Ingrid   | Rio    | pay or decline |
      | Rio      | Ingrid | act            |

  @id:RIV-1993 @example @rivals.cost.no-double-use @checks:a @rivals.cost.example.discard-not-shared @checks:d @needs:hunters
  Scenario Outline: One card in hand cannot both meet a demand and pay a cost
    Given it is Bruno's Action Phase
    And BOPE-RJ: Marksman and BOPE-RJ: PsyOps are in The Streets
    And Bruno's Benicio is in the Haven
    And Bruno holds Shotgun
    When Bruno moves Benicio to The Streets
    And Bruno chooses Benicio
    And Bruno <choice>
    And Bruno discards Shotgun
    Then Benicio loses <lost> Blood
    And Bruno holds nothing
    And it is for Bruno to act

    Examples:
      | choice       | lost |
      | uses Benicio | 0    |
      | declines     | 1    |

  @id:RIV-1994 @example @rivals.cost.example.discard-not-shared @checks:a,c @needs:hunters
  Scenario: A discard demanded by an Ongoing card does not pay for an ability
    Given it is Bruno's Action Phase
    And BOPE-RJ: Marksman and BOPE-RJ: PsyOps are in The Streets
    And Bruno's Benicio is in the Haven
    And Bruno holds Shotgun and Awe
    When Bruno moves Benicio to The Streets
    And Bruno chooses Benicio
    And Bruno uses Benicio
    And Bruno discards Shotgun
    Then it is for Bruno to discard or decline
    And Bruno holds Awe
    And Benicio keeps all Blood
    When Bruno discards Awe
    Then Bruno holds nothing
    And Bruno's discard pile holds Shotgun and Awe
    And it is for Bruno to act

  @id:RIV-1995 @rivals.cost.never-last-even-to-win @checks:a @needs:hunters
  Scenario: The last Prestige cannot buy even the winning Agenda
    Given Ana has 2 Prestige
    And Ana has 12 Agenda
    And Ana's Francisco is in the Haven
    And Ghost is in The Streets with 1 Blood
    And BOPE-RJ: PsyOps is in The Streets
    And Ana holds Anonymous Tip
    Then Francisco cannot play Anonymous Tip as Action card because rivals.terms.target.none-means-unplayable
    And Ana has 12 Agenda

  @id:RIV-1996 @rivals.cost.never-last-even-to-win @checks:c @needs:hunters
  Scenario: The last Prestige cannot be part of a cost the player chooses
    Given Ana has 3 Prestige
    And Ana's Haven card is The Bunker
    And Deacon Jones is Leader
    When Deacon Jones is dealt 4 Mental damage through Bruno
    And Ana uses The Bunker through Deacon Jones
    Then exactly these choices are open to Ana:
      | Ana pays 1 Prestige |
      | Ana pays 2 Prestige |
    When Ana pays 2 Prestige
    Then Ana has 1 Prestige
    And Deacon Jones loses 2 Blood

  @id:RIV-1997 @rivals.cost.no-colon-is-play-cost @checks:f @needs:hunters
  Scenario: A cost before a colon is paid on each use, not when the card is played
    Given Ana's Evangeline is in the Haven
    And Ana holds Thorn from the Crown
    When Evangeline plays Thorn from the Crown as Action card
    Then Ana keeps all Prestige
    When Deacon Jones attacks Matthew
    And Deacon Jones makes a Physical attack
    And Ana uses Thorn from the Crown
    And Ana declines
    Then Ana loses 1 Prestige

  @id:RIV-1998 @rivals.activated.cost.action-keyword @checks:a @needs:hunters
  Scenario: An ability that costs an Action also exhausts the acting character
    Given it is Bruno's Action Phase
    And Meeting at Pão de Açúcar is in The Streets
    When Matthew calls the Meeting about Ana
    Then Matthew is exhausted
    And Bruno has 1 Action left

  @id:RIV-1999 @rivals.activated.cost.action-keyword @checks:b,c @needs:hunters
  Scenario: An ability that costs an Action needs an Action left and a ready character
    Given Bruno has 1 Action left
    And Bruno's Keondra is in the Haven and exhausted
    And Meeting at Pão de Açúcar is in The Streets
    Then Keondra cannot call the Meeting about Ana because rivals.rio.meeting.action-with-vampire
    When Bruno passes
    Then Matthew cannot call the Meeting about Ana because rivals.action.exactly-two-per-turn
