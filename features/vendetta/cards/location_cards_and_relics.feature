# Rulebook, "Game variants": the known Location cards and Relic cards of the box
Feature: The known Location cards and Relics
  Two of the seven Location cards and two of the eight Relics; a Relic is named after its effect.

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And the game is played with Location cards and Relics

  @id:VEND-0590 @example @vendetta.variant.location-cards.succubus-club @vendetta.variant.location-cards.effect-all-game
  Scenario: The Succubus Club lets each player take back up to 3 Blood once the Location is resolved
    Given it is the Withdraw Step at Location 1
    And Succubus Club is the Location card at Location 1
    And Louis has Challenge face up and 5 Blood at Location 1
    And Claudia has 2 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis is first at Location 1 with 9 Power
    And it is for Louis to settle an effect
    When Louis uses Succubus Club for 3 Blood
    And Claudia uses Succubus Club for 1 Blood
    Then Louis gains 3 Blood
    And Claudia gains 1 Blood
    And Louis has Challenge face up and 2 Blood at Location 1
    And Claudia has 1 Blood at Location 1

  @id:VEND-0591 @example @vendetta.variant.location-cards.succubus-club @vendetta.variant.location-cards.effect-all-game
  Scenario: The Succubus Club gives back at most 3 Blood and is optional
    Given it is the Withdraw Step at Location 1
    And Succubus Club is the Location card at Location 1
    And Louis has Challenge face up and 5 Blood at Location 1
    And Claudia has Dark Pact face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis cannot use Succubus Club for 4 Blood because vendetta.variant.location-cards.effect-all-game
    When Louis declines
    Then Louis has Challenge face up and 5 Blood at Location 1
    And Louis has 6 Blood

  @id:VEND-1036 @example @vendetta.variant.location-cards.succubus-club
  Scenario: A player at the Succubus Club takes at least 1 Blood or declines
    Given it is the Withdraw Step at Location 1
    And Succubus Club is the Location card at Location 1
    And Louis has Challenge face up and 2 Blood at Location 1
    When everyone stays
    Then exactly these choices are open to Louis:
      | Louis declines                         |
      | Louis uses Succubus Club for 1 Blood   |
      | Louis uses Succubus Club for 2 Blood   |
    And it is for Louis to settle an effect

  @id:VEND-0592 @example @vendetta.variant.location-cards.the-collar @vendetta.frenzy.causer-gains-influence
  Scenario: The Collar gives 2 Influence for sending an opponent into Frenzy
    Given it is the Withdraw Step at Location 1
    And The Collar is the Location card at Location 1
    And Louis has Show of Force face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Claudia has 1 Blood
    And Claudia's Alliance holds Victim and Marcel
    When everyone stays
    Then Claudia enters Frenzy through Louis
    And Louis gains 2 Influence
    And it is for chance to drain a card

  @id:VEND-0593 @example @vendetta.variant.location-cards.the-collar @vendetta.frenzy.causer-gains-influence
  Scenario: The Collar gives nothing for a Frenzy at another Location
    Given it is the Withdraw Step at Location 1
    And The Collar is the Location card at Location 2
    And Louis has Show of Force face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Claudia has 1 Blood
    And Claudia's Alliance holds Victim and Marcel
    When everyone stays
    Then Claudia enters Frenzy through Louis
    And Louis gains 1 Influence
    And it is for chance to drain a card

  @id:VEND-1192 @needs:frenzy @example @vendetta.variant.location-cards.the-collar @vendetta.frenzy.causer-gains-influence
  Scenario: The Collar gives nothing if the effect that causes the Frenzy is elsewhere
    Given it is the Withdraw Step at Location 1
    And The Collar is the Location card at Location 2
    And Louis has Show of Force face up at Location 1
    And Louis has 1 Blood at Location 2
    And Claudia has 1 Blood at Location 1
    And Claudia has 1 Blood at Location 2
    And Claudia has 1 Blood
    And Claudia's Alliance holds Victim and Marcel
    When everyone stays
    Then Louis gains 1 Influence
    And Claudia has 0 Blood
    And it is for chance to drain a card

  @id:VEND-0594 @needs:draining @needs:planning
  @example @vendetta.variant.relics.return-drained-card @vendetta.variant.relics.once-per-game
  @vendetta.variant.relics.flip-when-used
  Scenario: A Relic returns one Drained card to the Alliance, once
    Given Louis owns Relic: return a drained card
    And Louis has Drained Talley and Victim
    And Louis holds Challenge
    When Louis uses Relic: return a drained card with Talley
    Then Louis's Alliance holds Talley
    And Louis has Drained Victim
    And Louis has used the Relic
    And Louis's Pool stays the same
    And Louis cannot use Relic: return a drained card with Victim because vendetta.variant.relics.once-per-game

  @id:VEND-0595 @needs:draining @example @vendetta.variant.relics.return-drained-card @vendetta.cards.ally.talley
  @vendetta.frenzy.causer-gains-influence
  Scenario: An Ally returned by a Relic has its ability again
    Given Louis owns Relic: return a drained card
    And Louis has Drained Talley
    And Louis holds Challenge
    And Claudia has 1 Blood
    And Claudia holds Hunt
    When Louis uses Relic: return a drained card with Talley
    And Louis plays Challenge face up at Location 1 and ends the turn
    And Claudia plays Hunt face up at Location 2
    Then Claudia enters Frenzy through Louis
    And Louis gains 2 Influence

  @id:VEND-1193 @needs:draining @needs:take-diablerie @example @vendetta.variant.relics.return-drained-card
  Scenario: A Vampire returned by a Relic is not acquired again, and its Diablerie token stays
    Given Louis owns Relic: return a drained card
    And Louis has Drained Anita Wainwright
    And Louis has 1 Diablerie token
    And Louis holds Challenge
    When Louis uses Relic: return a drained card with Anita Wainwright
    Then Louis's Alliance holds Anita Wainwright
    And Louis has 6 Blood and 1 Diablerie token
    And it is for Louis to play a card

  @id:VEND-1194 @needs:draining @example @vendetta.variant.relics.return-drained-card
  Scenario: A card returned by a Relic adds its normal Influence
    Given Louis owns Relic: return a drained card
    And Louis has Drained Betty Fuller
    And Louis holds Challenge
    Then Louis's score is 4
    When Louis uses Relic: return a drained card with Betty Fuller
    Then Louis's score is 6
    And it is for Louis to play a card

  @id:VEND-0596 @needs:draining
  @example @vendetta.variant.relics.return-drained-card @vendetta.variant.relics.once-per-game
  Scenario: The Relic that returns a card works only in its owner's turn
    Given Claudia owns Relic: return a drained card
    And Claudia has Drained Talley
    And Claudia holds Hunt
    And Louis holds Challenge
    Then Claudia cannot use Relic: return a drained card with Talley because vendetta.variant.relics.once-per-game
    When Louis plays Challenge face up at Location 1 and ends the turn
    And Claudia uses Relic: return a drained card with Talley
    Then Claudia's Alliance holds Talley

  @id:VEND-0597 @example @vendetta.variant.relics.play-one-blood-everywhere @vendetta.variant.relics.once-per-game
  @vendetta.glossary.play-blood
  Scenario: A Relic plays 1 Blood from the Pool at each Location as the Resolution Phase begins
    Given it is the Resolution Phase
    And Louis owns Relic: 1 Blood at each Location
    When Louis uses Relic: 1 Blood at each Location
    Then Louis loses 3 Blood
    And Louis has 1 Blood at Location 1
    And Louis has 1 Blood at Location 2
    And Louis has 1 Blood at the Prince's Haven
    And Louis has used the Relic
    And it is for Louis to stay or withdraw

  @id:VEND-0598 @example @vendetta.variant.relics.play-one-blood-everywhere @vendetta.playing.phase-order
  Scenario: A player who declines the Relic that plays Blood keeps it
    Given it is the Resolution Phase
    And Louis owns Relic: 1 Blood at each Location
    And the game stops once Location 1 is resolved
    When Louis declines
    Then Louis has 6 Blood
    And Louis has nothing at Location 1
    And Louis owns Relic: 1 Blood at each Location

  @id:VEND-1195 @needs:draining @needs:frenzy @example @vendetta.variant.relics.play-one-blood-everywhere
  @vendetta.frenzy.trigger
  Scenario: The Relic that plays Blood plays what there is, and Frenzy follows
    Given it is the Resolution Phase
    And Louis owns Relic: 1 Blood at each Location
    And Louis has 2 Blood
    And Louis's Alliance holds Victim
    Then it is for Louis to use a Relic or decline
    And it is round 1
    When Louis uses Relic: 1 Blood at each Location
    Then Louis has Drained Victim
    And Louis has 3 Blood
    And the Bank loses 3 Blood
    And it is for Louis to stay or withdraw

  @id:VEND-0599 @vendetta.variant.relics.end-influence @vendetta.game-end.score
  Scenario: A Relic adds its Influence at the end, used or not
    Given it is round 3
    And it is the Withdraw Step at the Prince's Haven
    And Louis owns Relic: 1 Blood at each Location
    And Louis has used the Relic
    And Claudia owns Relic: return a drained card
    And the game stops once the Prince's Haven is resolved
    When Louis lets the game go on
    Then Louis wins the game with 5 Influence
    And Claudia ends the game with 3 Influence

  @id:VEND-0646 @vendetta.aftermath.cards-and-blood-remain
  Scenario: The Collar has no effect once its Location is resolved
    Given it is the Withdraw Step at Location 1
    And The Collar is the Location card at Location 1
    And Louis has Challenge face up and 2 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis has Challenge face up and 2 Blood at Location 1

  @id:VEND-0647 @vendetta.variant.location-cards.effect-all-game
  Scenario: The Succubus Club does nothing for a player without Blood there
    Given it is the Withdraw Step at Location 1
    And Succubus Club is the Location card at Location 1
    And Louis has Challenge face up at Location 1
    And Claudia has 1 Blood at Location 1
    When everyone stays
    Then it is for Claudia to settle an effect
    And none of these events happens:
      | event          | seat  | card          |
      | effect-applied | Louis | Succubus Club |
