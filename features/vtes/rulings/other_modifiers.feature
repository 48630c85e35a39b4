# Card rulings: Cloak the Gathering, Freak Drive
Feature: Rulings on Cloak the Gathering, Freak Drive and other modifiers
  Even a locked vampire may cloak another one, and cards played after the action come after its combat.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1642 @ruling @vtes.ruling.cloak-the-gathering.locked-vampire-may-play-superior @checks:a,b
  @vtes.modifier.other-minions-cards-same-controller-only @checks:a
  @vtes.published.cloak-the-gathering.superior-by-locked-vampire
  Scenario: A locked vampire can cloak another one's action, a vampire in torpor cannot
    Given Sarah's Sully is ready
    And Sarah's Belinde is ready and locked
    And Sarah's Dr. Stephen Norton is in torpor
    And Alexis's Ayelech is ready
    And Sarah holds Cloak the Gathering
    When Sully bleeds Alexis
    And Ayelech attempts to block
    Then Dr. Stephen Norton cannot play Cloak the Gathering at superior because vtes.modifier.other-minions-cards-same-controller-only
    When Belinde plays Cloak the Gathering at superior
    Then the action's stealth is 1
    And Ayelech fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-6427 @ruling @vtes.ruling.cloak-the-gathering.locked-vampire-may-play-superior @checks:a
  @vtes.modifier.same-card-once-per-action-per-minion @checks:b
  @vtes.published.cloak-the-gathering.one-for-each-vampire
  Scenario: Several vampires can cloak the same action, each of them once
    Given Sarah's Sully is ready
    And Sarah's Belinde and Colette are ready and locked
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Cloak the Gathering, Cloak the Gathering, Cloak the Gathering and Cloak the Gathering
    And Alexis holds Telepathic Misdirection
    When Sully bleeds Alexis
    And Ayelech attempts to block
    And Belinde plays Cloak the Gathering at superior
    And Sully plays Cloak the Gathering at basic
    Then the action's stealth is 2
    When Ayelech plays Telepathic Misdirection at basic
    Then it is for Sarah to respond to the block attempt
    And Belinde cannot play Cloak the Gathering at superior because vtes.modifier.same-card-once-per-action-per-minion
    When Colette plays Cloak the Gathering at superior
    Then Ayelech fails to block the action
    And the action's stealth is 3
    And it is for Alexis to block or decline

  @id:VTES-1643 @ruling @vtes.ruling.cloak-the-gathering.once-per-minion-per-action @checks:a,b
  @vtes.modifier.same-card-once-per-action-per-minion @checks:c @vtes.action.stealth.added-only-when-needed
  Scenario: A vampire can cloak an action only once, and may cloak the next action too
    Given Sarah's Sully, Baixinho and Belinde are ready
    And Alexis's Nassir and Ayelech are ready
    And Ayelech bears Sport Bike
    And Sarah holds Cloak the Gathering, Cloak the Gathering and Cloak the Gathering
    When Sully bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Cloak the Gathering at superior
    Then Nassir fails to block the action
    When Ayelech attempts to block
    Then it is for Sarah to respond to the block attempt
    And Belinde cannot play Cloak the Gathering at superior because vtes.modifier.same-card-once-per-action-per-minion
    When Sully plays Cloak the Gathering at basic
    And Alexis declines to block
    And Baixinho bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Cloak the Gathering at superior
    Then Nassir fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-1644 @ruling @vtes.ruling.freak-drive.after-combat-when-blocked @checks:a
  @vtes.action.resolve.block-starts-combat
  @vtes.minion-phase.unlocked-minion-may-act-again
  Scenario: Freak Drive is played after the combat with the blocker
    Given Sarah's Brock Sterling is ready with 3 blood
    And Alexis's Nassir is ready
    And Sarah holds Freak Drive
    When Brock Sterling bleeds Alexis
    And Nassir attempts to block
    Then combat begins between Brock Sterling and Nassir
    And Brock Sterling cannot play Freak Drive at superior because vtes.combat.only-combat-cards-as-minion-cards
    When Brock Sterling strikes with hands
    And Nassir strikes with hands
    Then it is for Sarah to respond after the action
    When Brock Sterling plays Freak Drive at superior
    Then Brock Sterling is ready with 1 blood and unlocked

  @id:VTES-2765 @vtes.ruling.freak-drive.after-combat-when-blocked
  Scenario: A player who passed before the block was resolved may still play Freak Drive after combat
    Given Sarah's Brock Sterling is ready with 3 blood
    And Alexis's Nassir is ready
    And Sarah holds Freak Drive and Change of Target
    When Brock Sterling bleeds Alexis
    And Nassir attempts to block
    Then it is for Sarah to respond before the block is resolved
    When Sarah passes
    And Brock Sterling strikes with hands
    And Nassir strikes with hands
    Then it is for Sarah to respond after the action
    When Brock Sterling plays Freak Drive at superior
    Then Brock Sterling is ready with 1 blood and unlocked

  @id:VTES-1645 @ruling @vtes.ruling.freak-drive.playable-in-torpor @checks:a
  @vtes.torpor.may-play-modifiers-in-own-action @checks:b
  Scenario: A vampire sent to torpor by the combat can play Freak Drive
    Given Sarah's Brock Sterling is ready with 1 blood
    And Alexis's Nassir is ready
    And Nassir bears Ivory Bow
    And Sarah holds Freak Drive
    When Brock Sterling bleeds Alexis
    And Nassir attempts to block
    And Brock Sterling strikes with hands
    And Nassir strikes with Ivory Bow
    Then Brock Sterling is in torpor with 1 blood and locked
    And it is for Sarah to respond after the action
    When Brock Sterling plays Freak Drive at superior
    Then Brock Sterling is in torpor with 0 blood and unlocked

  @id:VTES-1646 @ruling @vtes.ruling.freak-drive.playable-in-torpor @checks:b @vtes.card.cost.blood-needs-enough-blood
  Scenario: A vampire in torpor without the blood cannot play Freak Drive
    Given Sarah's Brock Sterling is ready with 0 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Freak Drive
    When Brock Sterling hunts
    And Ayelech attempts to block
    And Brock Sterling strikes with hands
    And Ayelech strikes with hands
    Then Brock Sterling is in torpor with 0 blood and locked
    And it is for Sarah to decide in the minion phase
    And Brock Sterling cannot play Freak Drive at superior because vtes.card.cost.blood-needs-enough-blood

  @id:VTES-1647 @ruling @vtes.ruling.creeping-sabotage.other-copy-is-another-action @checks:a
  @vtes.ruling.creeping-sabotage.no-retry-after-change-of-target @checks:a,b
  @vtes.action.limit.same-copy-in-play-once-per-turn
  @vtes.published.change-of-target.other-copy-is-other-action
  Scenario: An action ended with Change of Target cannot be tried again through the same copy
    Given Sarah's Belinde and Ryan are ready
    And Tom controls Creeping Sabotage and Creeping Sabotage
    And Tom's Nassir is ready
    And Sarah holds Change of Target
    When Belinde acts through Creeping Sabotage to burn it
    And Nassir attempts to block
    And Belinde plays Change of Target
    Then Belinde is unlocked
    And Belinde cannot act through Creeping Sabotage to burn it because vtes.action.limit.same-copy-in-play-once-per-turn
    When Belinde acts through Creeping Sabotage#2 to burn it
    And Tom declines to block
    Then the action succeeds
    And Tom controls Creeping Sabotage
    When Ryan acts through Creeping Sabotage to burn it
    And Tom declines to block
    Then the action succeeds
    And Tom's ash heap holds Creeping Sabotage and Creeping Sabotage

  @id:VTES-1648 @vtes.golden-rule.cards-override-rules @vtes.card.draw.card-text-may-override-replacement
  @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario: Into Thin Air at superior gives 2 stealth, rules out Lost in Crowds, and is replaced later
    Given Sarah's Belinde is ready with 6 blood
    And Alexis's Colette is ready
    And Colette bears Sport Bike
    And Sarah holds Into Thin Air, Lost in Crowds, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Bonding and Deflection
    And Alexis holds Telepathic Misdirection
    When Belinde bleeds Alexis
    And Colette attempts to block
    And Belinde plays Into Thin Air at superior
    Then the action's stealth is 2
    And Sarah holds 6 cards
    When Sarah passes
    And Colette plays Telepathic Misdirection at basic
    Then it is for Sarah to respond to the block attempt
    And Belinde cannot play Lost in Crowds at basic because vtes.golden-rule.cards-override-rules
    When Sarah uses Belinde on Colette to lower the intercept
    Then Colette fails to block the action
    And Belinde burns 1 blood
    And it is for Alexis to block or decline

  @id:VTES-2315 @ruling @vtes.ruling.freak-drive.playable-in-torpor @checks:c
  @vtes.ruling.freak-drive.after-combat-when-blocked @checks:b @vtes.modifier.acting-minion-any-time-before-resolution
  Scenario: Only the acting vampire can play Freak Drive
    Given Sarah's Brock Sterling is ready
    And Sarah's Oshri Dahan is in torpor with 2 blood
    And Sarah holds Freak Drive
    When Brock Sterling bleeds Alexis
    Then it is for Sarah to respond after the action
    And Alexis has 29 pool
    And Oshri Dahan cannot play Freak Drive at basic because vtes.modifier.acting-minion-any-time-before-resolution

  @id:VTES-2316 @needs:combat @ruling @vtes.ruling.freak-drive.playable-in-torpor @checks:b
  @vtes.combat.damage.burned-vampire-skips-torpor
  Scenario: A vampire burned in the combat cannot play Freak Drive
    Given Sarah's Brock Sterling is ready with 1 blood
    And Sarah's Oshri Dahan is ready
    And Alexis's Nassir is ready
    And Sarah holds Freak Drive
    When Brock Sterling bleeds Alexis
    And Nassir attempts to block
    And Brock Sterling is dealt 3 aggravated damage
    Then Brock Sterling is in Sarah's ash heap
    And it is for Sarah to decide in the minion phase

  @id:VTES-3225 @ruling @vtes.ruling.cloak-the-gathering.several-vampires-may-each-play-one @checks:a,b
  @vtes.action.stealth.added-only-when-needed
  @vtes.published.cloak-the-gathering.one-for-each-vampire
  Scenario: A further vampire can cloak the action only while stealth is needed
    Given Sarah's Sully is ready
    And Sarah's Belinde and Colette are ready and locked
    And Alexis's Ayelech and Nassir are ready
    And Ayelech bears Sport Bike
    And Sarah holds Cloak the Gathering, Cloak the Gathering and Cloak the Gathering
    And Alexis holds Telepathic Misdirection
    When Sully bleeds Alexis
    And Ayelech attempts to block
    And Belinde plays Cloak the Gathering at superior
    Then the action's stealth is 1
    And it is for Sarah to respond to the block attempt
    When Sully plays Cloak the Gathering at basic
    Then the action's stealth is 2
    And it is for Alexis to respond to the block attempt
    And Colette cannot play Cloak the Gathering at superior because vtes.action.stealth.added-only-when-needed
    When Alexis passes
    Then Ayelech fails to block the action
    And it is for Alexis to block or decline
    And Sarah holds Cloak the Gathering
