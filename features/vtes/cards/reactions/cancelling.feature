# Cards that cancel others, and cards with delayed replacement
Feature: Cancelling and delayed replacement

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-3500 @vtes.golden-rule.cards-override-rules @vtes.cancel.card-has-no-effect
  Scenario Outline: Iron Heart at <level> cancels <card>, but at <other> it cannot
    Given Sarah's Alexa Draper is ready
    And Sarah holds <card>
    And Alexis's Gwendolyn is ready
    And Alexis holds Iron Heart
    When Alexa Draper bleeds Alexis
    And Alexa Draper plays <card> at basic
    Then it is for Alexis to respond as the card is played
    And Gwendolyn cannot play Iron Heart at <other> because vtes.golden-rule.cards-override-rules
    When Gwendolyn plays Iron Heart at <level>
    Then the bleed is for 1
    And Gwendolyn burns 1 blood
    When Alexis declines to block
    Then Alexis burns 1 pool

    Examples:
      | card            | level    | other    |
      | Aire of Elation | basic    | superior |
      | Conditioning    | superior | basic    |

  @id:VTES-3501 @vtes.golden-rule.cards-override-rules
  Scenario: Hide the Mind cannot cancel a combat card that does not require Auspex
    Given Sarah's Colette is ready
    And Sarah holds Hide the Mind and Death Seeker
    And Alexis's Horace Radcliffe is ready
    And Alexis holds Carrion Crows
    When Colette bleeds Alexis
    And Horace Radcliffe attempts to block
    And Horace Radcliffe plays Carrion Crows at basic
    Then it is for Sarah to respond as the card is played
    And Colette cannot play Hide the Mind at basic because vtes.golden-rule.cards-override-rules

  @id:VTES-3502 @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: Hide the Mind cannot cancel a reaction that does not require Auspex
    Given Sarah's Colette is ready
    And Sarah holds Hide the Mind
    And Alexis's Horace Radcliffe is ready
    And Alexis holds Cats' Guidance
    When Colette hunts
    And Horace Radcliffe attempts to block
    And Horace Radcliffe plays Cats' Guidance at superior
    Then Horace Radcliffe blocks the action
    And it is for Sarah to choose a strike
    And Sarah holds Hide the Mind

  @id:VTES-3503 @vtes.cancel.card-has-no-effect
  Scenario: Hide the Mind cancels an Auspex reaction
    Given Sarah's Colette is ready
    And Sarah holds Hide the Mind
    And Alexis's Patrik Söderberg is ready
    And Alexis holds Spirit's Touch
    When Colette hunts
    And Patrik Söderberg attempts to block
    And Patrik Söderberg plays Spirit's Touch at basic
    And Colette plays Hide the Mind at superior
    Then Patrik Söderberg fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-3504 @vtes.cancel.card-has-no-effect @vtes.event.played-with-discard-phase-action
  Scenario: An event can be cancelled with Not to Be for 1 pool, and Not to Be stays in play
    Given it is Sarah's discard phase
    And Sarah holds Urban Jungle
    And Tom holds Not to Be
    When Sarah plays Urban Jungle
    And Tom plays Not to Be
    Then Urban Jungle is in Sarah's ash heap
    And Tom controls Not to Be
    And Tom burns 1 pool

  @id:VTES-3505 @vtes.golden-rule.cards-override-rules
  Scenario: A master card cannot be cancelled with Not to Be
    Given it is Sarah's master phase
    And Sarah's Ryan is ready
    And Sarah holds Blood Doll
    And Tom holds Not to Be and Sudden Reversal
    When Sarah plays Blood Doll on Ryan
    Then it is for Tom to respond as the card is played
    And Tom cannot play Not to Be because vtes.golden-rule.cards-override-rules

  @id:VTES-3506 @vtes.discard-phase.one-action-by-default
  Scenario: One of two discard phase actions is used up by Not to Be
    Given it is Sarah's influence phase
    And Sarah's Sreelekha is ready
    And Sarah controls Not to Be
    And Sarah holds Vessel and Bonding
    When Sarah ends the influence phase
    Then Sarah has 1 discard phase action left
    And Not to Be is in Sarah's ash heap

  @id:VTES-3507 @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario: Wash is replaced in its player's next unlock phase
    Given it is Alexis's master phase
    And Alexis's Ryan is ready
    And Alexis holds Blood Doll
    And Sarah holds Wash, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Blur and Dodge
    When Alexis plays Blood Doll on Ryan
    And Sarah plays Wash
    Then Sarah holds 6 cards
    And Blood Doll is in Alexis's ash heap
    When everyone passes until Tom's discard phase
    Then Sarah holds 6 cards
    When everyone passes until Sarah's unlock phase
    Then Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel

  @id:VTES-3508 @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario: Into Thin Air is replaced in its player's next unlock phase
    Given Sarah's Colette is ready
    And Alexis's Nassir is ready
    And Sarah holds Into Thin Air, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Blur and Dodge
    When Colette bleeds Alexis
    And Nassir attempts to block
    And Colette plays Into Thin Air at basic
    And Sarah passes
    Then Sarah holds 6 cards
    When Sarah passes
    And Alexis declines to block
    And Sarah passes
    And everyone passes until Tom's discard phase
    Then Sarah holds 6 cards
    When everyone passes until Sarah's unlock phase
    Then Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel

  @id:VTES-3509 @vtes.card.draw.delayed-replacement-lowers-hand-size
  Scenario Outline: Mirror Walk at <level> is replaced in its player's next discard phase
    Given Sarah's Trevon Parker is ready
    And Alexis's Nassir is ready
    And Sarah holds Mirror Walk, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Blur and Dodge
    When Trevon Parker bleeds Alexis
    And Nassir attempts to block
    And Trevon Parker plays Mirror Walk at <level>
    And Alexis declines to block
    Then Sarah holds 6 cards
    When everyone passes until Sarah's influence phase
    Then Sarah holds 6 cards
    When everyone passes until Sarah's discard phase
    Then Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel

    Examples:
      | level    |
      | basic    |
      | superior |

  @id:VTES-4744 @vtes.cancel.card-has-no-effect @vtes.card.as-played.replacement-draw-after-window
  @vtes.published.cancel.replacement-clause-is-cancelled-too
  Scenario: Wake with Evening's Freshness is replaced at once when cancelled
    Given Sarah's Belinde is ready
    And Alexis's Ayelech is ready and locked
    And Alexis holds Wake with Evening's Freshness, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Alexis's library holds Blur and Dodge
    And Tom holds Direct Intervention
    When Belinde bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    And Tom plays Direct Intervention
    Then Alexis holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Wake with Evening's Freshness is in Alexis's ash heap
    When everyone passes until Alexis's unlock phase
    Then Alexis holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Alexis's library holds Dodge

  @id:VTES-4745 @vtes.cancel.card-has-no-effect @vtes.card.as-played.replacement-draw-after-window
  @vtes.published.cancel.replacement-clause-is-cancelled-too
  Scenario Outline: <card> is replaced at once when cancelled
    Given Sarah's <vampire> is ready
    And Alexis's Nassir is ready
    And Sarah holds <card>, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Blur and Dodge
    And Tom holds Direct Intervention
    When <vampire> bleeds Alexis
    And Nassir attempts to block
    And <vampire> plays <card> at basic
    And Tom plays Direct Intervention
    Then Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel

    Examples:
      | card          | vampire       |
      | Into Thin Air | Colette       |
      | Mirror Walk   | Trevon Parker |

  @id:VTES-4746 @vtes.cancel.card-has-no-effect @vtes.card.as-played.replacement-draw-after-window
  Scenario Outline: <card> is replaced before combat is over when cancelled in combat
    Given Sarah's Colette is ready
    And Alexis's Ayelech is ready
    And Sarah holds <card>, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Blur and Dodge
    And Alexis holds Death Seeker
    When Colette bleeds Alexis
    And Ayelech attempts to block
    And Colette plays <card>
    And Ayelech plays Death Seeker
    Then Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    When Colette strikes with hands
    And Ayelech strikes with hands
    Then the combat is over
    And Sarah's library holds Dodge

    Examples:
      | card      |
      | Dodge     |
      | Fake Out  |
      | Quick Jab |

  @id:VTES-4747 @vtes.cancel.card-has-no-effect @vtes.card.as-played.replacement-draw-after-window
  Scenario: The Unmasking is replaced at once when cancelled
    Given it is Sarah's discard phase
    And Sarah holds The Unmasking, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Blur and Dodge
    And Tom holds Not to Be
    When Sarah plays The Unmasking
    And Tom plays Not to Be
    Then Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    When everyone passes until Sarah's discard phase
    Then Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel

  @id:VTES-4748 @vtes.cancel.card-has-no-effect @vtes.card.as-played.replacement-draw-after-window
  Scenario: Wash is replaced at once when cancelled
    Given it is Alexis's master phase
    And Alexis's Ryan is ready
    And Alexis holds Blood Doll
    And Sarah holds Wash, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Blur and Dodge
    And Tom holds Sudden Reversal
    When Alexis plays Blood Doll on Ryan
    And Tom passes
    And Sarah plays Wash
    And Tom plays Sudden Reversal
    Then Ryan bears Blood Doll
    And Sarah holds Blur, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel

  @id:VTES-3510 @vtes.golden-rule.cards-override-rules
  Scenario Outline: Into Thin Air at <level> cannot follow Lost in Crowds in the same action
    Given Sarah's Colette is ready
    And Alexis's Nassir and Belinde are ready
    And Belinde bears Sport Bike
    And Sarah holds Lost in Crowds, Into Thin Air and Cloak the Gathering
    When Colette bleeds Alexis
    And Nassir attempts to block
    And Colette plays Lost in Crowds at basic
    And Belinde attempts to block
    Then it is for Sarah to respond to the block attempt
    And Colette cannot play Into Thin Air at <level> because vtes.golden-rule.cards-override-rules

    Examples:
      | level    |
      | basic    |
      | superior |

  @id:VTES-3511 @vtes.golden-rule.cards-override-rules
  Scenario Outline: Lost in Crowds at <level> cannot follow Into Thin Air in the same action
    Given Sarah's Colette is ready
    And Alexis's Nassir and Belinde are ready
    And Belinde bears Sport Bike
    And Sarah holds Into Thin Air, Lost in Crowds and Cloak the Gathering
    When Colette bleeds Alexis
    And Nassir attempts to block
    And Colette plays Into Thin Air at basic
    And Sarah passes
    And Sarah passes
    And Belinde attempts to block
    Then it is for Sarah to respond to the block attempt
    And Colette cannot play Lost in Crowds at <level> because vtes.golden-rule.cards-override-rules

    Examples:
      | level    |
      | basic    |
      | superior |

  @id:VTES-3633 @vtes.golden-rule.cards-override-rules
  Scenario Outline: <master> cannot cancel a minion card
    Given it is Alexis's minion phase
    And Alexis's Black Lotus is ready
    And Alexis holds Conditioning
    And Sarah's Nassir is ready
    And Sarah holds <master> and Direct Intervention
    When Black Lotus bleeds Tom
    And Black Lotus plays Conditioning at basic
    Then it is for Sarah to respond as the card is played
    And Sarah cannot play <master> because vtes.golden-rule.cards-override-rules
    When Sarah passes
    Then Tom burns 3 pool

    Examples:
      | master          |
      | Wash            |
      | Sudden Reversal |
