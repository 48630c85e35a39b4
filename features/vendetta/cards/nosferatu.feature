# Rulebook, "The phases in detail", Clan cards; the Clan cards of the box: Nosferatu, NO01 to NO09
Feature: The cards of Clan Nosferatu
  Nosferatu cards hide, watch hidden cards, and move to the Prince's Haven.

  Background:
    Given Louis (Nosferatu), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise

  @id:VEND-0475 @vendetta.cards.aftermath.step @vendetta.glossary.move
  Scenario: Unseen Passage moves to the Prince's Haven after the conflict, without Blood
    Given it is the Withdraw Step at Location 1
    And Louis has Unseen Passage face up and 2 Blood at Location 1
    And Claudia has 1 Blood at Location 1
    When everyone stays
    Then Louis is first at Location 1 with 4 Power
    And Louis has 2 Blood at Location 1
    And Louis has Unseen Passage face up at the Prince's Haven
    And it is for Louis to stay or withdraw

  @id:VEND-0476 @needs:feed @needs:hand-building @needs:location-setup @needs:planning @vendetta.cards.aftermath.step
  Scenario: Unseen Passage at the Prince's Haven stays until the round is over
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has Unseen Passage face up at the Prince's Haven
    When everyone stays
    Then Louis wins at the Prince's Haven
    And Louis holds Unseen Passage
    And it is round 2

  @id:VEND-1070 @vendetta.cards.aftermath.step
  Scenario: Unseen Passage at the Prince's Haven does not move
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has Unseen Passage face up at the Prince's Haven
    And the game stops once the Prince's Haven is resolved
    When everyone stays
    Then Louis has Unseen Passage face up at the Prince's Haven
    And Louis wins at the Prince's Haven

  @id:VEND-0477 @vendetta.conflicts-of-rules.card-over-rulebook @vendetta.glossary.move
  Scenario: Cloak of Shadows receives cards and Blood Withdrawn from another Location
    Given it is the Withdraw Step at Location 1
    And Louis has Eyes in the Dark face up and 2 Blood at Location 1
    And Louis has Cloak of Shadows face up at Location 2
    And Claudia has 1 Blood at Location 1
    When Louis secretly withdraws
    And Claudia secretly stays
    And Louis uses Cloak of Shadows
    Then Louis has Cloak of Shadows face up, Eyes in the Dark face up and 2 Blood at Location 2
    And Louis has nothing at Location 1
    And Louis has nothing at the Prince's Haven
    And Louis's Pool stays the same
    And it is for Louis to stay or withdraw

  @id:VEND-0478 @vendetta.withdraw.cards-move-to-haven @vendetta.withdraw.blood-back-to-pool
  Scenario: A player who does not use Cloak of Shadows Withdraws as usual
    Given it is the Withdraw Step at Location 1
    And Louis has Eyes in the Dark face up and 2 Blood at Location 1
    And Louis has Cloak of Shadows face up at Location 2
    And Claudia has 1 Blood at Location 1
    When Louis secretly withdraws
    And Claudia secretly stays
    And Louis declines
    Then Louis gains 2 Blood
    And Louis has Eyes in the Dark face up at the Prince's Haven
    And Louis has Cloak of Shadows face up at Location 2
    And it is for Louis to stay or withdraw

  @id:VEND-0479 @vendetta.withdraw.cards-move-to-haven
  Scenario: Cloak of Shadows does not receive cards from its own Location
    Given it is the Withdraw Step at Location 1
    And Louis has Cloak of Shadows face up and 2 Blood at Location 1
    And Claudia has 1 Blood at Location 1
    When Louis secretly withdraws
    And Claudia secretly stays
    Then Louis gains 2 Blood
    And Louis has Cloak of Shadows face up at the Prince's Haven
    And it is for Louis to stay or withdraw

  @id:VEND-0480 @vendetta.withdraw.cards-move-to-haven
  Scenario: A face-down Cloak of Shadows has no effect
    Given it is the Withdraw Step at Location 1
    And Louis has Eyes in the Dark face up and 2 Blood at Location 1
    And Louis has Cloak of Shadows face down at Location 2
    And Claudia has 1 Blood at Location 1
    When Louis secretly withdraws
    And Claudia secretly stays
    Then Louis gains 2 Blood
    And Louis has Eyes in the Dark face up at the Prince's Haven
    And it is for Louis to stay or withdraw

  @id:VEND-0481 @vendetta.planning.play.face-down-costs-one-blood @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Eyes in the Dark makes opponents play face down at its Location, and pay for it
    Given it is Claudia's first Planning turn
    And Louis has Eyes in the Dark face up at Location 1
    And Claudia holds Hunt
    And Armand holds Ready
    Then Claudia cannot play Hunt face up at Location 1 because vendetta.conflicts-of-rules.card-over-rulebook
    When Claudia plays Hunt face down at Location 1 and ends the turn
    Then Claudia loses 1 Blood
    And Louis's Blood at Location 1 grows by 1
    And Louis's Pool stays the same
    And Louis sees Hunt face down of Claudia at Location 1
    And Armand sees an unknown card of Claudia at Location 1

  @id:VEND-0482 @vendetta.planning.play.face-up-free
  Scenario: Eyes in the Dark does not affect cards at other Locations
    Given it is Claudia's first Planning turn
    And Louis has Eyes in the Dark face up at Location 1
    And Claudia holds Hunt
    And Armand holds Ready
    And Lestat holds Challenge
    When Claudia plays Hunt face down at Location 2 and ends the turn
    Then Louis has Eyes in the Dark face up at Location 1
    And Louis sees an unknown card of Claudia at Location 2
    When Armand plays Ready face up at the Prince's Haven and ends the turn
    Then Armand has Ready face up at the Prince's Haven
    And it is for Lestat to play a card

  @id:VEND-0483 @vendetta.planning.play.face-down-costs-one-blood @vendetta.glossary.bank
  Scenario: Eyes in the Dark gets Blood for its player's face-down cards, who may still play face up
    Given Louis has Eyes in the Dark face up at Location 1
    And Louis holds Hunt and Ready
    And Claudia holds Hunt and Dark Pact
    And it is Louis's first Planning turn
    When Louis plays Hunt face down at Location 1 and ends the turn
    Then Louis's Blood at Location 1 grows by 1
    And Louis loses 1 Blood
    When Claudia plays Hunt face up at Location 2 and ends the turn
    And Louis plays Ready face up at Location 1 and ends the turn
    Then Louis has Eyes in the Dark face up, Hunt face down, Ready face up and 1 Blood at Location 1
    And it is for Claudia to play a card

  @id:VEND-0484 @vendetta.planning.play.face-up-free
  Scenario: A face-down Eyes in the Dark has no effect
    Given it is Claudia's first Planning turn
    And Louis has Eyes in the Dark face down at Location 1
    And Claudia holds Hunt
    And Armand holds Ready
    When Claudia plays Hunt face up at Location 1 and ends the turn
    Then Claudia has Hunt face up at Location 1
    And Louis has Eyes in the Dark face down at Location 1

  @id:VEND-0485 @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Feral Whispers gets 2 Blood per card Withdrawn from another Location
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up, Ready face down and 1 Blood at Location 1
    And Louis has Feral Whispers face up at Location 2
    And Claudia has 1 Blood at Location 1
    When Louis secretly withdraws
    And Claudia secretly stays
    Then Louis has Feral Whispers face up and 4 Blood at Location 2
    And Louis gains 1 Blood
    And Louis has Hunt face up and Ready face up at the Prince's Haven
    And it is for Louis to stay or withdraw

  @id:VEND-0486 @vendetta.withdraw.blood-back-to-pool
  Scenario: Feral Whispers gets nothing for Withdrawn Blood
    Given it is the Withdraw Step at Location 1
    And Louis has 2 Blood at Location 1
    And Louis has Feral Whispers face up at Location 2
    And Claudia has 1 Blood at Location 1
    When Louis secretly withdraws
    And Claudia secretly stays
    Then Louis has Feral Whispers face up at Location 2
    And Louis gains 2 Blood
    And it is for Louis to stay or withdraw

  @id:VEND-1173 @vendetta.conflicts-of-rules.card-over-rulebook @vendetta.glossary.move
  Scenario: Feral Whispers counts cards that Cloak of Shadows receives
    Given it is the Withdraw Step at Location 1
    And Louis has Ready face up at Location 1
    And Louis has Cloak of Shadows face up at Location 2
    And Louis has Feral Whispers face up at the Prince's Haven
    And Claudia has 1 Blood at Location 1
    And the game stops at the Revelation Step at Location 1
    When Louis secretly withdraws
    And Claudia secretly stays
    And Louis uses Cloak of Shadows
    Then Louis has Feral Whispers face up and 2 Blood at the Prince's Haven
    And Louis has Cloak of Shadows face up and Ready face up at Location 2

  @id:VEND-1174 @vendetta.withdraw.from-haven
  Scenario: Feral Whispers gets nothing for cards returned to hand from the Prince's Haven
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has Feral Whispers face up at Location 1
    And Louis has Ready face up at the Prince's Haven
    And Claudia has 1 Blood at the Prince's Haven
    And the game stops at the Revelation Step at the Prince's Haven
    When Louis secretly withdraws
    And Claudia secretly stays
    Then Louis holds Ready
    And Louis has Feral Whispers face up at Location 1

  @id:VEND-0487 @vendetta.withdraw.cards-move-to-haven
  Scenario: Feral Whispers gets nothing for its own move
    Given it is the Withdraw Step at Location 1
    And Louis has Feral Whispers face up at Location 1
    And Claudia has 1 Blood at Location 1
    When Louis secretly withdraws
    And Claudia secretly stays
    Then Louis has Feral Whispers face up at the Prince's Haven
    And Louis has nothing at Location 1
    And Louis's Pool stays the same
    And it is for Louis to stay or withdraw

  @id:VEND-0488 @vendetta.cards.preparation.step @vendetta.glossary.play-blood
  Scenario: Backstab plays Blood at its Location and may then move to the Prince's Haven
    Given it is the Withdraw Step at Location 1
    And Louis has Backstab face up and Ready face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis uses Backstab for 3 Blood
    And Louis uses Backstab to move
    Then Louis loses 3 Blood
    And Louis has Ready face up and 3 Blood at Location 1
    And Louis has Backstab face up at the Prince's Haven
    And Louis is first at Location 1 with 4 Power

  @id:VEND-0489 @vendetta.cards.preparation.step
  Scenario: Backstab plays at most 3 Blood, and both its effects are optional
    Given it is the Withdraw Step at Location 1
    And Louis has Backstab face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis cannot use Backstab for 4 Blood because vendetta.conflicts-of-rules.card-over-rulebook
    When Louis declines
    Then it is for Louis to settle an effect
    When Louis declines
    Then Louis has Backstab face up at Location 1
    And Louis has 6 Blood

  @id:VEND-0490 @vendetta.frenzy.trigger
  Scenario: A player who plays the last Blood with Backstab enters Frenzy that nobody causes
    Given it is the Withdraw Step at Location 1
    And Louis has Backstab face up at Location 1
    And Louis has 2 Blood
    And Louis's Alliance holds Victim and Marcel
    And Claudia has Retaliation face up at Location 1
    When everyone stays
    Then Louis cannot use Backstab for 3 Blood because vendetta.conflicts-of-rules.card-over-rulebook
    When Louis uses Backstab for 2 Blood
    Then Louis has Backstab face up and 2 Blood at Location 1
    And Louis has 0 Blood
    And Louis enters Frenzy through nobody
    And it is for chance to drain a card

  @id:VEND-0491 @vendetta.revelation.passive-timing @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: One Step Ahead makes a Rival pay 2 Blood per card to reveal it or leave it face down
    Given it is the Withdraw Step at Location 1
    And Louis has One Step Ahead face up at Location 1
    And Lestat has Challenge face down and Bloody Fury face down at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then it is for Lestat to answer
    When Lestat answers Louis's One Step Ahead by revealing Challenge
    And Lestat answers Louis's One Step Ahead by leaving Bloody Fury
    Then Lestat has Challenge face up and Bloody Fury face down at Location 1
    And Lestat loses 2 Blood
    And Lestat is first at Location 1 with 4 Power

  @id:VEND-0492 @vendetta.revelation.reveal-stayers
  Scenario: One Step Ahead does not affect its player's own cards
    Given it is the Withdraw Step at Location 1
    And Louis has One Step Ahead face up and Ready face down at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis has One Step Ahead face up and Ready face up at Location 1
    And Louis has 6 Blood

  @id:VEND-1162 @vendetta.withdraw.leaves-conflict @vendetta.revelation.reveal-stayers
  Scenario: One Step Ahead costs nothing if its player has Withdrawn
    Given it is the Withdraw Step at Location 1
    And Louis has One Step Ahead face up at Location 1
    And Lestat has Challenge face down at Location 1
    And the game stops at the Preparation Step at Location 1
    When Louis secretly withdraws
    And Lestat secretly stays
    Then Lestat has Challenge face up at Location 1
    And Lestat has 6 Blood
    And it is for Louis to let the game go on

  @id:VEND-1163 @vendetta.revelation.passive-timing @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: One Step Ahead affects Rivals in turn order, whoever played it
    Given Armand holds the Ambition token
    And it is the Withdraw Step at Location 1
    And Louis has One Step Ahead face up at Location 1
    And Claudia has Retaliation face down at Location 1
    And Armand has Curfew face down at Location 1
    And Lestat has Challenge face down at Location 1
    When everyone stays
    Then it is for Armand to answer
    When Armand answers Louis's One Step Ahead by leaving Curfew
    Then it is for Lestat to answer
    When Lestat answers Louis's One Step Ahead by leaving Challenge
    Then it is for Claudia to answer

  @id:VEND-1241 @vendetta.revelation.passive-timing @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: One Step Ahead affects Rivals clockwise from the Ambition holder
    Given Lestat holds the Ambition token
    And it is the Withdraw Step at Location 1
    And Louis has One Step Ahead face up at Location 1
    And Claudia has Retaliation face down at Location 1
    And Armand has Curfew face down at Location 1
    And Lestat has Challenge face down at Location 1
    When everyone stays
    Then it is for Lestat to answer
    When Lestat answers Louis's One Step Ahead by leaving Challenge
    Then it is for Claudia to answer
    When Claudia answers Louis's One Step Ahead by leaving Retaliation
    Then it is for Armand to answer

  @id:VEND-0493 @vendetta.cards.passive.face-down-revealed-in-revelation
  @edition:one_step_ahead=too-late
  Scenario: One Step Ahead is too late if it is revealed in the Revelation Step
    Given it is the Withdraw Step at Location 1
    And Louis has One Step Ahead face down at Location 1
    And Lestat has Challenge face down at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis has One Step Ahead face up at Location 1
    And Lestat has Challenge face up at Location 1
    And Lestat has 6 Blood

  @id:VEND-1119 @vendetta.cards.passive.face-down-revealed-in-revelation @edition:one_step_ahead=in-time
  Scenario: One Step Ahead is in time even if it is revealed in the Revelation Step
    Given it is the Withdraw Step at Location 1
    And Louis has One Step Ahead face down at Location 1
    And Lestat has Challenge face down at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis has One Step Ahead face up at Location 1
    When Lestat answers Louis's One Step Ahead by revealing Challenge
    Then Lestat has Challenge face up at Location 1
    And Lestat loses 2 Blood

  @id:VEND-0494 @example @vendetta.cards.nosferatu.vanish @vendetta.cards.preparation.step @vendetta.withdraw.leaves-conflict
  Scenario: Vanish lets its player Withdraw and Steals 1 Blood from each Rival
    Given it is the Withdraw Step at Location 1
    And Louis has Vanish face up and 2 Blood at Location 1
    And Claudia has Ready face up at Location 1
    And Lestat has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then it is for Louis to settle an effect
    When Louis uses Vanish
    Then Louis has Vanish face up at the Prince's Haven
    And Louis has nothing at Location 1
    And Claudia, Armand and Lestat lose 1 Blood
    And Louis gains 5 Blood
    And Claudia wins at Location 1

  @id:VEND-0495 @example @vendetta.cards.nosferatu.vanish @vendetta.revelation.power-always-counts
  Scenario: A player who stays with Vanish Steals nothing and fights with its Power
    Given it is the Withdraw Step at Location 1
    And Louis has Vanish face up and 2 Blood at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis declines
    Then Louis is first at Location 1 with 6 Power
    And Louis has 6 Blood
    And Claudia has 6 Blood

  @id:VEND-1171 @example @vendetta.cards.nosferatu.vanish @vendetta.withdraw.cards-move-to-haven
  Scenario: A Preparation card taken along by Vanish waits for the Prince's Haven
    Given it is the Withdraw Step at Location 2
    And Louis has Vanish face up and Backstab face up at Location 2
    And Claudia has Retaliation face up at Location 2
    And Armand has 1 Blood at Location 2
    And Lestat has 1 Blood at Location 2
    And Claudia has 1 Blood at the Prince's Haven
    When everyone stays
    And Louis resolves Vanish next
    And Louis uses Vanish
    Then it is for Louis to stay or withdraw
    And Louis has Vanish face up and Backstab face up at the Prince's Haven
    When everyone stays
    Then it is for Louis to say which card is next

  @id:VEND-1172 @example @vendetta.cards.nosferatu.vanish @vendetta.rewards.only-players-in-conflict-ranked
  Scenario: A player who left with Vanish is not ranked
    Given it is the Withdraw Step at Location 1
    And Louis has Vanish face up and 2 Blood at Location 1
    And Claudia has Retaliation face up at Location 1
    And Lestat has Challenge face up at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    And Louis uses Vanish
    Then Lestat, Claudia and Armand are ranked at Location 1
    And Louis acquires nothing
    And Louis has 3 Influence

  @id:VEND-0496 @needs:ending @needs:feed @needs:hand-building @needs:location-setup @needs:planning
  @example @vendetta.cards.nosferatu.vanish @vendetta.withdraw.from-haven
  Scenario: Vanish at the Prince's Haven returns all cards and Blood
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has Vanish face up and 2 Blood at the Prince's Haven
    And Claudia and Lestat are out of the game
    And Armand has 2 Blood at the Prince's Haven
    When everyone stays
    And Louis uses Vanish
    Then Louis holds Vanish
    And Armand loses 1 Blood
    And Louis gains 3 Blood
    And it is round 2

  @id:VEND-0497 @vendetta.withdraw.cards-move-to-haven
  Scenario: The Ready of the Nosferatu has 2 more Power at the Prince's Haven
    Given it is the Withdraw Step at Location 1
    And Louis has Ready face up at Location 1
    And Claudia has 1 Blood at Location 1
    Then the Power of Ready on Louis's Position at Location 1 is 1
    When Louis secretly withdraws
    And Claudia secretly stays
    Then the Power of Ready on Louis's Position at the Prince's Haven is 3
    And it is for Louis to stay or withdraw

  @id:VEND-0498 @vendetta.planning.play.face-down-no-effect-until-revealed
  Scenario: A face-down Ready of the Nosferatu has no Power
    Given Louis holds Ready
    And Claudia holds Hunt
    When Louis plays Ready face down at the Prince's Haven and ends the turn
    Then Louis's Power at the Prince's Haven is 0
    And it is for Claudia to play a card

  @id:VEND-0499 @vendetta.cards.aftermath.step @vendetta.glossary.steal @vendetta.glossary.move
  Scenario: The Hunt of the Nosferatu Steals 1 Blood from each Rival and may move to the Haven
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up and Ready face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    When everyone stays
    And Louis uses Hunt to move
    Then Claudia, Armand and Lestat lose 1 Blood
    And Louis gains 3 Blood
    And Louis has Ready face up at Location 1
    And Louis has Hunt face up at the Prince's Haven
    And it is for Louis to stay or withdraw

  @id:VEND-0500 @vendetta.cards.aftermath.step
  Scenario: The Hunt of the Nosferatu Steals even if it does not move
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia loses 1 Blood
    When Louis declines
    Then Louis has Hunt face up at Location 1
    And Louis has nothing at the Prince's Haven

  @id:VEND-1169 @vendetta.cards.aftermath.step @vendetta.resolution.complete-before-next
  Scenario: The Hunt of the Nosferatu Steals again after moving to the Prince's Haven
    Given it is the Withdraw Step at Location 2
    And Louis has Hunt face up at Location 2
    And Claudia has 1 Blood at Location 2
    And Armand has 1 Blood at Location 2
    And Lestat has 1 Blood at Location 2
    And Claudia has 1 Blood at the Prince's Haven
    And Armand has 1 Blood at the Prince's Haven
    And Lestat has 1 Blood at the Prince's Haven
    And the game stops once the Prince's Haven is resolved
    When everyone stays
    And Louis uses Hunt to move
    And everyone stays
    Then Louis gains 6 Blood
    And Claudia, Armand and Lestat lose 2 Blood

  @id:VEND-1170 @needs:draining @needs:frenzy @vendetta.conflicts-of-rules.card-over-rulebook
  @vendetta.frenzy.trigger
  Scenario: The Hunt of the Nosferatu may still move after the Frenzy it causes
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Claudia has 1 Blood
    And Claudia's Alliance holds Victim
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia has Drained Victim
    And it is for Louis to settle an effect
    When Louis uses Hunt to move
    Then Louis has Hunt face up at the Prince's Haven

  @id:VEND-1009 @vendetta.cards.aftermath.step @vendetta.conflicts-of-rules.impossible-ignored
  Scenario: The Hunt of the Nosferatu cannot move from the Prince's Haven
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has Hunt face up at the Prince's Haven
    And Claudia has 1 Blood at the Prince's Haven
    And the game stops once the Prince's Haven is resolved
    When everyone stays
    Then Claudia loses 1 Blood
    And Louis has Hunt face up at the Prince's Haven
    And it is for Louis to let the game go on

  @id:VEND-1010 @vendetta.cards.preparation.step @vendetta.conflicts-of-rules.impossible-ignored
  Scenario: Backstab cannot move from the Prince's Haven
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has Backstab face up at the Prince's Haven
    And the game stops at the Conflict Step at the Prince's Haven
    When everyone stays
    And Louis uses Backstab for 2 Blood
    Then Louis has Backstab face up and 2 Blood at the Prince's Haven
    And it is for Louis to let the game go on

  @id:VEND-1037 @vendetta.cards.preparation.step
  Scenario: Backstab plays 1, 2 or 3 Blood, or none
    Given it is the Withdraw Step at Location 1
    And Louis has Backstab face up at Location 1
    And Claudia has 1 Blood at Location 1
    When everyone stays
    Then exactly these choices are open to Louis:
      | Louis declines                  |
      | Louis uses Backstab for 1 Blood |
      | Louis uses Backstab for 2 Blood |
      | Louis uses Backstab for 3 Blood |
    And it is for Louis to settle an effect


  @id:VEND-0639 @vendetta.revelation.passive-timing
  Scenario: One Step Ahead applies at its own Location only
    Given it is the Withdraw Step at Location 1
    And Louis has One Step Ahead face up at Location 2
    And Louis has 1 Blood at Location 1
    And Lestat has Challenge face down at Location 1
    And Lestat has Fist of Caine face down at Location 2
    When Louis secretly stays
    And Lestat secretly stays
    Then Lestat has Challenge face up at Location 1
    And Lestat has Fist of Caine face down at Location 2
    And Lestat has 6 Blood
    And it is the Withdraw Step at Location 2
    And it is for Louis to stay or withdraw

  @id:VEND-0640 @vendetta.conflicts-of-rules.card-over-rulebook
 
  Scenario: Cloak of Shadows receives cards Withdrawn from the Prince's Haven
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has Cloak of Shadows face up at Location 1
    And Louis has Ready face up and 2 Blood at the Prince's Haven
    And Armand has Diplomacy face up at the Prince's Haven
    And the game stops at the Revelation Step at the Prince's Haven
    When Louis secretly withdraws
    And Armand secretly stays
    Then it is for Louis to settle an effect
    When Louis uses Cloak of Shadows
    Then Louis has Cloak of Shadows face up, Ready face up and 2 Blood at Location 1
    And Louis has nothing at the Prince's Haven
    And Louis has 6 Blood

  @id:VEND-0641 @vendetta.withdraw.secret-simultaneous
  Scenario: Everybody sees the tokens once they are revealed
    Given it is the Withdraw Step at Location 1
    And Louis has Cloak of Shadows face up at Location 2
    And Louis has 1 Blood at Location 1
    And Claudia has 1 Blood at Location 1
    When Louis secretly withdraws
    And Claudia secretly stays
    Then it is for Louis to settle an effect
    And Claudia sees Louis's token
    And Armand sees Claudia's token
    When Louis declines
    Then Louis gains 1 Blood
    And it is for Louis to stay or withdraw

  @id:VEND-0696 @vendetta.cards.aftermath.step
  Scenario: Unseen Passage stays at the Prince's Haven after it is resolved
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has Unseen Passage face up at the Prince's Haven
    And Claudia has Retaliation face up at the Prince's Haven
    And the game stops once the Prince's Haven is resolved
    When Louis secretly stays
    And Claudia secretly stays
    Then Louis has Unseen Passage face up at the Prince's Haven
