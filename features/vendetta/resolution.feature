# Vendetta rulebook, "Resolution": Location by Location, with five steps each
Feature: Resolving the Locations

  Rule: Four players

    Background:
      Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise

    @id:VEND-0200 @vendetta.resolution.five-steps
    Scenario: The five steps of a Location come in order
      Given it is the Withdraw Step at Location 1
      And Louis has Bloody Fury face down and Punk's Posse face down at Location 1
      And Claudia has Hunt face down at Location 1
      And Lestat has Fearless face down at Location 1
      And the game stops once Location 1 is resolved
      Then it is the Withdraw Step at Location 1
      And it is for Louis to stay or withdraw
      When Louis secretly stays
      And Claudia secretly stays
      And Lestat secretly stays
      Then it is the Preparation Step at Location 1
      And it is for Lestat to settle an effect
      And Louis has Bloody Fury face up and Punk's Posse face up at Location 1
      When Lestat declines
      Then it is the Conflict Step at Location 1
      And it is for Louis to say which card is next
      When Louis resolves Bloody Fury next
      Then it is the Aftermath Step at Location 1
      And it is for Claudia to settle an effect
      When Claudia declines
      Then it is for Louis to let the game go on

    @id:VEND-0201 @vendetta.resolution.one-location-at-a-time @vendetta.resolution.complete-before-next
    Scenario: The second Location begins only after the Aftermath of the first
      Given it is the Withdraw Step at Location 1
      And Claudia has 1 Blood at Location 1
      And Louis has Fist of Caine face up at Location 1
      And Louis has 1 Blood at Location 2
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      Then it is not for Louis to stay or withdraw
      And it is for Louis to let the game go on
      When Louis lets the game go on
      Then Claudia loses 1 Blood
      And it is the Withdraw Step at Location 2
      And it is for Louis to stay or withdraw

    @id:VEND-0980 @vendetta.resolution.complete-before-next
    Scenario: The next Location begins once a Location is resolved
      Given it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has 1 Blood at Location 2
      And the game stops once Location 1 is resolved
      When Louis secretly stays
      Then it is for Louis to let the game go on
      When Louis lets the game go on
      Then it is the Withdraw Step at Location 2
      And it is for Claudia to stay or withdraw

    @id:VEND-0202 @vendetta.resolution.complete-before-next @vendetta.resolution.haven-last
    Scenario: The Prince's Haven comes after the second Location with four players
      Given it is the Withdraw Step at Location 1
      And Louis has 1 Blood at Location 1
      And Claudia has 1 Blood at the Prince's Haven
      And Armand has 1 Blood at Location 2
      Then it is for Louis to stay or withdraw
      When Louis secretly stays
      Then it is the Withdraw Step at Location 2
      And it is for Armand to stay or withdraw
      When Armand secretly stays
      Then it is the Withdraw Step at the Prince's Haven
      And it is for Claudia to stay or withdraw

    @id:VEND-0204 @needs:planning @needs:feed @needs:hand-building @needs:location-setup
    @vendetta.resolution.complete-before-next
    Scenario: An empty Location is skipped
      Given it is the Withdraw Step at Location 1
      And Armand has 1 Blood at Location 2
      And the game stops at the Resolution Phase
      Then it is the Withdraw Step at Location 2
      And it is for Armand to stay or withdraw
      When Armand secretly stays
      Then it is round 2

    @id:VEND-0205 @needs:feed @needs:hand-building @needs:location-setup @vendetta.resolution.round-over
    Scenario: The round ends once the Prince's Haven is resolved
      Given it is the Withdraw Step at Location 2
      And Louis holds Challenge
      And Louis has 1 Blood at Location 2
      And Claudia has 1 Blood at the Prince's Haven
      When Louis secretly stays
      Then it is round 1
      And it is the Resolution Phase
      And it is for Claudia to stay or withdraw
      When Claudia secretly stays
      Then it is round 2
      And it is for Louis to play a card

  Rule: Five players

    @id:VEND-0203 @vendetta.resolution.complete-before-next @vendetta.resolution.haven-last
    Scenario: Five players resolve three numbered Locations before the Prince's Haven
      Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu), Lestat (Gangrel) and Daniel (Ventrue) sit clockwise
      And it is the Withdraw Step at Location 1
      And Louis has 1 Blood at the Prince's Haven
      And Claudia has 1 Blood at Location 3
      And Armand has 1 Blood at Location 2
      And Lestat has 1 Blood at Location 1
      When Lestat secretly stays
      Then it is the Withdraw Step at Location 2
      And it is for Armand to stay or withdraw
      When Armand secretly stays
      Then it is the Withdraw Step at Location 3
      And it is for Claudia to stay or withdraw
      When Claudia secretly stays
      Then it is the Withdraw Step at the Prince's Haven
      And it is for Louis to stay or withdraw