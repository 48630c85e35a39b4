# Fifth edition rulebook, "Turn Sequence"
Feature: The five phases of a turn

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-0410 @vtes.turn.five-phases-in-order @checks:a,c @vtes.turn.clockwise
  Scenario: A turn has its five phases in order even if nothing happens in them
    Given it is Sarah's unlock phase
    When Sarah ends the unlock phase
    Then it is for Sarah to decide in the master phase
    When Sarah ends the master phase
    Then it is for Sarah to decide in the minion phase
    When Sarah ends the minion phase
    Then it is for Sarah to decide in the influence phase
    When Sarah ends the influence phase
    Then it is for Sarah to decide in the discard phase
    When Sarah ends the discard phase
    Then it is for Alexis to decide in the unlock phase

  @id:VTES-0411 @vtes.turn.five-phases-in-order @checks:b @vtes.minion-phase.minions-may-act
  @vtes.influence.transfer-is-influence-phase-action @vtes.discard-phase.one-action-by-default
  Scenario: A player cannot act, spend transfers or discard in the master phase
    Given it is Sarah's master phase
    And Sarah's Belinde is ready
    And Sarah's Ryan is uncontrolled with 1 blood
    And Sarah holds Bonding
    And Sarah's crypt holds Nassir
    Then Belinde cannot bleed Alexis because vtes.minion-phase.minions-may-act
    And Belinde cannot hunt because vtes.minion-phase.minions-may-act
    And Sarah cannot move 1 pool to Ryan because vtes.influence.transfer-is-influence-phase-action
    And Sarah cannot take 1 blood back from Ryan because vtes.influence.transfer-is-influence-phase-action
    And Sarah cannot draw a crypt card because vtes.influence.transfer-is-influence-phase-action
    And Sarah cannot discard Bonding because vtes.discard-phase.one-action-by-default

  @id:VTES-0412 @vtes.turn.five-phases-in-order @checks:b @vtes.master.regular-played-in-own-master-phase @checks:a
  @vtes.unlock-phase.edge-may-gain-one-pool
  Scenario: Master cards and the Edge's pool are not available after the master phase
    Given it is Sarah's master phase
    And Sarah has the Edge
    And Sarah holds Life in the City
    And Sarah's Belinde is ready with 2 blood
    When Sarah ends the master phase
    Then it is for Sarah to decide in the minion phase
    And Sarah cannot play Life in the City on Belinde because vtes.master.regular-played-in-own-master-phase
    And Sarah cannot gain 1 pool from the Edge because vtes.unlock-phase.edge-may-gain-one-pool
    When Sarah ends the minion phase
    Then Sarah cannot play Life in the City on Belinde because vtes.master.regular-played-in-own-master-phase

  @id:VTES-0413 @needs:ending @vtes.turn.clockwise @checks:b
  Scenario: The turn skips players who have left the game
    Given it is Sarah's discard phase
    And Alexis and Tom are ousted
    When Sarah ends the discard phase
    Then it is for Rui to decide in the unlock phase
    And none of these events happens:
      | event      | seat   |
      | turn-began | Alexis |
      | turn-began | Tom    |
