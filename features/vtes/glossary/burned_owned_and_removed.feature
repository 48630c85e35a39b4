# Fifth edition rulebook, "Burn", "Remove from the Game", "Control", "Rules of Card Ownership", one rule at a time
Feature: Where cards go, and who owns them

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2502 @vtes.burn.attached-cards-and-counters-burned-too @checks:a @needs:arrange
  Scenario: Cards on a burned vampire burn with it, each to its own owner's ash heap
    Given Sarah's Colette is ready with 2 blood
    And Colette bears .44 Magnum and Sport Bike
    And .44 Magnum is owned by Tom
    And Colette bears Blood Doll, played by Rui
    When Colette is dealt 4 aggravated damage
    Then Sarah's ash heap holds Colette and Sport Bike
    And Tom's ash heap holds .44 Magnum
    And Rui's ash heap holds Blood Doll
    And Alexis's ash heap is empty
    And no pool changes

  @id:VTES-2503 @needs:ending @vtes.remove-from-game.attached-cards-and-counters-burned @checks:a
  Scenario: Other players' cards on a vampire removed from the game are burned, not removed
    Given Alexis's Ayelech is ready with 3 blood
    And Ayelech bears Blood Doll, played by Sarah
    And Ayelech bears Vessel, played by Rui
    And Sarah has 10 pool
    When Alexis loses all pool
    Then Ayelech is removed from the game
    And Sarah's ash heap holds Blood Doll
    And Rui's ash heap holds Vessel
    And Sarah gains 6 pool
    And Rui's pool stays the same

  @id:VTES-2504 @vtes.ownership.never-changes @checks:a @vtes.burn.card-goes-to-owners-ash-heap @checks:a
  Scenario: A stolen vampire still belongs to its owner, who gets it when it burns
    Given Sarah's Sully is ready
    And Alexis's Colette is in torpor with 3 blood
    And Sarah holds Graverobbing
    When Sully plays Graverobbing at basic on Colette
    Then Sarah controls Colette
    When Colette is dealt 1 aggravated damage
    And Colette is dealt 5 aggravated damage
    Then Colette is in Alexis's ash heap
    And Sarah's ash heap holds Graverobbing

  @id:VTES-2505 @needs:ending @vtes.ownership.ousted-owners-cards-elsewhere-stay @checks:a,b @needs:arrange
  Scenario: An ousted player's stolen cards stay with their thieves, and all that the player controls goes
    Given Sarah's Colette is ready with 1 blood
    And Colette is owned by Alexis
    And Alexis's Nassir is ready
    And Alexis controls The Barrens
    When Alexis loses all pool
    Then Sarah controls Colette
    And Colette is ready with 1 blood
    And Nassir is removed from the game
    And The Barrens is removed from the game
    When Colette is dealt 3 aggravated damage
    Then Colette is in Alexis's ash heap

  @id:VTES-2506 @vtes.unlock.restores-card @checks:a
  Scenario: A locked location unlocks in the unlock phase and can lock again in the same turn
    Given it is Ines's discard phase
    And Sarah controls The Barrens
    And The Barrens is locked
    And Sarah holds Vessel and Dodge
    When Ines ends the discard phase
    Then The Barrens is unlocked
    When Sarah uses The Barrens on Vessel
    Then The Barrens is locked
    And Sarah's ash heap holds Vessel
    And Sarah cannot use The Barrens on Dodge because vtes.wording.lock-x-to-do-y-needs-unlocked

  @id:VTES-2507 @vtes.control.changes-only-by-explicit-effect @checks:a
  Scenario Outline: <card> does not change the controller of the vampire on which it is played
    Given it is Sarah's master phase
    And Alexis's Ryan is ready with 2 blood
    And Sarah holds <card>
    When Sarah plays <card> on Ryan
    Then Alexis controls Ryan
    When everyone passes until Alexis's minion phase
    And Ryan bleeds Tom
    Then Tom burns 1 pool
    And Alexis has the Edge

    Examples:
      | card             |
      | Vessel           |
      | Haven Uncovered  |
      | Misdirection     |
      | Life in the City |

  @id:VTES-2508 @needs:equip @vtes.wording.search.shuffle-afterwards @checks:b
  Scenario: A library is shuffled after a search; nothing is shuffled after taking a card from an ash heap
    Given Sarah's Nassir is ready with 2 blood
    And Nassir's clan is Nagaraja
    And Sarah's Lauren is ready
    And Sarah holds Emergency Rations, Magic of the Smith, Dodge, Dodge, Dodge, Dodge and Dodge
    And Tom's ash heap holds J. S. Simmons, Esq.
    And Sarah's library holds Vessel, Dodge, Bonding and Blur
    When Nassir plays Emergency Rations on J. S. Simmons, Esq. in Tom's ash heap
    Then J. S. Simmons, Esq. is removed from the game
    And none of these events happens:
      | event    |
      | shuffled |
    When Lauren plays Magic of the Smith at basic
    And Sarah passes
    Then these events happen in order:
      | event    | seat  | pile    |
      | shuffled | Sarah | library |

  @id:VTES-2509 @vtes.contest.starts-when-second-copy-enters-play @checks:a,b
  Scenario: A second hunting ground of the same name is contested, one with another name is not
    Given it is Sarah's master phase
    And Sarah's Lauren and Ryan are ready
    And Sarah controls The Parthenon
    And Alexis controls Academic Hunting Ground
    And Sarah holds Slum Hunting Ground and Academic Hunting Ground
    When Sarah uses The Parthenon
    And Sarah plays Slum Hunting Ground
    Then Sarah controls Slum Hunting Ground and The Parthenon
    And Alexis controls Academic Hunting Ground
    And none of these events happens:
      | event     |
      | contested |
    When Sarah plays Academic Hunting Ground
    Then Academic Hunting Ground and Academic Hunting Ground#2 are contested

  @id:VTES-2510 @vtes.contest.unique-cards-are-marked @checks:a
  Scenario: Several players may each have a copy of a retainer that is not unique
    Given Sarah's Larissa Moreira is ready
    And Alexis's Nassir is ready and locked
    And Nassir bears Raven Spy
    And Raven Spy came into play at basic
    And Sarah holds Raven Spy
    When Larissa Moreira employs Raven Spy at basic
    Then Larissa Moreira bears Raven Spy
    And Nassir bears Raven Spy#2
    And none of these events happens:
      | event     |
      | contested |
