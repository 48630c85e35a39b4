# Fifth edition rulebook, "Discard Phase": when, how often and for what
Feature: Discard phase actions
  One a turn, for a discard or an event, in one's own discard phase.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-2954 @vtes.discard-phase.one-action-by-default @checks:a
  Scenario Outline: In the <phase> phase nobody discards, nor in another's discard phase
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
  Scenario Outline: In the <phase> phase no event is played
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
  Scenario: Whoever does not discard keeps hand and library, and an empty hand discards nothing
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
  Scenario: Who has played an event does not play it again, and plays another
    Given it is Sarah's discard phase
    And Sarah holds Urban Jungle, Urban Jungle and Port Authority
    When Sarah plays Urban Jungle
    And everyone passes until Sarah's discard phase
    Then Sarah cannot play Urban Jungle because vtes.discard-phase.event-once-per-game
    When Sarah plays Port Authority
    Then Sarah controls Port Authority
    And Sarah controls Urban Jungle
    And Sarah holds Urban Jungle
