# Vendetta rulebook, "Revelation": the remaining face-down cards are revealed
Feature: The Revelation Step

  Background:
    Given it is the Withdraw Step at Location 1

  Rule: Face-down cards and the effects of Active cards

    Background:
      Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise

    @id:VEND-0230 @vendetta.revelation.reveal-stayers
    Scenario: The face-down cards of every player who stays are turned up
      Given Louis has Challenge face down and Fist of Caine face down at Location 1
      And Lestat has Wolf Companion face down at Location 1
      And Armand has Ready face down at Location 1
      And the game stops at the Preparation Step at Location 1
      When Louis secretly stays
      And Armand secretly stays
      And Lestat secretly stays
      Then Claudia sees Challenge face up and Fist of Caine face up of Louis at Location 1
      And Claudia sees Wolf Companion face up of Lestat at Location 1
      And Louis sees Ready face up of Armand at Location 1

    @id:VEND-0231 @vendetta.revelation.reveal-stayers
    Scenario: The cards of players who stay are not revealed before the others have left
      Given Louis has Challenge face down at Location 1
      And Armand has Ready face up at Location 1
      And Armand has Cloak of Shadows face up at Location 2
      And the game stops at the Preparation Step at Location 1
      When Louis secretly stays
      And Armand secretly withdraws
      Then it is for Armand to settle an effect
      And Louis has Challenge face down at Location 1
      And Lestat sees an unknown card of Louis at Location 1
      When Armand declines
      Then Louis has Challenge face up at Location 1

    @id:VEND-0232 @vendetta.revelation.reveal-stayers
    Scenario: Face-down cards at other Locations stay hidden
      Given Louis has Challenge face down at Location 1
      And Louis has Fist of Caine face down at Location 2
      And Armand has Ready face up at Location 1
      And the game stops at the Preparation Step at Location 1
      When Louis secretly stays
      And Armand secretly stays
      Then Louis has Challenge face up at Location 1
      And Claudia sees an unknown card of Louis at Location 2
      And no event names Fist of Caine

    @id:VEND-0233 @needs:feed @needs:hand-building @needs:location-setup @needs:planning @vendetta.revelation.active-effects-later
    Scenario: A face-up Aftermath card has no effect before its step
      Given Louis has Fist of Caine face up at Location 1
      And the Victim deck holds 0 cards
      And Armand has Ready face up at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Armand secretly stays
      Then it is the Aftermath Step at Location 1
      And Armand has 6 Blood
      When Louis lets the game go on
      Then Armand loses 1 Blood
      And it is for Louis to play a card

    @id:VEND-0234 @vendetta.revelation.three-active-kinds @vendetta.revelation.active-effects-later
    Scenario: Preparation, Conflict and Aftermath cards wait for their own steps in any turn order
      Given Louis has Fist of Caine face down at Location 1
      And Claudia has Hunt face down at Location 1
      And Lestat has Wolf Companion face down and Fearless face down at Location 1
      And the game stops once Location 1 is resolved
      When Louis secretly stays
      And Claudia secretly stays
      And Lestat secretly stays
      Then it is the Preparation Step at Location 1
      And it is for Lestat to settle an effect
      And Lestat has 6 Blood
      When Lestat declines
      Then it is the Aftermath Step at Location 1
      And it is for Claudia to settle an effect
      And the Power of Fist of Caine on Louis's Position at Location 1 is 2
      And Claudia and Lestat lose 1 Blood
      When Claudia declines
      Then it is for Louis to let the game go on

    @id:VEND-0235 @vendetta.revelation.power-always-counts
    Scenario: A card of each kind adds its Power
      Given Louis has Show of Force face down, Bloody Fury face down and Fist of Caine face down at Location 1
      And Armand has Ready face up at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Armand secretly stays
      Then Louis is first at Location 1 with 13 Power
      And Armand is second at Location 1 with 1 Power

  Rule: Passive cards have their own timing

    @id:VEND-0236 @vendetta.revelation.passive-timing
    Scenario: A face-down Passive card that acts right after the Revelation is in time
      Given Louis (Brujah), Claudia (Ventrue), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise
      And Louis has Challenge face up at Location 1
      And Claudia has Forestall face down at Location 1
      And Armand has Ready face up at Location 1
      And the game stops at the Preparation Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      And Armand secretly stays
      Then it is the Revelation Step at Location 1
      And it is for Claudia to settle an effect
      When Claudia uses Forestall on Louis with Challenge
      Then Claudia gains 4 Blood

    @id:VEND-0237 @vendetta.revelation.passive-timing
    Scenario: A face-down Passive card that acts before the Revelation is too late
      Given Louis (Brujah), Claudia (Toreador), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise
      And Claudia has Friends in High Places face down at Location 1
      And Claudia's Alliance holds Victim
      And Armand has Ready face up at Location 1
      And the game stops at the Preparation Step at Location 1
      When Claudia secretly stays
      And Armand secretly stays
      Then Claudia has Friends in High Places face up at Location 1
      And Claudia has 6 Blood

    @id:VEND-1136 @vendetta.revelation.passive-timing @vendetta.conflicts-of-rules.same-timing-turn-order
    Scenario: Passive cards that act right after the Revelation do so clockwise from the Ambition holder
      Given Louis (Brujah), Claudia (Ventrue), Armand (Nosferatu) and Lestat (Malkavian) sit clockwise
      And Louis has Challenge face up at Location 1
      And Claudia has Forestall face up at Location 1
      And Armand has Ready face up at Location 1
      And Lestat has Auction of Blood face up at Location 1
      When everyone stays
      Then it is for Claudia to settle an effect
      When Claudia uses Forestall on Louis with Challenge
      Then it is for Louis to bid

    @id:VEND-0238 @vendetta.revelation.passive-timing
    Scenario: A face-up Passive card that acts before the Revelation takes effect
      Given Louis (Brujah), Claudia (Toreador), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise
      And Claudia has Friends in High Places face up at Location 1
      And Claudia's Alliance holds Victim
      And Armand has Ready face down at Location 1
      And the game stops at the Preparation Step at Location 1
      When Claudia secretly stays
      And Armand secretly stays
      Then it is for Claudia to settle an effect
      And Claudia sees an unknown card of Armand at Location 1
      When Claudia uses Friends in High Places for 1 Blood
      Then Claudia loses 1 Blood
      And Claudia has Friends in High Places face up and 1 Blood at Location 1
