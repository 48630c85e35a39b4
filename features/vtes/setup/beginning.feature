# Fifth edition rulebook, "Components" and "Game Setup": decks, counters and seats, one rule at a time
Feature: A game begins
  A deck consists of two separate piles. Seats and the first player are random.

  @id:VTES-2400 @vtes.decks.crypt-and-library @checks:a
  Scenario: A deck is a crypt and a library, each in its own order
    Given Sarah and Alexis meet for a new game
    And Sarah's library holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding, Bonding, Blur and Dodge
    And Sarah's crypt holds Ryan, Ryan, Ryan, Ryan, Sully and Nassir
    When chance seats Alexis
    And chance seats Sarah
    And chance makes Alexis the first Methuselah
    Then Sarah's library holds Blur and Dodge
    And Sarah's crypt holds Sully and Nassir
    And Alexis's library is empty
    And Alexis's crypt is empty

  @id:VTES-2401 @vtes.setup.draw-seven-library-cards @checks:a
  Scenario: The opening hand is the top seven cards of the library
    Given Sarah and Alexis meet for a new game
    And Sarah's library holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel, Dodge and Majesty
    And Alexis's library holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding, Bonding, Deflection and Vessel
    When chance seats Sarah
    And chance seats Alexis
    And chance makes Sarah the first Methuselah
    Then Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Dodge
    And Sarah's library holds Majesty
    And Alexis holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Alexis's library holds Deflection and Vessel

  @id:VTES-2402 @vtes.setup.deal-four-crypt-cards-face-down @checks:a,b
  Scenario: The top four cards of each crypt are dealt, and only their owner sees them
    Given Sarah and Alexis meet for a new game
    And Sarah's crypt holds Belinde, Sully, Ryan, Nassir, Colette and Wauneka
    And Alexis's crypt holds Lauren, Ayelech, Meaghan, Ashley and Madison
    When chance seats Sarah
    And chance seats Alexis
    And chance makes Alexis the first Methuselah
    Then Belinde, Sully, Ryan and Nassir are uncontrolled with 0 blood
    And Sarah's crypt holds Colette and Wauneka
    And Lauren, Ayelech, Meaghan and Ashley are uncontrolled with 0 blood
    And Alexis's crypt holds Madison
    And Alexis sees Alexis's uncontrolled vampires
    And Alexis does not see Sarah's uncontrolled vampires
    And Sarah does not see Alexis's uncontrolled vampires

  @id:VTES-4458 @vtes.setup.may-look-at-own-hand-and-uncontrolled @checks:a,b
  @vtes.setup.deal-four-crypt-cards-face-down
  Scenario: Each player sees their own cards as they are dealt, and only the number of the others'
    Given Sarah and Alexis meet for a new game
    And Sarah's library holds Bonding
    And Sarah's crypt holds Ryan
    And Alexis's library holds Deflection
    And Alexis's crypt holds Lauren
    When chance seats Sarah
    And chance seats Alexis
    And chance makes Sarah the first Methuselah
    Then Sarah is told of these events:
      | event            | seat   | card    |
      | card-drawn       | Sarah  | Bonding |
      | crypt-card-drawn | Sarah  | Ryan    |
      | card-drawn       | Alexis | ?       |
      | crypt-card-drawn | Alexis | ?       |
    And Alexis is told of these events:
      | event            | seat   | card       |
      | card-drawn       | Sarah  | ?          |
      | crypt-card-drawn | Sarah  | ?          |
      | card-drawn       | Alexis | Deflection |
      | crypt-card-drawn | Alexis | Lauren     |
    And Alexis is not told of Bonding
    And Alexis is not told of Ryan
    And Sarah is not told of Deflection
    And Sarah is not told of Lauren

  @id:VTES-2403 @vtes.card.draw.default-hand-size-seven @checks:a
  Scenario: The hand size is seven as the game begins, and the hand is refilled to seven
    Given Sarah and Alexis meet for a new game
    And Sarah's library holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding, Bonding, Blur, Dodge and Vessel
    And Alexis's library holds Vessel, Vessel, Vessel, Vessel, Vessel, Vessel, Vessel, Blur and Dodge
    When chance seats Sarah
    And chance seats Alexis
    And chance makes Sarah the first Methuselah
    Then Sarah holds 7 cards
    And Alexis holds 7 cards
    When Sarah draws 1 card
    Then it is for Sarah to discard down
    When Sarah discards Blur
    Then it is for Sarah to decide in the unlock phase
    And Sarah holds 7 cards

  @id:VTES-2404 @vtes.setup.first-methuselah-random @checks:a
  Scenario Outline: <first> may take the first turn, wherever they sit
    Given Justine, Lisa, Richard, Scott and Steve meet for a new game
    When chance seats Justine
    And chance seats Lisa
    And chance seats Richard
    And chance seats Scott
    And chance seats Steve
    And chance makes <first> the first Methuselah
    Then it is for <first> to decide in the unlock phase
    And it is <first>'s unlock phase

    Examples:
      | first   |
      | Justine |
      | Lisa    |
      | Richard |
      | Scott   |
      | Steve   |

  @id:VTES-2405 @vtes.turn.first-methuselah-starts @checks:a @vtes.turn.clockwise @checks:a
  Scenario Outline: <first> takes the first turn, and the player to the left the second
    Given Justine, Lisa and Richard meet for a new game
    When chance seats Richard
    And chance seats Justine
    And chance seats Lisa
    And chance makes <first> the first Methuselah
    Then it is for <first> to decide in the unlock phase
    When <first> ends the unlock phase
    And <first> ends the master phase
    And <first> ends the minion phase
    And <first> ends the influence phase
    And <first> ends the discard phase
    Then it is for <second> to decide in the unlock phase

    Examples:
      | first   | second  |
      | Justine | Lisa    |
      | Lisa    | Richard |
      | Richard | Justine |

  @id:VTES-2406 @vtes.setup.edge-starts-uncontrolled @checks:a
  Scenario: Nobody can gain pool from the Edge in the first round
    Given Sarah, Alexis and Tom meet for a new game
    When chance seats Sarah
    And chance seats Alexis
    And chance seats Tom
    And chance makes Alexis the first Methuselah
    Then nobody has the Edge
    And Alexis cannot gain 1 pool from the Edge because vtes.unlock-phase.edge-may-gain-one-pool
    When everyone passes until Tom's unlock phase
    Then Tom cannot gain 1 pool from the Edge because vtes.unlock-phase.edge-may-gain-one-pool
    When everyone passes until Sarah's unlock phase
    Then Sarah cannot gain 1 pool from the Edge because vtes.unlock-phase.edge-may-gain-one-pool
    And nobody has the Edge
    And Sarah has 30 pool
    And Alexis has 30 pool
    And Tom has 30 pool

  @id:VTES-2407 @vtes.setup.blood-bank-central @checks:a
  Scenario: Pool gained from the bank is no other player's loss
    Given Sarah, Alexis and Tom meet for a new game
    And Sarah's crypt holds Ryan
    When chance seats Sarah
    And chance seats Alexis
    And chance seats Tom
    And chance makes Sarah the first Methuselah
    Then Ryan is uncontrolled with 0 blood
    When 3 blood is added to Ryan
    Then Ryan is uncontrolled with 3 blood
    And Sarah has 30 pool
    And Alexis has 30 pool
    And Tom has 30 pool

  @id:VTES-2408 @vtes.seat.predator-is-right-neighbour @checks:a @vtes.seat.prey-is-left-neighbour @checks:a
  Scenario: Five players sit in a circle, each between predator and prey
    Given Justine, Lisa, Richard, Scott and Steve meet for a new game
    When chance seats Justine
    And chance seats Lisa
    And chance seats Richard
    And chance seats Scott
    And chance seats Steve
    And chance makes Richard the first Methuselah
    Then Justine's prey is Lisa
    And Lisa's prey is Richard
    And Richard's prey is Scott
    And Scott's prey is Steve
    And Steve's prey is Justine
    And Justine's predator is Steve
    And Lisa's predator is Justine
    And Richard's predator is Lisa
    And Scott's predator is Richard
    And Steve's predator is Scott

  @id:VTES-2409 @vtes.seat.predator-is-right-neighbour @checks:b
  Scenario: Two players are each other's prey and predator
    Given Justine and Lisa meet for a new game
    When chance seats Lisa
    And chance seats Justine
    And chance makes Justine the first Methuselah
    Then Justine's prey is Lisa
    And Justine's predator is Lisa
    And Lisa's prey is Justine
    And Lisa's predator is Justine

  @id:VTES-2410 @vtes.intro.player-count @checks:a
  Scenario: Four players start with the same pool, hand and uncontrolled vampires
    Given Justine, Lisa, Richard and Scott meet for a new game
    When chance seats Justine
    And chance seats Lisa
    And chance seats Richard
    And chance seats Scott
    And chance makes Scott the first Methuselah
    Then it is for Scott to decide in the unlock phase
    And Justine has 30 pool
    And Lisa has 30 pool
    And Richard has 30 pool
    And Scott has 30 pool

  @id:VTES-2411 @vtes.ownership.by-starting-deck @checks:a
  Scenario: Cards from a player's own deck always belong to that player
    Given Sarah and Alexis meet for a new game
    And Sarah's crypt holds Boy Toy
    And Sarah's library holds Dominate
    When chance seats Sarah
    And chance seats Alexis
    And chance makes Sarah the first Methuselah
    And 2 blood is added to Boy Toy
    And everyone passes until Sarah's influence phase
    And Sarah brings out Boy Toy
    And everyone passes until Sarah's master phase
    And Sarah plays Dominate on Boy Toy
    And Boy Toy is dealt 4 aggravated damage
    Then Sarah's ash heap holds Boy Toy and Dominate
    And Alexis's ash heap is empty
