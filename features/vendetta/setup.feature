# Rulebook, "Setup": first player, Locations, Clans, decks, Pool and Victim
Feature: Set-up

  Rule: The first player is chosen at random

    @id:VEND-0020 @vendetta.components.ambition-token @vendetta.setup.random-first-player
    Scenario: The first player takes the Ambition token
      Given Louis, Claudia, Armand and Lestat meet for a new game
      Then it is for chance to choose the first player
      When chance makes Armand the first player
      Then Armand holds the Ambition token
      And the turn order is Armand, Lestat, Louis and Claudia
      And it is for chance to lay out a Clan sheet

  Rule: The Locations are in ascending order, with the Prince's Haven last

    @id:VEND-0022 @vendetta.setup.locations-4-players @vendetta.setup.location-count-by-players
    @vendetta.setup.locations-ascending-haven-last
    Scenario: Four players play at three Locations
      Given Louis, Claudia, Armand and Lestat meet for a new game
      When chance makes Louis the first player
      Then the Locations in play are Location 1, Location 2 and the Prince's Haven
      And it is for chance to lay out a Clan sheet

    @id:VEND-1018 @vendetta.setup.locations-ascending-haven-last
    Scenario: The Locations are in ascending order with the Prince's Haven last, whoever is first
      Given Louis, Claudia, Armand, Lestat and Marius meet for a new game
      When chance makes Lestat the first player
      Then the Locations in play are Location 1, Location 2, Location 3 and the Prince's Haven
      And it is for chance to lay out a Clan sheet

    @id:VEND-0023 @vendetta.setup.locations-5-players @vendetta.setup.location-count-by-players
    @vendetta.setup.locations-ascending-haven-last
    Scenario: Five players play at four Locations
      Given Louis, Claudia, Armand, Lestat and Marius meet for a new game
      When chance makes Louis the first player
      Then the Locations in play are Location 1, Location 2, Location 3 and the Prince's Haven
      And it is for chance to lay out a Clan sheet

    @id:VEND-0024 @vendetta.setup.location-count-by-players
    Scenario: With four players a card cannot be played at Location 3
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And Louis holds Hunt
      Then Louis cannot play Hunt face up at Location 3 because vendetta.setup.location-count-by-players

  Rule: Players choose in turn order among one more Clan sheet than there are players

    @id:VEND-0180 @vendetta.setup.clan-sheets-players-plus-one
    Scenario: Four players choose among five Clan sheets
      Given Louis, Claudia, Armand and Lestat meet for a new game
      When chance makes Louis the first player
      And chance lays out Brujah, Tremere, Ventrue and Gangrel
      Then it is for chance to lay out a Clan sheet
      When chance lays out Malkavian
      Then exactly these choices are open to Louis:
        | Louis chooses Clan Brujah    |
        | Louis chooses Clan Tremere   |
        | Louis chooses Clan Ventrue   |
        | Louis chooses Clan Gangrel   |
        | Louis chooses Clan Malkavian |

    @id:VEND-0026 @vendetta.setup.clan-sheets-players-plus-one
    Scenario: Five players choose among six Clan sheets
      Given Louis, Claudia, Armand, Lestat and Marius meet for a new game
      When chance makes Louis the first player
      And chance lays out Brujah, Tremere, Ventrue, Gangrel and Malkavian
      Then it is for chance to lay out a Clan sheet
      When chance lays out Nosferatu
      Then it is for Louis to choose a Clan

    @id:VEND-0027 @vendetta.setup.clan-sheets-players-plus-one
    Scenario: A Clan whose sheet is not laid out cannot be chosen
      Given Louis, Claudia, Armand and Lestat meet for a new game
      When chance makes Louis the first player
      And chance lays out Brujah, Tremere, Ventrue, Gangrel and Malkavian
      Then Louis cannot choose Clan Nosferatu because vendetta.setup.clan-sheets-players-plus-one
      And Louis cannot pass because vendetta.setup.clan-choice-order
      And it is for Louis to choose a Clan

    @id:VEND-0028 @vendetta.setup.clan-choice-order @vendetta.ambition.turn-order
    Scenario: The Ambition holder chooses a Clan first, then the others clockwise
      Given Louis, Claudia, Armand and Lestat meet for a new game
      When chance makes Armand the first player
      And chance lays out Brujah, Tremere, Ventrue, Gangrel and Malkavian
      Then Louis cannot choose Clan Brujah because vendetta.setup.clan-choice-order
      When Armand chooses Clan Ventrue
      Then Armand's Clan is Ventrue
      And it is for Lestat to choose a Clan
      When Lestat chooses Clan Gangrel
      Then it is for Louis to choose a Clan
      When Louis chooses Clan Brujah
      Then it is for Claudia to choose a Clan

    @id:VEND-0029 @vendetta.setup.clan-choice-order
    Scenario: Two players cannot choose the same Clan
      Given Louis, Claudia, Armand and Lestat meet for a new game
      When chance makes Louis the first player
      And chance lays out Brujah, Tremere, Ventrue, Gangrel and Malkavian
      And Louis chooses Clan Brujah
      Then Claudia cannot choose Clan Brujah because vendetta.setup.clan-choice-order
      When Claudia chooses Clan Tremere
      Then Claudia's Clan is Tremere
      And Louis's Clan is Brujah
      And it is for Armand to choose a Clan

    @id:VEND-0030 @needs:feed @needs:location-setup @vendetta.setup.unused-clan-sheets-removed
    Scenario: The leftover Clan sheet is out of the game
      Given Louis, Claudia, Armand and Lestat meet for a new game
      When chance makes Louis the first player
      And chance lays out Brujah, Tremere, Ventrue, Gangrel and Malkavian
      And Louis chooses Clan Brujah
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Lestat chooses Clan Gangrel
      Then Louis cannot choose Clan Malkavian because vendetta.setup.unused-clan-sheets-removed
      And Louis's Clan is Brujah
      And it is for chance to draw an Ally

  Rule: Every player has tokens, Positions, cards, a Pool and a Victim

    @id:VEND-0031 @vendetta.setup.stay-withdraw-each
    Scenario: Each player has a Stay and a Withdraw token for every Location
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And it is the Withdraw Step at Location 2
      And Louis has 1 Blood at Location 2
      And Claudia has 1 Blood at Location 2
      And Louis has 1 Blood at the Prince's Haven
      Then exactly these choices are open to Louis:
        | Louis secretly stays     |
        | Louis secretly withdraws |
      When Louis secretly withdraws
      And Claudia secretly withdraws
      Then Louis has nothing at Location 2
      And Claudia has nothing at Location 2
      And it is the Withdraw Step at the Prince's Haven
      And exactly these choices are open to Louis:
        | Louis secretly stays     |
        | Louis secretly withdraws |
      And it is for Louis to stay or withdraw

    @id:VEND-0032 @vendetta.setup.position-tile-per-location @vendetta.planning.play.on-own-position
    Scenario: Two players' cards at one Location go on separate Positions
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And Louis holds Hunt
      And Claudia holds Ready
      When Louis plays Hunt face up at Location 1 with 2 Blood and ends the turn
      And Claudia plays Ready face up at Location 1 with 1 Blood
      Then Louis has Hunt face up and 2 Blood at Location 1
      And Claudia has Ready face up and 1 Blood at Location 1
      And Armand has nothing at Location 1
      And it is for Claudia to go on or end the turn

    @id:VEND-0603 @needs:feed @needs:location-setup @vendetta.setup.position-tile-per-location
    Scenario: Every player starts with an empty Position at each Location
      Given Louis, Claudia, Armand and Lestat meet for a new game
      When chance makes Louis the first player
      And chance lays out Brujah, Tremere, Ventrue, Gangrel and Malkavian
      And Louis chooses Clan Brujah
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Lestat chooses Clan Gangrel
      And chance draws Marcel, Bronwyn and Talley
      And chance draws Challenge and Earthshock
      And Louis keeps Challenge
      And chance draws Retaliation and Dark Pact
      And Claudia keeps Dark Pact
      And chance draws Majesty and Curfew
      And Armand keeps Curfew
      And chance draws Wolf Companion and Earth Meld
      And Lestat keeps Earth Meld
      And Louis plays Hunt face up at the Prince's Haven with 1 Blood
      Then Louis has Hunt face up and 1 Blood at the Prince's Haven
      And Louis has nothing at Location 1
      And Claudia has nothing at the Prince's Haven
      And it is for Louis to go on or end the turn

    @id:VEND-0033 @needs:feed @needs:location-setup
    @vendetta.setup.starting-cards @vendetta.setup.starting-pool @vendetta.setup.starting-victim
    Scenario: Players have their starting cards, Pool and Victim after set-up and the first Feed Phase
      Given Louis, Claudia, Armand and Lestat meet for a new game
      When chance makes Claudia the first player
      And chance lays out Brujah, Tremere, Ventrue, Gangrel and Malkavian
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Lestat chooses Clan Gangrel
      And Louis chooses Clan Brujah
      Then Louis, Claudia, Armand and Lestat hold Hunt and Ready
      And Louis's Clan deck holds 7 cards
      And Lestat's Clan deck holds 7 cards
      And Louis, Claudia, Armand and Lestat have 7 Blood, 3 Influence and 0 Diablerie tokens
      And Louis's Alliance holds Victim
      And Claudia's Alliance holds Victim
      And Armand's Alliance holds Victim
      And Lestat's Alliance holds Victim
      And the Victim deck holds 31 cards
      And the Ally deck holds 30 cards
      And the Bank holds 42 Blood and 68 Influence
      And it is for chance to draw an Ally

    @id:VEND-1014 @needs:feed @needs:location-setup @vendetta.setup.starting-pool @vendetta.feed.collect-blood
    Scenario: Five players start with as much as four after the first Feed Phase
      Given Louis, Claudia, Armand, Lestat and Marius meet for a new game
      When chance makes Marius the first player
      And chance lays out Toreador, Tremere, Ventrue, Nosferatu, Gangrel and Malkavian
      And Marius chooses Clan Malkavian
      And Louis chooses Clan Toreador
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Lestat chooses Clan Nosferatu
      Then Louis, Claudia, Armand, Lestat and Marius have 7 Blood, 3 Influence and 0 Diablerie tokens
      And it is for chance to draw an Ally

    @id:VEND-1015 @needs:feed @needs:location-setup @vendetta.setup.starting-victim
    Scenario: Each of five players starts with one Victim and nothing Drained
      Given Louis, Claudia, Armand, Lestat and Marius meet for a new game
      When chance makes Louis the first player
      And chance lays out Toreador, Tremere, Ventrue, Nosferatu, Gangrel and Malkavian
      And Louis chooses Clan Toreador
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Lestat chooses Clan Nosferatu
      And Marius chooses Clan Malkavian
      Then Louis's Alliance holds Victim
      And Claudia's Alliance holds Victim
      And Armand's Alliance holds Victim
      And Lestat's Alliance holds Victim
      And Marius's Alliance holds Victim
      And Marius has Drained nothing
      And it is for chance to draw an Ally

    @id:VEND-1016 @needs:feed @needs:location-setup
    @vendetta.setup.victim-deck-face-up @vendetta.setup.starting-victim
    Scenario: The remaining Victims form one common deck
      Given Louis, Claudia, Armand and Lestat meet for a new game
      When chance makes Louis the first player
      And chance lays out Toreador, Tremere, Ventrue, Nosferatu and Malkavian
      And Louis chooses Clan Toreador
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Lestat chooses Clan Nosferatu
      Then the Victim deck holds 31 cards
      And it is for chance to draw an Ally

    @id:VEND-0034 @needs:feed @needs:hand-building @needs:location-setup @vendetta.setup.clan-deck
    Scenario: The Clan deck is shuffled and has no Starting cards
      Given Louis, Claudia, Armand and Lestat meet for a new game
      When chance makes Louis the first player
      And chance lays out Brujah, Tremere, Ventrue, Gangrel and Malkavian
      And Louis chooses Clan Brujah
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Lestat chooses Clan Gangrel
      And chance draws Marcel, Bronwyn and Talley
      Then it is for chance to draw a Clan card
      And exactly Bloody Fury, Punk's Posse, Challenge, Fist of Caine, F*ck the System, Earthshock and Show of Force can be drawn

    @id:VEND-0035 @needs:hand-building @needs:location-setup @needs:planning @vendetta.setup.bank
    Scenario: The Bank pays Blood to every player
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And it is the Feed Phase
      And Claudia's Alliance holds Victim and Victim
      And Lestat's Alliance holds Victim
      And Louis holds Hunt
      Then Claudia gains 2 Blood
      And Lestat gains 1 Blood
      And Louis's Pool stays the same
      And the Bank holds 43 Blood

    @id:VEND-0036 @needs:planning @vendetta.setup.alliance-holds-acquired-cards
    Scenario: An acquired card joins the Alliance
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And Louis holds Hunt
      And Louis's Alliance holds Victim
      When Louis acquires Betty Fuller
      And Louis acquires Victim
      Then Louis's Alliance holds Victim, Betty Fuller and Victim
      And Claudia's Alliance is empty
      And the Victim deck holds 33 cards

    @id:VEND-0184 @needs:feed @needs:location-setup
    @vendetta.setup.ally-deck-shuffled @vendetta.setup.clan-deck @vendetta.setup.starting-cards
    Scenario: The Ally deck and Clan decks are hidden, and only its player sees a hand
      Given Louis, Claudia, Armand and Lestat meet for a new game
      When chance makes Claudia the first player
      And chance lays out Brujah, Tremere, Ventrue, Gangrel and Malkavian
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Lestat chooses Clan Gangrel
      And Louis chooses Clan Brujah
      Then nobody sees the Ally deck
      And Louis does not see Louis's Clan deck
      And Claudia does not see Louis's Clan deck
      And only Louis sees Louis's hand
      And it is for chance to draw an Ally
