# Rivals, "Key Icons", "Anatomy of a Library Card"
Feature: Key icons

  Background:
    Given Ana and Bruno sit clockwise
    And Ana's Jorge Guerrero is in The Streets
    And Bruno's Matthew is in The Streets

  @id:RIV-1940 @rivals.icons.prestige.pays-for-things @checks:a
  Scenario Outline: A player pays for recruiting from the personal supply
    Given Ana holds <who>
    When Ana recruits <who>
    Then Ana loses <price> Prestige
    And <who> has <price> Blood

    Examples:
      | who   | price |
      | Iara  | 3     |
      | Hope  | 4     |
      | Lucky | 5     |

  @id:RIV-1941 @rivals.icons.prestige.pays-for-things @checks:b
  Scenario: Prestige on a card cannot pay for recruiting
    Given Ana has 3 Prestige
    And Ana holds Iara
    And Ana's Snake Oil lies face down beside the Haven
    And 5 Prestige of Ana lies on Conspiracy
    Then Ana cannot recruit Iara because rivals.cost.never-last-even-to-win
    When Ana gains 1 Prestige
    And Ana recruits Iara
    Then Ana has 1 Prestige
    And 5 Prestige of Ana lies on Conspiracy

  @id:RIV-1943 @rivals.icons.prestige.own-colour-first @checks:a
  Scenario: Prestige of the player's own colour is spent first
    Given Ana has 6 Prestige
    And 4 of Ana's Prestige are Bruno's
    And Ana holds Iara
    When Ana recruits Iara
    Then Ana has 3 Prestige
    And 3 of Ana's Prestige are Bruno's
    And 1 of Iara's Blood is Bruno's

  @id:RIV-1944 @rivals.icons.prestige.own-colour-first @checks:d
  Scenario: A recruit of Blood Potency 4 takes all three Prestige of the player's own colour
    Given Ana has 8 Prestige
    And 5 of Ana's Prestige are Bruno's
    And Ana holds Hope
    When Ana recruits Hope
    Then Hope has 4 Blood
    And 1 of Hope's Blood is Bruno's
    And 4 of Ana's Prestige are Bruno's
    And Ana has 4 Prestige

  @id:RIV-1945 @rivals.cost.tokens-return-to-general-supply @checks:b
  Scenario: Lost Prestige of another player's colour does not return to that player
    Given Ana has 3 Prestige
    And 2 of Ana's Prestige are Bruno's
    When Ana loses 2 Prestige
    Then Ana has 1 Prestige
    And 1 of Ana's Prestige is Bruno's
    And Bruno keeps all Prestige

  @id:RIV-1946 @rivals.icons.blood.is-health @checks:a @needs:torpor
  Scenario Outline: A character that loses its last Blood is defeated
    Given Bruno's Hope is in the Haven with 3 Blood
    When Hope is dealt <damage> Mental damage through Ana
    Then Hope is <state>
    And Hope is <place>

    Examples:
      | damage | state        | place                         |
      | 2      | not defeated | in Bruno's Haven with 1 Blood |
      | 3      | defeated     | in torpor                     |

  @id:RIV-1947 @rivals.icons.blood.damage-removes-blood @checks:a
  Scenario Outline: Each point of damage removes one Blood
    Given Bruno's Hope is in the Haven with 4 Blood
    When Hope is dealt <damage> Mental damage through Ana
    Then Hope has <left> Blood
    And Ana and Bruno keep all Prestige

    Examples:
      | damage | left |
      | 1      | 3    |
      | 2      | 2    |
      | 3      | 1    |

  @id:RIV-1948 @rivals.icons.blood.damage-removes-blood @checks:b
  Scenario: A character that takes 0 damage loses no Blood
    Given Bruno's Hope is in the Haven with 3 Blood
    When Hope is dealt 1 Social damage through Ana
    Then Hope takes 0 damage
    And Hope keeps all Blood

  @id:RIV-1949 @rivals.icons.blood.damage-removes-blood @checks:c
  Scenario: Blood of the player's own colour is lost first and returns to the general supply
    Given Bruno's Hope is in the Haven with 3 Blood
    And 2 of Hope's Blood are Ana's
    When Hope is dealt 2 Mental damage through Ana
    Then Hope has 1 Blood
    And 1 of Hope's Blood is Ana's
    And Ana and Bruno keep all Prestige

  @id:RIV-1950 @rivals.icons.blood.denominations @checks:a,b
  Scenario Outline: A larger Blood token is changed to lose one Blood at a time
    Given Bruno's Hope is in the Haven with 3 Blood
    When Hope is dealt <damage> Mental damage through Ana
    Then Hope has <left> Blood

    Examples:
      | damage | left |
      | 1      | 2    |
      | 2      | 1    |

  @id:RIV-1951 @rivals.icons.bp.is-blood-maximum @checks:a,b @needs:torpor
  Scenario Outline: A character cannot have more Blood than its Blood Potency
    Given Bruno's Lucky is in the Haven with <before> Blood
    When Lucky mends 3 Blood
    Then Lucky has <after> Blood

    Examples:
      | before | after |
      | 1      | 4     |
      | 4      | 5     |
      | 5      | 5     |

  @id:RIV-1952 @rivals.icons.bp.unaffected-by-damage @checks:a
  Scenario: Lost Blood does not lower the Blood Potency for playing cards
    Given Ana's Benicio is in The Streets with 1 Blood
    And Ana holds Shotgun
    When Benicio attacks Matthew
    And Benicio makes a Ranged attack
    And Ana plays Shotgun face down
    Then Benicio's Blood Potency is 4
    And Matthew keeps all Blood
    And Ana's discard pile holds Shotgun

  @id:RIV-1953 @rivals.icons.bp.limits-cards @checks:d
  Scenario Outline: Current Blood Potency decides whether a card can be played
    Given Ana's Benicio is in The Streets
    And Bruno's Hope is in The Streets
    And Benicio has <tokens> -1 BP tokens
    And Ana holds Shotgun
    When Benicio attacks Hope
    And Benicio makes a Ranged attack
    And Ana plays Shotgun face down
    Then Hope takes <damage> damage

    Examples:
      | tokens | damage |
      | 0      | 2      |
      | 1      | 0      |

  @id:RIV-1954 @rivals.icons.bp.unaffected-by-damage @checks:b
  Scenario Outline: Lowered Blood Potency limits cards, and lost Blood does not
    Given Ana's Benicio is in The Streets with 2 Blood
    And Bruno's Hope is in The Streets
    And Benicio has <tokens> -1 BP tokens
    And Ana holds Shotgun
    When Benicio attacks Hope
    And Benicio makes a Ranged attack
    And Ana plays Shotgun face down
    Then Hope takes <damage> damage

    Examples:
      | tokens | damage |
      | 0      | 2      |
      | 1      | 0      |

  @id:RIV-1956 @rivals.icons.bp.definition @checks:a
  Scenario Outline: A character's Blood Potency is its cost and its Blood
    Given Ana holds <who>
    When Ana recruits <who>
    Then <who>'s Blood Potency is <bp>
    And Ana loses <bp> Prestige

    Examples:
      | who     | bp |
      | Judas   | 2  |
      | Benicio | 4  |
      | Ceraph  | 5  |

  @id:RIV-1957 @rivals.icons.damage.inherent @checks:a,b @needs:torpor
  Scenario Outline: An Attack card adds its own damage
    Given Bruno's Hope is in The Streets
    And Ana's Grace is in The Streets
    And Ana holds <card>
    When Grace attacks Hope
    And Grace makes a <type> attack
    And Ana plays <card> face down
    Then Hope takes <damage> damage

    Examples:
      | card               | type     | damage |
      | Shotgun            | Ranged   | 2      |
      | Coiled Strike      | Physical | 4      |
      | Wide Array of Pain | Mental   | 2      |

  @id:RIV-1958 @rivals.icons.damage.inherent @checks:b
  Scenario Outline: An attack without a card deals only its attribute
    Given Bruno's Hope is in The Streets
    And Ana's Grace is in The Streets
    When Grace attacks Hope
    And Grace makes a <type> attack
    Then Hope takes <damage> damage

    Examples:
      | type     | damage |
      | Ranged   | 0      |
      | Physical | 2      |
      | Mental   | 0      |

  @id:RIV-1959 @rivals.icons.damage.upper-left-adds-attribute @checks:a
  Scenario: The attribute is added to the damage printed in the card's corner
    Given Ana's Grace is in The Streets
    And Ana holds Coiled Strike
    When Grace attacks Matthew
    And Grace makes a Physical attack
    And Ana plays Coiled Strike face down
    Then Matthew takes 2 damage

  @id:RIV-1960 @rivals.icons.shield.reduces-damage @checks:a,b @needs:cards
  Scenario Outline: Each Shield reduces damage by one
    Given Ana's Prudence is in The Streets
    And Bruno's <who> is in The Streets
    And Bruno holds Shifting Organs
    When Prudence attacks <who>
    And Prudence makes a Mental attack
    And Bruno <answer>
    Then <who> takes <damage> damage
    And <who> has <left> Blood

    Examples:
      | who  | answer                           | damage | left |
      | Hope | declines                         | 2      | 2    |
      | Hope | plays Shifting Organs face down  | 1      | 3    |
      | Iara | plays Shifting Organs face down  | 0      | 3    |

  @id:RIV-1961 @rivals.icons.attr.physical-both-ways @checks:a
  Scenario: The Physical attribute raises the attacker's damage and reduces the target's
    Given Bruno's Raúl Fontes is in The Streets
    When Jorge Guerrero attacks Raúl Fontes
    And Jorge Guerrero makes a Physical attack
    Then Raúl Fontes takes 1 damage

  @id:RIV-1962 @rivals.icons.attr.physical-both-ways @checks:b
  Scenario: A Physical attribute of 1 reduces 3 Physical damage to 2
    Given Bruno's Raúl Fontes is in The Streets
    When Raúl Fontes is dealt 3 Physical damage through Ana
    Then Raúl Fontes takes 2 damage

  @id:RIV-1963 @rivals.icons.attr.physical-lowers-ranged @checks:b
  Scenario: No attribute is added to Ranged damage
    Given Bruno's Hope is in The Streets
    When Jorge Guerrero attacks Hope
    And Jorge Guerrero makes a Ranged attack
    Then Hope takes 0 damage

  @id:RIV-1964 @rivals.icons.attr.physical-lowers-ranged @checks:a,c
  Scenario Outline: The Physical attribute reduces Ranged damage
    Given Bruno's <who> is in the Haven
    When <who> is dealt 3 Ranged damage through Ana
    Then <who> takes <damage> damage

    Examples:
      | who         | damage |
      | Hope        | 3      |
      | Raúl Fontes | 2      |

  @id:RIV-1965 @rivals.icons.attr.social @checks:b @needs:torpor
  Scenario Outline: The Social attribute reduces Social damage
    Given Bruno's <who> is in the Haven
    When <who> is dealt 3 Social damage through Ana
    Then <who> takes <damage> damage

    Examples:
      | who     | damage |
      | Prudence| 3      |
      | Grace   | 2      |
      | Hope    | 1      |

  @id:RIV-1966 @rivals.icons.attr.social @checks:a
  Scenario: The Social attribute is added to Social damage
    Given Ana's Grace is in The Streets
    And Bruno's Prudence is in The Streets
    And Ana holds Ingratiate
    When Grace attacks Prudence
    And Grace makes a Social attack
    Then it is for Ana to play an Attack card or decline
    When Ana declines
    Then Prudence takes 1 damage

  @id:RIV-1967 @rivals.icons.attr.mental @checks:b
  Scenario Outline: The Mental attribute reduces Mental damage
    Given Bruno's <who> is in the Haven
    When <who> is dealt 3 Mental damage through Ana
    Then <who> takes <damage> damage

    Examples:
      | who      | damage |
      | Hope     | 3      |
      | Lucky    | 2      |
      | Prudence | 1      |

  @id:RIV-1968 @rivals.icons.attr.mental @checks:a
  Scenario: The Mental attributes of attacker and target both count
    Given Ana's Benicio is in The Streets
    And Bruno's Lucky is in The Streets
    And Ana holds Awe
    When Benicio attacks Lucky
    And Benicio makes a Mental attack
    And Ana plays Awe face down
    Then Lucky takes 1 damage

  @id:RIV-1969 @rivals.anatomy.every-banner-word-is-a-type @checks:d
  Scenario: Only a card with the right type on its banner can be placed in an attack
    Given Ana holds Ingratiate, Shifting Organs and Believer
    And Bruno holds Shotgun and Shifting Organs
    When Jorge Guerrero attacks Matthew
    And Jorge Guerrero makes a Social attack
    Then Ana cannot play Believer face down because rivals.attack.s2.may-place-face-down
    And Ana cannot play Shifting Organs face down because rivals.attack.s2.may-place-face-down
    When Ana declines
    Then Bruno cannot play Shotgun face down because rivals.attack.s4.target-may-place-face-down
    And it is for Bruno to play a Reaction or decline

  @id:RIV-1971 @rivals.anatomy.attack-card-type-by-icon @checks:c,d @needs:torpor
  Scenario Outline: An Attack card's icon decides in which attacks it counts
    Given Bruno's Prudence is in The Streets
    And Ana's Grace is in The Streets
    And Ana holds <card>
    When Grace attacks Prudence
    And Grace makes a <type> attack
    And Ana plays <card> face down
    Then Prudence takes <damage> damage
    And Ana's discard pile holds <card>

    Examples:
      | card       | type     | damage |
      | Shotgun    | Ranged   | 2      |
      | Shotgun    | Physical | 2      |
      | Ingratiate | Social   | 3      |
      | Ingratiate | Mental   | 0      |

  @id:RIV-2880 @rivals.icons.bp-requirement.attachments-stay @checks:a @needs:arrange @needs:torpor @needs:cards
  Scenario: An attachment stays and works after its bearer's Blood Potency falls below its requirement
    Given Bruno's Iara and Keondra are in torpor with 1 Blood
    And Ana's Wooden Stake is attached to Iara
    And it is Ana's Action Phase
    And the game stops at Bruno's Draw Step
    When Iara gets a -1 BP token through Ana
    Then Iara's Blood Potency is 2
    And Iara bears Wooden Stake
    When Ana passes 3 times
    And Bruno passes 3 times
    Then Iara is in torpor with 1 Blood
    And Keondra is in torpor with 2 Blood
    And it is for Bruno to let the game go on

  @id:RIV-2881 @rivals.icons.bp-requirement.attachments-stay @checks:b @needs:arrange
  Scenario: A new card has no effect if its bearer's Blood Potency has fallen too low
    Given Ana's Hope is in The Streets
    And Ana's Shotgun is attached to Hope
    And Ana holds Shotgun
    When Hope gets a -1 BP token through Bruno
    Then Hope bears Shotgun
    When Hope attacks Matthew
    And Hope makes a Ranged attack
    And Ana plays Shotgun face down
    Then Matthew takes 0 damage
    And Ana's discard pile holds Shotgun
    And Hope bears Shotgun
