# Fifth edition rulebook, "Types of Actions": hunt, and "Minion Phase": mandatory actions
Feature: Hunt
  A hunting vampire gains blood from the bank. One with no blood must hunt before any other minion acts.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0060 @vtes.hunt.default-amount-one @checks:a @vtes.hunt.gains-hunt-amount-from-bank @checks:a
  @vtes.hunt.no-default-cost @checks:a
  Scenario: A hunt has +1 stealth and gains 1 blood
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready
    When Wauneka hunts
    Then the action is undirected
    And the action has no target
    And the action's stealth is 1
    And the action costs nothing
    And Wauneka is ready with 2 blood and locked
    When Alexis declines to block
    Then Wauneka gains 1 blood
    And no pool changes

  @id:VTES-0061 @vtes.hunt.gains-hunt-amount-from-bank @checks:a @vtes.crypt.excess-blood-drains-immediately @checks:e
  Scenario: A full vampire loses the blood that it gains from a hunt
    Given Sarah's Wauneka is ready with 5 blood
    When Wauneka hunts
    Then the action succeeds
    And Wauneka is ready with 5 blood and locked

  @id:VTES-2737 @vtes.hunt.no-default-cost @checks:a @vtes.hunt.default-amount-one @checks:a
  Scenario Outline: A hunt costs nothing and gains 1 blood, even with no blood and 1 pool: <vampire>
    Given Sarah has 1 pool
    And Sarah's <vampire> is ready with 0 blood
    And Alexis's Nassir is ready
    When <vampire> hunts
    Then the action costs nothing
    When Alexis declines to block
    Then <vampire> is ready with 1 blood and locked
    And Sarah has 1 pool

    Examples:
      | vampire        |
      | Brock Sterling |
      | Sully          |
      | Alice Chen     |

  @id:VTES-0062 @vtes.mandatory.no-other-action-for-that-minion @vtes.mandatory.performed-first @checks:a
  @vtes.hunt.mandatory-for-empty-ready-unlocked-vampire @checks:a,b
  Scenario: No other minion may act while a vampire without blood has yet to hunt
    Given Sarah's Sully is ready with 0 blood
    And Sarah's Belinde is ready with 3 blood
    Then Sully cannot bleed Alexis because vtes.mandatory.no-other-action-for-that-minion
    And Belinde cannot bleed Alexis because vtes.mandatory.performed-first
    And Belinde cannot hunt because vtes.mandatory.performed-first
    When Sully hunts
    Then Sully is ready with 1 blood and locked
    When Belinde bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-0067 @provisional @vtes.mandatory.performed-first
  Scenario: The minion phase does not end while a vampire without blood has yet to hunt
    Given Sarah's Sully is ready with 0 blood
    And Sarah's Belinde is ready with 3 blood
    Then exactly these choices are open to Sarah:
      | Sully hunts |
    And Sarah cannot pass because vtes.mandatory.performed-first
    When Sully hunts
    And Sarah ends the minion phase
    Then it is for Sarah to decide in the influence phase

  @id:VTES-0063 @vtes.mandatory.order-among-several-minions-free @checks:a @vtes.hunt.who-any-ready-vampire
  Scenario: Several vampires without blood hunt in any order
    Given Sarah's Sully and Belinde are ready with 0 blood
    Then Sully may hunt
    And Belinde may hunt
    When Belinde hunts
    Then Belinde is ready with 1 blood and locked
    And Sully is unlocked
    When Sully hunts
    Then Sully is ready with 1 blood and locked
    And it is for Sarah to decide in the minion phase

  @id:VTES-0064 @vtes.hunt.mandatory-for-empty-ready-unlocked-vampire @checks:a
  Scenario: An empty vampire that is locked or in torpor does not stop other minions from acting
    Given Sarah's Sully is ready with 0 blood and locked
    And Sarah's Nassir is in torpor with 0 blood
    And Sarah's Belinde is ready with 3 blood
    When Belinde bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-2600 @vtes.hunt.undirected-no-target @checks:a
  Scenario: The prey may block a hunt first, then the predator
    Given Sarah's Belinde is ready with 2 blood
    And Alexis's Wauneka, Tom's Nassir, Rui's Ryan and Ines's Colette are ready
    And Colette bears Sport Bike
    When Belinde hunts
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
    And Belinde has 2 blood

  @id:VTES-2601 @vtes.hunt.default-stealth-plus-one @checks:a
  Scenario: A hunt has exactly 1 stealth
    Given Sarah's Belinde is ready with 2 blood
    And Alexis's Nassir and Ayelech are ready
    And Ayelech bears Sport Bike
    When Belinde hunts
    Then the action's stealth is 1
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Ayelech attempts to block
    Then Ayelech blocks the action
    And Belinde has 2 blood

  @id:VTES-0065 @vtes.mandatory.performed-first @checks:a
  Scenario: A blocked hunt satisfies the duty to hunt, so other minions may act
    Given Sarah's Sully is ready with 0 blood
    And Sarah's Belinde is ready with 3 blood
    And Alexis's Nassir is ready with 3 blood
    And Nassir bears Sport Bike
    When Sully hunts
    And Nassir attempts to block
    Then Nassir blocks the action
    And Sully is ready with 0 blood and locked
    When Sully strikes with hands
    And Nassir strikes with hands
    Then Sully is in torpor with 0 blood
    When Belinde bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-0066 @vtes.hunt.who-any-ready-vampire @checks:a @vtes.action.basic.ally-bleed-only @checks:a
  Scenario: An ally can bleed but cannot take the actions reserved for vampires, such as hunting
    Given Sarah's Underbridge Stray is ready
    And Sarah's Nassir is in torpor
    And Underbridge Stray came into play at basic
    Then Underbridge Stray cannot hunt because vtes.hunt.who-any-ready-vampire
    And Underbridge Stray cannot rescue Nassir because vtes.rescue.who-any-ready-vampire
    And Underbridge Stray cannot diablerise Nassir because vtes.diablerise-action.who-any-ready-vampire
    When Underbridge Stray bleeds Alexis
    Then Underbridge Stray is locked
