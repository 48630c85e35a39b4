# Fifth edition rulebook, "Types of Actions": equip, employ retainer, recruit ally; "Minion Cards": ally cards
Feature: Cards for equipment, retainers and allies
  These are action cards that any ready minion can play. A recruited ally is a minion in its own right.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1388 @vtes.employ.who-any-ready-minion @checks:a @vtes.employ.no-limit-on-number
  @vtes.employ.retainer-cards-are-action-cards @checks:b
  Scenario: An ally can employ a retainer, and a vampire can employ several
    Given Sarah's Impundulu is ready
    And Sarah's Larissa Moreira is ready with 6 blood
    And Larissa Moreira bears Raven Spy and Raven Spy
    And Sarah holds J. S. Simmons, Esq. and Raven Spy
    When Impundulu employs J. S. Simmons, Esq.
    Then Impundulu bears J. S. Simmons, Esq.
    And Impundulu is locked
    And these events happen in order:
      | event            | action | minion    |
      | action-announced | employ | Impundulu |
    When Larissa Moreira employs Raven Spy at basic
    Then Larissa Moreira bears Raven Spy, Raven Spy#2 and Raven Spy#3

  @id:VTES-1389 @vtes.employ.retainer-cards-are-action-cards @checks:a @vtes.equip.equipment-cards-are-action-cards
  @vtes.action.limit.same-action-card-once-per-turn
  Scenario: A minion can play each retainer or equipment card once a turn by name
    Given Sarah's Madison and Naomi Stewart are ready
    And Sarah holds J. S. Simmons, Esq., J. S. Simmons, Esq., .44 Magnum, .44 Magnum, Freak Drive and Freak Drive
    When Madison employs J. S. Simmons, Esq.
    And Madison plays Freak Drive at basic
    And J. S. Simmons, Esq. is dealt 1 damage
    Then Madison is unlocked
    And Madison cannot employ J. S. Simmons, Esq. because vtes.action.limit.same-action-card-once-per-turn
    When Madison equips with .44 Magnum
    And Madison plays Freak Drive at basic
    Then Madison cannot equip with .44 Magnum because vtes.action.limit.same-action-card-once-per-turn
    When Naomi Stewart equips with .44 Magnum
    Then Naomi Stewart bears .44 Magnum
    And Madison bears .44 Magnum

  @id:VTES-1390 @vtes.recruit.who-any-ready-minion @checks:a
  Scenario: An ally can recruit an ally for its cost
    Given Sarah's Impundulu is ready
    And Sarah holds Rafastio Ghoul
    And Alexis's Nassir is ready
    When Impundulu recruits Rafastio Ghoul
    And Alexis declines to block
    Then Rafastio Ghoul is ready with 2 life and unlocked
    And Sarah burns 3 pool
    And Rafastio Ghoul cannot bleed Alexis because vtes.recruit.ally-cannot-act-this-turn

  @id:VTES-6001 @vtes.recruit.ally-becomes-independent-minion @checks:c
  Scenario: A recruited ally stays in play when the ally that recruited it is burned
    Given Sarah's Impundulu is ready
    And Sarah holds Rafastio Ghoul
    When Impundulu recruits Rafastio Ghoul
    Then Rafastio Ghoul is ready with 2 life and unlocked
    When Impundulu is dealt 1 damage
    Then Impundulu is in Sarah's ash heap
    And Sarah controls Rafastio Ghoul

  @id:VTES-6002 @vtes.recruit.ally-becomes-independent-minion @checks:a @vtes.ally.definition @checks:a
  Scenario: A recruited ally can act from its controller's next turn on, but cannot hunt
    Given Sarah's Impundulu is ready
    And Sarah holds Rafastio Ghoul
    And Alexis's Nassir is ready
    When Impundulu recruits Rafastio Ghoul
    And Alexis declines to block
    Then Rafastio Ghoul cannot bleed Alexis because vtes.recruit.ally-cannot-act-this-turn
    When everyone passes until Sarah's minion phase
    Then Rafastio Ghoul cannot hunt because vtes.hunt.who-any-ready-vampire
    When Rafastio Ghoul bleeds Alexis
    And Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-1391
  @vtes.recruit.ally-becomes-independent-minion @checks:a @vtes.ally.definition
  @vtes.recruit.burned-when-last-life-lost @checks:a
  Scenario: A recruited ally can block, and is burned instead of going to torpor
    Given Sarah's Impundulu is ready
    And Sarah holds Rafastio Ghoul
    And Tom's Wauneka is ready with 3 blood
    When Impundulu recruits Rafastio Ghoul
    And nobody blocks
    And everyone passes until Tom's minion phase
    And Wauneka bleeds Sarah
    And Rafastio Ghoul attempts to block
    Then combat begins between Wauneka and Rafastio Ghoul
    When Wauneka strikes with hands
    And Rafastio Ghoul strikes with hands
    Then Rafastio Ghoul is ready with 1 life
    And Wauneka has 2 blood
    When Rafastio Ghoul is dealt 1 aggravated damage
    Then Rafastio Ghoul is in Sarah's ash heap

  @id:VTES-2656 @vtes.recruit.ally-becomes-independent-minion @checks:b,c
  Scenario: A recruited ally stays in play when its recruiter is burned
    Given Sarah's Wauneka is ready with 1 blood
    And Sarah holds Rafastio Ghoul
    And Tom's Ryan is ready with 3 blood
    When Wauneka recruits Rafastio Ghoul
    Then these events happen in order:
      | event            | action  | minion  |
      | action-announced | recruit | Wauneka |
    When nobody blocks
    And Wauneka is dealt 1 damage and 2 aggravated damage
    Then Wauneka is in Sarah's ash heap
    And Sarah controls Rafastio Ghoul

  @id:VTES-6003 @vtes.recruit.ally-becomes-independent-minion @checks:a
  Scenario: A recruited ally can block before its controller's next turn and act in that turn
    Given Sarah's Wauneka is ready
    And Sarah holds Rafastio Ghoul
    And Tom's Ryan is ready with 3 blood
    When Wauneka recruits Rafastio Ghoul
    And nobody blocks
    And everyone passes until Tom's minion phase
    And Ryan bleeds Sarah
    And Rafastio Ghoul attempts to block
    Then Rafastio Ghoul blocks the action
    When Ryan strikes with hands
    And Rafastio Ghoul strikes with hands
    And everyone passes until Sarah's minion phase
    And Rafastio Ghoul bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-1392 @vtes.retainer-card.burned-at-zero-life @checks:a
  @vtes.combat.damage.ally-retainer-burned-at-zero-life @checks:a
  Scenario: A retainer is burned when it loses its last life, and not before
    Given Sarah's Larissa Moreira is ready
    And Larissa Moreira bears Raven Spy
    And Raven Spy has 2 life
    And Raven Spy came into play at superior
    When Raven Spy is dealt 1 damage
    Then Larissa Moreira bears Raven Spy
    And Raven Spy has 1 life
    When Raven Spy is dealt 1 damage
    Then Raven Spy is in Sarah's ash heap
    And Larissa Moreira bears nothing

  @id:VTES-1393 @vtes.minion-card.control.played-alone-belongs-to-player @checks:a
  Scenario: A minion card played alone stays with its player when the minion that played it is gone
    Given Sarah's Belinde is ready with 4 blood
    And Sarah holds Creeping Sabotage
    When Belinde plays Creeping Sabotage
    Then Sarah controls Creeping Sabotage
    When Belinde is dealt 6 aggravated damage
    Then Belinde is in Sarah's ash heap
    And Sarah controls Creeping Sabotage
