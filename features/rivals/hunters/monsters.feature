# Rivals, "Monsters", "Attacking a Monster", "Preemptive Strike", "Tagged Monsters"
Feature: Attacking Monsters
  A Monster strikes first, and an attacker that survives tags it.

  Background:
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Bruno's Rival is Ana
    And Bruno's Matthew is in the Haven
    And Clara's Jamie is in the Haven
    And Ana's Noriko is in the Haven

  @id:RIV-1501 @rivals.monster.agenda-when-defeated @checks:a @needs:hunters
  Scenario Outline: The player who defeats a Monster gains its Agenda
    Given Ana's <hunter> is in The Streets
    And <monster> is in The Streets with 1 Blood
    And Ana has tagged <monster>
    When <hunter> attacks <monster>
    And <hunter> makes a <type> attack
    Then <monster> is defeated by Ana
    And Ana gains <n> Agenda
    And Bruno and Clara gain no Agenda

    Examples:
      | hunter      | monster         | type     | n |
      | Ingrid      | Mula-Sem-Cabeça | Mental   | 2 |
      | Maria Lopez | Vampire         | Physical | 3 |
      | Maria Lopez | Warlock         | Physical | 3 |

  @id:RIV-1502 @rivals.monster.agenda-when-defeated @checks:b,c @needs:hunters
  Scenario: A Monster's defeat gains no Agenda if no player caused it, and no bonus for a Rival
    Given Mula-Sem-Cabeça is in The Streets
    And Ghost is in The Streets with 1 Blood
    And Ana has tagged Ghost
    And Ana's Rival is Clara
    When Mula-Sem-Cabeça is dealt 8 Physical damage
    Then Mula-Sem-Cabeça is defeated by nobody
    And Ana, Bruno and Clara gain no Agenda
    When Ghost is dealt 3 Mental damage through Ana
    Then Ana gains 2 Agenda

  @id:RIV-1503 @rivals.monster.added-on-event @checks:a @needs:hunters
  Scenario Outline: An Event adds a Monster
    Given it is Ana's City Deck Step
    And the city deck holds <card> and Vagrant
    And the Monster deck holds Werewolf and Ghost
    And the game stops at Ana's Ready and Return Step
    Then the Monster deck holds Ghost
    And Monster lies face down
    And it is for Ana to let the game go on

    Examples:
      | card            |
      | Uprising        |
      | Cristo Redentor |

  @id:RIV-1504 @rivals.monster.enters-face-down @checks:a,b @needs:hunters
  Scenario: A new Monster enters face down
    Given it is Ana's City Deck Step
    And the city deck holds Uprising
    And the Monster deck holds Werewolf
    And the game stops at Ana's Ready and Return Step
    Then Monster lies face down
    And Ana, Bruno and Clara do not see what Monster is
    And no event names Werewolf
    And it is for Ana to let the game go on

  @id:RIV-1505 @rivals.monster.not-added-first-turn @checks:a @needs:hunters
  Scenario: No Monster is added in the first turn of the game
    Given it is turn 1 of the game
    And Ana, Bruno and Clara have not had a turn yet
    And it is Ana's City Deck Step
    And the city deck holds Uprising, Cristo Redentor, Vagrant and Maid
    And the Monster deck holds Werewolf and Ghost
    And the game stops at Ana's Ready and Return Step
    Then the Monster deck holds 2 cards
    And it is for Ana to let the game go on

  @id:RIV-1507 @rivals.monster.not-added-first-turn @checks:b @rivals.monster.added-on-event @needs:hunters
  Scenario: An Event adds a Monster from the second turn of the game
    Given it is turn 2 of the game
    And Bruno and Clara have not had a turn yet
    And it is Bruno's City Deck Step
    And the city deck holds Uprising, Vagrant and Maid
    And the Monster deck holds Werewolf and Ghost
    And the game stops at Bruno's Ready and Return Step
    Then the Monster deck holds 1 card
    And it is for Bruno to let the game go on

  @id:RIV-1510 @rivals.monster-attack.like-attack @checks:a @needs:hunters
  Scenario: An attack on a Monster is an Action by a ready Hunter in The Streets
    Given Ana's Ingrid is in The Streets
    And Ana's Rio is in The Streets and exhausted
    And Ghost lies face down in The Streets
    Then Noriko cannot attack Monster because rivals.attack.exhaust.ready-in-streets
    And Rio cannot attack Monster because rivals.attack.exhaust.ready-in-streets
    When Ingrid attacks Monster
    And Ingrid makes a Mental attack
    Then Ingrid is exhausted
    And Ana has 1 Action left

  @id:RIV-1511 @rivals.monster-attack.first-while-face-down @checks:a,b @needs:hunters
  Scenario: A Monster stays face down until its Preemptive Strike
    Given Ana's Ingrid is in The Streets
    And Ghost lies face down in The Streets
    When Ingrid attacks Monster
    Then Monster lies face down
    And Ana, Bruno and Clara do not see what Monster is
    And it is for Ana to announce the type of the attack
    When Ingrid makes a Mental attack
    Then Ghost lies face up

  @id:RIV-1512 @rivals.monster-attack.preemptive-if-not-blocked @checks:a @needs:hunters
  Scenario: A Monster strikes before it takes damage
    Given Ana's Rio is in The Streets
    And Werewolf lies face down in The Streets
    When Rio attacks Monster
    And Rio makes a Mental attack
    Then Rio is defeated by nobody
    And Werewolf has 10 Blood

  @id:RIV-1513 @rivals.monster-attack.takes-damage-like-characters @checks:a,b @needs:hunters
  Scenario Outline: A Monster's attributes reduce damage
    Given Ana's <hunter> is in The Streets
    And <monster> lies face down in The Streets
    When <hunter> attacks Monster
    And <hunter> makes a <type> attack
    Then <monster> takes <n> damage
    And <monster> has <left> Blood

    Examples:
      | hunter      | monster   | type     | n | left |
      | Maria Lopez | Vampire   | Physical | 2 | 6    |
      | Maria Lopez | Sorceress | Physical | 1 | 6    |
      | Evangeline  | Vampire   | Social   | 0 | 8    |

  @id:RIV-1514 @rivals.monster.defeated-prestige-to-general @checks:a,b @needs:hunters
  Scenario: Prestige on a defeated Monster returns to the general supply
    Given Ana's Maria Lopez is in The Streets
    And Vampire is in The Streets with 2 Blood
    And Ana has tagged Vampire
    And 2 Prestige of Ana lies on Vampire
    When Maria Lopez attacks Vampire
    And Maria Lopez makes a Physical attack
    Then Vampire is defeated by Ana
    And Ana keeps all Prestige
    And the burned Monsters hold Vampire
    And 0 cards lie in The Streets

  @id:RIV-1530 @rivals.preemptive.best-attribute @checks:a,b,c @needs:hunters
  Scenario Outline: A Monster strikes with the attribute that deals the most damage
    Given Ana's <hunter> is in The Streets
    And <monster> lies face down in The Streets
    When <hunter> attacks Monster
    And <hunter> makes a Ranged attack
    Then <hunter> loses <n> Blood
    And these events happen in order:
      | event                 | attacker  | type   |
      | attack-type-announced | <monster> | <type> |

    Examples:
      | hunter      | monster         | type     | n |
      | Maria Lopez | The Strange     | Social   | 2 |
      | Maria Lopez | Brain-Eater     | Mental   | 2 |
      | Ingrid      | Chupacabra      | Physical | 2 |

  @id:RIV-1531 @rivals.preemptive.tie-top-down @checks:a,d @needs:hunters
  Scenario Outline: A Monster with equal attributes strikes with the topmost
    Given Ana's <hunter> is in The Streets
    And <monster> lies face down in The Streets
    When <hunter> attacks Monster
    And <hunter> makes a Ranged attack
    Then <hunter> loses 1 Blood
    And these events happen in order:
      | event                 | attacker  | type   |
      | attack-type-announced | <monster> | <type> |

    Examples:
      | hunter      | monster     | type     |
      | Ingrid      | Brain-Eater | Physical |
      | Evangeline  | Vampire     | Social   |
      | Toquinho    | Ghost       | Social   |
      | Maria Lopez | Chupacabra  | Social   |

  @id:RIV-1532 @rivals.preemptive.no-exhaust @checks:a @needs:hunters
  Scenario: A Preemptive Strike does not exhaust the Monster
    Given Ana's Ingrid is in The Streets
    And Ghost lies face down in The Streets
    When Ingrid attacks Monster
    And Ingrid makes a Mental attack
    Then Ingrid loses 1 Blood
    And Ghost is ready

  @id:RIV-1533 @rivals.preemptive.exhausted-still-strikes @checks:a,b @needs:hunters
  Scenario: An exhausted Monster still makes its Preemptive Strike
    Given Ana's Ingrid is in The Streets
    And Ghost is in The Streets and exhausted
    When Ingrid attacks Ghost
    And Ingrid makes a Mental attack
    Then Ingrid loses 1 Blood
    And Ghost is exhausted

  @id:RIV-1534 @rivals.preemptive.every-attack @checks:a,b @needs:hunters
  Scenario: A Monster strikes at every attack
    Given Ana's Ingrid is in The Streets
    And Ana's Toquinho is in The Streets
    And Ghost lies face down in The Streets
    When Ingrid attacks Monster
    And Ingrid makes a Social attack
    Then Ingrid loses 1 Blood
    When Toquinho attacks Ghost
    And Toquinho makes a Social attack
    Then Toquinho loses 1 Blood
    And Ghost has 6 Blood

  @id:RIV-1535 @rivals.preemptive.flip-face-up @checks:a,b @needs:hunters
  Scenario: A Monster turned face up stays face up
    Given Ana's Ingrid is in The Streets
    And Ana's Toquinho is in The Streets
    And Ghost lies face down in The Streets
    When Ingrid attacks Monster
    And Ingrid makes a Social attack
    Then Ghost lies face up
    When Toquinho attacks Ghost
    And Toquinho makes a Social attack
    Then Ghost lies face up
    And none of these events happens:
      | event            |
      | monster-revealed |

  @id:RIV-1536 @rivals.preemptive.block-by-party @checks:a,b,c @needs:hunters
  Scenario: A ready party member can Block a Preemptive Strike, and the attack goes on
    Given Ana's Ingrid and Rio are in The Streets
    And Ana's Sara is in The Streets
    And Werewolf lies face down in The Streets
    When Ingrid attacks Monster
    And Ingrid makes a Mental attack
    Then it is for Ana to block or decline
    And Sara cannot block because rivals.attack.s3.block-by-party-member
    When Rio blocks
    Then Rio is defeated by nobody
    And Ingrid has 3 Blood
    And Ana has tagged Werewolf
    And Werewolf loses 1 Blood

  @id:RIV-1537 @rivals.preemptive.no-type-change-after-block @checks:a,b @needs:hunters
  Scenario: A Block does not change the type of a Preemptive Strike
    Given Ana's Ingrid and Maria Lopez are in The Streets
    And Chupacabra lies face down in The Streets
    When Ingrid attacks Monster
    And Ingrid makes a Social attack
    And Maria Lopez blocks
    Then Maria Lopez takes 0 damage
    And Maria Lopez is exhausted
    And Ana has tagged Chupacabra

  @id:RIV-1538 @rivals.preemptive.attacker-defeated-ends-attack @checks:a,c @needs:hunters
  Scenario: An attacker defeated by the Preemptive Strike neither damages nor tags the Monster
    Given Ana's Rio is in The Streets
    And Werewolf lies face down in The Streets
    And 2 Prestige of Clara lies on Monster
    When Rio attacks Monster
    And Rio makes a Mental attack
    Then Rio is in Ana's burned pile
    And Werewolf lies face up
    And nobody has tagged Werewolf
    And Werewolf has 10 Blood
    And 2 Prestige of Clara lies on Werewolf
    And Ana has 1 Action left

  @id:RIV-1539 @rivals.preemptive.no-intel @checks:a,b @needs:hunters
  Scenario: A Preemptive Strike ignores Secrecy
    Given Ana's Haven card is Fellowship Hall
    And Ana's Ingrid is in The Streets
    And Ingrid is Leader
    And Ghost lies face down in The Streets
    When Ingrid attacks Monster
    And Ingrid makes a Mental attack
    Then Ingrid loses 1 Blood

  @id:RIV-1550 @rivals.tag.superficial @checks:a @needs:hunters
  Scenario Outline: The attack that tags a Monster leaves it at least 1 Blood
    Given Ana's Maria Lopez is in The Streets
    And Vampire is in The Streets with <n> Blood
    When Maria Lopez attacks Vampire
    And Maria Lopez makes a Physical attack
    Then Vampire has <left> Blood
    And Vampire is not defeated
    And Ana has tagged Vampire

    Examples:
      | n | left |
      | 8 | 6    |
      | 3 | 1    |
      | 2 | 1    |
      | 1 | 1    |

  @id:RIV-1551 @rivals.tag.only-first-hunter @checks:b @needs:hunters
  Scenario: A second attack by the tagging player can defeat the Monster
    Given Ana's Maria Lopez is in The Streets
    And Ana's Florencia is in The Streets
    And Vampire is in The Streets with 3 Blood
    When Maria Lopez attacks Vampire
    And Maria Lopez makes a Physical attack
    Then Ana has tagged Vampire
    And Vampire has 1 Blood
    When Florencia attacks Vampire
    And Florencia makes a Physical attack
    Then Vampire is defeated by Ana
    And Ana gains 3 Agenda

  @id:RIV-1552 @rivals.tag.earlier-loss-irrelevant @checks:a,b @needs:hunters
  Scenario: Damage outside attacks does not tag a Monster or affect a later tag
    Given Ana's Maria Lopez is in The Streets
    And Vampire is in The Streets with 3 Blood
    When Vampire is dealt 1 Physical damage through Ana
    Then Vampire has 2 Blood
    And nobody has tagged Vampire
    When Maria Lopez attacks Vampire
    And Maria Lopez makes a Physical attack
    Then Vampire has 1 Blood
    And Ana has tagged Vampire

  @id:RIV-1553 @rivals.tag.no-damage-needed @checks:a,b @needs:hunters
  Scenario: An attack without damage tags a Monster
    Given Ana's Ingrid is in The Streets
    And Ghost lies face down in The Streets
    When Ingrid attacks Monster
    And Ingrid makes a Social attack
    Then Ana has tagged Ghost
    And Ghost takes 0 damage
    And Ghost has 6 Blood

  @id:RIV-1554 @rivals.tag.others-collect-prestige @checks:a,b @needs:hunters
  Scenario Outline: Other players take their Prestige back from a tagged Monster, and the tagger's stays
    Given Ana's Ingrid is in The Streets
    And Ghost lies face down in The Streets
    And <ana> Prestige of Ana lies on Monster
    And <clara> Prestige of Clara lies on Monster
    When Ingrid attacks Monster
    And Ingrid makes a Social attack
    Then Clara gains <clara> Prestige
    And Ana keeps all Prestige
    And <ana> Prestige of Ana lies on Ghost
    And 0 Prestige of Clara lies on Ghost

    Examples:
      | ana | clara |
      | 1   | 2     |
      | 2   | 3     |

  @id:RIV-3952 @provisional @rivals.tag.others-collect-prestige @needs:hunters
  Scenario: Corruption takes nothing from Prestige taken back from a Monster
    Given Corruption is in The Streets
    And Ghost lies face down in The Streets
    And 2 Prestige of Clara lies on Monster
    And Ana's Maria Lopez is in The Streets
    When Maria Lopez attacks Monster
    And Maria Lopez makes a Ranged attack
    Then Ana has tagged Ghost
    And Clara has 22 Prestige
    And 0 Prestige of Clara lies on Corruption

  @id:RIV-1555 @rivals.tag.protected-from-others @checks:a,b,c @needs:hunters
  Scenario Outline: Only its tagger can attack or damage a tagged Monster
    Given it is Clara's Action Phase
    And Clara's Toquinho is in The Streets
    And Ghost is in The Streets
    And Ana has tagged Ghost
    Then Toquinho cannot attack Ghost because rivals.tag.protected-from-others
    When Ghost is dealt 3 Mental damage through <player>
    Then Ghost loses <n> Blood

    Examples:
      | player | n |
      | Ana    | 1 |
      | Clara  | 0 |
      | Bruno  | 0 |

  @id:RIV-4052 @rivals.tag.protected-from-others @checks:a @rivals.tag.only-first-hunter @needs:hunters @needs:attacks
  Scenario Outline: No other player can attack a tagged Monster, however much Blood it has lost
    Given Ana's Toquinho is in The Streets
    And Ghost is in The Streets with <n> Blood
    And Clara has tagged Ghost
    Then Toquinho cannot attack Ghost because rivals.tag.protected-from-others
    And it is for Ana to act

    Examples:
      | n |
      | 6 |
      | 3 |
      | 1 |

  @id:RIV-1556 @rivals.tag.turn-timing @checks:a @needs:hunters
  Scenario Outline: A tagged Monster readies with its tagger
    Given Ghost is in The Streets and exhausted
    And Ana has tagged Ghost
    And it is <whose>'s Ready and Return Step
    And the game stops at <whose>'s Action Phase
    Then Ghost is <state>
    And it is for <whose> to let the game go on

    Examples:
      | whose | state     |
      | Ana   | ready     |
      | Bruno | exhausted |
      | Clara | exhausted |

  @id:RIV-1557 @rivals.tag.still-in-streets @checks:b @needs:hunters
  Scenario: A tagged Monster remains in The Streets, and its attacker must be there too
    Given Ghost is in The Streets
    And Ana's Ingrid is in the Haven
    Then Ingrid cannot attack Ghost because rivals.attack.exhaust.ready-in-streets
    When Ana moves Ingrid to The Streets
    And Ingrid attacks Ghost
    And Ingrid makes a Social attack
    Then Ghost is in The Streets with 6 Blood
    And Ana has tagged Ghost

  @id:RIV-1570 @rivals.hunter-misc.vampires-cannot-harm-monsters @checks:a,b @needs:hunters
  Scenario: A vampire player cannot attack or damage a Monster
    Given it is Bruno's Action Phase
    And Bruno's Grace is in The Streets
    And Ghost is in The Streets
    Then Grace cannot attack Ghost because rivals.attack.target.monsters-hunters-only
    When Ghost is dealt 3 Mental damage through Bruno
    Then Ghost has 6 Blood
    And it is for Bruno to act

  @id:RIV-3066 @rivals.monster-attack.like-attack @checks:c @needs:hunters
  Scenario Outline: A Hunter must be ready and in The Streets to attack a Monster
    Given Ana's Ingrid is in <place>
    And Ghost lies face down in The Streets
    Then Ingrid cannot attack Monster because rivals.attack.exhaust.ready-in-streets
    And it is for Ana to act

    Examples:
      | place                     |
      | the Haven                 |
      | The Streets and exhausted |

  @id:RIV-3067 @rivals.monster-end.exhausts-monster @checks:b @needs:turn @needs:hunters
  Scenario: A Monster that attacked at the end of a turn readies in its tagger's next turn
    Given it is Ana's Ready and Return Step
    And Ana's Ingrid is in the Haven
    And Ghost is in The Streets and exhausted
    And Warlock is in The Streets and exhausted
    And Ana has tagged Ghost
    And Clara has tagged Warlock
    Then it is Ana's Action Phase
    And Ghost is ready
    And Warlock is exhausted
