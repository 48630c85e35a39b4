# Texts of vampires and allies: their limits, states, and targets
Feature: Abilities in minions' texts
  Limits: not twice, not in torpor, and not without enough blood.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-3250 @vtes.mandatory.stuck-if-impossible @vtes.published.elen-kamjian.stuck-after-another-bleed
  Scenario: Elen Kamjian cannot act if she unlocks after another bleed with her mandatory bleed due
    Given it is Sarah's minion phase
    And Sarah's Elen Kamjian is ready
    And Sarah's Ayelech is ready
    And Sarah holds Precognizant Mobility
    When Elen Kamjian bleeds Alexis
    And Ayelech plays Precognizant Mobility at superior on Elen Kamjian
    Then Elen Kamjian is unlocked
    And Sarah cannot use Elen Kamjian because vtes.mandatory.stuck-if-impossible
    And Elen Kamjian cannot hunt because vtes.mandatory.stuck-if-impossible

  @id:VTES-3253 @needs:block @needs:politics @vtes.unlock.restores-card
  Scenario: Blanche Hill unlocks after her first hunt of the turn only
    Given it is Sarah's minion phase
    And Sarah's Blanche Hill is ready with 0 blood
    And Sarah holds Abactor
    When Blanche Hill hunts
    And Sarah uses Blanche Hill
    Then Blanche Hill is ready with 1 blood and unlocked
    When Blanche Hill plays Abactor
    Then Blanche Hill is ready with 6 blood and locked
    And Sarah cannot use Blanche Hill because vtes.golden-rule.cards-override-rules

  @id:VTES-3256 @needs:block @vtes.votes.ability-without-title
  Scenario: Alexa Draper gains a vote only by discarding a Dominate card
    Given it is Sarah's minion phase
    And Sarah's Sybren van Oosten and Alexa Draper are ready
    And Sarah holds Ancilla Empowerment, Bonding, Vessel and Lost in Crowds
    When Sybren van Oosten plays Ancilla Empowerment
    Then Sarah cannot use Alexa Draper on Vessel because vtes.card.cost.discarding-uses-own-hand
    And Sarah cannot use Alexa Draper on Lost in Crowds because vtes.card.cost.discarding-uses-own-hand
    When Sarah uses Alexa Draper on Bonding
    And Sarah votes for the referendum with Alexa Draper
    Then the votes are 3 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-3292 @vtes.votes.only-while-ready
  Scenario: Alexa Draper cannot gain a vote while in torpor
    Given it is Sarah's minion phase
    And Sarah's Sybren van Oosten is ready
    And Sarah's Alexa Draper is in torpor
    And Sarah holds Ancilla Empowerment and Bonding
    When Sybren van Oosten plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    And Sarah cannot use Alexa Draper on Bonding because vtes.votes.only-while-ready

  @id:VTES-3298 @vtes.golden-rule.cards-override-rules
  Scenario: Ayse Dhanial cannot be used for a discard phase action while in torpor
    Given it is Sarah's discard phase
    And Sarah's Ayse Dhanial is in torpor with 1 blood
    And Sarah holds Lost in Crowds and Bonding
    Then Sarah cannot use Ayse Dhanial because vtes.golden-rule.cards-override-rules

  @id:VTES-3259 @needs:action-cards @vtes.rescue.no-longer-wounded
  Scenario: Alia, God's Messenger rescues only her controller's vampire from torpor
    Given it is Sarah's minion phase
    And Sarah's Alia, God's Messenger is ready
    And Sarah's Ryan is in torpor with 1 blood
    And Alexis's Colette is in torpor with 1 blood
    And Sarah's Nassir is ready
    Then Alia, God's Messenger cannot use Alia, God's Messenger on Colette because vtes.glossary.target.eligibility-from-card-text
    When Alia, God's Messenger uses Alia, God's Messenger on Ryan
    Then Ryan is ready with 1 blood
    And Ryan is not wounded

  @id:VTES-3261 @needs:block @vtes.unlock.restores-card
  Scenario: Qawiyya el-Ghaduba can burn blood to unlock only when she is locked
    Given it is Sarah's minion phase
    And Sarah's Qawiyya el-Ghaduba is ready with 5 blood
    And Sarah's Nassir is ready
    Then Sarah cannot use Qawiyya el-Ghaduba because vtes.golden-rule.cards-override-rules
    When Qawiyya el-Ghaduba bleeds Alexis
    And Sarah uses Qawiyya el-Ghaduba
    Then Qawiyya el-Ghaduba is ready with 3 blood and unlocked

  @id:VTES-3262 @needs:block @vtes.wording.during-x-do-y-once-per-x
  Scenario: Nu, The Pillar can burn 1 blood to unlock only once in a minion phase
    Given it is Sarah's minion phase
    And Sarah's Nu, The Pillar is ready with 5 blood
    And Sarah's Nassir is ready
    When Nu, The Pillar bleeds Alexis
    And Sarah uses Nu, The Pillar to unlock
    Then Nu, The Pillar is ready with 4 blood and unlocked
    When Nu, The Pillar hunts
    Then Sarah cannot use Nu, The Pillar to unlock because vtes.wording.during-x-do-y-once-per-x

  @id:VTES-3263
  Scenario Outline: Quentin King III, when merged, cannot give blood to <not> when either is in torpor
    Given it is Sarah's unlock phase
    And Sarah's Quentin King III (ADV) is <his state>
    And Quentin King III (ADV) is merged with Quentin King III
    And Alexis's Carolina Vález is <her state> with 1 blood
    And Tom's Melinda Galbraith is <other state> with 1 blood
    And Sarah controls The Barrens
    And Sarah holds Vessel
    Then Sarah cannot use Quentin King III (ADV) on <not> because <rule>

    @vtes.glossary.target.eligibility-from-card-text
    Examples:
      | his state | her state | other state | not              | rule                                           |
      | ready     | in torpor | ready       | Carolina Vález   | vtes.glossary.target.eligibility-from-card-text |

    @vtes.golden-rule.cards-override-rules
    Examples:
      | his state | her state | other state | not              | rule                                           |
      | in torpor | ready     | ready       | Carolina Vález   | vtes.golden-rule.cards-override-rules          |

  @id:VTES-3266 @vtes.card.cost.blood-needs-enough-blood
  Scenario: Quentin King III, when merged, cannot burn for bleed the blood that a modifier took
    Given it is Sarah's minion phase
    And Sarah's Quentin King III (ADV) is ready with 1 blood
    And Quentin King III (ADV) is merged with Quentin King III
    And Sarah holds Aire of Elation
    And Alexis's Nassir is ready
    When Quentin King III (ADV) bleeds Alexis
    And Quentin King III (ADV) plays Aire of Elation at basic
    Then it is for Alexis to block or decline
    And Sarah cannot use Quentin King III (ADV) because vtes.card.cost.blood-needs-enough-blood
