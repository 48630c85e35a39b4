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
