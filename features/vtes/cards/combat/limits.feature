# Combat cards and damage prevention: timing, limits, and users
Feature: Limits of combat cards

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-3570 @vtes.combat.press.to-continue
  Scenario: Apportation at basic continues combat
    Given Sarah's Trevon Parker is ready
    And Sarah holds Apportation
    And Alexis's Nassir is ready
    When Trevon Parker bleeds Alexis
    And Nassir attempts to block
    And neither maneuvers
    And Trevon Parker strikes with hands
    And Nassir strikes with hands
    And Trevon Parker plays Apportation at basic
    Then it is round 2 of the combat
    And it is for Sarah to choose a strike

  @id:VTES-3571 @vtes.combat.press.to-continue
  Scenario: Apportation at basic cannot end a combat that the opponent continues
    Given Sarah's Trevon Parker is ready
    And Sarah holds Dead-End Alley
    And Alexis's Nassir is ready
    And Alexis holds Apportation and Open Grate
    When Trevon Parker bleeds Alexis
    And Nassir attempts to block
    And neither maneuvers
    And Trevon Parker strikes with hands
    And Nassir strikes with hands
    And Trevon Parker plays Dead-End Alley
    Then it is for Alexis to press or decline
    And Nassir cannot play Apportation at basic because vtes.combat.press.to-continue
    When Nassir plays Open Grate
    Then the combat is over

  @id:VTES-3572 @vtes.combat.press.to-end-cancels-continue
  Scenario: Open Grate cannot continue combat
    Given Sarah's Trevon Parker is ready
    And Sarah holds Open Grate and Apportation
    And Alexis's Nassir is ready
    When Trevon Parker bleeds Alexis
    And Nassir attempts to block
    And neither maneuvers
    And Trevon Parker strikes with hands
    And Nassir strikes with hands
    Then it is for Sarah to press or decline
    And Trevon Parker cannot play Open Grate because vtes.combat.press.to-end-cancels-continue

  @id:VTES-3573 @vtes.combat.hand-strike.damage-equals-strength
  Scenario Outline: Quick Jab inflicts <damage> damage as a first strike with <strength> strength: <vampire>
    Given Sarah's <vampire> is ready
    And Sarah holds Quick Jab
    And Alexis's Claudia is ready with 0 blood
    When <vampire> bleeds Alexis
    And Claudia attempts to block
    And <vampire> plays Quick Jab
    And Claudia strikes with hands
    Then Claudia takes <damage> damage
    And <vampire> takes no damage

    Examples:
      | vampire            | strength | damage |
      | Ryan               | 1        | 1      |
      | Angus the Unruled  | 2        | 1      |

  @id:VTES-3574 @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario Outline: <card> is replaced after combat
    Given Sarah's Ryan is ready
    And Sarah holds <card>, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Blur and Amaranth
    And Alexis's Nassir is ready
    And Alexis holds Dead-End Alley and Fake Out
    When Ryan bleeds Alexis
    And Nassir attempts to block
    And neither maneuvers
    And Ryan plays <card>
    And Nassir strikes with hands
    Then it is for Alexis to press or decline
    And Sarah holds 6 cards
    When Alexis passes
    Then the combat is over
    And Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel

    Examples:
      | card      |
      | Dodge     |
      | Quick Jab |

  @id:VTES-3575 @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario: Fake Out is replaced after combat
    Given Sarah's Ryan is ready
    And Sarah holds Fake Out, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Blur and Amaranth
    And Alexis's Nassir is ready
    And Alexis holds Dead-End Alley
    When Ryan bleeds Alexis
    And Nassir attempts to block
    And Ryan plays Fake Out
    And Ryan strikes with hands
    And Nassir strikes with hands
    Then it is for Alexis to press or decline
    And Sarah holds 6 cards
    When Alexis passes
    Then the combat is over
    And Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel

  @id:VTES-3576 @vtes.combat.before-range.closed-once-maneuver-decision-starts
  Scenario Outline: Silence of Death at <level> can be played only before range is determined
    Given Sarah's Kamau Jafari is ready
    And Sarah holds Silence of Death and Fake Out
    And Alexis's Nassir is ready
    When Kamau Jafari bleeds Alexis
    And Nassir attempts to block
    Then it is for Sarah to respond before range is determined
    When Sarah passes
    Then it is for Sarah to maneuver or decline
    And Kamau Jafari cannot play Silence of Death at <level> because vtes.combat.before-range.closed-once-maneuver-decision-starts

    Examples:
      | level    |
      | basic    |
      | superior |

  @id:VTES-3577 @vtes.golden-rule.cards-override-rules
  Scenario Outline: Martyr's Resilience at <level> can be played only by an unlocked vampire
    Given Sarah's Ryan is ready
    And Alexis's Nassir is ready
    And Alexis's Monica Giovanni is ready and locked
    And Alexis holds Martyr's Resilience and Guardian Angel
    And Nassir bears Guardian Angel
    When Ryan bleeds Alexis
    And Nassir attempts to block
    And Ryan strikes with hands
    And Nassir strikes with hands
    Then it is for Alexis to prevent damage or decline
    And Monica Giovanni cannot play Martyr's Resilience at <level> because vtes.golden-rule.cards-override-rules

    Examples:
      | level    |
      | basic    |
      | superior |

  @id:VTES-3578 @vtes.combat.damage.prevention-one-card-at-a-time
  Scenario Outline: Martyr's Resilience at <level> prevents 1 damage to another minion for free
    Given Sarah's Ryan is ready
    And Alexis's Nassir is ready
    And Alexis's Monica Giovanni is ready
    And Alexis holds Martyr's Resilience
    When Ryan bleeds Alexis
    And Nassir attempts to block
    And Ryan strikes with hands
    And Nassir strikes with hands
    And Alexis passes
    And Monica Giovanni plays Martyr's Resilience at <level>
    Then Nassir takes no damage
    And Monica Giovanni's blood stays the same

    Examples:
      | level    |
      | basic    |

  @id:VTES-3579 @vtes.combat.damage.prevention-until-none-left-or-stop
  Scenario: Kevlar Vest prevents 2 damage from a gun but only 1 from another source
    Given Sarah's Ryan is ready
    And Ryan bears .44 Magnum
    And Alexis's Nassir is ready
    And Nassir bears Kevlar Vest
    When Ryan bleeds Alexis
    And Nassir attempts to block
    And neither maneuvers
    And Ryan strikes with .44 Magnum
    And Nassir strikes with hands
    Then it is for Alexis to prevent damage or decline
    And Alexis cannot use Kevlar Vest to prevent damage because vtes.combat.damage.prevention-until-none-left-or-stop
    When Alexis uses Kevlar Vest to prevent damage of a gun
    Then Nassir takes no damage

  @id:VTES-3580 @vtes.combat.damage.prevention-until-none-left-or-stop
  Scenario: Kevlar Vest prevents exactly 1 damage from hands
    Given Sarah's Angus the Unruled is ready
    And Alexis's Nassir is ready
    And Nassir bears Kevlar Vest
    When Angus the Unruled bleeds Alexis
    And Nassir attempts to block
    And Angus the Unruled strikes with hands
    And Nassir strikes with hands
    Then it is for Alexis to prevent damage or decline
    And Alexis cannot use Kevlar Vest to prevent damage of a gun because vtes.combat.damage.prevention-until-none-left-or-stop
    When Alexis uses Kevlar Vest to prevent damage
    Then Nassir takes 1 damage

  @id:VTES-3581 @vtes.combat.damage.prevention-one-card-at-a-time
  Scenario Outline: Skin of Rock at <level> prevents <amount> of 4 damage
    Given Sarah's Wauneka is ready
    And Sarah holds Roundhouse
    And Alexis's Brock Sterling is ready
    And Alexis holds Skin of Rock
    When Wauneka bleeds Alexis
    And Brock Sterling attempts to block
    And Wauneka plays Roundhouse at superior
    And Brock Sterling strikes with hands
    And Brock Sterling plays Skin of Rock at <level>
    Then Brock Sterling takes <left> damage

    Examples:
      | level    | amount | left |
      | basic    | 1      | 3    |
      | superior | 2      | 2    |

  @id:VTES-3582 @vtes.combat.damage.prevention-one-card-at-a-time
  Scenario: Hidden Strength at superior prevents 2 of 4 damage for 1 blood
    Given Sarah's Wauneka is ready
    And Sarah holds Roundhouse
    And Alexis's Brock Sterling is ready
    And Alexis holds Hidden Strength
    When Wauneka bleeds Alexis
    And Brock Sterling attempts to block
    And Wauneka plays Roundhouse at superior
    And Brock Sterling strikes with hands
    And Brock Sterling plays Hidden Strength at superior with X 1
    Then Brock Sterling takes 2 damage
    And Brock Sterling burns 3 blood
    And it is for Alexis to press or decline

  @id:VTES-3630 @vtes.golden-rule.cards-override-rules
  Scenario Outline: Immortal Grapple at <level> leaves both combatants only hand strikes
    Given Sarah's Wauneka is ready
    And Wauneka bears Ivory Bow
    And Sarah holds Immortal Grapple
    And Alexis's Nassir is ready
    And Nassir bears .44 Magnum
    When Wauneka bleeds Alexis
    And Nassir attempts to block
    And neither maneuvers
    And Wauneka plays Immortal Grapple at <level>
    Then it is for Sarah to choose a strike
    And Wauneka cannot strike with Ivory Bow because vtes.golden-rule.cards-override-rules

    Examples:
      | level    |
      | basic    |
      | superior |

  @id:VTES-3631 @vtes.combat.before-range.closed-once-maneuver-decision-starts
  Scenario Outline: Torn Signpost at <level> can be played only before range is determined
    Given Sarah's Wauneka is ready
    And Sarah holds Torn Signpost and Fake Out
    And Alexis's Nassir is ready
    When Wauneka bleeds Alexis
    And Nassir attempts to block
    Then it is for Sarah to respond before range is determined
    When Sarah passes
    Then it is for Sarah to maneuver or decline
    And Wauneka cannot play Torn Signpost at <level> because vtes.combat.before-range.closed-once-maneuver-decision-starts

    Examples:
      | level    |
      | basic    |
      | superior |

  @id:VTES-3632 @vtes.cancel.card-has-no-effect
  Scenario: A vampire can play only one Death Seeker each round
    Given Sarah's Colette is ready with 5 blood
    And Sarah holds Death Seeker and Death Seeker
    And Alexis's Horace Radcliffe is ready
    And Alexis holds Carrion Crows, Fake Out and Hide the Mind
    When Colette bleeds Alexis
    And Horace Radcliffe attempts to block
    And Horace Radcliffe plays Carrion Crows at basic
    And Colette plays Death Seeker
    Then Carrion Crows is in Alexis's ash heap
    And Colette burns 1 blood
    When Horace Radcliffe plays Fake Out
    Then the range is long
    And it is for Sarah to choose a strike
    And Sarah holds Death Seeker

  @id:VTES-4416 @vtes.golden-rule.cards-override-rules
  Scenario: A minion can play only one Carrion Crows each combat, even with time for another card
    Given Sarah's Horace Radcliffe is ready with 5 blood
    And Alexis's Belinde is ready
    And Sarah holds Carrion Crows, Carrion Crows and Torn Signpost
    When Horace Radcliffe enters combat with Belinde
    And Horace Radcliffe plays Carrion Crows at basic
    Then it is for Sarah to respond before range is determined
    And Horace Radcliffe cannot play Carrion Crows at basic because vtes.golden-rule.cards-override-rules

  @id:VTES-4039 @vtes.combat.first-strike.resolves-before-normal
  Scenario Outline: Silence of Death gives first strike only to hands and melee weapons: <strikes>
    Given Sarah's Kamau Jafari is ready
    And Kamau Jafari bears <weapon>
    And Sarah holds Silence of Death and Fake Out
    And Alexis's Ayelech is ready with 1 blood
    When Kamau Jafari enters combat with Ayelech
    And Kamau Jafari plays Silence of Death at basic
    And neither maneuvers
    And Kamau Jafari strikes with <strikes>
    And Ayelech strikes with hands
    Then Kamau Jafari takes <damage>
    And Ayelech is in torpor with <blood> blood
    And the combat is over

    Examples:
      | weapon      | strikes     | damage    | blood |
      | Kali's Fang | Kali's Fang | no damage | 0     |
      | .44 Magnum  | .44 Magnum  | 1 damage  | 0     |
      | Ivory Bow   | Ivory Bow   | 1 damage  | 1     |

  @id:VTES-4040 @vtes.combat.strike.defensive-effects-are-strikes
  Scenario: Silence of Death does not stop a dodge
    Given Sarah's Kamau Jafari is ready
    And Sarah holds Silence of Death and Dodge
    And Alexis's Ayelech is ready with 1 blood
    When Kamau Jafari enters combat with Ayelech
    And Kamau Jafari plays Silence of Death at basic
    And Kamau Jafari plays Dodge
    And Ayelech strikes with hands
    Then Kamau Jafari takes no damage
    And Ayelech takes no damage
    And the combat is over

  @id:VTES-4041 @vtes.combat.hand-strike.damage-equals-strength
  Scenario: Immortal Grapple allows a weapon that makes hand strikes but not a gun
    Given Sarah's Wauneka is ready
    And Wauneka bears Kali's Fang and .44 Magnum
    And Sarah holds Immortal Grapple
    And Alexis's Ayelech is ready with 3 blood
    When Wauneka enters combat with Ayelech
    And neither maneuvers
    And Wauneka plays Immortal Grapple at basic
    Then Wauneka cannot strike with .44 Magnum because vtes.golden-rule.cards-override-rules
    When Wauneka strikes with Kali's Fang
    And Ayelech strikes with hands
    Then Ayelech takes 2 aggravated damage
    And Wauneka takes 1 damage
    And the combat is over
