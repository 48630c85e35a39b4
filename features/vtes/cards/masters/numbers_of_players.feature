# Masters in play that change hand size or transfers
Feature: Masters that change hand size and transfers
  A hand adjusts to its size at once. Transfers are counted when the influence phase begins.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1710 @vtes.card.draw.hand-matches-hand-size @checks:a
  Scenario: Elder Library adds one to its controller's hand size only
    Given it is Sarah's master phase
    And Sarah holds Elder Library, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding, Vessel and Fake Out
    And Alexis holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Alexis's library holds Bonding
    When Sarah plays Elder Library
    Then Sarah burns 1 pool
    And Sarah controls Elder Library
    And Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Bonding and Vessel
    And Sarah's library holds Fake Out
    And Alexis holds 7 cards

  @id:VTES-1711 @needs:contests @vtes.card.draw.discard-down-immediately @vtes.card.draw.hand-matches-hand-size
  @vtes.contest.cards-face-down-and-out-of-play @checks:b,c
  Scenario: A hand is discarded down at once when Elder Library is contested
    Given it is Sarah's master phase
    And Sarah holds Elder Library
    And Alexis controls Elder Library
    And Alexis holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Bonding and Vessel
    When Sarah plays Elder Library
    Then it is for Alexis to discard down
    When Alexis discards Bonding
    Then Alexis holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Vessel
    And Bonding is in Alexis's ash heap
    And it is for Sarah to decide in the master phase

  @id:VTES-1712
  @vtes.influence.transfers-received-at-start @checks:a @vtes.influence.four-transfers-default
  Scenario: Information Highway gives its controller two more transfers each influence phase
    Given it is Sarah's master phase
    And Sarah holds Information Highway
    When Sarah plays Information Highway
    Then Sarah controls Information Highway
    When everyone passes until Sarah's influence phase
    Then Sarah has 6 transfers left
    When everyone passes until Alexis's influence phase
    Then Alexis has 4 transfers left
    When everyone passes until Sarah's influence phase
    Then Sarah has 6 transfers left

