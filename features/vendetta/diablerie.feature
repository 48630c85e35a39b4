# Rulebook, "Diablerie"
@needs:take-diablerie
Feature: Diablerie

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And Louis and Claudia hold Hunt and Ready

  Rule: Each Drained Vampire gives a token, and each token costs 1 Influence

    @id:VEND-0127 @needs:planning @vendetta.diablerie.when @vendetta.diablerie.one-token-per-vampire
    Scenario: Two Drained Vampires give two Diablerie tokens
      Given Louis's Alliance holds Marcel and Anita Wainwright
      When Louis drains Marcel
      Then Louis gains 1 Diablerie token
      When Louis drains Anita Wainwright
      Then Louis gains 1 Diablerie token
      And Louis has 2 Diablerie tokens
      And the Bank holds 6 Diablerie tokens
      And Louis is still in the game

    @id:VEND-0128 @needs:draining @needs:planning
    @vendetta.diablerie.when @vendetta.diablerie.one-token-per-vampire @vendetta.frenzy.random-drain
    Scenario: A Vampire Drained at random in Frenzy gives a token, and a Human does not
      Given Claudia has 1 Blood
      And Claudia's Alliance holds Marcel and Betty Fuller
      And Armand has 1 Blood
      And Armand's Alliance holds Anita Wainwright and Sarah McAleer
      When Claudia loses 1 Blood through Louis
      And chance drains Marcel
      Then Claudia has 1 Diablerie token
      When Armand loses 1 Blood through Louis
      And chance drains Sarah McAleer
      Then Armand has 0 Diablerie tokens

    @id:VEND-0182 @needs:draining @vendetta.diablerie.when @vendetta.diablerie.one-token-per-vampire
    @vendetta.cards.vampire.diablerie-when-drained
    Scenario: A Vampire Drained without anybody's choice gives a token
      Given Claudia's Alliance holds Marcel and Betty Fuller
      When Claudia's Betty Fuller is drained
      Then Claudia has 0 Diablerie tokens
      When Claudia's Marcel is drained
      Then Claudia has 1 Diablerie token
      And it is for Louis to play a card

    @id:VEND-0129 @needs:flip-diablerie @vendetta.diablerie.token-minus-one-influence
    Scenario: Each Diablerie token costs 1 Influence at the end, whichever side is up
      Given it is round 3
      And it is the Withdraw Step at the Prince's Haven
      And Louis has 9 Influence, 1 Diablerie token and 1 face-down Diablerie token
      And Claudia has 8 Influence and 2 Diablerie tokens
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Louis wins the game with 7 Influence
      And Claudia ends the game with 6 Influence

  Rule: The third token eliminates its player

    @id:VEND-0130 @needs:ending @needs:planning @vendetta.diablerie.third-token-eliminates
    Scenario: A player who gets a third Diablerie token is eliminated at once
      Given Louis has 2 Diablerie tokens
      And Louis's Alliance holds Marcel
      When Louis drains Marcel
      Then Louis is eliminated
      And Claudia, Armand and Lestat are still in the game
      And the turn order is Claudia, Armand and Lestat
      And it is Claudia's first Planning turn

    @id:VEND-0131 @needs:flip-diablerie @needs:ending @vendetta.diablerie.third-token-eliminates
    Scenario: A face-down Diablerie token counts toward the third
      Given Louis has 1 Diablerie token and 1 face-down Diablerie token
      And Louis's Alliance holds Marcel
      When Louis drains Marcel
      Then Louis is eliminated
      And it is for Claudia to play a card

    @id:VEND-0132 @needs:ending @vendetta.diablerie.third-token-eliminates @example @vendetta.cards.ally.edward-neally
    Scenario: Edward Neally's two tokens eliminate a player who has one
      Given Louis has 1 Diablerie token
      And Louis's Alliance holds Edward Neally
      When Louis drains Edward Neally
      Then Louis is eliminated
      And it is for Claudia to play a card

    @id:VEND-0133 @vendetta.diablerie.one-token-per-vampire
    Scenario: A player with two Diablerie tokens stays in the game
      Given Louis has 1 Diablerie token
      And Louis's Alliance holds Marcel
      When Louis drains Marcel
      Then Louis is still in the game
      And Louis has 2 Diablerie tokens
      And it is for Louis to play a card

    @id:VEND-0134 @needs:draining @needs:ending @needs:frenzy @vendetta.diablerie.third-token-eliminates
    Scenario: A third Diablerie token in Frenzy eliminates its player
      Given Claudia has 1 Blood and 2 Diablerie tokens
      And Claudia's Alliance holds Marcel
      When Claudia loses 1 Blood through Louis
      Then Claudia is eliminated
      And Louis, Armand and Lestat are still in the game
      And it is for Louis to play a card

  Rule: Tokens may be flipped for Blood when a card is played

    @id:VEND-0135 @needs:flip-diablerie @needs:draining
    @example @vendetta.diablerie.example-louis @vendetta.diablerie.flip-gives-deployed-blood
    @vendetta.diablerie.flip-beyond-three-limit
    Scenario: Louis plays 3 Blood and flips both his tokens for 2 more
      Given Louis has 5 Blood and 2 Diablerie tokens
      And Louis's Alliance holds Victim
      When Louis plays Hunt face up at Location 1
      And Louis plays 3 Blood and 2 flipped Diablerie tokens
      Then Louis has Hunt face up and 5 Blood at Location 1
      And Louis has 2 Blood, 0 Diablerie tokens and 2 face-down Diablerie tokens
      And the Bank loses 2 Blood
      And it is for Louis to go on or end the turn

    @id:VEND-0136 @needs:flip-diablerie @vendetta.diablerie.flip-when-playing-card @vendetta.diablerie.flip-gives-deployed-blood
    Scenario: A player may flip one token now and keep the other for the next card
      Given Louis has 2 Diablerie tokens
      When Louis plays Hunt face up at Location 1
      And Louis plays 1 flipped Diablerie token
      And Louis ends the turn
      Then Louis has Hunt face up and 1 Blood at Location 1
      And Louis has 6 Blood, 1 Diablerie token and 1 face-down Diablerie token
      When Claudia plays Hunt face up at Location 1 and ends the turn
      And Louis plays Ready face up at Location 2 with 1 flipped Diablerie token
      Then Louis has Ready face up and 1 Blood at Location 2
      And Louis has 2 face-down Diablerie tokens
      And it is for Louis to go on or end the turn

    @id:VEND-0137 @needs:flip-diablerie @needs:draining @vendetta.diablerie.flip-beyond-three-limit
    Scenario: A flipped token adds to the three Blood but does not raise the limit to four
      Given Louis has 1 Diablerie token
      And Louis's Alliance holds Victim
      When Louis plays Hunt face up at Location 1
      Then Louis cannot play 4 Blood and 1 flipped Diablerie token because vendetta.planning.may-play-up-to-three-blood
      When Louis plays 1 flipped Diablerie token
      And Louis plays 3 Blood
      Then Louis has Hunt face up and 4 Blood at Location 1
      And Louis cannot play 1 Blood because vendetta.planning.may-play-up-to-three-blood
      And it is for Louis to go on or end the turn

    @id:VEND-1176 @needs:flip-diablerie @vendetta.diablerie.flip-beyond-three-limit
    Scenario: Flipping a token after three Blood does not allow more Blood from the Pool
      Given Louis has 1 Diablerie token
      When Louis plays Hunt face up at Location 1
      And Louis plays 3 Blood
      And Louis plays 1 flipped Diablerie token
      Then Louis has Hunt face up and 4 Blood at Location 1
      And Louis cannot play 1 Blood because vendetta.planning.only-phase-with-turns

    @id:VEND-0138 @vendetta.diablerie.flip-when-playing-card
    Scenario: A token cannot be flipped before the card is played or in another's turn
      Given Louis has 1 Diablerie token
      And Claudia has 1 Diablerie token
      Then Louis cannot play 1 flipped Diablerie token because vendetta.diablerie.flip-when-playing-card
      When Louis plays Hunt face up at Location 1
      Then Claudia cannot play 1 flipped Diablerie token because vendetta.diablerie.flip-when-playing-card
      And it is for Louis to go on or end the turn

    @id:VEND-0139 @needs:flip-diablerie @vendetta.diablerie.flip-back-end-of-round
    Scenario: A token can be flipped only once per round
      Given Louis has 1 Diablerie token and 1 face-down Diablerie token
      When Louis plays Hunt face up at Location 1
      Then Louis cannot play 2 flipped Diablerie tokens because vendetta.diablerie.flip-back-end-of-round
      When Louis plays 1 flipped Diablerie token
      Then Louis cannot play 1 flipped Diablerie token because vendetta.diablerie.flip-back-end-of-round
      And Louis has Hunt face up and 1 Blood at Location 1
      And it is for Louis to go on or end the turn

    @id:VEND-0140 @needs:flip-diablerie @needs:feed @needs:hand-building @needs:location-setup @vendetta.diablerie.flip-back-end-of-round
    Scenario: Flipped tokens turn face up at the end of the round and can be flipped again
      Given it is the Withdraw Step at the Prince's Haven
      And Louis has 1 face-down Diablerie token
      And Claudia has 1 Diablerie token and 1 face-down Diablerie token
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then it is round 2
      And Louis has 1 Diablerie token and 0 face-down Diablerie tokens
      And Claudia has 2 Diablerie tokens and 0 face-down Diablerie tokens
      When Louis plays Hunt face up at Location 1
      And Louis plays 1 flipped Diablerie token
      Then Louis has Hunt face up and 1 Blood at Location 1
      And it is for Louis to go on or end the turn
