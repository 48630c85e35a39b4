# Fifth edition rulebook, "Gaining Votes": other cards; and what referendums of the starter decks do
Feature: Cards used in referendums

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Sybren van Oosten is ready

  @id:VTES-0730 @vtes.ruling.bewitching-oration.cast-later-with-vampires-votes @checks:a
  @vtes.ruling.bewitching-oration.votes-not-cast-on-play @checks:a @vtes.votes.gained-need-not-be-cast @checks:a
  Scenario: The votes of Bewitching Oration can be held back, and are cast with the vampire's own
    Given Sarah holds Ancilla Empowerment and Bewitching Oration
    And Tom's Ayelech and Rui's Belinde are ready
    When Sybren van Oosten plays Ancilla Empowerment
    And Sybren van Oosten plays Bewitching Oration at superior
    Then the votes are 0 for and 0 against
    And Bewitching Oration is in Sarah's ash heap
    When Sarah passes
    And Tom votes against the referendum with Ayelech
    And Sarah passes
    And Rui votes against the referendum with Belinde
    Then the votes are 0 for and 4 against
    When Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 6 for and 4 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-0731 @vtes.faq.politics.votes-need-not-be-needed @checks:a @vtes.votes.one-source-casts-as-a-group @checks:b
  @vtes.ruling.bewitching-oration.cast-later-with-vampires-votes @checks:b
  Scenario: Votes that a vampire gains after voting are cast on the same side
    Given Sarah holds Ancilla Empowerment and Bewitching Oration
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 2 for and 0 against
    When Sybren van Oosten plays Bewitching Oration at basic
    Then the votes are 2 for and 0 against
    And Sarah cannot vote against the referendum with Sybren van Oosten because vtes.votes.one-source-casts-as-a-group
    When Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 4 for and 0 against
    And Sarah cannot vote for the referendum with Sybren van Oosten because vtes.referendum.polling.cast-votes-cannot-be-changed
    When Sarah passes
    Then the referendum passes

  @id:VTES-3700 @vtes.votes.one-source-casts-as-a-group @checks:b
  Scenario: Votes that a prince gains after voting against are against, even if the calling card is for
    Given Sarah holds Ancilla Empowerment and Bewitching Oration
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah votes against the referendum with Sybren van Oosten
    And Sybren van Oosten plays Bewitching Oration at basic
    Then Sarah cannot vote for the referendum with Sybren van Oosten because vtes.votes.one-source-casts-as-a-group
    When Sarah votes against the referendum with Sybren van Oosten
    And Sarah votes for the referendum with Ancilla Empowerment
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 1         | 4             |

  @id:VTES-0732 @vtes.faq.politics.votes-gained-only-while-polling @checks:a
  Scenario: Bewitching Oration cannot be played before the political action succeeds
    Given Sarah holds Ancilla Empowerment and Bewitching Oration
    And Alexis's Colette is ready
    When Sybren van Oosten plays Ancilla Empowerment
    Then it is for Alexis to block or decline
    And Sybren van Oosten cannot play Bewitching Oration at basic because vtes.faq.politics.votes-gained-only-while-polling
    When Alexis declines to block
    And Sarah passes
    Then the referendum fails

  @id:VTES-6408 @vtes.faq.politics.votes-gained-only-while-polling @checks:b,c @vtes.referendum.step-terms @checks:c
  Scenario: Bewitching Oration cannot be played while the terms are chosen, but in the polling
    Given Sarah holds Kine Resources Contested and Bewitching Oration
    When Sybren van Oosten plays Kine Resources Contested
    Then it is for Sarah to choose the terms
    And Sybren van Oosten cannot play Bewitching Oration at basic because vtes.referendum.step-terms
    When Sarah allocates 2 to Alexis and 2 to Tom
    And Sybren van Oosten plays Bewitching Oration at basic
    Then Bewitching Oration is in Sarah's ash heap
    When Sarah passes
    Then the referendum fails

  @id:VTES-0733 @vtes.votes.other-cards-follow-normal-rules @checks:b
  @vtes.modifier.acting-minion-any-time-before-resolution
  Scenario: Only the acting vampire can play Bewitching Oration
    Given Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment and Bewitching Oration
    When Sybren van Oosten plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    And Alice Chen cannot play Bewitching Oration at basic because vtes.modifier.acting-minion-any-time-before-resolution
    When Sybren van Oosten plays Bewitching Oration at basic
    And Sarah votes against the referendum with Sybren van Oosten
    Then the votes are 0 for and 4 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-6409 @vtes.votes.other-cards-follow-normal-rules
  Scenario: A vampire cannot play a second Bewitching Oration in the same referendum
    Given Sarah holds Ancilla Empowerment, Bewitching Oration and Bewitching Oration
    When Sybren van Oosten plays Ancilla Empowerment
    And Sybren van Oosten plays Bewitching Oration at basic
    Then Sybren van Oosten cannot play Bewitching Oration at superior because vtes.modifier.other-level-counts-as-same-card
    When Sarah votes against the referendum with Sybren van Oosten
    Then the votes are 0 for and 4 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-2732 @vtes.votes.other-cards-follow-normal-rules @checks:b,d
  Scenario: Bewitching Oration can be played even when its side is far ahead
    Given Sarah's Alice Chen and Belinde are ready
    And Belinde's title is inner circle
    And Sarah has the Edge
    And Sarah holds Kine Resources Contested and Bewitching Oration
    When Sybren van Oosten plays Kine Resources Contested
    Then it is for Sarah to choose the terms
    And Sarah cannot vote for the referendum with the Edge because vtes.referendum.step-terms
    When Sarah allocates 2 to Alexis and 2 to Tom
    And Sarah votes for the referendum with Alice Chen
    And Sarah votes for the referendum with Belinde
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah votes for the referendum with Kine Resources Contested
    And Sarah votes for the referendum with the Edge
    Then the votes are 10 for and 0 against
    And Alice Chen cannot play Bewitching Oration at superior because vtes.modifier.acting-minion-any-time-before-resolution
    When Sybren van Oosten plays Bewitching Oration at superior
    And Sarah votes for the referendum with Sybren van Oosten
    Then the referendum passes
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 14        | 0             |

  @id:VTES-0734 @vtes.blood-hunt.no-modifiers-no-reactions @checks:a
  Scenario: Bewitching Oration cannot be played in a blood hunt, but a headquarters can be used
    Given Tom's Ryan is in torpor with 1 blood
    And Sarah controls Ventrue Headquarters
    And Sarah holds Bewitching Oration
    When Sybren van Oosten diablerises Ryan
    Then it is for Sarah to vote or pass
    And Sybren van Oosten cannot play Bewitching Oration at basic because vtes.blood-hunt.no-modifiers-no-reactions
    When Sarah uses Ventrue Headquarters
    And Sarah votes against the referendum with Ventrue Headquarters
    Then the votes are 0 for and 3 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-0735 @needs:block @vtes.ruling.ventrue-headquarters.votes-belong-to-methuselah @checks:a
  @vtes.votes.other-cards-follow-normal-rules @checks:a
  Scenario: A headquarters locks for three votes of its controller, cast for or against
    Given Sarah holds Ancilla Empowerment
    And Rui controls Ventrue Headquarters
    And Rui's Belinde is ready
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    Then it is for Rui to vote or pass
    And Rui cannot vote against the referendum with Ventrue Headquarters because vtes.votes.none-inherent
    When Rui uses Ventrue Headquarters
    Then Ventrue Headquarters is locked
    And the votes are 2 for and 0 against
    When Sarah passes
    And Rui votes against the referendum with Ventrue Headquarters
    Then the votes are 2 for and 3 against
    When Sarah passes
    And Rui votes for the referendum with Belinde
    Then the votes are 4 for and 3 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-2730 @vtes.votes.other-cards-follow-normal-rules @checks:a
  Scenario: A headquarters locked for one referendum gives no votes in the next
    Given Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment and Consanguineous Boon
    And Rui controls Ventrue Headquarters
    And Rui's Belinde is ready
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah passes
    And Rui uses Ventrue Headquarters
    And Sarah passes
    And Rui votes against the referendum with Ventrue Headquarters
    Then the votes are 0 for and 3 against
    When everyone passes
    Then the referendum fails
    When Alice Chen plays Consanguineous Boon
    And Sarah chooses the clan Ventrue
    And Sarah passes
    Then it is for Rui to vote or pass
    And Rui cannot use Ventrue Headquarters because vtes.wording.lock-x-to-do-y-needs-unlocked
    And Rui cannot vote against the referendum with Ventrue Headquarters because vtes.votes.none-inherent
    When Rui votes against the referendum with Belinde
    Then the votes are 0 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-4898 @vtes.votes.other-cards-follow-normal-rules @checks:a
  Scenario: Unused votes of Bewitching Oration are gone in the next referendum
    Given Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment, Consanguineous Boon and Bewitching Oration
    When Sybren van Oosten plays Ancilla Empowerment
    And Sybren van Oosten plays Bewitching Oration at superior
    And Sarah passes
    Then the referendum fails
    When Alice Chen plays Consanguineous Boon
    And Sarah chooses the clan Ventrue
    And Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 2 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-4899 @vtes.votes.other-cards-follow-normal-rules
  Scenario: A vampire silenced by Scalpel Tongue can vote in the next referendum of the turn
    Given Sarah's Flávio Gonçalves is ready
    And Sarah holds Ancilla Empowerment, Consanguineous Boon and Scalpel Tongue
    And Alexis's Ayelech is ready
    When Flávio Gonçalves plays Ancilla Empowerment
    And Alexis declines to block
    And Sarah passes
    And Alexis votes against the referendum with Ayelech
    And Flávio Gonçalves plays Scalpel Tongue at superior on Ayelech
    Then the votes are 0 for and 0 against
    And Alexis cannot vote against the referendum with Ayelech because vtes.golden-rule.cards-override-rules
    When Sarah passes
    Then the referendum fails
    When Sybren van Oosten plays Consanguineous Boon
    And Sarah chooses the clan Ventrue
    And Sarah passes
    And Alexis votes against the referendum with Ayelech
    Then the votes are 0 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-4912 @vtes.votes.other-cards-follow-normal-rules
  Scenario: The caller's vampire, silenced by a rival, can vote in the next referendum of the turn
    Given Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment and Consanguineous Boon
    And Alexis's Flávio Gonçalves is ready
    And Alexis holds Scalpel Tongue
    When Sybren van Oosten plays Ancilla Empowerment
    And Alexis declines to block
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    And Flávio Gonçalves plays Scalpel Tongue at superior on Sybren van Oosten
    Then the votes are 0 for and 0 against
    When Sarah passes
    And Alexis passes
    Then the referendum fails
    When Alice Chen plays Consanguineous Boon
    And Alexis declines to block
    And Sarah chooses the clan Ventrue
    And Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 2 for and 0 against
    When Sarah passes
    And Alexis passes
    Then the referendum passes

  @id:VTES-4988 @needs:legacy @vtes.golden-rule.cards-override-rules
  Scenario: Closed Session ends with its referendum, and other sects vote in the next
    Given Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment, Consanguineous Boon and Closed Session
    And Tom's Johannes Worringen is ready
    When Sybren van Oosten plays Ancilla Empowerment
    And Sybren van Oosten plays Closed Session
    Then Tom cannot vote against the referendum with Johannes Worringen because vtes.golden-rule.cards-override-rules
    When Sarah passes
    Then the referendum fails
    When Alice Chen plays Consanguineous Boon
    And Sarah chooses the clan Ventrue
    And Sarah passes
    And Tom votes against the referendum with Johannes Worringen
    Then the votes are 0 for and 2 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-4989 @needs:block @vtes.golden-rule.cards-override-rules
  Scenario: A referendum for the Sabbat alone does not stop Camarilla votes in the next
    Given Sarah's Caitlin is ready
    And Sarah holds Cardinal Benediction and Ancilla Empowerment
    And Tom's Korah is ready
    When Caitlin plays Cardinal Benediction
    And Sarah chooses Korah for the referendum
    Then Sarah cannot vote against the referendum with Sybren van Oosten because vtes.golden-rule.cards-override-rules
    When everyone passes
    Then the referendum fails
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 2 for and 0 against
    When everyone passes
    Then the referendum passes

  @id:VTES-0736 @vtes.wording.lock-x-to-do-y-needs-unlocked
  Scenario: A locked headquarters gives no votes
    Given Sarah holds Ancilla Empowerment
    And Sarah controls Ventrue Headquarters
    And Ventrue Headquarters is locked
    When Sybren van Oosten plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    And Sarah cannot use Ventrue Headquarters because vtes.wording.lock-x-to-do-y-needs-unlocked
    When Sarah passes
    Then the referendum fails

  @id:VTES-0737 @needs:block @vtes.votes.other-cards-follow-normal-rules
  Scenario: Versailles gives a vote to each titled Camarilla vampire of its controller, and no other
    Given Sarah holds Ancilla Empowerment
    And Sarah's Chrysanthemum, Alice Chen and Wauneka are ready
    And Alice Chen's sect is Independent
    And Sarah controls Elysium: The Palace of Versailles
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah uses Elysium: The Palace of Versailles
    Then Elysium: The Palace of Versailles is locked
    And Sarah cannot vote for the referendum with Wauneka because vtes.votes.none-inherent
    And Sarah cannot vote for the referendum with Alice Chen because vtes.votes.none-inherent
    When Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 3 for and 0 against
    When Sarah votes for the referendum with Chrysanthemum
    Then the votes are 5 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-0738 @vtes.golden-rule.cards-override-rules
  Scenario: A vampire burns 1 blood to vote against Alexander Silverson's referendum
    Given Sarah's Alexander Silverson is ready
    And Sarah holds Ancilla Empowerment
    And Rui's Belinde is ready with 3 blood
    And Tom's Ayelech is ready with 0 blood
    When Alexander Silverson plays Ancilla Empowerment
    And Sarah passes
    Then it is for Tom to vote or pass
    And Tom cannot vote against the referendum with Ayelech because vtes.golden-rule.cards-override-rules
    When Tom passes
    And Rui votes against the referendum with Belinde
    Then Belinde burns 1 blood
    And the votes are 0 for and 2 against
    When Sarah passes
    And Tom passes
    Then the referendum fails

  @id:VTES-6410 @vtes.golden-rule.cards-override-rules
  Scenario: A vampire votes for Alexander Silverson's referendum without burning blood
    Given Sarah's Alexander Silverson is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Alice Chen is ready with 2 blood
    When Alexander Silverson plays Ancilla Empowerment
    And Sarah passes
    And Tom votes for the referendum with Alice Chen
    Then the votes are 2 for and 0 against
    And Alice Chen has 2 blood
    When Sarah passes
    Then the referendum passes

  @id:VTES-0739 @vtes.golden-rule.cards-override-rules
  Scenario: Sybren van Oosten stays locked when his referendum fails
    Given Sarah holds Ancilla Empowerment
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah passes
    Then the referendum fails
    And it is for Sarah to decide in the minion phase
    And Sybren van Oosten is locked
    And Sarah cannot use Sybren van Oosten because vtes.golden-rule.cards-override-rules

  @id:VTES-0740 @needs:block @vtes.golden-rule.cards-override-rules
  Scenario: Kine Resources Contested allocates exactly four points among two or more Methuselahs
    Given Sarah holds Kine Resources Contested
    When Sybren van Oosten plays Kine Resources Contested
    Then it is for Sarah to choose the terms
    And Sarah cannot allocate 4 to Alexis because vtes.golden-rule.cards-override-rules
    And Sarah cannot allocate 2 to Alexis and 1 to Tom because vtes.golden-rule.cards-override-rules
    And Sarah cannot allocate 3 to Alexis and 2 to Tom because vtes.golden-rule.cards-override-rules
    And Sarah may allocate 1 to Sarah, 1 to Tom, 1 to Rui and 1 to Ines
    When Sarah allocates 3 to Tom and 1 to Sarah
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    Then the referendum passes
    And Tom burns 3 pool
    And Sarah burns 1 pool
    And Alexis's pool stays the same

  @id:VTES-0741 @needs:block @vtes.object.ousted-when-pool-runs-out @checks:a
  Scenario: Two players can be ousted together by one referendum
    Given Alexis has 2 pool
    And Rui has 1 pool
    And Sarah has 5 pool
    And Sarah holds Kine Resources Contested
    When Sybren van Oosten plays Kine Resources Contested
    And Sarah allocates 2 to Alexis, 1 to Rui and 1 to Tom
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    Then Alexis and Rui are ousted
    And Sarah has 1 victory point
    And Tom has 1 victory point
    And Sarah has 11 pool

  @id:VTES-0742 @needs:block @vtes.card.req.text-requirements-count
  Scenario: A prince can call Parity Shift on a richer player; a primogen or untitled vampire cannot
    Given Sarah's Wauneka and Chrysanthemum are ready
    And Sarah has 10 pool
    And Alexis has 12 pool
    And Tom has 9 pool
    And Rui has 10 pool
    And Ines has 11 pool
    And Sarah holds Parity Shift
    Then Wauneka cannot play Parity Shift because vtes.card.req.text-requirements-count
    And Chrysanthemum cannot play Parity Shift because vtes.card.req.text-requirements-count
    When Sybren van Oosten plays Parity Shift
    Then Sarah cannot allocate 3 to Sarah from Tom because vtes.golden-rule.cards-override-rules
    And Sarah cannot allocate 3 to Sarah from Rui because vtes.golden-rule.cards-override-rules
    And Sarah may allocate 3 to Tom from Ines
    And Sarah cannot allocate 2 to Sarah from Alexis because vtes.golden-rule.cards-override-rules
    When Sarah allocates 2 to Sarah and 1 to Tom from Alexis
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    Then the referendum passes
    And Alexis has 9 pool
    And Sarah has 12 pool
    And Tom has 10 pool

  @id:VTES-4765 @needs:block @needs:ending @vtes.referendum.step-terms @vtes.golden-rule.cards-override-rules
  @vtes.published.parity-shift.caller-shares-out-a-shortage
  Scenario: The caller shares out the pool when the target of Parity Shift has too little left
    Given Sarah has 5 pool
    And Alexis has 6 pool
    And Sarah holds Parity Shift
    When Sybren van Oosten plays Parity Shift
    And Sarah allocates 2 to Tom and 1 to Rui from Alexis
    And Alexis loses 4 pool
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    Then it is for Sarah to choose the terms
    And Sarah cannot allocate 2 to Rui from Alexis because vtes.golden-rule.cards-override-rules
    And Sarah cannot allocate 1 to Tom and 1 to Sarah from Alexis because vtes.golden-rule.cards-override-rules
    And Sarah cannot allocate 1 to Tom from Alexis because vtes.golden-rule.cards-override-rules
    And Sarah may allocate 2 to Tom from Alexis
    When Sarah allocates 1 to Tom and 1 to Rui from Alexis
    Then Tom gains 1 pool
    And Rui gains 1 pool
    And Alexis is ousted
    And Sarah gains 6 pool

  @id:VTES-4766 @needs:block @needs:ending @vtes.referendum.resolve.passes-with-more-for-than-against
  Scenario: A Parity Shift follows its terms if the target has just enough pool
    Given Sarah has 5 pool
    And Alexis has 6 pool
    And Sarah holds Parity Shift
    When Sybren van Oosten plays Parity Shift
    And Sarah allocates 2 to Tom and 1 to Rui from Alexis
    And Alexis loses 3 pool
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    Then the referendum passes
    And Tom gains 2 pool
    And Rui gains 1 pool
    And Alexis is ousted

  @id:VTES-4767 @needs:block @needs:ending @vtes.referendum.resolve.passes-with-more-for-than-against
  Scenario: A Parity Shift for one player gives that player all that is left
    Given Sarah has 5 pool
    And Alexis has 6 pool
    And Sarah holds Parity Shift
    When Sybren van Oosten plays Parity Shift
    And Sarah allocates 3 to Tom from Alexis
    And Alexis loses 4 pool
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    Then Tom gains 2 pool
    And Alexis is ousted

  @id:VTES-4768 @vtes.referendum.resolve.otherwise-fails
  Scenario: A failed Parity Shift moves no pool, however little is left
    Given Sarah has 5 pool
    And Alexis has 6 pool
    And Sarah holds Parity Shift
    When Sybren van Oosten plays Parity Shift
    And Sarah allocates 2 to Tom and 1 to Rui from Alexis
    And Alexis loses 4 pool
    And Sarah votes against the referendum with Sybren van Oosten
    And Sarah passes
    Then the referendum fails
    And Alexis has 2 pool
    And it is for Sarah to decide in the minion phase

  @id:VTES-4769 @needs:block @provisional @needs:ending @vtes.referendum.step-terms
  Scenario: Parity Shift may be called for more pool than its target has
    Given Sarah has 1 pool
    And Alexis has 2 pool
    And Sarah holds Parity Shift
    When Sybren van Oosten plays Parity Shift
    Then it is for Sarah to choose the terms
    When Sarah allocates 2 to Sarah and 1 to Tom from Alexis
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    And Sarah allocates 2 to Sarah from Alexis
    Then Sarah has 9 pool
    And Alexis is ousted

  @id:VTES-4971 @needs:block @vtes.golden-rule.cards-override-rules
  Scenario: Parity Shift takes no pool from a Methuselah who has as much as the caller
    Given Sarah has 10 pool
    And Alexis has 10 pool
    And Tom has 11 pool
    And Rui has 10 pool
    And Ines has 9 pool
    And Sarah holds Parity Shift
    When Sybren van Oosten plays Parity Shift
    Then it is for Sarah to choose the terms
    And Sarah cannot allocate 3 to Ines from Alexis because vtes.golden-rule.cards-override-rules
    And Sarah cannot allocate 3 to Sarah from Rui because vtes.golden-rule.cards-override-rules
    When Sarah allocates 3 to Ines from Tom
    And Sarah votes for the referendum with Sybren van Oosten
    And everyone passes
    Then the referendum passes
    And Tom has 8 pool
    And Ines has 12 pool

  @id:VTES-4997 @needs:block @needs:ending @vtes.golden-rule.cards-override-rules
  Scenario: Kine Resources Contested cannot allocate points to an ousted Methuselah
    Given Tom is ousted
    And Sarah holds Kine Resources Contested
    When Sybren van Oosten plays Kine Resources Contested
    Then it is for Sarah to choose the terms
    And Sarah cannot allocate 2 to Alexis and 2 to Tom because vtes.golden-rule.cards-override-rules
    When Sarah allocates 2 to Alexis and 2 to Rui
    And Sarah votes for the referendum with Sybren van Oosten
    And everyone passes
    Then Alexis burns 2 pool
    And Rui burns 2 pool

  @id:VTES-0743 @vtes.politics.terms-chosen-only-after-success @checks:a
  Scenario: The clan of Consanguineous Boon is chosen after the action succeeds
    Given Sarah's Alice Chen is in torpor
    And Tom's Wauneka and Belinde are ready
    And Alexis's Alexa Draper is ready
    And Sarah holds Consanguineous Boon
    When Sybren van Oosten plays Consanguineous Boon
    And nobody blocks
    Then it is for Sarah to choose the terms
    And Sarah may choose the clan Nosferatu
    When Sarah chooses the clan Ventrue
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    And Alexis passes
    And Tom passes
    Then the referendum passes
    And Sarah gains 2 pool
    And Alexis gains 1 pool
    And Tom's pool stays the same

  @id:VTES-0744 @needs:block @vtes.votes.ability-without-title @checks:a
  Scenario: Alexa Draper may discard for another vote after she has voted
    Given Sarah's Alexa Draper is ready
    And Sarah holds Ancilla Empowerment, Bonding and Cloak the Gathering
    And Tom's Ayelech is ready
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah votes for the referendum with Alexa Draper
    And Sarah passes
    And Tom votes against the referendum with Ayelech
    Then the votes are 2 for and 2 against
    And it is for Sarah to vote or pass
    When Sarah uses Alexa Draper on Bonding
    And Sarah votes for the referendum with Alexa Draper
    Then the votes are 3 for and 2 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-2726 @needs:block @vtes.votes.ability-without-title @checks:a
  Scenario: An untitled vampire may cast a vote that it has from an ability
    Given Sarah's Alexa Draper is ready
    And Alexa Draper's sect is Independent
    And Sarah holds Ancilla Empowerment, Bonding and Deep Song
    When Sybren van Oosten plays Ancilla Empowerment
    Then Alexa Draper has no title
    And Sarah cannot vote for the referendum with Alexa Draper because vtes.votes.none-inherent
    When Sarah uses Alexa Draper on Bonding
    And Sarah votes for the referendum with Alexa Draper
    Then the votes are 1 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-6411 @needs:block @vtes.votes.ability-without-title @checks:b
  Scenario: An untitled vampire with a vote from an ability does not count as titled
    Given Sarah's Alexa Draper is ready
    And Alexa Draper's sect is Independent
    And Sarah controls Elysium: The Palace of Versailles
    And Sarah holds Ancilla Empowerment, Bonding and Deep Song
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah uses Alexa Draper on Bonding
    And Sarah uses Elysium: The Palace of Versailles
    And Sarah votes for the referendum with Alexa Draper
    Then the votes are 1 for and 0 against
    And Alexa Draper has no title
    When Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 4 for and 0 against
    When Sarah passes
    And Sarah passes
    Then it is for Sarah to decide in the minion phase
    And Alexa Draper may become Anarch
