# Rivals, rules that go around the table, with a third and a fourth player
Feature: Three and four players

  @id:RIV-4055 @rivals.begin.city.reveal-top-card @checks:b @rivals.begin.city.first-turn-n-cards @needs:turn
  Scenario Outline: Each player after Player 1 reveals 1 city card in their first turn
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
  Scenario: Two Leaders that are each chosen twice are both bid for
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
  Scenario: A Relentless ability can be used once in each foe's turn
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

  @id:RIV-4068 @rivals.priority.active-player-first @checks:a @needs:turn
  Scenario Outline: Several foes' effects at the start of a turn apply clockwise
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
  Scenario: Players see no other's fist or Modifier before all have answered, even on the same side
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

  @id:RIV-4163 @rivals.scheme.resolve.no-higher-fails @rivals.action.costs-one @rivals.scheme.exhaust-unless-unhosted @rivals.influence.exert-places-token @needs:influence
  Scenario: A Scheme that fails against three players costs its Action and all exerted Influence
    Given Ana, Bruno, Clara and Davi sit clockwise
    And it is Clara's Action Phase
    And Ana's Keondra is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Hope and Grace are in the Haven
    And Davi's Matthew is in the Haven
    And Keondra, Hope and Matthew are Leaders
    And Clara holds Believer
    When Grace plays Believer as Action card
    And Hope exerts Influence
    And Clara says YES
    And Matthew exerts Influence
    And Davi says YES
    And Keondra exerts Influence
    And Ana holds out a fist with 1 Prestige
    And Ana says NO
    And Bruno holds out a fist with 1 Prestige
    And Bruno says NO
    Then NO wins, 2 for YES and 3 for NO
    And Grace is exhausted
    And Clara has 1 Action left
    And Keondra, Hope and Matthew have No Influence
    And Ana and Bruno have 19 Prestige

  @id:RIV-4164 @rivals.scheme.prestige.secret-fist @checks:a,b @rivals.scheme.modifiers-face-down @rivals.scheme.others-clockwise @needs:influence
  Scenario: The third player's Scheme is answered clockwise from there, with secret fists and Modifiers
    Given Ana, Bruno, Clara and Davi sit clockwise
    And it is Clara's Action Phase
    And Ana's Keondra is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Hope and Grace are in the Haven
    And Davi's Matthew is in the Haven
    And Clara holds Believer
    And Davi holds Persecution
    When Grace plays Believer as Action card
    And Clara says YES
    Then it is for Davi to exert Influence or answer
    When Davi holds out a fist with 2 Prestige
    And Davi lays Persecution face down
    And Davi says NO
    Then it is for Ana to exert Influence or answer
    When Ana holds out a fist with 1 Prestige
    And Ana says NO
    Then it is for Bruno to exert Influence or answer
    And only Davi sees a fist with 2 Prestige
    And only Davi sees the Influence Modifier Persecution
    And only Ana sees a fist with 1 Prestige
    And the position has:
      """
      {"path": ["influence_conflict", "players", 2, "fist"], "value": null, "viewer": "Davi"}
      """

  @id:RIV-4165 @rivals.conspiracy.declined-not-later-same-turn @checks:b @rivals.conspiracy.add.you-once-per-turn @needs:conspiracies
  Scenario: A player may show another Conspiracy to a player who declined the first
    Given Ana, Bruno and Clara sit clockwise
    And it is Clara's Action Phase
    And Ana's Keondra is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Matthew is in the Haven
    And Clara's Pay Tribute and Snake Oil lie face down beside the Haven
    When Clara shows Conspiracy to Ana
    And Ana declines
    And Clara shows Conspiracy to Bruno
    And Bruno contributes to Conspiracy
    And Clara contributes to Conspiracy
    Then 1 Prestige of Clara lies on Conspiracy
    And 1 Prestige of Bruno lies on Conspiracy
    When Clara shows Conspiracy#2 to Ana
    And Ana contributes to Conspiracy#2
    Then 1 Prestige of Ana lies on Conspiracy#2

  @id:RIV-4169 @rivals.conspiracy.resolve.cleanup @rivals.colour.conspiracy-contributors @needs:conspiracies @needs:cards
  Scenario: Contributors get no Prestige back from a resolved Conspiracy
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Matthew is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    And 1 Prestige of Ana lies on Conspiracy
    And 2 Prestige of Clara lies on Conspiracy
    And Clara has been shown Conspiracy
    And Clara has contributed to Conspiracy
    When Ana reveals Conspiracy
    Then Pay Tribute is in Ana's discard pile
    And Bruno has 18 Prestige
    And Ana has 22 Prestige
    And Clara has 20 Prestige

  @id:RIV-4092 @rivals.tag.others-collect-prestige @needs:hunters @needs:attacks
  Scenario: Every other player gets back their Prestige from a Monster that is tagged
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

  @id:RIV-4156 @rivals.tag.others-collect-prestige @needs:hunters @needs:attacks
  Scenario: Players not next to the tagger also get their Prestige back from the Monster
    Given Ana (hunters), Bruno (hunters), Clara (hunters) and Davi (hunters) sit clockwise
    And Ana's Maria Lopez is in The Streets
    And Bruno's Ingrid is in the Haven
    And Clara's Toquinho is in the Haven
    And Davi's Jamie is in the Haven
    And Vampire lies face down in The Streets
    And 2 Prestige of Clara lies on Monster
    And 1 Prestige of Davi lies on Monster
    When Maria Lopez attacks Monster
    And Maria Lopez makes a Mental attack
    Then Ana has tagged Vampire
    And Clara has 22 Prestige
    And Davi has 21 Prestige
    And Ana and Bruno have 20 Prestige

  @id:RIV-4157 @rivals.tag.protected-from-others @checks:a @needs:hunters @needs:attacks
  Scenario Outline: Only its tagger of four players can attack a tagged Wounded Monster
    Given Ana (hunters), Bruno (hunters), Clara (hunters) and Davi (hunters) sit clockwise
    And it is <whose>'s Action Phase
    And Ana's Maria Lopez is in The Streets
    And Bruno's Ingrid is in The Streets
    And Clara's Toquinho is in The Streets
    And Davi's Jamie is in The Streets
    And Vampire is in The Streets with 2 Blood
    And Clara has tagged Vampire
    Then <hunter> cannot attack Vampire because rivals.tag.protected-from-others

    Examples:
      | whose | hunter      |
      | Ana   | Maria Lopez |
      | Bruno | Ingrid      |
      | Davi  | Jamie       |

  @id:RIV-4107 @rivals.claim.others-may-attack-clockwise @checks:b,d @needs:claim @needs:attacks
  Scenario Outline: Players attack a claimant clockwise from the claimant's player
    Given Ana, Bruno, Clara and Davi sit clockwise
    And it is <whose>'s Action Phase
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Matthew is in The Streets
    And Bruno's Keondra is in The Streets
    And Clara's Ceraph is in The Streets
    And Davi's Grace is in The Streets
    When <claimant> claims to be Prince
    Then it is for <first> to attack the claimant or decline
    When <first> declines
    Then it is for <second> to attack the claimant or decline
    When <second> declines
    Then it is for <third> to attack the claimant or decline
    When <third> declines
    Then <claimant> bears Prince of the City - Rio de Janeiro

    Examples:
      | whose | claimant | first | second | third |
      | Ana   | Matthew  | Bruno | Clara  | Davi  |
      | Bruno | Keondra  | Clara | Davi   | Ana   |
      | Davi  | Grace    | Ana   | Bruno  | Clara |

  @id:RIV-4159 @rivals.claim.defeat-stops-further-attacks @rivals.action.costs-one @rivals.claim.available-when-unattached-face-up @needs:claim @needs:torpor
  Scenario: A second claim is possible in the turn the second attack defeats the claimant
    Given Ana, Bruno and Clara sit clockwise
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Ceraph is in The Streets with 2 Blood
    And Ana's Keondra is in The Streets
    And Bruno's Hope is in the Haven
    And Clara's Grace is in the Haven
    When Ceraph claims to be Prince
    And Hope attacks Ceraph
    And Hope makes a Social attack
    And Grace attacks Ceraph
    And Grace makes a Physical attack
    Then Ceraph is in torpor with 1 Blood
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana has 1 Action left
    When Keondra claims to be Prince
    Then Keondra bears Prince of the City - Rio de Janeiro
    And Ana has 0 Actions left

  @id:RIV-4108 @rivals.claim.attack-cards-only-against-rival @checks:b @needs:claim @needs:cards
  Scenario: Only the claimant's Adversary may play an Attack card against the claimant
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Rival is Bruno
    And Bruno's Rival is Clara
    And Clara's Rival is Ana
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Keondra is in The Streets
    And Bruno's Matthew is in the Haven
    And Clara's Grace is in the Haven
    And Bruno and Clara hold Coiled Strike
    When Keondra claims to be Prince
    And Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Keondra takes 2 damage
    And Bruno holds Coiled Strike
    When Grace attacks Keondra
    And Grace makes a Physical attack
    Then it is for Clara to play an Attack card or decline
    When Clara declines
    Then Keondra has 2 Blood
    And Keondra bears Prince of the City - Rio de Janeiro

  @id:RIV-4160 @rivals.claim.attack-cards-only-against-rival @checks:b @needs:claim @needs:cards
  Scenario: Only one of three players attacking a claimant may play an Attack card
    Given Ana, Bruno, Clara and Davi sit clockwise
    And it is Clara's Action Phase
    And Ana's Rival is Davi
    And Bruno's Rival is Ana
    And Clara's Rival is Bruno
    And Davi's Rival is Clara
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Matthew is in the Haven
    And Bruno's Jimmy is in the Haven
    And Clara's Keondra is in The Streets
    And Davi's Hakim Owusu is in the Haven
    And Ana holds Charmer and Awe
    And Bruno holds Charmer and Awe
    And Davi holds Charmer and Awe
    When Keondra claims to be Prince
    And Hakim Owusu attacks Keondra
    And Hakim Owusu makes a Social attack
    Then it is for Davi to play an Attack card or decline
    When Davi declines
    And Matthew attacks Keondra
    And Matthew makes a Social attack
    Then it is for Bruno to attack the claimant or decline
    When Jimmy attacks Keondra
    And Jimmy makes a Social attack
    Then it is for Clara to act
    And Keondra bears Prince of the City - Rio de Janeiro

  @id:RIV-4111 @rivals.rio.corruption.leaves-in-coloured-beginning @rivals.rio.corruption.gains-token @needs:turn
  Scenario Outline: Corruption leaves at the start of the turn of any player with Prestige on it
    Given Ana, Bruno and Clara sit clockwise
    And it is <whose>'s City Deck Step
    And Ana's Matthew is in the Haven
    And Bruno's Keondra is in the Haven
    And Clara's Ceraph is in the Haven
    And Corruption is in The Streets
    And 2 Prestige of Ana lies on Corruption
    And 1 Prestige of Bruno lies on Corruption
    Then Corruption is in <place>
    And Ana and Bruno have 20 Prestige
    And it is for <whose> to act

    Examples:
      | whose | place                |
      | Ana   | the city burned pile |
      | Bruno | the city burned pile |
      | Clara | The Streets          |

  @id:RIV-4110 @rivals.rio.corruption.gains-token @checks:b @needs:arrange @needs:conspiracies
  Scenario: Corruption takes 1 of every gain of every player
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Matthew is in the Haven
    And Bruno's Keondra is in the Haven
    And Clara's Ceraph is in the Haven
    And Corruption is in The Streets
    When Ana gains 3 Prestige
    And Clara gains 1 Prestige
    And Ana gains 1 Prestige
    And Bruno gains 2 Prestige
    Then 2 Prestige of Ana lies on Corruption
    And 1 Prestige of Bruno lies on Corruption
    And 1 Prestige of Clara lies on Corruption
    And Ana has 22 Prestige
    And Bruno has 21 Prestige
    And Clara has 20 Prestige

  @id:RIV-4116 @rivals.monster-end.adversary-chooses-target @needs:hunters @needs:attacks
  Scenario Outline: The Adversary has the tagged Monsters attack in a four-player game too
    Given Ana (hunters), Bruno, Clara and Davi sit clockwise
    And Ana's Rival is <rival>
    And <adversary>'s Rival is Ana
    And it is Ana's Antagonist Step
    And Ana's Ingrid and Rio are in The Streets
    And Bruno's Matthew is in the Haven
    And Clara's Keondra is in the Haven
    And Davi's Grace is in the Haven
    And Ghost is in The Streets
    And Ana has tagged Ghost
    Then it is for <adversary> to have a Monster attack

    Examples:
      | rival | adversary |
      | Bruno | Clara     |
      | Clara | Davi      |
      | Davi  | Bruno     |

  @id:RIV-4120 @rivals.knockout.adversary-gains-3.by-another-player @rivals.knockout.compare-agenda-without-fallen @needs:conspiracies @needs:cards @needs:ending
  Scenario: Each Adversary of two players knocked out at once gains 3, and neither is compared
    Given Ana, Bruno, Clara and Davi sit clockwise
    And Ana's Rival is Clara
    And Clara's Rival is Davi
    And Davi's Rival is Bruno
    And Bruno's Rival is Ana
    And Ana's Keondra is in the Haven
    And Bruno's Hope is in the Haven
    And Clara's Ceraph is in the Haven
    And Davi's Iara is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And Bruno and Davi have 1 Prestige
    And Ana has 6 Agenda
    And Clara has 4 Agenda
    And Davi has 9 Agenda
    When Ana reveals Conspiracy
    Then Bruno and Davi are knocked out
    And Clara has 7 Agenda
    And Ana has 6 Agenda
    And Clara wins the game

  @id:RIV-4123 @rivals.win.knock-out-rival @checks:a @needs:turn @needs:ending
  Scenario: A player who knocks out the Rival at the start of the Rival's turn wins
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Ana's Rival is Clara
    And Clara's Rival is Bruno
    And Bruno's Rival is Ana
    And it is Clara's City Deck Step
    And the city deck holds Vagrant
    And Ana's Ingrid is in the Haven
    And Bruno's Matthew is in the Haven
    And Bruno has 12 Agenda
    And Clara's Jamie is in the Haven with 1 Blood
    And Ana's Give 'em the Bird is attached to Jamie
    Then Clara is knocked out
    And Ana wins the game

  @id:RIV-4124 @rivals.tie.3-latest-in-player-order @checks:a,b @needs:arrange @needs:ending
  Scenario Outline: The last tie-breaker counts from Player 1, whoever's turn it is
    Given Ana, Bruno, Clara and Davi sit clockwise
    And <first> is Player 1
    And it is <active>'s Action Phase
    And Ana's Ceraph is in the Haven
    And Bruno's Matthew is in the Haven
    And Clara's Hope is in the Haven
    And Davi's Iara is in the Haven
    And <one> and <other> have 6 Agenda
    When <first> loses 20 Prestige
    Then <first> is knocked out by nobody
    And <winner> wins the game

    Examples:
      | first | active | one   | other | winner |
      | Bruno | Ana    | Clara | Davi  | Davi   |
      | Bruno | Davi   | Clara | Ana   | Ana    |
      | Clara | Bruno  | Davi  | Ana   | Ana    |
