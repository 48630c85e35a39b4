# Frequently asked questions: "Bleed"
Feature: Questions about bleeds
  When a bleed can be increased, reduced and redirected, and what a bleed for 0 means.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1672 @faq @vtes.faq.bleed.increase-not-at-announcement @checks:a,b,c
  @vtes.published.as-announced.before-other-modifiers
  @vtes.faq.bleed.as-announced-effects-first @checks:a
  @vtes.action.announce.as-announced-cards-first @checks:b
  Scenario: A bleed is increased only after the cards played at the announcement
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Nassir and Ayelech are ready
    And Sarah holds Conditioning, Seduction and Seduction
    Then Gelasia Fotiou cannot play Conditioning at basic because vtes.modifier.acting-minion-any-time-before-resolution
    When Gelasia Fotiou bleeds Alexis
    Then it is for Sarah to respond as the action is announced
    And Gelasia Fotiou cannot play Conditioning at basic because vtes.action.announce.as-announced-cards-first
    When Gelasia Fotiou plays Seduction at basic on Nassir
    And Gelasia Fotiou plays Conditioning at basic
    Then the bleed is for 3
    And it is for Alexis to block or decline
    And Gelasia Fotiou cannot play Seduction at superior on Ayelech because vtes.modifier.other-level-counts-as-same-card
    And Nassir cannot attempt to block because vtes.golden-rule.cards-override-rules
    When Ayelech attempts to block
    Then Ayelech blocks the action

  @id:VTES-1900 @faq @vtes.faq.bleed.as-announced-effects-first @checks:b
  @vtes.published.as-announced.before-other-modifiers
  @vtes.action.announce.as-announced-cards-first @checks:a
  Scenario: A card played at the announcement cannot be played later, an increase can
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Sarah holds Conditioning and Seduction
    When Gelasia Fotiou bleeds Alexis
    Then it is for Sarah to respond as the action is announced
    When Sarah passes
    Then it is for Sarah to respond before blocks
    And Gelasia Fotiou cannot play Seduction at superior on Ayelech because vtes.action.announce.as-announced-cards-first
    When Gelasia Fotiou plays Conditioning at basic
    Then the bleed is for 3
    And it is for Alexis to block or decline

  @id:VTES-1673 @faq @vtes.faq.bleed.increase-may-wait-until-blocks-declined @checks:a,b
  @vtes.action.after-blocks-declined-impulse-to-acting @vtes.action.block.declining-is-final
  Scenario: An increase may be played after the target declines, who cannot then block
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Sarah holds Conditioning
    And Alexis holds Telepathic Counter
    When Gelasia Fotiou bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    And Gelasia Fotiou plays Conditioning at superior
    Then the bleed is for 4
    And it is for Alexis to respond after blocks are declined
    And Ayelech cannot attempt to block because vtes.action.block.declining-is-final
    When Alexis passes
    Then Alexis burns 4 pool

  @id:VTES-1674 @faq @vtes.faq.bleed.reduce-after-announcement @checks:a @vtes.action.announce.as-announced-cards-first
  Scenario: A bleed can be reduced only after the announcement
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Nassir is ready
    And Sarah holds Seduction
    And Alexis holds Telepathic Counter
    When Gelasia Fotiou bleeds Alexis
    Then it is for Sarah to respond as the action is announced
    And Nassir cannot play Telepathic Counter at basic because vtes.action.announce.as-announced-cards-first
    When Sarah passes
    Then it is for Alexis to block or decline
    When Nassir plays Telepathic Counter at basic
    Then the bleed is for 0
    And it is for Alexis to block or decline

  @id:VTES-1675 @faq @vtes.faq.bleed.reduce-until-resolution @checks:a,b @vtes.reaction.any-time-before-resolution
  Scenario: A bleed may be reduced after an increase, until it resolves
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech and Chrysanthemum are ready
    And Sarah holds Conditioning
    And Alexis holds Telepathic Counter and Telepathic Counter
    When Gelasia Fotiou bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    And Gelasia Fotiou plays Conditioning at basic
    And Ayelech plays Telepathic Counter at superior
    And Alexis passes
    Then Alexis burns 1 pool
    And Chrysanthemum cannot play Telepathic Counter at superior because vtes.reaction.only-to-another-methuselahs-action

  @id:VTES-1676 @faq @vtes.faq.bleed.acting-may-increase-before-redirect @checks:a,b
  @vtes.faq.bleed.redirect-only-after-declining-block @checks:a
  @vtes.faq.bleed.redirect-with-or-without-increase @checks:b,c
  @vtes.published.change-the-target-of-a-bleed.only-after-declining
  Scenario: The acting player may increase the bleed after the target declines, before a redirection
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Sarah holds Conditioning
    And Alexis holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Sarah passes
    Then it is for Alexis to block or decline
    And Ayelech cannot play Deflection at superior on Tom because vtes.golden-rule.cards-override-rules
    When Alexis declines to block
    Then it is for Sarah to respond after blocks are declined
    And Ayelech cannot play Deflection at superior on Tom because vtes.sequencing.acting-methuselah-first
    When Gelasia Fotiou plays Conditioning at basic
    And Ayelech plays Deflection at superior on Tom
    Then Tom burns 3 pool
    And Alexis's pool stays the same

  @id:VTES-1677 @faq @vtes.faq.bleed.redirect-with-or-without-increase @checks:a,c
  @vtes.faq.bleed.redirect-only-after-declining-block @checks:b
  @vtes.bleed.cards-may-allow-or-force-other-target @checks:b
  Scenario: A bleed may be redirected without an increase
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Sarah holds Conditioning
    And Alexis holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    And Sarah passes
    And Ayelech plays Deflection at superior on Tom
    Then the bleed is for 1
    And it is for Sarah to respond before blocks
    When Sarah passes
    Then it is for Sarah to respond after blocks are declined
    When Sarah passes
    Then Tom burns 1 pool

  @id:VTES-1678 @faq @vtes.faq.bleed.new-target-may-block @checks:b @vtes.action.block.target-change-reopens @checks:a
  @vtes.action.block.directed-only-targets-may-block
  Scenario: Only the new target of a redirected bleed may block it
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech, Tom's Nassir and Rui's Colette are ready
    And Alexis holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then it is for Tom to block or decline
    And Colette cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    And Ayelech cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-1679 @faq @vtes.faq.bleed.new-target-may-redirect @checks:a,b @vtes.action.block.target-change-reopens
  @vtes.bleed.never-oneself @checks:b
  @vtes.published.change-the-target-of-a-bleed.only-a-valid-target
  Scenario: The new target of a bleed may redirect it, but not to the acting player
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech and Tom's Trevon Parker are ready
    And Alexis holds Deflection
    And Tom holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Alexis declines to block
    Then Ayelech cannot play Deflection at superior on Sarah because vtes.bleed.never-oneself
    When Ayelech plays Deflection at superior on Tom
    And Tom declines to block
    Then Trevon Parker cannot play Deflection at superior on Sarah because vtes.bleed.never-oneself
    When Trevon Parker plays Deflection at superior on Rui
    Then Rui burns 1 pool

  @id:VTES-1680 @faq @vtes.faq.bleed.redirected-back-reopens-blocking @checks:a,b
  @vtes.action.block.target-change-reopens
  @vtes.minion-phase.others-ready-unlocked-minions-may-block
  Scenario: A player who gets a bleed back may block it, except with a minion that Deflection locked
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Lauren and Nassir are ready
    And Tom's Trevon Parker is ready
    And Alexis holds Deflection
    And Tom holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Alexis declines to block
    And Lauren plays Deflection at basic on Tom
    And Tom declines to block
    And Trevon Parker plays Deflection at superior on Alexis
    Then it is for Alexis to block or decline
    And Lauren cannot attempt to block because vtes.minion-phase.others-ready-unlocked-minions-may-block
    When Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-1681 @faq @vtes.faq.bleed.no-edge-when-bleed-unsuccessful @checks:a
  @vtes.faq.bleed.zero-bleed-action-still-successful @checks:a @vtes.bleed.successful-only-if-amount-at-least-one
  Scenario: A bleed for 0 is a successful action but not a successful bleed
    Given Sarah's Oshri Dahan is ready with 4 blood
    And Alexis's Nassir is ready
    And Ines has the Edge
    And Sarah holds Freak Drive
    And Alexis holds Telepathic Counter
    When Oshri Dahan bleeds Alexis
    And Nassir plays Telepathic Counter at basic
    And Alexis declines to block
    Then it is for Sarah to respond after the action
    And no pool changes
    And Ines has the Edge
    When Oshri Dahan plays Freak Drive at basic
    Then the action succeeds
    And Oshri Dahan is ready with 3 blood and unlocked

  @id:VTES-1682 @faq @vtes.faq.bleed.zero-bleed-action-still-successful @checks:a
  @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: The card of a bleed for less than 0 is paid for
    Given Sarah's Oshri Dahan is ready with 4 blood
    And Alexis's Ayelech and Nassir are ready
    And Sarah holds Govern the Unaligned
    And Alexis holds Telepathic Counter and Telepathic Counter
    When Oshri Dahan plays Govern the Unaligned at basic on Alexis
    And Ayelech plays Telepathic Counter at superior
    And Nassir plays Telepathic Counter at basic
    Then the bleed is for 0
    When Alexis declines to block
    Then the action succeeds
    And no pool changes
    And Oshri Dahan burns 1 blood

  @id:VTES-1683 @faq @vtes.faq.bleed.successful-only-at-one-or-more @checks:b
  @vtes.faq.bleed.no-edge-when-bleed-unsuccessful @checks:c
  @vtes.bleed.successful-only-if-amount-at-least-one
  Scenario: A bleed for less than 0 changes no pool and gives nobody the Edge
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Alexis holds Telepathic Counter
    When Belinde bleeds Alexis
    And Ayelech plays Telepathic Counter at superior
    And Alexis declines to block
    Then the action succeeds
    And no pool changes
    And nobody has the Edge

  @id:VTES-1901 @faq @vtes.faq.bleed.successful-only-at-one-or-more @checks:b
  @vtes.bleed.successful-only-if-amount-at-least-one
  Scenario: Spying Mission goes on waiting after a bleed for 0
    Given Sarah's Belinde is ready
    And Belinde bears Spying Mission
    And Spying Mission waits for Alexis
    And Alexis's Ayelech is ready
    And Alexis holds Telepathic Counter
    When Belinde bleeds Alexis
    And Ayelech plays Telepathic Counter at basic
    And Alexis declines to block
    Then the action succeeds
    And no pool changes
    And Belinde bears Spying Mission
    And nobody has the Edge

  @id:VTES-1684 @faq @vtes.faq.bleed.successful-only-at-one-or-more @checks:a
  @vtes.faq.bleed.no-edge-when-bleed-unsuccessful @checks:b
  @vtes.bleed.edge-to-acting-controller
  Scenario: A bleed reduced to 1 is successful
    Given Sarah's Lenny Burkhead is ready
    And Alexis's Nassir is ready
    And Ines has the Edge
    And Alexis holds Telepathic Counter
    When Lenny Burkhead bleeds Alexis
    And Nassir plays Telepathic Counter at basic
    And Alexis declines to block
    Then Alexis burns 1 pool
    And Sarah has the Edge

  @id:VTES-2306 @faq @vtes.faq.bleed.redirect-only-after-declining-block @checks:c
  @vtes.action.course.b.target-cannot-change @checks:a
  @vtes.published.change-the-target-of-a-bleed.after-a-failed-attempt
  @vtes.published.change-the-target-of-a-bleed.only-after-declining
  Scenario: A bleed cannot be redirected during a block attempt by the target's minion
    Given Sarah's Belinde is ready
    And Alexis's Ayelech and Nassir are ready
    And Sarah holds Lost in Crowds
    And Alexis holds Deflection and Telepathic Misdirection
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Lost in Crowds at basic
    Then it is for Alexis to respond to the block attempt
    And Ayelech cannot play Deflection at superior on Tom because vtes.action.course.b.target-cannot-change
    When Alexis passes
    Then Nassir fails to block the action
    And it is for Alexis to block or decline
    When Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then Tom burns 1 pool

  @id:VTES-2307 @faq @vtes.faq.bleed.as-announced-effects-first @checks:b
  @vtes.action.announce.as-announced-cards-first @checks:a
  Scenario: Seduction can be played only at the announcement
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Nassir is ready
    And Sarah holds Conditioning and Seduction
    When Gelasia Fotiou bleeds Alexis
    And Sarah passes
    Then it is for Sarah to respond before blocks
    And Gelasia Fotiou cannot play Seduction at basic on Nassir because vtes.action.announce.as-announced-cards-first
    When Gelasia Fotiou plays Conditioning at basic
    Then it is for Alexis to block or decline
    And Gelasia Fotiou cannot play Seduction at basic on Nassir because vtes.action.announce.as-announced-cards-first
    When Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-2308 @faq @vtes.faq.bleed.successful-only-at-one-or-more @checks:b
  @vtes.bleed.successful-only-if-amount-at-least-one
  Scenario: Spying Mission goes on waiting after a bleed for less than 0
    Given Sarah's Belinde is ready
    And Belinde bears Spying Mission
    And Spying Mission waits for Alexis
    And Alexis's Ayelech, Nassir and Chrysanthemum are ready
    And Alexis holds Telepathic Counter and Telepathic Counter
    When Belinde bleeds Alexis
    And Nassir plays Telepathic Counter at basic
    And Ayelech plays Telepathic Counter at superior
    And Alexis declines to block
    Then the action succeeds
    And no pool changes
    And Belinde bears Spying Mission

  @id:VTES-3201 @faq @vtes.faq.bleed.reduce-after-announcement @checks:b @vtes.action.announce.as-announced-cards-first
  Scenario Outline: A bleed may be reduced before or after blocks are declined
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Nassir and Chrysanthemum are ready
    And Sarah holds Seduction
    And Alexis holds Telepathic Counter
    When Gelasia Fotiou bleeds Alexis
    Then it is for Sarah to respond as the action is announced
    When Gelasia Fotiou plays Seduction at basic on Nassir
    And <first>
    And <then>
    Then the action succeeds
    And no pool changes

    Examples:
      | first                                      | then                                       |
      | Nassir plays Telepathic Counter at basic   | Alexis declines to block                   |
      | Alexis declines to block                   | Nassir plays Telepathic Counter at basic   |

  @id:VTES-3202 @faq @vtes.faq.bleed.new-target-may-block @checks:a
  @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: A minion of the new target needs enough intercept to block a redirected bleed
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Tom's Nassir and Chrysanthemum are ready
    And Chrysanthemum bears Sport Bike
    And Sarah holds Lost in Crowds
    And Alexis holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Ayelech attempts to block
    And Gelasia Fotiou plays Lost in Crowds at basic
    Then Ayelech fails to block the action
    When Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then it is for Tom to block or decline
    And the action's stealth is 1
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Chrysanthemum attempts to block
    Then Chrysanthemum blocks the action

  @id:VTES-3203 @faq @vtes.faq.bleed.zero-bleed-action-still-successful @checks:b
  @vtes.action.resolve.blocked-cost-not-paid
  Scenario: A blocked bleed for 0 is not a successful action, and its card costs nothing
    Given Sarah's Oshri Dahan is ready with 4 blood
    And Alexis's Nassir and Ayelech are ready
    And Sarah holds Govern the Unaligned
    And Alexis holds Telepathic Counter, Telepathic Counter and Majesty
    And Alexis's Mkhokheli is ready
    When Oshri Dahan plays Govern the Unaligned at basic on Alexis
    And Ayelech plays Telepathic Counter at superior
    And Nassir plays Telepathic Counter at basic
    Then the bleed is for 0
    When Mkhokheli attempts to block
    And Oshri Dahan strikes with hands
    And Mkhokheli plays Majesty at basic
    Then the action fails
    And Oshri Dahan is ready with 4 blood and locked
    And no pool changes

  @id:VTES-3204 @faq @vtes.faq.bleed.successful-only-at-one-or-more @checks:a,b
  @vtes.bleed.successful-only-if-amount-at-least-one
  Scenario Outline: Spying Mission counts in a bleed for 1, not in one for 0 or less
    Given Sarah's <bleeder> is ready
    And <bleeder> bears Spying Mission
    And Spying Mission waits for Alexis
    And Alexis has 20 pool
    And Alexis's Ayelech is ready
    And Ines has the Edge
    And Alexis holds Telepathic Counter
    When <bleeder> bleeds Alexis
    And Ayelech plays Telepathic Counter at <level>
    And Alexis declines to block
    Then the action succeeds
    And Alexis has <pool> pool
    And <bleeder> bears <borne>
    And <edge> has the Edge

    Examples:
      | bleeder        | level    | pool | borne          | edge  |
      | Lenny Burkhead | basic    | 17   | nothing        | Sarah |
      | Lenny Burkhead | superior | 20   | Spying Mission | Ines  |
      | Belinde        | superior | 20   | Spying Mission | Ines  |
