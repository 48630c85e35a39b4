# Rivals, "Blood and Prestige Color"
Feature: Colours of stolen Prestige and of contributions
  A token's colour shows which player it came from.

  @id:RIV-2180 @rivals.colour.steal-prestige @checks:a,c,d @needs:cards @needs:colours @needs:conspiracies
  Scenario Outline: Stolen Prestige is taken in its victim's own colour first
    Given Ana and Bruno sit clockwise
    And Ana's Jimmy is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And Ana has contributed to Conspiracy
    And Bruno has <has> Prestige
    And <foreign> of Bruno's Prestige are Ana's
    And Bruno's Iara is in the Haven
    And Ana has 5 Prestige
    When Ana reveals Conspiracy
    Then Bruno loses 2 Prestige
    And Ana has 7 Prestige
    And <taken> of Ana's Prestige are Bruno's
    And <left> of Bruno's Prestige are Ana's

    Examples:
      | has | foreign | taken | left |
      | 5   | 3       | 2     | 3    |
      | 4   | 3       | 1     | 2    |

  @id:RIV-3434 @rivals.colour.steal-prestige @checks:e @needs:cards @needs:colours @needs:conspiracies
  Scenario Outline: The victim chooses which of two other colours of Prestige is stolen
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Jimmy is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And Ana and Clara have contributed to Conspiracy
    And Bruno has 5 Prestige
    And 2 of Bruno's Prestige are Ana's
    And 2 of Bruno's Prestige are Clara's
    And Bruno's Iara is in the Haven
    And Clara's Hope is in the Haven
    And Ana has 5 Prestige
    When Ana reveals Conspiracy
    Then it is for Bruno to say whose Prestige goes
    When Bruno removes Prestige of <whose>
    Then Bruno has 3 Prestige
    And <ana> of Bruno's Prestige are Ana's
    And <clara> of Bruno's Prestige are Clara's
    And 1 of Ana's Prestige are Bruno's
    And <stolen> of Ana's Prestige are Clara's
    And Ana has 7 Prestige

    Examples:
      | whose | ana | clara | stolen |
      | Ana   | 1   | 2     | 0      |
      | Clara | 2   | 1     | 1      |

  @id:RIV-2181 @rivals.colour.conspiracy-contributors @checks:a,b @needs:conspiracies
  Scenario Outline: Only contributors are spared by the Conspiracy
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Matthew is in the Haven
    And Ana's Snake in the Grass lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    And 1 Prestige of <contributor> lies on Conspiracy
    And Ana and <contributor> have contributed to Conspiracy
    And Bruno's Iara is in the Haven
    And Clara's Hope is in the Haven
    And Bruno and Clara have 3 Agenda
    When Ana reveals Conspiracy
    Then Ana has 1 Agenda
    And Bruno has <bruno> Agenda
    And Clara has <clara> Agenda

    Examples:
      | contributor | bruno | clara |
      | Bruno       | 3     | 2     |
      | Clara       | 2     | 3     |
