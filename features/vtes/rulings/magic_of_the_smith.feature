# Fifth edition rulebook, "Card Rulings": Magic of the Smith; "Wording templates": search
Feature: Rulings on Magic of the Smith
  The equipment is chosen only when the library is searched, after the action has succeeded.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Nassir is ready with 3 blood
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah holds Magic of the Smith

  @id:VTES-1320 @needs:equip @vtes.ruling.magic-of-the-smith.no-announcement-of-card @checks:a
  @vtes.published.magic-of-the-smith.equipment-chosen-at-resolution
  @vtes.wording.search.no-need-to-announce-card @checks:a
  Scenario: The equipment is not named before Magic of the Smith succeeds
    Given Sarah's library holds Vessel, .44 Magnum and Sport Bike
    And Alexis's Ayelech is ready
    When Nassir plays Magic of the Smith at basic
    Then the action is undirected
    And the action has no target
    And the action's stealth is 1
    And the action costs 1 blood
    When Alexis declines to block
    Then it is for Sarah to search
    And exactly these choices are open to Sarah:
      | Sarah takes .44 Magnum |
      | Sarah takes Sport Bike |
      | Sarah passes           |
    And Nassir has 2 blood
    When Sarah takes .44 Magnum
    Then Nassir bears .44 Magnum
    And Sarah burns 2 pool

  @id:VTES-1321 @needs:equip @vtes.ruling.magic-of-the-smith.search-only-on-success @checks:a
  @vtes.action.resolve.blocked-no-effects
  Scenario: A blocked Magic of the Smith does not search or shuffle the library
    Given Sarah's library holds Vessel, .44 Magnum and Sport Bike
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    When Nassir plays Magic of the Smith at basic
    And Ayelech attempts to block
    Then Ayelech blocks the action
    And Magic of the Smith is in Sarah's ash heap
    And Sarah's library holds .44 Magnum and Sport Bike
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Vessel
    And none of these events happens:
      | event    | seat  |
      | shuffled | Sarah |
    And it is for Sarah to choose a strike

  @id:VTES-1322 @needs:equip @vtes.ruling.magic-of-the-smith.search-only-on-success @checks:b
  @vtes.wording.search.shuffle-afterwards @checks:a
  Scenario: A successful Magic of the Smith searches the library and then shuffles it
    Given Sarah's library holds Vessel, .44 Magnum, Blood Doll and Sport Bike
    When Nassir plays Magic of the Smith at basic
    And Sarah takes Sport Bike
    Then these events happen in order:
      | event            | card       | host   | seat  |
      | card-put-in-play | Sport Bike | Nassir | Sarah |
    And these events happen in order:
      | event    | seat  | pile    |
      | shuffled | Sarah | library |
    And Sarah burns 1 pool
    When Sarah draws 1 card
    Then it is for chance to draw a card
    When chance draws Blood Doll
    And Sarah discards Blood Doll
    Then it is for Sarah to decide in the minion phase

  @id:VTES-1323 @needs:equip @vtes.ruling.magic-of-the-smith.only-from-library @checks:a
  @vtes.wording.search.may-fail-to-find
  Scenario: Magic of the Smith cannot take equipment from the hand
    Given Sarah's library holds .44 Magnum, Sport Bike and Vessel
    When Nassir plays Magic of the Smith at basic
    Then it is for Sarah to search
    And Sarah cannot take .44 Magnum because vtes.wording.search.may-fail-to-find
    When Sarah takes Sport Bike
    Then Nassir bears Sport Bike
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and .44 Magnum

  @id:VTES-1324 @needs:equip @vtes.ruling.magic-of-the-smith.may-find-nothing @checks:a
  @vtes.wording.search.may-fail-to-find @checks:a
  @vtes.ruling.magic-of-the-smith.shuffle-anyway @checks:a @vtes.wording.search.shuffle-afterwards @checks:a
  Scenario: A player may find nothing with Magic of the Smith, and still shuffles
    Given Sarah's library holds Vessel, .44 Magnum and Sport Bike
    When Nassir plays Magic of the Smith at basic
    And Sarah passes
    Then Nassir bears nothing
    And Nassir burns 1 blood
    And no pool changes
    And these events happen in order:
      | event    | seat  | pile    |
      | shuffled | Sarah | library |
    When Sarah draws 1 card
    Then it is for chance to draw a card
    When chance draws Sport Bike
    And Sarah discards Sport Bike
    Then it is for Sarah to decide in the minion phase

  @id:VTES-3705 @needs:equip @vtes.ruling.magic-of-the-smith.may-find-nothing @checks:a
  Scenario: A player may decline two affordable pieces of equipment, which stay in the library
    Given Sarah's library holds Vessel, .44 Magnum and Sport Bike
    When Nassir plays Magic of the Smith at superior
    Then exactly these choices are open to Sarah:
      | Sarah takes .44 Magnum |
      | Sarah takes Sport Bike |
      | Sarah passes           |
    When Sarah passes
    Then the action succeeds
    And Nassir bears nothing
    And Sarah's ash heap holds Magic of the Smith
    When Sarah draws 2 cards
    And chance draws Sport Bike
    And chance draws .44 Magnum
    And Sarah discards Sport Bike
    And Sarah discards .44 Magnum
    Then Sarah's library is empty
    And it is for Sarah to decide in the minion phase

  @id:VTES-1325 @needs:equip @vtes.wording.search.may-fail-to-find @vtes.wording.search.shuffle-afterwards
  Scenario: Only the searching player sees the library
    Given Sarah's library holds Vessel, .44 Magnum and Sport Bike
    When Nassir plays Magic of the Smith at basic
    Then it is for Sarah to search
    And Sarah sees Sarah's library
    And Alexis does not see Sarah's library
    When Sarah passes
    Then Alexis does not see Sarah's library
    And it is for Sarah to decide in the minion phase

  @id:VTES-1326 @needs:equip @vtes.ruling.magic-of-the-smith.shuffle-anyway @vtes.wording.search.may-fail-to-find
  @vtes.wording.search.shuffle-afterwards
  Scenario: A library without equipment is searched and shuffled
    Given Sarah's library holds Vessel, Blood Doll and Bonding
    When Nassir plays Magic of the Smith at basic
    Then it is for Sarah to search
    When Sarah passes
    Then Nassir bears nothing
    And these events happen in order:
      | event    | seat  | pile    |
      | shuffled | Sarah | library |

  @id:VTES-1327 @needs:equip @vtes.wording.search.no-need-to-announce-card @checks:a
  Scenario: Equipment that the player cannot pay for after the action cannot be found
    Given Sarah has 1 pool
    And Sarah's library holds Vessel, .44 Magnum, Ivory Bow and Bowl of Convergence
    When Nassir plays Magic of the Smith at basic
    Then exactly these choices are open to Sarah:
      | Sarah takes Ivory Bow           |
      | Sarah takes Bowl of Convergence |
      | Sarah passes                    |
    When Sarah takes Bowl of Convergence
    Then Nassir bears Bowl of Convergence
    And no pool changes

  @id:VTES-1328 @needs:equip @vtes.contest.cannot-control-two-of-same-unique @checks:a
  @vtes.wording.search.may-fail-to-find
  Scenario: A second copy of a player's unique equipment cannot be found, a rival's is contested
    Given Sarah's Lauren is ready
    And Lauren bears Ivory Bow
    And Alexis's Ayelech is ready and locked
    And Ayelech bears Bowl of Convergence
    And Sarah's library holds Vessel, Ivory Bow and Bowl of Convergence
    When Nassir plays Magic of the Smith at basic
    Then exactly these choices are open to Sarah:
      | Sarah takes Bowl of Convergence |
      | Sarah passes                    |
    When Sarah takes Bowl of Convergence
    Then Bowl of Convergence and Bowl of Convergence#2 are contested
    And Lauren bears Ivory Bow

  @id:VTES-2370 @needs:equip @vtes.contest.starts-when-second-copy-enters-play
  @vtes.card-action.success-resolves-as-printed
  Scenario: Unique equipment found while another player has a copy is contested
    Given Sarah's library holds Vessel and Ivory Bow
    And Alexis's Ayelech is ready
    And Ayelech bears Ivory Bow
    When Nassir plays Magic of the Smith at superior
    And nobody blocks
    And Sarah takes Ivory Bow
    Then Ivory Bow and Ivory Bow#2 are contested

  @id:VTES-4773 @needs:equip @vtes.card-action.special-version-follows-basic-rules @vtes.equip.undirected-no-target
  @vtes.published.equip-employ-recruit-action.is-of-that-kind
  Scenario Outline: Magic of the Smith at <level> is an action to equip, with <stealth> stealth
    Given Sarah's library holds Vessel and Sport Bike
    When Nassir plays Magic of the Smith at <level>
    And Sarah takes Sport Bike
    Then Nassir bears Sport Bike
    And these events happen in order:
      | event            | action | minion | stealth   | directed |
      | action-announced | equip  | Nassir | <stealth> | false    |

    Examples:
      | level    | stealth |
      | basic    | 1       |
      | superior | 3       |
