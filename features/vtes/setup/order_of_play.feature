# Fifth edition rulebook, "Game Setup": order of play
Feature: Seating and the first turn
  The prey sits to the left, the predator to the right. The player who takes the first turn is random.

  Background:
    Given Justine, Lisa, Richard, Scott and Steve meet for a new game

  @id:VTES-0400 @vtes.setup.first-methuselah-random @checks:a @vtes.seat.prey-is-left-neighbour @checks:a
  @vtes.seat.predator-is-right-neighbour @checks:a @vtes.turn.first-methuselah-starts
  Scenario: Five players are seated at random, and one of them begins
    When chance seats Scott
    And chance seats Justine
    And chance seats Steve
    And chance seats Lisa
    And chance seats Richard
    And chance makes Steve the first Methuselah
    Then it is Steve's unlock phase
    And Scott's prey is Justine
    And Justine's predator is Scott
    And Steve's prey is Lisa
    And Richard's prey is Scott
    And Scott's predator is Richard

  @id:VTES-0401 @vtes.turn.clockwise @vtes.turn.first-methuselah-starts @checks:a
  Scenario: The turn passes to the left of the first player
    When chance seats Justine
    And chance seats Lisa
    And chance seats Richard
    And chance seats Scott
    And chance seats Steve
    And chance makes Scott the first Methuselah
    Then it is for Scott to decide in the unlock phase
    When Scott ends the unlock phase
    And Scott ends the master phase
    And Scott ends the minion phase
    And Scott ends the influence phase
    And Scott ends the discard phase
    Then it is for Steve to decide in the unlock phase
    When everyone passes until Justine's unlock phase
    Then it is for Justine to decide in the unlock phase
    And the position has:
      """
      {"path": ["turn", "number"], "value": 3}
      """
