# Fifth edition rulebook, "Vampire Sects": titles and changes of sect
Feature: Titles and sects
  A title is suspended outside its sect, and lost for good if another vampire claims it meanwhile.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-0885 @vtes.published.out-of-the-frying-pan.title-of-the-wrong-sect @checks:a
  @vtes.sect.camarilla.titles-need-camarilla @vtes.sect.change-replaces-old-sect
  @vtes.sect.title.benefit-suspended-after-sect-change @checks:b
  Scenario: A prince made Sabbat has no title, and regains it in the Camarilla
    Given it is Sarah's master phase
    And Sarah's Belinde is ready
    And Sarah holds Into the Fire and Out of the Frying Pan
    When Sarah plays Into the Fire on Belinde
    Then Belinde's sect is Sabbat
    And Belinde has no title
    When everyone passes until Sarah's master phase
    And Sarah plays Out of the Frying Pan on Belinde
    Then Belinde's sect is Camarilla
    And Belinde's title is prince

  @id:VTES-0886 @vtes.sect.title.suspended-title-yielded-when-contested @checks:a,b
  @vtes.title-contest.yielding-loses-title-for-good @vtes.published.into-the-fire.title-of-the-wrong-sect @checks:c
  Scenario: A vampire claims the city of a prince in the Sabbat without a contest
    Given it is Sarah's master phase
    And Sarah's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Sarah holds Into the Fire and Out of the Frying Pan
    And Alexis's Belinde is uncontrolled with 6 blood
    When Sarah plays Into the Fire on Ryan
    And everyone passes until Alexis's influence phase
    And Alexis brings out Belinde
    Then Belinde's title is prince
    And Ryan has no title
    When everyone passes until Sarah's master phase
    And Sarah plays Out of the Frying Pan on Ryan
    Then Ryan's sect is Camarilla
    And Ryan has no title
    And Belinde's title is prince

  @id:VTES-0887 @vtes.sect.title.suspended-title-yielded-when-contested
  @vtes.title-contest.winner-acquires-title-next-unlock-phase
  @vtes.published.into-the-fire.title-of-the-wrong-sect @checks:c
  Scenario: A contestant that leaves the sect of its title yields it at once
    Given it is Sarah's master phase
    And Sarah's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Sarah holds Into the Fire
    And Alexis's Belinde is ready
    And Belinde and Ryan are in a contest of titles
    When Sarah plays Into the Fire on Ryan
    Then Ryan has no title
    And Belinde is in a contest of titles
    And these events happen in order:
      | event        | card |
      | sect-changed | Ryan |
    When everyone passes until Alexis's unlock phase
    Then Belinde's title is prince

  @id:VTES-0888 @vtes.sect.title.suspended-title-yielded-when-contested @vtes.sect.change-replaces-old-sect
  Scenario: Of two vampires outside the sect of a shared title, the first to return has it
    Given it is Sarah's master phase
    And Sarah's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Ryan's sect is Sabbat
    And Sarah holds Out of the Frying Pan
    And Alexis's Ayelech is ready
    And Alexis holds Out of the Frying Pan
    And Ayelech's title is prince, of Copenhagen
    And Ayelech's sect is Sabbat
    When Sarah plays Out of the Frying Pan on Ryan
    Then Ryan's title is prince
    And Ayelech has no title
    When everyone passes until Alexis's master phase
    And Alexis plays Out of the Frying Pan on Ayelech
    Then Ayelech's sect is Camarilla
    And Ayelech has no title
    And Ryan's title is prince

  @id:VTES-0889 @provisional @vtes.sect.anarch.baron-suspended-on-sect-change @checks:a
  @vtes.sect.anarch.baron-needs-anarch
  @vtes.sect.title.benefit-suspended-after-sect-change
  Scenario: A baron who left the Anarchs may become Anarch again, and regains the title
    Given it is Sarah's master phase
    And Sarah's Ryan is ready
    And Ryan's title is baron, of Berlin
    And Ryan's sect is Anarch
    And Sarah holds Into the Fire
    When Sarah plays Into the Fire on Ryan
    Then Ryan has no title
    When everyone passes until Sarah's minion phase
    And Ryan becomes Anarch
    Then Ryan's sect is Anarch
    And Ryan's title is baron
    And Ryan burns 2 blood

  @id:VTES-3030
  @vtes.sect.change-replaces-old-sect @checks:a,b @vtes.sect.exactly-one-at-any-time
  Scenario: A vampire's current sect decides which sect cards it can play
    Given it is Sarah's minion phase
    And Sarah's Colette and Sully are ready
    And Sarah holds Praxis Seizure: Chicago, Crusade: Chicago, Into the Fire and Out of the Frying Pan
    Then Colette cannot play Crusade: Chicago because vtes.card.req.text-requirements-count
    When everyone passes until Sarah's master phase
    And Sarah plays Into the Fire on Colette
    And Sarah ends the master phase
    Then Colette cannot play Praxis Seizure: Chicago because vtes.card.req.text-requirements-count
    When Colette plays Crusade: Chicago
    And Sarah passes
    Then the referendum fails
    When everyone passes until Sarah's master phase
    And Sarah plays Out of the Frying Pan on Colette
    And Sarah ends the master phase
    And Colette plays Praxis Seizure: Chicago
    And Sarah passes
    Then the referendum fails

  @id:VTES-3031 @vtes.sect.exactly-one-at-any-time @checks:a,b,c
  Scenario Outline: <vampire> enters play as <sect> and cannot play cards of other sects
    Given it is Sarah's influence phase
    And Sarah's <vampire> is uncontrolled with <capacity> blood
    And Sarah holds <cards>
    When Sarah brings out <vampire>
    Then <vampire>'s sect is <sect>
    When everyone passes until Sarah's minion phase
    Then <vampire> cannot play <one> because vtes.card.req.text-requirements-count
    And <vampire> cannot play <other> because vtes.card.req.text-requirements-count

    Examples:
      | vampire            | capacity | sect        | cards                                               | one                     | other                   |
      | Sully              | 4        | Camarilla   | Crusade: Chicago and Reckless Agitation             | Crusade: Chicago        | Reckless Agitation      |
      | Accorri Giovanni   | 6        | Independent | Crusade: Chicago and Praxis Seizure: Chicago        | Crusade: Chicago        | Praxis Seizure: Chicago |
      | Brandon Grime      | 5        | Anarch      | Crusade: Chicago and Praxis Seizure: Chicago        | Crusade: Chicago        | Praxis Seizure: Chicago |
      | Artemis            | 6        | Sabbat      | Reckless Agitation and Praxis Seizure: Chicago      | Reckless Agitation      | Praxis Seizure: Chicago |
      | Tsunda             | 6        | Laibon      | Crusade: Chicago and Praxis Seizure: Chicago        | Crusade: Chicago        | Praxis Seizure: Chicago |

  @id:VTES-3032 @vtes.sect.change-replaces-old-sect @checks:c
  Scenario: An effect for all Anarchs does not affect a vampire that has left them
    Given it is Sarah's master phase
    And Sarah's Anita Wainwright is ready with 1 blood
    And Sarah's Brandon Grime is ready with 1 blood
    And Sarah's Atiena is ready with 1 blood
    And Sarah holds Into the Fire and Anarch Salon
    When Sarah plays Into the Fire on Brandon Grime
    And Sarah ends the master phase
    And Anita Wainwright plays Anarch Salon
    And Sarah votes for the referendum with Anarch Salon
    And Sarah passes
    Then the referendum passes
    And Anita Wainwright and Atiena gain 1 blood
    And Brandon Grime's blood stays the same

  @id:VTES-3036 @vtes.sect.title.benefit-suspended-after-sect-change @checks:a
  Scenario: A prince in the Sabbat has no votes and cannot play a card that requires a prince
    Given it is Sarah's master phase
    And Sarah's Belinde, Wauneka and Ryan are ready
    And Sarah holds Into the Fire, Parity Shift and Ancilla Empowerment
    And Sarah has 10 pool
    When Sarah plays Into the Fire on Belinde
    Then Belinde has no title
    When Sarah ends the master phase
    Then Belinde cannot play Parity Shift because vtes.card.req.text-requirements-count
    When Wauneka plays Ancilla Empowerment
    Then Sarah cannot vote for the referendum with Belinde because vtes.votes.none-inherent
    When Sarah passes
    Then the referendum fails

  @id:VTES-6446 @vtes.sect.title.benefit-suspended-after-sect-change @checks:b
  Scenario: A prince back in the Camarilla has two votes and can play Parity Shift again
    Given it is Sarah's master phase
    And Sarah's Belinde and Wauneka are ready
    And Sarah holds Into the Fire, Out of the Frying Pan, Parity Shift and Ancilla Empowerment
    And Sarah has 10 pool
    When Sarah plays Into the Fire on Belinde
    Then Belinde has no title
    When everyone passes until Alexis's unlock phase
    And everyone passes until Sarah's master phase
    And Sarah plays Out of the Frying Pan on Belinde
    And Sarah ends the master phase
    And Wauneka plays Ancilla Empowerment
    And Sarah votes against the referendum with Belinde
    Then the votes are 0 for and 2 against
    When Sarah passes
    Then the referendum fails
    And Belinde may play Parity Shift

  @id:VTES-6447 @vtes.sect.title.benefit-suspended-after-sect-change @checks:c
  Scenario: A title that fits every sect is kept with its votes in the Sabbat
    Given it is Sarah's master phase
    And Sarah's Wauneka, Belinde and Kephamos, High Priest of Marrakech are ready
    And Sarah holds Into the Fire, Into the Fire and Ancilla Empowerment
    When Sarah plays Into the Fire on Belinde
    And Sarah plays Into the Fire on Kephamos, High Priest of Marrakech
    Then Belinde has no title
    And Kephamos, High Priest of Marrakech's title is 2 votes
    When Sarah ends the master phase
    And Wauneka plays Ancilla Empowerment
    And Sarah votes against the referendum with Kephamos, High Priest of Marrakech
    Then the votes are 0 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-3037 @vtes.sect.camarilla.titles-need-camarilla @checks:a
  Scenario Outline: The title of <title> gives votes (<votes>) in the Camarilla, and none in the <sect> sect
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Sully and Madison are ready
    And Sully's title is <title>
    And Madison's title is <title>
    And Madison's sect is <sect>
    When Wauneka plays Ancilla Empowerment
    And Tom declines to block
    And Sarah passes
    Then Madison has no title
    And Tom cannot vote against the referendum with Madison because vtes.votes.none-inherent
    When Tom votes against the referendum with Sully
    Then the votes are 0 for and <votes> against
    When Sarah passes
    Then the referendum fails

    Examples:
      | title        | votes | sect        |
      | primogen     | 1     | Anarch      |
      | primogen     | 1     | Independent |
      | primogen     | 1     | Sabbat      |
      | primogen     | 1     | Laibon      |
      | prince       | 2     | Anarch      |
      | prince       | 2     | Independent |
      | prince       | 2     | Sabbat      |
      | prince       | 2     | Laibon      |
      | justicar     | 3     | Anarch      |
      | justicar     | 3     | Independent |
      | justicar     | 3     | Sabbat      |
      | justicar     | 3     | Laibon      |
      | inner circle | 4     | Anarch      |
      | inner circle | 4     | Independent |
      | inner circle | 4     | Sabbat      |
      | inner circle | 4     | Laibon      |

  @id:VTES-3038 @vtes.sect.anarch.baron-needs-anarch @checks:a,b @vtes.sect.anarch.baron-suspended-on-sect-change
  Scenario Outline: A baron has two votes among the Anarchs, and none in the <sect> sect
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Atiena and Ángel Guerrero are ready
    And Ángel Guerrero's sect is <sect>
    When Wauneka plays Ancilla Empowerment
    And Tom declines to block
    And Sarah passes
    Then Ángel Guerrero has no title
    And Tom cannot vote against the referendum with Ángel Guerrero because vtes.votes.none-inherent
    When Tom votes against the referendum with Atiena
    Then the votes are 0 for and 2 against
    When Sarah passes
    Then the referendum fails

    Examples:
      | sect        |
      | Camarilla   |
      | Independent |
      | Sabbat      |
      | Laibon      |

  @id:VTES-3112 @vtes.sect.change-replaces-old-sect
  Scenario Outline: Out of the Frying Pan cannot target the <sect> sect, nor Into the Fire the Sabbat
    Given it is Sarah's master phase
    And Sarah's Ryan and Cameron are ready
    And Ryan's sect is <sect>
    And Sarah holds Into the Fire and Out of the Frying Pan
    Then Sarah cannot play Out of the Frying Pan on Ryan because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot play Into the Fire on Cameron because vtes.glossary.target.eligibility-from-card-text
    When Sarah plays Into the Fire on Ryan
    And Sarah plays Out of the Frying Pan on Cameron
    Then Ryan's sect is Sabbat
    And Cameron's sect is Camarilla

    Examples:
      | sect        |
      | Camarilla   |
      | Anarch      |
      | Independent |
      | Laibon      |
