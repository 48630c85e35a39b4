# Cards of the starter decks and of the rulebook: Immortal Grapple, Resist Earth's Grasp, Torn Signpost, Murder of Crows
Feature: Immortal Grapple, Resist Earth's Grasp, Torn Signpost, Murder of Crows

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  # Immortal Grapple
  Rule: Immortal Grapple

    Background:
      Given Sarah's Wauneka and Alexis's Ayelech are ready
      And Ayelech bears .44 Magnum
      And Sarah holds Immortal Grapple

    @id:VTES-1164 @vtes.combat.range.limits-usable-strikes-and-effects @checks:b
    Scenario: Immortal Grapple limits both combatants to hand strikes for the round only
      Given Sarah holds Dead-End Alley
      And Alexis holds Theft of Vitae
      When Wauneka bleeds Alexis
      And Ayelech attempts to block
      And neither maneuvers
      And Wauneka plays Immortal Grapple at basic
      And Wauneka strikes with hands
      Then it is for Alexis to choose a strike
      And Ayelech cannot strike with .44 Magnum because vtes.golden-rule.cards-override-rules
      And Ayelech cannot play Theft of Vitae at superior because vtes.golden-rule.cards-override-rules
      When Ayelech strikes with hands
      Then Wauneka takes 1 damage
      When Wauneka plays Dead-End Alley
      And neither maneuvers
      And Wauneka strikes with hands
      And Ayelech strikes with .44 Magnum
      Then Wauneka takes 2 damage
      And the combat is over

    @id:VTES-1165 @vtes.combat.press.uncancelled-starts-new-round @checks:a
    @vtes.combat.range.close-by-default-every-round @checks:b
    Scenario: Immortal Grapple at superior gives a press, and the next round has no maneuvers
      When Wauneka bleeds Alexis
      And Ayelech attempts to block
      And neither maneuvers
      And Wauneka plays Immortal Grapple at superior
      And Wauneka strikes with hands
      And Ayelech strikes with hands
      Then it is for Sarah to press or decline
      When Wauneka uses Immortal Grapple to press
      Then it is round 2 of the combat
      And the range is close
      And it is for Sarah to choose a strike
      And Ayelech cannot use .44 Magnum to maneuver because vtes.sequencing.acting-methuselah-first
      When Wauneka strikes with hands
      And Ayelech strikes with .44 Magnum
      Then the combat is over
      And Wauneka takes 2 damage

    @id:VTES-1166 @vtes.golden-rule.cards-override-rules
    Scenario: A vampire can play only one Immortal Grapple each round
      Given Alexis's Aunt Linda is ready
      And Sarah holds Immortal Grapple
      And Alexis holds Immortal Grapple
      When Wauneka bleeds Alexis
      And Aunt Linda attempts to block
      And Wauneka plays Immortal Grapple at basic
      Then it is for Alexis to respond before strikes are chosen
      And Wauneka cannot play Immortal Grapple at superior because vtes.golden-rule.cards-override-rules
      When Aunt Linda plays Immortal Grapple at basic
      Then it is for Sarah to choose a strike
      And Sarah holds Immortal Grapple

  # Resist Earth's Grasp
  Rule: Resist Earth's Grasp

    Background:
      Given Sarah's Tamoszius and Alexis's Ayelech are ready
      And Sarah holds Resist Earth's Grasp

    @id:VTES-1167 @vtes.combat.press.to-continue @checks:a
    Scenario: Resist Earth's Grasp at basic can press
      When Tamoszius bleeds Alexis
      And Ayelech attempts to block
      And Sarah passes
      Then it is for Sarah to maneuver or decline
      And Tamoszius cannot play Resist Earth's Grasp at basic to press because vtes.combat.sequence.seven-steps-in-order
      When Sarah passes
      And Tamoszius strikes with hands
      And Ayelech strikes with hands
      And Tamoszius plays Resist Earth's Grasp at basic to press
      Then it is round 2 of the combat
      And it is for Sarah to choose a strike
      And Sarah holds nothing

    @id:VTES-1168 @vtes.combat.maneuver.moves-close-to-long @checks:a
    @vtes.combat.maneuver.mandatory-part-must-be-used @checks:b
    Scenario: Resist Earth's Grasp at basic can maneuver, and gives a press for later
      When Tamoszius bleeds Alexis
      And Ayelech attempts to block
      And Sarah passes
      And Tamoszius plays Resist Earth's Grasp at basic to maneuver
      Then the range is long
      And Tamoszius burns 1 blood
      When Tamoszius strikes with hands
      And Ayelech strikes with hands
      Then it is for Sarah to press or decline
      When Sarah passes
      Then the combat is over

    @id:VTES-1169 @vtes.action.stealth.added-only-when-needed
    Scenario: Resist Earth's Grasp at superior is an action modifier that gives stealth
      When Tamoszius bleeds Alexis
      And Ayelech attempts to block
      Then it is for Sarah to respond to the block attempt
      And Tamoszius cannot play Resist Earth's Grasp at basic to maneuver because vtes.combat-card.played-in-combat
      When Tamoszius plays Resist Earth's Grasp at superior
      Then Ayelech fails to block the action
      And Tamoszius burns 1 blood
      When Alexis declines to block
      Then Alexis burns 1 pool

  # Torn Signpost
  Rule: Torn Signpost

    @id:VTES-1170 @vtes.published.torn-signpost.sets-base-strength @checks:a
    @vtes.combat.before-range.only-marked-effects @checks:a @vtes.combat.hand-strike.damage-equals-strength @checks:b
    Scenario Outline: Torn Signpost at <level> is played before range and sets the strength: <damage> damage
      Given Sarah's Wauneka is ready
      And Alexis's Ayelech is ready
      And Sarah holds Torn Signpost
      When Wauneka bleeds Alexis
      And Ayelech attempts to block
      Then it is for Sarah to respond before range is determined
      When Wauneka plays Torn Signpost at <level>
      And Wauneka strikes with hands
      And Ayelech strikes with hands
      Then Ayelech takes <damage> damage
      And the combat is over

      Examples:
        | level    | damage |
        | basic    | 2      |
        | superior | 3      |

    @id:VTES-6017 @vtes.published.torn-signpost.sets-base-strength @checks:a
    @vtes.combat.hand-strike.damage-equals-strength @checks:b
    Scenario Outline: Torn Signpost at <level> lasts for each round of the combat and no longer: <damage> damage
      Given Sarah's Wauneka is ready
      And Alexis's Ayelech is ready
      And Sarah holds Torn Signpost and Dead-End Alley
      When Wauneka enters combat with Ayelech
      And Wauneka plays Torn Signpost at <level>
      And Wauneka strikes with hands
      And Ayelech strikes with hands
      And Wauneka plays Dead-End Alley
      Then it is round 2 of the combat
      When Wauneka strikes with hands
      And Ayelech strikes with hands
      Then Ayelech takes <damage> damage
      And the combat is over
      When Wauneka enters combat with Ayelech
      And Wauneka strikes with hands
      And Ayelech strikes with hands
      Then Ayelech takes 1 damage
      And the combat is over

      Examples:
        | level    | damage |
        | basic    | 2      |
        | superior | 3      |

  # Murder of Crows
  Rule: Murder of Crows

    @id:VTES-1171 @vtes.employ.success-puts-card-on-acting-minion @vtes.employ.life-from-bank @checks:a,b
    Scenario Outline: Murder of Crows employed at <level> has <life> life
      Given Sarah's Horace Radcliffe is ready
      And Sarah holds Murder of Crows
      When Horace Radcliffe employs Murder of Crows at <level>
      Then Horace Radcliffe bears Murder of Crows
      And Murder of Crows has <life> life
      And Horace Radcliffe burns 1 blood

      Examples:
        | level    | life |
        | basic    | 1    |
        | superior | 2    |

    @id:VTES-1172 @vtes.combat.environmental.no-source-or-non-minion-source
    @vtes.combat.range.limits-usable-strikes-and-effects @checks:a
    Scenario: Murder of Crows damages the opposing minion every round, even at long range
      Given Sarah's Belinde and Alexis's Ayelech are ready
      And Belinde bears Murder of Crows
      And Sarah holds Fake Out and Dead-End Alley
      When Belinde bleeds Alexis
      And Ayelech attempts to block
      And Belinde plays Fake Out
      And Belinde strikes with hands
      And Ayelech strikes with hands
      Then Ayelech takes 1 damage
      And Belinde takes no damage
      When Belinde plays Dead-End Alley
      And Belinde strikes with hands
      And Ayelech strikes with hands
      Then Ayelech takes 2 damage
      And Murder of Crows has 1 life
      And the combat is over

    @id:VTES-2369 @vtes.combat.environmental.no-source-or-non-minion-source @checks:a
    Scenario: Murder of Crows on the blocker damages the acting minion
      Given Sarah's Wauneka and Alexis's Belinde are ready
      And Belinde bears Murder of Crows
      And Alexis's Nassir is ready
      And Nassir bears Raven Spy
      When Wauneka bleeds Alexis
      And Belinde attempts to block
      And Wauneka strikes with hands
      And Belinde strikes with hands
      Then Wauneka takes 2 damage
      And Belinde takes 1 damage
      And Murder of Crows has 1 life
      And the combat is over
