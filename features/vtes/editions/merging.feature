# Older rulebook, "Overview of Crypt Cards": advanced vampires
Feature: By the older rulebook counters and cards on merged vampires stay
  The counters and cards of the version that comes from the uncontrolled region are not burned.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase

  @id:VTES-4520 @edition:merge_incoming_stack=keep @vtes.classic.advanced.counters-and-cards-remain @checks:a
  Scenario Outline: By the older rulebook <there> blood and <coming> blood on merging vampires add up to <together>
    Given Sarah's Jessica is ready with <there> blood
    And Sarah's Jessica (ADV) is uncontrolled with <coming> blood
    When Sarah merges Jessica (ADV)
    Then Jessica (ADV) is ready with <together> blood
    And Sarah burns 1 pool

    Examples:
      | there | coming | together |
      | 2     | 3      | 5        |
      | 3     | 4      | 7        |

  @id:VTES-4521 @edition:merge_incoming_stack=keep @vtes.classic.advanced.counters-and-cards-remain
  Scenario: By the older rulebook blood above the merged vampire's capacity drains
    Given Sarah's Louis Fortier is ready with 4 blood
    And Sarah's Louis Fortier (ADV) is uncontrolled with 9 blood
    When Sarah merges Louis Fortier (ADV)
    Then Louis Fortier (ADV) is ready with 5 blood

  @id:VTES-4560 @edition:merge_incoming_stack=keep @vtes.classic.advanced.counters-and-cards-remain
  Scenario: By the older rulebook cards on the uncontrolled version stay on the merged vampire
    Given Sarah's Jessica is ready with 3 blood
    And Sarah's Jessica (ADV) is uncontrolled with 2 blood
    And Jessica (ADV) bears Blood Doll
    When Sarah merges Jessica (ADV)
    Then Jessica (ADV) is ready with 5 blood
    And Jessica (ADV) bears Blood Doll
    And Sarah's ash heap is empty
