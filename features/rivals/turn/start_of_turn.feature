# Rivals, "Start of Turn Step", "Ability Priority"
Feature: The Start of Turn Step
  Effects at the start of a turn, and who orders them.

  Background:
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in the Haven
    And Bruno's Hakim Owusu is in the Haven
    And Bruno draws from 9 Shotgun
    And it is Bruno's City Deck Step

  @id:RIV-1840 @rivals.begin.start.effects-happen-now @checks:a
  Scenario: Start-of-turn effects come after the city card and before readying
    Given the city deck holds Vagrant
    And Bruno's Matthew is in The Streets and exhausted
    And Bruno's Believer lies beside the Haven
    And Bruno's Agenda card is Go For Broke face up
    And the game stops at Bruno's Ready and Return Step
    Then it is for Bruno to say which text takes effect next
    And Vagrant is in The Streets
    When Bruno resolves Go For Broke next
    And Bruno draws a card from the Library
    Then Bruno gains 1 Agenda
    And Bruno holds Shotgun
    And Matthew is in The Streets and exhausted
    And it is for Bruno to let the game go on

  @id:RIV-1841 @rivals.begin.start.effects-happen-now @checks:b
  Scenario: Another player's start-of-turn effects wait for that player's turn
    Given the city deck holds Vagrant
    And Ana draws from 9 Awe
    And Ana's Believer lies beside the Haven
    Then it is Bruno's Action Phase
    And Ana and Bruno hold nothing
    When Bruno passes 3 times
    And Bruno draws a card from the Library
    And Bruno draws a card from the Library
    And Ana draws a card from the Library
    Then it is Ana's Action Phase
    And Ana holds Awe

  @id:RIV-1842 @rivals.begin.start.own-order @checks:a,b
  Scenario Outline: The active player orders the effects at the start of the turn
    Given Bruno's Believer lies beside the Haven
    And Bruno's Agenda card is Go For Broke face up
    Then it is for Bruno to say which text takes effect next
    When Bruno resolves <first> next
    Then it is for Bruno to <next>
    And Bruno gains <agenda>

    Examples:
      | first        | next          | agenda    |
      | Believer     | choose a deck | no Agenda |
      | Go For Broke | choose a deck | 1 Agenda  |

  @id:RIV-1843 @rivals.begin.start.own-order
  Scenario: Other players cannot order the active player's effects
    Given Bruno's Believer lies beside the Haven
    And Bruno's Agenda card is Go For Broke face up
    And Ana's Agenda card is Go For Broke face up
    Then Ana cannot resolve Believer next because rivals.priority.own-effects-own-order
    And it is for Bruno to say which text takes effect next
    When Bruno resolves Go For Broke next
    And Bruno draws a card from the Library
    Then it is Bruno's Action Phase

  @id:RIV-1844 @rivals.priority.own-effects-own-order @checks:a
  Scenario: A discard after the draw may be the card drawn
    Given Bruno's Believer lies beside the Haven
    And Bruno's Haven card is The Clubhouse
    And Hakim Owusu is Leader
    When Bruno resolves Believer next
    And Bruno draws a card from the Library
    And Bruno discards Shotgun
    Then Bruno holds nothing
    And Bruno's discard pile holds Shotgun
    And it is Bruno's Action Phase

  @id:RIV-1845 @rivals.priority.own-effects-own-order @checks:a,b
  Scenario: A discard before the draw cannot be the card drawn
    Given Bruno's Believer lies beside the Haven
    And Bruno's Haven card is The Clubhouse
    And Hakim Owusu is Leader
    When Bruno resolves The Clubhouse next
    Then it is for Bruno to choose a deck
    When Bruno draws a card from the Library
    Then Bruno holds Shotgun
    And Bruno's discard pile is empty

  @id:RIV-1847 @rivals.begin.start.effects-happen-now
  Scenario: A foe's character exhausted at the start of a turn readies in its own player's next turn
    Given Bruno's Charmer lies beside the Haven
    Then it is for Bruno to accept or decline
    When Bruno accepts
    And Bruno chooses Keondra
    Then it is Bruno's Action Phase
    And Keondra is in Ana's Haven and exhausted

  @id:RIV-1848 @rivals.begin.start.effects-happen-now
  Scenario: The player's own character exhausted at the start of the turn readies at once
    Given Bruno's Charmer lies beside the Haven
    When Bruno accepts
    And Bruno chooses Hakim Owusu
    Then these events happen in order:
      | event          | card        |
      | card-exhausted | Hakim Owusu |
      | card-readied   | Hakim Owusu |
    And Hakim Owusu is ready
    And it is Bruno's Action Phase
