# Rivals, "Tiebreakers", the worked example
Feature: The tie-breaker example

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
  Scenario: In the tie-breaker example Player 1 wins as the active player with 10 Agenda each
    # Player 1 starts with the point that the Agenda card would give for the defeat.
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
  Scenario Outline: In the tie-breaker example Prestige decides in Player 3's turn, then player order
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
