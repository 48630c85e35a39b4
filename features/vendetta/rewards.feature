# Vendetta rulebook, "Conflict Rewards": the rewards for first, second and third place
Feature: The rewards of a conflict
  Scenarios stop the game as soon as the result is known.

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise

  Rule: Cards

    @id:VEND-0270 @vendetta.rewards.first-takes-ally @vendetta.rewards.second-takes-victim
    @vendetta.rewards.third-no-card
    Scenario: First place takes the Ally, second place a Victim, and third place no card
      Given it is the Withdraw Step at Location 1
      And Marcel is the Ally at Location 1
      And Betty Fuller is the Ally at Location 2
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Armand has 1 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      And Armand secretly stays
      Then Louis acquires Marcel
      And Claudia acquires Victim
      And Armand acquires nothing
      And there is no Ally at Location 1
      And Betty Fuller is the Ally at Location 2
      And the Victim deck holds 34 cards

    @id:VEND-1019 @vendetta.rewards.third-no-card
    Scenario: Third place of three or four players gets no card
      Given it is the Withdraw Step at Location 1
      And Marcel is the Ally at Location 1
      And Louis has 1 Blood at Location 1
      And Claudia has Dark Pact face up and 1 Blood at Location 1
      And Armand has Backstab face down and 7 Blood at Location 1
      And Lestat has Fearless face up and 3 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When everyone stays
      And everyone declines
      Then Armand acquires Marcel
      And Lestat acquires Victim
      And Claudia acquires nothing
      And Louis acquires nothing
      And the Victim deck holds 34 cards
      And it is for Louis to let the game go on

    @id:VEND-0271 @vendetta.rewards.card-joins-alliance-at-once
    Scenario: A new Ally joins the Alliance before the first Aftermath card
      Given it is the Withdraw Step at Location 1
      And Maldavis is the Ally at Location 1
      And Louis has Fist of Caine face up at Location 1
      And Armand has Ready face up and 4 Blood at Location 1
      And Armand has 1 Blood
      And the game stops once Location 1 is resolved
      When Louis secretly stays
      And Armand secretly stays
      Then Armand acquires Maldavis
      And Armand has 5 Blood
      And nobody enters Frenzy
      And it is for Louis to let the game go on

    @id:VEND-0272 @needs:draining @vendetta.rewards.card-joins-alliance-at-once
    Scenario: A Victim just won can be Drained in a Frenzy of the Aftermath
      Given it is the Withdraw Step at Location 1
      And Armand has Ready face up at Location 1
      And Louis has Fist of Caine face up at Location 1
      And Armand has 1 Blood
      And the game stops once Location 1 is resolved
      When Louis secretly stays
      And Armand secretly stays
      Then Armand enters Frenzy through Louis
      And Armand has Drained Victim
      And Armand has 3 Blood

    @id:VEND-0273 @vendetta.rewards.second-takes-victim @vendetta.conflicts-of-rules.impossible-ignored
    Scenario: Second place takes no card from an empty Victim deck
      Given it is the Withdraw Step at Location 1
      And the Victim deck holds 0 cards
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly stays
      And Claudia secretly stays
      Then Louis wins at Location 1
      And Claudia acquires nothing

    @id:VEND-0601 @vendetta.rewards.only-players-in-conflict-ranked @vendetta.withdraw.leaves-conflict
    Scenario: A player who Withdraws from the only other player is not second
      Given it is the Withdraw Step at Location 1
      And Louis has Challenge face up and 3 Blood at Location 1
      And Claudia has Retaliation face up at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly withdraws
      And Claudia secretly stays
      Then Claudia wins at Location 1
      And Louis acquires nothing
      And Louis has 3 Influence

    @id:VEND-0274 @vendetta.rewards.only-players-in-conflict-ranked
    Scenario: A player who has left the Location is neither second nor third
      Given it is the Withdraw Step at Location 1
      And Louis has Challenge face up and 3 Blood at Location 1
      And Claudia has Retaliation face up and 2 Blood at Location 1
      And Armand has Ready face up and 5 Blood at Location 1
      And Lestat has Wolf Companion face up at Location 1
      And the game stops at the Aftermath Step at Location 1
      When Louis secretly withdraws
      And Claudia secretly stays
      And Armand secretly withdraws
      And Lestat secretly stays
      Then Claudia and Lestat are ranked at Location 1
      And Lestat acquires Victim
      And Armand acquires nothing
      And Louis acquires nothing

    @id:VEND-0275 @vendetta.rewards.fourth-and-lower-nothing
    Scenario: Fourth place gets nothing
      Given it is round 3
      And it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Armand has 2 Blood at Location 1
      And Lestat has 1 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When everyone stays
      Then Louis, Claudia, Armand and Lestat are ranked at Location 1
      And Lestat's Pool stays the same
      And Lestat acquires nothing

    @id:VEND-0276 @vendetta.rewards.ties-for-lower-ranks @vendetta.conflicts-of-rules.ties-turn-order
    Scenario: A tie for second place is broken by turn order
      Given Claudia holds the Ambition token
      And it is the Withdraw Step at Location 1
      And Armand has Ready face up and 3 Blood at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has 6 Blood at Location 1
      And the game stops once Location 1 is resolved
      When Claudia secretly stays
      And Armand secretly stays
      And Louis secretly stays
      Then Claudia, Armand and Louis are ranked at Location 1
      And Armand is second at Location 1 with 4 Power
      And Louis is third at Location 1 with 4 Power
      And Armand acquires Victim
      And Louis acquires nothing

    @id:VEND-1140 @needs:frenzy @vendetta.rewards.ties-for-lower-ranks @vendetta.conflicts-of-rules.ties-turn-order
    Scenario: A tie for second place is broken by turn order alone
      Given Armand holds the Ambition token
      And it is the Withdraw Step at Location 1
      And Armand has Ready face up and 6 Blood at Location 1
      And Lestat has 4 Blood at Location 1
      And Lestat has 1 Blood and 0 Influence
      And Louis has Show of Force face down, Ready face up and 0 Blood at Location 1
      And Louis has 20 Blood and 9 Influence
      And the game stops at the Aftermath Step at Location 1
      When Armand secretly stays
      And Lestat secretly stays
      And Louis secretly stays
      Then Armand, Lestat and Louis are ranked at Location 1
      And Lestat acquires Victim
      And Louis acquires nothing

    @id:VEND-1141 @example @vendetta.rewards.ties-for-lower-ranks @vendetta.cards.ally.fiorenza-savona
    @vendetta.conflicts-of-rules.card-over-rulebook
    Scenario: Fiorenza Savona wins a tie for second place
      Given it is the Withdraw Step at Location 1
      And Claudia has Retaliation face up and 5 Blood at Location 1
      And Louis has Challenge face up at Location 1
      And Armand has Ready face up and 3 Blood at Location 1
      And Armand's Alliance holds Fiorenza Savona
      And the game stops at the Aftermath Step at Location 1
      When everyone stays
      Then Claudia, Armand and Louis are ranked at Location 1
      And Armand acquires Victim
      And Louis acquires nothing

    @id:VEND-1237 @example @vendetta.rewards.ties-for-lower-ranks @vendetta.cards.ally.fiorenza-savona
    Scenario: Fiorenza Savona wins a tie for third place
      Given it is the Withdraw Step at Location 1
      And Louis has Challenge face up and 3 Blood at Location 1
      And Claudia has Retaliation face up and 3 Blood at Location 1
      And Armand has 2 Blood at Location 1
      And Lestat has 2 Blood at Location 1
      And Lestat's Alliance holds Fiorenza Savona
      And the game stops at the Aftermath Step at Location 1
      When everyone stays
      Then Louis, Claudia, Lestat and Armand are ranked at Location 1
      And Claudia acquires Victim

    @id:VEND-0277 @vendetta.rewards.ties-for-lower-ranks @vendetta.rewards.third-influence
    @edition:rewards_third=0-1-1 @edition:rewards_third=1-1-1
    Scenario: A tie for third place is broken by turn order
      Given it is round 2
      And it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Armand has 1 Blood at Location 1
      And Lestat has 1 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When everyone stays
      Then Armand gains 1 Influence
      And Lestat's Pool stays the same

  Rule: Influence by rank and round

    @id:VEND-0278 @vendetta.rewards.influence-depends-on
    @edition:rewards_first=1-2-3 @edition:rewards_first=1-1-2 @edition:rewards_third=0-1-1 @edition:rewards_third=0-0-1
    @edition:rewards_third=0-0-0 @edition:rewards_second=1-1-1 @edition:rewards_second=1-2-2
    @vendetta.rewards.first-influence-round-1 @vendetta.rewards.second-influence-round-1
    @vendetta.rewards.third-influence
    Scenario: First place and second place gain 1 Influence each in the first round
      Given it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Armand has 2 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When everyone stays
      Then Louis gains 1 Influence
      And Claudia gains 1 Influence
      And Armand's Pool stays the same
      And the Bank loses 2 Influence

    @id:VEND-0279 @vendetta.rewards.influence-depends-on
    @edition:rewards_first=1-2-3 @edition:rewards_second=1-1-1 @edition:rewards_second=0-1-1
    @edition:rewards_third=0-1-1 @edition:rewards_third=1-1-1
    @vendetta.rewards.first-influence-round-2 @vendetta.rewards.second-influence-round-2
    @vendetta.rewards.third-influence
    Scenario: First place gains 2 Influence and the others 1 in the second round
      Given it is round 2
      And it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Armand has 2 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When everyone stays
      Then Louis gains 2 Influence
      And Claudia gains 1 Influence
      And Armand gains 1 Influence

    @id:VEND-0280 @vendetta.rewards.influence-depends-on
    @edition:rewards_first=1-2-3 @edition:rewards_second=1-1-1 @edition:rewards_second=0-1-1
    @edition:rewards_third=0-1-1 @edition:rewards_third=0-0-1 @edition:rewards_third=1-1-1
    @vendetta.rewards.first-influence-round-3 @vendetta.rewards.second-influence-round-3
    @vendetta.rewards.third-influence
    Scenario: First place gains 3 Influence and second place 1 in the third round
      Given it is round 3
      And it is the Withdraw Step at Location 2
      And Louis has Challenge face up at Location 2
      And Claudia has Retaliation face up at Location 2
      And Armand has 2 Blood at Location 2
      And the game stops at the Aftermath Step at Location 2
      When everyone stays
      Then Louis gains 3 Influence
      And Claudia gains 1 Influence
      And Armand gains 1 Influence

    @id:VEND-1110 @vendetta.rewards.influence-depends-on
    Scenario Outline: First place gains <n> Influence in round <round>
      Given it is round <round>
      And it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Armand has 2 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When everyone stays
      Then Louis gains <n> Influence
      And Louis acquires nothing

      @edition:rewards_first=1-1-2 @vendetta.rewards.first-influence-round-2
      Examples:
        | round | n |
        | 2     | 1 |

      @edition:rewards_first=1-1-2
      Examples:
        | round | n |
        | 3     | 2 |

      @edition:rewards_first=2-3-4
      Examples:
        | round | n |
        | 1     | 2 |

      @edition:rewards_first=2-3-4 @vendetta.rewards.first-influence-round-2
      Examples:
        | round | n |
        | 2     | 3 |

      @edition:rewards_first=2-3-4
      Examples:
        | round | n |
        | 3     | 4 |

    @id:VEND-1111 @vendetta.rewards.influence-depends-on
    Scenario Outline: Second place gains <n> Influence in round <round>
      Given it is round <round>
      And it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Armand has 2 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When everyone stays
      Then Claudia gains <n> Influence
      And Claudia acquires Victim

      @edition:rewards_second=1-1-1 @edition:rewards_second=0-1-1 @vendetta.rewards.second-influence-round-2
      Examples:
        | round | n |
        | 2     | 1 |

      @edition:rewards_second=1-1-1 @edition:rewards_second=0-1-1
      Examples:
        | round | n |
        | 3     | 1 |

      @edition:rewards_second=1-2-2 @vendetta.rewards.second-influence-round-2
      Examples:
        | round | n |
        | 2     | 2 |

      @edition:rewards_second=1-2-2
      Examples:
        | round | n |
        | 3     | 2 |

      @edition:rewards_second=0-1-1
      Examples:
        | round | n |
        | 1     | 0 |

      @edition:rewards_second=1-1-1 @edition:rewards_second=1-2-2
      Examples:
        | round | n |
        | 1     | 1 |

    @id:VEND-1112 @vendetta.rewards.influence-depends-on @vendetta.rewards.third-influence
    Scenario Outline: Third place gains <n> Influence in round <round>
      Given it is round <round>
      And it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Armand has 2 Blood at Location 1
      And the game stops at the Aftermath Step at Location 1
      When everyone stays
      Then Armand gains <n> Influence
      And Armand acquires nothing

      @edition:rewards_third=0-1-1 @edition:rewards_third=0-0-1 @edition:rewards_third=0-0-0
      Examples:
        | round | n |
        | 1     | 0 |

      @edition:rewards_third=1-1-1
      Examples:
        | round | n |
        | 1     | 1 |

      @edition:rewards_third=0-1-1 @edition:rewards_third=1-1-1
      Examples:
        | round | n |
        | 2     | 1 |

      @edition:rewards_third=0-0-1 @edition:rewards_third=0-0-0
      Examples:
        | round | n |
        | 2     | 0 |

      @edition:rewards_third=0-1-1 @edition:rewards_third=0-0-1 @edition:rewards_third=1-1-1
      Examples:
        | round | n |
        | 3     | 1 |

      @edition:rewards_third=0-0-0
      Examples:
        | round | n |
        | 3     | 0 |

    @id:VEND-1022 @needs:ending @needs:feed @needs:hand-building @needs:location-setup @needs:planning
    @vendetta.rewards.first-influence-round-1
    Scenario: First place gains Influence in round 1
      Louis starts with as much Influence as Lestat, who has more Blood and nothing to gain.

      Given it is round 1
      And it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Louis and Lestat have 20 Influence
      And Lestat has 9 Blood
      When everyone stays
      And Louis plays Challenge face up at the Prince's Haven and ends the turn
      And Louis secretly withdraws
      And Louis plays Challenge face up at the Prince's Haven and ends the turn
      And Louis secretly withdraws
      Then Louis wins the game

    @id:VEND-1023 @needs:ending @needs:feed @needs:hand-building @needs:location-setup @needs:planning
    @vendetta.rewards.first-influence-round-2
    Scenario: First place gains Influence in round 2
      Louis starts with as much Influence as Lestat, who has more Blood and nothing to gain.

      Given it is round 2
      And it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Louis and Lestat have 20 Influence
      And Lestat has 9 Blood
      When everyone stays
      And Louis plays Challenge face up at the Prince's Haven and ends the turn
      And Louis secretly withdraws
      Then Louis wins the game

    @id:VEND-1024 @needs:ending
    @vendetta.rewards.first-influence-round-3
    Scenario: First place gains Influence in round 3
      Louis starts with as much Influence as Lestat, who has more Blood and nothing to gain.

      Given it is round 3
      And it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Louis and Lestat have 20 Influence
      And Lestat has 9 Blood
      When everyone stays
      Then Louis wins the game

    @id:VEND-1025 @needs:ending @needs:feed @needs:hand-building @needs:location-setup @needs:planning
    @vendetta.rewards.second-influence-round-1 @edition:rewards_second=1-1-1 @edition:rewards_second=1-2-2
    Scenario: Second place gains Influence in round 1
      Claudia starts with as much Influence as Lestat, who has more Blood and nothing to gain.

      Given it is round 1
      And it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Claudia and Lestat have 20 Influence
      And Lestat has 9 Blood
      And the Victim deck holds 0 cards
      When everyone stays
      And Louis plays Challenge face up at the Prince's Haven and ends the turn
      And Claudia plays Retaliation face up at the Prince's Haven and ends the turn
      And Louis secretly withdraws
      And Claudia secretly withdraws
      And Louis plays Challenge face up at the Prince's Haven and ends the turn
      And Claudia plays Retaliation face up at the Prince's Haven and ends the turn
      And Louis secretly withdraws
      And Claudia secretly withdraws
      Then Claudia wins the game

    @id:VEND-1026 @needs:ending @needs:feed @needs:hand-building @needs:location-setup @needs:planning
    @vendetta.rewards.second-influence-round-2
    Scenario: Second place gains Influence in round 2
      Claudia starts with as much Influence as Lestat, who has more Blood and nothing to gain.

      Given it is round 2
      And it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Claudia and Lestat have 20 Influence
      And Lestat has 9 Blood
      And the Victim deck holds 0 cards
      When everyone stays
      And Louis plays Challenge face up at the Prince's Haven and ends the turn
      And Claudia plays Retaliation face up at the Prince's Haven and ends the turn
      And Louis secretly withdraws
      And Claudia secretly withdraws
      Then Claudia wins the game

    @id:VEND-1027 @needs:ending
    @vendetta.rewards.second-influence-round-3
    Scenario: Second place gains Influence in round 3
      Claudia starts with as much Influence as Lestat, who has more Blood and nothing to gain.

      Given it is round 3
      And it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Claudia and Lestat have 20 Influence
      And Lestat has 9 Blood
      And the Victim deck holds 0 cards
      When everyone stays
      Then Claudia wins the game

    @id:VEND-0605 @needs:ending @needs:feed @needs:hand-building @needs:location-setup @vendetta.rewards.third-influence
    @edition:rewards_third=0-1-1 @edition:rewards_third=0-0-1 @edition:rewards_third=1-1-1
    Scenario: Third place gains Influence in at least one round
      Armand is third three times and starts with as much Influence as Lestat, who has more Blood and nothing to gain.

      Given it is the Withdraw Step at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has Retaliation face up at Location 1
      And Armand has Ready face up at Location 1
      And Armand and Lestat have 20 Influence
      And Lestat has 9 Blood
      When everyone stays
      And Louis plays Challenge face up at Location 1 and ends the turn
      And Claudia plays Retaliation face up at Location 1 and ends the turn
      And Armand plays Ready face up at Location 1 and ends the turn
      And everyone stays
      And Louis plays Challenge face up at Location 1 and ends the turn
      And Claudia plays Retaliation face up at Location 1 and ends the turn
      And Armand plays Ready face up at Location 1 and ends the turn
      And everyone stays
      Then Armand wins the game

  Rule: The Prince's Haven

    @id:VEND-0281 @needs:ending @vendetta.rewards.haven-plus-one @vendetta.rewards.influence-depends-on
    Scenario: The winner at the Prince's Haven gains one more Influence than elsewhere
      Given it is round 3
      And it is the Withdraw Step at Location 2
      And Louis has 6 Blood
      And Louis has Challenge face up at Location 2
      And Claudia has 1 Blood
      And Claudia has Retaliation face up at the Prince's Haven
      When Louis secretly stays
      And Claudia secretly stays
      Then Claudia has Drained nothing
      And Claudia wins the game

    @id:VEND-0282 @needs:ending @vendetta.rewards.haven-plus-one @vendetta.rewards.influence-depends-on
    Scenario: The winner at the Prince's Haven gains only one more Influence than elsewhere
      Given it is round 3
      And it is the Withdraw Step at Location 2
      And Louis has 6 Blood and 4 Influence
      And Louis has Challenge face up at Location 2
      And Claudia has 1 Blood
      And Claudia has Retaliation face up at the Prince's Haven
      When Louis secretly stays
      And Claudia secretly stays
      Then Louis wins the game

    @id:VEND-0283 @edition:rewards_second=1-1-1 @edition:rewards_second=1-2-2 @vendetta.rewards.haven-plus-one @vendetta.rewards.first-influence-round-1
    @edition:rewards_first=1-2-3 @edition:rewards_first=1-1-2
    @vendetta.rewards.second-influence-round-1
    Scenario: Only first place gains more at the Prince's Haven
      Given it is the Withdraw Step at the Prince's Haven
      And Louis has Challenge face up at the Prince's Haven
      And Claudia has Retaliation face up at the Prince's Haven
      And the game stops at the Aftermath Step at the Prince's Haven
      When Louis secretly stays
      And Claudia secretly stays
      Then Louis gains 2 Influence
      And Claudia gains 1 Influence

    @id:VEND-0284 @vendetta.rewards.haven-ambition @vendetta.rewards.haven-first-player-immediately
    Scenario: The winner at the Prince's Haven takes the Ally, then the Ambition token
      Given it is the Withdraw Step at the Prince's Haven
      And Marcel is the Ally at the Prince's Haven
      And Louis has Challenge face up at the Prince's Haven
      And Claudia has Retaliation face up and 3 Blood at the Prince's Haven
      And the game stops at the Aftermath Step at the Prince's Haven
      When Louis secretly stays
      And Claudia secretly stays
      Then Claudia acquires Marcel
      And Claudia holds the Ambition token
      And the turn order is Claudia, Armand, Lestat and Louis
      And it is the Aftermath Step at the Prince's Haven

    @id:VEND-0285 @vendetta.rewards.haven-ambition
    Scenario: The Ambition token passes at the Prince's Haven even without an Ally there
      Given it is the Withdraw Step at the Prince's Haven
      And Claudia has Retaliation face up at the Prince's Haven
      And the game stops at the Aftermath Step at the Prince's Haven
      When Claudia secretly stays
      Then Claudia acquires nothing
      And Claudia holds the Ambition token

    @id:VEND-0286 @vendetta.rewards.haven-ambition
    Scenario: A victory at another Location does not move the Ambition token
      Given it is the Withdraw Step at Location 2
      And Claudia has Retaliation face up at Location 2
      And the game stops at the Aftermath Step at Location 2
      When Claudia secretly stays
      Then Claudia wins at Location 2
      And Louis holds the Ambition token

    @id:VEND-0287 @vendetta.conflict.no-cards-no-reward
    Scenario: The Ambition token does not move if nobody wins at the Prince's Haven
      Given Armand holds the Ambition token
      And it is the Withdraw Step at the Prince's Haven
      And Claudia has 2 Blood at the Prince's Haven
      And the game stops once the Prince's Haven is resolved
      When Claudia secretly stays
      Then nobody wins at the Prince's Haven
      And Armand holds the Ambition token

    @id:VEND-0288 @vendetta.rewards.haven-ambition
    Scenario: The Ambition holder keeps the token by winning at the Prince's Haven
      Given it is the Withdraw Step at the Prince's Haven
      And Louis has Challenge face up at the Prince's Haven
      And Claudia has Retaliation face up at the Prince's Haven
      And the game stops at the Aftermath Step at the Prince's Haven
      When Louis secretly stays
      And Claudia secretly stays
      Then Louis wins at the Prince's Haven
      And Louis holds the Ambition token

    @id:VEND-0289 @vendetta.rewards.haven-new-order-applies-to-aftermath
    @vendetta.rewards.haven-first-player-immediately
    Scenario: The Aftermath at the Prince's Haven uses the new turn order
      Given it is the Withdraw Step at the Prince's Haven
      And Louis has Fist of Caine face up at the Prince's Haven
      And Lestat has Mist Form face up and 5 Blood at the Prince's Haven
      And the game stops once the Prince's Haven is resolved
      When Louis secretly stays
      And Lestat secretly stays
      Then Lestat holds the Ambition token
      And it is for Lestat to settle an effect
      And Lestat has 6 Blood
      When Lestat declines
      Then Lestat loses 1 Blood

    @id:VEND-1137 @vendetta.rewards.haven-new-order-applies-to-aftermath
    Scenario: After a new Ambition holder all others follow clockwise in the Aftermath
      Given it is the Withdraw Step at the Prince's Haven
      And Louis has Fist of Caine face up at the Prince's Haven
      And Claudia has Hunt face up at the Prince's Haven
      And Armand has Ready face up and 9 Blood at the Prince's Haven
      And Lestat has Mist Form face up and 1 Blood at the Prince's Haven
      And the game stops once the Prince's Haven is resolved
      When everyone stays
      Then Armand holds the Ambition token
      And it is for Lestat to settle an effect
      And Claudia has 6 Blood
      When Lestat declines
      Then it is for Claudia to settle an effect
      And Claudia loses 1 Blood
      When Claudia declines
      Then it is for Armand to let the game go on

    @id:VEND-0290 @vendetta.rewards.haven-new-order-applies-to-aftermath
    Scenario: The Aftermath keeps the turn order if the Ambition holder wins
      Given it is the Withdraw Step at the Prince's Haven
      And Louis has Fist of Caine face up at the Prince's Haven
      And Claudia has Ready face up at the Prince's Haven
      And the game stops once the Prince's Haven is resolved
      When Louis secretly stays
      And Claudia secretly stays
      Then Louis wins at the Prince's Haven
      And Claudia loses 1 Blood

    @id:VEND-0291 @needs:feed @needs:hand-building @needs:location-setup
    @vendetta.rewards.haven-first-player-immediately @vendetta.rewards.haven-ambition
    Scenario: The new Ambition holder begins the next round
      Given it is the Withdraw Step at the Prince's Haven
      And Louis holds Show of Force
      And Claudia has Retaliation face up at the Prince's Haven
      When Claudia secretly stays
      Then it is round 2
      And it is Claudia's first Planning turn
      And it is for Claudia to play a card
