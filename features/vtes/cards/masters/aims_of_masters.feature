# Master cards: Into the Fire, Out of the Frying Pan, Shakar, Thicker than Blood, Versailles; Eccentric Billionaire, The Line
Feature: Targets of master cards, and cost reducers
  What they can target, when they give votes, and which costs they reduce.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-3258 @vtes.sect.change-replaces-old-sect
  Scenario Outline: <card> can be played only on a vampire of the right sect: not on <not>
    Given it is Sarah's master phase
    And Sarah's Cameron and Wauneka are ready
    And Sarah's Belinde is ready
    And Belinde's sect is Anarch
    And Sarah's Carter is in torpor
    And Alexis's Claudia is ready
    And Sarah holds <card>
    Then Sarah cannot play <card> on <not> because vtes.glossary.target.eligibility-from-card-text
    When Sarah plays <card> on <on>
    Then <on>'s sect is <sect>

    Examples:
      | card                   | not     | on      | sect      |
      | Out of the Frying Pan  | Wauneka | Cameron | Camarilla |
      | Out of the Frying Pan  | Belinde | Cameron | Camarilla |
      | Out of the Frying Pan  | Carter  | Cameron | Camarilla |
      | Out of the Frying Pan  | Claudia | Cameron | Camarilla |
      | Into the Fire          | Cameron | Wauneka | Sabbat    |
      | Into the Fire          | Cameron | Belinde | Sabbat    |

  @id:VTES-3281 @vtes.golden-rule.cards-override-rules
  Scenario: A vampire can bear only one Shakar
    Given it is Sarah's master phase
    And Sarah's Mariano Pomposo is ready
    And Mariano Pomposo bears Shakar
    And Mariano Pomposo's only trait is Black Hand
    And Sarah holds Shakar
    Then Sarah cannot play Shakar on Mariano Pomposo because vtes.golden-rule.cards-override-rules

  @id:VTES-3285 @vtes.glossary.target.eligibility-from-card-text
  Scenario: Thicker than Blood cannot bring out a vampire already in play
    Given it is Sarah's master phase
    And Sarah's Ilse is ready
    And Sarah's Karl is uncontrolled with 3 blood
    And Karl's only trait is Torrance circle
    And Alexis's Karl is ready
    And Sarah holds Thicker than Blood
    Then Sarah cannot play Thicker than Blood on Karl because vtes.glossary.target.eligibility-from-card-text

  @id:VTES-3257 @vtes.golden-rule.cards-override-rules
  Scenario: Versailles gives votes in a political action but not in a blood hunt
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 2 blood
    And Sarah's Alice Chen is ready
    And Tom's Ryan is in torpor with 1 blood
    And Sarah controls Elysium: The Palace of Versailles
    When Sully diablerises Ryan
    Then it is for Sarah to vote or pass
    And Sarah cannot use Elysium: The Palace of Versailles because vtes.golden-rule.cards-override-rules
    When Sarah votes against the referendum with Alice Chen
    Then the referendum fails

  @id:VTES-3287 @vtes.card.cost.pool-symbol
  Scenario Outline: Eccentric Billionaire cannot reduce the cost of <card>
    Given it is Sarah's master phase
    And Sarah has 20 pool
    And Sarah's Eccentric Billionaire is ready
    And Sarah's Belinde is ready
    And Sarah holds <card>
    When Sarah plays <card> on Belinde
    Then Sarah has <pool> pool
    And Eccentric Billionaire is unlocked

    Examples:
      | card           | pool |
      | Vessel         | 19   |
      | Guardian Angel | 18   |

  @id:VTES-3288 @vtes.card.cost.blood-symbol
  Scenario: The Line cannot reduce the cost of an ally's action or of a modifier
    Given it is Sarah's minion phase
    And Sarah controls The Line
    And Sarah's Brock Sterling is ready with 3 blood
    And Sarah holds Freak Drive
    When Brock Sterling bleeds Alexis
    And Brock Sterling plays Freak Drive at basic
    Then Brock Sterling is ready with 2 blood and unlocked
    And The Line is unlocked
