# Fifth edition rulebook, "Other Vampire Sects": Sabbat, the antitribu clans
Feature: Clans and their antitribu counterparts
  They are two separate clans. A vampire that changes its sect keeps its clan.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's master phase

  @id:VTES-0160 @needs:legacy @example @vtes.legacy.antitribu.example-malkavian-into-the-fire @checks:a
  @vtes.legacy.antitribu.sect-change-keeps-clan @vtes.sect.change-replaces-old-sect
  Scenario: A Malkavian made Sabbat by Into the Fire is not a Malkavian antitribu
    Given Sarah's Colette is ready
    And Sarah holds Into the Fire
    Then Colette's sect is Camarilla
    When Sarah plays Into the Fire on Colette
    Then Colette's sect is Sabbat
    And Colette's clan is Malkavian

  @id:VTES-0161 @needs:legacy @example @vtes.legacy.antitribu.example-malkavian-into-the-fire
  @vtes.legacy.antitribu.cannot-use-counterparts-cards @checks:b @vtes.legacy.antitribu.sect-change-keeps-clan
  Scenario: A Sabbat Malkavian can play cards of its clan, not of the antitribu clan
    Given Sarah's Colette is ready
    And Sarah holds Into the Fire, Institution Hunting Ground and Asylum Hunting Ground
    When Sarah plays Into the Fire on Colette
    Then Sarah has 1 master phase action left
    And Sarah cannot play Institution Hunting Ground because vtes.legacy.antitribu.cannot-use-counterparts-cards
    When Sarah plays Asylum Hunting Ground
    Then Sarah controls Colette and Asylum Hunting Ground
    And Sarah burns 2 pool

  @id:VTES-0162 @needs:legacy @vtes.legacy.antitribu.cannot-use-counterparts-cards @checks:a
  Scenario: A Malkavian antitribu cannot play cards of the Malkavian clan
    Given Sarah's Artemis is ready
    And Sarah holds Institution Hunting Ground and Asylum Hunting Ground
    Then Sarah cannot play Asylum Hunting Ground because vtes.legacy.antitribu.cannot-use-counterparts-cards
    When Sarah plays Institution Hunting Ground
    Then Sarah controls Artemis and Institution Hunting Ground

  @id:VTES-0163 @needs:legacy @example @vtes.legacy.antitribu.example-camarilla-lasombra @checks:a
  @vtes.legacy.antitribu.sect-change-keeps-clan @vtes.sect.change-replaces-old-sect
  Scenario: A Lasombra that becomes Camarilla keeps its clan
    Given Sarah's Cameron is ready
    And Sarah holds Out of the Frying Pan and Political Hunting Ground
    Then Cameron's sect is Sabbat
    When Sarah plays Out of the Frying Pan on Cameron
    Then Cameron's sect is Camarilla
    And Cameron's clan is Lasombra
    When Sarah plays Political Hunting Ground
    Then Sarah controls Cameron and Political Hunting Ground

  @id:VTES-0164 @vtes.sect.change-replaces-old-sect @checks:b @vtes.sect.title.benefit-suspended-after-sect-change
  @vtes.published.into-the-fire.title-of-the-wrong-sect @checks:a
  Scenario: A vampire that has become Sabbat cannot use its Camarilla title
    Given Sarah's Andi Liu is ready
    And Sarah holds Into the Fire and Out of the Frying Pan
    When Sarah plays Into the Fire on Andi Liu
    Then Andi Liu's sect is Sabbat
    And Andi Liu has no title
    When Sarah plays Out of the Frying Pan on Andi Liu
    Then Andi Liu's sect is Camarilla
    And Andi Liu's title is prince

  @id:VTES-0165 @needs:legacy @vtes.legacy.antitribu.cannot-use-counterparts-cards @checks:a
  Scenario: A vampire's current clan decides which clan cards it can play
    Given Sarah's Colette is ready
    And Colette's clan is Malkavian antitribu
    And Sarah holds Institution Hunting Ground and Asylum Hunting Ground
    Then Sarah cannot play Asylum Hunting Ground because vtes.legacy.antitribu.cannot-use-counterparts-cards
    And Colette's sect is Camarilla
    When Sarah plays Institution Hunting Ground
    Then Sarah controls Colette and Institution Hunting Ground

  @id:VTES-3066 @needs:legacy @vtes.legacy.antitribu.sect-change-keeps-clan @checks:a
  @vtes.sect.change-replaces-old-sect
  Scenario Outline: <vampire> of the <sect> stays <clan> in the Sabbat and in the Camarilla
    Given Sarah's <vampire> is ready
    And Sarah holds Into the Fire and Out of the Frying Pan
    Then <vampire>'s sect is <sect>
    When Sarah plays Into the Fire on <vampire>
    Then <vampire>'s sect is Sabbat
    And <vampire>'s clan is <clan>
    When Sarah plays Out of the Frying Pan on <vampire>
    Then <vampire>'s sect is Camarilla
    And <vampire>'s clan is <clan>

    Examples:
      | vampire         | clan       | sect        |
      | Ryan            | Nosferatu  | Camarilla   |
      | Almodo Giovanni | Giovanni   | Independent |
      | Sreelekha       | Ravnos     | Anarch      |
      | Abu Nuwasi      | Ishtarri   | Laibon      |

  @id:VTES-3067 @needs:legacy
  @example @vtes.legacy.antitribu.example-malkavian-into-the-fire @checks:b
  @vtes.legacy.antitribu.sect-change-keeps-clan
  Scenario: A Malkavian that has become Sabbat can play Sabbat cards
    Given Sarah's Colette is ready
    And Sarah holds Into the Fire and Crusade: Chicago
    When Sarah plays Into the Fire on Colette
    And Sarah ends the master phase
    And Colette plays Crusade: Chicago
    And Sarah votes for the referendum with Crusade: Chicago
    Then the referendum passes
    And Colette's title is archbishop
    And Colette's clan is Malkavian

  @id:VTES-3068 @needs:contests @needs:legacy
  @example @vtes.legacy.antitribu.example-camarilla-lasombra @checks:a,b @vtes.legacy.antitribu.sect-change-keeps-clan
  @vtes.sect.title.suspended-title-yielded-on-new-title
  Scenario: A Camarilla Lasombra cannot use its Sabbat title, but may gain a Camarilla title
    Given Sarah's Andrew Emory is ready
    And Sarah holds Out of the Frying Pan and Praxis Seizure: Chicago
    Then Andrew Emory's title is bishop
    When Sarah plays Out of the Frying Pan on Andrew Emory
    Then Andrew Emory has no title
    And Andrew Emory's clan is Lasombra
    When Sarah ends the master phase
    And Andrew Emory plays Praxis Seizure: Chicago
    And Sarah votes for the referendum with Praxis Seizure: Chicago
    Then the referendum passes
    And Andrew Emory's title is prince

  @id:VTES-3065 @needs:legacy @vtes.legacy.antitribu.distinct-clan @checks:a
  Scenario: An effect that counts a clan does not count its antitribu, nor the reverse
    Given it is Sarah's minion phase
    And Sarah's Colin Flynn, Min-seo and Carter are ready
    And Sarah's Wauneka and Belinde are ready
    And Sarah holds Consanguineous Boon and Consanguineous Boon
    When Wauneka plays Consanguineous Boon
    And Sarah chooses the clan Toreador
    And Sarah votes for the referendum with Belinde
    And Sarah passes
    Then the referendum passes
    And Sarah gains 2 pool
    When Belinde plays Consanguineous Boon
    And Sarah chooses the clan Toreador antitribu
    And Sarah votes for the referendum with Belinde
    And Sarah passes
    Then the referendum passes
    And Sarah gains 1 pool
