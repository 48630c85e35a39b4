# Rivals, "Actions", "Draw", "Recruit", "Pass"
Feature: Actions other than attacks
  Drawing, recruiting, passing.

  Background:
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in the Haven
    And Bruno's Matthew is in the Haven

  @id:RIV-0200 @rivals.action.exactly-two-per-turn @checks:a,b
  Scenario: A player has two Actions per turn, and a pass uses one
    Given Ana draws from 9 Shotgun
    When Ana passes
    Then Ana has 1 Action left
    And it is Ana's Action Phase
    When Ana passes
    Then Ana has 0 Actions left
    And it is Ana's Action Phase

  @id:RIV-0201 @rivals.action.exactly-two-per-turn @checks:c
  Scenario: Two passes use up both Actions even when nothing else is possible
    Given Ana has 1 Action left
    When Ana passes
    Then Ana cannot draw a card from the Library because rivals.action.exactly-two-per-turn
    And Ana has 0 Actions left

  @id:RIV-2752 @rivals.action.exactly-two-per-turn @needs:turn
  Scenario: Every Action Phase begins with two Actions
    Given Ana and Bruno draw from 9 Shotgun
    When Ana passes 3 times
    And Ana draws a card from the Library
    And Ana draws a card from the Library
    Then it is Bruno's Action Phase
    And Bruno has 2 Actions left

  @id:RIV-0202 @rivals.action.seven-options
  Scenario: A player may pass, draw, recruit, attack or claim as an Action
    Given Ana's Ociel Gonzalez is in The Streets
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana holds Iara and Shotgun
    And Ana draws from 1 Shotgun
    And Ana's Lucky and Keondra are in torpor
    Then it is for Ana to act
    And Ana may pass
    And Ana may draw a card from the Library
    And Ana may recruit Iara
    And Ociel Gonzalez may attack Matthew
    And Ociel Gonzalez may claim to be Prince

  @id:RIV-0203 @rivals.action.same-twice @checks:b @rivals.draw.action-draws-one @checks:b
  Scenario: A player may take the same Action twice in a turn
    Given Ana draws from 9 Shotgun
    When Ana draws a card from the Library
    And Ana draws a card from the Library
    Then Ana holds Shotgun and Shotgun
    And Ana has 0 Actions left
    And Ana cannot draw a card from the Library because rivals.action.exactly-two-per-turn

  @id:RIV-0204 @rivals.action.costs-one @checks:a
  Scenario Outline: Each Action taken reduces the Actions left by one
    Given Ana draws from 9 Shotgun
    And Ana holds Iara
    When <action>
    Then Ana has 1 Action left

    Examples:
      | action                             |
      | Ana passes                         |
      | Ana draws a card from the Library  |
      | Ana recruits Iara                  |

  @id:RIV-0205 @rivals.action.unhosted-no-exhaust @checks:a,b
  Scenario Outline: Nobody exhausts to draw, recruit or pass
    Given Ana draws from 9 Shotgun
    And Ana holds Iara
    And Ana's Keondra is in the Haven and exhausted
    When <action>
    Then Ceraph is ready
    And Keondra is exhausted
    And Ana has 1 Action left

    Examples:
      | action                             |
      | Ana passes                         |
      | Ana draws a card from the Library  |
      | Ana recruits Iara                  |

  @id:RIV-0210 @rivals.draw.action-draws-one @checks:a
  Scenario: The Draw Action draws one card
    Given Ana draws from 9 Shotgun
    When Ana draws a card from the Library
    Then Ana holds Shotgun
    And Ana's Library holds 8 cards
    And Ana has 1 Action left

  @id:RIV-0211 @rivals.draw.choose-deck @checks:a
  Scenario Outline: The player draws from the chosen deck
    Given Ana's Library holds Awe and Shotgun
    And Ana's Faction deck holds Keondra and Iara
    When Ana draws a card from the <deck>
    Then Ana holds <card>
    And Ana's Library holds <library> cards
    And Ana's Faction deck holds <faction> cards

    Examples:
      | deck         | card    | library | faction |
      | Library      | Awe     | 1       | 2       |
      | Faction deck | Keondra | 2       | 1       |

  @id:RIV-0212 @rivals.draw.choose-deck @checks:d @rivals.draw.empty-deck-no-penalty
  Scenario: A player cannot draw from an empty deck
    Given Ana's Library holds Awe
    Then Ana cannot draw a card from the Faction deck because rivals.draw.empty-deck-no-penalty
    When Ana draws a card from the Library
    Then Ana holds Awe

  @id:RIV-0213 @rivals.draw.empty-deck-no-penalty @checks:a,b
  Scenario: A player with two empty decks stays in the game
    Then Ana cannot draw a card from the Library because rivals.draw.empty-deck-no-penalty
    And Ana cannot draw a card from the Faction deck because rivals.draw.empty-deck-no-penalty
    When Ana passes
    Then the game goes on
    And Ana keeps all Prestige

  @id:RIV-0214 @rivals.draw.no-hand-limit @checks:b
  Scenario: A hand has no size limit
    Given Ana holds Awe, Confuse, Rebuke, Subterfuge, Majesty, Shotgun, Ingratiate, Charmer, Believer, Wrath, Shameless and Comeuppance
    And Ana draws from 9 Shotgun
    When Ana draws a card from the Library
    Then Ana holds 13 cards
    And Ana has 1 Action left

  @id:RIV-0220 @rivals.recruit.from-hand-to-haven @checks:a,b
  Scenario: A recruited character goes from hand to the Haven
    Given Ana holds Iara and Shotgun
    When Ana recruits Iara
    Then Iara is in Ana's Haven and ready
    And Ana holds Shotgun
    And Iara is no Leader

  @id:RIV-0221 @rivals.recruit.pay-bp-as-blood @checks:a
  Scenario: A recruited character's Blood comes from its player's Prestige
    Given Ana has 10 Prestige
    And Ana holds Hope
    When Ana recruits Hope
    Then Ana loses 4 Prestige
    And Hope has 4 Blood

  @id:RIV-0222 @rivals.recruit.pay-bp-as-blood @checks:b
  Scenario: A player cannot recruit with the last Prestige
    Given Ana has 4 Prestige
    And Ana holds Hope
    Then Ana cannot recruit Hope because rivals.cost.never-last-even-to-win
    When Ana gains 1 Prestige
    And Ana recruits Hope
    Then Hope has 4 Blood

  @id:RIV-0223 @rivals.recruit.pay-bp-as-blood @checks:d
  Scenario: A player who recruits must keep 1 Prestige
    Given Ana has 5 Prestige
    And Ana holds Hope
    When Ana recruits Hope
    Then Ana has 1 Prestige
    And Hope has 4 Blood

  @id:RIV-0224 @rivals.recruit.not-same-name-in-any-coterie @checks:a,b
  Scenario: A character already in any coterie cannot be recruited
    Given Ana holds Matthew and Ceraph
    Then Ana cannot recruit Matthew because rivals.recruit.not-same-name-in-any-coterie
    And Ana cannot recruit Ceraph because rivals.recruit.not-same-name-in-any-coterie
    When Ana passes
    Then Ana holds Matthew and Ceraph

  @id:RIV-0225 @rivals.recruit.not-same-name-in-any-coterie @checks:c
  Scenario Outline: A copy in a discard or burned pile does not prevent recruiting
    Given Ana holds Iara
    And <player>'s <pile> holds Iara
    When Ana recruits Iara
    Then Iara is in Ana's Haven

    Examples:
      | player | pile         |
      | Bruno  | discard pile |
      | Ana    | burned pile  |

  @id:RIV-0226 @rivals.recruit.duplicate-of-torpor-allowed @checks:a,b
  Scenario Outline: A copy in torpor does not prevent recruiting
    Given Ana holds Hope
    And <player>'s Hope is in torpor with 1 Blood
    When Ana recruits Hope
    Then Hope is in Ana's Haven with 4 Blood
    And <player>'s burned pile holds Hope

    Examples:
      | player |
      | Ana    |
      | Bruno  |

  @id:RIV-0227 @rivals.unique.torpor-copy-burned @checks:b
  Scenario: A player whose copy in torpor is burned gets nothing for it
    Given Ana holds Hope
    And Bruno's Hope is in torpor with 1 Blood
    When Ana recruits Hope
    Then Bruno's burned pile holds Hope
    And Bruno keeps all Prestige
    And Bruno controls Matthew

  @id:RIV-3425 @rivals.unique.torpor-copy-burned @needs:torpor
  Scenario: Cards attached to a copy in torpor are burned with it
    Given Ana holds Hope
    And Bruno's Hope is in torpor with 1 Blood
    And Cobra Form is attached to Hope
    And Ana's Wooden Stake is attached to Hope
    When Ana recruits Hope
    Then Bruno's burned pile holds Cobra Form and Hope
    And Ana's burned pile holds Wooden Stake
    And Hope is in Ana's Haven
    And Hope bears nothing

  @id:RIV-4054 @rivals.unique.torpor-copy-burned @checks:b @rivals.recruit.duplicate-of-torpor-allowed @needs:torpor @needs:recruiting
  Scenario Outline: A player gets nothing for a copy in torpor, however much Blood it has
    Given Ana holds Hope
    And <whose>'s Hope is in torpor with <n> Blood
    When Ana recruits Hope
    Then <whose>'s burned pile holds Hope
    And Ana loses 4 Prestige
    And Bruno keeps all Prestige
    And Hope is in Ana's Haven with 4 Blood

    Examples:
      | whose | n |
      | Bruno | 3 |
      | Bruno | 2 |
      | Ana   | 3 |

  @id:RIV-0230 @rivals.pass.announce @checks:a
  Scenario: A pass changes only the number of Actions left
    Given Ana holds Shotgun
    When Ana passes
    Then Ana has 1 Action left
    And Ana holds Shotgun
    And Ana and Bruno keep all Prestige
    And Ceraph is ready

  @id:RIV-0231 @rivals.pass.not-saved @checks:a,b @needs:turn
  Scenario: A pass does not save an Action for a later turn
    Given Ana and Bruno draw from 9 Shotgun
    When Ana passes 3 times
    And Ana draws a card from the Library
    And Ana draws a card from the Library
    And Bruno passes 3 times
    And Bruno draws a card from the Library
    And Bruno draws a card from the Library
    Then it is Ana's Action Phase
    And Ana has 2 Actions left

  @id:RIV-0232 @rivals.pass.nothing-else-is-forced @checks:a,b
  Scenario: A player who passes twice still draws at the end of the turn
    Given Ana draws from 9 Shotgun
    And Ana holds Iara
    And the game stops at Ana's Draw Step
    When Ana passes 3 times
    Then it is for Ana to let the game go on
    And Ana has 0 Actions left
    When Ana lets the game go on
    And Ana draws a card from the Library
    And Ana draws a card from the Library
    Then Ana holds Iara, Shotgun and Shotgun
    And it is Bruno's Action Phase

  @id:RIV-0206 @rivals.action.same-twice @checks:a,c
  Scenario: A player may attack twice in one turn with two characters
    Given Ana's Jorge Guerrero is in The Streets
    And Ana's Hope is in The Streets
    And Bruno's Iara is in The Streets
    When Jorge Guerrero attacks Iara
    And Jorge Guerrero makes a Ranged attack
    And Hope attacks Iara
    And Hope makes a Ranged attack
    Then Ana has 0 Actions left
    And Jorge Guerrero and Hope are exhausted
    And Iara keeps all Blood

  @id:RIV-0207 @rivals.action.seven-options @checks:f
  Scenario: A player without a ready character may draw, recruit or pass
    Given Ana's Keondra is in The Streets and exhausted
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana draws from 1 Shotgun
    Then Keondra cannot attack Matthew because rivals.attack.exhaust.ready-in-streets
    And Keondra cannot claim to be Prince because rivals.claim.exhaust-vampire-in-streets
    When Ana draws a card from the Library
    Then Ana holds Shotgun

  @id:RIV-0208 @rivals.action.acting-character @checks:b
  Scenario: Only the acting character exhausts
    Given Ana's Jorge Guerrero and Hope are in The Streets
    When Jorge Guerrero attacks Matthew
    Then Jorge Guerrero is exhausted
    And Hope is ready
    And it is for Ana to announce the type of the attack

  @id:RIV-0228 @rivals.unique.by-name @checks:b
  Scenario: A character with another name can be recruited
    Given Ana holds Hope
    When Ana recruits Hope
    Then Hope is in Ana's Haven

  @id:RIV-0233 @rivals.pass.announce @checks:b
  Scenario: A player may pass without a ready character
    Given Ana's Keondra is in the Haven and exhausted
    When Ana passes
    Then Ana has 1 Action left
    And Keondra is exhausted
