# Rulebook, "Setup", "The phases in detail": the fifth player acts like the first four
Feature: Five players

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue), Lestat (Gangrel) and Marius (Nosferatu) sit clockwise

  @id:VEND-1149 @needs:hand-building @needs:location-setup @needs:planning @vendetta.feed.collect-blood
  Scenario: All five players collect Blood in the Feed Phase
    Given it is the Feed Phase
    And Louis's Alliance holds Victim
    And Lestat's Alliance holds Victim
    And Marius's Alliance holds Victim and Victim
    And Louis holds Hunt
    Then Louis and Lestat gain 1 Blood
    And Marius gains 2 Blood
    And it is for Louis to play a card

  @id:VEND-1150 @vendetta.hand-building.draw-two-keep-one @vendetta.ambition.turn-order
  Scenario: The fifth player keeps a Clan card before anybody plays
    Given it is the Hand Building Phase
    And Louis's Clan deck holds Challenge and Earthshock
    And Marius's Clan deck holds Vanish and Backstab
    When Louis keeps Challenge
    Then it is for Marius to keep Clan cards
    When Marius keeps Vanish
    Then Marius holds Vanish
    And it is for Louis to play a card

  @id:VEND-1151 @vendetta.planning.only-phase-with-turns @vendetta.ambition.turn-order
  Scenario: The fifth player has a Planning turn before the first has a second
    Given Louis holds Hunt and Ready
    And Claudia, Armand, Lestat and Marius hold Hunt
    When Louis plays Hunt face up at Location 3 and ends the turn
    And Claudia plays Hunt face up at Location 3 and ends the turn
    And Armand plays Hunt face up at Location 3 and ends the turn
    And Lestat plays Hunt face up at Location 3 and ends the turn
    Then it is Marius's first Planning turn
    When Marius plays Hunt face up at Location 3 and ends the turn
    Then it is Louis's second Planning turn

  @id:VEND-1152 @vendetta.withdraw.all-present-may @vendetta.conflict.total-power
  @vendetta.rewards.only-players-in-conflict-ranked
  Scenario: All five players at a Location choose a token, and all who stay are ranked
    Given it is the Withdraw Step at Location 1
    And Bronwyn is the Ally at Location 1
    And Louis has Challenge face up at Location 1
    And Claudia has 3 Blood at Location 1
    And Armand has 2 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And Marius has Ready face up and 8 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When Louis secretly stays
    And Claudia secretly stays
    And Armand secretly stays
    And Lestat secretly stays
    Then it is for Marius to stay or withdraw
    When Marius secretly stays
    Then Marius acquires Bronwyn
    And Louis acquires Victim
    And Marius, Louis, Claudia, Armand and Lestat are ranked at Location 1

  @id:VEND-1153 @vendetta.preparation.order @vendetta.ambition.turn-order
  Scenario: The fifth player's Preparation card takes effect after all others
    Given it is the Withdraw Step at Location 1
    And Louis has Show of Force face up at Location 1
    And Lestat has Fearless face up at Location 1
    And Marius has Vanish face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then it is for Lestat to settle an effect
    When Lestat declines
    Then it is for Marius to settle an effect
    When Marius declines
    Then it is for Louis to let the game go on

  @id:VEND-1154 @needs:feed @vendetta.round-end.cards-to-hand @vendetta.round-end.deployed-blood-to-bank
  Scenario: The fifth player's cards and Blood leave the Locations at the end of the round
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has Challenge face up and 1 Blood at Location 1
    And Marius has Vanish face up and 2 Blood at Location 3
    And the game stops at the Feed Phase
    Then Louis holds Challenge
    And Marius holds Vanish
    And Marius has nothing at Location 3
    And Marius has 6 Blood
    And the Bank holds 40 Blood

  Rule: The first seat is fifth in turn order if the next player holds the Ambition token

    Background:
      Given Claudia holds the Ambition token

    @id:VEND-1229 @vendetta.hand-building.draw-two-keep-one @vendetta.ambition.turn-order
    Scenario: The last player in turn order keeps a Clan card
      Given it is the Hand Building Phase
      And Claudia holds Hunt
      And Louis's Clan deck holds Challenge and Earthshock
      Then it is for Louis to keep Clan cards
      When Louis keeps Challenge
      Then Louis holds Challenge
      And it is for Claudia to play a card

    @id:VEND-1230 @vendetta.planning.only-phase-with-turns @vendetta.ambition.turn-order
    Scenario: The last player in turn order takes a Planning turn
      Given it is Marius's first Planning turn
      And Marius holds Hunt
      And Louis holds Hunt
      And Claudia holds Ready
      When Marius plays Hunt face up at Location 3 and ends the turn
      Then it is Louis's first Planning turn
      When Louis plays Hunt face up at Location 3 and ends the turn
      Then it is Claudia's second Planning turn

    @id:VEND-1231 @vendetta.withdraw.all-present-may @vendetta.conflict.highest-wins
    Scenario: The last player in turn order can win against four others
      Given it is the Withdraw Step at Location 3
      And Bronwyn is the Ally at Location 3
      And Louis has Challenge face up at Location 3
      And Claudia has 3 Blood at Location 3
      And Armand has 2 Blood at Location 3
      And Lestat has 1 Blood at Location 3
      And Marius has Ready face up at Location 3
      And the game stops at the Aftermath Step at Location 3
      When everyone stays
      Then Louis acquires Bronwyn
      And Claudia acquires Victim

    @id:VEND-1232 @vendetta.aftermath.order @vendetta.ambition.turn-order
    Scenario: The Aftermath card of the last player in turn order takes effect
      Given it is the Withdraw Step at Location 1
      And Louis has Fist of Caine face up at Location 1
      And Claudia has 1 Blood at Location 1
      And Armand has 1 Blood at Location 1
      And Lestat has 1 Blood at Location 1
      And Marius has 1 Blood at Location 1
      And the game stops once Location 1 is resolved
      When everyone stays
      Then Claudia, Armand, Lestat and Marius lose 1 Blood

    @id:VEND-1233 @needs:feed @vendetta.round-end.cards-to-hand @vendetta.round-end.deployed-blood-to-bank
    Scenario: The last player in turn order takes back cards and Blood at the end of the round
      Given it is the Withdraw Step at the Prince's Haven
      And Louis has Challenge face up and 2 Blood at Location 2
      And the game stops at the Feed Phase
      Then Louis holds Challenge
      And Louis has nothing at Location 2
      And the Bank holds 40 Blood
