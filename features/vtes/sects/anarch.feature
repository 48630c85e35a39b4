# Fifth edition rulebook, "Vampire Sects": Anarch
Feature: Anarchs

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1440 @vtes.sect.anarch.become-anarch-action-who @vtes.become-anarch.who-ready-untitled-non-anarch-vampire
  Scenario: Neither ally, nor vampire in torpor, nor Anarch becomes Anarch; an untitled vampire of the Sabbat does
    Given Sarah's Underbridge Stray, Cameron and Anita Wainwright are ready
    And Sarah's Ryan is in torpor
    Then Underbridge Stray cannot become Anarch because vtes.become-anarch.who-ready-untitled-non-anarch-vampire
    And Ryan cannot become Anarch because vtes.torpor.only-leave-torpor-action
    And Anita Wainwright cannot become Anarch because vtes.become-anarch.who-ready-untitled-non-anarch-vampire
    When Cameron becomes Anarch
    Then Cameron's sect is Anarch
    And Cameron burns 1 blood

  @id:VTES-1441 @vtes.sect.anarch.become-anarch-stealth-and-undirected
  Scenario: One intercept is enough to block it, and then nothing has changed
    Given Sarah's Sully is ready
    And Alexis's Colette and Ayelech are ready
    And Ayelech bears Raven Spy
    And Tom's Nassir is ready
    When Sully becomes Anarch
    Then it is for Alexis to block or decline
    And Nassir cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Colette attempts to block
    Then Colette fails to block the action
    When Ayelech attempts to block
    Then Ayelech blocks the action
    And Sully's sect is Camarilla
    And Sully's blood stays the same
    When Sully strikes with hands
    And Ayelech strikes with hands
    Then the combat is over

  @id:VTES-1442 @vtes.sect.anarch.become-anarch-cost-2 @vtes.sect.anarch.becoming-anarch-is-change-of-sect
  Scenario: An Anarch in torpor, or another player's, does not make it cheaper
    Given Sarah's Sully is ready with 4 blood
    And Sarah's Anita Wainwright is in torpor
    And Tom's Brandon Grime is ready
    When Sully becomes Anarch
    Then Sully burns 2 blood
    And Sully's sect is Anarch
    And these events happen in order:
      | event        | card  | sect   |
      | sect-changed | Sully | Anarch |

  @id:VTES-1443 @vtes.sect.anarch.become-anarch-cost-1-with-other-ready-anarch
  Scenario: Two other Anarchs, one of them locked, make it no cheaper than one
    Given Sarah's Sully is ready with 1 blood
    And Sarah's Anita Wainwright is ready and locked
    And Sarah's Brandon Grime is ready
    When Sully becomes Anarch
    Then Sully burns 1 blood
    And Sully's sect is Anarch

  @id:VTES-1444 @provisional @vtes.sect.anarch.become-anarch-action-who
  @vtes.sect.title.suspended-title-yielded-when-contested
  Scenario: A vampire whose title is contested counts as untitled, becomes Anarch, and yields the title
    Given Sarah's Belinde is ready with 5 blood
    And Tom's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Belinde and Ryan are in a contest of titles
    When Belinde becomes Anarch
    Then Belinde's sect is Anarch
    And Belinde burns 2 blood
    And Belinde has no title
    And these events happen in order:
      | event         | card    |
      | sect-changed  | Belinde |
      | title-yielded | Belinde |

  @id:VTES-1445 @vtes.sect.anarch.sect-has-no-effect-of-its-own @vtes.sect.anarch.becoming-anarch-is-change-of-sect
  Scenario: An Anarch hunts, bleeds and gives no vote, as before
    Given Sarah's Sully is ready with 4 blood
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    When Sully becomes Anarch
    Then Sully's sect is Anarch
    And Sully's clan is Malkavian
    And Sully's capacity is 4
    When everyone passes until Sarah's minion phase
    And Wauneka plays Ancilla Empowerment
    Then Sarah cannot vote for the referendum with Sully because vtes.votes.none-inherent
    When Sarah passes
    And Sully bleeds Alexis
    Then Alexis burns 1 pool
