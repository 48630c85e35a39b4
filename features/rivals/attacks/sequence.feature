# Rivals, "Attack Sequence", steps 1 to 7, and "Reactions" as far as they belong there
Feature: The steps of an attack
  Type, Attack card, Block, Reaction, reveal and abilities.

  Background:
    Given Ana, Bruno and Clara sit clockwise
    And Clara's Ociel Gonzalez is in the Haven

  @id:RIV-1100 @rivals.attack.s1.four-types @checks:d,e
  Scenario: The attacking player must choose one of four attack types
    Given Ana's Hope is in The Streets
    And Bruno's Iara is in the Haven
    When Hope attacks Iara
    Then exactly these choices are open to Ana:
      | Hope makes a Ranged attack   |
      | Hope makes a Physical attack |
      | Hope makes a Social attack   |
      | Hope makes a Mental attack   |

  @id:RIV-1101 @rivals.attack.seq.optional-steps @checks:a,b @needs:cards
  Scenario: Cards, Blocks and abilities are optional, but the attack type is not
    Given Ana's Jorge Guerrero is in The Streets
    And Ana holds Ingratiate
    And Bruno's Keondra and Iara are in the Haven
    And Bruno holds Shifting Organs
    When Jorge Guerrero attacks Keondra
    Then Ana cannot decline because rivals.attack.s1.four-types
    When Jorge Guerrero makes a Physical attack
    Then it is for Ana to play an Attack card or decline
    When Ana declines
    Then it is for Bruno to block or decline
    When Bruno declines
    Then it is for Bruno to play a Reaction or decline
    When Bruno declines
    Then it is for Ana to use an ability or decline
    When Ana declines
    Then Keondra takes 2 damage
    And Ana holds Ingratiate
    And Bruno holds Shifting Organs
    And Iara is ready

  @id:RIV-1102 @rivals.attack.seq.eleven-steps-in-order @checks:a @needs:cards
  Scenario: The steps of an attack come in order
    Given Ana's Jorge Guerrero is in The Streets
    And Ana holds Awe and Charmer
    And Bruno's Keondra and Iara are in the Haven
    And Bruno holds Shifting Organs
    When Jorge Guerrero attacks Keondra
    Then it is for Ana to announce the type of the attack
    When Jorge Guerrero makes a Mental attack
    Then it is for Ana to play an Attack card or decline
    When Ana plays Awe face down
    Then it is for Bruno to block or decline
    When Iara blocks
    Then it is for Bruno to play a Reaction or decline
    When Bruno plays Shifting Organs face down
    Then it is for Ana to use an ability or decline
    And these events happen in order:
      | event         | card            |
      | card-revealed | Awe             |
      | card-revealed | Shifting Organs |
    And Iara has 3 Blood
    When Ana uses Jorge Guerrero
    And Ana discards Charmer
    Then Iara takes 0 damage
    And Ana's discard pile holds Awe and Charmer
    And Bruno's discard pile holds Shifting Organs

  @id:RIV-1103 @rivals.attack.s2.may-place-face-down @checks:b,d,e
  Scenario: One Attack card is placed face down, and nobody else learns which
    Given Ana's Lucky is in The Streets
    And Ana holds Ingratiate, Awe, Charmer and Shifting Organs
    And Bruno's Keondra and Iara are in the Haven
    When Lucky attacks Keondra
    And Lucky makes a Social attack
    Then it is for Ana to play an Attack card or decline
    And Ana cannot play Charmer face down because rivals.attack.s2.may-place-face-down
    And Ana cannot play Shifting Organs face down because rivals.attack.s2.may-place-face-down
    When Ana plays Ingratiate face down
    Then no event names Ingratiate
    And Ana holds Awe, Charmer and Shifting Organs
    And it is for Bruno to block or decline
    And Ana cannot play Awe face down because rivals.attack.s3.block-by-party-member

  @id:RIV-1104 @needs:cards @rivals.attack.s2.may-place-face-down @checks:a
  Scenario: The attacking player need not place an Attack card
    Given Ana's Lucky is in The Streets
    And Ana holds Ingratiate
    And Bruno's Jorge Guerrero is in the Haven
    When Lucky attacks Jorge Guerrero
    And Lucky makes a Social attack
    And Ana declines
    Then Jorge Guerrero takes 1 damage
    And Ana holds Ingratiate

  @id:RIV-1105 @rivals.attack.s2.face-up-cards-resolve-at-once @needs:cards
  Scenario Outline: A card placed face up takes effect before anybody Blocks
    Given Ana's Sage is in The Streets
    And Ana holds Release the Hounds
    And Bruno's Keondra and Hope are in the Haven
    When Sage attacks Keondra
    And Sage makes a Physical attack
    And Ana plays Release the Hounds face up
    Then it is for Ana to pay or decline
    When <pays>
    Then it is for Bruno to block or decline
    And Ana has <left> Prestige
    When Bruno declines
    Then Keondra takes <damage> damage

    Examples:
      | pays                | left | damage |
      | Ana pays 1 Prestige | 19   | 3      |
      | Ana declines        | 20   | 2      |

  @id:RIV-1106 @rivals.attack.s2.face-up-card-placed-face-down @checks:a,b,c @needs:cards
  Scenario: A face-up card placed face down has no effect, and the attack goes on
    Given Ana's Matthew is in The Streets
    And Ana holds Release the Hounds
    And Bruno's Keondra and Hope are in the Haven
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana plays Release the Hounds face down
    And Hope blocks
    Then Hope takes 2 damage
    And Hope is exhausted
    And Keondra keeps all Blood
    And Ana's discard pile holds Release the Hounds
    And it is for Ana to act

  @id:RIV-1107 @rivals.attack.s3.block-by-party-member @checks:a
  Scenario: A ready party member who Blocks exhausts and becomes the target
    Given Ana's Matthew is in The Streets
    And Bruno's Keondra and Hope are in the Haven
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Hope blocks
    Then Hope is exhausted
    And Keondra is ready
    And Hope takes 2 damage
    And Keondra keeps all Blood

  @id:RIV-1108 @rivals.attack.s3.block-by-party-member @checks:b
  Scenario: An exhausted character, or one of another party or player, cannot Block
    Given Ana's Matthew is in The Streets
    And Ana's Judas is in the Haven
    And Bruno's Keondra and Iara are in the Haven
    And Bruno's Hope is in the Haven and exhausted
    And Bruno's Sage is in The Streets
    And Bruno's Jimmy is in torpor with 1 Blood
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Hope cannot block because rivals.attack.s3.block-by-party-member
    And Sage cannot block because rivals.attack.s3.block-by-party-member
    And Jimmy cannot block because rivals.attack.s3.block-by-party-member
    And Ociel Gonzalez cannot block because rivals.attack.s3.block-by-party-member
    When Bruno declines
    Then Keondra takes 2 damage

  @id:RIV-1109 @rivals.attack.s3.target-cannot-block @checks:a,b
  Scenario: The target cannot Block for itself
    Given Ana's Matthew is in The Streets
    And Bruno's Keondra and Hope are in the Haven
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Keondra cannot block because rivals.attack.s3.target-cannot-block
    When Hope blocks
    Then Hope takes 2 damage

  @id:RIV-1110 @rivals.attack.s3.target-cannot-block
  Scenario: No Block is offered when the target is alone
    Given Ana's Matthew is in The Streets
    And Bruno's Keondra is in the Haven
    And Bruno's Hope is in The Streets
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Keondra takes 2 damage
    And Keondra is ready
    And it is for Ana to act

  @id:RIV-1111 @rivals.attack.s3.no-second-block @checks:a
  Scenario: A Blocked attack cannot be Blocked again
    Given Ana's Matthew is in The Streets
    And Bruno's Keondra, Hope and Iara are in the Haven
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Hope blocks
    Then Hope takes 2 damage
    And Iara is ready
    And Iara keeps all Blood
    And it is for Ana to act

  @id:RIV-1112 @rivals.attack.s3.no-second-block @checks:b
  Scenario: A player who declines to Block gets no second chance
    Given Ana's Matthew is in The Streets
    And Bruno's Keondra, Hope and Iara are in the Haven
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Bruno declines
    Then Keondra takes 2 damage
    And Hope and Iara are ready
    And it is for Ana to act

  @id:RIV-1113 @rivals.attack.s3.ranged-needs-guard @checks:a @needs:cards
  Scenario: A Ranged attack cannot be Blocked without Guard
    Given Ana's Ceraph is in The Streets
    And Ana holds Shotgun
    And Bruno's Keondra, Hope and Gisele are in the Haven
    When Ceraph attacks Keondra
    And Ceraph makes a Ranged attack
    And Ana declines
    Then Hope cannot block because rivals.attack.s3.ranged-needs-guard
    When Gisele blocks
    Then Gisele is exhausted
    And Gisele takes 0 damage

  @id:RIV-1114 @rivals.attack.s3.ranged-needs-guard @checks:b
  Scenario Outline: A Block of a Physical, Social or Mental attack does not need Guard
    Given Ana's Ceraph is in The Streets
    And Bruno's Keondra and Hope are in the Haven
    When Ceraph attacks Keondra
    And Ceraph makes a <type> attack
    Then it is for Bruno to block or decline
    When Hope blocks
    Then Hope is exhausted
    And Hope takes <damage> damage

    Examples:
      | type     | damage |
      | Physical | 1      |
      | Social   | 0      |
      | Mental   | 1      |

  @id:RIV-1115 @rivals.attack.s3.blocker-secrecy-irrelevant @checks:a
  Scenario: An attack needs no Intel against the Blocker's Secrecy
    Given Ana's Ceraph is in The Streets
    And Ana holds Charmer and Believer
    And Bruno's Haven card is The Clubhouse
    And Bruno's Keondra and Hope are in the Haven
    When Ceraph attacks Keondra
    And Ana discards Charmer for Intel
    And Ceraph makes a Physical attack
    And Hope blocks
    Then Hope takes 1 damage
    And Ana holds Believer

  @id:RIV-1116 @rivals.attack.s3.blocker-becomes-target @checks:a,b @needs:cards
  Scenario: An Attack card's effect on the target applies to the Blocker
    Given Ana's Gisele is in The Streets
    And Ana holds Awe
    And Bruno's Keondra and Matthew are in the Haven
    When Gisele attacks Keondra
    And Gisele makes a Mental attack
    And Ana plays Awe face down
    And Matthew blocks
    Then Matthew has No Influence
    And Keondra does not have No Influence
    And Matthew takes 3 damage
    And Keondra keeps all Blood

  @id:RIV-1117 @rivals.attack.target.role-text-waits-for-blocking @checks:a,b @needs:cards
  Scenario Outline: An effect that depends on the target looks at it after Blocking
    Given Ana's Lucky is in The Streets
    And Ana holds Ingratiate
    And Bruno's Iara and Gisele are in the Haven
    When Lucky attacks Iara
    And Lucky makes a Social attack
    And Ana plays Ingratiate face down
    And <blocks>
    Then <target> takes <damage> damage

    Examples:
      | blocks         | target | damage |
      | Gisele blocks  | Gisele | 3      |
      | Bruno declines | Iara   | 2      |

  @id:RIV-1118 @rivals.attack.target.defending-player @checks:a,b @rivals.attack.s4.target-may-place-face-down @checks:d
  Scenario: Nobody defends for a Mortal
    Given Ana's Matthew is in The Streets
    And Bruno's Keondra and Hope are in The Streets
    And Clara's Ceraph is in the Haven
    And Vagrant is in The Streets
    And Bruno and Clara hold Shifting Organs
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    Then Vagrant is defeated
    And it is for Ana to say what becomes of the Mortal

  @id:RIV-1119 @rivals.attack.target.defending-player @checks:b
  Scenario Outline: Only the defending player may Block and play a Reaction
    Given Ana's Matthew is in The Streets
    And Bruno's Keondra and Hope are in the Haven
    And Clara's Ceraph and Iara are in the Haven
    And Bruno and Clara hold Shifting Organs
    When Matthew attacks <target>
    And Matthew makes a Physical attack
    Then it is for <player> to block or decline
    When <player> declines
    Then it is for <player> to play a Reaction or decline
    When <player> declines
    Then <target> takes <damage> damage
    And it is for Ana to act

    Examples:
      | target  | player | damage |
      | Keondra | Bruno  | 2      |
      | Ceraph  | Clara  | 1      |

  @id:RIV-1120 @rivals.attack.s4.target-may-place-face-down @checks:a,c @needs:cards
  Scenario Outline: A Reaction is optional, for a ready or an exhausted target
    Given Ana's Matthew is in The Streets
    And Bruno's Sage is in <place>
    And Bruno holds Shifting Organs
    When Matthew attacks Sage
    And Matthew makes a Physical attack
    Then it is for Bruno to play a Reaction or decline
    When <what>
    Then Sage takes <damage> damage
    And Bruno holds <held>

    Examples:
      | place                   | what                                  | damage | held            |
      | the Haven               | Bruno declines                        | 2      | Shifting Organs |
      | the Haven               | Bruno plays Shifting Organs face down | 1      | nothing         |
      | the Haven and exhausted | Bruno plays Shifting Organs face down | 1      | nothing         |

  @id:RIV-1121 @rivals.attack.s4.target-may-place-face-down @checks:b @needs:cards
  Scenario: The Blocker plays the Reaction, and its Disciplines count
    Given Ana's Matthew is in The Streets
    And Bruno's Sage and Hope are in The Streets
    And Bruno's Iara is in the Haven
    And Bruno holds Shifting Organs
    When Matthew attacks Sage
    And Matthew makes a Physical attack
    And Hope blocks
    And Bruno plays Shifting Organs face down
    Then Hope takes 1 damage
    And Sage keeps all Blood

  @id:RIV-1122 @rivals.attack.s4.reaction-without-attack-card @checks:a,b @needs:cards
  Scenario Outline: A Reaction may be played with or without an Attack card to answer
    Given Ana's Ceraph is in The Streets
    And Ana holds Awe
    And Bruno's Keondra is in the Haven
    And Bruno holds Shifting Organs
    When Ceraph attacks Keondra
    And Ceraph makes a Mental attack
    And <card>
    Then it is for Bruno to play a Reaction or decline
    When Bruno plays Shifting Organs face down
    Then Bruno's discard pile holds Shifting Organs
    And Keondra takes 0 damage

    Examples:
      | card                   |
      | Ana declines           |
      | Ana plays Awe face down |

  @id:RIV-1123 @rivals.attack.s5.attacker-reveals @checks:a @needs:cards
  Scenario: An illegal Attack card is discarded before the Reaction is revealed
    Given Ana's Thaddeus is in The Streets
    And Ana holds Ingratiate
    And Bruno's Hope is in the Haven
    And Bruno holds Shifting Organs
    When Thaddeus attacks Hope
    And Thaddeus makes a Social attack
    And Ana plays Ingratiate face down
    And Bruno plays Shifting Organs face down
    Then no event names Shifting Organs
    And Ana's discard pile holds Ingratiate
    And Bruno holds Shifting Organs
    And it is for Bruno to play a Reaction or decline

  @id:RIV-1124 @rivals.attack.s5.attacker-reveals @checks:b @needs:cards
  Scenario: Without an Attack card only the Reaction is revealed
    Given Ana's Matthew is in The Streets
    And Bruno's Hope is in the Haven
    And Bruno holds Shifting Organs
    When Matthew attacks Hope
    And Matthew makes a Physical attack
    And Bruno plays Shifting Organs face down
    Then these events happen in order:
      | event         | character | card            |
      | card-revealed | Hope      | Shifting Organs |
    And Hope takes 1 damage
    And Hope loses 1 Blood
    And Shifting Organs is in Bruno's discard pile

  @id:RIV-1125 @needs:ending @needs:torpor @rivals.attack.s5.wrong-type-discard @checks:a,b @needs:cards
  Scenario Outline: An Attack card of the wrong type has no effect
    Given Ana's Lucky is in The Streets
    And Ana holds Ingratiate
    And Bruno's Jorge Guerrero is in the Haven
    When Lucky attacks Jorge Guerrero
    And Lucky makes a <type> attack
    And Ana plays Ingratiate face down
    Then Jorge Guerrero takes <damage> damage
    And Ana's discard pile holds Ingratiate
    And Lucky is exhausted

    Examples:
      | type     | damage |
      | Ranged   | 0      |
      | Physical | 0      |
      | Social   | 3      |
      | Mental   | 1      |

  @id:RIV-1126 @rivals.attack.s5.bp-too-low-discard @checks:a,b,c @needs:cards
  Scenario Outline: The attacker needs the Blood Potency the Attack card requires
    Given Ana's <attacker> is in The Streets with 2 Blood
    And Ana's Lucky is in the Haven
    And <attacker> has <tokens> -1 BP tokens
    And Ana holds Ingratiate
    And Bruno's Gisele is in the Haven
    When <attacker> attacks Gisele
    And <attacker> makes a Social attack
    And Ana plays Ingratiate face down
    Then <attacker>'s Blood Potency is <bp>
    And Gisele takes <damage> damage
    And Ana's discard pile holds Ingratiate

    Examples:
      | attacker | tokens | bp | damage |
      | Sage     | 0      | 3  | 2      |
      | Sage     | 1      | 2  | 1      |
      | Thaddeus | 0      | 2  | 1      |

  @id:RIV-1127 @rivals.attack.s5.illegal-card-undoes-blocks-and-reactions @checks:a,c @needs:cards
  Scenario: An illegal Attack card undoes the Block and the Reaction
    Given Ana's Thaddeus is in The Streets
    And Ana holds Ingratiate
    And Bruno's Iara and Gisele are in the Haven
    And Bruno holds Shifting Organs
    When Thaddeus attacks Iara
    And Thaddeus makes a Social attack
    And Ana plays Ingratiate face down
    And Gisele blocks
    Then Thaddeus has No Influence
    When Bruno plays Shifting Organs face down
    Then Gisele is ready
    And Thaddeus does not have No Influence
    And Bruno holds Shifting Organs
    And no event names Shifting Organs
    And it is for Bruno to block or decline
    When Bruno declines
    And Bruno declines
    Then Iara takes 1 damage
    And Gisele keeps all Blood

  @id:RIV-1128 @rivals.attack.s5.illegal-card-undoes-blocks-and-reactions @checks:c @needs:cards
  Scenario: After an illegal Attack card the same character may Block again
    Given Ana's Thaddeus is in The Streets
    And Ana holds Ingratiate
    And Bruno's Iara and Gisele are in the Haven
    When Thaddeus attacks Iara
    And Thaddeus makes a Social attack
    And Ana plays Ingratiate face down
    And Gisele blocks
    Then it is for Bruno to block or decline
    When Gisele blocks
    Then Gisele takes 1 damage
    And Gisele is exhausted
    And Thaddeus has No Influence
    And Iara keeps all Blood

  @id:RIV-1129 @rivals.attack.s5.illegal-card-attack-continues @checks:a,b @needs:cards
  Scenario: After an illegal Attack card the attack goes on without one
    Given Ana's Hakim Owusu is in The Streets
    And Ana holds Awe and Ingratiate
    And Bruno's Iara and Gisele are in the Haven
    When Hakim Owusu attacks Iara
    And Hakim Owusu makes a Social attack
    And Ana plays Awe face down
    And Bruno declines
    Then it is for Bruno to block or decline
    When Bruno declines
    Then Iara takes 2 damage
    And Ana holds Ingratiate
    And Ana has 1 Action left

  @id:RIV-1130 @rivals.attack.s5.defender-reveals @checks:a @needs:cards
  Scenario: The Reaction is revealed after the Attack card
    Given Ana's Ceraph is in The Streets
    And Ana holds Awe
    And Bruno's Raúl Fontes is in the Haven
    And Bruno holds Shifting Organs
    When Ceraph attacks Raúl Fontes
    And Ceraph makes a Mental attack
    And Ana plays Awe face down
    And Bruno plays Shifting Organs face down
    Then these events happen in order:
      | event         | character   | card            |
      | card-revealed | Ceraph      | Awe             |
      | card-revealed | Raúl Fontes | Shifting Organs |
    And Raúl Fontes takes 0 damage
    And Awe is in Ana's discard pile
    And Shifting Organs is in Bruno's discard pile

  @id:RIV-1131 @rivals.attack.s5.defender-reveals @checks:b @needs:cards
  Scenario: No Reaction is revealed when none was placed
    Given Ana's Ceraph is in The Streets
    And Ana holds Awe
    And Bruno's Raúl Fontes is in the Haven
    And Bruno holds Shifting Organs
    When Ceraph attacks Raúl Fontes
    And Ceraph makes a Mental attack
    And Ana plays Awe face down
    And Bruno declines
    Then no event names Shifting Organs
    And Raúl Fontes takes 1 damage

  @id:RIV-1132 @rivals.attack.s5.illegal-reaction-discarded @checks:a,c,d @needs:cards
  Scenario Outline: An illegal Reaction is discarded, and its Shields do not count
    Given Ana's Ceraph is in The Streets
    And Bruno's <target> and Iara are in the Haven
    And Bruno holds Shifting Organs and Layers of Protection
    When Ceraph attacks <target>
    And Ceraph makes a <type> attack
    And Bruno declines
    And Bruno plays Shifting Organs face down
    Then <target> takes <damage> damage
    And Bruno's discard pile holds Shifting Organs
    And Bruno holds Layers of Protection
    And Iara is ready
    And it is for Ana to act

    Examples:
      | target         | type   | damage |
      | Jorge Guerrero | Social | 1      |
      | Jorge Guerrero | Mental | 0      |
      | Judas          | Mental | 1      |

  @id:RIV-4051 @rivals.attack.s5.illegal-reaction-discarded @checks:c @rivals.minus-bp.limits-mending-and-cards @needs:cards @needs:torpor
  Scenario Outline: A Reaction checks the current Blood Potency, not the printed one
    Given Bruno's Hakim Owusu is in the Haven and exhausted
    And Bruno's Iara is in the Haven with 2 Blood
    And Iara has <n> -1 BP token
    And Bruno holds Shifting Organs
    And Ana's Matthew is in The Streets
    When Matthew attacks Iara
    And Matthew makes a Physical attack
    And Bruno plays Shifting Organs face down
    Then Iara takes <damage> damage
    And Bruno's discard pile holds Shifting Organs
    And it is for Ana to act

    Examples:
      | n | damage |
      | 0 | 0      |
      | 1 | 2      |

  @id:RIV-1133 @rivals.attack.s5.choices-attacker-first @checks:a,b @needs:cards
  Scenario: The attacking player makes the choices on revealed cards first
    Given Ana's Ceraph is in The Streets
    And Ana holds Shotgun and Charmer
    And Bruno's Keondra and Hope are in the Haven
    And Bruno holds Layers of Protection and Believer
    When Ceraph attacks Keondra
    And Ceraph makes a Ranged attack
    And Ana plays Shotgun face down
    And Bruno plays Layers of Protection face down
    Then it is for Ana to discard or decline
    When Ana declines
    Then it is for Bruno to discard or decline
    When Bruno discards Believer
    Then Keondra takes 0 damage
    And Hope keeps all Blood

  @id:RIV-1134 @rivals.attack.s5.attacker-effects-on-target-apply @checks:c @needs:cards
  Scenario Outline: An effect that lowers the target's Shields lowers the Blocker's
    Given Ana's <attacker> is in The Streets
    And Ana holds Wide Array of Pain
    And Bruno's Keondra and Matthew are in the Haven
    And Bruno holds Shifting Organs
    When <attacker> attacks Keondra
    And <attacker> makes a Mental attack
    And Ana plays Wide Array of Pain face down
    And Matthew blocks
    And Bruno plays Shifting Organs face down
    Then Matthew takes <damage> damage

    Examples:
      | attacker | damage |
      | Lucky    | 2      |
      | Ceraph   | 1      |

  @id:RIV-1135 @rivals.attack.s6.attacker-may-activate @checks:b
  Scenario Outline: The attacking player may use the attacker's ability or decline
    Given Ana's Jorge Guerrero is in The Streets
    And Ana holds Charmer
    And Bruno's Keondra is in the Haven
    When Jorge Guerrero attacks Keondra
    And Jorge Guerrero makes a <type> attack
    Then it is for Ana to use an ability or decline
    When Ana declines
    Then Keondra takes <damage> damage
    And Ana holds Charmer

    Examples:
      | type     | damage |
      | Ranged   | 0      |
      | Physical | 2      |
      | Social   | 0      |
      | Mental   | 0      |

  @id:RIV-1136 @rivals.attack.s6.attacker-may-activate @checks:c @needs:cards
  Scenario: An ability cannot be used twice in one attack
    Given Ana's Jorge Guerrero is in The Streets
    And Ana holds Charmer and Believer
    And Bruno's Keondra is in the Haven
    When Jorge Guerrero attacks Keondra
    And Jorge Guerrero makes a Physical attack
    And Ana uses Jorge Guerrero
    And Ana discards Charmer
    Then Keondra takes 3 damage
    And Ana holds Believer
    And it is for Ana to act

  @id:RIV-1137 @rivals.attack.s6.no-more-after-passing @checks:a @needs:cards
  Scenario: A player who passes in Step 6 can use no more of the attacker's abilities
    Given Ana's Jorge Guerrero is in The Streets
    And Ana holds Charmer
    And Bruno's Keondra is in the Haven
    And Vagrant is attached to Keondra
    When Jorge Guerrero attacks Keondra
    And Jorge Guerrero makes a Physical attack
    And Ana declines
    Then it is for Bruno to prevent damage or decline
    And Ana cannot use Jorge Guerrero because rivals.attack.s6.no-more-after-passing
    When Bruno declines
    Then Keondra takes 2 damage
    And Ana holds Charmer

  @id:RIV-1138 @rivals.attack.s7.relentless-only @checks:a @needs:cards
  Scenario: The defending player may use only Relentless abilities
    Given Ana's Jorge Guerrero is in The Streets
    And Ana holds Charmer
    And Bruno's Keondra and Benicio are in the Haven
    And Bruno holds Believer
    When Jorge Guerrero attacks Keondra
    And Jorge Guerrero makes a Physical attack
    And Bruno declines
    Then it is for Ana to use an ability or decline
    And Bruno cannot use Benicio because rivals.attack.s6.attacker-may-activate
    When Ana declines
    Then it is for Bruno to prevent damage or decline
    When Bruno uses Benicio
    And Bruno discards Believer
    Then Keondra takes 1 damage
    And Benicio is ready

  @id:RIV-1139 @rivals.attack.s7.relentless-only @checks:b
  Scenario: The defending player is offered no prevention when there is no damage
    Given Ana's Jorge Guerrero is in The Streets
    And Bruno's Keondra and Benicio are in the Haven
    And Bruno holds Believer
    When Jorge Guerrero attacks Keondra
    And Jorge Guerrero makes a Social attack
    And Bruno declines
    Then Keondra takes 0 damage
    And Bruno holds Believer
    And it is for Ana to act

  @id:RIV-3025 @rivals.attack.seq.eleven-steps-in-order @checks:b @rivals.attack.s5.illegal-card-undoes-blocks-and-reactions @checks:d @needs:cards
  Scenario Outline: An illegal Attack card leads back to Step 3, but an illegal Reaction does not
    Given Ana's <attacker> is in The Streets
    And Ana holds Ingratiate
    And Bruno's Jorge Guerrero and Iara are in the Haven
    And Bruno holds Shifting Organs
    When <attacker> attacks Jorge Guerrero
    And <attacker> makes a Social attack
    And Ana plays Ingratiate face down
    And Bruno declines
    And Bruno plays Shifting Organs face down
    Then it is for <next>
    And Bruno <holds>

    Examples:
      | attacker | next                       | holds                             |
      | Thaddeus | Bruno to block or decline  | holds Shifting Organs             |
      | Ceraph   | Ana to act                 | holds nothing                     |

  @id:RIV-3026 @rivals.attack.s3.blocker-secrecy-irrelevant @checks:b @needs:cards
  Scenario: Intel spent on a better hidden target is not returned after a Block
    Given Ana's Matthew is in The Streets
    And Ana holds Charmer, Believer and Awe
    And Bruno's Keondra and Hope are in The Streets
    And Cobra Form and Cobra Form are attached to Keondra
    When Matthew attacks Keondra
    And Ana discards Charmer and Believer for Intel
    And Matthew makes a Physical attack
    And Ana declines
    And Hope blocks
    Then Hope takes 2 damage
    And Ana holds Awe
    And Ana's discard pile holds Charmer and Believer

  @id:RIV-3027 @rivals.attack.s5.wrong-type-discard @checks:c @needs:cards
  Scenario Outline: Costs already paid are not returned when the Attack card has the wrong type
    # No Attack card of the set costs anything as it is placed.
    Given Cristo Redentor is in The Streets
    And Ana's Lucky is in The Streets
    And Ana holds Ingratiate and Charmer
    And Bruno's Haven card is The Clubhouse
    And Bruno's Iara is in the Haven
    When Lucky attacks Iara
    And Ana discards Charmer for Intel
    And Ana pays 1 Prestige
    And Lucky makes a <type> attack
    And Ana plays Ingratiate face down
    Then Iara takes <damage> damage
    And Ana has 19 Prestige
    And Ana's discard pile holds Charmer and Ingratiate
    And Lucky is exhausted
    And Ana has 1 Action left

    Examples:
      | type     | damage |
      | Physical | 1      |
      | Social   | 2      |

  @id:RIV-3028 @rivals.attack.s5.attacker-effects-on-target-apply @checks:d @needs:cards
  Scenario Outline: The attacker's effects on the target bar no Reaction before Step 5
    Given Ana's <attacker> is in The Streets
    And Ana holds Wide Array of Pain
    And Bruno's Keondra and Matthew are in the Haven
    And Bruno holds Shifting Organs and Comeuppance
    When <attacker> attacks Keondra
    And <attacker> makes a Mental attack
    And Ana plays Wide Array of Pain face down
    Then exactly these choices are open to Bruno:
      | Matthew blocks |
      | Bruno declines |
    When Bruno declines
    Then exactly these choices are open to Bruno:
      | Bruno plays Shifting Organs face down |
      | Bruno plays Comeuppance face down     |
      | Bruno declines                        |
    When Bruno plays Shifting Organs face down
    Then Keondra takes <damage> damage

    Examples:
      | attacker | damage |
      | Lucky    | 1      |
      | Ceraph   | 0      |

  @id:RIV-3029 @rivals.attack.s6.attacker-may-activate @checks:d @needs:cards
  Scenario: The attacking player may use two abilities in turn, each for its cost
    Given Ana's Jorge Guerrero is in The Streets
    And Cobra Form is attached to Jorge Guerrero
    And Ana holds Charmer and Believer
    And Bruno's Keondra is in the Haven
    When Jorge Guerrero attacks Keondra
    And Jorge Guerrero makes a Physical attack
    And Ana uses Jorge Guerrero
    And Ana discards Charmer
    Then it is for Ana to use an ability or decline
    When Ana uses Cobra Form
    Then Keondra takes 4 damage
    And Ana holds Believer
    And Ana's discard pile holds Charmer and Cobra Form

  @id:RIV-3076 @rivals.attack.s6.no-more-after-passing @checks:b @needs:cards
  Scenario: The attacking player cannot use an ability after the defending player has used one
    Given Ana's Jorge Guerrero is in The Streets
    And Cobra Form is attached to Jorge Guerrero
    And Ana holds Charmer
    And Bruno's Keondra is in the Haven
    And Vagrant is attached to Keondra
    When Jorge Guerrero attacks Keondra
    And Jorge Guerrero makes a Physical attack
    And Ana declines
    And Bruno uses Vagrant
    Then Keondra takes 1 damage
    And Ana holds Charmer
    And Jorge Guerrero bears Cobra Form
    And it is for Ana to act

  @id:RIV-3705 @rivals.action.seven-options @rivals.attack.intel.discard-for-intel @rivals.attack.s1.four-types
  Scenario: Nobody can act, discard for Intel or Block while the attack type is undecided
    Given Ana's Hope is in The Streets
    And Ana holds Poison Pill and Shotgun
    And Bruno's Iara and Keondra are in the Haven
    When Hope attacks Keondra
    Then it is for Ana to announce the type of the attack
    And Ana cannot play Poison Pill as Unhosted Action because rivals.action.seven-options
    And Ana cannot discard Shotgun for Intel because rivals.attack.intel.discard-for-intel
    And Iara cannot block because rivals.attack.s3.block-by-party-member
