# Fifth edition rulebook, "Legacy Sets": traits
Feature: Traits
  Traits let a minion play some cards, prevent it from playing others, and make it a target of some.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-1500 @vtes.legacy.trait.general.definition @checks:a @vtes.legacy.trait.black-hand.allows-black-hand-cards
  Scenario: A Black Hand card needs a Black Hand vampire to play it, and another one as its target
    Given it is Sarah's minion phase
    And Sarah's Mariano Pomposo and Sully are ready
    And Sarah's Claudia and Ryan are uncontrolled
    And Sarah holds Reunion Kamut
    Then Mariano Pomposo has the trait Black Hand
    And Sully cannot play Reunion Kamut on Claudia because vtes.legacy.trait.black-hand.allows-black-hand-cards
    And Mariano Pomposo cannot play Reunion Kamut on Ryan because vtes.legacy.trait.general.definition
    When Mariano Pomposo plays Reunion Kamut on Claudia
    Then Claudia is uncontrolled with 2 blood
    And Mariano Pomposo's blood stays the same

  @id:VTES-1501 @needs:legacy
  @vtes.legacy.trait.black-hand.allows-black-hand-cards @vtes.legacy.trait.general.definition
  Scenario: A Black Hand vampire reduces the bleed of a vampire that is not Black Hand
    Given it is Sarah's minion phase
    And Sarah's Catalina Vega is ready
    And Alexis's Claudia and Ayelech are ready
    And Alexis holds Truth in Ink
    When Catalina Vega bleeds Alexis
    Then Ayelech cannot play Truth in Ink because vtes.legacy.trait.black-hand.allows-black-hand-cards
    And the bleed is for 2
    When Claudia plays Truth in Ink
    Then the bleed is for 0
    When nobody blocks
    Then no pool changes
    And nobody has the Edge

  @id:VTES-1502 @needs:legacy @vtes.legacy.trait.general.definition
  Scenario: Truth in Ink cannot reduce the bleed of a Black Hand vampire
    Given it is Sarah's minion phase
    And Sarah's Mariano Pomposo is ready
    And Alexis's Claudia is ready
    And Alexis holds Truth in Ink
    When Mariano Pomposo bleeds Alexis
    Then Claudia cannot play Truth in Ink because vtes.legacy.trait.general.definition
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-1503 @needs:legacy
  @vtes.legacy.trait.black-hand.allows-black-hand-cards @vtes.legacy.trait.general.definition
  Scenario: Watch Commander gives intercept to block a directed action
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Alexis's Claudia is ready
    And Alexis holds Watch Commander
    And Sarah holds Cloak the Gathering and Vessel
    When Sully bleeds Alexis
    And Claudia attempts to block
    And Sully plays Cloak the Gathering at basic
    And Claudia plays Watch Commander
    Then Claudia blocks the action
    And combat begins between Sully and Claudia
    When Sully strikes with hands
    And Claudia strikes with hands
    Then the action fails

  @id:VTES-1504 @needs:legacy @vtes.legacy.trait.general.definition
  Scenario: Watch Commander cannot be played to block an undirected action
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Sarah holds Cloak the Gathering
    And Alexis's Claudia is ready
    And Claudia bears Raven Spy
    And Alexis holds Watch Commander
    When Sully hunts
    And Claudia attempts to block
    Then it is for Sarah to respond to the block attempt
    And Claudia cannot play Watch Commander because vtes.golden-rule.cards-override-rules
    When Sarah passes
    Then Claudia blocks the action
    When Sully strikes with hands
    And Claudia strikes with hands
    Then the action fails

  @id:VTES-1505 @needs:legacy @vtes.legacy.trait.general.definition
  Scenario: Shakar can be played on a Black Hand vampire only
    Given it is Sarah's master phase
    And Sarah's Mariano Pomposo and Sully are ready
    And Sarah holds Shakar
    Then Sarah cannot play Shakar on Sully because vtes.legacy.trait.general.definition
    When Sarah plays Shakar on Mariano Pomposo
    Then Mariano Pomposo bears Shakar
    And Sarah burns 1 pool

  @id:VTES-6406 @needs:legacy
  @vtes.legacy.trait.black-hand.allows-black-hand-cards @checks:a,b @vtes.legacy.trait.general.definition
  Scenario: Shakar lets its Black Hand bearer attack a younger vampire that is not Black Hand
    Given it is Sarah's minion phase
    And Sarah's Mariano Pomposo and Sully are ready
    And Mariano Pomposo bears Shakar
    And Alexis's Claudia, Min-seo and Colette are ready
    Then Mariano Pomposo cannot act through Shakar on Claudia to enter combat because vtes.legacy.trait.general.definition
    And Mariano Pomposo cannot act through Shakar on Colette to enter combat because vtes.glossary.target.eligibility-from-card-text
    And Sully cannot act through Shakar on Min-seo to enter combat because vtes.golden-rule.cards-override-rules
    When Mariano Pomposo acts through Shakar on Min-seo to enter combat
    Then the action is directed
    When Alexis declines to block
    Then combat begins between Mariano Pomposo and Min-seo
    When Mariano Pomposo strikes with hands
    And Min-seo strikes with hands
    Then the action succeeds

  @id:VTES-4415 @vtes.golden-rule.cards-override-rules
  Scenario: Of several Black Hand vampires, only the bearer uses Shakar
    Given it is Sarah's minion phase
    And Sarah's Mariano Pomposo and Claudia are ready
    And Claudia bears Shakar
    And Alexis's Min-seo is ready
    Then Mariano Pomposo cannot act through Shakar on Min-seo to enter combat because vtes.golden-rule.cards-override-rules

  @id:VTES-4417 @vtes.golden-rule.cards-override-rules
  Scenario: A bearer that is not Black Hand cannot use Shakar
    Given it is Sarah's minion phase
    And Sarah's Sully and Mariano Pomposo are ready
    And Sully bears Shakar
    And Alexis's Min-seo is ready
    Then Sully cannot act through Shakar on Min-seo to enter combat because vtes.golden-rule.cards-override-rules

  @id:VTES-1506 @needs:legacy @vtes.legacy.trait.flight.allows-flight-cards @checks:a
  @vtes.legacy.trait.general.definition
  Scenario: A card that requires Flight can be played only by a minion with Flight
    Given it is Sarah's minion phase
    And Sarah's Obsidian and Madison are ready with 1 blood
    And Sarah holds As the Crow and Freak Drive
    When Madison hunts
    Then Madison cannot play As the Crow because vtes.legacy.trait.flight.allows-flight-cards
    When Sarah passes
    And Obsidian hunts
    And Obsidian plays As the Crow
    Then Obsidian is unlocked

  @id:VTES-6407 @needs:legacy @vtes.legacy.trait.flight.allows-flight-cards
  @vtes.legacy.trait.general.definition
  Scenario: A minion can play As the Crow only once a turn
    Given it is Sarah's minion phase
    And Sarah's Obsidian is ready with 1 blood
    And Sarah holds As the Crow, As the Crow and Freak Drive
    When Obsidian hunts
    And Obsidian plays As the Crow
    And Sarah passes
    And Obsidian bleeds Alexis
    Then Obsidian cannot play As the Crow because vtes.golden-rule.cards-override-rules
    And it is for Sarah to respond after the action
    When Sarah passes
    Then Obsidian is locked

  @id:VTES-1507 @needs:legacy @vtes.legacy.trait.blood-cursed.cannot-diablerise @checks:a,d
  Scenario: A Blood Cursed vampire cannot diablerise, but can rescue
    Given it is Sarah's minion phase
    And Sarah's Anwar and Sully are ready
    And Sarah's Ryan is in torpor with 1 blood
    And Alexis's Colette is in torpor with 1 blood
    Then Anwar cannot diablerise Ryan because vtes.legacy.trait.blood-cursed.cannot-diablerise
    And Anwar cannot diablerise Colette because vtes.legacy.trait.blood-cursed.cannot-diablerise
    And Sully may diablerise Ryan
    When Anwar rescues Ryan
    Then Ryan is ready with 1 blood
    And Anwar burns 2 blood

  @id:VTES-1508 @needs:legacy @vtes.legacy.trait.blood-cursed.cannot-diablerise @checks:b
  Scenario: A Blood Cursed blocker is not offered diablerie of a vampire leaving torpor
    Given it is Sarah's minion phase
    And Sarah's Colette is in torpor with 3 blood
    And Alexis's Anwar is ready
    And Anwar bears Raven Spy
    When Colette leaves torpor
    And Anwar attempts to block
    Then Anwar blocks the action
    And it is Sarah's minion phase
    And Colette is in torpor with 3 blood
    And the action fails

  @id:VTES-1509 @needs:politics @vtes.diablerise-action.success-diablerises-victim
  Scenario: A Blood Cursed vampire can be diablerised
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 2 blood
    And Alexis's Anwar is in torpor with 1 blood
    And Alexis's Alu is ready
    When Sully diablerises Anwar
    And Alexis declines to block
    Then Anwar is in Alexis's ash heap
    And Sully is ready with 3 blood
    And Alu cannot diablerise Sully because vtes.minion-phase.minions-may-act

  @id:VTES-1510 @needs:legacy @vtes.legacy.trait.circle.blood-brother-has-circle @checks:a
  Scenario: A Blood Brother helps only members of its own circle
    Given it is Sarah's master phase
    And Sarah's Ilse is ready
    And Sarah's Karl is uncontrolled with 2 blood
    And Sarah's Kyrylo is uncontrolled with 4 blood
    And Sarah's Colette is uncontrolled with 1 blood
    And Sarah holds Thicker than Blood
    Then Sarah cannot play Thicker than Blood on Kyrylo because vtes.legacy.trait.circle.blood-brother-has-circle
    And Sarah cannot play Thicker than Blood on Colette because vtes.crypt.clan-may-limit-affected-vampires
    When Sarah plays Thicker than Blood on Karl
    Then Karl is ready with 2 blood
    And Sarah burns 2 pool

  @id:VTES-1511 @needs:legacy @vtes.legacy.trait.circle.undesignated-is-own-circle @checks:a
  @vtes.published.circle.none-designated-is-its-own
  Scenario: Vampires without a circle do not share one, even if of one clan
    Given it is Sarah's master phase
    And Sarah's Sully and Ilse are ready
    And Sully's clan is Blood Brother
    And Sarah's Ryan is uncontrolled with 2 blood
    And Ryan's clan is Blood Brother
    And Sarah's Karl is uncontrolled
    And Sarah holds Thicker than Blood
    Then Sarah cannot play Thicker than Blood on Ryan because vtes.legacy.trait.circle.undesignated-is-own-circle
    And Sarah may play Thicker than Blood on Karl

  @id:VTES-1519 @needs:legacy @vtes.legacy.trait.circle.inner-circle-is-no-circle @checks:a
  @vtes.legacy.trait.circle.undesignated-is-own-circle
  Scenario: The Inner Circle is a title, not a circle of Blood Brothers
    Given it is Sarah's master phase
    And Sarah's Gwendolyn is ready
    And Gwendolyn's clan is Blood Brother
    And Gwendolyn's title is inner circle, of Blood Brother
    And Sarah's Ryan is uncontrolled with 2 blood
    And Ryan's clan is Blood Brother
    And Ryan's title is inner circle
    And Sarah holds Thicker than Blood
    Then Gwendolyn's title is inner circle
    And Sarah cannot play Thicker than Blood on Ryan because vtes.legacy.trait.circle.undesignated-is-own-circle

  @id:VTES-1526 @vtes.votes.inner-circle-four @checks:a
  Scenario: A member of the Inner Circle bleeds and votes as its card says
    Given it is Sarah's minion phase
    And Sarah's Gwendolyn is ready
    And Sarah's Ryan is in torpor with 0 blood
    And Alexis's Belinde is ready and locked
    When Gwendolyn bleeds Alexis
    Then Alexis burns 3 pool
    When everyone passes until Sarah's minion phase
    And Gwendolyn diablerises Ryan
    And Alexis declines to block
    And Sarah votes against the referendum with Gwendolyn
    And Sarah passes
    And Alexis votes for the referendum with Belinde
    Then the votes are 2 for and 4 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-3071 @needs:legacy @vtes.legacy.trait.black-hand.allows-black-hand-cards @checks:a,b,c
  Scenario: The Black Hand trait changes neither bleeds, votes nor combat
    Given it is Sarah's minion phase
    And Sarah's Mariano Pomposo and Wauneka are ready
    And Sarah's Claudia is uncontrolled
    And Sarah holds Ancilla Empowerment and Reunion Kamut
    And Alexis's Colette is ready
    And Tom's Belinde is ready
    Then Wauneka cannot play Reunion Kamut on Claudia because vtes.legacy.trait.black-hand.allows-black-hand-cards
    And Mariano Pomposo may play Reunion Kamut on Claudia
    When Wauneka plays Ancilla Empowerment
    And Alexis declines to block
    Then Sarah cannot vote for the referendum with Mariano Pomposo because vtes.votes.none-inherent
    When Sarah passes
    And Tom votes against the referendum with Belinde
    And Sarah passes
    Then the referendum fails
    When Mariano Pomposo bleeds Alexis
    Then the bleed is for 1
    And the action's stealth is 0
    When Colette attempts to block
    And Mariano Pomposo strikes with hands
    And Colette strikes with hands
    Then Colette burns 1 blood
    And Mariano Pomposo burns 1 blood

  @id:VTES-3072 @needs:legacy @needs:politics @vtes.legacy.trait.blood-cursed.cannot-diablerise @checks:d
  Scenario: A Blood Cursed vampire can be diablerised, but cannot diablerise
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 2 blood
    And Sarah's Alu is ready
    And Alexis's Anwar is in torpor with 1 blood
    Then Alu cannot diablerise Anwar because vtes.legacy.trait.blood-cursed.cannot-diablerise
    When Sully diablerises Anwar
    Then Anwar is in Alexis's ash heap
    And Sully gains 1 blood

  @id:VTES-3073 @needs:legacy @provisional @vtes.legacy.trait.blood-cursed.cannot-diablerise @checks:c
  Scenario: Amaranth has no effect for a Blood Cursed vampire, and its victim goes to torpor
    Given it is Sarah's minion phase
    And Sarah's Anwar is ready
    And Sarah holds Amaranth
    And Alexis's Nassir is ready with 0 blood
    When Anwar bleeds Alexis
    And Nassir attempts to block
    And Anwar strikes with hands
    And Nassir strikes with hands
    And Anwar plays Amaranth
    Then Nassir is in torpor with 0 blood
    And Alexis's ash heap is empty
    And the combat is over

  @id:VTES-3074 @needs:legacy @vtes.glossary.alias.follower-of-set-is-ministry @checks:a
  Scenario: A Ministry vampire meets the requirement of a Follower of Set
    Given it is Sarah's master phase
    And Sarah's Ximena is ready
    And Sarah holds Opium Den
    Then Ximena's clan is Ministry
    When Sarah plays Opium Den
    Then Sarah controls Ximena and Opium Den
    And Sarah burns 1 pool

  @id:VTES-3130 @vtes.legacy.trait.circle.undesignated-is-own-circle @checks:a
  Scenario: Two Blood Brothers who share another trait do not share a circle
    Given it is Sarah's master phase
    And Sarah's Sully is ready
    And Sully's clan is Blood Brother
    And Sully's only trait is Sterile
    And Sarah's Ryan is uncontrolled with 2 blood
    And Ryan's clan is Blood Brother
    And Ryan's only trait is Sterile
    And Sarah's Ilse is ready
    And Sarah's Karl is uncontrolled with 2 blood
    And Sarah holds Thicker than Blood
    Then Sarah cannot play Thicker than Blood on Ryan because vtes.legacy.trait.circle.undesignated-is-own-circle
    When Sarah plays Thicker than Blood on Karl
    Then Karl is ready with 2 blood
