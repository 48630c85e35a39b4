# Fifth edition rulebook, "Glossaries": Assamite, Follower of Set, Thaumaturgy
Feature: Former names of clans and Disciplines
  A former name on an older card means the clan or Discipline under its current name.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1583 @needs:legacy @vtes.glossary.alias.assamite-is-banu-haqim @checks:a
  @vtes.crypt.clan-required-to-play @checks:a
  Scenario: A Banu Haqim equips with a card that requires an Assamite
    Given it is Sarah's minion phase
    And Sarah's Bijou and Colette are ready
    And Sarah's Anwar is ready
    And Sarah holds Kali's Fang
    Then Colette cannot equip with Kali's Fang because vtes.crypt.clan-required-to-play
    And Anwar may equip with Kali's Fang
    When Bijou equips with Kali's Fang
    Then Bijou bears Kali's Fang
    And Sarah burns 2 pool

  @id:VTES-1584 @needs:legacy @vtes.glossary.alias.assamite-is-banu-haqim @vtes.crypt.clan-may-limit-affected-vampires
  Scenario: An effect that affects only Assamites affects Banu Haqim
    Given it is Sarah's minion phase
    And Sarah's Arjun Shah is ready
    And Sarah's Alu and Ashley are uncontrolled
    And Sarah's Bijou is uncontrolled
    And Sarah holds Khabar: Loyalty
    Then Arjun Shah cannot play Khabar: Loyalty on Ashley because vtes.crypt.clan-may-limit-affected-vampires
    When Arjun Shah plays Khabar: Loyalty on Alu
    Then Alu is uncontrolled with 2 blood
    And Alu's clan is Banu Haqim

  @id:VTES-1585 @needs:legacy @vtes.glossary.alias.assamite-is-banu-haqim @vtes.crypt.clan-may-limit-affected-vampires
  Scenario: A location that names Assamites gives intercept to Banu Haqim
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Sarah holds Cloak the Gathering
    And Alexis's Bijou and Anwar are ready
    And Alexis controls Market Square
    When Sully bleeds Alexis
    And Bijou attempts to block
    And Sully plays Cloak the Gathering at basic
    And Alexis uses Market Square
    Then Bijou blocks the action
    And Market Square is locked
    When Sully strikes with hands
    And Bijou strikes with hands
    Then the action fails

  @id:VTES-1586 @needs:legacy
  @vtes.glossary.alias.follower-of-set-is-ministry @vtes.crypt.clan-may-limit-affected-vampires
  Scenario: A Minister gets the stealth that a place has for a Follower of Set
    Given it is Sarah's minion phase
    And Sarah's Ximena is ready
    And Alexis's Colette is ready
    And Sarah controls Opium Den
    When Ximena bleeds Alexis
    And Colette attempts to block
    And Sarah uses Opium Den on Ximena
    Then Colette fails to block the action
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-1587 @vtes.card.req.master-needs-ready-qualified-minion
  Scenario: A master that requires an Assamite needs a ready Banu Haqim
    Given it is Sarah's master phase
    And Sarah's Ximena is in torpor
    And Sarah's Anwar is ready
    And Sarah holds Opium Den
    Then Sarah cannot play Opium Den because vtes.card.req.master-needs-ready-qualified-minion
    And Ximena's clan is Ministry

  @id:VTES-1588 @needs:legacy @vtes.glossary.alias.follower-of-set-is-ministry
  Scenario: A ready Banu Haqim is enough to play a master that requires an Assamite
    Given it is Sarah's master phase
    And Sarah's Black Lotus is ready
    And Sarah holds Opium Den
    Then Black Lotus's clan is Ministry
    When Sarah plays Opium Den
    Then Sarah controls Opium Den
    And Sarah burns 1 pool

  @id:VTES-1589 @needs:legacy @vtes.glossary.alias.thaumaturgy-is-blood-sorcery @checks:a,b
  @vtes.master.discipline.raises-basic-to-superior @checks:a,b
  Scenario: Thaumaturgy raises Blood Sorcery to superior, and no higher
    Given it is Sarah's master phase
    And Sarah's Bijou is ready with 3 blood
    And Sarah's Arjun Shah is ready
    And Sarah holds Thaumaturgy, Theft of Vitae and Vessel
    And Alexis's Colette is ready
    Then Sarah cannot play Thaumaturgy on Arjun Shah because vtes.master.discipline.raises-basic-to-superior
    When Sarah plays Thaumaturgy on Bijou
    Then Bijou's capacity is 4
    And Bijou is ready with 3 blood
    When Sarah ends the master phase
    And Bijou bleeds Alexis
    And Colette attempts to block
    And Bijou plays Theft of Vitae at superior
    And Colette strikes with hands
    Then Colette has 3 blood
    And Bijou has 3 blood
