# Card: Bowl of Convergence
Feature: The second point of intercept of a Bowl of Convergence
  For the blocking bearer alone, and for blood.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-3251 @vtes.action.intercept.added-only-when-needed
  Scenario: The Bowl of Convergence is of no more use to its bearer while another minion is blocking
    Given it is Ines's minion phase
    And Ines's Wauneka is ready with 2 blood
    And Ines holds Lost in Crowds
    And Sarah's Ayelech is ready with 3 blood
    And Ayelech bears Bowl of Convergence
    And Sarah's Lauren is ready
    And Lauren bears Sport Bike
    And Sarah holds Telepathic Misdirection
    When Wauneka hunts
    And Lauren attempts to block
    And Wauneka plays Lost in Crowds at basic
    Then it is for Sarah to respond to the block attempt
    And Sarah cannot use Bowl of Convergence because vtes.action.intercept.added-only-when-needed
    When Sarah passes
    Then Lauren fails to block the action
    When Sarah declines to block
    Then Ayelech has 3 blood

  @id:VTES-3277 @vtes.card.cost.blood-needs-enough-blood
  Scenario: Without blood the Bowl of Convergence gives its bearer no second point of intercept
    Given it is Ines's minion phase
    And Ines's Wauneka is ready with 2 blood
    And Ines holds Lost in Crowds
    And Sarah's Ayelech is ready with 0 blood
    And Ayelech bears Bowl of Convergence
    And Sarah holds Spirit's Touch
    When Wauneka hunts
    And Ayelech attempts to block
    And Wauneka plays Lost in Crowds at basic
    Then it is for Sarah to respond to the block attempt
    And Sarah cannot use Bowl of Convergence because vtes.card.cost.blood-needs-enough-blood
    When Sarah passes
    Then Ayelech fails to block the action
    When Sarah declines to block
    Then Wauneka has 3 blood
