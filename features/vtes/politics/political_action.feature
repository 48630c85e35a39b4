# Fifth edition rulebook, "Political Action" and "Political action cards"
Feature: Political actions

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0700 @vtes.political.undirected-no-target @vtes.political.default-stealth-plus-one
  @vtes.political.who-any-ready-vampire
  Scenario: A vampire without title calls a referendum; prey and predator may block it, and nobody else
    Given Sarah's Wauneka is ready
    And Alexis's Colette, Rui's Ryan and Ines's Sully are ready
    And Sarah holds Kine Resources Contested
    When Wauneka plays Kine Resources Contested
    Then the action is undirected
    And the action has no target
    And the action's stealth is 1
    And Wauneka is locked
    And it is for Alexis to block or decline
    And Ryan cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    And Sully cannot attempt to block because vtes.action.block.prey-before-predator
    When Alexis declines to block
    Then it is for Ines to block or decline
    When Ines declines to block
    Then it is for Sarah to choose the terms
    When Sarah allocates 1 to Alexis and 3 to Rui
    And Sarah passes
    Then the referendum fails
    And no pool changes

  @id:VTES-0701 @vtes.political.success-calls-referendum @vtes.action.resolve.blocked-burns-action-card
  Scenario: A political action that is blocked calls no referendum
    Given Sarah's Wauneka is ready
    And Alexis's Colette is ready
    And Colette bears Raven Spy
    And Sarah holds Kine Resources Contested
    When Wauneka plays Kine Resources Contested
    And Colette attempts to block
    Then Colette blocks the action
    And Kine Resources Contested is in Sarah's ash heap
    And combat begins between Wauneka and Colette
    And none of these events happens:
      | event             |
      | referendum-called |
      | terms-chosen      |
    When Wauneka strikes with hands
    And Colette strikes with hands
    Then the action fails
    And no pool changes

  @id:VTES-0702 @vtes.political-card.only-vampires-play#a @vtes.political.who-any-ready-vampire
  Scenario: Allies play no political action cards, and vampires in torpor none either
    Given Sarah's Underbridge Stray is ready
    And Sarah's Ryan is in torpor
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    Then Underbridge Stray cannot play Ancilla Empowerment because vtes.political-card.only-vampires-play
    And Ryan cannot play Ancilla Empowerment because vtes.torpor.only-leave-torpor-action
    When Wauneka plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    When Sarah passes
    Then the referendum fails
    And no pool changes

  @id:VTES-0703 @vtes.political.once-per-turn-per-vampire
  Scenario: Unlocked again, a vampire still performs no second political action in the turn, but another vampire may
    Given Sarah's Sybren van Oosten and Wauneka are ready
    And Sarah holds Ancilla Empowerment and Consanguineous Boon
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    Then the referendum passes
    And it is for Sarah to respond after the action
    When Sarah uses Sybren van Oosten
    Then Sybren van Oosten is unlocked
    And Sybren van Oosten cannot play Consanguineous Boon because vtes.political.once-per-turn-per-vampire
    And Wauneka may play Consanguineous Boon
    And Sybren van Oosten may bleed Alexis

  @id:VTES-0704 @vtes.political.once-per-turn-per-vampire
  Scenario: An action that was blocked was a political action as well
    Given Sarah's Sybren van Oosten is ready
    And Alexis's Colette is ready
    And Colette bears Raven Spy
    And Sarah holds Ancilla Empowerment, Consanguineous Boon and Freak Drive
    When Sybren van Oosten plays Ancilla Empowerment
    And Colette attempts to block
    Then Colette blocks the action
    When Sybren van Oosten strikes with hands
    And Colette strikes with hands
    And Sybren van Oosten plays Freak Drive at superior
    Then Sybren van Oosten is unlocked
    And Sybren van Oosten cannot play Consanguineous Boon because vtes.political.once-per-turn-per-vampire
    And Sybren van Oosten may hunt

  @id:VTES-0705 @vtes.politics.terms-chosen-only-after-success @vtes.referendum.step-terms
  @vtes.politics.occasions @vtes.referendum.three-steps @vtes.glossary.referendum
  Scenario: Terms are chosen when the action has succeeded, by its caller and nobody else
    Given Sarah's Wauneka is ready
    And Alexis's Colette is ready
    And Tom's Ayelech is ready
    And Sarah holds Kine Resources Contested
    When Wauneka plays Kine Resources Contested
    Then it is for Alexis to block or decline
    And Sarah cannot allocate 2 to Alexis and 2 to Tom because vtes.politics.terms-chosen-only-after-success
    When Alexis declines to block
    Then it is for Sarah to choose the terms
    And these events happen in order:
      | event             | referendum               | seat  |
      | blocks-declined   |                          |       |
      | referendum-called | Kine Resources Contested | Sarah |
    And Alexis cannot allocate 2 to Sarah and 2 to Tom because vtes.referendum.step-terms
    When Sarah allocates 2 to Alexis and 2 to Tom
    Then these events happen in order:
      | event             | seat  |
      | terms-chosen      | Sarah |
    And it is for Sarah to vote or pass
    And Sarah cannot allocate 2 to Rui and 2 to Tom because vtes.referendum.step-terms
    When Sarah votes for the referendum with Kine Resources Contested
    And Tom passes
    Then the referendum passes
    And these events happen in order:
      | event               | passed | seat   | amount |
      | referendum-resolved | true   |        |        |
      | pool-burned         |        | Alexis | 2      |
      | action-resolved     |        |        |        |
    And these events happen in order:
      | event               | passed | seat   | amount |
      | referendum-resolved | true   |        |        |
      | pool-burned         |        | Tom    | 2      |
      | action-resolved     |        |        |        |
    And Alexis burns 2 pool
    And Tom burns 2 pool

  @id:VTES-0706 @vtes.faq.politics.failed-referendum-still-successful-action @vtes.referendum.resolve.otherwise-fails
  Scenario: The referendum fails and has no effect; the action has succeeded all the same
    Given Sarah's Wauneka is ready
    And Rui's Alice Chen is ready
    And Sarah holds Ancilla Empowerment
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    And Rui votes against the referendum with Alice Chen
    Then the referendum fails
    And the action succeeds
    And no pool changes
    And Ancilla Empowerment is in Sarah's ash heap
    And Wauneka is locked

  @id:VTES-2303 @faq @vtes.faq.politics.failed-referendum-still-successful-action
  @vtes.political.once-per-turn-per-vampire
  Scenario: The political action whose referendum failed was the vampire's one of the turn
    Given Sarah's Naomi Stewart is ready
    And Sarah holds Ancilla Empowerment, Consanguineous Boon and Freak Drive
    When Naomi Stewart plays Ancilla Empowerment
    And Sarah passes
    Then the referendum fails
    When Naomi Stewart plays Freak Drive at basic
    Then the action succeeds
    And Naomi Stewart is unlocked
    And Naomi Stewart cannot play Consanguineous Boon because vtes.political.once-per-turn-per-vampire
