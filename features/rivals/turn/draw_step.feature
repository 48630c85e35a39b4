# Rivals, "Draw Step"
Feature: The last cards of a deck

  @id:RIV-0143 @rivals.end.draw.two-cards @checks:c
  Scenario: A player draws only one card if only one is left
    Given Ana and Bruno sit clockwise
    And it is Ana's Draw Step
    And Ana's Library holds Awe
    When Ana draws a card from the Library
    Then Ana holds Awe
    And it is Bruno's Action Phase

  @id:RIV-0146 @rivals.draw.empty-deck-no-penalty @needs:turn
  Scenario: A player with empty decks draws no card
    Given Ana and Bruno sit clockwise
    And Ana has 0 Actions left
    When Ana passes
    Then it is Bruno's Action Phase
    And Ana holds nothing
    And Ana keeps all Prestige
