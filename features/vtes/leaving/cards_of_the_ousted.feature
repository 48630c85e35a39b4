# Fifth edition rulebook, "Ending the Game": the cards of the ousted
Feature: The cards of an ousted player
  Cards that the player controls leave the game. Cards that others control stay.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0550 @needs:ending @vtes.ending.oust.controlled-cards-removed-from-game @checks:a,c
  Scenario: Everything an ousted player controls is removed from the game, not burned
    Given Alexis's Ayelech is ready with 3 blood
    And Alexis's Nassir is in torpor
    And Alexis controls Asylum Hunting Ground
    And Ayelech bears .44 Magnum
    And Sarah's Belinde is ready with 2 blood
    When Alexis loses all pool
    Then Ayelech is removed from the game
    And Nassir is removed from the game
    And .44 Magnum is removed from the game
    And Asylum Hunting Ground is removed from the game
    And Alexis's ash heap is empty
    And Belinde is ready with 2 blood and unlocked
    And Sarah gains 6 pool

  @id:VTES-0551 @needs:ending @provisional @vtes.ending.oust.controlled-cards-removed-from-game
  Scenario: The uncontrolled vampires of an ousted player leave the game
    Given Alexis's Ryan is uncontrolled with 2 blood
    When Alexis loses all pool
    Then Ryan is removed from the game
    And Sarah gains 6 pool
    And Tom's pool stays the same

  @id:VTES-0552 @needs:ending @vtes.ending.oust.controlled-cards-removed-from-game @checks:b
  @vtes.remove-from-game.attached-cards-and-counters-burned @checks:a @vtes.burn.card-goes-to-owners-ash-heap
  Scenario: A master on a vampire leaves with the player who controls it, or burns with the vampire
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Belinde bears Blood Doll, played by Alexis
    And Ayelech bears Vessel, played by Sarah
    When Alexis loses all pool
    Then Blood Doll is removed from the game
    And Belinde bears nothing
    And Ayelech is removed from the game
    And Vessel is in Sarah's ash heap
    And Alexis's ash heap is empty

  @id:VTES-0553 @vtes.ending.oust.own-cards-under-rival-control-stay @checks:a
  @vtes.ownership.ousted-owners-cards-elsewhere-stay @checks:a
  Scenario: A vampire that another player has taken stays in play when its owner is ousted
    Given Sarah's Colette is ready with 3 blood
    And Colette is owned by Alexis
    And Colette bears .44 Magnum
    When Alexis loses all pool
    Then Alexis is ousted
    And Colette is ready with 3 blood and unlocked
    And Colette bears .44 Magnum
    When Colette bleeds Tom
    Then Tom burns 1 pool

  @id:VTES-0554 @needs:ending
  @vtes.ending.oust.own-cards-under-rival-control-stay @checks:b @vtes.burn.card-goes-to-owners-ash-heap
  @vtes.ownership.ousted-owners-cards-elsewhere-stay @checks:a
  Scenario: A card whose owner is ousted still goes to that owner's ash heap
    Given Sarah's Underbridge Stray is ready with 1 life
    And Underbridge Stray came into play at basic
    And Underbridge Stray is owned by Alexis
    When Alexis loses all pool
    Then Underbridge Stray is ready with 1 life
    When Underbridge Stray is dealt 1 damage
    Then Underbridge Stray is in Alexis's ash heap
    And Sarah's ash heap is empty

  @id:VTES-0556 @needs:politics
  @vtes.remove-from-game.not-retrievable @checks:a @vtes.diablerie.step4-sources-library-ash-heap-hand @checks:b
  Scenario: A card can be taken from an ash heap, but not once it is removed from the game
    Given Sarah's Ryan is ready with 4 blood
    And Alexis's Trevon Parker is in torpor
    And Sarah's ash heap holds Celerity
    And Sarah's removed cards are Dominate
    When Ryan diablerises Trevon Parker
    Then it is for Sarah to take a Discipline or decline
    And Sarah cannot take Dominate because vtes.remove-from-game.not-retrievable
    When Sarah takes Celerity
    Then Ryan bears Celerity
    And Dominate is removed from the game

  @id:VTES-0555 @needs:ending @vtes.ending.oust.rivals-cards-under-ousted-control-do-not-go-back-to-play @checks:a
  @vtes.ending.oust.controlled-cards-removed-from-game
  Scenario: A stolen vampire does not return to its owner when the thief is ousted
    Given Alexis's Colette is ready
    And Colette is owned by Tom
    When Alexis loses all pool
    Then Colette is removed from the game
    And Tom's ash heap is empty

  @id:VTES-3000
  @vtes.ending.oust.rivals-cards-under-ousted-control-do-not-go-back-to-play @checks:a,b
  Scenario: A second copy of a unique vampire is uncontested once the first left with an ousted thief
    Given Alexis's Colette is ready
    And Colette is owned by Tom
    And Tom's Colette is uncontrolled with 5 blood
    When Alexis loses all pool
    Then Alexis is ousted
    And Colette is uncontrolled with 5 blood
    When everyone passes until Tom's influence phase
    And Tom brings out Colette
    Then Tom controls Colette
    And Colette is ready with 5 blood
    And none of these events happens:
      | event     |
      | contested |

  @id:VTES-3001 @needs:ending @vtes.ending.oust.own-cards-under-rival-control-stay @checks:a,b
  Scenario: An ousted player's stolen vampire stays locked, and goes to its owner's ash heap when burned
    Given Sarah's Colette is ready with 1 blood and locked
    And Colette is owned by Alexis
    And Colette bears .44 Magnum
    And .44 Magnum is owned by Sarah
    When Alexis loses all pool
    Then Colette is ready with 1 blood and locked
    And Colette bears .44 Magnum
    When Colette is dealt 2 damage and 1 aggravated damage
    Then Colette is in Alexis's ash heap
    And .44 Magnum is in Sarah's ash heap
