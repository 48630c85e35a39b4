# Older rulebook, "Overview": how many may play
Feature: By the older book any number of Methuselahs may sit down
  The fifth edition seats five at the most.

  Background:
    Given Justine, Lisa, Richard, Scott, Steve and Wanda meet for a new game

  @id:VTES-4540 @edition:table_size=any @vtes.classic.overview.player-count @checks:a
  Scenario: Six sit down to a game, and the prey of the sixth is the first
    When chance seats Scott
    And chance seats Justine
    And chance seats Steve
    And chance seats Lisa
    And chance seats Richard
    And chance seats Wanda
    And chance makes Wanda the first Methuselah
    Then it is Wanda's unlock phase
    And Wanda's prey is Scott
    And Richard's prey is Wanda

  @id:VTES-4541 @edition:table_size=up-to-five @vtes.intro.player-count
  Scenario: By the fifth edition six do not
    Then so many do not sit down to a game
