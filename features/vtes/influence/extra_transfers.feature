# Fifth edition rulebook, "Detailed Turn Sequence": influence phase, transfers that cards add
Feature: Extra transfers
  Cards in play may add transfers, counted once when the phase begins.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase

  @id:VTES-1265 @edition:influence_reveal_timing=any-time
  @vtes.influence.extra-transfers-not-this-turn @checks:a @vtes.influence.transfers-received-at-start @checks:a
  @vtes.published.ingrid-rossler.transfers-from-the-next-phase
  Scenario: A vampire just brought out adds its extra transfers only from the next turn on
    Given Sarah's Ingrid Rossler is uncontrolled with 6 blood
    When Sarah moves 3 pool to Ingrid Rossler
    And Sarah brings out Ingrid Rossler
    Then Ingrid Rossler is ready with 9 blood and unlocked
    And Sarah has 1 transfer left
    When everyone passes until Sarah's influence phase
    Then Sarah has 6 transfers left
    When everyone passes until Alexis's influence phase
    Then Alexis has 4 transfers left

  @id:VTES-1266 @vtes.influence.transfers-received-at-start @checks:a
  Scenario: A vampire in torpor adds no transfers
    Given Sarah's Ingrid Rossler is in torpor
    And it is Sarah's minion phase
    When Sarah ends the minion phase
    Then Sarah has 4 transfers left
