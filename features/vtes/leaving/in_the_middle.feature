# Fifth edition rulebook, "Ending the Game": ousted in the middle of something
@needs:ending
Feature: Ousted in the middle of an action, a combat or a turn
  What cannot go on without the ousted player ends. The rulebook does not settle when, so these are our rulings.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0560 @provisional @vtes.ending.game-goes-on-until-one-left
  Scenario: The acting player goes on with the turn when the target of a bleed is ousted before it resolves
    Given Sarah's Belinde and Sully are ready
    And Alexis's Ayelech is ready
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    When Alexis loses all pool
    Then the action fails
    And no action is under way
    And Sarah gains 6 pool
    And nobody has the Edge
    And Belinde is locked
    And it is for Sarah to decide in the minion phase
    When Sully bleeds Tom
    Then Tom burns 1 pool

  @id:VTES-0561 @provisional @vtes.ending.game-goes-on-until-one-left
  Scenario: A bleed has no effect if the acting player is ousted during it
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    When Sarah loses all pool
    Then no action is under way
    And Alexis's pool stays the same
    And nobody has the Edge
    And Ines gains 6 pool
    And Belinde is removed from the game
    And it is for Alexis to decide in the unlock phase

  @id:VTES-0562 @provisional @vtes.ending.game-goes-on-until-one-left @vtes.combat.ends-when-combatant-not-ready
  Scenario: A combat ends when the player of one combatant is ousted
    Given Sarah's Belinde is ready with 4 blood
    And Alexis's Ayelech is ready
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    Then combat begins between Belinde and Ayelech
    When Alexis loses all pool
    Then the combat is over
    And no action is under way
    And Ayelech is removed from the game
    And Belinde is ready with 4 blood and locked
    And Sarah gains 6 pool
    And it is for Sarah to decide in the minion phase

  @id:VTES-0563 @provisional @vtes.ending.game-goes-on-until-one-left @vtes.action.block.undirected-prey-or-predator
  Scenario: When the prey is ousted while deciding to block a hunt, the next prey decides
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Ayelech is ready
    And Tom's Lauren is ready
    When Wauneka hunts
    Then it is for Alexis to block or decline
    And Lauren cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Alexis loses all pool
    Then it is for Tom to block or decline
    When Tom declines to block
    Then the action succeeds
    And Wauneka has 3 blood
