# Fifth edition rulebook, "Card Rulings": Deflection, Eyes of Argus, On the Qui Vive, Telepathic Misdirection, Wake with Evening's Freshness
Feature: Rulings on cards that wake minions
  A minion that wakes stays locked and need not block. The wake card is replaced before anything else is decided.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Belinde is ready

  @id:VTES-1030 @vtes.ruling.on-the-qui-vive.no-duty-to-block @checks:a @vtes.glossary.wake.may-attempt-to-block
  @vtes.glossary.wake.may-play-reactions
  @vtes.published.wake.no-duty
  Scenario: A minion that plays On the Qui Vive need not block
    Given Alexis's Ayelech is ready and locked
    And Alexis holds On the Qui Vive and Deflection
    When Belinde bleeds Alexis
    And Ayelech plays On the Qui Vive
    Then it is for Alexis to block or decline
    And Ayelech may attempt to block
    When Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then the action succeeds
    And Tom burns 1 pool

  @id:VTES-1031 @vtes.ruling.on-the-qui-vive.replace-before-deciding @checks:a
  @vtes.card.draw.replace-after-play @checks:b
  Scenario: On the Qui Vive is replaced before the block is decided, and the new card can be played
    Given Alexis's Ayelech is ready and locked
    And Alexis holds On the Qui Vive
    And Alexis's library holds Deflection
    When Belinde bleeds Alexis
    And Ayelech plays On the Qui Vive
    Then it is for Alexis to block or decline
    And Alexis holds Deflection
    When Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then Tom burns 1 pool

  @id:VTES-1032 @vtes.ruling.on-the-qui-vive.wake-is-not-unlock @checks:a @vtes.glossary.wake.lasts-for-the-action
  Scenario: A minion that plays On the Qui Vive stays locked during and after the action
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready and locked
    And Alexis's Lauren is ready
    And Alexis holds On the Qui Vive
    When Belinde bleeds Alexis
    And Ayelech plays On the Qui Vive
    Then Ayelech is locked
    When Alexis declines to block
    Then the action succeeds
    And Ayelech is locked
    When Sully bleeds Alexis
    Then it is for Alexis to block or decline
    And Ayelech cannot attempt to block because vtes.minion-phase.others-ready-unlocked-minions-may-block

  @id:VTES-1033 @vtes.ruling.eyes-of-argus.no-duty-to-block @checks:a
  @vtes.ruling.eyes-of-argus.replace-before-deciding @checks:a
  @vtes.ruling.eyes-of-argus.wake-is-not-unlock @checks:a
  @vtes.published.wake.no-duty
  Scenario: Eyes of Argus at superior is replaced first, and neither unlocks nor forces a block
    Given Alexis's Ayelech is ready and locked
    And Alexis holds Eyes of Argus
    And Alexis's library holds Deflection
    When Belinde bleeds Alexis
    And Ayelech plays Eyes of Argus at superior
    Then it is for Alexis to block or decline
    And Ayelech may attempt to block
    And Alexis holds Deflection
    And Ayelech is locked
    When Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then Tom burns 1 pool
    And Ayelech is locked

  @id:VTES-1034 @vtes.ruling.wake-with-evenings-freshness.no-duty-to-block
  @vtes.ruling.wake-with-evenings-freshness.wake-is-not-unlock @checks:a
  @vtes.glossary.wake.may-attempt-to-block @checks:b
  @vtes.published.wake.no-duty
  Scenario: Wake with Evening's Freshness neither unlocks a minion nor makes it block
    Given Alexis's Ayelech is ready and locked
    And Alexis holds Wake with Evening's Freshness
    When Belinde bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    Then Ayelech may attempt to block
    And Ayelech is locked
    When Alexis declines to block
    Then the action succeeds
    And Alexis burns 1 pool
    And Ayelech is locked

  @id:VTES-1035 @vtes.ruling.eyes-of-argus.no-superior-then-basic @checks:a
  @vtes.reaction.other-level-counts-as-same-card @checks:a
  Scenario: A minion woken by Eyes of Argus cannot use a second copy for intercept, another can
    Given Alexis's Ayelech is ready and locked
    And Alexis's Nassir is ready
    And Sarah holds Lost in Crowds and Swallowed by the Night
    And Alexis holds Eyes of Argus and Eyes of Argus
    When Belinde bleeds Alexis
    And Ayelech plays Eyes of Argus at superior
    And Ayelech attempts to block
    And Belinde plays Swallowed by the Night at basic
    Then Ayelech fails to block the action
    And Ayelech cannot play Eyes of Argus at basic because vtes.reaction.other-level-counts-as-same-card
    When Nassir attempts to block
    And Nassir plays Eyes of Argus at basic
    Then it is for Sarah to respond to the block attempt
    And Nassir attempts to block with 2 intercept
    When Sarah passes
    Then Nassir blocks the action

  @id:VTES-1036 @vtes.ruling.deflection.locked-vampire-under-wake-may-play @checks:a,b
  @vtes.ruling.deflection.basic-lock-on-locked-vampire-no-effect @checks:a
  @vtes.glossary.lock-x-then-do-y.usable-by-locked-minion-under-wake @checks:a,b
  Scenario: A locked vampire can play Deflection at basic only once it is awake
    Given Alexis's Lauren is ready and locked
    And Alexis holds On the Qui Vive and Deflection
    When Belinde bleeds Alexis
    And Alexis passes
    Then it is for Alexis to respond after blocks are declined
    And Lauren cannot play Deflection at basic on Tom because vtes.reaction.needs-ready-unlocked-minion
    When Lauren plays On the Qui Vive
    And Lauren plays Deflection at basic on Tom
    Then the action succeeds
    And Tom burns 1 pool
    And Lauren is locked

  @id:VTES-1037 @vtes.ruling.telepathic-misdirection.locked-vampire-under-wake-may-play @checks:a
  @vtes.ruling.telepathic-misdirection.basic-lock-on-locked-vampire-no-effect @checks:a
  @vtes.glossary.lock-x-then-do-y.usable-by-locked-minion-under-wake
  Scenario: A locked vampire that is awake can play Telepathic Misdirection, and stays locked
    Given Alexis's Ayelech is ready with 1 blood and locked
    And Alexis holds On the Qui Vive and Telepathic Misdirection
    When Belinde bleeds Alexis
    And Ayelech plays On the Qui Vive
    And Alexis declines to block
    And Ayelech plays Telepathic Misdirection at superior on Tom
    Then Tom burns 1 pool
    And Ayelech is ready with 0 blood and locked

  @id:VTES-1038 @vtes.bleed.cards-may-allow-or-force-other-target @checks:b
  @vtes.ruling.deflection.basic-lock-on-locked-vampire-no-effect @checks:b
  Scenario: An unlocked vampire that plays Deflection at basic locks
    Given Alexis's Lauren is ready
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Lauren plays Deflection at basic on Tom
    Then Lauren is locked
    And Tom burns 1 pool

  @id:VTES-3704 @vtes.ruling.deflection.basic-lock-on-locked-vampire-no-effect @checks:a
  Scenario: A locked vampire that is awake can play Deflection at basic, which cannot lock it
    Given Alexis's Lauren is ready and locked
    And Tom's Nassir is ready
    And Alexis holds Wake with Evening's Freshness and Deflection
    When Belinde bleeds Alexis
    And Lauren plays Wake with Evening's Freshness
    And Alexis declines to block
    And Lauren plays Deflection at basic on Tom
    Then Lauren is locked
    And the action targets Tom
    And it is for Tom to block or decline
    When Tom declines to block
    Then Tom burns 1 pool
    And Alexis has 30 pool
    And Lauren is locked

  @id:VTES-1046 @vtes.ruling.wake-with-evenings-freshness.replace-before-deciding @checks:a
  @vtes.card.draw.card-text-may-override-replacement
  Scenario: Wake with Evening's Freshness is not replaced before the block is decided
    Given Alexis's Ayelech is ready and locked
    And Alexis holds Wake with Evening's Freshness, Vessel, Vessel, Vessel, Blood Doll, Blood Doll and Blood Doll
    And Alexis's library holds Deflection
    When Belinde bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    Then it is for Alexis to block or decline
    And Alexis holds 6 cards
    When Alexis declines to block
    Then Alexis burns 1 pool
    And Alexis's library holds Deflection

  @id:VTES-2313 @vtes.ruling.eyes-of-argus.no-superior-then-basic @checks:b
  @vtes.reaction.same-card-once-per-action-per-minion
  Scenario: A minion can play Eyes of Argus again in the next action
    Given Sarah's Nassir is ready
    And Alexis's Ayelech is ready and locked
    And Alexis holds Eyes of Argus and Eyes of Argus
    When Belinde bleeds Alexis
    And Ayelech plays Eyes of Argus at superior
    Then Ayelech cannot play Eyes of Argus at superior because vtes.reaction.same-card-once-per-action-per-minion
    When Alexis declines to block
    And Nassir bleeds Alexis
    And Ayelech plays Eyes of Argus at superior
    And Ayelech attempts to block
    Then Ayelech blocks the action

  @id:VTES-2351 @vtes.ruling.telepathic-misdirection.basic-lock-on-locked-vampire-no-effect @checks:b
  Scenario: An unlocked vampire that plays Telepathic Misdirection locks
    Given Alexis's Ayelech is ready with 2 blood
    And Alexis holds Telepathic Misdirection
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Telepathic Misdirection at superior on Tom
    Then Ayelech is locked
    And Tom burns 1 pool

  @id:VTES-6433 @vtes.ruling.telepathic-misdirection.locked-vampire-under-wake-may-play @checks:b
  @vtes.reaction.needs-ready-unlocked-minion @checks:a
  Scenario: A locked vampire can play Telepathic Misdirection only once it is awake
    Given Alexis's Ayelech is ready with 1 blood and locked
    And Alexis holds On the Qui Vive and Telepathic Misdirection
    When Belinde bleeds Alexis
    And Alexis declines to block
    Then Ayelech cannot play Telepathic Misdirection at superior on Tom because vtes.reaction.needs-ready-unlocked-minion
    When Ayelech plays On the Qui Vive
    And Ayelech plays Telepathic Misdirection at superior on Tom
    Then Tom burns 1 pool
    And Ayelech is ready with 0 blood and locked

  @id:VTES-2352 @vtes.ruling.wake-with-evenings-freshness.no-duty-to-block @checks:a
  @vtes.ruling.wake-with-evenings-freshness.wake-is-not-unlock @vtes.glossary.wake.may-play-reactions
  Scenario: A vampire that wakes may deflect a bleed that it does not block
    Given Alexis's Ayelech is ready and locked
    And Alexis holds Wake with Evening's Freshness and Deflection
    When Belinde bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    And Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then Tom burns 1 pool
    And Ayelech is locked

  @id:VTES-3227 @ruling
  Scenario Outline: A blocker that woke with <card> stays locked if the action is ended
    Given Sarah's Sully is ready
    And Sarah holds Change of Target
    And Alexis's Ayelech is ready and locked
    And Alexis holds <card>
    When Sully bleeds Alexis
    And Ayelech plays <play>
    Then Ayelech is locked
    When Ayelech attempts to block
    And Sully plays Change of Target
    Then the action fails
    And there is no combat
    And Ayelech is ready and locked

    @vtes.ruling.on-the-qui-vive.wake-is-not-unlock @checks:a,c
    @vtes.action.resolve.ended-before-block-resolution-neither
    Examples:
      | card           | play           |
      | On the Qui Vive | On the Qui Vive |

    @vtes.ruling.eyes-of-argus.wake-is-not-unlock @checks:a,c
    @vtes.action.resolve.ended-before-block-resolution-neither
    Examples:
      | card          | play                      |
      | Eyes of Argus | Eyes of Argus at superior |

    @vtes.ruling.wake-with-evenings-freshness.wake-is-not-unlock @checks:a,c
    @vtes.action.resolve.ended-before-block-resolution-neither
    Examples:
      | card                          | play                          |
      | Wake with Evening's Freshness | Wake with Evening's Freshness |

  @id:VTES-3228 @ruling
  Scenario Outline: A locked minion woken by <card> cannot lock to play Power of All
    Given Sarah's Gelasia Fotiou is ready
    And Sarah holds Conditioning
    And Alexis's Chrysanthemum is ready
    And Chrysanthemum's sect is Anarch
    And Alexis's <waking> is ready and locked
    And <waking>'s sect is Anarch
    And Alexis's Lauren is ready
    And Lauren's sect is Anarch
    And Alexis holds <card> and Power of All
    When Gelasia Fotiou bleeds Alexis
    And Sarah passes
    And <waking> plays <play>
    And nobody cancels the card
    And Gelasia Fotiou plays Conditioning at basic
    Then it is for Alexis to respond as the card is played
    And <waking> cannot play Power of All on Lauren because vtes.glossary.lock-x-to-do-y.not-for-locked-minion-under-wake
    When Alexis passes
    And Alexis declines to block
    Then Alexis burns 3 pool

    @vtes.ruling.on-the-qui-vive.wake-is-not-unlock @checks:b
    @vtes.glossary.lock-x-to-do-y.not-for-locked-minion-under-wake
    Examples:
      | waking  | card            | play            |
      | Ayelech | On the Qui Vive | On the Qui Vive |

    @vtes.ruling.eyes-of-argus.wake-is-not-unlock @checks:b
    @vtes.glossary.lock-x-to-do-y.not-for-locked-minion-under-wake
    Examples:
      | waking  | card          | play                      |
      | Ayelech | Eyes of Argus | Eyes of Argus at superior |

    @vtes.ruling.wake-with-evenings-freshness.wake-is-not-unlock @checks:b
    @vtes.glossary.lock-x-to-do-y.not-for-locked-minion-under-wake
    Examples:
      | waking  | card                          | play                          |
      | Ayelech | Wake with Evening's Freshness | Wake with Evening's Freshness |

  @id:VTES-3229 @ruling
  Scenario Outline: <card> is replaced once it cannot be cancelled, before the block is decided
    Given Alexis's Ayelech is ready and locked
    And Alexis holds <card>
    And Alexis's library holds Deflection
    And Tom's Nassir is ready
    And Nassir's sect is Anarch
    And Tom's Lauren is ready
    And Lauren's sect is Anarch
    And Tom holds Power of All
    When Belinde bleeds Alexis
    And Ayelech plays <play>
    Then it is for Tom to respond as the card is played
    And Alexis holds nothing
    When Tom passes
    Then it is for Alexis to block or decline
    And Alexis holds Deflection
    When Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    And everyone passes until Alexis's unlock phase
    Then Alexis has 30 pool

    @vtes.ruling.on-the-qui-vive.replace-before-deciding @checks:a,b @vtes.card.as-played.replacement-draw-after-window
    Examples:
      | card            | play            |
      | On the Qui Vive | On the Qui Vive |

    @vtes.ruling.eyes-of-argus.replace-before-deciding @checks:a,b @vtes.card.as-played.replacement-draw-after-window
    Examples:
      | card          | play                      |
      | Eyes of Argus | Eyes of Argus at superior |

  @id:VTES-3230 @ruling @vtes.ruling.wake-with-evenings-freshness.replace-before-deciding @checks:a,b
  @vtes.card.draw.card-text-may-override-replacement
  Scenario: Wake with Evening's Freshness is replaced in its player's next unlock phase
    Given Alexis's Ayelech is ready and locked
    And Alexis holds Wake with Evening's Freshness, Vessel, Vessel, Vessel, Blood Doll, Blood Doll and Blood Doll
    And Alexis's library holds Deflection and Bonding
    When Belinde bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    Then it is for Alexis to block or decline
    And Alexis holds 6 cards
    When Alexis declines to block
    And Sarah ends the minion phase
    And Sarah ends the influence phase
    Then Alexis holds 6 cards
    When Sarah ends the discard phase
    Then it is for Alexis to decide in the unlock phase
    And Alexis holds Vessel, Vessel, Vessel, Blood Doll, Blood Doll, Blood Doll and Deflection
    And Alexis's library holds Bonding
