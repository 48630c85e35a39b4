# Fifth edition rulebook, "Ending the Game": victory points and pool for the predator, and the exception
Feature: Rewards for an ousting
  The predator scores 1 victory point and gains 6 pool. A predator who is ousted at the same moment gains no pool.

  Background:
    Given Justine, Lisa, Richard, Scott and Steve sit clockwise
    And Justine has 10 pool
    And Lisa has 3 pool
    And Richard has 7 pool
    And Scott has 2 pool
    And Steve has 5 pool

  @id:VTES-0510 @needs:ending @vtes.ending.vp.prey-ousted-gives-1-vp @checks:a,b
  @vtes.ending.vp.prey-ousted-gives-6-pool @checks:a
  @vtes.object.ousting-earns-victory-points @checks:a @vtes.ending.vp.reward-independent-of-who-or-how
  Scenario: Only the predator of an ousted player is rewarded
    When Richard loses all pool
    Then Lisa gains 6 pool
    And Lisa has 9 pool
    And Lisa has 1 victory point
    And Justine's pool stays the same
    And Scott's pool stays the same
    And Steve's pool stays the same
    And Justine has 0 victory points
    And Richard has 0 victory points
    And Scott has 0 victory points
    And Steve has 0 victory points

  @id:VTES-0511 @vtes.ending.exception.ousted-together-with-prey-gets-vp-but-no-pool @checks:a
  @vtes.ending.vp.prey-ousted-gives-1-vp
  Scenario: A player ousted together with the prey scores, but stays ousted
    When Lisa and Richard lose all pool together
    Then Lisa and Richard are ousted
    And Lisa has 1 victory point
    And Lisa has 0 pool
    And Justine has 1 victory point
    And Justine gains 6 pool
    And Richard has 0 victory points
    And Scott's pool stays the same
    And Justine's prey is Scott
    And the game goes on

  @id:VTES-0512 @vtes.ending.vp.prey-ousted-gives-6-pool @vtes.ending.oust.pool-at-zero-ousts
  Scenario: When the prey is ousted first, the 6 pool comes in time for its predator
    When Richard loses all pool
    Then Lisa has 9 pool
    When Lisa loses 8 pool
    Then Lisa has 1 pool
    And Lisa is still in the game
    And Justine has 0 victory points

  @id:VTES-0513 @vtes.ending.vp.prey-ousted-gives-1-vp @vtes.ending.vp.prey-ousted-gives-6-pool
  Scenario: When two players who are not neighbours are ousted together, each one's predator is rewarded
    When Lisa and Scott lose all pool together
    Then Lisa and Scott are ousted
    And Justine has 1 victory point
    And Justine gains 6 pool
    And Richard has 1 victory point
    And Richard gains 6 pool
    And Lisa has 0 victory points
    And Scott has 0 victory points
    And Steve's pool stays the same
    And Justine's prey is Richard
    And Richard's prey is Steve

  @id:VTES-0514 @vtes.ending.exception.ousted-together-with-prey-gets-vp-but-no-pool
  @vtes.ending.vp.prey-ousted-gives-6-pool @vtes.ending.game-goes-on-until-one-left
  Scenario: Of three neighbours ousted together, only the first has a predator who gains pool
    When Lisa, Richard and Scott lose all pool together
    Then Lisa, Richard and Scott are ousted
    And Justine has 1 victory point
    And Justine gains 6 pool
    And Lisa has 1 victory point
    And Richard has 1 victory point
    And Scott has 0 victory points
    And Lisa has 0 pool
    And Richard has 0 pool
    And Steve has 0 victory points
    And Justine's prey is Steve
    And Steve's prey is Justine
    And the game goes on

  @id:VTES-0515 @vtes.ending.vp.last-survivor-gets-1-more @vtes.ending.winner.most-vp-even-if-ousted
  @vtes.ending.exception.ousted-together-with-prey-gets-vp-but-no-pool @checks:c
  Scenario: The one player left after all others are ousted together scores for the prey and as survivor
    When Lisa, Richard, Scott and Steve lose all pool together
    Then Justine wins with 2 victory points
    And Justine gains 6 pool
    And Lisa has 1 victory point
    And Richard has 1 victory point
    And Scott has 1 victory point
    And Steve has 0 victory points

  @id:VTES-3003 @vtes.ending.exception.ousted-together-with-prey-gets-vp-but-no-pool @checks:b
  @vtes.ending.vp.prey-ousted-gives-1-vp @checks:c
  Scenario: A reward earned earlier saves a player; one earned in the same ousting does not
    When Richard loses all pool
    And Lisa loses 5 pool
    Then Lisa has 4 pool
    And Lisa is still in the game
    And Lisa has 1 victory point
    When Lisa and Scott lose all pool together
    Then Lisa and Scott are ousted
    And Lisa has 2 victory points
    And Lisa has 0 pool
    And Justine has 1 victory point
    And Justine gains 6 pool
    And Scott has 0 victory points
    And Justine's prey is Steve
    And Steve's predator is Justine
