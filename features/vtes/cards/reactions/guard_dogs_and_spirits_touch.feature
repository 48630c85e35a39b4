# Fifth edition starter decks: Guard Dogs, Instinctive Reaction, Precognition, Spirit's Touch; rulings on Guard Dogs
Feature: Reactions that help in the combat after a block
  They unlock or give intercept. If the minion blocks, it also gets a maneuver or prevention.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Colette is ready

  @id:VTES-1087 @vtes.ruling.guard-dogs.replace-before-deciding @checks:a
  @vtes.ruling.guard-dogs.no-duty-to-block @checks:a
  @vtes.glossary.wake.unlocking-reaction-is-no-wake
  Scenario: Guard Dogs unlocks its vampire, is replaced first, and does not oblige it to block
    Given Alexis's Belinde is ready and locked
    And Alexis holds Guard Dogs
    And Alexis's library holds Vessel
    When Colette bleeds Alexis
    And Belinde plays Guard Dogs at basic
    Then it is for Alexis to block or decline
    And Alexis holds Vessel
    And Belinde is unlocked
    When Alexis declines to block
    Then Alexis burns 1 pool
    And Belinde is unlocked

  @id:VTES-1088 @vtes.ruling.guard-dogs.no-duty-to-block @vtes.combat.maneuver.sources @checks:c
  @vtes.published.guard-dogs.only-in-the-combat-of-its-block
  Scenario: Guard Dogs at superior gives a maneuver to the unlocked vampire if it blocks
    Given Alexis's Horace Radcliffe is ready and locked
    And Alexis holds Guard Dogs
    When Colette bleeds Alexis
    And Horace Radcliffe plays Guard Dogs at superior
    And Horace Radcliffe attempts to block
    Then Horace Radcliffe blocks the action
    And it is for Alexis to maneuver or decline
    When Horace Radcliffe uses Guard Dogs to maneuver
    Then the range is long

  @id:VTES-1089 @vtes.golden-rule.cards-override-rules
  Scenario: Guard Dogs can be played only when its own controller is bled
    Given Alexis's Horace Radcliffe is ready and locked
    And Tom's Ryan is ready and locked
    And Alexis's Nassir is ready
    And Alexis holds Guard Dogs
    And Tom holds Guard Dogs
    When Colette bleeds Alexis
    Then it is for Alexis to block or decline
    And Ryan cannot play Guard Dogs at basic because vtes.golden-rule.cards-override-rules
    And Nassir cannot play Guard Dogs at basic because vtes.crypt.discipline-required-to-play
    When Horace Radcliffe plays Guard Dogs at basic
    And Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-1090 @needs:combat @vtes.action.intercept.added-only-when-needed @vtes.golden-rule.cards-override-rules
  Scenario: Instinctive Reaction gives intercept only against the predator's minions
    Given Alexis's Horace Radcliffe is ready
    And Ines's Ryan is ready
    And Sarah holds Lost in Crowds
    And Alexis holds Instinctive Reaction
    And Ines holds Instinctive Reaction
    When Colette hunts
    And Horace Radcliffe attempts to block
    Then it is for Alexis to respond to the block attempt
    And Ryan cannot play Instinctive Reaction at basic because vtes.golden-rule.cards-override-rules
    When Horace Radcliffe plays Instinctive Reaction at basic
    Then it is for Sarah to respond to the block attempt
    And Horace Radcliffe attempts to block with 1 intercept
    When Sarah passes
    Then Horace Radcliffe blocks the action
    And Horace Radcliffe cannot use Instinctive Reaction to maneuver because vtes.combat.maneuver.not-carried-to-later-rounds

  @id:VTES-1091 @vtes.action.intercept.added-only-when-needed @vtes.combat.maneuver.sources @checks:c
  @vtes.published.instinctive-reaction.only-in-the-combat-of-its-block
  Scenario: Instinctive Reaction at superior also gives a maneuver if its vampire blocks
    Given Alexis's Horace Radcliffe is ready
    And Alexis holds Instinctive Reaction
    When Colette hunts
    And Horace Radcliffe attempts to block
    And Horace Radcliffe plays Instinctive Reaction at superior
    Then Horace Radcliffe blocks the action
    When Horace Radcliffe uses Instinctive Reaction to maneuver
    Then the range is long
    And it is for Sarah to choose a strike

  @id:VTES-1092 @vtes.action.intercept.added-only-when-needed
  Scenario: Spirit's Touch gives 1 intercept, and a maneuver as well at superior
    Given Alexis's Nassir and Ayelech are ready
    And Alexis holds Spirit's Touch and Spirit's Touch
    And Sarah holds Cloak the Gathering
    When Colette hunts
    And Nassir attempts to block
    And Nassir plays Spirit's Touch at basic
    And Colette plays Cloak the Gathering at basic
    Then Nassir fails to block the action
    When Ayelech attempts to block
    And Alexis passes
    Then Ayelech fails to block the action
    When Alexis declines to block
    Then the action succeeds

  @id:VTES-1093 @vtes.combat.maneuver.sources @checks:c
  Scenario: Spirit's Touch at superior gives a maneuver in the combat after the block
    Given Alexis's Ayelech is ready
    And Alexis holds Spirit's Touch
    When Colette hunts
    And Ayelech attempts to block
    And Ayelech plays Spirit's Touch at superior
    Then Ayelech blocks the action
    When Ayelech uses Spirit's Touch to maneuver
    Then the range is long

  @id:VTES-1094 @vtes.combat.damage.prevention-by-damaged-minion @checks:a @vtes.action.intercept.added-only-when-needed
  Scenario: Precognition at superior prevents 1 damage in the first round
    Given Alexis's Ayelech is ready
    And Sarah's Wauneka is ready
    And Alexis holds Precognition
    When Wauneka hunts
    And Ayelech attempts to block
    And Ayelech plays Precognition at superior
    And Wauneka strikes with hands
    And Ayelech strikes with hands
    Then it is for Alexis to prevent damage or decline
    When Ayelech uses Precognition to prevent damage
    Then Ayelech takes no damage
    And Wauneka takes 1 damage
    And the combat is over

  @id:VTES-1095 @vtes.action.intercept.added-only-when-needed
  Scenario: Precognition at basic gives only 1 intercept
    Given Alexis's Nassir is ready
    And Alexis holds Precognition
    When Colette hunts
    And Nassir attempts to block
    And Nassir plays Precognition at basic
    Then Nassir blocks the action
    When Colette strikes with hands
    And Nassir strikes with hands
    Then Nassir takes 1 damage
    And the combat is over

  @id:VTES-2359 @vtes.ruling.guard-dogs.no-duty-to-block @checks:a
  @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: Another minion may block instead of the one that Guard Dogs unlocked
    Given Alexis's Belinde is ready and locked
    And Alexis's Nassir is ready
    And Alexis holds Guard Dogs
    When Colette bleeds Alexis
    And Belinde plays Guard Dogs at basic
    Then Belinde may attempt to block
    When Nassir attempts to block
    Then Nassir blocks the action
    And Belinde is unlocked
