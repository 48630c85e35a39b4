# Rivals, wherever the book goes around the table: what a third or fourth player does
Feature: Three and four players

  @id:RIV-4055 @rivals.begin.city.reveal-top-card @checks:b @rivals.begin.city.first-turn-n-cards @needs:turn
  Scenario Outline: Each player after Player 1 places 1 city card in the first turn
    Given Ana, Bruno, Clara and Davi sit clockwise
    And it is <last>'s Action Phase
    And <last> has 0 Actions left
    And <first> not had a turn yet
    And it is turn <turn> of the game
    And the city deck holds Maid and Lookout
    And Ana's Matthew is in the Haven
    And Bruno's Keondra is in the Haven
    And Clara's Iara is in the Haven
    And Davi's Jimmy is in the Haven
    When <last> passes
    Then Maid is in The Streets
    And the city deck holds Lookout
    And it is <next>'s Action Phase

    Examples:
      | last  | first                      | turn | next  |
      | Ana   | Bruno, Clara and Davi have | 1    | Bruno |
      | Bruno | Clara and Davi have        | 2    | Clara |
      | Clara | Davi has                   | 3    | Davi  |

  @id:RIV-4060 @rivals.setup.leader-bid.when-same-leader @rivals.setup.leader-bid.losers-choose-another @needs:setup
  Scenario: Where two Leaders have each been chosen twice, both are bid for
    Given Ana, Bruno, Clara and Davi sit clockwise
    And set-up has come to the reveal of Leaders
    And Ana has chosen Ceraph as Leader
    And Bruno has chosen Hope as Leader
    And Clara has chosen Ceraph as Leader
    And Davi has chosen Hope as Leader
    And everybody's Faction deck holds Ceraph, Hope, Grace, Iara and Sage in unknown order
    And the game stops at the reveal of Havens
    When Ana bids 0 Prestige
    And Clara bids 1 Prestige
    Then it is for Bruno to bid
    When Bruno bids 2 Prestige
    And Davi declines
    Then it is for Ana to choose another Leader
    And Ana cannot choose Hope as Leader because rivals.setup.leader-bid.losers-choose-another
    When Ana chooses Grace as Leader
    And Davi chooses Iara as Leader
    Then Ana controls Grace
    And Bruno controls Hope
    And Clara controls Ceraph
    And Davi controls Iara
    And Ana has 15 Prestige
    And Bruno has 14 Prestige
    And Clara has 14 Prestige
    And Davi has 17 Prestige
    And it is for Ana to let the game go on

  @id:RIV-4061 @rivals.activated.exception-relentless @checks:a,b @needs:cards @needs:moving @needs:hunters @needs:turn @needs:attacks
  Scenario: A Relentless ability that was used in one foe's turn is used again in the next foe's
    Given Ana (hunters), Bruno (hunters) and Clara (hunters) sit clockwise
    And it is Ana's Action Phase
    And Ana's Evangeline is in The Streets
    And Ana's Ingrid is in the Haven
    And Ana's burned pile holds Andrés and Noriko
    And Ana holds Wrath
    And Bruno's Deacon Jones is in the Haven
    And Clara's Pregador, Toquinho and Rio are in the Haven
    When Evangeline attacks Deacon Jones
    And Evangeline makes a Mental attack
    And Pregador blocks
    And Ingrid plays Wrath as Action card
    And Ana chooses Rio
    Then Pregador is ready
    And Clara has 19 Prestige
    When Ana passes
    And Bruno moves Deacon Jones to The Streets
    And Deacon Jones attacks Evangeline
    And Deacon Jones makes a Mental attack
    Then it is for Clara to block or decline
    When Pregador blocks
    Then Clara has 18 Prestige
    And Evangeline keeps all Blood

  @id:RIV-4068 @rivals.priority.active-player-first @checks:a @needs:cards @needs:torpor @needs:turn
  Scenario Outline: Of effects of several foes at the start of a turn the next clockwise comes first
    Given Ana (hunters), Bruno (hunters), Clara (hunters) and Davi (hunters) sit clockwise
    And it is <whose>'s City Deck Step
    And the city deck holds Vagrant
    And Ana's Ingrid is in the Haven
    And Bruno's Maria Lopez is in the Haven
    And Clara's Evangeline is in the Haven
    And Davi's Toquinho is in the Haven
    And <whose>'s <victim> is in the Haven with 1 Blood
    And <later>'s Rival is <next>
    And <next>'s Rival is <whose>
    And <later>'s Give 'em the Bird is attached to <victim>
    And <next>'s Give 'em the Bird is attached to <victim>
    Then <victim> is in <whose>'s burned pile
    And <next> has 1 Agenda
    And it is for <whose> to act

    Examples:
      | whose | victim | next  | later |
      | Ana   | Rio    | Bruno | Davi  |
      | Bruno | Sara   | Clara | Ana   |
      | Clara | Jamie  | Davi  | Bruno |

  @id:RIV-4071 @rivals.scheme.prestige.secret-fist @checks:a,b @rivals.scheme.modifiers-face-down @rivals.scheme.others-clockwise @rivals.influence.modifier-adds @needs:influence
  Scenario: Whoever has answered alike sees no other's fist or Modifier before all have answered
    Given Ana, Bruno, Clara and Davi sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Bruno's Grace is in the Haven
    And Clara's Matthew is in the Haven
    And Davi's Hope is in the Haven
    And Ana holds Believer
    And Bruno holds Persecution
    When Iara plays Believer as Action card
    And Ana holds out a fist with 3 Prestige
    And Ana says YES
    And Bruno holds out a fist with 2 Prestige
    And Bruno lays Persecution face down
    And Bruno says NO
    And Clara holds out a fist with 1 Prestige
    And Clara says YES
    Then it is for Davi to exert Influence or answer
    And only Ana sees a fist with 3 Prestige
    And only Bruno sees a fist with 2 Prestige
    And only Bruno sees the Influence Modifier Persecution
    And only Clara sees a fist with 1 Prestige
    When Davi says NO
    Then NO wins, 4 for YES and 8 for NO

  @id:RIV-4092 @rivals.tag.others-collect-prestige @needs:hunters @needs:attacks
  Scenario: Every other player who has Prestige on a Monster gets it back as it is tagged, and its tagger does not
    Given Ana (hunters), Bruno (hunters), Clara (hunters) and Davi (hunters) sit clockwise
    And it is Bruno's Action Phase
    And Bruno's Maria Lopez is in The Streets
    And Ana's Ingrid is in the Haven
    And Clara's Toquinho is in the Haven
    And Davi's Jamie is in the Haven
    And Ghost lies face down in The Streets
    And 1 Prestige of Ana lies on Monster
    And 2 Prestige of Bruno lies on Monster
    And 1 Prestige of Clara lies on Monster
    And 2 Prestige of Davi lies on Monster
    When Maria Lopez attacks Monster
    And Maria Lopez makes a Mental attack
    Then Bruno has tagged Ghost
    And Ana and Clara have 21 Prestige
    And Davi has 22 Prestige
    And Bruno has 20 Prestige
    And 2 Prestige of Bruno lies on Ghost
    And 0 Prestige of Davi lies on Ghost
