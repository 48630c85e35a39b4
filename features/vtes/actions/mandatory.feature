# Fifth edition rulebook, "Minion Phase": mandatory actions
Feature: Mandatory actions
  Mandatory actions come first. A minion that cannot perform its own, or has two different ones, cannot act.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1610 @vtes.mandatory.no-other-action-for-that-minion @vtes.mandatory.performed-first @checks:d
  @vtes.published.elen-kamjian.another-bleed-is-not-hers
  Scenario: A bleed that a card requires comes before voluntary actions
    Given Sarah's Elen Kamjian and Belinde are ready
    And Sarah's Nassir is ready and locked
    Then Elen Kamjian cannot hunt because vtes.mandatory.no-other-action-for-that-minion
    And Elen Kamjian cannot bleed Alexis because vtes.mandatory.no-other-action-for-that-minion
    And Belinde cannot hunt because vtes.mandatory.performed-first
    And Sarah cannot pass because vtes.mandatory.performed-first
    When Sarah uses Elen Kamjian
    Then the action succeeds
    And Alexis burns 2 pool
    When Belinde hunts
    Then the action succeeds

  @id:VTES-1611 @vtes.mandatory.no-other-action-for-that-minion
  Scenario: Elen Kamjian must hunt when empty, instead of making her mandatory bleed
    Given Sarah's Elen Kamjian is ready with 0 blood
    And Sarah's Nassir is ready and locked
    Then Sarah cannot use Elen Kamjian because vtes.mandatory.no-other-action-for-that-minion
    When Elen Kamjian hunts
    Then Elen Kamjian gains 1 blood

  @id:VTES-2640 @vtes.mandatory.no-other-action-for-that-minion @checks:a
  Scenario Outline: An empty vampire can only hunt: it cannot <other>
    Given Sarah's Sully is ready with 0 blood
    And Sarah's Colette is in torpor with 4 blood
    And Sarah's Nassir is ready
    And Nassir bears Kevlar Vest
    And Sarah holds Sport Bike, Ancilla Empowerment, J. S. Simmons, Esq., Rafastio Ghoul, Anarch Salon and Abactor
    Then Sully cannot <other> because vtes.mandatory.no-other-action-for-that-minion
    When Sully hunts
    Then Sully has 1 blood

    Examples:
      | other                            |
      | bleed Alexis                     |
      | equip with Sport Bike            |
      | take Kevlar Vest from Nassir     |
      | employ J. S. Simmons, Esq.       |
      | recruit Rafastio Ghoul           |
      | play Ancilla Empowerment         |
      | rescue Colette, who pays 2 blood |
      | diablerise Colette               |

  @id:VTES-1612 @vtes.golden-rule.cards-override-rules
  Scenario: Elen Kamjian is free to act if her controller has no locked minion
    Given Sarah's Elen Kamjian is ready
    And Alexis's Nassir is ready and locked
    Then Sarah cannot use Elen Kamjian because vtes.golden-rule.cards-override-rules
    When Elen Kamjian hunts
    Then the action succeeds

  @id:VTES-1613 @vtes.mandatory.stuck-does-not-block-others @checks:a @vtes.mandatory.stuck-with-two-different @checks:a
  Scenario: A minion with two different mandatory actions performs neither, and others may act
    Given Sarah's Elen Kamjian and Belinde are ready
    And Elen Kamjian bears Lunatic Eruption
    And Sarah's Nassir is ready and locked
    And Alexis's Ayelech is ready and locked
    Then Sarah cannot use Elen Kamjian because vtes.mandatory.stuck-with-two-different
    And Elen Kamjian cannot act through Lunatic Eruption on Ayelech to enter combat because vtes.mandatory.stuck-with-two-different
    And Elen Kamjian cannot hunt because vtes.mandatory.stuck-with-two-different
    When Belinde bleeds Alexis
    Then Alexis burns 1 pool
    And Elen Kamjian is ready and unlocked

  @id:VTES-2641 @vtes.mandatory.stuck-with-two-different @checks:a,b
  Scenario: Two reasons to hunt make one mandatory action, but two different duties leave a minion stuck
    Given Sarah's Colin Flynn is ready
    And Sarah's Elen Kamjian and Belinde are ready
    And Elen Kamjian bears Lunatic Eruption
    And Sarah's Nassir is ready and locked
    And Alexis's Ayelech is ready and locked
    And Sarah holds The Embrace
    When Colin Flynn plays The Embrace
    Then The Embrace is ready with 0 blood and unlocked
    And Belinde cannot bleed Alexis because vtes.mandatory.performed-first
    And Sarah cannot use Elen Kamjian because vtes.mandatory.stuck-with-two-different
    When The Embrace hunts
    Then The Embrace has 1 blood
    And Sarah cannot use Elen Kamjian because vtes.mandatory.stuck-with-two-different
    When Belinde bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-2771
  @vtes.mandatory.performed-first @checks:b @vtes.recruit.ally-cannot-act-this-turn @checks:a
  Scenario: A newly recruited ally with a mandatory action does not stop other minions from acting
    Given Sarah's Rafastio Ghoul is ready
    And Rafastio Ghoul was recruited this turn
    And Rafastio Ghoul bears Lunatic Eruption
    And Sarah's Belinde is ready
    And Alexis's Ayelech is ready and locked
    Then Rafastio Ghoul cannot act through Lunatic Eruption on Ayelech to enter combat because vtes.recruit.ally-cannot-act-this-turn
    When Belinde bleeds Alexis
    Then Alexis burns 1 pool
    When everyone passes until Sarah's unlock phase
    And Sarah ends the unlock phase
    And Sarah ends the master phase
    Then Belinde cannot bleed Alexis because vtes.mandatory.performed-first

  @id:VTES-2772 @needs:block @vtes.mandatory.performed-first @checks:a,c
  Scenario: A vampire that made its mandatory hunt and unlocks may take another action
    Given Sarah's Ryan is ready with 4 blood
    And Sarah's Belinde is ready
    And Sarah controls Warsaw Station
    And Sarah holds The Embrace
    When Ryan plays The Embrace
    And Sarah passes
    Then The Embrace is ready with 0 blood and unlocked
    And Belinde cannot bleed Alexis because vtes.mandatory.performed-first
    When The Embrace hunts
    And Sarah uses Warsaw Station to unlock the acting minion
    Then The Embrace is ready with 1 blood and unlocked
    When The Embrace bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-1614 @vtes.mandatory.no-other-action-for-that-minion @vtes.mandatory.performed-first
  @vtes.published.lunatic-eruption.before-other-actions
  Scenario: Elen Kamjian must use Lunatic Eruption when her own mandatory bleed does not apply
    Given Sarah's Elen Kamjian and Belinde are ready
    And Elen Kamjian bears Lunatic Eruption
    And Alexis's Ayelech and Tom's Colette are ready and locked
    Then Elen Kamjian cannot hunt because vtes.mandatory.no-other-action-for-that-minion
    And Belinde cannot bleed Alexis because vtes.mandatory.performed-first
    And Elen Kamjian cannot act through Lunatic Eruption on Colette to enter combat because vtes.glossary.target.eligibility-from-card-text
    When Elen Kamjian acts through Lunatic Eruption on Ayelech to enter combat
    Then combat begins between Elen Kamjian and Ayelech

  @id:VTES-1615 @vtes.mandatory.stuck-if-impossible @checks:a @vtes.mandatory.stuck-does-not-block-others
  Scenario: A vampire that must hunt but cannot hunt takes no action
    Given Sarah's Kyoko Shinsegawa is ready with 0 blood
    And Sarah's Underbridge Stray is ready
    And Underbridge Stray came into play at basic
    Then Kyoko Shinsegawa cannot hunt because vtes.mandatory.stuck-if-impossible
    And Kyoko Shinsegawa cannot bleed Alexis because vtes.mandatory.stuck-if-impossible
    When Underbridge Stray bleeds Alexis
    Then the action succeeds
    And Kyoko Shinsegawa is ready and unlocked
    When Sarah passes
    Then it is Sarah's influence phase

  @id:VTES-1616 @vtes.hunt.by-card-or-basic-action @checks:a @vtes.mandatory.performed-first
  @vtes.card-action.special-version-follows-basic-rules
  Scenario: Kyoko Shinsegawa's special hunt satisfies her duty to hunt
    Given Sarah's Kyoko Shinsegawa is ready with 0 blood
    And Sarah's Belinde is ready
    And Alexis's Nassir is ready with 3 blood
    Then Belinde cannot bleed Alexis because vtes.mandatory.performed-first
    And Kyoko Shinsegawa cannot hunt because vtes.golden-rule.cards-override-rules
    When Sarah uses Kyoko Shinsegawa on Nassir
    Then the action is directed
    And the action's stealth is 1
    And it is for Alexis to block or decline
    When Alexis declines to block
    Then the action succeeds
    And Kyoko Shinsegawa gains 1 blood
    And Nassir burns 1 blood

  @id:VTES-1617 @needs:hunt @vtes.action.limit.own-card-text-action-once-per-turn @checks:a
  @vtes.published.special-hunt-action.once-per-turn
  Scenario: A minion that unlocks cannot use the action in its own text again
    Given Sarah's Kyoko Shinsegawa is ready with 2 blood
    And Sarah's Belinde is ready with 3 blood
    And Sarah holds Freak Drive
    When Sarah uses Kyoko Shinsegawa on Belinde
    Then the action is undirected
    And it is for Sarah to respond after the action
    When Kyoko Shinsegawa plays Freak Drive at basic
    Then Kyoko Shinsegawa is ready with 2 blood and unlocked
    And Sarah cannot use Kyoko Shinsegawa on Belinde because vtes.action.limit.own-card-text-action-once-per-turn
    When Kyoko Shinsegawa bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-2103 @vtes.mandatory.performed-first @checks:b,c,d
  Scenario: A vampire that becomes empty and unlocks must hunt before other minions act
    Given Sarah's Brock Sterling is ready with 1 blood
    And Sarah's Belinde and Rafastio Ghoul are ready
    And Sarah holds Freak Drive
    When Brock Sterling bleeds Alexis
    And Brock Sterling plays Freak Drive at basic
    Then Brock Sterling is ready with 0 blood and unlocked
    And Belinde cannot bleed Alexis because vtes.mandatory.performed-first
    And Rafastio Ghoul cannot bleed Alexis because vtes.mandatory.performed-first
    And Sarah cannot pass because vtes.mandatory.performed-first
    When Brock Sterling hunts
    Then Brock Sterling is ready with 1 blood and locked
    When Rafastio Ghoul bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-4750 @vtes.mandatory.no-other-action-for-that-minion
  @vtes.published.elen-kamjian.free-after-her-bleed
  Scenario: Elen Kamjian may take any action if she unlocks after her mandatory bleed
    Given Sarah's Elen Kamjian is ready with 2 blood
    And Sarah's Colette and Belinde are ready
    And Sarah's Nassir is ready and locked
    And Sarah holds Precognizant Mobility
    Then Elen Kamjian cannot hunt because vtes.mandatory.no-other-action-for-that-minion
    When Sarah uses Elen Kamjian
    And Colette plays Precognizant Mobility at superior on Elen Kamjian
    Then Elen Kamjian is unlocked
    And Sarah cannot use Elen Kamjian because vtes.bleed.once-per-turn-per-minion
    When Belinde bleeds Alexis
    And Elen Kamjian hunts
    Then Elen Kamjian is ready with 3 blood and locked

  @id:VTES-4751 @needs:bleed @needs:block @vtes.mandatory.no-other-action-for-that-minion
  Scenario: A blocked bleed satisfies Elen Kamjian's mandatory bleed
    Given Sarah's Elen Kamjian is ready with 2 blood
    And Sarah's Colette is ready
    And Sarah's Nassir is ready and locked
    And Sarah holds Precognizant Mobility
    And Alexis's Ayelech is ready
    Then Elen Kamjian cannot hunt because vtes.mandatory.no-other-action-for-that-minion
    When Sarah uses Elen Kamjian
    And Ayelech attempts to block
    And Elen Kamjian strikes with hands
    And Ayelech strikes with hands
    Then the combat is over
    When Colette plays Precognizant Mobility at superior on Elen Kamjian
    And Elen Kamjian hunts
    Then the action succeeds

  @id:VTES-4752 @vtes.minion-phase.unlocked-minion-may-act-again @vtes.action.limit.same-copy-in-play-once-per-turn
  @vtes.published.lunatic-eruption.free-after-its-combat
  Scenario: A minion that fought because of Lunatic Eruption and unlocks may take any action
    Given Sarah's Sybren van Oosten is ready with 5 blood
    And Sybren van Oosten bears Lunatic Eruption
    And Alexis's Ayelech is ready and locked
    And Sarah holds Freak Drive
    When Sybren van Oosten acts through Lunatic Eruption on Ayelech to enter combat
    And Sybren van Oosten strikes with hands
    And Ayelech strikes with hands
    And Sybren van Oosten plays Freak Drive at basic
    Then Sybren van Oosten is unlocked
    And Sybren van Oosten cannot act through Lunatic Eruption on Ayelech to enter combat because vtes.action.limit.same-copy-in-play-once-per-turn
    When Sybren van Oosten bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-4902 @vtes.hunt.mandatory-for-empty-ready-unlocked-vampire
  Scenario: An empty vampire whose hunt was blocked must hunt again if it unlocks
    Given Sarah's Wauneka is ready with 0 blood
    And Sarah's Colette is ready
    And Sarah holds Dodge and Precognizant Mobility
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    When Wauneka hunts
    And Nassir attempts to block
    And Wauneka plays Dodge
    And Nassir strikes with hands
    Then Wauneka is ready with 0 blood and locked
    When Colette plays Precognizant Mobility at superior on Wauneka
    Then Wauneka is ready with 0 blood and unlocked
    And Wauneka cannot bleed Alexis because vtes.mandatory.no-other-action-for-that-minion
    And Colette is locked
    When Wauneka hunts
    Then Wauneka is ready with 1 blood
