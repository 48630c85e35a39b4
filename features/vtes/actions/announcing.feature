# Fifth edition rulebook, "Summary of the Course of an Action": 1. Announce the action
Feature: Announcing an action
  Announcing an action locks the acting minion and fixes every detail. Nothing is paid yet.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0040 @example @vtes.action.announce.bleed-example @checks:a
  @vtes.action.announce.locks-acting-minion @checks:a
  @vtes.action.announce.all-details-defined
  Scenario: Belinde bleeds Alexis for 1
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    When Belinde bleeds Alexis
    Then Belinde is locked
    And Belinde's action is under way
    And the bleed is for 1
    And the action targets Alexis
    And the action is directed
    And the action's stealth is 0
    And the action costs nothing
    And no pool changes
    And it is for Alexis to block or decline

  @id:VTES-0041 @example @vtes.action.announce.bleed-example @checks:a @vtes.action.course.three-steps @checks:a
  @vtes.bleed.edge-to-acting-controller
  Scenario: Belinde's bleed succeeds when nobody blocks it
    Given Sarah's Belinde is ready with 4 blood
    And Alexis's Ayelech is ready
    When Belinde bleeds Alexis
    And Alexis declines to block
    Then the action succeeds
    And Alexis burns 1 pool
    And Sarah has the Edge
    And Belinde is ready with 4 blood and locked
    And no action is under way

  @id:VTES-0042 @example @vtes.action.announce.recruit-example @checks:a @vtes.recruit.cost-as-printed @checks:a
  @vtes.action.announce.locks-acting-minion
  Scenario: The Dowager announces recruiting Underbridge Stray at +1 stealth and does not pay yet
    Given Sarah's Belinde is ready
    And Sarah's The Dowager is ready with 4 blood
    And Alexis's Ayelech is ready
    And Sarah holds Underbridge Stray
    When Belinde bleeds Alexis
    And Alexis declines to block
    And The Dowager recruits Underbridge Stray at superior
    Then The Dowager is ready with 4 blood and locked
    And the action's stealth is 1
    And the action costs 1 blood
    And the action is undirected
    And the action has no target
    And Sarah holds nothing
    And Sarah's ash heap is empty
    And it is for Alexis to block or decline

  @id:VTES-0043 @example @vtes.action.announce.recruit-example @checks:a
  @vtes.recruit.success-puts-ally-in-ready-region @checks:a
  @vtes.recruit.life-from-bank @checks:a,b @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: The Dowager pays for Underbridge Stray when nobody blocks
    Given Sarah's The Dowager is ready with 4 blood
    And Alexis's Ayelech is ready
    And Sarah holds Underbridge Stray
    When The Dowager recruits Underbridge Stray at superior
    And nobody blocks
    Then the action succeeds
    And The Dowager burns 1 blood
    And Underbridge Stray is ready with 2 life
    And Sarah's ash heap is empty
    And no pool changes

  @id:VTES-2680 @vtes.action.announce.recruit-example @checks:a,b @vtes.minion-phase.one-action-at-a-time @example
  Scenario: The Dowager's recruitment waits for the end of Belinde's bleed, and costs nothing if blocked
    Given Sarah's Belinde is ready
    And Sarah's The Dowager is ready with 4 blood
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    And Sarah holds Underbridge Stray and Bonding
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    And The Dowager cannot recruit Underbridge Stray at superior because vtes.action-card.cannot-modify-another-action
    When Alexis declines to block
    And The Dowager recruits Underbridge Stray at superior
    And Nassir attempts to block
    Then The Dowager is ready with 4 blood and locked
    And Underbridge Stray is in Sarah's ash heap
    And Nassir is locked
    And Nassir blocks the action

  @id:VTES-0044 @vtes.recruit.life-from-bank @checks:a,b
  Scenario: Underbridge Stray recruited at basic has 1 life
    Given Sarah's The Dowager is ready with 4 blood
    And Sarah holds Underbridge Stray
    When The Dowager recruits Underbridge Stray at basic
    Then the action succeeds
    And The Dowager burns 1 blood
    And Underbridge Stray is ready with 1 life

  @id:VTES-0045 @vtes.minion-phase.one-action-at-a-time @checks:a
  @vtes.action-card.cannot-modify-another-action @checks:a
  Scenario: A minion cannot announce an action while another is under way
    Given Sarah's Belinde, Sully and The Dowager are ready
    And Alexis's Ayelech is ready
    And Sarah holds Underbridge Stray, Govern the Unaligned and Bonding
    When Sully bleeds Alexis
    Then it is for Sarah to respond before blocks
    And Belinde cannot hunt because vtes.minion-phase.one-action-at-a-time
    And Belinde cannot bleed Alexis because vtes.minion-phase.one-action-at-a-time
    And The Dowager cannot recruit Underbridge Stray at superior because vtes.action-card.cannot-modify-another-action
    And Sully cannot play Govern the Unaligned at basic on Alexis because vtes.action-card.cannot-modify-another-action
    When Sarah passes
    And Alexis declines to block
    And Sarah passes
    Then the action succeeds
    When Belinde bleeds Alexis
    Then Belinde's action is under way
    And it is for Alexis to block or decline

  @id:VTES-2676 @vtes.action.course.three-steps @checks:a
  Scenario: An action is announced, blocks are declined, and then it is resolved
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    Then Belinde's action is under way
    And it is for Alexis to block or decline
    And no pool changes
    When Alexis declines to block
    Then the action succeeds
    And Alexis burns 1 pool
    And no action is under way

  @id:VTES-4720 @vtes.action.course.three-steps @vtes.combat.starts-when-action-blocked
  Scenario: Once a block has succeeded, nobody else attempts to block
    Given Sarah's Belinde is ready
    And Alexis's Nassir and Ayelech are ready
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then Nassir blocks the action
    And it is for Sarah to choose a strike
    And Ayelech cannot attempt to block because vtes.action.course.three-steps

  @id:VTES-0046 @vtes.minion-phase.only-ready-unlocked-act @vtes.minion-phase.minions-may-act @checks:b
  Scenario: Only an unlocked minion of the active Methuselah can act
    Given Sarah's Belinde is ready and locked
    And Alexis's Ayelech is ready
    Then Belinde cannot hunt because vtes.minion-phase.only-ready-unlocked-act
    And Ayelech cannot hunt because vtes.minion-phase.minions-may-act
    And it is for Sarah to decide in the minion phase

  @id:VTES-4721 @vtes.minion-phase.others-ready-unlocked-minions-may-block
  @vtes.combat.choose.every-minion-chooses-a-strike
  Scenario: A minion cannot block without an action, or strike without a combat
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    Then Ayelech cannot attempt to block because vtes.minion-phase.others-ready-unlocked-minions-may-block
    And Ayelech cannot strike with hands because vtes.combat.choose.every-minion-chooses-a-strike
    And it is for Sarah to decide in the minion phase

  @id:VTES-0047 @needs:bleed
  @vtes.action.limit.same-action-card-once-per-turn @checks:a,b @vtes.minion-phase.unlocked-minion-may-act-again
  Scenario: A minion that unlocks cannot play the same action card again that turn, at either level
    Given Sarah's Chelsea Blake is ready with 5 blood
    And Sarah's Sully is uncontrolled
    And Sarah's Gelasia Fotiou is ready with 5 blood
    And Sarah holds Govern the Unaligned, Govern the Unaligned and Freak Drive
    When Chelsea Blake plays Govern the Unaligned at basic on Alexis
    And Chelsea Blake plays Freak Drive at basic
    Then Chelsea Blake is ready with 3 blood and unlocked
    And Chelsea Blake cannot play Govern the Unaligned at superior on Sully because vtes.action.limit.same-action-card-once-per-turn
    When Gelasia Fotiou plays Govern the Unaligned at superior on Sully
    Then Sully is uncontrolled with 3 blood

  @id:VTES-0048 @vtes.action.announce.as-announced-cards-first @checks:b
  Scenario: Effects used as an action is announced come before any attempt to block
    Given Sarah's Wauneka is ready with 2 blood
    And Sarah controls Creepshow Casino
    And Alexis's Nassir is ready
    When Wauneka hunts
    Then it is for Sarah to respond as the action is announced
    And Nassir cannot attempt to block because vtes.action.announce.as-announced-cards-first
    When Sarah uses Creepshow Casino
    Then Creepshow Casino is locked
    And the action's stealth is 2
    And it is for Alexis to block or decline

  @id:VTES-2745 @vtes.action.announce.as-announced-cards-first @checks:b
  Scenario: The acting Methuselah can use two effects as an action is announced, one after the other
    Given Sarah's Ryan is ready with 2 blood
    And Sarah controls Creepshow Casino and Warsaw Station
    And Alexis's Nassir is ready
    When Ryan hunts
    Then it is for Sarah to respond as the action is announced
    When Sarah uses Creepshow Casino
    Then it is for Sarah to respond as the action is announced
    When Sarah uses Warsaw Station to unlock the acting minion
    Then the action's stealth is 2
    And Creepshow Casino and Warsaw Station are locked
    When Alexis declines to block
    Then Ryan is ready with 3 blood and unlocked

  @id:VTES-0049 @vtes.action.announce.all-details-defined @vtes.action.announce.locks-acting-minion
  Scenario: A location that helps undirected actions cannot be used for a bleed
    Given Sarah's Wauneka is ready
    And Sarah controls Creepshow Casino
    And Alexis's Nassir is ready
    When Wauneka bleeds Alexis
    Then it is for Alexis to block or decline
    And Sarah cannot use Creepshow Casino because vtes.golden-rule.cards-override-rules

  @id:VTES-2679 @vtes.action.announce.locks-acting-minion @checks:a,b
  Scenario: The acting minion locks before anyone can block, and stays locked whether blocked or not
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    Then Belinde is locked
    And it is for Alexis to block or decline
    When Nassir attempts to block
    And Belinde strikes with hands
    And Nassir strikes with hands
    Then Belinde is locked
    When Wauneka bleeds Alexis
    Then the action succeeds
    And Wauneka is locked

  @id:VTES-2100 @vtes.minion-phase.only-ready-unlocked-act @checks:a @vtes.leave-torpor.who-vampire-in-torpor @checks:a
  Scenario: An unlocked vampire in torpor can leave it, but a locked or uncontrolled vampire cannot act
    Given Sarah's Belinde is uncontrolled with 6 blood
    And Sarah's Sully is in torpor with 3 blood and locked
    And Sarah's Nassir is in torpor with 3 blood
    And Sarah's Ryan is ready and locked
    Then Belinde cannot bleed Alexis because vtes.minion-phase.only-ready-unlocked-act
    And Belinde cannot hunt because vtes.minion-phase.only-ready-unlocked-act
    And Sully cannot leave torpor because vtes.minion-phase.only-ready-unlocked-act
    And Ryan cannot bleed Alexis because vtes.minion-phase.only-ready-unlocked-act
    When Nassir leaves torpor
    Then Nassir is ready with 1 blood and locked

  @id:VTES-2101 @vtes.minion-phase.minions-may-act @checks:a,b
  Scenario: A Methuselah need not act with her minions, and no minion acts after the minion phase
    Given Sarah's Belinde, Sully and Wauneka are ready
    When Wauneka hunts
    And Sarah ends the minion phase
    Then it is for Sarah to decide in the influence phase
    And Belinde and Sully are unlocked
    And Belinde cannot bleed Alexis because vtes.minion-phase.minions-may-act
    And Sully cannot hunt because vtes.minion-phase.minions-may-act

  @id:VTES-2102 @vtes.minion-phase.one-action-at-a-time @checks:a,b
  Scenario: A blocked action ends with its combat, and the next action waits until then
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Nassir is ready
    When Wauneka bleeds Alexis
    And Nassir attempts to block
    Then combat begins between Wauneka and Nassir
    And Belinde cannot bleed Alexis because vtes.minion-phase.one-action-at-a-time
    When Wauneka strikes with hands
    And Nassir strikes with hands
    Then the combat is over
    When Belinde bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-4411 @vtes.minion-phase.one-action-at-a-time
  Scenario: An action from a card in play cannot begin while another action is under way
    Given it is Sarah's minion phase
    And Sarah's Belinde and Colin Flynn are ready
    And Colin Flynn bears Clan Impersonation
    And Alexis's Nassir is ready
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    And Colin Flynn cannot act through Clan Impersonation to burn it because vtes.minion-phase.one-action-at-a-time
