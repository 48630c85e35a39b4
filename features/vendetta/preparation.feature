# Vendetta rulebook, "Preparation": the first Active cards take effect
Feature: The Preparation Step

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise
    And it is the Withdraw Step at Location 1

  @id:VEND-0240 @vendetta.preparation.order @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: The Ambition holder's Preparation card takes effect first
    Given Louis has Show of Force face down at Location 1
    And Lestat has Fearless face down at Location 1
    And the game stops at the Conflict Step at Location 1
    When Louis secretly stays
    And Lestat secretly stays
    Then it is for Lestat to settle an effect
    And Lestat loses 1 Blood
    When Lestat declines
    Then Lestat has 5 Blood

  @id:VEND-0241 @vendetta.preparation.order @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: Preparation cards start with whichever player holds the Ambition token
    Given Lestat holds the Ambition token
    And Louis has Show of Force face down at Location 1
    And Lestat has Fearless face down at Location 1
    And the game stops at the Conflict Step at Location 1
    When Lestat secretly stays
    And Louis secretly stays
    Then it is for Lestat to settle an effect
    And Lestat's Pool stays the same
    When Lestat declines
    Then Lestat loses 1 Blood

  @id:VEND-0242 @vendetta.preparation.order
  Scenario: A Preparation card waits until its own Location is resolved
    Given Louis has Show of Force face up at Location 2
    And Lestat has Wolf Companion face up at Location 2
    And Armand has 1 Blood at Location 1
    And the game stops once Location 2 is resolved
    When Armand secretly stays
    Then nobody's Pool changes
    And it is for Louis to stay or withdraw
    When Louis secretly stays
    And Lestat secretly stays
    Then Lestat loses 1 Blood

  @id:VEND-0243 @vendetta.preparation.own-order @vendetta.conflicts-of-rules.own-simultaneous
  Scenario: A player chooses the order of their Preparation cards
    Given Lestat has Ready face down, Fearless face down and 3 Blood at Location 1
    And the game stops once Location 1 is resolved
    When Lestat secretly stays
    Then it is for Lestat to say which card is next
    And it is the Preparation Step at Location 1
    When Lestat resolves Fearless next
    Then it is for Lestat to settle an effect
    And Lestat has Ready face up, Fearless face up and 3 Blood at Location 1
    When Lestat uses Fearless
    Then Lestat has Ready face up, Fearless face up and 10 Blood at Location 1
    And Lestat has 3 Blood

  @id:VEND-0244 @vendetta.preparation.own-order @vendetta.conflicts-of-rules.own-simultaneous
  Scenario: A player may resolve their Preparation cards in either order
    Given Lestat has Ready face down, Fearless face down and 3 Blood at Location 1
    And the game stops once Location 1 is resolved
    When Lestat secretly stays
    Then it is for Lestat to say which card is next
    And it is the Preparation Step at Location 1
    When Lestat resolves Ready next
    Then it is for Lestat to settle an effect
    And Lestat has Ready face up, Fearless face up and 5 Blood at Location 1
    When Lestat uses Fearless
    Then Lestat has Ready face up, Fearless face up and 8 Blood at Location 1
    And Lestat has 5 Blood

  @id:VEND-0245 @needs:frenzy @needs:draining @needs:ending @vendetta.preparation.one-at-a-time
  Scenario: A card affects every Rival and its Frenzy ends before the next card
    Given Louis has Show of Force face down at Location 1
    And Claudia has 2 Blood at Location 1
    And Claudia has 1 Blood
    And Claudia's Alliance holds Victim
    And Lestat has Fearless face down at Location 1
    And Armand is out of the game
    And the game stops at the Conflict Step at Location 1
    When Louis secretly stays
    And Claudia secretly stays
    And Lestat secretly stays
    Then it is for Lestat to settle an effect
    And Claudia has Drained Victim
    And Claudia has 3 Blood
    And Louis gains 2 Blood and 1 Influence
    And Lestat loses 1 Blood
    When Lestat declines
    Then it is for Louis to let the game go on

  @id:VEND-1130 @vendetta.preparation.order @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: Preparation cards take effect clockwise from the Ambition holder, through every player
    Given Claudia has Arcane Drain face up at Location 1
    And Armand has Vanish face up at Location 1
    And Lestat has Fearless face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then it is for Claudia to settle an effect
    When Claudia declines
    Then it is for Armand to settle an effect
    When Armand declines
    Then it is for Lestat to settle an effect
    When Lestat declines
    Then it is for Louis to let the game go on

  @id:VEND-1131 @vendetta.preparation.order @vendetta.ambition.turn-order
  Scenario: Preparation cards take effect clockwise past the last seat to the first
    Given Armand holds the Ambition token
    And Louis has Show of Force face up at Location 1
    And Claudia has Arcane Drain face up at Location 1
    And Armand has Vanish face up at Location 1
    And Lestat has Fearless face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then it is for Armand to settle an effect
    When Armand declines
    Then it is for Lestat to settle an effect
    And Lestat has 6 Blood
    When Lestat declines
    Then it is for Claudia to settle an effect
    And Claudia, Armand and Lestat have 5 Blood
    When Claudia declines
    Then it is for Armand to let the game go on

  @id:VEND-0246 @vendetta.preparation.effects-timing-note
  Scenario: A Preparation card can change the winner
    Given Louis has Fist of Caine face down and 1 Blood at Location 1
    And Lestat has Ready face down and 4 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When Louis secretly stays
    And Lestat secretly stays
    Then Lestat is first at Location 1 with 6 Power
    And Louis is second at Location 1 with 5 Power

  @id:VEND-0247 @vendetta.preparation.effects-timing-note
  Scenario: A Conflict card can change the winner
    Given Louis has Fist of Caine face down and 1 Blood at Location 1
    And Lestat has Wolf Companion face down and 2 Blood at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    And Lestat secretly stays
    Then Lestat is first at Location 1 with 4 Power
    And Louis is second at Location 1 with 3 Power

  @id:VEND-0248 @needs:frenzy @vendetta.preparation.effects-timing-note @vendetta.rewards.card-joins-alliance-at-once
  Scenario: An Aftermath card that hits the winner does not change the victory
    Given Marcel is the Ally at Location 1
    And Louis has Fist of Caine face down at Location 1
    And Lestat has Wolf Companion face down and 5 Blood at Location 1
    And Lestat has 1 Blood
    And Lestat's Alliance holds Victim
    When Louis secretly stays
    And Lestat secretly stays
    Then Lestat acquires Marcel
    And Lestat has 0 Blood
    And it is for chance to drain a card
    And exactly Marcel and Victim can be drawn
