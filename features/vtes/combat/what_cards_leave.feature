# Fifth edition rulebook, "Determine Range", "Press", "Damage Resolution": effects that cards leave behind
Feature: Effects that cards leave behind
  A maneuver, press or prevention left by a card belongs to one minion, until it is used or expires.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2963 @vtes.combat.press.to-end-cancels-continue @checks:a @vtes.combat.press.to-continue @checks:b
  Scenario: Each combatant can use only its own press from two copies of the same card
    Given Sarah's Brock Sterling and Alexis's Madison are ready
    And Sarah holds Hidden Strength
    And Alexis holds Hidden Strength
    When Brock Sterling bleeds Alexis
    And Madison attempts to block
    And Brock Sterling strikes with hands
    And Madison strikes with hands
    And Brock Sterling plays Hidden Strength at superior
    And Madison plays Hidden Strength at superior
    And Brock Sterling uses Hidden Strength to press
    Then it is for Alexis to press or decline
    And exactly these choices are open to Alexis:
      | Madison uses Hidden Strength to press |
      | Alexis passes                         |
    When Madison uses Hidden Strength to press
    Then the combat is over
    And Brock Sterling has 3 blood
    And Madison has 6 blood

  @id:VTES-2964 @vtes.combat.press.to-continue @checks:b @vtes.combat.press.acting-first-and-answer-kept
  Scenario: The opposing minion may still use its press if the acting minion declines to press
    Given Sarah's Brock Sterling and Alexis's Madison are ready
    And Sarah holds Hidden Strength
    And Alexis holds Hidden Strength
    When Brock Sterling bleeds Alexis
    And Madison attempts to block
    And Brock Sterling strikes with hands
    And Madison strikes with hands
    And Brock Sterling plays Hidden Strength at superior
    And Madison plays Hidden Strength at superior
    And Sarah passes
    And Madison uses Hidden Strength to press
    Then it is for Sarah to press or decline
    When Sarah passes
    Then it is round 2 of the combat
    And it is for Sarah to choose a strike

  @id:VTES-2965 @vtes.combat.press.exchange-unlimited @checks:a @vtes.combat.press.to-continue
  Scenario: Two different cards give a minion two presses, each used once
    Given Sarah's Brock Sterling and Alexis's Ayelech are ready
    And Brock Sterling bears Potence and Potence
    And Sarah holds Immortal Grapple and Hidden Strength
    And Alexis holds Open Grate
    When Brock Sterling bleeds Alexis
    And Ayelech attempts to block
    And Brock Sterling plays Immortal Grapple at superior
    And Brock Sterling strikes with hands
    And Ayelech strikes with hands
    And Brock Sterling plays Hidden Strength at superior
    Then exactly these choices are open to Sarah:
      | Brock Sterling uses Hidden Strength to press  |
      | Brock Sterling uses Immortal Grapple to press |
      | Sarah passes                                  |
    When Brock Sterling uses Immortal Grapple to press
    And Ayelech plays Open Grate
    Then exactly these choices are open to Sarah:
      | Brock Sterling uses Hidden Strength to press |
      | Sarah passes                                 |
    When Brock Sterling uses Hidden Strength to press
    Then it is round 2 of the combat
    And it is for Sarah to choose a strike

  @id:VTES-2966 @vtes.combat.press.to-continue @checks:b @vtes.combat.press.exchange-unlimited
  Scenario: Two copies of a card give two presses, offered as one choice at a time
    Given Sarah's Brock Sterling is ready with 3 blood
    And Alexis's Ayelech is ready
    And Ayelech bears .44 Magnum
    And Sarah holds Hidden Strength and Hidden Strength
    And Alexis holds Open Grate
    When Brock Sterling bleeds Alexis
    And Ayelech attempts to block
    And neither maneuvers
    And Brock Sterling strikes with hands
    And Ayelech strikes with .44 Magnum
    And Brock Sterling plays Hidden Strength at superior
    And Brock Sterling plays Hidden Strength at superior
    Then exactly these choices are open to Sarah:
      | Brock Sterling uses Hidden Strength to press |
      | Sarah passes                                 |
    When Brock Sterling uses Hidden Strength to press
    And Ayelech plays Open Grate
    And Brock Sterling uses Hidden Strength to press
    Then it is round 2 of the combat
    And Brock Sterling has 3 blood
    And it is for Alexis to maneuver or decline

  @id:VTES-2967 @vtes.combat.maneuver.sources @checks:c
  Scenario: A maneuver granted for the combat may be used in a later round
    Given Sarah's Colette is ready
    And Alexis's Horace Radcliffe is ready and locked
    And Alexis holds Guard Dogs
    And Sarah holds Dead-End Alley
    When Colette bleeds Alexis
    And Horace Radcliffe plays Guard Dogs at superior
    And Horace Radcliffe attempts to block
    Then it is for Alexis to maneuver or decline
    When Alexis passes
    And Colette strikes with hands
    And Horace Radcliffe strikes with hands
    And Colette plays Dead-End Alley
    Then it is round 2 of the combat
    And it is for Alexis to maneuver or decline
    When Horace Radcliffe uses Guard Dogs to maneuver
    Then the range is long
    And it is for Sarah to choose a strike

  @id:VTES-6028 @vtes.combat.maneuver.not-carried-to-later-rounds
  Scenario: A maneuver granted for the combat can be used only once
    Given Sarah's Colette is ready
    And Alexis's Horace Radcliffe is ready and locked
    And Alexis holds Guard Dogs
    And Sarah holds Dead-End Alley
    When Colette bleeds Alexis
    And Horace Radcliffe plays Guard Dogs at superior
    And Horace Radcliffe attempts to block
    And Horace Radcliffe uses Guard Dogs to maneuver
    Then the range is long
    When Colette strikes with hands
    And Horace Radcliffe strikes with hands
    And Colette plays Dead-End Alley
    Then it is round 2 of the combat
    And the range is close
    And it is for Sarah to choose a strike
    And Horace Radcliffe cannot use Guard Dogs to maneuver because vtes.combat.maneuver.not-carried-to-later-rounds

  @id:VTES-2968 @vtes.combat.maneuver.sources @checks:c
  Scenario: Instinctive Reaction gives its maneuver to the minion that played it, if it blocks
    Given Sarah's Colette is ready
    And Alexis's Horace Radcliffe and Larissa Moreira are ready
    And Alexis holds Instinctive Reaction and Instinctive Reaction
    And Alexis's Ryan is ready
    When Colette hunts
    And Horace Radcliffe attempts to block
    And Alexis passes
    Then Horace Radcliffe fails to block the action
    When Larissa Moreira attempts to block
    And Larissa Moreira plays Instinctive Reaction at superior
    Then Larissa Moreira blocks the action
    And it is for Alexis to maneuver or decline
    When Larissa Moreira uses Instinctive Reaction to maneuver
    Then the range is long
    And it is for Sarah to choose a strike

  @id:VTES-2969 @vtes.combat.range.close-by-default-every-round @checks:c
  Scenario: Immortal Grapple fixes the range of the next round but not of the round after that
    Given Sarah's Wauneka and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum
    And Sarah holds Immortal Grapple and Dead-End Alley
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And neither maneuvers
    And Wauneka plays Immortal Grapple at superior
    And Wauneka strikes with hands
    And Ayelech strikes with hands
    And Wauneka uses Immortal Grapple to press
    Then it is round 2 of the combat
    And it is for Sarah to choose a strike
    When Wauneka strikes with hands
    And Ayelech strikes with .44 Magnum
    And Wauneka plays Dead-End Alley
    Then it is round 3 of the combat
    And it is for Alexis to maneuver or decline
    When Ayelech uses .44 Magnum to maneuver
    Then the range is long
    And it is for Sarah to choose a strike

  @id:VTES-4995 @vtes.combat.range.close-by-default-every-round
  Scenario: Immortal Grapple does not fix the range of the third round, even if it stopped a maneuver
    Given Sarah's Wauneka and Alexis's Nassir are ready
    And Alexis holds Apportation
    And Sarah holds Immortal Grapple and Dead-End Alley
    When Wauneka bleeds Alexis
    And Nassir attempts to block
    And neither maneuvers
    And Wauneka plays Immortal Grapple at superior
    And Wauneka strikes with hands
    And Nassir strikes with hands
    And Wauneka uses Immortal Grapple to press
    Then it is round 2 of the combat
    When Wauneka strikes with hands
    And Nassir strikes with hands
    And Wauneka plays Dead-End Alley
    Then it is round 3 of the combat
    And it is for Alexis to maneuver or decline
    When Nassir plays Apportation at superior
    Then the range is long

  @id:VTES-2970 @vtes.combat.before-strikes.window @checks:b @vtes.golden-rule.cards-override-rules
  Scenario: A card limited to once each round can be played again in the next round
    Given Sarah's Wauneka and Alexis's Ayelech are ready
    And Sarah holds Immortal Grapple, Immortal Grapple and Dead-End Alley
    And Alexis holds Dodge
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Wauneka plays Immortal Grapple at basic
    Then it is for Sarah to choose a strike
    When Wauneka strikes with hands
    And Ayelech strikes with hands
    And Wauneka plays Dead-End Alley
    Then it is for Sarah to respond before strikes are chosen
    When Wauneka plays Immortal Grapple at basic
    And Wauneka strikes with hands
    Then it is for Alexis to choose a strike
    And Ayelech cannot play Dodge because vtes.golden-rule.cards-override-rules
    When Ayelech strikes with hands
    Then Wauneka takes 1 damage
    And the combat is over

  @id:VTES-2971 @vtes.combat.combat-ends.ends-immediately @checks:b
  Scenario: Majesty at superior unlocks both combatants if both play it
    Given Sarah's Alexa Draper is ready and locked
    And Alexis's Flávio Gonçalves is ready and locked
    And Sarah holds Majesty
    And Alexis holds Majesty
    When Alexa Draper enters combat with Flávio Gonçalves
    And Alexa Draper plays Majesty at superior
    And Flávio Gonçalves plays Majesty at superior
    Then the combat is over
    And Alexa Draper and Flávio Gonçalves are unlocked
    And Alexa Draper and Flávio Gonçalves burn 1 blood

  @id:VTES-2972 @vtes.combat.environmental.definition @checks:c @vtes.combat.additional.resolved-after-normal-pair
  @vtes.published.retainer-that-strikes.no-additional-strikes
  Scenario: Crows do damage with the first pair of each round, but not with additional strikes
    Given Sarah's Horace Radcliffe and Alexis's Ayelech are ready
    And Horace Radcliffe bears Celerity and Murder of Crows
    And Sarah holds Carrion Crows and Blur
    When Horace Radcliffe enters combat with Ayelech
    And Horace Radcliffe plays Carrion Crows at superior
    And Horace Radcliffe strikes with hands
    And Ayelech strikes with hands
    Then Ayelech has 3 blood
    When Horace Radcliffe plays Blur at basic
    And Horace Radcliffe strikes with hands
    Then Ayelech has 2 blood
    And the combat is over

  @id:VTES-2973 @vtes.combat.steal-blood.moves-counters-to-striker @checks:b
  Scenario: An ally whose last life is stolen takes no further damage from that pair of strikes
    Given Sarah's Ayelech is ready with 3 blood
    And Ayelech bears Murder of Crows
    And Alexis's Underbridge Stray is ready with 2 life
    And Underbridge Stray came into play at superior
    And Sarah holds Theft of Vitae
    When Ayelech enters combat with Underbridge Stray
    And Ayelech plays Theft of Vitae at superior
    And Underbridge Stray strikes with hands
    Then Underbridge Stray is in Alexis's ash heap
    And Ayelech has 4 blood
    And the combat is over

  @id:VTES-2974 @vtes.combat.damage.immune-damage-unsuccessful @checks:c
  Scenario: Preventing damage that immunity already stops changes nothing
    Given Sarah's Carolina Vález is ready with 3 blood
    And Carolina Vález bears Kevlar Vest
    And Alexis's Horace Radcliffe is ready
    And Horace Radcliffe bears Murder of Crows
    When Carolina Vález bleeds Alexis
    And Horace Radcliffe attempts to block
    And Carolina Vález strikes with hands
    And Horace Radcliffe strikes with hands
    And Carolina Vález uses Kevlar Vest to prevent damage
    Then Carolina Vález takes no damage
    And Carolina Vález is ready with 3 blood
    And the combat is over

  @id:VTES-2975 @vtes.combat.damage.aggravated-on-wounded-costs-blood @vtes.combat.end-of-round.also-when-combat-ends-early
  Scenario Outline: Taste of Vitae counts blood that prevented destruction as lost: <damage>
    Given Sarah's Wauneka is ready with 1 blood
    And Alexis's Ayelech is ready with 5 blood
    And Sarah holds Taste of Vitae and Roundhouse
    When Wauneka enters combat with Ayelech
    And Ayelech is dealt <damage>
    Then Ayelech is in torpor with <left> blood
    And it is for Sarah to respond at the end of the round
    When Wauneka plays Taste of Vitae
    Then Wauneka has <tasted> blood
    And the combat is over

    Examples:
      | damage                           | left | tasted |
      | 3 aggravated damage              | 3    | 3      |
      | 2 damage and 1 aggravated damage | 3    | 3      |
      | 1 damage and 2 aggravated damage | 3    | 3      |
      | 1 aggravated damage              | 5    | 1      |

  @id:VTES-2976 @vtes.combat.sequence.seven-steps-in-order @checks:a @vtes.combat.maneuver.moves-close-to-long
  Scenario: A round has maneuvers, strikes, additional strikes, and presses, in that order
    Given Sarah's Min-seo and Alexis's Ayelech are ready
    And Sarah holds Fake Out, Blur and Dead-End Alley
    And Alexis holds Fake Out, Open Grate and Dead-End Alley
    When Min-seo bleeds Alexis
    And Ayelech attempts to block
    Then combat begins between Min-seo and Ayelech
    And it is round 1 of the combat
    When Min-seo plays Fake Out
    Then the range is long
    When Ayelech plays Fake Out
    Then the range is close
    When Min-seo strikes with hands
    And Ayelech strikes with hands
    And Min-seo plays Blur at basic
    Then it is for Sarah to choose a strike
    When Min-seo strikes with hands
    Then Ayelech burns 1 blood
    And it is round 1 of the combat
    When Min-seo plays Dead-End Alley
    And Ayelech plays Open Grate
    And Sarah passes
    Then the combat is over

  @id:VTES-2977 @vtes.combat.ends-when-not-ready-at-any-point @checks:a @vtes.combat.only-ready-minions
  Scenario: A round that ends before range is determined has no strikes
    Given Sarah's Wauneka is ready
    And Alexis's Belinde is ready with 3 blood
    And Sarah holds Torn Signpost, Fake Out, Immortal Grapple, Dead-End Alley and Roundhouse
    When Wauneka enters combat with Belinde
    And Belinde is dealt 1 aggravated damage
    Then the combat is over
    And Belinde is in torpor
    And Sarah holds Torn Signpost, Fake Out, Immortal Grapple, Dead-End Alley and Roundhouse

  @id:VTES-2978 @vtes.combat.dodge.deals-no-damage @vtes.combat.combat-ends.not-dodged
  Scenario: Dodge and a combat-ends strike both count as strikes that have an effect
    Given Sarah's Wauneka and Alexis's Mkhokheli are ready
    And Sarah holds Dodge, Dodge and Dead-End Alley
    And Alexis holds Majesty
    When Wauneka bleeds Alexis
    And Mkhokheli attempts to block
    And Wauneka plays Dodge
    And Mkhokheli strikes with hands
    Then Wauneka's strike has an effect
    And Mkhokheli's strike has no effect
    When Wauneka plays Dead-End Alley
    And Wauneka plays Dodge
    And Mkhokheli plays Majesty at basic
    Then Mkhokheli's strike has an effect
    And the combat is over

  @id:VTES-2979 @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario Outline: Cards to be replaced after combat are replaced for both sides, however it ends: <ends>
    Given Sarah's Wauneka and Alexis's Mkhokheli are ready
    And Sarah holds Fake Out, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Vessel and Vessel
    And Alexis holds Fake Out, Majesty, Bonding, Bonding, Bonding, Bonding and Bonding
    And Alexis's library holds Vessel and Vessel
    When Wauneka enters combat with Mkhokheli
    And Wauneka plays Fake Out
    And Mkhokheli plays Fake Out
    Then Sarah holds 6 cards
    And Alexis holds 6 cards
    When Wauneka strikes with hands
    And Mkhokheli <ends>
    Then the combat is over
    And Sarah holds 7 cards
    And Alexis holds 7 cards

    Examples:
      | ends                   |
      | strikes with hands     |
      | plays Majesty at basic |

  @id:VTES-2982 @vtes.combat.damage.prevention-until-none-left-or-stop @checks:c
  Scenario Outline: Kevlar Vest prevents damage from other weapons as non-gun damage: <weapon>
    Given Sarah's Ayelech and Alexis's Belinde are ready
    And Ayelech bears <weapon>
    And Belinde bears Kevlar Vest
    When Ayelech enters combat with Belinde
    And Ayelech strikes with <weapon>
    And Belinde strikes with hands
    Then it is for Alexis to prevent damage or decline
    And Belinde cannot use Kevlar Vest to prevent damage of a gun because vtes.combat.damage.prevention-until-none-left-or-stop
    And exactly these choices are open to Alexis:
      | Belinde uses Kevlar Vest to prevent damage |
      | Alexis passes                              |
    When Belinde uses Kevlar Vest to prevent damage
    Then Belinde is <where>
    And Ayelech takes 1 damage
    And the combat is over

    Examples:
      | weapon      | where                   |
      | Ivory Bow   | ready with 6 blood      |
      | Kali's Fang | in torpor with 6 blood  |

  @id:VTES-2985 @vtes.combat.damage.prevention-by-damaged-minion @checks:a
  @vtes.combat.damage.prevention-until-none-left-or-stop @checks:a
  Scenario Outline: Precognition prevents 1 damage and cannot be used without damage: <strike>, <first> first
    Given Sarah's Wauneka is ready
    And Alexis's Ayelech is ready
    And Ayelech bears Kevlar Vest
    And Alexis holds Precognition
    And Sarah holds Roundhouse
    When Wauneka hunts
    And Ayelech attempts to block
    And Ayelech plays Precognition at superior
    And Wauneka <strike>
    And Ayelech strikes with hands
    And Ayelech uses <first> to prevent damage
    Then <then>
    And Ayelech has <blood> blood

    Examples:
      | strike                       | first        | then                                         | blood |
      | strikes with hands           | Kevlar Vest  | the combat is over                           | 7     |
      | strikes with hands           | Precognition | the combat is over                           | 7     |
      | plays Roundhouse at superior | Precognition | it is for Alexis to prevent damage or decline | 7    |
      | plays Roundhouse at superior | Kevlar Vest  | it is for Alexis to prevent damage or decline | 7    |

  @id:VTES-2986 @vtes.combat.damage.prevention-by-damaged-minion @checks:a
  Scenario: Precognition prevents 1 of 4 damage from Roundhouse
    Given Sarah's Wauneka is ready
    And Alexis's Ayelech is ready
    And Alexis holds Precognition
    And Sarah holds Roundhouse and Dead-End Alley
    When Wauneka hunts
    And Ayelech attempts to block
    And Ayelech plays Precognition at superior
    And Wauneka plays Roundhouse at superior
    And Ayelech strikes with hands
    And Ayelech uses Precognition to prevent damage
    Then Ayelech takes 3 damage
    When Wauneka plays Dead-End Alley
    And Wauneka strikes with hands
    And Ayelech strikes with hands
    Then Ayelech takes 1 damage
    And the combat is over

  @id:VTES-2987 @vtes.combat.damage.prevention-until-none-left-or-stop @checks:d
  @vtes.combat.damage.immune-may-still-be-prevented
  Scenario: Kevlar Vest's prevention of non-gun damage does not prevent gun damage
    Given Sarah's Carolina Vález is ready with 5 blood
    And Carolina Vález bears Kevlar Vest
    And Alexis's Horace Radcliffe is ready
    And Horace Radcliffe bears .44 Magnum and Murder of Crows
    When Carolina Vález enters combat with Horace Radcliffe
    And neither maneuvers
    And Carolina Vález strikes with hands
    And Horace Radcliffe strikes with .44 Magnum
    And Carolina Vález uses Kevlar Vest to prevent damage
    Then Carolina Vález takes 2 damage
    And Carolina Vález is ready with 3 blood
    And the combat is over

  @id:VTES-2988 @vtes.combat.retainer.target-needs-ranged-strike @checks:b
  Scenario: Claws and a dodge cannot target a retainer at long range
    Given Sarah's Flávio Gonçalves is ready
    And Flávio Gonçalves bears Kali's Fang and Sport Bike
    And Alexis's Belinde is ready
    And Belinde bears Raven Spy
    And Sarah holds Fake Out
    When Flávio Gonçalves enters combat with Belinde
    And Flávio Gonçalves plays Fake Out
    Then the range is long
    And Flávio Gonçalves cannot strike with Kali's Fang at Raven Spy because vtes.combat.retainer.target-needs-ranged-strike
    And Flávio Gonçalves cannot strike with Sport Bike at Raven Spy because vtes.combat.retainer.target-needs-ranged-strike
    And exactly these choices are open to Sarah:
      | Flávio Gonçalves strikes with hands             |
      | Flávio Gonçalves strikes with Kali's Fang       |
      | Flávio Gonçalves strikes with the printed strike |
    When Flávio Gonçalves strikes with Kali's Fang
    And Belinde strikes with hands
    Then Belinde takes no damage
    And the combat is over

  @id:VTES-2989 @vtes.combat.additional.one-source-per-round @checks:a
  Scenario: The opposing minion also gains additional strikes from one source each round
    Given Sarah's Belinde and Alexis's Flávio Gonçalves are ready
    And Alexis holds Blur, Blur and Pursuit
    When Belinde enters combat with Flávio Gonçalves
    And neither maneuvers
    And Belinde strikes with hands
    And Flávio Gonçalves strikes with hands
    And Flávio Gonçalves plays Blur at basic
    Then it is for Alexis to choose a strike
    When Flávio Gonçalves strikes with hands
    Then Belinde has 4 blood
    And the combat is over
    And Alexis holds Blur and Pursuit

  @id:VTES-2990 @vtes.combat.end-of-round.also-when-combat-ends-early @checks:a,c
  @vtes.published.taste-of-vitae.opponent-burned
  Scenario Outline: Only the survivor may respond at the end of the round after burning its opponent: <one>
    Given Sarah's <acting> is ready
    And Alexis's <opposing> is ready
    And <one> bears Kali's Fang
    And <one> has 1 blood
    And <other> has 0 blood
    And Sarah holds Taste of Vitae
    And Alexis holds Taste of Vitae
    When <acting> enters combat with <opposing>
    And <acting> strikes with <acting strike>
    And <opposing> strikes with <opposing strike>
    And <one> plays Taste of Vitae
    Then <other> is in <player>'s ash heap
    And <one> is ready with 0 blood
    And the combat is over

    Examples:
      | acting  | opposing | one     | other   | player | acting strike | opposing strike |
      | Wauneka | Colette  | Wauneka | Colette | Alexis | Kali's Fang   | hands           |
      | Wauneka | Colette  | Colette | Wauneka | Sarah  | hands         | Kali's Fang     |

  @id:VTES-2993 @vtes.combat.end-of-round.also-when-combat-ends-early @vtes.combat.combatants-are-the-two-minions
  Scenario: Blood lost by a bystander does not count for Taste of Vitae
    Given Sarah's Wauneka is ready with 1 blood
    And Alexis's Ayelech and Nassir are ready
    And Sarah holds Taste of Vitae and Fake Out
    When Wauneka enters combat with Ayelech
    Then it is for Sarah to maneuver or decline
    When Nassir is dealt 2 damage
    Then Nassir has 2 blood
    When Sarah passes
    And Wauneka strikes with hands
    And Ayelech strikes with hands
    And Wauneka plays Taste of Vitae
    Then Wauneka has 1 blood
    And the combat is over

  @id:VTES-2994 @vtes.combat.retainer.target-announced-with-strike @checks:c
  Scenario: A strike has no effect if its target retainer is gone before it resolves
    Given Sarah's Ayelech and Alexis's Belinde are ready
    And Ayelech bears .44 Magnum
    And Belinde bears Raven Spy
    And Alexis holds Dodge
    When Ayelech enters combat with Belinde
    And Ayelech uses .44 Magnum to maneuver
    And Ayelech strikes with .44 Magnum at Raven Spy
    Then it is for Alexis to choose a strike
    When Raven Spy is dealt 1 damage
    And Belinde strikes with hands
    Then Ayelech's strike has no effect
    And Belinde takes no damage
    And Raven Spy is in Alexis's ash heap
    And the combat is over

  @id:VTES-2995 @vtes.combat.ends-when-not-ready-at-any-point @checks:a
  Scenario Outline: A combat-ends strike has no effect if its minion is gone before it resolves: <damage>
    Given Sarah's Mkhokheli is ready with 2 blood and locked
    And Alexis's Ayelech is ready
    And Sarah holds Majesty
    And Alexis holds Dodge
    When Mkhokheli enters combat with Ayelech
    And Mkhokheli plays Majesty at superior
    Then it is for Alexis to choose a strike
    When Mkhokheli is dealt <damage>
    Then Mkhokheli is in <where>
    And the combat is over
    And it is for Sarah to decide in the minion phase

    Examples:
      | damage              | where             |
      | 3 aggravated damage | Sarah's ash heap  |
      | 1 aggravated damage | torpor with 1 blood and locked |

  @id:VTES-2997 @vtes.combat.additional.only-holders-may-strike @checks:a
  Scenario: The acting minion makes no choice of strike when it has no strikes left
    Given Sarah's Belinde and Alexis's Min-seo are ready
    And Sarah controls The Barrens
    And Sarah holds Bonding
    And Alexis holds Blur
    When Belinde enters combat with Min-seo
    And neither maneuvers
    And Sarah passes
    And Belinde strikes with hands
    And Min-seo strikes with hands
    And Sarah passes
    And Min-seo plays Blur at basic
    And Sarah passes
    Then it is for Alexis to choose a strike
    When Min-seo strikes with hands
    Then Belinde has 4 blood
    And it is for Sarah to press or decline

  @id:VTES-2998 @vtes.combat.choose.both-before-any-resolution @checks:b
  Scenario: A minion does not choose again after the opposing minion plays a strike card
    Given Sarah's Belinde and Alexis's Ayelech are ready
    And Sarah controls The Barrens
    And Sarah holds Bonding
    And Alexis holds Dodge
    When Belinde enters combat with Ayelech
    And neither maneuvers
    And Sarah passes
    And Belinde strikes with hands
    Then it is for Alexis to choose a strike
    When Ayelech plays Dodge
    Then Belinde's strike has no effect
    And it is for Sarah to take additional strikes or decline

  @id:VTES-2999 @vtes.combat.press.uncancelled-starts-new-round
  Scenario Outline: Combat ends if a combatant goes to torpor at the end of the round: <who>
    Given Sarah's Belinde is ready with 3 blood
    And Alexis's Ayelech is ready with 3 blood
    And Sarah holds Dead-End Alley and Taste of Vitae
    And Alexis holds Taste of Vitae
    When Belinde enters combat with Ayelech
    And Belinde strikes with hands
    And Ayelech strikes with hands
    And Belinde plays Dead-End Alley
    Then it is for Sarah to respond at the end of the round
    When <who> is dealt 1 aggravated damage
    Then <who> is in torpor with 2 blood
    When <other> passes
    Then the combat is over
    And it is for Sarah to decide in the minion phase

    Examples:
      | who     | other  |
      | Belinde | Alexis |
      | Ayelech | Sarah  |

  @id:VTES-6029 @vtes.combat.only-ready-minions
  Scenario: A combat with a vampire in torpor does not take place
    Given Sarah's Belinde is ready with 3 blood
    And Alexis's Nassir is in torpor with 3 blood
    When Nassir enters combat with Belinde
    Then there is no combat
    And Nassir is in torpor with 3 blood
    And it is for Sarah to decide in the minion phase

  # A combat that is cut short leaves no more behind than one that ends.

  @id:VTES-4030 @needs:ending @vtes.combat.hand-strike.damage-equals-strength
  Scenario: Strength for one combat ends when the combat is cut short by an ousting
    Given Sarah's Nassir is ready
    And Alexis's Wauneka is ready
    And Alexis holds Torn Signpost
    And Tom's Ayelech is ready with 4 blood
    When Nassir bleeds Alexis
    And Wauneka attempts to block
    And Wauneka plays Torn Signpost at superior
    Then it is for Sarah to choose a strike
    When Sarah loses all pool
    And everyone passes until Alexis's minion phase
    And Wauneka bleeds Tom
    And Ayelech attempts to block
    And Wauneka strikes with hands
    And Ayelech strikes with hands
    Then Ayelech takes 1 damage
    And Wauneka takes 1 damage
    And the combat is over

  @id:VTES-4031 @needs:ending @vtes.combat.first-strike.resolves-before-normal
  Scenario: First strikes for one round end when the combat is cut short by an ousting
    Given Sarah's Nassir is ready
    And Alexis's Kamau Jafari is ready
    And Alexis holds Silence of Death
    And Tom's Ayelech is ready with 0 blood
    When Nassir bleeds Alexis
    And Kamau Jafari attempts to block
    And Kamau Jafari plays Silence of Death at basic
    Then it is for Sarah to choose a strike
    When Sarah loses all pool
    And everyone passes until Alexis's minion phase
    And Kamau Jafari bleeds Tom
    And Ayelech attempts to block
    And Kamau Jafari strikes with hands
    And Ayelech strikes with hands
    Then Kamau Jafari takes 1 damage
    And Ayelech is in torpor with 0 blood
    And the combat is over

  @id:VTES-4032 @needs:ending @vtes.combat.dodge.deals-no-damage
  Scenario: A once-per-combat effect can be used again after a combat cut short by an ousting
    Given Sarah's Nassir is ready
    And Alexis's Flávio Gonçalves is ready
    And Sarah holds Dead-End Alley
    And Tom's Ayelech is ready
    When Nassir bleeds Alexis
    And Flávio Gonçalves attempts to block
    And Nassir strikes with hands
    And Flávio Gonçalves strikes with the printed strike
    Then it is for Sarah to press or decline
    When Sarah loses all pool
    And everyone passes until Alexis's minion phase
    And Flávio Gonçalves bleeds Tom
    And Ayelech attempts to block
    And Flávio Gonçalves strikes with the printed strike
    And Ayelech strikes with hands
    Then Flávio Gonçalves takes no damage
    And the combat is over

  @id:VTES-4033 @needs:ending @vtes.combat.before-strikes.window
  Scenario: A once-per-round card can be played again after a combat cut short by an ousting
    Given Sarah's Nassir is ready
    And Alexis's Wauneka is ready
    And Alexis holds Immortal Grapple and Immortal Grapple
    And Tom's Ayelech is ready
    When Nassir bleeds Alexis
    And Wauneka attempts to block
    And Wauneka plays Immortal Grapple at basic
    Then it is for Sarah to choose a strike
    When Sarah loses all pool
    And everyone passes until Alexis's minion phase
    And Wauneka bleeds Tom
    And Ayelech attempts to block
    And Wauneka plays Immortal Grapple at basic
    Then it is for Alexis to choose a strike

  @id:VTES-4034 @needs:ending @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario: A card replaced after combat is replaced when an ousting cuts the combat short
    Given Sarah's Nassir is ready
    And Alexis's Wauneka is ready
    And Sarah holds Dead-End Alley
    And Alexis holds Quick Jab, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Alexis's library holds Vessel and Blur
    When Nassir bleeds Alexis
    And Wauneka attempts to block
    And Nassir strikes with hands
    And Wauneka plays Quick Jab
    Then it is for Sarah to press or decline
    And Alexis holds 6 cards
    When Sarah loses all pool
    Then Alexis holds Vessel, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Alexis's library holds Blur

  @id:VTES-4915 @vtes.combat.combat-ends.ends-immediately
  Scenario: Strength for one combat ends when Majesty ends the combat
    Given Sarah's Wauneka is ready
    And Sarah holds Torn Signpost
    And Alexis's Mkhokheli and Nassir are ready
    And Alexis holds Majesty
    When Wauneka enters combat with Mkhokheli
    And Wauneka plays Torn Signpost at superior
    And Wauneka strikes with hands
    And Mkhokheli plays Majesty at basic
    Then the combat is over
    When Wauneka enters combat with Nassir
    And Wauneka strikes with hands
    And Nassir strikes with hands
    Then the combat is over
    And Nassir burns 1 blood

  @id:VTES-4916 @vtes.combat.combat-ends.ends-immediately
  Scenario: A vampire strikes for 1 again on its next turn after Majesty ended its combat
    Given Sarah's Wauneka is ready
    And Sarah holds Torn Signpost
    And Alexis's Mkhokheli is ready
    And Alexis's Nassir is ready with 2 blood
    And Alexis holds Majesty
    When Wauneka bleeds Alexis
    And Mkhokheli attempts to block
    And Wauneka plays Torn Signpost at basic
    And Wauneka strikes with hands
    And Mkhokheli plays Majesty at basic
    Then the combat is over
    When everyone passes until Sarah's minion phase
    And Wauneka bleeds Alexis
    And Nassir attempts to block
    And Wauneka strikes with hands
    And Nassir strikes with hands
    Then the combat is over
    And Nassir is ready with 1 blood

  @id:VTES-4917 @vtes.combat.combat-ends.ends-immediately
  Scenario: A once-per-combat card can be played again in the combat after one that Majesty ended
    Given Sarah's Horace Radcliffe is ready
    And Sarah holds Carrion Crows and Carrion Crows
    And Alexis's Mkhokheli is ready with 6 blood
    And Alexis's Nassir is ready with 4 blood
    And Alexis holds Majesty
    When Horace Radcliffe enters combat with Mkhokheli
    And Horace Radcliffe plays Carrion Crows at superior
    And Horace Radcliffe strikes with hands
    And Mkhokheli plays Majesty at basic
    Then the combat is over
    When Horace Radcliffe enters combat with Nassir
    And Horace Radcliffe plays Carrion Crows at superior
    And Horace Radcliffe strikes with hands
    And Nassir strikes with hands
    Then the combat is over
    And Nassir burns 3 blood

  @id:VTES-4918 @vtes.combat.combat-ends.ends-immediately
  Scenario: A gun can maneuver again in the combat after one that Majesty ended
    Given Sarah's Ayelech is ready
    And Ayelech bears .44 Magnum
    And Alexis's Mkhokheli and Nassir are ready
    And Alexis holds Majesty
    When Ayelech enters combat with Mkhokheli
    And Ayelech uses .44 Magnum to maneuver
    And Ayelech strikes with .44 Magnum
    And Mkhokheli plays Majesty at basic
    Then the combat is over
    When Ayelech enters combat with Nassir
    And Ayelech uses .44 Magnum to maneuver
    Then the range is long
    And it is for Sarah to choose a strike

  @id:VTES-4987 @vtes.golden-rule.cards-override-rules
  Scenario Outline: Prevention from Precognition in the first round cannot be used in the second: <blocker>
    Given Sarah's Belinde is ready with 5 blood
    And Sarah holds Cloak the Gathering and Dead-End Alley
    And Alexis's <blocker> is ready with 3 blood
    And Alexis holds Precognition
    When Belinde bleeds Alexis
    And <blocker> attempts to block
    And Belinde plays Cloak the Gathering at basic
    And <blocker> plays Precognition at superior
    And Belinde strikes with hands
    And <blocker> strikes with hands
    Then it is for Alexis to prevent damage or decline
    When Alexis passes
    And Belinde plays Dead-End Alley
    Then it is round 2 of the combat
    And <blocker> cannot use Precognition to prevent damage because vtes.golden-rule.cards-override-rules
    When Belinde strikes with hands
    And <blocker> strikes with hands
    Then the combat is over
    And <blocker> has 1 blood

    Examples:
      | blocker       |
      | Colette       |
      | Trevon Parker |
