# Rivals, "Hunter Specific Rules": terms, Leader token, Edges, Monsters, Prestige on characters, recruiting, the rest
Feature: Hunters, Monsters and the tokens on them

  Background:
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Bruno's Rival is Ana
    And Bruno's Matthew is in the Haven
    And Clara's Noriko is in the Haven

  @id:RIV-2525 @rivals.hunter-leader.example.secrecy-two @checks:a,b @rivals.attack.intel.must-match-secrecy @example @needs:hunters
  Scenario Outline: A Hideout and the Leader's token together give the party a Secrecy of 2
    Given it is Bruno's Action Phase
    And Ana's Haven card is The Bunker
    And Ana's Ingrid and Toquinho are in The Streets
    And Toquinho is Leader
    And Bruno's Hakim Owusu is in The Streets
    And Bruno holds Awe, Ingratiate and Triple Threat
    When Hakim Owusu attacks <target>
    And Bruno discards <cards> for Intel
    Then <then>
    And Bruno holds <left> cards

    Examples:
      | target   | cards              | then                                             | left |
      | Ingrid   | Awe                | the attack fails                                 | 2    |
      | Toquinho | Awe                | the attack fails                                 | 2    |
      | Ingrid   | Awe and Ingratiate | it is for Bruno to announce the type of the attack | 1    |

  @id:RIV-2526 @rivals.hunter-leader.example.secrecy-two @checks:c @rivals.attack.intel.must-match-secrecy @example @needs:hunters
  Scenario: A Leader token turned to Influence leaves the party a Secrecy of 1
    Given it is Bruno's Action Phase
    And Ana's Haven card is The Bunker
    And Ana's Ingrid and Toquinho are in The Streets
    And Toquinho is Leader
    And Toquinho's Leader token shows +1 Influence
    And Bruno's Hakim Owusu is in The Streets
    And Bruno holds Awe and Ingratiate
    When Hakim Owusu attacks Ingrid
    And Bruno discards Awe for Intel
    Then it is for Bruno to announce the type of the attack
    And Bruno holds Ingratiate

  @id:RIV-2527 @rivals.hunter-leader.flips-after-defeating-character @checks:a,b @needs:hunters
  Scenario Outline: A defeated Monster turns the Leader token, and a defeated Mortal does not
    Given Ana's Maria Lopez is in The Streets
    And Maria Lopez is Leader
    And Sorceress is in The Streets with 1 Blood
    And Ana has tagged Sorceress
    And Vagrant is in The Streets
    When Maria Lopez attacks <target>
    And Maria Lopez makes a Physical attack
    Then Maria Lopez's Leader token shows <side>
    And it is for Ana to act

    Examples:
      | target    | side         |
      | Sorceress | +1 Influence |
      | Vagrant   | +1 Secrecy   |

  @id:RIV-2528 @rivals.hunter-recruit.draw-1 @checks:a,b @needs:turn @needs:hunters
  Scenario: Recruiting a Hunter for Prestige draws a card, and recruiting a vampire does not
    Given Ana's Ingrid is in the Haven
    And Ana holds Rio
    And Ana's Library holds Shotgun and Confuse
    And Bruno holds Iara
    And Bruno's Library holds Awe and Ingratiate
    When Ana recruits Rio
    And Ana draws a card from the Library
    Then Ana holds Shotgun
    And Ana has 1 Action left
    When Ana passes
    And Ana passes
    And Ana draws a card from the Library
    And Bruno recruits Iara
    Then Bruno holds nothing
    And Bruno's Library holds 2 cards
    And it is for Bruno to act

  @id:RIV-2529 @rivals.hunter-recruit.still-earns-agenda @checks:a,b @needs:mortals @needs:recruiting @needs:hunters
  Scenario Outline: A Mortal's Agenda is gained whether or not a Hunter is recruited
    Given Ana's Maria Lopez and Juliana are in The Streets
    And <mortal> is in The Streets
    And Ana holds Release the Hounds and Rio
    When Maria Lopez attacks <mortal>
    And Maria Lopez makes a Physical attack
    And Ana plays Release the Hounds face up
    And Ana declines
    And Ana <does>
    Then Ana gains <n> Agenda
    And <mortal> is in the <pile>

    Examples:
      | mortal        | does         | n | pile              |
      | Maid          | recruits Rio | 1 | city burned pile  |
      | Maid          | declines     | 1 | city burned pile  |
      | BOPE-RJ: PsyOps | recruits Rio | 1 | city discard pile |
      | BOPE-RJ: PsyOps | declines     | 1 | city discard pile |
      | Vagrant       | recruits Rio | 0 | city burned pile  |

  @id:RIV-2530 @rivals.hunter-recruit.mortal-destination @checks:a @needs:mortals @needs:recruiting @needs:hunters
  Scenario Outline: An Antagonist defeated by a Hunter goes to the city discard pile
    Given Ana's Maria Lopez is in The Streets
    And BOPE-RJ: Marksman is in The Streets
    And Ana holds Release the Hounds and Sara
    When Maria Lopez attacks BOPE-RJ: Marksman
    And Maria Lopez makes a Physical attack
    And Ana plays Release the Hounds face up
    And Ana declines
    And Ana <does>
    Then BOPE-RJ: Marksman is in the city discard pile
    And the city burned pile is empty

    Examples:
      | does          |
      | recruits Sara |
      | declines      |

  @id:RIV-2531 @rivals.hunter-recruit.discount @checks:a,b @needs:mortals @needs:hunters
  Scenario Outline: A Citizen makes a Hunter cost 3 Prestige less, an Antagonist 4
    Given Ana's Maria Lopez is in The Streets
    And <mortal> is in The Streets
    And Ana holds Release the Hounds and <hunter>
    When Maria Lopez attacks <mortal>
    And Maria Lopez makes a Physical attack
    And Ana plays Release the Hounds face up
    And Ana declines
    And Ana recruits <hunter>
    Then Ana loses <n> Prestige
    And <hunter> is in Ana's Haven

    Examples:
      | mortal          | hunter     | n |
      | Maid            | Evangeline | 1 |
      | Maid            | Sara       | 0 |
      | BOPE-RJ: PsyOps | Evangeline | 0 |

  @id:RIV-2532 @rivals.hunter-recruit.after-mortal @checks:b,d @needs:hunters
  Scenario Outline: No recruiting is offered after a Mortal without a Hunter to recruit
    Given Ana's Maria Lopez is in The Streets
    And Vagrant is in The Streets
    And Ana holds <hand>
    When Maria Lopez attacks Vagrant
    And Maria Lopez makes a Physical attack
    Then it is for Ana to act
    And Ana holds <hand>
    And Vagrant is in the city burned pile

    Examples:
      | hand        |
      | Persecution |
      | Noriko    |

  @id:RIV-2533 @rivals.hunter-misc.no-city-retainers @checks:a @needs:recruiting @needs:hunters
  Scenario: A Hunter cannot take a Mortal as Retainer
    Given Ana's Maria Lopez is in The Streets
    And Vagrant is in The Streets
    And Ana holds Rio
    When Maria Lopez attacks Vagrant
    And Maria Lopez makes a Physical attack
    Then Ana cannot take the Mortal as Retainer because rivals.hunter-recruit.no-burn-or-attach
    When Ana declines
    Then Maria Lopez bears nothing
    And Vagrant is in the city burned pile

  @id:RIV-2534 @rivals.hunter-misc.monster-curses-unlimited @checks:a,b @needs:hunters
  Scenario: A Monster can bear any number of Curses, but a character only three cards
    Given Ana's Maria Lopez is in The Streets
    And Bruno's Keondra is in The Streets
    And Ghost is in The Streets
    And Ana has tagged Ghost
    And Weigh Down, Weigh Down and Weigh Down are attached to Ghost
    And Vagrant, Maid and Mugger are attached to Keondra
    And Ana holds Tracking Device
    When Maria Lopez plays Tracking Device as Action card
    Then Ana cannot choose Keondra because rivals.attach.limit-three
    When Ana chooses Ghost
    Then Ghost bears Weigh Down, Weigh Down, Weigh Down and Tracking Device
    And it is for Ana to act

  @id:RIV-2535 @rivals.hunter-misc.vampires-cannot-harm-monsters @checks:a,b @needs:hunters
  Scenario: A player without Hunters cannot damage a Monster
    Given it is Bruno's Action Phase
    And Ghost is in The Streets
    When Ghost is dealt 5 Aggravated Mental damage through Bruno
    Then Ghost has 6 Blood
    And it is for Bruno to act

  @id:RIV-2536 @rivals.hunter-misc.vampires-may-mend-monsters @checks:a @needs:torpor @needs:hunters
  Scenario: A Monster can mend in a vampire player's turn
    Given it is Bruno's Action Phase
    And Ghost is in The Streets with 3 Blood
    When Ghost mends 1 Blood
    Then Ghost has 4 Blood
    And it is for Bruno to act

  @id:RIV-2537 @rivals.monster.characteristics @checks:b @needs:torpor @needs:hunters
  Scenario Outline: A Monster cannot have more Blood than its Blood Potency
    Given Ana's Ingrid is in The Streets
    And <monster> is in The Streets with <n> Blood
    When <monster> mends 3 Blood
    Then <monster> has <now> Blood
    And it is for Ana to act

    Examples:
      | monster         | n | now |
      | Mula-Sem-Cabeça | 6 | 6   |
      | Mula-Sem-Cabeça | 5 | 6   |
      | Warlock         | 5 | 8   |
      | Warlock         | 7 | 9   |

  @id:RIV-2538 @rivals.hunter-misc.example.each-character-mends @checks:a @rivals.hunter-misc.vampires-may-mend-monsters @example @needs:torpor @needs:hunters
  Scenario: A Monster with 3 of 9 Blood has 4 after mending 1
    Given it is Bruno's Action Phase
    And Warlock is in The Streets with 3 Blood
    And Bruno's Grace is in the Haven with 3 Blood
    When Warlock mends 1 Blood
    And Grace mends 1 Blood
    Then Warlock and Grace have 4 Blood
    And it is for Bruno to act

  @id:RIV-2539 @rivals.prestige-on.spend-when-interacting @checks:a,b,c @needs:hunters
  Scenario Outline: Prestige on a character pays only for interactions with that character
    Given Ana's Ryan is in The Streets
    And Bruno's Keondra is in The Streets
    And <n> Prestige of <whose> lies on <where>
    And Ana holds Confuse
    When Ryan attacks Keondra
    And Ryan makes a Mental attack
    And Ana plays Confuse face down
    Then it is for Ana to pay or decline
    And Ana <pay>

    Examples:
      | n | whose | where   | pay                                                                                                      |
      | 1 | Ana   | Keondra | may pay 1 Prestige, 1 of it from the character                                                           |
      | 1 | Ana   | Matthew | cannot pay 1 Prestige, 1 of it from the character because rivals.prestige-on.spend-when-interacting |
      | 1 | Clara | Keondra | cannot pay 1 Prestige, 1 of it from the character because rivals.prestige-on.spend-when-interacting |

  @id:RIV-2540 @rivals.prestige-on.spend-when-interacting @checks:d @needs:hunters
  Scenario: A player with 1 Prestige left may spend Prestige on the target
    Given Ana's Ryan is in The Streets
    And Bruno's Keondra is in The Streets
    And 1 Prestige of Ana lies on Keondra
    And Ana has 1 Prestige
    And Ana holds Confuse
    When Ryan attacks Keondra
    And Ryan makes a Mental attack
    And Ana plays Confuse face down
    Then Ana cannot pay 1 Prestige because rivals.cost.never-last-even-to-win
    When Ana pays 1 Prestige, 1 of it from the character
    Then 0 Prestige of Ana lies on Keondra
    And Ana has 1 Prestige
    And Keondra takes 2 damage

  @id:RIV-2541 @rivals.prestige-on.pays-costs @checks:a,b @needs:hunters
  Scenario Outline: An ability may be paid from the target, the supply, or both
    Given Ana's Deacon Jones is in The Streets
    And Ana's Bone of the Apostle James lies beside the Haven
    And Bruno's Keondra is in The Streets
    And <n> Prestige of Ana lies on Keondra
    When Deacon Jones attacks Keondra
    And Deacon Jones makes a Physical attack
    And Ana uses Deacon Jones
    And Ana <pays>
    And Ana declines
    Then Ana has <supply> Prestige
    And <left> Prestige of Ana lies on Keondra
    And Keondra takes 2 damage

    Examples:
      | n | pays                                        | supply | left |
      | 1 | pays 2 Prestige, 1 of it from the character | 19     | 0    |
      | 1 | pays 2 Prestige                             | 18     | 1    |
      | 2 | pays 2 Prestige, 2 of it from the character | 20     | 0    |

  @id:RIV-2549 @rivals.prestige-on.interaction-kinds @checks:a @needs:hunters
  Scenario Outline: Prestige on the attacker pays for a Reaction, and Prestige elsewhere does not
    Given it is Bruno's Action Phase
    And Ana's Ingrid is in The Streets
    And Bruno's Raúl Fontes is in The Streets
    And 2 Prestige of Ana lies on <where>
    And Ana has 1 Prestige
    And Ana holds Know Their Habits
    When Raúl Fontes attacks Ingrid
    And Raúl Fontes makes a Ranged attack
    And Ana plays Know Their Habits face down
    Then it is for <asked>

    Examples:
      | where       | asked                    |
      | Raúl Fontes | Ana to pay or decline    |
      | Matthew     | Bruno to act             |

  @id:RIV-2550 @rivals.prestige-on.interaction-kinds @checks:a,b @needs:hunters
  Scenario: Only Prestige on an effect's target pays for it
    Given Ana's Maria Lopez is in The Streets
    And Ghost and Chupacabra are in The Streets
    And BOPE-RJ: PsyOps and BOPE-RJ: Caveira are in The Streets
    And Ana has tagged Ghost and Chupacabra
    And 2 Prestige of Ana lies on Ghost
    And Ana has 2 Prestige
    And Ana holds Anonymous Tip
    When Maria Lopez plays Anonymous Tip as Action card
    Then Ana cannot choose Chupacabra because rivals.prestige-on.interaction-kinds
    When Ana chooses Ghost
    Then it is for Ana to pay or decline

  @id:RIV-2542 @rivals.prestige-on.returns-to-general @checks:a,b @needs:hunters
  Scenario: Prestige spent from a character returns to the general supply
    Given Ana's Ryan is in The Streets
    And Bruno's Keondra is in The Streets
    And 3 Prestige of Ana lies on Keondra
    And Ana holds Confuse
    When Ryan attacks Keondra
    And Ryan makes a Mental attack
    And Ana plays Confuse face down
    And Ana pays 1 Prestige, 1 of it from the character
    Then 2 Prestige of Ana lies on Keondra
    And Ana, Bruno and Clara keep all Prestige

  @id:RIV-2543 @rivals.investigate.not-character-ability @checks:b @needs:hunters
  Scenario: Investigating does not use up the Hunter's ability
    Given Ana's Sister Claire and Sara are in The Streets
    And Ghost lies face down in The Streets
    When Ana investigates Monster with Sister Claire
    And Ana investigates Monster with Sara
    Then 3 Prestige of Ana lies on Monster
    And Ana has 2 Actions left

  @id:RIV-2544 @rivals.edge.bonus-by-card @checks:a @needs:hunters
  Scenario Outline: Only a character with the Edge gets the card's bonus
    Given Ana's <who> is in The Streets
    And Ana's Toquinho is in the Haven
    And Bruno's Keondra is in The Streets
    And Ana holds Blaze of Glory
    When <who> attacks Keondra
    And <who> makes a Physical attack
    And Ana plays Blaze of Glory face down
    Then Keondra takes <n> damage

    Examples:
      | who    | n |
      | Ingrid | 2 |
      | Ryan   | 1 |

  @id:RIV-2545 @rivals.edge.list @checks:a,b @needs:hunters
  Scenario Outline: A card's cost is offered only to a Hunter with the Edge it names
    Given Ana's <who> is in The Streets
    And Bruno's Keondra is in The Streets
    And Ana holds <card>
    And Ana's Library holds Shotgun
    When <who> attacks Keondra
    And <who> makes a <type> attack
    And Ana plays <card> <face>
    Then it is for Ana to <asked>

    Examples:
      | who        | type     | card                | face      | asked          |
      | Evangeline | Social   | Rebuke              | face down | pay or decline |
      | Francisco  | Social   | Rebuke              | face down | act            |
      | Evangeline | Social   | Speaking in Tongues | face down | pay or decline |
      | Francisco  | Social   | Speaking in Tongues | face down | act            |
      | Francisco  | Physical | Release the Hounds  | face up   | pay or decline |
      | Jamie      | Physical | Release the Hounds  | face up   | act            |

  @id:RIV-2551 @rivals.edge.list @checks:a @needs:hunters
  Scenario Outline: A card's free bonus applies only to a Hunter with the Edge it names
    Given Ana's <who> is in The Streets
    And Ana's Maria Lopez is in the Haven
    And Bruno's Keondra is in The Streets
    And Ana holds Social Engineering
    When <who> attacks Keondra
    And <who> makes a Social attack
    And Ana plays Social Engineering face down
    Then <n> Prestige of Ana lies on Keondra
    And it is for Ana to act

    Examples:
      | who          | n |
      | Gina Firenzo | 2 |
      | Evangeline   | 0 |

  @id:RIV-2546 @rivals.monster.face-down-not-target-character @checks:a,b @needs:hunters
  Scenario: A face-down Monster cannot be targeted as a character
    Given Ana's Maria Lopez is in The Streets
    And Ghost is in The Streets
    And Ana has tagged Ghost
    And Werewolf lies face down in The Streets
    And Ana holds Found a Weakness
    When Maria Lopez plays Found a Weakness as Action card
    Then Ana cannot choose Monster because rivals.monster.face-down-not-target-character
    And Ana may choose Ghost
    And it is for Ana to choose a target

  @id:RIV-2547 @rivals.hunter.word-equivalents @checks:a,b @needs:hunters
  Scenario: Rules about coteries, Havens and torpor apply to cells, Hideouts and recovery
    Given it is Bruno's Action Phase
    And Ana's Haven card is The Bunker
    And Ana's Toquinho is in the Haven
    And Toquinho is Leader
    And Ana's Ingrid is in torpor with 1 Blood
    And Bruno's Hakim Owusu is in The Streets
    Then Hakim Owusu cannot attack Ingrid because rivals.torpor.not-attackable
    And Hakim Owusu may attack Toquinho

  @id:RIV-3063 @rivals.monster.characteristics @checks:a @needs:arrange @needs:hunters
  Scenario Outline: A Monster has Blood Potency and attributes like a vampire
    Given Ana's Ingrid is in The Streets
    And Mula-Sem-Cabeça is in The Streets
    Then Mula-Sem-Cabeça has 6 Blood
    When Mula-Sem-Cabeça is dealt 4 <type> damage through Ana
    Then Mula-Sem-Cabeça has <left> Blood

    Examples:
      | type     | left |
      | Physical | 4    |
      | Ranged   | 4    |
      | Social   | 2    |
      | Mental   | 3    |
