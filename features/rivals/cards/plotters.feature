# The characters whose texts concern Conspiracies
Feature: Characters with Conspiracy abilities

  Background:
    Given Ana and Bruno sit clockwise
    And Bruno's Gisele is in the Haven

  @id:RIV-2436 @rivals.triggered.definition
  Scenario Outline: Matthew gains 2 Prestige for a turn's first own Conspiracy, or 1 if others contributed
    Given Ana's Matthew is in the Haven
    And Ana's Snake Oil and Shed Your Skin lie face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy and Conspiracy#2
    And <who> has contributed to Conspiracy
    When Ana reveals Conspiracy
    Then Ana gains <n> Prestige
    When Ana reveals Conspiracy
    Then Ana keeps all Prestige
    And Shed Your Skin is in Ana's discard pile

    Examples:
      | who   | n |
      | Ana   | 2 |
      | Bruno | 1 |

  @id:RIV-2437 @rivals.character-ability.static-by-default
  Scenario: Matthew gains nothing for a foe's Conspiracy
    Given it is Bruno's Action Phase
    And Ana's Matthew is in the Haven
    And Bruno's Snake Oil lies face down beside the Haven
    And 2 Prestige of Bruno lies on Conspiracy
    When Bruno reveals Conspiracy
    Then Ana and Bruno keep all Prestige
    And Snake Oil is in Bruno's discard pile

  @id:RIV-2430 @rivals.activated.announce-and-pay @needs:hunters
  Scenario Outline: Jimmy exhausts to move 1 Prestige of any player to another face-down card
    Given Ana's Jimmy is in The Streets
    And Ana's Snake Oil and Pay Tribute lie face down beside the Haven
    When Ana uses Jimmy
    And Ana chooses Conspiracy#2
    And Ana chooses player <player>
    Then 1 Prestige of <player> lies on Conspiracy#2
    And 0 Prestige of <player> lies on Conspiracy
    And Jimmy is exhausted
    And Ana and Bruno keep all Prestige
    And Ana has 2 Actions left

    Examples:
      | player |
      | Ana    |
      | Bruno  |

  @id:RIV-3910 @rivals.first-round.no-target @checks:d @needs:cards @needs:hunters
  Scenario: Jimmy cannot take Prestige from a player before that player's first turn
    Given Bruno has not had a turn yet
    And Ana's Jimmy is in The Streets
    And Ana's Snake Oil lies face down beside the Haven
    When Ana uses Jimmy
    And Ana chooses Conspiracy
    Then Ana cannot choose player Bruno because rivals.first-round.no-target
    When Ana chooses player Ana
    Then 1 Prestige of Ana lies on Conspiracy
    And 0 Prestige of Bruno lies on Conspiracy

  @id:RIV-3688 @rivals.activated.announce-and-pay @needs:options @needs:cards
  Scenario: Jimmy cannot put Prestige on a face-up card or a foe's card
    Given Ana's Jimmy is in The Streets
    And Ana's Snake Oil and Pay Tribute lie face down beside the Haven
    And Ana's Believer lies beside the Haven
    And Bruno's Shed Your Skin lies face down beside the Haven
    When Ana uses Jimmy
    Then exactly these choices are open to Ana:
      | Ana chooses Conspiracy   |
      | Ana chooses Conspiracy#2 |

  @id:RIV-3453 @rivals.activated.announce-and-pay @needs:hunters
  Scenario: Jimmy's player contributes by moving Prestige, and its owner does not
    Given Ana's Jimmy is in The Streets
    And Ana's Keondra is in the Haven and exhausted
    And Ana's Snake Oil lies face down beside the Haven
    And 1 Prestige of Ana lies on Conspiracy
    And Bruno's Grace is in the Haven and exhausted
    When Ana uses Jimmy
    And Ana chooses Conspiracy
    And Ana chooses player Bruno
    And Ana reveals Conspiracy
    And Ana chooses Keondra
    Then Keondra is ready
    And Grace is exhausted
    And it is for Ana to act

  @id:RIV-2431 @rivals.activated.must-change-state
  Scenario Outline: Jimmy must be ready, in The Streets, and have one of his player's own face-down cards
    Given Ana's Jimmy is in <place>
    And <whose>'s Snake Oil lies face down beside the Haven
    Then Ana cannot use Jimmy because rivals.activated.must-change-state
    And it is for Ana to act

    Examples:
      | place                     | whose |
      | the Haven                 | Ana   |
      | The Streets and exhausted | Ana   |
      | The Streets               | Bruno |
