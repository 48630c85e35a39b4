# Fifth edition rulebook, "Damage Resolution": prevention, mending, wounds and destruction, amount by amount
Feature: Amounts of damage
  How much damage is prevented, what the rest costs, and where the minion ends up.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2873 @vtes.combat.damage.prevent-then-mend @checks:a,b
  Scenario: A vampire pays for prevention with the blood it could mend with, and prevents nothing later
    Given Sarah's Wauneka is ready
    And Alexis's Brock Sterling is ready with 2 blood
    And Sarah holds Roundhouse and Dead-End Alley
    And Alexis holds Hidden Strength and Skin of Rock
    When Wauneka bleeds Alexis
    And Brock Sterling attempts to block
    And Wauneka plays Roundhouse at basic
    And Brock Sterling strikes with hands
    And Brock Sterling plays Hidden Strength at basic with X 1
    Then Brock Sterling has 1 blood
    And it is for Alexis to prevent damage or decline
    When Alexis passes
    Then Brock Sterling is ready with 0 blood
    And it is for Sarah to press or decline
    And Brock Sterling cannot play Skin of Rock at basic because vtes.combat.damage.prevention-by-damaged-minion
    When Sarah passes
    Then the combat is over
    And Alexis holds Skin of Rock

  @id:VTES-2874 @vtes.combat.damage.prevention-by-damaged-minion @checks:a,b,c
  Scenario: A combat card prevents only damage to the combatant that plays it
    Given Sarah's Madison is ready
    And Alexis's Brock Sterling and Naomi Stewart are ready
    And Alexis holds Hidden Strength and Skin of Rock
    When Brock Sterling is dealt 1 damage
    Then Brock Sterling burns 1 blood
    And Alexis holds Hidden Strength and Skin of Rock
    When Madison enters combat with Brock Sterling
    And Madison strikes with hands
    And Brock Sterling strikes with hands
    Then it is for Alexis to prevent damage or decline
    And Naomi Stewart cannot play Skin of Rock at basic because vtes.combat-card.played-in-combat
    When Brock Sterling plays Hidden Strength at basic
    Then Brock Sterling takes no damage
    And the combat is over

  @id:VTES-2875 @vtes.combat.damage.prevention-one-card-at-a-time @checks:a,b
  Scenario: A second prevention card can be played after the first has taken effect and been replaced
    Given Sarah's Wauneka and Alexis's Brock Sterling are ready
    And Sarah holds Roundhouse
    And Alexis holds Skin of Rock, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Alexis's library holds Skin of Rock and Fake Out
    When Wauneka bleeds Alexis
    And Brock Sterling attempts to block
    And Wauneka plays Roundhouse at superior
    And Brock Sterling strikes with hands
    And Brock Sterling plays Skin of Rock at basic
    Then it is for Alexis to prevent damage or decline
    And Alexis holds Skin of Rock, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    When Brock Sterling plays Skin of Rock at superior
    Then Brock Sterling takes 1 damage
    And Brock Sterling is ready with 2 blood
    And the combat is over

  @id:VTES-2876 @vtes.combat.damage.prevention-until-none-left-or-stop @checks:a,b,c,d
  @vtes.published.prevents-more-than-1-damage.prevents-all-there-is
  @vtes.published.prevents-more-than-1-damage.nothing-carried-over @checks:a
  @vtes.published.immediate-damage-prevention.needs-damage @vtes.published.hidden-strength.x-may-be-higher
  Scenario: Prevention beyond the damage is lost, and cannot be used without damage
    Given Sarah's Brock Sterling and Alexis's Ayelech are ready
    And Sarah holds Hidden Strength, Hidden Strength, Hidden Strength and Dead-End Alley
    And Alexis holds Dodge
    When Brock Sterling bleeds Alexis
    And Ayelech attempts to block
    And Brock Sterling strikes with hands
    And Ayelech strikes with hands
    And Brock Sterling plays Hidden Strength at basic with X 2
    Then Brock Sterling has 1 blood
    And Brock Sterling takes no damage
    And it is for Sarah to press or decline
    And Brock Sterling cannot play Hidden Strength at superior because vtes.combat.damage.prevention-by-damaged-minion
    When Brock Sterling plays Dead-End Alley
    And Brock Sterling strikes with hands
    And Ayelech strikes with hands
    Then it is for Sarah to prevent damage or decline
    When Sarah passes
    Then Brock Sterling takes 1 damage
    And Brock Sterling is ready with 0 blood
    And the combat is over
    And Sarah holds Hidden Strength and Hidden Strength

  @id:VTES-2877 @vtes.combat.damage.unprevented-is-inflicted @checks:a,b
  Scenario Outline: Taste of Vitae counts <inflicted> of 3 damage when <prevented> is prevented
    Given Sarah's Wauneka is ready with 1 blood
    And Alexis's Naomi Stewart is ready with 5 blood
    And Sarah holds Roundhouse and Taste of Vitae
    And Alexis holds Hidden Strength
    When Wauneka enters combat with Naomi Stewart
    And Wauneka plays Roundhouse at basic
    And Naomi Stewart strikes with hands
    And Naomi Stewart plays <card>
    Then Naomi Stewart is ready with <left> blood
    And Naomi Stewart is not wounded
    And it is for Sarah to respond at the end of the round
    When Wauneka plays Taste of Vitae
    Then Wauneka has <inflicted> blood
    And the combat is over

    Examples:
      | prevented | card                              | left | inflicted |
      | 1         | Hidden Strength at basic          | 3    | 2         |
      | 2         | Hidden Strength at basic with X 1 | 3    | 1         |
      | 3         | Hidden Strength at basic with X 2 | 3    | 0         |

  @id:VTES-2878 @vtes.combat.damage.vampire-mends @checks:a,b
  Scenario Outline: A vampire with <blood> blood mends <damage> damage
    Given Alexis's Tamoszius is ready with <blood> blood
    When Tamoszius is dealt <damage> damage
    Then Tamoszius is ready with <left> blood
    And Tamoszius is not wounded
    And it is for Sarah to decide in the minion phase

    Examples:
      | blood | damage | left |
      | 3     | 1      | 2    |
      | 3     | 3      | 0    |
      | 5     | 4      | 1    |

  @id:VTES-2879 @vtes.combat.damage.ally-retainer-burn-life @checks:a,b
  Scenario Outline: Damage burns life from <card>, which does not go to torpor
    Given Sarah's Underbridge Stray is ready with 3 life
    And Sarah's Belinde is ready with 3 blood
    And Belinde bears Murder of Crows
    And Murder of Crows came into play at superior
    And Murder of Crows has 3 life
    When <card> is dealt <damage>
    Then <card> has <left> life
    And Belinde bears Murder of Crows
    And Underbridge Stray is ready
    And Belinde is ready with 3 blood

    Examples:
      | card              | damage                           | left |
      | Underbridge Stray | 1 damage                         | 2    |
      | Underbridge Stray | 2 damage                         | 1    |
      | Underbridge Stray | 2 aggravated damage              | 1    |
      | Murder of Crows   | 1 damage                         | 2    |
      | Murder of Crows   | 1 damage and 1 aggravated damage | 1    |

  @id:VTES-2880 @vtes.combat.damage.burning-all-blood-harmless @checks:a,b
  Scenario Outline: A vampire with 2 blood that takes <damage> damage is <where>
    Given Sarah's Wauneka is ready
    And Alexis's Ayelech is ready with 2 blood
    And Wauneka bears .44 Magnum
    And Sarah holds Dead-End Alley
    And Sarah holds Roundhouse
    When Wauneka enters combat with Ayelech
    And neither maneuvers
    And Wauneka <strikes>
    And Ayelech strikes with hands
    Then Ayelech takes <damage> damage
    And Ayelech is <where> with 0 blood
    And <then>

    Examples:
      | strikes                   | damage | where     | then                               |
      | strikes with .44 Magnum   | 2      | ready     | it is for Sarah to press or decline |
      | plays Roundhouse at basic | 3      | in torpor | the combat is over                 |

  @id:VTES-2881 @vtes.combat.damage.insufficient-blood-wounds @checks:a,b,c
  Scenario Outline: A vampire with <blood> blood cannot mend <damage> damage
    Given Alexis's Tamoszius is ready with <blood> blood
    When Tamoszius is dealt <damage> damage
    Then Tamoszius takes <damage> damage
    And Tamoszius burns <blood> blood
    And Tamoszius is in torpor with 0 blood
    And Tamoszius is wounded

    Examples:
      | blood | damage |
      | 0     | 1      |
      | 0     | 9      |
      | 1     | 2      |
      | 1     | 6      |
      | 3     | 4      |

  @id:VTES-2882 @vtes.combat.damage.wounded-goes-to-torpor-last @checks:a,b
  Scenario: Effects of going to torpor come after all damage
    Given Alexis's Tamoszius is ready with 3 blood
    And Tamoszius bears Fame, played by Sarah
    When Tamoszius is dealt 1 damage and 2 aggravated damage
    Then Tamoszius is in torpor with 1 blood
    And Alexis burns 3 pool

  @id:VTES-2883 @vtes.combat.damage.wounded-already-in-torpor-normal-damage @checks:a,b
  Scenario Outline: A vampire in torpor with <blood> blood loses blood to <damage> damage
    Given Alexis's Tamoszius is in torpor with <blood> blood
    When Tamoszius is dealt <damage> damage
    Then Tamoszius is in torpor with <left> blood

    Examples:
      | blood | damage | left |
      | 2     | 1      | 1    |
      | 3     | 3      | 0    |
      | 0     | 3      | 0    |

  @id:VTES-2884 @vtes.combat.damage.aggravated-can-be-prevented @checks:a,b
  Scenario Outline: A vampire prevents <prevented> of <dealt> aggravated damage
    Given Sarah's Belinde and Alexis's Brock Sterling are ready
    And Alexis holds Skin of Rock
    When Belinde enters combat with Brock Sterling
    And Brock Sterling is dealt <dealt> aggravated damage
    And Brock Sterling plays Skin of Rock at <level>
    Then Brock Sterling is <where> with <blood> blood

    Examples:
      | dealt | level    | prevented | where     | blood |
      | 3     | basic    | 1         | in torpor | 2     |
      | 3     | superior | 2         | in torpor | 3     |

  @id:VTES-2885 @vtes.combat.damage.aggravated-can-be-prevented @checks:c
  Scenario: Daring the Dawn's damage cannot be prevented, but aggravated damage in combat can
    Given Sarah's Brock Sterling is ready with 3 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Ivory Bow
    And Sarah holds Skin of Rock, Skin of Rock and Daring the Dawn
    When Ayelech enters combat with Brock Sterling
    And Ayelech strikes with Ivory Bow
    And Brock Sterling strikes with hands
    And Brock Sterling plays Skin of Rock at basic
    Then Brock Sterling is ready with 3 blood
    And the combat is over
    When Brock Sterling bleeds Alexis
    And Brock Sterling plays Daring the Dawn at superior
    Then Brock Sterling is in torpor with 3 blood
    And Sarah holds Skin of Rock

  @id:VTES-2886 @vtes.combat.damage.wounded-definition @checks:b,c
  Scenario: A vampire rescued from torpor is no longer wounded
    Given Sarah's Belinde is ready
    And Sarah's Tamoszius is ready with 2 blood
    When Tamoszius is dealt 3 damage
    Then Tamoszius is wounded
    When Belinde rescues Tamoszius
    Then Tamoszius is ready with 0 blood
    And Tamoszius is not wounded
    When 2 blood is added to Tamoszius
    And Tamoszius is dealt 1 aggravated damage
    Then Tamoszius is in torpor with 2 blood

  @id:VTES-6020 @vtes.combat.damage.wounded-definition @checks:a
  Scenario: A vampire in torpor is wounded, so its next aggravated damage burns blood
    Given Sarah's Tamoszius is ready with 2 blood
    When Tamoszius is dealt 1 aggravated damage
    Then Tamoszius is in torpor with 2 blood
    When Tamoszius is dealt 1 aggravated damage
    Then Tamoszius is in torpor with 1 blood
    And Tamoszius is wounded

  @id:VTES-2887 @vtes.combat.damage.aggravated-on-wounded-costs-blood @checks:a,b,c
  Scenario Outline: A vampire in torpor with <blood> blood burns <damage> blood for <damage> aggravated damage
    Given Alexis's Tamoszius is in torpor with <blood> blood
    When Tamoszius is dealt <damage> aggravated damage
    Then Tamoszius burns <damage> blood
    And Tamoszius is in torpor with <left> blood
    And it is for Sarah to decide in the minion phase

    Examples:
      | blood | damage | left |
      | 3     | 2      | 1    |
      | 2     | 2      | 0    |
      | 4     | 1      | 3    |

  @id:VTES-2888 @vtes.combat.damage.aggravated-burns-wounded @checks:a,b,c
  Scenario Outline: A vampire <where> with <blood> blood is burned by <damage> aggravated damage
    Given Alexis's Tamoszius is <where> with <blood> blood
    When Tamoszius is dealt <damage> aggravated damage
    Then Tamoszius is in Alexis's ash heap
    And it is for Sarah to decide in the minion phase

    Examples:
      | where     | blood | damage |
      | in torpor | 1     | 2      |
      | in torpor | 0     | 1      |
      | ready     | 2     | 4      |
      | ready     | 0     | 2      |

  @id:VTES-2889 @vtes.combat.damage.aggravated-first-point-only-wounds @checks:a,b
  Scenario Outline: A ready vampire with <blood> blood keeps <left> after <damage> aggravated damage
    Given Alexis's Tamoszius is ready with <blood> blood
    When Tamoszius is dealt <damage> aggravated damage
    Then Tamoszius is in torpor with <left> blood

    Examples:
      | blood | damage | left |
      | 2     | 1      | 2    |
      | 2     | 3      | 0    |
      | 5     | 4      | 2    |
      | 5     | 6      | 0    |

  @id:VTES-2890 @vtes.combat.damage.aggravated-first-point-only-wounds @checks:b
  @vtes.combat.damage.aggravated-burns-wounded @checks:c
  Scenario: A vampire with 1 blood is burned by 3 aggravated damage
    Given Alexis's Tamoszius is ready with 1 blood
    When Tamoszius is dealt 3 aggravated damage
    Then Tamoszius is in Alexis's ash heap

  @id:VTES-2891 @vtes.combat.damage.aggravated-burn-is-not-diablerie @checks:a,b
  Scenario: Burning an older vampire with aggravated damage is not diablerie and causes no blood hunt
    Given Sarah's Ryan is ready with 2 blood
    And Ryan bears Kali's Fang
    And Sarah's ash heap holds Celerity
    And Alexis's Belinde is ready with 1 blood
    And Belinde bears .44 Magnum
    And Tom's Alice Chen is ready
    When Ryan enters combat with Belinde
    And Belinde is dealt 1 damage
    And neither maneuvers
    And Ryan strikes with Kali's Fang
    And Belinde strikes with hands
    Then the combat is over
    And Belinde is in Alexis's ash heap
    And .44 Magnum is in Alexis's ash heap
    And Ryan is ready with 1 blood
    And Ryan bears Kali's Fang
    And Ryan's capacity is 4
    And Sarah's ash heap holds Celerity
    And it is for Sarah to decide in the minion phase
    And none of these events happens:
      | event             |
      | referendum-called |
      | blood-moved       |

  @id:VTES-2892 @vtes.combat.damage.normal-before-aggravated @checks:a,b,c
  Scenario Outline: With <blood> blood, <normal> normal and <aggravated> aggravated damage leave <left> blood
    Given Alexis's Tamoszius is ready with <blood> blood
    When Tamoszius is dealt <normal> damage and <aggravated> aggravated damage
    Then Tamoszius is in torpor with <left> blood

    Examples:
      | blood | normal | aggravated | left |
      | 2     | 2      | 1          | 0    |
      | 3     | 1      | 2          | 1    |
      | 2     | 1      | 2          | 0    |
      | 5     | 2      | 2          | 2    |

  @id:VTES-2893 @vtes.combat.damage.normal-before-aggravated @checks:c
  Scenario Outline: A vampire with <blood> blood is burned by <normal> normal and <aggravated> aggravated damage
    Given Alexis's Tamoszius is ready with <blood> blood
    When Tamoszius is dealt <normal> damage and <aggravated> aggravated damage
    Then Tamoszius is in Alexis's ash heap

    Examples:
      | blood | normal | aggravated |
      | 1     | 2      | 1          |
      | 2     | 2      | 2          |
      | 1     | 1      | 2          |

  @id:VTES-2894 @vtes.combat.damage.torpor-after-everything @checks:a
  Scenario: A vampire goes to torpor only after all of its normal and aggravated damage
    Given Alexis's Tamoszius is ready with 2 blood
    When Tamoszius is dealt 1 damage and 1 aggravated damage
    Then Tamoszius is in torpor with 1 blood

  @id:VTES-2895 @vtes.combat.damage.burned-vampire-skips-torpor @checks:a,b
  Scenario: Fame costs 3 pool when its vampire goes to torpor, and nothing when it is burned there
    Given Alexis's Tamoszius is ready with 1 blood
    And Tamoszius bears Fame, played by Sarah
    And Alexis has 10 pool
    When Tamoszius is dealt 1 aggravated damage
    Then Alexis has 7 pool
    And Tamoszius is in torpor with 1 blood
    When Tamoszius is dealt 2 aggravated damage
    Then Tamoszius is in Alexis's ash heap
    And Fame is in Sarah's ash heap
    And Alexis has 7 pool

  @id:VTES-2896 @example @vtes.combat.damage.example-nassir @checks:b @vtes.combat.damage.vampire-mends
  Scenario: Nassir would stay ready with no blood if the damage were not aggravated
    Given Alexis's Nassir is ready with 1 blood
    When Nassir is dealt 1 damage
    Then Nassir is ready with 0 blood
    And Nassir is not wounded

  @id:VTES-2897 @example @vtes.combat.damage.example-tamoszius @checks:b
  @vtes.combat.damage.aggravated-first-point-only-wounds
  Scenario Outline: Tamoszius with <blood> blood is in <where> after <damage> aggravated damage
    Given Alexis's Tamoszius is ready with <blood> blood
    When Tamoszius is dealt <damage> aggravated damage
    Then Tamoszius is in <where>

    Examples:
      | blood | damage | where              |
      | 2     | 4      | Alexis's ash heap  |
      | 1     | 3      | Alexis's ash heap  |
      | 2     | 1      | torpor with 2 blood |

  @id:VTES-2898 @example @vtes.combat.damage.example-ryan @checks:b,c @vtes.combat.damage.insufficient-blood-wounds
  Scenario Outline: Ryan with 1 blood goes to torpor after <damage>, and 1 more aggravated damage burns him
    Given Alexis's Ryan is ready with 1 blood
    When Ryan is dealt <damage>
    Then Ryan is in torpor with 0 blood
    When Ryan is dealt 1 aggravated damage
    Then Ryan is in Alexis's ash heap

    Examples:
      | damage                           |
      | 2 damage                         |
      | 1 damage and 1 aggravated damage |

  @id:VTES-2899 @vtes.combat.damage.ally-retainer-aggravated-as-normal @checks:a,b
  Scenario Outline: Aggravated damage to <card> counts as normal: 2 life are lost to <damage>
    Given Sarah's Underbridge Stray is ready with 2 life
    And Sarah's Belinde is ready with 3 blood
    And Belinde bears Raven Spy
    And Raven Spy has 2 life
    When <card> is dealt 1 aggravated damage
    Then <card> has 1 life
    When 1 blood is added to <card>
    And <card> is dealt <damage>
    Then <card> is in Sarah's ash heap
    And Belinde is ready with 3 blood

    Examples:
      | card              | damage                           |
      | Underbridge Stray | 1 damage and 1 aggravated damage |
      | Underbridge Stray | 2 aggravated damage              |
      | Raven Spy         | 1 damage and 1 aggravated damage |
      | Raven Spy         | 2 aggravated damage              |

  @id:VTES-2900 @vtes.combat.damage.ally-retainer-one-life-per-point @checks:a
  Scenario Outline: <card> with 3 life loses 1 life for each of <damage>
    Given Sarah's Underbridge Stray is ready with 3 life
    And Sarah's Belinde is ready
    And Belinde bears Raven Spy
    And Raven Spy has 3 life
    When <card> is dealt <damage>
    Then <card> has <left> life

    Examples:
      | card              | damage   | left |
      | Underbridge Stray | 1 damage | 2    |
      | Underbridge Stray | 2 damage | 1    |
      | Raven Spy         | 1 damage | 2    |
      | Raven Spy         | 2 damage | 1    |

  @id:VTES-2901 @vtes.combat.damage.ally-retainer-burned-at-zero-life @checks:a,b,c
  Scenario: Damage beyond a retainer's last life is lost, and combat goes on
    Given Sarah's Ayelech and Alexis's Belinde are ready
    And Ayelech bears .44 Magnum
    And Belinde bears Raven Spy and Murder of Crows
    And Sarah holds Dead-End Alley
    When Ayelech bleeds Alexis
    And Belinde attempts to block
    And Ayelech uses .44 Magnum to maneuver
    And Ayelech strikes with .44 Magnum at Raven Spy
    And Belinde strikes with hands
    Then Raven Spy is in Alexis's ash heap
    And Belinde takes no damage
    And Murder of Crows has 1 life
    And Belinde bears Murder of Crows
    When Ayelech plays Dead-End Alley
    Then it is round 2 of the combat
    And it is for Sarah to choose a strike
