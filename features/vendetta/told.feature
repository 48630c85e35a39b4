# Rulebook, "Hand Building", "Playing cards", "Withdraw", and docs/protocol.md, on private information
Feature: Events as each player sees them

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise

  @id:VEND-1100 @vendetta.planning.play.face-down-hides-information
  Scenario: Everybody learns that a card is played face down, but no opponent learns which
    Given Louis holds Challenge and Earthshock
    When Louis plays Challenge face down at Location 1
    Then Louis is told of these events:
      | event       | seat  | location   | face |
      | card-played | Louis | Location 1 | down |
    And Claudia, Armand and Lestat are told of these events:
      | event       | seat  | card | location   | face |
      | card-played | Louis | ?    | Location 1 | down |
    And Claudia, Armand and Lestat are not told of Challenge
    And Claudia, Armand and Lestat are not told of Earthshock
    And it is for Louis to go on or end the turn

  @id:VEND-1101 @vendetta.planning.play.face-up-free
  Scenario: Everybody learns a card played face up, and no opponent learns the rest of the hand
    Given Louis holds Challenge and Earthshock
    When Louis plays Challenge face up at Location 1
    Then Louis, Claudia, Armand and Lestat are told of these events:
      | event       | seat  | card      | location   | face |
      | card-played | Louis | Challenge | Location 1 | up   |
    And Claudia, Armand and Lestat are not told of Earthshock
    And it is for Louis to go on or end the turn

  @id:VEND-1102 @vendetta.hand-building.draw-two-keep-one @needs:planning
  Scenario: Everybody learns how many cards are kept, but not which
    Given it is the Hand Building Phase
    And Louis's Clan deck holds Challenge, Earthshock and Show of Force
    When Louis keeps Challenge
    Then Louis, Claudia, Armand and Lestat are told of these events:
      | event      | seat  | amount |
      | cards-kept | Louis | 1      |
    And Claudia, Armand and Lestat are not told of Challenge
    And Claudia, Armand and Lestat are not told of Earthshock
    And Louis, Claudia, Armand and Lestat are not told of Show of Force

  @id:VEND-1103 @vendetta.withdraw.secret-simultaneous
  Scenario Outline: Everybody learns that a token is chosen, and which only after all have chosen
    Given it is the Withdraw Step at Location 1
    And Louis has 1 Blood at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly <does>
    Then Claudia, Armand and Lestat are told of these events:
      | event        | seat  |
      | token-chosen | Louis |
    And Claudia, Armand and Lestat are told of none of these events:
      | event          | seat  |
      | token-revealed | Louis |
    And only Louis sees Louis's token
    When Claudia secretly stays
    Then Louis, Claudia, Armand and Lestat are told of these events:
      | event          | seat    | token   |
      | token-revealed | Louis   | <token> |
      | token-revealed | Claudia | stay    |

    Examples:
      | does      | token    |
      | withdraws | withdraw |
      | stays     | stay     |

  @id:VEND-1104 @vendetta.withdraw.cards-revealed
  Scenario: Everybody learns the cards of a player who Withdraws, but no other face-down cards
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face down at Location 1
    And Louis has Earthshock face down at Location 2
    When Louis secretly withdraws
    Then Claudia, Armand and Lestat are told of these events:
      | event         | seat  | card      |
      | card-revealed | Louis | Challenge |
    And Claudia, Armand and Lestat are not told of Earthshock
    And it is for Louis to stay or withdraw

  @id:VEND-1105 @vendetta.revelation.reveal-stayers
  Scenario: Everybody learns the cards of the Location in its Revelation Step, but no others
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face down at Location 1
    And Louis has Earthshock face down at Location 2
    When Louis secretly stays
    Then Claudia, Armand and Lestat are told of these events:
      | event         | seat  | card      |
      | card-revealed | Louis | Challenge |
    And Claudia, Armand and Lestat are not told of Earthshock
    And it is for Louis to stay or withdraw

  @id:VEND-1106 @example @vendetta.cards.ally.ambrus-maropis @vendetta.planning.play.face-down-hides-information
  Scenario: Everybody learns that a player looks at a card, but only that player learns which
    Given Louis holds Hunt
    And Louis's Alliance holds Ambrus Maropis
    And Claudia has Dark Pact face down and Retaliation face down at Location 1
    When Louis looks at card 2 of Claudia at Location 1
    Then Louis, Claudia, Armand and Lestat are told of these events:
      | event          | seat  | target  | location   | place |
      | card-looked-at | Louis | Claudia | Location 1 | 2     |
    And Armand and Lestat are not told of Retaliation
    And Louis, Armand and Lestat are not told of Dark Pact
    And it is for Louis to play a card
