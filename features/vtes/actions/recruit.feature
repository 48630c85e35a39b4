# Fifth edition rulebook, "Types of Actions": recruit ally
Feature: Recruit an ally
  The ally is a minion in its own right, but cannot act on the turn it is recruited.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0080 @vtes.recruit.ally-cannot-act-this-turn @checks:a
  Scenario: A recruited ally can act from the next turn on
    Given Sarah's The Dowager is ready
    And Sarah holds Underbridge Stray
    When The Dowager recruits Underbridge Stray at superior
    Then Underbridge Stray is ready with 2 life
    And Underbridge Stray cannot bleed Alexis because vtes.recruit.ally-cannot-act-this-turn
    When everyone passes until Sarah's minion phase
    And Underbridge Stray bleeds Alexis
    Then Underbridge Stray is locked
    And the action succeeds

  @id:VTES-0081 @vtes.action.resolve.blocked-cost-not-paid @checks:a @vtes.action.resolve.blocked-burns-action-card
  @vtes.action.resolve.blocked-no-effects
  Scenario: A blocked recruitment costs nothing, and the ally card is burned
    Given Sarah's The Dowager is ready with 4 blood
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    And Sarah holds Underbridge Stray
    When The Dowager recruits Underbridge Stray at superior
    And Nassir attempts to block
    Then Nassir blocks the action
    And Nassir is locked
    And The Dowager is ready with 4 blood and locked
    And Underbridge Stray is in Sarah's ash heap

  @id:VTES-0082 @vtes.recruit.ally-cannot-act-this-turn @checks:a
  Scenario: An ally recruited this turn cannot act, though another ally can
    Given Sarah's Underbridge Stray and Impundulu are ready
    And Underbridge Stray came into play at superior
    And Underbridge Stray was recruited this turn
    Then Underbridge Stray cannot bleed Alexis because vtes.recruit.ally-cannot-act-this-turn
    When Impundulu bleeds Alexis
    Then Impundulu is locked
    And Underbridge Stray is unlocked

  @id:VTES-0083 @vtes.contest.no-voluntary-self-contest
  Scenario: A Methuselah cannot recruit a second copy of a unique ally that she controls
    Given Sarah's Impundulu and Belinde are ready
    And Sarah holds Impundulu
    Then Belinde cannot recruit Impundulu because vtes.contest.no-voluntary-self-contest
    When Belinde bleeds Alexis
    Then Sarah holds Impundulu

  @id:VTES-0084 @vtes.recruit.cost-as-printed @vtes.recruit.success-puts-ally-in-ready-region @vtes.recruit.life-from-bank
  Scenario: Any vampire that can pay may recruit an ally with no Discipline requirement
    Given Sarah's Belinde is ready with 2 blood
    And Sarah's Sully is ready with 3 blood
    And Sarah holds Impundulu
    Then Belinde cannot recruit Impundulu because vtes.card.cost.blood-needs-enough-blood
    When Sully recruits Impundulu
    Then Impundulu is ready with 1 life
    And Sully is ready with 0 blood and locked

  @id:VTES-2655 @vtes.recruit.burned-when-last-life-lost @checks:a
  Scenario: An ally is burned when it loses its last life, and not before
    Given Sarah's Rafastio Ghoul is ready with 2 life
    When Rafastio Ghoul is dealt 1 damage
    Then Rafastio Ghoul is ready with 1 life
    When Rafastio Ghoul is dealt 1 damage
    Then Rafastio Ghoul is in Sarah's ash heap

  @id:VTES-0085 @provisional @vtes.recruit.success-puts-ally-in-ready-region @checks:a
  Scenario: A recruited ally enters play unlocked
    Given Sarah's The Dowager is ready
    And Sarah holds Underbridge Stray
    When The Dowager recruits Underbridge Stray at superior
    Then Underbridge Stray is ready with 2 life and unlocked
    And The Dowager is locked

  @id:VTES-2606 @vtes.recruit.undirected-no-target @checks:a
  Scenario: The prey may block an action to recruit an ally first, then the predator
    Given Sarah's Horace Radcliffe is ready
    And Sarah holds Underbridge Stray
    And Alexis's Wauneka, Tom's Nassir, Rui's Ryan and Ines's Colette are ready
    And Colette bears Sport Bike
    When Horace Radcliffe recruits Underbridge Stray at basic
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
    And Underbridge Stray is in Sarah's ash heap

  @id:VTES-2607 @vtes.recruit.default-stealth-plus-one @checks:a
  Scenario: An action to recruit an ally has exactly 1 stealth
    Given Sarah's Horace Radcliffe is ready
    And Sarah holds Underbridge Stray
    And Alexis's Nassir and Ayelech are ready
    And Ayelech bears Sport Bike
    When Horace Radcliffe recruits Underbridge Stray at basic
    Then the action's stealth is 1
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Ayelech attempts to block
    Then Ayelech blocks the action
    And Underbridge Stray is in Sarah's ash heap

  @id:VTES-4050 @needs:combat @needs:arrange @vtes.recruit.life-from-bank
  Scenario Outline: Underbridge Stray recruited at <level> has that level's life and strikes for <damage>
    Given Sarah's The Dowager is ready with 4 blood
    And Sarah holds Underbridge Stray
    And Alexis's Ayelech is ready with 0 blood
    When The Dowager recruits Underbridge Stray at <level>
    And nobody responds
    Then Underbridge Stray is ready with <life> life
    When Underbridge Stray enters combat with Ayelech
    And Underbridge Stray strikes with hands
    And Ayelech strikes with hands
    Then Ayelech is <then> with 0 blood
    And the combat is over

    Examples:
      | level    | life | damage  | then      |
      | basic    | 1    | nothing | ready     |
      | superior | 2    | 1       | in torpor |
