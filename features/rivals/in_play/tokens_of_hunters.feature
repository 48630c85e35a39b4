# Rivals, "'-1 BP' Tokens", "Agenda on Characters"
Feature: Tokens in games with Hunters

  Background:
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in the Haven
    And Bruno's Iara is in the Haven

  @id:RIV-2205 @rivals.minus-bp.lowers-bp @checks:c @needs:cards @needs:hunters @needs:torpor
  Scenario Outline: A -1 BP token lowers the Blood at which a character is Wounded
    Given Ana's Toquinho is in The Streets
    And Ana holds Wooden Stake
    And Bruno's Keondra is in the Haven with <blood> Blood
    And Keondra has <n> -1 BP tokens
    When Toquinho attacks Keondra
    And Toquinho makes a Physical attack
    And Ana plays Wooden Stake face down
    And Bruno declines
    Then Keondra is in <place> with <after> Blood

    Examples:
      | n | blood | place         | after |
      | 0 | 3     | torpor        | 2     |
      | 1 | 3     | Bruno's Haven | 2     |
      | 1 | 2     | torpor        | 1     |

  @id:RIV-2222 @rivals.agenda-on-character.ignored-by-counting-cards @checks:a,b @needs:hunters
  Scenario Outline: A player who loses Agenda does not lose Agenda on characters
    Given Ana's Andrés is in the Haven
    And Bruno has <before> Agenda
    And 2 Agenda lie on Iara
    When Andrés is dealt 3 Mental damage
    And Ana chooses Bruno
    Then Bruno has <after> Agenda
    And 2 Agenda lie on Iara

    Examples:
      | before | after |
      | 2      | 1     |
      | 0      | 0     |
