# Rulebook, "Contradicting rules?": cards of several Clans in combination
Feature: Cards of several Clans together
  Cards of one Clan that meet the effects of another Clan's cards.

  @id:VEND-1033 @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Auction of Blood turns down a face-up card, not one already face down
    Given Louis (Malkavian), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has One Step Ahead face up at Location 1
    And Lestat has Challenge face down and Bloody Fury face up at Location 1
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    And Lestat answers Armand's One Step Ahead by leaving Challenge
    And Louis secretly bids 1 Blood
    And Claudia secretly bids 1 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 0 Blood
    Then Lestat has Challenge face down and Bloody Fury face down at Location 1
    And it is for Louis to let the game go on

  @id:VEND-1050 @vendetta.revelation.passive-timing @vendetta.glossary.printed-power
  Scenario: Forestall cannot choose a card left face down
    Given Louis (Ventrue), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Forestall face up at Location 1
    And Armand has One Step Ahead face up at Location 1
    And Lestat has Fist of Caine face down at Location 1
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    And Lestat answers Armand's One Step Ahead by leaving Fist of Caine
    Then Louis gains 3 Blood
    And it is for Louis to let the game go on

  @id:VEND-1029 @needs:draining @needs:take-diablerie @needs:ending @needs:frenzy @vendetta.diablerie.third-token-eliminates
  Scenario: A Hunt that eliminated its owner does not move
    Given Louis (Malkavian), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Mesmerize face down and Armand's Hunt face up at Location 1
    And Armand has 1 Blood and 2 Diablerie tokens
    And Armand's Alliance holds Marcel
    And Armand has 1 Blood at Location 1
    And Claudia has 2 Blood at Location 1
    And Claudia has Dark Pact face up at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis uses Mesmerize on Claudia
    Then Armand is eliminated
    And Louis has Mesmerize face up at Location 1
    And it is for Louis to let the game go on

  @id:VEND-1155 @example @vendetta.cards.gangrel.wolf-companion @vendetta.conflict.total-power
  Scenario: A card halved by Wolf Companion has its full Power at the next Location
    Given Louis (Gangrel), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 2
    And Louis has Wolf Companion face up at Location 2
    And Armand has Unseen Passage face up at Location 2
    And Claudia has Dark Pact face up at the Prince's Haven
    And the game stops at the Aftermath Step at the Prince's Haven
    When everyone stays
    And everyone stays
    Then Armand is first at the Prince's Haven with 2 Power
    And Claudia is second at the Prince's Haven with 1 Power

  @id:VEND-1156 @vendetta.conflict.total-power
  Scenario: Mindless Assault's Power for face-down cards ends with its Location
    Given Louis (Malkavian), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Mindless Assault face up and Hunt face up at Location 1
    And Louis has Shadow Strike face down and 1 Blood at Location 2
    And Armand has One Step Ahead face up at Location 2
    And the game stops at the Aftermath Step at Location 2
    When Louis secretly stays
    And Louis uses Mindless Assault with Hunt
    And Louis secretly stays
    And Armand secretly stays
    And Louis answers Armand's One Step Ahead by leaving Shadow Strike
    Then Armand is first at Location 2 with 3 Power
    And Louis is second at Location 2 with 1 Power

  @id:VEND-1158 @vendetta.revelation.passive-timing @vendetta.glossary.steal
  Scenario: A card cancelled by Forestall works again at the next Location
    Given Louis (Ventrue), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 2
    And Louis has Forestall face up at Location 2
    And Louis has Ready face up at the Prince's Haven
    And Armand has Hunt face up at Location 2
    And Claudia has 1 Blood at Location 2
    And Lestat has 1 Blood at Location 2
    And Claudia has 1 Blood at the Prince's Haven
    And Lestat has 1 Blood at the Prince's Haven
    And the game stops once the Prince's Haven is resolved
    When everyone stays
    And Armand uses Hunt to move
    Then Louis has 6 Blood
    When everyone stays
    Then Louis, Claudia and Lestat lose 1 Blood
    And Armand gains 3 Blood

  @id:VEND-1178 @example @vendetta.cards.nosferatu.vanish @vendetta.glossary.position @vendetta.withdraw.cards-move-to-haven
  Scenario: A player who Withdraws with a mesmerized Vanish takes it along on their own Position
    Given Louis (Malkavian), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 2
    And Louis has Mesmerize face up at Location 2
    And Claudia has Retaliation face up at Location 2
    And Armand has 1 Blood at Location 2
    And Armand holds Vanish
    And Lestat has 1 Blood at Location 2
    When everyone stays
    And Louis uses Mesmerize on Armand
    Then it is for Louis to settle an effect
    When Louis uses Armand's Vanish
    Then Louis has Mesmerize face up and Armand's Vanish face up at the Prince's Haven
    And Armand has nothing at the Prince's Haven
    And it is for Louis to stay or withdraw

  @id:VEND-1179 @vendetta.withdraw.from-haven
  Scenario: Another player's card does not return to the hand of a player who Withdraws from the Haven
    Given Louis (Malkavian), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at the Prince's Haven
    And Louis has Mesmerize face up and Armand's Vanish face up at the Prince's Haven
    And Claudia has 1 Blood at the Prince's Haven
    And the game stops at the Revelation Step at the Prince's Haven
    When Louis secretly withdraws
    And Claudia secretly stays
    Then Louis holds Mesmerize
    And it is for Louis to let the game go on

  @id:VEND-1180 @vendetta.conflict.total-power
  Scenario: A card's Power counts for the Position it is on, not for its owner
    Given Louis (Malkavian), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Conflict Step at Location 1
    And Louis has Mesmerize face up and Lestat's Challenge face up at Location 1
    And Lestat has Show of Force face up and 1 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    Then Louis is first at Location 1 with 7 Power
    And Lestat is second at Location 1 with 4 Power
    And Louis's Power at Location 1 is 7
    And it is for Louis to let the game go on

  @id:VEND-1181 @vendetta.glossary.position @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: A mesmerized Passive card works for the player of the Position
    Given Louis (Malkavian), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Mesmerize face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Claudia holds Retaliation
    And Armand has 1 Blood at Location 1
    And Lestat has Show of Force face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    And Louis uses Mesmerize on Claudia
    Then Louis loses 1 Blood
    And Claudia and Armand lose 2 Blood
    And Lestat gains 2 Blood
    And it is for Louis to let the game go on

  @id:VEND-1182 @vendetta.cards.aftermath.step @vendetta.glossary.steal
  Scenario: The winner pays the player of the Position for a mesmerized Hunt of the Ventrue
    Given Louis (Malkavian), Claudia (Ventrue), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Conflict Step at Location 1
    And Louis has Mesmerize face up and Claudia's Hunt face up at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    Then it is for Lestat to answer
    When Lestat answers Claudia's Hunt with Blood
    Then Lestat loses 2 Blood
    And Louis gains 2 Blood
    And Claudia's Pool stays the same

  @id:VEND-1183 @vendetta.glossary.position
  Scenario: Everybody still knows another player's card that was turned face down
    Given Louis (Malkavian), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Mesmerize face up and Mindless Assault face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Claudia holds Dark Pact
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    And Louis resolves Mesmerize next
    And Louis uses Mesmerize on Claudia
    And Louis uses Mindless Assault with Claudia's Dark Pact
    Then Claudia sees Mesmerize face up, Mindless Assault face up and Claudia's Dark Pact face down of Louis at Location 1
    And Louis sees Mesmerize face up, Mindless Assault face up and Claudia's Dark Pact face down of Louis at Location 1
    And Armand sees Mesmerize face up, Mindless Assault face up and Claudia's Dark Pact face down of Louis at Location 1
    And it is for Louis to let the game go on

  @id:VEND-1184 @needs:frenzy @needs:draining @needs:ending @vendetta.frenzy.causer-gains-influence @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Retaliation's player causes the Frenzy that Retaliation leads to
    Given Louis (Malkavian), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And Armand is out of the game
    And it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Lestat has 1 Blood at Location 1
    And Lestat has 1 Blood
    And Lestat's Alliance holds Victim
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    And Louis secretly bids 0 Blood
    And Claudia secretly bids 1 Blood
    And Lestat secretly bids 0 Blood
    Then Lestat has Drained Victim
    And Claudia gains 1 Influence
    And Louis has 5 Blood and 3 Influence
    And it is for Louis to let the game go on

  @id:VEND-1213 @vendetta.conflicts-of-rules.card-over-rulebook @vendetta.revelation.passive-timing
  Scenario: A card left face down for One Step Ahead stays hidden after its Location is resolved
    Given Louis (Nosferatu), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has One Step Ahead face up at Location 1
    And Claudia has 1 Blood at Location 2
    And Lestat has Challenge face down at Location 1
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    And Lestat answers Louis's One Step Ahead by leaving Challenge
    Then Louis sees an unknown card of Lestat at Location 1
    And Claudia sees an unknown card of Lestat at Location 1
    When Louis lets the game go on
    Then it is the Withdraw Step at Location 2
    And Louis sees an unknown card of Lestat at Location 1
    And Armand sees an unknown card of Lestat at Location 1
    And it is for Claudia to stay or withdraw

  @id:VEND-1214 @vendetta.planning.play.face-down-hides-information
  Scenario: Eyes in the Dark shows a new face-down card, but not those already there
    Given Louis (Nosferatu), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise
    And it is Claudia's second Planning turn
    And Louis has Eyes in the Dark face up at Location 1
    And Claudia has Hunt face down at Location 1
    And Claudia holds Dark Pact
    When Claudia plays Dark Pact face down at Location 1
    Then Louis sees an unknown card and Dark Pact face down of Claudia at Location 1
    And Armand sees an unknown card and an unknown card of Claudia at Location 1
    And it is for Claudia to go on or end the turn

  @id:VEND-1243 @vendetta.conflict.total-power @vendetta.glossary.printed-power
  Scenario: A card without Power after Diplomacy has its Power at the next Location
    Given Louis (Ventrue), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 2
    And Louis has Diplomacy face up at Location 2
    And Armand has Unseen Passage face up at Location 2
    And Claudia has 1 Blood at Location 2
    And Lestat has 1 Blood at Location 2
    And Claudia has Dark Pact face up at the Prince's Haven
    And the game stops at the Aftermath Step at the Prince's Haven
    When everyone stays
    And everyone stays
    Then Armand is first at the Prince's Haven with 2 Power
    And Claudia is second at the Prince's Haven with 1 Power

  @id:VEND-1244 @vendetta.revelation.passive-timing @vendetta.resolution.complete-before-next
  Scenario: Curfew skips the Aftermath Step of one Location only
    Given Louis (Ventrue), Claudia (Tremere), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Curfew face up at Location 1
    And Claudia has Ready face up at Location 1
    And Claudia has Hunt face up at Location 2
    And Armand has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 2
    When everyone stays
    And Claudia answers Louis's Curfew by skipping the steps
    And Armand answers Louis's Curfew by skipping the steps
    And Lestat answers Louis's Curfew by skipping the steps
    And everyone stays
    Then it is for Claudia to settle an effect
    And it is the Aftermath Step at Location 2

  @id:VEND-1245 @vendetta.conflicts-of-rules.card-over-rulebook @vendetta.glossary.steal
  Scenario: Submission turned down by Auction of Blood no longer protects its player
    Given Louis (Malkavian), Claudia (Toreador), Armand (Nosferatu) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has Submission face up at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has Show of Force face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    And Louis secretly bids 1 Blood
    And Claudia secretly bids 0 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 1 Blood
    Then Claudia has Submission face down at Location 1
    And Claudia loses 1 Blood
    And it is for Louis to let the game go on
