# Fifth edition rulebook, "Targeting of Cards"; "Glossaries": target, attached, blocking minion, performing an action
Feature: What can be targeted
  A card on another card is its own target. Contested cards cannot be targeted, and a referendum targets nothing.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1380
  @vtes.glossary.target.attached-card-does-not-target-host @checks:a
  @vtes.glossary.steal.attached-card-may-be-moved-to-same-type @checks:a
  @vtes.glossary.target.eligibility-from-card-text
  @vtes.published.changes-controller-of-location.moves-with-its-host
  Scenario: A location can be stolen from a minion that cannot be targeted
    Given Sarah's Madison is ready with 6 blood
    And Sarah's Catalina Vega is ready
    And Alexis's Underbridge Stray is ready
    And Underbridge Stray came into play at basic
    And Underbridge Stray bears Secure Haven
    And Sarah holds Dominate Kine and Entrancement
    Then Catalina Vega cannot play Entrancement at superior on Underbridge Stray because vtes.glossary.target.eligibility-from-card-text
    When Madison plays Dominate Kine at superior on Secure Haven
    Then the action is directed
    And the action targets Secure Haven
    When nobody responds
    And Sarah puts Secure Haven on Catalina Vega
    Then Catalina Vega bears Secure Haven
    And Underbridge Stray bears nothing
    And Madison has 4 blood
    When everyone passes until Sarah's minion phase
    And Catalina Vega plays Entrancement at superior on Underbridge Stray
    And nobody responds
    Then Sarah controls Underbridge Stray

  @id:VTES-1381 @deprecated:0.1.0 @needs:ending @vtes.glossary.steal.attached-card-may-be-moved-to-same-type
  Scenario: A stolen master may stay on its minion
    Given Sarah's Madison is ready with 6 blood
    And Alexis's Nassir is ready and locked
    And Nassir bears Secure Haven
    And Sarah holds Dominate Kine
    When Madison plays Dominate Kine at superior on Secure Haven
    And Sarah passes
    Then Nassir bears Secure Haven
    And these events happen in order:
      | event           | card         | seat  |
      | control-changed | Secure Haven | Sarah |
    When Alexis loses all pool
    Then Nassir is removed from the game
    And Secure Haven is in Alexis's ash heap

  @id:VTES-1382 @vtes.glossary.target.attached-card-does-not-target-host
  @vtes.published.secure-haven.cards-on-minion-not-protected @checks:a
  Scenario: Equipment can be stolen from a vampire that cannot be targeted
    Given Sarah's Kostantin, Baro of the Caravan is ready
    And Alexis's Nassir is ready and locked
    And Nassir bears Secure Haven and .44 Magnum
    When Sarah uses Kostantin, Baro of the Caravan on .44 Magnum
    And Sarah puts .44 Magnum on Kostantin, Baro of the Caravan
    Then Kostantin, Baro of the Caravan bears .44 Magnum
    And Nassir bears Secure Haven

  @id:VTES-1383 @vtes.target.contested-cards-not-eligible @checks:a,b
  Scenario: No action can target a contested card
    Given Sarah's Madison is ready with 6 blood
    And Sarah's Impundulu is ready
    And Sarah holds Dominate Kine
    And Alexis's Creepshow Casino is contested
    And Tom's Creepshow Casino is contested
    And Alexis's Nassir is contested
    And Tom's Nassir is contested
    Then Madison cannot play Dominate Kine at superior on Creepshow Casino because vtes.target.contested-cards-not-eligible
    And Sarah cannot use Impundulu on Nassir because vtes.target.contested-cards-not-eligible
    And Madison cannot rescue Nassir because vtes.target.contested-cards-not-eligible
    And Madison cannot diablerise Nassir because vtes.target.contested-cards-not-eligible

  @id:VTES-1384 @vtes.glossary.target.not-by-referendum @vtes.action.undirected.definition
  Scenario: A referendum targets nobody, and its action is undirected whatever its terms
    Given Sarah's Donny Kowalczyk is ready
    And Sarah holds Kine Resources Contested
    And Alexis's Nassir is ready
    When Donny Kowalczyk plays Kine Resources Contested
    Then the action is undirected
    And the action has no target
    And it is for Alexis to block or decline
    When Alexis declines to block
    And Sarah allocates 3 to Alexis and 1 to Tom
    Then the action is undirected
    And the action has no target
    When Sarah votes for the referendum with Donny Kowalczyk
    And everyone passes
    Then the referendum passes
    And Alexis burns 3 pool
    And Tom burns 1 pool

  @id:VTES-1385 @vtes.glossary.attached-is-mutual @checks:a,b @vtes.equip.success-puts-card-on-acting-minion
  Scenario: Equipment and its bearer are attached to each other, two pieces of equipment are not
    Given Sarah's Ashley is ready
    And Ashley bears Raven Spy
    And Sarah holds Sport Bike
    When Ashley equips with Sport Bike
    Then Ashley bears Raven Spy and Sport Bike
    And Sport Bike bears nothing
    And Raven Spy bears nothing
    When Raven Spy is dealt 1 damage
    Then Ashley bears Sport Bike
    And Raven Spy is in Sarah's ash heap

  @id:VTES-1386 @vtes.glossary.blocking-minion-during-attempt-and-after @checks:a
  Scenario: A minion is the blocking minion only during its block attempt
    Given Sarah's Belinde is ready with 3 blood
    And Sarah holds Elder Impersonation
    And Alexis's Nassir and Lauren are ready
    When Belinde bleeds Alexis
    Then Belinde cannot play Elder Impersonation at superior because vtes.glossary.blocking-minion-during-attempt-and-after
    When Nassir attempts to block
    And Belinde plays Elder Impersonation at superior
    Then Nassir fails to block the action
    And Nassir is unlocked
    And Belinde has 2 blood
    And Nassir cannot attempt to block because vtes.golden-rule.cards-override-rules
    When Lauren attempts to block
    Then Lauren blocks the action

  @id:VTES-1387 @vtes.glossary.performing-an-action-span @checks:b @vtes.bleed.once-per-turn-per-minion @checks:b
  Scenario: A vampire whose bleed was blocked has bled, and cannot bleed again after it unlocks
    Given Sarah's Naomi Stewart is ready with 4 blood
    And Naomi Stewart bears Sport Bike
    And Sarah's Brock Sterling is ready with 3 blood
    And Sarah holds Freak Drive
    And Alexis's Nassir is ready
    When Brock Sterling bleeds Alexis
    And Nassir attempts to block
    Then Brock Sterling's action is under way
    And combat begins between Brock Sterling and Nassir
    When Brock Sterling strikes with hands
    And Nassir strikes with hands
    And Brock Sterling plays Freak Drive at superior
    Then no action is under way
    And Brock Sterling is unlocked
    And Brock Sterling cannot bleed Alexis because vtes.bleed.once-per-turn-per-minion

  @id:VTES-1335 @vtes.target.contested-cards-not-eligible @checks:a @vtes.target.card-must-be-in-play @checks:a
  Scenario: No master can be played on a contested vampire or on one that is not in play
    Given it is Sarah's master phase
    And Sarah holds Pentex™ Subversion and Vessel
    And Alexis's Nassir is contested
    And Tom's Nassir is contested
    And Alexis's ash heap holds Belinde
    And Alexis's Colette is ready
    Then Sarah cannot play Pentex™ Subversion on Nassir because vtes.target.contested-cards-not-eligible
    And Sarah cannot play Vessel on Nassir because vtes.target.contested-cards-not-eligible
    And Sarah cannot play Vessel on Belinde because vtes.target.card-must-be-in-play
    When Sarah plays Vessel on Colette
    Then Colette bears Vessel

  @id:VTES-3088 @vtes.glossary.performing-an-action-span @checks:a
  Scenario: Cloak the Gathering can be played from the announcement of an action to its end
    Given Sarah's Sully is ready
    And Sarah holds Cloak the Gathering and Cloak the Gathering
    And Alexis's Belinde and Nassir are ready
    Then Sully cannot play Cloak the Gathering at basic because vtes.modifier.acting-minion-any-time-before-resolution
    When Sully bleeds Alexis
    And Belinde attempts to block
    And Sully plays Cloak the Gathering at basic
    Then Belinde fails to block the action
    And Sully's action is under way
    When Alexis declines to block
    Then Alexis burns 1 pool
    And no action is under way
    And Sully cannot play Cloak the Gathering at basic because vtes.modifier.acting-minion-any-time-before-resolution

  @id:VTES-3090 @vtes.glossary.target.attached-card-does-not-target-host @checks:c
  Scenario: An action that targets a card on a vampire is directed at that card's controller
    Given Sarah's Madison is ready with 6 blood
    And Alexis's Underbridge Stray is ready
    And Alexis's Colette is ready
    And Underbridge Stray came into play at basic
    And Underbridge Stray bears Secure Haven, played by Tom
    And Tom's Nassir is ready
    And Sarah holds Dominate Kine
    When Madison plays Dominate Kine at superior on Secure Haven
    Then the action is directed
    And the action targets Secure Haven
    And it is for Tom to block or decline
    And Colette cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Tom declines to block
    And Sarah puts Secure Haven on Madison
    Then Madison bears Secure Haven

  @id:VTES-3098 @vtes.glossary.blocking-minion-during-attempt-and-after @checks:c
  Scenario: Another minion cannot attempt to block during a block attempt
    Given Sarah's Belinde is ready
    And Sarah holds Elder Impersonation and Cloak the Gathering
    And Alexis's Nassir and Lauren are ready
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then Lauren cannot attempt to block because vtes.action.course.b.no-other-minion-may-attempt
    When Belinde plays Elder Impersonation at superior
    Then Nassir fails to block the action
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-6400 @vtes.glossary.blocking-minion-during-attempt-and-after @checks:b
  Scenario: No minion is the blocking minion after a failed attempt, until the next one attempts
    Given Sarah's Belinde is ready with 3 blood
    And Sarah holds Elder Impersonation and Cloak the Gathering
    And Alexis's Nassir and Lauren are ready
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Cloak the Gathering at basic
    And Sarah passes
    Then Nassir fails to block the action
    And Belinde cannot play Elder Impersonation at superior because vtes.glossary.blocking-minion-during-attempt-and-after
    When Lauren attempts to block
    And Belinde plays Elder Impersonation at superior
    Then Lauren fails to block the action
    And Lauren cannot attempt to block because vtes.golden-rule.cards-override-rules
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-3089 @vtes.glossary.target.eligibility-from-card-text @checks:a,b
  Scenario: A card can target an uncontrolled vampire if it says so, and two targets must differ
    Given Sarah's Sully and Madison are ready
    And Sarah's Ryan is uncontrolled
    And Sarah holds Govern the Unaligned and Toreador Grand Ball
    And Sarah's Tamoszius and Massimo Falconi are ready
    When Madison plays Govern the Unaligned at superior on Ryan
    Then Ryan is uncontrolled with 3 blood
    When everyone passes until Sarah's master phase
    Then Sarah cannot play Toreador Grand Ball on Tamoszius and Tamoszius because vtes.glossary.target.eligibility-from-card-text
    When Sarah plays Toreador Grand Ball on Tamoszius and Massimo Falconi
    Then Tamoszius is locked
