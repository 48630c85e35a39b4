# Vendetta rulebook, the page of terms: the meaning of the words on the cards
Feature: Terms on the cards
  The page itself is lost; anything the rest of the rulebook does not confirm is provisional.

  Rule: Blood, cards and players

    Background:
      Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise

    @id:VEND-0375 @vendetta.glossary.deployed @vendetta.glossary.position
    Scenario: A card played at a Location goes on its player's own Position
      Given Louis holds Challenge
      When Louis plays Challenge face up at Location 1 with 2 Blood
      Then Louis has Challenge face up and 2 Blood at Location 1
      And Claudia has nothing at Location 1
      And Louis has nothing at Location 2
      And Louis holds nothing

    @id:VEND-0377 @needs:planning @vendetta.glossary.pool
    Scenario: Deployed Blood is not in the Pool
      Given Louis holds Challenge
      And Armand has 1 Blood
      And Armand has 4 Blood at Location 1
      When Armand loses 3 Blood through Claudia
      Then Armand enters Frenzy through Claudia
      And Armand has 4 Blood at Location 1

    @id:VEND-0378 @needs:planning @vendetta.glossary.gain @vendetta.glossary.bank
    Scenario: Gained Blood comes from the Bank
      Given Louis holds Challenge
      When Armand gains 2 Blood
      Then Armand gains 2 Blood
      And the Bank loses 2 Blood
      And Louis's Pool stays the same
      And Claudia's Pool stays the same

    @id:VEND-0379 @needs:planning @vendetta.glossary.lose @vendetta.glossary.bank
    Scenario: Lost Blood goes to the Bank, even if another player causes the loss
      Given Louis holds Challenge
      When Armand loses 2 Blood through Claudia
      Then Armand loses 2 Blood
      And the Bank gains 2 Blood
      And Claudia's Pool stays the same

    @id:VEND-0380 @needs:planning @vendetta.glossary.lose @vendetta.conflicts-of-rules.apply-as-much-as-possible
    Scenario: A player cannot lose more than they have
      Given Louis holds Challenge
      And Armand has 2 Blood and 1 Influence
      When Armand loses 3 Influence
      Then Armand has 0 Influence
      And the Bank gains 1 Influence

    @id:VEND-0381 @vendetta.glossary.spend @vendetta.glossary.bank
    Scenario: Spent Blood goes from the player's own Pool to the Bank
      Given Louis holds Challenge
      And Claudia holds Hunt
      When Louis plays Challenge face down at Location 1
      Then Louis loses 1 Blood
      And the Bank gains 1 Blood
      And Louis sees Challenge face down of Louis at Location 1

    @id:VEND-0382 @needs:planning @vendetta.glossary.steal
    Scenario: Stolen Blood goes from one Pool to the other
      Given Louis holds Challenge
      And Armand has 3 Blood at Location 1
      When Claudia steals 2 Blood from Armand
      Then Claudia gains 2 Blood
      And Armand loses 2 Blood
      And the Bank stays the same
      And Armand has 3 Blood at Location 1

    @id:VEND-0383 @needs:draining @needs:planning @vendetta.glossary.steal
    Scenario: A player cannot steal more than there is
      Given Louis holds Challenge
      And Armand has 1 Blood
      And Armand's Alliance holds Victim
      When Claudia steals 4 Blood from Armand
      Then Armand enters Frenzy
      And Claudia gains 1 Blood
      And Armand has Drained Victim
      And Armand has 3 Blood

    @id:VEND-0384 @vendetta.glossary.play-blood
    Scenario: Played Blood goes from the Pool to the Position
      Given Louis holds Challenge
      And Claudia holds Hunt
      When Louis plays Challenge face up at Location 1 with 3 Blood
      Then Louis loses 3 Blood
      And the Bank stays the same
      And Louis's Blood at Location 1 grows by 3
      And it is for Claudia to play a card

    @id:VEND-0385 @vendetta.glossary.play-blood
    Scenario: Played Blood comes from the Bank if the card says so
      Given it is the Withdraw Step at Location 1
      And Lestat has Ready face up at Location 1
      And the game stops once Location 1 is resolved
      When Lestat secretly stays
      Then Lestat has Ready face up and 2 Blood at Location 1
      And Lestat loses 0 Blood
      And the Bank loses 2 Blood

    @id:VEND-0386 @vendetta.glossary.move
    Scenario: A card that moves does not count as played
      Given it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Lestat has Wolf Companion face down at Location 1
      When Louis secretly stays
      And Lestat secretly withdraws
      Then Lestat has Wolf Companion face up at the Prince's Haven
      And Lestat loses 0 Blood
      And none of these events happens:
        | event       | seat   |
        | card-played | Lestat |
        | blood-spent | Lestat |
      And it is for Lestat to stay or withdraw

    @id:VEND-0387 @vendetta.glossary.move
    Scenario: Blood that moves to another Location does not go through a Pool
      Given it is the Withdraw Step at Location 1
      And Lestat has Mist Form face up and 3 Blood at Location 1
      And the game stops once Location 1 is resolved
      When Lestat secretly stays
      And Lestat uses Mist Form at the Prince's Haven
      Then Lestat has Mist Form face up and 1 Blood at Location 1
      And Lestat has 2 Blood at the Prince's Haven
      And Lestat gains 0 Blood

    @id:VEND-0388 @vendetta.glossary.opponent
    Scenario: Every other player is an opponent, wherever their cards are
      Given it is Claudia's first Planning turn
      And Louis has Challenge face up at Location 1
      And Claudia holds Hunt
      And Armand holds Ready
      When Claudia plays Hunt face up at Location 2 and ends the turn
      And Armand plays Ready face up at the Prince's Haven
      Then Claudia loses 1 Blood
      And Armand loses 1 Blood
      And it is for Armand to go on or end the turn

    @id:VEND-0389 @vendetta.glossary.opponent
    Scenario: A player is not their own opponent
      Given Louis has Challenge face up at Location 1
      And Louis holds Show of Force
      When Louis plays Show of Force face up at Location 2
      Then Louis has Show of Force face up at Location 2
      And Louis loses 0 Blood

    @id:VEND-0390 @vendetta.glossary.rival
    @edition:rival=at-the-location
    Scenario: A Rival is at the Location, not elsewhere or gone
      Given it is the Withdraw Step at Location 1
      And Louis has Show of Force face up at Location 1
      And Claudia has 1 Blood at Location 1
      And Armand has Ready face up at Location 1
      And Lestat has Wolf Companion face up at Location 1
      And Lestat has 2 Blood at Location 2
      And the game stops at the Conflict Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      And Armand secretly stays
      And Lestat secretly withdraws
      Then Louis gains 2 Blood
      And Claudia loses 1 Blood
      And Armand loses 1 Blood
      And Lestat's Pool stays the same

    @id:VEND-1121 @edition:rival=every-opponent @vendetta.glossary.rival
    Scenario: Every opponent counts as a Rival, even elsewhere or after leaving
      Given it is the Withdraw Step at Location 1
      And Louis has Show of Force face up at Location 1
      And Claudia has 1 Blood at Location 1
      And Armand has Ready face up at Location 1
      And Lestat has 2 Blood at Location 2
      And the game stops at the Conflict Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      And Armand secretly withdraws
      Then Louis gains 3 Blood
      And Claudia, Armand and Lestat lose 1 Blood

    @id:VEND-0391 @vendetta.glossary.printed-power
    Scenario: Halving the printed Power does not change other modifiers or Blood
      Given it is the Withdraw Step at Location 1
      And Louis has Bloody Fury face up and 3 Blood at Location 1
      And Lestat has Wolf Companion face up at Location 1
      And the game stops once Location 1 is resolved
      When Louis secretly stays
      And Lestat secretly stays
      Then Louis is first at Location 1 with 4 Power
      And Lestat is second at Location 1 with 2 Power

  Rule: Another player's card

    @id:VEND-0376 @vendetta.glossary.position
    Scenario: Another player's card can be on a Position
      Given Louis (Brujah), Claudia (Malkavian), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise
      And Louis holds Fist of Caine
      And it is the Withdraw Step at Location 1
      And Claudia has Mesmerize face up at Location 1
      And Louis has 1 Blood at Location 1
      And Armand has 1 Blood at Location 1
      And Lestat has 1 Blood at Location 1
      And the game stops once Location 1 is resolved
      When Louis secretly stays
      And Claudia secretly stays
      And Armand secretly stays
      And Lestat secretly stays
      And Claudia uses Mesmerize on Louis
      Then Claudia has Mesmerize face up and Louis's Fist of Caine face up at Location 1
      And Louis has 1 Blood at Location 1

    @id:VEND-0645 @vendetta.glossary.printed-power @vendetta.cards.aftermath.step
    Scenario: A card that moves to the Prince's Haven has its printed Power there
      Given Louis (Nosferatu), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And it is the Withdraw Step at Location 1
      And Louis has Unseen Passage face up at Location 1
      And Claudia has Hunt face up at Location 1
      And Lestat has Wolf Companion face up at Location 1
      When everyone stays
      Then the Power of Unseen Passage on Louis's Position at the Prince's Haven is 2
      And the Power of Hunt on Claudia's Position at Location 1 is 0
      And it is for Claudia to settle an effect
