# docs/protocol.md, "Positions", "What an observation adds"
Feature: Public facts in an observation

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-5001 @vtes.ownership.never-changes
  Scenario: All Methuselahs can see who owns a card that another Methuselah controls
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
  Scenario: Rivals cannot see an uncontrolled vampire's capacity, Disciplines, or clan
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
  Scenario: A Methuselah cannot see engine notes that might reveal hidden cards
    Given Alexis holds Vessel
    When Sarah ends the minion phase
    Then Sarah does not see Alexis's hand
    And the position has:
      """
      {"path": ["continuation"], "value": null, "viewer": "Sarah"}
      """

  @id:VTES-5004 @vtes.card.play.announce-and-show @vtes.action.announce.all-details-defined
  Scenario: All Methuselahs can see an action's card and the level at which it is played
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
  Scenario: All Methuselahs can see an ally's level and whether it was recruited this turn
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
  Scenario: All Methuselahs can see the clan that a card gives its vampire
    Given Sarah's Ryan is ready
    And Sarah holds Clan Impersonation
    When Ryan plays Clan Impersonation as Tremere
    Then Ryan's clan is Tremere
    And the position has:
      """
      {"path": ["cards", "Clan Impersonation", "clan"], "value": "Tremere", "viewer": "Tom"}
      """

  @id:VTES-5007 @needs:politics @vtes.blood-hunt.referendum-automatic
  Scenario: All Methuselahs can see the target of a blood hunt
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
  Scenario: All Methuselahs can see the Methuselah against whom a card waits on its minion
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
  Scenario: A vampire contested from torpor is shown as returning to torpor
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
  Scenario: Equipment on a contested vampire is not contested itself
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
  Scenario: The owner of the card beneath a merged vampire stays public
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
  Scenario: All Methuselahs can see which vampire in torpor an action targets
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
