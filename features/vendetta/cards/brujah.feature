# Rulebook, "The phases in detail", Clan cards; the Clan cards of the box: Brujah, BR01 to BR09
Feature: The cards of Clan Brujah
  Brujah cards cost Rivals Blood and reward their player for others' Frenzy.

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise

  @id:VEND-0400 @example @vendetta.cards.brujah.bloody-fury @vendetta.cards.conflict.step
  Scenario: Bloody Fury has its full Power without its player's Blood at the Location
    Given it is the Withdraw Step at Location 1
    And Louis has Bloody Fury face up at Location 1
    And Claudia has Retaliation face up and 3 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Bloody Fury on Louis's Position at Location 1 is 6
    And Louis's Power at Location 1 is 6

  @id:VEND-0401 @example @vendetta.cards.brujah.bloody-fury @vendetta.conflict.total-power
  Scenario: One Blood of its player costs Bloody Fury 2 Power and adds its own
    Given it is the Withdraw Step at Location 1
    And Louis has Bloody Fury face up and 1 Blood at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Bloody Fury on Louis's Position at Location 1 is 4
    And Louis is first at Location 1 with 5 Power

  @id:VEND-0402 @example @vendetta.cards.brujah.bloody-fury @vendetta.conflict.total-power
  Scenario: More Blood costs Bloody Fury no more than 2 Power
    Given it is the Withdraw Step at Location 1
    And Louis has Bloody Fury face up and 3 Blood at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Bloody Fury on Louis's Position at Location 1 is 4
    And Louis is first at Location 1 with 7 Power

  @id:VEND-0403 @example @vendetta.cards.brujah.bloody-fury @vendetta.cards.conflict.step
  Scenario: Its player's Blood at other Locations does not affect Bloody Fury
    Given it is the Withdraw Step at Location 1
    And Louis has Bloody Fury face up at Location 1
    And Louis has 2 Blood at Location 2
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Bloody Fury on Louis's Position at Location 1 is 6

  @id:VEND-0404 @vendetta.cards.conflict.step
  Scenario: Punk's Posse has 2 Power per card of its player at the Location, itself included
    Given it is the Withdraw Step at Location 1
    And Louis has Punk's Posse face up and Challenge face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Punk's Posse on Louis's Position at Location 1 is 4
    And Louis is first at Location 1 with 8 Power

  @id:VEND-0405 @vendetta.cards.conflict.step
  Scenario: Punk's Posse does not count Blood, cards elsewhere or others' cards
    Given it is the Withdraw Step at Location 1
    And Louis has Punk's Posse face up and 1 Blood at Location 1
    And Louis has Challenge face up at Location 2
    And Claudia has Retaliation face up and 2 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Punk's Posse on Louis's Position at Location 1 is 2
    And Louis is second at Location 1 with 3 Power

  @id:VEND-0406 @example @vendetta.cards.brujah.challenge @vendetta.cards.passive.must-be-face-up-when-triggered
  @vendetta.glossary.lose
  Scenario: Challenge makes an opponent Lose 1 Blood for playing a card elsewhere
    Given it is Claudia's first Planning turn
    And Louis has Challenge face up at Location 1
    And Claudia holds Hunt
    And Armand holds Ready
    When Claudia plays Hunt face up at Location 2 and ends the turn
    Then Claudia loses 1 Blood
    And Claudia has Hunt face up at Location 2
    And the Bank gains 1 Blood
    And Louis's Pool stays the same

  @id:VEND-0407 @example @vendetta.cards.brujah.challenge @vendetta.cards.passive.must-be-face-up-when-triggered
  Scenario: Challenge does not affect a card played at its Location
    Given it is Claudia's first Planning turn
    And Louis has Challenge face up at Location 1
    And Claudia holds Hunt
    And Armand holds Ready
    When Claudia plays Hunt face up at Location 1 and ends the turn
    Then Claudia has Hunt face up at Location 1
    And nobody's Pool changes

  @id:VEND-0408 @example @vendetta.cards.brujah.challenge @vendetta.cards.passive.must-be-face-up-when-triggered
  Scenario: A face-down Challenge has no effect
    Given it is Claudia's first Planning turn
    And Louis has Challenge face down at Location 1
    And Claudia holds Hunt
    And Armand holds Ready
    When Claudia plays Hunt face up at Location 2 and ends the turn
    Then Claudia has Hunt face up at Location 2
    And nobody's Pool changes

  @id:VEND-0409 @example @vendetta.cards.brujah.challenge @vendetta.planning.play.face-up-free
  Scenario: Challenge does not affect its own player's cards
    Given Louis has Challenge face up at Location 1
    And Louis holds Fist of Caine
    And Claudia holds Hunt
    When Louis plays Fist of Caine face up at Location 2 and ends the turn
    Then Louis has Fist of Caine face up at Location 2
    And nobody's Pool changes

  @id:VEND-0410 @example @vendetta.cards.brujah.challenge @vendetta.planning.play.face-down-costs-one-blood
  Scenario: A card played face down away from Challenge costs 1 Blood and loses 1 more
    Given it is Claudia's first Planning turn
    And Louis has Challenge face up at the Prince's Haven
    And Claudia holds Hunt
    And Armand holds Ready
    When Claudia plays Hunt face down at Location 2 and ends the turn
    Then Claudia loses 2 Blood
    And the Bank gains 2 Blood

  @id:VEND-0411 @example @vendetta.cards.brujah.challenge @vendetta.glossary.opponent
  Scenario: Challenge affects every opponent each time
    Given it is Claudia's first Planning turn
    And Louis has Challenge face up at Location 1
    And Claudia holds Hunt
    And Armand holds Ready
    And Lestat holds Wolf Companion
    When Claudia plays Hunt face up at Location 2 and ends the turn
    And Armand plays Ready face up at the Prince's Haven and ends the turn
    Then Claudia loses 1 Blood
    And Armand loses 1 Blood
    And Lestat's Pool stays the same
    And it is for Lestat to play a card

  @id:VEND-0412 @example @vendetta.cards.brujah.fist-of-caine @vendetta.cards.aftermath.step
  Scenario: Fist of Caine makes each Rival Lose 1 Blood in the first round
    Given it is the Withdraw Step at Location 1
    And Louis has Fist of Caine face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia, Armand and Lestat lose 1 Blood
    And the Bank gains 3 Blood

  @id:VEND-0413 @example @vendetta.cards.brujah.fist-of-caine @vendetta.cards.aftermath.step
  Scenario: Fist of Caine makes each Rival Lose 2 Blood in the second round
    Given it is round 2
    And it is the Withdraw Step at Location 1
    And Louis has Fist of Caine face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia and Armand lose 2 Blood

  @id:VEND-0414 @example @vendetta.cards.brujah.fist-of-caine @vendetta.cards.aftermath.step
  Scenario: Fist of Caine makes each Rival Lose 3 Blood in the third round
    Given it is round 3
    And it is the Withdraw Step at Location 1
    And Louis has Fist of Caine face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia and Armand lose 3 Blood

  @id:VEND-0415 @example @vendetta.cards.brujah.fist-of-caine @vendetta.glossary.rival
  @edition:rival=at-the-location
  Scenario: Fist of Caine does not affect players who Withdrew or are elsewhere
    Given it is round 3
    And it is the Withdraw Step at Location 1
    And Louis has Fist of Caine face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    And Claudia secretly withdraws
    And Armand secretly stays
    Then Armand loses 3 Blood
    And Claudia gains 1 Blood
    And Lestat's Pool stays the same

  @id:VEND-0416 @vendetta.cards.aftermath.step
  Scenario: F*ck the System makes each Rival Lose 4 Blood if its player won
    Given it is the Withdraw Step at Location 1
    And Louis has F*ck the System face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis wins at Location 1
    And Claudia, Armand and Lestat lose 4 Blood

  @id:VEND-0417 @vendetta.cards.aftermath.step
  Scenario: F*ck the System makes each Rival Lose 2 Blood if another player won
    Given it is the Withdraw Step at Location 1
    And Louis has F*ck the System face up at Location 1
    And Claudia has Dark Pact face up and 3 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia wins at Location 1
    And Claudia and Armand lose 2 Blood

  @id:VEND-1160 @vendetta.cards.aftermath.step
  Scenario: F*ck the System ignores a victory at an earlier Location
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face up at Location 1
    And Louis has F*ck the System face up at Location 2
    And Claudia has Dark Pact face up and 3 Blood at Location 2
    And Armand has 1 Blood at Location 2
    And Lestat has 1 Blood at Location 2
    And the game stops once Location 2 is resolved
    When Louis secretly stays
    And Louis secretly stays
    And Claudia secretly stays
    And Armand secretly stays
    And Lestat secretly stays
    Then Claudia, Armand and Lestat lose 2 Blood

  @id:VEND-0418 @vendetta.cards.aftermath.step
  Scenario: Earthshock makes each Rival Lose 1 Blood per two Blood at the Location
    Given it is the Withdraw Step at Location 1
    And Louis has Earthshock face up and 2 Blood at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 2 Blood at Location 1
    And Lestat has 2 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia, Armand and Lestat lose 3 Blood
    And Louis has Earthshock face up and 2 Blood at Location 1

  @id:VEND-0419 @vendetta.cards.aftermath.step
  Scenario: Earthshock needs at least two Blood at the Location
    Given it is the Withdraw Step at Location 1
    And Louis has Earthshock face up at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia's Pool stays the same

  @id:VEND-0420 @example @vendetta.cards.brujah.show-of-force @vendetta.cards.preparation.step @vendetta.glossary.steal
  Scenario: Show of Force Steals 1 Blood from each Rival
    Given it is the Withdraw Step at Location 1
    And Louis has Show of Force face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia, Armand and Lestat lose 1 Blood
    And Louis gains 3 Blood

  @id:VEND-0421 @example @vendetta.cards.brujah.show-of-force @vendetta.planning.play.two-card-types
  Scenario: Show of Force has no effect in the Planning Phase
    Given Claudia has 1 Blood at Location 1
    And Louis holds Show of Force
    And Claudia holds Hunt
    And Armand holds Ready
    When Louis plays Show of Force face up at Location 1 and ends the turn
    And Claudia plays Hunt face up at Location 1 and ends the turn
    Then nobody's Pool changes
    And it is for Armand to play a card

  @id:VEND-0422 @example @vendetta.cards.brujah.show-of-force @vendetta.revelation.reveal-stayers
  Scenario: A face-down Show of Force works once it is revealed
    Given it is the Withdraw Step at Location 1
    And Louis has Show of Force face down at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia loses 1 Blood
    And Louis has Show of Force face up at Location 1

  @id:VEND-0423 @example @vendetta.cards.brujah.show-of-force @vendetta.withdraw.leaves-conflict
  Scenario: Show of Force has no effect if its player Withdraws
    Given it is the Withdraw Step at Location 1
    And Louis has Show of Force face up at Location 1
    And Claudia has 1 Blood at Location 1
    When Louis secretly withdraws
    And Claudia secretly stays
    Then nobody's Pool changes
    And Louis has Show of Force face up at the Prince's Haven
    And it is for Louis to stay or withdraw

  @id:VEND-0424 @vendetta.frenzy.causer-gains-influence
  Scenario: The Ready of the Brujah gives 2 Influence in all for a Rival's Frenzy at its Location
    Given it is the Withdraw Step at Location 1
    And Louis has Show of Force face up and Ready face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Claudia has 1 Blood
    And Claudia's Alliance holds Victim and Marcel
    When everyone stays
    Then Claudia enters Frenzy through Louis
    And Louis gains 2 Influence
    And it is for chance to drain a card

  @id:VEND-0425 @vendetta.frenzy.causer-gains-influence
  Scenario: The Ready of the Brujah gives nothing for a Frenzy at another Location
    Given it is the Withdraw Step at Location 1
    And Louis has Show of Force face up at Location 1
    And Louis has Ready face up at Location 2
    And Claudia has 1 Blood at Location 1
    And Claudia has 1 Blood
    And Claudia's Alliance holds Victim and Marcel
    When everyone stays
    Then Claudia enters Frenzy through Louis
    And Louis gains 1 Influence
    And it is for chance to drain a card

  @id:VEND-1066 @vendetta.frenzy.causer-gains-influence @needs:frenzy
  @edition:rival=at-the-location
  Scenario: The Ready of the Brujah gives nothing for a Frenzy elsewhere of players at both Locations
    Given it is the Withdraw Step at Location 1
    And Louis has Show of Force face up at Location 1
    And Louis has Ready face up at Location 2
    And Claudia has 1 Blood at Location 1
    And Claudia has 1 Blood at Location 2
    And Claudia has 1 Blood
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then Claudia enters Frenzy through Louis
    And Louis gains 1 Blood and 1 Influence
    And it is for Louis to let the game go on

  @id:VEND-1067 @vendetta.frenzy.causer-gains-influence @needs:frenzy
  Scenario: The Ready of the Brujah gives nothing to a player who did not cause the Frenzy
    Given it is the Withdraw Step at Location 1
    And Louis has Ready face up at Location 1
    And Claudia has 2 Blood
    And Claudia has 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then it is the Aftermath Step at Location 1
    When Claudia loses 2 Blood through Lestat at Location 1
    Then Claudia enters Frenzy through Lestat
    And Lestat gains 1 Influence
    And Louis's Pool stays the same
    And it is for Louis to let the game go on

  @id:VEND-0426 @vendetta.cards.aftermath.step @vendetta.glossary.steal
  Scenario: The Hunt of the Brujah Steals 1 Blood from each Rival
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia, Armand and Lestat lose 1 Blood
    And Louis gains 3 Blood

  @id:VEND-0633 @vendetta.cards.aftermath.step
  Scenario: Earthshock with a single Blood at the Location reports no loss
    Given it is the Withdraw Step at Location 1
    And Louis has Earthshock face up at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia has 6 Blood
    And none of these events happens:
      | event      |
      | blood-lost |

  @id:VEND-0634 @vendetta.frenzy.causer-gains-influence @needs:draining
  @edition:rival=at-the-location
  Scenario: The Ready of the Brujah gives nothing for the Frenzy of a player not at its Location
    Given it is Claudia's first Planning turn
    And Louis has Challenge face up and Ready face up at Location 1
    And Claudia has 1 Blood
    And Claudia holds Dark Pact
    And Claudia's Alliance holds Victim
    When Claudia plays Dark Pact face up at Location 2
    Then Claudia enters Frenzy through Louis
    And Louis gains 1 Influence

  @id:VEND-1126 @edition:rival=every-opponent @vendetta.frenzy.causer-gains-influence @needs:draining
  Scenario: The Ready of the Brujah gives 1 Influence for any opponent's Frenzy
    Given it is Claudia's first Planning turn
    And Louis has Challenge face up and Ready face up at Location 1
    And Claudia has 1 Blood
    And Claudia holds Dark Pact
    And Claudia's Alliance holds Victim
    When Claudia plays Dark Pact face up at Location 2
    Then Claudia enters Frenzy through Louis
    And Louis gains 2 Influence
