# Vendetta rulebook, "End of the Game": the score, the winner, and the ties
Feature: The end of the game
  The game stops before it ends: nobody is at the Prince's Haven, so nobody wins there.

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise
    And it is round 3
    And it is the Withdraw Step at the Prince's Haven

  Rule: When it ends

    @id:VEND-0355 @vendetta.game-end.after-third-round
    Scenario: The game is over as soon as the third round is
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
    Scenario: It is not over before the Prince's Haven is resolved
      Given it is the Withdraw Step at Location 2
      And Claudia has 1 Blood at Location 2
      And the game stops at the Withdraw Step at the Prince's Haven
      When Claudia secretly stays
      Then the game goes on
      And it is for Louis to let the game go on

    @id:VEND-0357 @needs:feed @vendetta.round-end.not-after-third
    Scenario: It does not end after the second round
      Given it is round 2
      And Lestat has 2 Blood at the Prince's Haven
      And the game stops at the Feed Phase
      When Lestat secretly stays
      Then it is round 3
      And the game goes on

  Rule: The score

    @id:VEND-0358 @needs:draining @vendetta.game-end.score
    Scenario: Alliance, Drained cards and Influence tokens are added up
      Given Armand has 4 Influence
      And Armand's Alliance holds Victim and Marcel
      And Armand has Drained Betty Fuller and Edward Neally
      And the game stops once the Prince's Haven is resolved
      Then Armand's score is 13
      When Louis lets the game go on
      Then Armand wins the game with 13 Influence

    @id:VEND-0359 @needs:draining @vendetta.game-end.score
    Scenario: A Drained card counts by its Drained value alone
      Given Armand has 0 Influence
      And Armand has Drained Victim and Marcel
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Armand ends the game with 2 Influence

    @id:VEND-0360 @needs:take-diablerie @vendetta.game-end.minus-diablerie
    Scenario: Each Diablerie token costs 1 Influence
      Given Armand has 6 Influence and 2 Diablerie tokens
      And Claudia has 6 Influence and 1 Diablerie token
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Armand ends the game with 4 Influence
      And Claudia wins the game with 5 Influence

    @id:VEND-0361 @needs:take-diablerie @needs:flip-diablerie @vendetta.game-end.minus-diablerie
    Scenario: A token that is face down costs as much
      Given Armand has 6 Influence, 1 Diablerie token and 1 face-down Diablerie token
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Armand wins the game with 4 Influence

    @id:VEND-0362 @vendetta.game-end.score
    Scenario: Blood and Deployed cards are worth nothing
      Given Armand has 30 Blood
      And Armand has Ready face up and 5 Blood at Location 1
      And Claudia has 4 Influence
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Armand ends the game with 3 Influence
      And Claudia wins the game with 4 Influence

  Rule: The winner

    @id:VEND-0363 @vendetta.game-end.most-influence-wins
    Scenario: One Influence more outweighs Blood and the Ambition token
      Given Louis has 20 Blood and 7 Influence
      And Lestat has 1 Blood and 8 Influence
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Lestat wins the game with 8 Influence
      And Louis ends the game with 7 Influence

    @id:VEND-0364 @vendetta.game-end.tie-blood
    Scenario: Of those with the same Influence the one with more Blood in the Pool wins
      Given Louis has 5 Blood and 8 Influence
      And Lestat has 6 Blood and 8 Influence
      And Claudia has 30 Blood and 7 Influence
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Lestat wins the game with 8 Influence
      And Louis ends the game with 8 Influence

    @id:VEND-0365 @vendetta.game-end.tie-blood
    Scenario: Deployed Blood does not count in the tie
      Given Louis has 5 Blood and 8 Influence
      And Louis has 9 Blood at Location 1
      And Lestat has 6 Blood and 8 Influence
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Lestat wins the game with 8 Influence

    @id:VEND-0366 @vendetta.game-end.tie-turn-order @vendetta.ambition.breaks-ties
    @vendetta.conflicts-of-rules.ties-turn-order
    Scenario: With the same Blood as well the turn order decides
      Given Lestat holds the Ambition token
      And Louis has 5 Blood and 8 Influence
      And Armand has 5 Blood and 8 Influence
      And the game stops once the Prince's Haven is resolved
      When Lestat lets the game go on
      Then Louis wins the game with 8 Influence
      And Armand ends the game with 8 Influence

    @id:VEND-1142 @vendetta.game-end.tie-blood
    Scenario: Of three with the same Influence the third may have the most Blood
      Given Louis has 5 Blood and 8 Influence
      And Claudia has 6 Blood and 8 Influence
      And Armand has 7 Blood and 8 Influence
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Armand wins the game with 8 Influence

    @id:VEND-1143 @vendetta.game-end.tie-turn-order @vendetta.conflicts-of-rules.ties-turn-order
    Scenario: Of three alike in everything the first clockwise from the Ambition token wins
      Given Claudia holds the Ambition token
      And Claudia has 0 Influence
      And Louis has 5 Blood and 8 Influence
      And Armand has 5 Blood and 8 Influence
      And Lestat has 5 Blood and 8 Influence
      And the game stops once the Prince's Haven is resolved
      When Claudia lets the game go on
      Then Armand wins the game with 8 Influence

    @id:VEND-1238 @vendetta.game-end.tie-blood
    Scenario: Of four with the same Influence the last in turn order may have the most Blood
      Given Louis has 5 Blood and 8 Influence
      And Claudia has 6 Blood and 8 Influence
      And Armand has 6 Blood and 8 Influence
      And Lestat has 9 Blood and 8 Influence
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Lestat wins the game with 8 Influence

    @id:VEND-0367 @vendetta.game-end.tie-turn-order
    Scenario: The turn order is that after the last conflict
      Given Louis has 5 Blood and 20 Influence
      And Armand has 5 Blood and 20 Influence
      And Claudia has 5 Blood and 0 Influence
      And Claudia has Retaliation face up at the Prince's Haven
      When Claudia secretly stays
      Then Claudia holds the Ambition token
      And Armand wins the game with 20 Influence
      And Louis ends the game with 20 Influence

    @id:VEND-0368 @vendetta.game-end.tie-turn-order
    Scenario: All alike, the holder of the Ambition token wins
      Given Armand holds the Ambition token
      And the game stops once the Prince's Haven is resolved
      When Armand lets the game go on
      Then Armand wins the game with 3 Influence

    @id:VEND-0369 @example @vendetta.conflicts-of-rules.card-over-rulebook @vendetta.cards.ally.fiorenza-savona
    Scenario: Fiorenza Savona wins the tie of the game against more Blood
      Given Louis has 20 Blood and 6 Influence
      And Lestat has 1 Blood and 3 Influence
      And Lestat's Alliance holds Fiorenza Savona
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Lestat wins the game with 6 Influence
      And Louis ends the game with 6 Influence

    @id:VEND-0370 @vendetta.game-end.tie-blood
    Scenario: Fiorenza Savona does nothing for a tie of others
      Given Louis has 2 Blood and 9 Influence
      And Armand has 3 Blood and 9 Influence
      And Lestat has 20 Blood and 3 Influence
      And Lestat's Alliance holds Fiorenza Savona
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Armand wins the game with 9 Influence

    @id:VEND-1203 @needs:draining @vendetta.game-end.tie-blood @vendetta.draining.loses-special-ability
    Scenario: Once Drained, Fiorenza Savona wins no tie of the game
      Given Louis has 20 Blood and 6 Influence
      And Lestat has 1 Blood and 5 Influence
      And Lestat has Drained Fiorenza Savona
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Louis wins the game with 6 Influence
      And Lestat ends the game with 6 Influence

    @id:VEND-0371 @vendetta.game-end.most-influence-wins
    Scenario: Who is out of the game does not win it
      Given Louis, Claudia and Lestat have 0 Influence
      And Armand is out of the game
      And Louis has 9 Blood
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Louis wins the game with 0 Influence
      And Armand ends the game with 0 Influence
