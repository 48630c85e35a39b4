# Rulebook, "Setup": the events an engine reports
Feature: Reported events of set-up

  @id:VEND-0672 @vendetta.setup.random-first-player @vendetta.setup.clan-choice-order
  @vendetta.setup.clan-sheets-players-plus-one
  Scenario: The first player, the Clan sheets and each player's Clan are reported
    Given Louis, Claudia, Armand and Lestat meet for a new game
    When chance makes Armand the first player
    And chance lays out Brujah, Tremere, Ventrue, Gangrel and Malkavian
    And Armand chooses Clan Ventrue
    Then Armand holds the Ambition token
    And Armand's Clan is Ventrue
    And these events happen in order:
      | event          | seat   |
      | ambition-taken | Armand |
    And these events happen in order:
      | event              | clan    |
      | clan-sheet-laid-out | Tremere |
    And these events happen in order:
      | event       | seat   | clan    |
      | clan-chosen | Armand | Ventrue |
    And it is for Lestat to choose a Clan

  @id:VEND-0673 @vendetta.variant.location-cards.setup @vendetta.variant.relics.players-plus-one
  Scenario: The Location cards and Relics drawn are reported
    Given Louis, Claudia, Armand and Lestat meet for a new game
    And the game is played with Location cards and Relics
    When chance makes Louis the first player
    And chance draws Succubus Club and The Collar
    And chance draws Relic: return a drained card
    Then Succubus Club is the Location card at Location 1
    And The Collar is the Location card at Location 2
    And these events happen in order:
      | event                | location   | card          |
      | location-card-placed | Location 1 | Succubus Club |
    And these events happen in order:
      | event                | location   | card       |
      | location-card-placed | Location 2 | The Collar |
    And these events happen in order:
      | event         | relic                        |
      | relic-laid-out | Relic: return a drained card |
    And it is for chance to draw a Relic

  @id:VEND-0694 @vendetta.variant.relics.choice-order
  Scenario: Each player's Relic is reported
    Given Louis, Claudia, Armand and Lestat meet for a new game
    And the game is played with Relics
    When chance makes Louis the first player
    And chance draws Relic: return a drained card
    And chance draws 4 cards other than Relic: return a drained card
    And chance lays out Brujah, Tremere, Ventrue, Gangrel and Malkavian
    And Louis chooses Clan Brujah
    And Claudia chooses Clan Tremere
    And Armand chooses Clan Ventrue
    And Lestat chooses Clan Gangrel
    And Lestat takes Relic: return a drained card
    Then Lestat owns Relic: return a drained card
    And these events happen in order:
      | event        | seat   | relic                        |
      | relic-chosen | Lestat | Relic: return a drained card |
    And it is round 1
    And Louis has 0 Diablerie tokens and 0 face-down Diablerie tokens
    And it is for Armand to take a Relic
