# Rivals, "Attack Sequence", steps 8 to 11
Feature: The damage of an attack
  Damage added, damage reduced, Blood lost, and the end of the attack.

  Background:
    Given Ana and Bruno sit clockwise

  @id:RIV-1150 @rivals.attack.s8.add-matching-attribute @checks:a,b
  Scenario Outline: An attack deals damage equal to the attacker's attribute of its type
    Given Ana's <attacker> is in The Streets
    And Bruno's <target> is in the Haven
    When <attacker> attacks <target>
    And <attacker> makes a <type> attack
    Then <target> takes <damage> damage
    And <attacker> keeps all Blood

    Examples:
      | attacker | target         | type     | damage |
      | Matthew  | Keondra        | Physical | 2      |
      | Matthew  | Jorge Guerrero | Social   | 1      |
      | Matthew  | Keondra        | Mental   | 0      |
      | Keondra  | Jorge Guerrero | Physical | 0      |
      | Keondra  | Jorge Guerrero | Social   | 2      |
      | Keondra  | Jorge Guerrero | Mental   | 1      |
      | Iara     | Jorge Guerrero | Mental   | 2      |

  @id:RIV-1151 @rivals.attack.s8.sum-card-damage @checks:b @needs:cards
  Scenario: The damage printed on the Attack card is added
    Given Ana's Matthew is in The Streets
    And Ana holds Coiled Strike
    And Bruno's Keondra is in the Haven
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    Then Keondra takes 4 damage

  @id:RIV-1152 @rivals.attack.s8.sum-card-damage @checks:a,b @needs:cards
  Scenario Outline: Damage from the Attack card's text is added
    Given Ana's <attacker> is in The Streets
    And Ana holds Awe
    And Bruno's Matthew is in the Haven
    When <attacker> attacks Matthew
    And <attacker> makes a Mental attack
    And Ana plays Awe face down
    Then Matthew takes <damage> damage

    Examples:
      | attacker | damage |
      | Gisele   | 3      |
      | Ceraph   | 2      |
      | Iara     | 3      |

  @id:RIV-1153 @rivals.attack.s8.apply-card-text @checks:a @needs:cards
  Scenario Outline: A bonus in the Attack card's text can depend on the attacker
    Given Ana's <attacker> is in The Streets
    And Ana's Library holds Charmer
    And Ana holds Triple Threat
    And Bruno's Keondra is in the Haven
    When <attacker> attacks Keondra
    And <attacker> makes a Physical attack
    And Ana plays Triple Threat face down
    Then Keondra takes <damage> damage

    Examples:
      | attacker       | damage |
      | Ceraph         | 2      |
      | Matthew        | 3      |

  @id:RIV-1154 @rivals.attack.s8.apply-card-text @checks:b @needs:cards
  Scenario: The text of a discarded Attack card has no effect
    Given Ana's Gisele is in The Streets
    And Ana holds Awe
    And Bruno's Hope is in the Haven
    When Gisele attacks Hope
    And Gisele makes a Physical attack
    And Ana plays Awe face down
    Then Hope takes 1 damage
    And Hope does not have No Influence
    And Ana's discard pile holds Awe

  @id:RIV-1155 @rivals.attack.s8.example.mental @checks:a,b @rivals.attack.s8.add-matching-attribute @example @needs:cards
  Scenario Outline: A Mental attack adds the Mental attribute and no other
    Given Ana's Keondra is in The Streets
    And Ana holds Awe
    And Bruno's Jorge Guerrero is in the Haven
    When Keondra attacks Jorge Guerrero
    And Keondra makes a <type> attack
    And <card>
    Then Jorge Guerrero takes <damage> damage

    Examples:
      | type   | card                    | damage |
      | Mental | Ana plays Awe face down | 2      |
      | Mental | Ana declines            | 1      |
      | Social | Ana declines            | 2      |

  @id:RIV-1156 @rivals.attack.s8.ranged-no-attribute @checks:a @needs:cards
  Scenario Outline: A Ranged attack adds no attribute
    Given Ana's <attacker> is in The Streets
    And Ana holds Shotgun
    And Bruno's Keondra is in the Haven
    When <attacker> attacks Keondra
    And <attacker> makes a Ranged attack
    And Ana plays Shotgun face down
    Then Keondra takes 2 damage

    Examples:
      | attacker |
      | Ceraph   |
      | Matthew  |
      | Gisele   |

  @id:RIV-1157 @rivals.attack.s8.ranged-no-attribute @checks:b
  Scenario Outline: A Ranged attack without a card deals no damage
    Given Ana's <attacker> is in The Streets
    And Bruno's Keondra is in the Haven
    When <attacker> attacks Keondra
    And <attacker> makes a Ranged attack
    Then Keondra takes 0 damage
    And Keondra keeps all Blood
    And Ana has 1 Action left

    Examples:
      | attacker |
      | Ceraph   |
      | Matthew  |
      | Iara     |

  @id:RIV-1159 @rivals.attack.s9.matching-attribute-reduces @checks:a
  Scenario Outline: The target's attribute of the attack type reduces the damage
    Given Ana's <attacker> is in The Streets
    And Bruno's <target> is in the Haven
    When <attacker> attacks <target>
    And <attacker> makes a <type> attack
    Then <target> takes <damage> damage

    Examples:
      | attacker       | target      | type     | damage |
      | Matthew        | Judas       | Physical | 1      |
      | Matthew        | Hope        | Physical | 2      |
      | Hope           | Thaddeus    | Social   | 1      |
      | Hope           | Gisele      | Social   | 2      |
      | Iara           | Ceraph      | Mental   | 1      |
      | Iara           | Matthew     | Mental   | 2      |

  @id:RIV-1160 @rivals.attack.s9.example.social-and-ranged @checks:a @rivals.attack.s9.matching-attribute-reduces @example @needs:arrange
  Scenario Outline: The Social attribute reduces Social damage, and the Physical one Ranged damage
    Given Ana's Iara is in the Haven
    And Bruno's Matthew is in the Haven
    When Matthew is dealt 4 <type> damage through Ana
    Then Matthew takes <damage> damage

    Examples:
      | type     | damage |
      | Social   | 3      |
      | Ranged   | 2      |
      | Physical | 2      |
      | Mental   | 4      |

  @id:RIV-1161 @rivals.attack.s9.example.social-and-ranged @checks:b @rivals.attack.s9.matching-attribute-reduces @checks:b @example @needs:arrange
  Scenario Outline: No attribute reduces Aggravated damage
    Given Ana's Iara is in the Haven
    And Bruno's Matthew is in the Haven
    When Matthew is dealt 4 Aggravated <type> damage through Ana
    Then Matthew takes 4 damage

    Examples:
      | type     |
      | Social   |
      | Ranged   |
      | Physical |
      | Mental   |

  @id:RIV-1162 @rivals.attack.s9.other-mitigation @checks:a @needs:cards
  Scenario Outline: A Retainer that exhausts reduces the damage by 1
    Given Ana's Matthew is in The Streets
    And Bruno's Keondra is in the Haven
    And Vagrant is attached to Keondra
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then it is for Bruno to prevent damage or decline
    When <what>
    Then Keondra takes <damage> damage
    And Vagrant is <state>

    Examples:
      | what               | damage | state     |
      | Bruno uses Vagrant | 1      | exhausted |
      | Bruno declines     | 2      | ready     |

  @id:RIV-1163 @rivals.attack.s9.other-mitigation @checks:b
  Scenario: An exhausted Retainer does not reduce damage
    Given Ana's Matthew is in The Streets
    And Bruno's Keondra is in the Haven
    And Vagrant is attached to Keondra and exhausted
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Keondra takes 2 damage
    And it is for Ana to act

  @id:RIV-1164 @rivals.attack.s9.reaction-shields-own-only @checks:a @needs:cards
  Scenario: The Shields of a Reaction protect nobody but its player's character
    Given Ana's Ceraph is in The Streets
    And Ana holds Shotgun and Charmer
    And Bruno's Keondra and Hope are in the Haven
    And Bruno holds Shifting Organs
    When Ceraph attacks Keondra
    And Ceraph makes a Ranged attack
    And Ana plays Shotgun face down
    And Bruno plays Shifting Organs face down
    And Ana discards Charmer
    And Ana chooses Hope
    Then Keondra takes 0 damage
    And Hope takes 2 damage

  @id:RIV-1165 @rivals.attack.s10.remaining-is-final @checks:a @needs:cards
  Scenario Outline: Attribute, Shields and prevention all reduce the damage
    Given Ana's Lucky is in The Streets
    And Ana holds Wide Array of Pain
    And Bruno's <target> is in the Haven
    And Vagrant is attached to <target>
    And Bruno holds Shifting Organs
    When Lucky attacks <target>
    And Lucky makes a Mental attack
    And Ana plays Wide Array of Pain face down
    And <reaction>
    And <prevention>
    Then <target> takes <damage> damage

    Examples:
      | target  | reaction                              | prevention         | damage |
      | Matthew | Bruno declines                        | Bruno declines     | 3      |
      | Matthew | Bruno plays Shifting Organs face down | Bruno declines     | 2      |
      | Matthew | Bruno plays Shifting Organs face down | Bruno uses Vagrant | 1      |
      | Keondra | Bruno declines                        | Bruno declines     | 2      |
      | Keondra | Bruno plays Shifting Organs face down | Bruno uses Vagrant | 0      |

  @id:RIV-1166 @rivals.attack.s10.remaining-is-final @checks:b @needs:cards
  Scenario: Damage cannot be reduced below zero
    Given Ana's Judas is in The Streets
    And Bruno's Jorge Guerrero is in the Haven with 2 Blood
    And Bruno holds Shifting Organs
    When Judas attacks Jorge Guerrero
    And Judas makes a Physical attack
    And Bruno plays Shifting Organs face down
    Then Jorge Guerrero takes 0 damage
    And Jorge Guerrero has 2 Blood

  @id:RIV-1167 @rivals.attack.s10.mortal-all-or-nothing @checks:a @needs:cards
  Scenario Outline: A Mortal is defeated only by damage of at least its Blood
    Given Ana's <attacker> is in The Streets
    And Ana holds Awe
    And Maid is in The Streets
    When <attacker> attacks Maid
    And <attacker> makes a Mental attack
    And Ana plays Awe face down
    Then <what>

    Examples:
      | attacker | what                                            |
      | Iara     | it is for Ana to say what becomes of the Mortal |
      | Ceraph   | it is for Ana to act                            |

  @id:RIV-1168 @rivals.attack.s10.mortal-all-or-nothing @checks:b
  Scenario: Damage to a Mortal does not carry over to the next attack
    Given Ana's Matthew is in The Streets
    And Ana's Grace is in The Streets
    And Maid is in The Streets
    When Matthew attacks Maid
    And Matthew makes a Physical attack
    And Grace attacks Maid
    And Grace makes a Physical attack
    Then Maid is in The Streets
    And Ana has 0 Agenda
    And Ana has 0 Actions left
    And it is for Ana to act

  @id:RIV-1169 @rivals.attack.s10.character-loses-blood @checks:a,b
  Scenario Outline: A character loses Blood equal to the remaining damage
    Given Ana's Matthew is in The Streets
    And Bruno's Keondra is in the Haven with <before> Blood
    And Bruno's Hope is in the Haven and exhausted
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Keondra has <after> Blood
    And Keondra is in <place>

    Examples:
      | before | after | place         |
      | 6      | 4     | Bruno's Haven |
      | 3      | 1     | Bruno's Haven |
      | 2      | 1     | torpor        |
      | 1      | 1     | torpor        |

  @id:RIV-1170 @rivals.attack.s11.roles-end @checks:a,b
  Scenario: The attacker is no longer an attacker after the attack
    Given Ana's Jorge Guerrero is in The Streets
    And Bruno's Keondra is in the Haven
    And Ana holds Charmer
    When Jorge Guerrero attacks Keondra
    And Jorge Guerrero makes a Physical attack
    And Ana declines
    Then it is for Ana to act
    And Ana cannot use Jorge Guerrero because rivals.activated.only-own-action-phase

  @id:RIV-1171 @rivals.attack.s11.discard-played-cards @checks:a @needs:cards
  Scenario: Cards played in the attack are discarded at its end
    Given Ana's Ceraph is in The Streets
    And Ana holds Awe and Charmer
    And Bruno's Keondra is in the Haven
    And Bruno holds Shifting Organs and Believer
    When Ceraph attacks Keondra
    And Ceraph makes a Mental attack
    And Ana plays Awe face down
    And Bruno plays Shifting Organs face down
    Then Ana's discard pile holds Awe
    And Bruno's discard pile holds Shifting Organs
    And Ana holds Charmer
    And Bruno holds Believer

  @id:RIV-3077 @rivals.attack.s11.discard-played-cards @checks:b @needs:cards
  Scenario Outline: An Attack card that attaches stays in play
    Given Ana's <attacker> is in The Streets
    And Ana holds Lingering Kiss
    And Bruno's Keondra is in the Haven
    When <attacker> attacks Keondra
    And <attacker> makes a Social attack
    And Ana plays Lingering Kiss face down
    And <what>
    Then Keondra bears <bears>
    And Ana's discard pile holds <n> cards

    Examples:
      | attacker | what                | bears          | n |
      | Lucky    | Ana chooses Keondra | Lingering Kiss | 0 |
      | Lucky    | Ana declines        | nothing        | 1 |
