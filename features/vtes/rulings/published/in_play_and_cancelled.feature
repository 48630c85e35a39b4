# Published rulings on groups of cards: abilities of cards in play, cards with X, cards that cancel
Feature: Published rulings on cards in play, costs of X, and cancelled cards

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-5407 @vtes.published.can-draw-during-action.whenever-an-effect-is-possible
  Scenario Outline: <card> can be used to draw in the middle of another Methuselah's action
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Alexis controls <card>
    And Alexis holds Bonding
    When Belinde bleeds Alexis
    And Alexis uses <use>
    Then <card> is locked
    And it is for Alexis to block or decline

    Examples:
      | card                 | use                                         |
      | The Barrens          | The Barrens on Bonding                      |
      | Dreams of the Sphinx | Dreams of the Sphinx to raise the hand size |

  @id:VTES-5408 @vtes.published.ability-usable-in-torpor.in-torpor
  Scenario: An Infernal vampire in torpor can lock to add to the bleed of another
    Given Sarah's The Horde is ready
    And Sarah's The Horde is in torpor
    And Alexis's Nassir is ready
    When The Horde bleeds Alexis
    And Sarah uses The Horde#2
    Then the bleed is for 2
    And The Horde#2 is locked
    And it is for Alexis to block or decline

  @id:VTES-5409 @vtes.published.cost-of-x.zero-is-legal
  Scenario: Hidden Strength with X 0 costs nothing and prevents 1 damage
    Given Sarah's Wauneka is ready
    And Alexis's Brock Sterling is ready with 2 blood
    And Alexis holds Hidden Strength
    When Wauneka enters combat with Brock Sterling
    And Wauneka strikes with hands
    And Brock Sterling strikes with hands
    And Brock Sterling plays Hidden Strength at basic
    Then Brock Sterling has 2 blood

  @id:VTES-5410 @vtes.published.non-locking-referendum-ability.locked-and-once @vtes.wording.during-x-do-y-once-per-x
  Scenario: Alexa Draper, even locked, can discard one card for a vote in each referendum
    Given Sarah's Alexa Draper is ready and locked
    And Sarah's Wauneka is ready
    And Alexis's Belinde is ready and locked
    And Sarah holds Ancilla Empowerment, Bonding and Conditioning
    When Wauneka plays Ancilla Empowerment
    And Sarah uses Alexa Draper on Bonding
    And Sarah votes for the referendum with Alexa Draper
    Then the votes are 3 for and 0 against
    And Sarah cannot use Alexa Draper on Conditioning because vtes.wording.during-x-do-y-once-per-x

  @id:VTES-5411 @vtes.published.scarce.clan-it-shows @vtes.legacy.trait.scarce.burn-3-pool-per-same-clan-vampire
  @needs:legacy
  Scenario: A vampire impersonating the clan adds to the cost of a Scarce vampire
    Given it is Sarah's influence phase
    And Sarah has 20 pool
    And Sarah's Blanche Hill is uncontrolled with 6 blood
    And Sarah's Colette is ready
    And Colette bears Clan Impersonation
    And Colette's clan is Salubri
    When Sarah brings out Blanche Hill
    Then Sarah burns 3 pool

  @id:VTES-5548 @vtes.published.scarce.clan-it-shows @vtes.legacy.trait.scarce.burn-3-pool-per-same-clan-vampire
  @needs:legacy
  Scenario Outline: Each Scarce vampire costs pool only for vampires that impersonate its clan
    Given it is Sarah's influence phase
    And Sarah has 20 pool
    And Sarah's <vampire> is uncontrolled with <capacity> blood
    And Sarah's Colette is ready
    And Colette bears Clan Impersonation
    And Colette's clan is <clan>
    When Sarah brings out <vampire>
    Then Sarah has <pool> pool

    Examples:
      | vampire        | capacity | clan        | pool |
      | Nu, The Pillar | 9        | True Brujah | 17   |
      | Nu, The Pillar | 9        | Brujah      | 20   |
      | Veejay Vinod   | 6        | Nagaraja    | 17   |
      | Veejay Vinod   | 6        | True Brujah | 20   |

  @id:VTES-5412 @needs:bleed @vtes.published.as-announced.action-card-is-replaced-first @vtes.card.as-played.replacement-draw-after-window
  Scenario: The replacement of an action card may be played as the action is announced
    Given Sarah's Gelasia Fotiou is ready
    And Sarah holds Govern the Unaligned, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Seduction and Blur
    And Alexis's Nassir is ready
    When Gelasia Fotiou plays Govern the Unaligned at basic on Alexis
    And Gelasia Fotiou plays Seduction at basic on Nassir
    Then Nassir cannot attempt to block because vtes.minion-phase.others-ready-unlocked-minions-may-block

  @id:VTES-5413 @vtes.published.cancel.limit-is-free-again @vtes.cancel.card-has-no-effect
  Scenario: A limited bleed modifier can be played after another was cancelled
    Given Sarah's Gelasia Fotiou is ready
    And Alexis's Nassir is ready
    And Sarah holds Conditioning and Foreshadowing Destruction
    And Tom holds Direct Intervention
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Conditioning at basic
    And Tom plays Direct Intervention
    Then the bleed is for 1
    When Gelasia Fotiou plays Foreshadowing Destruction at basic
    Then the bleed is for 2
    And it is for Alexis to block or decline

  @id:VTES-5414 @vtes.action.limit.same-copy-in-play-once-per-turn
  @vtes.published.provide-multiple-actions.each-once-a-turn
  Scenario: A minion can take both actions of one Lunatic Eruption in the same turn
    Given Sarah's Sybren van Oosten is ready with 5 blood
    And Sybren van Oosten bears Lunatic Eruption
    And Alexis's Ayelech is ready and locked
    And Sarah holds Freak Drive
    When Sybren van Oosten acts through Lunatic Eruption on Ayelech to enter combat
    And Sybren van Oosten strikes with hands
    And Ayelech strikes with hands
    And Sybren van Oosten plays Freak Drive at basic
    And Sybren van Oosten acts through Lunatic Eruption to burn it
    Then Lunatic Eruption is in Sarah's ash heap
