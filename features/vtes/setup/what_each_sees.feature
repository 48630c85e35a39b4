# Fifth edition rulebook, "Game Setup", "Play Area", "Contested Cards"; docs/protocol.md, "Who is told what"
Feature: What each Methuselah sees of the table
  Hands, decks and uncontrolled vampires are hidden. Face-up cards, even contested ones, are visible to everybody.

  Background:
    Given Sarah, Alexis, Tom and Rui sit clockwise

  @id:VTES-4952 @needs:contests @vtes.contest.cards-face-down-and-out-of-play
  Scenario Outline: <viewer> sees which of Sarah's locations is contested
    Given it is Alexis's master phase
    And Sarah controls Academic Hunting Ground
    And Alexis's Nassir is ready
    And Alexis holds Academic Hunting Ground
    When Alexis plays Academic Hunting Ground
    Then the position has:
      """
      {"path": ["seats", "Sarah", "contested", 0, "card"], "value": "Academic Hunting Ground", "viewer": "<viewer>"}
      """

    Examples:
      | viewer |
      | Sarah  |
      | Alexis |
      | Tom    |

  @id:VTES-4953 @needs:contests @vtes.contest.cards-face-down-and-out-of-play
  Scenario Outline: <viewer> sees the cards on Sarah's contested vampire
    Given it is Alexis's influence phase
    And Sarah's Ryan is ready
    And Ryan bears .44 Magnum
    And Alexis's Ryan is uncontrolled with 4 blood
    When Alexis brings out Ryan#2
    Then the position has:
      """
      {"path": ["seats", "Sarah", "contested", 0, "attached", 0, "card"], "value": ".44 Magnum", "viewer": "<viewer>"}
      """

    Examples:
      | viewer |
      | Alexis |
      | Tom    |

  @id:VTES-4954 @vtes.setup.may-look-at-own-hand-and-uncontrolled
  Scenario Outline: Only its controller sees which uncontrolled vampire is the target of <card>
    Given it is Sarah's minion phase
    And Sarah's <minion> is ready
    And Sarah's Sully is uncontrolled with 1 blood
    And Alexis's Colette is ready
    And Sarah holds <card>
    When <minion> plays <card> at superior on Sully
    Then the position has:
      """
      {"path": ["action", "targets", 0], "value": "Sully", "viewer": "Sarah"}
      """
    And the position has:
      """
      {"path": ["action", "targets", 0], "value": "?", "viewer": "Alexis"}
      """
    And the position has:
      """
      {"path": ["action", "targets", 0], "value": "?", "viewer": "Tom"}
      """
    When Alexis declines to block
    Then Sully is uncontrolled with <blood> blood

    Examples:
      | minion       | card                 | blood |
      | Lloyd Brooks | Govern the Unaligned | 4     |
      | Alice Chen   | Enchant Kindred      | 3     |

  @id:VTES-4955 @vtes.setup.may-look-at-own-hand-and-uncontrolled
  Scenario Outline: Sarah's face-down cards do not change the name by which Alexis sees her own <vampire>
    Given it is Alexis's minion phase
    And Sarah's <vampire> is uncontrolled
    And Alexis's Lloyd Brooks is ready
    And Alexis's <vampire> is uncontrolled with 1 blood
    And Tom's Colette is ready
    And Alexis holds Govern the Unaligned
    When Lloyd Brooks plays Govern the Unaligned at superior on <vampire>#2
    Then the position has:
      """
      {"path": ["action", "targets", 0], "value": "<vampire>", "viewer": "Alexis"}
      """
    And it is for Tom to block or decline

    Examples:
      | vampire |
      | Ryan    |
      | Sully   |

  @id:VTES-4956 @vtes.setup.may-look-at-own-hand-and-uncontrolled
  @vtes.crypt.uncontrolled-stack-represents-invested-pool @vtes.influence.one-transfer-pool-to-vampire
  Scenario Outline: <viewer> sees the blood on Sarah's uncontrolled vampire, but not which vampire it is
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 1 blood
    When Sarah moves 2 pool to Ryan
    Then the position has:
      """
      {"path": ["seats", "Sarah", "uncontrolled", 0, "blood"], "value": 3, "viewer": "<viewer>"}
      """
    And <viewer> does not see Sarah's uncontrolled vampires

    Examples:
      | viewer |
      | Alexis |
      | Tom    |

  @id:VTES-4957 @vtes.setup.may-look-at-own-hand-and-uncontrolled
  Scenario: A hand that one Methuselah looks at is not shown to anybody else, or afterwards
    Given it is Sarah's minion phase
    And Sarah's Lauren is ready
    And Sarah holds Revelations
    And Alexis holds Bonding and Dodge
    When Lauren plays Revelations at basic on Alexis
    Then Sarah sees Alexis's hand
    And Alexis sees Alexis's hand
    And Tom does not see Alexis's hand
    When Sarah discards Bonding
    Then Alexis holds Dodge
    And Sarah does not see Alexis's hand
    And Tom does not see Alexis's hand

  @id:VTES-4958 @vtes.setup.may-look-at-own-hand-and-uncontrolled
  Scenario Outline: Nobody sees Sarah's <pile>, not even Sarah
    Given it is Sarah's minion phase
    And Sarah's library holds Bonding, Vessel and Dodge
    And Sarah's crypt holds Ryan, Sully and Nassir
    Then Sarah does not see Sarah's <pile>
    And Alexis does not see Sarah's <pile>
    And Tom does not see Sarah's <pile>

    Examples:
      | pile    |
      | library |
      | crypt   |

  @id:VTES-4959 @vtes.setup.may-look-at-own-hand-and-uncontrolled @vtes.wording.search.may-fail-to-find
  Scenario: A player who searches the crypt sees it and not the library, and others see neither
    Given it is Sarah's minion phase
    And Sarah's Gelasia Fotiou is ready
    And Sarah holds Soul Scan, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's crypt holds Ashley, Nassir and Dr. Stephen Norton
    And Sarah's library holds Bonding and Vessel
    When Gelasia Fotiou plays Soul Scan at superior
    Then it is for Sarah to search
    And Sarah sees Sarah's crypt
    And Sarah does not see Sarah's library
    And Alexis does not see Sarah's crypt
    And Tom does not see Sarah's crypt

  @id:VTES-4965 @vtes.setup.may-look-at-own-hand-and-uncontrolled @vtes.wording.search.may-fail-to-find
  Scenario: Other players do not see a crypt searched for a vampire to put in play
    Given it is Sarah's minion phase
    And Sarah's Nu, The Pillar is ready
    And Sarah holds Summon History, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's crypt holds Ashley and Nassir
    And Sarah's library holds Bonding and Vessel
    When Nu, The Pillar plays Summon History at superior
    And nobody responds
    Then it is for Sarah to search
    And Sarah sees Sarah's crypt
    And Sarah does not see Sarah's library
    And Alexis does not see Sarah's crypt
    And Alexis does not see Sarah's library

  @id:VTES-4960 @needs:equip @vtes.setup.may-look-at-own-hand-and-uncontrolled @vtes.wording.search.may-fail-to-find
  Scenario: A player who searches the library sees it and not the crypt, and others see neither
    Given it is Sarah's minion phase
    And Sarah's Nassir is ready
    And Sarah holds Magic of the Smith, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Vessel, .44 Magnum and Sport Bike
    And Sarah's crypt holds Ryan and Sully
    When Nassir plays Magic of the Smith at basic
    Then it is for Sarah to search
    And Sarah sees Sarah's library
    And Sarah does not see Sarah's crypt
    And Alexis does not see Sarah's library
    And Tom does not see Sarah's library
    When Sarah takes Sport Bike
    Then Nassir bears Sport Bike
    And Sarah does not see Sarah's library

  @id:VTES-4961 @vtes.burn.ash-heap-is-public
  Scenario Outline: <viewer> sees the card that Sarah discards and her whole ash heap
    Given it is Sarah's discard phase
    And Sarah holds Bonding
    And Sarah's ash heap holds Vessel
    When Sarah discards Bonding
    Then <viewer> sees Sarah's ash heap
    And Sarah's ash heap holds Vessel and Bonding

    Examples:
      | viewer |
      | Alexis |
      | Tom    |

  @id:VTES-4962 @vtes.action.stealth.definition
  Scenario Outline: <viewer>, not involved in a bleed, sees its blood, stealth and block
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready with 3 blood
    And Sarah holds Cloak the Gathering
    And Alexis's Nassir is ready with 2 blood
    And Alexis holds Precognition
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Cloak the Gathering at basic
    Then it is for Alexis to respond to the block attempt
    And the position has:
      """
      {"path": ["action", "stealth"], "value": 1, "viewer": "<viewer>"}
      """
    And the position has:
      """
      {"path": ["action", "blocker"], "value": "Nassir", "viewer": "<viewer>"}
      """
    And the position has:
      """
      {"path": ["cards", "Belinde", "blood"], "value": 3, "viewer": "<viewer>"}
      """

    Examples:
      | viewer |
      | Tom    |
      | Rui    |

  @id:VTES-4963 @vtes.referendum.step-terms
  Scenario Outline: <viewer>, who did not call the referendum, sees its terms
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Tom's Ayelech is ready
    And Sarah holds Consanguineous Boon
    When Wauneka plays Consanguineous Boon
    And Sarah chooses the clan Nosferatu
    Then it is for Sarah to vote or pass
    And the position has:
      """
      {"path": ["referendum", "terms", "clan"], "value": "Nosferatu", "viewer": "<viewer>"}
      """

    Examples:
      | viewer |
      | Alexis |
      | Tom    |

  @id:VTES-4964 @vtes.combat.range.close-or-long
  Scenario Outline: <viewer>, whose minions are not fighting, sees the combat and its range
    Given it is Sarah's minion phase
    And Sarah's Ayelech is ready
    And Ayelech bears .44 Magnum
    And Alexis's Nassir is ready
    When Ayelech bleeds Alexis
    And Nassir attempts to block
    And Ayelech uses .44 Magnum to maneuver
    Then it is for Sarah to choose a strike
    And the position has:
      """
      {"path": ["combat", "range"], "value": "long", "viewer": "<viewer>"}
      """
    And the position has:
      """
      {"path": ["combat", "opposing"], "value": "Nassir", "viewer": "<viewer>"}
      """

    Examples:
      | viewer |
      | Tom    |
      | Rui    |
