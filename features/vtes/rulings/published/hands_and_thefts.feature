# Published rulings: The Art of Love, The Barrens, Blood Doll, Dominate Kine, Dreams of the Sphinx
Feature: Delayed draws and cards that change hands
  No card is drawn while another is played, unreplaced cards count, and a theft needs no requirements.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-5074 @vtes.published.art-of-love.requirements-do-not-apply @vtes.control.changes-only-by-explicit-effect
  Scenario: The Art of Love can take an ally that its player could not recruit
    Given it is Sarah's master phase
    And Sarah's Colette is ready
    And Colette's clan is Toreador antitribu
    And Sarah holds The Art of Love
    And Alexis's Alia, God's Messenger is ready
    When Sarah plays The Art of Love on Alia, God's Messenger
    Then Sarah controls Alia, God's Messenger
    When everyone passes until Alexis's unlock phase
    Then Alexis controls Alia, God's Messenger

  @id:VTES-5075 @vtes.published.art-of-love.returns-after-discard-phase @checks:a
  @vtes.control.changes-only-by-explicit-effect
  Scenario: An ally taken by The Art of Love stays with the borrower through the discard phase
    Given it is Sarah's master phase
    And Sarah's Colette is ready
    And Colette's clan is Toreador antitribu
    And Sarah holds The Art of Love
    And Alexis's Underbridge Stray is ready with 2 life
    And Underbridge Stray came into play at superior
    When Sarah plays The Art of Love on Underbridge Stray
    And everyone passes until Sarah's discard phase
    Then Sarah controls Underbridge Stray
    When Sarah ends the discard phase
    Then it is for Alexis to decide in the unlock phase
    And Alexis controls Underbridge Stray

  @id:VTES-5076 @vtes.published.art-of-love.returns-after-discard-phase @checks:b
  @vtes.control.changes-only-by-explicit-effect
  Scenario: An ally taken by The Art of Love and burned in the discard phase does not return
    Given it is Sarah's master phase
    And Sarah's Colette is ready
    And Colette's clan is Toreador antitribu
    And Sarah holds The Art of Love
    And Alexis's Underbridge Stray is ready with 2 life
    And Underbridge Stray came into play at superior
    When Sarah plays The Art of Love on Underbridge Stray
    And everyone passes until Sarah's discard phase
    And Underbridge Stray is dealt 2 damage
    Then Underbridge Stray is in Alexis's ash heap
    When Sarah ends the discard phase
    Then it is for Alexis to decide in the unlock phase
    And Underbridge Stray is in Alexis's ash heap

  @id:VTES-5077 @needs:master @vtes.published.barrens.not-for-cancelling-as-played
  @vtes.published.dreams-of-the-sphinx.not-for-cancelling-as-played @vtes.card.as-played.nothing-else-allowed
  Scenario Outline: <place> cannot draw a new card to cancel a card that is being played
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah's Colette is ready
    And Alexis's Nassir is ready
    And Alexis controls <place>
    And Sarah holds Cloak the Gathering
    And Alexis holds Direct Intervention, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Alexis's library holds Direct Intervention, Vessel and Vessel
    When Belinde bleeds Alexis
    And Alexis passes
    And Nassir attempts to block
    And Belinde plays Cloak the Gathering at basic
    Then it is for Alexis to respond as the card is played
    And Alexis cannot use <use> because vtes.card.as-played.nothing-else-allowed
    When Alexis passes
    Then the action's stealth is 1
    When Alexis uses <use>
    Then Alexis holds <cards> cards
    And Nassir fails to block the action
    And it is for Alexis to block or decline

    Examples:
      | place                | use                                         | cards |
      | The Barrens          | The Barrens on Bonding                      | 7     |
      | Dreams of the Sphinx | Dreams of the Sphinx to raise the hand size | 9     |

  @id:VTES-5078 @vtes.published.barrens.not-for-cancelling-as-played
  @vtes.published.dreams-of-the-sphinx.not-for-cancelling-as-played @vtes.counter.added-blood-comes-from-bank
  Scenario Outline: A card takes effect before <place> can draw a card to cancel it
    Given it is Sarah's master phase
    And Sarah's Belinde is ready with 2 blood
    And Sarah holds Life in the City
    And Alexis controls <place>
    And Alexis holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Alexis's library holds Sudden Reversal, Vessel and Vessel
    When Sarah plays Life in the City on Belinde
    Then Belinde has 3 blood
    And it is for Sarah to decide in the master phase
    And <place> is unlocked
    And Life in the City is in Sarah's ash heap

    Examples:
      | place                |
      | The Barrens          |
      | Dreams of the Sphinx |

  @id:VTES-5079 @vtes.published.blood-doll.usable-in-torpor @vtes.wording.during-x-do-y-once-per-x
  Scenario Outline: A Blood Doll on a vampire in torpor lets its player <effect>
    Given it is Sarah's master phase
    And Sarah's Nassir is in torpor with 2 blood
    And Nassir bears Blood Doll
    When Sarah uses Blood Doll to <effect>
    Then Nassir is in torpor with <blood> blood
    And Sarah has <pool> pool
    And Sarah cannot use Blood Doll to <effect> because vtes.wording.during-x-do-y-once-per-x

    Examples:
      | effect                     | blood | pool |
      | move 1 blood to the pool   | 1     | 31   |
      | move 1 pool to the vampire | 3     | 29   |

  @id:VTES-5080 @vtes.published.dominate-kine.location-on-any-own-minion
  @vtes.glossary.steal.attached-card-may-be-moved-to-same-type
  Scenario Outline: A location that Dominate Kine steals from a minion can go to <host>
    Given it is Sarah's minion phase
    And Sarah's Madison is ready with 6 blood
    And Sarah's Impundulu is ready
    And Sarah's Sully is in torpor
    And Alexis's Ryan is ready and locked
    And Alexis's Colette is ready and locked
    And Ryan bears Secure Haven
    And Sarah holds Dominate Kine
    When Madison plays Dominate Kine at superior on Secure Haven
    Then Sarah cannot put Secure Haven on Colette because vtes.glossary.steal.attached-card-may-be-moved-to-same-type
    When Sarah puts Secure Haven on <host>
    Then <host> bears Secure Haven
    And Ryan bears nothing

    Examples:
      | host      |
      | Madison   |
      | Impundulu |
      | Sully     |

  @id:VTES-5081 @needs:block @vtes.published.dreams-of-the-sphinx.unreplaced-cards-count
  @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario: A card awaiting replacement leaves the hand of Dreams of the Sphinx one card short
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Alexis's Ayelech is ready and locked
    And Alexis controls Dreams of the Sphinx
    And Alexis holds Wake with Evening's Freshness, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Alexis's library holds Vessel, Vessel, Vessel and Vessel
    When Belinde bleeds Alexis
    And Alexis passes
    And Ayelech plays Wake with Evening's Freshness
    Then Alexis holds 6 cards
    When Alexis uses Dreams of the Sphinx to raise the hand size
    Then Alexis holds 8 cards
    When everyone passes until Sarah's discard phase
    And Sarah ends the discard phase
    Then it is for Alexis to discard down
    When Alexis discards Bonding
    And Alexis discards Bonding
    Then it is for Alexis to decide in the unlock phase
    And Alexis holds 7 cards
    And Alexis's library holds Vessel
