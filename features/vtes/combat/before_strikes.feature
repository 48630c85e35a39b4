# Fifth edition rulebook, "Before strikes are chosen"
Feature: Before strikes are chosen

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Wauneka and Alexis's Aunt Linda are ready

  @id:VTES-1141 @vtes.combat.before-strikes.window @checks:a,b @vtes.combat.sequence.seven-steps-in-order @checks:c
  Scenario: A card played before strikes must wait until both minions decline to maneuver
    Given Sarah holds Immortal Grapple
    And Alexis holds Fake Out
    When Wauneka bleeds Alexis
    And Aunt Linda attempts to block
    Then it is for Alexis to maneuver or decline
    And Wauneka cannot play Immortal Grapple at basic because vtes.combat.before-strikes.window
    When Alexis passes
    Then it is for Sarah to respond before strikes are chosen
    When Wauneka plays Immortal Grapple at basic
    Then it is for Sarah to choose a strike

  @id:VTES-1142 @vtes.combat.before-strikes.window @checks:c
  Scenario: A card played before strikes cannot be played once a strike is chosen
    Given Alexis holds Immortal Grapple
    When Wauneka bleeds Alexis
    And Aunt Linda attempts to block
    Then it is for Alexis to respond before strikes are chosen
    When Alexis passes
    And Wauneka strikes with hands
    Then it is for Alexis to choose a strike
    And Aunt Linda cannot play Immortal Grapple at basic because vtes.combat.before-strikes.window

  @id:VTES-1143 @vtes.combat.before-strikes.acting-first @checks:a
  @vtes.combat.sequence.acting-minion-first-everywhere @checks:a,b
  @vtes.sequencing.impulse-returns-to-acting-after-any-play
  Scenario: The acting minion may respond first before strikes, and again after each card
    Given Sarah holds Immortal Grapple
    And Alexis holds Immortal Grapple
    When Wauneka bleeds Alexis
    And Aunt Linda attempts to block
    Then it is for Sarah to respond before strikes are chosen
    And Aunt Linda cannot play Immortal Grapple at basic because vtes.combat.before-strikes.acting-first
    When Sarah passes
    And Aunt Linda plays Immortal Grapple at basic
    Then it is for Sarah to respond before strikes are chosen
    When Wauneka plays Immortal Grapple at basic
    Then it is for Sarah to choose a strike

  @id:VTES-2244 @vtes.combat.before-strikes.window @vtes.combat.sequence.seven-steps-in-order @checks:b
  Scenario: Each round has its own window before strikes
    Given Sarah holds Immortal Grapple and Dead-End Alley
    When Wauneka bleeds Alexis
    And Aunt Linda attempts to block
    And Sarah passes
    And Wauneka strikes with hands
    And Aunt Linda strikes with hands
    And Wauneka plays Dead-End Alley
    Then it is round 2 of the combat
    And it is for Sarah to respond before strikes are chosen
    When Wauneka plays Immortal Grapple at basic
    And Wauneka strikes with hands
    And Aunt Linda strikes with hands
    Then the combat is over
    And Sarah holds nothing

  @id:VTES-1144 @vtes.combat.before-strikes.acting-first @checks:b
  Scenario: A minion cannot maneuver once the range is set
    Given Sarah holds Immortal Grapple and Fake Out
    And Alexis holds Fake Out and Immortal Grapple
    When Wauneka bleeds Alexis
    And Aunt Linda attempts to block
    And neither maneuvers
    Then it is for Sarah to respond before strikes are chosen
    When Wauneka plays Immortal Grapple at basic
    Then it is for Alexis to respond before strikes are chosen
    And Aunt Linda cannot play Fake Out because vtes.combat.before-strikes.acting-first
    When Alexis passes
    Then it is for Sarah to choose a strike
    And Wauneka cannot play Fake Out because vtes.combat.before-strikes.acting-first
