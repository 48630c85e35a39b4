# Fifth edition rulebook, "Determine Range"
Feature: Determine range

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0200 @example @vtes.combat.range.example-ayelech-colette @checks:a,b,c,d,e,f
  @vtes.combat.maneuver.sources @checks:a,b
  Scenario: Three maneuvers end at long range, where only Ayelech's gun can hit
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum
    And Sarah holds Swallowed by the Night
    And Alexis holds Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Sarah passes
    Then combat begins between Colette and Ayelech
    And the range is close
    And it is for Sarah to maneuver or decline
    When Sarah passes
    Then the range is close
    And it is for Alexis to maneuver or decline
    When Ayelech uses .44 Magnum to maneuver
    Then the range is long
    And it is for Sarah to maneuver or decline
    When Colette plays Swallowed by the Night at superior
    Then the range is close
    And it is for Alexis to maneuver or decline
    When Ayelech plays Fake Out
    Then the range is long
    And it is for Sarah to choose a strike
    When Colette strikes with hands
    And Ayelech strikes with .44 Magnum
    Then Colette's strike has no effect
    And Ayelech takes no damage
    And Colette takes 2 damage
    And Colette burns 2 blood
    And the combat is over

  @id:VTES-0201 @vtes.combat.choose.hand-strike-is-default @checks:a
  @vtes.combat.hand-strike.is-default-strike @checks:a
  @vtes.combat.range.close-by-default-every-round @checks:a
  Scenario: Combat is at close range if neither minion can maneuver
    Given Sarah's Colette and Alexis's Ayelech are ready
    When Colette bleeds Alexis
    And Ayelech attempts to block
    Then combat begins between Colette and Ayelech
    And the range is close
    And it is for Sarah to choose a strike
    When Colette strikes with hands
    And Ayelech strikes with hands
    Then Colette and Ayelech burn 1 blood
    And the combat is over

  @id:VTES-0202 @vtes.combat.range.close-or-long @checks:a
  @vtes.combat.range.limits-usable-strikes-and-effects @checks:a
  @vtes.combat.resolve.strikes-default-close-only @checks:a
  Scenario: A hand strike has no effect at long range
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Sarah holds Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Colette plays Fake Out
    Then the range is long
    When Colette strikes with hands
    And Ayelech strikes with hands
    Then Colette's strike has no effect
    And Ayelech's strike has no effect
    And Colette takes no damage
    And Ayelech takes no damage
    And the combat is over

  @id:VTES-0203 @vtes.combat.maneuver.not-two-in-a-row @checks:a,c
  Scenario: A minion cannot maneuver twice in a row
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum
    And Sarah holds Fake Out
    And Alexis holds Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Sarah passes
    And Ayelech plays Fake Out
    Then the range is long
    And it is for Sarah to maneuver or decline
    And Ayelech cannot use .44 Magnum to maneuver because vtes.combat.maneuver.not-two-in-a-row
    When Sarah passes
    Then the range is long
    And it is for Sarah to choose a strike

  @id:VTES-0204 @vtes.ruling.44-magnum.maneuver-commits-strike @checks:a
  @vtes.combat.maneuver.from-weapon-fixes-strike @checks:a
  Scenario: A minion that maneuvers with a gun must strike with it
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum
    And Alexis holds Theft of Vitae
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Ayelech uses .44 Magnum to maneuver
    And Colette strikes with hands
    Then it is for Alexis to choose a strike
    And Ayelech cannot strike with hands because vtes.combat.choose.committed-by-maneuver
    And Ayelech cannot play Theft of Vitae at superior because vtes.combat.choose.committed-by-maneuver
    When Ayelech strikes with .44 Magnum
    Then Colette takes 2 damage
    And Ayelech's blood stays the same
    And the combat is over

  @id:VTES-0205 @vtes.combat.maneuver.optional-may-be-declined @checks:b
  Scenario: A minion that declines the gun's maneuver may choose any strike
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum
    And Ayelech has 3 blood
    And Alexis holds Theft of Vitae
    When Colette bleeds Alexis
    And Ayelech attempts to block
    Then it is for Alexis to maneuver or decline
    When neither maneuvers
    Then the range is close
    And it is for Sarah to choose a strike
    When Colette strikes with hands
    And Ayelech plays Theft of Vitae at superior
    Then Colette takes no damage
    And Colette burns 2 blood
    And Ayelech takes 1 damage
    And Ayelech has 4 blood

  @id:VTES-0206 @vtes.combat.maneuver.no-second-strike-card-or-weapon @checks:a
  Scenario: A second gun does not give a second maneuver in the round
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum and .44 Magnum
    And Sarah holds Fake Out
    And Alexis holds Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Sarah passes
    And Ayelech uses .44 Magnum to maneuver
    And Colette plays Fake Out
    Then the range is close
    And it is for Alexis to maneuver or decline
    And Ayelech cannot use .44 Magnum#2 to maneuver because vtes.combat.maneuver.no-second-strike-card-or-weapon
    When Alexis passes
    Then the range is close
    And it is for Sarah to choose a strike

  @id:VTES-0207 @vtes.card.draw.delayed-replacement-lowers-hand-size @checks:a
  @vtes.card.draw.card-text-may-override-replacement @vtes.card.draw.replace-after-play
  Scenario: A card replaced after combat leaves its player one card short until then
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Alexis holds Fake Out, Theft of Vitae, Vessel, Vessel, Vessel, Vessel and Vessel
    And Alexis's library holds Bonding and Blood Doll
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Ayelech plays Fake Out
    Then Alexis holds 6 cards
    And Alexis's library holds Bonding and Blood Doll
    When Colette strikes with hands
    Then Alexis holds 6 cards
    When Ayelech plays Theft of Vitae at superior
    Then the combat is over
    And Alexis holds Vessel, Vessel, Vessel, Vessel, Vessel, Bonding and Blood Doll
    And Alexis's library is empty
    And these events happen in order:
      | event        | seat   | card           |
      | card-played  | Alexis | Theft of Vitae |
      | card-drawn   | Alexis | Bonding        |
      | combat-ended |        |                |
      | card-drawn   | Alexis | Blood Doll     |

  # Fifth edition rulebook, "Determine Range": strike cards with a maneuver
  Rule: A strike card with a maneuver

    Background:
      Given Sarah's Aunt Linda and Alexis's Colette are ready
      And Sarah holds Thrown Gate, Roundhouse and Slam
      And Alexis holds Fake Out

    @id:VTES-1130 @vtes.combat.maneuver.from-strike-card-fixes-strike @checks:a
    @vtes.combat.maneuver.strike-card-played-in-range-step @checks:a
    Scenario: A strike card played for its maneuver must be used as the strike of the round
      When Aunt Linda bleeds Alexis
      And Colette attempts to block
      Then it is for Sarah to maneuver or decline
      When Aunt Linda plays Thrown Gate at superior to maneuver
      Then the range is long
      And Sarah's ash heap holds Thrown Gate
      When Alexis passes
      Then it is for Sarah to choose a strike
      And Aunt Linda cannot strike with hands because vtes.combat.choose.committed-by-maneuver
      And Aunt Linda cannot play Roundhouse at superior because vtes.combat.choose.committed-by-maneuver
      When Aunt Linda strikes with Thrown Gate
      And Colette strikes with hands
      Then Colette takes 2 damage
      And Aunt Linda takes no damage
      And the combat is over

    @id:VTES-1131 @vtes.combat.maneuver.strike-card-played-in-range-step @checks:b
    @vtes.combat.maneuver.optional-may-be-declined
    Scenario: A strike card played as a strike does not give its maneuver
      When Aunt Linda bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      Then it is for Sarah to choose a strike
      And Aunt Linda cannot play Thrown Gate at superior to maneuver because vtes.combat.maneuver.strike-card-played-in-range-step
      When Aunt Linda plays Thrown Gate at superior
      And Colette strikes with hands
      Then Colette takes 2 damage
      And Aunt Linda takes 1 damage
      And the combat is over

    @id:VTES-1132
    @vtes.combat.sequence.seven-steps-in-order
    Scenario: A strike card without a maneuver cannot be played while range is determined
      When Aunt Linda bleeds Alexis
      And Colette attempts to block
      Then it is for Sarah to maneuver or decline
      And Aunt Linda cannot play Roundhouse at superior because vtes.combat.sequence.seven-steps-in-order
      And Aunt Linda cannot play Thrown Gate at superior because vtes.combat.sequence.seven-steps-in-order

    @id:VTES-1133 @vtes.combat.maneuver.from-strike-card-fixes-strike @checks:b
    @vtes.combat.maneuver.no-second-strike-card-or-weapon @checks:a
    @vtes.combat.maneuver.moves-long-back-to-close @checks:a
    Scenario: A committed strike remains when the range changes back, and no second strike card maneuvers
      Given Sarah holds Thrown Gate and Fake Out
      And Aunt Linda bears .44 Magnum
      When Aunt Linda bleeds Alexis
      And Colette attempts to block
      And Aunt Linda plays Thrown Gate at basic to maneuver
      And Colette plays Fake Out
      Then the range is close
      And it is for Sarah to maneuver or decline
      And Aunt Linda cannot play Thrown Gate at superior to maneuver because vtes.combat.maneuver.no-second-strike-card-or-weapon
      And Aunt Linda cannot use .44 Magnum to maneuver because vtes.combat.maneuver.no-second-strike-card-or-weapon
      When Sarah passes
      And Aunt Linda strikes with Thrown Gate
      And Colette strikes with hands
      Then Colette takes 1 damage
      And Aunt Linda takes 1 damage
      And the combat is over

    @id:VTES-1134 @provisional @vtes.combat.maneuver.from-strike-card-fixes-strike @checks:b
    @vtes.combat.resolve.strikes-default-close-only
    Scenario: A committed strike is made in vain if the final range does not suit it
      Given Colette bears .44 Magnum
      When Aunt Linda bleeds Alexis
      And Colette attempts to block
      And Sarah passes
      And Colette plays Fake Out
      Then the range is long
      When Aunt Linda plays Slam at superior to maneuver
      Then the range is close
      And Aunt Linda burns 1 blood
      When Colette uses .44 Magnum to maneuver
      Then the range is long
      And it is for Sarah to choose a strike
      And Aunt Linda cannot strike with hands because vtes.combat.choose.committed-by-maneuver
      When Aunt Linda strikes with Slam
      And Colette strikes with .44 Magnum
      Then Aunt Linda's strike has no effect
      And Colette takes no damage
      And Aunt Linda takes 2 damage
      And the combat is over

    @id:VTES-1135 @vtes.combat.maneuver.moves-long-back-to-close @checks:a @vtes.golden-rule.cards-override-rules
    Scenario: Slam's maneuver can only go to close range
      When Aunt Linda bleeds Alexis
      And Colette attempts to block
      Then it is for Sarah to maneuver or decline
      And Aunt Linda cannot play Slam at superior to maneuver because vtes.golden-rule.cards-override-rules
      When Sarah passes
      And Colette plays Fake Out
      And Aunt Linda plays Slam at superior to maneuver
      Then the range is close
      When Aunt Linda strikes with Slam
      And Colette strikes with hands
      Then Colette takes 3 damage
      And the combat is over

    @id:VTES-1136 @vtes.combat.additional.free-choice-despite-commitment @checks:a
    Scenario: A strike card's maneuver does not commit the additional strike
      Given Sarah's Wauneka is ready
      And Wauneka bears Celerity
      And Sarah holds Blur
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And Wauneka plays Thrown Gate at basic to maneuver
      And Alexis passes
      And Wauneka strikes with Thrown Gate
      And Colette strikes with hands
      And Wauneka plays Blur at basic
      Then it is for Sarah to choose a strike
      And Wauneka cannot strike with Thrown Gate because vtes.combat.choose.source-weapon
      When Wauneka strikes with hands
      Then Wauneka's strike has no effect
      And the combat is over

  # Fifth edition rulebook, "Determine Range": a maneuver that is part of an effect
  Rule: Maneuvers that cards give

    @id:VTES-1137 @vtes.combat.maneuver.mandatory-part-must-be-used @checks:b
    @vtes.combat.maneuver.moves-close-to-long @checks:a
    Scenario: A card whose effect is a maneuver changes the range when played
      Given Sarah's Colette and Alexis's Ayelech are ready
      And Sarah holds Swallowed by the Night
      When Colette bleeds Alexis
      And Ayelech attempts to block
      And Sarah passes
      Then the range is close
      And it is for Sarah to maneuver or decline
      When Colette plays Swallowed by the Night at superior
      Then the range is long
      And it is for Sarah to choose a strike

    @id:VTES-1138 @vtes.combat.maneuver.not-carried-to-later-rounds @checks:a
    @vtes.combat.maneuver.optional-may-be-declined
    Scenario: An unused optional maneuver is lost in the next round
      Given Sarah's Kamau Jafari and Alexis's Ayelech are ready
      And Sarah holds Silence of Death and Dead-End Alley
      When Kamau Jafari bleeds Alexis
      And Ayelech attempts to block
      And Kamau Jafari plays Silence of Death at superior
      Then it is for Sarah to maneuver or decline
      When Sarah passes
      And Kamau Jafari strikes with hands
      And Ayelech strikes with hands
      And Kamau Jafari plays Dead-End Alley
      Then it is round 2 of the combat
      And it is for Sarah to choose a strike
      And Kamau Jafari cannot use Silence of Death to maneuver because vtes.combat.maneuver.not-carried-to-later-rounds

    @id:VTES-1139 @vtes.combat.maneuver.sources @checks:a @vtes.combat.maneuver.moves-long-back-to-close @checks:a
    Scenario: An optional maneuver from a card can answer another maneuver, but only once
      Given Sarah's Kamau Jafari and Alexis's Ayelech are ready
      And Sarah holds Silence of Death
      And Alexis holds Fake Out
      When Kamau Jafari bleeds Alexis
      And Ayelech attempts to block
      And Kamau Jafari plays Silence of Death at superior
      And Sarah passes
      And Ayelech plays Fake Out
      Then the range is long
      When Kamau Jafari uses Silence of Death to maneuver
      Then the range is close
      And it is for Sarah to choose a strike
      And Kamau Jafari cannot use Silence of Death to maneuver because vtes.combat.maneuver.not-carried-to-later-rounds

    @id:VTES-1140 @vtes.combat.maneuver.sources @checks:b
    Scenario: A gun's once-per-combat maneuver is still available in the second round
      Given Sarah's Colette and Alexis's Ayelech are ready
      And Ayelech bears .44 Magnum
      And Alexis holds Dead-End Alley
      When Colette bleeds Alexis
      And Ayelech attempts to block
      And neither maneuvers
      And Colette strikes with hands
      And Ayelech strikes with hands
      And Ayelech plays Dead-End Alley
      Then it is round 2 of the combat
      When Ayelech uses .44 Magnum to maneuver
      Then the range is long
      And it is for Sarah to choose a strike
