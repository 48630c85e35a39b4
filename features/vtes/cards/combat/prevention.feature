# Cards of the starter decks and of the rulebook: Hidden Strength, Kevlar Vest, Amaranth
Feature: Hidden Strength, Kevlar Vest, Amaranth

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  # Hidden Strength
  Rule: Hidden Strength prevents 1 more damage than the blood it costs

    Background:
      Given Sarah's Wauneka and Alexis's Brock Sterling are ready
      And Sarah holds Roundhouse
      And Alexis holds Hidden Strength

    @id:VTES-1152 @vtes.card.cost.blood-symbol @vtes.combat.damage.unprevented-is-inflicted @checks:a
    Scenario: Hidden Strength prevents 1 damage for free
      When Wauneka bleeds Alexis
      And Brock Sterling attempts to block
      And Wauneka plays Roundhouse at basic
      And Brock Sterling strikes with hands
      Then it is for Alexis to prevent damage or decline
      When Brock Sterling plays Hidden Strength at basic
      Then Brock Sterling takes 2 damage
      And Brock Sterling burns 2 blood
      And the combat is over

    @id:VTES-1153 @vtes.card.cost.blood-symbol @vtes.combat.damage.prevention-until-none-left-or-stop @checks:a
  @vtes.published.hidden-strength.x-is-what-it-costs
    Scenario: Hidden Strength prevents 3 damage for 2 blood
      When Wauneka bleeds Alexis
      And Brock Sterling attempts to block
      And Wauneka plays Roundhouse at basic
      And Brock Sterling strikes with hands
      And Brock Sterling plays Hidden Strength at basic with X 2
      Then Brock Sterling takes no damage
      And Brock Sterling burns 2 blood
      And the combat is over

    @id:VTES-1154 @vtes.card.cost.blood-needs-enough-blood @vtes.published.hidden-strength.x-is-what-it-costs
    Scenario: Hidden Strength's X cannot exceed the vampire's blood
      Given Brock Sterling has 1 blood
      When Wauneka bleeds Alexis
      And Brock Sterling attempts to block
      And Wauneka plays Roundhouse at basic
      And Brock Sterling strikes with hands
      Then Brock Sterling cannot play Hidden Strength at basic with X 2 because vtes.card.cost.blood-needs-enough-blood
      When Brock Sterling plays Hidden Strength at basic with X 1
      Then Brock Sterling takes 1 damage
      And Brock Sterling is in torpor with 0 blood

    @id:VTES-1155 @vtes.combat.press.to-continue @checks:b
    @vtes.ruling.hidden-strength.needs-damage-to-prevent @checks:b
    Scenario: Hidden Strength at superior gives a press that can be used in the press step
      When Wauneka bleeds Alexis
      And Brock Sterling attempts to block
      And Wauneka strikes with hands
      And Brock Sterling strikes with hands
      And Brock Sterling plays Hidden Strength at superior
      Then Brock Sterling has 3 blood
      And it is for Alexis to press or decline
      When Brock Sterling uses Hidden Strength to press
      Then it is round 2 of the combat
      And it is for Sarah to choose a strike

  # Kevlar Vest
  Rule: Kevlar Vest

    Background:
      Given Sarah's Ayelech and Alexis's Belinde are ready
      And Ayelech bears .44 Magnum
      And Belinde bears Kevlar Vest

    @id:VTES-1156 @vtes.combat.damage.prevention-by-damaged-minion @checks:a
    Scenario: Kevlar Vest prevents both damage from a gun once each combat
      Given Sarah holds Dead-End Alley
      When Ayelech bleeds Alexis
      And Belinde attempts to block
      And neither maneuvers
      And Ayelech strikes with .44 Magnum
      And Belinde strikes with hands
      Then it is for Alexis to prevent damage or decline
      When Belinde uses Kevlar Vest to prevent damage of a gun
      Then Belinde takes no damage
      When Ayelech plays Dead-End Alley
      And neither maneuvers
      And Ayelech strikes with .44 Magnum
      And Belinde strikes with hands
      Then Belinde takes 2 damage
      And the combat is over

    @id:VTES-1157 @vtes.combat.damage.prevention-until-none-left-or-stop @checks:d
    Scenario: Kevlar Vest prevents 1 non-gun damage, and a hand strike is not a gun
      Given Sarah's Wauneka is ready
      And Sarah holds Roundhouse
      When Wauneka bleeds Alexis
      And Belinde attempts to block
      And Wauneka plays Roundhouse at basic
      And Belinde strikes with hands
      Then it is for Alexis to prevent damage or decline
      And Belinde cannot use Kevlar Vest to prevent damage of a gun because vtes.combat.damage.prevention-until-none-left-or-stop
      When Belinde uses Kevlar Vest to prevent damage
      Then Belinde takes 2 damage
      And the combat is over

    @id:VTES-1158 @vtes.combat.damage.prevention-until-none-left-or-stop @checks:d
    Scenario: Kevlar Vest's bearer may choose to prevent crows' damage rather than a gun's
      Given Sarah's Horace Radcliffe is ready
      And Horace Radcliffe bears .44 Magnum
      And Sarah holds Carrion Crows
      When Horace Radcliffe bleeds Alexis
      And Belinde attempts to block
      And Horace Radcliffe plays Carrion Crows at basic
      And neither maneuvers
      And Horace Radcliffe strikes with .44 Magnum#2
      And Belinde strikes with hands
      Then it is for Alexis to prevent damage or decline
      When Belinde uses Kevlar Vest to prevent damage
      Then Belinde takes 2 damage
      And the combat is over

    @id:VTES-1159 @vtes.golden-rule.cards-override-rules
    Scenario: A minion can bear only one Kevlar Vest
      Given Alexis's Colette is ready
      And Colette bears Kevlar Vest
      And Alexis holds Kevlar Vest
      And it is Alexis's minion phase
      Then Belinde cannot equip with Kevlar Vest because vtes.golden-rule.cards-override-rules
      And Belinde cannot take Kevlar Vest#2 from Colette because vtes.golden-rule.cards-override-rules
      And Colette cannot take Kevlar Vest from Belinde because vtes.golden-rule.cards-override-rules
      And it is for Alexis to decide in the minion phase

  # Amaranth
  Rule: Amaranth

    Background:
      Given Sarah's Wauneka is ready with 3 blood
      And Alexis's Nassir is ready with 1 blood
      And Sarah holds Amaranth and Roundhouse

    @id:VTES-1160 @needs:politics @vtes.combat.damage.wounded-goes-to-torpor-last @checks:c
    @vtes.diablerie.definition @checks:a
    @vtes.blood-hunt.referendum-automatic @checks:a @vtes.combat.damage.wounded-definition @checks:b
    Scenario: Amaranth diablerises a vampire that is about to go to torpor
      Given Nassir bears Ivory Bow
      When Wauneka bleeds Alexis
      And Nassir attempts to block
      And Wauneka plays Roundhouse at basic
      And Nassir strikes with hands
      Then it is for Sarah to respond before a vampire goes to torpor
      And Nassir is ready with 0 blood
      And Nassir is wounded
      When Wauneka plays Amaranth
      Then it is for Sarah to take equipment or decline
      When Sarah takes Ivory Bow
      Then Nassir is in Alexis's ash heap
      And Wauneka bears Ivory Bow
      And none of these events happens:
        | event     |
        | to-torpor |
      And these events happen in order:
        | event             |
        | card-moved        |
        | referendum-called |
        | combat-ended      |

    @id:VTES-1161 @vtes.combat.damage.wounded-goes-to-torpor-last @checks:c
    Scenario: A vampire about to go to torpor does so if Amaranth is not played
      When Wauneka bleeds Alexis
      And Nassir attempts to block
      And Wauneka plays Roundhouse at basic
      And Nassir strikes with hands
      And Sarah passes
      Then Nassir is in torpor with 0 blood
      And the combat is over
      And Sarah holds Amaranth

    @id:VTES-1162 @vtes.combat.damage.wounded-goes-to-torpor-last @checks:c
    Scenario: A vampire about to go to torpor itself cannot play Amaranth
      Given Alexis holds Amaranth
      And Wauneka has 0 blood
      When Nassir enters combat with Wauneka
      And Nassir strikes with hands
      And Wauneka plays Roundhouse at basic
      Then Nassir is in torpor with 0 blood
      And Wauneka is in torpor with 0 blood
      And Sarah holds Amaranth
      And Alexis holds Amaranth

    @id:VTES-1163 @vtes.combat.damage.wounded-goes-to-torpor-last @checks:c
    Scenario: An ally cannot play Amaranth
      Given Sarah's Underbridge Stray is ready
      And Underbridge Stray came into play at superior
      And Nassir has 0 blood
      When Underbridge Stray enters combat with Nassir
      And Underbridge Stray strikes with hands
      And Nassir strikes with hands
      Then Nassir is in torpor with 0 blood
      And the combat is over
      And Sarah holds Amaranth and Roundhouse

    @id:VTES-2372 @vtes.combat.damage.vampire-mends @checks:a
    Scenario: Amaranth cannot be played on a vampire that mends its damage and stays ready
      Given Nassir has 3 blood
      When Wauneka bleeds Alexis
      And Nassir attempts to block
      And Wauneka strikes with hands
      And Nassir strikes with hands
      Then Nassir is ready with 2 blood
      And Nassir is not wounded
      And the combat is over
      And Sarah holds Amaranth and Roundhouse
