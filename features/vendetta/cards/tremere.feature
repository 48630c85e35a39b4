# Rulebook, "The phases in detail", Clan cards; the Clan cards of the box: Tremere, TR01 to TR09
Feature: The cards of Clan Tremere
  Tremere cards pay with Blood and are paid in Blood.

  Background:
    Given Louis (Tremere), Claudia (Gangrel), Armand (Ventrue) and Lestat (Brujah) sit clockwise

  @id:VEND-0523 @vendetta.cards.conflict.step
  Scenario: Focus from Hunger has 1 less Power per Blood in its player's Pool
    Given it is the Withdraw Step at Location 1
    And Louis has Focus from Hunger face up and 2 Blood at Location 1
    And Louis has 4 Blood
    And Lestat has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis is first at Location 1 with 7 Power

  @id:VEND-0524 @vendetta.cards.conflict.step
  Scenario: Focus from Hunger never has less than 0 Power
    Given it is the Withdraw Step at Location 1
    And Louis has Focus from Hunger face up and 1 Blood at Location 1
    And Louis has 11 Blood
    And Lestat has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis is second at Location 1 with 1 Power

  @id:VEND-0525 @vendetta.cards.preparation.step @vendetta.glossary.spend
  Scenario: Ancient Artifacts keeps its Power if its player Spends half the Pool, rounded down
    Given it is the Withdraw Step at Location 1
    And Louis has Ancient Artifacts face up at Location 1
    And Louis has 7 Blood
    And Lestat has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Ancient Artifacts to spend
    Then Louis has 4 Blood
    And Louis is first at Location 1 with 6 Power

  @id:VEND-0526 @vendetta.cards.preparation.step
  Scenario: Ancient Artifacts is turned face down if its player does not Spend, and one is required
    Given it is the Withdraw Step at Location 1
    And Louis has Ancient Artifacts face up at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis cannot decline because vendetta.conflicts-of-rules.card-over-rulebook
    When Louis uses Ancient Artifacts to turn down
    Then Louis has Ancient Artifacts face down at Location 1
    And Louis has 6 Blood
    And Louis is second at Location 1 with 0 Power

  @id:VEND-0527 @vendetta.cards.preparation.step @vendetta.glossary.gain
  Scenario: Theft of Vitae raises the Pool to 7 Blood
    Given it is the Withdraw Step at Location 1
    And Louis has Theft of Vitae face up at Location 1
    And Louis has 2 Blood
    And Lestat has Challenge face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then Louis has 7 Blood
    And the Bank loses 5 Blood

  @id:VEND-0528 @vendetta.cards.preparation.step @vendetta.glossary.gain
  Scenario: Theft of Vitae adds 1 Blood to a Pool of 7 or more
    Given it is the Withdraw Step at Location 1
    And Louis has Theft of Vitae face up at Location 1
    And Louis has 7 Blood
    And Lestat has Challenge face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then Louis has 8 Blood

  @id:VEND-0529 @vendetta.glossary.lose @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Dark Pact collects the Blood its player Loses elsewhere
    Given it is the Withdraw Step at Location 1
    And it is round 3
    And Louis has 1 Blood at Location 1
    And Louis has Dark Pact face up at Location 2
    And Lestat has Fist of Caine face up at Location 1
    When everyone stays
    Then Louis loses 3 Blood
    And Louis has Dark Pact face up and 3 Blood at Location 2
    And it is for Louis to stay or withdraw

  @id:VEND-0530 @vendetta.glossary.spend
  Scenario: Dark Pact collects the Blood its player Spends to play face down
    Given Louis has Dark Pact face up at Location 1
    And Louis holds Retaliation
    And Claudia holds Wolf Companion
    When Louis plays Retaliation face down at Location 2 and ends the turn
    Then Louis loses 1 Blood
    And Louis has Dark Pact face up and 1 Blood at Location 1
    And the Bank stays the same
    And it is for Claudia to play a card

  @id:VEND-0531 @vendetta.glossary.steal
  Scenario: Dark Pact does not collect Stolen Blood
    Given it is the Withdraw Step at Location 1
    And Louis has Dark Pact face up at Location 1
    And Lestat has Show of Force face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis loses 1 Blood
    And Louis has Dark Pact face up at Location 1

  @id:VEND-0532 @example @vendetta.cards.tremere.cauldron-of-blood @vendetta.cards.aftermath.step @vendetta.glossary.spend
  @vendetta.glossary.lose
  Scenario: Cauldron of Blood costs half the Pool, rounded down, and makes each Rival Lose 4 Blood
    Given it is the Withdraw Step at Location 1
    And Louis has Cauldron of Blood face up at Location 1
    And Louis has 7 Blood
    And Claudia has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then it is for Louis to settle an effect
    When Louis uses Cauldron of Blood
    Then Louis has 4 Blood
    And Claudia, Armand and Lestat lose 4 Blood
    And the Bank gains 15 Blood

  @id:VEND-0533 @example @vendetta.cards.tremere.cauldron-of-blood @vendetta.cards.aftermath.step
  Scenario: Cauldron of Blood is optional
    Given it is the Withdraw Step at Location 1
    And Louis has Cauldron of Blood face up at Location 1
    And Louis has 7 Blood
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis declines
    Then Louis has 7 Blood
    And Claudia has 6 Blood

  @id:VEND-0534 @vendetta.glossary.steal @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Retaliation makes each Rival Lose the Blood Stolen from its player at its Location
    Given it is the Withdraw Step at Location 1
    And Louis has Retaliation face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Lestat has Show of Force face up at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis loses 1 Blood
    And Lestat gains 2 Blood
    And Claudia and Armand lose 2 Blood

  @id:VEND-0535 @vendetta.glossary.lose @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Retaliation makes each Rival Lose the Blood its player Loses at its Location
    Given it is the Withdraw Step at Location 1
    And it is round 2
    And Louis has Retaliation face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Lestat has Fist of Caine face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis and Lestat lose 2 Blood
    And Claudia loses 4 Blood

  @id:VEND-1185 @needs:draining @needs:frenzy @vendetta.glossary.lose @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Retaliation passes on only the Blood its player really Lost
    Given it is round 3
    And it is the Withdraw Step at Location 1
    And Louis has Retaliation face up at Location 1
    And Louis has 1 Blood
    And Louis's Alliance holds Victim
    And Lestat has Fist of Caine face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat holds the Ambition token
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis has Drained Victim
    And Lestat loses 1 Blood
    And Claudia and Armand lose 4 Blood

  @id:VEND-0536 @vendetta.glossary.spend @vendetta.glossary.lose
  Scenario: Retaliation makes each Rival Lose the Blood its player Spends here, in Planning too
    Given Louis has Retaliation face up at Location 1
    And Louis holds Dark Pact
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And Claudia holds Wolf Companion
    When Louis plays Dark Pact face down at Location 1 and ends the turn
    Then Louis loses 1 Blood
    And Claudia, Armand and Lestat lose 1 Blood
    And it is for Claudia to play a card

  @id:VEND-0537 @vendetta.glossary.steal
  Scenario: Retaliation does not apply to Blood Stolen at another Location
    Given it is the Withdraw Step at Location 1
    And Louis has 1 Blood at Location 1
    And Louis has Retaliation face up at Location 2
    And Lestat has Show of Force face up at Location 1
    And Lestat has 1 Blood at Location 2
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    When everyone stays
    Then Louis, Claudia and Armand lose 1 Blood
    And Lestat gains 3 Blood
    And it is for Louis to stay or withdraw

  @id:VEND-0538 @vendetta.cards.preparation.step @vendetta.glossary.deployed
  Scenario: Arcane Drain costs half the Pool and takes half of each Rival's Blood at its Location
    Given it is the Withdraw Step at Location 1
    And Louis has Arcane Drain face up at Location 1
    And Louis has 7 Blood
    And Claudia has 3 Blood at Location 1
    And Lestat has 2 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Arcane Drain
    Then the Bank gains 3 Blood
    And Louis has 7 Blood
    And Claudia has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And Claudia has 6 Blood

  @id:VEND-0539 @vendetta.cards.preparation.step
  Scenario: Arcane Drain is optional
    Given it is the Withdraw Step at Location 1
    And Louis has Arcane Drain face up at Location 1
    And Claudia has 3 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis declines
    Then Louis has 6 Blood
    And Claudia has 3 Blood at Location 1

  @id:VEND-0540 @vendetta.frenzy.trigger @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: The Ready of the Tremere may be turned down in a Frenzy here instead of Draining
    Given it is the Withdraw Step at Location 1
    And Louis has Ready face up at Location 1
    And Louis has 1 Blood
    And Louis's Alliance holds Victim
    And Lestat has Show of Force face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis enters Frenzy through Lestat
    And it is for Louis to settle an effect
    When Louis uses Ready
    Then Louis has Ready face down at Location 1
    And Louis has 1 Blood
    And Louis has Drained nothing

  @id:VEND-0541 @needs:draining @needs:frenzy @vendetta.frenzy.random-drain
  Scenario: A player who does not use the Ready of the Tremere in a Frenzy Drains a card
    Given it is the Withdraw Step at Location 1
    And Louis has Ready face up at Location 1
    And Louis has 1 Blood
    And Louis's Alliance holds Victim
    And Lestat has Show of Force face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis declines
    Then Louis has Drained Victim
    And Louis has Ready face up at Location 1
    And Louis has 3 Blood

  @id:VEND-0542 @needs:draining @vendetta.frenzy.random-drain
  Scenario: The Ready of the Tremere does not help in a Frenzy at another Location
    Given it is the Withdraw Step at Location 1
    And Louis has 1 Blood at Location 1
    And Louis has Ready face up at Location 2
    And Louis has 1 Blood
    And Louis's Alliance holds Victim
    And Lestat has Show of Force face up at Location 1
    When everyone stays
    Then Louis enters Frenzy through Lestat
    And Louis has Drained Victim
    And Louis has Ready face up at Location 2
    And it is for Louis to stay or withdraw

  @id:VEND-0543 @vendetta.cards.aftermath.step @vendetta.glossary.spend @vendetta.glossary.steal
  Scenario: The Hunt of the Tremere Steals 1 Blood from each Rival for 1 Blood
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Hunt
    Then Claudia, Armand and Lestat lose 1 Blood
    And Louis gains 2 Blood
    And the Bank gains 1 Blood

  @id:VEND-0544 @vendetta.cards.aftermath.step
  Scenario: The Hunt of the Tremere Steals nothing if it is not paid for
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis declines
    Then Louis has 6 Blood
    And Claudia has 6 Blood

  @id:VEND-0630 @vendetta.frenzy.random-drain @needs:draining
  Scenario: The Ready of the Tremere does not replace a Drain in the Planning Phase
    Given it is Louis's first Planning turn
    And Louis has Ready face up at Location 1
    And Louis has 1 Blood
    And Louis holds Hunt
    And Louis's Alliance holds Victim
    And Lestat has Challenge face up at Location 1
    When Louis plays Hunt face up at Location 2
    Then Louis enters Frenzy through Lestat
    And Louis has Drained Victim
    And Louis has Ready face up at Location 1
    And it is for Louis to go on or end the turn

  @id:VEND-0644 @vendetta.conflict.total-power
  Scenario: Focus from Hunger has 0 Power with more than nine Blood in the Pool
    Given it is the Withdraw Step at Location 1
    And Louis has Focus from Hunger face up and 1 Blood at Location 1
    And Louis has 12 Blood
    And Claudia has Wolf Companion face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis is second at Location 1 with 1 Power

  @id:VEND-0632 @vendetta.cards.preparation.step
  Scenario: Ancient Artifacts costs nothing with 1 Blood in the Pool
    Given it is the Withdraw Step at Location 1
    And Louis has Ancient Artifacts face up at Location 1
    And Louis has 1 Blood
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Ancient Artifacts to spend
    Then Louis has 1 Blood
    And Louis has Ancient Artifacts face up at Location 1
    And nobody enters Frenzy
    And none of these events happens:
      | event       | seat  |
      | blood-spent | Louis |
