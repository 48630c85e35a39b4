# Fifth edition rulebook, "Minion Cards": reaction cards
Feature: Reaction cards
  A ready unlocked minion plays them in response to another Methuselah's action, each at most once per action.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0030 @vtes.reaction.other-level-counts-as-same-card @checks:a @vtes.reaction.does-not-lock-its-player
  Scenario: A minion cannot play a reaction again in the same action at its other level
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Sarah holds Lost in Crowds and Swallowed by the Night
    And Alexis holds Telepathic Misdirection, Telepathic Misdirection and Deflection
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde plays Lost in Crowds at basic
    And Ayelech plays Telepathic Misdirection at basic
    And Belinde plays Swallowed by the Night at basic
    And Alexis declines to block
    Then it is for Alexis to respond after blocks are declined
    And Ayelech is unlocked
    And Ayelech cannot play Telepathic Misdirection at superior on Tom because vtes.reaction.other-level-counts-as-same-card

  @id:VTES-0031 @vtes.reaction.same-card-once-per-action-per-minion @checks:a
  @vtes.action.stealth-intercept.last-for-the-action
  Scenario: A minion cannot play a second copy of a reaction in the same action
    Given Sarah's Colette is ready
    And Alexis's Ayelech is ready
    And Sarah holds Lost in Crowds and Bonding
    And Alexis holds Telepathic Misdirection and Telepathic Misdirection
    When Colette bleeds Alexis
    And Sarah passes
    And Ayelech attempts to block
    And Colette plays Lost in Crowds at superior
    And Sarah passes
    And Ayelech plays Telepathic Misdirection at basic
    And Sarah passes
    Then Ayelech fails to block the action
    When Sarah passes
    And Ayelech attempts to block
    Then it is for Sarah to respond to the block attempt
    And Ayelech attempts to block with 1 intercept
    And the action's stealth is 2
    And Ayelech cannot play Telepathic Misdirection at basic because vtes.reaction.same-card-once-per-action-per-minion
    When Sarah passes
    Then Ayelech fails to block the action
    And Alexis holds Telepathic Misdirection
    And it is for Sarah to respond before blocks

  @id:VTES-0032 @vtes.reaction.needs-ready-unlocked-minion @checks:a
  @vtes.reaction.only-to-another-methuselahs-action @checks:a
  Scenario: A locked minion cannot react, and no minion can react to its own controller's action
    Given Sarah's Belinde and Gelasia Fotiou are ready
    And Alexis's Ayelech is ready and locked
    And Alexis's Lauren is ready
    And Sarah holds Deflection
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    And Alexis declines to block
    Then it is for Alexis to respond after blocks are declined
    And Ayelech cannot play Deflection at superior on Tom because vtes.reaction.needs-ready-unlocked-minion
    And Gelasia Fotiou cannot play Deflection at superior on Tom because vtes.reaction.only-to-another-methuselahs-action
    When Lauren plays Deflection at basic on Tom
    Then Tom burns 1 pool

  @id:VTES-1598 @vtes.reaction.needs-ready-unlocked-minion
  Scenario: A contested vampire cannot react
    Given Sarah's Sully is ready
    And Alexis's Lauren is ready
    And Alexis's Ayelech is contested
    And Tom's Ayelech is contested
    And Alexis holds Deflection
    When Sully bleeds Alexis
    And Alexis declines to block
    Then Ayelech cannot play Deflection at basic on Tom because vtes.reaction.needs-ready-unlocked-minion
    When Lauren plays Deflection at basic on Tom
    Then Tom burns 1 pool

  @id:VTES-2012 @vtes.reaction.only-to-another-methuselahs-action @checks:b
  Scenario: Reactions cannot be played when no action is under way
    Given it is Sarah's master phase
    And Sarah's Sully is ready
    And Sarah holds Vessel
    And Alexis's Ayelech is ready and locked
    And Alexis holds On the Qui Vive
    When Sarah plays Vessel on Sully
    Then it is for Sarah to decide in the master phase
    And Ayelech cannot play On the Qui Vive because vtes.reaction.only-to-another-methuselahs-action

  @id:VTES-2013 @vtes.reaction.same-card-once-per-action-per-minion @checks:a
  Scenario: A minion may play the same reaction again in the next action
    Given Sarah's Sully and Ashley are ready
    And Alexis's Ayelech is ready with 5 blood
    And Alexis holds Deflection and Deflection
    When Sully bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then Tom burns 1 pool
    When Ashley bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Deflection at superior on Rui
    Then Rui burns 1 pool
    And Alexis has 30 pool
