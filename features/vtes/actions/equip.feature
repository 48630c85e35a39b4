# Fifth edition rulebook, "Types of Actions": equip
Feature: Equip
  A minion equips from its controller's hand at the printed cost, or from another of her minions for free.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0070 @vtes.equip.success-puts-card-on-acting-minion @checks:a @vtes.equip.cost-from-hand-as-printed @checks:a
  Scenario: The cost of equipment from the hand is paid when the action succeeds
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

  @id:VTES-0071 @vtes.equip.from-minion.several-in-one-action @checks:a
  @vtes.equip.from-minion.take-from-own-other-minion @checks:a
  @vtes.equip.cost-from-other-minion-none @checks:a
  Scenario: A minion takes several pieces of equipment from one minion in one action, for free
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

  @id:VTES-0072 @vtes.equip.from-minion.stays-if-unsuccessful @checks:a
  Scenario: Equipment stays on its bearer when the action to take it is blocked
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Nassir is ready
    And Belinde bears .44 Magnum
    And Nassir bears Sport Bike
    When Wauneka takes .44 Magnum from Belinde
    And Nassir attempts to block
    Then Nassir blocks the action
    And Belinde bears .44 Magnum
    And Wauneka bears nothing

  @id:VTES-2649 @vtes.equip.default-stealth-plus-one @checks:a @vtes.equip.undirected-no-target @checks:a
  Scenario: Taking equipment has 1 stealth, and both the predator and the prey may block it
    Given Sarah's Belinde and Wauneka are ready
    And Belinde bears .44 Magnum
    And Alexis's Nassir, Tom's Lauren and Ines's Colette are ready
    And Colette bears Sport Bike
    When Wauneka takes .44 Magnum from Belinde
    Then the action's stealth is 1
    And the action is undirected
    And it is for Alexis to block or decline
    And Lauren cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Alexis declines to block
    And Colette attempts to block
    Then Colette blocks the action
    And Belinde bears .44 Magnum

  @id:VTES-0073 @vtes.equip.from-minion.take-from-own-other-minion @checks:a
  Scenario: A minion cannot take equipment from another Methuselah's minion
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Nassir is ready
    And Belinde bears .44 Magnum
    And Nassir bears Sport Bike
    Then Wauneka cannot take Sport Bike from Nassir because vtes.equip.from-minion.take-from-own-other-minion
    And Belinde cannot take .44 Magnum from Belinde because vtes.equip.from-minion.take-from-own-other-minion
    And Wauneka cannot take Sport Bike from Belinde because vtes.equip.from-minion.take-from-own-other-minion

  @id:VTES-2648 @vtes.equip.cost-from-other-minion-none @checks:a
  Scenario: A minion takes equipment from another minion even if its controller could not pay for it
    Given Sarah has 1 pool
    And Sarah's Belinde is ready
    And Sarah's Wauneka is ready with 1 blood
    And Alexis's Nassir is ready
    And Belinde bears .44 Magnum
    When Wauneka takes .44 Magnum from Belinde
    Then the action costs nothing
    When Alexis declines to block
    Then Wauneka bears .44 Magnum
    And Sarah has 1 pool
    And Wauneka has 1 blood

  @id:VTES-0074 @vtes.equip.who-any-ready-minion @checks:a @vtes.equip.no-limit-on-number
  Scenario: An ally can equip, and can bear any number of equipment cards
    Given Sarah's Impundulu is ready
    And Impundulu bears .44 Magnum
    And Sarah holds Sport Bike
    When Impundulu equips with Sport Bike
    Then Impundulu bears .44 Magnum and Sport Bike
    And Sarah burns 1 pool

  @id:VTES-2650 @vtes.equip.no-limit-on-number @checks:a
  Scenario: A minion can bear a third and a fourth piece of equipment
    Given Sarah's Wauneka and Belinde are ready
    And Belinde bears Sport Bike
    And Wauneka bears .44 Magnum and .44 Magnum
    And Sarah holds Ivory Bow
    When Wauneka equips with Ivory Bow
    Then Wauneka bears .44 Magnum, .44 Magnum#2 and Ivory Bow
    When everyone passes until Sarah's minion phase
    And Wauneka takes Sport Bike from Belinde
    Then Wauneka bears .44 Magnum, .44 Magnum#2, Ivory Bow and Sport Bike

  @id:VTES-2769 @vtes.equip.success-puts-card-on-acting-minion @checks:a
  Scenario: Equipment on a minion is not in the ash heap
    Given Sarah's Belinde is ready
    And Sarah holds .44 Magnum
    When Belinde equips with .44 Magnum
    Then Belinde bears .44 Magnum
    And Sarah's ash heap is empty
    And Sarah holds nothing

  @id:VTES-2110 @vtes.equip.cost-from-hand-as-printed @checks:a
  @vtes.action.resolve.blocked-burns-action-card @checks:a
  @vtes.equip.who-any-ready-minion @checks:a
  Scenario: Blocked equipment from the hand is burned and its cost is not paid
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

  @id:VTES-2602 @vtes.equip.undirected-no-target @checks:a
  Scenario: The prey may block an equip action first, then the predator
    Given Sarah's Belinde is ready
    And Sarah holds .44 Magnum
    And Alexis's Wauneka, Tom's Nassir, Rui's Ryan and Ines's Colette are ready
    And Colette bears Sport Bike
    When Belinde equips with .44 Magnum
    Then the action is undirected
    And the action has no target
    And it is for Alexis to block or decline
    And Colette cannot attempt to block because vtes.action.block.prey-before-predator
    And Nassir cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    And Ryan cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Alexis declines to block
    Then it is for Ines to block or decline
    When Colette attempts to block
    Then Colette blocks the action
    And Belinde bears nothing

  @id:VTES-2603 @vtes.equip.default-stealth-plus-one @checks:a
  Scenario: An equip action has exactly 1 stealth
    Given Sarah's Belinde is ready
    And Sarah holds .44 Magnum
    And Alexis's Nassir and Ayelech are ready
    And Ayelech bears Sport Bike
    When Belinde equips with .44 Magnum
    Then the action's stealth is 1
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Ayelech attempts to block
    Then Ayelech blocks the action
    And Belinde bears nothing

  @id:VTES-2111 @vtes.equip.from-minion.choice-announced @checks:a
  @vtes.equip.from-minion.several-in-one-action @checks:b
  @vtes.equip.cost-from-other-minion-none
  Scenario: A minion takes only the announced equipment, and only from one minion
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
  Scenario: A minion can take equipment from a locked vampire and from one in torpor
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

  @id:VTES-4774 @vtes.action.limit.same-action-card-once-per-turn @vtes.equip.equipment-cards-are-action-cards
  Scenario: A minion equipped by Magic of the Smith may play that equipment from hand if it unlocks
    Given Sarah's Sybren van Oosten is ready with 4 blood
    And Sarah holds Magic of the Smith, Magic of the Smith, Freak Drive, Sport Bike, Bonding, Bonding and Bonding
    And Sarah's library holds Vessel and Sport Bike
    When Sybren van Oosten plays Magic of the Smith at basic
    And Sarah takes Sport Bike
    And Sybren van Oosten plays Freak Drive at basic
    Then Sybren van Oosten is unlocked
    And Sybren van Oosten cannot play Magic of the Smith at basic because vtes.action.limit.same-action-card-once-per-turn
    When Sybren van Oosten equips with Sport Bike
    Then Sybren van Oosten bears Sport Bike and Sport Bike
