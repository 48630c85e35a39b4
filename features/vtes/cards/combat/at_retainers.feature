# Cards: Thrown Gate, Martyr's Resilience
Feature: Strikes at retainers, and blood burned by bystanders
  A retainer can be targeted at long range. A vampire cannot burn more blood than it has.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-3254 @vtes.combat.retainer.can-be-targeted-by-strike
  Scenario: Thrown Gate can target a retainer at long range but not at close range
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Alexis's Horace Radcliffe is ready
    And Horace Radcliffe bears Raven Spy
    And Sarah holds Thrown Gate and Fake Out
    When Wauneka enters combat with Horace Radcliffe
    And Wauneka plays Fake Out
    And Wauneka plays Thrown Gate at superior on Raven Spy
    And Horace Radcliffe strikes with hands
    Then Raven Spy is in Alexis's ash heap
    And Horace Radcliffe takes no damage

  @id:VTES-3306 @vtes.card.cost.blood-needs-enough-blood
  @vtes.published.martyrs-resilience.blood-must-be-there
  Scenario: A bystander cannot burn more blood for Martyr's Resilience than it has
    Given it is Sarah's minion phase
    And Sarah's Ayelech is ready
    And Ayelech bears .44 Magnum
    And Alexis's Colette is ready
    And Rui's Monica Giovanni is ready with 1 blood
    And Rui holds Martyr's Resilience
    When Ayelech enters combat with Colette
    And neither maneuvers
    And Ayelech strikes with .44 Magnum
    And Colette strikes with hands
    Then it is for Rui to prevent damage or decline
    And Monica Giovanni cannot play Martyr's Resilience at superior with X 2 because vtes.card.cost.blood-needs-enough-blood
    When Monica Giovanni plays Martyr's Resilience at superior with X 1
    Then Monica Giovanni has 0 blood
