# Strike cards: the damage and cost of each
Feature: Damage and costs of strike cards

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Alexis's Nassir is ready
    And Nassir bears .44 Magnum

  @id:VTES-2387 @vtes.combat.resolve.damage-costs-blood-or-life @checks:a
  Scenario Outline: <card> at <level> inflicts <damage> damage
    Given Sarah's <vampire> is ready
    And Sarah holds <card>
    When <vampire> bleeds Alexis
    And Nassir attempts to block
    And neither maneuvers
    And <vampire> plays <card> at <level>
    And Nassir strikes with hands
    Then Nassir takes <damage> damage
    And <vampire> takes 1 damage
    And <vampire> burns <burned> blood
    And the combat is over

    Examples:
      | vampire          | card         | level    | damage | burned |
      | Wauneka          | Roundhouse   | basic    | 3      | 1      |
      | Wauneka          | Roundhouse   | superior | 4      | 1      |
      | Wauneka          | Slam         | basic    | 3      | 2      |
      | Wauneka          | Slam         | superior | 3      | 2      |
      | Wauneka          | Thrown Gate  | basic    | 1      | 1      |
      | Wauneka          | Thrown Gate  | superior | 2      | 1      |
      | Horace Radcliffe | Canine Horde | basic    | 1      | 1      |

  @id:VTES-2388 @vtes.crypt.discipline-required-to-play @checks:b
  Scenario Outline: A vampire without the Discipline cannot strike with <card>
    Given Sarah's Carter is ready
    And Sarah holds <card>
    When Carter bleeds Alexis
    And Nassir attempts to block
    And neither maneuvers
    Then it is for Sarah to choose a strike
    And Carter cannot play <card> at basic because vtes.crypt.discipline-required-to-play
    When Carter strikes with hands
    And Nassir strikes with hands
    Then Nassir takes 1 damage
    And the combat is over

    Examples:
      | card            |
      | Roundhouse      |
      | Slam            |
      | Thrown Gate     |
      | Shattering Blow |
      | Canine Horde    |
      | Majesty         |
      | Theft of Vitae  |

  @id:VTES-2390 @vtes.card.cost.blood-symbol
  Scenario: Silence of Death costs 1 blood
    Given Sarah's Kamau Jafari is ready with 3 blood
    And Sarah holds Silence of Death
    When Kamau Jafari bleeds Alexis
    And Nassir attempts to block
    And Kamau Jafari plays Silence of Death at basic
    Then Kamau Jafari burns 1 blood
    When neither maneuvers
    And Kamau Jafari strikes with hands
    And Nassir strikes with hands
    Then Nassir takes 1 damage
    And the combat is over
