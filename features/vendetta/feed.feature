# Rulebook, "The phases in detail", 1. Feed
@needs:hand-building @needs:location-setup @needs:planning
Feature: The Feed Phase

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And it is the Feed Phase
    And Louis holds Hunt

  @id:VEND-0063 @vendetta.feed.allies-and-victims-both-feed @vendetta.feed.collect-blood
  Scenario: All players collect the Blood their Allies and Victims yield
    Given Louis's Alliance holds Marcel, Betty Fuller, Victim and Victim
    And Claudia's Alliance holds Victim
    And Armand's Alliance holds Maldavis and Fiorenza Savona
    And Lestat has 2 Blood
    Then Louis gains 4 Blood
    And Claudia gains 1 Blood
    And Armand's Pool stays the same
    And Lestat has 2 Blood
    And the Bank holds 45 Blood

  @id:VEND-0064 @vendetta.feed.collect-blood
  Scenario: Players collect only Blood, and it goes into the Pool
    Given Louis has 5 Blood and 1 Influence
    And Louis's Alliance holds Victim
    Then Louis has 6 Blood, 1 Influence and 0 Diablerie tokens
    And Louis has nothing at Location 1
    And Louis's Alliance holds Victim

  @id:VEND-0065 @needs:draining @vendetta.feed.drained-cards-do-not-feed
  Scenario: Drained cards yield no Blood
    Given Louis's Alliance holds Victim
    And Louis has Drained Victim and Betty Fuller
    Then Louis gains 1 Blood
    And Louis has Drained Victim and Betty Fuller

  @id:VEND-0066 @vendetta.feed.collect-blood
  Scenario: Later rounds also begin with the Feed Phase
    Given it is round 3
    And Louis's Alliance holds Victim and Victim
    Then Louis gains 2 Blood
    And it is for Louis to play a card

  @id:VEND-0610 @vendetta.feed.collect-blood
  Scenario: The Feed Phase has no limit on the Pool or the Alliance
    Given Louis has 20 Blood
    And Louis's Alliance holds Ryan Ramos, Bobby White, Maja Wysocki, Victim, Victim, Victim and Victim
    Then Louis gains 13 Blood
    And Louis has 33 Blood

  @id:VEND-0067 @vendetta.feed.collect-blood
  Scenario: Talley reduces the yield of the other cards by 1 Blood
    Given Louis's Alliance holds Talley, Victim and Victim
    Then Louis gains 1 Blood

  @id:VEND-0068 @vendetta.feed.collect-blood
  @edition:negative_feed=nothing
  Scenario: A player with only Talley loses no Blood where the yield cannot be negative
    Given Louis's Alliance holds Talley
    Then Louis's Pool stays the same
    And it is for Louis to play a card

  @id:VEND-1113 @edition:negative_feed=costs-blood @vendetta.feed.collect-blood
  Scenario: A player with only Talley loses 1 Blood where the yield can be negative
    Given Louis's Alliance holds Talley
    Then Louis loses 1 Blood
    And Claudia's Pool stays the same
    And it is for Louis to play a card

  @id:VEND-1114 @edition:negative_feed=costs-blood @vendetta.frenzy.trigger @needs:take-diablerie @needs:draining @needs:frenzy
  Scenario: Nobody causes the Frenzy when Talley takes the last Blood
    Given Louis's Alliance holds Talley
    And Louis has 1 Blood
    Then Louis has Drained Talley
    And Louis enters Frenzy through nobody
