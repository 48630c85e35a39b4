# Fifth edition rulebook, "The Referendum": costs, and what comes before the votes
Feature: Costs and the beginning of the polling

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1463 @vtes.political.cost-as-printed @checks:a @vtes.referendum.cost-then-referendum @checks:a
  Scenario: The cost of a political action is paid when it succeeds, before the terms are chosen
    Given Sarah's Brandon Grime is ready with 3 blood
    And Alexis's Colette is ready
    And Sarah holds Reckless Agitation
    When Brandon Grime plays Reckless Agitation
    Then the action costs 2 blood
    And Brandon Grime has 3 blood
    When Alexis declines to block
    Then it is for Sarah to choose the terms
    And Brandon Grime has 1 blood
    And these events happen in order:
      | event             | card          | amount | referendum         |
      | blood-burned      | Brandon Grime | 2      |                    |
      | referendum-called |               |        | Reckless Agitation |
    When Sarah allocates 5 to Alexis and 1 to Tom
    And Sarah votes for the referendum with Reckless Agitation
    Then the referendum passes
    And Alexis burns 5 pool
    And Tom burns 1 pool
    And Brandon Grime has 1 blood

  @id:VTES-1464 @vtes.card.cost.blood-needs-enough-blood
  @vtes.action.resolve.blocked-cost-not-paid
  Scenario: A vampire without the blood cannot announce the action, and a blocked one costs nothing
    Given Sarah's Brandon Grime is ready with 1 blood
    And Sarah's Accorri Giovanni is ready with 2 blood
    And Alexis's Colette is ready
    And Colette bears Raven Spy
    And Sarah holds Reckless Agitation
    Then Brandon Grime cannot play Reckless Agitation because vtes.card.cost.blood-needs-enough-blood
    When Accorri Giovanni plays Reckless Agitation
    And Colette attempts to block
    Then Colette blocks the action
    And Accorri Giovanni has 2 blood
    When Accorri Giovanni strikes with hands
    And Colette strikes with hands
    Then Reckless Agitation is in Sarah's ash heap
    And none of these events happens:
      | event             |
      | referendum-called |

  @id:VTES-1465 @vtes.referendum.polling.before-votes-cards-first @checks:a
  Scenario: Closed Session is played before the votes, ahead of the polling
    Given Sarah's Belinde and Wauneka are ready
    And Sarah holds Ancilla Empowerment and Closed Session
    When Belinde plays Ancilla Empowerment
    Then it is for Sarah to respond before votes are cast
    And Sarah cannot vote for the referendum with Belinde because vtes.referendum.polling.before-votes-cards-first
    When Belinde plays Closed Session
    Then it is for Sarah to vote or pass
    When Sarah votes for the referendum with Belinde
    And Sarah passes
    Then the referendum passes

  @id:VTES-6420 @vtes.referendum.polling.before-votes-cards-first
  Scenario: Closed Session prevents votes and ballots of other sects
    Given Sarah's Belinde is ready
    And Sarah holds Ancilla Empowerment and Closed Session
    And Tom's Korah and Sybren van Oosten are ready
    When Belinde plays Ancilla Empowerment
    And Belinde plays Closed Session
    And Sarah passes
    Then it is for Tom to vote or pass
    And Tom cannot cast ballots against the referendum with Korah because vtes.golden-rule.cards-override-rules
    When Tom votes against the referendum with Sybren van Oosten
    Then the votes are 0 for and 2 against
    When Sarah votes for the referendum with Belinde
    And Sarah passes
    Then the referendum fails

  @id:VTES-1466 @needs:legacy @vtes.referendum.polling.before-votes-cards-first @checks:a
  Scenario: Closed Session cannot be played once the polling has begun
    Given Sarah's Belinde is ready
    And Sarah holds Ancilla Empowerment and Closed Session
    And Tom's Korah is ready
    When Belinde plays Ancilla Empowerment
    And Sarah passes
    Then it is for Sarah to vote or pass
    And Belinde cannot play Closed Session because vtes.referendum.polling.before-votes-cards-first
    When Sarah votes for the referendum with Belinde
    Then Belinde cannot play Closed Session because vtes.referendum.polling.before-votes-cards-first
    When Sarah passes
    And Tom casts ballots against the referendum with Korah
    Then the votes are 2 for and 3 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-1467 @vtes.sect.anarch.some-cards-need-anarch @checks:a @vtes.card.req.text-requirements-count
  Scenario: A card that requires an Anarch cannot be played by a vampire that has left them
    Given Sarah's Anita Wainwright, Brandon Grime and Wauneka are ready
    And Brandon Grime's sect is Camarilla
    And Sarah holds Anarch Salon
    Then Wauneka cannot play Anarch Salon because vtes.sect.anarch.some-cards-need-anarch
    And Brandon Grime cannot play Anarch Salon because vtes.sect.anarch.some-cards-need-anarch
    When Anita Wainwright plays Anarch Salon
    And Sarah votes for the referendum with Anarch Salon
    Then the referendum passes
    And Sarah gains 1 pool

  @id:VTES-1468 @vtes.sect.independent.default-when-no-major-sect @checks:a @vtes.card.req.text-requirements-count
  Scenario: A card for Independents or Anarchs cannot be played by another sect
    Given Sarah's Accorri Giovanni, Alice Chen, Korah and Sobayifa are ready
    And Sarah holds Reckless Agitation
    Then Alice Chen cannot play Reckless Agitation because vtes.card.req.text-requirements-count
    And Korah cannot play Reckless Agitation because vtes.card.req.text-requirements-count
    And Sobayifa cannot play Reckless Agitation because vtes.card.req.text-requirements-count
    When Accorri Giovanni plays Reckless Agitation
    And Sarah allocates 3 to Alexis and 3 to Ines
    And Sarah passes
    Then the referendum fails

  @id:VTES-1469 @vtes.sect.independent.printed-votes-count-as-title @checks:a
  @vtes.votes.other-titles-by-card-text @checks:a
  @vtes.sect.independent.printed-vote-title-not-bound-to-sect
  Scenario: Printed votes make a vampire titled
    Given Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Ambrogino Giovanni is ready
    And Ambrogino Giovanni's sect is Camarilla
    And Tom controls Elysium: The Palace of Versailles
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom uses Elysium: The Palace of Versailles
    And Sarah passes
    And Tom votes against the referendum with Ambrogino Giovanni
    Then the votes are 0 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-2136 @vtes.referendum.cost-then-referendum @checks:a @vtes.referendum.resolve.otherwise-fails @checks:a
  @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: The cost of a failed referendum is still paid
    Given Sarah's Brandon Grime is ready with 3 blood
    And Tom's Belinde is ready
    And Sarah holds Reckless Agitation
    When Brandon Grime plays Reckless Agitation
    And Sarah allocates 5 to Alexis and 1 to Tom
    And Sarah votes for the referendum with Reckless Agitation
    And Tom votes against the referendum with Belinde
    Then the referendum fails
    And the action succeeds
    And Brandon Grime has 1 blood
    And Reckless Agitation is in Sarah's ash heap
    And no pool changes

  @id:VTES-2393 @vtes.sect.anarch.some-cards-need-anarch
  Scenario: Anarch Salon gives 1 blood to each ready Anarch and 1 pool to each player who controls one
    Given Sarah's Anita Wainwright is ready with 1 blood
    And Tom's Atiena and Elen Kamjian are ready with 1 blood
    And Alexis's Sully is ready with 1 blood
    And Sarah holds Anarch Salon
    When Anita Wainwright plays Anarch Salon
    And nobody blocks
    And Sarah votes for the referendum with Anarch Salon
    And Tom passes
    Then the referendum passes
    And Anita Wainwright and Atiena gain 1 blood
    And Elen Kamjian gains 1 blood
    And Sully's blood stays the same
    And Sarah gains 1 pool
    And Tom gains 1 pool
    And Alexis's pool stays the same
