# Fifth edition rulebook, "Determine Range"
Feature: Determine range

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0200 @example
  @vtes.combat.maneuver.sources
  @vtes.combat.range.example-ayelech-colette
  @vtes.combat.maneuver.moves-close-to-long
  @vtes.combat.maneuver.moves-long-back-to-close
  @vtes.combat.maneuver.exchange-unlimited
  @vtes.combat.maneuver.declining-does-not-forfeit-answer
  @vtes.combat.maneuver.non-strike-sources-still-allowed
  @vtes.combat.resolve.r-damage-works-at-any-range
  Scenario: Three maneuvers end at long range, where only the gun reaches
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum
    And Sarah holds Swallowed by the Night
    And Alexis holds Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Sarah passes
    Then combat begins between Colette and Ayelech
    And the range is close
    And it is for Sarah to maneuver or decline
    When Sarah passes
    Then the range is close
    And it is for Alexis to maneuver or decline
    When Ayelech uses .44 Magnum to maneuver
    Then the range is long
    And it is for Sarah to maneuver or decline
    When Colette plays Swallowed by the Night at superior
    Then the range is close
    And it is for Alexis to maneuver or decline
    When Ayelech plays Fake Out
    Then the range is long
    And it is for Sarah to choose a strike
    When Colette strikes with hands
    And Ayelech strikes with .44 Magnum
    Then Colette's strike has no effect
    And Ayelech takes no damage
    And Colette takes 2 damage
    And Colette burns 2 blood
    And the combat is over

  @id:VTES-0201
  @vtes.combat.choose.hand-strike-is-default
  @vtes.combat.hand-strike.is-default-strike
  @vtes.combat.maneuver.none-by-default
  @vtes.combat.range.close-by-default-every-round
  Scenario: Without a card that maneuvers, the fight is at close range
    Given Sarah's Colette and Alexis's Ayelech are ready
    When Colette bleeds Alexis
    And Ayelech attempts to block
    Then combat begins between Colette and Ayelech
    And the range is close
    And it is for Sarah to choose a strike
    When Colette strikes with hands
    And Ayelech strikes with hands
    Then Colette and Ayelech burn 1 blood
    And the combat is over

  @id:VTES-0202
  @vtes.combat.range.close-or-long
  @vtes.combat.range.limits-usable-strikes-and-effects
  @vtes.combat.choose.every-minion-chooses-a-strike
  @vtes.combat.resolve.strikes-default-close-only
  @vtes.combat.maneuver.moves-close-to-long
  Scenario: At long range hands reach nobody
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Sarah holds Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Colette plays Fake Out
    Then the range is long
    When Colette strikes with hands
    And Ayelech strikes with hands
    Then Colette's strike has no effect
    And Ayelech's strike has no effect
    And Colette takes no damage
    And Ayelech takes no damage
    And the combat is over

  @id:VTES-0203
  @vtes.combat.maneuver.not-two-in-a-row
  Scenario: Nobody maneuvers twice without an answer in between
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum
    And Sarah holds Fake Out
    And Alexis holds Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Sarah passes
    And Ayelech plays Fake Out
    Then the range is long
    And it is for Sarah to maneuver or decline
    And Ayelech cannot use .44 Magnum to maneuver because vtes.combat.maneuver.not-two-in-a-row
    When Sarah passes
    Then the range is long
    And it is for Sarah to choose a strike

  @id:VTES-0204
  @vtes.combat.choose.source-weapon
  @vtes.combat.choose.committed-by-maneuver
  @vtes.combat.maneuver.from-weapon-fixes-strike
  Scenario: Whoever maneuvers with a gun has to strike with it
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum
    And Alexis holds Theft of Vitae
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Ayelech uses .44 Magnum to maneuver
    And Colette strikes with hands
    Then it is for Alexis to choose a strike
    And Ayelech cannot strike with hands because vtes.combat.choose.committed-by-maneuver
    And Ayelech cannot play Theft of Vitae at superior because vtes.combat.choose.committed-by-maneuver
    When Ayelech strikes with .44 Magnum
    Then Colette takes 2 damage
    And Ayelech's blood stays the same
    And the combat is over

  @id:VTES-0205
  @vtes.combat.maneuver.optional-may-be-declined
  @vtes.combat.choose.source-combat-card
  @vtes.combat.maneuver.none-by-default
  Scenario: Whoever declines the gun's maneuver strikes as they like
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum
    And Ayelech has 3 blood
    And Alexis holds Theft of Vitae
    When Colette bleeds Alexis
    And Ayelech attempts to block
    Then it is for Alexis to maneuver or decline
    When neither maneuvers
    Then the range is close
    And it is for Sarah to choose a strike
    When Colette strikes with hands
    And Ayelech plays Theft of Vitae at superior
    Then Colette takes no damage
    And Colette burns 2 blood
    And Ayelech takes 1 damage
    And Ayelech has 4 blood

  @id:VTES-0206
  @vtes.combat.maneuver.no-second-strike-card-or-weapon
  Scenario: A second gun gives no second maneuver in the round
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Ayelech bears .44 Magnum and .44 Magnum
    And Sarah holds Fake Out
    And Alexis holds Fake Out
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Sarah passes
    And Ayelech uses .44 Magnum to maneuver
    And Colette plays Fake Out
    Then the range is close
    And it is for Alexis to maneuver or decline
    And Ayelech cannot use .44 Magnum#2 to maneuver because vtes.combat.maneuver.no-second-strike-card-or-weapon
    When Alexis passes
    Then the range is close
    And it is for Sarah to choose a strike

  @id:VTES-0207
  @vtes.card.draw.delayed-replacement-lowers-hand-size
  @vtes.card.draw.card-text-may-override-replacement
  @vtes.card.draw.replace-after-play
  Scenario: A card that is replaced after combat leaves the hand one smaller until then
    Given Sarah's Colette and Alexis's Ayelech are ready
    And Alexis holds Fake Out, Theft of Vitae, Vessel, Vessel, Vessel, Vessel and Vessel
    And Alexis's library holds Bonding and Blood Doll
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Ayelech plays Fake Out
    Then Alexis holds 6 cards
    And Alexis's library holds Bonding and Blood Doll
    When Colette strikes with hands
    Then Alexis holds 6 cards
    When Ayelech plays Theft of Vitae at superior
    Then the combat is over
    And Alexis holds Vessel, Vessel, Vessel, Vessel, Vessel, Bonding and Blood Doll
    And Alexis's library is empty
    And these events happen in order:
      | event        | seat   | card           |
      | card-played  | Alexis | Theft of Vitae |
      | card-drawn   | Alexis | Bonding        |
      | combat-ended |        |                |
      | card-drawn   | Alexis | Blood Doll     |
