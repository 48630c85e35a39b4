# Fifth edition rulebook, "Ending the Game": ousting, and the new prey
Feature: A player without pool is ousted
  The neighbours of the ousted player become prey and predator, and the turn order skips the empty seat.

  Background:
    Given Justine, Lisa, Richard, Scott and Steve sit clockwise

  @id:VTES-0500 @vtes.ending.oust.pool-at-zero-ousts @checks:b @vtes.object.ousted-when-pool-runs-out @checks:a,b
  @vtes.object.pool-is-influence @checks:a
  Scenario: A player is ousted with the loss of the last pool counter, not before
    When Steve loses 29 pool
    Then Steve has 1 pool
    And Steve is still in the game
    And Scott has 0 victory points
    When Steve loses 1 pool
    Then Steve has 0 pool
    And Steve is ousted
    And Justine, Lisa, Richard and Scott are still in the game
    And the game goes on

  @id:VTES-0501 @vtes.ending.oust.pool-at-zero-ousts @checks:c @vtes.ending.vp.prey-ousted-gives-6-pool @checks:b,c
  Scenario: A player loses no more pool than there is, and the predator's reward stays the same
    Given Steve has 3 pool
    When Steve loses 10 pool
    Then Steve has 0 pool
    And Steve burns 3 pool
    And Steve is ousted
    And Scott gains 6 pool
    And Scott has 1 victory point

  @id:VTES-0502 @needs:ending
  @vtes.ending.seating.new-prey-is-ousted-ones-prey @checks:a @vtes.ending.seating.becomes-predator-of-new-prey
  @vtes.seat.new-prey-after-oust @checks:a
  Scenario: The neighbours of an ousted player become prey and predator, and again after the next ousting
    Then Justine's prey is Lisa
    And Richard's predator is Lisa
    When Lisa loses all pool
    Then Justine's prey is Richard
    And Richard's predator is Justine
    And Richard's prey is Scott
    When Richard loses all pool
    Then Justine gains 6 pool
    And Justine has 2 victory points
    And Justine's prey is Scott
    And Scott's predator is Justine
    And Steve's prey is Justine

  @id:VTES-0503 @needs:ending
  @vtes.ending.seating.new-prey-is-ousted-ones-prey @vtes.ending.seating.becomes-predator-of-new-prey @checks:b
  Scenario: The last two in the game are prey and predator of each other
    Given Lisa and Steve are ousted
    When Scott loses all pool
    Then Richard has 1 victory point
    And Justine's prey is Richard
    And Justine's predator is Richard
    And Richard's prey is Justine
    And Richard's predator is Justine

  @id:VTES-0504 @needs:ending @vtes.ending.game-goes-on-until-one-left @checks:a @vtes.turn.clockwise @checks:b
  Scenario: A player ousted in another player's turn takes no further turn
    Given it is Justine's influence phase
    When Lisa loses all pool
    Then it is for Justine to decide in the influence phase
    When Justine ends the influence phase
    And Justine ends the discard phase
    Then it is for Richard to decide in the unlock phase
    And Lisa cannot pass because vtes.turn.clockwise

  @id:VTES-0505 @provisional @vtes.ending.game-goes-on-until-one-left @checks:c @vtes.turn.clockwise
  Scenario: The turn of the active player ends with the ousting
    Given it is Richard's master phase
    When Richard loses all pool
    Then Richard is ousted
    And it is for Scott to decide in the unlock phase
    And none of these events happens:
      | event       | seat    |
      | phase-began | Richard |
    When Scott ends the unlock phase
    Then it is for Scott to decide in the master phase

  @id:VTES-0506 @vtes.ending.game-goes-on-until-one-left
  Scenario: The turn goes on while other players are ousted
    Given it is Richard's master phase
    When Scott and Lisa lose all pool together
    Then Scott and Lisa are ousted
    And it is for Richard to decide in the master phase
    When Richard ends the master phase
    Then it is for Richard to decide in the minion phase

  @id:VTES-0507 @needs:ending @provisional @vtes.ending.oust.controlled-cards-removed-from-game
  Scenario: The Edge of an ousted player goes to the centre
    Given Steve has the Edge
    When Steve loses all pool
    Then nobody has the Edge
    And these events happen in order:
      | event      | seat   |
      | edge-taken | nobody |

  @id:VTES-0508 @needs:ending @vtes.unlock-phase.edge-may-gain-one-pool @vtes.ending.vp.prey-ousted-gives-6-pool
  Scenario: The Edge stays with a player who is still in the game, and gives its pool
    Given it is Scott's discard phase
    And Steve has the Edge
    And Justine has 4 pool
    When Justine loses all pool
    Then Steve has the Edge
    And Steve gains 6 pool
    When Scott ends the discard phase
    And Steve gains 1 pool from the Edge
    Then Steve gains 1 pool
    And Steve cannot gain 1 pool from the Edge because vtes.unlock-phase.edge-may-gain-one-pool

  @id:VTES-2023 @vtes.seat.new-prey-after-oust @checks:b @vtes.ending.seating.new-prey-is-ousted-ones-prey @checks:b
  Scenario: When two neighbours are ousted together, the next remaining player is the new prey
    When Lisa and Richard lose all pool together
    Then Lisa and Richard are ousted
    And Justine's prey is Scott
    And Scott's predator is Justine
    And Scott's prey is Steve
