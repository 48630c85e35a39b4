# Rivals, "Monster Set-Up"
Feature: Monsters in set-up

  @id:RIV-0458 @rivals.monster.setup.two-per-hunter-player @rivals.monster.setup.one-in-streets-per-hunter-player
  Scenario Outline: Two Monsters for each Hunter player, and one of the two lies in The Streets
    Given <players> meet for a new game
    And everybody's Faction deck holds Ingrid and Rio in unknown order
    When chance draws <drawn>
    Then the Monster deck holds <left> cards
    And <left> cards lie in The Streets
    And Monster lies face down
    And nobody sees the Monster deck
    And nobody sees the unused Monsters
    And it is for chance to put an Event back

    Examples:
      | players                       | drawn                              | left |
      | Ana (hunters) and Bruno       | Ghost and Werewolf                 | 1    |
      | Ana and Bruno (hunters)       | Werewolf and Ghost                 | 1    |
      | Ana (hunters) and Bruno (hunters) | Ghost, Werewolf, Warlock and Vampire | 2    |
