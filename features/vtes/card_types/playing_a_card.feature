# Fifth edition rulebook, "Library Cards": playing a card, drawing cards, requirements for playing cards
Feature: Playing a card
  A card is shown and paid for, and goes to the ash heap when it resolves. An action card waits for its action.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0010 @edition:played_card_goes_to_ash_heap=on-resolution
  @needs:bleed @vtes.card.play.out-of-play-until-resolution @checks:a
  @vtes.card.play.to-ash-heap-on-resolution @checks:a
  @vtes.action.announce.card-played-face-up-at-announcement @checks:a
  Scenario: An action card is out of play until its action resolves
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Govern the Unaligned
    When Sully plays Govern the Unaligned at basic on Alexis
    Then it is for Alexis to block or decline
    And Sarah holds nothing
    And Sarah's ash heap is empty
    When Alexis declines to block
    Then Sarah's ash heap holds Govern the Unaligned

  @id:VTES-2678 @edition:played_card_goes_to_ash_heap=on-resolution
  @needs:bleed @vtes.action.announce.card-played-face-up-at-announcement @checks:a,b
  Scenario: An action card is shown and replaced when its action is announced
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Govern the Unaligned, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Vessel
    Then Sully cannot play Dominate Kine at basic on Alexis because vtes.card.play.announce-and-show
    When Sully plays Govern the Unaligned at basic on Alexis
    Then these events happen in order:
      | event            | seat  | card                 | minion | level |
      | card-played      | Sarah | Govern the Unaligned | Sully  | basic |
      | action-announced |       |                      | Sully  |       |
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Vessel
    And Sarah's ash heap is empty
    And it is for Sarah to respond before blocks
    When Sarah passes
    And Alexis declines to block
    And Sarah passes
    Then Sarah's ash heap holds Govern the Unaligned

  @id:VTES-0011 @needs:bleed @vtes.card.draw.replace-after-play @vtes.card.draw.draw-up-immediately
  Scenario: An action card is replaced as soon as it is announced
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Govern the Unaligned
    And Sarah's library holds Vessel
    When Sully plays Govern the Unaligned at basic on Alexis
    Then it is for Alexis to block or decline
    And Sarah holds Vessel
    And Sarah's library is empty

  @id:VTES-0012 @needs:bleed
  @vtes.crypt.basic-discipline-allows-basic-effect-only @checks:a @vtes.crypt.discipline-required-to-play
  Scenario: A vampire can play a card only at the levels of its Discipline
    Given Sarah's Sully and Belinde are ready
    And Sarah's Ashley is uncontrolled
    And Sarah holds Govern the Unaligned
    Then Sully cannot play Govern the Unaligned at superior on Ashley because vtes.crypt.basic-discipline-allows-basic-effect-only
    And Belinde cannot play Govern the Unaligned at basic on Alexis because vtes.crypt.discipline-required-to-play
    When Sully plays Govern the Unaligned at basic on Alexis
    Then the action succeeds
    And Alexis burns 3 pool

  @id:VTES-0013 @vtes.card.cost.blood-needs-enough-blood @checks:a,b @vtes.card.cost.blood-symbol
  Scenario: A vampire without enough blood cannot play a card that costs blood
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready with 0 blood
    And Alexis's Lauren is ready with 1 blood
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    And Alexis declines to block
    Then it is for Alexis to respond after blocks are declined
    And Ayelech cannot play Deflection at superior on Tom because vtes.card.cost.blood-needs-enough-blood
    When Lauren plays Deflection at basic on Tom
    Then Lauren is ready with 0 blood and locked
    And Tom burns 1 pool

  @id:VTES-1590 @vtes.card.req.each-effect-shows-its-disciplines
  Scenario: A card with no superior effect cannot be played at superior
    Given Sarah's Colette and Kathy Glens are ready
    And Alexis's Ayelech is ready
    And Sarah holds Dodge
    When Colette bleeds Alexis
    And Ayelech attempts to block
    Then Colette cannot play Dodge at superior because vtes.card.req.each-effect-shows-its-disciplines
    When Colette plays Dodge
    And Ayelech strikes with hands
    Then Ayelech's strike has no effect

  @id:VTES-1591 @vtes.card.play.announce-and-show
  Scenario: A card that is not in the hand cannot be played
    Given Sarah's Sully is ready
    And Alexis holds Govern the Unaligned
    And Sarah's library holds Govern the Unaligned
    And Sarah's ash heap holds Govern the Unaligned
    Then Sully cannot play Govern the Unaligned at basic on Alexis because vtes.card.play.announce-and-show
    When Sully bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-2016 @vtes.card.play.out-of-play-until-resolution @checks:a,b @vtes.card.play.to-ash-heap-on-resolution
  @vtes.action.resolve.blocked-cost-not-paid
  Scenario: Equipment is on no minion before the action succeeds, and never is if blocked
    Given Sarah's Nassir is ready
    And Alexis's Belinde is ready
    And Belinde bears Sport Bike
    And Sarah holds .44 Magnum
    When Nassir equips with .44 Magnum
    Then it is for Alexis to block or decline
    And Nassir bears nothing
    And Sarah holds nothing
    And Sarah's ash heap is empty
    When Belinde attempts to block
    Then Sarah's ash heap holds .44 Magnum
    And Nassir cannot strike with .44 Magnum because vtes.combat.choose.source-weapon
    When Nassir strikes with hands
    And Belinde strikes with hands
    Then no pool changes

  @id:VTES-2022 @needs:master @vtes.card.play.announce-and-show @checks:a
  @vtes.action.announce.all-details-defined @checks:a
  Scenario: A Methuselah who plays a card shows it and names its level and target
    Given Sarah's Trevon Parker is ready
    And Sarah's Ashley and Ryan are uncontrolled
    And Alexis's Nassir is ready
    And Alexis holds Direct Intervention
    And Sarah holds Govern the Unaligned
    When Trevon Parker plays Govern the Unaligned at superior on Ashley
    Then it is for Alexis to respond as the card is played
    And these events happen in order:
      | event       | seat  | card                 | minion        | level    | target |
      | card-played | Sarah | Govern the Unaligned | Trevon Parker | superior | Ashley |
    When Alexis passes
    And nobody blocks
    Then Ashley is uncontrolled with 3 blood
    And Ryan is uncontrolled with 0 blood

  @id:VTES-2742 @vtes.action.announce.all-details-defined @checks:a,b
  Scenario: An action must name its target when announced, and the target stays the same
    Given Sarah's Trevon Parker is ready
    And Sarah's Ashley and Ryan are uncontrolled
    And Alexis's Nassir is ready
    And Sarah holds Govern the Unaligned
    Then Trevon Parker cannot play Govern the Unaligned at superior because vtes.target.card-must-be-in-play
    And Trevon Parker cannot play Govern the Unaligned at basic because vtes.bleed.default-target-prey
    When Trevon Parker plays Govern the Unaligned at superior on Ryan
    Then the action targets Ryan
    When Alexis declines to block
    Then Ryan is uncontrolled with 3 blood
    And Ashley is uncontrolled with 0 blood
