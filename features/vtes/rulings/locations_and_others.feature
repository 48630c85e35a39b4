# Rulings on cards: The Barrens, Wasserschloss Anif, Toreador Grand Ball, Visit from the Capuchin
Feature: Rulings on locations, Toreador Grand Ball and Visit from the Capuchin
  When cards in play can be used, what happens when they leave play, and how they delay the replacement of cards.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1768 @vtes.ruling.barrens.usable-any-time @checks:a @vtes.combat.non-minion-effects-still-usable @checks:a
  @vtes.glossary.discard-moves-hand-card-to-ash-heap @vtes.card.draw.draw-up-immediately
  Scenario: The Barrens can be used in the middle of a combat
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah controls The Barrens
    And Sarah holds Bonding
    And Sarah's library holds Fake Out
    And Alexis's Nassir is ready
    When Belinde enters combat with Nassir
    And Sarah uses The Barrens on Bonding
    Then Sarah holds Fake Out
    And Bonding is in Sarah's ash heap
    And combat begins between Belinde and Nassir

  @id:VTES-1769 @needs:block @vtes.ruling.barrens.usable-any-time @checks:b
  @vtes.glossary.discard-moves-hand-card-to-ash-heap
  Scenario: The Barrens can be used during another player's action
    Given it is Alexis's minion phase
    And Alexis's Nassir is ready
    And Sarah controls The Barrens
    And Sarah holds Bonding
    And Sarah's library holds Fake Out
    When Nassir hunts
    And Sarah uses The Barrens on Bonding
    Then Sarah holds Fake Out
    And The Barrens is locked

  @id:VTES-1770
  @vtes.ruling.wasserschloss-anif-austria.one-tremere-per-turn @checks:a @vtes.wording.during-x-do-y-once-per-x
  @vtes.glossary.target.eligibility-from-card-text @vtes.published.wasserschloss-anif-austria.one-tremere-each-turn
  Scenario: Wasserschloss Anif takes the blood of only one Tremere in a turn
    Given it is Sarah's master phase
    And Sarah controls Wasserschloss Anif, Austria
    And Sarah's Ayelech and Lauren are ready with 3 blood
    And Sarah's Belinde is ready with 3 blood
    Then Sarah cannot use Wasserschloss Anif, Austria on Belinde to receive 1 blood because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Wasserschloss Anif, Austria on Ayelech to receive 1 blood
    Then Ayelech has 2 blood
    And Wasserschloss Anif, Austria has 1 counter
    And Sarah cannot use Wasserschloss Anif, Austria on Ayelech to receive 1 blood because vtes.wording.during-x-do-y-once-per-x
    And Sarah cannot use Wasserschloss Anif, Austria on Lauren to receive 1 blood because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's master phase
    And Sarah uses Wasserschloss Anif, Austria on Lauren to receive 1 blood
    Then Lauren has 2 blood
    And Wasserschloss Anif, Austria has 2 counters

  @id:VTES-1771 @vtes.counter.one-kind-three-names @checks:a @vtes.wording.lock-x-to-do-y-needs-unlocked
  @vtes.glossary.target.eligibility-from-card-text
  Scenario: Wasserschloss Anif gives all its counters to an uncontrolled Tremere
    Given it is Sarah's influence phase
    And Sarah controls Wasserschloss Anif, Austria
    And Wasserschloss Anif, Austria has 3 counters
    And Sarah's Nassir and Sully are uncontrolled with 1 blood
    Then Sarah cannot use Wasserschloss Anif, Austria on Sully to give its counters away because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Wasserschloss Anif, Austria on Nassir to give its counters away
    Then Nassir is uncontrolled with 4 blood
    And Wasserschloss Anif, Austria has 0 counters
    And Sarah cannot use Wasserschloss Anif, Austria on Nassir to give its counters away because vtes.wording.lock-x-to-do-y-needs-unlocked
    When Sarah brings out Nassir
    Then Nassir is ready with 4 blood

  @id:VTES-1772
  @vtes.unlock-phase.must-unlock-all-own-cards @checks:c @vtes.golden-rule.cards-override-rules
  Scenario: Toreador Grand Ball locks one Toreador, which stays locked in the unlock phase
    Given it is Sarah's master phase
    And Sarah's Tamoszius and Massimo Falconi are ready with 3 blood
    And Sarah's Ryan is ready and locked
    And Sarah holds Toreador Grand Ball
    When Sarah plays Toreador Grand Ball on Tamoszius and Massimo Falconi
    Then Sarah burns 1 pool
    And Tamoszius is locked
    And Massimo Falconi is unlocked
    When Sarah ends the master phase
    And everyone passes until Sarah's minion phase
    Then Tamoszius is locked
    And Massimo Falconi and Ryan are unlocked

  @id:VTES-6425 @vtes.golden-rule.cards-override-rules
  Scenario: Toreador Grand Ball lets the other Toreador hunt unblocked, but not bleed
    Given it is Sarah's master phase
    And Sarah's Tamoszius and Massimo Falconi are ready with 3 blood
    And Sarah holds Toreador Grand Ball
    And Alexis's Ryan is ready
    When Sarah plays Toreador Grand Ball on Tamoszius and Massimo Falconi
    And Sarah ends the master phase
    And Massimo Falconi hunts
    Then Massimo Falconi has 4 blood
    And Ryan is unlocked
    When everyone passes until Sarah's minion phase
    And Massimo Falconi bleeds Alexis
    And Ryan attempts to block
    Then Ryan blocks the action

  @id:VTES-1773
  @vtes.ruling.toreador-grand-ball.same-toreador-for-several-copies @checks:a @vtes.golden-rule.cards-override-rules
  @vtes.glossary.target.eligibility-from-card-text @vtes.published.toreador-grand-ball.same-locked-toreador
  Scenario: A Toreador locked for one Grand Ball may be the locked one of a second
    Given it is Sarah's master phase
    And Sarah's Tamoszius, Massimo Falconi and Nik Sikko are ready with 1 blood
    And Sarah's Belinde is ready
    And Sarah holds Toreador Grand Ball and Toreador Grand Ball
    And Alexis's Ryan is ready
    When Sarah plays Toreador Grand Ball on Tamoszius and Massimo Falconi
    And everyone passes until Sarah's master phase
    Then Sarah cannot play Toreador Grand Ball on Tamoszius and Belinde because vtes.glossary.target.eligibility-from-card-text
    When Sarah plays Toreador Grand Ball on Tamoszius and Nik Sikko
    Then Tamoszius is locked
    When Sarah ends the master phase
    And Massimo Falconi hunts
    And Nik Sikko hunts
    Then Massimo Falconi and Nik Sikko are ready with 2 blood

  @id:VTES-1774
  @vtes.ruling.toreador-grand-ball.persists-after-locked-one-burned @checks:a,b @vtes.golden-rule.cards-override-rules
  @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: A Grand Ball goes on when its locked Toreador burns, and ends when it is burned itself
    Given it is Sarah's master phase
    And Sarah's Tamoszius and Massimo Falconi are ready with 1 blood
    And Sarah holds Toreador Grand Ball
    And Alexis's Ryan and Belinde are ready
    And Ryan bears Sport Bike
    When Sarah plays Toreador Grand Ball on Tamoszius and Massimo Falconi
    And Tamoszius is dealt 3 aggravated damage
    Then Tamoszius is in Sarah's ash heap
    When Sarah ends the master phase
    And Massimo Falconi hunts
    Then Massimo Falconi has 2 blood
    When everyone passes until Alexis's minion phase
    And Belinde acts through Toreador Grand Ball to burn it
    And everyone passes until Sarah's minion phase
    And Massimo Falconi hunts
    And Ryan attempts to block
    Then Ryan blocks the action

  @id:VTES-1775
  @vtes.action.block.succeeds-if-intercept-at-least-stealth @vtes.action.directed.definition
  Scenario: A Nosferatu's action to burn a Toreador Grand Ball has 1 less stealth
    Given it is Alexis's minion phase
    And Alexis's Ryan and Lauren are ready
    And Sarah controls Toreador Grand Ball
    And Sarah's Belinde is ready
    When Lauren acts through Toreador Grand Ball to burn it
    Then the action's stealth is 0
    When Belinde attempts to block
    Then Belinde blocks the action
    When Lauren strikes with hands
    And Belinde strikes with hands
    And everyone passes until Tom's minion phase
    And everyone passes until Alexis's minion phase
    And Ryan acts through Toreador Grand Ball to burn it
    Then the action's stealth is -1
    And it is for Sarah to block or decline

  @id:VTES-2688 @vtes.action.stealth-and-intercept-may-be-modified-below-zero @checks:b
  Scenario: An intercept of -1 is enough to block an action with stealth -1
    Given it is Alexis's minion phase
    And Alexis's Ryan is ready
    And Ryan's title is primogen
    And Sarah controls Toreador Grand Ball
    And Sarah's Bret Stryker is ready
    When Ryan acts through Toreador Grand Ball to burn it
    Then the action's stealth is -1
    When Bret Stryker attempts to block
    Then Bret Stryker blocks the action
    And Sarah controls Toreador Grand Ball and Bret Stryker

  @id:VTES-1776 @vtes.ruling.visit-from-the-capuchin.replace-then-four @checks:a @vtes.card.draw.replace-after-play
  @vtes.card.draw.hand-matches-hand-size
  Scenario: Visit from the Capuchin is replaced, and then gives four cards
    Given it is Sarah's master phase
    And Sarah holds Visit from the Capuchin, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding, Vessel, Fake Out, Majesty, Pursuit and Blur
    When Sarah plays Visit from the Capuchin
    Then Visit from the Capuchin has 4 counters
    And Sarah holds Bonding, Vessel, Fake Out, Majesty, Pursuit, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Blur

  @id:VTES-1777 @vtes.ruling.visit-from-the-capuchin.replace-then-four @checks:b
  @vtes.card.draw.no-draw-from-empty-library
  Scenario: Visit from the Capuchin gives fewer than four cards from a small library
    Given it is Sarah's master phase
    And Sarah holds Visit from the Capuchin, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding, Vessel and Fake Out
    When Sarah plays Visit from the Capuchin
    Then Visit from the Capuchin has 4 counters
    And Sarah holds 9 cards
    And Sarah's library is empty

  @id:VTES-1778 @vtes.ruling.visit-from-the-capuchin.no-draw-until-counters-gone @checks:a
  @vtes.card.draw.card-text-may-override-replacement @vtes.discard-phase.discard-and-replace
  Scenario: No card is drawn until the counters of Visit from the Capuchin are gone
    Given it is Sarah's master phase
    And Sarah controls Visit from the Capuchin
    And Visit from the Capuchin has 2 counters
    And Sarah's Belinde is ready with 1 blood
    And Sarah holds Life in the City, Life in the City, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding and Vessel
    When Sarah plays Life in the City on Belinde
    Then Visit from the Capuchin has 1 counter
    And Sarah holds 8 cards
    When Sarah plays Life in the City on Belinde
    Then Visit from the Capuchin is in Sarah's ash heap
    And Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    When everyone passes until Sarah's discard phase
    And Sarah discards Dodge
    Then Sarah holds Bonding, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge

  @id:VTES-1779 @vtes.ruling.visit-from-the-capuchin.unreplaced-play-burns-none @checks:a
  @vtes.ruling.visit-from-the-capuchin.counter-burns-when-replacement-due @checks:a
  @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario: A card with delayed replacement burns a Capuchin counter when the replacement is due
    Given it is Tom's minion phase
    And Tom's Nassir is ready
    And Sarah's Belinde is ready and locked
    And Sarah controls Visit from the Capuchin
    And Visit from the Capuchin has 3 counters
    And Sarah holds Wake with Evening's Freshness, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding and Vessel
    When Nassir bleeds Sarah
    And Belinde plays Wake with Evening's Freshness
    Then Visit from the Capuchin has 3 counters
    And Sarah holds 9 cards
    When everyone passes until Sarah's unlock phase
    Then Visit from the Capuchin has 2 counters
    And Sarah holds 9 cards
    And Sarah's library holds Bonding and Vessel

  @id:VTES-2310 @needs:block @vtes.ruling.barrens.usable-any-time @checks:c
  @vtes.diablerie.steps-in-order-not-interruptible @checks:a
  Scenario: The Barrens cannot be used in the middle of a diablerie
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 2 blood
    And Alexis's Ryan is in torpor with 1 blood
    And Ryan bears .44 Magnum
    And Sarah controls The Barrens
    And Sarah holds Bonding
    When Sully diablerises Ryan
    And Sarah passes
    And Sarah passes
    And Sarah passes
    Then it is for Sarah to take equipment or decline
    And Sarah cannot use The Barrens on Bonding because vtes.sequencing.acting-methuselah-first

  @id:VTES-2353 @vtes.ruling.second-tradition-domain.locked-not-vs-unblockable @checks:b
  @vtes.golden-rule.cards-override-rules
  Scenario: A locked prince cannot play Second Tradition against a hunt that a Grand Ball protects
    Given it is Sarah's master phase
    And Sarah's Tamoszius and Massimo Falconi are ready with 1 blood
    And Sarah holds Toreador Grand Ball
    And Alexis's Alice Chen is ready with 4 blood and locked
    And Alexis holds Second Tradition: Domain
    When Sarah plays Toreador Grand Ball on Tamoszius and Massimo Falconi
    And Sarah ends the master phase
    And Massimo Falconi hunts
    Then Massimo Falconi has 2 blood
    And Alice Chen is ready with 4 blood and locked
    And Alexis holds Second Tradition: Domain

  @id:VTES-2354 @vtes.ruling.second-tradition-domain.locked-not-vs-unblockable @checks:b
  @vtes.ruling.second-tradition-domain.locked-player-must-attempt-block
  @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: A locked prince can play Second Tradition against a bleed despite a Grand Ball
    Given it is Sarah's master phase
    And Sarah's Tamoszius and Massimo Falconi are ready with 1 blood
    And Sarah holds Toreador Grand Ball
    And Alexis's Alice Chen is ready with 4 blood and locked
    And Alexis holds Second Tradition: Domain
    When Sarah plays Toreador Grand Ball on Tamoszius and Massimo Falconi
    And Sarah ends the master phase
    And Massimo Falconi bleeds Alexis
    And Alice Chen plays Second Tradition: Domain to block
    Then Alice Chen blocks the action

  @id:VTES-2355 @vtes.ruling.toreador-grand-ball.persists-after-locked-one-burned @checks:a
  @vtes.golden-rule.cards-override-rules @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: The Toreador that a Grand Ball favours can be blocked when it bleeds
    Given it is Sarah's master phase
    And Sarah's Tamoszius and Massimo Falconi are ready with 1 blood
    And Sarah holds Toreador Grand Ball
    And Alexis's Ryan is ready
    When Sarah plays Toreador Grand Ball on Tamoszius and Massimo Falconi
    And Tamoszius is dealt 3 aggravated damage
    Then Tamoszius is in Sarah's ash heap
    When Sarah ends the master phase
    And Massimo Falconi bleeds Alexis
    And Ryan attempts to block
    Then Ryan blocks the action

  @id:VTES-3242 @vtes.ruling.visit-from-the-capuchin.counter-burns-when-replacement-due @checks:a
  @vtes.ruling.visit-from-the-capuchin.unreplaced-play-burns-none @checks:a
  @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario: Mirror Walk burns a Capuchin counter in the discard phase instead of a draw
    Given it is Sarah's minion phase
    And Sarah's Lauren is ready
    And Alexis's Nassir is ready
    And Sarah controls Visit from the Capuchin
    And Visit from the Capuchin has 3 counters
    And Sarah holds Mirror Walk, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding and Vessel
    When Lauren bleeds Alexis
    And Nassir attempts to block
    And Lauren plays Mirror Walk at basic
    Then Visit from the Capuchin has 3 counters
    And Sarah holds 9 cards
    When Alexis declines to block
    And Sarah ends the minion phase
    Then Visit from the Capuchin has 3 counters
    When Sarah ends the influence phase
    Then it is for Sarah to decide in the discard phase
    And Visit from the Capuchin has 2 counters
    And Sarah holds 9 cards
    And Sarah's library holds Bonding and Vessel

  @id:VTES-3245 @vtes.ruling.wasserschloss-anif-austria.counters-lost-when-burned @checks:a
  @vtes.counter.burned-counters-return-to-bank
  Scenario: A burned Wasserschloss Anif gives its counters to nobody
    Given it is Alexis's minion phase
    And Alexis's Sully is ready with 1 blood
    And Sarah's Ayelech and Lauren are ready with 1 blood
    And Sarah's Nassir is uncontrolled with 1 blood
    And Sarah controls Wasserschloss Anif, Austria
    And Wasserschloss Anif, Austria has 3 counters
    When Sully acts through Wasserschloss Anif, Austria to burn it
    And Sarah declines to block
    Then Wasserschloss Anif, Austria is in Sarah's ash heap
    And Ayelech and Lauren are ready with 1 blood
    And Sully is ready with 1 blood
    And Nassir is uncontrolled with 1 blood
    And no pool changes
