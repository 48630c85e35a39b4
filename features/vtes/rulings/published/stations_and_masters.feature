# Published rulings: Sudden Reversal, Villein, Visit from the Capuchin, Warsaw Station, Wash, Wider View
Feature: Published rulings on Warsaw Station, Villein, Wash and other master cards
  An effect set up in time applies even when its card is gone, and pool is paid and gained at once.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-5310 @needs:politics @needs:legacy @vtes.published.sudden-reversal.only-plays-from-hand
  @vtes.legacy.trait.red-list.trophy-for-burning-by-directed-action
  Scenario Outline: Sudden Reversal cannot cancel a trophy that comes from the <pile>
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 2 blood
    And Alexis's Qawiyya el-Ghaduba is in torpor with 0 blood
    And Sarah's <pile> holds Trophy: Revered
    And Alexis holds Sudden Reversal
    When Sully diablerises Qawiyya el-Ghaduba
    And Sarah takes the trophy Trophy: Revered from the <pile>
    Then Sully bears Trophy: Revered
    And Alexis holds Sudden Reversal

    Examples:
      | pile     |
      | hand     |
      | ash heap |

  @id:VTES-5312 @vtes.published.villein.cost-must-be-payable @vtes.card.cost.pool-needs-enough-pool
  Scenario: A player with 1 pool cannot play a third Villein on a vampire
    Given it is Sarah's master phase
    And Sarah has 1 pool
    And Sarah's Belinde is ready with 5 blood
    And Sarah's Nassir is ready with 3 blood
    And Belinde bears Villein and Villein
    And Sarah holds Villein
    Then Sarah cannot play Villein on Belinde for 5 because vtes.card.cost.pool-needs-enough-pool
    When Sarah plays Villein on Nassir for 3
    Then Sarah has 4 pool

  @id:VTES-5313 @vtes.published.visit-from-the-capuchin.no-second-one @vtes.contest.cannot-control-two-of-same-unique
  Scenario: Visit from the Capuchin cannot be played while another one has a counter left
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 1 blood
    And Sarah controls Visit from the Capuchin
    And Visit from the Capuchin has 1 counter
    And Sarah holds Visit from the Capuchin, Life in the City, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding, Vessel, Fake Out, Majesty, Pursuit and Blur
    Then Sarah cannot play Visit from the Capuchin because vtes.contest.no-voluntary-self-contest
    When Sarah plays Life in the City on Belinde
    Then Visit from the Capuchin is in Sarah's ash heap
    When Sarah plays Visit from the Capuchin
    Then Visit from the Capuchin has 4 counters

  @id:VTES-5314 @needs:diablerie @vtes.published.warsaw-station.saves-from-diablerie
  @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: A Nosferatu that a Warsaw Station makes ready in time cannot be diablerised
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 1 blood
    And Alexis's Ryan is in torpor with 2 blood
    And Alexis controls Warsaw Station
    When Sully diablerises Ryan
    And Alexis uses Warsaw Station on Ryan to make a vampire ready
    Then Ryan is ready with 2 blood
    And Warsaw Station is in Alexis's ash heap
    When nobody responds
    Then the action succeeds
    And Ryan is ready with 2 blood
    And Sully is ready with 1 blood and locked
    And it is for Sarah to decide in the minion phase

  @id:VTES-5315 @vtes.published.warsaw-station.saves-but-action-ends
  @vtes.rescue.no-longer-wounded
  Scenario: A Warsaw Station brings back an acting Nosferatu from torpor, and its action is over
    Given it is Sarah's minion phase
    And Sarah's Ryan is ready with 2 blood
    And Sarah controls Warsaw Station and Creepshow Casino
    When Ryan hunts
    Then it is for Sarah to respond as the action is announced
    When Ryan is dealt 1 aggravated damage
    And Sarah uses Warsaw Station on Ryan to make a vampire ready
    Then Ryan is ready with 2 blood and locked
    When everyone passes until Sarah's influence phase
    Then Ryan is ready with 2 blood and locked

  @id:VTES-5316 @needs:block @needs:politics @vtes.published.warsaw-station.unlocks-after-referendum
  @vtes.action.announce.as-announced-cards-first
  Scenario: A Warsaw Station unlocks a Nosferatu after its referendum
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah controls Warsaw Station
    And Sarah holds Consanguineous Boon
    And Tom's Alice Chen is ready
    When Belinde plays Consanguineous Boon
    And Sarah uses Warsaw Station to unlock the acting minion
    And Sarah chooses the clan Nosferatu
    And Sarah votes for the referendum with Consanguineous Boon
    And Sarah votes for the referendum with Belinde
    Then it is for Tom to vote or pass
    And Belinde is locked
    When Tom passes
    Then the referendum passes
    And Belinde is unlocked

  @id:VTES-5317 @needs:block @vtes.published.warsaw-station.unlocks-nosferatu-only
  @vtes.action.announce.as-announced-cards-first
  Scenario Outline: A vampire that impersonates the clan <clan> is <state> after a Warsaw Station is used
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah controls Warsaw Station
    And Sarah holds Clan Impersonation
    When Belinde plays Clan Impersonation as <clan>
    And Sarah uses Warsaw Station to unlock the acting minion
    Then Belinde's clan is <clan>
    And Belinde is <state>
    And Warsaw Station is locked

    Examples:
      | clan      | state    |
      | Ventrue   | locked   |
      | Nosferatu | unlocked |

  @id:VTES-5318 @vtes.published.warsaw-station.unlocks-after-it-is-burned @vtes.unlock.restores-card
  Scenario: A Warsaw Station burned after it was locked still unlocks its Nosferatu
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready with 3 blood
    And Sarah's Ryan is in torpor with 2 blood
    And Sarah controls Warsaw Station
    And Alexis's Nassir is ready
    When Belinde hunts
    And Sarah uses Warsaw Station to unlock the acting minion
    And Sarah uses Warsaw Station on Ryan to make a vampire ready
    Then Warsaw Station is in Sarah's ash heap
    And Ryan is ready
    And Belinde is locked
    When nobody responds
    Then Belinde is ready with 4 blood and unlocked

  @id:VTES-5319 @vtes.published.wash.cancelled-trifle-gives-nothing @vtes.master.trifle.cancelled-gives-nothing
  Scenario: A cancelled trifle gives no action beside the one that Wash gives back
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 2 blood
    And Sarah holds Life in the City, Blood Doll and Blood Doll
    And Alexis holds Wash
    When Sarah plays Life in the City on Belinde
    And Alexis plays Wash
    Then Belinde has 2 blood
    And Sarah has 1 master phase action left
    When Sarah plays Blood Doll on Belinde
    Then Sarah has 0 master phase actions left

  @id:VTES-5320 @vtes.published.wash.action-is-no-trifle-bonus @vtes.master.trifle.grants-extra-action
  Scenario: A trifle still gives an action after Wash has given one back
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 2 blood
    And Sarah holds Information Highway, Life in the City and Blood Doll
    And Alexis holds Wash
    When Sarah plays Information Highway
    And Alexis plays Wash
    Then Sarah has 1 master phase action left
    When Sarah plays Life in the City on Belinde
    Then Belinde has 3 blood
    And Sarah has 1 master phase action left
    When Sarah plays Blood Doll on Belinde
    Then Sarah has 0 master phase actions left

  @id:VTES-5321 @vtes.published.wash.cancelled-out-of-turn-was-the-one
  @vtes.master.out-of-turn.only-one-before-next-master-phase
  Scenario: A player whose out-of-turn master was cancelled cannot play another in that phase
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 2 blood
    And Sarah holds Life in the City and Blood Doll
    And Tom holds Sudden Reversal and Sudden Reversal
    And Alexis holds Wash
    When Sarah plays Life in the City on Belinde
    And Alexis passes
    And Tom plays Sudden Reversal
    And Alexis plays Wash
    Then Belinde has 3 blood
    And Sarah has 1 master phase action left
    When Sarah plays Blood Doll on Belinde
    Then Belinde bears Blood Doll
    And Tom holds Sudden Reversal
    When everyone passes until Tom's master phase
    Then Tom has 1 master phase action left

  @id:VTES-5322 @vtes.published.wider-view.removed-cards-are-public @vtes.remove-from-game.not-retrievable
  Scenario: Everybody sees which vampire Wider View removes, but not which one it brings
    Given it is Sarah's influence phase
    And Sarah controls Wider View
    And Sarah's Sully is uncontrolled
    And Sarah's crypt holds Nassir and Ryan
    When Sarah uses Wider View to draw a crypt card
    And Sarah chooses Sully
    Then Sully is removed from the game
    And Alexis, Tom, Rui and Ines are told of these events:
      | event            | seat  | card  |
      | crypt-card-drawn | Sarah | ?     |
      | card-removed     | Sarah | Sully |
    And Alexis, Tom, Rui and Ines are not told of Nassir

  @id:VTES-5311 @vtes.published.villein.cost-with-gain @vtes.card.cost.pool-symbol
  Scenario: A player can pay the last pool for a second Villein without being ousted
    Given it is Sarah's master phase
    And Sarah has 1 pool
    And Sarah's Belinde is ready with 5 blood
    And Belinde bears Villein
    And Sarah holds Villein
    When Sarah plays Villein on Belinde for 5
    Then Sarah has 5 pool
    And Sarah is still in the game
    And Belinde has 0 blood
