# Fifth edition rulebook, "Master Cards": their timing and their effects, one rule at a time
Feature: Timing of master cards

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's master phase

  @id:VTES-2473 @vtes.master.two-categories @checks:a @vtes.master.out-of-turn-only-in-others-turns @checks:a,b
  Scenario: Regular masters are played in one's own master phase, and out-of-turn ones in others' turns
    Given Sarah's Belinde is ready with 2 blood
    And Alexis's Ayelech is ready with 2 blood
    And Sarah holds Life in the City and Sudden Reversal
    And Alexis holds Life in the City and Sudden Reversal
    Then Sarah cannot play Sudden Reversal because vtes.master.out-of-turn-only-in-others-turns
    And Alexis cannot play Life in the City on Ayelech because vtes.master.regular-played-in-own-master-phase
    When Sarah plays Life in the City on Belinde
    And Alexis plays Sudden Reversal
    Then Belinde has 2 blood
    And Sarah's ash heap holds Life in the City

  @id:VTES-2474 @vtes.master.out-of-turn-only-in-others-turns @checks:b
  Scenario: An out-of-turn master cannot be played in its player's own turn, even with actions left
    Given Sarah's Sully is ready
    And Sarah controls The Parthenon
    And Sarah holds Direct Intervention and Conditioning
    When Sarah uses The Parthenon
    Then Sarah has 2 master phase actions left
    And Sarah cannot play Direct Intervention because vtes.master.out-of-turn-only-in-others-turns
    When Sarah ends the master phase
    And Sully bleeds Alexis
    Then it is for Sarah to respond before blocks
    And Sarah cannot play Direct Intervention because vtes.master.out-of-turn-only-in-others-turns
    When Sully plays Conditioning at basic
    Then Alexis burns 3 pool
    And Sarah holds Direct Intervention

  @id:VTES-2475 @vtes.master.one-master-phase-action-at-start @checks:b
  Scenario Outline: A Methuselah has no master phase action in the <phase> phase
    Given it is Sarah's <phase> phase
    And Sarah's Khalid is ready
    And Sarah holds Lost in Crowds and Blood Doll
    Then Sarah has 0 master phase actions left
    And Sarah cannot use Khalid on Lost in Crowds because vtes.sequencing.acting-methuselah-first
    And Sarah cannot play Blood Doll on Khalid because vtes.master.regular-played-in-own-master-phase
    When everyone passes until Sarah's master phase
    Then Sarah has 1 master phase action left

    Examples:
      | phase     |
      | unlock    |
      | minion    |
      | influence |
      | discard   |

  @id:VTES-2476
  @vtes.master.out-of-turn-uses-next-master-phase-action @checks:e
  @vtes.master.trifle.out-of-turn-gain-in-next-phase @checks:a
  Scenario Outline: <card> played out of turn leaves <left> master phase action for the next master phase
    Given Sarah's Belinde is ready
    And Sarah holds Blood Doll
    And Alexis holds <card>
    When Sarah plays Blood Doll on Belinde
    And Alexis plays <card>
    And everyone passes until Alexis's master phase
    Then Alexis has <left> master phase actions left
    When everyone passes until Alexis's master phase
    Then Alexis has 1 master phase action left

    Examples:
      | card            | left |
      | Wash            | 1    |

  @id:VTES-2477 @vtes.master.trifle.out-of-turn-gain-in-next-phase @checks:b
  Scenario: An out-of-turn trifle gives no action in the turn in which it is played
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready with 2 blood
    And Sarah holds Blood Doll
    And Alexis holds Wash and Life in the City
    When Sarah plays Blood Doll on Belinde
    And Alexis plays Wash
    Then Alexis cannot play Life in the City on Ayelech because vtes.master.regular-played-in-own-master-phase
    When everyone passes until Alexis's master phase
    Then Alexis has 1 master phase action left

  @id:VTES-2478 @needs:bleed @vtes.master.out-of-turn.only-one-before-next-master-phase @checks:c
  Scenario: A trifle that returns its action does not allow a second out-of-turn master
    Given Sarah's Belinde and Sully are ready
    And Sarah holds Blood Doll and Govern the Unaligned
    And Alexis's Nassir is ready
    And Alexis holds Wash and Direct Intervention
    When Sarah plays Blood Doll on Belinde
    And Alexis plays Wash
    And Sarah ends the master phase
    And Sully plays Govern the Unaligned at basic on Alexis
    Then it is for Alexis to block or decline
    And Alexis cannot play Direct Intervention because vtes.master.out-of-turn.only-one-before-next-master-phase
    When Alexis declines to block
    Then Alexis burns 3 pool

  @id:VTES-2479 @vtes.master.out-of-turn.any-appropriate-time @checks:a
  Scenario Outline: An out-of-turn master can be played in another Methuselah's <phase> phase
    Given it is Sarah's <phase> phase
    And Sarah's Sully is ready
    And Sarah holds <card>
    And Rui holds <answer>
    When <who> plays <card> <how>
    Then it is for Rui to respond as the card is played
    When Rui plays <answer>
    Then Sarah's ash heap holds <card>
    And Alexis's pool stays the same

    Examples:
      | phase   | card                 | who   | how                | answer              |
      | master  | Blood Doll           | Sarah | on Sully           | Sudden Reversal     |
      | minion  | Govern the Unaligned | Sully | at basic on Alexis | Direct Intervention |

  @id:VTES-2480 @vtes.master.controlled-by-its-player @checks:a
  Scenario: A master on a rival's minion stays with its player, and an action to burn it targets them
    Given Alexis's Ryan is ready
    And Sarah's Nassir is ready
    And Sarah holds Haven Uncovered
    When Sarah plays Haven Uncovered on Ryan
    Then Sarah controls Haven Uncovered
    And Alexis controls Ryan
    When everyone passes until Alexis's minion phase
    And Ryan acts through Haven Uncovered to burn it
    Then the action is directed
    And it is for Sarah to block or decline
    When Sarah declines to block
    Then Sarah's ash heap holds Haven Uncovered
    And Ryan bears nothing

  @id:VTES-2481 @needs:ending @vtes.master.controlled-by-its-player @checks:b
  Scenario: A Methuselah who gains control of a vampire does not control the master card on it
    Given it is Tom's master phase
    And Tom's Colette is ready
    And Colette bears Sport Bike
    And Tom holds Vessel
    And Sarah holds Malkavian Dementia
    When Tom plays Vessel on Colette
    And everyone passes until Sarah's master phase
    And Sarah plays Malkavian Dementia on Colette
    Then Sarah controls Colette and Sport Bike
    And Tom controls Vessel
    When Tom loses all pool
    Then Vessel is removed from the game
    And Colette bears Sport Bike

  @id:VTES-2482 @vtes.master.location.represents-a-place @checks:a
  Scenario: Effects that target locations cannot target other master cards
    Given it is Alexis's master phase
    And Sarah's Madison is ready
    And Sarah holds Dominate Kine
    And Alexis holds Creepshow Casino
    And Alexis controls Smiling Jack, The Anarch
    When Alexis plays Creepshow Casino
    And everyone passes until Sarah's minion phase
    Then Madison cannot play Dominate Kine at superior on Smiling Jack, The Anarch because vtes.glossary.target.eligibility-from-card-text
    When Madison plays Dominate Kine at superior on Creepshow Casino
    Then Sarah controls Creepshow Casino
    And Alexis controls Smiling Jack, The Anarch

  @id:VTES-2483 @vtes.master.location.repeated-use @checks:a,b
  Scenario: A location that locks can be used once a turn, and again in the next
    Given Sarah controls The Barrens
    And Sarah holds Vessel, Bonding and Dodge
    When Sarah uses The Barrens on Vessel
    Then Sarah cannot use The Barrens on Bonding because vtes.wording.lock-x-to-do-y-needs-unlocked
    When everyone passes until Sarah's unlock phase
    And Sarah uses The Barrens on Bonding
    Then Sarah cannot use The Barrens on Dodge because vtes.wording.lock-x-to-do-y-needs-unlocked
    When everyone passes until Sarah's unlock phase
    And Sarah uses The Barrens on Dodge
    Then Sarah's ash heap holds Vessel, Bonding and Dodge
    And Sarah controls The Barrens

  @id:VTES-2484 @vtes.master.location.usable-the-turn-played @checks:a,b
  Scenario: A location without a phase works at once, and an unlock phase one works next turn
    Given Sarah's Lauren is ready with 1 blood
    And Sarah controls The Parthenon
    And Sarah holds The Barrens, Academic Hunting Ground and Dodge
    When Sarah uses The Parthenon
    And Sarah plays Academic Hunting Ground
    And Sarah plays The Barrens
    And Sarah uses The Barrens on Dodge
    Then Sarah's ash heap holds Dodge
    And Sarah cannot use Academic Hunting Ground on Lauren because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Academic Hunting Ground on Lauren
    Then Lauren has 2 blood

  @id:VTES-2485 @vtes.master.discipline.no-blood-for-new-capacity @checks:a
  Scenario Outline: A Discipline card adds 1 capacity to <vampire> but no blood
    Given Sarah's <vampire> is ready with <blood> blood
    And Sarah holds <card>
    When Sarah plays <card> on <vampire>
    Then <vampire>'s capacity is <capacity>
    And <vampire> has <blood> blood
    When 2 blood is added to <vampire>
    Then <vampire> has <capacity> blood

    Examples:
      | vampire | blood | card       | capacity |
      | Colette | 5     | Dominate   | 6        |
      | Ryan    | 4     | Potence    | 5        |
      | Ryan    | 4     | Celerity   | 5        |
      | Ashley  | 3     | Auspex     | 4        |
      | Nassir  | 4     | Dominate   | 5        |

  @id:VTES-2486 @vtes.master.trophy.controlled-by-vampires-controller @checks:a @needs:legacy
  Scenario: A trophy follows its vampire when control changes, and comes back with it
    Given Tom's Colette is ready
    And Colette bears Trophy: Revered
    And Sarah holds Malkavian Dementia
    When Sarah plays Malkavian Dementia on Colette
    Then Sarah controls Colette and Trophy: Revered
    When Sarah ends the master phase
    And Colette bleeds Alexis
    Then Alexis burns 3 pool
    When everyone passes until Sarah's unlock phase
    Then Tom controls Colette and Trophy: Revered
