# Fifth edition rulebook, "Components": decks, counters and the Edge, one rule at a time
Feature: Piles and counters
  Each draw comes from its own pile. Burned counters go to the bank, and gained counters come from it.

  @id:VTES-2422 @vtes.decks.independent-stacks @checks:a,b
  Scenario: Crypt cards are drawn only from the crypt, and library cards only from the library
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's crypt holds Ryan and Nassir
    And Sarah's library holds Blur
    And Sarah holds Vessel and Bonding
    When Sarah draws a crypt card
    Then Sarah's library holds Blur
    And Sarah holds Vessel and Bonding
    And Sarah's crypt holds Nassir
    When Sarah ends the influence phase
    And Sarah discards Vessel
    Then Sarah holds Bonding and Blur
    And Sarah's library is empty
    And Sarah's crypt holds Nassir
    When everyone passes until Sarah's discard phase
    And Sarah discards Bonding
    Then Sarah holds Blur
    And Sarah's crypt holds Nassir

  @id:VTES-2423 @vtes.decks.library-draw-goes-to-hand @checks:a
  Scenario: A library draw takes the top card of the library into the hand
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's master phase
    And Sarah's library holds Blur, Dodge and Majesty
    And Sarah's Belinde is ready with 2 blood
    And Sarah holds Life in the City, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    When Sarah plays Life in the City on Belinde
    Then Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Dodge and Majesty

  @id:VTES-2424 @vtes.decks.crypt-draw-goes-to-uncontrolled @checks:a
  Scenario: A crypt draw takes the top card of the crypt face down to the uncontrolled region
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's crypt holds Ryan and Nassir
    And Sarah holds Bonding
    When Sarah draws a crypt card
    Then Ryan is uncontrolled with 0 blood
    And Sarah holds Bonding
    And Sarah's crypt holds Nassir
    And Sarah sees Sarah's uncontrolled vampires
    And Tom does not see Sarah's uncontrolled vampires

  @id:VTES-2425 @needs:equip @vtes.counter.burned-counters-return-to-bank @checks:a,b,c
  Scenario: Pool and blood paid as a cost go to the bank
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's master phase
    And Sarah's Lauren and Nassir are ready with 3 blood
    And Alexis's Ryan is ready with 1 blood and locked
    And Sarah holds Academic Hunting Ground and Magic of the Smith
    When Sarah plays Academic Hunting Ground
    Then Sarah burns 2 pool
    And Alexis's pool stays the same
    And Tom's pool stays the same
    When Sarah ends the master phase
    And Lauren plays Magic of the Smith at basic
    And Sarah passes
    Then Lauren burns 1 blood
    And Nassir's blood stays the same
    And Ryan's blood stays the same
    And no pool changes

  @id:VTES-2426 @vtes.counter.gained-counters-come-from-bank @checks:a
  Scenario: Blood gained from a hunt comes from the bank
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And Sarah's Nassir and Lauren are ready with 2 blood
    And Alexis's Ryan is ready with 3 blood and locked
    When Nassir hunts
    Then Nassir gains 1 blood
    And Lauren's blood stays the same
    And Ryan's blood stays the same
    And no pool changes

  @id:VTES-2427 @vtes.counter.gained-counters-come-from-bank @checks:b
  Scenario: The pool gained from the Edge comes from the bank
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Tom's unlock phase
    And Tom has the Edge
    When Tom gains 1 pool from the Edge
    Then Tom gains 1 pool
    And Sarah's pool stays the same
    And Alexis's pool stays the same
    And Rui's pool stays the same
    And Ines's pool stays the same

  @id:VTES-2428 @example @vtes.counter.pool-moved-to-vampire-becomes-blood @checks:b
  @vtes.crypt.excess-blood-drains-immediately
  Scenario: A pool counter moved to a full vampire is lost to both
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's master phase
    And Sarah has 10 pool
    And Sarah's Nassir is ready with 4 blood
    And Nassir bears Blood Doll
    When Sarah uses Blood Doll to move 1 pool to the vampire
    Then Sarah has 9 pool
    And Nassir has 4 blood
    And Alexis's pool stays the same

  @id:VTES-2429 @vtes.edge.symbol @checks:a
  Scenario Outline: The Edge has one holder at a time: it moves from <holder> to Sarah
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And <holder> has the Edge
    And Sarah's Belinde is ready
    When Belinde bleeds Alexis
    Then Sarah has the Edge
    When everyone passes until <holder>'s unlock phase
    Then <holder> cannot gain 1 pool from the Edge because vtes.unlock-phase.edge-may-gain-one-pool
    When everyone passes until Sarah's unlock phase
    And Sarah gains 1 pool from the Edge
    Then Sarah gains 1 pool

    Examples:
      | holder |
      | Alexis |
      | Tom    |

  @id:VTES-2430 @vtes.counter.one-kind-three-names @checks:b
  Scenario: A retainer's life is counters, and losing its only one burns it
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And Sarah's Larissa Moreira is ready
    And Sarah holds Raven Spy
    When Larissa Moreira employs Raven Spy at basic
    Then Larissa Moreira bears Raven Spy
    And Raven Spy has 1 life
    When Raven Spy is dealt 1 damage
    Then Larissa Moreira bears nothing
    And Raven Spy is in Sarah's ash heap
    And Larissa Moreira's blood stays the same
