# Card: Bowl of Convergence
Feature: Bowl of Convergence's second intercept
  It is only for a blocking bearer, and costs blood.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-3251 @vtes.action.intercept.added-only-when-needed
  Scenario: Bowl of Convergence cannot be used while another minion is blocking
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
  Scenario: Bowl of Convergence cannot give its second intercept to a bearer without blood
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

  @id:VTES-4991 @vtes.wording.during-x-do-y-once-per-x
  Scenario Outline: Bowl of Convergence can be used again in the next action after one was ended: <acts>
    Given it is Ines's minion phase
    And Ines's Wauneka, Ryan and Sully are ready with 2 blood
    And Ines holds Lost in Crowds, Cloak the Gathering and Change of Target
    And Sarah's Ayelech is ready with 5 blood
    And Ayelech bears Bowl of Convergence
    When Wauneka hunts
    And Ayelech attempts to block
    And Wauneka plays Lost in Crowds at basic
    And Sarah uses Bowl of Convergence
    And Ines passes
    And Wauneka plays Change of Target
    Then Wauneka and Ayelech are unlocked
    And Ayelech has 4 blood
    When <acts>
    And Ayelech attempts to block
    And <minion> plays Cloak the Gathering at basic
    And Sarah uses Bowl of Convergence
    Then Ayelech blocks the action
    And Ayelech has 3 blood

    Examples:
      | minion | acts                 |
      | Ryan   | Ryan hunts           |
      | Sully  | Sully becomes Anarch |
