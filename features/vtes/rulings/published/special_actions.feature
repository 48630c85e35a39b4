# Published rulings on groups of cards: "Special Hunt action", "Prohibits hunt as normal", "Steal blood as a Hunt action",
# "Burn blood for effect", "Changes controller of location", "Requires successful action", "Action targeting vampire in torpor",
# "Targets card in Ash Heap", "Equip/Employ/Recruit action", "Put card in play ignoring requirements"
Feature: Published rulings on hunts, thefts and searches by cards, and on actions without effect
  A special action can be taken once each turn, follows its own text, and can succeed without effect.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-5510 @needs:politics @vtes.published.special-hunt-action.once-per-turn
  Scenario: A vampire that unlocks after Abactor cannot play another Abactor this turn
    Given Sarah's Brock Sterling is ready with 0 blood
    And Sarah holds Abactor, Abactor and Freak Drive
    When Brock Sterling plays Abactor
    And Brock Sterling plays Freak Drive at basic
    Then Brock Sterling is ready with 2 blood and unlocked
    And Brock Sterling cannot play Abactor because vtes.action.limit.same-action-card-once-per-turn
    When Brock Sterling hunts
    Then Brock Sterling has 3 blood

  @id:VTES-5511 @needs:politics @vtes.published.prohibits-hunt-as-normal.other-hunts-permitted
  Scenario: Kyoko Shinsegawa, who cannot hunt as normal, can hunt with Abactor
    Given Sarah's Kyoko Shinsegawa is ready with 0 blood
    And Alexis's Nassir is ready with 3 blood
    And Sarah holds Abactor
    Then Kyoko Shinsegawa cannot hunt because vtes.golden-rule.cards-override-rules
    When Kyoko Shinsegawa plays Abactor
    Then the action is undirected
    And the action has no target
    When nobody blocks
    Then Kyoko Shinsegawa has 5 blood
    And Nassir has 3 blood

  @id:VTES-5512 @needs:hunt @vtes.published.steal-blood-as-a-hunt-action.no-more-than-there-is @checks:a
  @vtes.published.steal-blood-as-a-hunt-action.needs-another-vampire
  Scenario: Kyoko Shinsegawa may hunt from a vampire without blood, and steals none
    Given Sarah's Kyoko Shinsegawa is ready with 2 blood
    And Alexis's Nassir is ready with 0 blood and locked
    And Tom's Belinde is ready with 3 blood
    When Sarah uses Kyoko Shinsegawa on Nassir
    Then the action succeeds
    And Kyoko Shinsegawa is ready with 2 blood and locked
    And Nassir has 0 blood
    And Belinde has 3 blood

  @id:VTES-5513 @needs:hunt @vtes.published.steal-blood-as-a-hunt-action.excess-to-the-bank
  Scenario: Blood that a full Kyoko Shinsegawa steals drains
    Given Sarah's Kyoko Shinsegawa is ready with 5 blood
    And Alexis's Nassir is ready with 3 blood and locked
    When Sarah uses Kyoko Shinsegawa on Nassir
    Then the action succeeds
    And Kyoko Shinsegawa has 5 blood
    And Nassir has 2 blood

  @id:VTES-5514 @vtes.published.steal-blood-as-a-hunt-action.needs-another-vampire
  Scenario: Kyoko Shinsegawa cannot hunt from herself, an ally, or a vampire in torpor
    Given Sarah's Kyoko Shinsegawa is ready with 2 blood
    And Sarah's Impundulu is ready
    And Alexis's Nassir is in torpor with 3 blood
    Then Sarah cannot use Kyoko Shinsegawa on Kyoko Shinsegawa because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot use Kyoko Shinsegawa on Impundulu because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot use Kyoko Shinsegawa on Nassir because vtes.glossary.target.eligibility-from-card-text
    When Impundulu bleeds Alexis
    Then Kyoko Shinsegawa is ready with 2 blood and unlocked

  @id:VTES-5515 @vtes.published.burn-blood-for-effect.not-reduced
  Scenario: The Line does not reduce the 2 blood that Graverobbing burns
    Given Sarah's Madison is ready with 3 blood
    And Alexis's Colette is in torpor with 3 blood
    And Sarah controls The Line
    And Sarah holds Graverobbing
    When Madison plays Graverobbing at superior on Colette
    Then it is for Sarah to choose a target
    When Madison rescues Colette
    Then Madison has 1 blood
    And Colette is ready with 3 blood
    And The Line is unlocked

  @id:VTES-5516 @vtes.published.burn-blood-for-effect.not-reduced
  Scenario: A vampire with 1 blood and The Line cannot make a stolen vampire ready
    Given Sarah's Madison is ready with 1 blood
    And Alexis's Colette is in torpor with 3 blood
    And Sarah controls The Line
    And Sarah holds Graverobbing
    When Madison plays Graverobbing at superior on Colette
    Then it is for Sarah to decide in the minion phase
    And Sarah controls Colette
    And Colette is in torpor with 3 blood
    And Madison has 1 blood
    And The Line is unlocked

  @id:VTES-5517 @vtes.published.changes-controller-of-location.nothing-else-changes
  Scenario: A stolen location keeps its counters and stays locked
    Given Sarah's Madison is ready with 4 blood
    And Alexis controls Wasserschloss Anif, Austria
    And Wasserschloss Anif, Austria has 3 counters
    And Wasserschloss Anif, Austria is locked
    And Sarah holds Dominate Kine
    When Madison plays Dominate Kine at superior on Wasserschloss Anif, Austria
    Then Sarah controls Wasserschloss Anif, Austria
    And Wasserschloss Anif, Austria has 3 counters
    And Wasserschloss Anif, Austria is locked
    And no pool changes

  @id:VTES-5518 @vtes.published.changes-controller-of-location.moves-with-its-host
  Scenario: A stolen haven cannot stay on the minion that bears it
    Given Sarah's Madison is ready with 6 blood
    And Alexis's Nassir is ready and locked
    And Nassir bears Secure Haven
    And Sarah holds Dominate Kine
    When Madison plays Dominate Kine at superior on Secure Haven
    Then it is for Sarah to choose a target
    And Sarah cannot pass because vtes.published.changes-controller-of-location.moves-with-its-host
    When Sarah puts Secure Haven on Madison
    Then Madison bears Secure Haven
    And Nassir bears nothing

  @id:VTES-5519 @vtes.published.action-targeting-vampire-in-torpor.target-out-of-torpor
  @vtes.published.requires-successful-action.also-after-a-fizzle
  Scenario: A theft whose target has left torpor succeeds without effect, and its vampire may unlock
    Given Sarah's Brock Sterling is ready with 3 blood
    And Brock Sterling bears Dominate
    And Alexis's Ryan is in torpor with 2 blood
    And Alexis controls Warsaw Station
    And Sarah holds Graverobbing and Freak Drive
    When Brock Sterling plays Graverobbing at basic on Ryan
    And Alexis uses Warsaw Station on Ryan to make a vampire ready
    And Alexis declines to block
    Then it is for Sarah to respond after the action
    And Alexis controls Ryan
    And Ryan is ready with 2 blood
    And Graverobbing is in Sarah's ash heap
    When Brock Sterling plays Freak Drive at basic
    Then the action succeeds
    And Brock Sterling is ready with 2 blood and unlocked

  @id:VTES-5525 @vtes.rescue.target-vampire-in-torpor @checks:b
  @vtes.published.action-targeting-vampire-in-torpor.target-out-of-torpor
  Scenario: A rescue whose target has left torpor is paid for and has no effect
    Given Sarah's Belinde is ready with 4 blood
    And Alexis's Ryan is in torpor with 2 blood
    And Alexis controls Warsaw Station
    When Belinde rescues Ryan, who pays 1 blood
    And Alexis uses Warsaw Station on Ryan to make a vampire ready
    And nobody responds
    Then the action succeeds
    And Belinde is ready with 3 blood and locked
    And Ryan is ready with 2 blood

  @id:VTES-5526 @vtes.published.action-targeting-vampire-in-torpor.target-out-of-torpor
  Scenario: A vampire that has left torpor is not diablerised, and no blood hunt is called
    Given Sarah's Belinde is ready with 4 blood
    And Alexis's Ryan is in torpor with 2 blood
    And Alexis controls Warsaw Station
    When Belinde diablerises Ryan
    And Alexis uses Warsaw Station on Ryan to make a vampire ready
    And nobody responds
    Then the action succeeds
    And Belinde is ready with 4 blood and locked
    And Ryan is ready with 2 blood
    And none of these events happens:
      | event             |
      | referendum-called |

  @id:VTES-5520 @vtes.published.targets-card-in-ash-heap.needs-a-target
  Scenario: Emergency Rations cannot be played without a mortal in an ash heap
    Given Sarah's Nassir is ready
    And Nassir's clan is Nagaraja
    And Sarah holds Emergency Rations
    And Sarah's ash heap holds Raven Spy and Bonding
    And Tom's ash heap holds Underbridge Stray
    Then Nassir cannot play Emergency Rations because vtes.glossary.target.eligibility-from-card-text
    And Nassir cannot play Emergency Rations on Raven Spy in Sarah's ash heap because vtes.glossary.target.eligibility-from-card-text
    And Nassir cannot play Emergency Rations on Underbridge Stray in Tom's ash heap because vtes.glossary.target.eligibility-from-card-text

  @id:VTES-5521 @vtes.published.put-card-in-play-ignoring-requirements.no-requirements-and-acts @checks:a,b
  Scenario: Summon History recruits an ally of another clan, which may act in the same turn
    Given Sarah's Nu, The Pillar is ready with 5 blood
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Summon History
    And Sarah's library holds Vessel and Eccentric Billionaire
    When Nu, The Pillar plays Summon History at basic with X 5
    And nobody responds
    And Sarah takes Eccentric Billionaire
    Then Eccentric Billionaire is ready with 1 life and unlocked
    And Nu, The Pillar has 0 blood
    And no pool changes
    When Eccentric Billionaire bleeds Alexis
    Then Alexis burns 2 pool

  @id:VTES-5522 @vtes.published.equip-employ-recruit-action.another-action-than-the-plain-one
  Scenario: A vampire unlocked after Magic of the Smith can equip with a copy of what was found
    Given Sarah's Brock Sterling is ready with 4 blood
    And Brock Sterling bears Thaumaturgy
    And Sarah holds Magic of the Smith, Sport Bike, Freak Drive, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Vessel and Sport Bike
    When Brock Sterling plays Magic of the Smith at basic
    And Sarah takes Sport Bike
    And Brock Sterling plays Freak Drive at basic
    And Brock Sterling equips with Sport Bike
    Then Brock Sterling bears Thaumaturgy, Sport Bike and Sport Bike
    And Brock Sterling is ready with 2 blood and locked

  @id:VTES-5523 @needs:equip @vtes.published.equip-employ-recruit-action.requirements-of-what-is-found @checks:a
  Scenario: A Tremere cannot find the Erebus Mask with Magic of the Smith
    Given Sarah's Nassir is ready with 3 blood
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Magic of the Smith
    And Sarah's library holds Vessel, Erebus Mask and Sport Bike
    When Nassir plays Magic of the Smith at basic
    Then it is for Sarah to search
    And Sarah cannot take Erebus Mask because vtes.wording.search.may-fail-to-find
    When Sarah takes Sport Bike
    Then Nassir bears Sport Bike

  @id:VTES-5524 @needs:equip @vtes.published.equip-employ-recruit-action.requirements-of-what-is-found @checks:a
  Scenario: A Harbinger of Skulls can find the Erebus Mask with Magic of the Smith
    Given Sarah's Nassir is ready with 3 blood
    And Nassir's clan is Harbinger of Skulls
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Magic of the Smith
    And Sarah's library holds Vessel, Erebus Mask and Sport Bike
    When Nassir plays Magic of the Smith at basic
    And Sarah takes Erebus Mask
    Then Nassir bears Erebus Mask
    And Sarah burns 1 pool
