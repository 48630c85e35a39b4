# Strikes, maneuvers and presses of cards: their range and effects
Feature: Reach of strike cards, maneuvers and presses

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-3430 @vtes.combat.resolve.damage-costs-blood-or-life
  Scenario Outline: <card> at <level> inflicts <damage> damage at long range
    Given Sarah's <vampire> is ready
    And Sarah holds Fake Out and <card>
    And Alexis's Nassir is ready
    When <vampire> bleeds Alexis
    And Nassir attempts to block
    And <vampire> plays Fake Out
    Then the range is long
    When <vampire> plays <card> at <level>
    And Nassir strikes with hands
    Then Nassir takes <damage> damage
    And <vampire> takes no damage

    Examples:
      | vampire          | card         | level    | damage |
      | Wauneka          | Thrown Gate  | basic    | 1      |
      | Wauneka          | Thrown Gate  | superior | 2      |
      | Horace Radcliffe | Canine Horde | basic    | 1      |

  @id:VTES-3431 @vtes.combat.resolve.damage-costs-blood-or-life
  Scenario Outline: <card> inflicts <damage> at long range
    Given Sarah's Wauneka is ready
    And Wauneka bears <card>
    And Sarah holds Fake Out
    And Alexis's Nassir is ready
    When Wauneka bleeds Alexis
    And Nassir attempts to block
    And Wauneka plays Fake Out
    And Wauneka strikes with <card>
    And Nassir strikes with hands
    Then Nassir takes <damage>
    And Wauneka takes no damage

    Examples:
      | card       | damage              |
      | .44 Magnum | 2 damage            |
      | Ivory Bow  | 1 aggravated damage |

  @id:VTES-3432 @vtes.combat.resolve.damage-costs-blood-or-life
  Scenario: Impundulu's own strike inflicts 1 damage at long range
    Given Sarah's Impundulu is ready
    And Alexis's Nassir is ready
    When Impundulu bleeds Alexis
    And Nassir attempts to block
    And Sarah uses Impundulu to maneuver
    Then the range is long
    When Impundulu strikes with the printed strike
    And Nassir strikes with hands
    Then Nassir takes 1 damage
    And Impundulu takes no damage

  @id:VTES-3433 @vtes.combat.range.limits-usable-strikes-and-effects
  Scenario Outline: <card> at <level> has no effect at long range
    Given Sarah's Wauneka is ready
    And Sarah holds Fake Out and <card>
    And Alexis's Nassir is ready
    When Wauneka bleeds Alexis
    And Nassir attempts to block
    And Wauneka plays Fake Out
    And Wauneka plays <card> at <level>
    And Nassir strikes with hands
    Then Wauneka's strike has no effect
    And Nassir takes no damage

    Examples:
      | card       | level    |
      | Roundhouse | basic    |
      | Roundhouse | superior |
      | Slam       | basic    |
      | Slam       | superior |

  @id:VTES-3434 @vtes.combat.maneuver.moves-close-to-long
  Scenario Outline: Thrown Gate at <level> maneuvers to long range
    Given Sarah's Wauneka is ready
    And Sarah holds Thrown Gate
    And Alexis's Nassir is ready
    When Wauneka bleeds Alexis
    And Nassir attempts to block
    And Wauneka plays Thrown Gate at <level> to maneuver
    Then the range is long
    When Wauneka strikes with Thrown Gate
    And Nassir strikes with hands
    Then Nassir takes <damage> damage
    And Wauneka takes no damage

    Examples:
      | level    | damage |
      | basic    | 1      |
      | superior | 2      |

  @id:VTES-3435 @vtes.combat.maneuver.moves-close-to-long
  Scenario Outline: <card> at <level> maneuvers
    Given Sarah's <vampire> is ready
    And Sarah holds <card>
    And Alexis's Nassir is ready
    When <vampire> bleeds Alexis
    And Nassir attempts to block
    And <vampire> plays <card> at <level>
    Then the range is long
    When <vampire> strikes with hands
    And Nassir strikes with hands
    Then the combat is over
    And Nassir takes no damage

    Examples:
      | vampire      | card                   | level    |
      | Trevon Parker | Apportation            | superior |
      | Bret Stryker | Pursuit                | basic    |

  @id:VTES-3436 @vtes.combat.steal-blood.moves-counters-to-striker
  Scenario Outline: Theft of Vitae at <level> steals <stolen> blood at long range
    Given Sarah's Trevon Parker is ready with 2 blood
    And Sarah holds Fake Out and Theft of Vitae
    And Alexis's Ryan is ready with 4 blood
    When Trevon Parker bleeds Alexis
    And Ryan attempts to block
    And Trevon Parker plays Fake Out
    And Trevon Parker plays Theft of Vitae at <level>
    And Ryan strikes with hands
    Then Ryan has <left> blood
    And Trevon Parker has <gained> blood

    Examples:
      | level    | stolen | left | gained |
      | basic    | 1      | 3    | 3      |
      | superior | 2      | 2    | 4      |

  @id:VTES-3437 @vtes.combat.maneuver.moves-close-to-long
  Scenario: Swallowed by the Night at superior maneuvers once its vampire is in combat
    Given Sarah's Colette is ready
    And Sarah holds Swallowed by the Night
    And Alexis's Nassir is ready
    When Colette bleeds Alexis
    And Nassir attempts to block
    And Sarah passes
    And Colette plays Swallowed by the Night at superior
    Then the range is long
    And it is for Sarah to choose a strike
