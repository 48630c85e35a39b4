# Fifth edition rulebook, "Detailed Turn Sequence": influence phase, from the uncontrolled to the ready region
Feature: Bringing out vampires
  A vampire with as much blood as its capacity may come out at any time in its player's influence phase.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-0480 @edition:influence_reveal_timing=any-time @vtes.influence.reveal-when-capacity-reached @checks:a
  @vtes.crypt.reveal-allowed-when-stack-reaches-capacity @checks:a,b
  @vtes.crypt.revealed-vampire-goes-to-ready-region @checks:a
  @vtes.crypt.revealed-vampire-keeps-counters-as-blood @checks:a @vtes.control.vampires-put-into-play @checks:a
  Scenario: A vampire can be brought out once it has the last counter of its capacity, not before
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 3 blood
    Then Sarah cannot bring out Ryan because vtes.influence.reveal-when-capacity-reached
    When Sarah moves 1 pool to Ryan
    And Sarah brings out Ryan
    Then Ryan is ready with 4 blood and unlocked
    And Sarah burns 1 pool
    And Sarah controls Ryan
    And Sarah has 3 transfers left

  @id:VTES-0481 @edition:influence_reveal_threshold=at-least
  @vtes.influence.reveal-excess-drains @checks:a @vtes.crypt.revealed-vampire-excess-drains @checks:a
  @vtes.crypt.excess-blood-drains-immediately
  Scenario: Counters above capacity may be put on a vampire, and drain when it is brought out
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 4 blood
    When Sarah moves 2 pool to Ryan
    Then Ryan is uncontrolled with 6 blood
    When Sarah brings out Ryan
    Then Ryan is ready with 4 blood
    And Sarah's pool stays the same

  @id:VTES-0482 @edition:influence_reveal_timing=any-time @vtes.influence.reveal-any-time-in-phase @checks:a,b
  Scenario: A player may bring out two vampires, before and between transfers
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 4 blood
    And Sarah's Nassir is uncontrolled with 2 blood
    When Sarah brings out Ryan
    Then Ryan is ready with 4 blood and unlocked
    And Sarah has 4 transfers left
    When Sarah moves 2 pool to Nassir
    And Sarah brings out Nassir
    Then Nassir is ready with 4 blood and unlocked
    And Sarah has 2 transfers left

  @id:VTES-0483 @edition:influence_reveal_mandatory=no @edition:influence_reveal_timing=any-time
  @vtes.influence.reveal-when-capacity-reached @checks:b @vtes.influence.reveal-any-time-in-phase @checks:c
  @vtes.crypt.reveal-allowed-when-stack-reaches-capacity @checks:d
  Scenario: A vampire that could be brought out may wait for a later turn
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 4 blood
    When Sarah ends the influence phase
    Then Ryan is uncontrolled with 4 blood
    And Sarah cannot bring out Ryan because vtes.influence.reveal-any-time-in-phase
    When everyone passes until Sarah's influence phase
    And Sarah brings out Ryan
    Then Ryan is ready with 4 blood and unlocked

  @id:VTES-0484 @vtes.influence.reveal-any-time-in-phase @checks:c @vtes.counter.added-blood-comes-from-bank @checks:b
  @vtes.crypt.reveal-allowed-when-stack-reaches-capacity @checks:e
  @vtes.influence.reveal-when-capacity-reached @checks:c
  Scenario: Blood added by an action counts in the next influence phase
    Given it is Sarah's minion phase
    And Sarah's Trevon Parker is ready
    And Sarah's Ryan is uncontrolled with 1 blood
    And Sarah holds Govern the Unaligned
    When Trevon Parker plays Govern the Unaligned at superior on Ryan
    Then Ryan is uncontrolled with 4 blood
    And no pool changes
    And Sarah cannot bring out Ryan because vtes.influence.reveal-any-time-in-phase
    When Sarah ends the minion phase
    And Sarah brings out Ryan
    Then Ryan is ready with 4 blood and unlocked

  @id:VTES-0485 @needs:ending @vtes.influence.reveal-ready-and-unlocked @checks:a
  Scenario: A vampire brought out this turn may block in the next turn
    Given it is Sarah's influence phase
    And Sarah's Colette is uncontrolled with 5 blood
    And Tom is ousted
    And Alexis's Nassir is ready
    When Sarah brings out Colette
    And everyone passes until Alexis's minion phase
    And Nassir bleeds Sarah
    Then it is for Sarah to block or decline
    When Colette attempts to block
    Then Colette blocks the action
    And combat begins between Nassir and Colette
    When Nassir strikes with hands
    And Colette strikes with hands
    Then the combat is over

  @id:VTES-0486 @vtes.contest.no-voluntary-self-contest @checks:b
  Scenario: A player cannot bring out a second copy of a unique vampire that they control
    Given it is Sarah's influence phase
    And Sarah's Ryan is ready
    And Sarah's Ryan is uncontrolled with 4 blood
    Then Sarah cannot bring out Ryan#2 because vtes.contest.no-voluntary-self-contest

  @id:VTES-0487 @vtes.turn.influence-phase-purpose @vtes.influence.reveal-any-time-in-phase @checks:c
  Scenario: A player cannot bring out another player's vampire
    Given it is Sarah's influence phase
    And Alexis's Ryan is uncontrolled with 4 blood
    Then Sarah cannot bring out Ryan because vtes.turn.influence-phase-purpose
    And Alexis cannot bring out Ryan because vtes.influence.reveal-any-time-in-phase
