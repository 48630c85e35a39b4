# Cards of the starter decks: The Labyrinth, Ventrue Headquarters, Elysium: The Palace of Versailles
Feature: Clan locations

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's master phase

  @id:VTES-1807 @vtes.card.cost.pool-symbol
  Scenario: The Labyrinth needs a ready Nosferatu to be played, and gives stealth the same turn
    Given Sarah's Wauneka is ready
    And Alexis's Ayelech is ready
    And Sarah holds The Labyrinth
    When Sarah plays The Labyrinth
    Then Sarah controls The Labyrinth
    And Sarah burns 1 pool
    When Sarah ends the master phase
    And Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Sarah uses The Labyrinth on Wauneka
    Then Ayelech fails to block the action
    And the action's stealth is 1
    And The Labyrinth is locked
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-1808 @needs:block @vtes.votes.other-cards-follow-normal-rules
  Scenario: Ventrue Headquarters needs a ready Ventrue, and gives three votes once a turn
    Given Sarah's Madison is in torpor
    And Sarah's Sybren van Oosten is ready
    And Sarah holds Ventrue Headquarters and Ancilla Empowerment
    When Sarah plays Ventrue Headquarters
    Then Sarah burns 1 pool
    When Sarah ends the master phase
    And Sybren van Oosten plays Ancilla Empowerment
    And Sarah uses Ventrue Headquarters
    And Sarah votes for the referendum with Ventrue Headquarters
    Then the votes are 3 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-1809 @vtes.card.req.master-needs-ready-qualified-minion
  Scenario: Ventrue Headquarters cannot be played without a ready Ventrue
    Given Sarah's Madison is in torpor
    And Alexis's Sybren van Oosten is ready
    And Sarah holds Ventrue Headquarters
    Then Sarah cannot play Ventrue Headquarters because vtes.card.req.master-needs-ready-qualified-minion
    And it is for Sarah to decide in the master phase

  @id:VTES-1810 @vtes.card.cost.pool-symbol
  Scenario: Elysium: The Palace of Versailles costs 2 pool, needs no clan, and works the same turn
    Given Sarah's Sybren van Oosten is ready
    And Sarah holds Elysium: The Palace of Versailles and Ancilla Empowerment
    When Sarah plays Elysium: The Palace of Versailles
    Then Sarah burns 2 pool
    When Sarah ends the master phase
    And Sybren van Oosten plays Ancilla Empowerment
    And Sarah uses Elysium: The Palace of Versailles
    And Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 3 for and 0 against
