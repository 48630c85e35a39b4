# Cards of the starter decks: Apportation, Roundhouse
Feature: Apportation and Roundhouse

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1800 @vtes.combat.press.to-continue @checks:a @vtes.combat.press.uncancelled-starts-new-round
  Scenario: Apportation at basic can press to continue combat
    Given Sarah's Belinde and Alexis's Inês Tristão are ready
    And Alexis holds Apportation
    When Belinde bleeds Alexis
    And Inês Tristão attempts to block
    And Alexis passes
    And Belinde strikes with hands
    And Inês Tristão strikes with hands
    Then it is for Alexis to press or decline
    And Inês Tristão cannot play Apportation at superior because vtes.combat.before-strikes.acting-first
    When Inês Tristão plays Apportation at basic
    Then it is round 2 of the combat
    And the range is close
    When Belinde strikes with hands
    And Inês Tristão strikes with hands
    Then the combat is over
    And Belinde has 4 blood

  @id:VTES-1801 @vtes.combat.maneuver.moves-close-to-long @checks:a
  Scenario: Apportation at superior maneuvers and cannot then press
    Given Sarah's Belinde and Alexis's Rosalina Cortez are ready
    And Alexis holds Apportation
    When Belinde bleeds Alexis
    And Rosalina Cortez attempts to block
    Then it is for Alexis to maneuver or decline
    When Rosalina Cortez plays Apportation at superior
    Then the range is long
    When Belinde strikes with hands
    And Rosalina Cortez strikes with hands
    Then Belinde's blood stays the same
    And Rosalina Cortez's blood stays the same
    And the combat is over

  @id:VTES-1802 @vtes.combat.choose.source-combat-card @checks:a
  Scenario Outline: Roundhouse at <level> is a hand strike for <damage> damage
    Given Sarah's Aunt Linda and Alexis's Colette are ready
    And Sarah holds Roundhouse
    When Aunt Linda bleeds Alexis
    And Colette attempts to block
    And Aunt Linda plays Roundhouse at <level>
    And Colette strikes with hands
    Then Colette burns <damage> blood
    And Aunt Linda burns 1 blood

    Examples:
      | level    | damage |
      | basic    | 3      |
      | superior | 4      |
