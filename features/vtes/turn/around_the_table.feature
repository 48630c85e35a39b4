# Fifth edition rulebook, "Sequence of Play": the turn goes round
Feature: The turn goes round the table
  The turn goes clockwise, whatever the number of players, and skips players who are out.

  @id:VTES-2412 @vtes.turn.clockwise @checks:a
  Scenario: Five players take their turns clockwise, and the first player is next again
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's discard phase
    When everyone passes until Alexis's unlock phase
    Then it is for Alexis to decide in the unlock phase
    And the position has:
      """
      {"path": ["turn", "number"], "value": 11}
      """
    When everyone passes until Tom's unlock phase
    Then it is for Tom to decide in the unlock phase
    And the position has:
      """
      {"path": ["turn", "number"], "value": 12}
      """
    When everyone passes until Rui's unlock phase
    Then it is for Rui to decide in the unlock phase
    And the position has:
      """
      {"path": ["turn", "number"], "value": 13}
      """
    When everyone passes until Ines's unlock phase
    Then it is for Ines to decide in the unlock phase
    And the position has:
      """
      {"path": ["turn", "number"], "value": 14}
      """
    When everyone passes until Sarah's unlock phase
    Then it is for Sarah to decide in the unlock phase
    And the position has:
      """
      {"path": ["turn", "number"], "value": 15}
      """

  @id:VTES-2413 @vtes.turn.clockwise @checks:a
  Scenario: Two players take turns
    Given Sarah and Alexis sit clockwise
    And it is Sarah's discard phase
    When Sarah ends the discard phase
    Then it is for Alexis to decide in the unlock phase
    When everyone passes until Sarah's unlock phase
    Then it is for Sarah to decide in the unlock phase
    And the position has:
      """
      {"path": ["turn", "number"], "value": 12}
      """

  @id:VTES-2414 @needs:ending @vtes.turn.clockwise @checks:b
  Scenario Outline: The turn after <before>'s is <after>'s when <out> is ousted
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And <out> is ousted
    And it is <before>'s discard phase
    When <before> ends the discard phase
    Then it is for <after> to decide in the unlock phase

    Examples:
      | out    | before | after  |
      | Sarah  | Ines   | Alexis |
      | Alexis | Sarah  | Tom    |
      | Tom    | Alexis | Rui    |
      | Ines   | Rui    | Sarah  |

  @id:VTES-2415 @vtes.object.winner-has-most-victory-points @checks:a
  Scenario: A player with three victory points beats two players with one each
    Given Justine, Lisa, Richard, Scott and Steve sit clockwise
    And Justine has 1 victory point
    And Lisa has 1 victory point
    And Scott has 1 victory point
    And Lisa, Richard and Steve are ousted
    When Justine loses all pool
    Then Scott wins with 3 victory points
    And Justine has 1 victory point
    And Lisa has 1 victory point

  @id:VTES-2416 @vtes.object.winner-has-most-victory-points @checks:c
  Scenario: A tie for the most victory points leaves the game without a winner
    Given Justine, Lisa, Richard, Scott and Steve sit clockwise
    And Lisa has 2 victory points
    And Richard has 1 victory point
    And Lisa, Richard and Steve are ousted
    When Justine loses all pool
    Then the game ends without a winner
    And Scott has 2 victory points
    And Lisa has 2 victory points

  @id:VTES-2417 @vtes.object.ousting-earns-victory-points @checks:a
  Scenario Outline: Only the predator gets a victory point when <out> is ousted
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Tom's influence phase
    When <out> loses all pool
    Then <out> is ousted
    And <predator> has 1 victory point
    And <other> has 0 victory points
    And <further> has 0 victory points
    And <out> has 0 victory points

    Examples:
      | out    | predator | other  | further |
      | Sarah  | Ines     | Alexis | Rui     |
      | Alexis | Sarah    | Tom    | Ines    |
      | Rui    | Tom      | Ines   | Alexis  |
      | Ines   | Rui      | Sarah  | Tom     |

  @id:VTES-2418 @vtes.object.ousted-when-pool-runs-out @checks:a,b
  Scenario: A bleed that leaves one pool does not oust, the next one does
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And Alexis has 2 pool
    And Sarah's Sully and Ashley are ready
    When Sully bleeds Alexis
    Then Alexis has 1 pool
    And Alexis is still in the game
    And Sarah has 0 victory points
    When Ashley bleeds Alexis
    Then Alexis has 0 pool
    And Alexis is ousted
    And Sarah has 1 victory point

  @id:VTES-2419 @needs:bleed @vtes.object.ousted-when-pool-runs-out @checks:a,c
  Scenario Outline: A bleed for <amount> burns only the <before> pool that its target has left
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And Alexis has <before> pool
    And Sarah's Sully is ready
    And Sarah holds Govern the Unaligned
    When Sully <bleeds>
    Then Alexis is ousted
    And Alexis has 0 pool
    And these events happen in order:
      | event       | seat   | amount   |
      | pool-burned | Alexis | <before> |

    Examples:
      | before | amount | bleeds                                        |
      | 1      | 1      | bleeds Alexis                                 |
      | 1      | 3      | plays Govern the Unaligned at basic on Alexis |
      | 2      | 3      | plays Govern the Unaligned at basic on Alexis |
      | 3      | 3      | plays Govern the Unaligned at basic on Alexis |

  @id:VTES-2421 @vtes.object.ousted-when-pool-runs-out @checks:d
  Scenario: A player who pays the last pool for a contest is ousted
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's unlock phase
    And Sarah has 2 pool
    And Sarah's Creepshow Casino and The Barrens are contested
    And Tom's Creepshow Casino and The Barrens are contested
    When Sarah contests Creepshow Casino
    Then Sarah has 1 pool
    And Sarah is still in the game
    When Sarah contests The Barrens
    Then Sarah has 0 pool
    And Sarah is ousted
    And it is for Alexis to decide in the unlock phase

  @id:VTES-2420 @vtes.object.pool-is-influence @checks:a
  Scenario: Pool gains, costs and losses all change the same number
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's unlock phase
    And Sarah has 10 pool
    And Sarah has the Edge
    And Sarah's Colette is ready
    And Sarah's Ryan is uncontrolled
    And Sarah holds Asylum Hunting Ground
    When Sarah gains 1 pool from the Edge
    Then Sarah has 11 pool
    When Sarah ends the unlock phase
    And Sarah plays Asylum Hunting Ground
    Then Sarah has 9 pool
    When Sarah loses 3 pool
    Then Sarah has 6 pool
    When everyone passes until Sarah's influence phase
    And Sarah moves 2 pool to Ryan
    Then Sarah has 4 pool
