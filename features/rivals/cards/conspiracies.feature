# The Conspiracies of the box. Rulebook, "Conspiracies"
Feature: Conspiracies of the box
  Prestige placed, Prestige needed to resolve, and the effect on contributors and others.

  @id:RIV-0915 @needs:conspiracies @rivals.conspiracy.place-1-prestige
  Scenario Outline: Every Conspiracy is placed with 1 Prestige
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Ana holds <card>
    And Bruno's Hope is in the Haven
    And Clara's Grace is in the Haven
    When Iara places <card> face down
    Then 1 Prestige of Ana lies on Conspiracy
    And Ana loses 1 Prestige

    Examples:
      | card               |
      | Snake Oil          |
      | Snake in the Grass |
      | Shed Your Skin     |
      | Pay Tribute        |

  @id:RIV-0916 @needs:cards @needs:conspiracies @rivals.conspiracy.resolve.when-funded
  Scenario Outline: A Conspiracy cannot be resolved with 1 Prestige too little
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Ana's <card> lies face down beside the Haven
    And <placed> Prestige of Ana lies on Conspiracy
    And Bruno's Hope is in the Haven
    And Clara's Grace is in the Haven
    Then Ana cannot reveal Conspiracy because rivals.conspiracy.resolve.when-funded
    When Ana contributes to Conspiracy
    And Ana reveals Conspiracy
    Then <card> is in Ana's discard pile

    Examples:
      | card               | placed |
      | Snake Oil          | 1      |
      | Snake in the Grass | 2      |
      | Shed Your Skin     | 1      |
      | Pay Tribute        | 2      |

  @id:RIV-0917 @needs:cards @needs:conspiracies @needs:options @rivals.golden.card-beats-rulebook
  Scenario: Snake Oil readies one active character of each contributor
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra and Iara are in the Haven and exhausted
    And Ana's Gisele is in torpor and exhausted
    And Bruno's Hope is in the Haven and exhausted
    And Clara's Grace is in the Haven and exhausted
    And Ana's Snake Oil lies face down beside the Haven
    And 1 Prestige of Ana lies on Conspiracy
    And 1 Prestige of Bruno lies on Conspiracy
    And Bruno has been shown Conspiracy
    And Bruno has contributed to Conspiracy
    And Ana has contributed to Conspiracy
    When Ana reveals Conspiracy
    Then exactly these choices are open to Ana:
      | Ana chooses Keondra |
      | Ana chooses Iara    |
    When Ana chooses Iara
    And Bruno chooses Hope
    Then Iara and Hope are ready
    And Keondra and Grace are exhausted
    And it is for Ana to act

  @id:RIV-3646 @needs:cards @needs:conspiracies @rivals.conspiracy.resolve.text-decides-affected
  Scenario: A Conspiracy stays face up in play until its text has been resolved
    Given Ana and Bruno sit clockwise
    And Ana's Keondra and Iara are in the Haven and exhausted
    And Bruno's Hope is in the Haven
    And Ana's Snake Oil lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    And Ana has contributed to Conspiracy
    When Ana reveals Conspiracy
    Then Snake Oil lies face up
    And these events happen in order:
      | event     | seat | card      |
      | turned-up | Ana  | Snake Oil |
    When Ana chooses Iara
    Then Ana's discard pile holds Snake Oil
    And it is for Ana to act

  @id:RIV-0918 @needs:conspiracies @rivals.conspiracy.resolve.text-decides-affected
  Scenario Outline: Snake in the Grass takes 1 Agenda from each non-contributor, and steals it from a single one
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra is in the Haven
    And Bruno's Hope is in the Haven
    And Clara's Grace is in the Haven
    And Ana, Bruno and Clara have 3 Agenda
    And Ana's Snake in the Grass lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And <giver> has contributed to Conspiracy
    When Ana reveals Conspiracy
    Then Ana has <ana> Agenda
    And Bruno has <bruno> Agenda
    And Clara has <clara> Agenda

    Examples:
      | giver | ana | bruno | clara |
      | Ana   | 3   | 2     | 2     |
      | Bruno | 4   | 3     | 2     |
      | Clara | 4   | 2     | 3     |

  @id:RIV-0919 @needs:conspiracies @rivals.conspiracy.resolve.needs-legal-target
  Scenario Outline: A Conspiracy that targets foes cannot be resolved if every foe has contributed
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in the Haven
    And Bruno's Hope is in the Haven
    And Ana's <card> lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    And 1 Prestige of Bruno lies on Conspiracy
    And Bruno has contributed to Conspiracy
    Then Ana cannot reveal Conspiracy because rivals.conspiracy.resolve.needs-legal-target

    Examples:
      | card               |
      | Snake in the Grass |
      | Shed Your Skin     |
      | Pay Tribute        |

  @id:RIV-3916 @needs:conspiracies @rivals.first-round.no-target @checks:d
  Scenario Outline: A Conspiracy that targets foes cannot be resolved before their first turns
    Given Ana and Bruno sit clockwise
    And Bruno has not had a turn yet
    And Ana's Keondra is in the Haven
    And Bruno's Hope is in the Haven
    And Ana's <card> lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    Then Ana cannot reveal Conspiracy because rivals.first-round.no-target

    Examples:
      | card               |
      | Snake in the Grass |
      | Shed Your Skin     |
      | Pay Tribute        |

  @id:RIV-3917 @needs:conspiracies @rivals.first-round.no-target @checks:d
  Scenario Outline: Snake in the Grass steals from the one foe who has had a turn
    Given Ana, Bruno and Clara sit clockwise
    And <player> has not had a turn yet
    And Ana's Keondra is in the Haven
    And Bruno's Hope is in the Haven
    And Clara's Grace is in the Haven
    And Ana, Bruno and Clara have 3 Agenda
    And Ana's Snake in the Grass lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    When Ana reveals Conspiracy
    Then Ana has 4 Agenda
    And Bruno has <bruno> Agenda
    And Clara has <clara> Agenda

    Examples:
      | player | bruno | clara |
      | Bruno  | 3     | 2     |
      | Clara  | 2     | 3     |

  @id:RIV-3924 @needs:cards @needs:conspiracies @rivals.first-round.no-target @checks:d
  Scenario Outline: Pay Tribute steals 2 Prestige from the one foe who has had a turn
    Given Ana, Bruno and Clara sit clockwise
    And <player> has not had a turn yet
    And Ana's Keondra is in the Haven
    And Bruno's Hope is in the Haven
    And Clara's Grace is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    When Ana reveals Conspiracy
    Then Ana has 22 Prestige
    And Bruno has <bruno> Prestige
    And Clara has <clara> Prestige

    Examples:
      | player | bruno | clara |
      | Bruno  | 20    | 18    |
      | Clara  | 18    | 20    |

  @id:RIV-3918 @needs:cards @needs:conspiracies @rivals.first-round.no-target @checks:d
  Scenario: Shed Your Skin does not target a player before that player's first turn
    Given Ana, Bruno and Clara sit clockwise
    And Clara has not had a turn yet
    And Ana's Keondra is in the Haven
    And Bruno's Hope is in the Haven
    And Bruno holds Awe and Shotgun
    And Clara's Grace is in the Haven
    And Clara holds Charmer
    And Ana's Shed Your Skin lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    When Ana reveals Conspiracy
    And chance draws Awe and Shotgun
    Then Bruno holds nothing
    And Clara holds Charmer
    And it is for Ana to act

  @id:RIV-3919 @needs:cards @needs:conspiracies @rivals.conspiracy.resolve.text-decides-affected
  Scenario: Snake Oil lets a contributor ready a character even before that player's first turn
    Given Ana and Bruno sit clockwise
    And Bruno has not had a turn yet
    And Ana's Keondra is in the Haven
    And Bruno's Hope is in the Haven and exhausted
    And Ana's Snake Oil lies face down beside the Haven
    And 1 Prestige of Ana lies on Conspiracy
    And 1 Prestige of Bruno lies on Conspiracy
    And Bruno has contributed to Conspiracy
    When Ana reveals Conspiracy
    And Bruno chooses Hope
    Then Hope is ready

  @id:RIV-0920 @needs:cards @needs:conspiracies @needs:options @rivals.conspiracy.resolve.text-decides-affected
  Scenario: Shed Your Skin makes each non-contributor discard 1 random Library card
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra is in the Haven
    And Ana holds Majesty
    And Bruno's Hope is in the Haven
    And Bruno holds Awe, Shotgun and Judas
    And Clara's Grace is in the Haven
    And Clara holds Charmer, Charmer and Believer
    And Ana's Shed Your Skin lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    When Ana reveals Conspiracy
    Then it is for chance to discard a card
    And chance may draw exactly Awe and Shotgun
    When chance draws Awe
    And chance draws Charmer
    Then Bruno holds Shotgun and Judas
    And Bruno's discard pile holds Awe
    And Clara holds Charmer and Believer
    And Ana holds Majesty
    And it is for Ana to act

  @id:RIV-0921 @needs:cards @needs:conspiracies @rivals.conspiracy.resolve.text-decides-affected
  Scenario: Shed Your Skin makes a single non-contributor discard 2
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra is in the Haven
    And Bruno's Hope is in the Haven
    And Bruno holds Awe, Shotgun, Majesty and Judas
    And Clara's Grace is in the Haven
    And Clara holds Charmer
    And Ana's Shed Your Skin lies face down beside the Haven
    And 1 Prestige of Ana lies on Conspiracy
    And 1 Prestige of Clara lies on Conspiracy
    And Clara has contributed to Conspiracy
    When Ana reveals Conspiracy
    And chance draws Awe and Majesty
    Then Bruno holds Shotgun and Judas
    And Clara holds Charmer
    And it is for Ana to act

  @id:RIV-0922 @needs:cards @needs:conspiracies @rivals.conspiracy.resolve.text-decides-affected
  Scenario: Shed Your Skin makes a player discard no more Library cards than are in hand
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra is in the Haven
    And Bruno's Hope is in the Haven
    And Bruno holds Judas
    And Clara's Grace is in the Haven
    And Clara holds Charmer
    And Ana's Shed Your Skin lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    When Ana reveals Conspiracy
    And chance draws Charmer
    Then Bruno holds Judas
    And Clara holds nothing
    And it is for Ana to act

  @id:RIV-0923 @needs:cards @needs:conspiracies @rivals.conspiracy.resolve.text-decides-affected
  Scenario Outline: Pay Tribute steals 1 Prestige from each non-contributor, 2 from a single one
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra is in the Haven
    And Bruno's Hope is in the Haven
    And Clara's Grace is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And <giver> has contributed to Conspiracy
    When Ana reveals Conspiracy
    Then Ana has 22 Prestige
    And Bruno has <bruno> Prestige
    And Clara has <clara> Prestige

    Examples:
      | giver | bruno | clara |
      | Ana   | 19    | 19    |
      | Bruno | 20    | 18    |
      | Clara | 18    | 20    |

  @id:RIV-0924 @needs:conspiracies @rivals.action-card.face-down-reveal-needs-clan-and-discipline
  Scenario Outline: Pay Tribute can be placed without the Ministry but not resolved without it
    Given Ana and Bruno sit clockwise
    And Ana's Lucky is in the Haven
    And Ana's <card> lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And Ana holds Pay Tribute
    And Bruno's Hope is in the Haven
    When Lucky places Pay Tribute face down
    Then Conspiracy#2 lies face down
    And Ana cannot reveal Conspiracy because rivals.action-card.face-down-reveal-needs-clan-and-discipline

    Examples:
      | card        |
      | Pay Tribute |
