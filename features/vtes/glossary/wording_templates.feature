# Fifth edition rulebook, "Important Terms in the Game": wording templates
Feature: Wording templates
  "During X, do Y" means once in each X with each card. "Lock X to do Y" needs X unlocked.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-0170 @example @vtes.wording.during-x-do-y-vessel-example @vtes.wording.during-x-do-y-once-per-x @checks:a
  Scenario: Vessel moves blood once in an unlock phase
    Given it is Sarah's unlock phase
    And Sarah has 10 pool
    And Sarah's Belinde is ready with 3 blood
    And Belinde bears Vessel
    When Sarah uses Vessel to move 1 blood to the pool
    Then Belinde has 2 blood
    And Sarah has 11 pool
    And Sarah cannot use Vessel to move 1 blood to the pool because vtes.wording.during-x-do-y-once-per-x
    And it is for Sarah to decide in the unlock phase

  @id:VTES-0171 @provisional @vtes.wording.during-x-do-y-once-per-x
  Scenario: Vessel does not move the blood back in the same unlock phase
    Given it is Sarah's unlock phase
    And Sarah's Belinde is ready with 3 blood
    And Belinde bears Vessel
    When Sarah uses Vessel to move 1 blood to the pool
    Then Sarah cannot use Vessel to move 1 pool to the vampire because vtes.wording.during-x-do-y-once-per-x
    And Belinde has 2 blood

  @id:VTES-0172 @vtes.wording.during-x-do-y-once-per-x @checks:a
  Scenario: In the next unlock phase Vessel may be used again
    Given it is Sarah's unlock phase
    And Sarah has 10 pool
    And Sarah's Belinde is ready with 3 blood
    And Belinde bears Vessel
    When Sarah uses Vessel to move 1 blood to the pool
    And everyone passes until Sarah's unlock phase
    And Sarah uses Vessel to move 1 blood to the pool
    Then Belinde has 1 blood
    And Sarah has 12 pool

  @id:VTES-0173 @vtes.wording.during-x-do-y-once-per-x @checks:b
  Scenario: Each of two Vessels may be used in the same unlock phase
    Given it is Sarah's unlock phase
    And Sarah has 10 pool
    And Sarah's Belinde is ready with 3 blood
    And Sarah's Colette is ready with 3 blood
    And Belinde bears Vessel
    And Colette bears Vessel
    When Sarah uses Vessel to move 1 blood to the pool
    And Sarah uses Vessel#2 to move 1 blood to the pool
    Then Sarah has 12 pool
    And Belinde has 2 blood
    And Colette has 2 blood

  @id:VTES-0174 @vtes.golden-rule.cards-override-rules
  Scenario: A Vessel is used by the vampire's controller, even if another player played it
    Given it is Alexis's unlock phase
    And Alexis has 10 pool
    And Alexis's Nassir is ready with 3 blood
    And Nassir bears Vessel, played by Sarah
    Then Sarah cannot use Vessel to move 1 blood to the pool because vtes.golden-rule.cards-override-rules
    When Alexis uses Vessel to move 1 blood to the pool
    Then Alexis has 11 pool
    And Nassir has 2 blood
    And Sarah's pool stays the same

  @id:VTES-0175 @vtes.wording.during-x-do-y-once-per-x @checks:a,b @vtes.golden-rule.cards-override-rules
  Scenario: In an unlock phase a hunting ground feeds one vampire, and a vampire feeds at one
    Given it is Sarah's unlock phase
    And Sarah's Colette and Sully are ready with 2 blood
    And Sarah controls Asylum Hunting Ground and Institution Hunting Ground
    When Sarah uses Asylum Hunting Ground on Colette
    Then Colette has 3 blood
    And Sarah cannot use Asylum Hunting Ground on Sully because vtes.wording.during-x-do-y-once-per-x
    And Sarah cannot use Institution Hunting Ground on Colette because vtes.golden-rule.cards-override-rules
    When Sarah uses Institution Hunting Ground on Sully
    Then Sully has 3 blood

  @id:VTES-0176 @vtes.lock.turned-sideways @vtes.action.stealth.added-only-when-needed
  Scenario: A location that locks for stealth can be used when stealth is needed
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah controls The Labyrinth
    And Alexis's Nassir and Wauneka are ready
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    When Nassir attempts to block
    And Sarah uses The Labyrinth on Belinde
    Then The Labyrinth is locked
    And Nassir fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-0177 @vtes.wording.lock-x-to-do-y-needs-unlocked @checks:a
  Scenario: A locked location gives no stealth
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah holds Lost in Crowds
    And Sarah controls The Labyrinth
    And The Labyrinth is locked
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then it is for Sarah to respond to the block attempt
    And Sarah cannot use The Labyrinth on Belinde because vtes.wording.lock-x-to-do-y-needs-unlocked
    When Sarah passes
    Then Nassir blocks the action
