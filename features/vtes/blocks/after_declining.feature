# Fifth edition rulebook, "Stealth and Intercept" and "Detailed course of an action": once blocks are declined
Feature: After blocks are declined
  Declining to block is final. The acting Methuselah may respond first, then the others; then the action resolves.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0140 @example @vtes.action.bleed-after-decline-example @checks:a
  @vtes.action.after-blocks-declined-impulse-to-acting
  @vtes.action.course.c.all-pass-success @checks:a
  Scenario: Sarah plays Bonding on Sully's bleed once Alexis has declined to block
    Given Sarah's Sully is ready with 4 blood
    And Alexis's Nassir is ready
    And Sarah holds Bonding
    When Sully bleeds Alexis
    Then the bleed is for 1
    And it is for Sarah to respond before blocks
    When Sarah passes
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then it is for Sarah to respond after blocks are declined
    And no pool changes
    When Sully plays Bonding at basic
    Then the action succeeds
    And Alexis burns 2 pool
    And Sarah has the Edge
    And Sarah's ash heap holds Bonding
    And Sully is ready with 4 blood and locked

  @id:VTES-0141 @vtes.action.block.declining-is-final @checks:b,c
  Scenario: Alexis may not block after Bonding is played, once she has declined
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Bonding
    And Alexis holds Deflection
    When Sully bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    And Sully plays Bonding at basic
    Then the bleed is for 2
    And it is for Alexis to respond after blocks are declined
    And Ayelech cannot attempt to block because vtes.action.block.declining-is-final
    When Alexis passes
    Then Alexis burns 2 pool

  @id:VTES-2693 @vtes.action.bleed-after-decline-example @checks:b,c @vtes.action.block.declining-is-final @checks:b,c
  @example
  Scenario: Sully can play Bonding at basic only, after Alexis has declined to block
    Given Sarah's Sully is ready with 4 blood
    And Alexis's Nassir is ready
    And Sarah holds Bonding
    And Alexis holds Telepathic Counter
    When Sully bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    Then Sully cannot play Bonding at superior because vtes.crypt.basic-discipline-allows-basic-effect-only
    When Sully plays Bonding at basic
    Then it is for Alexis to respond after blocks are declined
    And Nassir cannot attempt to block because vtes.action.block.declining-is-final
    When Alexis passes
    Then Alexis burns 2 pool
    And Sarah has the Edge

  @id:VTES-0142 @vtes.action.after-blocks-declined-impulse-to-acting
  @vtes.action.stealth.added-only-when-needed @checks:d
  @vtes.action.course.a.all-pass-leads-to-c
  Scenario: Bonding cannot be played at superior once blocks are declined
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Nassir is ready
    And Sarah holds Bonding
    When Gelasia Fotiou bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    Then it is for Sarah to respond after blocks are declined
    And Gelasia Fotiou cannot play Bonding at superior because vtes.action.stealth.added-only-when-needed
    When Gelasia Fotiou plays Bonding at basic
    Then Alexis burns 2 pool

  @id:VTES-2692 @vtes.action.after-blocks-declined-impulse-to-acting @checks:a
  Scenario: Once blocks are declined, the acting player responds first, then the target, then the rest
    Given Sarah's Gelasia Fotiou is ready
    And Sarah holds Conditioning
    And Alexis's Ayelech is ready
    And Alexis holds Telepathic Counter
    And Tom's Lauren is ready and locked
    And Tom holds Wake with Evening's Freshness
    When Gelasia Fotiou bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    And Tom passes
    Then it is for Sarah to respond after blocks are declined
    When Sarah passes
    Then it is for Alexis to respond after blocks are declined
    When Alexis passes
    Then it is for Tom to respond after blocks are declined
    When nobody responds
    Then Alexis burns 1 pool

  @id:VTES-0143 @vtes.action.course.a.passing-forfeits-blocking @vtes.action.block.declining-is-final @checks:a
  Scenario: The prey may not block after passing, even if the predator's attempt fails
    Given Sarah's Wauneka is ready
    And Alexis's Nassir is ready
    And Ines's Ayelech is ready
    When Wauneka hunts
    And Alexis declines to block
    And Ayelech attempts to block
    Then Ayelech fails to block the action
    And it is for Ines to block or decline
    And Nassir cannot attempt to block because vtes.action.block.declining-is-final

  @id:VTES-2695 @vtes.action.course.a.passing-forfeits-blocking @checks:a
  Scenario: A prey who has passed may react on a later turn to respond, but may not block
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready
    And Alexis's Ayelech is ready and locked
    And Alexis holds On the Qui Vive
    And Ines's Lauren is ready and locked
    And Ines holds Wake with Evening's Freshness
    When Wauneka hunts
    Then it is for Alexis to block or decline
    When Alexis declines to block
    And Lauren plays Wake with Evening's Freshness
    And nobody cancels the card
    Then it is for Alexis to block or decline
    And Nassir cannot attempt to block because vtes.action.block.declining-is-final
    When Ayelech plays On the Qui Vive
    Then Ayelech cannot attempt to block because vtes.action.block.declining-is-final
    And it is for Ines to block or decline
    When Lauren attempts to block
    Then Lauren fails to block the action
    And it is for Ines to block or decline

  @id:VTES-2696 @vtes.action.course.a.all-pass-leads-to-c @checks:a
  Scenario: Blocks are declined only when the last Methuselah has passed
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready
    And Ines's Colette is ready
    When Wauneka hunts
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then it is for Ines to block or decline
    When Ines declines to block
    Then the action succeeds
    And Wauneka has 3 blood

  @id:VTES-0144 @vtes.action.course.b.no-other-minion-may-attempt @checks:a @vtes.action.course.b.sequencing-applies
  Scenario: No other minion may attempt to block during a block attempt
    Given Sarah's Belinde is ready
    And Alexis's Nassir and Wauneka are ready
    And Sarah holds Lost in Crowds
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then it is for Sarah to respond to the block attempt
    And Wauneka cannot attempt to block because vtes.action.course.b.no-other-minion-may-attempt
    When Belinde plays Lost in Crowds at basic
    Then Nassir fails to block the action
    And it is for Alexis to block or decline
    When Wauneka attempts to block
    Then Wauneka fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-2697 @vtes.action.course.b.all-pass-resolves-attempt @checks:a
  Scenario: A block attempt succeeds only once both sides have passed
    Given Sarah's Sully is ready
    And Sarah holds Bonding
    And Alexis's Ayelech is ready
    And Alexis holds Telepathic Counter
    When Sully bleeds Alexis
    And Sarah passes
    And Ayelech attempts to block
    Then it is for Sarah to respond to the block attempt
    When Sarah passes
    Then it is for Alexis to respond to the block attempt
    And Ayelech is unlocked
    When Alexis passes
    Then Ayelech blocks the action

  @id:VTES-6004 @vtes.action.course.b.all-pass-resolves-attempt @checks:a
  Scenario: A block attempt fails once both sides have passed, and the acting player responds first
    Given Sarah's Sully is ready
    And Sarah holds Cloak the Gathering and Bonding
    And Alexis's Nassir is ready
    And Alexis holds Telepathic Counter
    When Sully bleeds Alexis
    And Sarah passes
    And Nassir attempts to block
    And Sully plays Cloak the Gathering at basic
    And Sarah passes
    Then it is for Alexis to respond to the block attempt
    When Alexis passes
    Then Nassir fails to block the action
    And it is for Sarah to respond before blocks

  @id:VTES-0145 @vtes.action.course.b.target-cannot-change @checks:a
  Scenario: A bleed cannot be redirected during a block attempt
    Given Sarah's Belinde is ready
    And Alexis's Nassir and Ayelech are ready
    And Sarah holds Lost in Crowds
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then it is for Sarah to respond to the block attempt
    And Ayelech cannot play Deflection at superior on Tom because vtes.action.course.b.target-cannot-change
    When Belinde plays Lost in Crowds at basic
    Then Nassir fails to block the action
    And it is for Alexis to block or decline
    When Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then Tom burns 1 pool
