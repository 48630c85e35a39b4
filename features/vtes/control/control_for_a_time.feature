# Fifth edition rulebook, "Important Terms in the Game": control; rules of card ownership
Feature: Control for a time
  Only an effect that says so changes control. When its time is over, the card goes back.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-1350
  @vtes.control.changes-only-by-explicit-effect @checks:b @vtes.ownership.never-changes
  Scenario: An ally that is borrowed until the end of the turn acts for the borrower, and goes back
    Given it is Sarah's master phase
    And Sarah's Colette is ready
    And Colette's clan is Toreador antitribu
    And Sarah holds The Art of Love
    And Alexis's Underbridge Stray is ready with 2 life
    And Underbridge Stray came into play at superior
    When Sarah plays The Art of Love on Underbridge Stray
    Then Sarah controls Underbridge Stray
    And Underbridge Stray is ready with 2 life and unlocked
    And these events happen in order:
      | event           | card              | seat  |
      | control-changed | Underbridge Stray | Sarah |
    When Sarah ends the master phase
    And Sarah ends the minion phase
    Then Sarah controls Underbridge Stray
    When everyone passes until Alexis's unlock phase
    Then Alexis controls Underbridge Stray
    And Underbridge Stray is ready with 2 life
    And these events happen in order:
      | event           | card              | seat   |
      | control-changed | Underbridge Stray | Alexis |

  @id:VTES-1351
  @vtes.control.changes-only-by-explicit-effect @checks:b @vtes.minion-card.control.follows-host-minion @checks:a
  Scenario: A Malkavian is borrowed until the borrower's next unlock phase, with what lies on it
    Given it is Sarah's master phase
    And Sarah holds Malkavian Dementia
    And Tom's Colette is ready
    And Colette bears Sport Bike
    And Tom's Nassir is ready
    Then Sarah cannot play Malkavian Dementia on Nassir because vtes.glossary.target.eligibility-from-card-text
    When Sarah plays Malkavian Dementia on Colette
    Then Sarah controls Colette
    And Colette bears Sport Bike
    When Sarah ends the master phase
    And Colette bleeds Alexis
    Then Alexis burns 1 pool
    And Sarah has the Edge
    When everyone passes until Tom's minion phase
    Then Sarah controls Colette
    When everyone passes until Sarah's unlock phase
    Then Tom controls Colette
    And Colette is ready and locked
    And Colette bears Sport Bike

  @id:VTES-1352 @needs:ending @vtes.control.changes-only-by-explicit-effect
  @vtes.published.temporary-control.borrower-ousted
  @vtes.ending.oust.rivals-cards-under-ousted-control-do-not-go-back-to-play @checks:a
  Scenario: A borrowed vampire leaves the game with an ousted borrower
    Given it is Sarah's master phase
    And Sarah holds Malkavian Dementia
    And Tom's Colette is ready
    When Sarah plays Malkavian Dementia on Colette
    And Sarah loses all pool
    Then Colette is removed from the game
    And Tom's ash heap is empty
    And it is for Alexis to decide in the unlock phase

  @id:VTES-1353 @vtes.control.changes-only-by-explicit-effect
  @vtes.published.temporary-control.lender-ousted
  @vtes.ending.oust.own-cards-under-rival-control-stay
  Scenario: With its lender ousted, a borrowed vampire stays for its time, and then leaves the game
    Given it is Sarah's master phase
    And Sarah holds Malkavian Dementia
    And Tom's Colette is ready
    When Sarah plays Malkavian Dementia on Colette
    And Tom loses all pool
    Then Tom is ousted
    And Sarah controls Colette
    When everyone passes until Ines's minion phase
    Then Sarah controls Colette
    When everyone passes until Sarah's unlock phase
    Then Colette is removed from the game

  @id:VTES-1354
  @vtes.glossary.steal.not-from-yourself @vtes.control.changes-only-by-explicit-effect
  Scenario: A borrower cannot keep by theft what it has borrowed
    Given it is Sarah's master phase
    And Sarah's Colette is ready
    And Colette's clan is Toreador antitribu
    And Sarah holds The Art of Love
    And Alexis's Underbridge Stray is ready with 2 life
    And Underbridge Stray came into play at superior
    And Sarah's Catalina Vega is ready
    And Sarah holds Entrancement
    When Sarah plays The Art of Love on Underbridge Stray
    And Sarah ends the master phase
    Then Catalina Vega cannot play Entrancement at superior on Underbridge Stray because vtes.glossary.steal.not-from-yourself
    When everyone passes until Alexis's unlock phase
    Then Alexis controls Underbridge Stray

  @id:VTES-4412 @vtes.control.changes-only-by-explicit-effect @checks:b
  Scenario: What a borrower loses to another for a time goes back to the first lender in the end
    Given it is Sarah's master phase
    And Tom's Colette is ready
    And Sarah's Nassir is ready
    And Nassir's clan is Malkavian
    And Sarah holds Malkavian Dementia
    And Alexis holds Malkavian Dementia
    And Rui holds Malkavian Dementia
    When Sarah plays Malkavian Dementia on Colette
    And everyone passes until Alexis's master phase
    And Alexis plays Malkavian Dementia on Colette
    Then Alexis controls Colette
    When everyone passes until Rui's master phase
    And Rui plays Malkavian Dementia on Nassir
    Then Rui controls Nassir
    When everyone passes until Sarah's minion phase
    Then Alexis controls Colette
    When everyone passes until Alexis's unlock phase
    Then Tom controls Colette
    When everyone passes until Rui's unlock phase
    Then Sarah controls Nassir

  @id:VTES-4413 @vtes.control.changes-only-by-explicit-effect @vtes.ownership.never-changes
  @vtes.published.art-of-love.returns-after-discard-phase @checks:b
  Scenario: What is burned while it is borrowed lies in its owner's ash heap, and does not go back
    Given it is Sarah's master phase
    And Sarah's Colette is ready
    And Colette's clan is Toreador antitribu
    And Sarah holds The Art of Love
    And Alexis's Underbridge Stray is ready with 2 life
    And Underbridge Stray came into play at superior
    When Sarah plays The Art of Love on Underbridge Stray
    And Sarah ends the master phase
    And Underbridge Stray is dealt 2 damage
    Then Alexis's ash heap holds Underbridge Stray
    When everyone passes until Alexis's minion phase
    Then Underbridge Stray is in Alexis's ash heap

  @id:VTES-1355 @vtes.control.changes-only-by-explicit-effect @checks:a @vtes.torpor.attachments-stay @checks:a
  Scenario: Neither torpor nor a card played on it gives a vampire to anybody else
    Given it is Sarah's master phase
    And Alexis's Nassir is ready with 2 blood
    And Nassir bears Sport Bike
    And Sarah holds Vessel
    When Sarah plays Vessel on Nassir
    Then Alexis controls Nassir
    And Nassir bears Sport Bike and Vessel
    When Nassir is dealt 4 damage
    Then Nassir is in torpor
    And Alexis controls Nassir
    And none of these events happens:
      | event           | card   |
      | control-changed | Nassir |
