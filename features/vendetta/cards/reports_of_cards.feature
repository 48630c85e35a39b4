# Rulebook, "Playing the game": the events an engine reports for cards
Feature: Reported events of cards

  @id:VEND-1221 @vendetta.glossary.move @vendetta.cards.aftermath.step
  Scenario: Blood that moves to another Position is reported
    Given Louis (Gangrel), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Mist Form face up and 3 Blood at Location 1
    When everyone stays
    And Louis uses Mist Form at the Prince's Haven
    Then Louis has 2 Blood at the Prince's Haven
    And these events happen in order:
      | event       | seat  | location   | amount | target | to             |
      | blood-moved | Louis | Location 1 | 2      | Louis  | Prince's Haven |
    And it is for Louis to stay or withdraw

  @id:VEND-1222 @vendetta.cards.aftermath.step
  Scenario: Influence given to another player is reported
    Given Louis (Ventrue), Claudia (Tremere), Armand (Toreador) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Hunt face up at Location 1
    And Claudia has Dark Pact face up and 1 Blood at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then it is for Claudia to answer
    When Claudia answers Louis's Hunt with Influence
    Then Louis gains 1 Influence
    And Claudia loses 1 Influence
    And these events happen in order:
      | event           | seat    | target | amount |
      | influence-given | Claudia | Louis  | 1      |

  @id:VEND-1223 @vendetta.cards.preparation.step
  Scenario: A card turned face down is reported by name
    Given Louis (Malkavian), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise
    And it is the Preparation Step at Location 1
    And Louis has Mindless Assault face up and Hunt face up at Location 1
    And the game stops at the Conflict Step at Location 1
    When Louis uses Mindless Assault with Hunt
    Then Louis has Mindless Assault face up and Hunt face down at Location 1
    And these events happen in order:
      | event            | seat  | card | location   |
      | card-turned-down | Louis | Hunt | Location 1 |
    And it is for Louis to let the game go on

  @id:VEND-1224 @vendetta.cards.ally.special-ability
  Scenario: A Clan card drawn for Khadija Al-Kindi is reported without its name
    Given Louis (Malkavian), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise
    And Louis holds Hunt
    And Louis's Clan deck holds Chaos and Mesmerize
    When Louis acquires Khadija Al-Kindi
    Then Louis holds Hunt and Chaos
    And these events happen in order:
      | event      | seat  |
      | card-drawn | Louis |
    And no event names Chaos
    And it is for Louis to play a card

  @id:VEND-1225 @needs:feed @needs:hand-building @needs:location-setup @vendetta.round-end.cards-to-hand
  Scenario: A card shuffled into the Clan deck is reported without its name
    Given Louis (Malkavian), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at the Prince's Haven
    And Louis has Malkav's Bane face up at the Prince's Haven
    And Louis holds Ready
    And Louis's Clan deck holds Shadow Strike and Chaos
    When everyone stays
    And Louis uses Malkav's Bane with Ready
    Then exactly Chaos and Ready can be drawn
    And these events happen in order:
      | event            | seat  |
      | card-shuffled-in | Louis |
    And no event names Ready
    And it is for chance to draw a Clan card

  @id:VEND-1031 @vendetta.revelation.passive-timing
  Scenario: Each bid is reported at once without its amount, and the amounts together
    Given Louis (Malkavian), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Auction of Blood face up at Location 1
    And Claudia has 1 Blood at Location 1
    And Armand has 1 Blood at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    And Louis secretly bids 2 Blood
    Then only Louis sees Louis's bid
    And these events happen in order:
      | event    | seat  |
      | bid-made | Louis |
    And none of these events happens:
      | event        |
      | bid-revealed |
    When Claudia secretly bids 1 Blood
    And Armand secretly bids 1 Blood
    And Lestat secretly bids 0 Blood
    Then these events happen in order:
      | event        | seat  | amount |
      | bid-revealed | Louis | 2      |
    And these events happen in order:
      | event        | seat   | amount |
      | bid-revealed | Lestat | 0      |
    And it is for Louis to let the game go on

  @id:VEND-0691 @vendetta.cards.preparation.step
  Scenario: Blood that Power of the Pack takes from a Position is reported
    Given Louis (Gangrel), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Power of the Pack face up at Location 1
    And Claudia has 3 Blood at Location 1
    And Lestat has Challenge face up at Location 1
    And the game stops once Location 1 is resolved
    When everyone stays
    Then Louis gains 2 Blood
    And Claudia has 1 Blood at Location 1
    And these events happen in order:
      | event       | seat  | target  | location   | amount |
      | blood-taken | Louis | Claudia | Location 1 | 2      |
    And none of these events happens:
      | event       | target |
      | blood-taken | Lestat |

  @id:VEND-0667 @vendetta.variant.relics.flip-when-used @needs:draining
  Scenario: Using a Relic is reported
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And the game is played with Relics
    And it is Louis's first Planning turn
    And Louis holds Hunt
    And Louis owns Relic: return a drained card
    And Louis has Drained Victim
    When Louis uses Relic: return a drained card with Victim
    Then Louis has used the Relic
    And these events happen in order:
      | event      | seat  | relic                        |
      | relic-used | Louis | Relic: return a drained card |
    And it is for Louis to play a card

