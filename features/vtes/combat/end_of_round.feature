# Fifth edition rulebook, "End of Round"
Feature: End of the round

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0259 @vtes.combat.end-of-round.effects-only-here @checks:a @vtes.combat.end-of-round.after-press @checks:a
  @vtes.published.taste-of-vitae.after-presses-or-early-end @checks:a
  Scenario: End-of-round cards cannot be played until presses are over
    Given Sarah's Belinde is ready with 3 blood
    And Alexis's Ayelech is ready with 3 blood
    And Sarah holds Dead-End Alley and Taste of Vitae
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde strikes with hands
    And Ayelech strikes with hands
    Then it is for Sarah to press or decline
    And Belinde cannot play Taste of Vitae because vtes.combat.end-of-round.effects-only-here
    When Belinde plays Dead-End Alley
    Then it is for Sarah to respond at the end of the round
    And it is round 1 of the combat
    When Belinde plays Taste of Vitae
    Then Belinde has 3 blood
    And it is round 2 of the combat

  @id:VTES-2240 @vtes.combat.end-of-round.effects-only-here @checks:b
  @vtes.combat.sequence.acting-minion-first-everywhere @checks:a,b
  @vtes.combat.sequence.impulse-passes-defender-then-others
  @vtes.published.taste-of-vitae.any-order-at-end-of-round @checks:a
  Scenario: The acting minion may respond first at the end of a round, and again after its opponent
    Given Sarah's Belinde is ready with 3 blood
    And Alexis's Ayelech is ready with 3 blood
    And Sarah holds Taste of Vitae
    And Alexis holds Taste of Vitae
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde strikes with hands
    And Ayelech strikes with hands
    Then it is for Sarah to respond at the end of the round
    When Sarah passes
    Then it is for Alexis to respond at the end of the round
    When Ayelech plays Taste of Vitae
    Then Ayelech has 3 blood
    And it is for Sarah to respond at the end of the round
    When Belinde plays Taste of Vitae
    Then Belinde has 3 blood
    And the combat is over

  @id:VTES-0260 @vtes.ruling.taste-of-vitae.after-press-decision @checks:a
  @vtes.combat.end-of-round.also-when-combat-ends-early @checks:b @vtes.combat.combat-ends.ends-immediately @checks:c
  @vtes.published.taste-of-vitae.after-presses-or-early-end @checks:b
  Scenario: A round cut short by a combat-ends strike still has an end of round
    Given Sarah's Belinde and Alexis's Mkhokheli are ready
    And Mkhokheli has 2 blood
    And Sarah holds Taste of Vitae
    And Alexis holds Majesty
    When Belinde bleeds Alexis
    And Mkhokheli attempts to block
    And Belinde strikes with hands
    And Mkhokheli plays Majesty at basic
    Then it is for Sarah to respond at the end of the round
    And Mkhokheli takes no damage
    When Belinde plays Taste of Vitae
    Then Belinde's blood stays the same
    And the combat is over

  @id:VTES-0261 @vtes.combat.end-of-round.also-when-combat-ends-early @checks:a,c
  Scenario: A round cut short by torpor has an end of round for the ready vampire only
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Belinde is ready with 1 blood
    And Sarah holds Roundhouse, Dead-End Alley and Taste of Vitae
    And Alexis holds Taste of Vitae
    When Wauneka bleeds Alexis
    And Belinde attempts to block
    And Wauneka plays Roundhouse at superior
    And Belinde strikes with hands
    Then Belinde is in torpor with 0 blood
    And it is for Sarah to respond at the end of the round
    And Wauneka cannot play Dead-End Alley because vtes.combat.sequence.seven-steps-in-order
    And Belinde cannot play Taste of Vitae because vtes.combat.only-ready-minions
    When Wauneka plays Taste of Vitae
    Then Wauneka has 2 blood
    And the combat is over
    And Alexis holds Taste of Vitae

  @id:VTES-4996 @vtes.combat.end-of-round.effects-only-here
  Scenario: Taste of Vitae counts only blood lost in its own round
    Given Sarah's Wauneka is ready with 3 blood
    And Alexis's Nassir is ready with 4 blood
    And Sarah holds Dead-End Alley and Taste of Vitae
    When Wauneka bleeds Alexis
    And Nassir attempts to block
    And Wauneka strikes with hands
    And Nassir strikes with hands
    And Wauneka plays Dead-End Alley
    And Sarah passes
    And Wauneka strikes with hands
    And Nassir strikes with hands
    And Wauneka plays Taste of Vitae
    Then Wauneka has 2 blood
    And Nassir has 2 blood
