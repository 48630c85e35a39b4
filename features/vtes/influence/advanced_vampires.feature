# Fifth edition rulebook, "Detailed Turn Sequence": influence phase, the box on advanced cards
Feature: Advanced vampires
  The two versions of a vampire are the same vampire: they contest each other, or merge into one card.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase

  @id:VTES-1200 @edition:influence_reveal_timing=any-time
  @vtes.influence.advanced.counts-as-vampire-card @checks:a @vtes.crypt.advanced-card-influenced-normally @checks:a
  @vtes.crypt.advanced-card-is-a-vampire-card
  Scenario: An advanced vampire can be brought out without its base version
    Given Sarah's Jessica (ADV) is uncontrolled with 7 blood
    Then Sarah cannot bring out Jessica (ADV) because vtes.influence.reveal-when-capacity-reached
    When Sarah moves 1 pool to Jessica (ADV)
    And Sarah brings out Jessica (ADV)
    Then Jessica (ADV) is ready with 8 blood and unlocked
    And Jessica (ADV) is not merged
    And Jessica (ADV)'s title is bishop
    And Sarah has 3 transfers left
    When everyone passes until Sarah's minion phase
    And Jessica (ADV) bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-1201 @vtes.crypt.advanced-card-is-a-vampire-card @checks:a @vtes.influence.four-transfers-new-crypt-card
  Scenario: An advanced vampire moves from the crypt like any other vampire
    Given Sarah's crypt holds Jessica (ADV) and Nassir
    When Sarah draws a crypt card
    Then Jessica (ADV) is uncontrolled with 0 blood
    And Sarah's crypt holds Nassir

  @id:VTES-1202 @vtes.influence.merge.cost @checks:a
  @vtes.influence.merge.condition-one-controlled-other-uncontrolled @checks:a
  @vtes.counter.burned-counters-return-to-bank
  Scenario: Four transfers and 1 pool merge the advanced version with the base version in play
    Given Sarah has 10 pool
    And Sarah's Jessica is ready with 3 blood
    And Sarah's Jessica (ADV) is uncontrolled
    When Sarah merges Jessica (ADV)
    Then Sarah burns 1 pool
    And Sarah has 0 transfers left
    And Jessica (ADV) is ready with 3 blood and unlocked
    And Jessica (ADV) is merged with Jessica
    And Sarah controls Jessica (ADV)
    And these events happen in order:
      | event  | card          |
      | merged | Jessica (ADV) |

  @id:VTES-1203 @vtes.influence.merge.advanced-on-top-single-vampire @checks:b
  @vtes.influence.merge.condition-one-controlled-other-uncontrolled @checks:a
  Scenario: A merged vampire is the same whichever version was in play first
    Given Sarah's Jessica (ADV) is ready with 3 blood
    And Sarah's Jessica is uncontrolled
    When Sarah merges Jessica
    Then Sarah burns 1 pool
    And Sarah has 0 transfers left
    And Jessica (ADV) is ready with 3 blood and unlocked
    And Jessica (ADV) is merged with Jessica
    And Jessica (ADV)'s capacity is 8
    And Jessica (ADV)'s title is archbishop

  @id:VTES-1204 @vtes.influence.merge.cost @checks:b
  Scenario: Three transfers are too few to merge
    Given Sarah's Jessica is ready
    And Sarah's Jessica (ADV) is uncontrolled
    When Sarah moves 1 pool to Jessica (ADV)
    Then Sarah cannot merge Jessica (ADV) because vtes.influence.merge.cost
    And Jessica (ADV) is uncontrolled with 1 blood

  @id:VTES-1205 @provisional @vtes.influence.merge.cost @vtes.ending.oust.pool-at-zero-ousts
  Scenario: A player who merges with the last pool is ousted
    Given Sarah has 1 pool
    And Sarah's Jessica is ready
    And Sarah's Jessica (ADV) is uncontrolled
    When Sarah merges Jessica (ADV)
    Then Sarah is ousted
    And Tom has 1 victory point
    And Jessica is removed from the game
    And Jessica (ADV) is removed from the game

  @id:VTES-1206
  @vtes.influence.merge.condition-one-controlled-other-uncontrolled @checks:b
  Scenario: Two cards of one version do not merge, nor does a version that another player controls
    Given Sarah's Jessica is uncontrolled
    And Alexis's Jessica (ADV) is ready
    And Sarah's Louis Fortier is ready
    And Sarah's Louis Fortier is uncontrolled
    And Sarah's crypt holds Louis Fortier (ADV)
    Then Sarah cannot merge Jessica because vtes.influence.merge.condition-one-controlled-other-uncontrolled
    And Sarah cannot merge Louis Fortier#2 because vtes.influence.merge.condition-one-controlled-other-uncontrolled
    And Sarah cannot merge Louis Fortier because vtes.turn.influence-phase-purpose
    When everyone passes until Alexis's influence phase
    Then Sarah cannot merge Jessica because vtes.influence.transfer-is-influence-phase-action

  @id:VTES-1207 @vtes.influence.merge.condition-one-controlled-other-uncontrolled @checks:b
  Scenario: A merged vampire does not merge with a third card
    Given Sarah's Jessica (ADV) is ready
    And Jessica (ADV) is merged with Jessica
    And Sarah's Jessica is uncontrolled with 7 blood
    And Sarah's Jessica (ADV) is uncontrolled with 8 blood
    Then Sarah cannot merge Jessica because vtes.influence.merge.condition-one-controlled-other-uncontrolled
    And Sarah cannot merge Jessica (ADV)#2 because vtes.influence.merge.condition-one-controlled-other-uncontrolled
    And Sarah cannot bring out Jessica because vtes.contest.no-voluntary-self-contest

  @id:VTES-1208 @provisional @vtes.influence.merge.condition-one-controlled-other-uncontrolled
  Scenario: A vampire in torpor can merge, a contested vampire cannot
    Given Sarah's Louis Fortier is in torpor with 1 blood
    And Sarah's Louis Fortier (ADV) is uncontrolled
    And Sarah's Jessica and Alexis's Jessica are contested
    And Sarah's Jessica (ADV) is uncontrolled
    Then Sarah cannot merge Jessica (ADV) because vtes.influence.merge.condition-one-controlled-other-uncontrolled
    When Sarah merges Louis Fortier (ADV)
    Then Louis Fortier (ADV) is in torpor with 1 blood
    And Louis Fortier (ADV) is merged with Louis Fortier

  @id:VTES-1209 @edition:merge_incoming_stack=burn @vtes.influence.merge.no-self-contest-alternative @checks:a
  @vtes.contest.cannot-control-two-of-same-unique
  Scenario: The other version of a vampire in play cannot be brought out, although it has enough blood
    Given Sarah's Jessica is ready with 2 blood
    And Sarah's Jessica (ADV) is uncontrolled with 8 blood
    Then Sarah cannot bring out Jessica (ADV) because vtes.influence.merge.no-self-contest-alternative
    When Sarah merges Jessica (ADV)
    Then Jessica (ADV) is ready with 2 blood

  @id:VTES-4851 @vtes.influence.merge.no-self-contest-alternative @checks:a
  @vtes.contest.cannot-control-two-of-same-unique
  Scenario Outline: The base version cannot be brought out while the advanced version is <where>
    Given Sarah's Jessica (ADV) is <where> with 3 blood
    And Sarah's Jessica is uncontrolled with 7 blood
    Then Sarah cannot bring out Jessica because vtes.influence.merge.no-self-contest-alternative
    And Jessica is uncontrolled with 7 blood

    Examples:
      | where     |
      | ready     |
      | in torpor |

  @id:VTES-1210 @edition:merge_incoming_stack=burn @vtes.influence.merge.in-play-counters-and-cards-kept @checks:a
  @vtes.influence.merge.incoming-counters-and-cards-burned @checks:a
  Scenario: A merged vampire keeps what the version in play had, and loses the other version's blood
    Given Sarah's Jessica is ready with 3 blood and locked
    And Jessica bears .44 Magnum and Vessel
    And Sarah's Jessica (ADV) is uncontrolled with 4 blood
    When Sarah merges Jessica (ADV)
    Then Jessica (ADV) is ready with 3 blood and locked
    And Jessica (ADV) bears .44 Magnum and Vessel
    And Sarah burns 1 pool
    When everyone passes until Sarah's unlock phase
    And Sarah uses Vessel to move 1 blood to the pool
    Then Jessica (ADV) has 2 blood
    And Sarah gains 1 pool

  @id:VTES-1211 @vtes.influence.merge.in-play-effects-follow @checks:a
  @vtes.published.out-of-the-frying-pan.real-change-of-sect
  Scenario: A merged vampire keeps a sect that it gained in play
    Given it is Sarah's master phase
    And Sarah's Jessica is ready
    And Sarah's Jessica (ADV) is uncontrolled
    And Sarah holds Out of the Frying Pan
    When Sarah plays Out of the Frying Pan on Jessica
    Then Jessica's sect is Camarilla
    When everyone passes until Sarah's influence phase
    And Sarah merges Jessica (ADV)
    Then Jessica (ADV)'s sect is Camarilla
    And Jessica (ADV) has no title

  @id:VTES-1212
  @vtes.influence.merge.base-contributes-text-only @checks:a @vtes.influence.merge.advanced-applies-in-full @checks:a
  Scenario: A merged vampire has the clan, capacity and Disciplines of the advanced card
    Given Sarah's Melinda Galbraith and Quentin King III are ready
    And Sarah's Melinda Galbraith (ADV) is uncontrolled
    And Sarah's Quentin King III (ADV) is uncontrolled
    Then Melinda Galbraith's clan is Lasombra
    And Quentin King III's Disciplines are AUS, DEM, obf and pre
    When Sarah merges Melinda Galbraith (ADV)
    Then Melinda Galbraith (ADV)'s clan is Toreador antitribu
    When everyone passes until Sarah's influence phase
    And Sarah merges Quentin King III (ADV)
    Then Quentin King III (ADV)'s Disciplines are AUS, cel, DEM, OBF and pre

  @id:VTES-1213 @vtes.influence.merge.base-contributes-text-only @checks:a
  @vtes.influence.merge.advanced-applies-in-full
  Scenario: The base version's capacity no longer counts after a merge, even with a Discipline card
    Given Sarah's Jessica is ready
    And Jessica bears Dominate
    And Sarah's Jessica (ADV) is uncontrolled
    Then Jessica's capacity is 8
    And Jessica's Disciplines are AUS, CEL, dom, OBT and PRE
    When Sarah merges Jessica (ADV)
    Then Jessica (ADV)'s capacity is 9
    And Jessica (ADV)'s Disciplines are AUS, CEL, dom, OBT and PRE

  @id:VTES-1214 @vtes.influence.merge.merged-icon-effects @checks:a
  Scenario: A merged vampire has the advanced text and the text marked with the merged icon
    Given it is Sarah's minion phase
    And Sarah's Marguerite Foccart (ADV) is ready
    And Marguerite Foccart (ADV) is merged with Marguerite Foccart
    And Alexis's Ayelech and Nassir are ready
    When Marguerite Foccart (ADV) enters combat with Ayelech
    And Marguerite Foccart (ADV) strikes with hands
    And Ayelech strikes with hands
    Then Ayelech burns 3 blood
    And Marguerite Foccart (ADV) burns 1 blood
    When Marguerite Foccart (ADV) enters combat with Nassir
    And Marguerite Foccart (ADV) strikes with hands
    And Nassir strikes with hands
    Then Nassir burns 2 blood

  @id:VTES-1215 @vtes.influence.merge.merged-icon-effects @checks:a
  Scenario: An unmerged advanced vampire lacks the text marked with the merged icon
    Given it is Sarah's minion phase
    And Sarah's Marguerite Foccart (ADV) is ready
    And Alexis's Ayelech and Nassir are ready
    When Marguerite Foccart (ADV) enters combat with Ayelech
    And Marguerite Foccart (ADV) strikes with hands
    And Ayelech strikes with hands
    Then Ayelech burns 2 blood
    When Marguerite Foccart (ADV) enters combat with Nassir
    And Marguerite Foccart (ADV) strikes with hands
    And Nassir strikes with hands
    Then Nassir burns 1 blood

  @id:VTES-1216 @vtes.influence.merge.merged-icon-effects
  Scenario: Text with the merged icon can give levels of Disciplines
    Given Sarah's Louis Fortier is ready
    And Sarah's Louis Fortier (ADV) is uncontrolled
    Then Louis Fortier's Disciplines are aus, dom, for, obf and pre
    When Sarah merges Louis Fortier (ADV)
    Then Louis Fortier (ADV)'s Disciplines are aus, DOM, for, obf and PRE

  @id:VTES-1217 @vtes.influence.merge.conflict-advanced-wins @checks:a
  @vtes.published.louis-fortier.merging-makes-him-anarch
  Scenario: The advanced text overrides a base text that contradicts it
    Given Sarah's Louis Fortier is ready
    And Sarah's Louis Fortier (ADV) is uncontrolled
    Then Louis Fortier's sect is Camarilla
    When Sarah merges Louis Fortier (ADV)
    Then Louis Fortier (ADV)'s sect is Anarch

  @id:VTES-1218
  @provisional @vtes.influence.merge.conflict-advanced-wins @checks:a @vtes.influence.merge.merged-icon-effects
  Scenario: The advanced card's title replaces the base card's title, which is kept if there is none
    Given Sarah's Jessica and Quentin King III are ready
    And Sarah's Jessica (ADV) is uncontrolled
    And Sarah's Quentin King III (ADV) is uncontrolled
    Then Jessica's title is bishop
    When Sarah merges Jessica (ADV)
    Then Jessica (ADV)'s title is archbishop
    When everyone passes until Sarah's influence phase
    And Sarah merges Quentin King III (ADV)
    Then Quentin King III (ADV)'s title is prince

  @id:VTES-1219 @needs:legacy @vtes.influence.merge.merged-icon-effects @vtes.title-contest.starts-when-two-claim
  Scenario: A title gained by merging can be contested
    Given Sarah's Jessica is ready
    And Sarah's Jessica (ADV) is uncontrolled
    And Alexis's Ryan is ready
    And Ryan's title is prince, of Brussels
    When Sarah merges Jessica (ADV)
    Then Jessica (ADV) and Ryan are in a contest of titles
    And Jessica (ADV) has no title

  @id:VTES-1220 @vtes.influence.advanced.contests-other-copies @checks:a
  @vtes.contest.starts-when-second-copy-enters-play
  @vtes.crypt.cards-are-unique @checks:a
  Scenario: Two versions of a vampire under different controllers contest each other
    Given Sarah's Jessica is uncontrolled with 7 blood
    And Alexis's Jessica (ADV) is ready
    When Sarah brings out Jessica
    Then Jessica and Jessica (ADV) are contested

  @id:VTES-1221
  @vtes.influence.advanced.contests-other-copies @checks:b @vtes.influence.merge.stays-one-card-until-burned
  @vtes.contest.cost-one-pool-per-own-unlock-phase @vtes.contest.last-contestant-wins-in-next-unlock-phase
  Scenario: A merged vampire is contested as one card, and merged again when it returns
    Given Sarah's Jessica (ADV) is uncontrolled with 8 blood
    And Alexis's Jessica (ADV) is ready with 5 blood
    And Jessica (ADV) is merged with Jessica
    When Sarah brings out Jessica (ADV)#2
    Then Jessica (ADV) and Jessica (ADV)#2 are contested
    When everyone passes until Alexis's unlock phase
    And Alexis contests Jessica (ADV)#2
    Then Alexis burns 1 pool
    When everyone passes until Sarah's unlock phase
    And Sarah yields Jessica (ADV)
    And everyone passes until Alexis's unlock phase
    Then Jessica (ADV) is ready with 5 blood and unlocked
    And Jessica (ADV) is merged with Jessica

  @id:VTES-1222 @vtes.influence.merge.stays-one-card-until-burned @checks:b @vtes.contest.yielded-card-is-burned
  Scenario: A burned merged vampire becomes two cards in the ash heap
    Given it is Sarah's unlock phase
    And Sarah's Jessica (ADV) is contested
    And Jessica (ADV) is merged with Jessica
    And Alexis's Jessica is contested
    When Sarah yields Jessica (ADV)
    Then Sarah's ash heap holds Jessica (ADV) and Jessica

  @id:VTES-1223
  @vtes.influence.merge.stays-one-card-until-burned @checks:b @vtes.burn.card-goes-to-owners-ash-heap
  Scenario: Each card of a burned merged vampire goes to its own owner's ash heap
    Given it is Sarah's unlock phase
    And Sarah's Jessica is ready
    And Jessica is owned by Tom
    And Sarah's Jessica (ADV) is uncontrolled
    When everyone passes until Sarah's influence phase
    And Sarah merges Jessica (ADV)
    And Jessica (ADV) is dealt 1 aggravated damage
    And Jessica (ADV) is dealt 8 aggravated damage
    Then Jessica (ADV) is in Sarah's ash heap
    And Jessica is in Tom's ash heap

  @id:VTES-1224 @vtes.influence.merge.stays-one-card-until-burned @checks:a @vtes.influence.reveal-when-capacity-reached
  Scenario: A merged vampire in the uncontrolled region is one card, brought out at the advanced capacity
    Given Sarah's Jessica (ADV) is uncontrolled with 7 blood
    And Jessica (ADV) is merged with Jessica
    Then Sarah cannot bring out Jessica (ADV) because vtes.influence.reveal-when-capacity-reached
    And Alexis does not see Sarah's uncontrolled vampires
    When Sarah moves 1 pool to Jessica (ADV)
    And Sarah brings out Jessica (ADV)
    Then Jessica (ADV) is ready with 8 blood and unlocked
    And Jessica (ADV) is merged with Jessica
    And Jessica (ADV)'s title is archbishop
    And Alexis's pool stays the same

  @id:VTES-1225
  @vtes.influence.merge.base-contributes-text-only @checks:a @vtes.influence.merge.conflict-advanced-wins @checks:b
  Scenario: A merged vampire has the text of its base card
    Given Alexis's Marguerite Foccart is ready
    And Alexis's Marguerite Foccart (ADV) is uncontrolled
    And Sarah's Nassir is ready
    And Sarah holds Consanguineous Boon
    When everyone passes until Alexis's influence phase
    And Alexis merges Marguerite Foccart (ADV)
    And everyone passes until Sarah's minion phase
    And Nassir plays Consanguineous Boon
    And Marguerite Foccart (ADV) attempts to block
    Then Marguerite Foccart (ADV) blocks the action
    When Nassir strikes with hands
    And Marguerite Foccart (ADV) strikes with hands
    Then Nassir burns 2 blood
    And the combat is over

  @id:VTES-1226 @vtes.influence.advanced.counts-as-vampire-card
  Scenario: An unmerged advanced vampire lacks the text of its base card
    Given Alexis's Marguerite Foccart (ADV) is uncontrolled with 6 blood
    And Sarah's Nassir is ready
    And Sarah holds Consanguineous Boon
    When everyone passes until Alexis's influence phase
    And Alexis brings out Marguerite Foccart (ADV)
    And everyone passes until Sarah's minion phase
    And Nassir plays Consanguineous Boon
    And Marguerite Foccart (ADV) attempts to block
    Then Marguerite Foccart (ADV) fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-1227 @vtes.influence.merge.in-play-effects-follow @checks:a
  Scenario: Another player's card on a vampire stays on it after a merge
    Given Alexis's Jessica is ready
    And Jessica bears Pentex™ Subversion, played by Sarah
    And Alexis's Jessica (ADV) is uncontrolled
    And Sarah's Nassir is ready
    When everyone passes until Alexis's influence phase
    And Alexis merges Jessica (ADV)
    Then Jessica (ADV) bears Pentex™ Subversion
    When everyone passes until Sarah's minion phase
    And Nassir bleeds Alexis
    Then Alexis burns 1 pool
    And Jessica (ADV) is unlocked

  @id:VTES-1228
  @vtes.influence.merge.stays-one-card-until-burned @checks:a @vtes.deck.group-does-not-limit-control-in-play @checks:a
  @vtes.control.changes-only-by-explicit-effect
  Scenario: A merged vampire stays merged under another player's control
    Given it is Sarah's master phase
    And Sarah's Ryan is ready
    And Alexis's Quentin King III (ADV) is ready with 4 blood
    And Quentin King III (ADV) is merged with Quentin King III
    And Sarah holds Malkavian Dementia
    When Sarah plays Malkavian Dementia on Quentin King III (ADV)
    Then Sarah controls Quentin King III (ADV)
    And Quentin King III (ADV) is merged with Quentin King III
    And Quentin King III (ADV) is ready with 4 blood
    When everyone passes until Sarah's unlock phase
    Then Alexis controls Quentin King III (ADV)
    And Quentin King III (ADV) is merged with Quentin King III
