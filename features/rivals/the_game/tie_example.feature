# Rivals, "Tiebreakers", the worked example
Feature: Who wins of two with as much Agenda: the example

  Background:
    Given Ana, Bruno, Clara and Davi sit clockwise
    And Ana's Rival is Clara
    And Clara's Rival is Davi
    And Davi's Rival is Bruno
    And Bruno's Rival is Ana
    And Ana's Jorge Guerrero is in The Streets
    And Bruno's Iara is in the Haven with 1 Blood
    And Clara's Hope is in the Haven
    And Davi's Keondra is in the Haven
    And Davi has 7 Agenda

  @id:RIV-0325 @example @rivals.tie.example.p1-knocks-out-p2 @checks:b,c,e @rivals.tie.1-active-player @needs:torpor
  Scenario: Player 1 has 10, Player 4 comes to 10, and the turn is that of Player 1
    # The point that Player 1's Agenda card pays for the defeat is there from the beginning.
    Given Ana has 10 Agenda
    And Clara has 8 Agenda
    And Ana has 5 Prestige
    And Davi has 12 Prestige
    When Jorge Guerrero attacks Iara
    And Jorge Guerrero makes a Physical attack
    Then Iara is defeated by Ana
    And Bruno is knocked out by Ana
    And Bruno is knocked out
    And Ana has 10 Agenda
    And Davi has 10 Agenda
    And Clara has 8 Agenda
    And Ana wins the game

  @id:RIV-0327 @example @rivals.tie.example.p1-knocks-out-p2 @checks:f @rivals.tie.2-most-prestige @checks:b @needs:torpor
  Scenario Outline: If it is the turn of Player 3 Prestige decides, and then the order of the players
    Given it is Clara's Action Phase
    And Clara has 9 Agenda
    And Ana has 10 Agenda
    And Ana has <Ana> Prestige
    And Davi has 7 Prestige
    When Iara is dealt 1 Physical damage through Clara
    Then Davi has 10 Agenda
    And <winner> wins the game

    Examples:
      | Ana | winner |
      | 8   | Ana    |
      | 7   | Davi   |
