# Fifth edition rulebook, "2. Resolve Any Block Attempts": who may attempt to block
Feature: Eligible blockers
  Targets may block a directed action. The prey, then the predator, may block an undirected one.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0100 @example @vtes.action.block.directed-example @checks:a
  @vtes.action.block.directed-only-targets-may-block @checks:a
  @vtes.action.block.methuselah-may-continue-after-failure
  Scenario: Only Alexis may block a bleed directed at her, and she may try again
    Given Sarah's Belinde is ready
    And Alexis's Wauneka and Nassir are ready
    And Nassir bears Sport Bike
    And Ines's Colette is ready
    And Tom's Ayelech is ready
    And Sarah holds Lost in Crowds
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    And Colette cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    And Ayelech cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Wauneka attempts to block
    And Belinde plays Lost in Crowds at basic
    Then Wauneka fails to block the action
    And Wauneka is unlocked
    And it is for Alexis to block or decline
    And Colette cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Nassir attempts to block
    Then Nassir blocks the action
    And no pool changes

  @id:VTES-0101 @example @vtes.action.block.directed-example @checks:a @vtes.action.block.declining-is-final
  Scenario: Nobody may block the bleed once Alexis declines
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Ines's Colette is ready
    When Belinde bleeds Alexis
    And Alexis declines to block
    Then the action succeeds
    And Alexis burns 1 pool
    And Colette is unlocked

  @id:VTES-0102 @example @vtes.action.block.undirected-example @checks:a @vtes.action.block.prey-before-predator
  @vtes.action.block.undirected-prey-or-predator @checks:a
  Scenario: Sarah's prey may block The Dowager's recruitment repeatedly, and then her predator may
    Given Sarah's The Dowager is ready
    And Alexis's Nassir and Wauneka are ready
    And Ines's Ayelech is ready
    And Tom's Colette is ready
    And Rui's Sully is ready
    And Sarah holds Underbridge Stray
    When The Dowager recruits Underbridge Stray at superior
    Then it is for Alexis to block or decline
    And Ayelech cannot attempt to block because vtes.action.block.prey-before-predator
    And Colette cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    And Sully cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Nassir attempts to block
    Then Nassir fails to block the action
    And it is for Alexis to block or decline
    And Ayelech cannot attempt to block because vtes.action.block.prey-before-predator
    When Wauneka attempts to block
    Then Wauneka fails to block the action
    And it is for Alexis to block or decline
    When Alexis declines to block
    Then it is for Ines to block or decline
    And Nassir cannot attempt to block because vtes.action.block.declining-is-final
    When Ayelech attempts to block
    Then Ayelech fails to block the action
    And it is for Ines to block or decline
    When Ines declines to block
    Then the action succeeds
    And Sarah controls The Dowager and Underbridge Stray

  @id:VTES-0103 @vtes.action.block.minion-may-try-repeatedly
  @vtes.action.course.b.failure-returns-to-a-with-rights-intact @checks:a
  Scenario: A minion may attempt to block again after failing
    Given Sarah's Wauneka is ready
    And Alexis's Nassir is ready
    When Wauneka hunts
    And Nassir attempts to block
    Then Nassir fails to block the action
    When Nassir attempts to block
    Then Nassir fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-2684 @vtes.action.block.minion-may-try-repeatedly @checks:a
  Scenario: A minion that failed to block may try again with more intercept
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready
    And Alexis holds Telepathic Misdirection
    When Wauneka hunts
    And Nassir attempts to block
    And Alexis passes
    Then Nassir fails to block the action
    When Nassir attempts to block
    And Nassir plays Telepathic Misdirection at basic
    Then Nassir blocks the action
    And Wauneka has 2 blood

  @id:VTES-6008 @vtes.action.block.minion-may-try-repeatedly @checks:b
  Scenario: No other minion may attempt to block while an attempt is under way
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir and Ayelech are ready
    And Alexis holds Telepathic Misdirection
    When Wauneka hunts
    And Nassir attempts to block
    Then Ayelech cannot attempt to block because vtes.action.course.b.no-other-minion-may-attempt
    When Alexis passes
    Then Nassir fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-2685 @vtes.action.block.methuselah-may-continue-after-failure @checks:a
  Scenario: A Methuselah may try another minion after a failure, and then the first one again
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir and Ayelech are ready
    When Wauneka hunts
    And Nassir attempts to block
    Then Nassir fails to block the action
    When Ayelech attempts to block
    Then Ayelech fails to block the action
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Alexis declines to block
    Then Wauneka has 3 blood

  @id:VTES-0104 @vtes.action.block.undirected-prey-or-predator
  Scenario: The predator may block at once if the prey has no minion that can block
    Given Sarah's Wauneka is ready
    And Alexis's Nassir is ready and locked
    And Ines's Ayelech is ready
    When Wauneka hunts
    Then it is for Ines to block or decline

  @id:VTES-0105 @vtes.minion-phase.others-ready-unlocked-minions-may-block @checks:a,b
  @vtes.torpor.cannot-block @checks:a
  Scenario: Locked minions, minions in torpor, and the acting Methuselah's minions cannot block
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Ayelech is ready and locked
    And Alexis's Colette is in torpor
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    Then Ayelech cannot attempt to block because vtes.minion-phase.others-ready-unlocked-minions-may-block
    And Colette cannot attempt to block because vtes.torpor.cannot-block
    And Wauneka cannot attempt to block because vtes.minion-phase.others-ready-unlocked-minions-may-block
    When Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-2639 @vtes.minion-phase.others-ready-unlocked-minions-may-block @checks:a,b,c
  Scenario: A locked minion can block only if it is awake
    Given Sarah's Belinde is ready
    And Alexis's Nassir and Ayelech are ready and locked
    And Alexis holds Wake with Evening's Freshness
    When Belinde bleeds Alexis
    And Nassir plays Wake with Evening's Freshness
    Then it is for Alexis to block or decline
    And Ayelech cannot attempt to block because vtes.minion-phase.others-ready-unlocked-minions-may-block
    When Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-2694 @vtes.action.course.a.usable-effects-or-declare-block @checks:b
  Scenario: A Methuselah who may not block an action may still react to it
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Tom's Colette is ready
    And Tom's Lauren is ready and locked
    And Tom holds Wake with Evening's Freshness
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    And Colette cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Alexis declines to block
    And Lauren plays Wake with Evening's Freshness
    Then Wake with Evening's Freshness is in Tom's ash heap
    And Alexis burns 1 pool

  @id:VTES-6009 @vtes.action.course.a.usable-effects-or-declare-block @checks:a,c
  Scenario: The target of an action may block with an unlocked minion but not with a locked one
    Given Sarah's Belinde is ready
    And Sarah holds Lost in Crowds
    And Alexis's Nassir is ready
    And Alexis's Ayelech is ready and locked
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    And Ayelech cannot attempt to block because vtes.minion-phase.others-ready-unlocked-minions-may-block
    When Nassir attempts to block
    Then it is for Sarah to respond to the block attempt
    When Sarah passes
    Then Nassir blocks the action

  @id:VTES-0106 @needs:action-cards @vtes.action.block.directed-only-targets-may-block @checks:a
  @vtes.action.directed.definition @checks:a @vtes.published.impundulu.own-minion-is-undirected
  Scenario: Only the controller of the targeted minion may block an action, from any seat
    Given Sarah's Impundulu is ready
    And Alexis's Ayelech is ready
    And Ines's Colette is ready
    And Tom's Nassir is ready with 3 blood
    When Sarah uses Impundulu on Nassir
    Then the action is directed
    And it is for Tom to block or decline
    And Ayelech cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    And Colette cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Tom declines to block
    Then the action succeeds
    And Impundulu has 2 life

  @id:VTES-0107 @needs:action-cards @vtes.action.undirected.definition @vtes.action.block.undirected-prey-or-predator
  @vtes.published.impundulu.own-minion-is-undirected
  Scenario: An action that targets the Methuselah's own minion is undirected
    Given Sarah's Impundulu is ready
    And Sarah's Nassir is ready with 3 blood
    And Alexis's Ayelech is ready
    And Tom's Colette is ready
    When Sarah uses Impundulu on Nassir
    Then the action is undirected
    And it is for Alexis to block or decline
    And Colette cannot attempt to block because vtes.action.block.undirected-prey-or-predator

  @id:VTES-2682 @needs:action-cards @vtes.action.directed.definition @checks:a,b,d
  Scenario Outline: An action is directed only if it targets another Methuselah or her card: <acts>
    Given Sarah's Sully and Horace Radcliffe are ready with 3 blood
    And Sarah's Impundulu is ready
    And Sarah's Nassir is ready
    And Sarah's Delilah Easton is in torpor with 2 blood
    And Sarah holds Deep Song
    And Tom's Ryan is in torpor
    And Alexis's Ayelech is ready
    And Tom's Colette is ready
    When <acts>
    Then the action is <nature>
    And the action targets <target>
    And it is for <asked> to block or decline

    Examples:
      | acts                                                    | nature     | target         | asked  |
      | Sully bleeds Alexis                                     | directed   | Alexis         | Alexis |
      | Horace Radcliffe plays Deep Song at superior on Ayelech | directed   | Ayelech        | Alexis |
      | Sarah uses Impundulu on Ayelech                         | directed   | Ayelech        | Alexis |
      | Sarah uses Impundulu on Colette                         | directed   | Colette        | Tom    |
      | Sully rescues Ryan                                      | directed   | Ryan           | Tom    |
      | Sully diablerises Ryan                                  | directed   | Ryan           | Tom    |
      | Sarah uses Impundulu on Nassir                          | undirected | Nassir         | Alexis |
      | Sully rescues Delilah Easton                            | undirected | Delilah Easton | Alexis |
      | Sully diablerises Delilah Easton                        | undirected | Delilah Easton | Alexis |

  @id:VTES-2704 @vtes.action.undirected.definition @checks:a
  Scenario Outline: An action without a target is undirected: <acts>
    Given Sarah's Sully and Horace Radcliffe are ready with 3 blood
    And Sarah's Nassir is ready
    And Nassir bears Kevlar Vest
    And Sarah's Delilah Easton is in torpor with 2 blood
    And Sarah holds Raven Spy, Underbridge Stray, Sport Bike and Kine Resources Contested
    And Alexis's Ayelech is ready
    When <acts>
    Then the action is undirected
    And the action has no target
    And it is for Alexis to block or decline

    Examples:
      | acts                                                 |
      | Sully hunts                                          |
      | Sully equips with Sport Bike                         |
      | Sully takes Kevlar Vest from Nassir                  |
      | Horace Radcliffe employs Raven Spy at basic          |
      | Horace Radcliffe recruits Underbridge Stray at basic |
      | Sully plays Kine Resources Contested                 |
      | Sully becomes Anarch                                 |
      | Delilah Easton leaves torpor                         |

  @id:VTES-0108 @vtes.action.block.target-change-reopens @checks:a @vtes.action.block.directed-only-targets-may-block
  Scenario: The new target of a redirected bleed may block it
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Tom's Colette is ready
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then the action targets Tom
    And it is for Tom to block or decline
    And Ayelech is unlocked
    And Ayelech cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Colette attempts to block
    Then Colette blocks the action
    And no pool changes

  @id:VTES-0109 @vtes.action.block.target-change-reopens @vtes.bleed.edge-to-acting-controller @checks:c
  @vtes.reaction.any-time-before-resolution @vtes.bleed.cards-may-allow-or-force-other-target @checks:b
  Scenario: A redirected bleed burns its new target's pool, and the acting Methuselah gets the Edge
    Given Sarah's Belinde is ready
    And Alexis's Lauren is ready with 4 blood
    And Tom's Colette is ready
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    And Alexis declines to block
    Then it is for Alexis to respond after blocks are declined
    And Lauren cannot play Deflection at basic on Sarah because vtes.bleed.never-oneself
    And Lauren cannot play Deflection at basic on Alexis because vtes.golden-rule.cards-override-rules
    When Lauren plays Deflection at basic on Tom
    And Tom declines to block
    Then Tom burns 1 pool
    And Alexis's pool stays the same
    And Sarah has the Edge
    And Lauren is ready with 3 blood and locked

  @id:VTES-0110 @vtes.action.block.target-change-reopens @checks:b
  @vtes.action.course.a.passing-forfeits-blocking @checks:b
  Scenario: The first target of a bleed may block it again if it comes back
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Tom's Gelasia Fotiou is ready
    And Alexis holds Deflection
    And Tom holds Deflection
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    And Tom declines to block
    And Gelasia Fotiou plays Deflection at superior on Alexis
    Then it is for Alexis to block or decline
    When Ayelech attempts to block
    Then Ayelech blocks the action
    And no pool changes

  @id:VTES-2686 @vtes.action.block.target-change-reopens @checks:a,c
  Scenario: The acting player may respond first after a redirection, then the new target
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech, Tom's Nassir and Rui's Colette are ready
    And Sarah holds Conditioning
    And Alexis holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    And Sarah passes
    And Ayelech plays Deflection at superior on Tom
    Then it is for Sarah to respond before blocks
    When Sarah passes
    Then it is for Tom to block or decline
    And Ayelech cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    And Colette cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Nassir attempts to block
    And Sarah passes
    Then Nassir blocks the action

  @id:VTES-2120 @needs:ending @vtes.action.block.undirected-prey-or-predator @checks:b
  @vtes.action.block.declining-is-final
  Scenario: A Methuselah who is both prey and predator declines to block only once
    Given Tom, Rui and Ines are ousted
    And Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir and Ayelech are ready
    When Wauneka hunts
    Then it is for Alexis to block or decline
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Alexis declines to block
    Then the action succeeds
    And Wauneka gains 1 blood
    And it is for Sarah to decide in the minion phase

  @id:VTES-2121 @vtes.action.course.b.failure-returns-to-a-with-rights-intact @checks:a
  @vtes.action.course.a.passing-forfeits-blocking
  Scenario: A pass during a block attempt ends only that attempt
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir and Ayelech are ready
    And Alexis holds Telepathic Misdirection
    When Wauneka hunts
    And Nassir attempts to block
    Then it is for Alexis to respond to the block attempt
    When Alexis passes
    Then Nassir fails to block the action
    And it is for Alexis to block or decline
    When Ayelech attempts to block
    And Ayelech plays Telepathic Misdirection at basic
    Then Ayelech blocks the action
    And Wauneka has 2 blood

  @id:VTES-2365 @needs:politics
  @vtes.action.block.prey-before-predator @checks:a,b @vtes.action.block.undirected-prey-or-predator @checks:a
  @vtes.action.block.declining-is-final
  Scenario Outline: The predator may block an undirected action once the prey has declined: <acts>
    Given Sarah's Sully and Horace Radcliffe are ready with 3 blood
    And Sarah's Delilah Easton is in torpor with 2 blood
    And Sarah holds Raven Spy, Underbridge Stray and Sport Bike
    And Alexis's Wauneka is ready
    And Tom's Nassir is ready
    And Ines's Colette is ready
    When <acts>
    Then the action is undirected
    And it is for Alexis to block or decline
    And Colette cannot attempt to block because vtes.action.block.prey-before-predator
    When Alexis declines to block
    Then it is for Ines to block or decline
    And Nassir cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Colette attempts to block
    Then Colette fails to block the action
    And it is for Ines to block or decline
    When Ines declines to block
    Then the action succeeds

    Examples:
      | acts                                                 |
      | Sully hunts                                          |
      | Sully equips with Sport Bike                         |
      | Horace Radcliffe employs Raven Spy at basic          |
      | Horace Radcliffe recruits Underbridge Stray at basic |
      | Sully becomes Anarch                                 |
      | Delilah Easton leaves torpor                         |
      | Sully rescues Delilah Easton                         |
      | Sully diablerises Delilah Easton                     |

  @id:VTES-2683 @vtes.action.block.prey-before-predator @checks:c
  Scenario: The predator may not block once the prey's block succeeds
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    And Ines's Colette is ready
    When Wauneka hunts
    And Nassir attempts to block
    Then Nassir blocks the action
    When Wauneka strikes with hands
    And Nassir strikes with hands
    Then the action fails
    And it is for Sarah to decide in the minion phase
    And Colette is unlocked

  @id:VTES-4894 @vtes.action.course.effects-last-for-the-action
  Scenario: A minion stopped by Elder Impersonation may block the next action
    Given Sarah's Belinde and Ryan are ready
    And Sarah holds Elder Impersonation
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Elder Impersonation at superior
    Then Nassir fails to block the action
    And Nassir cannot attempt to block because vtes.minion-phase.others-ready-unlocked-minions-may-block
    And Alexis burns 1 pool
    When Ryan bleeds Alexis
    And Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-4895 @vtes.action.course.effects-last-for-the-action
  Scenario: A seduced vampire may block the next action
    Given Sarah's Trevon Parker and Ryan are ready
    And Sarah holds Seduction
    And Alexis's Nassir and Colette are ready
    When Trevon Parker bleeds Alexis
    And Trevon Parker plays Seduction at superior on Nassir
    Then Nassir cannot attempt to block because vtes.golden-rule.cards-override-rules
    When Alexis declines to block
    And Ryan bleeds Alexis
    And Nassir attempts to block
    Then Nassir blocks the action
