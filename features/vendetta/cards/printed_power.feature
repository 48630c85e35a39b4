# Rulebook, "Determine the winner of the Conflict": the printed Power of every Clan card
Feature: Printed Power of Clan cards
  Cards that change their own Power even when alone are covered with their Clans.

  @id:VEND-1007 @vendetta.conflict.total-power
  Scenario Outline: A card that nothing changes has its printed Power
    Given Louis (<clan>), Claudia, Armand and Lestat sit clockwise
    And it is the Conflict Step at Location 1
    And Louis has <card> face up at Location 1
    And the game stops at the Aftermath Step at Location 1
    Then the Power of <card> on Louis's Position at Location 1 is <power>
    And Louis's Power at Location 1 is <power>
    And it is for Louis to let the game go on

    Examples:
      | clan      | card                   | power |
      | Brujah    | Bloody Fury            | 6     |
      | Brujah    | Challenge              | 4     |
      | Brujah    | Fist of Caine          | 4     |
      | Brujah    | F*ck the System        | 3     |
      | Brujah    | Earthshock             | 2     |
      | Brujah    | Show of Force          | 3     |
      | Brujah    | Ready                  | 1     |
      | Brujah    | Hunt                   | 0     |
      | Gangrel   | Earth Meld             | 1     |
      | Gangrel   | Wolf Companion         | 2     |
      | Gangrel   | Feral Weapons          | 1     |
      | Gangrel   | Power of the Pack      | 2     |
      | Gangrel   | Fearless               | 3     |
      | Gangrel   | On the Prowl           | 3     |
      | Gangrel   | Mist Form              | 2     |
      | Gangrel   | Ready                  | 0     |
      | Gangrel   | Hunt                   | 0     |
      | Malkavian | Mesmerize              | 3     |
      | Malkavian | Auction of Blood       | 2     |
      | Malkavian | Madness Network        | 2     |
      | Malkavian | Chaos                  | 2     |
      | Malkavian | Malkav's Bane          | 2     |
      | Malkavian | Mindless Assault       | 3     |
      | Malkavian | Hunt                   | 0     |
      | Nosferatu | Unseen Passage         | 2     |
      | Nosferatu | Cloak of Shadows       | 3     |
      | Nosferatu | Eyes in the Dark       | 2     |
      | Nosferatu | Feral Whispers         | 1     |
      | Nosferatu | Backstab               | 2     |
      | Nosferatu | One Step Ahead         | 3     |
      | Nosferatu | Vanish                 | 4     |
      | Nosferatu | Ready                  | 1     |
      | Nosferatu | Hunt                   | 0     |
      | Toreador  | Awe                    | 2     |
      | Toreador  | Entourage              | 0     |
      | Toreador  | Charisma               | 2     |
      | Toreador  | Summon                 | 3     |
      | Toreador  | Submission             | 3     |
      | Toreador  | Friends in High Places | 3     |
      | Toreador  | Ready                  | 0     |
      | Toreador  | Hunt                   | 0     |
      | Tremere   | Ancient Artifacts      | 6     |
      | Tremere   | Theft of Vitae         | 3     |
      | Tremere   | Dark Pact              | 1     |
      | Tremere   | Cauldron of Blood      | 3     |
      | Tremere   | Retaliation            | 2     |
      | Tremere   | Arcane Drain           | 2     |
      | Tremere   | Ready                  | 1     |
      | Tremere   | Hunt                   | 1     |
      | Ventrue   | Diplomacy              | 3     |
      | Ventrue   | Curfew                 | 2     |
      | Ventrue   | Majesty                | 0     |
      | Ventrue   | Mass Manipulation      | 3     |
      | Ventrue   | Tyrant's Gaze          | 2     |
      | Ventrue   | Forestall              | 3     |
      | Ventrue   | Ready                  | 2     |
      | Ventrue   | Hunt                   | 0     |

    # It grows with every Rival.
    @id:VEND-1071
    @edition:rival=at-the-location
    Examples:
      | clan    | card        | power |
      | Ventrue | Master Plan | 3     |
