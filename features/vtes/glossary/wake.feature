# Fifth edition rulebook, "Glossaries": wake
Feature: A minion that wakes reacts and blocks as though unlocked
  A minion that wakes stays locked, and is awake for that action only.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0190 @vtes.glossary.wake.may-attempt-to-block @checks:a,c
  Scenario: A locked vampire wakes and blocks
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready and locked
    And Alexis holds Wake with Evening's Freshness
    When Belinde bleeds Alexis
    Then Ayelech cannot attempt to block because vtes.minion-phase.others-ready-unlocked-minions-may-block
    When Ayelech plays Wake with Evening's Freshness
    Then Ayelech is locked
    And it is for Alexis to block or decline
    When Ayelech attempts to block
    Then Ayelech blocks the action

  @id:VTES-0191 @vtes.glossary.wake.may-play-reactions @checks:b
  Scenario: A locked vampire wakes and reacts
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready and locked
    And Alexis holds Wake with Evening's Freshness and Deflection
    When Belinde bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    And Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then Tom burns 1 pool
    And Alexis's pool stays the same
    And Ayelech is locked

  @id:VTES-0192 @vtes.glossary.wake.lasts-for-the-action @checks:a
  Scenario: A vampire that woke for one action does not react to the next
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Ayelech is ready and locked
    And Alexis's Nassir is ready
    And Alexis holds Wake with Evening's Freshness
    When Belinde bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    And Alexis declines to block
    And Wauneka bleeds Alexis
    Then it is for Alexis to block or decline
    And Ayelech cannot attempt to block because vtes.minion-phase.others-ready-unlocked-minions-may-block

  @id:VTES-0193 @vtes.card.draw.card-text-may-override-replacement @checks:b
  @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario: Wake with Evening's Freshness is replaced in the next unlock phase only
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready and locked
    And Alexis holds Wake with Evening's Freshness, Vessel, Vessel, Vessel, Blood Doll, Blood Doll and Blood Doll
    And Alexis's library holds Life in the City
    When Belinde bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    And Alexis declines to block
    Then Alexis holds 6 cards
    And Alexis's library holds Life in the City
    When everyone passes until Alexis's unlock phase
    Then Alexis holds 7 cards
    And Alexis's library is empty

  @id:VTES-4760 @vtes.glossary.wake.may-play-reactions @vtes.published.wake.after-resolution
  Scenario Outline: A locked minion may wake with <card> even after the action resolves
    Given Sarah's Belinde is ready
    And Alexis's Trevon Parker is ready and locked
    And Alexis's Chrysanthemum is ready
    And Alexis holds <card>
    When Belinde bleeds Alexis
    And Alexis declines to block
    Then it is for Alexis to respond after blocks are declined
    When Alexis passes
    Then it is for Alexis to respond after the action
    And Alexis burns 1 pool
    And Chrysanthemum cannot play <play> because vtes.golden-rule.cards-override-rules
    When Trevon Parker plays <play>
    Then <card> is in Alexis's ash heap
    And Trevon Parker is locked

    Examples:
      | card                          | play                          |
      | Wake with Evening's Freshness | Wake with Evening's Freshness |
      | On the Qui Vive               | On the Qui Vive               |
      | Eyes of Argus                 | Eyes of Argus at superior     |

  @id:VTES-6401 @vtes.glossary.wake.lasts-for-the-action
  Scenario Outline: A minion that woke with <card> after an action cannot block the next one
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Trevon Parker is ready and locked
    And Alexis's Chrysanthemum is ready
    And Alexis holds <card>
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Alexis passes
    And Trevon Parker plays <play>
    And Wauneka bleeds Alexis
    Then it is for Alexis to block or decline
    And Trevon Parker cannot attempt to block because vtes.minion-phase.others-ready-unlocked-minions-may-block
    When Alexis declines to block
    Then Alexis has 28 pool

    Examples:
      | card                          | play                          |
      | Wake with Evening's Freshness | Wake with Evening's Freshness |
      | On the Qui Vive               | On the Qui Vive               |
      | Eyes of Argus                 | Eyes of Argus at superior     |

  @id:VTES-4761 @needs:combat @vtes.glossary.wake.may-play-reactions
  @vtes.published.wake.after-resolution
  Scenario: A locked vampire wakes after the combat from a block, and a vampire in torpor does not
    Given Sarah's Belinde is ready
    And Alexis's Trevon Parker is ready and locked
    And Alexis's Ayelech is ready with 0 blood
    And Alexis holds On the Qui Vive
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Alexis passes
    And Belinde strikes with hands
    And Ayelech strikes with hands
    Then Ayelech is in torpor
    And it is for Alexis to respond after the action
    And Ayelech cannot play On the Qui Vive because vtes.torpor.cannot-play-reactions
    When Trevon Parker plays On the Qui Vive
    Then On the Qui Vive is in Alexis's ash heap

  @id:VTES-1048 @vtes.action.block.directed-only-targets-may-block @vtes.glossary.wake.may-attempt-to-block @checks:d
  Scenario: Waking does not let a minion block an action directed at another Methuselah
    Given Sarah's Belinde is ready
    And Tom's Ayelech and Lauren are ready and locked
    And Tom holds On the Qui Vive and On the Qui Vive
    When Belinde bleeds Alexis
    And Ayelech plays On the Qui Vive
    And nobody cancels the card
    Then it is for Tom to block or decline
    And Ayelech cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When nobody responds
    Then Alexis burns 1 pool

  @id:VTES-3085 @vtes.glossary.lock-x-then-do-y.usable-by-locked-minion-under-wake @checks:a,b
  Scenario: Deflection at basic locks its vampire, and a locked vampire that is awake may play it too
    Given Sarah's Belinde is ready
    And Alexis's Lauren is ready and locked
    And Alexis's Sully is ready
    And Alexis holds Wake with Evening's Freshness and Deflection
    When Belinde bleeds Alexis
    And Alexis declines to block
    Then Lauren cannot play Deflection at basic on Tom because vtes.reaction.needs-ready-unlocked-minion
    When Lauren plays Wake with Evening's Freshness
    And Lauren plays Deflection at basic on Tom
    Then Tom burns 1 pool
    And Lauren is locked
    And Lauren burns 1 blood
    And Sully is unlocked

  @id:VTES-3093 @vtes.glossary.wake.may-play-reactions @checks:a,c
  Scenario: A locked vampire that wakes gains intercept and blocks; a vampire in torpor does not wake
    Given Sarah's Sully is ready
    And Sarah holds Cloak the Gathering
    And Alexis's Lauren is ready and locked
    And Alexis's Nassir is in torpor
    And Alexis holds Wake with Evening's Freshness and Spirit's Touch
    When Sully bleeds Alexis
    Then Nassir cannot play Wake with Evening's Freshness because vtes.torpor.cannot-play-reactions
    And Lauren cannot play Spirit's Touch at basic because vtes.reaction.needs-ready-unlocked-minion
    When Lauren plays Wake with Evening's Freshness
    And Lauren attempts to block
    And Sully plays Cloak the Gathering at basic
    And Lauren plays Spirit's Touch at basic
    Then Lauren blocks the action

  @id:VTES-3097 @vtes.glossary.wake.unlocking-reaction-is-no-wake @checks:b @vtes.unlock.restores-card
  Scenario: A vampire unlocked by a reaction may block later, one that only woke locks when it blocks
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Horace Radcliffe is ready and locked
    And Alexis holds Guard Dogs
    When Belinde bleeds Alexis
    And Horace Radcliffe plays Guard Dogs at basic
    Then Horace Radcliffe is unlocked
    When Alexis declines to block
    Then Alexis burns 1 pool
    And Horace Radcliffe is unlocked
    When Wauneka bleeds Alexis
    And Horace Radcliffe attempts to block
    Then Horace Radcliffe blocks the action
    And Horace Radcliffe is locked

  @id:VTES-4993 @vtes.glossary.wake.lasts-for-the-action @vtes.glossary.wake.may-play-reactions
  Scenario: A minion that is awake may react twice to the same action
    Given Sarah's Sully is ready
    And Sarah holds Conditioning
    And Alexis's Trevon Parker is ready and locked
    And Alexis holds Wake with Evening's Freshness, Telepathic Counter and Deflection
    When Sully bleeds Alexis
    And Sully plays Conditioning at basic
    And Trevon Parker plays Wake with Evening's Freshness
    And nobody cancels the card
    And Trevon Parker plays Telepathic Counter at basic
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    Then Tom burns 2 pool
    And Trevon Parker is locked

  @id:VTES-4994 @vtes.glossary.wake.lasts-for-the-action @vtes.glossary.wake.may-attempt-to-block
  Scenario: A minion that is awake and has reacted may still block the same action
    Given Sarah's Sully is ready
    And Sarah holds Conditioning
    And Alexis's Nassir is ready and locked
    And Alexis holds Wake with Evening's Freshness and Telepathic Counter
    When Sully bleeds Alexis
    And Sully plays Conditioning at basic
    And Nassir plays Wake with Evening's Freshness
    And nobody cancels the card
    And Nassir plays Telepathic Counter at basic
    And Nassir attempts to block
    Then Nassir blocks the action
