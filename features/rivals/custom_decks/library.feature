# Rivals rulebook, "Set-Up" and Part V, "Custom Decks": the Library
Feature: The Library of a deck
  Forty to sixty cards, at most three copies of each, and all of them for the deck's faction.

  Rule: A Library has forty to sixty cards, with at most three copies of each

    Background:
      Given the deck holds 1 The Snake Den as Agenda
      And the deck holds 1 The Temple of Set as Haven
      And the deck holds 1 each of Keondra, Ceraph, Matthew, Gisele, Jimmy, Iara and Lucky in the Faction deck
      And the deck holds 3 each of Snake Oil, Charmer, Believer, Shameless, Cobra Form, Awe and Majesty in the Library
      And the deck holds 3 each of Shed Your Skin, Pay Tribute, Subterfuge, Ingratiate and Dark Money in the Library
      And the deck holds 1 Risky Business in the Library

    @id:RIV-3764 @rivals.setup.library.size-40-60 @checks:b
    Scenario: A Library of thirty-nine cards is too small
      Given the deck holds 2 Persecution in the Library
      When the deck is judged
      Then the deck is illegal because of library-too-small

    @id:RIV-3765 @rivals.setup.library.size-40-60 @checks:a
    Scenario: A Library of forty cards is legal
      Given the deck holds 3 Persecution in the Library
      When the deck is judged
      Then the deck is legal

    @id:RIV-3766 @rivals.setup.library.size-40-60 @checks:a
    Scenario: A Library of sixty cards is legal
      Given the deck holds 3 each of Persecution, Not Forgotten, Lingering Kiss, Triple Threat and Coiled Strike in the Library
      And the deck holds 2 each of Risky Business, Shotgun, Poison Pill and Hasty Embrace in the Library
      When the deck is judged
      Then the deck is legal

    @id:RIV-3767 @rivals.setup.library.size-40-60 @checks:b
    Scenario: A Library of sixty-one cards is too large
      Given the deck holds 3 each of Persecution, Not Forgotten, Lingering Kiss, Triple Threat and Coiled Strike in the Library
      And the deck holds 3 each of Shotgun, Poison Pill and Hasty Embrace in the Library
      When the deck is judged
      Then the deck is illegal because of library-too-large

    @id:RIV-3768 @rivals.setup.library.max-three-copies @checks:a
    Scenario: A Library cannot contain a fourth copy of a card
      Given the deck holds 3 Persecution in the Library
      And the deck holds 1 Awe in the Library
      When the deck is judged
      Then the deck is illegal because of too-many-copies
      And the fault is in Awe

    @id:RIV-3769 @rivals.setup.library.max-three-copies @checks:a
    Scenario: Every card with a fourth copy is reported as a fault
      Given the deck holds 4 each of Persecution and Not Forgotten in the Library
      When the deck is judged
      Then the deck is illegal because of too-many-copies
      And the fault is in Persecution and Not Forgotten

    @id:RIV-3770 @rivals.setup.library.max-three-copies @checks:a
    Scenario: A Library may contain three copies of a card
      Given the deck holds 3 each of Persecution and Not Forgotten in the Library
      When the deck is judged
      Then the deck is legal

  Rule: The limit of three copies also applies to cards with one copy per player in play

    Background:
      Given the deck holds 1 Martyrdom as Agenda
      And the deck holds 1 Fellowship Hall as Haven
      And the deck holds 1 each of Evangeline, Florencia, Toquinho, Pregador, Noriko, Ingrid and Andrés in the Faction deck
      And the deck holds 3 each of Wrath, Weigh Down, Tracking Device, Anonymous Tip and True Faith in the Library
      And the deck holds 3 each of Well-Prepared, Rebuke, Confuse, Holy Water and Wooden Stake in the Library
      And the deck holds 3 each of Get the Drop and Blaze of Glory in the Library
      And the deck holds 1 Shotgun in the Library

    @id:RIV-3776 @rivals.setup.library.max-three-copies @checks:b
    Scenario: A Library may contain three copies of a One per Player card
      Given the deck holds 3 Thorn from the Crown in the Library
      When the deck is judged
      Then the deck is legal

    @id:RIV-3777 @rivals.setup.library.max-three-copies @checks:b
    Scenario: A Library cannot contain a fourth copy of a One per Player card
      Given the deck holds 4 Thorn from the Crown in the Library
      When the deck is judged
      Then the deck is illegal because of too-many-copies
      And the fault is in Thorn from the Crown

  Rule: A card without an H is for vampires, a card with only an H for Hunters, a card with both for either

    @id:RIV-3771 @rivals.deck.library.h-only-hunters @checks:b
    Scenario: A vampire deck cannot contain a Hunter-only card
      Given the deck holds 1 The Snake Den as Agenda
      And the deck holds 1 The Temple of Set as Haven
      And the deck holds 1 each of Keondra, Ceraph, Matthew, Gisele, Jimmy, Iara and Lucky in the Faction deck
      And the deck holds 3 each of Snake Oil, Charmer, Believer, Shameless, Cobra Form, Awe and Majesty in the Library
      And the deck holds 3 each of Shed Your Skin, Pay Tribute, Subterfuge, Ingratiate and Dark Money in the Library
      And the deck holds 3 Risky Business in the Library
      And the deck holds 1 each of Holy Water and Confuse in the Library
      When the deck is judged
      Then the deck is illegal because of hunter-card
      And the fault is in Holy Water and Confuse

    @id:RIV-3772 @rivals.deck.library.hv-for-both @checks:a @rivals.deck.library.untagged-vampire-only @checks:a
    Scenario: A vampire deck may contain cards marked for both factions
      Given the deck holds 1 The Snake Den as Agenda
      And the deck holds 1 The Temple of Set as Haven
      And the deck holds 1 each of Keondra, Ceraph, Matthew, Gisele, Jimmy, Iara and Lucky in the Faction deck
      And the deck holds 3 each of Snake Oil, Charmer, Believer, Shameless, Cobra Form, Awe and Majesty in the Library
      And the deck holds 3 each of Shed Your Skin, Pay Tribute, Subterfuge, Ingratiate and Dark Money in the Library
      And the deck holds 3 each of Shotgun and Poison Pill in the Library
      When the deck is judged
      Then the deck is legal

    @id:RIV-3773 @rivals.deck.library.untagged-vampire-only @checks:b @rivals.deck.library.hunter-needs-h @checks:b
    Scenario: A Hunter deck cannot contain a card without an H
      Given the deck holds 1 Martyrdom as Agenda
      And the deck holds 1 Fellowship Hall as Haven
      And the deck holds 1 each of Evangeline, Florencia, Toquinho, Pregador, Noriko, Ingrid and Andrés in the Faction deck
      And the deck holds 3 each of Wrath, Weigh Down, Tracking Device, Anonymous Tip and True Faith in the Library
      And the deck holds 3 each of Well-Prepared, Rebuke, Confuse, Holy Water and Wooden Stake in the Library
      And the deck holds 3 each of Get the Drop, Blaze of Glory and Social Engineering in the Library
      And the deck holds 1 Snake Oil in the Library
      When the deck is judged
      Then the deck is illegal because of no-hunter-card
      And the fault is in Snake Oil

    @id:RIV-3774 @rivals.deck.library.hunter-needs-h @checks:a @rivals.deck.library.h-only-hunters @checks:a
    Scenario: A Hunter deck may contain Hunter-only cards
      Given the deck holds 1 Martyrdom as Agenda
      And the deck holds 1 Fellowship Hall as Haven
      And the deck holds 1 each of Evangeline, Florencia, Toquinho, Pregador, Noriko, Ingrid and Andrés in the Faction deck
      And the deck holds 3 each of Wrath, Weigh Down, Tracking Device, Anonymous Tip and True Faith in the Library
      And the deck holds 3 each of Well-Prepared, Rebuke, Confuse, Holy Water and Wooden Stake in the Library
      And the deck holds 3 each of Get the Drop, Blaze of Glory and Social Engineering in the Library
      And the deck holds 1 Shotgun in the Library
      When the deck is judged
      Then the deck is legal

    @id:RIV-3775 @rivals.deck.library.hv-for-both @checks:b @rivals.deck.library.hunter-needs-h @checks:a
    Scenario: A Hunter deck may contain cards marked for both factions
      Given the deck holds 1 Martyrdom as Agenda
      And the deck holds 1 Fellowship Hall as Haven
      And the deck holds 1 each of Evangeline, Florencia, Toquinho, Pregador, Noriko, Ingrid and Andrés in the Faction deck
      And the deck holds 3 each of Wrath, Weigh Down, Tracking Device, Anonymous Tip and True Faith in the Library
      And the deck holds 3 each of Well-Prepared, Rebuke, Confuse, Holy Water and Wooden Stake in the Library
      And the deck holds 3 each of Shotgun, Release the Hounds and Comeuppance in the Library
      And the deck holds 1 Poison Pill in the Library
      When the deck is judged
      Then the deck is legal
