# Masters: targets, phases, and amounts
Feature: Targets and timing of masters

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-3440 @vtes.wording.during-x-do-y-once-per-x
  Scenario Outline: <place> cannot be used for a <clan> in the <phase> phase
    Given it is Sarah's <phase> phase
    And Sarah controls <place>
    And Sarah's <vampire> is uncontrolled with 1 blood
    Then Sarah cannot use <place> on <vampire> because vtes.wording.during-x-do-y-once-per-x

    Examples:
      | place          | clan     | vampire     | phase  |
      | Arcane Library | Tremere  | Nassir      | master |
      | Arcane Library | Tremere  | Nassir      | unlock |
      | Art Museum     | Toreador | Kathy Glens | master |
      | Art Museum     | Toreador | Kathy Glens | unlock |

  @id:VTES-3441 @vtes.crypt.clan-may-limit-affected-vampires
  Scenario Outline: <place> gives 1 blood to an uncontrolled <clan> only, in the influence phase
    Given it is Sarah's influence phase
    And Sarah controls <place>
    And Sarah's <vampire> and <stranger> are uncontrolled with 1 blood
    Then Sarah cannot use <place> on <stranger> because vtes.crypt.clan-may-limit-affected-vampires
    When Sarah uses <place> on <vampire>
    Then <vampire> is uncontrolled with 2 blood
    And <place> is locked
    And no pool changes

    Examples:
      | place          | clan     | vampire     | stranger    |
      | Arcane Library | Tremere  | Nassir      | Kathy Glens |
      | Art Museum     | Toreador | Kathy Glens | Nassir      |

  @id:VTES-3442 @vtes.wording.during-x-do-y-once-per-x
  Scenario: Wasserschloss Anif cannot move its counters outside the influence phase
    Given it is Sarah's master phase
    And Sarah controls Wasserschloss Anif, Austria
    And Wasserschloss Anif, Austria has 2 counters
    And Sarah's Nassir is uncontrolled
    Then Sarah cannot use Wasserschloss Anif, Austria on Nassir to give its counters away because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's influence phase
    And Sarah uses Wasserschloss Anif, Austria on Nassir to give its counters away
    Then Nassir is uncontrolled with 2 blood

  @id:VTES-3443 @vtes.wording.during-x-do-y-once-per-x
  Scenario Outline: Dreams of the Sphinx cannot give pool in the <phase> phase
    Given it is Sarah's <phase> phase
    And Sarah has the Edge
    And Sarah controls Dreams of the Sphinx
    Then Sarah cannot use Dreams of the Sphinx to gain 1 pool because vtes.wording.during-x-do-y-once-per-x

    Examples:
      | phase     |
      | master    |
      | influence |
      | discard   |

  @id:VTES-3444 @vtes.glossary.target.eligibility-from-card-text
  Scenario Outline: <card> cannot be played on <vampire>, who is in torpor
    Given it is Sarah's master phase
    And Sarah's Sully is in torpor
    And Alexis's Ryan is in torpor
    And Sarah holds <card>
    Then Sarah cannot play <card> on <vampire> because vtes.glossary.target.eligibility-from-card-text

    Examples:
      | card               | vampire |
      | Haven Uncovered    | Ryan    |
      | Fame               | Ryan    |
      | Pentex™ Subversion | Ryan    |
      | Guardian Angel     | Sully   |

  @id:VTES-3445 @vtes.target.card-must-be-in-play
  Scenario Outline: <card> can be played only on one's own vampire: Sarah cannot <play>
    Given it is Sarah's master phase
    And Alexis's Ryan is ready
    And Sarah holds <card>
    Then Sarah cannot <play> because vtes.target.card-must-be-in-play

    Examples:
      | card           | play                       |
      | Blood Doll     | play Blood Doll on Ryan     |
      | Villein        | play Villein on Ryan for 2  |
      | Guardian Angel | play Guardian Angel on Ryan |
      | Rebel          | play Rebel on Ryan          |

  @id:VTES-3446 @vtes.golden-rule.cards-override-rules @vtes.glossary.target.eligibility-from-card-text
  Scenario: Secure Haven can be played only on one's own minion without a haven
    Given it is Sarah's master phase
    And Alexis's Ryan is ready
    And Sarah's Sully and Ashley are ready
    And Sully bears Secure Haven, played by Alexis
    And Sarah holds Secure Haven
    Then Sarah cannot play Secure Haven on Ryan because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot play Secure Haven on Sully because vtes.golden-rule.cards-override-rules
    And Sarah may play Secure Haven on Ashley

  @id:VTES-3451 @vtes.glossary.target.eligibility-from-card-text
  Scenario: Minion Tap can be played only on one's own vampire
    Given it is Sarah's master phase
    And Alexis's Ryan is ready
    And Sarah holds Minion Tap
    Then Sarah cannot play Minion Tap on Ryan with X 2 because vtes.glossary.target.eligibility-from-card-text

  @id:VTES-4408 @vtes.target.card-must-be-in-play
  Scenario: Minion Tap cannot be played on an ally
    Given it is Sarah's master phase
    And Sarah's Rafastio Ghoul is ready
    And Sarah holds Minion Tap
    Then Sarah cannot play Minion Tap on Rafastio Ghoul with X 1 because vtes.target.card-must-be-in-play

  @id:VTES-3452 @vtes.target.card-must-be-in-play
  Scenario: Life in the City can be played only on a ready vampire
    Given it is Sarah's master phase
    And Sarah's Ryan is in torpor
    And Sarah holds Life in the City
    Then Sarah cannot play Life in the City on Ryan because vtes.target.card-must-be-in-play

  @id:VTES-3447 @vtes.golden-rule.cards-override-rules
  Scenario: Villein moves 2 to 5 blood only
    Given it is Sarah's master phase
    And Sarah's Alexa Draper is ready
    And Sarah holds Villein
    Then Sarah cannot play Villein on Alexa Draper for 1 because vtes.golden-rule.cards-override-rules
    And Sarah cannot play Villein on Alexa Draper for 6 because vtes.golden-rule.cards-override-rules
    When Sarah plays Villein on Alexa Draper for 5
    Then Alexa Draper has 3 blood
    And Sarah gains 5 pool

  @id:VTES-3448 @vtes.card.cost.pool-symbol
  Scenario: A master card played on a minion with Secure Haven costs 1 more pool
    Given it is Sarah's master phase
    And Alexis's Ryan is ready
    And Ryan bears Secure Haven
    And Sarah holds Misdirection
    When Sarah plays Misdirection on Ryan
    Then Sarah burns 2 pool
    And Ryan is locked

  @id:VTES-3449 @vtes.action.stealth.added-only-when-needed
  Scenario Outline: <place> gives 1 stealth to a <clan> only
    Given it is Sarah's minion phase
    And Sarah controls <place>
    And Sarah's <member> and <stranger> are ready
    And Alexis's Ryan is ready
    When <member> bleeds Alexis
    And Ryan attempts to block
    Then it is for Sarah to respond to the block attempt
    And Sarah cannot use <place> on <stranger> because vtes.action.stealth.added-only-when-needed
    When Sarah uses <place> on <member>
    Then the action's stealth is 1
    And <place> is locked
    When Alexis declines to block
    Then Alexis burns 1 pool

    Examples:
      | place         | clan      | member      | stranger |
      | The Labyrinth | Nosferatu | Wauneka     | Sully    |
      | Opium Den     | Ministry  | Black Lotus | Sully    |

  @id:VTES-3450 @vtes.bleed.target-burns-pool-equal-to-amount @checks:a
  Scenario Outline: Ryan with <gear> bleeds for <bleed>
    Given it is Sarah's minion phase
    And Sarah's Ryan is ready
    And Ryan bears <gear>
    When Ryan bleeds Alexis
    Then Alexis burns <bleed> pool

    Examples:
      | gear                | bleed |
      | J. S. Simmons, Esq. | 2     |
      | D'habi Revenant     | 2     |
      | Trophy: Revered     | 3     |
      | Raven Spy           | 1     |
      | Murder of Crows     | 1     |
      | Sport Bike          | 1     |

  @id:VTES-3645 @vtes.combat.damage.wounded-goes-to-torpor-last
  Scenario Outline: <card> is burned when its minion goes to torpor
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Alexis's Ryan is ready with 0 blood
    And Ryan bears <card>
    When Sully bleeds Alexis
    And Ryan attempts to block
    And Sully strikes with hands
    And Ryan strikes with hands
    Then Ryan is in torpor
    And <card> is in Alexis's ash heap

    Examples:
      | card         |
      | Secure Haven |
