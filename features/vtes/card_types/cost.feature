# Fifth edition rulebook, "Requirements for Playing Cards": cost
Feature: Costs and cost reducers
  Costs are paid from one's own resources. A reducer in play can be used when the card is played or paid for.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1065 @vtes.card.cost.optional-reducer-when-played @checks:a
  @vtes.published.lock-to-reduce-cost.until-the-cost-is-paid @checks:a
  @vtes.published.lock-to-reduce-cost.makes-affordable
  Scenario: A vampire can play a card that it could not pay for without a cost reducer
    Given Sarah's Nassir is ready with 2 blood
    And Sarah controls The Line
    And Sarah holds Impundulu
    When Nassir recruits Impundulu
    Then it is for Sarah to reduce the cost or decline
    When Sarah uses The Line
    Then the action succeeds
    And The Line is locked
    And Nassir has 0 blood
    And Sarah controls Nassir, Impundulu and The Line

  @id:VTES-1066 @needs:bleed @vtes.card.cost.blood-needs-enough-blood @vtes.card.cost.optional-reducer-when-played
  Scenario: A locked card cannot reduce a cost, and a reduction of 1 cannot cover 2 missing blood
    Given Sarah's Nassir is ready with 2 blood
    And Sarah's Lauren is ready with 1 blood
    And Sarah's Sully is ready with 3 blood
    And Sarah controls The Line
    And Sarah holds Impundulu and Govern the Unaligned
    Then Lauren cannot recruit Impundulu because vtes.card.cost.blood-needs-enough-blood
    When Sully plays Govern the Unaligned at basic on Alexis
    And Sarah uses The Line
    Then Sully has 3 blood
    And Nassir cannot recruit Impundulu because vtes.card.cost.blood-needs-enough-blood
    And Lauren cannot recruit Impundulu because vtes.card.cost.blood-needs-enough-blood

  @id:VTES-1067 @vtes.card.cost.optional-reducer-on-resolution @checks:a
  @vtes.published.lock-to-reduce-cost.until-the-cost-is-paid @checks:b
  Scenario: A cost reducer may be used when the action succeeds
    Given Sarah's Nassir is ready with 4 blood
    And Alexis's Ayelech is ready
    And Sarah controls The Line
    And Sarah holds Impundulu
    When Nassir recruits Impundulu
    And Sarah passes
    Then it is for Alexis to block or decline
    And The Line is unlocked
    When Alexis declines to block
    Then it is for Sarah to reduce the cost or decline
    When Sarah uses The Line
    Then Nassir has 2 blood
    And The Line is locked
    And Sarah controls Nassir, Impundulu and The Line

  @id:VTES-1068 @needs:bleed @vtes.card.cost.optional-reducer-on-resolution @checks:b
  @vtes.action.resolve.blocked-cost-not-paid
  Scenario: A location kept for the success of an action stays unlocked if the action is blocked
    Given Sarah's Nassir is ready with 4 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah controls The Line
    And Sarah holds Impundulu and Govern the Unaligned
    And Sarah's Sully is ready with 3 blood
    When Nassir recruits Impundulu
    And Sarah passes
    And Ayelech attempts to block
    Then Ayelech blocks the action
    And The Line is unlocked
    And Nassir has 4 blood
    When Nassir strikes with hands
    And Ayelech strikes with hands
    And Sully plays Govern the Unaligned at basic on Alexis
    And Sarah passes
    Then it is for Sarah to reduce the cost or decline
    When Sarah uses The Line
    Then Sully has 3 blood

  @id:VTES-2764 @needs:bleed @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: A Methuselah who does not use a reducer on success pays the full cost
    Given Sarah's Sully is ready with 3 blood
    And Sarah controls The Line
    And Sarah holds Govern the Unaligned
    When Sully plays Govern the Unaligned at basic on Alexis
    And Sarah passes
    Then it is for Sarah to reduce the cost or decline
    When Sarah passes
    Then Sully has 2 blood
    And The Line is unlocked
    And Alexis burns 3 pool

  @id:VTES-1069 @vtes.card.cost.reducer-unused-if-card-cancelled @checks:a @vtes.cancel.action-card.cost-not-paid
  @vtes.published.lock-to-reduce-cost.until-the-cost-is-paid @checks:c
  Scenario: A cost reducer counts as unused if the card is cancelled
    Given Sarah's Nassir is ready with 2 blood
    And Sarah controls The Line
    And Sarah holds Impundulu and Impundulu
    And Alexis holds Direct Intervention
    When Nassir recruits Impundulu
    And Sarah uses The Line
    Then it is for Alexis to respond as the card is played
    When Alexis plays Direct Intervention
    Then The Line is unlocked
    And Nassir is ready with 2 blood and unlocked
    When Nassir recruits Impundulu
    And Sarah uses The Line
    Then The Line is locked
    And Nassir has 0 blood

  @id:VTES-4914 @vtes.card.cost.reducer-unused-if-card-cancelled @checks:a @vtes.cancel.action-card.cost-not-paid
  Scenario: Eccentric Billionaire stays unlocked if the equipment it would pay for is cancelled
    Given Sarah's Belinde and Eccentric Billionaire are ready
    And Sarah holds .44 Magnum
    And Sarah has 10 pool
    And Alexis holds Direct Intervention
    When Belinde equips with .44 Magnum
    And Sarah uses Eccentric Billionaire
    And Alexis plays Direct Intervention
    Then Eccentric Billionaire is unlocked
    And Belinde is unlocked
    And .44 Magnum is in Sarah's ash heap
    And Sarah has 10 pool

  @id:VTES-1070 @vtes.card.cost.optional-reducer-when-played @vtes.card.cost.pool-symbol
  Scenario: Eccentric Billionaire reduces a location's cost by 1, and a second one adds nothing
    Given it is Sarah's master phase
    And Sarah's Colette, Eccentric Billionaire and Eccentric Billionaire are ready
    And Sarah holds Asylum Hunting Ground
    When Sarah plays Asylum Hunting Ground
    Then it is for Sarah to reduce the cost or decline
    When Sarah uses Eccentric Billionaire
    Then Sarah burns 1 pool
    And Eccentric Billionaire is locked
    And Eccentric Billionaire#2 is unlocked

  @provisional
  @id:VTES-1071 @vtes.card.cost.reducer-unused-if-card-cancelled @vtes.cancel.other-card.cost-still-paid
  Scenario: A cancelled location is paid for in full without its reducer
    Given it is Sarah's master phase
    And Sarah's Colette and Eccentric Billionaire are ready
    And Alexis's Wauneka and Lauren are ready
    And Wauneka's sect is Anarch
    And Lauren's sect is Anarch
    And Sarah holds Asylum Hunting Ground
    And Alexis holds Power of All
    When Sarah plays Asylum Hunting Ground
    And Sarah uses Eccentric Billionaire
    And Wauneka plays Power of All on Lauren
    Then Sarah burns 2 pool
    And Eccentric Billionaire is unlocked
    And Sarah's ash heap holds Asylum Hunting Ground

  @id:VTES-1097 @vtes.glossary.steal.permanent-control @vtes.action.directed.definition
  Scenario: An action to steal The Line is directed at its controller
    Given Sarah's Nassir is ready
    And Alexis's Belinde is ready
    And Alexis controls The Line
    When Nassir acts through The Line to steal it
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then Sarah controls Nassir and The Line

  @id:VTES-1099 @vtes.card.cost.optional-reducer-when-played @vtes.bleed.default-amount-one
  @vtes.published.eccentric-billionaire.when-announced-or-paid @checks:a
  Scenario: Eccentric Billionaire pays 1 pool of equipment, and another may bleed for 2
    Given Sarah's Nassir, Eccentric Billionaire and Eccentric Billionaire are ready
    And Sarah holds .44 Magnum
    When Nassir equips with .44 Magnum
    And Sarah uses Eccentric Billionaire
    Then Sarah burns 1 pool
    And Nassir bears .44 Magnum
    And Eccentric Billionaire is locked
    When Eccentric Billionaire#2 bleeds Alexis
    Then Alexis burns 2 pool

  @id:VTES-4410 @vtes.card.cost.optional-reducer-when-played
  Scenario: The Line cannot be used when no card is being played
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Sarah controls The Line
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    And Sarah cannot use The Line because vtes.card.cost.optional-reducer-when-played

  @id:VTES-4880 @vtes.card.cost.blood-needs-enough-blood
  Scenario: A vampire without blood cannot play an action card that costs 1 blood
    Given Sarah's Sully is ready with 0 blood
    And Sarah holds Govern the Unaligned
    Then Sully cannot play Govern the Unaligned at basic on Alexis because vtes.card.cost.blood-needs-enough-blood
    And Sully has 0 blood
    And Sarah holds Govern the Unaligned

  @id:VTES-4881 @needs:bleed @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: A vampire can pay for an action card that costs 1 blood with its last blood
    Given Sarah's Sully is ready with 1 blood
    And Sarah holds Govern the Unaligned
    When Sully plays Govern the Unaligned at basic on Alexis
    Then Alexis burns 3 pool
    And Sully has 0 blood
    And Govern the Unaligned is in Sarah's ash heap

  @id:VTES-4884 @needs:bleed @vtes.card.cost.blood-needs-enough-blood
  Scenario: A vampire with 1 blood cannot play an action card that costs 2 blood, but one with 2 can
    Given Sarah's Sully is ready with 1 blood
    And Sarah's Colette is ready with 2 blood
    And Sarah holds Dominate Kine
    Then Sully cannot play Dominate Kine at basic on Alexis because vtes.card.cost.blood-needs-enough-blood
    When Colette plays Dominate Kine at basic on Alexis
    Then Alexis burns 2 pool
    And Colette has 0 blood

  @id:VTES-4885 @vtes.card.cost.blood-needs-enough-blood
  Scenario: A vampire without blood cannot play a reaction that costs 1 blood
    Given Sarah's Belinde is ready
    And Alexis's Sully is ready with 0 blood
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    And Sully cannot play Deflection at basic on Tom because vtes.card.cost.blood-needs-enough-blood
    When Alexis declines to block
    Then Alexis burns 1 pool
    And Alexis holds Deflection
    And Sully has 0 blood
    And Sully is unlocked

  @id:VTES-4977 @vtes.card.cost.pool-symbol
  Scenario: An out-of-turn master card costs its printed pool
    Given Sarah's Sully is ready
    And Sarah holds Govern the Unaligned
    And Alexis has 10 pool
    And Alexis holds Direct Intervention
    When Sully plays Govern the Unaligned at basic on Alexis
    And Alexis plays Direct Intervention
    Then Alexis has 9 pool
    And Sully is unlocked

  @id:VTES-4978 @needs:ending @vtes.card.cost.pool-needs-enough-pool
  Scenario: A Methuselah can pay for a master card with her last pool, but not with 1 less
    Given Alexis has 2 pool
    And Tom has 1 pool
    And Alexis holds Guardian Angel
    And Tom holds Guardian Angel
    And Alexis's Nassir is ready
    And Tom's Colette is ready
    When everyone passes until Alexis's master phase
    And Alexis plays Guardian Angel on Nassir
    Then Alexis is ousted
    When everyone passes until Tom's master phase
    Then Tom cannot play Guardian Angel on Colette because vtes.card.cost.pool-needs-enough-pool
    And Tom has 1 pool
