# Reactions: the actions they answer, and who can play them
Feature: When reactions can be played

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-3470 @vtes.golden-rule.cards-override-rules
  Scenario Outline: <card> at <level> can be played only by the Methuselah being bled
    Given Sarah's Sully is ready
    And Tom's <vampire> is ready
    And Tom's Ryan is ready and locked
    And Tom holds <card> and Wake with Evening's Freshness
    When Sully bleeds Alexis
    And Tom passes
    Then it is for Tom to respond after blocks are declined
    And <vampire> cannot play <card> at <level> on Sarah because vtes.golden-rule.cards-override-rules
    When nobody responds
    Then Alexis burns 1 pool

    Examples:
      | vampire     | card                    | level    |
      | Black Lotus | Deflection              | basic    |
      | Black Lotus | Deflection              | superior |
      | Colette     | Telepathic Misdirection | superior |

  @id:VTES-3471 @vtes.golden-rule.cards-override-rules
  Scenario Outline: <card> <how> can be played only by the Methuselah being bled
    Given Sarah's Sully is ready
    And Tom's <vampire> is ready
    And Tom's Ryan is ready and locked
    And Tom holds <card> and Wake with Evening's Freshness
    When Sully bleeds Alexis
    Then it is for Tom to block or decline
    And <vampire> cannot play <card> <how> because vtes.golden-rule.cards-override-rules
    When nobody responds
    Then Alexis burns 1 pool

    Examples:
      | vampire       | card               | how         |
      | Colette       | Telepathic Counter | at basic    |
      | Colette       | Telepathic Counter | at superior |

  @id:VTES-3472 @vtes.golden-rule.cards-override-rules
  Scenario Outline: <card> at <level> cannot be played when <does>
    Given Sarah's Sully is ready
    And <seat>'s Larissa Moreira is ready and locked
    And <seat> holds <card> and Wake with Evening's Freshness
    When <does>
    Then it is for <seat> to block or decline
    And Larissa Moreira cannot play <card> at <level> because vtes.golden-rule.cards-override-rules
    And Larissa Moreira is locked

    Examples:
      | card       | level    | seat   | does               |
      | Guard Dogs | basic    | Tom    | Sully bleeds Alexis |
      | Guard Dogs | superior | Tom    | Sully bleeds Alexis |
      | Guard Dogs | basic    | Alexis | Sully hunts        |
      | Guard Dogs | superior | Alexis | Sully hunts        |

  @id:VTES-3473 @vtes.golden-rule.cards-override-rules @needs:combat
  Scenario Outline: <card> <how> gives no intercept against <what>
    Given Sarah's Sully is ready
    And <seat>'s <vampire> is ready
    And <seat> holds <card> and <other>
    When <does>
    And <vampire> attempts to block
    Then it is for <seat> to respond to the block attempt
    And <vampire> cannot play <card> <how> because vtes.golden-rule.cards-override-rules
    When <vampire> plays <other> at <level>
    Then <vampire> blocks the action
    When Sully strikes with hands
    And <vampire> strikes with hands
    And <ends>

    Examples:
      | card                 | how         | what                     | seat   | vampire         | other          | level    | does        | ends                       |
      | Eyes of Argus        | at basic    | a hunt                   | Alexis | Colette         | Spirit's Touch | basic    | Sully hunts | Alexis passes              |
      | Instinctive Reaction | at basic    | one's prey               | Tom    | Larissa Moreira | Cats' Guidance | superior | Sully hunts | Sarah ends the minion phase |
      | Instinctive Reaction | at superior | one's prey               | Tom    | Larissa Moreira | Cats' Guidance | superior | Sully hunts | Sarah ends the minion phase |

  @id:VTES-3474 @vtes.golden-rule.cards-override-rules
  Scenario: The Warrens cannot be played against a hunt
    Given Sarah's Sully is ready
    And Alexis's Wauneka is ready
    And Alexis holds The Warrens and Spirit's Touch
    When Sully hunts
    And Wauneka attempts to block
    Then it is for Alexis to respond to the block attempt
    And Wauneka cannot play The Warrens because vtes.golden-rule.cards-override-rules
    When Wauneka plays Spirit's Touch at basic
    Then Wauneka blocks the action

  @id:VTES-3475 @vtes.golden-rule.cards-override-rules
  Scenario: Watch Commander cannot be used against a hunt
    Given Sarah's Sully is ready
    And Alexis's Mariano Pomposo is ready
    And Alexis holds Watch Commander and Spirit's Touch
    When Sully hunts
    And Mariano Pomposo attempts to block
    Then it is for Alexis to respond to the block attempt
    And Mariano Pomposo cannot play Watch Commander because vtes.golden-rule.cards-override-rules
    When Mariano Pomposo plays Spirit's Touch at basic
    Then Mariano Pomposo blocks the action

  @id:VTES-3476 @vtes.golden-rule.cards-override-rules
  Scenario: Protected District does not reduce a bleed at another Methuselah
    Given Sarah's Sully is ready
    And Tom's Chrysanthemum is ready
    And Tom's Ryan is ready and locked
    And Tom holds Protected District and Wake with Evening's Freshness
    When Sully bleeds Alexis
    Then it is for Tom to block or decline
    And Chrysanthemum cannot play Protected District because vtes.golden-rule.cards-override-rules
    When nobody responds
    Then Alexis burns 1 pool

  @id:VTES-3622 @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: Watch Commander cannot help a minion that is not of the Black Hand
    Given Sarah's Colette is ready
    And Sarah holds Lost in Crowds
    And Alexis's Cameron is ready
    And Alexis holds Watch Commander
    When Colette bleeds Alexis
    And Cameron attempts to block
    And Colette plays Lost in Crowds at basic
    Then Cameron fails to block the action
    And Alexis holds Watch Commander
    And it is for Alexis to block or decline

  @id:VTES-3623 @vtes.action.intercept.added-only-when-needed
  Scenario Outline: <card> gives exactly <intercept> intercept against a bleed at its player
    Given Sarah's Colette is ready
    And Sarah holds Lost in Crowds and Cloak the Gathering
    And Alexis's <vampire> is ready
    And Alexis holds <card>
    When Colette bleeds Alexis
    And <vampire> attempts to block
    And Colette plays Lost in Crowds at basic
    And <vampire> plays <play>
    Then it is for Sarah to respond to the block attempt
    And <vampire> attempts to block with <intercept> intercept

    Examples:
      | vampire | card          | play                   | intercept |
      | Nassir  | Eyes of Argus | Eyes of Argus at basic | 2         |
      | Wauneka | The Warrens   | The Warrens            | 2         |
      | Belinde | The Warrens   | The Warrens            | 3         |
