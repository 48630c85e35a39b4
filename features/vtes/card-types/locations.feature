# Fifth edition rulebook, "Library Cards", "Master Cards": locations
Feature: Locations
  They stay in play, and serve in turn after turn.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1709 @vtes.master.location.stays-in-play @vtes.master.location.repeated-use
  Scenario: A location that has been played serves in three turns of its player
    Given it is Sarah's master phase
    And Sarah's Nassir is ready with 1 blood
    And Sarah holds Academic Hunting Ground
    When Sarah plays Academic Hunting Ground
    And everyone passes until Sarah's unlock phase
    And Sarah uses Academic Hunting Ground on Nassir
    And everyone passes until Sarah's unlock phase
    And Sarah uses Academic Hunting Ground on Nassir
    And everyone passes until Sarah's unlock phase
    And Sarah uses Academic Hunting Ground on Nassir
    Then Nassir has 4 blood
    And Sarah controls Academic Hunting Ground

