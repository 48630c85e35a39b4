# Fifth edition rulebook, "Strike"
Feature: Strike

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0213 @vtes.combat.choose.acting-minion-first @checks:b,c
  @vtes.combat.choose.both-before-any-resolution @checks:b
  @vtes.combat.strike.one-per-round-by-default @checks:a
  Scenario: The acting minion chooses first, and nothing is resolved until both have chosen
    Given Sarah's Wauneka and Alexis's Belinde are ready
    And Sarah holds Roundhouse and Roundhouse
    When Wauneka bleeds Alexis
    And Belinde attempts to block
    Then it is for Sarah to choose a strike
    And Belinde cannot strike with hands because vtes.combat.choose.acting-minion-first
    When Wauneka plays Roundhouse at superior
    Then it is for Alexis to choose a strike
    And Belinde takes no damage
    And Wauneka cannot play Roundhouse at superior because vtes.combat.strike.one-per-round-by-default
    When Belinde strikes with hands
    Then Belinde takes 4 damage
    And Wauneka takes 1 damage
    And the combat is over
    And Sarah holds Roundhouse

  @id:VTES-0214 @vtes.combat.resolve.simultaneous @checks:a @vtes.combat.ends-when-combatant-not-ready @checks:c
  Scenario: Two vampires can send each other to torpor
    Given Sarah's Wauneka is ready with 3 blood
    And Alexis's Aunt Linda is ready with 3 blood
    And Sarah holds Roundhouse
    And Alexis holds Roundhouse
    When Wauneka bleeds Alexis
    And Aunt Linda attempts to block
    And Wauneka plays Roundhouse at superior
    And Aunt Linda plays Roundhouse at superior
    Then Wauneka takes 4 damage
    And Aunt Linda takes 4 damage
    And Wauneka and Aunt Linda are in torpor with 0 blood
    And the combat is over

  @id:VTES-0215 @example @vtes.combat.additional.example-wauneka-flavio @checks:a,b,c,d,e,f
  @vtes.combat.additional.one-sided-resolved-alone @checks:b
  Scenario: A dodged Roundhouse is followed by one additional strike against two
    Given Sarah's Wauneka is ready with 5 blood
    And Alexis's Flávio Gonçalves is ready with 7 blood
    And Wauneka bears Celerity
    And Sarah holds Roundhouse and Blur
    And Alexis holds Blur
    When Wauneka bleeds Alexis
    And Flávio Gonçalves attempts to block
    Then combat begins between Wauneka and Flávio Gonçalves
    And the range is close
    When Wauneka plays Roundhouse at superior
    And Flávio Gonçalves strikes with the printed strike
    Then Wauneka's strike has no effect
    And Flávio Gonçalves takes no damage
    And Wauneka takes no damage
    And it is for Sarah to take additional strikes or decline
    When Wauneka plays Blur at basic
    Then Wauneka burns 1 blood
    And it is for Alexis to take additional strikes or decline
    When Flávio Gonçalves plays Blur at superior
    Then Flávio Gonçalves burns 1 blood
    And the range is close
    And it is for Sarah to choose a strike
    When Wauneka strikes with hands
    And Flávio Gonçalves strikes with hands
    Then Wauneka takes 1 damage
    And Flávio Gonçalves takes 1 damage
    And it is for Alexis to choose a strike
    And Wauneka cannot strike with hands because vtes.combat.additional.only-holders-may-strike
    And Flávio Gonçalves cannot strike with the printed strike because vtes.golden-rule.cards-override-rules
    When Flávio Gonçalves strikes with hands
    Then Wauneka takes 1 damage
    And Flávio Gonçalves takes no damage
    And the combat is over
    And Wauneka has 2 blood
    And Flávio Gonçalves has 5 blood

  @id:VTES-0216 @vtes.combat.additional.only-holders-may-strike @checks:a
  @vtes.combat.additional.one-sided-resolved-alone @checks:a
  Scenario: A minion without additional strikes cannot dodge one
    Given Sarah's Min-seo and Alexis's Belinde are ready
    And Sarah holds Blur
    And Alexis holds Dodge
    When Min-seo bleeds Alexis
    And Belinde attempts to block
    And Min-seo strikes with hands
    And Belinde strikes with hands
    And Min-seo plays Blur at basic
    Then it is for Sarah to choose a strike
    And Belinde cannot play Dodge because vtes.combat.additional.only-holders-may-strike
    When Min-seo strikes with hands
    Then Belinde takes 1 damage
    And Min-seo takes no damage
    And the combat is over
    And Alexis holds Dodge

  @id:VTES-0217 @vtes.combat.additional.one-source-per-round @checks:a
  Scenario: A second card cannot give further additional strikes in the same round
    Given Sarah's Min-seo and Alexis's Flávio Gonçalves are ready
    And Sarah holds Blur and Blur
    And Alexis holds Pursuit
    When Min-seo bleeds Alexis
    And Flávio Gonçalves attempts to block
    And neither maneuvers
    And Min-seo strikes with hands
    And Flávio Gonçalves strikes with hands
    And Min-seo plays Blur at basic
    Then it is for Alexis to take additional strikes or decline
    And Min-seo cannot play Blur at basic because vtes.combat.additional.one-source-per-round
    When neither takes additional strikes
    And Min-seo strikes with hands
    Then Flávio Gonçalves takes 1 damage
    And the combat is over
    And Sarah holds Blur

  @id:VTES-2200 @vtes.combat.additional.gained-after-first-pair @checks:b
  @vtes.combat.ends-when-combatant-not-ready @checks:a
  @vtes.combat.additional.resolved-after-normal-pair @checks:b
  Scenario: A minion cannot gain additional strikes against an opponent already sent to torpor
    Given Sarah's Min-seo is ready
    And Alexis's Belinde is ready with 0 blood
    And Sarah holds Blur
    When Min-seo bleeds Alexis
    And Belinde attempts to block
    And Min-seo strikes with hands
    And Belinde strikes with hands
    Then Belinde is in torpor with 0 blood
    And the combat is over
    And Min-seo burns 1 blood
    And Sarah holds Blur

  @id:VTES-2201 @vtes.combat.additional.gained-after-first-pair @checks:b
  @vtes.combat.additional.resolved-after-normal-pair @checks:c
  @vtes.combat.combat-ends.ends-immediately @checks:a
  Scenario: Additional strikes cannot be gained after a strike that ends combat
    Given Sarah's Min-seo and Alexis's Mkhokheli are ready
    And Sarah holds Blur
    And Alexis holds Majesty
    When Min-seo bleeds Alexis
    And Mkhokheli attempts to block
    And Min-seo strikes with hands
    And Mkhokheli plays Majesty at basic
    Then the combat is over
    And Mkhokheli takes no damage
    And Min-seo's blood stays the same
    And Sarah holds Blur

  @id:VTES-2202 @vtes.combat.additional.one-source-per-round @checks:c
  @vtes.combat.additional.gained-from-cards-and-effects @checks:b
  Scenario: A new round gives one strike, and allows another source of additional strikes
    Given Sarah's Flávio Gonçalves and Alexis's Ayelech are ready
    And Sarah holds Blur, Blur and Dead-End Alley
    When Flávio Gonçalves bleeds Alexis
    And Ayelech attempts to block
    And Flávio Gonçalves strikes with hands
    And Ayelech strikes with hands
    And Flávio Gonçalves plays Blur at basic
    And Flávio Gonçalves strikes with hands
    And Flávio Gonçalves plays Dead-End Alley
    Then it is round 2 of the combat
    When Flávio Gonçalves strikes with hands
    And Ayelech strikes with hands
    Then it is for Sarah to take additional strikes or decline
    When Flávio Gonçalves plays Blur at basic
    And Flávio Gonçalves strikes with hands
    Then the combat is over
    And Ayelech has 3 blood
    And Flávio Gonçalves has 3 blood

  @id:VTES-2203 @vtes.combat.additional.only-holders-may-strike @checks:b
  Scenario: A minion without additional strikes may still prevent damage from one
    Given Sarah's Min-seo and Alexis's Brock Sterling are ready
    And Sarah holds Blur
    And Alexis holds Skin of Rock
    When Min-seo bleeds Alexis
    And Brock Sterling attempts to block
    And Min-seo strikes with hands
    And Brock Sterling strikes with hands
    And nobody prevents damage
    And Min-seo plays Blur at basic
    And Min-seo strikes with hands
    Then it is for Alexis to prevent damage or decline
    When Brock Sterling plays Skin of Rock at basic
    Then Brock Sterling is ready with 2 blood
    And the combat is over

  @id:VTES-0218 @provisional @vtes.combat.additional.acting-decides-first @checks:b
  Scenario: A minion that declined additional strikes may still gain them in answer to its opponent's
    Given Sarah's Min-seo and Alexis's Flávio Gonçalves are ready
    And Sarah holds Blur
    And Alexis holds Blur
    When Min-seo bleeds Alexis
    And Flávio Gonçalves attempts to block
    And Min-seo strikes with hands
    And Flávio Gonçalves strikes with the printed strike
    Then it is for Sarah to take additional strikes or decline
    When Sarah passes
    And Flávio Gonçalves plays Blur at basic
    Then it is for Sarah to take additional strikes or decline
    When Min-seo plays Blur at basic
    Then it is for Sarah to choose a strike

  @id:VTES-0219 @vtes.combat.additional.same-range @checks:a,b
  @vtes.combat.additional.free-choice-despite-commitment @checks:a
  Scenario: A gun's maneuver commits only the first strike, and the range stays the same
    Given Sarah's Colette and Alexis's Flávio Gonçalves are ready
    And Flávio Gonçalves bears .44 Magnum
    And Sarah holds Fake Out
    And Alexis holds Pursuit
    When Colette bleeds Alexis
    And Flávio Gonçalves attempts to block
    And Sarah passes
    And Flávio Gonçalves uses .44 Magnum to maneuver
    And Sarah passes
    And Colette strikes with hands
    Then Flávio Gonçalves cannot strike with hands because vtes.combat.choose.committed-by-maneuver
    When Flávio Gonçalves strikes with .44 Magnum
    Then Colette takes 2 damage
    When Flávio Gonçalves plays Pursuit at superior
    Then the range is long
    And it is for Alexis to choose a strike
    And Colette cannot play Fake Out because vtes.combat.before-strikes.acting-first
    When Flávio Gonçalves strikes with hands
    Then Flávio Gonçalves's strike has no effect
    And Colette takes no damage
    And the combat is over

  @id:VTES-2245 @vtes.combat.choose.committed-by-maneuver @checks:c @vtes.combat.maneuver.from-weapon-fixes-strike
  Scenario: A minion that maneuvered with a gun may strike with something else in the next round
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum
    And Alexis holds Dead-End Alley
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Ayelech uses .44 Magnum to maneuver
    And Colette strikes with hands
    Then Ayelech cannot strike with hands because vtes.combat.choose.committed-by-maneuver
    When Ayelech strikes with .44 Magnum
    And Ayelech plays Dead-End Alley
    Then it is round 2 of the combat
    When Colette strikes with hands
    And Ayelech strikes with hands
    Then Colette burns 1 blood
    And the combat is over

  @id:VTES-0312 @vtes.combat.resolve.ranged-works-at-any-range @checks:a
  Scenario: A ranged strike steals blood at long range from a minion whose hands cannot hit
    Given Sarah's Nassir is ready with 1 blood
    And Alexis's Belinde is ready with 3 blood
    And Sarah holds Theft of Vitae and Fake Out
    When Nassir bleeds Alexis
    And Belinde attempts to block
    And Nassir plays Fake Out
    And Nassir plays Theft of Vitae at superior
    And Belinde strikes with hands
    Then Nassir's strike has an effect
    And Belinde's strike has no effect
    And Nassir is ready with 3 blood
    And Belinde is ready with 1 blood
    And the combat is over

  @id:VTES-1595 @vtes.combat.choose.source-weapon @checks:b
  Scenario: A minion cannot strike with non-weapon equipment, a retainer, or the opponent's weapon
    Given Sarah's Sully is ready
    And Sully bears Sport Bike and Raven Spy
    And Alexis's Colette is ready
    And Colette bears .44 Magnum
    When Sully bleeds Alexis
    And Colette attempts to block
    And everyone passes
    Then Sully cannot strike with Sport Bike because vtes.combat.choose.source-weapon
    And Sully cannot strike with Raven Spy because vtes.combat.choose.source-weapon
    And Sully cannot strike with .44 Magnum because vtes.combat.choose.source-weapon
    When Sully strikes with hands
    And Colette strikes with .44 Magnum
    Then Sully burns 2 blood

  @id:VTES-1594 @vtes.combat.additional.gained-after-first-pair @checks:a
  Scenario: Additional strikes cannot be gained while range is determined
    Given Sarah's Catalina Vega is ready
    And Alexis's Colette is ready
    And Sarah holds Blur and Fake Out
    When Catalina Vega bleeds Alexis
    And Colette attempts to block
    Then it is for Sarah to maneuver or decline
    And Catalina Vega cannot play Blur at basic because vtes.combat.additional.gained-after-first-pair
    When neither maneuvers
    And Catalina Vega strikes with hands
    And Colette strikes with hands
    And Catalina Vega plays Blur at basic
    And Catalina Vega strikes with hands
    Then Colette burns 2 blood
    And the combat is over

  @id:VTES-1195 @vtes.combat.choose.cancelled-strike-card-new-strike @checks:a,c
  @vtes.published.death-seeker.cancelled-strike-chosen-anew
  Scenario: A player whose strike card is cancelled chooses again before the opponent chooses
    Given Sarah's Wauneka and Alexis's Ayelech are ready
    And Wauneka bears .44 Magnum
    And Sarah holds Roundhouse and Roundhouse
    And Alexis holds Death Seeker
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And neither maneuvers
    And Wauneka plays Roundhouse at superior
    And Ayelech plays Death Seeker
    Then it is for Sarah to choose a strike
    And Sarah cannot pass because vtes.combat.choose.every-minion-chooses-a-strike
    And Ayelech cannot strike with hands because vtes.combat.choose.acting-minion-first
    When Wauneka plays Roundhouse at superior
    And Ayelech strikes with hands
    Then Ayelech takes 4 damage
    And Sarah's ash heap holds Roundhouse and Roundhouse
    And the combat is over

  @id:VTES-1196 @provisional
  @vtes.combat.choose.cancelled-strike-card-new-strike
  Scenario: A strike card cancelled when played for its maneuver neither maneuvers nor commits
    Given Sarah's Wauneka and Alexis's Ayelech are ready
    And Sarah holds Thrown Gate
    And Alexis holds Death Seeker
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Wauneka plays Thrown Gate at superior to maneuver
    And Ayelech plays Death Seeker
    Then the range is close
    And it is for Sarah to choose a strike
    When Wauneka strikes with hands
    And Ayelech strikes with hands
    Then Ayelech takes 1 damage
    And the combat is over
