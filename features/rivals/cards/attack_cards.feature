# The Attack cards of the box. Rulebook, "Anatomy of a Card", "Step 5: Reveal Attack and Reaction Cards", "Step 8"
Feature: Attack cards of the box
  Printed damage, requirements, and each line of text with and without what it needs.

  @id:RIV-3120 @needs:cards @rivals.attack.s8.sum-card-damage @rivals.icons.bp.limits-cards
  Scenario Outline: A vampire's Attack card deals its damage at exactly the required Blood Potency
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds <card>
    And Bruno's <target> is in the Haven
    When <attacker> attacks <target>
    And <attacker> makes a <type> attack
    And Ana plays <card> face down
    Then <target> takes <damage> damage
    And Ana's discard pile holds <card>

    Examples:
      | card               | attacker       | type     | target  | damage |
      | Lingering Kiss     | Thaddeus       | Social   | Gisele  | 2      |
      | Ingratiate         | Prudence       | Social   | Gisele  | 1      |
      | Shotgun            | Hope           | Ranged   | Keondra | 2      |
      | Triple Threat      | Benicio        | Physical | Keondra | 2      |
      | Risky Business     | Judas          | Physical | Keondra | 4      |
      | Coiled Strike      | Ociel Gonzalez | Physical | Keondra | 3      |
      | Wide Array of Pain | Gisele         | Mental   | Matthew | 3      |

  @id:RIV-3121 @needs:cards @rivals.attack.s5.bp-too-low-discard
  Scenario Outline: A vampire's Attack card is discarded at 1 Blood Potency too little
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets with 1 Blood
    And <attacker> has 1 -1 BP token
    And Ana holds <card>
    And Bruno's <target> is in the Haven
    When <attacker> attacks <target>
    And <attacker> makes a <type> attack
    And Ana plays <card> face down
    Then <target> takes <damage> damage
    And Ana's discard pile holds <card>

    Examples:
      | card               | attacker       | type     | target  | damage |
      | Lingering Kiss     | Thaddeus       | Social   | Gisele  | 1      |
      | Ingratiate         | Prudence       | Social   | Gisele  | 0      |
      | Shotgun            | Hope           | Ranged   | Keondra | 0      |
      | Triple Threat      | Benicio        | Physical | Keondra | 1      |
      | Risky Business     | Judas          | Physical | Keondra | 1      |
      | Coiled Strike      | Ociel Gonzalez | Physical | Keondra | 1      |
      | Wide Array of Pain | Gisele         | Mental   | Matthew | 1      |

  @id:RIV-3122 @needs:cards @rivals.icons.bp.limits-cards @rivals.minus-bp.limits-mending-and-cards
  Scenario: Awe requires 1 Blood Potency
    Given Ana and Bruno sit clockwise
    And Ana's Judas is in The Streets with 1 Blood
    And Judas has 1 -1 BP token
    And Ana holds Awe
    And Bruno's Matthew is in the Haven
    When Judas attacks Matthew
    And Judas makes a Mental attack
    And Ana plays Awe face down
    Then Matthew takes 1 damage
    And Matthew does not have No Influence

  @id:RIV-3123 @needs:cards @needs:hunters @rivals.attack.s8.sum-card-damage @rivals.icons.bp.limits-cards
  Scenario Outline: A Hunter's Attack card deals its damage at exactly the required Blood Potency
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds <card>
    And Bruno's <target> is in the Haven
    When <attacker> attacks <target>
    And <attacker> makes a <type> attack
    And Ana plays <card> face down
    Then <target> takes <damage> damage
    And Ana's discard pile holds <card>

    Examples:
      | card                | attacker  | type     | target  | damage |
      | Speaking in Tongues | Noriko    | Social   | Gisele  | 1      |
      | Social Engineering  | Pregador  | Social   | Gisele  | 3      |
      | Rebuke              | Francisco | Social   | Gisele  | 2      |
      | Blaze of Glory      | Andrés    | Physical | Keondra | 2      |
      | Wooden Stake        | Francisco | Physical | Keondra | 1      |
      | Get the Drop        | Ingrid    | Mental   | Matthew | 3      |
      | Holy Water          | Rio       | Mental   | Matthew | 2      |

  @id:RIV-3124 @needs:cards @needs:hunters @rivals.attack.s5.bp-too-low-discard
  Scenario Outline: A Hunter's Attack card is discarded at 1 Blood Potency too little
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <attacker> is in The Streets with 1 Blood
    And <attacker> has 1 -1 BP token
    And Ana holds <card>
    And Bruno's <target> is in the Haven
    When <attacker> attacks <target>
    And <attacker> makes a <type> attack
    And Ana plays <card> face down
    Then <target> takes <damage> damage
    And Ana's discard pile holds <card>

    Examples:
      | card               | attacker  | type   | target  | damage |
      | Social Engineering | Pregador  | Social | Gisele  | 1      |
      | Rebuke             | Francisco | Social | Gisele  | 1      |
      | Get the Drop       | Ingrid    | Mental | Matthew | 2      |
      | Holy Water         | Rio       | Mental | Matthew | 1      |

  @id:RIV-3125 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook @rivals.discipline.start-of-text-gates-effect
  Scenario Outline: Speaking in Tongues deals 1 more for 1 Prestige, with Repel the Unnatural
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Andrés is in The Streets
    And Ana holds Speaking in Tongues
    And Bruno's Gisele is in the Haven
    When Andrés attacks Gisele
    And Andrés makes a Social attack
    And Ana plays Speaking in Tongues face down
    And Ana <answer>
    Then Gisele takes <damage> damage
    And Ana has <left> Prestige

    Examples:
      | answer          | damage | left |
      | pays 1 Prestige | 2      | 19   |
      | declines        | 1      | 20   |

  @id:RIV-3126 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Speaking in Tongues deals 2 more for 1 Prestige against a Monster
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's Ingrid is in The Streets
    And Ana holds Speaking in Tongues
    And Ghost is in The Streets
    And Ana has tagged Ghost
    When Ingrid attacks Ghost
    And Ingrid makes a Social attack
    And Ana plays Speaking in Tongues face down
    And Ana <answer>
    Then Ghost has <blood> Blood
    And Ana has <left> Prestige

    Examples:
      | answer          | blood | left |
      | pays 1 Prestige | 4     | 19   |
      | declines        | 6     | 20   |

  @id:RIV-3127 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook @rivals.discipline.start-of-text-gates-effect
  Scenario Outline: Social Engineering puts 2 Prestige on the target, with Global Access
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Social Engineering
    And Bruno's Gisele is in the Haven
    When <attacker> attacks Gisele
    And <attacker> makes a Social attack
    And Ana plays Social Engineering face down
    Then Gisele takes 3 damage
    And <placed> Prestige of Ana lies on Gisele
    And Ana keeps all Prestige

    Examples:
      | attacker      | placed |
      | Gina Firenzo  | 2      |
      | Sister Claire | 0      |

  @id:RIV-3128 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Rebuke deals 1 more for 1 Prestige, with Library
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Florencia is in The Streets
    And Ana holds Rebuke
    And Bruno's Gisele is in the Haven
    When Florencia attacks Gisele
    And Florencia makes a Social attack
    And Ana plays Rebuke face down
    And Ana <answer>
    Then Gisele takes <damage> damage
    And Ana has <left> Prestige

    Examples:
      | answer          | damage | left |
      | pays 1 Prestige | 3      | 19   |
      | declines        | 2      | 20   |

  @id:RIV-3129 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Both lines of Rebuke may be paid for against a Monster
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's Evangeline is in The Streets
    And Ana holds Rebuke
    And Ghost is in The Streets
    And Ana has tagged Ghost
    When Evangeline attacks Ghost
    And Evangeline makes a Social attack
    And Ana plays Rebuke face down
    And Ana <first>
    And Ana <second>
    Then Ghost has <blood> Blood
    And Ana has <left> Prestige

    Examples:
      | first           | second          | blood | left |
      | pays 1 Prestige | pays 2 Prestige | 1     | 17   |
      | pays 1 Prestige | declines        | 3     | 19   |
      | declines        | pays 2 Prestige | 2     | 18   |
      | declines        | declines        | 4     | 20   |

  @id:RIV-3130 @needs:cards @needs:hunters @rivals.discipline.start-of-text-gates-effect
  Scenario Outline: Each line of Rebuke requires its own Edge
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's <attacker> is in The Streets
    And Ana holds Rebuke
    And Ghost is in The Streets
    And Ana has tagged Ghost
    When <attacker> attacks Ghost
    And <attacker> makes a Social attack
    And Ana plays Rebuke face down
    And Ana pays <cost> Prestige
    Then Ghost has <blood> Blood
    And it is for Ana to act

    Examples:
      | attacker | cost | blood |
      | Ingrid   | 2    | 4     |
      | Sara     | 1    | 5     |

  @id:RIV-3131 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario: Thwart the Unnatural helps Rebuke against an Antagonist
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's Ingrid is in The Streets
    And Ana holds Rebuke
    And BOPE-RJ: PsyOps is in The Streets
    When Ingrid attacks BOPE-RJ: PsyOps
    And Ingrid makes a Social attack
    And Ana plays Rebuke face down
    And Ana pays 2 Prestige
    Then BOPE-RJ: PsyOps takes 3 damage

  @id:RIV-3132 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario: Rebuke's bonus with Thwart the Unnatural does not apply to a Mortal that is no Antagonist
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's Ingrid is in The Streets
    And Ana holds Rebuke
    And Mugger is in The Streets
    When Ingrid attacks Mugger
    And Ingrid makes a Social attack
    And Ana plays Rebuke face down
    Then Mugger takes 1 damage
    And Ana keeps all Prestige

  @id:RIV-3133 @needs:cards @rivals.attack.s8.apply-card-text
  Scenario Outline: Ingratiate counts the different Disciplines that attacker and defender share
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Ingratiate
    And Bruno's <target> is in the Haven
    When <attacker> attacks <target>
    And <attacker> makes a Social attack
    And Ana plays Ingratiate face down
    Then <target> takes <damage> damage

    Examples:
      | attacker       | target         | damage |
      | Prudence       | Jorge Guerrero | 1      |
      | Prudence       | Iara           | 2      |
      | Prudence       | Matthew        | 2      |
      | Prudence       | Ceraph         | 1      |
      | Ociel Gonzalez | Gisele         | 3      |

  @id:RIV-3134 @needs:cards @rivals.attack.s8.apply-card-text
  Scenario Outline: Shotgun deals 1 more to any kind of Mortal
    Given Ana and Bruno sit clockwise
    And Bruno's Keondra is in the Haven
    And Ana's Hope is in The Streets
    And Ana holds Shotgun
    And <mortal> is in The Streets
    When Hope attacks <mortal>
    And Hope makes a Ranged attack
    And Ana plays Shotgun face down
    Then <mortal> takes 3 damage

    Examples:
      | mortal           |
      | BOPE-RJ: PsyOps  |
      | BOPE-RJ: Caveira |

  @id:RIV-3135 @needs:cards @rivals.attack.s8.splash-not-boosted @needs:options
  Scenario: Shotgun hits another member of the party for 1 discarded card
    Given Ana and Bruno sit clockwise
    And Ana's Hope is in The Streets
    And Ana holds Shotgun, Awe and Charmer
    And Bruno's Keondra, Hakim Owusu and Iara are in The Streets
    And Bruno's Matthew is in the Haven
    When Hope attacks Keondra
    And Hope makes a Ranged attack
    And Ana plays Shotgun face down
    Then exactly these choices are open to Ana:
      | Ana discards Awe     |
      | Ana discards Charmer |
      | Ana declines         |
    When Ana discards Awe
    Then exactly these choices are open to Ana:
      | Ana chooses Hakim Owusu |
      | Ana chooses Iara        |
    When Ana chooses Hakim Owusu
    Then Keondra has 4 Blood
    And Hakim Owusu has 1 Blood
    And Iara has 3 Blood
    And Ana holds Charmer
    And it is for Ana to act

  @id:RIV-3136 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario Outline: Shotgun hits nobody else without a discard or another party member
    Given Ana and Bruno sit clockwise
    And Ana's Hope is in The Streets
    And Ana holds <hand>
    And Bruno's <party> are in The Streets
    And Bruno's Hakim Owusu is in the Haven
    When Hope attacks <target>
    And Hope makes a Ranged attack
    And Ana plays Shotgun face down
    And <answer>
    Then Keondra takes <keondra> damage
    And Iara takes 0 damage
    And Hakim Owusu takes <other> damage
    And Ana's discard pile holds Shotgun

    Examples:
      | hand            | party            | target      | answer       | keondra | other |
      | Shotgun         | Keondra and Iara | Keondra     | Ana passes   | 2       | 0     |
      | Shotgun and Awe | Keondra and Iara | Keondra     | Ana declines | 2       | 0     |
      | Shotgun and Awe | Keondra and Iara | Hakim Owusu | Ana passes   | 0       | 2     |

  @id:RIV-3137 @needs:cards @rivals.attack.s8.apply-card-text
  Scenario Outline: Triple Threat deals 1 more with Potence
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Triple Threat
    And Bruno's Keondra is in the Haven
    When <attacker> attacks Keondra
    And <attacker> makes a Physical attack
    And Ana plays Triple Threat face down
    Then Keondra takes <damage> damage
    And Ana keeps all Prestige

    Examples:
      | attacker       | damage |
      | Lucky          | 3      |
      | Ociel Gonzalez | 2      |

  @id:RIV-3138 @needs:cards @rivals.golden.card-beats-rulebook @rivals.discipline.start-of-text-gates-effect
  Scenario Outline: Triple Threat steals 1 Prestige with Presence, if a Reaction was played
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Triple Threat
    And Bruno's Keondra is in the Haven
    And Bruno holds Shifting Organs
    When <attacker> attacks Keondra
    And <attacker> makes a Physical attack
    And Ana plays Triple Threat face down
    And Bruno <answer>
    Then Ana has <ana> Prestige
    And Bruno has <bruno> Prestige
    And Ana holds nothing

    Examples:
      | attacker       | answer                          | ana | bruno |
      | Ociel Gonzalez | plays Shifting Organs face down | 21  | 19    |
      | Ociel Gonzalez | declines                        | 20  | 20    |
      | Benicio        | plays Shifting Organs face down | 20  | 20    |

  @id:RIV-3427 @needs:cards @needs:ending @rivals.knockout.prestige-zero
  Scenario: A player whose last Prestige Triple Threat steals is knocked out
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Rival is Bruno
    And Ana's Ociel Gonzalez is in The Streets
    And Ana holds Triple Threat
    And Bruno has 1 Prestige
    And Bruno's Keondra is in the Haven
    And Bruno holds Shifting Organs
    And Clara's Iara is in the Haven
    When Ociel Gonzalez attacks Keondra
    And Ociel Gonzalez makes a Physical attack
    And Ana plays Triple Threat face down
    And Bruno plays Shifting Organs face down
    Then Bruno is knocked out by Ana
    And Ana has 21 Prestige
    And Ana wins the game

  @id:RIV-3139 @needs:cards @rivals.golden.card-beats-rulebook @rivals.discipline.start-of-text-gates-effect
  Scenario Outline: Triple Threat draws 1 card with Auspex
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Triple Threat
    And Ana's Library holds Awe
    And Ana's Faction deck holds Judas
    And Bruno's Keondra is in the Haven
    When <attacker> attacks Keondra
    And <attacker> makes a Physical attack
    And Ana plays Triple Threat face down
    And <answer>
    Then Keondra takes <damage> damage
    And Ana holds <hand>
    And Ana has 1 Action left
    And it is for Ana to act

    Examples:
      | attacker | answer                                 | damage | hand  |
      | Grace    | Ana draws a card from the Library      | 3      | Awe   |
      | Lucky    | Ana draws a card from the Faction deck | 3      | Judas |

  @id:RIV-3140 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario: Triple Threat draws no card without Auspex
    Given Ana and Bruno sit clockwise
    And Ana's Ociel Gonzalez is in The Streets
    And Ana holds Triple Threat
    And Ana's Library holds Awe
    And Bruno's Keondra is in the Haven
    When Ociel Gonzalez attacks Keondra
    And Ociel Gonzalez makes a Physical attack
    And Ana plays Triple Threat face down
    Then Keondra takes 2 damage
    And Ana holds nothing

  @id:RIV-3141 @needs:cards @rivals.faceup.dictated-by-card
  Scenario Outline: A player who controls a Caitiff may place Risky Business face down
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Ana's <mate> is in <place>
    And Ana holds Risky Business
    And Bruno's Keondra is in the Haven
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana plays Risky Business face down
    Then Keondra takes <damage> damage
    And Ana's discard pile holds Risky Business

    Examples:
      | mate   | place     | damage |
      | Lucky  | the Haven | 5      |
      | Lucky  | torpor    | 2      |
      | Ceraph | the Haven | 2      |

  @id:RIV-3142 @needs:cards @rivals.attack.s8.apply-card-text @rivals.attack.s8.apply-card-text
  Scenario Outline: A Block or a Reaction discards Risky Business, and the attack goes on
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Ana's <mate> is in the Haven
    And Ana holds Risky Business
    And Bruno's Keondra and Hope are in the Haven
    And Bruno holds Layers of Protection
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana plays Risky Business <face>
    And <block>
    And Bruno <reaction>
    Then <target> takes <damage> damage
    And Ana's discard pile holds Risky Business

    Examples:
      | mate   | face      | block          | reaction                             | target  | damage |
      | Ceraph | face up   | Bruno declines | declines                             | Keondra | 5      |
      | Ceraph | face up   | Bruno declines | plays Layers of Protection face down | Keondra | 1      |
      | Ceraph | face up   | Hope blocks    | declines                             | Hope    | 2      |
      | Lucky  | face down | Bruno declines | declines                             | Keondra | 5      |
      | Lucky  | face down | Bruno declines | plays Layers of Protection face down | Keondra | 1      |
      | Lucky  | face down | Hope blocks    | declines                             | Hope    | 2      |

  @id:RIV-3143 @needs:cards @rivals.faceup.dictated-by-card @rivals.attack.s2.face-up-cards-resolve-at-once
  Scenario Outline: Release the Hounds deals 1 more for 1 Prestige, with Animalism
    Given Ana and Bruno sit clockwise
    And Ana's Sage is in The Streets
    And Ana holds Release the Hounds
    And Bruno's Keondra is in the Haven
    When Sage attacks Keondra
    And Sage makes a Physical attack
    And Ana plays Release the Hounds face up
    And Ana <answer>
    Then Keondra takes <damage> damage
    And Ana has <left> Prestige

    Examples:
      | answer          | damage | left |
      | pays 1 Prestige | 3      | 19   |
      | declines        | 2      | 20   |

  @id:RIV-3144 @needs:cards @needs:hunters @rivals.faceup.dictated-by-card @rivals.attack.s2.face-up-cards-resolve-at-once
  Scenario Outline: Release the Hounds deals 1 more for 1 Prestige, with Beast Whisperer
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Gina Firenzo is in The Streets
    And Ana holds Release the Hounds
    And Bruno's Keondra is in the Haven
    When Gina Firenzo attacks Keondra
    And Gina Firenzo makes a Physical attack
    And Ana plays Release the Hounds face up
    And Ana <answer>
    Then Keondra takes <damage> damage
    And Ana has <left> Prestige

    Examples:
      | answer          | damage | left |
      | pays 1 Prestige | 3      | 19   |
      | declines        | 2      | 20   |

  @id:RIV-3145 @needs:cards @needs:hunters @rivals.icons.bp.limits-cards
  Scenario: Release the Hounds needs 2 Blood Potency, and has no bonus without its Discipline or Edge
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Juliana is in The Streets
    And Ana holds Release the Hounds
    And Bruno's Keondra is in the Haven
    When Juliana attacks Keondra
    And Juliana makes a Physical attack
    And Ana plays Release the Hounds face up
    Then Keondra takes 2 damage
    And Ana keeps all Prestige

  @id:RIV-4146 @needs:cards @needs:hunters @rivals.edge.bonus-by-card @checks:b
  Scenario Outline: Release the Hounds has no bonus for a vampire without Animalism
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's <who> is in The Streets
    And Ana's <mate> is in the Haven
    And Ana holds Release the Hounds
    And Bruno's Gina Firenzo and Rio are in the Haven
    When <who> attacks Gina Firenzo
    And <who> makes a Physical attack
    And Ana plays Release the Hounds face up
    Then it is for <asked>

    Examples:
      | who   | mate  | asked                     |
      | Jimmy | Sage  | Bruno to block or decline |
      | Sage  | Jimmy | Ana to pay or decline     |

  @id:RIV-3146 @needs:cards @needs:hunters @rivals.attack.s5.bp-too-low-discard
  Scenario: Release the Hounds cannot be played at 1 Blood Potency
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Andrés is in The Streets
    And Ana holds Release the Hounds
    And Bruno's Keondra is in the Haven
    When Andrés attacks Keondra
    And Andrés makes a Physical attack
    Then Ana cannot play Release the Hounds face up because rivals.attack.s5.bp-too-low-discard

  @id:RIV-4290 @needs:cards @rivals.attack.s5.wrong-type-discard
  Scenario: Release the Hounds is not placed face up with a Social attack
    Given Ana and Bruno sit clockwise
    And Ana's Hope is in The Streets
    And Ana holds Release the Hounds
    And Bruno's Keondra is in the Haven
    When Hope attacks Keondra
    And Hope makes a Social attack
    Then Ana cannot play Release the Hounds face up because rivals.attack.s5.wrong-type-discard

  @id:RIV-3147 @needs:cards @rivals.attack.s8.apply-card-text
  Scenario Outline: Coiled Strike deals 1 more for every two face-down cards, with Protean
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Coiled Strike
    And Ana's <cards> face down beside the Haven
    And Bruno's Keondra is in the Haven
    When <attacker> attacks Keondra
    And <attacker> makes a Physical attack
    And Ana plays Coiled Strike face down
    Then Keondra takes <damage> damage

    Examples:
      | attacker       | cards                                                           | damage |
      | Ceraph         | Snake Oil lies                                                  | 3      |
      | Ceraph         | Snake Oil and Pay Tribute lie                                   | 4      |
      | Ceraph         | Snake Oil, Pay Tribute and Snake Oil lie                        | 4      |
      | Ceraph         | Snake Oil, Pay Tribute, Shed Your Skin and Snake in the Grass lie | 5      |
      | Ociel Gonzalez | Snake Oil and Pay Tribute lie                                   | 3      |

  @id:RIV-3148 @needs:cards @rivals.attack.s8.apply-card-text
  Scenario: Coiled Strike counts neither Curses nor foes' cards
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in The Streets
    And Ana holds Coiled Strike
    And Ana's Snake Oil lies face down beside the Haven
    And Ana's Believer lies beside the Haven
    And Bruno's Keondra is in the Haven
    And Ana's Charmer is attached face down to Keondra
    And Bruno's Pay Tribute lies face down beside the Haven
    When Ceraph attacks Keondra
    And Ceraph makes a Physical attack
    And Ana plays Coiled Strike face down
    Then Keondra takes 3 damage

  @id:RIV-3149 @needs:cards @rivals.attack.s8.apply-card-text
  Scenario Outline: Wide Array of Pain removes 1 of the defender's Shields if the attacker has three Disciplines
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And <attacker> has learned <learned>
    And Ana holds Wide Array of Pain
    And Bruno's Matthew is in the Haven
    And Bruno holds Shifting Organs
    When <attacker> attacks Matthew
    And <attacker> makes a Mental attack
    And Ana plays Wide Array of Pain face down
    And Bruno plays Shifting Organs face down
    Then Matthew takes <damage> damage

    Examples:
      | attacker | learned | damage |
      | Keondra  | Potence | 2      |
      | Ceraph   | Potence | 2      |
      | Gisele   | Potence | 1      |

  @id:RIV-3150 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Confuse deals 1 more for 1 Prestige, whoever plays it
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio is in The Streets
    And Ana holds Confuse
    And Bruno's Matthew is in the Haven
    When Rio attacks Matthew
    And Rio makes a Mental attack
    And Ana plays Confuse face down
    And Ana <answer>
    Then Matthew takes <damage> damage
    And Ana has <left> Prestige
    And Ana's discard pile holds Confuse

    Examples:
      | answer          | damage | left |
      | pays 1 Prestige | 3      | 19   |
      | declines        | 2      | 20   |

  @id:RIV-3151 @needs:cards @needs:hunters @rivals.attack.s5.bp-too-low-discard
  Scenario: Confuse has no effect at 1 Blood Potency
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Noriko is in The Streets
    And Ana holds Confuse
    And Bruno's Matthew is in the Haven
    When Noriko attacks Matthew
    And Noriko makes a Mental attack
    And Ana plays Confuse face down
    Then Matthew takes 1 damage
    And Ana keeps all Prestige

  @id:RIV-3152 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook @rivals.discipline.start-of-text-gates-effect
  Scenario Outline: Confuse may be attached to the target after the attack, with Sense the Unnatural
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in The Streets
    And Ana holds Confuse
    And Bruno's Matthew is in the Haven
    When Ingrid attacks Matthew
    And Ingrid makes a Mental attack
    And Ana plays Confuse face down
    And Ana declines
    Then it is for Ana to attach the card or decline
    When Ana <answer>
    Then Matthew bears <borne>
    And Ana's discard pile <pile>

    Examples:
      | answer          | borne   | pile          |
      | chooses Matthew | Confuse | is empty      |
      | declines        | nothing | holds Confuse |

  @id:RIV-3153 @needs:cards @needs:hunters @needs:torpor @rivals.golden.card-beats-rulebook
  Scenario Outline: Confuse cannot be attached to a defeated character or one without room
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in The Streets
    And Ana holds Confuse
    And Bruno's Matthew is in the Haven with <blood> Blood
    And Bruno's Lucky is in The Streets
    And Politician, Maid and <third> are attached to <bearer>
    When Ingrid attacks Matthew
    And Ingrid makes a Mental attack
    And Ana plays Confuse face down
    And Ana declines
    Then Ana's discard pile holds Confuse
    And it is for Ana to act

    Examples:
      | blood | third   | bearer  |
      | 5     | Lookout | Matthew |
      | 3     | Lookout | Lucky   |

  @id:RIV-3154 @needs:cards @needs:conspiracies @rivals.attack.s8.apply-card-text @rivals.icons.bp.limits-cards
  Scenario Outline: Subterfuge deals 1 more for each Conspiracy resolved this turn
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Subterfuge
    And Ana's Snake Oil and Snake Oil lie face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy and Conspiracy#2
    And Bruno's Ceraph is in the Haven
    When Ana reveals Conspiracy
    And <next>
    And <attacker> attacks Ceraph
    And <attacker> makes a Social attack
    And Ana plays Subterfuge face down
    Then Ceraph takes <damage> damage

    Examples:
      | attacker    | next                            | damage |
      | Hakim Owusu | Ana contributes to Conspiracy   | 2      |
      | Hakim Owusu | Ana reveals Conspiracy          | 3      |
      | Thaddeus    | Ana contributes to Conspiracy   | 0      |

  @id:RIV-3155 @needs:cards @rivals.attack.s8.apply-card-text
  Scenario: Subterfuge adds nothing when no Conspiracy was resolved
    Given Ana and Bruno sit clockwise
    And Ana's Hakim Owusu is in The Streets
    And Ana holds Subterfuge
    And Bruno's Gisele is in the Haven
    When Hakim Owusu attacks Gisele
    And Hakim Owusu makes a Social attack
    And Ana plays Subterfuge face down
    Then Gisele takes 2 damage

  @id:RIV-3156 @needs:cards @rivals.keyword.targeted.may-retarget
  Scenario Outline: Subterfuge may change the target to another member of the party, with Obfuscate
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Subterfuge
    And Bruno's Keondra and Gisele are in the Haven
    When <attacker> attacks Keondra
    And <attacker> makes a Social attack
    And Ana plays Subterfuge face down
    And Bruno declines
    And <answer>
    Then Keondra takes 0 damage
    And Gisele takes <damage> damage

    Examples:
      | attacker    | answer             | damage |
      | Jimmy       | Ana chooses Gisele | 1      |
      | Jimmy       | Ana declines       | 0      |
      | Hakim Owusu | Ana passes         | 0      |

  @id:RIV-3157 @needs:cards @rivals.golden.card-beats-rulebook @rivals.discipline.start-of-text-gates-effect
  Scenario Outline: Lingering Kiss may be attached to the target after the attack, with Presence
    Given Ana and Bruno sit clockwise
    And Ana's Hakim Owusu is in The Streets
    And Ana holds Lingering Kiss
    And Bruno's Gisele is in the Haven
    When Hakim Owusu attacks Gisele
    And Hakim Owusu makes a Social attack
    And Ana plays Lingering Kiss face down
    And Ana <answer>
    Then Gisele takes 3 damage
    And Gisele bears <borne>
    And Ana's discard pile <pile>

    Examples:
      | answer         | borne          | pile                 |
      | chooses Gisele | Lingering Kiss | is empty             |
      | declines       | nothing        | holds Lingering Kiss |

  @id:RIV-3158 @needs:cards @needs:stop @needs:turn @rivals.ruling.lingering-kiss @rivals.begin.start.effects-happen-now
  Scenario Outline: A hurt bearer of Lingering Kiss gets a -1 BP token at the start of its controller's turn
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in the Haven
    And Bruno's Gisele is in the Haven with <blood> Blood
    And Ana's Lingering Kiss is attached to Gisele
    And it is <seat>'s City Deck Step
    And the game stops at <seat>'s Ready and Return Step
    Then Gisele has <tokens> -1 BP tokens
    And Gisele has <blood> Blood
    And it is for <seat> to let the game go on

    Examples:
      | seat  | blood | tokens |
      | Bruno | 3     | 1      |
      | Bruno | 4     | 0      |
      | Ana   | 3     | 0      |

  @id:RIV-3159 @needs:cards @needs:hunters @rivals.attack.s8.apply-card-text
  Scenario Outline: Blaze of Glory deals 1 more with Thwart the Unnatural
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Blaze of Glory
    And Bruno's Keondra is in the Haven
    When <attacker> attacks Keondra
    And <attacker> makes a Physical attack
    And Ana plays Blaze of Glory face down
    Then Keondra takes <damage> damage
    And <attacker> is in The Streets

    Examples:
      | attacker      | damage |
      | Sister Claire | 2      |
      | Noriko        | 1      |

  @id:RIV-3160 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Blaze of Glory deals 3 more to a Monster for 1 Prestige, and burns the attacker
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's <attacker> is in The Streets
    And Ana's Noriko is in the Haven
    And Ana holds Blaze of Glory
    And Brain-Eater is in The Streets
    And Ana has tagged Brain-Eater
    When <attacker> attacks Brain-Eater
    And <attacker> makes a Physical attack
    And Ana plays Blaze of Glory face down
    And Ana <answer>
    Then Brain-Eater has <blood> Blood
    And Ana has <left> Prestige
    And <attacker> is in <where>

    Examples:
      | attacker    | answer          | blood | left | where             |
      | Maria Lopez | pays 1 Prestige | 2     | 19   | Ana's burned pile |
      | Maria Lopez | declines        | 5     | 20   | The Streets       |
      | Toquinho    | pays 1 Prestige | 2     | 19   | Ana's burned pile |
      | Toquinho    | declines        | 5     | 20   | The Streets       |

  @id:RIV-3702 @needs:cards @needs:hunters @rivals.terms.burn
  Scenario Outline: Burning the last Hunter with Blaze of Glory knocks its player out only where any loss does
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's Toquinho is in The Streets
    And Ana holds Blaze of Glory
    And Brain-Eater is in The Streets
    And Ana has tagged Brain-Eater
    When Toquinho attacks Brain-Eater
    And Toquinho makes a Physical attack
    And Ana plays Blaze of Glory face down
    And Ana pays 1 Prestige
    Then Toquinho is in Ana's burned pile
    And Ana <fate>

    @edition:lost_last_character=goes-on
    Examples:
      | fate              |
      | is still in the game |

    @edition:lost_last_character=knocked-out @needs:ending @rivals.knockout.last-active-character
    Examples:
      | fate              |
      | is knocked out    |

  @id:RIV-3161 @needs:cards @needs:hunters @needs:torpor @rivals.ruling.wooden-stake.torpor-with-rest @rivals.attack.s8.apply-card-text
  Scenario Outline: Wooden Stake sends a vampire to torpor that was already Wounded and takes damage
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Wooden Stake
    And Bruno's Keondra is in the Haven with <blood> Blood
    And Bruno's Lucky is in The Streets
    When <attacker> attacks Keondra
    And <attacker> makes a Physical attack
    And Ana plays Wooden Stake face down
    Then Keondra is in <where>
    And Keondra has <left> Blood
    And Keondra bears <borne>
    And Keondra is not defeated

    Examples:
      | attacker  | blood | where         | left | borne        |
      | Francisco | 3     | torpor        | 2    | Wooden Stake |
      | Francisco | 4     | Bruno's Haven | 3    | nothing      |
      | Sara      | 3     | Bruno's Haven | 3    | nothing      |
      | Andrés    | 3     | Bruno's Haven | 2    | nothing      |

  @id:RIV-3162 @needs:cards @needs:hunters @rivals.attack.s5.bp-too-low-discard
  Scenario: Wooden Stake has no effect at 2 Blood Potency
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Francisco is in The Streets with 2 Blood
    And Francisco has 1 -1 BP token
    And Ana holds Wooden Stake
    And Bruno's Keondra is in the Haven with 3 Blood
    When Francisco attacks Keondra
    And Francisco makes a Physical attack
    And Ana plays Wooden Stake face down
    Then Keondra is in Bruno's Haven with 2 Blood
    And Ana's discard pile holds Wooden Stake

  @id:RIV-3163 @needs:hunters @needs:torpor @rivals.ruling.wooden-stake.not-a-defeat @rivals.end.step-order
  Scenario Outline: The bearer of Wooden Stake mends no free Blood in torpor
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Bruno's Keondra is in torpor with 2 Blood
    And Bruno's Lucky is in the Haven
    And Ana's <curse> is attached to Keondra
    And it is Bruno's Torpor and Mending Step
    And the game stops at Bruno's Draw Step
    Then Keondra has <blood> Blood
    And it is for Bruno to let the game go on

    Examples:
      | curse        | blood |
      | Wooden Stake | 2     |
      | Confuse      | 3     |

  @id:RIV-3164 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook @rivals.affliction.curses-may-be-face-down
  Scenario Outline: Get the Drop attaches a card from hand with Library, and that card counts for its bonus
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Renata Gomes is in The Streets
    And Ana holds Get the Drop, Shotgun and Noriko
    And Bruno's Keondra is in the Haven
    When Renata Gomes attacks Keondra
    And Renata Gomes makes a Mental attack
    And Ana plays Get the Drop face down
    And Ana attaches Shotgun face down
    And Ana <answer>
    Then Keondra takes <damage> damage
    And Ana has <left> Prestige
    And Ana holds Noriko
    And Keondra bears Shotgun

    Examples:
      | answer          | damage | left |
      | pays 2 Prestige | 2      | 18   |
      | declines        | 1      | 20   |

  @id:RIV-3686 @needs:cards @needs:hunters @needs:options @rivals.affliction.curses-may-be-face-down
  Scenario: Get the Drop attaches only Library cards
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Renata Gomes is in The Streets
    And Ana holds Get the Drop, Shotgun, Rebuke and Noriko
    And Bruno's Keondra is in the Haven
    When Renata Gomes attacks Keondra
    And Renata Gomes makes a Mental attack
    And Ana plays Get the Drop face down
    Then exactly these choices are open to Ana:
      | Ana attaches Shotgun face down |
      | Ana attaches Rebuke face down  |
      | Ana declines                   |
    When Ana attaches Rebuke face down
    Then Curse lies face down
    And Ana sees Curse to be Rebuke

  @id:RIV-3494 @needs:cards @needs:hunters @rivals.attach.limit-three
  Scenario: Get the Drop attaches nothing to a character that bears three cards
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Renata Gomes is in The Streets
    And Ana has 1 Prestige
    And Ana holds Get the Drop and Shotgun
    And Bruno's Keondra is in the Haven
    And Politician, Vagrant and Maid are attached to Keondra
    When Renata Gomes attacks Keondra
    And Renata Gomes makes a Mental attack
    And Ana plays Get the Drop face down
    And Bruno declines
    Then Ana holds Shotgun
    And Keondra bears Politician, Vagrant and Maid

  @id:RIV-3165 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook @rivals.curse.definition
  Scenario Outline: Get the Drop deals 1 more per Curse on the target if paid for
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Get the Drop and Shotgun
    And Bruno's Matthew is in the Haven
    And Vagrant is attached to Matthew
    And Ana's <curses> attached to Matthew
    When <attacker> attacks Matthew
    And <attacker> makes a Mental attack
    And Ana plays Get the Drop face down
    And Ana pays 2 Prestige
    And Bruno declines
    Then Matthew takes <damage> damage
    And Ana holds Shotgun

    Examples:
      | attacker | curses                   | damage |
      | Toquinho | Weigh Down is            | 3      |
      | Toquinho | Weigh Down and Rebuke are | 4      |

  @id:RIV-3166 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario: Get the Drop's attachment is optional, and without a Curse no Prestige is paid
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Renata Gomes is in The Streets
    And Ana holds Get the Drop and Shotgun
    And Bruno's Keondra is in the Haven
    When Renata Gomes attacks Keondra
    And Renata Gomes makes a Mental attack
    And Ana plays Get the Drop face down
    Then it is for Ana to attach a card of the hand or decline
    When Ana declines
    Then Keondra takes 1 damage
    And Keondra bears nothing
    And Ana keeps all Prestige

  @id:RIV-3167 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook @rivals.discipline.start-of-text-gates-effect
  Scenario Outline: Holy Water stops the Monster's attack this turn, with Repel the Unnatural
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's <attacker> is in The Streets
    And Ana holds Holy Water
    And Ghost is in The Streets
    And Ana has tagged Ghost
    And Ana has 1 Action left
    And the game stops at Ana's Draw Step
    When <attacker> attacks Ghost
    And <attacker> makes a Mental attack
    And Ana plays Holy Water face down
    Then Ghost has 5 Blood
    When Ana passes
    Then <who>

    Examples:
      | attacker | who                                  |
      | Ingrid   | it is for Ana to let the game go on  |
      | Sara     | it is for Bruno to have a Monster attack |

  @id:RIV-3168 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Holy Water deals 2 more for 1 Prestige, with True Faith
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline is in The Streets
    And Ana holds Holy Water
    And Bruno's Matthew is in the Haven
    When Evangeline attacks Matthew
    And Evangeline makes a Mental attack
    And Ana plays Holy Water face down
    And Ana <answer>
    Then Matthew takes <damage> damage
    And Ana has <left> Prestige

    Examples:
      | answer          | damage | left |
      | pays 1 Prestige | 3      | 19   |
      | declines        | 1      | 20   |

  @id:RIV-3169 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario Outline: Awe gives the target No Influence with Presence, and deals 1 more with Presence twice
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Awe
    And Bruno's Matthew is in the Haven
    When <attacker> attacks Matthew
    And <attacker> makes a Mental attack
    And Ana plays Awe face down
    Then Matthew takes <damage> damage
    And Matthew <token> No Influence
    And <attacker> does not have No Influence

    Examples:
      | attacker | damage | token         |
      | Gisele   | 3      | has           |
      | Ceraph   | 2      | has           |
      | Benicio  | 2      | does not have |
