# Rulings on cards: locations that bring blood to uncontrolled vampires, or shrink and grow a hand
Feature: Rulings on locations
  Added blood comes from the bank and can be taken back. A larger hand shrinks at the end of the turn.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1713 @vtes.ruling.arcane-library.blood-comes-from-bank @checks:a
  @vtes.crypt.clan-may-limit-affected-vampires @checks:a
  @vtes.wording.lock-x-to-do-y-needs-unlocked
  Scenario: Arcane Library adds blood from the bank to an uncontrolled Tremere
    Given it is Sarah's influence phase
    And Sarah controls Arcane Library
    And Sarah's Nassir and Sully are uncontrolled with 1 blood
    And Sarah's Ayelech is ready with 3 blood
    Then Sarah cannot use Arcane Library on Sully because vtes.crypt.clan-may-limit-affected-vampires
    And Sarah cannot use Arcane Library on Ayelech because vtes.target.card-must-be-in-play
    When Sarah uses Arcane Library on Nassir
    Then Nassir is uncontrolled with 2 blood
    And Arcane Library is locked
    And no pool changes
    And Ayelech's blood stays the same
    And Sarah cannot use Arcane Library on Nassir because vtes.wording.lock-x-to-do-y-needs-unlocked

  @id:VTES-1714 @vtes.ruling.arcane-library.may-transfer-it-to-pool @checks:a,b
  @vtes.influence.two-transfers-blood-back-to-pool
  Scenario: The blood that Arcane Library adds can be taken back to the pool
    Given it is Sarah's influence phase
    And Sarah controls Arcane Library
    And Sarah's Nassir is uncontrolled with 1 blood
    When Sarah uses Arcane Library on Nassir
    And Sarah takes 1 blood back from Nassir
    Then Sarah gains 1 pool
    And Nassir is uncontrolled with 1 blood
    And Sarah has 2 transfers left
    When Sarah moves 1 pool to Nassir
    Then Sarah cannot take 1 blood back from Nassir because vtes.influence.two-transfers-blood-back-to-pool

  @id:VTES-1715 @vtes.ruling.art-museum.blood-comes-from-bank @checks:a
  @vtes.ruling.art-museum.may-transfer-it-to-pool @checks:a,b
  @vtes.influence.two-transfers-blood-back-to-pool
  Scenario: Art Museum adds blood to an uncontrolled Toreador, which can be taken back
    Given it is Sarah's influence phase
    And Sarah controls Art Museum
    And Sarah's Tamoszius and Sully are uncontrolled
    Then Sarah cannot use Art Museum on Sully because vtes.crypt.clan-may-limit-affected-vampires
    When Sarah uses Art Museum on Tamoszius
    Then Tamoszius is uncontrolled with 1 blood
    And no pool changes
    And Art Museum is locked
    When Sarah takes 1 blood back from Tamoszius
    Then Sarah gains 1 pool
    And Tamoszius is uncontrolled with 0 blood
    And Sarah has 2 transfers left
    When Sarah moves 1 pool to Tamoszius
    Then Sarah cannot take 1 blood back from Tamoszius because vtes.influence.two-transfers-blood-back-to-pool

  @id:VTES-1716 @vtes.ruling.dreams-of-the-sphinx.discard-action-before-shrinking @checks:a
  @vtes.ruling.dreams-of-the-sphinx.shrink-discards-two @checks:a @vtes.card.draw.discard-down-immediately @checks:a
  @vtes.card.draw.hand-matches-hand-size @vtes.discard-phase.discard-and-replace @checks:d
  @vtes.published.dreams-of-the-sphinx.bonus-ends-after-discard-phase
  Scenario: The discard phase action comes before Dreams of the Sphinx shrinks the hand
    Given it is Sarah's influence phase
    And Sarah controls Dreams of the Sphinx
    And Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding, Vessel, Fake Out and Majesty
    When Sarah uses Dreams of the Sphinx to raise the hand size
    Then Sarah holds 9 cards
    When Sarah ends the influence phase
    And Sarah discards Bonding
    Then Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Vessel and Fake Out
    When Sarah ends the discard phase
    Then it is for Sarah to discard down
    When Sarah discards Vessel
    And Sarah discards Dodge
    Then Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Fake Out
    And Sarah's library holds Majesty
    And it is for Alexis to decide in the unlock phase

  @id:VTES-1717 @vtes.ruling.dreams-of-the-sphinx.shrink-discards-two @checks:b @vtes.card.draw.hand-matches-hand-size
  Scenario: A hand of seven does not shrink when the bonus of Dreams of the Sphinx ends
    Given it is Sarah's discard phase
    And Sarah controls Dreams of the Sphinx
    And Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    When Sarah uses Dreams of the Sphinx to raise the hand size
    Then Sarah holds 7 cards
    When Sarah ends the discard phase
    Then it is for Alexis to decide in the unlock phase
    And Sarah holds 7 cards

  @id:VTES-1718 @vtes.ruling.dreams-of-the-sphinx.no-use-in-response-to-contest @checks:a
  @vtes.contest.starts-when-second-copy-enters-play @vtes.contest.cards-face-down-and-out-of-play @checks:a,c,d
  @vtes.published.dreams-of-the-sphinx.not-in-response-to-second-copy
  Scenario: Dreams of the Sphinx is contested before its player can use it
    Given it is Sarah's master phase
    And Sarah holds Dreams of the Sphinx
    And Alexis controls Dreams of the Sphinx
    And Alexis's Ryan is uncontrolled
    When Sarah plays Dreams of the Sphinx
    Then Dreams of the Sphinx and Dreams of the Sphinx#2 are contested
    And it is for Sarah to decide in the master phase
    And Alexis cannot use Dreams of the Sphinx#2 to raise the hand size because vtes.contest.cards-face-down-and-out-of-play

  @id:VTES-3220 @vtes.ruling.art-museum.may-transfer-it-to-pool @checks:a,b
  @vtes.influence.two-transfers-blood-back-to-pool
  Scenario: The blood that Art Museum adds is taken back for two transfers, not one
    Given it is Sarah's influence phase
    And Sarah controls Art Museum
    And Sarah's Tamoszius and Sully are uncontrolled with 1 blood
    When Sarah uses Art Museum on Tamoszius
    And Sarah moves 1 pool to Sully
    And Sarah takes 1 blood back from Tamoszius
    Then Tamoszius is uncontrolled with 1 blood
    And Sarah has 30 pool
    And Sarah has 1 transfer left
    And Sarah cannot take 1 blood back from Tamoszius because vtes.influence.two-transfers-blood-back-to-pool

  @id:VTES-3231 @vtes.ruling.dreams-of-the-sphinx.discard-action-before-shrinking @checks:b
  @vtes.ruling.dreams-of-the-sphinx.shrink-discards-two @checks:a @vtes.card.draw.hand-matches-hand-size
  @vtes.published.dreams-of-the-sphinx.bonus-ends-after-discard-phase
  Scenario: A player who does not discard still discards two cards when Dreams of the Sphinx ends
    Given it is Sarah's influence phase
    And Sarah controls Dreams of the Sphinx
    And Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Bonding
    And Sarah's library holds Vessel, Fake Out and Majesty
    When Sarah uses Dreams of the Sphinx to raise the hand size
    Then Sarah holds 9 cards
    When Sarah ends the influence phase
    And Sarah ends the discard phase
    Then it is for Sarah to discard down
    When Sarah discards Dodge
    Then it is for Sarah to discard down
    When Sarah discards Vessel
    Then Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Bonding and Fake Out
    And Sarah's library holds Majesty
    And it is for Alexis to decide in the unlock phase

  @id:VTES-3232 @vtes.ruling.dreams-of-the-sphinx.no-use-in-response-to-contest @checks:a,b
  @vtes.contest.cards-face-down-and-out-of-play
  @vtes.published.dreams-of-the-sphinx.not-in-response-to-second-copy
  Scenario: Dreams of the Sphinx can be used in another's turn until a second copy contests it
    Given it is Sarah's master phase
    And Sarah holds Dreams of the Sphinx and Life in the City
    And Sarah's Belinde is ready with 1 blood
    And Alexis controls Dreams of the Sphinx
    And Alexis holds Direct Intervention
    And Alexis's library holds Bonding and Vessel
    When Sarah ends the master phase
    And Belinde bleeds Alexis
    Then Alexis may use Dreams of the Sphinx to raise the hand size
    When nobody responds
    And everyone passes until Sarah's master phase
    And Sarah plays Dreams of the Sphinx
    And nobody cancels the card
    Then Dreams of the Sphinx and Dreams of the Sphinx#2 are contested
    And it is for Sarah to decide in the master phase
    And Alexis cannot use Dreams of the Sphinx#2 to raise the hand size because vtes.contest.cards-face-down-and-out-of-play
