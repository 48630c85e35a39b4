# Fifth edition rulebook, "Retainers and Combat"
Feature: Retainers and combat

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Ayelech and Alexis's Belinde are ready
    And Ayelech bears .44 Magnum
    And Belinde bears Raven Spy
    And Alexis holds Dodge

  @id:VTES-0233 @vtes.combat.retainer.target-announced-with-strike @checks:b,c
  @vtes.combat.retainer.can-be-targeted-by-strike @checks:a
  @vtes.combat.dodge.does-not-protect-retainers @checks:a
  Scenario: A gun at long range burns a retainer whose employer dodges
    When Ayelech bleeds Alexis
    And Belinde attempts to block
    And Ayelech uses .44 Magnum to maneuver
    And Ayelech strikes with .44 Magnum at Raven Spy
    And Belinde plays Dodge
    Then Raven Spy is in Alexis's ash heap
    And Belinde bears nothing
    And Belinde takes no damage
    And the combat is over

  @id:VTES-0234 @vtes.combat.retainer.target-only-at-long-range @checks:a
  @vtes.combat.range.limits-usable-strikes-and-effects @checks:d
  Scenario: A strike at close range can target only the opposing minion
    When Ayelech bleeds Alexis
    And Belinde attempts to block
    And neither maneuvers
    Then it is for Sarah to choose a strike
    And Ayelech cannot strike with .44 Magnum at Raven Spy because vtes.combat.retainer.target-only-at-long-range
    And Ayelech cannot strike with hands at Raven Spy because vtes.combat.retainer.target-only-at-long-range
    When Ayelech strikes with .44 Magnum
    And Belinde strikes with hands
    Then Belinde takes 2 damage
    And Raven Spy has 1 life
    And Belinde bears Raven Spy

  @id:VTES-0235 @vtes.combat.retainer.target-needs-ranged-strike @checks:b
  Scenario: A hand strike cannot target a retainer at long range
    Given Sarah holds Fake Out
    When Ayelech bleeds Alexis
    And Belinde attempts to block
    And Ayelech plays Fake Out
    Then the range is long
    And Ayelech cannot strike with hands at Raven Spy because vtes.combat.retainer.target-needs-ranged-strike
    And it is for Sarah to choose a strike

  @id:VTES-0311 @vtes.combat.retainer.burned-with-employer @checks:a
  Scenario: A retainer is burned with its employer
    When Belinde is dealt 8 aggravated damage
    Then Belinde is in Alexis's ash heap
    And Alexis's ash heap holds Raven Spy and Belinde

  @id:VTES-2210 @vtes.combat.retainer.burned-with-employer @checks:b
  Scenario: A retainer stays with an employer in torpor, and is burned if the employer burns there
    When Belinde is dealt 1 aggravated damage
    Then Belinde is in torpor with 6 blood
    And Belinde bears Raven Spy
    And Raven Spy has 1 life
    When Belinde is dealt 7 aggravated damage
    Then Belinde is in Alexis's ash heap
    And Alexis's ash heap holds Raven Spy and Belinde

  @id:VTES-1199 @provisional
  @vtes.combat.damage.prevention-by-damaged-minion
  @vtes.combat.uninvolved-minion-cards-any-methuselah
  Scenario: An employer's prevention cannot protect its retainer, but a bystander's can
    Given Alexis's Brock Sterling and Tom's Monica Giovanni are ready
    And Brock Sterling bears Raven Spy
    And Raven Spy#2 has 2 life
    And Alexis holds Skin of Rock
    And Tom holds Martyr's Resilience
    When Ayelech bleeds Alexis
    And Brock Sterling attempts to block
    And Ayelech uses .44 Magnum to maneuver
    And Ayelech strikes with .44 Magnum at Raven Spy#2
    And Brock Sterling strikes with hands
    Then it is for Tom to prevent damage or decline
    And Brock Sterling cannot play Skin of Rock at superior because vtes.combat.damage.prevention-by-damaged-minion
    When Monica Giovanni plays Martyr's Resilience at basic
    Then Raven Spy#2 has 1 life
    And Brock Sterling takes no damage
    And the combat is over
