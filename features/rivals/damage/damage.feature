# Rivals, "Damage", "Aggravated Damage", "Losing Blood"
Feature: Damage
  Types, Aggravated damage, Shields and prevention from any source.

  Background:
    Given Ana and Bruno sit clockwise
    And Ana's Haven card is The Clubhouse

  @id:RIV-1200 @rivals.damage.normal-default @checks:a @needs:arrange
  Scenario Outline: The attribute of its type reduces normal damage
    Given Ana's Iara is in the Haven
    And Bruno's <character> is in the Haven
    When <character> is dealt 3 <type> damage through Ana
    Then <character> takes <damage> damage
    And <character> loses <damage> Blood

    Examples:
      | character | type     | damage |
      | Lucky     | Physical | 2      |
      | Lucky     | Social   | 2      |
      | Lucky     | Mental   | 2      |
      | Lucky     | Ranged   | 2      |
      | Keondra   | Physical | 3      |
      | Keondra   | Social   | 1      |
      | Keondra   | Mental   | 2      |
      | Keondra   | Ranged   | 3      |
      | Matthew   | Physical | 1      |
      | Matthew   | Social   | 2      |
      | Matthew   | Mental   | 3      |
      | Matthew   | Ranged   | 1      |

  @id:RIV-1201 @rivals.damage.normal-default @checks:b @needs:arrange @needs:torpor
  Scenario: A vampire defeated by normal damage is not burned
    Given Ana's Iara is in the Haven
    And Bruno's Lucky is in the Haven
    And Bruno's Hope is in the Haven with 2 Blood
    When Hope is dealt 3 Physical damage through Ana
    Then Hope is in torpor with 1 Blood
    And Bruno's burned pile is empty

  @id:RIV-1202 @rivals.damage.type-by-source @checks:a
  Scenario Outline: An attack deals damage of the announced type
    Given Ana's Ceraph is in The Streets
    And Bruno's <target> is in the Haven
    When Ceraph attacks <target>
    And Ceraph makes a <type> attack
    Then these events happen in order:
      | event        | target   | amount   | type   |
      | damage-dealt | <target> | <damage> | <type> |

    Examples:
      | target         | type     | damage |
      | Keondra        | Physical | 1      |
      | Jorge Guerrero | Social   | 1      |
      | Jorge Guerrero | Mental   | 1      |
      | Hope           | Ranged   | 0      |

  @id:RIV-1203 @rivals.damage.same-rules-any-source @checks:d @needs:arrange @needs:torpor
  Scenario: Damage outside an attack can defeat a character
    Given Ana's Iara is in the Haven
    And Bruno's Lucky is in the Haven
    And Bruno's Hope is in the Haven with 1 Blood
    When Hope is dealt 1 Physical damage
    Then Hope is defeated by nobody
    And Hope is in torpor with 1 Blood
    And Bruno loses 1 Prestige

  @id:RIV-1204 @rivals.damage.same-rules-any-source @checks:c @needs:arrange
  Scenario Outline: A Retainer can prevent damage from any source
    Given Ana's Matthew is in The Streets
    And Bruno's Keondra is in the Haven
    And Vagrant is attached to Keondra
    When Keondra is dealt <damage> through Ana
    Then it is for Bruno to prevent damage or decline
    When Bruno uses Vagrant
    Then Keondra takes 1 damage
    And Vagrant is exhausted

    Examples:
      | damage                     |
      | 2 Physical damage          |
      | 2 Aggravated Social damage |
      | 3 Mental damage            |

  @id:RIV-1205 @rivals.damage.own-colour-first @checks:b @needs:arrange
  Scenario: Damage takes Blood of the player's own colour first
    Given Ana's Keondra is in the Haven
    And 5 of Keondra's Blood are Bruno's
    And Bruno's Iara is in the Haven
    When Keondra is dealt 1 Physical damage through Bruno
    Then 5 of Keondra's Blood are Bruno's
    And Keondra has 5 Blood

  @id:RIV-1206 @rivals.damage.shields-reduce-all-types @checks:a @needs:arrange
  Scenario Outline: Prevention works against damage of every kind
    Given Ana's Iara is in the Haven
    And Bruno's Benicio and Keondra are in the Haven
    And Bruno holds Charmer
    When Keondra is dealt 2 <kind> damage through Ana
    And Bruno uses Benicio
    And Bruno discards Charmer
    Then Keondra takes 1 damage

    Examples:
      | kind                |
      | Ranged              |
      | Physical            |
      | Aggravated Physical |
      | Aggravated Social   |
      | Aggravated Mental   |
      | Aggravated Ranged   |

  @id:RIV-1207 @rivals.aggravated.ignores-attributes @checks:a,b @needs:arrange
  Scenario Outline: No attribute reduces Aggravated damage
    Given Ana's Iara is in the Haven
    And Bruno's <character> is in the Haven
    When <character> is dealt <n> Aggravated <type> damage through Ana
    Then <character> takes <n> damage
    And <character> loses <n> Blood

    Examples:
      | character | type     | n |
      | Matthew   | Physical | 2 |
      | Matthew   | Ranged   | 1 |
      | Keondra   | Social   | 2 |
      | Keondra   | Mental   | 1 |

  @id:RIV-1208 @rivals.aggravated.defeat-burns @checks:a @needs:arrange
  Scenario: A character defeated by Aggravated damage is burned
    Given Ana's Iara is in the Haven
    And Bruno's Keondra is in the Haven
    And Bruno's Hope is in the Haven with 1 Blood
    And Vagrant is attached to Hope
    When Hope is dealt 1 Aggravated Physical damage through Ana
    Then it is for Bruno to prevent damage or decline
    When Bruno declines
    Then Hope is in Bruno's burned pile
    And Bruno keeps all Prestige

  @id:RIV-1209 @rivals.aggravated.defeat-burns @needs:arrange
  Scenario: A character whose Aggravated damage is prevented is not burned
    Given Ana's Iara is in the Haven
    And Bruno's Keondra is in the Haven
    And Bruno's Hope is in the Haven with 1 Blood
    And Vagrant is attached to Hope
    When Hope is dealt 1 Aggravated Physical damage through Ana
    And Bruno uses Vagrant
    Then Hope has 1 Blood
    And Hope is not defeated
    And it is for Ana to act

  @id:RIV-1210 @rivals.aggravated.defeat-burns @checks:c @needs:arrange
  Scenario: A burned Leader does not end the game while another character is active
    Given Ana's Iara is in the Haven
    And Bruno's Keondra is in the Haven
    And Bruno's Hope is in the Haven with 1 Blood
    And Hope is Leader
    When Hope is dealt 1 Aggravated Physical damage through Ana
    Then Hope is in Bruno's burned pile
    And the game goes on
    And Keondra is no Leader

  @id:RIV-1211 @rivals.aggravated.earlier-does-not-count @checks:a,b @needs:arrange @needs:torpor
  Scenario Outline: Only the damage that defeats a character decides whether it burns
    Given Ana's Iara is in the Haven
    And Bruno's Hope is in the Haven
    And Bruno's Keondra is in the Haven
    When Keondra is dealt 5 <first> damage through Ana
    Then Keondra has <blood> Blood
    When Keondra is dealt <second> damage through Ana
    Then Keondra is <where>
    And Bruno has <prestige> Prestige

    Examples:
      | first               | blood | second                | where                  | prestige |
      | Aggravated Physical | 1     | 1 Physical            | in torpor with 1 Blood | 19       |
      | Physical            | 1     | 1 Aggravated Physical | in Bruno's burned pile | 20       |

  @id:RIV-1212 @rivals.aggravated.example.five-then-one @checks:a,b @rivals.aggravated.defeat-burns @example @needs:arrange @needs:torpor
  Scenario Outline: Five Aggravated damage and one normal burn nobody, but the reverse order does
    Given Ana's Iara is in the Haven
    And Bruno's Hope is in the Haven
    And Bruno's Keondra is in the Haven
    Then Keondra has 6 Blood
    When Keondra is dealt 5 <first> damage through Ana
    Then Keondra has 1 Blood
    And Keondra is in Bruno's Haven
    When Keondra is dealt <second> damage through Ana
    Then Keondra is defeated by Ana
    And Keondra is <where>

    Examples:
      | first               | second                | where                  |
      | Aggravated Physical | 1 Physical            | in torpor with 1 Blood |
      | Physical            | 1 Aggravated Physical | in Bruno's burned pile |

  @id:RIV-3061 @rivals.aggravated.defeat-burns @checks:b @needs:cards @needs:torpor
  Scenario Outline: A character is not burned if all the Aggravated damage is prevented
    Given Ana's Matthew is in The Streets
    And Cobra Form is attached to Matthew
    And Bruno's Hope is in the Haven and exhausted
    And Bruno's Iara is in the Haven with 2 Blood
    And Vagrant is attached to Iara
    When Matthew attacks Iara
    And Matthew makes a Physical attack
    And Ana uses Cobra Form
    And Bruno uses Vagrant
    And Bruno takes <off> off the Aggravated damage
    Then Iara takes 2 damage
    And Iara is <where>

    Examples:
      | off | where                  |
      | 1   | in torpor with 1 Blood |
      | 0   | in Bruno's burned pile |
