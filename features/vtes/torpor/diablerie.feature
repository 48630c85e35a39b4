# Fifth edition rulebook, "Diablerie" and "Diablerise a Vampire in Torpor"
Feature: Diablerie

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0280 @needs:politics @vtes.diablerise-action.success-diablerises-victim @checks:a
  @vtes.diablerie.definition @checks:a
  @vtes.diablerie.step1-excess-drains @checks:a @vtes.blood-hunt.referendum-automatic @checks:b
  Scenario: A diablerist takes the victim's blood up to its capacity, and the victim is burned
    Given Sarah's Sully is ready with 2 blood
    And Sarah's Ryan is in torpor with 4 blood
    And Alexis's Colette is ready
    When Sully diablerises Ryan
    Then the action is undirected
    And the action's stealth is 1
    And the action costs nothing
    When nobody blocks
    Then these events happen in order:
      | event               | card | passed |
      | card-burned         | Ryan |        |
      | referendum-called   |      |        |
      | referendum-resolved |      | false  |
    And the action succeeds
    And Sully is ready with 4 blood and locked
    And Ryan is in Sarah's ash heap

  @id:VTES-0281 @vtes.diablerise-action.directed-if-different-controller @checks:a
  @vtes.diablerise-action.blocked-leads-to-combat @checks:a
  Scenario: Diablerie of another player's vampire is directed, and ends in combat if blocked
    Given Sarah's Sully is ready with 2 blood
    And Alexis's Colette is ready
    And Tom's Nassir is in torpor with 1 blood
    And Tom's Belinde is ready
    When Sully diablerises Nassir
    Then the action is directed
    And the action's stealth is 0
    And it is for Tom to block or decline
    And it is not for Alexis to block or decline
    And Colette cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Belinde attempts to block
    Then combat begins between Sully and Belinde
    When Sully strikes with hands
    And Belinde strikes with hands
    Then the action fails
    And Nassir is in torpor with 1 blood
    And no pool changes

  @id:VTES-2666 @needs:politics @vtes.diablerise-action.no-default-cost @checks:a
  Scenario: A diablerie costs nothing
    Given Sarah has 1 pool
    And Sarah's Sully is ready with 1 blood
    And Sarah's Nassir is in torpor with 0 blood
    And Alexis's Ayelech is ready
    When Sully diablerises Nassir
    Then the action costs nothing
    When nobody blocks
    And everyone passes
    Then Nassir is in Sarah's ash heap
    And Sully has 1 blood
    And no pool changes

  @id:VTES-2667 @vtes.diablerise-action.target-vampire-in-torpor @checks:a
  Scenario Outline: <victim> can be diablerised in torpor, while a ready vampire cannot
    Given Sarah's Sully is ready with 2 blood
    And Sarah's Ryan is in torpor with 0 blood
    And Sarah's Belinde is ready
    And Alexis's Nassir is in torpor with 0 blood
    And Rui's Lauren is in torpor with 0 blood
    And Rui's Colette is ready and locked
    Then Sully cannot diablerise Belinde because vtes.diablerise-action.target-vampire-in-torpor
    And Sully cannot diablerise Colette because vtes.diablerise-action.target-vampire-in-torpor
    When Sully diablerises <victim>
    Then it is for Sarah to vote or pass
    When Sarah passes
    Then <victim> is in <owner>'s ash heap

    Examples:
      | victim | owner  |
      | Ryan   | Sarah  |
      | Nassir | Alexis |
      | Lauren | Rui    |

  @id:VTES-2668 @vtes.diablerise-action.blocked-leads-to-combat @checks:a
  Scenario: A blocked diablerie leads to combat, and the victim is unharmed
    Given Sarah's Sully is ready with 2 blood
    And Sarah's Ryan is in torpor with 1 blood
    And Alexis's Ayelech is ready with 2 blood
    And Ayelech bears Sport Bike
    When Sully diablerises Ryan
    And Ayelech attempts to block
    Then combat begins between Sully and Ayelech
    When Sully strikes with hands
    And Ayelech strikes with hands
    Then the action fails
    And Ryan is in torpor with 1 blood
    And Sully has 1 blood
    And Ayelech has 1 blood
    And none of these events happens:
      | event             |
      | referendum-called |

  @id:VTES-2626 @vtes.diablerise-action.stealth-zero-if-different-controller @checks:a
  Scenario: Diablerie of another player's vampire has no stealth
    Given Sarah's Belinde is ready with 2 blood
    And Tom's Sully is in torpor with 1 blood
    And Tom's Nassir is ready
    When Belinde diablerises Sully
    Then the action's stealth is 0
    When Nassir attempts to block
    Then Nassir blocks the action
    And Sully is in torpor with 1 blood

  @id:VTES-0282 @needs:politics @vtes.diablerie.only-ready-vampires @checks:a
  @vtes.diablerise-action.target-vampire-in-torpor
  Scenario: A ready vampire cannot be diablerised, and an ally cannot commit diablerie
    Given Sarah's Sully is ready with 2 blood
    And Sarah's Underbridge Stray is ready
    And Alexis's Colette is ready
    And Alexis's Nassir is in torpor with 1 blood
    Then Sully cannot diablerise Colette because vtes.diablerise-action.target-vampire-in-torpor
    And Underbridge Stray cannot diablerise Nassir because vtes.diablerise-action.who-any-ready-vampire
    And Underbridge Stray cannot rescue Nassir because vtes.rescue.who-any-ready-vampire
    And Sully cannot rescue Colette because vtes.rescue.target-vampire-in-torpor
    When Sully diablerises Nassir
    And nobody blocks
    Then Sully is ready with 3 blood

  @id:VTES-2614 @vtes.diablerise-action.undirected-if-same-controller @checks:a
  Scenario: Diablerie of one's own vampire may be blocked by the prey, then by the predator
    Given Sarah's Belinde is ready with 2 blood
    And Sarah's Sully is in torpor with 1 blood
    And Alexis's Wauneka, Tom's Nassir, Rui's Ryan and Ines's Colette are ready
    And Colette bears Sport Bike
    When Belinde diablerises Sully
    Then the action is undirected
    And the action targets Sully
    And it is for Alexis to block or decline
    And Colette cannot attempt to block because vtes.action.block.prey-before-predator
    And Nassir cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    And Ryan cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Alexis declines to block
    Then it is for Ines to block or decline
    When Colette attempts to block
    Then Colette blocks the action
    And Sully is in torpor with 1 blood
    And Belinde has 2 blood

  @id:VTES-2615 @vtes.diablerise-action.stealth-plus-one-if-same-controller @checks:a
  Scenario: Diablerie of one's own vampire has exactly 1 stealth
    Given Sarah's Belinde is ready with 2 blood
    And Sarah's Sully is in torpor with 1 blood
    And Alexis's Nassir and Ayelech are ready
    And Ayelech bears Sport Bike
    When Belinde diablerises Sully
    Then the action's stealth is 1
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Ayelech attempts to block
    Then Ayelech blocks the action
    And Sully is in torpor with 1 blood
    And Belinde has 2 blood

  @id:VTES-0283 @needs:politics @vtes.diablerie.step2-may-take-equipment @checks:a
  @vtes.diablerie.step3-attachments-burned @checks:a,b
  Scenario: A diablerist takes any of the victim's equipment, and the rest is burned
    Given Sarah's Sully is ready with 2 blood
    And Tom's Ryan is in torpor with 1 blood
    And Ryan bears .44 Magnum, Sport Bike and Raven Spy
    When Sully diablerises Ryan
    Then Sully has 3 blood
    And it is for Sarah to take equipment or decline
    And Ryan is in torpor with 0 blood
    When Sarah takes .44 Magnum
    Then Sully bears .44 Magnum
    And it is for Sarah to take equipment or decline
    When Sarah passes
    Then Ryan is in Tom's ash heap
    And Tom's ash heap holds Sport Bike, Raven Spy and Ryan
    And Sully bears .44 Magnum

  @id:VTES-2214 @needs:politics @vtes.diablerie.step3-attachments-burned @checks:a
  @vtes.diablerie.step2-may-take-equipment @checks:b
  Scenario: A diablerist can take only equipment from the victim
    Given Sarah's Sully is ready with 2 blood
    And Tom's Ryan is in torpor with 1 blood
    And Ryan bears Sport Bike, Raven Spy and Celerity
    When Sully diablerises Ryan
    Then it is for Sarah to take equipment or decline
    And Sarah cannot take Raven Spy because vtes.diablerie.step2-may-take-equipment
    And Sarah cannot take Celerity because vtes.diablerie.step2-may-take-equipment
    When Sarah takes Sport Bike
    Then Sully bears Sport Bike
    And Tom's ash heap holds Raven Spy, Celerity and Ryan

  @id:VTES-2215 @needs:politics
  @vtes.diablerie.step2-may-take-equipment
  Scenario: A victim without equipment leaves nothing to take
    Given Sarah's Sully is ready with 2 blood
    And Tom's Ryan is in torpor with 1 blood
    And Ryan bears Raven Spy
    When Sully diablerises Ryan
    Then Sully bears nothing
    And Tom's ash heap holds Raven Spy and Ryan
    And it is for Sarah to decide in the minion phase

  @id:VTES-0284 @needs:discard @needs:politics
  @vtes.diablerie.step4-shuffle-or-redraw @checks:a @vtes.diablerie.step4-older-victim-grants-discipline @checks:a
  @vtes.diablerie.step4-sources-library-ash-heap-hand @checks:a
  Scenario: A diablerist may take a Discipline for an older victim from the library, which is shuffled
    Given Sarah's Sully is ready with 4 blood
    And Tom's Belinde is in torpor with 2 blood
    And Sarah's library holds Bonding, Celerity and Vessel
    And Sarah holds Vessel, Vessel, Vessel, Vessel, Vessel, Vessel and Fake Out
    When Sully diablerises Belinde
    Then it is for Sarah to take a Discipline or decline
    And Belinde is in Tom's ash heap
    When Sarah takes Celerity
    Then Sully bears Celerity
    And Sully's capacity is 5
    And Sully is ready with 4 blood
    And Sarah holds 7 cards
    When Sarah ends the minion phase
    And Sarah ends the influence phase
    And Sarah discards Fake Out
    Then it is for chance to draw a card
    When chance draws Vessel
    Then Sarah holds Vessel, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel

  @id:VTES-0285 @needs:politics @vtes.diablerie.step4-sources-library-ash-heap-hand @checks:a
  Scenario: A diablerist may take a Discipline from the ash heap
    Given Sarah's Sully is ready with 2 blood
    And Tom's Belinde is in torpor with 1 blood
    And Sarah's ash heap holds Vessel and Celerity
    When Sully diablerises Belinde
    And Sarah takes Celerity
    Then Sully bears Celerity
    And Sully's capacity is 5
    And Sully has 3 blood
    And Sarah's ash heap holds Vessel

  @id:VTES-0286 @needs:politics
  @vtes.diablerie.step4-shuffle-or-redraw @checks:a @vtes.diablerie.step4-sources-library-ash-heap-hand @checks:a
  Scenario: A diablerist may take a Discipline from the hand, which is then refilled
    Given Sarah's Sully is ready with 2 blood
    And Tom's Belinde is in torpor with 1 blood
    And Sarah holds Celerity, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Bonding and Fake Out
    When Sully diablerises Belinde
    And Sarah takes Celerity
    Then Sully bears Celerity
    And Sarah holds Vessel, Vessel, Vessel, Vessel, Vessel, Vessel and Bonding
    And Sarah's library holds Fake Out

  @id:VTES-2216 @needs:politics @vtes.diablerie.step4-sources-library-ash-heap-hand @checks:b
  @vtes.diablerie.step4-older-victim-grants-discipline
  Scenario: A diablerist cannot take a Discipline it has at superior, or another player's card
    Given Sarah's Sully is ready with 2 blood
    And Sully bears Dominate
    And Tom's Belinde is in torpor with 1 blood
    And Tom's ash heap holds Auspex
    And Sarah holds Dominate and Celerity
    When Sully diablerises Belinde
    Then it is for Sarah to take a Discipline or decline
    And Sarah cannot take Dominate because vtes.diablerie.step4-sources-library-ash-heap-hand
    And Sarah cannot take Auspex because vtes.diablerie.step4-sources-library-ash-heap-hand
    When Sarah takes Celerity
    Then Sully bears Dominate and Celerity
    And Sully's capacity is 6
    And Sarah holds Dominate

  @id:VTES-0287 @needs:politics
  @vtes.diablerie.step4-older-victim-grants-discipline @checks:b @vtes.crypt.older-means-larger-capacity @checks:b
  Scenario: A victim of the same capacity gives no Discipline
    Given Sarah's Sully is ready with 2 blood
    And Tom's Ryan is in torpor with 1 blood
    And Sarah holds Celerity
    When Sully diablerises Ryan
    Then Sully is ready with 3 blood
    And Sully bears nothing
    And Sarah holds Celerity
    And it is for Sarah to decide in the minion phase

  @id:VTES-0288 @needs:politics @vtes.diablerie.step4-older-victim-grants-discipline @checks:a,c
  Scenario: A diablerist may decline the Discipline, and can take no other card
    Given Sarah's Sully is ready with 2 blood
    And Tom's Belinde is in torpor with 1 blood
    And Sarah holds Celerity and Blood Doll
    When Sully diablerises Belinde
    Then it is for Sarah to take a Discipline or decline
    And Sarah cannot take Blood Doll because vtes.diablerie.step4-older-victim-grants-discipline
    When Sarah passes
    Then Sully bears nothing
    And Sarah holds Celerity and Blood Doll
    And Sully is ready with 3 blood

  @id:VTES-1297 @provisional @vtes.diablerie.effects-before-or-after @checks:a
  @vtes.blood-hunt.referendum-immediate @checks:a
  Scenario: Freak Drive can be played after a diablerie and its blood hunt
    Given Sarah's Naomi Stewart and Belinde are ready
    And Belinde is locked
    And Alexis's Nassir is in torpor with 0 blood
    And Sarah holds Freak Drive
    When Naomi Stewart diablerises Nassir
    Then it is for Sarah to vote or pass
    And Naomi Stewart cannot play Freak Drive at basic because vtes.blood-hunt.no-modifiers-no-reactions
    When Sarah votes against the referendum with Belinde
    Then the referendum fails
    When Naomi Stewart plays Freak Drive at basic
    Then Naomi Stewart is ready and unlocked
    And Nassir is in Alexis's ash heap
