# Rivals, "Intel Step", "Haven Cards", "Hunter Leader Token"
Feature: Secrecy from Haven cards

  Background:
    Given Ana, Bruno (hunters) and Clara (hunters) sit clockwise
    And Ana's Keondra is in The Streets
    And Ana holds Charmer
    And Bruno's Maria Lopez is in the Haven
    And Clara's Ingrid is in the Haven

  @id:RIV-3610 @rivals.rio.crackdown.lasts-until-next-turn @needs:turn
  Scenario: A Haven card turned down by Crackdown gives no Secrecy
    Given it is Bruno's City Deck Step
    And Crackdown is in The Streets
    And Bruno's Haven card is The Bunker
    And Clara's Rio is in the Haven
    And Clara holds Holy Water
    When Bruno passes 3 times
    And Clara moves Rio to The Streets
    And Rio attacks Maria Lopez
    Then it is for Clara to announce the type of the attack
    And it is not for Clara to discard for Intel or decline

  @id:RIV-3611 @rivals.attack.intel.mortals-no-secrecy
  Scenario Outline: A Mortal has no Secrecy, whatever Haven cards are in play
    Given <one>'s Haven card is The Bunker
    And Vagrant is in The Streets
    When Keondra attacks Vagrant
    Then it is for Ana to announce the type of the attack
    And it is not for Ana to discard for Intel or decline

    Examples:
      | one   |
      | Bruno |
      | Clara |

  @id:RIV-3612 @rivals.attack.target.monsters-hunters-only @needs:hunters
  Scenario: A Monster that nobody protects has no Secrecy
    Given it is Bruno's Action Phase
    And Bruno's Rio is in The Streets
    And Clara's Haven card is The Bunker
    And Ghost lies face down in The Streets
    When Rio attacks Monster
    Then it is for Bruno to announce the type of the attack
    And it is not for Bruno to discard for Intel or decline
