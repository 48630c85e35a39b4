# Rulebook, "Draining"
Feature: Draining cards in the Alliance

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And Louis and Claudia hold Hunt

  @id:VEND-0117 @needs:take-diablerie @vendetta.draining.timing
  Scenario: A player may Drain several cards in one turn
    Given Louis's Alliance holds Victim, Betty Fuller and Marcel
    When Louis drains Marcel
    And Louis drains Victim
    And Louis drains Betty Fuller
    Then Louis gains 10 Blood
    And Louis's Alliance is empty
    And it is for Louis to play a card

  @id:VEND-0118 @vendetta.draining.timing
  Scenario: A player can Drain only cards in their own Alliance
    Given Louis's Alliance holds Victim
    And Claudia's Alliance holds Marcel
    Then Louis cannot drain Marcel because vendetta.draining.timing
    And Louis cannot drain Betty Fuller because vendetta.draining.timing
    And it is for Louis to play a card

  @id:VEND-0119 @vendetta.draining.loses-special-ability
  Scenario: A Drained card cannot be Drained again
    Given Louis's Alliance holds Victim
    When Louis drains Victim
    Then Louis cannot drain Victim because vendetta.draining.loses-special-ability
    And Louis has Drained Victim
    And it is for Louis to play a card

  @id:VEND-0120 @vendetta.draining.timing
  Scenario: A player cannot choose to Drain outside the Planning Phase
    Given it is the Withdraw Step at Location 1
    And Louis has 1 Blood at Location 1
    And Louis's Alliance holds Victim
    Then Louis cannot drain Victim because vendetta.draining.timing
    And it is for Louis to stay or withdraw

  @id:VEND-0121 @vendetta.planning.drain-timing-wording
  Scenario: A player cannot Drain after ending the turn
    Given Louis's Alliance holds Victim
    When Louis plays Hunt face up at Location 1
    And Louis ends the turn
    Then Louis cannot drain Victim because vendetta.planning.drain-timing-wording
    And Louis's Alliance holds Victim
    And it is for Claudia to play a card

  @id:VEND-0122 @needs:planning @vendetta.draining.gain-blood-immediately
  Scenario: Drained Blood comes from the Bank at once
    Given Louis has 1 Blood
    And Louis's Alliance holds Victim
    When Louis drains Victim
    Then Louis has 4 Blood
    And the Bank loses 3 Blood
    And Louis has Drained Victim
    And Louis's Alliance is empty

  @id:VEND-0123 @needs:planning @vendetta.draining.end-influence-replaced
  Scenario: A Drained card adds its drained Influence instead of its normal Influence
    Given Louis's Alliance holds Betty Fuller and Victim
    When Louis drains Betty Fuller
    Then Louis's score drops by 2
    And Louis's score is 5
    When Louis drains Victim
    Then Louis's score drops by 1

  @id:VEND-0124 @needs:take-diablerie @vendetta.draining.loses-special-ability @vendetta.cards.ally.ambrus-maropis @example
  Scenario: A Drained card loses its ability at once
    Given Louis's Alliance holds Ambrus Maropis
    And Claudia has Dark Pact face down at Location 1
    And Claudia has Retaliation face down at Location 2
    When Louis looks at card 1 of Claudia at Location 1
    Then Louis sees Dark Pact face down of Claudia at Location 1
    When Louis drains Ambrus Maropis
    Then Louis cannot look at card 1 of Claudia at Location 2 because vendetta.draining.loses-special-ability
    And it is for Louis to play a card

  @id:VEND-0125 @needs:take-diablerie @needs:planning @vendetta.draining.vampire-adds-diablerie-token
  Scenario: Only a Drained Vampire gives a Diablerie token
    Given Louis's Alliance holds Victim, Betty Fuller and Anita Wainwright
    When Louis drains Victim
    And Louis drains Betty Fuller
    Then Louis has 0 Diablerie tokens
    When Louis drains Anita Wainwright
    Then Louis has 1 Diablerie token
    And Louis gains 3 Blood

  @id:VEND-0126 @example @vendetta.draining.example-claudia @vendetta.draining.may-fund-same-turn
  @vendetta.draining.gain-blood-immediately
  Scenario: Claudia Drains a Victim to play three Blood with her face-down card
    Given it is Claudia's first Planning turn
    And Claudia has 3 Blood
    And Claudia's Alliance holds Victim and Marcel
    When Claudia plays Hunt face down at Location 1
    Then Claudia has 2 Blood
    And Claudia cannot play 3 Blood because vendetta.planning.blood.from-pool-only
    When Claudia drains Victim
    Then Claudia has 5 Blood
    And Claudia's score drops by 1
    When Claudia plays 3 Blood
    Then Claudia has Hunt face down and 3 Blood at Location 1
    And Claudia has 2 Blood
    And it is for Claudia to go on or end the turn

  @id:VEND-1020 @vendetta.draining.may-fund-same-turn @vendetta.planning.blood.from-pool-only
  Scenario: Blood from a card Drained after playing can be played in the same turn
    Given it is Claudia's first Planning turn
    And Claudia has 1 Blood
    And Claudia's Alliance holds Betty Fuller
    When Claudia plays Hunt face up at Location 2
    Then Claudia cannot play 2 Blood because vendetta.planning.blood.from-pool-only
    When Claudia drains Betty Fuller
    And Claudia plays 3 Blood
    Then Claudia has Hunt face up and 3 Blood at Location 2
    And Claudia has 1 Blood
