# Card rulings: The Barrens
Feature: Uses of The Barrens
  The Barrens can be used in every phase, at each step of an action, and in the polling.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-3300 @vtes.ruling.barrens.usable-any-time @vtes.glossary.discard-moves-hand-card-to-ash-heap
  Scenario Outline: The Barrens can be used in the <phase> phase
    Given it is Sarah's <phase> phase
    And Sarah controls The Barrens
    And Sarah's Belinde is ready
    And Sarah's Sully is uncontrolled
    And Sarah holds Bonding
    And Sarah's library holds Fake Out
    When Sarah uses The Barrens on Bonding
    Then Bonding is in Sarah's ash heap
    And it is for Sarah to <question>

    Examples:
      | phase     | question                      |
      | unlock    | decide in the unlock phase    |
      | master    | decide in the master phase    |
      | minion    | decide in the minion phase    |
      | influence | decide in the influence phase |
      | discard   | decide in the discard phase   |

  @id:VTES-3301 @needs:block @vtes.ruling.barrens.usable-any-time @vtes.glossary.discard-moves-hand-card-to-ash-heap
  Scenario: The Barrens can be used in the polling
    Given it is Sarah's minion phase
    And Sarah controls The Barrens
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Sarah passes
    And Sarah passes
    Then it is for Sarah to vote or pass
    When Sarah uses The Barrens on Bonding
    Then The Barrens is locked
    And it is for Sarah to vote or pass

  @id:VTES-3302 @vtes.ruling.barrens.usable-any-time @vtes.glossary.discard-moves-hand-card-to-ash-heap
  Scenario: The Barrens can be used at each step of an action
    Given it is Sarah's minion phase
    And Sarah controls The Barrens
    And Sarah's Wauneka is ready with 1 blood
    And Alexis's Colette is ready
    And Sarah holds Bonding
    And Sarah's library holds Fake Out
    When Wauneka hunts
    Then it is for Sarah to respond as the action is announced
    And Sarah may use The Barrens on Bonding
    When Sarah passes
    Then it is for Sarah to respond before blocks
    And Sarah may use The Barrens on Bonding
    When Sarah passes
    And Alexis declines to block
    Then it is for Sarah to respond after blocks are declined
    And Sarah may use The Barrens on Bonding
    When Sarah passes
    Then it is for Sarah to respond after the action
    When Sarah uses The Barrens on Bonding
    Then Bonding is in Sarah's ash heap
    And Wauneka has 2 blood
