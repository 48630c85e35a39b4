# Vendetta rulebook, "Preparation": the first Active cards take effect
Feature: The Preparation Step

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Nosferatu) and Lestat (Gangrel) sit clockwise
    And it is the Withdraw Step at Location 1

  @id:VEND-0240 @vendetta.preparation.order @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: The holder of the Ambition token comes first
    Given Louis has Show of Force face down at Location 1
    And Lestat has Ready face down at Location 1
    And the game stops at the Conflict Step at Location 1
    When Louis secretly stays
    And Lestat secretly stays
    Then these events happen in order:
      | event          | seat   | card          |
      | effect-applied | Louis  | Show of Force |
      | effect-applied | Lestat | Ready         |

  @id:VEND-0241 @vendetta.preparation.order @vendetta.conflicts-of-rules.same-timing-turn-order
  Scenario: With the token elsewhere the same cards take effect the other way round
    Given Lestat holds the Ambition token
    And Louis has Show of Force face down at Location 1
    And Lestat has Ready face down at Location 1
    And the game stops at the Conflict Step at Location 1
    When Lestat secretly stays
    And Louis secretly stays
    Then these events happen in order:
      | event          | seat   | card          |
      | effect-applied | Lestat | Ready         |
      | effect-applied | Louis  | Show of Force |

  @id:VEND-0242 @vendetta.preparation.order
  Scenario: A Preparation card at another Location waits for that Location
    Given Louis has Show of Force face up at Location 2
    And Lestat has Wolf Companion face up at Location 2
    And Armand has 1 Blood at Location 1
    And the game stops once Location 2 is resolved
    When Armand secretly stays
    Then Louis's Show of Force does not take effect
    And it is for Louis to stay or withdraw
    When Louis secretly stays
    And Lestat secretly stays
    Then Louis's Show of Force takes effect at Location 2
    And Louis steals 1 Blood from Lestat

  @id:VEND-0243 @vendetta.preparation.own-order @vendetta.conflicts-of-rules.own-simultaneous
  Scenario: Several Preparation cards of one player take effect in that player's order
    Given Lestat has Ready face down and Power of the Pack face down at Location 1
    And the game stops once Location 1 is resolved
    When Lestat secretly stays
    Then it is for Lestat to say which card is next
    And it is the Preparation Step at Location 1
    When Lestat resolves Power of the Pack next
    Then these events happen in order:
      | event          | seat   | card              |
      | effect-applied | Lestat | Power of the Pack |
      | effect-applied | Lestat | Ready             |

  @id:VEND-0244 @vendetta.preparation.own-order @vendetta.conflicts-of-rules.own-simultaneous
  Scenario: The same cards the other way round
    Given Lestat has Ready face down and Power of the Pack face down at Location 1
    And the game stops once Location 1 is resolved
    When Lestat secretly stays
    And Lestat resolves Ready next
    Then these events happen in order:
      | event          | seat   | card              |
      | effect-applied | Lestat | Ready             |
      | effect-applied | Lestat | Power of the Pack |

  @id:VEND-0245 @needs:draining @needs:ending @vendetta.preparation.one-at-a-time
  Scenario: A card is done with every Rival, and the Frenzy that it causes is over, before the next card
    Given Louis has Show of Force face down at Location 1
    And Claudia has 2 Blood at Location 1
    And Claudia has 1 Blood
    And Claudia's Alliance holds Victim
    And Lestat has Ready face down at Location 1
    And Armand is out of the game
    And the game stops at the Conflict Step at Location 1
    When Louis secretly stays
    And Claudia secretly stays
    And Lestat secretly stays
    Then Louis gains 2 Blood
    And Claudia enters Frenzy through Louis
    And Claudia has 3 Blood
    And Lestat loses 1 Blood
    And these events happen in order:
      | event          | seat    | card   | target |
      | card-drained   | Claudia | Victim |        |
      | effect-applied | Lestat  | Ready  |        |
    And these events happen in order:
      | event          | seat    | card   | target |
      | blood-stolen   | Louis   |        | Lestat |
      | effect-applied | Lestat  | Ready  |        |

  @id:VEND-0246 @vendetta.preparation.effects-timing-note
  Scenario: A Preparation card changes who wins
    Given Louis has Fist of Caine face down and 1 Blood at Location 1
    And Lestat has Ready face down and 4 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When Louis secretly stays
    And Lestat secretly stays
    Then Lestat is first at Location 1 with 6 Power
    And Louis is second at Location 1 with 5 Power

  @id:VEND-0247 @vendetta.preparation.effects-timing-note
  Scenario: A Conflict card changes who wins
    Given Louis has Fist of Caine face down and 1 Blood at Location 1
    And Lestat has Wolf Companion face down and 2 Blood at Location 1
    And the game stops once Location 1 is resolved
    When Louis secretly stays
    And Lestat secretly stays
    Then Lestat is first at Location 1 with 4 Power
    And Louis is second at Location 1 with 3 Power

  @id:VEND-0248 @needs:frenzy @vendetta.preparation.effects-timing-note @vendetta.rewards.card-joins-alliance-at-once
  Scenario: What an Aftermath card does to the winner leaves the victory untouched
    Given Marcel is the Ally at Location 1
    And Louis has Fist of Caine face down at Location 1
    And Lestat has Wolf Companion face down and 5 Blood at Location 1
    And Lestat has 1 Blood
    And Lestat's Alliance holds Victim
    When Louis secretly stays
    And Lestat secretly stays
    Then these events happen in order:
      | event          | seat   | card         |
      | conflict-won   | Lestat |              |
      | card-acquired  | Lestat | Marcel       |
      | effect-applied | Louis  | Fist of Caine |
      | frenzy         | Lestat |              |
    And it is for chance to drain a card
    And exactly Marcel and Victim can be drawn
