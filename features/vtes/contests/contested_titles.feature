# Fifth edition rulebook, "Detailed Turn Sequence": contested titles
Feature: Contested titles
  Vampires that contest a title count as untitled, and pay blood until only one claims it.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-0870 @vtes.title-contest.starts-when-two-claim @checks:a @vtes.title-contest.contestants-count-as-untitled
  @vtes.title-contest.some-titles-unique @vtes.sect.camarilla.prince-contested-by-any-title-of-same-city @checks:a
  Scenario: A second prince of a city leaves both princes without the title
    Given it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Alexis's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Tom's Ayelech is ready
    When Sarah brings out Belinde
    Then Belinde and Ryan are in a contest of titles
    And Belinde is ready with 6 blood
    And Ryan is ready with 4 blood
    And Ayelech's title is prince
    And these events happen in order:
      | event           | card    |
      | title-contested | Belinde |
    And these events happen in order:
      | event           | card |
      | title-contested | Ryan |

  @id:VTES-0871 @vtes.title-contest.some-titles-unique @checks:a @vtes.sect.camarilla.prince-belongs-to-a-city @checks:a
  Scenario: Princes of two different cities do not contest their titles
    Given it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Alexis's Ayelech is ready
    When Sarah brings out Belinde
    Then Belinde's title is prince
    And Ayelech's title is prince

  @id:VTES-2633 @vtes.title-contest.some-titles-unique @checks:a,b
  Scenario Outline: Primogens of one clan and princes of different cities keep their titles: <vampire>, <other>
    Given it is Sarah's influence phase
    And Sarah's <vampire> is uncontrolled with 8 blood
    And Alexis's <other> is ready
    When Sarah brings out <vampire>
    Then <vampire>'s title is <title>
    And <other>'s title is <title>
    And none of these events happens:
      | event           |
      | title-contested |

    Examples:
      | vampire       | other        | title    |
      | Chrysanthemum | Lloyd Brooks | primogen |
      | Alice Chen    | Ayelech      | prince   |

  @id:VTES-0872 @vtes.title-contest.starts-when-two-claim @checks:b
  @vtes.sect.camarilla.prince-contested-by-any-title-of-same-city @checks:b
  @vtes.sect.anarch.baron-contested-by-prince-archbishop-baron-of-same-city
  Scenario: A prince and a baron of the same city contest the title
    Given it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Alexis's Ryan is ready
    And Ryan's title is baron, of Copenhagen
    And Ryan's sect is Anarch
    When Sarah brings out Belinde
    Then Belinde and Ryan are in a contest of titles

  @id:VTES-0873 @vtes.title-contest.contestants-stay-controlled-and-active
  @vtes.title-contest.contestants-count-as-untitled
  Scenario: Vampires that contest a title can still act and block
    Given it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Alexis's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    When Sarah brings out Belinde
    And everyone passes until Alexis's unlock phase
    And Alexis contests the title of Ryan
    And everyone passes until Sarah's unlock phase
    And Sarah contests the title of Belinde
    And everyone passes until Sarah's minion phase
    And Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    When Ryan attempts to block
    Then Ryan blocks the action
    When Belinde strikes with hands
    And Ryan strikes with hands
    Then the combat is over

  @id:VTES-2635 @vtes.title-contest.contestants-stay-controlled-and-active @checks:a
  Scenario: A card can be played on a vampire that contests a title
    Given it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Alexis's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Alexis holds Blood Doll
    When Sarah brings out Belinde
    Then Belinde and Ryan are in a contest of titles
    When everyone passes until Alexis's unlock phase
    And Alexis contests the title of Ryan
    And Alexis ends the unlock phase
    And Alexis plays Blood Doll on Ryan
    Then Ryan bears Blood Doll

  @id:VTES-6013 @vtes.title-contest.contestants-stay-controlled-and-active @checks:a
  Scenario: A vampire that contests a title can bleed
    Given it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Alexis's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    When Sarah brings out Belinde
    Then Belinde and Ryan are in a contest of titles
    When everyone passes until Alexis's unlock phase
    And Alexis contests the title of Ryan
    And everyone passes until Alexis's minion phase
    And Ryan bleeds Tom
    Then Tom burns 1 pool

  @id:VTES-6014 @vtes.title-contest.contestants-stay-controlled-and-active @checks:a
  Scenario: A vampire that contests a title can be attacked by Deep Song
    Given it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Tom's Horace Radcliffe is ready
    And Alexis's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Tom holds Deep Song
    When Sarah brings out Belinde
    Then Belinde and Ryan are in a contest of titles
    When everyone passes until Alexis's unlock phase
    And Alexis contests the title of Ryan
    And everyone passes until Tom's minion phase
    And Horace Radcliffe plays Deep Song at superior on Belinde
    And Sarah declines to block
    Then combat begins between Belinde and Horace Radcliffe
    And Belinde and Ryan are in a contest of titles
    And it is for Sarah to choose a strike

  @id:VTES-0874
  @vtes.title-contest.cost-one-blood-per-own-unlock-phase @checks:a @vtes.title-contest.may-yield-instead
  Scenario: Each contestant for a title pays 1 blood in its controller's unlock phase
    Given it is Sarah's unlock phase
    And Sarah's Belinde is ready with 3 blood
    And Alexis's Ryan is ready with 3 blood
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    Then Sarah cannot pass because vtes.title-contest.may-yield-instead
    And Alexis cannot contest the title of Ryan because vtes.title-contest.cost-one-blood-per-own-unlock-phase
    And Alexis cannot yield the title of Ryan because vtes.title-contest.may-yield-instead
    When Sarah contests the title of Belinde
    Then Belinde burns 1 blood
    And Ryan's blood stays the same
    And no pool changes
    And Sarah cannot contest the title of Belinde because vtes.title-contest.cost-one-blood-per-own-unlock-phase
    When Sarah ends the unlock phase
    Then it is for Sarah to decide in the master phase
    When everyone passes until Alexis's unlock phase
    And Alexis contests the title of Ryan
    Then Ryan has 2 blood
    And Belinde has 2 blood
    And Belinde and Ryan are in a contest of titles

  @id:VTES-0875
  @vtes.title-contest.may-yield-instead @checks:a @vtes.title-contest.yielding-loses-title-for-good
  @vtes.title-contest.winner-acquires-title-next-unlock-phase @checks:a,b
  Scenario: A yielding vampire loses the title, and its rival gains it in its own next unlock phase
    Given it is Sarah's unlock phase
    And Sarah's Belinde is ready with 3 blood
    And Alexis's Ryan is ready with 3 blood
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    When Sarah yields the title of Belinde
    Then Belinde has no title
    And Belinde has 3 blood
    And Ryan is in a contest of titles
    When everyone passes until Sarah's discard phase
    Then Ryan is in a contest of titles
    When everyone passes until Alexis's unlock phase
    Then Ryan's title is prince
    And Ryan has 3 blood
    And Belinde has no title
    And Alexis cannot contest the title of Ryan because vtes.title-contest.cost-one-blood-per-own-unlock-phase

  @id:VTES-0876 @vtes.title-contest.must-yield-without-blood @checks:a,b
  Scenario: A vampire may contest a title with its last blood, and must yield without blood
    Given it is Sarah's unlock phase
    And Sarah's Belinde is ready with 0 blood
    And Alexis's Ryan is ready with 1 blood
    And Ryan's title is prince, of Copenhagen
    And Tom's Colette is ready with 3 blood
    And Colette's title is prince, of Copenhagen
    And Belinde, Ryan and Colette are in a contest of titles
    Then Sarah cannot contest the title of Belinde because vtes.title-contest.must-yield-without-blood
    When Sarah yields the title of Belinde
    Then Belinde has no title
    When everyone passes until Sarah's minion phase
    And Belinde hunts
    And nobody responds
    And everyone passes until Alexis's unlock phase
    And Alexis contests the title of Ryan
    Then Ryan has 0 blood
    And Ryan and Colette are in a contest of titles

  @id:VTES-0877 @vtes.title-contest.torpor-vampire-must-yield-in-unlock-phase @checks:a,d
  Scenario: A vampire in torpor cannot pay to contest a title, even with blood
    Given it is Sarah's unlock phase
    And Sarah's Belinde is in torpor with 3 blood
    And Alexis's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    Then Sarah cannot contest the title of Belinde because vtes.title-contest.torpor-vampire-must-yield-in-unlock-phase
    And Sarah cannot pass because vtes.title-contest.may-yield-instead
    When Sarah yields the title of Belinde
    Then Belinde is in torpor with 3 blood
    And Belinde has no title

  @id:VTES-0878
  @vtes.title-contest.starts-when-two-claim @vtes.title-contest.cost-one-blood-per-own-unlock-phase
  Scenario: Two vampires of one Methuselah can contest a title, and both pay
    Given it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Sarah's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    When Sarah brings out Belinde
    Then Belinde and Ryan are in a contest of titles
    When everyone passes until Sarah's unlock phase
    And Sarah contests the title of Belinde
    Then Sarah cannot pass because vtes.title-contest.may-yield-instead
    When Sarah contests the title of Ryan
    Then Belinde has 5 blood
    And Ryan has 3 blood

  @id:VTES-0879 @vtes.title-contest.winner-acquires-title-next-unlock-phase
  Scenario: A vampire wins the contested title when its rival's controller leaves the game
    Given it is Tom's minion phase
    And Sarah's Belinde is ready
    And Alexis's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    When Alexis loses all pool
    Then Alexis is ousted
    And Belinde is in a contest of titles
    When everyone passes until Sarah's unlock phase
    Then Belinde's title is prince
    And Belinde has 6 blood

  @id:VTES-0880 @vtes.title-contest.contestants-count-as-untitled
  Scenario: A prince has no votes while the city is contested, and another prince has
    Given it is Sarah's minion phase
    And Sarah's Sybren van Oosten is ready
    And Sarah holds Ancilla Empowerment
    And Alexis's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Tom's Belinde and Tom's Ayelech are ready
    And Belinde and Ryan are in a contest of titles
    When Sybren van Oosten plays Ancilla Empowerment
    And nobody blocks
    Then Alexis cannot vote against the referendum with Ryan because vtes.votes.none-inherent
    When Sarah passes
    Then Tom cannot vote against the referendum with Belinde because vtes.votes.none-inherent
    When Tom votes against the referendum with Ayelech
    Then the votes are 0 for and 2 against
    When Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 2 for and 2 against
    When everyone passes
    Then the referendum fails

  @id:VTES-2634 @vtes.title-contest.contestants-count-as-untitled @checks:a
  Scenario: A prince whose city is contested cannot play Second Tradition: Domain, but another can
    Given it is Sarah's minion phase
    And Sarah's Colette is ready
    And Alexis's Ayelech and Alice Chen are ready and locked
    And Tom's Ryan is ready
    And Ryan's title is prince, of Addis Ababa
    And Ayelech and Ryan are in a contest of titles
    And Alexis holds Second Tradition: Domain
    When Colette bleeds Alexis
    Then it is for Alexis to block or decline
    And Ayelech cannot play Second Tradition: Domain to block because vtes.card.req.text-requirements-count
    When Alice Chen plays Second Tradition: Domain to block
    Then Alice Chen blocks the action

  @id:VTES-0881 @vtes.sect.camarilla.primogen-not-unique-not-contested
  Scenario: One clan and one Methuselah can have any number of primogens
    Given it is Sarah's influence phase
    And Sarah's Lloyd Brooks is uncontrolled with 6 blood
    And Sarah's Chrysanthemum is ready
    And Alexis's The Dowager is ready
    When Sarah brings out Lloyd Brooks
    Then Lloyd Brooks's title is primogen
    And Chrysanthemum's title is primogen
    And The Dowager's title is primogen
    And none of these events happens:
      | event           |
      | title-contested |

  @id:VTES-0882 @vtes.title-contest.starts-when-two-claim
  @vtes.sect.camarilla.prince-contested-by-any-title-of-same-city
  Scenario: An archbishop, a baron, and a prince of one city contest it three ways
    Given it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Alexis's Ryan is ready
    And Ryan's title is baron, of Copenhagen
    And Ryan's sect is Anarch
    And Tom's Colette is in torpor
    And Colette's title is archbishop, of Copenhagen
    And Colette's sect is Sabbat
    And Ryan and Colette are in a contest of titles
    When Sarah brings out Belinde
    Then Belinde, Ryan and Colette are in a contest of titles

  @id:VTES-2007 @needs:arrange
  @vtes.title-contest.torpor-vampire-must-yield-in-unlock-phase @checks:b,c,d
  Scenario: A contestant in torpor need not yield before its unlock phase, and goes on if rescued
    Given it is Tom's minion phase
    And Sarah's Belinde and Colette are ready with 3 blood
    And Colette's title is prince, of Copenhagen
    And Alexis's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Belinde, Colette and Ryan are in a contest of titles
    And Tom's Ayelech is ready with 4 blood
    When Belinde is dealt 1 aggravated damage
    And Colette is dealt 1 aggravated damage
    Then Belinde and Colette are in torpor with 3 blood
    And Belinde, Colette and Ryan are in a contest of titles
    When Ayelech rescues Belinde
    And everyone passes until Sarah's unlock phase
    And Sarah contests the title of Belinde
    Then Belinde is ready with 2 blood
    And Sarah cannot contest the title of Colette because vtes.title-contest.torpor-vampire-must-yield-in-unlock-phase
    When Sarah yields the title of Colette
    Then Belinde and Ryan are in a contest of titles
    And Colette has no title

  @id:VTES-2009 @needs:arrange @vtes.title-contest.yielding-loses-title-for-good @checks:a
  Scenario: A yielded title does not come back when the winner is gone
    Given it is Sarah's unlock phase
    And Sarah's Belinde is ready with 3 blood
    And Alexis's Ryan is ready with 0 blood
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    When Sarah yields the title of Belinde
    And everyone passes until Alexis's unlock phase
    Then Ryan's title is prince
    When Ryan is dealt 2 aggravated damage
    Then Ryan is in Alexis's ash heap
    When everyone passes until Sarah's master phase
    Then Belinde is ready with 3 blood
    And Belinde has no title

  @id:VTES-2636 @vtes.title-contest.yielding-loses-title-for-good @checks:b
  Scenario: A vampire that yielded a title can gain another title
    Given it is Sarah's unlock phase
    And Sarah's Belinde is ready with 3 blood
    And Sarah's Chrysanthemum is ready
    And Sarah holds Of Noble Blood
    And Alexis's Ryan is ready and locked
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    When Sarah yields the title of Belinde
    Then Belinde has no title
    When Sarah ends the unlock phase
    And Sarah ends the master phase
    And Chrysanthemum plays Of Noble Blood on Belinde
    Then Belinde's title is primogen
    And Ryan is in a contest of titles

  @id:VTES-3106
  @vtes.title-contest.starts-when-two-claim @vtes.sect.camarilla.prince-contested-by-any-title-of-same-city @checks:a
  Scenario: A prince in torpor can contest a title, and an uncontrolled one cannot until brought out
    Given it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Sarah's Andi Liu is uncontrolled with 6 blood
    And Alexis's Ryan is uncontrolled with 4 blood
    And Ryan's title is prince, of Copenhagen
    And Tom's Nassir is in torpor
    And Nassir's title is prince, of Taipei
    When Sarah brings out Belinde
    Then Belinde's title is prince
    When Sarah brings out Andi Liu
    Then Andi Liu and Nassir are in a contest of titles
    When everyone passes until Alexis's influence phase
    And Alexis brings out Ryan
    Then Ryan and Belinde are in a contest of titles

  @id:VTES-3107 @vtes.title-contest.may-yield-instead
  @vtes.glossary.title-card.burned-when-title-yielded-or-lost @checks:a
  Scenario: A vampire that yields a title loses the title card and keeps its other cards
    Given it is Sarah's unlock phase
    And Sarah's Belinde is ready
    And Belinde's title is prince, of Chicago
    And Belinde bears Praxis Seizure: Chicago, .44 Magnum and Raven Spy
    And Alexis's Ryan is ready
    And Ryan's title is prince, of Chicago
    And Belinde and Ryan are in a contest of titles
    When Sarah yields the title of Belinde
    Then Belinde bears .44 Magnum and Raven Spy
    And Praxis Seizure: Chicago is in Sarah's ash heap
    And Belinde has no title
    When Sarah ends the unlock phase
    Then it is for Sarah to decide in the master phase

  @id:VTES-3110
  @vtes.title-contest.winner-acquires-title-next-unlock-phase @vtes.title-contest.cost-one-blood-per-own-unlock-phase
  Scenario: A vampire may pay its last blood for a title; without a rival it pays and wins nothing
    Given it is Sarah's unlock phase
    And Sarah's Belinde is ready with 1 blood
    And Sarah's Andi Liu is ready with 2 blood
    And Alexis's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    Then Sarah cannot contest the title of Andi Liu because vtes.title-contest.cost-one-blood-per-own-unlock-phase
    And Sarah cannot pass because vtes.title-contest.may-yield-instead
    When Sarah contests the title of Belinde
    Then Belinde has 0 blood
    And Andi Liu has 2 blood
    And Andi Liu's title is prince
    And Sarah cannot contest the title of Belinde because vtes.title-contest.cost-one-blood-per-own-unlock-phase
    When 1 blood is added to Belinde
    And everyone passes until Alexis's unlock phase
    And Alexis yields the title of Ryan
    And everyone passes until Sarah's unlock phase
    Then Belinde's title is prince
    And these events happen in order:
      | event     | card    |
      | title-won | Belinde |
    And none of these events happens:
      | event     | card     |
      | title-won | Andi Liu |

  @id:VTES-3113 @vtes.sect.camarilla.titles-need-camarilla
  Scenario Outline: A vampire that enters play outside its title's <what> does not claim the title
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 4 blood
    And Ryan's <what> is <other>
    And Ryan's title is <title>, of <of>
    And Alexis's <holder> is ready
    And <holder>'s title is <title>, of <of>
    And <holder>'s clan is <clan>
    When Sarah brings out Ryan
    Then Ryan has no title
    And <holder>'s title is <title>
    And none of these events happens:
      | event           |
      | title-contested |

    Examples:
      | what | title    | of         | other   | holder | clan      |
      | sect | prince   | Copenhagen | Sabbat  | Ashley | Malkavian |
      | sect | justicar | Nosferatu  | Sabbat  | Ashley | Nosferatu |
      | clan | justicar | Nosferatu  | Tremere | Ashley | Nosferatu |

  @id:VTES-3136
  @vtes.title-contest.may-yield-instead @vtes.title-contest.winner-acquires-title-next-unlock-phase
  Scenario: A vampire wins the title free of charge if its controller's other contestant yields
    Given it is Sarah's unlock phase
    And Sarah's Belinde and Ryan are ready with 3 blood
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    Then Sarah cannot pass because vtes.title-contest.may-yield-instead
    When Sarah yields the title of Ryan
    And Sarah ends the unlock phase
    Then it is for Sarah to decide in the master phase
    And Belinde has no title
    And Belinde and Ryan are ready with 3 blood
    When everyone passes until Sarah's unlock phase
    Then Belinde's title is prince
    And Ryan has no title

  @id:VTES-4909 @vtes.title-contest.cost-one-blood-per-own-unlock-phase
  Scenario: A contested title costs 1 blood in each of its controller's unlock phases
    Given it is Sarah's unlock phase
    And Sarah's Belinde is ready with 5 blood
    And Alexis's Ryan is ready with 4 blood
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    When Sarah contests the title of Belinde
    And everyone passes until Alexis's unlock phase
    And Alexis contests the title of Ryan
    And everyone passes until Sarah's unlock phase
    Then Sarah cannot pass because vtes.title-contest.may-yield-instead
    When Sarah contests the title of Belinde
    And everyone passes until Alexis's unlock phase
    And Alexis contests the title of Ryan
    Then Belinde has 3 blood
    And Ryan has 2 blood
    And Belinde and Ryan are in a contest of titles

  @id:VTES-4913 @vtes.title-contest.cost-one-blood-per-own-unlock-phase @vtes.title-contest.must-yield-without-blood
  Scenario: A prince that paid its last blood for a contest must yield next turn
    Given it is Sarah's unlock phase
    And Sarah's Belinde is ready with 1 blood
    And Alexis's Ryan is ready with 4 blood
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    When Sarah contests the title of Belinde
    And Sarah ends the unlock phase
    And Sarah ends the master phase
    And Belinde hunts
    And Alexis declines to block
    And Belinde is dealt 1 damage
    And everyone passes until Alexis's unlock phase
    And Alexis contests the title of Ryan
    And everyone passes until Sarah's unlock phase
    Then Sarah cannot contest the title of Belinde because vtes.title-contest.must-yield-without-blood
    When Sarah yields the title of Belinde
    Then Belinde has no title

  @id:VTES-4910 @vtes.title-contest.yielding-loses-title-for-good
  Scenario: A prince that yielded and left the Camarilla is not a prince when it returns
    Given it is Sarah's unlock phase
    And Sarah's Belinde is ready
    And Alexis's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    And Sarah holds Into the Fire and Out of the Frying Pan
    When Sarah yields the title of Belinde
    And Sarah ends the unlock phase
    And Sarah plays Into the Fire on Belinde
    And everyone passes until Sarah's master phase
    And Sarah plays Out of the Frying Pan on Belinde
    Then Belinde's sect is Camarilla
    And Belinde has no title
    And Ryan's title is prince

  @id:VTES-4911 @vtes.title-contest.yielding-loses-title-for-good
  Scenario: A vampire that becomes Anarch does not regain a title it yielded
    Given it is Sarah's unlock phase
    And Sarah's Belinde and Atiena are ready
    And Belinde's title is baron, of Mombasa
    And Belinde's sect is Anarch
    And Atiena's title is baron, of Mombasa
    And Belinde and Atiena are in a contest of titles
    And Sarah holds Into the Fire
    When Sarah yields the title of Atiena
    And Sarah ends the unlock phase
    And Sarah plays Into the Fire on Atiena
    Then Atiena's sect is Sabbat
    When Sarah ends the master phase
    And Atiena becomes Anarch
    Then Atiena's sect is Anarch
    When everyone passes until Sarah's unlock phase
    Then Belinde's title is baron
    And Atiena has no title
