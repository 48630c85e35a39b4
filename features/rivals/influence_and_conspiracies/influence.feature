# Rivals, "Influence", "'No Influence' Tokens"
Feature: Influence

  Background:
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Bruno's Grace is in the Haven
    And Clara's Matthew is in the Haven
    And Keondra, Grace and Matthew are Leaders
    And Ana holds Believer

  @id:RIV-1760 @rivals.influence.when-needed @checks:a,b
  Scenario: Influence can be exerted only when something requires it
    Then Keondra cannot exert Influence because rivals.influence.when-needed
    When Iara plays Believer as Action card
    And Keondra exerts Influence
    And Ana says YES
    And Grace exerts Influence
    Then Keondra and Grace have No Influence
    And it is for Bruno to exert Influence or answer

  @id:RIV-1761 @rivals.influence.never-forced @checks:a
  Scenario: A character with Influence need not exert it
    When Iara plays Believer as Action card
    And Ana says YES
    And Bruno says NO
    And Clara says NO
    Then YES wins, 0 for YES and 0 for NO
    And Keondra, Grace and Matthew do not have No Influence

  @id:RIV-1762 @rivals.influence.other-sources @checks:a
  Scenario Outline: An attachment may give a character Influence
    Given <card> is attached to Iara
    When Keondra plays Believer as Action card
    And Iara exerts Influence
    Then Ana shows <n> Influence
    And it is for Ana to exert Influence or answer

    Examples:
      | card                                | n |
      | Politician                          | 2 |
      | Prince of the City - Rio de Janeiro | 2 |

  @id:RIV-1763 @rivals.influence.other-sources @checks:b
  Scenario: A character without a source of Influence cannot exert any
    Given Politician is attached to Keondra
    When Keondra plays Believer as Action card
    Then Iara cannot exert Influence because rivals.influence.other-sources
    And it is for Ana to exert Influence or answer

  @id:RIV-1764 @rivals.influence.exert-places-token @checks:a,b,c
  Scenario Outline: A character that exerts Influence gets No Influence and cannot exert again
    When <actor> plays Believer as Action card
    And Keondra exerts Influence
    Then Keondra has No Influence
    And Iara, Grace and Matthew do not have No Influence
    And Keondra is <state>
    And Keondra cannot exert Influence because rivals.no-influence.blocks-exerting
    And Ana shows 1 Influence
    And it is for Ana to exert Influence or answer

    Examples:
      | actor   | state     |
      | Iara    | ready     |
      | Keondra | exhausted |

  @id:RIV-1765 @rivals.influence.exert-all @checks:a
  Scenario: A character exerts all its Influence
    Given Politician is attached to Keondra
    When Iara plays Believer as Action card
    And Keondra exerts Influence
    Then Ana shows 3 Influence
    And it is for Ana to exert Influence or answer

  @id:RIV-1766 @rivals.influence.any-number-of-characters @checks:a
  Scenario: Any number of characters may exert Influence at once
    Given Politician is attached to Iara
    And Ana's Ociel Gonzalez is in The Streets
    And Prince of the City - Rio de Janeiro is attached to Ociel Gonzalez
    When Iara plays Believer as Action card
    And Keondra exerts Influence
    And Iara exerts Influence
    And Ociel Gonzalez exerts Influence
    Then Ana shows 7 Influence
    And Keondra, Iara and Ociel Gonzalez have No Influence
    And it is for Ana to exert Influence or answer

  @id:RIV-1767 @rivals.influence.modifier-adds @checks:a,b
  Scenario: An Influence Modifier adds to its player's total only when Influence is needed
    Given Ana holds Persecution
    Then Ana cannot lay Persecution face down because rivals.influence.when-needed
    When Iara plays Believer as Action card
    And Keondra exerts Influence
    And Ana lays Persecution face down
    And Ana says YES
    And Bruno says NO
    And Clara says NO
    Then YES wins, 3 for YES and 0 for NO

  @id:RIV-1768 @rivals.influence.modifier-not-by-character @checks:a,c
  Scenario: An Influence Modifier works without a character
    Given Ana holds Persecution
    And Keondra and Iara have No Influence
    And Bruno holds Persecution
    When Iara plays Believer as Action card
    And Ana lays Persecution face down
    And Ana says YES
    And Bruno lays Persecution face down
    And Bruno says YES
    And Clara says NO
    Then YES wins, 4 for YES and 0 for NO
    And Grace does not have No Influence

  @id:RIV-1769 @rivals.influence.modifier-limit-1 @checks:a,b,c
  Scenario: A player may lay only one Influence Modifier at a time
    # Persecution is the set's only Influence Modifier.
    Given Ana holds Charmer, Persecution and Persecution
    When Iara plays Believer as Action card
    And Ana lays Persecution face down
    Then Ana cannot lay Persecution face down because rivals.influence.modifier-limit-1
    When Ana says YES
    And Bruno says NO
    And Clara says NO
    And Keondra plays Charmer as Action card
    And Ana lays Persecution face down
    Then only Ana sees the Influence Modifier Persecution
    And Ana holds nothing

  @id:RIV-3655 @rivals.influence.modifier-adds
  Scenario: Only an Influence Modifier can be laid face down in a Scheme
    Given Ana holds Charmer, Shotgun and Persecution
    When Iara plays Believer as Action card
    Then Ana cannot lay Charmer face down because rivals.influence.modifier-adds
    And Ana cannot lay Shotgun face down because rivals.influence.modifier-adds
    When Ana lays Persecution face down
    Then Ana holds Charmer and Shotgun
    And it is for Ana to exert Influence or answer

  @id:RIV-1770 @rivals.influence.modifier-discarded @checks:a,b
  Scenario Outline: An Influence Modifier is discarded, whoever wins
    Given Ana holds Persecution
    When Iara plays Believer as Action card
    And Ana lays Persecution face down
    And Ana says YES
    And Bruno says NO
    And Clara holds out a fist with <n> Prestige
    And Clara says NO
    Then Persecution is in Ana's discard pile
    And <answer> wins, 4 for YES and <n> for NO
    And Ana holds nothing

    Examples:
      | n | answer |
      | 4 | YES    |
      | 5 | NO     |

  @id:RIV-1771 @rivals.influence.excess-lost @checks:a,b
  Scenario: Excess Influence does not carry over to the next Scheme
    Given Ana holds Charmer
    And Politician is attached to Keondra
    When Iara plays Believer as Action card
    And Keondra exerts Influence
    And Ana says YES
    And Bruno says NO
    And Clara says NO
    And Keondra plays Charmer as Action card
    Then Ana shows 0 Influence
    When Ana says YES
    And Bruno holds out a fist with 1 Prestige
    And Bruno says NO
    And Clara says NO
    Then NO wins, 0 for YES and 1 for NO

  @id:RIV-1772 @rivals.influence.prestige-one-to-one @checks:b @needs:colours
  Scenario Outline: Each Prestige in the fist is 1 Influence, whatever its colour
    Given <n> of Ana's Prestige are Bruno's
    When Iara plays Believer as Action card
    And Ana holds out a fist with 4 Prestige
    And Ana says YES
    And Bruno says NO
    And Clara says NO
    Then YES wins, 4 for YES and 0 for NO
    And Ana has 16 Prestige

    Examples:
      | n  |
      | 0  |
      | 20 |

  @id:RIV-1773 @rivals.influence.prestige-one-to-one @checks:c
  Scenario: Prestige on a character cannot go in the fist
    Given Ana has 2 Prestige
    And 3 Prestige of Ana lies on Grace
    When Iara plays Believer as Action card
    Then Ana cannot hold out a fist with 2 Prestige because rivals.influence.not-last-prestige
    When Ana holds out a fist with 1 Prestige
    Then 3 Prestige of Ana lies on Grace
    And only Ana sees a fist with 1 Prestige
    When Ana says YES
    And Bruno says NO
    And Clara says NO
    Then YES wins, 1 for YES and 0 for NO

  @id:RIV-1774 @rivals.influence.not-last-prestige @checks:a,b
  Scenario: The last Prestige cannot go in the fist, not even to win
    Given Ana has 4 Prestige
    When Iara plays Believer as Action card
    Then Ana cannot hold out a fist with 4 Prestige because rivals.influence.not-last-prestige
    When Ana holds out a fist with 3 Prestige
    And Ana says YES
    And Bruno says NO
    And Clara says NO
    Then Ana has 1 Prestige
    And Ana is still in the game

  @id:RIV-3656 @rivals.influence.not-last-prestige
  Scenario: A player with 1 Prestige can hold out only an empty fist
    Given Ana has 1 Prestige
    When Iara plays Believer as Action card
    Then Ana cannot hold out a fist with 1 Prestige because rivals.influence.not-last-prestige
    When Ana holds out a fist with 0 Prestige
    Then only Ana sees a fist with 0 Prestige
    And it is for Ana to exert Influence or answer

  @id:RIV-1775 @rivals.influence.announce-total @checks:a
  Scenario: Everybody hears how much Influence was exerted
    Given Politician is attached to Grace
    When Iara plays Believer as Action card
    And Keondra exerts Influence
    And Ana says YES
    And Grace exerts Influence
    And Bruno says NO
    Then Ana shows 1 Influence
    And Bruno shows 3 Influence
    And Clara shows 0 Influence
    And it is for Clara to exert Influence or answer

  @id:RIV-1776 @rivals.no-influence.blocks-exerting @checks:a,b,c
  Scenario: A character with No Influence cannot exert, but its player can use other means
    Given Politician is attached to Keondra
    And Keondra has No Influence
    And Ana holds Persecution
    When Iara plays Believer as Action card
    Then Keondra cannot exert Influence because rivals.no-influence.blocks-exerting
    When Ana lays Persecution face down
    And Ana holds out a fist with 2 Prestige
    And Ana says YES
    And Bruno says NO
    And Clara says NO
    Then YES wins, 4 for YES and 0 for NO

  @id:RIV-1777 @rivals.no-influence.placed-by-effects @checks:a,b @needs:attacks
  Scenario: Gisele gives No Influence to an attacker she Blocks
    Given Bruno's Gisele and Ociel Gonzalez are in The Streets
    And Ana's Ceraph is in The Streets
    When Ceraph attacks Ociel Gonzalez
    And Ceraph makes a Physical attack
    And Gisele blocks
    Then Ceraph has No Influence
    When Iara plays Believer as Action card
    Then Ceraph cannot exert Influence because rivals.no-influence.blocks-exerting
    And it is for Ana to exert Influence or answer

  @id:RIV-1778 @needs:influence @rivals.no-influence.removed-each-turn @checks:a,b
  Scenario: No Influence tokens are removed in their player's Ready and Return Step
    Given Keondra, Grace and Matthew have No Influence
    And it is Bruno's Ready and Return Step
    And Bruno's Ceraph is in The Streets
    And Ceraph has No Influence
    And the game stops at Bruno's Action Phase
    Then Grace and Ceraph do not have No Influence
    And Keondra and Matthew have No Influence
    And it is for Bruno to let the game go on

  @id:RIV-3072 @rivals.influence.announce-total @checks:b
  Scenario: The announced Influence includes neither the fist nor a Modifier
    Given Ana holds Persecution
    When Iara plays Believer as Action card
    And Keondra exerts Influence
    And Ana lays Persecution face down
    And Ana holds out a fist with 3 Prestige
    And Ana says YES
    Then Ana shows 1 Influence
    And these events happen in order:
      | event    | seat | answer | influence |
      | declared | Ana  | yes    | 1         |
    When Bruno says NO
    And Clara says YES
    Then YES wins, 6 for YES and 0 for NO

  @id:RIV-3073 @rivals.influence.any-number-of-characters @checks:b
  Scenario: Exerting Influence is optional for every character
    When Iara plays Believer as Action card
    And Ana says YES
    And Grace exerts Influence
    And Bruno says NO
    And Clara says NO
    Then NO wins, 0 for YES and 1 for NO
    And Keondra and Matthew do not have No Influence
