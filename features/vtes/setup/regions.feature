# Fifth edition rulebook, "Game Setup": blood bank, play area; "Introduction"
Feature: The table, the bank and the regions
  Vampires are uncontrolled, ready or in torpor; the supply of counters never runs out.

  @id:VTES-1270 @vtes.seat.prey-is-left-neighbour @vtes.intro.player-count @checks:a
  Scenario: Four players sit down to a game
    Given Justine, Lisa, Richard and Scott meet for a new game
    When chance seats Lisa
    And chance seats Scott
    And chance seats Justine
    And chance seats Richard
    And chance makes Lisa the first Methuselah
    Then it is Lisa's unlock phase
    And Lisa's prey is Scott
    And Lisa's predator is Richard

  @id:VTES-1271 @vtes.intro.player-count @checks:a @vtes.seat.predator-is-right-neighbour
  Scenario: Five players sit down to a game
    Given Justine, Lisa, Richard, Scott and Steve meet for a new game
    When chance seats Lisa
    And chance seats Scott
    And chance seats Justine
    And chance seats Richard
    And chance seats Steve
    And chance makes Lisa the first Methuselah
    Then it is Lisa's unlock phase
    And Lisa's prey is Scott
    And Lisa's predator is Steve

  @id:VTES-1272 @vtes.bank.never-runs-out @checks:a @vtes.counter.gained-counters-come-from-bank
  Scenario: The bank never runs out of counters
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And Sarah's Impundulu is ready with 1 life
    When 500 blood is added to Impundulu
    Then Impundulu is ready with 501 life

  @id:VTES-1273
  @vtes.area.uncontrolled-and-controlled-regions @checks:a @vtes.control.vampires-put-into-play @checks:a
  Scenario: A vampire is in one region at a time, and only a controlled vampire can act
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And Sarah's Ryan is uncontrolled with 4 blood
    Then Ryan cannot bleed Alexis because vtes.minion-phase.only-ready-unlocked-act
    When Sarah ends the minion phase
    And Sarah brings out Ryan
    Then Ryan is ready with 4 blood
    And Sarah controls Ryan
    When everyone passes until Sarah's minion phase
    And Ryan bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-1274 @vtes.area.controlled-region-split @checks:a @vtes.area.torpor-is-for-wounded-vampires @checks:a
  @vtes.contest.cannot-control-two-of-same-unique
  Scenario: A wounded vampire goes to torpor, where it is controlled but not ready
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And Sarah's Ryan is ready with 2 blood
    And Sarah's Ryan is uncontrolled with 4 blood
    And Alexis's Nassir is ready
    When Ryan is dealt 1 aggravated damage
    Then Ryan is in torpor with 2 blood
    And Ryan is wounded
    And Sarah controls Ryan
    And Ryan cannot bleed Alexis because vtes.torpor.only-leave-torpor-action
    When Sarah ends the minion phase
    Then Sarah cannot bring out Ryan#2 because vtes.contest.no-voluntary-self-contest

  @id:VTES-1275 @vtes.area.torpor-is-for-wounded-vampires @checks:a @vtes.leave-torpor.no-longer-wounded
  Scenario: A vampire that leaves torpor is no longer wounded
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And Sarah's Ryan is in torpor with 2 blood
    Then Ryan is wounded
    When Ryan leaves torpor
    Then Ryan is ready with 0 blood
    And Ryan is not wounded

  @id:VTES-1276 @vtes.area.controlled-region-split @checks:a @vtes.contest.starts-when-second-copy-enters-play
  Scenario: A vampire in torpor can be contested
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And Alexis's Ryan is ready with 2 blood
    And Sarah's Ryan is uncontrolled with 4 blood
    When Ryan is dealt 1 aggravated damage
    Then Ryan is in torpor
    When Sarah ends the minion phase
    And Sarah brings out Ryan#2
    Then Ryan and Ryan#2 are contested

  @id:VTES-1277 @vtes.glossary.draw.library-top-to-hand @checks:a @vtes.decks.library-draw-goes-to-hand @checks:a
  Scenario: A player draws the top card of their own library
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's discard phase
    And Sarah holds Vessel, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Blur and Dodge
    And Alexis's library holds Bonding
    When Sarah discards Vessel
    Then Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Dodge
    And Alexis's library holds Bonding
