# Rulebook, "The phases in detail", 3. Hand Building
Feature: The Hand Building Phase

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And it is the Hand Building Phase

  @id:VEND-0073 @vendetta.hand-building.draw-two-keep-one @vendetta.hand-building.other-to-bottom
  Scenario: A player keeps one of the top two Clan cards, and the other goes under the deck
    Given Louis's Clan deck holds Challenge, Earthshock, Show of Force and Bloody Fury
    Then Louis has drawn Challenge and Earthshock
    When Louis keeps Earthshock
    Then Louis holds Earthshock
    And Louis's Clan deck holds Show of Force, Bloody Fury and Challenge
    And Challenge lies under Louis's Clan deck
    And it is for Louis to play a card

  @id:VEND-0074 @vendetta.hand-building.draw-two-keep-one
  Scenario: A player keeps exactly one of the two drawn cards
    Given Louis's Clan deck holds Challenge, Earthshock and Show of Force
    And Louis holds Hunt
    Then Louis cannot keep Challenge and Earthshock because vendetta.hand-building.draw-two-keep-one
    And Louis cannot keep Show of Force because vendetta.hand-building.draw-two-keep-one
    And Louis cannot keep Hunt because vendetta.hand-building.draw-two-keep-one
    And Louis cannot pass because vendetta.hand-building.draw-two-keep-one
    And exactly these choices are open to Louis:
      | Louis keeps Challenge  |
      | Louis keeps Earthshock |
    And it is for Louis to keep Clan cards

  @id:VEND-0075 @vendetta.hand-building.other-to-bottom
  Scenario: A card from hand cannot go under the deck instead
    Given Louis's Clan deck holds Challenge, Earthshock and Show of Force
    And Louis holds Hunt
    Then Louis cannot keep Challenge and Earthshock and discards Hunt because vendetta.hand-building.other-to-bottom
    And it is for Louis to keep Clan cards

  @id:VEND-0076 @vendetta.hand-building.other-to-bottom
  Scenario: The card not kept goes to the bottom of the deck
    Given Louis's Clan deck holds Challenge, Earthshock and Show of Force
    And Bloody Fury lies under Louis's Clan deck
    When Louis keeps Challenge
    Then Bloody Fury and Earthshock lie under Louis's Clan deck
    And Louis's Clan deck holds Show of Force, Bloody Fury and Earthshock
    And it is for Louis to play a card

  @id:VEND-0077 @vendetta.hand-building.draw-two-keep-one
  Scenario: Cards of a shuffled deck are drawn at random
    Given Louis's Clan deck holds Challenge, Earthshock and Show of Force in unknown order
    And Bloody Fury lies under Louis's Clan deck
    Then exactly Challenge, Earthshock and Show of Force can be drawn
    When chance draws Show of Force
    Then exactly Challenge and Earthshock can be drawn
    When chance draws Challenge
    Then Louis has drawn Show of Force and Challenge
    And Louis's Clan deck holds Earthshock and Bloody Fury
    And it is for Louis to keep Clan cards

  @id:VEND-0078 @vendetta.hand-building.draw-two-keep-one @vendetta.ambition.turn-order
  Scenario: Nobody plays before every player has kept a card
    Given Claudia holds the Ambition token
    And Louis's Clan deck holds Challenge and Earthshock
    And Claudia's Clan deck holds Dark Pact and Retaliation
    And Armand's Clan deck holds Curfew and Majesty
    When Claudia keeps Dark Pact
    And Armand keeps Majesty
    Then it is the Hand Building Phase
    When Louis keeps Challenge
    Then it is the Planning Phase
    And Claudia holds Dark Pact
    And Armand holds Majesty
    And Louis holds Challenge
    And it is for Claudia to play a card

  @id:VEND-0079 @vendetta.hand-building.first-round-hand @vendetta.hand-building.hand-size-by-round
  Scenario: The hand of the first round is Hunt, Ready and the card kept
    Given Louis holds Hunt and Ready
    And Louis's Clan deck holds Challenge, Earthshock and Show of Force
    When Louis keeps Challenge
    Then Louis holds Hunt, Ready and Challenge
    And it is for Louis to play a card

  @id:VEND-0080 @vendetta.hand-building.hand-size-by-round
  Scenario: In the second round the hand has four cards
    Given it is round 2
    And Louis holds Hunt, Ready and Challenge
    And Louis's Clan deck holds Earthshock and Show of Force
    When Louis keeps Show of Force
    Then Louis holds Hunt, Ready, Challenge and Show of Force
    And it is for Louis to play a card

  @id:VEND-0081 @vendetta.hand-building.hand-size-by-round
  Scenario: In the third round the hand has five cards
    Given it is round 3
    And Louis holds Hunt, Ready, Challenge and Show of Force
    And Louis's Clan deck holds Earthshock and Bloody Fury
    When Louis keeps Earthshock
    Then Louis holds 5 cards
    And Louis's Clan deck holds Bloody Fury
    And it is for Louis to play a card

  @id:VEND-0082 @needs:feed @needs:location-setup @vendetta.hand-building.played-cards-return
  Scenario: Played cards return at the end of the round, and one more is added
    Given it is the Withdraw Step at the Prince's Haven
    And Louis holds Ready
    And Louis has Challenge face up at Location 1
    And Louis has Hunt face down at the Prince's Haven
    And Louis's Clan deck holds Earthshock and Show of Force
    When Louis secretly withdraws
    Then it is round 2
    And Louis holds Ready, Challenge and Hunt
    And Louis has nothing at Location 1
    And Louis has nothing at the Prince's Haven
    When Louis keeps Earthshock
    Then Louis holds Ready, Challenge, Hunt and Earthshock
    And it is for Louis to play a card
