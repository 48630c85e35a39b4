# Fifth edition rulebook, "Traits": Slave
Feature: Slaves of a clan
  Without a ready member of the clan they take no directed action. They may fight in place of a blocked member.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  Rule: Directed actions

    @id:VTES-1574 @needs:legacy @vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member
    Scenario: A slave without a ready member of its clan cannot bleed, but can hunt
      Given Sarah's Rusticus and Colette are ready with 2 blood
      And Sarah's Ryan is in torpor with 1 blood
      And Alexis's Nassir is in torpor with 1 blood
      Then Rusticus cannot bleed Alexis because vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member
      And Rusticus cannot diablerise Nassir because vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member
      And Rusticus may diablerise Ryan
      When Rusticus hunts
      Then Rusticus gains 1 blood

    @id:VTES-1575 @needs:legacy @vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member @checks:a,b
    @vtes.legacy.trait.slave.belongs-to-clan
    Scenario: A slave needs a ready member of its clan under the same control, which may be locked
      Given Sarah's Rusticus and Luma, Stone Beauty are ready
      And Sarah's Ayelech is in torpor with 1 blood
      And Alexis's Nassir is ready and locked
      Then Rusticus cannot bleed Alexis because vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member
      When Luma, Stone Beauty rescues Ayelech
      And Rusticus bleeds Alexis
      Then Alexis burns 1 pool

    @id:VTES-1576 @needs:legacy @vtes.legacy.trait.slave.belongs-to-clan @checks:a
    @vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member
    Scenario: Each slave needs a ready member of its own clan
      Given Sarah's Rusticus and Sheela Na Gig are ready
      And Sarah's Nassir is ready and locked
      Then Sheela Na Gig cannot bleed Alexis because vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member
      When Rusticus bleeds Alexis
      Then Alexis burns 1 pool

    @id:VTES-2743 @vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member @checks:a
    Scenario: A slave without its clan cannot take a directed action by a card or attack a marked minion
      Given Sarah's Saxum, Master of Slaves is ready with 3 blood
      And Alexis's Nassir is ready and locked
      And Nassir bears Haven Uncovered, played by Tom
      And Tom's Qawiyya el-Ghaduba is ready and locked
      And Qawiyya el-Ghaduba is marked for this turn
      And Sarah holds Enchant Kindred
      Then Saxum, Master of Slaves cannot play Enchant Kindred at basic on Alexis because vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member
      And Saxum, Master of Slaves cannot act through Haven Uncovered to enter combat because vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member
      And Saxum, Master of Slaves cannot attack the marked Qawiyya el-Ghaduba because vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member
      When Saxum, Master of Slaves hunts
      Then Saxum, Master of Slaves has 4 blood

  Rule: In place of a blocked member of the clan

    @id:VTES-1577 @vtes.legacy.trait.slave.substitute-in-combat-when-clan-member-blocked @checks:a
    Scenario: A slave locks and fights in place of a blocked vampire, which unlocks
      Given Sarah's Nassir and Rusticus are ready
      And Alexis's Colette is ready
      When Nassir bleeds Alexis
      And Colette attempts to block
      Then it is for Sarah to send a slave or fight
      And there is no combat
      When Rusticus fights in place of the acting minion
      Then combat begins between Rusticus and Colette
      And Rusticus is locked
      And Nassir is unlocked
      And Colette is locked
      And it is for Sarah to choose a strike
      When Rusticus strikes with hands
      And Colette strikes with hands
      Then the action fails
      And no pool changes

    @id:VTES-6405 @vtes.legacy.trait.slave.substitute-in-combat-when-clan-member-blocked @checks:e
    Scenario: A blocked vampire for which a slave fought may act again, but not bleed again
      Given Sarah's Nassir and Rusticus are ready
      And Alexis's Colette is ready
      When Nassir bleeds Alexis
      And Colette attempts to block
      And Rusticus fights in place of the acting minion
      And Rusticus strikes with hands
      And Colette strikes with hands
      Then Nassir cannot bleed Alexis because vtes.bleed.once-per-turn-per-minion
      And Nassir is ready with 4 blood and unlocked
      When Nassir hunts
      Then the action succeeds

    @id:VTES-1578 @needs:legacy @vtes.legacy.trait.slave.substitute-in-combat-when-clan-member-blocked @checks:b
    Scenario: A blocked vampire fights itself if no slave is sent
      Given Sarah's Nassir and Rusticus are ready
      And Alexis's Colette is ready
      When Nassir bleeds Alexis
      And Colette attempts to block
      And Sarah passes
      Then combat begins between Nassir and Colette
      And Rusticus is unlocked
      And Nassir is locked
      When Nassir strikes with hands
      And Colette strikes with hands
      Then the action fails

    @id:VTES-1579 @vtes.legacy.trait.slave.substitute-in-combat-when-clan-member-blocked @checks:c
    Scenario: A locked slave, or one of another clan or player, cannot fight for a blocked vampire
      Given Sarah's Nassir, Sheela Na Gig and Obsidian are ready
      And Sarah's Rusticus is ready and locked
      And Alexis's Colette is ready
      And Tom's Luma, Stone Beauty is ready
      When Nassir bleeds Alexis
      And Colette attempts to block
      Then combat begins between Nassir and Colette
      And Rusticus cannot fight in place of the acting minion because vtes.legacy.trait.slave.substitute-in-combat-when-clan-member-blocked
      When Nassir strikes with hands
      And Colette strikes with hands
      Then the action fails

    @id:VTES-1580 @vtes.legacy.trait.slave.belongs-to-clan @checks:a
    @vtes.legacy.trait.slave.substitute-in-combat-when-clan-member-blocked @checks:c
    Scenario: Of two slaves, only the one of the blocked vampire's clan can fight for it
      Given Sarah's Nassir, Sheela Na Gig and Rusticus are ready
      And Sarah's Luma, Stone Beauty is ready and locked
      And Sarah's Saxum, Master of Slaves is in torpor
      And Alexis's Colette is ready
      When Nassir bleeds Alexis
      And Colette attempts to block
      Then Sheela Na Gig cannot fight in place of the acting minion because vtes.legacy.trait.slave.belongs-to-clan
      And Luma, Stone Beauty cannot fight in place of the acting minion because vtes.legacy.trait.slave.substitute-in-combat-when-clan-member-blocked
      And Saxum, Master of Slaves cannot fight in place of the acting minion because vtes.legacy.trait.slave.substitute-in-combat-when-clan-member-blocked
      And Colette cannot fight in place of the acting minion because vtes.legacy.trait.slave.substitute-in-combat-when-clan-member-blocked
      When Rusticus fights in place of the acting minion
      Then combat begins between Rusticus and Colette
      When Rusticus strikes with hands
      And Colette strikes with hands
      Then Sheela Na Gig is unlocked

    @id:VTES-1581 @vtes.leave-torpor.blocked-no-combat @checks:a
    Scenario: A slave cannot fight in place of a blocked vampire if the block leads to no combat
      Given Sarah's Nassir is in torpor with 3 blood
      And Sarah's Rusticus is ready
      And Alexis's Colette is ready
      And Colette bears Raven Spy
      When Nassir leaves torpor
      And Colette attempts to block
      Then it is for Alexis to diablerise or decline
      When Alexis passes
      Then Rusticus is unlocked
      And Nassir is in torpor with 3 blood and locked

    @id:VTES-1582 @vtes.crypt.clan-may-limit-affected-vampires
    Scenario: A slave locks to add to the bleed of a vampire of the clan it serves
      Given Sarah's Sheela Na Gig, Nassir and Colette are ready
      And Nassir's clan is Tremere antitribu
      And Alexis's Meaghan is ready
      When Colette bleeds Alexis
      Then Sarah cannot use Sheela Na Gig because vtes.crypt.clan-may-limit-affected-vampires
      When Alexis declines to block
      And Nassir bleeds Alexis
      And Sarah uses Sheela Na Gig
      Then the bleed is for 2
      When Alexis declines to block
      Then Alexis burns 2 pool

    @id:VTES-3081 @needs:legacy @vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member @checks:c
    Scenario: A slave without its clan can call a referendum, equip and hunt, but not bleed
      Given Sarah's Rusticus and Saxum, Master of Slaves are ready with 2 blood
      And Sarah's Luma, Stone Beauty is ready with 2 blood
      And Sarah has 10 pool
      And Sarah holds Ancilla Empowerment and Sport Bike
      Then Rusticus cannot bleed Alexis because vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member
      When Rusticus plays Ancilla Empowerment
      And Sarah passes
      Then the referendum fails
      When Saxum, Master of Slaves equips with Sport Bike
      Then Saxum, Master of Slaves bears Sport Bike
      When Luma, Stone Beauty hunts
      Then Luma, Stone Beauty gains 1 blood

    @id:VTES-3082 @vtes.legacy.trait.slave.substitute-in-combat-when-clan-member-blocked @checks:d
    Scenario: A slave can fight for a blocked vampire of its clan, not for one of another clan
      Given Sarah's Colette, Nassir and Rusticus are ready
      And Alexis's Ryan and Belinde are ready
      When Colette bleeds Alexis
      And Ryan attempts to block
      Then combat begins between Colette and Ryan
      And Rusticus cannot fight in place of the acting minion because vtes.legacy.trait.slave.substitute-in-combat-when-clan-member-blocked
      When Colette strikes with hands
      And Ryan strikes with hands
      And Nassir bleeds Alexis
      And Belinde attempts to block
      Then it is for Sarah to send a slave or fight
      When Rusticus fights in place of the acting minion
      And Rusticus strikes with hands
      And Belinde strikes with hands
      Then Nassir is ready with 4 blood and unlocked
