# Rulebook, "The phases in detail", Clan cards; the Clan cards of the box: Ventrue, VE01 to VE09
Feature: The cards of Clan Ventrue
  Ventrue cards make others choose between two evils.

  Background:
    Given Louis (Ventrue), Claudia (Tremere), Armand (Toreador) and Lestat (Brujah) sit clockwise

  @id:VEND-0545 @vendetta.cards.passive.must-be-face-up-when-triggered @vendetta.glossary.opponent @vendetta.glossary.deployed
 
  Scenario: Master Plan makes each opponent without a card there Lose 1 Influence after Planning
    Given it is Lestat's second Planning turn
    And Louis has Master Plan face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Lestat holds Challenge
    When Lestat plays Challenge face up at Location 1 and ends the turn
    Then Claudia and Armand lose 1 Influence
    And Lestat has 3 Influence
    And Louis has 3 Influence
    And it is for Louis to stay or withdraw

  @id:VEND-0546 @vendetta.planning.play.face-down-no-effect-until-revealed
  Scenario: A face-down Master Plan costs nobody Influence
    Given it is Louis's second Planning turn
    And Louis holds Master Plan
    When Louis plays Master Plan face down at Location 1 and ends the turn
    Then Claudia and Armand have 3 Influence
    And Lestat has 3 Influence
    And it is for Louis to stay or withdraw

  @id:VEND-0547 @vendetta.conflict.total-power
  Scenario: Master Plan has 1 more Power per Rival at its Location
    Given it is the Withdraw Step at Location 1
    And Louis has Master Plan face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When Louis secretly stays
    And Claudia secretly stays
    And Armand secretly stays
    And Lestat secretly stays
    Then Louis is first at Location 1 with 6 Power

  @id:VEND-0608 @vendetta.conflict.total-power
  @edition:rival=at-the-location
  Scenario: Master Plan does not count a player who has Withdrawn
    Given it is the Withdraw Step at Location 1
    And Louis has Master Plan face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When Louis secretly stays
    And Claudia secretly stays
    And Armand secretly stays
    And Lestat secretly withdraws
    Then Louis is first at Location 1 with 5 Power

  @id:VEND-1125 @edition:rival=every-opponent @vendetta.conflict.total-power
  Scenario: Master Plan counts every opponent where every opponent is a Rival
    Given it is the Withdraw Step at Location 1
    And Louis has Master Plan face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When Louis secretly stays
    And Claudia secretly stays
    And Armand secretly stays
    And Lestat secretly withdraws
    Then Louis is first at Location 1 with 6 Power

  @id:VEND-0548 @vendetta.cards.conflict.step @vendetta.glossary.printed-power
  Scenario: Diplomacy removes all Power from the Rivals' strongest card by printed Power
    Given it is the Withdraw Step at Location 1
    And Louis has Diplomacy face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Lestat has Challenge face up, Bloody Fury face up and 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Bloody Fury on Lestat's Position at Location 1 is 0
    And the Power of Challenge on Lestat's Position at Location 1 is 4
    And the Power of Retaliation on Claudia's Position at Location 1 is 2
    And Lestat is first at Location 1 with 5 Power

  @id:VEND-0549 @vendetta.cards.conflict.step @vendetta.glossary.printed-power
  Scenario: Diplomacy removes the Power of all cards tied for strongest
    Given it is the Withdraw Step at Location 1
    And Louis has Diplomacy face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Lestat has Challenge face up and Fist of Caine face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Challenge on Lestat's Position at Location 1 is 0
    And the Power of Fist of Caine on Lestat's Position at Location 1 is 0

  @id:VEND-0550 @vendetta.cards.conflict.step
  Scenario: Diplomacy ignores its player's own cards
    Given it is the Withdraw Step at Location 1
    And Louis has Diplomacy face up and Ready face up at Location 1
    And Claudia has Dark Pact face up and 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis is first at Location 1 with 5 Power
    And Claudia is second at Location 1 with 1 Power

  @id:VEND-1047 @vendetta.cards.conflict.step @vendetta.glossary.printed-power
  Scenario: Diplomacy and Majesty ignore face-down cards
    Given it is the Conflict Step at Location 1
    And Louis has Diplomacy face up and Majesty face up at Location 1
    And Claudia has Ancient Artifacts face down and Dark Pact face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    Then the Power of Majesty on Louis's Position at Location 1 is 3
    And the Power of Dark Pact on Claudia's Position at Location 1 is 0
    And Claudia's Power at Location 1 is 0
    And no event names Ancient Artifacts
    And it is for Louis to let the game go on

  @id:VEND-0551 @vendetta.revelation.passive-timing @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: Curfew makes a Rival skip Preparation and Aftermath or have 3 Blood Stolen
    Given it is the Withdraw Step at Location 1
    And Louis has Curfew face up at Location 1
    And Claudia has Hunt face up at Location 1
    And Lestat has Show of Force face up at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Claudia answers Louis's Curfew by skipping the steps
    And Armand answers Louis's Curfew by skipping the steps
    Then it is for Lestat to answer
    When Lestat answers Louis's Curfew with Blood
    Then Louis gains 2 Blood
    And Lestat has 6 Blood
    And Claudia and Armand lose 1 Blood
    And it is for Louis to let the game go on

  @id:VEND-1041 @needs:draining @needs:take-diablerie @needs:ending @needs:frenzy @vendetta.diablerie.third-token-eliminates
  Scenario: A player eliminated by another's answer to Curfew does not answer
    Given it is the Withdraw Step at Location 1
    And Louis has Curfew face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Armand has 1 Blood at Location 1
    And Armand has 3 Blood and 2 Diablerie tokens
    And Armand's Alliance holds Marcel
    And Lestat has 1 Blood at Location 1
    When everyone stays
    And Claudia answers Louis's Curfew with Blood
    Then Armand is eliminated
    And it is for Lestat to answer

  @id:VEND-0552 @vendetta.revelation.passive-timing @vendetta.revelation.power-always-counts
  Scenario: A player who skips the steps for Curfew has no Preparation effect but full Power
    Given it is the Withdraw Step at Location 1
    And Louis has Curfew face down at Location 1
    And Lestat has Show of Force face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Claudia answers Louis's Curfew by skipping the steps
    And Armand answers Louis's Curfew by skipping the steps
    And Lestat answers Louis's Curfew by skipping the steps
    Then Lestat is first at Location 1 with 3 Power
    And Louis has 6 Blood

  @id:VEND-1187 @vendetta.conflicts-of-rules.same-timing-turn-order @vendetta.revelation.passive-timing
  Scenario: Curfew affects Rivals in turn order, whoever played it
    Given Armand holds the Ambition token
    And it is the Withdraw Step at Location 1
    And Louis has Curfew face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    Then it is for Armand to answer
    When Armand answers Louis's Curfew by skipping the steps
    Then it is for Lestat to answer
    When Lestat answers Louis's Curfew by skipping the steps
    Then it is for Claudia to answer
    When Claudia answers Louis's Curfew by skipping the steps
    Then it is for Armand to let the game go on

  @id:VEND-1157 @vendetta.revelation.passive-timing @vendetta.resolution.complete-before-next
  Scenario: A player who skips the steps for Curfew does not skip them at the next Location
    Given it is the Withdraw Step at Location 1
    And Louis has Curfew face up at Location 1
    And Lestat has Ready face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has Show of Force face up at Location 2
    And Claudia has 1 Blood at Location 2
    And Armand has 1 Blood at Location 2
    And the game stops at the Conflict Step at Location 2
    When everyone stays
    And Claudia answers Louis's Curfew by skipping the steps
    And Armand answers Louis's Curfew by skipping the steps
    And Lestat answers Louis's Curfew by skipping the steps
    And everyone stays
    Then Claudia and Armand lose 1 Blood
    And it is for Louis to let the game go on

  @id:VEND-0553 @vendetta.cards.conflict.step @vendetta.glossary.printed-power
  Scenario: Majesty has the highest printed Power at its Location
    Given it is the Withdraw Step at Location 1
    And Louis has Majesty face up and Ready face up at Location 1
    And Claudia has Ancient Artifacts face up at Location 2
    And Claudia has Retaliation face up at Location 1
    And Lestat has Fist of Caine face up and 3 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Majesty on Louis's Position at Location 1 is 4
    And Lestat is first at Location 1 with 7 Power
    And Louis is second at Location 1 with 6 Power

  @id:VEND-0554 @vendetta.cards.conflict.step @vendetta.glossary.printed-power
  Scenario: Majesty uses a card's printed Power, whatever its current Power
    Given it is the Withdraw Step at Location 1
    And Lestat holds the Ambition token
    And Louis has Majesty face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Lestat has Bloody Fury face up and 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Bloody Fury on Lestat's Position at Location 1 is 4
    And the Power of Majesty on Louis's Position at Location 1 is 6

  @id:VEND-0555 @vendetta.glossary.steal @vendetta.withdraw.stay-joins-conflict
  Scenario: Mass Manipulation costs each Rival who Stays 2 Blood, and none who Withdraws
    Given it is the Withdraw Step at Location 1
    And Louis has Mass Manipulation face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    And Claudia secretly stays
    And Armand secretly stays
    And Lestat secretly withdraws
    Then Claudia and Armand lose 2 Blood
    And Louis gains 4 Blood
    And Lestat gains 1 Blood

  @id:VEND-0556 @needs:ending @vendetta.conflicts-of-rules.impossible-ignored
  Scenario: Submission lets a Rival Stay at Mass Manipulation's Location for free
    Given it is the Withdraw Step at Location 1
    And Louis has Mass Manipulation face up and 1 Blood at Location 1
    And Armand has Submission face up at Location 1
    And Claudia and Lestat are out of the game
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Armand has 6 Blood
    And Louis has 6 Blood
    And Louis is first at Location 1 with 4 Power
    And Armand is second at Location 1 with 3 Power

  @id:VEND-0557 @vendetta.cards.passive.face-down-revealed-in-revelation
  Scenario: Mass Manipulation is too late if it is revealed after the Withdraw Step
    Given it is the Withdraw Step at Location 1
    And Louis has Mass Manipulation face down at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis has Mass Manipulation face up at Location 1
    And Claudia has 6 Blood

  @id:VEND-1161 @vendetta.withdraw.leaves-conflict @vendetta.withdraw.stay-joins-conflict
  Scenario: Mass Manipulation costs nothing if its own player Withdraws
    Given it is the Withdraw Step at Location 1
    And Louis has Mass Manipulation face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops at the Revelation Step at Location 1
    When Louis secretly withdraws
    And Claudia secretly stays
    And Lestat secretly stays
    Then nobody's Pool changes
    And Louis has Mass Manipulation face up at the Prince's Haven

  @id:VEND-0558 @vendetta.cards.preparation.step @vendetta.glossary.move
  Scenario: Tyrant's Gaze makes a Rival move half the Blood here, rounded up, or Lose 1 Influence
    Given it is the Withdraw Step at Location 1
    And Louis has Tyrant's Gaze face up at Location 1
    And Claudia has 3 Blood at Location 1
    And Armand has Submission face up and 2 Blood at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then it is for Claudia to answer
    When Claudia answers Louis's Tyrant's Gaze by moving Blood
    Then Claudia has 1 Blood at Location 1
    And Louis has Tyrant's Gaze face up and 2 Blood at Location 1
    And Claudia has 6 Blood and 3 Influence
    And it is for Armand to answer
    When Armand answers Louis's Tyrant's Gaze with Influence
    Then Armand has Submission face up and 2 Blood at Location 1
    And Armand loses 1 Influence
    And it is for Louis to let the game go on

  @id:VEND-0559 @vendetta.glossary.lose
  Scenario: Tyrant's Gaze makes a Rival without Blood here Lose Influence
    Given it is the Withdraw Step at Location 1
    And Louis has Tyrant's Gaze face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has Submission face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then it is for Claudia to answer
    When Claudia answers Louis's Tyrant's Gaze with Influence
    Then Claudia and Armand lose 1 Influence
    And Claudia has 1 Blood at Location 1
    And it is for Louis to let the game go on

  @id:VEND-1048 @vendetta.cards.preparation.step
  Scenario: Tyrant's Gaze gives a choice only to a Rival who has both ways to pay
    Given it is the Withdraw Step at Location 1
    And Louis has Tyrant's Gaze face up at Location 1
    And Claudia has Focus from Hunger face up at Location 1
    And Armand has 3 Blood at Location 1
    And Lestat has 4 Blood at Location 1
    And Lestat has 0 Influence
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then Claudia loses 1 Influence
    And it is for Armand to answer
    When Armand answers Louis's Tyrant's Gaze with Influence
    Then Armand loses 1 Influence
    And Armand has 3 Blood at Location 1
    And Lestat has 2 Blood at Location 1
    And Louis has Tyrant's Gaze face up and 2 Blood at Location 1
    And it is for Louis to let the game go on

  @id:VEND-1188 @vendetta.conflicts-of-rules.same-timing-turn-order @vendetta.cards.preparation.step
  Scenario: Tyrant's Gaze affects Rivals in turn order, whoever played it
    Given Lestat holds the Ambition token
    And it is the Withdraw Step at Location 1
    And Louis has Tyrant's Gaze face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then it is for Lestat to answer
    When Lestat answers Louis's Tyrant's Gaze with Influence
    Then it is for Claudia to answer
    When Claudia answers Louis's Tyrant's Gaze with Influence
    Then it is for Armand to answer
    When Armand answers Louis's Tyrant's Gaze with Influence
    Then it is for Lestat to let the game go on

  @id:VEND-1049 @vendetta.conflicts-of-rules.impossible-ignored
  Scenario: Tyrant's Gaze does nothing to a Rival without Blood here or Influence
    Given it is the Withdraw Step at Location 1
    And Louis has Tyrant's Gaze face up at Location 1
    And Lestat has Challenge face up at Location 1
    And Lestat has 0 Influence
    And the game stops at the Conflict Step at Location 1
    When Louis secretly stays
    And Lestat secretly stays
    Then Lestat has 6 Blood and 0 Influence
    And Lestat has Challenge face up at Location 1
    And it is for Louis to let the game go on

  @id:VEND-0560 @vendetta.revelation.passive-timing @vendetta.glossary.printed-power @vendetta.conflicts-of-rules.impossible-ignored
 
  Scenario: Forestall cancels a Rival's card for its player and gains Blood for its printed Power
    Given it is the Withdraw Step at Location 1
    And Louis has Forestall face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Lestat has Show of Force face up and Fist of Caine face up at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Forestall on Lestat with Show of Force
    Then Louis has 8 Blood
    And Lestat gains 2 Blood
    And Claudia and Armand lose 2 Blood

  @id:VEND-0561 @vendetta.revelation.passive-timing @vendetta.glossary.gain
  Scenario: Forestall works if it and its target were just revealed
    Given it is the Withdraw Step at Location 1
    And Louis has Forestall face down at Location 1
    And Lestat has Show of Force face down at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis has 9 Blood
    And Claudia and Armand lose 1 Blood
    And Lestat has 8 Blood

  @id:VEND-1051 @vendetta.revelation.passive-timing @vendetta.glossary.printed-power
  Scenario: Forestall chooses one of two cards of the same name
    Given it is the Withdraw Step at Location 1
    And Louis has Forestall face up at Location 1
    And Claudia has Ready face up at Location 1
    And Lestat has Ready face up at Location 1
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    And Louis uses Forestall on Lestat with Ready
    Then Louis gains 1 Blood
    And it is for Louis to let the game go on

  @id:VEND-0562 @vendetta.conflict.total-power
  Scenario: The Ready of the Ventrue has 2 Power and no effect
    Given it is the Withdraw Step at Location 1
    And Louis has Ready face up at Location 1
    And Claudia has Retaliation face up and 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis is second at Location 1 with 2 Power

  @id:VEND-0563 @vendetta.cards.aftermath.step @vendetta.glossary.steal
  Scenario: The Hunt of the Ventrue makes the winner pay 2 Blood or 1 Influence
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Claudia has Dark Pact face up and 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then it is for Claudia to answer
    When Claudia answers Louis's Hunt with Blood
    Then Louis gains 2 Blood
    And Claudia loses 2 Blood
    And Lestat's Pool stays the same

  @id:VEND-0564 @vendetta.cards.aftermath.step
  Scenario: The winner may pay 1 Influence for the Hunt of the Ventrue
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Claudia has Dark Pact face up and 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then it is for Claudia to answer
    When Claudia answers Louis's Hunt with Influence
    Then Claudia has 6 Blood
    And Claudia loses 1 Influence
    And Louis gains 1 Influence
    And the Bank stays the same

  @id:VEND-1028 @vendetta.cards.aftermath.step
  Scenario: A winner without Influence pays Blood for the Hunt of the Ventrue without a choice
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    And Armand has 1 Blood at the Prince's Haven
    When everyone stays
    And Lestat loses 9 Influence
    And Louis lets the game go on
    Then Louis gains 2 Blood
    And Lestat has 4 Blood and 0 Influence
    And it is for Armand to stay or withdraw

  @id:VEND-0565 @vendetta.cards.aftermath.step
  Scenario: The Hunt of the Ventrue costs nobody anything if its player won
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up and Ready face up at Location 1
    And Claudia has Dark Pact face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis wins at Location 1
    And Louis has 6 Blood
    And Claudia has 6 Blood

  @id:VEND-0638 @vendetta.withdraw.stay-joins-conflict
  Scenario: Mass Manipulation does not affect another Location
    Given it is the Withdraw Step at Location 1
    And Louis has Mass Manipulation face up at Location 2
    And Claudia has 1 Blood at Location 1
    And Claudia has 1 Blood at Location 2
    And Lestat has Challenge face up at Location 1
    And Lestat has 1 Blood at Location 2
    When Claudia secretly stays
    And Lestat secretly stays
    Then Claudia and Lestat have 6 Blood
    And it is for Louis to stay or withdraw

  @id:VEND-0689 @vendetta.cards.aftermath.step
  Scenario: The winner's Influence for the Hunt of the Ventrue goes to its player
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Claudia has Retaliation face up and 3 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then it is for Claudia to answer
    When Claudia answers Louis's Hunt with Influence
    Then Louis gains 1 Influence
    And Claudia loses 1 Influence
