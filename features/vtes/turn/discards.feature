# Fifth edition rulebook, "Discard Phase": when, how often and for what
Feature: Discard phase actions
  A player has one a turn, for a discard or an event, in their own discard phase.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-2954 @vtes.discard-phase.one-action-by-default @checks:a
  Scenario Outline: A player cannot discard in the <phase> phase or in another's discard phase
    Given it is Sarah's <phase> phase
    And Sarah holds Vessel and Bonding
    And Alexis holds Vessel
    And Sarah's Ryan is ready
    Then Sarah cannot discard Vessel because vtes.discard-phase.one-action-by-default
    And Alexis cannot discard Vessel because vtes.discard-phase.one-action-by-default
    When everyone passes until Sarah's discard phase
    Then Sarah has 1 discard phase action left
    And Alexis cannot discard Vessel because vtes.discard-phase.one-action-by-default
    When Sarah discards Vessel
    Then Sarah cannot discard Bonding because vtes.discard-phase.one-action-by-default
    And Sarah holds Bonding

    Examples:
      | phase     |
      | unlock    |
      | master    |
      | minion    |
      | influence |

  @id:VTES-2955 @vtes.discard-phase.event-uses-action @checks:b
  Scenario Outline: An event cannot be played in the <phase> phase
    Given it is Sarah's <phase> phase
    And Sarah holds Urban Jungle and Vessel
    And Alexis holds Port Authority
    And Sarah's Ryan is ready
    Then Sarah cannot play Urban Jungle because vtes.event.played-with-discard-phase-action
    When everyone passes until Sarah's discard phase
    Then Alexis cannot play Port Authority because vtes.event.played-with-discard-phase-action
    When Sarah plays Urban Jungle
    Then Sarah controls Urban Jungle
    And Sarah has 0 discard phase actions left

    Examples:
      | phase     |
      | unlock    |
      | master    |
      | minion    |
      | influence |

  @id:VTES-2956 @vtes.discard-phase.discard-and-replace @checks:a,c
  Scenario: A player who does not discard draws nothing, and an empty hand cannot discard
    Given it is Sarah's discard phase
    And Sarah holds Vessel, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Blur and Dodge
    And Alexis's library holds Fake Out
    When Sarah ends the discard phase
    Then Sarah holds Vessel, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Blur and Dodge
    When everyone passes until Sarah's discard phase
    And Sarah discards Vessel
    Then Sarah holds Blur, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Dodge
    And Sarah's ash heap holds Vessel

  @id:VTES-2957 @vtes.discard-phase.event-once-per-game @checks:a,b
  Scenario: A player who has played an event cannot play it again, but can play another
    Given it is Sarah's discard phase
    And Sarah holds Urban Jungle, Urban Jungle and Port Authority
    When Sarah plays Urban Jungle
    And everyone passes until Sarah's discard phase
    Then Sarah cannot play Urban Jungle because vtes.discard-phase.event-once-per-game
    When Sarah plays Port Authority
    Then Sarah controls Port Authority
    And Sarah controls Urban Jungle
    And Sarah holds Urban Jungle
