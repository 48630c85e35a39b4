# docs/protocol.md, "Positions", "What an observation adds"
Feature: What an observation says of cards in play and of what is under way

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-5001 @vtes.ownership.never-changes
  Scenario: Everybody sees whose a card is that lies before another Methuselah
    Given Sarah's Sully is ready
    And Alexis's Colette is in torpor with 3 blood
    And Colette bears Vessel, played by Tom
    And Colette bears .44 Magnum
    And Sarah holds Graverobbing
    When Sully plays Graverobbing at basic on Colette
    Then Sarah controls Colette
    And the position has:
      """
      {"path": ["cards", "Colette", "owner"], "value": "Alexis", "viewer": "Tom"}
      """
    And the position has:
      """
      {"path": ["cards", "Vessel", "owner"], "value": "Tom", "viewer": "Alexis"}
      """
    And the position has:
      """
      {"path": ["cards", ".44 Magnum", "owner"], "value": "Alexis", "viewer": "Tom"}
      """

  @id:VTES-5002 @vtes.setup.may-look-at-own-hand-and-uncontrolled
  Scenario: Of an uncontrolled vampire others see neither capacity nor Disciplines nor clan
    Given Sarah's Ryan is uncontrolled with 3 blood
    When Sarah ends the minion phase
    Then Alexis does not see Sarah's uncontrolled vampires
    And the position has:
      """
      {"path": ["seats", "Sarah", "uncontrolled", 0, "blood"], "value": 3, "viewer": "Alexis"}
      """
    And the position has:
      """
      {"path": ["seats", "Sarah", "uncontrolled", 0, "capacity"], "value": null, "viewer": "Alexis"}
      """
    And the position has:
      """
      {"path": ["seats", "Sarah", "uncontrolled", 0, "disciplines"], "value": null, "viewer": "Alexis"}
      """
    And the position has:
      """
      {"path": ["seats", "Sarah", "uncontrolled", 0, "clan"], "value": null, "viewer": "Alexis"}
      """

  @id:VTES-5003 @vtes.setup.may-look-at-own-hand-and-uncontrolled
  Scenario: A Methuselah sees no notes of the engine, in which hidden cards could stand
    Given Alexis holds Vessel
    When Sarah ends the minion phase
    Then Sarah does not see Alexis's hand
    And the position has:
      """
      {"path": ["continuation"], "value": null, "viewer": "Sarah"}
      """

  @id:VTES-5004 @vtes.card.play.announce-and-show @vtes.action.announce.all-details-defined
  Scenario: Everybody sees the card of an action, and at which level it is played
    Given Sarah's Gelasia Fotiou is ready
    And Sarah's Sully is uncontrolled with 1 blood
    And Alexis's Colette is ready
    And Sarah holds Govern the Unaligned
    When Gelasia Fotiou plays Govern the Unaligned at superior on Sully
    Then it is for Alexis to block or decline
    And the position has:
      """
      {"path": ["action", "card"], "value": "Govern the Unaligned", "viewer": "Tom"}
      """
    And the position has:
      """
      {"path": ["action", "level"], "value": "superior", "viewer": "Tom"}
      """
    And the position has:
      """
      {"path": ["action", "targets", 0], "value": "?", "viewer": "Tom"}
      """
    And the position has:
      """
      {"path": ["action", "blocker"], "value": null, "viewer": "Tom"}
      """

  @id:VTES-5005 @vtes.recruit.ally-becomes-independent-minion
  Scenario: Everybody sees at which level an ally has come into play, and that it may not act in that turn
    Given Sarah's Wauneka is ready
    And Sarah's Ryan is ready
    And Sarah holds Underbridge Stray
    When Wauneka recruits Underbridge Stray at basic
    Then Sarah controls Underbridge Stray
    And the position has:
      """
      {"path": ["seats", "Sarah", "ready", "Underbridge Stray", "level"], "value": "basic", "viewer": "Tom"}
      """
    And the position has:
      """
      {"path": ["seats", "Sarah", "ready", "Underbridge Stray", "recruited"], "value": true, "viewer": "Tom"}
      """
    And the position has:
      """
      {"path": ["seats", "Sarah", "ready", "Ryan", "recruited"], "value": false, "viewer": "Tom"}
      """

  @id:VTES-5006 @vtes.glossary.sect.clan-change-keeps-sect
  Scenario: A card that changes the clan of its vampire bears that clan for all to see
    Given Sarah's Ryan is ready
    And Sarah holds Clan Impersonation
    When Ryan plays Clan Impersonation as Tremere
    Then Ryan's clan is Tremere
    And the position has:
      """
      {"path": ["cards", "Clan Impersonation", "clan"], "value": "Tremere", "viewer": "Tom"}
      """

  @id:VTES-5007 @needs:politics @vtes.blood-hunt.referendum-automatic
  Scenario: Everybody sees whom a blood hunt is about
    Given Sarah's Sully is ready with 2 blood
    And Tom's Ryan is in torpor with 1 blood
    And Alexis's Catalina Vega is ready
    When Sully diablerises Ryan
    Then it is for Alexis to vote or pass
    And the position has:
      """
      {"path": ["referendum", "diablerist"], "value": "Sully", "viewer": "Tom"}
      """
    And the position has:
      """
      {"path": ["referendum", "card"], "value": null, "viewer": "Tom"}
      """
    When Alexis passes
    Then the referendum fails

  @id:VTES-5008 @ruling @vtes.ruling.spying-mission.superior-only-when-bleed-would-succeed
  @vtes.action.block.target-change-reopens
  Scenario: Everybody sees for whose sake a card waits on its minion
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Sarah holds Spying Mission
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    And Belinde plays Spying Mission at superior
    Then no pool changes
    And Belinde bears Spying Mission
    And the position has:
      """
      {"path": ["seats", "Sarah", "ready", "Belinde", "attached", "Spying Mission", "against"], "value": "Tom",
       "viewer": "Alexis"}
      """

  @id:VTES-5009 @vtes.contest.starts-when-second-copy-enters-play @vtes.contest.cards-face-down-and-out-of-play
  Scenario: A vampire in torpor that is contested is reported to come back to torpor
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 4 blood
    And Alexis's Ryan is in torpor with 2 blood
    When Sarah brings out Ryan#2
    Then Ryan and Ryan#2 are contested
    And the position has:
      """
      {"path": ["seats", "Alexis", "contested", "Ryan", "returns_to"], "value": "torpor", "viewer": "Tom"}
      """

  @id:VTES-5012 @vtes.contest.cards-face-down-and-out-of-play
  Scenario: Equipment lies on its contested vampire and is not contested itself
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 4 blood
    And Alexis's Ryan is ready with 2 blood
    And Ryan bears .44 Magnum
    When Sarah brings out Ryan#2
    Then Ryan and Ryan#2 are contested
    And the position has:
      """
      {"path": ["seats", "Alexis", "contested", "Ryan", "attached", ".44 Magnum", "contested"], "value": false, "viewer": "Tom"}
      """

  @id:VTES-5010 @vtes.influence.merge.condition-one-controlled-other-uncontrolled
  Scenario: Whose the card beneath a merged vampire is stays known
    Given it is Sarah's influence phase
    And Sarah's Jessica (ADV) is uncontrolled
    And Sarah's Jessica is ready
    And Jessica is owned by Alexis
    When Sarah merges Jessica (ADV)
    Then Jessica (ADV) is merged with Jessica
    And the position has:
      """
      {"path": ["seats", "Sarah", "ready", "Jessica (ADV)", "base_owner"], "value": "Alexis", "viewer": "Tom"}
      """

  @id:VTES-5011 @vtes.action.announce.all-details-defined
  Scenario: Everybody sees which vampire in torpor an action is about
    Given Sarah's Sully is ready
    And Alexis's Colette is in torpor with 3 blood
    And Alexis's Nassir is ready
    And Sarah holds Graverobbing
    When Sully plays Graverobbing at basic on Colette
    Then it is for Alexis to block or decline
    And the position has:
      """
      {"path": ["action", "targets"], "value": ["Colette"], "viewer": "Tom"}
      """
