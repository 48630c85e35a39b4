# Fifth edition rulebook, "Other Vampire Sects": Sabbat, the prisci block
@needs:legacy
Feature: The prisci
  The prisci share three votes, cast on the side that has more of their ballots.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment

  @id:VTES-1405 @vtes.legacy.prisci.block-of-3-votes-shared @checks:a @vtes.legacy.prisci.majority-side-gets-3-votes
  @vtes.legacy.prisci.sub-referendum-decides-side @vtes.legacy.prisci.one-ballot-per-ready-priscus @checks:c
  Scenario: One ballot casts the prisci's three votes, and more ballots on its side add nothing
    Given Tom's Kij Dansky and Korah are ready
    And Korah is locked
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then the votes are 0 for and 0 against
    And Tom cannot vote for the referendum with Korah because vtes.legacy.prisci.block-of-3-votes-shared
    When Tom casts ballots for the referendum with Korah
    Then the ballots are 1 for and 0 against
    And the votes are 3 for and 0 against
    When Sarah passes
    And Tom casts ballots for the referendum with Kij Dansky
    Then the ballots are 2 for and 0 against
    And the votes are 3 for and 0 against
    When Sarah passes
    Then the referendum passes
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | true   | 3         | 0             |

  @id:VTES-1406 @vtes.legacy.prisci.block-shifts-while-polling @checks:a
  @vtes.legacy.prisci.majority-side-gets-3-votes @checks:b
  @vtes.legacy.prisci.tie-means-block-abstains
  Scenario: The prisci's votes may change sides with each ballot, and only the final count matters
    Given Tom's Korah is ready
    And Rui's Kij Dansky and Stavros are ready
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    And Tom casts ballots for the referendum with Korah
    Then the votes are 4 for and 0 against
    When Rui casts ballots against the referendum with Kij Dansky
    Then the ballots are 1 for and 1 against
    And the votes are 1 for and 0 against
    When Rui casts ballots against the referendum with Stavros
    Then the referendum fails
    And these events happen in order:
      | event               | side    | votes_for | votes_against |
      | ballot-cast         | against |           |               |
      | referendum-resolved |         | 1         | 3             |

  @id:VTES-1407 @vtes.legacy.prisci.votes-not-usable-in-sub-referendum @checks:a,b
  @vtes.legacy.prisci.tie-means-block-abstains @checks:a
  Scenario: The prisci's three votes are not cast when their ballots are equal
    Given Tom's Korah is ready
    And Rui's Kij Dansky and Belinde are ready
    And Alexis has the Edge
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Alexis votes for the referendum with the Edge
    And Sarah passes
    And Tom casts ballots for the referendum with Korah
    And Sarah passes
    And Rui casts ballots against the referendum with Kij Dansky
    Then the votes are 1 for and 0 against
    When Sarah passes
    Then Rui cannot cast ballots for the referendum with Belinde because vtes.legacy.prisci.votes-not-usable-in-sub-referendum
    When Rui votes for the referendum with Belinde
    Then the ballots are 1 for and 1 against
    And the votes are 3 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-1408 @vtes.legacy.prisci.one-ballot-per-ready-priscus @checks:b @vtes.torpor.cannot-vote @checks:a
  Scenario: Only a ready Sabbat priscus has a ballot
    Given Tom's Korah is in torpor
    And Tom's Stavros, Andrew Emory and Kij Dansky are ready
    And Stavros's sect is Camarilla
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Tom cannot cast ballots for the referendum with Korah because vtes.torpor.cannot-vote
    And Tom cannot cast ballots for the referendum with Stavros because vtes.legacy.prisci.one-ballot-per-ready-priscus
    And Tom cannot cast ballots for the referendum with Andrew Emory because vtes.legacy.prisci.votes-not-usable-in-sub-referendum
    And Rui cannot cast ballots for the referendum with Kij Dansky because vtes.votes.ready-titled-vampires-give-votes
    When Tom casts ballots for the referendum with Kij Dansky
    Then the ballots are 1 for and 0 against
    When Sarah passes
    And Tom passes
    Then the referendum passes

  @id:VTES-1409 @vtes.legacy.prisci.tie-means-block-abstains @checks:a
  @vtes.legacy.prisci.one-ballot-per-ready-priscus @checks:a
  Scenario: Two prisci of one player may oppose each other, and a ballot need not be cast
    Given Tom's Korah, Kij Dansky and Stavros are ready
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom casts ballots for the referendum with Korah
    And Sarah passes
    And Tom casts ballots against the referendum with Kij Dansky
    Then the ballots are 1 for and 1 against
    And the votes are 0 for and 0 against
    When Sarah passes
    And Tom passes
    Then the referendum fails

  @id:VTES-1410 @vtes.legacy.prisci.ballot-is-for-or-against-main @checks:b
  @vtes.referendum.polling.cast-votes-cannot-be-changed
  Scenario: A ballot cannot be changed once cast
    Given Tom's Korah and Stavros are ready
    And Rui's Andrew Emory is ready
    When Wauneka plays Ancilla Empowerment
    And Sarah votes against the referendum with Ancilla Empowerment
    And Tom casts ballots for the referendum with Korah
    Then Tom cannot cast ballots against the referendum with Korah because vtes.legacy.prisci.ballot-is-for-or-against-main
    And Tom cannot cast ballots for the referendum with Korah because vtes.legacy.prisci.ballot-is-for-or-against-main
    When Tom passes
    And Rui passes
    Then the referendum passes
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 3         | 1             |

  @id:VTES-1411 @vtes.legacy.prisci.sub-referendum-decides-side @checks:b @vtes.legacy.prisci.block-of-3-votes-shared
  @vtes.blood-hunt.otherwise-normal-referendum
  Scenario: The prisci vote in a blood hunt too
    Given Sarah's Sully is ready with 2 blood
    And Tom's Ryan is in torpor with 1 blood
    And Rui's Korah is ready
    When Sully diablerises Ryan
    And Sarah passes
    And Rui casts ballots for the referendum with Korah
    And Sarah passes
    Then the referendum passes
    And Sully is in Sarah's ash heap

  @id:VTES-1412 @vtes.votes.other-titles-by-card-text @vtes.legacy.prisci.majority-side-gets-3-votes
  @vtes.published.gratiano.votes-and-ballots-on-one-side @checks:a
  Scenario: Gratiano casts two ballots together
    Given Tom's Gratiano is ready
    And Rui's Korah and Stavros are ready
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom casts ballots against the referendum with Gratiano
    Then the ballots are 0 for and 2 against
    When Sarah passes
    And Rui casts ballots for the referendum with Korah
    Then the votes are 0 for and 3 against
    When Sarah passes
    And Rui casts ballots for the referendum with Stavros
    Then the votes are 0 for and 0 against
    When everyone passes
    Then the referendum fails

  @id:VTES-1413 @vtes.legacy.prisci.block-of-3-votes-shared @vtes.legacy.prisci.majority-side-gets-3-votes @checks:b
  @vtes.referendum.resolve.ties-fail
  Scenario: The prisci's three votes can make a tie, and the referendum fails
    Given Sarah's Sybren van Oosten and Belinde are ready
    And Sybren van Oosten's title is primogen
    And Tom's Korah is ready
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah votes for the referendum with Belinde
    And Sarah passes
    And Tom casts ballots against the referendum with Korah
    Then the votes are 3 for and 3 against
    When Sarah passes
    Then the referendum fails
    And no pool changes

  @id:VTES-1495 @vtes.legacy.prisci.vampire-casts-all-votes-and-ballots-alike @checks:a,b,c
  Scenario: A priscus with votes must cast them on the side of its ballot
    Given Sarah's Stavros is ready
    And Sarah holds Bewitching Oration
    When Stavros plays Ancilla Empowerment
    And Sarah casts ballots for the referendum with Stavros
    And Stavros plays Bewitching Oration at basic
    Then Sarah cannot vote against the referendum with Stavros because vtes.legacy.prisci.vampire-casts-all-votes-and-ballots-alike
    When Sarah votes for the referendum with Stavros
    Then the votes are 5 for and 0 against
    And the ballots are 1 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-1496 @vtes.legacy.prisci.vampire-casts-all-votes-and-ballots-alike @checks:b
  Scenario: A priscus that has voted must cast its ballot on the same side, or not at all
    Given Sarah's Stavros is ready
    And Sarah holds Bewitching Oration
    When Stavros plays Ancilla Empowerment
    And Stavros plays Bewitching Oration at superior
    And Sarah votes against the referendum with Stavros
    Then the votes are 0 for and 4 against
    And Sarah cannot cast ballots for the referendum with Stavros because vtes.legacy.prisci.vampire-casts-all-votes-and-ballots-alike
    When Sarah votes for the referendum with Ancilla Empowerment
    And Sarah passes
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 1         | 4             |

  @id:VTES-1414 @vtes.legacy.prisci.ballot-is-for-or-against-main @vtes.legacy.prisci.one-ballot-per-ready-priscus
  @provisional @vtes.legacy.prisci.block-shifts-while-polling @checks:b
  Scenario: The ballot of a priscus that goes to torpor still counts
    Given Tom's Korah is ready with 0 blood
    And Rui's Andrew Emory is ready
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom casts ballots for the referendum with Korah
    And Korah is dealt 1 damage
    Then Korah is in torpor with 0 blood
    And the ballots are 1 for and 0 against
    When everyone passes
    Then the referendum passes

  @id:VTES-3060 @vtes.legacy.prisci.block-of-3-votes-shared @checks:a,b
  Scenario: Five prisci of three players together have three votes
    Given Tom's Korah and Stavros are ready
    And Rui's Kij Dansky and Shawnda Dorrit are ready
    And Ines's Andrew Emory is ready
    And Andrew Emory's title is priscus
    When Wauneka plays Ancilla Empowerment
    And Ines declines to block
    And Sarah passes
    And Tom casts ballots for the referendum with Korah
    And Sarah passes
    And Tom casts ballots for the referendum with Stavros
    And Sarah passes
    And Rui casts ballots for the referendum with Kij Dansky
    And Sarah passes
    And Rui casts ballots for the referendum with Shawnda Dorrit
    And Sarah passes
    And Ines casts ballots for the referendum with Andrew Emory
    Then the ballots are 5 for and 0 against
    And the votes are 3 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-3062 @vtes.legacy.prisci.block-of-3-votes-shared @checks:c
  @vtes.legacy.prisci.tie-means-block-abstains @checks:b
  Scenario: Prisci without ballots, or in torpor, have no votes together
    Given Sarah's Sully is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Korah is ready with 0 blood
    And Tom's Stavros is ready with 0 blood
    And Alexis has the Edge
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Alexis passes
    And Tom casts ballots for the referendum with Korah
    And Sarah passes
    And Alexis passes
    And Tom casts ballots against the referendum with Stavros
    And Sarah passes
    And Alexis votes against the referendum with the Edge
    And Sarah passes
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 0         | 1             |
    When Sully plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    And Tom passes
    Then the referendum passes
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 1         | 0             |

  @id:VTES-3063 @vtes.legacy.prisci.block-of-3-votes-shared @checks:c
  Scenario: The ballot of a priscus does not carry over to the next referendum
    Given Sarah's Sully is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Korah is ready with 0 blood
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom casts ballots against the referendum with Korah
    Then the votes are 0 for and 3 against
    When Sarah passes
    Then the referendum fails
    When Korah is dealt 1 damage
    And Sully plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    Then the referendum passes
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 1         | 0             |

  @id:VTES-3064 @needs:block @vtes.legacy.prisci.sub-referendum-decides-side @checks:a
  Scenario: Ballots can be cast only while the polling is open
    Given Sarah's Belinde is ready
    And Sarah holds Closed Session
    And Tom's Korah is ready
    When Belinde plays Ancilla Empowerment
    Then Tom cannot cast ballots against the referendum with Korah because vtes.referendum.polling.before-votes-cards-first
    When Sarah passes
    And Sarah passes
    And Tom casts ballots against the referendum with Korah
    Then the ballots are 0 for and 1 against
    When Sarah passes
    Then the referendum fails
    And it is for Sarah to decide in the minion phase

  @id:VTES-3070 @vtes.legacy.prisci.majority-side-gets-3-votes @checks:a,b
  @vtes.legacy.prisci.ballot-is-for-or-against-main @checks:a
  Scenario Outline: Ballots <first>, <second> and <third> give <votes_for> votes for and <votes_against> against
    Given Tom's Korah, Kij Dansky and Stavros are ready
    And Rui's Belinde is ready
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom casts ballots <first> the referendum with Korah
    And Sarah passes
    And Tom casts ballots <second> the referendum with Kij Dansky
    And Sarah passes
    And Tom casts ballots <third> the referendum with Stavros
    Then the votes are <votes_for> for and <votes_against> against
    When everyone passes
    Then the referendum <end>

    Examples:
      | first   | second  | third   | votes_for | votes_against | end    |
      | for     | for     | for     | 3         | 0             | passes |
      | for     | for     | against | 3         | 0             | passes |
      | for     | against | for     | 3         | 0             | passes |
      | against | for     | for     | 3         | 0             | passes |
      | for     | against | against | 0         | 3             | fails  |
      | against | for     | against | 0         | 3             | fails  |
      | against | against | for     | 0         | 3             | fails  |
      | against | against | against | 0         | 3             | fails  |
