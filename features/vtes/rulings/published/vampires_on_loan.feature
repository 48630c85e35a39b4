# Published rulings: Malkavian Dementia, Rutor's Hand
Feature: Published rulings on vampires on loan
  What ends temporary control, and what cards on the borrowed vampire do.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's master phase

  @id:VTES-5250 @vtes.published.malkavian-dementia.clan-change-does-not-end-it
  @vtes.control.changes-only-by-explicit-effect
  Scenario: A borrowed Malkavian impersonating another clan stays with the borrower
    Given Tom's Colette is ready with 5 blood
    And Sarah holds Malkavian Dementia and Clan Impersonation
    When Sarah plays Malkavian Dementia on Colette
    And Sarah ends the master phase
    And Colette plays Clan Impersonation as Ventrue
    Then Colette's clan is Ventrue
    And Sarah controls Colette
    When everyone passes until Tom's minion phase
    Then Sarah controls Colette
    When everyone passes until Sarah's unlock phase
    Then Tom controls Colette
    And Colette's clan is Ventrue

  @id:VTES-5251 @vtes.published.malkavian-dementia.ends-before-unlocking
  @vtes.control.changes-only-by-explicit-effect
  Scenario: A borrowed Malkavian returns locked while the borrower's own vampire unlocks
    Given Sarah's Nassir is ready
    And Tom's Colette is ready
    And Sarah holds Malkavian Dementia
    When Sarah plays Malkavian Dementia on Colette
    And Sarah ends the master phase
    And Colette bleeds Alexis
    And Nassir hunts
    Then Colette and Nassir are locked
    When everyone passes until Sarah's unlock phase
    Then Tom controls Colette
    And Colette is locked
    And Nassir is unlocked

  @id:VTES-5252 @vtes.published.rutors-hand.locked-for-the-thief @vtes.wording.lock-x-to-do-y-needs-unlocked
  Scenario: A borrower cannot use the locked hand that a borrowed vampire bears
    Given Tom's Colette is ready and locked
    And Colette bears Rutor's Hand
    And Rutor's Hand is locked
    And Sarah holds Malkavian Dementia
    When Sarah plays Malkavian Dementia on Colette
    And Sarah ends the master phase
    Then Sarah controls Rutor's Hand
    And Sarah cannot use Rutor's Hand because vtes.wording.lock-x-to-do-y-needs-unlocked
    And Colette is locked

  @id:VTES-5253 @vtes.published.rutors-hand.locked-for-the-thief
  Scenario: A borrower uses the unlocked hand that a borrowed vampire bears
    Given Tom's Colette is ready and locked
    And Colette bears Rutor's Hand
    And Sarah holds Malkavian Dementia
    When Sarah plays Malkavian Dementia on Colette
    And Sarah ends the master phase
    And Sarah uses Rutor's Hand
    Then Colette is unlocked
    And Rutor's Hand is locked
