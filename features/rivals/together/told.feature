# Rivals, "Revealing Information", and docs/protocol.md, on private information
Feature: Events as each player sees them

  Background:
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Bruno's Grace and Matthew are in the Haven
    And Clara's Ryan is in the Haven

  @id:RIV-2830 @rivals.info.hand-private @needs:turn @needs:hunters
  Scenario: Everybody learns that a card is drawn and from which deck, but only its player learns which
    Given it is Ana's Draw Step
    And Ana's Library holds Shotgun, Persecution and Awe
    When Ana draws a card from the Library
    Then Ana, Bruno and Clara are told of these events:
      | event      | seat | deck    |
      | card-drawn | Ana  | library |
    And Bruno and Clara are not told of Shotgun
    And Ana, Bruno and Clara are not told of Awe

  @id:RIV-2831 @rivals.attack.s2.may-place-face-down @needs:cards @needs:hunters
  Scenario: Opponents do not learn a face-down Attack card before it is revealed
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
  Scenario: Other players learn that a Conspiracy was placed but not which
    Given Ana holds Snake Oil and Awe
    When Iara places Snake Oil face down
    Then Ana, Bruno and Clara are told of these events:
      | event            | seat | card       |
      | placed-face-down | Ana  | Conspiracy |
    And Bruno and Clara are not told of Snake Oil
    And Bruno and Clara are not told of Awe

  @id:RIV-2833 @rivals.conspiracy.reveal-to-players @needs:hunters
  Scenario Outline: Everybody learns that a Conspiracy is shown, but only the player shown it learns which
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
  Scenario: Everybody learns that a fist is held out, but not how much is in it
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
  Scenario: Everybody learns that a Modifier is laid, but not which
    Given Ana holds Believer and Persecution
    When Iara plays Believer as Action card
    And Ana lays Persecution face down
    Then Ana, Bruno and Clara are told of these events:
      | event         | seat |
      | modifier-laid | Ana  |
    And Bruno and Clara are not told of Persecution
    And it is for Ana to exert Influence or answer

  @id:RIV-2836 @rivals.monster.enters-face-down @needs:hunters
  Scenario: Everybody learns that a Monster enters, and nobody learns which
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
