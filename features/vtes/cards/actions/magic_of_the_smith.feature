# Starter decks: Magic of the Smith
Feature: Magic of the Smith
  It equips the acting vampire from the library. At superior the action has more stealth.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah holds Magic of the Smith
    And Sarah's library holds Vessel and Sport Bike

  @id:VTES-1330 @needs:equip @vtes.action.stealth.inherent @checks:a @vtes.card-action.success-resolves-as-printed
  Scenario: Magic of the Smith at superior is an action at 3 stealth
    Given Sarah's Nassir is ready with 3 blood
    And Alexis's The Dowager is ready
    When Nassir plays Magic of the Smith at superior
    Then the action's stealth is 3
    When The Dowager attempts to block
    Then The Dowager fails to block the action
    When Alexis declines to block
    And Sarah takes Sport Bike
    Then Nassir bears Sport Bike
    And Nassir burns 1 blood
    And Sarah burns 1 pool

  @id:VTES-1331 @needs:equip @vtes.crypt.basic-discipline-allows-basic-effect-only @checks:a
  @vtes.card-action.success-resolves-as-printed
  Scenario: Magic of the Smith at basic is an action at 1 stealth
    Given Sarah's Lauren is ready with 3 blood
    And Alexis's Ayelech is ready
    Then Lauren cannot play Magic of the Smith at superior because vtes.crypt.basic-discipline-allows-basic-effect-only
    When Lauren plays Magic of the Smith at basic
    Then the action's stealth is 1
    When Alexis declines to block
    And Sarah takes Sport Bike
    Then Lauren bears Sport Bike
    And Lauren burns 1 blood
