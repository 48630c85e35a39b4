# Published rulings: Secure Haven, Thicker than Blood, Toreador Grand Ball
Feature: Published rulings on Secure Haven, Toreador Grand Ball and Thicker than Blood
  Secure Haven makes cards that choose its minion dearer or impossible, and effects that a card has given stay.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-5300 @vtes.published.secure-haven.choosing-is-targeting @checks:a @vtes.card.cost.pool-symbol
  Scenario Outline: A Toreador Grand Ball costs 1 pool more if <which> of its Toreador has a Secure Haven
    Given it is Sarah's master phase
    And Sarah's Tamoszius and Massimo Falconi are ready
    And <host> bears Secure Haven
    And Sarah holds Toreador Grand Ball
    When Sarah plays Toreador Grand Ball on Tamoszius and Massimo Falconi
    Then Sarah burns 2 pool
    And Tamoszius is locked
    And Massimo Falconi is unlocked

    Examples:
      | which      | host            |
      | the first  | Tamoszius       |
      | the second | Massimo Falconi |

  @id:VTES-5301 @vtes.published.secure-haven.choosing-is-targeting @checks:a @vtes.card.cost.pool-symbol
  Scenario Outline: Into the Fire, which has no cost, costs <pool> pool on <vampire>
    Given it is Sarah's master phase
    And Sarah's Tamoszius and Massimo Falconi are ready
    And Tamoszius bears Secure Haven
    And Sarah holds Into the Fire
    When Sarah plays Into the Fire on <vampire>
    Then Sarah has <left> pool
    And <vampire>'s sect is Sabbat

    Examples:
      | vampire         | pool | left |
      | Tamoszius       | 1    | 29   |
      | Massimo Falconi | 0    | 30   |

  @id:VTES-5302 @needs:legacy @vtes.published.secure-haven.choosing-is-targeting @checks:b
  @vtes.glossary.target.eligibility-from-card-text
  Scenario: An action cannot choose another player's vampire in a Secure Haven
    Given it is Sarah's minion phase
    And Sarah's Alice Chen is ready
    And Sarah holds Priority Shift
    And Alexis's Qawiyya el-Ghaduba is ready and locked
    And Alexis's Underbridge Stray is ready and locked
    And Underbridge Stray came into play at basic
    And Underbridge Stray's only trait is Red List
    And Qawiyya el-Ghaduba bears Secure Haven
    Then Alice Chen cannot play Priority Shift on Qawiyya el-Ghaduba because vtes.glossary.target.eligibility-from-card-text
    When Alice Chen plays Priority Shift on Underbridge Stray
    Then the action targets Underbridge Stray
    And it is for Alexis to block or decline

  @id:VTES-5303 @vtes.published.secure-haven.cards-on-minion-not-protected @checks:b
  @vtes.action.directed.definition
  Scenario: A minion can burn a Toreador Grand Ball that chose a Toreador in a Secure Haven
    Given it is Alexis's master phase
    And Alexis's Tamoszius and Massimo Falconi are ready
    And Tamoszius bears Secure Haven
    And Alexis holds Toreador Grand Ball
    And Sarah's Colette is ready
    When Alexis plays Toreador Grand Ball on Tamoszius and Massimo Falconi
    And everyone passes until Sarah's minion phase
    And Colette acts through Toreador Grand Ball to burn it
    And nobody responds
    Then Toreador Grand Ball is in Alexis's ash heap
    And Tamoszius bears Secure Haven

  @id:VTES-5304 @vtes.published.secure-haven.no-extra-cost-for-use
  Scenario: A hunting ground in play costs no pool for a vampire in a Secure Haven
    Given it is Sarah's unlock phase
    And Sarah's Nassir is ready with 1 blood
    And Nassir bears Secure Haven
    And Sarah controls Academic Hunting Ground
    When Sarah uses Academic Hunting Ground on Nassir
    Then Nassir has 2 blood
    And no pool changes

  @id:VTES-5305 @vtes.published.secure-haven.no-extra-cost-for-use @vtes.lock.turned-sideways
  Scenario: Anarch Troublemaker in play costs no pool against vampires in a Secure Haven
    Given it is Sarah's unlock phase
    And Alexis's Nassir and Lauren are ready
    And Nassir bears Secure Haven
    And Sarah controls Anarch Troublemaker
    When Sarah uses Anarch Troublemaker on Nassir and Lauren to lock vampires
    Then Nassir and Lauren are locked
    And no pool changes

  @id:VTES-5306 @vtes.published.secure-haven.playable-in-torpor
  @vtes.published.secure-haven.not-burned-if-it-missed-torpor @checks:b
  @vtes.card.play.into-play-on-resolution
  Scenario: A Secure Haven can be played on a vampire in torpor, and stays there
    Given it is Sarah's master phase
    And Sarah's Nassir is in torpor with 2 blood
    And Sarah holds Secure Haven
    When Sarah plays Secure Haven on Nassir
    Then Nassir bears Secure Haven
    And Sarah burns 1 pool
    When everyone passes until Sarah's master phase
    Then Nassir is in torpor
    And Nassir bears Secure Haven

  @id:VTES-5307 @needs:contests @vtes.published.secure-haven.not-burned-if-it-missed-torpor @checks:a
  @vtes.contest.cards-face-down-and-out-of-play
  Scenario: A contested Secure Haven is not burned as its vampire goes to torpor, nor when the contest is over
    Given it is Sarah's master phase
    And Sarah's Nassir is ready with 2 blood
    And Alexis's Ryan is ready
    And Ryan bears Secure Haven
    And Sarah holds Secure Haven
    When Sarah plays Secure Haven on Nassir
    Then Secure Haven and Secure Haven#2 are contested
    When Nassir is dealt 1 aggravated damage
    Then Nassir is in torpor
    And Secure Haven and Secure Haven#2 are contested
    When everyone passes until Alexis's unlock phase
    And Alexis yields Secure Haven#2
    And everyone passes until Sarah's master phase
    Then Nassir is in torpor
    And Nassir bears Secure Haven

  @id:VTES-5308 @vtes.published.toreador-grand-ball.still-unblockable-after-bleed
  @vtes.golden-rule.cards-override-rules
  Scenario: The Toreador that a Grand Ball favours can hunt unblocked in the turn in which it has bled
    Given it is Sarah's master phase
    And Sarah's Tamoszius is ready
    And Sarah's Catalina Vega is ready with 5 blood
    And Sarah holds Toreador Grand Ball and Freak Drive
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    When Sarah plays Toreador Grand Ball on Tamoszius and Catalina Vega
    And Sarah ends the master phase
    And Catalina Vega bleeds Alexis
    Then it is for Alexis to block or decline
    When Alexis declines to block
    And Catalina Vega plays Freak Drive at basic
    Then Catalina Vega is ready with 4 blood and unlocked
    When Catalina Vega hunts
    Then Catalina Vega has 5 blood
    And Nassir is unlocked
    And it is for Sarah to decide in the minion phase

  @id:VTES-5309 @needs:legacy @vtes.published.thicker-than-blood.keeps-cards-and-blood
  @vtes.legacy.trait.circle.blood-brother-has-circle
  Scenario: A vampire brought out by Thicker than Blood keeps that card and its blood
    Given it is Sarah's master phase
    And Sarah's Ilse is ready
    And Sarah's Karl is uncontrolled with 3 blood
    And Karl bears Vessel
    And Sarah holds Thicker than Blood
    When Sarah plays Thicker than Blood on Karl
    Then Karl is ready with 3 blood
    And Karl bears Vessel
