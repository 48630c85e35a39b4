# Published rulings on groups of cards: temporary control, allies that play as vampires, cards played after resolution
Feature: Published rulings on temporary control and on allies that play cards as vampires

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-5400 @vtes.published.temporary-control.returns-in-torpor @vtes.control.changes-only-by-explicit-effect
  Scenario: A borrowed vampire in torpor returns to its controller and stays in torpor
    Given it is Sarah's master phase
    And Tom's Colette is ready with 1 blood
    And Sarah holds Malkavian Dementia
    When Sarah plays Malkavian Dementia on Colette
    And Sarah ends the master phase
    And Colette is dealt 2 damage
    Then Colette is in torpor with 0 blood
    And Sarah controls Colette
    When everyone passes until Sarah's unlock phase
    Then Tom controls Colette
    And Colette is in torpor with 0 blood

  @id:VTES-5401 @vtes.published.prevent-normal-unlock.infernal-may-pay @vtes.legacy.trait.infernal.burn-1-pool-to-unlock
  @needs:legacy
  Scenario: Paying pool unlocks an Infernal vampire that a Toreador Grand Ball keeps locked
    Given it is Sarah's master phase
    And Sarah's Tamoszius and Massimo Falconi are ready
    And Tamoszius's only trait is Infernal
    And Sarah has 10 pool
    And Sarah holds Toreador Grand Ball
    When Sarah plays Toreador Grand Ball on Tamoszius and Massimo Falconi
    And everyone passes until Sarah's unlock phase
    Then Tamoszius is locked
    When Sarah pays 1 pool to unlock Tamoszius
    Then Tamoszius is unlocked
    And Sarah has 8 pool

  @id:VTES-5402 @vtes.published.played-after-resolution.in-any-order @vtes.ruling.voter-captivation.after-resolution
  Scenario: Freak Drive can be played before Voter Captivation after the same action
    Given Sarah's Naomi Stewart is ready with 2 blood
    And Sarah's Alice Chen is ready
    And Sarah holds Ancilla Empowerment, Voter Captivation and Freak Drive
    When Naomi Stewart plays Ancilla Empowerment
    And Sarah votes for the referendum with Alice Chen
    And Sarah votes for the referendum with Ancilla Empowerment
    Then it is for Sarah to respond after the action
    When Naomi Stewart plays Freak Drive at basic
    And Naomi Stewart plays Voter Captivation at basic
    Then Naomi Stewart is unlocked
    And Voter Captivation is in Sarah's ash heap

  @id:VTES-5403 @vtes.published.allies-as-vampires.no-diablerie-by-a-card
  Scenario: An ally that plays cards as a vampire cannot diablerise with Amaranth
    Given Sarah's Rafastio Ghoul is ready with 2 life
    And Sarah holds Amaranth
    And Alexis's Nassir is ready with 0 blood
    When Rafastio Ghoul enters combat with Nassir
    And Rafastio Ghoul strikes with hands
    And Nassir strikes with hands
    Then Nassir is in torpor with 0 blood
    And the combat is over
    And Sarah holds Amaranth

  @id:VTES-5404 @vtes.published.black-hand.trait-outlasts-the-sect @vtes.sect.change-replaces-old-sect
  Scenario: A Black Hand vampire that leaves the Sabbat keeps the trait
    Given it is Sarah's master phase
    And Sarah's Claudia is ready
    And Sarah holds Out of the Frying Pan
    When Sarah plays Out of the Frying Pan on Claudia
    Then Claudia's sect is Camarilla
    And Claudia has the trait Black Hand
    And Claudia has no title

  @id:VTES-5405 @vtes.published.clan-equipment.taken-without-its-clan @vtes.equip.from-minion.take-from-own-other-minion
  Scenario: A vampire of another clan can take clan equipment from another minion
    Given Sarah's Alu and Nassir are ready
    And Alu bears Erebus Mask
    When Nassir takes Erebus Mask from Alu
    Then Nassir bears Erebus Mask

  @id:VTES-5406 @vtes.published.clan-equipment.taken-without-its-clan @vtes.crypt.clan-required-to-play
  Scenario: A vampire of another clan cannot equip with clan equipment from the hand
    Given Sarah's Nassir is ready
    And Sarah holds Erebus Mask
    Then Nassir cannot equip with Erebus Mask because vtes.crypt.clan-required-to-play
