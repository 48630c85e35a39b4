# Rivals, "Key Icons" (Prestige), "Damage", "Blood and Prestige Color"
Feature: Which other player's colour is spent or lost
  A player's own colour goes first. If only some tokens of several other colours go, the player holding them chooses.

  Background:
    Given Ana, Bruno and Clara sit clockwise
    And Bruno's Lucky is in the Haven
    And Clara's Prudence is in the Haven

  @id:RIV-3800 @rivals.icons.prestige.own-colour-first @checks:d,e @needs:colours @needs:recruiting
  Scenario Outline: A player who recruits with two other players' colours chooses the Prestige spent
    Given Ana has 6 Prestige
    And 2 of Ana's Prestige are Bruno's
    And 2 of Ana's Prestige are Clara's
    And Ana holds Hope
    When Ana recruits Hope
    Then it is for Ana to say whose Prestige goes
    When Ana removes Prestige of <first>
    And Ana removes Prestige of <then>
    Then it is for Ana to act
    And Ana has 2 Prestige
    And Hope has 4 Blood
    And <bruno> of Hope's Blood are Bruno's
    And <clara> of Hope's Blood are Clara's
    And <left of bruno> of Ana's Prestige are Bruno's
    And <left of clara> of Ana's Prestige are Clara's

    Examples:
      | first | then  | bruno | clara | left of bruno | left of clara |
      | Bruno | Clara | 1     | 1     | 1             | 1             |
      | Clara | Bruno | 1     | 1     | 1             | 1             |
      | Bruno | Bruno | 2     | 0     | 0             | 2             |
      | Clara | Clara | 0     | 2     | 2             | 0             |

  @id:RIV-3801 @rivals.icons.prestige.own-colour-first @checks:b @needs:colours @needs:recruiting
  Scenario Outline: A player gets no choice of colour if only one is possible
    Given Ana has 6 Prestige
    And <bruno> of Ana's Prestige are Bruno's
    And <clara> of Ana's Prestige are Clara's
    And Ana holds Iara
    When Ana recruits Iara
    Then it is for Ana to act
    And Ana has 3 Prestige
    And <left of bruno> of Ana's Prestige are Bruno's
    And <left of clara> of Ana's Prestige are Clara's

    Examples:
      | bruno | clara | left of bruno | left of clara |
      | 1     | 2     | 1             | 2             |
      | 4     | 0     | 3             | 0             |
      | 0     | 5     | 0             | 3             |

  @id:RIV-3802 @rivals.icons.prestige.own-colour-first @needs:colours @needs:recruiting
  Scenario: Only the player who pays may choose, and only a colour that is there
    Given Ana has 6 Prestige
    And 1 of Ana's Prestige is Bruno's
    And 3 of Ana's Prestige are Clara's
    And Ana holds Hope
    When Ana recruits Hope
    Then it is for Ana to say whose Prestige goes
    And Ana cannot remove Prestige of Ana because rivals.icons.prestige.own-colour-first
    And Clara cannot remove Prestige of Bruno because rivals.icons.prestige.own-colour-first
    When Ana removes Prestige of Bruno
    Then it is for Ana to act
    And 1 of Hope's Blood is Bruno's
    And 1 of Hope's Blood is Clara's
    And 2 of Ana's Prestige are Clara's

  @id:RIV-3803 @rivals.icons.prestige.own-colour-first @needs:arrange @needs:colours
  Scenario Outline: A player who loses Prestige of two other colours chooses which is left
    Given Ana has 5 Prestige
    And 2 of Ana's Prestige are Bruno's
    And 2 of Ana's Prestige are Clara's
    When Ana loses 2 Prestige
    Then it is for Ana to say whose Prestige goes
    When Ana removes Prestige of <named>
    Then it is for Ana to act
    And Ana has 3 Prestige
    And <bruno> of Ana's Prestige are Bruno's
    And <clara> of Ana's Prestige are Clara's

    Examples:
      | named | bruno | clara |
      | Bruno | 1     | 2     |
      | Clara | 2     | 1     |

  @id:RIV-3804 @rivals.icons.prestige.own-colour-first @needs:colours @needs:conspiracies
  Scenario Outline: A player who places a Conspiracy with others' Prestige chooses its colour
    Given Ana has 4 Prestige
    And 2 of Ana's Prestige are Bruno's
    And 2 of Ana's Prestige are Clara's
    And Ana's Jimmy is in the Haven
    And Ana holds Pay Tribute
    When Jimmy places Pay Tribute face down
    Then it is for Ana to say whose Prestige goes
    When Ana removes Prestige of <named>
    Then 1 Prestige of <named> lies on Conspiracy
    And Ana has 3 Prestige
    And 1 of Ana's Prestige is <named>'s
    And 2 of Ana's Prestige are <other>'s

    Examples:
      | named | other |
      | Bruno | Clara |
      | Clara | Bruno |

  @id:RIV-3805 @rivals.damage.own-colour-first @needs:arrange @needs:colours
  Scenario Outline: The damaged character's controller chooses which other colour of Blood is lost
    Given Bruno's Jorge Guerrero is in the Haven
    And 2 of Jorge Guerrero's Blood are Ana's
    And 1 of Jorge Guerrero's Blood is Clara's
    When Jorge Guerrero is dealt 1 Mental damage through Ana
    Then it is for Bruno to say whose Blood goes
    And Ana cannot remove Blood of Clara because rivals.damage.own-colour-first
    When Bruno removes Blood of <named>
    Then it is for Ana to act
    And <ana> of Jorge Guerrero's Blood are Ana's
    And <clara> of Jorge Guerrero's Blood are Clara's

    Examples:
      | named | ana | clara |
      | Ana   | 1   | 1     |
      | Clara | 2   | 0     |
