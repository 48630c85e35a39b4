# Vendetta rulebook, "Withdraw": players at a Location stay or leave before the conflict
Feature: Stay or Withdraw
  Each game stops once every player who leaves has gone.

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise
    And it is the Withdraw Step at Location 1

  Rule: Players who choose

    @id:VEND-0210 @vendetta.withdraw.at-a-location @vendetta.withdraw.all-present-may
    @vendetta.withdraw.blood-only-player
    Scenario: Players with a card, with Blood or with both at a Location may choose
      Given Louis has Challenge face down at Location 1
      And Claudia has 1 Blood at Location 1
      And Armand has Ready face up and 2 Blood at Location 1
      And Lestat has 1 Blood at Location 2
      And the game stops at the Revelation Step at Location 1
      Then it is for Louis to stay or withdraw
      When Louis secretly stays
      Then it is for Claudia to stay or withdraw
      When Claudia secretly stays
      Then it is for Armand to stay or withdraw
      When Armand secretly stays
      Then it is for Louis to let the game go on

    @id:VEND-1021 @vendetta.withdraw.all-present-may
    Scenario: All four players may Withdraw, each with only a card or 1 Blood there
      Given Louis has Challenge face down at Location 1
      And Claudia has 1 Blood at Location 1
      And Armand has Ready face up at Location 1
      And Lestat has Mist Form face down at Location 1
      And the game stops once Location 1 is resolved
      When Louis secretly withdraws
      And Claudia secretly withdraws
      And Armand secretly withdraws
      And Lestat secretly withdraws
      Then Louis has Challenge face up at the Prince's Haven
      And Claudia gains 1 Blood
      And Claudia has nothing at Location 1
      And Armand has Ready face up at the Prince's Haven
      And Lestat has Mist Form face up at the Prince's Haven
      And nobody wins at Location 1
      And it is for Louis to let the game go on

    @id:VEND-0211 @vendetta.withdraw.not-present-no-choice @vendetta.withdraw.at-a-location
    Scenario: Cards and Blood at another Location give no choice
      Given Louis has 1 Blood at Location 1
      And Claudia has Retaliation face up and 3 Blood at Location 2
      Then Claudia cannot secretly withdraw because vendetta.withdraw.not-present-no-choice
      And Lestat cannot secretly stay because vendetta.withdraw.not-present-no-choice
      When Louis secretly stays
      Then it is the Withdraw Step at Location 2
      And it is for Claudia to stay or withdraw

    @id:VEND-0212 @vendetta.withdraw.blood-only-player @vendetta.withdraw.blood-back-to-pool
    Scenario: A player with only Blood there can Withdraw it
      Given Claudia has 2 Blood at Location 1
      And Armand has Ready face up at Location 1
      And the game stops at the Revelation Step at Location 1
      When Claudia secretly withdraws
      And Armand secretly stays
      Then Claudia gains 2 Blood
      And Claudia has nothing at Location 1
      And Claudia has nothing at the Prince's Haven

  Rule: The choice is secret and revealed at once

    @id:VEND-0213 @vendetta.withdraw.secret-simultaneous
    Scenario: Only its player knows a token until the last player has chosen
      Given Louis has Challenge face down and 2 Blood at Location 1
      And Claudia has Retaliation face up at Location 1
      When Louis secretly withdraws
      Then only Louis sees Louis's token
      And no token is revealed
      And Louis's Pool stays the same
      And Claudia sees an unknown card and 2 Blood of Louis at Location 1
      And no event names Challenge
      And it is for Claudia to stay or withdraw

    @id:VEND-0214 @vendetta.withdraw.secret-simultaneous
    Scenario: All tokens are revealed before anybody leaves
      Given Armand holds the Ambition token
      And Armand has Ready face up at Location 1
      And Armand has Cloak of Shadows face up at Location 2
      And Louis has Challenge face down at Location 1
      And Claudia has Retaliation face up at Location 1
      And the game stops at the Revelation Step at Location 1
      When Armand secretly withdraws
      And Louis secretly withdraws
      And Claudia secretly stays
      Then it is for Armand to settle an effect
      And Armand has Ready face up at Location 1
      And Lestat sees Louis's token
      And Lestat sees Claudia's token
      When Armand declines
      Then it is for Armand to let the game go on

    @id:VEND-0215 @vendetta.withdraw.secret-simultaneous
    Scenario: A player cannot change a chosen token
      Given Louis has Challenge face down at Location 1
      And Claudia has Retaliation face up at Location 1
      When Louis secretly stays
      Then Louis cannot secretly withdraw because vendetta.withdraw.secret-simultaneous
      And it is for Claudia to stay or withdraw

    @id:VEND-0216 @vendetta.withdraw.secret-simultaneous
    Scenario: Later players cannot see the first player's token
      Given Louis has Challenge face down at Location 1
      And Claudia has Retaliation face up at Location 1
      And Armand has Ready face up at Location 1
      When Louis secretly stays
      And Claudia secretly withdraws
      Then Armand does not see Louis's token
      And Armand does not see Claudia's token
      And Louis does not see Claudia's token
      And Claudia does not see Louis's token
      And no token is revealed
      And Claudia has Retaliation face up at Location 1
      And it is for Armand to stay or withdraw

    @id:VEND-0206 @vendetta.withdraw.secret-simultaneous
    Scenario: The tokens of one Location do not carry over to the next
      Given Louis has 1 Blood at Location 1
      And Claudia has 1 Blood at Location 1
      And Louis has 1 Blood at Location 2
      Then nobody has chosen a token
      When Louis secretly stays
      Then Louis sees Louis's token
      When Claudia secretly stays
      Then it is the Withdraw Step at Location 2
      And nobody has chosen a token
      And it is for Louis to stay or withdraw

  Rule: Players who stay fight, and players who Withdraw do not

    @id:VEND-0217 @vendetta.withdraw.stay-joins-conflict @vendetta.withdraw.leaves-conflict
    Scenario: Players who stay are ranked without the strongest player, who Withdraws
      Given Louis has Challenge face down and 3 Blood at Location 1
      And Claudia has Retaliation face down at Location 1
      And Lestat has Wolf Companion face down at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly withdraws
      And Claudia secretly stays
      And Lestat secretly stays
      Then Louis has Challenge face up at the Prince's Haven
      And Lestat and Claudia are ranked at Location 1
      And Lestat wins at Location 1

    @id:VEND-0218 @vendetta.withdraw.leaves-conflict
    Scenario: A Withdrawn player's cards have no effect at the Location they left
      Given Louis has Show of Force face down at Location 1
      And Claudia has 1 Blood at Location 1
      And Armand has 1 Blood at Location 1
      And Lestat has 1 Blood at Location 1
      When Louis secretly withdraws
      And Claudia secretly stays
      And Armand secretly stays
      And Lestat secretly stays
      Then nobody's Pool changes
      And it is for Louis to stay or withdraw

    @id:VEND-0219 @vendetta.withdraw.leaves-conflict
    Scenario: Withdrawn cards have no effect at this Location
      Given Louis has Fist of Caine face up at Location 1
      And Claudia has 1 Blood at Location 1
      And Lestat has Wolf Companion face up at Location 1
      When Louis secretly withdraws
      And Claudia secretly stays
      And Lestat secretly stays
      Then nobody enters Frenzy
      And Claudia's Pool stays the same
      And Lestat wins at Location 1
      And it is for Louis to stay or withdraw

    @id:VEND-0220 @vendetta.withdraw.leaves-conflict @vendetta.conflict.unclaimed-ally-removed
    Scenario: Nobody wins if every player Withdraws
      Given Marcel is the Ally at Location 1
      And Louis has Challenge face down at Location 1
      And Claudia has Retaliation face down at Location 1
      When Louis secretly withdraws
      And Claudia secretly withdraws
      Then nobody wins at Location 1
      And Marcel is out of the game
      And Louis acquires nothing
      And Louis's Pool stays the same
      And Louis has Challenge face up at the Prince's Haven
      And Claudia has Retaliation face up at the Prince's Haven
      And it is for Louis to stay or withdraw

    @id:VEND-0207 @vendetta.withdraw.leaves-conflict
    Scenario: Blood put on a Withdrawn player's Position does not return that player to the conflict
      Given Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Armand has Ready face up at Location 1
      And the game stops at the Revelation Step at Location 1
      When Louis secretly withdraws
      And Claudia secretly stays
      And Armand secretly stays
      And 9 Blood is put on Louis's Position at Location 1
      And Louis lets the game go on
      Then Claudia and Armand are ranked at Location 1
      And Louis has 9 Blood at Location 1
      And it is for Louis to stay or withdraw

  Rule: Withdrawn cards and Blood

    @id:VEND-0221 @vendetta.withdraw.blood-back-to-pool
    Scenario: Withdrawn Blood returns to the Pool before the conflict begins
      Given Louis has Challenge face down and 3 Blood at Location 1
      And Louis has 1 Blood at Location 2
      And Armand has Ready face up and 1 Blood at Location 1
      And the game stops at the Revelation Step at Location 1
      When Louis secretly withdraws
      And Armand secretly stays
      Then Louis gains 3 Blood
      And the Bank stays the same
      And Louis has nothing at Location 1
      And Louis has 1 Blood at Location 2
      And Armand has Ready face up and 1 Blood at Location 1

    @id:VEND-1175 @needs:flip-diablerie @vendetta.withdraw.blood-back-to-pool
    Scenario: Blood from a flipped token is Withdrawn too, and the token stays face down
      Given it is the Withdraw Step at Location 1
      And Louis has 1 face-down Diablerie token
      And Louis has 2 Blood at Location 1
      And Claudia has 1 Blood at Location 1
      And the game stops at the Revelation Step at Location 1
      When Louis secretly withdraws
      And Claudia secretly stays
      Then Louis gains 2 Blood
      And the Bank stays the same
      And Louis has 0 Diablerie tokens and 1 face-down Diablerie token

    @id:VEND-0222 @vendetta.withdraw.cards-revealed @vendetta.withdraw.cards-move-to-haven
    Scenario: Withdrawn cards go face up to the Prince's Haven for everybody to see
      Given Louis has Challenge face down and Bloody Fury face up at Location 1
      And Armand has Ready face up at Location 1
      And the game stops at the Revelation Step at Location 1
      When Louis secretly withdraws
      And Armand secretly stays
      Then Louis has nothing at Location 1
      And Louis has Challenge face up and Bloody Fury face up at the Prince's Haven
      And Lestat sees Challenge face up and Bloody Fury face up of Louis at the Prince's Haven

    @id:VEND-0223 @vendetta.withdraw.cards-revealed @vendetta.withdraw.cards-move-to-haven
    Scenario: Cards at other Locations neither move nor turn face up
      Given Louis has Challenge face down at Location 1
      And Louis has Fist of Caine face down at Location 2
      And Louis has Bloody Fury face down and 1 Blood at the Prince's Haven
      And Armand has Ready face up at Location 1
      And the game stops at the Revelation Step at Location 1
      When Louis secretly withdraws
      And Armand secretly stays
      Then Claudia sees an unknown card of Louis at Location 2
      And Louis has Bloody Fury face down, Challenge face up and 1 Blood at the Prince's Haven

    @id:VEND-0224 @example @vendetta.withdraw.figure @vendetta.withdraw.blood-back-to-pool
    @vendetta.withdraw.cards-move-to-haven
    Scenario: Blood returns to the Pool and cards go to the Prince's Haven, as in the rulebook's figure
      Given Louis has Challenge face down, Show of Force face down and 2 Blood at Location 1
      And Armand has Ready face up at Location 1
      And the game stops at the Revelation Step at Location 1
      When Louis secretly withdraws
      And Armand secretly stays
      Then Louis gains 2 Blood
      And Louis has Challenge face up and Show of Force face up at the Prince's Haven
      And Louis has nothing at Location 1

    @id:VEND-0225 @vendetta.withdraw.moved-cards-fight-at-haven
    Scenario: A card that moved to the Prince's Haven fights there
      Given Louis has Challenge face down at Location 1
      And Claudia has Retaliation face up at the Prince's Haven
      And the game stops at the Aftermath Step at the Prince's Haven
      When Louis secretly withdraws
      Then it is the Withdraw Step at the Prince's Haven
      And it is for Louis to stay or withdraw
      When Louis secretly stays
      And Claudia secretly stays
      Then Louis is first at the Prince's Haven with 4 Power
      And Claudia is second at the Prince's Haven with 2 Power

    @id:VEND-0226 @vendetta.withdraw.moved-cards-fight-at-haven
    Scenario: A card that moved to the Prince's Haven has its effect there
      Given Louis has Fist of Caine face down at Location 1
      And Claudia has Ready face up at the Prince's Haven
      And Lestat has Wolf Companion face up at Location 1
      And the game stops once the Prince's Haven is resolved
      When Louis secretly withdraws
      And Lestat secretly stays
      And Louis secretly stays
      And Claudia secretly stays
      Then Claudia loses 1 Blood

    @id:VEND-0208 @vendetta.withdraw.moved-cards-fight-at-haven @vendetta.withdraw.from-haven
    Scenario: A card that moved can Withdraw again, to the hand
      Given Louis has Challenge face down and 1 Blood at Location 1
      And Armand has Ready face up at the Prince's Haven
      And the game stops at the Revelation Step at the Prince's Haven
      When Louis secretly withdraws
      And Louis secretly withdraws
      And Armand secretly stays
      Then Louis holds Challenge
      And Louis gains 1 Blood
      And Louis has nothing at the Prince's Haven

  Rule: Withdrawing from the Prince's Haven

    @id:VEND-0227 @vendetta.withdraw.from-haven
    Scenario: A player who Withdraws from the Prince's Haven takes back cards and Blood at once
      Given it is the Withdraw Step at the Prince's Haven
      And Louis holds Show of Force
      And Louis has Challenge face down, Bloody Fury face up and 2 Blood at the Prince's Haven
      And Armand has Ready face up at the Prince's Haven
      And the game stops at the Revelation Step at the Prince's Haven
      When Louis secretly withdraws
      And Armand secretly stays
      Then Louis gains 2 Blood
      And Louis holds Challenge, Bloody Fury and Show of Force
      And Louis has nothing at the Prince's Haven

    @id:VEND-0228 @vendetta.withdraw.from-haven @vendetta.withdraw.leaves-conflict
    Scenario: A player who Withdraws from the Prince's Haven leaves the Ambition token to others
      Given it is the Withdraw Step at the Prince's Haven
      And Louis has Challenge face down and 3 Blood at the Prince's Haven
      And Claudia has Retaliation face up at the Prince's Haven
      And the game stops at the Aftermath Step at the Prince's Haven
      When Louis secretly withdraws
      And Claudia secretly stays
      Then Claudia wins at the Prince's Haven
      And Claudia holds the Ambition token

    @id:VEND-0229 @vendetta.withdraw.from-haven
    Scenario: Withdrawing from the Prince's Haven does not take back cards at other Locations
      Given it is the Withdraw Step at the Prince's Haven
      And Louis has Fist of Caine face up and 1 Blood at Location 1
      And Louis has Challenge face up at the Prince's Haven
      And Armand has Ready face up at the Prince's Haven
      And the game stops at the Revelation Step at the Prince's Haven
      When Louis secretly withdraws
      And Armand secretly stays
      Then Louis holds Challenge
      And Louis has Fist of Caine face up and 1 Blood at Location 1
