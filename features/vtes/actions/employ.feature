# Fifth edition rulebook, "Types of Actions": employ retainer
Feature: Employ a retainer
  The retainer is attached to the acting minion, takes its life from the bank, and stays with that minion.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0075 @vtes.employ.success-puts-card-on-acting-minion @checks:a @vtes.employ.cost-as-printed @checks:a
  @vtes.employ.life-from-bank @checks:a
  Scenario: A retainer's cost is paid when the action succeeds
    Given Sarah's Belinde is ready with 4 blood
    And Alexis's Nassir is ready
    And Sarah holds Raven Spy
    When Belinde employs Raven Spy at basic
    Then the action's stealth is 1
    And the action is undirected
    And the action has no target
    And the action costs 1 blood
    And Belinde has 4 blood
    When Alexis declines to block
    Then Belinde burns 1 blood
    And Belinde bears Raven Spy
    And Raven Spy has 1 life

  @id:VTES-0076 @vtes.employ.life-from-bank @checks:b
  @vtes.published.retainer-level.set-when-employed
  Scenario: A retainer employed at superior has the life of that level
    Given Sarah's The Dowager is ready
    And Sarah holds Raven Spy
    When The Dowager employs Raven Spy at superior
    Then The Dowager bears Raven Spy
    And Raven Spy has 2 life

  @id:VTES-0077 @vtes.employ.not-transferable @checks:a
  Scenario: A minion cannot take over another minion's retainer
    Given Sarah's Belinde and Wauneka are ready
    And Belinde bears Raven Spy and Sport Bike
    And Raven Spy came into play at basic
    Then Wauneka cannot take Raven Spy from Belinde because vtes.employ.not-transferable
    And Wauneka cannot take Raven Spy and Sport Bike from Belinde because vtes.employ.not-transferable
    When Wauneka takes Sport Bike from Belinde
    Then Wauneka bears Sport Bike
    And Belinde bears Raven Spy

  @id:VTES-2652 @vtes.employ.no-limit-on-number @checks:a
  Scenario: A minion can employ any number of retainers
    Given Sarah's Larissa Moreira is ready with 6 blood
    And Larissa Moreira bears Raven Spy
    And Sarah holds Raven Spy and Murder of Crows
    When Larissa Moreira employs Raven Spy at basic
    Then Larissa Moreira bears Raven Spy and Raven Spy#2
    When everyone passes until Sarah's minion phase
    And Larissa Moreira employs Murder of Crows at basic
    Then Larissa Moreira bears Raven Spy, Raven Spy#2 and Murder of Crows

  @id:VTES-2770 @vtes.employ.success-puts-card-on-acting-minion @checks:a
  Scenario: An employed retainer is on its minion and not in the ash heap
    Given Sarah's Horace Radcliffe is ready
    And Sarah holds Raven Spy
    When Horace Radcliffe employs Raven Spy at basic
    Then Horace Radcliffe bears Raven Spy
    And Sarah's ash heap is empty
    And Sarah holds nothing

  @id:VTES-2112 @vtes.employ.cost-as-printed @checks:a @vtes.action.resolve.blocked-burns-action-card
  Scenario: A blocked retainer is burned and its cost is not paid
    Given Sarah's Belinde is ready with 4 blood
    And Sarah holds Raven Spy
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    When Belinde employs Raven Spy at basic
    And Nassir attempts to block
    Then Nassir blocks the action
    And Belinde has 4 blood
    And Belinde bears nothing
    And Raven Spy is in Sarah's ash heap

  @id:VTES-2604 @vtes.employ.undirected-no-target @checks:a
  Scenario: The prey may block an action to employ a retainer first, then the predator
    Given Sarah's Horace Radcliffe is ready
    And Sarah holds Raven Spy
    And Alexis's Wauneka, Tom's Nassir, Rui's Ryan and Ines's Colette are ready
    And Colette bears Sport Bike
    When Horace Radcliffe employs Raven Spy at basic
    Then the action is undirected
    And the action has no target
    And it is for Alexis to block or decline
    And Colette cannot attempt to block because vtes.action.block.prey-before-predator
    And Nassir cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    And Ryan cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Alexis declines to block
    Then it is for Ines to block or decline
    When Colette attempts to block
    Then Colette blocks the action
    And Horace Radcliffe bears nothing

  @id:VTES-2605 @vtes.employ.default-stealth-plus-one @checks:a
  Scenario: An action to employ a retainer has exactly 1 stealth
    Given Sarah's Horace Radcliffe is ready
    And Sarah holds Raven Spy
    And Alexis's Nassir and Ayelech are ready
    And Ayelech bears Sport Bike
    When Horace Radcliffe employs Raven Spy at basic
    Then the action's stealth is 1
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Ayelech attempts to block
    Then Ayelech blocks the action
    And Horace Radcliffe bears nothing

  @id:VTES-4850 @vtes.employ.default-stealth-plus-one @checks:a
  Scenario Outline: <minion> employs <retainer>, which has no levels, at 1 stealth
    Given Sarah's <minion> is ready
    And Sarah holds <retainer>
    And Alexis's Nassir is ready
    When <minion> employs <retainer>
    Then the action's stealth is 1
    When Nassir attempts to block
    Then Nassir fails to block the action
    And it is for Alexis to block or decline

    Examples:
      | minion    | retainer             |
      | The Horde | D'habi Revenant      |
      | Belinde   | J. S. Simmons, Esq.  |
