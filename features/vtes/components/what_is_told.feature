# Fifth edition rulebook, throughout: every change is reported with its card and amount
Feature: Every change is reported as an event
  The events alone show everything that changes: cards that lock, counters that move, and numbers.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  # Cards that lock.

  @id:VTES-4000 @vtes.lock.turned-sideways
  Scenario Outline: Only the acting minion locks when it acts: <does>
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready with 1 blood
    And Sarah's Nassir is in torpor with 3 blood
    And Sarah holds Sport Bike and Underbridge Stray
    When <does>
    Then <actor> is locked
    And <other> is unlocked
    And these events happen in order:
      | event  | card    |
      | locked | <actor> |
    And none of these events happens:
      | event  | card    |
      | locked | <other> |

    @needs:bleed
    Examples:
      | does                  | actor   | other  |
      | Wauneka bleeds Alexis | Wauneka | Nassir |

    @needs:hunt
    Examples:
      | does          | actor   | other  |
      | Wauneka hunts | Wauneka | Nassir |

    Examples:
      | does                                        | actor   | other  |
      | Wauneka equips with Sport Bike              | Wauneka | Nassir |
      | Wauneka recruits Underbridge Stray at basic | Wauneka | Nassir |

    @needs:torpor
    Examples:
      | does                 | actor  | other   |
      | Nassir leaves torpor | Nassir | Wauneka |

  @id:VTES-4001 @vtes.action.resolve.block-locks-blocker
  Scenario: A blocking minion locks, and the acting minion does not lock again
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready with 1 blood
    And Alexis's Ayelech and Colette are ready
    When Wauneka bleeds Alexis
    Then it is for Alexis to block or decline
    When Ayelech attempts to block
    Then Ayelech blocks the action
    And these events happen in order:
      | event          | minion  |
      | action-blocked | Ayelech |
    And these events happen in order:
      | event  | card    |
      | locked | Ayelech |
    And none of these events happens:
      | event  | card    |
      | locked | Wauneka |
      | locked | Colette |
    And it is for Sarah to choose a strike

  @id:VTES-4002 @vtes.lock.turned-sideways
  Scenario: A location locks when it is used
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready with 1 blood
    And Sarah controls The Barrens
    And Sarah holds Bonding
    When Sarah uses The Barrens on Bonding
    Then The Barrens is locked
    And these events happen in order:
      | event  | card        |
      | locked | The Barrens |

  # Counters.

  @id:VTES-4003 @vtes.counter.gained-counters-come-from-bank
  Scenario: The pool gained from the Edge is reported
    Given it is Sarah's unlock phase
    And Sarah has the Edge
    When Sarah gains 1 pool from the Edge
    Then Sarah gains 1 pool
    And these events happen in order:
      | event       | seat  | amount |
      | pool-gained | Sarah | 1      |

  @id:VTES-4004 @needs:ending @vtes.counter.gained-counters-come-from-bank
  Scenario: The pool that a predator gains for ousting the prey is reported
    Given it is Sarah's minion phase
    And Sarah has 10 pool
    When Alexis loses all pool
    Then Sarah has 16 pool
    And these events happen in order:
      | event       | seat  | amount |
      | pool-gained | Sarah | 6      |
    And none of these events happens:
      | event       | seat |
      | pool-gained | Ines |

  @id:VTES-4005 @needs:influence @vtes.counter.one-kind-three-names
  Scenario: Blood taken back as pool is reported as moved, and neither burned nor gained
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 3 blood
    And Sarah has 10 pool
    When Sarah takes 2 blood back from Ryan
    Then Sarah has 12 pool
    And Ryan has 1 blood
    And these events happen in order:
      | event       | source | target | amount |
      | blood-moved | Ryan   | Sarah  | 1      |
      | blood-moved | Ryan   | Sarah  | 1      |
    And none of these events happens:
      | event        |
      | pool-gained  |
      | blood-burned |

  @id:VTES-4006 @vtes.counter.one-kind-three-names
  Scenario: Blood that Vessel turns into pool is reported as moved
    Given it is Sarah's unlock phase
    And Sarah's Belinde is ready with 2 blood
    And Belinde bears Vessel
    When Sarah uses Vessel to move 1 blood to the pool
    Then Sarah gains 1 pool
    And these events happen in order:
      | event       | source  | target | amount |
      | blood-moved | Belinde | Sarah  | 1      |
    And none of these events happens:
      | event        |
      | pool-gained  |
      | blood-burned |

  @id:VTES-4007 @needs:withdrawal @needs:ending @vtes.withdrawal.success-gives-1-vp
  Scenario: The remaining pool of a Methuselah who withdraws is reported as burned
    Given it is Sarah's unlock phase
    And Sarah has 8 pool
    When Sarah announces a withdrawal
    And everyone passes until Alexis's unlock phase
    And everyone passes until Tom's unlock phase
    And everyone passes until Rui's unlock phase
    And everyone passes until Ines's unlock phase
    And everyone passes until Alexis's unlock phase
    Then Sarah is ousted
    And Sarah has 0 pool
    And these events happen in order:
      | event       | seat  | amount |
      | pool-burned | Sarah | 8      |

  # The Edge.

  @id:VTES-4028 @vtes.bleed.edge-to-acting-controller
  Scenario Outline: A successful bleed reports the Edge moving from <holder> to the acting Methuselah
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And <holder> has the Edge
    When Sully bleeds Alexis
    Then Sarah has the Edge
    And these events happen in order:
      | event      | seat  |
      | edge-taken | Sarah |

    Examples:
      | holder |
      | Alexis |
      | Tom    |

  @id:VTES-4029 @vtes.bleed.edge-to-acting-controller
  Scenario: The Edge is reported when it gets its first holder, and not when the holder keeps it
    Given it is Sarah's minion phase
    And Sarah's Sully and Nassir are ready
    When Sully bleeds Alexis
    Then these events happen in order:
      | event      | seat  |
      | edge-taken | Sarah |
    When Nassir bleeds Alexis
    Then Alexis burns 1 pool
    And Sarah has the Edge
    And none of these events happens:
      | event      |
      | edge-taken |

  # Cards that enter or leave play.

  @id:VTES-4008 @needs:influence @vtes.decks.crypt-draw-goes-to-uncontrolled
  Scenario: A card drawn from the crypt is reported
    Given it is Sarah's influence phase
    And Sarah's crypt holds Ryan and Belinde
    When Sarah draws a crypt card
    Then Ryan is uncontrolled
    And these events happen in order:
      | event            | seat  | card |
      | crypt-card-drawn | Sarah | Ryan |
    And none of these events happens:
      | event      |
      | card-drawn |

  @id:VTES-4009 @needs:influence @vtes.decks.crypt-draw-goes-to-uncontrolled
  Scenario: Random draws from a crypt of unknown order are reported, and no card comes twice
    Given it is Sarah's influence phase
    And Sarah's crypt holds Ryan, Belinde and Wauneka in unknown order
    When Sarah draws a crypt card
    And chance draws Belinde
    Then Belinde is uncontrolled
    And these events happen in order:
      | event            | seat  | card    |
      | crypt-card-drawn | Sarah | Belinde |
    And none of these events happens:
      | event            | card    |
      | crypt-card-drawn | Ryan    |
      | crypt-card-drawn | Wauneka |

  @id:VTES-4010 @edition:played_card_goes_to_ash_heap=on-resolution
  @needs:bleed @vtes.card.play.to-ash-heap-on-resolution
  Scenario: A successful action's card is reported in the ash heap only after the action succeeds
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 3 blood
    And Alexis's Ayelech is ready
    And Sarah holds Govern the Unaligned
    When Sully plays Govern the Unaligned at basic on Alexis
    Then these events happen in order:
      | event       | seat  | card                 |
      | card-played | Sarah | Govern the Unaligned |
    And none of these events happens:
      | event       |
      | card-burned |
    When Alexis declines to block
    Then Govern the Unaligned is in Sarah's ash heap
    And these events happen in order:
      | event       | seat  | card                 |
      | card-burned | Sarah | Govern the Unaligned |

  @id:VTES-4011 @vtes.card.play.to-ash-heap-on-resolution
  Scenario: Played modifiers, reactions, and combat cards are reported going to the ash heap
    Given it is Sarah's minion phase
    And Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Sarah holds Conditioning
    And Alexis holds Telepathic Counter and Quick Jab
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Conditioning at basic
    Then Conditioning is in Sarah's ash heap
    And these events happen in order:
      | event       | seat  | card         |
      | card-burned | Sarah | Conditioning |
    When Ayelech plays Telepathic Counter at basic
    Then Telepathic Counter is in Alexis's ash heap
    And these events happen in order:
      | event       | seat   | card               |
      | card-burned | Alexis | Telepathic Counter |
    When Ayelech attempts to block
    And Gelasia Fotiou strikes with hands
    And Ayelech plays Quick Jab
    Then Quick Jab is in Alexis's ash heap
    And these events happen in order:
      | event       | seat   | card      |
      | card-burned | Alexis | Quick Jab |

  @id:VTES-4012 @vtes.card.play.to-ash-heap-on-resolution
  Scenario: A master card that leaves nothing in play is reported going to the ash heap
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 2 blood
    And Sarah holds Life in the City
    When Sarah plays Life in the City on Belinde
    Then Life in the City is in Sarah's ash heap
    And these events happen in order:
      | event       | seat  | card             |
      | card-burned | Sarah | Life in the City |

  @id:VTES-4013 @needs:bleed @vtes.action.resolve.blocked-burns-action-card
  Scenario: The card of a blocked action is reported going to the ash heap
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 3 blood
    And Alexis's Ayelech is ready
    And Sarah holds Govern the Unaligned
    When Sully plays Govern the Unaligned at basic on Alexis
    And Ayelech attempts to block
    Then Govern the Unaligned is in Sarah's ash heap
    And these events happen in order:
      | event       | seat  | card                 |
      | card-burned | Sarah | Govern the Unaligned |

  @id:VTES-4014 @vtes.cancel.card-has-no-effect @vtes.cancel.card-still-counts-as-played
  Scenario Outline: A cancelled card is reported as played, as cancelled, and as going to the ash heap: <play>
    Given it is <whose>'s master phase
    And <whose> holds <card>
    And <other> holds <cancels>
    And <whose>'s Belinde is ready with 2 blood
    When <whose> plays <play>
    And <other> plays <cancels>
    Then <card> is in <whose>'s ash heap
    And these events happen in order:
      | event          | seat    | card      |
      | card-played    | <whose> | <card>    |
      | card-played    | <other> | <cancels> |
      | card-cancelled | <whose> | <card>    |
    And these events happen in order:
      | event       | seat    | card   |
      | card-burned | <whose> | <card> |
    And none of these events happens:
      | event          | card      |
      | card-cancelled | <cancels> |

    Examples:
      | whose | other  | card                | play                        | cancels         |
      | Sarah | Alexis | Information Highway | Information Highway         | Sudden Reversal |
      | Tom   | Alexis | Life in the City    | Life in the City on Belinde | Wash            |

  @id:VTES-4015 @vtes.glossary.discard-moves-hand-card-to-ash-heap
  Scenario: A discard in the discard phase is reported with its owner
    Given it is Sarah's discard phase
    And Sarah holds Bonding and Vessel
    When Sarah discards Vessel
    Then Vessel is in Sarah's ash heap
    And these events happen in order:
      | event          | seat  | card   |
      | card-discarded | Sarah | Vessel |
    And none of these events happens:
      | event       |
      | card-played |

  @id:VTES-4016 @vtes.glossary.discard-moves-hand-card-to-ash-heap @vtes.wording.during-x-do-y-once-per-x
  Scenario: A discard that increases a bleed is reported with its owner
    Given it is Sarah's minion phase
    And Sarah's Larissa Moreira is ready
    And Alexis's Nassir is ready
    And Sarah holds Raven Spy
    When Larissa Moreira bleeds Alexis
    And Sarah uses Larissa Moreira on Raven Spy
    Then the bleed is for 2
    And these events happen in order:
      | event          | seat  | card      |
      | card-discarded | Sarah | Raven Spy |
    And it is for Alexis to block or decline

  @id:VTES-4017 @vtes.glossary.ash-heap.targeting-action-is-undirected
  Scenario: A card removed from an ash heap is reported with its owner
    Given it is Sarah's minion phase
    And Sarah's Nassir is ready
    And Nassir's clan is Nagaraja
    And Alexis's Ayelech is ready
    And Tom's ash heap holds J. S. Simmons, Esq.
    And Sarah holds Emergency Rations
    When Nassir plays Emergency Rations on J. S. Simmons, Esq. in Tom's ash heap
    And nobody responds
    Then J. S. Simmons, Esq. is removed from the game
    And Tom's ash heap is empty
    And these events happen in order:
      | event        | seat | card                |
      | card-removed | Tom  | J. S. Simmons, Esq. |

  # Vampires that become ready.

  @id:VTES-4018 @vtes.area.torpor-is-for-wounded-vampires
  Scenario Outline: A vampire that leaves torpor is reported as ready: <does>
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready with 3 blood
    And Sarah's Nassir is in torpor with 3 blood
    And Tom's Colette is in torpor with 1 blood
    And Alexis's Ayelech is ready
    And Tom's Wauneka is ready
    When <does>
    And nobody responds
    Then <vampire> is ready
    And these events happen in order:
      | event    | card      |
      | to-ready | <vampire> |
    And none of these events happens:
      | event    | card    |
      | to-ready | <other> |

    Examples:
      | does                    | vampire | other   |
      | Nassir leaves torpor    | Nassir  | Colette |
      | Belinde rescues Nassir  | Nassir  | Colette |
      | Belinde rescues Colette | Colette | Nassir  |

  # Numbers that change during an action.

  @id:VTES-4019 @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario Outline: <play> reduces a bleed for 4 to <bleed>
    Given it is Sarah's minion phase
    And Sarah's Gelasia Fotiou is ready
    And Sarah holds Conditioning
    And Alexis's <vampire> is ready
    And Alexis holds <card>
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Conditioning at superior
    Then the bleed is for 4
    When <vampire> plays <play>
    Then the bleed is for <bleed>
    When Alexis declines to block
    Then Alexis burns <bleed> pool

    Examples:
      | vampire       | card               | play                           | bleed |
      | Colette       | Telepathic Counter | Telepathic Counter at basic    | 3     |
      | Colette       | Telepathic Counter | Telepathic Counter at superior | 2     |
      | Chrysanthemum | Protected District | Protected District             | 1     |

  @id:VTES-4020 @needs:legacy @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: A minion in play can increase a bleed
    Given it is Sarah's minion phase
    And Sarah's The Horde and Sully are ready with 1 blood
    And Sully's only trait is Infernal
    And Alexis's Nassir is ready
    When Sully bleeds Alexis
    And Sarah uses The Horde
    Then the bleed is for 2
    When Alexis declines to block
    Then Alexis burns 2 pool

  @id:VTES-4021 @vtes.influence.merge.merged-icon-effects
  Scenario: Quentin King III (ADV) burns blood to bleed for 1 more
    Given it is Sarah's minion phase
    And Sarah's Quentin King III (ADV) is ready with 3 blood
    And Quentin King III (ADV) is merged with Quentin King III
    And Alexis's Nassir is ready
    When Quentin King III (ADV) bleeds Alexis
    And Sarah uses Quentin King III (ADV)
    Then the bleed is for 2
    And it is for Alexis to block or decline

  @id:VTES-4022 @vtes.action.stealth-intercept.last-for-the-action
  Scenario Outline: <play> raises the action's stealth to <total>
    Given it is Sarah's minion phase
    And Sarah's <vampire> is ready with 1 blood
    And Sarah holds <card>
    And Alexis's Ashley is ready
    And Ashley bears Sport Bike
    When <vampire> hunts
    And Ashley attempts to block
    And <vampire> plays <play>
    Then Ashley fails to block the action
    And the action's stealth is <total>
    And it is for Alexis to block or decline

    Examples:
      | vampire | card           | play                       | total |
      | Sully   | Lost in Crowds | Lost in Crowds at basic    | 2     |
      | Belinde | Lost in Crowds | Lost in Crowds at superior | 3     |

  @id:VTES-4023 @vtes.action.stealth.added-only-when-needed
  Scenario: The Labyrinth gives 1 stealth to an action that had none
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah controls The Labyrinth
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Sarah uses The Labyrinth on Belinde
    Then Nassir fails to block the action
    And the action's stealth is 1
    And it is for Alexis to block or decline

  @id:VTES-4024 @vtes.action.intercept.added-only-when-needed
  Scenario: Market Square gives enough intercept to block a hunt
    Given it is Alexis's minion phase
    And Alexis's Wauneka is ready with 1 blood
    And Sarah's Alu is ready
    And Sarah controls Market Square
    When Wauneka hunts
    And Alu attempts to block
    And Sarah uses Market Square
    Then Alu blocks the action
    And it is for Alexis to choose a strike

  @id:VTES-4025 @vtes.glossary.bearer.qualified-bearer-only-may-use
  Scenario: Bowl of Convergence gives intercept for blood on top of its printed intercept
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 1 blood
    And Sarah holds Lost in Crowds
    And Alexis's Colette is ready with 3 blood
    And Colette bears Bowl of Convergence
    When Sully hunts
    And Colette attempts to block
    And Sully plays Lost in Crowds at basic
    And Alexis uses Bowl of Convergence
    Then Colette blocks the action
    And these events happen in order:
      | event        | card    | amount |
      | blood-burned | Colette | 1      |
    And it is for Sarah to choose a strike

  @id:VTES-4026 @vtes.action.stealth-and-intercept-may-be-modified-below-zero
  Scenario: Intercept can be reduced below 0
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 2 blood
    And Alexis's Ashley and Underbridge Stray are ready
    And Ashley bears Sport Bike
    And Sarah holds Into Thin Air
    When Sully hunts
    And Ashley attempts to block
    And Sully plays Into Thin Air at basic
    And Sarah uses Sully on Underbridge Stray to lower the intercept
    And Sully's stealth changes by -2
    And Underbridge Stray attempts to block
    Then Underbridge Stray fails to block the action
    And the action's stealth is 0
    When Sully's stealth changes by -1
    And Underbridge Stray attempts to block
    Then Underbridge Stray blocks the action
    And it is for Sarah to choose a strike

  @id:VTES-4027 @vtes.action.block.target-change-reopens
  Scenario Outline: The new target of a redirected bleed is reported: <play>
    Given it is Sarah's minion phase
    And Sarah's Nassir is ready
    And Alexis's <vampire> is ready
    And <target>'s Wauneka is ready
    And Alexis holds <card>
    When Nassir bleeds Alexis
    And Alexis declines to block
    And <vampire> plays <play>
    Then the action targets <target>
    And these events happen in order:
      | event          | target   |
      | target-changed | <target> |
    And it is for <target> to block or decline

    Examples:
      | vampire     | card                    | play                                       | target |
      | Black Lotus | Deflection              | Deflection at basic on Tom                 | Tom    |
      | Black Lotus | Deflection              | Deflection at superior on Ines             | Ines   |
      | Colette     | Telepathic Misdirection | Telepathic Misdirection at superior on Rui | Rui    |

  # Effects that do not happen.

  @id:VTES-4046 @vtes.combat.damage.prevent-then-mend
  Scenario: Prevented damage is neither inflicted nor mended
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Alexis's Brock Sterling is ready with 3 blood
    And Alexis holds Skin of Rock
    When Wauneka enters combat with Brock Sterling
    And Wauneka strikes with hands
    And Brock Sterling strikes with hands
    And Brock Sterling plays Skin of Rock at basic
    Then Brock Sterling takes no damage
    And Brock Sterling has 3 blood
    And these events happen in order:
      | event            | card           | normal | aggravated |
      | damage-prevented | Brock Sterling | 1      | 0          |
    And none of these events happens:
      | event            | card           |
      | damage-inflicted | Brock Sterling |
      | mended           | Brock Sterling |
      | wounded          | Brock Sterling |

  @id:VTES-4047 @needs:arrange @vtes.combat.damage.insufficient-blood-wounds
  Scenario Outline: A vampire that cannot mend any damage goes to torpor and keeps its blood: <damage>
    Given it is Sarah's minion phase
    And Alexis's Ayelech is ready with <blood> blood
    When Ayelech is dealt <damage>
    Then Ayelech is in torpor with <blood> blood
    And these events happen in order:
      | event            | card    | normal   | aggravated   |
      | damage-inflicted | Ayelech | <normal> | <aggravated> |
    And these events happen in order:
      | event     | card    |
      | to-torpor | Ayelech |
    And none of these events happens:
      | event        | card    |
      | mended       | Ayelech |
      | blood-burned | Ayelech |

    Examples:
      | damage              | blood | normal | aggravated |
      | 1 damage            | 0     | 1      | 0          |
      | 3 damage            | 0     | 3      | 0          |
      | 1 aggravated damage | 3     | 0      | 1          |

  @id:VTES-4048 @vtes.counter.added-blood-comes-from-bank
  Scenario Outline: A vampire with <blood> of 4 blood gains <gained> from Emergency Rations, and none drains off
    Given it is Sarah's unlock phase
    And Sarah's Nassir is ready with <blood> blood
    And Nassir bears Emergency Rations
    When Sarah uses Emergency Rations
    Then Nassir has 4 blood
    And these events happen in order:
      | event        | card   | amount   |
      | blood-gained | Nassir | <gained> |
    And none of these events happens:
      | event         |
      | blood-drained |

    Examples:
      | blood | gained |
      | 0     | 4      |
      | 1     | 3      |
      | 3     | 1      |
