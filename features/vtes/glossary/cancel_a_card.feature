# Fifth edition rulebook, "Wording Templates": cancel a card
Feature: Cancelled cards
  A cancelled card counts as played but has no effect. A cancelled action never begins; any other card's cost is paid.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1010 @vtes.cancel.card-still-counts-as-played @checks:a,b @vtes.modifier.same-card-once-per-action-per-minion
  @vtes.published.cancel.counts-as-played
  Scenario: A cancelled modifier goes to the ash heap, is replaced, and is not played again in the action
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Conditioning
    And Sarah's library holds Conditioning
    And Alexis holds Direct Intervention
    When Sully bleeds Alexis
    And Sully plays Conditioning at basic
    And Alexis plays Direct Intervention
    Then Sarah's ash heap holds Conditioning
    And Sarah holds Conditioning
    And Sully cannot play Conditioning at basic because vtes.modifier.same-card-once-per-action-per-minion
    And it is for Alexis to block or decline

  @id:VTES-1011 @needs:bleed @vtes.cancel.action-card.minion-does-not-lock @checks:a
  @vtes.cancel.action-card.may-be-played-again @checks:a
  @vtes.ruling.govern-the-unaligned.no-second-play-this-turn @checks:c
  @vtes.published.cancel-an-action.action-not-performed
  Scenario: A minion whose action card is cancelled stays unlocked and may play the same card again
    Given Sarah's Sully is ready
    And Sarah holds Govern the Unaligned and Govern the Unaligned
    And Alexis holds Direct Intervention
    When Sully plays Govern the Unaligned at basic on Alexis
    And Alexis plays Direct Intervention
    Then it is for Sarah to decide in the minion phase
    And Sully is unlocked
    And Sarah's ash heap holds Govern the Unaligned
    When Sully plays Govern the Unaligned at basic on Alexis
    Then the action succeeds
    And Alexis burns 3 pool
    And Sully is locked

  @id:VTES-1012 @vtes.cancel.action-card.cost-not-paid @checks:a @vtes.cancel.action-card.minion-does-not-lock
  Scenario: Cancelled equipment costs nothing
    Given Sarah's Sully is ready
    And Sarah holds .44 Magnum
    And Tom holds Direct Intervention
    When Sully equips with .44 Magnum
    And Tom plays Direct Intervention
    Then Sarah's pool stays the same
    And Sully bears nothing
    And Sully is unlocked
    And Sarah's ash heap holds .44 Magnum
    And Tom burns 1 pool

  @provisional
  @id:VTES-1013 @vtes.cancel.action-card.may-be-played-again
  Scenario: A minion whose bleed card was cancelled has not bled
    Given Sarah's Sully is ready
    And Sarah holds Govern the Unaligned
    And Alexis holds Direct Intervention
    When Sully plays Govern the Unaligned at basic on Alexis
    And Alexis plays Direct Intervention
    Then Alexis has 29 pool
    When Sully bleeds Alexis
    Then the action succeeds
    And Alexis burns 1 pool

  @id:VTES-1014 @vtes.cancel.card-has-no-effect @vtes.sequencing.order-single-target-directed-action
  @vtes.published.change-the-target-of-a-bleed.canceled-reopens-no-blocks @checks:b
  Scenario: A cancelled Deflection does not redirect the bleed
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready with 1 blood
    And Sarah holds Hide the Mind
    And Alexis holds Telepathic Misdirection and Deflection
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Telepathic Misdirection at superior on Tom
    Then it is for Sarah to respond as the card is played
    When Belinde plays Hide the Mind at superior
    Then Ayelech is ready with 1 blood and unlocked
    And it is for Alexis to respond after blocks are declined
    When Ayelech plays Deflection at superior on Tom
    Then Tom burns 1 pool

  @id:VTES-1015 @vtes.cancel.strike-card.must-choose-a-strike @checks:a
  Scenario: A minion whose strike card is cancelled may strike with hands instead
    Given Sarah's Wauneka is ready
    And Alexis's Ayelech is ready
    And Sarah holds Roundhouse
    And Alexis holds Death Seeker
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Wauneka plays Roundhouse at basic
    Then it is for Alexis to respond as the card is played
    When Ayelech plays Death Seeker
    Then it is for Sarah to choose a strike
    When Wauneka strikes with hands
    And Ayelech strikes with hands
    Then Ayelech takes 1 damage
    And Sarah's ash heap holds Roundhouse
    And the combat is over

  @id:VTES-1016 @vtes.cancel.strike-card.new-strike-may-be-another-card @checks:a
  @vtes.published.death-seeker.cancelled-strike-chosen-anew
  Scenario: A minion whose strike card is cancelled may play another strike card
    Given Sarah's Nassir is ready with 2 blood
    And Alexis's Ayelech is ready with 7 blood
    And Sarah holds Theft of Vitae and Dodge
    And Alexis holds Death Seeker
    When Nassir bleeds Alexis
    And Ayelech attempts to block
    And Nassir plays Theft of Vitae at superior
    And Ayelech plays Death Seeker
    Then it is for Sarah to choose a strike
    And Ayelech burns 1 blood
    When Nassir plays Dodge
    And Ayelech strikes with hands
    Then the combat is over
    And Nassir has 2 blood

  @id:VTES-2958 @vtes.cancel.other-card.cost-still-paid @vtes.cancel.card-has-no-effect
  Scenario: A cancelled reaction is paid for unless the cancelling card says otherwise
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready with 3 blood
    And Tom's Wauneka and Lauren are ready
    And Wauneka's sect is Anarch
    And Lauren's sect is Anarch
    And Tom holds Power of All
    And Alexis holds Telepathic Misdirection
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Telepathic Misdirection at superior on Tom
    And Wauneka plays Power of All on Lauren
    Then Ayelech burns 1 blood
    And Ayelech is unlocked
    And Alexis burns 1 pool
    And Tom's pool stays the same
    And Alexis's ash heap holds Telepathic Misdirection
    And Wauneka burns 2 blood
