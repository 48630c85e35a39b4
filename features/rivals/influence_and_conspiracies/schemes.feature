# Rivals, "Schemes", "Resolution of a Scheme"
Feature: Schemes
  A question to the whole table, decided by Influence.

  Background:
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Bruno's Grace and Matthew are in the Haven
    And Clara's Ryan and Rio are in the Haven
    And Keondra, Grace and Ryan are Leaders
    And Ana holds Believer

  @id:RIV-1720 @rivals.scheme.starts-influence-conflict @checks:a,b @needs:hunters
  Scenario: Every player answers a Scheme, Hunters too
    When Iara plays Believer as Action card
    And Ana says YES
    Then it is for Bruno to exert Influence or answer
    When Bruno says YES
    Then it is for Clara to exert Influence or answer
    When Clara says NO
    Then YES wins, 0 for YES and 0 for NO
    And it is for Ana to act

  @id:RIV-1721 @needs:influence @rivals.scheme.exhaust-unless-unhosted @checks:a @needs:hunters
  Scenario: A ready character exhausts to play a Scheme
    Given Ana's Ceraph is in the Haven and exhausted
    Then Ceraph cannot play Believer as Action card because rivals.action-card.exhaust-anywhere
    When Iara plays Believer as Action card
    Then Iara is exhausted
    And Keondra is ready
    And Ana has 1 Action left
    And Ana holds nothing

  @id:RIV-1722 @rivals.scheme.face-up-and-read @checks:a,b @needs:hunters
  Scenario: A Scheme is read out before anybody answers, and has no effect yet
    Given Ana's Hakim Owusu is in the Haven
    When Iara plays Believer as Action card
    Then these events happen in order:
      | event                    | seat | card     |
      | influence-conflict-began | Ana  | Believer |
    And Hakim Owusu cannot exert Influence because rivals.influence.other-sources
    And it is for Ana to exert Influence or answer

  @id:RIV-1723 @rivals.scheme.modifiers-face-down @checks:a,b,c @needs:hunters
  Scenario: An Influence Modifier stays face down and does not count until the reveal
    Given Ana holds Persecution
    When Iara plays Believer as Action card
    And Ana lays Persecution face down
    Then only Ana sees the Influence Modifier Persecution
    And Ana shows 0 Influence
    And no event names Persecution
    When Ana says YES
    And Bruno says NO
    Then no event names Persecution
    When Clara says NO
    Then YES wins, 2 for YES and 0 for NO

  @id:RIV-1724 @rivals.scheme.prestige.secret-fist @checks:a,b @needs:hunters
  Scenario Outline: Only its player knows what is in a fist
    When Iara plays Believer as Action card
    And Ana holds out a fist with <n> Prestige
    Then only Ana sees a fist with <n> Prestige
    And Ana shows 0 Influence
    And it is for Ana to exert Influence or answer

    Examples:
      | n  |
      | 0  |
      | 1  |
      | 19 |

  @id:RIV-1725 @rivals.scheme.prestige.lost-only-if-side-wins @checks:a,b @needs:hunters
  Scenario Outline: Only players on the winning side lose their Prestige
    When Iara plays Believer as Action card
    And Ana holds out a fist with <ana> Prestige
    And Ana says YES
    And Bruno holds out a fist with <bruno> Prestige
    And Bruno says NO
    And Clara says NO
    Then Ana has <ana_left> Prestige
    And Bruno has <bruno_left> Prestige
    And Clara has 20 Prestige

    Examples:
      | ana | bruno | ana_left | bruno_left |
      | 3   | 2     | 17       | 20         |
      | 2   | 3     | 20       | 17         |
      | 2   | 2     | 18       | 20         |

  @id:RIV-1726 @rivals.scheme.prestige.commit-is-final @checks:a @needs:hunters
  Scenario: A fist that has been held out cannot be changed
    When Iara plays Believer as Action card
    And Ana holds out a fist with 2 Prestige
    Then Ana cannot hold out a fist with 3 Prestige because rivals.scheme.prestige.commit-is-final
    And Ana cannot hold out a fist with 0 Prestige because rivals.scheme.prestige.commit-is-final
    And only Ana sees a fist with 2 Prestige
    And it is for Ana to exert Influence or answer

  @id:RIV-1727 @rivals.scheme.prestige.commit-is-final @checks:b @needs:hunters
  Scenario: A player cannot hold out a fist before their turn to exert
    When Iara plays Believer as Action card
    Then Bruno cannot hold out a fist with 2 Prestige because rivals.scheme.others-clockwise
    When Ana holds out a fist with 1 Prestige
    And Ana says YES
    Then Clara cannot hold out a fist with 2 Prestige because rivals.scheme.others-clockwise
    And it is for Bruno to exert Influence or answer

  @id:RIV-1728 @rivals.scheme.prestige.zero-fist-allowed @checks:a,b @needs:hunters
  Scenario: A player may hold out an empty fist
    When Iara plays Believer as Action card
    And Ana says YES
    And Bruno holds out a fist with 0 Prestige
    And Bruno says NO
    Then only Bruno sees a fist with 0 Prestige
    When Clara says NO
    Then YES wins, 0 for YES and 0 for NO
    And Bruno has 20 Prestige

  @id:RIV-1729 @rivals.scheme.prestige.total-must-be-truthful @checks:a,b @needs:hunters
  Scenario: Everybody knows a player's total Prestige, but not how much is in the fist
    When Iara plays Believer as Action card
    And Ana says YES
    And Bruno holds out a fist with 7 Prestige
    Then everybody sees that Bruno has 20 Prestige
    And only Bruno sees a fist with 7 Prestige
    And it is for Bruno to exert Influence or answer

  @id:RIV-1730 @rivals.scheme.prestige.supply-not-displayed @checks:a,b @needs:hunters
  Scenario: Everybody sees the remaining Prestige once the Scheme is over
    When Iara plays Believer as Action card
    And Ana holds out a fist with 6 Prestige
    And Ana says YES
    And Bruno says NO
    Then only Ana sees a fist with 6 Prestige
    And everybody sees that Ana has 20 Prestige
    When Clara says NO
    Then everybody sees that Ana has 14 Prestige

  @id:RIV-1731 @rivals.scheme.own-chance-only-once @checks:a,b @needs:hunters
  Scenario: A player can add nothing after answering
    Given Ana holds Persecution
    When Iara plays Believer as Action card
    And Ana says YES
    Then Keondra cannot exert Influence because rivals.scheme.own-chance-only-once
    And Ana cannot hold out a fist with 1 Prestige because rivals.scheme.own-chance-only-once
    And Ana cannot lay Persecution face down because rivals.scheme.own-chance-only-once
    When Grace exerts Influence
    And Bruno says NO
    Then Matthew cannot exert Influence because rivals.scheme.own-chance-only-once
    And it is for Clara to exert Influence or answer

  @id:RIV-1732 @rivals.scheme.player-announces-and-says-yes @checks:a,b @needs:hunters
  Scenario: The Scheme's player says YES and announces the open Influence before anybody else acts
    When Iara plays Believer as Action card
    Then it is for Ana to exert Influence or answer
    And Grace cannot exert Influence because rivals.scheme.others-clockwise
    When Keondra exerts Influence
    And Ana says YES
    Then these events happen in order:
      | event    | seat | answer | influence |
      | declared | Ana  | yes    | 1         |
    And Ana has answered YES
    And Ana shows 1 Influence
    And it is for Bruno to exert Influence or answer

  @id:RIV-1733 @rivals.scheme.player-cannot-say-no @checks:a,b @needs:hunters
  Scenario: The Scheme's player cannot say NO, and others can
    When Iara plays Believer as Action card
    Then Ana cannot say NO because rivals.scheme.player-cannot-say-no
    When Ana says YES
    And Bruno says NO
    Then Bruno has answered NO
    And it is for Clara to exert Influence or answer

  @id:RIV-1734 @rivals.scheme.open-total-excludes-fist @checks:a,b,c @needs:hunters
  Scenario: The announced Influence does not count the fist or a Modifier
    Given Ana holds Persecution
    When Iara plays Believer as Action card
    And Keondra exerts Influence
    And Ana holds out a fist with 3 Prestige
    And Ana lays Persecution face down
    And Ana says YES
    And Grace exerts Influence
    And Bruno holds out a fist with 2 Prestige
    And Bruno says NO
    Then these events happen in order:
      | event    | seat  | influence |
      | declared | Ana   | 1         |
      | declared | Bruno | 1         |
    And Ana shows 1 Influence
    And Bruno shows 1 Influence
    And it is for Clara to exert Influence or answer

  @id:RIV-1735 @rivals.scheme.others-clockwise @checks:a,b @needs:hunters
  Scenario Outline: The other players answer clockwise from the Scheme's player
    Given it is <first>'s Action Phase
    And <first> holds Charmer
    When <actor> plays Charmer as Action card
    And <first> says YES
    Then it is for <second> to exert Influence or answer
    And <third> cannot say YES because rivals.scheme.others-clockwise
    When <second> says YES
    Then <second> has answered YES
    And it is for <third> to exert Influence or answer

    Examples:
      | first | actor   | second | third |
      | Ana   | Iara    | Bruno  | Clara |
      | Bruno | Matthew | Clara  | Ana   |

  @id:RIV-1736 @rivals.scheme.others-must-declare @checks:a,b @needs:hunters
  Scenario: Every player must answer, with or without Influence
    When Iara plays Believer as Action card
    And Ana says YES
    Then Bruno cannot pass because rivals.scheme.others-must-declare
    When Bruno says NO
    Then Clara cannot pass because rivals.scheme.others-must-declare
    When Clara says YES
    Then Believer lies beside Ana's Haven

  @id:RIV-1737 @rivals.scheme.resolution-after-all-declared @checks:a,b @needs:hunters
  Scenario: Nothing is revealed before the last answer
    When Iara plays Believer as Action card
    And Ana holds out a fist with 1 Prestige
    And Ana says YES
    And Bruno says NO
    Then only Ana sees a fist with 1 Prestige
    And none of these events happens:
      | event                      |
      | fist-opened                |
      | influence-conflict-decided |
    When Clara says NO
    Then YES wins, 1 for YES and 0 for NO

  @id:RIV-1738 @rivals.scheme.resolve.simultaneous-reveal @checks:a,b @needs:hunters
  Scenario: Everything secret is revealed at once
    Given Ana holds Persecution
    When Iara plays Believer as Action card
    And Ana lays Persecution face down
    And Ana holds out a fist with 1 Prestige
    And Ana says YES
    And Bruno holds out a fist with 4 Prestige
    And Bruno says NO
    And Clara holds out a fist with 2 Prestige
    Then only Ana sees the Influence Modifier Persecution
    And only Bruno sees a fist with 4 Prestige
    When Clara says YES
    Then YES wins, 7 for YES and 4 for NO
    And it is for Ana to act

  @id:RIV-1739 @rivals.scheme.resolve.sum-per-side @checks:a,b @needs:hunters
  Scenario Outline: Each side has the total of what its players exerted
    Given Ana holds Persecution
    When Iara plays Believer as Action card
    And Keondra exerts Influence
    And Ana lays Persecution face down
    And Ana says YES
    And Grace exerts Influence
    And Bruno holds out a fist with 2 Prestige
    And Bruno says <bruno>
    And Clara holds out a fist with 4 Prestige
    And Clara says <clara>
    Then <answer> wins, <yes> for YES and <no> for NO

    Examples:
      | bruno | clara | answer | yes | no |
      | NO    | NO    | YES    | 7   | 7  |
      | YES   | NO    | YES    | 8   | 4  |
      | NO    | YES   | YES    | 9   | 3  |
      | YES   | YES   | YES    | 10  | 0  |

  @id:RIV-1740 @rivals.scheme.resolve.no-higher-fails @checks:a,b @needs:hunters
  Scenario Outline: A Scheme with one more NO than YES is discarded
    When Iara plays Believer as Action card
    And Ana holds out a fist with 6 Prestige
    And Ana says YES
    And Bruno says NO
    And Clara holds out a fist with <no> Prestige
    And Clara says NO
    Then <answer> wins, 6 for YES and <no> for NO
    And <then>

    Examples:
      | no | answer | then                              |
      | 7  | NO     | Ana's discard pile holds Believer |
      | 6  | YES    | Ana's discard pile is empty       |

  @id:RIV-1741 @rivals.scheme.resolve.yes-at-least-equal-succeeds @checks:a,b @needs:hunters
  Scenario Outline: A Scheme succeeds if YES equals NO
    When Iara plays Believer as Action card
    And Ana holds out a fist with <n> Prestige
    And Ana says YES
    And Bruno holds out a fist with <n> Prestige
    And Bruno says NO
    And Clara says NO
    Then YES wins, <n> for YES and <n> for NO
    And Believer lies beside Ana's Haven

    Examples:
      | n |
      | 0 |
      | 1 |
      | 6 |

  @id:RIV-1742 @rivals.scheme.resolve.yes-at-least-equal-succeeds @checks:c @needs:hunters
  Scenario: A Scheme fails with six YES against seven NO
    When Iara plays Believer as Action card
    And Ana holds out a fist with 6 Prestige
    And Ana says YES
    And Bruno holds out a fist with 3 Prestige
    And Bruno says NO
    And Clara holds out a fist with 4 Prestige
    And Clara says NO
    Then NO wins, 6 for YES and 7 for NO
    And Believer is in Ana's discard pile

  @id:RIV-3659 @rivals.scheme.resolve.discard @needs:hunters
  Scenario: Everybody sees Modifiers and a failed Scheme being discarded
    Given Ana holds Persecution
    And Bruno holds Persecution
    When Iara plays Believer as Action card
    And Ana lays Persecution face down
    And Ana says YES
    And Bruno lays Persecution face down
    And Bruno says NO
    And Clara holds out a fist with 4 Prestige
    And Clara says NO
    Then NO wins, 6 for YES and 8 for NO
    And these events happen in order:
      | event          | seat  | card        |
      | card-discarded | Ana   | Persecution |
    And these events happen in order:
      | event          | seat  | card        |
      | card-discarded | Bruno | Persecution |
    And these events happen in order:
      | event          | seat  | card     |
      | card-discarded | Ana   | Believer |
    And Persecution is in Ana's discard pile
    And Persecution is in Bruno's discard pile

  @id:RIV-1743 @rivals.scheme.resolve.winners-pay @checks:a,b @needs:hunters
  Scenario Outline: Every player on the winning side pays the Prestige in the fist
    When Iara plays Believer as Action card
    And Ana holds out a fist with 2 Prestige
    And Ana says YES
    And Bruno holds out a fist with <bruno> Prestige
    And Bruno says <answer>
    And Clara holds out a fist with 1 Prestige
    And Clara says <answer>
    Then Ana has <ana> Prestige
    And Bruno has <bruno_left> Prestige
    And Clara has 19 Prestige

    Examples:
      | bruno | answer | ana | bruno_left |
      | 3     | YES    | 18  | 17         |
      | 2     | NO     | 20  | 18         |

  @id:RIV-3658 @rivals.scheme.resolve.winners-pay @rivals.scheme.resolve.losers-get-back @needs:hunters
  Scenario: A winner pays even a single Prestige in the fist, and a loser takes it back
    When Iara plays Believer as Action card
    And Ana holds out a fist with 1 Prestige
    And Ana says YES
    And Bruno holds out a fist with 1 Prestige
    And Bruno says NO
    And Clara says NO
    Then Ana has 19 Prestige
    And Bruno has 20 Prestige
    And these events happen in order:
      | event          | seat | amount |
      | prestige-spent | Ana  | 1      |
    And these events happen in order:
      | event             | seat  | amount |
      | prestige-returned | Bruno | 1      |

  @id:RIV-1744 @rivals.scheme.resolve.losers-get-back @checks:a,b @needs:hunters
  Scenario Outline: A loser takes the Prestige back but keeps No Influence
    When Iara plays Believer as Action card
    And Keondra exerts Influence
    And Ana holds out a fist with <ana> Prestige
    And Ana says YES
    And Grace exerts Influence
    And Bruno holds out a fist with <bruno> Prestige
    And Bruno says NO
    And Clara says NO
    Then <loser> has 20 Prestige
    And <winner> has <left> Prestige
    And Keondra and Grace have No Influence

    Examples:
      | ana | bruno | loser | winner | left |
      | 4   | 3     | Bruno | Ana    | 16   |
      | 3   | 4     | Ana   | Bruno  | 16   |

  @id:RIV-1745 @rivals.scheme.resolve.discard @checks:b @needs:hunters
  Scenario Outline: An Ongoing Scheme stays if it succeeds and is discarded otherwise
    When Iara plays Believer as Action card
    And Ana says YES
    And Bruno holds out a fist with <n> Prestige
    And Bruno says NO
    And Clara says NO
    Then <then>
    And it is for Ana to act

    Examples:
      | n | then                               |
      | 0 | Believer lies beside Ana's Haven   |
      | 1 | Believer is in Ana's discard pile  |
