# Rulings on cards: masters that lie on a vampire, or take or give its blood
Feature: Rulings on masters for one vampire
  What must be announced as they are played, who uses them, and what happens when the vampire goes to torpor.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1723 @vtes.ruling.fame.burned-outright-no-pool-loss @checks:a
  @vtes.combat.damage.burned-vampire-skips-torpor @checks:a
  @vtes.burn.attached-cards-and-counters-burned-too
  Scenario: Fame costs no pool when its vampire is burned outright
    Given Sarah's Belinde is ready with 0 blood
    And Belinde bears Fame, played by Alexis
    When Belinde is dealt 2 aggravated damage
    Then Belinde is in Sarah's ash heap
    And Fame is in Alexis's ash heap
    And no pool changes

  @id:VTES-1724 @vtes.ruling.fame.burned-outright-no-pool-loss @checks:b
  Scenario: Fame costs 3 pool when its vampire goes to torpor
    Given Sarah's Belinde is ready with 0 blood
    And Belinde bears Fame, played by Alexis
    When Belinde is dealt 1 aggravated damage
    Then Belinde is in torpor
    And Sarah burns 3 pool
    And Alexis's pool stays the same
    And Belinde bears Fame

  @id:VTES-1725 @vtes.ruling.fame.three-pool-immediately @checks:a,b @vtes.ending.oust.pool-at-zero-ousts
  Scenario: Fame can oust a player in the middle of a combat
    Given it is Sarah's minion phase
    And Sarah has 3 pool
    And Sarah's Belinde is ready with 0 blood
    And Belinde bears Fame, played by Alexis
    And Tom's Ryan is ready
    And Tom has 20 pool
    When Belinde enters combat with Ryan
    And Belinde strikes with hands
    And Ryan strikes with hands
    Then Sarah is ousted
    And Tom has 26 pool
    And it is for Alexis to decide in the unlock phase

  @id:VTES-1726 @vtes.ruling.life-in-the-city.any-methuselahs-ready-vampire @checks:a,b
  @vtes.target.card-must-be-in-play @checks:b
  @vtes.counter.added-blood-comes-from-bank
  Scenario: Life in the City can be played on another player's vampire, but only a ready one
    Given it is Sarah's master phase
    And Sarah holds Life in the City
    And Alexis's Ryan is ready with 1 blood
    And Alexis's Nassir is in torpor with 1 blood
    Then Sarah cannot play Life in the City on Nassir because vtes.target.card-must-be-in-play
    When Sarah plays Life in the City on Ryan
    Then Ryan gains 1 blood
    And no pool changes

  @id:VTES-1727 @vtes.ruling.life-in-the-city.any-methuselahs-ready-vampire @checks:c
  @vtes.crypt.excess-blood-drains-immediately @checks:c
  Scenario: Blood added by Life in the City above capacity drains
    Given it is Sarah's master phase
    And Sarah holds Life in the City
    And Alexis's Ryan is ready
    When Sarah plays Life in the City on Ryan
    Then Ryan has 4 blood

  @id:VTES-1728 @vtes.ruling.villein.take-what-is-there @checks:a @vtes.glossary.target.amount-need-not-be-available
  @vtes.ruling.villein.low-blood-vampire-legal @checks:b @vtes.published.villein.take-what-is-there
  Scenario: Villein takes as much blood as there is, up to the amount named
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 5 blood
    And Sarah's Nassir is ready with 1 blood
    And Sarah holds Villein and Villein
    When Sarah plays Villein on Belinde for 3
    Then Belinde has 2 blood
    And Sarah gains 3 pool
    When Sarah plays Villein on Nassir for 3
    Then Nassir has 0 blood
    And Sarah gains 1 pool
    And Belinde bears Villein
    And Nassir bears Villein

  @id:VTES-1729 @vtes.ruling.villein.low-blood-vampire-legal @checks:a
  @vtes.glossary.target.amount-need-not-be-available
  Scenario: Villein can be played on a vampire without blood, and then takes none
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 0 blood
    And Sarah holds Villein
    When Sarah plays Villein on Belinde for 2
    Then Belinde bears Villein
    And no pool changes
    And Belinde has 0 blood

  @id:VTES-1730 @vtes.ruling.blood-doll.usable-turn-played @checks:a,b @vtes.wording.during-x-do-y-once-per-x
  Scenario: A Blood Doll can be used once in the phase in which it is played
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 3 blood
    And Sarah holds Blood Doll
    When Sarah plays Blood Doll on Belinde
    And Sarah uses Blood Doll to move 1 blood to the pool
    Then Belinde has 2 blood
    And Sarah gains 1 pool
    And Sarah cannot use Blood Doll to move 1 blood to the pool because vtes.wording.during-x-do-y-once-per-x

  @id:VTES-1731 @vtes.ruling.vessel.first-use-next-turn @checks:a
  @vtes.wording.during-x-do-y-once-per-x
  Scenario: A Vessel cannot be used before the next unlock phase
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 3 blood
    And Sarah holds Vessel
    When Sarah plays Vessel on Belinde
    Then Sarah cannot use Vessel to move 1 blood to the pool because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Alexis's unlock phase
    Then Sarah cannot use Vessel to move 1 blood to the pool because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Vessel to move 1 blood to the pool
    Then Belinde has 2 blood
    And Sarah cannot use Vessel to move 1 blood to the pool because vtes.wording.during-x-do-y-once-per-x

  @id:VTES-1732 @vtes.ruling.vessel.blood-doll-burn-optional @checks:a
  @vtes.ruling.vessel.blood-doll-burn-announced-on-play @checks:a
  @vtes.card.draw.replace-after-play
  Scenario: A Blood Doll is burned by a Vessel only if named as the Vessel is played
    Given it is Sarah's master phase
    And Sarah's Belinde and Nassir are ready
    And Belinde bears Blood Doll
    And Sarah holds Vessel
    And Sarah's library holds Dodge
    When Sarah plays Vessel on Nassir and Blood Doll
    Then Nassir bears Vessel
    And Belinde bears nothing
    And Blood Doll is in Sarah's ash heap
    And Sarah holds Dodge

  @id:VTES-1733 @vtes.ruling.vessel.blood-doll-burn-announced-on-play @checks:a
  @vtes.ruling.vessel.blood-doll-burn-optional @checks:a
  @vtes.card.draw.replace-after-play
  Scenario: A Vessel burns no Blood Doll unless one is named, and no other card
    Given it is Sarah's master phase
    And Sarah's Belinde and Nassir are ready
    And Belinde bears Blood Doll and Villein
    And Sarah holds Vessel
    And Sarah's library holds Dodge
    Then Sarah cannot play Vessel on Nassir and Villein because vtes.glossary.target.eligibility-from-card-text
    When Sarah plays Vessel on Nassir
    Then Nassir bears Vessel
    And Belinde bears Blood Doll and Villein
    And it is for Sarah to decide in the master phase

  @id:VTES-1734 @vtes.ruling.vessel.may-be-played-on-others-vampire @checks:a
  @vtes.ruling.vessel.player-keeps-control @checks:a @vtes.ruling.vessel.only-bearers-controller-uses-it @checks:a
  @vtes.published.master-on-vampire-who-can-use-it.controller-of-the-vampire
  Scenario: A Vessel on another player's vampire is used by the vampire's controller
    Given it is Sarah's master phase
    And Sarah holds Vessel
    And Alexis's Ryan is ready with 2 blood
    When Sarah plays Vessel on Ryan
    Then Ryan bears Vessel
    And Sarah controls Vessel
    When everyone passes until Alexis's unlock phase
    Then Sarah cannot use Vessel to move 1 blood to the pool because vtes.golden-rule.cards-override-rules
    When Alexis uses Vessel to move 1 blood to the pool
    Then Alexis gains 1 pool
    And Ryan has 1 blood
    And Sarah's pool stays the same

  @id:VTES-1735 @vtes.ruling.vessel.player-keeps-control @checks:a
  @vtes.ending.oust.controlled-cards-removed-from-game @checks:b
  Scenario: A Vessel leaves the game with the player who played it
    Given it is Alexis's minion phase
    And Alexis's Ryan is ready with 2 blood
    And Ryan bears Vessel, played by Sarah
    When Sarah loses all pool
    Then Sarah is ousted
    And Vessel is removed from the game
    And Ryan bears nothing
    And Ryan is ready with 2 blood

  @id:VTES-1736 @vtes.ruling.pentex-subversion.bearer-cannot-burn @checks:a,b
  @vtes.ruling.pentex-subversion.burn-action-directed-at-its-player @checks:a @vtes.action.directed.definition @checks:c
  Scenario: A minion cannot burn the Pentex Subversion that it bears, a fellow minion can
    Given it is Alexis's minion phase
    And Alexis's Ryan and Lauren are ready
    And Ryan bears Pentex™ Subversion, played by Sarah
    And Sarah's Belinde is ready
    And Tom's Nassir is ready
    Then Ryan cannot act through Pentex™ Subversion to burn it because vtes.golden-rule.cards-override-rules
    When Lauren acts through Pentex™ Subversion to burn it
    Then the action is directed
    And the action's stealth is 0
    And Nassir cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    And it is for Sarah to block or decline
    When Sarah declines to block
    Then Pentex™ Subversion is in Sarah's ash heap
    And Ryan bears nothing

  @id:VTES-1737 @vtes.ruling.pentex-subversion.any-other-minion-may-burn @checks:a
  @vtes.card-action.success-resolves-as-printed
  Scenario: A minion of a third player may burn a Pentex Subversion
    Given it is Tom's minion phase
    And Alexis's Ryan is ready
    And Ryan bears Pentex™ Subversion, played by Sarah
    And Tom's Nassir is ready
    When Nassir acts through Pentex™ Subversion to burn it
    Then Nassir is locked
    And Ryan bears nothing

  @id:VTES-1738 @vtes.ruling.pentex-subversion.burn-action-directed-at-its-player @checks:b
  @vtes.ruling.pentex-subversion.any-other-minion-may-burn @checks:a @vtes.action.block.undirected-prey-or-predator
  Scenario: A player's action to burn their own Pentex Subversion is undirected
    Given it is Sarah's minion phase
    And Alexis's Ryan is ready
    And Ryan bears Pentex™ Subversion, played by Sarah
    And Alexis's Lauren is ready
    And Sarah's Belinde is ready
    When Belinde acts through Pentex™ Subversion to burn it
    Then the action is undirected
    And it is for Alexis to block or decline
    When Alexis declines to block
    Then Pentex™ Subversion is in Sarah's ash heap

  @id:VTES-1739 @vtes.ruling.pentex-subversion.non-blocker-may-still-react @checks:a
  @vtes.golden-rule.cards-override-rules
  @vtes.action.block.target-change-reopens
  Scenario: A vampire that cannot block may still deflect a bleed
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Alexis's Ayelech and Lauren are ready
    And Ayelech bears Pentex™ Subversion, played by Sarah
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    Then Ayelech cannot attempt to block because vtes.golden-rule.cards-override-rules
    When Alexis declines to block
    And Ayelech plays Deflection at basic on Tom
    Then Tom burns 1 pool
    And Alexis's pool stays the same

  @id:VTES-2360 @vtes.ruling.vessel.only-bearers-controller-uses-it @checks:b
  @vtes.golden-rule.cards-override-rules @vtes.control.changes-only-by-explicit-effect
  @vtes.published.master-on-vampire-who-can-use-it.controller-of-the-vampire
  Scenario: A vampire's owner cannot use its Vessel while another player controls the vampire
    Given it is Sarah's master phase
    And Sarah holds Malkavian Dementia
    And Tom's Colette is ready with 2 blood
    And Colette bears Vessel, played by Tom
    When Sarah plays Malkavian Dementia on Colette
    Then Sarah controls Colette
    When everyone passes until Tom's unlock phase
    Then Tom cannot use Vessel to move 1 blood to the pool because vtes.golden-rule.cards-override-rules
    And Colette is ready with 2 blood

  @id:VTES-6426 @vtes.ruling.vessel.only-bearers-controller-uses-it
  @vtes.golden-rule.cards-override-rules @vtes.control.changes-only-by-explicit-effect
  @vtes.published.master-on-vampire-who-can-use-it.controller-of-the-vampire
  Scenario: A vampire's owner, not the former borrower, uses its Vessel once it has returned
    Given it is Sarah's master phase
    And Sarah holds Malkavian Dementia
    And Tom's Colette is ready with 2 blood
    And Colette bears Vessel, played by Tom
    When Sarah plays Malkavian Dementia on Colette
    And everyone passes until Sarah's unlock phase
    Then Tom controls Colette
    And Sarah cannot use Vessel to move 1 blood to the pool because vtes.golden-rule.cards-override-rules
    When everyone passes until Tom's unlock phase
    And Tom uses Vessel to move 1 blood to the pool
    Then Colette has 1 blood
