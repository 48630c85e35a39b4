# Fifth edition starter decks: Cats' Guidance, Eyes of Argus, On the Qui Vive, The Warrens; rulings on Cats' Guidance and The Warrens
Feature: Reactions of the Malkavians, the Nosferatu and the Tremere
  Intercept for some actions, unlocking after a block, and a wake playable once a turn.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Colette is ready

  @id:VTES-1050 @vtes.ruling.cats-guidance.not-from-torpor @checks:a @vtes.torpor.cannot-play-reactions @checks:b
  @vtes.published.cats-guidance.not-from-torpor
  Scenario: A blocker in torpor cannot play Cats' Guidance
    Given Sarah's Brock Sterling is ready
    And Alexis's The Dowager is ready with 0 blood
    And Sarah holds Freak Drive
    And Alexis holds Cats' Guidance
    When Brock Sterling bleeds Alexis
    And The Dowager attempts to block
    And Brock Sterling strikes with hands
    And The Dowager strikes with hands
    Then The Dowager is in torpor
    And it is for Sarah to respond after the action
    And The Dowager cannot play Cats' Guidance at basic because vtes.torpor.cannot-play-reactions
    When Sarah passes
    Then The Dowager is locked

  @id:VTES-1051 @vtes.ruling.cats-guidance.not-from-torpor @checks:b @vtes.unlock.restores-card
  @vtes.glossary.wake.unlocking-reaction-is-no-wake
  @vtes.published.cats-guidance.after-all-combats @checks:a
  Scenario: A ready blocker can play Cats' Guidance to unlock after combat
    Given Sarah's Wauneka is ready
    And Alexis's The Dowager is ready
    And Alexis holds Cats' Guidance
    When Wauneka bleeds Alexis
    And The Dowager attempts to block
    And Wauneka strikes with hands
    And The Dowager strikes with hands
    Then it is for Alexis to respond after the action
    And The Dowager is locked
    When The Dowager plays Cats' Guidance at basic
    Then The Dowager is unlocked
    And the action fails

  @id:VTES-1052 @vtes.action.intercept.added-only-when-needed
  Scenario: Cats' Guidance at superior gives 1 intercept
    Given Alexis's The Dowager is ready
    And Sarah holds Swallowed by the Night
    And Alexis holds Cats' Guidance
    When Colette hunts
    And The Dowager attempts to block
    Then it is for Alexis to respond to the block attempt
    When The Dowager plays Cats' Guidance at superior
    Then The Dowager attempts to block with 1 intercept
    When Sarah passes
    Then The Dowager blocks the action

  @id:VTES-1053 @vtes.golden-rule.cards-override-rules
  Scenario: Eyes of Argus at basic works only against an action directed at its player
    Given Alexis's Ayelech is ready
    And Alexis holds Eyes of Argus and Telepathic Misdirection
    When Colette hunts
    And Ayelech attempts to block
    Then it is for Alexis to respond to the block attempt
    And Ayelech cannot play Eyes of Argus at basic because vtes.golden-rule.cards-override-rules
    When Alexis passes
    And Alexis declines to block
    Then the action succeeds
    And Alexis holds Eyes of Argus and Telepathic Misdirection

  @id:VTES-1061 @vtes.action.intercept.added-only-when-needed @vtes.bleed.is-directed
  Scenario: Eyes of Argus at basic gives 2 intercept against a bleed
    Given Alexis's Ayelech is ready
    And Sarah holds Lost in Crowds and Swallowed by the Night
    And Alexis holds Eyes of Argus
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Colette plays Lost in Crowds at superior
    And Ayelech plays Eyes of Argus at basic
    Then it is for Sarah to respond to the block attempt
    And Ayelech attempts to block with 2 intercept
    When Sarah passes
    Then Ayelech blocks the action

  @id:VTES-1054 @vtes.ruling.warrens.directed-includes-bleed @checks:a @vtes.bleed.is-directed
  @vtes.action.intercept.added-only-when-needed
  Scenario: The Warrens gives 2 intercept against a bleed
    Given Alexis's Horace Radcliffe is ready
    And Sarah holds Lost in Crowds
    And Alexis holds The Warrens
    When Colette bleeds Alexis
    And Horace Radcliffe attempts to block
    And Colette plays Lost in Crowds at superior
    And Horace Radcliffe plays The Warrens
    Then Horace Radcliffe burns 1 blood
    And Horace Radcliffe blocks the action

  @id:VTES-1055 @vtes.ruling.warrens.directed-includes-diablerie @checks:a
  @vtes.action.directed.definition
  Scenario: Diablerie of a vampire is an action directed at its controller, so The Warrens works
    Given Alexis's Horace Radcliffe is ready
    And Alexis's Ryan is in torpor
    And Sarah holds Lost in Crowds
    And Alexis holds The Warrens
    When Colette diablerises Ryan
    And Horace Radcliffe attempts to block
    And Colette plays Lost in Crowds at basic
    And Horace Radcliffe plays The Warrens
    Then Horace Radcliffe blocks the action
    And Ryan is in torpor

  @id:VTES-1056 @vtes.ruling.warrens.directed-includes-bleed @checks:b @vtes.action.undirected.definition
  Scenario: The Warrens is only for a Nosferatu against a directed action
    Given Alexis's Horace Radcliffe and Nassir are ready
    And Sarah holds Swallowed by the Night
    And Alexis holds The Warrens, Telepathic Misdirection and Cats' Guidance
    When Colette hunts
    And Horace Radcliffe attempts to block
    Then Horace Radcliffe cannot play The Warrens because vtes.golden-rule.cards-override-rules
    And Nassir cannot play The Warrens because vtes.crypt.clan-required-to-play
    When Alexis passes
    Then Horace Radcliffe fails to block the action
    When Nassir attempts to block
    And Nassir plays Telepathic Misdirection at basic
    And Colette plays Swallowed by the Night at basic
    Then Nassir fails to block the action
    When Alexis declines to block
    Then the action succeeds

  @id:VTES-1057 @vtes.action.intercept.added-only-when-needed
  Scenario: The Warrens gives 1 more intercept to a titled Nosferatu
    Given Alexis's Lenny Burkhead is ready
    And Sarah holds Lost in Crowds and Swallowed by the Night
    And Alexis holds The Warrens
    When Colette bleeds Alexis
    And Lenny Burkhead attempts to block
    And Colette plays Lost in Crowds at superior
    And Lenny Burkhead plays The Warrens
    Then Lenny Burkhead attempts to block with 3 intercept
    And it is for Sarah to respond to the block attempt
    When Sarah passes
    Then Lenny Burkhead blocks the action

  @id:VTES-1058 @vtes.golden-rule.cards-override-rules @vtes.glossary.wake.may-attempt-to-block
  Scenario: A minion can play On the Qui Vive once between two of its unlock phases
    Given Sarah's Sully is ready
    And Alexis's Ayelech and Nassir are ready and locked
    And Alexis holds On the Qui Vive and On the Qui Vive
    When Colette bleeds Alexis
    And Ayelech plays On the Qui Vive
    And nobody cancels the card
    And nobody responds
    And Sully bleeds Alexis
    Then it is for Alexis to block or decline
    And Ayelech cannot play On the Qui Vive because vtes.golden-rule.cards-override-rules
    When Nassir plays On the Qui Vive
    And nobody cancels the card
    And Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-1059 @vtes.glossary.wake.may-attempt-to-block
  Scenario: A minion may play On the Qui Vive again after its unlock phase
    Given Alexis's Ayelech is ready and locked
    And Tom's Sully is ready
    And Alexis holds On the Qui Vive and On the Qui Vive
    When Colette bleeds Alexis
    And Ayelech plays On the Qui Vive
    And Alexis declines to block
    And everyone passes until Alexis's minion phase
    And Ayelech bleeds Tom
    And nobody responds
    And everyone passes until Tom's minion phase
    And Sully bleeds Rui
    And Ayelech plays On the Qui Vive
    Then Rui burns 1 pool
    And Ayelech is locked
    And Alexis holds nothing

  @id:VTES-1060
  @vtes.glossary.wake.may-attempt-to-block @vtes.unlock-phase.must-unlock-all-own-cards @checks:c
  Scenario: An ally that played On the Qui Vive stays locked for one unlock phase
    Given Alexis's Underbridge Stray and Nassir are ready and locked
    And Underbridge Stray came into play at basic
    And Alexis holds On the Qui Vive
    When Colette bleeds Alexis
    And Underbridge Stray plays On the Qui Vive
    And Alexis declines to block
    And everyone passes until Alexis's unlock phase
    Then Nassir is unlocked
    And Underbridge Stray is locked
    When everyone passes until Alexis's unlock phase
    Then Underbridge Stray is unlocked

  @id:VTES-4985 @vtes.glossary.wake.may-attempt-to-block @vtes.unlock-phase.must-unlock-all-own-cards
  Scenario: An ally that played On the Qui Vive can act again after its second unlock phase
    Given Alexis's Rafastio Ghoul is ready and locked
    And Alexis holds On the Qui Vive
    When Colette bleeds Alexis
    And Rafastio Ghoul plays On the Qui Vive
    And Alexis declines to block
    And everyone passes until Alexis's minion phase
    Then Rafastio Ghoul cannot bleed Tom because vtes.minion-phase.only-ready-unlocked-act
    When everyone passes until Alexis's minion phase
    And Rafastio Ghoul bleeds Tom
    Then Tom burns 1 pool

  @id:VTES-1062 @vtes.ruling.warrens.directed-includes-enter-combat @checks:a
  @vtes.action.directed.definition
  Scenario: Deep Song on a vampire is an action directed at its controller, so The Warrens works
    Given Sarah's Horace Radcliffe is ready
    And Alexis's Ryan and Nassir are ready
    And Sarah holds Deep Song and Swallowed by the Night
    And Alexis holds The Warrens
    When Horace Radcliffe plays Deep Song at superior on Nassir
    And Ryan attempts to block
    And Horace Radcliffe plays Swallowed by the Night at basic
    And Ryan plays The Warrens
    Then Ryan burns 1 blood
    And Ryan blocks the action

  @id:VTES-3243 @ruling @vtes.ruling.warrens.directed-includes-diablerie @checks:b @vtes.action.undirected.definition

  Scenario: Diablerie of one's own vampire is undirected, so The Warrens cannot be played
    Given Alexis's Horace Radcliffe is ready
    And Sarah's Ryan is in torpor
    And Alexis holds The Warrens and Cats' Guidance
    When Colette diablerises Ryan
    Then the action is undirected
    When Horace Radcliffe attempts to block
    Then it is for Alexis to respond to the block attempt
    And Horace Radcliffe cannot play The Warrens because vtes.golden-rule.cards-override-rules
    When Horace Radcliffe plays Cats' Guidance at superior
    Then Horace Radcliffe blocks the action

  @id:VTES-3244 @ruling @vtes.ruling.warrens.directed-includes-enter-combat @checks:b
  @vtes.action.block.directed-only-targets-may-block
  Scenario: Deep Song on a third Methuselah's vampire does not make The Warrens playable
    Given Sarah's Horace Radcliffe is ready
    And Alexis's Ryan is ready
    And Tom's Aunt Linda and Nassir are ready
    And Alexis holds The Warrens
    And Tom holds The Warrens
    And Sarah holds Deep Song and Swallowed by the Night
    When Horace Radcliffe plays Deep Song at superior on Nassir
    Then it is for Tom to block or decline
    And Ryan cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Aunt Linda attempts to block
    And Horace Radcliffe plays Swallowed by the Night at basic
    Then it is for Tom to respond to the block attempt
    And Ryan cannot play The Warrens because vtes.golden-rule.cards-override-rules
    When Aunt Linda plays The Warrens
    Then Aunt Linda blocks the action
