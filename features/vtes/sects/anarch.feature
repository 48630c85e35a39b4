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

  @id:VTES-2247 @vtes.sect.anarch.become-anarch-cost-1-with-other-ready-anarch
  Scenario: A locked Anarch is ready, and enough; one in torpor is not
    Given Sarah's Sully and Ryan are ready with 4 blood
    And Sarah's Anita Wainwright is in torpor
    When Sully becomes Anarch
    Then Sully burns 2 blood
    And Sully is locked
    When Ryan becomes Anarch
    Then Ryan burns 1 blood
    And Ryan's sect is Anarch

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

  @id:VTES-1493 @vtes.sect.anarch.card-effects-can-make-anarch @vtes.sect.anarch.becoming-anarch-is-change-of-sect
  @vtes.sect.title.benefit-suspended-after-sect-change
  Scenario: By a card even a titled vampire becomes Anarch, for what that card costs
    Given Sarah's Lloyd Brooks and Sully are ready
    And Sarah holds Anarch Secession
    And Alexis's Colette is ready
    And Colette bears Raven Spy
    And Alexis's Belinde is ready
    Then Lloyd Brooks cannot become Anarch because vtes.become-anarch.who-ready-untitled-non-anarch-vampire
    And Sully cannot play Anarch Secession because vtes.card.req.text-requirements-count
    When Lloyd Brooks plays Anarch Secession
    Then the action costs nothing
    And Colette cannot attempt to block because vtes.golden-rule.cards-override-rules
    When Belinde attempts to block
    Then Belinde fails to block the action
    When Alexis declines to block
    Then Lloyd Brooks's sect is Anarch
    And Lloyd Brooks has no title
    And Lloyd Brooks's blood stays the same
    And Anarch Secession is in Sarah's ash heap

  @id:VTES-1494 @vtes.sect.anarch.card-effects-can-make-anarch @vtes.sect.title.suspended-title-yielded-on-new-title
  @vtes.sect.anarch.baron-belongs-to-a-city @vtes.glossary.title-card.is-placeholder
  Scenario: A prince that secedes is baron of the same city, and prince no more among the Camarilla
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah holds Anarch Secession, Into the Fire and Out of the Frying Pan
    When Belinde plays Anarch Secession
    Then Belinde's sect is Anarch
    And Belinde's title is baron
    And Belinde bears Anarch Secession
    When everyone passes until Sarah's master phase
    And Sarah plays Into the Fire on Belinde
    And Sarah plays Out of the Frying Pan on Belinde
    Then Belinde's sect is Camarilla
    And Belinde has no title
    And Belinde bears Anarch Secession

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
