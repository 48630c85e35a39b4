# Fifth edition rulebook, "Minion Cards", "Ally Cards", "Reaction Cards": use and timing, one rule at a time
Feature: Minion cards in use

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2487 @vtes.minion-card.vampire-requirements @checks:a,b
  Scenario: An ally cannot play a card that costs blood but can play one without vampire requirements
    Given Sarah's Belinde is ready
    And Alexis's Underbridge Stray is ready with 2 life and locked
    And Underbridge Stray came into play at superior
    And Alexis holds On the Qui Vive and Clan Impersonation
    When Belinde bleeds Alexis
    And Underbridge Stray plays On the Qui Vive
    And Underbridge Stray attempts to block
    Then Underbridge Stray blocks the action
    When Belinde strikes with hands
    And Underbridge Stray strikes with hands
    And everyone passes until Alexis's unlock phase
    Then Underbridge Stray is locked
    When everyone passes until Sarah's unlock phase
    And everyone passes until Alexis's minion phase
    Then Underbridge Stray cannot play Clan Impersonation as Ventrue because vtes.minion-card.vampire-requirements

  @id:VTES-2488 @vtes.minion-card.may-have-multiple-types @checks:b
  Scenario: Scalpel Tongue is an action modifier for the acting vampire
    Given Sarah's Tamoszius and Catalina Vega are ready
    And Alexis's Flávio Gonçalves is ready
    And Sarah holds Ancilla Empowerment and Scalpel Tongue
    When Tamoszius plays Ancilla Empowerment
    And nobody blocks
    And Sarah votes for the referendum with Catalina Vega
    And Sarah passes
    And Alexis votes against the referendum with Flávio Gonçalves
    Then the votes are 2 for and 2 against
    And Catalina Vega cannot play Scalpel Tongue at basic on Flávio Gonçalves because vtes.modifier.acting-minion-any-time-before-resolution
    When Tamoszius plays Scalpel Tongue at basic on Flávio Gonçalves
    Then the votes are 2 for and 0 against
    When everyone passes
    Then the referendum passes

  @id:VTES-6031 @vtes.minion-card.may-have-multiple-types @checks:b
  Scenario: Scalpel Tongue is a reaction for a rival's vampire
    Given Sarah's Tamoszius and Catalina Vega are ready
    And Alexis's Mkhokheli is ready
    And Sarah holds Ancilla Empowerment
    And Alexis holds Scalpel Tongue
    When Tamoszius plays Ancilla Empowerment
    And nobody blocks
    And Sarah votes for the referendum with Catalina Vega
    And Sarah passes
    Then the votes are 2 for and 0 against
    When Mkhokheli plays Scalpel Tongue at basic on Catalina Vega
    Then the votes are 0 for and 0 against
    When everyone passes
    Then the referendum fails

  @id:VTES-2489 @vtes.action-card.cannot-modify-another-action @checks:a
  Scenario Outline: <card> cannot be played to increase a bleed that is under way
    Given Sarah's <vampire> is ready
    And Alexis's Ayelech is ready
    And Sarah holds <card>
    When <vampire> bleeds Alexis
    Then <vampire> cannot play <card> at basic on Alexis because vtes.action-card.cannot-modify-another-action
    When Alexis declines to block
    Then Alexis burns 1 pool
    And Sarah holds <card>

    Examples:
      | vampire | card                 |
      | Sully   | Govern the Unaligned |
      | Madison | Enchant Kindred      |
      | Madison | Entrancement         |

  @id:VTES-2490 @vtes.equipment-card.burned-with-bearer @checks:a,b @needs:arrange
  Scenario: Equipment stays with its bearer in torpor, and burns with it to its owner's ash heap
    Given Alexis's Nassir is ready with 0 blood
    And Nassir bears Sport Bike and .44 Magnum
    And .44 Magnum is owned by Tom
    When Nassir is dealt 1 damage
    Then Nassir is in torpor
    And Nassir bears Sport Bike and .44 Magnum
    When Nassir is dealt 1 aggravated damage
    Then Nassir is in Alexis's ash heap
    And Sport Bike is in Alexis's ash heap
    And Tom's ash heap holds .44 Magnum

  @id:VTES-2491 @vtes.retainer-card.burned-with-employer @checks:a,b @needs:arrange
  Scenario: A retainer stays with its employer in torpor, and burns with it to its owner's ash heap
    Given Alexis's Nassir is ready with 0 blood
    And Nassir bears Raven Spy and J. S. Simmons, Esq.
    And Raven Spy came into play at superior
    And Raven Spy has 2 life
    And Raven Spy is owned by Rui
    When Nassir is dealt 1 damage
    Then Nassir is in torpor
    And Nassir bears Raven Spy and J. S. Simmons, Esq.
    And Raven Spy has 2 life
    When Nassir is dealt 1 aggravated damage
    Then Rui's ash heap holds Raven Spy
    And J. S. Simmons, Esq. is in Alexis's ash heap
    And no pool changes

  @id:VTES-2492 @vtes.ally.definition @checks:a
  Scenario: An ally bleeds but cannot hunt, and its lost life does not come back
    Given Sarah's Impundulu is ready with 2 life
    And Sarah holds Rafastio Ghoul
    When Impundulu recruits Rafastio Ghoul
    And everyone passes until Sarah's minion phase
    Then Rafastio Ghoul cannot hunt because vtes.hunt.who-any-ready-vampire
    And Impundulu cannot hunt because vtes.hunt.who-any-ready-vampire
    When Rafastio Ghoul bleeds Alexis
    Then Alexis burns 1 pool
    When Impundulu is dealt 2 damage
    Then Impundulu is in Sarah's ash heap
    And Sarah controls Rafastio Ghoul

  @id:VTES-2493 @needs:equip @vtes.ally.as-vampire.life-stands-for-blood @checks:a,c
  Scenario Outline: An ally with <before> life pays 1 for a card as a vampire and keeps <after>
    Given Sarah's Rafastio Ghoul is ready with <before> life
    And Sarah holds Magic of the Smith
    When Rafastio Ghoul plays Magic of the Smith at basic
    And Sarah passes
    Then Rafastio Ghoul is ready with <after> life
    And no pool changes

    Examples:
      | before | after |
      | 2      | 1     |
      | 3      | 2     |

  @id:VTES-2494 @vtes.ally.as-vampire.excess-life-does-not-drain @checks:a
  @vtes.ally.as-vampire.blood-change-is-life-change @checks:a
  Scenario: Blood that an ally steals as a vampire becomes life without limit
    Given Sarah's Rafastio Ghoul is ready with 3 life
    And Sarah holds Theft of Vitae and Theft of Vitae
    And Alexis's Flávio Gonçalves is ready with 4 blood
    When Rafastio Ghoul enters combat with Flávio Gonçalves
    And Rafastio Ghoul plays Theft of Vitae at basic
    And Flávio Gonçalves strikes with hands
    Then Flávio Gonçalves has 3 blood
    And Rafastio Ghoul has 3 life
    When Rafastio Ghoul enters combat with Flávio Gonçalves
    And Rafastio Ghoul plays Theft of Vitae at basic
    And Flávio Gonçalves strikes with the printed strike
    Then Rafastio Ghoul has 3 life

  @id:VTES-2496
  @vtes.modifier.same-card-once-per-action-per-minion @checks:c
  Scenario: A minion may play the same modifier again in its next action
    Given Sarah's Brock Sterling is ready
    And Brock Sterling bears Dominate
    And Sarah holds Conditioning, Freak Drive and Conditioning
    When Brock Sterling hunts
    And Brock Sterling plays Freak Drive at basic
    Then Brock Sterling is unlocked
    When Brock Sterling bleeds Alexis
    And Brock Sterling plays Conditioning at basic
    Then Alexis burns 3 pool
    When everyone passes until Sarah's minion phase
    And Brock Sterling bleeds Alexis
    And Brock Sterling plays Conditioning at basic
    Then Alexis has 24 pool

  @id:VTES-2497 @vtes.reaction.needs-ready-unlocked-minion @checks:a,b
  Scenario: Deflection needs a ready unlocked vampire whose controller is being bled
    Given Sarah's Belinde is ready
    And Alexis's Lauren is in torpor with 2 blood
    And Alexis's Trevon Parker is ready and locked
    And Alexis's Ayelech is ready
    And Alexis holds Deflection
    And Tom's Patrik Söderberg is ready
    And Tom holds Deflection and Spirit's Touch
    When Belinde bleeds Alexis
    And Alexis declines to block
    Then Lauren cannot play Deflection at basic on Tom because vtes.torpor.cannot-play-reactions
    And Trevon Parker cannot play Deflection at basic on Tom because vtes.reaction.needs-ready-unlocked-minion
    And Patrik Söderberg cannot play Deflection at basic on Rui because vtes.golden-rule.cards-override-rules
    When Ayelech plays Deflection at superior on Tom
    And Tom declines to block
    And Patrik Söderberg plays Deflection at basic on Rui
    Then Rui burns 1 pool

  @id:VTES-2498 @vtes.reaction.same-card-once-per-action-per-minion @checks:a
  Scenario: A minion plays a reaction only once per action, but another minion may play its own copy
    Given Sarah's Belinde is ready
    And Alexis's Ayelech and Nassir are ready
    And Sarah holds Lost in Crowds and Swallowed by the Night
    And Alexis holds Telepathic Misdirection, Telepathic Misdirection and Telepathic Misdirection
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde plays Lost in Crowds at superior
    And Ayelech plays Telepathic Misdirection at basic
    Then Ayelech fails to block the action
    And Ayelech cannot play Telepathic Misdirection at superior on Tom because vtes.reaction.other-level-counts-as-same-card
    When Nassir attempts to block
    And Nassir plays Telepathic Misdirection at basic
    Then Nassir fails to block the action
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-2499 @vtes.reaction.does-not-lock-its-player @checks:a,b
  Scenario Outline: Deflection at <level> leaves its vampire <state>
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready with 3 blood
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Deflection at <level> on Tom
    Then Tom burns 1 pool
    And Ayelech is ready with 2 blood and <state>

    Examples:
      | level    | state    |
      | basic    | locked   |
      | superior | unlocked |

  @id:VTES-2500 @vtes.reaction.does-not-lock-its-player @checks:a
  Scenario: A minion that played a reaction stays unlocked and may block
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Sarah holds Lost in Crowds
    And Alexis holds Eyes of Argus
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Lost in Crowds at basic
    Then it is for Alexis to respond to the block attempt
    When Nassir plays Eyes of Argus at basic
    Then Nassir blocks the action
    And it is for Sarah to choose a strike
    And Nassir is locked

  @id:VTES-2501 @vtes.reflex.cancels-card-played-against-the-minion @checks:b
  Scenario: Only the minion that a card is played against can play a reflex
    Given Sarah's Wauneka is ready
    And Alexis's Dame Hollerton and Greer Worder are ready
    And Sarah holds Immortal Grapple
    And Alexis holds Fae Contortion
    When Wauneka bleeds Alexis
    And Dame Hollerton attempts to block
    And neither maneuvers
    And Wauneka plays Immortal Grapple at basic
    Then it is for Alexis to respond as the card is played
    And Greer Worder cannot play Fae Contortion at basic myt to cancel because vtes.combat-card.played-in-combat
    When Dame Hollerton plays Fae Contortion at basic myt to cancel
    Then Sarah's ash heap holds Immortal Grapple
    And it is for Sarah to choose a strike
