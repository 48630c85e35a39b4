# Vendetta rulebook, "Conflict": the effects of Conflict cards, then the winner
Feature: The Conflict Step
  Scenarios stop the game as soon as the result is known.

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise
    And it is the Withdraw Step at Location 1

  Rule: Effects come first

    @id:VEND-0250 @vendetta.conflict.two-substeps @vendetta.conflict.total-power
    Scenario: The winner is determined after the effects of Conflict cards
      Given Louis has Bloody Fury face down and 1 Blood at Location 1
      And Armand has Ready face down and 5 Blood at Location 1
      And the game stops once Location 1 is resolved
      When Louis secretly stays
      And Armand secretly stays
      Then Armand is first at Location 1 with 6 Power
      And Louis is second at Location 1 with 5 Power

    @id:VEND-0251 @vendetta.conflict.order
    Scenario: Conflict cards take effect in turn order from the Ambition holder
      Given Louis has Bloody Fury face down and Punk's Posse face down at Location 1
      And Lestat has Wolf Companion face down and Feral Weapons face down at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Lestat secretly stays
      Then it is for Louis to say which card is next
      And it is the Conflict Step at Location 1
      When Louis resolves Bloody Fury next
      Then it is for Lestat to say which card is next
      When Lestat resolves Wolf Companion next
      Then it is for Louis to let the game go on

    @id:VEND-0252 @vendetta.conflict.order
    Scenario: Lestat's Conflict card comes first when he holds the Ambition token
      Given Lestat holds the Ambition token
      And Louis has Bloody Fury face down and Punk's Posse face down at Location 1
      And Lestat has Wolf Companion face down and Feral Weapons face down at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Lestat secretly stays
      And Louis secretly stays
      Then it is for Lestat to say which card is next
      And it is the Conflict Step at Location 1
      When Lestat resolves Wolf Companion next
      Then it is for Louis to say which card is next
      When Louis resolves Bloody Fury next
      Then it is for Lestat to let the game go on

    @id:VEND-0253 @vendetta.conflict.own-order @vendetta.conflicts-of-rules.own-simultaneous
    Scenario: A player chooses the order of their Conflict cards
      Given Louis has Bloody Fury face up, Punk's Posse face up and Lestat's Wolf Companion face up at Location 1
      And Claudia has Retaliation face down at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      Then it is for Louis to say which card is next
      And it is the Conflict Step at Location 1
      When Louis resolves Punk's Posse next
      Then exactly these choices are open to Louis:
        | Louis resolves Bloody Fury next |
        | Louis resolves Lestat's Wolf Companion next |
      When Louis resolves Bloody Fury next
      Then it is for Louis to let the game go on

    @id:VEND-0249 @vendetta.conflict.own-order @vendetta.conflicts-of-rules.own-simultaneous
    Scenario: A player may resolve their Conflict cards in either order
      Given Louis has Bloody Fury face up, Punk's Posse face up and Lestat's Wolf Companion face up at Location 1
      And Claudia has Retaliation face down at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      Then it is for Louis to say which card is next
      And it is the Conflict Step at Location 1
      When Louis resolves Bloody Fury next
      Then exactly these choices are open to Louis:
        | Louis resolves Punk's Posse next |
        | Louis resolves Lestat's Wolf Companion next |
      When Louis resolves Punk's Posse next
      Then it is for Louis to let the game go on

    @id:VEND-0269 @vendetta.conflict.one-at-a-time @vendetta.conflict.two-substeps
    Scenario: All Conflict cards take effect before the players are ranked
      Given Louis has Bloody Fury face down and 1 Blood at Location 1
      And Lestat has Wolf Companion face down at Location 1
      And Claudia has Retaliation face down at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      And Lestat secretly stays
      Then the Power of Bloody Fury on Louis's Position at Location 1 is 1
      And the Power of Retaliation on Claudia's Position at Location 1 is 1
      And Louis, Lestat and Claudia are ranked at Location 1
      And Louis is first at Location 1 with 2 Power
      And Lestat is second at Location 1 with 2 Power
      And Claudia is third at Location 1 with 1 Power

  Rule: The winner is determined next

    @id:VEND-0254 @vendetta.conflict.total-power @vendetta.conflict.highest-wins
    Scenario: Power from cards and from Blood at the Location is added up
      Given Louis has Challenge face up, Fist of Caine face down and 2 Blood at Location 1
      And Claudia has Retaliation face up and 7 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      Then Louis is first at Location 1 with 10 Power
      And Claudia is second at Location 1 with 9 Power
      And Louis wins at Location 1

    @id:VEND-0255 @vendetta.conflict.total-power @vendetta.conflict.highest-wins
    Scenario: Blood in the Pool and cards or Blood at other Locations do not count
      Given Louis has Challenge face up at Location 1
      And Louis has Fist of Caine face up and 5 Blood at Location 2
      And Louis has 20 Blood
      And Claudia has Retaliation face up and 3 Blood at Location 1
      And Claudia has 1 Blood
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      Then Claudia is first at Location 1 with 5 Power
      And Louis is second at Location 1 with 4 Power
      And Claudia wins at Location 1

    @id:VEND-0256 @vendetta.conflict.tie @vendetta.conflicts-of-rules.ties-turn-order @vendetta.ambition.breaks-ties
    Scenario: The Ambition holder wins a tie
      Given Claudia holds the Ambition token
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up and 2 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Claudia secretly stays
      And Louis secretly stays
      Then Claudia is first at Location 1 with 4 Power
      And Louis is second at Location 1 with 4 Power
      And Claudia wins at Location 1

    @id:VEND-0257 @vendetta.conflict.tie @vendetta.conflicts-of-rules.ties-turn-order
    Scenario: A tie between others goes to the first clockwise from the Ambition holder
      Given Claudia holds the Ambition token
      And Louis has Challenge face up at Location 1
      And Lestat has Wolf Companion face up and 2 Blood at Location 1
      And Louis has 2 Blood at Location 1
      And the game stops once Location 1 is resolved
      When Lestat secretly stays
      And Louis secretly stays
      Then Lestat and Louis are ranked at Location 1
      And Lestat is first at Location 1 with 4 Power
      And Louis is second at Location 1 with 4 Power

    @id:VEND-0258 @vendetta.conflict.highest-wins
    Scenario: One more Power beats the Ambition holder
      Given Louis has Challenge face up at Location 1
      And Armand has Ready face up and 4 Blood at Location 1
      And the game stops once Location 1 is resolved
      When Louis secretly stays
      And Armand secretly stays
      Then Armand is first at Location 1 with 5 Power
      And Louis is second at Location 1 with 4 Power

    @id:VEND-1139 @vendetta.conflict.tie @vendetta.conflicts-of-rules.ties-turn-order
    Scenario: A tie of Power is broken by turn order alone
      Given Bronwyn is the Ally at Location 1
      And Louis has Challenge face up at Location 1
      And Louis has 2 Blood and 0 Influence
      And Lestat has On the Prowl face up and Earth Meld face up at Location 1
      And Lestat has 20 Blood and 9 Influence
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Lestat secretly stays
      Then Louis acquires Bronwyn
      And Lestat acquires Victim
      And Louis and Lestat are ranked at Location 1

    @id:VEND-0259 @vendetta.conflict.tie @vendetta.conflicts-of-rules.card-over-rulebook
    Scenario: Fiorenza Savona wins a tie against the Ambition holder
      Given Lestat's Alliance holds Fiorenza Savona
      And Louis has Challenge face up at Location 1
      And Lestat has Wolf Companion face up at Location 1
      And Claudia has Retaliation face up and 1 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      And Lestat secretly stays
      Then Lestat, Louis and Claudia are ranked at Location 1
      And Lestat is first at Location 1 with 2 Power
      And Claudia is third at Location 1 with 2 Power

    @id:VEND-0260 @needs:draining @vendetta.conflict.tie @vendetta.draining.loses-special-ability
    Scenario: A Drained Fiorenza Savona wins no tie
      Given Lestat has Drained Fiorenza Savona
      And Claudia has Retaliation face up and 1 Blood at Location 1
      And Lestat has Wolf Companion face up at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Claudia secretly stays
      And Lestat secretly stays
      Then Claudia is first at Location 1 with 2 Power
      And Lestat is second at Location 1 with 2 Power

    @id:VEND-0600 @vendetta.conflict.tie @vendetta.conflicts-of-rules.ties-turn-order
    Scenario: The winner of a tie gets the first reward, and the other gets the second
      Given Marcel is the Ally at Location 1
      And Louis has Challenge face up at Location 1
      And Lestat has Wolf Companion face up and 2 Blood at Location 1
      And Louis has 2 Blood at Location 1
      And the game stops once Location 1 is resolved
      When Louis secretly stays
      And Lestat secretly stays
      Then Louis acquires Marcel
      And Lestat acquires Victim

    @id:VEND-0261 @vendetta.conflict.highest-wins
    Scenario: Fiorenza Savona does not help against more Power
      Given Lestat's Alliance holds Fiorenza Savona
      And Claudia has Retaliation face up and 2 Blood at Location 1
      And Lestat has Wolf Companion face up at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Claudia secretly stays
      And Lestat secretly stays
      Then Claudia is first at Location 1 with 3 Power
      And Lestat is second at Location 1 with 2 Power

  Rule: At most one player has cards

    @id:VEND-0262 @vendetta.conflict.sole-player-wins
    Scenario: The only player with cards wins, and there is no second place
      Given Marcel is the Ally at Location 1
      And Claudia has Retaliation face down at Location 1
      And Louis has Challenge face up at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly withdraws
      And Claudia secretly stays
      Then Claudia is ranked at Location 1
      And Claudia acquires Marcel
      And Louis acquires nothing

    @id:VEND-0263 @vendetta.conflict.sole-player-wins
    Scenario: The only player with cards beats a player with more Blood, who gets nothing
      Given Marcel is the Ally at Location 1
      And Claudia has Retaliation face up at Location 1
      And Louis has 7 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      Then Claudia is ranked at Location 1
      And Claudia acquires Marcel
      And Louis acquires nothing
      And Louis's Pool stays the same
      And the Victim deck holds 35 cards

    @id:VEND-0264 @vendetta.conflict.sole-player-wins @vendetta.rewards.first-influence-round-2
    @edition:rewards_first=1-2-3
    Scenario: The only player with cards gets the first player's reward
      Given it is round 2
      And Claudia has Retaliation face up at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Claudia secretly stays
      Then Claudia gains 2 Influence
      And Claudia acquires nothing

    @id:VEND-0265 @vendetta.conflict.no-cards-no-reward @vendetta.conflict.unclaimed-ally-removed
    Scenario: Blood without cards wins nothing, and the Ally leaves the game
      Given Marcel is the Ally at Location 1
      And Louis has 3 Blood at Location 1
      And Claudia has 5 Blood at Location 1
      And the game stops once Location 1 is resolved
      When Louis secretly stays
      And Claudia secretly stays
      Then nobody wins at Location 1
      And nobody's Pool changes
      And Claudia acquires nothing
      And there is no Ally at Location 1
      And Marcel is out of the game

    @id:VEND-0266 @vendetta.conflict.no-cards-no-reward @vendetta.conflict.unclaimed-ally-removed
    Scenario: The Ally of an empty Location leaves the game
      Given Marcel is the Ally at Location 1
      And Maldavis is the Ally at the Prince's Haven
      And Armand has 1 Blood at Location 2
      And the game stops once Location 2 is resolved
      When Armand secretly stays
      Then Marcel is out of the game
      And Maldavis is the Ally at the Prince's Haven
      And nobody wins at Location 2

    @id:VEND-0267 @example @vendetta.conflict.no-cards-no-reward @vendetta.conflict.unclaimed-ally-removed
    @vendetta.cards.nosferatu.vanish
    Scenario: Nobody wins if the only player leaves in the Preparation Step
      Given Marcel is the Ally at Location 1
      And Armand has Vanish face up at Location 1
      When Armand secretly stays
      And Armand uses Vanish
      Then nobody wins at Location 1
      And Armand acquires nothing
      And Marcel is out of the game
      And it is for Armand to stay or withdraw

    @id:VEND-0268 @vendetta.conflict.highest-wins @vendetta.withdraw.blood-only-player
    Scenario: A third player may win with Blood alone if two players have cards
      Given Marcel is the Ally at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Armand has 5 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      And Armand secretly stays
      Then Armand, Louis and Claudia are ranked at Location 1
      And Armand acquires Marcel
