# Cards: masters that are put on minions, lock one, or take its blood
Feature: Masters on minions
  Fame, Guardian Angel, Minion Tap, Misdirection, Pentex Subversion, Rebel, Villein.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1740
  @vtes.wording.during-x-do-y-once-per-x @vtes.unlock-phase.active-methuselah-orders-effects
  @vtes.unlock-phase.other-effects-after-unlocking
  Scenario: Fame costs every Methuselah 1 pool each unlock phase while its vampire is in torpor
    Given it is Sarah's unlock phase
    And Alexis's Ryan is in torpor
    And Ryan bears Fame, played by Alexis
    Then Sarah cannot pass because vtes.unlock-phase.active-methuselah-orders-effects
    When Sarah uses Fame
    Then Sarah burns 1 pool
    And Sarah cannot use Fame because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Alexis's unlock phase
    And Alexis uses Fame
    Then Alexis burns 1 pool
    When everyone passes until Tom's unlock phase
    And Tom uses Fame
    Then Tom burns 1 pool
    And it is for Tom to decide in the unlock phase

  @id:VTES-1741
  @vtes.golden-rule.cards-override-rules @vtes.glossary.target.eligibility-from-card-text
  Scenario: Fame can be played on a ready vampire and costs no pool while it is ready
    Given it is Sarah's master phase
    And Alexis's Ryan is ready
    And Alexis's Nassir is in torpor
    And Sarah holds Fame
    Then Sarah cannot play Fame on Nassir because vtes.glossary.target.eligibility-from-card-text
    When Sarah plays Fame on Ryan
    Then Ryan bears Fame
    When everyone passes until Alexis's unlock phase
    Then Alexis cannot use Fame because vtes.golden-rule.cards-override-rules
    When everyone passes until Alexis's master phase
    Then no pool changes

  @id:VTES-1742
  @vtes.action.block.succeeds-if-intercept-at-least-stealth @vtes.action.intercept.default-zero
  Scenario: Guardian Angel gives 1 intercept only against bleeds at its controller
    Given it is Alexis's master phase
    And Alexis's Lauren is ready
    And Alexis holds Guardian Angel
    And Sarah's Belinde and Ryan are ready
    And Sarah holds Lost in Crowds
    When Alexis plays Guardian Angel on Lauren
    Then Alexis burns 2 pool
    And Lauren bears Guardian Angel
    When everyone passes until Sarah's minion phase
    And Ryan hunts
    And Lauren attempts to block
    Then Lauren fails to block the action
    When Alexis declines to block
    And Belinde bleeds Alexis
    And Lauren attempts to block
    Then Lauren attempts to block with 1 intercept

  @id:VTES-1743 @vtes.combat.damage.prevention-by-damaged-minion @checks:a
  Scenario: Guardian Angel prevents 1 damage in a combat
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah's Ryan is ready
    And Belinde bears Guardian Angel
    And Alexis's Lauren is ready
    And Alexis holds Dead-End Alley
    When Belinde enters combat with Lauren
    And Belinde strikes with hands
    And Lauren strikes with hands
    Then it is for Sarah to prevent damage or decline
    When Sarah uses Guardian Angel
    Then Belinde takes no damage
    And Lauren takes 1 damage
    When Lauren plays Dead-End Alley
    And Belinde strikes with hands
    And Lauren strikes with hands
    Then Belinde takes 1 damage
    And the combat is over

  @id:VTES-1744 @vtes.torpor.region-placement @checks:a @vtes.burn.card-goes-to-owners-ash-heap
  Scenario: Guardian Angel is burned when its vampire goes to torpor
    Given Sarah's Belinde is ready with 0 blood
    And Belinde bears Guardian Angel and .44 Magnum
    When Belinde is dealt 1 damage
    Then Belinde is in torpor
    And Guardian Angel is in Sarah's ash heap
    And Belinde bears .44 Magnum

  @id:VTES-1745 @vtes.lock.turned-sideways @checks:a
  Scenario: Misdirection locks another Methuselah's minion, which then cannot block
    Given it is Sarah's master phase
    And Sarah's Belinde is ready
    And Alexis's Ryan is ready
    And Sarah holds Misdirection
    When Sarah plays Misdirection on Ryan
    Then Ryan is locked
    And Sarah burns 1 pool
    And Misdirection is in Sarah's ash heap
    When Sarah ends the master phase
    And Belinde bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-4414 @vtes.lock.turned-sideways
  Scenario: Misdirection can lock a vampire in torpor
    Given it is Sarah's master phase
    And Alexis's Ryan is in torpor
    And Sarah holds Misdirection
    When Sarah plays Misdirection on Ryan
    Then Ryan is in torpor and locked

  @id:VTES-1746 @vtes.counter.one-kind-three-names @checks:a @vtes.golden-rule.cards-override-rules
  Scenario: Minion Tap takes any available amount of blood from one's own vampire
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 4 blood
    And Sarah's Nassir is in torpor with 1 blood
    And Sarah holds Minion Tap
    Then Sarah cannot play Minion Tap on Nassir for 2 because vtes.golden-rule.cards-override-rules
    When Sarah plays Minion Tap on Belinde for 4
    Then Belinde has 0 blood
    And Sarah gains 4 pool
    And Minion Tap is in Sarah's ash heap

  @id:VTES-1747 @vtes.card.cost.pool-symbol @vtes.master.trifle.grants-extra-action
  Scenario: Minion Tap costs 1 pool on a vampire with Villein
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 5 blood
    And Sarah holds Villein and Minion Tap
    When Sarah plays Villein on Belinde for 2
    Then Sarah gains 2 pool
    And Sarah has 1 master phase action left
    When Sarah plays Minion Tap on Belinde for 3
    Then Sarah gains 2 pool
    And Belinde has 0 blood

  @id:VTES-1748 @vtes.card.cost.pool-symbol
  Scenario: A second Villein on the same vampire costs 1 pool
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 5 blood
    And Belinde bears Villein
    And Sarah holds Villein
    When Sarah plays Villein on Belinde for 5
    Then Belinde has 0 blood
    And Sarah gains 4 pool
    And Belinde bears Villein and Villein

  @id:VTES-4740 @vtes.card.cost.pool-symbol @vtes.card.cost.pool-needs-enough-pool
  @vtes.published.minion-tap.cost-and-gain-together
  Scenario Outline: A Methuselah who pays her last pool for <card> keeps the <after> pool it gives
    Given it is Sarah's master phase
    And Sarah's Nassir is ready with 4 blood
    And Sarah has 1 pool
    And Nassir bears <dearer>, played by Sarah
    And Sarah holds <card>
    When Sarah plays <card> on Nassir for <amount>
    Then Sarah has <after> pool
    And Nassir is ready with <left> blood

    Examples:
      | card       | dearer       | amount | after | left |
      | Minion Tap | Secure Haven | 4      | 4     | 0    |
      | Minion Tap | Villein      | 1      | 1     | 3    |
      | Villein    | Villein      | 5      | 4     | 0    |

  @id:VTES-4741 @provisional @needs:ending @vtes.ending.oust.pool-at-zero-ousts @vtes.card.cost.pool-symbol
  Scenario: A Methuselah who pays her last pool for a second Villein on an empty vampire is ousted
    Given it is Sarah's master phase
    And Sarah's Nassir is ready with 0 blood
    And Sarah has 1 pool
    And Nassir bears Villein, played by Sarah
    And Sarah holds Villein
    When Sarah plays Villein on Nassir for 3
    Then Sarah is ousted
    And Tom gains 6 pool

  @id:VTES-4742 @vtes.card.cost.pool-needs-enough-pool @checks:a
  Scenario: The pool gained from a card cannot pay for that card
    Given it is Sarah's master phase
    And Sarah's Nassir is ready with 4 blood
    And Sarah has 1 pool
    And Nassir bears Villein and Villein, played by Sarah
    And Sarah holds Villein and Minion Tap
    Then Sarah cannot play Villein on Nassir for 4 because vtes.card.cost.pool-needs-enough-pool
    And Sarah cannot play Minion Tap on Nassir for 4 because vtes.card.cost.pool-needs-enough-pool

  @id:VTES-4743 @needs:ending @vtes.cancel.other-card.cost-still-paid @vtes.ending.oust.pool-at-zero-ousts
  Scenario: A Methuselah who pays her last pool for a cancelled Villein is ousted
    Given it is Sarah's master phase
    And Sarah's Nassir is ready with 4 blood
    And Sarah has 1 pool
    And Nassir bears Villein, played by Sarah
    And Sarah holds Villein
    And Tom's Sreelekha and Atiena are ready
    And Tom holds Power of All
    When Sarah plays Villein on Nassir for 4
    And Sreelekha plays Power of All on Atiena
    Then Sarah is ousted

  @id:VTES-1749 @vtes.counter.gained-counters-come-from-bank @vtes.combat.starts-when-action-blocked
  Scenario: A Rebel that blocks a titled vampire gains 1 blood before combat
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Alexis's Ryan is ready with 2 blood
    And Ryan bears Rebel
    When Belinde bleeds Alexis
    And Ryan attempts to block
    Then Ryan blocks the action
    And Ryan has 3 blood
    And combat begins between Belinde and Ryan
    When Belinde strikes with hands
    And Ryan strikes with hands
    Then Ryan has 2 blood

  @id:VTES-1750 @vtes.counter.gained-counters-come-from-bank @vtes.action.resolve.block-locks-blocker
  Scenario: A Rebel gains blood for blocking an untitled vampire's political action, once a turn
    Given it is Sarah's minion phase
    And Sarah's Lauren and Sully are ready
    And Sarah holds Consanguineous Boon and Consanguineous Boon
    And Alexis's Ryan is ready with 2 blood
    And Ryan's title is prince, of Oslo
    And Ryan bears Rebel and Sport Bike
    And Alexis holds Second Tradition: Domain
    When Lauren plays Consanguineous Boon
    And Ryan attempts to block
    Then Ryan has 3 blood
    When Lauren strikes with hands
    And Ryan strikes with hands
    And Sully plays Consanguineous Boon
    And Ryan plays Second Tradition: Domain to block
    Then Ryan blocks the action
    And Ryan has 1 blood
    And it is for Sarah to choose a strike

  @id:VTES-2744 @vtes.counter.gained-counters-come-from-bank
  Scenario: A Rebel gains no blood when another minion blocks
    Given it is Sarah's minion phase
    And Sarah's Lauren and Sully are ready
    And Sarah holds Consanguineous Boon and Consanguineous Boon
    And Alexis's Ryan and Nassir are ready with 2 blood
    And Ryan bears Rebel and Raven Spy
    And Nassir bears Sport Bike
    When Lauren plays Consanguineous Boon
    And Nassir attempts to block
    Then Nassir blocks the action
    And Ryan has 2 blood
    And Nassir has 2 blood
    When Lauren strikes with hands
    And Nassir strikes with hands
    And Sully plays Consanguineous Boon
    And Ryan attempts to block
    Then Ryan has 3 blood
    And Ryan blocks the action

  @id:VTES-1751
  @vtes.combat.starts-when-action-blocked @vtes.golden-rule.cards-override-rules
  @vtes.master.trifle.grants-extra-action
  Scenario: A vampire bears only one Rebel, which gives no blood for blocking an untitled vampire's bleed
    Given it is Alexis's master phase
    And Alexis's Ryan is ready with 2 blood
    And Alexis holds Rebel and Rebel
    And Sarah's Lauren is ready
    When Alexis plays Rebel on Ryan
    Then Ryan bears Rebel
    And Alexis has 1 master phase action left
    And Alexis cannot play Rebel on Ryan because vtes.golden-rule.cards-override-rules
    When everyone passes until Sarah's minion phase
    And Lauren bleeds Alexis
    And Ryan attempts to block
    Then combat begins between Lauren and Ryan
    And Ryan has 2 blood

