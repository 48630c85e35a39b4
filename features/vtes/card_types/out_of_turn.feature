# Fifth edition rulebook, "Master Cards": out-of-turn master cards, and trifles
Feature: Out-of-turn master cards
  They are played in others' turns, one between two turns of one's own, for the next master phase action.

  Background:
    Given Sarah, Alexis, Tom and Rui sit clockwise
    And it is Sarah's master phase
    And Sarah's Belinde is ready with 2 blood
    And Alexis's Ayelech is ready with 2 blood

  @id:VTES-1020
  @vtes.master.out-of-turn-uses-next-master-phase-action @checks:a,b,c @vtes.master.two-categories
  @vtes.master.out-of-turn.any-appropriate-time
  Scenario: An out-of-turn master uses one action of the next master phase only
    Given Sarah holds Blood Doll
    And Alexis holds Sudden Reversal
    When Sarah plays Blood Doll on Belinde
    And Alexis plays Sudden Reversal
    Then Belinde bears nothing
    When everyone passes until Alexis's master phase
    Then Alexis has 0 master phase actions left
    When everyone passes until Alexis's master phase
    Then Alexis has 1 master phase action left

  @id:VTES-4986 @vtes.master.out-of-turn-uses-next-master-phase-action
  Scenario: A Methuselah who played an out-of-turn master plays no master on her next turn
    Given Sarah holds Blood Doll
    And Alexis holds Sudden Reversal and Blood Doll
    When Sarah plays Blood Doll on Belinde
    And Alexis plays Sudden Reversal
    And everyone passes until Alexis's master phase
    Then Alexis cannot play Blood Doll on Ayelech because vtes.master.one-master-phase-action-at-start
    When everyone passes until Alexis's master phase
    And Alexis plays Blood Doll on Ayelech
    Then Ayelech bears Blood Doll

  @id:VTES-1021 @vtes.master.out-of-turn-only-in-others-turns @checks:b
  Scenario: An out-of-turn master card cannot be played in its player's own turn
    Given Sarah's Sully is ready
    And Alexis's Gelasia Fotiou is ready
    And Sarah holds Direct Intervention
    And Alexis holds Deflection
    Then Sarah cannot play Direct Intervention because vtes.master.out-of-turn-only-in-others-turns
    When Sarah ends the master phase
    And Sully bleeds Alexis
    And Alexis declines to block
    And Gelasia Fotiou plays Deflection at superior on Tom
    Then the action succeeds
    And Tom burns 1 pool
    And Sarah holds Direct Intervention

  @id:VTES-1022
  @vtes.master.out-of-turn.counts-even-if-cancelled @checks:a @vtes.cancel.card-still-counts-as-played
  Scenario: A cancelled out-of-turn master card still uses the master phase action
    Given Sarah holds Blood Doll
    And Alexis holds Sudden Reversal
    And Rui holds Sudden Reversal
    When Sarah plays Blood Doll on Belinde
    And Alexis plays Sudden Reversal
    And Rui plays Sudden Reversal
    Then Belinde bears Blood Doll
    When everyone passes until Alexis's master phase
    Then Alexis has 0 master phase actions left
    When everyone passes until Rui's master phase
    Then Rui has 0 master phase actions left

  @id:VTES-1023 @needs:bleed @vtes.master.out-of-turn.only-one-before-next-master-phase
  Scenario: A second out-of-turn master card cannot be played until after the next master phase
    Given Sarah's Sully is ready
    And Sarah holds Life in the City and Govern the Unaligned
    And Alexis holds Sudden Reversal and Direct Intervention
    And Tom holds Sudden Reversal
    When Sarah plays Life in the City on Belinde
    And Alexis plays Sudden Reversal
    Then it is for Tom to respond as the card is played
    When Tom passes
    And Sarah ends the master phase
    And Sully plays Govern the Unaligned at basic on Alexis
    Then it is for Alexis to block or decline
    And Sully is locked
    And Alexis cannot play Direct Intervention because vtes.master.out-of-turn.only-one-before-next-master-phase

  @id:VTES-1024
  @vtes.master.out-of-turn.only-one-before-next-master-phase @checks:b
  Scenario: An out-of-turn master card can be played again after the next master phase
    Given Sarah holds Blood Doll
    And Alexis holds Sudden Reversal and Direct Intervention
    And Tom's Sully is ready
    And Tom holds Govern the Unaligned
    When Sarah plays Blood Doll on Belinde
    And Alexis plays Sudden Reversal
    And everyone passes until Alexis's master phase
    And everyone passes until Tom's minion phase
    And Sully plays Govern the Unaligned at basic on Rui
    And Alexis plays Direct Intervention
    Then Sully is unlocked
    And Rui's pool stays the same

  @id:VTES-1025 @vtes.master.trifle.cancelled-gives-nothing @checks:a
  @vtes.published.sudden-reversal.cancelled-trifle-gives-nothing
  Scenario: A cancelled trifle gives no master phase action
    Given Sarah holds Life in the City and Blood Doll
    And Alexis holds Sudden Reversal
    When Sarah plays Life in the City on Belinde
    And Alexis plays Sudden Reversal
    Then Belinde's blood stays the same
    And Sarah has 0 master phase actions left
    And Sarah cannot play Blood Doll on Belinde because vtes.master.one-master-phase-action-at-start

  @id:VTES-1026
  @vtes.master.trifle.out-of-turn-gain-in-next-phase @checks:a @vtes.master.trifle.only-one-gain-per-phase @checks:b
  Scenario: An out-of-turn trifle gives its action in the next master phase, and no second trifle does
    Given Sarah holds Blood Doll
    And Alexis holds Wash, Life in the City and Blood Doll
    When Sarah plays Blood Doll on Belinde
    And Alexis plays Wash
    Then Belinde bears nothing
    When everyone passes until Alexis's master phase
    Then Alexis has 1 master phase action left
    When Alexis plays Life in the City on Ayelech
    Then Ayelech gains 1 blood
    And Alexis has 0 master phase actions left

  @id:VTES-1027 @vtes.glossary.out-of-turn.max-one-between-own-turns-even-if-action-regained @checks:a
  Scenario: An action regained from a trifle does not allow a second out-of-turn master
    Given Sarah holds Blood Doll and Blood Doll
    And Alexis holds Wash and Sudden Reversal
    When Sarah plays Blood Doll on Belinde
    And Alexis plays Wash
    Then Sarah has 1 master phase action left
    When Sarah plays Blood Doll on Belinde
    Then Belinde bears Blood Doll
    And Alexis holds Sudden Reversal
    And Alexis cannot play Sudden Reversal because vtes.master.out-of-turn.only-one-before-next-master-phase

  @id:VTES-1028
  @vtes.master-phase.cards-may-change-number @vtes.cancel.card-has-no-effect
  Scenario: Wash lets the player of the cancelled master card have the master phase action back
    Given Sarah holds Blood Doll
    And Tom holds Sudden Reversal
    And Alexis holds Wash
    And Rui holds Wash
    When Sarah plays Blood Doll on Belinde
    And Alexis passes
    And Tom plays Sudden Reversal
    And Alexis passes
    And Rui plays Wash
    Then it is for Alexis to respond as the card is played
    When Alexis passes
    Then Belinde bears Blood Doll
    And Sarah has 0 master phase actions left
    When everyone passes until Tom's master phase
    Then Tom has 1 master phase action left

  @id:VTES-2003 @needs:bleed
  @vtes.master.out-of-turn.only-one-before-next-master-phase @checks:a
  @vtes.master.out-of-turn-uses-next-master-phase-action @checks:d
  Scenario: Two master phase actions do not allow a second out-of-turn master
    Given Alexis's Anson is ready
    And Sarah's Sully is ready
    And Sarah holds Blood Doll and Govern the Unaligned
    And Alexis holds Sudden Reversal and Direct Intervention
    When Sarah plays Blood Doll on Belinde
    And Alexis plays Sudden Reversal
    And Sarah ends the master phase
    And Sully plays Govern the Unaligned at basic on Alexis
    Then it is for Alexis to block or decline
    And Sully is locked
    And Alexis cannot play Direct Intervention because vtes.master.out-of-turn.only-one-before-next-master-phase
    When Alexis declines to block
    And everyone passes until Alexis's master phase
    Then Alexis has 1 master phase action left

  @id:VTES-2006 @vtes.cancel.other-card.cost-still-paid @checks:b @vtes.cancel.card-has-no-effect
  @vtes.master.regular-card-uses-the-action
  @vtes.published.cancel-cost-is-still-paid.modifiers-and-reactions
  Scenario: A cancelled location still costs its pool and the master phase action
    Given Sarah's Colette is ready
    And Sarah holds Asylum Hunting Ground and Vessel
    And Alexis's Lauren is ready
    And Ayelech's sect is Anarch
    And Lauren's sect is Anarch
    And Alexis holds Power of All
    When Sarah plays Asylum Hunting Ground
    And Ayelech plays Power of All on Lauren
    Then Sarah burns 2 pool
    And Sarah's ash heap holds Asylum Hunting Ground
    And Sarah has 0 master phase actions left
    And Sarah cannot play Vessel on Colette because vtes.master.one-master-phase-action-at-start

  @id:VTES-3086
  @vtes.glossary.out-of-turn.max-one-between-own-turns-even-if-action-regained @checks:a,b
  Scenario: A Methuselah may play only one out-of-turn master between two of her turns
    Given Sarah holds Blood Doll and Blood Doll
    And Tom's Nassir is ready
    And Tom holds Blood Doll
    And Alexis holds Wash, Sudden Reversal and Sudden Reversal
    When Sarah plays Blood Doll on Belinde
    And Alexis plays Wash
    And Sarah plays Blood Doll on Belinde
    Then Belinde bears Blood Doll
    And Alexis cannot play Sudden Reversal because vtes.master.out-of-turn.only-one-before-next-master-phase
    When everyone passes until Tom's master phase
    And Tom plays Blood Doll on Nassir
    And Alexis plays Sudden Reversal
    Then Nassir bears nothing
    And Tom's ash heap holds Blood Doll

  @id:VTES-3087 @vtes.glossary.out-of-turn.max-one-between-own-turns-even-if-action-regained @checks:c
  Scenario: A cancelled out-of-turn master counts as the one allowed between two turns
    Given Sarah holds Blood Doll and Life in the City
    And Alexis holds Wash and Sudden Reversal
    And Rui holds Sudden Reversal
    When Sarah plays Life in the City on Belinde
    And Alexis plays Wash
    And Rui plays Sudden Reversal
    Then Belinde gains 1 blood
    When Sarah plays Blood Doll on Belinde
    Then Belinde bears Blood Doll
    And Alexis holds Sudden Reversal
    And Alexis cannot play Sudden Reversal because vtes.master.out-of-turn.only-one-before-next-master-phase
