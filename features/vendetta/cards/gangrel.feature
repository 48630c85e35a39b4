# Rulebook, "The phases in detail", Clan cards; the Clan cards of the box: Gangrel, GA01 to GA09
Feature: The cards of Clan Gangrel
  Gangrel cards increase Deployed Blood and bring it home again.

  Background:
    Given Louis (Gangrel), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise

  @id:VEND-0427 @vendetta.cards.aftermath.step @vendetta.glossary.move
  Scenario: Earth Meld returns all Blood of its player after it has counted
    Given it is the Withdraw Step at Location 1
    And Louis has Earth Meld face up and 3 Blood at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis is first at Location 1 with 4 Power
    And Louis gains 3 Blood
    And Louis has Earth Meld face up at Location 1
    And Claudia has 1 Blood at Location 1

  @id:VEND-0428 @vendetta.cards.aftermath.step
  Scenario: Earth Meld does not return Blood at other Locations
    Given it is the Withdraw Step at Location 1
    And Louis has Earth Meld face up and 1 Blood at Location 1
    And Louis has 2 Blood at Location 2
    When everyone stays
    Then Louis gains 1 Blood
    And Louis has 2 Blood at Location 2
    And it is for Louis to stay or withdraw

  @id:VEND-0429 @example @vendetta.cards.gangrel.wolf-companion @vendetta.cards.conflict.step
  @vendetta.conflict.total-power
  Scenario: Wolf Companion halves the Power of all Rivals' cards, rounded down
    Given it is the Withdraw Step at Location 1
    And Louis has Wolf Companion face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Lestat has F*ck the System face up and Bloody Fury face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Retaliation on Claudia's Position at Location 1 is 1
    And the Power of F*ck the System on Lestat's Position at Location 1 is 1
    And the Power of Bloody Fury on Lestat's Position at Location 1 is 3
    And Lestat is first at Location 1 with 4 Power

  @id:VEND-0430 @example @vendetta.cards.gangrel.wolf-companion @vendetta.planning.blood.each-adds-one-power
  Scenario: Wolf Companion does not halve Blood
    Given it is the Withdraw Step at Location 1
    And Louis has Wolf Companion face up at Location 1
    And Claudia has Retaliation face up and 2 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Claudia is first at Location 1 with 3 Power
    And Louis is second at Location 1 with 2 Power

  @id:VEND-1045 @vendetta.cards.conflict.step @vendetta.conflict.total-power
  Scenario: Cards halved by Wolf Companion stay halved after Feral Weapons
    Given it is the Conflict Step at Location 1
    And Louis has Wolf Companion face up, Feral Weapons face up and 2 Blood at Location 1
    And Claudia has Ancient Artifacts face up at Location 1
    And Lestat has Bloody Fury face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When Louis resolves Wolf Companion next
    Then the Power of Bloody Fury on Lestat's Position at Location 1 is 3
    And the Power of Ancient Artifacts on Claudia's Position at Location 1 is 3
    And Louis's Power at Location 1 is 7
    And it is for Louis to let the game go on

  @id:VEND-1046 @vendetta.cards.conflict.step
  Scenario: Wolf Companion does not reveal a face-down card
    Given it is the Conflict Step at Location 1
    And Louis has Wolf Companion face up at Location 1
    And Claudia has Ancient Artifacts face down and Dark Pact face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    Then the Power of Dark Pact on Claudia's Position at Location 1 is 0
    And no event names Ancient Artifacts
    And it is for Louis to let the game go on

  @id:VEND-0431 @example @vendetta.cards.gangrel.wolf-companion @vendetta.glossary.printed-power
  Scenario: Wolf Companion halves the printed Power, whatever was taken from it before
    Given it is the Withdraw Step at Location 1
    And Lestat holds the Ambition token
    And Louis has Wolf Companion face up and 1 Blood at Location 1
    And Claudia has Retaliation face up at Location 1
    And Lestat has Bloody Fury face up and 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Bloody Fury on Lestat's Position at Location 1 is 1
    And Louis is first at Location 1 with 3 Power

  @id:VEND-0432 @example @vendetta.cards.gangrel.wolf-companion @vendetta.glossary.rival
  Scenario: Wolf Companion does not affect its player's own cards or cards elsewhere
    Given it is the Withdraw Step at Location 1
    And Louis has Wolf Companion face up and On the Prowl face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Lestat has Challenge face up at Location 2
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Wolf Companion on Louis's Position at Location 1 is 2
    And the Power of On the Prowl on Louis's Position at Location 1 is 3
    And the Power of Challenge on Lestat's Position at Location 2 is 4

  @id:VEND-0433 @vendetta.cards.conflict.step
  Scenario: Feral Weapons doubles the Power of its player's Blood at the Location
    Given it is the Withdraw Step at Location 1
    And Louis has Feral Weapons face up and 3 Blood at Location 1
    And Claudia has Retaliation face up and 4 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis is first at Location 1 with 7 Power
    And Claudia is second at Location 1 with 6 Power
    And Louis has Feral Weapons face up and 3 Blood at Location 1

  @id:VEND-0434 @vendetta.cards.conflict.step
  Scenario: Feral Weapons does not double Blood at another Location
    Given it is the Withdraw Step at Location 1
    And Louis has Feral Weapons face up at Location 1
    And Louis has Wolf Companion face up and 2 Blood at Location 2
    And Claudia has Retaliation face up at Location 2
    And the game stops at the Aftermath Step at Location 2
    When Louis secretly stays
    And everyone stays
    Then Louis is first at Location 2 with 4 Power

  @id:VEND-0435 @vendetta.cards.preparation.step @vendetta.glossary.deployed
  Scenario: Power of the Pack takes half of each Rival's Blood at the Location, rounded up
    Given it is the Withdraw Step at Location 1
    And Louis has Power of the Pack face up and 1 Blood at Location 1
    And Claudia has 3 Blood at Location 1
    And Lestat has 2 Blood at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then Louis gains 3 Blood
    And Claudia's Blood at Location 1 shrinks by 2
    And Lestat's Blood at Location 1 shrinks by 1
    And Louis has Power of the Pack face up and 1 Blood at Location 1
    And Claudia's Pool stays the same

  @id:VEND-0436 @vendetta.cards.preparation.step
  Scenario: Power of the Pack takes a Rival's last Blood at the Location
    Given it is the Withdraw Step at Location 1
    And Louis has Power of the Pack face up at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then Louis gains 1 Blood
    And Claudia has nothing at Location 1

  @id:VEND-0437 @vendetta.cards.preparation.step
  Scenario: Fearless swaps Deployed Blood and Pool, and adds 2 Blood from the Bank
    Given it is the Withdraw Step at Location 1
    And Louis has Fearless face up and 2 Blood at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis uses Fearless
    Then Louis has 2 Blood
    And Louis has Fearless face up and 8 Blood at Location 1
    And the Bank loses 2 Blood
    And Louis is first at Location 1 with 11 Power

  @id:VEND-0438 @vendetta.cards.preparation.step
  Scenario: Fearless is optional, and adds no Blood if it is not used
    Given it is the Withdraw Step at Location 1
    And Louis has Fearless face up and 2 Blood at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then it is for Louis to settle an effect
    When Louis declines
    Then Louis has 6 Blood
    And Louis has Fearless face up and 2 Blood at Location 1

  @id:VEND-0439 @needs:draining @vendetta.frenzy.trigger
  Scenario: A player who uses Fearless without Blood here enters Frenzy that nobody causes
    Given it is the Withdraw Step at Location 1
    And Louis has Fearless face up at Location 1
    And Louis's Alliance holds Victim
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis uses Fearless
    Then Louis enters Frenzy through nobody
    And Louis has Drained Victim
    And Louis has 3 Blood
    And Louis has Fearless face up and 8 Blood at Location 1

  @id:VEND-0440 @vendetta.cards.passive.must-be-face-up-when-triggered @vendetta.glossary.bank
  Scenario: On the Prowl gets 1 Blood from the Bank when an opponent plays a card at its Location
    Given it is Claudia's first Planning turn
    And Louis has On the Prowl face up at Location 1
    And Claudia holds Hunt
    And Armand holds Ready
    And Lestat holds Challenge
    When Claudia plays Hunt face up at Location 1 and ends the turn
    And Armand plays Ready face down at Location 1 and ends the turn
    Then Louis's Blood at Location 1 grows by 2
    And Louis's Pool stays the same
    And the Bank loses 1 Blood
    And it is for Lestat to play a card

  @id:VEND-0441 @vendetta.planning.play.face-up-free
  Scenario: On the Prowl gets nothing for a card at another Location
    Given it is Claudia's first Planning turn
    And Louis has On the Prowl face up at Location 1
    And Claudia holds Hunt
    And Armand holds Ready
    When Claudia plays Hunt face up at Location 2 and ends the turn
    Then Louis has On the Prowl face up at Location 1
    And Claudia has Hunt face up at Location 2

  @id:VEND-0442 @vendetta.planning.play.face-up-free
  Scenario: On the Prowl gets nothing for its own player's card
    Given Louis has On the Prowl face up at Location 1
    And Louis holds Wolf Companion
    And Claudia holds Hunt
    When Louis plays Wolf Companion face up at Location 1 and ends the turn
    Then Louis has On the Prowl face up and Wolf Companion face up at Location 1

  @id:VEND-0443 @vendetta.cards.passive.must-be-face-up-when-triggered
  Scenario: A face-down On the Prowl gets nothing
    Given it is Claudia's first Planning turn
    And Louis has On the Prowl face down at Location 1
    And Claudia holds Hunt
    And Armand holds Ready
    When Claudia plays Hunt face up at Location 1 and ends the turn
    Then Louis has On the Prowl face down at Location 1
    And Claudia has Hunt face up at Location 1

  @id:VEND-0444 @vendetta.cards.aftermath.step @vendetta.glossary.move
  Scenario: Mist Form moves half its player's Blood, rounded up, to a Location yet to be resolved
    Given it is the Withdraw Step at Location 1
    And Louis has Mist Form face up and 3 Blood at Location 1
    When everyone stays
    And Louis uses Mist Form at Location 2
    Then Louis has Mist Form face up and 1 Blood at Location 1
    And Louis has 2 Blood at Location 2
    And Louis has 6 Blood
    And it is for Louis to stay or withdraw

  @id:VEND-0445 @vendetta.cards.aftermath.step
  Scenario: Mist Form cannot move Blood to its own Location
    Given it is the Withdraw Step at Location 1
    And Louis has Mist Form face up and 3 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis cannot use Mist Form at Location 1 because vendetta.conflicts-of-rules.card-over-rulebook
    When Louis declines
    Then Louis has Mist Form face up and 3 Blood at Location 1

  @id:VEND-0446 @vendetta.cards.aftermath.step
  Scenario: Mist Form without Blood at its Location moves none from elsewhere
    Given it is the Withdraw Step at Location 1
    And Louis has Mist Form face up at Location 1
    And Louis has 2 Blood at Location 2
    When everyone stays
    Then Louis has 2 Blood at Location 2
    And it is for Louis to stay or withdraw

  @id:VEND-1186 @vendetta.cards.aftermath.step @vendetta.glossary.move
  Scenario: Mist Form may move Blood to a resolved Location
    Given it is the Withdraw Step at Location 2
    And Louis has Mist Form face up and 3 Blood at Location 2
    And the game stops once Location 2 is resolved
    When everyone stays
    And Louis uses Mist Form at Location 1
    Then Louis has 2 Blood at Location 1
    And Louis has Mist Form face up and 1 Blood at Location 2

  @id:VEND-0447 @vendetta.glossary.bank @vendetta.cards.preparation.step
  Scenario: The Ready of the Gangrel puts 2 Blood from the Bank at its Location
    Given it is the Withdraw Step at Location 1
    And Louis has Ready face up at Location 1
    And Claudia has Retaliation face up and 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis has Ready face up and 2 Blood at Location 1
    And Louis is second at Location 1 with 2 Power
    And the Bank loses 2 Blood

  @id:VEND-0448 @vendetta.cards.aftermath.step @vendetta.glossary.steal
  Scenario: The Hunt of the Gangrel Steals 1 Blood from each Rival
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia, Armand and Lestat lose 1 Blood
    And Louis gains 3 Blood

  @id:VEND-0637 @vendetta.conflict.total-power
  Scenario: Feral Weapons doubles its player's Blood at its own Location only
    Given it is the Withdraw Step at Location 1
    And Louis has Feral Weapons face up and 2 Blood at Location 1
    And Louis has 2 Blood at Location 2
    And Claudia has Retaliation face up and 3 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis's Power at Location 1 is 5
    And Louis's Power at Location 2 is 2
    And Claudia's Power at Location 1 is 5

  @id:VEND-0688 @vendetta.cards.aftermath.step @vendetta.glossary.move
  Scenario: Mist Form moves a single Blood, because half is rounded up
    Given it is the Withdraw Step at Location 1
    And Louis has Mist Form face up and 1 Blood at Location 1
    And Claudia has 1 Blood at Location 1
    When everyone stays
    And Louis uses Mist Form at the Prince's Haven
    Then Louis has Mist Form face up at Location 1
    And Louis has 1 Blood at the Prince's Haven
    And it is for Louis to stay or withdraw
