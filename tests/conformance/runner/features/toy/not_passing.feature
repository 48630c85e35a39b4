# Toy rules, "What goes wrong"
Feature: What goes wrong

  Background:
    Given Ann has 3 coins
    And Bob has 2 coins

  @id:TOY-0020 @toy.gift.moves
  Scenario: A wrong number
    When Ann gives Bob 1 coin
    Then Bob has 4 coins
    And Ann has 2 coins

  @id:TOY-0021 @toy.ask
  Scenario: Left open
    When Ann asks Bob
    Then Ann has 3 coins

  @id:TOY-0022 @toy.turn.own
  Scenario: Out of turn
    When Bob gives Ann 1 coin
    Then Ann has 4 coins

  @id:TOY-0023 @toy.gift.held
  Scenario: Refused
    When Ann gives Bob 5 coins
    Then Bob has 7 coins

  @id:TOY-0024 @toy.gift.moves
  Scenario: The engine lacks it
    When Ann steals
    Then Bob has 1 coin

  @id:TOY-0025 @toy.gift.moves @needs:flying
  Scenario: The engine does not declare it
    Then Bob has 2 coins

  @id:TOY-0026 @toy.gift.moves @edition:two
  Scenario: Another edition
    Then Bob has 2 coins

  @id:TOY-0027 @toy.gift.moves
  Scenario: The engine breaks
    When the toy crashes
    Then Bob has 2 coins

  @id:TOY-0028 @toy.gift.moves
  Scenario: A step that no one wrote
    When Ann flies to the moon
    Then Bob has 2 coins

  @id:TOY-0029 @toy.gift.moves
  Scenario: A step that stumbles
    When the step stumbles
    Then Bob has 2 coins

  @id:TOY-0030 @toy.gift.moves
  Scenario: Nothing is asserted
    When Ann gives Bob 1 coin

  @id:TOY-0031 @toy.gift.moves
  Scenario: A Given too late
    When Ann gives Bob 1 coin
    Then Bob has 3 coins
    Given Cat has 1 coin

  @id:TOY-0032 @toy.gift.moves
  Scenario: A table for nobody
    When Ann gives Bob 1 coin
      | coin |
      | one  |
    Then Bob has 3 coins

  @id:TOY-0033 @toy.gift.moves
  Scenario: A position that is refused
    Given Cat owes 1 coin
    When Ann gives Bob 1 coin
    Then Bob has 3 coins

  @id:TOY-0034 @toy.gift.moves
  Scenario: The engine after it broke
    When 1 coin of Ann burns
    Then Ann loses 1 coin

  @id:TOY-0035 @toy.win
  Scenario: Nothing to decide any more
    Given Cat has 10 coins
    When Ann gives Bob 1 coin
    Then Cat wins

  @id:TOY-0036 @toy.win
  Scenario: Nobody of that name
    When Ann gives Bob 1 coin
    Then Zoe has 1 coin

  @id:TOY-0037 @deprecated:0.1.0 @toy.gift.moves
  Scenario: What a deprecated scenario demands is not demanded any more
    When Ann gives Bob 1 coin
    Then Bob has 4 coins
