# Fifth edition rulebook, "Strike Effects"
Feature: Strike effects

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  # Fifth edition rulebook, "Strike Effects": hand strike
  Rule: Hand strike

    @id:VTES-0220 @vtes.combat.resolve.damage-costs-blood-or-life @checks:a
    @vtes.combat.damage.ally-retainer-burned-at-zero-life @checks:a
    Scenario: An ally with 1 strength inflicts 1 damage even if burned by the same pair of strikes
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

    @id:VTES-4979 @vtes.combat.hand-strike.damage-equals-strength
    Scenario: An additional hand strike inflicts damage equal to the strength
      Given Sarah's Brandon Grime is ready
      And Sarah holds Torn Signpost and Blur
      And Alexis's Ayelech is ready with 7 blood
      When Brandon Grime bleeds Alexis
      And Ayelech attempts to block
      And Brandon Grime plays Torn Signpost at basic
      And Brandon Grime strikes with hands
      And Ayelech strikes with hands
      And Brandon Grime plays Blur at basic
      And Brandon Grime strikes with hands
      Then the combat is over
      And Ayelech burns 4 blood

    @id:VTES-4980 @vtes.combat.hand-strike.damage-equals-strength @vtes.combat.damage.ally-retainer-one-life-per-point
    Scenario: A hand strike burns life from an ally equal to the strength
      Given Sarah's Wauneka is ready
      And Sarah holds Torn Signpost
      And Alexis's Rafastio Ghoul is ready with 4 life
      When Wauneka bleeds Alexis
      And Rafastio Ghoul attempts to block
      And Wauneka plays Torn Signpost at basic
      And Wauneka strikes with hands
      And Rafastio Ghoul strikes with hands
      Then the combat is over
      And Rafastio Ghoul has 2 life

    @id:VTES-0221 @vtes.combat.hand-strike.damage-equals-strength @checks:c
    Scenario: An ally with 0 strength inflicts no damage with its hands
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

    @id:VTES-0222 @vtes.combat.dodge.any-range @checks:a @vtes.combat.dodge.protects-minion @checks:a
    Scenario: A dodge works at long range, and the minion makes no other strike
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

    @id:VTES-0223 @vtes.golden-rule.cards-override-rules @vtes.combat.choose.source-other-effect @checks:b
    @vtes.combat.lock-state-irrelevant @checks:c
    Scenario: A vampire's once-per-combat dodge cannot be used again in that combat
      Given Sarah's Wauneka and Alexis's Flávio Gonçalves are ready
      And Alexis holds Pursuit
      When Wauneka bleeds Alexis
      And Flávio Gonçalves attempts to block
      Then Flávio Gonçalves is locked
      When neither maneuvers
      And Wauneka strikes with hands
      And Flávio Gonçalves strikes with the printed strike
      And Flávio Gonçalves plays Pursuit at superior
      Then it is for Alexis to choose a strike
      And Flávio Gonçalves cannot strike with the printed strike because vtes.golden-rule.cards-override-rules
      When Flávio Gonçalves strikes with hands
      Then Wauneka takes 1 damage
      And the combat is over

    @id:VTES-0224 @vtes.combat.environmental.not-dodged @checks:a
    Scenario: A dodge protects against the strike but not against crows
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

    @id:VTES-0225 @vtes.combat.combat-ends.resolves-before-all-strikes @checks:a
    @vtes.combat.combat-ends.stops-other-strike-resolution-effects @checks:a
    Scenario: A combat-ends strike resolves before Roundhouse and crows do damage
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

    @id:VTES-0226 @vtes.combat.combat-ends.any-range @checks:a
    @vtes.combat.resolve.defensive-works-at-any-range @checks:b
    Scenario: Majesty at superior unlocks its user, and works at long range
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

    @id:VTES-0227 @vtes.combat.combat-ends.not-dodged @checks:a
    Scenario: A dodge does not stop a combat-ends strike
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

    @id:VTES-0228 @example @vtes.combat.steal-blood.example-chrysanthemum @checks:a,b,c,d,e
    @vtes.combat.steal-blood.moves-counters-to-striker @checks:b
    @vtes.combat.steal-blood.excess-drains-at-once @checks:a
    Scenario: Chrysanthemum's stolen life drains as excess, and blood mends the ally's damage
      Given Sarah's Chrysanthemum is ready with 4 blood
      And Alexis's Underbridge Stray is ready with 2 life
      And Underbridge Stray came into play at superior
      And Sarah holds Theft of Vitae
      When Chrysanthemum bleeds Alexis
      And Underbridge Stray attempts to block
      And Chrysanthemum plays Theft of Vitae at superior
      And Underbridge Stray strikes with hands
      Then Underbridge Stray is in Alexis's ash heap
      And Chrysanthemum takes 1 damage
      And Chrysanthemum is ready with 4 blood
      And the combat is over

    @id:VTES-0229 @vtes.combat.steal-blood.excess-drains-at-once @checks:b
    Scenario: A full vampire gains no blood from stealing to mend with
      Given Sarah's Chrysanthemum is ready with 5 blood
      And Alexis's Belinde is ready with 3 blood
      And Sarah holds Theft of Vitae
      When Chrysanthemum bleeds Alexis
      And Belinde attempts to block
      And Chrysanthemum plays Theft of Vitae at superior
      And Belinde strikes with hands
      Then Belinde is ready with 1 blood
      And Chrysanthemum is ready with 4 blood

    @id:VTES-0230 @vtes.ruling.theft-of-vitae.before-mending @checks:a @vtes.combat.steal-blood.before-mending @checks:a
    Scenario: An empty vampire mends with blood that it steals in the same strike
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

    @id:VTES-0232 @vtes.ruling.theft-of-vitae.not-preventable @checks:a
    @vtes.combat.steal-blood.not-damage-not-preventable @checks:a
    Scenario: Stealing blood is not damage and cannot be prevented
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

    @id:VTES-2204 @vtes.combat.steal-blood.not-damage-not-preventable @checks:b,c
    @vtes.combat.steal-blood.moves-counters-to-striker @checks:a
    Scenario: A vampire whose last blood is stolen is not wounded, and lost none of it to damage
      Given Sarah's Nassir is ready with 1 blood
      And Alexis's Belinde is ready with 2 blood
      And Sarah holds Theft of Vitae and Taste of Vitae
      When Nassir bleeds Alexis
      And Belinde attempts to block
      And Nassir plays Theft of Vitae at superior
      And Belinde strikes with hands
      Then Belinde is ready with 0 blood
      And Belinde is not wounded
      And it is for Sarah to respond at the end of the round
      When Nassir plays Taste of Vitae
      Then Nassir is ready with 2 blood
      And the combat is over

    @id:VTES-2205 @vtes.combat.steal-blood.before-mending @checks:b
    Scenario: A vampire cannot mend with blood stolen from it
      Given Sarah's Ayelech is ready with 2 blood
      And Alexis's Belinde is ready with 2 blood
      And Sarah holds Theft of Vitae
      And Ayelech bears Murder of Crows
      When Ayelech bleeds Alexis
      And Belinde attempts to block
      And Ayelech plays Theft of Vitae at superior
      And Belinde strikes with hands
      Then Belinde takes 1 damage
      And Belinde is in torpor with 0 blood
      And Ayelech is ready with 3 blood
      And the combat is over

  # Fifth edition rulebook, "Strike Effects": dodge, on possessions and first strike
  Rule: What a dodge protects

    @id:VTES-1100 @vtes.combat.dodge.protects-possessions @checks:a
    Scenario: A dodge protects the weapon that a strike would destroy
      Given Sarah's Wauneka and Alexis's Colette are ready
      And Colette bears .44 Magnum
      And Sarah holds Shattering Blow
      And Alexis holds Dodge
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Wauneka plays Shattering Blow at basic
      And Colette plays Dodge
      Then Wauneka's strike has no effect
      And Colette bears .44 Magnum
      And the combat is over

    @id:VTES-1101 @vtes.combat.dodge.protects-possessions @checks:a @vtes.combat.dodge.works-against-first-strike
    Scenario: A dodge protects a weapon from a theft with first strike
      Given Sarah's Tamoszius and Alexis's Colette are ready
      And Colette bears .44 Magnum
      And Sarah holds Fast Hands
      And Alexis holds Dodge
      When Tamoszius bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Tamoszius plays Fast Hands at superior
      And Colette plays Dodge
      Then Colette bears .44 Magnum
      And Tamoszius bears nothing
      And Tamoszius burns 1 blood
      And the combat is over

    @id:VTES-1102 @vtes.combat.dodge.works-against-first-strike @checks:a
    Scenario: A dodge protects against damage with first strike
      Given Sarah's Wauneka and Alexis's Colette are ready
      And Sarah holds Quick Jab
      And Alexis holds Dodge
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And Wauneka plays Quick Jab
      And Colette plays Dodge
      Then Colette takes no damage
      And Wauneka takes no damage
      And Colette's blood stays the same
      And the combat is over

  # Fifth edition rulebook, "Strike Effects", advanced rules: destroy equipment
  Rule: Destroy equipment

    Background:
      Given Sarah's Wauneka and Alexis's Colette are ready
      And Sarah holds Shattering Blow
      And Alexis holds Theft of Vitae

    @id:VTES-1103 @vtes.combat.destroy-equipment.burns-one @checks:a
    @vtes.combat.destroy-equipment.usable-until-resolution @checks:a
    Scenario: A gun destroyed by a strike is still fired in that pair
      Given Colette bears .44 Magnum
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Wauneka plays Shattering Blow at basic
      And Colette strikes with .44 Magnum
      Then Wauneka takes 2 damage
      And Wauneka burns 2 blood
      And Colette takes no damage
      And Colette bears nothing
      And Alexis's ash heap holds .44 Magnum
      And the combat is over

    @id:VTES-1104 @vtes.combat.destroy-equipment.usable-until-resolution @checks:b
    Scenario: A gun can maneuver and be fired in the round in which it is destroyed
      Given Colette bears .44 Magnum
      And Sarah holds Fake Out
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And Sarah passes
      And Colette uses .44 Magnum to maneuver
      And Wauneka plays Fake Out
      Then the range is close
      When Wauneka plays Shattering Blow at basic
      And Colette strikes with .44 Magnum
      Then Wauneka takes 2 damage
      And Colette bears nothing

    @id:VTES-6026 @vtes.combat.destroy-equipment.usable-until-resolution @checks:c
    Scenario: A gun destroyed in one round cannot be used in the next
      Given Colette bears .44 Magnum
      And Sarah holds Dead-End Alley
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Wauneka plays Shattering Blow at basic
      And Colette strikes with .44 Magnum
      And Wauneka plays Dead-End Alley
      Then it is round 2 of the combat
      And Colette bears nothing
      And it is for Sarah to choose a strike
      When Wauneka strikes with hands
      Then it is for Alexis to choose a strike
      And Colette cannot strike with .44 Magnum because vtes.combat.choose.source-weapon

    @id:VTES-1105 @vtes.combat.destroy-equipment.burns-one @checks:b
    @vtes.combat.destroy-equipment.striker-chooses @checks:a
    Scenario: The striking minion's controller chooses which of two pieces of equipment is destroyed
      Given Colette bears .44 Magnum and Sport Bike
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Wauneka plays Shattering Blow at basic
      And Colette strikes with hands
      Then it is for Sarah to choose a target
      And Alexis cannot choose .44 Magnum because vtes.combat.destroy-equipment.striker-chooses
      And Sarah cannot pass because vtes.combat.destroy-equipment.burns-one
      When Sarah chooses Sport Bike
      Then Colette bears .44 Magnum
      And Alexis's ash heap holds Sport Bike
      And Wauneka takes 1 damage
      And the combat is over

    @id:VTES-1106 @provisional @vtes.combat.destroy-equipment.burns-one @checks:c
    Scenario: A strike that destroys equipment cannot be chosen against a minion with no equipment
      Given Colette bears Raven Spy
      When Wauneka bleeds Alexis
      And Colette attempts to block
      Then it is for Sarah to choose a strike
      And Wauneka cannot play Shattering Blow at basic because vtes.combat.destroy-equipment.burns-one
      When Wauneka strikes with hands
      And Colette strikes with hands
      Then Colette bears Raven Spy
      And Sarah holds Shattering Blow
      And the combat is over

    @id:VTES-1107 @vtes.combat.resolve.strikes-default-close-only @checks:c
    Scenario: A strike that destroys equipment has no effect at long range
      Given Colette bears .44 Magnum
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And Colette uses .44 Magnum to maneuver
      And Wauneka plays Shattering Blow at superior
      And Colette strikes with .44 Magnum
      Then Wauneka's strike has no effect
      And Wauneka takes 2 damage
      And Colette bears .44 Magnum
      And the combat is over

    @id:VTES-1123 @vtes.combat.resolve.ranged-works-at-any-range @vtes.combat.first-strike.lost-weapon-loses-strike
    Scenario: A ranged strike destroys the gun at long range before it is fired
      Given Sarah's Horace Radcliffe is ready
      And Colette bears .44 Magnum
      And Sarah holds Canine Horde
      When Horace Radcliffe bleeds Alexis
      And Colette attempts to block
      And Colette uses .44 Magnum to maneuver
      And Horace Radcliffe plays Canine Horde at superior
      And Colette strikes with .44 Magnum
      Then Colette bears nothing
      And Horace Radcliffe takes no damage
      And Colette takes no damage
      And the combat is over

  # Fifth edition rulebook, "Strike Effects", advanced rules: destroy weapon, steal equipment
  Rule: Steal equipment

    Background:
      Given Sarah's Min-seo and Alexis's Colette are ready
      And Sarah holds Fast Hands

    @id:VTES-1108 @vtes.combat.steal-equipment.moved-to-striker @checks:a,c
    @vtes.combat.steal-equipment.kept-after-combat @checks:a
    Scenario: A stolen gun is fired once more by its old bearer, then stays with the thief
      Given Colette bears .44 Magnum
      When Min-seo bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Min-seo plays Fast Hands at basic
      And Colette strikes with .44 Magnum
      Then the combat is over
      And Min-seo takes 2 damage
      And Min-seo is ready with 0 blood
      And Colette bears nothing
      And Min-seo bears .44 Magnum
      And Sarah's ash heap holds Fast Hands

    @id:VTES-1109 @vtes.combat.steal-equipment.moved-to-striker @checks:a
    @vtes.combat.steal-equipment.kept-after-combat @checks:a
    Scenario: A thief can use a stolen gun in the next combat, and it burns to its owner's ash heap
      Given Colette bears .44 Magnum
      When Min-seo bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Min-seo plays Fast Hands at basic
      And Colette strikes with hands
      Then the combat is over
      When Min-seo enters combat with Colette
      And neither maneuvers
      And Min-seo strikes with .44 Magnum
      And Colette strikes with hands
      Then Colette takes 2 damage
      And the combat is over
      When Min-seo is dealt 9 aggravated damage
      Then Min-seo is in Sarah's ash heap
      And .44 Magnum is in Alexis's ash heap

    @id:VTES-1110 @vtes.combat.destroy-weapon.must-choose-weapon @checks:a
    @vtes.combat.steal-equipment.moved-to-striker @checks:b @vtes.published.fast-hands.needs-a-weapon
    Scenario: A strike that steals a weapon cannot take other equipment
      Given Colette bears Sport Bike, .44 Magnum and Ivory Bow
      When Min-seo bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Min-seo plays Fast Hands at basic
      And Colette strikes with hands
      Then it is for Sarah to choose a target
      And Sarah cannot choose Sport Bike because vtes.combat.destroy-weapon.must-choose-weapon
      When Sarah chooses Ivory Bow
      Then Min-seo bears Ivory Bow
      And Colette bears Sport Bike and .44 Magnum
      And the combat is over

    @id:VTES-1111 @provisional @vtes.combat.destroy-weapon.must-choose-weapon @checks:b
  @vtes.published.fast-hands.needs-a-weapon
    Scenario: A strike against weapons cannot be chosen against a minion with no weapon
      Given Colette bears Sport Bike
      When Min-seo bleeds Alexis
      And Colette attempts to block
      Then it is for Sarah to choose a strike
      And Min-seo cannot play Fast Hands at basic because vtes.combat.destroy-weapon.must-choose-weapon

    @id:VTES-1112 @vtes.combat.steal-equipment.unusable-this-round @checks:a,b
    Scenario: A stolen gun cannot be fired in the round of its theft, but can in the next
      Given Sarah holds Blur and Dead-End Alley
      And Colette bears .44 Magnum
      When Min-seo bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Min-seo plays Fast Hands at basic
      And Colette strikes with hands
      Then Min-seo bears .44 Magnum
      When Min-seo plays Blur at basic
      Then it is for Sarah to choose a strike
      And Min-seo cannot strike with .44 Magnum because vtes.combat.steal-equipment.unusable-this-round
      When Min-seo strikes with hands
      And Min-seo plays Dead-End Alley
      Then it is round 2 of the combat
      And it is for Sarah to maneuver or decline
      When Min-seo uses .44 Magnum to maneuver
      Then the range is long
      When Min-seo strikes with .44 Magnum
      And Colette strikes with hands
      Then Colette takes 2 damage
      And Min-seo takes no damage

    @id:VTES-4919 @vtes.combat.steal-equipment.unusable-this-round
    Scenario: A gun stolen in a one-round combat can be used by the thief in the next combat
      Given Sarah's Tamoszius is ready
      And Sarah holds Fast Hands and Blur
      And Alexis's Ayelech is ready
      And Ayelech bears .44 Magnum
      And Alexis's Nassir is ready with 4 blood
      When Tamoszius enters combat with Ayelech
      And neither maneuvers
      And Tamoszius plays Fast Hands at basic
      And Ayelech strikes with .44 Magnum
      And Tamoszius plays Blur at basic
      Then Tamoszius bears .44 Magnum
      And Tamoszius cannot strike with .44 Magnum because vtes.combat.steal-equipment.unusable-this-round
      When Tamoszius strikes with hands
      Then the combat is over
      When Tamoszius enters combat with Nassir
      And neither maneuvers
      And Tamoszius strikes with .44 Magnum
      And Nassir strikes with hands
      Then Nassir burns 2 blood

    @id:VTES-4920 @vtes.combat.steal-equipment.kept-after-combat
    Scenario: A stolen gun gives the thief its maneuver in a combat of the next turn
      Given Sarah's Tamoszius is ready
      And Sarah holds Fast Hands
      And Alexis's Ayelech is ready
      And Ayelech bears .44 Magnum
      And Alexis's Nassir is ready with 2 blood
      When Tamoszius bleeds Alexis
      And Ayelech attempts to block
      And neither maneuvers
      And Tamoszius plays Fast Hands at basic
      And Ayelech strikes with hands
      Then Tamoszius bears .44 Magnum
      When everyone passes until Sarah's minion phase
      And Tamoszius bleeds Alexis
      And Nassir attempts to block
      And Tamoszius uses .44 Magnum to maneuver
      Then the range is long
      And it is for Sarah to choose a strike

    @id:VTES-1113 @provisional
    @vtes.combat.steal-equipment.moved-to-striker
    @vtes.golden-rule.cards-override-rules
    Scenario: A gun gives one maneuver each combat, even if it changes bearers
      Given Sarah holds Dead-End Alley and Fake Out
      And Colette bears .44 Magnum
      When Min-seo bleeds Alexis
      And Colette attempts to block
      And Sarah passes
      And Colette uses .44 Magnum to maneuver
      And Min-seo plays Fake Out
      And Min-seo plays Fast Hands at basic
      And Colette strikes with .44 Magnum
      And Min-seo plays Dead-End Alley
      Then it is round 2 of the combat
      And Min-seo bears .44 Magnum
      And it is for Sarah to choose a strike
      And Min-seo cannot use .44 Magnum to maneuver because vtes.golden-rule.cards-override-rules

  # Fifth edition rulebook, "Strike Effects", advanced rules: first strike
  Rule: First strike

    @id:VTES-1114 @vtes.combat.first-strike.resolves-before-normal @checks:a,b
    @vtes.combat.choose.acting-minion-first @checks:c
    Scenario: First strike damage is mended before the other strike hits, but both are chosen as usual
      Given Sarah's Wauneka and Alexis's Colette are ready
      And Alexis holds Quick Jab
      When Wauneka bleeds Alexis
      And Colette attempts to block
      Then it is for Sarah to choose a strike
      And Colette cannot play Quick Jab because vtes.combat.choose.acting-minion-first
      When Wauneka strikes with hands
      And Colette plays Quick Jab
      Then these events happen in order:
        | event            | card    | minion  |
        | strike-resolved  |         | Colette |
        | damage-inflicted | Wauneka |         |
        | strike-resolved  |         | Wauneka |
        | damage-inflicted | Colette |         |
      And Wauneka and Colette burn 1 blood
      And the combat is over

    @id:VTES-1115 @vtes.combat.first-strike.removed-opponent-does-not-strike @checks:a
    Scenario: A minion sent to torpor by a first strike does not strike back
      Given Sarah's Wauneka is ready
      And Alexis's Colette is ready with 0 blood
      And Sarah holds Quick Jab
      And Alexis holds Theft of Vitae
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And Wauneka plays Quick Jab
      And Colette strikes with hands
      Then Colette is in torpor with 0 blood
      And Wauneka takes no damage
      And Wauneka's blood stays the same
      And the combat is over

    @id:VTES-1116 @vtes.combat.first-strike.resolves-before-normal @checks:a
    Scenario: A minion that mends a first strike with its last blood still strikes back
      Given Sarah's Wauneka is ready
      And Alexis's Colette is ready with 1 blood
      And Sarah holds Quick Jab
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And Wauneka plays Quick Jab
      And Colette strikes with hands
      Then Colette is ready with 0 blood
      And Wauneka takes 1 damage
      And the combat is over

    @id:VTES-1117 @vtes.combat.first-strike.removed-opponent-does-not-strike @checks:b
    Scenario: An ally burned by a first strike does not strike back
      Given Sarah's Wauneka is ready
      And Alexis's Underbridge Stray is ready with 1 life
      And Underbridge Stray came into play at superior
      And Sarah holds Quick Jab
      When Wauneka bleeds Alexis
      And Underbridge Stray attempts to block
      And Wauneka plays Quick Jab
      And Underbridge Stray strikes with hands
      Then Underbridge Stray is in Alexis's ash heap
      And Wauneka takes no damage
      And the combat is over

    @id:VTES-1118 @vtes.combat.first-strike.lost-weapon-loses-strike @checks:a
    Scenario: A gun destroyed by a first strike is not fired, and no other strike replaces it
      Given Sarah's Wauneka and Alexis's Colette are ready
      And Colette bears .44 Magnum
      And Sarah holds Shattering Blow
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Wauneka plays Shattering Blow at superior
      And Colette strikes with .44 Magnum
      Then Colette's strike has no effect
      And Wauneka takes no damage
      And .44 Magnum is in Alexis's ash heap
      And it is for Sarah to decide in the minion phase

    @id:VTES-1119 @vtes.combat.first-strike.lost-weapon-loses-strike @checks:a
    Scenario: A gun stolen by a first strike is not fired
      Given Sarah's Tamoszius and Alexis's Colette are ready
      And Colette bears .44 Magnum
      And Sarah holds Fast Hands
      When Tamoszius bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Tamoszius plays Fast Hands at superior
      And Colette strikes with .44 Magnum
      Then Tamoszius bears .44 Magnum
      And Tamoszius takes no damage
      And the combat is over

    @id:VTES-1120 @vtes.combat.destroy-equipment.burns-one @checks:a @vtes.combat.first-strike.resolves-before-normal
    Scenario: A hand strike is made even if the minion's gun is destroyed by a first strike
      Given Sarah's Horace Radcliffe and Alexis's Colette are ready
      And Colette bears .44 Magnum
      And Sarah holds Canine Horde
      When Horace Radcliffe bleeds Alexis
      And Colette attempts to block
      And neither maneuvers
      And Horace Radcliffe plays Canine Horde at superior
      And Colette strikes with hands
      Then .44 Magnum is in Alexis's ash heap
      And Horace Radcliffe takes 1 damage
      And the combat is over

    @id:VTES-1121 @vtes.combat.first-strike.both-simultaneous @checks:a
    Scenario: Two first strikes send two vampires without blood to torpor
      Given Sarah's Wauneka is ready with 1 blood
      And Alexis's Colette is ready with 0 blood
      And Sarah holds Quick Jab
      And Alexis holds Quick Jab
      When Wauneka bleeds Alexis
      And Colette attempts to block
      And Wauneka is dealt 1 damage
      And Wauneka plays Quick Jab
      And Colette plays Quick Jab
      Then Wauneka is in torpor with 0 blood
      And Colette is in torpor with 0 blood
      And the combat is over

    @id:VTES-1122 @vtes.combat.first-strike.not-before-combat-ends @checks:a
    @vtes.combat.combat-ends.resolves-before-all-strikes @checks:a
    Scenario: A first strike does not resolve before a combat-ends strike
      Given Sarah's Wauneka and Alexis's Mkhokheli are ready
      And Sarah holds Quick Jab
      And Alexis holds Majesty
      When Wauneka bleeds Alexis
      And Mkhokheli attempts to block
      And Wauneka plays Quick Jab
      And Mkhokheli plays Majesty at basic
      Then Mkhokheli takes no damage
      And Wauneka's blood stays the same
      And the combat is over

    @id:VTES-1198 @vtes.combat.first-strike.removed-opponent-does-not-strike @checks:a
    Scenario: A card can make every hand strike in a round a first strike
      Given Sarah's Kamau Jafari is ready
      And Alexis's Colette is ready with 0 blood
      And Sarah holds Silence of Death
      When Kamau Jafari bleeds Alexis
      And Colette attempts to block
      Then it is for Sarah to respond before range is determined
      When Kamau Jafari plays Silence of Death at basic
      And Kamau Jafari strikes with hands
      And Colette strikes with hands
      Then Colette is in torpor with 0 blood
      And Kamau Jafari takes no damage
      And the combat is over

    @id:VTES-2371 @vtes.combat.destroy-equipment.striker-chooses @checks:a
    @vtes.combat.destroy-equipment.burns-one @checks:b
    Scenario: Each striker chooses what its own strike destroys, and the acting minion's side goes first
      Given Sarah's Wauneka and Alexis's Aunt Linda are ready
      And Wauneka bears .44 Magnum and Sport Bike
      And Aunt Linda bears Kevlar Vest and Bowl of Convergence
      And Sarah holds Shattering Blow
      And Alexis holds Shattering Blow
      When Wauneka bleeds Alexis
      And Aunt Linda attempts to block
      And neither maneuvers
      And Wauneka plays Shattering Blow at basic
      And Aunt Linda plays Shattering Blow at basic
      Then it is for Sarah to choose a target
      And exactly these choices are open to Sarah:
        | Sarah chooses Kevlar Vest         |
        | Sarah chooses Bowl of Convergence |
      When Sarah chooses Bowl of Convergence
      Then it is for Alexis to choose a target
      And exactly these choices are open to Alexis:
        | Alexis chooses .44 Magnum |
        | Alexis chooses Sport Bike |
      When Alexis chooses Sport Bike
      Then Aunt Linda bears Kevlar Vest
      And Wauneka bears .44 Magnum
      And the combat is over
