# Older rulebook, "Overview of Crypt Cards": when a vampire leaves the uncontrolled region
Feature: By the older rulebook vampires come out at the end of the influence phase
  Transfers are spent first. Then every vampire with as much blood as its capacity must come out.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase

  @id:VTES-4510 @edition:influence_reveal_timing=end-of-phase @vtes.classic.influence.emerges-at-end-of-phase @checks:a
  Scenario: By the older rulebook a vampire comes out at the end of the phase, not with the last transfer
    Given Sarah's Ryan is uncontrolled with 3 blood
    When Sarah moves 1 pool to Ryan
    Then Sarah cannot bring out Ryan because vtes.classic.influence.emerges-at-end-of-phase
    And Ryan is uncontrolled with 4 blood
    When Sarah ends the influence phase
    And Sarah brings out Ryan
    Then Ryan is ready with 4 blood and unlocked

  @id:VTES-4511 @edition:influence_reveal_timing=end-of-phase @vtes.classic.influence.emerges-at-end-of-phase
  Scenario: By the older rulebook a vampire one blood short at the end of the phase stays uncontrolled
    Given Sarah's Ryan is uncontrolled with 4 blood
    And Sarah's Nassir is uncontrolled with 3 blood
    When Sarah ends the influence phase
    And Sarah brings out Ryan
    Then Ryan is ready with 4 blood and unlocked
    And Nassir is uncontrolled with 3 blood
    And it is Sarah's discard phase

  @id:VTES-4512 @edition:influence_reveal_timing=end-of-phase @vtes.classic.influence.emerges-at-end-of-phase
  Scenario: By the older rulebook no transfer is spent once vampires are coming out
    Given Sarah's Ryan is uncontrolled with 4 blood
    And Sarah's Nassir is uncontrolled with 4 blood
    And Sarah's Belinde is uncontrolled
    When Sarah ends the influence phase
    Then Sarah cannot move 1 pool to Belinde because vtes.classic.influence.emerges-at-end-of-phase
    When Sarah brings out Nassir
    And Sarah brings out Ryan
    Then Nassir is ready with 4 blood and unlocked
    And Ryan is ready with 4 blood and unlocked

  @id:VTES-4513 @edition:influence_reveal_mandatory=yes @vtes.classic.influence.emerges-automatically @checks:a
  Scenario: By the older rulebook a vampire with blood equal to its capacity must come out
    Given Sarah's Ryan is uncontrolled with 4 blood
    And Sarah's Nassir is uncontrolled with 5 blood
    When Sarah ends the influence phase
    Then Sarah cannot pass because vtes.classic.influence.emerges-automatically
    When Sarah brings out Nassir
    And Sarah brings out Ryan
    Then Ryan is ready with 4 blood and unlocked
    And Nassir is ready with 4 blood and unlocked

  @id:VTES-4514 @needs:influence @edition:influence_reveal_timing=end-of-phase @edition:influence_reveal_mandatory=no
  @vtes.classic.influence.emerges-at-end-of-phase
  Scenario: Where coming out is optional, the player may leave a vampire uncontrolled
    Given Sarah's Ryan is uncontrolled with 4 blood
    When Sarah ends the influence phase
    And Sarah passes
    Then Ryan is uncontrolled with 4 blood
    And it is Sarah's discard phase

  @id:VTES-4515 @vtes.contest.cannot-control-two-of-same-unique
  Scenario: A second copy of a unique vampire in play stays uncontrolled in either edition
    Given Sarah's Belinde is ready
    And Sarah's Belinde is uncontrolled with 6 blood
    Then Sarah cannot bring out Belinde#2 because vtes.contest.no-voluntary-self-contest
    When Sarah ends the influence phase
    Then it is Sarah's discard phase

  @id:VTES-4516 @edition:influence_reveal_threshold=equal @vtes.classic.influence.threshold-is-equality @checks:a
  Scenario Outline: Blood above capacity drains from an uncontrolled vampire where the threshold is equality
    Given it is Sarah's minion phase
    And Sarah's Trevon Parker is ready
    And Sarah's Ryan is uncontrolled with <before> blood
    And Sarah holds Govern the Unaligned
    When Trevon Parker plays Govern the Unaligned at superior on Ryan
    Then Ryan is uncontrolled with <after> blood

    Examples:
      | before | after |
      | 2      | 4     |
      | 3      | 4     |

  @id:VTES-4517 @edition:influence_reveal_threshold=at-least @vtes.influence.stack-may-exceed-capacity
  Scenario: Blood above capacity stays on an uncontrolled vampire where the threshold is a minimum
    Given Sarah's Ryan is uncontrolled with 3 blood
    When Sarah moves 3 pool to Ryan
    Then Ryan is uncontrolled with 6 blood
