# Fifth edition rulebook, "Determine Range": the number, sources, and duties of maneuvers
Feature: Maneuvers
  Each maneuver answers the previous one. A weapon or strike card used to maneuver must be used to strike.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2816 @vtes.combat.range.close-by-default-every-round @checks:b
  Scenario: A round without maneuvers is at close range, even after a round at long range
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Sarah holds Fake Out and Dead-End Alley
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Colette plays Fake Out
    And Colette strikes with hands
    And Ayelech strikes with hands
    Then Colette takes no damage
    And Ayelech takes no damage
    When Colette plays Dead-End Alley
    Then it is round 2 of the combat
    And the range is close
    When Colette strikes with hands
    And Ayelech strikes with hands
    Then Colette takes 1 damage
    And Ayelech takes 1 damage

  @id:VTES-6021 @vtes.combat.range.close-by-default-every-round @checks:c
  Scenario: A new maneuver is needed to reach long range again in the next round
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Sarah holds Fake Out, Fake Out and Dead-End Alley
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Colette plays Fake Out
    And Colette strikes with hands
    And Ayelech strikes with hands
    And Colette plays Dead-End Alley
    Then it is round 2 of the combat
    And the range is close
    When Colette plays Fake Out
    Then the range is long
    When Colette strikes with hands
    And Ayelech strikes with hands
    Then Ayelech takes no damage
    And the combat is over

  @id:VTES-2817 @vtes.combat.resolve.strikes-default-close-only @checks:a,b
  @vtes.combat.range.limits-usable-strikes-and-effects @checks:a,b
  @vtes.combat.hand-strike.damage-equals-strength @checks:d
  Scenario Outline: A strike without ranged damage hits only at close range, for <damage>: it <strike>
    Given Sarah's Wauneka and Alexis's Ayelech are ready
    And Sarah holds Fake Out, Dead-End Alley, <card> and <card>
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Wauneka plays Fake Out
    And Wauneka <strike>
    And Ayelech strikes with hands
    Then Wauneka's strike has no effect
    And Ayelech's strike has no effect
    And Ayelech's blood stays the same
    And Wauneka takes no damage
    When Wauneka plays Dead-End Alley
    Then the range is close
    When Wauneka <strike>
    And Ayelech strikes with hands
    Then Ayelech burns <damage> blood
    And Wauneka takes 1 damage
    And the combat is over

    Examples:
      | card       | strike                       | damage |
      | Bonding    | strikes with hands           | 1      |
      | Roundhouse | plays Roundhouse at superior | 4      |
      | Slam       | plays Slam at basic          | 3      |

  @id:VTES-2818 @vtes.combat.resolve.r-damage-works-at-any-range @checks:a
  Scenario Outline: A ranged strike inflicts <damage> at <range> range: <strike>
    Given Sarah's Wauneka and Alexis's Ayelech are ready
    And Wauneka bears <weapon>
    And Sarah holds Fake Out and Thrown Gate
    And Ayelech's title is prince
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And <maneuver>
    Then the range is <range>
    When Wauneka <strike>
    And Ayelech strikes with hands
    Then Ayelech takes <damage>
    And Wauneka takes <own>
    And the combat is over

    Examples:
      | weapon     | strike                        | maneuver               | range | damage              | own       |
      | .44 Magnum | strikes with .44 Magnum       | neither maneuvers      | close | 2 damage            | 1 damage  |
      | .44 Magnum | strikes with .44 Magnum       | Wauneka plays Fake Out | long  | 2 damage            | no damage |
      | Ivory Bow  | strikes with Ivory Bow        | neither maneuvers      | close | 1 aggravated damage | 1 damage  |
      | Ivory Bow  | strikes with Ivory Bow        | Wauneka plays Fake Out | long  | 1 aggravated damage | no damage |
      | Sport Bike | plays Thrown Gate at superior | neither maneuvers      | close | 2 damage            | 1 damage  |
      | Sport Bike | plays Thrown Gate at superior | Wauneka plays Fake Out | long  | 2 damage            | no damage |

  @id:VTES-2819 @vtes.combat.resolve.r-damage-works-at-any-range @checks:b
  @vtes.combat.range.limits-usable-strikes-and-effects @checks:a
  Scenario Outline: Carrion Crows inflicts its damage at long range: <crows>
    Given Sarah's Horace Radcliffe and Alexis's Ayelech are ready
    And Sarah holds Thrown Gate, Fake Out and <card>
    When Horace Radcliffe bleeds Alexis
    And Ayelech attempts to block
    And <crows>
    And Horace Radcliffe plays Fake Out
    And Horace Radcliffe plays Thrown Gate at basic
    And Ayelech strikes with hands
    Then Ayelech takes <damage> damage
    And Horace Radcliffe takes no damage
    And the combat is over

    Examples:
      | card          | crows                                          | damage |
      | Carrion Crows | Horace Radcliffe plays Carrion Crows at superior | 3    |
      | Carrion Crows | Sarah passes                                   | 1      |

  @id:VTES-2820 @vtes.combat.maneuver.exchange-unlimited @checks:a,c @vtes.combat.maneuver.not-two-in-a-row @checks:b
  @vtes.combat.maneuver.moves-long-back-to-close @checks:a,b
  Scenario: Five maneuvers in turn with the same card end at long range
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Sarah holds Fake Out, Fake Out and Fake Out
    And Alexis holds Fake Out and Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Colette plays Fake Out
    Then the range is long
    When Ayelech plays Fake Out
    Then the range is close
    When Colette plays Fake Out
    Then the range is long
    When Ayelech plays Fake Out
    Then the range is close
    When Colette plays Fake Out
    Then the range is long
    And it is for Sarah to choose a strike
    And Sarah holds nothing

  @id:VTES-2821 @vtes.combat.maneuver.exchange-unlimited @checks:b
  Scenario: Four maneuvers in turn end at close range, where a hand strike hits
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Sarah holds Fake Out and Fake Out
    And Alexis holds Fake Out and Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Colette plays Fake Out
    And Ayelech plays Fake Out
    And Colette plays Fake Out
    And Ayelech plays Fake Out
    Then the range is close
    When Colette strikes with hands
    And Ayelech strikes with hands
    Then Colette and Ayelech burn 1 blood
    And the combat is over

  @id:VTES-2822 @vtes.combat.maneuver.declining-does-not-forfeit-answer @checks:a
  Scenario: A minion that declined to maneuver may still answer a maneuver
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Sarah holds Fake Out
    And Alexis holds Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Sarah passes
    And Ayelech plays Fake Out
    Then the range is long
    And it is for Sarah to maneuver or decline
    When Colette plays Fake Out
    Then the range is close
    And it is for Sarah to choose a strike

  @id:VTES-6022 @vtes.combat.maneuver.declining-does-not-forfeit-answer @checks:b
  Scenario: The range is set once both minions decline to maneuver
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Sarah holds Fake Out
    And Alexis holds Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Sarah passes
    Then it is for Alexis to maneuver or decline
    When Alexis passes
    Then it is for Sarah to choose a strike
    And the range is close
    And Colette cannot play Fake Out because vtes.combat.before-strikes.acting-first

  @id:VTES-2823 @vtes.combat.maneuver.none-by-default @checks:a
  Scenario: A minion without a card that gives a maneuver cannot maneuver
    Given Sarah's Wauneka and Alexis's Ayelech are ready
    And Wauneka bears Ivory Bow, Sport Bike, Kevlar Vest and Raven Spy
    And Sarah holds Roundhouse, Dead-End Alley, Open Grate, Dodge, Canine Horde and Blur
    And Alexis holds Theft of Vitae and Skin of Rock
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    Then it is for Sarah to choose a strike
    And the range is close

  @id:VTES-2824 @vtes.combat.maneuver.strike-card-played-in-range-step @checks:a,c
  @vtes.combat.maneuver.sources @checks:a
  Scenario: A strike card with a maneuver is paid for while range is determined
    Given Sarah's Aunt Linda is ready with 4 blood
    And Alexis's Colette is ready
    And Sarah holds Slam and Roundhouse
    And Alexis holds Fake Out
    When Aunt Linda bleeds Alexis
    And Colette attempts to block
    And Colette plays Fake Out
    Then it is for Sarah to maneuver or decline
    And Aunt Linda cannot play Roundhouse at superior because vtes.combat.sequence.seven-steps-in-order
    And Aunt Linda cannot play Slam at basic because vtes.combat.sequence.seven-steps-in-order
    When Aunt Linda plays Slam at superior to maneuver
    Then the range is close
    And Aunt Linda burns 1 blood
    And it is for Sarah to choose a strike
    When Aunt Linda strikes with Slam
    And Colette strikes with hands
    Then Colette takes 3 damage
    And Aunt Linda burns 1 blood
    And Sarah holds Roundhouse
    And the combat is over

  @id:VTES-2825 @vtes.combat.maneuver.from-weapon-fixes-strike @checks:a
  @vtes.combat.choose.committed-by-maneuver @checks:a
  Scenario: A minion that maneuvers with a gun can strike with nothing else
    Given Sarah's Mkhokheli and Alexis's Ayelech are ready
    And Mkhokheli bears .44 Magnum and Ivory Bow
    And Sarah holds Majesty and Dodge
    When Mkhokheli bleeds Alexis
    And Ayelech attempts to block
    And Mkhokheli uses .44 Magnum to maneuver
    Then it is for Sarah to choose a strike
    And Mkhokheli cannot strike with hands because vtes.combat.choose.committed-by-maneuver
    And Mkhokheli cannot strike with Ivory Bow because vtes.combat.choose.committed-by-maneuver
    And Mkhokheli cannot play Majesty at basic because vtes.combat.choose.committed-by-maneuver
    And Mkhokheli cannot play Dodge because vtes.combat.choose.committed-by-maneuver
    And exactly these choices are open to Sarah:
      | Mkhokheli strikes with .44 Magnum |
    When Mkhokheli strikes with .44 Magnum
    And Ayelech strikes with hands
    Then Ayelech takes 2 damage
    And the combat is over

  @id:VTES-2826 @vtes.combat.choose.committed-by-maneuver @checks:b,c
  @vtes.combat.maneuver.from-weapon-fixes-strike @checks:b
  @vtes.combat.maneuver.optional-may-be-declined @checks:b
  Scenario Outline: A gun's maneuver commits the strike only in its own round: afterwards the bearer <strike>
    Given Sarah's Mkhokheli and Alexis's Ayelech are ready
    And Mkhokheli bears .44 Magnum
    And Sarah holds Majesty, Dodge and Dead-End Alley
    When Mkhokheli bleeds Alexis
    And Ayelech attempts to block
    And Mkhokheli uses .44 Magnum to maneuver
    Then Mkhokheli cannot strike with hands because vtes.combat.choose.committed-by-maneuver
    When Mkhokheli strikes with .44 Magnum
    And Ayelech strikes with hands
    And Mkhokheli plays Dead-End Alley
    Then it is for Sarah to choose a strike
    And the range is close
    When Mkhokheli <strike>
    And Ayelech strikes with hands
    Then Ayelech takes <damage>
    And Mkhokheli takes <own>
    And the combat is over

    Examples:
      | strike                  | damage    | own       |
      | strikes with .44 Magnum | 2 damage  | 1 damage  |
      | strikes with hands      | 1 damage  | 1 damage  |
      | plays Dodge             | no damage | no damage |
      | plays Majesty at basic  | no damage | no damage |

  @id:VTES-2827 @vtes.combat.maneuver.no-second-strike-card-or-weapon @checks:b
  Scenario: A second gun may give its maneuver in the next round, but a used one may not
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum and .44 Magnum
    And Sarah holds Fake Out
    And Alexis holds Dead-End Alley and Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Sarah passes
    And Ayelech uses .44 Magnum to maneuver
    And Colette plays Fake Out
    Then Ayelech cannot use .44 Magnum#2 to maneuver because vtes.combat.maneuver.no-second-strike-card-or-weapon
    When Alexis passes
    And Colette strikes with hands
    And Ayelech strikes with .44 Magnum
    And Ayelech plays Dead-End Alley
    Then it is round 2 of the combat
    And it is for Alexis to maneuver or decline
    And Ayelech cannot use .44 Magnum to maneuver because vtes.golden-rule.cards-override-rules
    When Ayelech uses .44 Magnum#2 to maneuver
    Then the range is long
    When Colette strikes with hands
    Then Ayelech cannot strike with .44 Magnum because vtes.combat.choose.committed-by-maneuver
    When Ayelech strikes with .44 Magnum#2
    Then Colette takes 2 damage
    And the combat is over

  @id:VTES-2828 @vtes.combat.maneuver.non-strike-sources-still-allowed @checks:a
  Scenario: A card may give another maneuver after the gun's, and the gun is still the strike
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum
    And Sarah holds Fake Out
    And Alexis holds Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Sarah passes
    And Ayelech uses .44 Magnum to maneuver
    And Colette plays Fake Out
    And Ayelech plays Fake Out
    Then the range is long
    When Colette strikes with hands
    Then Ayelech cannot strike with hands because vtes.combat.choose.committed-by-maneuver
    When Ayelech strikes with .44 Magnum
    Then Colette takes 2 damage
    And Ayelech takes no damage
    And the combat is over

  @id:VTES-2829 @vtes.combat.maneuver.optional-may-be-declined @checks:a
  Scenario: A card's effect applies even if its optional maneuver is not used
    Given Sarah's Kamau Jafari is ready
    And Alexis's Colette is ready with 0 blood
    And Sarah holds Silence of Death
    When Kamau Jafari bleeds Alexis
    And Colette attempts to block
    And Kamau Jafari plays Silence of Death at superior
    And Sarah passes
    Then the range is close
    When Kamau Jafari strikes with hands
    And Colette strikes with hands
    Then Colette is in torpor with 0 blood
    And Kamau Jafari takes no damage
    And the combat is over

  @id:VTES-2830 @vtes.combat.maneuver.not-carried-to-later-rounds @checks:a,b
  Scenario: A card's unused maneuver is lost in the next round, but a gun's is not
    Given Sarah's Kamau Jafari and Alexis's Ayelech are ready
    And Kamau Jafari bears .44 Magnum
    And Sarah holds Silence of Death and Dead-End Alley
    When Kamau Jafari bleeds Alexis
    And Ayelech attempts to block
    And Kamau Jafari plays Silence of Death at superior
    And neither maneuvers
    And Kamau Jafari strikes with hands
    And Ayelech strikes with hands
    And Kamau Jafari plays Dead-End Alley
    Then it is round 2 of the combat
    And it is for Sarah to maneuver or decline
    And Kamau Jafari cannot use Silence of Death to maneuver because vtes.combat.maneuver.not-carried-to-later-rounds
    When Kamau Jafari uses .44 Magnum to maneuver
    Then the range is long
    And it is for Sarah to choose a strike
