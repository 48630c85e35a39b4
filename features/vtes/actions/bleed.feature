# Fifth edition rulebook, "Types of Actions": bleed
Feature: Bleed
  The target burns pool. If the bleed burns any pool, the acting Methuselah gets the Edge.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0050 @vtes.bleed.only-one-increasing-modifier @checks:a @vtes.bleed.limited-reminder @checks:a
  Scenario: A second action modifier cannot increase the same bleed
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

  @id:VTES-0051 @vtes.bleed.by-card-or-basic-action @checks:a @vtes.card-action.special-version-follows-basic-rules
  @vtes.bleed.only-one-increasing-modifier @checks:b
  Scenario: An action modifier can increase a bleed that an action card has already increased
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

  @id:VTES-0052 @vtes.bleed.successful-only-if-amount-at-least-one @checks:b @vtes.bleed.who-any-ready-minion
  Scenario: A bleed for 0 burns no pool and does not move the Edge
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

  @id:VTES-0053 @vtes.bleed.edge-to-acting-controller @checks:a @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: A successful bleed takes the Edge from its holder
    Given Sarah's Lenny Burkhead is ready
    And Ines has the Edge
    When Lenny Burkhead bleeds Alexis
    Then Alexis burns 2 pool
    And Ines's pool stays the same
    And Sarah has the Edge

  @id:VTES-0054 @vtes.bleed.once-per-turn-per-minion @vtes.minion-phase.unlocked-minion-may-act-again @checks:a
  Scenario: A minion that bleeds and unlocks may act again, but cannot bleed again
    Given Sarah's Brock Sterling is ready with 2 blood
    And Sarah holds Freak Drive
    When Brock Sterling bleeds Alexis
    Then it is for Sarah to respond after the action
    When Brock Sterling plays Freak Drive at basic
    Then Brock Sterling is ready with 1 blood and unlocked
    And Brock Sterling cannot bleed Alexis because vtes.bleed.once-per-turn-per-minion
    When Brock Sterling hunts
    Then Brock Sterling is ready with 2 blood and locked

  @id:VTES-0055 @vtes.bleed.default-target-prey @checks:a,b @vtes.bleed.never-oneself @checks:a
  Scenario: A bleed targets the prey by default
    Given Sarah's Belinde is ready
    Then Belinde cannot bleed Ines because vtes.bleed.default-target-prey
    And Belinde cannot bleed Tom because vtes.bleed.default-target-prey
    And Belinde cannot bleed Sarah because vtes.bleed.never-oneself
    When Belinde bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-0056 @needs:ending @vtes.bleed.default-target-prey
  Scenario: When the prey is ousted, the next Methuselah to the left can be bled
    Given Alexis is ousted
    And Sarah's Belinde is ready
    When Belinde bleeds Tom
    Then Tom burns 1 pool
    And Sarah has the Edge

  @id:VTES-0057 @vtes.modifier.acting-minion-any-time-before-resolution
  Scenario: The acting Methuselah need not play an action modifier from her hand
    Given Sarah's Sully is ready
    And Alexis's Nassir is ready
    And Sarah holds Bonding
    When Sully bleeds Alexis
    And nobody responds
    Then the action succeeds
    And Alexis burns 1 pool
    And Sarah holds Bonding

  @id:VTES-2104 @vtes.bleed.once-per-turn-per-minion @checks:d
  Scenario: A minion may bleed again on its next turn, and another minion may bleed in the same turn
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

  @id:VTES-2105 @vtes.bleed.once-per-turn-per-minion @checks:a,c @vtes.action.announce.all-details-defined
  Scenario: The non-bleed level of a card that also bleeds can be used after a bleed
    Given Sarah's Chelsea Blake is ready with 5 blood
    And Sarah's Sully is uncontrolled
    And Sarah holds Govern the Unaligned and Freak Drive
    When Chelsea Blake bleeds Alexis
    And Chelsea Blake plays Freak Drive at basic
    Then Chelsea Blake cannot play Govern the Unaligned at basic on Alexis because vtes.bleed.once-per-turn-per-minion
    When Chelsea Blake plays Govern the Unaligned at superior on Sully
    Then Sully is uncontrolled with 3 blood

  @id:VTES-2106 @vtes.bleed.edge-to-acting-controller @checks:a @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: The holder of the Edge keeps it after bleeding and loses it when bled
    Given Sarah's Belinde and Sully are ready
    And Alexis has the Edge
    When Belinde bleeds Alexis
    Then Sarah has the Edge
    And Alexis burns 1 pool
    When Sully bleeds Alexis
    Then Sarah has the Edge
    And Alexis burns 1 pool

  @id:VTES-2107 @vtes.bleed.edge-to-acting-controller @vtes.bleed.who-any-ready-minion
  Scenario: An ally bleeds for the amount printed on its card and takes the Edge
    Given Sarah's Rafastio Ghoul is ready
    And Alexis's Nassir is ready
    And Ines has the Edge
    When Rafastio Ghoul bleeds Alexis
    Then the bleed is for 1
    And Ines has the Edge
    When Alexis declines to block
    Then Alexis burns 1 pool
    And Sarah has the Edge

  @id:VTES-2108 @needs:ending @vtes.bleed.never-oneself @checks:b
  @vtes.published.change-the-target-of-a-bleed.only-a-valid-target
  Scenario: A bleed cannot be redirected when only two Methuselahs are left
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

  @id:VTES-2109 @vtes.bleed.only-one-increasing-modifier @checks:c
  Scenario: An increase from a card in play does not stop an action modifier from increasing the bleed
    Given Sarah's Lenny Burkhead is ready
    And Alexis's Nassir is ready
    And Sarah holds Aire of Elation
    When Lenny Burkhead bleeds Alexis
    Then the bleed is for 2
    When Lenny Burkhead plays Aire of Elation at basic
    Then the bleed is for 3
    When Alexis declines to block
    Then Alexis burns 3 pool

  @id:VTES-2618 @needs:bleed @vtes.bleed.is-directed @checks:a
  Scenario Outline: Only the target of a bleed may block it: <acts>
    Given Sarah's Horace Radcliffe and Sully are ready
    And Sarah holds Deep Song and Govern the Unaligned
    And Alexis's Wauneka, Tom's Nassir, Rui's Ryan and Ines's Colette are ready
    When <acts>
    Then the action is directed
    And the action targets Alexis
    And it is for Alexis to block or decline
    And Nassir cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    And Ryan cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    And Colette cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Alexis declines to block
    Then the action succeeds

    Examples:
      | acts                                                |
      | Sully bleeds Alexis                                 |
      | Horace Radcliffe plays Deep Song at basic on Alexis |
      | Sully plays Govern the Unaligned at basic on Alexis |

  @id:VTES-2619 @vtes.bleed.default-stealth-zero @checks:a
  Scenario Outline: A bleed has 0 stealth, so a minion with 0 intercept blocks it: <acts> and <blocker> blocks
    Given Sarah's Belinde and Rafastio Ghoul are ready
    And Alexis's <blocker> is ready
    When <acts>
    Then the action's stealth is 0
    When <blocker> attempts to block
    Then <blocker> blocks the action
    And no pool changes

    Examples:
      | acts                         | blocker |
      | Belinde bleeds Alexis        | Nassir  |
      | Belinde bleeds Alexis        | Ayelech |
      | Rafastio Ghoul bleeds Alexis | Nassir  |

  @id:VTES-2620 @vtes.bleed.no-default-cost @checks:a
  Scenario: A basic bleed costs nothing
    Given Sarah's Belinde is ready with 1 blood
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    Then the action costs nothing
    When Alexis declines to block
    Then Belinde has 1 blood
    And Sarah's pool stays the same
    And Alexis burns 1 pool

  @id:VTES-2621 @vtes.bleed.default-amount-one @checks:a
  Scenario Outline: A vampire of any clan and capacity bleeds for 1: <vampire>
    Given Sarah's <vampire> is ready
    When <vampire> bleeds Alexis
    Then Alexis burns 1 pool

    Examples:
      | vampire        |
      | Brock Sterling |
      | Sully          |
      | Ayelech        |
      | Alice Chen     |

  @id:VTES-2622 @vtes.bleed.who-any-ready-minion @checks:a
  Scenario: A ready minion bleeds for its printed amount, and a minion in torpor cannot bleed
    Given Sarah's Impundulu, Rafastio Ghoul and Belinde are ready
    And Sarah's Ryan is in torpor with 4 blood
    Then Ryan cannot bleed Alexis because vtes.torpor.only-leave-torpor-action
    When Impundulu bleeds Alexis
    Then no pool changes
    When Rafastio Ghoul bleeds Alexis
    Then Alexis burns 1 pool
    When Belinde bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-2623 @vtes.bleed.successful-only-if-amount-at-least-one @checks:a,b
  @vtes.bleed.edge-to-acting-controller @checks:b
  Scenario Outline: A bleed reduced to <left> leaves the Edge with <holder>
    Given Sarah's Belinde and Catalina Vega are ready
    And Alexis's Ayelech is ready
    And Ines has the Edge
    And Alexis holds Telepathic Counter
    When <vampire> bleeds Alexis
    And Ayelech plays Telepathic Counter at <level>
    Then the bleed is for <left>
    When Alexis declines to block
    Then the action succeeds
    And Alexis burns <left> pool
    And <holder> has the Edge

    Examples:
      | vampire       | level    | left | holder |
      | Catalina Vega | basic    | 1    | Sarah  |
      | Catalina Vega | superior | 0    | Ines   |
      | Belinde       | basic    | 0    | Ines   |
      | Belinde       | superior | 0    | Ines   |

  @id:VTES-2624 @vtes.bleed.edge-to-acting-controller @checks:a,b
  Scenario Outline: A blocked bleed leaves the Edge with <holder>, and a successful one takes it
    Given Sarah's Belinde and Sully are ready
    And Alexis's Nassir is ready
    And <holder> has the Edge
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde strikes with hands
    And Nassir strikes with hands
    Then <holder> has the Edge
    When Sully bleeds Alexis
    Then Sarah has the Edge

    Examples:
      | holder |
      | Alexis |
      | Tom    |
      | Ines   |
      | Sarah  |

  @id:VTES-4711 @vtes.bleed.target-burns-pool-equal-to-amount @vtes.bleed.successful-only-if-amount-at-least-one
  @vtes.action.course.effects-last-for-the-action
  Scenario Outline: A bleed changed by <change> burns <burned> pool
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Alexis has 10 pool
    When Belinde bleeds Alexis
    And Belinde's bleed changes by <change>
    Then the bleed is for <burned>
    When Alexis declines to block
    Then the action succeeds
    And Alexis has <left> pool

    Examples:
      | change | burned | left |
      | 2      | 3      | 7    |
      | -1     | 0      | 10   |
      | -2     | 0      | 10   |

  @id:VTES-4718 @vtes.bleed.successful-only-if-amount-at-least-one @checks:b
  @vtes.bleed.target-burns-pool-equal-to-amount @checks:c
  Scenario Outline: A bleed changed by <change> does not move the Edge
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Ines has the Edge
    When Belinde bleeds Alexis
    And Belinde's bleed changes by <change>
    Then the bleed is for 0
    When Alexis declines to block
    Then the action succeeds
    And no pool changes
    And Ines has the Edge

    Examples:
      | change |
      | -1     |
      | -2     |

  @id:VTES-4719 @vtes.bleed.target-burns-pool-equal-to-amount @vtes.action.course.effects-last-for-the-action
  Scenario Outline: A bleed changed by <first> and by <second> burns <burned> pool
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Belinde's bleed changes by <first>
    And Belinde's bleed changes by <second>
    Then the bleed is for <burned>
    When Alexis declines to block
    Then Alexis burns <burned> pool

    Examples:
      | first | second | burned |
      | 1     | 1      | 3      |
      | 2     | -1     | 2      |
      | -2    | 2      | 1      |

  @id:VTES-4854 @needs:bleed @vtes.bleed.target-burns-pool-equal-to-amount @checks:a
  Scenario: A bleed of 10 burns 10 pool
    Given Sarah's Ayelech is ready
    And Ayelech bears Spying Mission and Spying Mission
    And Spying Mission waits for Alexis
    And Spying Mission#2 waits for Alexis
    And Sarah holds Govern the Unaligned and Conditioning
    When Ayelech plays Govern the Unaligned at basic on Alexis
    And Ayelech plays Conditioning at superior
    Then Alexis burns 10 pool
    And Sarah has the Edge

  @id:VTES-4855 @vtes.bleed.target-burns-pool-equal-to-amount @checks:a
  Scenario Outline: A large bleed burns its whole amount from the target: <amount>
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Belinde's bleed changes by <more>
    Then the bleed is for <amount>
    When Alexis declines to block
    Then Alexis burns <amount> pool

    Examples:
      | more | amount |
      | 7    | 8      |
      | 28   | 29     |
      | 4    | 5      |
      | 5    | 6      |
      | 6    | 7      |
      | 8    | 9      |
      | 9    | 10     |

  @id:VTES-4972 @needs:bleed @vtes.bleed.target-burns-pool-equal-to-amount @checks:a
  Scenario: A bleed for 1 less than the target's pool leaves 1 pool
    Given Sarah's Sully is ready
    And Sarah holds Govern the Unaligned
    And Alexis has 4 pool
    When Sully plays Govern the Unaligned at basic on Alexis
    Then Alexis has 1 pool
    And Tom's pool stays the same

  @id:VTES-4973 @needs:bleed @needs:ending @vtes.bleed.target-burns-pool-equal-to-amount @checks:a
  Scenario Outline: A bleed for 3 burns all of the target's <pool> pool, and none of the next Methuselah's
    Given Sarah's Sully is ready
    And Sarah holds Govern the Unaligned
    And Sarah has 10 pool
    And Alexis has <pool> pool
    When Sully plays Govern the Unaligned at basic on Alexis
    Then Alexis is ousted
    And Sarah has 16 pool
    And Tom's pool stays the same

    Examples:
      | pool |
      | 3    |
      | 2    |
      | 1    |

  @id:VTES-4717 @vtes.action.course.effects-last-for-the-action @checks:a @vtes.bleed.default-amount-one
  Scenario: A change to a minion's bleed does not apply to its next bleed
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Belinde's bleed changes by 2
    And Alexis declines to block
    Then Alexis burns 3 pool
    When everyone passes until Sarah's minion phase
    And Belinde bleeds Alexis
    Then the bleed is for 1
    When Alexis declines to block
    Then Alexis burns 1 pool
