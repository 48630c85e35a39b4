# Fifth edition rulebook, "Card Rulings": Bowl of Convergence; "Glossaries": bearer
Feature: Rulings on Bowl of Convergence
  Any vampire may bear it. Only a bearer with Auspex can use it.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-1340 @vtes.ruling.bowl-of-convergence.equippable-without-auspex @checks:a
  @vtes.equip.success-puts-card-on-acting-minion @vtes.equip.who-any-ready-minion
  Scenario: A vampire without Auspex can equip with Bowl of Convergence
    Given it is Sarah's minion phase
    And Sarah's Ashley is ready
    And Sarah holds Bowl of Convergence
    When Ashley equips with Bowl of Convergence
    Then Ashley bears Bowl of Convergence
    And no pool changes

  @id:VTES-1341 @vtes.ruling.bowl-of-convergence.inert-without-auspex @checks:a
  @vtes.glossary.bearer.qualified-bearer-only-may-use
  Scenario: A bearer without Auspex gets no intercept from Bowl of Convergence
    Given it is Ines's minion phase
    And Ines's Wauneka and Baixinho are ready with 2 blood
    And Sarah's Ashley is ready
    And Ashley bears Bowl of Convergence
    When Wauneka hunts
    And Ashley attempts to block
    Then Ashley fails to block the action
    And Sarah cannot use Bowl of Convergence because vtes.glossary.bearer.qualified-bearer-only-may-use
    When Sarah declines to block
    Then Wauneka has 3 blood

  @id:VTES-1342 @needs:ending @vtes.ruling.bowl-of-convergence.inert-without-auspex @checks:b,c
  @vtes.glossary.bearer.qualified-bearer-only-may-use @checks:c
  Scenario: A bearer has 1 intercept from Bowl of Convergence while a master gives it Auspex
    Given it is Ines's minion phase
    And Ines's Brock Sterling is ready with 2 blood
    And Ines holds Daring the Dawn
    And Sarah's Ashley is ready with 3 blood
    And Ashley bears Bowl of Convergence
    And Ashley bears Auspex, played by Tom
    When Brock Sterling hunts
    And Ines passes
    And Ashley attempts to block
    Then Ashley attempts to block with 1 intercept
    And it is for Ines to respond to the block attempt
    When Tom loses all pool
    And Ines passes
    Then Ashley bears Bowl of Convergence
    And Ashley fails to block the action
    When nobody responds
    Then Brock Sterling gains 1 blood

  @id:VTES-1343
  @vtes.glossary.bearer.qualified-bearer-only-may-use @checks:b @vtes.equip.from-minion.take-from-own-other-minion
  Scenario: Bowl of Convergence taken by a vampire without Auspex gives intercept to nobody
    Given it is Sarah's minion phase
    And Sarah's Sully and Ashley are ready
    And Sully bears Bowl of Convergence
    And Ines's Baixinho is ready with 1 blood
    When Ashley takes Bowl of Convergence from Sully
    And nobody blocks
    Then Ashley bears Bowl of Convergence
    When everyone passes until Sarah's minion phase
    And everyone passes until Ines's minion phase
    And Baixinho hunts
    And Ashley attempts to block
    And Sully attempts to block
    Then Ashley and Sully are unlocked
    And it is for Sarah to block or decline
    When Sarah declines to block
    Then Baixinho has 2 blood

  @id:VTES-6423
  @vtes.glossary.bearer.qualified-bearer-only-may-use @vtes.equip.from-minion.take-from-own-other-minion
  Scenario: Bowl of Convergence taken by a vampire with Auspex gives it 1 intercept
    Given it is Sarah's minion phase
    And Sarah's Sully and Ashley are ready
    And Ashley bears Bowl of Convergence
    And Ines's Baixinho is ready with 1 blood
    When Sully takes Bowl of Convergence from Ashley
    And nobody blocks
    Then Sully bears Bowl of Convergence
    When everyone passes until Sarah's minion phase
    And everyone passes until Ines's minion phase
    And Baixinho hunts
    And Sully attempts to block
    Then Sully blocks the action
