# Fifth edition rulebook, "Components" and "Deck Construction"; older rulebook, "Equipment Needed": how many cards of what
Feature: Deck sizes
  A deck has at least twelve crypt cards and from sixty to ninety library cards, with any number of copies of each card.

  Rule: A crypt has at least twelve cards and no maximum

    Background:
      Given the deck holds 60 Vessel in the library

    @id:VTES-4650 @vtes.deck.crypt-minimum-12 @checks:a,b
    Scenario: A crypt of eleven cards is too small
      Given the deck holds 11 Anson in the crypt
      When the deck is judged
      Then the deck is illegal because of crypt-too-small

    @id:VTES-4651 @vtes.deck.crypt-minimum-12 @checks:a
    Scenario: A crypt of twelve cards is legal
      Given the deck holds 12 Anson in the crypt
      When the deck is judged
      Then the deck is legal

    @id:VTES-4652 @vtes.deck.crypt-no-maximum @checks:a
    Scenario Outline: A crypt of <many> cards is legal
      Given the deck holds <many> Anson in the crypt
      When the deck is judged
      Then the deck is legal

      Examples:
        | many |
        | 13   |
        | 100  |

  Rule: A library has from sixty to ninety cards

    Background:
      Given the deck holds 12 Anson in the crypt

    @id:VTES-4653 @edition:library_size=60-to-90 @vtes.deck.library-minimum-60 @checks:a,b
    Scenario: A library of fifty-nine cards is too small
      Given the deck holds 59 Vessel in the library
      When the deck is judged
      Then the deck is illegal because of library-too-small

    @id:VTES-4654 @vtes.deck.library-minimum-60 @checks:a
    Scenario: A library of sixty cards is legal, whatever the cards
      Given the deck holds 20 each of Vessel, Blood Doll and Deflection in the library
      When the deck is judged
      Then the deck is legal

    @id:VTES-4655 @edition:library_size=60-to-90 @vtes.deck.library-maximum-90 @checks:a
    Scenario: A library of ninety cards is legal at a table of four
      Given the deck is for a table of 4
      And the deck holds 45 each of Vessel and Blood Doll in the library
      When the deck is judged
      Then the deck is legal

    @id:VTES-4656 @edition:library_size=60-to-90 @vtes.deck.library-maximum-90 @checks:b
    Scenario: A library of ninety-one cards is too large
      Given the deck holds 45 each of Vessel and Blood Doll in the library
      And the deck holds 1 Deflection in the library
      When the deck is judged
      Then the deck is illegal because of library-too-large

  Rule: By the older rulebook a library has forty cards or more, up to forty and ten for each player

    Background:
      Given the deck holds 12 Anson in the crypt

    @id:VTES-4658 @edition:library_size=40-and-10-a-player @vtes.classic.deck.library-minimum-40 @checks:a
    Scenario Outline: A library of <many> cards is legal by the older rulebook
      Given the deck is for a table of 5
      And the deck holds <many> Vessel in the library
      When the deck is judged
      Then the deck is legal

      Examples:
        | many |
        | 40   |
        | 59   |

    @id:VTES-4659 @vtes.deck.library-minimum-60
    Scenario: A library of thirty-nine cards is too small by either rulebook
      Given the deck holds 39 Vessel in the library
      When the deck is judged
      Then the deck is illegal because of library-too-small

    @id:VTES-4660 @edition:library_size=40-and-10-a-player @vtes.classic.deck.library-maximum-by-table-size @checks:a
    Scenario Outline: At a table of <players> a library of more than <most> cards is too large by the older rulebook
      Given the deck is for a table of <players>
      And the deck holds <most> Vessel in the library
      And the deck holds 1 Blood Doll in the library
      When the deck is judged
      Then the deck is illegal because of library-too-large

      Examples:
        | players | most |
        | 2       | 60   |
        | 3       | 70   |
        | 4       | 80   |

    @id:VTES-4661 @edition:library_size=40-and-10-a-player @vtes.classic.deck.library-maximum-by-table-size @checks:b
    Scenario Outline: At a table of <players> a library of <most> cards is legal by the older rulebook
      Given the deck is for a table of <players>
      And the deck holds <most> Vessel in the library
      When the deck is judged
      Then the deck is legal

      Examples:
        | players | most |
        | 6       | 100  |
        | 7       | 110  |

    @id:VTES-4662 @vtes.deck.library-maximum-90
    Scenario Outline: At a table of <players> a library of <most> cards is legal by either rulebook
      Given the deck is for a table of <players>
      And the deck holds <most> Vessel in the library
      When the deck is judged
      Then the deck is legal

      Examples:
        | players | most |
        | 2       | 60   |
        | 4       | 80   |
        | 5       | 90   |

    @id:VTES-4677 @vtes.deck.library-maximum-90
    Scenario: At a table of five a library of ninety-one cards is too large by either rulebook
      Given the deck is for a table of 5
      And the deck holds 91 Vessel in the library
      When the deck is judged
      Then the deck is illegal because of library-too-large

  Rule: The number of copies of a card is not limited

    @id:VTES-4663 @vtes.deck.copies-unlimited @checks:a
    Scenario: A library may consist of copies of a single card
      Given the deck holds 3 each of Anson, Adrianne, Dorian Strack and Delilah Easton in the crypt
      And the deck holds 90 Deflection in the library
      When the deck is judged
      Then the deck is legal

    @id:VTES-4664 @vtes.deck.copies-unlimited @checks:b
    Scenario: A crypt may consist of copies of a single vampire
      Given the deck holds 12 Anson in the crypt
      And the deck holds 20 each of Vessel, Blood Doll and Deflection in the library
      When the deck is judged
      Then the deck is legal

    @id:VTES-4665 @edition:library_size=60-to-90 @vtes.deck.copies-unlimited @checks:c
    Scenario: Ninety-one copies of a card are illegal only because the library is too large
      Given the deck holds 12 Anson in the crypt
      And the deck holds 91 Vessel in the library
      When the deck is judged
      Then the deck is illegal because of library-too-large

  Rule: Every fault of a deck is reported

    @id:VTES-4657 @edition:library_size=60-to-90 @vtes.deck.library-maximum-90 @vtes.deck.crypt-minimum-12
    Scenario: The crypt and the library are counted separately
      Given the deck holds 11 Anson in the crypt
      And the deck holds 91 Vessel in the library
      When the deck is judged
      Then the deck is illegal because of crypt-too-small and library-too-large

  Rule: Crypt cards are vampires, and all other cards are library cards

    @id:VTES-4666 @vtes.decks.crypt-holds-vampires @checks:a
    Scenario: A vampire does not belong in the library
      Given the deck holds 12 Anson in the crypt
      And the deck holds 60 Vessel in the library
      And the deck holds 1 Adrianne in the library
      When the deck is judged
      Then the deck is illegal because of crypt-card-in-library
      And the fault is in Adrianne

    @id:VTES-4667 @vtes.decks.crypt-holds-vampires @checks:a
    Scenario: A library card does not belong in the crypt
      Given the deck holds 12 Anson in the crypt
      And the deck holds 1 each of Vessel and Blood Doll in the crypt
      And the deck holds 60 Vessel in the library
      When the deck is judged
      Then the deck is illegal because of library-card-in-crypt
      And the fault is in Vessel and Blood Doll

  Rule: Preconstructed decks are legal as they are, and with other cards added

    @id:VTES-4668 @vtes.components.preconstructed-deck-size @checks:a
    Scenario Outline: The preconstructed <clan> deck is legal
      Given the deck is the ready-made one of clan <clan>
      When the deck is judged
      Then the deck is legal

      Examples:
        | clan      |
        | Malkavian |
        | Nosferatu |
        | Toreador  |
        | Tremere   |
        | Ventrue   |

    @id:VTES-4669 @vtes.components.decks-customisable @checks:a
    Scenario: A preconstructed deck with three cards added is legal
      Given the deck is the ready-made one of clan Malkavian
      And the deck holds 1 Alu in the crypt
      And the deck holds 1 each of Seduction and Telepathic Counter in the library
      When the deck is judged
      Then the deck is legal
