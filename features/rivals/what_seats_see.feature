# Rivals, "Revealing Information", "Conspiracies", "Attack Sequence", "Curses", "Monsters"; docs/protocol-rivals.md, "Hidden things"
Feature: What lies hidden, and who may see it

  @id:RIV-4075 @rivals.conspiracy.contributor-may-look @checks:a @needs:conspiracies
  Scenario Outline: A contributor sees a Conspiracy in everybody's turn, and no other of that player
    Given Ana, Bruno and Clara sit clockwise
    And it is <whose>'s Action Phase
    And Ana's Keondra is in the Haven
    And Bruno's Grace is in the Haven
    And Clara's Hope is in the Haven
    And Ana's Pay Tribute and Snake Oil lie face down beside the Haven
    And Bruno has been shown Conspiracy
    And Bruno has contributed to Conspiracy
    And Clara has been shown Conspiracy
    And Clara has been shown Conspiracy#2
    Then Bruno sees Conspiracy to be Pay Tribute
    And Bruno does not see what Conspiracy#2 is
    And Clara does not see what Conspiracy is
    And Clara does not see what Conspiracy#2 is
    And Ana sees Conspiracy#2 to be Snake Oil
    And it is for <whose> to act

    Examples:
      | whose |
      | Ana   |
      | Bruno |
      | Clara |

  @id:RIV-4094 @rivals.scheme.prestige.secret-fist @checks:a @rivals.scheme.modifiers-face-down @checks:a @needs:influence
  Scenario: Everybody sees who holds out a fist and who does not, and who has laid a Modifier
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Bruno's Grace is in the Haven
    And Clara's Hope is in the Haven
    And Ana holds Believer
    And Bruno holds Persecution
    When Iara plays Believer as Action card
    And Ana holds out a fist with 2 Prestige
    And Ana says YES
    And Bruno lays Persecution face down
    And Bruno says NO
    Then the position has:
      """
      {"path": ["influence_conflict", "players", 0, "fist"], "value": "?", "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["influence_conflict", "players", 0, "modifier"], "value": null, "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["influence_conflict", "players", 1, "fist"], "value": null, "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["influence_conflict", "players", 1, "modifier"], "value": "?", "viewer": "Clara"}
      """
    And it is for Clara to exert Influence or answer
