# Fifth edition rulebook, "Vampire Sects" and glossary, "Title": titles that are gained in play
Feature: Titles gained in play
  A vampire has at most one title: the last one it gained.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-1446 @vtes.glossary.target.not-by-referendum @checks:a @vtes.political.undirected-no-target
  Scenario: Toreador Justicar is undirected even after a rival's vampire is chosen
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Toreador Justicar
    And Tom's Colin Flynn is ready
    When Wauneka plays Toreador Justicar
    Then it is for Sarah to choose the terms
    When Sarah chooses Colin Flynn for the referendum
    Then the action is undirected
    And the action has no target
    When Sarah votes for the referendum with Toreador Justicar
    And Tom passes
    Then the referendum passes

  @id:VTES-6437
  @vtes.sect.title.needs-appropriate-sect-to-receive @checks:b @vtes.glossary.title-card.is-placeholder
  Scenario: The Toreador chosen for Toreador Justicar bears the card and has three votes
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Toreador Justicar and Ancilla Empowerment
    And Tom's Colin Flynn is ready
    When Wauneka plays Toreador Justicar
    And Sarah chooses Colin Flynn for the referendum
    And Sarah votes for the referendum with Toreador Justicar
    And Tom passes
    Then Colin Flynn's title is justicar
    And Colin Flynn bears Toreador Justicar
    And no pool changes
    When everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom votes against the referendum with Colin Flynn
    Then the votes are 0 for and 3 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-2725 @vtes.votes.justicar-three @checks:a
  Scenario: A prince that becomes justicar has three votes, not five
    Given it is Sarah's minion phase
    And Sarah's Wauneka and Belinde are ready
    And Sarah holds Toreador Justicar and Ancilla Empowerment
    And Tom's Colin Flynn is ready
    And Colin Flynn's title is prince, of Oslo
    When Wauneka plays Toreador Justicar
    And Sarah chooses Colin Flynn for the referendum
    And Sarah votes for the referendum with Belinde
    And Sarah passes
    And Tom passes
    Then the referendum passes
    And Colin Flynn's title is justicar
    When Belinde plays Ancilla Empowerment
    And Sarah passes
    And Tom votes against the referendum with Colin Flynn
    Then the votes are 0 for and 3 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-1447 @vtes.ruling.toreador-justicar.titled-may-be-chosen @checks:a
  @vtes.sect.title.new-one-replaces-even-if-lower @checks:d
  @vtes.sect.title.at-most-one
  Scenario: A prince that becomes justicar gives up the city, which another vampire may claim
    Given it is Sarah's minion phase
    And Sarah's Catalina Vega is ready
    And Sarah holds Toreador Justicar
    And Sarah's Ryan is uncontrolled with 4 blood
    And Ryan's title is prince, of Buenos Aires
    When Catalina Vega plays Toreador Justicar
    And Sarah chooses Catalina Vega for the referendum
    And Sarah votes for the referendum with Toreador Justicar
    And Sarah passes
    Then Catalina Vega's title is justicar
    And these events happen in order:
      | event        | card          | title    |
      | title-gained | Catalina Vega | justicar |
    When Sarah ends the minion phase
    And Sarah brings out Ryan
    Then Ryan's title is prince
    And Catalina Vega's title is justicar
    And none of these events happens:
      | event           |
      | title-contested |

  @id:VTES-1448 @vtes.sect.camarilla.justicar-and-inner-circle-need-clan @checks:a
  @vtes.sect.title.needs-appropriate-sect-to-receive @checks:a
  Scenario: Toreador Justicar needs a Camarilla Toreador, so antitribu and other clans cannot be chosen
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Toreador Justicar
    And Tom's Colin Flynn, Alice Chen, Carter and Cyan Sin are ready
    When Wauneka plays Toreador Justicar
    Then it is for Sarah to choose the terms
    And Sarah cannot choose Alice Chen for the referendum because vtes.sect.camarilla.justicar-and-inner-circle-need-clan
    And Sarah cannot choose Carter for the referendum because vtes.sect.camarilla.justicar-and-inner-circle-need-clan
    And Sarah cannot choose Cyan Sin for the referendum because vtes.sect.title.needs-appropriate-sect-to-receive
    When Sarah chooses Colin Flynn for the referendum
    And everyone passes
    Then the referendum fails

  @id:VTES-6438 @needs:legacy @vtes.legacy.antitribu.distinct-clan
  Scenario: Every Toreador, but no Toreador antitribu, has one vote on Toreador Justicar
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Toreador Justicar
    And Tom's Colin Flynn, Carter and Cyan Sin are ready
    When Wauneka plays Toreador Justicar
    And Sarah chooses Colin Flynn for the referendum
    And Sarah passes
    Then Tom cannot vote for the referendum with Carter because vtes.votes.none-inherent
    When Tom votes for the referendum with Cyan Sin
    And Sarah passes
    And Tom votes for the referendum with Colin Flynn
    Then the votes are 2 for and 0 against
    When everyone passes
    Then Colin Flynn's title is justicar

  @id:VTES-4733 @vtes.referendum.step-terms
  @vtes.published.political-action-with-illegal-terms.not-playable
  @vtes.published.justicar-title-vote.needs-a-camarilla-vampire
  Scenario: Toreador Justicar cannot be called without a ready Camarilla Toreador
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah's Dorian Strack is uncontrolled with 4 blood
    And Sarah holds Toreador Justicar
    And Tom's Alice Chen, Carter and Cyan Sin are ready
    And Tom's Colin Flynn is in torpor
    Then Wauneka cannot play Toreador Justicar because vtes.referendum.step-terms

  @id:VTES-4734 @vtes.referendum.step-terms
  @vtes.published.justicar-title-vote.needs-a-camarilla-vampire
  Scenario: Toreador Justicar can be called with one ready Camarilla Toreador at the table
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Toreador Justicar
    And Tom's Colin Flynn is ready and locked
    When Wauneka plays Toreador Justicar
    Then it is for Sarah to choose the terms
    And Sarah may choose Colin Flynn for the referendum

  @id:VTES-1449 @vtes.sect.camarilla.justicar-unique-per-clan
  @vtes.ruling.toreador-justicar.previous-title-lost @checks:b
  @vtes.glossary.title-card.contest-paid-with-blood @checks:a
  Scenario: A second Toreador justicar contests the title, which costs blood
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah's Dorian Strack is ready with 2 blood
    And Sarah holds Toreador Justicar
    And Rui's Colin Flynn is ready with 2 blood
    And Colin Flynn's title is justicar
    When Wauneka plays Toreador Justicar
    And Sarah chooses Dorian Strack for the referendum
    And Sarah votes for the referendum with Toreador Justicar
    And Sarah passes
    And Rui passes
    Then the referendum passes
    And Dorian Strack and Colin Flynn are in a contest of titles
    And Dorian Strack bears Toreador Justicar
    When everyone passes until Rui's unlock phase
    And Rui contests the title of Colin Flynn
    Then Colin Flynn has 1 blood
    And no pool changes

  @id:VTES-6439 @vtes.glossary.title-card.burned-when-title-yielded-or-lost @checks:a
  Scenario: A vampire that yields a contested title of justicar loses its title card
    Given it is Sarah's unlock phase
    And Sarah's Dorian Strack is ready with 2 blood
    And Dorian Strack's title is justicar
    And Dorian Strack bears Toreador Justicar
    And Rui's Colin Flynn is ready with 2 blood
    And Colin Flynn's title is justicar
    And Dorian Strack and Colin Flynn are in a contest of titles
    When Sarah yields the title of Dorian Strack
    Then Dorian Strack bears nothing
    And Dorian Strack has 2 blood
    And Toreador Justicar is in Sarah's ash heap
    And no pool changes
    When everyone passes until Rui's unlock phase
    Then Colin Flynn's title is justicar

  @id:VTES-1450 @vtes.glossary.title-card.contest-paid-with-blood @checks:a,b
  @vtes.glossary.title-card.burned-when-title-yielded-or-lost @vtes.title-contest.must-yield-without-blood
  Scenario: Two title cards of one city make a contest of titles, not of cards
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Praxis Seizure: Chicago
    And Rui's Ryan is ready with 0 blood
    And Ryan's title is prince, of Chicago
    And Ryan bears Praxis Seizure: Chicago
    When Wauneka plays Praxis Seizure: Chicago
    And Sarah votes for the referendum with Praxis Seizure: Chicago
    And Rui passes
    Then the referendum passes
    And Wauneka and Ryan are in a contest of titles
    And Wauneka bears Praxis Seizure: Chicago
    And Ryan bears Praxis Seizure: Chicago
    And none of these events happens:
      | event     |
      | contested |
    When everyone passes until Rui's unlock phase
    Then Rui cannot contest the title of Ryan because vtes.title-contest.must-yield-without-blood
    When Rui yields the title of Ryan
    Then Ryan bears nothing
    And no pool changes
    When everyone passes until Rui's minion phase
    And Ryan hunts
    And everyone passes until Sarah's unlock phase
    Then Wauneka's title is prince
    And Wauneka bears Praxis Seizure: Chicago

  @id:VTES-1451 @vtes.sect.title.new-one-replaces-even-if-lower @checks:b,c,d @vtes.sect.title.at-most-one @checks:a
  @vtes.glossary.title-card.burned-when-title-yielded-or-lost @checks:b
  Scenario: A justicar that becomes prince has two votes, and its old title card is burned
    Given it is Sarah's minion phase
    And Sarah's Colin Flynn and Wauneka are ready
    And Colin Flynn's title is justicar
    And Colin Flynn bears Toreador Justicar
    And Sarah holds Praxis Seizure: Chicago and Ancilla Empowerment
    When Colin Flynn plays Praxis Seizure: Chicago
    And Sarah votes for the referendum with Colin Flynn
    And Sarah passes
    Then the referendum passes
    And Colin Flynn's title is prince
    And Colin Flynn bears Praxis Seizure: Chicago
    And Toreador Justicar is in Sarah's ash heap
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Colin Flynn
    Then the votes are 2 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-1452 @needs:legacy @vtes.sect.title.new-one-replaces-even-if-lower @vtes.legacy.sabbat.titles-need-sabbat
  Scenario: A cardinal that becomes archbishop loses the title of cardinal
    Given it is Sarah's minion phase
    And Sarah's Korah is ready
    And Korah's title is cardinal
    And Sarah's Wauneka is ready
    And Sarah holds Crusade: Chicago
    Then Wauneka cannot play Crusade: Chicago because vtes.card.req.text-requirements-count
    When Korah plays Crusade: Chicago
    And Sarah votes for the referendum with Korah
    Then the votes are 3 for and 0 against
    When Sarah passes
    Then Korah's title is archbishop

  @id:VTES-1453 @needs:legacy @vtes.sect.independent.printed-votes-count-as-title @checks:c @vtes.sect.title.at-most-one
  @vtes.votes.other-titles-by-card-text
  Scenario: A new title replaces printed votes
    Given it is Sarah's minion phase
    And Sarah's Ambrogino Giovanni and Wauneka are ready
    And Ambrogino Giovanni's sect is Sabbat
    And Sarah holds Crusade: Chicago and Ancilla Empowerment
    When Ambrogino Giovanni plays Crusade: Chicago
    And Sarah votes for the referendum with Ambrogino Giovanni
    Then the votes are 1 for and 0 against
    When Sarah passes
    Then Ambrogino Giovanni's title is archbishop
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Ambrogino Giovanni
    Then the votes are 2 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-1454
  @vtes.sect.title.gain-while-contesting-yields-contested-one @checks:b @vtes.sect.title.at-most-one
  @vtes.title-contest.winner-acquires-title-next-unlock-phase
  Scenario: A contestant that gains a title yields the other at once; its rival wins in the unlock phase
    Given it is Sarah's minion phase
    And Sarah's Chrysanthemum and Belinde are ready
    And Sarah holds Of Noble Blood
    And Tom's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    When Chrysanthemum plays Of Noble Blood on Belinde
    Then Belinde's title is primogen
    And Belinde bears Of Noble Blood
    And Chrysanthemum burns 1 blood
    And Ryan is in a contest of titles
    And these events happen in order:
      | event        | card    | title    |
      | title-gained | Belinde | primogen |
    When everyone passes until Tom's unlock phase
    Then Ryan's title is prince
    And Belinde's title is primogen

  @id:VTES-1455 @needs:contests @needs:legacy
  @vtes.sect.title.suspended-title-yielded-on-new-title @vtes.legacy.sabbat.titles-need-sabbat
  @vtes.sect.title.benefit-suspended-after-sect-change
  Scenario: A prince that becomes archbishop does not regain its old title on leaving the Sabbat
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Belinde's sect is Sabbat
    And Sarah holds Crusade: Chicago and Out of the Frying Pan
    Then Belinde has no title
    When Belinde plays Crusade: Chicago
    And Sarah votes for the referendum with Crusade: Chicago
    And Sarah passes
    Then Belinde's title is archbishop
    When everyone passes until Sarah's master phase
    And Sarah plays Out of the Frying Pan on Belinde
    Then Belinde's sect is Camarilla
    And Belinde has no title
    And Belinde bears Crusade: Chicago

  @id:VTES-1456
  @vtes.sect.title.benefit-suspended-after-clan-change @checks:a,b @vtes.glossary.sect.clan-change-keeps-sect @checks:a
  @vtes.sect.camarilla.justicar-and-inner-circle-need-clan @checks:b
  @vtes.published.clan-impersonation.sect-stays @vtes.published.clan-impersonation.own-clan-returns
  @vtes.published.clan-impersonation.title-of-other-clan @checks:a
  Scenario: A justicar impersonating another clan has no title, and regains it in its own clan
    Given it is Sarah's minion phase
    And Sarah's Colin Flynn and Wauneka are ready
    And Colin Flynn's title is justicar
    And Sarah holds Clan Impersonation and Ancilla Empowerment
    When Colin Flynn plays Clan Impersonation as Ventrue
    Then Colin Flynn's clan is Ventrue
    And Colin Flynn's sect is Camarilla
    And Colin Flynn has no title
    And Colin Flynn bears Clan Impersonation
    And Colin Flynn burns 2 blood
    When Wauneka plays Ancilla Empowerment
    Then Sarah cannot vote for the referendum with Colin Flynn because vtes.votes.none-inherent
    When Sarah passes
    And everyone passes until Sarah's minion phase
    And Colin Flynn acts through Clan Impersonation to burn it
    Then Colin Flynn's clan is Toreador
    And Colin Flynn's title is justicar
    And Clan Impersonation is in Sarah's ash heap

  @id:VTES-1457 @vtes.glossary.sect.clan-change-keeps-sect @checks:b
  @vtes.sect.title.benefit-suspended-after-clan-change @checks:c
  @vtes.sect.camarilla.justicar-and-inner-circle-need-clan
  @vtes.published.clan-impersonation.sect-stays
  Scenario Outline: Impersonating another clan keeps the title of <title>, and suspends that of Inner Circle
    Given it is Sarah's minion phase
    And Sarah's Ryan is ready
    And Ryan's title is <title>
    And Sarah's Gwendolyn is ready
    And Sarah holds Clan Impersonation and Clan Impersonation
    When Ryan plays Clan Impersonation as Tremere
    Then Ryan's clan is Tremere
    And Ryan's title is <title>
    When Gwendolyn plays Clan Impersonation as Tremere
    Then Gwendolyn has no title
    And Gwendolyn's sect is Camarilla

    Examples:
      | title    |
      | primogen |
      | prince   |

  @id:VTES-1458 @needs:legacy
  @vtes.legacy.laibon.kholo-needs-clan @checks:a @vtes.sect.title.benefit-suspended-after-clan-change
  Scenario: A kholo that changes clan loses the use of its title, a magaji does not
    Given it is Sarah's minion phase
    And Sarah's Dolie is ready
    And Dolie's title is kholo
    And Sarah's Sobayifa is ready
    And Sarah holds Clan Impersonation and Clan Impersonation
    When Dolie plays Clan Impersonation as Ishtarri
    Then Dolie has no title
    And Dolie's sect is Laibon
    When Sobayifa plays Clan Impersonation as Ishtarri
    Then Sobayifa's title is magaji

  @id:VTES-1459 @vtes.sect.camarilla.justicar-unique-per-clan @vtes.sect.title.suspended-title-yielded-when-contested
  Scenario: Another vampire of the clan can become justicar while a justicar impersonates another clan
    Given it is Sarah's minion phase
    And Sarah's Colin Flynn is ready
    And Colin Flynn's title is justicar, of Toreador
    And Colin Flynn bears Clan Impersonation
    And Colin Flynn's clan is Ventrue
    And Sarah's Dorian Strack is ready
    And Sarah holds Toreador Justicar
    Then Colin Flynn has no title
    When Dorian Strack plays Toreador Justicar
    And Sarah chooses Dorian Strack for the referendum
    And Sarah votes for the referendum with Dorian Strack
    And Sarah passes
    Then Dorian Strack's title is justicar
    And Colin Flynn has no title

  @id:VTES-1497 @vtes.glossary.target.not-by-referendum @checks:b @vtes.sect.title.needs-appropriate-sect-to-receive
  Scenario: A vampire that cannot be targeted by actions can be chosen in a referendum
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Toreador Justicar
    And Rui's Colin Flynn is ready
    And Colin Flynn bears Secure Haven
    When Wauneka plays Toreador Justicar
    And Sarah chooses Colin Flynn for the referendum
    And Sarah votes for the referendum with Toreador Justicar
    And Rui passes
    Then the referendum passes
    And Colin Flynn's title is justicar
    And Colin Flynn bears Secure Haven and Toreador Justicar

  @id:VTES-1460 @needs:legacy @vtes.sect.title.needs-appropriate-sect-to-receive @vtes.legacy.sabbat.titles-need-sabbat
  @vtes.golden-rule.cards-override-rules
  Scenario: Cardinal Benediction makes only an old Sabbat vampire cardinal
    Given it is Sarah's minion phase
    And Sarah's Andrew Emory is ready
    And Sarah holds Cardinal Benediction
    And Rui's Korah, Belinde and Shawnda Dorrit are ready
    When Andrew Emory plays Cardinal Benediction
    Then Sarah cannot choose Belinde for the referendum because vtes.golden-rule.cards-override-rules
    And Sarah cannot choose Shawnda Dorrit for the referendum because vtes.golden-rule.cards-override-rules
    When Sarah chooses Korah for the referendum
    And Sarah votes for the referendum with Andrew Emory
    And everyone passes
    Then Korah's title is cardinal
    And Korah bears Cardinal Benediction

  @id:VTES-6440 @needs:legacy @vtes.golden-rule.cards-override-rules
  Scenario: Only Sabbat vampires can vote on Cardinal Benediction
    Given it is Sarah's minion phase
    And Sarah's Andrew Emory is ready
    And Sarah holds Cardinal Benediction
    And Rui's Korah and Belinde are ready
    When Andrew Emory plays Cardinal Benediction
    And Sarah chooses Korah for the referendum
    And Sarah passes
    Then Rui cannot vote against the referendum with Belinde because vtes.golden-rule.cards-override-rules
    When Rui casts ballots for the referendum with Korah
    Then the votes are 3 for and 0 against
    When everyone passes
    Then the referendum passes

  @id:VTES-4735 @vtes.referendum.step-terms
  @vtes.published.political-action-with-illegal-terms.not-playable
  Scenario: Cardinal Benediction cannot be called without a Sabbat vampire of capacity 7 or more
    Given it is Sarah's minion phase
    And Sarah's Andrew Emory is ready
    And Sarah holds Cardinal Benediction
    And Rui's Artemis and Belinde are ready
    Then Andrew Emory cannot play Cardinal Benediction because vtes.referendum.step-terms

  @id:VTES-3033 @vtes.sect.title.at-most-one @checks:a @vtes.sect.title.new-one-replaces-even-if-lower @checks:a
  @vtes.ruling.toreador-justicar.previous-title-lost @checks:a
  Scenario: The votes of a prince that has become justicar are three in the next referendum
    Given it is Sarah's minion phase
    And Sarah's Catalina Vega and Wauneka are ready
    And Sarah holds Toreador Justicar and Ancilla Empowerment
    When Catalina Vega plays Toreador Justicar
    And Sarah chooses Catalina Vega for the referendum
    And Sarah votes for the referendum with Catalina Vega
    And Sarah passes
    Then Catalina Vega's title is justicar
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Catalina Vega
    Then the votes are 3 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-3706 @vtes.ruling.toreador-justicar.previous-title-lost @checks:a
  Scenario: The city of a prince that has become justicar is free for a new prince
    Given it is Sarah's minion phase
    And Sarah's Dorian Strack and Wauneka are ready
    And Dorian Strack's title is prince, of Chicago
    And Sarah's Colin Flynn is ready
    And Sarah holds Toreador Justicar and Praxis Seizure: Chicago
    When Wauneka plays Toreador Justicar
    And Sarah chooses Dorian Strack for the referendum
    And Sarah votes for the referendum with Dorian Strack
    And Sarah passes
    Then Dorian Strack's title is justicar
    When Colin Flynn plays Praxis Seizure: Chicago
    And Sarah votes for the referendum with Praxis Seizure: Chicago
    And Sarah passes
    Then Colin Flynn's title is prince
    And Dorian Strack's title is justicar

  @id:VTES-3034
  @vtes.sect.title.gain-while-contesting-yields-contested-one @checks:c
  Scenario: A contestant that gains another city contests that one instead
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah holds Praxis Seizure: Chicago
    And Tom's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    And Rui's Alice Chen is ready
    And Alice Chen's title is prince, of Chicago
    When Belinde plays Praxis Seizure: Chicago
    And Sarah votes for the referendum with Praxis Seizure: Chicago
    And Rui passes
    Then the referendum passes
    And Belinde and Alice Chen are in a contest of titles
    And Ryan is in a contest of titles
    And Belinde bears Praxis Seizure: Chicago
    When everyone passes until Tom's unlock phase
    Then Ryan's title is prince
    When everyone passes until Rui's unlock phase
    And Rui yields the title of Alice Chen
    And everyone passes until Sarah's unlock phase
    Then Belinde's title is prince

  @id:VTES-3035 @vtes.sect.title.gain-while-contesting-yields-contested-one @checks:a
  Scenario: A contestant that becomes primogen votes this turn, its former rival cannot
    Given it is Sarah's minion phase
    And Sarah's Chrysanthemum, Wauneka and Belinde are ready
    And Sarah holds Of Noble Blood and Ancilla Empowerment
    And Tom's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    And Tom's Ashley is ready
    And Ashley's title is primogen
    When Chrysanthemum plays Of Noble Blood on Belinde
    And Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Belinde
    Then the votes are 1 for and 0 against
    When Sarah passes
    Then Tom cannot vote against the referendum with Ryan because vtes.votes.none-inherent
    When Tom passes
    Then the referendum passes

  @id:VTES-3094 @vtes.glossary.title-card.is-placeholder @checks:a
  Scenario: A vampire made prince by a title card has two votes
    Given it is Sarah's minion phase
    And Sarah's Sully and Wauneka are ready
    And Sarah holds Praxis Seizure: Chicago and Ancilla Empowerment
    When Sully plays Praxis Seizure: Chicago
    And Sarah votes for the referendum with Praxis Seizure: Chicago
    Then Sully's title is prince
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Sully
    Then the votes are 2 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-6441 @vtes.glossary.title-card.is-placeholder @checks:a
  Scenario: A vampire made prince by a title card can play cards that require a prince
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Sarah has 10 pool
    And Sarah holds Praxis Seizure: Chicago and Parity Shift
    Then Sully cannot play Parity Shift because vtes.card.req.text-requirements-count
    When Sully plays Praxis Seizure: Chicago
    And Sarah votes for the referendum with Praxis Seizure: Chicago
    Then Sully's title is prince
    When everyone passes until Sarah's minion phase
    Then Sully may play Parity Shift

  @id:VTES-3095 @vtes.glossary.title-card.burned-when-title-yielded-or-lost @checks:a,b,c
  @vtes.published.out-of-the-frying-pan.title-of-the-wrong-sect @checks:b
  @vtes.published.into-the-fire.title-of-the-wrong-sect @checks:b
  Scenario: A title card stays while the title is suspended, and is burned once the title is lost
    Given it is Sarah's master phase
    And Sarah's Sully is ready
    And Sully's title is prince, of Chicago
    And Sully bears Praxis Seizure: Chicago
    And Sarah holds Into the Fire, Out of the Frying Pan and Crusade: Chicago
    When Sarah plays Into the Fire on Sully
    Then Sully has no title
    And Sully bears Praxis Seizure: Chicago
    And Sarah's ash heap holds Into the Fire
    When Sarah ends the master phase
    And Sully plays Crusade: Chicago
    And Sarah votes for the referendum with Crusade: Chicago
    Then Sully's title is archbishop
    And Sully bears Crusade: Chicago
    And Praxis Seizure: Chicago is in Sarah's ash heap

  @id:VTES-3135 @vtes.glossary.sect.clan-change-keeps-sect @checks:a
  Scenario: A change of clan is reported when it begins and when it ends
    Given it is Sarah's minion phase
    And Sarah's Colin Flynn is ready
    And Sarah holds Clan Impersonation
    When Colin Flynn plays Clan Impersonation as Ventrue
    Then Colin Flynn's clan is Ventrue
    And Colin Flynn's sect is Camarilla
    And these events happen in order:
      | event        | card        | clan    |
      | clan-changed | Colin Flynn | Ventrue |
    When everyone passes until Sarah's minion phase
    And Colin Flynn acts through Clan Impersonation to burn it
    Then Colin Flynn's clan is Toreador
    And these events happen in order:
      | event        | card        | clan     |
      | clan-changed | Colin Flynn | Toreador |

  @id:VTES-3138 @needs:legacy @vtes.sect.title.suspended-title-yielded-on-new-title @vtes.sect.title.at-most-one
  Scenario Outline: <vampire> <loses> by gaining the title of archbishop
    Given it is Sarah's minion phase
    And Sarah's <vampire> is ready
    And <vampire>'s sect is Sabbat
    And Sarah's Belinde is ready
    And Belinde's sect is Sabbat
    And Sarah has the Edge
    And Sarah holds Crusade: Chicago and Crusade: Chicago
    When <vampire> plays Crusade: Chicago
    And Sarah votes for the referendum with Crusade: Chicago
    And Sarah passes
    Then <vampire>'s title is archbishop
    And none of these events happens:
      | event   |
      | <never> |
    When Belinde plays Crusade: Chicago
    And Sarah votes for the referendum with Crusade: Chicago
    And Sarah passes
    Then these events happen in order:
      | event        | card    |
      | title-gained | Belinde |
    And none of these events happens:
      | event      | card    |
      | title-lost | Belinde |
    And Belinde and <vampire> are in a contest of titles

    Examples:
      | vampire      | loses                            | never         |
      | Artemis      | loses no title                   | title-lost    |
      | Artemis      | yields no title                  | title-yielded |
      | Andrew Emory | does not yield the title it had  | title-yielded |

  @id:VTES-5000 @needs:contests @vtes.sect.title.suspended-title-yielded-on-new-title @vtes.sect.title.at-most-one
  Scenario: A suspended title replaced by a new one does not come back with its sect
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Belinde's sect is Sabbat
    And Sarah has the Edge
    And Sarah holds Crusade: Chicago and Out of the Frying Pan
    Then Belinde has no title
    When Belinde plays Crusade: Chicago
    And Sarah votes for the referendum with Crusade: Chicago
    And Sarah passes
    Then Belinde's title is archbishop
    When everyone passes until Sarah's master phase
    And Sarah plays Out of the Frying Pan on Belinde
    Then Belinde's sect is Camarilla
    And Belinde has no title

  @id:VTES-4409 @vtes.glossary.target.eligibility-from-card-text
  Scenario: Of Noble Blood targets an untitled vampire of capacity 6 or more
    Given it is Sarah's minion phase
    And Sarah's Chrysanthemum, Adrianne and Tamoszius are ready
    And Alexis's Anson is ready
    And Sarah holds Of Noble Blood
    Then Chrysanthemum cannot play Of Noble Blood on Tamoszius because vtes.glossary.target.eligibility-from-card-text
    And Chrysanthemum cannot play Of Noble Blood on Anson because vtes.glossary.target.eligibility-from-card-text
    And Chrysanthemum may play Of Noble Blood on Adrianne
