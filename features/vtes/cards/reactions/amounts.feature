# Reactions: the intercept, bleed reduction and cost of each
Feature: Effects of reactions

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2377 @needs:equip @vtes.action.intercept.added-only-when-needed @checks:c
  @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario Outline: <vampire> has <intercept> intercept with <play>
    Given Sarah's Chrysanthemum is ready
    And Chrysanthemum's clan is Nosferatu
    And Sarah holds Magic of the Smith
    And Sarah controls The Labyrinth
    And Alexis's <vampire> is ready
    And Alexis holds <card>
    When Chrysanthemum plays Magic of the Smith at superior
    And Chrysanthemum's stealth changes by <from 3>
    And <vampire> attempts to block
    And <vampire> plays <play>
    Then <vampire> attempts to block with <intercept> intercept
    And <vampire> burns <paid> blood
    When Sarah uses The Labyrinth on Chrysanthemum
    Then <vampire> fails to block the action
    When Alexis declines to block
    Then the action succeeds

    Examples:
      | vampire          | card                     | play                             | from 3 | intercept | paid |
      | Horace Radcliffe | Cats' Guidance           | Cats' Guidance at superior       | -2     | 1         | 0    |
      | Horace Radcliffe | Instinctive Reaction     | Instinctive Reaction at basic    | -2     | 1         | 0    |
      | Horace Radcliffe | Instinctive Reaction     | Instinctive Reaction at superior | -2     | 1         | 0    |
      | Colette          | Precognition             | Precognition at basic            | -2     | 1         | 0    |
      | Colette          | Precognition             | Precognition at superior         | -2     | 1         | 0    |
      | Colette          | Spirit's Touch           | Spirit's Touch at basic          | -2     | 1         | 0    |
      | Colette          | Spirit's Touch           | Spirit's Touch at superior       | -2     | 1         | 0    |
      | Colette          | Telepathic Misdirection  | Telepathic Misdirection at basic | -2     | 1         | 1    |
      | Alice Chen       | Second Tradition: Domain | Second Tradition: Domain         | -1     | 2         | 0    |

  @id:VTES-2378 @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario Outline: <play> reduces a bleed for 4 to <bleed>
    Given Sarah's Black Lotus is ready
    And Sarah holds Conditioning
    And Alexis's <vampire> is ready
    And Alexis holds <card>
    When Black Lotus bleeds Alexis
    And Black Lotus plays Conditioning at superior
    And <vampire> plays <play>
    And Alexis declines to block
    Then Alexis burns <bleed> pool
    And <vampire> burns 0 blood

    Examples:
      | vampire       | card               | play                           | bleed |
      | Colette       | Telepathic Counter | Telepathic Counter at basic    | 3     |
      | Colette       | Telepathic Counter | Telepathic Counter at superior | 2     |
      | Chrysanthemum | Protected District | Protected District             | 1     |

  @id:VTES-2386 @vtes.crypt.discipline-required-to-play @checks:b
  Scenario Outline: A vampire without the Discipline cannot react with <card> at <level>
    Given Sarah's Nassir is ready
    And Alexis's Carter is ready
    And Alexis holds <card>
    When Nassir bleeds Alexis
    Then Carter cannot play <card> at <level> because vtes.crypt.discipline-required-to-play
    When Alexis declines to block
    Then the action succeeds
    And Alexis burns 1 pool

    Examples:
      | card               | level    |
      | Telepathic Counter | basic    |
      | Telepathic Counter | superior |
      | Eyes of Argus      | basic    |

  @id:VTES-3621 @vtes.golden-rule.cards-override-rules
  Scenario Outline: A third Methuselah cannot redirect a bleed with <card> at <level>
    Given Sarah's Sully is ready
    And Tom's <vampire> is ready
    And Tom's Ryan is ready and locked
    And Tom holds <card> and Wake with Evening's Freshness
    When Sully bleeds Alexis
    And Tom passes
    Then it is for Tom to respond after blocks are declined
    And <vampire> cannot play <card> at <level> on Rui because vtes.golden-rule.cards-override-rules
    When nobody responds
    Then Alexis burns 1 pool

    Examples:
      | vampire     | card                    | level    |
      | Black Lotus | Deflection              | basic    |
      | Black Lotus | Deflection              | superior |
      | Colette     | Telepathic Misdirection | superior |
