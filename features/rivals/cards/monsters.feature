# The Monsters of the box: their figures and their texts; Chupacabra's is in several.feature
Feature: Monsters

  Background:
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Iara is in the Haven

  @id:RIV-3347 @rivals.monster.agenda-when-defeated
  Scenario Outline: Each Monster has its printed Blood and gives its printed Agenda
    Given Ana's Ingrid is in the Haven
    And <monster> is in The Streets
    And Ana has tagged <monster>
    Then <monster> has <potency> Blood
    When <monster> is dealt 10 Aggravated damage through Ana
    Then Ana gains <agenda> Agenda

    Examples:
      | monster         | potency | agenda |
      | Brain-Eater     | 7       | 3      |
      | Chupacabra      | 6       | 2      |
      | Ghost           | 6       | 2      |
      | Maricoxi        | 7       | 2      |
      | Mula-Sem-Cabeça | 6       | 2      |
      | Sorceress       | 7       | 3      |
      | The Strange     | 8       | 3      |
      | Vampire         | 8       | 3      |
      | Warlock         | 9       | 3      |
      | Werewolf        | 10      | 4      |

  @id:RIV-4210 @rivals.monster.characteristics
  Scenario Outline: Each Monster's printed attributes reduce damage of their types
    Given Ana's Ingrid is in the Haven
    And <monster> is in The Streets
    And Ana has tagged <monster>
    When <monster> is dealt 5 <type> damage
    Then <monster> takes <damage> damage

    Examples:
      | monster         | type     | damage |
      | Brain-Eater     | Physical | 4      |
      | Brain-Eater     | Social   | 4      |
      | Brain-Eater     | Mental   | 3      |
      | Chupacabra      | Physical | 3      |
      | Chupacabra      | Social   | 4      |
      | Chupacabra      | Mental   | 4      |
      | Ghost           | Physical | 3      |
      | Ghost           | Social   | 4      |
      | Ghost           | Mental   | 3      |
      | Maricoxi        | Physical | 3      |
      | Maricoxi        | Social   | 4      |
      | Maricoxi        | Mental   | 5      |
      | Mula-Sem-Cabeça | Physical | 3      |
      | Mula-Sem-Cabeça | Social   | 5      |
      | Mula-Sem-Cabeça | Mental   | 4      |
      | Sorceress       | Physical | 4      |
      | Sorceress       | Social   | 3      |
      | Sorceress       | Mental   | 4      |
      | The Strange     | Physical | 3      |
      | The Strange     | Social   | 3      |
      | The Strange     | Mental   | 5      |
      | Vampire         | Physical | 5      |
      | Vampire         | Social   | 2      |
      | Vampire         | Mental   | 4      |
      | Warlock         | Physical | 4      |
      | Warlock         | Social   | 4      |
      | Warlock         | Mental   | 2      |
      | Werewolf        | Physical | 2      |
      | Werewolf        | Social   | 4      |
      | Werewolf        | Mental   | 4      |

  @id:RIV-3348 @rivals.tag.turn-timing
  Scenario Outline: Brain-Eater puts Fear on one of the weakest of the cell at the end of its tagger's turn
    Given Ana's Ryan is in The Streets
    And Ana's Rio and Jamie are in the Haven
    And Brain-Eater is in The Streets and exhausted
    And Ana has tagged Brain-Eater
    And Ana has 0 Actions left
    And the game stops at Ana's Draw Step
    When Ana passes
    Then Ana cannot choose Ryan because rivals.golden.card-beats-rulebook
    When Ana chooses <weakest>
    Then <weakest> has 1 Fear token
    And <other> has 0 Fear tokens
    And it is for Ana to let the game go on

    Examples:
      | weakest | other |
      | Rio     | Jamie |
      | Jamie   | Rio   |

  @id:RIV-4082 @rivals.tag.turn-timing @rivals.golden.card-beats-rulebook
  Scenario: Brain-Eater compares current Blood Potencies, not printed ones
    Given Ana's Rio and Jamie are in the Haven
    And Ana's True Faith is attached to Rio
    And Brain-Eater is in The Streets and exhausted
    And Ana has tagged Brain-Eater
    And Ana has 0 Actions left
    And the game stops at Ana's Draw Step
    When Ana passes
    Then Ana cannot choose Rio because rivals.golden.card-beats-rulebook
    When Ana chooses Jamie
    Then Jamie has 1 Fear token
    And Rio has 0 Fear tokens

  @id:RIV-3349 @rivals.character-ability.static-by-default
  Scenario Outline: A Wounded Ghost or Maricoxi has Secrecy
    Given Ana's Ingrid is in The Streets
    And <monster> is in The Streets with <blood> Blood
    And Ana has tagged <monster>
    And Ana holds Rebuke and Wrath
    When Ingrid attacks <monster>
    Then it is for Ana to <next>

    Examples:
      | monster     | blood | next                            |
      | Ghost       | 4     | announce the type of the attack |
      | Ghost       | 3     | discard for Intel or decline    |
      | Maricoxi    | 4     | announce the type of the attack |
      | Maricoxi    | 3     | discard for Intel or decline    |
      | Brain-Eater | 3     | announce the type of the attack |

  @id:RIV-3350 @rivals.attack.intel.must-match-secrecy
  Scenario Outline: A Wounded Ghost or Maricoxi has no more than 1 Secrecy
    Given Ana's Ingrid is in The Streets
    And <monster> is in The Streets with 3 Blood
    And Ana has tagged <monster>
    And Ana holds Rebuke and Wrath
    When Ingrid attacks <monster>
    And Ana discards Wrath for Intel
    Then it is for Ana to announce the type of the attack

    Examples:
      | monster  |
      | Ghost    |
      | Maricoxi |

  @id:RIV-3351 @rivals.damage.shields-reduce-all-types
  Scenario Outline: Ghost has 2 Shields against Ranged and Physical damage
    Given Ana's Ingrid is in the Haven
    And Ghost is in The Streets
    When Ghost is dealt 4 <type> damage
    Then Ghost takes <n> damage

    Examples:
      | type     | n |
      | Ranged   | 2 |
      | Physical | 2 |
      | Social   | 3 |
      | Mental   | 2 |

  @id:RIV-3352 @rivals.ruling.well-prepared
  Scenario Outline: No Reaction can be played in the Preemptive Strike of Maricoxi
    Given Ana's Evangeline is in The Streets
    And <monster> is in The Streets
    And Ana has tagged <monster>
    And Ana holds Well-Prepared
    When Evangeline attacks <monster>
    And Evangeline makes a Social attack
    Then it is for Ana to <next>

    Examples:
      | monster     | next                       |
      | Maricoxi    | act                        |
      | Brain-Eater | play a Reaction or decline |

  @id:RIV-3353 @rivals.monster-attack.text-may-apply
  Scenario Outline: The Preemptive Strike of Mula-Sem-Cabeça is Aggravated
    Given Ana's Maria Lopez is in The Streets
    And <monster> is in The Streets
    And Ana has tagged <monster>
    When Maria Lopez attacks <monster>
    And Maria Lopez makes a Physical attack
    Then Maria Lopez loses <blood> Blood

    Examples:
      | monster         | blood |
      | Mula-Sem-Cabeça | 2     |
      | Chupacabra      | 1     |

  @id:RIV-3354 @rivals.character-ability.static-by-default
  Scenario: An attack that does not damage the Sorceress costs no discard
    Given Ana's Ingrid is in The Streets
    And Sorceress is in The Streets
    And Ana has tagged Sorceress
    And Ana holds Sara, Noriko and Jamie
    When Ingrid attacks Sorceress
    And Ingrid makes a Social attack
    Then Sorceress takes 0 damage
    And it is for Ana to act

  @id:RIV-3355 @rivals.golden.card-beats-rulebook @needs:cards
  Scenario: Attack damage to the Sorceress costs a discard of the player's choice, other damage none
    Given Ana's Ingrid is in The Streets
    And Sorceress is in The Streets
    And Ana has tagged Sorceress
    And Ana holds Sara, Noriko and Jamie
    When Ingrid attacks Sorceress
    And Ingrid makes a Mental attack
    And Ana discards Noriko
    Then Sorceress takes 1 damage
    And Ana holds Sara and Jamie
    When Sorceress is dealt 2 Mental damage through Ana
    Then Sorceress takes 1 damage
    And Ana holds Sara and Jamie
    And it is for Ana to act

  @id:RIV-3409 @rivals.golden.card-beats-rulebook @needs:cards
  Scenario: An Action card that damages the Sorceress costs no discard
    Given Ana's Ingrid is in the Haven
    And Sorceress is in The Streets
    And Ana has tagged Sorceress
    And Ana holds Wrath, Sara and Jamie
    And Ana's burned pile holds Noriko and Andrés
    When Ingrid plays Wrath as Action card
    And Ana chooses Sorceress
    Then Sorceress takes 2 damage
    And Ana holds Sara and Jamie
    And it is for Ana to act

  @id:RIV-3356 @rivals.info.hand-private
  Scenario Outline: The player who has tagged The Strange plays with an open hand
    Given Ana's Ingrid is in the Haven
    And Ana holds Rebuke
    And Bruno holds Charmer
    And The Strange and Ghost are in The Streets
    And Ana has tagged <monster>
    Then Bruno <sees> Ana's hand
    And Ana does not see Bruno's hand
    And it is for Ana to act

    Examples:
      | monster     | sees         |
      | The Strange | sees         |
      | Ghost       | does not see |

  @id:RIV-3357 @rivals.tag.turn-timing @needs:torpor
  Scenario Outline: Vampire mends 2 Blood at the start of its tagger's turn with 2 Mortals in The Streets
    Given it is <player>'s City Deck Step
    And Ana's Ingrid is in the Haven
    And Vampire is in The Streets with 4 Blood
    And Ana has tagged Vampire
    And <mortals> in The Streets
    And Maid is attached to Iara
    And the game stops at <player>'s Ready and Return Step
    Then Vampire has <blood> Blood
    And it is for <player> to let the game go on

    Examples:
      | player | mortals                        | blood |
      | Ana    | Vagrant and Mugger are         | 6     |
      | Ana    | Vagrant, Mugger and Lookout are | 6    |
      | Ana    | Vagrant and Uprising are       | 4     |
      | Bruno  | Vagrant and Mugger are         | 4     |

  @id:RIV-3358 @rivals.character-ability.static-by-default @needs:moving
  Scenario Outline: An attacker from a party of 3 deals Warlock 1 damage less
    Given Ana's Maria Lopez and Sara are in The Streets
    And Ana's <third> is in The Streets
    And Warlock is in The Streets
    And Ana has tagged Warlock
    And Ana has 1 Prestige
    And Ana holds Release the Hounds
    When <first>
    And Maria Lopez attacks Warlock
    And Maria Lopez makes a Physical attack
    And Ana plays Release the Hounds face up
    And Ana declines
    Then Warlock takes <damage> damage

    Examples:
      | third | first                                  | damage |
      | Ryan  | Ryan joins the party of Maria Lopez    | 2      |
      | Ryan  | Ana passes                             | 3      |

  @id:RIV-3359 @rivals.preemptive.best-attribute
  Scenario: A Wounded Werewolf strikes each member of the party in the Adversary's order
    Given Ana's Maria Lopez and Ryan are in The Streets
    And Werewolf is in The Streets with 5 Blood
    And Ana has tagged Werewolf
    When Maria Lopez attacks Werewolf
    And Maria Lopez makes a Physical attack
    And Bruno chooses Ryan
    And Bruno chooses Maria Lopez
    And Ana declines
    Then Ryan loses 3 Blood
    And Maria Lopez loses 1 Blood
    And it is for Ana to act
