# Fifth edition rulebook, "Glossaries": steal; "Important Terms in the Game": control, rules of card ownership
Feature: Stolen cards
  A thief controls a stolen card permanently, in the region where it was; its owner remains its owner.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1300 @vtes.glossary.steal.permanent-control @vtes.glossary.steal.card-stays-in-same-region @checks:a
  @vtes.target.torpor-vampires-eligible @vtes.control.changes-only-by-explicit-effect @vtes.ownership.never-changes
  Scenario: A vampire stolen from a rival's torpor lies in the thief's torpor, still wounded
    Given Sarah's Sully is ready
    And Alexis's Colette is in torpor with 3 blood and locked
    And Sarah holds Graverobbing
    When Sully plays Graverobbing at basic on Colette
    Then the action succeeds
    And Sarah controls Colette
    And Colette is in torpor with 3 blood and locked
    And Colette is wounded
    And no pool changes
    And these events happen in order:
      | event           | card    | seat  |
      | control-changed | Colette | Sarah |

  @id:VTES-1301 @vtes.action.block.directed-only-targets-may-block @vtes.card-action.target-as-printed
  Scenario: A theft is directed at the player who is robbed, who may block it
    Given Sarah's Sully is ready
    And Alexis's Colette is in torpor
    And Alexis's Nassir is ready
    And Tom's Lauren is ready
    And Sarah holds Graverobbing
    When Sully plays Graverobbing at basic on Colette
    Then the action is directed
    And the action targets Colette
    And Lauren cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Nassir attempts to block
    Then Nassir blocks the action
    And Alexis controls Colette

  @id:VTES-1302 @vtes.glossary.steal.permanent-control @vtes.rescue.no-longer-wounded
  Scenario: A stolen vampire becomes ready for 2 blood and acts for the thief in the same turn
    Given Sarah's Madison is ready with 5 blood
    And Alexis's Colette is in torpor with 3 blood
    And Sarah holds Graverobbing
    When Madison plays Graverobbing at superior on Colette
    Then Sarah controls Colette
    And Colette is in torpor with 3 blood and unlocked
    And it is for Sarah to choose a target
    When Madison rescues Colette
    Then Madison has 3 blood
    And Colette is ready with 3 blood and unlocked
    And Colette is not wounded
    When Colette bleeds Alexis
    Then Alexis burns 1 pool
    And Sarah has the Edge

  @id:VTES-1303 @needs:torpor @vtes.glossary.steal.card-stays-in-same-region
  Scenario: A stolen vampire stays in torpor without the 2 blood, or if the thief declines to pay
    Given Sarah's Madison is ready with 2 blood
    And Sarah's Naomi Stewart is ready with 1 blood
    And Naomi Stewart bears Dominate
    And Alexis's Colette and Sully are in torpor
    And Sarah holds Graverobbing and Graverobbing
    When Madison plays Graverobbing at superior on Colette
    And Sarah passes
    Then Colette is in torpor
    And Madison has 2 blood
    When Naomi Stewart plays Graverobbing at superior on Sully
    Then Sarah controls Sully
    And Sully is in torpor
    And Naomi Stewart has 1 blood
    And it is for Sarah to decide in the minion phase

  @id:VTES-1304
  @vtes.glossary.steal.permanent-control @checks:a,b @vtes.ownership.never-changes @checks:a
  @vtes.glossary.ash-heap.discarded-cards-to-owner @vtes.burn.card-goes-to-owners-ash-heap
  Scenario: A stolen ally serves the thief in later turns, and goes to its owner's ash heap when burned
    Given Sarah's Catalina Vega is ready
    And Alexis's Underbridge Stray is ready with 1 life
    And Underbridge Stray came into play at basic
    And Sarah holds Entrancement
    When Catalina Vega plays Entrancement at superior on Underbridge Stray
    And nobody responds
    Then the action succeeds
    And Sarah controls Underbridge Stray
    And Underbridge Stray is ready with 1 life and unlocked
    When everyone passes until Alexis's minion phase
    Then Sarah controls Underbridge Stray
    When everyone passes until Sarah's minion phase
    And Underbridge Stray is dealt 1 damage
    Then Underbridge Stray is in Alexis's ash heap
    And Sarah's ash heap holds Entrancement

  @id:VTES-1305
  @vtes.glossary.steal.permanent-control @checks:c @vtes.glossary.steal.card-stays-in-same-region @checks:b
  Scenario: A stolen vampire can be stolen from the thief
    Given Sarah's Catalina Vega is ready
    And Alexis's Underbridge Stray is ready with 2 life
    And Underbridge Stray came into play at superior
    And Sarah holds Entrancement
    And Alexis's Nassir is ready
    And Tom's Tamoszius is ready
    And Tom holds Entrancement
    When Catalina Vega plays Entrancement at superior on Underbridge Stray
    And nobody responds
    Then Sarah controls Underbridge Stray
    When everyone passes until Tom's minion phase
    And Tamoszius plays Entrancement at superior on Underbridge Stray
    Then the action is directed
    When nobody responds
    Then Tom controls Underbridge Stray
    And Underbridge Stray is ready with 2 life

  @id:VTES-1306 @vtes.glossary.steal.not-from-yourself @checks:a,b @vtes.ownership.by-starting-deck @checks:a
  Scenario: A player cannot steal from themselves, but can steal their own card back from a rival
    Given Sarah's Catalina Vega is ready
    And Sarah's Impundulu is ready
    And Alexis's Underbridge Stray is ready
    And Underbridge Stray came into play at basic
    And Underbridge Stray is owned by Sarah
    And Sarah holds Entrancement
    Then Catalina Vega cannot play Entrancement at superior on Impundulu because vtes.glossary.steal.not-from-yourself
    When Catalina Vega plays Entrancement at superior on Underbridge Stray
    And nobody responds
    Then Sarah controls Underbridge Stray
    When Underbridge Stray is dealt 1 damage
    Then Underbridge Stray is in Sarah's ash heap
    And Alexis's ash heap is empty

  @id:VTES-1307 @vtes.glossary.steal.attached-card-may-be-moved-to-same-type @checks:b,c
  @vtes.minion-card.control.follows-host-minion @vtes.ownership.never-changes
  Scenario: Stolen equipment goes to a minion of the thief's choice
    Given Sarah's Kostantin, Baro of the Caravan and Sully are ready
    And Sarah's Ryan is in torpor
    And Alexis's Nassir is ready
    And Nassir bears .44 Magnum and Sport Bike
    When Sarah uses Kostantin, Baro of the Caravan on .44 Magnum
    Then the action is directed
    And the action's stealth is 1
    When Alexis declines to block
    Then it is for Sarah to choose a target
    And exactly these choices are open to Sarah:
      | Sarah puts .44 Magnum on Kostantin, Baro of the Caravan |
      | Sarah puts .44 Magnum on Sully                          |
      | Sarah puts .44 Magnum on Ryan                           |
    And Sarah cannot put .44 Magnum on Nassir because vtes.glossary.steal.attached-card-may-be-moved-to-same-type
    When Sarah puts .44 Magnum on Sully
    Then Sully bears .44 Magnum
    And Nassir bears Sport Bike
    And these events happen in order:
      | event      | card       | host  |
      | card-moved | .44 Magnum | Sully |
    And these events happen in order:
      | event           | card       | seat  |
      | control-changed | .44 Magnum | Sarah |

  @id:VTES-1308 @vtes.glossary.steal.attached-card-may-be-moved-to-same-type @vtes.burn.card-goes-to-owners-ash-heap
  Scenario: A stolen retainer serves its new employer, and goes to its owner's ash heap when burned
    Given Sarah's Sully is ready with 2 blood
    And Sarah's Rosalina Cortez is ready
    And Alexis's Nassir is ready
    And Nassir bears J. S. Simmons, Esq.
    And Sarah holds Far Mastery
    When Sully plays Far Mastery at basic on J. S. Simmons, Esq.
    And Alexis declines to block
    And Sarah puts J. S. Simmons, Esq. on Rosalina Cortez
    Then Rosalina Cortez bears J. S. Simmons, Esq.
    And J. S. Simmons, Esq. has 1 life
    And Sully has 1 blood
    When Rosalina Cortez bleeds Alexis
    And Alexis declines to block
    Then Alexis burns 2 pool
    When J. S. Simmons, Esq. is dealt 1 damage
    Then J. S. Simmons, Esq. is in Alexis's ash heap

  @id:VTES-1309 @needs:ending @vtes.minion-card.control.follows-host-minion @checks:a
  @vtes.glossary.steal.permanent-control
  Scenario: Cards on a stolen vampire come along, but a master keeps its controller
    Given Sarah's Sully is ready
    And Alexis's Colette is in torpor with 3 blood
    And Colette bears .44 Magnum and Raven Spy
    And Colette bears Blood Doll, played by Alexis
    And Colette bears Vessel, played by Tom
    And Raven Spy came into play at basic
    And Sarah holds Graverobbing
    When Sully plays Graverobbing at basic on Colette
    Then Sarah controls Colette
    And Colette bears .44 Magnum, Raven Spy, Blood Doll and Vessel
    And these events happen in order:
      | event           | card       | seat  |
      | control-changed | Colette    | Sarah |
    And these events happen in order:
      | event           | card       | seat  |
      | control-changed | .44 Magnum | Sarah |
    And these events happen in order:
      | event           | card       | seat  |
      | control-changed | Raven Spy  | Sarah |
    And none of these events happens:
      | event           | card       |
      | control-changed | Blood Doll |
      | control-changed | Vessel     |
    When Alexis loses all pool
    Then Colette bears .44 Magnum, Raven Spy and Vessel
    And Blood Doll is removed from the game

  @id:VTES-1310 @vtes.glossary.steal.permanent-control @checks:b @vtes.ending.oust.own-cards-under-rival-control-stay
  @vtes.ownership.ousted-owners-cards-elsewhere-stay
  Scenario: A stolen vampire stays with the thief when its owner is ousted
    Given Sarah's Madison is ready with 5 blood
    And Alexis's Colette is in torpor with 3 blood
    And Sarah holds Graverobbing
    When Madison plays Graverobbing at superior on Colette
    And Madison rescues Colette
    And Alexis loses all pool
    Then Alexis is ousted
    And Sarah controls Colette
    When Colette bleeds Tom
    Then Tom burns 1 pool

  @id:VTES-4861 @vtes.control.changes-only-by-explicit-effect
  Scenario: A stolen vampire that goes to torpor stays with the thief
    Given Sarah's Nassir is ready with 1 blood
    And Nassir is owned by Alexis
    And Alexis's Ayelech is ready
    When Nassir is dealt 2 damage
    Then Nassir is in torpor with 0 blood
    And Sarah controls Nassir

  @id:VTES-4862 @vtes.control.changes-only-by-explicit-effect
  Scenario: A vampire that fights its owner's minion and loses stays with the thief, in torpor
    Given Sarah's Nassir is ready with 1 blood
    And Nassir is owned by Alexis
    And Alexis's Ayelech is ready
    And Ayelech bears .44 Magnum
    When Nassir bleeds Alexis
    And Ayelech attempts to block
    And neither maneuvers
    And Nassir strikes with hands
    And Ayelech strikes with .44 Magnum
    Then Nassir is in torpor with 0 blood
    And Sarah controls Nassir
    And Ayelech burns 1 blood

  @id:VTES-1311 @vtes.glossary.target.eligibility-from-card-text @checks:a @vtes.target.card-must-be-in-play
  @vtes.target.uncontrolled-vampires-not-eligible
  Scenario: Only a card that the text names, and only one in play, can be stolen
    Given Sarah's Sully is ready
    And Sarah's Catalina Vega is ready
    And Alexis's Nassir is ready
    And Alexis's Colette is uncontrolled with 5 blood
    And Alexis's ash heap holds Rosalina Cortez
    And Sarah holds Graverobbing and Entrancement
    Then Sully cannot play Graverobbing at basic on Nassir because vtes.glossary.target.eligibility-from-card-text
    And Sully cannot play Graverobbing at basic on Colette because vtes.target.uncontrolled-vampires-not-eligible
    And Sully cannot play Graverobbing at basic on Rosalina Cortez because vtes.target.card-must-be-in-play
    And Catalina Vega cannot play Entrancement at superior on Nassir because vtes.glossary.target.eligibility-from-card-text

  @id:VTES-1312 @vtes.contest.forced-self-contest-burns-incoming @checks:a
  @vtes.contest.last-contestant-wins-in-next-unlock-phase
  Scenario: Contested equipment that comes along with a stolen vampire to the rival claimant is burned
    Given Sarah's Sully is ready
    And Sarah's Lauren is ready
    And Lauren bears Ivory Bow
    And Alexis holds Ivory Bow
    And Alexis's Nassir is ready
    And Sarah holds Graverobbing
    And it is Alexis's minion phase
    When Nassir equips with Ivory Bow
    And nobody blocks
    Then Ivory Bow and Ivory Bow#2 are contested
    When Nassir is dealt 5 damage
    Then Nassir is in torpor
    When everyone passes until Sarah's unlock phase
    And Sarah contests Ivory Bow
    And Sarah ends the unlock phase
    And Sarah ends the master phase
    And Sully plays Graverobbing at basic on Nassir
    Then Sarah controls Nassir
    And Nassir bears nothing
    And Alexis's ash heap holds Ivory Bow
    And Ivory Bow is contested
    When everyone passes until Sarah's unlock phase
    Then Lauren bears Ivory Bow
    And these events happen in order:
      | event       | card      |
      | contest-won | Ivory Bow |
