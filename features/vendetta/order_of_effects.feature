# Rulebook, "Preparation", "Conflict", "Aftermath", "Contradicting rules?": the order after the first player
Feature: The order of effects with three or more players

  @id:VEND-1132 @vendetta.conflict.order @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: Conflict cards take effect clockwise from the Ambition holder, through every player
    Given Louis (Brujah), Claudia (Malkavian), Armand (Toreador) and Lestat (Gangrel) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has 1 Blood at Location 1
    And Claudia has Shadow Strike face up and Ready face up at Location 1
    And Armand has Entourage face up and Entrancement face up at Location 1
    And Lestat has Wolf Companion face up and Feral Weapons face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then it is for Claudia to say which card is next
    When Claudia resolves Ready next
    Then it is for Armand to say which card is next
    When Armand resolves Entourage next
    Then it is for Lestat to say which card is next
    When Lestat resolves Wolf Companion next
    Then it is for Louis to let the game go on

  @id:VEND-1133 @vendetta.conflict.order @vendetta.ambition.turn-order
  Scenario: Conflict cards take effect clockwise past the last seat to the first
    Given Louis (Brujah), Claudia (Malkavian), Armand (Toreador) and Lestat (Gangrel) sit clockwise
    And it is the Withdraw Step at Location 1
    And Armand holds the Ambition token
    And Louis has Bloody Fury face up and Punk's Posse face up at Location 1
    And Claudia has Shadow Strike face up and Ready face up at Location 1
    And Lestat has Wolf Companion face up and Feral Weapons face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then it is for Lestat to say which card is next
    When Lestat resolves Wolf Companion next
    Then it is for Louis to say which card is next
    When Louis resolves Bloody Fury next
    Then it is for Claudia to say which card is next
    When Claudia resolves Ready next
    Then it is for Armand to let the game go on
