# Fifth edition rulebook, "Library Cards": master cards, and requirements for playing cards
Feature: Master cards
  Methuselahs play them, and some require a ready minion of a clan.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's master phase

  @id:VTES-0017 @vtes.master.discipline.raises-basic-to-superior @checks:a
  @vtes.master.discipline.capacity-plus-one @checks:a
  @vtes.master.discipline.no-blood-for-new-capacity @checks:a
  Scenario: A Discipline card raises basic to superior and adds 1 capacity, but no blood
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

  @id:VTES-0018 @needs:bleed @vtes.master.discipline.grants-new-basic-level @checks:a
  Scenario: A Discipline card gives a vampire a new Discipline at basic
    Given Sarah's Belinde is ready
    And Sarah's Ashley is uncontrolled
    And Sarah holds Dominate and Govern the Unaligned
    When Sarah plays Dominate on Belinde
    And Sarah ends the master phase
    Then Belinde cannot play Govern the Unaligned at superior on Ashley because vtes.crypt.basic-discipline-allows-basic-effect-only
    When Belinde plays Govern the Unaligned at basic on Alexis
    Then Alexis burns 3 pool

  @id:VTES-0019 @vtes.card.req.master-needs-ready-qualified-minion @checks:b
  Scenario: A master card that requires a clan needs a ready minion of that clan
    Given Sarah's Belinde is ready
    And Sarah's Colette is in torpor
    And Sarah holds Asylum Hunting Ground
    Then Sarah cannot play Asylum Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion
    And it is for Sarah to decide in the master phase

  @id:VTES-0028 @vtes.card.cost.pool-symbol @checks:a @vtes.card.play.into-play-on-resolution @checks:a
  @vtes.master.controlled-by-its-player
  Scenario: A location is paid for and stays in play
    Given Sarah's Colette is ready
    And Sarah holds Asylum Hunting Ground
    When Sarah plays Asylum Hunting Ground
    Then Sarah burns 2 pool
    And Sarah controls Colette and Asylum Hunting Ground
    And Sarah's ash heap is empty

  @id:VTES-0029 @needs:bleed
  @vtes.library.master-cards-played-by-methuselahs @vtes.library.minion-cards-played-by-minions @checks:a
  Scenario: Methuselahs play master cards, and minions play minion cards
    Given Sarah's Belinde and Sully are ready
    And Sarah holds Life in the City and Govern the Unaligned
    Then Belinde cannot play Life in the City on Belinde because vtes.library.master-cards-played-by-methuselahs
    When Sarah ends the master phase
    Then Sarah cannot play Govern the Unaligned at basic on Alexis because vtes.library.minion-cards-played-by-minions
    When Sully plays Govern the Unaligned at basic on Alexis
    Then Alexis burns 3 pool

  @id:VTES-2004 @vtes.master.discipline.played-on-controlled-vampire @checks:a
  @vtes.master.discipline.capacity-plus-one @checks:a
  @vtes.target.torpor-vampires-eligible @checks:a @vtes.target.uncontrolled-vampires-not-eligible @checks:a
  Scenario: A Discipline card can be played on a vampire in torpor but not on an uncontrolled vampire
    Given Sarah's Sully is in torpor with 3 blood
    And Sarah's Impundulu is ready
    And Sarah's Ashley is uncontrolled with 3 blood
    And Sarah's Nassir is contested
    And Alexis's Nassir is contested
    And Sarah holds Dominate
    Then Sarah cannot play Dominate on Ashley because vtes.target.uncontrolled-vampires-not-eligible
    And Sarah cannot play Dominate on Impundulu because vtes.target.card-must-be-in-play
    And Sarah cannot play Dominate on Nassir because vtes.target.contested-cards-not-eligible
    When Sarah plays Dominate on Sully
    Then Sully bears Dominate
    And Sully is in torpor with 3 blood
    And Sully's capacity is 5

  @id:VTES-2008 @needs:bleed
  @vtes.master.discipline.played-on-controlled-vampire @vtes.master.controlled-by-its-player @checks:a
  Scenario: A Discipline card can be played on a rival's vampire, which gets the Discipline
    Given Alexis's Belinde is ready
    And Sarah holds Dominate
    And Alexis holds Govern the Unaligned
    When Sarah plays Dominate on Belinde
    Then Sarah controls Dominate
    And Belinde's capacity is 7
    When everyone passes until Alexis's minion phase
    And Belinde plays Govern the Unaligned at basic on Tom
    Then Tom burns 3 pool

  @id:VTES-2015 @vtes.library.minion-cards-played-by-minions @checks:a
  @vtes.library.master-cards-played-by-methuselahs @checks:a
  Scenario: A Methuselah with no minions can play master cards but no minion cards
    Given Sarah holds The Parthenon and Govern the Unaligned
    When Sarah plays The Parthenon
    Then Sarah controls The Parthenon
    When Sarah ends the master phase
    Then Sarah cannot play Govern the Unaligned at basic on Alexis because vtes.library.minion-cards-played-by-minions

  @id:VTES-2020 @needs:ending @vtes.master.discipline.capacity-plus-one @checks:c
  @vtes.crypt.excess-blood-drains-immediately @checks:d
  Scenario: Losing a Discipline card lowers the capacity, and the excess blood drains
    Given Sarah's Sully is ready with 5 blood
    And Sully bears Dominate, played by Tom
    And Sarah's Ashley is uncontrolled
    And Sarah holds Govern the Unaligned
    When Tom loses all pool
    Then Sully bears nothing
    And Sully's capacity is 4
    And Sully has 4 blood
    When Sarah ends the master phase
    Then Sully cannot play Govern the Unaligned at superior on Ashley because vtes.crypt.basic-discipline-allows-basic-effect-only
