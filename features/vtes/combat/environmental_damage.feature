# Fifth edition rulebook, "Damage Resolution", "Environmental damage"; "Retainers and Combat"; "Press"
Feature: Environmental damage
  Environmental damage has no minion as its source, so a dodge and immunity to minions do not stop it.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2902 @vtes.combat.environmental.definition @checks:a,c @vtes.combat.environmental.not-dodged @checks:a,b
  Scenario Outline: A dodge does not stop <damage> damage from crows: <bears>, <crows>, <strike>
    Given Sarah's Horace Radcliffe and Alexis's Flávio Gonçalves are ready
    And Horace Radcliffe bears .44 Magnum and <bears>
    And Sarah holds Carrion Crows
    When Horace Radcliffe enters combat with Flávio Gonçalves
    And <crows>
    And neither maneuvers
    And Horace Radcliffe strikes with <strike>
    And Flávio Gonçalves strikes with the printed strike
    Then Horace Radcliffe's strike has no effect
    And Flávio Gonçalves has <left> blood
    And Horace Radcliffe takes no damage
    And the combat is over

    Examples:
      | bears           | crows                                            | strike     | damage | left |
      | Murder of Crows | Sarah passes                                     | hands      | 1      | 6    |
      | Murder of Crows | Sarah passes                                     | .44 Magnum | 1      | 6    |
      | Sport Bike      | Horace Radcliffe plays Carrion Crows at basic    | hands      | 1      | 6    |
      | Sport Bike      | Horace Radcliffe plays Carrion Crows at superior | .44 Magnum | 2      | 5    |
      | Murder of Crows | Horace Radcliffe plays Carrion Crows at superior | hands      | 3      | 4    |

  @id:VTES-2903 @vtes.combat.environmental.not-dodged @checks:c
  @vtes.combat.combat-ends.stops-other-strike-resolution-effects
  Scenario: Crows damage a minion that dodges, but not one that ends combat
    Given Sarah's Horace Radcliffe and Alexis's Flávio Gonçalves are ready
    And Horace Radcliffe bears Murder of Crows
    And Sarah holds Carrion Crows and Dead-End Alley
    And Alexis holds Majesty
    When Horace Radcliffe enters combat with Flávio Gonçalves
    And Horace Radcliffe plays Carrion Crows at superior
    And Horace Radcliffe strikes with hands
    And Flávio Gonçalves strikes with the printed strike
    Then Flávio Gonçalves takes 3 damage
    When Horace Radcliffe plays Dead-End Alley
    And Horace Radcliffe strikes with hands
    And Flávio Gonçalves plays Majesty at basic
    Then Flávio Gonçalves takes no damage
    And the combat is over

  @id:VTES-2904 @vtes.combat.environmental.no-source-or-non-minion-source @checks:a
  @vtes.published.retainer-damage.comes-from-the-retainer
  @vtes.combat.damage.immune-damage-unsuccessful @checks:a,c
  Scenario: Murder of Crows is the source of its own damage, but Carrion Crows has no source
    Given Sarah's Carolina Vález is ready with 5 blood
    And Alexis's Horace Radcliffe is ready
    And Horace Radcliffe bears Murder of Crows
    And Alexis holds Carrion Crows
    When Carolina Vález bleeds Alexis
    And Horace Radcliffe attempts to block
    And Horace Radcliffe plays Carrion Crows at superior
    And Carolina Vález strikes with hands
    And Horace Radcliffe strikes with hands
    Then Carolina Vález takes 3 damage
    And Carolina Vález is ready with 2 blood
    And Horace Radcliffe takes 1 damage
    And the combat is over

  @id:VTES-2905 @vtes.combat.retainer.not-harmed-by-default @checks:a
  Scenario Outline: Damage against an employer does not harm its retainer: <strike>
    Given Sarah's Wauneka is ready
    And Alexis's Belinde is ready
    And Belinde bears Murder of Crows, Raven Spy and D'habi Revenant
    And Sarah holds <card>
    When Wauneka enters combat with Belinde
    And Wauneka <strike>
    And Belinde strikes with hands
    Then Belinde takes <damage> damage
    And Wauneka takes 2 damage
    And Murder of Crows has 1 life
    And Raven Spy has 1 life
    And Belinde bears Murder of Crows, Raven Spy and D'habi Revenant
    And the combat is over

    Examples:
      | card       | strike                       | damage |
      | Roundhouse | plays Roundhouse at superior | 4      |
      | Bonding    | strikes with hands           | 1      |

  @id:VTES-2906 @vtes.combat.retainer.can-be-targeted-by-strike @checks:a,b,c
  Scenario: A ranged strike can target one of the opposing minion's retainers
    Given Sarah's Ayelech and Ryan are ready
    And Ayelech bears .44 Magnum and Raven Spy
    And Ryan bears Raven Spy
    And Alexis's Belinde and Nassir are ready
    And Belinde bears Murder of Crows and J. S. Simmons, Esq.
    And Nassir bears Murder of Crows
    When Ayelech bleeds Alexis
    And Belinde attempts to block
    And Ayelech uses .44 Magnum to maneuver
    Then exactly these choices are open to Sarah:
      | Ayelech strikes with .44 Magnum                          |
      | Ayelech strikes with .44 Magnum at Murder of Crows       |
      | Ayelech strikes with .44 Magnum at J. S. Simmons, Esq. |
    When Ayelech strikes with .44 Magnum at J. S. Simmons, Esq.
    And Belinde strikes with hands
    Then J. S. Simmons, Esq. is in Alexis's ash heap
    And Belinde bears Murder of Crows
    And Murder of Crows has 1 life
    And Belinde takes no damage
    And Ayelech takes 1 damage
    And the combat is over

  @id:VTES-2907 @vtes.combat.retainer.target-only-at-long-range @checks:a
  Scenario: A strike card that can target retainers does so only at long range
    Given Sarah's Nassir is ready with 0 blood
    And Alexis's Belinde is ready
    And Belinde bears Raven Spy
    And Sarah holds Theft of Vitae, Theft of Vitae, Fake Out and Dead-End Alley
    When Nassir enters combat with Belinde
    And neither maneuvers
    Then Nassir cannot play Theft of Vitae at basic on Raven Spy because vtes.combat.retainer.target-only-at-long-range
    When Nassir plays Theft of Vitae at superior
    And Belinde strikes with hands
    Then Nassir has 1 blood
    When Nassir plays Dead-End Alley
    And Nassir plays Fake Out
    And Nassir plays Theft of Vitae at basic on Raven Spy
    And Belinde strikes with hands
    Then Raven Spy is in Alexis's ash heap
    And Nassir has 2 blood
    And Belinde takes no damage
    And the combat is over

  @id:VTES-2908 @vtes.combat.retainer.target-needs-ranged-strike @checks:a,b
  Scenario: A ranged theft takes life from a retainer, but hands and Roundhouse cannot target one
    Given Sarah's Nassir is ready with 0 blood
    And Nassir bears Potence
    And Alexis's Belinde is ready with 4 blood
    And Belinde bears Raven Spy
    And Raven Spy has 3 life
    And Sarah holds Theft of Vitae, Roundhouse and Fake Out
    When Nassir enters combat with Belinde
    And Nassir plays Fake Out
    Then Nassir cannot strike with hands at Raven Spy because vtes.combat.retainer.target-needs-ranged-strike
    And Nassir cannot play Roundhouse at basic on Raven Spy because vtes.combat.retainer.target-needs-ranged-strike
    When Nassir plays Theft of Vitae at superior on Raven Spy
    And Belinde strikes with hands
    Then Raven Spy has 1 life
    And Nassir is ready with 2 blood
    And Belinde has 4 blood
    And the combat is over

  @id:VTES-2909 @vtes.combat.retainer.target-announced-with-strike @checks:a,b,c
  Scenario: A strike hits a retainer only if announced, and keeps that target
    Given Sarah's Ayelech and Alexis's Belinde are ready
    And Ayelech bears .44 Magnum
    And Belinde bears Raven Spy
    And Sarah holds Fake Out, Fake Out and Dead-End Alley
    And Alexis holds Dodge
    When Ayelech bleeds Alexis
    And Belinde attempts to block
    And Ayelech plays Fake Out
    And Ayelech strikes with .44 Magnum
    And Belinde strikes with hands
    Then Belinde takes 2 damage
    And Raven Spy has 1 life
    When Ayelech plays Dead-End Alley
    And Ayelech plays Fake Out
    And Ayelech strikes with .44 Magnum at Raven Spy
    Then it is for Alexis to choose a strike
    And Raven Spy has 1 life
    When Belinde plays Dodge
    Then Raven Spy is in Alexis's ash heap
    And Belinde takes no damage
    And the combat is over

  @id:VTES-2910 @vtes.combat.press.exchange-unlimited @checks:a,b
  Scenario Outline: The last of <presses> presses decides whether combat goes on
    Given Sarah's Belinde and Alexis's Ayelech are ready
    And Sarah holds Dead-End Alley and Dead-End Alley
    And Alexis holds Open Grate and Open Grate
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde strikes with hands
    And Ayelech strikes with hands
    And Belinde plays Dead-End Alley
    And Ayelech plays Open Grate
    And Belinde plays Dead-End Alley
    Then it is for Alexis to press or decline
    When <last>
    Then <then>

    Examples:
      | presses | last                    | then                               |
      | 3       | Alexis passes           | it is round 2 of the combat        |
      | 4       | Ayelech plays Open Grate | the combat is over                |
