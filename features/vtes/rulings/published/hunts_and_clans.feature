# Published rulings: Abactor, Clan Impersonation
Feature: Published rulings on Abactor and Clan Impersonation
  A hunt by Abactor includes a blood hunt. An impersonated clan changes only the vampire's clan.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-5050 @needs:hunt @vtes.published.abactor.blood-hunt-needs-hunt-that-fed @checks:a
  @vtes.action.resolve.blocked-no-effects
  Scenario: A blocked Abactor gives no blood and calls no blood hunt
    Given Sarah's Ryan is ready with 2 blood
    And Alexis's Belinde is ready
    And Belinde bears Sport Bike
    And Sarah holds Abactor
    When Ryan plays Abactor
    And Belinde attempts to block
    And Ryan strikes with hands
    And Belinde strikes with hands
    Then the action fails
    And Ryan is ready with 1 blood and locked
    And Sarah's ash heap holds Abactor
    And it is for Sarah to decide in the minion phase

  @id:VTES-5051 @needs:hunt @needs:politics @vtes.published.abactor.blood-hunt-needs-hunt-that-fed
  @vtes.published.abactor.referendum-is-blood-hunt @vtes.blood-hunt.passed-burns-diablerist
  Scenario: A vampire that has hunted with Abactor burns if the blood hunt passes
    Given Sarah's Ryan is ready with 1 blood
    And Alexis's Belinde is ready
    And Sarah holds Abactor
    When Ryan plays Abactor
    And Alexis declines to block
    Then Ryan is ready with 4 blood and locked
    And the votes are 0 for and 0 against
    When Alexis votes for the referendum with Belinde
    Then the referendum passes
    And Ryan is in Sarah's ash heap

  @id:VTES-5052 @needs:hunt @needs:politics @vtes.published.abactor.referendum-is-blood-hunt
  @vtes.blood-hunt.otherwise-normal-referendum
  Scenario: Urban Jungle votes against the blood hunt of Abactor
    Given Sarah's Ryan is ready with 1 blood
    And Alexis's Belinde is ready
    And Tom controls Urban Jungle
    And Sarah holds Abactor
    When Ryan plays Abactor
    And Alexis declines to block
    Then the votes are 0 for and 2 against
    When Alexis votes for the referendum with Belinde
    Then the referendum fails
    And Ryan is ready with 4 blood and locked

  @id:VTES-5053 @needs:hunt @needs:politics @vtes.published.abactor.no-diablerie @vtes.blood-hunt.otherwise-normal-referendum
  Scenario: Abactor gives no Discipline, unlike the diablerie of an older vampire
    Given Sarah's Ryan is ready with 1 blood
    And Alexis's Belinde is ready
    And Sarah holds Abactor and Potence
    When Ryan plays Abactor
    And Alexis declines to block
    Then it is for Alexis to vote or pass
    And Sarah holds Potence
    And Ryan bears nothing
    When Alexis passes
    Then the referendum fails
    And it is for Sarah to decide in the minion phase
    And Sarah holds Potence

  @id:VTES-5054 @needs:hunt @needs:politics @vtes.published.abactor.referendum-before-after-action-cards
  @vtes.blood-hunt.no-modifiers-no-reactions
  Scenario: Freak Drive can be played only after the blood hunt of Abactor
    Given Sarah's Brock Sterling is ready with 1 blood
    And Alexis's Belinde is ready
    And Sarah holds Abactor and Freak Drive
    When Brock Sterling plays Abactor
    And Alexis declines to block
    Then it is for Alexis to vote or pass
    And Brock Sterling cannot play Freak Drive at basic because vtes.blood-hunt.no-modifiers-no-reactions
    When Alexis passes
    Then the referendum fails
    And it is for Sarah to respond after the action
    When Brock Sterling plays Freak Drive at basic
    Then Brock Sterling is ready with 2 blood and unlocked

  @id:VTES-5055 @needs:hunt @needs:politics @vtes.published.abactor.referendum-before-after-action-cards
  @vtes.blood-hunt.passed-burns-diablerist
  Scenario: A vampire burned by the blood hunt of Abactor can play nothing after its hunt
    Given Sarah's Brock Sterling is ready with 1 blood
    And Alexis's Belinde is ready
    And Sarah holds Abactor and Freak Drive
    When Brock Sterling plays Abactor
    And Alexis declines to block
    And Alexis votes for the referendum with Belinde
    Then the referendum passes
    And Brock Sterling is in Sarah's ash heap
    And Sarah holds Freak Drive
    And it is for Sarah to decide in the minion phase

  @id:VTES-5056 @needs:legacy @vtes.published.clan-impersonation.slave-stays-slave
  @vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member
  Scenario: A slave of the Tremere impersonating a Ventrue cannot bleed without a Tremere
    Given Sarah's Rusticus and Brock Sterling are ready
    And Sarah's Nassir is in torpor with 3 blood
    And Sarah holds Clan Impersonation
    When Rusticus plays Clan Impersonation as Ventrue
    Then Rusticus's clan is Ventrue
    And Rusticus has the trait Tremere slave
    When everyone passes until Sarah's minion phase
    Then Rusticus cannot bleed Alexis because vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member
    When Brock Sterling rescues Nassir
    And Rusticus bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-5057 @vtes.published.clan-impersonation.title-of-other-clan @checks:b
  @vtes.sect.title.suspended-title-yielded-when-contested @vtes.title-contest.yielding-loses-title-for-good
  Scenario: A justicar contesting its title loses it by impersonating another clan
    Given Sarah's Colin Flynn is ready
    And Colin Flynn's title is justicar
    And Tom's Dorian Strack is ready
    And Dorian Strack's title is justicar
    And Colin Flynn and Dorian Strack are in a contest of titles
    And Sarah holds Clan Impersonation
    When Colin Flynn plays Clan Impersonation as Ventrue
    Then Colin Flynn has no title
    And Dorian Strack is in a contest of titles
    When everyone passes until Tom's unlock phase
    Then Dorian Strack's title is justicar
    When everyone passes until Sarah's minion phase
    And Colin Flynn acts through Clan Impersonation to burn it
    Then Colin Flynn's clan is Toreador
    And Colin Flynn has no title
    And Dorian Strack's title is justicar

  @id:VTES-5058 @needs:politics @needs:contests @vtes.published.clan-impersonation.title-of-other-clan @checks:c
  @vtes.sect.title.suspended-title-yielded-on-new-title
  Scenario: A justicar that becomes prince while impersonating another clan stays prince afterwards
    Given Sarah's Colin Flynn is ready
    And Colin Flynn's title is justicar
    And Sarah's Belinde is ready
    And Sarah holds Clan Impersonation and Praxis Seizure: Chicago
    When Colin Flynn plays Clan Impersonation as Ventrue
    Then Colin Flynn has no title
    When everyone passes until Sarah's minion phase
    And Colin Flynn plays Praxis Seizure: Chicago
    And Sarah votes for the referendum with Belinde
    And Sarah passes
    Then Colin Flynn's title is prince
    When everyone passes until Sarah's minion phase
    And Colin Flynn acts through Clan Impersonation to burn it
    Then Colin Flynn's clan is Toreador
    And Colin Flynn's title is prince

  @id:VTES-5059 @vtes.published.clan-impersonation.latest-change-counts @vtes.published.clan-impersonation.own-clan-returns
  @vtes.glossary.sect.clan-change-keeps-sect
  Scenario: A vampire that impersonates two clans belongs to the one chosen last
    Given Sarah's Ayelech is ready
    And Sarah holds Clan Impersonation and Clan Impersonation
    When Ayelech plays Clan Impersonation as Ventrue
    Then Ayelech's clan is Ventrue
    When everyone passes until Sarah's minion phase
    And Ayelech plays Clan Impersonation as Toreador
    Then Ayelech's clan is Toreador
    When everyone passes until Sarah's minion phase
    And Ayelech acts through Clan Impersonation#2 to burn it
    Then Ayelech's clan is Ventrue
    When everyone passes until Sarah's minion phase
    And Ayelech acts through Clan Impersonation to burn it
    Then Ayelech's clan is Tremere

  @id:VTES-5060 @vtes.published.clan-impersonation.latest-change-counts @vtes.glossary.sect.clan-change-keeps-sect
  Scenario: The later of two impersonated clans stays when the earlier one ends
    Given Sarah's Ayelech is ready
    And Sarah holds Clan Impersonation and Clan Impersonation
    When Ayelech plays Clan Impersonation as Ventrue
    And everyone passes until Sarah's minion phase
    And Ayelech plays Clan Impersonation as Toreador
    And everyone passes until Sarah's minion phase
    And Ayelech acts through Clan Impersonation to burn it
    Then Ayelech's clan is Toreador
