# Fifth edition rulebook, "Minion Cards": combat cards
Feature: Combat cards
  Minions in combat play them, and cannot play other minion cards there.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0035 @vtes.combat-card.played-in-combat @checks:a
  Scenario: A combat card cannot be played before combat
    Given Sarah's Nassir is ready
    And Alexis's Belinde is ready
    And Sarah holds Theft of Vitae
    When Nassir bleeds Alexis
    Then it is for Alexis to block or decline
    And Nassir cannot play Theft of Vitae at basic because vtes.combat-card.played-in-combat
    When Belinde attempts to block
    Then it is for Sarah to choose a strike
    When Nassir plays Theft of Vitae at basic
    Then it is for Alexis to choose a strike
    And Sarah holds nothing

  @id:VTES-0036 @vtes.combat.only-combat-cards-as-minion-cards @checks:a
  Scenario: An action modifier cannot be played in combat
    Given Sarah's Sully is ready
    And Alexis's Belinde is ready
    And Sarah holds Bonding
    When Sully bleeds Alexis
    And Sarah passes
    And Belinde attempts to block
    And Sarah passes
    Then combat begins between Sully and Belinde
    And it is for Sarah to choose a strike
    And Sully cannot play Bonding at basic because vtes.combat.only-combat-cards-as-minion-cards
