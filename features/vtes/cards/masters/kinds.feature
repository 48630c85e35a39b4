# Masters: trifles, uniqueness, Disciplines, and limits
Feature: Kinds of masters

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's master phase

  @id:VTES-3550 @vtes.master.trifle.grants-extra-action
  Scenario Outline: <card> is a trifle
    Given Sarah's Claudia and Ryan are ready
    And Sarah's Sully is uncontrolled
    And Sarah holds <card>
    When Sarah plays <play>
    Then Sarah has 1 master phase action left

    Examples:
      | card                  | play                             |
      | Life in the City      | Life in the City on Ryan         |
      | Rebel                 | Rebel on Ryan                    |
      | Vessel                | Vessel on Ryan                   |
      | Villein               | Villein on Ryan for 2            |
      | Wider View            | Wider View                       |
      | Into the Fire         | Into the Fire on Ryan            |
      | Out of the Frying Pan | Out of the Frying Pan on Claudia |

  @id:VTES-3551 @vtes.master.regular-card-uses-the-action
  Scenario Outline: <card> is not a trifle
    Given Sarah's Ryan is ready
    And Alexis's Nassir is ready
    And Sarah holds <card>
    When Sarah plays <play>
    Then Sarah has 0 master phase actions left

    Examples:
      | card                     | play                         |
      | Anarch Troublemaker      | Anarch Troublemaker          |
      | Blood Doll               | Blood Doll on Ryan           |
      | Celerity                 | Celerity on Ryan             |
      | Dreams of the Sphinx     | Dreams of the Sphinx         |
      | Fame                     | Fame on Nassir               |
      | Guardian Angel           | Guardian Angel on Ryan       |
      | Haven Uncovered          | Haven Uncovered on Nassir    |
      | Information Highway      | Information Highway          |
      | Minion Tap               | Minion Tap on Ryan with X 1  |
      | Misdirection             | Misdirection on Nassir       |
      | Pentex™ Subversion       | Pentex™ Subversion on Nassir |
      | Secure Haven             | Secure Haven on Ryan         |
      | Smiling Jack, The Anarch | Smiling Jack, The Anarch     |
      | The Barrens              | The Barrens                  |
      | Visit from the Capuchin  | Visit from the Capuchin      |

  @id:VTES-3552 @vtes.master.discipline.grants-new-basic-level @vtes.master.discipline.capacity-plus-one
  Scenario Outline: <card> gives a vampire <code> and 1 capacity
    Given Sarah's <vampire> is ready
    And Sarah holds <card>
    When Sarah plays <card> on <vampire>
    Then <vampire>'s Disciplines are <disciplines>
    And <vampire>'s capacity is <capacity>
    And no pool changes

    Examples:
      | card        | vampire | code | disciplines      | capacity |
      | Auspex      | Carter  | aus  | aus and cel      | 3        |
      | Celerity    | Ashley  | cel  | cel, dom and obf | 4        |
      | Dominate    | Carter  | dom  | cel and dom      | 3        |
      | Potence     | Carter  | pot  | cel and pot      | 3        |
      | Thaumaturgy | Carter  | tha  | cel and tha      | 3        |

  @id:VTES-3553 @vtes.contest.starts-when-second-copy-enters-play
  Scenario Outline: <card> is unique, on any vampire
    Given Sarah's Ryan is ready
    And Alexis's Nassir is ready
    And Nassir bears <card>
    And Sarah holds <card>
    When Sarah plays <card> on <target>
    Then <card> and <card>#2 are contested

    Examples:
      | card               | target |
      | Fame               | Nassir |
      | Pentex™ Subversion | Nassir |
      | Secure Haven       | Ryan   |

  @id:VTES-3554 @vtes.contest.starts-when-second-copy-enters-play
  Scenario: Visit from the Capuchin is unique
    Given Alexis controls Visit from the Capuchin
    And Sarah holds Visit from the Capuchin
    When Sarah plays Visit from the Capuchin
    Then Visit from the Capuchin and Visit from the Capuchin#2 are contested

  @id:VTES-3555 @vtes.card.play.into-play-on-resolution
  Scenario Outline: Several copies of <card> can be in play
    Given Sarah's Ryan is ready
    And Alexis's Nassir is ready
    And Nassir bears <card>
    And Sarah holds <card>
    When Sarah plays <card> on <target>
    Then <target> bears <cards>

    Examples:
      | card            | target | cards                               |
      | Haven Uncovered | Nassir | Haven Uncovered and Haven Uncovered |
      | Blood Doll      | Ryan   | Blood Doll#2                        |
      | Vessel          | Ryan   | Vessel#2                            |
      | Guardian Angel  | Ryan   | Guardian Angel#2                    |

  @id:VTES-3556 @vtes.burn.card-goes-to-owners-ash-heap
  Scenario Outline: Dreams of the Sphinx is burned by a third use: <use>
    Given it is Sarah's <phase> phase
    And Sarah has the Edge
    And Sarah controls Dreams of the Sphinx
    And Dreams of the Sphinx has 2 counters
    And Sarah's Sully is uncontrolled
    When Sarah uses <use>
    Then Dreams of the Sphinx is in Sarah's ash heap

    Examples:
      | phase  | use                                          |
      | master | Dreams of the Sphinx to raise the hand size  |
      | unlock | Dreams of the Sphinx to gain 1 pool          |
      | master | Dreams of the Sphinx on Sully to add 1 blood |

  @id:VTES-3557 @vtes.lock.turned-sideways
  Scenario Outline: Dreams of the Sphinx stays in play after a second use: <use>
    Given it is Sarah's <phase> phase
    And Sarah has the Edge
    And Sarah controls Dreams of the Sphinx
    And Dreams of the Sphinx has 1 counter
    And Sarah's Sully is uncontrolled
    When Sarah uses <use>
    Then Sarah controls Dreams of the Sphinx
    And Dreams of the Sphinx has 2 counters
    And Dreams of the Sphinx is locked

    Examples:
      | phase  | use                                          |
      | master | Dreams of the Sphinx to raise the hand size  |
      | unlock | Dreams of the Sphinx to gain 1 pool          |
      | master | Dreams of the Sphinx on Sully to add 1 blood |

  @id:VTES-3558 @vtes.wording.during-x-do-y-once-per-x
  Scenario Outline: <card> moves 1 <what> in the <phase> phase only
    Given it is Sarah's <other> phase
    And Sarah's Ryan is ready with 2 blood
    And Ryan bears <card>
    Then Sarah cannot use <card> to <move> because vtes.wording.during-x-do-y-once-per-x

    Examples:
      | card       | phase  | other  | what  | move                       |
      | Blood Doll | master | unlock | blood | move 1 blood to the pool   |
      | Blood Doll | master | unlock | pool  | move 1 pool to the vampire |
      | Vessel     | unlock | master | blood | move 1 blood to the pool   |
      | Vessel     | unlock | master | pool  | move 1 pool to the vampire |

  @id:VTES-3559 @vtes.wording.during-x-do-y-once-per-x
  Scenario Outline: <card> moves 1 pool to its vampire once in the <phase> phase
    Given it is Sarah's <phase> phase
    And Sarah's Ryan is ready with 2 blood
    And Ryan bears <card>
    When Sarah uses <card> to move 1 pool to the vampire
    Then Ryan has 3 blood
    And Sarah burns 1 pool
    And Sarah cannot use <card> to move 1 blood to the pool because vtes.wording.during-x-do-y-once-per-x

    Examples:
      | card       | phase  |
      | Blood Doll | master |
      | Vessel     | unlock |

  @id:VTES-3560 @vtes.card.draw.hand-matches-hand-size
  Scenario: Trophy: Library adds two to the hand size, and a vampire can bear at most two
    Given Sarah's Ryan is ready
    And Sarah holds Elder Library, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Ryan bears Trophy: Library
    And Sarah's library holds Bonding and Vessel
    When Sarah plays Elder Library
    Then Sarah holds 10 cards

  @id:VTES-3561 @needs:legacy @vtes.golden-rule.cards-override-rules @vtes.legacy.trait.general.definition
  Scenario: A vampire can bear only one Shakar, and must be of the Black Hand
    Given Sarah's Claudia, Mariano Pomposo and Ryan are ready
    And Claudia bears Shakar
    And Sarah holds Shakar
    Then Sarah cannot play Shakar on Claudia because vtes.golden-rule.cards-override-rules
    And Sarah cannot play Shakar on Ryan because vtes.legacy.trait.general.definition
    When Sarah plays Shakar on Mariano Pomposo
    Then Mariano Pomposo bears Shakar#2
    And Sarah burns 1 pool

  @id:VTES-3624 @needs:legacy @vtes.master.trophy.put-in-play-by-master-phase-action
  Scenario Outline: <trophy> is put into play without its bonus
    Given Sarah's Ryan is ready
    And Sarah holds <trophy>, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Bonding, Bonding and Bonding
    When Sarah plays <trophy>
    Then Sarah controls <trophy>
    And Sarah holds 7 cards
    And no pool changes

    Examples:
      | trophy          |
      | Trophy: Library |
      | Trophy: Revered |

  @id:VTES-3625 @needs:politics @vtes.legacy.trait.red-list.other-unawarded-trophies-may-move
  Scenario: A vampire can be awarded a second Trophy: Library
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 2 blood
    And Sully bears Trophy: Library
    And Sarah controls Trophy: Library
    And Alexis's Qawiyya el-Ghaduba is in torpor with 0 blood
    When Sully diablerises Qawiyya el-Ghaduba
    And Sarah awards Trophy: Library#2
    Then Sully bears Trophy: Library and Trophy: Library#2

  @id:VTES-3626 @needs:legacy @needs:politics @vtes.legacy.trait.red-list.other-unawarded-trophies-may-move
  Scenario: A vampire cannot be awarded a third Trophy: Library
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 2 blood
    And Sully bears Trophy: Library and Trophy: Library
    And Sarah controls Trophy: Library
    And Alexis's Qawiyya el-Ghaduba is in torpor with 0 blood
    When Sully diablerises Qawiyya el-Ghaduba
    Then it is for Sarah to decide in the minion phase
    And Sully bears Trophy: Library and Trophy: Library#2
    And Sarah controls Trophy: Library#3

  @id:VTES-3627 @vtes.card.cost.pool-symbol
  Scenario Outline: <card> costs <pool> pool
    Given Sarah's <kin> is ready
    And Sarah's <vampire> is uncontrolled
    And Sarah holds <card>
    When Sarah plays <card> on <vampire>
    Then Sarah burns <pool> pool
    And <vampire> is ready

    Examples:
      | card               | kin  | vampire | pool |
      | Thicker than Blood | Ilse | Karl    | 2    |
