# Fifth edition rulebook, "Important Terms in the Game": wording templates
Feature: "During X, do Y" means once in each X, with each card

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-0170 @example @vtes.wording.during-x-do-y-vessel-example @vtes.wording.during-x-do-y-once-per-x
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

  @id:VTES-0172 @vtes.wording.during-x-do-y-once-per-x
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

  @id:VTES-0173 @vtes.wording.during-x-do-y-once-per-x
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
  Scenario: A Vessel is for the vampire's controller to use, whoever played it
    Given it is Alexis's unlock phase
    And Alexis has 10 pool
    And Alexis's Nassir is ready with 3 blood
    And Nassir bears Vessel, played by Sarah
    Then Sarah cannot use Vessel to move 1 blood to the pool because vtes.golden-rule.cards-override-rules
    When Alexis uses Vessel to move 1 blood to the pool
    Then Alexis has 11 pool
    And Nassir has 2 blood
    And Sarah's pool stays the same
