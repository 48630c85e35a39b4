# Fifth edition rulebook, "Glossaries": wake
Feature: A minion that wakes reacts and blocks as though unlocked
  It stays locked, and wakes for the one action.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0190 @vtes.glossary.wake.may-attempt-to-block
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
    And combat begins between Belinde and Ayelech

  @id:VTES-0191 @vtes.glossary.wake.may-play-reactions
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

  @id:VTES-0192 @vtes.glossary.wake.lasts-for-the-action
  Scenario: In the next action the vampire sleeps again
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

  @id:VTES-0193 @vtes.card.draw.card-text-may-override-replacement#b
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

  @id:VTES-1048 @vtes.action.block.directed-only-targets-may-block @vtes.glossary.wake.lasts-for-the-action
  Scenario: Waking gives no right to block what is somebody else's to block
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
