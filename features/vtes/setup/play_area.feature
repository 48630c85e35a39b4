# Fifth edition rulebook, "Game Setup": blood bank, the Edge, play area
Feature: What each player starts with
  Each player has thirty pool, seven cards in hand and four face-down vampires. Nobody has the Edge.

  @id:VTES-0402 @vtes.setup.starting-pool-30 @checks:a @vtes.setup.edge-starts-uncontrolled @checks:a
  @vtes.setup.blood-bank-central
  Scenario: Everybody starts with 30 pool, and the Edge gives none in the first unlock phase
    Given Sarah, Alexis and Tom meet for a new game
    When chance seats Sarah
    And chance seats Alexis
    And chance seats Tom
    And chance makes Sarah the first Methuselah
    Then it is for Sarah to decide in the unlock phase
    And nobody has the Edge
    And Sarah has 30 pool
    And Alexis has 30 pool
    And Tom has 30 pool
    And Sarah has 0 victory points
    And Sarah cannot gain 1 pool from the Edge because vtes.unlock-phase.edge-may-gain-one-pool

  @id:VTES-0403 @vtes.setup.draw-seven-library-cards @checks:a @vtes.setup.deal-four-crypt-cards-face-down @checks:a
  @vtes.card.draw.default-hand-size-seven @checks:a @vtes.decks.library-draw-goes-to-hand
  @vtes.decks.crypt-draw-goes-to-uncontrolled @vtes.decks.independent-stacks @vtes.decks.crypt-and-library @checks:a
  Scenario: The top seven cards of the library and the top four of the crypt are dealt
    Given Sarah and Alexis meet for a new game
    And Sarah's library holds Bonding, Vessel, Blur, Roundhouse, Skin of Rock, Bonding, Majesty, Deflection and Dodge
    And Sarah's crypt holds Belinde, Sully, Ryan, Nassir, Colette and Wauneka
    When chance seats Sarah
    And chance seats Alexis
    And chance makes Alexis the first Methuselah
    Then Sarah holds Bonding, Vessel, Blur, Roundhouse, Skin of Rock, Bonding and Majesty
    And Sarah's library holds Deflection and Dodge
    And Belinde, Sully, Ryan and Nassir are uncontrolled with 0 blood
    And Sarah's crypt holds Colette and Wauneka
    And Alexis holds nothing
    And it is for Alexis to decide in the unlock phase

  @id:VTES-0404 @vtes.setup.shuffle-both-decks @checks:a @vtes.setup.draw-seven-library-cards
  @vtes.setup.deal-four-crypt-cards-face-down
  Scenario: Cards drawn from shuffled decks are random, and no more than the decks hold
    Given Sarah and Alexis meet for a new game
    And Alexis's library holds Bonding and Vessel in unknown order
    And Alexis's crypt holds Ryan and Nassir in unknown order
    When chance seats Sarah
    And chance seats Alexis
    And chance makes Sarah the first Methuselah
    Then it is for chance to draw a card
    When chance draws Vessel
    And chance draws Bonding
    And chance draws Nassir
    And chance draws Ryan
    Then it is for Sarah to decide in the unlock phase
    And Alexis holds Vessel and Bonding
    And Alexis's library is empty
    And Nassir and Ryan are uncontrolled with 0 blood
    And Alexis's crypt is empty

  @id:VTES-0405
  @vtes.setup.may-look-at-own-hand-and-uncontrolled @checks:a,b @vtes.setup.deal-four-crypt-cards-face-down @checks:b
  Scenario: Only their owner sees hand and uncontrolled vampires, and nobody sees the decks
    Given Sarah and Alexis meet for a new game
    And Sarah's library holds Bonding, Vessel, Blur, Roundhouse, Skin of Rock, Bonding, Majesty and Deflection
    And Sarah's crypt holds Belinde, Sully, Ryan, Nassir and Colette
    When chance seats Sarah
    And chance seats Alexis
    And chance makes Sarah the first Methuselah
    Then Sarah sees Sarah's hand
    And Sarah sees Sarah's uncontrolled vampires
    And Alexis does not see Sarah's hand
    And Alexis does not see Sarah's uncontrolled vampires
    And Sarah does not see Sarah's library
    And Sarah does not see Sarah's crypt
    And Alexis does not see Sarah's crypt

  @id:VTES-0406 @vtes.burn.ash-heap-is-public @checks:a
  Scenario: Everybody can see an ash heap
    Given Sarah, Alexis and Tom sit clockwise
    And Sarah's ash heap holds Bonding and Vessel
    Then Sarah sees Sarah's ash heap
    And Alexis sees Sarah's ash heap
    And Tom sees Sarah's ash heap
