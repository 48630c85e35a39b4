# Rulebook, "Ally/Victim cards", "Planning", "Draining", "Diablerie", "Frenzy"; the Ally cards of the box
Feature: Special Abilities of Allies
  Most Vampires and some Humans have an ability for the player whose Alliance they are in.

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise

  @id:VEND-0566 @example @vendetta.cards.ally.anita-wainwright @vendetta.cards.ally.special-ability @vendetta.glossary.gain
  Scenario: Anita Wainwright gains 3 Blood when acquired
    Given it is the Withdraw Step at Location 1
    And Anita Wainwright is the Ally at Location 1
    And Louis has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis acquires Anita Wainwright
    And Louis gains 3 Blood

  @id:VEND-0567 @example @vendetta.cards.ally.maldavis @vendetta.cards.ally.special-ability @vendetta.glossary.gain
  Scenario: Maldavis gains 5 Blood when acquired
    Given it is the Withdraw Step at Location 1
    And Maldavis is the Ally at Location 1
    And Louis has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis acquires Maldavis
    And Louis gains 5 Blood

  @id:VEND-0568 @example @vendetta.cards.ally.sarah-mcaleer @vendetta.cards.ally.special-ability
  Scenario: Sarah McAleer gains 1 Blood per card in the Alliance when acquired, herself included
    Given it is the Withdraw Step at Location 1
    And Sarah McAleer is the Ally at Location 1
    And Louis's Alliance holds Victim and Marcel
    And Louis has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis acquires Sarah McAleer
    And Louis gains 3 Blood

  @id:VEND-0569 @vendetta.cards.ally.special-ability @vendetta.glossary.steal @vendetta.glossary.opponent
  Scenario: Sgt. McTavish Steals 2 Blood from every opponent anywhere when acquired
    Given it is the Withdraw Step at Location 1
    And Sgt. McTavish is the Ally at Location 1
    And Louis has Challenge face up at Location 1
    And Armand has 1 Blood
    And Armand's Alliance holds Victim and Marcel
    When everyone stays
    Then Louis gains 5 Blood
    And Claudia and Lestat lose 2 Blood
    And Armand enters Frenzy through Louis
    And it is for chance to drain a card

  @id:VEND-1035 @vendetta.glossary.opponent @vendetta.glossary.steal
  Scenario: Sgt. McTavish Steals nothing from his own player
    Given Louis holds Hunt
    And Claudia, Armand and Lestat have 3 Blood
    When Louis acquires Sgt. McTavish
    Then Louis gains 6 Blood
    And Claudia, Armand and Lestat have 1 Blood
    And none of these events happens:
      | event        | target |
      | blood-stolen | Louis  |
    And it is for Louis to play a card

  @id:VEND-0570 @vendetta.cards.ally.special-ability
  Scenario: Khadija Al-Kindi draws the top Clan card unseen by others when acquired
    Given it is the Withdraw Step at Location 1
    And Khadija Al-Kindi is the Ally at Location 1
    And Louis's Clan deck holds Bloody Fury and Earthshock
    And Louis has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis holds Bloody Fury
    And Louis's Clan deck holds Earthshock
    And only Louis sees Louis's hand
    And no event names Bloody Fury

  @id:VEND-1042 @vendetta.cards.ally.special-ability
  Scenario: Khadija Al-Kindi draws a random card from a shuffled Clan deck
    Given Louis holds Hunt
    And Louis's Clan deck holds Bloody Fury and Earthshock in unknown order
    When Louis acquires Khadija Al-Kindi
    Then it is for chance to draw a Clan card
    When chance draws Earthshock
    Then Louis holds Hunt and Earthshock
    And Louis's Clan deck holds Bloody Fury
    And it is for Louis to play a card

  @id:VEND-1043 @vendetta.cards.ally.special-ability @vendetta.conflicts-of-rules.impossible-ignored
  Scenario: Khadija Al-Kindi draws nothing from an empty Clan deck
    Given Louis holds Hunt
    When Louis acquires Khadija Al-Kindi
    Then Louis acquires Khadija Al-Kindi
    And Louis holds Hunt
    And none of these events happens:
      | event      |
      | card-drawn |
    And it is for Louis to play a card

  @id:VEND-0571 @vendetta.cards.ally.special-ability
  Scenario: Wauneka draws a Victim when acquired
    Given it is the Withdraw Step at Location 1
    And Wauneka is the Ally at Location 1
    And the Victim deck holds 5 cards
    And Louis has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis acquires Wauneka and Victim
    And the Victim deck holds 4 cards

  @id:VEND-0572 @vendetta.planning.play.on-own-position @vendetta.glossary.bank
  Scenario: Carmelita Neillson adds 1 Blood only to her player's cards at the Prince's Haven
    Given Louis's Alliance holds Carmelita Neillson
    And Louis holds Challenge and Fist of Caine
    And Claudia holds Hunt and Dark Pact
    When Louis plays Fist of Caine face up at the Prince's Haven and ends the turn
    And Claudia plays Hunt face up at the Prince's Haven and ends the turn
    And Louis plays Challenge face up at Location 1 and ends the turn
    Then Louis has Fist of Caine face up and 1 Blood at the Prince's Haven
    And Claudia has Hunt face up at the Prince's Haven
    And Louis has Challenge face up at Location 1
    And Louis's Pool stays the same
    And it is for Claudia to play a card

  @id:VEND-0573 @vendetta.planning.play.face-down-costs-one-blood
  Scenario: Erichtho makes playing face down free
    Given Louis's Alliance holds Erichtho
    And Louis holds Challenge
    And the game stops at the Resolution Phase
    When Louis plays Challenge face down at Location 1 and ends the turn
    Then Louis has Challenge face down at Location 1
    And nobody's Pool changes

  @id:VEND-0574 @example @vendetta.cards.ally.fiorenza-savona @vendetta.conflict.tie
  Scenario: Fiorenza Savona wins a tie against an earlier player in turn order
    Given it is the Withdraw Step at Location 1
    And Marcel is the Ally at Location 1
    And Claudia's Alliance holds Fiorenza Savona
    And Louis has Challenge face up at Location 1
    And Claudia has Retaliation face up and 2 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Claudia acquires Marcel
    And Claudia and Louis are ranked at Location 1

  @id:VEND-1052 @vendetta.conflict.tie @vendetta.ambition.breaks-ties
  Scenario Outline: No other Ally wins a tie for the later player in turn order
    Given it is the Withdraw Step at Location 1
    And Bronwyn is the Ally at Location 1
    And Claudia's Alliance holds <card>
    And Louis has Challenge face up at Location 1
    And Claudia has Retaliation face up and 2 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis acquires Bronwyn
    And Louis and Claudia are ranked at Location 1
    And it is for Louis to let the game go on

    Examples:
      | card               |
      | Victim             |
      | Marcel             |
      | Talley             |
      | Betty Fuller       |
      | Julie Munoz        |

  @id:VEND-0575 @needs:draining @example @vendetta.cards.ally.fiorenza-savona @vendetta.conflict.tie
  Scenario: A Drained Fiorenza Savona does not win a tie
    Given it is the Withdraw Step at Location 1
    And Marcel is the Ally at Location 1
    And Claudia has Drained Fiorenza Savona
    And Louis has Challenge face up at Location 1
    And Claudia has Retaliation face up and 2 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis acquires Marcel
    And Claudia acquires Victim

  @id:VEND-0576 @vendetta.frenzy.random-drain @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Portia cannot be Drained by choice, and another card is Drained in Frenzy
    Given it is Claudia's first Planning turn
    And Claudia's Alliance holds Portia and Victim
    And Claudia has 1 Blood
    And Claudia holds Hunt
    And Louis has Challenge face up at Location 1
    Then Claudia cannot drain Portia because vendetta.conflicts-of-rules.card-over-rulebook
    When Claudia plays Hunt face up at Location 2
    Then Claudia enters Frenzy through Louis
    And Claudia has Drained Victim
    And Claudia's Alliance holds Portia

  @id:VEND-0577 @needs:frenzy @vendetta.frenzy.no-cards
  Scenario: A player with only Portia has no card to Drain in Frenzy
    Given it is Claudia's first Planning turn
    And Claudia's Alliance holds Portia
    And Claudia has 1 Blood
    And Claudia holds Hunt
    And Louis has Challenge face up at Location 1
    When Claudia plays Hunt face up at Location 2
    Then Claudia has Drained nothing
    And Claudia's Alliance holds Portia
    And Claudia has 1 Blood and 2 Influence

  @id:VEND-0578 @example @vendetta.cards.ally.talley @vendetta.frenzy.causer-gains-influence
  Scenario: Talley gives 2 Influence for sending an opponent into Frenzy
    Given it is Claudia's first Planning turn
    And Louis's Alliance holds Talley
    And Claudia has 1 Blood
    And Claudia holds Hunt
    And Louis has Challenge face up at Location 1
    When Claudia plays Hunt face up at Location 2
    Then Claudia enters Frenzy through Louis
    And Louis gains 2 Influence

  @id:VEND-0612 @needs:draining @needs:planning
  @example @vendetta.cards.ally.talley @vendetta.frenzy.causer-gains-influence
  Scenario: Talley gives nothing for a Frenzy caused by others or for her own player's
    Given Louis holds Challenge
    And Armand's Alliance holds Talley and Victim
    When Claudia loses 6 Blood through Louis
    Then Louis gains 1 Influence
    And Armand's Pool stays the same
    When Armand loses 6 Blood through Louis
    And chance drains Victim
    Then Louis gains 1 Influence
    And Armand has 3 Influence

  @id:VEND-0613 @needs:draining @needs:planning
  @example @vendetta.cards.ally.talley @vendetta.frenzy.causer-gains-influence
  Scenario: A Drained Talley gives no extra Influence
    Given Louis holds Challenge
    And Louis has Drained Talley
    When Claudia loses 6 Blood through Louis
    Then Claudia enters Frenzy through Louis
    And Louis gains 1 Influence

  @id:VEND-1198 @needs:frenzy @needs:draining @vendetta.draining.loses-special-ability @vendetta.frenzy.causer-gains-influence @needs:planning
  Scenario: A Drained Mr. Damp gives no Blood for a Frenzy
    Given Louis holds Challenge
    And Louis has Drained Mr. Damp
    When Claudia loses 6 Blood through Louis
    Then Louis gains 0 Blood
    And Louis gains 1 Influence

  @id:VEND-1199 @needs:draining @vendetta.draining.loses-special-ability @vendetta.planning.play.on-own-position
  Scenario: A Drained Carmelita Neillson adds no Blood at the Prince's Haven
    Given Louis has Drained Carmelita Neillson
    And Louis holds Challenge
    When Louis plays Challenge face up at the Prince's Haven
    Then Louis has Challenge face up at the Prince's Haven
    And it is for Louis to go on or end the turn

  @id:VEND-1200 @needs:draining @vendetta.draining.loses-special-ability @vendetta.planning.play.face-down-costs-one-blood
  Scenario Outline: A Drained <card> does not change the cost of playing face down
    Given Louis has Drained <card>
    And Louis holds Challenge
    When Louis plays Challenge face down at Location 1
    Then Louis loses 1 Blood
    And Louis has Challenge face down at Location 1
    And it is for Louis to go on or end the turn

    Examples:
      | card       |
      | Erichtho   |
      | Ryan Ramos |

  @id:VEND-1246 @needs:take-diablerie @needs:draining @vendetta.draining.loses-special-ability
  @vendetta.planning.play.face-down-costs-one-blood
  Scenario: Playing face down costs 1 Blood in the turn Erichtho is Drained
    Given Louis's Alliance holds Erichtho
    And Louis holds Challenge
    When Louis drains Erichtho
    Then Louis has Drained Erichtho
    When Louis plays Challenge face down at Location 1
    Then Louis loses 1 Blood
    And the Bank gains 1 Blood
    And it is for Louis to go on or end the turn

  @id:VEND-1247 @needs:draining @vendetta.draining.loses-special-ability
  @vendetta.planning.play.face-down-costs-one-blood
  Scenario: Playing face down costs 1 Blood in the turn Ryan Ramos is Drained
    Given Louis's Alliance holds Ryan Ramos
    And Louis holds Challenge
    When Louis drains Ryan Ramos
    Then Louis has Drained Ryan Ramos
    When Louis plays Challenge face down at Location 1
    Then Louis loses 1 Blood
    And it is for Louis to go on or end the turn

  @id:VEND-1248 @needs:take-diablerie @needs:draining @vendetta.draining.loses-special-ability
  Scenario: A card at the Prince's Haven gets no Blood in the turn Carmelita Neillson is Drained
    Given Louis's Alliance holds Carmelita Neillson
    And Louis holds Challenge
    When Louis drains Carmelita Neillson
    And Louis plays Challenge face up at the Prince's Haven
    Then Louis has Challenge face up at the Prince's Haven
    And it is for Louis to go on or end the turn

  @id:VEND-1201 @needs:draining @vendetta.draining.loses-special-ability @vendetta.hand-building.draw-two-keep-one
  Scenario: A Drained Roberta Urbani does not let her player keep both cards
    Given it is the Hand Building Phase
    And Louis has Drained Roberta Urbani
    And Louis holds Hunt and Ready
    And Louis's Clan deck holds Challenge and Earthshock
    Then exactly these choices are open to Louis:
      | Louis keeps Challenge  |
      | Louis keeps Earthshock |

  @id:VEND-0614 @needs:planning @example @vendetta.cards.ally.talley @vendetta.frenzy.causer-gains-influence
  Scenario: Talley gives extra Influence for each opponent who enters Frenzy
    Given Louis holds Challenge
    And Louis's Alliance holds Talley
    When Claudia and Armand lose 6 Blood together through Louis
    Then Claudia enters Frenzy through Louis
    And Armand enters Frenzy through Louis
    And Louis gains 4 Influence

  @id:VEND-0579 @vendetta.frenzy.causer-gains-influence @vendetta.glossary.gain
  Scenario: Mr. Damp gives 2 Blood besides the Influence for an opponent's Frenzy
    Given it is Claudia's first Planning turn
    And Louis's Alliance holds Mr. Damp
    And Claudia has 1 Blood
    And Claudia holds Hunt
    And Louis has Challenge face up at Location 1
    When Claudia plays Hunt face up at Location 2
    Then Louis gains 2 Blood and 1 Influence
    And Claudia enters Frenzy through Louis

  @id:VEND-0580 @example @vendetta.cards.ally.ambrus-maropis @vendetta.glossary.spend
  Scenario: Ambrus Maropis lets a player look at one face-down card for 1 Blood
    Given Louis's Alliance holds Ambrus Maropis
    And Louis holds Challenge
    And Claudia has Retaliation face down and Dark Pact face down at Location 1
    When Louis looks at card 1 of Claudia at Location 1
    Then Louis loses 1 Blood
    And the Bank gains 1 Blood
    And Louis sees Retaliation face down and an unknown card of Claudia at Location 1
    And Armand sees an unknown card and an unknown card of Claudia at Location 1
    And no event names Retaliation

  @id:VEND-0581 @needs:take-diablerie @example @vendetta.cards.ally.ambrus-maropis @vendetta.cards.ally.drain-blood-value
  Scenario: A player without Ambrus Maropis, or with him Drained, cannot look at a card
    Given Louis's Alliance holds Ambrus Maropis
    And Louis holds Challenge
    And Claudia has Retaliation face down at Location 1
    When Louis drains Ambrus Maropis
    Then Louis cannot look at card 1 of Claudia at Location 1 because vendetta.cards.ally.ambrus-maropis
    And Louis sees an unknown card of Claudia at Location 1

  @id:VEND-1053 @example @vendetta.cards.ally.ambrus-maropis
  Scenario Outline: No other Ally lets a player look at face-down cards
    Given Louis's Alliance holds <card>
    And Louis holds Challenge
    And Claudia has Dark Pact face down at Location 1
    Then Louis cannot look at card 1 of Claudia at Location 1 because vendetta.cards.ally.ambrus-maropis
    And it is for Louis to play a card

    Examples:
      | card            |
      | Victim          |
      | Marcel          |
      | Erichtho        |
      | Betty Fuller    |

  @id:VEND-0582 @needs:take-diablerie @needs:planning @example @vendetta.cards.ally.edward-neally @vendetta.diablerie.when
  Scenario: Draining Edward Neally gives 2 Diablerie tokens
    Given Louis's Alliance holds Edward Neally
    And Louis holds Challenge
    When Louis drains Edward Neally
    Then Louis gains 2 Diablerie tokens
    And Louis is still in the game

  @id:VEND-0583 @needs:planning @needs:take-diablerie @needs:ending
  @example @vendetta.cards.ally.edward-neally @vendetta.diablerie.third-token-eliminates
  Scenario: Draining Edward Neally eliminates a player who has 1 Diablerie token
    Given Louis's Alliance holds Edward Neally
    And Louis has 1 Diablerie token
    And Louis holds Challenge
    And the game stops at the Resolution Phase
    When Louis drains Edward Neally
    Then Louis is eliminated

  @id:VEND-0584 @needs:draining @vendetta.cards.ally.influence-value
  Scenario: Julie Munoz adds 2 more Influence as the only Human in the Alliance
    Given it is round 3
    And it is the Withdraw Step at the Prince's Haven
    And Louis's Alliance holds Julie Munoz, Victim and Marcel
    And Louis has Drained Ed Crawford
    And the game stops once the Prince's Haven is resolved
    When Louis lets the game go on
    Then Louis wins the game with 15 Influence

  @id:VEND-0585 @vendetta.cards.ally.influence-value
  Scenario: Julie Munoz adds only her own Influence with another Human in the Alliance
    Given it is round 3
    And it is the Withdraw Step at the Prince's Haven
    And Louis's Alliance holds Julie Munoz and Betty Fuller
    And the game stops once the Prince's Haven is resolved
    When Louis lets the game go on
    Then Louis wins the game with 9 Influence

  @id:VEND-1202 @needs:draining @vendetta.cards.ally.drained-influence-value @vendetta.draining.loses-special-ability
  Scenario: A Drained Julie Munoz adds no bonus as the only Human
    Given it is round 3
    And it is the Withdraw Step at the Prince's Haven
    And Louis's Alliance holds Betty Fuller
    And Louis has Drained Julie Munoz
    And the game stops once the Prince's Haven is resolved
    Then Louis's score is 7
    When Louis lets the game go on
    Then Louis wins the game with 7 Influence

  @id:VEND-0586 @vendetta.hand-building.other-to-bottom @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Roberta Urbani lets a player keep both drawn cards for one card from hand
    Given it is the Hand Building Phase
    And Louis's Alliance holds Roberta Urbani
    And Louis holds Hunt and Ready
    And Louis's Clan deck holds Challenge, Earthshock and Bloody Fury
    And Claudia holds Hunt and Ready
    And Claudia's Clan deck holds Dark Pact, Retaliation and Theft of Vitae
    When Louis keeps Challenge and Earthshock and discards Hunt
    Then Louis holds Ready, Challenge and Earthshock
    And Claudia cannot keep Dark Pact and Retaliation and discards Hunt because vendetta.hand-building.other-to-bottom
    And it is for Claudia to keep Clan cards

  @id:VEND-1054 @vendetta.hand-building.draw-two-keep-one
  Scenario Outline: No other Ally lets a player keep both drawn cards
    Given it is the Hand Building Phase
    And Louis's Alliance holds <card>
    And Louis holds Hunt and Ready
    And Louis's Clan deck holds Challenge and Earthshock
    Then exactly these choices are open to Louis:
      | Louis keeps Challenge  |
      | Louis keeps Earthshock |

    Examples:
      | card             |
      | Victim           |
      | Khadija Al-Kindi |
      | Betty Fuller     |

  @id:VEND-0606 @vendetta.hand-building.other-to-bottom
  @edition:roberta_urbani=under-the-deck
  Scenario: The card given up for Roberta Urbani goes under the Clan deck
    Given it is the Hand Building Phase
    And Louis's Alliance holds Roberta Urbani
    And Louis holds Hunt and Ready
    And Louis's Clan deck holds Challenge, Earthshock and Bloody Fury
    When Louis keeps Challenge and Earthshock and discards Hunt
    Then Hunt lies under Louis's Clan deck
    And Louis's Clan deck holds Bloody Fury and Hunt
    And it is for Louis to play a card

  @id:VEND-1118 @vendetta.hand-building.other-to-bottom @edition:roberta_urbani=out-of-the-game
  Scenario: The card given up for Roberta Urbani leaves the game
    Given it is the Hand Building Phase
    And Louis's Alliance holds Roberta Urbani
    And Louis holds Hunt and Ready
    And Louis's Clan deck holds Challenge, Earthshock and Bloody Fury
    When Louis keeps Challenge and Earthshock and discards Hunt
    Then Louis's Clan deck holds Bloody Fury
    And Louis holds Ready, Challenge and Earthshock
    And it is for Louis to play a card

  @id:VEND-0587 @vendetta.planning.play.face-down-costs-one-blood
  Scenario: Ryan Ramos makes playing face down cost 2 Blood, and 1 Blood is too little
    Given Louis's Alliance holds Ryan Ramos
    And Louis has 3 Blood
    And Louis holds Challenge and Fist of Caine
    And Claudia holds Hunt and Dark Pact
    When Louis plays Challenge face down at Location 1 and ends the turn
    Then Louis has 1 Blood
    When Claudia plays Hunt face up at Location 1 and ends the turn
    Then Louis cannot play Fist of Caine face down at Location 1 because vendetta.planning.play.face-down-costs-one-blood
    And Louis has 1 Blood

  @id:VEND-1008 @vendetta.planning.play.face-down-costs-one-blood
  Scenario: Erichtho reduces the cost of playing face down by 1 Blood only
    Given Louis's Alliance holds Erichtho and Ryan Ramos
    And Louis holds Challenge
    When Louis plays Challenge face down at Location 1
    Then Louis has 5 Blood
    And it is for Louis to go on or end the turn

  @id:VEND-0588 @needs:draining @example @vendetta.cards.ally.miguel-chandler @vendetta.frenzy.trigger
  Scenario: Miguel Chandler is Drained in Frenzy without a random draw
    Given it is Claudia's first Planning turn
    And Claudia's Alliance holds Victim, Marcel and Miguel Chandler
    And Claudia has 1 Blood
    And Claudia holds Hunt
    And Louis has Challenge face up at Location 1
    When Claudia plays Hunt face up at Location 2
    Then Claudia enters Frenzy through Louis
    And Claudia has Drained Miguel Chandler
    And Claudia has 3 Blood
    And Claudia's Alliance holds Victim and Marcel

  @id:VEND-0589 @needs:frenzy @needs:draining @example @vendetta.cards.ally.miguel-chandler @vendetta.frenzy.random-drain
  Scenario: A random card is Drained in Frenzy once Miguel Chandler is Drained
    Given it is Claudia's first Planning turn
    And Claudia's Alliance holds Victim and Marcel
    And Claudia has Drained Miguel Chandler
    And Claudia has 1 Blood
    And Claudia holds Hunt
    And Louis has Challenge face up at Location 1
    When Claudia plays Hunt face up at Location 2
    Then Claudia has 0 Blood
    And Louis gains 1 Influence
    And it is for chance to drain a card

  @id:VEND-0650 @example @vendetta.cards.ally.ambrus-maropis @vendetta.planning.may-drain-during-turn
  Scenario: Ambrus Maropis cannot look at own cards or at a card already seen
    Given Louis's Alliance holds Ambrus Maropis
    And Louis has 1 Blood
    And Louis holds Challenge
    And Louis has Hunt face down at Location 1
    And Claudia has Ready face up and Dark Pact face down at Location 1
    And Claudia has Retaliation face down at Location 2
    And Louis has looked at Claudia's Retaliation at Location 2
    And Armand has looked at Claudia's Dark Pact at Location 1
    When Louis plays Challenge face up at the Prince's Haven
    Then exactly these choices are open to Louis:
      | Louis ends the turn                              |
      | Louis plays 1 Blood                              |
      | Louis drains Ambrus Maropis                      |
      | Louis looks at card 2 of Claudia at Location 1   |

  @id:VEND-0651 @example @vendetta.cards.ally.ambrus-maropis @vendetta.planning.play.face-down-hides-information
  Scenario: A card looked at stays known to its viewer, and everybody sees another player look
    Given Louis's Alliance holds Ambrus Maropis
    And Louis holds Challenge
    And Claudia has Retaliation face up and Dark Pact face down at Location 1
    And Armand has looked at Claudia's Dark Pact at Location 1
    When Louis looks at card 2 of Claudia at Location 1
    Then Louis sees Retaliation face up and Dark Pact face down of Claudia at Location 1
    And Armand sees Retaliation face up and Dark Pact face down of Claudia at Location 1
    And Lestat sees Retaliation face up and an unknown card of Claudia at Location 1
    And it is for Louis to play a card

  @id:VEND-0652 @example @vendetta.cards.ally.ambrus-maropis @vendetta.glossary.spend
  @edition:ambrus_maropis=planning-and-withdrawing
  Scenario: Ambrus Maropis can be used before choosing a token
    Given it is the Withdraw Step at Location 1
    And Louis's Alliance holds Ambrus Maropis
    And Louis has 1 Blood at Location 1
    And Claudia has Dark Pact face down at Location 1
    When Louis looks at card 1 of Claudia at Location 1
    Then Louis loses 1 Blood
    And Louis sees Dark Pact face down of Claudia at Location 1
    And it is for Louis to stay or withdraw

  @id:VEND-1117 @example @vendetta.cards.ally.ambrus-maropis @vendetta.withdraw.all-present-may @edition:ambrus_maropis=planning
  Scenario: Ambrus Maropis can be used only in his player's own Planning turn
    Given it is the Withdraw Step at Location 1
    And Louis's Alliance holds Ambrus Maropis
    And Louis has 1 Blood at Location 1
    And Claudia has Dark Pact face down at Location 1
    Then exactly these choices are open to Louis:
      | Louis secretly stays     |
      | Louis secretly withdraws |

  @id:VEND-0653 @vendetta.withdraw.secret-simultaneous
  @edition:ambrus_maropis=planning-and-withdrawing
  @needs:take-diablerie @needs:draining @needs:ending @needs:frenzy
  Scenario: A player eliminated by looking chooses no token, and the others go on
    Given it is the Withdraw Step at Location 1
    And Louis's Alliance holds Ambrus Maropis
    And Louis has 1 Blood and 2 Diablerie tokens
    And Louis has Challenge face up at Location 1
    And Claudia has Dark Pact face down at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When Louis looks at card 1 of Claudia at Location 1
    Then Louis is eliminated
    And it is for Claudia to stay or withdraw
    When everyone stays
    Then Claudia wins at Location 1
    And none of these events happens:
      | event          | seat  |
      | token-revealed | Louis |
      | withdrew       | Louis |

  @id:VEND-0654 @vendetta.planning.play.face-down-costs-one-blood
  Scenario: Playing face down with Erichtho reports no Blood Spent
    Given Louis holds Challenge
    And Louis has 1 Blood
    And Louis's Alliance holds Erichtho
    When Louis plays Challenge face down at Location 1
    Then Louis has Challenge face down at Location 1
    And Louis has 1 Blood
    And none of these events happens:
      | event       | seat  |
      | blood-spent | Louis |
    And it is for Louis to go on or end the turn

  @id:VEND-0676 @vendetta.hand-building.draw-two-keep-one
  Scenario: Roberta Urbani gives nothing up for the last card of the Clan deck
    Given it is the Hand Building Phase
    And Louis's Alliance holds Roberta Urbani
    And Louis holds Hunt and Ready
    And Louis's Clan deck holds Challenge
    Then exactly these choices are open to Louis:
      | Louis keeps Challenge |

  @id:VEND-0677 @vendetta.conflicts-of-rules.card-over-rulebook
  Scenario: Khadija Al-Kindi draws the topmost card put under the Clan deck if no other is left
    Given Louis holds Hunt
    And Challenge, Earthshock and Show of Force lie under Louis's Clan deck
    When Louis acquires Khadija Al-Kindi
    Then Louis holds Hunt and Challenge
    And Earthshock and Show of Force lie under Louis's Clan deck
    And it is for Louis to play a card
