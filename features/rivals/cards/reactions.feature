# The Reactions of the box. Rulebook, "Step 4: Place Reaction Card", "Reactions", "Shield Icon"
Feature: Reactions of the box
  Shields, attack types answered, required Blood Potency, and each line of text.

  @id:RIV-3170 @needs:cards @needs:hunters @rivals.attack.s5.illegal-reaction-discarded
  Scenario Outline: A Hunter's Reaction gives its Shields only against its own attack types
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds <card>
    And Bruno's <target> is in the Haven
    And Bruno holds <reaction>
    When <attacker> attacks <target>
    And <attacker> makes a <type> attack
    And Ana plays <card> face down
    And Bruno plays <reaction> face down
    Then <target> takes <damage> damage
    And Bruno's discard pile holds <reaction>

    Examples:
      | reaction               | type     | attacker | card               | target      | damage |
      | Strength of the Fallen | Physical | Matthew  | Coiled Strike      | Ryan        | 2      |
      | Strength of the Fallen | Mental   | Ceraph   | Wide Array of Pain | Maria Lopez | 1      |
      | Strength of the Fallen | Ranged   | Ceraph   | Shotgun            | Ryan        | 2      |
      | Strength of the Fallen | Social   | Keondra  | Ingratiate         | Maria Lopez | 3      |
      | Ready and Waiting      | Physical | Matthew  | Coiled Strike      | Ingrid      | 1      |
      | Ready and Waiting      | Ranged   | Ceraph   | Shotgun            | Ingrid      | 0      |
      | Ready and Waiting      | Social   | Ceraph   | Ingratiate         | Ingrid      | 2      |
      | Ready and Waiting      | Mental   | Ceraph   | Wide Array of Pain | Ingrid      | 1      |
      | Know Their Habits      | Mental   | Ceraph   | Wide Array of Pain | Florencia   | 1      |
      | Know Their Habits      | Ranged   | Ceraph   | Shotgun            | Jamie       | 0      |
      | Know Their Habits      | Physical | Ceraph   | Coiled Strike      | Florencia   | 2      |
      | Know Their Habits      | Social   | Ceraph   | Ingratiate         | Florencia   | 1      |
      | Get into its Mind      | Social   | Ceraph   | Ingratiate         | Toquinho    | 1      |
      | Get into its Mind      | Mental   | Ceraph   | Wide Array of Pain | Toquinho    | 1      |
      | Get into its Mind      | Physical | Ceraph   | Coiled Strike      | Toquinho    | 2      |
      | Get into its Mind      | Ranged   | Ceraph   | Shotgun            | Toquinho    | 1      |
      | Layers of Protection   | Ranged   | Ceraph   | Shotgun            | Ingrid      | 1      |
      | Layers of Protection   | Physical | Ceraph   | Coiled Strike      | Ingrid      | 2      |
      | Layers of Protection   | Social   | Ceraph   | Ingratiate         | Ingrid      | 2      |
      | Layers of Protection   | Mental   | Ceraph   | Wide Array of Pain | Ingrid      | 1      |

  @id:RIV-3171 @needs:cards @rivals.attack.s8.apply-card-text @rivals.attack.s8.apply-card-text
  Scenario Outline: Shifting Organs answers three types, with 1 more Shield with Obfuscate
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in The Streets
    And Ana holds <card>
    And Bruno's <target> is in the Haven
    And Bruno holds Shifting Organs
    When Ceraph attacks <target>
    And Ceraph makes a <type> attack
    And Ana plays <card> face down
    And Bruno plays Shifting Organs face down
    Then <target> takes <damage> damage
    And Bruno's discard pile holds Shifting Organs

    Examples:
      | type     | card               | target      | damage |
      | Ranged   | Shotgun            | Hakim Owusu | 1      |
      | Physical | Coiled Strike      | Hakim Owusu | 2      |
      | Mental   | Wide Array of Pain | Hakim Owusu | 2      |
      | Social   | Ingratiate         | Gisele      | 3      |
      | Ranged   | Shotgun            | Prudence    | 0      |
      | Physical | Coiled Strike      | Prudence    | 1      |
      | Mental   | Wide Array of Pain | Matthew     | 1      |

  @id:RIV-3172 @needs:cards @needs:hunters @rivals.icons.bp.limits-cards @rivals.attack.s5.illegal-reaction-discarded
  Scenario Outline: A Hunter's Reaction works at exactly the required Blood Potency
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Ceraph is in The Streets
    And Bruno's <target> is in The Streets
    And Bruno's Rio is in the Haven
    And Bruno holds <reaction>
    When Ceraph attacks <target>
    And Ceraph makes a <type> attack
    And Bruno plays <reaction> face down
    Then <target> takes <damage> damage

    Examples:
      | reaction               | type     | target | damage |
      | Strength of the Fallen | Physical | Sara   | 0      |
      | Strength of the Fallen | Physical | Jamie  | 1      |
      | Ready and Waiting      | Physical | Jamie  | 0      |
      | Ready and Waiting      | Physical | Noriko | 1      |
      | Layers of Protection   | Physical | Jamie  | 0      |
      | Layers of Protection   | Physical | Noriko | 1      |
      | Know Their Habits      | Mental   | Andrés | 0      |
      | Get into its Mind      | Social   | Juliana | 0      |
      | Get into its Mind      | Social   | Noriko | 1      |

  @id:RIV-3405 @needs:cards @needs:hunters @rivals.icons.bp.limits-cards @rivals.attack.s5.illegal-reaction-discarded
  Scenario Outline: Get into its Mind requires exactly 2 Blood Potency
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's <attacker> is in The Streets
    And Bruno's <target> is in the Haven
    And Bruno's Sara is in The Streets
    And Bruno holds Get into its Mind
    When <attacker> attacks <target>
    And <attacker> makes a Social attack
    And Bruno plays Get into its Mind face down
    Then <target> takes <damage> damage

    Examples:
      | attacker    | target   | damage |
      | Hakim Owusu | Juliana  | 0      |
      | Hakim Owusu | Pregador | 0      |
      | Ceraph      | Noriko   | 1      |

  @id:RIV-3173 @needs:cards @rivals.icons.bp.limits-cards @rivals.attack.s5.illegal-reaction-discarded
  Scenario Outline: Shifting Organs requires 3 Blood Potency
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in The Streets
    And Bruno's <target> is in the Haven
    And Bruno holds Shifting Organs
    When Ceraph attacks <target>
    And Ceraph makes a Physical attack
    And Bruno plays Shifting Organs face down
    Then <target> takes <damage> damage

    Examples:
      | target      | damage |
      | Hakim Owusu | 0      |
      | Thaddeus    | 1      |

  @id:RIV-3174 @needs:cards @needs:hunters @rivals.ruling.well-prepared @rivals.preemptive.reactions-allowed
  Scenario Outline: Well-Prepared has 2 Shields against a Monster's attack of any type
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's <attacker> is in The Streets
    And Ana holds Well-Prepared
    And <monster> is in The Streets
    And Ana has tagged <monster>
    When <attacker> attacks <monster>
    And <attacker> makes a Ranged attack
    And Ana plays Well-Prepared face down
    Then <attacker> takes <damage> damage
    And Ana's discard pile holds Well-Prepared
    And Ana keeps all Prestige

    Examples:
      | attacker | monster     | damage |
      | Jamie    | Werewolf    | 1      |
      | Jamie    | Vampire     | 1      |
      | Gina Firenzo | Warlock | 1      |
      | Andrés   | Brain-Eater | 0      |

  @id:RIV-3175 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook @rivals.discipline.start-of-text-gates-effect
  Scenario Outline: Well-Prepared has 3 Shields for 1 Prestige, with Sense the Unnatural
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's Pregador is in The Streets
    And Ana holds Well-Prepared
    And Warlock is in The Streets
    And Ana has tagged Warlock
    When Pregador attacks Warlock
    And Pregador makes a Ranged attack
    And Ana plays Well-Prepared face down
    And Ana <answer>
    Then Pregador takes <damage> damage
    And Ana has <left> Prestige

    Examples:
      | answer          | damage | left |
      | pays 1 Prestige | 0      | 19   |
      | declines        | 1      | 20   |

  @id:RIV-3176 @needs:cards @needs:hunters @rivals.attack.s5.illegal-reaction-discarded
  Scenario: Well-Prepared works only against a Monster
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Matthew is in The Streets
    And Bruno's Ryan is in the Haven
    And Bruno holds Well-Prepared
    When Matthew attacks Ryan
    And Matthew makes a Physical attack
    And Bruno plays Well-Prepared face down
    Then Ryan takes 2 damage
    And Bruno keeps all Prestige

  @id:RIV-3177 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Strength of the Fallen has a Shield per burned character for 1 Prestige
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Matthew is in The Streets
    And Ana holds Coiled Strike
    And Ana's Snake Oil and Pay Tribute lie face down beside the Haven
    And Bruno's Florencia is in the Haven
    And Bruno's burned pile holds <burned>
    And Ana's burned pile holds Judas
    And Bruno holds Strength of the Fallen
    When Matthew attacks Florencia
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    And Bruno plays Strength of the Fallen face down
    And Bruno <answer>
    Then Florencia takes <damage> damage
    And Bruno has <left> Prestige

    Examples:
      | burned             | answer          | damage | left |
      | Noriko and Rebuke  | pays 1 Prestige | 1      | 19   |
      | Noriko and Andrés  | pays 1 Prestige | 0      | 19   |
      | Noriko and Andrés  | declines        | 2      | 20   |

  @id:RIV-3178 @needs:cards @needs:hunters @rivals.discipline.start-of-text-gates-effect
  Scenario Outline: Strength of the Fallen has no payment without Thwart the Unnatural or a burned character
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Matthew is in The Streets
    And Ana holds Coiled Strike
    And Bruno's <target> is in the Haven
    And Bruno's burned pile holds <burned>
    And Bruno holds Strength of the Fallen
    When Matthew attacks <target>
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    And Bruno plays Strength of the Fallen face down
    Then <target> takes <damage> damage
    And Bruno keeps all Prestige

    Examples:
      | target    | burned | damage |
      | Sara      | Noriko | 2      |
      | Florencia | Rebuke | 1      |

  @id:RIV-3179 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook @rivals.discipline.start-of-text-gates-effect
  Scenario Outline: Ready and Waiting puts 1 Prestige on the attacker, with Global Access
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Matthew is in The Streets
    And Bruno's <target> is in the Haven
    And Bruno holds Ready and Waiting
    When Matthew attacks <target>
    And Matthew makes a Physical attack
    And Bruno plays Ready and Waiting face down
    Then <target> takes 0 damage
    And <placed> Prestige of Bruno lies on Matthew
    And 0 Prestige of Bruno lies on <target>
    And Bruno keeps all Prestige

    Examples:
      | target  | placed |
      | Juliana | 1      |
      | Rio     | 0      |

  @id:RIV-3180 @needs:cards @rivals.golden.card-beats-rulebook @rivals.icons.shield.reduces-damage
  Scenario Outline: Layers of Protection gives each member of the party 1 Shield
    Given Ana and Bruno sit clockwise
    And Ana's Hope is in The Streets
    And Ana holds Shotgun and Awe
    And Bruno's Keondra and Hakim Owusu are in The Streets
    And Bruno holds <reaction>
    When Hope attacks Keondra
    And Hope makes a Ranged attack
    And Ana plays Shotgun face down
    And Bruno plays <reaction> face down
    And Ana discards Awe
    And Ana chooses Hakim Owusu
    Then Keondra takes <target> damage
    And Hakim Owusu takes <mate> damage

    Examples:
      | reaction             | target | mate |
      | Layers of Protection | 1      | 1    |
      | Shifting Organs      | 0      | 2    |

  @id:RIV-3181 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario Outline: Each card discarded for Layers of Protection prevents 1 damage to the target
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Ana holds Coiled Strike
    And Bruno's Keondra is in the Haven
    And Bruno holds Layers of Protection, Charmer, Awe and Judas
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    And Bruno plays Layers of Protection face down
    And Bruno <first>
    And <second>
    Then Keondra takes <damage> damage
    And Bruno holds <hand>

    Examples:
      | first            | second         | damage | hand                    |
      | discards Charmer | Bruno declines | 2      | Awe and Judas           |
      | declines         | Ana passes     | 3      | Charmer, Awe and Judas  |

  @id:RIV-3182 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario: A player may discard any number of cards for Layers of Protection, characters too
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Ana holds Coiled Strike
    And Bruno's Keondra is in the Haven
    And Bruno holds Layers of Protection, Charmer, Awe and Judas
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    And Bruno plays Layers of Protection face down
    And Bruno discards Charmer
    And Bruno discards Judas
    And Bruno declines
    Then Keondra takes 1 damage
    And Bruno holds Awe
    And Bruno's discard pile holds Charmer, Judas and Layers of Protection

  @id:RIV-3183 @needs:cards @needs:options @rivals.golden.card-beats-rulebook
  Scenario: Comeuppance's player discards a Social or Mental Attack card from the attacker's hand
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in The Streets
    And Ana holds Ingratiate, Awe, Subterfuge, Shotgun, Coiled Strike, Comeuppance and Judas
    And Bruno's Matthew is in the Haven
    And Bruno holds Comeuppance and Confuse
    When Keondra attacks Matthew
    And Keondra makes a Social attack
    And Ana plays Ingratiate face down
    And Bruno plays Comeuppance face down
    Then it is for Bruno to choose a card of the hand that is shown
    And exactly these choices are open to Bruno:
      | Bruno discards Awe        |
      | Bruno discards Subterfuge |
    When Bruno discards Awe
    Then Matthew takes 3 damage
    And Ana holds Subterfuge, Shotgun, Coiled Strike, Comeuppance and Judas
    And Ana's discard pile holds Awe and Ingratiate
    And Bruno holds Confuse

  @id:RIV-3184 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario: Comeuppance discards nothing when the hand has no such card
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in The Streets
    And Ana holds Shotgun, Comeuppance and Judas
    And Bruno's Matthew is in the Haven
    And Bruno holds Comeuppance
    When Keondra attacks Matthew
    And Keondra makes a Social attack
    And Ana declines
    And Bruno plays Comeuppance face down
    And Bruno declines
    Then Matthew has 5 Blood
    And Ana holds Shotgun, Comeuppance and Judas

  @id:RIV-3687 @needs:cards @needs:attacks @rivals.golden.card-beats-rulebook
  Scenario: Comeuppance reveals no hand against a Monster
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in the Haven
    And Ana holds Comeuppance
    And Bruno's Matthew is in the Haven
    And Bruno holds Awe and Subterfuge
    And Open Season is in The Streets
    And Vampire is attached to Open Season
    And it is Ana's Antagonist Step
    And the game stops at Ana's Draw Step
    When Ana chooses Ceraph
    And Ana plays Comeuppance face down
    Then Ceraph takes 1 damage
    And Bruno holds Awe and Subterfuge
    And it is for Ana to let the game go on

  @id:RIV-3190 @needs:torpor @needs:cards @rivals.attack.s5.illegal-reaction-discarded
  Scenario Outline: Comeuppance has 1 Shield at 3 Blood Potency against Social and Mental attacks
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in The Streets
    And Ana holds <card> and Confuse
    And Bruno's <target> is in the Haven
    And Bruno's Keondra is in The Streets
    And Bruno holds Comeuppance
    When Ceraph attacks <target>
    And Ceraph makes a <type> attack
    And Ana plays <card> face down
    And Bruno plays Comeuppance face down
    And <shown>
    Then <target> takes <damage> damage
    And Bruno's discard pile holds Comeuppance

    Examples:
      | type     | card               | target          | shown                  | damage |
      | Social   | Ingratiate         | Jorge Guerrero  | Bruno discards Confuse | 1      |
      | Mental   | Wide Array of Pain | Jorge Guerrero  | Bruno discards Confuse | 2      |
      | Physical | Coiled Strike      | Matthew         | Ana passes             | 1      |
      | Ranged   | Shotgun            | Jorge Guerrero  | Ana passes             | 0      |
      | Ranged   | Shotgun            | Hakim Owusu     | Ana passes             | 2      |
      | Mental   | Awe                | Thaddeus        | Ana passes             | 2      |

  @id:RIV-3185 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Know Their Habits has 4 Shields for 2 Prestige
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Keondra is in The Streets
    And Ana holds Awe
    And Ana's Snake Oil, Pay Tribute and Snake Oil lie face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy, Conspiracy#2 and Conspiracy#3
    And Bruno's Evangeline is in the Haven
    And Bruno holds Know Their Habits
    When Keondra attacks Evangeline
    And Keondra makes a Mental attack
    And Ana plays Awe face down
    And Bruno plays Know Their Habits face down
    And Bruno <answer>
    Then Evangeline takes <damage> damage
    And Bruno has <left> Prestige

    Examples:
      | answer          | damage | left |
      | pays 2 Prestige | 1      | 18   |
      | declines        | 3      | 20   |

  @id:RIV-3186 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Know Their Habits gives the rest of the party 2 Shields if it is paid for
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Hope is in The Streets
    And Ana holds Shotgun and Awe
    And Bruno's Ryan and Sara are in The Streets
    And Bruno holds Know Their Habits
    When Hope attacks Ryan
    And Hope makes a Ranged attack
    And Ana plays Shotgun face down
    And Bruno plays Know Their Habits face down
    And Ana discards Awe
    And Ana chooses Sara
    And Bruno <answer>
    Then Ryan takes 0 damage
    And Sara takes <damage> damage

    Examples:
      | answer          | damage |
      | pays 2 Prestige | 0      |
      | declines        | 2      |

  @id:RIV-3187 @needs:cards @needs:hunters @rivals.discipline.start-of-text-gates-effect
  Scenario: Know Their Habits cannot be paid for without Sense the Unnatural
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Ceraph is in The Streets
    And Ana holds Wide Array of Pain
    And Bruno's Florencia is in the Haven
    And Bruno holds Know Their Habits
    When Ceraph attacks Florencia
    And Ceraph makes a Mental attack
    And Ana plays Wide Array of Pain face down
    And Bruno plays Know Their Habits face down
    Then Florencia takes 1 damage
    And Bruno keeps all Prestige

  @id:RIV-3188 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Get into its Mind makes the damage Superficial for 2 Prestige, with Library
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Keondra is in The Streets
    And Ana holds Ingratiate
    And Bruno's Sara is in the Haven with 2 Blood
    And Bruno's Rio is in The Streets
    And Bruno holds Get into its Mind
    When Keondra attacks Sara
    And Keondra makes a Social attack
    And Ana plays Ingratiate face down
    And Bruno plays Get into its Mind face down
    And Bruno <answer>
    Then Bruno has <left> Prestige
    And <what>

    Examples:
      | answer          | left | what              |
      | pays 2 Prestige | 18   | Sara has 1 Blood  |
      | declines        | 20   | Sara is defeated  |

  @id:RIV-3189 @needs:cards @needs:hunters @rivals.discipline.start-of-text-gates-effect
  Scenario: Get into its Mind does not make the damage Superficial without Library
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Keondra is in The Streets
    And Ana holds Ingratiate
    And Bruno's Ingrid is in the Haven with 2 Blood
    And Bruno's Rio is in The Streets
    And Bruno holds Get into its Mind
    When Keondra attacks Ingrid
    And Keondra makes a Social attack
    And Ana plays Ingratiate face down
    And Bruno plays Get into its Mind face down
    Then Ingrid is defeated
    And Bruno keeps all Prestige
