# Rulebook, "Playing the game": rounds and phases
Feature: Rounds and phases

  @id:VEND-0044 @needs:feed @needs:hand-building @needs:location-setup @vendetta.playing.three-rounds
  Scenario: The third round follows the second
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And it is round 2
    And it is the Resolution Phase
    And Louis holds Hunt
    Then it is round 3
    And it is the Planning Phase
    And it is Louis's first Planning turn

  @id:VEND-0045 @vendetta.playing.three-rounds
  Scenario: The game has no fourth round
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And it is round 3
    And it is the Withdraw Step at the Prince's Haven
    And Louis has 4 Influence
    And Louis has Hunt face up at the Prince's Haven
    And Claudia holds Hunt
    When Louis secretly withdraws
    Then Louis wins the game with 4 Influence
    And it is round 3

  @id:VEND-0046 @needs:hand-building @needs:location-setup @vendetta.playing.phase-order
  Scenario: A round begins with Feed, Location Setup, Hand Building and Planning
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And it is round 1
    And it is the Feed Phase
    And Louis's Alliance holds Victim
    And the Ally deck holds Marcel, Betty Fuller, Talley and Maldavis in unknown order
    And Louis's Clan deck holds Challenge, Earthshock and Show of Force in unknown order
    And Louis holds Hunt
    Then it is the Location Setup Phase
    And it is for chance to draw an Ally
    And Louis gains 1 Blood
    When chance draws Marcel, Talley and Maldavis
    Then it is the Hand Building Phase
    And it is for chance to draw a Clan card
    When chance draws Challenge and Earthshock
    And Louis keeps Challenge
    Then it is the Planning Phase
    And it is for Louis to play a card

  @id:VEND-0047 @needs:feed @needs:hand-building @needs:location-setup
  @vendetta.playing.phase-order @vendetta.playing.three-rounds
  Scenario: Resolution follows Planning, and the next round's Feed Phase follows Resolution
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And it is Lestat's second Planning turn
    And Lestat holds Hunt
    And Lestat's Alliance holds Victim
    When Lestat plays Hunt face up at the Prince's Haven and ends the turn
    Then it is the Resolution Phase
    And it is for Lestat to stay or withdraw
    When Lestat secretly withdraws
    Then it is round 2
    And it is the Planning Phase
    And Lestat gains 1 Blood
    And it is Lestat's first Planning turn

  @id:VEND-0048 @vendetta.playing.base-rules-four-or-five @vendetta.planning.number-of-turns
  Scenario: Four players play by the main rules
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And it is the Hand Building Phase
    And Louis's Clan deck holds Challenge, Earthshock and Show of Force
    Then Louis has drawn Challenge and Earthshock
    When Louis keeps Challenge
    Then Louis holds Challenge
    And each player has 2 Planning turns
    And it is for Louis to play a card

  @id:VEND-0049 @vendetta.playing.base-rules-four-or-five @vendetta.planning.number-of-turns
  Scenario: Five players play by the main rules
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue), Lestat (Gangrel) and Marius sit clockwise
    And it is the Hand Building Phase
    And Louis's Clan deck holds Challenge, Earthshock and Show of Force
    Then Louis has drawn Challenge and Earthshock
    When Louis keeps Challenge
    Then Louis holds Challenge
    And each player has 2 Planning turns
    And it is for Louis to play a card
