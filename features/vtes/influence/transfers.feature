# Fifth edition rulebook, "Detailed Turn Sequence": influence phase
Feature: Transfers
  There are four, or fewer in the first turns of the game. They move blood to and from vampires or bring one from the crypt.

  @id:VTES-0460 @example @vtes.influence.example-nora @checks:a,b,c,d @vtes.influence.spend-any-mix @checks:a
  Scenario: Nora takes back blood from another vampire and can then afford Alexa Draper
    Given Nora, Alexis and Tom sit clockwise
    And it is Nora's influence phase
    And Nora has 2 pool
    And Nora's Alexa Draper is uncontrolled with 6 blood
    And Nora's Sybren van Oosten is uncontrolled with 2 blood
    Then Nora has 4 transfers left
    And Nora cannot bring out Alexa Draper because vtes.influence.reveal-when-capacity-reached
    When Nora takes 1 blood back from Sybren van Oosten
    Then Nora has 3 pool
    And Nora has 2 transfers left
    And Sybren van Oosten is uncontrolled with 1 blood
    When Nora moves 2 pool to Alexa Draper
    Then Nora has 1 pool
    And Nora has 0 transfers left
    And Alexa Draper is uncontrolled with 8 blood
    When Nora brings out Alexa Draper
    Then Alexa Draper is ready with 8 blood and unlocked
    And Nora has 1 pool
    And Nora is still in the game
    And Sybren van Oosten is uncontrolled with 1 blood

  @id:VTES-0461 @example @provisional @vtes.influence.example-nora @checks:e
  @vtes.influence.one-transfer-pool-to-vampire @checks:c
  @vtes.ending.oust.pool-at-zero-ousts @checks:d @vtes.ending.vp.reward-independent-of-who-or-how @checks:b
  Scenario: Nora is ousted if she spends both pool counters on Alexa Draper
    Given Nora, Alexis and Tom sit clockwise
    And it is Nora's influence phase
    And Nora has 2 pool
    And Nora's Alexa Draper is uncontrolled with 6 blood
    And Nora's Sybren van Oosten is uncontrolled with 2 blood
    When Nora moves 1 pool to Alexa Draper
    Then Nora is still in the game
    And Nora has 1 pool
    When Nora moves 1 pool to Alexa Draper
    Then Nora is ousted
    And Nora has 0 pool
    And Tom gains 6 pool
    And Tom has 1 victory point
    And it is for Alexis to decide in the unlock phase

  @id:VTES-0462
  @vtes.influence.first-turn-first-methuselah-one @checks:a @vtes.influence.first-turn-second-methuselah-two @checks:a
  @vtes.influence.first-turn-third-methuselah-three @checks:a @vtes.influence.four-transfers-default @checks:a
  Scenario: The first three turns of the game bring fewer transfers
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is turn 1 of the game, Sarah's influence phase
    Then Sarah has 1 transfer left
    When everyone passes until Alexis's influence phase
    Then Alexis has 2 transfers left
    When everyone passes until Tom's influence phase
    Then Tom has 3 transfers left
    When everyone passes until Rui's influence phase
    Then Rui has 4 transfers left
    When everyone passes until Ines's influence phase
    Then Ines has 4 transfers left
    When everyone passes until Sarah's influence phase
    Then Sarah has 4 transfers left

  @id:VTES-0463 @vtes.influence.first-turn-first-methuselah-one @checks:a
  @vtes.influence.two-transfers-blood-back-to-pool @checks:a
  Scenario: The one transfer of the first turn moves one counter
    Given Sarah, Alexis and Tom sit clockwise
    And it is turn 1 of the game, Sarah's influence phase
    And Sarah's Ryan and Nassir are uncontrolled
    When Sarah moves 1 pool to Ryan
    Then Sarah has 29 pool
    And Ryan is uncontrolled with 1 blood
    And Sarah cannot move 1 pool to Nassir because vtes.influence.one-transfer-pool-to-vampire
    And Sarah cannot take 1 blood back from Ryan because vtes.influence.two-transfers-blood-back-to-pool

  @id:VTES-0464
  @provisional @vtes.influence.first-turn-third-methuselah-three
  Scenario: The third turn of a game of two brings three transfers
    Given Sarah and Alexis sit clockwise
    And it is turn 2 of the game, Alexis's influence phase
    Then Alexis has 2 transfers left
    When everyone passes until Sarah's influence phase
    Then Sarah has 3 transfers left
    When everyone passes until Alexis's influence phase
    Then Alexis has 4 transfers left

  @id:VTES-0465 @vtes.influence.spend-any-mix @checks:a @vtes.influence.one-transfer-pool-to-vampire
  @vtes.crypt.uncontrolled-stack-represents-invested-pool @checks:a
  Scenario: Four transfers can go to four vampires, with none left for a fifth counter
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's Ryan, Nassir, Colette and Sully are uncontrolled with 1 blood
    When Sarah moves 1 pool to Ryan
    And Sarah moves 1 pool to Nassir
    And Sarah moves 1 pool to Colette
    And Sarah moves 1 pool to Sully
    Then Sarah burns 4 pool
    And Ryan, Nassir, Colette and Sully are uncontrolled with 2 blood
    And Sarah has 0 transfers left
    And Sarah cannot move 1 pool to Ryan because vtes.influence.one-transfer-pool-to-vampire

  @id:VTES-0466 @vtes.influence.two-transfers-blood-back-to-pool @checks:a,c
  Scenario: Four transfers take two counters back, and none from a vampire without blood
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 3 blood
    And Sarah's Nassir is uncontrolled with 0 blood
    Then Sarah cannot take 1 blood back from Nassir because vtes.influence.two-transfers-blood-back-to-pool
    When Sarah takes 2 blood back from Ryan
    Then Sarah gains 2 pool
    And Ryan is uncontrolled with 1 blood
    And Sarah has 0 transfers left
    And Sarah cannot take 1 blood back from Ryan because vtes.influence.two-transfers-blood-back-to-pool

  @id:VTES-0474 @vtes.influence.two-transfers-blood-back-to-pool @checks:b @vtes.counter.added-blood-comes-from-bank
  Scenario: Blood from the bank can be taken back into the pool
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 3 blood
    When 1 blood is added to Ryan
    Then Ryan is uncontrolled with 4 blood
    And no pool changes
    When Sarah takes 1 blood back from Ryan
    Then Sarah gains 1 pool
    And Ryan is uncontrolled with 3 blood

  @id:VTES-0467 @vtes.influence.one-transfer-pool-to-vampire @checks:b
  Scenario: A player cannot move pool to a vampire that is ready or not their own
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's Ryan is ready with 1 blood
    And Sarah's Nassir is in torpor with 1 blood
    And Alexis's Colette is uncontrolled with 1 blood
    And Sarah's Sully is uncontrolled
    Then Sarah cannot move 1 pool to Ryan because vtes.turn.influence-phase-purpose
    And Sarah cannot take 1 blood back from Ryan because vtes.turn.influence-phase-purpose
    And Sarah cannot move 1 pool to Nassir because vtes.turn.influence-phase-purpose
    And Sarah cannot move 1 pool to Colette because vtes.turn.influence-phase-purpose
    And Sarah cannot take 1 blood back from Colette because vtes.turn.influence-phase-purpose
    When Sarah moves 1 pool to Sully
    Then Sarah has 3 transfers left

  @id:VTES-0468 @vtes.influence.transfer-is-influence-phase-action @checks:a
  @vtes.turn.influence-phase-purpose @checks:a
  Scenario: A player can spend transfers only in their own influence phase
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And Sarah's Ryan is uncontrolled with 1 blood
    And Alexis's Colette is uncontrolled with 1 blood
    Then Sarah cannot move 1 pool to Ryan because vtes.influence.transfer-is-influence-phase-action
    When Sarah ends the minion phase
    Then Alexis cannot move 1 pool to Colette because vtes.influence.transfer-is-influence-phase-action
    When Sarah ends the influence phase
    Then Sarah cannot move 1 pool to Ryan because vtes.influence.transfer-is-influence-phase-action

  @id:VTES-0469
  @vtes.influence.transfers-not-saved @checks:a @vtes.influence.four-transfers-default
  Scenario: Unspent transfers are lost at the end of the phase
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled
    When Sarah moves 1 pool to Ryan
    Then Sarah has 3 transfers left
    When everyone passes until Sarah's influence phase
    Then Sarah has 4 transfers left
    And Ryan is uncontrolled with 1 blood

  @id:VTES-0470 @vtes.influence.four-transfers-new-crypt-card @checks:a
  @vtes.decks.crypt-draw-goes-to-uncontrolled @checks:a
  @vtes.glossary.draw.crypt-top-to-uncontrolled @checks:a @vtes.counter.burned-counters-return-to-bank
  Scenario: Four transfers and 1 pool move the top card of the crypt to the uncontrolled region
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah has 10 pool
    And Sarah's crypt holds Ryan and Nassir
    And Sarah holds Bonding
    When Sarah draws a crypt card
    Then Sarah burns 1 pool
    And Sarah has 0 transfers left
    And Ryan is uncontrolled with 0 blood
    And Sarah's crypt holds Nassir
    And Sarah holds Bonding
    And Alexis does not see Sarah's uncontrolled vampires

  @id:VTES-0471 @vtes.influence.four-transfers-new-crypt-card @checks:b
  Scenario: Three transfers or an empty crypt bring no vampire from the crypt
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled
    And Sarah's crypt holds Nassir
    When Sarah moves 1 pool to Ryan
    Then Sarah cannot draw a crypt card because vtes.influence.four-transfers-new-crypt-card
    When everyone passes until Alexis's influence phase
    Then Alexis has 4 transfers left
    And Alexis cannot draw a crypt card because vtes.influence.four-transfers-new-crypt-card

  @id:VTES-0472 @vtes.influence.four-transfers-new-crypt-card
  Scenario: A shuffled crypt gives a random vampire
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's crypt holds Ryan and Nassir in unknown order
    When Sarah draws a crypt card
    Then it is for chance to draw a card
    When chance draws Nassir
    Then Nassir is uncontrolled with 0 blood
    And it is for Sarah to decide in the influence phase

  @id:VTES-0473 @provisional @vtes.influence.four-transfers-new-crypt-card @checks:c
  @vtes.ending.oust.pool-at-zero-ousts
  Scenario: A player who spends the last pool on a crypt card is ousted
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah has 1 pool
    And Sarah's crypt holds Nassir
    When Sarah draws a crypt card
    Then Sarah is ousted
    And Tom has 1 victory point
    And Tom gains 6 pool
    And it is for Alexis to decide in the unlock phase

  @id:VTES-3083 @vtes.glossary.draw.crypt-top-to-uncontrolled @checks:a,b
  Scenario: The crypt gives its top card to the uncontrolled region, and an empty crypt gives none
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's crypt holds Ryan
    And Alexis's crypt holds Nassir
    When Sarah draws a crypt card
    Then Ryan is uncontrolled with 0 blood
    And Sarah burns 1 pool
    When everyone passes until Sarah's influence phase
    Then Sarah has 4 transfers left
    And Sarah cannot draw a crypt card because vtes.influence.four-transfers-new-crypt-card
    And Sarah has 29 pool
