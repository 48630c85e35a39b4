# Fifth edition rulebook, "Minion Cards": equipment, retainer and ally cards
Feature: Allies, equipment and retainers
  Allies are minions but not vampires. Equipment and retainers are burned with their minion.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-0014 @vtes.burn.card-goes-to-owners-ash-heap @vtes.unlock.restores-card
  Scenario: Underbridge Stray can be burned to unlock a minion, which may then block
    Given it is Ines's minion phase
    And Ines's Colette is ready
    And Sarah's Belinde is ready and locked
    And Sarah's Underbridge Stray is ready and locked
    And Underbridge Stray came into play at basic
    When Colette bleeds Sarah
    Then Belinde cannot attempt to block because vtes.minion-phase.others-ready-unlocked-minions-may-block
    When Sarah uses Underbridge Stray on Belinde
    Then Underbridge Stray is in Sarah's ash heap
    And Belinde is unlocked
    And it is for Sarah to block or decline
    When Belinde attempts to block
    Then Belinde blocks the action
    And no pool changes

  @id:VTES-0015 @vtes.combat.press.to-continue @checks:a @vtes.counter.burned-counters-return-to-bank
  Scenario: Underbridge Stray can burn 1 life for a press
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah's Underbridge Stray is ready with 2 life
    And Underbridge Stray came into play at superior
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde strikes with hands
    And Nassir strikes with hands
    Then it is for Sarah to press or decline
    When Sarah uses Underbridge Stray to press
    Then Underbridge Stray has 1 life
    And it is round 2 of the combat
    And it is for Sarah to choose a strike

  @id:VTES-0016 @needs:bleed @vtes.minion-card.vampire-requirements
  Scenario: An ally cannot play a card that requires a Discipline
    Given it is Sarah's minion phase
    And Sarah's Impundulu and Sully are ready
    And Sarah holds Govern the Unaligned
    Then Impundulu cannot play Govern the Unaligned at basic on Alexis because vtes.minion-card.vampire-requirements
    When Sully plays Govern the Unaligned at basic on Alexis
    Then Alexis burns 3 pool

  @id:VTES-0033 @needs:arrange @vtes.equipment-card.burned-with-bearer @vtes.retainer-card.burned-with-employer
  @vtes.burn.attached-cards-and-counters-burned-too @vtes.burn.card-goes-to-owners-ash-heap
  Scenario: Equipment and retainers are burned with their minion
    Given it is Sarah's minion phase
    And Alexis's Nassir is ready with 0 blood
    And Nassir bears Sport Bike and Raven Spy
    And Raven Spy came into play at basic
    When Nassir is dealt 2 aggravated damage
    Then Nassir is in Alexis's ash heap
    And Sport Bike is in Alexis's ash heap
    And Raven Spy is in Alexis's ash heap

  @id:VTES-2005 @vtes.minion-card.vampire-requirements @checks:a
  Scenario: An ally cannot play a card that costs blood, even if it has enough life
    Given it is Sarah's minion phase
    And Sarah's Impundulu is ready with 3 life
    And Sarah's Nassir is ready with 3 blood
    And Sarah holds Clan Impersonation
    Then Impundulu cannot play Clan Impersonation as Ventrue because vtes.minion-card.vampire-requirements
    When Nassir plays Clan Impersonation as Ventrue
    Then Nassir's clan is Ventrue
    And Nassir has 1 blood
