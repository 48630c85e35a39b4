# Fifth edition rulebook, "Vampire Sects": titles and changes of sect
Feature: Titles and sects
  A title is of no use outside its sect, and is gone for good if somebody else claims it meanwhile.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-0885 @vtes.sect.camarilla.titles-need-camarilla @vtes.sect.change-replaces-old-sect
  @vtes.sect.title.benefit-suspended-after-sect-change
  Scenario: A prince that turns to the Sabbat has no title, and has it again in the Camarilla
    Given it is Sarah's master phase
    And Sarah's Belinde is ready
    And Sarah holds Into the Fire and Out of the Frying Pan
    When Sarah plays Into the Fire on Belinde
    Then Belinde's sect is Sabbat
    And Belinde has no title
    When everyone passes until Sarah's master phase
    And Sarah plays Out of the Frying Pan on Belinde
    Then Belinde's sect is Camarilla
    And Belinde's title is prince

  @id:VTES-0886 @vtes.sect.title.suspended-title-yielded-when-contested
  @vtes.title-contest.yielding-loses-title-for-good
  Scenario: A claimant takes the city of a prince in the Sabbat without a contest
    Given it is Sarah's master phase
    And Sarah's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Sarah holds Into the Fire and Out of the Frying Pan
    And Alexis's Belinde is uncontrolled with 6 blood
    When Sarah plays Into the Fire on Ryan
    And everyone passes until Alexis's influence phase
    And Alexis brings out Belinde
    Then Belinde's title is prince
    And Ryan has no title
    When everyone passes until Sarah's master phase
    And Sarah plays Out of the Frying Pan on Ryan
    Then Ryan's sect is Camarilla
    And Ryan has no title
    And Belinde's title is prince

  @id:VTES-0887 @vtes.sect.title.suspended-title-yielded-when-contested
  @vtes.title-contest.winner-acquires-title-next-unlock-phase
  Scenario: A contestant that leaves the sect of its title yields it at once
    Given it is Sarah's master phase
    And Sarah's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Sarah holds Into the Fire
    And Alexis's Belinde is ready
    And Belinde and Ryan are in a contest of titles
    When Sarah plays Into the Fire on Ryan
    Then Ryan has no title
    And Belinde is in a contest of titles
    And these events happen in order:
      | event         | card |
      | sect-changed  | Ryan |
      | title-yielded | Ryan |
    When everyone passes until Alexis's unlock phase
    Then Belinde's title is prince

  @id:VTES-0888 @vtes.sect.title.suspended-title-yielded-when-contested @vtes.sect.change-replaces-old-sect
  Scenario: Of two who have left the sect of a title, the first to come back has it
    Given it is Sarah's master phase
    And Sarah's Ryan is ready
    And Ryan's title is prince, of Copenhagen
    And Ryan's sect is Sabbat
    And Sarah holds Out of the Frying Pan
    And Alexis's Ayelech is ready
    And Ayelech's title is prince, of Copenhagen
    And Ayelech's sect is Sabbat
    When Sarah plays Out of the Frying Pan on Ryan
    Then Ryan's title is prince
    And Ayelech has no title
    And these events happen in order:
      | event         | card    |
      | sect-changed  | Ryan    |
      | title-yielded | Ayelech |

  @id:VTES-0889 @provisional @vtes.sect.anarch.baron-suspended-on-sect-change @vtes.sect.anarch.baron-needs-anarch
  @vtes.sect.title.benefit-suspended-after-sect-change
  Scenario: A baron that left the Anarchs counts as untitled, becomes Anarch again, and is baron again
    Given it is Sarah's master phase
    And Sarah's Ryan is ready
    And Ryan's title is baron, of Berlin
    And Ryan's sect is Anarch
    And Sarah holds Into the Fire
    When Sarah plays Into the Fire on Ryan
    Then Ryan has no title
    When everyone passes until Sarah's minion phase
    And Ryan becomes Anarch
    Then Ryan's sect is Anarch
    And Ryan's title is baron
    And Ryan burns 2 blood
