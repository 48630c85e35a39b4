# Published rulings on groups of cards: "Cancel an action", "Cancel with no action", "Cancel, cost is still paid", "Wake", "Multi-discipline"
Feature: Published rulings on cards that cancel others, and on waking to cancel
  A card played from the hand can be cancelled, whatever the action. A card that another effect puts in play cannot.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-5500 @vtes.published.cancel-an-action.every-kind-of-action-card
  Scenario Outline: Direct Intervention can cancel the card that announces an action <begins>
    Given it is Sarah's minion phase
    And Sarah's Larissa Moreira is ready with 4 blood
    And Sarah holds <card>
    And Alexis holds Direct Intervention
    When Larissa Moreira <acts>
    And Alexis plays Direct Intervention
    Then Larissa Moreira is ready with 4 blood and unlocked
    And Larissa Moreira bears nothing
    And Sarah controls Larissa Moreira
    And Sarah's ash heap holds <card>
    And no action is under way

    Examples:
      | begins                | card               | acts                                |
      | to recruit an ally    | Underbridge Stray  | recruits Underbridge Stray at basic |
      | to employ a retainer  | Raven Spy          | employs Raven Spy at basic          |
      | to call a referendum  | Ancilla Empowerment | plays Ancilla Empowerment          |

  @id:VTES-5501 @needs:equip @needs:master @vtes.published.cancel-an-action.only-cards-played-from-hand
  Scenario: Equipment that Magic of the Smith finds cannot be cancelled
    Given it is Sarah's minion phase
    And Sarah's Nassir is ready with 3 blood
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Magic of the Smith
    And Sarah's library holds Vessel and Sport Bike
    And Alexis holds Direct Intervention
    When Nassir plays Magic of the Smith at basic
    Then it is for Alexis to respond as the card is played
    When Alexis passes
    And Sarah takes Sport Bike
    Then Nassir bears Sport Bike
    And Sarah burns 1 pool
    And it is for Sarah to decide in the minion phase

  @id:VTES-5502 @vtes.published.cancel-with-no-action.other-reactions-need-an-action @checks:a,b
  @vtes.published.wake.as-played-only-in-an-action @checks:c
  Scenario: Power of All can cancel a card in a master phase, but no minion can wake for it
    Given it is Sarah's master phase
    And Sarah's Belinde is ready
    And Sarah holds Vessel
    And Alexis's Nassir and Lauren are ready
    And Alexis's Ryan is ready and locked
    And Nassir's sect is Anarch
    And Lauren's sect is Anarch
    And Alexis holds Power of All, On the Qui Vive and Wake with Evening's Freshness
    When Sarah plays Vessel on Belinde
    Then it is for Alexis to respond as the card is played
    And Ryan cannot play On the Qui Vive because vtes.reaction.only-to-another-methuselahs-action
    And Ryan cannot play Wake with Evening's Freshness because vtes.reaction.only-to-another-methuselahs-action
    When Nassir plays Power of All on Lauren
    Then Belinde bears nothing
    And Sarah's ash heap holds Vessel
    And Nassir and Lauren are locked

  @id:VTES-5503 @vtes.published.cancel-with-no-action.not-during-combat
  @vtes.published.wake.as-played-only-in-an-action @checks:b
  Scenario: Power of All cannot be played, and no minion can wake, while a combat card is played
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Immortal Grapple
    And Alexis's Ayelech is ready
    And Alexis's Nassir and Lauren are ready
    And Alexis's Ryan is ready and locked
    And Nassir's sect is Anarch
    And Lauren's sect is Anarch
    And Alexis holds Power of All, On the Qui Vive and Direct Intervention
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Alexis passes
    And Wauneka plays Immortal Grapple at basic
    Then it is for Alexis to respond as the card is played
    And Nassir cannot play Power of All on Lauren because vtes.combat.only-combat-cards-as-minion-cards
    And Ryan cannot play On the Qui Vive because vtes.combat.only-combat-cards-as-minion-cards
    When Alexis plays Direct Intervention
    Then Sarah's ash heap holds Immortal Grapple

  @id:VTES-5504 @vtes.published.wake.as-played-only-in-an-action @checks:a
  @vtes.published.cancel-as-a-reaction.only-a-wake-first @checks:a,b
  Scenario: A locked prince can wake to cancel a modifier, but cannot play Second Tradition first
    Given it is Sarah's minion phase
    And Sarah's Tamoszius is ready
    And Sarah holds Aire of Elation
    And Alexis's Lenny Burkhead is ready and locked
    And Lenny Burkhead's title is prince
    And Alexis holds Iron Heart, Second Tradition: Domain and Wake with Evening's Freshness
    When Tamoszius bleeds Alexis
    And Tamoszius plays Aire of Elation at basic
    Then it is for Alexis to respond as the card is played
    And Lenny Burkhead cannot play Second Tradition: Domain to block because vtes.glossary.wake.unlocking-reaction-not-in-as-played-window
    And Lenny Burkhead cannot play Iron Heart at basic because vtes.reaction.needs-ready-unlocked-minion
    When Lenny Burkhead plays Wake with Evening's Freshness
    And Lenny Burkhead plays Iron Heart at basic
    Then the bleed is for 1
    And Sarah's ash heap holds Aire of Elation
    And Lenny Burkhead is locked
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-5505 @vtes.published.multi-discipline.requires-what-is-used @checks:a
  Scenario: A modifier of Celerity and Presence can be cancelled as one that requires Presence
    Given it is Sarah's minion phase
    And Sarah's Tamoszius is ready with 4 blood
    And Sarah holds Ancilla Empowerment and Scalpel Tongue
    And Alexis's Lenny Burkhead is ready with 3 blood
    And Alexis holds Iron Heart
    And Rui's Lloyd Brooks is ready with 3 blood
    When Tamoszius plays Ancilla Empowerment
    And nobody blocks
    And Sarah votes for the referendum with Ancilla Empowerment
    And Alexis passes
    And Rui votes against the referendum with Lloyd Brooks
    And Tamoszius plays Scalpel Tongue at basic on Lloyd Brooks
    Then it is for Alexis to respond as the card is played
    When Lenny Burkhead plays Iron Heart at basic
    Then Lloyd Brooks is ready with 3 blood and unlocked
    And Lenny Burkhead burns 1 blood
    When everyone passes
    Then the referendum fails

  @id:VTES-5546 @vtes.published.cancel.nothing-else-in-the-window @vtes.card.as-played.replacement-draw-after-window @needs:bleed
  Scenario: On the Qui Vive played while a card can be cancelled is replaced too late to cancel it
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Sarah holds Govern the Unaligned
    And Alexis's Nassir is ready and locked
    And Alexis holds On the Qui Vive
    And Alexis's library holds Direct Intervention
    When Sully plays Govern the Unaligned at basic on Alexis
    And Nassir plays On the Qui Vive
    Then it is for Alexis to block or decline
    And Alexis holds Direct Intervention
    And Sully is locked

  @id:VTES-5547 @vtes.published.cancel.nothing-else-in-the-window @vtes.card.as-played.replacement-draw-after-window @needs:bleed
  Scenario: A cancelled Direct Intervention is not replaced while its card can still be cancelled
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Sarah holds Govern the Unaligned
    And Tom holds Sudden Reversal
    And Alexis's Nassir is ready
    And Alexis holds Direct Intervention
    And Alexis's library holds Direct Intervention
    When Sully plays Govern the Unaligned at basic on Alexis
    And Alexis plays Direct Intervention
    And Tom plays Sudden Reversal
    Then it is for Alexis to block or decline
    And Alexis holds Direct Intervention
    And Sully is locked
