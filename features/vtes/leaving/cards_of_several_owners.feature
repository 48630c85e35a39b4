# Fifth edition rulebook, "Ending the Game"; "Important Terms in the Game": burn, rules of card ownership
Feature: Ousting during play, with cards of several owners on the table
  All cards the ousted player controls leave; each burned card goes to its own owner's ash heap.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1313 @needs:ending @vtes.ending.oust.controlled-cards-removed-from-game
  @vtes.remove-from-game.attached-cards-and-counters-burned @checks:a @vtes.burn.card-goes-to-owners-ash-heap
  Scenario: Other players' masters on a vampire removed from the game go to their owners' ash heaps
    Given Alexis's Ayelech is ready with 3 blood
    And Ayelech is owned by Ines
    And Ayelech bears .44 Magnum and Raven Spy
    And Raven Spy came into play at basic
    And .44 Magnum is owned by Tom
    And Ayelech bears Blood Doll, played by Sarah
    And Ayelech bears Vessel, played by Rui
    When Alexis loses all pool
    Then Ayelech is removed from the game
    And .44 Magnum is removed from the game
    And Raven Spy is removed from the game
    And Sarah's ash heap holds Blood Doll
    And Rui's ash heap holds Vessel
    And Alexis's ash heap is empty
    And Tom's ash heap is empty
    And Ines's ash heap is empty

  @id:VTES-1314 @vtes.burn.card-goes-to-owners-ash-heap @checks:a
  @vtes.burn.attached-cards-and-counters-burned-too @checks:a
  Scenario: Cards of four owners on a burned stolen vampire go to four ash heaps
    Given Sarah's Colette is ready with 1 blood
    And Colette is owned by Alexis
    And Colette bears .44 Magnum and Sport Bike
    And .44 Magnum is owned by Tom
    And Colette bears Vessel, played by Rui
    When Colette is dealt 3 aggravated damage
    Then Alexis's ash heap holds Colette
    And Tom's ash heap holds .44 Magnum
    And Sarah's ash heap holds Sport Bike
    And Rui's ash heap holds Vessel

  @id:VTES-1315 @needs:ending @provisional @vtes.ending.game-goes-on-until-one-left
  @vtes.ending.oust.controlled-cards-removed-from-game
  Scenario: A theft has no effect if the player to be robbed is ousted before it
    Given Sarah's Sully is ready
    And Sarah holds Graverobbing
    And Alexis's Colette is in torpor
    And Alexis's Nassir is ready
    When Sully plays Graverobbing at basic on Colette
    Then it is for Alexis to block or decline
    When Alexis loses all pool
    Then no action is under way
    And Colette is removed from the game
    And Graverobbing is in Sarah's ash heap
    And Sully is locked
    And it is for Sarah to decide in the minion phase

  @id:VTES-1316 @needs:ending @provisional @vtes.ending.game-goes-on-until-one-left
  @vtes.ending.oust.own-cards-under-rival-control-stay
  Scenario: A theft continues if only the owner of the card is ousted
    Given Sarah's Sully is ready
    And Sarah holds Graverobbing
    And Alexis's Colette is in torpor
    And Colette is owned by Rui
    And Alexis's Nassir is ready
    When Sully plays Graverobbing at basic on Colette
    And Rui loses all pool
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then Sarah controls Colette
    And Colette is in torpor

  @id:VTES-1317 @needs:ending @provisional @vtes.ending.game-goes-on-until-one-left
  @vtes.ending.oust.controlled-cards-removed-from-game @vtes.combat.ends-when-combatant-not-ready
  @vtes.combat.ends-when-not-ready-at-any-point @checks:c
  Scenario: A stolen combatant leaves the game with its cards when its thief is ousted in combat
    Given Sarah's Belinde is ready with 4 blood
    And Alexis's Ayelech is ready with 3 blood
    And Ayelech is owned by Sarah
    And Ayelech bears .44 Magnum
    And .44 Magnum is owned by Tom
    And Ayelech bears Vessel, played by Sarah
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    Then combat begins between Belinde and Ayelech
    When Alexis loses all pool
    Then the combat is over
    And Ayelech is removed from the game
    And .44 Magnum is removed from the game
    And Vessel is in Sarah's ash heap
    And Belinde is ready with 4 blood and locked
    And it is for Sarah to decide in the minion phase

  @id:VTES-1318 @needs:ending
  @provisional @vtes.ending.game-goes-on-until-one-left @vtes.ending.oust.controlled-cards-removed-from-game
  Scenario: The votes of a player ousted during the polling still count
    Given Sarah's Donny Kowalczyk is ready
    And Sarah holds Kine Resources Contested
    And Tom's Belinde is ready
    And Belinde is owned by Rui
    And Ines's Alice Chen is ready
    When Donny Kowalczyk plays Kine Resources Contested
    And nobody blocks
    And Sarah allocates 3 to Alexis and 1 to Rui
    And Sarah votes for the referendum with Donny Kowalczyk
    And Sarah passes
    And Tom votes for the referendum with Belinde
    Then the votes are 4 for and 0 against
    When Tom loses all pool
    Then Belinde is removed from the game
    And the votes are 4 for and 0 against
    When everyone passes
    Then the referendum passes
    And Alexis burns 3 pool
    And Rui burns 1 pool

  @id:VTES-1319 @needs:ending @provisional @vtes.ending.game-goes-on-until-one-left @vtes.ending.oust.pool-at-zero-ousts
  Scenario: A referendum has no effect if its caller is ousted during the polling
    Given Sarah's Donny Kowalczyk is ready
    And Sarah holds Kine Resources Contested
    And Ines's Alice Chen is ready
    When Donny Kowalczyk plays Kine Resources Contested
    And nobody blocks
    And Sarah allocates 3 to Alexis and 1 to Rui
    And Sarah votes for the referendum with Donny Kowalczyk
    Then the votes are 2 for and 0 against
    When Sarah loses all pool
    Then Donny Kowalczyk is removed from the game
    And Alexis's pool stays the same
    And Rui's pool stays the same
    And Ines gains 6 pool
    And it is for Alexis to decide in the unlock phase

  @id:VTES-1329 @needs:ending
  @vtes.ending.oust.own-cards-under-rival-control-stay @vtes.ownership.ousted-owners-cards-elsewhere-stay
  @vtes.glossary.steal.permanent-control
  Scenario: A card owned by an ousted player can still be stolen from one player by another
    Given Sarah's Sully is ready
    And Sarah holds Graverobbing
    And Tom's Colette is in torpor with 2 blood
    And Colette is owned by Alexis
    And Colette bears Raven Spy
    And Raven Spy came into play at basic
    And Raven Spy is owned by Alexis
    When Alexis loses all pool
    And Sully plays Graverobbing at basic on Colette
    Then Sarah controls Colette
    And Colette bears Raven Spy
    When Raven Spy is dealt 1 damage
    Then Raven Spy is in Alexis's ash heap

  @id:VTES-1332 @needs:equip @provisional @vtes.ending.game-goes-on-until-one-left
  @vtes.ending.oust.controlled-cards-removed-from-game
  Scenario: A player can be ousted in the middle of a library search
    Given Sarah's Nassir is ready with 3 blood
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Magic of the Smith
    And Sarah's library holds Vessel, .44 Magnum and Sport Bike
    When Nassir plays Magic of the Smith at basic
    Then it is for Sarah to search
    When Sarah loses all pool
    Then Sarah is ousted
    And Nassir is removed from the game
    And it is for Alexis to decide in the unlock phase

  @id:VTES-1333 @needs:action-cards @needs:ending
  @provisional @vtes.ending.game-goes-on-until-one-left @vtes.glossary.steal.attached-card-may-be-moved-to-same-type
  Scenario: A thief ousted before placing the loot leaves it where it was
    Given Sarah's Kostantin, Baro of the Caravan is ready
    And Alexis's Nassir is ready and locked
    And Nassir bears .44 Magnum
    When Sarah uses Kostantin, Baro of the Caravan on .44 Magnum
    Then it is for Sarah to choose a target
    When Sarah loses all pool
    Then Nassir bears .44 Magnum
    And Alexis controls Nassir
    And Kostantin, Baro of the Caravan is removed from the game
    And it is for Alexis to decide in the unlock phase

  @id:VTES-1334 @needs:action-cards @needs:ending
  @provisional @vtes.ending.game-goes-on-until-one-left @vtes.ending.oust.controlled-cards-removed-from-game
  Scenario: A robbed player ousted before the loot is placed takes it out of the game
    Given Sarah's Kostantin, Baro of the Caravan is ready
    And Sarah's Sully is ready
    And Alexis's Nassir is ready and locked
    And Nassir bears .44 Magnum
    When Sarah uses Kostantin, Baro of the Caravan on .44 Magnum
    Then it is for Sarah to choose a target
    When Alexis loses all pool
    Then .44 Magnum is removed from the game
    And Sarah gains 6 pool
    And it is for Sarah to decide in the minion phase
    When Sully bleeds Tom
    Then Tom burns 1 pool
