# Fifth edition rulebook, "Strike Effects"
Feature: Strike effects

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  # Fifth edition rulebook, "Strike Effects": hand strike
  Rule: Hand strike

    @id:VTES-0220
    @vtes.combat.resolve.damage-costs-blood-or-life
    @vtes.combat.hand-strike.damage-equals-strength
    @vtes.combat.damage.ally-retainer-burned-at-zero-life
    Scenario: An ally with strength 1 inflicts 1 damage and dies of the same pair of strikes
      Given Sarah's Wauneka is ready
      And Alexis's Underbridge Stray is ready with 1 life
      And Underbridge Stray came into play at superior
      When Wauneka bleeds Alexis
      And Underbridge Stray attempts to block
      And Wauneka strikes with hands
      And Underbridge Stray strikes with hands
      Then Wauneka takes 1 damage
      And Underbridge Stray takes 1 damage
      And Underbridge Stray is in Alexis's ash heap
      And the combat is over

    @id:VTES-0221
    @vtes.combat.hand-strike.damage-equals-strength
    Scenario: An ally without strength inflicts nothing with its hands
      Given Sarah's Wauneka is ready
      And Alexis's Underbridge Stray is ready with 1 life
      And Underbridge Stray came into play at basic
      When Wauneka bleeds Alexis
      And Underbridge Stray attempts to block
      And Wauneka strikes with hands
      And Underbridge Stray strikes with hands
      Then Wauneka takes no damage
      And Underbridge Stray takes 1 damage
      And Wauneka's blood stays the same
      And the combat is over

  # Fifth edition rulebook, "Strike Effects": dodge
  Rule: Dodge

    @id:VTES-0222
    @vtes.combat.dodge.any-range
    @vtes.combat.dodge.protects-minion
    @vtes.combat.dodge.uses-the-strike
    @vtes.combat.strike.defensive-effects-are-strikes
    Scenario: A dodge works at long range, and is all that the minion does
      Given Sarah's Ayelech and Alexis's Belinde are ready
      And Ayelech bears .44 Magnum
      And Alexis holds Dodge
      When Ayelech bleeds Alexis
      And Belinde attempts to block
      And Ayelech uses .44 Magnum to maneuver
      And Ayelech strikes with .44 Magnum
      And Belinde plays Dodge
      Then Ayelech's strike has no effect
      And Belinde takes no damage
      And Ayelech takes no damage
      And Belinde's blood stays the same
      And the combat is over

    @id:VTES-0223
    @vtes.golden-rule.cards-override-rules
    @vtes.combat.choose.source-other-effect
    Scenario: A dodge that a vampire has once each combat is gone after it
      Given Sarah's Wauneka and Alexis's Flávio Gonçalves are ready
      And Alexis holds Pursuit
      When Wauneka bleeds Alexis
      And Flávio Gonçalves attempts to block
      And neither maneuvers
      And Wauneka strikes with hands
      And Flávio Gonçalves strikes with the printed strike
      And Flávio Gonçalves plays Pursuit at superior
      Then it is for Alexis to choose a strike
      And Flávio Gonçalves cannot strike with the printed strike because vtes.golden-rule.cards-override-rules
      When Flávio Gonçalves strikes with hands
      Then Wauneka takes 1 damage
      And the combat is over

    @id:VTES-0224
    @vtes.combat.environmental.not-dodged
    @vtes.combat.environmental.no-source-or-non-minion-source
    Scenario: A dodge protects from the strike, and not from the crows
      Given Sarah's Belinde and Alexis's Flávio Gonçalves are ready
      And Sarah holds Carrion Crows
      When Belinde bleeds Alexis
      And Flávio Gonçalves attempts to block
      And Belinde plays Carrion Crows at basic
      And Belinde strikes with hands
      And Flávio Gonçalves strikes with the printed strike
      Then Belinde's strike has no effect
      And Flávio Gonçalves takes 1 damage
      And Flávio Gonçalves burns 1 blood
      And the combat is over

  # Fifth edition rulebook, "Strike Effects": combat ends
  Rule: Combat ends

    @id:VTES-0225
    @vtes.combat.combat-ends.resolves-before-all-strikes
    @vtes.combat.combat-ends.ends-immediately
    @vtes.combat.combat-ends.stops-other-strike-resolution-effects
    Scenario: Combat ends before the roundhouse and the crows do anything
      Given Sarah's Horace Radcliffe and Alexis's Mkhokheli are ready
      And Sarah holds Carrion Crows, Roundhouse and Dead-End Alley
      And Alexis holds Majesty
      When Horace Radcliffe bleeds Alexis
      And Mkhokheli attempts to block
      And Horace Radcliffe plays Carrion Crows at superior
      And Horace Radcliffe plays Roundhouse at superior
      And Mkhokheli plays Majesty at basic
      Then Mkhokheli takes no damage
      And Mkhokheli burns 1 blood
      And Mkhokheli is locked
      And the combat is over
      And Sarah holds Dead-End Alley

    @id:VTES-0226
    @vtes.combat.combat-ends.any-range
    @vtes.combat.resolve.defensive-works-at-any-range
    Scenario: At superior its user is unlocked, and long range is no hindrance
      Given Sarah's Mkhokheli and Alexis's Ayelech are ready
      And Ayelech bears .44 Magnum
      And Sarah holds Majesty
      When Mkhokheli bleeds Alexis
      And Ayelech attempts to block
      And Ayelech uses .44 Magnum to maneuver
      Then the range is long
      And Mkhokheli is locked
      When Mkhokheli plays Majesty at superior
      And Ayelech strikes with .44 Magnum
      Then the combat is over
      And Mkhokheli takes no damage
      And Mkhokheli is unlocked
      And Ayelech is locked

    @id:VTES-0227
    @vtes.combat.combat-ends.not-dodged
    Scenario: A dodge does not keep combat from ending
      Given Sarah's Wauneka and Alexis's Mkhokheli are ready
      And Sarah holds Dodge and Dead-End Alley
      And Alexis holds Majesty
      When Wauneka bleeds Alexis
      And Mkhokheli attempts to block
      And Wauneka plays Dodge
      And Mkhokheli plays Majesty at basic
      Then the combat is over
      And Sarah holds Dead-End Alley

  # Fifth edition rulebook, "Strike Effects": steal blood
  Rule: Steal blood

    @id:VTES-0228 @example
    @vtes.combat.steal-blood.example-chrysanthemum
    @vtes.combat.steal-blood.moves-counters-to-striker
    @vtes.combat.steal-blood.before-mending
    @vtes.combat.steal-blood.excess-drains-at-once
    @vtes.combat.resolve.strike-effects-before-damage
    Scenario: Stolen life is too much blood, drains, and the ally's last damage is mended
      Given Sarah's Chrysanthemum is ready with 4 blood
      And Alexis's Underbridge Stray is ready with 2 life
      And Underbridge Stray came into play at superior
      And Sarah holds Theft of Vitae
      When Chrysanthemum bleeds Alexis
      And Underbridge Stray attempts to block
      And Chrysanthemum plays Theft of Vitae at superior
      And Underbridge Stray strikes with hands
      Then these events happen in order:
        | event            | card              | source            | target        | amount | normal |
        | blood-moved      |                   | Underbridge Stray | Chrysanthemum | 2      |        |
        | blood-drained    | Chrysanthemum     |                   |               | 1      |        |
        | damage-inflicted | Chrysanthemum     |                   |               |        | 1      |
        | mended           | Chrysanthemum     |                   |               | 1      |        |
      And Underbridge Stray is in Alexis's ash heap
      And Chrysanthemum takes 1 damage
      And Chrysanthemum is ready with 4 blood
      And the combat is over

    @id:VTES-0229
    @vtes.combat.steal-blood.excess-drains-at-once
    @vtes.combat.steal-blood.before-mending
    Scenario: A full vampire steals nothing to mend with
      Given Sarah's Chrysanthemum is ready with 5 blood
      And Alexis's Belinde is ready with 3 blood
      And Sarah holds Theft of Vitae
      When Chrysanthemum bleeds Alexis
      And Belinde attempts to block
      And Chrysanthemum plays Theft of Vitae at superior
      And Belinde strikes with hands
      Then Belinde is ready with 1 blood
      And Chrysanthemum is ready with 4 blood

    @id:VTES-0230
    @vtes.combat.steal-blood.before-mending
    Scenario: An empty vampire mends with what it steals at the same moment
      Given Sarah's Belinde is ready with 2 blood
      And Alexis's Nassir is ready with 0 blood
      And Alexis holds Theft of Vitae
      When Belinde bleeds Alexis
      And Nassir attempts to block
      And Belinde strikes with hands
      And Nassir plays Theft of Vitae at superior
      Then Nassir takes 1 damage
      And Nassir is ready with 1 blood
      And Belinde is ready with 0 blood

    @id:VTES-0232
    @vtes.combat.steal-blood.not-damage-not-preventable
    Scenario: Stealing is no damage, and nothing prevents it
      Given Sarah's Nassir is ready with 1 blood
      And Alexis's Brock Sterling is ready with 3 blood
      And Sarah holds Theft of Vitae
      And Alexis holds Skin of Rock
      When Nassir bleeds Alexis
      And Brock Sterling attempts to block
      And Nassir plays Theft of Vitae at superior
      And Brock Sterling strikes with hands
      Then the combat is over
      And Brock Sterling takes no damage
      And Brock Sterling is ready with 1 blood
      And Nassir is ready with 2 blood
      And Alexis holds Skin of Rock
