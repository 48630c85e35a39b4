# Rulebook, "Components": the contents of the box
Feature: Contents of the box

  @id:VEND-0001 @vendetta.components.clan-sheets
  Scenario: There are seven Clan sheets, one for each Clan
    Given Louis, Claudia, Armand and Lestat meet for a new game
    When chance makes Louis the first player
    Then exactly Brujah, Gangrel, Malkavian, Nosferatu, Toreador, Tremere and Ventrue can be drawn
    When chance lays out Brujah
    Then exactly Gangrel, Malkavian, Nosferatu, Toreador, Tremere and Ventrue can be drawn

  @id:VEND-0002 @needs:feed @needs:location-setup
  @vendetta.components.clan-cards @vendetta.setup.starting-cards @vendetta.setup.clan-deck
  Scenario: Brujah, Gangrel, Malkavian and Nosferatu have two Starting cards and seven others each
    Given Louis, Claudia, Armand and Lestat meet for a new game
    When chance makes Louis the first player
    And chance lays out Brujah, Gangrel, Malkavian, Nosferatu and Tremere
    And Louis chooses Clan Brujah
    And Claudia chooses Clan Gangrel
    And Armand chooses Clan Malkavian
    And Lestat chooses Clan Nosferatu
    Then Louis, Claudia, Armand and Lestat hold Hunt and Ready
    And Louis's Clan deck holds Bloody Fury, Punk's Posse, Challenge, Fist of Caine, F*ck the System, Earthshock and Show of Force
    And Claudia's Clan deck holds Earth Meld, Wolf Companion, Feral Weapons, Power of the Pack, Fearless, On the Prowl and Mist Form
    And Armand's Clan deck holds Mesmerize, Auction of Blood, Madness Network, Shadow Strike, Chaos, Malkav's Bane and Mindless Assault
    And Lestat's Clan deck holds Unseen Passage, Cloak of Shadows, Eyes in the Dark, Feral Whispers, Backstab, One Step Ahead and Vanish
    And it is for chance to draw an Ally

  @id:VEND-0003 @needs:feed @needs:location-setup
  @vendetta.components.clan-cards @vendetta.setup.starting-cards @vendetta.setup.clan-deck
  Scenario: Toreador, Tremere and Ventrue have two Starting cards and seven others each
    Given Louis, Claudia, Armand and Lestat meet for a new game
    When chance makes Louis the first player
    And chance lays out Toreador, Tremere, Ventrue, Brujah and Malkavian
    And Louis chooses Clan Toreador
    And Claudia chooses Clan Tremere
    And Armand chooses Clan Ventrue
    And Lestat chooses Clan Brujah
    Then Louis, Claudia, Armand and Lestat hold Hunt and Ready
    And Louis's Clan deck holds Awe, Entourage, Charisma, Summon, Entrancement, Submission and Friends in High Places
    And Claudia's Clan deck holds Focus from Hunger, Ancient Artifacts, Theft of Vitae, Dark Pact, Cauldron of Blood, Retaliation and Arcane Drain
    And Armand's Clan deck holds Master Plan, Diplomacy, Curfew, Majesty, Mass Manipulation, Tyrant's Gaze and Forestall
    And it is for chance to draw an Ally

  @id:VEND-0004 @needs:feed @needs:location-setup @vendetta.components.ally-cards @vendetta.setup.ally-deck-shuffled
  Scenario: Each of the thirty Allies may be drawn first, and none appears twice
    Given Louis, Claudia, Armand and Lestat meet for a new game
    When chance makes Louis the first player
    And chance lays out Toreador, Tremere, Ventrue, Brujah and Malkavian
    And Louis chooses Clan Toreador
    And Claudia chooses Clan Tremere
    And Armand chooses Clan Ventrue
    And Lestat chooses Clan Brujah
    Then 30 cards can be drawn
    When chance draws Marcel
    Then 29 cards can be drawn
    And the Ally deck holds 29 cards

  @id:VEND-0005 @needs:feed @needs:location-setup @vendetta.components.ally-cards @vendetta.setup.ally-deck-shuffled
  Scenario: The Ally deck mixes fifteen Humans and fifteen Vampires
    Given Louis, Claudia, Armand and Lestat meet for a new game
    When chance makes Louis the first player
    And chance lays out Toreador, Tremere, Ventrue, Brujah and Malkavian
    And Louis chooses Clan Toreador
    And Claudia chooses Clan Tremere
    And Armand chooses Clan Ventrue
    And Lestat chooses Clan Brujah
    Then exactly Anita Wainwright, Sgt. McTavish, Khadija Al-Kindi, Wauneka, Carmelita Neillson, Maldavis, Erichtho, Fiorenza Savona, Marcel, Bronwyn, Portia, Talley, Ambrus Maropis, Edward Neally, Mr. Damp, Bobby White, Maja Wysocki, Ed Crawford, Betty Fuller, Dr. Fragonard, Tamara Bodnar, Douglas Richardson, Tom Kimber, Francis Bennet, Elena Cortez, Julie Munoz, Roberta Urbani, Ryan Ramos, Sarah McAleer and Miguel Chandler can be drawn

  @id:VEND-0006 @needs:feed @needs:location-setup
  @vendetta.components.victim-cards @vendetta.setup.victim-deck-face-up @vendetta.setup.starting-victim
  Scenario: The deck of thirty-five Victims has thirty left after five players take theirs
    Given Louis, Claudia, Armand, Lestat and Marius meet for a new game
    When chance makes Louis the first player
    And chance lays out Toreador, Tremere, Ventrue, Brujah, Gangrel and Malkavian
    And Louis chooses Clan Toreador
    And Claudia chooses Clan Tremere
    And Armand chooses Clan Ventrue
    And Lestat chooses Clan Gangrel
    And Marius chooses Clan Malkavian
    Then the Victim deck holds 30 cards
    And it is for chance to draw an Ally

  @id:VEND-0009 @vendetta.components.location-tiles @vendetta.setup.locations-5-players
  Scenario: The four Location tiles are Locations 1, 2 and 3 and the Prince's Haven
    Given Louis, Claudia, Armand, Lestat and Marius meet for a new game
    When chance makes Louis the first player
    Then the Locations in play are Location 1, Location 2, Location 3 and the Prince's Haven
    And it is for chance to lay out a Clan sheet

  @id:VEND-0010 @vendetta.components.position-tiles @vendetta.setup.position-tile-per-location
  Scenario: Each player has one Position at each of four Locations
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue), Lestat (Gangrel) and Marius sit clockwise
    And it is round 3
    And Louis holds Hunt, Ready, Challenge and Earthshock
    And Claudia has Dark Pact face up at Location 1
    When Louis plays Hunt face up at Location 1 and ends the turn
    And Louis plays Ready face up at Location 2 and ends the turn
    And Louis plays Challenge face up at Location 3 and ends the turn
    And Louis plays Earthshock face up at the Prince's Haven
    Then Louis has Hunt face up at Location 1
    And Louis has Ready face up at Location 2
    And Louis has Challenge face up at Location 3
    And Louis has Earthshock face up at the Prince's Haven
    And Claudia has Dark Pact face up at Location 1

  @id:VEND-0011 @needs:feed @needs:location-setup
  @vendetta.components.blood-tokens @vendetta.components.influence-tokens @vendetta.setup.bank
  Scenario: The box holds 70 Blood and 80 Influence
    Given Louis, Claudia, Armand and Lestat meet for a new game
    When chance makes Louis the first player
    And chance lays out Toreador, Tremere, Ventrue, Brujah and Malkavian
    And Louis chooses Clan Toreador
    And Claudia chooses Clan Tremere
    And Armand chooses Clan Ventrue
    And Lestat chooses Clan Brujah
    Then Louis, Claudia, Armand and Lestat have 7 Blood and 3 Influence
    And the Bank holds 42 Blood and 68 Influence
    And it is for chance to draw an Ally

  @id:VEND-1017 @needs:feed @needs:location-setup @vendetta.components.influence-tokens @vendetta.setup.bank
  Scenario: Five players leave 65 Influence in the Bank
    Given Louis, Claudia, Armand, Lestat and Marius meet for a new game
    When chance makes Louis the first player
    And chance lays out Toreador, Tremere, Ventrue, Brujah, Gangrel and Malkavian
    And Louis chooses Clan Toreador
    And Claudia chooses Clan Tremere
    And Armand chooses Clan Ventrue
    And Lestat chooses Clan Brujah
    And Marius chooses Clan Gangrel
    Then the Bank holds 65 Influence
    And Louis, Claudia, Armand, Lestat and Marius have 3 Influence
    And it is for chance to draw an Ally

  @id:VEND-0012 @needs:take-diablerie @needs:planning @vendetta.components.diablerie-tokens
  Scenario: The box holds eight Diablerie tokens
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And Claudia has 2 Diablerie tokens
    And Louis holds Hunt
    And Louis's Alliance holds Marcel
    When Louis drains Marcel
    Then Louis gains 1 Diablerie token
    And the Bank loses 1 Diablerie token
    And the Bank holds 5 Diablerie tokens

  @id:VEND-0014 @vendetta.components.player-count
  Scenario: Five players can play
    Given Louis, Claudia, Armand, Lestat and Marius meet for a new game
    When chance makes Armand the first player
    Then the turn order is Armand, Lestat, Marius, Louis and Claudia
    And it is for chance to lay out a Clan sheet
