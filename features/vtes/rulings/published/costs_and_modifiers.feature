# Published rulings: Eccentric Billionaire, Faceless Night, Foreshadowing Destruction, Freak Drive, The Line
Feature: Published rulings on costs and action modifiers
  How a cost can be reduced, and how a modifier affects an action whose target or outcome changes.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-5150 @vtes.published.eccentric-billionaire.when-announced-or-paid @checks:b
  @vtes.card.cost.optional-reducer-on-resolution
  Scenario: An Eccentric Billionaire not used at the announcement can be used when the cost is paid
    Given Sarah's Nassir and Eccentric Billionaire are ready
    And Alexis's Ayelech is ready
    And Sarah holds .44 Magnum
    When Nassir equips with .44 Magnum
    And Sarah passes
    Then it is for Alexis to block or decline
    And Eccentric Billionaire is unlocked
    When Alexis declines to block
    Then it is for Sarah to reduce the cost or decline
    When Sarah uses Eccentric Billionaire
    Then Sarah burns 1 pool
    And Eccentric Billionaire is locked
    And Nassir bears .44 Magnum

  @id:VTES-5151 @vtes.published.faceless-night.failed-blocker-reacts-until-resolution @checks:b
  @vtes.action.block.target-change-reopens
  Scenario: A minion that failed under Faceless Night can block again when the bleed comes back
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready with 7 blood
    And Tom's Andi Liu is ready
    And Sarah holds Faceless Night
    And Alexis holds Deflection
    And Tom holds Deflection
    When Belinde bleeds Alexis
    And Ayelech attempts to block
    And Belinde plays Faceless Night at superior
    Then Ayelech fails to block the action
    When Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    And Tom declines to block
    And Andi Liu plays Deflection at superior on Alexis
    Then it is for Alexis to block or decline
    And Ayelech is unlocked
    When Ayelech attempts to block
    Then Ayelech fails to block the action
    And Ayelech is unlocked
    When Alexis declines to block
    Then Alexis burns 1 pool
    And Ayelech is locked

  @id:VTES-5152 @vtes.published.faceless-night.failed-blocker-reacts-until-resolution @checks:c
  @vtes.glossary.wake.unlocking-reaction-is-no-wake
  Scenario: Guard Dogs unlocks a vampire that failed under Faceless Night, which then locks again
    Given Sarah's Belinde is ready
    And Alexis's Horace Radcliffe is ready and locked
    And Sarah holds Faceless Night
    And Alexis holds Wake with Evening's Freshness and Guard Dogs
    When Belinde bleeds Alexis
    And Horace Radcliffe plays Wake with Evening's Freshness
    And Horace Radcliffe attempts to block
    And Belinde plays Faceless Night at superior
    And Alexis passes
    Then Horace Radcliffe fails to block the action
    When Horace Radcliffe plays Guard Dogs at basic
    Then Horace Radcliffe is unlocked
    When Alexis declines to block
    Then Alexis burns 1 pool
    And Horace Radcliffe is locked

  @id:VTES-5153 @vtes.published.foreshadowing-destruction.lost-bonus-leaves-room
  @vtes.bleed.only-one-increasing-modifier
  Scenario: A bleed that loses Foreshadowing Destruction to Deflection can be increased again
    Given Alexis has 9 pool
    And Tom has 10 pool
    And Sarah's Gelasia Fotiou is ready
    And Alexis's Ayelech is ready
    And Tom's Nassir is ready
    And Sarah holds Foreshadowing Destruction and Conditioning
    And Alexis holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Foreshadowing Destruction at superior
    Then the bleed is for 4
    And Gelasia Fotiou cannot play Conditioning at basic because vtes.bleed.only-one-increasing-modifier
    When Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then the bleed is for 1
    When Gelasia Fotiou plays Conditioning at basic
    Then the bleed is for 3
    When Tom declines to block
    Then Tom burns 3 pool

  @id:VTES-5154 @vtes.published.freak-drive.superior-needs-a-block @checks:b
  @vtes.golden-rule.cards-override-rules
  Scenario: Freak Drive at superior cannot be played after an action that found no target
    Given Sarah's Brock Sterling is ready with 3 blood
    And Brock Sterling bears Dominate
    And Alexis's Ryan is in torpor with 2 blood
    And Alexis controls Warsaw Station
    And Sarah holds Graverobbing and Freak Drive
    When Brock Sterling plays Graverobbing at basic on Ryan
    And Alexis uses Warsaw Station on Ryan to make a vampire ready
    And Alexis declines to block
    Then it is for Sarah to respond after the action
    And Alexis controls Ryan
    And Brock Sterling cannot play Freak Drive at superior because vtes.golden-rule.cards-override-rules
    And Brock Sterling is locked

  @id:VTES-5155 @vtes.published.line.blood-of-any-action-card @checks:a
  @vtes.card.cost.optional-reducer-when-played
  Scenario Outline: The Line saves 1 of the <cost> blood that <actor> pays to <act>
    Given Sarah's <actor> is ready with 4 blood
    And Sarah controls The Line
    And Sarah holds <card>
    When <actor> <acts>
    And Sarah uses The Line
    Then The Line is locked
    And <actor> has <left> blood
    And no pool changes

    Examples:
      | actor           | card               | act                | acts                                | cost | left |
      | Larissa Moreira | Raven Spy          | employ a retainer  | employs Raven Spy at superior       | 1    | 4    |
      | Larissa Moreira | Underbridge Stray  | recruit an ally    | recruits Underbridge Stray at basic | 1    | 4    |
      | Malachi         | Reckless Agitation | call a referendum  | plays Reckless Agitation            | 2    | 3    |

  @id:VTES-5156 @vtes.published.line.blood-of-any-action-card @checks:b
  @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: The Line does not reduce the pool cost of equipment
    Given Sarah's Nassir is ready
    And Alexis's Ayelech is ready
    And Sarah controls The Line
    And Sarah holds .44 Magnum
    When Nassir equips with .44 Magnum
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then Sarah burns 2 pool
    And Nassir bears .44 Magnum
    And The Line is unlocked

  @id:VTES-5157 @needs:equip @vtes.published.line.not-for-allies @vtes.ally.as-vampire.life-stands-for-blood
  Scenario: The Line does not reduce what an ally pays for an action card played as a vampire
    Given Sarah's Rafastio Ghoul is ready with 2 life
    And Alexis's Ayelech is ready
    And Sarah controls The Line
    And Sarah's library holds Sport Bike
    And Sarah holds Magic of the Smith
    When Rafastio Ghoul plays Magic of the Smith at basic
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then Rafastio Ghoul has 1 life
    And The Line is unlocked
