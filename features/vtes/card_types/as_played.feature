# Fifth edition rulebook, "Playing a Card": effects that cancel a card as it is played
Feature: The window in which a card is played
  The card is shown but has no effect yet. Only cancelling and wake effects can be used then.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1000 @vtes.card.as-played.cancel-effects-allowed @checks:a @vtes.cancel.card-has-no-effect @checks:a
  @vtes.card.play.announce-and-show
  Scenario: A card can be cancelled while it is being played
    Given Sarah's Sully is ready
    And Sarah holds Conditioning
    And Alexis holds Direct Intervention
    When Sully bleeds Alexis
    And Sully plays Conditioning at basic
    Then it is for Alexis to respond as the card is played
    And the bleed is for 1
    When Alexis plays Direct Intervention
    Then the action succeeds
    And Alexis has 28 pool

  @id:VTES-1001 @vtes.card.as-played.cancel-effects-allowed @checks:b
  Scenario: A card cannot be cancelled once it has taken effect
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Conditioning
    And Alexis holds Direct Intervention
    When Sully bleeds Alexis
    Then Alexis cannot play Direct Intervention because vtes.card.as-played.cancel-effects-allowed
    When Sully plays Conditioning at basic
    And Alexis passes
    Then it is for Alexis to block or decline
    And Alexis cannot play Direct Intervention because vtes.card.as-played.cancel-effects-allowed
    When Alexis declines to block
    Then Alexis burns 3 pool

  @id:VTES-1002 @vtes.card.as-played.nothing-else-allowed @checks:a
  @vtes.published.cancel.nothing-else-in-the-window
  Scenario: A Methuselah cannot add stealth, block, or use a location while a card is being played
    Given Sarah's Belinde is ready
    And Alexis's Ayelech and Nassir are ready
    And Sarah controls The Labyrinth
    And Sarah holds Lost in Crowds and Cloak the Gathering
    And Alexis holds Direct Intervention and Telepathic Misdirection
    And Ayelech bears Sport Bike
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde plays Cloak the Gathering at basic
    Then it is for Alexis to respond as the card is played
    And Belinde cannot play Lost in Crowds at basic because vtes.card.as-played.nothing-else-allowed
    And Sarah cannot use The Labyrinth on Belinde because vtes.card.as-played.nothing-else-allowed
    And Ayelech cannot play Telepathic Misdirection at basic because vtes.card.as-played.nothing-else-allowed
    And Nassir cannot attempt to block because vtes.card.as-played.nothing-else-allowed
    When Alexis plays Direct Intervention
    Then it is for Sarah to respond to the block attempt
    And the action's stealth is 0

  @id:VTES-1003 @needs:master @vtes.card.as-played.replacement-draw-after-window @checks:a
  @vtes.card.draw.replace-after-play
  Scenario: A card's replacement is drawn once the card can no longer be cancelled
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Conditioning
    And Sarah's library holds Vessel
    And Alexis holds Direct Intervention
    When Sully bleeds Alexis
    And Sully plays Conditioning at basic
    Then it is for Alexis to respond as the card is played
    And Sarah holds nothing
    When Alexis passes
    Then it is for Alexis to block or decline
    And Sarah holds Vessel

  @id:VTES-1004 @vtes.card.as-played.cancel-effects-allowed @vtes.cancel.card-has-no-effect
  @vtes.cancel.card-still-counts-as-played
  Scenario: A card that cancels another card can be cancelled too
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 2 blood
    And Sarah holds Blood Doll
    And Alexis holds Sudden Reversal
    And Tom holds Sudden Reversal
    When Sarah plays Blood Doll on Belinde
    Then it is for Alexis to respond as the card is played
    When Alexis plays Sudden Reversal
    Then it is for Tom to respond as the card is played
    When Tom plays Sudden Reversal
    Then Belinde bears Blood Doll
    And Alexis's ash heap holds Sudden Reversal
    And Tom's ash heap holds Sudden Reversal

  @id:VTES-1005 @needs:bleed @needs:master @vtes.sequencing.order-single-target-directed-action
  Scenario: The impulse while a card is played follows the order of the current action
    Given Sarah's Sully is ready
    And Sarah holds Govern the Unaligned
    And Alexis holds Direct Intervention
    And Rui holds Direct Intervention
    When Sully plays Govern the Unaligned at basic on Alexis
    Then it is for Alexis to respond as the card is played
    When Alexis passes
    Then it is for Rui to respond as the card is played
    When Rui passes
    Then the action succeeds
    And Alexis burns 3 pool

  @id:VTES-1006 @vtes.card.as-played.wake-effects-allowed @checks:a
  @vtes.glossary.wake.usable-in-as-played-window @checks:a
  @vtes.cancel.card-has-no-effect
  @vtes.published.cancel-as-a-reaction.only-a-wake-first @checks:a
  Scenario: A locked vampire can wake while a card is played and cancel it
    Given Sarah's Sybren van Oosten is ready
    And Alexis's Alexa Draper is ready with 1 blood and locked
    And Sarah holds Ancilla Empowerment and Bewitching Oration
    And Alexis holds On the Qui Vive and Iron Heart
    When Sybren van Oosten plays Ancilla Empowerment
    And nobody cancels the card
    And nobody blocks
    And everyone passes
    And Sybren van Oosten plays Bewitching Oration at basic
    Then it is for Alexis to respond as the card is played
    And Alexa Draper cannot play Iron Heart at basic because vtes.reaction.needs-ready-unlocked-minion
    When Alexa Draper plays On the Qui Vive
    And Alexa Draper plays Iron Heart at basic
    Then Alexa Draper is ready with 0 blood and locked
    When Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 2 for and 0 against
    When everyone passes
    Then the referendum passes

  @id:VTES-1007 @needs:bleed @vtes.card.as-played.cancel-effects-allowed @vtes.cancel.card-has-no-effect
  Scenario: Iron Heart at superior cancels a modifier that requires Dominate but no other card
    Given Sarah's Sully is ready
    And Alexis's Alexa Draper is ready
    And Alexa Draper bears Potence
    And Sarah holds Conditioning and Govern the Unaligned
    And Alexis holds Iron Heart
    When Sully plays Govern the Unaligned at basic on Alexis
    Then it is for Sarah to respond before blocks
    When Sully plays Conditioning at basic
    Then it is for Alexis to respond as the card is played
    When Alexa Draper plays Iron Heart at superior
    Then Alexa Draper burns 1 blood
    And it is for Alexis to block or decline
    When Alexis declines to block
    Then Alexis burns 3 pool

  @id:VTES-1098 @vtes.card.as-played.cancel-effects-allowed @vtes.cancel.card-has-no-effect
  Scenario: A combatant can cancel a combat card that requires Auspex
    Given Sarah's Wauneka is ready
    And Alexis's Ayelech and Patrik Söderberg are ready
    And Sarah holds Hide the Mind
    And Alexis holds Martyr's Resilience
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Wauneka strikes with hands
    And Ayelech strikes with hands
    And Alexis passes
    And Patrik Söderberg plays Martyr's Resilience at basic
    Then it is for Sarah to respond as the card is played
    When Wauneka plays Hide the Mind at basic
    Then Ayelech takes 1 damage
    And Wauneka takes 1 damage
    And the combat is over

  @id:VTES-1008 @vtes.glossary.wake.unlocking-reaction-not-in-as-played-window @checks:a
  Scenario: A reaction that only unlocks its minion cannot be played while a card is being played
    Given Sarah's Sully is ready
    And Alexis's Horace Radcliffe is ready and locked
    And Sarah holds Conditioning
    And Alexis holds Guard Dogs and Direct Intervention
    When Sully bleeds Alexis
    And Sully plays Conditioning at basic
    Then it is for Alexis to respond as the card is played
    And Horace Radcliffe cannot play Guard Dogs at basic because vtes.glossary.wake.unlocking-reaction-not-in-as-played-window
    When Alexis plays Direct Intervention
    And Horace Radcliffe plays Guard Dogs at basic
    Then Horace Radcliffe is unlocked
    And it is for Alexis to block or decline

  @id:VTES-1009 @needs:bleed @vtes.cancel.action-card.minion-does-not-lock @checks:a
  @vtes.action.announce.locks-acting-minion
  Scenario: An acting minion does not lock while its action card can still be cancelled
    Given Sarah's Sully is ready
    And Alexis's Nassir is ready
    And Sarah holds Govern the Unaligned and Govern the Unaligned
    And Alexis holds Direct Intervention
    When Sully plays Govern the Unaligned at basic on Alexis
    Then it is for Alexis to respond as the card is played
    And Sully is unlocked
    When Alexis plays Direct Intervention
    Then Sully is unlocked
    When Sully plays Govern the Unaligned at basic on Alexis
    Then it is for Alexis to block or decline
    And Sully is locked

  @id:VTES-2762 @vtes.cancel.action-card.minion-does-not-lock
  Scenario: A cancelled action card is replaced, and its vampire may take another action
    Given Sarah's Sully is ready with 4 blood
    And Sarah holds Govern the Unaligned, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Vessel
    And Alexis holds Direct Intervention
    When Sully plays Govern the Unaligned at basic on Alexis
    And Alexis plays Direct Intervention
    Then Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Vessel
    And Sarah's ash heap holds Govern the Unaligned
    And Sully is ready with 4 blood and unlocked
    And it is for Sarah to decide in the minion phase
    When Sully bleeds Alexis
    Then it is for Sarah to respond before blocks

  @id:VTES-3096 @vtes.glossary.wake.usable-in-as-played-window @checks:a,b @vtes.card.as-played.wake-effects-allowed
  Scenario: A vampire wakes and cancels a card, which is replaced only afterwards
    Given Sarah's Sybren van Oosten is ready
    And Alexis's Alexa Draper is ready with 1 blood and locked
    And Sarah holds Ancilla Empowerment and Bewitching Oration
    And Alexis holds On the Qui Vive and Iron Heart
    And Sarah holds Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Vessel, Blur and Majesty
    When Sybren van Oosten plays Ancilla Empowerment
    And nobody cancels the card
    And nobody blocks
    And everyone passes
    And Sybren van Oosten plays Bewitching Oration at basic
    Then Sarah holds 6 cards
    When Alexa Draper plays On the Qui Vive
    Then it is for Alexis to respond as the card is played
    And Sarah holds 6 cards
    When Alexa Draper plays Iron Heart at basic
    Then Sarah holds 7 cards
    And Sarah's library holds Majesty
    When everyone passes
    Then the referendum fails
