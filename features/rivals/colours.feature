# Rivals, "Damage", "Blood and Prestige Color"
Feature: Colours of Blood and Prestige

  Background:
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra and Iara are in the Haven

  @id:RIV-0480 @rivals.damage.own-colour-first @checks:a
  Scenario: Blood of the own colour goes first
    Given 2 of Keondra's Blood are Bruno's
    When Keondra is dealt 3 Physical damage through Bruno
    Then Keondra has 3 Blood
    And 2 of Keondra's Blood are Bruno's

  @id:RIV-0481 @rivals.damage.own-colour-first
  Scenario: Of several other colours the controller of the character says which goes
    Given 2 of Keondra's Blood are Bruno's
    And 2 of Keondra's Blood are Clara's
    When Keondra is dealt 3 Physical damage through Bruno
    Then it is for Ana to say whose Blood goes
    When Ana removes Blood of Clara
    Then 1 of Keondra's Blood is Clara's
    And 2 of Keondra's Blood are Bruno's
    And Keondra has 3 Blood
