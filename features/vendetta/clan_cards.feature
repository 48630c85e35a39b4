# Rulebook, "Passive Clan cards" and "Active Clan cards"
Feature: Passive and Active Clan cards

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise

  @id:VEND-0110 @vendetta.cards.passive.must-be-face-up-when-triggered
  Scenario: A face-up Passive card takes effect when its condition is met
    Given it is Claudia's first Planning turn
    And Claudia holds Hunt
    And Louis has Challenge face up at Location 1
    When Claudia plays Hunt face up at Location 2
    Then Claudia loses 1 Blood
    And the Bank gains 1 Blood
    And it is for Claudia to go on or end the turn

  @id:VEND-0111 @vendetta.cards.passive.must-be-face-up-when-triggered
  Scenario: A Passive card does nothing when its condition is not met
    Given it is Claudia's first Planning turn
    And Claudia holds Hunt
    And Louis has Challenge face up at Location 1
    When Claudia plays Hunt face up at Location 1
    Then nobody's Pool changes
    And none of these events happens:
      | event        |
      | blood-played |
    And it is for Claudia to go on or end the turn

  @id:VEND-0112 @vendetta.cards.passive.must-be-face-up-when-triggered
  Scenario: A face-down Passive card has no effect
    Given it is Claudia's first Planning turn
    And Claudia holds Hunt
    And Louis has Challenge face down at Location 1
    When Claudia plays Hunt face up at Location 2
    Then nobody's Pool changes
    And Louis has Challenge face down at Location 1
    And it is for Claudia to go on or end the turn

  @id:VEND-0113 @vendetta.cards.passive.face-down-revealed-in-revelation
  Scenario: A face-down Passive card is turned up in the Revelation Step
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face down at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops at the Preparation Step at Location 1
    When Louis secretly stays
    Then Claudia sees an unknown card of Louis at Location 1
    When Claudia secretly stays
    Then Louis has Challenge face up at Location 1

  @id:VEND-0114 @vendetta.cards.passive.missed-trigger-no-effect
  Scenario: A Passive card revealed too late adds only its Power
    Given it is Claudia's second Planning turn
    And Claudia holds Hunt
    And Louis has Challenge face down at Location 1
    And Armand has 2 Blood at Location 1
    When Claudia plays Hunt face up at Location 2 and ends the turn
    And Louis secretly stays
    And Armand secretly stays
    Then Claudia's Pool stays the same
    And Louis is first at Location 1 with 4 Power
    And it is for Claudia to stay or withdraw

  @id:VEND-0115 @vendetta.cards.active.only-in-resolution
  Scenario: An Active card played face up waits for the Resolution Phase
    Given it is Louis's second Planning turn
    And Louis holds Show of Force
    And Lestat has Wolf Companion face up at Location 1
    And the game stops once Location 1 is resolved
    When Louis plays Show of Force face up at Location 1
    And Louis ends the turn
    Then it is the Resolution Phase
    And nobody's Pool changes
    When Louis secretly stays
    And Lestat secretly stays
    Then Lestat loses 1 Blood

  @id:VEND-0116 @vendetta.cards.active.only-in-resolution
  Scenario: An Active card played face down takes effect in the Resolution Phase
    Given it is Louis's second Planning turn
    And Louis holds Show of Force
    And Lestat has Wolf Companion face up at Location 1
    And the game stops once Location 1 is resolved
    When Louis plays Show of Force face down at Location 1
    And Louis ends the turn
    Then Lestat's Pool stays the same
    When Louis secretly stays
    And Lestat secretly stays
    Then Lestat loses 1 Blood
