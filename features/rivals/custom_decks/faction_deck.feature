# Rivals rulebook, "Set-Up" and Part V, "Custom Decks": the Faction deck, Agenda and Haven
Feature: A deck's characters, Agenda card and Haven card
  Seven different characters, all vampires or all Hunters; one Agenda card and one Haven card.

  Rule: A Faction deck has seven different characters

    Background:
      Given the deck holds 1 The Snake Den as Agenda
      And the deck holds 1 The Temple of Set as Haven
      And the deck holds 3 each of Snake Oil, Charmer, Believer, Shameless, Cobra Form, Awe and Majesty in the Library
      And the deck holds 3 each of Shed Your Skin, Pay Tribute, Subterfuge, Ingratiate and Dark Money in the Library
      And the deck holds 3 Risky Business in the Library
      And the deck holds 1 Shotgun in the Library
      And the deck holds 1 each of Keondra, Ceraph, Matthew, Gisele, Jimmy and Iara in the Faction deck

    @id:RIV-3750 @rivals.setup.faction.exactly-seven @checks:a
    Scenario: A Faction deck of seven characters is legal
      Given the deck holds 1 Hakim Owusu in the Faction deck
      When the deck is judged
      Then the deck is legal

    @id:RIV-3751 @rivals.setup.faction.exactly-seven @checks:b
    Scenario: A Faction deck of six characters is too small
      When the deck is judged
      Then the deck is illegal because of faction-not-seven

    @id:RIV-3752 @rivals.setup.faction.exactly-seven @checks:b
    Scenario: A Faction deck of eight characters is too large
      Given the deck holds 1 each of Hakim Owusu and Ociel Gonzalez in the Faction deck
      When the deck is judged
      Then the deck is illegal because of faction-not-seven

    @id:RIV-3753 @rivals.setup.faction.no-duplicates @checks:a
    Scenario: A Faction deck cannot contain the same character twice
      Given the deck holds 1 Keondra in the Faction deck
      When the deck is judged
      Then the deck is illegal because of duplicate-character
      And the fault is in Keondra

    @id:RIV-3754 @rivals.setup.faction.no-duplicates @checks:b
    Scenario: A Faction deck may contain a seventh character of another name
      Given the deck holds 1 Raúl Fontes in the Faction deck
      When the deck is judged
      Then the deck is legal

    @id:RIV-3755 @rivals.deck.faction.any-clans @checks:a
    Scenario: A Faction deck may mix clans
      Given the deck holds 1 Lucky in the Faction deck
      When the deck is judged
      Then the deck is legal

    @id:RIV-3756 @rivals.deck.faction.one-faction-only @checks:a,c
    Scenario Outline: With <character> as seventh character, the vampire deck is <legal>
      Given the deck holds 1 <character> in the Faction deck
      When the deck is judged
      Then the deck is <legal>

      Examples:
        | character  | legal                             |
        | Prudence   | legal                             |
        | Evangeline | illegal because of factions-mixed |

  Rule: A deck of Hunters contains only Hunters

    Background:
      Given the deck holds 1 Martyrdom as Agenda
      And the deck holds 1 Fellowship Hall as Haven
      And the deck holds 3 each of Wrath, Weigh Down, Tracking Device, Anonymous Tip and True Faith in the Library
      And the deck holds 3 each of Well-Prepared, Rebuke, Confuse, Holy Water and Wooden Stake in the Library
      And the deck holds 3 each of Get the Drop, Blaze of Glory and Social Engineering in the Library
      And the deck holds 1 Shotgun in the Library
      And the deck holds 1 each of Evangeline, Florencia, Toquinho, Pregador, Noriko and Ingrid in the Faction deck

    @id:RIV-3757 @rivals.deck.faction.one-faction-only @checks:b
    Scenario: A Faction deck of seven Hunters is legal
      Given the deck holds 1 Andrés in the Faction deck
      When the deck is judged
      Then the deck is legal

    @id:RIV-3758 @rivals.deck.faction.one-faction-only @checks:c
    Scenario: A Faction deck of six Hunters and a vampire is illegal
      Given the deck holds 1 Lucky in the Faction deck
      When the deck is judged
      Then the deck is illegal because of factions-mixed

    @id:RIV-3759 @rivals.deck.faction.any-clans @checks:b
    Scenario: A Faction deck of Hunters may mix creeds
      Given the deck holds 1 Francisco in the Faction deck
      When the deck is judged
      Then the deck is legal

  Rule: One Agenda card and one Haven card

    Background:
      Given the deck holds 3 each of Snake Oil, Charmer, Believer, Shameless, Cobra Form, Awe and Majesty in the Library
      And the deck holds 3 each of Shed Your Skin, Pay Tribute, Subterfuge, Ingratiate and Dark Money in the Library
      And the deck holds 3 Risky Business in the Library
      And the deck holds 1 Shotgun in the Library
      And the deck holds 1 each of Keondra, Ceraph, Matthew, Gisele, Jimmy, Iara and Lucky in the Faction deck

    @id:RIV-3760 @rivals.setup.agenda.one-face-down @checks:a
    Scenario: A deck must have an Agenda card
      Given the deck holds 1 The Temple of Set as Haven
      When the deck is judged
      Then the deck is illegal because of not-one-agenda

    @id:RIV-3761 @rivals.setup.agenda.one-face-down @checks:a
    Scenario: A deck cannot have two Agenda cards
      Given the deck holds 1 The Temple of Set as Haven
      And the deck holds 1 each of The Snake Den and Go For Broke as Agenda
      When the deck is judged
      Then the deck is illegal because of not-one-agenda

    @id:RIV-3762 @rivals.setup.haven.one-face-down @checks:a
    Scenario: A deck must have a Haven card
      Given the deck holds 1 The Snake Den as Agenda
      When the deck is judged
      Then the deck is illegal because of not-one-haven

    @id:RIV-3763 @rivals.setup.haven.one-face-down @checks:a
    Scenario: A deck cannot have two Haven cards
      Given the deck holds 1 The Snake Den as Agenda
      And the deck holds 1 each of The Temple of Set and The Orphanage as Haven
      When the deck is judged
      Then the deck is illegal because of not-one-haven

  Rule: The faction letters also apply to Agenda and Haven cards

    @id:RIV-4135 @rivals.deck.library.h-only-hunters @checks:b
    Scenario Outline: A vampire deck cannot have the Hunters' Agenda or Haven card <card>
      Given the deck holds 1 <agenda> as Agenda
      And the deck holds 1 <haven> as Haven
      And the deck holds 1 each of Keondra, Ceraph, Matthew, Gisele, Jimmy, Iara and Lucky in the Faction deck
      And the deck holds 3 each of Snake Oil, Charmer, Believer, Shameless, Cobra Form, Awe and Majesty in the Library
      And the deck holds 3 each of Shed Your Skin, Pay Tribute, Subterfuge, Ingratiate and Dark Money in the Library
      And the deck holds 3 Risky Business in the Library
      And the deck holds 1 Shotgun in the Library
      When the deck is judged
      Then the deck is illegal because of hunter-card
      And the fault is in <card>

      Examples:
        | agenda        | haven             | card            |
        | Martyrdom     | The Temple of Set | Martyrdom       |
        | The Snake Den | Fellowship Hall   | Fellowship Hall |

    @id:RIV-4136 @rivals.deck.library.untagged-vampire-only @checks:b
    Scenario Outline: A Hunter deck cannot have <card>, an Agenda or Haven card without an H
      Given the deck holds 1 <agenda> as Agenda
      And the deck holds 1 <haven> as Haven
      And the deck holds 1 each of Evangeline, Florencia, Toquinho, Pregador, Noriko, Ingrid and Andrés in the Faction deck
      And the deck holds 3 each of Wrath, Weigh Down, Tracking Device, Anonymous Tip and True Faith in the Library
      And the deck holds 3 each of Well-Prepared, Rebuke, Confuse, Holy Water and Wooden Stake in the Library
      And the deck holds 3 each of Get the Drop, Blaze of Glory and Social Engineering in the Library
      And the deck holds 1 Shotgun in the Library
      When the deck is judged
      Then the deck is illegal because of no-hunter-card
      And the fault is in <card>

      Examples:
        | agenda        | haven             | card              |
        | The Snake Den | Fellowship Hall   | The Snake Den     |
        | Martyrdom     | The Temple of Set | The Temple of Set |

    @id:RIV-4137 @rivals.deck.library.hv-for-both @checks:a
    Scenario: A vampire deck may have an Agenda and a Haven card marked for both factions
      Given the deck holds 1 Birds of Different Feathers as Agenda
      And the deck holds 1 The Clubhouse as Haven
      And the deck holds 1 each of Keondra, Ceraph, Matthew, Gisele, Jimmy, Iara and Lucky in the Faction deck
      And the deck holds 3 each of Snake Oil, Charmer, Believer, Shameless, Cobra Form, Awe and Majesty in the Library
      And the deck holds 3 each of Shed Your Skin, Pay Tribute, Subterfuge, Ingratiate and Dark Money in the Library
      And the deck holds 3 Risky Business in the Library
      And the deck holds 1 Shotgun in the Library
      When the deck is judged
      Then the deck is legal

    @id:RIV-4138 @rivals.deck.library.hv-for-both @checks:b
    Scenario: A Hunter deck may have an Agenda and a Haven card marked for both factions
      Given the deck holds 1 Birds of Different Feathers as Agenda
      And the deck holds 1 The Clubhouse as Haven
      And the deck holds 1 each of Evangeline, Florencia, Toquinho, Pregador, Noriko, Ingrid and Andrés in the Faction deck
      And the deck holds 3 each of Wrath, Weigh Down, Tracking Device, Anonymous Tip and True Faith in the Library
      And the deck holds 3 each of Well-Prepared, Rebuke, Confuse, Holy Water and Wooden Stake in the Library
      And the deck holds 3 each of Get the Drop, Blaze of Glory and Social Engineering in the Library
      And the deck holds 1 Shotgun in the Library
      When the deck is judged
      Then the deck is legal

  Rule: The size limits are the same for Hunters and vampires

    Background:
      Given the deck holds 3 each of Wrath, Weigh Down, Tracking Device, Anonymous Tip and True Faith in the Library
      And the deck holds 3 each of Well-Prepared, Rebuke, Holy Water, Wooden Stake and Get the Drop in the Library
      And the deck holds 3 each of Blaze of Glory and Social Engineering in the Library
      And the deck holds 1 Shotgun in the Library
      And the deck holds 1 each of Evangeline, Florencia, Toquinho, Pregador, Noriko and Ingrid in the Faction deck

    @id:RIV-4139 @rivals.setup.library.size-40-60 @checks:a,b
    Scenario Outline: With <more>, a Library of Hunters is <legal>
      Given the deck holds 1 Martyrdom as Agenda
      And the deck holds 1 Fellowship Hall as Haven
      And the deck holds 1 Andrés in the Faction deck
      And the deck holds <more> in the Library
      When the deck is judged
      Then the deck is <legal>

      Examples:
        | more | legal |
        | 2 Confuse | illegal because of library-too-small |
        | 3 Confuse | legal |
        | 3 each of Confuse, Comeuppance, Poison Pill, Found a Weakness, Release the Hounds, Know Their Habits, Ready and Waiting and Take Careful Notes | illegal because of library-too-large |

    @id:RIV-4140 @rivals.setup.faction.exactly-seven @checks:b
    Scenario: A Faction deck of eight Hunters is too large
      Given the deck holds 1 Martyrdom as Agenda
      And the deck holds 1 Fellowship Hall as Haven
      And the deck holds 3 Confuse in the Library
      And the deck holds 1 each of Andrés and Francisco in the Faction deck
      When the deck is judged
      Then the deck is illegal because of faction-not-seven

    @id:RIV-4145 @rivals.setup.faction.exactly-seven @checks:b
    Scenario: A Faction deck of six Hunters is too small
      Given the deck holds 1 Martyrdom as Agenda
      And the deck holds 1 Fellowship Hall as Haven
      And the deck holds 3 Confuse in the Library
      When the deck is judged
      Then the deck is illegal because of faction-not-seven

    @id:RIV-4141 @rivals.setup.faction.no-duplicates @checks:a
    Scenario: A Faction deck cannot contain the same Hunter twice
      Given the deck holds 1 Martyrdom as Agenda
      And the deck holds 1 Fellowship Hall as Haven
      And the deck holds 3 Confuse in the Library
      And the deck holds 1 Ingrid in the Faction deck
      When the deck is judged
      Then the deck is illegal because of duplicate-character
      And the fault is in Ingrid

    @id:RIV-4142 @rivals.setup.agenda.one-face-down @checks:a
    Scenario: A Hunter deck must have an Agenda card
      Given the deck holds 1 Fellowship Hall as Haven
      And the deck holds 3 Confuse in the Library
      And the deck holds 1 Andrés in the Faction deck
      When the deck is judged
      Then the deck is illegal because of not-one-agenda

    @id:RIV-4143 @rivals.setup.haven.one-face-down @checks:a
    Scenario: A Hunter deck must have a Haven card
      Given the deck holds 1 Martyrdom as Agenda
      And the deck holds 3 Confuse in the Library
      And the deck holds 1 Andrés in the Faction deck
      When the deck is judged
      Then the deck is illegal because of not-one-haven

  Rule: A Library may hold cards that no character of the deck can use

    @id:RIV-4144 @rivals.deck.library.untagged-vampire-only @checks:a
    Scenario: A vampire deck may have cards of a clan that none of its vampires has
      Given the deck holds 1 The Snake Den as Agenda
      And the deck holds 1 The Temple of Set as Haven
      And the deck holds 1 each of Lucky, Benicio, Hope, Jorge Guerrero, Prudence, Judas and Thaddeus in the Faction deck
      And the deck holds 3 each of Snake Oil, Charmer, Believer, Shameless, Cobra Form, Awe and Majesty in the Library
      And the deck holds 3 each of Shed Your Skin, Pay Tribute, Subterfuge, Ingratiate and Dark Money in the Library
      And the deck holds 3 Risky Business in the Library
      And the deck holds 1 Shotgun in the Library
      When the deck is judged
      Then the deck is legal
