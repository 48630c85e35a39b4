# Rivals, "Damage", "Blood and Prestige Color"
Feature: Colours of Blood and Prestige

  Background:
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra and Iara are in the Haven

  @id:RIV-0480 @rivals.damage.own-colour-first @checks:a
  Scenario: Damage takes Blood of the player's own colour first
    Given 2 of Keondra's Blood are Bruno's
    When Keondra is dealt 3 Physical damage through Bruno
    Then Keondra has 3 Blood
    And 2 of Keondra's Blood are Bruno's

  @id:RIV-0481 @rivals.damage.own-colour-first
  Scenario: The controller chooses which of several other colours of Blood is lost
    Given 2 of Keondra's Blood are Bruno's
    And 2 of Keondra's Blood are Clara's
    When Keondra is dealt 3 Physical damage through Bruno
    Then it is for Ana to say whose Blood goes
    When Ana removes Blood of Clara
    Then 1 of Keondra's Blood is Clara's
    And 2 of Keondra's Blood are Bruno's
    And Keondra has 3 Blood

  @id:RIV-4095 @rivals.colour.conspiracy-contributors @checks:a @needs:colours @needs:conspiracies @needs:cards
  Scenario: A player contributes by spending Prestige, whatever its colour
    Given Bruno's Grace is in the Haven
    And Clara's Hope is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    And Clara has 2 Prestige
    And 2 of Clara's Prestige are Bruno's
    When Ana shows Conspiracy to Clara
    And Clara contributes to Conspiracy
    Then 1 Prestige of Bruno lies on Conspiracy
    When Ana reveals Conspiracy
    Then Bruno loses 2 Prestige
    And Clara has 1 Prestige
    And Ana gains 2 Prestige

  @id:RIV-4096 @rivals.colour.conspiracy-contributors @needs:conspiracies @needs:cards @needs:hunters
  Scenario: A player whose Prestige Jimmy moves does not contribute
    Given Ana's Jimmy is in The Streets
    And Bruno's Grace is in the Haven
    And Clara's Hope is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    When Ana uses Jimmy
    And Ana chooses Conspiracy
    And Ana chooses player Bruno
    Then 1 Prestige of Bruno lies on Conspiracy
    And Bruno keeps all Prestige
    When Ana reveals Conspiracy
    Then Bruno and Clara lose 1 Prestige
    And Ana gains 2 Prestige
