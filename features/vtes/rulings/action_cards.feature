# Card rulings: Deep Song, Enchant Kindred, Govern the Unaligned; fifth edition rulebook, "Action Card (or Card in Play)"
Feature: Action cards at basic and superior
  The level is chosen with the announcement, and the card has only the effect of that level.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1692 @needs:bleed @ruling @vtes.ruling.enchant-kindred.level-chosen-at-announcement @checks:a
  @vtes.action.announce.all-details-defined @checks:a
  Scenario: Enchant Kindred at basic is a bleed
    Given Sarah's Naomi Stewart is ready
    And Sarah's Nik Sikko is uncontrolled with 1 blood
    And Alexis's Nassir and Ines's Colette are ready
    And Sarah holds Enchant Kindred
    When Naomi Stewart plays Enchant Kindred at basic on Alexis
    Then the action is directed
    And the action's stealth is 0
    And it is for Alexis to block or decline
    When Alexis declines to block
    Then Alexis burns 2 pool
    And Nik Sikko is uncontrolled with 1 blood

  @id:VTES-6421 @ruling @vtes.ruling.enchant-kindred.level-chosen-at-announcement @checks:a
  @vtes.action.announce.all-details-defined @checks:a
  Scenario: Enchant Kindred at superior adds 2 blood to an uncontrolled vampire
    Given Sarah's Tamoszius is ready
    And Sarah's Nik Sikko is uncontrolled with 1 blood
    And Alexis's Nassir and Ines's Colette are ready
    And Sarah holds Enchant Kindred
    When Tamoszius plays Enchant Kindred at superior on Nik Sikko
    Then the action is undirected
    And the action's stealth is 1
    When Alexis declines to block
    Then it is for Ines to block or decline
    When Ines declines to block
    Then Nik Sikko is uncontrolled with 3 blood
    And no pool changes

  @id:VTES-1693 @needs:bleed @ruling @vtes.ruling.govern-the-unaligned.level-chosen-at-announcement @checks:b
  @vtes.crypt.basic-discipline-allows-basic-effect-only @vtes.action.announce.all-details-defined @checks:a
  Scenario: A vampire with Dominate at basic can only bleed with Govern the Unaligned
    Given Sarah's Sully is ready
    And Sarah's Nik Sikko is uncontrolled
    And Alexis's Nassir and Ines's Colette are ready
    And Sarah holds Govern the Unaligned
    Then Sully cannot play Govern the Unaligned at superior on Nik Sikko because vtes.crypt.basic-discipline-allows-basic-effect-only
    When Sully plays Govern the Unaligned at basic on Alexis
    Then the action's stealth is 0
    And it is for Alexis to block or decline
    When Alexis declines to block
    Then Alexis burns 3 pool
    And Nik Sikko is uncontrolled with 0 blood

  @id:VTES-6422 @ruling @vtes.ruling.govern-the-unaligned.level-chosen-at-announcement @checks:a
  @vtes.action.announce.all-details-defined @checks:a
  Scenario: Govern the Unaligned at superior adds 3 blood to an uncontrolled vampire
    Given Sarah's Gelasia Fotiou is ready
    And Sarah's Nik Sikko is uncontrolled
    And Alexis's Nassir and Ines's Colette are ready
    And Sarah holds Govern the Unaligned
    When Gelasia Fotiou plays Govern the Unaligned at superior on Nik Sikko
    Then the action is undirected
    And the action's stealth is 1
    When Alexis declines to block
    And Ines declines to block
    Then Nik Sikko is uncontrolled with 3 blood
    And no pool changes

  @id:VTES-1694 @edition:influence_reveal_mandatory=no @needs:bleed @ruling
  @vtes.ruling.govern-the-unaligned.no-second-play-this-turn @checks:a,b
  @vtes.action.limit.same-action-card-once-per-turn @checks:a,b,c
  Scenario: A vampire that unlocks cannot play a second Govern the Unaligned this turn, another can
    Given Sarah's Chelsea Blake and Oshri Dahan are ready
    And Sarah's Nik Sikko is uncontrolled
    And Sarah holds Govern the Unaligned, Govern the Unaligned, Govern the Unaligned and Freak Drive
    When Chelsea Blake plays Govern the Unaligned at superior on Nik Sikko
    And Chelsea Blake plays Freak Drive at basic
    Then Chelsea Blake is unlocked
    And Chelsea Blake cannot play Govern the Unaligned at superior on Nik Sikko because vtes.action.limit.same-action-card-once-per-turn
    And Chelsea Blake cannot play Govern the Unaligned at basic on Alexis because vtes.action.limit.same-action-card-once-per-turn
    When Oshri Dahan plays Govern the Unaligned at basic on Alexis
    Then Alexis burns 3 pool
    When everyone passes until Sarah's minion phase
    And Chelsea Blake plays Govern the Unaligned at basic on Alexis
    Then Alexis burns 3 pool

  @id:VTES-1695 @needs:bleed @ruling
  @vtes.ruling.enchant-kindred.no-second-play-this-turn @checks:a,b
  @vtes.action.limit.same-action-card-once-per-turn @checks:a,c
  Scenario: A vampire that unlocks cannot play a second Enchant Kindred until the next turn
    Given Sarah's Naomi Stewart is ready
    And Sarah's Nik Sikko is uncontrolled
    And Sarah holds Enchant Kindred, Enchant Kindred and Freak Drive
    When Naomi Stewart plays Enchant Kindred at superior on Nik Sikko
    And Naomi Stewart plays Freak Drive at basic
    Then Naomi Stewart cannot play Enchant Kindred at basic on Alexis because vtes.action.limit.same-action-card-once-per-turn
    And Naomi Stewart cannot play Enchant Kindred at superior on Nik Sikko because vtes.action.limit.same-action-card-once-per-turn
    When everyone passes until Sarah's minion phase
    And Naomi Stewart plays Enchant Kindred at basic on Alexis
    Then Alexis burns 2 pool

  @id:VTES-1696 @ruling @vtes.card-action.target-as-printed @checks:a
  @vtes.ruling.deep-song.superior-target-counts-as-acting @checks:a
  @vtes.published.deep-song.lock-and-combat-together @checks:a
  Scenario: The target of Deep Song at superior is the acting minion of the combat
    Given Sarah's Horace Radcliffe is ready
    And Alexis's Nassir and Tom's Underbridge Stray are ready
    And Sarah holds Deep Song
    Then Horace Radcliffe cannot play Deep Song at superior on Underbridge Stray because vtes.glossary.target.eligibility-from-card-text
    When Horace Radcliffe plays Deep Song at superior on Nassir
    Then the action is directed
    And the action's stealth is 0
    When Alexis declines to block
    Then combat begins between Nassir and Horace Radcliffe
    And Nassir is locked
    And it is for Alexis to choose a strike
    And no pool changes

  @id:VTES-1697 @ruling @vtes.ruling.deep-song.superior-target-counts-as-acting @checks:b
  @vtes.action.resolve.block-starts-combat @checks:a
  @vtes.published.deep-song.lock-and-combat-together @checks:b
  Scenario: A blocked Deep Song leads to combat with the blocker
    Given Sarah's Horace Radcliffe is ready
    And Alexis's Nassir and Ayelech are ready
    And Sarah holds Deep Song
    When Horace Radcliffe plays Deep Song at superior on Nassir
    And Ayelech attempts to block
    Then combat begins between Horace Radcliffe and Ayelech
    And Nassir is unlocked
    And it is for Sarah to choose a strike

  @id:VTES-1698 @needs:bleed @vtes.card-action.special-version-follows-basic-rules @vtes.bleed.edge-to-acting-controller
  Scenario: Deep Song at basic is a bleed
    Given Sarah's Larissa Moreira is ready
    And Sarah holds Deep Song
    When Larissa Moreira plays Deep Song at basic on Alexis
    Then Alexis burns 2 pool
    And Sarah has the Edge

  @id:VTES-2681 @vtes.card-action.special-version-follows-basic-rules @checks:b,c
  Scenario: Deep Song at superior is not a bleed
    Given Sarah's Horace Radcliffe is ready
    And Sarah holds Deep Song
    And Alexis's Nassir and Ayelech are ready
    And Alexis holds Telepathic Counter
    And Ines has the Edge
    When Horace Radcliffe plays Deep Song at superior on Nassir
    Then it is for Alexis to block or decline
    And Ayelech cannot play Telepathic Counter at basic because vtes.golden-rule.cards-override-rules
    When Alexis declines to block
    Then combat begins between Nassir and Horace Radcliffe
    When Nassir strikes with hands
    And Horace Radcliffe strikes with hands
    Then the action succeeds
    And Ines has the Edge
    And no pool changes

  @id:VTES-1699
  @vtes.card-action.success-resolves-as-printed @vtes.card-action.cost-as-printed
  @vtes.action.stealth.inherent @vtes.golden-rule.cards-override-rules
  Scenario: Preternatural Strength stays on its vampire, which cannot play a second copy
    Given Sarah's Wauneka is ready with 5 blood
    And Sarah's Ryan is ready with 4 blood
    And Sarah holds Preternatural Strength, Preternatural Strength and Preternatural Strength
    When Wauneka plays Preternatural Strength at superior
    And Ryan plays Preternatural Strength at basic
    Then Wauneka bears Preternatural Strength
    And Wauneka burns 1 blood
    And Ryan burns 1 blood
    When everyone passes until Sarah's minion phase
    Then Wauneka cannot play Preternatural Strength at basic because vtes.golden-rule.cards-override-rules

  @id:VTES-2671
  @vtes.card-action.success-resolves-as-printed @checks:a
  Scenario Outline: Preternatural Strength at <level> gives hand strikes for <damage>, in the next turn as well
    Given Sarah's Wauneka is ready
    And Alexis's Colette is ready
    And Sarah holds Preternatural Strength
    When Wauneka plays Preternatural Strength at <level>
    And nobody blocks
    And everyone passes until Sarah's minion phase
    And Wauneka enters combat with Colette
    And Wauneka strikes with hands
    And Colette strikes with hands
    Then Colette takes <damage> damage

    Examples:
      | level    | damage |
      | basic    | 2      |
      | superior | 3      |

  @id:VTES-2311 @ruling @vtes.ruling.deep-song.superior-target-counts-as-acting @checks:a
  @vtes.combat.sequence.acting-minion-first-everywhere @checks:d @vtes.combat.press.acting-first-and-answer-kept
  Scenario: The target of Deep Song decides first in every step of the combat
    Given Sarah's Horace Radcliffe is ready
    And Alexis's Nassir is ready
    And Sarah holds Deep Song, Fake Out and Dead-End Alley
    And Alexis holds Fake Out and Dead-End Alley
    When Horace Radcliffe plays Deep Song at superior on Nassir
    And Alexis declines to block
    Then combat begins between Nassir and Horace Radcliffe
    And it is for Alexis to maneuver or decline
    When Alexis passes
    Then it is for Sarah to maneuver or decline
    When Sarah passes
    And Nassir strikes with hands
    And Horace Radcliffe strikes with hands
    Then it is for Alexis to press or decline
    When Alexis passes
    Then it is for Sarah to press or decline

  @id:VTES-2312 @needs:bleed @ruling @vtes.ruling.enchant-kindred.level-chosen-at-announcement @checks:b
  @vtes.ruling.enchant-kindred.no-second-play-this-turn @checks:c @vtes.crypt.basic-discipline-allows-basic-effect-only
  @vtes.cancel.action-card.may-be-played-again
  Scenario: A cancelled Enchant Kindred at basic may be played again
    Given Sarah's Gelasia Fotiou is ready
    And Sarah's Nik Sikko is uncontrolled
    And Sarah holds Enchant Kindred and Enchant Kindred
    And Alexis holds Direct Intervention
    Then Gelasia Fotiou cannot play Enchant Kindred at superior on Nik Sikko because vtes.crypt.basic-discipline-allows-basic-effect-only
    When Gelasia Fotiou plays Enchant Kindred at basic on Alexis
    And Alexis plays Direct Intervention
    Then Gelasia Fotiou is unlocked
    And Sarah holds Enchant Kindred
    When Gelasia Fotiou plays Enchant Kindred at basic on Alexis
    Then the action succeeds
    And Alexis burns 2 pool

  @id:VTES-2317 @needs:bleed @ruling @vtes.ruling.enchant-kindred.no-second-play-this-turn @checks:a,b
  @vtes.action.limit.same-action-card-once-per-turn @vtes.unlock.restores-card
  Scenario: A vampire whose Enchant Kindred was blocked cannot play another copy this turn
    Given Sarah's Naomi Stewart and Madison are ready
    And Sarah's Nik Sikko is uncontrolled
    And Sarah holds Enchant Kindred, Enchant Kindred and Majesty
    And Alexis's Nassir is ready
    When Naomi Stewart plays Enchant Kindred at basic on Alexis
    And Nassir attempts to block
    And Naomi Stewart plays Majesty at superior
    And Nassir strikes with hands
    Then the combat is over
    And Naomi Stewart is unlocked
    And Naomi Stewart cannot play Enchant Kindred at basic on Alexis because vtes.action.limit.same-action-card-once-per-turn
    And Naomi Stewart cannot play Enchant Kindred at superior on Nik Sikko because vtes.action.limit.same-action-card-once-per-turn
    When Madison plays Enchant Kindred at superior on Nik Sikko
    Then the action succeeds
    And Nik Sikko is uncontrolled with 2 blood

  @id:VTES-3226 @ruling @vtes.ruling.deep-song.superior-target-counts-as-acting @checks:b
  @vtes.combat.choose.acting-minion-first @needs:bleed
  Scenario Outline: A vampire that plays Deep Song at <how> decides first in combat with a blocker
    Given Sarah's Horace Radcliffe is ready
    And Alexis's Nassir and Ayelech are ready
    And Sarah holds Deep Song, Fake Out and Dead-End Alley
    And Alexis holds Fake Out and Dead-End Alley
    When Horace Radcliffe plays Deep Song at <how>
    And Ayelech attempts to block
    Then combat begins between Horace Radcliffe and Ayelech
    And it is for Sarah to maneuver or decline
    When Sarah passes
    Then it is for Alexis to maneuver or decline
    When Alexis passes
    Then it is for Sarah to choose a strike
    When Horace Radcliffe strikes with hands
    And Ayelech strikes with hands
    Then it is for Sarah to press or decline
    And Nassir is unlocked

    Examples:
      | how                |
      | basic on Alexis    |
      | superior on Nassir |

  @id:VTES-3233 @ruling @needs:bleed
  Scenario Outline: <card> at <how> has the effect of that level alone
    Given Sarah's <vampire> is ready
    And Sarah's Ryan is uncontrolled with 1 blood
    And Sarah has 20 pool
    And Alexis has 20 pool
    And Ines has the Edge
    And Sarah holds <card>
    When <vampire> plays <card> at <how>
    Then the action succeeds
    And Alexis has <pool> pool
    And Ryan is uncontrolled with <blood> blood
    And <edge> has the Edge
    And Sarah has 20 pool

    @vtes.ruling.enchant-kindred.not-both-effects @checks:a @vtes.crypt.superior-discipline-not-both-effects
    Examples:
      | vampire       | card            | how                   | pool | blood | edge  |
      | Naomi Stewart | Enchant Kindred | basic on Alexis       | 18   | 1     | Sarah |
      | Naomi Stewart | Enchant Kindred | superior on Ryan      | 20   | 3     | Ines  |

    @vtes.ruling.govern-the-unaligned.not-both-effects @checks:a @vtes.crypt.superior-discipline-not-both-effects
    Examples:
      | vampire        | card                | how                   | pool | blood | edge  |
      | Gelasia Fotiou | Govern the Unaligned | basic on Alexis       | 17   | 1     | Sarah |
      | Gelasia Fotiou | Govern the Unaligned | superior on Ryan      | 20   | 4     | Ines  |

  @id:VTES-3234 @ruling @needs:bleed
  Scenario Outline: <card> at <how> is <direction> with stealth <stealth>
    Given Sarah's <vampire> is ready
    And Sarah's Nik Sikko is uncontrolled
    And Alexis's Nassir is ready
    And Tom's Sully is ready
    And Ines's Ayelech is ready
    And Sarah holds <card>
    When <vampire> plays <card> at <how>
    Then the action is <direction>
    And the action's stealth is <stealth>
    And it is for Alexis to block or decline
    And Sully cannot attempt to block because <not Tom>
    And Ayelech cannot attempt to block because <not Ines>
    When Alexis declines to block
    Then <then>

    @vtes.ruling.enchant-kindred.basic-zero-stealth-superior-plus-one @checks:a
    @vtes.action.block.directed-only-targets-may-block
    Examples:
      | vampire       | card            | how             | direction | stealth | not Tom                                            | not Ines                                           | then |
      | Naomi Stewart | Enchant Kindred | basic on Alexis | directed  | 0       | vtes.action.block.directed-only-targets-may-block  | vtes.action.block.directed-only-targets-may-block  | the action succeeds |

    @vtes.ruling.enchant-kindred.basic-zero-stealth-superior-plus-one @checks:b
    @vtes.action.block.undirected-prey-or-predator
    Examples:
      | vampire       | card            | how                   | direction  | stealth | not Tom                                       | not Ines                               | then |
      | Naomi Stewart | Enchant Kindred | superior on Nik Sikko | undirected | 1       | vtes.action.block.undirected-prey-or-predator | vtes.action.block.prey-before-predator | it is for Ines to block or decline |

    @vtes.ruling.govern-the-unaligned.basic-zero-stealth-superior-plus-one @checks:a
    @vtes.action.block.directed-only-targets-may-block
    Examples:
      | vampire        | card                 | how             | direction | stealth | not Tom                                            | not Ines                                           | then |
      | Gelasia Fotiou | Govern the Unaligned | basic on Alexis | directed  | 0       | vtes.action.block.directed-only-targets-may-block  | vtes.action.block.directed-only-targets-may-block  | the action succeeds |

    @vtes.ruling.govern-the-unaligned.basic-zero-stealth-superior-plus-one @checks:b
    @vtes.action.block.undirected-prey-or-predator
    Examples:
      | vampire        | card                 | how                   | direction  | stealth | not Tom                                       | not Ines                               | then |
      | Gelasia Fotiou | Govern the Unaligned | superior on Nik Sikko | undirected | 1       | vtes.action.block.undirected-prey-or-predator | vtes.action.block.prey-before-predator | it is for Ines to block or decline |

  @id:VTES-4405 @ruling @needs:bleed @vtes.ruling.enchant-kindred.not-both-effects @vtes.ruling.enchant-kindred.basic-zero-stealth-superior-plus-one
  Scenario: Enchant Kindred has no stealth at basic, and 1 stealth at superior a turn later
    Given Sarah's Naomi Stewart is ready
    And Sarah's Nik Sikko is uncontrolled with 1 blood
    And Alexis's Nassir is ready
    And Alexis has 20 pool
    And Sarah holds Enchant Kindred and Enchant Kindred
    When Naomi Stewart plays Enchant Kindred at basic on Alexis
    Then the action is directed
    And the action's stealth is 0
    When nobody blocks
    Then the action succeeds
    And Alexis has 18 pool
    And Nik Sikko is uncontrolled with 1 blood
    When everyone passes until Sarah's minion phase
    And Naomi Stewart plays Enchant Kindred at superior on Nik Sikko
    Then the action is undirected
    And the action's stealth is 1
    When nobody blocks
    Then the action succeeds
    And Nik Sikko is uncontrolled with 3 blood
    And Alexis has 18 pool

  @id:VTES-4406 @ruling @needs:bleed @vtes.ruling.govern-the-unaligned.not-both-effects @vtes.ruling.govern-the-unaligned.basic-zero-stealth-superior-plus-one
  Scenario: Govern the Unaligned has no stealth at basic, and 1 stealth at superior a turn later
    Given Sarah's Gelasia Fotiou is ready
    And Sarah's Ryan is uncontrolled with 1 blood
    And Alexis's Nassir is ready
    And Alexis has 20 pool
    And Sarah holds Govern the Unaligned and Govern the Unaligned
    When Gelasia Fotiou plays Govern the Unaligned at basic on Alexis
    Then the action is directed
    And the action's stealth is 0
    When nobody blocks
    Then the action succeeds
    And Alexis has 17 pool
    And Ryan is uncontrolled with 1 blood
    When everyone passes until Sarah's minion phase
    And Gelasia Fotiou plays Govern the Unaligned at superior on Ryan
    Then the action is undirected
    And the action's stealth is 1
    When nobody blocks
    Then the action succeeds
    And Ryan is uncontrolled with 4 blood
    And Alexis has 17 pool
