# Fifth edition rulebook, "Types of Actions": equip
Feature: Equip
  Equipment comes from the hand, for its cost, or from another minion of the same player, for nothing.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0070 @vtes.equip.success-puts-card-on-acting-minion @vtes.equip.default-stealth-plus-one
  @vtes.equip.undirected-no-target @vtes.equip.cost-from-hand-as-printed
  Scenario: Equipment from the hand is paid for when the action succeeds
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Sarah holds .44 Magnum
    When Belinde equips with .44 Magnum
    Then the action's stealth is 1
    And the action is undirected
    And the action has no target
    And the action costs 2 pool
    And no pool changes
    And Belinde bears nothing
    When Alexis declines to block
    Then Sarah burns 2 pool
    And Belinde bears .44 Magnum

  @id:VTES-0071 @vtes.equip.from-minion.take-from-own-other-minion @vtes.equip.from-minion.several-in-one-action
  @vtes.equip.from-minion.choice-announced
  @vtes.equip.cost-from-other-minion-none @vtes.equip.default-stealth-plus-one
  Scenario: Several pieces of one minion's equipment are taken in one action, for nothing
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Nassir is ready
    And Belinde bears .44 Magnum and Sport Bike
    When Wauneka takes .44 Magnum and Sport Bike from Belinde
    Then the action's stealth is 1
    And the action costs nothing
    And Belinde bears .44 Magnum and Sport Bike
    When Alexis declines to block
    Then Wauneka bears .44 Magnum and Sport Bike
    And Belinde bears nothing
    And Wauneka is locked
    And Belinde is unlocked
    And no pool changes

  @id:VTES-0072 @vtes.equip.from-minion.stays-if-unsuccessful
  Scenario: Equipment stays where it is when the action is blocked
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Nassir is ready
    And Belinde bears .44 Magnum
    And Nassir bears Sport Bike
    When Wauneka takes .44 Magnum from Belinde
    And Nassir attempts to block
    Then Nassir blocks the action
    And Belinde bears .44 Magnum
    And Wauneka bears nothing
    And combat begins between Wauneka and Nassir

  @id:VTES-0073 @vtes.equip.from-minion.take-from-own-other-minion
  Scenario: Nobody takes what is not on another minion of their own
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Nassir is ready
    And Belinde bears .44 Magnum
    And Nassir bears Sport Bike
    Then Wauneka cannot take Sport Bike from Nassir because vtes.equip.from-minion.take-from-own-other-minion
    And Belinde cannot take .44 Magnum from Belinde because vtes.equip.from-minion.take-from-own-other-minion
    And Wauneka cannot take Sport Bike from Belinde because vtes.equip.from-minion.take-from-own-other-minion

  @id:VTES-0074 @vtes.equip.who-any-ready-minion @vtes.equip.no-limit-on-number
  Scenario: An ally equips as well, and with as much as it likes
    Given Sarah's Impundulu is ready
    And Impundulu bears .44 Magnum
    And Sarah holds Sport Bike
    When Impundulu equips with Sport Bike
    Then Impundulu bears .44 Magnum and Sport Bike
    And Sarah burns 1 pool

  @id:VTES-2110 @vtes.equip.cost-from-hand-as-printed @vtes.action.resolve.blocked-burns-action-card
  @vtes.equip.who-any-ready-minion
  Scenario: Equipment from the hand is burned when the action is blocked, and not paid for
    Given Sarah's Belinde is ready
    And Sarah's Wauneka is in torpor
    And Sarah holds .44 Magnum and Sport Bike
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    Then Wauneka cannot equip with Sport Bike because vtes.torpor.only-leave-torpor-action
    When Belinde equips with .44 Magnum
    Then the action has no target
    When Nassir attempts to block
    Then Nassir blocks the action
    And .44 Magnum is in Sarah's ash heap
    And no pool changes
    And Belinde bears nothing

  @id:VTES-2111 @vtes.equip.from-minion.choice-announced @vtes.equip.from-minion.several-in-one-action
  @vtes.equip.cost-from-other-minion-none
  Scenario: Only what was announced is taken, and from one minion only
    Given Sarah's Belinde, Wauneka and Sully are ready
    And Belinde bears .44 Magnum and Sport Bike
    And Sully bears Kevlar Vest
    Then Wauneka cannot take .44 Magnum and Kevlar Vest from Belinde because vtes.equip.from-minion.take-from-own-other-minion
    When Wauneka takes Sport Bike from Belinde
    Then the action succeeds
    And Wauneka bears Sport Bike
    And Belinde bears .44 Magnum
    And no pool changes
    And it is for Sarah to decide in the minion phase

  @id:VTES-2114 @provisional @vtes.equip.from-minion.take-from-own-other-minion
  Scenario: Equipment is taken from a vampire in torpor as well, and from a locked one
    Given Sarah's Wauneka and Ryan are ready
    And Sarah's Belinde is in torpor
    And Belinde bears .44 Magnum
    And Sarah's Sully is ready and locked
    And Sully bears Sport Bike
    When Wauneka takes .44 Magnum from Belinde
    Then Wauneka bears .44 Magnum
    And Belinde bears nothing
    When Ryan takes Sport Bike from Sully
    Then Ryan bears Sport Bike
