# Which cards in play are locations, and effects that target only locations
Feature: Locations and hunting grounds

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-3480 @vtes.glossary.steal.permanent-control
  Scenario Outline: <place> is a location and can be stolen
    Given Sarah's Black Lotus is ready
    And Alexis controls <place>
    And Sarah holds Dominate Kine
    When Black Lotus plays Dominate Kine at superior on <place>
    Then Sarah controls <place>

    Examples:
      | place                             |
      | Academic Hunting Ground           |
      | Arcane Library                    |
      | Art Museum                        |
      | Asylum Hunting Ground             |
      | The Barrens                       |
      | Chantry                           |
      | Market Square                     |
      | Opium Den                         |
      | Creepshow Casino                  |
      | Elder Library                     |
      | Elysium: The Palace of Versailles |
      | Information Highway               |
      | The Labyrinth                     |
      | The Line                          |
      | Slum Hunting Ground               |
      | Society Hunting Ground            |
      | Uptown Hunting Ground             |
      | Ventrue Headquarters              |
      | Warsaw Station                    |
      | Wasserschloss Anif, Austria       |
      | The Parthenon                     |
      | Institution Hunting Ground        |
      | Political Hunting Ground          |

  @id:VTES-3481 @vtes.glossary.target.eligibility-from-card-text
  Scenario Outline: <card> is not a location
    Given Sarah's Black Lotus is ready
    And Alexis controls <card>
    And Sarah holds Dominate Kine
    Then Black Lotus cannot play Dominate Kine at superior on <card> because vtes.glossary.target.eligibility-from-card-text

    Examples:
      | card                     |
      | Anarch Troublemaker      |
      | Smiling Jack, The Anarch |
      | Toreador Grand Ball      |
      | Visit from the Capuchin  |
      | Wider View               |
      | Revelations              |
      | Creeping Sabotage        |
      | Urban Jungle             |

  @id:VTES-3482 @vtes.burn.card-goes-to-owners-ash-heap
  Scenario Outline: Poison the Well of Life can burn <place>, a hunting ground
    Given Sarah's Kamau Jafari is ready
    And Alexis controls <place>
    And Sarah holds Poison the Well of Life
    When Kamau Jafari plays Poison the Well of Life at basic on <place>
    Then <place> is in Alexis's ash heap

    Examples:
      | place                      |
      | Academic Hunting Ground    |
      | Asylum Hunting Ground      |
      | Slum Hunting Ground        |
      | Society Hunting Ground     |
      | Uptown Hunting Ground      |
      | Institution Hunting Ground |
      | Political Hunting Ground   |

  @id:VTES-3483 @vtes.glossary.target.eligibility-from-card-text
  Scenario Outline: <place> is not a hunting ground
    Given Sarah's Kamau Jafari is ready
    And Alexis controls <place>
    And Sarah holds Poison the Well of Life
    Then Kamau Jafari cannot play Poison the Well of Life at basic on <place> because vtes.glossary.target.eligibility-from-card-text

    Examples:
      | place         |
      | Elder Library |
      | The Labyrinth |

  @id:VTES-3484 @vtes.burn.card-goes-to-owners-ash-heap
  Scenario: Poison the Well of Life at superior burns all others' hunting grounds and nothing else
    Given Sarah's Kamau Jafari is ready
    And Sarah controls Society Hunting Ground
    And Alexis controls Slum Hunting Ground and Elder Library
    And Tom controls Political Hunting Ground
    And Sarah holds Poison the Well of Life
    When Kamau Jafari plays Poison the Well of Life at superior
    Then Slum Hunting Ground is in Alexis's ash heap
    And Political Hunting Ground is in Tom's ash heap
    And Sarah controls Society Hunting Ground
    And Alexis controls Elder Library

  @id:VTES-3485 @vtes.glossary.steal.permanent-control
  @vtes.published.dominate-kine.location-on-any-own-minion
  Scenario: Secure Haven is a location and can be stolen from its minion
    Given Sarah's Black Lotus and Sully are ready
    And Alexis's Ryan is ready
    And Ryan bears Secure Haven
    And Sarah holds Dominate Kine
    When Black Lotus plays Dominate Kine at superior on Secure Haven
    And Alexis declines to block
    And Sarah puts Secure Haven on Sully
    Then Sully bears Secure Haven

  @id:VTES-3486 @vtes.counter.gained-counters-come-from-bank
  Scenario Outline: <place> gives 1 blood to a ready vampire of any clan
    Given it is Sarah's unlock phase
    And Sarah's Ryan is ready with 1 blood
    And Sarah controls <place>
    When Sarah uses <place> on Ryan
    Then Ryan has 2 blood
    And no pool changes

    Examples:
      | place                      |
      | Academic Hunting Ground    |
      | Asylum Hunting Ground      |
      | Slum Hunting Ground        |
      | Society Hunting Ground     |
      | Uptown Hunting Ground      |
      | Institution Hunting Ground |
      | Political Hunting Ground   |
