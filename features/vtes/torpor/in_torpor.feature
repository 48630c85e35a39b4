# Fifth edition rulebook, "Torpor": what a vampire in torpor can and cannot do
Feature: Vampires in torpor
  A vampire in torpor is controlled, keeps its cards, unlocks and can be targeted. It is not ready and can only leave.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2911 @vtes.torpor.entered-when-damage-not-mended @checks:a,b,c
  Scenario Outline: A vampire that is dealt <damage> without blood goes to torpor, an ally burns
    Given Sarah's Ayelech is ready
    And Alexis's Belinde is ready with 0 blood
    And Alexis's Nassir is ready with 0 blood
    And Tom's Underbridge Stray is ready with 1 life
    When Belinde is dealt <damage>
    Then Belinde is in torpor with 0 blood
    When Underbridge Stray is dealt <damage>
    Then Underbridge Stray is in Tom's ash heap
    When Ayelech enters combat with Nassir
    And Nassir is dealt <damage>
    Then Nassir is in torpor with 0 blood
    And the combat is over

    Examples:
      | damage              |
      | 1 damage            |
      | 1 aggravated damage |

  @id:VTES-2912 @vtes.torpor.attachments-stay @checks:a,b
  Scenario Outline: A <state> vampire keeps all its cards in torpor
    Given Alexis's Belinde is ready with 3 blood and <state>
    And Belinde bears .44 Magnum, Murder of Crows and Celerity
    And Belinde bears Fame and Vessel, played by Sarah
    When Belinde is dealt 1 damage and 1 aggravated damage
    Then Belinde is in torpor with 2 blood and <state>
    And Belinde bears .44 Magnum, Murder of Crows, Celerity, Fame and Vessel
    And Murder of Crows has 1 life
    And Alexis controls Belinde

    Examples:
      | state    |
      | locked   |
      | unlocked |

  @id:VTES-2913 @vtes.torpor.only-leave-torpor-action @checks:a,b,d
  Scenario: A vampire in torpor can take no action but leaving torpor
    Given Sarah's Larissa Moreira is in torpor with 3 blood
    And Larissa Moreira bears Dominate
    And Sarah's Ryan and Belinde are ready
    And Belinde bears Sport Bike
    And Tom's Nassir is in torpor
    And Alexis's Colette is ready
    And Colette bears Haven Uncovered, played by Sarah
    And Sarah holds .44 Magnum, Raven Spy, Underbridge Stray, Govern the Unaligned, Ancilla Empowerment and Deep Song
    Then Larissa Moreira cannot bleed Alexis because vtes.torpor.only-leave-torpor-action
    And Larissa Moreira cannot hunt because vtes.torpor.only-leave-torpor-action
    And Larissa Moreira cannot equip with .44 Magnum because vtes.torpor.only-leave-torpor-action
    And Larissa Moreira cannot take Sport Bike from Belinde because vtes.torpor.only-leave-torpor-action
    And Larissa Moreira cannot employ Raven Spy at basic because vtes.torpor.only-leave-torpor-action
    And Larissa Moreira cannot recruit Underbridge Stray at basic because vtes.torpor.only-leave-torpor-action
    And Larissa Moreira cannot play Govern the Unaligned at basic on Alexis because vtes.torpor.only-leave-torpor-action
    And Larissa Moreira cannot play Deep Song at basic on Alexis because vtes.torpor.only-leave-torpor-action
    And Larissa Moreira cannot play Ancilla Empowerment because vtes.torpor.only-leave-torpor-action
    And Larissa Moreira cannot become Anarch because vtes.torpor.only-leave-torpor-action
    And Larissa Moreira cannot rescue Nassir because vtes.torpor.only-leave-torpor-action
    And Larissa Moreira cannot diablerise Nassir because vtes.torpor.only-leave-torpor-action
    And Larissa Moreira cannot act through Haven Uncovered to enter combat because vtes.torpor.only-leave-torpor-action
    When Larissa Moreira leaves torpor
    And nobody blocks
    Then Larissa Moreira is ready with 1 blood and locked

  @id:VTES-2914 @vtes.torpor.only-leave-torpor-action @checks:a
  Scenario Outline: A vampire in torpor cannot take the action on <card>
    Given Sarah's <vampire> is in torpor with 4 blood
    And <vampire> bears <card>, played by Alexis
    And Sarah's Ryan is ready with 4 blood
    Then <vampire> cannot act through <card> to burn it because vtes.torpor.only-leave-torpor-action
    When Ryan bleeds Alexis
    Then Alexis burns 1 pool

    Examples:
      | vampire | card                |
      | Belinde | Haven Uncovered     |
      | Nassir  | Pentex™ Subversion  |

  @id:VTES-2915 @vtes.torpor.cannot-play-reactions @checks:a,b
  Scenario Outline: A vampire in torpor cannot play <card> to react or wake
    Given Sarah's Sully is ready
    And Alexis's Ayelech is in torpor with 5 blood and <state>
    And Alexis's Brock Sterling is ready
    And Alexis holds <card>
    And Sarah holds Bonding
    When Sully bleeds Alexis
    And Sarah passes
    Then it is for Alexis to block or decline
    And Ayelech cannot play <play> because vtes.torpor.cannot-play-reactions
    When Alexis declines to block
    And Sarah passes
    Then Alexis burns 1 pool
    And Alexis holds <card>

    Examples:
      | state    | card                 | play                             |
      | locked   | On the Qui Vive      | On the Qui Vive                  |
      | unlocked | On the Qui Vive      | On the Qui Vive                  |
      | locked   | Eyes of Argus        | Eyes of Argus at superior        |
      | unlocked | Telepathic Counter   | Telepathic Counter at superior   |
      | unlocked | Wake with Evening's Freshness | Wake with Evening's Freshness |

  @id:VTES-2916 @vtes.torpor.may-play-modifiers-in-own-action @checks:a,c
  Scenario: A vampire in torpor may modify its own action only
    Given Sarah's Belinde is in torpor with 3 blood
    And Sarah's Baixinho is ready
    And Alexis's Ayelech and Nassir are ready
    And Ayelech bears Sport Bike
    And Nassir bears Sport Bike
    And Sarah holds Cloak the Gathering and Faceless Night
    When Baixinho bleeds Alexis
    And Ayelech attempts to block
    Then it is for Sarah to respond to the block attempt
    And Belinde cannot play Cloak the Gathering at superior because vtes.modifier.other-minions-cards-same-controller-only
    When Sarah passes
    And Baixinho strikes with hands
    And Ayelech strikes with hands
    And Belinde leaves torpor
    And Nassir attempts to block
    And Belinde plays Faceless Night at basic
    Then the action's stealth is 2
    And Nassir fails to block the action
    When everyone passes
    Then Belinde is ready with 1 blood and locked

  @id:VTES-2917 @needs:combat @vtes.torpor.may-play-modifiers-in-own-action @checks:b
  Scenario: A vampire sent to torpor in its action may play Freak Drive there if it can pay
    Given Sarah's Brock Sterling is ready with 1 blood
    And Sarah's Madison is ready with 0 blood
    And Alexis's Nassir and Ayelech are ready
    And Nassir bears Sport Bike
    And Ayelech bears Sport Bike
    And Sarah holds Freak Drive and Freak Drive
    When Madison hunts
    And Ayelech attempts to block
    And Madison is dealt 1 aggravated damage
    Then Madison is in torpor with 0 blood and locked
    And it is for Sarah to decide in the minion phase
    And Sarah holds Freak Drive and Freak Drive
    When Brock Sterling hunts
    And Nassir attempts to block
    And Brock Sterling is dealt 1 aggravated damage
    Then Brock Sterling is in torpor with 1 blood and locked
    And it is for Sarah to respond after the action
    When Brock Sterling plays Freak Drive at superior
    Then Brock Sterling is in torpor with 0 blood and unlocked

  @id:VTES-2918 @needs:block @vtes.torpor.still-controlled @checks:a,c
  Scenario: A vampire in torpor is controlled, and can be targeted
    Given it is Sarah's master phase
    And Sarah's Sybren van Oosten is ready
    And Alexis's Belinde is in torpor with 1 blood
    And Alexis's Nassir is ready and locked
    And Tom's Colette is in torpor
    And Sarah holds Vessel and Ancilla Empowerment
    When Sarah plays Vessel on Colette
    Then Colette bears Vessel
    When Sarah ends the master phase
    And Sybren van Oosten plays Ancilla Empowerment
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    Then the referendum passes
    And Sarah burns 1 pool
    And Alexis burns 2 pool
    And Tom burns 1 pool
    And Rui's pool stays the same

  @id:VTES-2919 @vtes.torpor.still-controlled @checks:b
  Scenario: A vampire in torpor prevents its player from bringing out a copy, and can be contested
    Given it is Tom's discard phase
    And Sarah's Nassir is in torpor with 2 blood and locked
    And Sarah's Nassir is uncontrolled with 4 blood
    And Alexis's Colette is in torpor with 2 blood
    And Sarah's Colette is uncontrolled with 5 blood
    When everyone passes until Sarah's influence phase
    Then Sarah cannot bring out Nassir#2 because vtes.contest.no-voluntary-self-contest
    When Sarah brings out Colette#2
    Then Colette and Colette#2 are contested

  @id:VTES-2920 @vtes.torpor.not-ready @checks:a
  Scenario: A vampire in torpor does not count as ready
    Given it is Sarah's unlock phase
    And Sarah controls Academic Hunting Ground
    And Sarah's Nassir is in torpor with 1 blood
    And Sarah's Ryan is ready with 1 blood
    And Alexis's Colette is in torpor
    And Sarah holds Fame
    Then Sarah cannot use Academic Hunting Ground on Nassir because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Academic Hunting Ground on Ryan
    Then Ryan has 2 blood
    When Sarah ends the unlock phase
    Then Sarah cannot play Fame on Nassir because vtes.glossary.target.eligibility-from-card-text
    When Sarah plays Fame on Ryan
    Then Ryan bears Fame
    When Ryan enters combat with Colette
    Then there is no combat

  @id:VTES-2921 @vtes.torpor.unlocks-normally @checks:a
  Scenario: A vampire that unlocks in torpor may leave it in the same turn
    Given it is Sarah's unlock phase
    And it is Tom's discard phase
    And Sarah's Belinde is in torpor with 2 blood and locked
    When everyone passes until Sarah's minion phase
    Then Belinde is unlocked
    When Belinde leaves torpor
    Then Belinde is ready with 0 blood and locked

  @id:VTES-2922 @vtes.torpor.cannot-vote @checks:a,b
  Scenario: A prince in torpor keeps its title, but has no votes
    Given Sarah's Alice Chen is in torpor with 2 blood
    And Sarah's Sully is ready with 2 blood
    And Tom's Ryan is in torpor with 0 blood
    And Ines's Andi Liu is ready
    Then Alice Chen's title is prince
    When Sully diablerises Ryan
    Then it is for Ines to vote or pass
    And Sarah cannot vote against the referendum with Alice Chen because vtes.torpor.cannot-vote
    When Ines passes
    Then the referendum fails

  @id:VTES-6452 @vtes.torpor.cannot-vote @checks:a
  Scenario: A prince that has left torpor has its two votes again
    Given Sarah's Alice Chen and Belinde are in torpor with 2 blood
    And Sarah's Sully is ready with 2 blood
    And Tom's Nassir is in torpor with 0 blood
    When Alice Chen leaves torpor
    And Sully diablerises Nassir
    Then Sarah cannot vote against the referendum with Belinde because vtes.torpor.cannot-vote
    When Sarah votes against the referendum with Alice Chen
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 0         | 2             |

  @id:VTES-2923 @vtes.diablerie.only-ready-vampires @checks:a,b,c
  Scenario: An ally cannot diablerise the vampire it blocks, but a vampire locked by its block can
    Given Sarah's Belinde is in torpor with 2 blood
    And Sarah's Nassir is in torpor with 2 blood
    And Sarah's Sully is in torpor with 2 blood
    And Alexis's Underbridge Stray and Ayelech are ready
    And Underbridge Stray bears Sport Bike
    And Ayelech bears Sport Bike
    When Belinde leaves torpor
    And Underbridge Stray attempts to block
    Then the action fails
    And Belinde is in torpor with 2 blood
    And it is for Sarah to decide in the minion phase
    And Sully cannot diablerise Nassir because vtes.torpor.only-leave-torpor-action
    When Nassir leaves torpor
    And Ayelech attempts to block
    Then Ayelech is locked
    And it is for Alexis to diablerise or decline
    When Ayelech diablerises Nassir
    Then Nassir is in Sarah's ash heap
    And it is for Alexis to vote or pass
    When Alexis passes
    Then the referendum fails

  @id:VTES-2983 @needs:block @vtes.combat.damage.aggravated-burns-wounded @checks:b
  Scenario Outline: A vampire that <acts> does so in vain once Ryan is burned
    Given Sarah's Sully is ready with 4 blood
    And Tom's Ryan is in torpor with 0 blood
    And Tom's Ayelech is ready
    And Rui's Alice Chen is ready
    When Sully <acts>
    And Ryan is dealt 1 aggravated damage
    Then Ryan is in Tom's ash heap
    And no action is under way
    And Sully is ready and locked
    And it is for Sarah to decide in the minion phase
    And none of these events happens:
      | event             |
      | referendum-called |
      | diablerised       |

    Examples:
      | acts             |
      | diablerises Ryan |
      | rescues Ryan     |

  @id:VTES-4035 @vtes.crypt.excess-blood-drains-immediately @vtes.published.vessel.usable-in-torpor
  Scenario Outline: Blood above capacity drains from a vampire that is <where>, and none below it
    Given it is Sarah's unlock phase
    And Sarah's Sully is <where> with 3 blood
    And Sully bears Vessel
    When Sarah uses Vessel to move 1 pool to the vampire
    Then Sully is <where> with 4 blood
    And none of these events happens:
      | event         |
      | blood-drained |
    When 3 blood is added to Sully
    Then Sully is <where> with 4 blood

    Examples:
      | where     |
      | ready     |
      | in torpor |
