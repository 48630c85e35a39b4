# Fifth edition rulebook, "Glossaries": target
Feature: Targets are cards and players, never their counters
  An effect that takes counters takes as many as there are.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0180 @example @vtes.glossary.target.example-steal-2-blood @checks:a
  @vtes.glossary.target.amount-need-not-be-available
  Scenario: Stealing 2 blood takes 2 from a vampire with 5 blood
    Given Sarah's Nassir is ready with 1 blood
    And Alexis's Belinde is ready with 5 blood
    And Sarah holds Fake Out and Theft of Vitae
    When Nassir bleeds Alexis
    And Belinde attempts to block
    And Nassir plays Fake Out
    And Nassir plays Theft of Vitae at superior
    And Belinde strikes with hands
    Then Belinde has 3 blood
    And Nassir has 3 blood
    And these events happen in order:
      | event       | source  | target | amount |
      | blood-moved | Belinde | Nassir | 2      |
    And the combat is over

  @id:VTES-0181 @example @vtes.glossary.target.example-steal-2-blood @checks:b
  @vtes.glossary.target.amount-need-not-be-available @checks:a @vtes.published.theft-of-vitae.less-than-stolen
  Scenario: Stealing 2 blood takes 1 from a vampire with 1 blood
    Given Sarah's Nassir is ready with 1 blood
    And Alexis's Belinde is ready with 1 blood
    And Sarah holds Fake Out and Theft of Vitae
    When Nassir bleeds Alexis
    And Belinde attempts to block
    And Nassir plays Fake Out
    And Nassir plays Theft of Vitae at superior
    And Belinde strikes with hands
    Then Belinde is ready with 0 blood
    And Nassir has 2 blood
    And these events happen in order:
      | event       | source  | target | amount |
      | blood-moved | Belinde | Nassir | 1      |

  @id:VTES-0182 @example @vtes.glossary.target.example-steal-2-blood @checks:c
  @vtes.glossary.target.amount-need-not-be-available @checks:b @vtes.published.theft-of-vitae.less-than-stolen
  Scenario: Stealing blood takes none from a vampire without blood
    Given Sarah's Nassir is ready with 1 blood
    And Alexis's Belinde is ready with 0 blood
    And Sarah holds Fake Out and Theft of Vitae
    When Nassir bleeds Alexis
    And Belinde attempts to block
    And Nassir plays Fake Out
    And Nassir plays Theft of Vitae at superior
    And Belinde strikes with hands
    Then Nassir's strike has an effect
    And Belinde is ready with 0 blood
    And Nassir has 1 blood

  @id:VTES-0183 @needs:action-cards
  @example @vtes.glossary.target.example-steal-2-blood @vtes.glossary.target.counters-only-via-their-holder
  @vtes.glossary.target.is-methuselah-or-card @vtes.glossary.target.amount-need-not-be-available
  @vtes.published.impundulu.vampire-without-blood
  Scenario: An action that steals blood targets the vampire, even one without blood
    Given Sarah's Impundulu is ready with 1 life
    And Alexis's Nassir is ready with 0 blood
    When Sarah uses Impundulu on Nassir
    Then the action targets Nassir
    And the action is directed
    And the action's stealth is 1
    And it is for Alexis to block or decline
    When Alexis declines to block
    Then the action succeeds
    And Nassir is ready with 0 blood
    And Impundulu has 1 life

  @id:VTES-0184 @needs:action-cards @vtes.target.uncontrolled-vampires-not-eligible @checks:a
  @vtes.target.torpor-vampires-eligible
  @vtes.glossary.target.eligibility-from-card-text
  Scenario: A vampire in torpor can be targeted, an uncontrolled one cannot
    Given Sarah's Impundulu is ready with 1 life
    And Alexis's Nassir is in torpor with 2 blood
    And Alexis's Colette is uncontrolled with 2 blood
    Then Sarah cannot use Impundulu on Colette because vtes.target.uncontrolled-vampires-not-eligible
    And Sarah cannot use Impundulu on Impundulu because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Impundulu on Nassir
    Then Nassir is in torpor with 1 blood
    And Impundulu has 2 life

  @id:VTES-1599 @needs:action-cards @vtes.target.contested-cards-not-eligible @checks:a
  Scenario: A contested card cannot be targeted
    Given Sarah's Impundulu is ready
    And Alexis's Colette is contested
    And Tom's Colette is contested
    And Alexis's Nassir is ready with 2 blood and locked
    Then Sarah cannot use Impundulu on Colette because vtes.target.contested-cards-not-eligible
    When Sarah uses Impundulu on Nassir
    Then Nassir burns 1 blood

  @id:VTES-3091 @needs:action-cards
  @vtes.glossary.target.counters-only-via-their-holder @checks:a,b @vtes.glossary.target.is-methuselah-or-card
  Scenario: Blood cannot be taken from a vampire that cannot be targeted, but its player's pool can
    Given Sarah's Impundulu is ready with 1 life
    And Sarah's Ryan is ready
    And Alexis's Nassir and Colette are ready with 2 blood
    And Nassir bears Secure Haven
    Then Sarah cannot use Impundulu on Nassir because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Impundulu on Colette
    Then the action targets Colette
    When Alexis declines to block
    Then Colette burns 1 blood
    And Nassir's blood stays the same
    When Ryan bleeds Alexis
    Then the action targets Alexis
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-3092 @needs:action-cards @vtes.glossary.target.amount-need-not-be-available @checks:a,b,c
  Scenario: An effect takes as many counters as there are, but a cost must be paid in full
    Given Sarah's Impundulu is ready with 1 life
    And Sarah's Sully is ready with 1 blood
    And Alexis's Nassir is ready with 0 blood and locked
    Then Sully cannot become Anarch because vtes.card.cost.blood-needs-enough-blood
    When Sarah uses Impundulu on Nassir
    Then the action succeeds
    And Nassir is ready with 0 blood
    And Impundulu has 1 life
    And Sully has 1 blood

  @id:VTES-3103 @needs:action-cards @vtes.glossary.target.is-methuselah-or-card @checks:a,b
  Scenario: A bleed targets a player, a theft of blood targets a vampire, and a hunt targets nothing
    Given Sarah's Impundulu is ready with 1 life
    And Sarah's Ryan is ready with 2 blood
    And Sarah's Lauren is ready
    And Alexis's Nassir is ready with 2 blood
    When Sarah uses Impundulu on Nassir
    Then the action targets Nassir
    When Alexis declines to block
    And Lauren bleeds Alexis
    Then the action targets Alexis
    And the action is directed
    When Alexis declines to block
    And Ryan hunts
    Then the action has no target
    And the action is undirected
    When Alexis declines to block
    Then Ryan gains 1 blood
