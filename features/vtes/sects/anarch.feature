# Fifth edition rulebook, "Vampire Sects": Anarch
Feature: Anarchs

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1440 @vtes.sect.anarch.become-anarch-action-who @checks:c,d
  @vtes.become-anarch.who-ready-untitled-non-anarch-vampire @checks:a
  Scenario: Allies, vampires in torpor and Anarchs cannot become Anarch; an untitled Sabbat vampire can
    Given Sarah's Underbridge Stray, Cameron and Anita Wainwright are ready
    And Sarah's Ryan is in torpor
    Then Underbridge Stray cannot become Anarch because vtes.become-anarch.who-ready-untitled-non-anarch-vampire
    And Ryan cannot become Anarch because vtes.torpor.only-leave-torpor-action
    And Anita Wainwright cannot become Anarch because vtes.become-anarch.who-ready-untitled-non-anarch-vampire
    When Cameron becomes Anarch
    Then Cameron's sect is Anarch
    And Cameron burns 1 blood

  @id:VTES-2674 @vtes.become-anarch.success-changes-sect @checks:a
  Scenario: A vampire that has become Anarch cannot play a Camarilla card
    Given it is Sarah's minion phase
    And Sarah's Sully and Ryan are ready with 4 blood
    And Sarah holds Praxis Seizure: Chicago
    When Sully becomes Anarch
    Then Sully's sect is Anarch
    And Sully's clan is Malkavian
    When everyone passes until Sarah's minion phase
    Then Sully cannot play Praxis Seizure: Chicago because vtes.card.req.text-requirements-count
    When Ryan plays Praxis Seizure: Chicago
    Then it is for Sarah to vote or pass
    When Sarah passes
    Then the referendum fails

  @id:VTES-1441 @vtes.sect.anarch.become-anarch-stealth-and-undirected @checks:a,c
  Scenario: One intercept blocks the action to become Anarch, which then changes nothing
    Given Sarah's Sully is ready
    And Alexis's Colette and Ayelech are ready
    And Ayelech bears Raven Spy
    And Tom's Nassir is ready
    When Sully becomes Anarch
    Then it is for Alexis to block or decline
    And Nassir cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Colette attempts to block
    Then Colette fails to block the action
    When Ayelech attempts to block
    Then Ayelech blocks the action
    And Sully's sect is Camarilla
    And Sully's blood stays the same
    When Sully strikes with hands
    And Ayelech strikes with hands
    Then the combat is over

  @id:VTES-1442 @vtes.sect.anarch.become-anarch-cost-2 @checks:a,c @vtes.sect.anarch.becoming-anarch-is-change-of-sect
  Scenario: An Anarch in torpor or of another player does not make becoming Anarch cheaper
    Given Sarah's Sully is ready with 4 blood
    And Sarah's Anita Wainwright is in torpor
    And Tom's Brandon Grime is ready
    When Sully becomes Anarch
    Then Sully burns 2 blood
    And Sully's sect is Anarch
    And these events happen in order:
      | event        | card  | sect   |
      | sect-changed | Sully | Anarch |

  @id:VTES-1443 @vtes.sect.anarch.become-anarch-cost-1-with-other-ready-anarch @checks:a,b
  Scenario: Two other ready Anarchs make becoming Anarch no cheaper than one
    Given Sarah's Sully is ready with 1 blood
    And Sarah's Anita Wainwright is ready and locked
    And Sarah's Brandon Grime is ready
    When Sully becomes Anarch
    Then Sully burns 1 blood
    And Sully's sect is Anarch

  @id:VTES-2247 @vtes.sect.anarch.become-anarch-cost-1-with-other-ready-anarch @checks:a,b,c
  Scenario: A locked Anarch makes becoming Anarch cheaper, one in torpor does not
    Given Sarah's Sully and Ryan are ready with 4 blood
    And Sarah's Anita Wainwright is in torpor
    When Sully becomes Anarch
    Then Sully burns 2 blood
    And Sully is locked
    When Ryan becomes Anarch
    Then Ryan burns 1 blood
    And Ryan's sect is Anarch

  @id:VTES-1444 @provisional @vtes.sect.anarch.become-anarch-action-who
  @vtes.sect.title.suspended-title-yielded-when-contested
  Scenario: A vampire contesting its title may become Anarch, and yields the title
    Given Sarah's Belinde is ready with 5 blood
    And Tom's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    When Belinde becomes Anarch
    Then Belinde's sect is Anarch
    And Belinde burns 2 blood
    And Belinde has no title
    When everyone passes until Tom's unlock phase
    Then Ryan's title is prince

  @id:VTES-1493 @vtes.sect.anarch.card-effects-can-make-anarch @checks:a
  @vtes.sect.anarch.becoming-anarch-is-change-of-sect
  @vtes.sect.title.benefit-suspended-after-sect-change
  Scenario: A titled vampire may become Anarch by a card, at that card's cost
    Given Sarah's Lloyd Brooks and Sully are ready
    And Sarah holds Anarch Secession
    And Alexis's Colette is ready
    And Colette bears Raven Spy
    And Alexis's Belinde is ready
    Then Lloyd Brooks cannot become Anarch because vtes.become-anarch.who-ready-untitled-non-anarch-vampire
    And Sully cannot play Anarch Secession because vtes.card.req.text-requirements-count
    When Lloyd Brooks plays Anarch Secession
    Then the action costs nothing
    And Colette cannot attempt to block because vtes.golden-rule.cards-override-rules
    When Belinde attempts to block
    Then Belinde fails to block the action
    When Alexis declines to block
    Then Lloyd Brooks's sect is Anarch
    And Lloyd Brooks has no title
    And Lloyd Brooks's blood stays the same
    And Anarch Secession is in Sarah's ash heap

  @id:VTES-1494 @needs:contests
  @vtes.sect.anarch.card-effects-can-make-anarch @vtes.sect.title.suspended-title-yielded-on-new-title @checks:a
  @vtes.sect.anarch.baron-belongs-to-a-city @vtes.glossary.title-card.is-placeholder
  Scenario: A prince that secedes becomes baron of its city, and is no prince on its return
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah holds Anarch Secession, Into the Fire and Out of the Frying Pan
    When Belinde plays Anarch Secession
    Then Belinde's sect is Anarch
    And Belinde's title is baron
    And Belinde bears Anarch Secession
    When everyone passes until Sarah's master phase
    And Sarah plays Into the Fire on Belinde
    And Sarah plays Out of the Frying Pan on Belinde
    Then Belinde's sect is Camarilla
    And Belinde has no title
    And Belinde bears Anarch Secession

  @id:VTES-1445
  @vtes.sect.anarch.sect-has-no-effect-of-its-own @vtes.sect.anarch.becoming-anarch-is-change-of-sect
  Scenario: A vampire that has become Anarch keeps its clan and capacity, has no vote, and may bleed
    Given Sarah's Sully is ready with 4 blood
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    When Sully becomes Anarch
    Then Sully's sect is Anarch
    And Sully's clan is Malkavian
    And Sully's capacity is 4
    When everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    Then Sarah cannot vote for the referendum with Sully because vtes.votes.none-inherent
    When Sarah passes
    And Sully bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-3052
  @vtes.sect.anarch.becoming-anarch-is-change-of-sect @checks:a
  Scenario: A vampire that has become Anarch calls Anarch referendums, not those of its old sect
    Given Sarah's Sully and Ryan are ready
    And Sarah holds Praxis Seizure: Chicago and Anarch Salon
    Then Sully cannot play Anarch Salon because vtes.sect.anarch.some-cards-need-anarch
    When Sully becomes Anarch
    Then Sully's sect is Anarch
    When everyone passes until Sarah's minion phase
    Then Sully cannot play Praxis Seizure: Chicago because vtes.card.req.text-requirements-count
    When Sully plays Anarch Salon
    And Sarah passes
    Then the referendum fails

  @id:VTES-4856 @vtes.torpor.still-controlled
  Scenario Outline: An Anarch in torpor with <blood> blood gains none by Anarch Salon, but its player gains pool
    Given Sarah's Atiena is ready with 4 blood
    And Alexis's Anita Wainwright is in torpor with <blood> blood
    And Tom's Nassir is ready
    And Sarah holds Anarch Salon
    When Atiena plays Anarch Salon
    And Sarah votes for the referendum with Atiena
    And Sarah passes
    Then the referendum passes
    And Sarah gains 1 pool
    And Alexis gains 1 pool
    And Tom's pool stays the same
    And Anita Wainwright is in torpor with <blood> blood
    And Atiena has 5 blood

    Examples:
      | blood |
      | 1     |
      | 0     |

  @id:VTES-3054 @vtes.sect.anarch.become-anarch-action-who @checks:a @vtes.sect.anarch.becoming-anarch-is-change-of-sect
  Scenario Outline: An untitled <sect> vampire can become Anarch
    Given Sarah's <vampire> is ready
    Then <vampire>'s sect is <sect>
    When <vampire> becomes Anarch
    Then <vampire>'s sect is Anarch
    And <vampire> burns 2 blood

    Examples:
      | vampire         | sect        |
      | Ashley          | Camarilla   |
      | Almodo Giovanni | Independent |
      | Cameron         | Sabbat      |
      | Abu Nuwasi      | Laibon      |

  @id:VTES-3055 @vtes.sect.anarch.become-anarch-action-who @checks:b
  @vtes.become-anarch.who-ready-untitled-non-anarch-vampire
  Scenario Outline: <vampire>, with the title <title>, cannot become Anarch
    Given Sarah's <vampire> and Sully are ready
    Then <vampire>'s title is <title>
    And <vampire> cannot become Anarch because vtes.become-anarch.who-ready-untitled-non-anarch-vampire
    When Sully becomes Anarch
    Then Sully's sect is Anarch
    And <vampire> cannot become Anarch because vtes.become-anarch.who-ready-untitled-non-anarch-vampire

    Examples:
      | vampire                            | title        |
      | Lenny Burkhead                     | primogen     |
      | Belinde                            | prince       |
      | Angus the Unruled                  | justicar     |
      | Gwendolyn                          | inner circle |
      | Andrew Emory                       | bishop       |
      | Lukas                              | archbishop   |
      | Korah                              | priscus      |
      | Melinda Galbraith                  | cardinal     |
      | Ubende                             | magaji       |
      | Ambrogino Giovanni                 | 1 vote       |
      | Kephamos, High Priest of Marrakech | 2 votes      |

  @id:VTES-3056 @vtes.sect.anarch.become-anarch-stealth-and-undirected @checks:a,b
  Scenario: Only the prey, then the predator, may block the action to become Anarch
    Given Sarah's Sully is ready
    And Alexis's Colette is ready
    And Tom's Nassir and Rui's Lauren are ready
    And Nassir bears Raven Spy
    And Ines's Ryan is ready
    And Ryan bears Raven Spy
    When Sully becomes Anarch
    Then the action is undirected
    And the action's stealth is 1
    And it is for Alexis to block or decline
    And Ryan cannot attempt to block because vtes.action.block.prey-before-predator
    When Alexis declines to block
    Then it is for Ines to block or decline
    And Nassir cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    And Lauren cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Ryan attempts to block
    Then Ryan blocks the action
    When Sully strikes with hands
    And Ryan strikes with hands
    Then Sully's sect is Camarilla

  @id:VTES-3057 @vtes.sect.anarch.become-anarch-cost-2 @checks:a,b,c
  Scenario: Becoming Anarch costs 2 blood, or 1 with another ready Anarch
    Given Sarah's Sully is ready with 1 blood
    And Sarah's Ryan is ready with 2 blood
    And Alexis's Anita Wainwright is ready and locked
    Then Sully cannot become Anarch because vtes.card.cost.blood-needs-enough-blood
    When Ryan becomes Anarch
    Then Ryan is ready with 0 blood
    And Ryan's sect is Anarch
    And Sully may become Anarch

  @id:VTES-3058
  @vtes.sect.anarch.sect-has-no-effect-of-its-own @checks:a
  Scenario: A vampire that has become Anarch blocks and fights as before
    Given Sarah's Sully is ready with 4 blood
    And Ines's Colette is ready
    When Sully becomes Anarch
    And Ines declines to block
    And everyone passes until Sarah's minion phase
    And everyone passes until Ines's minion phase
    And Colette bleeds Sarah
    And Sully attempts to block
    Then Sully blocks the action
    When Colette strikes with hands
    And Sully strikes with hands
    Then Colette burns 1 blood
    And Sully is ready with 1 blood

  @id:VTES-6434
  @vtes.sect.anarch.sect-has-no-effect-of-its-own @checks:a
  Scenario: A vampire that has become Anarch hunts as before
    Given Sarah's Sully is ready with 4 blood
    And Alexis's Ryan is ready
    When Sully becomes Anarch
    And Alexis declines to block
    And everyone passes until Sarah's minion phase
    And Sully hunts
    And Alexis declines to block
    Then Sully is ready with 3 blood and locked

  @id:VTES-6435
  @vtes.sect.anarch.sect-has-no-effect-of-its-own @checks:a
  Scenario: A vampire that has become Anarch bleeds as before
    Given Sarah's Sully is ready with 4 blood
    And Alexis's Ryan is ready
    When Sully becomes Anarch
    And Alexis declines to block
    And everyone passes until Sarah's minion phase
    And Sully bleeds Alexis
    Then the bleed is for 1
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-3053 @vtes.sect.anarch.printed-default @checks:a
  Scenario: A vampire whose card says Anarch is Anarch as it is brought out
    Given it is Sarah's influence phase
    And Sarah's Anita Wainwright is uncontrolled with 3 blood
    When Sarah brings out Anita Wainwright
    Then Anita Wainwright's sect is Anarch
    And Anita Wainwright is ready with 3 blood and unlocked
    And no pool changes

  @id:VTES-4905 @vtes.sect.anarch.baron-belongs-to-a-city
  @vtes.sect.anarch.baron-contested-by-prince-archbishop-baron-of-same-city
  Scenario: A baron by secession contests the city with its new prince
    Given Sarah's Belinde is ready
    And Belinde's title is prince, of Chicago
    And Sarah holds Anarch Secession
    And Alexis's Lloyd Brooks is ready
    And Alexis holds Praxis Seizure: Chicago
    When Belinde plays Anarch Secession
    And Alexis declines to block
    Then Belinde's title is baron
    When everyone passes until Alexis's minion phase
    And Lloyd Brooks plays Praxis Seizure: Chicago
    And Alexis votes for the referendum with Praxis Seizure: Chicago
    And everyone passes
    Then Belinde and Lloyd Brooks are in a contest of titles
    And Belinde has no title

  @id:VTES-4906 @needs:legacy @vtes.sect.anarch.baron-belongs-to-a-city
  Scenario: A baron by secession contests the city with its new archbishop
    Given Sarah's Belinde is ready
    And Belinde's title is prince, of Chicago
    And Sarah holds Anarch Secession
    And Alexis's Johannes Worringen is ready
    And Alexis holds Crusade: Chicago
    When Belinde plays Anarch Secession
    And Alexis declines to block
    And everyone passes until Alexis's minion phase
    And Johannes Worringen plays Crusade: Chicago
    And Alexis votes for the referendum with Crusade: Chicago
    And everyone passes
    Then the referendum passes
    And Belinde and Johannes Worringen are in a contest of titles
