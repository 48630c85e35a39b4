# Fifth edition rulebook, "Minion Cards": action modifier cards
Feature: Action modifiers
  The acting minion plays them, each at most once per action, at either level.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0020 @vtes.modifier.other-level-counts-as-same-card @checks:a
  Scenario: A minion cannot play a modifier again in the same action at its other level
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Sarah holds Lost in Crowds, Lost in Crowds and Swallowed by the Night
    And Alexis holds Telepathic Misdirection
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde plays Lost in Crowds at basic
    And Ayelech plays Telepathic Misdirection at basic
    Then it is for Sarah to respond to the block attempt
    And Ayelech attempts to block with 1 intercept
    And Belinde cannot play Lost in Crowds at superior because vtes.modifier.other-level-counts-as-same-card
    When Belinde plays Swallowed by the Night at basic
    Then Ayelech fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-0021 @vtes.modifier.same-card-once-per-action-per-minion @checks:a
  Scenario: A minion cannot play a second copy of a modifier in the same action
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Sarah holds Swallowed by the Night, Swallowed by the Night and Lost in Crowds
    And Alexis holds Telepathic Misdirection
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde plays Swallowed by the Night at basic
    And Ayelech plays Telepathic Misdirection at basic
    Then it is for Sarah to respond to the block attempt
    And Belinde cannot play Swallowed by the Night at basic because vtes.modifier.same-card-once-per-action-per-minion
    When Belinde plays Lost in Crowds at basic
    Then Ayelech fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-0022 @vtes.modifier.same-card-once-per-action-per-minion
  Scenario: A minion may play the same modifier again in the next action
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Ayelech is ready
    And Sarah holds Swallowed by the Night and Swallowed by the Night
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde plays Swallowed by the Night at basic
    And Alexis declines to block
    And Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Wauneka plays Swallowed by the Night at basic
    Then Ayelech fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-0023 @vtes.modifier.acting-minion-any-time-before-resolution @checks:a,b
  Scenario: A minion that is not acting cannot play an action modifier
    Given Sarah's Sully and Colette are ready
    And Alexis's Ayelech is ready
    And Sarah holds Bonding
    When Sully bleeds Alexis
    Then it is for Sarah to respond before blocks
    And Colette cannot play Bonding at basic because vtes.modifier.acting-minion-any-time-before-resolution
    When Sully plays Bonding at basic
    Then the bleed is for 2
    And it is for Alexis to block or decline

  @id:VTES-0024 @vtes.modifier.other-minions-cards-same-controller-only @checks:a,b
  @vtes.published.cloak-the-gathering.superior-same-side-only
  Scenario: Only the acting Methuselah's other minions can play a modifier for non-acting minions
    Given Sarah's Belinde and Colette are ready
    And Alexis's Ayelech and Dr. Stephen Norton are ready
    And Sarah holds Cloak the Gathering
    And Alexis holds Cloak the Gathering
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    Then it is for Sarah to respond to the block attempt
    And Belinde cannot play Cloak the Gathering at superior because vtes.modifier.other-minions-cards-same-controller-only
    And Dr. Stephen Norton cannot play Cloak the Gathering at superior because vtes.modifier.other-minions-cards-same-controller-only
    When Colette plays Cloak the Gathering at superior
    Then Ayelech fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-5082 @vtes.published.cloak-the-gathering.superior-same-side-only
  @vtes.modifier.other-minions-cards-same-controller-only @checks:b
  Scenario: A third Methuselah's vampire cannot play Cloak the Gathering for another's action
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Tom's Colette is ready
    And Sarah holds Lost in Crowds
    And Tom holds Cloak the Gathering
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    Then it is for Sarah to respond to the block attempt
    And Colette cannot play Cloak the Gathering at superior because vtes.modifier.other-minions-cards-same-controller-only
    When Sarah passes
    Then Ayelech blocks the action
    And Tom holds Cloak the Gathering
    And it is for Sarah to choose a strike

  @id:VTES-2024 @vtes.modifier.acting-minion-any-time-before-resolution @checks:a,b,c
  Scenario: An action modifier can be played after blocks, but not before or after the action
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Bonding and Conditioning
    Then Sully cannot play Conditioning at basic because vtes.modifier.acting-minion-any-time-before-resolution
    When Sully bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    And Sully plays Conditioning at basic
    Then Alexis burns 3 pool
    And it is for Sarah to decide in the minion phase
    And Sully cannot play Bonding at basic because vtes.modifier.acting-minion-any-time-before-resolution
