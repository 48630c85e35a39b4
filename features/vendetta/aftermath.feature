# Vendetta rulebook, "Aftermath": effects after the winner is known
Feature: The Aftermath Step

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise
    And it is the Withdraw Step at Location 1

  @id:VEND-0295 @vendetta.aftermath.order @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: The Ambition holder's Aftermath card takes effect first
    Given Louis has Fist of Caine face up at Location 1
    And Claudia has Hunt face up at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    And Claudia secretly stays
    Then Claudia loses 1 Blood
    And it is for Claudia to settle an effect
    When Claudia uses Hunt
    Then the Bank gains 1 Blood
    And Louis loses 1 Blood

  @id:VEND-0296 @vendetta.aftermath.order @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: Aftermath cards start with whichever player holds the Ambition token
    Given Claudia holds the Ambition token
    And Louis has Fist of Caine face up at Location 1
    And Claudia has Hunt face up at Location 1
    And the game stops once Location 1 is resolved
    When Claudia secretly stays
    And Louis secretly stays
    Then it is for Claudia to settle an effect
    And Claudia loses 0 Blood
    When Claudia uses Hunt
    Then Louis loses 1 Blood
    And it is for Claudia to let the game go on

  @id:VEND-0297 @vendetta.aftermath.order
  Scenario: An Aftermath card waits until its own Location is resolved
    Given Louis has Fist of Caine face up at Location 2
    And Claudia has 1 Blood at Location 1
    And Claudia has 1 Blood at Location 2
    When Claudia secretly stays
    Then nobody's Pool changes
    And it is the Withdraw Step at Location 2
    And it is for Louis to stay or withdraw

  @id:VEND-1134 @vendetta.aftermath.order @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: Aftermath cards take effect clockwise from the Ambition holder, through every player
    Given Louis has Fist of Caine face up at Location 1
    And Claudia has Hunt face up at Location 1
    And Armand has Hunt face up at Location 1
    And Lestat has Mist Form face up and 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then it is for Claudia to settle an effect
    And Claudia, Armand and Lestat lose 1 Blood
    When Claudia declines
    Then it is for Armand to settle an effect
    And Lestat loses 1 Blood
    When Armand declines
    Then it is for Lestat to settle an effect
    When Lestat declines
    Then it is for Louis to let the game go on

  @id:VEND-1135 @vendetta.aftermath.order @vendetta.ambition.turn-order
  Scenario: Aftermath cards take effect clockwise past the last seat to the first
    Given Armand holds the Ambition token
    And Louis has Fist of Caine face up at Location 1
    And Claudia has Hunt face up at Location 1
    And Armand has Hunt face up at Location 1
    And Lestat has Mist Form face up and 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then it is for Armand to settle an effect
    And Armand gains 3 Blood
    When Armand declines
    Then it is for Lestat to settle an effect
    And Lestat has 5 Blood
    When Lestat declines
    Then it is for Claudia to settle an effect
    And Lestat has 4 Blood
    When Claudia declines
    Then it is for Armand to let the game go on

  @id:VEND-0298 @needs:draining @needs:frenzy @vendetta.aftermath.own-order @vendetta.conflicts-of-rules.own-simultaneous
  Scenario: A player chooses the order of their Aftermath cards
    Given it is round 3
    And Louis has Fist of Caine face down and Hunt face down at Location 1
    And Armand has 1 Blood at Location 1
    And Armand has 3 Blood
    And Armand's Alliance holds Victim
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    And Armand secretly stays
    Then it is for Louis to say which card is next
    And it is the Aftermath Step at Location 1
    When Louis resolves Hunt next
    Then Armand has Drained Victim
    And Armand has 3 Blood

  @id:VEND-0299 @needs:draining @needs:frenzy @vendetta.aftermath.own-order @vendetta.conflicts-of-rules.own-simultaneous
  Scenario: A player may resolve their Aftermath cards in either order
    Given it is round 3
    And Louis has Fist of Caine face down and Hunt face down at Location 1
    And Armand has 1 Blood at Location 1
    And Armand has 3 Blood
    And Armand's Alliance holds Victim
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    And Armand secretly stays
    Then it is for Louis to say which card is next
    And it is the Aftermath Step at Location 1
    When Louis resolves Fist of Caine next
    Then Armand has Drained Victim
    And Armand has 2 Blood

  @id:VEND-0300 @needs:draining @needs:frenzy @vendetta.aftermath.one-at-a-time
  Scenario: One Aftermath card affects all Rivals before the next player's card begins
    Given it is round 3
    And Louis has Fist of Caine face up at Location 1
    And Lestat has Hunt face up and 2 Blood at Location 1
    And Claudia and Armand have 3 Blood
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Claudia's Alliance holds Victim
    And Armand's Alliance holds Victim
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia has Drained Victim
    And Armand has Drained Victim
    And Claudia and Armand have 2 Blood
    And it is for Louis to let the game go on

  @id:VEND-0301 @vendetta.aftermath.cards-and-blood-remain
  Scenario: Cards and Blood stay at their Location after it is resolved
    Given Louis has Fist of Caine face down and 2 Blood at Location 1
    And Lestat has Wolf Companion face down and 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    And Lestat secretly stays
    Then Louis has Fist of Caine face up and 2 Blood at Location 1
    And Lestat has Wolf Companion face up and 1 Blood at Location 1
    And Louis holds nothing
