# Rivals, "Set-Up", "Recruit", "Monsters", "Torpor"
Feature: Cards and games start in a fresh state
  Neither a game nor a card starts with anything used, done or gained.

  @id:RIV-3520 @rivals.recruit.from-hand-to-haven @needs:arrange
  Scenario: A new recruit is in the party at home and bears no Agenda
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Juliana is in the Haven
    And Ana holds Ryan
    And Bruno's Matthew is in the Haven
    When Ana recruits Ryan
    Then 0 Agenda lie on Ryan
    When Ryan is dealt 2 damage
    Then Ryan takes 1 damage

  @id:RIV-3521 @rivals.monster-end.each-tagged-attacks-one @needs:hunters
  Scenario: A new Monster's first-time text works, and it attacks in the same turn
    Given Ana (hunters) and Bruno sit clockwise
    And it is Ana's City Deck Step
    And the city deck holds Crackdown
    And the Monster deck holds Chupacabra
    And Ana's Ingrid and Sara are in the Haven
    And Bruno's Rival is Ana
    And Bruno's Matthew is in the Haven
    And the game stops at Ana's Draw Step
    When Ana moves Ingrid to The Streets
    And Ingrid attacks Monster
    And Ingrid makes a Mental attack
    Then these events happen in order:
      | event        | card       | target | amount |
      | blood-stolen | Chupacabra | Ingrid | 1      |
    When Ana passes 2 times
    Then it is for Bruno to have a Monster attack

  @id:RIV-3522 @rivals.setup.step-order @needs:setup
  Scenario: A new game starts with no knock-outs, no Agenda, and Haven and Agenda cards face down
    Given Ana and Bruno meet for a new game
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    And Ana's Haven card is The Hidden Temple
    And Ana's Agenda card is The Snake Den
    Then Ana and Bruno have 0 Agenda
    And Ana and Bruno are still in the game
    And Ana's Haven card lies face down
    And Ana's Agenda card lies face down
    And it is for chance to put an Event back

  @id:RIV-3523 @rivals.setup.step-order @needs:setup @needs:turn
  Scenario: The first turn is turn 1 of the game
    Given Ana and Bruno meet for a new game
    And Ana's Faction deck holds Ceraph and Iara in unknown order
    And Bruno's Faction deck holds Matthew and Hope in unknown order
    And everybody's Library holds Shotgun, Shotgun, Shotgun, Shotgun and Shotgun in unknown order
    And Ana's Haven card is The Orphanage
    And Bruno's Haven card is The Hidden Temple
    When chance draws Carnival, Uprising, Corruption and Crackdown
    And Ana chooses Ceraph as Leader
    And Bruno chooses Matthew as Leader
    And chance makes Ana Player 1
    And chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    And chance draws Iara, Shotgun, Shotgun, Shotgun and Shotgun
    And chance draws Hope, Shotgun, Shotgun, Shotgun and Shotgun
    Then it is turn 1 of the game
    And it is for chance to draw a city card

  @id:RIV-3524 @rivals.unique.torpor-copy-burned @needs:recruiting
  Scenario: A copy in recovery burned for a new recruit counts as a burned character
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Agenda card is Martyrdom face up
    And Ana's Ingrid is in the Haven
    And Ana's Rio is in torpor with 1 Blood
    And Ana holds Rio
    And Bruno's Matthew is in the Haven
    When Ana recruits Rio
    Then Ana gains 1 Agenda
    And Rio is in Ana's Haven

  @id:RIV-3525 @rivals.terms.burn @needs:cards @needs:hunters
  Scenario: A character burned by an Attack card's text counts as a burned character
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Agenda card is Martyrdom face up
    And Ana's Toquinho is in The Streets
    And Ana's Noriko is in the Haven
    And Ana holds Blaze of Glory
    And Brain-Eater is in The Streets
    And Ana has tagged Brain-Eater
    And Bruno's Matthew is in the Haven
    When Toquinho attacks Brain-Eater
    And Toquinho makes a Physical attack
    And Ana plays Blaze of Glory face down
    And Ana pays 1 Prestige
    Then Ana gains 1 Agenda
    And Toquinho is in Ana's burned pile
