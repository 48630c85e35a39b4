# Published rulings on groups of cards: "Triggered by block", "Action ended by an effect", "Change the target of a bleed",
# "Minus Intercept", "Permanents that increase bleed amount", "Set range", "Allies with lock abilities", "Meets missing disciplines",
# "Unique cards with burn option", "Allocate points for pool damage", "Gains votes against", "Master on vampire who can use it"
Feature: Published rulings on blocks, bleeds, combat, votes and cards that allies play
  Each scenario shows a ruling on a group of cards with one card of that group.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-5530 @vtes.published.triggered-by-block.before-anything-else @checks:a
  Scenario: Mirror Walk ends a blocked action before Change of Target can be played
    Given it is Sarah's minion phase
    And Sarah's Rosalina Cortez is ready
    And Sarah holds Mirror Walk and Change of Target
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    When Rosalina Cortez bleeds Alexis
    And Ayelech attempts to block
    And Rosalina Cortez plays Mirror Walk at superior
    Then it is for Sarah to decide in the minion phase
    And no action is under way
    And Rosalina Cortez and Ayelech are locked
    And Sarah holds Change of Target

  @id:VTES-5531 @vtes.published.action-ended-by-an-effect.nothing-more-is-played
  Scenario: Freak Drive and Cats' Guidance cannot be played after Mirror Walk
    Given it is Sarah's minion phase
    And Sarah's Brock Sterling is ready with 3 blood
    And Brock Sterling bears Thaumaturgy and Thaumaturgy
    And Sarah holds Mirror Walk and Freak Drive
    And Alexis's Caitlin is ready
    And Caitlin bears Sport Bike
    And Alexis holds Cats' Guidance
    When Brock Sterling bleeds Alexis
    And Caitlin attempts to block
    And Brock Sterling plays Mirror Walk at superior
    Then the action fails
    And there is no combat
    And it is for Sarah to decide in the minion phase
    And Brock Sterling is ready with 3 blood and locked
    And Caitlin is locked
    And Sarah holds Freak Drive
    And Alexis holds Cats' Guidance

  @id:VTES-5532 @vtes.published.change-the-target-of-a-bleed.canceled-reopens-no-blocks @checks:a
  Scenario: A player who declined to block cannot block after their Deflection is cancelled
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah holds Hide the Mind
    And Alexis's Ayelech is ready with 2 blood
    And Alexis's Nassir is ready
    And Alexis holds Telepathic Misdirection and Telepathic Counter
    And Tom's Lauren is ready
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Telepathic Misdirection at superior on Tom
    And Belinde plays Hide the Mind at superior
    Then it is for Alexis to respond after blocks are declined
    And Nassir cannot attempt to block because vtes.action.block.declining-is-final
    And Lauren cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Alexis passes
    Then Alexis burns 1 pool

  @id:VTES-5533 @vtes.published.minus-intercept.no-block-attempt-needed
  Scenario: Perfect Paragon can be played after blocks are declined, not after the action resolves
    Given it is Sarah's minion phase
    And Sarah's Madison is ready with 4 blood
    And Sarah holds Perfect Paragon and Perfect Paragon
    And Alexis's Sully is ready
    When Madison bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    Then it is for Sarah to respond after blocks are declined
    When Madison plays Perfect Paragon at superior
    Then the action succeeds
    And Alexis burns 1 pool
    And Madison has 3 blood
    And Madison cannot play Perfect Paragon at superior because vtes.modifier.acting-minion-any-time-before-resolution

  @id:VTES-5534 @vtes.published.permanents-that-increase-bleed.only-in-a-bleed-before-resolution @checks:b
  Scenario: Sheela Na Gig cannot lock to add to a bleed that has resolved
    Given it is Sarah's minion phase
    And Sarah's Brock Sterling is ready with 3 blood
    And Brock Sterling's clan is Tremere antitribu
    And Sarah's Sheela Na Gig is ready
    And Sarah holds Freak Drive
    And Alexis's Nassir is ready
    When Brock Sterling bleeds Alexis
    Then it is for Sarah to respond before blocks
    When Sarah passes
    And Alexis declines to block
    And Sarah passes
    Then Alexis burns 1 pool
    And it is for Sarah to respond after the action
    And Sarah cannot use Sheela Na Gig because vtes.golden-rule.cards-override-rules
    When Brock Sterling plays Freak Drive at basic
    Then Sheela Na Gig is unlocked

  @id:VTES-5535 @vtes.published.set-range.set-for-the-round @checks:a,b
  Scenario: Immortal Grapple prevents maneuvers, but not cards played before range
    Given it is Sarah's minion phase
    And Sarah's Wauneka and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum
    And Sarah holds Immortal Grapple and Torn Signpost
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Sarah passes
    And neither maneuvers
    And Wauneka plays Immortal Grapple at superior
    And Wauneka strikes with hands
    And Ayelech strikes with hands
    And Wauneka uses Immortal Grapple to press
    Then it is round 2 of the combat
    And it is for Sarah to respond before range is determined
    When Wauneka plays Torn Signpost at basic
    Then it is for Sarah to choose a strike
    And the range is close
    When Wauneka strikes with hands
    And Ayelech strikes with .44 Magnum
    Then Ayelech takes 2 damage

  @id:VTES-5536 @vtes.published.allies-with-lock-abilities.usable-when-recruited
  Scenario: An Eccentric Billionaire can lock to reduce a cost in the turn it is recruited
    Given it is Sarah's minion phase
    And Sarah's Nassir and Eccentric Billionaire are ready
    And Eccentric Billionaire was recruited this turn
    And Sarah holds .44 Magnum
    Then Eccentric Billionaire cannot bleed Alexis because vtes.recruit.ally-cannot-act-this-turn
    When Nassir equips with .44 Magnum
    And Sarah uses Eccentric Billionaire
    Then Sarah burns 1 pool
    And Nassir bears .44 Magnum
    And Eccentric Billionaire is locked

  @id:VTES-5537 @vtes.published.meets-missing-disciplines.not-a-discipline
  Scenario: An ally that plays cards of Auspex cannot use a Bowl of Convergence
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah holds Lost in Crowds
    And Alexis's Alia, God's Messenger is ready with 2 life
    And Alia, God's Messenger bears Bowl of Convergence
    And Alexis holds Telepathic Misdirection
    When Belinde bleeds Alexis
    And Alia, God's Messenger attempts to block
    And Belinde plays Lost in Crowds at basic
    Then it is for Alexis to respond to the block attempt
    And Alexis cannot use Bowl of Convergence because vtes.glossary.bearer.qualified-bearer-only-may-use
    When Alexis passes
    Then Alia, God's Messenger fails to block the action
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-5538 @vtes.published.meets-a-single-discipline.others-still-needed
  Scenario: An ally that plays cards of Auspex cannot play a card of Auspex and Fortitude
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Alexis's Ayelech and Patrik Söderberg are ready
    And Alexis's Alia, God's Messenger is ready
    And Alexis holds Martyr's Resilience
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Wauneka strikes with hands
    And Ayelech strikes with hands
    Then it is for Alexis to prevent damage or decline
    And Alia, God's Messenger cannot play Martyr's Resilience at basic because vtes.ally.as-vampire.only-with-permission
    When Patrik Söderberg plays Martyr's Resilience at basic
    Then the combat is over

  @id:VTES-5539 @vtes.published.unique-cards-with-burn-option.own-copy-is-no-reason
  Scenario: A Harbinger of Skulls with the Erebus Mask prevents the burn option of another copy
    Given it is Sarah's unlock phase
    And Sarah's Nassir is ready
    And Nassir's clan is Harbinger of Skulls
    And Nassir bears Erebus Mask
    And Sarah holds Erebus Mask
    And Alexis holds Erebus Mask
    Then it is for Alexis to use the burn option or decline
    And Sarah cannot discard Erebus Mask because vtes.burn-option.discard-allowed-without-qualified-minion
    When Alexis discards Erebus Mask
    Then Sarah holds Erebus Mask
    And it is for Sarah to decide in the unlock phase

  @id:VTES-5540 @needs:ending @needs:block @vtes.published.allocate-points-for-pool-damage.more-than-the-pool
  Scenario: Three points can be allocated to a Methuselah with 1 pool
    Given it is Sarah's minion phase
    And Alexis has 1 pool
    And Sarah's Sybren van Oosten is ready
    And Sarah holds Kine Resources Contested
    When Sybren van Oosten plays Kine Resources Contested
    And Sarah allocates 3 to Alexis and 1 to Tom
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    Then the referendum passes
    And Alexis is ousted
    And Tom burns 1 pool

  @id:VTES-5541 @vtes.published.gains-votes-against.not-by-who-votes-for
  Scenario: A primogen that has voted for a referendum cannot play Protected District in it
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Rui's Lloyd Brooks and Larissa Moreira are ready
    And Rui holds Protected District
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Rui votes for the referendum with Lloyd Brooks
    And Sarah passes
    Then it is for Rui to vote or pass
    And Lloyd Brooks cannot play Protected District because vtes.published.gains-votes-against.not-by-who-votes-for
    When Larissa Moreira plays Protected District
    And Sarah passes
    And Rui votes against the referendum with Larissa Moreira
    Then the votes are 1 for and 4 against
    When everyone passes
    Then the referendum fails

  @id:VTES-5542 @vtes.published.gains-votes-against.commits-to-vote-against
  Scenario: A primogen that has played Protected District cannot vote for the referendum
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And Rui's Lloyd Brooks and Larissa Moreira are ready
    And Rui holds Protected District
    When Wauneka plays Ancilla Empowerment
    And Sarah passes
    And Lloyd Brooks plays Protected District
    And Sarah passes
    Then it is for Rui to vote or pass
    And Rui cannot vote for the referendum with Lloyd Brooks because vtes.published.gains-votes-against.commits-to-vote-against
    When Rui votes for the referendum with Larissa Moreira
    And Sarah passes
    And Rui votes against the referendum with Lloyd Brooks
    Then the votes are 1 for and 4 against
    When everyone passes
    Then the referendum fails

  @id:VTES-5543 @vtes.published.master-on-vampire-who-can-use-it.controller-of-the-vampire
  Scenario: A player who controls a vampire temporarily uses the Blood Doll its owner put on it
    Given it is Sarah's master phase
    And Sarah holds Malkavian Dementia
    And Tom's Colette is ready with 2 blood
    And Colette bears Blood Doll, played by Tom
    When Sarah plays Malkavian Dementia on Colette
    Then Sarah controls Colette
    When Sarah uses Blood Doll to move 1 blood to the pool
    Then Sarah gains 1 pool
    And Colette has 1 blood
    And Tom's pool stays the same
