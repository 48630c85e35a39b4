# Card rulings: Faceless Night, Daring the Dawn; fifth edition rulebook, "Detailed course of an action"
Feature: Cards about failed, forced and impossible blocks
  Faceless Night locks minions that fail to block, Daring the Dawn makes vampires fail, and some cards force a block.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1630 @ruling @vtes.ruling.faceless-night.failed-blocker-may-still-react @checks:a
  @vtes.ruling.faceless-night.locks-only-at-resolution @checks:a @vtes.reaction.needs-ready-unlocked-minion
  @vtes.published.faceless-night.failed-blocker-reacts-until-resolution @checks:a
  Scenario: A minion that failed to block under Faceless Night may react before it locks
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready with 7 blood
    And Alexis's Lauren is ready and locked
    And Tom's Colette is ready
    And Sarah holds Faceless Night
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde plays Faceless Night at superior
    Then Ayelech fails to block the action
    And Ayelech is ready and unlocked
    And Lauren cannot play Deflection at basic on Tom because vtes.reaction.needs-ready-unlocked-minion
    When Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then it is for Tom to block or decline
    And Ayelech is unlocked
    When Tom declines to block
    Then Tom burns 1 pool
    And Ayelech is locked
    And Colette is unlocked

  @id:VTES-1631 @ruling @vtes.ruling.faceless-night.locks-only-at-resolution @checks:b,c
  @vtes.action.course.b.failure-returns-to-a-with-rights-intact
  Scenario: A minion that failed under Faceless Night locks when another minion blocks
    Given Sarah's Belinde is ready
    And Alexis's Ayelech and Nassir are ready
    And Nassir bears Sport Bike
    And Sarah holds Faceless Night
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde plays Faceless Night at superior
    And Ayelech attempts to block
    Then Ayelech fails to block the action
    And Ayelech and Nassir are unlocked
    When Nassir attempts to block
    Then Nassir blocks the action
    And Ayelech and Nassir are locked

  @id:VTES-1632 @ruling @vtes.ruling.faceless-night.not-retroactive @checks:a
  @vtes.action.course.effects-last-for-the-action @vtes.published.faceless-night.attempt-under-way-counts
  @vtes.published.faceless-night.not-for-earlier-failures
  Scenario: A minion that failed to block before Faceless Night was played does not lock
    Given Sarah's Belinde is ready with 3 blood
    And Alexis's Ayelech and Nassir are ready
    And Ayelech bears Sport Bike
    And Sarah holds Faceless Night
    When Belinde hunts
    And Nassir attempts to block
    Then Nassir fails to block the action
    When Ayelech attempts to block
    And Belinde plays Faceless Night at superior
    Then Ayelech fails to block the action
    When Alexis declines to block
    Then Belinde gains 1 blood
    And Ayelech is locked
    And Nassir is unlocked

  @id:VTES-1633 @vtes.crypt.basic-discipline-allows-basic-effect-only @checks:a
  @vtes.action.stealth-intercept.last-for-the-action
  Scenario: Faceless Night at basic gives 1 stealth and locks nobody
    Given Sarah's Sully is ready
    And Alexis's Nassir is ready
    And Sarah holds Faceless Night
    When Sully bleeds Alexis
    And Nassir attempts to block
    Then Sully cannot play Faceless Night at superior because vtes.crypt.basic-discipline-allows-basic-effect-only
    When Sully plays Faceless Night at basic
    Then the action's stealth is 1
    And Nassir fails to block the action
    When Alexis declines to block
    Then Alexis burns 1 pool
    And Nassir is unlocked

  @id:VTES-1634 @provisional @vtes.ruling.faceless-night.locks-only-at-resolution
  @vtes.action.resolve.ended-before-block-resolution-neither
  Scenario: A minion that failed under Faceless Night does not lock if the action is ended
    Given Sarah's Belinde is ready
    And Alexis's Ayelech and Nassir are ready
    And Nassir bears Sport Bike
    And Sarah holds Faceless Night and Change of Target
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde plays Faceless Night at superior
    And Nassir attempts to block
    And Belinde plays Change of Target
    Then the action fails
    And Ayelech and Nassir are unlocked

  @id:VTES-1635 @ruling @vtes.ruling.daring-the-dawn.before-block-attempt @checks:a
  @vtes.action.course.a.usable-effects-or-declare-block
  Scenario: Daring the Dawn played before a block attempt leaves no vampire able to block
    Given Sarah's Brock Sterling is ready with 3 blood
    And Alexis's Ayelech is ready
    And Sarah holds Daring the Dawn
    When Brock Sterling bleeds Alexis
    And Brock Sterling plays Daring the Dawn at superior
    Then the action succeeds
    And Alexis burns 1 pool
    And Brock Sterling takes 1 aggravated damage
    And Brock Sterling is in torpor with 3 blood

  @id:VTES-1636 @ruling @vtes.ruling.daring-the-dawn.during-block-attempt @checks:a
  @vtes.action.course.b.failure-returns-to-a-with-rights-intact
  Scenario: Daring the Dawn played during a vampire's block attempt makes it fail
    Given Sarah's Brock Sterling is ready
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Daring the Dawn
    When Brock Sterling bleeds Alexis
    And Sarah passes
    And Ayelech attempts to block
    And Brock Sterling plays Daring the Dawn at superior
    Then Ayelech fails to block the action
    And the action succeeds
    And Alexis burns 1 pool
    And Ayelech is unlocked

  @id:VTES-1637 @vtes.action.resolve.block-starts-combat
  @vtes.published.daring-the-dawn.after-combat-if-blocked
  Scenario: An ally can block despite Daring the Dawn, whose damage comes after the combat
    Given Sarah's Oshri Dahan is ready with 4 blood
    And Alexis's Nassir and Underbridge Stray are ready
    And Underbridge Stray came into play at basic
    And Sarah holds Daring the Dawn
    When Oshri Dahan bleeds Alexis
    And Oshri Dahan plays Daring the Dawn at basic
    Then it is for Alexis to block or decline
    And Nassir cannot attempt to block because vtes.golden-rule.cards-override-rules
    When Underbridge Stray attempts to block
    And Oshri Dahan strikes with hands
    And Underbridge Stray strikes with hands
    Then the combat is over
    And Oshri Dahan takes 2 aggravated damage
    And Oshri Dahan is in torpor with 3 blood

  @id:VTES-2766 @needs:combat @vtes.action.course.effects-last-for-the-action @checks:a
  Scenario: A vampire burned before the damage of Daring the Dawn is not burned twice
    Given Sarah's Oshri Dahan is ready with 1 blood
    And Alexis's Underbridge Stray is ready
    And Underbridge Stray came into play at basic
    And Sarah holds Daring the Dawn
    When Oshri Dahan bleeds Alexis
    And Oshri Dahan plays Daring the Dawn at basic
    And Underbridge Stray attempts to block
    And Oshri Dahan is dealt 3 aggravated damage
    Then Oshri Dahan is in Sarah's ash heap
    And the action fails
    And it is for Sarah to decide in the minion phase

  @id:VTES-2767 @vtes.action.course.effects-last-for-the-action @checks:a
  Scenario: The damage of Daring the Dawn cannot be prevented
    Given Sarah's Brock Sterling is ready with 3 blood
    And Alexis's Ayelech is ready
    And Sarah holds Daring the Dawn and Hidden Strength
    When Brock Sterling bleeds Alexis
    And Brock Sterling plays Daring the Dawn at superior
    Then the action succeeds
    And Brock Sterling takes 1 aggravated damage
    And Brock Sterling is in torpor with 3 blood
    And Sarah holds Hidden Strength

  @id:VTES-1638 @ruling @vtes.ruling.daring-the-dawn.early-play-denies-second-tradition @checks:a
  @vtes.golden-rule.cards-override-rules
  @vtes.published.forces-block-attempt.not-by-who-cannot-block
  Scenario: A locked prince cannot play Second Tradition when vampires cannot block
    Given Sarah's Brock Sterling is ready
    And Alexis's Ayelech is ready and locked
    And Alexis's Nassir is ready
    And Sarah holds Daring the Dawn
    And Alexis holds Second Tradition: Domain and Telepathic Counter
    When Brock Sterling bleeds Alexis
    And Brock Sterling plays Daring the Dawn at superior
    Then it is for Alexis to block or decline
    And Ayelech cannot play Second Tradition: Domain to block because vtes.golden-rule.cards-override-rules
    When everyone passes
    Then it is for Alexis to respond after blocks are declined
    When Alexis passes
    Then Alexis burns 1 pool
    And Ayelech is ready and locked

  @id:VTES-1639 @ruling @vtes.ruling.daring-the-dawn.early-play-denies-second-tradition @checks:b
  @vtes.action.course.a.usable-effects-or-declare-block
  Scenario: A locked prince unlocks and blocks with Second Tradition while vampires can block
    Given Sarah's Brock Sterling is ready
    And Alexis's Ayelech is ready with 7 blood and locked
    And Alexis holds Second Tradition: Domain
    When Brock Sterling bleeds Alexis
    Then it is for Alexis to block or decline
    When Ayelech plays Second Tradition: Domain to block
    Then Ayelech blocks the action
    And Ayelech is ready with 6 blood and locked
