# Rulebook, "Hand Building", "Playing cards", "Withdraw": what each player may know
Feature: Hidden information

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise

  @id:VEND-0170 @vendetta.hand-building.draw-two-keep-one
  Scenario: Only their player sees the drawn cards, and the one that is kept
    Given it is the Hand Building Phase
    And Louis's Clan deck holds Challenge, Earthshock and Show of Force
    And Claudia's Clan deck holds Dark Pact, Retaliation and Arcane Drain
    Then only Louis sees Louis's drawn cards
    When Louis keeps Challenge
    Then only Louis sees Louis's hand
    And no event names Challenge
    And no event names Earthshock
    And only Claudia sees Claudia's drawn cards
    And it is for Claudia to keep Clan cards

  @id:VEND-0171 @vendetta.hand-building.other-to-bottom
  Scenario: What a player has put under the Clan deck is known to that player alone
    Given it is the Hand Building Phase
    And Louis's Clan deck holds Challenge, Earthshock and Show of Force
    When Louis keeps Challenge
    Then only Louis sees Louis's cards under the Clan deck
    And Louis does not see Louis's Clan deck
    And Claudia does not see Louis's Clan deck
    And it is for Louis to play a card

  @id:VEND-0172 @vendetta.planning.play.face-down-hides-information
  Scenario: The hands of others stay hidden while cards are played from them
    Given Louis holds Challenge and Earthshock
    And Claudia holds Dark Pact
    When Louis plays Challenge face down at Location 1
    Then only Louis sees Louis's hand
    And only Claudia sees Claudia's hand
    And Armand sees an unknown card of Louis at Location 1
    And it is for Louis to go on or end the turn

  @id:VEND-0173 @vendetta.planning.play.face-down-hides-information
  Scenario: A card played face up is known to all, and so is Blood
    Given Louis holds Challenge and Earthshock
    When Louis plays Challenge face up at Location 1 with 2 Blood and ends the turn
    And Louis plays Earthshock face down at Location 1
    Then Claudia sees Challenge face up, an unknown card and 2 Blood of Louis at Location 1
    And Lestat sees Challenge face up, an unknown card and 2 Blood of Louis at Location 1
    And Louis sees Challenge face up, Earthshock face down and 2 Blood of Louis at Location 1
    And it is for Louis to go on or end the turn

  @id:VEND-0174 @vendetta.withdraw.secret-simultaneous
  Scenario: A token is hidden until everybody has chosen
    Given it is the Withdraw Step at Location 1
    And Louis has 1 Blood at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly withdraws
    And Claudia secretly stays
    Then only Louis sees Louis's token
    And only Claudia sees Claudia's token
    And no token is revealed
    And Louis has 1 Blood at Location 1
    When Armand secretly stays
    Then Louis reveals Withdraw
    And Claudia reveals Stay

  @id:VEND-0175 @vendetta.withdraw.secret-simultaneous
  Scenario: While others choose, face-down cards at the Location stay hidden
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face down at Location 1
    And Claudia has Dark Pact face down at Location 1
    When Louis secretly stays
    Then Claudia sees an unknown card of Louis at Location 1
    And Louis sees an unknown card of Claudia at Location 1
    And Armand sees an unknown card of Claudia at Location 1
    And it is for Claudia to stay or withdraw

  @id:VEND-0176 @vendetta.withdraw.cards-revealed
  Scenario: Who Withdraws shows the cards to all
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face down at Location 1
    When Louis secretly withdraws
    Then Claudia sees Challenge face up of Louis at the Prince's Haven
    And Lestat sees Challenge face up of Louis at the Prince's Haven
    And it is for Louis to stay or withdraw

  @id:VEND-0177 @vendetta.revelation.reveal-stayers
  Scenario: The Revelation Step shows the cards of this Location, and of no other
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face down at Location 1
    And Louis has Earthshock face down at Location 2
    When Louis secretly stays
    Then Claudia sees Challenge face up of Louis at Location 1
    And Claudia sees an unknown card of Louis at Location 2
    And no event names Earthshock
    And it is for Louis to stay or withdraw

  @id:VEND-0178 @example @vendetta.cards.ally.ambrus-maropis @vendetta.planning.play.face-down-hides-information
  Scenario: A card that Ambrus Maropis lets one player look at stays hidden from the others
    Given Louis holds Hunt
    And Louis's Alliance holds Ambrus Maropis
    And Claudia has Dark Pact face down and Retaliation face down at Location 1
    When Louis looks at card 2 of Claudia at Location 1
    Then Louis spends 1 Blood
    And Louis sees an unknown card and Retaliation face down of Claudia at Location 1
    And Armand sees an unknown card and an unknown card of Claudia at Location 1
    And no event names Retaliation
    And it is for Louis to play a card

  @id:VEND-0181 @vendetta.planning.play.face-down-hides-information
  Scenario: Who has looked at a card goes on knowing it, and the next face-down card is hidden again
    Given Louis has Challenge face down at Location 1
    And Claudia has looked at Louis's Challenge at Location 1
    And Louis holds Earthshock
    When Louis plays Earthshock face down at Location 1
    Then Claudia sees Challenge face down and an unknown card of Louis at Location 1
    And Armand sees an unknown card and an unknown card of Louis at Location 1
    And it is for Louis to go on or end the turn
