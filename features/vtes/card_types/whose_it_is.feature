# Fifth edition rulebook, "Cost", "Playing a Card", "Drawing Cards": a player uses only their own cards and resources
Feature: Cards and resources of other Methuselahs

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-2531 @vtes.card.cost.blood-needs-enough-blood
  Scenario: A Methuselah cannot use a rival's The Line to reduce her costs
    Given it is Sarah's minion phase
    And Sarah's Nassir is ready with 2 blood
    And Alexis controls The Line
    And Sarah holds Impundulu
    Then Nassir cannot recruit Impundulu because vtes.card.cost.blood-needs-enough-blood
    When everyone passes until Sarah's influence phase
    Then Nassir has 2 blood

  @id:VTES-2532 @vtes.card.cost.pool-needs-enough-pool
  Scenario: A Methuselah cannot use a rival's Eccentric Billionaire to pay
    Given it is Sarah's master phase
    And Sarah has 1 pool
    And Sarah's Colette is ready
    And Alexis's Eccentric Billionaire is ready
    And Sarah holds Asylum Hunting Ground
    Then Sarah cannot play Asylum Hunting Ground because vtes.card.cost.pool-needs-enough-pool
    And Eccentric Billionaire is unlocked

  @id:VTES-2533 @vtes.card.cost.optional-reducer-when-played
  @vtes.published.lock-to-reduce-cost.makes-affordable
  Scenario: A Methuselah who can pay only with a reducer must use the reducer
    Given it is Sarah's master phase
    And Sarah has 1 pool
    And Ines has 20 pool
    And Sarah's Colette and Eccentric Billionaire are ready
    And Sarah holds Asylum Hunting Ground
    When Sarah plays Asylum Hunting Ground
    Then Sarah cannot pass because vtes.card.cost.optional-reducer-when-played
    When Sarah uses Eccentric Billionaire
    Then Sarah is ousted
    And Ines gains 6 pool

  @id:VTES-2534
  @vtes.card.draw.draw-up-immediately @vtes.card.draw.hand-matches-hand-size @checks:a
  Scenario: A larger hand size applies only to its own Methuselah
    Given it is Sarah's minion phase
    And Sarah controls Dreams of the Sphinx
    And Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding, Vessel and Blur
    And Sarah's Belinde is ready
    And Alexis's Ayelech is ready and locked
    And Alexis holds On the Qui Vive, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Alexis's library holds Majesty, Blur and Blur
    When Sarah uses Dreams of the Sphinx to raise the hand size
    Then Sarah holds 9 cards
    And Alexis holds 7 cards
    When Belinde bleeds Alexis
    And Ayelech plays On the Qui Vive
    Then Alexis holds 7 cards
    And Alexis's library holds Blur and Blur
    When Alexis declines to block
    And everyone passes until Sarah's discard phase
    And Sarah ends the discard phase
    And Sarah discards Dodge
    And Sarah discards Dodge
    Then Sarah holds 7 cards
    And Alexis holds 7 cards

  @id:VTES-2535 @vtes.equip.success-puts-card-on-acting-minion
  Scenario: Equipment enters play without counters, and nobody gains any from it
    Given it is Sarah's minion phase
    And Sarah's Nassir is ready with 2 blood
    And Sarah holds .44 Magnum
    When Nassir equips with .44 Magnum
    Then Nassir bears .44 Magnum
    And .44 Magnum has 0 counters
    And none of these events happens:
      | event        |
      | blood-gained |

  @id:VTES-2536 @needs:ending @needs:master @vtes.card.play.to-ash-heap-on-resolution
  Scenario: A card being played when the acting Methuselah is ousted goes to its owner's ash heap
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Alexis holds Deflection
    And Rui holds Direct Intervention
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then it is for Rui to respond as the card is played
    When Sarah loses all pool
    Then Alexis's ash heap holds Deflection
    And Alexis holds nothing
    And Rui holds Direct Intervention
    And no action is under way
    And it is for Alexis to decide in the unlock phase

  @id:VTES-2537 @vtes.sequencing.acting-methuselah-first @vtes.card.as-played.cancel-effects-allowed
  Scenario Outline: Others may respond clockwise to <player>'s master card: <first> first
    Given it is <player>'s master phase
    And <player>'s Belinde is ready
    And <player> holds Blood Doll
    And <first> holds Sudden Reversal
    And <second> holds Sudden Reversal
    And <third> holds Sudden Reversal
    And <last> holds Sudden Reversal
    When <player> plays Blood Doll on Belinde
    Then it is for <first> to respond as the card is played
    When <first> passes
    Then it is for <second> to respond as the card is played
    When <second> passes
    Then it is for <third> to respond as the card is played
    When <third> passes
    Then it is for <last> to respond as the card is played
    When <last> plays Sudden Reversal
    And everyone passes
    Then Belinde bears nothing

    Examples:
      | player | first  | second | third  | last   |
      | Sarah  | Alexis | Tom    | Rui    | Ines   |
      | Tom    | Rui    | Ines   | Sarah  | Alexis |
      | Ines   | Sarah  | Alexis | Tom    | Rui    |

  @id:VTES-4947 @vtes.sequencing.acting-methuselah-first @vtes.sequencing.order-others-clockwise
  Scenario Outline: Others vote clockwise in <caller>'s referendum: <first> first
    Given it is <caller>'s minion phase
    And <caller>'s Wauneka is ready
    And <caller> holds Ancilla Empowerment
    And <first>'s Ayelech, <second>'s Belinde, <third>'s Andi Liu and <last>'s Alice Chen are ready and locked
    When Wauneka plays Ancilla Empowerment
    Then it is for <caller> to vote or pass
    And <first> cannot vote for the referendum with Ayelech because vtes.politics.occasions
    When <caller> passes
    Then it is for <first> to vote or pass
    And <second> cannot vote for the referendum with Belinde because vtes.politics.occasions
    When <first> passes
    Then it is for <second> to vote or pass
    When <second> passes
    Then it is for <third> to vote or pass
    When <third> passes
    Then it is for <last> to vote or pass
    When <last> passes
    Then the referendum fails

    Examples:
      | caller | first | second | third  | last   |
      | Tom    | Rui   | Ines   | Sarah  | Alexis |
      | Rui    | Ines  | Sarah  | Alexis | Tom    |

  @id:VTES-4948 @vtes.sequencing.acting-methuselah-first @vtes.sequencing.order-others-clockwise
  Scenario Outline: The burn option in <player>'s unlock phase passes clockwise: <first> first
    Given it is <player>'s unlock phase
    And <player> holds Erebus Mask
    And <first> holds Erebus Mask
    And <second> holds Erebus Mask
    And <third> holds Erebus Mask
    And <last> holds Erebus Mask
    Then it is for <player> to use the burn option or decline
    When <player> passes
    Then it is for <first> to use the burn option or decline
    When <first> passes
    Then it is for <second> to use the burn option or decline
    When <second> passes
    Then it is for <third> to use the burn option or decline
    When <third> passes
    Then it is for <last> to use the burn option or decline
    When <last> discards Erebus Mask
    And everyone passes
    Then <last> holds nothing

    Examples:
      | player | first | second | third  | last   |
      | Tom    | Rui   | Ines   | Sarah  | Alexis |
      | Rui    | Ines  | Sarah  | Alexis | Tom    |

  @id:VTES-4949 @vtes.sequencing.order-combat @vtes.combat.sequence.impulse-passes-defender-then-others
  Scenario Outline: Others respond clockwise in a combat between <acting> and <second>: <third> third
    Given it is <acting>'s minion phase
    And <acting>'s Rafastio Ghoul is ready with 2 life
    And <second>'s Belinde is ready
    And <third>'s Malachi, <fourth>'s Artemis and <last>'s Monica Giovanni are ready
    And <third> holds Martyr's Resilience
    And <fourth> holds Martyr's Resilience
    And <last> holds Martyr's Resilience
    When Rafastio Ghoul bleeds <second>
    And Belinde attempts to block
    And Rafastio Ghoul strikes with hands
    And Belinde strikes with hands
    Then it is for <third> to prevent damage or decline
    When <third> passes
    Then it is for <fourth> to prevent damage or decline
    When <fourth> passes
    Then it is for <last> to prevent damage or decline

    Examples:
      | acting | second | third  | fourth | last   |
      | Tom    | Rui    | Ines   | Sarah  | Alexis |
      | Rui    | Ines   | Sarah  | Alexis | Tom    |
      | Alexis | Tom    | Rui    | Ines   | Sarah  |

  @id:VTES-4950 @vtes.sequencing.acting-methuselah-first @vtes.sequencing.order-others-clockwise
  Scenario: Rui's card can be cancelled by others clockwise: Ines, then Sarah before Alexis
    Given it is Rui's master phase
    And Rui's Belinde is ready
    And Rui holds Blood Doll
    And Ines holds Sudden Reversal
    And Sarah holds Sudden Reversal
    And Alexis holds Sudden Reversal
    When Rui plays Blood Doll on Belinde
    Then it is for Ines to respond as the card is played
    And Sarah cannot play Sudden Reversal because vtes.sequencing.order-others-clockwise
    When Ines passes
    Then it is for Sarah to respond as the card is played
    When Sarah plays Sudden Reversal
    And everyone passes
    Then Belinde bears nothing
    And Alexis holds Sudden Reversal

  @id:VTES-2538 @vtes.card-action.success-resolves-as-printed @vtes.glossary.discard-moves-hand-card-to-ash-heap
  Scenario: Revelations against an empty hand succeeds, and no card is discarded
    Given it is Sarah's minion phase
    And Sarah's Lauren is ready
    And Sarah holds Revelations
    And Alexis's library holds Bonding
    When Lauren plays Revelations at basic on Alexis
    Then the action succeeds
    And it is for Sarah to decide in the minion phase
    And Alexis's ash heap is empty

  @id:VTES-2539 @vtes.card.draw.discard-down-immediately @vtes.card.draw.draw-up-immediately
  Scenario: A stolen Elder Library changes both players' hand sizes at once
    Given it is Sarah's minion phase
    And Sarah's Madison is ready
    And Sarah holds Dominate Kine, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding, Blur and Majesty
    And Alexis controls Elder Library
    And Alexis holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Vessel and Vessel
    And Alexis's library holds Blur
    When Madison plays Dominate Kine at superior on Elder Library
    Then it is for Alexis to discard down
    When Alexis discards Vessel
    Then Sarah controls Elder Library
    And Alexis holds 7 cards
    And Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Bonding and Blur
    And it is for Sarah to decide in the minion phase

  @id:VTES-2540 @vtes.card.draw.replace-after-play @checks:a
  Scenario: A known card on top of the library is drawn before random ones
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 2 blood
    And Sarah holds Life in the City, Life in the City, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Vessel
    And Sarah's library holds Blur and Majesty in unknown order
    When Sarah plays Life in the City on Belinde
    Then Sarah holds Life in the City, Vessel, Dodge, Dodge, Dodge, Dodge and Dodge
    When Sarah plays Life in the City on Belinde
    Then it is for chance to draw a card
    When chance draws Majesty
    Then Sarah holds Majesty, Vessel, Dodge, Dodge, Dodge, Dodge and Dodge

  @id:VTES-2541 @vtes.master.trophy.controlled-by-vampires-controller @checks:a @needs:legacy
  Scenario: A hand size bonus from a trophy follows its vampire and comes back with it
    Given it is Sarah's master phase
    And Tom's Colette is ready
    And Colette bears Trophy: Library
    And Tom holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Vessel and Vessel
    And Tom's library holds Blur, Blur and Blur
    And Sarah holds Malkavian Dementia, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding, Bonding, Bonding and Majesty
    When Sarah plays Malkavian Dementia on Colette
    Then it is for Tom to discard down
    When Tom discards Vessel
    And Tom discards Vessel
    Then Tom holds 7 cards
    And Sarah holds 9 cards
    When everyone passes until Tom's minion phase
    Then Sarah holds 9 cards
    When everyone passes until Ines's discard phase
    And Ines ends the discard phase
    Then it is for Sarah to discard down
    When Sarah discards Bonding
    And Sarah discards Bonding
    Then Sarah holds 7 cards
    And Tom holds 9 cards
    And Tom controls Colette and Trophy: Library

  @id:VTES-2542 @needs:discard @needs:contests @vtes.card.play.into-play-on-resolution
  Scenario: A card that entered play is not in the ash heap when its player is ousted at that moment
    Given it is Sarah's master phase
    And Sarah holds Elder Library
    And Alexis controls Elder Library
    And Alexis holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Bonding and Vessel
    When Sarah plays Elder Library
    Then it is for Alexis to discard down
    When Sarah loses all pool
    Then Sarah's ash heap is empty
    And Sarah is ousted

  @id:VTES-2543 @vtes.golden-rule.cards-override-rules
  Scenario: A minion plays On the Qui Vive once between two of its unlock phases, even if others unlock
    Given it is Tom's minion phase
    And Tom's Belinde and Sarah's Nassir are ready
    And Rui's Sully is ready and locked
    And Alexis's Ayelech and Lauren are ready and locked
    And Alexis holds On the Qui Vive, On the Qui Vive and On the Qui Vive
    When Belinde bleeds Rui
    And Ayelech plays On the Qui Vive
    And everyone passes until Rui's minion phase
    And Sully bleeds Ines
    Then it is for Alexis to block or decline
    And Ayelech cannot play On the Qui Vive because vtes.golden-rule.cards-override-rules
    When Alexis passes
    And everyone passes until Sarah's minion phase
    And Nassir bleeds Alexis
    Then Ayelech cannot play On the Qui Vive because vtes.golden-rule.cards-override-rules
    When Lauren plays On the Qui Vive
    And Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-2544 @vtes.card.cost.pool-symbol @vtes.published.secure-haven.extra-pool-for-all
  Scenario Outline: A master card on <whose> minion with Secure Haven costs 1 more pool
    Given it is Sarah's master phase
    And <whose> Ashley is ready
    And Ashley bears Secure Haven
    And Sarah's Ryan is ready
    And Sarah holds Vessel and Misdirection
    And Sarah controls The Parthenon
    When Sarah uses The Parthenon
    And Sarah plays Vessel on Ashley
    Then Sarah burns 2 pool
    When Sarah plays Misdirection on Ryan
    Then Sarah burns 1 pool

    Examples:
      | whose    |
      | Sarah's  |
      | Alexis's |
      | Rui's    |

  @id:VTES-2545 @vtes.counter.burned-counters-return-to-bank
  Scenario: A free card burns no pool or blood
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Alexis's Ayelech is ready and locked
    And Alexis holds On the Qui Vive
    When Belinde bleeds Alexis
    And Ayelech plays On the Qui Vive
    Then it is for Alexis to block or decline
    And none of these events happens:
      | event        |
      | blood-burned |
      | pool-burned  |
      | blood-gained |
      | pool-gained  |
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-2546 @vtes.golden-rule.cards-override-rules
  Scenario: Nu, The Pillar cannot play a Celerity card even if it has a second Discipline
    Given it is Sarah's minion phase
    And Sarah's Nu, The Pillar is ready
    And Nu, The Pillar bears Celerity
    And Sarah's Catalina Vega is ready
    And Alexis's Mkhokheli is ready
    And Sarah holds Ancilla Empowerment, Scalpel Tongue and Bewitching Oration
    When Nu, The Pillar plays Ancilla Empowerment
    And nobody blocks
    And Sarah passes
    And Sarah passes
    And Alexis votes against the referendum with Mkhokheli
    Then it is for Sarah to vote or pass
    And Nu, The Pillar cannot play Scalpel Tongue at basic on Mkhokheli because vtes.golden-rule.cards-override-rules
    When Nu, The Pillar plays Bewitching Oration at basic
    And Sarah votes for the referendum with Catalina Vega
    Then the votes are 2 for and 2 against
    When everyone passes
    Then the referendum fails

  @id:VTES-2547 @needs:equip @vtes.wording.search.no-need-to-announce-card
  Scenario: Equipment that is found enters play without counters
    Given it is Sarah's minion phase
    And Sarah's Lauren is ready with 3 blood
    And Sarah holds Magic of the Smith, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Blur, Sport Bike and Vessel
    When Lauren plays Magic of the Smith at basic
    And Sarah takes Sport Bike
    Then Lauren bears Sport Bike
    And Sport Bike has 0 counters
    And Lauren burns 1 blood
    And Sarah burns 1 pool

  @id:VTES-2548 @vtes.card.cost.blood-needs-enough-blood
  Scenario: Blood that will pay for the current action card cannot pay for another card
    Given it is Alexis's minion phase
    And Alexis's Belinde is ready
    And Alexis holds Hide the Mind
    And Tom's Korah is ready with 2 blood
    And Tom's Stavros is ready with 3 blood
    And Korah's sect is Anarch
    And Stavros's sect is Anarch
    And Tom holds Telepathic Misdirection and Power of All
    When Belinde bleeds Tom
    And Tom declines to block
    And Korah plays Telepathic Misdirection at superior on Rui
    And Belinde plays Hide the Mind at superior
    Then it is for Tom to respond as the card is played
    And Korah cannot play Power of All on Stavros because vtes.card.cost.blood-needs-enough-blood
    When Stavros plays Power of All on Korah
    Then Stavros burns 2 blood
    And Korah burns 1 blood
    And Rui burns 1 pool

  @id:VTES-2549 @vtes.card.draw.replace-after-play @checks:a @vtes.card.draw.card-text-may-override-replacement
  Scenario: Visit from the Capuchin replaces only its own controller's cards
    Given it is Sarah's minion phase
    And Sarah controls Visit from the Capuchin
    And Visit from the Capuchin has 2 counters
    And Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's Belinde is ready
    And Alexis's Ayelech is ready and locked
    And Alexis holds On the Qui Vive, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Alexis's library holds Majesty and Blur
    When Belinde bleeds Alexis
    And Ayelech plays On the Qui Vive
    Then Alexis holds Majesty, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Visit from the Capuchin has 2 counters
    And it is for Alexis to block or decline
