# Fifth edition rulebook, "Group" in "Deck Construction", and the glossary
Feature: The groups of a crypt
  The vampires of a crypt come from one group or from two consecutive groups.

  Background:
    Given the deck holds 60 Vessel in the library

  @id:VTES-4670 @vtes.deck.group-single-or-consecutive @checks:a,b
  Scenario Outline: <groups> may be together in one crypt
    Given the deck holds 6 each of <vampires> in the crypt
    When the deck is judged
    Then the deck is legal

    Examples:
      | groups          | vampires                     |
      | Two of group 6  | Greer Worder and Mister Schwartz |
      | Groups 5 and 6  | Alu and Greer Worder         |
      | Groups 1 and 2  | Anson and Anwar              |

  @id:VTES-4671 @vtes.deck.group-single-or-consecutive @checks:c
  Scenario Outline: <groups> may not be together, because they are not consecutive
    Given the deck holds 6 each of <vampires> in the crypt
    When the deck is judged
    Then the deck is illegal because of groups-apart

    Examples:
      | groups         | vampires                   |
      | Groups 4 and 6 | Kamau Jafari and Greer Worder |
      | Groups 1 and 6 | Anson and Greer Worder     |

  @id:VTES-4672 @vtes.deck.group-single-or-consecutive @checks:d
  Scenario: Three consecutive groups in one crypt are too many
    Given the deck holds 4 each of Kamau Jafari, Alu and Greer Worder in the crypt
    When the deck is judged
    Then the deck is illegal because of groups-apart

  @id:VTES-4673 @vtes.deck.group-number @checks:a
  Scenario Outline: The group of <vampire> is <number>
    Given the deck holds 11 <other> in the crypt
    And the deck holds 1 <vampire> in the crypt
    When the deck is judged
    Then the deck is illegal because of groups-apart

    Examples:
      | vampire          | number | other            |
      | Anson            | 1      | Kyoko Shinsegawa |
      | Anwar            | 2      | Kamau Jafari     |
      | Kyoko Shinsegawa | 3      | Alu              |
      | Kamau Jafari     | 4      | Anwar            |
      | Alu              | 5      | Malachi          |
      | Greer Worder     | 6      | Kamau Jafari     |
      | Malachi          | 7      | Alu              |

  Rule: A crypt card of group ANY fits every crypt

    @id:VTES-4674 @vtes.glossary.group.any-is-unrestricted @checks:a @vtes.deck.group-single-or-consecutive @checks:e
    Scenario Outline: Group ANY vampires may join <others> in one crypt
      Given the deck holds 6 each of <others> in the crypt
      And the deck holds 6 Anarch Convert in the crypt
      When the deck is judged
      Then the deck is legal

      Examples:
        | others                      |
        | Greer Worder                |
        | Alu and Greer Worder        |
        | Anwar and Kyoko Shinsegawa  |

    @id:VTES-4675 @vtes.glossary.group.any-is-unrestricted @checks:a
    Scenario: A crypt may consist of group ANY vampires alone
      Given the deck holds 12 Anarch Convert in the crypt
      When the deck is judged
      Then the deck is legal

    @id:VTES-4676 @vtes.glossary.group.any-is-unrestricted @checks:b
    Scenario: A group ANY vampire does not join two groups that are not consecutive
      Given the deck holds 6 each of Anwar and Kamau Jafari in the crypt
      And the deck holds 1 Anarch Convert in the crypt
      When the deck is judged
      Then the deck is illegal because of groups-apart
