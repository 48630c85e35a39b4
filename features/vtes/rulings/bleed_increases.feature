# Card rulings: Aire of Elation, Bonding, Conditioning, Foreshadowing Destruction; fifth edition rulebook, "Bleed"
Feature: Limits on action modifiers that increase a bleed
  Only one action modifier may increase a bleed, unless a card is exempt from the limit.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1650 @ruling @vtes.ruling.aire-of-elation.one-bleed-increase-per-action @checks:a
  @vtes.ruling.conditioning.one-bleed-increase-per-action @checks:b @vtes.bleed.only-one-increasing-modifier @checks:a
  @vtes.bleed.limited-reminder
  Scenario: Conditioning cannot be played after Aire of Elation
    Given Sarah's Gelasia Fotiou is ready with 6 blood
    And Alexis's Ayelech is ready
    And Sarah holds Aire of Elation and Conditioning
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Aire of Elation at basic
    Then the bleed is for 2
    And Gelasia Fotiou has 5 blood
    And it is for Alexis to block or decline
    And Gelasia Fotiou cannot play Conditioning at superior because vtes.bleed.only-one-increasing-modifier
    When Alexis declines to block
    Then Alexis burns 2 pool
    And Sarah holds Conditioning

  @id:VTES-1651 @ruling @vtes.ruling.conditioning.one-bleed-increase-per-action @checks:a
  @vtes.ruling.aire-of-elation.one-bleed-increase-per-action @checks:b
  @vtes.bleed.only-one-increasing-modifier @checks:a
  Scenario: Aire of Elation cannot be played after Conditioning
    Given Sarah's Gelasia Fotiou is ready with 6 blood
    And Alexis's Ayelech is ready
    And Sarah holds Aire of Elation and Conditioning
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Conditioning at superior
    Then the bleed is for 4
    And Gelasia Fotiou cannot play Aire of Elation at basic because vtes.bleed.only-one-increasing-modifier
    When Alexis declines to block
    Then Alexis burns 4 pool
    And Gelasia Fotiou has 5 blood

  @id:VTES-1652 @ruling @vtes.ruling.aire-of-elation.one-bleed-increase-per-action @checks:c
  @vtes.bleed.default-amount-one
  Scenario: A bleed increased by its action card can still be increased by an action modifier
    Given Sarah's Kathy Glens is ready with 5 blood
    And Sarah holds Enchant Kindred and Aire of Elation
    When Kathy Glens plays Enchant Kindred at basic on Alexis
    Then the bleed is for 2
    When Kathy Glens plays Aire of Elation at superior
    Then the action succeeds
    And Alexis burns 5 pool

  @id:VTES-1653 @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: Aire of Elation gives a Toreador 1 more bleed
    Given Sarah's Nik Sikko is ready
    And Sarah holds Aire of Elation
    When Nik Sikko bleeds Alexis
    And Nik Sikko plays Aire of Elation at basic
    Then Alexis burns 3 pool
    And Nik Sikko burns 1 blood

  @id:VTES-1654 @vtes.bleed.modifiers-exempt-from-limit @checks:a
  @vtes.published.command-of-the-beast.limited-before-or-after
  Scenario: Command of the Beast at superior can be played after Conditioning
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Sarah holds Command of the Beast and Conditioning
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Conditioning at basic
    And Gelasia Fotiou plays Command of the Beast at superior
    Then the bleed is for 4
    And it is for Alexis to block or decline
    When Alexis declines to block
    Then Alexis burns 4 pool

  @id:VTES-1655 @vtes.bleed.modifiers-exempt-from-limit @checks:a
  @vtes.published.command-of-the-beast.limited-before-or-after
  Scenario: Conditioning can be played after Command of the Beast at superior
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Sarah holds Command of the Beast and Conditioning
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Command of the Beast at superior
    And Gelasia Fotiou plays Conditioning at basic
    Then the bleed is for 4
    And it is for Alexis to block or decline

  @id:VTES-1656 @vtes.bleed.limited-reminder @checks:a @vtes.bleed.only-one-increasing-modifier
  Scenario: Command of the Beast at basic cannot be played after another increase
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Sarah holds Command of the Beast and Conditioning
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Conditioning at basic
    Then Gelasia Fotiou cannot play Command of the Beast at basic because vtes.bleed.only-one-increasing-modifier
    When Gelasia Fotiou plays Command of the Beast at superior
    Then the bleed is for 4
    And it is for Alexis to block or decline

  @id:VTES-1657 @ruling @vtes.ruling.bonding.superior-needs-needed-stealth @checks:b
  @vtes.action.stealth.added-only-when-needed @checks:a,d
  @vtes.published.bonding.superior-needs-needed-stealth
  Scenario: Bonding at superior can be played only when its stealth is needed
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Nassir is ready
    And Sarah holds Bonding
    When Gelasia Fotiou bleeds Alexis
    Then Gelasia Fotiou cannot play Bonding at superior because vtes.action.stealth.added-only-when-needed
    When Sarah passes
    And Nassir attempts to block
    And Gelasia Fotiou plays Bonding at superior
    Then Nassir fails to block the action
    And the bleed is for 2
    When Alexis declines to block
    Then Alexis burns 2 pool

  @id:VTES-1658 @ruling @vtes.ruling.foreshadowing-destruction.lingering-below-ten @checks:a
  @vtes.action.course.effects-last-for-the-action @vtes.action.block.target-change-reopens
  @vtes.published.foreshadowing-destruction.not-counted-at-ten-pool @checks:c
  Scenario: Foreshadowing Destruction increases the bleed once its target has 9 pool or less
    Given Alexis has 10 pool
    And Tom has 9 pool
    And Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Sarah holds Foreshadowing Destruction
    And Alexis holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Foreshadowing Destruction at superior
    Then the bleed is for 1
    When Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then Tom burns 4 pool
    And Alexis's pool stays the same

  @id:VTES-1659 @ruling @vtes.ruling.foreshadowing-destruction.lingering-below-ten @checks:b
  @vtes.bleed.target-burns-pool-equal-to-amount
  @vtes.published.foreshadowing-destruction.not-counted-at-ten-pool @checks:a
  Scenario: Foreshadowing Destruction does not increase a bleed against 10 pool
    Given Alexis has 10 pool
    And Sarah's Gelasia Fotiou is ready
    And Sarah holds Foreshadowing Destruction
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Foreshadowing Destruction at superior
    Then Alexis burns 1 pool

  @id:VTES-1660 @provisional @ruling @vtes.ruling.foreshadowing-destruction.other-limited-allowed-while-inactive
  @vtes.bleed.only-one-increasing-modifier
  Scenario: Foreshadowing Destruction and Conditioning both count after a redirection to 9 pool
    Given Alexis has 12 pool
    And Tom has 9 pool
    And Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Sarah holds Foreshadowing Destruction and Conditioning
    And Alexis holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Foreshadowing Destruction at superior
    And Gelasia Fotiou plays Conditioning at basic
    Then the bleed is for 3
    When Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then Tom burns 6 pool

  @id:VTES-1649 @ruling @vtes.ruling.foreshadowing-destruction.other-limited-allowed-while-inactive @checks:a
  @vtes.bleed.only-one-increasing-modifier @checks:d
  @vtes.published.foreshadowing-destruction.not-counted-at-ten-pool @checks:b
  Scenario: Conditioning can be played after Foreshadowing Destruction against more than 9 pool
    Given Alexis has 12 pool
    And Sarah's Gelasia Fotiou is ready
    And Sarah holds Foreshadowing Destruction and Conditioning
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Foreshadowing Destruction at superior
    And Gelasia Fotiou plays Conditioning at basic
    Then Alexis burns 3 pool

  @id:VTES-1661 @ruling @vtes.ruling.foreshadowing-destruction.other-limited-allowed-while-inactive @checks:a
  @vtes.bleed.limited-reminder
  Scenario: Foreshadowing Destruction can be played after Conditioning against more than 9 pool
    Given Alexis has 12 pool
    And Sarah's Gelasia Fotiou is ready
    And Sarah holds Foreshadowing Destruction and Conditioning
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Conditioning at basic
    Then Gelasia Fotiou cannot play Foreshadowing Destruction at basic because vtes.bleed.only-one-increasing-modifier
    When Gelasia Fotiou plays Foreshadowing Destruction at superior
    Then Alexis burns 3 pool

  @id:VTES-1662 @ruling @vtes.ruling.foreshadowing-destruction.one-bleed-increase-per-action @checks:a
  @vtes.bleed.only-one-increasing-modifier
  @vtes.ruling.foreshadowing-destruction.other-limited-allowed-while-inactive @checks:b
  Scenario: Conditioning cannot be played after Foreshadowing Destruction against 9 pool
    Given Alexis has 9 pool
    And Sarah's Gelasia Fotiou is ready
    And Alexis's Nassir is ready
    And Sarah holds Foreshadowing Destruction and Conditioning
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Foreshadowing Destruction at superior
    Then the bleed is for 4
    And Gelasia Fotiou cannot play Conditioning at basic because vtes.bleed.only-one-increasing-modifier
    When Alexis declines to block
    Then Alexis burns 4 pool

  @id:VTES-1663 @ruling @vtes.ruling.foreshadowing-destruction.one-bleed-increase-per-action @checks:a
  @vtes.bleed.only-one-increasing-modifier
  Scenario: Foreshadowing Destruction cannot be played after Conditioning against 9 pool
    Given Alexis has 9 pool
    And Sarah's Gelasia Fotiou is ready
    And Alexis's Nassir is ready
    And Sarah holds Foreshadowing Destruction and Conditioning
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Conditioning at basic
    Then Gelasia Fotiou cannot play Foreshadowing Destruction at superior because vtes.bleed.only-one-increasing-modifier
    When Alexis declines to block
    Then Alexis burns 3 pool

  @id:VTES-1664 @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: Foreshadowing Destruction at basic does not depend on the target's pool
    Given Alexis has 12 pool
    And Sarah's Sully is ready
    And Sarah holds Foreshadowing Destruction
    When Sully bleeds Alexis
    And Sully plays Foreshadowing Destruction at basic
    Then Alexis burns 2 pool

  @id:VTES-2314 @ruling @vtes.ruling.foreshadowing-destruction.lingering-below-ten @checks:a
  @vtes.action.course.effects-last-for-the-action
  Scenario: Foreshadowing Destruction increases the bleed once the target has spent its tenth pool
    Given Alexis has 10 pool
    And Sarah's Gelasia Fotiou is ready
    And Sarah holds Foreshadowing Destruction and Conditioning
    And Alexis holds Direct Intervention
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Foreshadowing Destruction at superior
    And nobody cancels the card
    And Gelasia Fotiou plays Conditioning at basic
    And Alexis plays Direct Intervention
    Then Alexis has 5 pool

  @id:VTES-3215 @ruling @vtes.ruling.conditioning.one-bleed-increase-per-action @checks:c @vtes.bleed.default-amount-one
  Scenario: Conditioning can follow a bleed increase from an action card
    Given Sarah's Madison is ready
    And Sarah's Catalina Vega is ready
    And Sarah holds Govern the Unaligned and Conditioning
    When Madison plays Govern the Unaligned at basic on Alexis
    Then the bleed is for 3
    When Madison plays Conditioning at basic
    Then Alexis burns 5 pool

  @id:VTES-3221 @ruling @vtes.ruling.bonding.superior-needs-needed-stealth @checks:a,b @vtes.bleed.limited-reminder
  @vtes.published.bonding.superior-needs-needed-stealth
  Scenario: Bonding at basic does not need a block attempt
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Nassir is ready
    And Sarah holds Bonding and Bonding
    When Gelasia Fotiou bleeds Alexis
    Then it is for Sarah to respond before blocks
    And Gelasia Fotiou cannot play Bonding at superior because vtes.action.stealth.added-only-when-needed
    When Gelasia Fotiou plays Bonding at basic
    Then the bleed is for 2
    And the action's stealth is 0
    When Nassir attempts to block
    Then Nassir blocks the action
