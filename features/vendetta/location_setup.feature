# Rulebook, "The phases in detail", 2. Location Setup
@needs:hand-building @needs:planning
Feature: The Location Setup Phase

  @id:VEND-0069 @vendetta.location-setup.one-ally-each
  Scenario: Four players get three Allies, one at each Location and the Prince's Haven
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And it is the Location Setup Phase
    And the Ally deck holds Marcel, Betty Fuller, Talley and Maldavis
    And Louis holds Hunt
    Then Marcel is the Ally at Location 1
    And Betty Fuller is the Ally at Location 2
    And Talley is the Ally at the Prince's Haven
    And the Ally deck holds 1 card

  @id:VEND-0070 @vendetta.location-setup.one-ally-each
  Scenario: Five players get four Allies
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue), Lestat (Gangrel) and Marius sit clockwise
    And it is the Location Setup Phase
    And the Ally deck holds Marcel, Betty Fuller, Talley, Maldavis and Edward Neally
    And Louis holds Hunt
    Then Talley is the Ally at Location 3
    And Maldavis is the Ally at the Prince's Haven
    And there is an Ally at each Location
    And the Ally deck holds 1 card

  @id:VEND-0071 @vendetta.location-setup.one-ally-each
  Scenario: Allies are drawn at random without repetition
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And it is the Location Setup Phase
    And the Ally deck holds Marcel, Betty Fuller, Talley and Maldavis in unknown order
    And Louis holds Hunt
    Then exactly Marcel, Betty Fuller, Talley and Maldavis can be drawn
    When chance draws Talley
    Then Talley is the Ally at Location 1
    And exactly Marcel, Betty Fuller and Maldavis can be drawn
    When chance draws Maldavis and Marcel
    Then Maldavis is the Ally at Location 2
    And Marcel is the Ally at the Prince's Haven
    And it is for Louis to play a card

  @id:VEND-0072 @needs:feed @needs:location-setup @vendetta.location-setup.every-round
  Scenario: Each round places new Allies at all Locations
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And it is round 2
    And it is the Withdraw Step at the Prince's Haven
    And Marcel is the Ally at the Prince's Haven
    And the Ally deck holds Betty Fuller, Talley and Maldavis
    And Louis has Hunt face up at the Prince's Haven
    When Louis secretly withdraws
    Then it is round 3
    And Betty Fuller is the Ally at Location 1
    And Talley is the Ally at Location 2
    And Maldavis is the Ally at the Prince's Haven
    And Marcel is out of the game

  @id:VEND-0185 @vendetta.location-setup.one-ally-each
  Scenario: Allies at the Locations are face up, and the Ally deck is hidden
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And it is the Location Setup Phase
    And the Ally deck holds Marcel, Betty Fuller, Talley and Maldavis
    And Louis holds Hunt
    Then nobody sees the Ally deck
    And Marcel is the Ally at Location 1
    And Betty Fuller is the Ally at Location 2
    And Talley is the Ally at the Prince's Haven
    And no event names Maldavis

  @id:VEND-0678 @vendetta.location-setup.one-ally-each
  Scenario: Allies in known order are placed before the others are drawn
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
    And it is the Location Setup Phase
    And Louis holds Hunt
    And the Ally deck holds Marcel
    And the Ally deck holds Betty Fuller and Talley in unknown order
    Then Marcel is the Ally at Location 1
    And exactly Betty Fuller and Talley can be drawn
    When chance draws Talley
    Then Talley is the Ally at Location 2
    And Betty Fuller is the Ally at the Prince's Haven
    And the Ally deck holds 0 cards
    And it is for Louis to play a card
