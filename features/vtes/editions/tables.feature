# Older rulebook, "Overview": how many may play
Feature: By the older rulebook any number of Methuselahs may play
  The fifth edition allows at most five.

  Background:
    Given Justine, Lisa, Richard, Scott, Steve and Wanda meet for a new game

  @id:VTES-4540 @edition:table_size=any @vtes.classic.overview.player-count @checks:a
  Scenario: By the older rulebook six players may start a game
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
  Scenario: By the fifth edition six players cannot start a game
    Then so many do not sit down to a game
