# The text of each character of the box
Feature: Characters

  Rule: Vampires

    Background:
      Given Ana and Bruno sit clockwise

    @id:RIV-3252 @rivals.triggered.always-on
    Scenario Outline: Lucky draws for a recruit whose Discipline is new to the coterie
      Given Ana's Lucky and Ceraph are in the Haven
      And Ana holds <recruit>
      And Ana's Library holds Charmer and Awe
      And Bruno's Iara is in the Haven
      When Ana recruits <recruit>
      Then it is for Ana to <next>

      Examples:
        | recruit         | next          |
        | Jorge Guerrero  | choose a deck |
        | Matthew         | choose a deck |
        | Hakim Owusu     | act           |
        | Ociel Gonzalez  | act           |

    @id:RIV-3253 @rivals.golden.card-beats-rulebook
    Scenario: Lucky draws one card, and removes one Shield from a foe
      Given Ana's Lucky is in the Haven
      And Ana's Matthew is in The Streets
      And Ana holds Judas
      And Ana's Library holds Charmer and Believer
      And Bruno's Iara is in the Haven
      And Bruno holds Shifting Organs
      When Ana recruits Judas
      And Ana draws a card from the Library
      Then Ana holds Charmer
      When Matthew attacks Iara
      And Matthew makes a Physical attack
      And Bruno plays Shifting Organs face down
      Then Iara takes 1 damage

    @id:RIV-3698 @rivals.recruit.from-hand-to-haven @needs:recruiting
    Scenario: Lucky draws nothing for a foe's recruit
      Given Ana's Lucky is in the Haven
      And Ana's Library holds Charmer and Believer
      And Bruno's Iara is in the Haven
      And Bruno holds Judas
      And it is Bruno's Action Phase
      When Bruno recruits Judas
      Then it is for Bruno to act
      And Ana holds nothing
      And Ana's Library holds Charmer and Believer

    @id:RIV-3953 @provisional @rivals.recruit.from-hand-to-haven @needs:recruiting
    Scenario: Lucky draws nothing for his own recruiting
      Given Ana's Iara is in the Haven
      And Ana holds Lucky
      And Ana's Library holds Charmer and Believer
      And Bruno's Matthew is in the Haven
      When Ana recruits Lucky
      Then Lucky is in Ana's Haven
      And Ana holds nothing
      And it is for Ana to act

    @id:RIV-3254 @rivals.golden.card-beats-rulebook
    Scenario Outline: Benicio prevents 1 damage to a member of his party for a Library card
      Given Ana's Matthew is in The Streets
      And Bruno's Iara and Benicio are in the Haven
      And Bruno holds Charmer, Believer and Lucky
      When Matthew attacks <target>
      And Matthew makes a Physical attack
      And Bruno declines
      Then it is for Bruno to prevent damage or decline
      When Bruno uses Benicio
      Then Bruno cannot discard Lucky because rivals.golden.card-beats-rulebook
      When Bruno discards Charmer
      Then <target> takes <damage> damage
      And Bruno holds Believer and Lucky

      Examples:
        | target  | damage |
        | Iara    | 1      |
        | Benicio | 0      |

    @id:RIV-3255 @rivals.activated.exception-damage-prevention
    Scenario Outline: Benicio needs a Library card and helps no other party
      Given Ana's Matthew is in The Streets
      And Bruno's Benicio is in <place> and exhausted
      And Bruno's Iara is in The Streets
      And Bruno holds <hand>
      When Matthew attacks <target>
      And Matthew makes a Physical attack
      Then <target> takes <damage> damage

      Examples:
        | place       | hand    | target  | damage |
        | The Streets | Charmer | Iara    | 2      |
        | the Haven   | Charmer | Iara    | 2      |
        | the Haven   | Lucky   | Benicio | 1      |

    @id:RIV-3256 @rivals.activated.announce-and-pay
    Scenario: Jorge Guerrero deals 1 more as the attacker for one Library card
      Given Ana's Jorge Guerrero is in The Streets
      And Ana holds Charmer, Believer and Lucky
      And Bruno's Matthew is in the Haven
      When Jorge Guerrero attacks Matthew
      And Jorge Guerrero makes a Mental attack
      And Ana uses Jorge Guerrero
      Then Ana cannot discard Lucky because rivals.golden.card-beats-rulebook
      When Ana discards Charmer
      Then Matthew takes 1 damage
      And Ana holds Believer and Lucky

    @id:RIV-3257 @rivals.character-ability.static-by-default
    Scenario Outline: Prudence gives an attacker of her party 2 Shields
      Given Ana's Prudence and Hakim Owusu are in The Streets
      And Ana's Lucky is in The Streets
      And Bruno's Matthew is in the Haven
      When <attacker> attacks Matthew
      And <attacker> is dealt 4 Physical damage
      Then <attacker> takes <damage> damage
      And it is for Ana to announce the type of the attack

      Examples:
        | attacker    | damage |
        | Hakim Owusu | 2      |
        | Prudence    | 2      |
        | Lucky       | 3      |

    @id:RIV-3258 @rivals.character-ability.static-by-default
    Scenario: Prudence protects nobody but the attacker
      Given Ana's Prudence, Hakim Owusu and Ceraph are in The Streets
      And Bruno's Matthew is in the Haven
      When Hakim Owusu attacks Matthew
      And Ceraph is dealt 4 Physical damage
      Then Ceraph takes 3 damage
      And it is for Ana to announce the type of the attack

    @id:RIV-3259 @rivals.golden.card-beats-rulebook
    Scenario Outline: Judas may be burned for 1 Prestige when he is defeated
      Given Ana's Matthew is in The Streets
      And Bruno's Judas is in the Haven with 1 Blood
      And Bruno's Iara is in the Haven and exhausted
      When Matthew attacks Judas
      And Matthew makes a Physical attack
      Then it is for Bruno to accept or decline
      When Bruno <answer>
      Then Bruno has <prestige> Prestige
      And <where>

      Examples:
        | answer   | prestige | where                             |
        | accepts  | 21       | Judas is in Bruno's burned pile   |
        | declines | 19       | Judas is in torpor                |

    @id:RIV-3260 @rivals.golden.card-beats-rulebook
    Scenario: Thaddeus draws one card when he is recruited
      Given Ana's Iara is in the Haven
      And Ana holds Thaddeus and Judas
      And Ana's Library holds Charmer, Believer and Awe
      And Bruno's Lucky is in the Haven
      When Ana recruits Judas
      Then Ana holds Thaddeus
      When Ana recruits Thaddeus
      And Ana draws a card from the Library
      Then Ana holds Charmer
      And it is for Ana to act

    @id:RIV-3261 @rivals.ruling.grace @checks:a
    Scenario: Grace gets 2 Intel for the turn for two burned cards
      Given Ana's Grace is in The Streets
      And Ana's discard pile holds Charmer, Believer and Awe
      And Ana holds Shotgun and Shameless
      And Bruno's Keondra is in the Haven
      And Bruno's Haven card is The Clubhouse
      And Bruno's Cobra Form is attached to Keondra
      And Bruno's Cobra Form is attached to Keondra
      When Ana uses Grace for Intel
      And Ana burns Charmer of the discard pile
      And Ana burns Awe of the discard pile
      Then Ana's discard pile holds Believer
      And Ana's burned pile holds Charmer and Awe
      When Grace attacks Keondra
      And Ana discards Shotgun for Intel
      Then it is for Ana to announce the type of the attack
      And Ana holds Shameless

    @id:RIV-3262 @rivals.activated.announce-and-pay
    Scenario: Grace removes 1 Shield from her target for the top 2 cards of the Library
      Given Ana's Grace is in The Streets
      And Ana's Library holds Charmer, Believer and Awe
      And Bruno's Iara is in the Haven
      And Bruno holds Shifting Organs
      When Grace attacks Iara
      And Grace makes a Physical attack
      And Bruno plays Shifting Organs face down
      And Ana uses Grace for fewer Shields
      And Ana declines
      Then Iara takes 1 damage
      And Ana's discard pile holds Charmer and Believer
      And Ana's Library holds Awe

    @id:RIV-3263 @rivals.activated.must-change-state
    Scenario: Grace needs 2 cards for each ability, and must be the attacker for the second
      Given Ana's Grace is in The Streets
      And Ana's Library holds Charmer
      And Ana's discard pile holds Believer
      And Bruno's Iara is in the Haven
      Then Ana cannot use Grace for Intel because rivals.activated.must-change-state
      And Ana cannot use Grace for fewer Shields because rivals.activated.only-own-action-phase
      When Grace attacks Iara
      And Grace makes a Physical attack
      Then Iara takes 2 damage
      And Ana's Library holds Charmer

    @id:RIV-3685 @rivals.activated.needs-legal-target @needs:attacks @needs:mortals
    Scenario: Grace cannot remove a Shield from a Mortal
      Given Ana's Grace is in The Streets
      And Ana's Library holds Charmer and Believer
      And Bruno's Iara is in the Haven
      And Vagrant is in The Streets
      When Grace attacks Vagrant
      And Grace makes a Physical attack
      Then it is for Ana to say what becomes of the Mortal
      And Ana's Library holds Charmer and Believer

    @id:RIV-3670 @rivals.activated.announce-and-pay @needs:turn @needs:moving @needs:attacks
    Scenario: Grace's Intel ends with the turn
      Given Ana has 1 Action left
      And Ana and Bruno draw from 9 Shotgun
      And Ana's Grace is in The Streets
      And Ana's discard pile holds Charmer and Awe
      And Ana holds Believer
      And Bruno's Haven card is The Clubhouse
      And Bruno's Iara is in the Haven
      When Ana uses Grace for Intel
      And Ana burns Charmer of the discard pile
      And Ana burns Awe of the discard pile
      And Ana passes 2 times
      And Ana draws a card from the Library
      And Ana draws a card from the Library
      And Bruno passes 3 times
      And Bruno draws a card from the Library
      And Bruno draws a card from the Library
      And Ana moves Grace to The Streets
      And Grace attacks Iara
      Then it is for Ana to discard for Intel or decline

    @id:RIV-3264 @rivals.golden.card-beats-rulebook
    Scenario Outline: Sage may shuffle back a random Library card from the discard pile when she exhausts
      Given Ana's Sage is in The Streets
      And Ana's Library holds Charmer
      And Ana's discard pile holds Believer, Awe and Lucky
      And Bruno's Iara is in the Haven
      When Sage attacks Iara
      And Ana accepts
      Then chance may draw exactly Believer and Awe
      When chance draws <card>
      Then Ana's discard pile holds <left> and Lucky
      And Ana's Library holds 2 cards
      And it is for Ana to announce the type of the attack

      Examples:
        | card     | left     |
        | Believer | Awe      |
        | Awe      | Believer |

    @id:RIV-3499 @rivals.attack.s3.block-by-party-member @needs:cards
    Scenario: Sage's ability triggers when she exhausts to Block
      Given Ana's Lucky is in The Streets
      And Bruno's Iara is in the Haven
      And Bruno's Sage is in the Haven
      And Bruno's discard pile holds Believer
      When Lucky attacks Iara
      And Lucky makes a Physical attack
      And Sage blocks
      And Bruno accepts
      And chance draws Believer
      Then Bruno's discard pile is empty
      And Bruno's Library holds Believer
      And Sage is exhausted

    @id:RIV-3265 @rivals.golden.card-beats-rulebook @needs:cards
    Scenario: Sage's ability is optional
      Given Ana's Sage is in The Streets
      And Ana's Library holds Charmer
      And Ana's discard pile holds Believer
      And Bruno's Iara is in the Haven
      When Sage attacks Iara
      And Ana declines
      Then Ana's discard pile holds Believer
      And it is for Ana to announce the type of the attack

    @id:RIV-3305 @rivals.character-ability.static-by-default
    Scenario: Sage's ability ignores characters in the discard pile and other characters that exhaust
      Given Ana's Sage is in The Streets
      And Ana's Lucky is in The Streets
      And Ana's discard pile holds Judas
      And Bruno's Iara is in the Haven
      When Sage attacks Iara
      Then it is for Ana to announce the type of the attack
      When Sage makes a Physical attack
      And Lucky attacks Iara
      Then it is for Ana to announce the type of the attack

    @id:RIV-3266 @rivals.character-ability.attacker
    Scenario Outline: Keondra deals 1 more for each of her face-down cards with 2 Prestige
      Given Ana's Keondra is in The Streets
      And Ana's Snake Oil and Pay Tribute lie face down beside the Haven
      And <first> Prestige of Ana lies on Conspiracy
      And <second> Prestige of Ana lies on Conspiracy#2
      And Bruno's Ceraph is in the Haven
      When Keondra attacks Ceraph
      And Keondra makes a Social attack
      Then Ceraph takes <damage> damage

      Examples:
        | first | second | damage |
        | 1     | 1      | 1      |
        | 2     | 1      | 2      |
        | 3     | 2      | 3      |

    @id:RIV-3267 @rivals.character-ability.attacker
    Scenario Outline: Keondra's bonus does not count foes' cards or help another attacker
      Given Ana's Keondra and Hakim Owusu are in The Streets
      And Ana's Snake Oil lies face down beside the Haven
      And Bruno's Pay Tribute lies face down beside the Haven
      And <own> Prestige of Ana lies on Conspiracy
      And 3 Prestige of Bruno lies on Conspiracy#2
      And Bruno's Ceraph is in the Haven
      When <attacker> attacks Ceraph
      And <attacker> makes a Social attack
      Then Ceraph takes 1 damage

      Examples:
        | own | attacker    |
        | 1   | Keondra     |
        | 3   | Hakim Owusu |

    @id:RIV-3268 @rivals.triggered.always-on @needs:cards
    Scenario Outline: An attacker that Gisele Blocks has No Influence
      Given Ana's Matthew is in The Streets
      And Bruno's Gisele, Hope and Iara are in the Haven
      When Matthew attacks Iara
      And Matthew makes a Social attack
      And <blocker> blocks
      Then Matthew <has> No Influence
      And Gisele does not have No Influence

      Examples:
        | blocker | has           |
        | Gisele  | has           |
        | Hope    | does not have |

    @id:RIV-3269 @rivals.character-ability.static-by-default
    Scenario: Gisele gives no token when she is attacked herself
      Given Ana's Matthew is in The Streets
      And Bruno's Gisele is in the Haven
      When Matthew attacks Gisele
      And Matthew makes a Social attack
      Then Matthew does not have No Influence
      And Gisele takes 1 damage

    @id:RIV-3270 @rivals.attack.s3.ranged-needs-guard @needs:cards
    Scenario: Gisele has Guard
      Given Ana's Matthew is in The Streets
      And Bruno's Gisele and Iara are in the Haven
      When Matthew attacks Iara
      And Matthew makes a Ranged attack
      And Gisele blocks
      Then Matthew has No Influence
      And Gisele is exhausted

    @id:RIV-3271 @rivals.character-ability.attacker @needs:influence
    Scenario Outline: Raúl Fontes deals 1 more for each No Influence token in the defending party
      Given Ana's Raúl Fontes and Iara are in The Streets
      And Bruno's Lucky and Ceraph are in the Haven and exhausted
      And Bruno's Keondra is in The Streets
      And <marked> have No Influence
      When <attacker> attacks Ceraph
      And <attacker> makes a Mental attack
      Then Ceraph takes <damage> damage

      Examples:
        | marked                 | attacker    | damage |
        | Raúl Fontes and Keondra | Raúl Fontes | 0      |
        | Lucky and Keondra      | Raúl Fontes | 1      |
        | Lucky and Ceraph       | Raúl Fontes | 2      |
        | Lucky and Ceraph       | Iara        | 1      |

    @id:RIV-2450 @rivals.character-ability.attacker
    Scenario Outline: The Attacker abilities of two vampires do not help another attacker
      Given Ana's <idle> and Hakim Owusu are in The Streets
      And Ana holds Charmer
      And Ana's Library holds Awe, Ingratiate and Shameless
      And Bruno's Matthew is in the Haven
      When Hakim Owusu attacks Matthew
      And Hakim Owusu makes a Social attack
      Then Matthew takes 1 damage
      And it is for Ana to act

      Examples:
        | idle           |
        | Jorge Guerrero |
        | Grace          |

  Rule: Hunters

    Background:
      Given Ana (hunters) and Bruno sit clockwise

    @id:RIV-3274 @rivals.character-ability.party
    Scenario Outline: Evangeline's party deals 1 more to a target with her player's Prestige on it
      Given Ana's Evangeline and Ingrid are in The Streets
      And Ana's Rio is in The Streets
      And Bruno's Matthew is in the Haven
      And <prestige> lies on Matthew
      When <attacker> attacks Matthew
      And <attacker> makes a <type> attack
      Then Matthew takes <damage> damage

      Examples:
        | prestige            | attacker   | type   | damage |
        | 1 Prestige of Ana   | Ingrid     | Mental | 3      |
        | 2 Prestige of Ana   | Evangeline | Social | 2      |
        | 1 Prestige of Bruno | Ingrid     | Mental | 2      |
        | 1 Prestige of Ana   | Rio        | Mental | 1      |

    @id:RIV-3275 @rivals.activated.announce-and-pay
    Scenario: Florencia deals 2 more for 1 Prestige after a Preemptive Strike defeats a party member
      Given Ana's Florencia and Noriko are in The Streets
      And Ana draws from 9 Shotgun
      And Bruno's Matthew is in the Haven
      And Werewolf is in The Streets
      And Ana has tagged Werewolf
      When Florencia attacks Werewolf
      And Florencia makes a Social attack
      And Noriko blocks
      And Ana draws a card from the Library
      And Ana uses Florencia
      Then Noriko is defeated
      And Werewolf takes 2 damage
      And Ana loses 1 Prestige

    @id:RIV-3276 @rivals.activated.only-own-action-phase
    Scenario Outline: Florencia's ability cannot be used if the Preemptive Strike defeats nobody
      Given Ana's Florencia and Toquinho are in The Streets
      And Bruno's Matthew is in the Haven
      And Werewolf is in The Streets
      And Ana has tagged Werewolf
      When Florencia attacks Werewolf
      And Florencia makes a Social attack
      And <answer>
      Then Werewolf takes 0 damage
      And it is for Ana to act

      Examples:
        | answer          |
        | Ana declines    |
        | Toquinho blocks |

    @id:RIV-3277 @rivals.triggered.always-on
    Scenario Outline: Toquinho's whole cell readies when one of them is defeated
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Ana's Toquinho and Ingrid are in The Streets and exhausted
      And Ana's Jamie is in the Haven and exhausted
      And Ana's <fallen> is in the Haven and exhausted
      When Matthew attacks <fallen>
      And Matthew makes a Physical attack
      Then <fallen> takes 2 damage
      And Toquinho, Ingrid and Jamie are <state>

      Examples:
        | fallen | state     |
        | Rio    | ready     |
        | Ryan   | exhausted |

    @id:RIV-3278 @rivals.character-ability.static-by-default
    Scenario: A defeated foe does not ready Toquinho's cell
      Given Ana's Ingrid and Toquinho are in The Streets
      And Bruno's Lucky is in the Haven with 1 Blood
      And Bruno's Matthew is in the Haven and exhausted
      When Ingrid attacks Lucky
      And Ingrid makes a Mental attack
      Then Lucky is in torpor
      And Ingrid is exhausted
      And Matthew is exhausted

    @id:RIV-3279 @rivals.attack.s3.ranged-needs-guard
    Scenario Outline: A Hunter with Guard can Block a Ranged attack
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Ana's Jamie and <guard> are in the Haven
      When Matthew attacks Jamie
      And Matthew makes a Ranged attack
      And <guard> blocks
      Then <guard> is exhausted

      Examples:
        | guard     |
        | Toquinho  |
        | Francisco |

    @id:RIV-3280 @rivals.attack.s3.ranged-needs-guard
    Scenario Outline: A Hunter without Guard cannot Block a Ranged attack
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Ana's Jamie and <mate> are in the Haven
      When Matthew attacks Jamie
      And Matthew makes a Ranged attack
      Then it is for Bruno to act

      Examples:
        | mate         |
        | Evangeline   |
        | Florencia    |
        | Sister Claire |
        | Andrés       |
        | Noriko       |
        | Deacon Jones |
        | Ingrid       |
        | Juliana      |
        | Maria Lopez  |
        | Rio          |
        | Ryan         |
        | Sara         |
        | Gina Firenzo |
        | Renata Gomes |

    @id:RIV-3281 @rivals.ruling.pregador @needs:moving
    Scenario Outline: Pregador Blocks for 1 Prestige from anywhere and for any target
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Ana's Pregador is in <place>
      And Ana's <target> is in The Streets and exhausted
      When Matthew attacks <target>
      And Matthew makes a Mental attack
      And Pregador blocks
      Then Pregador takes 0 damage
      And Pregador is in The Streets and exhausted
      And Ana loses 1 Prestige
      And <target> keeps all Blood

      Examples:
        | place       | target  |
        | the Haven   | Jamie   |
        | The Streets | Ingrid  |

    @id:RIV-3282 @rivals.ruling.pregador @rivals.attack.s3.ranged-needs-guard
    Scenario Outline: Pregador must be ready to Block, and cannot Block a Ranged attack
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Ana's Pregador is in <place>
      And Ana's Jamie is in The Streets and exhausted
      When Matthew attacks Jamie
      And Matthew makes a <type> attack
      Then it is for Bruno to act
      And Ana keeps all Prestige
      And Pregador is in Ana's Haven

      Examples:
        | place                   | type   |
        | the Haven and exhausted | Mental |
        | the Haven               | Ranged |

    @id:RIV-3283 @rivals.character-ability.party @needs:cards
    Scenario Outline: Sister Claire exhausts for 1 more damage by her party
      Given Ana's Sister Claire and Ingrid are in The Streets
      And Bruno's Matthew is in the Haven
      When Ingrid attacks Matthew
      And Ingrid makes a Mental attack
      And Ana <answer>
      Then Matthew takes <damage> damage
      And Sister Claire is <state>

      Examples:
        | answer             | damage | state     |
        | uses Sister Claire | 3      | exhausted |
        | declines           | 2      | ready     |

    @id:RIV-3284 @rivals.character-ability.party
    Scenario Outline: Sister Claire must be in the attacker's party
      Given Ana's Sister Claire is in <place>
      And Ana's Ingrid is in The Streets
      And Bruno's Matthew is in the Haven
      When Ingrid attacks Matthew
      And Ingrid makes a Mental attack
      Then Matthew takes 2 damage
      And it is for Ana to act

      Examples:
        | place       |
        | the Haven   |
        | The Streets |

    @id:RIV-3286 @rivals.attack.s9.matching-attribute-reduces
    Scenario: Noriko draws no card when she is attacked and not defeated
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Ana's Noriko is in The Streets
      And Ana's Library holds Rebuke and Wrath
      When Matthew attacks Noriko
      And Matthew makes a Mental attack
      Then Noriko keeps all Blood
      And it is for Bruno to act

    @id:RIV-3287 @rivals.golden.card-beats-rulebook
    Scenario: Noriko draws one card when she is defeated
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Ana's Noriko is in The Streets
      And Ana's Ingrid is in the Haven
      And Ana's Library holds Rebuke and Wrath
      When Matthew attacks Noriko
      And Matthew makes a Physical attack
      And Ana draws a card from the Library
      Then Ana holds Rebuke
      And it is for Bruno to act

    @id:RIV-3288 @rivals.activated.announce-and-pay
    Scenario: Deacon Jones deals 1 more with a Relic for 2 Prestige
      Given Ana's Deacon Jones is in The Streets
      And Bruno's Iara is in the Haven
      And Ana's Blood of Saint Dominic lies beside the Haven
      When Deacon Jones attacks Iara
      And Deacon Jones makes a Social attack
      And Ana uses Deacon Jones
      Then Iara takes 2 damage
      And Ana loses 2 Prestige

    @id:RIV-3306 @rivals.activated.announce-and-pay
    Scenario: Deacon Jones deals 2 more with two Relics for 2 Prestige
      Given Ana's Deacon Jones is in The Streets
      And Bruno's Keondra is in the Haven
      And Ana's Blood of Saint Dominic and Bone of the Apostle James lie beside the Haven
      When Deacon Jones attacks Keondra
      And Deacon Jones makes a Physical attack
      And Ana uses Deacon Jones
      And Ana declines
      Then Keondra takes 3 damage
      And Ana loses 2 Prestige

    @id:RIV-3289 @rivals.activated.must-change-state
    Scenario: Deacon Jones cannot use his ability without a Relic
      Given Ana's Deacon Jones is in The Streets
      And Bruno's Iara is in the Haven
      And Ana's Take Careful Notes lies beside the Haven
      When Deacon Jones attacks Iara
      And Deacon Jones makes a Social attack
      Then Iara takes 1 damage
      And it is for Ana to act

    @id:RIV-3290 @rivals.triggered.always-on
    Scenario Outline: Ingrid gains 1 Action when she plays a Relic
      Given Ana's Ingrid and Evangeline are in The Streets
      And Ana holds Blood of Saint Dominic
      And Bruno's Matthew is in the Haven
      When <player> plays Blood of Saint Dominic as Action card
      Then Ana has <left> Action left

      Examples:
        | player     | left |
        | Ingrid     | 2    |
        | Evangeline | 1    |

    @id:RIV-3303 @rivals.action.costs-one
    Scenario: Ingrid gains no Action for any other card
      Given Ana's Ingrid is in The Streets
      And Ana holds Weigh Down
      And Ana's Maria Lopez is in The Streets
      And Bruno's Matthew is in the Haven
      When Ingrid plays Weigh Down as Action card
      And Ana chooses Matthew
      Then Ana has 1 Action left

    @id:RIV-3291 @rivals.activated.exception-damage-prevention @needs:ending
    Scenario Outline: Francisco has 2 Shields for 1 Prestige in an attack
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Bruno holds Coiled Strike
      And Ana's Francisco is in the Haven
      When Matthew attacks Francisco
      And Matthew makes a Physical attack
      And Bruno plays Coiled Strike face down
      And Ana <answer>
      Then Francisco takes <damage> damage
      And Ana loses <cost> Prestige

      Examples:
        | answer         | damage | cost |
        | uses Francisco | 1      | 1    |
        | declines       | 3      | 0    |

    @id:RIV-3304 @rivals.activated.exception-damage-prevention
    Scenario: Francisco's Shields work only in attacks and only for him
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Ana's Francisco and Ingrid are in the Haven and exhausted
      When Francisco is dealt 2 Physical damage
      Then Francisco takes 1 damage
      When Matthew attacks Ingrid
      And Matthew makes a Physical attack
      Then Ingrid takes 2 damage
      And Ana keeps all Prestige

    @id:RIV-3935 @rivals.golden.card-beats-rulebook @needs:ending @needs:cards
    Scenario Outline: An effect that removes a Shield removes one of Francisco's paid Shields
      Given it is Bruno's Action Phase
      And Bruno's Keondra is in The Streets
      And Bruno holds <card>
      And Ana's Francisco is in the Haven
      When Keondra attacks Francisco
      And Keondra makes a Mental attack
      And Bruno plays <card> face down
      And Ana <answer>
      Then Francisco takes <damage> damage
      And Ana loses <cost> Prestige

      Examples:
        | card               | answer         | damage | cost |
        | Wide Array of Pain | uses Francisco | 2      | 1    |
        | Wide Array of Pain | declines       | 3      | 0    |
        | Awe                | uses Francisco | 0      | 1    |
        | Awe                | declines       | 2      | 0    |

    @id:RIV-3936 @rivals.icons.shield.reduces-damage @needs:cards
    Scenario: Lucky's ability removes a Shield from Francisco, paid for or not
      Given it is Bruno's Action Phase
      And Bruno's Lucky and Matthew are in The Streets
      And Bruno holds Benicio and Coiled Strike
      And Ana's Francisco is in the Haven
      When Bruno recruits Benicio
      And Matthew attacks Francisco
      And Matthew makes a Physical attack
      And Bruno plays Coiled Strike face down
      And Ana uses Francisco
      Then Francisco takes 2 damage

    @id:RIV-3937 @rivals.icons.shield.reduces-damage @needs:cards
    Scenario Outline: Francisco may use his Shields against any attack that hits him, even as another target's party
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Bruno holds Shotgun and Awe
      And Ana's Francisco and Jamie are in the Haven and exhausted
      When Matthew attacks Jamie
      And Matthew makes a Ranged attack
      And Bruno plays Shotgun face down
      And Bruno discards Awe
      And Bruno chooses Francisco
      And Ana <answer>
      Then Francisco takes <damage> damage
      And Jamie is in Ana's burned pile

      Examples:
        | answer         | damage |
        | uses Francisco | 0      |
        | declines       | 1      |

    @id:RIV-3938 @rivals.activated.once-per-own-action-phase @needs:cards
    Scenario: Francisco's Shields end with the attack, and he has none in the next one that turn
      Given it is Bruno's Action Phase
      And Bruno's Keondra is in The Streets
      And Bruno's Jorge Guerrero is in The Streets
      And Ana's Francisco is in the Haven
      When Jorge Guerrero attacks Francisco
      And Jorge Guerrero makes a Physical attack
      And Ana uses Francisco
      Then Francisco takes 0 damage
      When Keondra attacks Francisco
      And Keondra makes a Social attack
      Then Francisco takes 1 damage

    @id:RIV-3292 @rivals.investigate.cost-and-effect
    Scenario: Jamie can Investigate from the Hideout
      Given Ana's Jamie and Sara are in the Haven
      And Bruno's Matthew is in the Haven
      Then Ana cannot investigate Matthew with Sara because rivals.investigate.cost-and-effect
      When Ana investigates Matthew with Jamie
      Then Jamie is exhausted
      And 1 Prestige of Ana lies on Matthew

    @id:RIV-3293 @rivals.character-ability.party
    Scenario Outline: Juliana's party has 1 Shield each in their own Action Phase
      Given Ana's Ingrid and <mate> are in The Streets
      And Ana's <other> is in The Streets
      And Bruno's Matthew is in the Haven
      And Mula-Sem-Cabeça is in The Streets
      And Ana has tagged Mula-Sem-Cabeça
      When Ingrid attacks Mula-Sem-Cabeça
      And Ingrid makes a Mental attack
      And Ana declines
      Then Ingrid takes <damage> damage

      Examples:
        | mate    | other   | damage |
        | Juliana | Jamie   | 1      |
        | Jamie   | Juliana | 2      |

    @id:RIV-3294 @rivals.character-ability.party
    Scenario: Juliana gives no Shield in a foe's turn
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Ana's Ingrid and Juliana are in The Streets and exhausted
      When Matthew attacks Ingrid
      And Matthew makes a Physical attack
      Then Ingrid takes 2 damage

    @id:RIV-3295 @rivals.activated.announce-and-pay
    Scenario Outline: Maria Lopez deals a character 1 Social damage per Curse on it
      Given Ana's Maria Lopez is in <place>
      And Bruno's Iara and Benicio are in the Haven
      And Ana's Weigh Down is attached to Iara
      And Ana's Give 'em the Bird and Confuse are attached to Benicio
      And Mugger is attached to Iara
      Then Ana may use Maria Lopez
      When Ana uses Maria Lopez
      And Ana chooses <target>
      Then <target> takes <damage> damage
      And Maria Lopez is exhausted
      And Ana loses 1 Prestige
      And Ana has 2 Actions left

      Examples:
        | place       | target  | damage |
        | the Haven   | Iara    | 1      |
        | The Streets | Benicio | 2      |

    @id:RIV-3296 @rivals.activated.needs-legal-target
    Scenario Outline: Maria Lopez needs a Curse, Prestige and to be ready
      Given Ana's Maria Lopez is in <place>
      And Bruno's Iara and Ceraph are in the Haven
      And <attached>
      And Ana has <prestige> Prestige
      Then Ana cannot use Maria Lopez because rivals.activated.must-change-state
      And it is for Ana to act

      Examples:
        | place                   | attached                          | prestige |
        | the Haven               | Mugger is attached to Iara        | 9        |
        | the Haven and exhausted | Ana's Confuse is attached to Iara | 9        |
        | the Haven               | Ana's Confuse is attached to Iara | 1        |

    @id:RIV-2453 @rivals.activated.announce-and-pay
    Scenario: Maria Lopez's ability can be paid for with 2 Prestige in the supply
      Given Ana's Maria Lopez is in the Haven
      And Bruno's Iara is in the Haven
      And Ana's Confuse is attached to Iara
      And Ana has 2 Prestige
      When Ana uses Maria Lopez
      And Ana chooses Iara
      Then Iara takes 1 damage
      And Ana has 1 Prestige

    @id:RIV-2455 @rivals.prestige-on.pays-costs
    Scenario: Maria Lopez's ability can be paid for with 1 Prestige on the target
      Given Ana's Maria Lopez is in the Haven
      And Bruno's Iara is in the Haven
      And Ana's Confuse is attached to Iara
      And 1 Prestige of Ana lies on Iara
      And Ana has 1 Prestige
      When Ana uses Maria Lopez
      And Ana chooses Iara
      Then Iara takes 1 damage
      And 0 Prestige of Ana lies on Iara
      And Ana has 1 Prestige

    @id:RIV-2454 @rivals.first-round.no-damage
    Scenario: Maria Lopez cannot damage a character whose player has not had a turn
      Given Bruno has not had a turn yet
      And Ana's Maria Lopez is in the Haven
      And Bruno's Iara is in the Haven
      And Ana's Confuse is attached to Iara
      Then Ana cannot use Maria Lopez because rivals.activated.must-change-state
      And it is for Ana to act

    @id:RIV-3406 @needs:options @rivals.terms.target.you-choose
    Scenario: Maria Lopez can target a Monster with a Curse unless another player has tagged it
      Given Ana's Maria Lopez is in the Haven
      And Bruno's Iara is in the Haven
      And Ghost and Vampire are in The Streets
      And Ana's Weigh Down is attached to Iara
      And Ana's Tracking Device is attached to Ghost
      And Ana's Confuse is attached to Vampire
      And Bruno has tagged Vampire
      When Ana uses Maria Lopez
      Then exactly these choices are open to Ana:
        | Ana chooses Iara  |
        | Ana chooses Ghost |

    @id:RIV-3297 @rivals.character-ability.attacker
    Scenario Outline: Rio deals 1 more per 2 Curses on her target
      Given Ana's Rio and Sara are in The Streets
      And Bruno's Matthew is in the Haven
      And Ana's <curses> attached to Matthew
      When <attacker> attacks Matthew
      And <attacker> makes a Mental attack
      Then Matthew takes <damage> damage

      Examples:
        | curses                                  | attacker | damage |
        | Confuse is                              | Rio      | 1      |
        | Confuse and Give 'em the Bird are       | Rio      | 2      |
        | Confuse, Tracking Device and Give 'em the Bird are | Rio | 2 |
        | Confuse and Give 'em the Bird are       | Sara     | 2      |

    @id:RIV-3298 @rivals.golden.card-beats-rulebook
    Scenario Outline: Ryan may attach his Attack card to the target for 1 Prestige at the end of the attack
      Given Ana's Ryan is in The Streets
      And Ana holds Social Engineering
      And Bruno's Matthew is in the Haven
      When Ryan attacks Matthew
      And Ryan makes a Social attack
      And Ana plays Social Engineering face down
      And Ana <answer>
      Then Ana loses <cost> Prestige
      And Matthew bears <borne>

      Examples:
        | answer           | cost | borne              |
        | pays 1 Prestige  | 1    | Social Engineering |
        | declines         | 0    | nothing            |

    @id:RIV-3299 @rivals.investigate.cost-and-effect
    Scenario Outline: Sara puts 1 more Prestige on the target when she Investigates
      Given Ana's Sara and Ingrid are in The Streets
      And Bruno's Matthew is in the Haven
      When Ana investigates Matthew with <who>
      Then <n> Prestige of Ana lies on Matthew
      And Ana keeps all Prestige

      Examples:
        | who             | n |
        | Sara            | 2 |
        | Ingrid          | 1 |
        | Sara and Ingrid | 3 |

    @id:RIV-3300 @rivals.golden.card-beats-rulebook
    Scenario Outline: Gina Firenzo puts 2 Prestige on a character or a Monster
      Given Ana's Ingrid is in the Haven
      And Bruno's Matthew is in the Haven
      And Ghost lies face down in The Streets
      And BOPE-RJ: PsyOps is in The Streets
      And Ana holds Gina Firenzo
      When Ana recruits Gina Firenzo
      Then Ana cannot choose BOPE-RJ: PsyOps because rivals.terms.character
      When Ana chooses <target>
      Then 2 Prestige of Ana lies on <target>
      And Ana has 18 Prestige
      And it is for Ana to act

      Examples:
        | target       |
        | Matthew      |
        | Monster      |
        | Gina Firenzo |

    @id:RIV-3301 @rivals.character-ability.party
    Scenario Outline: Renata Gomes puts 1 Prestige on a character her party attacks
      Given Ana's Renata Gomes and Ingrid are in The Streets
      And Ana's Rio is in The Streets
      And Bruno's Matthew is in the Haven
      When <attacker> attacks Matthew
      And <attacker> makes a Mental attack
      Then <n> Prestige of Ana lies on Matthew
      And Ana keeps all Prestige

      Examples:
        | attacker     | n |
        | Renata Gomes | 1 |
        | Ingrid       | 1 |
        | Rio          | 0 |

    @id:RIV-3302 @rivals.character-ability.party
    Scenario Outline: Renata Gomes puts no Prestige on a face-down Monster or an Antagonist
      Given Ana's Renata Gomes is in The Streets
      And Bruno's Matthew is in the Haven
      And Ghost lies face down in The Streets
      And Vampire and BOPE-RJ: PsyOps are in The Streets
      And Ana has tagged Vampire
      When Renata Gomes attacks <target>
      And Renata Gomes makes a Ranged attack
      Then <n> Prestige of Ana lies on <card>

      Examples:
        | target          | card            | n |
        | Monster         | Ghost           | 0 |
        | Vampire         | Vampire         | 1 |
        | BOPE-RJ: PsyOps | BOPE-RJ: PsyOps | 0 |

    @id:RIV-3939 @rivals.attack.target.role-text-waits-for-blocking @checks:a,b
    Scenario Outline: Renata Gomes puts Prestige on the target after Blocking
      Given Ana's Renata Gomes is in The Streets
      And Bruno's Iara and Matthew are in the Haven
      When Renata Gomes attacks Iara
      And Renata Gomes makes a Physical attack
      And <answer>
      Then <iara> Prestige of Ana lies on Iara
      And <matthew> Prestige of Ana lies on Matthew

      Examples:
        | answer         | iara | matthew |
        | Matthew blocks | 0    | 1       |
        | Bruno declines | 1    | 0       |

    @id:RIV-3940 @rivals.attack.s5.illegal-card-undoes-blocks-and-reactions @needs:cards
    Scenario: Renata Gomes's Prestige on a Blocker is undone with an undone Block
      Given Ana's Renata Gomes is in The Streets
      And Ana holds Shotgun
      And Bruno's Iara and Matthew are in the Haven
      When Renata Gomes attacks Iara
      And Renata Gomes makes a Mental attack
      And Ana plays Shotgun face down
      And Matthew blocks
      Then it is for Bruno to block or decline
      When Bruno declines
      Then 1 Prestige of Ana lies on Iara
      And 0 Prestige of Ana lies on Matthew

    @id:RIV-3955 @rivals.attack.s5.illegal-card-undoes-blocks-and-reactions @needs:cards
    Scenario: Renata Gomes puts Prestige again on a Blocker that Blocks again
      Given Ana's Renata Gomes is in The Streets
      And Ana holds Shotgun
      And Bruno's Iara and Matthew are in the Haven
      When Renata Gomes attacks Iara
      And Renata Gomes makes a Mental attack
      And Ana plays Shotgun face down
      And Matthew blocks
      And Matthew blocks
      Then 1 Prestige of Ana lies on Matthew
      And 0 Prestige of Ana lies on Iara

    @id:RIV-3941 @rivals.character-ability.party
    Scenario Outline: Prestige from Renata Gomes counts for Evangeline in the same attack
      Given Ana's Evangeline and <mate> are in The Streets
      And Bruno's Lucky is in the Haven
      When Evangeline attacks Lucky
      And Evangeline makes a Social attack
      Then Lucky takes <damage> damage

      Examples:
        | mate         | damage |
        | Renata Gomes | 2      |
        | Sara         | 1      |

    @id:RIV-2451 @rivals.character-ability.attacker
    Scenario: Deacon Jones's Attacker ability does not help another attacker
      Given Ana's Deacon Jones and Sara are in The Streets
      And Ana's Blood of Saint Dominic lies beside the Haven
      And Bruno's Iara is in the Haven
      When Sara attacks Iara
      And Sara makes a Mental attack
      Then Iara takes 0 damage
      And it is for Ana to act

    @id:RIV-2452 @rivals.character-ability.attacker
    Scenario: Florencia's Attacker ability does not help another attacker
      Given Ana's Florencia, Evangeline and Noriko are in The Streets
      And Bruno's Matthew is in the Haven
      And Werewolf is in The Streets
      And Ana has tagged Werewolf
      When Evangeline attacks Werewolf
      And Evangeline makes a Social attack
      And Noriko blocks
      Then Noriko is defeated
      And Werewolf takes 1 damage
      And it is for Ana to act

  Rule: Andrés and three players

    Background:
      Given Ana (hunters), Bruno and Clara sit clockwise
      And Clara's Iara is in the Haven

    @id:RIV-3285 @rivals.terms.foe
    Scenario Outline: When Andrés is defeated, a foe of his player's choice loses 1 Agenda
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Ana's Andrés is in The Streets
      And Ana's Ingrid is in the Haven
      And Ana, Bruno and Clara have 3 Agenda
      When Matthew attacks Andrés
      And Matthew makes a Social attack
      Then Andrés is defeated
      And Ana cannot choose player Ana because rivals.terms.foe
      When Ana chooses player <foe>
      Then <foe> has 2 Agenda
      And <other> has 3 Agenda
      And Ana has 3 Agenda

      Examples:
        | foe   | other |
        | Bruno | Clara |
        | Clara | Bruno |

    @id:RIV-3426 @rivals.first-round.no-target
    Scenario: Andrés's player cannot choose a foe who has not had a turn yet
      Given it is Bruno's Action Phase
      And Clara has not had a turn yet
      And Bruno's Matthew is in The Streets
      And Ana's Andrés is in The Streets
      And Ana's Ingrid is in the Haven
      And Bruno and Clara have 3 Agenda
      When Matthew attacks Andrés
      And Matthew makes a Social attack
      Then Ana cannot choose player Clara because rivals.first-round.no-target
      When Ana chooses player Bruno
      Then Bruno has 2 Agenda
      And Clara has 3 Agenda
