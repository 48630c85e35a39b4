# Vendetta rulebook, "End of the Round": the table is cleared after rounds 1 and 2
Feature: The end of a round
  Each game stops as the next round begins.

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise

  @id:VEND-0317 @needs:feed @vendetta.round-end.deployed-blood-to-bank
  Scenario: Deployed Blood at all Locations goes to the Bank
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has 2 Blood at Location 1
    And Lestat has 1 Blood at Location 2
    And Claudia has 3 Blood at the Prince's Haven
    And the game stops at the Feed Phase
    When Claudia secretly stays
    Then the Bank gains 6 Blood
    And nobody's Pool changes
    And Louis has nothing at Location 1
    And Lestat has nothing at Location 2
    And Claudia has nothing at the Prince's Haven
    And it is round 2

  @id:VEND-0318 @needs:feed @vendetta.round-end.cards-to-hand
  Scenario: All players take their cards back from all Locations
    Given it is the Withdraw Step at the Prince's Haven
    And Armand has Backstab face down at Location 1
    And Armand has Cloak of Shadows face up at Location 2
    And Lestat has Wolf Companion face up at Location 2
    And the game stops at the Feed Phase
    Then Armand holds Backstab and Cloak of Shadows
    And Lestat holds Wolf Companion
    And Armand has nothing at Location 1
    And Armand has nothing at Location 2
    And no event names Backstab
    And it is round 2

  @id:VEND-0319 @needs:feed @vendetta.round-end.cards-to-hand
  Scenario: A card on a Rival's Position returns to its owner
    Given it is the Withdraw Step at the Prince's Haven
    And Louis has Challenge face up and Lestat's Wolf Companion face up at Location 1
    And the game stops at the Feed Phase
    Then Louis holds Challenge
    And Lestat holds Wolf Companion
    And Louis has nothing at Location 1

  @id:VEND-0320 @needs:take-diablerie @needs:flip-diablerie @needs:feed @vendetta.round-end.diablerie-face-up
  Scenario: Face-down Diablerie tokens turn face up
    Given it is the Withdraw Step at the Prince's Haven
    And Armand has 1 Diablerie token and 1 face-down Diablerie token
    And Lestat has 2 face-down Diablerie tokens
    And the game stops at the Feed Phase
    Then Armand has 2 Diablerie tokens and 0 face-down Diablerie tokens
    And Lestat has 2 Diablerie tokens and 0 face-down Diablerie tokens

  @id:VEND-0321 @needs:flip-diablerie @needs:take-diablerie @needs:feed @vendetta.round-end.not-after-third
  @vendetta.round-end.deployed-blood-to-bank
  Scenario: The second round ends like the first
    Given it is round 2
    And it is the Withdraw Step at the Prince's Haven
    And Armand has 1 face-down Diablerie token
    And Louis has 2 Blood at Location 1
    And the game stops at the Feed Phase
    Then the Bank holds 46 Blood
    And Louis has 6 Blood
    And Louis has nothing at Location 1
    And Armand has 1 Diablerie token
    And it is round 3

  @id:VEND-0322 @needs:flip-diablerie @vendetta.round-end.third-round-goes-to-end @vendetta.round-end.not-after-third
  Scenario: Nothing is cleared after the third round, because the game is over
    Given it is round 3
    And it is the Withdraw Step at the Prince's Haven
    And Armand has 1 face-down Diablerie token
    And Louis has 4 Influence
    And Louis has 2 Blood at Location 1
    And Louis has Challenge face up at Location 1
    And the game stops once the Prince's Haven is resolved
    When Louis lets the game go on
    Then Louis wins the game with 4 Influence
    And the Bank stays the same
    And none of these events happens:
      | event               |
      | blood-discarded     |
      | card-returned       |
      | diablerie-turned-up |
      | round-began         |
