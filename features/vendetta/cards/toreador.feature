# Rulebook, "The phases in detail", Clan cards; the Clan cards of the box: Toreador, TO01 to TO09
Feature: The cards of Clan Toreador
  Toreador cards grow stronger with the Alliance.

  Background:
    Given Louis (Toreador), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise

  @id:VEND-0501 @vendetta.cards.aftermath.step @vendetta.glossary.steal
  Scenario: Awe Steals 1 Blood from each Rival per two cards in the Alliance
    Given it is the Withdraw Step at Location 1
    And Louis has Awe face up at Location 1
    And Louis's Alliance holds Victim, Victim, Marcel, Bronwyn and Betty Fuller
    And Claudia has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia, Armand and Lestat lose 2 Blood
    And Louis gains 6 Blood

  @id:VEND-0502 @needs:draining @vendetta.cards.aftermath.step
  Scenario: Awe counts the Ally just won but no Drained card
    Given it is the Withdraw Step at Location 1
    And Louis has Awe face up at Location 1
    And Louis's Alliance holds Victim
    And Louis has Drained Betty Fuller and Bobby White
    And Marcel is the Ally at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis acquires Marcel
    And Claudia loses 1 Blood

  @id:VEND-0503 @vendetta.cards.aftermath.step
  Scenario: Awe needs at least two cards in the Alliance
    Given it is the Withdraw Step at Location 1
    And Louis has Awe face up at Location 1
    And Louis's Alliance holds Victim
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia's Pool stays the same

  @id:VEND-0504 @needs:draining @vendetta.cards.conflict.step
  Scenario: Entourage has 1 Power per card in the Alliance
    Given it is the Withdraw Step at Location 1
    And Louis has Entourage face up at Location 1
    And Louis's Alliance holds Victim, Marcel and Betty Fuller
    And Louis has Drained Bobby White
    And Claudia has Retaliation face up and 2 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis is second at Location 1 with 3 Power

  @id:VEND-0505 @vendetta.cards.conflict.step
  Scenario: Entourage has at most 7 Power
    Given it is the Withdraw Step at Location 1
    And Louis has Entourage face up at Location 1
    And Louis's Alliance holds Victim, Victim, Victim, Victim and Victim
    And Louis's Alliance holds Marcel, Bronwyn and Betty Fuller
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis is first at Location 1 with 7 Power

  @id:VEND-0506 @vendetta.cards.preparation.step @vendetta.glossary.bank
  Scenario: Charisma takes 1 Deployed Blood from each Rival per two cards in the Alliance
    Given it is the Withdraw Step at Location 1
    And Louis has Charisma face up and 3 Blood at Location 1
    And Louis's Alliance holds Victim, Victim, Marcel, Bronwyn and Betty Fuller
    And Claudia has 3 Blood at Location 1
    And Lestat has 2 Blood at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then Claudia has 1 Blood at Location 1
    And Lestat has nothing at Location 1
    And Louis has Charisma face up and 3 Blood at Location 1
    And the Bank gains 4 Blood
    And Claudia has 6 Blood

  @id:VEND-0507 @vendetta.conflicts-of-rules.apply-as-much-as-possible
  Scenario: Charisma takes only the Deployed Blood there is, and none from the Pool
    Given it is the Withdraw Step at Location 1
    And Louis has Charisma face up at Location 1
    And Louis's Alliance holds Victim, Victim, Marcel and Bronwyn
    And Claudia has Retaliation face up and 1 Blood at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Claudia has Retaliation face up at Location 1
    And Claudia has 6 Blood
    And Lestat has 6 Blood

  @id:VEND-0508 @vendetta.cards.aftermath.step
  Scenario: Summon draws a Victim for a player who won the Ally
    Given it is the Withdraw Step at Location 1
    And Louis has Summon face up at Location 1
    And Marcel is the Ally at Location 1
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis acquires Marcel and Victim

  @id:VEND-0509 @vendetta.cards.aftermath.step
  Scenario: Summon draws another Victim for a player who won a Victim
    Given it is the Withdraw Step at Location 1
    And Louis has Summon face up at Location 1
    And Marcel is the Ally at Location 1
    And Claudia has Dark Pact face up and 3 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia acquires Marcel
    And Louis acquires Victim and Victim

  @id:VEND-0510 @vendetta.cards.aftermath.step
  Scenario: Summon draws nothing for a player who won no card
    Given it is the Withdraw Step at Location 1
    And Louis has Summon face up at Location 1
    And Claudia has Dark Pact face up and 3 Blood at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis is third at Location 1 with 3 Power
    And Louis acquires nothing

  @id:VEND-1159 @vendetta.cards.aftermath.step
  Scenario: Summon ignores a card won at an earlier Location
    Given it is the Withdraw Step at Location 1
    And Marcel is the Ally at Location 1
    And Louis has Ready face up at Location 1
    And Louis has Summon face up at Location 2
    And Claudia has Dark Pact face up and 3 Blood at Location 2
    And Lestat has Challenge face up at Location 2
    And the game stops once Location 2 is resolved
    When Louis secretly stays
    Then Louis acquires Marcel and Victim
    When Louis secretly stays
    And Claudia secretly stays
    And Lestat secretly stays
    Then Louis is third at Location 2 with 3 Power
    And Louis acquires nothing

  @id:VEND-0511 @vendetta.cards.conflict.step @vendetta.glossary.rival
  Scenario: Entrancement has 1 Power per card of every player at the Location
    Given it is the Withdraw Step at Location 1
    And Louis has Entrancement face up, Submission face up and 1 Blood at Location 1
    And Claudia has Retaliation face up and 2 Blood at Location 1
    And Lestat has Challenge face up and Hunt face up at Location 1
    And Lestat has Ready face up at Location 2
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then the Power of Entrancement on Louis's Position at Location 1 is 5
    And Louis is first at Location 1 with 9 Power

  @id:VEND-0512 @vendetta.cards.conflict.step
  Scenario: Entrancement does not count the cards of a player who Withdrew
    Given it is the Withdraw Step at Location 1
    And Louis has Entrancement face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Lestat has Challenge face up and Hunt face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When Louis secretly stays
    And Claudia secretly stays
    And Lestat secretly withdraws
    Then the Power of Entrancement on Louis's Position at Location 1 is 2

  @id:VEND-0513 @vendetta.conflicts-of-rules.impossible-ignored
  Scenario: Submission protects its player from Stealing and Losing Blood at its Location
    Given it is the Withdraw Step at Location 1
    And Louis has Submission face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Lestat has Show of Force face up and Fist of Caine face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis has 6 Blood
    And Claudia loses 2 Blood

  @id:VEND-0514 @vendetta.glossary.steal
  Scenario: Submission does not protect its player at another Location
    Given it is the Withdraw Step at Location 1
    And Louis has 1 Blood at Location 1
    And Louis has Submission face up at Location 2
    And Lestat has Show of Force face up at Location 1
    When everyone stays
    Then Louis loses 1 Blood
    And it is for Louis to stay or withdraw

  @id:VEND-0515 @vendetta.glossary.lose
  Scenario: Submission does not protect against Challenge at another Location
    Given Louis has Submission face up at Location 1
    And Louis holds Awe
    And Claudia holds Hunt
    And Lestat has Challenge face up at Location 2
    When Louis plays Awe face up at Location 1 and ends the turn
    Then Louis loses 1 Blood
    And it is for Claudia to play a card

  @id:VEND-1164 @vendetta.glossary.steal @vendetta.withdraw.cards-move-to-haven
  Scenario: A Withdrawn Submission protects its player only at the Prince's Haven
    Given it is the Withdraw Step at Location 1
    And Louis has Submission face up at Location 1
    And Louis has 1 Blood at Location 2
    And Claudia has 1 Blood at Location 2
    And Armand has 1 Blood at Location 2
    And Lestat has Show of Force face up at Location 2
    And the game stops at the Conflict Step at Location 2
    When Louis secretly withdraws
    And everyone stays
    Then Louis, Claudia and Armand lose 1 Blood
    And Louis has Submission face up at the Prince's Haven

  @id:VEND-0516 @vendetta.glossary.spend
  Scenario: Submission does not stop its player from Spending Blood
    Given Louis has Submission face up at Location 1
    And Louis holds Awe
    And Claudia holds Hunt
    When Louis plays Awe face down at Location 1 and ends the turn
    Then Louis loses 1 Blood
    And the Bank gains 1 Blood
    And it is for Claudia to play a card

  @id:VEND-0517 @vendetta.revelation.passive-timing @vendetta.glossary.play-blood
  Scenario: Friends in High Places plays up to 1 Blood per card in the Alliance before Revelation
    Given it is the Withdraw Step at Location 1
    And Louis has Friends in High Places face up at Location 1
    And Louis's Alliance holds Victim and Marcel
    And Lestat has Challenge face down at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then it is for Louis to settle an effect
    And Lestat has Challenge face down at Location 1
    And Louis cannot use Friends in High Places for 3 Blood because vendetta.conflicts-of-rules.card-over-rulebook
    When Louis uses Friends in High Places for 2 Blood
    Then Louis loses 2 Blood
    And Louis has Friends in High Places face up and 2 Blood at Location 1
    And Louis is first at Location 1 with 5 Power

  @id:VEND-0518 @vendetta.revelation.passive-timing
  Scenario: Friends in High Places is optional
    Given it is the Withdraw Step at Location 1
    And Louis has Friends in High Places face up at Location 1
    And Louis's Alliance holds Victim and Marcel
    And Lestat has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    And Louis declines
    Then Louis has 6 Blood
    And Louis has Friends in High Places face up at Location 1

  @id:VEND-0519 @vendetta.cards.passive.face-down-revealed-in-revelation
  Scenario: Friends in High Places is too late if it is revealed in the Revelation Step
    Given it is the Withdraw Step at Location 1
    And Louis has Friends in High Places face down at Location 1
    And Louis's Alliance holds Victim and Marcel
    And Lestat has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis has Friends in High Places face up at Location 1
    And Louis has 6 Blood

  @id:VEND-0520 @vendetta.cards.preparation.step @vendetta.setup.alliance-holds-acquired-cards
  Scenario: The Ready of the Toreador draws a Victim
    Given it is the Withdraw Step at Location 1
    And Louis has Ready face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When everyone stays
    Then Louis acquires Victim

  @id:VEND-0521 @vendetta.conflicts-of-rules.impossible-ignored
  Scenario: The Ready of the Toreador draws nothing from an empty Victim deck
    Given it is the Withdraw Step at Location 1
    And the Victim deck holds 0 cards
    And Louis has Ready face up at Location 1
    And Claudia has Retaliation face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis acquires nothing
    And the Victim deck holds 0 cards

  @id:VEND-0522 @vendetta.cards.aftermath.step @vendetta.glossary.steal
  Scenario: The Hunt of the Toreador Steals 1 Blood from each Rival
    Given it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Lestat has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia, Armand and Lestat lose 1 Blood
    And Louis gains 3 Blood

  @id:VEND-0636 @vendetta.cards.aftermath.step
  Scenario: Awe with a single card in the Alliance reports nothing Stolen
    Given it is the Withdraw Step at Location 1
    And Louis has Awe face up at Location 1
    And Louis's Alliance holds Victim
    And Claudia has 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Claudia has 6 Blood
    And none of these events happens:
      | event        |
      | blood-stolen |
