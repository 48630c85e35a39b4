# Fifth edition rulebook, "Who May Attempt to Block" and "Sequencing": several Methuselahs targeted
Feature: Actions that target several Methuselahs
  Every target of the action may block, in clockwise order, before anyone else responds.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Kamau Jafari is ready
    And Alexis controls Asylum Hunting Ground
    And Rui controls Institution Hunting Ground

  @id:VTES-4700 @vtes.action.block.directed-only-targets-may-block
  Scenario: Poison the Well of Life at basic may be blocked only by its one target's controller
    Given Alexis's Nassir and Rui's Ayelech are ready
    And Sarah holds Poison the Well of Life
    When Kamau Jafari plays Poison the Well of Life at basic on Asylum Hunting Ground
    Then the action targets Asylum Hunting Ground
    And it is for Alexis to block or decline
    And Ayelech cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Alexis declines to block
    Then Asylum Hunting Ground is in Alexis's ash heap
    And Rui controls Institution Hunting Ground

  @id:VTES-1600 @vtes.action.block.several-targets-clockwise @checks:a
  @vtes.action.block.directed-only-targets-may-block
  Scenario: The second target may attempt to block once the first has declined
    Given Alexis's Nassir, Tom's Colette and Rui's Ayelech are ready
    And Sarah holds Poison the Well of Life
    When Kamau Jafari plays Poison the Well of Life at superior
    Then the action is directed
    And the action targets Asylum Hunting Ground and Institution Hunting Ground
    And it is for Alexis to block or decline
    And Ayelech cannot attempt to block because vtes.action.block.several-targets-clockwise
    And Colette cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Alexis declines to block
    Then it is for Rui to block or decline
    And Nassir cannot attempt to block because vtes.action.block.declining-is-final
    When Rui declines to block
    Then the action succeeds
    And Asylum Hunting Ground is in Alexis's ash heap
    And Institution Hunting Ground is in Rui's ash heap

  @id:VTES-1601 @vtes.action.block.several-targets-clockwise
  Scenario: A block by the second target protects both targets
    Given Rui's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Poison the Well of Life
    When Kamau Jafari plays Poison the Well of Life at superior
    Then it is for Rui to block or decline
    When Ayelech attempts to block
    Then Ayelech blocks the action
    And Alexis controls Asylum Hunting Ground
    And Rui controls Institution Hunting Ground
    And Poison the Well of Life is in Sarah's ash heap

  @id:VTES-4945 @vtes.action.block.several-targets-clockwise @checks:a @vtes.sequencing.order-multi-target-directed-action
  Scenario: Three targets of an action may block in clockwise order
    Given Tom controls Political Hunting Ground
    And Alexis's Nassir, Tom's Colette and Rui's Ayelech are ready
    And Sarah holds Poison the Well of Life
    When Kamau Jafari plays Poison the Well of Life at superior
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then it is for Tom to block or decline
    And Ayelech cannot attempt to block because vtes.action.block.several-targets-clockwise
    When Tom declines to block
    Then it is for Rui to block or decline
    When Rui declines to block
    Then the action succeeds
    And Political Hunting Ground is in Tom's ash heap

  @id:VTES-1602 @vtes.sequencing.order-multi-target-directed-action @checks:a
  Scenario: The targets of an action receive the impulse clockwise before all others
    Given Alexis's Nassir, Tom's Colette, Rui's Ayelech and Ines's Wauneka are ready and locked
    And Alexis holds Wake with Evening's Freshness
    And Tom holds Wake with Evening's Freshness
    And Rui holds Wake with Evening's Freshness
    And Ines holds Wake with Evening's Freshness
    And Sarah holds Poison the Well of Life
    When Kamau Jafari plays Poison the Well of Life at superior
    And nobody cancels the card
    Then it is for Alexis to block or decline
    When Alexis passes
    Then it is for Rui to block or decline
    When Rui passes
    Then it is for Tom to block or decline
    When Tom passes
    Then it is for Ines to block or decline
    When Ines passes
    Then it is for Alexis to respond after blocks are declined
    When nobody responds
    Then the action succeeds
