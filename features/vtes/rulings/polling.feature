# Card rulings of the fifth edition rulebook: cards of the polling, and of what follows
Feature: Rulings on cards played in a referendum

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1477 @vtes.ruling.bewitching-oration.only-after-terms @checks:a,b @vtes.referendum.step-terms @checks:c
  Scenario: Bewitching Oration cannot be played before the terms are chosen
    Given Sarah's Naomi Stewart is ready
    And Sarah holds Kine Resources Contested and Bewitching Oration
    When Naomi Stewart plays Kine Resources Contested
    Then it is for Sarah to choose the terms
    And Naomi Stewart cannot play Bewitching Oration at basic because vtes.referendum.step-terms
    When Sarah allocates 3 to Alexis and 1 to Tom
    And Naomi Stewart plays Bewitching Oration at basic
    Then the votes are 0 for and 0 against
    When Sarah votes for the referendum with Naomi Stewart
    Then the votes are 2 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-1478 @vtes.ruling.scalpel-tongue.held-votes-avoid-it @checks:a
  @vtes.ruling.bewitching-oration.uncast-votes-immune-to-scalpel-tongue @checks:a @vtes.votes.gained-need-not-be-cast
  Scenario: Scalpel Tongue cannot be played on a vampire whose votes are held back
    Given Sarah's Naomi Stewart is ready
    And Sarah holds Ancilla Empowerment and Bewitching Oration
    And Tom's Tamoszius is ready
    And Tom holds Scalpel Tongue
    And Tom has the Edge
    When Naomi Stewart plays Ancilla Empowerment
    And Naomi Stewart plays Bewitching Oration at superior
    And Sarah passes
    Then it is for Tom to vote or pass
    And Tamoszius cannot play Scalpel Tongue at basic on Naomi Stewart because vtes.ruling.scalpel-tongue.only-after-votes-cast
    When Tom passes
    Then the referendum fails

  @id:VTES-6428
  @vtes.ruling.bewitching-oration.uncast-votes-immune-to-scalpel-tongue @checks:b @vtes.votes.gained-need-not-be-cast
  Scenario: Scalpel Tongue cancels the votes of Bewitching Oration once they are cast
    Given Sarah's Naomi Stewart is ready
    And Sarah holds Ancilla Empowerment and Bewitching Oration
    And Tom's Tamoszius is ready
    And Tom holds Scalpel Tongue
    When Naomi Stewart plays Ancilla Empowerment
    And Naomi Stewart plays Bewitching Oration at superior
    And Sarah votes for the referendum with Naomi Stewart
    Then the votes are 4 for and 0 against
    When Sarah passes
    And Tamoszius plays Scalpel Tongue at basic on Naomi Stewart
    Then the votes are 0 for and 0 against
    And Tamoszius burns 1 blood
    And Naomi Stewart is locked
    When Sarah passes
    Then the referendum fails

  @id:VTES-1479 @vtes.ruling.scalpel-tongue.only-after-votes-cast @checks:b
  @vtes.ruling.scalpel-tongue.abstainer-not-a-target @checks:a
  Scenario: Scalpel Tongue cannot be played on a vampire that has not voted yet
    Given Sarah's Tamoszius is ready
    And Sarah holds Ancilla Empowerment and Scalpel Tongue
    And Rui's Alice Chen and Belinde are ready
    When Tamoszius plays Ancilla Empowerment
    Then Tamoszius cannot play Scalpel Tongue at basic on Belinde because vtes.ruling.scalpel-tongue.only-after-votes-cast
    When Sarah votes for the referendum with Ancilla Empowerment
    And Rui votes against the referendum with Alice Chen
    Then it is for Sarah to vote or pass
    And Tamoszius cannot play Scalpel Tongue at basic on Belinde because vtes.ruling.scalpel-tongue.abstainer-not-a-target
    When everyone passes
    Then the referendum fails

  @id:VTES-6429 @vtes.ruling.scalpel-tongue.only-after-votes-cast @checks:a
  @vtes.votes.other-cards-follow-normal-rules
  Scenario: Scalpel Tongue cancels the votes of a vampire that has voted, and locks it
    Given Sarah's Tamoszius is ready
    And Sarah holds Ancilla Empowerment and Scalpel Tongue
    And Rui's Alice Chen and Belinde are ready
    When Tamoszius plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    And Rui votes against the referendum with Alice Chen
    And Tamoszius plays Scalpel Tongue at basic on Alice Chen
    Then the votes are 1 for and 0 against
    And Alice Chen is locked
    And Alice Chen's blood stays the same
    And Rui cannot vote against the referendum with Alice Chen because vtes.golden-rule.cards-override-rules
    When Rui passes
    Then the referendum passes

  @id:VTES-1480 @needs:legacy @vtes.votes.other-cards-follow-normal-rules @vtes.legacy.prisci.block-shifts-while-polling
  Scenario: Scalpel Tongue at superior also burns 1 blood, and cancels ballots
    Given Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Sarah has the Edge
    And Rui's Korah is ready with 4 blood
    And Ines's Tamoszius is ready
    And Ines holds Scalpel Tongue
    When Wauneka plays Ancilla Empowerment
    And Ines declines to block
    And Sarah votes for the referendum with Ancilla Empowerment
    And Sarah passes
    And Rui casts ballots against the referendum with Korah
    And Sarah passes
    Then the votes are 1 for and 3 against
    When Tamoszius plays Scalpel Tongue at superior on Korah
    Then the ballots are 0 for and 0 against
    And Korah has 3 blood
    And Korah is locked
    And the votes are 1 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-1481 @vtes.ruling.protected-district.only-after-terms @checks:a,b
  @vtes.ruling.protected-district.votes-not-cast-on-play @checks:a @vtes.referendum.step-terms
  Scenario: Protected District is played after the terms, and its votes count once cast
    Given Sarah's Wauneka is ready
    And Sarah holds Kine Resources Contested
    And Rui's Lloyd Brooks is ready
    And Rui holds Protected District
    When Wauneka plays Kine Resources Contested
    Then it is for Sarah to choose the terms
    And Lloyd Brooks cannot play Protected District because vtes.referendum.step-terms
    When Sarah allocates 3 to Alexis and 1 to Tom
    And Sarah votes for the referendum with Kine Resources Contested
    And Lloyd Brooks plays Protected District
    Then the votes are 1 for and 0 against
    And Lloyd Brooks is unlocked
    When Rui votes against the referendum with Lloyd Brooks
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 1         | 4             |

  @id:VTES-2731 @vtes.votes.other-cards-follow-normal-rules @checks:c
  Scenario: Protected District cannot be played by the caller's own primogen
    Given Sarah's Chrysanthemum and Wauneka are ready
    And Sarah holds Ancilla Empowerment and Protected District
    And Rui's Lloyd Brooks is ready
    And Rui holds Protected District
    When Wauneka plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    And Chrysanthemum cannot play Protected District because vtes.reaction.only-to-another-methuselahs-action
    When Sarah passes
    And Lloyd Brooks plays Protected District
    And Sarah passes
    And Rui votes against the referendum with Lloyd Brooks
    Then the votes are 0 for and 4 against
    When everyone passes
    Then the referendum fails

  @id:VTES-6430 @vtes.votes.other-cards-follow-normal-rules @checks:c
  Scenario: Protected District needs an unlocked primogen
    Given Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Rui's Larissa Moreira is ready and locked
    And Rui's Lloyd Brooks and Sully are ready
    And Rui holds Protected District
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Larissa Moreira cannot play Protected District because vtes.reaction.needs-ready-unlocked-minion
    And Sully cannot play Protected District because vtes.card.req.text-requirements-count
    When Lloyd Brooks plays Protected District
    And Sarah passes
    And Rui votes against the referendum with Lloyd Brooks
    Then the votes are 0 for and 4 against
    When everyone passes
    Then the referendum fails

  @id:VTES-1482 @vtes.ruling.protected-district.votes-not-cast-on-play @checks:a @vtes.votes.gained-need-not-be-cast
  @vtes.votes.one-source-casts-as-a-group @deprecated:0.1.0
  Scenario: A primogen with Protected District's votes casts all its votes on one side
    Given Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Rui's Lloyd Brooks is ready
    And Rui holds Protected District
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Lloyd Brooks plays Protected District
    And Sarah passes
    And Rui votes for the referendum with Lloyd Brooks
    Then the votes are 1 for and 0 against
    And Rui cannot vote against the referendum with Lloyd Brooks because vtes.votes.one-source-casts-as-a-group
    When Sarah passes
    Then the referendum passes

  @id:VTES-1483 @vtes.ruling.protected-district.uncast-votes-immune-to-scalpel-tongue @checks:a
  @vtes.votes.gained-need-not-be-cast
  Scenario: Votes of Protected District cannot be cancelled while held back
    Given Sarah's Tamoszius is ready
    And Sarah holds Ancilla Empowerment and Scalpel Tongue
    And Rui's Lloyd Brooks is ready
    And Rui holds Protected District
    When Tamoszius plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    And Lloyd Brooks plays Protected District
    Then it is for Rui to vote or pass
    And Tamoszius cannot play Scalpel Tongue at superior on Lloyd Brooks because vtes.ruling.scalpel-tongue.abstainer-not-a-target
    When Rui votes against the referendum with Lloyd Brooks
    Then it is for Sarah to vote or pass
    When Tamoszius plays Scalpel Tongue at superior on Lloyd Brooks
    Then the referendum passes
    And Lloyd Brooks burns 1 blood

  @id:VTES-1484 @vtes.reaction.needs-ready-unlocked-minion @vtes.card.req.text-requirements-count @checks:b
  @vtes.bleed.target-burns-pool-equal-to-amount @checks:c
  Scenario: Protected District reduces a bleed against its player by 3 for an unlocked primogen
    Given Sarah's Catalina Vega is ready
    And Alexis's Lloyd Brooks and Sully are ready
    And Alexis's Chrysanthemum is ready and locked
    And Alexis holds Protected District
    When Catalina Vega bleeds Alexis
    Then the bleed is for 2
    And Sully cannot play Protected District because vtes.card.req.text-requirements-count
    And Chrysanthemum cannot play Protected District because vtes.reaction.needs-ready-unlocked-minion
    When Lloyd Brooks plays Protected District
    Then the bleed is for 0
    When Alexis declines to block
    Then no pool changes
    And nobody has the Edge

  @id:VTES-1485 @vtes.ruling.perfect-paragon.superior-playable-without-block @checks:a,b
  @vtes.ruling.perfect-paragon.superior-is-not-stealth @checks:a @vtes.action.stealth.added-only-when-needed
  @vtes.published.minus-intercept.no-block-attempt-needed
  Scenario: Perfect Paragon at superior is not stealth, and needs no block attempt
    Given Sarah's Madison is ready
    And Sarah holds Perfect Paragon and Bonding
    And Sarah's library holds Vessel
    And Alexis's Sully and Alice Chen are ready
    When Madison bleeds Alexis
    Then it is for Sarah to respond before blocks
    And Madison cannot play Bonding at superior because vtes.action.stealth.added-only-when-needed
    When Madison plays Perfect Paragon at superior
    Then the action's stealth is 0
    And Madison burns 1 blood
    And Sarah holds Bonding and Vessel
    When Sarah passes
    And Sully attempts to block
    Then Sully attempts to block with -1 intercept

  @id:VTES-1486 @vtes.ruling.perfect-paragon.superior-is-not-stealth @checks:a
  @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: Perfect Paragon makes younger vampires and allies fail to block, not older vampires
    Given Sarah's Naomi Stewart is ready
    And Sarah holds Perfect Paragon
    And Alexis's Sully, Impundulu and Alice Chen are ready
    When Naomi Stewart bleeds Alexis
    And Naomi Stewart plays Perfect Paragon at superior
    And Sully attempts to block
    Then Sully fails to block the action
    When Impundulu attempts to block
    Then Impundulu fails to block the action
    When Alice Chen attempts to block
    Then Alice Chen blocks the action

  @id:VTES-6431 @vtes.ruling.perfect-paragon.superior-is-not-stealth
  @vtes.action.block.succeeds-if-intercept-at-least-stealth @vtes.action.stealth-intercept.last-for-the-action
  Scenario: Perfect Paragon does not lower intercept in the next action
    Given Sarah's Naomi Stewart and Wauneka are ready
    And Sarah holds Perfect Paragon
    And Alexis's Sully is ready
    When Naomi Stewart bleeds Alexis
    And Naomi Stewart plays Perfect Paragon at superior
    And Sully attempts to block
    Then Sully fails to block the action
    When Alexis declines to block
    And Wauneka bleeds Alexis
    And Sully attempts to block
    Then Sully blocks the action

  @id:VTES-1487 @vtes.votes.other-cards-follow-normal-rules @vtes.faq.politics.votes-gained-only-while-polling
  Scenario: Perfect Paragon at basic gives three votes in the polling
    Given Sarah's Naomi Stewart is ready
    And Sarah holds Ancilla Empowerment and Perfect Paragon
    And Alexis's Colette is ready
    When Naomi Stewart plays Ancilla Empowerment
    And Sarah passes
    And Alexis declines to block
    And Sarah passes
    And Naomi Stewart plays Perfect Paragon at basic
    Then Naomi Stewart burns 1 blood
    When Sarah votes for the referendum with Naomi Stewart
    Then the votes are 3 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-1488 @vtes.ruling.voter-captivation.after-resolution @checks:a
  @vtes.referendum.resolve.passes-with-more-for-than-against
  Scenario: Voter Captivation gives 1 blood for each vote of the margin after the referendum
    Given Sarah's Naomi Stewart is ready with 1 blood
    And Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment and Voter Captivation
    And Tom's Colin Flynn is ready
    And Tom has the Edge
    When Naomi Stewart plays Ancilla Empowerment
    Then Naomi Stewart cannot play Voter Captivation at basic because vtes.ruling.voter-captivation.after-resolution
    When Sarah votes for the referendum with Alice Chen
    And Sarah votes for the referendum with Ancilla Empowerment
    And Tom votes against the referendum with the Edge
    Then the referendum passes
    And it is for Sarah to respond after the action
    When Naomi Stewart plays Voter Captivation at basic
    Then Naomi Stewart has 3 blood
    And Sarah has 28 pool

  @id:VTES-1489 @vtes.ruling.voter-captivation.after-resolution
  @vtes.referendum.resolve.passes-with-more-for-than-against
  Scenario: Voter Captivation at superior moves at most 2, and at most the margin, to the pool
    Given Sarah's Naomi Stewart is ready with 1 blood
    And Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment and Voter Captivation
    And Tom has the Edge
    When Naomi Stewart plays Ancilla Empowerment
    And Sarah votes for the referendum with Alice Chen
    And Sarah passes
    And Tom votes against the referendum with the Edge
    And Sarah passes
    Then it is for Sarah to respond after the action
    And Naomi Stewart cannot play Voter Captivation at superior for 2 because vtes.golden-rule.cards-override-rules
    When Naomi Stewart plays Voter Captivation at superior for 1
    Then Sarah gains 1 pool
    And Naomi Stewart has 1 blood

  @id:VTES-1490 @vtes.referendum.resolve.passes-with-more-for-than-against
  @vtes.ruling.voter-captivation.after-resolution
  Scenario: Voter Captivation moves two of three votes to the pool, and needs a passed referendum
    Given Sarah's Naomi Stewart and Madison are ready with 1 blood
    And Sarah's Alice Chen is ready
    And Sarah holds Consanguineous Boon, Ancilla Empowerment and Voter Captivation
    When Madison plays Ancilla Empowerment
    And Sarah passes
    Then the referendum fails
    And Madison cannot play Voter Captivation at superior because vtes.ruling.voter-captivation.after-resolution
    When Naomi Stewart plays Consanguineous Boon
    And Sarah chooses the clan Tremere
    And Sarah votes for the referendum with Alice Chen
    And Sarah votes for the referendum with Consanguineous Boon
    And Naomi Stewart plays Voter Captivation at superior for 2
    Then Sarah gains 2 pool
    And Naomi Stewart has 2 blood

  @id:VTES-2768 @vtes.ruling.voter-captivation.after-resolution
  @vtes.published.played-after-resolution.in-any-order
  Scenario: Voter Captivation and then Freak Drive can be played after the same action
    Given Sarah's Naomi Stewart is ready with 2 blood
    And Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment, Voter Captivation and Freak Drive
    When Naomi Stewart plays Ancilla Empowerment
    And Sarah votes for the referendum with Alice Chen
    And Sarah votes for the referendum with Ancilla Empowerment
    Then it is for Sarah to respond after the action
    When Naomi Stewart plays Voter Captivation at basic
    Then it is for Sarah to respond after the action
    When Naomi Stewart plays Freak Drive at basic
    Then Naomi Stewart is unlocked

  @id:VTES-1491 @vtes.ruling.voter-captivation.cannot-save-from-ousting @checks:a
  @vtes.object.ousted-when-pool-runs-out
  @vtes.published.pool-gain-after-referendum.too-late-for-ousting
  Scenario: Voter Captivation is too late to save the caller's last pool
    Given Sarah has 1 pool
    And Sarah's Naomi Stewart is ready
    And Sarah holds Ancilla Empowerment and Voter Captivation
    When Naomi Stewart plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    Then Sarah is ousted
    And Voter Captivation is in Sarah's hand

  @id:VTES-1492 @vtes.ruling.voter-captivation.any-order-with-freak-drive @checks:a @vtes.unlock.restores-card
  Scenario Outline: Voter Captivation and Freak Drive are played in either order
    Given Sarah's Naomi Stewart is ready with 2 blood
    And Sarah holds Ancilla Empowerment, Voter Captivation and Freak Drive
    When Naomi Stewart plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    And Naomi Stewart plays <first> at basic
    And Naomi Stewart plays <second> at basic
    Then Naomi Stewart is ready with 2 blood and unlocked
    And no action is under way

    Examples:
      | first             | second            |
      | Voter Captivation | Freak Drive       |
      | Freak Drive       | Voter Captivation |

  @id:VTES-2304 @vtes.ruling.bewitching-oration.votes-not-cast-on-play @checks:b
  @vtes.votes.gained-need-not-be-cast @checks:a
  @vtes.referendum.resolve.ties-fail @checks:a
  Scenario: Votes of Bewitching Oration that nobody casts are lost with the polling
    Given Sarah's Naomi Stewart is ready
    And Sarah holds Ancilla Empowerment and Bewitching Oration
    When Naomi Stewart plays Ancilla Empowerment
    And Naomi Stewart plays Bewitching Oration at superior
    And Sarah passes
    Then the referendum fails
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | false  | 0         | 0             |

  @id:VTES-2305 @faq @vtes.faq.politics.votes-gained-only-while-polling @checks:d
  @vtes.referendum.resolve.passes-with-more-for-than-against
  Scenario: Bewitching Oration cannot be played once the referendum has resolved
    Given Sarah's Naomi Stewart is ready
    And Sarah holds Ancilla Empowerment, Bewitching Oration and Freak Drive
    When Naomi Stewart plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    And Sarah passes
    Then the referendum passes
    And it is for Sarah to respond after the action
    And Naomi Stewart cannot play Bewitching Oration at basic because vtes.faq.politics.votes-gained-only-while-polling

  @id:VTES-2358 @ruling @vtes.ruling.ventrue-headquarters.votes-belong-to-methuselah @checks:a,b
  @vtes.votes.one-source-casts-as-a-group
  Scenario: A player without vampires can vote with a headquarters, which Scalpel Tongue cannot cancel
    Given Sarah's Tamoszius is ready
    And Sarah holds Ancilla Empowerment and Scalpel Tongue
    And Rui controls Ventrue Headquarters
    When Tamoszius plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    And Rui uses Ventrue Headquarters
    And Rui votes against the referendum with Ventrue Headquarters
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 1         | 3             |
    And Sarah holds Scalpel Tongue

  @id:VTES-3200 @ruling @vtes.ruling.voter-captivation.cannot-save-from-ousting @checks:a
  @vtes.object.ousted-when-pool-runs-out
  @vtes.published.pool-gain-after-referendum.too-late-for-ousting
  Scenario: Voter Captivation cannot save a caller who is ousted by their own referendum
    Given Sarah has 2 pool
    And Sarah's Naomi Stewart and Alice Chen are ready
    And Sarah holds Ancilla Empowerment and Voter Captivation
    When Naomi Stewart plays Ancilla Empowerment
    And Sarah votes for the referendum with Alice Chen
    Then it is for Sarah to vote or pass
    And Naomi Stewart cannot play Voter Captivation at superior for 2 because vtes.ruling.voter-captivation.after-resolution
    When Sarah votes for the referendum with Ancilla Empowerment
    Then Sarah is ousted
    And Voter Captivation is in Sarah's hand

  @id:VTES-3236 @ruling @vtes.ruling.protected-district.votes-not-cast-on-play @checks:a
  @vtes.votes.gained-need-not-be-cast
  Scenario Outline: Votes of Protected District count only if they are cast
    Given Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Rui's Lloyd Brooks is ready
    And Rui holds Protected District
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    And Lloyd Brooks plays Protected District
    Then the votes are 1 for and 0 against
    When <does>
    Then the referendum <comes to>
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 1         | <against>     |

    Examples:
      | does                                              | comes to | against |
      | Rui passes                                        | passes   | 0       |
      | Rui votes against the referendum with Lloyd Brooks | fails    | 4       |

  @id:VTES-3237 @ruling @vtes.ruling.scalpel-tongue.abstainer-not-a-target @checks:a
  @vtes.votes.other-cards-follow-normal-rules
  Scenario: Scalpel Tongue cannot be played on a vampire that has not voted
    Given Sarah's Tamoszius is ready
    And Sarah holds Ancilla Empowerment and Scalpel Tongue
    And Rui's Alice Chen and Belinde are ready
    When Tamoszius plays Ancilla Empowerment
    And Sarah passes
    And Rui votes against the referendum with Belinde
    Then it is for Sarah to vote or pass
    And Tamoszius cannot play Scalpel Tongue at basic on Alice Chen because vtes.ruling.scalpel-tongue.abstainer-not-a-target
    And Tamoszius cannot play Scalpel Tongue at superior on Alice Chen because vtes.ruling.scalpel-tongue.abstainer-not-a-target
    When Tamoszius plays Scalpel Tongue at basic on Belinde
    Then the votes are 0 for and 0 against
    And Belinde is locked
    And Alice Chen is unlocked

  @id:VTES-3238 @ruling @vtes.ruling.bewitching-oration.uncast-votes-immune-to-scalpel-tongue @checks:a,b
  @vtes.ruling.scalpel-tongue.held-votes-avoid-it @checks:a @vtes.votes.gained-need-not-be-cast
  Scenario: A vampire that casts the votes of Bewitching Oration last cannot be silenced
    Given Sarah's Naomi Stewart is ready
    And Sarah holds Ancilla Empowerment and Bewitching Oration
    And Tom's Tamoszius is ready
    And Tom holds Scalpel Tongue
    And Rui's Belinde is ready
    When Naomi Stewart plays Ancilla Empowerment
    And Naomi Stewart plays Bewitching Oration at superior
    And Sarah passes
    And Rui votes against the referendum with Belinde
    And Sarah passes
    Then it is for Tom to vote or pass
    And Tamoszius cannot play Scalpel Tongue at basic on Naomi Stewart because vtes.ruling.scalpel-tongue.only-after-votes-cast
    When Tamoszius plays Scalpel Tongue at basic on Belinde
    And Sarah votes for the referendum with Naomi Stewart
    And Sarah passes
    Then the referendum passes
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 4         | 0             |
