# The Agenda cards and the Havens of the box: their figures and their texts
Feature: Agenda cards and Havens

  Rule: Agenda cards of vampires

    Background:
      Given Ana and Bruno sit clockwise
      And Ana's Keondra and Judas are in the Haven
      And Bruno's Gisele is in the Haven

    @id:RIV-3360 @rivals.win.agenda.reach-13
    Scenario Outline: A vampire player with any Agenda card wins at 13 Agenda
      Given Ana's Agenda card is <agenda>
      And Ana has 11 Agenda
      When Ana gains 1 Agenda
      Then the game goes on
      When Ana gains 1 Agenda
      Then Ana wins the game

      Examples:
        | agenda                       |
        | The Snake Den                |
        | Birds of Different Feathers  |
        | Observe & Report             |
        | Go For Broke                 |
        | The Ash Heap of History      |

    @id:RIV-3361 @rivals.begin.start.effects-happen-now @needs:cards
    Scenario Outline: A vampire's Agenda card gains 1 Agenda at the start of its player's turn
      Given Ana's Agenda card is <agenda> face up
      And it is <player>'s City Deck Step
      And the game stops at <player>'s Ready and Return Step
      And <given>
      Then Ana has <n> Agenda
      And it is for <player> to let the game go on

      Examples:
        | agenda                      | player | given                                         | n |
        | Birds of Different Feathers | Ana    | Ana's Jorge Guerrero is in the Haven          | 1 |
        | Birds of Different Feathers | Bruno  | Ana's Jorge Guerrero is in the Haven          | 0 |
        | Birds of Different Feathers | Ana    | Judas has learned Potence                     | 0 |
        | Go For Broke                | Ana    | Ana's Plots Within Plots lies beside the Haven   | 1 |
        | Go For Broke                | Ana    | Ana's Dark Money lies beside the Haven           | 0 |
        | Go For Broke                | Ana    | Bruno's Plots Within Plots lies beside the Haven | 0 |
        | Go For Broke                | Bruno  | Ana's Plots Within Plots lies beside the Haven   | 0 |
        | The Snake Den               | Ana    | Ana's Snake Oil lies face down beside the Haven | 0 |

    @id:RIV-3362 @rivals.begin.start.effects-happen-now
    Scenario Outline: The Snake Den gains 1 Agenda for Prestige on a face-down card
      Given Ana's Agenda card is The Snake Den face up
      And it is <player>'s City Deck Step
      And the game stops at <player>'s Ready and Return Step
      And <whose>'s Snake Oil lies face down beside the Haven
      And 1 Prestige of Ana lies on Conspiracy
      Then Ana has <n> Agenda
      And it is for <player> to let the game go on

      Examples:
        | player | whose | n |
        | Ana    | Ana   | 1 |
        | Bruno  | Ana   | 0 |
        | Ana    | Bruno | 0 |

    @id:RIV-3363 @rivals.golden.card-beats-rulebook
    Scenario: The Snake Den gains 1 Agenda for the first Conspiracy resolved in its player's turn
      Given Ana's Agenda card is The Snake Den face up
      And Ana's Snake Oil and Shed Your Skin lie face down beside the Haven
      And 2 Prestige of Ana lies on Conspiracy and Conspiracy#2
      When Ana reveals Conspiracy
      Then Ana gains 1 Agenda
      When Ana reveals Conspiracy
      Then Ana gains no Agenda
      And Shed Your Skin is in Ana's discard pile

    @id:RIV-3364 @rivals.golden.card-beats-rulebook
    Scenario Outline: The Ash Heap of History exhausts to gain Agenda
      Given Ana's Agenda card is The Ash Heap of History face up
      And Ana's discard pile holds Awe, Awe, Awe, Awe and <more>
      When Ana uses the Agenda card The Ash Heap of History
      Then Ana gains <n> Agenda
      And Ana has 2 Actions left
      And Ana cannot use the Agenda card The Ash Heap of History because rivals.activated.once-per-own-action-phase

      Examples:
        | more                                                 | n |
        | Lucky                                                | 1 |
        | Awe, Awe, Awe, Awe, Awe and Lucky                    | 1 |
        | Awe, Awe, Awe, Awe, Awe, Awe and Lucky               | 2 |
        | Awe, Awe, Awe, Awe, Awe, Awe, Awe and Lucky          | 1 |

    @id:RIV-3365 @rivals.activated.must-change-state
    Scenario: The Ash Heap of History cannot be used with 4 cards in the discard pile
      Given Ana's Agenda card is The Ash Heap of History face up
      And Ana's discard pile holds Awe, Awe, Awe and Awe
      Then Ana cannot use the Agenda card The Ash Heap of History because rivals.activated.must-change-state
      And it is for Ana to act

    @id:RIV-3366 @rivals.character-ability.static-by-default
    Scenario Outline: Go For Broke gains 1 Agenda for a Scheme that succeeds without an Influence Modifier
      Given Ana's Agenda card is Go For Broke face up
      And Ana holds Charmer and Persecution
      When Keondra plays Charmer as Action card
      And <first>
      And Ana says YES
      And Bruno says <answer>
      Then Charmer lies beside Ana's Haven
      And Ana gains <n> Agenda

      Examples:
        | first                           | answer | n |
        | Ana holds out a fist with 0 Prestige | YES    | 1 |
        | Ana lays Persecution face down       | YES    | 0 |

    @id:RIV-3704 @rivals.scheme.resolve.yes-at-least-equal-succeeds @needs:influence
    Scenario: Go For Broke gains nothing for another player's Scheme
      Given Bruno's Agenda card is Go For Broke face up
      And Ana holds Charmer
      When Keondra plays Charmer as Action card
      And Ana says YES
      And Bruno says YES
      Then Charmer lies beside Ana's Haven
      And Ana and Bruno gain no Agenda
      And it is for Ana to act

    @id:RIV-3954 @provisional @rivals.rio.meeting.is-a-scheme @needs:influence
    Scenario: Go For Broke gains nothing for the Meeting at Pão de Açúcar, which nobody plays
      Given Ana's Agenda card is Go For Broke face up
      And Meeting at Pão de Açúcar is in The Streets
      When Keondra calls the Meeting about Bruno
      And Ana says YES
      And Bruno says NO
      Then Meeting at Pão de Açúcar is in the city burned pile
      And Ana gains no Agenda

    @id:RIV-2458 @rivals.activated.cost.exhaust-own-card
    Scenario: Everybody sees The Ash Heap of History exhaust
      Given Ana's Agenda card is The Ash Heap of History face up
      And Ana's discard pile holds Awe, Awe, Awe, Awe and Awe
      When Ana uses the Agenda card The Ash Heap of History
      Then these events happen in order:
        | event            | seat |
        | agenda-exhausted | Ana  |
      And Ana cannot use the Agenda card The Ash Heap of History because rivals.activated.once-per-own-action-phase

    @id:RIV-3692 @rivals.activated.cost.exhaust-own-card
    Scenario: An Agenda card and a Haven stay exhausted after their abilities are used
      Given Ana's Agenda card is The Ash Heap of History face up
      And Ana's discard pile holds Awe, Awe, Awe, Awe and Awe
      And Ana's Haven card is The Orphanage
      And Keondra is Leader
      When Ana uses the Agenda card The Ash Heap of History
      And Ana uses The Orphanage through Keondra
      Then the position has:
        """
        {"path": ["seats", "Ana", "agenda_exhausted"], "value": true}
        """
      And the position has:
        """
        {"path": ["seats", "Ana", "haven_exhausted"], "value": true}
        """

  Rule: Agenda cards of Hunters

    Background:
      Given Ana (hunters) and Bruno sit clockwise

    @id:RIV-2438 @rivals.win.agenda.reach-13
    Scenario Outline: A Hunter player with any Agenda card wins at 13 Agenda
      Given Ana's Agenda card is <agenda>
      And Ana's Ingrid is in the Haven
      And Ana has 11 Agenda
      When Ana gains 1 Agenda
      Then the game goes on
      When Ana gains 1 Agenda
      Then Ana wins the game

      Examples:
        | agenda           |
        | Martyrdom        |
        | All Figured Out  |
        | Symbolic Meaning |

    @id:RIV-3367 @rivals.begin.start.effects-happen-now
    Scenario Outline: All Figured Out gains 1 Agenda for 4 Prestige on characters and face-down Monsters
      Given Ana's Agenda card is All Figured Out face up
      And it is <player>'s City Deck Step
      And the game stops at <player>'s Ready and Return Step
      And Ana's Ingrid is in the Haven
      And Bruno's Iara is in the Haven
      And Ghost lies face down in The Streets
      And <on> Prestige of Ana lies on Iara
      And <below> Prestige of Ana lies on Monster
      And 3 Prestige of Bruno lies on Ingrid
      Then Ana has <n> Agenda
      And it is for <player> to let the game go on

      Examples:
        | player | on | below | n |
        | Ana    | 4  | 0     | 1 |
        | Ana    | 2  | 2     | 1 |
        | Ana    | 2  | 1     | 0 |
        | Bruno  | 4  | 2     | 0 |

    @id:RIV-3699 @rivals.begin.start.effects-happen-now
    Scenario Outline: All Figured Out does not count Prestige on any other card
      Given Ana's Agenda card is All Figured Out face up
      And it is Ana's City Deck Step
      And the game stops at Ana's Ready and Return Step
      And Ana's Ingrid is in the Haven
      And Bruno's Iara is in the Haven
      And Bruno's Pay Tribute lies face down beside the Haven
      And <on> Prestige of Ana lies on Iara
      And 2 Prestige of Ana lies on Conspiracy
      Then Ana has <n> Agenda
      And it is for Ana to let the game go on

      Examples:
        | on | n |
        | 3  | 0 |
        | 4  | 1 |

    @id:RIV-3368 @rivals.ruling.symbolic-meaning-all-figured-out @rivals.golden.card-beats-rulebook
    Scenario Outline: All Figured Out gains 1 Agenda per 2 Prestige on a defeated character, at most 3
      Given Ana's Agenda card is All Figured Out face up
      And Ana's Ingrid is in the Haven
      And Bruno's Iara and Lucky are in the Haven
      And <n> Prestige of Ana lies on Iara
      And 1 Prestige of Bruno lies on Iara
      When Iara is dealt 5 Physical damage through <by>
      Then Ana gains <agenda> Agenda
      And Iara is in torpor

      Examples:
        | n | by    | agenda |
        | 0 | Ana   | 0      |
        | 1 | Ana   | 1      |
        | 2 | Ana   | 1      |
        | 3 | Ana   | 2      |
        | 4 | Ana   | 2      |
        | 5 | Ana   | 3      |
        | 7 | Ana   | 3      |
        | 5 | Bruno | 0      |

    @id:RIV-3369 @rivals.ruling.symbolic-meaning-all-figured-out @rivals.monster.agenda-when-defeated
    Scenario Outline: Symbolic Meaning gains 1 Agenda per Relic for the first Monster defeated in a turn, at most 3
      Given Ana's Agenda card is Symbolic Meaning face up
      And it is <player>'s Action Phase
      And Ana's Ingrid is in the Haven
      And Bruno's Iara is in the Haven
      And Ghost and Mula-Sem-Cabeça are in The Streets
      And Ana's <cards> beside the Haven
      When Ghost is dealt 9 Aggravated damage through Ana
      Then Ana gains <first> Agenda
      When Mula-Sem-Cabeça is dealt 9 Aggravated damage through Ana
      Then Ana gains 2 Agenda

      Examples:
        | player | cards                                                                          | first |
        | Ana    | Take Careful Notes lies                                                        | 2     |
        | Ana    | Blood of Saint Dominic lies                                                    | 3     |
        | Ana    | Blood of Saint Dominic, Bone of the Apostle James and Thorn from the Crown lie | 5     |
        | Bruno  | Blood of Saint Dominic lies                                                    | 2     |

    @id:RIV-3673 @rivals.monster.agenda-when-defeated @needs:hunters @needs:arrange
    Scenario Outline: Symbolic Meaning may be turned up only if it would gain Agenda
      Given Ana's Agenda card is Symbolic Meaning
      And Ana's Ingrid is in the Haven
      And Bruno's Iara is in the Haven
      And Ghost is in The Streets
      And Ana's <card> lies beside the Haven
      When Ghost is dealt 9 Aggravated damage through Ana
      Then it is for Ana to <next>

      Examples:
        | card                   | next                               |
        | Take Careful Notes     | act                                |
        | Blood of Saint Dominic | turn the Agenda card up or decline |

    @id:RIV-3370 @rivals.golden.card-beats-rulebook
    Scenario: Martyrdom gains 1 Agenda when its player's own character is burned
      Given Ana's Agenda card is Martyrdom face up
      And Ana's Ingrid and Rio are in the Haven
      And Bruno's Iara and Lucky are in the Haven
      When Rio is dealt 9 Physical damage through Bruno
      Then Ana gains 1 Agenda
      When Iara is dealt 9 Aggravated damage through Bruno
      Then Iara is in Bruno's burned pile
      And Ana gains no Agenda

    @id:RIV-3371 @rivals.triggered.always-on
    Scenario Outline: Observe & Report gains 1 Agenda for a card attached to another player's character
      Given Ana's Agenda card is Observe & Report face up
      And Ana's Ingrid and Maria Lopez are in the Haven
      And Bruno's Iara is in the Haven
      And Ana holds Weigh Down
      When Maria Lopez plays Weigh Down as Action card
      And Ana chooses <target>
      Then Ana gains <n> Agenda
      And <target> bears Weigh Down

      Examples:
        | target | n |
        | Iara   | 1 |
        | Ingrid | 0 |

    @id:RIV-3693 @rivals.attach.action-card-to-actor @needs:cards
    Scenario Outline: Observe & Report gains 1 Agenda for a card attached to a face-up or face-down Monster
      Given Ana's Agenda card is Observe & Report face up
      And Ana's Sara is in the Haven
      And Bruno's Iara is in the Haven
      And Ghost <lies> in The Streets
      And Ana holds Tracking Device
      When Sara plays Tracking Device as Action card
      And Ana chooses <target>
      Then Ana gains 1 Agenda

      Examples:
        | lies           | target  |
        | is             | Ghost   |
        | lies face down | Monster |

  Rule: Havens

    Background:
      Given Ana (hunters), Bruno and Clara sit clockwise
      And Clara's Hope is in the Haven

    @id:RIV-3372 @rivals.haven-card.text-protects
    Scenario Outline: Every Haven gives 1 Secrecy at home, and some Hideouts in The Streets as well
      Given it is Clara's Action Phase
      And Clara's Matthew is in The Streets
      And Clara holds Charmer and Believer
      And <player>'s <character> is in <place>
      And <player>'s Haven card is <haven>
      When Matthew attacks <character>
      Then it is for Clara to <next>

      Examples:
        | haven              | player | character | place       | next                            |
        | Fellowship Hall    | Ana    | Rio       | the Haven   | discard for Intel or decline    |
        | Fellowship Hall    | Ana    | Rio       | The Streets | discard for Intel or decline    |
        | Back Alley Clinic  | Ana    | Rio       | the Haven   | discard for Intel or decline    |
        | Back Alley Clinic  | Ana    | Rio       | The Streets | discard for Intel or decline    |
        | The Bunker         | Ana    | Rio       | the Haven   | discard for Intel or decline    |
        | The Bunker         | Ana    | Rio       | The Streets | discard for Intel or decline    |
        | The Feretory       | Ana    | Rio       | the Haven   | discard for Intel or decline    |
        | The Feretory       | Ana    | Rio       | The Streets | discard for Intel or decline    |
        | The Clubhouse      | Bruno  | Iara      | the Haven   | discard for Intel or decline    |
        | The Clubhouse      | Bruno  | Iara      | The Streets | announce the type of the attack |
        | The Temple of Set  | Bruno  | Iara      | the Haven   | discard for Intel or decline    |
        | The Temple of Set  | Bruno  | Iara      | The Streets | announce the type of the attack |
        | The Orphanage      | Bruno  | Iara      | the Haven   | discard for Intel or decline    |
        | The Orphanage      | Bruno  | Iara      | The Streets | announce the type of the attack |
        | The Hidden Temple  | Bruno  | Iara      | the Haven   | discard for Intel or decline    |
        | The Hidden Temple  | Bruno  | Iara      | The Streets | announce the type of the attack |

    @id:RIV-3419 @rivals.attack.intel.must-match-secrecy
    Scenario Outline: A Haven gives no more than 1 Secrecy
      Given it is Clara's Action Phase
      And Clara's Matthew is in The Streets
      And Clara holds Charmer and Believer
      And <player>'s <character> is in the Haven
      And <player>'s Haven card is <haven>
      When Matthew attacks <character>
      And Clara discards Charmer for Intel
      Then it is for Clara to announce the type of the attack

      Examples:
        | haven             | player | character |
        | Fellowship Hall   | Ana    | Rio       |
        | Back Alley Clinic | Ana    | Rio       |
        | The Temple of Set | Bruno  | Iara      |
        | The Clubhouse     | Bruno  | Iara      |
        | The Bunker        | Ana    | Rio       |
        | The Feretory      | Ana    | Rio       |
        | The Orphanage     | Bruno  | Iara      |
        | The Hidden Temple | Bruno  | Iara      |

    @id:RIV-3373 @rivals.golden.card-beats-rulebook
    Scenario: The Fellowship Hall gives 1 Unhosted Action for the first recruit of a turn
      Given Ana's Haven card is Fellowship Hall
      And Ana's Ingrid is in the Haven
      And Ingrid is Leader
      And Ana holds Rio and Jamie
      When Ana recruits Rio
      Then Ana has 1 Unhosted Action left
      When Ana recruits Jamie
      And Ana spends an Action
      Then Ana has 1 Unhosted Action left
      And Ana has 0 Actions left

    @id:RIV-3374 @rivals.golden.card-beats-rulebook @needs:cards @needs:torpor
    Scenario Outline: The Back Alley Clinic may send a defeated Hunter to recovery
      Given Ana's Haven card is Back Alley Clinic
      And Ana's Ingrid and Jamie are in the Haven
      And Ingrid is Leader
      When Jamie is dealt 5 Physical damage through Bruno
      And Ana <answer>
      Then <where>

      Examples:
        | answer   | where                         |
        | accepts  | Jamie is in torpor            |
        | declines | Jamie is in Ana's burned pile |

    @id:RIV-3375 @rivals.aggravated.defeat-burns @needs:torpor
    Scenario Outline: The Back Alley Clinic cannot help while another Hunter recovers or against Aggravated damage
      Given Ana's Haven card is Back Alley Clinic
      And Ana's Ingrid and Jamie are in the Haven
      And Ana's Rio is in <place> with 1 Blood
      And Ingrid is Leader
      When Jamie is dealt 5 <kind> damage through Bruno
      Then Jamie is in Ana's burned pile
      And it is for Ana to act

      Examples:
        | place     | kind       |
        | torpor    | Physical   |
        | the Haven | Aggravated |

    @id:RIV-3945 @provisional @rivals.blood.loss-not-preventable
    Scenario: The Back Alley Clinic does not save a Hunter who loses the last Blood without damage
      Given Ana's Haven card is Back Alley Clinic
      And Ana's Ingrid is in the Haven
      And Ingrid is Leader
      And Ana's Jamie is in the Haven with 1 Blood
      And Ana's Give 'em the Bird is attached to Jamie
      And Bruno's Iara is in the Haven
      And it is Ana's City Deck Step
      And the game stops at Ana's Ready and Return Step
      Then Jamie is in Ana's burned pile
      And it is for Ana to let the game go on

    @id:RIV-3681 @rivals.defeat.hunter-leader-to-recovery @needs:torpor
    Scenario: The Back Alley Clinic is not offered for a Leader, who goes to recovery anyway
      Given Ana's Haven card is Back Alley Clinic
      And Ana's Ingrid and Jamie are in the Haven
      And Ingrid is Leader
      When Ingrid is dealt 5 Physical damage through Bruno
      Then Ingrid is in torpor
      And it is for Ana to act

    @id:RIV-3376 @rivals.golden.card-beats-rulebook @needs:cards @needs:influence @needs:torpor
    Scenario Outline: The Temple of Set may put 1 Prestige on each face-down card when the Leader defeats a character
      Given it is Bruno's Action Phase
      And Bruno's Haven card is The Temple of Set
      And Bruno's Matthew and Iara are in The Streets
      And Matthew is Leader
      And Bruno's Snake Oil and Pay Tribute lie face down beside the Haven
      And Ana's Ingrid is in the Haven
      And Clara's Judas is in the Haven with 1 Blood
      And Hope has No Influence
      When Matthew attacks Judas
      And Matthew makes a Physical attack
      And Clara declines
      And Clara declines
      And Bruno <answer>
      Then <n> Prestige of Bruno lies on Conspiracy
      And <n> Prestige of Bruno lies on Conspiracy#2

      Examples:
        | answer   | n |
        | accepts  | 1 |
        | declines | 0 |

    @id:RIV-3677 @rivals.golden.card-beats-rulebook @needs:cards @needs:influence @needs:torpor
    Scenario: The Temple of Set puts no Prestige on foes' cards, attached cards or face-up cards
      Given it is Bruno's Action Phase
      And Bruno's Haven card is The Temple of Set
      And Bruno's Matthew is in The Streets
      And Matthew is Leader
      And Bruno's Snake Oil lies face down beside the Haven
      And Bruno's Believer lies beside the Haven
      And Clara's Pay Tribute lies face down beside the Haven
      And Ana's Ingrid is in the Haven
      And Bruno's Shotgun is attached face down to Ingrid
      And Clara's Judas is in the Haven with 1 Blood
      And Hope has No Influence
      When Matthew attacks Judas
      And Matthew makes a Physical attack
      And Clara declines
      And Clara declines
      And Bruno accepts
      Then 1 Prestige of Bruno lies on Conspiracy
      And 0 Prestige of Bruno lies on Conspiracy#2
      And 0 Prestige of Bruno lies on Believer
      And 0 Prestige of Bruno lies on Curse

    @id:RIV-3950 @rivals.colour.conspiracy-contributors @needs:cards @needs:conspiracies @needs:torpor
    Scenario: A player who puts Prestige on a Conspiracy with The Temple of Set is a contributor
      Given it is Bruno's Action Phase
      And Bruno's Haven card is The Temple of Set
      And Bruno's Matthew is in The Streets
      And Matthew is Leader
      And Bruno's Snake Oil lies face down beside the Haven
      And 1 Prestige of Ana lies on Conspiracy
      And Ana has been shown Conspiracy
      And Ana has contributed to Conspiracy
      And Ana's Ingrid is in the Haven
      And Clara's Thaddeus is in The Streets with 1 Blood
      When Matthew attacks Thaddeus
      And Matthew makes a Physical attack
      And Bruno accepts
      And Ana declines
      And Bruno reveals Conspiracy
      And Bruno chooses Matthew
      Then Matthew is ready
      And Bruno's discard pile holds Snake Oil

    @id:RIV-3377 @rivals.ruling.the-clubhouse @needs:cards
    Scenario Outline: The Clubhouse draws a card for 4 Disciplines, then one card is discarded
      Given it is Bruno's City Deck Step
      And Bruno's Haven card is The Clubhouse
      And Bruno's Benicio and <mate> are in the Haven
      And Benicio is Leader
      And Bruno holds Charmer and Believer
      And Bruno's Library holds Awe, Ingratiate and Shameless
      And the game stops at Bruno's Ready and Return Step
      When Bruno draws a card from the Library
      And Bruno discards Charmer
      Then Bruno holds Believer and Awe
      And it is for Bruno to let the game go on

      Examples:
        | mate    |
        | Iara    |
        | Ceraph  |
        | Keondra |

    @id:RIV-2446 @rivals.ruling.the-clubhouse @needs:cards
    Scenario: The Clubhouse draws two cards for 8 Disciplines
      Given it is Bruno's City Deck Step
      And Bruno's Haven card is The Clubhouse
      And Bruno's Benicio, Lucky, Jorge Guerrero and Iara are in the Haven
      And Benicio is Leader
      And Bruno holds Charmer and Believer
      And Bruno's Library holds Awe, Ingratiate and Shameless
      And the game stops at Bruno's Ready and Return Step
      When Bruno draws a card from the Library
      And Bruno draws a card from the Library
      And Bruno discards Charmer
      Then Bruno holds Believer, Awe and Ingratiate
      And it is for Bruno to let the game go on

    @id:RIV-2447 @rivals.ruling.the-clubhouse @needs:cards
    Scenario: The Clubhouse draws nothing for 3 Disciplines, but a card is still discarded
      Given it is Bruno's City Deck Step
      And Bruno's Haven card is The Clubhouse
      And Bruno's Benicio is in the Haven
      And Benicio is Leader
      And Bruno holds Charmer and Believer
      And Bruno's Library holds Awe
      And the game stops at Bruno's Ready and Return Step
      When Bruno discards Charmer
      Then Bruno holds Believer
      And Bruno's Library holds Awe
      And it is for Bruno to let the game go on

    @id:RIV-3378 @rivals.golden.card-beats-rulebook
    Scenario Outline: The Bunker prevents as much damage to any one Hunter as Prestige is paid
      Given Ana's Haven card is The Bunker
      And Ana's Ingrid and Ryan are in the Haven
      And Ingrid is Leader
      When Ryan is dealt 3 Physical damage through Bruno
      And Ana uses The Bunker through Ingrid
      And Ana pays <n> Prestige
      Then Ryan takes <damage> damage
      And Ana loses <n> Prestige

      Examples:
        | n | damage |
        | 1 | 2      |
        | 3 | 0      |

    @id:RIV-3379 @rivals.golden.card-beats-rulebook
    Scenario: The Feretory draws a Relic from the top of the Library when the Leader exhausts
      Given Ana's Haven card is The Feretory
      And Ana's Ingrid and Sara are in The Streets
      And Ingrid is Leader
      And Bruno's Iara is in the Haven
      And Ana's Library holds Blood of Saint Dominic and Wrath
      When Ingrid attacks Iara
      Then Ana holds Blood of Saint Dominic
      And Ana's Library holds Wrath
      And it is for Ana to announce the type of the attack

    @id:RIV-2448 @rivals.haven-card.leader-ability-as-own-text @needs:cards
    Scenario: The Feretory draws no other card, and only when the Leader exhausts
      Given Ana's Haven card is The Feretory
      And Ana's Ingrid is in The Streets
      And Ana's Sara is in The Streets
      And Ingrid is Leader
      And Bruno's Iara is in the Haven
      And Ana's Library holds Wrath and Blood of Saint Dominic
      When Sara attacks Iara
      Then it is for Ana to announce the type of the attack
      When Sara makes a Social attack
      And Ingrid attacks Iara
      And Ana discards Wrath
      Then Ana holds nothing
      And Ana's Library holds Blood of Saint Dominic
      And it is for Ana to announce the type of the attack

    @id:RIV-2449 @rivals.haven-card.leader-ability-as-own-text
    Scenario: The Temple of Set gives nothing when another member of the coterie defeats a character
      Given it is Bruno's Action Phase
      And Bruno's Haven card is The Temple of Set
      And Bruno's Matthew and Iara are in The Streets
      And Iara is Leader
      And Bruno's Snake Oil lies face down beside the Haven
      And Clara's Thaddeus is in The Streets with 1 Blood
      When Matthew attacks Thaddeus
      And Matthew makes a Physical attack
      Then Thaddeus is in torpor
      And 0 Prestige of Bruno lies on Conspiracy

    @id:RIV-2432 @rivals.activated.announce-and-pay
    Scenario Outline: The Orphanage exhausts for 1 Unhosted Action with 5 clanless Library cards in the discard pile
      Given it is Bruno's Action Phase
      And Bruno's Haven card is The Orphanage
      And Bruno's Keondra is in the Haven
      And Keondra is Leader
      And Bruno's discard pile holds Shotgun, Awe, Charmer, Ingratiate and <more>
      When Bruno uses The Orphanage through Keondra
      Then Bruno has 1 Unhosted Action left
      And Bruno has 2 Actions left
      And Bruno cannot use The Orphanage through Keondra because rivals.activated.once-per-own-action-phase

      Examples:
        | more                 |
        | Shameless            |
        | Shameless and Iara   |
        | Shameless and Coiled Strike |

    @id:RIV-2433 @rivals.activated.must-change-state
    Scenario Outline: The Orphanage does not count characters or clan cards, and needs 5 cards
      Given it is Bruno's Action Phase
      And Bruno's Haven card is The Orphanage
      And Bruno's Keondra is in the Haven
      And Keondra is Leader
      And Bruno's discard pile holds Shotgun, Awe, Charmer and <more>
      Then Bruno cannot use The Orphanage through Keondra because rivals.activated.must-change-state
      And it is for Bruno to act

      Examples:
        | more                               |
        | Shameless                          |
        | Ingratiate and Pay Tribute         |
        | Ingratiate and Iara                |
        | Ingratiate, Shameless and Dark Money |

    @id:RIV-2434 @rivals.haven-card.leader-ability-banner
    Scenario Outline: The Hidden Temple gives the Leader 1 more Influence
      Given it is Bruno's Action Phase
      And Bruno's Haven card is <haven>
      And Bruno's Keondra and Iara are in the Haven
      And Iara is Leader
      And Bruno holds Charmer
      When Keondra plays Charmer as Action card
      And Iara exerts Influence
      Then Bruno shows <n> Influence

      Examples:
        | haven             | n |
        | The Hidden Temple | 2 |
        | The Orphanage     | 1 |

    @id:RIV-2435 @rivals.activated.announce-and-pay
    Scenario Outline: The Hidden Temple exhausts to put a No Influence token on any one character
      Given it is Bruno's Action Phase
      And Bruno's Haven card is The Hidden Temple
      And Bruno's Keondra and Iara are in the Haven
      And Iara is Leader
      When Iara uses the Leader Ability of The Hidden Temple
      And Bruno chooses <target>
      Then <target> has No Influence
      And Bruno has 2 Actions left
      And Iara cannot use the Leader Ability of The Hidden Temple because rivals.activated.once-per-own-action-phase

      Examples:
        | target  |
        | Keondra |
        | Hope    |

    @id:RIV-3669 @rivals.terms.character @needs:hunters
    Scenario: The Hidden Temple may put a No Influence token on a face-up Monster
      Given it is Bruno's Action Phase
      And Bruno's Haven card is The Hidden Temple
      And Bruno's Keondra and Iara are in the Haven
      And Iara is Leader
      And Ghost is in The Streets
      When Iara uses the Leader Ability of The Hidden Temple
      And Bruno chooses Ghost
      Then Ghost has No Influence
      And Bruno has 2 Actions left

    @id:RIV-2456 @rivals.haven-card.leader-ability-as-own-text
    Scenario: The Temple of Set is not offered without a face-down card
      Given it is Bruno's Action Phase
      And Bruno's Haven card is The Temple of Set
      And Bruno's Matthew is in The Streets
      And Matthew is Leader
      And Ana's Ingrid is in the Haven
      And Clara's Thaddeus is in The Streets with 1 Blood
      When Matthew attacks Thaddeus
      And Matthew makes a Physical attack
      Then Thaddeus is in torpor
      And it is for Bruno to act

    @id:RIV-2457 @rivals.activated.cost.exhaust-own-card
    Scenario: Everybody sees The Hidden Temple exhaust
      Given it is Bruno's Action Phase
      And Bruno's Haven card is The Hidden Temple
      And Bruno's Iara is in the Haven
      And Iara is Leader
      When Iara uses the Leader Ability of The Hidden Temple
      And Bruno chooses Hope
      Then these events happen in order:
        | event           | seat  |
        | haven-exhausted | Bruno |
      And Iara cannot use the Leader Ability of The Hidden Temple because rivals.activated.once-per-own-action-phase

    @id:RIV-2459 @rivals.activated.cost.exhaust-own-card
    Scenario: Everybody sees The Orphanage exhaust
      Given it is Bruno's Action Phase
      And Bruno's Haven card is The Orphanage
      And Bruno's Iara is in the Haven
      And Iara is Leader
      And Bruno's discard pile holds Shotgun, Awe, Charmer, Ingratiate and Shameless
      When Bruno uses The Orphanage through Iara
      Then these events happen in order:
        | event           | seat  |
        | haven-exhausted | Bruno |
      And Bruno cannot use The Orphanage through Iara because rivals.activated.once-per-own-action-phase
