# Fifth edition rulebook, "Vampire Sects", "Other Vampire Sects": titles that only one vampire can have
Feature: Unique titles of sects and clans

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-1415 @vtes.sect.camarilla.justicar-unique-per-clan @vtes.title-contest.some-titles-unique
  Scenario: Two justicars of one clan contest the title, and neither has votes
    Given it is Sarah's influence phase
    And Sarah's Angus the Unruled is uncontrolled with 10 blood
    And Alexis's Caitlin is ready
    And Caitlin's clan is Gangrel
    And Caitlin's sect is Camarilla
    And Caitlin's title is justicar
    When Sarah brings out Angus the Unruled
    Then Angus the Unruled and Caitlin are in a contest of titles
    And no pool changes

  @id:VTES-1416 @vtes.sect.camarilla.justicar-unique-per-clan @vtes.votes.justicar-three
  Scenario: Justicars of two clans do not concern each other, and have three votes each
    Given it is Sarah's influence phase
    And Sarah's Angus the Unruled is uncontrolled with 10 blood
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Colin Flynn is ready
    And Colin Flynn's title is justicar
    When Sarah brings out Angus the Unruled
    Then Angus the Unruled's title is justicar
    And Colin Flynn's title is justicar
    When everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Angus the Unruled
    And Sarah passes
    And Tom votes against the referendum with Colin Flynn
    Then the votes are 3 for and 3 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-1417 @vtes.sect.camarilla.inner-circle-unique-per-clan
  Scenario: Two Inner Circle members of one clan contest the seat
    Given it is Sarah's influence phase
    And Sarah's Gwendolyn is uncontrolled with 11 blood
    And Alexis's Brandon Grime is ready
    And Brandon Grime's sect is Camarilla
    And Brandon Grime's title is inner circle
    When Sarah brings out Gwendolyn
    Then Gwendolyn and Brandon Grime are in a contest of titles

  @id:VTES-1418 @vtes.sect.camarilla.inner-circle-unique-per-clan @vtes.votes.inner-circle-four
  Scenario: Neither another clan's seat nor the clan's own justicar contests a seat in the Inner Circle
    Given it is Sarah's influence phase
    And Sarah's Gwendolyn is uncontrolled with 11 blood
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Brandon Grime and Colin Flynn are ready
    And Brandon Grime's sect is Camarilla
    And Brandon Grime's title is justicar
    And Colin Flynn's title is inner circle
    When Sarah brings out Gwendolyn
    Then Gwendolyn's title is inner circle
    And Brandon Grime's title is justicar
    And Colin Flynn's title is inner circle
    When everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Gwendolyn
    And Sarah passes
    And Tom votes against the referendum with Colin Flynn
    Then the votes are 4 for and 4 against
    When Sarah passes
    And Tom passes
    Then the referendum fails

  @id:VTES-1419 @vtes.sect.anarch.baron-belongs-to-a-city @vtes.sect.anarch.printed-default @vtes.votes.baron-two
  @vtes.sect.exactly-one-at-any-time
  Scenario: Barons of two cities have two votes each; a vampire of the Anarchs is one from the start
    Given it is Sarah's influence phase
    And Sarah's Atiena is uncontrolled with 6 blood
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Ángel Guerrero is ready
    When Sarah brings out Atiena
    Then Atiena's sect is Anarch
    And Atiena's title is baron
    And Ángel Guerrero's title is baron
    And Atiena's blood stays the same
    And no pool changes
    When everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Atiena
    And Sarah passes
    And Tom votes against the referendum with Ángel Guerrero
    Then the votes are 2 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-1420 @vtes.legacy.sabbat.archbishop-belongs-to-a-city
  Scenario: Archbishops of two cities do not concern each other
    Given it is Sarah's influence phase
    And Sarah's Lukas is uncontrolled with 8 blood
    And Alexis's Johannes Worringen is ready
    When Sarah brings out Lukas
    Then Lukas's title is archbishop
    And Johannes Worringen's title is archbishop

  @id:VTES-1421 @vtes.legacy.sabbat.archbishop-contested-by-any-title-of-same-city
  @vtes.title-contest.contestants-count-as-untitled
  Scenario Outline: An archbishop contests the city with a <title> of the same city
    Given it is Sarah's influence phase
    And Sarah's Lukas is uncontrolled with 8 blood
    And Alexis's Ryan is ready
    And Ryan's sect is <sect>
    And Ryan's title is <title>, of Toronto
    When Sarah brings out Lukas
    Then Lukas and Ryan are in a contest of titles
    And Lukas is ready with 8 blood

    Examples:
      | title      | sect      |
      | archbishop | Sabbat    |
      | prince     | Camarilla |
      | baron      | Anarch    |

  @id:VTES-1422 @vtes.legacy.sabbat.regent-unique
  Scenario: There is one regent, whatever the clans
    Given it is Sarah's influence phase
    And Sarah's Korah is uncontrolled with 7 blood
    And Korah's title is regent
    And Alexis's Johannes Worringen is ready
    And Johannes Worringen's title is regent
    And Tom's Lukas is ready
    When Sarah brings out Korah
    Then Korah and Johannes Worringen are in a contest of titles
    And Lukas's title is archbishop

  @id:VTES-1423 @vtes.legacy.sabbat.bishop-priscus-cardinal-not-unique
  Scenario Outline: Any number of vampires can be <title>, even of one clan
    Given it is Sarah's influence phase
    And Sarah's Korah is uncontrolled with 7 blood
    And Korah's title is <title>
    And Sarah's Stavros is ready
    And Stavros's title is <title>
    And Alexis's Andrew Emory is ready
    And Andrew Emory's title is <title>
    When Sarah brings out Korah
    Then Korah's title is <title>
    And Stavros's title is <title>
    And Andrew Emory's title is <title>
    And none of these events happens:
      | event           |
      | title-contested |

    Examples:
      | title    |
      | bishop   |
      | priscus  |
      | cardinal |

  @id:VTES-1424 @vtes.legacy.laibon.kholo-unique-per-clan @vtes.title-contest.starts-when-two-claim
  Scenario: Two kholo of one clan contest the title
    Given it is Sarah's influence phase
    And Sarah's Dolie is uncontrolled with 3 blood
    And Dolie's title is kholo
    And Alexis's Abu Nuwasi is ready
    And Abu Nuwasi's clan is Akunanse
    And Abu Nuwasi's title is kholo
    When Sarah brings out Dolie
    Then Dolie and Abu Nuwasi are in a contest of titles
    And Dolie is ready with 3 blood

  @id:VTES-1425 @vtes.legacy.laibon.kholo-unique-per-clan @vtes.legacy.laibon.votes-kholo-2
  Scenario: Kholo of two clans have two votes each, but not in torpor
    Given it is Sarah's influence phase
    And Sarah's Dolie is uncontrolled with 3 blood
    And Dolie's title is kholo
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Abu Nuwasi is ready
    And Abu Nuwasi's title is kholo
    And Tom's Tsunda is in torpor
    And Tsunda's title is kholo
    When Sarah brings out Dolie
    Then Dolie's title is kholo
    And Abu Nuwasi's title is kholo
    When everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Dolie
    And Sarah passes
    Then Tom cannot vote against the referendum with Tsunda because vtes.torpor.cannot-vote
    When Tom votes against the referendum with Abu Nuwasi
    Then the votes are 2 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-1426 @vtes.legacy.laibon.magaji-not-unique @vtes.legacy.laibon.votes-magaji-2
  Scenario: Any number of vampires can be magaji, with two votes each
    Given it is Sarah's influence phase
    And Sarah's Tsunda is uncontrolled with 6 blood
    And Sarah's Wauneka and Ubende are ready
    And Sarah holds Ancilla Empowerment
    And Tom's Sobayifa is ready
    When Sarah brings out Tsunda
    Then Tsunda's title is magaji
    And Ubende's title is magaji
    And Sobayifa's title is magaji
    When everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Tsunda
    And Sarah votes for the referendum with Ubende
    Then the votes are 4 for and 0 against
    When Sarah passes
    And Tom votes against the referendum with Sobayifa
    Then the votes are 4 for and 2 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-2249 @vtes.legacy.laibon.magaji-not-unique
  Scenario: Two magaji of one clan do not concern each other
    Given it is Sarah's influence phase
    And Sarah's Ubende is uncontrolled with 7 blood
    And Tom's Abu Nuwasi is ready
    And Abu Nuwasi's title is magaji
    When Sarah brings out Ubende
    Then Ubende's title is magaji
    And Abu Nuwasi's title is magaji

  @id:VTES-1427 @vtes.legacy.laibon.titles-need-laibon @vtes.votes.none-inherent
  Scenario Outline: A <title> that is no Laibon has no votes
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Sobayifa and Ubende are ready
    And Sobayifa's title is <title>
    And Sobayifa's sect is <sect>
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Tom cannot vote for the referendum with Sobayifa because vtes.votes.none-inherent
    When Tom votes for the referendum with Ubende
    Then the votes are 2 for and 0 against
    When Sarah passes
    Then the referendum passes

    Examples:
      | title  | sect      |
      | magaji | Camarilla |
      | kholo  | Sabbat    |

  @id:VTES-1428 @vtes.legacy.laibon.titles-need-laibon
  @vtes.sect.title.benefit-suspended-after-sect-change
  Scenario: A magaji that joins the Sabbat is no magaji any more
    Given it is Sarah's master phase
    And Sarah's Sobayifa is ready
    And Sarah holds Into the Fire and Out of the Frying Pan
    When Sarah plays Into the Fire on Sobayifa
    Then Sobayifa's sect is Sabbat
    And Sobayifa has no title
    When Sarah plays Out of the Frying Pan on Sobayifa
    Then Sobayifa's sect is Camarilla
    And Sobayifa has no title
