# Fifth edition rulebook, "Combat" and "Combat Sequence"
Feature: Combat

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0208 @vtes.combat.starts-when-action-blocked @checks:a @vtes.combat.lock-state-irrelevant @checks:a
  Scenario: A block starts combat, and locked minions fight as unlocked ones do
    Given Sarah's Wauneka and Alexis's Belinde are ready
    When Wauneka bleeds Alexis
    And Belinde attempts to block
    Then Belinde blocks the action
    And Wauneka and Belinde are locked
    And combat begins between Wauneka and Belinde
    And it is round 1 of the combat
    And no pool changes
    When Wauneka strikes with hands
    And Belinde strikes with hands
    Then Wauneka takes 1 damage
    And Belinde takes 1 damage
    And Wauneka and Belinde burn 1 blood
    And the combat is over
    And the action fails

  @id:VTES-0209
  @vtes.combat.not-between-own-minions
  Scenario: Two minions of one Methuselah cannot fight each other
    Given Sarah's Wauneka and Belinde, and Alexis's Ayelech are ready
    When Wauneka enters combat with Belinde
    Then there is no combat
    When Wauneka enters combat with Ayelech
    Then combat begins between Wauneka and Ayelech

  @id:VTES-0210 @vtes.torpor.not-ready @vtes.combat.only-ready-minions @checks:a
  Scenario: A vampire in torpor cannot fight
    Given Sarah's Wauneka is ready
    And Alexis's Ayelech is in torpor with 3 blood
    When Wauneka enters combat with Ayelech
    Then there is no combat
    And Ayelech is in torpor with 3 blood
    And it is for Sarah to decide in the minion phase

  @id:VTES-0211 @vtes.combat.only-combat-cards-as-minion-cards @checks:a
  Scenario: Combat cards are the only minion cards that minions can play in combat
    Given Sarah's Sully and Alexis's Ayelech are ready
    And Sarah holds Cloak the Gathering
    And Alexis holds Deflection and Fake Out
    When Sully bleeds Alexis
    And Ayelech attempts to block
    And Sarah passes
    Then it is for Alexis to maneuver or decline
    And Sully cannot play Cloak the Gathering at basic because vtes.combat.only-combat-cards-as-minion-cards
    And Ayelech cannot play Deflection at superior because vtes.combat.only-combat-cards-as-minion-cards
    When Ayelech plays Fake Out
    Then the range is long

  @id:VTES-0212 @vtes.combat.before-range.only-marked-effects @checks:a
  Scenario: Effects before range is determined come before any maneuver
    Given Sarah's Horace Radcliffe and Alexis's Belinde are ready
    And Sarah holds Carrion Crows and Fake Out
    When Horace Radcliffe bleeds Alexis
    And Belinde attempts to block
    Then it is for Sarah to respond before range is determined
    And Horace Radcliffe cannot play Fake Out because vtes.combat.before-strikes.acting-first
    When Sarah passes
    Then it is for Sarah to maneuver or decline
    And Horace Radcliffe cannot play Carrion Crows at superior because vtes.combat.before-range.closed-once-maneuver-decision-starts
    When neither maneuvers
    And Horace Radcliffe strikes with hands
    And Belinde strikes with hands
    Then Horace Radcliffe takes 1 damage
    And Belinde takes 1 damage
    And the combat is over

  @id:VTES-6034 @vtes.combat.sequence.acting-minion-first-everywhere @checks:a,b,c
  Scenario: The acting minion may respond first before range, and again after its opponent's card
    Given Sarah's Horace Radcliffe and Alexis's Belinde are ready
    And Sarah holds Carrion Crows
    And Alexis holds Carrion Crows
    When Horace Radcliffe bleeds Alexis
    And Belinde attempts to block
    Then it is for Sarah to respond before range is determined
    And Belinde cannot play Carrion Crows at basic because vtes.sequencing.acting-methuselah-first
    When Sarah passes
    Then it is for Alexis to respond before range is determined
    When Belinde plays Carrion Crows at basic
    Then it is for Sarah to respond before range is determined
    When Horace Radcliffe plays Carrion Crows at basic
    And Horace Radcliffe strikes with hands
    And Belinde strikes with hands
    Then Horace Radcliffe takes 2 damage
    And Belinde takes 2 damage
    And the combat is over

  @id:VTES-2243 @vtes.combat.before-range.closed-once-maneuver-decision-starts @checks:b
  @vtes.combat.sequence.seven-steps-in-order @checks:b
  Scenario: The window before range is determined opens again in the next round
    Given Sarah's Belinde and Alexis's Ayelech are ready
    And Sarah holds Carrion Crows and Dead-End Alley
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    Then it is for Sarah to respond before range is determined
    When Sarah passes
    Then it is for Sarah to choose a strike
    And Belinde cannot play Carrion Crows at basic because vtes.combat.before-range.closed-once-maneuver-decision-starts
    When Belinde strikes with hands
    And Ayelech strikes with hands
    And Belinde plays Dead-End Alley
    Then it is for Sarah to respond before range is determined
    And it is round 2 of the combat
    When Belinde plays Carrion Crows at basic
    And Belinde strikes with hands
    And Ayelech strikes with hands
    Then Ayelech has 4 blood
    And the combat is over

  @id:VTES-1147 @vtes.combat.uninvolved-minion-cards-any-methuselah @checks:a
  @vtes.published.martyrs-resilience.any-methuselah
  Scenario Outline: Uninvolved minions of any Methuselah can play Martyr's Resilience: <other>
    Given Sarah's Wauneka and Horst von Brühl, and Alexis's Ayelech and Patrik Söderberg are ready
    And Rui's Artemis is ready
    And <seat> holds Martyr's Resilience
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Wauneka strikes with hands
    And Ayelech strikes with hands
    Then it is for <seat> to prevent damage or decline
    When <other> plays Martyr's Resilience at basic
    Then Wauneka takes no damage
    And Ayelech takes 1 damage
    And the combat is over

    Examples:
      | seat   | other            |
      | Sarah  | Horst von Brühl  |
      | Alexis | Patrik Söderberg |
      | Rui    | Artemis          |

  @id:VTES-1148 @vtes.combat.uninvolved-minion-cards-any-methuselah @checks:c
  @vtes.combat.damage.prevention-by-damaged-minion @checks:b
  Scenario: A bystander cannot play a prevention card that is not for uninvolved minions
    Given Sarah's Wauneka and Horst von Brühl, and Alexis's Monica Giovanni are ready
    And Sarah holds Martyr's Resilience and Skin of Rock
    When Wauneka bleeds Alexis
    And Monica Giovanni attempts to block
    And Wauneka strikes with hands
    And Monica Giovanni strikes with hands
    Then it is for Sarah to prevent damage or decline
    And Horst von Brühl cannot play Skin of Rock at basic because vtes.combat-card.played-in-combat
    When Horst von Brühl plays Martyr's Resilience at basic
    Then the combat is over
    And Wauneka takes no damage
    And Sarah holds Skin of Rock

  @id:VTES-6019 @vtes.combat.uninvolved-minion-cards-any-methuselah @checks:b
  Scenario: A combatant cannot play Martyr's Resilience
    Given Sarah's Wauneka and Alexis's Monica Giovanni are ready
    And Alexis holds Martyr's Resilience and Skin of Rock
    When Wauneka bleeds Alexis
    And Monica Giovanni attempts to block
    And Wauneka strikes with hands
    And Monica Giovanni strikes with hands
    Then it is for Alexis to prevent damage or decline
    And Monica Giovanni cannot play Martyr's Resilience at basic because vtes.combat.uninvolved-minion-cards-any-methuselah
    When Monica Giovanni plays Skin of Rock at superior
    Then the combat is over
    And Alexis holds Martyr's Resilience
    And Wauneka burns 1 blood

  @id:VTES-1149
  @vtes.published.martyrs-resilience.playable-from-torpor
  @vtes.combat.uninvolved-minion-cards-any-methuselah
  Scenario: A minion in torpor can play Martyr's Resilience if it is unlocked
    Given Sarah's Wauneka and Horst von Brühl are ready
    And Alexis's Ayelech is ready
    And Rui's Artemis is in torpor
    And Horst von Brühl is locked
    And Sarah holds Martyr's Resilience
    And Rui holds Martyr's Resilience
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Wauneka strikes with hands
    And Ayelech strikes with hands
    Then it is for Rui to prevent damage or decline
    And Horst von Brühl cannot play Martyr's Resilience at basic because vtes.golden-rule.cards-override-rules
    When Artemis plays Martyr's Resilience at basic
    Then Wauneka takes no damage
    And Ayelech takes 1 damage
    And the combat is over

  @id:VTES-1150 @vtes.combat.sequence.impulse-passes-defender-then-others @checks:a,c
  @vtes.sequencing.order-combat @checks:a
  @vtes.sequencing.stage-ends-when-all-pass
  Scenario: The opposing minion's player responds second in combat, and the others follow clockwise
    Given Sarah's Underbridge Stray and Horst von Brühl are ready
    And Underbridge Stray has 2 life
    And Tom's Belinde and Monica Giovanni are ready
    And Alexis's Patrik Söderberg, Rui's Artemis and Ines's Mkhokheli are ready
    And Mkhokheli bears Kevlar Vest
    And Sarah holds Martyr's Resilience
    And Alexis holds Martyr's Resilience
    And Tom holds Martyr's Resilience
    And Rui holds Martyr's Resilience
    When Underbridge Stray enters combat with Belinde
    And Underbridge Stray strikes with hands
    And Belinde strikes with hands
    Then it is for Sarah to prevent damage or decline
    When Sarah passes
    Then it is for Tom to prevent damage or decline
    When Tom passes
    Then it is for Alexis to prevent damage or decline
    When Alexis passes
    Then it is for Rui to prevent damage or decline
    When Rui passes
    Then Underbridge Stray takes 1 damage
    And it is for Sarah to press or decline

  @id:VTES-1151 @vtes.combat.sequence.impulse-passes-defender-then-others @checks:b,c
  @vtes.sequencing.impulse-returns-to-acting-after-any-play @checks:a,b
  Scenario: The acting minion's player may respond again whenever a card or effect is used
    Given Sarah's Wauneka and Horst von Brühl, and Alexis's Ayelech are ready
    And Rui's Artemis is ready
    And Ayelech bears .44 Magnum
    And Sarah holds Martyr's Resilience
    And Rui holds Martyr's Resilience and Martyr's Resilience
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And neither maneuvers
    And Wauneka strikes with hands
    And Ayelech strikes with .44 Magnum
    Then it is for Sarah to prevent damage or decline
    When Sarah passes
    Then it is for Rui to prevent damage or decline
    When Artemis plays Martyr's Resilience at basic
    Then it is for Sarah to prevent damage or decline
    When Horst von Brühl plays Martyr's Resilience at basic
    Then Wauneka takes no damage
    And it is for Rui to prevent damage or decline
    And Ayelech has 7 blood
    When Rui passes
    Then Ayelech takes 1 damage
    And the combat is over

  @id:VTES-1192 @vtes.combat.non-minion-effects-still-usable @checks:b
  @vtes.master.out-of-turn.any-appropriate-time @checks:a
  @vtes.combat.only-combat-cards-as-minion-cards @checks:a
  Scenario: Others can play out-of-turn master cards in combat, but no minion cards except combat cards
    Given Sarah's Wauneka and Alexis's Ayelech are ready
    And Sarah holds Roundhouse
    And Alexis holds Deflection
    And Tom holds Direct Intervention
    When Wauneka bleeds Alexis
    And Ayelech attempts to block
    And Wauneka plays Roundhouse at superior
    Then it is for Tom to respond as the card is played
    When Tom plays Direct Intervention
    Then it is for Sarah to choose a strike
    And Ayelech cannot play Deflection at superior because vtes.combat.only-combat-cards-as-minion-cards
    When Wauneka strikes with hands
    And Ayelech strikes with hands
    Then Ayelech takes 1 damage
    And the combat is over

  @id:VTES-1193 @vtes.combat.starts-from-card-effect @checks:b @vtes.combat.lock-state-irrelevant @checks:b
  Scenario: A card can start combat without a block
    Given Sarah's Brock Sterling and Alexis's Nassir are ready
    And Nassir bears Haven Uncovered, played by Tom
    When Brock Sterling acts through Haven Uncovered to enter combat
    And Alexis declines to block
    Then combat begins between Brock Sterling and Nassir
    And Brock Sterling is locked
    And Nassir is unlocked
    And it is for Sarah to choose a strike
    When Brock Sterling strikes with hands
    And Nassir strikes with hands
    Then Brock Sterling and Nassir burn 1 blood
    And the combat is over

  @id:VTES-1194 @vtes.combat.starts-when-action-blocked @checks:a
  Scenario: A blocked action to enter combat leads to combat with the blocker only
    Given Sarah's Brock Sterling, and Alexis's Nassir and Ayelech are ready
    And Nassir bears Haven Uncovered, played by Tom
    And Ayelech bears Raven Spy
    When Brock Sterling acts through Haven Uncovered to enter combat
    And Ayelech attempts to block
    Then combat begins between Brock Sterling and Ayelech
    When Brock Sterling strikes with hands
    And Ayelech strikes with hands
    Then the combat is over
    And Nassir's blood stays the same
    And the action fails

  @id:VTES-1197 @vtes.combat.uninvolved-minion-cards-any-methuselah
  @vtes.published.martyrs-resilience.any-methuselah
  Scenario: An uninvolved vampire burns X blood for Martyr's Resilience to prevent X+1 damage
    Given Sarah's Wauneka and Alexis's Colette are ready
    And Rui's Monica Giovanni is ready
    And Sarah holds Roundhouse
    And Rui holds Martyr's Resilience
    When Wauneka bleeds Alexis
    And Colette attempts to block
    And Wauneka plays Roundhouse at superior
    And Colette strikes with hands
    And Rui passes
    Then it is for Rui to prevent damage or decline
    When Monica Giovanni plays Martyr's Resilience at superior with X 2
    Then Monica Giovanni burns 2 blood
    And Colette takes 1 damage
    And Wauneka takes 1 damage
    And the combat is over
