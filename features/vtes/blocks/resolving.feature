# Fifth edition rulebook, "3. Resolve the Action"
Feature: Resolving the action
  Unblocked, it is paid for and takes effect. Blocked, it does neither, its card is burned, and there is a combat.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0150 @vtes.action.resolve.modifier-and-reaction-costs-always-paid @vtes.action.resolve.blocked-cost-not-paid
  @vtes.action.resolve.blocked-burns-action-card @vtes.action.resolve.blocked-no-effects
  Scenario: A blocked action is not paid for, but what was played during it is
    Given Sarah's Sully is ready with 4 blood
    And Alexis's Nassir is ready
    And Sarah holds Govern the Unaligned and Conditioning
    When Sully plays Govern the Unaligned at basic on Alexis
    And Sully plays Conditioning at basic
    Then the bleed is for 5
    And Sully has 3 blood
    When Nassir attempts to block
    Then Nassir blocks the action
    And Sully has 3 blood
    And Sarah's ash heap holds Conditioning and Govern the Unaligned
    And no pool changes
    And nobody has the Edge
    And combat begins between Sully and Nassir

  @id:VTES-0151 @vtes.action.resolve.block-locks-blocker @vtes.action.resolve.block-starts-combat
  @vtes.action.resolve.blocked-no-effects
  Scenario: The blocker locks and fights the acting minion
    Given Sarah's Belinde is ready with 3 blood
    And Alexis's Nassir is ready with 3 blood
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then Nassir blocks the action
    And combat begins between Belinde and Nassir
    And Nassir is locked
    When Belinde strikes with hands
    And Nassir strikes with hands
    Then the combat is over
    And the action fails
    And Belinde and Nassir burn 1 blood
    And no pool changes
    And nobody has the Edge
    And no action is under way

  @id:VTES-0152 @vtes.action.resolve.success-pays-cost-then-effects
  @vtes.card-action.target-as-printed @vtes.card-action.success-resolves-as-printed
  Scenario: A successful action is paid for once it succeeds
    Given Sarah's Gelasia Fotiou is ready with 5 blood
    And Sarah's Sully is uncontrolled with 1 blood
    And Alexis's Nassir is ready
    And Sarah holds Govern the Unaligned
    When Gelasia Fotiou plays Govern the Unaligned at superior on Sully
    Then Gelasia Fotiou has 5 blood
    And the action targets Sully
    And the action is undirected
    And the action's stealth is 1
    And the action costs 1 blood
    When Alexis declines to block
    Then Gelasia Fotiou burns 1 blood
    And Sully is uncontrolled with 4 blood

  @id:VTES-0153 @vtes.golden-rule.cards-override-rules
  Scenario: A minion that unlocks because its action was blocked does not do so after a successful one
    Given Sarah's Brock Sterling is ready with 3 blood
    And Sarah's Belinde is ready
    And Alexis's Nassir is ready with 3 blood
    And Sarah holds Freak Drive
    When Brock Sterling bleeds Alexis
    And Nassir attempts to block
    And Brock Sterling strikes with hands
    And Nassir strikes with hands
    Then it is for Sarah to respond after the action
    And Brock Sterling cannot play Freak Drive at basic because vtes.golden-rule.cards-override-rules
    When Brock Sterling plays Freak Drive at superior
    Then Brock Sterling is ready with 1 blood and unlocked

  @id:VTES-0154 @provisional @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: An action whose cost can no longer be paid has no effect
    Given Sarah's Sully is ready with 1 blood
    And Alexis's Nassir is ready
    And Sarah holds Govern the Unaligned and Conditioning
    When Sully plays Govern the Unaligned at basic on Alexis
    And Sully plays Conditioning at basic
    Then Sully has 0 blood
    When Alexis declines to block
    Then no pool changes
    And nobody has the Edge
    And Sarah's ash heap holds Conditioning and Govern the Unaligned
    And no action is under way

  @id:VTES-2125 @vtes.action.resolve.success-pays-cost-then-effects @vtes.object.ousted-when-pool-runs-out#d
  Scenario: The last pool pays for an action, and ousts who pays it
    Given Sarah has 2 pool
    And Sarah's Belinde is ready
    And Sarah holds .44 Magnum
    When Belinde equips with .44 Magnum
    Then Sarah has 0 pool
    And Ines has 1 victory point
    And it is for Alexis to decide in the unlock phase

  @id:VTES-2126 @vtes.action.resolve.blocked-burns-action-card
  Scenario: A card in play that offers the action stays where it is when that is blocked
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Nassir bears Haven Uncovered, played by Tom
    And Nassir bears Sport Bike
    When Belinde acts through Haven Uncovered to enter combat
    And Nassir attempts to block
    Then Nassir blocks the action
    And Nassir bears Haven Uncovered and Sport Bike
    And combat begins between Belinde and Nassir
