# Fifth edition rulebook, "Requirements for Playing Cards", "Minion Cards", "Action cards"
Feature: Requirements and types of cards
  The minion must meet every requirement. A card of several types has the type as which it is played.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1072 @vtes.card.req.minion-must-meet-all @checks:a @vtes.crypt.discipline-required-to-play @checks:a,b
  Scenario: Another minion of the same Methuselah cannot meet a card's requirements
    Given Sarah's Belinde and Sully are ready
    And Alexis's Nassir is ready
    And Sarah holds Conditioning
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    And Belinde cannot play Conditioning at basic because vtes.crypt.discipline-required-to-play
    When Alexis declines to block
    And Sully bleeds Alexis
    And Sully plays Conditioning at basic
    And Alexis declines to block
    Then Alexis has 26 pool

  @id:VTES-1073 @vtes.card.req.combined-disciplines-all-needed @checks:a @vtes.card.req.minion-must-meet-all
  Scenario: An effect that shows two Disciplines requires a vampire with both
    Given Sarah's Sybren van Oosten is ready
    And Alexis's Lenny Burkhead and Alice Chen are ready
    And Sarah holds Ancilla Empowerment and Bewitching Oration
    And Alexis holds Iron Heart
    When Sybren van Oosten plays Ancilla Empowerment
    And nobody blocks
    And Sybren van Oosten plays Bewitching Oration at superior
    Then it is for Alexis to respond as the card is played
    And Alice Chen cannot play Iron Heart at basic because vtes.card.req.combined-disciplines-all-needed
    And Lenny Burkhead cannot play Iron Heart at superior because vtes.card.req.combined-disciplines-all-needed
    When Lenny Burkhead plays Iron Heart at basic
    Then Lenny Burkhead burns 1 blood
    And it is for Sarah to vote or pass
    When Sarah votes for the referendum with Sybren van Oosten
    Then the votes are 2 for and 0 against
    When everyone passes
    Then the referendum passes

  @id:VTES-1074 @vtes.card.req.each-effect-shows-its-disciplines @checks:a @vtes.crypt.discipline-required-to-play
  Scenario: A vampire uses the effect of a card for which it has the Discipline
    Given Sarah's Claudia is ready
    And Alexis's Greer Worder is ready
    And Sarah holds Fae Contortion
    And Alexis holds Fae Contortion and Fae Contortion
    When Claudia bleeds Alexis
    And Greer Worder attempts to block
    Then it is for Sarah to maneuver or decline
    And Claudia cannot play Fae Contortion at basic myt because vtes.crypt.discipline-required-to-play
    When Claudia plays Fae Contortion at basic obt
    And Greer Worder plays Fae Contortion at basic myt
    Then the range is close

  @id:VTES-1075 @vtes.minion-card.may-have-multiple-types @vtes.card.req.each-effect-shows-its-disciplines
  Scenario: A card with a modifier effect and a combat effect is played as one of them at a time
    Given Sarah's Greer Worder is ready
    And Alexis's Nassir is ready
    And Sarah holds Fae Contortion and Fae Contortion
    When Greer Worder bleeds Alexis
    And Nassir attempts to block
    Then it is for Sarah to respond to the block attempt
    And Greer Worder cannot play Fae Contortion at basic myt because vtes.combat-card.played-in-combat
    When Greer Worder plays Fae Contortion at superior
    Then Nassir fails to block the action
    When Alexis declines to block
    Then Sarah holds Fae Contortion

  @id:VTES-1076 @vtes.minion-card.may-have-multiple-types @checks:a
  Scenario: Swallowed by the Night gives stealth during an action and a maneuver in combat
    Given Sarah's Colette is ready
    And Alexis's Nassir is ready
    And Sarah holds Swallowed by the Night and Swallowed by the Night
    When Colette bleeds Alexis
    And Nassir attempts to block
    Then Colette cannot play Swallowed by the Night at superior because vtes.combat-card.played-in-combat
    When Sarah passes
    Then Nassir blocks the action
    And it is for Sarah to maneuver or decline
    And Colette cannot play Swallowed by the Night at basic because vtes.combat.only-combat-cards-as-minion-cards
    When Colette plays Swallowed by the Night at superior
    Then the range is long

  @id:VTES-1077 @needs:bleed
  @vtes.action-card.needs-ready-unlocked-minion @checks:a,b @vtes.minion-phase.only-ready-unlocked-act
  Scenario: Only a ready unlocked minion can play an action card
    Given Sarah's Sully is ready and locked
    And Sarah's Ashley is in torpor with 3 blood
    And Sarah's Gelasia Fotiou is ready
    And Sarah holds Govern the Unaligned
    Then Sully cannot play Govern the Unaligned at basic on Alexis because vtes.minion-phase.only-ready-unlocked-act
    And Ashley cannot play Govern the Unaligned at basic on Alexis because vtes.torpor.only-leave-torpor-action
    When Gelasia Fotiou plays Govern the Unaligned at basic on Alexis
    Then Alexis burns 3 pool
    And Gelasia Fotiou is locked

  @id:VTES-1078 @needs:bleed @vtes.action-card.one-per-action @checks:a
  @vtes.action-card.cannot-modify-another-action @checks:a
  Scenario: A second action card cannot be played during an action
    Given Sarah's Sully is ready
    And Alexis's Nassir is ready
    And Sarah holds Govern the Unaligned, Govern the Unaligned and Conditioning
    When Sully plays Govern the Unaligned at basic on Alexis
    Then it is for Sarah to respond before blocks
    And Sully cannot play Govern the Unaligned at basic on Alexis because vtes.action-card.cannot-modify-another-action
    When Sarah passes
    And Alexis declines to block
    And Sarah passes
    Then Alexis burns 3 pool

  @id:VTES-1079 @needs:action-cards @vtes.minion.vampires-and-allies @checks:a @vtes.target.card-must-be-in-play
  Scenario: An ally is a minion but not a vampire, so Blood Doll cannot be played on it
    Given it is Sarah's master phase
    And Sarah's Impundulu is ready with 1 life
    And Sarah's Belinde is ready
    And Alexis's Underbridge Stray is ready with 1 life
    And Underbridge Stray came into play at basic
    And Sarah holds Blood Doll
    Then Sarah cannot play Blood Doll on Impundulu because vtes.target.card-must-be-in-play
    When Sarah plays Blood Doll on Belinde
    And Sarah ends the master phase
    And Sarah uses Impundulu on Underbridge Stray
    And everyone passes
    Then the action succeeds
    And Impundulu has 2 life
    And Underbridge Stray is in Alexis's ash heap

  @id:VTES-2026 @needs:action-cards @vtes.minion.vampires-and-allies @checks:a
  @vtes.glossary.target.eligibility-from-card-text
  Scenario: A retainer is not a minion
    Given Sarah's Impundulu is ready with 1 life
    And Alexis's Nassir is ready with 2 blood and locked
    And Nassir bears Raven Spy
    And Raven Spy came into play at basic
    Then Sarah cannot use Impundulu on Raven Spy because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Impundulu on Nassir
    Then Nassir burns 1 blood
    And Raven Spy has 1 life
