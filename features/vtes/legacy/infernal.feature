# Fifth edition rulebook, "Traits": Infernal
Feature: Infernal minions
  They stay locked in the unlock phase unless their controller burns 1 pool for each.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1512 @vtes.legacy.trait.infernal.does-not-unlock-as-normal @checks:a
  @vtes.legacy.trait.infernal.burn-1-pool-to-unlock @checks:a,c
  Scenario: A player may unlock one of two Infernal minions for 1 pool and leave the other locked
    Given it is Sarah's unlock phase
    And Sarah has 10 pool
    And Sarah's The Horde, The Horde and Colette are ready and locked
    Then Colette is unlocked
    And The Horde and The Horde#2 are locked
    When Sarah pays 1 pool to unlock The Horde#2
    Then Sarah has 9 pool
    And The Horde#2 is unlocked
    And The Horde is locked
    When Sarah ends the unlock phase
    Then The Horde is locked
    And Sarah has 9 pool

  @id:VTES-1513 @vtes.legacy.trait.infernal.burn-1-pool-to-unlock @checks:b
  Scenario: Each Infernal minion costs 1 pool to unlock
    Given it is Sarah's unlock phase
    And Sarah has 10 pool
    And Sarah's The Horde and The Horde are ready and locked
    When Sarah pays 1 pool to unlock The Horde
    And Sarah pays 1 pool to unlock The Horde#2
    Then Sarah burns 2 pool
    And The Horde and The Horde#2 are unlocked

  @id:VTES-1514 @vtes.legacy.trait.infernal.burn-1-pool-to-unlock @checks:d
  Scenario: Pool unlocks only the player's own Infernal minions, and only in the unlock phase
    Given it is Sarah's unlock phase
    And Sarah's The Horde is ready
    And Alexis's The Horde is ready and locked
    Then Sarah cannot pay 1 pool to unlock The Horde because vtes.legacy.trait.infernal.burn-1-pool-to-unlock
    And Sarah cannot pay 1 pool to unlock The Horde#2 because vtes.legacy.trait.infernal.burn-1-pool-to-unlock
    And Alexis cannot pay 1 pool to unlock The Horde#2 because vtes.legacy.trait.infernal.burn-1-pool-to-unlock
    When everyone passes until Alexis's master phase
    Then Alexis cannot pay 1 pool to unlock The Horde#2 because vtes.legacy.trait.infernal.burn-1-pool-to-unlock
    And The Horde#2 is locked

  @id:VTES-1515 @vtes.legacy.trait.infernal.burn-1-pool-to-unlock @checks:e
  Scenario: A player who burns the last pool to unlock an Infernal minion is ousted
    Given it is Sarah's unlock phase
    And Sarah has 1 pool
    And Sarah's The Horde is ready and locked
    When Sarah pays 1 pool to unlock The Horde
    Then Sarah is ousted
    And it is Alexis's unlock phase

  @id:VTES-1516 @vtes.legacy.trait.infernal.does-not-unlock-as-normal @checks:c
  Scenario: Infernal allies and Infernal vampires in torpor stay locked too
    Given it is Sarah's unlock phase
    And Sarah's Underbridge Stray is ready and locked
    And Underbridge Stray's only trait is Infernal
    And Sarah's The Horde is in torpor with 0 blood and locked
    And Sarah's Colette is in torpor with 0 blood and locked
    Then Underbridge Stray and The Horde are locked
    And Colette is unlocked
    When Sarah pays 1 pool to unlock Underbridge Stray
    Then Underbridge Stray is unlocked
    And The Horde is locked

  @id:VTES-1517 @vtes.legacy.trait.infernal.does-not-unlock-as-normal @checks:b
  Scenario: An Infernal minion unlocked by a card in another phase is unlocked
    Given it is Sarah's minion phase
    And Sarah's Madison is ready with 3 blood
    And Madison's only trait is Infernal
    And Sarah holds Freak Drive
    When Madison hunts
    And Madison plays Freak Drive at basic
    Then Madison is unlocked
    When Madison bleeds Alexis
    And everyone passes until Sarah's unlock phase
    Then Madison is locked
    And Alexis has 29 pool

  @id:VTES-1518 @needs:legacy @vtes.legacy.trait.general.definition @checks:b
  Scenario: The Horde locks for the bleed of another Infernal minion only
    Given it is Sarah's minion phase
    And Sarah's The Horde, The Horde and Colette are ready
    And Alexis's Ayelech is ready
    When Colette bleeds Alexis
    Then Sarah cannot use The Horde because vtes.legacy.trait.general.definition
    When Alexis declines to block
    And The Horde bleeds Alexis
    And Sarah uses The Horde#2
    Then the bleed is for 2
    And The Horde#2 is locked
    When Alexis declines to block
    Then Alexis burns 2 pool
