# Fifth edition rulebook, "2. Resolve Any Block Attempts": stealth and intercept
Feature: Stealth and intercept
  A block succeeds if the blocker's intercept is at least the acting minion's stealth. Each is added only when needed.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0120 @example @vtes.action.block.hunt-example @checks:a
  @vtes.action.intercept.added-only-when-needed @checks:c
  @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: Ayelech gains 1 intercept and blocks Wauneka's hunt
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

  @id:VTES-0121 @vtes.action.block.succeeds-if-intercept-at-least-stealth @vtes.action.stealth.added-only-when-needed
  @vtes.action.course.b.all-pass-resolves-attempt
  Scenario: A hunt about to be blocked gets 1 more stealth and succeeds
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

  @id:VTES-2691
  @vtes.action.block.hunt-example @checks:b @vtes.action.stealth-intercept.last-for-the-action @checks:a @example
  Scenario: Ayelech keeps her intercept and may try again after 1 more stealth stopped her
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready
    And Ines's Ayelech is ready with 7 blood
    And Sarah holds Cloak the Gathering
    And Ines holds Telepathic Misdirection and Spirit's Touch
    When Wauneka hunts
    And Alexis declines to block
    And Ayelech attempts to block
    And Ayelech plays Telepathic Misdirection at basic
    And Wauneka plays Cloak the Gathering at basic
    And Ines passes
    Then Ayelech fails to block the action
    And Ayelech is unlocked
    When Ayelech attempts to block
    Then Ayelech attempts to block with 1 intercept
    When Ayelech plays Spirit's Touch at basic
    Then Ayelech blocks the action

  @id:VTES-0122 @vtes.action.block.succeeds-if-intercept-at-least-stealth @checks:a,b
  @vtes.action.stealth.default-zero @checks:a
  @vtes.action.intercept.default-zero @checks:a
  Scenario: A block with 0 intercept against 0 stealth succeeds
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then Nassir blocks the action
    And Nassir is locked

  @id:VTES-2689 @vtes.action.stealth.default-zero @checks:a @vtes.action.intercept.default-zero @checks:a
  Scenario Outline: Minions have no stealth or intercept by default: <acts>, <blocker> blocks
    Given Sarah's Belinde and Rafastio Ghoul are ready
    And Sarah's Wauneka is ready with 2 blood
    And Alexis's <blocker> is ready
    When Wauneka hunts
    And <blocker> attempts to block
    Then <blocker> fails to block the action
    When Alexis declines to block
    And <acts>
    Then the action's stealth is 0
    When <blocker> attempts to block
    Then <blocker> blocks the action

    Examples:
      | acts                         | blocker |
      | Belinde bleeds Alexis        | Nassir  |
      | Rafastio Ghoul bleeds Alexis | Ayelech |

  @id:VTES-2740 @vtes.action.intercept.default-zero @checks:a
  Scenario Outline: A blocker has 0 intercept by default: <blocker>
    Given Sarah's Belinde is ready
    And Sarah holds Lost in Crowds
    And Alexis's <blocker> is ready
    When Belinde bleeds Alexis
    And <blocker> attempts to block
    Then <blocker> attempts to block with 0 intercept
    When Sarah passes
    Then <blocker> blocks the action

    Examples:
      | blocker        |
      | Brock Sterling |
      | Ayelech        |
      | Rafastio Ghoul |

  @id:VTES-0123 @vtes.action.block.succeeds-if-intercept-at-least-stealth @checks:a
  Scenario: A block with 1 intercept against 1 stealth succeeds
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    When Wauneka hunts
    And Nassir attempts to block
    Then Nassir blocks the action
    And Wauneka's blood stays the same

  @id:VTES-0124 @vtes.action.block.succeeds-if-intercept-at-least-stealth @checks:a,b
  Scenario: A block with 1 less intercept than the action's stealth fails
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready
    When Wauneka hunts
    And Nassir attempts to block
    Then Nassir fails to block the action
    And no block attempt is under way
    And Nassir is unlocked
    And there is no combat
    And it is for Alexis to block or decline

  @id:VTES-2687 @vtes.action.block.succeeds-if-intercept-at-least-stealth @checks:a,b
  Scenario Outline: A blocker with <gear> <outcome> an action with <stealth> stealth
    Given Sarah's Wauneka is ready with 3 blood
    And Sarah's Nassir and Ryan are ready
    And Sarah holds Preternatural Strength and Magic of the Smith
    And Alexis's Belinde is ready
    And Belinde bears <gear>
    And Alexis controls Toreador Grand Ball
    When <acts>
    Then the action's stealth is <stealth>
    When Belinde attempts to block
    Then Belinde <outcome> the action
    And it is for <asked> to <question>

    Examples:
      | acts                                             | stealth | gear                                | outcome        | asked  | question         |
      | Ryan acts through Toreador Grand Ball to burn it | -1      | Kevlar Vest                         | blocks         | Sarah  | choose a strike  |
      | Ryan acts through Toreador Grand Ball to burn it | -1      | Raven Spy                           | blocks         | Sarah  | choose a strike  |
      | Wauneka bleeds Alexis                            | 0       | Kevlar Vest                         | blocks         | Sarah  | choose a strike  |
      | Wauneka bleeds Alexis                            | 0       | Raven Spy                           | blocks         | Sarah  | choose a strike  |
      | Wauneka bleeds Alexis                            | 0       | Sport Bike and Raven Spy            | blocks         | Sarah  | choose a strike  |
      | Wauneka bleeds Alexis                            | 0       | Sport Bike, Raven Spy and Raven Spy | blocks         | Sarah  | choose a strike  |
      | Wauneka hunts                                    | 1       | Kevlar Vest                         | fails to block | Alexis | block or decline |
      | Wauneka hunts                                    | 1       | Raven Spy                           | blocks         | Sarah  | choose a strike  |
      | Wauneka hunts                                    | 1       | Sport Bike and Raven Spy            | blocks         | Sarah  | choose a strike  |
      | Wauneka hunts                                    | 1       | Sport Bike, Raven Spy and Raven Spy | blocks         | Sarah  | choose a strike  |
      | Wauneka plays Preternatural Strength at basic    | 2       | Raven Spy                           | fails to block | Alexis | block or decline |
      | Wauneka plays Preternatural Strength at basic    | 2       | Sport Bike and Raven Spy            | blocks         | Sarah  | choose a strike  |
      | Wauneka plays Preternatural Strength at basic    | 2       | Sport Bike, Raven Spy and Raven Spy | blocks         | Sarah  | choose a strike  |

    @needs:equip
    Examples:
      | acts                                             | stealth | gear                                | outcome        | asked  | question         |
      | Nassir plays Magic of the Smith at superior      | 3       | Sport Bike and Raven Spy            | fails to block | Alexis | block or decline |
      | Nassir plays Magic of the Smith at superior      | 3       | Sport Bike, Raven Spy and Raven Spy | blocks         | Sarah  | choose a strike  |

  @id:VTES-0125 @vtes.action.stealth.added-only-when-needed @checks:a
  Scenario: Stealth cannot be added while nobody attempts to block
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Sarah holds Lost in Crowds
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    And Belinde cannot play Lost in Crowds at basic because vtes.action.stealth.added-only-when-needed
    When Alexis declines to block
    Then the action succeeds
    And Sarah holds Lost in Crowds

  @id:VTES-0126 @vtes.action.stealth.added-only-when-needed @checks:b
  Scenario: Stealth cannot be added when the blocker's intercept is already too low
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

  @id:VTES-0127 @vtes.action.intercept.added-only-when-needed @checks:b
  Scenario: Intercept cannot be added when the blocker already has enough
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

  @id:VTES-0128 @vtes.action.intercept.added-only-when-needed @checks:a
  Scenario: Only the blocking minion can gain intercept
    Given Sarah's Wauneka is ready
    And Alexis's Nassir and Ayelech are ready
    And Alexis holds Telepathic Misdirection
    When Wauneka hunts
    And Nassir attempts to block
    Then it is for Alexis to respond to the block attempt
    And Ayelech cannot play Telepathic Misdirection at basic because vtes.action.intercept.added-only-when-needed
    When Nassir plays Telepathic Misdirection at basic
    Then Nassir blocks the action

  @id:VTES-2690 @vtes.action.intercept.added-only-when-needed @checks:b,d
  Scenario: Second Tradition: Domain can add unneeded intercept, and Telepathic Misdirection cannot
    Given Sarah's Belinde is ready
    And Sarah holds Lost in Crowds
    And Alexis's Ayelech is ready with 7 blood and locked
    And Alexis's Nassir is ready
    And Alexis holds Second Tradition: Domain and Telepathic Misdirection
    When Belinde bleeds Alexis
    And Ayelech plays Second Tradition: Domain to block
    Then Ayelech attempts to block with 2 intercept
    And the action's stealth is 0
    And Ayelech cannot play Telepathic Misdirection at basic because vtes.action.intercept.added-only-when-needed
    When Belinde plays Lost in Crowds at superior
    Then Ayelech blocks the action
    And Ayelech has 6 blood

  @id:VTES-0129 @vtes.action.stealth-intercept.reset-afterwards @checks:a
  @vtes.action.course.effects-last-for-the-action
  @vtes.action.stealth-intercept.last-for-the-action @checks:b
  Scenario: Stealth lasts for the current action only
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

  @id:VTES-2677
  @vtes.action.course.effects-last-for-the-action @checks:a,b
  Scenario: A modifier's bonus lasts when the bleed is redirected, and ends before the next bleed
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Sarah holds Conditioning
    And Alexis holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Conditioning at basic
    And Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then Tom burns 3 pool
    When everyone passes until Sarah's minion phase
    And Gelasia Fotiou bleeds Alexis
    Then the bleed is for 1
    And it is for Alexis to block or decline

  @id:VTES-2643 @vtes.action.stealth.definition @checks:a @vtes.action.stealth.inherent @checks:a
  Scenario Outline: Each action has the default stealth of its type: <acts>
    Given Sarah's Sully, Wauneka and Horace Radcliffe are ready with 3 blood
    And Sarah's Nassir is ready
    And Nassir bears Kevlar Vest
    And Sarah's Delilah Easton is in torpor with 2 blood
    And Sarah holds Raven Spy, Underbridge Stray, Sport Bike, Kine Resources Contested and Preternatural Strength
    And Sarah holds Magic of the Smith and Deep Song
    And Tom's Ryan is in torpor
    And Alexis's Ayelech is ready
    And Tom's Colette is ready
    When <acts>
    Then the action's stealth is <stealth>
    And it is for <asked> to block or decline

    Examples:
      | acts                                                    | stealth | asked  |
      | Sully bleeds Alexis                                     | 0       | Alexis |
      | Sully hunts                                             | 1       | Alexis |
      | Sully equips with Sport Bike                            | 1       | Alexis |
      | Sully takes Kevlar Vest from Nassir                     | 1       | Alexis |
      | Horace Radcliffe employs Raven Spy at basic             | 1       | Alexis |
      | Horace Radcliffe recruits Underbridge Stray at basic    | 1       | Alexis |
      | Sully plays Kine Resources Contested                    | 1       | Alexis |
      | Sully becomes Anarch                                    | 1       | Alexis |
      | Delilah Easton leaves torpor                            | 1       | Alexis |
      | Sully rescues Delilah Easton                            | 1       | Alexis |
      | Sully rescues Ryan                                      | 0       | Tom    |
      | Sully diablerises Delilah Easton                        | 1       | Alexis |
      | Sully diablerises Ryan                                  | 0       | Tom    |
      | Horace Radcliffe plays Deep Song at superior on Ayelech | 0       | Alexis |
      | Wauneka plays Preternatural Strength at superior        | 2       | Alexis |

    @needs:equip
    Examples:
      | acts                                                    | stealth | asked  |
      | Nassir plays Magic of the Smith at superior             | 3       | Alexis |

  @id:VTES-2644 @needs:equip @vtes.action.intercept.definition @checks:a
  Scenario: Each minion blocks with its own intercept
    Given Sarah's Chrysanthemum is ready
    And Sarah holds Magic of the Smith
    And Alexis's Nassir, Ayelech and Colette are ready
    And Ayelech bears Sport Bike
    And Colette bears Sport Bike and Raven Spy
    And Alexis holds Spirit's Touch
    When Chrysanthemum plays Magic of the Smith at superior
    Then the action's stealth is 3
    When Nassir attempts to block
    Then Nassir attempts to block with 0 intercept
    When Alexis passes
    And Ayelech attempts to block
    Then Ayelech attempts to block with 1 intercept
    When Alexis passes
    And Colette attempts to block
    Then Colette attempts to block with 2 intercept
    When Colette plays Spirit's Touch at basic
    Then Colette blocks the action

  @id:VTES-2122 @vtes.action.stealth-intercept.last-for-the-action @checks:a
  Scenario: A minion that failed to block keeps its intercept for the rest of the action
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
    And it is for Alexis to respond to the block attempt

  @id:VTES-6005 @vtes.action.stealth-intercept.reset-afterwards @checks:a
  Scenario: A minion that failed to block loses its added intercept before the next action
    Given Sarah's Wauneka and Colette are ready with 2 blood
    And Alexis's Ayelech is ready with 7 blood
    And Sarah holds Cloak the Gathering
    And Alexis holds Telepathic Misdirection and Spirit's Touch
    When Wauneka hunts
    And Ayelech attempts to block
    And Ayelech plays Telepathic Misdirection at basic
    And Wauneka plays Cloak the Gathering at basic
    And Alexis passes
    And Alexis declines to block
    Then Wauneka gains 1 blood
    When Colette hunts
    And Ayelech attempts to block
    Then Ayelech attempts to block with 0 intercept
    And the action's stealth is 1
    And it is for Alexis to respond to the block attempt

  @id:VTES-2123 @vtes.action.stealth-intercept.last-for-the-action @checks:b
  Scenario: Stealth that stopped one blocker also counts against the next
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

  @id:VTES-2124 @vtes.action.course.b.sequencing-applies @checks:a @vtes.reaction.any-time-before-resolution
  @vtes.modifier.acting-minion-any-time-before-resolution @checks:a
  Scenario: The acting Methuselah may respond first to a block attempt, and again after each card
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

  @id:VTES-2645 @vtes.reaction.any-time-before-resolution @checks:a
  Scenario: A reaction can be played before a block attempt, and another one during it
    Given Sarah's Black Lotus and Colette are ready
    And Sarah holds Conditioning and Cloak the Gathering
    And Alexis's Ayelech, Nassir and Lauren are ready
    And Alexis holds Telepathic Counter and Telepathic Counter
    When Black Lotus bleeds Alexis
    And Black Lotus plays Conditioning at superior
    And Nassir plays Telepathic Counter at basic
    Then the bleed is for 3
    When Ayelech attempts to block
    And Sarah passes
    And Lauren plays Telepathic Counter at basic
    Then the bleed is for 2
    When Sarah passes
    Then Ayelech blocks the action

  @id:VTES-6006 @vtes.reaction.any-time-before-resolution @checks:a
  Scenario: A reaction can be played after all blocks are declined
    Given Sarah's Black Lotus is ready
    And Sarah holds Conditioning
    And Alexis's Ayelech is ready
    And Alexis holds Telepathic Counter
    When Black Lotus bleeds Alexis
    And Black Lotus plays Conditioning at superior
    And Alexis declines to block
    Then it is for Alexis to respond after blocks are declined
    When Ayelech plays Telepathic Counter at basic
    Then Alexis burns 3 pool

  @id:VTES-2736 @vtes.reaction.any-time-before-resolution @checks:a,b
  Scenario: A reaction must wait for its player's turn to respond, and cannot follow the action
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech and Chrysanthemum are ready
    And Sarah holds Conditioning
    And Alexis holds Telepathic Counter and Telepathic Counter
    When Gelasia Fotiou bleeds Alexis
    Then it is for Sarah to respond before blocks
    And Ayelech cannot play Telepathic Counter at basic because vtes.sequencing.acting-methuselah-first
    When Sarah passes
    And Alexis declines to block
    And Gelasia Fotiou plays Conditioning at basic
    And Ayelech plays Telepathic Counter at basic
    And Alexis passes
    Then Alexis burns 2 pool
    And Chrysanthemum cannot play Telepathic Counter at basic because vtes.reaction.only-to-another-methuselahs-action

  @id:VTES-4710 @vtes.action.block.succeeds-if-intercept-at-least-stealth @checks:a
  @vtes.action.stealth-and-intercept-may-be-modified-below-zero @checks:a
  Scenario Outline: A minion with <intercept> intercept blocks an action with <stealth> stealth
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Belinde's stealth changes by <stealth>
    And Nassir's intercept changes by <intercept>
    And Nassir attempts to block
    Then Nassir blocks the action

    Examples:
      | stealth | intercept |
      | 1       | 1         |
      | 2       | 3         |
      | -1      | 0         |
      | -1      | -1        |

  @id:VTES-4712 @vtes.action.block.succeeds-if-intercept-at-least-stealth @checks:a
  @vtes.action.stealth-and-intercept-may-be-modified-below-zero @checks:a
  Scenario Outline: A minion with <intercept> intercept cannot block an action with <stealth> stealth
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Belinde's stealth changes by <stealth>
    And Nassir's intercept changes by <intercept>
    And Nassir attempts to block
    Then Nassir fails to block the action
    And it is for Alexis to block or decline
    When Alexis declines to block
    Then the action succeeds

    Examples:
      | stealth | intercept |
      | 1       | 0         |
      | 0       | -1        |
      | 3       | 2         |

  @id:VTES-4974 @vtes.action.block.succeeds-if-intercept-at-least-stealth @checks:a
  Scenario Outline: A block with <intercept> intercept against <stealth> stealth succeeds
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Belinde's stealth changes by <stealth>
    And Nassir's intercept changes by <intercept>
    And Nassir attempts to block
    Then Nassir blocks the action

    Examples:
      | stealth | intercept |
      | 2       | 2         |
      | 3       | 3         |
      | 3       | 4         |
      | 4       | 4         |
      | 4       | 5         |
      | 6       | 6         |
      | -2      | -1        |
      | -2      | -2        |

  @id:VTES-4975 @vtes.action.block.succeeds-if-intercept-at-least-stealth @checks:a
  Scenario Outline: A block with <intercept> intercept against <stealth> stealth fails
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Belinde's stealth changes by <stealth>
    And Nassir's intercept changes by <intercept>
    And Nassir attempts to block
    Then Nassir fails to block the action
    And it is for Alexis to block or decline

    Examples:
      | stealth | intercept |
      | 3       | 2         |
      | 4       | 3         |
      | 5       | 4         |
      | 6       | 5         |
      | 0       | -1        |
      | -1      | -2        |

  @id:VTES-4976 @vtes.action.block.succeeds-if-intercept-at-least-stealth @checks:a
  Scenario Outline: <blocker> with 1 intercept blocks <minion> with 1 stealth
    Given Sarah's <minion> is ready
    And Alexis's <blocker> is ready
    When <minion> bleeds Alexis
    And <minion>'s stealth changes by 1
    And <blocker> attempts to block
    Then <blocker> fails to block the action
    When <blocker>'s intercept changes by 1
    And <blocker> attempts to block
    Then <blocker> blocks the action

    Examples:
      | minion         | blocker        |
      | Rafastio Ghoul | Nassir         |
      | Belinde        | Rafastio Ghoul |

  @id:VTES-4713 @vtes.action.stealth-intercept.reset-afterwards
  @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: A change to a minion's intercept ends with the action
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Nassir's intercept changes by -1
    And Alexis declines to block
    And Wauneka bleeds Alexis
    And Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-4714 @vtes.action.stealth-intercept.last-for-the-action
  @vtes.action.block.succeeds-if-intercept-at-least-stealth @checks:a
  Scenario Outline: Changes to stealth and intercept add up, and the block succeeds: <first>, <second>, <third>
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And <first>
    And <second>
    And <third>
    And Nassir attempts to block
    Then Nassir blocks the action

    Examples:
      | first                            | second                           | third                            |
      | Nassir's intercept changes by 1  | Belinde's stealth changes by 2   | Nassir's intercept changes by 1  |
      | Belinde's stealth changes by 2   | Nassir's intercept changes by 1  | Belinde's stealth changes by -1  |

  @id:VTES-4715 @vtes.action.stealth-intercept.last-for-the-action
  @vtes.action.block.succeeds-if-intercept-at-least-stealth @checks:a
  Scenario Outline: Changes to stealth and intercept add up, and the block fails: <first>, <second>, <third>
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And <first>
    And <second>
    And <third>
    And Nassir attempts to block
    Then Nassir fails to block the action
    And it is for Alexis to block or decline

    Examples:
      | first                            | second                           | third                            |
      | Belinde's stealth changes by 1   | Nassir's intercept changes by 1  | Belinde's stealth changes by 1   |
      | Nassir's intercept changes by 2  | Belinde's stealth changes by 2   | Nassir's intercept changes by -1 |

  @id:VTES-4716 @vtes.action.stealth-intercept.reset-afterwards @checks:a
  @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: A change to a minion's stealth ends before its next action
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Belinde's stealth changes by 1
    And Alexis declines to block
    And everyone passes until Sarah's minion phase
    And Belinde bleeds Alexis
    Then the action's stealth is 0
    When Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-4852 @vtes.action.stealth.added-only-when-needed
  Scenario: A location cannot add stealth when the blocker's intercept is already too low
    Given Sarah's Baixinho is ready with 1 blood
    And Sarah controls The Labyrinth
    And Alexis's Nassir is ready
    And Alexis holds Precognition
    When Baixinho hunts
    And Nassir attempts to block
    Then it is for Alexis to respond to the block attempt
    And Sarah cannot use The Labyrinth on Baixinho because vtes.action.stealth.added-only-when-needed
    When Nassir plays Precognition at basic
    And Sarah uses The Labyrinth on Baixinho
    Then Nassir fails to block the action
    And The Labyrinth is locked
    And it is for Alexis to block or decline

  @id:VTES-4853 @vtes.action.stealth.added-only-when-needed
  Scenario: A location cannot add stealth once a card has given enough
    Given Sarah's Baixinho is ready
    And Sarah holds Cloak the Gathering
    And Sarah controls The Labyrinth
    And Alexis's Nassir is ready
    And Alexis holds Precognition
    When Baixinho bleeds Alexis
    And Nassir attempts to block
    And Baixinho plays Cloak the Gathering at basic
    Then it is for Alexis to respond to the block attempt
    And Sarah cannot use The Labyrinth on Baixinho because vtes.action.stealth.added-only-when-needed
    And The Labyrinth is unlocked
