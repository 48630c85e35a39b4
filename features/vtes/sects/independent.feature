# Fifth edition rulebook, "Vampire Sects": Independent
Feature: Independent vampires

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-1430 @vtes.sect.independent.printed-votes @checks:a,b @vtes.votes.other-titles-by-card-text @checks:a
  Scenario: An Independent's printed votes are cast together, locked or not, but not in torpor
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Kephamos, High Priest of Marrakech is ready and locked
    And Tom's Ambrogino Giovanni is in torpor
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Tom cannot vote against the referendum with Ambrogino Giovanni because vtes.torpor.cannot-vote
    When Tom votes against the referendum with Kephamos, High Priest of Marrakech
    Then the votes are 0 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-1431 @vtes.sect.independent.printed-votes-count-as-title @checks:b @vtes.sect.anarch.become-anarch-action-who
  Scenario: An Independent with printed votes is titled and cannot become Anarch
    Given it is Sarah's minion phase
    And Sarah's Ambrogino Giovanni and Almodo Giovanni are ready
    Then Ambrogino Giovanni's title is 1 vote
    And Almodo Giovanni has no title
    And Ambrogino Giovanni cannot become Anarch because vtes.become-anarch.who-ready-untitled-non-anarch-vampire
    When Almodo Giovanni becomes Anarch
    Then Almodo Giovanni's sect is Anarch

  @id:VTES-1432 @vtes.sect.independent.printed-vote-title-not-bound-to-sect @checks:a
  @vtes.sect.independent.printed-votes
  @vtes.sect.exactly-one-at-any-time
  @vtes.published.personal-titles.kept-in-another-sect
  Scenario: An Independent keeps its printed votes in any other sect
    Given it is Sarah's master phase
    And Sarah's Kephamos, High Priest of Marrakech and Wauneka are ready
    And Sarah holds Into the Fire, Out of the Frying Pan and Ancilla Empowerment
    When Sarah plays Into the Fire on Kephamos, High Priest of Marrakech
    Then Kephamos, High Priest of Marrakech's sect is Sabbat
    And Kephamos, High Priest of Marrakech's title is 2 votes
    When Sarah plays Out of the Frying Pan on Kephamos, High Priest of Marrakech
    Then Kephamos, High Priest of Marrakech's sect is Camarilla
    When Sarah ends the master phase
    And Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Kephamos, High Priest of Marrakech
    Then the votes are 2 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-1433 @vtes.sect.independent.default-when-no-major-sect @vtes.sect.exactly-one-at-any-time @checks:b
  @vtes.sect.independent.printed-votes-count-as-title
  Scenario: A vampire of no major sect is Independent
    Given it is Sarah's influence phase
    And Sarah's Ambrogino Giovanni is uncontrolled with 9 blood
    When Sarah brings out Ambrogino Giovanni
    Then Ambrogino Giovanni's sect is Independent
    And Ambrogino Giovanni's title is 1 vote

  @id:VTES-1434 @vtes.glossary.sect.clans-have-no-default-sect @checks:a @vtes.sect.exactly-one-at-any-time @checks:a
  Scenario: Two vampires of one clan belong to the sects on their cards
    Given it is Sarah's influence phase
    And Sarah's Cyan Sin is uncontrolled with 2 blood
    And Alexis's Colin Flynn is ready
    When Sarah brings out Cyan Sin
    Then Cyan Sin's sect is Sabbat
    And Cyan Sin's clan is Toreador
    And Colin Flynn's sect is Camarilla
    And Colin Flynn's clan is Toreador

  @id:VTES-1498 @vtes.sect.independent.printed-vote-title-not-bound-to-sect @checks:b
  @vtes.sect.camarilla.titles-need-camarilla
  @vtes.votes.none-inherent
  @vtes.published.personal-titles.kept-in-another-sect
  Scenario: An Independent in the Camarilla has its printed votes, a prince among Independents has none
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Belinde and Ambrogino Giovanni are ready
    And Belinde's sect is Independent
    And Ambrogino Giovanni's sect is Camarilla
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Tom cannot vote for the referendum with Belinde because vtes.votes.none-inherent
    When Tom votes for the referendum with Ambrogino Giovanni
    Then the votes are 1 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-3059 @vtes.sect.independent.default-when-no-major-sect @checks:a
  Scenario: An Independent meets requirements for Independents and of no other sect
    Given it is Sarah's influence phase
    And Sarah's Accorri Giovanni is uncontrolled with 6 blood
    And Sarah holds Praxis Seizure: Chicago, Crusade: Chicago, Anarch Salon and Reckless Agitation
    When Sarah brings out Accorri Giovanni
    Then Accorri Giovanni's sect is Independent
    When everyone passes until Sarah's minion phase
    Then Accorri Giovanni cannot play Praxis Seizure: Chicago because vtes.card.req.text-requirements-count
    And Accorri Giovanni cannot play Crusade: Chicago because vtes.card.req.text-requirements-count
    And Accorri Giovanni cannot play Anarch Salon because vtes.sect.anarch.some-cards-need-anarch
    And Accorri Giovanni may play Reckless Agitation

  @id:VTES-6436 @vtes.sect.independent.default-when-no-major-sect @checks:b
  Scenario: An Independent that becomes Anarch meets requirements for Anarchs
    Given it is Sarah's influence phase
    And Sarah's Accorri Giovanni is uncontrolled with 6 blood
    And Sarah holds Anarch Salon
    When Sarah brings out Accorri Giovanni
    And everyone passes until Sarah's minion phase
    Then Accorri Giovanni's sect is Independent
    When Accorri Giovanni becomes Anarch
    Then Accorri Giovanni's sect is Anarch
    When everyone passes until Sarah's minion phase
    And Accorri Giovanni plays Anarch Salon
    And Sarah passes
    Then the referendum fails

  @id:VTES-3104 @vtes.sect.independent.printed-votes @checks:a
  @vtes.sect.independent.printed-vote-title-not-bound-to-sect
  Scenario Outline: The printed title of <title> gives its votes in any sect
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Accorri Giovanni is ready
    And Accorri Giovanni's title is <title>
    And Accorri Giovanni's sect is <sect>
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Accorri Giovanni's title is <title>
    When Tom votes against the referendum with Accorri Giovanni
    Then the votes are 0 for and <votes> against
    When Sarah passes
    Then the referendum fails

    Examples:
      | title    | votes | sect        |
      | 1 vote   | 1     | Independent |
      | 2 votes  | 2     | Anarch      |
      | 3 votes  | 3     | Sabbat      |
      | 4 votes  | 4     | Laibon      |
      | 10 votes | 10    | Camarilla   |
