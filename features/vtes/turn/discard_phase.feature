# Fifth edition rulebook, "Detailed Turn Sequence": discard phase
Feature: The discard phase
  One card may be discarded and replaced.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's discard phase

  @id:VTES-0445 @vtes.discard-phase.discard-and-replace @checks:a @vtes.discard-phase.one-action-by-default @checks:a
  @vtes.turn.discard-phase-action-discard-and-draw @checks:a @vtes.glossary.discard-moves-hand-card-to-ash-heap
  Scenario: A player may discard and replace one card, not a second one
    Given Sarah holds Vessel, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Blur and Dodge
    Then Sarah has 1 discard phase action left
    When Sarah discards Vessel
    Then Sarah's ash heap holds Vessel
    And Sarah holds Blur, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Dodge
    And Sarah has 0 discard phase actions left
    And Sarah cannot discard Blur because vtes.discard-phase.one-action-by-default

  @id:VTES-4882 @vtes.discard-phase.discard-and-replace @checks:a
  Scenario: A discard leaves a full hand full again
    Given Sarah holds Govern the Unaligned, Govern the Unaligned, Govern the Unaligned and Govern the Unaligned
    And Sarah holds Govern the Unaligned, Govern the Unaligned and Govern the Unaligned
    And Sarah's library holds Govern the Unaligned and Govern the Unaligned
    When Sarah discards Govern the Unaligned
    Then Sarah holds 7 cards
    And Sarah's ash heap holds Govern the Unaligned
    And Sarah's library holds Govern the Unaligned

  @id:VTES-4883 @vtes.discard-phase.one-action-by-default @checks:a
  Scenario: A player who has discarded cannot discard again in that phase
    Given Sarah holds Govern the Unaligned, Govern the Unaligned and Govern the Unaligned
    When Sarah discards Govern the Unaligned
    Then Sarah cannot discard Govern the Unaligned because vtes.discard-phase.one-action-by-default
    And Sarah holds Govern the Unaligned and Govern the Unaligned
    And Sarah's ash heap holds Govern the Unaligned

  @id:VTES-0446 @vtes.discard-phase.discard-and-replace @checks:b @vtes.card.draw.no-draw-from-empty-library
  Scenario: With an empty library the discarded card is not replaced
    Given Sarah holds Vessel and Bonding
    When Sarah discards Vessel
    Then Sarah holds Bonding
    And Sarah's ash heap holds Vessel

  @id:VTES-0447
  @vtes.discard-phase.actions-not-saved @checks:a @vtes.discard-phase.discard-and-replace @checks:c
  Scenario: An unused discard phase action is lost
    Given Sarah holds Vessel and Bonding
    When Sarah ends the discard phase
    Then Sarah holds Vessel and Bonding
    When everyone passes until Sarah's discard phase
    Then Sarah has 1 discard phase action left
    When Sarah discards Vessel
    Then Sarah cannot discard Bonding because vtes.discard-phase.one-action-by-default

  @id:VTES-0448 @vtes.discard-phase.one-action-by-default @checks:a @vtes.discard-phase.discard-and-replace @checks:c
  Scenario: A player discards only from their own hand and in their own discard phase
    Given Alexis holds Vessel
    Then Sarah cannot discard Vessel because vtes.discard-phase.discard-and-replace
    And Alexis cannot discard Vessel because vtes.discard-phase.one-action-by-default
