# Fifth edition rulebook, "The Referendum" and "Gaining Votes": polling with cards
Feature: Votes from cards, titles and the Edge

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Wauneka is ready

  @id:VTES-0710 @vtes.votes.calling-card-gives-vote-to-acting-controller @checks:a
  @vtes.votes.vote-belongs-to-methuselah-not-vampire
  Scenario: The card that called the referendum gives its caller one vote, only once
    Given Sarah holds Ancilla Empowerment
    And Rui's Alice Chen is ready
    When Wauneka plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    And the votes are 0 for and 0 against
    And Rui cannot vote for the referendum with Ancilla Empowerment because vtes.votes.political-card-marked-one-vote
    When Sarah votes for the referendum with Ancilla Empowerment
    Then the votes are 1 for and 0 against
    And Sarah cannot vote for the referendum with Ancilla Empowerment because vtes.referendum.polling.cast-votes-cannot-be-changed
    And it is for Rui to vote or pass
    When Rui passes
    Then the referendum passes
    And Sarah burns 1 pool
    And Rui burns 1 pool
    And Alexis's pool stays the same

  @id:VTES-0711 @vtes.faq.politics.may-vote-against-own-referendum
  @vtes.faq.politics.calling-card-vote-may-be-against @checks:a
  @vtes.votes.methuselah-may-split-between-sources @vtes.faq.politics.card-vote-belongs-to-methuselah
  Scenario: The caller may vote against the referendum, or split votes between sources
    Given Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment
    When Wauneka plays Ancilla Empowerment
    And Sarah votes against the referendum with Ancilla Empowerment
    Then the votes are 0 for and 1 against
    When Sarah votes for the referendum with Alice Chen
    Then the referendum passes
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | true   | 2         | 1             |
    And Sarah burns 2 pool

  @id:VTES-2718 @vtes.votes.methuselah-may-split-between-sources @checks:a,b
  Scenario: A player may vote for with a prince and against with the Edge and the calling card
    Given Sarah's Alice Chen is ready
    And Sarah has the Edge
    And Sarah holds Ancilla Empowerment
    When Alice Chen plays Ancilla Empowerment
    And Sarah votes for the referendum with Alice Chen
    And Sarah votes against the referendum with the Edge
    Then the votes are 2 for and 1 against
    When Sarah votes against the referendum with Ancilla Empowerment
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 2         | 2             |
    And nobody has the Edge

  @id:VTES-0712 @vtes.votes.political-card-one-vote @checks:a,b @vtes.votes.political-card-marked-one-vote
  @vtes.votes.burned-political-cards-text-ignored
  Scenario: Another Methuselah may burn a political action card for a vote, whatever its text
    Given Sarah holds Ancilla Empowerment
    And Rui's Sully is ready
    And Rui holds Parity Shift, Consanguineous Boon and Bonding
    And Rui's library holds Conditioning
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    Then it is for Rui to vote or pass
    And Rui cannot vote against the referendum with Bonding because vtes.votes.political-card-marked-one-vote
    When Rui votes against the referendum with Parity Shift
    Then the referendum fails
    And Parity Shift is in Rui's ash heap
    And Rui holds Consanguineous Boon, Bonding and Conditioning
    And no pool changes
    And none of these events happens:
      | event        |
      | terms-chosen |

  @id:VTES-2719 @vtes.votes.political-card-one-vote @checks:a,b,c
  Scenario: A political action card can be burned for a vote only in a referendum
    Given Sarah holds Ancilla Empowerment
    And Rui holds Parity Shift, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Rui's library holds Vessel
    And Sarah holds Parity Shift
    Then Sarah cannot vote for the referendum with Parity Shift because vtes.politics.occasions
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Rui votes for the referendum with Parity Shift
    Then the votes are 1 for and 0 against
    And Parity Shift is in Rui's ash heap
    And Rui holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Vessel
    When Sarah votes for the referendum with Ancilla Empowerment
    Then the referendum passes
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 2         | 0             |
    And Sarah holds Parity Shift

  @id:VTES-2720 @vtes.votes.burned-political-cards-text-ignored @checks:a
  Scenario: A card burned for a vote costs no blood and has no other effect
    Given Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Colin Flynn is ready
    And Tom holds Toreador Justicar
    And Rui's Rafastio Ghoul is ready
    And Rui holds Reckless Agitation
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Alice Chen
    And Sarah passes
    And Tom votes against the referendum with Toreador Justicar
    And Sarah passes
    And Rui votes against the referendum with Reckless Agitation
    Then the votes are 2 for and 2 against
    And Colin Flynn has no title
    And Tom cannot vote against the referendum with Colin Flynn because vtes.votes.none-inherent
    When Sarah votes for the referendum with Ancilla Empowerment
    Then the referendum passes
    And Sarah burns 2 pool
    And Tom burns 1 pool
    And Rui burns 1 pool
    And Colin Flynn bears nothing

  @id:VTES-0713 @vtes.votes.political-card-maximum-one @checks:a
  Scenario: A player cannot burn a second political action card for a vote in one polling
    Given Sarah holds Ancilla Empowerment
    And Rui holds Parity Shift and Consanguineous Boon
    And Ines's Alice Chen is ready
    When Wauneka plays Ancilla Empowerment
    And nobody blocks
    And Sarah passes
    And Rui votes for the referendum with Parity Shift
    And Sarah passes
    Then it is for Ines to vote or pass
    And Rui cannot vote for the referendum with Consanguineous Boon because vtes.votes.political-card-maximum-one
    When Ines passes
    Then the referendum passes
    And Sarah burns 1 pool
    And Ines burns 1 pool
    And Rui holds Consanguineous Boon

  @id:VTES-0714 @vtes.faq.politics.no-second-card-vote-for-caller @checks:a
  @vtes.votes.political-card-maximum-one @checks:b
  Scenario: The caller of a referendum cannot burn another political action card for a vote
    Given Sarah holds Ancilla Empowerment and Parity Shift
    And Rui's Alice Chen is ready
    When Wauneka plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    And Sarah cannot vote for the referendum with Parity Shift because vtes.votes.political-card-maximum-one
    When Sarah votes for the referendum with Ancilla Empowerment
    Then it is for Rui to vote or pass
    And Sarah cannot vote for the referendum with Parity Shift because vtes.votes.political-card-maximum-one
    When Rui passes
    Then the referendum passes
    And Sarah holds Parity Shift

  @id:VTES-0715 @vtes.faq.politics.cardless-referendum-everyone-may-burn-one @checks:c
  @vtes.votes.political-card-one-vote
  Scenario: Every player, even the diablerist's controller, may burn a political card in a blood hunt
    Given Sarah's Sully is ready with 2 blood
    And Tom's Ryan is in torpor with 1 blood
    And Sarah holds Parity Shift
    And Rui holds Consanguineous Boon and Ancilla Empowerment
    When Sully diablerises Ryan
    And Sarah votes against the referendum with Parity Shift
    Then the votes are 0 for and 1 against
    And it is for Rui to vote or pass
    When Rui votes for the referendum with Ancilla Empowerment
    Then the referendum fails
    And Parity Shift is in Sarah's ash heap
    And Ancilla Empowerment is in Rui's ash heap
    And Sully is ready with 3 blood
    And no pool changes

  @id:VTES-2741 @vtes.votes.calling-card-gives-vote-to-acting-controller @checks:a,b
  Scenario: A caller who used the calling card's vote may burn a card in a later blood hunt
    Given Sarah's Sully is ready with 2 blood
    And Tom's Ryan is in torpor with 1 blood
    And Sarah holds Ancilla Empowerment and Parity Shift
    When Wauneka plays Ancilla Empowerment
    And Sarah votes against the referendum with Ancilla Empowerment
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 0         | 1             |
    When Sully diablerises Ryan
    Then it is for Sarah to vote or pass
    And Sarah cannot vote against the referendum with Ancilla Empowerment because vtes.votes.political-card-marked-one-vote
    When Sarah votes against the referendum with Parity Shift
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 0         | 1             |
    And Parity Shift is in Sarah's ash heap

  @id:VTES-0716 @vtes.referendum.polling.cast-in-any-order @checks:a @vtes.referendum.polling.ends-when-all-finished
  @vtes.votes.gained-need-not-be-cast
  Scenario: A player may vote after all others have, and the polling lasts until all are finished
    Given Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Ayelech is ready
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then it is for Tom to vote or pass
    When Tom votes against the referendum with Ayelech
    Then it is for Sarah to vote or pass
    When Sarah votes for the referendum with Alice Chen
    Then the votes are 2 for and 2 against
    And it is for Sarah to vote or pass
    When Sarah votes for the referendum with Ancilla Empowerment
    Then the referendum passes
    And Sarah burns 2 pool
    And Tom burns 1 pool

  @id:VTES-2712 @vtes.referendum.polling.ends-when-all-finished @checks:a
  @vtes.referendum.polling.cast-in-any-order @checks:a
  Scenario: The polling stays open for everybody while the last of five players still votes
    Given Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment
    And Alexis's Andi Liu is ready and locked
    And Tom's Ayelech is ready
    And Rui's Belinde is ready
    And Ines's Chrysanthemum is ready and locked
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Alexis passes
    And Tom passes
    And Rui passes
    Then it is for Ines to vote or pass
    And none of these events happens:
      | event               |
      | referendum-resolved |
    When Ines votes for the referendum with Chrysanthemum
    Then it is for Sarah to vote or pass
    And the votes are 1 for and 0 against
    When Sarah passes
    And Alexis votes against the referendum with Andi Liu
    And Sarah passes
    And Tom passes
    And Rui votes for the referendum with Belinde
    And Sarah passes
    And Tom passes
    Then the referendum passes
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 3         | 2             |

  @id:VTES-0717 @vtes.referendum.resolve.ties-fail @checks:a
  Scenario: A tied political referendum fails
    Given Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Ayelech is ready
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Alice Chen
    And Sarah passes
    And Tom votes against the referendum with Ayelech
    And Sarah passes
    Then the referendum fails
    And no pool changes

  @id:VTES-2713 @vtes.referendum.resolve.passes-with-more-for-than-against @checks:a
  Scenario: A referendum passes by 3 votes to 2
    Given Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Ayelech is ready
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Alice Chen
    And Sarah votes for the referendum with Ancilla Empowerment
    And Tom votes against the referendum with Ayelech
    Then the referendum passes
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | true   | 3         | 2             |
    And Sarah burns 2 pool
    And Tom burns 1 pool

  @id:VTES-2714 @vtes.referendum.resolve.otherwise-fails @checks:a,b
  Scenario: A referendum fails by 2 votes to 3
    Given Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Ayelech is ready
    And Tom has the Edge
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Alice Chen
    And Sarah passes
    And Tom votes against the referendum with Ayelech
    And Sarah passes
    And Tom votes against the referendum with the Edge
    And Sarah passes
    Then the referendum fails
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | false  | 2         | 3             |
    And the action succeeds
    And no pool changes
    And Ancilla Empowerment is in Sarah's ash heap

  @id:VTES-2715 @vtes.referendum.resolve.ties-fail @checks:a
  Scenario: A referendum without any votes is tied and fails
    Given Sarah holds Ancilla Empowerment
    And Tom has the Edge
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom passes
    Then the referendum fails
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | false  | 0         | 0             |
    And no pool changes

  @id:VTES-2716 @vtes.votes.gained-need-not-be-cast @checks:a
  Scenario: A player need not vote with the Edge or the calling card
    Given Sarah holds Ancilla Empowerment
    And Sarah has the Edge
    And Tom's Ayelech is ready
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom votes for the referendum with Ayelech
    And Sarah votes for the referendum with Ancilla Empowerment
    And Sarah passes
    Then the referendum passes
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 3         | 0             |
    And Sarah has the Edge

  @id:VTES-0718 @vtes.votes.edge-burned-for-one-vote @vtes.faq.politics.edge-vote-belongs-to-methuselah
  Scenario: The Edge and a burned card give one vote each, and may be cast on different sides
    Given Sarah holds Ancilla Empowerment
    And Ines has the Edge
    And Ines holds Parity Shift
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Ines votes for the referendum with the Edge
    Then nobody has the Edge
    And the votes are 1 for and 0 against
    When Sarah passes
    And Ines votes against the referendum with Parity Shift
    Then the votes are 1 for and 1 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-2729 @vtes.votes.edge-burned-for-one-vote @checks:a
  Scenario: The Edge burned for a vote gives no pool in the next unlock phase
    Given Sarah holds Ancilla Empowerment
    And Sarah has the Edge
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with the Edge
    Then the votes are 1 for and 0 against
    And nobody has the Edge
    When Sarah passes
    Then the referendum passes
    When everyone passes until Sarah's unlock phase
    Then Sarah cannot gain 1 pool from the Edge because vtes.unlock-phase.edge-may-gain-one-pool

  @id:VTES-6413 @vtes.votes.edge-burned-for-one-vote @checks:b
  Scenario: A player cannot burn another player's Edge for a vote
    Given Sarah holds Ancilla Empowerment
    And Sarah has the Edge
    And Tom's Ayelech is ready
    When Wauneka plays Ancilla Empowerment
    Then Tom cannot vote against the referendum with the Edge because vtes.votes.edge-burned-for-one-vote
    When Sarah votes for the referendum with the Edge
    And Sarah passes
    And Tom passes
    Then the referendum passes

  @id:VTES-0719 @vtes.votes.none-inherent @checks:a
  Scenario: An untitled vampire that called the referendum has no votes
    Given Sarah holds Ancilla Empowerment
    And Alexis's Colette is ready
    When Wauneka plays Ancilla Empowerment
    And nobody blocks
    Then exactly these choices are open to Sarah:
      | Sarah votes for the referendum with Ancilla Empowerment     |
      | Sarah votes against the referendum with Ancilla Empowerment |
      | Sarah passes                                                |
    And Sarah cannot vote for the referendum with Wauneka because vtes.votes.none-inherent
    And Alexis cannot vote for the referendum with Colette because vtes.votes.none-inherent
    When Sarah votes for the referendum with Ancilla Empowerment
    Then the referendum passes
    And Sarah burns 1 pool
    And Alexis burns 1 pool

  @id:VTES-2717 @vtes.votes.each-for-or-against @checks:a
  Scenario: A prince may vote for, vote against, or not vote
    Given Sarah's Alice Chen is ready
    And Sarah's Ryan is in torpor with 0 blood
    And Sarah's Sully is ready with 2 blood
    When Sully diablerises Ryan
    Then exactly these choices are open to Sarah:
      | Sarah votes for the referendum with Alice Chen     |
      | Sarah votes against the referendum with Alice Chen |
      | Sarah passes                                       |
    When Sarah votes against the referendum with Alice Chen
    Then the referendum fails

  @id:VTES-0720 @vtes.votes.baron-two @checks:a @vtes.votes.none-inherent
  Scenario: A baron among the Anarchs has two votes, in another sect none
    Given Sarah holds Ancilla Empowerment
    And Rui's Belinde is ready
    And Belinde's sect is Anarch
    And Belinde's title is baron
    And Ines's Ryan is ready
    And Ryan's title is baron
    When Wauneka plays Ancilla Empowerment
    And nobody blocks
    Then it is for Sarah to vote or pass
    And Ines cannot vote against the referendum with Ryan because vtes.votes.none-inherent
    When Sarah votes for the referendum with Ancilla Empowerment
    And Rui votes against the referendum with Belinde
    Then the referendum fails
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | false  | 1         | 2             |

  @id:VTES-2721 @needs:legacy @vtes.votes.ready-titled-vampires-give-votes @checks:a
  Scenario Outline: The title of <title> gives a ready vampire this number of votes: <votes>
    Given Sarah holds Ancilla Empowerment
    And Rui's Nassir is ready
    And Nassir's sect is <sect>
    And Nassir's title is <title>
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Rui votes against the referendum with Nassir
    Then the votes are 0 for and <votes> against
    When Sarah passes
    Then the referendum fails

    Examples:
      | title        | sect        | votes |
      | primogen     | Camarilla   | 1     |
      | prince       | Camarilla   | 2     |
      | justicar     | Camarilla   | 3     |
      | inner circle | Camarilla   | 4     |
      | baron        | Anarch      | 2     |
      | bishop       | Sabbat      | 1     |
      | archbishop   | Sabbat      | 2     |
      | cardinal     | Sabbat      | 3     |
      | regent       | Sabbat      | 4     |
      | magaji       | Laibon      | 2     |
      | 1 vote       | Independent | 1     |
      | 2 votes      | Independent | 2     |

  @id:VTES-2722 @vtes.votes.ready-titled-vampires-give-votes @checks:a @vtes.votes.primogen-one @checks:a
  Scenario: Two primogens of one player are two sources of one vote each
    Given Sarah holds Ancilla Empowerment
    And Rui's Chrysanthemum and Lloyd Brooks are ready
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Rui votes against the referendum with Chrysanthemum
    Then the votes are 0 for and 1 against
    When Sarah passes
    And Rui votes for the referendum with Lloyd Brooks
    Then the votes are 1 for and 1 against
    When Sarah votes for the referendum with Ancilla Empowerment
    Then the referendum passes

  @id:VTES-6412 @vtes.votes.ready-titled-vampires-give-votes @checks:a
  Scenario: A primogen in torpor has no vote beside a ready one
    Given Sarah holds Ancilla Empowerment
    And Rui's Chrysanthemum is ready
    And Rui's Larissa Moreira is in torpor
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    Then Rui cannot vote against the referendum with Larissa Moreira because vtes.torpor.cannot-vote
    When Rui votes against the referendum with Chrysanthemum
    Then the votes are 0 for and 1 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-2723 @vtes.votes.primogen-one @checks:a
  Scenario: A primogen's vote equals the Edge's vote, and the tie fails
    Given Sarah holds Ancilla Empowerment
    And Rui's Chrysanthemum is ready
    And Sarah has the Edge
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with the Edge
    And Sarah passes
    And Rui votes against the referendum with Chrysanthemum
    Then the votes are 1 for and 1 against
    When Sarah passes
    Then the referendum fails

  @id:VTES-2724 @vtes.votes.prince-two @checks:a
  Scenario: A prince's votes equal those of the Edge and the calling card, and the tie fails
    Given Sarah holds Ancilla Empowerment
    And Rui's Belinde is ready
    And Sarah has the Edge
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with the Edge
    And Sarah votes for the referendum with Ancilla Empowerment
    And Rui votes against the referendum with Belinde
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 2         | 2             |

  @id:VTES-1548 @vtes.votes.only-while-ready
  Scenario: An uncontrolled or contested titled vampire has no votes
    Given Sarah's Alice Chen is uncontrolled with 7 blood
    And Sarah's Belinde is contested
    And Tom's Belinde is contested
    And Sarah holds Ancilla Empowerment
    And Alexis's Ayelech is ready and locked
    When Wauneka plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    And Sarah cannot vote for the referendum with Alice Chen because vtes.votes.only-while-ready
    And Sarah cannot vote for the referendum with Belinde because vtes.votes.only-while-ready
    When Sarah passes
    And Alexis votes against the referendum with Ayelech
    And everyone passes
    Then the referendum fails

  @id:VTES-2727 @vtes.votes.only-while-ready @checks:b
  Scenario: A vampire that went to torpor before voting has no votes
    Given Sarah holds Ancilla Empowerment
    And Rui's Alice Chen and Belinde are ready
    When Wauneka plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    When Alice Chen is dealt 1 aggravated damage
    Then Alice Chen is in torpor
    And it is for Sarah to vote or pass
    And Rui cannot vote against the referendum with Alice Chen because vtes.torpor.cannot-vote
    When Sarah votes for the referendum with Ancilla Empowerment
    And Rui votes against the referendum with Belinde
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 1         | 2             |

  @id:VTES-2728 @vtes.votes.lock-state-irrelevant @checks:a
  Scenario Outline: A locked prince votes as an unlocked one does
    Given Sarah holds Ancilla Empowerment
    And Rui's Alice Chen is ready and <lock>
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Rui votes against the referendum with Alice Chen
    Then the votes are 0 for and 2 against
    And Alice Chen is <lock>
    When Sarah passes
    Then the referendum fails

    Examples:
      | lock     |
      | locked   |
      | unlocked |

  @id:VTES-2130 @needs:block @vtes.votes.vote-belongs-to-methuselah-not-vampire @checks:a
  @vtes.votes.methuselah-may-split-between-sources @vtes.referendum.resolve.passes-with-more-for-than-against
  @vtes.faq.politics.card-vote-belongs-to-methuselah @checks:b
  Scenario: The calling card's vote may be cast against the votes of the vampire that called it
    Given Sarah's Sybren van Oosten is ready
    And Sarah holds Ancilla Empowerment
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah votes against the referendum with Ancilla Empowerment
    Then the referendum passes
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | true   | 2         | 1             |

  @id:VTES-2131 @needs:block @vtes.votes.vote-belongs-to-methuselah-not-vampire @checks:a
  Scenario: Silencing the acting vampire does not remove the vote of the calling card
    Given Sarah's Sybren van Oosten is ready
    And Sarah holds Ancilla Empowerment
    And Tom's Tamoszius is ready
    And Tom holds Scalpel Tongue
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah votes for the referendum with Ancilla Empowerment
    Then the votes are 3 for and 0 against
    When Tamoszius plays Scalpel Tongue at basic on Sybren van Oosten
    Then the referendum passes
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | true   | 1         | 0             |

  @id:VTES-2733 @vtes.referendum.polling.cast-votes-cannot-be-changed @checks:a,b
  Scenario: A vote that was cast cannot change sides, but a card can cancel it
    Given Sarah holds Ancilla Empowerment
    And Rui's Alice Chen and Belinde are ready
    And Tom's Tamoszius is ready
    And Tom holds Scalpel Tongue
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Rui votes against the referendum with Alice Chen
    And Sarah passes
    Then it is for Tom to vote or pass
    And Rui cannot vote for the referendum with Alice Chen because vtes.referendum.polling.cast-votes-cannot-be-changed
    When Tamoszius plays Scalpel Tongue at basic on Alice Chen
    Then the votes are 0 for and 0 against
    When Sarah votes for the referendum with Ancilla Empowerment
    And Rui votes for the referendum with Belinde
    Then the referendum passes
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 3         | 0             |

  @id:VTES-2132 @provisional @vtes.votes.only-while-ready @checks:b
  Scenario: Going to torpor prevents later votes, but votes already cast count
    Given Sarah holds Ancilla Empowerment
    And Rui's Alice Chen and Belinde are ready
    And Tom's Ayelech is ready
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Tom passes
    And Rui votes against the referendum with Belinde
    Then it is for Sarah to vote or pass
    When Belinde is dealt 1 aggravated damage
    And Alice Chen is dealt 1 aggravated damage
    Then the votes are 0 for and 2 against
    And Rui cannot vote against the referendum with Alice Chen because vtes.torpor.cannot-vote
    When Sarah votes for the referendum with Ancilla Empowerment
    And Tom passes
    Then the referendum fails
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | false  | 1         | 2             |

  @id:VTES-2133 @vtes.votes.political-card-maximum-one @vtes.votes.political-card-one-vote
  Scenario: Every player may burn one card for a vote again in the next referendum
    Given Sarah's Belinde is ready
    And Sarah holds Ancilla Empowerment and Consanguineous Boon
    And Rui holds Parity Shift, Kine Resources Contested and Ancilla Empowerment
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Rui votes against the referendum with Parity Shift
    And Sarah passes
    Then the referendum fails
    When Belinde plays Consanguineous Boon
    And Sarah chooses the clan Nosferatu
    And Sarah passes
    And Rui votes against the referendum with Kine Resources Contested
    Then the votes are 0 for and 1 against
    And it is for Sarah to vote or pass
    And Rui cannot vote against the referendum with Ancilla Empowerment because vtes.votes.political-card-maximum-one
    When Sarah passes
    Then the referendum fails

  @id:VTES-2134 @vtes.votes.edge-burned-for-one-vote @checks:b @vtes.referendum.step-terms
  Scenario: The Edge cannot be burned for a vote before the polling, or twice in it
    Given Sarah holds Kine Resources Contested
    And Sarah has the Edge
    And Sarah's Belinde is ready
    When Wauneka plays Kine Resources Contested
    Then it is for Sarah to choose the terms
    And Sarah cannot vote for the referendum with the Edge because vtes.referendum.step-terms
    When Sarah allocates 2 to Alexis and 2 to Tom
    And Sarah votes for the referendum with the Edge
    Then nobody has the Edge
    And Sarah cannot vote for the referendum with the Edge because vtes.referendum.polling.cast-votes-cannot-be-changed
    And the votes are 1 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-2135 @vtes.votes.other-cards-follow-normal-rules
  Scenario: An untitled vampire that gains votes is still untitled
    Given Sarah's Naomi Stewart and Belinde are ready
    And Sarah controls Elysium: The Palace of Versailles
    And Sarah holds Ancilla Empowerment and Bewitching Oration
    When Naomi Stewart plays Ancilla Empowerment
    And Naomi Stewart plays Bewitching Oration at basic
    And Sarah uses Elysium: The Palace of Versailles
    And Sarah votes for the referendum with Naomi Stewart
    Then the votes are 2 for and 0 against
    When Sarah votes for the referendum with Belinde
    Then the votes are 5 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-2300 @faq @vtes.faq.politics.card-vote-belongs-to-methuselah @checks:a
  @vtes.faq.politics.edge-vote-belongs-to-methuselah @checks:a @vtes.votes.methuselah-may-split-between-sources
  Scenario: Silencing the acting vampire does not affect its player's card and Edge
    Given Sarah's Naomi Stewart is ready
    And Sarah has the Edge
    And Sarah holds Ancilla Empowerment and Bewitching Oration
    And Tom's Tamoszius is ready
    And Tom holds Scalpel Tongue
    When Naomi Stewart plays Ancilla Empowerment
    And Naomi Stewart plays Bewitching Oration at basic
    And Sarah votes for the referendum with Naomi Stewart
    And Sarah votes for the referendum with Ancilla Empowerment
    And Sarah votes for the referendum with the Edge
    Then the votes are 4 for and 0 against
    And it is for Tom to vote or pass
    And Tom cannot vote against the referendum with the Edge because vtes.referendum.polling.cast-votes-cannot-be-changed
    When Tamoszius plays Scalpel Tongue at basic on Naomi Stewart
    Then the referendum passes
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | true   | 2         | 0             |
    And nobody has the Edge

  @id:VTES-2301 @faq @vtes.faq.politics.may-vote-against-own-referendum @checks:a
  @vtes.faq.politics.calling-card-vote-may-be-against @checks:a @vtes.votes.prince-two
  Scenario: The caller may cast all their votes against the referendum
    Given Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment
    When Alice Chen plays Ancilla Empowerment
    And Sarah votes against the referendum with Alice Chen
    Then the votes are 0 for and 2 against
    When Sarah votes against the referendum with Ancilla Empowerment
    Then the referendum fails
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | false  | 0         | 3             |
    And the action succeeds
    And no pool changes

  @id:VTES-2302 @faq @vtes.faq.politics.no-second-card-vote-for-caller @checks:b @vtes.votes.political-card-maximum-one
  @vtes.votes.burned-political-cards-text-ignored
  Scenario: A player who did not call the referendum can burn only one card for a vote
    Given Sarah holds Ancilla Empowerment
    And Rui's Alice Chen is ready
    And Rui holds Consanguineous Boon and Parity Shift
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Rui votes against the referendum with Parity Shift
    Then the votes are 0 for and 1 against
    When Sarah passes
    Then it is for Rui to vote or pass
    And Rui cannot vote against the referendum with Consanguineous Boon because vtes.votes.political-card-maximum-one
    When Rui votes against the referendum with Alice Chen
    And Sarah passes
    Then the referendum fails
    And no pool changes
    And Rui holds Consanguineous Boon

  @id:VTES-3205 @faq
  Scenario Outline: A referendum fails with the calling card's vote against it or with no votes at all
    Given Sarah holds Ancilla Empowerment
    When Wauneka plays Ancilla Empowerment
    And <does>
    Then the referendum fails
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | false  | 0         | <against>     |
    And no pool changes

    @vtes.faq.politics.calling-card-vote-may-be-against @checks:a
    Examples:
      | does                                                        | against |
      | Sarah votes against the referendum with Ancilla Empowerment | 1       |

    @vtes.faq.politics.calling-card-vote-may-be-against @checks:b @vtes.referendum.resolve.ties-fail
    Examples:
      | does         | against |
      | Sarah passes | 0       |

  @id:VTES-3206 @faq @vtes.faq.politics.cardless-referendum-everyone-may-burn-one @checks:a,b,c
  @vtes.votes.political-card-maximum-one
  Scenario: In a blood hunt each of five players can burn one political action card, and only one
    Given Sarah's Sully is ready with 2 blood
    And Tom's Ryan is in torpor with 1 blood
    And Sarah holds Parity Shift
    And Alexis holds Consanguineous Boon
    And Tom holds Ancilla Empowerment
    And Rui holds Kine Resources Contested and Parity Shift
    And Ines holds Ancilla Empowerment and Parity Shift
    When Sully diablerises Ryan
    And Sarah votes against the referendum with Parity Shift
    And Alexis votes against the referendum with Consanguineous Boon
    And Tom votes for the referendum with Ancilla Empowerment
    And Rui votes for the referendum with Kine Resources Contested
    Then it is for Ines to vote or pass
    And Rui cannot vote for the referendum with Parity Shift because vtes.votes.political-card-maximum-one
    When Ines votes against the referendum with Parity Shift
    Then the referendum fails
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | false  | 2         | 3             |
    And no pool changes
    And none of these events happens:
      | event        |
      | terms-chosen |

  @id:VTES-3207 @faq @vtes.faq.politics.edge-vote-belongs-to-methuselah @checks:b @vtes.votes.edge-burned-for-one-vote
  Scenario: Only the player who has the Edge can cast its vote
    Given Sarah holds Ancilla Empowerment
    And Sarah's Alice Chen is ready
    And Rui's Belinde is ready
    And Ines has the Edge
    When Wauneka plays Ancilla Empowerment
    Then exactly these choices are open to Sarah:
      | Sarah votes for the referendum with Ancilla Empowerment     |
      | Sarah votes against the referendum with Ancilla Empowerment |
      | Sarah votes for the referendum with Alice Chen              |
      | Sarah votes against the referendum with Alice Chen          |
      | Sarah passes                                                |
    And Sarah cannot vote for the referendum with the Edge because vtes.votes.edge-burned-for-one-vote
    When Sarah passes
    Then exactly these choices are open to Rui:
      | Rui votes for the referendum with Belinde     |
      | Rui votes against the referendum with Belinde |
      | Rui passes                                    |
    When Rui passes
    And Ines votes against the referendum with the Edge
    And everyone passes
    Then the referendum fails
    And nobody has the Edge
