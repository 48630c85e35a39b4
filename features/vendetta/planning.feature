# Rulebook, "The phases in detail", 4. Planning: turns, playing cards, playing Blood
Feature: The Planning Phase

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise

  Rule: The players take turns and play one card in each

    @id:VEND-0083 @vendetta.planning.only-phase-with-turns
    Scenario: The first player takes a second turn after the last player's first
      Given Claudia holds the Ambition token
      And Claudia holds Hunt and Ready
      And Louis holds Hunt
      Then Louis cannot play Hunt face up at Location 1 because vendetta.planning.only-phase-with-turns
      When Claudia plays Hunt face up at Location 1 and ends the turn
      Then it is Louis's first Planning turn
      And Claudia cannot play Ready face up at Location 1 because vendetta.planning.only-phase-with-turns
      When Louis plays Hunt face up at Location 1 and ends the turn
      Then it is Claudia's second Planning turn

    @id:VEND-0084 @vendetta.planning.must-play-one-card
    Scenario: A player must play a card and cannot pass
      Given Louis holds Hunt
      Then Louis cannot pass because vendetta.planning.must-play-one-card
      And it is for Louis to play a card

    @id:VEND-0085 @vendetta.planning.must-play-one-card
    Scenario: A player cannot play a second card in the same turn
      Given Louis holds Hunt and Ready
      When Louis plays Hunt face up at Location 1
      Then Louis cannot play Ready face up at Location 1 because vendetta.planning.must-play-one-card
      And Louis cannot play Ready face down at Location 2 because vendetta.planning.must-play-one-card
      And Louis holds Ready
      And it is for Louis to go on or end the turn

    @id:VEND-0086 @vendetta.planning.must-play-one-card @vendetta.planning.may-drain-during-turn
    Scenario: Draining does not replace playing a card
      Given Louis holds Hunt
      And Louis's Alliance holds Victim
      When Louis drains Victim
      Then Louis cannot pass because vendetta.planning.must-play-one-card
      And it is for Louis to play a card

    @id:VEND-0087 @vendetta.planning.may-drain-during-turn @vendetta.draining.timing
    Scenario: A player may Drain before and after playing the card
      Given Louis holds Hunt
      And Louis's Alliance holds Victim, Betty Fuller, Victim and Marcel
      When Louis drains Victim
      And Louis plays Hunt face up at Location 1
      And Louis drains Betty Fuller
      And Louis plays 3 Blood
      And Louis drains Victim
      Then Louis gains 6 Blood
      And Louis has Drained Victim, Betty Fuller and Victim
      And it is for Louis to go on or end the turn

    @id:VEND-0088 @vendetta.planning.drain-timing-wording
    Scenario: A player cannot Drain in another player's turn
      Given Louis holds Hunt
      And Claudia holds Hunt
      And Claudia's Alliance holds Victim
      Then Claudia cannot drain Victim because vendetta.planning.drain-timing-wording
      When Louis plays Hunt face up at Location 1 and ends the turn
      And Claudia drains Victim
      Then Claudia gains 3 Blood
      And it is for Claudia to play a card

  Rule: The number of turns grows from round to round

    @id:VEND-0089 @vendetta.planning.number-of-turns @vendetta.planning.one-card-left-in-hand
    Scenario: A first round of two turns leaves one of three cards in hand
      Given Louis holds Hunt, Ready and Challenge
      Then each player has 2 Planning turns
      When Louis plays Hunt face up at Location 1 and ends the turn
      Then it is Louis's second Planning turn
      When Louis plays Ready face up at Location 1 and ends the turn
      Then it is the Resolution Phase
      And Louis holds Challenge
      And it is for Louis to stay or withdraw

    @id:VEND-0090 @vendetta.planning.one-card-left-in-hand @vendetta.planning.number-of-turns
    Scenario: A second round of three turns leaves one of four cards in hand
      Given it is round 2
      And Louis holds Hunt, Ready, Challenge and Earthshock
      When Louis plays Hunt face up at Location 1 and ends the turn
      And Louis plays Ready face up at Location 1 and ends the turn
      Then it is Louis's third Planning turn
      When Louis plays Challenge face up at Location 1 and ends the turn
      Then it is the Resolution Phase
      And Louis holds Earthshock
      And it is for Louis to stay or withdraw

    @id:VEND-0091 @vendetta.planning.number-of-turns @vendetta.planning.one-card-left-in-hand
    Scenario: A third round of four turns leaves one of five cards in hand
      Given it is round 3
      And it is Louis's third Planning turn
      And Louis has Hunt face up and Ready face up at Location 1
      And Louis holds Challenge, Earthshock and Show of Force
      When Louis plays Challenge face up at Location 1 and ends the turn
      Then it is Louis's fourth Planning turn
      When Louis plays Earthshock face up at Location 1 and ends the turn
      Then it is the Resolution Phase
      And Louis holds Show of Force
      And it is for Louis to stay or withdraw

  Rule: A card goes from the hand to its player's own Position

    @id:VEND-0092 @vendetta.planning.play.becomes-deployed @vendetta.planning.play.on-own-position
    @vendetta.planning.play.face-up-free
    Scenario: A card played face up goes on the Position at no cost
      Given Louis holds Challenge and Ready
      When Louis plays Challenge face up at Location 2
      Then Louis has Challenge face up at Location 2
      And Louis holds Ready
      And nobody's Pool changes
      And Claudia has nothing at Location 2
      And it is for Louis to go on or end the turn

    @id:VEND-0093 @vendetta.planning.play.on-own-position
    Scenario: Only cards in hand can be played
      Given Louis holds Hunt
      And Louis has Challenge face up at Location 1
      And Louis's Clan deck holds Earthshock
      Then Louis cannot play Challenge face up at Location 2 because vendetta.planning.play.on-own-position
      And Louis cannot play Earthshock face up at Location 2 because vendetta.planning.play.on-own-position
      And exactly these choices are open to Louis:
        | Louis plays Hunt face up at Location 1           |
        | Louis plays Hunt face down at Location 1         |
        | Louis plays Hunt face up at Location 2           |
        | Louis plays Hunt face down at Location 2         |
        | Louis plays Hunt face up at the Prince's Haven   |
        | Louis plays Hunt face down at the Prince's Haven |
      And it is for Louis to play a card

    @id:VEND-0094 @vendetta.planning.play.stack-or-spread
    Scenario: A later card may join the first or go to another Location
      Given it is round 2
      And Louis holds Hunt, Ready and Challenge
      When Louis plays Hunt face up at Location 1 and ends the turn
      And Louis plays Ready face up at Location 1 and ends the turn
      And Louis plays Challenge face up at the Prince's Haven
      Then Louis has Hunt face up and Ready face up at Location 1
      And Louis has Challenge face up at the Prince's Haven
      And it is for Louis to go on or end the turn

    @id:VEND-0095 @vendetta.planning.play.face-down-costs-one-blood
    Scenario: Playing a card face down costs 1 Blood, Spent to the Bank
      Given Louis holds Challenge
      When Louis plays Challenge face down at Location 1
      Then Louis has Challenge face down at Location 1
      And Louis loses 1 Blood
      And the Bank gains 1 Blood
      And it is for Louis to go on or end the turn

    @id:VEND-0096 @needs:draining @vendetta.planning.play.face-down-costs-one-blood
    Scenario: The last Blood may be Spent to play face down, and Frenzy follows
      Given Louis holds Challenge
      And Louis has 1 Blood
      And Louis's Alliance holds Victim
      When Louis plays Challenge face down at Location 1
      Then Louis enters Frenzy through nobody
      And Louis has Drained Victim
      And Louis has 3 Blood
      And it is for Louis to go on or end the turn

    @id:VEND-0097 @vendetta.planning.play.face-down-costs-one-blood
    Scenario: A player who cannot pay must play face up
      Given Louis holds Challenge
      And Louis has 1 Blood
      And Louis's Alliance holds Ryan Ramos
      Then Louis cannot play Challenge face down at Location 1 because vendetta.planning.play.face-down-costs-one-blood
      When Louis plays Challenge face up at Location 1
      Then Louis has 1 Blood
      And it is for Louis to go on or end the turn

    @id:VEND-0098 @needs:draining @vendetta.planning.play.face-down-cost-outside-blood-limit
    Scenario: The cost of playing face down does not count toward the three Blood
      Given Louis holds Challenge
      And Louis's Alliance holds Victim
      When Louis plays Challenge face down at Location 1 with 3 Blood
      Then Louis has Challenge face down and 3 Blood at Location 1
      And Louis loses 4 Blood
      And the Bank gains 1 Blood
      And Louis cannot play 1 Blood because vendetta.planning.may-play-up-to-three-blood
      And it is for Louis to go on or end the turn

    @id:VEND-0099 @vendetta.planning.play.face-down-no-effect-until-revealed
    Scenario: A face-down card has no effect and no Power yet
      Given it is Claudia's second Planning turn
      And Claudia holds Hunt
      And Louis has Challenge face down at Location 1
      When Claudia plays Hunt face up at Location 2
      Then Claudia's Pool stays the same
      And Louis's Power at Location 1 is 0
      And Louis has Challenge face down at Location 1
      And it is for Claudia to go on or end the turn

    @id:VEND-0100 @vendetta.planning.play.face-down-hides-information
    Scenario: Only its player knows a card played face down
      Given Louis holds Challenge
      When Louis plays Challenge face down at Location 1 with 1 Blood
      Then Louis sees Challenge face down and 1 Blood of Louis at Location 1
      And Claudia sees an unknown card and 1 Blood of Louis at Location 1
      And Lestat sees an unknown card and 1 Blood of Louis at Location 1
      And no event names Challenge
      And it is for Louis to go on or end the turn

    @id:VEND-0101 @vendetta.planning.play.two-card-types
    Scenario: A face-up Passive card acts at once, and a face-up Active card waits
      Given Louis holds Challenge and Show of Force
      And Claudia holds Hunt
      And Claudia has 1 Blood at Location 1
      When Louis plays Challenge face up at Location 1 and ends the turn
      And Claudia plays Hunt face up at Location 2 and ends the turn
      Then Claudia loses 1 Blood
      When Louis plays Show of Force face up at Location 1
      Then nobody's Pool changes
      And it is for Louis to go on or end the turn

  Rule: Up to three Blood may be played with each card at its Location

    @id:VEND-0102 @needs:draining @vendetta.planning.blood.becomes-deployed-blood
    @vendetta.planning.may-play-up-to-three-blood @vendetta.planning.blood.from-pool-only
    Scenario: Three Blood go from the Pool to the Position of the card played
      Given Louis holds Hunt
      And Louis's Alliance holds Victim
      And Louis has 1 Blood at Location 1
      When Louis plays Hunt face up at Location 2
      And Louis plays 3 Blood
      Then Louis has Hunt face up and 3 Blood at Location 2
      And Louis has 1 Blood at Location 1
      And Louis loses 3 Blood
      And the Bank stays the same
      And it is for Louis to go on or end the turn

    @id:VEND-0103 @needs:draining @vendetta.planning.may-play-up-to-three-blood
    Scenario: A fourth Blood cannot be played, neither at once nor later
      Given Louis holds Hunt
      And Louis's Alliance holds Victim
      When Louis plays Hunt face up at Location 1
      Then Louis cannot play 4 Blood because vendetta.planning.may-play-up-to-three-blood
      When Louis plays 2 Blood
      Then Louis cannot play 2 Blood because vendetta.planning.may-play-up-to-three-blood
      When Louis plays 1 Blood
      Then Louis cannot play 1 Blood because vendetta.planning.may-play-up-to-three-blood
      And Louis has Hunt face up and 3 Blood at Location 1
      And it is for Louis to go on or end the turn

    @id:VEND-0104 @vendetta.planning.may-play-up-to-three-blood
    Scenario: Playing Blood is optional
      Given Louis and Claudia hold Hunt
      When Louis plays Hunt face up at Location 1
      And Louis ends the turn
      Then Louis has Hunt face up at Location 1
      And nobody's Pool changes
      And it is for Claudia to play a card

    @id:VEND-0105 @needs:draining @vendetta.planning.blood.up-to-three-per-card
    Scenario: Three more Blood may be played with the next card, even at the same Location
      Given Louis holds Hunt and Ready
      And Louis's Alliance holds Victim
      And Louis has 8 Blood
      When Louis plays Hunt face up at Location 1 with 3 Blood and ends the turn
      And Louis plays Ready face up at Location 1 with 3 Blood
      Then Louis has Hunt face up, Ready face up and 6 Blood at Location 1
      And Louis has 2 Blood
      And Louis cannot play 1 Blood because vendetta.planning.may-play-up-to-three-blood
      And it is for Louis to go on or end the turn

    @id:VEND-0106 @needs:draining @vendetta.planning.blood.up-to-three-per-card
    Scenario: Blood not played with one card does not add to the limit of the next
      Given Louis holds Hunt and Ready
      And Louis's Alliance holds Victim
      When Louis plays Hunt face up at Location 1 with 1 Blood and ends the turn
      And Louis plays Ready face up at Location 1
      Then Louis cannot play 4 Blood because vendetta.planning.may-play-up-to-three-blood
      When Louis plays 3 Blood
      Then Louis has Hunt face up, Ready face up and 4 Blood at Location 1
      And it is for Louis to go on or end the turn

    @id:VEND-1177 @needs:draining @vendetta.planning.may-play-up-to-three-blood @vendetta.draining.may-fund-same-turn
    Scenario: Draining a card after three Blood does not raise the limit
      Given Louis holds Hunt
      And Louis's Alliance holds Victim and Victim
      When Louis plays Hunt face up at Location 1 with 3 Blood
      And Louis drains Victim
      Then Louis has 6 Blood
      And Louis cannot play 1 Blood because vendetta.planning.may-play-up-to-three-blood
      And Louis has Hunt face up and 3 Blood at Location 1
      And it is for Louis to go on or end the turn

    @id:VEND-0107 @vendetta.planning.blood.up-to-three-per-card
    Scenario: Blood cannot be played before the card
      Given Louis holds Hunt
      And Louis has 2 Blood at Location 1
      Then Louis cannot play 1 Blood because vendetta.planning.blood.up-to-three-per-card
      And it is for Louis to play a card

    @id:VEND-0108 @vendetta.planning.blood.from-pool-only
    Scenario: A player cannot play more Blood than the Pool holds
      Given Louis holds Hunt
      And Louis has 2 Blood
      And Louis has 3 Blood at Location 2
      When Louis plays Hunt face up at Location 1
      Then Louis cannot play 3 Blood because vendetta.planning.blood.from-pool-only
      When Louis plays 1 Blood
      Then Louis has 1 Blood
      And Louis has Hunt face up and 1 Blood at Location 1
      And Louis has 3 Blood at Location 2
      And it is for Louis to go on or end the turn

    @id:VEND-0109 @vendetta.planning.blood.each-adds-one-power
    Scenario: Each Deployed Blood adds 1 Power in the conflict
      Given it is the Withdraw Step at Location 1
      And Louis has Challenge face up and 3 Blood at Location 1
      And Lestat has Wolf Companion face up and 4 Blood at Location 1
      And the game stops once Location 1 is resolved
      When everyone stays
      Then Lestat is first at Location 1 with 6 Power
      And Louis is second at Location 1 with 5 Power
