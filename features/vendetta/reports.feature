# Rulebook, "Playing the game": the events an engine reports
Feature: Reported events

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise

  @id:VEND-0660 @vendetta.diablerie.flip-when-playing-card @vendetta.planning.blood.becomes-deployed-blood
  @needs:take-diablerie @needs:flip-diablerie
  Scenario: Blood played from the Pool and for flipped tokens is reported
    Given Louis holds Hunt
    And Louis has 2 Diablerie tokens
    When Louis plays Hunt face up at Location 1
    And Louis plays 2 Blood and 1 flipped Diablerie token
    Then Louis has Hunt face up and 3 Blood at Location 1
    And Louis has 4 Blood, 1 Diablerie token and 1 face-down Diablerie token
    And these events happen in order:
      | event            | seat  | amount |
      | diablerie-flipped | Louis | 1     |
    And these events happen in order:
      | event        | seat  | location   | amount | source |
      | blood-played | Louis | Location 1 | 1      | bank   |
    And these events happen in order:
      | event        | seat  | location   | amount | source |
      | blood-played | Louis | Location 1 | 2      | pool   |
    And it is for Louis to go on or end the turn

  @id:VEND-0661 @vendetta.diablerie.flip-gives-deployed-blood @needs:take-diablerie @needs:flip-diablerie
  Scenario: No Blood from the Pool is reported when only a token is flipped
    Given Louis holds Hunt
    And Louis has 1 Diablerie token
    When Louis plays Hunt face up at Location 1
    And Louis plays 1 flipped Diablerie token
    Then Louis has 6 Blood
    And none of these events happens:
      | event        | source |
      | blood-played | pool   |
    And it is for Louis to go on or end the turn

  @id:VEND-1064 @vendetta.planning.only-phase-with-turns
  Scenario: The player and the number of a Planning turn are reported
    Given it is Lestat's first Planning turn
    And Louis holds Hunt
    And Lestat holds Wolf Companion
    When Lestat plays Wolf Companion face up at Location 1 and ends the turn
    Then it is Louis's second Planning turn
    And it is for Louis to play a card

  @id:VEND-1057 @vendetta.planning.blood.becomes-deployed-blood @needs:take-diablerie
  Scenario: No token is reported when none is flipped
    Given Louis holds Hunt
    And Louis has 1 Diablerie token
    When Louis plays Hunt face up at Location 1
    And Louis plays 2 Blood
    Then Louis has Hunt face up and 2 Blood at Location 1
    And none of these events happens:
      | event             |
      | diablerie-flipped |
    And it is for Louis to go on or end the turn

  @id:VEND-1058 @vendetta.planning.play.becomes-deployed
  Scenario: A card played face up is reported with its Location
    Given Louis holds Hunt
    And Claudia has 1 Blood at Location 1
    When Louis plays Hunt face up at Location 2
    Then Louis has Hunt face up at Location 2
    And these events happen in order:
      | event       | seat  | card | location   | face |
      | card-played | Louis | Hunt | Location 2 | up   |
    And it is for Louis to go on or end the turn

  @id:VEND-1059 @vendetta.planning.play.face-down-hides-information
  Scenario: A card played face down is reported without its name
    Given Louis holds Hunt
    When Louis plays Hunt face down at Location 2
    Then Louis has Hunt face down at Location 2
    And these events happen in order:
      | event       | seat  | location   | face |
      | card-played | Louis | Location 2 | down |
    And no event names Hunt
    And it is for Louis to go on or end the turn

  @id:VEND-1060 @vendetta.frenzy.no-cards @vendetta.conflicts-of-rules.impossible-ignored @needs:frenzy
  Scenario: No loss of Influence is reported for a player who has none
    Given Louis holds Hunt
    And Claudia has 2 Blood and 0 Influence
    When Claudia loses 2 Blood
    Then Claudia has 1 Blood and 0 Influence
    And none of these events happens:
      | event          |
      | influence-lost |
    And it is for Louis to play a card

  @id:VEND-1061 @vendetta.round-end.cards-to-hand @needs:feed @needs:hand-building @needs:location-setup
  Scenario: Returned face-down cards are named only if everybody has seen them
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has Challenge face down and Earthshock face down at Location 1
    And Claudia has looked at Louis's Challenge at Location 1
    And Armand has looked at Louis's Challenge at Location 1
    And Lestat has looked at Louis's Challenge at Location 1
    And Claudia has looked at Louis's Earthshock at Location 1
    And Armand has looked at Louis's Earthshock at Location 1
    And the game stops once the Prince's Haven is resolved
    When Louis lets the game go on
    Then Louis holds Challenge and Earthshock
    And these events happen in order:
      | event         | seat  | card      | location   |
      | card-returned | Louis | Challenge | Location 1 |
    And no event names Earthshock
    And it is for Louis to play a card

  @id:VEND-0662 @vendetta.diablerie.one-token-per-vampire @needs:take-diablerie
  Scenario: Taking a Diablerie token is reported
    Given Louis holds Hunt
    And Louis's Alliance holds Edward Neally
    When Louis drains Edward Neally
    Then Louis has 2 Diablerie tokens
    And these events happen in order:
      | event           | seat  | amount |
      | diablerie-taken | Louis | 2      |
    And it is for Louis to play a card

  @id:VEND-1011 @example @needs:draining @needs:relics @vendetta.variant.relics.return-drained-card
  Scenario: Returning a Drained card with a Relic is reported
    Given the game is played with Relics
    And Louis holds Hunt
    And Louis owns Relic: return a drained card
    And Louis has Drained Betty Fuller and Victim
    When Louis uses Relic: return a drained card with Betty Fuller
    Then Louis's Alliance holds Betty Fuller
    And Louis has Drained Victim
    And these events happen in order:
      | event         | seat  | card         |
      | card-restored | Louis | Betty Fuller |
    And none of these events happens:
      | event         | card   |
      | card-restored | Victim |
    And it is for Louis to play a card

  @id:VEND-0663 @vendetta.withdraw.secret-simultaneous
  Scenario: Choosing a token is reported without revealing it
    Given it is the Withdraw Step at Location 1
    And Louis has 1 Blood at Location 1
    And Claudia has 1 Blood at Location 1
    When Louis secretly withdraws
    Then only Louis sees Louis's token
    And no token is revealed
    And these events happen in order:
      | event        | seat  |
      | token-chosen | Louis |
    And it is for Claudia to stay or withdraw

  @id:VEND-0664 @vendetta.conflict.unclaimed-ally-removed
  Scenario: An Ally that nobody won is reported as leaving the game
    Given it is the Withdraw Step at Location 1
    And Marcel is the Ally at Location 1
    And Louis has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    Then Marcel is out of the game
    And these events happen in order:
      | event        | location   | card   |
      | ally-removed | Location 1 | Marcel |

  @id:VEND-1063 @vendetta.conflict.total-power
  Scenario: The reported Power of a card is its current Power
    Given it is the Conflict Step at Location 1
    And Louis has Bloody Fury face up at Location 1
    And Claudia has Hunt face up and Dark Pact face up at Location 1
    And Lestat has Wolf Companion face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    Then the Power of Bloody Fury on Louis's Position at Location 1 is 3
    And the Power of Hunt on Claudia's Position at Location 1 is 0
    And the Power of Dark Pact on Claudia's Position at Location 1 is 0
    And it is for Louis to let the game go on

  @id:VEND-0665 @vendetta.game-end.score @needs:take-diablerie @needs:ending
  Scenario: The final score of each player is reported
    Given it is round 3
    And it is the Withdraw Step at the Prince's Haven
    And Louis has 7 Influence and 1 Diablerie token
    And Claudia's Alliance holds Marcel
    And Lestat is out of the game
    And the game stops once the Prince's Haven is resolved
    When Louis lets the game go on
    Then Claudia wins the game with 7 Influence
    And Louis ends the game with 6 Influence
    And Armand ends the game with 3 Influence

  @id:VEND-0666 @vendetta.cards.ally.special-ability
  Scenario: Blood from a new Ally goes into the Pool and to no Location
    Given Louis holds Hunt
    When Louis acquires Anita Wainwright
    Then Louis gains 3 Blood
    And Louis has nothing at Location 1
    And Louis has nothing at the Prince's Haven
    And it is for Louis to play a card

  @id:VEND-0668 @vendetta.hand-building.draw-two-keep-one
  Scenario: The number of Clan cards kept is reported
    Given it is the Hand Building Phase
    And Louis's Clan deck holds Challenge, Earthshock and Show of Force
    When Louis keeps Challenge
    Then Louis holds Challenge
    And these events happen in order:
      | event      | seat  | amount |
      | cards-kept | Louis | 1      |
    And it is for Louis to play a card

  @id:VEND-0669 @vendetta.hand-building.draw-two-keep-one
  Scenario: The next player sees the Clan cards they have drawn
    Given it is the Hand Building Phase
    And Louis's Clan deck holds Challenge, Earthshock and Show of Force
    And Claudia's Clan deck holds Dark Pact and Retaliation
    When Louis keeps Challenge
    Then Claudia has drawn Dark Pact and Retaliation
    And it is for Claudia to keep Clan cards

  @id:VEND-0670 @vendetta.round-end.diablerie-face-up
  @needs:take-diablerie @needs:flip-diablerie @needs:feed @needs:hand-building @needs:location-setup
  Scenario: Turning Diablerie tokens face up is reported
    Given it is the Withdraw Step at the Prince's Haven
    And Louis holds Hunt
    And Claudia has 2 face-down Diablerie tokens
    And Louis has 1 Diablerie token
    And the game stops once the Prince's Haven is resolved
    When Louis lets the game go on
    Then Claudia has 2 Diablerie tokens and 0 face-down Diablerie tokens
    And Louis has 1 Diablerie token
    And these events happen in order:
      | event               | seat    | amount |
      | diablerie-turned-up | Claudia | 2      |
    And none of these events happens:
      | event               | seat  |
      | diablerie-turned-up | Louis |
    And it is for Louis to play a card

  @id:VEND-0671 @vendetta.withdraw.blood-back-to-pool @vendetta.round-end.deployed-blood-to-bank
  @needs:feed @needs:hand-building @needs:location-setup
  Scenario: Blood returned to the Pool and to the Bank is reported
    Given it is the Withdraw Step at the Prince's Haven
    And Louis holds Hunt
    And Claudia has 2 Blood at Location 1
    And Armand has 3 Blood at the Prince's Haven
    When Armand secretly withdraws
    Then Armand gains 3 Blood
    And Claudia's Pool stays the same
    And the Bank gains 2 Blood
    And these events happen in order:
      | event          | seat   | location       | amount |
      | blood-returned | Armand | Prince's Haven | 3      |
    And these events happen in order:
      | event           | seat    | location   | amount |
      | blood-discarded | Claudia | Location 1 | 2      |
    And it is for Louis to play a card

  @id:VEND-0687 @vendetta.resolution.complete-before-next @needs:feed @needs:hand-building @needs:location-setup
  Scenario: Nothing is reported when nothing is gained, played, returned or discarded
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Claudia has Dark Pact face up at Location 1
    And Armand has Master Plan face up at Location 1
    And Lestat has Wolf Companion face up at Location 1
    And Louis holds Challenge
    When Louis secretly stays
    And Claudia secretly stays
    And Armand secretly stays
    And Lestat secretly withdraws
    And Lestat secretly stays
    Then it is round 2
    And Lestat holds Wolf Companion
    And none of these events happens:
      | event            | amount |
      | blood-gained     | 0      |
      | blood-returned   | 0      |
      | blood-discarded  | 0      |
      | influence-gained | 0      |
    And it is for Lestat to play a card

  @id:VEND-0690 @vendetta.rewards.haven-ambition @needs:feed @needs:hand-building @needs:location-setup
  Scenario: The Ambition token is not reported as taken when its holder keeps it
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has Challenge face up at the Prince's Haven
    And Claudia has 1 Blood at the Prince's Haven
    When Louis secretly stays
    And Claudia secretly stays
    Then Louis holds the Ambition token
    And none of these events happens:
      | event          |
      | ambition-taken |
    And it is for Louis to play a card

  @id:VEND-0692 @vendetta.rewards.influence-depends-on
  Scenario: Influence won at a Location is reported
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    Then Louis wins at Location 1
    And these events happen in order:
      | event            | seat  |
      | influence-gained | Louis |

  @id:VEND-0695 @vendetta.revelation.reveal-stayers
  Scenario: Only a face-down card is reported as revealed
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face up at Location 1
    And Claudia has Dark Pact face up at Location 1
    And Armand has Forestall face down at Location 1
    When Louis secretly stays
    And Claudia secretly withdraws
    And Armand secretly withdraws
    Then Armand has Forestall face up at the Prince's Haven
    And these events happen in order:
      | event         | seat   | card      |
      | card-revealed | Armand | Forestall |
    And none of these events happens:
      | event         | seat    |
      | card-revealed | Louis   |
      | card-revealed | Claudia |
    And it is for Claudia to stay or withdraw

  @id:VEND-1215 @needs:frenzy @needs:planning @vendetta.glossary.steal @vendetta.glossary.lose
  Scenario: Stolen and lost Blood are reported with the actual amounts
    Given Louis holds Hunt
    And Claudia has 2 Blood
    When Armand steals 3 Blood from Claudia
    Then Armand gains 2 Blood
    And Armand steals 2 Blood from Claudia
    When Lestat loses 2 Blood through Louis
    Then Lestat has 4 Blood
    And these events happen in order:
      | event      | seat   | amount |
      | blood-lost | Lestat | 2      |

  @id:VEND-1216 @vendetta.glossary.spend @vendetta.draining.gain-blood-immediately @needs:draining
  Scenario: Spent Blood and a Drained card with its Blood are reported
    Given Louis holds Hunt
    And Louis's Alliance holds Betty Fuller
    When Louis plays Hunt face down at Location 1
    Then Louis loses 1 Blood
    And Louis spends 1 Blood
    When Louis drains Betty Fuller
    Then Louis gains 3 Blood
    And these events happen in order:
      | event        | seat  | card         | amount |
      | card-drained | Louis | Betty Fuller |        |
      | blood-gained | Louis |              | 3      |
    And it is for Louis to go on or end the turn

  @id:VEND-1217 @vendetta.withdraw.cards-move-to-haven
  Scenario: A Withdrawal is reported with the cards that move
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face down at Location 1
    When Louis secretly withdraws
    Then Louis has Challenge face up at the Prince's Haven
    And Louis withdraws from Location 1
    And these events happen in order:
      | event      | seat  | location   | card      | to             |
      | card-moved | Louis | Location 1 | Challenge | Prince's Haven |
    And it is for Louis to stay or withdraw

  @id:VEND-1218 @vendetta.rewards.first-takes-ally @vendetta.location-setup.one-ally-each
  @needs:feed @needs:location-setup @needs:hand-building
  Scenario: The Ally won and the next round's Allies are reported
    Given it is the Withdraw Step at the Prince's Haven
    And Marcel is the Ally at the Prince's Haven
    And the Ally deck holds Betty Fuller, Talley and Maldavis
    And Louis has Challenge face up at the Prince's Haven
    When Louis secretly stays
    Then Louis acquires Marcel
    And Betty Fuller is the Ally at Location 1
    And these events happen in order:
      | event         | seat  | card   |
      | card-acquired | Louis | Marcel |
    And these events happen in order:
      | event       | location   | card         |
      | ally-placed | Location 1 | Betty Fuller |
    And it is for Louis to play a card

  @id:VEND-1219 @vendetta.diablerie.third-token-eliminates @needs:take-diablerie @needs:ending
  Scenario: An elimination is reported with what returns to the Bank
    Given Louis holds Ready
    And Claudia holds Hunt
    And Louis has 5 Blood and 2 Diablerie tokens
    And Louis's Alliance holds Marcel
    When Louis drains Marcel
    Then Louis is eliminated
    And these events happen in order:
      | event       | seat  | blood | influence | diablerie | diablerie_face_down |
      | out-of-game | Louis | 9     | 3         | 3         | 0                   |
    And it is for Claudia to play a card

  @id:VEND-1220 @vendetta.glossary.lose @vendetta.frenzy.no-cards @needs:frenzy
  Scenario: Influence lost in Frenzy and gained by its cause is reported
    Given Louis holds Hunt
    And Claudia has 2 Blood
    When Claudia loses 2 Blood through Armand
    Then Claudia loses 1 Influence
    And Armand gains 1 Influence
    And these events happen in order:
      | event            | seat    | amount |
      | influence-gained | Armand  | 1      |
      | influence-lost   | Claudia | 1      |
    And it is for Louis to play a card
