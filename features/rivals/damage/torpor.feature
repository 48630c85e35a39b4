# Rivals, "Torpor and Recovery"
Feature: Torpor and recovery
  A character in torpor remains its player's, and few effects can target it.

  @id:RIV-2160 @rivals.torpor.example.blood-of-saint-dominic @checks:a,b @rivals.torpor.targeting-restriction @example @needs:cards @needs:hunters @needs:torpor
  Scenario Outline: Blood of Saint Dominic mends a Leader in recovery with True Faith
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <leader> is in torpor with 1 Blood
    And <leader> is Leader
    And Ana's <mate> is in the Haven with 1 Blood
    And Ana's Blood of Saint Dominic lies beside the Haven
    And Bruno's Iara is in the Haven
    When Ana uses Blood of Saint Dominic
    Then <leader> is in torpor with <blood> Blood
    And <mate> has <mended> Blood

    Examples:
      | leader      | mate         | blood | mended |
      | Evangeline  | Ingrid       | 2     | 1      |
      | Maria Lopez | Deacon Jones | 1     | 2      |
      | Evangeline  | Deacon Jones | 2     | 2      |

  @id:RIV-2161 @rivals.torpor.targeting-restriction @checks:a,b @needs:cards @needs:hunters @needs:torpor
  Scenario: A text about "a character" cannot target a character in torpor
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Ana holds Wrath
    And Ana's burned pile holds Noriko
    And Bruno's Hope is in torpor with 1 Blood
    And Bruno's Ceraph is in the Haven
    When Sara plays Wrath as Action card
    Then exactly these choices are open to Ana:
      | Ana chooses Sara   |
      | Ana chooses Ceraph |
    When Ana chooses Ceraph
    Then Hope has 1 Blood

  @id:RIV-2162 @rivals.torpor.targeting-restriction @checks:b @needs:cards @needs:hunters @needs:torpor
  Scenario: A text about certain characters you control can target them in torpor
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline is in torpor with 1 Blood and exhausted
    And Evangeline is Leader
    And Ana's Ingrid is in the Haven and exhausted
    And Ana's Deacon Jones is in the Haven and exhausted
    And Ana's Bone of the Apostle James lies beside the Haven
    And Bruno's Iara is in the Haven
    When Ana uses Bone of the Apostle James
    Then exactly these choices are open to Ana:
      | Ana chooses Evangeline   |
      | Ana chooses Deacon Jones |
    When Ana chooses Evangeline
    Then Evangeline is ready
    And Ingrid is exhausted

  @id:RIV-2163 @rivals.torpor.still-controlled @checks:a,b @needs:cards @needs:torpor
  Scenario: A character in torpor and its attachments stay under its player's control
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Ana's Hope is in torpor with 1 Blood
    And Cobra Form is attached to Hope
    And Bruno's Iara is in the Haven
    And Lingering Kiss is attached to Iara
    Then Ana controls Hope and Cobra Form
    And Bruno controls Iara
    When Ana detaches Cobra Form
    Then Ana's burned pile holds Cobra Form
    And Hope bears nothing

  @id:RIV-2164 @rivals.torpor.torpor-abilities-active @checks:c @needs:torpor @needs:turn
  Scenario Outline: Wooden Stake works in torpor and prevents the free Blood
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana's Hope is in torpor with 1 Blood
    And Ana's Ceraph is in torpor with 1 Blood
    And Wooden Stake is attached to <staked>
    And Bruno's Iara is in the Haven
    When Ana passes 3 times
    Then Hope is in torpor with <hope> Blood
    And Ceraph is in torpor with <ceraph> Blood

    Examples:
      | staked | hope | ceraph |
      | Hope   | 1    | 2      |
      | Ceraph | 2    | 1      |

  @id:RIV-3046 @rivals.torpor.example.blood-of-saint-dominic @checks:c @rivals.torpor.targeting-restriction @example @needs:cards @needs:hunters @needs:torpor
  Scenario: A text about any character cannot target a Leader in recovery
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline is in torpor with 1 Blood
    And Evangeline is Leader
    And Ana's Sara is in the Haven
    And Ana's Blood of Saint Dominic lies beside the Haven
    And Ana holds Wrath
    And Ana's burned pile holds Noriko
    And Bruno's Ceraph is in the Haven
    When Ana uses Blood of Saint Dominic
    Then Evangeline is in torpor with 2 Blood
    When Sara plays Wrath as Action card
    Then exactly these choices are open to Ana:
      | Ana chooses Sara   |
      | Ana chooses Ceraph |
    When Ana chooses Ceraph
    Then Evangeline has 2 Blood

  @id:RIV-3078 @rivals.torpor.only-bp-type-name @checks:a @needs:arrange @needs:cards @needs:torpor
  Scenario: A character in torpor does not meet a clan requirement
    Given Ana and Bruno sit clockwise
    And Ana's Lucky is in the Haven
    And Ana's Ceraph is in torpor with 4 Blood
    And Ana holds Dark Money
    And Bruno's Iara is in the Haven
    Then Ana cannot play Dark Money as Unhosted Action because rivals.unhosted-card.clan-missing-discard
    When Ceraph mends 1 Blood
    And Ana plays Dark Money as Unhosted Action
    Then Dark Money lies beside Ana's Haven
