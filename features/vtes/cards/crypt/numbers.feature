# Exact numbers given by the texts of minions
Feature: Bleed, strength and intercept of minions

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-3400 @vtes.bleed.target-burns-pool-equal-to-amount @checks:a
  Scenario Outline: <minion> bleeds for <bleed>
    Given Sarah's <minion> is ready
    When <minion> bleeds Alexis
    Then Alexis burns <bleed> pool

    Examples:
      | minion                             | bleed |
      | Adrianne                           | 2     |
      | Ambrogino Giovanni                 | 2     |
      | Catalina Vega                      | 2     |
      | Gratiano                           | 2     |
      | Gwendolyn                          | 3     |
      | Kephamos, High Priest of Marrakech | 2     |
      | Lenny Burkhead                     | 2     |
      | Melinda Galbraith (ADV)            | 1     |
      | Quentin King III (ADV)             | 1     |
      | Sreelekha                          | 2     |
      | Rafastio Ghoul                     | 1     |
      | Eccentric Billionaire              | 2     |
      | Alia, God's Messenger              | 0     |
      | Impundulu                          | 0     |
      | Underbridge Stray                  | 0     |

  @id:VTES-3401 @vtes.combat.hand-strike.damage-equals-strength
  Scenario Outline: <minion>'s hand strike inflicts <damage> damage on <actor>
    Given Alexis's <minion> is ready
    And Sarah's <actor> is ready
    When <actor> bleeds Alexis
    And <minion> attempts to block
    And <actor> strikes with hands
    And <minion> strikes with hands
    Then <actor> takes <damage> damage
    And <minion> takes 1 damage

    Examples:
      | minion                   | actor   | damage |
      | Angus the Unruled        | Nassir  | 2      |
      | Marguerite Foccart       | Belinde | 1      |
      | Marguerite Foccart (ADV) | Nassir  | 1      |
      | Marguerite Foccart (ADV) | Belinde | 2      |
      | Qawiyya el-Ghaduba       | Nassir  | 3      |
      | Rafastio Ghoul           | Nassir  | 1      |
      | Alia, God's Messenger    | Nassir  | 1      |
      | Underbridge Stray        | Nassir  | 0      |
      | Sreelekha                | Nassir  | 1      |

  @id:VTES-3402 @vtes.influence.merge.merged-icon-effects @vtes.combat.hand-strike.damage-equals-strength
  Scenario Outline: Marguerite Foccart, when merged, inflicts <damage> damage on <blocker>
    Given Sarah's Marguerite Foccart (ADV) is ready
    And Marguerite Foccart (ADV) is merged with Marguerite Foccart
    And Alexis's <blocker> is ready
    When Marguerite Foccart (ADV) bleeds Alexis
    And <blocker> attempts to block
    And Marguerite Foccart (ADV) strikes with hands
    And <blocker> strikes with hands
    Then <blocker> takes <damage> damage

    Examples:
      | blocker | damage |
      | Nassir  | 2      |
      | Belinde | 3      |

  @id:VTES-3403 @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario Outline: <blocker> with <gear> has <intercept> intercept against <acting>, who <does>
    Given Sarah's <acting> is ready
    And Sarah holds Cloak the Gathering and Consanguineous Boon
    And Alexis's <blocker> is ready
    And <blocker> bears <gear>
    When <acting> <does>
    And <blocker> attempts to block
    Then it is for Sarah to respond to the block attempt
    And <blocker> attempts to block with <intercept> intercept
    When Sarah passes
    Then <blocker> blocks the action

    Examples:
      | acting  | blocker               | gear                | does                      | intercept |
      | Belinde | Bret Stryker          | Sport Bike          | bleeds Alexis             | 0         |
      | Sully   | Bret Stryker          | Sport Bike          | bleeds Alexis             | 1         |
      | Colette | The Dowager           | Kevlar Vest         | bleeds Alexis             | 1         |
      | Colette | The Dowager           | Sport Bike          | hunts                     | 1         |
      | Colette | Marguerite Foccart    | Kevlar Vest         | plays Consanguineous Boon | 1         |
      | Colette | Marguerite Foccart    | Kevlar Vest         | bleeds Alexis             | 0         |
      | Colette | Marguerite Foccart    | Sport Bike          | hunts                     | 1         |
      | Colette | Nassir                | Sport Bike          | bleeds Alexis             | 1         |
      | Colette | Nassir                | Raven Spy           | bleeds Alexis             | 1         |
      | Colette | Nassir                | Bowl of Convergence | bleeds Alexis             | 1         |
      | Colette | Carter                | Bowl of Convergence | bleeds Alexis             | 0         |
      | Colette | Nassir                | Guardian Angel      | bleeds Alexis             | 1         |
      | Colette | Nassir                | Raven Spy           | hunts                     | 1         |

  @id:VTES-3404 @vtes.bleed.default-stealth-zero
  Scenario Outline: <minion> with <gear> bleeds at <stealth> stealth
    Given Sarah's <minion> is ready
    And <minion> bears <gear>
    And Alexis's Nassir is ready
    When <minion> bleeds Alexis
    Then the action's stealth is <stealth>
    And it is for Alexis to block or decline

    Examples:
      | minion        | gear        | stealth |
      | Alu           | Erebus Mask | 1       |
      | Jessica (ADV) | Kevlar Vest | 0       |

  @id:VTES-3405 @vtes.hunt.default-stealth-plus-one
  Scenario Outline: <minion> with <gear> hunts at <stealth> stealth
    Given Sarah's <minion> is ready
    And <minion> bears <gear>
    And Alexis's Nassir is ready
    When <minion> hunts
    Then the action's stealth is <stealth>
    And it is for Alexis to block or decline

    Examples:
      | minion        | gear        | stealth |
      | Alu           | Erebus Mask | 2       |
      | Jessica (ADV) | Kevlar Vest | 1       |

  @id:VTES-3406 @vtes.political.default-stealth-plus-one
  Scenario Outline: <minion> calls a referendum at <stealth> stealth
    Given Sarah's <minion> is ready
    And Sarah holds Consanguineous Boon
    And Alexis's Nassir is ready
    When <minion> plays Consanguineous Boon
    Then the action's stealth is <stealth>
    And it is for Alexis to block or decline

    Examples:
      | minion        | stealth |
      | Jessica (ADV) | 2       |
      | Jessica       | 1       |
