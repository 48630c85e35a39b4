# Rulebook, "Hand Building", "Playing cards", "Withdraw": information open to each player
Feature: Hidden information

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise

  @id:VEND-0170 @vendetta.hand-building.draw-two-keep-one
  Scenario: Only their player sees the drawn cards and the card kept
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
  Scenario: Only its player knows a card put under the Clan deck
    Given it is the Hand Building Phase
    And Louis's Clan deck holds Challenge, Earthshock and Show of Force
    When Louis keeps Challenge
    Then only Louis sees Louis's cards under the Clan deck
    And Louis does not see Louis's Clan deck
    And Claudia does not see Louis's Clan deck
    And it is for Louis to play a card

  @id:VEND-0172 @vendetta.planning.play.face-down-hides-information
  Scenario: Other players' hands stay hidden while cards are played
    Given Louis holds Challenge and Earthshock
    And Claudia holds Dark Pact
    When Louis plays Challenge face down at Location 1
    Then only Louis sees Louis's hand
    And only Claudia sees Claudia's hand
    And Armand sees an unknown card of Louis at Location 1
    And it is for Louis to go on or end the turn

  @id:VEND-0173 @vendetta.planning.play.face-down-hides-information
  Scenario: Everybody sees a card played face up, and Blood
    Given Louis holds Challenge and Earthshock
    When Louis plays Challenge face up at Location 1 with 2 Blood and ends the turn
    And Louis plays Earthshock face down at Location 1
    Then Claudia sees Challenge face up, an unknown card and 2 Blood of Louis at Location 1
    And Lestat sees Challenge face up, an unknown card and 2 Blood of Louis at Location 1
    And Louis sees Challenge face up, Earthshock face down and 2 Blood of Louis at Location 1
    And it is for Louis to go on or end the turn

  @id:VEND-0174 @vendetta.withdraw.secret-simultaneous
  Scenario: A token stays hidden until everybody has chosen
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
  Scenario: Face-down cards at the Location stay hidden while others choose
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face down at Location 1
    And Claudia has Dark Pact face down at Location 1
    When Louis secretly stays
    Then Claudia sees an unknown card of Louis at Location 1
    And Louis sees an unknown card of Claudia at Location 1
    And Armand sees an unknown card of Claudia at Location 1
    And it is for Claudia to stay or withdraw

  @id:VEND-0176 @vendetta.withdraw.cards-revealed
  Scenario: Everybody sees the cards of a player who Withdraws
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face down at Location 1
    When Louis secretly withdraws
    Then Claudia sees Challenge face up of Louis at the Prince's Haven
    And Lestat sees Challenge face up of Louis at the Prince's Haven
    And it is for Louis to stay or withdraw

  @id:VEND-0177 @vendetta.revelation.reveal-stayers
  Scenario: The Revelation Step reveals only the cards at its Location
    Given it is the Withdraw Step at Location 1
    And Louis has Challenge face down at Location 1
    And Louis has Earthshock face down at Location 2
    When Louis secretly stays
    Then Claudia sees Challenge face up of Louis at Location 1
    And Claudia sees an unknown card of Louis at Location 2
    And no event names Earthshock
    And it is for Louis to stay or withdraw

  @id:VEND-0178 @example @vendetta.cards.ally.ambrus-maropis @vendetta.planning.play.face-down-hides-information
  Scenario: Only the player who uses Ambrus Maropis sees the card
    Given Louis holds Hunt
    And Louis's Alliance holds Ambrus Maropis
    And Claudia has Dark Pact face down and Retaliation face down at Location 1
    When Louis looks at card 2 of Claudia at Location 1
    Then Louis loses 1 Blood
    And Louis sees an unknown card and Retaliation face down of Claudia at Location 1
    And Armand sees an unknown card and an unknown card of Claudia at Location 1
    And no event names Retaliation
    And it is for Louis to play a card

  @id:VEND-0181 @vendetta.planning.play.face-down-hides-information
  Scenario: A player who has looked at a card keeps seeing it, but not the next face-down card
    Given Louis has Challenge face down at Location 1
    And Claudia has looked at Louis's Challenge at Location 1
    And Louis holds Earthshock
    When Louis plays Earthshock face down at Location 1
    Then Claudia sees Challenge face down and an unknown card of Louis at Location 1
    And Armand sees an unknown card and an unknown card of Louis at Location 1
    And it is for Louis to go on or end the turn

  @id:VEND-1205 @vendetta.hand-building.other-to-bottom
  Scenario: A player sees no card of a Clan deck except those they put under it
    Given it is the Hand Building Phase
    And Louis's Clan deck holds Challenge and Earthshock
    And Louis's Clan deck holds Show of Force and Bloody Fury in unknown order
    And Fist of Caine lies under Louis's Clan deck
    When Louis keeps Challenge
    Then Louis does not see Louis's Clan deck
    And Claudia does not see Louis's Clan deck
    And only Louis sees Louis's cards under the Clan deck
    And it is for Louis to play a card

  @id:VEND-1206 @needs:hand-building @vendetta.location-setup.one-ally-each
  Scenario: The rest of the Ally deck stays hidden, even if its order is known
    Given it is the Location Setup Phase
    And Louis holds Hunt
    And the Ally deck holds Marcel, Maldavis, Bronwyn and Portia
    And the Ally deck holds Betty Fuller and Talley in unknown order
    Then nobody sees the Ally deck
    And the Ally deck holds 3 cards
    And Marcel is the Ally at Location 1
    And it is for Louis to play a card

  @id:VEND-1207 @vendetta.planning.play.face-down-hides-information
  Scenario: Starting cards in a hand are hidden like any other
    Given Louis holds Hunt, Ready and Challenge
    And Claudia holds Hunt and Ready
    When Louis plays Challenge face down at Location 1
    Then only Louis sees Louis's hand
    And only Claudia sees Claudia's hand
    And it is for Louis to go on or end the turn

  @id:VEND-1208 @vendetta.planning.play.face-down-hides-information
  Scenario: The Ambition holder does not see a face-down card at the Prince's Haven
    Given it is Claudia's first Planning turn
    And Claudia holds Dark Pact
    And Louis has Ready face up at the Prince's Haven
    When Claudia plays Dark Pact face down at the Prince's Haven
    Then Louis sees an unknown card of Claudia at the Prince's Haven
    And Armand sees an unknown card of Claudia at the Prince's Haven
    And Claudia sees Dark Pact face down of Claudia at the Prince's Haven
    And it is for Claudia to go on or end the turn

  @id:VEND-1209 @needs:ending @vendetta.planning.play.face-down-hides-information
  Scenario: An eliminated player sees no more than the others
    Given Armand is out of the game
    And Louis holds Challenge, Hunt and Ready
    And Louis's Clan deck holds Earthshock
    And the Ally deck holds Marcel
    When Louis plays Challenge face down at Location 1
    Then Armand sees an unknown card of Louis at Location 1
    And only Louis sees Louis's hand
    And Armand does not see Louis's Clan deck
    And nobody sees the Ally deck
    And it is for Louis to go on or end the turn

  @id:VEND-1210 @vendetta.hand-building.draw-two-keep-one
  Scenario: A player who has kept a card does not see the next player's draw
    Given Claudia holds the Ambition token
    And it is the Hand Building Phase
    And Claudia's Clan deck holds Dark Pact and Retaliation
    And Armand's Clan deck holds Curfew and Majesty
    And Louis's Clan deck holds Challenge and Earthshock
    When Claudia keeps Dark Pact
    Then only Armand sees Armand's drawn cards
    When Armand keeps Curfew
    Then only Louis sees Louis's drawn cards
    And it is for Louis to keep Clan cards

  @id:VEND-1211 @needs:feed @needs:hand-building @needs:location-setup
  @vendetta.planning.play.face-down-hides-information @vendetta.hand-building.played-cards-return
  Scenario: A card that was face up is unknown when played face down in the next round
    Given it is the Withdraw Step at the Prince's Haven
    And Louis holds Hunt
    And Claudia has Dark Pact face up at Location 1
    And the game stops once the Prince's Haven is resolved
    When Louis lets the game go on
    And Louis plays Hunt face up at Location 1 and ends the turn
    And Claudia plays Dark Pact face down at Location 1
    Then Louis sees an unknown card of Claudia at Location 1
    And Armand sees an unknown card of Claudia at Location 1
    And Claudia sees Dark Pact face down of Claudia at Location 1
    And it is for Claudia to go on or end the turn

  @id:VEND-1212 @needs:feed @needs:hand-building @needs:location-setup @example
  @vendetta.cards.ally.ambrus-maropis @vendetta.planning.play.face-down-hides-information
  Scenario: A player who looked at a card does not know it when it is played face down again
    Given it is Louis's second Planning turn
    And Louis holds Hunt
    And Louis's Alliance holds Ambrus Maropis
    And Claudia has Dark Pact face down at Location 1
    When Louis looks at card 1 of Claudia at Location 1
    Then Louis sees Dark Pact face down of Claudia at Location 1
    When Louis plays Hunt face up at the Prince's Haven and ends the turn
    And Claudia secretly withdraws
    And Louis secretly withdraws
    And Claudia secretly withdraws
    And Louis plays Hunt face up at Location 1 and ends the turn
    And Claudia plays Dark Pact face down at Location 1
    Then Louis sees an unknown card of Claudia at Location 1
    And it is for Claudia to go on or end the turn

  @id:VEND-1249 @vendetta.hand-building.draw-two-keep-one
  Scenario: The drawn cards are no longer shown after a card is kept
    Given it is the Hand Building Phase
    And Louis's Clan deck holds Challenge, Earthshock and Show of Force
    And Claudia's Clan deck holds Dark Pact and Retaliation
    When Louis keeps Challenge
    Then the position has:
      """
      {"path": ["seats", "Louis", "looking_at"], "viewer": "Louis", "value": []}
      """
    And only Louis sees Louis's hand
    And it is for Claudia to keep Clan cards
