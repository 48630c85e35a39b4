# Fifth edition rulebook, "Important Terms in the Game": control; rules of card ownership
Feature: Control for a time
  Control changes only by an effect that says so. When the effect ends, the card goes back.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-1350
  @vtes.control.changes-only-by-explicit-effect @checks:b @vtes.ownership.never-changes
  Scenario: An ally borrowed until end of turn can act for the borrower, then goes back
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

  @id:VTES-1351 @vtes.control.changes-only-by-explicit-effect @checks:b
  Scenario: A borrowed Malkavian goes back in the borrower's next unlock phase
    Given it is Sarah's master phase
    And Sarah holds Malkavian Dementia
    And Tom's Colette is ready
    And Tom's Nassir is ready
    Then Sarah cannot play Malkavian Dementia on Nassir because vtes.glossary.target.eligibility-from-card-text
    When Sarah plays Malkavian Dementia on Colette
    Then Sarah controls Colette
    When everyone passes until Tom's minion phase
    Then Sarah controls Colette
    When everyone passes until Sarah's unlock phase
    Then Tom controls Colette

  @id:VTES-6015 @vtes.minion-card.control.follows-host-minion @checks:a
  Scenario: Equipment on a borrowed vampire follows it to the borrower and back
    Given it is Sarah's master phase
    And Sarah holds Malkavian Dementia
    And Tom's Colette is ready
    And Colette bears Sport Bike
    When Sarah plays Malkavian Dementia on Colette
    Then Sarah controls Colette and Sport Bike
    And Colette bears Sport Bike
    When everyone passes until Sarah's unlock phase
    Then Tom controls Colette and Sport Bike
    And Colette bears Sport Bike

  @id:VTES-6016 @vtes.control.changes-only-by-explicit-effect @checks:b
  Scenario: A borrowed vampire can act for the borrower, and goes back locked
    Given it is Sarah's master phase
    And Sarah holds Malkavian Dementia
    And Tom's Colette is ready
    When Sarah plays Malkavian Dementia on Colette
    And Sarah ends the master phase
    And Colette bleeds Alexis
    Then Alexis burns 1 pool
    And Sarah has the Edge
    When everyone passes until Sarah's unlock phase
    Then Tom controls Colette
    And Colette is ready and locked

  @id:VTES-4983 @vtes.control.changes-only-by-explicit-effect
  Scenario: A borrowed vampire in torpor goes back to its lender's torpor region
    Given it is Sarah's master phase
    And Sarah holds Malkavian Dementia
    And Tom's Colette is ready with 1 blood
    When Sarah plays Malkavian Dementia on Colette
    And Colette is dealt 2 damage
    Then Sarah controls Colette
    And Colette is in torpor with 0 blood
    When everyone passes until Sarah's unlock phase
    Then Tom controls Colette
    And Colette is in torpor with 0 blood

  @id:VTES-4984 @vtes.control.changes-only-by-explicit-effect
  Scenario: A borrowed vampire wounded while acting goes back locked to its lender's torpor region
    Given it is Sarah's master phase
    And Sarah holds Malkavian Dementia
    And Tom's Colette is ready with 1 blood
    And Alexis's Ayelech is ready
    And Ayelech bears .44 Magnum
    When Sarah plays Malkavian Dementia on Colette
    And Sarah ends the master phase
    And Colette bleeds Alexis
    And Ayelech attempts to block
    And neither maneuvers
    And Colette strikes with hands
    And Ayelech strikes with .44 Magnum
    Then Colette is in torpor with 0 blood and locked
    When everyone passes until Sarah's unlock phase
    Then Tom controls Colette
    And Colette is in torpor with 0 blood and locked

  @id:VTES-4999 @vtes.votes.ready-titled-vampires-give-votes
  Scenario Outline: A borrowed prince's votes belong to the borrower: <prince>
    Given it is Sarah's master phase
    And Sarah's Wauneka is ready
    And Sarah holds Malkavian Dementia and Ancilla Empowerment
    And Tom's <prince> and Ayelech are ready
    When Sarah plays Malkavian Dementia on <prince>
    And Sarah ends the master phase
    And Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with <prince>
    Then the votes are 2 for and 0 against
    When Sarah passes
    Then it is for Tom to vote or pass
    And Tom cannot vote against the referendum with <prince> because vtes.votes.ready-titled-vampires-give-votes
    When Tom votes against the referendum with Ayelech
    Then the votes are 2 for and 2 against
    When everyone passes
    Then the referendum fails

    Examples:
      | prince          |
      | Donny Kowalczyk |
      | Andi Liu        |

  @id:VTES-4863 @vtes.minion-card.control.follows-host-minion @vtes.ownership.never-changes
  Scenario: Equipment on a borrowed vampire goes to the lender, but the borrower still owns it
    Given it is Sarah's master phase
    And Sarah holds Malkavian Dementia and Sport Bike
    And Tom's Colette is ready
    When Sarah plays Malkavian Dementia on Colette
    And Sarah ends the master phase
    And Colette equips with Sport Bike
    Then Colette bears Sport Bike
    When everyone passes until Sarah's unlock phase
    Then Tom controls Colette
    And Colette bears Sport Bike
    When Colette is dealt 7 aggravated damage
    Then Sport Bike is in Sarah's ash heap
    And Colette is in Tom's ash heap

  @id:VTES-4864 @vtes.minion-card.control.follows-host-minion
  Scenario: A retainer that a borrowed vampire employed serves its lender
    Given it is Sarah's master phase
    And Sarah holds Malkavian Dementia and J. S. Simmons, Esq.
    And Tom's Colette is ready
    When Sarah plays Malkavian Dementia on Colette
    And Sarah ends the master phase
    And Colette employs J. S. Simmons, Esq.
    And everyone passes until Tom's minion phase
    And everyone passes until Sarah's unlock phase
    Then Tom controls Colette
    And Colette bears J. S. Simmons, Esq.
    When everyone passes until Tom's minion phase
    And Colette bleeds Rui
    Then Rui burns 2 pool

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
  Scenario: A borrowed vampire whose lender is ousted leaves the game when the loan ends
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
  Scenario: A borrower cannot keep a borrowed card by stealing it
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
  Scenario: A vampire borrowed from its borrower goes back to its first controller
    Given it is Sarah's master phase
    And Tom's Colette is ready
    And Sarah holds Malkavian Dementia
    And Alexis holds Malkavian Dementia
    When Sarah plays Malkavian Dementia on Colette
    And everyone passes until Alexis's master phase
    And Alexis plays Malkavian Dementia on Colette
    Then Alexis controls Colette
    When everyone passes until Sarah's minion phase
    Then Alexis controls Colette
    When everyone passes until Alexis's unlock phase
    Then Tom controls Colette

  @id:VTES-6033 @vtes.control.changes-only-by-explicit-effect @checks:b
  Scenario: Each of two loans ends in its own borrower's unlock phase
    Given it is Sarah's master phase
    And Tom's Colette is ready
    And Sarah's Nassir is ready
    And Nassir's clan is Malkavian
    And Sarah holds Malkavian Dementia
    And Rui holds Malkavian Dementia
    When Sarah plays Malkavian Dementia on Colette
    And everyone passes until Rui's master phase
    And Rui plays Malkavian Dementia on Nassir
    Then Rui controls Nassir
    When everyone passes until Sarah's unlock phase
    Then Tom controls Colette
    And Rui controls Nassir
    When everyone passes until Rui's unlock phase
    Then Sarah controls Nassir

  @id:VTES-4413 @vtes.control.changes-only-by-explicit-effect @vtes.ownership.never-changes
  @vtes.published.art-of-love.returns-after-discard-phase @checks:b
  Scenario: A borrowed card that is burned goes to its owner's ash heap and does not come back
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
  Scenario: Torpor and attached cards do not change who controls a vampire
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
