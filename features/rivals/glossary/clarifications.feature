# Rivals, "Specific Card Clarifications"
Feature: Specific card clarifications
  The rulebook's clarifications of single cards.

  Rule: The Clubhouse

    @id:RIV-2840 @rivals.ruling.the-clubhouse @checks:b,c
    Scenario: The Clubhouse discards a card even in a first turn that draws none
      Given Ana and Bruno sit clockwise
      And Ana's Haven card is The Clubhouse
      And it is Ana's City Deck Step
      And Ana and Bruno have not had a turn yet
      And Ana's Keondra is in the Haven
      And Bruno's Hope is in the Haven
      And Keondra is Leader
      And Ana draws from 9 Awe
      And Ana holds Shotgun and Majesty
      Then it is for Ana to discard or decline
      And Ana cannot decline because rivals.golden.card-beats-rulebook
      When Ana discards Shotgun
      Then Ana holds Majesty
      And Ana's Library holds 9 cards
      And it is Ana's Action Phase

    @id:RIV-2841 @rivals.ruling.the-clubhouse @checks:d
    Scenario Outline: The Clubhouse draws a card per four different Disciplines before the discard
      Given Ana and Bruno sit clockwise
      And Ana's Haven card is The Clubhouse
      And it is Ana's City Deck Step
      And Ana's Keondra and <others> are in the Haven
      And Bruno's Lucky is in the Haven
      And Keondra is Leader
      And Ana draws from 9 Awe
      And Ana holds Shotgun
      When Ana draws a card from the Library
      Then it is for Ana to <next>
      And Ana holds Shotgun and Awe

      Examples:
        | others           | next               |
        | Judas            | discard or decline |
        | Hope and Sage    | discard or decline |
        | Hope and Benicio | choose a deck      |

    @id:RIV-2842 @rivals.ruling.the-clubhouse @checks:b @rivals.haven-card.leader-ability-off-when-out-of-play
    Scenario Outline: The Clubhouse works only through an active Leader
      Given Ana and Bruno sit clockwise
      And Ana's Haven card is The Clubhouse
      And it is Ana's City Deck Step
      And Ana's Keondra is in <place>
      And Ana's Hope and Benicio are in the Haven
      And Bruno's Lucky is in the Haven
      And Keondra is Leader
      And Ana draws from 9 Awe
      And Ana holds Shotgun
      Then it is for Ana to <next>
      And Ana holds Shotgun

      Examples:
        | place               | next          |
        | The Streets         | choose a deck |
        | torpor with 1 Blood | act           |

  Rule: Dark Money

    Background:
      Given Ana, Bruno and Clara sit clockwise
      And Ana's Keondra and Matthew are in the Haven
      And Bruno's Lucky and Ceraph are in the Haven
      And Clara's Hope and Raúl Fontes are in the Haven
      And Ana's Dark Money lies beside the Haven

    @id:RIV-2843 @rivals.ruling.dark-money.all-turns @checks:a,b,c
    Scenario Outline: Dark Money reduces every foe's total but not its player's, whoever's Scheme it is
      Given it is <seat>'s Action Phase
      And Keondra, Lucky and Hope are Leaders
      And <seat> holds Believer
      When <actor> plays Believer as Action card
      And <first> exerts Influence
      And <seat> says YES
      And <second> exerts Influence
      And <next> says NO
      And <third> exerts Influence
      And <last> says NO
      Then <side> wins, <yes> for YES and <no> for NO

      Examples:
        | seat  | actor       | first   | second  | next  | third   | last  | side | yes | no |
        | Ana   | Matthew     | Keondra | Lucky   | Bruno | Hope    | Clara | YES  | 1   | 0  |
        | Bruno | Ceraph      | Lucky   | Hope    | Clara | Keondra | Ana   | NO   | 0   | 1  |
        | Clara | Raúl Fontes | Hope    | Keondra | Ana   | Lucky   | Bruno | NO   | 0   | 1  |

    @id:RIV-2844 @rivals.ruling.dark-money.total-only @checks:a
    Scenario: Dark Money reduces the total once, however many sources add to it
      Given it is Bruno's Action Phase
      And Keondra, Lucky and Hope are Leaders
      And Politician is attached to Lucky
      And Bruno holds Believer and Persecution
      And Bruno's Gisele is in the Haven
      When Gisele plays Believer as Action card
      And Lucky exerts Influence
      And Ceraph exerts Influence
      And Bruno lays Persecution face down
      And Bruno holds out a fist with 2 Prestige
      And Bruno says YES
      Then Bruno shows 6 Influence
      When Clara says NO
      And Ana says NO
      Then YES wins, 9 for YES and 0 for NO

    @id:RIV-2845 @rivals.ruling.dark-money.total-only @checks:c
    Scenario: Dark Money cannot reduce a total below zero
      Given it is Bruno's Action Phase
      And Keondra, Lucky and Hope are Leaders
      And Bruno holds Believer
      When Ceraph plays Believer as Action card
      And Bruno says YES
      And Hope exerts Influence
      And Clara holds out a fist with 1 Prestige
      And Clara says YES
      And Ana says NO
      Then YES wins, 1 for YES and 0 for NO

  Rule: Grace

    @id:RIV-2846 @rivals.ruling.grace @checks:a,c
    Scenario: Grace can get Intel without attacking, for two cards of the discard pile
      Given Ana and Bruno sit clockwise
      And Ana's Grace and Lucky are in the Haven
      And Bruno's Hope is in the Haven
      And Ana's discard pile holds Shotgun and Awe
      And Bruno's discard pile holds Charmer and Majesty
      When Ana uses Grace for Intel
      And Ana burns Shotgun of the discard pile
      And Ana burns Awe of the discard pile
      Then Ana's burned pile holds Shotgun and Awe
      And Ana's discard pile is empty
      And Bruno's discard pile holds Charmer and Majesty
      And Grace is ready
      And Ana has 2 Actions left
      And it is for Ana to act

    @id:RIV-2847 @rivals.ruling.grace @checks:c @rivals.activated.must-change-state
    Scenario: Grace cannot get Intel with only one card in the discard pile
      Given Ana and Bruno sit clockwise
      And Ana's Grace is in The Streets
      And Bruno's Hope is in the Haven
      And Ana's discard pile holds Shotgun
      And Bruno's discard pile holds Charmer and Majesty
      Then Ana cannot use Grace for Intel because rivals.activated.must-change-state
      And it is for Ana to act

    @id:RIV-2848 @rivals.ruling.grace @checks:d
    Scenario Outline: Grace's Intel counts in her attacks later in the turn, up to 2
      Given Ana and Bruno sit clockwise
      And Ana's Grace is in the Haven
      And Bruno's Hope is in the Haven
      And Bruno's Haven card is The Clubhouse
      And <cards> attached to Hope
      And Ana's discard pile holds Shotgun and Awe
      And Ana draws from 9 Majesty
      When Ana uses Grace for Intel
      And Ana burns Shotgun of the discard pile
      And Ana burns Awe of the discard pile
      And Ana draws a card from the Library
      And Ana moves Grace to The Streets
      And Grace attacks Hope
      Then it is for Ana to <next>

      Examples:
        | cards                             | next                              |
        | Vagrant is                        | announce the type of the attack   |
        | Cobra Form is                     | announce the type of the attack   |
        | Cobra Form and Cobra Form are     | discard for Intel or decline      |

  Rule: Man's Best Friend

    @id:RIV-2849 @rivals.ruling.mans-best-friend @checks:a,c,d @rivals.defeat.at-zero-blood @needs:arrange @needs:hunters
    Scenario Outline: Man's Best Friend is burned, and its bearer keeps 1 Blood instead of being defeated
      Given Ana (hunters) and Bruno sit clockwise
      And Bruno's Hope is in the Haven
      And Ana's Maria Lopez is in The Streets
      And Man's Best Friend is attached to Maria Lopez
      When Maria Lopez is dealt <damage> through Bruno
      Then Maria Lopez is in The Streets with 1 Blood
      And Maria Lopez is not defeated
      And <animal>

      Examples:
        | damage              | animal                                   |
        | 3 damage            | Maria Lopez bears Man's Best Friend      |
        | 4 damage            | Man's Best Friend is in Ana's burned pile |
        | 6 damage            | Man's Best Friend is in Ana's burned pile |
        | 3 Aggravated damage | Maria Lopez bears Man's Best Friend      |
        | 6 Aggravated damage | Man's Best Friend is in Ana's burned pile |

  Rule: Plots Within Plots

    Background:
      Given Ana and Bruno sit clockwise
      And Bruno's Hope is in the Haven
      And Ana's Iara and Keondra are in the Haven
      And Ana's Plots Within Plots lies beside the Haven

    @id:RIV-2850 @rivals.ruling.plots-within-plots.no-cost @checks:a,b
    Scenario: Plots Within Plots costs no Action, no exhausting and no Prestige
      Given Ana has 0 Actions left
      And Ana has 1 Prestige
      And Ana holds Snake Oil
      When Ana uses Plots Within Plots
      And Ana places Snake Oil for free
      Then Conspiracy lies face down
      And 0 Prestige of Ana lies on Conspiracy
      And Ana has 1 Prestige
      And Ana has 0 Actions left
      And Iara and Keondra are ready
      And Plots Within Plots is exhausted

    @id:RIV-2851 @rivals.ruling.plots-within-plots.no-cost @checks:c
    Scenario: A Conspiracy placed after Plots Within Plots costs the normal amount
      Given Ana holds Snake Oil and Pay Tribute
      When Ana uses Plots Within Plots
      And Ana places Snake Oil for free
      And Iara places Pay Tribute face down
      Then 0 Prestige of Ana lies on Conspiracy
      And 1 Prestige of Ana lies on Conspiracy#2
      And Iara is exhausted
      And Ana loses 1 Prestige
      And Ana has 1 Action left

    @id:RIV-2852 @rivals.ruling.plots-within-plots.may-add-1 @checks:a
    Scenario: A Conspiracy placed by Plots Within Plots may get 1 Prestige at once but not a second
      Given Ana holds Snake Oil
      When Ana uses Plots Within Plots
      And Ana places Snake Oil for free
      And Ana contributes to Conspiracy
      Then 1 Prestige of Ana lies on Conspiracy
      And Ana loses 1 Prestige
      And Ana has 2 Actions left
      And Ana cannot contribute to Conspiracy because rivals.conspiracy.add.you-once-per-turn

    @id:RIV-2853 @rivals.ruling.plots-within-plots.may-add-1 @checks:b
    Scenario: A Conspiracy placed by Plots Within Plots need not get any Prestige
      Given Ana holds Snake Oil
      And the game stops at Ana's Torpor and Mending Step
      When Ana uses Plots Within Plots
      And Ana places Snake Oil for free
      And Ana passes 3 times
      Then 0 Prestige of Ana lies on Conspiracy
      And Ana keeps all Prestige
      And it is for Ana to let the game go on

  Rule: Poison Pill

    Background:
      Given Ana, Bruno and Clara sit clockwise
      And Ana's Rival is Bruno
      And Ana's Keondra is in The Streets
      And Bruno's Iara is in the Haven with 1 Blood
      And Bruno's Matthew is in the Haven
      And Clara's Hope is in the Haven
      And Ana has 12 Agenda

    @id:RIV-2854 @rivals.ruling.poison-pill @checks:a @rivals.win.agenda.reach-13 @checks:g
    Scenario: A player who loses the 13th Agenda to Poison Pill at once does not win
      Given Poison Pill is attached to Iara
      When Keondra attacks Iara
      And Keondra makes a Social attack
      And Bruno declines
      And Bruno decides for the loss of Agenda
      And Bruno chooses player Ana
      Then Iara is in torpor with 1 Blood
      And Ana has 12 Agenda
      And the game goes on

    @id:RIV-2855 @rivals.ruling.poison-pill @checks:b @rivals.defeat.rival-character-earns-1 @needs:ending @needs:torpor
    Scenario: A player who gains the 13th Agenda without Poison Pill wins
      When Keondra attacks Iara
      And Keondra makes a Social attack
      And Bruno declines
      Then Ana has 13 Agenda
      And Ana wins the game

    @id:RIV-2856 @rivals.ruling.poison-pill @checks:c @needs:ending @needs:torpor
    Scenario: A player with 14 Agenda still wins after losing 1 to Poison Pill
      Given Poison Pill is attached to Iara
      And 1 Agenda lies on Iara
      When Keondra attacks Iara
      And Keondra makes a Social attack
      And Bruno declines
      And Bruno decides for the loss of Agenda
      And Bruno chooses player Ana
      Then Ana has 13 Agenda
      And Ana wins the game

    @id:RIV-4050 @rivals.ruling.poison-pill @rivals.defeat.rival-character-earns-1 @needs:torpor
    Scenario Outline: Agenda for defeating the bearer comes before Poison Pill's loss of Agenda
      Given Poison Pill is attached to Iara
      And Ana has <before> Agenda
      When Keondra attacks Iara
      And Keondra makes a Social attack
      And Bruno declines
      And Bruno decides for the loss of Agenda
      And Bruno chooses player Ana
      Then Iara is in torpor with 1 Blood
      And Ana has <after> Agenda

      Examples:
        | before | after |
        | 0      | 0     |
        | 1      | 1     |

  Rule: Pregador

    Background:
      Given Ana, Bruno and Clara (hunters) sit clockwise
      And Ana's Iara is in The Streets
      And Ana's Keondra is in the Haven
      And Bruno's Hope is in the Haven
      And Clara's Pregador is in the Haven

    @id:RIV-2857 @rivals.ruling.pregador @checks:a @needs:moving @needs:hunters
    Scenario: Prestige on the attacker pays for Pregador's Block
      Given Clara has 2 Prestige
      And 2 Prestige of Clara lies on Iara
      When Iara attacks Hope
      And Iara makes a Social attack
      And Pregador blocks
      And Clara pays 1 Prestige, 1 of it from the character
      Then Pregador is in The Streets and exhausted
      And 1 Prestige of Clara lies on Iara
      And Clara has 2 Prestige
      And Hope keeps all Blood

    @id:RIV-3680 @rivals.cost.move-to-streets-wording @needs:moving @needs:hunters
    Scenario: Everybody sees Pregador move to The Streets to Block
      When Iara attacks Hope
      And Iara makes a Social attack
      And Pregador blocks
      Then these events happen in order:
        | event            | seat  | characters |
        | moved-to-streets | Clara | Pregador   |
      And Pregador is in The Streets and exhausted

    @id:RIV-2858 @rivals.ruling.pregador @checks:b @needs:hunters
    Scenario: Prestige on another character does not pay for Pregador's Block
      Given Clara has 1 Prestige
      And 2 Prestige of Clara lies on Keondra
      And 2 Prestige of Clara lies on Hope
      And 2 Prestige of Bruno lies on Iara
      When Iara attacks Hope
      And Iara makes a Social attack
      Then Pregador is in Clara's Haven
      And it is for Ana to act

  Rule: Symbolic Meaning and All Figured Out

    Background:
      Given Ana (hunters) and Bruno sit clockwise
      And Ana's Ingrid is in The Streets
      And Bruno's Hope is in the Haven
      And Ghost is in The Streets
      And Ana has tagged Ghost

    @id:RIV-2859 @rivals.ruling.symbolic-meaning-all-figured-out @checks:a,b @rivals.monster.agenda-when-defeated @needs:arrange @needs:hunters
    Scenario Outline: A Monster's own Agenda comes on top of an Agenda card's maximum
      Given <given>
      And 8 Prestige of Ana lies on Ghost
      And Ana's Bone of the Apostle James, Blood of Saint Dominic and Thorn from the Crown lie beside the Haven
      When Ghost is dealt 9 damage through Ana
      Then Ana gains <n> Agenda

      Examples:
        | given                                     | n |
        | Ana's Agenda card is Symbolic Meaning face up | 5 |
        | Ana's Agenda card is All Figured Out face up  | 5 |
        | Ana's Agenda card is Martyrdom face up        | 2 |

  Rule: Tracking Device

    Background:
      Given Ana (hunters), Bruno and Clara sit clockwise
      And Ana's Ryan is in the Haven
      And Bruno's Hope is in the Haven
      And Clara's Matthew is in the Haven

    @id:RIV-2860 @rivals.ruling.tracking-device.face-up-monster @checks:a,b,c @needs:hunters
    Scenario Outline: Tracking Device attaches to a face-up or face-down Monster, but not to a Mortal
      Given Ghost is in The Streets
      And Werewolf lies face down in The Streets
      And Vagrant is in The Streets
      And Ana holds Tracking Device
      When Ryan plays Tracking Device as Action card
      Then Ana cannot choose Vagrant because rivals.terms.character
      When Ana chooses <bearer>
      Then <bearer> bears Tracking Device

      Examples:
        | bearer  |
        | Ghost   |
        | Monster |
        | Hope    |

    @id:RIV-2861 @rivals.ruling.tracking-device.end-of-turn @checks:a,b @rivals.end.eot.effects-now @needs:hunters
    Scenario Outline: Tracking Device adds Prestige only at the end of its player's turn
      Given Ana's Tracking Device is attached to Hope
      And it is <seat>'s Torpor and Mending Step
      And the game stops at <seat>'s Draw Step
      Then <n> Prestige of Ana lies on Hope
      And it is for <seat> to let the game go on

      Examples:
        | seat  | n |
        | Ana   | 1 |
        | Bruno | 0 |
        | Clara | 0 |

    @id:RIV-2862 @rivals.ruling.tracking-device.prestige-colour @checks:a,b @needs:hunters
    Scenario Outline: Tracking Device's Prestige goes on its bearer in its player's colour from the general supply
      Given Ghost is in The Streets
      And Ana's Tracking Device is attached to <bearer>
      And it is Ana's Torpor and Mending Step
      And the game stops at Ana's Draw Step
      Then 1 Prestige of Ana lies on <bearer>
      And 0 Prestige of Bruno lies on <bearer>
      And 0 Prestige of Ana lies on Tracking Device
      And Ana, Bruno and Clara have 20 Prestige
      And Ana has 0 Agenda

      Examples:
        | bearer |
        | Hope   |
        | Ghost  |

  Rule: Well-Prepared

    Background:
      Given Ana (hunters) and Bruno sit clockwise
      And Bruno's Rival is Ana
      And Bruno's Matthew is in the Haven
      And Ana's Ingrid is in The Streets
      And Ana holds Well-Prepared

    @id:RIV-2863 @rivals.ruling.well-prepared @checks:a,b @needs:hunters
    Scenario Outline: Well-Prepared cannot be played against a Monster that allows no Reaction
      Given <monster> is in The Streets
      When Ingrid attacks <monster>
      And Ingrid makes a Mental attack
      Then it is for Ana to <next>
      And Ingrid loses <n> Blood

      Examples:
        | monster    | next                       | n |
        | Maricoxi   | act                        | 2 |
        | Chupacabra | play a Reaction or decline | 0 |
        | Ghost      | play a Reaction or decline | 0 |

    @id:RIV-2864 @rivals.ruling.well-prepared @checks:c @rivals.monster-end.reaction @needs:hunters
    Scenario: Well-Prepared can be played against Maricoxi's attack at the end of the turn
      Given it is Ana's Antagonist Step
      And the game stops at Ana's Draw Step
      And Maricoxi is in The Streets
      And Ana has tagged Maricoxi
      When Maricoxi attacks Ingrid
      Then it is for Ana to play a Reaction or decline
      When Ana plays Well-Prepared face down
      And Ana declines
      Then Ingrid keeps all Blood
      And Ana's discard pile holds Well-Prepared

  Rule: Wooden Stake

    Background:
      Given Ana (hunters) and Bruno sit clockwise
      And Ana's Rival is Bruno
      And Ana's Toquinho is in The Streets
      And Toquinho is Leader
      And Bruno's Hope is in the Haven
      And Ana holds Wooden Stake

    @id:RIV-2865 @rivals.ruling.wooden-stake.torpor-with-rest @checks:a,c,d,e @needs:hunters
    Scenario Outline: Wooden Stake sends a damaged Wounded vampire to torpor with its remaining Blood
      Given Bruno's <vampire> is in The Streets with <before> Blood
      When Toquinho attacks <vampire>
      And Toquinho makes a Physical attack
      And Ana plays Wooden Stake face down
      Then <vampire> is in <place> with <after> Blood
      And <vampire> is <defeated>
      And <vampire> bears <what>

      Examples:
        | vampire | before | place       | after | defeated     | what         |
        | Keondra | 3      | torpor      | 2     | not defeated | Wooden Stake |
        | Keondra | 2      | torpor      | 1     | not defeated | Wooden Stake |
        | Keondra | 4      | The Streets | 3     | not defeated | nothing      |
        | Ceraph  | 2      | The Streets | 2     | not defeated | nothing      |
        | Keondra | 1      | torpor      | 1     | defeated     | Wooden Stake |

    @id:RIV-3690 @rivals.ruling.wooden-stake.torpor-with-rest @needs:hunters @needs:torpor
    Scenario: Wooden Stake does not send a defeated vampire to torpor a second time
      Given Bruno's Keondra is in The Streets with 1 Blood
      When Toquinho attacks Keondra
      And Toquinho makes a Physical attack
      And Ana plays Wooden Stake face down
      Then Keondra is defeated
      And this happens, and no more:
        """
        {"entered-torpor": [{"character": "Keondra"}]}
        """
      And Keondra is in torpor

    @id:RIV-2866 @rivals.ruling.wooden-stake.not-a-defeat @checks:a @rivals.torpor.place-1-prestige @checks:c @needs:hunters
    Scenario Outline: A vampire sent to torpor with Blood left by Wooden Stake is not defeated
      Given Bruno's Keondra is in The Streets with <before> Blood
      And Vagrant is attached to Keondra
      When Toquinho attacks Keondra
      And Toquinho makes a Physical attack
      And Ana plays Wooden Stake face down
      And Bruno declines
      Then Keondra is in torpor with <after> Blood
      And Ana gains <n> Agenda
      And Toquinho's Leader token shows <side>
      And Keondra bears <what>

      Examples:
        | before | after | n | side          | what                     |
        | 3      | 2     | 0 | +1 Secrecy    | Vagrant and Wooden Stake |
        | 1      | 1     | 1 | +1 Influence  | Wooden Stake             |

    @id:RIV-3930 @rivals.ruling.wooden-stake.not-a-defeat @rivals.title.stays-in-torpor @needs:hunters
    Scenario: A Prince sent to torpor by Wooden Stake loses the Title, and nobody gains it
      Given Bruno's Keondra is in The Streets with 3 Blood
      And Prince of the City - Rio de Janeiro is attached to Keondra
      And Vagrant is attached to Keondra and exhausted
      When Toquinho attacks Keondra
      And Toquinho makes a Physical attack
      And Ana plays Wooden Stake face down
      Then Keondra is in torpor with 2 Blood
      And Keondra bears Vagrant and Wooden Stake
      And Prince of the City - Rio de Janeiro is in The Streets
      And Ana and Bruno gain no Agenda

    @id:RIV-3931 @rivals.ruling.wooden-stake.torpor-with-rest @rivals.attach.limit-three @needs:hunters
    Scenario: Wooden Stake is discarded if the vampire it sends to torpor has three attachments
      Given Bruno's Keondra is in The Streets with 3 Blood
      And Maid, Lookout and Politician are attached to Keondra
      When Toquinho attacks Keondra
      And Toquinho makes a Physical attack
      And Ana plays Wooden Stake face down
      Then Keondra is in torpor with 2 Blood
      And Keondra bears Maid, Lookout and Politician
      And Ana's discard pile holds Wooden Stake

    @id:RIV-3932 @rivals.ruling.wooden-stake.not-a-defeat @needs:hunters
    Scenario: Wooden Stake attaches if a Curse leaves the vampire it sends to torpor
      Given Bruno's Keondra is in The Streets with 3 Blood
      And Maid and Lookout are attached to Keondra
      And Ana's Weigh Down is attached to Keondra
      When Toquinho attacks Keondra
      And Toquinho makes a Physical attack
      And Ana plays Wooden Stake face down
      Then Keondra is in torpor with 2 Blood
      And Keondra bears Maid, Lookout and Wooden Stake
      And Ana's discard pile holds Weigh Down

  Rule: Wooden Stake and the last vampire of a coterie

    @id:RIV-2867 @rivals.ruling.wooden-stake.not-a-defeat @checks:b @rivals.knockout.last-active-character @needs:hunters
    @edition:lost_last_character=goes-on
    Scenario: Losing the last vampire to Wooden Stake knocks nobody out where only a defeat does
      Given Ana (hunters) and Bruno sit clockwise
      And Ana's Toquinho is in The Streets
      And Bruno's Keondra is in the Haven with 3 Blood
      And Ana holds Wooden Stake
      When Toquinho attacks Keondra
      And Toquinho makes a Physical attack
      And Ana plays Wooden Stake face down
      Then Keondra is in torpor with 2 Blood
      And Bruno is still in the game
      And the game goes on

    @id:RIV-3700 @needs:hunters @needs:torpor @rivals.knockout.last-active-character @edition:lost_last_character=knocked-out
    Scenario: Losing the last vampire to Wooden Stake knocks a player out where any loss does
      Given Ana (hunters) and Bruno sit clockwise
      And Ana's Toquinho is in The Streets
      And Bruno's Keondra is in the Haven with 3 Blood
      And Ana holds Wooden Stake
      When Toquinho attacks Keondra
      And Toquinho makes a Physical attack
      And Ana plays Wooden Stake face down
      Then Bruno is knocked out by Ana

    @id:RIV-3701 @rivals.ruling.wooden-stake.not-a-defeat @checks:b @rivals.knockout.last-active-character @needs:hunters
    Scenario: A player with another active vampire left after Wooden Stake is not knocked out
      Given Ana (hunters) and Bruno sit clockwise
      And Ana's Toquinho is in The Streets
      And Bruno's Keondra is in the Haven with 3 Blood
      And Bruno's Lucky is in The Streets
      And Ana holds Wooden Stake
      When Toquinho attacks Keondra
      And Toquinho makes a Physical attack
      And Ana plays Wooden Stake face down
      Then Keondra is in torpor with 2 Blood
      And Bruno is still in the game
      And the game goes on
