# Fifth edition rulebook, "Library Cards": drawing cards
Feature: The hand is kept at seven cards as long as the library lasts

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's master phase
    And Sarah's Belinde is ready with 2 blood

  @id:VTES-0435 @vtes.card.draw.replace-after-play @checks:a @vtes.card.draw.hand-matches-hand-size @checks:a
  @vtes.decks.library-draw-goes-to-hand @checks:a @vtes.decks.independent-stacks @checks:a
  Scenario: A played card is replaced with the top card of the library
    Given Sarah holds Life in the City, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Vessel, Blur and Dodge
    And Sarah's crypt holds Ryan
    When Sarah plays Life in the City on Belinde
    Then Sarah holds Vessel, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Blur and Dodge
    And Sarah's crypt holds Ryan
    And these events happen in order:
      | event       | seat  | card             |
      | card-played | Sarah | Life in the City |
      | card-drawn  | Sarah | Vessel           |

  @id:VTES-0436 @vtes.card.draw.replace-after-play
  Scenario: The replacement from a shuffled library is random
    Given Sarah holds Life in the City, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Vessel and Blur in unknown order
    When Sarah plays Life in the City on Belinde
    Then it is for chance to draw a card
    When chance draws Blur
    Then Sarah holds Blur, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding

  @id:VTES-0437 @vtes.card.draw.no-draw-from-empty-library @checks:a @vtes.decks.independent-stacks @checks:b
  Scenario: An empty library gives no card, and the crypt none in its place
    Given Sarah holds Life in the City and Bonding
    And Sarah's crypt holds Ryan
    When Sarah plays Life in the City on Belinde
    Then Sarah holds Bonding
    And Sarah's crypt holds Ryan
    And none of these events happens:
      | event            |
      | card-drawn       |
      | crypt-card-drawn |

  @id:VTES-0438
  @vtes.card.draw.empty-library-keeps-playing @checks:a @vtes.card.draw.no-draw-from-empty-library
  Scenario: A player without cards in hand and library stays in the game
    Given Sarah holds Life in the City
    When Sarah plays Life in the City on Belinde
    Then Sarah holds nothing
    When Sarah ends the master phase
    And Belinde bleeds Alexis
    Then Alexis burns 1 pool
    When everyone passes until Sarah's unlock phase
    Then Sarah holds nothing
    And Sarah is still in the game

  @id:VTES-0439 @vtes.card.draw.discard-down-immediately @checks:a @vtes.card.draw.hand-matches-hand-size @checks:a
  Scenario: A player with too many cards discards down to seven at once
    Given Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Vessel, Blur and Dodge
    When Sarah draws 2 cards
    Then it is for Sarah to discard down
    And Sarah cannot pass because vtes.card.draw.discard-down-immediately
    When Sarah discards Vessel
    Then it is for Sarah to discard down
    When Sarah discards Bonding
    Then it is for Sarah to decide in the master phase
    And Sarah holds Blur, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's ash heap holds Vessel and Bonding
    And Sarah's library holds Dodge

  @id:VTES-2027 @needs:discard @needs:arrange @vtes.card.draw.delayed-replacement-lowers-hand-size @checks:c
  @vtes.card.draw.discard-down-immediately
  Scenario: A card awaiting its replacement lowers the hand size, and one more card is too many
    Given it is Sarah's minion phase
    And Alexis's Ayelech is ready and locked
    And Alexis holds Wake with Evening's Freshness, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Alexis's library holds Blur and Dodge
    When Belinde bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    Then Alexis holds 6 cards
    When Alexis declines to block
    And Alexis draws 1 card
    Then it is for Alexis to discard down
    When Alexis discards Vessel
    Then Alexis holds Blur, Vessel, Vessel, Vessel, Vessel and Vessel
    And Alexis's library holds Dodge
    When everyone passes until Alexis's unlock phase
    Then Alexis holds Blur, Dodge, Vessel, Vessel, Vessel, Vessel and Vessel
