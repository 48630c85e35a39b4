# Fifth edition rulebook, "Politics": what votes cost, which of them are burned, and for how long they are there
Feature: Costs of votes, and how long votes last

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-3120 @vtes.votes.each-for-or-against @vtes.golden-rule.cards-override-rules
  Scenario: A vampire without blood cannot vote against Alexander Silverson's referendum
    Given Sarah's Alexander Silverson is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Belinde is ready with 0 blood
    And Tom's Andi Liu is ready with 1 blood
    When Alexander Silverson plays Ancilla Empowerment
    And Sarah passes
    Then Tom cannot vote against the referendum with Belinde because vtes.golden-rule.cards-override-rules
    When Tom votes against the referendum with Andi Liu
    Then Andi Liu has 0 blood
    And the votes are 0 for and 2 against
    When Sarah passes
    And Tom votes for the referendum with Belinde
    Then the votes are 2 for and 2 against
    And Belinde has 0 blood
    When Sarah passes
    Then the referendum fails

  @id:VTES-6417 @vtes.votes.each-for-or-against
  Scenario: A location votes against Alexander Silverson's referendum without cost
    Given Sarah's Alexander Silverson is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Andi Liu is ready with 1 blood
    And Tom controls Ventrue Headquarters
    When Alexander Silverson plays Ancilla Empowerment
    And Sarah passes
    And Tom uses Ventrue Headquarters
    And Sarah passes
    And Tom votes against the referendum with Ventrue Headquarters
    Then the votes are 0 for and 3 against
    And Andi Liu has 1 blood
    And no pool changes
    When everyone passes
    Then the referendum fails

  @id:VTES-3121 @needs:legacy @vtes.legacy.prisci.one-ballot-per-ready-priscus @vtes.golden-rule.cards-override-rules
  Scenario: Casting ballots against Alexander Silverson's referendum costs a priscus 1 blood
    Given Sarah's Alexander Silverson is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Korah is ready with 1 blood
    And Tom's Stavros is ready with 0 blood
    When Alexander Silverson plays Ancilla Empowerment
    And Sarah passes
    Then Tom cannot cast ballots against the referendum with Stavros because vtes.golden-rule.cards-override-rules
    When Tom casts ballots against the referendum with Korah
    Then Korah has 0 blood
    And the ballots are 0 for and 1 against
    When everyone passes
    Then the referendum fails

  @id:VTES-6418 @needs:legacy @vtes.legacy.prisci.one-ballot-per-ready-priscus
  Scenario: Casting ballots for Alexander Silverson's referendum costs a priscus no blood
    Given Sarah's Alexander Silverson is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Stavros is ready with 1 blood
    When Alexander Silverson plays Ancilla Empowerment
    And Sarah passes
    And Tom casts ballots for the referendum with Stavros
    Then Stavros has 1 blood
    And the ballots are 1 for and 0 against
    When everyone passes
    Then the referendum passes

  @id:VTES-3122 @vtes.votes.each-for-or-against
  Scenario: Voting against Alexander Silverson's referendum costs nothing once he is burned
    Given Sarah's Alexander Silverson is ready with 1 blood
    And Sarah holds Ancilla Empowerment
    And Tom's Belinde is ready with 0 blood
    When Alexander Silverson plays Ancilla Empowerment
    And Sarah passes
    And Alexander Silverson is dealt 2 damage and 1 aggravated damage
    Then Alexander Silverson is in Sarah's ash heap
    When Tom votes against the referendum with Belinde
    Then the votes are 0 for and 2 against
    And Belinde has 0 blood
    When everyone passes
    Then the referendum fails

  @id:VTES-3123 @vtes.votes.political-card-one-vote
  Scenario: Another player may burn a copy of the calling card for a vote, and replaces it
    Given Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom holds Ancilla Empowerment, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Tom's library holds Vessel
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom votes against the referendum with Ancilla Empowerment
    Then Tom's ash heap holds Ancilla Empowerment
    And Tom holds Vessel, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And the votes are 0 for and 1 against
    When Sarah votes for the referendum with Ancilla Empowerment
    Then the referendum fails
    And Sarah's ash heap holds Ancilla Empowerment
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 1         | 1             |

  @id:VTES-3124 @needs:legacy @vtes.votes.other-cards-follow-normal-rules
  Scenario: In a referendum for the Sabbat a location has its votes, a Camarilla vampire has none
    Given Sarah's Andrew Emory is ready
    And Sarah holds Cardinal Benediction
    And Rui's Korah and Belinde are ready
    And Rui controls Ventrue Headquarters
    When Andrew Emory plays Cardinal Benediction
    And Sarah chooses Korah for the referendum
    And Sarah votes for the referendum with Andrew Emory
    And Sarah passes
    Then Rui cannot vote against the referendum with Belinde because vtes.golden-rule.cards-override-rules
    When Rui uses Ventrue Headquarters
    And Sarah passes
    And Rui votes against the referendum with Ventrue Headquarters
    Then the votes are 1 for and 3 against
    When Sarah passes
    And Rui passes
    Then the referendum fails
    And Korah's title is priscus

  @id:VTES-3125 @vtes.votes.prince-two @vtes.referendum.polling.cast-votes-cannot-be-changed
  Scenario: Votes gained by a card are gone in the next referendum, votes of a title are not
    Given Sarah's Sybren van Oosten and Wauneka are ready
    And Sarah holds Ancilla Empowerment, Ancilla Empowerment and Bewitching Oration
    When Sybren van Oosten plays Ancilla Empowerment
    And Sybren van Oosten plays Bewitching Oration at basic
    And Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 4 for and 0 against
    When Sarah passes
    Then the referendum passes
    And Sybren van Oosten is locked
    When Sarah uses Sybren van Oosten
    Then Sybren van Oosten is unlocked
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 2 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-3126 @vtes.referendum.resolve.otherwise-fails
  Scenario Outline: The caller gains nothing from a referendum that has 2 votes for and <votes> against
    Given Sarah's Sybren van Oosten is ready with 3 blood
    And Sarah holds Ancilla Empowerment and Voter Captivation
    And Tom's Kephamos, High Priest of Marrakech is ready
    And Kephamos, High Priest of Marrakech's title is <title>
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    And Tom votes against the referendum with Kephamos, High Priest of Marrakech
    And Sarah passes
    Then the referendum fails
    And it is for Sarah to decide in the minion phase
    And Sybren van Oosten is ready with 3 blood and locked
    And Sarah holds Voter Captivation

    Examples:
      | votes | title   |
      | 2     | 2 votes |
      | 3     | 3 votes |
      | 5     | 5 votes |

  @id:VTES-3127 @vtes.political.success-calls-referendum
  Scenario: The caller gains nothing from a blocked political action
    Given Sarah's Sybren van Oosten is ready with 3 blood
    And Sarah holds Ancilla Empowerment and Voter Captivation
    And Alexis's Nassir is ready
    And Nassir bears Raven Spy
    When Sybren van Oosten plays Ancilla Empowerment
    And Nassir attempts to block
    And Sybren van Oosten strikes with hands
    And Nassir strikes with hands
    Then the action fails
    And it is for Sarah to decide in the minion phase
    And Sybren van Oosten is ready with 2 blood and locked
    And Sarah holds Voter Captivation

  @id:VTES-3128 @vtes.votes.each-for-or-against
  Scenario: A vote is reported with its player, side, number and source
    Given Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Belinde is ready
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom votes against the referendum with Belinde
    Then these events happen in order:
      | event     | seat | side    | votes | source  |
      | vote-cast | Tom  | against | 2     | Belinde |
    And the votes are 0 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-6419 @needs:legacy @vtes.legacy.prisci.block-shifts-while-polling
  Scenario: A ballot is reported with its side, and the prisci's votes follow most ballots
    Given Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Korah and Stavros are ready
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom casts ballots for the referendum with Korah
    Then these events happen in order:
      | event       | side |
      | ballot-cast | for  |
    And the votes are 3 for and 0 against
    When Sarah passes
    And Tom casts ballots against the referendum with Stavros
    Then these events happen in order:
      | event       | side    |
      | ballot-cast | against |
    And the votes are 0 for and 0 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-3129 @needs:legacy @vtes.legacy.prisci.majority-side-gets-3-votes @vtes.legacy.prisci.block-of-3-votes-shared
  Scenario: A second ballot on the same side does not change the prisci's three votes
    Given Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Korah and Stavros are ready
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom casts ballots for the referendum with Korah
    And Sarah passes
    Then the votes are 3 for and 0 against
    When Tom casts ballots for the referendum with Stavros
    Then the ballots are 2 for and 0 against
    And the votes are 3 for and 0 against
    And none of these events happens:
      | event         |
      | block-shifted |
    When Sarah passes
    Then the referendum passes

  @id:VTES-3134 @needs:legacy @vtes.votes.other-cards-follow-normal-rules @vtes.legacy.prisci.block-shifts-while-polling
  Scenario: A priscus silenced by Scalpel Tongue abstains, and its ballot is withdrawn
    Given Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Rui's Korah is ready with 4 blood
    And Ines's Tamoszius is ready
    And Ines holds Scalpel Tongue
    When Wauneka plays Ancilla Empowerment
    And Ines declines to block
    And Sarah passes
    And Rui casts ballots against the referendum with Korah
    And Sarah passes
    Then the votes are 0 for and 3 against
    When Tamoszius plays Scalpel Tongue at basic on Korah
    Then these events happen in order:
      | event     | card  |
      | abstained | Korah |
    And the votes are 0 for and 0 against
    And Rui cannot cast ballots for the referendum with Korah because vtes.golden-rule.cards-override-rules
    When Sarah votes for the referendum with Ancilla Empowerment
    Then the referendum passes
