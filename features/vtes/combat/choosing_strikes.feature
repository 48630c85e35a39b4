# Fifth edition rulebook, "Strike", "Choose Strike": the order, timing, and sources of strikes
Feature: Choosing strikes
  The acting minion chooses first and openly. Nothing is resolved until both minions have chosen.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2962 @vtes.combat.strike.step-purpose @checks:a
  Scenario: Only the two combatants choose strikes
    Given Sarah's Wauneka and Ryan are ready
    And Alexis's Belinde and Colette are ready
    And Colette bears .44 Magnum
    And Sarah holds Dodge
    And Alexis holds Dodge
    And Tom holds Dodge
    And Tom's Nassir is ready
    When Wauneka bleeds Alexis
    And Belinde attempts to block
    Then exactly these choices are open to Sarah:
      | Wauneka strikes with hands |
      | Wauneka plays Dodge        |
    When Wauneka strikes with hands
    Then exactly these choices are open to Alexis:
      | Belinde strikes with hands |
      | Belinde plays Dodge        |
    When Belinde plays Dodge
    Then Belinde takes no damage
    And Wauneka takes no damage
    And the combat is over

  @id:VTES-2831 @vtes.combat.strike.defensive-effects-are-strikes @checks:a,b
  @vtes.combat.dodge.uses-the-strike @checks:c
  Scenario: Dodge and Majesty are strikes but not hand strikes, so Immortal Grapple forbids them
    Given Sarah's Wauneka is ready
    And Alexis's Mkhokheli is ready
    And Sarah holds Immortal Grapple and Dead-End Alley
    And Alexis holds Dodge and Majesty
    When Wauneka bleeds Alexis
    And Mkhokheli attempts to block
    And Wauneka plays Immortal Grapple at basic
    And Wauneka strikes with hands
    Then it is for Alexis to choose a strike
    And Mkhokheli cannot play Dodge because vtes.golden-rule.cards-override-rules
    And Mkhokheli cannot play Majesty at basic because vtes.golden-rule.cards-override-rules
    When Mkhokheli strikes with hands
    Then Wauneka and Mkhokheli burn 1 blood
    When Wauneka plays Dead-End Alley
    And Wauneka strikes with hands
    And Mkhokheli plays Dodge
    Then Wauneka takes no damage
    And Mkhokheli takes no damage
    And the combat is over

  @id:VTES-2832 @vtes.combat.strike.one-per-round-by-default @checks:a,b
  Scenario: A minion makes one strike per round, whatever strike cards its player holds
    Given Sarah's Wauneka and Alexis's Ayelech are ready
    And Sarah holds Roundhouse, Roundhouse and Dead-End Alley
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Wauneka plays Roundhouse at basic
    Then Wauneka cannot play Roundhouse at basic because vtes.combat.strike.one-per-round-by-default
    And Wauneka cannot strike with hands because vtes.combat.strike.one-per-round-by-default
    When Ayelech strikes with hands
    Then Ayelech takes 3 damage
    And it is for Sarah to press or decline
    When Wauneka plays Dead-End Alley
    And Wauneka plays Roundhouse at basic
    And Ayelech strikes with hands
    Then Ayelech takes 3 damage
    And Wauneka takes 1 damage
    And the combat is over

  @id:VTES-2833 @vtes.combat.strike.pair-definition @checks:a
  Scenario: The first additional strikes of both minions form a pair and are resolved together
    Given Sarah's Min-seo is ready with 2 blood
    And Alexis's Flávio Gonçalves is ready with 2 blood
    And Sarah holds Blur
    And Alexis holds Blur
    When Min-seo bleeds Alexis
    And Flávio Gonçalves attempts to block
    And Min-seo strikes with hands
    And Flávio Gonçalves strikes with hands
    And Min-seo plays Blur at basic
    And Flávio Gonçalves plays Blur at basic
    And Min-seo strikes with hands
    And Flávio Gonçalves strikes with hands
    Then Min-seo is in torpor with 0 blood
    And Flávio Gonçalves is in torpor with 0 blood
    And the combat is over

  @id:VTES-2834 @vtes.combat.choose.acting-minion-first @checks:a,b,c
  Scenario Outline: The acting minion cannot change its Roundhouse after the opposing minion <answer>
    Given Sarah's Wauneka and Alexis's Mkhokheli are ready
    And Wauneka bears .44 Magnum
    And Sarah holds Roundhouse and Dodge
    And Alexis holds Dodge and Majesty
    When Wauneka bleeds Alexis
    And Mkhokheli attempts to block
    And neither maneuvers
    Then it is for Sarah to choose a strike
    And Mkhokheli cannot play Dodge because vtes.combat.choose.acting-minion-first
    When Wauneka plays Roundhouse at superior
    Then it is for Alexis to choose a strike
    And Wauneka cannot strike with hands because vtes.combat.strike.one-per-round-by-default
    And Wauneka cannot strike with .44 Magnum because vtes.combat.strike.one-per-round-by-default
    And Wauneka cannot play Dodge because vtes.combat.strike.one-per-round-by-default
    When Mkhokheli <answer>
    Then Mkhokheli takes no damage
    And Wauneka takes no damage
    And the combat is over

    Examples:
      | answer                 |
      | plays Dodge            |
      | plays Majesty at basic |

  @id:VTES-2835 @vtes.combat.choose.both-before-any-resolution @checks:a
  Scenario: A strike card is paid for before the opponent chooses a strike
    Given Sarah's Mkhokheli is ready with 1 blood
    And Alexis's Ayelech is ready
    And Alexis holds Theft of Vitae
    And Sarah holds Majesty
    When Mkhokheli bleeds Alexis
    And Ayelech attempts to block
    And Mkhokheli plays Majesty at superior
    Then Mkhokheli has 0 blood
    And Mkhokheli is locked
    And it is for Alexis to choose a strike
    And the range is close
    When Ayelech strikes with hands
    Then Mkhokheli is ready with 0 blood and unlocked
    And the combat is over

  @id:VTES-2836 @vtes.combat.choose.both-before-any-resolution @checks:b
  Scenario: A minion can pay for a strike with blood that is about to be stolen
    Given Sarah's Nassir is ready with 0 blood
    And Alexis's Mkhokheli is ready with 1 blood
    And Sarah holds Theft of Vitae
    And Alexis holds Majesty
    When Nassir enters combat with Mkhokheli
    And Nassir plays Theft of Vitae at superior
    Then Mkhokheli has 1 blood
    When Mkhokheli plays Majesty at basic
    Then Nassir has 0 blood
    And Mkhokheli is ready with 0 blood
    And the combat is over

  @id:VTES-2837 @vtes.combat.choose.every-minion-chooses-a-strike @checks:a,b
  Scenario: Every combatant makes a strike, and a minion with nothing else strikes with hands
    Given Sarah's Colette and Alexis's Underbridge Stray are ready
    And Underbridge Stray came into play at superior
    When Colette bleeds Alexis
    And Underbridge Stray attempts to block
    Then Sarah cannot pass because vtes.combat.choose.every-minion-chooses-a-strike
    And exactly these choices are open to Sarah:
      | Colette strikes with hands |
    When Colette strikes with hands
    Then Alexis cannot pass because vtes.combat.choose.every-minion-chooses-a-strike
    And exactly these choices are open to Alexis:
      | Underbridge Stray strikes with hands |
    When Underbridge Stray strikes with hands
    Then Colette burns 1 blood
    And Underbridge Stray is in Alexis's ash heap
    And the combat is over

  @id:VTES-2838 @vtes.combat.choose.source-combat-card @checks:b,c
  Scenario: A strike card requires its Discipline and provides one strike
    Given Sarah's Nassir and Alexis's Belinde are ready
    And Sarah holds Theft of Vitae, Theft of Vitae and Roundhouse
    And Alexis holds Theft of Vitae
    When Nassir bleeds Alexis
    And Belinde attempts to block
    Then Nassir cannot play Roundhouse at basic because vtes.crypt.discipline-required-to-play
    When Nassir plays Theft of Vitae at superior
    Then Nassir cannot play Theft of Vitae at superior because vtes.combat.strike.one-per-round-by-default
    And Belinde cannot play Theft of Vitae at basic because vtes.crypt.discipline-required-to-play
    When Belinde strikes with hands
    Then Belinde burns 2 blood
    And Sarah holds Theft of Vitae and Roundhouse
    And the combat is over

  @id:VTES-2839 @vtes.combat.choose.source-weapon @checks:a,b
  Scenario: A weapon can be used to strike in every round, but only by its bearer
    Given Sarah's Colette and Ryan are ready
    And Colette bears .44 Magnum
    And Ryan bears .44 Magnum
    And Alexis's Ayelech is ready
    And Sarah holds Dead-End Alley
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And neither maneuvers
    Then Colette cannot strike with .44 Magnum#2 because vtes.combat.choose.source-weapon
    When Colette strikes with .44 Magnum
    And Ayelech strikes with hands
    Then Ayelech takes 2 damage
    When Colette plays Dead-End Alley
    And neither maneuvers
    And Colette strikes with .44 Magnum
    And Ayelech strikes with hands
    Then Ayelech takes 2 damage
    And Colette bears .44 Magnum
    And the combat is over

  @id:VTES-2840 @vtes.combat.choose.source-other-effect @checks:a,b
  Scenario: A vampire's printed once-per-combat strike cannot be used again in the next round
    Given Sarah's Wauneka and Alexis's Flávio Gonçalves are ready
    And Sarah holds Dead-End Alley
    When Wauneka bleeds Alexis
    And Flávio Gonçalves attempts to block
    And Wauneka strikes with hands
    And Flávio Gonçalves strikes with the printed strike
    Then Flávio Gonçalves takes no damage
    When Wauneka plays Dead-End Alley
    And Wauneka strikes with hands
    Then it is for Alexis to choose a strike
    And Flávio Gonçalves cannot strike with the printed strike because vtes.golden-rule.cards-override-rules
    When Flávio Gonçalves strikes with hands
    Then Flávio Gonçalves takes 1 damage
    And the combat is over

  @id:VTES-6018 @vtes.combat.choose.source-other-effect @checks:b
  Scenario: A vampire's printed once-per-combat strike can be used again in a later combat
    Given Sarah's Wauneka and Alexis's Flávio Gonçalves are ready
    When Wauneka bleeds Alexis
    And Flávio Gonçalves attempts to block
    And Wauneka strikes with hands
    And Flávio Gonçalves strikes with the printed strike
    Then Flávio Gonçalves takes no damage
    And the combat is over
    When Wauneka enters combat with Flávio Gonçalves
    And Wauneka strikes with hands
    And Flávio Gonçalves strikes with the printed strike
    Then Flávio Gonçalves takes no damage
    And the combat is over

  @id:VTES-2841 @vtes.combat.choose.cancelled-strike-card-new-strike @checks:a,b
  Scenario Outline: A minion whose strike card is cancelled may choose any other strike: it <other>
    Given Sarah's Mkhokheli and Alexis's Ayelech are ready
    And Mkhokheli bears .44 Magnum
    And Sarah holds Majesty, Majesty and Dodge
    And Alexis holds Death Seeker
    When Mkhokheli bleeds Alexis
    And Ayelech attempts to block
    And neither maneuvers
    And Mkhokheli plays Majesty at basic
    And Ayelech plays Death Seeker
    Then Sarah's ash heap holds Majesty
    And Mkhokheli's blood stays the same
    And Ayelech burns 1 blood
    And it is for Sarah to choose a strike
    When Mkhokheli <other>
    And Ayelech strikes with hands
    Then Ayelech takes <damage>
    And Mkhokheli burns <burned> blood
    And the combat is over

    Examples:
      | other                   | damage    | burned |
      | strikes with hands      | 1 damage  | 1      |
      | strikes with .44 Magnum | 2 damage  | 1      |
      | plays Dodge             | no damage | 0      |
      | plays Majesty at basic  | no damage | 1      |

  @id:VTES-2842 @vtes.combat.hand-strike.is-default-strike @checks:a,b
  Scenario: Immortal Grapple allows only hand strikes, such as hands and Roundhouse
    Given Sarah's Wauneka and Alexis's Aunt Linda are ready
    And Wauneka bears .44 Magnum
    And Sarah holds Immortal Grapple, Roundhouse, Thrown Gate and Shattering Blow
    When Wauneka bleeds Alexis
    And Aunt Linda attempts to block
    And neither maneuvers
    And Wauneka plays Immortal Grapple at basic
    Then exactly these choices are open to Sarah:
      | Wauneka strikes with hands           |
      | Wauneka plays Roundhouse at basic    |
      | Wauneka plays Roundhouse at superior |
    When Wauneka plays Roundhouse at basic
    And Aunt Linda strikes with hands
    Then Aunt Linda takes 3 damage
    And Wauneka takes 1 damage
    And the combat is over

  @id:VTES-4036 @vtes.combat.choose.source-weapon
  Scenario Outline: A minion cannot strike with a card that provides no strike to it: <with>
    Given Sarah's Wauneka is ready
    And Wauneka bears Raven Spy, Sport Bike and Celerity
    And Alexis's Ayelech is ready
    And Ayelech bears .44 Magnum
    When Wauneka enters combat with Ayelech
    And neither maneuvers
    Then it is for Sarah to choose a strike
    And Wauneka cannot strike with <with> because vtes.combat.choose.source-weapon

    Examples:
      | with               |
      | the printed strike |
      | Raven Spy          |
      | Sport Bike         |
      | Celerity           |
      | .44 Magnum         |

  @id:VTES-4037 @vtes.combat.strike.one-per-round-by-default
  Scenario Outline: A minion that played a strike card makes only that strike: <striker>
    Given Sarah's Wauneka is ready
    And Sarah holds <hers>
    And Alexis's Ayelech is ready
    And Alexis holds <his>
    When Wauneka enters combat with Ayelech
    And Wauneka <first>
    And Ayelech <second>
    Then Wauneka takes <taken> damage
    And Ayelech takes 1 damage
    And the combat is over

    Examples:
      | striker          | hers                    | his                     | first            | second             | taken |
      | the acting one   | Quick Jab and Quick Jab | Bonding                 | plays Quick Jab  | strikes with hands | 1     |
      | the opposing one | Bonding                 | Quick Jab and Quick Jab | strikes with hands | plays Quick Jab  | 1     |
      | both             | Quick Jab and Quick Jab | Quick Jab and Quick Jab | plays Quick Jab  | plays Quick Jab    | 1     |

  @id:VTES-4038 @vtes.combat.additional.one-sided-resolved-alone
  Scenario Outline: A minion without additional strikes cannot play strike cards in that window: <who> strikes
    Given Sarah's <hers> is ready
    And Alexis's <his> is ready
    And <holder> holds Blur
    And <other> holds Quick Jab and Quick Jab
    When <hers> enters combat with <his>
    And <hers> strikes with hands
    And <his> strikes with hands
    And <who> plays Blur at basic
    And <who> strikes with hands
    Then <who> takes 1 damage
    And <victim> takes 2 damage
    And the combat is over

    Examples:
      | hers    | his     | who     | victim  | holder | other  |
      | Min-seo | Ayelech | Min-seo | Ayelech | Sarah  | Alexis |
      | Ayelech | Min-seo | Min-seo | Ayelech | Alexis | Sarah  |

  @id:VTES-4056 @vtes.combat.hand-strike.damage-equals-strength
  Scenario: A bonus to a bleed does not increase hand strike damage when the bleed is blocked
    Given Sarah's Gelasia Fotiou is ready
    And Sarah holds Conditioning
    And Alexis's Ayelech is ready
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Conditioning at superior
    Then the bleed is for 4
    When Ayelech attempts to block
    And Gelasia Fotiou strikes with hands
    And Ayelech strikes with hands
    Then Ayelech takes 1 damage
    And Gelasia Fotiou takes 1 damage
    And the combat is over

  @id:VTES-4057 @vtes.combat.retainer.can-be-targeted-by-strike
  Scenario: A gun can target the opposing minion or its retainer, but no other card on it
    Given Sarah's Kamau Jafari is ready
    And Kamau Jafari bears .44 Magnum
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike, Celerity and Murder of Crows
    And Murder of Crows came into play at basic
    When Kamau Jafari enters combat with Ayelech
    And Kamau Jafari uses .44 Magnum to maneuver
    Then the range is long
    And exactly these choices are open to Sarah:
      | Kamau Jafari strikes with .44 Magnum                      |
      | Kamau Jafari strikes with .44 Magnum at Murder of Crows   |
    When Kamau Jafari strikes with .44 Magnum at Murder of Crows
    And Ayelech strikes with hands
    Then Murder of Crows is in Alexis's ash heap
    And Ayelech takes no damage
    And the combat is over
