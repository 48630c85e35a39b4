# Rivals, "Damage" and "Aggravated Damage": mixed damage, and damage without a type
Feature: Damage of several kinds
  Which part is Aggravated, of which type it is, and what reduces which part.

  @id:RIV-2060 @rivals.damage.type-incremental-only @checks:a @needs:cards
  Scenario Outline: Only the damage added as Aggravated is Aggravated
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in The Streets
    And Cobra Form is attached to Keondra
    And Bruno's <target> is in the Haven
    When Keondra attacks <target>
    And Keondra makes a Social attack
    And Ana uses Cobra Form
    Then <target> takes <damage> damage
    And <target> loses <damage> Blood

    Examples:
      | target   | damage |
      | Matthew  | 2      |
      | Raúl Fontes | 2 |
      | Benicio  | 3      |
      | Lucky    | 2      |
      | Hope     | 1      |

  @id:RIV-2061 @rivals.damage.type-incremental-only @checks:b @needs:cards
  Scenario Outline: A character defeated by partly Aggravated damage is burned
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in The Streets
    And Cobra Form is attached to Keondra
    And Bruno's Iara is in the Haven and exhausted
    And Bruno's Lucky is in the Haven with <blood> Blood
    When Keondra attacks Lucky
    And Keondra makes a Social attack
    And <what>
    Then Lucky is <where>

    Examples:
      | blood | what                | where                  |
      | 2     | Ana uses Cobra Form | in Bruno's burned pile |
      | 1     | Ana uses Cobra Form | in Bruno's burned pile |

  @id:RIV-2062 @rivals.aggravated.keeps-attack-type @checks:a,b @needs:cards @needs:hunters
  Scenario Outline: Aggravated damage in an attack keeps the attack's type, and no attribute reduces it
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Keondra is in The Streets
    And Cobra Form is attached to Keondra
    And Bruno's Toquinho is in the Haven
    And <card> is attached to Toquinho
    When Keondra attacks Toquinho
    And Keondra makes a <type> attack
    And Ana uses Cobra Form
    Then Toquinho takes <damage> damage

    Examples:
      | card             | type     | damage |
      | Drive: Atonement | Physical | 0      |
      | Drive: Vengeance | Physical | 1      |
      | Drive: Atonement | Mental   | 1      |
      | Drive: Atonement | Ranged   | 1      |

  @id:RIV-2063 @rivals.attack.s9.mixed-types-defender-chooses @checks:a @needs:cards
  Scenario Outline: The defending player decides which damage is reduced
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Cobra Form is attached to Matthew
    And Bruno's Keondra is in the Haven
    And Vagrant is attached to Keondra
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana uses Cobra Form
    And Bruno uses Vagrant
    Then it is for Bruno to share out what takes off damage
    And exactly these choices are open to Bruno:
      | Bruno takes 0 off the Aggravated damage |
      | Bruno takes 1 off the Aggravated damage |
    When Bruno takes <n> off the Aggravated damage
    Then Keondra takes 2 damage
    And Keondra has 4 Blood

    Examples:
      | n |
      | 0 |
      | 1 |

  @id:RIV-2064 @rivals.attack.s9.mixed-types-defender-chooses @checks:a,b @needs:cards @needs:torpor
  Scenario Outline: A character is not burned if all Aggravated damage has been reduced away
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Cobra Form is attached to Matthew
    And Bruno's Iara is in The Streets
    And Bruno's Keondra is in the Haven with 2 Blood
    And Vagrant is attached to Keondra
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana uses Cobra Form
    And Bruno uses Vagrant
    And Bruno takes <n> off the Aggravated damage
    Then Keondra takes 2 damage
    And Keondra is <where>

    Examples:
      | n | where                  |
      | 0 | in Bruno's burned pile |
      | 1 | in torpor with 1 Blood |

  @id:RIV-2065 @rivals.damage.type-changed-whole @checks:a,b @needs:hunters
  Scenario Outline: An effect that makes all damage Aggravated includes the attribute's part
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez is in The Streets
    And Ana's Ingrid is in the Haven
    And <monster> is in The Streets
    When Maria Lopez attacks <monster>
    And Maria Lopez makes a Physical attack
    Then Maria Lopez takes <damage> damage

    Examples:
      | monster         | damage |
      | Mula-Sem-Cabeça | 2      |
      | Werewolf        | 1      |
      | Sorceress       | 2      |

  @id:RIV-2066 @rivals.damage.typeless @checks:a @needs:arrange
  Scenario Outline: No attribute reduces damage without a type
    Given Ana and Bruno sit clockwise
    And Ana's Iara is in the Haven
    And Bruno's <character> is in the Haven
    When <character> is dealt <n> damage through Ana
    Then <character> takes <n> damage
    And <character> loses <n> Blood

    Examples:
      | character | n |
      | Lucky     | 2 |
      | Matthew   | 2 |
      | Keondra   | 3 |
      | Gisele    | 1 |

  @id:RIV-2067 @rivals.damage.typeless @checks:c @needs:arrange @needs:torpor
  Scenario Outline: Damage without a type can be prevented and burns nobody
    Given Ana and Bruno sit clockwise
    And Ana's Iara is in the Haven
    And Bruno's Hope is in the Haven
    And Bruno's Lucky is in the Haven with <blood> Blood
    And Vagrant is attached to Lucky
    When Lucky is dealt 2 damage through Ana
    And Bruno uses Vagrant
    Then Lucky takes 1 damage
    And Lucky is <where>

    Examples:
      | blood | where                            |
      | 3     | in Bruno's Haven with 2 Blood    |
      | 1     | in torpor with 1 Blood           |

  @id:RIV-2068 @rivals.damage.non-attack-type-from-card @checks:a,c @needs:cards @needs:hunters
  Scenario Outline: A card outside an attack names the type of its damage
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Ana holds Wrath
    And Ana's burned pile holds Noriko and Andrés
    And Bruno's <target> is in the Haven
    When Sara plays Wrath as Action card
    And Ana chooses <target>
    Then <target> takes <damage> damage
    And these events happen in order:
      | event        | target   | amount   | type   |
      | damage-dealt | <target> | <damage> | Mental |

    Examples:
      | target  | damage |
      | Ceraph  | 1      |
      | Keondra | 1      |
      | Hope    | 2      |
      | Matthew | 2      |
      | Iara    | 0      |

  @id:RIV-3060 @rivals.damage.same-rules-any-source @checks:e @rivals.damage.shields-reduce-all-types @checks:b @needs:arrange @needs:hunters
  Scenario: A Shield reduces damage without a source or a type
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Juliana is in The Streets
    And Bruno's Iara is in the Haven
    When Juliana is dealt 2 damage
    Then Juliana takes 1 damage

  @id:RIV-4212 @rivals.damage.same-rules-any-source @checks:e @needs:cards @needs:hunters
  Scenario: A Shield reduces damage from an Action card
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Juliana and Toquinho are in The Streets
    And Ana's Sara is in the Haven
    And Ana's burned pile holds Noriko, Andrés and Rio
    And Ana holds Wrath
    And Bruno's Iara is in the Haven
    When Sara plays Wrath as Action card
    And Ana chooses Toquinho
    Then Toquinho takes 1 damage

  @id:RIV-4213 @rivals.damage.same-rules-any-source @checks:e @needs:hunters
  Scenario: A Shield reduces damage from a Preemptive Strike
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Juliana and Ingrid are in The Streets
    And Bruno's Iara is in the Haven
    And Chupacabra lies face down in The Streets
    When Ingrid attacks Monster
    And Ingrid makes a Mental attack
    Then it is for Ana to block or decline
    When Ana declines
    Then Ingrid takes 1 damage
    And Chupacabra takes 1 damage
