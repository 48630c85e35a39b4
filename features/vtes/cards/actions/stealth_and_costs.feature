# Action cards: the stealth and cost of each action
Feature: Stealth and costs of action cards
  Each action has exactly the stealth and cost of its card, and the cost is paid on success.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Alexis's Nassir is ready
    And Nassir bears Raven Spy

  @id:VTES-2374 @needs:bleed
  @vtes.action.announce.all-details-defined @vtes.action.resolve.success-pays-cost-then-effects
  Scenario Outline: <card> <how> is announced at <stealth> stealth and costs <cost>
    Given Sarah's <vampire> is ready
    And Sarah's Ashley is ready and locked
    And Sarah's Delilah Easton, Mariano Pomposo and Alu are uncontrolled
    And Alexis's Rafastio Ghoul is ready
    And Alexis's Ryan is in torpor
    And Alexis controls The Barrens and Slum Hunting Ground
    And Sarah holds <card>
    When <vampire> plays <card> <how>
    Then the action's stealth is <stealth>
    And the action costs <cost>
    And the action is <nature>
    When Alexis declines to block
    Then the action succeeds
    And <vampire> burns <paid> blood

    Examples:
      | vampire          | card                         | how                             | stealth | cost    | nature     | paid |
      | Kathy Glens      | Enchant Kindred              | at basic on Alexis              | 0       | nothing | directed   | 0    |
      | Kathy Glens      | Enchant Kindred              | at superior on Delilah Easton   | 1       | nothing | undirected | 0    |
      | Kathy Glens      | Intimidation                 | at basic on Alexis              | 0       | nothing | directed   | 0    |
      | Kathy Glens      | Intimidation                 | at superior on Alexis           | 0       | nothing | directed   | 0    |
      | Kathy Glens      | Entrancement                 | at basic on Alexis              | 0       | nothing | directed   | 0    |
      | Kathy Glens      | Entrancement                 | at superior on Rafastio Ghoul   | 1       | nothing | directed   | 0    |
      | Black Lotus      | Govern the Unaligned         | at basic on Alexis              | 0       | 1 blood | directed   | 1    |
      | Black Lotus      | Govern the Unaligned         | at superior on Delilah Easton   | 1       | 1 blood | undirected | 1    |
      | Black Lotus      | Dominate Kine                | at basic on Alexis              | 1       | 2 blood | directed   | 2    |
      | Black Lotus      | Dominate Kine                | at superior on The Barrens      | 0       | 2 blood | directed   | 2    |
      | Black Lotus      | Far Mastery                  | at superior on Rafastio Ghoul   | 1       | 1 blood | directed   | 1    |
      | Black Lotus      | Graverobbing                 | at basic on Ryan                | 0       | nothing | directed   | 0    |
      | Wauneka          | Preternatural Strength       | at basic                        | 2       | 1 blood | undirected | 1    |
      | Wauneka          | Preternatural Strength       | at superior                     | 2       | 1 blood | undirected | 1    |
      | Wauneka          | Deep Song                    | at basic on Alexis              | 0       | nothing | directed   | 0    |
      | Kamau Jafari     | Poison the Well of Life      | at basic on Slum Hunting Ground | 1       | nothing | directed   | 0    |
      | Kamau Jafari     | Poison the Well of Life      | at superior                     | 1       | nothing | directed   | 0    |
      | Colette          | Precognizant Mobility        | at basic on Ashley              | 1       | 1 blood | undirected | 1    |
      | Colette          | Precognizant Mobility        | at superior on Ashley           | 1       | 1 blood | undirected | 1    |
      | Colette          | Revelations                  | at superior                     | 1       | 1 blood | undirected | 1    |
      | Quentin King III | Lunatic Eruption             | at basic on Nassir              | 0       | 2 blood | directed   | 2    |
      | Mister Schwartz  | Release of the Shackled Soul | at superior on Raven Spy        | 1       | 1 blood | directed   | 1    |
      | Claudia          | Reunion Kamut                | on Mariano Pomposo              | 1       | nothing | undirected | 0    |
      | Anwar            | Khabar: Loyalty              | on Alu                          | 1       | nothing | undirected | 0    |

  @id:VTES-2384 @vtes.crypt.discipline-required-to-play @checks:b
  Scenario Outline: A vampire without the Discipline cannot <play>
    Given Sarah's Carter is ready
    And Sarah's Ashley is ready and locked
    And Alexis's Ryan is in torpor
    And Alexis controls Slum Hunting Ground
    And Sarah holds <card>
    Then Carter cannot <play> because vtes.crypt.discipline-required-to-play

    Examples:
      | card                         | play                                                         |
      | Enchant Kindred              | play Enchant Kindred at basic on Alexis                      |
      | Intimidation                 | play Intimidation at basic on Alexis                         |
      | Entrancement                 | play Entrancement at basic on Alexis                         |
      | Govern the Unaligned         | play Govern the Unaligned at basic on Alexis                 |
      | Dominate Kine                | play Dominate Kine at basic on Alexis                        |
      | Far Mastery                  | play Far Mastery at basic on Raven Spy                       |
      | Graverobbing                 | play Graverobbing at basic on Ryan                           |
      | Deep Song                    | play Deep Song at basic on Alexis                            |
      | Preternatural Strength       | play Preternatural Strength at basic                         |
      | Poison the Well of Life      | play Poison the Well of Life at basic on Slum Hunting Ground |
      | Precognizant Mobility        | play Precognizant Mobility at superior on Ashley             |
      | Revelations                  | play Revelations at superior                                 |
      | Soul Scan                    | play Soul Scan at basic                                      |
      | Magic of the Smith           | play Magic of the Smith at basic                             |
      | Rutor's Hand                 | play Rutor's Hand at basic                                   |
      | Lunatic Eruption             | play Lunatic Eruption at basic on Nassir                     |
      | Release of the Shackled Soul | play Release of the Shackled Soul at superior on Raven Spy   |
      | Raven Spy                    | employ Raven Spy at basic                                    |
      | Murder of Crows              | employ Murder of Crows at basic                              |
      | Underbridge Stray            | recruit Underbridge Stray at basic                           |
