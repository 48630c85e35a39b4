# Rulebook, "The phases in detail", 4. Planning: what it costs to play a card face down
Feature: The price of playing face down

  @id:VEND-0611 @vendetta.planning.play.face-down-costs-one-blood
  Scenario Outline: Playing face down costs the same for every Clan
    Given Louis (<clan>), Claudia, Armand and Lestat sit clockwise
    And Louis holds Hunt
    When Louis plays Hunt face down at Location 1
    Then Louis has 5 Blood
    And the Bank gains 1 Blood
    And Louis has Hunt face down at Location 1
    And it is for Louis to go on or end the turn

    Examples:
      | clan      |
      | Brujah    |
      | Gangrel   |
      | Malkavian |
      | Nosferatu |
      | Toreador  |
      | Tremere   |
      | Ventrue   |
