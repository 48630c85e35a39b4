# Cards: Dreams of the Sphinx
Feature: Dreams of the Sphinx
  It locks for one of three effects, and burns with its third counter.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1719 @vtes.wording.lock-x-to-do-y-needs-unlocked @vtes.counter.gained-counters-come-from-bank
  Scenario: Dreams of the Sphinx gives 1 pool in the unlock phase to the holder of the Edge
    Given it is Sarah's unlock phase
    And Sarah has the Edge
    And Sarah controls Dreams of the Sphinx
    When Sarah uses Dreams of the Sphinx to gain 1 pool
    Then Sarah gains 1 pool
    And Dreams of the Sphinx is locked
    And Dreams of the Sphinx has 1 counter
    And Sarah cannot use Dreams of the Sphinx to raise the hand size because vtes.wording.lock-x-to-do-y-needs-unlocked

  @id:VTES-1720 @vtes.golden-rule.cards-override-rules
  Scenario: Dreams of the Sphinx gives no pool without the Edge
    Given it is Sarah's unlock phase
    And Alexis has the Edge
    And Sarah controls Dreams of the Sphinx
    Then Sarah cannot use Dreams of the Sphinx to gain 1 pool because vtes.golden-rule.cards-override-rules
    When Sarah ends the unlock phase
    Then no pool changes
    And Dreams of the Sphinx is unlocked

  @id:VTES-1721 @vtes.burn.card-goes-to-owners-ash-heap @vtes.counter.added-blood-comes-from-bank
  Scenario: Dreams of the Sphinx is burned after the effect of its third use
    Given it is Sarah's influence phase
    And Sarah controls Dreams of the Sphinx
    And Dreams of the Sphinx has 2 counters
    And Sarah's Sully is uncontrolled with 1 blood
    When Sarah uses Dreams of the Sphinx on Sully to add 1 blood
    Then Sully is uncontrolled with 2 blood
    And no pool changes
    And Dreams of the Sphinx is in Sarah's ash heap

  @id:VTES-1722 @needs:block @vtes.card.draw.hand-matches-hand-size
  Scenario: Dreams of the Sphinx raises the hand size for the turn even if burned for it
    Given it is Alexis's minion phase
    And Sarah controls Dreams of the Sphinx
    And Dreams of the Sphinx has 2 counters
    And Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding, Vessel and Fake Out
    And Alexis's Ryan is ready with 2 blood
    When Ryan hunts
    And Sarah uses Dreams of the Sphinx to raise the hand size
    Then Sarah holds 9 cards
    And Dreams of the Sphinx is in Sarah's ash heap
    When everyone passes until Alexis's discard phase
    Then Sarah holds 9 cards
    When Alexis ends the discard phase
    Then it is for Sarah to discard down
    When Sarah discards Bonding
    And Sarah discards Vessel
    Then Sarah holds 7 cards
    And it is for Tom to decide in the unlock phase

