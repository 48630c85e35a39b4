# Fifth edition rulebook, "Ending the Game": the end, the last victory point, the winner
Feature: The game ends with one player left, and the most victory points win

  @id:VTES-0520 @vtes.ending.vp.last-survivor-gets-1-more @checks:a @vtes.ending.winner.most-vp-even-if-ousted
  @vtes.ending.game-goes-on-until-one-left @checks:b @vtes.object.winner-has-most-victory-points
  Scenario: The last of two players scores for the prey and for surviving, and the game is over
    Given Justine and Richard sit clockwise
    And it is Richard's influence phase
    When Richard loses all pool
    Then Justine wins with 2 victory points
    And Richard has 0 victory points
    And Justine has 36 pool
    And Justine cannot pass because vtes.ending.game-goes-on-until-one-left
    And Richard cannot pass because vtes.ending.game-goes-on-until-one-left

  @id:VTES-0521 @vtes.ending.vp.last-survivor-gets-1-more @checks:c @vtes.ending.game-goes-on-until-one-left
  Scenario: With two players left the game goes on, and nobody has the survivor's victory point
    Given Justine, Lisa and Richard sit clockwise
    When Lisa loses all pool
    Then the game goes on
    And Justine has 1 victory point
    And Richard has 0 victory points
    And it is for Justine to decide in the minion phase
    When Richard loses all pool
    Then Justine wins with 3 victory points

  @id:VTES-0522 @vtes.ending.winner.most-vp-even-if-ousted @checks:a,b
  @vtes.object.winner-has-most-victory-points @checks:b
  Scenario: An ousted player with three victory points beats a survivor with two
    Given Justine, Lisa, Richard, Scott and Steve sit clockwise
    And Scott has 3 victory points
    And Lisa, Scott and Steve are ousted
    When Richard loses all pool
    Then Scott wins with 3 victory points
    And Justine has 2 victory points
    And Justine is still in the game

  @id:VTES-0523 @vtes.ending.winner.tie-means-no-winner @checks:a,c
  Scenario: The survivor ties with a player who was ousted, and nobody wins
    Given Justine, Lisa, Richard, Scott and Steve sit clockwise
    And Scott has 2 victory points
    And Lisa has 1 victory point
    And Lisa, Scott and Steve are ousted
    When Richard loses all pool
    Then the game ends without a winner
    And Justine has 2 victory points
    And Scott has 2 victory points

  @id:VTES-0524 @vtes.ending.winner.most-vp-even-if-ousted @vtes.ending.winner.tie-means-no-winner @checks:b
  Scenario: A tie below the most victory points leaves the winner alone
    Given Justine, Lisa, Richard, Scott and Steve sit clockwise
    And Justine has 1 victory point
    And Scott has 1 victory point
    And Lisa has 1 victory point
    And Lisa, Scott and Steve are ousted
    When Richard loses all pool
    Then Justine wins with 3 victory points
    And Scott has 1 victory point
    And Lisa has 1 victory point

  @id:VTES-0525 @provisional @vtes.ending.exception.ousted-together-with-prey-gets-vp-but-no-pool @checks:d
  @vtes.ending.winner.tie-means-no-winner
  Scenario: When the last two players are ousted together, nobody gets the survivor's victory point
    Given Justine and Richard sit clockwise
    When Justine and Richard lose all pool together
    Then Justine and Richard are ousted
    And Justine has 1 victory point
    And Richard has 1 victory point
    And Justine has 0 pool
    And Richard has 0 pool
    And the game ends without a winner

  @id:VTES-0526 @provisional @vtes.ending.exception.ousted-together-with-prey-gets-vp-but-no-pool
  @vtes.ending.winner.most-vp-even-if-ousted
  Scenario: A player can win although nobody survives
    Given Justine, Lisa and Richard sit clockwise
    When Lisa loses all pool
    Then Justine has 1 victory point
    When Justine and Richard lose all pool together
    Then Justine wins with 2 victory points
    And Richard has 1 victory point
    And Justine and Richard are ousted
