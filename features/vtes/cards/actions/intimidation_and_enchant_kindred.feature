# Cards of the starter decks: Intimidation, Enchant Kindred
Feature: Intimidation and Enchant Kindred

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Kathy Glens is ready

  @id:VTES-1803 @vtes.card-action.special-version-follows-basic-rules
  Scenario Outline: Intimidation at <level> bleeds for <bleed> at 0 stealth
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
  Scenario: A vampire that bled with Intimidation cannot bleed again that turn
    Given Sarah holds Intimidation and Freak Drive
    And Sarah's Naomi Stewart is ready
    When Naomi Stewart plays Intimidation at superior on Alexis
    And Naomi Stewart plays Freak Drive at basic
    Then Naomi Stewart is unlocked
    And Naomi Stewart cannot bleed Alexis because vtes.bleed.once-per-turn-per-minion

  @id:VTES-2672 @vtes.card-action.special-version-follows-basic-rules @checks:a
  Scenario: A bleed by card targets the prey, moves the Edge, and is that turn's only bleed
    Given Sarah's Chelsea Blake is ready with 5 blood
    And Ines has the Edge
    And Sarah holds Govern the Unaligned and Freak Drive
    Then Chelsea Blake cannot play Govern the Unaligned at basic on Tom because vtes.bleed.default-target-prey
    And Chelsea Blake cannot play Govern the Unaligned at basic on Sarah because vtes.bleed.never-oneself
    When Chelsea Blake plays Govern the Unaligned at basic on Alexis
    Then Alexis burns 3 pool
    And Sarah has the Edge
    When Chelsea Blake plays Freak Drive at basic
    Then Chelsea Blake is unlocked
    And Chelsea Blake cannot bleed Alexis because vtes.bleed.once-per-turn-per-minion

  @id:VTES-2673 @vtes.card-action.special-version-follows-basic-rules @checks:c
  Scenario Outline: A vampire that played a non-basic action card may still take a basic action: <acts>
    Given Sarah's Kamaluddin is ready
    And Sarah holds Preternatural Strength and Freak Drive
    When Kamaluddin plays Preternatural Strength at basic
    And Kamaluddin plays Freak Drive at basic
    And Kamaluddin <acts>
    Then the action succeeds

    Examples:
      | acts          |
      | bleeds Alexis |
      | hunts         |

  @id:VTES-1805 @needs:bleed @vtes.card-action.special-version-follows-basic-rules
  Scenario: Enchant Kindred at basic is a bleed with +1 bleed
    Given Sarah holds Enchant Kindred
    When Kathy Glens plays Enchant Kindred at basic on Alexis
    Then Alexis burns 2 pool

  @id:VTES-1806 @vtes.minion-phase.one-action-at-a-time
  Scenario: Enchant Kindred at superior adds 2 blood to an uncontrolled vampire at 1 stealth
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
