# Rulebook, "The phases in detail", Clan cards; the Clan cards of the box: Malkavian, MA01 to MA09
Feature: The cards of Clan Malkavian
  Malkavian cards manipulate hands, decks and face-down cards, their player's and others'.

  Background:
    Given Louis (Malkavian), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise

  @id:VEND-0449 @vendetta.cards.preparation.step @vendetta.glossary.position
  Scenario: Mesmerize plays a Rival's whole hand face up on its player's Position
    Given it is the Withdraw Step at Location 1
    And Louis has Mesmerize face up at Location 1
    And Louis holds Chaos
    And Claudia has Ready face up at Location 1
    And Claudia holds Dark Pact and Retaliation
    And Lestat has Challenge face up at Location 1
    And Lestat holds Hunt
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis uses Mesmerize on Claudia
    Then Claudia holds nothing
    And Louis has Mesmerize face up, Claudia's Dark Pact face up and Claudia's Retaliation face up at Location 1
    And Louis's Power at Location 1 is 6
    And Lestat holds Hunt
    And Louis holds Chaos

  @id:VEND-0450 @vendetta.glossary.rival
  @edition:rival=at-the-location
  Scenario: Mesmerize cannot be used on a player at another Location
    Given it is the Withdraw Step at Location 1
    And Louis has Mesmerize face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Lestat has Challenge face up at Location 1
    And Armand holds Ready
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis cannot use Mesmerize on Armand because vendetta.conflicts-of-rules.card-over-rulebook
    When Louis uses Mesmerize on Lestat
    Then Armand holds Ready

  @id:VEND-1038 @vendetta.glossary.rival
  @edition:rival=at-the-location
  Scenario: Mesmerize does nothing without a Rival at its Location
    Given it is the Withdraw Step at Location 1
    And Louis has Mesmerize face up at Location 1
    And Claudia holds Dark Pact
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis wins at Location 1
    And Louis has Mesmerize face up at Location 1
    And Claudia holds Dark Pact

  @id:VEND-1123 @edition:rival=every-opponent @vendetta.glossary.rival
  Scenario: Mesmerize can be used on a player elsewhere where every opponent is a Rival
    Given it is the Withdraw Step at Location 1
    And Louis has Mesmerize face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Armand holds Ready
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis uses Mesmerize on Armand
    Then Armand holds nothing

  @id:VEND-1039 @needs:ending @vendetta.cards.preparation.step
  Scenario: Mesmerize takes the only Rival's hand without a choice
    Given it is the Withdraw Step at Location 1
    And Claudia and Lestat are out of the game
    And Louis has Mesmerize face up at Location 1
    And Armand has 1 Blood at Location 1
    And Armand holds Ready
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Armand holds nothing
    And Louis has Mesmerize face up and Armand's Ready face up at Location 1
    And it is for Louis to let the game go on

  @id:VEND-0451 @vendetta.cards.aftermath.step @vendetta.glossary.position
  Scenario: A mesmerized card works for the player of the Position
    Given it is the Withdraw Step at Location 1
    And Louis has Mesmerize face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And Lestat holds Hunt
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Mesmerize on Lestat
    Then Claudia, Armand and Lestat lose 1 Blood
    And Louis gains 3 Blood

  @id:VEND-0452 @needs:feed @needs:hand-building @needs:location-setup @needs:planning
  @vendetta.round-end.cards-to-hand @vendetta.glossary.position
  Scenario: A mesmerized card returns to its owner's hand at the end of the round
    Given it is the Withdraw Step at Location 1
    And Louis has Mesmerize face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Claudia holds Dark Pact
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    When everyone stays
    And Louis uses Mesmerize on Claudia
    Then it is round 2
    And Louis holds Mesmerize
    And Claudia holds Dark Pact

  @id:VEND-0453 @vendetta.revelation.passive-timing
  Scenario: Auction of Blood turns down a card of the lowest bidder, and everybody pays
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has Ready face up at Location 1
    And Lestat has Challenge face up at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then it is for Louis to bid
    When Louis secretly bids 2 Blood
    And Claudia secretly bids 3 Blood
    And Armand secretly bids 3 Blood
    And Lestat secretly bids 1 Blood
    Then Lestat has Challenge face down at Location 1
    And Louis has Auction of Blood face up and 2 Blood at Location 1
    And Claudia has Ready face up at Location 1
    And Louis loses 2 Blood
    And Claudia loses 3 Blood
    And Armand loses 3 Blood
    And Lestat loses 1 Blood

  @id:VEND-0454 @vendetta.revelation.passive-timing
  Scenario: A bid in Auction of Blood is secret until the last bid
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has Ready face up at Location 1
    When everyone stays
    And Louis secretly bids 2 Blood
    Then only Louis sees Louis's bid
    And it is for Claudia to bid

  @id:VEND-0604 @vendetta.revelation.passive-timing
  Scenario: Everybody sees the bids of Auction of Blood before a card is turned down
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Lestat has Challenge face up and Bloody Fury face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    When everyone stays
    And Louis secretly bids 1 Blood
    And Claudia secretly bids 1 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 0 Blood
    Then Claudia sees Louis's bid
    And Louis sees Lestat's bid
    And it is for Lestat to answer

  @id:VEND-0455 @vendetta.revelation.passive-timing
  Scenario: A player cannot bid more than their Pool in Auction of Blood
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Louis has 2 Blood
    And Claudia has Ready face up at Location 1
    When everyone stays
    Then Louis cannot secretly bid 3 Blood because vendetta.conflicts-of-rules.card-over-rulebook
    And it is for Louis to bid

  @id:VEND-1030 @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: A player may bid any amount from nothing to the whole Pool in Auction of Blood
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Louis has 2 Blood
    And Claudia has 1 Blood at Location 1
    When everyone stays
    Then exactly these choices are open to Louis:
      | Louis secretly bids 0 Blood |
      | Louis secretly bids 1 Blood |
      | Louis secretly bids 2 Blood |
    And it is for Louis to bid

  @id:VEND-0456 @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: The lowest bidder in Auction of Blood chooses the card
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Lestat has Challenge face up and Bloody Fury face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis secretly bids 1 Blood
    And Claudia secretly bids 1 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 0 Blood
    Then it is for Lestat to answer
    When Lestat answers Louis's Auction of Blood by turning down Challenge
    Then Lestat has Challenge face down and Bloody Fury face up at Location 1
    And Lestat is first at Location 1 with 6 Power
    And Louis is second at Location 1 with 3 Power

  @id:VEND-0457 @vendetta.conflicts-of-rules.ties-turn-order
  Scenario: The earlier player in turn order is spared in a tie for the lowest bid
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has Ready face up at Location 1
    And Lestat has Challenge face up at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis secretly bids 1 Blood
    And Claudia secretly bids 0 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 0 Blood
    Then Lestat has Challenge face down at Location 1
    And Claudia has Ready face up at Location 1

  @id:VEND-1032 @vendetta.cards.ally.fiorenza-savona @vendetta.conflicts-of-rules.card-over-rulebook @example
  Scenario: Fiorenza Savona wins a tie for the lowest bid, whoever comes first
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has Dark Pact face up at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has Challenge face up at Location 1
    And Lestat's Alliance holds Fiorenza Savona
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    And Louis secretly bids 1 Blood
    And Claudia secretly bids 0 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 0 Blood
    Then Claudia has Dark Pact face down at Location 1
    And Lestat has Challenge face up at Location 1
    And it is for Louis to let the game go on

  @id:VEND-1189 @vendetta.conflicts-of-rules.ties-turn-order @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: The last in turn order of three lowest bidders turns a card down
    Given Armand holds the Ambition token
    And it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has Dark Pact face up at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 0 Blood
    And Louis secretly bids 0 Blood
    And Claudia secretly bids 0 Blood
    Then Claudia has Dark Pact face down at Location 1
    And Lestat has Challenge face up at Location 1
    And Louis has Auction of Blood face up at Location 1
    And it is for Armand to let the game go on

  @id:VEND-1240 @vendetta.conflicts-of-rules.ties-turn-order
  Scenario: Auction of Blood's own player loses a tie for the lowest bid if last in turn order
    Given Claudia holds the Ambition token
    And it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    And Claudia secretly bids 2 Blood
    And Armand secretly bids 2 Blood
    And Lestat secretly bids 1 Blood
    And Louis secretly bids 1 Blood
    Then Louis has Auction of Blood face down and 1 Blood at Location 1
    And Lestat has Challenge face up at Location 1
    And it is for Claudia to let the game go on

  @id:VEND-1190 @vendetta.revelation.passive-timing
  Scenario: No bid is visible to others before the last bid, even a bid of nothing
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has Ready face up at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    When everyone stays
    And Louis secretly bids 1 Blood
    And Claudia secretly bids 0 Blood
    Then only Louis sees Louis's bid
    And only Claudia sees Claudia's bid
    And Claudia has Ready face up at Location 1
    And it is for Armand to bid


  @id:VEND-0458 @vendetta.glossary.rival
  @edition:rival=at-the-location
  Scenario: Auction of Blood has no effect without a Rival at its Location
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis wins at Location 1
    And Louis has Auction of Blood face up at Location 1

  @id:VEND-1034 @vendetta.glossary.rival
  @edition:rival=at-the-location
  Scenario: A player at another Location does not bid in Auction of Blood
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis secretly bids 0 Blood
    And Claudia secretly bids 1 Blood
    Then Louis has Auction of Blood face down at Location 1
    And Claudia loses 1 Blood

  @id:VEND-1124 @edition:rival=every-opponent @vendetta.glossary.rival
  Scenario: A player elsewhere bids in Auction of Blood where every opponent is a Rival
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis secretly bids 0 Blood
    And Claudia secretly bids 1 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 2 Blood
    Then Louis has Auction of Blood face down at Location 1
    And Claudia and Armand lose 1 Blood
    And Lestat loses 2 Blood

  @id:VEND-0459 @vendetta.cards.preparation.step
  Scenario: Madness Network plays the rest of the hand face up at its Location
    Given it is the Withdraw Step at Location 1
    And Louis has Madness Network face up at Location 1
    And Louis holds Shadow Strike and Auction of Blood
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis holds nothing
    And Louis has Madness Network face up, Shadow Strike face up and Auction of Blood face up at Location 1
    And Louis is first at Location 1 with 7 Power

  @id:VEND-0460 @vendetta.cards.preparation.step
  Scenario: A Preparation card played by Madness Network takes effect in the same step
    Given it is the Withdraw Step at Location 1
    And Louis has Madness Network face up at Location 1
    And Louis holds Mesmerize
    And Claudia has Retaliation face up at Location 1
    And Claudia holds Dark Pact
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis uses Mesmerize on Claudia
    Then Claudia holds nothing
    And Louis has Madness Network face up, Mesmerize face up and Claudia's Dark Pact face up at Location 1

  @id:VEND-0461 @vendetta.cards.conflict.step
  Scenario: Shadow Strike has 2 more Power if nobody has fewer face-up cards
    Given it is the Withdraw Step at Location 1
    And Louis has Shadow Strike face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Lestat has Challenge face up and Hunt face up at Location 1
    And Armand has Master Plan face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Shadow Strike on Louis's Position at Location 1 is 5

  @id:VEND-0462 @vendetta.cards.conflict.step
  Scenario: Shadow Strike does not count a card turned face down
    Given it is the Withdraw Step at Location 1
    And Louis has Shadow Strike face up and Auction of Blood face up at Location 1
    And Claudia has Ready face up at Location 1
    And Lestat has Challenge face up and Hunt face up at Location 1
    And Armand has Master Plan face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis secretly bids 0 Blood
    And Claudia secretly bids 1 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 1 Blood
    And Louis answers Auction of Blood by turning down Auction of Blood
    Then Louis has Shadow Strike face up and Auction of Blood face down at Location 1
    And the Power of Shadow Strike on Louis's Position at Location 1 is 5

  @id:VEND-0463 @vendetta.cards.conflict.step
  Scenario: A Rival with only Blood has the fewest cards for Shadow Strike
    Given it is the Withdraw Step at Location 1
    And Louis has Shadow Strike face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Shadow Strike on Louis's Position at Location 1 is 3

  @id:VEND-0464 @vendetta.cards.preparation.step @vendetta.glossary.steal
  Scenario: Chaos returns cards to hand, itself too, and Steals 1 Blood per card from each Rival
    Given it is the Withdraw Step at Location 1
    And Louis has Chaos face up, Hunt face up and Shadow Strike face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Chaos with Chaos and Hunt
    Then Louis holds Chaos and Hunt
    And Louis has Shadow Strike face up at Location 1
    And Claudia, Armand and Lestat lose 2 Blood
    And Louis gains 6 Blood

  @id:VEND-0465 @vendetta.cards.preparation.step
  Scenario: Chaos returns only cards its player chooses, and none from other Locations
    Given it is the Withdraw Step at Location 1
    And Louis has Chaos face up and Shadow Strike face up at Location 1
    And Louis has Hunt face up at Location 2
    And Claudia has 1 Blood at Location 1
    When everyone stays
    Then Louis cannot use Chaos with Hunt because vendetta.conflicts-of-rules.card-over-rulebook
    When Louis declines
    Then Louis holds nothing
    And Louis has Chaos face up and Shadow Strike face up at Location 1
    And Louis and Claudia have 6 Blood
    And it is for Louis to stay or withdraw

  @id:VEND-1040 @vendetta.cards.preparation.step
  Scenario: Chaos must return at least one card
    Given it is the Withdraw Step at Location 1
    And Louis has Chaos face up at Location 1
    And Claudia has 1 Blood at Location 1
    When everyone stays
    Then exactly these choices are open to Louis:
      | Louis declines              |
      | Louis uses Chaos with Chaos |
    And it is for Louis to settle an effect

  @id:VEND-0607 @vendetta.conflicts-of-rules.card-over-rulebook
  @edition:chaos=may-stay
  Scenario: Chaos can return another card without returning itself
    Given it is the Withdraw Step at Location 1
    And Louis has Chaos face up and Shadow Strike face up at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Chaos with Shadow Strike
    Then Louis holds Shadow Strike
    And Louis has Chaos face up at Location 1
    And Claudia loses 1 Blood

  @id:VEND-1120 @vendetta.conflicts-of-rules.card-over-rulebook @edition:chaos=goes-back
  Scenario: Chaos must return itself along with other cards
    Given it is the Withdraw Step at Location 1
    And Louis has Chaos face up and Shadow Strike face up at Location 1
    And Claudia has 1 Blood at Location 1
    When everyone stays
    Then exactly these choices are open to Louis:
      | Louis declines                                |
      | Louis uses Chaos with Chaos                   |
      | Louis uses Chaos with Chaos and Shadow Strike |

  @id:VEND-0609 @vendetta.cards.preparation.step @vendetta.glossary.steal
  Scenario: Chaos can return only itself, for 1 Blood from each Rival
    Given it is the Withdraw Step at Location 1
    And Louis has Chaos face up and Shadow Strike face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Chaos with Chaos
    Then Louis holds Chaos
    And Louis has Shadow Strike face up at Location 1
    And Louis gains 3 Blood
    And Claudia, Armand and Lestat lose 1 Blood

  @id:VEND-0466 @vendetta.revelation.passive-timing @vendetta.glossary.deployed
  Scenario: Malkav's Bane draws the top Clan card after Revelation and plays it at its Location
    Given it is the Withdraw Step at Location 1
    And Louis has Malkav's Bane face down at Location 1
    And Louis's Clan deck holds Shadow Strike and Chaos
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis has Malkav's Bane face up and Shadow Strike face up at Location 1
    And Louis's Clan deck holds Chaos
    And Louis is first at Location 1 with 5 Power

  @id:VEND-0467 @vendetta.revelation.passive-timing
  Scenario: A Preparation card drawn by Malkav's Bane takes effect in its step
    Given it is the Withdraw Step at Location 1
    And Louis has Malkav's Bane face up at Location 1
    And Louis's Clan deck holds Mesmerize
    And Claudia has Retaliation face up at Location 1
    And Claudia holds Dark Pact
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis uses Mesmerize on Claudia
    Then Louis has Malkav's Bane face up, Mesmerize face up and Claudia's Dark Pact face up at Location 1

  @id:VEND-0468 @needs:feed @needs:hand-building @needs:location-setup @vendetta.round-end.cards-to-hand
  Scenario: Malkav's Bane shuffles a card from hand into the Clan deck at the end of the round
    Given it is the Withdraw Step at Location 1
    And Louis has Malkav's Bane face up at Location 1
    And Louis's Clan deck holds Shadow Strike and Chaos
    When everyone stays
    Then it is for Louis to settle an effect
    And Louis holds Malkav's Bane and Shadow Strike
    When Louis uses Malkav's Bane with Shadow Strike
    Then Louis holds Malkav's Bane
    And exactly Chaos and Shadow Strike can be drawn
    And it is for chance to draw a Clan card

  @id:VEND-0469 @needs:feed @needs:hand-building @needs:location-setup @needs:planning @vendetta.round-end.cards-to-hand
  Scenario: Malkav's Bane shuffles no card if it drew none
    Given it is the Conflict Step at Location 1
    And Louis has Malkav's Bane face up at Location 1
    And Louis holds Hunt and Ready
    And the game stops once Location 1 is resolved
    When Louis lets the game go on
    Then it is round 2
    And Louis holds Malkav's Bane, Hunt and Ready

  @id:VEND-0470 @vendetta.cards.preparation.step
  Scenario: Mindless Assault turns cards face down, and each has 4 Power
    Given it is the Withdraw Step at Location 1
    And Louis has Mindless Assault face up, Ready face up and Hunt face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis uses Mindless Assault with Ready and Hunt
    Then Louis has Mindless Assault face up, Ready face down and Hunt face down at Location 1
    And the Power of Ready on Louis's Position at Location 1 is 4
    And Louis is first at Location 1 with 11 Power

  @id:VEND-0471 @vendetta.cards.preparation.step
  Scenario: Mindless Assault may turn itself face down and then has 4 Power
    Given it is the Withdraw Step at Location 1
    And Louis has Mindless Assault face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis uses Mindless Assault with Mindless Assault
    Then Louis has Mindless Assault face down at Location 1
    And Louis is first at Location 1 with 4 Power

  @id:VEND-0472 @vendetta.cards.preparation.step
  Scenario: Mindless Assault may turn no card face down
    Given it is the Withdraw Step at Location 1
    And Louis has Mindless Assault face up at Location 1
    And Claudia has Retaliation face up and 2 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis declines
    Then Louis has Mindless Assault face up at Location 1
    And Louis is second at Location 1 with 3 Power

  @id:VEND-1044 @vendetta.cards.preparation.step
  Scenario: Mindless Assault can turn only face-up cards face down
    Given it is the Preparation Step at Location 1
    And Louis has Mindless Assault face up, Hunt face up and Ready face down at Location 1
    And Claudia has 1 Blood at Location 1
    Then exactly these choices are open to Louis:
      | Louis declines                                          |
      | Louis uses Mindless Assault with Hunt                   |
      | Louis uses Mindless Assault with Mindless Assault       |
      | Louis uses Mindless Assault with Mindless Assault and Hunt |
    And it is for Louis to settle an effect

  @id:VEND-0473 @vendetta.cards.conflict.step
  Scenario: The Ready of the Malkavian has 1 Power per card of its player here, itself included
    Given it is the Withdraw Step at Location 1
    And Louis has Ready face up and Shadow Strike face up at Location 1
    And Louis has Hunt face up at Location 2
    And Claudia has Retaliation face up and 3 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis resolves Ready next
    Then the Power of Ready on Louis's Position at Location 1 is 2

  @id:VEND-0474 @vendetta.cards.aftermath.step @vendetta.glossary.steal
  Scenario: The Hunt of the Malkavian Steals 1 Blood from each Rival
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia, Armand and Lestat lose 1 Blood
    And Louis gains 3 Blood

  @id:VEND-0642 @vendetta.conflict.total-power
  Scenario: Mindless Assault gives Power only to its player's face-down cards at its Location
    Given it is the Withdraw Step at Location 1
    And Louis has Mindless Assault face up and Ready face up at Location 1
    And Louis has Shadow Strike face down at Location 2
    And Claudia has Ancient Artifacts face up at Location 1
    And Claudia has Retaliation face up and 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis uses Mindless Assault with Ready
    And Claudia uses Ancient Artifacts to turn down
    Then the Power of Ready on Louis's Position at Location 1 is 4
    And the Power of Ancient Artifacts on Claudia's Position at Location 1 is 0
    And Louis's Power at Location 1 is 7
    And Claudia's Power at Location 1 is 3
    And Louis's Power at Location 2 is 0

  @id:VEND-0643 @vendetta.conflict.total-power
  Scenario: A card turned face down has no Power, whatever another card gains
    Given it is the Withdraw Step at Location 1
    And Louis has Shadow Strike face up and Auction of Blood face up at Location 1
    And Claudia has Ready face up at Location 1
    And Armand has Master Plan face up at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis secretly bids 0 Blood
    And Claudia secretly bids 1 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 1 Blood
    And Louis answers Auction of Blood by turning down Auction of Blood
    Then the Power of Shadow Strike on Louis's Position at Location 1 is 5
    And Louis's Power at Location 1 is 5

  @id:VEND-0648 @vendetta.aftermath.own-order
  Scenario: A player with two cards of one name may resolve the other player's first
    Given it is the Withdraw Step at Location 1
    And Louis has Mesmerize face down, Hunt face up and Claudia's Hunt face up at Location 1
    And Lestat has 1 Blood at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Mesmerize on Claudia
    And Louis resolves Claudia's Hunt next
    Then it is for Louis to settle an effect
    And Louis has 6 Blood
    When Louis declines
    Then Louis has 9 Blood
    And it is for Louis to let the game go on

  @id:VEND-1056 @vendetta.aftermath.own-order
  Scenario: A player with two cards of one name may resolve their own first
    Given it is the Withdraw Step at Location 1
    And Louis has Mesmerize face down, Hunt face up and Claudia's Hunt face up at Location 1
    And Lestat has 1 Blood at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Mesmerize on Claudia
    And Louis resolves Hunt next
    Then it is for Louis to settle an effect
    And Louis has 9 Blood
    When Louis declines
    Then Louis has 9 Blood
    And it is for Louis to let the game go on

  @id:VEND-1065 @vendetta.aftermath.own-order
  Scenario: A player may name the owner when resolving their own card
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up and Lestat's Hunt face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis resolves Louis's Hunt next
    Then Louis gains 6 Blood
    And Claudia, Armand and Lestat lose 2 Blood
    And it is for Louis to let the game go on

  @id:VEND-0679 @vendetta.round-end.cards-to-hand @needs:feed @needs:hand-building @needs:location-setup
  Scenario: A card shuffled in by Malkav's Bane may be drawn again
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has Malkav's Bane face up at the Prince's Haven
    And Louis's Clan deck holds Shadow Strike and Chaos
    And Louis's Clan deck holds Madness Network and Mesmerize in unknown order
    And Ready lies under Louis's Clan deck
    When everyone stays
    Then Louis holds Malkav's Bane and Shadow Strike
    And Louis's Clan deck holds 4 cards
    When Louis uses Malkav's Bane with Shadow Strike
    Then exactly Shadow Strike, Chaos, Madness Network, Mesmerize and Ready can be drawn
    And Louis's Clan deck holds 5 cards

  @id:VEND-0680 @vendetta.cards.preparation.step
  Scenario: The order in which Chaos's cards are named does not matter
    Given it is the Withdraw Step at Location 1
    And Louis has Chaos face up, Hunt face up and Shadow Strike face up at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Chaos with Shadow Strike, Hunt and Chaos
    Then Louis holds Chaos, Hunt and Shadow Strike

  @id:VEND-1062 @vendetta.cards.preparation.step
  Scenario: Chaos returns the named one of two cards of the same name
    Given it is the Withdraw Step at Location 1
    And Louis has Chaos face up, Hunt face up and Lestat's Hunt face up at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    And Louis uses Chaos with Lestat's Hunt and Chaos
    Then Louis holds Chaos
    And Lestat holds Hunt
    And Louis has Hunt face up at Location 1
    And it is for Louis to let the game go on

  @id:VEND-0681 @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Everybody still knows a card turned down by Auction of Blood
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis secretly bids 1 Blood
    And Claudia secretly bids 1 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 0 Blood
    Then Claudia sees Challenge face down and 0 Blood of Lestat at Location 1
    And Lestat sees Challenge face down and 0 Blood of Lestat at Location 1


  @id:VEND-1165 @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Players at other Locations still know a card turned face down
    Given it is the Preparation Step at Location 1
    And Louis has Mindless Assault face up and Hunt face up at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops at the Conflict Step at Location 1
    When Louis uses Mindless Assault with Hunt
    Then Armand sees Mindless Assault face up and Hunt face down of Louis at Location 1
    And Claudia sees Mindless Assault face up and Hunt face down of Louis at Location 1
    And it is for Louis to let the game go on

  @id:VEND-1166 @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: An Active card turned down by Auction of Blood has no effect
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has Show of Force face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    And Louis secretly bids 1 Blood
    And Claudia secretly bids 1 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 0 Blood
    Then Lestat has Show of Force face down at Location 1
    And Lestat has 6 Blood
    And Claudia and Armand lose 1 Blood
    And Louis has Auction of Blood face up and 1 Blood at Location 1
    And it is for Louis to let the game go on

  @id:VEND-1167 @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: A Passive card turned down by Auction of Blood has no effect
    Given it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has Show of Force face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    And Louis secretly bids 1 Blood
    And Claudia secretly bids 0 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 1 Blood
    Then Claudia has Retaliation face down at Location 1
    And Claudia loses 1 Blood
    And Louis and Armand lose 2 Blood
    And it is for Louis to let the game go on

  @id:VEND-1168 @vendetta.cards.preparation.step
  Scenario: A Preparation card turned down by Mindless Assault before its turn has no effect
    Given it is the Withdraw Step at Location 1
    And Louis has Mindless Assault face up and Chaos face up at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    And Louis resolves Mindless Assault next
    And Louis uses Mindless Assault with Chaos
    Then Louis has Mindless Assault face up and Chaos face down at Location 1
    And it is for Louis to let the game go on