# Action modifiers: the stealth or bleed that each gives, and its cost
Feature: Effects of action modifiers

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2375 @vtes.action.stealth.added-only-when-needed @checks:c
  @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario Outline: <card> at <level> gives <stealth> stealth
    Given Sarah's <vampire> is ready
    And Alexis's Nassir is ready
    And Sarah holds <card>
    When <vampire> bleeds Alexis
    And Nassir attempts to block
    And <vampire> plays <card> at <level>
    Then Nassir fails to block the action
    And the action's stealth is <stealth>
    And the bleed is for <bleed>
    And <vampire> burns <paid> blood
    When Alexis declines to block
    Then Alexis burns <bleed> pool

    Examples:
      | vampire       | card                   | level    | stealth | bleed | paid |
      | Colette       | Cloak the Gathering    | basic    | 1       | 1     | 0    |
      | Colette       | Faceless Night         | basic    | 1       | 1     | 0    |
      | Colette       | Faceless Night         | superior | 1       | 1     | 0    |
      | Colette       | Lost in Crowds         | basic    | 1       | 1     | 0    |
      | Colette       | Lost in Crowds         | superior | 2       | 1     | 0    |
      | Colette       | Spying Mission         | basic    | 1       | 1     | 0    |
      | Colette       | Swallowed by the Night | basic    | 1       | 1     | 0    |
      | Colette       | Elder Impersonation    | basic    | 1       | 1     | 1    |
      | Chrysanthemum | Mirror Walk            | basic    | 1       | 1     | 0    |
      | Chrysanthemum | Mirror Walk            | superior | 1       | 1     | 0    |
      | Tamoszius     | Resist Earth's Grasp   | superior | 1       | 1     | 1    |
      | Greer Worder  | Fae Contortion         | superior | 1       | 1     | 0    |

  @id:VTES-2376 @vtes.bleed.target-burns-pool-equal-to-amount @checks:a
  Scenario Outline: <card> at <level> raises a bleed by <vampire> to <bleed>
    Given Sarah's <vampire> is ready
    And Sarah holds <card>
    When <vampire> bleeds Alexis
    And <vampire> plays <card> at <level>
    Then Alexis burns <bleed> pool
    And <vampire> burns <paid> blood

    Examples:
      | vampire     | card                      | level    | bleed | paid |
      | Black Lotus | Bonding                   | basic    | 2     | 0    |
      | Black Lotus | Command of the Beast      | basic    | 2     | 0    |
      | Black Lotus | Command of the Beast      | superior | 2     | 0    |
      | Black Lotus | Conditioning              | basic    | 3     | 1    |
      | Black Lotus | Conditioning              | superior | 4     | 1    |
      | Black Lotus | Foreshadowing Destruction | basic    | 2     | 0    |
      | Alice Chen  | Aire of Elation           | basic    | 2     | 1    |
      | Alice Chen  | Aire of Elation           | superior | 3     | 1    |
      | Kathy Glens | Aire of Elation           | basic    | 3     | 1    |
      | Kathy Glens | Aire of Elation           | superior | 4     | 1    |

  @id:VTES-2382 @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario Outline: Into Thin Air at <level> gives <stealth> stealth and allows intercept to be lowered
    Given Sarah's Colette is ready
    And Alexis's Nassir is ready
    And Sarah holds Into Thin Air
    When Colette bleeds Alexis
    And Nassir attempts to block
    And Colette plays Into Thin Air at <level>
    And Sarah passes
    Then Nassir fails to block the action
    And the action's stealth is <stealth>
    And Colette's blood stays the same
    When Sarah passes
    And Alexis declines to block
    And Sarah passes
    Then Alexis burns 1 pool

    Examples:
      | level    | stealth |
      | basic    | 1       |
      | superior | 2       |

  @id:VTES-2383 @vtes.action.block.succeeds-if-intercept-at-least-stealth @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: Bonding at superior gives 1 stealth and 1 bleed
    Given Sarah's Black Lotus is ready
    And Alexis's Nassir is ready
    And Sarah holds Bonding
    When Black Lotus bleeds Alexis
    And Sarah passes
    And Nassir attempts to block
    And Black Lotus plays Bonding at superior
    Then Nassir fails to block the action
    And the action's stealth is 1
    And Black Lotus's blood stays the same
    When Alexis declines to block
    Then Alexis burns 2 pool

  @id:VTES-2385 @vtes.crypt.discipline-required-to-play @checks:b
  Scenario Outline: A vampire without the Discipline cannot play <card>
    Given Sarah's Carter is ready
    And Alexis's Nassir is ready
    And Sarah holds <card>
    When Carter bleeds Alexis
    Then it is for Alexis to block or decline
    And Carter cannot play <card> at basic because vtes.crypt.discipline-required-to-play
    When Nassir attempts to block
    Then Nassir blocks the action
    And Sarah holds <card>

    Examples:
      | card                      |
      | Aire of Elation           |
      | Bonding                   |
      | Cloak the Gathering       |
      | Command of the Beast      |
      | Conditioning              |
      | Daring the Dawn           |
      | Faceless Night            |
      | Foreshadowing Destruction |
      | Into Thin Air             |
      | Lost in Crowds            |
      | Mirror Walk               |
      | Seduction                 |
      | Spying Mission            |
      | Swallowed by the Night    |
      | Elder Impersonation       |

  @id:VTES-2389 @vtes.golden-rule.cards-override-rules
  Scenario Outline: <card> at <level> cannot be played in a hunt
    Given Sarah's <vampire> is ready with 3 blood
    And Alexis's Nassir is ready
    And Sarah holds <card>
    When <vampire> hunts
    Then it is for Alexis to block or decline
    And <vampire> cannot play <card> at <level> because vtes.golden-rule.cards-override-rules
    When Alexis declines to block
    Then the action succeeds

    Examples:
      | vampire     | card                      | level    |
      | Black Lotus | Command of the Beast      | basic    |
      | Black Lotus | Command of the Beast      | superior |
      | Black Lotus | Conditioning              | basic    |
      | Black Lotus | Conditioning              | superior |
      | Black Lotus | Foreshadowing Destruction | basic    |
      | Black Lotus | Foreshadowing Destruction | superior |
      | Kathy Glens | Aire of Elation           | basic    |
      | Kathy Glens | Aire of Elation           | superior |
      | Black Lotus | Bonding                   | basic    |
