# Rulebook, "Game overview"
Feature: Game overview

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise

  @id:VEND-0015 @vendetta.overview.goal
  Scenario: The player with the most Influence after the third round wins
    Given it is round 3
    And it is the Withdraw Step at the Prince's Haven
    And Louis has 4 Blood and 7 Influence
    And Claudia has 20 Blood and 6 Influence
    And the game stops once the Prince's Haven is resolved
    When Louis lets the game go on
    Then Louis wins the game with 7 Influence
    And Claudia ends the game with 6 Influence

  @id:VEND-0016 @vendetta.overview.highest-power-wins-ally
  Scenario: The player with the highest Power at a Location wins the Ally
    Given it is the Withdraw Step at Location 1
    And Marcel is the Ally at Location 1
    And Claudia has Retaliation face up at Location 1
    And Louis has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    And Claudia secretly stays
    Then Louis is first at Location 1 with 4 Power
    And Louis acquires Marcel
    And there is no Ally at Location 1

  @id:VEND-0017 @needs:draining @needs:planning @vendetta.overview.no-blood-means-frenzy
  Scenario: Only a player without Blood enters Frenzy and Drains one card
    Given Claudia's Alliance holds Betty Fuller
    And Claudia has 3 Blood
    And Louis holds Hunt
    When Claudia loses 2 Blood through Louis
    Then nobody enters Frenzy
    And Claudia has 1 Blood
    And Claudia has Drained nothing
    When Claudia loses 1 Blood through Louis
    Then Claudia enters Frenzy through Louis
    And Claudia has Drained Betty Fuller
    And Claudia has 3 Blood
