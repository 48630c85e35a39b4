# Fifth edition rulebook, "Resolve Strike", "Strike Effects": what strikes do and when they end combat
Feature: Resolving strikes
  The strikes of a pair resolve together, except combat-ends strikes and first strikes. A dodge protects its minion.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2851 @vtes.combat.resolve.defensive-works-at-any-range @checks:a,b @vtes.combat.dodge.any-range @checks:a
  @vtes.combat.combat-ends.any-range @checks:a
  Scenario: Dodge and Majesty work at close range and at long range
    Given Sarah's Ayelech and Alexis's Mkhokheli are ready
    And Ayelech bears .44 Magnum
    And Sarah holds Fake Out, Dead-End Alley and Dead-End Alley
    And Alexis holds Dodge, Dodge and Majesty
    When Ayelech bleeds Alexis
    And Mkhokheli attempts to block
    And neither maneuvers
    And Ayelech strikes with .44 Magnum
    And Mkhokheli plays Dodge
    Then the range is close
    And Mkhokheli takes no damage
    When Ayelech plays Dead-End Alley
    And Ayelech plays Fake Out
    And Ayelech strikes with .44 Magnum
    And Mkhokheli plays Dodge
    Then the range is long
    And Mkhokheli takes no damage
    When Ayelech plays Dead-End Alley
    And Ayelech uses .44 Magnum to maneuver
    And Ayelech strikes with .44 Magnum
    And Mkhokheli plays Majesty at basic
    Then Mkhokheli takes no damage
    And Mkhokheli burns 1 blood
    And the combat is over

  @id:VTES-2852 @vtes.combat.combat-ends.any-range @checks:a
  Scenario: Majesty ends combat at close range and at long range
    Given Sarah's Ayelech and Alexis's Mkhokheli are ready
    And Ayelech bears .44 Magnum
    And Sarah holds Dead-End Alley
    And Alexis holds Majesty, Majesty and Dead-End Alley
    When Ayelech bleeds Alexis
    And Mkhokheli attempts to block
    And neither maneuvers
    And Ayelech strikes with .44 Magnum
    And Mkhokheli plays Majesty at basic
    Then Mkhokheli takes no damage
    And the combat is over
    When Ayelech enters combat with Mkhokheli
    And Ayelech uses .44 Magnum to maneuver
    And Ayelech strikes with .44 Magnum
    And Mkhokheli plays Majesty at basic
    Then Mkhokheli takes no damage
    And the combat is over

  @id:VTES-2853 @vtes.combat.resolve.damage-costs-blood-or-life @checks:a,b
  Scenario Outline: Damage outside combat also burns <counter> from <card>
    Given Sarah's Belinde is ready with 3 blood
    And Sarah's Rafastio Ghoul is ready with 3 life
    And Belinde bears Raven Spy
    And Raven Spy has 3 life
    When <card> is dealt 1 damage
    Then <card> burns 1 <counter>
    And <card> has 2 <counter>
    And <other>'s <its> stays the same

    Examples:
      | card           | counter | other          | its   |
      | Belinde        | blood   | Raven Spy      | life  |
      | Rafastio Ghoul | life    | Belinde        | blood |
      | Raven Spy      | life    | Belinde        | blood |

  @id:VTES-2854 @vtes.combat.resolve.strike-effects-before-damage @checks:a,b
  Scenario Outline: A vampire without blood that <does> ends up <where>
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready with 0 blood
    And Alexis holds Theft of Vitae
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde strikes with hands
    And Nassir <does>
    Then Nassir is <where> with 0 blood
    And Belinde burns 1 blood
    And the combat is over

    Examples:
      | does                          | where     |
      | plays Theft of Vitae at basic | ready     |
      | strikes with hands            | in torpor |

  @id:VTES-2855 @vtes.combat.ends-when-combatant-not-ready @checks:a,b,d
  @vtes.combat.press.only-if-both-ready @checks:a,b
  Scenario Outline: Combat goes on only as long as <other> is ready
    Given Sarah's Min-seo is ready
    And Alexis's Belinde is ready with 1 blood
    And Alexis's Underbridge Stray is ready with 2 life
    And Underbridge Stray came into play at superior
    And Sarah holds Blur and Dead-End Alley
    When Min-seo enters combat with <other>
    And Min-seo strikes with hands
    And <other> strikes with hands
    Then it is for Sarah to take additional strikes or decline
    And <other> is ready
    When Sarah passes
    Then it is for Sarah to press or decline
    When neither presses
    Then the combat is over
    When Min-seo enters combat with <other>
    And Min-seo strikes with hands
    And <other> strikes with hands
    Then <gone>
    And Min-seo burns 1 blood
    And the combat is over
    And Sarah holds Blur and Dead-End Alley

    Examples:
      | other             | gone                                        |
      | Belinde           | Belinde is in torpor with 0 blood           |
      | Underbridge Stray | Underbridge Stray is in Alexis's ash heap   |

  @id:VTES-2856 @vtes.combat.ends-when-not-ready-at-any-point @checks:a
  Scenario Outline: Combat ends at once when a combatant goes to torpor before strikes, with <card> unplayed
    Given Sarah's Horace Radcliffe is ready with 5 blood
    And Alexis's Belinde is ready with 3 blood
    And Sarah holds <card>
    When Horace Radcliffe enters combat with Belinde
    Then it is for Sarah to <question>
    When <who> is dealt 1 aggravated damage
    Then <who> is in torpor
    And Horace Radcliffe has 5 blood
    And Belinde has 3 blood
    And the combat is over
    And it is for Sarah to decide in the minion phase
    And Sarah holds <card>

    Examples:
      | card             | question                                | who              |
      | Carrion Crows    | respond before range is determined      | Belinde          |
      | Carrion Crows    | respond before range is determined      | Horace Radcliffe |
      | Fake Out         | maneuver or decline                     | Belinde          |
      | Fake Out         | maneuver or decline                     | Horace Radcliffe |
      | Immortal Grapple | respond before strikes are chosen       | Belinde          |
      | Immortal Grapple | respond before strikes are chosen       | Horace Radcliffe |
      | Roundhouse       | choose a strike                         | Belinde          |
      | Roundhouse       | choose a strike                         | Horace Radcliffe |

  @id:VTES-2857 @vtes.combat.ends-when-not-ready-at-any-point @checks:b
  Scenario Outline: Combat ends without another round if <who> stops being ready during the press step
    Given Sarah's Min-seo is ready with 3 blood
    And Alexis's Underbridge Stray is ready with 3 life
    And Underbridge Stray came into play at superior
    And Sarah holds Dead-End Alley
    And Alexis holds Open Grate
    When Min-seo enters combat with Underbridge Stray
    And Min-seo strikes with hands
    And Underbridge Stray strikes with hands
    And Min-seo plays Dead-End Alley
    Then it is for Alexis to press or decline
    When <who> is dealt <damage>
    Then <where>
    And the combat is over
    And it is for Sarah to decide in the minion phase
    And Alexis holds Open Grate

    Examples:
      | who               | damage              | where                                     |
      | Underbridge Stray | 2 damage            | Underbridge Stray is in Alexis's ash heap |
      | Min-seo           | 1 aggravated damage | Min-seo is in torpor with 2 blood         |

  @id:VTES-2858 @vtes.combat.hand-strike.damage-equals-strength @checks:a
  Scenario Outline: A minion with 2 strength inflicts <damage> damage if it <strike>
    Given Sarah's Wauneka and Alexis's Ayelech are ready
    And Wauneka bears Preternatural Strength
    And Preternatural Strength came into play at basic
    And Sarah holds Roundhouse and Quick Jab
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Wauneka <strike>
    And Ayelech strikes with hands
    Then Ayelech burns <damage> blood
    And Wauneka burns 1 blood
    And the combat is over

    Examples:
      | strike                       | damage |
      | strikes with hands           | 2      |
      | plays Roundhouse at basic    | 4      |
      | plays Roundhouse at superior | 5      |
      | plays Quick Jab              | 1      |

  @id:VTES-2859 @vtes.combat.hand-strike.vampire-strength-one @checks:a,b
  Scenario Outline: A hand strike by <minion> inflicts <damage> damage
    Given Sarah's <minion> is ready
    And <minion> came into play at <level>
    And Alexis's Ayelech is ready
    When <minion> enters combat with Ayelech
    And <minion> strikes with hands
    And Ayelech strikes with hands
    Then Ayelech burns <damage> blood
    And the combat is over

    Examples:
      | minion            | level    | damage |
      | Underbridge Stray | superior | 1      |
      | Underbridge Stray | basic    | 0      |

  @id:VTES-2860 @vtes.combat.hand-strike.vampire-strength-one @checks:a
  Scenario Outline: A vampire of any capacity inflicts 1 damage with hands: <vampire>
    Given Sarah's <vampire> is ready with 1 blood
    And Alexis's Ayelech is ready
    When <vampire> enters combat with Ayelech
    And <vampire> strikes with hands
    And Ayelech strikes with hands
    Then Ayelech burns 1 blood
    And <vampire> is ready with 0 blood
    And the combat is over

    Examples:
      | vampire             |
      | Rosalina Cortez     |
      | Aunt Linda          |
      | Alexander Silverson |

  @id:VTES-2861 @vtes.combat.dodge.deals-no-damage @checks:a
  Scenario: Two dodges against each other have no effect
    Given Sarah's Wauneka and Alexis's Ayelech are ready
    And Sarah holds Dodge
    And Alexis holds Dodge
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Wauneka plays Dodge
    And Ayelech plays Dodge
    Then Wauneka takes no damage
    And Ayelech takes no damage
    And the combat is over

  @id:VTES-2862 @vtes.combat.dodge.protects-minion @checks:a
  Scenario Outline: A dodge cancels every effect of a strike on its minion: <strike>
    Given Sarah's Nassir is ready with 2 blood
    And Nassir bears .44 Magnum
    And Alexis's Belinde is ready with 4 blood
    And Belinde bears Sport Bike
    And Sarah holds <card>
    And Nassir bears Potence
    And Alexis holds Dodge
    When Nassir enters combat with Belinde
    And neither maneuvers
    And Nassir <strike>
    And Belinde plays Dodge
    Then Nassir's strike has no effect
    And Belinde takes no damage
    And Belinde has 4 blood
    And Nassir has 2 blood
    And the combat is over

    Examples:
      | card           | strike                           |
      | Bonding        | strikes with hands               |
      | Bonding        | strikes with .44 Magnum          |
      | Theft of Vitae | plays Theft of Vitae at superior |
      | Roundhouse     | plays Roundhouse at basic        |

  @id:VTES-2863 @vtes.combat.dodge.uses-the-strike @checks:a,b @vtes.combat.dodge.protects-minion @checks:b
  Scenario: A minion that dodges makes no other strike in that pair and may be hit in the next
    Given Sarah's Flávio Gonçalves and Alexis's Catalina Vega are ready
    And Sarah holds Blur
    And Alexis holds Blur
    When Flávio Gonçalves bleeds Alexis
    And Catalina Vega attempts to block
    And Flávio Gonçalves strikes with the printed strike
    Then Flávio Gonçalves cannot strike with hands because vtes.combat.strike.one-per-round-by-default
    When Catalina Vega strikes with hands
    Then Flávio Gonçalves takes no damage
    And Catalina Vega takes no damage
    When Flávio Gonçalves plays Blur at basic
    And Catalina Vega plays Blur at basic
    And Flávio Gonçalves strikes with hands
    And Catalina Vega strikes with hands
    Then Flávio Gonçalves takes 1 damage
    And Catalina Vega takes 1 damage
    And the combat is over

  @id:VTES-2864 @vtes.combat.dodge.does-not-protect-retainers @checks:a
  Scenario: A dodge does not protect a retainer with 2 life from a gun
    Given Sarah's Ayelech and Alexis's Belinde are ready
    And Ayelech bears .44 Magnum
    And Belinde bears Murder of Crows
    And Murder of Crows came into play at superior
    And Murder of Crows has 2 life
    And Alexis holds Dodge
    When Ayelech bleeds Alexis
    And Belinde attempts to block
    And Ayelech uses .44 Magnum to maneuver
    And Ayelech strikes with .44 Magnum at Murder of Crows
    And Belinde plays Dodge
    Then Murder of Crows is in Alexis's ash heap
    And Belinde takes no damage
    And the combat is over

  @id:VTES-2865 @vtes.combat.combat-ends.resolves-before-all-strikes @checks:a,b
  Scenario Outline: A strike card played against a combat-ends strike is paid for but has no effect: <card>
    Given Sarah's Wauneka is ready with 4 blood
    And Wauneka bears Thaumaturgy
    And Alexis's Mkhokheli is ready with 5 blood
    And Sarah holds <card>
    And Alexis holds Majesty
    When Wauneka enters combat with Mkhokheli
    And Wauneka plays <card> at basic
    And Mkhokheli plays Majesty at basic
    Then Mkhokheli takes no damage
    And Mkhokheli has 4 blood
    And Wauneka has <left> blood
    And Sarah's ash heap holds <card>
    And the combat is over

    Examples:
      | card           | left |
      | Slam           | 3    |
      | Roundhouse     | 4    |
      | Theft of Vitae | 4    |

  @id:VTES-2866 @vtes.combat.combat-ends.ends-immediately @checks:a,b,c
  Scenario: Majesty at superior unlocks its user, and skips the rest of the round except its end
    Given Sarah's Wauneka is ready
    And Wauneka bears Celerity
    And Alexis's Mkhokheli is ready with 4 blood
    And Sarah holds Roundhouse, Blur, Dead-End Alley and Taste of Vitae
    And Alexis holds Majesty
    When Wauneka bleeds Alexis
    And Mkhokheli attempts to block
    And Wauneka plays Roundhouse at superior
    Then Mkhokheli is locked
    When Mkhokheli plays Majesty at superior
    Then it is for Sarah to respond at the end of the round
    And Mkhokheli is ready with 3 blood and unlocked
    And Wauneka cannot play Dead-End Alley because vtes.combat.sequence.seven-steps-in-order
    And Wauneka cannot play Blur at basic because vtes.combat.additional.gained-after-first-pair
    When Wauneka plays Taste of Vitae
    Then Wauneka's blood stays the same
    And the combat is over

  @id:VTES-2867 @vtes.combat.combat-ends.stops-other-strike-resolution-effects @checks:a
  Scenario Outline: A combat-ends strike resolves before crows of either side do damage: <crows>
    Given Sarah's Horace Radcliffe and Alexis's Mkhokheli are ready
    And Horace Radcliffe bears <bears>
    And Mkhokheli bears <other>
    And Alexis holds Majesty
    When Horace Radcliffe enters combat with Mkhokheli
    And Horace Radcliffe strikes with hands
    And Mkhokheli plays Majesty at basic
    Then Mkhokheli takes no damage
    And Horace Radcliffe takes no damage
    And Murder of Crows has 1 life
    And the combat is over

    Examples:
      | crows   | bears           | other           |
      | acting  | Murder of Crows | Sport Bike      |
      | blocker | Sport Bike      | Murder of Crows |

  @id:VTES-2868 @vtes.combat.steal-blood.moves-counters-to-striker @checks:a,d
  Scenario Outline: A theft of 2 with <of thief> and <of other> blood leaves thief <thief> and victim <other>
    Given Sarah's Chrysanthemum is ready with <of thief> blood
    And Alexis's Belinde is ready with <of other> blood
    And Sarah holds Theft of Vitae
    And Alexis holds Dodge
    When Chrysanthemum enters combat with Belinde
    And Chrysanthemum plays Theft of Vitae at superior
    And Belinde strikes with hands
    Then Chrysanthemum is ready with <thief> blood
    And Belinde is ready with <other> blood
    And the combat is over

    Examples:
      | of thief | of other | thief | other |
      | 1        | 3        | 2     | 1     |
      | 1        | 2        | 2     | 0     |
      | 1        | 1        | 1     | 0     |
      | 1        | 0        | 0     | 0     |
      | 4        | 3        | 4     | 1     |

  @id:VTES-2869 @vtes.combat.steal-blood.moves-counters-to-striker @checks:b,c
  Scenario: Life stolen by a vampire becomes blood, and blood stolen by an ally becomes life
    Given Sarah's Rafastio Ghoul is ready with 2 life
    And Alexis's Nassir is ready with 1 blood
    And Sarah holds Theft of Vitae
    And Alexis holds Theft of Vitae and Theft of Vitae
    When Rafastio Ghoul enters combat with Nassir
    And Rafastio Ghoul plays Theft of Vitae at basic
    And Nassir plays Theft of Vitae at basic
    Then Rafastio Ghoul has 2 life
    And Nassir has 1 blood
    And the combat is over
    When Rafastio Ghoul enters combat with Nassir
    And Rafastio Ghoul strikes with hands
    And Nassir plays Theft of Vitae at superior
    Then Rafastio Ghoul is in Sarah's ash heap
    And Nassir has 2 blood
    And the combat is over

  @id:VTES-2870 @vtes.combat.first-strike.removed-opponent-does-not-strike @checks:a,c
  Scenario: A first strike prevents a return strike only if it removes the opposing minion
    Given Sarah's Wauneka is ready with 3 blood
    And Alexis's Colette is ready with 1 blood
    And Sarah holds Quick Jab and Quick Jab
    When Wauneka enters combat with Colette
    And Wauneka plays Quick Jab
    And Colette strikes with hands
    Then Colette is ready with 0 blood
    And Wauneka has 2 blood
    And the combat is over
    When Wauneka enters combat with Colette
    And Wauneka plays Quick Jab
    And Colette strikes with hands
    Then Colette is in torpor with 0 blood
    And Wauneka has 2 blood
    And the combat is over

  @id:VTES-2871 @vtes.combat.first-strike.lost-weapon-loses-strike @checks:a,b
  Scenario: A gun lost to a first strike is not fired, but a hand strike is not lost with it
    Given Sarah's Wauneka and Alexis's Colette are ready
    And Colette bears .44 Magnum and .44 Magnum
    And Sarah holds Shattering Blow and Shattering Blow
    When Wauneka enters combat with Colette
    And neither maneuvers
    And Wauneka plays Shattering Blow at superior
    And Colette strikes with hands
    Then it is for Sarah to choose a target
    When Sarah chooses .44 Magnum
    Then Wauneka takes 1 damage
    And Colette bears .44 Magnum
    And the combat is over
    When Wauneka enters combat with Colette
    And neither maneuvers
    And Wauneka plays Shattering Blow at superior
    And Colette strikes with .44 Magnum
    Then Colette's strike has no effect
    And Wauneka takes no damage
    And Colette bears nothing
    And the combat is over

  @id:VTES-4777 @vtes.combat.first-strike.both-simultaneous @vtes.combat.destroy-equipment.usable-until-resolution
  Scenario: A weapon with first strike hits even if another first strike destroys it
    Given Sarah's Horace Radcliffe and Alexis's Kamau Jafari are ready
    And Kamau Jafari bears Kali's Fang
    And Sarah holds Canine Horde
    And Alexis holds Silence of Death
    When Horace Radcliffe enters combat with Kamau Jafari
    And Kamau Jafari plays Silence of Death at basic
    And Horace Radcliffe plays Canine Horde at superior
    And Kamau Jafari strikes with Kali's Fang
    Then Kali's Fang is in Alexis's ash heap
    And Horace Radcliffe takes 2 aggravated damage
    And Horace Radcliffe is in torpor

  @id:VTES-4778 @provisional @vtes.combat.first-strike.lost-weapon-loses-strike @checks:a
  Scenario: A minion that lost its weapon strike can still make an additional strike
    Given Sarah's Horace Radcliffe and Alexis's Nik Sikko are ready
    And Nik Sikko bears .44 Magnum
    And Sarah holds Canine Horde
    And Alexis holds Blur
    When Horace Radcliffe enters combat with Nik Sikko
    And neither maneuvers
    And Horace Radcliffe plays Canine Horde at superior
    And Nik Sikko strikes with .44 Magnum
    And Nik Sikko plays Blur at basic
    And Nik Sikko strikes with hands
    Then .44 Magnum is in Alexis's ash heap
    And Horace Radcliffe takes 1 damage

  @id:VTES-2872
  @vtes.combat.steal-equipment.kept-after-combat @checks:a
  Scenario Outline: Stolen equipment stays with the thief after combat: <fate>
    Given Sarah's Min-seo and Alexis's Colette are ready
    And Sarah holds Fast Hands
    And Colette bears .44 Magnum
    When Min-seo enters combat with Colette
    And neither maneuvers
    And Min-seo plays Fast Hands at basic
    And Colette strikes with hands
    Then Min-seo bears .44 Magnum
    And the combat is over
    When <fate>
    And everyone passes until Alexis's minion phase
    Then Min-seo bears .44 Magnum
    When Min-seo is dealt 9 aggravated damage
    Then .44 Magnum is in Alexis's ash heap

    Examples:
      | fate                                  |
      | Colette is dealt 9 aggravated damage  |
      | Colette is dealt 1 aggravated damage  |
