# Fifth edition rulebook, "Library Cards": playing and drawing cards, one rule at a time
Feature: Playing and drawing cards

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2443 @vtes.card.play.to-ash-heap-on-resolution @checks:a
  Scenario: A modifier goes to the ash heap when it resolves, and its action goes on
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Conditioning
    When Sully bleeds Alexis
    And Sully plays Conditioning at basic
    Then it is for Alexis to block or decline
    And Sarah holds nothing
    And Sarah's ash heap holds Conditioning
    And the bleed is for 3

  @id:VTES-2444 @vtes.card.play.out-of-play-until-resolution @checks:a,b
  Scenario: Equipment is out of play until its action succeeds, and then is on the minion
    Given Sarah's Nassir is ready
    And Alexis's Belinde is ready
    And Sarah holds .44 Magnum
    When Nassir equips with .44 Magnum
    Then it is for Alexis to block or decline
    And Nassir bears nothing
    And Sarah holds nothing
    And Sarah's ash heap is empty
    When Alexis declines to block
    Then Nassir bears .44 Magnum
    And Sarah's ash heap is empty

  @id:VTES-2445 @needs:master @vtes.card.as-played.nothing-else-allowed @checks:b
  Scenario: A reaction that unlocks is not a wake and cannot be played as a card is played
    Given Sarah's Sully is ready
    And Alexis's Belinde is ready and locked
    And Alexis's Nassir is ready
    And Sarah holds Conditioning
    And Alexis holds Direct Intervention and Guard Dogs
    When Sully bleeds Alexis
    And Sully plays Conditioning at basic
    Then it is for Alexis to respond as the card is played
    And Belinde cannot play Guard Dogs at basic because vtes.glossary.wake.unlocking-reaction-not-in-as-played-window
    And Nassir cannot attempt to block because vtes.card.as-played.nothing-else-allowed
    When Alexis passes
    And Belinde plays Guard Dogs at basic
    And nobody cancels the card
    Then Belinde is unlocked
    And it is for Alexis to block or decline

  @id:VTES-2446 @vtes.card.as-played.replacement-draw-after-window @checks:a,b
  @vtes.published.cancel.nothing-else-in-the-window
  Scenario: A card drawn as a replacement cannot cancel the card it replaces
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Alexis holds Deflection
    And Alexis's library holds Direct Intervention
    And Tom holds Direct Intervention
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Deflection at superior on Rui
    Then it is for Tom to respond as the card is played
    And Alexis holds nothing
    And Alexis cannot play Direct Intervention because vtes.card.play.announce-and-show
    When Tom passes
    Then Alexis holds Direct Intervention
    And Rui burns 1 pool

  @id:VTES-2447 @vtes.turn.discard-phase-action-discard-and-draw @checks:b
  Scenario: A Methuselah need not discard
    Given it is Sarah's discard phase
    And Sarah holds Vessel, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Blur
    When Sarah ends the discard phase
    Then Sarah holds Vessel, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Blur
    And Sarah's ash heap is empty
    And it is for Alexis to decide in the unlock phase

  @id:VTES-2448 @vtes.turn.discard-phase-action-discard-and-draw @checks:a,c
  Scenario: A discarded card is replaced from the library if a card is left there
    Given it is Sarah's discard phase
    And Sarah holds Vessel, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Blur
    When Sarah discards Vessel
    Then Sarah holds Blur, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's ash heap holds Vessel
    When everyone passes until Sarah's discard phase
    And Sarah discards Blur
    Then Sarah holds 6 cards
    And Sarah's ash heap holds Vessel and Blur

  @id:VTES-2449 @vtes.card.draw.draw-up-immediately @checks:a
  Scenario: A hand size larger by two lets a Methuselah draw two cards at once
    Given Sarah controls Dreams of the Sphinx
    And Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding, Vessel and Blur
    When Sarah uses Dreams of the Sphinx to raise the hand size
    Then Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Bonding and Vessel
    And Sarah's library holds Blur
    And it is for Sarah to decide in the minion phase

  @id:VTES-2450 @vtes.card.draw.draw-up-immediately @checks:b
  Scenario: A card discarded as a cost is replaced before anything else happens
    Given Sarah's Larissa Moreira and Alexis's Nassir are ready
    And Sarah holds Raven Spy, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Vessel and Blur
    When Larissa Moreira bleeds Alexis
    And Sarah uses Larissa Moreira on Raven Spy
    Then it is for Alexis to block or decline
    And Sarah holds Vessel, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's ash heap holds Raven Spy

  @id:VTES-2451 @vtes.card.draw.replace-after-play @checks:b @vtes.card.draw.hand-matches-hand-size @checks:a
  Scenario: A card played on another Methuselah's turn is replaced at once for its player only
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready and locked
    And Sarah holds Vessel
    And Sarah's library holds Blur
    And Alexis holds On the Qui Vive, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Alexis's library holds Majesty and Dodge
    When Belinde bleeds Alexis
    And Ayelech plays On the Qui Vive
    Then it is for Alexis to block or decline
    And Alexis holds Majesty, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Alexis's library holds Dodge
    And Alexis's ash heap holds On the Qui Vive

  @id:VTES-2452 @vtes.card.draw.delayed-replacement-lowers-hand-size @checks:b
  @vtes.published.replace-next-turn.before-unlocking
  Scenario: Two cards with delayed replacement leave five in hand until the next unlock phase
    Given Sarah's Belinde is ready
    And Alexis's Ayelech and Lauren are ready and locked
    And Alexis holds Wake with Evening's Freshness, Wake with Evening's Freshness, Vessel, Vessel, Vessel, Vessel and Vessel
    And Alexis's library holds Blur and Dodge
    When Belinde bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    Then Alexis holds 6 cards
    When Lauren plays Wake with Evening's Freshness
    Then Alexis holds 5 cards
    When Alexis declines to block
    And everyone passes until Alexis's unlock phase
    Then Alexis holds Vessel, Vessel, Vessel, Vessel, Vessel, Blur and Dodge

  @id:VTES-6032 @vtes.card.draw.delayed-replacement-lowers-hand-size @checks:a
  Scenario: An ordinary card is replaced at once while another waits for its replacement
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready and locked
    And Alexis holds Wake with Evening's Freshness, Deflection, Vessel, Vessel, Vessel, Vessel and Vessel
    And Alexis's library holds Blur and Dodge
    When Belinde bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    Then Alexis holds 6 cards
    When Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then Alexis holds Vessel, Vessel, Vessel, Vessel, Vessel and Blur
    And Alexis's library holds Dodge
    And Tom burns 1 pool

  @id:VTES-2453 @vtes.card.play.into-play-on-resolution @checks:a
  Scenario Outline: <card> enters play and does not go to the ash heap
    Given it is Sarah's master phase
    And Sarah's Lauren is ready
    And Sarah holds <card>
    When Sarah plays <card>
    Then Sarah controls <card>
    And Sarah holds nothing
    And Sarah's ash heap is empty

    Examples:
      | card                     |
      | Academic Hunting Ground  |
      | The Barrens              |
      | Smiling Jack, The Anarch |

  @id:VTES-2454 @vtes.library.master-cards-played-by-methuselahs @checks:a,b
  Scenario: A Methuselah with no minions may play two copies of a master card in one phase
    Given it is Sarah's master phase
    And Alexis's Ryan is ready with 2 blood
    And Sarah holds Life in the City and Life in the City
    When Sarah plays Life in the City on Ryan
    And Sarah plays Life in the City on Ryan
    Then Ryan has 4 blood
