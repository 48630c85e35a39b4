# Limits of vampires' abilities: beneficiaries, costs, and exceptions
Feature: Limits of abilities

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-3410 @vtes.master.one-master-phase-action-at-start
  Scenario: Anson gives no second master phase action while in torpor
    Given it is Sarah's unlock phase
    And Sarah's Anson is in torpor
    When Sarah ends the unlock phase
    Then Sarah has 1 master phase action left

  @id:VTES-3411 @vtes.discard-phase.one-action-by-default
  Scenario: Sreelekha gives no second discard phase action while in torpor
    Given it is Sarah's influence phase
    And Sarah's Sreelekha is in torpor
    And Sarah holds Vessel and Bonding
    When Sarah ends the influence phase
    Then Sarah has 1 discard phase action left

  @id:VTES-3412 @vtes.glossary.target.eligibility-from-card-text
  Scenario: Melinda Galbraith can lock a vampire of capacity 6 but not of capacity 7
    Given it is Sarah's unlock phase
    And Sarah's Melinda Galbraith (ADV) is ready
    And Alexis's Caitlin and Korah are ready
    Then Sarah cannot use Melinda Galbraith (ADV) on Korah because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Melinda Galbraith (ADV) on Caitlin
    Then Caitlin is locked
    And Korah is unlocked

  @id:VTES-3413 @needs:action-cards @vtes.action.directed.definition @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: Josette takes a vampire from another's torpor region for 2 blood at 0 stealth
    Given Sarah's Josette is ready with 3 blood
    And Alexis's Ryan is in torpor with 2 blood
    And Alexis's Nassir is ready
    When Sarah uses Josette on Ryan
    Then the action is directed
    And the action's stealth is 0
    When Alexis declines to block
    Then Sarah controls Ryan
    And Ryan is in torpor with 2 blood
    And Josette has 1 blood

  @id:VTES-3414 @vtes.card.cost.blood-needs-enough-blood
  Scenario: Josette cannot take a vampire with only 1 blood
    Given Sarah's Josette is ready with 1 blood
    And Alexis's Ryan is in torpor
    Then Sarah cannot use Josette on Ryan because vtes.card.cost.blood-needs-enough-blood

  @id:VTES-3415 @needs:block @vtes.wording.during-x-do-y-once-per-x
  Scenario: Nu, The Pillar can unlock for 1 blood once in a minion phase
    Given Sarah's Nu, The Pillar is ready with 3 blood
    When Nu, The Pillar bleeds Alexis
    And Sarah uses Nu, The Pillar to unlock
    Then Nu, The Pillar is ready with 2 blood and unlocked
    When Nu, The Pillar hunts
    Then Nu, The Pillar is locked
    And Sarah cannot use Nu, The Pillar to unlock because vtes.wording.during-x-do-y-once-per-x

  @id:VTES-3416 @vtes.golden-rule.cards-override-rules
  Scenario: Nu, The Pillar cannot play a Celerity card even with the Discipline
    Given Sarah's Nu, The Pillar is ready
    And Nu, The Pillar bears Celerity
    And Alexis's Nassir is ready
    And Sarah holds Fake Out and Pursuit
    When Nu, The Pillar bleeds Alexis
    And Sarah passes
    And Nassir attempts to block
    And Sarah passes
    And Sarah passes
    Then it is for Sarah to maneuver or decline
    And Nu, The Pillar cannot play Pursuit at basic because vtes.golden-rule.cards-override-rules
    When Nu, The Pillar plays Fake Out
    Then the range is long

  @id:VTES-3417 @needs:contests @vtes.title-contest.some-titles-unique @vtes.title-contest.starts-when-two-claim
  Scenario Outline: <vampire>'s city is <city> only
    Given it is Sarah's influence phase
    And Sarah's <vampire> is uncontrolled with 11 blood
    And Alexis's Wauneka is ready
    And Tom's Ryan is ready
    And Wauneka's title is prince, of <city>
    And Ryan's title is prince, of Boston
    When Sarah brings out <vampire>
    Then <vampire> and Wauneka are in a contest of titles
    And Ryan's title is prince

    Examples:
      | vampire             | city           |
      | Alexa Draper        | Melbourne      |
      | Alexander Silverson | Birmingham     |
      | Alice Chen          | Nairobi        |
      | Andi Liu            | Taipei         |
      | Ayelech             | Addis Ababa    |
      | Belinde             | Copenhagen     |
      | Catalina Vega       | Buenos Aires   |
      | Donny Kowalczyk     | Pittsburgh     |
      | Flávio Gonçalves    | São Paulo      |
      | Horst von Brühl     | Mannheim       |
      | Inês Tristão        | Rio de Janeiro |
      | Mkhokheli           | Cape Town      |
      | Sybren van Oosten   | Rotterdam      |

  @id:VTES-3418 @vtes.master-phase.alternative-uses-by-cards
  Scenario Outline: Khalid turns <card>, an Obfuscate card, into 1 pool
    Given it is Sarah's master phase
    And Sarah's Khalid is ready
    And Sarah holds <card>
    When Sarah uses Khalid on <card>
    Then Sarah gains 1 pool
    And <card> is in Sarah's ash heap

    Examples:
      | card                   |
      | Cloak the Gathering    |
      | Elder Impersonation    |
      | Faceless Night         |
      | Hide the Mind          |
      | Into Thin Air          |
      | Lost in Crowds         |
      | Spying Mission         |
      | Swallowed by the Night |

  @id:VTES-3419 @vtes.votes.ability-without-title
  Scenario Outline: Alexa Draper discards <card>, a Dominate card, for a vote
    Given Sarah's Alexa Draper is ready
    And Sarah holds Ancilla Empowerment and <card>
    When Alexa Draper plays Ancilla Empowerment
    And Sarah uses Alexa Draper on <card>
    Then <card> is in Sarah's ash heap
    When Sarah votes for the referendum with Alexa Draper
    Then the votes are 3 for and 0 against

    Examples:
      | card                      |
      | Bonding                   |
      | Command of the Beast      |
      | Conditioning              |
      | Deflection                |
      | Dominate Kine             |
      | Far Mastery               |
      | Foreshadowing Destruction |
      | Govern the Unaligned      |
      | Graverobbing              |

  @id:VTES-3421 @needs:block @vtes.votes.ability-without-title
  Scenario: Alexa Draper can discard Seduction for a vote if it was not played at announcement
    Given Sarah's Alexa Draper is ready
    And Sarah holds Ancilla Empowerment and Seduction
    And Alexis's Nassir is ready and locked
    When Alexa Draper plays Ancilla Empowerment
    And Sarah passes
    And Sarah uses Alexa Draper on Seduction
    And Sarah votes for the referendum with Alexa Draper
    Then the votes are 3 for and 0 against

  @id:VTES-3420 @vtes.card.cost.discarding-uses-own-hand
  Scenario Outline: <vampire> cannot discard <card>, which is of a different Discipline
    Given it is Sarah's <phase> phase
    And Sarah's <vampire> is ready
    And Sarah holds <card> and Vessel
    Then Sarah cannot use <vampire> on <card> because vtes.card.cost.discarding-uses-own-hand
    And Sarah cannot use <vampire> on Vessel because vtes.card.cost.discarding-uses-own-hand

    Examples:
      | vampire | phase  | card             |
      | Khalid  | master | Bonding          |
      | Khalid  | master | Majesty          |
      | Khalid  | master | Silence of Death |
