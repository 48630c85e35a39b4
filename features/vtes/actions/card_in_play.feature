# Fifth edition rulebook, "Action Card (or Card in Play)", and "Types of Actions" for how often
Feature: Actions that cards in play describe
  A minion performs each action of each copy once a turn, even if it unlocks.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1603 @vtes.card-action.who-any-ready-minion @vtes.card-action.target-as-printed
  Scenario: Minions of anybody act through a card in play, against whom it says
    Given Sarah's Underbridge Stray and Tom's Nassir are ready
    And Nassir bears Haven Uncovered, played by Alexis
    When Underbridge Stray acts through Haven Uncovered to enter combat
    Then the action is directed
    And the action targets Nassir
    And the action's stealth is 1
    And it is for Tom to block or decline
    When Tom declines to block
    Then combat begins between Underbridge Stray and Nassir

  @id:VTES-1604 @vtes.action.limit.same-copy-in-play-once-per-turn
  Scenario: A minion that unlocks performs the action of another copy, and not of the same again
    Given Sarah's Brock Sterling and Belinde are ready
    And Alexis's Nassir and Ayelech are ready
    And Nassir bears Haven Uncovered, played by Tom
    And Ayelech bears Haven Uncovered, played by Tom
    And Sarah holds Freak Drive
    When Brock Sterling acts through Haven Uncovered to enter combat
    And Alexis declines to block
    Then combat begins between Brock Sterling and Nassir
    When Brock Sterling strikes with hands
    And Nassir strikes with hands
    Then it is for Sarah to respond after the action
    When Brock Sterling plays Freak Drive at basic
    Then Brock Sterling is ready with 1 blood and unlocked
    And Brock Sterling cannot act through Haven Uncovered to enter combat because vtes.action.limit.same-copy-in-play-once-per-turn
    When Brock Sterling acts through Haven Uncovered#2 to enter combat
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then combat begins between Brock Sterling and Ayelech

  @id:VTES-1605 @vtes.action.limit.same-copy-in-play-once-per-turn
  Scenario: Another minion acts through the same copy in the same turn
    Given Sarah's Brock Sterling and Belinde are ready
    And Alexis's Nassir is ready
    And Nassir bears Haven Uncovered, played by Tom
    When Brock Sterling acts through Haven Uncovered to enter combat
    Then it is for Alexis to block or decline
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Alexis declines to block
    And Brock Sterling strikes with hands
    And Nassir strikes with hands
    Then the combat is over
    When Belinde acts through Haven Uncovered to enter combat
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then combat begins between Belinde and Nassir
