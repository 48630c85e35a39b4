# Rulebook, "Diablerie": an eliminated player and that player's cards and tokens
Feature: Elimination

  Background:
    Given Louis (Malkavian), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise

  @id:VEND-0620 @vendetta.diablerie.third-token-eliminates @needs:take-diablerie @needs:ending
  Scenario: An eliminated player's cards leave the table, and others' cards return to their owners
    Given Louis holds Ready
    And Louis has 5 Blood and 2 Diablerie tokens
    And Louis's Alliance holds Marcel and Maldavis
    And Louis has Drained Betty Fuller
    And Louis has Mesmerize face up, Lestat's Hunt face up and 2 Blood at Location 1
    And Claudia holds Hunt
    When Louis drains Marcel
    Then Louis is eliminated
    And Louis has nothing at Location 1
    And Lestat holds Hunt
    And Marcel is out of the game
    And Maldavis is out of the game
    And Betty Fuller is out of the game
    And the Bank gains 7 Blood, 3 Influence and 2 Diablerie tokens
    And Louis holds nothing
    And it is for Claudia to play a card

  @id:VEND-0621 @vendetta.diablerie.third-token-eliminates
  @needs:take-diablerie @needs:draining @needs:ending @needs:frenzy
  Scenario: An eliminated player's card leaves another player's Position
    Given Louis holds Ready
    And Louis has Mesmerize face up, Claudia's Dark Pact face up and 1 Blood at Location 1
    And Claudia has 2 Diablerie tokens
    And Claudia's Alliance holds Marcel
    When Claudia loses 6 Blood through Lestat
    Then Claudia is eliminated
    And Louis has Mesmerize face up and 1 Blood at Location 1
    And it is for Louis to play a card

  @id:VEND-0622 @vendetta.diablerie.third-token-eliminates
  @needs:take-diablerie @needs:draining @needs:ending @needs:frenzy
  Scenario: The rest of an effect is skipped for an eliminated player
    Given it is the Withdraw Step at Location 1
    And Louis has Madness Network face up at Location 1
    And Louis holds Shadow Strike and Hunt
    And Louis has 1 Blood and 2 Diablerie tokens
    And Louis's Alliance holds Marcel
    And Lestat has Challenge face up at Location 2
    And Armand has 1 Blood at Location 1
    When everyone stays
    Then Louis is eliminated
    And nobody wins at Location 1
    And Lestat gains 1 Influence
    And it is for Lestat to stay or withdraw

  @id:VEND-0623 @vendetta.diablerie.third-token-eliminates @needs:take-diablerie @needs:planning
  Scenario: The last player in the game wins
    Given Armand and Lestat are out of the game
    And Louis holds Ready
    And Claudia holds Hunt and Ready
    And Louis has 9 Influence and 2 Diablerie tokens
    And Louis's Alliance holds Marcel
    When Louis drains Marcel
    Then Louis is eliminated
    And Claudia wins the game with 3 Influence

  @id:VEND-0624 @vendetta.diablerie.third-token-eliminates @needs:take-diablerie @needs:ending
  Scenario: Two players left in the game play on
    Given Lestat is out of the game
    And Louis and Claudia hold Ready
    And Louis has 2 Diablerie tokens
    And Louis's Alliance holds Marcel
    When Louis drains Marcel
    Then Louis is eliminated
    And the game goes on
    And it is for Claudia to play a card

  @id:VEND-0625 @vendetta.diablerie.third-token-eliminates @vendetta.ambition.turn-order
  @needs:take-diablerie @needs:ending @needs:planning
  Scenario Outline: The Ambition token passes clockwise when its holder is eliminated
    Given <holder> holds the Ambition token
    And it is Louis's first Planning turn
    And Louis and Armand hold Ready
    And Louis has 2 Diablerie tokens
    And Louis's Alliance holds Marcel
    And <other> is out of the game
    When Louis drains Marcel
    Then Louis is eliminated
    And <next> holds the Ambition token

    Examples:
      | holder | other   | next   |
      | Louis  | Lestat  | Claudia |
      | Louis  | Claudia | Armand |
      | Armand | Lestat  | Armand |

  @id:VEND-1144 @needs:feed @needs:hand-building @needs:location-setup @needs:resolution @vendetta.diablerie.third-token-eliminates @vendetta.ambition.turn-order
  @needs:take-diablerie @needs:ending @needs:planning
  Scenario: The Ambition token passes to the next player clockwise, whatever others have
    Given Armand holds the Ambition token
    And Armand holds Ready
    And Armand has 2 Diablerie tokens
    And Armand's Alliance holds Marcel
    And Louis has 9 Influence
    And Claudia has 20 Blood
    When Armand drains Marcel
    Then Armand is eliminated
    And Lestat holds the Ambition token
    And the turn order is Lestat, Louis and Claudia

  @id:VEND-1145 @vendetta.diablerie.third-token-eliminates @vendetta.ambition.turn-order
  @needs:take-diablerie @needs:draining @needs:ending @needs:frenzy @needs:planning
  Scenario: A player who eliminates the Ambition holder through Frenzy does not get the token
    Given Armand holds the Ambition token
    And it is Lestat's first Planning turn
    And Lestat holds Hunt
    And Armand has 1 Blood and 2 Diablerie tokens
    And Armand's Alliance holds Marcel
    When Armand loses 1 Blood through Claudia
    Then Armand is eliminated
    And Claudia gains 1 Influence
    And Lestat holds the Ambition token

  @id:VEND-1236 @vendetta.diablerie.third-token-eliminates @vendetta.ambition.turn-order
  @needs:take-diablerie @needs:draining @needs:ending @needs:frenzy @needs:planning
  Scenario: A player who Steals the Ambition holder's last Blood does not get the token
    Given it is Armand's first Planning turn
    And Armand holds Hunt
    And Louis has 1 Blood and 2 Diablerie tokens
    And Louis's Alliance holds Maldavis
    When Lestat steals 1 Blood from Louis
    Then Louis is eliminated
    And Lestat gains 1 Blood and 1 Influence
    And Claudia holds the Ambition token

  @id:VEND-1146 @vendetta.diablerie.third-token-eliminates @vendetta.planning.only-phase-with-turns
  @needs:take-diablerie @needs:ending
  Scenario: The next player takes a turn when a player is eliminated during their turn
    Given it is Claudia's first Planning turn
    And Claudia has 2 Diablerie tokens
    And Claudia's Alliance holds Marcel
    And Claudia holds Hunt
    And Louis holds Ready
    And Armand holds Ready
    And Lestat holds Hunt
    When Claudia drains Marcel
    Then Claudia is eliminated
    And it is Armand's first Planning turn
    When Armand plays Ready face up at Location 1 and ends the turn
    Then it is Lestat's first Planning turn
    When Lestat plays Hunt face up at Location 1 and ends the turn
    Then it is Louis's second Planning turn

  @id:VEND-1234 @vendetta.diablerie.third-token-eliminates @vendetta.planning.only-phase-with-turns
  @needs:take-diablerie @needs:ending
  Scenario: The remaining players take their turns when the Ambition holder is eliminated
    Given Louis has 2 Diablerie tokens
    And Louis's Alliance holds Marcel
    And Claudia holds Hunt and Ready
    And Armand holds Hunt
    And it is Louis's second Planning turn
    And Louis holds Hunt
    When Louis drains Marcel
    Then Louis is eliminated
    And Claudia holds the Ambition token
    And it is Claudia's second Planning turn
    When Claudia plays Hunt face up at Location 1 and ends the turn
    Then it is Armand's second Planning turn

  @id:VEND-1235 @vendetta.diablerie.third-token-eliminates @vendetta.planning.only-phase-with-turns
  @needs:take-diablerie @needs:ending
  Scenario: A player gets no extra turn because another is eliminated
    Given it is Armand's second Planning turn
    And Armand has 2 Diablerie tokens
    And Armand's Alliance holds Marcel
    And Armand holds Hunt
    And Louis holds Ready
    And Claudia holds Ready
    And Lestat holds Hunt
    When Armand drains Marcel
    Then Armand is eliminated
    And it is Lestat's second Planning turn
    When Lestat plays Hunt face up at Location 1 and ends the turn
    Then it is the Resolution Phase
    And it is for Lestat to stay or withdraw

  @id:VEND-1147 @vendetta.playing.base-rules-four-or-five
  @vendetta.planning.number-of-turns @needs:ending
  Scenario: Three players left of four keep playing by the rules for four
    Given it is the Hand Building Phase
    And Lestat is out of the game
    And Louis's Clan deck holds Chaos, Mesmerize and Shadow Strike
    Then Louis has drawn Chaos and Mesmerize
    When Louis keeps Chaos
    Then each player has 2 Planning turns
    And Louis holds Chaos
    And it is for Louis to play a card

  @id:VEND-1148 @needs:flip-diablerie @vendetta.diablerie.third-token-eliminates @needs:take-diablerie @needs:ending
  Scenario: An eliminated player's Victims leave the game, and tokens return to the Bank
    Given Louis holds Ready
    And Claudia holds Hunt
    And Louis has 1 Diablerie token and 1 face-down Diablerie token
    And Louis's Alliance holds Victim, Victim and Marcel
    When Louis drains Marcel
    Then Louis is eliminated
    And the Victim deck holds 33 cards
    And Victim is out of the game
    And the Bank gains 2 Diablerie tokens
    And it is for Claudia to play a card

  @id:VEND-0626 @vendetta.rewards.second-takes-victim @vendetta.diablerie.third-token-eliminates
  @needs:take-diablerie @needs:draining @needs:ending @needs:frenzy
  Scenario: A player eliminated by the winner's new Ally is not second, and nobody moves up
    Given it is the Withdraw Step at Location 1
    And Sgt. McTavish is the Ally at Location 1
    And Louis has Shadow Strike face up and 2 Blood at Location 1
    And Claudia has Dark Pact face up and 1 Blood at Location 1
    And Claudia has 2 Blood and 2 Diablerie tokens
    And Claudia's Alliance holds Marcel
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis acquires Sgt. McTavish
    And Claudia is eliminated
    And Armand acquires nothing
    And the Victim deck holds 35 cards

  @id:VEND-0627 @vendetta.frenzy.causer-gains-influence @vendetta.diablerie.third-token-eliminates
  @needs:take-diablerie @needs:draining @needs:ending @needs:frenzy
  Scenario: An eliminated player gains nothing for another's Frenzy
    Given Claudia holds Ready
    And Louis has 2 Diablerie tokens
    And Louis's Alliance holds Marcel
    And Claudia's Alliance holds Victim
    When Louis and Claudia lose 6 Blood together through Louis
    Then Louis is eliminated
    And Claudia has Drained Victim
    And Louis has 0 Influence
    And it is for Claudia to play a card

  @id:VEND-0628 @vendetta.frenzy.causer-gains-influence @needs:draining
  Scenario: A player gains no Influence for their own Frenzy
    Given Louis holds Ready
    And Louis's Alliance holds Victim and Talley
    When Louis loses 6 Blood through Louis
    And chance drains Victim
    Then Louis has 3 Blood and 3 Influence
    And it is for Louis to play a card
