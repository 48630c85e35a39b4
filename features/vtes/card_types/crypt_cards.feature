# Fifth edition rulebook, "Crypt Cards": uniqueness, capacity, clan, Disciplines
Feature: Crypt cards
  The uses of a vampire's capacity, clan and Disciplines.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1280 @vtes.crypt.cards-are-unique @checks:a,b @vtes.contest.starts-when-second-copy-enters-play
  Scenario: Crypt cards are unique even if they do not say so
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 4 blood
    And Tom's Ryan is ready
    When Sarah brings out Ryan#2
    Then Ryan and Ryan#2 are contested

  @id:VTES-1281 @vtes.crypt.younger-means-smaller-capacity @checks:a,b
  Scenario: A vampire is younger than another only if its capacity is smaller, and not if it is equal
    Given Sarah's Madison and Trevon Parker are ready
    And Sarah's Colette, Lloyd Brooks and Ayelech are uncontrolled
    And Sarah holds Govern the Unaligned
    Then Trevon Parker cannot play Govern the Unaligned at superior on Lloyd Brooks because vtes.crypt.younger-means-smaller-capacity
    And Trevon Parker cannot play Govern the Unaligned at superior on Ayelech because vtes.crypt.younger-means-smaller-capacity
    When Trevon Parker plays Govern the Unaligned at superior on Colette
    Then Colette is uncontrolled with 3 blood

  @id:VTES-1282 @vtes.crypt.younger-means-smaller-capacity @checks:a @vtes.master.discipline.capacity-plus-one
  Scenario: A vampire's current capacity decides which vampire is younger
    Given it is Sarah's master phase
    And Sarah's Trevon Parker is ready
    And Sarah's Lloyd Brooks is uncontrolled
    And Sarah holds Celerity and Govern the Unaligned
    When Sarah plays Celerity on Trevon Parker
    And Sarah ends the master phase
    And Trevon Parker plays Govern the Unaligned at superior on Lloyd Brooks
    Then Lloyd Brooks is uncontrolled with 3 blood

  @id:VTES-1284 @vtes.crypt.clan-definition @checks:a @vtes.crypt.clan-required-to-play @checks:a
  @vtes.card.req.master-needs-ready-qualified-minion @checks:c
  Scenario: A master card that requires a clan needs a ready member of that clan
    Given it is Sarah's master phase
    And Sarah's Nassir is ready
    And Sarah's Colette is uncontrolled with 5 blood
    And Sarah holds Asylum Hunting Ground
    Then Sarah cannot play Asylum Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion
    When everyone passes until Sarah's influence phase
    And Sarah brings out Colette
    And everyone passes until Sarah's master phase
    And Sarah plays Asylum Hunting Ground
    Then Sarah controls Asylum Hunting Ground

  @id:VTES-1285
  @vtes.crypt.clan-required-to-play @checks:b @vtes.card.req.master-needs-ready-qualified-minion
  Scenario: A vampire's current clan decides whether it meets a requirement
    Given it is Sarah's master phase
    And Sarah's Nassir is ready
    And Sarah's Colette is ready
    And Nassir's clan is Malkavian
    And Colette's clan is Tremere
    And Sarah holds Asylum Hunting Ground
    And Alexis's Sully is ready
    And Sully's clan is Tremere
    And Alexis holds Asylum Hunting Ground
    When Sarah plays Asylum Hunting Ground
    Then Sarah controls Asylum Hunting Ground
    When everyone passes until Alexis's master phase
    Then Alexis cannot play Asylum Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion

  @id:VTES-1286 @vtes.crypt.clan-may-limit-affected-vampires @checks:a
  Scenario: The Labyrinth gives stealth only to Nosferatu
    Given Sarah controls The Labyrinth
    And Sarah's Sully and Belinde are ready
    And Sarah holds Lost in Crowds
    And Alexis's Nassir is ready
    When Sully bleeds Alexis
    And Nassir attempts to block
    Then Sarah cannot use The Labyrinth on Sully because vtes.crypt.clan-may-limit-affected-vampires
    When Sully plays Lost in Crowds at basic
    Then Nassir fails to block the action
    When Alexis declines to block
    Then Alexis burns 1 pool
    And The Labyrinth is unlocked

  @id:VTES-1287 @vtes.crypt.superior-discipline-may-choose-either-effect @checks:a
  @vtes.crypt.superior-discipline-not-both-effects @checks:a
  Scenario: Enchant Kindred at basic is a bleed and adds no blood
    Given Sarah's Madison is ready
    And Sarah's Colette is uncontrolled
    And Alexis's Sully is ready
    And Sarah holds Enchant Kindred
    When Madison plays Enchant Kindred at basic on Alexis
    Then the bleed is for 2
    And the action's stealth is 0
    When Alexis declines to block
    Then Alexis burns 2 pool
    And Colette is uncontrolled with 0 blood

  @id:VTES-1288 @vtes.crypt.superior-discipline-not-both-effects @checks:a
  @vtes.crypt.superior-discipline-may-choose-either-effect @checks:a
  Scenario: Enchant Kindred at superior adds blood and is not a bleed
    Given Sarah's Madison is ready
    And Sarah's Colette is uncontrolled
    And Alexis's Sully is ready
    And Sarah holds Enchant Kindred
    When Madison plays Enchant Kindred at superior on Colette
    Then the action's stealth is 1
    And the action is undirected
    When Alexis declines to block
    Then Colette is uncontrolled with 2 blood
    And no pool changes
    And nobody has the Edge

  @id:VTES-1289 @vtes.deck.group-does-not-limit-control-in-play @checks:a
  Scenario: A Methuselah may control vampires of any groups
    Given it is Sarah's influence phase
    And Sarah's Ryan is ready
    And Sarah's Boy Toy is uncontrolled with 2 blood
    And Sarah's Louis Fortier is uncontrolled with 5 blood
    When Sarah brings out Boy Toy
    And Sarah brings out Louis Fortier
    Then Sarah controls Ryan, Boy Toy and Louis Fortier
    And Ryan, Boy Toy and Louis Fortier are ready
