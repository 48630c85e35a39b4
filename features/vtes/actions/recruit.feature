# Fifth edition rulebook, "Types of Actions": recruit ally
Feature: Recruit an ally
  The ally is a minion of its own, but does not act in the turn in which it was recruited.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0080 @vtes.recruit.ally-cannot-act-this-turn
  Scenario: A recruited ally acts from the next turn on
    Given Sarah's The Dowager is ready
    And Sarah holds Underbridge Stray
    When The Dowager recruits Underbridge Stray at superior
    Then Underbridge Stray is ready with 2 life and unlocked
    And Underbridge Stray cannot bleed Alexis because vtes.recruit.ally-cannot-act-this-turn
    When everyone passes until Sarah's minion phase
    And Underbridge Stray bleeds Alexis
    Then Underbridge Stray is locked
    And the action succeeds

  @id:VTES-0081 @vtes.action.resolve.blocked-cost-not-paid @vtes.action.resolve.blocked-burns-action-card
  @vtes.action.resolve.blocked-no-effects @vtes.action.resolve.block-locks-blocker
  Scenario: A blocked recruitment costs nothing, and the ally's card is burned
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
    And combat begins between The Dowager and Nassir
