# Abilities in the text of starter deck vampires and a few others
Feature: Abilities of vampires
  A vampire's text changes one of its numbers or gives it an ability.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1255
  @vtes.crypt.text-box-content @checks:a @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: Bret Stryker has less intercept against titled vampires
    Given Alexis's Bret Stryker is uncontrolled with 4 blood
    And Sarah's Belinde and Nassir are ready
    When everyone passes until Alexis's influence phase
    And Alexis brings out Bret Stryker
    And everyone passes until Sarah's minion phase
    And Belinde bleeds Alexis
    And Bret Stryker attempts to block
    Then Bret Stryker fails to block the action
    When Alexis declines to block
    Then Alexis burns 1 pool
    When Nassir bleeds Alexis
    And Bret Stryker attempts to block
    Then Bret Stryker blocks the action
    When Nassir strikes with hands
    And Bret Stryker strikes with hands
    Then the combat is over

  @id:VTES-1256 @vtes.wording.during-x-do-y-once-per-x @vtes.card.cost.minion-may-use-controllers-resources @checks:a
  @vtes.glossary.discard-moves-hand-card-to-ash-heap
  Scenario: Larissa Moreira discards one Animalism card for +1 bleed, once per bleed
    Given Sarah's Larissa Moreira and Alexis's Nassir are ready
    And Sarah holds Raven Spy, Carrion Crows and Vessel
    And Sarah's library holds Blur
    When Larissa Moreira bleeds Alexis
    Then Sarah cannot use Larissa Moreira on Vessel because vtes.card.cost.discarding-uses-own-hand
    When Sarah uses Larissa Moreira on Raven Spy
    Then the bleed is for 2
    And Sarah's ash heap holds Raven Spy
    And Sarah holds Carrion Crows, Vessel and Blur
    And Sarah cannot use Larissa Moreira on Carrion Crows because vtes.wording.during-x-do-y-once-per-x
    When Alexis declines to block
    Then Alexis burns 2 pool

  @id:VTES-1257 @vtes.golden-rule.cards-override-rules
  Scenario: Larissa Moreira cannot increase another minion's bleed or discard outside a bleed
    Given Sarah's Larissa Moreira and Ryan are ready
    And Alexis's Nassir is ready
    And Sarah holds Raven Spy
    When Ryan bleeds Alexis
    Then Sarah cannot use Larissa Moreira on Raven Spy because vtes.golden-rule.cards-override-rules
    When Alexis declines to block
    Then Alexis burns 1 pool
    And Sarah holds Raven Spy

  @id:VTES-1258 @vtes.influence.merge.merged-icon-effects @vtes.crypt.older-means-larger-capacity @checks:a,b
  @vtes.wording.during-x-do-y-once-per-x
  Scenario: Quentin King III, when merged, gives 1 blood to a ready older vampire
    Given it is Sarah's unlock phase
    And Sarah's Quentin King III (ADV) is ready with 3 blood
    And Quentin King III (ADV) is merged with Quentin King III
    And Sarah's Alexa Draper is ready with 2 blood
    And Sarah's Flávio Gonçalves is ready with 2 blood
    And Alexis's Alexander Silverson is in torpor with 2 blood
    Then Sarah cannot use Quentin King III (ADV) on Flávio Gonçalves because vtes.crypt.older-means-larger-capacity
    And Sarah cannot use Quentin King III (ADV) on Quentin King III (ADV) because vtes.crypt.older-means-larger-capacity
    And Sarah cannot use Quentin King III (ADV) on Alexander Silverson because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Quentin King III (ADV) on Alexa Draper
    Then Alexa Draper gains 1 blood
    And Quentin King III (ADV)'s blood stays the same
    And Sarah cannot use Quentin King III (ADV) on Alexa Draper because vtes.wording.during-x-do-y-once-per-x

  @id:VTES-1259 @vtes.crypt.older-means-larger-capacity @checks:c @vtes.influence.merge.merged-icon-effects
  Scenario: A Discipline card makes a vampire older
    Given it is Sarah's unlock phase
    And Sarah's Quentin King III (ADV) is ready
    And Quentin King III (ADV) is merged with Quentin King III
    And Alexis's Flávio Gonçalves is ready with 2 blood
    And Flávio Gonçalves bears Dominate
    When Sarah uses Quentin King III (ADV) on Flávio Gonçalves
    Then Flávio Gonçalves has 3 blood

  @id:VTES-1260 @needs:block @vtes.influence.merge.merged-icon-effects @vtes.wording.during-x-do-y-once-per-x
  Scenario: Quentin King III, when merged, burns 1 blood for +1 bleed
    Given Sarah's Quentin King III (ADV) is ready with 3 blood
    And Quentin King III (ADV) is merged with Quentin King III
    When Quentin King III (ADV) bleeds Alexis
    And Sarah uses Quentin King III (ADV)
    Then Alexis burns 2 pool
    And Quentin King III (ADV) has 2 blood

  @id:VTES-1261 @vtes.influence.merge.merged-icon-effects
  Scenario: Melinda Galbraith, when merged, is regent and locks a weak Sabbat vampire
    Given it is Sarah's unlock phase
    And Sarah's Melinda Galbraith is ready
    And Sarah's Melinda Galbraith (ADV) is uncontrolled
    And Alexis's Boy Toy and Jessica are ready
    And Alexis's Ryan is ready
    When everyone passes until Sarah's influence phase
    And Sarah merges Melinda Galbraith (ADV)
    Then Melinda Galbraith (ADV)'s title is regent
    When everyone passes until Sarah's unlock phase
    Then Sarah cannot use Melinda Galbraith (ADV) on Ryan because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot use Melinda Galbraith (ADV) on Jessica because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Melinda Galbraith (ADV) on Boy Toy
    Then Boy Toy is locked

  @id:VTES-6027 @vtes.influence.merge.merged-icon-effects
  Scenario: Melinda Galbraith, when merged, bleeds for 3
    Given it is Sarah's influence phase
    And Sarah's Melinda Galbraith is ready
    And Sarah's Melinda Galbraith (ADV) is uncontrolled
    And Alexis's Ryan is ready
    When Sarah merges Melinda Galbraith (ADV)
    Then Melinda Galbraith (ADV) is merged with Melinda Galbraith
    When everyone passes until Sarah's minion phase
    And Melinda Galbraith (ADV) bleeds Alexis
    And Alexis declines to block
    Then Alexis burns 3 pool

  @id:VTES-1262 @vtes.influence.merge.advanced-applies-in-full @checks:a
  Scenario: Jessica (ADV) has +1 stealth in political actions
    Given Sarah's Jessica is ready
    And Sarah's Jessica (ADV) is uncontrolled
    And Sarah holds Consanguineous Boon
    And Alexis's Nassir is ready
    When everyone passes until Sarah's influence phase
    And Sarah merges Jessica (ADV)
    And everyone passes until Sarah's minion phase
    And Jessica (ADV) bleeds Alexis
    Then the action's stealth is 0
    When Alexis declines to block
    And everyone passes until Sarah's minion phase
    And Jessica (ADV) plays Consanguineous Boon
    Then the action's stealth is 2
    And it is for Alexis to block or decline

  @id:VTES-2394 @vtes.glossary.discard-moves-hand-card-to-ash-heap
  Scenario Outline: Larissa Moreira discards <card>, an Animalism card, for +1 bleed
    Given Sarah's Larissa Moreira is ready with 3 blood
    And Alexis's Nassir is ready
    And Sarah holds <card>
    When Larissa Moreira bleeds Alexis
    And Sarah uses Larissa Moreira on <card>
    Then the bleed is for 2
    And Larissa Moreira has 3 blood
    And <card> is in Sarah's ash heap
    When Alexis declines to block
    Then Alexis burns 2 pool

    Examples:
      | card                 |
      | Canine Horde         |
      | Carrion Crows        |
      | Cats' Guidance       |
      | Deep Song            |
      | Guard Dogs           |
      | Instinctive Reaction |
      | Murder of Crows      |
      | Underbridge Stray    |
