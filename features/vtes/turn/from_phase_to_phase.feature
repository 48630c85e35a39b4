# Fifth edition rulebook, "Turn Sequence": what each phase gives
Feature: What each phase gives, and to whom

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-2524 @vtes.burn-option.icon-on-some-cards @checks:a
  @vtes.burn-option.discard-allowed-without-qualified-minion @checks:c
  Scenario Outline: <card> cannot be discarded by the burn option, as it lacks the icon
    Given it is Sarah's unlock phase
    And Sarah holds Erebus Mask and <card>
    Then it is for Sarah to use the burn option or decline
    And Sarah cannot discard <card> because vtes.burn-option.icon-on-some-cards
    When Sarah discards Erebus Mask
    Then Sarah holds <card>

    Examples:
      | card                    |
      | Academic Hunting Ground |
      | Kali's Fang             |
      | Govern the Unaligned    |
      | Vessel                  |

  @id:VTES-2525 @vtes.burn-option.one-per-unlock-phase @checks:b
  Scenario: A player who declined the burn option may use it after somebody else has
    Given it is Sarah's unlock phase
    And Sarah holds Erebus Mask
    And Alexis holds D'habi Revenant
    When Sarah passes
    And Alexis discards D'habi Revenant
    Then it is for Sarah to use the burn option or decline
    When Sarah discards Erebus Mask
    Then Sarah holds nothing
    And Alexis holds nothing
    And it is for Sarah to decide in the unlock phase

  @id:VTES-2526 @vtes.discard-phase.number-of-actions-may-change
  Scenario: The card Not to Be takes a discard phase action of its player and is then burned
    Given it is Sarah's discard phase
    And Sarah holds Urban Jungle
    And Tom holds Not to Be and Vessel
    When Sarah plays Urban Jungle
    And Tom plays Not to Be
    And everyone passes until Alexis's discard phase
    Then Alexis has 1 discard phase action left
    And Tom controls Not to Be
    When everyone passes until Tom's master phase
    Then Tom has 1 master phase action left
    And Tom controls Not to Be
    When everyone passes until Tom's discard phase
    Then Tom has 0 discard phase actions left
    And Not to Be is in Tom's ash heap
    And Tom cannot discard Vessel because vtes.discard-phase.one-action-by-default
    When everyone passes until Tom's discard phase
    Then Tom has 1 discard phase action left

  @id:VTES-2527 @needs:discard @vtes.discard-phase.number-of-actions-may-change
  Scenario: A player cannot have fewer than zero discard phase actions
    Given it is Tom's influence phase
    And Tom controls Not to Be and Not to Be
    And Tom holds Vessel
    When Tom ends the influence phase
    Then Tom has 0 discard phase actions left
    And Tom cannot discard Vessel because vtes.discard-phase.one-action-by-default
    And Tom's ash heap holds Not to Be and Not to Be

  @id:VTES-2528
  @vtes.master.trifle.grants-extra-action @checks:a @vtes.master.trifle.only-one-gain-per-phase
  Scenario: The first trifle of each master phase gives its action back
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 1 blood
    And Sarah holds Life in the City, Life in the City and Life in the City
    When Sarah plays Life in the City on Belinde
    Then Sarah has 1 master phase action left
    When Sarah plays Life in the City on Belinde
    Then Sarah has 0 master phase actions left
    When everyone passes until Sarah's master phase
    And Sarah plays Life in the City on Belinde
    Then Sarah has 1 master phase action left
    And Belinde has 4 blood

  @id:VTES-2529 @edition:merge_incoming_stack=burn @vtes.influence.merge.incoming-counters-and-cards-burned
  Scenario: Cards on the uncontrolled version are burned when the two versions merge
    Given it is Sarah's influence phase
    And Sarah has 10 pool
    And Sarah's Jessica is ready with 3 blood
    And Sarah's Jessica (ADV) is uncontrolled with 2 blood
    And Jessica (ADV) bears Blood Doll
    When Sarah merges Jessica (ADV)
    Then Jessica (ADV) is ready with 3 blood
    And Jessica (ADV) bears nothing
    And Sarah's ash heap holds Blood Doll
    And Sarah has 9 pool

  @id:VTES-2530 @vtes.turn.discard-phase-action-discard-and-draw
  Scenario: A player cannot discard a card that is not in their hand
    Given it is Sarah's discard phase
    And Sarah holds Vessel
    And Tom holds Vessel and Bonding
    Then Sarah cannot discard Bonding because vtes.discard-phase.discard-and-replace
    When Sarah discards Vessel
    Then Sarah cannot discard Vessel because vtes.discard-phase.discard-and-replace
    When Sarah ends the discard phase
    Then Tom holds Vessel and Bonding

  @id:VTES-6454 @vtes.burn-option.discard-allowed-without-qualified-minion
  Scenario: A player cannot discard a card of another player's hand by the burn option
    Given it is Alexis's unlock phase
    And Alexis holds D'habi Revenant
    And Tom holds Erebus Mask
    Then it is for Alexis to use the burn option or decline
    And Alexis cannot discard Erebus Mask because vtes.discard-phase.discard-and-replace
    When Alexis discards D'habi Revenant
    Then it is for Tom to use the burn option or decline
    When Tom discards Erebus Mask
    Then it is for Alexis to decide in the unlock phase
