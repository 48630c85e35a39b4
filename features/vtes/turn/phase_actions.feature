# Fifth edition rulebook, "Master Phase" and "Discard Phase": cards that change their actions
Feature: Extra phase actions and other uses of them
  Cards may give master and discard phase actions, or allow other uses of them.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1290 @vtes.master-phase.cards-may-change-number @checks:a
  Scenario: Anson gives a second master phase action, and no third
    Given it is Sarah's unlock phase
    And Sarah's Anson is ready
    And Sarah holds Creepshow Casino, Blood Doll and Vessel
    When Sarah ends the unlock phase
    Then Sarah has 2 master phase actions left
    When Sarah plays Creepshow Casino
    And Sarah plays Blood Doll on Anson
    Then Sarah has 0 master phase actions left
    And Sarah cannot play Vessel on Anson because vtes.master.one-master-phase-action-at-start
    When everyone passes until Alexis's master phase
    Then Alexis has 1 master phase action left

  @id:VTES-1291 @vtes.master-phase.cards-may-change-number @vtes.wording.lock-x-to-do-y-needs-unlocked
  Scenario: The Parthenon is locked for another master phase action
    Given it is Sarah's master phase
    And Sarah controls The Parthenon
    And Sarah holds Creepshow Casino and Blood Doll
    And Sarah's Nassir is ready
    When Sarah plays Creepshow Casino
    Then Sarah cannot play Blood Doll on Nassir because vtes.master.one-master-phase-action-at-start
    When Sarah uses The Parthenon
    Then The Parthenon is locked
    And Sarah has 1 master phase action left
    And Sarah cannot use The Parthenon because vtes.wording.lock-x-to-do-y-needs-unlocked
    When Sarah plays Blood Doll on Nassir
    Then Nassir bears Blood Doll

  @id:VTES-1292 @vtes.master.regular-card-uses-the-action @checks:a @vtes.master.one-master-phase-action-at-start
  Scenario: The Parthenon costs 2 pool and a master phase action to play
    Given it is Sarah's master phase
    And Sarah holds The Parthenon
    When Sarah plays The Parthenon
    Then Sarah burns 2 pool
    And Sarah controls The Parthenon
    And Sarah has 0 master phase actions left
    When Sarah uses The Parthenon
    Then Sarah has 1 master phase action left

  @id:VTES-1293 @vtes.master-phase.alternative-uses-by-cards @checks:a
  @vtes.card.cost.discarding-uses-own-hand @checks:a
  Scenario: Khalid turns a master phase action and a card of Obfuscate into pool
    Given it is Sarah's master phase
    And Sarah's Khalid is ready
    And Sarah holds Lost in Crowds, Cloak the Gathering, Bonding and Creepshow Casino
    And Sarah's library holds Blur
    Then Sarah cannot use Khalid on Bonding because vtes.card.cost.discarding-uses-own-hand
    When Sarah uses Khalid on Lost in Crowds
    Then Sarah gains 1 pool
    And Sarah's ash heap holds Lost in Crowds
    And Sarah holds Cloak the Gathering, Bonding, Creepshow Casino and Blur
    And Sarah has 0 master phase actions left
    And Sarah cannot use Khalid on Cloak the Gathering because vtes.master-phase.alternative-uses-by-cards
    And Sarah cannot play Creepshow Casino because vtes.master.one-master-phase-action-at-start

  @id:VTES-1294 @needs:discard
  @vtes.discard-phase.number-of-actions-may-change @checks:a @vtes.discard-phase.discard-and-replace
  Scenario: Sreelekha gives a second discard, and no third
    Given it is Sarah's influence phase
    And Sarah's Sreelekha is ready
    And Sarah holds Vessel, Bonding and Blur
    When Sarah ends the influence phase
    Then Sarah has 2 discard phase actions left
    When Sarah discards Vessel
    And Sarah discards Bonding
    Then Sarah has 0 discard phase actions left
    And Sarah cannot discard Blur because vtes.discard-phase.one-action-by-default

  @id:VTES-1295 @vtes.discard-phase.alternate-uses @checks:a
  Scenario: Ayse Dhanial takes blood for a discard phase action
    Given it is Sarah's discard phase
    And Sarah's Ayse Dhanial is ready with 1 blood
    And Sarah holds Vessel
    When Sarah uses Ayse Dhanial
    Then Ayse Dhanial has 2 blood
    And Sarah has 0 discard phase actions left
    And Sarah holds Vessel
    And Sarah cannot discard Vessel because vtes.discard-phase.one-action-by-default
    And Sarah cannot use Ayse Dhanial because vtes.discard-phase.alternate-uses

  @id:VTES-1296 @vtes.discard-phase.alternate-uses @vtes.discard-phase.one-action-by-default
  Scenario: A player who has discarded has no discard phase action left for another use
    Given it is Sarah's discard phase
    And Sarah's Ayse Dhanial is ready with 1 blood
    And Sarah holds Vessel
    When Sarah discards Vessel
    Then Sarah cannot use Ayse Dhanial because vtes.discard-phase.alternate-uses
    And Ayse Dhanial has 1 blood

  @id:VTES-1298
  @vtes.discard-phase.number-of-actions-may-change @checks:a @vtes.master-phase.cards-may-change-number
  Scenario: The card Not to Be gives a master phase action and takes the discard phase action
    Given it is Sarah's unlock phase
    And Sarah controls Not to Be
    And Sarah holds Vessel
    When Sarah ends the unlock phase
    Then Sarah has 2 master phase actions left
    When everyone passes until Sarah's discard phase
    Then Sarah has 0 discard phase actions left
    And Sarah cannot discard Vessel because vtes.discard-phase.one-action-by-default
    And Not to Be is in Sarah's ash heap
    When everyone passes until Sarah's discard phase
    Then Sarah has 1 discard phase action left

  @id:VTES-1299 @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: Sreelekha bleeds for 1 more
    Given it is Sarah's influence phase
    And Sarah's Sreelekha is uncontrolled with 8 blood
    When Sarah brings out Sreelekha
    And everyone passes until Sarah's minion phase
    And Sreelekha bleeds Alexis
    Then Alexis burns 2 pool
    And Sarah has the Edge

  @id:VTES-2014 @vtes.card.cost.discarding-uses-own-hand @checks:a
  Scenario: Khalid cannot pay with another player's card or without one
    Given it is Sarah's master phase
    And Sarah's Khalid is ready
    And Alexis holds Lost in Crowds
    Then Sarah cannot use Khalid on Lost in Crowds because vtes.card.cost.discarding-uses-own-hand
    And Sarah cannot use Khalid because vtes.card.cost.discarding-uses-own-hand
    And Sarah has 1 master phase action left

  @id:VTES-2021 @vtes.master.trifle.later-ones-act-as-regular @checks:a @vtes.master.trifle.only-one-gain-per-phase
  @vtes.master.trifle.grants-extra-action
  Scenario: With two master phase actions, two trifles and one more master card are played
    Given it is Sarah's unlock phase
    And Sarah's Anson is ready with 2 blood
    And Sarah holds Life in the City, Life in the City, Vessel and Blood Doll
    When Sarah ends the unlock phase
    And Sarah plays Life in the City on Anson
    Then Sarah has 2 master phase actions left
    When Sarah plays Life in the City on Anson
    Then Anson has 4 blood
    And Sarah has 1 master phase action left
    When Sarah plays Blood Doll on Anson
    Then Sarah has 0 master phase actions left
    And Sarah cannot play Vessel on Anson because vtes.master.one-master-phase-action-at-start
