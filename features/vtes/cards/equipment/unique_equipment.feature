# Unique equipment, allies and retainers, and non-unique ones
Feature: Unique equipment, allies and retainers

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Alexis's Nassir is ready

  @id:VTES-2391 @vtes.contest.starts-when-second-copy-enters-play
  Scenario Outline: <card> is unique
    Given Sarah's <minion> is ready
    And Nassir bears <card>
    And Sarah holds <card>
    When <minion> <brings> <card>
    And Alexis declines to block
    Then <card> and <card>#2 are contested

    Examples:
      | card                | minion  | brings      |
      | Ivory Bow           | Wauneka | equips with |
      | Bowl of Convergence | Wauneka | equips with |
      | Kali's Fang         | Alu     | equips with |
      | J. S. Simmons, Esq. | Wauneka | employs     |

  @id:VTES-2392 @vtes.equip.success-puts-card-on-acting-minion @vtes.equip.cost-from-hand-as-printed
  Scenario Outline: <card> is not unique, and each copy costs <cost> pool
    Given Sarah's Wauneka is ready
    And Nassir bears <card>
    And Sarah holds <card>
    When Wauneka equips with <card>
    And Alexis declines to block
    Then Wauneka bears <card>#2
    And Nassir bears <card>
    And Sarah burns <cost> pool

    Examples:
      | card        | cost |
      | .44 Magnum  | 2    |
      | Kevlar Vest | 1    |
      | Sport Bike  | 1    |
