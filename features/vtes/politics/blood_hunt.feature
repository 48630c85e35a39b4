# Fifth edition rulebook, "The Blood Hunt"
Feature: The blood hunt

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Sully is ready with 2 blood
    And Tom's Ryan is in torpor with 1 blood

  @id:VTES-0300 @vtes.blood-hunt.referendum-automatic @checks:a @vtes.blood-hunt.referendum-immediate @checks:a
  @vtes.blood-hunt.passed-burns-diablerist @checks:c @vtes.referendum.resolve.passes-with-more-for-than-against
  @vtes.votes.prince-two
  Scenario: A blood hunt that passes burns the diablerist
    Given Rui's Alice Chen is ready
    When Sully diablerises Ryan
    Then it is for Rui to vote or pass
    And the votes are 0 for and 0 against
    And Sully is ready with 3 blood
    When Rui votes for the referendum with Alice Chen
    Then the referendum passes
    And Sully is in Sarah's ash heap
    And Ryan is in Tom's ash heap
    And the action succeeds
    And no action is under way

  @id:VTES-0301 @vtes.referendum.resolve.ties-fail @vtes.referendum.resolve.otherwise-fails @vtes.votes.prince-two
  @vtes.votes.each-for-or-against @vtes.blood-hunt.passed-burns-diablerist @checks:b
  Scenario: A tied blood hunt fails, and the diablerist is not burned
    Given Sarah's Ayelech is ready
    And Rui's Alice Chen is ready
    When Sully diablerises Ryan
    Then it is for Sarah to vote or pass
    When Sarah votes against the referendum with Ayelech
    Then the votes are 0 for and 2 against
    When Rui votes for the referendum with Alice Chen
    Then the referendum fails
    And Sully is ready with 3 blood

  @id:VTES-0302 @vtes.referendum.polling.no-obligation @checks:a @vtes.referendum.resolve.otherwise-fails
  @vtes.votes.gained-need-not-be-cast
  Scenario: A blood hunt without any votes fails, and the diablerist is not burned
    Given Rui's Alice Chen is ready
    When Sully diablerises Ryan
    And Rui passes
    Then the referendum fails
    And Sully is ready with 3 blood and locked

  @id:VTES-0303
  @vtes.votes.edge-burned-for-one-vote
  @vtes.votes.primogen-one
  @vtes.votes.methuselah-may-split-between-sources
  Scenario: The Edge burned for one vote breaks a tie in a blood hunt
    Given Sarah's Chrysanthemum is ready
    And Rui's Lloyd Brooks is ready
    And Rui has the Edge
    When Sully diablerises Ryan
    And Sarah votes against the referendum with Chrysanthemum
    And Rui votes for the referendum with Lloyd Brooks
    Then it is for Rui to vote or pass
    And the votes are 1 for and 1 against
    When Rui votes for the referendum with the Edge
    Then the referendum passes
    And nobody has the Edge
    And Sully is in Sarah's ash heap

  @id:VTES-4775 @provisional @needs:block @vtes.blood-hunt.otherwise-normal-referendum
  @vtes.sequencing.acting-methuselah-first
  Scenario: The active player votes first in the blood hunt on another player's vampire
    Given Sarah's Nassir is in torpor with 2 blood
    And Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Rui's Sybren van Oosten is ready
    When Nassir leaves torpor
    And Ayelech attempts to block
    And Ayelech diablerises Nassir
    Then it is for Sarah to vote or pass
    When Sarah passes
    Then it is for Alexis to vote or pass
    When Alexis passes
    Then it is for Rui to vote or pass
    When Rui votes for the referendum with Sybren van Oosten
    Then it is for Sarah to vote or pass
    When Sarah passes
    And Alexis passes
    Then the referendum passes
    And Ayelech is in Alexis's ash heap

  @id:VTES-0304 @vtes.votes.edge-burned-for-one-vote @checks:b
  Scenario: Only the player with the Edge can burn it for a vote
    Given Sarah's Ayelech is ready
    And Rui's Alice Chen is ready
    And Tom has the Edge
    When Sully diablerises Ryan
    Then it is for Sarah to vote or pass
    And Sarah cannot vote against the referendum with the Edge because vtes.votes.edge-burned-for-one-vote
    When Sarah votes against the referendum with Ayelech
    And Tom votes for the referendum with the Edge
    And Rui votes for the referendum with Alice Chen
    Then the referendum passes
    And nobody has the Edge

  @id:VTES-0305 @vtes.torpor.cannot-vote @checks:a @vtes.votes.only-while-ready
  @vtes.votes.lock-state-irrelevant @checks:a
  Scenario: A locked prince can vote in a blood hunt, a prince in torpor cannot
    Given Rui's Alice Chen is ready and locked
    And Rui's Belinde is in torpor with 3 blood and unlocked
    And Ines's Andi Liu is ready
    When Sully diablerises Ryan
    Then it is for Rui to vote or pass
    And Rui cannot vote for the referendum with Belinde because vtes.torpor.cannot-vote
    When Rui votes for the referendum with Alice Chen
    Then the votes are 2 for and 0 against
    And it is for Ines to vote or pass
    When Ines votes against the referendum with Andi Liu
    Then the referendum fails
    And Sully is ready with 3 blood

  @id:VTES-2366 @vtes.torpor.cannot-vote @checks:a @vtes.votes.only-while-ready @checks:a
  Scenario Outline: A vampire with the title of <title> has no vote in torpor
    Given Rui's Nassir is in torpor
    And Nassir's sect is <sect>
    And Nassir's title is <title>
    And Ines's Andi Liu is ready
    When Sully diablerises Ryan
    Then it is for Ines to vote or pass
    And Rui cannot vote for the referendum with Nassir because vtes.torpor.cannot-vote
    When Ines passes
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 0         | 0             |

    Examples:
      | title        | sect        |
      | primogen     | Camarilla   |
      | prince       | Camarilla   |
      | justicar     | Camarilla   |
      | inner circle | Camarilla   |
      | baron        | Anarch      |
      | bishop       | Sabbat      |
      | archbishop   | Sabbat      |
      | cardinal     | Sabbat      |
      | regent       | Sabbat      |
      | magaji       | Laibon      |
      | kholo        | Laibon      |
      | 1 vote       | Independent |
      | 2 votes      | Independent |

  @id:VTES-0306 @vtes.referendum.polling.cast-votes-cannot-be-changed @checks:a
  @vtes.votes.methuselah-may-split-between-sources
  @vtes.votes.one-source-casts-as-a-group @checks:a
  Scenario: A player may vote for with one vampire and against with another, and cast votes stand
    Given Rui's Alice Chen and Chrysanthemum are ready
    And Ines's Andi Liu is ready
    When Sully diablerises Ryan
    And Rui votes against the referendum with Chrysanthemum
    Then the votes are 0 for and 1 against
    And Rui cannot vote for the referendum with Chrysanthemum because vtes.referendum.polling.cast-votes-cannot-be-changed
    When Rui votes for the referendum with Alice Chen
    Then the votes are 2 for and 1 against
    And it is for Ines to vote or pass
    When Ines passes
    Then the referendum passes
    And Sully is in Sarah's ash heap

  @id:VTES-0307 @vtes.votes.none-inherent @checks:a @vtes.votes.ready-titled-vampires-give-votes
  Scenario: An untitled vampire has no votes in a blood hunt
    Given Sarah's Colette is ready
    And Rui's Alice Chen and Wauneka are ready
    When Sully diablerises Ryan
    Then it is for Rui to vote or pass
    And Rui cannot vote for the referendum with Wauneka because vtes.votes.none-inherent
    And Rui cannot vote for the referendum with Colette because vtes.votes.ready-titled-vampires-give-votes
    When Rui votes for the referendum with Alice Chen
    Then the referendum passes

  @id:VTES-0308 @vtes.blood-hunt.not-an-action-no-block @checks:a @vtes.blood-hunt.no-modifiers-no-reactions @checks:a
  Scenario: A blood hunt is not an action, so nobody can block it, modify it or react to it
    Given Sarah holds Cloak the Gathering
    And Rui's Alice Chen is ready
    And Tom's Ayelech is ready and unlocked
    And Tom holds Telepathic Misdirection
    When Sully diablerises Ryan
    And nobody blocks
    Then it is for Tom to vote or pass
    And Ayelech cannot attempt to block because vtes.blood-hunt.not-an-action-no-block
    And Ayelech cannot play Telepathic Misdirection at basic because vtes.blood-hunt.no-modifiers-no-reactions
    And Sully cannot play Cloak the Gathering at basic because vtes.blood-hunt.no-modifiers-no-reactions
    When Tom votes for the referendum with Ayelech
    And Rui passes
    Then the referendum passes
    And Sully is in Sarah's ash heap

  @id:VTES-0309 @vtes.blood-hunt.otherwise-normal-referendum @checks:a,b @vtes.blood-hunt.passed-burns-diablerist
  Scenario: A prince that committed diablerie may vote on its own blood hunt
    Given Sarah's Ayelech is ready
    And Alexis's Alice Chen is ready
    And Tom has the Edge
    When Ayelech diablerises Ryan
    And Sarah votes against the referendum with Ayelech
    And Alexis votes for the referendum with Alice Chen
    And Tom votes for the referendum with the Edge
    Then the referendum passes
    And Ayelech is in Sarah's ash heap
    And Sully is ready with 2 blood

  @id:VTES-0310 @vtes.votes.justicar-three @checks:a @vtes.votes.inner-circle-four @checks:a
  Scenario: Four votes of the Inner Circle beat three of a justicar
    Given Sarah's Ayelech is ready
    And Ayelech's title is inner circle
    And Rui's Alice Chen is ready
    And Alice Chen's title is justicar
    When Sully diablerises Ryan
    And Sarah votes against the referendum with Ayelech
    Then the votes are 0 for and 4 against
    When Rui votes for the referendum with Alice Chen
    Then the referendum fails
    And these events happen in order:
      | event               | passed | votes_for | votes_against |
      | referendum-resolved | false  | 3         | 4             |
    And Sully is ready with 3 blood

  @id:VTES-2368 @vtes.combat.damage.aggravated-burns-wounded @checks:c
  @vtes.combat.damage.aggravated-burn-is-not-diablerie @checks:a
  Scenario: Burning a vampire with aggravated damage is not diablerie and calls no blood hunt
    Given Rui's Alice Chen is ready
    And Sarah's Wauneka is ready
    And Wauneka bears Kali's Fang
    And Alexis's Nassir is ready with 0 blood
    When Wauneka enters combat with Nassir
    And Wauneka strikes with Kali's Fang
    And Nassir strikes with hands
    Then Nassir is in Alexis's ash heap
    And the combat is over
    And it is for Sarah to decide in the minion phase
    And none of these events happens:
      | event             |
      | referendum-called |
      | diablerised       |
