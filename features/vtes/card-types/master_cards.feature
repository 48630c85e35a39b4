# Fifth edition rulebook, "Library Cards": master cards, and requirements for playing cards
Feature: Master cards
  Players play them, and some ask for a ready minion of a clan.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's master phase

  @id:VTES-0017 @vtes.master.discipline.raises-basic-to-superior @vtes.master.discipline.capacity-plus-one
  @vtes.master.discipline.no-blood-for-new-capacity @vtes.master.discipline.played-on-controlled-vampire
  Scenario: A Discipline card makes a basic Discipline superior, and room for a blood that it does not bring
    Given Sarah's Sully is ready with 4 blood
    And Sarah's Ashley is uncontrolled
    And Sarah holds Dominate and Govern the Unaligned
    When Sarah plays Dominate on Sully
    Then Sully bears Dominate
    And Sully's capacity is 5
    And Sully has 4 blood
    When Sarah ends the master phase
    And Sully plays Govern the Unaligned at superior on Ashley
    Then Ashley is uncontrolled with 3 blood

  @id:VTES-0018 @vtes.master.discipline.grants-new-basic-level
  Scenario: A Discipline card gives a Discipline that the vampire lacked at its basic level
    Given Sarah's Belinde is ready
    And Sarah's Ashley is uncontrolled
    And Sarah holds Dominate and Govern the Unaligned
    When Sarah plays Dominate on Belinde
    And Sarah ends the master phase
    Then Belinde cannot play Govern the Unaligned at superior on Ashley because vtes.crypt.basic-discipline-allows-basic-effect-only
    When Belinde plays Govern the Unaligned at basic on Alexis
    Then Alexis burns 3 pool

  @id:VTES-0019 @vtes.card.req.master-needs-ready-qualified-minion
  Scenario: A master card that asks for a clan takes a ready minion of it
    Given Sarah's Belinde is ready
    And Sarah's Colette is in torpor
    And Sarah holds Asylum Hunting Ground
    Then Sarah cannot play Asylum Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion
    And it is for Sarah to decide in the master phase

  @id:VTES-0028 @vtes.card.cost.pool-symbol @vtes.card.play.into-play-on-resolution @vtes.master.controlled-by-its-player
  Scenario: A location is paid for and stays in play
    Given Sarah's Colette is ready
    And Sarah holds Asylum Hunting Ground
    When Sarah plays Asylum Hunting Ground
    Then Sarah burns 2 pool
    And Sarah controls Colette and Asylum Hunting Ground
    And Sarah's ash heap is empty

  @id:VTES-0029 @vtes.library.master-cards-played-by-methuselahs @vtes.library.minion-cards-played-by-minions
  Scenario: Master cards are for players, minion cards for minions
    Given Sarah's Belinde and Sully are ready
    And Sarah holds Life in the City and Govern the Unaligned
    Then Belinde cannot play Life in the City on Belinde because vtes.library.master-cards-played-by-methuselahs
    When Sarah ends the master phase
    Then Sarah cannot play Govern the Unaligned at basic on Alexis because vtes.library.minion-cards-played-by-minions
    When Sully plays Govern the Unaligned at basic on Alexis
    Then Alexis burns 3 pool
