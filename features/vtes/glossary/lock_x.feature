# Fifth edition rulebook, "Glossaries": lock X to do Y
Feature: Locking as a price
  A minion that locks as a price must be unlocked; being awake is not enough.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Sully is ready
    And Alexis's Wauneka and Lauren are ready
    And Wauneka's sect is Anarch
    And Lauren's sect is Anarch
    And Sarah holds Conditioning

  @id:VTES-1017 @vtes.glossary.lock-x-to-do-y.not-for-locked-minion-under-wake @checks:a
  @vtes.ruling.on-the-qui-vive.wake-is-not-unlock @checks:b
  @vtes.ruling.deflection.basic-lock-on-locked-vampire-no-effect @checks:c
  @vtes.ruling.telepathic-misdirection.basic-lock-on-locked-vampire-no-effect @checks:c
  Scenario: A locked minion that is awake cannot lock to pay for an effect
    Given Alexis's Nassir is ready and locked
    And Nassir's sect is Anarch
    And Alexis holds On the Qui Vive, Power of All and Deflection
    When Sully bleeds Alexis
    And Sarah passes
    And Nassir plays On the Qui Vive
    And nobody cancels the card
    And Sully plays Conditioning at basic
    Then it is for Alexis to respond as the card is played
    And Nassir cannot play Power of All on Lauren because vtes.glossary.lock-x-to-do-y.not-for-locked-minion-under-wake
    When Alexis passes
    And Alexis declines to block
    And Lauren plays Deflection at basic on Tom
    And nobody cancels the card
    Then Tom burns 3 pool

  @id:VTES-1018 @vtes.cancel.other-card.cost-still-paid @vtes.cancel.card-has-no-effect
  @vtes.published.cancel-cost-is-still-paid.modifiers-and-reactions
  Scenario: A modifier cancelled with Power of All is still paid for, and the anarchs who cancel it lock
    Given Alexis holds Power of All
    When Sully bleeds Alexis
    And Sully plays Conditioning at basic
    And Wauneka plays Power of All on Lauren
    Then Sully burns 1 blood
    And Wauneka and Lauren are locked
    And Wauneka burns 2 blood
    And the action succeeds
    And Alexis burns 1 pool

  @id:VTES-2367 @vtes.cancel.other-card.cost-still-paid @vtes.cancel.card-has-no-effect
  @vtes.published.cancel-cost-is-still-paid.modifiers-and-reactions
  Scenario: A reaction cancelled with Power of All is still paid for
    Given Alexis's Ayelech is ready with 3 blood
    And Alexis holds Deflection
    And Tom's Korah and Stavros are ready
    And Korah's sect is Anarch
    And Stavros's sect is Anarch
    And Tom holds Power of All
    When Sully bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    And Sarah passes
    And Ayelech plays Deflection at superior on Tom
    And Korah plays Power of All on Stavros
    And Sarah passes
    Then Ayelech burns 1 blood
    And Korah burns 2 blood
    And Alexis burns 1 pool
    And Tom's pool stays the same

  @id:VTES-1019 @vtes.card.cost.own-resources-only @checks:b @vtes.card.cost.burning-the-edge-needs-the-edge @checks:b
  Scenario: A player must have the Edge to burn it for an effect
    Given Sully's clan is Nosferatu antitribu
    And Sarah holds Inside Dirt
    And Alexis has the Edge
    Then Sully cannot play Inside Dirt on Alexis to pool because vtes.card.cost.burning-the-edge-needs-the-edge
    When Sully bleeds Alexis
    And nobody responds
    Then Sarah has the Edge

  @id:VTES-1029 @vtes.card.cost.burning-the-edge-needs-the-edge @checks:a @vtes.card.cost.own-resources-only
  Scenario: The Edge burned for Inside Dirt is burned when the action succeeds, not before
    Given Sully's clan is Nosferatu antitribu
    And Sarah holds Inside Dirt
    And Sarah has the Edge
    When Sully plays Inside Dirt on Alexis to pool
    Then it is for Alexis to block or decline
    And Sarah has the Edge
    When Alexis declines to block
    Then Alexis burns 3 pool
    And nobody has the Edge

  @id:VTES-1039 @vtes.card.cost.burning-the-edge-needs-the-edge @checks:a @vtes.card.cost.own-resources-only
  Scenario: Inside Dirt, paid with the Edge, may burn a rival vampire's blood
    Given Sully's clan is Nosferatu antitribu
    And Sarah holds Inside Dirt
    And Sarah has the Edge
    When Sully plays Inside Dirt on Wauneka to blood
    And Alexis declines to block
    Then Wauneka burns 3 blood
    And nobody has the Edge

  @id:VTES-3084 @vtes.glossary.lock-x-to-do-y.not-for-locked-minion-under-wake @checks:a,b
  @vtes.glossary.wake.lasts-for-the-action @checks:b
  @vtes.cancel.card-has-no-effect
  Scenario: A waking minion cannot lock for Power of All, while an unlocked minion can
    Given Alexis's Nassir is ready and locked
    And Nassir's sect is Anarch
    And Alexis holds On the Qui Vive and Power of All
    When Sully bleeds Alexis
    And Sarah passes
    And Nassir plays On the Qui Vive
    And nobody cancels the card
    And Sully plays Conditioning at basic
    Then it is for Alexis to respond as the card is played
    And Nassir cannot play Power of All on Lauren because vtes.glossary.lock-x-to-do-y.not-for-locked-minion-under-wake
    When Wauneka plays Power of All on Lauren
    Then Wauneka and Lauren are locked
    When Alexis declines to block
    Then Alexis burns 1 pool
