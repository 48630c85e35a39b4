# Rulebook, "Ally/Victim cards": the numbers on the cards and their abilities
Feature: Allies and Victims

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise

  @id:VEND-0050 @vendetta.cards.ally.influence-value
  Scenario: An Ally in the Alliance adds its Influence at the end
    Given it is round 3
    And it is the Withdraw Step at the Prince's Haven
    And Louis has 2 Influence
    And Louis's Alliance holds Marcel and Betty Fuller
    And the game stops once the Prince's Haven is resolved
    When Louis lets the game go on
    Then Louis wins the game with 9 Influence
    And Claudia ends the game with 3 Influence

  @id:VEND-0051 @needs:draining @vendetta.cards.ally.drained-influence-value
  Scenario: A Drained Ally adds its drained Influence instead
    Given it is round 3
    And it is the Withdraw Step at the Prince's Haven
    And Louis has 4 Influence
    And Louis's Alliance holds Marcel
    And Louis has Drained Betty Fuller and Miguel Chandler
    And the game stops once the Prince's Haven is resolved
    When Louis lets the game go on
    Then Louis wins the game with 11 Influence

  @id:VEND-0052 @needs:hand-building @needs:location-setup @needs:planning @vendetta.cards.ally.feed-value
  Scenario: A card in the Alliance yields Blood equal to its feed value
    Given it is the Feed Phase
    And Louis's Alliance holds Marcel
    And Claudia's Alliance holds Anita Wainwright
    And Louis holds Hunt
    Then Louis gains 1 Blood
    And Claudia's Pool stays the same

  @id:VEND-0053 @needs:hand-building @needs:location-setup @needs:planning @vendetta.cards.ally.feed-value
  Scenario: Bobby White yields three Blood
    Given it is the Feed Phase
    And Louis's Alliance holds Bobby White
    And Louis holds Hunt
    Then Louis gains 3 Blood

  @id:VEND-0054 @needs:take-diablerie @needs:planning @vendetta.cards.ally.drain-blood-value
  Scenario: A card gives its drain value as soon as it is Drained
    Given Louis holds Hunt
    And Louis's Alliance holds Betty Fuller, Sarah McAleer and Marcel
    When Louis drains Betty Fuller
    Then Louis gains 3 Blood
    When Louis drains Sarah McAleer
    Then Louis gains 2 Blood
    When Louis drains Marcel
    Then Louis gains 4 Blood
    And the Bank loses 4 Blood

  @id:VEND-0055 @needs:planning @vendetta.cards.ally.special-ability
  Scenario: Some Allies have an ability when acquired, and others have none
    Given Louis holds Hunt
    When Louis acquires Anita Wainwright
    Then Louis gains 3 Blood
    When Louis acquires Betty Fuller
    Then Louis's Pool stays the same
    And Louis acquires Betty Fuller

  @id:VEND-0056 @needs:planning @example @vendetta.cards.victim.example-values @vendetta.cards.victim.values-identical
  @vendetta.draining.end-influence-replaced
  Scenario: A Victim adds 1 Influence, or none when Drained, and Draining it gives 3 Blood
    Given Louis holds Hunt
    And Louis has 2 Influence
    And Louis's Alliance holds Victim
    When Louis drains Victim
    Then Louis gains 3 Blood
    And Louis's score is 2
    And Louis's score drops by 1

  @id:VEND-0057 @needs:hand-building @needs:location-setup @needs:planning
  @example @vendetta.cards.victim.example-values @vendetta.cards.ally.feed-value
  Scenario: A Victim yields 1 Blood in the Feed Phase
    Given it is the Feed Phase
    And Louis's Alliance holds Victim
    And Louis holds Hunt
    Then Louis gains 1 Blood
    And the Bank holds 45 Blood

  @id:VEND-0058 @needs:planning @vendetta.cards.victim.values-identical
  Scenario: Every Victim is identical and has no ability
    Given Louis holds Hunt
    When Louis acquires Victim
    And Louis acquires Victim
    Then Louis's Pool stays the same
    When Louis drains Victim
    Then Louis gains 3 Blood
    When Louis drains Victim
    Then Louis gains 3 Blood
    And Louis has Drained Victim and Victim

  @id:VEND-0059 @needs:draining @needs:frenzy @needs:planning @vendetta.cards.human.ability-while-in-alliance
  Scenario: A Human's ability works while the Human is in the Alliance
    Given Louis holds Hunt
    And Claudia has 1 Blood
    And Claudia's Alliance holds Miguel Chandler, Victim and Marcel
    When Claudia loses 1 Blood through Louis
    Then Claudia has Drained Miguel Chandler
    And Claudia has 3 Blood

  @id:VEND-0060 @needs:frenzy @needs:planning @vendetta.cards.human.ability-while-in-alliance @vendetta.draining.loses-special-ability
  Scenario: A Drained Human's ability does not work
    Given Louis holds Hunt
    And Louis has 1 Blood
    And Louis's Alliance holds Miguel Chandler, Victim and Marcel
    When Louis drains Miguel Chandler
    And Louis loses 4 Blood through Claudia
    Then Louis has 0 Blood
    And Claudia gains 1 Influence
    And it is for chance to drain a card
    And exactly Victim and Marcel can be drawn

  @id:VEND-0061 @needs:take-diablerie @needs:planning @vendetta.cards.vampire.diablerie-when-drained @vendetta.diablerie.when
  @vendetta.draining.vampire-adds-diablerie-token
  Scenario: A player who chooses to Drain a Vampire commits Diablerie
    Given Louis holds Hunt
    And Louis's Alliance holds Marcel
    When Louis drains Marcel
    Then Louis gains 4 Blood and 1 Diablerie token
    And Louis has Drained Marcel

  @id:VEND-0062 @needs:take-diablerie @needs:draining @needs:frenzy @needs:planning
  @vendetta.cards.vampire.diablerie-when-drained @vendetta.diablerie.when
  Scenario: A player who must Drain a Vampire in Frenzy commits Diablerie
    Given Louis holds Hunt
    And Claudia has 1 Blood
    And Claudia's Alliance holds Anita Wainwright
    When Claudia loses 1 Blood through Louis
    Then Claudia has 3 Blood and 1 Diablerie token
    And Claudia has Drained Anita Wainwright
