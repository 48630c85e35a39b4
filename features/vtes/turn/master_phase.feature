# Fifth edition rulebook, "Detailed Turn Sequence": master phase, and "Library Cards": master cards
Feature: Master phase actions
  A player has one a phase, and one more for the first trifle. Unused actions are lost.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's master phase
    And Sarah's Belinde is ready with 2 blood

  @id:VTES-0425 @vtes.master.one-master-phase-action-at-start @checks:a
  @vtes.master.regular-card-uses-the-action @checks:a
  Scenario: A second master card needs a second master phase action
    Given Sarah holds Blood Doll and Blood Doll
    Then Sarah has 1 master phase action left
    When Sarah plays Blood Doll on Belinde
    Then Belinde bears Blood Doll
    And Sarah has 0 master phase actions left
    And Sarah cannot play Blood Doll on Belinde because vtes.master.one-master-phase-action-at-start

  @id:VTES-0426
  @vtes.master-phase.unused-actions-lost @checks:a @vtes.master-phase.use-is-optional
  Scenario: An unused master phase action is lost
    Given Sarah holds Blood Doll and Blood Doll
    When Sarah ends the master phase
    And everyone passes until Sarah's master phase
    Then Sarah has 1 master phase action left
    When Sarah plays Blood Doll on Belinde
    Then Sarah cannot play Blood Doll on Belinde because vtes.master.one-master-phase-action-at-start

  @id:VTES-2637 @vtes.master-phase.use-is-optional @checks:a
  Scenario: A player need not use a master phase action
    Given Sarah holds Blood Doll
    When Sarah ends the master phase
    Then it is for Sarah to decide in the minion phase
    And Sarah holds Blood Doll
    And Belinde bears nothing
    And no pool changes

  @id:VTES-0427 @vtes.master.trifle.grants-extra-action @checks:a
  Scenario: A player may play another master card after a trifle
    Given Sarah holds Life in the City and Blood Doll
    When Sarah plays Life in the City on Belinde
    Then Belinde gains 1 blood
    And Sarah has 1 master phase action left
    When Sarah plays Blood Doll on Belinde
    Then Belinde bears Blood Doll
    And Sarah has 0 master phase actions left

  @id:VTES-0428 @vtes.master.trifle.only-one-gain-per-phase @checks:a @vtes.master.trifle.later-ones-act-as-regular
  Scenario: A second trifle gives no further action
    Given Sarah holds Life in the City, Life in the City and Life in the City
    When Sarah plays Life in the City on Belinde
    And Sarah plays Life in the City on Belinde
    Then Belinde gains 2 blood
    And Sarah has 0 master phase actions left
    And Sarah cannot play Life in the City on Belinde because vtes.master.one-master-phase-action-at-start

  @id:VTES-0429 @vtes.master-phase.choose-order-with-other-effects @checks:a @vtes.wording.during-x-do-y-once-per-x
  Scenario: A player may play master cards and use cards in play in any order
    Given Belinde bears Blood Doll
    And Sarah holds Blood Doll
    When Sarah uses Blood Doll to move 1 blood to the pool
    Then Sarah gains 1 pool
    And Belinde burns 1 blood
    When Sarah plays Blood Doll on Belinde
    And Sarah uses Blood Doll#2 to move 1 blood to the pool
    Then Sarah gains 1 pool
    And Belinde has 0 blood
    And Sarah cannot use Blood Doll to move 1 pool to the vampire because vtes.wording.during-x-do-y-once-per-x

  @id:VTES-0430 @vtes.master.regular-played-in-own-master-phase @checks:a
  Scenario: Other players cannot play a master card in that phase
    Given Alexis holds Life in the City
    And Alexis's Ayelech is ready with 1 blood
    Then Alexis cannot play Life in the City on Ayelech because vtes.master.regular-played-in-own-master-phase

  @id:VTES-0431
  @vtes.master.controlled-by-its-player @vtes.card.play.into-play-on-resolution @checks:a
  Scenario: A hunting ground stays in play and feeds from the next unlock phase on
    Given Sarah has 10 pool
    And Sarah's Colette is ready with 1 blood
    And Sarah holds Asylum Hunting Ground
    When Sarah plays Asylum Hunting Ground
    Then Sarah burns 2 pool
    And Sarah controls Asylum Hunting Ground
    When everyone passes until Sarah's unlock phase
    And Sarah uses Asylum Hunting Ground on Colette
    Then Colette has 2 blood
    And Sarah cannot use Asylum Hunting Ground on Colette because vtes.wording.during-x-do-y-once-per-x

  @id:VTES-2019 @vtes.master.regular-played-in-own-master-phase @checks:a
  Scenario: A regular master card can be played only in its player's own master phase
    Given it is Sarah's influence phase
    And Sarah holds Life in the City
    Then Sarah cannot play Life in the City on Belinde because vtes.master.regular-played-in-own-master-phase
    When Sarah ends the influence phase
    Then Sarah cannot play Life in the City on Belinde because vtes.master.regular-played-in-own-master-phase
    When everyone passes until Alexis's minion phase
    Then Sarah cannot play Life in the City on Belinde because vtes.master.regular-played-in-own-master-phase
    When everyone passes until Sarah's unlock phase
    Then Sarah cannot play Life in the City on Belinde because vtes.master.regular-played-in-own-master-phase
    When Sarah ends the unlock phase
    And Sarah plays Life in the City on Belinde
    Then Belinde has 3 blood
