# Rulebook, "Active Clan cards", "Preparation", "Aftermath": the step in which each Clan card of the box acts
Feature: The step in which a card acts
  Conflict cards are covered where the winner is determined.

  @id:VEND-1226 @vendetta.resolution.five-steps
  Scenario Outline: <card> of the <clan> has no effect before the Preparation Step
    Given Louis (<clan>), Claudia, Armand and Lestat sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has <card> face up and 1 Blood at Location 1
    And Louis holds Hunt
    And Louis's Alliance holds Victim and Marcel
    And Claudia has 2 Blood at Location 1
    And Armand has 2 Blood at Location 1
    And Lestat has 2 Blood at Location 1
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    Then nobody's Pool changes
    And Louis acquires nothing
    And Louis holds Hunt
    And Louis has <card> face up and 1 Blood at Location 1
    And Claudia has 2 Blood at Location 1
    And it is for Louis to let the game go on

    Examples:
      | clan      | card              |
      | Brujah    | Show of Force     |
      | Gangrel   | Power of the Pack |
      | Gangrel   | Fearless          |
      | Gangrel   | Ready             |
      | Malkavian | Mesmerize         |
      | Malkavian | Madness Network   |
      | Malkavian | Chaos             |
      | Malkavian | Mindless Assault  |
      | Nosferatu | Backstab          |
      | Nosferatu | Vanish            |
      | Toreador  | Charisma          |
      | Toreador  | Ready             |
      | Tremere   | Ancient Artifacts |
      | Tremere   | Theft of Vitae    |
      | Tremere   | Arcane Drain      |
      | Ventrue   | Tyrant's Gaze     |

  @id:VEND-1227 @vendetta.resolution.five-steps
  Scenario Outline: <card> of the <clan> has no effect before the Aftermath Step
    Given Louis (<clan>), Claudia, Armand and Lestat sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has <card> face up and 2 Blood at Location 1
    And Louis's Alliance holds Victim and Marcel
    And Claudia has 2 Blood at Location 1
    And Armand has 2 Blood at Location 1
    And Lestat has 2 Blood at Location 1
    And the game stops at the Aftermath Step at Location 1
    When everyone stays
    Then Louis, Claudia, Armand and Lestat have 6 Blood
    And Louis acquires nothing
    And Louis has <card> face up and 2 Blood at Location 1
    And it is for Louis to let the game go on

    Examples:
      | clan      | card              |
      | Brujah    | Fist of Caine     |
      | Brujah    | F*ck the System   |
      | Brujah    | Earthshock        |
      | Brujah    | Hunt              |
      | Gangrel   | Earth Meld        |
      | Gangrel   | Mist Form         |
      | Gangrel   | Hunt              |
      | Malkavian | Hunt              |
      | Nosferatu | Unseen Passage    |
      | Nosferatu | Hunt              |
      | Toreador  | Awe               |
      | Toreador  | Summon            |
      | Toreador  | Hunt              |
      | Tremere   | Cauldron of Blood |
      | Tremere   | Hunt              |
      | Ventrue   | Hunt              |

  @id:VEND-1228 @vendetta.revelation.passive-timing
  Scenario: The card drawn by Malkav's Bane is in play when the Preparation Step begins
    Given Louis (Malkavian), Claudia (Tremere), Armand (Ventrue) and Lestat (Brujah) sit clockwise
    And it is the Withdraw Step at Location 1
    And Louis has Malkav's Bane face up at Location 1
    And Louis's Clan deck holds Shadow Strike and Chaos
    And Claudia has 1 Blood at Location 1
    And the game stops at the Preparation Step at Location 1
    When everyone stays
    Then Louis has Malkav's Bane face up and Shadow Strike face up at Location 1
    And it is for Louis to let the game go on
