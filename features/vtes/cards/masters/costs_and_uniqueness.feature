# Masters: cost and uniqueness
Feature: Costs of masters, and unique ones

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's master phase

  @id:VTES-2379 @vtes.card.cost.pool-symbol @vtes.contest.starts-when-second-copy-enters-play
  Scenario Outline: <card> costs <cost> pool and is unique
    Given Sarah's <vampire> is ready
    And Sarah holds <card>
    And Alexis controls <card>
    When Sarah plays <card>
    Then Sarah burns <cost> pool
    And <card> and <card>#2 are contested

    Examples:
      | card                              | cost | vampire        |
      | The Barrens                       | 0    | Ryan           |
      | Creepshow Casino                  | 2    | Ryan           |
      | Dreams of the Sphinx              | 1    | Ryan           |
      | Elder Library                     | 1    | Ryan           |
      | Elysium: The Palace of Versailles | 2    | Ryan           |
      | Information Highway               | 0    | Ryan           |
      | The Parthenon                     | 2    | Ryan           |
      | The Line                          | 0    | Ryan           |
      | Anarch Troublemaker               | 0    | Ryan           |
      | Smiling Jack, The Anarch          | 0    | Ryan           |
      | The Labyrinth                     | 1    | Ryan           |
      | Slum Hunting Ground               | 2    | Ryan           |
      | Warsaw Station                    | 2    | Ryan           |
      | Society Hunting Ground            | 2    | Min-seo        |
      | Art Museum                        | 2    | Min-seo        |
      | Academic Hunting Ground           | 2    | Lauren         |
      | Arcane Library                    | 2    | Lauren         |
      | Chantry                           | 0    | Lauren         |
      | Wasserschloss Anif, Austria       | 0    | Lauren         |
      | Asylum Hunting Ground             | 2    | Ashley         |
      | Uptown Hunting Ground             | 2    | Brock Sterling |
      | Ventrue Headquarters              | 1    | Brock Sterling |
      | Institution Hunting Ground        | 2    | Boy Toy        |
      | Political Hunting Ground          | 2    | Cameron        |
      | Opium Den                         | 1    | Black Lotus    |
      | Market Square                     | 1    | Alu            |

  @id:VTES-2380 @vtes.card.req.master-needs-ready-qualified-minion @checks:b
  Scenario Outline: <card> cannot be played without a ready vampire of its clan
    Given Sarah's <vampire> is in torpor
    And Sarah's Malachi is ready
    And Alexis's <other> is ready
    And Sarah holds <card>
    Then Sarah cannot play <card> because vtes.card.req.master-needs-ready-qualified-minion

    Examples:
      | card                        | vampire        | other |
      | The Labyrinth               | Ryan           | Sully |
      | Slum Hunting Ground         | Ryan           | Sully |
      | Warsaw Station              | Ryan           | Sully |
      | Society Hunting Ground      | Min-seo        | Sully |
      | Art Museum                  | Min-seo        | Sully |
      | Academic Hunting Ground     | Lauren         | Sully |
      | Arcane Library              | Lauren         | Sully |
      | Chantry                     | Lauren         | Sully |
      | Wasserschloss Anif, Austria | Lauren         | Sully |
      | Asylum Hunting Ground       | Ashley         | Sully |
      | Uptown Hunting Ground       | Brock Sterling | Sully |
      | Ventrue Headquarters        | Brock Sterling | Sully |
      | Institution Hunting Ground  | Boy Toy        | Sully |
      | Political Hunting Ground    | Cameron        | Sully |
      | Opium Den                   | Black Lotus    | Sully |
      | Market Square               | Alu            | Sully |

  @id:VTES-2381 @vtes.card.cost.pool-symbol @checks:a
  Scenario Outline: <card> costs <cost> pool when played on a vampire
    Given Sarah's Ashley is ready
    And Alexis's Nassir is ready
    And Sarah holds <card>
    When Sarah plays <card> on <target>
    Then Sarah burns <cost> pool

    Examples:
      | card               | target | cost |
      | Vessel             | Ashley | 1    |
      | Blood Doll         | Ashley | 0    |
      | Guardian Angel     | Ashley | 2    |
      | Fame               | Nassir | 0    |
      | Haven Uncovered    | Nassir | 0    |
      | Pentex™ Subversion | Nassir | 2    |
      | Misdirection       | Nassir | 1    |
      | Secure Haven       | Ashley | 1    |
      | Rebel              | Ashley | 0    |
