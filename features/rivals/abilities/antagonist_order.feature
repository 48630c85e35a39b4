# Rivals, "Antagonist Step", "Priority": what acts first, and when the game is over in between
Feature: The order of the Antagonist Step

  Background:
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Bruno's Rival is Ana
    And it is Ana's Antagonist Step
    And Ana's Ingrid and Rio are in the Haven
    And Bruno's Matthew is in the Haven
    And Clara's Jamie is in the Haven
    And the game stops at Ana's Draw Step

  @id:RIV-2760 @rivals.priority.own-effects-own-order @checks:b @needs:hunters @needs:cards @needs:moving
  Scenario: In the Antagonist Step a player may let the Caveira act before a tagged Monster
    Given BOPE-RJ: Caveira is in The Streets
    And Ghost is in The Streets
    And Ana has tagged Ghost
    Then it is for Ana to say what acts first
    When Ana lets the Caveira act first
    And Ana chooses Rio
    Then Rio is in The Streets
    And it is for Bruno to have a Monster attack
    When Ghost attacks Ingrid
    Then Ingrid loses 1 Blood
    And it is for Ana to let the game go on

  @id:RIV-2761 @rivals.priority.own-effects-own-order @checks:b @needs:hunters @needs:cards @needs:moving
  Scenario: A tagged Monster that acts before the Caveira finds its target's party still at home
    Given BOPE-RJ: Caveira is in The Streets
    And Ghost is in The Streets
    And Ana has tagged Ghost
    When Ana lets the tagged Monsters act first
    And Ghost attacks Ingrid
    Then it is for Ana to block or decline
    When Ana declines
    Then Ingrid loses 1 Blood
    When Ana chooses Rio
    Then Rio is in The Streets
    And it is for Ana to let the game go on

  @id:RIV-3650 @rivals.priority.own-effects-own-order @needs:attacks @needs:hunters @needs:cards @needs:moving
  Scenario: In the Antagonist Step the Monster of Open Season may act before the Caveira
    Given BOPE-RJ: Caveira and Open Season are in The Streets
    And Ghost is attached to Open Season
    When Ana lets the Monster of Open Season act first
    And Ana chooses Rio
    And Ana declines
    Then Rio loses 1 Blood
    And Rio is in Ana's Haven
    When Ana chooses Ingrid
    Then Ingrid is in The Streets
    And it is for Ana to let the game go on

  @id:RIV-2762 @rivals.knockout.game-ends-after-current-action @needs:hunters @needs:ending @needs:torpor
  Scenario: A player knocked out by one Monster is not attacked by another
    Given Ghost and Chupacabra are in The Streets
    And Ana has tagged Ghost and Chupacabra
    And Ana has 1 Prestige
    And Bruno has 5 Agenda
    And Ana's Toquinho is in the Haven with 1 Blood
    And Toquinho is Leader
    When Chupacabra attacks Toquinho
    And Ana declines
    Then Ana is knocked out by nobody
    And Bruno wins the game
