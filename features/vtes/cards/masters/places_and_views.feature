# Cards: Chantry, Warsaw Station, The Barrens, Wider View, Revelations
Feature: Chantry, Warsaw Station, The Barrens, Wider View and Revelations
  Their costs, their targets, and what they reveal.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1780 @vtes.rescue.no-longer-wounded @vtes.glossary.target.eligibility-from-card-text
  Scenario: Chantry brings a Tremere out of torpor for 1 pool from its controller
    Given it is Sarah's master phase
    And Sarah controls Chantry
    And Alexis's Nassir is in torpor with 1 blood
    And Sarah's Belinde is in torpor with 1 blood
    Then Sarah cannot use Chantry on Belinde to pay 1 pool because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Chantry on Nassir to pay 1 pool
    Then Nassir is ready with 1 blood
    And Nassir is not wounded
    And Alexis controls Nassir
    And Sarah burns 1 pool
    And Chantry is locked

  @id:VTES-1781 @vtes.rescue.no-longer-wounded @vtes.counter.burned-counters-return-to-bank @checks:a
  @vtes.glossary.target.eligibility-from-card-text
  Scenario: Chantry's cost can be paid by a ready Tremere of its controller
    Given it is Sarah's master phase
    And Sarah controls Chantry
    And Sarah's Nassir is in torpor
    And Sarah's Lauren is ready with 2 blood
    And Sarah's Belinde is ready with 2 blood
    Then Sarah cannot use Chantry on Nassir and Belinde to pay 1 blood because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Chantry on Nassir and Lauren to pay 1 blood
    Then Nassir is ready
    And Lauren has 1 blood
    And no pool changes

  @id:VTES-1782 @needs:block @vtes.action.announce.as-announced-cards-first @vtes.unlock.restores-card
  Scenario: Warsaw Station can unlock a Nosferatu after a successful undirected action
    Given it is Sarah's minion phase
    And Sarah controls Warsaw Station
    And Sarah's Ryan is ready with 2 blood
    When Ryan hunts
    And Sarah uses Warsaw Station to unlock the acting minion
    Then Warsaw Station is locked
    And Ryan is ready with 3 blood and unlocked

  @id:VTES-1783 @vtes.action.announce.as-announced-cards-first @vtes.action.resolve.blocked-no-effects
  Scenario: Warsaw Station cannot unlock a minion after a blocked action
    Given it is Sarah's minion phase
    And Sarah controls Warsaw Station
    And Sarah's Ryan is ready with 2 blood
    And Alexis's Lauren is ready
    And Lauren bears Sport Bike
    When Ryan hunts
    And Sarah uses Warsaw Station to unlock the acting minion
    And Lauren attempts to block
    And Ryan strikes with hands
    And Lauren strikes with hands
    Then the action fails
    And Ryan is locked
    And Warsaw Station is locked

  @id:VTES-1784 @vtes.rescue.no-longer-wounded @vtes.burn.card-goes-to-owners-ash-heap
  @vtes.glossary.target.eligibility-from-card-text
  Scenario: Warsaw Station can be burned, even when locked, to bring a Nosferatu out of torpor
    Given it is Sarah's master phase
    And Sarah controls Warsaw Station
    And Warsaw Station is locked
    And Sarah's Ryan and Nassir are in torpor
    Then Sarah cannot use Warsaw Station on Nassir to make a vampire ready because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Warsaw Station on Ryan to make a vampire ready
    Then Ryan is ready
    And Warsaw Station is in Sarah's ash heap

  @id:VTES-1785 @needs:master @vtes.card.as-played.nothing-else-allowed @vtes.ruling.barrens.usable-any-time @checks:c
  @vtes.published.cancel.nothing-else-in-the-window
  Scenario: The Barrens cannot be used while a card is being played
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Sarah controls The Barrens
    And Sarah holds Conditioning and Bonding
    And Alexis holds Direct Intervention
    When Sully bleeds Alexis
    And Sarah passes
    And Sully plays Conditioning at basic
    Then it is for Alexis to respond as the card is played
    And Sarah cannot use The Barrens on Bonding because vtes.card.as-played.nothing-else-allowed
    When Alexis passes
    And Sarah uses The Barrens on Bonding
    Then Bonding is in Sarah's ash heap

  @id:VTES-1786 @vtes.influence.spend-any-mix @vtes.decks.crypt-draw-goes-to-uncontrolled
  @vtes.remove-from-game.not-retrievable
  Scenario: Wider View exchanges an uncontrolled vampire for a new one per transfer
    Given it is Sarah's influence phase
    And Sarah controls Wider View
    And Sarah's Sully is uncontrolled with 1 blood
    And Sarah's crypt holds Nassir and Ryan
    When Sarah uses Wider View to draw a crypt card
    Then it is for Sarah to choose a target
    When Sarah chooses Sully
    Then Nassir is uncontrolled
    And Sully is removed from the game
    And Sarah has 3 transfers left
    When Sarah uses Wider View to draw a crypt card
    And Sarah chooses Ryan
    Then Nassir is uncontrolled
    And Sarah has 2 transfers left
    And Sarah's crypt is empty

  @id:VTES-1787 @vtes.influence.spend-any-mix @vtes.counter.gained-counters-come-from-bank
  @vtes.master.trifle.grants-extra-action
  Scenario: Wider View can be burned for four transfers to gain 2 pool
    Given it is Sarah's master phase
    And Sarah holds Wider View
    And Sarah's Sully is uncontrolled
    When Sarah plays Wider View
    Then Sarah burns 1 pool
    And Sarah has 1 master phase action left
    When everyone passes until Sarah's influence phase
    And Sarah uses Wider View to gain 2 pool
    Then Sarah gains 2 pool
    And Sarah has 0 transfers left
    And Wider View is in Sarah's ash heap

  @id:VTES-1788 @vtes.influence.spend-any-mix @checks:b
  Scenario: Wider View cannot be burned for pool with less than four transfers
    Given it is Sarah's influence phase
    And Sarah controls Wider View
    And Sarah's Sully is uncontrolled
    When Sarah moves 1 pool to Sully
    Then Sarah cannot use Wider View to gain 2 pool because vtes.influence.spend-any-mix
    And Sarah has 3 transfers left

  @id:VTES-1789 @vtes.glossary.discard-moves-hand-card-to-ash-heap @vtes.card.draw.draw-up-immediately
  @vtes.published.revelations.replacement-is-not-shown
  @vtes.action.directed.definition @vtes.card-action.success-resolves-as-printed
  Scenario: Revelations at basic shows the prey's hand, and one card of it is discarded
    Given it is Sarah's minion phase
    And Sarah's Lauren is ready
    And Sarah holds Revelations
    And Alexis holds Bonding and Dodge
    And Alexis's library holds Fake Out, Fake Out, Fake Out, Fake Out, Fake Out and Fake Out
    And Alexis's Ryan is ready
    When Lauren plays Revelations at basic on Alexis
    Then the action is directed
    And the action's stealth is 1
    And Sarah does not see Alexis's hand
    When Alexis declines to block
    Then it is for Sarah to choose a target
    And Sarah sees Alexis's hand
    And Tom does not see Alexis's hand
    When Sarah discards Bonding
    Then Alexis's ash heap holds Bonding
    And Alexis holds Dodge, Fake Out, Fake Out, Fake Out, Fake Out, Fake Out and Fake Out
    And Sarah does not see Alexis's hand

  @id:VTES-1790
  @vtes.card.play.into-play-on-resolution @vtes.burn.card-goes-to-owners-ash-heap
  @vtes.card-action.success-resolves-as-printed
  Scenario: Revelations in play keeps the prey's hand open until it is burned
    Given it is Sarah's minion phase
    And Sarah's Ayelech is ready
    And Sarah holds Revelations
    And Alexis holds Bonding and Dodge
    And Tom holds Vessel
    And Alexis's Ryan is ready
    When Ayelech plays Revelations at superior
    And Alexis declines to block
    Then Sarah controls Revelations
    And Sarah sees Alexis's hand
    And Tom sees Alexis's hand
    And Sarah does not see Tom's hand
    When everyone passes until Alexis's minion phase
    And Ryan acts through Revelations to burn it
    Then Revelations is in Sarah's ash heap
    And Tom does not see Alexis's hand

  @id:VTES-1791
  @vtes.card.cost.pool-symbol @vtes.master.location.stays-in-play
  @vtes.card.req.master-needs-ready-qualified-minion
  Scenario: Clan locations cost 2 pool and stay in play
    Given it is Sarah's master phase
    And Sarah's Nassir is ready
    And Alexis's Tamoszius is ready
    And Tom's Nik Sikko and Ryan are ready
    And Sarah holds Arcane Library
    And Alexis holds Art Museum and Warsaw Station
    And Tom holds Warsaw Station
    When Sarah plays Arcane Library
    Then Sarah burns 2 pool
    When everyone passes until Alexis's master phase
    Then Alexis cannot play Warsaw Station because vtes.card.req.master-needs-ready-qualified-minion
    When Alexis plays Art Museum
    And everyone passes until Tom's master phase
    And Tom plays Warsaw Station
    Then Alexis has 28 pool
    And Tom has 28 pool
    And Sarah controls Arcane Library
    And Alexis controls Art Museum
    And Tom controls Warsaw Station

  @id:VTES-1792
  @vtes.card.play.into-play-on-resolution @vtes.master.controlled-by-its-player
  @vtes.unlock-phase.active-methuselah-orders-effects
  Scenario: Chantry, Pentex Subversion, Wasserschloss Anif and Smiling Jack enter play
    Given it is Sarah's master phase
    And Sarah's Nassir and Lauren are ready
    And Alexis's Impundulu is ready
    And Sarah holds Chantry and Wasserschloss Anif, Austria
    And Alexis holds Pentex™ Subversion
    And Tom holds Smiling Jack, The Anarch
    When Sarah plays Chantry
    And everyone passes until Alexis's master phase
    And Alexis plays Pentex™ Subversion on Impundulu
    Then Impundulu bears Pentex™ Subversion
    And Alexis has 28 pool
    When everyone passes until Tom's master phase
    And Tom plays Smiling Jack, The Anarch
    And everyone passes until Sarah's master phase
    And Sarah plays Wasserschloss Anif, Austria
    Then Sarah has 30 pool
    And Sarah controls Chantry and Wasserschloss Anif, Austria
    And Tom controls Smiling Jack, The Anarch
    And Smiling Jack, The Anarch has 0 counters

