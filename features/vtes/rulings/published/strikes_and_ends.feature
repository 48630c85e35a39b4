# Published rulings: .44 Magnum, Canine Horde, Death Seeker; Change of Target, Daring the Dawn, Deep Song
Feature: Published rulings on combat cards and actions that end early
  A limit applies to the card or the round. An effect that ends an action early cancels some effects and leaves others.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-5061 @vtes.published.44-magnum.one-maneuver-each-combat @checks:a
  @vtes.combat.steal-equipment.moved-to-striker
  Scenario: The thief of a gun cannot maneuver with it in a combat in which its first bearer did
    Given Sarah's Tamoszius is ready
    And Alexis's Colette is ready
    And Colette bears .44 Magnum
    And Sarah holds Fast Hands, Fake Out and Dead-End Alley
    When Tamoszius bleeds Alexis
    And Colette attempts to block
    And Sarah passes
    And Colette uses .44 Magnum to maneuver
    And Tamoszius plays Fake Out
    And Tamoszius plays Fast Hands at superior
    And Colette strikes with .44 Magnum
    Then Tamoszius bears .44 Magnum
    When Tamoszius plays Dead-End Alley
    Then it is round 2 of the combat
    And it is for Sarah to choose a strike
    And the range is close
    When Tamoszius strikes with .44 Magnum
    And Colette strikes with hands
    Then Colette takes 2 damage

  @id:VTES-5544 @vtes.published.kevlar-vest.two-gun-strikes
  Scenario: A Kevlar Vest prevents 1 damage of each of two gun strikes, and none of a third
    Given Sarah's Tamoszius is ready
    And Tamoszius bears .44 Magnum
    And Sarah holds Blur
    And Alexis's Sybren van Oosten is ready
    And Sybren van Oosten bears Kevlar Vest
    And Alexis holds Skin of Rock, Skin of Rock and Skin of Rock
    When Tamoszius enters combat with Sybren van Oosten
    And neither maneuvers
    And Tamoszius strikes with .44 Magnum
    And Sybren van Oosten strikes with hands
    And Sybren van Oosten plays Skin of Rock at basic
    And Sybren van Oosten uses Kevlar Vest to prevent damage of a gun
    Then Sybren van Oosten takes no damage
    When Tamoszius plays Blur at superior
    And Tamoszius strikes with .44 Magnum
    And Sybren van Oosten plays Skin of Rock at basic
    And Sybren van Oosten uses Kevlar Vest to prevent damage of a gun
    Then Sybren van Oosten takes no damage
    When Tamoszius strikes with .44 Magnum
    And Sybren van Oosten plays Skin of Rock at basic
    Then Sybren van Oosten takes 1 damage

  @id:VTES-5545 @vtes.published.kevlar-vest.two-gun-strikes
  Scenario: A Kevlar Vest that has prevented 2 damage of a gun strike prevents none of the next
    Given Sarah's Tamoszius is ready
    And Tamoszius bears .44 Magnum
    And Sarah holds Blur
    And Alexis's Sybren van Oosten is ready
    And Sybren van Oosten bears Kevlar Vest
    When Tamoszius enters combat with Sybren van Oosten
    And neither maneuvers
    And Tamoszius strikes with .44 Magnum
    And Sybren van Oosten strikes with hands
    And Sybren van Oosten uses Kevlar Vest to prevent damage of a gun
    Then Sybren van Oosten takes no damage
    When Tamoszius plays Blur at basic
    And Tamoszius strikes with .44 Magnum
    Then Sybren van Oosten takes 2 damage

  @id:VTES-5062 @vtes.published.44-magnum.one-maneuver-each-combat @checks:b @vtes.combat.maneuver.sources
  Scenario: The thief of a gun can maneuver with it in the next round if its first bearer did not
    Given Sarah's Tamoszius is ready
    And Alexis's Colette is ready
    And Colette bears .44 Magnum
    And Sarah holds Fast Hands and Dead-End Alley
    When Tamoszius bleeds Alexis
    And Colette attempts to block
    And neither maneuvers
    And Tamoszius plays Fast Hands at superior
    And Colette strikes with hands
    Then Tamoszius bears .44 Magnum
    When Tamoszius plays Dead-End Alley
    Then it is round 2 of the combat
    And it is for Sarah to maneuver or decline
    When Tamoszius uses .44 Magnum to maneuver
    Then the range is long
    When Tamoszius strikes with .44 Magnum
    And Colette strikes with hands
    Then Colette takes 2 damage
    And Tamoszius takes no damage

  @id:VTES-5063 @vtes.published.canine-horde.superior-needs-equipment
  @vtes.combat.destroy-equipment.burns-one
  Scenario: Canine Horde at superior cannot be played against a minion without equipment
    Given Sarah's Horace Radcliffe is ready
    And Alexis's The Dowager is ready
    And The Dowager bears Raven Spy
    And Sarah holds Canine Horde
    When Horace Radcliffe bleeds Alexis
    And The Dowager attempts to block
    Then it is for Sarah to choose a strike
    And Horace Radcliffe cannot play Canine Horde at superior because vtes.combat.destroy-equipment.burns-one
    When Horace Radcliffe plays Canine Horde at basic
    And The Dowager strikes with hands
    Then The Dowager takes 1 damage
    And The Dowager bears Raven Spy

  @id:VTES-5064 @vtes.published.death-seeker.end-of-round-counts-for-round @checks:a @vtes.cancel.card-has-no-effect
  Scenario: A vampire that plays Death Seeker at the end of a round can play another in the next
    Given Sarah's Colette is ready with 5 blood
    And Sarah holds Death Seeker, Death Seeker and Dead-End Alley
    And Alexis's Horace Radcliffe is ready with 3 blood
    And Alexis holds Taste of Vitae and Carrion Crows
    When Colette bleeds Alexis
    And Horace Radcliffe attempts to block
    And Alexis passes
    And Colette strikes with hands
    And Horace Radcliffe strikes with hands
    And Colette plays Dead-End Alley
    And Horace Radcliffe plays Taste of Vitae
    And Colette plays Death Seeker
    Then Horace Radcliffe has 2 blood
    And Taste of Vitae is in Alexis's ash heap
    And it is round 2 of the combat
    When Horace Radcliffe plays Carrion Crows at basic
    Then it is for Sarah to respond as the card is played
    When Colette plays Death Seeker
    Then Carrion Crows is in Alexis's ash heap
    And Sarah holds nothing

  @id:VTES-5065 @vtes.published.death-seeker.end-of-round-counts-for-round @checks:b @vtes.cancel.card-has-no-effect
  Scenario: A vampire that has played Death Seeker in a round cannot play another at its end
    Given Sarah's Colette is ready with 5 blood
    And Sarah holds Death Seeker, Death Seeker and Dead-End Alley
    And Alexis's Horace Radcliffe is ready with 3 blood
    And Alexis holds Taste of Vitae and Carrion Crows
    When Colette bleeds Alexis
    And Horace Radcliffe attempts to block
    And Horace Radcliffe plays Carrion Crows at basic
    And Colette plays Death Seeker
    And Colette strikes with hands
    And Horace Radcliffe strikes with hands
    And Colette plays Dead-End Alley
    And Horace Radcliffe plays Taste of Vitae
    Then Horace Radcliffe has 3 blood
    And it is round 2 of the combat
    And Sarah holds Death Seeker

  @id:VTES-5066 @vtes.published.change-of-target.effects-of-being-blocked-apply
  @vtes.action.resolve.ended-before-block-resolution-neither
  Scenario: A Rebel gains blood for blocking a titled vampire even if Change of Target ends the action
    Given Sarah's Belinde is ready
    And Alexis's Ryan is ready with 2 blood
    And Ryan bears Rebel
    And Sarah holds Change of Target
    When Belinde bleeds Alexis
    And Ryan attempts to block
    And Belinde plays Change of Target
    Then Ryan is ready with 3 blood and unlocked
    And there is no combat
    And Belinde is unlocked

  @id:VTES-5067 @vtes.published.change-of-target.nothing-played-afterwards
  @vtes.action.resolve.ended-before-block-resolution-neither @vtes.published.freak-drive.not-after-an-end
  Scenario: No more cards can be played in an action that Change of Target has ended
    Given Sarah's Brock Sterling is ready with 3 blood
    And Alexis's The Dowager is ready and locked
    And Sarah holds Change of Target and Freak Drive
    And Alexis holds Wake with Evening's Freshness and Cats' Guidance
    When Brock Sterling bleeds Alexis
    And The Dowager plays Wake with Evening's Freshness
    And The Dowager attempts to block
    And Brock Sterling plays Change of Target
    Then no action is under way
    And it is for Sarah to decide in the minion phase
    And Brock Sterling is ready with 3 blood and unlocked
    And The Dowager is locked
    And Sarah holds Freak Drive
    And Alexis holds Cats' Guidance

  @id:VTES-5083 @vtes.published.change-of-target.nothing-played-afterwards
  @vtes.action.resolve.ended-before-block-resolution-neither
  Scenario: A locked vampire cannot wake for an action that Change of Target has ended
    Given Sarah's Brock Sterling is ready with 3 blood
    And Alexis's Nassir is ready
    And Alexis's Ayelech is ready and locked
    And Sarah holds Change of Target
    And Alexis holds Eyes of Argus
    When Brock Sterling bleeds Alexis
    And Nassir attempts to block
    Then it is for Alexis to respond to the block attempt
    When Alexis passes
    And Brock Sterling plays Change of Target
    And nobody cancels the card
    Then no action is under way
    And it is for Sarah to decide in the minion phase
    And Ayelech is locked
    And Alexis holds Eyes of Argus

  @id:VTES-5068 @needs:torpor @vtes.published.change-of-target.leaving-torpor-no-diablerie
  @vtes.action.resolve.ended-before-block-resolution-neither
  Scenario: Change of Target saves a vampire leaving torpor from diablerie by its blocker
    Given Sarah's Sully is in torpor with 3 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target
    When Sully leaves torpor
    And Ayelech attempts to block
    And Sully plays Change of Target
    Then the action fails
    And it is for Sarah to decide in the minion phase
    And Sully is in torpor with 3 blood and unlocked
    And Ayelech is unlocked

  @id:VTES-5069 @needs:torpor @needs:diablerie @vtes.published.change-of-target.leaving-torpor-no-diablerie
  @vtes.leave-torpor.blocked-vampire-blocker-may-diablerise
  Scenario: A blocker may diablerise the vampire leaving torpor if Change of Target is not played
    Given Sarah's Sully is in torpor with 3 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target
    When Sully leaves torpor
    And Ayelech attempts to block
    And Sarah passes
    Then it is for Alexis to diablerise or decline
    When Alexis passes
    Then Sully is in torpor with 3 blood and locked
    And Ayelech is locked

  @id:VTES-5070 @vtes.published.change-of-target.between-block-and-its-resolution @checks:b
  @vtes.action.resolve.ended-before-block-resolution-neither
  Scenario: Change of Target cannot be played in an action that Mirror Walk has ended
    Given Sarah's Rosalina Cortez is ready
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    And Sarah holds Mirror Walk and Change of Target
    When Rosalina Cortez bleeds Alexis
    And Nassir attempts to block
    And Rosalina Cortez plays Mirror Walk at superior
    Then the action fails
    And Nassir is locked
    And Rosalina Cortez is locked
    And it is for Sarah to decide in the minion phase
    And Sarah holds Change of Target

  @id:VTES-5071 @vtes.published.daring-the-dawn.damage-once-resolution-is-reached @checks:a
  @vtes.action.course.effects-last-for-the-action
  Scenario: Daring the Dawn does its damage even if Change of Target ends the action
    Given Sarah's Brock Sterling is ready with 3 blood
    And Alexis's Underbridge Stray is ready
    And Underbridge Stray came into play at basic
    And Sarah holds Daring the Dawn and Change of Target
    When Brock Sterling bleeds Alexis
    And Brock Sterling plays Daring the Dawn at superior
    And Underbridge Stray attempts to block
    And Brock Sterling plays Change of Target
    Then there is no combat
    And Brock Sterling takes 1 aggravated damage
    And Brock Sterling is in torpor with 3 blood and unlocked

  @id:VTES-5072 @needs:bleed @vtes.published.daring-the-dawn.damage-once-resolution-is-reached @checks:b
  @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: Daring the Dawn does its damage even if the bleed's cost cannot be paid
    Given Sarah's Naomi Stewart is ready with 1 blood
    And Sarah holds Govern the Unaligned, Conditioning and Daring the Dawn
    When Naomi Stewart plays Govern the Unaligned at basic on Alexis
    And Naomi Stewart plays Conditioning at basic
    And Naomi Stewart plays Daring the Dawn at superior
    Then no pool changes
    And Naomi Stewart takes 1 aggravated damage
    And Naomi Stewart is in torpor with 0 blood

  @id:VTES-5073 @vtes.published.deep-song.lock-and-combat-together @checks:b
  @vtes.action.resolve.ended-before-block-resolution-neither
  Scenario: The target of Deep Song is neither locked nor in combat if Change of Target ends it
    Given Sarah's Horace Radcliffe is ready
    And Alexis's Nassir and Ayelech are ready
    And Sarah holds Deep Song and Change of Target
    When Horace Radcliffe plays Deep Song at superior on Nassir
    And Ayelech attempts to block
    And Horace Radcliffe plays Change of Target
    Then there is no combat
    And Nassir and Ayelech are unlocked
    And Horace Radcliffe is unlocked
    And Sarah's ash heap holds Change of Target and Deep Song
