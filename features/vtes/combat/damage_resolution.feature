# Fifth edition rulebook, "Damage Resolution"
Feature: Damage resolution

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  # Fifth edition rulebook, "Damage Resolution": prevent damage
  Rule: Prevention

    @id:VTES-0231 @vtes.combat.damage.prevent-then-mend @checks:a
    @vtes.combat.damage.prevention-until-none-left-or-stop @checks:a
    Scenario: Damage is prevented one card at a time before any of it is mended
      Given Sarah's Wauneka and Alexis's Brock Sterling are ready
      And Sarah holds Roundhouse
      And Alexis holds Skin of Rock, Skin of Rock and Skin of Rock
      When Wauneka bleeds Alexis
      And Brock Sterling attempts to block
      And Wauneka plays Roundhouse at superior
      And Brock Sterling strikes with hands
      Then it is for Alexis to prevent damage or decline
      And Brock Sterling has 3 blood
      And Wauneka's blood stays the same
      When Brock Sterling plays Skin of Rock at superior
      Then it is for Alexis to prevent damage or decline
      When Brock Sterling plays Skin of Rock at superior
      Then Brock Sterling takes no damage
      And Brock Sterling is ready with 3 blood
      And Alexis holds Skin of Rock
      And Wauneka takes 1 damage
      And Wauneka burns 1 blood
      And the combat is over

    @id:VTES-0236 @vtes.combat.damage.unprevented-is-inflicted @checks:a
    @vtes.combat.damage.prevention-until-none-left-or-stop @checks:d
    Scenario: The damage left after prevention is mended
      Given Sarah's Wauneka and Alexis's Brock Sterling are ready
      And Sarah holds Roundhouse
      And Alexis holds Skin of Rock and Skin of Rock
      When Wauneka bleeds Alexis
      And Brock Sterling attempts to block
      And Wauneka plays Roundhouse at superior
      And Brock Sterling strikes with hands
      And Brock Sterling plays Skin of Rock at basic
      And Alexis passes
      Then these events happen in order:
        | event            | card           | normal |
        | damage-prevented | Brock Sterling | 1      |
        | damage-inflicted | Brock Sterling | 3      |
      And Brock Sterling is ready with 0 blood
      And Brock Sterling is not wounded

    @id:VTES-0237 @provisional @vtes.combat.sequence.acting-minion-first-everywhere @checks:a
    @vtes.combat.damage.prevent-then-mend @checks:a
    Scenario: The acting minion prevents damage first, and neither minion mends until both have finished
      Given Sarah's Brock Sterling and Alexis's Madison are ready
      And Sarah holds Skin of Rock
      And Alexis holds Skin of Rock
      When Brock Sterling bleeds Alexis
      And Madison attempts to block
      And Brock Sterling strikes with hands
      And Madison strikes with hands
      Then it is for Sarah to prevent damage or decline
      And Madison cannot play Skin of Rock at superior because vtes.combat.damage.prevention-by-damaged-minion
      When Sarah passes
      Then it is for Alexis to prevent damage or decline
      And Brock Sterling has 3 blood
      When Madison plays Skin of Rock at superior
      Then Brock Sterling burns 1 blood
      And Madison takes no damage
      And the combat is over

  # Fifth edition rulebook, "Damage Resolution": mend damage
  Rule: Mending

    @id:VTES-0238 @vtes.combat.damage.vampire-mends @checks:a @vtes.combat.damage.burning-all-blood-harmless @checks:a
    Scenario: A vampire may mend with its last blood
      Given Alexis's Belinde is ready with 2 blood
      When Belinde is dealt 2 damage
      Then Belinde takes 2 damage
      And Belinde is ready with 0 blood
      And Belinde is not wounded

    @id:VTES-0239 @vtes.combat.damage.insufficient-blood-wounds @checks:a
    @vtes.combat.damage.wounded-goes-to-torpor-last @checks:a
    @vtes.torpor.entered-when-damage-not-mended @checks:b
    Scenario: A vampire is wounded by 1 damage more than its blood
      Given Alexis's Belinde is ready with 2 blood
      When Belinde is dealt 3 damage
      Then Belinde burns 2 blood
      And Belinde is in torpor with 0 blood

    @id:VTES-2206 @vtes.combat.damage.insufficient-blood-wounds @checks:c
    Scenario: Unmended normal damage sends a vampire to torpor at worst
      Given Alexis's Belinde is ready with 0 blood
      When Belinde is dealt 5 damage
      Then Belinde is in torpor with 0 blood
      And Belinde is wounded

    @id:VTES-0240 @vtes.combat.damage.wounded-already-in-torpor-normal-damage @checks:a
    Scenario: Normal damage only burns blood from a vampire in torpor
      Given Alexis's Belinde is in torpor with 1 blood
      When Belinde is dealt 3 damage
      Then Belinde is in torpor with 0 blood
      And Belinde is wounded

  # Fifth edition rulebook, "Damage Resolution": aggravated damage
  Rule: Aggravated damage

    @id:VTES-0241 @example @vtes.combat.damage.example-nassir @checks:a @vtes.combat.damage.aggravated-wounds-directly
    @vtes.torpor.entered-when-damage-not-mended @checks:b
    Scenario: 1 aggravated damage sends Nassir to torpor with his blood
      Given Alexis's Nassir is ready with 1 blood
      When Nassir is dealt 1 aggravated damage
      Then Nassir takes 1 aggravated damage
      And Nassir's blood stays the same
      And Nassir is wounded
      And Nassir is in torpor with 1 blood

    @id:VTES-0242 @vtes.combat.damage.aggravated-cannot-be-mended @checks:a
    @vtes.combat.damage.aggravated-wounds-directly @checks:a
    Scenario: No amount of blood mends aggravated damage
      Given Alexis's Ayelech is ready with 7 blood
      When Ayelech is dealt 1 aggravated damage
      Then Ayelech is in torpor with 7 blood

    @id:VTES-0243 @vtes.combat.damage.aggravated-first-point-only-wounds @checks:a
    Scenario: A second aggravated damage burns the vampire's last blood
      Given Alexis's Nassir is ready with 1 blood
      When Nassir is dealt 2 aggravated damage
      Then Nassir burns 1 blood
      And Nassir is in torpor with 0 blood

    @id:VTES-0244 @example @vtes.combat.damage.example-tamoszius @checks:a
    @vtes.combat.damage.aggravated-first-point-only-wounds @checks:b
    Scenario: Two blood save Tamoszius from destruction by 3 aggravated damage
      Given Alexis's Tamoszius is ready with 2 blood
      When Tamoszius is dealt 3 aggravated damage
      Then Tamoszius takes 3 aggravated damage
      And Tamoszius burns 2 blood
      And Tamoszius is in torpor with 0 blood

    @id:VTES-0245 @vtes.combat.damage.aggravated-burns-wounded @checks:c
    @vtes.combat.damage.burned-vampire-skips-torpor @checks:a
    @vtes.combat.damage.aggravated-burn-is-not-diablerie @checks:a
    Scenario: A fourth aggravated damage burns Tamoszius, and it is not diablerie
      Given Alexis's Tamoszius is ready with 2 blood
      And Rui's Alice Chen is ready
      When Tamoszius is dealt 4 aggravated damage
      Then Tamoszius is in Alexis's ash heap
      And none of these events happens:
        | event             |
        | to-torpor         |
        | diablerised       |
        | referendum-called |
      And it is for Sarah to decide in the minion phase

    @id:VTES-0246 @vtes.combat.damage.wounded-definition @checks:a
    @vtes.combat.damage.aggravated-on-wounded-costs-blood @checks:b
    Scenario: A vampire in torpor burns blood for its first aggravated damage
      Given Alexis's Tamoszius is in torpor with 2 blood
      When Tamoszius is dealt 2 aggravated damage
      Then Tamoszius is in torpor with 0 blood
      When Tamoszius is dealt 1 aggravated damage
      Then Tamoszius is in Alexis's ash heap

    @id:VTES-2207 @vtes.combat.damage.aggravated-wounds-directly @checks:b,c
    @vtes.combat.damage.aggravated-burns-wounded
    Scenario: A vampire without blood goes to torpor from 1 aggravated damage and is burned by 2
      Given Alexis's Belinde is ready with 0 blood
      And Tom's Ryan is ready with 0 blood
      When Belinde is dealt 1 aggravated damage
      Then Belinde is in torpor with 0 blood
      When Ryan is dealt 2 aggravated damage
      Then Ryan is in Tom's ash heap

    @id:VTES-2208 @vtes.combat.damage.wounded-definition @checks:c
    @vtes.combat.damage.aggravated-wounds-directly @checks:a
    @vtes.leave-torpor.no-longer-wounded @checks:a
    Scenario: A vampire that left torpor is not wounded, so its next aggravated damage burns no blood
      Given Sarah's Belinde is in torpor with 3 blood
      When Belinde leaves torpor
      Then Belinde is ready with 1 blood
      And Belinde is not wounded
      When Belinde is dealt 1 aggravated damage
      Then Belinde is in torpor with 1 blood
      And Belinde is wounded

    @id:VTES-0247 @example @vtes.combat.damage.example-ryan @checks:a
    @vtes.combat.damage.normal-before-aggravated @checks:c
    Scenario: Ryan is wounded by normal damage, then burned by aggravated damage
      Given Alexis's Ryan is ready with 1 blood
      When Ryan is dealt 2 damage and 1 aggravated damage
      Then Ryan is in Alexis's ash heap
      And none of these events happens:
        | event     |
        | to-torpor |

    @id:VTES-0248 @vtes.combat.damage.normal-before-aggravated @checks:a
    Scenario: Ryan with 1 more blood mends the normal damage and is only wounded by the aggravated damage
      Given Alexis's Ryan is ready with 2 blood
      When Ryan is dealt 2 damage and 1 aggravated damage
      Then Ryan burns 2 blood
      And Ryan is in torpor with 0 blood
      And none of these events happens:
        | event                 |
        | destruction-prevented |
        | card-burned           |

    @id:VTES-0249 @vtes.combat.damage.normal-before-aggravated @checks:b
    Scenario: Normal damage can burn the blood that would have prevented destruction
      Given Alexis's Ryan is ready with 2 blood
      When Ryan is dealt 1 damage and 2 aggravated damage
      Then Ryan is in torpor with 0 blood

    @id:VTES-0250 @vtes.combat.damage.aggravated-can-be-prevented @checks:a
    Scenario: Prevented aggravated damage has no effect
      Given Sarah's Ayelech and Alexis's Brock Sterling are ready
      And Ayelech bears Ivory Bow
      And Alexis holds Skin of Rock
      When Ayelech bleeds Alexis
      And Brock Sterling attempts to block
      And Ayelech strikes with Ivory Bow
      And Brock Sterling strikes with hands
      And Brock Sterling plays Skin of Rock at basic
      Then Brock Sterling takes no damage
      And Brock Sterling is ready with 3 blood
      And Brock Sterling is not wounded
      And Ayelech burns 1 blood
      And the combat is over

    @id:VTES-0251 @vtes.combat.press.only-if-both-ready @checks:b
    @vtes.combat.damage.aggravated-wounds-directly @checks:a
    @vtes.combat.ends-when-combatant-not-ready @checks:a
    Scenario: Unprevented aggravated damage sends a combatant to torpor and ends combat without a press
      Given Sarah's Ayelech and Alexis's Brock Sterling are ready
      And Ayelech bears Ivory Bow
      And Sarah holds Dead-End Alley
      And Alexis holds Skin of Rock
      When Ayelech bleeds Alexis
      And Brock Sterling attempts to block
      And Ayelech strikes with Ivory Bow
      And Brock Sterling strikes with hands
      And nobody prevents damage
      Then Brock Sterling is in torpor with 3 blood
      And the combat is over
      And Sarah holds Dead-End Alley

    @id:VTES-2209 @vtes.combat.damage.aggravated-can-be-prevented @checks:b
    @vtes.combat.damage.aggravated-first-point-only-wounds
    Scenario: A vampire that prevents 1 of 2 aggravated damage is wounded by the other
      Given Sarah's Belinde and Alexis's Brock Sterling are ready
      And Alexis holds Skin of Rock
      When Belinde enters combat with Brock Sterling
      And Brock Sterling is dealt 2 aggravated damage
      And Brock Sterling plays Skin of Rock at basic
      Then Brock Sterling takes 1 aggravated damage
      And Brock Sterling is in torpor with 3 blood
      And the combat is over

    @id:VTES-0252 @provisional @vtes.combat.damage.prevention-order-free @checks:a
    @vtes.combat.damage.aggravated-can-be-prevented
    Scenario: A player may prevent the aggravated part of mixed damage first
      Given Sarah's Belinde and Alexis's Brock Sterling are ready
      And Alexis holds Skin of Rock
      When Belinde enters combat with Brock Sterling
      And Brock Sterling is dealt 1 damage and 1 aggravated damage
      And Brock Sterling plays Skin of Rock at basic
      Then Brock Sterling takes 1 damage
      And Brock Sterling is ready with 2 blood
      And it is for Sarah to choose a strike

  # Fifth edition rulebook, "Damage Resolution": allies and retainers
  Rule: Allies

    @id:VTES-0253 @vtes.combat.damage.ally-retainer-aggravated-as-normal @checks:a
    Scenario: Aggravated damage to an ally counts as normal damage
      Given Sarah's Ayelech is ready
      And Alexis's Underbridge Stray is ready with 2 life
      And Underbridge Stray came into play at superior
      And Ayelech bears Ivory Bow
      When Ayelech bleeds Alexis
      And Underbridge Stray attempts to block
      And Ayelech strikes with Ivory Bow
      And Underbridge Stray strikes with hands
      Then Underbridge Stray burns 1 life
      And Underbridge Stray is ready with 1 life
      And Ayelech takes 1 damage
      When neither presses
      Then the combat is over

    @id:VTES-0254 @vtes.combat.damage.ally-retainer-burned-at-zero-life @checks:a
    @vtes.combat.damage.ally-retainer-aggravated-as-normal @checks:b
    Scenario: An ally that loses its last life is burned
      Given Alexis's Underbridge Stray is ready with 2 life
      When Underbridge Stray is dealt 1 damage and 1 aggravated damage
      Then Underbridge Stray is in Alexis's ash heap

  # Fifth edition rulebook, "Damage Resolution", advanced rules: immune to damage
  Rule: Immunity

    Background:
      Given Sarah's Carolina Vález is ready with 3 blood

    @id:VTES-1124 @vtes.combat.damage.immune-damage-unsuccessful @checks:a
    @vtes.published.immune-to-damage.none-is-inflicted
    Scenario: An ally's damage has no effect on a vampire immune to damage from allies
      Given Alexis's Underbridge Stray is ready with 1 life
      And Underbridge Stray came into play at superior
      When Carolina Vález bleeds Alexis
      And Underbridge Stray attempts to block
      And Carolina Vález strikes with hands
      And Underbridge Stray strikes with hands
      Then Underbridge Stray's strike has an effect
      And Carolina Vález is ready with 3 blood
      And Carolina Vález is not wounded
      And Underbridge Stray is in Alexis's ash heap
      And the combat is over

    @id:VTES-1125
    @vtes.combat.damage.unprevented-is-inflicted
    Scenario: Immunity to damage from allies does not apply to a vampire's hand strike
      Given Alexis's Ayelech is ready
      When Carolina Vález bleeds Alexis
      And Ayelech attempts to block
      And Carolina Vález strikes with hands
      And Ayelech strikes with hands
      Then Carolina Vález takes 1 damage
      And Carolina Vález is ready with 2 blood
      When Carolina Vález is dealt 1 damage
      Then Carolina Vález is ready with 1 blood

    @id:VTES-1126 @vtes.combat.damage.immune-no-wound-no-destruction @checks:a
    @vtes.published.immune-to-damage.none-is-inflicted
    Scenario: Aggravated damage from an ally does not wound a vampire immune to it
      Given Alexis's Impundulu is ready
      And Impundulu bears Ivory Bow
      When Carolina Vález bleeds Alexis
      And Impundulu attempts to block
      And neither maneuvers
      And Carolina Vález strikes with hands
      And Impundulu strikes with Ivory Bow
      Then Impundulu's strike has an effect
      And Carolina Vález is ready with 3 blood
      And Carolina Vález is not wounded
      And the combat is over

    @id:VTES-1127 @vtes.combat.damage.immune-no-wound-no-destruction @checks:a
    @vtes.combat.damage.immune-damage-unsuccessful
    Scenario: Aggravated damage from an ally does not wound an immune vampire without blood
      Given Carolina Vález has 0 blood
      And Alexis's Impundulu is ready with 1 life
      And Impundulu bears Ivory Bow
      When Impundulu enters combat with Carolina Vález
      And neither maneuvers
      And Impundulu strikes with Ivory Bow
      And Carolina Vález strikes with hands
      Then Carolina Vález is ready with 0 blood
      And Impundulu is in Alexis's ash heap
      And the combat is over

    @id:VTES-1128 @vtes.combat.damage.immune-may-still-be-prevented @checks:a
    Scenario: An immune vampire may still prevent damage
      Given Carolina Vález bears Kevlar Vest
      And Alexis's Underbridge Stray is ready with 1 life
      And Underbridge Stray came into play at superior
      When Carolina Vález bleeds Alexis
      And Underbridge Stray attempts to block
      And Carolina Vález strikes with hands
      And Underbridge Stray strikes with hands
      Then it is for Sarah to prevent damage or decline
      When Carolina Vález uses Kevlar Vest to prevent damage
      Then Carolina Vález is ready with 3 blood
      And Underbridge Stray is in Alexis's ash heap
      And the combat is over

    @id:VTES-1129 @vtes.ruling.murder-of-crows.environmental-from-retainer @checks:a
    @vtes.combat.damage.immune-damage-unsuccessful @checks:c
    @vtes.combat.environmental.no-source-or-non-minion-source @checks:a
    Scenario: Immunity covers a retainer's damage and not the damage of its employer's strike
      Given Alexis's Horace Radcliffe is ready
      And Horace Radcliffe bears Murder of Crows
      When Carolina Vález bleeds Alexis
      And Horace Radcliffe attempts to block
      And Carolina Vález strikes with hands
      And Horace Radcliffe strikes with hands
      Then Carolina Vález burns 1 blood
      And Carolina Vález is ready with 2 blood
      And Horace Radcliffe takes 1 damage
      And the combat is over

  Rule: Only damage being taken can be prevented

    @id:VTES-1596 @vtes.combat.damage.prevention-by-damaged-minion @checks:b
    @vtes.published.immediate-damage-prevention.needs-damage
    Scenario: Prevention cannot be played before damage or for another minion
      Given Sarah's Madison is ready
      And Alexis's Brock Sterling is ready
      And Sarah holds Skin of Rock
      And Alexis holds Skin of Rock
      When Madison bleeds Alexis
      And Brock Sterling attempts to block
      Then Madison cannot play Skin of Rock at basic because vtes.combat.damage.prevention-by-damaged-minion
      When Madison strikes with hands
      And Brock Sterling strikes with hands
      Then it is for Sarah to prevent damage or decline
      And Brock Sterling cannot play Skin of Rock at basic because vtes.combat.damage.prevention-by-damaged-minion
      When Madison plays Skin of Rock at basic
      And Alexis passes
      Then Madison's blood stays the same
      And Brock Sterling burns 1 blood
