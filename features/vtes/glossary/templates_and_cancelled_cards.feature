# Fifth edition rulebook, "Golden Rule", "Wording Templates", "Cancel a Card", one rule at a time
Feature: Card text against rules, and cancelled cards

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2511 @vtes.golden-rule.cards-override-rules @checks:a
  Scenario: Freak Drive is an action modifier played after the action resolves
    Given Sarah's Brock Sterling is ready with 2 blood
    And Sarah holds Freak Drive
    And Alexis's Nassir is ready
    When Brock Sterling bleeds Alexis
    Then it is for Alexis to block or decline
    And Brock Sterling cannot play Freak Drive at basic because vtes.golden-rule.cards-override-rules
    When Alexis declines to block
    Then Alexis burns 1 pool
    And it is for Sarah to respond after the action
    When Brock Sterling plays Freak Drive at basic
    Then Brock Sterling is ready with 1 blood and unlocked

  @id:VTES-2512 @vtes.golden-rule.cards-override-rules @checks:b
  Scenario: Any Methuselah's minion may burn Creeping Sabotage
    Given Tom's Nassir is ready
    And Sarah controls Creeping Sabotage
    And Sarah's Ryan is ready
    When everyone passes until Tom's minion phase
    And Nassir acts through Creeping Sabotage to burn it
    Then the action is directed
    When Sarah declines to block
    Then Creeping Sabotage is in Sarah's ash heap

  @id:VTES-2513 @vtes.golden-rule.cards-override-rules @checks:c
  Scenario: A ready, unlocked minion under Pentex Subversion cannot block
    Given Sarah's Belinde is ready
    And Alexis's Impundulu and Nassir are ready
    And Impundulu bears Pentex™ Subversion, played by Sarah
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    And Impundulu cannot attempt to block because vtes.golden-rule.cards-override-rules
    When Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-2514
  @example @vtes.wording.during-x-do-y-vessel-example @checks:a @vtes.wording.during-x-do-y-once-per-x @checks:a
  Scenario: Vessel moves one counter in an unlock phase, and a second one only in the next
    Given it is Sarah's unlock phase
    And Sarah has 10 pool
    And Sarah's Belinde is ready with 3 blood
    And Belinde bears Vessel
    When Sarah uses Vessel to move 1 blood to the pool
    Then Sarah has 11 pool
    And Belinde has 2 blood
    And Sarah cannot use Vessel to move 1 blood to the pool because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Vessel to move 1 blood to the pool
    Then Sarah has 12 pool
    And Belinde has 1 blood

  @id:VTES-2515 @needs:master @vtes.wording.lock-x-to-do-y-needs-unlocked @checks:a,b
  Scenario: A locked location cannot lock for an effect, nor can a locked minion that is awake
    Given Sarah's Belinde is ready
    And Sarah controls The Labyrinth
    And The Labyrinth is locked
    And Sarah holds Cloak the Gathering
    And Alexis's Wauneka and Nassir are ready and locked
    And Alexis's Lauren is ready
    And Wauneka's sect is Anarch
    And Lauren's sect is Anarch
    And Alexis holds On the Qui Vive and Power of All
    And Tom holds Direct Intervention
    When Belinde bleeds Alexis
    And Wauneka plays On the Qui Vive
    And nobody cancels the card
    And Wauneka attempts to block
    Then Sarah cannot use The Labyrinth on Belinde because vtes.wording.lock-x-to-do-y-needs-unlocked
    When Belinde plays Cloak the Gathering at basic
    Then it is for Tom to respond as the card is played
    And Wauneka cannot play Power of All on Lauren because vtes.glossary.lock-x-to-do-y.not-for-locked-minion-under-wake
    When Tom passes
    Then Wauneka fails to block the action
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-2516 @needs:bleed @vtes.cancel.action-card.may-be-played-again @checks:a,b
  Scenario: A minion may replay an action card that was cancelled, but not one that resolved
    Given Sarah's Brock Sterling is ready
    And Brock Sterling bears Dominate
    And Sarah holds Govern the Unaligned, Govern the Unaligned, Govern the Unaligned and Freak Drive
    And Alexis holds Direct Intervention
    When Brock Sterling plays Govern the Unaligned at basic on Alexis
    And Alexis plays Direct Intervention
    And Brock Sterling plays Govern the Unaligned at basic on Alexis
    And Brock Sterling plays Freak Drive at basic
    Then Alexis has 26 pool
    And Brock Sterling is unlocked
    And Brock Sterling cannot play Govern the Unaligned at basic on Alexis because vtes.action.limit.same-action-card-once-per-turn

  @id:VTES-2517 @vtes.cancel.other-card.cost-still-paid @checks:a
  @vtes.published.cancel-cost-is-still-paid.modifiers-and-reactions
  Scenario: A cancelled Freak Drive is paid for and does not unlock its minion
    Given Sarah's Brock Sterling is ready with 3 blood
    And Sarah holds Freak Drive
    And Tom's Korah and Stavros are ready
    And Korah's sect is Anarch
    And Stavros's sect is Anarch
    And Tom holds Power of All
    When Brock Sterling bleeds Alexis
    And Brock Sterling plays Freak Drive at basic
    And Korah plays Power of All on Stavros
    Then Brock Sterling is ready with 2 blood and locked
    And Sarah's ash heap holds Freak Drive

  @id:VTES-2518 @vtes.cancel.card-still-counts-as-played @checks:a,b
  @vtes.published.cancel.counts-as-played
  Scenario: A cancelled reaction is replaced, and the minion cannot play it again in the same action
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready with 3 blood
    And Alexis holds Deflection, Deflection, Vessel, Vessel, Vessel, Vessel and Vessel
    And Alexis's library holds Blur
    And Tom holds Direct Intervention
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Deflection at superior on Rui
    And Tom plays Direct Intervention
    Then Alexis's ash heap holds Deflection
    And Alexis holds Deflection, Vessel, Vessel, Vessel, Vessel, Vessel and Blur
    And Alexis burns 1 pool
    And Rui's pool stays the same
