# Fifth edition rulebook, "Torpor"
Feature: Torpor

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-0265 @vtes.torpor.region-placement @checks:a @vtes.torpor.attachments-stay @checks:a,b
  Scenario: A vampire goes to torpor with all its cards, and stays as locked as it was
    Given it is Sarah's minion phase
    And Alexis's Belinde is ready with 2 blood
    And Belinde bears .44 Magnum and Raven Spy
    When Belinde is dealt 1 aggravated damage
    Then Belinde is in torpor with 2 blood and unlocked
    And Belinde bears .44 Magnum and Raven Spy
    And Raven Spy has 1 life

  @id:VTES-2213 @vtes.torpor.attachments-stay @checks:b @vtes.torpor.entered-when-damage-not-mended
  Scenario: A locked vampire stays locked in torpor
    Given it is Sarah's minion phase
    And Alexis's Belinde is ready with 0 blood and locked
    When Belinde is dealt 1 damage
    Then Belinde is in torpor with 0 blood and locked

  @id:VTES-0266 @vtes.torpor.only-leave-torpor-action @checks:b
  Scenario: A vampire in torpor can take only the action to leave it
    Given it is Sarah's minion phase
    And Sarah's Belinde is in torpor with 3 blood
    And Alexis's Nassir is in torpor with 1 blood
    Then Belinde cannot bleed Alexis because vtes.torpor.only-leave-torpor-action
    And Belinde cannot hunt because vtes.torpor.only-leave-torpor-action
    And Belinde cannot diablerise Nassir because vtes.torpor.only-leave-torpor-action
    And Belinde cannot rescue Nassir because vtes.torpor.only-leave-torpor-action
    When Belinde leaves torpor
    Then Belinde is ready with 1 blood

  @id:VTES-2246 @vtes.torpor.only-leave-torpor-action @checks:c
  @vtes.hunt.mandatory-for-empty-ready-unlocked-vampire @checks:a,c
  Scenario: An empty vampire in torpor need not hunt, and the others may act
    Given it is Sarah's minion phase
    And Sarah's Belinde is in torpor with 0 blood
    And Sarah's Sully is ready with 1 blood
    Then Belinde cannot hunt because vtes.torpor.only-leave-torpor-action
    When Sully bleeds Alexis
    Then Alexis burns 1 pool
    When Sarah ends the minion phase
    Then it is Sarah's influence phase
    And Belinde is in torpor with 0 blood

  @id:VTES-0267 @vtes.torpor.cannot-block @checks:a
  Scenario: An unlocked vampire in torpor cannot block
    Given it is Sarah's minion phase
    And Sarah's Wauneka and Alexis's Nassir are ready
    And Alexis's Ayelech is in torpor with 5 blood and unlocked
    When Wauneka bleeds Alexis
    Then it is for Alexis to block or decline
    And Ayelech cannot attempt to block because vtes.torpor.cannot-block
    When Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-0268 @vtes.torpor.cannot-play-reactions @checks:a
  Scenario: A vampire in torpor cannot deflect a bleed
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Alexis's Ayelech is in torpor with 5 blood and unlocked
    And Sarah holds Bonding
    And Alexis holds Deflection
    When Sully bleeds Alexis
    Then it is for Sarah to respond before blocks
    When Sarah passes
    Then it is for Sarah to respond after blocks are declined
    And Ayelech cannot play Deflection at superior on Tom because vtes.torpor.cannot-play-reactions
    When Sarah passes
    Then Alexis burns 1 pool

  @id:VTES-0269 @vtes.torpor.unlocks-normally @checks:a
  Scenario: A vampire in torpor unlocks in its controller's unlock phase
    Given it is Sarah's unlock phase
    And Sarah's Belinde is in torpor with 1 blood and locked
    And Alexis's Nassir is in torpor with 1 blood and locked
    When Sarah ends the unlock phase
    Then Belinde is in torpor with 1 blood and unlocked
    And Nassir is in torpor with 1 blood and locked

  # Fifth edition rulebook, "Leave Torpor"
  @id:VTES-1592 @vtes.leave-torpor.who-vampire-in-torpor @checks:a
  Scenario: A ready vampire cannot leave torpor
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Sarah's Ryan is in torpor with 3 blood
    Then Sully cannot leave torpor because vtes.leave-torpor.who-vampire-in-torpor
    When Ryan leaves torpor
    Then Ryan is ready with 1 blood

  Rule: Leave torpor

    Background:
      Given it is Sarah's minion phase

    @id:VTES-0270 @vtes.leave-torpor.success-moves-to-ready @checks:a
    @vtes.leave-torpor.default-cost-two-blood @checks:a
    @vtes.leave-torpor.no-longer-wounded
    Scenario: A vampire leaves torpor for 2 blood, and is no longer wounded
      Given Sarah's Belinde is in torpor with 3 blood
      And Belinde bears .44 Magnum
      And Alexis's Ayelech is ready
      When Belinde leaves torpor
      Then the action is undirected
      And the action has no target
      And the action's stealth is 1
      And the action costs 2 blood
      And Belinde has 3 blood
      And Belinde is in torpor and locked
      When Alexis declines to block
      Then the action succeeds
      And Belinde burns 2 blood
      And Belinde is ready with 1 blood and locked
      And Belinde is not wounded
      And Belinde bears .44 Magnum

    @id:VTES-2659 @vtes.leave-torpor.default-cost-two-blood @checks:a,b
    Scenario Outline: A vampire with <before> blood leaves torpor for 2 blood and has <after> left
      Given Sarah's Belinde is in torpor with <before> blood
      And Sarah's Ryan is in torpor with 1 blood
      Then Ryan cannot leave torpor because vtes.card.cost.blood-needs-enough-blood
      When Belinde leaves torpor
      Then Belinde is ready with <after> blood and locked
      And no pool changes

      Examples:
        | before | after |
        | 2      | 0     |
        | 3      | 1     |
        | 6      | 4     |

    @id:VTES-2610 @vtes.leave-torpor.undirected-no-target @checks:a
    Scenario: Leaving torpor may be blocked by the prey, then by the predator
      Given Sarah's Belinde is in torpor with 2 blood
      And Alexis's Wauneka, Tom's Nassir, Rui's Ryan and Ines's Colette are ready
      And Colette bears Sport Bike
      When Belinde leaves torpor
      Then the action is undirected
      And the action has no target
      And it is for Alexis to block or decline
      And Colette cannot attempt to block because vtes.action.block.prey-before-predator
      And Nassir cannot attempt to block because vtes.action.block.undirected-prey-or-predator
      And Ryan cannot attempt to block because vtes.action.block.undirected-prey-or-predator
      When Alexis declines to block
      Then it is for Ines to block or decline
      When Colette attempts to block
      Then Colette blocks the action
      And Belinde is in torpor with 2 blood
      And it is for Ines to diablerise or decline

    @id:VTES-2611 @vtes.leave-torpor.default-stealth-plus-one @checks:a
    Scenario: Leaving torpor has exactly 1 stealth
      Given Sarah's Belinde is in torpor with 2 blood
      And Alexis's Nassir and Ayelech are ready
      And Ayelech bears Sport Bike
      When Belinde leaves torpor
      Then the action's stealth is 1
      When Nassir attempts to block
      Then Nassir fails to block the action
      When Ayelech attempts to block
      Then Ayelech blocks the action
      And Belinde is in torpor with 2 blood
      And it is for Alexis to diablerise or decline

    @id:VTES-0271 @provisional
    @vtes.card.cost.blood-needs-enough-blood
    Scenario: A vampire with 1 blood cannot leave torpor
      Given Sarah's Belinde is in torpor with 1 blood
      Then Belinde cannot leave torpor because vtes.card.cost.blood-needs-enough-blood

    @id:VTES-0272 @vtes.torpor.may-play-modifiers-in-own-action @checks:a
    Scenario: A vampire may play action modifiers as it leaves torpor
      Given Sarah's Belinde is in torpor with 2 blood
      And Alexis's Ayelech is ready
      And Ayelech bears Sport Bike
      And Sarah holds Cloak the Gathering
      When Belinde leaves torpor
      And Ayelech attempts to block
      Then it is for Sarah to respond to the block attempt
      When Belinde plays Cloak the Gathering at basic
      Then the action's stealth is 2
      And Ayelech fails to block the action
      When Alexis declines to block
      Then Belinde is ready with 0 blood

    @id:VTES-0273 @vtes.leave-torpor.blocked-no-combat @checks:a
    @vtes.leave-torpor.blocked-otherwise-simply-fails @checks:a
    @vtes.leave-torpor.blocked-vampire-blocker-may-diablerise @checks:b
    @vtes.action.resolve.block-starts-combat @checks:b
    Scenario: A vampire blocked and spared stays in torpor without combat or cost
      Given Sarah's Belinde is in torpor with 3 blood
      And Alexis's Ayelech is ready
      And Ayelech bears Sport Bike
      When Belinde leaves torpor
      And Ayelech attempts to block
      Then Ayelech blocks the action
      And there is no combat
      And it is for Alexis to diablerise or decline
      When Alexis passes
      Then the action fails
      And Belinde is in torpor with 3 blood and locked
      And Ayelech is locked
      And there is no combat

    @id:VTES-0274 @vtes.leave-torpor.blocked-otherwise-simply-fails @checks:a @vtes.leave-torpor.blocked-no-combat
    Scenario: An ally that blocks a vampire leaving torpor is not offered diablerie
      Given Sarah's Belinde is in torpor with 3 blood
      And Alexis's Underbridge Stray is ready with 1 life
      And Underbridge Stray came into play at basic
      And Underbridge Stray bears Sport Bike
      When Belinde leaves torpor
      And Underbridge Stray attempts to block
      Then Underbridge Stray blocks the action
      And the action fails
      And there is no combat
      And Belinde is in torpor with 3 blood and locked
      And it is for Sarah to decide in the minion phase

    @id:VTES-0275 @vtes.leave-torpor.blocked-vampire-blocker-may-diablerise @checks:a
    Scenario: A vampire that blocks another leaving torpor may diablerise it
      Given Sarah's Belinde is in torpor with 3 blood
      And Alexis's Ayelech is ready with 3 blood
      And Ayelech bears Sport Bike
      When Belinde leaves torpor
      And Ayelech attempts to block
      Then it is for Alexis to diablerise or decline
      And Belinde is in torpor with 3 blood
      When Ayelech diablerises Belinde
      Then Ayelech gains 3 blood
      And Belinde is in Sarah's ash heap
      And it is for Alexis to vote or pass
      When everyone passes
      Then the referendum fails
      And the action fails
      And there is no combat
      And Ayelech is ready with 6 blood and locked

    @id:VTES-2660 @vtes.leave-torpor.blocked-vampire-blocker-may-diablerise @checks:c
    Scenario: A vampire that cannot commit diablerie is not offered it when it blocks
      Given Sarah's Belinde is in torpor with 3 blood
      And Alexis's Anwar is ready
      And Anwar bears Sport Bike
      When Belinde leaves torpor
      And Anwar attempts to block
      Then Anwar blocks the action
      And the action fails
      And there is no combat
      And Belinde is in torpor with 3 blood and locked
      And Anwar is locked
      And it is for Sarah to decide in the minion phase

    @id:VTES-2661 @vtes.leave-torpor.no-longer-wounded @checks:a @vtes.leave-torpor.success-moves-to-ready @checks:a
    Scenario: A vampire that leaves torpor keeps its cards and is not wounded
      Given Sarah's Belinde is in torpor with 2 blood
      And Belinde bears .44 Magnum
      When Belinde leaves torpor
      Then Belinde is ready with 0 blood and locked
      And Belinde bears .44 Magnum
      And Belinde is not wounded
      When Belinde is dealt 1 aggravated damage
      Then Belinde is in torpor with 0 blood

  # Fifth edition rulebook, "Rescue a Vampire from Torpor"
  Rule: Rescue

    Background:
      Given it is Sarah's minion phase

    @id:VTES-0276 @vtes.rescue.cost-may-be-shared @checks:a @vtes.rescue.default-cost-two-blood
    @vtes.rescue.no-longer-wounded
    Scenario: Rescuer and rescued vampire share the cost
      Given Sarah's Belinde is ready with 2 blood
      And Sarah's Nassir is in torpor with 1 blood and unlocked
      And Alexis's Ayelech is ready
      When Belinde rescues Nassir, who pays 1 blood
      Then the action is undirected
      And the action targets Nassir
      And the action's stealth is 1
      And it is for Alexis to block or decline
      When nobody blocks
      Then the action succeeds
      And Belinde burns 1 blood
      And Nassir burns 1 blood
      And Belinde is ready with 1 blood and locked
      And Nassir is ready with 0 blood and unlocked
      And Nassir is not wounded

    @id:VTES-0277 @vtes.rescue.directed-if-different-controller @checks:a
    @vtes.rescue.success-moves-target-to-ready @checks:a
    @vtes.rescue.lock-state-of-rescued-unchanged @checks:a
    Scenario: Rescue of another player's vampire is directed at that player, who alone may block it
      Given Sarah's Belinde is ready with 6 blood
      And Alexis's Ayelech is ready
      And Tom's Nassir is in torpor with 0 blood and locked
      And Tom's Colette is ready
      When Belinde rescues Nassir
      Then the action is directed
      And the action's stealth is 0
      And it is for Tom to block or decline
      And Ayelech cannot attempt to block because vtes.action.block.directed-only-targets-may-block
      When Tom declines to block
      Then Belinde burns 2 blood
      And Nassir is ready with 0 blood and locked
      And Tom controls Colette and Nassir

    @id:VTES-0278 @vtes.rescue.cost-may-be-shared @checks:b @vtes.card.cost.blood-needs-enough-blood
    Scenario: A vampire cannot pay a share larger than its blood
      Given Sarah's Belinde is ready with 1 blood
      And Sarah's Nassir is in torpor with 1 blood
      Then Belinde cannot rescue Nassir because vtes.card.cost.blood-needs-enough-blood
      And Belinde cannot rescue Nassir, who pays 2 blood because vtes.card.cost.blood-needs-enough-blood
      When Belinde rescues Nassir, who pays 1 blood
      Then Belinde is ready with 0 blood
      And Nassir is ready with 0 blood

    @id:VTES-2662 @vtes.rescue.cost-may-be-shared @checks:c,d
    Scenario: Only the rescuer and the rescued vampire can pay for a rescue
      Given Sarah's Belinde is ready with 1 blood
      And Sarah's Colette is ready with 5 blood
      And Sarah's Nassir is in torpor with 0 blood
      Then Belinde cannot rescue Nassir because vtes.card.cost.blood-needs-enough-blood
      And Belinde cannot rescue Nassir, who pays 1 blood because vtes.card.cost.blood-needs-enough-blood
      When Colette rescues Nassir
      Then Colette burns 2 blood
      And Belinde's blood stays the same
      And Nassir's blood stays the same
      And no pool changes

    @id:VTES-2140 @vtes.rescue.success-moves-target-to-ready @checks:a @vtes.rescue.cost-may-be-shared @checks:a
    @vtes.rescue.default-cost-two-blood
    Scenario: A rescued vampire may pay the whole cost, and keeps its cards
      Given Sarah's Belinde is ready with 1 blood
      And Sarah's Nassir is in torpor with 2 blood
      And Nassir bears .44 Magnum
      When Belinde rescues Nassir, who pays 2 blood
      Then Belinde is ready with 1 blood and locked
      And Nassir is ready with 0 blood
      And Nassir bears .44 Magnum

    @id:VTES-2612 @vtes.rescue.undirected-if-same-controller @checks:a
    Scenario: Rescue of one's own vampire may be blocked by the prey, then by the predator
      Given Sarah's Belinde is ready with 2 blood
      And Sarah's Sully is in torpor with 1 blood
      And Alexis's Wauneka, Tom's Nassir, Rui's Ryan and Ines's Colette are ready
      And Colette bears Sport Bike
      When Belinde rescues Sully
      Then the action is undirected
      And the action targets Sully
      And it is for Alexis to block or decline
      And Colette cannot attempt to block because vtes.action.block.prey-before-predator
      And Nassir cannot attempt to block because vtes.action.block.undirected-prey-or-predator
      And Ryan cannot attempt to block because vtes.action.block.undirected-prey-or-predator
      When Alexis declines to block
      Then it is for Ines to block or decline
      When Colette attempts to block
      Then Colette blocks the action
      And Sully is in torpor with 1 blood
      And Belinde has 2 blood

    @id:VTES-2613 @vtes.rescue.stealth-plus-one-if-same-controller @checks:a
    Scenario: Rescue of one's own vampire has exactly 1 stealth
      Given Sarah's Belinde is ready with 2 blood
      And Sarah's Sully is in torpor with 1 blood
      And Alexis's Nassir and Ayelech are ready
      And Ayelech bears Sport Bike
      When Belinde rescues Sully
      Then the action's stealth is 1
      When Nassir attempts to block
      Then Nassir fails to block the action
      When Ayelech attempts to block
      Then Ayelech blocks the action
      And Sully is in torpor with 1 blood
      And Belinde has 2 blood

    @id:VTES-0279 @vtes.rescue.blocked-leads-to-combat @checks:a
    Scenario: A blocked rescue leads to combat and costs nothing
      Given Sarah's Belinde is ready with 3 blood
      And Tom's Nassir is in torpor with 1 blood
      And Tom's Colette is ready
      When Belinde rescues Nassir, who pays 1 blood
      And Colette attempts to block
      Then combat begins between Belinde and Colette
      And Belinde has 3 blood
      And Nassir is in torpor with 1 blood
      When Belinde strikes with hands
      And Colette strikes with hands
      Then Belinde burns 1 blood
      And the action fails
      And Nassir is in torpor with 1 blood

    @id:VTES-4901 @vtes.action.resolve.blocked-cost-not-paid
    Scenario Outline: A vampire whose rescue is blocked keeps its share of <share> blood
      Given Sarah's Belinde is ready with 3 blood
      And Sarah's Ryan is in torpor with 2 blood
      And Alexis's Nassir is ready
      And Nassir bears Sport Bike
      When Belinde rescues Ryan, who pays <share> blood
      And Nassir attempts to block
      Then Nassir blocks the action
      And Ryan is in torpor with 2 blood
      And Belinde has 3 blood

      Examples:
        | share |
        | 1     |
        | 2     |

    @id:VTES-4865 @vtes.action.resolve.blocked-no-effects
    Scenario Outline: <whose>'s vampire stays in torpor, unlocked, when its rescue is blocked
      Given Sarah's Belinde is ready
      And <whose>'s Ryan is in torpor with 2 blood and unlocked
      And Alexis's Nassir is ready
      And Nassir bears Sport Bike
      When Belinde rescues Ryan
      And Nassir attempts to block
      Then Nassir blocks the action
      And Ryan is in torpor with 2 blood and unlocked
      And Belinde is locked

      Examples:
        | whose  |
        | Sarah  |
        | Alexis |

    @id:VTES-4866 @vtes.torpor.region-placement
    Scenario: A rescued vampire can go to torpor again in the same turn
      Given Sarah's Belinde is ready
      And Sarah's Wauneka is ready with 1 blood
      And Alexis's Ayelech is ready
      And Ayelech bears .44 Magnum
      When Wauneka is dealt 2 damage
      And Belinde rescues Wauneka
      And Alexis declines to block
      Then Wauneka is ready with 0 blood and unlocked
      When Wauneka is dealt 1 damage
      Then Wauneka is in torpor with 0 blood

    @id:VTES-2663 @vtes.rescue.default-cost-two-blood @checks:a
    Scenario: A rescue costs 2 blood when it succeeds, and nothing when blocked
      Given Sarah's Belinde and Sully are ready with 4 blood
      And Sarah's Nassir is in torpor with 1 blood
      And Alexis's Ayelech is ready
      And Ayelech bears Sport Bike
      When Belinde rescues Nassir
      Then the action costs 2 blood
      When Ayelech attempts to block
      Then Belinde has 4 blood
      And Nassir is in torpor with 1 blood
      When Belinde strikes with hands
      And Ayelech strikes with hands
      And Sully rescues Nassir
      Then Sully burns 2 blood
      And Nassir is ready with 1 blood
      And no pool changes

    @id:VTES-2664 @vtes.rescue.lock-state-of-rescued-unchanged @checks:a
    Scenario: A rescued vampire acts this turn if it was unlocked, not if it was locked
      Given Sarah's Belinde and Sully are ready
      And Sarah's Nassir is in torpor with 2 blood
      And Sarah's Ryan is in torpor with 2 blood and locked
      When Belinde rescues Nassir
      Then Nassir is ready with 2 blood and unlocked
      When Sully rescues Ryan
      Then Ryan is ready with 2 blood and locked
      And Ryan cannot bleed Alexis because vtes.minion-phase.only-ready-unlocked-act
      When Nassir bleeds Alexis
      Then Alexis burns 1 pool

    @id:VTES-2665 @vtes.rescue.no-longer-wounded @checks:a
    Scenario: Aggravated damage sends a rescued vampire back to torpor without burning it
      Given Sarah's Belinde is ready
      And Sarah's Nassir is in torpor with 0 blood
      When Belinde rescues Nassir
      Then Nassir is ready with 0 blood
      And Nassir is not wounded
      When Nassir is dealt 1 aggravated damage
      Then Nassir is in torpor with 0 blood

    @id:VTES-2625 @vtes.rescue.stealth-zero-if-different-controller @checks:a
    Scenario: Rescue of another player's vampire has no stealth
      Given Sarah's Belinde is ready with 2 blood
      And Tom's Sully is in torpor with 1 blood
      And Tom's Nassir is ready
      When Belinde rescues Sully
      Then the action's stealth is 0
      When Nassir attempts to block
      Then Nassir blocks the action
      And Sully is in torpor with 1 blood
