# Card rulings: Aire of Elation, Bonding, Conditioning, Foreshadowing Destruction; fifth edition rulebook, "Bleed"
Feature: How much action modifiers add to a bleed
  One action modifier may be increasing a bleed, and no second is played then, unless one of them is exempt.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1650 @ruling @vtes.ruling.aire-of-elation.one-bleed-increase-per-action @checks:a
  @vtes.ruling.conditioning.one-bleed-increase-per-action @checks:b @vtes.bleed.only-one-increasing-modifier @checks:a
  @vtes.bleed.limited-reminder
  Scenario: Aire of Elation leaves no room for Conditioning
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
  Scenario: Nor Conditioning for Aire of Elation
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
  Scenario: What an action card adds to the bleed is no action modifier
    Given Sarah's Kathy Glens is ready with 5 blood
    And Sarah holds Enchant Kindred and Aire of Elation
    When Kathy Glens plays Enchant Kindred at basic on Alexis
    Then the bleed is for 2
    When Kathy Glens plays Aire of Elation at superior
    Then the action succeeds
    And Alexis burns 5 pool

  @id:VTES-1653 @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: A Toreador gains one more by Aire of Elation than others
    Given Sarah's Nik Sikko is ready
    And Sarah holds Aire of Elation
    When Nik Sikko bleeds Alexis
    And Nik Sikko plays Aire of Elation at basic
    Then Alexis burns 3 pool
    And Nik Sikko burns 1 blood

  @id:VTES-1654 @vtes.bleed.modifiers-exempt-from-limit @checks:a
  @vtes.published.command-of-the-beast.limited-before-or-after
  Scenario: Command of the Beast at superior adds to Conditioning
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
  Scenario: And Conditioning to Command of the Beast
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Sarah holds Command of the Beast and Conditioning
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Command of the Beast at superior
    And Gelasia Fotiou plays Conditioning at basic
    Then the bleed is for 4
    And it is for Alexis to block or decline

  @id:VTES-1656 @vtes.bleed.limited-reminder @checks:a @vtes.bleed.only-one-increasing-modifier
  Scenario: Command of the Beast at basic is limited like any other
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
  Scenario: Bonding at superior waits for somebody whom its stealth would stop
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
  Scenario: Foreshadowing Destruction waits for a target with 9 pool or less
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
  Scenario: Against 10 pool it comes to nothing
    Given Alexis has 10 pool
    And Sarah's Gelasia Fotiou is ready
    And Sarah holds Foreshadowing Destruction
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Foreshadowing Destruction at superior
    Then Alexis burns 1 pool

  @id:VTES-1660 @provisional @ruling @vtes.ruling.foreshadowing-destruction.other-limited-allowed-while-inactive
  @vtes.bleed.only-one-increasing-modifier
  Scenario: While it adds nothing another limited modifier may follow, and both may come to count
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
  Scenario: While it adds nothing it leaves room for another limited modifier
    Given Alexis has 12 pool
    And Sarah's Gelasia Fotiou is ready
    And Sarah holds Foreshadowing Destruction and Conditioning
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Foreshadowing Destruction at superior
    And Gelasia Fotiou plays Conditioning at basic
    Then Alexis burns 3 pool

  @id:VTES-1661 @ruling @vtes.ruling.foreshadowing-destruction.other-limited-allowed-while-inactive @checks:a
  @vtes.bleed.limited-reminder
  Scenario: And it may follow another limited modifier
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
  Scenario: Against 9 pool it is an increase, and no second one is played
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
  Scenario: Against 9 pool it does not follow another increase
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
  Scenario: At basic Foreshadowing Destruction asks for nobody's pool
    Given Alexis has 12 pool
    And Sarah's Sully is ready
    And Sarah holds Foreshadowing Destruction
    When Sully bleeds Alexis
    And Sully plays Foreshadowing Destruction at basic
    Then Alexis burns 2 pool

  @id:VTES-2314 @ruling @vtes.ruling.foreshadowing-destruction.lingering-below-ten @checks:a
  @vtes.action.course.effects-last-for-the-action
  Scenario: Foreshadowing Destruction comes to count once its target has spent the tenth pool
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
  Scenario: Conditioning may follow what an action card or the vampire's own text adds to a bleed
    Given Sarah's Madison is ready
    And Sarah's Catalina Vega is ready
    And Sarah holds Govern the Unaligned and Conditioning
    When Madison plays Govern the Unaligned at basic on Alexis
    Then the bleed is for 3
    When Madison plays Conditioning at basic
    Then Alexis burns 5 pool

  @id:VTES-3221 @ruling @vtes.ruling.bonding.superior-needs-needed-stealth @checks:a,b @vtes.bleed.limited-reminder
  @vtes.published.bonding.superior-needs-needed-stealth
  Scenario: Bonding at basic, a larger bleed and no stealth, needs nobody who blocks
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
