# Fifth edition rulebook, "Card Rulings": Second Tradition: Domain
Feature: Rulings on Second Tradition: Domain
  A locked prince or justicar that plays it must be able to block, and attempts to block at once.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Colette is ready
    And Alexis's Alice Chen is ready with 4 blood and locked
    And Alexis holds Second Tradition: Domain

  @id:VTES-1040 @vtes.ruling.second-tradition-domain.locked-player-must-attempt-block @checks:a
  @vtes.action.course.a.usable-effects-or-declare-block
  Scenario: A locked prince that plays Second Tradition unlocks and must attempt to block
    Given Sarah holds Lost in Crowds
    When Colette bleeds Alexis
    And Alice Chen plays Second Tradition: Domain to block
    Then it is for Sarah to respond to the block attempt
    And Alice Chen attempts to block with 2 intercept
    And Alice Chen is ready with 3 blood and unlocked
    When Sarah passes
    Then Alice Chen blocks the action
    And Alice Chen is locked

  @id:VTES-1041 @vtes.ruling.second-tradition-domain.no-deflect-instead @checks:a,b
  @vtes.action.course.b.target-cannot-change
  @vtes.published.change-the-target-of-a-bleed.after-a-failed-attempt
  Scenario: A prince unlocked by Second Tradition cannot deflect unless its block fails
    Given Sarah holds Lost in Crowds and Swallowed by the Night
    And Alexis holds Deflection
    When Colette bleeds Alexis
    And Alice Chen plays Second Tradition: Domain to block
    Then Alice Chen cannot play Deflection at basic on Tom because vtes.action.course.b.target-cannot-change
    When Colette plays Lost in Crowds at superior
    And Colette plays Swallowed by the Night at basic
    Then Alice Chen fails to block the action
    When Alexis declines to block
    And Alice Chen plays Deflection at basic on Tom
    Then Tom burns 1 pool

  @id:VTES-1042 @vtes.ruling.second-tradition-domain.locked-needs-legal-block-direction @checks:a
  @vtes.action.block.directed-only-targets-may-block
  @vtes.published.forces-block-attempt.seating-still-counts @checks:a
  Scenario: A locked prince cannot play Second Tradition against a bleed of another Methuselah
    Given Ines's Andi Liu is ready and locked
    And Ines holds Second Tradition: Domain
    When Colette bleeds Alexis
    Then Andi Liu cannot play Second Tradition: Domain to block because vtes.action.block.directed-only-targets-may-block
    When Alice Chen plays Second Tradition: Domain to block
    Then Alice Chen blocks the action

  @id:VTES-1043 @vtes.ruling.second-tradition-domain.locked-needs-legal-block-direction @checks:b
  @vtes.action.block.undirected-prey-or-predator @vtes.action.block.prey-before-predator
  @vtes.published.forces-block-attempt.seating-still-counts @checks:b
  Scenario: Second Tradition against an undirected action is for the prey, then the predator
    Given Ines's Andi Liu is ready and locked
    And Tom's Inês Tristão is ready and locked
    And Ines holds Second Tradition: Domain
    And Tom holds Second Tradition: Domain
    When Colette hunts
    Then it is for Alexis to block or decline
    And Inês Tristão cannot play Second Tradition: Domain to block because vtes.action.block.undirected-prey-or-predator
    And Andi Liu cannot play Second Tradition: Domain to block because vtes.action.block.prey-before-predator
    When Alexis declines to block
    And Andi Liu plays Second Tradition: Domain to block
    Then Andi Liu blocks the action

  @id:VTES-1044 @vtes.ruling.second-tradition-domain.not-a-wake @checks:a @needs:combat
  @vtes.glossary.wake.unlocking-reaction-is-no-wake @checks:a,c
  @vtes.glossary.wake.unlocking-reaction-not-in-as-played-window
  Scenario: A minion can wake while another card is played, but cannot play Second Tradition then
    Given Sarah holds Lost in Crowds
    And Alexis's Nassir is ready
    And Alexis holds On the Qui Vive
    When Colette bleeds Alexis
    And Nassir attempts to block
    And Colette plays Lost in Crowds at basic
    Then it is for Alexis to respond as the card is played
    And Alice Chen cannot play Second Tradition: Domain to block because vtes.glossary.wake.unlocking-reaction-not-in-as-played-window
    And Alice Chen may play On the Qui Vive
    When nobody cancels the card
    And Alexis passes
    Then Nassir fails to block the action
    When Alice Chen plays Second Tradition: Domain to block
    And nobody cancels the card
    Then Alice Chen blocks the action
    When Colette strikes with hands
    And Alice Chen strikes with hands
    And everyone passes

  @id:VTES-1045 @vtes.card.req.text-requirements-count @checks:a
  Scenario: Only a locked prince or justicar can play Second Tradition to block
    Given Alexis's Lauren is ready and locked
    When Colette bleeds Alexis
    Then it is for Alexis to block or decline
    And Lauren cannot play Second Tradition: Domain to block because vtes.card.req.text-requirements-count
    When Alice Chen plays Second Tradition: Domain to block
    Then Alice Chen blocks the action

  @id:VTES-6432 @vtes.card.req.text-requirements-count @checks:a
  Scenario: Only a prince or justicar can play Second Tradition for intercept
    Given Alexis's Ayelech and Chrysanthemum are ready
    And Sarah holds Swallowed by the Night
    And Alexis holds Telepathic Misdirection
    When Colette bleeds Alexis
    And Chrysanthemum attempts to block
    And Colette plays Swallowed by the Night at basic
    Then Chrysanthemum cannot play Second Tradition: Domain because vtes.card.req.text-requirements-count
    When Alexis passes
    Then Chrysanthemum fails to block the action
    When Ayelech attempts to block
    And Ayelech plays Second Tradition: Domain
    Then Ayelech blocks the action

  @id:VTES-1047 @vtes.ruling.second-tradition-domain.locked-not-vs-unblockable @checks:a
  @vtes.ruling.daring-the-dawn.early-play-denies-second-tradition @vtes.golden-rule.cards-override-rules
  @vtes.published.forces-block-attempt.not-by-who-cannot-block
  Scenario: A locked prince cannot play Second Tradition once vampires cannot block the action
    Given Sarah's Brock Sterling is ready
    And Alexis's Underbridge Stray is ready
    And Underbridge Stray came into play at basic
    And Sarah holds Daring the Dawn
    When Brock Sterling bleeds Alexis
    And Brock Sterling plays Daring the Dawn at superior
    Then it is for Alexis to block or decline
    And Alice Chen cannot play Second Tradition: Domain to block because vtes.golden-rule.cards-override-rules
    When nobody responds
    Then Alexis burns 1 pool
