# Starter decks: Bowl of Convergence
Feature: Bowl of Convergence
  It gives 1 intercept with Auspex. With superior Auspex it gives 1 more per action for 1 blood.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Ines's minion phase

  @id:VTES-1345 @vtes.action.intercept.added-only-when-needed @vtes.wording.during-x-do-y-once-per-x
  @vtes.glossary.bearer.qualified-bearer-only-may-use @checks:a
  Scenario: A bearer with superior Auspex can pay 1 blood for 1 more intercept once per action
    Given Ines's Wauneka is ready with 2 blood
    And Ines holds Lost in Crowds
    And Sarah's Colette is ready with 3 blood
    And Colette bears Bowl of Convergence
    When Wauneka hunts
    And Colette attempts to block
    Then Colette attempts to block with 1 intercept
    And Sarah cannot use Bowl of Convergence because vtes.action.intercept.added-only-when-needed
    When Wauneka plays Lost in Crowds at basic
    And Sarah uses Bowl of Convergence
    Then Colette blocks the action
    And Colette has 2 blood

  @id:VTES-1346 @vtes.action.intercept.added-only-when-needed @vtes.wording.during-x-do-y-once-per-x
  Scenario: Bowl of Convergence can be paid for again only in the next action
    Given Ines's Belinde is ready with 2 blood
    And Ines's Wauneka is ready with 2 blood
    And Ines holds Lost in Crowds and Lost in Crowds
    And Sarah's Colette is ready with 3 blood
    And Colette bears Bowl of Convergence
    When Belinde hunts
    And Colette attempts to block
    And Belinde plays Lost in Crowds at superior
    And Sarah uses Bowl of Convergence
    Then Colette fails to block the action
    And Colette has 2 blood
    When Colette attempts to block
    Then Colette fails to block the action
    And Colette has 2 blood
    When Sarah declines to block
    Then Belinde has 3 blood
    When Wauneka hunts
    And Colette attempts to block
    And Wauneka plays Lost in Crowds at basic
    And Sarah uses Bowl of Convergence
    Then Colette blocks the action

  @id:VTES-1347 @vtes.glossary.bearer.qualified-bearer-only-may-use
  Scenario: A bearer with basic Auspex gets the first intercept but cannot pay for the second
    Given Ines's Wauneka is ready with 2 blood
    And Ines holds Lost in Crowds
    And Sarah's Nassir is ready with 3 blood
    And Nassir bears Bowl of Convergence
    When Wauneka hunts
    And Nassir attempts to block
    Then Nassir attempts to block with 1 intercept
    When Wauneka plays Lost in Crowds at basic
    Then Nassir fails to block the action
    And Nassir has 3 blood
    And it is for Sarah to block or decline
    And Sarah cannot use Bowl of Convergence because vtes.glossary.bearer.qualified-bearer-only-may-use
