# Fifth edition rulebook, "Event Cards" and the box on events in "Discard Phase"
Feature: Event cards
  A discard phase action may play an event: one per phase, and each only once in the game.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's discard phase

  @id:VTES-1230 @vtes.event.played-with-discard-phase-action @checks:a,b @vtes.discard-phase.event-uses-action @checks:a
  @vtes.event.controlled-by-its-player @vtes.card.draw.replace-after-play
  Scenario: Playing an event uses the discard phase action, and the card is replaced
    Given Sarah holds Urban Jungle and Vessel
    And Sarah's library holds Blur
    When Sarah plays Urban Jungle
    Then Sarah controls Urban Jungle
    And Sarah holds Blur and Vessel
    And Sarah has 0 discard phase actions left
    And Sarah cannot discard Vessel because vtes.discard-phase.one-action-by-default
    And these events happen in order:
      | event            | seat  | card         |
      | card-played      | Sarah | Urban Jungle |
      | card-drawn       | Sarah | Blur         |
      | card-put-in-play | Sarah | Urban Jungle |

  @id:VTES-1231 @vtes.discard-phase.event-uses-action @checks:a
  Scenario: A Methuselah who has discarded has no discard phase action left for an event
    Given Sarah holds Urban Jungle and Vessel
    When Sarah discards Vessel
    Then Sarah cannot play Urban Jungle because vtes.discard-phase.event-uses-action
    And Sarah holds Urban Jungle

  @id:VTES-1232 @vtes.event.played-with-discard-phase-action @checks:c
  Scenario: An event can be played only in its player's own discard phase
    Given it is Sarah's master phase
    And Sarah holds Urban Jungle
    And Alexis holds Port Authority
    Then Sarah cannot play Urban Jungle because vtes.event.played-with-discard-phase-action
    When Sarah ends the master phase
    Then Sarah cannot play Urban Jungle because vtes.event.played-with-discard-phase-action
    When Sarah ends the minion phase
    Then Sarah cannot play Urban Jungle because vtes.event.played-with-discard-phase-action
    When Sarah ends the influence phase
    Then Alexis cannot play Port Authority because vtes.event.played-with-discard-phase-action
    When Sarah plays Urban Jungle
    Then Sarah controls Urban Jungle

  @id:VTES-1233 @vtes.discard-phase.event-max-one-per-phase @checks:a @vtes.event.once-per-discard-phase @checks:a
  @vtes.discard-phase.number-of-actions-may-change
  Scenario: Only one event can be played with two discard phase actions, but the other may discard
    Given Sarah's Sreelekha is ready
    And it is Sarah's influence phase
    And Sarah holds Urban Jungle and Port Authority
    When Sarah ends the influence phase
    Then Sarah has 2 discard phase actions left
    When Sarah plays Urban Jungle
    Then Sarah has 1 discard phase action left
    And Sarah cannot play Port Authority because vtes.discard-phase.event-max-one-per-phase
    When Sarah discards Port Authority
    Then Sarah holds nothing
    And Sarah has 0 discard phase actions left

  @id:VTES-1234
  @vtes.event.once-per-discard-phase @vtes.discard-phase.event-max-one-per-phase
  Scenario: The next event can be played only in the next discard phase
    Given Sarah holds Urban Jungle and Port Authority
    When Sarah plays Urban Jungle
    And everyone passes until Sarah's discard phase
    And Sarah plays Port Authority
    Then Sarah controls Urban Jungle
    And Sarah controls Port Authority

  @id:VTES-1235
  @provisional @vtes.event.each-once-per-game @checks:a,b @vtes.discard-phase.event-once-per-game @checks:a
  Scenario: A second copy of an event in play cannot be played by any Methuselah
    Given Sarah holds Urban Jungle and Urban Jungle
    And Alexis holds Urban Jungle
    When Sarah plays Urban Jungle
    And everyone passes until Alexis's discard phase
    Then Alexis cannot play Urban Jungle because vtes.discard-phase.event-once-per-game
    When everyone passes until Sarah's discard phase
    Then Sarah cannot play Urban Jungle because vtes.discard-phase.event-once-per-game
    When Sarah discards Urban Jungle
    Then Sarah holds nothing

  @id:VTES-1236 @provisional @vtes.event.each-once-per-game @checks:a
  @vtes.discard-phase.event-once-per-game @checks:a,b
  Scenario: An event that was played and has left play cannot be played again
    Given Urban Jungle has been played before
    And Sarah holds Urban Jungle and Port Authority
    Then Sarah cannot play Urban Jungle because vtes.discard-phase.event-once-per-game
    When Sarah plays Port Authority
    Then Sarah controls Port Authority

  @id:VTES-1237 @needs:ending
  @vtes.event.each-once-per-game @checks:a @vtes.discard-phase.event-once-per-game @checks:a
  Scenario: An event that left the game with its player cannot be played again
    Given Tom's ash heap holds Urban Jungle
    And Tom controls Port Authority
    And Alexis holds Port Authority
    And Sarah holds Urban Jungle
    When Sarah plays Urban Jungle
    And Tom loses all pool
    And everyone passes until Alexis's discard phase
    Then Port Authority is removed from the game
    And Alexis cannot play Port Authority because vtes.discard-phase.event-once-per-game

  @id:VTES-1238 @needs:ending
  @vtes.event.controlled-by-its-player @vtes.ending.oust.controlled-cards-removed-from-game @checks:a
  Scenario: An event leaves the game with the player who controls it
    Given Tom holds Urban Jungle
    When everyone passes until Tom's discard phase
    And Tom plays Urban Jungle
    And Tom loses all pool
    Then Urban Jungle is removed from the game
    And Alexis has 1 victory point

  @id:VTES-1239
  @vtes.event.controlled-by-its-player @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: The Unmasking gives intercept to every Methuselah's allies against vampires
    Given Sarah holds The Unmasking
    And Sarah's Nassir and Alexis's Underbridge Stray are ready
    When Sarah plays The Unmasking
    And everyone passes until Sarah's minion phase
    And Nassir hunts
    And Underbridge Stray attempts to block
    Then Underbridge Stray blocks the action
    And combat begins between Nassir and Underbridge Stray
    When Nassir strikes with hands
    And Underbridge Stray strikes with hands
    Then the combat is over

  @id:VTES-1243 @needs:action-cards
  @vtes.event.controlled-by-its-player @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: The Unmasking gives no intercept against an ally
    Given Sarah holds The Unmasking
    And Sarah's Impundulu and Alexis's Underbridge Stray are ready
    And Alexis's Nassir is ready and locked
    When Sarah plays The Unmasking
    And everyone passes until Sarah's minion phase
    And Sarah uses Impundulu on Nassir
    And Underbridge Stray attempts to block
    Then Underbridge Stray fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-1240 @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario: The Unmasking is replaced in its player's next discard phase
    Given Sarah holds The Unmasking, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Blur and Dodge
    When Sarah plays The Unmasking
    Then Sarah holds 6 cards
    When everyone passes until Alexis's discard phase
    Then Sarah holds 6 cards
    When everyone passes until Sarah's discard phase
    Then Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel

  @id:VTES-1241
  @vtes.published.port-authority.replaced-before-unlocking
  @vtes.discard-phase.discard-and-replace @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario: A card discarded under Port Authority is replaced in the next unlock phase
    Given Tom controls Port Authority
    And Sarah holds Vessel, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    And Sarah's library holds Blur and Dodge
    When Sarah discards Vessel
    Then Sarah holds 6 cards
    When everyone passes until Tom's minion phase
    Then Sarah holds 6 cards
    When everyone passes until Sarah's unlock phase
    Then Sarah holds Blur, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding

  @id:VTES-1242 @vtes.blood-hunt.otherwise-normal-referendum @checks:a @vtes.blood-hunt.passed-burns-diablerist
  Scenario: Urban Jungle adds two votes against every blood hunt
    Given it is Sarah's minion phase
    And Tom controls Urban Jungle
    And Sarah's Sully is ready
    And Alexis's Nassir is in torpor
    And Alexis's Belinde and Ayelech are ready and locked
    When Sully diablerises Nassir
    Then the votes are 0 for and 2 against
    When Alexis votes for the referendum with Belinde
    And Alexis votes for the referendum with Ayelech
    Then the referendum passes
    And Sully is in Sarah's ash heap

  @id:VTES-1283
  @provisional @vtes.event.each-once-per-game @vtes.discard-phase.event-once-per-game
  @vtes.cancel.card-still-counts-as-played @vtes.discard-phase.event-uses-action
  Scenario: A cancelled event counts as played for the rest of the game
    Given Sarah holds Urban Jungle and Port Authority
    And Alexis holds Urban Jungle
    And Tom holds Not to Be
    When Sarah plays Urban Jungle
    And Tom plays Not to Be
    Then Urban Jungle is in Sarah's ash heap
    And Tom controls Not to Be
    And Tom burns 1 pool
    And Sarah has 0 discard phase actions left
    And Sarah cannot play Port Authority because vtes.discard-phase.event-max-one-per-phase
    When everyone passes until Alexis's discard phase
    Then Alexis cannot play Urban Jungle because vtes.discard-phase.event-once-per-game
