# Fifth edition rulebook, "Card Rulings": .44 Magnum, Carrion Crows, Murder of Crows, Hidden Strength, Immortal Grapple,
# Resist Earth's Grasp, Roundhouse, Swallowed by the Night, Taste of Vitae, Theft of Vitae
Feature: Rulings on combat cards

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  # Immortal Grapple, .44 Magnum, Roundhouse
  Rule: Limits to hand strikes

    @id:VTES-1173 @vtes.ruling.44-magnum.unusable-committed-strike-means-no-strike @checks:a
    @vtes.ruling.immortal-grapple.committed-weapon-strike-lost @checks:a
    @vtes.combat.maneuver.from-weapon-fixes-strike @checks:c @vtes.published.immortal-grapple.committed-strike-is-lost
    Scenario: A minion committed to a gun that Immortal Grapple rules out does not strike
      Given Sarah's Wauneka and Alexis's Colette are ready
      And Colette bears .44 Magnum
      And Sarah holds Fake Out and Immortal Grapple
      And Alexis holds Dodge
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And Sarah passes
      And Colette uses .44 Magnum to maneuver
      And Wauneka plays Fake Out
      And Wauneka plays Immortal Grapple at basic
      And Wauneka strikes with hands
      Then the combat is over
      And Colette takes 1 damage
      And Wauneka takes no damage
      And Alexis holds Dodge

    @id:VTES-1174 @vtes.ruling.immortal-grapple.after-all-maneuvers @checks:a
    @vtes.ruling.44-magnum.unusable-committed-strike-means-no-strike @checks:b
    @vtes.ruling.immortal-grapple.committed-weapon-strike-lost @vtes.combat.choose.hand-strike-is-default
    Scenario: A minion that has not maneuvered with its gun strikes with hands under Immortal Grapple
      Given Sarah's Wauneka and Alexis's Colette are ready
      And Colette bears .44 Magnum
      And Sarah holds Immortal Grapple
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Wauneka plays Immortal Grapple at basic
      And Wauneka strikes with hands
      Then it is for Alexis to choose a strike
      And Colette cannot strike with .44 Magnum because vtes.golden-rule.cards-override-rules
      When Colette strikes with hands
      Then Wauneka takes 1 damage
      And the combat is over

    @id:VTES-1175 @vtes.ruling.immortal-grapple.committed-weapon-strike-lost @checks:a
    @vtes.combat.maneuver.from-strike-card-fixes-strike @vtes.published.immortal-grapple.committed-strike-is-lost
    Scenario: A minion committed to Thrown Gate does not strike under Immortal Grapple
      Given Sarah's Wauneka and Alexis's Aunt Linda are ready
      And Sarah holds Thrown Gate
      And Alexis holds Fake Out and Immortal Grapple
      When Wauneka bleeds Alexis
      And Aunt Linda attempts to block
      And Wauneka plays Thrown Gate at superior to maneuver
      And Aunt Linda plays Fake Out
      And Aunt Linda plays Immortal Grapple at basic
      Then it is for Alexis to choose a strike
      When Aunt Linda strikes with hands
      Then Wauneka takes 1 damage
      And Aunt Linda takes no damage
      And the combat is over

    @id:VTES-1176 @vtes.ruling.roundhouse.is-hand-strike @checks:a,b
    @vtes.combat.hand-strike.damage-equals-strength @checks:a
    Scenario: Roundhouse is a hand strike, and Thrown Gate is not
      Given Sarah's Wauneka and Alexis's Colette are ready
      And Sarah holds Immortal Grapple, Roundhouse, Thrown Gate and Dodge
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Wauneka plays Immortal Grapple at basic
      Then it is for Sarah to choose a strike
      And Wauneka cannot play Thrown Gate at superior because vtes.golden-rule.cards-override-rules
      And Wauneka cannot play Dodge because vtes.golden-rule.cards-override-rules
      When Wauneka plays Roundhouse at superior
      And Colette strikes with hands
      Then Colette takes 4 damage
      And the combat is over

    @id:VTES-1177 @vtes.ruling.immortal-grapple.after-all-maneuvers @checks:a,b
    @vtes.combat.before-strikes.window @checks:a
    @vtes.combat.range.limits-usable-strikes-and-effects @checks:c
    Scenario: Immortal Grapple is played after the last maneuver, and only at close range
      Given Sarah's Wauneka and Alexis's Aunt Linda are ready
      And Sarah holds Immortal Grapple
      And Alexis holds Fake Out and Immortal Grapple
      When Wauneka bleeds Alexis
      And Aunt Linda attempts to block
      Then it is for Alexis to maneuver or decline
      And Aunt Linda cannot play Immortal Grapple at basic because vtes.combat.before-strikes.window
      When Aunt Linda plays Fake Out
      Then the range is long
      And it is for Sarah to choose a strike
      And Sarah holds Immortal Grapple

    @id:VTES-2357 @vtes.ruling.roundhouse.is-hand-strike @checks:c
    @vtes.combat.resolve.strikes-default-close-only @checks:a
    Scenario: Roundhouse has no effect at long range
      Given Sarah's Wauneka and Alexis's Colette are ready
      And Sarah holds Roundhouse
      And Alexis holds Fake Out
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And Colette plays Fake Out
      Then the range is long
      When Wauneka plays Roundhouse at superior
      And Colette strikes with hands
      Then Wauneka's strike has no effect
      And Colette takes no damage
      And the combat is over

  # Carrion Crows, Murder of Crows
  Rule: Crows

    @id:VTES-1178 @vtes.ruling.carrion-crows.simultaneous-with-strikes @checks:a
    @vtes.combat.environmental.definition @checks:c
    Scenario: Damage from Carrion Crows and from the strike is handled together
      Given Sarah's Horace Radcliffe and Alexis's Brock Sterling are ready
      And Sarah holds Carrion Crows
      And Alexis holds Skin of Rock
      When Horace Radcliffe bleeds Alexis
      And Brock Sterling attempts to block
      And Horace Radcliffe plays Carrion Crows at superior
      And Horace Radcliffe strikes with hands
      And Brock Sterling strikes with hands
      Then it is for Alexis to prevent damage or decline
      And Brock Sterling has 3 blood
      When Brock Sterling plays Skin of Rock at superior
      Then these events happen in order:
        | event            | card           | normal |
        | damage-prevented | Brock Sterling | 2      |
        | damage-inflicted | Brock Sterling | 1      |
      And Brock Sterling burns 1 blood
      And the combat is over

    @id:VTES-1179 @provisional @vtes.ruling.carrion-crows.simultaneous-with-strikes @checks:b
    @vtes.published.environmental-damage.dodge-and-combat-ends @checks:c
    @vtes.ruling.murder-of-crows.simultaneous-with-strikes @vtes.combat.ends-when-combatant-not-ready
    Scenario: A first strike that ends the combat comes before the damage of all crows
      Given Sarah's Horace Radcliffe is ready with 0 blood
      And Alexis's Colette is ready
      And Horace Radcliffe bears Murder of Crows
      And Sarah holds Carrion Crows
      And Alexis holds Quick Jab
      When Colette enters combat with Horace Radcliffe
      And Horace Radcliffe plays Carrion Crows at superior
      And Colette plays Quick Jab
      And Horace Radcliffe strikes with hands
      Then Horace Radcliffe is in torpor with 0 blood
      And Colette takes no damage
      And the combat is over

    @id:VTES-1180 @vtes.ruling.murder-of-crows.simultaneous-with-strikes @checks:a
    @vtes.combat.environmental.definition @checks:c
    Scenario: Damage from Murder of Crows and from the strike is handled together
      Given Sarah's Horace Radcliffe and Alexis's Brock Sterling are ready
      And Horace Radcliffe bears Murder of Crows
      And Alexis holds Skin of Rock
      When Horace Radcliffe bleeds Alexis
      And Brock Sterling attempts to block
      And Horace Radcliffe strikes with hands
      And Brock Sterling strikes with hands
      And Brock Sterling plays Skin of Rock at superior
      Then these events happen in order:
        | event            | card           | normal |
        | damage-prevented | Brock Sterling | 2      |
      And Brock Sterling takes no damage
      And the combat is over

    @id:VTES-1181 @vtes.ruling.murder-of-crows.not-dodgeable @checks:a
    @vtes.published.environmental-damage.dodge-and-combat-ends @checks:a
    @vtes.ruling.carrion-crows.not-dodgeable @checks:a
    @vtes.combat.environmental.not-dodged @checks:a,b
    Scenario: A dodge does not prevent the damage of Carrion Crows or Murder of Crows
      Given Sarah's Horace Radcliffe and Alexis's Flávio Gonçalves are ready
      And Horace Radcliffe bears Murder of Crows
      And Sarah holds Carrion Crows
      When Horace Radcliffe bleeds Alexis
      And Flávio Gonçalves attempts to block
      And Horace Radcliffe plays Carrion Crows at superior
      And Horace Radcliffe strikes with hands
      And Flávio Gonçalves strikes with the printed strike
      Then Horace Radcliffe's strike has no effect
      And Flávio Gonçalves takes 3 damage
      And the combat is over

    @id:VTES-1182 @vtes.ruling.murder-of-crows.combat-ends-stops-damage @checks:a
    @vtes.published.environmental-damage.dodge-and-combat-ends @checks:b
    @vtes.ruling.carrion-crows.combat-ends-stops-damage @checks:a
    @vtes.combat.combat-ends.stops-other-strike-resolution-effects @checks:a
    Scenario: Combat ends comes before the damage of Carrion Crows and Murder of Crows
      Given Sarah's Horace Radcliffe and Alexis's Mkhokheli are ready
      And Horace Radcliffe bears Murder of Crows
      And Sarah holds Carrion Crows
      And Alexis holds Majesty
      When Horace Radcliffe bleeds Alexis
      And Mkhokheli attempts to block
      And Horace Radcliffe plays Carrion Crows at superior
      And Horace Radcliffe strikes with hands
      And Mkhokheli plays Majesty at basic
      Then Mkhokheli takes no damage
      And the combat is over

  # Hidden Strength, Resist Earth's Grasp, Taste of Vitae
  Rule: Presses, and the end of the round

    @id:VTES-1183 @vtes.ruling.hidden-strength.needs-damage-to-prevent @checks:a
    @vtes.combat.damage.prevention-by-damaged-minion @vtes.published.hidden-strength.needs-damage
    Scenario: Hidden Strength cannot be played to press by a vampire that takes no damage
      Given Sarah's Brock Sterling and Alexis's Colette are ready
      And Sarah holds Hidden Strength and Dead-End Alley
      And Alexis holds Dodge
      When Brock Sterling bleeds Alexis
      And Colette attempts to block
      And Brock Sterling strikes with hands
      And Colette plays Dodge
      Then it is for Sarah to press or decline
      And Brock Sterling cannot play Hidden Strength at superior because vtes.combat.damage.prevention-by-damaged-minion
      When neither presses
      Then the combat is over
      And Sarah holds Hidden Strength and Dead-End Alley

    @id:VTES-1184 @vtes.ruling.resist-earths-grasp.maneuver-and-press-same-round @checks:a
    @vtes.combat.press.to-continue @checks:b
    Scenario: The press of Resist Earth's Grasp can be used in the same round as its maneuver
      Given Sarah's Tamoszius and Alexis's Ayelech are ready
      And Sarah holds Resist Earth's Grasp
      When Tamoszius bleeds Alexis
      And Ayelech attempts to block
      And Sarah passes
      And Tamoszius plays Resist Earth's Grasp at basic to maneuver
      And Tamoszius strikes with hands
      And Ayelech strikes with hands
      And Tamoszius uses Resist Earth's Grasp to press
      Then it is round 2 of the combat
      And the range is close
      And it is for Sarah to choose a strike

    @id:VTES-1185 @vtes.ruling.resist-earths-grasp.not-kept-for-later-round @checks:a
    @vtes.combat.press.not-carried-to-later-rounds @checks:a
    @vtes.published.optional-press.current-round-only
    Scenario: An unused press of Resist Earth's Grasp is gone in the next round
      Given Sarah's Tamoszius and Alexis's Ayelech are ready
      And Sarah holds Resist Earth's Grasp
      And Alexis holds Dead-End Alley and Dead-End Alley
      When Tamoszius bleeds Alexis
      And Ayelech attempts to block
      And Sarah passes
      And Tamoszius plays Resist Earth's Grasp at basic to maneuver
      And Tamoszius strikes with hands
      And Ayelech strikes with hands
      And Sarah passes
      And Ayelech plays Dead-End Alley
      And Sarah passes
      Then it is round 2 of the combat
      When Tamoszius strikes with hands
      And Ayelech strikes with hands
      Then it is for Alexis to press or decline
      And Tamoszius cannot use Resist Earth's Grasp to press because vtes.combat.press.not-carried-to-later-rounds
      When Ayelech plays Dead-End Alley
      Then it is round 3 of the combat
      And it is for Sarah to choose a strike

    @id:VTES-1186 @vtes.ruling.taste-of-vitae.not-against-ally @checks:a @vtes.combat.end-of-round.effects-only-here
    @vtes.published.taste-of-vitae.not-against-ally
    Scenario: Taste of Vitae cannot be played for the life of an ally
      Given Sarah's Belinde is ready with 3 blood
      And Alexis's Underbridge Stray is ready with 2 life
      And Sarah holds Taste of Vitae
      And Alexis holds Taste of Vitae
      When Belinde bleeds Alexis
      And Underbridge Stray attempts to block
      And Belinde strikes with hands
      And Underbridge Stray strikes with hands
      Then Underbridge Stray has 1 life
      And it is for Alexis to press or decline
      And Belinde cannot play Taste of Vitae because vtes.combat.end-of-round.effects-only-here
      When Alexis passes
      Then the combat is over
      And Sarah holds Taste of Vitae
      And Alexis holds Taste of Vitae

    @id:VTES-1187 @vtes.ruling.taste-of-vitae.playable-for-zero @checks:a
    @vtes.ruling.taste-of-vitae.after-press-decision @checks:a
    @vtes.combat.end-of-round.after-press @checks:a
    Scenario: Taste of Vitae is played after the presses, even for no blood
      Given Sarah's Belinde is ready with 3 blood
      And Alexis's Ayelech is ready
      And Sarah holds Taste of Vitae and Dead-End Alley
      And Sarah's library holds Bonding
      And Alexis holds Dodge
      When Belinde bleeds Alexis
      And Ayelech attempts to block
      And Belinde strikes with hands
      And Ayelech plays Dodge
      Then it is for Sarah to press or decline
      And Belinde cannot play Taste of Vitae because vtes.combat.end-of-round.effects-only-here
      When Belinde plays Dead-End Alley
      Then it is for Sarah to respond at the end of the round
      When Belinde plays Taste of Vitae
      Then Belinde's blood stays the same
      And it is round 2 of the combat
      And it is for Sarah to choose a strike

  # Theft of Vitae
  Rule: Stolen blood

    @id:VTES-1188 @vtes.ruling.theft-of-vitae.any-range @checks:a
    @vtes.combat.resolve.ranged-works-at-any-range @checks:a
    Scenario: Theft of Vitae steals blood at close and at long range
      Given Sarah's Nassir is ready with 0 blood
      And Alexis's Belinde is ready with 6 blood
      And Sarah holds Theft of Vitae, Theft of Vitae, Fake Out and Dead-End Alley
      When Belinde enters combat with Nassir
      And neither maneuvers
      And Belinde strikes with hands
      And Nassir plays Theft of Vitae at superior
      Then Nassir has 1 blood
      When Nassir plays Dead-End Alley
      And Nassir plays Fake Out
      Then the range is long
      When Belinde strikes with hands
      And Nassir plays Theft of Vitae at superior
      Then Nassir has 3 blood
      And Belinde has 2 blood

    @id:VTES-1189 @vtes.ruling.theft-of-vitae.mutual-steal-simultaneous @checks:a,b,c
    @vtes.combat.steal-blood.moves-counters-to-striker @checks:a @vtes.combat.resolve.simultaneous @checks:b,c
    @vtes.published.theft-of-vitae.mutual-thefts-add-up
    Scenario Outline: Two thefts of blood each count the blood that was there before either
      Given Sarah's Nassir is ready with <thief> blood
      And Alexis's Chrysanthemum is ready with <other> blood
      And Sarah holds Theft of Vitae
      And Alexis holds Theft of Vitae
      When Chrysanthemum enters combat with Nassir
      And Chrysanthemum plays Theft of Vitae at <level>
      And Nassir plays Theft of Vitae at superior
      Then Nassir has <of thief> blood
      And Chrysanthemum has <of other> blood
      And the combat is over

      Examples:
        | thief | other | level    | of thief | of other |
        | 3     | 3     | basic    | 4        | 2        |
        | 0     | 2     | superior | 2        | 0        |
        | 4     | 5     | superior | 4        | 5        |

    @id:VTES-1190 @vtes.ruling.theft-of-vitae.combat-ends-first @checks:a
    @vtes.combat.combat-ends.resolves-before-all-strikes @checks:a
    Scenario: Theft of Vitae steals nothing when combat ends
      Given Sarah's Nassir is ready with 1 blood
      And Alexis's Mkhokheli is ready
      And Sarah holds Theft of Vitae
      And Alexis holds Majesty
      When Nassir bleeds Alexis
      And Mkhokheli attempts to block
      And Nassir plays Theft of Vitae at superior
      And Mkhokheli plays Majesty at basic
      Then Nassir has 1 blood
      And Mkhokheli has 5 blood
      And the combat is over

  # Swallowed by the Night
  Rule: A card of two types

    @id:VTES-1191 @vtes.ruling.swallowed-by-the-night.basic-is-modifier @checks:a
    @vtes.ruling.swallowed-by-the-night.superior-is-combat @checks:b
    Scenario: Swallowed by the Night can be played at basic, not at superior, to gain stealth
      Given Sarah's Colette and Alexis's Belinde are ready
      And Sarah holds Swallowed by the Night
      When Colette bleeds Alexis
      And Belinde attempts to block
      Then it is for Sarah to respond to the block attempt
      And Colette cannot play Swallowed by the Night at superior because vtes.combat-card.played-in-combat
      When Colette plays Swallowed by the Night at basic
      Then Belinde fails to block the action
      When Alexis declines to block
      Then Alexis burns 1 pool

    @id:VTES-6424 @vtes.ruling.swallowed-by-the-night.basic-is-modifier @checks:b
    @vtes.ruling.swallowed-by-the-night.superior-is-combat @checks:a,c
    @vtes.combat.only-combat-cards-as-minion-cards @checks:b
    Scenario: Swallowed by the Night can be played at superior, not at basic, to maneuver
      Given Sarah's Colette and Alexis's Belinde are ready
      And Belinde bears Raven Spy
      And Sarah holds Swallowed by the Night and Swallowed by the Night
      And Alexis holds Swallowed by the Night
      When Colette bleeds Alexis
      And Belinde attempts to block
      And Colette plays Swallowed by the Night at basic
      Then Belinde blocks the action
      And it is for Sarah to maneuver or decline
      And Colette cannot play Swallowed by the Night at basic because vtes.combat.only-combat-cards-as-minion-cards
      When Colette plays Swallowed by the Night at superior
      Then the range is long
      When Belinde plays Swallowed by the Night at superior
      Then the range is close
      And it is for Sarah to choose a strike

  # .44 Magnum, Carrion Crows, Murder of Crows, Swallowed by the Night, Theft of Vitae
  Rule: Single rulings on combat cards

    @id:VTES-3222 @vtes.ruling.carrion-crows.not-dodgeable @checks:a,b @vtes.combat.environmental.not-dodged
    Scenario: Damage from Carrion Crows cannot be dodged, but can be prevented
      Given Sarah's Horace Radcliffe and Alexis's Brock Sterling are ready
      And Sarah holds Carrion Crows
      And Alexis holds Dodge and Skin of Rock
      When Horace Radcliffe bleeds Alexis
      And Brock Sterling attempts to block
      And Horace Radcliffe plays Carrion Crows at superior
      And Horace Radcliffe strikes with hands
      And Brock Sterling plays Dodge
      Then it is for Alexis to prevent damage or decline
      When Brock Sterling plays Skin of Rock at basic
      Then Brock Sterling takes 1 damage
      And the combat is over

    @id:VTES-3223 @vtes.ruling.carrion-crows.combat-ends-stops-damage @checks:a
    @vtes.combat.combat-ends.stops-other-strike-resolution-effects
    Scenario Outline: Carrion Crows at <level> does no damage in a round ended by combat ends
      Given Sarah's Horace Radcliffe is ready
      And Alexis's Mkhokheli is ready with 5 blood
      And Sarah holds Carrion Crows
      And Alexis holds Majesty
      When Horace Radcliffe bleeds Alexis
      And Mkhokheli attempts to block
      And Horace Radcliffe plays Carrion Crows at <level>
      And Horace Radcliffe strikes with hands
      And Mkhokheli plays Majesty at basic
      Then the combat is over
      And Mkhokheli is ready with 4 blood

      Examples:
        | level    |
        | basic    |
        | superior |

    @id:VTES-3224 @vtes.ruling.murder-of-crows.simultaneous-with-strikes @checks:a
    @vtes.combat.retainer.can-be-targeted-by-strike
    Scenario: A Murder of Crows that is shot still inflicts its damage
      Given Sarah's Kamau Jafari is ready
      And Kamau Jafari bears .44 Magnum
      And Alexis's Horace Radcliffe is ready
      And Horace Radcliffe bears Murder of Crows
      When Kamau Jafari enters combat with Horace Radcliffe
      And Kamau Jafari uses .44 Magnum to maneuver
      And Kamau Jafari strikes with .44 Magnum at Murder of Crows
      And Horace Radcliffe strikes with hands
      Then the combat is over
      And Kamau Jafari takes 1 damage
      And Horace Radcliffe bears nothing
      And Murder of Crows is in Alexis's ash heap

    @id:VTES-3247 @vtes.ruling.murder-of-crows.combat-ends-stops-damage @checks:a
    @vtes.combat.combat-ends.stops-other-strike-resolution-effects
    Scenario: Murder of Crows does no damage in a round ended by combat ends
      Given Sarah's Horace Radcliffe is ready
      And Alexis's Mkhokheli is ready with 5 blood
      And Horace Radcliffe bears Murder of Crows
      And Alexis holds Majesty
      When Horace Radcliffe bleeds Alexis
      And Mkhokheli attempts to block
      And Horace Radcliffe strikes with hands
      And Mkhokheli plays Majesty at basic
      Then the combat is over
      And Mkhokheli is ready with 4 blood

    @id:VTES-3248 @vtes.ruling.murder-of-crows.not-dodgeable @checks:a @vtes.combat.environmental.not-dodged
    Scenario: Damage from Murder of Crows cannot be dodged
      Given Sarah's Horace Radcliffe is ready
      And Alexis's Mkhokheli is ready with 5 blood
      And Horace Radcliffe bears Murder of Crows
      And Alexis holds Dodge
      When Horace Radcliffe bleeds Alexis
      And Mkhokheli attempts to block
      And Horace Radcliffe strikes with hands
      And Mkhokheli plays Dodge
      Then the combat is over
      And Mkhokheli is ready with 4 blood

    @id:VTES-3208 @ruling @vtes.ruling.44-magnum.maneuver-commits-strike @checks:b @vtes.combat.choose.source-weapon
    Scenario: A minion that has not maneuvered with its gun may choose any strike
      Given Sarah's Colette and Alexis's Ayelech are ready
      And Ayelech bears .44 Magnum
      And Alexis holds Theft of Vitae
      When Colette bleeds Alexis
      And Ayelech attempts to block
      And neither maneuvers
      And Colette strikes with hands
      Then exactly these choices are open to Alexis:
        | Ayelech strikes with hands                  |
        | Ayelech strikes with .44 Magnum             |
        | Ayelech plays Theft of Vitae at basic       |
        | Ayelech plays Theft of Vitae at superior    |
      When Ayelech strikes with .44 Magnum
      Then Colette takes 2 damage
      And Ayelech takes 1 damage

    @id:VTES-3239 @ruling @vtes.ruling.swallowed-by-the-night.superior-is-combat @checks:a,b,c
    @vtes.combat-card.played-in-combat
    Scenario: A blocker and the acting minion can both maneuver with Swallowed by the Night
      Given Sarah's Colette and Alexis's Belinde are ready
      And Belinde bears Raven Spy
      And Sarah holds Swallowed by the Night and Swallowed by the Night
      And Alexis holds Swallowed by the Night
      When Colette bleeds Alexis
      And Belinde attempts to block
      Then it is for Sarah to respond to the block attempt
      And Colette cannot play Swallowed by the Night at superior because vtes.combat-card.played-in-combat
      When Colette plays Swallowed by the Night at basic
      Then Belinde blocks the action
      When Sarah passes
      And Belinde plays Swallowed by the Night at superior
      Then the range is long
      And it is for Sarah to maneuver or decline
      When Colette plays Swallowed by the Night at superior
      Then the range is close
      And it is for Sarah to choose a strike

    @id:VTES-3240 @ruling @vtes.ruling.theft-of-vitae.before-mending @checks:a @vtes.combat.steal-blood.before-mending
    Scenario: An empty vampire that is hit stays ready with the blood it steals
      Given Sarah's Belinde is ready with 2 blood
      And Alexis's Nassir is ready with 0 blood
      And Alexis holds Theft of Vitae
      When Belinde bleeds Alexis
      And Nassir attempts to block
      And Belinde strikes with hands
      And Nassir plays Theft of Vitae at basic
      Then Nassir is ready with 0 blood
      And Belinde is ready with 1 blood
      And the combat is over

    @id:VTES-3246 @ruling @vtes.ruling.theft-of-vitae.before-mending @checks:b
    @vtes.torpor.entered-when-damage-not-mended
    Scenario: An empty vampire that is hit goes to torpor if it steals nothing
      Given Sarah's Belinde is ready with 2 blood
      And Alexis's Nassir is ready with 0 blood
      And Alexis holds Theft of Vitae
      When Belinde bleeds Alexis
      And Nassir attempts to block
      And Belinde strikes with hands
      And Nassir strikes with hands
      Then Nassir is in torpor with 0 blood
      And Belinde is ready with 1 blood
      And the combat is over
