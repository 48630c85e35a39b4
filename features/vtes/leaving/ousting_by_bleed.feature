# Fifth edition rulebook, "Ending the Game": ousted by a bleed, or by one's own payment
Feature: Oustings by bleeds, votes and payments
  The predator gets the reward whatever takes the last pool, and the turn goes on for the others.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0540 @vtes.ending.oust.pool-at-zero-ousts @checks:a @vtes.ending.vp.prey-ousted-gives-1-vp
  @vtes.ending.vp.prey-ousted-gives-6-pool @vtes.bleed.edge-to-acting-controller @vtes.edge.symbol
  @vtes.ending.seating.new-prey-is-ousted-ones-prey @checks:c
  Scenario: After a bleed ousts the prey, the next bleed of the turn targets the new prey
    Given Sarah has 10 pool
    And Alexis has 1 pool
    And Sarah's Belinde and Sully are ready
    When Belinde bleeds Alexis
    Then the action succeeds
    And Alexis is ousted
    And Sarah has 16 pool
    And Sarah has 1 victory point
    And Sarah has the Edge
    And Tom's pool stays the same
    And Sully cannot bleed Alexis because vtes.bleed.default-target-prey
    When Sully bleeds Tom
    Then the action succeeds
    And Tom burns 1 pool
    And Belinde and Sully are locked

  @id:VTES-4966 @vtes.ending.seating.new-prey-is-ousted-ones-prey @checks:c
  Scenario: After a referendum ousts the prey, another minion bleeds the new prey in the same turn
    Given Alexis has 1 pool
    And Sarah's Wauneka and Sully are ready
    And Sarah holds Kine Resources Contested
    When Wauneka plays Kine Resources Contested
    And Sarah allocates 1 to Alexis and 3 to Rui
    And Sarah votes for the referendum with Kine Resources Contested
    Then Alexis is ousted
    And Sully cannot bleed Rui because vtes.bleed.default-target-prey
    When Sully bleeds Tom
    Then Tom burns 1 pool

  @id:VTES-4867 @needs:ending @vtes.ending.oust.controlled-cards-removed-from-game
  Scenario Outline: The Edge of <ousted>, ousted in another player's turn, goes to nobody
    Given <ousted> has the Edge
    And Sarah's Belinde is ready
    When <ousted> loses all pool
    Then <ousted> is ousted
    And nobody has the Edge

    Examples:
      | ousted |
      | Alexis |
      | Rui    |

  @id:VTES-0541 @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: A bleed that leaves one pool does not oust
    Given Alexis has 2 pool
    And Sarah's Belinde is ready
    When Belinde bleeds Alexis
    Then Alexis has 1 pool
    And Alexis is still in the game
    And Sarah has 0 victory points
    And Sarah's pool stays the same

  @id:VTES-0542 @needs:bleed @vtes.bleed.target-burns-pool-equal-to-amount @checks:b
  @vtes.ending.vp.prey-ousted-gives-6-pool
  Scenario: A bleed for more pool than there is takes what there is
    Given Alexis has 2 pool
    And Sarah's Sully is ready
    And Sarah holds Govern the Unaligned
    When Sully plays Govern the Unaligned at basic on Alexis
    Then Alexis burns 2 pool
    And Alexis has 0 pool
    And Alexis is ousted
    And Sarah gains 6 pool
    And Sarah has 1 victory point

  @id:VTES-0543 @vtes.ending.vp.reward-independent-of-who-or-how @checks:a
  @vtes.bleed.edge-to-acting-controller @checks:c
  Scenario: A redirected bleed rewards the ousted player's predator and gives the Edge to the bleeder
    Given Tom has 1 pool
    And Alexis has 10 pool
    And Sarah's Belinde is ready
    And Alexis's Trevon Parker is ready
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    Then Tom is ousted
    And Alexis has 16 pool
    And Alexis has 1 victory point
    And Sarah has 0 victory points
    And Sarah's pool stays the same
    And Sarah has the Edge
    And Alexis's prey is Rui

  @id:VTES-0544 @needs:ending
  @vtes.ending.seating.becomes-predator-of-new-prey @checks:a @vtes.action.block.undirected-prey-or-predator
  Scenario: The new predator may block the new prey's undirected actions
    Given it is Tom's minion phase
    And Alexis has 1 pool
    And Sarah's Belinde is ready
    And Ines's Colette is ready
    And Tom's Lauren and Nassir are ready with 2 blood
    When Lauren hunts
    Then the action succeeds
    When Alexis loses all pool
    And Nassir hunts
    Then it is for Sarah to block or decline
    And Colette cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Sarah declines to block
    Then the action succeeds

  @id:VTES-0545 @vtes.ending.vp.reward-independent-of-who-or-how @checks:b @vtes.ending.vp.prey-ousted-gives-1-vp
  Scenario: A player who pays their last pool is ousted, and the predator is rewarded
    Given it is Alexis's unlock phase
    And Alexis has 1 pool
    And Alexis's Ayelech is ready with 1 blood
    And Ayelech bears Vessel
    When Alexis uses Vessel to move 1 pool to the vampire
    Then Alexis is ousted
    And Sarah gains 6 pool
    And Sarah has 1 victory point
    And Tom's pool stays the same
    And Ayelech is removed from the game

  @id:VTES-0546 @provisional @vtes.ending.oust.pool-at-zero-ousts @checks:d
  Scenario: A player may pay a cost with the last pool, and is ousted before the card takes effect
    Given Sarah has 2 pool
    And Sarah's Belinde is ready
    And Sarah holds .44 Magnum
    When Belinde equips with .44 Magnum
    Then Sarah is ousted
    And Ines has 1 victory point
    And Ines gains 6 pool
    And Belinde is removed from the game
    And it is for Alexis to decide in the unlock phase

  @id:VTES-0547 @vtes.card.cost.pool-needs-enough-pool @checks:a
  Scenario: A cost above the player's pool cannot be paid
    Given Sarah has 1 pool
    And Sarah's Belinde is ready
    And Sarah holds .44 Magnum
    Then Belinde cannot equip with .44 Magnum because vtes.card.cost.pool-needs-enough-pool
    And Sarah has 1 pool

  @provisional @id:VTES-2010 @vtes.card.cost.pool-needs-enough-pool @checks:c
  @vtes.object.ousted-when-pool-runs-out @checks:d
  Scenario: A player may pay a cost equal to their pool, and is ousted
    Given it is Sarah's master phase
    And Sarah has 2 pool
    And Sarah's Colette is ready
    And Sarah holds Asylum Hunting Ground
    When Sarah plays Asylum Hunting Ground
    Then Sarah is ousted
    And Sarah has 0 pool

  @id:VTES-2018 @vtes.card.cost.pool-needs-enough-pool @checks:b
  Scenario: A player with one pool more than the cost stays in the game with 1 pool
    Given it is Sarah's master phase
    And Sarah has 3 pool
    And Sarah's Colette is ready
    And Sarah holds Asylum Hunting Ground
    When Sarah plays Asylum Hunting Ground
    Then Sarah has 1 pool
    And Sarah is still in the game
    And Sarah controls Colette and Asylum Hunting Ground

  @id:VTES-3002 @vtes.ending.vp.reward-independent-of-who-or-how @checks:c
  Scenario: An ousting by a third player's referendum rewards the ousted player's predator
    Given Tom has 2 pool
    And Sarah's Donny Kowalczyk is ready
    And Sarah holds Kine Resources Contested
    When Donny Kowalczyk plays Kine Resources Contested
    And Sarah allocates 2 to Tom and 2 to Rui
    And Sarah votes for the referendum with Donny Kowalczyk
    And Sarah passes
    Then the referendum passes
    And Tom is ousted
    And Alexis has 1 victory point
    And Alexis gains 6 pool
    And Rui burns 2 pool
    And Sarah has 0 victory points
    And Rui has 0 victory points
    And Sarah's pool stays the same
    And Alexis's prey is Rui

  @id:VTES-4968 @needs:ending @vtes.ending.seating.new-prey-is-ousted-ones-prey
  Scenario Outline: Creeping Sabotage burns the pool of <prey>, who is the prey once <gone>
    Given Sarah controls Creeping Sabotage
    When <event>
    And everyone passes until Sarah's unlock phase
    And Sarah uses Creeping Sabotage
    Then <prey> has 29 pool

    Examples:
      | gone                    | event                                 | prey |
      | Alexis is gone          | Alexis loses all pool                 | Tom  |
      | Alexis and Tom are gone | Alexis and Tom lose all pool together | Rui  |

  @id:VTES-4969 @needs:ending @vtes.ending.seating.new-prey-is-ousted-ones-prey
  Scenario Outline: Anarch Troublemaker goes to <prey>, who is the prey once <gone>
    Given Sarah controls Anarch Troublemaker
    And <prey>'s Nassir is ready
    When <event>
    And everyone passes until Sarah's unlock phase
    And Sarah uses Anarch Troublemaker on Nassir to lock vampires
    Then <prey> controls Anarch Troublemaker
    And Nassir is locked

    Examples:
      | gone                    | event                                 | prey |
      | Alexis is gone          | Alexis loses all pool                 | Tom  |
      | Alexis and Tom are gone | Alexis and Tom lose all pool together | Rui  |

  @id:VTES-4970 @needs:ending @vtes.ending.seating.becomes-predator-of-new-prey
  Scenario Outline: <prey>, whose new predator acts once <gone>, blocks with Instinctive Reaction
    Given Sarah's Sully is ready
    And <prey>'s Larissa Moreira is ready
    And <prey> holds Instinctive Reaction
    When <event>
    And Sully hunts
    And Larissa Moreira attempts to block
    And Larissa Moreira plays Instinctive Reaction at basic
    Then Larissa Moreira blocks the action

    Examples:
      | gone                    | event                                 | prey |
      | Alexis is gone          | Alexis loses all pool                 | Tom  |
      | Alexis and Tom are gone | Alexis and Tom lose all pool together | Rui  |

  @id:VTES-4967 @needs:ending @vtes.ending.seating.new-prey-is-ousted-ones-prey
  Scenario Outline: Revelations shows <viewer> the hand of the new prey once the old prey is ousted
    Given Sarah controls Revelations
    And Revelations came into play at superior
    And Alexis holds Dodge
    And Tom holds Vessel
    And Rui holds Bonding
    When Alexis loses all pool
    Then <viewer> sees Tom's hand
    And <viewer> does not see Rui's hand

    Examples:
      | viewer |
      | Sarah  |
      | Ines   |
