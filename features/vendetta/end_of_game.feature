# Vendetta rulebook, "End of the Game": the score, the winner and ties
Feature: The end of the game
  Each game stops before it ends; nobody is at the Prince's Haven, so nobody wins there.

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise
    And it is round 3
    And it is the Withdraw Step at the Prince's Haven

  Rule: The end of the game

    @id:VEND-0355 @vendetta.game-end.after-third-round
    Scenario: The game ends after the third round
      Given Armand has 4 Influence
      And Armand holds Ready
      And Claudia has 1 Blood at the Prince's Haven
      And the game stops once the Prince's Haven is resolved
      When Claudia secretly stays
      Then the game goes on
      When Louis lets the game go on
      Then Armand wins the game with 4 Influence
      And it is round 3

    @id:VEND-0356 @vendetta.resolution.haven-last
    Scenario: The game does not end before the Prince's Haven is resolved
      Given it is the Withdraw Step at Location 2
      And Claudia has 1 Blood at Location 2
      And the game stops at the Withdraw Step at the Prince's Haven
      When Claudia secretly stays
      Then the game goes on
      And it is for Louis to let the game go on

    @id:VEND-0357 @needs:feed @vendetta.round-end.not-after-third
    Scenario: The game does not end after the second round
      Given it is round 2
      And Lestat has 2 Blood at the Prince's Haven
      And the game stops at the Feed Phase
      When Lestat secretly stays
      Then it is round 3
      And the game goes on

  Rule: The score

    @id:VEND-0358 @needs:draining @vendetta.game-end.score
    Scenario: The score adds up the Alliance, Drained cards and Influence tokens
      Given Armand has 4 Influence
      And Armand's Alliance holds Victim and Marcel
      And Armand has Drained Betty Fuller and Edward Neally
      And the game stops once the Prince's Haven is resolved
      Then Armand's score is 13
      When Louis lets the game go on
      Then Armand wins the game with 13 Influence

    @id:VEND-0359 @needs:draining @vendetta.game-end.score
    Scenario: A Drained card adds only its Drained value to the score
      Given Armand has 0 Influence
      And Armand has Drained Victim and Marcel
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Armand ends the game with 2 Influence

    @id:VEND-0360 @needs:take-diablerie @vendetta.game-end.minus-diablerie
    Scenario: Each Diablerie token costs 1 Influence at the end
      Given Armand has 6 Influence and 2 Diablerie tokens
      And Claudia has 6 Influence and 1 Diablerie token
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Armand ends the game with 4 Influence
      And Claudia wins the game with 5 Influence

    @id:VEND-0361 @needs:take-diablerie @needs:flip-diablerie @vendetta.game-end.minus-diablerie
    Scenario: A face-down Diablerie token costs 1 Influence at the end
      Given Armand has 6 Influence, 1 Diablerie token and 1 face-down Diablerie token
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Armand wins the game with 4 Influence

    @id:VEND-0362 @vendetta.game-end.score
    Scenario: Blood and Deployed cards add nothing to the score
      Given Armand has 30 Blood
      And Armand has Ready face up and 5 Blood at Location 1
      And Claudia has 4 Influence
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Armand ends the game with 3 Influence
      And Claudia wins the game with 4 Influence

  Rule: The winner

    @id:VEND-0363 @vendetta.game-end.most-influence-wins
    Scenario: One more Influence beats more Blood and the Ambition token
      Given Louis has 20 Blood and 7 Influence
      And Lestat has 1 Blood and 8 Influence
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Lestat wins the game with 8 Influence
      And Louis ends the game with 7 Influence

    @id:VEND-0364 @vendetta.game-end.tie-blood
    Scenario: A tie on Influence goes to the player with more Blood in the Pool
      Given Louis has 5 Blood and 8 Influence
      And Lestat has 6 Blood and 8 Influence
      And Claudia has 30 Blood and 7 Influence
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Lestat wins the game with 8 Influence
      And Louis ends the game with 8 Influence

    @id:VEND-0365 @vendetta.game-end.tie-blood
    Scenario: Deployed Blood does not count in a tie on Influence
      Given Louis has 5 Blood and 8 Influence
      And Louis has 9 Blood at Location 1
      And Lestat has 6 Blood and 8 Influence
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Lestat wins the game with 8 Influence

    @id:VEND-0366 @vendetta.game-end.tie-turn-order @vendetta.ambition.breaks-ties
    @vendetta.conflicts-of-rules.ties-turn-order
    Scenario: A tie on Influence and Blood goes to the first in turn order
      Given Lestat holds the Ambition token
      And Louis has 5 Blood and 8 Influence
      And Armand has 5 Blood and 8 Influence
      And the game stops once the Prince's Haven is resolved
      When Lestat lets the game go on
      Then Louis wins the game with 8 Influence
      And Armand ends the game with 8 Influence

    @id:VEND-1142 @vendetta.game-end.tie-blood
    Scenario: The third of three players tied on Influence may win with the most Blood
      Given Louis has 5 Blood and 8 Influence
      And Claudia has 6 Blood and 8 Influence
      And Armand has 7 Blood and 8 Influence
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Armand wins the game with 8 Influence

    @id:VEND-1143 @vendetta.game-end.tie-turn-order @vendetta.conflicts-of-rules.ties-turn-order
    Scenario: A tie of three players on everything goes to the first clockwise from the Ambition holder
      Given Claudia holds the Ambition token
      And Claudia has 0 Influence
      And Louis has 5 Blood and 8 Influence
      And Armand has 5 Blood and 8 Influence
      And Lestat has 5 Blood and 8 Influence
      And the game stops once the Prince's Haven is resolved
      When Claudia lets the game go on
      Then Armand wins the game with 8 Influence

    @id:VEND-1238 @vendetta.game-end.tie-blood
    Scenario: The last of four players tied on Influence may win with the most Blood
      Given Louis has 5 Blood and 8 Influence
      And Claudia has 6 Blood and 8 Influence
      And Armand has 6 Blood and 8 Influence
      And Lestat has 9 Blood and 8 Influence
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Lestat wins the game with 8 Influence

    @id:VEND-0367 @vendetta.game-end.tie-turn-order
    Scenario: The final tie uses the turn order after the last conflict
      Given Louis has 5 Blood and 20 Influence
      And Armand has 5 Blood and 20 Influence
      And Claudia has 5 Blood and 0 Influence
      And Claudia has Retaliation face up at the Prince's Haven
      When Claudia secretly stays
      Then Claudia holds the Ambition token
      And Armand wins the game with 20 Influence
      And Louis ends the game with 20 Influence

    @id:VEND-0368 @vendetta.game-end.tie-turn-order
    Scenario: The Ambition holder wins a tie on everything
      Given Armand holds the Ambition token
      And the game stops once the Prince's Haven is resolved
      When Armand lets the game go on
      Then Armand wins the game with 3 Influence

    @id:VEND-0369 @example @vendetta.conflicts-of-rules.card-over-rulebook @vendetta.cards.ally.fiorenza-savona
    Scenario: Fiorenza Savona wins the final tie against more Blood
      Given Louis has 20 Blood and 6 Influence
      And Lestat has 1 Blood and 3 Influence
      And Lestat's Alliance holds Fiorenza Savona
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Lestat wins the game with 6 Influence
      And Louis ends the game with 6 Influence

    @id:VEND-0370 @vendetta.game-end.tie-blood
    Scenario: Fiorenza Savona does not help in a tie between other players
      Given Louis has 2 Blood and 9 Influence
      And Armand has 3 Blood and 9 Influence
      And Lestat has 20 Blood and 3 Influence
      And Lestat's Alliance holds Fiorenza Savona
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Armand wins the game with 9 Influence

    @id:VEND-1203 @needs:draining @vendetta.game-end.tie-blood @vendetta.draining.loses-special-ability
    Scenario: A Drained Fiorenza Savona does not win the final tie
      Given Louis has 20 Blood and 6 Influence
      And Lestat has 1 Blood and 5 Influence
      And Lestat has Drained Fiorenza Savona
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Louis wins the game with 6 Influence
      And Lestat ends the game with 6 Influence

    @id:VEND-0371 @vendetta.game-end.most-influence-wins
    Scenario: An eliminated player cannot win the game
      Given Louis, Claudia and Lestat have 0 Influence
      And Armand is out of the game
      And Louis has 9 Blood
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Louis wins the game with 0 Influence
      And Armand ends the game with 0 Influence
