# Vendetta rulebook, "Frenzy": a Pool without Blood
Feature: Frenzy
  Louis holds a card, so that his Planning turn stays open when nothing else is.

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise

  Rule: When Frenzy starts

    @id:VEND-0327 @needs:planning @vendetta.frenzy.trigger
    Scenario: A player who loses the last Blood enters Frenzy
      Given Louis holds Challenge
      When Armand loses 6 Blood through Claudia
      Then Armand has 1 Blood
      And Claudia gains 1 Influence
      And Armand enters Frenzy through Claudia

    @id:VEND-0328 @needs:planning @vendetta.frenzy.trigger
    Scenario: A player with one Blood left does not enter Frenzy
      Given Louis holds Challenge
      When Armand loses 5 Blood through Claudia
      Then nobody enters Frenzy
      And Armand has 1 Blood
      And Armand has 3 Influence
      And Claudia's Pool stays the same

    @id:VEND-0329 @needs:planning @vendetta.frenzy.trigger
    Scenario: Blood on a Position does not prevent Frenzy
      Given Louis holds Challenge
      And Armand has 1 Blood
      And Armand has 5 Blood at Location 1
      When Armand loses 1 Blood through Claudia
      Then Armand enters Frenzy through Claudia
      And Armand has 5 Blood at Location 1

    @id:VEND-0330 @needs:draining @vendetta.frenzy.trigger @vendetta.frenzy.causer-gains-influence
    Scenario: A player enters Frenzy during a Planning turn through another's card
      Given it is Claudia's first Planning turn
      And Louis has Challenge face up at Location 1
      And Claudia holds Hunt
      And Claudia has 1 Blood
      And Claudia's Alliance holds Victim
      When Claudia plays Hunt face up at Location 2
      Then Claudia enters Frenzy through Louis
      And Claudia has Drained Victim
      And Claudia has 3 Blood
      And Louis gains 1 Influence
      And it is for Claudia to go on or end the turn

    @id:VEND-0331 @needs:draining @vendetta.frenzy.trigger @vendetta.frenzy.causer-gains-influence
    Scenario: A player who plays the last Blood enters Frenzy, and nobody is rewarded
      Given Louis holds Challenge
      And Louis has 3 Blood
      And Louis's Alliance holds Victim
      And the game stops at the Resolution Phase
      When Louis plays Challenge face up at Location 1 with 3 Blood
      Then Louis enters Frenzy through nobody
      And Louis has Drained Victim
      And Louis has 3 Blood
      And Louis has Challenge face up and 3 Blood at Location 1
      And Louis has 3 Influence
      And Claudia's Pool stays the same
      And Armand's Pool stays the same
      And Lestat's Pool stays the same

    @id:VEND-0332 @needs:draining @vendetta.frenzy.trigger
    Scenario: A player who Spends the last Blood on a face-down card enters Frenzy
      Given Louis holds Challenge
      And Claudia holds Hunt
      And Louis has 1 Blood
      And Louis's Alliance holds Victim
      When Louis plays Challenge face down at Location 1
      Then Louis enters Frenzy through nobody
      And Louis has Drained Victim
      And Louis has 3 Blood
      And Claudia's Pool stays the same
      And it is for Louis to go on or end the turn

    @id:VEND-0333 @needs:draining @needs:frenzy @needs:planning @vendetta.frenzy.trigger
    Scenario: A player can enter Frenzy again after it ends
      Given Louis holds Challenge
      And Armand has 1 Blood
      And Armand's Alliance holds Victim
      When Armand loses 1 Blood through Claudia
      And Armand loses 3 Blood through Claudia
      Then Claudia gains 2 Influence
      And Armand has Drained Victim
      And Armand has 1 Blood
      And Armand loses 1 Influence

    @id:VEND-1204 @needs:draining @needs:frenzy @vendetta.frenzy.trigger @vendetta.frenzy.causer-gains-influence
    Scenario: Two cards of one player can each send a player into Frenzy at the same Location
      Given it is round 3
      And it is the Withdraw Step at Location 1
      And Louis has Show of Force face up and Fist of Caine face up at Location 1
      And Claudia has 1 Blood at Location 1
      And Claudia has 1 Blood
      And Claudia's Alliance holds Victim and Victim
      And Armand has 1 Blood at Location 1
      And Lestat has 1 Blood at Location 1
      And the game stops once Location 1 is resolved
      When everyone stays
      Then Claudia has Drained Victim and Victim
      And Claudia has 3 Blood
      And Claudia enters Frenzy through Louis

  Rule: The player who causes a Frenzy

    @id:VEND-0334 @needs:draining @needs:frenzy @needs:planning @vendetta.frenzy.causer-gains-influence
    Scenario: Only the player who causes a Frenzy gains 1 Influence from the Bank
      Given Louis holds Challenge
      And Armand's Alliance holds Victim
      When Armand loses 6 Blood through Claudia
      Then Claudia gains 1 Influence
      And the Bank loses 1 Influence
      And Louis's Pool stays the same
      And Lestat's Pool stays the same
      And Armand has 3 Influence

    @id:VEND-0335 @needs:draining @needs:planning @vendetta.frenzy.causer-gains-influence
    Scenario: A player who causes a Frenzy by Stealing gains 1 Influence
      Given Louis holds Challenge
      And Armand has 2 Blood
      And Armand's Alliance holds Victim
      When Claudia steals 2 Blood from Armand
      Then Armand enters Frenzy through Claudia
      And Claudia gains 2 Blood and 1 Influence

    @id:VEND-0336 @needs:draining @needs:ending @vendetta.frenzy.causer-gains-influence @vendetta.frenzy.trigger
    Scenario: A card that sends two players into Frenzy gains 1 Influence for each
      Given it is the Withdraw Step at Location 1
      And Louis has Show of Force face up at Location 1
      And Claudia has 1 Blood
      And Claudia has 1 Blood at Location 1
      And Claudia's Alliance holds Victim
      And Armand has 1 Blood
      And Armand has Ready face up at Location 1
      And Armand's Alliance holds Betty Fuller
      And Lestat is out of the game
      And the game stops at the Conflict Step at Location 1
      When everyone stays
      Then Claudia enters Frenzy through Louis
      And Armand enters Frenzy through Louis
      And Louis gains 2 Blood and 2 Influence
      And Claudia has Drained Victim
      And Armand has Drained Betty Fuller
      And Claudia and Armand have 3 Blood

    @id:VEND-0337 @needs:planning @vendetta.frenzy.causer-gains-influence
    Scenario: Only players whose Pool is empty count for the reward
      Given Louis holds Challenge
      And Claudia has 4 Blood
      And Lestat has 5 Blood
      When Claudia, Armand and Lestat lose 5 Blood together through Louis
      Then Louis gains 2 Influence
      And Claudia enters Frenzy through Louis
      And Lestat enters Frenzy through Louis
      And Claudia has 1 Blood
      And Armand has 1 Blood
      And Lestat has 1 Blood
      And Armand has 3 Influence
      And Claudia and Lestat have 2 Influence

    @id:VEND-1138 @needs:draining @needs:take-diablerie @vendetta.frenzy.random-drain @vendetta.conflicts-of-rules.same-timing-turn-order
    Scenario: Players sent into Frenzy by one card Drain in turn order
      Given Armand holds the Ambition token
      And it is the Withdraw Step at Location 1
      And Louis has Show of Force face up at Location 1
      And Claudia has 1 Blood at Location 1
      And Claudia has 1 Blood
      And Claudia's Alliance holds Victim and Betty Fuller
      And Lestat has 1 Blood at Location 1
      And Lestat has 1 Blood
      And Lestat's Alliance holds Maldavis and Marcel
      And Armand has 1 Blood at Location 1
      And the game stops at the Conflict Step at Location 1
      When everyone stays
      Then exactly Maldavis and Marcel can be drawn
      When chance drains Marcel
      Then exactly Victim and Betty Fuller can be drawn
      When chance drains Victim
      Then Lestat has Drained Marcel
      And Claudia has Drained Victim
      And it is for Armand to let the game go on

    @id:VEND-1242 @needs:draining @needs:planning @vendetta.frenzy.random-drain
    @vendetta.conflicts-of-rules.same-timing-turn-order
    Scenario: The Ambition holder Drains first of three players in Frenzy, then clockwise
      Given Lestat holds the Ambition token
      And it is Louis's first Planning turn
      And Louis holds Challenge
      And Claudia's Alliance holds Victim and Betty Fuller
      And Armand's Alliance holds Victim and Ed Crawford
      And Lestat's Alliance holds Victim and Tom Kimber
      When Claudia, Armand and Lestat lose 6 Blood together through Louis
      Then exactly Victim and Tom Kimber can be drawn
      When chance drains Tom Kimber
      Then exactly Victim and Betty Fuller can be drawn
      When chance drains Betty Fuller
      Then exactly Victim and Ed Crawford can be drawn
      When chance drains Ed Crawford
      Then Claudia has Drained Betty Fuller

  Rule: A loss beyond the Pool

    @id:VEND-0338 @needs:draining @needs:planning @vendetta.frenzy.excess-loss-does-not-carry
    Scenario: The rest of a loss is not taken after the Drain
      Given Louis holds Challenge
      And Armand has 1 Blood
      And Armand's Alliance holds Victim
      When Armand loses 5 Blood through Claudia
      Then Armand enters Frenzy through Claudia
      And Armand has 3 Blood
      And the Bank loses 2 Blood
      And Claudia gains 1 Influence

    @id:VEND-0339 @needs:draining @needs:frenzy @vendetta.frenzy.excess-loss-does-not-carry
    Scenario: A loss beyond the Pool causes only one Frenzy
      Given it is the Withdraw Step at Location 1
      And it is round 3
      And Louis has Fist of Caine face up at Location 1
      And Lestat has 1 Blood at Location 1
      And Lestat has 1 Blood
      And Lestat's Alliance holds Victim and Victim
      And the game stops once Location 1 is resolved
      When Louis secretly stays
      And Lestat secretly stays
      Then Lestat has Drained Victim
      And Lestat's Alliance holds Victim
      And Lestat has 3 Blood

  Rule: One card is Drained at random

    @id:VEND-0340 @needs:draining @needs:planning @vendetta.frenzy.random-drain @vendetta.frenzy.drain-pool
    Scenario: The random Drain may pick a Victim, a Human or a Vampire
      Given Louis holds Challenge
      And Armand's Alliance holds Victim, Betty Fuller, Maldavis and Victim
      When Armand loses 6 Blood through Claudia
      Then it is for chance to drain a card
      And exactly Victim, Betty Fuller and Maldavis can be drawn
      When chance drains Betty Fuller
      Then Armand has Drained Betty Fuller
      And Armand's Alliance holds Victim, Maldavis and Victim

    @id:VEND-0341 @needs:draining @needs:planning @vendetta.frenzy.drain-pool
    Scenario: The random Drain does not pick Drained cards or others' cards
      Given Louis holds Challenge
      And Louis's Alliance holds Marcel
      And Armand's Alliance holds Victim and Betty Fuller
      And Armand has Drained Maldavis and Victim
      When Armand loses 6 Blood through Claudia
      Then exactly Victim and Betty Fuller can be drawn
      When chance drains Victim
      Then Armand has Drained Maldavis, Victim and Victim
      And Armand's Alliance holds Betty Fuller

    @id:VEND-0342 @needs:draining @needs:frenzy @vendetta.frenzy.random-drain
    Scenario: The only card in the Alliance is Drained without a draw
      Given Louis holds Challenge
      And Armand's Alliance holds Betty Fuller
      When Armand loses 6 Blood through Claudia
      Then Armand has Drained Betty Fuller
      And it is for Louis to play a card

    @id:VEND-0343 @needs:take-diablerie @needs:planning @vendetta.frenzy.random-drain
    Scenario: A player in Frenzy cannot choose the card to Drain
      Given Louis holds Challenge
      And Armand's Alliance holds Victim and Maldavis
      When Armand loses 6 Blood through Claudia
      Then Armand cannot drain Victim because vendetta.frenzy.random-drain
      When chance drains Maldavis
      Then Armand has Drained Maldavis
      And Armand's Alliance holds Victim

    @id:VEND-0344 @needs:draining @needs:frenzy @needs:planning @vendetta.frenzy.drain-gives-blood
    Scenario: A random Drain gives the drain value and leaves the drained Influence
      Given Louis holds Challenge
      And Armand has Drained Victim
      And Armand's Alliance holds Sarah McAleer
      When Armand loses 6 Blood through Claudia
      Then Armand has 2 Blood
      And Armand has Drained Victim and Sarah McAleer
      And Armand's score drops by 2
      And Armand has 0 Diablerie tokens

    @id:VEND-0345 @needs:draining @needs:frenzy @needs:planning
    @edition:bloodless_drain=again-by-nobody
    @vendetta.frenzy.drain-gives-blood @vendetta.frenzy.trigger
    Scenario: A card that gives no Blood leads to another Frenzy that nobody causes
      Given Louis holds Challenge
      And Armand's Alliance holds Elena Cortez
      When Armand loses 6 Blood through Claudia
      Then Armand has Drained Elena Cortez
      And Armand has 1 Blood
      And Armand loses 1 Influence
      And Claudia gains 1 Influence

    @id:VEND-1115 @needs:draining @needs:frenzy @needs:planning
    @vendetta.frenzy.drain-gives-blood @vendetta.frenzy.trigger @edition:bloodless_drain=again-by-the-same
    Scenario: A card that gives no Blood leads to another Frenzy caused by the same player
      Given Louis holds Challenge
      And Armand's Alliance holds Elena Cortez
      When Armand loses 6 Blood through Claudia
      Then Armand has Drained Elena Cortez
      And Armand has 1 Blood
      And Armand loses 1 Influence
      And Claudia gains 2 Influence

    @id:VEND-1116 @needs:draining @needs:frenzy @needs:planning
    @vendetta.frenzy.drain-gives-blood @vendetta.frenzy.random-drain @edition:bloodless_drain=once
    Scenario: A card that gives no Blood ends the Frenzy without Blood
      Given Louis holds Challenge
      And Armand's Alliance holds Elena Cortez
      When Armand loses 6 Blood through Claudia
      Then Armand has Drained Elena Cortez
      And Armand has 0 Blood
      And Claudia gains 1 Influence
      And it is for Louis to play a card

  Rule: No card can be Drained

    @id:VEND-0346 @needs:frenzy @needs:planning @vendetta.frenzy.no-cards
    Scenario: A player with an empty Alliance trades 1 Influence for 1 Blood
      Given Louis holds Challenge
      When Armand loses 6 Blood through Claudia
      Then Armand loses 1 Influence
      And Armand has 1 Blood
      And Claudia gains 1 Influence
      And Armand has Drained nothing

    @id:VEND-0347 @needs:draining @needs:frenzy @needs:planning @vendetta.frenzy.no-cards
    Scenario: Drained cards cannot be Drained in Frenzy
      Given Louis holds Challenge
      And Armand has Drained Victim and Maldavis
      When Armand loses 6 Blood through Claudia
      Then Armand loses 1 Influence
      And Armand has 1 Blood
      And Armand has Drained Victim and Maldavis
      And Armand has 0 Diablerie tokens

    @id:VEND-0348 @needs:frenzy @needs:planning
    @vendetta.frenzy.no-cards @vendetta.conflicts-of-rules.impossible-ignored
    Scenario: A player without Influence still gets the Blood
      Given Louis holds Challenge
      And Armand has 2 Blood and 0 Influence
      When Armand loses 2 Blood through Claudia
      Then Armand has 1 Blood and 0 Influence
      And Claudia gains 1 Influence

  Rule: Diablerie in Frenzy

    @id:VEND-0349 @needs:take-diablerie @needs:draining @needs:frenzy @needs:planning
    @vendetta.frenzy.vampire-drain-is-diablerie
    Scenario: A Vampire Drained in Frenzy gives a Diablerie token
      Given Louis holds Challenge
      And Armand's Alliance holds Marcel
      When Armand loses 6 Blood through Claudia
      Then Armand has Drained Marcel
      And Armand has 4 Blood
      And Armand has 1 Diablerie token
      And Claudia has 0 Diablerie tokens
      And Armand's score drops by 3

    @id:VEND-0350 @needs:take-diablerie @needs:draining @needs:ending @needs:frenzy @needs:planning
    @vendetta.frenzy.vampire-drain-is-diablerie @vendetta.diablerie.third-token-eliminates
    Scenario: A third Diablerie token in Frenzy eliminates its player
      Given Louis holds Challenge
      And Armand has 3 Blood and 2 Diablerie tokens
      And Armand's Alliance holds Maldavis
      When Armand loses 3 Blood through Claudia
      Then Armand is eliminated
      And Claudia gains 1 Influence
      And Louis, Claudia and Lestat are still in the game
      And the turn order is Louis, Claudia and Lestat
      And the game goes on

    @id:VEND-0351 @needs:take-diablerie @needs:flip-diablerie @needs:draining @needs:ending @needs:frenzy @needs:planning
    @vendetta.frenzy.vampire-drain-is-diablerie @vendetta.diablerie.third-token-eliminates
    Scenario: Face-down Diablerie tokens count toward the third in Frenzy
      Given Louis holds Challenge
      And Armand has 3 Blood, 1 Diablerie token and 1 face-down Diablerie token
      And Armand's Alliance holds Maldavis
      When Armand loses 3 Blood through Claudia
      Then Armand is eliminated
      And the game goes on

    @id:VEND-0352 @needs:take-diablerie @needs:draining @needs:frenzy @needs:planning
    @vendetta.frenzy.vampire-drain-is-diablerie
    Scenario: A second Diablerie token in Frenzy does not eliminate its player
      Given Louis holds Challenge
      And Armand has 3 Blood and 1 Diablerie token
      And Armand's Alliance holds Maldavis
      When Armand loses 3 Blood through Claudia
      Then Armand has 3 Blood and 2 Diablerie tokens
      And Armand is still in the game

    @id:VEND-0353 @needs:take-diablerie @needs:draining @needs:frenzy @needs:planning @vendetta.frenzy.drain-gives-blood
    Scenario: A player with two Diablerie tokens may Drain a Human safely
      Given Louis holds Challenge
      And Armand has 3 Blood and 2 Diablerie tokens
      And Armand's Alliance holds Betty Fuller
      When Armand loses 3 Blood through Claudia
      Then Armand has 3 Blood and 2 Diablerie tokens
      And Armand is still in the game

    @id:VEND-0354 @needs:take-diablerie @needs:draining @needs:ending @needs:frenzy
    @vendetta.diablerie.third-token-eliminates @vendetta.frenzy.causer-gains-influence
    Scenario: The effect goes on to the next player after one is eliminated
      Given it is round 3
      And it is the Withdraw Step at Location 1
      And Louis has Show of Force face up at Location 1
      And Claudia has 1 Blood at Location 1
      And Claudia has 1 Blood and 2 Diablerie tokens
      And Claudia's Alliance holds Maldavis
      And Armand has Ready face up at Location 1
      And Lestat is out of the game
      And the game stops at the Conflict Step at Location 1
      When everyone stays
      Then Claudia is eliminated
      And Louis gains 2 Blood and 1 Influence
      And Armand loses 1 Blood

    @id:VEND-0655 @vendetta.frenzy.random-drain @needs:draining @needs:planning
    @edition:bloodless_drain=again-by-nobody @edition:bloodless_drain=again-by-the-same
    Scenario: Another card is Drained after a drawn card that gives no Blood
      Given Louis holds Challenge
      And Armand's Alliance holds Elena Cortez and Victim
      When Armand loses 6 Blood through Claudia
      And chance drains Elena Cortez
      Then Armand has Drained Elena Cortez and Victim
      And Armand has 3 Blood
