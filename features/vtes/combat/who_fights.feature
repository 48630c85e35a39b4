# Fifth edition rulebook, "Combat": what starts it, the combatants, and what may be used during it
Feature: The combatants
  A block or a card effect starts combat between two minions, and no others take part.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2800 @vtes.combat.starts-when-action-blocked @checks:a,b
  Scenario Outline: Combat starts if an action to <kind> is blocked, and does not if it is not blocked
    Given Sarah's Sully and Baixinho are ready with 2 blood
    And Alexis's Nassir is ready
    And Nassir bears Bowl of Convergence and Sport Bike
    And Sarah holds .44 Magnum
    When Sully <does it>
    And nobody responds
    Then there is no combat
    And the action succeeds
    When Baixinho <also does it>
    And Nassir attempts to block
    Then combat begins between Baixinho and Nassir
    When Baixinho strikes with hands
    And Nassir strikes with hands
    Then the action fails
    And the combat is over

    Examples:
      | kind  | does it                 | also does it  |
      | bleed | bleeds Alexis           | bleeds Alexis |
      | hunt  | hunts                   | hunts         |
      | equip | equips with .44 Magnum  | hunts         |

  @id:VTES-2801 @vtes.combat.starts-from-card-effect @checks:a
  Scenario: Deep Song at superior starts combat with its target, whatever other minions are ready
    Given Sarah's Horace Radcliffe and Ryan are ready
    And Alexis's Nassir and Ayelech are ready
    And Sarah holds Deep Song
    When Horace Radcliffe plays Deep Song at superior on Nassir
    And Alexis declines to block
    Then combat begins between Nassir and Horace Radcliffe
    When Nassir strikes with hands
    And Horace Radcliffe strikes with hands
    Then Nassir and Horace Radcliffe burn 1 blood
    And Ayelech's blood stays the same
    And the combat is over

  @id:VTES-2802 @vtes.combat.starts-from-card-effect @checks:b,c
  Scenario: A blocked Deep Song leads to combat with the blocker and not with its target
    Given Sarah's Horace Radcliffe and Brock Sterling are ready
    And Alexis's Nassir and Ayelech are ready
    And Nassir bears Haven Uncovered, played by Tom
    And Sarah holds Deep Song
    When Horace Radcliffe plays Deep Song at superior on Nassir
    And Ayelech attempts to block
    Then combat begins between Horace Radcliffe and Ayelech
    When Horace Radcliffe strikes with hands
    And Ayelech strikes with hands
    Then Horace Radcliffe and Ayelech burn 1 blood
    And Nassir's blood stays the same
    And Nassir is unlocked
    And the combat is over
    And the action fails
    When Brock Sterling acts through Haven Uncovered to enter combat
    And Alexis declines to block
    Then combat begins between Brock Sterling and Nassir

  @id:VTES-2803 @vtes.combat.only-ready-minions @checks:b
  Scenario Outline: Combat does not start with a target that went to torpor during the action: <acts>
    Given Sarah's Horace Radcliffe is ready
    And Alexis's Nassir is ready with 2 blood
    And Alexis's Ayelech is ready
    And Nassir bears Haven Uncovered, played by Tom
    And Sarah holds Deep Song
    When Horace Radcliffe <acts>
    And Nassir is dealt 1 aggravated damage
    And Alexis declines to block
    Then there is no combat
    And the action succeeds
    And Nassir is in torpor with 2 blood
    And Nassir is unlocked
    And Horace Radcliffe's blood stays the same

    Examples:
      | acts                                          |
      | plays Deep Song at superior on Nassir         |
      | acts through Haven Uncovered to enter combat  |

  @id:VTES-2804 @vtes.combat.lock-state-irrelevant @checks:a,b
  Scenario Outline: A minion that is <state> can use all its cards in combat
    Given Sarah's Brock Sterling is ready
    And Alexis's Madison is ready with 4 blood and <state>
    And Madison bears Haven Uncovered, played by Tom
    And Madison bears .44 Magnum
    And Alexis's Ryan is ready
    And Alexis holds Skin of Rock and Dead-End Alley
    When Brock Sterling acts through Haven Uncovered to enter combat
    And Alexis declines to block
    Then Brock Sterling is locked
    When Madison uses .44 Magnum to maneuver
    And Brock Sterling strikes with hands
    And Madison strikes with .44 Magnum
    Then Brock Sterling takes 2 damage
    When Madison plays Dead-End Alley
    And Brock Sterling strikes with hands
    And Madison strikes with hands
    And Madison plays Skin of Rock at basic
    Then Brock Sterling has 0 blood
    And Madison is ready with 4 blood and <state>
    And the combat is over

    Examples:
      | state    |
      | locked   |
      | unlocked |

  @id:VTES-2805 @vtes.combat.combatants-are-the-two-minions @checks:a @vtes.combat.strike.step-purpose @checks:a
  Scenario: Retainers and other minions do not strike in a combat
    Given Sarah's Wauneka and Ryan are ready
    And Wauneka bears Raven Spy
    And Alexis's Belinde and Nassir are ready
    And Tom's Colette is ready
    When Wauneka bleeds Alexis
    And Belinde attempts to block
    Then combat begins between Wauneka and Belinde
    And it is for Sarah to choose a strike
    And Ryan cannot strike with hands because vtes.combat.choose.source-weapon
    And Raven Spy cannot strike with hands because vtes.combat.choose.source-weapon
    When Wauneka strikes with hands
    Then it is for Alexis to choose a strike
    And Nassir cannot strike with hands because vtes.combat.choose.source-weapon
    And Colette cannot strike with hands because vtes.combat.choose.source-weapon
    When Belinde strikes with hands
    Then Wauneka and Belinde burn 1 blood
    And Nassir's blood stays the same
    And Raven Spy has 1 life
    And the combat is over

  @id:VTES-2806 @vtes.combat.opposing-is-mutual @checks:a
  Scenario Outline: The crows of <one> damage <other>
    Given Sarah's Horace Radcliffe and Alexis's Belinde are ready
    And <seat> holds Carrion Crows
    When Horace Radcliffe bleeds Alexis
    And Belinde attempts to block
    And <one> plays Carrion Crows at basic
    And Horace Radcliffe strikes with hands
    And Belinde strikes with hands
    Then <one> takes 1 damage
    And <other> takes 2 damage
    And the combat is over

    Examples:
      | seat   | one              | other            |
      | Sarah  | Horace Radcliffe | Belinde          |
      | Alexis | Belinde          | Horace Radcliffe |

  @id:VTES-2807 @vtes.combat.only-combat-cards-as-minion-cards @checks:c
  @vtes.published.cats-guidance.after-all-combats @checks:a
  Scenario: Cards played after an action cannot be played before its combat is over
    Given Sarah's Brock Sterling is ready
    And Alexis's The Dowager is ready
    And Sarah holds Freak Drive and Dead-End Alley
    And Alexis holds Cats' Guidance
    When Brock Sterling bleeds Alexis
    And The Dowager attempts to block
    Then it is for Sarah to choose a strike
    And Brock Sterling cannot play Freak Drive at superior because vtes.combat.only-combat-cards-as-minion-cards
    When Brock Sterling strikes with hands
    Then it is for Alexis to choose a strike
    And The Dowager cannot play Cats' Guidance at basic because vtes.combat.only-combat-cards-as-minion-cards
    When The Dowager strikes with hands
    Then it is for Sarah to press or decline
    And Brock Sterling cannot play Freak Drive at superior because vtes.combat.only-combat-cards-as-minion-cards
    When Sarah passes
    Then the combat is over
    And it is for Sarah to respond after the action
    When Brock Sterling plays Freak Drive at superior
    Then Brock Sterling is unlocked
    When The Dowager plays Cats' Guidance at basic
    Then The Dowager is unlocked

  @id:VTES-2808 @vtes.combat.not-between-own-minions @checks:a
  Scenario: A card cannot make two minions of one Methuselah fight
    Given Sarah's Horace Radcliffe and Ryan are ready
    And Alexis's Nassir is ready
    And Sarah holds Deep Song
    Then Horace Radcliffe cannot play Deep Song at superior on Ryan because vtes.combat.not-between-own-minions
    When Horace Radcliffe plays Deep Song at superior on Nassir
    And Alexis declines to block
    Then combat begins between Nassir and Horace Radcliffe
    And it is for Alexis to choose a strike

  @id:VTES-2959 @needs:diablerie @vtes.combat.starts-when-action-blocked @checks:c
  Scenario: A vampire blocked while leaving torpor does not fight, but a ready vampire does
    Given Sarah's Belinde is in torpor with 3 blood
    And Sarah's Ryan is ready
    And Alexis's Ayelech and Nassir are ready
    And Ayelech bears Sport Bike
    When Belinde leaves torpor
    And Ayelech attempts to block
    And Alexis passes
    Then the action fails
    And there is no combat
    And Belinde is in torpor with 3 blood and locked
    When Ryan bleeds Alexis
    And Nassir attempts to block
    Then combat begins between Ryan and Nassir
    When Ryan strikes with hands
    And Nassir strikes with hands
    Then the combat is over
