# Fifth edition rulebook, "Other Vampire Sects": Sabbat
@needs:legacy
Feature: Titles of the Sabbat

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment

  @id:VTES-1400 @vtes.legacy.sabbat.votes-bishop-1 @checks:a
  Scenario: Each ready bishop has one vote, even when locked
    Given Rui's Andrew Emory and Caitlin are ready and locked
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Rui votes for the referendum with Andrew Emory
    Then the votes are 1 for and 0 against
    When Sarah passes
    And Rui votes for the referendum with Caitlin
    Then the votes are 2 for and 0 against
    When Sarah passes
    Then the referendum passes
    And Sarah burns 1 pool
    And Rui burns 2 pool

  @id:VTES-6442 @vtes.legacy.sabbat.votes-bishop-1 @checks:a @vtes.votes.only-while-ready
  Scenario: A bishop in torpor has no vote
    Given Rui's Andrew Emory is ready
    And Rui's Korah is in torpor
    And Korah's title is bishop
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Rui cannot vote for the referendum with Korah because vtes.torpor.cannot-vote
    When Rui votes for the referendum with Andrew Emory
    Then the votes are 1 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-1401 @vtes.legacy.sabbat.votes-archbishop-2 @vtes.votes.each-for-or-against
  Scenario: Archbishops of two cities have two votes each
    Given Tom's Johannes Worringen is ready
    And Rui's Lukas is ready
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom votes for the referendum with Johannes Worringen
    And Sarah passes
    And Rui votes against the referendum with Lukas
    Then the votes are 2 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-1402 @vtes.legacy.sabbat.votes-cardinal-3 @checks:a @vtes.votes.methuselah-may-split-between-sources
  Scenario: Two cardinals have three votes each, and may oppose each other
    Given Rui's Korah and Andrew Emory are ready
    And Korah's title is cardinal
    And Andrew Emory's title is cardinal
    And Ines's Stavros is in torpor
    And Stavros's title is cardinal
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Ines cannot vote for the referendum with Stavros because vtes.torpor.cannot-vote
    When Rui votes for the referendum with Korah
    And Sarah passes
    And Rui votes against the referendum with Andrew Emory
    Then the votes are 3 for and 3 against
    When Sarah votes for the referendum with Ancilla Empowerment
    Then the referendum passes

  @id:VTES-1403 @vtes.legacy.sabbat.votes-regent-4
  Scenario: The regent has four votes
    Given Rui's Korah is ready
    And Korah's title is regent
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Rui votes against the referendum with Korah
    Then the votes are 0 for and 4 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-2248 @vtes.legacy.sabbat.votes-archbishop-2
  Scenario: A locked archbishop has two votes
    Given Alexis's Lukas is ready and locked
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Alexis votes for the referendum with Lukas
    Then the votes are 2 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-6443
  Scenario Outline: A locked <title> has <votes> votes
    Given Alexis's <vampire> is ready and locked
    And <vampire>'s title is <title>
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Alexis votes for the referendum with <vampire>
    Then the votes are <votes> for and 0 against
    When Sarah passes
    Then the referendum passes

    @vtes.legacy.sabbat.votes-cardinal-3
    Examples:
      | vampire | title    | votes |
      | Korah   | cardinal | 3     |

    @vtes.legacy.sabbat.votes-regent-4
    Examples:
      | vampire      | title  | votes |
      | Andrew Emory | regent | 4     |

    @vtes.legacy.laibon.votes-kholo-2
    Examples:
      | vampire    | title | votes |
      | Abu Nuwasi | kholo | 2     |

    @vtes.legacy.laibon.votes-magaji-2
    Examples:
      | vampire | title  | votes |
      | Ubende  | magaji | 2     |

  @id:VTES-1404 @vtes.legacy.sabbat.titles-need-sabbat @checks:a @vtes.votes.none-inherent
  Scenario Outline: The title of <title> gives no votes outside the Sabbat
    Given Rui's Korah is ready
    And Korah's title is <title>
    And Korah's sect is <sect>
    And Tom's Andrew Emory is ready
    When Wauneka plays Ancilla Empowerment
    Then Korah has no title
    When Sarah passes
    Then Rui cannot vote for the referendum with Korah because vtes.votes.none-inherent
    And Rui cannot cast ballots for the referendum with Korah because vtes.legacy.prisci.one-ballot-per-ready-priscus
    When Tom votes for the referendum with Andrew Emory
    Then the votes are 1 for and 0 against
    When Sarah passes
    Then the referendum passes

    Examples:
      | title      | sect        |
      | bishop     | Camarilla   |
      | archbishop | Anarch      |
      | priscus    | Independent |
      | cardinal   | Laibon      |
      | regent     | Camarilla   |

  @id:VTES-3039 @vtes.legacy.sabbat.titles-need-sabbat @checks:a
  Scenario Outline: The title of <title> gives votes (<votes>) in the Sabbat, and none in the <sect> sect
    Given Tom's Andrew Emory and Artemis are ready
    And Andrew Emory's title is <title>
    And Artemis's title is <title>
    And Artemis's sect is <sect>
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Artemis has no title
    And Tom cannot vote against the referendum with Artemis because vtes.votes.none-inherent
    When Tom votes against the referendum with Andrew Emory
    Then the votes are 0 for and <votes> against
    When Sarah passes
    Then the referendum fails

    Examples:
      | title      | votes | sect        |
      | bishop     | 1     | Camarilla   |
      | bishop     | 1     | Anarch      |
      | bishop     | 1     | Independent |
      | bishop     | 1     | Laibon      |
      | archbishop | 2     | Camarilla   |
      | archbishop | 2     | Anarch      |
      | archbishop | 2     | Independent |
      | archbishop | 2     | Laibon      |
      | cardinal   | 3     | Camarilla   |
      | cardinal   | 3     | Anarch      |
      | cardinal   | 3     | Independent |
      | cardinal   | 3     | Laibon      |

  @id:VTES-3040 @vtes.legacy.sabbat.titles-need-sabbat @checks:a
  @vtes.legacy.prisci.one-ballot-per-ready-priscus @checks:b
  Scenario Outline: A priscus has a ballot in the Sabbat, and none in the <sect> sect
    Given Tom's Korah and Stavros are ready
    And Stavros's sect is <sect>
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Stavros has no title
    And Tom cannot cast ballots against the referendum with Stavros because vtes.legacy.prisci.one-ballot-per-ready-priscus
    When Tom casts ballots against the referendum with Korah
    Then the ballots are 0 for and 1 against
    And the votes are 0 for and 3 against
    When Sarah passes
    Then the referendum fails

    Examples:
      | sect        |
      | Camarilla   |
      | Anarch      |
      | Independent |
      | Laibon      |

  @id:VTES-3043
  @vtes.legacy.sabbat.votes-archbishop-2 @checks:a @vtes.legacy.sabbat.archbishop-contested-by-any-title-of-same-city
  Scenario: Two archbishops of one city have no votes while they contest it
    Given it is Sarah's influence phase
    And Sarah's Lukas is uncontrolled with 8 blood
    And Tom's Ryan is ready
    And Ryan's sect is Sabbat
    And Ryan's title is archbishop, of Toronto
    And Tom's Johannes Worringen is ready
    When Sarah brings out Lukas
    Then Lukas and Ryan are in a contest of titles
    When everyone passes until Tom's unlock phase
    And Tom contests the title of Ryan
    And everyone passes until Sarah's unlock phase
    And Sarah contests the title of Lukas
    And everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    Then Sarah cannot vote for the referendum with Lukas because vtes.votes.none-inherent
    When Sarah passes
    Then Tom cannot vote against the referendum with Ryan because vtes.votes.none-inherent
    When Tom votes against the referendum with Johannes Worringen
    And everyone passes
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 0         | 2             |

  @id:VTES-6444 @vtes.legacy.sabbat.votes-archbishop-2 @checks:a
  Scenario: An archbishop in torpor has no votes
    Given Tom's Johannes Worringen is ready
    And Tom's Carolina Vález is in torpor
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Tom cannot vote against the referendum with Carolina Vález because vtes.torpor.cannot-vote
    When Tom votes against the referendum with Johannes Worringen
    Then the votes are 0 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-3044 @vtes.legacy.sabbat.regent-unique @checks:a
  Scenario: A second regent contests the title, and has no votes
    Given it is Sarah's influence phase
    And Sarah's Korah is uncontrolled with 7 blood
    And Korah's title is regent
    And Tom's Johannes Worringen is ready
    And Johannes Worringen's title is regent
    When Sarah brings out Korah
    Then Korah and Johannes Worringen are in a contest of titles
    When everyone passes until Tom's unlock phase
    And Tom contests the title of Johannes Worringen
    And everyone passes until Sarah's unlock phase
    And Sarah contests the title of Korah
    And everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    Then Sarah cannot vote for the referendum with Korah because vtes.votes.none-inherent
    When Sarah passes
    Then the referendum fails

  @id:VTES-6445 @vtes.legacy.sabbat.votes-regent-4 @checks:a
  Scenario: A regent has four votes again once its rival has yielded
    Given it is Tom's unlock phase
    And Sarah's Korah is ready
    And Korah's title is regent
    And Tom's Johannes Worringen is ready
    And Johannes Worringen's title is regent
    And Korah and Johannes Worringen are in a contest of titles
    When Tom yields the title of Johannes Worringen
    And everyone passes until Sarah's minion phase
    Then Korah's title is regent
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Korah
    Then the votes are 4 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-3042 @vtes.legacy.sabbat.titles-need-sabbat @checks:a
  Scenario Outline: A regent that has joined the <sect> sect has no title and no votes
    Given Tom's Artemis and Andrew Emory are ready
    And Artemis's title is regent
    And Artemis's sect is <sect>
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Artemis has no title
    And Tom cannot vote against the referendum with Artemis because vtes.votes.none-inherent
    When Tom votes against the referendum with Andrew Emory
    Then the votes are 0 for and 1 against
    When Sarah passes
    Then the referendum fails

    Examples:
      | sect        |
      | Camarilla   |
      | Anarch      |
      | Independent |
      | Laibon      |
