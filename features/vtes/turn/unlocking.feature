# Fifth edition rulebook, "Unlock Phase": unlocking, then effects in any order
Feature: The unlock phase, step by step

  @id:VTES-2519 @vtes.unlock-phase.must-unlock-all-own-cards @checks:a,b
  Scenario Outline: All cards that <who> controls unlock as that player's turn begins, and no others
    Given Sarah, Alexis and Tom sit clockwise
    And it is <before>'s discard phase
    And Sarah's Belinde, Alexis's Ryan and Tom's Nassir are ready and locked
    And Sarah's Colette, Alexis's Sully and Tom's Meaghan are in torpor and locked
    And Sarah controls The Barrens
    And Alexis controls Creepshow Casino
    And Tom controls The Parthenon
    And The Barrens, Creepshow Casino and The Parthenon are locked
    When <before> ends the discard phase
    Then <own> are unlocked
    And <second> are locked
    And <third> are locked

    Examples:
      | who    | before | own                                    | second                                | third                                  |
      | Sarah  | Tom    | Belinde, Colette and The Barrens       | Ryan, Sully and Creepshow Casino      | Nassir, Meaghan and The Parthenon      |
      | Alexis | Sarah  | Ryan, Sully and Creepshow Casino       | Belinde, Colette and The Barrens      | Nassir, Meaghan and The Parthenon      |
      | Tom    | Alexis | Nassir, Meaghan and The Parthenon      | Ryan, Sully and Creepshow Casino      | Belinde, Colette and The Barrens       |

  @id:VTES-2520 @vtes.unlock-phase.other-effects-after-unlocking @checks:a,b
  Scenario: Unlock phase effects come after unlocking, and a location used then stays locked
    Given Sarah, Alexis and Tom sit clockwise
    And it is Tom's discard phase
    And Sarah has the Edge
    And Sarah's Belinde is ready and locked
    And Sarah controls Smiling Jack, The Anarch
    And Sarah controls Dreams of the Sphinx
    And Dreams of the Sphinx is locked
    When Tom ends the discard phase
    Then it is for Sarah to decide in the unlock phase
    And Belinde is unlocked
    And Dreams of the Sphinx is unlocked
    And Smiling Jack, The Anarch has 0 counters
    When Sarah uses Dreams of the Sphinx to gain 1 pool
    And Sarah uses Smiling Jack, The Anarch
    And Sarah ends the unlock phase
    Then Dreams of the Sphinx is locked
    And Smiling Jack, The Anarch has 1 counter
    When Sarah ends the master phase
    And Sarah ends the minion phase
    Then Dreams of the Sphinx is locked

  @id:VTES-2521 @vtes.unlock-phase.active-methuselah-orders-effects @checks:a
  Scenario: A player with one pool who feeds Smiling Jack before using the Edge is ousted
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's unlock phase
    And Sarah has 1 pool
    And Sarah has the Edge
    And Sarah controls Smiling Jack, The Anarch
    When Sarah uses Smiling Jack, The Anarch
    Then Sarah is ousted
    And it is for Alexis to decide in the unlock phase

  @id:VTES-2522 @vtes.unlock-phase.active-methuselah-orders-effects @checks:b
  Scenario Outline: A player may resolve optional and mandatory effects in any order, such as <first> first
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's unlock phase
    And Sarah has 10 pool
    And Sarah has the Edge
    And Sarah's Belinde is ready with 3 blood
    And Sarah's Nassir is ready with 1 blood
    And Belinde bears Vessel
    And Sarah controls Slum Hunting Ground
    And Sarah's Creepshow Casino is contested
    And Tom's Creepshow Casino is contested
    When Sarah <first>
    And Sarah <second>
    And Sarah <third>
    And Sarah <fourth>
    And Sarah ends the unlock phase
    Then Sarah has 11 pool
    And Belinde has 2 blood
    And Nassir has 2 blood
    And it is for Sarah to decide in the master phase

    Examples:
      | first                            | second                              | third                               | fourth                           |
      | contests Creepshow Casino        | uses Vessel to move 1 blood to the pool | uses Slum Hunting Ground on Nassir | gains 1 pool from the Edge   |
      | uses Vessel to move 1 blood to the pool | contests Creepshow Casino    | gains 1 pool from the Edge          | uses Slum Hunting Ground on Nassir |
      | gains 1 pool from the Edge       | uses Slum Hunting Ground on Nassir  | contests Creepshow Casino           | uses Vessel to move 1 blood to the pool |
      | uses Slum Hunting Ground on Nassir | gains 1 pool from the Edge        | uses Vessel to move 1 blood to the pool | contests Creepshow Casino    |

  @id:VTES-2523 @needs:unlock @vtes.burn-option.discarded-card-is-replaced @checks:a
  Scenario: A full hand is full again after the burn option is used
    Given Sarah, Alexis and Tom sit clockwise
    And it is Alexis's unlock phase
    And Sarah holds Erebus Mask, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Blur and Dodge
    When Sarah discards Erebus Mask
    Then Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Dodge
    And Sarah's ash heap holds Erebus Mask
