# Fifth edition rulebook, "Combat Sequence": the seven steps of a round and their order of play
Feature: The steps of a round
  Before range, determine range, before strikes, strike, damage resolution, press, end of round.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2809 @vtes.combat.sequence.one-or-more-rounds @checks:a
  @vtes.combat.press.none-by-default-combat-ends @checks:a,b
  Scenario: Combat lasts one round if neither minion can press
    Given Sarah's Wauneka and Alexis's Belinde are ready
    And Sarah holds Roundhouse and Fake Out
    And Alexis holds Open Grate and Fake Out
    When Wauneka bleeds Alexis
    And Belinde attempts to block
    And neither maneuvers
    And Wauneka strikes with hands
    And Belinde strikes with hands
    Then the combat is over
    And Wauneka and Belinde burn 1 blood
    And it is for Sarah to decide in the minion phase
    And these events happen in order:
      | event        | round |
      | combat-ended | 1     |

  @id:VTES-2810 @vtes.combat.sequence.seven-steps-in-order @checks:a
  Scenario: A round without cards goes from close range through strikes to its end
    Given Sarah's Wauneka and Alexis's Belinde are ready
    When Wauneka bleeds Alexis
    And Belinde attempts to block
    Then it is for Sarah to choose a strike
    And it is round 1 of the combat
    And the range is close
    When Wauneka strikes with hands
    Then it is for Alexis to choose a strike
    And Belinde's blood stays the same
    When Belinde strikes with hands
    Then Wauneka and Belinde burn 1 blood
    And the combat is over

  @id:VTES-2811 @vtes.combat.sequence.seven-steps-in-order @checks:c
  @vtes.combat.end-of-round.effects-only-here @checks:a
  Scenario: Each step of a round allows only its own cards
    Given Sarah's Horace Radcliffe is ready with 3 blood
    And Alexis's Belinde is ready
    And Sarah holds Carrion Crows, Fake Out, Immortal Grapple, Roundhouse, Dead-End Alley and Taste of Vitae
    When Horace Radcliffe enters combat with Belinde
    Then it is for Sarah to respond before range is determined
    And Horace Radcliffe cannot play Fake Out because vtes.combat.before-strikes.acting-first
    And Horace Radcliffe cannot play Immortal Grapple at basic because vtes.combat.before-strikes.window
    And Horace Radcliffe cannot play Roundhouse at basic because vtes.combat.sequence.seven-steps-in-order
    And Horace Radcliffe cannot play Dead-End Alley because vtes.combat.sequence.seven-steps-in-order
    And Horace Radcliffe cannot play Taste of Vitae because vtes.combat.end-of-round.effects-only-here
    When Sarah passes
    Then it is for Sarah to maneuver or decline
    And Horace Radcliffe cannot play Carrion Crows at basic because vtes.combat.before-range.closed-once-maneuver-decision-starts
    And Horace Radcliffe cannot play Immortal Grapple at basic because vtes.combat.before-strikes.window
    And Horace Radcliffe cannot play Roundhouse at basic because vtes.combat.sequence.seven-steps-in-order
    And Horace Radcliffe cannot play Dead-End Alley because vtes.combat.sequence.seven-steps-in-order
    And Horace Radcliffe cannot play Taste of Vitae because vtes.combat.end-of-round.effects-only-here
    When Sarah passes
    Then it is for Sarah to respond before strikes are chosen
    And Horace Radcliffe cannot play Carrion Crows at basic because vtes.combat.before-range.closed-once-maneuver-decision-starts
    And Horace Radcliffe cannot play Fake Out because vtes.combat.before-strikes.acting-first
    And Horace Radcliffe cannot play Roundhouse at basic because vtes.combat.sequence.seven-steps-in-order
    And Horace Radcliffe cannot play Dead-End Alley because vtes.combat.sequence.seven-steps-in-order
    And Horace Radcliffe cannot play Taste of Vitae because vtes.combat.end-of-round.effects-only-here
    When Sarah passes
    Then it is for Sarah to choose a strike
    And Horace Radcliffe cannot play Carrion Crows at basic because vtes.combat.before-range.closed-once-maneuver-decision-starts
    And Horace Radcliffe cannot play Fake Out because vtes.combat.before-strikes.acting-first
    And Horace Radcliffe cannot play Immortal Grapple at basic because vtes.combat.before-strikes.window
    And Horace Radcliffe cannot play Dead-End Alley because vtes.combat.sequence.seven-steps-in-order
    And Horace Radcliffe cannot play Taste of Vitae because vtes.combat.end-of-round.effects-only-here
    When Horace Radcliffe strikes with hands
    And Belinde strikes with hands
    Then it is for Sarah to press or decline
    And Horace Radcliffe cannot play Carrion Crows at basic because vtes.combat.before-range.closed-once-maneuver-decision-starts
    And Horace Radcliffe cannot play Fake Out because vtes.combat.before-strikes.acting-first
    And Horace Radcliffe cannot play Immortal Grapple at basic because vtes.combat.before-strikes.window
    And Horace Radcliffe cannot play Roundhouse at basic because vtes.combat.sequence.seven-steps-in-order
    And Horace Radcliffe cannot play Taste of Vitae because vtes.combat.end-of-round.effects-only-here
    When Sarah passes
    Then it is for Sarah to respond at the end of the round
    And Horace Radcliffe cannot play Carrion Crows at basic because vtes.combat.before-range.closed-once-maneuver-decision-starts
    And Horace Radcliffe cannot play Fake Out because vtes.combat.before-strikes.acting-first
    And Horace Radcliffe cannot play Immortal Grapple at basic because vtes.combat.before-strikes.window
    And Horace Radcliffe cannot play Roundhouse at basic because vtes.combat.sequence.seven-steps-in-order
    And Horace Radcliffe cannot play Dead-End Alley because vtes.combat.sequence.seven-steps-in-order
    When Horace Radcliffe plays Taste of Vitae
    Then Horace Radcliffe has 3 blood
    And the combat is over

  @id:VTES-6023 @vtes.combat.sequence.seven-steps-in-order @checks:b
  @vtes.combat.press.uncancelled-starts-new-round @checks:a
  Scenario: A press starts a second round with every step in order
    Given Sarah's Horace Radcliffe is ready with 3 blood
    And Alexis's Belinde is ready
    And Sarah holds Carrion Crows, Fake Out, Immortal Grapple, Roundhouse, Dead-End Alley and Taste of Vitae
    When Horace Radcliffe enters combat with Belinde
    And Sarah passes
    And Sarah passes
    And Sarah passes
    And Horace Radcliffe strikes with hands
    And Belinde strikes with hands
    And Horace Radcliffe plays Dead-End Alley
    Then it is for Sarah to respond at the end of the round
    And it is round 1 of the combat
    When Sarah passes
    Then it is round 2 of the combat
    And the range is close
    And it is for Sarah to respond before range is determined
    When Horace Radcliffe plays Carrion Crows at basic
    Then it is for Sarah to maneuver or decline
    When Sarah passes
    Then it is for Sarah to respond before strikes are chosen
    When Horace Radcliffe plays Immortal Grapple at basic
    Then it is for Sarah to choose a strike
    When Horace Radcliffe plays Roundhouse at basic
    And Belinde strikes with hands
    Then Belinde takes 4 damage
    And it is for Sarah to respond at the end of the round
    And Horace Radcliffe has 1 blood
    When Horace Radcliffe plays Taste of Vitae
    Then Horace Radcliffe has 5 blood
    And the combat is over

  @id:VTES-2812 @vtes.combat.sequence.acting-minion-first-everywhere @checks:a
  Scenario: The acting minion's player may respond first in each step
    Given Sarah's Horace Radcliffe is ready with 5 blood
    And Alexis's Larissa Moreira is ready with 6 blood
    And Horace Radcliffe bears Celerity, Kevlar Vest and Sport Bike
    And Larissa Moreira bears Celerity, Kevlar Vest and Sport Bike
    And Sarah holds Carrion Crows, Fake Out, Immortal Grapple, Blur, Dead-End Alley and Taste of Vitae
    And Alexis holds Carrion Crows, Fake Out, Immortal Grapple, Blur, Dead-End Alley and Taste of Vitae
    When Horace Radcliffe bleeds Alexis
    And Larissa Moreira attempts to block
    Then it is for Sarah to respond before range is determined
    And Larissa Moreira cannot play Carrion Crows at basic because vtes.sequencing.acting-methuselah-first
    When Sarah passes
    Then it is for Alexis to respond before range is determined
    When Alexis passes
    Then it is for Sarah to maneuver or decline
    When Sarah passes
    Then it is for Alexis to maneuver or decline
    When Alexis passes
    Then it is for Sarah to respond before strikes are chosen
    When Sarah passes
    Then it is for Alexis to respond before strikes are chosen
    When Alexis passes
    Then it is for Sarah to choose a strike
    When Horace Radcliffe strikes with hands
    Then it is for Alexis to choose a strike
    When Larissa Moreira strikes with hands
    And nobody prevents damage
    Then it is for Sarah to take additional strikes or decline
    When Sarah passes
    Then it is for Alexis to take additional strikes or decline
    When Alexis passes
    Then it is for Sarah to press or decline
    When Sarah passes
    Then it is for Alexis to press or decline
    When Alexis passes
    Then it is for Sarah to respond at the end of the round
    When Sarah passes
    Then it is for Alexis to respond at the end of the round
    When Alexis passes
    Then the combat is over

  @id:VTES-2813 @vtes.combat.before-range.only-marked-effects @checks:a
  Scenario: Only effects marked for the step before range can be used in that step
    Given Sarah's Wauneka and Alexis's Belinde are ready
    And Sarah holds Torn Signpost, Immortal Grapple, Fake Out and Roundhouse
    When Wauneka bleeds Alexis
    And Belinde attempts to block
    Then it is for Sarah to respond before range is determined
    And Wauneka cannot play Immortal Grapple at basic because vtes.combat.before-strikes.window
    And Wauneka cannot play Fake Out because vtes.combat.before-strikes.acting-first
    And Wauneka cannot play Roundhouse at basic because vtes.combat.sequence.seven-steps-in-order
    And Wauneka cannot strike with hands because vtes.combat.additional.only-holders-may-strike
    When Wauneka plays Torn Signpost at basic
    Then it is for Sarah to maneuver or decline

  @id:VTES-6024 @vtes.combat.before-range.only-marked-effects @checks:b
  Scenario: An effect marked for the step before range cannot be used later in the round
    Given Sarah's Wauneka and Alexis's Belinde are ready
    And Sarah holds Torn Signpost, Immortal Grapple and Fake Out
    When Wauneka bleeds Alexis
    And Belinde attempts to block
    And Sarah passes
    Then it is for Sarah to maneuver or decline
    And Wauneka cannot play Torn Signpost at basic because vtes.combat.before-range.closed-once-maneuver-decision-starts
    When Sarah passes
    Then it is for Sarah to respond before strikes are chosen
    And Wauneka cannot play Torn Signpost at basic because vtes.combat.before-range.closed-once-maneuver-decision-starts
    When Sarah passes
    Then it is for Sarah to choose a strike
    And Wauneka cannot play Torn Signpost at basic because vtes.combat.before-range.closed-once-maneuver-decision-starts

  @id:VTES-2814 @vtes.combat.before-range.closed-once-maneuver-decision-starts @checks:a
  Scenario Outline: The step before range is over for both minions once the acting minion has decided: <decided>
    Given Sarah's Wauneka and Alexis's Belinde are ready
    And Sarah holds Fake Out
    And Alexis holds Carrion Crows and Fake Out
    When Wauneka bleeds Alexis
    And Belinde attempts to block
    Then it is for Alexis to respond before range is determined
    When Alexis passes
    Then it is for Sarah to maneuver or decline
    When <decided>
    Then it is for Alexis to maneuver or decline
    And Belinde cannot play Carrion Crows at basic because vtes.combat.before-range.closed-once-maneuver-decision-starts
    When Alexis passes
    Then the range is <range>
    And it is for Sarah to choose a strike

    Examples:
      | decided               | range |
      | Wauneka plays Fake Out | long  |
      | Sarah passes          | close |

  @id:VTES-2815 @vtes.combat.end-of-round.after-press @checks:a
  Scenario: The end of the round comes after presses, and no press can follow it
    Given Sarah's Belinde and Alexis's Ayelech are ready with 3 blood
    And Sarah holds Taste of Vitae and Dead-End Alley
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde strikes with hands
    And Ayelech strikes with hands
    Then it is for Sarah to press or decline
    When Sarah passes
    Then it is for Sarah to respond at the end of the round
    And Belinde cannot play Dead-End Alley because vtes.combat.sequence.seven-steps-in-order
    When Belinde plays Taste of Vitae
    Then Belinde has 3 blood
    And the combat is over

  @id:VTES-6025 @vtes.combat.end-of-round.after-press @checks:b
  Scenario: The end of a round comes before the next round, which has an end of its own
    Given Sarah's Belinde and Alexis's Ayelech are ready with 3 blood
    And Sarah holds Carrion Crows, Taste of Vitae, Taste of Vitae and Dead-End Alley
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Sarah passes
    And Belinde strikes with hands
    And Ayelech strikes with hands
    And Belinde plays Dead-End Alley
    Then it is for Sarah to respond at the end of the round
    And it is round 1 of the combat
    When Belinde plays Taste of Vitae
    Then it is round 2 of the combat
    And it is for Sarah to respond before range is determined
    When Sarah passes
    And Belinde strikes with hands
    And Ayelech strikes with hands
    And Belinde plays Taste of Vitae
    Then Belinde has 3 blood
    And the combat is over
