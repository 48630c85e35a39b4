# Card rulings of the fifth edition rulebook: cards that call a referendum
Feature: Rulings on political actions

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Wauneka is ready

  @id:VTES-1470 @vtes.ruling.ancilla-empowerment.caller-also-loses @checks:a
  @vtes.referendum.resolve.passes-with-more-for-than-against
  Scenario: Ancilla Empowerment burns pool of each player, its caller too, by their own minions
    Given Sarah holds Ancilla Empowerment
    And Alexis's Colette and Ryan are in torpor
    And Tom's Underbridge Stray is ready
    And Rui's Sully, Nassir and Colin Flynn are ready
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    Then the referendum passes
    And Sarah burns 1 pool
    And Alexis burns 2 pool
    And Tom burns 1 pool
    And Rui burns 3 pool
    And Ines's pool stays the same

  @id:VTES-1471 @vtes.ruling.ancilla-empowerment.simultaneous-ousts @checks:a
  @vtes.published.votes-that-damage-several.points-and-pool
  @vtes.ruling.ancilla-empowerment.vp-even-if-self-ousted @checks:a,b
  @vtes.ruling.ancilla-empowerment.pool-only-for-survivors @checks:a
  Scenario: Neighbours ousted by Ancilla Empowerment are ousted together, and only a survivor gains pool
    Given Sarah has 10 pool
    And Alexis has 1 pool
    And Tom has 2 pool
    And Sarah holds Ancilla Empowerment
    And Alexis's Colette is in torpor
    And Tom's Sully and Nassir are in torpor
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    Then Alexis and Tom are ousted
    And Sarah has 1 victory point
    And Alexis has 1 victory point
    And Tom has 0 victory points
    And Ines has 0 victory points
    And Sarah has 15 pool
    And Alexis has 0 pool
    And Sarah's prey is Rui

  @id:VTES-1472 @vtes.ruling.consanguineous-boon.clan-must-exist @checks:a @vtes.referendum.step-terms
  Scenario: Consanguineous Boon cannot name a sect or a clan that does not exist
    Given Sarah holds Consanguineous Boon
    And Rui's Alice Chen is ready
    When Wauneka plays Consanguineous Boon
    Then Sarah cannot choose the clan Camarilla because vtes.ruling.consanguineous-boon.clan-must-exist
    And Sarah cannot choose the clan Lasombrino because vtes.ruling.consanguineous-boon.clan-must-exist
    When Sarah chooses the clan Ventrue
    And Sarah votes for the referendum with Consanguineous Boon
    And Rui passes
    Then the referendum passes
    And Rui gains 1 pool

  @id:VTES-1473 @needs:legacy @vtes.ruling.consanguineous-boon.clan-need-not-be-in-play @checks:a
  @vtes.referendum.step-terms
  @vtes.legacy.antitribu.distinct-clan @checks:a
  Scenario: Consanguineous Boon may name a clan not in play, and an antitribu clan is its own clan
    Given Sarah holds Consanguineous Boon
    And Sarah's Colin Flynn is ready
    And Tom's Sully is ready
    When Wauneka plays Consanguineous Boon
    And Sarah chooses the clan Toreador antitribu
    And Sarah votes for the referendum with Consanguineous Boon
    Then the referendum passes
    And no pool changes

  @id:VTES-1474 @vtes.ruling.kine-resources-contested.not-all-on-one @checks:a @vtes.referendum.step-terms @checks:a
  @vtes.published.kine-resources-contested.not-all-on-one-and-oneself-allowed @checks:a
  Scenario: Kine Resources Contested needs all four points on two or more Methuselahs
    Given Sarah holds Kine Resources Contested
    When Wauneka plays Kine Resources Contested
    Then Sarah cannot allocate 4 to Alexis because vtes.ruling.kine-resources-contested.not-all-on-one
    And Sarah cannot allocate 2 to Alexis and 1 to Tom because vtes.ruling.kine-resources-contested.not-all-on-one
    When Sarah allocates 1 to Alexis, 1 to Tom, 1 to Rui and 1 to Ines
    And Sarah votes for the referendum with Kine Resources Contested
    Then the referendum passes
    And Alexis burns 1 pool
    And Tom burns 1 pool
    And Rui burns 1 pool
    And Ines burns 1 pool
    And Sarah's pool stays the same

  @id:VTES-1475 @vtes.ruling.kine-resources-contested.may-include-self @checks:a @vtes.referendum.step-terms
  @vtes.published.kine-resources-contested.not-all-on-one-and-oneself-allowed @checks:b
  Scenario: The caller may take points of Kine Resources Contested
    Given Sarah holds Kine Resources Contested
    When Wauneka plays Kine Resources Contested
    And Sarah allocates 3 to Alexis and 1 to Sarah
    And Sarah votes for the referendum with Kine Resources Contested
    Then the referendum passes
    And Alexis burns 3 pool
    And Sarah burns 1 pool

  @id:VTES-1476 @needs:ending @vtes.ruling.kine-resources-contested.self-forced-with-two-players @checks:a
  @vtes.referendum.step-terms
  Scenario: The caller must take points of Kine Resources Contested with two players left
    Given Tom, Rui and Ines are ousted
    And Sarah holds Kine Resources Contested
    When Wauneka plays Kine Resources Contested
    Then exactly these choices are open to Sarah:
      | Sarah allocates 3 to Sarah and 1 to Alexis |
      | Sarah allocates 2 to Sarah and 2 to Alexis |
      | Sarah allocates 1 to Sarah and 3 to Alexis |
    When Sarah allocates 1 to Sarah and 3 to Alexis
    And Sarah passes
    Then the referendum fails

  @id:VTES-3218 @ruling @vtes.ruling.ancilla-empowerment.vp-even-if-self-ousted @checks:a,b
  @vtes.published.votes-that-damage-several.points-and-pool
  @vtes.ending.exception.ousted-together-with-prey-gets-vp-but-no-pool
  Scenario: A predator ousted together with the prey scores for that prey
    Given Alexis has 1 pool
    And Tom has 1 pool
    And Rui has 20 pool
    And Sarah holds Ancilla Empowerment
    And Alexis's Colette is in torpor
    And Tom's Sully is in torpor
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    Then Alexis and Tom are ousted
    And Alexis has 1 victory point
    And Sarah has 1 victory point
    And Tom has 0 victory points
    And Rui has 0 victory points
    And Ines has 0 victory points

  @id:VTES-3219 @ruling @vtes.ruling.ancilla-empowerment.pool-only-for-survivors @checks:a
  @vtes.ending.oust.controlled-cards-removed-from-game
  Scenario Outline: Only a predator who survives the referendum gains pool for an ousted prey
    Given Sarah has 10 pool
    And Alexis has <alexis> pool
    And Tom has 1 pool
    And Sarah holds Ancilla Empowerment
    And Alexis's Colette is in torpor
    And Tom's Sully is in torpor
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    Then <ousted>
    And Alexis has <left> pool
    And Sarah has <sarah> pool
    And Sarah's prey is <prey>

    Examples:
      | alexis | ousted                     | left | sarah | prey   |
      | 1      | Alexis and Tom are ousted  | 0    | 15    | Rui    |
      | 2      | Tom is ousted              | 7    | 9     | Alexis |
