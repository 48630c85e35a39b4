# Older rulebook, "Overview of Library Cards": where a card goes as it is played
Feature: By the older rulebook a card goes to the ash heap as soon as it is played
  It is there while its effect is carried out. A card that comes into play is not.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-4530 @needs:bleed @edition:played_card_goes_to_ash_heap=on-play
  @vtes.classic.play.to-ash-heap-when-played @checks:c
  Scenario: By the older rulebook an action card is in the ash heap while its action is under way
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Govern the Unaligned
    When Sully plays Govern the Unaligned at basic on Alexis
    Then it is for Alexis to block or decline
    And Sarah's ash heap holds Govern the Unaligned
    When Alexis declines to block
    Then Sarah's ash heap holds Govern the Unaligned
    And Alexis burns 3 pool

  @id:VTES-4531 @vtes.card.play.into-play-on-resolution
  Scenario: Equipment is not in the ash heap while its action is under way, by either rulebook
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds .44 Magnum
    When Sully plays .44 Magnum
    Then it is for Alexis to block or decline
    And Sarah's ash heap is empty
    When Alexis declines to block
    Then Sully bears .44 Magnum
    And Sarah's ash heap is empty

  @id:VTES-4533 @needs:bleed @edition:played_card_goes_to_ash_heap=on-play
  @vtes.classic.play.to-ash-heap-when-played
  Scenario Outline: By the older rulebook <card> is not in the ash heap while its action is under way
    Given Sarah's Sully and Wauneka are ready
    And Alexis's Ayelech is ready
    And Sarah holds Govern the Unaligned and <card>
    When Sully plays Govern the Unaligned at basic on Alexis
    Then Sarah's ash heap holds Govern the Unaligned
    When Alexis declines to block
    And Wauneka plays <card>
    Then it is for Alexis to block or decline
    And Sarah's ash heap holds Govern the Unaligned

    Examples:
      | card                |
      | .44 Magnum          |
      | J. S. Simmons, Esq. |
      | Impundulu           |

  @id:VTES-4532 @vtes.cancel.action-card.minion-does-not-lock
  Scenario: A cancelled action card is in the ash heap exactly once, by either rulebook
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Govern the Unaligned
    And Alexis holds Direct Intervention
    When Sully plays Govern the Unaligned at basic on Alexis
    And Alexis plays Direct Intervention
    Then Sarah's ash heap holds Govern the Unaligned
    And Alexis's ash heap holds Direct Intervention
    And Sully is unlocked

  @id:VTES-4542 @needs:bleed @edition:played_card_goes_to_ash_heap=on-play
  @vtes.classic.minion-card.burned-after-play @checks:a @vtes.classic.play.to-ash-heap-when-played @checks:b
  Scenario: By the older rulebook a minion card is in the ash heap while it can still be cancelled
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Govern the Unaligned and Bonding
    And Alexis holds Direct Intervention
    When Sully plays Govern the Unaligned at basic on Alexis
    Then Sarah's ash heap holds Govern the Unaligned
    When Alexis passes
    And Sully plays Bonding at basic
    Then Sarah's ash heap holds Bonding and Govern the Unaligned
    When Alexis plays Direct Intervention
    Then Sarah's ash heap holds Bonding and Govern the Unaligned
    When Alexis declines to block
    Then Alexis burns 3 pool

  @id:VTES-4543 @edition:played_card_goes_to_ash_heap=on-play
  @vtes.classic.master.others-discarded-when-played @checks:a
  Scenario: By the older rulebook a master card is in the ash heap while it can still be cancelled
    Given it is Sarah's master phase
    And Sarah's Ryan is ready with 1 blood
    And Sarah holds Life in the City
    And Alexis holds Sudden Reversal
    When Sarah plays Life in the City on Ryan
    Then Sarah's ash heap holds Life in the City
    When Alexis passes
    Then Sarah's ash heap holds Life in the City
