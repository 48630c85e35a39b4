# Fifth edition rulebook, "Detailed Turn Sequence": unlock phase
Feature: The unlock phase
  All cards unlock first. Then the player resolves the effects of the phase in any order.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-0415 @vtes.unlock-phase.must-unlock-all-own-cards @checks:a,b
  @vtes.unlock-phase.other-effects-after-unlocking @checks:a
  @vtes.unlock.restores-card @vtes.torpor.unlocks-normally @checks:a
  Scenario: A player's cards all unlock first, and nobody else's do
    Given it is Tom's discard phase
    And Sarah's Belinde is ready and locked
    And Sarah's Nassir is in torpor and locked
    And Sarah controls Asylum Hunting Ground
    And Belinde bears .44 Magnum
    And Asylum Hunting Ground and .44 Magnum are locked
    And Alexis's Ayelech is ready and locked
    And Tom's Lauren is ready and locked
    When Tom ends the discard phase
    Then it is for Sarah to decide in the unlock phase
    And Belinde, Nassir, Asylum Hunting Ground and .44 Magnum are unlocked
    And Ayelech and Lauren are locked

  @id:VTES-0416 @provisional @vtes.unlock-phase.must-unlock-all-own-cards @checks:b
  Scenario: Cards unlock with their controller, whoever owns them
    Given it is Tom's discard phase
    And Sarah's Belinde is ready and locked
    And Belinde is owned by Alexis
    And Alexis's Ayelech is ready and locked
    And Ayelech is owned by Sarah
    When Tom ends the discard phase
    Then Belinde is unlocked
    And Ayelech is locked

  @id:VTES-0417 @vtes.unlock-phase.edge-may-gain-one-pool @checks:a,d
  @vtes.counter.gained-counters-come-from-bank @checks:b
  Scenario: The Edge gives 1 pool, once in the phase
    Given it is Sarah's unlock phase
    And Sarah has the Edge
    When Sarah gains 1 pool from the Edge
    Then Sarah gains 1 pool
    And Sarah has the Edge
    And Alexis's pool stays the same
    And Tom's pool stays the same
    And Sarah cannot gain 1 pool from the Edge because vtes.unlock-phase.edge-may-gain-one-pool

  @id:VTES-0418 @vtes.unlock-phase.edge-may-gain-one-pool @checks:b,d
  Scenario: A player may leave the Edge's pool in the bank
    Given it is Sarah's unlock phase
    And Sarah has the Edge
    When Sarah ends the unlock phase
    Then no pool changes
    And Sarah has the Edge
    And it is for Sarah to decide in the master phase
    And Sarah cannot gain 1 pool from the Edge because vtes.unlock-phase.edge-may-gain-one-pool

  @id:VTES-0419 @vtes.unlock-phase.edge-may-gain-one-pool @checks:c,d
  Scenario: A player cannot gain pool from another's Edge or in another's turn
    Given it is Sarah's unlock phase
    And Alexis has the Edge
    Then Sarah cannot gain 1 pool from the Edge because vtes.unlock-phase.edge-may-gain-one-pool
    And Alexis cannot gain 1 pool from the Edge because vtes.unlock-phase.edge-may-gain-one-pool

  @id:VTES-0420 @vtes.unlock-phase.active-methuselah-orders-effects @checks:a
  @vtes.unlock-phase.other-effects-after-unlocking
  Scenario: A player keeps the last pool by taking the Edge's pool before paying
    Given it is Sarah's unlock phase
    And Sarah has the Edge
    And Sarah has 1 pool
    And Sarah's Belinde is ready with 2 blood
    And Belinde bears Vessel
    When Sarah gains 1 pool from the Edge
    And Sarah uses Vessel to move 1 pool to the vampire
    Then Sarah has 1 pool
    And Belinde has 3 blood
    And Sarah is still in the game

  @id:VTES-0421 @vtes.unlock-phase.active-methuselah-orders-effects @checks:a @vtes.ending.oust.pool-at-zero-ousts
  @vtes.object.ousted-when-pool-runs-out
  Scenario: A player is ousted by paying the last pool before taking the Edge's pool
    Given it is Sarah's unlock phase
    And Sarah has the Edge
    And Sarah has 1 pool
    And Sarah's Belinde is ready with 2 blood
    And Belinde bears Vessel
    When Sarah uses Vessel to move 1 pool to the vampire
    Then Sarah is ousted
    And Sarah has 0 pool
    And Sarah cannot gain 1 pool from the Edge because vtes.unlock-phase.edge-may-gain-one-pool
    And it is for Alexis to decide in the unlock phase

  @id:VTES-3101 @vtes.unlock-phase.active-methuselah-orders-effects
  Scenario: A player may gain pool from their own card before paying for a rival's
    Given it is Alexis's unlock phase
    And Alexis has 1 pool
    And Tom controls Smiling Jack, The Anarch
    And Smiling Jack, The Anarch has 1 counter
    And Alexis's Ryan is ready with 2 blood
    And Ryan bears Vessel
    When Alexis uses Vessel to move 1 blood to the pool
    Then Alexis cannot pass because vtes.unlock-phase.active-methuselah-orders-effects
    When Alexis uses Smiling Jack, The Anarch to pay 1 pool
    Then Alexis has 1 pool
    And Ryan has 1 blood
    And it is for Alexis to decide in the unlock phase

  @id:VTES-3102 @vtes.unlock-phase.active-methuselah-orders-effects @vtes.ending.oust.pool-at-zero-ousts @checks:d
  Scenario: A player may pay for a rival's card first, even with the last pool
    Given it is Alexis's unlock phase
    And Alexis has 1 pool
    And Tom controls Smiling Jack, The Anarch
    And Smiling Jack, The Anarch has 1 counter
    And Alexis's Ryan is ready with 2 blood
    And Ryan bears Vessel
    When Alexis uses Smiling Jack, The Anarch to pay 1 pool
    Then Alexis is ousted
    And Sarah has 1 victory point
