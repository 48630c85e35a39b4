# The Relics of the box. Rulebook, "Ongoing Abilities", "One per Player"
Feature: Relics of the box
  Relics of the Faithful, most of them for characters with True Faith.

  @id:RIV-0925 @needs:cards @needs:hunters @rivals.one-per-player.one-copy-each
  Scenario Outline: A Relic stays in play, and each player may have only one copy
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid and Toquinho are in the Haven
    And Ana holds <card> and <card>
    And Bruno's Hope is in the Haven
    When Toquinho plays <card> as Action card
    Then <card> lies beside Ana's Haven
    And Ana has 1 Action left
    And Ana keeps all Prestige
    And Ingrid cannot play <card> as Action card because rivals.one-per-player.one-copy-each

    Examples:
      | card                      |
      | Thorn from the Crown      |
      | Bone of the Apostle James |
      | Blood of Saint Dominic    |

  @id:RIV-0926 @needs:cards @needs:hunters @rivals.attack.s8.apply-card-text
  Scenario Outline: Thorn from the Crown exhausts for 1 Prestige to add 1 damage by an attacker with True Faith
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline is in The Streets
    And Ana's Thorn from the Crown lies beside the Haven
    And Bruno's Gisele is in the Haven
    When Evangeline attacks Gisele
    And Evangeline makes a Social attack
    And Ana <answer>
    Then Gisele takes <damage> damage
    And Ana has <left> Prestige
    And Thorn from the Crown is <state>

    Examples:
      | answer                    | damage | left | state     |
      | uses Thorn from the Crown | 3      | 19   | exhausted |
      | declines                  | 2      | 20   | ready     |

  @id:RIV-0927 @needs:hunters @rivals.attack.s8.apply-card-text
  Scenario: Thorn from the Crown cannot be used by an attacker without True Faith
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline and Ingrid are in The Streets
    And Ana's Thorn from the Crown lies beside the Haven
    And Bruno's Matthew is in the Haven
    When Ingrid attacks Matthew
    And Ingrid makes a Mental attack
    Then Matthew takes 2 damage
    And Thorn from the Crown is ready

  @id:RIV-0928 @needs:cards @needs:hunters @rivals.cost.never-last-even-to-win
  Scenario: Thorn from the Crown is used once, and never for the last Prestige
    Given Ana (hunters) and Bruno sit clockwise
    And Ana has 2 Prestige
    And Ana's Evangeline is in The Streets
    And Ana's Deacon Jones is in The Streets
    And Ana's Thorn from the Crown lies beside the Haven
    And Bruno's Ceraph is in the Haven
    When Evangeline attacks Ceraph
    And Evangeline makes a Social attack
    And Ana uses Thorn from the Crown
    Then Ceraph takes 2 damage
    And Ana has 1 Prestige
    When Deacon Jones attacks Ceraph
    And Deacon Jones makes a Physical attack
    Then Ceraph takes 0 damage
    And Ana has 1 Prestige

  @id:RIV-0929 @needs:cards @needs:hunters @needs:options @rivals.golden.card-beats-rulebook
  Scenario: Bone of the Apostle James readies one of its player's characters with True Faith
    Given Ana (hunters) and Bruno (hunters) sit clockwise
    And Ana's Evangeline, Ingrid and Toquinho are in the Haven and exhausted
    And Ana's True Faith is attached to Toquinho
    And Ana's Deacon Jones is in torpor with 2 Blood and exhausted
    And Ana's Bone of the Apostle James lies beside the Haven
    And Bruno's Sara is in the Haven and exhausted
    And Bruno's True Faith is attached to Sara
    When Ana uses Bone of the Apostle James
    Then exactly these choices are open to Ana:
      | Ana chooses Evangeline   |
      | Ana chooses Toquinho     |
      | Ana chooses Deacon Jones |
    When Ana chooses Toquinho
    Then Toquinho is ready
    And Evangeline, Ingrid and Deacon Jones are exhausted
    And Bone of the Apostle James is exhausted
    And Ana has 2 Actions left
    And Ana keeps all Prestige

  @id:RIV-0930 @needs:cards @needs:hunters @rivals.activated.must-change-state
  Scenario: Bone of the Apostle James cannot be used when every character with True Faith is ready
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline is in the Haven
    And Ana's Ingrid is in the Haven and exhausted
    And Ana's Bone of the Apostle James lies beside the Haven
    And Bruno's Hope is in the Haven
    Then Ana cannot use Bone of the Apostle James because rivals.activated.must-change-state

  @id:RIV-0931 @needs:cards @needs:hunters @needs:torpor @rivals.golden.card-beats-rulebook
  Scenario: Blood of Saint Dominic mends 1 Blood on each of its player's characters with True Faith
    Given Ana (hunters) and Bruno (hunters) sit clockwise
    And Ana's Ingrid and Toquinho are in the Haven with 1 Blood
    And Ana's True Faith is attached to Toquinho
    And Ana's Evangeline is in The Streets with 2 Blood
    And Ana's Deacon Jones is in torpor with 1 Blood
    And Ana's Blood of Saint Dominic lies beside the Haven
    And Bruno's Sara is in the Haven with 1 Blood
    And Bruno's True Faith is attached to Sara
    When Ana uses Blood of Saint Dominic
    Then Evangeline has 3 Blood
    And Toquinho and Deacon Jones have 2 Blood
    And Ingrid and Sara have 1 Blood
    And Blood of Saint Dominic is exhausted
    And Ana keeps all Prestige
    And Ana has 2 Actions left

  @id:RIV-0932 @needs:cards @needs:hunters @rivals.activated.must-change-state
  Scenario: Blood of Saint Dominic cannot be used when no character with True Faith is hurt
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline is in the Haven
    And Ana's Ingrid is in the Haven with 1 Blood
    And Ana's Blood of Saint Dominic lies beside the Haven
    And Bruno's Hope is in the Haven
    Then Ana cannot use Blood of Saint Dominic because rivals.activated.must-change-state
