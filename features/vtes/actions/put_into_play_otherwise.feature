# Fifth edition rulebook, "Types of Actions": equip, employ retainer, recruit ally; what comes into play by other means
Feature: Equipment, retainers and allies that come into play by other means
  A card put into play this way is the basic version. An ally put into play this way may act at once.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And Sarah's Nu, The Pillar is ready with 5 blood
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Summon History

  @id:VTES-1370 @vtes.recruit.other-means-may-act-same-turn @checks:a
  @vtes.recruit.put-into-play-otherwise-basic-version @checks:a
  @vtes.published.put-card-in-play-ignoring-requirements.inferior-version
  @vtes.published.put-card-in-play-ignoring-requirements.no-requirements-and-acts @checks:b
  Scenario: An ally put into play by an effect is the basic version and can act that turn
    Given Sarah's library holds Vessel, Underbridge Stray and Impundulu
    When Nu, The Pillar plays Summon History at basic with X 1
    And nobody responds
    Then it is for Sarah to search
    And Sarah cannot take Impundulu because vtes.wording.search.may-fail-to-find
    When Sarah takes Underbridge Stray
    Then Underbridge Stray is ready with 1 life and unlocked
    When Sarah passes
    And Underbridge Stray bleeds Alexis
    And nobody responds
    Then Underbridge Stray is locked
    And no pool changes

  @id:VTES-2654 @vtes.recruit.put-into-play-otherwise-basic-version @checks:a
  @vtes.recruit.other-means-may-act-same-turn @checks:a
  Scenario: An ally put into play by an effect has its basic life and strength
    Given Sarah's library holds Vessel and Underbridge Stray
    And Alexis's Wauneka is ready
    When Nu, The Pillar plays Summon History at basic with X 5
    And nobody responds
    And Sarah takes Underbridge Stray
    Then Underbridge Stray is ready with 1 life and unlocked
    When Underbridge Stray bleeds Alexis
    And Wauneka attempts to block
    And Underbridge Stray strikes with hands
    And Wauneka strikes with hands
    Then Wauneka takes no damage
    And Underbridge Stray is in Sarah's ash heap

  @id:VTES-1371 @vtes.employ.put-into-play-otherwise-basic-version @checks:a
  @vtes.published.retainer-level.set-when-employed
  @vtes.employ.success-puts-card-on-acting-minion
  @vtes.published.put-card-in-play-ignoring-requirements.inferior-version
  Scenario: A retainer put into play by an effect has its basic life, not the higher life of superior
    Given Sarah's Larissa Moreira is ready with 6 blood
    And Sarah's library holds Vessel and Bonding
    And Sarah's ash heap holds Raven Spy
    And Sarah holds Raven Spy
    And Sarah controls Elder Library
    When Nu, The Pillar plays Summon History at basic with X 5
    And nobody responds
    And Sarah takes Raven Spy
    Then Nu, The Pillar bears Raven Spy
    And Raven Spy has 1 life
    When Larissa Moreira employs Raven Spy at superior
    And chance draws Bonding
    Then Larissa Moreira bears Raven Spy#2
    And Raven Spy#2 has 2 life

  @id:VTES-2653 @vtes.employ.put-into-play-otherwise-basic-version @checks:a
  @vtes.published.retainer-level.set-when-employed
  Scenario: Murder of Crows put into play by an effect has 1 life and damages the opposing minion
    Given Sarah's library holds Vessel and Murder of Crows
    And Alexis's Wauneka is ready
    When Nu, The Pillar plays Summon History at basic with X 5
    And nobody responds
    And Sarah takes Murder of Crows
    Then Nu, The Pillar bears Murder of Crows
    And Murder of Crows has 1 life
    When Nu, The Pillar enters combat with Wauneka
    And Nu, The Pillar strikes with hands
    And Wauneka strikes with hands
    Then Wauneka takes 2 damage
    And Nu, The Pillar takes 1 damage

  @id:VTES-1372 @vtes.equip.put-into-play-otherwise-basic-version
  Scenario: Equipment put into play by an effect costs nothing
    Given Sarah's library holds Vessel, .44 Magnum and Sport Bike
    When Nu, The Pillar plays Summon History at basic with X 1
    And nobody responds
    Then Nu, The Pillar has 4 blood
    And exactly these choices are open to Sarah:
      | Sarah takes Sport Bike |
      | Sarah passes           |
    When Sarah takes Sport Bike
    Then Nu, The Pillar bears Sport Bike
    And no pool changes

  @id:VTES-1373 @vtes.card.cost.blood-needs-enough-blood @vtes.card-action.success-resolves-as-printed
  @vtes.published.summon-history.x-chosen-when-played
  Scenario: Summon History's X is limited by the vampire's blood, and limits the cost of the card found
    Given Sarah's library holds Vessel, .44 Magnum and Sport Bike
    Then Nu, The Pillar cannot play Summon History at basic with X 6 because vtes.card.cost.blood-needs-enough-blood
    When Nu, The Pillar plays Summon History at basic with X 2
    And nobody responds
    And Sarah takes .44 Magnum
    Then Nu, The Pillar bears .44 Magnum
    And Nu, The Pillar has 3 blood

  @id:VTES-1374 @vtes.wording.search.shuffle-afterwards @vtes.hunt.mandatory-for-empty-ready-unlocked-vampire
  Scenario: Summon History at superior brings out a vampire without blood, which must hunt
    Given Sarah's crypt holds Colette, Ashley and Belinde
    When Nu, The Pillar plays Summon History at superior with X 3
    And nobody responds
    And Sarah takes Ashley
    Then Ashley is ready with 0 blood and unlocked
    And Nu, The Pillar has 2 blood
    And these events happen in order:
      | event    | seat  | pile  |
      | shuffled | Sarah | crypt |
    When Sarah passes
    Then Sarah cannot pass because vtes.mandatory.performed-first
    When Ashley hunts
    And nobody responds
    Then Ashley has 1 blood
