# Cards of the starter decks: Intimidation, Enchant Kindred
Feature: Intimidation and Enchant Kindred

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Kathy Glens is ready

  @id:VTES-1803 @vtes.card-action.special-version-follows-basic-rules
  Scenario Outline: Intimidation bleeds with more bleed, without stealth
    Given Alexis's Ayelech is ready
    And Sarah holds Intimidation
    When Kathy Glens plays Intimidation at <level> on Alexis
    Then the bleed is for <bleed>
    And the action's stealth is 0
    When Alexis declines to block
    Then Alexis burns <bleed> pool
    And Sarah has the Edge

    Examples:
      | level    | bleed |
      | basic    | 2     |
      | superior | 3     |

  @id:VTES-1804 @vtes.bleed.once-per-turn-per-minion
  Scenario: Who has bled with Intimidation bleeds no more in the turn
    Given Sarah holds Intimidation and Freak Drive
    And Sarah's Naomi Stewart is ready
    When Naomi Stewart plays Intimidation at superior on Alexis
    And Naomi Stewart plays Freak Drive at basic
    Then Naomi Stewart is unlocked
    And Naomi Stewart cannot bleed Alexis because vtes.bleed.once-per-turn-per-minion

  @id:VTES-1805 @vtes.card-action.special-version-follows-basic-rules
  Scenario: Enchant Kindred at basic is a bleed with 1 more bleed
    Given Sarah holds Enchant Kindred
    When Kathy Glens plays Enchant Kindred at basic on Alexis
    Then Alexis burns 2 pool

  @id:VTES-1806 @vtes.minion-phase.one-action-at-a-time
  Scenario: Enchant Kindred at superior adds 2 blood to an uncontrolled vampire, with 1 stealth
    Given Alexis's Ayelech is ready
    And Sarah's Ashley is uncontrolled
    And Sarah holds Enchant Kindred
    When Kathy Glens plays Enchant Kindred at superior on Ashley
    Then the action's stealth is 1
    And Kathy Glens cannot bleed Alexis because vtes.minion-phase.one-action-at-a-time
    When everyone passes
    Then the action succeeds
    And Ashley is uncontrolled with 2 blood
    And no pool changes
