# Fifth edition rulebook, "Library Cards", "Master Cards": locations
Feature: Locations
  They stay in play and can be used turn after turn.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1709
  @vtes.master.location.stays-in-play @checks:a @vtes.master.location.repeated-use @checks:a
  Scenario: A location can be used on three turns of its controller
    Given it is Sarah's master phase
    And Sarah's Nassir is ready with 1 blood
    And Sarah holds Academic Hunting Ground
    When Sarah plays Academic Hunting Ground
    And everyone passes until Sarah's unlock phase
    And Sarah uses Academic Hunting Ground on Nassir
    And everyone passes until Sarah's unlock phase
    And Sarah uses Academic Hunting Ground on Nassir
    And everyone passes until Sarah's unlock phase
    And Sarah uses Academic Hunting Ground on Nassir
    Then Nassir has 4 blood
    And Sarah controls Academic Hunting Ground

  @id:VTES-1766
  @vtes.master.location.usable-the-turn-played @checks:a @vtes.wording.lock-x-to-do-y-needs-unlocked
  @vtes.card.draw.draw-up-immediately @checks:b @vtes.glossary.discard-moves-hand-card-to-ash-heap
  Scenario: A location without a phase requirement can be used in the phase in which it is played
    Given it is Sarah's master phase
    And Sarah holds The Barrens, Bonding, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Fake Out and Majesty
    When Sarah plays The Barrens
    And Sarah uses The Barrens on Bonding
    Then The Barrens is locked
    And Sarah's ash heap holds Bonding
    And Sarah holds Fake Out, Majesty, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah cannot use The Barrens on Dodge because vtes.wording.lock-x-to-do-y-needs-unlocked
    When everyone passes until Sarah's unlock phase
    And Sarah uses The Barrens on Dodge
    Then Sarah's ash heap holds Bonding and Dodge

  @id:VTES-1767 @vtes.master.location.can-be-burned-by-effects @checks:a
  @vtes.ruling.wasserschloss-anif-austria.counters-lost-when-burned @checks:a @vtes.action.stealth.inherent
  Scenario: A Malkavian burns Wasserschloss Anif at stealth, and its counters are lost
    Given it is Alexis's minion phase
    And Alexis's Sully is ready
    And Sarah's Ayelech is ready
    And Sarah controls Wasserschloss Anif, Austria
    And Wasserschloss Anif, Austria has 3 counters
    When Sully acts through Wasserschloss Anif, Austria to burn it
    Then the action is directed
    And the action's stealth is 1
    When Sarah declines to block
    Then Wasserschloss Anif, Austria is in Sarah's ash heap
    And no pool changes
    And Ayelech's blood stays the same
    And Sully's blood stays the same

