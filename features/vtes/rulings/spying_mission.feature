# Card rulings: Spying Mission
Feature: Spying Mission
  At superior, a bleed that is about to succeed is given up for a larger bleed later.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1665 @vtes.action.stealth.added-only-when-needed
  Scenario: Spying Mission at basic gives 1 stealth
    Given Sarah's Sully is ready
    And Alexis's Nassir is ready
    And Sarah holds Spying Mission
    When Sully bleeds Alexis
    And Nassir attempts to block
    And Sully plays Spying Mission at basic
    Then Nassir fails to block the action
    And the action's stealth is 1
    And Spying Mission is in Sarah's ash heap
    And it is for Alexis to block or decline

  @id:VTES-1666 @ruling @vtes.ruling.spying-mission.superior-only-when-bleed-would-succeed @checks:a,b
  @vtes.ruling.spying-mission.reduce-or-redirect-before @checks:a @vtes.action.course.c.all-pass-success
  @vtes.published.change-the-target-of-a-bleed.before-success
  @vtes.published.spying-mission.just-before-resolution
  Scenario: Spying Mission at superior is played when all have passed, and cannot be answered
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Sarah holds Spying Mission
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    And Belinde cannot play Spying Mission at superior because vtes.golden-rule.cards-override-rules
    When Alexis declines to block
    Then it is for Alexis to respond after blocks are declined
    And Belinde cannot play Spying Mission at superior because vtes.golden-rule.cards-override-rules
    When Alexis passes
    Then it is for Sarah to respond before the action succeeds
    When Belinde plays Spying Mission at superior
    Then the action succeeds
    And no pool changes
    And nobody has the Edge
    And Belinde bears Spying Mission
    And Alexis holds Deflection

  @id:VTES-2763 @vtes.action.course.c.all-pass-success @checks:a
  @vtes.ruling.spying-mission.superior-only-when-bleed-would-succeed
  Scenario: A player who passed after declined blocks may still play Spying Mission at superior
    Given Sarah's Colette is ready
    And Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Spying Mission and Conditioning
    When Colette bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    Then it is for Sarah to respond after blocks are declined
    When Sarah passes
    Then it is for Sarah to respond before the action succeeds
    When Sarah passes
    Then Alexis burns 1 pool
    And Sarah holds Spying Mission and Conditioning

  @id:VTES-1667 @ruling
  @vtes.ruling.spying-mission.reduce-or-redirect-before @checks:b @vtes.bleed.edge-to-acting-controller
  Scenario: A redirected bleed can still be given up with Spying Mission, against the new target
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Sarah holds Spying Mission
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Ayelech plays Deflection at superior on Tom
    Then it is for Sarah to respond before the action succeeds
    When Belinde plays Spying Mission at superior
    Then no pool changes
    When everyone passes until Sarah's minion phase
    And Belinde bleeds Alexis
    And Alexis declines to block
    Then Alexis burns 1 pool
    And Belinde bears Spying Mission

  @id:VTES-1668 @ruling @vtes.ruling.spying-mission.superior-only-when-bleed-would-succeed @checks:a
  @vtes.bleed.successful-only-if-amount-at-least-one
  Scenario: A bleed for 0 cannot be given up with Spying Mission
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Sarah holds Spying Mission
    And Alexis holds Telepathic Counter
    When Belinde bleeds Alexis
    And Ayelech plays Telepathic Counter at basic
    And Alexis declines to block
    Then the action succeeds
    And no pool changes
    And Sarah holds Spying Mission

  @id:VTES-1669 @ruling @vtes.ruling.spying-mission.copies-add-up @checks:a
  @vtes.bleed.target-burns-pool-equal-to-amount @vtes.published.spying-mission.all-copies-count
  Scenario: All copies of Spying Mission that wait for the same player count at once
    Given Sarah's Belinde is ready
    And Belinde bears Spying Mission and Spying Mission
    And Spying Mission waits for Alexis
    And Spying Mission#2 waits for Alexis
    When Belinde bleeds Alexis
    Then Alexis burns 5 pool
    And Belinde bears nothing
    And Sarah's ash heap holds Spying Mission and Spying Mission

  @id:VTES-1670 @ruling @vtes.ruling.spying-mission.copies-add-up @checks:b
  @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: A Spying Mission that waits for another player goes on waiting
    Given Sarah's Belinde is ready
    And Belinde bears Spying Mission and Spying Mission
    And Spying Mission waits for Tom
    And Spying Mission#2 waits for Alexis
    When Belinde bleeds Alexis
    Then Alexis burns 3 pool
    And Belinde bears Spying Mission

  @id:VTES-2761 @vtes.ruling.spying-mission.copies-add-up @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: A waiting Spying Mission counts in the next bleed
    Given Sarah's Belinde is ready
    And Belinde bears Spying Mission
    And Spying Mission waits for Alexis
    When Belinde bleeds Alexis
    Then Alexis burns 3 pool
    And Spying Mission is in Sarah's ash heap

  @id:VTES-1671 @ruling @vtes.ruling.spying-mission.earlier-copies-stay @checks:a
  @vtes.card.play.into-play-on-resolution
  Scenario: A second Spying Mission can be played without using the one that waits
    Given Sarah's Belinde is ready
    And Belinde bears Spying Mission
    And Spying Mission waits for Alexis
    And Sarah holds Spying Mission
    When Belinde bleeds Alexis
    And Belinde plays Spying Mission at superior
    Then no pool changes
    And Belinde bears Spying Mission and Spying Mission#2

  @id:VTES-4049 @vtes.card.play.into-play-on-resolution
  Scenario: A waiting Spying Mission is on its vampire, not in the ash heap
    Given Sarah's Belinde is ready
    And Sarah holds Spying Mission
    When Belinde bleeds Alexis
    And Belinde plays Spying Mission at superior
    Then Belinde bears Spying Mission
    And Sarah's ash heap is empty
    And none of these events happens:
      | event       |
      | card-burned |

  @id:VTES-4420 @vtes.ruling.spying-mission.copies-add-up @vtes.card.play.into-play-on-resolution
  Scenario: The next bleed of a Methuselah whose bleed was given up is for 2 more
    Given Sarah's Belinde is ready
    And Sarah holds Spying Mission
    When Belinde bleeds Alexis
    And Belinde plays Spying Mission at superior
    Then no pool changes
    When everyone passes until Sarah's minion phase
    And Belinde bleeds Alexis
    Then Alexis burns 3 pool
    And Belinde bears nothing
    And Spying Mission is in Sarah's ash heap
