# Rivals, "Revealing Information", and docs/protocol.md, "Who is told what"
Feature: What each player is told of what happens

  Background:
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Bruno's Grace and Matthew are in the Haven
    And Clara's Ryan is in the Haven

  @id:RIV-2830 @rivals.info.hand-private @needs:turn @needs:hunters
  Scenario: That a card is drawn everybody is told, and from which deck, but nobody else which card
    Given it is Ana's Draw Step
    And Ana's Library holds Shotgun, Persecution and Awe
    When Ana draws a card from the Library
    Then Ana, Bruno and Clara are told of these events:
      | event      | seat | deck    |
      | card-drawn | Ana  | library |
    And Bruno and Clara are not told of Shotgun
    And Ana, Bruno and Clara are not told of Awe

  @id:RIV-2831 @rivals.attack.s2.may-place-face-down @needs:cards @needs:hunters
  Scenario: An Attack card that is placed face down is named to no opponent until it is revealed
    Given Ana's Lucky is in The Streets
    And Ana holds Ingratiate and Awe
    And Bruno holds Shifting Organs
    And Bruno's Hope is in the Haven
    When Lucky attacks Hope
    And Lucky makes a Social attack
    And Ana plays Ingratiate face down
    Then Ana is told of these events:
      | event       | character | kind   |
      | card-placed | Lucky     | Attack |
    And Bruno and Clara are told of these events:
      | event       | character | card | kind   |
      | card-placed | Lucky     | ?    | Attack |
    And Bruno and Clara are not told of Ingratiate
    And Bruno and Clara are not told of Awe
    When Bruno declines
    And Bruno declines
    Then Ana, Bruno and Clara are told of these events:
      | event         | character | card       |
      | card-revealed | Lucky     | Ingratiate |
    And Bruno and Clara are not told of Awe
    And Ana and Clara are not told of Shifting Organs

  @id:RIV-2832 @rivals.conspiracy.place-face-down @needs:hunters
  Scenario: What a Conspiracy is nobody else is told, only that one lies there
    Given Ana holds Snake Oil and Awe
    When Iara places Snake Oil face down
    Then Ana, Bruno and Clara are told of these events:
      | event            | seat | card       |
      | placed-face-down | Ana  | Conspiracy |
    And Bruno and Clara are not told of Snake Oil
    And Bruno and Clara are not told of Awe

  @id:RIV-2833 @rivals.conspiracy.reveal-to-players @needs:hunters
  Scenario Outline: That a Conspiracy is shown everybody is told, and what it is only who is shown it
    Given Ana holds Snake Oil
    When Iara places Snake Oil face down
    And Ana shows Conspiracy to <one>
    Then Ana, Bruno and Clara are told of these events:
      | event      | seat | card       | target |
      | card-shown | Ana  | Conspiracy | <one>  |
    And <other> is not told of Snake Oil
    And it is for <one> to contribute or decline

    Examples:
      | one   | other |
      | Bruno | Clara |
      | Clara | Bruno |

  @id:RIV-2834 @rivals.scheme.prestige.secret-fist @needs:hunters
  Scenario: That a fist is held out everybody is told, and how much is in it nobody else
    Given Ana holds Believer
    When Iara plays Believer as Action card
    And Ana holds out a fist with 4 Prestige
    Then Ana, Bruno and Clara are told of these events:
      | event         | seat |
      | fist-held-out | Ana  |
    And Bruno and Clara are told of none of these events:
      | event       | seat |
      | fist-opened | Ana  |
    And only Ana sees a fist with 4 Prestige
    And it is for Ana to exert Influence or answer

  @id:RIV-2835 @rivals.scheme.modifiers-face-down @needs:hunters
  Scenario: That a Modifier is laid everybody is told, and nobody else which
    Given Ana holds Believer and Persecution
    When Iara plays Believer as Action card
    And Ana lays Persecution face down
    Then Ana, Bruno and Clara are told of these events:
      | event         | seat |
      | modifier-laid | Ana  |
    And Bruno and Clara are not told of Persecution
    And it is for Ana to exert Influence or answer

  @id:RIV-2836 @rivals.monster.enters-face-down @needs:hunters
  Scenario: That a Monster comes everybody is told, and nobody which
    Given it is Ana's City Deck Step
    And the city deck holds Uprising
    And the Monster deck holds Werewolf
    And the game stops at Ana's Ready and Return Step
    Then Ana, Bruno and Clara are told of these events:
      | event            | monster | card     |
      | city-card-placed |         | Uprising |
      | monster-placed   | Monster |          |
    And Ana, Bruno and Clara are not told of Werewolf
    And it is for Ana to let the game go on
