# Cards in play: Rutor's Hand
Feature: Rutor's Hand
  It damages its vampire, which at superior may pay blood for immunity. Later it can unlock that vampire.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And Sarah holds Rutor's Hand

  @id:VTES-1336 @needs:block
  @vtes.golden-rule.cards-override-rules @vtes.wording.lock-x-to-do-y-needs-unlocked
  Scenario: A vampire that pays 3 blood is immune, and Rutor's Hand unlocks it next turn
    Given Sarah's Trevon Parker is ready with 5 blood
    When Trevon Parker plays Rutor's Hand at superior
    Then it is for Sarah to choose a target
    When Sarah uses Rutor's Hand to be immune
    Then Trevon Parker is ready with 1 blood and locked
    And Trevon Parker bears Rutor's Hand
    And Rutor's Hand is locked
    When everyone passes until Sarah's minion phase
    And Trevon Parker hunts
    And Sarah uses Rutor's Hand
    Then Trevon Parker is ready with 2 blood and unlocked
    And Rutor's Hand is locked
    And Sarah cannot use Rutor's Hand because vtes.wording.lock-x-to-do-y-needs-unlocked

  @id:VTES-1337 @vtes.combat.damage.aggravated-wounds-directly @checks:a
  Scenario: A vampire that cannot or does not pay for Rutor's Hand goes to torpor with it
    Given Sarah's Trevon Parker is ready with 5 blood
    And Sarah's Nassir is ready with 3 blood
    And Sarah holds Rutor's Hand
    When Trevon Parker plays Rutor's Hand at superior
    And Sarah passes
    Then Trevon Parker is in torpor with 4 blood
    And Trevon Parker bears Rutor's Hand
    When Nassir plays Rutor's Hand at superior
    Then Nassir is in torpor with 2 blood
    And it is for Sarah to decide in the minion phase

  @id:VTES-1338 @vtes.golden-rule.cards-override-rules
  Scenario: A vampire can bear only one Rutor's Hand
    Given Sarah's Trevon Parker is ready with 5 blood
    And Trevon Parker bears Rutor's Hand
    And Rutor's Hand is locked
    And Sarah's Nassir is ready with 3 blood
    Then Trevon Parker cannot play Rutor's Hand at basic because vtes.golden-rule.cards-override-rules
    When Nassir plays Rutor's Hand at basic
    Then Nassir is in torpor with 2 blood
    And Nassir bears Rutor's Hand#2
