# Fifth edition rulebook, "2. Resolve Any Block Attempts": stealth and intercept
Feature: Stealth and intercept
  A block succeeds if the blocker's intercept is at least the stealth of the acting minion. Either is added only when needed.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0120 @example @vtes.action.block.hunt-example @vtes.action.intercept.added-only-when-needed
  @vtes.action.block.succeeds-if-intercept-at-least-stealth @vtes.action.stealth.inherent
  @vtes.action.block.prey-before-predator
  Scenario: Wauneka's hunt is blocked by Ayelech, who gains 1 intercept
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready
    And Ines's Ayelech is ready with 7 blood
    And Ines holds Telepathic Misdirection
    When Wauneka hunts
    Then Wauneka is locked
    And the action is undirected
    And the action's stealth is 1
    And it is for Alexis to block or decline
    When Alexis declines to block
    Then it is for Ines to block or decline
    When Ayelech attempts to block
    Then Ayelech attempts to block with 0 intercept
    And it is for Ines to respond to the block attempt
    When Ayelech plays Telepathic Misdirection at basic
    Then Ayelech blocks the action
    And Ayelech is ready with 6 blood and locked
    And Wauneka is ready with 2 blood and locked
    And combat begins between Wauneka and Ayelech
    And these events happen in order:
      | event             | minion  | amount | total |
      | intercept-changed | Ayelech | 1      | 1     |
      | action-blocked    | Ayelech |        |       |

  @id:VTES-0121 @vtes.action.block.succeeds-if-intercept-at-least-stealth @vtes.action.stealth.added-only-when-needed
  @vtes.action.course.b.all-pass-resolves-attempt
  Scenario: With 1 stealth more, Wauneka's hunt would not have been blocked
    Given Sarah's Wauneka is ready with 2 blood
    And Ines's Ayelech is ready
    And Sarah holds Cloak the Gathering
    And Ines holds Telepathic Misdirection
    When Wauneka hunts
    And Ayelech attempts to block
    And Ayelech plays Telepathic Misdirection at basic
    Then it is for Sarah to respond to the block attempt
    And Ayelech attempts to block with 1 intercept
    When Wauneka plays Cloak the Gathering at basic
    Then Ayelech fails to block the action
    And Ayelech is unlocked
    And it is for Ines to block or decline
    When Ines declines to block
    Then Wauneka gains 1 blood

  @id:VTES-0122 @vtes.action.block.succeeds-if-intercept-at-least-stealth
  @vtes.action.stealth.default-zero @vtes.action.intercept.default-zero
  Scenario: As much intercept as stealth, none of either, is enough to block
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then Nassir blocks the action
    And Nassir is locked
    And combat begins between Belinde and Nassir

  @id:VTES-0123 @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: As much intercept as stealth, one of each, is enough to block
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    When Wauneka hunts
    And Nassir attempts to block
    Then Nassir blocks the action
    And Wauneka's blood stays the same
    And combat begins between Wauneka and Nassir

  @id:VTES-0124 @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: One intercept less than stealth is not enough
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready
    When Wauneka hunts
    And Nassir attempts to block
    Then Nassir fails to block the action
    And no block attempt is under way
    And Nassir is unlocked
    And there is no combat
    And it is for Alexis to block or decline

  @id:VTES-0125 @vtes.action.stealth.added-only-when-needed
  Scenario: Stealth is not added while nobody attempts to block
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Sarah holds Lost in Crowds
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    And Belinde cannot play Lost in Crowds at basic because vtes.action.stealth.added-only-when-needed
    When Alexis declines to block
    Then the action succeeds
    And Sarah holds Lost in Crowds

  @id:VTES-0126 @vtes.action.stealth.added-only-when-needed
  Scenario: Stealth is not added against a blocker whose intercept is too small already
    Given Sarah's Wauneka is ready
    And Alexis's Nassir is ready
    And Alexis holds Telepathic Misdirection
    And Sarah holds Cloak the Gathering
    When Wauneka hunts
    And Nassir attempts to block
    Then it is for Alexis to respond to the block attempt
    And Wauneka cannot play Cloak the Gathering at basic because vtes.action.stealth.added-only-when-needed
    When Nassir plays Telepathic Misdirection at basic
    Then it is for Sarah to respond to the block attempt
    When Wauneka plays Cloak the Gathering at basic
    Then Nassir fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-0127 @vtes.action.intercept.added-only-when-needed
  Scenario: Intercept is not added to what is enough already
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready with 7 blood
    And Alexis holds Telepathic Misdirection
    And Sarah holds Lost in Crowds
    When Belinde bleeds Alexis
    Then Ayelech cannot play Telepathic Misdirection at basic because vtes.action.intercept.added-only-when-needed
    When Ayelech attempts to block
    Then it is for Sarah to respond to the block attempt
    And Ayelech cannot play Telepathic Misdirection at basic because vtes.action.intercept.added-only-when-needed
    When Sarah passes
    Then Ayelech blocks the action
    And Alexis holds Telepathic Misdirection
    And combat begins between Belinde and Ayelech

  @id:VTES-0128 @vtes.action.intercept.added-only-when-needed
  Scenario: Only the blocking minion gains intercept
    Given Sarah's Wauneka is ready
    And Alexis's Nassir and Ayelech are ready
    And Alexis holds Telepathic Misdirection
    When Wauneka hunts
    And Nassir attempts to block
    Then it is for Alexis to respond to the block attempt
    And Ayelech cannot play Telepathic Misdirection at basic because vtes.action.intercept.added-only-when-needed
    When Nassir plays Telepathic Misdirection at basic
    Then Nassir blocks the action
    And combat begins between Wauneka and Nassir

  @id:VTES-0129 @vtes.action.course.effects-last-for-the-action @vtes.action.stealth-intercept.last-for-the-action @vtes.action.stealth-intercept.reset-afterwards
  Scenario: Stealth lasts for the action, and for no other
    Given Sarah's Brock Sterling is ready
    And Sarah's Colette is ready
    And Alexis's Nassir is ready
    And Sarah holds Cloak the Gathering and Freak Drive
    When Brock Sterling bleeds Alexis
    And Nassir attempts to block
    And Colette plays Cloak the Gathering at superior
    Then Nassir fails to block the action
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Alexis declines to block
    And Brock Sterling plays Freak Drive at basic
    And Brock Sterling hunts
    Then the action's stealth is 1
    And it is for Alexis to block or decline

  @id:VTES-2122 @vtes.action.stealth-intercept.last-for-the-action @vtes.action.stealth-intercept.reset-afterwards
  Scenario: Intercept stays with a minion that failed, for the rest of the action and no longer
    Given Sarah's Wauneka and Colette are ready with 2 blood
    And Alexis's Ayelech is ready with 7 blood
    And Sarah holds Cloak the Gathering
    And Alexis holds Telepathic Misdirection and Spirit's Touch
    When Wauneka hunts
    And Ayelech attempts to block
    And Ayelech plays Telepathic Misdirection at basic
    And Wauneka plays Cloak the Gathering at basic
    And Alexis passes
    Then Ayelech fails to block the action
    When Ayelech attempts to block
    Then Ayelech attempts to block with 1 intercept
    And the action's stealth is 2
    When Alexis passes
    And Alexis declines to block
    Then Wauneka gains 1 blood
    When Colette hunts
    Then the action's stealth is 1
    When Ayelech attempts to block
    Then Ayelech attempts to block with 0 intercept
    And it is for Alexis to respond to the block attempt

  @id:VTES-2123 @vtes.action.stealth-intercept.last-for-the-action
  Scenario: Stealth that stopped one blocker counts against the next as well
    Given Sarah's Belinde is ready
    And Alexis's Nassir and Wauneka are ready
    And Wauneka bears Sport Bike
    And Sarah holds Lost in Crowds
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Lost in Crowds at superior
    Then Nassir fails to block the action
    And the action's stealth is 2
    When Wauneka attempts to block
    Then Wauneka fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-2124 @vtes.action.course.b.sequencing-applies @vtes.reaction.any-time-before-resolution
  @vtes.modifier.acting-minion-any-time-before-resolution#a
  Scenario: While somebody attempts to block, the acting side is offered first, and again after each play
    Given Sarah's Sully is ready
    And Alexis's Nassir and Ayelech are ready
    And Sarah holds Bonding and Cloak the Gathering
    And Alexis holds Telepathic Counter
    When Sully bleeds Alexis
    And Sarah passes
    And Nassir attempts to block
    Then it is for Sarah to respond to the block attempt
    And Ayelech cannot play Telepathic Counter at basic because vtes.sequencing.acting-methuselah-first
    When Sully plays Bonding at basic
    Then it is for Sarah to respond to the block attempt
    When Sarah passes
    Then it is for Alexis to respond to the block attempt
    When Ayelech plays Telepathic Counter at basic
    Then the bleed is for 1
    And it is for Sarah to respond to the block attempt
    When Sully plays Cloak the Gathering at basic
    Then Nassir fails to block the action
    When Alexis declines to block
    Then Alexis burns 1 pool
