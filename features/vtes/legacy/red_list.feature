# Fifth edition rulebook, "Traits": Red List, marking and hunting down
Feature: Marking a Red List minion
  A master phase action marks it for the turn. Each vampire of the player who marked it may then enter combat with it once.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And Tom's Qawiyya el-Ghaduba is ready

  @id:VTES-1532 @vtes.legacy.trait.red-list.mark-with-master-phase-action @checks:a,b,c
  @vtes.master-phase.red-list-marking
  Scenario: Marking a Red List minion takes a master phase action
    Given it is Sarah's master phase
    And Sarah holds Blood Doll
    And Sarah's Sully is ready
    And Alexis's Underbridge Stray is ready
    And Underbridge Stray's only trait is Red List
    Then Sarah cannot mark Sully because vtes.legacy.trait.red-list.mark-with-master-phase-action
    When Sarah marks Qawiyya el-Ghaduba
    Then Qawiyya el-Ghaduba is marked
    And Sarah has 0 master phase actions left
    And Sarah cannot mark Underbridge Stray because vtes.legacy.trait.red-list.mark-with-master-phase-action
    And Sarah cannot play Blood Doll on Sully because vtes.master.one-master-phase-action-at-start

  @id:VTES-2638 @vtes.master-phase.red-list-marking @checks:a
  Scenario: A mark takes the only master phase action and is gone in the next turn
    Given it is Sarah's master phase
    When Sarah marks Qawiyya el-Ghaduba
    Then Qawiyya el-Ghaduba is marked
    And Sarah has 0 master phase actions left
    When everyone passes until Alexis's master phase
    Then Qawiyya el-Ghaduba is not marked
    And Alexis has 1 master phase action left

  @id:VTES-1533 @vtes.legacy.trait.red-list.mark-with-master-phase-action @vtes.master-phase.red-list-marking
  Scenario: A trifle allows a second mark, which may be on an ally or on one's own minion
    Given it is Sarah's master phase
    And Sarah holds Life in the City
    And Sarah's Underbridge Stray and Sully are ready
    And Underbridge Stray's only trait is Red List
    When Sarah plays Life in the City on Sully
    And Sarah marks Underbridge Stray
    Then Underbridge Stray is marked
    When Sarah ends the master phase
    Then Sully cannot attack the marked Underbridge Stray because vtes.combat.not-between-own-minions
    And Qawiyya el-Ghaduba is not marked

  @id:VTES-1534 @vtes.legacy.trait.red-list.mark-with-master-phase-action
  Scenario: A player can mark only in their own master phase
    Given it is Sarah's master phase
    Then Alexis cannot mark Qawiyya el-Ghaduba because vtes.legacy.trait.red-list.mark-with-master-phase-action
    When Sarah ends the master phase
    Then Sarah cannot mark Qawiyya el-Ghaduba because vtes.legacy.trait.red-list.mark-with-master-phase-action
    And Qawiyya el-Ghaduba is not marked

  @id:VTES-1535 @vtes.legacy.trait.red-list.enter-combat-action-who @checks:c
  @vtes.legacy.trait.red-list.enter-combat-action-parameters @checks:a,b
  Scenario: Any ready vampire of the player who marked a Red List minion may attack it for 1 blood
    Given it is Sarah's master phase
    And Sarah's Sully is ready with 3 blood
    And Alexis's Ayelech is ready
    And Tom's Nassir is ready
    When Sarah marks Qawiyya el-Ghaduba
    And Sarah ends the master phase
    And Sully attacks the marked Qawiyya el-Ghaduba
    Then the action is directed
    And the action's stealth is 1
    And the action costs 1 blood
    And Ayelech cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Tom declines to block
    Then combat begins between Sully and Qawiyya el-Ghaduba
    And Sully has 2 blood
    And it is for Sarah to choose a strike
    When Sully strikes with hands
    And Qawiyya el-Ghaduba strikes with hands
    Then the action succeeds
    And Sully is in torpor with 0 blood
    And Qawiyya el-Ghaduba burns 1 blood

  @id:VTES-1536 @vtes.legacy.trait.red-list.enter-combat-action-parameters @checks:a,b
  Scenario: One intercept blocks an attack on a marked minion, which then costs nothing
    Given it is Sarah's minion phase
    And Qawiyya el-Ghaduba is marked for this turn
    And Sarah's Sully is ready with 3 blood
    And Tom's Nassir is ready
    And Nassir bears Sport Bike
    When Sully attacks the marked Qawiyya el-Ghaduba
    And Nassir attempts to block
    Then combat begins between Sully and Nassir
    When Sully strikes with hands
    And Nassir strikes with hands
    Then the action fails
    And Sully is ready with 2 blood and locked
    And Qawiyya el-Ghaduba is ready with 9 blood

  @id:VTES-1537 @vtes.legacy.trait.red-list.enter-combat-action-parameters @checks:a
  Scenario: A block of an attack on a marked minion fails without intercept
    Given it is Sarah's minion phase
    And Qawiyya el-Ghaduba is marked for this turn
    And Sarah's Sully is ready with 3 blood
    And Tom's Nassir is ready
    When Sully attacks the marked Qawiyya el-Ghaduba
    And Nassir attempts to block
    Then Nassir fails to block the action
    When Tom declines to block
    Then combat begins between Sully and Qawiyya el-Ghaduba
    When Sully strikes with hands
    And Qawiyya el-Ghaduba strikes with hands
    Then the action succeeds

  @id:VTES-1538 @vtes.legacy.trait.red-list.enter-combat-action-who @checks:a
  Scenario: Allies, locked vampires and vampires in torpor cannot attack a marked minion
    Given it is Sarah's minion phase
    And Qawiyya el-Ghaduba is marked for this turn
    And Sarah's Underbridge Stray and Colette are ready
    And Sarah's Sully is ready and locked
    And Sarah's Ryan is in torpor
    Then Underbridge Stray cannot attack the marked Qawiyya el-Ghaduba because vtes.legacy.trait.red-list.enter-combat-action-who
    And Sully cannot attack the marked Qawiyya el-Ghaduba because vtes.minion-phase.only-ready-unlocked-act
    And Ryan cannot attack the marked Qawiyya el-Ghaduba because vtes.torpor.only-leave-torpor-action
    And Colette may attack the marked Qawiyya el-Ghaduba

  @id:VTES-1545 @vtes.mandatory.no-other-action-for-that-minion
  Scenario: A vampire without blood must hunt instead of attacking a marked minion
    Given it is Sarah's minion phase
    And Qawiyya el-Ghaduba is marked for this turn
    And Sarah's Sully is ready with 0 blood
    Then Sully cannot attack the marked Qawiyya el-Ghaduba because vtes.mandatory.no-other-action-for-that-minion
    When Sully hunts
    Then Sully has 1 blood

  @id:VTES-1539 @vtes.legacy.trait.red-list.mark-lasts-current-turn @checks:a,b
  Scenario: A minion without a mark this turn cannot be attacked
    Given it is Sarah's master phase
    And Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Alexis's Underbridge Stray is ready
    And Underbridge Stray's only trait is Red List
    When Sarah marks Qawiyya el-Ghaduba
    And Sarah ends the master phase
    Then Sully cannot attack the marked Underbridge Stray because vtes.legacy.trait.red-list.mark-lasts-current-turn
    And Sully may attack the marked Qawiyya el-Ghaduba
    When everyone passes until Alexis's minion phase
    Then Qawiyya el-Ghaduba is not marked
    And Ayelech cannot attack the marked Qawiyya el-Ghaduba because vtes.legacy.trait.red-list.mark-lasts-current-turn
    When everyone passes until Sarah's minion phase
    Then Sully cannot attack the marked Qawiyya el-Ghaduba because vtes.legacy.trait.red-list.mark-lasts-current-turn

  @id:VTES-1540 @vtes.legacy.trait.red-list.enter-combat-once-per-vampire-per-turn @checks:a,b
  Scenario: A vampire that unlocks cannot attack a marked minion again, another vampire can
    Given it is Sarah's minion phase
    And Qawiyya el-Ghaduba is marked for this turn
    And Sarah's Obsidian and Kyrylo are ready
    And Sarah holds As the Crow
    When Obsidian attacks the marked Qawiyya el-Ghaduba
    And Tom declines to block
    And Obsidian strikes with hands
    And Qawiyya el-Ghaduba strikes with hands
    And Obsidian plays As the Crow
    Then Obsidian is ready with 1 blood and unlocked
    And Obsidian cannot attack the marked Qawiyya el-Ghaduba because vtes.legacy.trait.red-list.enter-combat-once-per-vampire-per-turn
    And Kyrylo may attack the marked Qawiyya el-Ghaduba
    When Obsidian bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-1541 @vtes.legacy.trait.red-list.enter-combat-once-per-vampire-per-turn @checks:c
  Scenario: A vampire whose attack on a marked minion was blocked cannot try again this turn
    Given it is Sarah's minion phase
    And Qawiyya el-Ghaduba is marked for this turn
    And Sarah's Brock Sterling is ready
    And Tom's Nassir is ready
    And Nassir bears Sport Bike
    And Sarah holds Freak Drive
    When Brock Sterling attacks the marked Qawiyya el-Ghaduba
    And Nassir attempts to block
    And Brock Sterling strikes with hands
    And Nassir strikes with hands
    And Brock Sterling plays Freak Drive at superior
    Then Brock Sterling is unlocked
    And Brock Sterling cannot attack the marked Qawiyya el-Ghaduba because vtes.legacy.trait.red-list.enter-combat-once-per-vampire-per-turn

  @id:VTES-4903 @vtes.legacy.trait.red-list.enter-combat-once-per-vampire-per-turn
  Scenario: A vampire that has attacked one marked minion does not attack another in that turn
    Given it is Sarah's minion phase
    And Ines's Colette is ready
    And Colette's only trait is Red List
    And Qawiyya el-Ghaduba and Colette are marked for this turn
    And Sarah's Obsidian is ready
    And Sarah holds As the Crow
    When Obsidian attacks the marked Qawiyya el-Ghaduba
    And Tom declines to block
    And Obsidian strikes with hands
    And Qawiyya el-Ghaduba strikes with hands
    And Obsidian plays As the Crow
    Then Obsidian is unlocked
    And Obsidian cannot attack the marked Colette because vtes.legacy.trait.red-list.enter-combat-once-per-vampire-per-turn

  @id:VTES-4904 @vtes.legacy.trait.red-list.enter-combat-once-per-vampire-per-turn
  Scenario: A blocked hunter attacks no other marked minion this turn, another vampire can
    Given it is Sarah's minion phase
    And Ines's Colette is ready
    And Colette's only trait is Red List
    And Qawiyya el-Ghaduba and Colette are marked for this turn
    And Sarah's Brock Sterling and Obsidian are ready
    And Tom's Nassir is ready
    And Nassir bears Sport Bike
    And Sarah holds Freak Drive
    When Brock Sterling attacks the marked Qawiyya el-Ghaduba
    And Nassir attempts to block
    And Brock Sterling strikes with hands
    And Nassir strikes with hands
    And Brock Sterling plays Freak Drive at superior
    Then Brock Sterling is unlocked
    And Brock Sterling cannot attack the marked Colette because vtes.legacy.trait.red-list.enter-combat-once-per-vampire-per-turn
    When Obsidian attacks the marked Colette
    And Ines declines to block
    Then combat begins between Obsidian and Colette

  @id:VTES-4868 @vtes.legacy.trait.red-list.mark-lasts-current-turn
  Scenario: A marked minion that one vampire has attacked is attacked by another in the same turn
    Given it is Sarah's minion phase
    And Qawiyya el-Ghaduba is marked for this turn
    And Sarah's Obsidian and Kyrylo are ready
    When Obsidian attacks the marked Qawiyya el-Ghaduba
    And Tom declines to block
    And Obsidian strikes with hands
    And Qawiyya el-Ghaduba strikes with hands
    Then Qawiyya el-Ghaduba is marked
    When Kyrylo attacks the marked Qawiyya el-Ghaduba
    And Tom declines to block
    And Kyrylo strikes with hands
    And Qawiyya el-Ghaduba strikes with hands
    Then the combat is over
    When everyone passes until Alexis's unlock phase
    Then Qawiyya el-Ghaduba is not marked

  @id:VTES-1542
  @vtes.legacy.trait.general.definition @vtes.legacy.trait.red-list.mark-with-master-phase-action
  Scenario: A titled vampire removes a minion from the Red List, and the mark is gone
    Given it is Sarah's minion phase
    And Sarah's Belinde, Sully and Underbridge Stray are ready
    And Underbridge Stray's only trait is Red List
    And Sarah holds Priority Shift
    Then Sully cannot play Priority Shift on Underbridge Stray because vtes.card.req.text-requirements-count
    And Belinde cannot play Priority Shift on Sully because vtes.legacy.trait.general.definition
    When Belinde plays Priority Shift on Underbridge Stray
    Then Underbridge Stray does not have the trait Red List
    When everyone passes until Alexis's master phase
    Then Alexis cannot mark Underbridge Stray because vtes.legacy.trait.red-list.mark-with-master-phase-action
    And Alexis may mark Qawiyya el-Ghaduba

  @id:VTES-1543 @vtes.combat.only-ready-minions @checks:a @vtes.legacy.trait.red-list.mark-with-master-phase-action
  Scenario: A marked vampire in torpor cannot be attacked
    Given it is Sarah's master phase
    And Sarah's Sully is ready
    And Ines's Colette is in torpor
    And Colette's only trait is Red List
    When Sarah marks Colette
    And Sarah ends the master phase
    Then Sully cannot attack the marked Colette because vtes.combat.only-ready-minions

  @id:VTES-1544 @vtes.minion-phase.unlocked-minion-may-act-again
  Scenario: Qawiyya el-Ghaduba burns 2 blood to unlock once in her own minion phase
    Given it is Tom's minion phase
    And Qawiyya el-Ghaduba has 2 blood
    And Qawiyya el-Ghaduba is locked
    When Tom uses Qawiyya el-Ghaduba
    Then Qawiyya el-Ghaduba is ready with 0 blood and unlocked
    When Qawiyya el-Ghaduba hunts
    Then Qawiyya el-Ghaduba has 1 blood
    And Tom cannot use Qawiyya el-Ghaduba because vtes.wording.during-x-do-y-once-per-x

  @id:VTES-3075 @vtes.legacy.trait.red-list.mark-with-master-phase-action @checks:a,d
  Scenario: Two master phase actions mark two Red List minions
    Given it is Sarah's master phase
    And Sarah controls The Parthenon
    And Sarah holds Blood Doll
    And Sarah's Sully is ready
    And Alexis's Underbridge Stray is ready
    And Underbridge Stray's only trait is Red List
    When Sarah uses The Parthenon
    And Sarah marks Qawiyya el-Ghaduba
    Then Sarah has 1 master phase action left
    When Sarah marks Underbridge Stray
    Then Qawiyya el-Ghaduba and Underbridge Stray are marked
    And Sarah has 0 master phase actions left
    And Sarah cannot play Blood Doll on Sully because vtes.master.one-master-phase-action-at-start

  @id:VTES-3076 @vtes.legacy.trait.red-list.enter-combat-action-who @checks:b
  @vtes.legacy.trait.red-list.enter-combat-action-parameters @checks:c
  Scenario: An unmarked Red List minion cannot be attacked, and a vampire without blood cannot attack
    Given it is Sarah's minion phase
    And Qawiyya el-Ghaduba is marked for this turn
    And Sarah's Sully and Colette are ready
    And Sarah's Ryan is ready with 0 blood
    And Alexis's Underbridge Stray is ready
    And Underbridge Stray's only trait is Red List
    Then Ryan cannot attack the marked Qawiyya el-Ghaduba because vtes.mandatory.no-other-action-for-that-minion
    When Ryan hunts
    And Alexis declines to block
    Then Sully cannot attack the marked Underbridge Stray because vtes.legacy.trait.red-list.mark-lasts-current-turn
    When Sully attacks the marked Qawiyya el-Ghaduba
    And Tom declines to block
    And Sully strikes with hands
    And Qawiyya el-Ghaduba strikes with hands
    Then the action succeeds

  @id:VTES-3131 @vtes.legacy.trait.red-list.mark-with-master-phase-action @checks:b
  Scenario: A Red List vampire in torpor can be marked; one uncontrolled or already marked cannot
    Given it is Sarah's master phase
    And Sarah controls The Parthenon
    And Alexis's Colette is uncontrolled with 3 blood
    And Colette's only trait is Red List
    And Alexis's Nassir is in torpor
    And Nassir's only trait is Red List
    When Sarah uses The Parthenon
    And Sarah marks Qawiyya el-Ghaduba
    Then these events happen in order:
      | event  | card             |
      | marked | Qawiyya el-Ghaduba |
    And Sarah cannot mark Colette because vtes.legacy.trait.red-list.mark-with-master-phase-action
    And Sarah cannot mark Qawiyya el-Ghaduba because vtes.legacy.trait.red-list.mark-with-master-phase-action
    When Sarah marks Nassir
    Then Nassir is marked

  @id:VTES-3132 @vtes.legacy.trait.red-list.enter-combat-action-who
  Scenario: A marked minion that goes to torpor before the action resolves does not fight
    Given it is Sarah's minion phase
    And Qawiyya el-Ghaduba is marked for this turn
    And Sarah's Sully is ready with 3 blood
    And Tom's Nassir is ready
    When Sully attacks the marked Qawiyya el-Ghaduba
    Then it is for Tom to block or decline
    When Qawiyya el-Ghaduba is dealt 1 aggravated damage
    Then Qawiyya el-Ghaduba is in torpor with 9 blood
    When everyone passes
    Then there is no combat
    And Sully has 3 blood
    And it is for Sarah to decide in the minion phase

  @id:VTES-3137 @vtes.legacy.trait.red-list.enter-combat-action-parameters @checks:b
  Scenario: A hunter that goes to torpor before its action resolves neither fights nor pays
    Given it is Sarah's minion phase
    And Qawiyya el-Ghaduba is marked for this turn
    And Sarah's Sully is ready with 3 blood
    And Tom's Nassir is ready
    When Sully attacks the marked Qawiyya el-Ghaduba
    Then it is for Tom to block or decline
    When Sully is dealt 1 aggravated damage
    Then Sully is in torpor with 3 blood
    When everyone passes
    Then there is no combat
    And Sully is in torpor with 3 blood
    And it is for Sarah to decide in the minion phase
