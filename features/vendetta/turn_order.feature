# Rulebook, "Ambition token, turn order, and breaking ties"
Feature: Turn order and ties

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Nosferatu) sit clockwise

  @id:VEND-0040 @vendetta.ambition.turn-order @vendetta.planning.only-phase-with-turns
  Scenario: Turn order goes clockwise from the Ambition holder
    Given Armand holds the Ambition token
    And Louis, Claudia, Armand and Lestat hold Hunt
    Then the turn order is Armand, Lestat, Louis and Claudia
    When Armand plays Hunt face up at Location 1 and ends the turn
    Then it is Lestat's first Planning turn
    When Lestat plays Hunt face up at Location 1 and ends the turn
    Then it is Louis's first Planning turn
    When Louis plays Hunt face up at Location 1 and ends the turn
    Then it is Claudia's first Planning turn

  @id:VEND-0041 @vendetta.ambition.turn-order
  Scenario: A player who takes the Ambition token becomes first in turn order
    Given Louis holds Hunt
    When Lestat takes the Ambition token
    Then Lestat holds the Ambition token
    And the turn order is Lestat, Louis, Claudia and Armand
    And it is for Louis to play a card

  @id:VEND-0042 @vendetta.ambition.breaks-ties
  Scenario: A tie of Power goes to the earlier player in turn order
    Given Claudia holds the Ambition token
    And it is the Withdraw Step at Location 1
    And Marcel is the Ally at Location 1
    And Louis has Challenge face up at Location 1
    And Lestat has Ready face up and 3 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Lestat and Louis are ranked at Location 1
    And Lestat wins at Location 1
    And Lestat acquires Marcel

  @id:VEND-0043 @vendetta.ambition.breaks-ties
  Scenario: A tie of Power goes to the other player when the Ambition token is elsewhere
    Given Louis holds the Ambition token
    And it is the Withdraw Step at Location 1
    And Marcel is the Ally at Location 1
    And Louis has Challenge face up at Location 1
    And Lestat has Ready face up and 3 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis and Lestat are ranked at Location 1
    And Louis acquires Marcel
