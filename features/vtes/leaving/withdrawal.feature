# Fifth edition rulebook, "Ending the Game": withdrawing from the game
Feature: Withdrawal
  A player whose library is empty may announce a withdrawal, and leaves after a full round without a loss.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-0840
  @vtes.withdrawal.is-optional-exit @checks:b @vtes.withdrawal.announced-in-own-unlock-phase @checks:a
  @vtes.withdrawal.needs-empty-library @checks:a @vtes.withdrawal.needs-less-than-full-hand-at-turn-start @checks:b
  @vtes.withdrawal.succeeds-at-start-of-next-unlock-phase @vtes.withdrawal.success-gives-1-vp @checks:a
  @vtes.withdrawal.predator-gets-no-vp-no-pool @checks:a
  Scenario: A player who withdraws after a round without loss gets 1 victory point, the predator nothing
    Given it is Sarah's unlock phase
    And Sarah has 1 victory point
    And Sarah has the Edge
    And Sarah holds Bonding, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's Ryan is ready
    When Sarah announces a withdrawal
    Then Sarah is withdrawing
    And it is for Sarah to decide in the unlock phase
    And Sarah cannot announce a withdrawal because vtes.withdrawal.announced-in-own-unlock-phase
    When everyone passes until Tom's discard phase
    Then Sarah is withdrawing
    And Sarah is still in the game
    When Tom ends the discard phase
    Then Sarah is ousted
    And Sarah is not withdrawing
    And Sarah has 2 victory points
    And Sarah has 0 pool
    And Ryan is removed from the game
    And nobody has the Edge
    And Tom has 0 victory points
    And Tom has 30 pool
    And Tom's prey is Alexis
    And these events happen in order:
      | event    | seat  |
      | withdrew | Sarah |
    And it is for Alexis to decide in the unlock phase

  @id:VTES-0841 @vtes.withdrawal.is-optional-exit @checks:a
  Scenario: A player with an empty library need not withdraw
    Given it is Sarah's unlock phase
    When Sarah ends the unlock phase
    Then Sarah is not withdrawing
    When everyone passes until Sarah's unlock phase
    Then Sarah is still in the game

  @id:VTES-0842 @vtes.withdrawal.needs-empty-library @checks:b
  Scenario: One card in the library prevents a withdrawal
    Given it is Sarah's unlock phase
    And Sarah's library holds Vessel
    And Sarah holds Bonding
    Then Sarah cannot announce a withdrawal because vtes.withdrawal.needs-empty-library

  @id:VTES-0843 @vtes.withdrawal.needs-empty-library
  Scenario: A card in a library of unknown order prevents a withdrawal
    Given it is Sarah's unlock phase
    And Sarah's library holds Vessel in unknown order
    Then Sarah cannot announce a withdrawal because vtes.withdrawal.needs-empty-library

  @id:VTES-0844 @vtes.withdrawal.needs-less-than-full-hand-at-turn-start @checks:a
  Scenario: A full hand prevents a withdrawal
    Given it is Sarah's unlock phase
    And Sarah holds Bonding, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    Then Sarah cannot announce a withdrawal because vtes.withdrawal.needs-less-than-full-hand-at-turn-start

  @id:VTES-2230 @vtes.withdrawal.needs-less-than-full-hand-at-turn-start @checks:d
  Scenario: Seven cards are not a full hand for a player with hand size eight
    Given it is Sarah's unlock phase
    And Sarah controls Elder Library
    And Sarah holds Bonding, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    When Sarah announces a withdrawal
    Then Sarah is withdrawing

  @id:VTES-2231 @needs:unlock @vtes.withdrawal.needs-less-than-full-hand-at-turn-start @checks:e
  @vtes.burn-option.discard-allowed-without-qualified-minion
  Scenario: A hand that was full at the start of the turn prevents a withdrawal, though smaller later
    Given it is Sarah's unlock phase
    And Sarah holds Erebus Mask, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    When Sarah discards Erebus Mask
    Then Sarah holds 6 cards
    And Sarah cannot announce a withdrawal because vtes.withdrawal.needs-less-than-full-hand-at-turn-start

  @id:VTES-0845 @vtes.withdrawal.announced-in-own-unlock-phase @checks:c
  Scenario: A player can announce a withdrawal only in their own unlock phase
    Given it is Sarah's unlock phase
    Then Alexis cannot announce a withdrawal because vtes.withdrawal.announced-in-own-unlock-phase
    When Sarah ends the unlock phase
    Then Sarah cannot announce a withdrawal because vtes.withdrawal.announced-in-own-unlock-phase
    When Sarah ends the master phase
    Then Sarah cannot announce a withdrawal because vtes.withdrawal.announced-in-own-unlock-phase

  @id:VTES-0846
  @vtes.withdrawal.fails-if-pool-lost-or-spent @checks:a
  @vtes.withdrawal.succeeds-at-start-of-next-unlock-phase @checks:c
  Scenario: A bleed for 1 ends the withdrawal, and the player may announce it again
    Given it is Tom's minion phase
    And Sarah is withdrawing
    And Tom's Ryan is ready
    When Ryan bleeds Sarah
    Then Sarah burns 1 pool
    And Sarah is not withdrawing
    When everyone passes until Sarah's unlock phase
    Then Sarah is still in the game
    And Sarah has 0 victory points
    When Sarah announces a withdrawal
    Then Sarah is withdrawing

  @id:VTES-4900 @vtes.withdrawal.announced-in-own-unlock-phase @vtes.withdrawal.succeeds-at-start-of-next-unlock-phase
  Scenario: A withdrawal announced again after a failure succeeds a turn later
    Given it is Sarah's unlock phase
    And Sarah has 10 pool
    When Sarah announces a withdrawal
    And Sarah loses 1 pool
    Then Sarah is not withdrawing
    When everyone passes until Sarah's unlock phase
    And Sarah announces a withdrawal
    Then Sarah is withdrawing
    When everyone passes until Alexis's unlock phase
    And everyone passes until Tom's unlock phase
    And everyone passes until Alexis's unlock phase
    Then Sarah is ousted
    And Sarah has 1 victory point

  @id:VTES-0847 @vtes.withdrawal.fails-if-pool-lost-or-spent @checks:b,d
  Scenario: Pool moved to an uncontrolled vampire ends a withdrawal, blood moved back to the pool does not
    Given it is Sarah's influence phase
    And Sarah is withdrawing
    And Sarah's Ryan is uncontrolled with 2 blood
    When Sarah takes 1 blood back from Ryan
    Then Sarah is withdrawing
    And Sarah gains 1 pool
    When Sarah moves 1 pool to Ryan
    Then Sarah is not withdrawing

  @id:VTES-0848 @vtes.withdrawal.fails-if-pool-lost-or-spent
  Scenario: Another player's loss of pool does not end the withdrawal
    Given it is Sarah's minion phase
    And Sarah and Alexis are withdrawing
    And Sarah's Ryan is ready
    When Ryan bleeds Alexis
    Then Alexis burns 1 pool
    And Alexis is not withdrawing
    And Sarah is withdrawing

  @id:VTES-0849
  @vtes.withdrawal.gain-does-not-cancel-a-loss @checks:a @vtes.withdrawal.fails-if-pool-lost-or-spent
  Scenario: Pool gained after a loss does not restore the withdrawal
    Given it is Sarah's influence phase
    And Sarah is withdrawing
    And Sarah's Ryan is uncontrolled with 2 blood
    When Sarah moves 1 pool to Ryan
    And Sarah takes 1 blood back from Ryan
    Then Sarah's pool stays the same
    And Sarah is not withdrawing
    When everyone passes until Sarah's unlock phase
    Then Sarah is still in the game

  @id:VTES-0851 @vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood
  Scenario: Damage outside combat that burns a vampire's blood ends its player's withdrawal
    Given it is Tom's minion phase
    And Sarah and Alexis are withdrawing
    And Sarah's Ryan is ready
    And Alexis's Colette is ready
    When Ryan is dealt 1 damage
    Then Ryan burns 1 blood
    And Sarah is not withdrawing
    And Alexis is withdrawing

  @id:VTES-2232 @vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood
  Scenario: Blood lost by a vampire in torpor ends the withdrawal
    Given it is Tom's minion phase
    And Sarah is withdrawing
    And Sarah's Ryan is in torpor with 2 blood
    When Ryan is dealt 1 damage
    Then Ryan burns 1 blood
    And Sarah is not withdrawing

  @id:VTES-2233 @vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood @checks:d
  Scenario: Blood gained by a hunt does not end a withdrawal, blood an action costs does
    Given it is Sarah's minion phase
    And Sarah is withdrawing
    And Sarah's Ryan is ready with 2 blood
    And Sarah's Sully is ready with 4 blood
    When Ryan hunts
    Then Ryan gains 1 blood
    And Sarah is withdrawing
    When Sully becomes Anarch
    Then Sully burns 2 blood
    And Sarah is not withdrawing

  @id:VTES-0852 @vtes.withdrawal.announced-in-own-unlock-phase @vtes.withdrawal.is-optional-exit
  Scenario: Blood moved to the pool ends a withdrawal only after the announcement
    Given it is Sarah's unlock phase
    And Sarah's Ryan is ready with 3 blood
    And Ryan bears Vessel
    When Sarah uses Vessel to move 1 blood to the pool
    And Sarah announces a withdrawal
    Then Sarah is withdrawing
    And Sarah gains 1 pool
    And Ryan burns 1 blood

  @id:VTES-0853 @vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood @checks:c
  @vtes.withdrawal.gain-does-not-cancel-a-loss @checks:b
  Scenario: Blood moved from a vampire to the pool ends the withdrawal
    Given it is Sarah's unlock phase
    And Sarah's Ryan is ready with 3 blood
    And Ryan bears Vessel
    When Sarah announces a withdrawal
    And Sarah uses Vessel to move 1 blood to the pool
    Then Sarah is not withdrawing
    And Sarah gains 1 pool
    When 1 blood is added to Ryan
    Then Ryan has 3 blood
    And Sarah is not withdrawing

  @id:VTES-0854 @vtes.withdrawal.fails-if-own-minion-enters-combat @checks:a,d
  Scenario: A combat ends the withdrawals of both its players at once, and no other player's
    Given it is Tom's minion phase
    And Sarah, Alexis and Tom are withdrawing
    And Tom's Ryan is ready
    And Sarah's Nassir is ready
    When Ryan bleeds Sarah
    Then Sarah and Tom are withdrawing
    When Nassir attempts to block
    Then combat begins between Ryan and Nassir
    And Sarah and Tom are not withdrawing
    And Alexis is withdrawing
    And Ryan has 4 blood
    And Nassir has 4 blood
    When Ryan strikes with hands
    And Nassir strikes with hands
    Then the combat is over

  @id:VTES-0855 @vtes.withdrawal.ousted-while-pending-is-a-normal-oust @checks:a
  @vtes.withdrawal.fails-if-pool-lost-or-spent
  Scenario: A player ousted while withdrawing scores nothing, and the predator is rewarded
    Given it is Tom's minion phase
    And Sarah is withdrawing
    And Sarah has 1 pool
    And Tom's Ryan is ready
    When Ryan bleeds Sarah
    Then Sarah is ousted
    And Sarah has 0 victory points
    And Tom has 1 victory point
    And Tom gains 6 pool

  @id:VTES-0856 @vtes.withdrawal.predator-gets-no-vp-no-pool @checks:c @vtes.withdrawal.success-gives-1-vp
  @vtes.ending.vp.last-survivor-gets-1-more @checks:d
  Scenario: When one of the last two players withdraws, each scores a victory point
    Given it is Alexis's discard phase
    And Tom is ousted
    And Sarah has 1 victory point
    And Sarah is withdrawing
    When Alexis ends the discard phase
    Then Sarah is ousted
    And Alexis has 1 victory point
    And Alexis has 30 pool
    And Sarah wins with 2 victory points

  @id:VTES-4407 @vtes.withdrawal.succeeds-at-start-of-next-unlock-phase
  Scenario: A player who has withdrawn is no longer withdrawing
    Given it is Tom's discard phase
    And Sarah is withdrawing
    When Tom ends the discard phase
    Then Sarah is ousted
    And Sarah is not withdrawing

  @id:VTES-0857 @vtes.withdrawal.succeeds-at-start-of-next-unlock-phase @checks:a,b
  Scenario: A withdrawal succeeds before a contest costs pool in the same unlock phase
    Given it is Tom's discard phase
    And Sarah is withdrawing
    And Sarah's Ryan is contested
    And Tom's Ryan is contested
    When Tom ends the discard phase
    Then Sarah is ousted
    And Sarah has 1 victory point
    When everyone passes until Tom's unlock phase
    Then Ryan is ready

  @id:VTES-2234 @vtes.withdrawal.succeeds-at-start-of-next-unlock-phase @checks:a
  Scenario: A withdrawal succeeds before anything unlocks or is decided
    Given it is Tom's discard phase
    And Sarah is withdrawing
    And Sarah's Ryan is ready and locked
    And Sarah holds Erebus Mask
    When Tom ends the discard phase
    Then Sarah is ousted
    And Sarah has 1 victory point
    And Ryan is removed from the game
    And none of these events happens:
      | event    | card |
      | unlocked | Ryan |
    And it is for Alexis to decide in the unlock phase

  @id:VTES-3010 @vtes.withdrawal.needs-less-than-full-hand-at-turn-start @checks:c
  Scenario: An empty hand permits a withdrawal
    Given it is Sarah's unlock phase
    Then Sarah holds nothing
    When Sarah announces a withdrawal
    Then Sarah is withdrawing

  @id:VTES-3011 @vtes.withdrawal.announced-in-own-unlock-phase @checks:b
  Scenario Outline: A withdrawal cannot be announced in the <phase> phase
    Given it is Sarah's <phase> phase
    Then Sarah cannot announce a withdrawal because vtes.withdrawal.announced-in-own-unlock-phase
    And Sarah is not withdrawing

    Examples:
      | phase     |
      | master    |
      | minion    |
      | influence |
      | discard   |

  @id:VTES-3012 @vtes.withdrawal.fails-if-own-minion-enters-combat @checks:b
  Scenario: A combat forced by a rival's action ends the withdrawal even without damage
    Given it is Tom's minion phase
    And Sarah and Alexis are withdrawing
    And Tom's Sully is ready
    And Sarah's Ryan is ready
    And Ryan bears Haven Uncovered, played by Tom
    And Sarah holds Dodge
    When Sully acts through Haven Uncovered to enter combat
    And nobody blocks
    Then combat begins between Sully and Ryan
    And Sarah is not withdrawing
    And Alexis is withdrawing
    When Sully strikes with hands
    And Ryan plays Dodge
    Then Ryan takes no damage
    And Sarah is not withdrawing

  @id:VTES-3013 @vtes.withdrawal.fails-if-own-minion-enters-combat @checks:c
  Scenario: A block that leads to no combat does not end a withdrawal
    Given it is Tom's minion phase
    And Sarah is withdrawing
    And Tom's Sully and Ryan are ready
    And Tom holds Change of Target
    And Sarah's Nassir is ready
    When Sully bleeds Sarah
    And Nassir attempts to block
    And Sully plays Change of Target
    Then the action fails
    And there is no combat
    And Sarah is withdrawing
    When Ryan enters combat with Nassir
    Then Sarah is not withdrawing
    When Ryan strikes with hands
    And Nassir strikes with hands
    Then the combat is over

  @id:VTES-6403 @vtes.withdrawal.fails-if-own-minion-enters-combat @checks:d
  Scenario: A combat between other players' minions does not end a withdrawal
    Given it is Tom's minion phase
    And Sarah is withdrawing
    And Tom's Ryan is ready
    And Sarah's Nassir is ready
    And Alexis's Colette is ready
    When Ryan enters combat with Colette
    And Ryan strikes with hands
    And Colette strikes with hands
    Then Colette burns 1 blood
    And Sarah is withdrawing
    When Ryan enters combat with Nassir
    Then Sarah is not withdrawing
    When Ryan strikes with hands
    And Nassir strikes with hands
    Then the combat is over

  @id:VTES-3014 @vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood @checks:a
  Scenario: Blood paid for a card ends the withdrawal, a card without cost does not
    Given it is Tom's minion phase
    And Sarah is withdrawing
    And Tom's Ryan is ready
    And Sarah's Ayelech is ready with 2 blood and locked
    And Sarah holds On the Qui Vive and Telepathic Misdirection
    When Ryan bleeds Sarah
    And Ayelech plays On the Qui Vive
    Then Sarah is withdrawing
    When Sarah declines to block
    And Ayelech plays Telepathic Misdirection at superior on Alexis
    Then Ayelech burns 1 blood
    And Sarah is not withdrawing
    And Sarah's pool stays the same
    And Alexis burns 1 pool

  @id:VTES-3015 @needs:action-cards @vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood
  Scenario: A theft of blood that takes none does not end the withdrawal
    Given it is Tom's minion phase
    And Sarah is withdrawing
    And Tom's Impundulu is ready with 1 life
    And Sarah's Nassir is ready with 0 blood and locked
    When Tom uses Impundulu on Nassir
    Then the action succeeds
    And Sarah is withdrawing
    When 2 blood is added to Nassir
    Then Sarah is withdrawing
    When Nassir is dealt 1 damage
    Then Nassir has 1 blood
    And Sarah is not withdrawing

  @id:VTES-3016 @needs:action-cards @vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood @checks:b
  Scenario: A rival's theft of one blood ends the withdrawal
    Given it is Tom's minion phase
    And Sarah and Alexis are withdrawing
    And Tom's Impundulu is ready with 1 life
    And Sarah's Ryan is ready with 2 blood and locked
    When Tom uses Impundulu on Ryan
    Then Ryan burns 1 blood
    And Impundulu gains 1 life
    And Sarah is not withdrawing
    And Alexis is withdrawing

  @id:VTES-3017 @vtes.withdrawal.fails-if-pool-lost-or-spent @checks:c
  Scenario: Pool paid for a crypt card ends the withdrawal
    Given it is Sarah's influence phase
    And Sarah is withdrawing
    And Sarah's crypt holds Nassir
    When Sarah draws a crypt card
    Then Sarah burns 1 pool
    And Sarah is not withdrawing

  @id:VTES-3018 @vtes.withdrawal.fails-if-pool-lost-or-spent @checks:e
  Scenario: A bleed for 0 does not end the withdrawal
    Given it is Tom's minion phase
    And Sarah is withdrawing
    And Tom's Ryan and Sully are ready
    And Sarah's Nassir is ready
    And Sarah holds Telepathic Counter
    When Ryan bleeds Sarah
    And Nassir plays Telepathic Counter at basic
    Then the bleed is for 0
    When Sarah declines to block
    Then the action succeeds
    And no pool changes
    And Sarah is withdrawing
    When Sully bleeds Sarah
    And Sarah declines to block
    Then Sarah burns 1 pool
    And Sarah is not withdrawing

  @id:VTES-3019 @vtes.withdrawal.success-gives-1-vp @checks:a,b @vtes.ending.winner.tie-means-no-winner
  Scenario Outline: A withdrawing player with <before> victory points ends with <after>, and <end>
    Given it is Alexis's discard phase
    And Tom is ousted
    And Sarah has <before> victory points
    And Sarah is withdrawing
    When Alexis ends the discard phase
    Then Sarah has <after> victory points
    And Alexis has 1 victory point
    And <end>

    Examples:
      | before | after | end                            |
      | 0      | 1     | the game ends without a winner |
      | 1      | 2     | Sarah wins with 2 victory points |

  @id:VTES-3020 @vtes.withdrawal.predator-gets-no-vp-no-pool @checks:a,b
  Scenario: The predator gets nothing for a withdrawal, and is rewarded for the next prey
    Given it is Tom's discard phase
    And Tom has 8 pool
    And Sarah is withdrawing
    When Tom ends the discard phase
    Then Sarah is ousted
    And Tom has 0 victory points
    And Tom has 8 pool
    And Tom's prey is Alexis
    When Alexis loses all pool
    Then Tom has 14 pool
    And Tom wins with 2 victory points

  @id:VTES-3108 @vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood
  Scenario: An ally's lost life and blood taken back from an uncontrolled vampire end no withdrawal
    Given it is Sarah's influence phase
    And Sarah and Tom are withdrawing
    And Sarah's Underbridge Stray is ready with 2 life
    And Sarah's Nassir is uncontrolled with 2 blood
    And Sarah's Ryan is ready with 2 blood
    When Underbridge Stray is dealt 1 damage
    Then Underbridge Stray has 1 life
    And Sarah is withdrawing
    When Sarah takes 1 blood back from Nassir
    Then Sarah is withdrawing
    When Ryan is dealt 1 damage
    Then Sarah is not withdrawing
    And Tom is withdrawing

  @id:VTES-3109 @vtes.withdrawal.announced-in-own-unlock-phase @checks:a
  Scenario: An announced withdrawal is reported to everybody
    Given it is Sarah's unlock phase
    When Sarah announces a withdrawal
    Then Sarah is withdrawing
    And these events happen in order:
      | event                | seat  |
      | withdrawal-announced | Sarah |

  @id:VTES-6404 @vtes.withdrawal.fails-if-pool-lost-or-spent
  Scenario: The failure of a withdrawal is reported once, and only for its own player's loss
    Given it is Tom's unlock phase
    And Sarah is withdrawing
    When Alexis loses 1 pool
    Then none of these events happens:
      | event             |
      | withdrawal-failed |
    And Sarah is withdrawing
    When Sarah loses 1 pool
    Then Sarah is not withdrawing
    And these events happen in order:
      | event             | seat  |
      | withdrawal-failed | Sarah |
    When Sarah loses 1 pool
    Then Sarah is not withdrawing
    And none of these events happens:
      | event             |
      | withdrawal-failed |
