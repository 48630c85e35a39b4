# Fifth edition rulebook, "Titles": cards that give a title are burned as soon as the title is lost
Feature: Cards that give titles

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-3610 @vtes.glossary.title-card.is-placeholder
  Scenario Outline: <card> is burned as its vampire becomes prince
    Given Sarah's Ryan is ready
    And Ryan's title is <title>
    And Ryan bears <card>
    And Sarah holds Praxis Seizure: Chicago
    When Ryan plays Praxis Seizure: Chicago
    And Sarah votes for the referendum with Praxis Seizure: Chicago
    And everyone passes
    Then Ryan's title is prince
    And Ryan bears Praxis Seizure: Chicago
    And <card> is in Sarah's ash heap

    Examples:
      | card                 | title      |
      | Of Noble Blood       | primogen   |
      | Toreador Justicar    | justicar   |

  @id:VTES-3613 @needs:contests @vtes.glossary.title-card.is-placeholder
  Scenario Outline: <card>, suspended in the Camarilla, is burned as its vampire becomes prince
    Given Sarah's Ryan is ready
    And Ryan's title is <title>
    And Ryan bears <card>
    And Sarah holds Praxis Seizure: Chicago
    When Ryan plays Praxis Seizure: Chicago
    And Sarah votes for the referendum with Praxis Seizure: Chicago
    Then Ryan's title is prince
    And Ryan bears Praxis Seizure: Chicago
    And <card> is in Sarah's ash heap

    Examples:
      | card                 | title      |
      | Cardinal Benediction | cardinal   |
      | Crusade: Chicago     | archbishop |
      | Anarch Secession     | baron      |

  @id:VTES-3611 @vtes.glossary.title-card.is-placeholder
  Scenario: A Secure Haven is not a title card, and stays when its vampire gains a title
    Given Sarah's Ryan is ready
    And Ryan's title is primogen
    And Ryan bears Secure Haven
    And Sarah holds Praxis Seizure: Chicago
    When Ryan plays Praxis Seizure: Chicago
    And Sarah votes for the referendum with Praxis Seizure: Chicago
    And everyone passes
    Then Ryan's title is prince
    And Ryan bears Secure Haven and Praxis Seizure: Chicago

  @id:VTES-3612 @vtes.glossary.title-card.is-placeholder
  Scenario: A Praxis Seizure is burned as its vampire becomes justicar
    Given Sarah's Colin Flynn is ready
    And Colin Flynn's title is prince, of Chicago
    And Colin Flynn bears Praxis Seizure: Chicago
    And Sarah holds Toreador Justicar
    When Colin Flynn plays Toreador Justicar
    And Sarah chooses Colin Flynn for the referendum
    And Sarah votes for the referendum with Toreador Justicar
    And everyone passes
    Then Colin Flynn's title is justicar
    And Colin Flynn bears Toreador Justicar
    And Praxis Seizure: Chicago is in Sarah's ash heap
