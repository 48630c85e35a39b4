# Rulings on cards: cards in play that demand something in unlock phases, or go from hand to hand
Feature: Rulings on schemes in play
  What a card demands must be paid in the phase, in any order. Rulings also say who may burn it, and against whom.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1752 @vtes.ruling.anarch-troublemaker.first-use-next-turn @checks:a,b
  @vtes.wording.during-x-do-y-once-per-x
  Scenario: Anarch Troublemaker can be used from its player's next unlock phase on
    Given it is Sarah's master phase
    And Sarah holds Anarch Troublemaker
    And Alexis's Ryan and Lauren are ready
    When Sarah plays Anarch Troublemaker
    Then Sarah controls Anarch Troublemaker
    And Sarah cannot use Anarch Troublemaker on Ryan to lock vampires because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Anarch Troublemaker on Ryan and Lauren to lock vampires
    Then Ryan and Lauren are locked
    And Alexis controls Anarch Troublemaker

  @id:VTES-1753 @vtes.ruling.anarch-troublemaker.may-lock-already-locked @checks:a
  @vtes.published.anarch-troublemaker.may-lock-already-locked
  @vtes.control.changes-only-by-explicit-effect @checks:b
  Scenario: Anarch Troublemaker can name locked vampires
    Given it is Sarah's unlock phase
    And Sarah controls Anarch Troublemaker
    And Alexis's Ryan is ready and locked
    And Alexis's Lauren is in torpor and locked
    When Sarah uses Anarch Troublemaker on Ryan and Lauren to lock vampires
    Then Ryan and Lauren are locked
    And Alexis controls Anarch Troublemaker

  @id:VTES-1754 @vtes.ruling.anarch-troublemaker.zero-vampires-allowed @checks:b
  @vtes.ruling.anarch-troublemaker.control-passes-without-locking @checks:a @vtes.ownership.never-changes
  @vtes.wording.during-x-do-y-once-per-x
  Scenario: Anarch Troublemaker passes to the prey even if no vampire is named, and then onward
    Given it is Sarah's unlock phase
    And Sarah controls Anarch Troublemaker
    And Tom's Nassir is ready
    And Nassir bears .44 Magnum
    When Sarah uses Anarch Troublemaker to lock vampires
    Then Alexis controls Anarch Troublemaker
    When everyone passes until Alexis's unlock phase
    And Alexis uses Anarch Troublemaker on .44 Magnum to burn equipment
    Then Tom controls Anarch Troublemaker
    And .44 Magnum is in Tom's ash heap
    And Nassir bears nothing
    When everyone passes until Sarah's unlock phase
    Then Sarah cannot use Anarch Troublemaker to lock vampires because vtes.golden-rule.cards-override-rules

  @id:VTES-1755
  @vtes.ruling.anarch-troublemaker.zero-vampires-allowed @vtes.glossary.target.eligibility-from-card-text
  @vtes.unlock-phase.other-effects-after-unlocking
  Scenario: Anarch Troublemaker can name only the prey's vampires, and need not be used
    Given it is Sarah's unlock phase
    And Sarah controls Anarch Troublemaker
    And Alexis's Ryan and Impundulu are ready
    And Tom's Nassir is ready
    Then Sarah cannot use Anarch Troublemaker on Ryan and Nassir to lock vampires because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot use Anarch Troublemaker on Ryan and Impundulu to lock vampires because vtes.glossary.target.eligibility-from-card-text
    When Sarah ends the unlock phase
    Then Sarah controls Anarch Troublemaker
    And Ryan and Nassir are unlocked

  @id:VTES-1756 @vtes.ruling.smiling-jack-the-anarch.controller-must-feed @checks:a
  @vtes.unlock-phase.active-methuselah-orders-effects @vtes.ending.oust.pool-at-zero-ousts @checks:d
  Scenario: Smiling Jack must be fed, even with its player's last pool
    Given it is Sarah's unlock phase
    And Sarah has 1 pool
    And Sarah controls Smiling Jack, The Anarch
    Then Sarah cannot pass because vtes.unlock-phase.active-methuselah-orders-effects
    When Sarah uses Smiling Jack, The Anarch
    Then Sarah is ousted
    And it is for Alexis to decide in the unlock phase

  @id:VTES-1757 @vtes.ruling.smiling-jack-the-anarch.controller-must-feed @checks:b
  @vtes.unlock-phase.active-methuselah-orders-effects @checks:a @vtes.wording.during-x-do-y-once-per-x
  Scenario: Smiling Jack is fed once, and may be fed after the Edge has given pool
    Given it is Sarah's unlock phase
    And Sarah has 1 pool
    And Sarah has the Edge
    And Sarah controls Smiling Jack, The Anarch
    When Sarah gains 1 pool from the Edge
    And Sarah uses Smiling Jack, The Anarch
    Then Sarah has 1 pool
    And Smiling Jack, The Anarch has 1 counter
    And Sarah cannot use Smiling Jack, The Anarch because vtes.wording.during-x-do-y-once-per-x
    When Sarah ends the unlock phase
    Then it is for Sarah to decide in the master phase

  @id:VTES-1758 @vtes.ruling.smiling-jack-the-anarch.mixed-payment @checks:a
  @vtes.ruling.smiling-jack-the-anarch.one-per-counter @checks:a @vtes.unlock-phase.active-methuselah-orders-effects
  @vtes.published.smiling-jack-the-anarch.empty-vampire-does-not-pay @checks:a @vtes.published.smiling-jack-the-anarch.pool-and-vampires-mixed
  Scenario: Each other player pays Smiling Jack 1 for each counter from pool and vampires
    Given it is Alexis's unlock phase
    And Sarah controls Smiling Jack, The Anarch
    And Smiling Jack, The Anarch has 3 counters
    And Alexis's Ryan is ready with 2 blood
    And Alexis's Lauren is in torpor with 1 blood
    When Alexis uses Smiling Jack, The Anarch on Ryan to pay 1 blood
    And Alexis uses Smiling Jack, The Anarch on Lauren to pay 1 blood
    Then Alexis cannot pass because vtes.unlock-phase.active-methuselah-orders-effects
    When Alexis uses Smiling Jack, The Anarch to pay 1 pool
    Then Alexis has 29 pool
    And Ryan has 1 blood
    And Lauren has 0 blood
    And Smiling Jack, The Anarch has 3 counters
    And Alexis cannot use Smiling Jack, The Anarch to pay 1 pool because vtes.wording.during-x-do-y-once-per-x

  @id:VTES-2356 @vtes.ruling.smiling-jack-the-anarch.one-per-counter @checks:b @vtes.wording.during-x-do-y-once-per-x
  Scenario: The controller of Smiling Jack feeds it and pays nothing for its counters
    Given it is Sarah's unlock phase
    And Sarah has 5 pool
    And Sarah's Belinde is ready with 3 blood
    And Sarah controls Smiling Jack, The Anarch
    And Smiling Jack, The Anarch has 2 counters
    When Sarah uses Smiling Jack, The Anarch
    Then Smiling Jack, The Anarch has 3 counters
    And Sarah has 4 pool
    And Sarah cannot use Smiling Jack, The Anarch to pay 1 pool because vtes.golden-rule.cards-override-rules
    When Sarah ends the unlock phase
    Then Sarah has 4 pool
    And Belinde has 3 blood
    And it is for Sarah to decide in the master phase

  @id:VTES-1759 @vtes.ruling.smiling-jack-the-anarch.empty-vampire-pays-nothing @checks:a
  @vtes.ending.oust.pool-at-zero-ousts
  @vtes.golden-rule.cards-override-rules @vtes.published.smiling-jack-the-anarch.empty-vampire-does-not-pay @checks:b
  Scenario: A vampire without blood cannot pay for Smiling Jack
    Given it is Alexis's unlock phase
    And Alexis has 2 pool
    And Sarah controls Smiling Jack, The Anarch
    And Smiling Jack, The Anarch has 3 counters
    And Alexis's Ryan is ready with 0 blood
    Then Alexis cannot use Smiling Jack, The Anarch on Ryan to pay 1 blood because vtes.golden-rule.cards-override-rules
    When Alexis uses Smiling Jack, The Anarch to pay 1 pool
    And Alexis uses Smiling Jack, The Anarch to pay 1 pool
    Then Alexis is ousted

  @id:VTES-1760 @vtes.action.directed.definition @vtes.golden-rule.cards-override-rules
  @vtes.burn.card-goes-to-owners-ash-heap
  Scenario: A vampire can burn Smiling Jack with its counters, an ally cannot
    Given it is Alexis's minion phase
    And Sarah controls Smiling Jack, The Anarch
    And Smiling Jack, The Anarch has 2 counters
    And Alexis's Ryan and Impundulu are ready
    And Sarah's Belinde is ready
    Then Impundulu cannot act through Smiling Jack, The Anarch to burn it because vtes.golden-rule.cards-override-rules
    When Ryan acts through Smiling Jack, The Anarch to burn it
    Then the action is directed
    And it is for Sarah to block or decline
    When Sarah declines to block
    Then Smiling Jack, The Anarch is in Sarah's ash heap
    And no pool changes

  @id:VTES-1761 @vtes.ruling.creeping-sabotage.first-copy-free @checks:a,b @vtes.card-action.cost-as-printed
  @vtes.card.play.into-play-on-resolution
  Scenario: The first Creeping Sabotage costs nothing, the second 1 blood
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready with 1 blood
    And Sarah's Ryan is ready with 4 blood
    And Sarah holds Creeping Sabotage and Creeping Sabotage
    When Belinde plays Creeping Sabotage
    Then Belinde has 1 blood
    And Sarah controls Creeping Sabotage
    And Sarah's ash heap is empty
    When Ryan plays Creeping Sabotage
    Then Ryan has 3 blood
    And Sarah controls Creeping Sabotage#2

  @id:VTES-1762
  @vtes.unlock-phase.active-methuselah-orders-effects @vtes.counter.burned-counters-return-to-bank
  Scenario: Each Creeping Sabotage burns 1 pool of the prey in its player's unlock phase
    Given it is Sarah's unlock phase
    And Sarah controls Creeping Sabotage and Creeping Sabotage
    When Sarah uses Creeping Sabotage
    Then Sarah cannot pass because vtes.unlock-phase.active-methuselah-orders-effects
    When Sarah uses Creeping Sabotage#2
    And Sarah ends the unlock phase
    Then Alexis has 28 pool
    And Tom has 30 pool
    And Sarah has 30 pool

  @id:VTES-1763 @vtes.ruling.creeping-sabotage.no-retry-after-change-of-target @checks:a,b
  @vtes.ruling.creeping-sabotage.other-copy-is-another-action
  @vtes.action.limit.same-copy-in-play-once-per-turn @checks:a,b
  @vtes.published.change-of-target.action-counts-as-performed
  Scenario: After Change of Target a minion cannot try to burn the same Creeping Sabotage again
    Given it is Alexis's minion phase
    And Alexis's Ryan and Lauren are ready
    And Alexis holds Change of Target
    And Sarah controls Creeping Sabotage and Creeping Sabotage
    And Sarah's Belinde is ready
    When Ryan acts through Creeping Sabotage to burn it
    And Belinde attempts to block
    And Ryan plays Change of Target
    Then Ryan is unlocked
    And Ryan cannot act through Creeping Sabotage to burn it because vtes.action.limit.same-copy-in-play-once-per-turn
    When Lauren acts through Creeping Sabotage to burn it
    And Sarah declines to block
    And Ryan acts through Creeping Sabotage to burn it
    And Sarah declines to block
    Then Sarah's ash heap holds Creeping Sabotage and Creeping Sabotage

  @id:VTES-1764 @vtes.ruling.haven-uncovered.burn-action-directed-at-its-player @checks:a
  @vtes.action.block.directed-only-targets-may-block @vtes.action.directed.definition @checks:c
  Scenario: Burning Haven Uncovered is directed at the player who played it
    Given it is Alexis's minion phase
    And Alexis's Ryan is ready
    And Ryan bears Haven Uncovered, played by Sarah
    And Sarah's Belinde is ready
    And Tom's Nassir is ready
    When Ryan acts through Haven Uncovered to burn it
    Then the action is directed
    And the action's stealth is 1
    And Nassir cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    And it is for Sarah to block or decline
    When Sarah declines to block
    Then Haven Uncovered is in Sarah's ash heap

  @id:VTES-1765 @vtes.ruling.haven-uncovered.burn-action-directed-at-its-player @checks:b
  @vtes.action.undirected.definition
  @vtes.action.block.undirected-prey-or-predator
  Scenario: Burning one's own Haven Uncovered is undirected
    Given it is Alexis's minion phase
    And Alexis's Ryan is ready
    And Ryan bears Haven Uncovered
    And Tom's Nassir is ready
    When Ryan acts through Haven Uncovered to burn it
    Then the action is undirected
    And it is for Tom to block or decline
    When Tom declines to block
    Then Haven Uncovered is in Alexis's ash heap

  @id:VTES-2309 @vtes.ruling.anarch-troublemaker.zero-vampires-allowed @checks:a
  @vtes.ruling.anarch-troublemaker.control-passes-without-locking @checks:a
  @vtes.control.changes-only-by-explicit-effect
  Scenario: Anarch Troublemaker passes to the prey although no vampire there is named
    Given it is Sarah's unlock phase
    And Sarah controls Anarch Troublemaker
    And Alexis's Ryan and Lauren are ready
    When Sarah uses Anarch Troublemaker to lock vampires
    Then Alexis controls Anarch Troublemaker
    And Ryan and Lauren are unlocked

  @id:VTES-2318
  @vtes.ruling.creeping-sabotage.no-retry-after-change-of-target @checks:c
  @vtes.action.limit.same-copy-in-play-once-per-turn
  Scenario: An action ended with Change of Target can be tried again in the next turn
    Given it is Alexis's minion phase
    And Alexis's Ryan is ready
    And Alexis holds Change of Target
    And Sarah controls Creeping Sabotage
    And Sarah's Belinde is ready
    When Ryan acts through Creeping Sabotage to burn it
    And Belinde attempts to block
    And Ryan plays Change of Target
    Then Ryan cannot act through Creeping Sabotage to burn it because vtes.action.limit.same-copy-in-play-once-per-turn
    When everyone passes until Sarah's unlock phase
    And Sarah uses Creeping Sabotage
    And everyone passes until Alexis's minion phase
    And Ryan acts through Creeping Sabotage to burn it
    And Sarah declines to block
    Then Creeping Sabotage is in Sarah's ash heap

  @id:VTES-3217 @ruling @vtes.ruling.anarch-troublemaker.control-passes-without-locking @checks:a,b
  @vtes.ownership.never-changes
  Scenario: An Anarch Troublemaker that the prey yields goes to its owner's ash heap
    Given it is Sarah's unlock phase
    And Sarah controls Anarch Troublemaker
    And Alexis's Ryan is ready
    And Tom holds Anarch Troublemaker
    When Sarah uses Anarch Troublemaker to lock vampires
    Then Alexis controls Anarch Troublemaker
    And Ryan is unlocked
    When everyone passes until Tom's master phase
    And Tom plays Anarch Troublemaker
    And everyone passes until Sarah's master phase
    And Sarah ends the master phase
    And everyone passes until Alexis's unlock phase
    And Alexis yields Anarch Troublemaker
    Then Sarah's ash heap holds Anarch Troublemaker
    And Alexis's ash heap is empty
