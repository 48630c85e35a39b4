# Rulebook, "Contradicting rules?"; cards of three Clans that meet
Feature: Cards of several Clans together
  What a card of one Clan leaves on the table is what a card of another finds there.

  @id:VEND-1033 @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Auction of Blood turns down a face-up card, not one that lies face down already
    Given Louis (Malkavian), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has One Step Ahead face up at Location 1
    And Lestat has Challenge face down and Bloody Fury face up at Location 1
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    And Lestat answers Armand's One Step Ahead by leaving Challenge
    And Louis secretly bids 1 Blood
    And Claudia secretly bids 1 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 0 Blood
    Then Lestat has Challenge face down and Bloody Fury face down at Location 1
    And it is for Louis to let the game go on

  @id:VEND-1050 @vendetta.revelation.passive-timing @vendetta.glossary.printed-power
  Scenario: Forestall cannot take a card that has been left face down
    Given Louis (Ventrue), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Forestall face up at Location 1
    And Armand has One Step Ahead face up at Location 1
    And Lestat has Fist of Caine face down at Location 1
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    And Lestat answers Armand's One Step Ahead by leaving Fist of Caine
    Then Louis gains 3 Blood
    And it is for Louis to let the game go on

  @id:VEND-1029 @needs:draining @needs:take-diablerie @needs:ending @needs:frenzy @vendetta.diablerie.third-token-eliminates
  Scenario: A Hunt that has put its owner out of the game goes nowhere any more
    Given Louis (Malkavian), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Mesmerize face down and Armand's Hunt face up at Location 1
    And Armand has 1 Blood and 2 Diablerie tokens
    And Armand's Alliance holds Marcel
    And Armand has 1 Blood at Location 1
    And Claudia has 2 Blood at Location 1
    And Claudia has Dark Pact face up at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Mesmerize on Claudia
    Then Armand is eliminated
    And Louis has Mesmerize face up at Location 1
    And it is for Louis to let the game go on
