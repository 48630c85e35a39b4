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

  @id:VTES-1416
  @vtes.sect.camarilla.justicar-unique-per-clan @checks:b @vtes.votes.justicar-three @checks:a
  Scenario: Justicars of two clans do not contest each other, and have three votes each
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

  @id:VTES-1417 @vtes.sect.camarilla.inner-circle-unique-per-clan @checks:a
  Scenario: Two Inner Circle members of one clan contest the title
    Given it is Sarah's influence phase
    And Sarah's Gwendolyn is uncontrolled with 11 blood
    And Alexis's Brandon Grime is ready
    And Brandon Grime's sect is Camarilla
    And Brandon Grime's title is inner circle
    When Sarah brings out Gwendolyn
    Then Gwendolyn and Brandon Grime are in a contest of titles

  @id:VTES-1418
  @vtes.sect.camarilla.inner-circle-unique-per-clan @checks:b,c @vtes.votes.inner-circle-four
  Scenario: Another clan's Inner Circle and the clan's own justicar do not contest an Inner Circle seat
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

  @id:VTES-1419
  @vtes.sect.anarch.baron-belongs-to-a-city @checks:a @vtes.sect.anarch.printed-default @checks:a @vtes.votes.baron-two
  Scenario: Barons of two cities do not contest each other, and have two votes each
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

  @id:VTES-1420 @needs:legacy @vtes.legacy.sabbat.archbishop-belongs-to-a-city @checks:a
  Scenario: Archbishops of two cities do not contest each other
    Given it is Sarah's influence phase
    And Sarah's Lukas is uncontrolled with 8 blood
    And Alexis's Johannes Worringen is ready
    When Sarah brings out Lukas
    Then Lukas's title is archbishop
    And Johannes Worringen's title is archbishop

  @id:VTES-1421 @needs:legacy @vtes.legacy.sabbat.archbishop-contested-by-any-title-of-same-city @checks:a
  @vtes.title-contest.contestants-count-as-untitled
  Scenario Outline: An archbishop contests its city with the city's <title>
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

  @id:VTES-1422 @needs:legacy @vtes.legacy.sabbat.regent-unique
  Scenario: Two regents contest the title, even of different clans
    Given it is Sarah's influence phase
    And Sarah's Korah is uncontrolled with 7 blood
    And Korah's title is regent
    And Alexis's Johannes Worringen is ready
    And Johannes Worringen's title is regent
    And Tom's Lukas is ready
    When Sarah brings out Korah
    Then Korah and Johannes Worringen are in a contest of titles
    And Lukas's title is archbishop

  @id:VTES-1423 @needs:legacy @vtes.legacy.sabbat.bishop-priscus-cardinal-not-unique @checks:a
  Scenario Outline: Any number of vampires can have the title of <title>, even of one clan
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

  @id:VTES-1424 @needs:legacy @vtes.legacy.laibon.kholo-unique-per-clan @vtes.title-contest.starts-when-two-claim
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

  @id:VTES-1425 @needs:legacy
  @vtes.legacy.laibon.kholo-unique-per-clan @checks:a @vtes.legacy.laibon.votes-kholo-2 @checks:a
  Scenario: Kholo of two clans do not contest each other, and have two votes each
    Given it is Sarah's influence phase
    And Sarah's Dolie is uncontrolled with 3 blood
    And Dolie's title is kholo
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Abu Nuwasi is ready
    And Abu Nuwasi's title is kholo
    When Sarah brings out Dolie
    Then Dolie's title is kholo
    And Abu Nuwasi's title is kholo
    When everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Dolie
    And Sarah passes
    And Tom votes against the referendum with Abu Nuwasi
    Then the votes are 2 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-6448 @needs:legacy @vtes.legacy.laibon.votes-kholo-2 @checks:a
  Scenario: A kholo in torpor has no votes
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Abu Nuwasi is ready
    And Abu Nuwasi's title is kholo
    And Tom's Tsunda is in torpor
    And Tsunda's title is kholo
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Tom cannot vote against the referendum with Tsunda because vtes.torpor.cannot-vote
    When Tom votes against the referendum with Abu Nuwasi
    Then the votes are 0 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-1426 @needs:legacy
  @vtes.legacy.laibon.magaji-not-unique @checks:a
  Scenario: Three magaji of two players do not contest each other
    Given it is Sarah's influence phase
    And Sarah's Tsunda is uncontrolled with 6 blood
    And Sarah's Ubende is ready
    And Tom's Sobayifa is ready
    When Sarah brings out Tsunda
    Then Tsunda's title is magaji
    And Ubende's title is magaji
    And Sobayifa's title is magaji
    And none of these events happens:
      | event           |
      | title-contested |

  @id:VTES-6450 @needs:legacy
  @vtes.legacy.laibon.magaji-not-unique @checks:a @vtes.legacy.laibon.votes-magaji-2 @checks:a
  Scenario: Three magaji of two players have two votes each
    Given it is Sarah's influence phase
    And Sarah's Tsunda is uncontrolled with 6 blood
    And Sarah's Wauneka and Ubende are ready
    And Sarah holds Ancilla Empowerment
    And Tom's Sobayifa is ready
    When Sarah brings out Tsunda
    And everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Tsunda
    And Sarah votes for the referendum with Ubende
    Then the votes are 4 for and 0 against
    When Sarah passes
    And Tom votes against the referendum with Sobayifa
    Then the votes are 4 for and 2 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-2249 @needs:legacy @vtes.legacy.laibon.magaji-not-unique
  Scenario: Two magaji of one clan do not contest each other
    Given it is Sarah's influence phase
    And Sarah's Ubende is uncontrolled with 7 blood
    And Tom's Abu Nuwasi is ready
    And Abu Nuwasi's title is magaji
    When Sarah brings out Ubende
    Then Ubende's title is magaji
    And Abu Nuwasi's title is magaji

  @id:VTES-1427 @needs:legacy @vtes.legacy.laibon.titles-need-laibon @vtes.votes.none-inherent
  Scenario Outline: A <title> that is not Laibon has no votes
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

  @id:VTES-1428 @needs:legacy
  @vtes.legacy.laibon.titles-need-laibon @checks:a @vtes.sect.title.benefit-suspended-after-sect-change
  Scenario: A magaji that joins the Sabbat has no title
    Given it is Sarah's master phase
    And Sarah's Sobayifa is ready
    And Sarah holds Into the Fire and Out of the Frying Pan
    When Sarah plays Into the Fire on Sobayifa
    Then Sobayifa's sect is Sabbat
    And Sobayifa has no title
    When Sarah plays Out of the Frying Pan on Sobayifa
    Then Sobayifa's sect is Camarilla
    And Sobayifa has no title

  @id:VTES-3041 @needs:legacy @vtes.legacy.laibon.titles-need-laibon @checks:a
  Scenario Outline: A <title> has two votes among the Laibon, and none in the <sect> sect
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Dolie and Abu Nuwasi are ready
    And Dolie's title is <title>
    And Abu Nuwasi's title is <title>
    And Abu Nuwasi's sect is <sect>
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Abu Nuwasi has no title
    And Tom cannot vote against the referendum with Abu Nuwasi because vtes.votes.none-inherent
    When Tom votes against the referendum with Dolie
    Then the votes are 0 for and 2 against
    When Sarah passes
    Then the referendum fails

    Examples:
      | title  | sect        |
      | kholo  | Camarilla   |
      | kholo  | Anarch      |
      | kholo  | Independent |
      | kholo  | Sabbat      |
      | magaji | Camarilla   |
      | magaji | Anarch      |
      | magaji | Independent |
      | magaji | Sabbat      |

  @id:VTES-3045 @vtes.sect.camarilla.justicar-unique-per-clan @checks:a
  Scenario: Two justicars of one clan have no votes while they contest the title
    Given it is Sarah's influence phase
    And Sarah's Angus the Unruled is uncontrolled with 10 blood
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Caitlin and Colin Flynn are ready
    And Caitlin's clan is Gangrel
    And Caitlin's sect is Camarilla
    And Caitlin's title is justicar
    And Colin Flynn's title is justicar
    When Sarah brings out Angus the Unruled
    Then Angus the Unruled and Caitlin are in a contest of titles
    When everyone passes until Tom's unlock phase
    And Tom contests the title of Caitlin
    And everyone passes until Sarah's unlock phase
    And Sarah contests the title of Angus the Unruled
    And everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    Then Sarah cannot vote for the referendum with Angus the Unruled because vtes.votes.none-inherent
    When Sarah passes
    Then Tom cannot vote against the referendum with Caitlin because vtes.votes.none-inherent
    When Tom votes against the referendum with Colin Flynn
    Then the votes are 0 for and 3 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-3046 @vtes.sect.camarilla.inner-circle-unique-per-clan @checks:a
  Scenario: Two Inner Circle members of one clan have no votes while they contest the title
    Given it is Sarah's influence phase
    And Sarah's Gwendolyn is uncontrolled with 11 blood
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Brandon Grime and Colin Flynn are ready
    And Brandon Grime's sect is Camarilla
    And Brandon Grime's title is inner circle
    And Colin Flynn's title is inner circle
    When Sarah brings out Gwendolyn
    Then Gwendolyn and Brandon Grime are in a contest of titles
    When everyone passes until Tom's unlock phase
    And Tom contests the title of Brandon Grime
    And everyone passes until Sarah's unlock phase
    And Sarah contests the title of Gwendolyn
    And everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    Then Sarah cannot vote for the referendum with Gwendolyn because vtes.votes.none-inherent
    When Sarah passes
    Then Tom cannot vote against the referendum with Brandon Grime because vtes.votes.none-inherent
    When Tom votes against the referendum with Colin Flynn
    Then the votes are 0 for and 4 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-3047 @needs:legacy
  @vtes.legacy.laibon.votes-kholo-2 @checks:a @vtes.legacy.laibon.kholo-unique-per-clan @checks:a
  Scenario: Two kholo of one clan have no votes while they contest the title
    Given it is Sarah's influence phase
    And Sarah's Dolie is uncontrolled with 3 blood
    And Dolie's title is kholo
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Abu Nuwasi and Ubende are ready
    And Abu Nuwasi's clan is Akunanse
    And Abu Nuwasi's title is kholo
    And Ubende's title is kholo
    When Sarah brings out Dolie
    Then Dolie and Abu Nuwasi are in a contest of titles
    When everyone passes until Tom's unlock phase
    And Tom contests the title of Abu Nuwasi
    And everyone passes until Sarah's unlock phase
    And Sarah contests the title of Dolie
    And everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    Then Sarah cannot vote for the referendum with Dolie because vtes.votes.none-inherent
    When Sarah passes
    Then Tom cannot vote against the referendum with Abu Nuwasi because vtes.votes.none-inherent
    When Tom votes against the referendum with Ubende
    And everyone passes
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 0         | 2             |

  @id:VTES-3069 @needs:legacy @vtes.legacy.laibon.votes-magaji-2 @checks:a
  Scenario: Two magaji of one player have two votes each
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Ubende and Tsunda are ready
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom votes for the referendum with Ubende
    Then the votes are 2 for and 0 against
    When Sarah passes
    And Tom votes for the referendum with Tsunda
    Then the votes are 4 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-6449 @needs:legacy @vtes.legacy.laibon.votes-magaji-2 @checks:a
  Scenario: A magaji in torpor has no votes
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Ubende is ready
    And Tom's Sobayifa is in torpor
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Tom cannot vote for the referendum with Sobayifa because vtes.torpor.cannot-vote
    When Tom votes for the referendum with Ubende
    Then the votes are 2 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-3048 @vtes.sect.camarilla.prince-belongs-to-a-city @checks:a,b
  Scenario: Princes of two cities have two votes each
    Given it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Ayelech is ready
    When Sarah brings out Belinde
    Then Belinde's title is prince
    And Ayelech's title is prince
    When everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Belinde
    And Sarah passes
    And Tom votes against the referendum with Ayelech
    Then the votes are 2 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-3049 @needs:legacy @vtes.sect.camarilla.prince-contested-by-any-title-of-same-city @checks:a,b,c
  Scenario Outline: A vampire that comes out as prince contests the city with its <title>
    Given it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Tom's Ryan is ready
    And Ryan's sect is <sect>
    And Ryan's title is <title>, of Copenhagen
    When Sarah brings out Belinde
    Then Belinde and Ryan are in a contest of titles

    Examples:
      | title      | sect      |
      | prince     | Camarilla |
      | baron      | Anarch    |
      | archbishop | Sabbat    |

  @id:VTES-3050 @vtes.sect.camarilla.prince-contested-by-any-title-of-same-city @checks:a,d
  Scenario Outline: A prince contests its city with a second prince, not with a vampire whose title is <title>
    Given it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Tom's Alice Chen is ready
    And Alice Chen's title is prince, of Copenhagen
    And Tom's Ryan is ready
    And Ryan's title is <title>
    When Sarah brings out Belinde
    Then Belinde and Alice Chen are in a contest of titles
    And Ryan's title is <title>

    Examples:
      | title        |
      | primogen     |
      | justicar     |
      | inner circle |
      | 1 vote       |

  @id:VTES-3051 @needs:legacy
  @vtes.sect.anarch.baron-contested-by-prince-archbishop-baron-of-same-city @checks:a,b,c
  Scenario Outline: A baron contests a city with the city's <title>, but not with one of another city
    Given it is Sarah's influence phase
    And Sarah's Atiena is uncontrolled with 6 blood
    And Tom's Ryan and Lauren are ready
    And Ryan's sect is <sect>
    And Ryan's title is <title>, of Mombasa
    And Lauren's sect is <sect>
    And Lauren's title is <title>, of Nairobi
    When Sarah brings out Atiena
    Then Atiena and Ryan are in a contest of titles
    And Lauren's title is <title>

    Examples:
      | title      | sect      |
      | prince     | Camarilla |
      | archbishop | Sabbat    |
      | baron      | Anarch    |

  @id:VTES-6451 @needs:legacy
  @vtes.sect.anarch.baron-contested-by-prince-archbishop-baron-of-same-city @checks:a
  Scenario Outline: A baron and the <title> of its city have no votes while they contest it
    Given it is Sarah's influence phase
    And Sarah's Atiena is uncontrolled with 6 blood
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Ryan and Lauren are ready
    And Ryan's sect is <sect>
    And Ryan's title is <title>, of Mombasa
    And Lauren's sect is <sect>
    And Lauren's title is <title>, of Nairobi
    When Sarah brings out Atiena
    And everyone passes until Tom's unlock phase
    And Tom contests the title of Ryan
    And everyone passes until Sarah's unlock phase
    And Sarah contests the title of Atiena
    And everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    Then Sarah cannot vote for the referendum with Atiena because vtes.votes.none-inherent
    When Sarah passes
    Then Tom cannot vote against the referendum with Ryan because vtes.votes.none-inherent
    When Tom votes against the referendum with Lauren
    Then the votes are 0 for and 2 against
    When Sarah passes
    Then the referendum fails

    Examples:
      | title      | sect      |
      | prince     | Camarilla |
      | archbishop | Sabbat    |
      | baron      | Anarch    |

  @id:VTES-3061 @vtes.sect.camarilla.primogen-not-unique-not-contested @checks:a
  Scenario: Three primogen of one clan have one vote each
    Given it is Sarah's influence phase
    And Sarah's Lloyd Brooks is uncontrolled with 6 blood
    And Sarah's Chrysanthemum is ready
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Nassir is ready
    And Nassir's title is primogen
    When Sarah brings out Lloyd Brooks
    And everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Lloyd Brooks
    Then the votes are 1 for and 0 against
    When Sarah votes for the referendum with Chrysanthemum
    Then the votes are 2 for and 0 against
    When Sarah passes
    And Tom votes against the referendum with Nassir
    Then the votes are 2 for and 1 against
    When Sarah passes
    Then the referendum passes
