# docs/protocol-rivals.md, on temporary effects of card texts
Feature: Temporary effects in observations

  Background:
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Iara is in the Haven
    And Clara's Grace is in the Haven

  @id:RIV-4200 @rivals.activated.once-per-own-action-phase @needs:arrange
  Scenario: An observation reports a used ability on its bearer and on nobody else
    Given Bruno's Benicio and Keondra are in the Haven
    And Bruno holds Charmer and Awe
    When Keondra is dealt 2 Physical damage through Ana
    And Bruno uses Benicio
    And Bruno discards Charmer
    Then Keondra takes 1 damage
    And the position has:
      """
      {"path": ["seats", "Bruno", "haven", "Benicio", "used"], "value": ["Benicio"], "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["seats", "Bruno", "haven", "Keondra", "used"], "value": [], "viewer": "Clara"}
      """

  @id:RIV-4201 @rivals.mortal.attached-is-retainer
  Scenario: An observation reports a Retainer attached this turn until the turn ends
    Given Ana's Matthew is in The Streets
    And Vagrant is in The Streets
    And Ana's Library holds Awe and Shotgun
    And the game stops at Bruno's City Deck Step
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    And Ana takes the Mortal as Retainer
    Then the position has:
      """
      {"path": ["turn", "retainers"], "value": ["Vagrant"], "viewer": "Clara"}
      """
    When Ana passes 2 times
    And Ana draws a card from the Library
    And Ana draws a card from the Library
    Then Matthew bears Vagrant
    And the position has:
      """
      {"path": ["turn", "retainers"], "value": []}
      """
    And it is for Bruno to let the game go on

  @id:RIV-4202 @rivals.recruit.from-hand-to-haven @needs:cards
  Scenario: An observation reports how many characters a player has recruited this turn
    Given Ana holds Judas
    When Ana recruits Judas
    Then the position has:
      """
      {"path": ["turn", "recruited"], "value": 1, "viewer": "Clara"}
      """
    And Ana has 1 Action left

  @id:RIV-4203 @rivals.action.exactly-two-per-turn
  Scenario: An observation reports a spent Action even after a card granted another
    Given Iara is Leader
    And Ana's Lucky is in the Haven
    And Ana holds Pass the Torch
    When Ana plays Pass the Torch as Unhosted Action
    And Ana chooses Lucky
    Then Ana has 2 Actions left
    And the position has:
      """
      {"path": ["turn", "spent"], "value": 1, "viewer": "Clara"}
      """

  @id:RIV-4204 @rivals.conspiracy.add.you-once-per-turn
  Scenario: An observation shows everybody who has contributed to a Conspiracy
    Given Ana's Snake Oil lies face down beside the Haven
    When Ana contributes to Conspiracy
    Then the position has:
      """
      {"path": ["seats", "Ana", "beside", 0, "asked"], "value": ["Ana"], "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["seats", "Ana", "beside", 0, "contributors"], "value": ["Ana"], "viewer": "Clara"}
      """
    And it is for Ana to act

  @id:RIV-4205 @rivals.info.hand-private
  Scenario: An observation does not contain the engine's internal state
    Given Bruno holds Awe
    When Ana passes
    Then Ana does not see Bruno's hand
    And the position has:
      """
      {"path": ["continuation"], "value": null, "viewer": "Ana"}
      """

  @id:RIV-4206 @rivals.icons.prestige.public
  Scenario: A player's own tokens are not listed among those of other colours
    Given 5 of Ana's Prestige are Bruno's
    When Ana passes
    Then 5 of Ana's Prestige are Bruno's
    And the position has:
      """
      {"path": ["seats", "Ana", "foreign_prestige", "Ana"], "value": null, "viewer": "Clara"}
      """

  @id:RIV-4207 @rivals.attack.s2.may-place-face-down @needs:cards
  Scenario: Everybody sees who attacks whom and how, but only the attacking player sees the face-down card
    Given Ana's Matthew is in The Streets
    And Ana holds Coiled Strike
    And Bruno's Keondra and Hope are in the Haven
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    Then it is for Bruno to block or decline
    And the position has:
      """
      {"path": ["attacks", 0, "attacker"], "value": "Matthew", "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["attacks", 0, "target"], "value": "Keondra", "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["attacks", 0, "type"], "value": "Physical", "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["attacks", 0, "attack_card"], "value": "?", "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["attacks", 0, "attack_card"], "value": "Coiled Strike", "viewer": "Ana"}
      """
