# Toy rules, "Gifts"
Feature: Gifts
  A player gives coins that the player has.

  Background:
    Given Ann has 3 coins

  @id:TOY-0001 @toy.gift.moves
  Scenario: A gift moves coins
    Given Bob has one coin
    When Ann gives Bob 2 coins
    Then Ann has 1 coin
    And Bob has 3 coins
    And Ann loses 2 coins
    And one gift happened

  @id:TOY-0002 @toy.gift.held
  Scenario: Nobody gives what is not there
    Given Bob has 1 coin
    Then Ann cannot give Bob 4 coins because toy.gift.held
    And Bob has 1 coin

  @id:TOY-0003 @toy.gift.moves
  Scenario: Losses count from the present When
    Given Bob has 1 coin
    When Ann gives Bob 1 coin
    Then Ann loses 1 coin
    When Ann gives Bob 1 coin
    And Ann gives Bob 1 coin
    Then Ann loses 2 coins
    And 2 gifts happened

  @id:TOY-0004 @toy.gift.moves
  Scenario Outline: A gift of <n> leaves <left>
    Given Bob has 1 coin
    When Ann gives Bob <n> coins
    Then the coins are:
      | name | coins  |
      | Ann  | <left> |

    Examples:
      | n | left |
      | 1 | 2    |
      | 2 | 1    |

    @id:TOY-0005
    Examples: all of it
      | n | left |
      | 3 | 0    |

  # Toy rules, "Winning"
  Rule: Ten coins win

    Background:
      Given Bob has 9 coins

    @id:TOY-0006 @toy.win
    Scenario: The tenth coin ends the game
      When Ann gives Bob 1 coin
      Then Bob wins
