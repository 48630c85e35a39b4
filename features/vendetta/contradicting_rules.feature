# Vendetta rulebook, "Contradicting Rules?": precedence and order
Feature: Contradicting rules and cards

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise

  @id:VEND-0305 @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: A card that wins all ties overrides the turn order
    Given it is the Withdraw Step at Location 1
    And Armand's Alliance holds Fiorenza Savona
    And Louis has Challenge face up at Location 1
    And Armand has Ready face up and 3 Blood at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    And Armand secretly stays
    Then Armand and Louis are ranked at Location 1
    And Armand is first at Location 1 with 4 Power
    And Louis is second at Location 1 with 4 Power

  @id:VEND-0306 @example @needs:ending @vendetta.conflicts-of-rules.card-over-rulebook @vendetta.cards.nosferatu.vanish
  Scenario: A card may let a player Withdraw after the Withdraw Step
    Given it is the Withdraw Step at Location 1
    And Armand has Vanish face down and 2 Blood at Location 1
    And Louis has Challenge face up at Location 1
    And Claudia and Lestat are out of the game
    When Louis secretly stays
    And Armand secretly stays
    And Armand uses Vanish
    Then Armand gains 3 Blood
    And Armand has Vanish face up at the Prince's Haven
    And Louis is ranked at Location 1
    And it is for Armand to stay or withdraw

  @id:VEND-0307 @needs:ending @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: Cards with the same timing take effect clockwise from the Ambition holder
    Given Louis holds the Ambition token
    And Armand and Lestat are out of the game
    And it is the Withdraw Step at Location 1
    And Louis has Show of Force face up at Location 1
    And Claudia has Theft of Vitae face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When Louis secretly stays
    And Claudia secretly stays
    Then Claudia has 7 Blood
    And Louis has 7 Blood
    And it is for Louis to let the game go on

  @id:VEND-1013 @needs:ending @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: Cards with the same timing start with another player who holds the Ambition token
    Given Claudia holds the Ambition token
    And Armand and Lestat are out of the game
    And it is the Withdraw Step at Location 1
    And Louis has Show of Force face up at Location 1
    And Claudia has Theft of Vitae face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When Claudia secretly stays
    And Louis secretly stays
    Then Claudia has 6 Blood
    And Louis has 7 Blood
    And it is for Claudia to let the game go on

  @id:VEND-0308 @vendetta.conflicts-of-rules.ties-turn-order
  Scenario: Three players with the same Power are ranked in turn order
    Given Lestat holds the Ambition token
    And it is the Withdraw Step at Location 1
    And Claudia has Retaliation face up and 2 Blood at Location 1
    And Louis has Challenge face up at Location 1
    And Lestat has 4 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When Lestat secretly stays
    And Louis secretly stays
    And Claudia secretly stays
    Then Lestat, Louis and Claudia are ranked at Location 1
    And Lestat is first at Location 1 with 4 Power
    And Claudia is third at Location 1 with 4 Power

  @id:VEND-0309 @vendetta.conflicts-of-rules.own-simultaneous
  Scenario: Only their player decides the order of a player's cards
    Given it is the Withdraw Step at Location 1
    And Louis has Fist of Caine face up and Earthshock face up at Location 1
    And Lestat has 1 Blood at Location 1
    When Louis secretly stays
    And Lestat secretly stays
    Then it is for Louis to say which card is next
    And Lestat cannot resolve Louis's Earthshock next because vendetta.conflicts-of-rules.own-simultaneous

  @id:VEND-0310 @needs:draining @needs:frenzy @vendetta.conflicts-of-rules.apply-as-much-as-possible
  Scenario: A player with less Blood than an effect takes loses all of it
    Given it is round 3
    And it is the Withdraw Step at Location 1
    And Louis has Fist of Caine face up at Location 1
    And Lestat has Wolf Companion face up at Location 1
    And Lestat has 2 Blood
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    And Lestat secretly stays
    Then Lestat has Drained Victim
    And Lestat has 3 Blood
    And Lestat enters Frenzy through Louis

  @id:VEND-0311 @needs:planning @example @vendetta.conflicts-of-rules.example-steal-three-of-two
  @vendetta.conflicts-of-rules.apply-as-much-as-possible
  Scenario: Stealing three Blood from a Pool of two takes two
    Given Louis holds Challenge
    And Lestat has 2 Blood
    When Claudia steals 3 Blood from Lestat
    Then Claudia gains 2 Blood
    And Lestat has 1 Blood
    And Lestat enters Frenzy through Claudia

  @id:VEND-0312 @vendetta.conflicts-of-rules.impossible-ignored @vendetta.glossary.rival
  @edition:rival=at-the-location
  Scenario: An effect on Rivals is ignored without a Rival at the Location
    Given it is the Withdraw Step at Location 1
    And Louis has Show of Force face up and Fist of Caine face up at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    Then Louis wins at Location 1
    And Louis gains 0 Blood
    And Claudia's Pool stays the same

  @id:VEND-1122 @edition:rival=every-opponent @vendetta.glossary.rival
  Scenario: An effect on Rivals reaches players elsewhere where every opponent is a Rival
    Given it is the Withdraw Step at Location 1
    And Louis has Show of Force face up at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    Then Louis wins at Location 1
    And Louis gains 3 Blood
    And Claudia, Armand and Lestat lose 1 Blood

  @id:VEND-0313 @needs:planning @vendetta.conflicts-of-rules.impossible-ignored
  Scenario: A loss of Influence is ignored by a player with none
    Given Louis holds Challenge
    And Lestat has 0 Influence
    When Lestat loses 1 Influence
    Then nobody's Pool changes
    And the Bank stays the same
