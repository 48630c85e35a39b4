# Fifth edition rulebook, "Press"
Feature: Press

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0255 @vtes.combat.sequence.one-or-more-rounds @checks:b
  @vtes.combat.press.uncancelled-starts-new-round @checks:b
  @vtes.combat.range.close-by-default-every-round @checks:b @vtes.golden-rule.cards-override-rules
  Scenario: A press to continue starts a new round at close range with the gun's maneuver spent
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum
    And Alexis holds Dead-End Alley and Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Ayelech uses .44 Magnum to maneuver
    And Colette strikes with hands
    And Ayelech strikes with .44 Magnum
    Then Colette burns 2 blood
    And it is for Alexis to press or decline
    When Ayelech plays Dead-End Alley
    Then it is round 2 of the combat
    And the range is close
    And it is for Alexis to maneuver or decline
    And Ayelech cannot use .44 Magnum to maneuver because vtes.golden-rule.cards-override-rules
    When Alexis passes
    And Colette strikes with hands
    And Ayelech strikes with hands
    Then Colette and Ayelech burn 1 blood
    And the combat is over

  @id:VTES-0256 @vtes.combat.press.exchange-unlimited @checks:a @vtes.combat.press.not-two-in-a-row @checks:b
  Scenario: Presses alternate, and a minion cannot press twice in a row
    Given Sarah's Belinde and Underbridge Stray, and Alexis's Ayelech are ready
    And Underbridge Stray came into play at superior
    And Underbridge Stray has 2 life
    And Alexis holds Open Grate
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde strikes with hands
    And Ayelech strikes with hands
    Then it is for Sarah to press or decline
    When Sarah uses Underbridge Stray to press
    Then it is for Alexis to press or decline
    And Sarah cannot use Underbridge Stray to press because vtes.combat.press.not-two-in-a-row
    When Ayelech plays Open Grate
    Then it is for Sarah to press or decline
    When Sarah uses Underbridge Stray to press
    Then it is round 2 of the combat
    And Underbridge Stray is in Sarah's ash heap

  @id:VTES-0257 @vtes.combat.press.not-two-in-a-row @checks:a
  Scenario: A minion cannot answer its own press
    Given Sarah's Belinde and Underbridge Stray, and Alexis's Ayelech are ready
    And Underbridge Stray came into play at superior
    And Underbridge Stray has 2 life
    And Alexis holds Open Grate
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde strikes with hands
    And Ayelech strikes with hands
    And Sarah uses Underbridge Stray to press
    And Alexis passes
    Then it is round 2 of the combat
    And it is for Sarah to choose a strike

  @id:VTES-0258 @vtes.combat.press.to-end-cancels-continue @checks:a,b @vtes.combat.press.none-by-default-combat-ends
  Scenario: A press to end cancels a press to continue, and combat ends
    Given Sarah's Belinde and Alexis's Ayelech are ready
    And Sarah holds Dead-End Alley and Dead-End Alley
    And Alexis holds Open Grate
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde strikes with hands
    And Ayelech strikes with hands
    Then it is for Sarah to press or decline
    And Ayelech cannot play Open Grate because vtes.combat.press.to-end-cancels-continue
    When Belinde plays Dead-End Alley
    And Ayelech plays Open Grate
    Then it is for Sarah to press or decline
    When neither presses
    Then the combat is over
    And Sarah holds Dead-End Alley

  @id:VTES-2241 @vtes.combat.press.acting-first-and-answer-kept @checks:a
  @vtes.combat.press.to-end-cancels-continue @checks:a
  Scenario: The acting minion that declined to press may still press against its opponent
    Given Sarah's Belinde and Underbridge Stray, and Alexis's Ayelech are ready
    And Underbridge Stray came into play at superior
    And Underbridge Stray has 2 life
    And Alexis holds Dead-End Alley
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde strikes with hands
    And Ayelech strikes with hands
    Then it is for Sarah to press or decline
    When Sarah passes
    Then it is for Alexis to press or decline
    When Ayelech plays Dead-End Alley
    Then it is for Sarah to press or decline
    When Sarah uses Underbridge Stray to press
    Then the combat is over
    And Underbridge Stray has 1 life

  @id:VTES-2242 @vtes.combat.press.none-by-default-combat-ends @checks:a
  @vtes.combat.press.acting-first-and-answer-kept @checks:b
  Scenario: Combat ends if neither minion presses
    Given Sarah's Belinde and Underbridge Stray, and Alexis's Ayelech are ready
    And Underbridge Stray came into play at superior
    And Underbridge Stray has 2 life
    And Alexis holds Dead-End Alley
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde strikes with hands
    And Ayelech strikes with hands
    And Sarah passes
    And Alexis passes
    Then the combat is over
    And Alexis holds Dead-End Alley
    And Underbridge Stray has 2 life

  @id:VTES-2211 @vtes.combat.press.uncancelled-starts-new-round @checks:b @vtes.combat.press.to-continue
  Scenario: An effect that lasts for the combat applies in the next round
    Given Sarah's Belinde and Alexis's Ayelech are ready
    And Sarah holds Carrion Crows and Dead-End Alley
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde plays Carrion Crows at basic
    And Belinde strikes with hands
    And Ayelech strikes with hands
    Then Ayelech burns 2 blood
    When Belinde plays Dead-End Alley
    Then it is round 2 of the combat
    When Belinde strikes with hands
    And Ayelech strikes with hands
    Then the combat is over
    And Ayelech has 3 blood
    And Belinde has 4 blood

  @id:VTES-2212 @vtes.combat.press.only-if-both-ready @checks:c @vtes.combat.combat-ends.ends-immediately @checks:a
  Scenario: A minion cannot press after a strike has ended combat, even if both are ready
    Given Sarah's Belinde and Alexis's Mkhokheli are ready
    And Sarah holds Dead-End Alley
    And Alexis holds Majesty and Dead-End Alley
    When Belinde bleeds Alexis
    And Mkhokheli attempts to block
    And Belinde strikes with hands
    And Mkhokheli plays Majesty at basic
    Then the combat is over
    And Belinde and Mkhokheli are ready
    And Sarah holds Dead-End Alley
    And Alexis holds Dead-End Alley

  @id:VTES-1145 @vtes.combat.press.not-carried-to-later-rounds @checks:a
  @vtes.published.optional-press.current-round-only
  Scenario: An unused optional press is lost in the next round
    Given Sarah's Brock Sterling and Alexis's Ayelech are ready
    And Sarah holds Hidden Strength
    And Alexis holds Dead-End Alley
    When Brock Sterling bleeds Alexis
    And Ayelech attempts to block
    And Brock Sterling strikes with hands
    And Ayelech strikes with hands
    And Brock Sterling plays Hidden Strength at superior
    Then it is for Sarah to press or decline
    When Sarah passes
    And Ayelech plays Dead-End Alley
    Then it is for Sarah to press or decline
    When Sarah passes
    Then it is round 2 of the combat
    And it is for Sarah to choose a strike
    And Brock Sterling cannot use Hidden Strength to press because vtes.combat.press.not-carried-to-later-rounds
    When Brock Sterling strikes with hands
    And Ayelech strikes with hands
    Then the combat is over
    And Brock Sterling burns 1 blood
    And Ayelech burns 1 blood

  @id:VTES-1146 @vtes.combat.press.to-end-cancels-continue @checks:a @vtes.combat.press.not-two-in-a-row
  Scenario: A press given by a card can end combat, but only once
    Given Sarah's Brock Sterling and Alexis's Ayelech are ready
    And Sarah holds Hidden Strength
    And Alexis holds Dead-End Alley
    When Brock Sterling bleeds Alexis
    And Ayelech attempts to block
    And Brock Sterling strikes with hands
    And Ayelech strikes with hands
    And Brock Sterling plays Hidden Strength at superior
    And Sarah passes
    And Ayelech plays Dead-End Alley
    And Brock Sterling uses Hidden Strength to press
    Then the combat is over
    And Brock Sterling has 3 blood

  @id:VTES-1593 @vtes.combat.press.to-continue @vtes.combat.press.to-end-cancels-continue
  Scenario: A press that can only continue combat cannot be used when combat already continues
    Given Sarah's Sully is ready
    And Alexis's Colette is ready
    And Sarah holds Dead-End Alley
    And Alexis holds Dead-End Alley and Open Grate
    When Sully bleeds Alexis
    And Colette attempts to block
    And Sully strikes with hands
    And Colette strikes with hands
    And Sully plays Dead-End Alley
    Then Colette cannot play Dead-End Alley because vtes.combat.press.to-continue
    When Colette plays Open Grate
    Then the combat is over
    And Alexis holds Dead-End Alley
