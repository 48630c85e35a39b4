# Fifth edition rulebook, "Library Cards": sequencing
Feature: The order of play
  The acting player may respond first, and again after each play. A stage ends when all have passed in a row.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0025 @vtes.sequencing.acting-methuselah-first @checks:a
  @vtes.sequencing.acting-keeps-impulse-after-playing @checks:a
  @vtes.sequencing.order-single-target-directed-action @vtes.action.course.a.usable-effects-or-declare-block
  Scenario: The acting Methuselah may play any number of cards before the target of the bleed responds
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Alexis's Ayelech is ready and locked
    And Nassir bears Sport Bike
    And Sarah holds Cloak the Gathering and Lost in Crowds
    And Alexis holds Wake with Evening's Freshness
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then it is for Sarah to respond to the block attempt
    When Belinde plays Cloak the Gathering at basic
    And nobody cancels the card
    Then it is for Sarah to respond to the block attempt
    When Belinde plays Lost in Crowds at basic
    And nobody cancels the card
    Then it is for Alexis to respond to the block attempt
    When Alexis passes
    Then Nassir fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-0026 @vtes.sequencing.impulse-returns-to-acting-after-any-play @checks:b
  @vtes.sequencing.stage-ends-when-all-pass
  Scenario: The acting Methuselah may respond again after any card is played
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready and locked
    And Sarah holds Bonding
    And Alexis holds Wake with Evening's Freshness
    When Sully bleeds Alexis
    Then it is for Sarah to respond before blocks
    When Sarah passes
    Then it is for Alexis to block or decline
    When Ayelech plays Wake with Evening's Freshness
    Then it is for Sarah to respond before blocks
    When Sarah passes
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then it is for Sarah to respond after blocks are declined

  @id:VTES-0027 @vtes.sequencing.order-undirected-action @vtes.sequencing.impulse-returns-to-acting-after-any-play
  Scenario: The prey responds to an undirected action before the predator, and again after its play
    Given Sarah's Wauneka is ready
    And Alexis's Nassir is ready and locked
    And Ines's Ayelech is ready and locked
    And Alexis holds Wake with Evening's Freshness
    And Ines holds Wake with Evening's Freshness
    When Wauneka hunts
    Then it is for Alexis to block or decline
    When Alexis passes
    Then it is for Ines to block or decline
    When Ayelech plays Wake with Evening's Freshness
    And nobody cancels the card
    Then it is for Alexis to block or decline
    When Alexis passes
    Then it is for Ines to block or decline
    When Ayelech attempts to block
    Then it is for Alexis to respond to the block attempt

  @id:VTES-0034 @vtes.sequencing.order-single-target-directed-action @checks:a @vtes.sequencing.order-others-clockwise
  Scenario: All others may respond clockwise after the target of a bleed
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Tom's Ayelech is ready and locked
    And Ines's Colette is ready and locked
    And Tom holds Wake with Evening's Freshness
    And Ines holds Wake with Evening's Freshness
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Tom passes
    And Ines passes
    Then it is for Tom to respond after blocks are declined
    When Tom passes
    Then it is for Ines to respond after blocks are declined
    When nobody responds
    Then the action succeeds
    And Alexis burns 1 pool

  @id:VTES-2000 @needs:action-cards
  @vtes.sequencing.order-single-target-directed-action @checks:a @vtes.sequencing.order-others-clockwise
  Scenario: The target of a directed action responds before the acting Methuselah's prey
    Given Sarah's Impundulu is ready with 1 life
    And Alexis's Ayelech, Tom's Lauren, Rui's Nassir and Ines's Colette are ready and locked
    And Alexis holds On the Qui Vive
    And Tom holds On the Qui Vive
    And Rui holds On the Qui Vive
    And Ines holds On the Qui Vive
    When Sarah uses Impundulu on Nassir
    Then it is for Rui to block or decline
    When Rui passes
    Then it is for Alexis to block or decline
    When Alexis passes
    Then it is for Tom to block or decline
    When Tom passes
    Then it is for Ines to block or decline

  @id:VTES-2001 @edition:impulse_order=prey-predator-rest
  @vtes.sequencing.order-undirected-action @checks:a @vtes.sequencing.order-others-clockwise @checks:a
  @vtes.sequencing.stage-ends-when-all-pass @checks:b @vtes.sequencing.impulse-returns-to-acting-after-any-play
  Scenario: Others respond clockwise after prey and predator, and all again if the last one plays
    Given Sarah's Wauneka is ready
    And Alexis's Ayelech, Tom's Lauren, Rui's Nassir and Ines's Colette are ready and locked
    And Alexis holds On the Qui Vive
    And Tom holds On the Qui Vive
    And Rui holds On the Qui Vive
    And Ines holds On the Qui Vive
    When Wauneka hunts
    And Alexis passes
    And Ines passes
    Then it is for Tom to block or decline
    When Tom passes
    Then it is for Rui to block or decline
    When Nassir plays On the Qui Vive
    And nobody cancels the card
    Then it is for Alexis to block or decline

  @id:VTES-2002 @needs:ending @vtes.sequencing.order-undirected-action @checks:b
  @vtes.sequencing.stage-ends-when-all-pass
  Scenario: The only rival left is both prey and predator and passes only once
    Given Tom, Rui and Ines are ousted
    And Sarah's Wauneka is ready
    And Alexis's Ayelech is ready and locked
    And Alexis holds On the Qui Vive
    When Wauneka hunts
    Then it is for Alexis to block or decline
    When Alexis passes
    Then it is for Alexis to respond after blocks are declined
    When nobody responds
    Then the action succeeds
