# Fifth edition rulebook, "Ending the Game": the worked example
Feature: Five players, from the first ousting to the final score

  Background:
    Given Justine, Lisa, Richard, Scott and Steve sit clockwise
    And Justine has 11 pool
    And Lisa has 3 pool
    And Richard has 8 pool
    And Scott has 2 pool
    And Steve has 5 pool

  @id:VTES-0530 @example @vtes.ending.example.justine-lisa-richard-scott-steve @checks:f,g
  @vtes.ending.vp.prey-ousted-gives-1-vp @checks:c @vtes.ending.vp.prey-ousted-gives-6-pool
  @vtes.ending.seating.new-prey-is-ousted-ones-prey @vtes.ending.seating.becomes-predator-of-new-prey
  @vtes.ending.vp.last-survivor-gets-1-more @checks:b @vtes.ending.winner.most-vp-even-if-ousted
  Scenario: Steve, Scott, Lisa and Richard are ousted in this order, and Justine wins
    Then Scott's prey is Steve
    When Steve loses all pool
    Then Steve is ousted
    And Scott has 8 pool
    And Scott has 1 victory point
    And Richard's prey is Scott
    And Scott's prey is Justine
    And Justine's predator is Scott
    When Scott loses all pool
    Then Scott is ousted
    And Richard has 14 pool
    And Richard has 1 victory point
    And Scott has 1 victory point
    And Richard's prey is Justine
    And Justine's predator is Richard
    And Justine's prey is Lisa
    When Lisa loses all pool
    Then Lisa is ousted
    And Justine has 17 pool
    And Justine has 1 victory point
    And Justine's prey is Richard
    And Richard's prey is Justine
    And the game goes on
    When Richard loses all pool
    Then Justine wins with 3 victory points
    And Justine has 23 pool
    And Richard has 1 victory point
    And Scott has 1 victory point
    And Lisa has 0 victory points
    And Steve has 0 victory points

  @id:VTES-0531 @needs:ending @vtes.ending.vp.prey-ousted-gives-1-vp @checks:b @vtes.ending.vp.prey-ousted-gives-6-pool
  Scenario: In the example only the predator of an ousted player earns anything
    When Steve loses all pool
    Then Justine's pool stays the same
    And Lisa's pool stays the same
    And Richard's pool stays the same
    And Justine has 0 victory points
    And Lisa has 0 victory points
    And Richard has 0 victory points
    When Scott loses all pool
    Then Justine's pool stays the same
    And Lisa's pool stays the same
    And Justine has 0 victory points
    And Lisa has 0 victory points

  @id:VTES-3004 @example @vtes.ending.example.justine-lisa-richard-scott-steve @checks:a,b,c,d,e,f,g
  @vtes.ending.seating.new-prey-is-ousted-ones-prey @checks:a,b
  Scenario: The example names each player's prey, rewards, and the players left after each ousting
    Then Justine's prey is Lisa
    And Lisa's prey is Richard
    And Richard's prey is Scott
    And Scott's prey is Steve
    And Steve's prey is Justine
    When Steve loses all pool
    Then Justine, Lisa, Richard and Scott are still in the game
    And Justine's prey is Lisa
    And Lisa's prey is Richard
    And Richard's prey is Scott
    And Scott's prey is Justine
    And Scott gains 6 pool
    And Scott has 1 victory point
    When Scott loses all pool
    Then Justine, Lisa and Richard are still in the game
    And Justine's prey is Lisa
    And Lisa's prey is Richard
    And Richard's prey is Justine
    And Richard gains 6 pool
    And Richard has 1 victory point
    And Scott has 1 victory point
    When Lisa loses all pool
    Then Justine and Richard are still in the game
    And Justine's prey is Richard
    And Richard's prey is Justine
    And Justine gains 6 pool
    And Justine has 1 victory point
    And Richard has 1 victory point
    When Richard loses all pool
    Then Justine gains 6 pool
    And Justine wins with 3 victory points
    And Richard has 1 victory point
    And Scott has 1 victory point
    And Lisa has 0 victory points
    And Steve has 0 victory points
