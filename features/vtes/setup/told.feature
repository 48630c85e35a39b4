# Rulebook, "Game Setup", "Play Area", and docs/protocol.md, "Who is told what"
Feature: What each Methuselah sees of events

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-4451 @vtes.setup.may-look-at-own-hand-and-uncontrolled @checks:a,b
  Scenario: Only the player who draws a card sees which card it is
    Given it is Sarah's discard phase
    And Sarah holds Bonding, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Deflection and Majesty
    When Sarah discards Bonding
    Then Sarah is told of these events:
      | event          | seat  | card       |
      | card-discarded | Sarah | Bonding    |
      | card-drawn     | Sarah | Deflection |
    And Alexis and Tom are told of these events:
      | event          | seat  | card    |
      | card-discarded | Sarah | Bonding |
      | card-drawn     | Sarah | ?       |
    And Alexis and Tom are not told of Deflection
    And Sarah, Alexis and Tom are not told of Majesty

  @id:VTES-4452 @vtes.setup.may-look-at-own-hand-and-uncontrolled @checks:a,b
  @vtes.influence.four-transfers-new-crypt-card
  Scenario: Only the player who draws a crypt card sees which card it is
    Given it is Sarah's influence phase
    And Sarah has 10 pool
    And Sarah's crypt holds Ryan and Nassir
    When Sarah draws a crypt card
    Then Sarah is told of these events:
      | event            | seat  | card | amount |
      | pool-burned      | Sarah |      | 1      |
      | crypt-card-drawn | Sarah | Ryan |        |
      | card-put-in-play | Sarah | Ryan |        |
    And Alexis and Tom are told of these events:
      | event            | seat  | card | amount |
      | pool-burned      | Sarah |      | 1      |
      | crypt-card-drawn | Sarah | ?    |        |
      | card-put-in-play | Sarah | ?    |        |
    And Alexis and Tom are not told of Ryan
    And Sarah, Alexis and Tom are not told of Nassir

  @id:VTES-4453 @vtes.setup.may-look-at-own-hand-and-uncontrolled @checks:a,b
  @vtes.influence.one-transfer-pool-to-vampire
  Scenario: Other players see how much pool goes to a face-down vampire, but not to which
    Given it is Sarah's influence phase
    And Sarah has 10 pool
    And Sarah's Ryan and Nassir are uncontrolled with 1 blood
    When Sarah moves 1 pool to Ryan
    Then Sarah is told of these events:
      | event       | source | target | amount |
      | blood-moved | Sarah  | Ryan   | 1      |
    And Alexis and Tom are told of these events:
      | event       | source | target | amount |
      | blood-moved | Sarah  | ?      | 1      |
    And Alexis and Tom are not told of Ryan
    And Alexis and Tom are not told of Nassir

  @id:VTES-4454 @vtes.setup.may-look-at-own-hand-and-uncontrolled @checks:a,b
  @vtes.influence.two-transfers-blood-back-to-pool
  Scenario: Other players do not see from which face-down vampire blood is taken back
    Given it is Sarah's influence phase
    And Sarah has 10 pool
    And Sarah's Ryan and Nassir are uncontrolled with 1 blood
    When Sarah takes 1 blood back from Ryan
    Then Sarah is told of these events:
      | event       | source | target | amount |
      | blood-moved | Ryan   | Sarah  | 1      |
    And Alexis and Tom are told of these events:
      | event       | source | target | amount |
      | blood-moved | ?      | Sarah  | 1      |
    And Alexis and Tom are not told of Ryan

  @id:VTES-4455 @vtes.setup.may-look-at-own-hand-and-uncontrolled @checks:b
  @vtes.crypt.revealed-vampire-goes-to-ready-region
  Scenario: Everybody sees which vampire is brought out, but not which ones stay face down
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 4 blood
    And Sarah's Nassir is uncontrolled
    When Sarah brings out Ryan
    Then Sarah, Alexis and Tom are told of these events:
      | event    | card |
      | to-ready | Ryan |
    And Alexis and Tom are not told of Nassir

  @id:VTES-4456 @vtes.setup.may-look-at-own-hand-and-uncontrolled @checks:a,b
  @vtes.action.announce.all-details-defined @vtes.published.govern-the-unaligned.target-stays-face-down
  Scenario: An action on a face-down vampire is announced to other players without its name
    Given it is Sarah's minion phase
    And Sarah's Gelasia Fotiou is ready
    And Sarah's Ashley and Nassir are uncontrolled
    And Sarah holds Govern the Unaligned
    When Gelasia Fotiou plays Govern the Unaligned at superior on Nassir
    And everyone passes until Alexis's unlock phase
    Then Sarah is told of these events:
      | event            | minion         | target | card   | amount |
      | action-announced | Gelasia Fotiou | Nassir |        |        |
      | blood-gained     |                |        | Nassir | 3      |
    And Alexis and Tom are told of these events:
      | event            | minion         | target | card   | amount |
      | action-announced | Gelasia Fotiou | ?      |        |        |
      | blood-gained     |                |        | ?      | 3      |
    And Alexis and Tom are not told of Ashley
    And Alexis and Tom are not told of Nassir

  @id:VTES-4457 @vtes.setup.may-look-at-own-hand-and-uncontrolled @checks:a,b
  Scenario: Another player's face-down copy does not change the names that a player sees
    Given it is Alexis's influence phase
    And Sarah's Ryan is uncontrolled with 1 blood
    And Alexis's Ryan is uncontrolled with 1 blood
    When Alexis moves 1 pool to Ryan#2
    Then Alexis is told of these events:
      | event       | source | target | amount |
      | blood-moved | Alexis | Ryan   | 1      |
    And Alexis is told of none of these events:
      | event       | target |
      | blood-moved | Ryan#2 |
    And Sarah and Tom are told of these events:
      | event       | source | target | amount |
      | blood-moved | Alexis | ?      | 1      |

  @id:VTES-4459 @vtes.setup.may-look-at-own-hand-and-uncontrolled @checks:b
  @vtes.decks.library-draw-goes-to-hand
  Scenario: Only the player who draws a random card sees it
    Given it is Sarah's discard phase
    And Sarah holds Bonding, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Deflection and Majesty in unknown order
    When Sarah discards Bonding
    And chance draws Deflection
    Then Alexis and Tom are told of these events:
      | event      | seat  | card |
      | card-drawn | Sarah | ?    |
    And Alexis and Tom are not told of Deflection
    And Sarah, Alexis and Tom are not told of Majesty

  @id:VTES-4460 @vtes.setup.may-look-at-own-hand-and-uncontrolled @checks:b @vtes.wording.search.may-fail-to-find
  Scenario: Everybody sees the card that a search finds, but not the cards passed over
    Given it is Sarah's minion phase
    And Sarah's Gelasia Fotiou is ready
    And Sarah holds Soul Scan
    And Sarah's crypt holds Dr. Stephen Norton, Nassir and Ashley
    When Gelasia Fotiou plays Soul Scan at superior
    And Sarah takes Ashley
    Then Sarah, Alexis and Tom are told of these events:
      | event         | seat  | card   |
      | card-revealed | Sarah | Ashley |
    And Alexis and Tom are not told of Dr. Stephen Norton
    And Alexis and Tom are not told of Nassir
