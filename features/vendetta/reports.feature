# Rulebook, "Playing the game": what everybody at the table sees happen is told
Feature: What everybody sees is told

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise

  @id:VEND-0660 @vendetta.diablerie.flip-when-playing-card @vendetta.planning.blood.becomes-deployed-blood
  @needs:take-diablerie @needs:flip-diablerie
  Scenario: Blood that is played, from the Pool and for tokens
    Given Louis holds Hunt
    And Louis has 2 Diablerie tokens
    When Louis plays Hunt face up at Location 1
    And Louis plays 2 Blood and 1 flipped Diablerie token
    Then these events happen in order:
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
  Scenario: For a token alone nothing comes from the Pool
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
  Scenario: Whose Planning turn begins, and which of them it is
    Given it is Lestat's first Planning turn
    And Louis holds Hunt
    And Lestat holds Wolf Companion
    When Lestat plays Wolf Companion face up at Location 1 and ends the turn
    Then these events happen in order:
      | event      | seat  | number |
      | turn-began | Louis | 2      |
    And none of these events happens:
      | event      | seat    |
      | turn-began | Claudia |
    And it is for Louis to play a card

  @id:VEND-1057 @vendetta.planning.blood.becomes-deployed-blood @needs:take-diablerie
  Scenario: Of tokens nothing is told where none is flipped
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
  Scenario: A card that is played face up, and where
    Given Louis holds Hunt
    And Claudia has 1 Blood at Location 1
    When Louis plays Hunt face up at Location 2
    Then these events happen in order:
      | event       | seat  | card | location   | face |
      | card-played | Louis | Hunt | Location 2 | up   |
    And it is for Louis to go on or end the turn

  @id:VEND-1059 @vendetta.planning.play.face-down-hides-information
  Scenario: That a card is played face down, and not which
    Given Louis holds Hunt
    When Louis plays Hunt face down at Location 2
    Then these events happen in order:
      | event       | seat  | location   | face |
      | card-played | Louis | Location 2 | down |
    And no event names Hunt
    And it is for Louis to go on or end the turn

  @id:VEND-1060 @vendetta.frenzy.no-cards @vendetta.conflicts-of-rules.impossible-ignored @needs:frenzy
  Scenario: Nothing is told of Influence that nobody has to Lose
    Given Louis holds Hunt
    And Claudia has 2 Blood and 0 Influence
    When Claudia loses 2 Blood
    Then Claudia has 1 Blood and 0 Influence
    And none of these events happens:
      | event          |
      | influence-lost |
    And it is for Louis to play a card

  @id:VEND-1061 @vendetta.round-end.cards-to-hand @needs:feed @needs:hand-building @needs:location-setup
  Scenario: Of cards that go home face down only those are named that everybody has seen
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
  Scenario: A Diablerie token that is taken
    Given Louis holds Hunt
    And Louis's Alliance holds Edward Neally
    When Louis drains Edward Neally
    Then these events happen in order:
      | event           | seat  | amount |
      | diablerie-taken | Louis | 2      |
    And it is for Louis to play a card

  @id:VEND-1011 @example @needs:draining @needs:relics @vendetta.variant.relics.return-drained-card
  Scenario: A Drained card that comes back
    Given the game is played with Relics
    And Louis holds Hunt
    And Louis owns Relic: return a drained card
    And Louis has Drained Betty Fuller and Victim
    When Louis uses Relic: return a drained card with Betty Fuller
    Then these events happen in order:
      | event         | seat  | card         |
      | card-restored | Louis | Betty Fuller |
    And none of these events happens:
      | event         | card   |
      | card-restored | Victim |
    And it is for Louis to play a card

  @id:VEND-0663 @vendetta.withdraw.secret-simultaneous
  Scenario: That a token has been put down, before it is seen which
    Given it is the Withdraw Step at Location 1
    And Louis has 1 Blood at Location 1
    And Claudia has 1 Blood at Location 1
    When Louis secretly withdraws
    Then no token is revealed
    And these events happen in order:
      | event        | seat  |
      | token-chosen | Louis |
    And it is for Claudia to stay or withdraw

  @id:VEND-0664 @vendetta.conflict.unclaimed-ally-removed
  Scenario: An Ally that nobody has won
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
  Scenario: That a card has another Power, and only if it has
    Given it is the Conflict Step at Location 1
    And Louis has Bloody Fury face up at Location 1
    And Claudia has Hunt face up and Dark Pact face up at Location 1
    And Lestat has Wolf Companion face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    Then these events happen in order:
      | event         | seat  | card        | power |
      | power-changed | Louis | Bloody Fury | 3     |
    And none of these events happens:
      | event         | card        | power |
      | power-changed | Bloody Fury | 6     |
      | power-changed | Hunt        | 1     |
    And it is for Louis to let the game go on

  @id:VEND-0665 @vendetta.game-end.score @needs:take-diablerie @needs:ending
  Scenario: The score of each player
    Given it is round 3
    And it is the Withdraw Step at the Prince's Haven
    And Louis has 7 Influence and 1 Diablerie token
    And Claudia's Alliance holds Marcel
    And Lestat is out of the game
    And the game stops once the Prince's Haven is resolved
    When Louis lets the game go on
    Then these events happen in order:
      | event  | seat  | influence |
      | scored | Louis | 6         |
    And these events happen in order:
      | event  | seat    | influence |
      | scored | Claudia | 7         |
    And these events happen in order:
      | event  | seat   | influence |
      | scored | Armand | 3         |

  @id:VEND-0666 @vendetta.cards.ally.special-ability
  Scenario: What a new Ally does happens at no Location
    Given Louis holds Hunt
    When Louis acquires Anita Wainwright
    Then these events happen in order:
      | event          | seat  | card             |
      | effect-applied | Louis | Anita Wainwright |
    And none of these events happens:
      | event          | location       |
      | effect-applied | Prince's Haven |
    And it is for Louis to play a card

  @id:VEND-0668 @vendetta.hand-building.draw-two-keep-one
  Scenario: How many Clan cards are drawn, and kept
    Given it is the Hand Building Phase
    And Louis's Clan deck holds Challenge, Earthshock and Show of Force
    When Louis keeps Challenge
    Then these events happen in order:
      | event      | seat  | amount |
      | cards-kept | Louis | 1      |
    And none of these events happens:
      | event       | seat    |
      | cards-drawn | Claudia |
    And it is for Louis to play a card

  @id:VEND-0669 @vendetta.hand-building.draw-two-keep-one
  Scenario: What the next player draws is told as well
    Given it is the Hand Building Phase
    And Louis's Clan deck holds Challenge, Earthshock and Show of Force
    And Claudia's Clan deck holds Dark Pact and Retaliation
    When Louis keeps Challenge
    Then these events happen in order:
      | event       | seat    | amount |
      | cards-drawn | Claudia | 2      |
    And it is for Claudia to keep Clan cards

  @id:VEND-0670 @vendetta.round-end.diablerie-face-up
  @needs:take-diablerie @needs:flip-diablerie @needs:feed @needs:hand-building @needs:location-setup
  Scenario: Diablerie tokens that are turned up
    Given it is the Withdraw Step at the Prince's Haven
    And Louis holds Hunt
    And Claudia has 2 face-down Diablerie tokens
    And Louis has 1 Diablerie token
    And the game stops once the Prince's Haven is resolved
    When Louis lets the game go on
    Then these events happen in order:
      | event               | seat    | amount |
      | diablerie-turned-up | Claudia | 2      |
    And none of these events happens:
      | event               | seat  |
      | diablerie-turned-up | Louis |
    And it is for Louis to play a card

  @id:VEND-0671 @vendetta.withdraw.blood-back-to-pool @vendetta.round-end.deployed-blood-to-bank
  @needs:feed @needs:hand-building @needs:location-setup
  Scenario: Blood that goes home, and Blood that goes to the Bank
    Given it is the Withdraw Step at the Prince's Haven
    And Louis holds Hunt
    And Claudia has 2 Blood at Location 1
    And Armand has 3 Blood at the Prince's Haven
    When Armand secretly withdraws
    Then these events happen in order:
      | event          | seat   | location       | amount |
      | blood-returned | Armand | Prince's Haven | 3      |
    And these events happen in order:
      | event           | seat    | location   | amount |
      | blood-discarded | Claudia | Location 1 | 2      |
    And it is for Louis to play a card

  @id:VEND-0687 @vendetta.resolution.complete-before-next @needs:feed @needs:hand-building @needs:location-setup
  Scenario: Where there is nothing to gain, to play, to take home or to discard, nothing is told
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
  Scenario: The Ambition token that its holder wins again is not taken
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
  Scenario: Influence that is won is told
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    Then Louis wins at Location 1
    And these events happen in order:
      | event            | seat  |
      | influence-gained | Louis |

  @id:VEND-0695 @vendetta.revelation.reveal-stayers
  Scenario: Only a face-down card is revealed, in its Revelation or as it is moved
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face up at Location 1
    And Claudia has Dark Pact face up at Location 1
    And Armand has Forestall face down at Location 1
    When Louis secretly stays
    And Claudia secretly withdraws
    And Armand secretly withdraws
    Then these events happen in order:
      | event         | seat   | card      |
      | card-revealed | Armand | Forestall |
    And none of these events happens:
      | event         | seat    |
      | card-revealed | Louis   |
      | card-revealed | Claudia |
    And it is for Claudia to stay or withdraw
