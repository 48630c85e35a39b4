# Fifth edition rulebook, "Unlock Phase": burn option
Feature: The burn option
  In any unlock phase a player may discard one card with the icon if no ready minion of theirs meets its requirements.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's unlock phase

  @id:VTES-1083 @vtes.burn-option.icon-on-some-cards @checks:a
  @vtes.burn-option.discard-allowed-without-qualified-minion @checks:a,c
  @vtes.burn-option.discarded-card-is-replaced @checks:a
  Scenario: A card with the burn option that no minion meets is discarded and replaced
    Given Sarah's Belinde is ready
    And Sarah holds Erebus Mask and Vessel
    And Sarah's library holds Blood Doll
    Then it is for Sarah to use the burn option or decline
    And Sarah cannot discard Vessel because vtes.burn-option.icon-on-some-cards
    When Sarah discards Erebus Mask
    Then Sarah holds Vessel and Blood Doll
    And Sarah's ash heap holds Erebus Mask
    And Sarah's library is empty

  @id:VTES-1084 @vtes.burn-option.one-per-unlock-phase @checks:a,b
  @vtes.burn-option.discard-allowed-without-qualified-minion @checks:a
  Scenario: Each player may use the burn option once in an unlock phase, even another player's
    Given Sarah holds Erebus Mask and D'habi Revenant
    And Alexis holds Erebus Mask and Erebus Mask
    When Sarah discards Erebus Mask
    Then it is for Alexis to use the burn option or decline
    And Sarah cannot discard D'habi Revenant because vtes.burn-option.one-per-unlock-phase
    When Alexis discards Erebus Mask
    Then Alexis holds Erebus Mask
    And it is for Sarah to decide in the unlock phase

  @id:VTES-6453 @vtes.burn-option.one-per-unlock-phase @checks:c
  Scenario: A player may use the burn option again in the next player's unlock phase
    Given Sarah holds Erebus Mask and D'habi Revenant
    And Alexis holds Erebus Mask
    When Sarah discards Erebus Mask
    And Alexis passes
    Then Sarah holds D'habi Revenant
    When Sarah ends the unlock phase
    And Sarah ends the master phase
    And Sarah ends the minion phase
    And Sarah ends the influence phase
    And Sarah ends the discard phase
    Then it is for Alexis to use the burn option or decline
    When Alexis passes
    And Sarah discards D'habi Revenant
    Then Sarah holds nothing

  @id:VTES-1096 @vtes.burn-option.discard-allowed-without-qualified-minion @checks:b
  Scenario: A player with a ready minion of the clan cannot use the burn option
    Given Sarah's Belinde is ready
    And Belinde's clan is Baali
    And Sarah holds D'habi Revenant
    And Alexis holds D'habi Revenant
    Then it is for Alexis to use the burn option or decline
    And Sarah cannot discard D'habi Revenant because vtes.burn-option.discard-allowed-without-qualified-minion
    When Alexis discards D'habi Revenant
    Then Alexis holds nothing
    And Sarah holds D'habi Revenant
    And it is for Sarah to decide in the unlock phase

  @provisional
  @id:VTES-1085 @vtes.burn-option.discard-allowed-without-qualified-minion
  Scenario: A minion of the clan in torpor does not prevent the burn option
    Given Sarah's Nassir is in torpor
    And Nassir's clan is Baali
    And Sarah holds D'habi Revenant
    Then it is for Sarah to use the burn option or decline
    When Sarah discards D'habi Revenant
    Then Sarah holds nothing
    And Sarah's ash heap holds D'habi Revenant

  @id:VTES-4770 @vtes.unlock-phase.active-methuselah-orders-effects
  @vtes.published.fame.paid-before-others-use-effects
  Scenario: Other players use the burn option after the active player has paid for Fame
    Given Sarah's Nassir is in torpor
    And Nassir bears Fame, played by Sarah
    And Alexis holds D'habi Revenant
    Then it is for Sarah to decide in the unlock phase
    And Sarah cannot pass because vtes.unlock-phase.active-methuselah-orders-effects
    When Sarah uses Fame
    Then Sarah burns 1 pool
    And it is for Alexis to use the burn option or decline
    When Alexis discards D'habi Revenant
    Then Alexis holds nothing
    And it is for Sarah to decide in the unlock phase

  @id:VTES-4771 @vtes.unlock-phase.active-methuselah-orders-effects @vtes.unlock-phase.edge-may-gain-one-pool
  @vtes.burn-option.one-per-unlock-phase
  Scenario: The active player may use the burn option and the Edge before paying for Fame
    Given Sarah's Nassir is in torpor
    And Nassir bears Fame, played by Sarah
    And Sarah has the Edge
    And Sarah holds Erebus Mask and D'habi Revenant
    And Alexis holds D'habi Revenant
    Then it is for Sarah to use the burn option or decline
    When Sarah discards Erebus Mask
    Then it is for Sarah to decide in the unlock phase
    When Sarah gains 1 pool from the Edge
    Then it is for Sarah to decide in the unlock phase
    When Sarah uses Fame
    Then it is for Alexis to use the burn option or decline
    And Sarah cannot discard D'habi Revenant because vtes.burn-option.one-per-unlock-phase
    When Alexis passes
    Then it is for Sarah to decide in the unlock phase
    And Sarah holds D'habi Revenant

  @id:VTES-4772 @vtes.unlock-phase.active-methuselah-orders-effects
  Scenario: The player who played Fame may use the burn option after it is paid for in another's phase
    Given it is Alexis's unlock phase
    And Sarah's Nassir is in torpor
    And Nassir bears Fame, played by Sarah
    And Sarah holds D'habi Revenant
    And Tom holds Erebus Mask
    Then it is for Alexis to decide in the unlock phase
    When Alexis uses Fame
    Then Alexis burns 1 pool
    And it is for Tom to use the burn option or decline
    When Tom discards Erebus Mask
    Then it is for Sarah to use the burn option or decline
    When Sarah discards D'habi Revenant
    Then it is for Alexis to decide in the unlock phase
    And Sarah's pool stays the same

  @id:VTES-1086 @vtes.burn-option.discard-allowed-without-qualified-minion @checks:d
  Scenario: The burn option cannot be used outside the unlock phase
    Given it is Sarah's master phase
    And Sarah holds Erebus Mask
    And Alexis holds Erebus Mask
    Then Sarah cannot discard Erebus Mask because vtes.burn-option.discard-allowed-without-qualified-minion
    And Alexis cannot discard Erebus Mask because vtes.burn-option.discard-allowed-without-qualified-minion
