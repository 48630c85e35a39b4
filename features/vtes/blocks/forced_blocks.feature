# Fifth edition rulebook, "Detailed course of an action": B. There is an ongoing block attempt
Feature: Effects that make a minion block
  During a block attempt, an effect can make only the current blocker block.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1640 @vtes.action.course.b.current-blocker-may-be-forced-to-block @checks:a
  @vtes.published.forces-block-attempt.blocker-may-play-it
  Scenario: A blocking prince can play Second Tradition: Domain for its intercept
    Given Sarah's Ryan is ready
    And Alexis's Ayelech is ready with 7 blood and locked
    And Sarah holds Lost in Crowds
    And Alexis holds Wake with Evening's Freshness and Second Tradition: Domain
    When Ryan bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    And Ayelech attempts to block
    And Ryan plays Lost in Crowds at basic
    Then Ayelech attempts to block with 0 intercept
    When Ayelech plays Second Tradition: Domain to block
    Then Ayelech blocks the action
    And Ayelech has 6 blood

  @id:VTES-1641 @vtes.action.course.b.no-other-minion-may-attempt @checks:a
  Scenario: No other minion can be made to block until the current attempt is resolved
    Given Sarah's Ryan is ready
    And Alexis's Nassir is ready
    And Alexis's Ayelech is ready and locked
    And Sarah holds Lost in Crowds
    And Alexis holds Second Tradition: Domain and Telepathic Counter
    When Ryan bleeds Alexis
    And Nassir attempts to block
    And Ryan plays Lost in Crowds at basic
    Then it is for Alexis to respond to the block attempt
    And Ayelech cannot play Second Tradition: Domain to block because vtes.action.course.b.no-other-minion-may-attempt
    When Alexis passes
    Then Nassir fails to block the action
    When Ayelech plays Second Tradition: Domain to block
    And Alexis passes
    Then Ayelech blocks the action

  @id:VTES-2735 @vtes.action.course.b.current-blocker-may-be-forced-to-block @checks:a,b
  Scenario: Only the current blocker of two awake princes can play Second Tradition: Domain to block
    Given Sarah's Ryan is ready
    And Alexis's Ayelech is ready with 7 blood and locked
    And Alexis's Alice Chen is ready with 7 blood and locked
    And Sarah holds Lost in Crowds
    And Alexis holds Wake with Evening's Freshness and Second Tradition: Domain
    When Ryan bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    And Ayelech attempts to block
    And Ryan plays Lost in Crowds at basic
    Then it is for Alexis to respond to the block attempt
    And Alice Chen cannot play Second Tradition: Domain to block because vtes.action.course.b.no-other-minion-may-attempt
    When Ayelech plays Second Tradition: Domain to block
    Then Ayelech blocks the action
    And Ayelech has 6 blood
