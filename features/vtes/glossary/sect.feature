# Fifth edition rulebook, glossary, "Sect"
Feature: The sect of a new vampire

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-1461 @vtes.glossary.sect.new-vampire-takes-creators-sect @checks:a
  Scenario: A new vampire has the current sect of its creator
    Given it is Sarah's minion phase
    And Sarah's Colin Flynn is ready
    And Colin Flynn's sect is Anarch
    And Sarah holds The Embrace
    When Colin Flynn plays The Embrace
    Then The Embrace is ready with 0 blood and unlocked
    And The Embrace is not wounded
    And The Embrace's capacity is 1
    And The Embrace's clan is Toreador
    And The Embrace's sect is Anarch
    And Colin Flynn burns 2 blood
    And Sarah cannot pass because vtes.mandatory.performed-first
    When The Embrace hunts
    Then The Embrace has 1 blood

  @id:VTES-1462
  @vtes.glossary.sect.new-vampire-takes-creators-sect @checks:b @vtes.sect.change-replaces-old-sect
  Scenario: A new vampire keeps its sect when its creator's sect changes
    Given it is Sarah's minion phase
    And Sarah's Colin Flynn is ready
    And Sarah holds The Embrace and Into the Fire
    When Colin Flynn plays The Embrace
    And The Embrace hunts
    And everyone passes until Sarah's master phase
    And Sarah plays Into the Fire on Colin Flynn
    Then Colin Flynn's sect is Sabbat
    And The Embrace's sect is Camarilla
    And The Embrace's clan is Toreador
