# Fifth edition rulebook, "Types of Actions": bleed
Feature: Bleed
  The prey burns pool, and the Edge changes hands where any was burned.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0050 @vtes.bleed.only-one-increasing-modifier @vtes.bleed.limited-reminder
  Scenario: A second action modifier does not increase the bleed
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Bonding and Conditioning
    When Sully bleeds Alexis
    And Sully plays Bonding at basic
    Then the bleed is for 2
    And it is for Alexis to block or decline
    And Sully cannot play Conditioning at basic because vtes.bleed.only-one-increasing-modifier
    When Alexis declines to block
    Then Alexis burns 2 pool
    And Sarah holds Conditioning

  @id:VTES-0051 @vtes.bleed.by-card-or-basic-action @vtes.card-action.special-version-follows-basic-rules
  Scenario: An action modifier increases a bleed that an action card has increased
    Given Sarah's Sully is ready with 4 blood
    And Sarah holds Govern the Unaligned and Bonding
    When Sully plays Govern the Unaligned at basic on Alexis
    Then the bleed is for 3
    And the action costs 1 blood
    And the action's stealth is 0
    When Sully plays Bonding at basic
    Then the action succeeds
    And Alexis burns 4 pool
    And Sully burns 1 blood

  @id:VTES-0052 @vtes.bleed.successful-only-if-amount-at-least-one
  @vtes.bleed.who-any-ready-minion
  Scenario: A bleed for 0 burns nothing and leaves the Edge where it is
    Given Sarah's Underbridge Stray is ready
    And Underbridge Stray came into play at superior
    And Alexis's Nassir is ready
    And Ines has the Edge
    When Underbridge Stray bleeds Alexis
    Then the bleed is for 0
    When Alexis declines to block
    Then the action succeeds
    And no pool changes
    And Ines has the Edge

  @id:VTES-0053 @vtes.bleed.edge-to-acting-controller @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: A bleed takes the Edge from whoever has it
    Given Sarah's Lenny Burkhead is ready
    And Ines has the Edge
    When Lenny Burkhead bleeds Alexis
    Then Alexis burns 2 pool
    And Ines's pool stays the same
    And Sarah has the Edge

  @id:VTES-0054 @vtes.bleed.once-per-turn-per-minion @vtes.minion-phase.unlocked-minion-may-act-again
  Scenario: A minion that unlocks may act again, but not bleed again
    Given Sarah's Brock Sterling is ready with 2 blood
    And Sarah holds Freak Drive
    When Brock Sterling bleeds Alexis
    Then it is for Sarah to respond after the action
    When Brock Sterling plays Freak Drive at basic
    Then Brock Sterling is ready with 1 blood and unlocked
    And Brock Sterling cannot bleed Alexis because vtes.bleed.once-per-turn-per-minion
    When Brock Sterling hunts
    Then Brock Sterling is ready with 2 blood and locked

  @id:VTES-0055 @vtes.bleed.default-target-prey @vtes.bleed.never-oneself
  Scenario: A bleed is at the prey
    Given Sarah's Belinde is ready
    Then Belinde cannot bleed Ines because vtes.bleed.default-target-prey
    And Belinde cannot bleed Tom because vtes.bleed.default-target-prey
    And Belinde cannot bleed Sarah because vtes.bleed.never-oneself
    When Belinde bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-0056 @vtes.bleed.default-target-prey
  Scenario: With the prey ousted, the next to the left is bled
    Given Alexis is ousted
    And Sarah's Belinde is ready
    When Belinde bleeds Tom
    Then Tom burns 1 pool
    And Sarah has the Edge

  @id:VTES-0057 @vtes.modifier.acting-minion-any-time-before-resolution
  Scenario: An action modifier that is held need not be played
    Given Sarah's Sully is ready
    And Alexis's Nassir is ready
    And Sarah holds Bonding
    When Sully bleeds Alexis
    And nobody responds
    Then the action succeeds
    And Alexis burns 1 pool
    And Sarah holds Bonding

  @id:VTES-2104 @vtes.bleed.once-per-turn-per-minion
  Scenario: In its next turn a minion bleeds again, and another minion does so in the same turn
    Given Sarah's Brock Sterling and Belinde are ready
    And Sarah holds Freak Drive
    When Brock Sterling bleeds Alexis
    And Brock Sterling plays Freak Drive at basic
    Then Brock Sterling cannot bleed Alexis because vtes.bleed.once-per-turn-per-minion
    When Belinde bleeds Alexis
    Then Alexis burns 1 pool
    When everyone passes until Sarah's minion phase
    And Brock Sterling bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-2105 @vtes.bleed.once-per-turn-per-minion @vtes.action.announce.all-details-defined
  Scenario: What an action card does at its other level is no bleed, and is performed after one
    Given Sarah's Chelsea Blake is ready with 5 blood
    And Sarah's Sully is uncontrolled
    And Sarah holds Govern the Unaligned and Freak Drive
    When Chelsea Blake bleeds Alexis
    And Chelsea Blake plays Freak Drive at basic
    Then Chelsea Blake cannot play Govern the Unaligned at basic on Alexis because vtes.bleed.once-per-turn-per-minion
    When Chelsea Blake plays Govern the Unaligned at superior on Sully
    Then Sully is uncontrolled with 3 blood

  @id:VTES-2106 @vtes.bleed.edge-to-acting-controller @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: Who has the Edge keeps it after a bleed, and who is bled loses it
    Given Sarah's Belinde and Sully are ready
    And Alexis has the Edge
    When Belinde bleeds Alexis
    Then Sarah has the Edge
    And Alexis burns 1 pool
    When Sully bleeds Alexis
    Then Sarah has the Edge
    And Alexis burns 1 pool

  @id:VTES-2107 @vtes.bleed.edge-to-acting-controller @vtes.bleed.who-any-ready-minion
  Scenario: An ally bleeds for what its card says, and takes the Edge like a vampire
    Given Sarah's Rafastio Ghoul is ready
    And Alexis's Nassir is ready
    And Ines has the Edge
    When Rafastio Ghoul bleeds Alexis
    Then the bleed is for 1
    And Ines has the Edge
    When Alexis declines to block
    Then Alexis burns 1 pool
    And Sarah has the Edge

  @id:VTES-2108 @vtes.bleed.never-oneself
  Scenario: With two players left there is nobody to redirect a bleed to
    Given Tom, Rui and Ines are ousted
    And Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Alexis holds Deflection and Telepathic Counter
    When Belinde bleeds Alexis
    And Alexis declines to block
    Then it is for Alexis to respond after blocks are declined
    And Ayelech cannot play Deflection at superior on Sarah because vtes.bleed.never-oneself
    When Alexis passes
    Then Alexis burns 1 pool
    And Alexis holds Deflection and Telepathic Counter

  @id:VTES-2109 @vtes.bleed.only-one-increasing-modifier
  Scenario: An increase that comes from a card in play leaves room for an action modifier
    Given Sarah's Lenny Burkhead is ready
    And Alexis's Nassir is ready
    And Sarah holds Aire of Elation
    When Lenny Burkhead bleeds Alexis
    Then the bleed is for 2
    When Lenny Burkhead plays Aire of Elation at basic
    Then the bleed is for 3
    When Alexis declines to block
    Then Alexis burns 3 pool
