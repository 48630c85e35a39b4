# Fifth edition rulebook, "Glossaries": ash heap; "Important Terms in the Game": burn
Feature: Ash heaps
  A burned or discarded card goes to its owner's ash heap. An action aimed at an ash heap is undirected.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1375 @vtes.glossary.ash-heap.targeting-action-is-undirected @checks:a
  @vtes.action.block.undirected-prey-or-predator
  @vtes.published.targets-card-in-ash-heap.undirected
  Scenario: An action that targets a rival's ash heap is blocked by prey and predator, not by that rival
    Given Sarah's Nassir is ready with 1 blood
    And Nassir's clan is Nagaraja
    And Sarah holds Emergency Rations
    And Tom's ash heap holds J. S. Simmons, Esq. and Raven Spy
    And Tom's Lauren is ready
    And Alexis's Colette is ready
    And Ines's Belinde is ready
    When Nassir plays Emergency Rations on J. S. Simmons, Esq. in Tom's ash heap
    Then the action is undirected
    And the action targets J. S. Simmons, Esq.
    And the action's stealth is 1
    And it is for Alexis to block or decline
    And Lauren cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Alexis declines to block
    Then it is for Ines to block or decline
    When Ines declines to block
    Then J. S. Simmons, Esq. is removed from the game
    And Tom's ash heap holds Raven Spy
    And Nassir bears Emergency Rations

  @id:VTES-1376 @vtes.glossary.ash-heap.targeting-action-is-undirected @checks:b
  @vtes.published.targets-card-in-ash-heap.undirected
  Scenario: An action that targets one's own ash heap is undirected
    Given Sarah's Nassir is ready with 1 blood
    And Nassir's clan is Nagaraja
    And Sarah holds Emergency Rations
    And Sarah's ash heap holds J. S. Simmons, Esq.
    And Alexis's Colette is ready
    When Nassir plays Emergency Rations on J. S. Simmons, Esq. in Sarah's ash heap
    Then the action is undirected
    And it is for Alexis to block or decline
    When Alexis declines to block
    Then J. S. Simmons, Esq. is removed from the game
    When everyone passes until Sarah's unlock phase
    And Sarah uses Emergency Rations
    Then Nassir is ready with 4 blood and unlocked
    And Emergency Rations is in Sarah's ash heap

  @id:VTES-1377 @vtes.glossary.target.eligibility-from-card-text
  Scenario: Only a card that the text allows, in the ash heap that it names, can be targeted
    Given Sarah's Nassir is ready with 1 blood
    And Nassir's clan is Nagaraja
    And Sarah holds Emergency Rations
    And Tom's ash heap holds J. S. Simmons, Esq. and Raven Spy
    Then Nassir cannot play Emergency Rations on Raven Spy in Tom's ash heap because vtes.glossary.target.eligibility-from-card-text
    And Nassir cannot play Emergency Rations on J. S. Simmons, Esq. in Alexis's ash heap because vtes.glossary.target.eligibility-from-card-text
    When Nassir plays Emergency Rations on J. S. Simmons, Esq. in Tom's ash heap
    Then Nassir bears Emergency Rations

  @id:VTES-1378 @vtes.glossary.ash-heap.discarded-cards-to-owner @checks:a @vtes.discard-phase.discard-and-replace
  Scenario: A discarded card goes to the ash heap of the player who held it
    Given it is Sarah's discard phase
    And Sarah holds Vessel and Bonding
    And Alexis's ash heap holds Vessel
    When Sarah discards Vessel
    Then Sarah's ash heap holds Vessel
    And Alexis's ash heap holds Vessel
    And Sarah holds Bonding

  @id:VTES-1379 @vtes.remove-from-game.not-affected-by-anything @checks:a @vtes.target.card-must-be-in-play
  Scenario: A card removed from the game cannot be targeted
    Given Sarah's Impundulu is ready with 1 life
    And Sarah's Nassir is ready with 1 blood
    And Nassir's clan is Nagaraja
    And Sarah holds Emergency Rations and Graverobbing
    And Sarah's Sully is ready
    And Tom's removed cards are Colette and J. S. Simmons, Esq.
    And Alexis's ash heap holds Ashley
    Then Sully cannot play Graverobbing at basic on Colette because vtes.remove-from-game.not-affected-by-anything
    And Sully cannot play Graverobbing at basic on Ashley because vtes.target.card-must-be-in-play
    And Nassir cannot play Emergency Rations on J. S. Simmons, Esq. in Tom's ash heap because vtes.glossary.target.eligibility-from-card-text
    And Colette is removed from the game

  @id:VTES-3005 @vtes.glossary.ash-heap.discarded-cards-to-owner @checks:b @vtes.burn.card-goes-to-owners-ash-heap
  Scenario: A burned vampire goes to its owner's ash heap, not its controller's
    Given Sarah's Colette is ready with 0 blood
    And Colette is owned by Alexis
    When Colette is dealt 1 damage and 1 aggravated damage
    Then Colette is in Alexis's ash heap
    And Sarah's ash heap is empty
    And Tom's ash heap is empty

  @id:VTES-3099 @vtes.glossary.discard-moves-hand-card-to-ash-heap @checks:a,b
  Scenario: A discarded master has no effect and no cost; a master in play cannot be discarded
    Given it is Sarah's discard phase
    And Sarah's Belinde is ready with 3 blood
    And Belinde bears Blood Doll
    And Sarah holds The Parthenon and Dodge
    Then Sarah cannot discard Blood Doll because vtes.discard-phase.discard-and-replace
    When Sarah discards The Parthenon
    Then Sarah's ash heap holds The Parthenon
    And Sarah holds Dodge
    And no pool changes
    And Belinde bears Blood Doll
    And none of these events happens:
      | event       |
      | card-played |
