# Fifth edition rulebook, "Components": counters
Feature: Counters are pool, blood or life depending on their place
  A counter is called pool, blood or life by its place. Burned counters go to the bank, and gained ones come from it.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-0001 @example @vtes.counter.pool-moved-to-vampire-becomes-blood @checks:a
  @vtes.counter.one-kind-three-names @checks:a
  Scenario: A pool counter moved to a vampire becomes blood
    Given it is Sarah's unlock phase
    And Sarah has 10 pool
    And Sarah's Belinde is ready with 2 blood
    And Belinde bears Vessel
    When Sarah uses Vessel to move 1 pool to the vampire
    Then Sarah has 9 pool
    And Belinde has 3 blood
    And these events happen in order:
      | event       | source | target  | amount |
      | blood-moved | Sarah  | Belinde | 1      |
    And none of these events happens:
      | event        |
      | pool-burned  |
      | blood-gained |

  @id:VTES-0002 @vtes.counter.one-kind-three-names @vtes.crypt.excess-blood-drains-immediately
  Scenario: A pool counter moved to a full vampire drains to the bank
    Given it is Sarah's unlock phase
    And Sarah has 10 pool
    And Sarah's Belinde is ready with 6 blood
    And Belinde bears Vessel
    When Sarah uses Vessel to move 1 pool to the vampire
    Then Sarah has 9 pool
    And Belinde has 6 blood

  @id:VTES-0003 @needs:action-cards
  @example @vtes.counter.blood-stolen-by-ally-becomes-life @checks:a @vtes.counter.one-kind-three-names @checks:a
  Scenario: Blood that an ally steals from a vampire becomes life
    Given it is Sarah's minion phase
    And Sarah's Impundulu is ready with 1 life
    And Alexis's Nassir is ready with 3 blood and locked
    When Sarah uses Impundulu on Nassir
    Then the action succeeds
    And Nassir has 2 blood
    And Impundulu has 2 life
    And these events happen in order:
      | event       | source | target    | amount |
      | blood-moved | Nassir | Impundulu | 1      |
    And none of these events happens:
      | event         |
      | blood-burned  |
      | blood-gained  |
      | blood-drained |

  @id:VTES-0004 @needs:action-cards @vtes.counter.one-kind-three-names @vtes.recruit.burned-when-last-life-lost
  Scenario: An ally is burned when its last life is stolen
    Given it is Sarah's minion phase
    And Sarah's Impundulu is ready with 1 life
    And Alexis's Underbridge Stray is ready with 1 life and locked
    And Underbridge Stray came into play at basic
    When Sarah uses Impundulu on Underbridge Stray
    Then Impundulu has 2 life
    And Underbridge Stray is in Alexis's ash heap

  @id:VTES-0005 @vtes.counter.added-blood-comes-from-bank @checks:a
  Scenario: Blood added to a vampire comes from the bank, not from any Methuselah
    Given it is Sarah's master phase
    And Sarah holds Life in the City
    And Sarah's Belinde is ready with 2 blood
    When Sarah plays Life in the City on Belinde
    Then Belinde gains 1 blood
    And no pool changes
    And these events happen in order:
      | event        | card    | amount |
      | blood-gained | Belinde | 1      |

  @id:VTES-0006 @vtes.counter.burned-counters-return-to-bank @checks:b
  @vtes.counter.gained-counters-come-from-bank @checks:b
  Scenario: Burned pool goes to the bank, and gained pool comes from the bank
    Given it is Sarah's unlock phase
    And Sarah has the Edge
    And Sarah's Belinde is ready
    When Sarah gains 1 pool from the Edge
    Then Sarah gains 1 pool
    And Alexis's pool stays the same
    When Sarah ends the unlock phase
    And Sarah ends the master phase
    And Belinde bleeds Alexis
    Then Alexis burns 1 pool
    And Sarah's pool stays the same
    And Ines's pool stays the same
