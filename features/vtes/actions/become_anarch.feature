# Fifth edition rulebook, "Types of Actions": become Anarch
Feature: Become Anarch
  An untitled vampire becomes Anarch for 2 blood, or for 1 if its controller has another ready Anarch.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0090 @vtes.become-anarch.cost-two-blood @checks:a @vtes.become-anarch.success-changes-sect
  Scenario: A vampire becomes Anarch for 2 blood
    Given Sarah's Sully is ready with 3 blood
    And Alexis's Nassir is ready
    When Sully becomes Anarch
    Then the action's stealth is 1
    And the action is undirected
    And the action has no target
    And the action costs 2 blood
    And Sully's sect is Camarilla
    When Alexis declines to block
    Then Sully burns 2 blood
    And Sully's sect is Anarch
    And Sully's clan is Malkavian

  @id:VTES-0091 @vtes.become-anarch.cost-one-with-other-ready-anarch @checks:a
  Scenario: Becoming Anarch costs 1 blood if the Methuselah controls another ready Anarch
    Given Sarah's Sully is ready with 3 blood
    And Sarah's Colette is ready
    And Colette's sect is Anarch
    When Sully becomes Anarch
    Then Sully burns 1 blood
    And Sully's sect is Anarch

  @id:VTES-2675 @vtes.become-anarch.cost-one-with-other-ready-anarch @checks:a
  Scenario Outline: Only another ready Anarch you control lowers the cost: beside <beside> it is <cost> blood
    Given Sarah's Sully and Nassir are ready with 3 blood
    And Sarah's Ryan is in torpor
    And Sarah's Belinde is uncontrolled with 2 blood
    And Alexis's Colette is ready and locked
    And <beside>'s sect is Anarch
    When Sully becomes Anarch
    Then Sully burns <cost> blood
    And Sully's sect is Anarch

    Examples:
      | beside  | cost |
      | Nassir  | 1    |
      | Ryan    | 2    |
      | Belinde | 2    |
      | Colette | 2    |

  @id:VTES-2760 @vtes.become-anarch.cost-two-blood @checks:a
  @vtes.become-anarch.cost-one-with-other-ready-anarch @checks:a
  Scenario: A vampire may become Anarch with its last blood: 2, or 1 beside another Anarch
    Given Sarah's Sully and Colette are ready with 1 blood
    And Sarah's Ryan is ready with 2 blood
    Then Sully cannot become Anarch because vtes.card.cost.blood-needs-enough-blood
    When Ryan becomes Anarch
    Then Ryan has 0 blood
    And Ryan's sect is Anarch
    When Sully becomes Anarch
    Then Sully has 0 blood
    And Sully's sect is Anarch

  @id:VTES-0092 @vtes.card.cost.blood-needs-enough-blood
  Scenario: An Anarch in torpor, or controlled by another Methuselah, does not lower the cost
    Given Sarah's Sully is ready with 1 blood
    And Sarah's Colette is in torpor
    And Alexis's Nassir is ready
    And Colette's sect is Anarch
    And Nassir's sect is Anarch
    Then Sully cannot become Anarch because vtes.card.cost.blood-needs-enough-blood
    And it is for Sarah to decide in the minion phase

  @id:VTES-0093 @vtes.become-anarch.who-ready-untitled-non-anarch-vampire @checks:a
  Scenario: A titled vampire cannot become Anarch, and an Anarch cannot become Anarch again
    Given Sarah's Andi Liu, The Dowager, Colette and Sully are ready
    And Colette's sect is Anarch
    Then Andi Liu cannot become Anarch because vtes.become-anarch.who-ready-untitled-non-anarch-vampire
    And The Dowager cannot become Anarch because vtes.become-anarch.who-ready-untitled-non-anarch-vampire
    And Colette cannot become Anarch because vtes.become-anarch.who-ready-untitled-non-anarch-vampire
    When Sully becomes Anarch
    Then Sully's sect is Anarch

  @id:VTES-2113 @vtes.become-anarch.cost-two-blood @checks:a @vtes.become-anarch.success-changes-sect
  Scenario: Becoming Anarch costs 2 blood beside an Anarch in torpor and a rival's Anarch
    Given Sarah's Ryan is ready with 3 blood
    And Sarah's Colette is in torpor
    And Colette's sect is Anarch
    And Alexis's Nassir is ready and locked
    And Nassir's sect is Anarch
    When Ryan becomes Anarch
    Then Ryan burns 2 blood
    And Ryan's sect is Anarch

  @id:VTES-6000 @vtes.become-anarch.cost-two-blood @vtes.become-anarch.success-changes-sect
  Scenario: Only a successful action to become Anarch is paid for and changes the sect
    Given Sarah's Sully and Ryan are ready with 3 blood
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    When Sully becomes Anarch
    Then the action costs 2 blood
    When Nassir attempts to block
    Then Sully has 3 blood
    When Sully strikes with hands
    And Nassir strikes with hands
    And Ryan becomes Anarch
    Then Sully's sect is Camarilla
    And Ryan burns 2 blood
    And Ryan's sect is Anarch

  @id:VTES-2616 @vtes.become-anarch.undirected-no-target @checks:a
  Scenario: The prey may block an action to become Anarch first, then the predator
    Given Sarah's Sully is ready with 3 blood
    And Alexis's Wauneka, Tom's Nassir, Rui's Ryan and Ines's Colette are ready
    And Colette bears Sport Bike
    When Sully becomes Anarch
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
    And Sully's sect is Camarilla
    And Sully has 3 blood

  @id:VTES-2617 @vtes.become-anarch.default-stealth-plus-one @checks:a
  Scenario: An action to become Anarch has exactly 1 stealth
    Given Sarah's Sully is ready with 3 blood
    And Alexis's Nassir and Ayelech are ready
    And Ayelech bears Sport Bike
    When Sully becomes Anarch
    Then the action's stealth is 1
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Ayelech attempts to block
    Then Ayelech blocks the action
    And Sully's sect is Camarilla
    And Sully has 3 blood
