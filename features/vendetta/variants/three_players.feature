# Rulebook, "Game variants": 3-player mode
@needs:three-players
Feature: Three players

  Rule: Set-up for three players

    @id:VEND-0013 @vendetta.components.player-count
    Scenario: Three players can play
      Given Louis, Claudia and Armand meet for a new game
      When chance makes Armand the first player
      Then the turn order is Armand, Louis and Claudia
      And it is for chance to lay out a Clan sheet

    @id:VEND-0021 @vendetta.setup.locations-3-players @vendetta.setup.location-count-by-players
    @vendetta.setup.locations-ascending-haven-last
    Scenario: Three players play at three Locations
      Given Louis, Claudia and Armand meet for a new game
      When chance makes Louis the first player
      Then the Locations in play are Location 1, Location 2 and the Prince's Haven
      And it is for chance to lay out a Clan sheet

    @id:VEND-0025 @vendetta.setup.clan-sheets-players-plus-one
    Scenario: Three players choose among four Clan sheets
      Given Louis, Claudia and Armand meet for a new game
      When chance makes Louis the first player
      And chance lays out Brujah, Tremere and Ventrue
      Then it is for chance to lay out a Clan sheet
      When chance lays out Gangrel
      Then exactly these choices are open to Louis:
        | Louis chooses Clan Brujah  |
        | Louis chooses Clan Tremere |
        | Louis chooses Clan Ventrue |
        | Louis chooses Clan Gangrel |

  Rule: More cards in the first round and more turns

    Background:
      Given Louis (Brujah), Claudia (Tremere) and Armand (Ventrue) sit clockwise

    @id:VEND-0141 @vendetta.variant.three-players.first-round-draw-three-keep-two
    Scenario: In the first round a player keeps two of three drawn cards and puts the third under the deck
      Given it is the Hand Building Phase
      And Louis's Clan deck holds Challenge, Earthshock, Show of Force and Bloody Fury
      Then Louis has drawn Challenge, Earthshock and Show of Force
      When Louis keeps Challenge and Show of Force
      Then Louis holds Challenge and Show of Force
      And Louis's Clan deck holds Bloody Fury and Earthshock
      And Earthshock lies under Louis's Clan deck
      And it is for Louis to play a card

    @id:VEND-0142 @vendetta.variant.three-players.first-round-draw-three-keep-two
    Scenario: A player must keep exactly two of the first three cards
      Given it is the Hand Building Phase
      And Louis's Clan deck holds Challenge, Earthshock, Show of Force and Bloody Fury
      Then Louis cannot keep Challenge because vendetta.variant.three-players.first-round-draw-three-keep-two
      And Louis cannot keep Challenge, Earthshock and Show of Force because vendetta.variant.three-players.first-round-draw-three-keep-two
      And Louis cannot keep Challenge and Bloody Fury because vendetta.variant.three-players.first-round-draw-three-keep-two
      And exactly these choices are open to Louis:
        | Louis keeps Challenge and Earthshock     |
        | Louis keeps Challenge and Show of Force  |
        | Louis keeps Earthshock and Show of Force |
      And it is for Louis to keep Clan cards

    @id:VEND-0143 @vendetta.variant.three-players.starting-hand-four
    Scenario: The starting hand has four cards in a three-player game
      Given it is the Hand Building Phase
      And Louis holds Hunt and Ready
      And Louis's Clan deck holds Challenge, Earthshock and Show of Force
      When Louis keeps Earthshock and Show of Force
      Then Louis holds Hunt, Ready, Earthshock and Show of Force
      And it is for Louis to play a card

    @id:VEND-0144 @vendetta.variant.three-players.later-rounds-draw-two @vendetta.variant.three-players.otherwise-regular
    Scenario: In the second round a player keeps one of two drawn cards
      Given it is round 2
      And it is the Hand Building Phase
      And Louis's Clan deck holds Challenge, Earthshock and Show of Force
      Then Louis has drawn Challenge and Earthshock
      And Louis cannot keep Challenge and Earthshock because vendetta.variant.three-players.later-rounds-draw-two
      When Louis keeps Challenge
      Then Louis holds Challenge
      And Earthshock lies under Louis's Clan deck
      And it is for Louis to play a card

    @id:VEND-0145 @vendetta.variant.three-players.otherwise-regular @vendetta.variant.three-players.later-rounds-draw-two
    Scenario: In the third round a player keeps one of two drawn cards
      Given it is round 3
      And it is the Hand Building Phase
      And Louis's Clan deck holds Challenge, Earthshock and Show of Force
      Then Louis has drawn Challenge and Earthshock
      When Louis keeps Earthshock
      Then Louis holds Earthshock
      And Challenge lies under Louis's Clan deck
      And it is for Louis to play a card

    @id:VEND-0146 @vendetta.variant.three-players.planning-turns
    Scenario: The first round has three turns in a three-player game
      Given it is Louis's second Planning turn
      And Louis holds Hunt, Ready and Challenge
      Then each player has 3 Planning turns
      When Louis plays Hunt face up at Location 1 and ends the turn
      Then it is Louis's third Planning turn
      When Louis plays Ready face up at Location 1 and ends the turn
      Then it is the Resolution Phase
      And Louis holds Challenge
      And it is for Louis to stay or withdraw

    @id:VEND-0147 @vendetta.variant.three-players.planning-turns
    Scenario: The second round has four turns in a three-player game
      Given it is round 2
      And it is Louis's third Planning turn
      And Louis holds Hunt, Ready and Challenge
      When Louis plays Hunt face up at Location 1 and ends the turn
      Then it is Louis's fourth Planning turn
      When Louis plays Ready face up at Location 1 and ends the turn
      Then it is the Resolution Phase
      And Louis holds Challenge
      And it is for Louis to stay or withdraw

    @id:VEND-0148 @vendetta.variant.three-players.planning-turns
    Scenario: The third round has five turns in a three-player game
      Given it is round 3
      And it is Louis's fourth Planning turn
      And Louis holds Hunt, Ready and Challenge
      When Louis plays Hunt face up at Location 1 and ends the turn
      Then it is Louis's fifth Planning turn
      When Louis plays Ready face up at Location 1 and ends the turn
      Then it is the Resolution Phase
      And Louis holds Challenge
      And it is for Louis to stay or withdraw

    @id:VEND-0674 @vendetta.variant.three-players.first-round-draw-three-keep-two
    Scenario: Each of the three cards of the first round is drawn at random
      Given it is the Hand Building Phase
      And Louis's Clan deck holds Challenge, Earthshock, Show of Force and Bloody Fury in unknown order
      When chance draws Challenge and Earthshock
      Then exactly Show of Force and Bloody Fury can be drawn
      When chance draws Show of Force
      Then Louis has drawn Challenge, Earthshock and Show of Force
      When Louis keeps Show of Force and Challenge
      Then Louis holds Challenge and Show of Force
      And it is for Louis to play a card

    @id:VEND-0675 @vendetta.variant.three-players.later-rounds-draw-two
    Scenario: In a later round two cards are drawn at random and no third
      Given it is round 2
      And it is the Hand Building Phase
      And Louis's Clan deck holds Challenge, Earthshock, Show of Force and Bloody Fury in unknown order
      When chance draws Challenge and Earthshock
      Then Louis has drawn Challenge and Earthshock
      When Louis keeps Challenge
      Then Louis holds Challenge
      And it is for Louis to play a card
