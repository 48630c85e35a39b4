# Published rulings: Mirror Walk, Precognition, Quick Jab
Feature: Published rulings on blocks and strikes

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-5261 @vtes.published.mirror-walk.no-diablerie-of-a-vampire-leaving-torpor
  @vtes.action.resolve.ended-before-block-resolution-neither
  Scenario: A blocker locked by Mirror Walk cannot diablerise the vampire leaving torpor
    Given Sarah's Rosalina Cortez is in torpor with 3 blood
    And Alexis's Ayelech is ready with 3 blood
    And Ayelech bears Sport Bike and Raven Spy
    And Sarah holds Mirror Walk
    When Rosalina Cortez leaves torpor
    And Ayelech attempts to block
    And Rosalina Cortez plays Mirror Walk at superior
    Then Rosalina Cortez is in torpor with 3 blood
    And Ayelech is ready with 3 blood and locked
    And it is for Sarah to decide in the minion phase

  @id:VTES-5262 @vtes.published.precognition.only-in-the-combat-of-its-block
  @vtes.combat.damage.prevention-by-damaged-minion
  Scenario: The prevention of Precognition is gone in a later combat if its block failed
    Given Sarah's Wauneka and Nassir are ready
    And Sarah holds Cloak the Gathering
    And Alexis's Ayelech is ready
    And Alexis holds Precognition
    When Wauneka hunts
    And Ayelech attempts to block
    And Ayelech plays Precognition at superior
    And Wauneka plays Cloak the Gathering at basic
    Then Ayelech fails to block the action
    When Alexis declines to block
    And Nassir bleeds Alexis
    And Ayelech attempts to block
    And Nassir strikes with hands
    And Ayelech strikes with hands
    Then Ayelech takes 1 damage
    And the combat is over

  @id:VTES-5263 @vtes.published.quick-jab.one-damage-to-prevent @vtes.combat.damage.prevention-by-damaged-minion
  Scenario: Preventing 1 damage is enough against the Quick Jab of a strong vampire
    Given Sarah's Wauneka is ready
    And Wauneka bears Preternatural Strength
    And Preternatural Strength came into play at superior
    And Sarah holds Quick Jab
    And Alexis's Ayelech is ready with 4 blood
    And Ayelech bears Kevlar Vest
    When Wauneka enters combat with Ayelech
    And Wauneka plays Quick Jab
    And Ayelech strikes with hands
    And Ayelech uses Kevlar Vest to prevent damage
    Then Ayelech has 4 blood
    And the combat is over

  @id:VTES-5264 @vtes.published.quick-jab.one-damage-to-prevent
  Scenario: A strong vampire's Quick Jab deals only 1 damage
    Given Sarah's Wauneka is ready
    And Wauneka bears Preternatural Strength
    And Preternatural Strength came into play at superior
    And Sarah holds Quick Jab
    And Alexis's Ayelech is ready with 4 blood
    When Wauneka enters combat with Ayelech
    And Wauneka plays Quick Jab
    And Ayelech strikes with hands
    Then Ayelech has 3 blood
