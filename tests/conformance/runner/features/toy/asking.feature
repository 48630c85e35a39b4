# Toy rules, "Asking"
Feature: Asking

  Background:
    Given there are these players:
      | name | coins |
      | Ann  | 1     |
      | Bob  | 2     |
      | Cat  | 0     |

  @id:TOY-0010 @toy.ask
  Scenario: The one who is asked answers
    When Ann asks Bob
    Then it is for Bob to answer
    When Bob agrees
    Then Ann has 2 coins

  @id:TOY-0011 @toy.ask
  Scenario: An open decision may be said
    When Ann asks Bob
    Then it is for Bob to answer
    And Bob has 2 coins

  @id:TOY-0012 @toy.ask
  Scenario: A player with nothing passes without being asked
    When Ann asks Cat
    Then Ann has 1 coin
    And 5 choices are offered

  @id:TOY-0013 @toy.ask @needs:options
  Scenario: Same name
    Given Ann holds Penny, Spirit's Penny and Jack, The Coin
    Then Ann holds Jack, The Coin, Penny and Spirit's Penny

  @id:TOY-0014 @toy.ask
  Scenario: Same name
    Given the story goes:
      """
      Ann had a coin.
        Bob had two.
      """
    Then the story is 2 lines long

  @id:TOY-0015 @toy.ask
  Scenario: A refused position
    Given Dan owes 1 coin
    Then the position is refused as negative
