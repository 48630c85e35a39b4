# Older rulebook, "Overview": playing cards, who may play next
Feature: By the older rulebook the impulse goes clockwise
  After the acting Methuselah everybody answers an undirected action clockwise, the predator last.

  @id:VTES-4500 @edition:impulse_order=clockwise @vtes.classic.sequence.order-after-acting @checks:a
  Scenario: By the older rulebook an undirected action is answered clockwise, by the predator last
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Alexis's Ayelech, Tom's Lauren, Rui's Nassir and Ines's Colette are ready and locked
    And Alexis holds On the Qui Vive
    And Tom holds On the Qui Vive
    And Rui holds On the Qui Vive
    And Ines holds On the Qui Vive
    When Wauneka hunts
    Then it is for Alexis to block or decline
    When Alexis passes
    Then it is for Tom to block or decline
    When Tom passes
    Then it is for Rui to block or decline
    When Rui passes
    Then it is for Ines to block or decline

  @id:VTES-4501 @edition:impulse_order=clockwise @vtes.classic.sequence.order-after-acting
  Scenario Outline: By the older rulebook, with four players, the predator answers after the player opposite
    Given Sarah, Alexis, Tom and Rui sit clockwise
    And it is <acting>'s minion phase
    And Sarah's Wauneka, Alexis's Ayelech, Tom's Lauren and Rui's Nassir are ready and locked
    And <acting>'s Colette is ready
    And Sarah holds On the Qui Vive
    And Alexis holds On the Qui Vive
    And Tom holds On the Qui Vive
    And Rui holds On the Qui Vive
    When Colette hunts
    And <prey> passes
    Then it is for <opposite> to block or decline
    When <opposite> passes
    Then it is for <predator> to block or decline

    Examples:
      | acting | prey   | opposite | predator |
      | Sarah  | Alexis | Tom      | Rui      |
      | Alexis | Tom    | Rui      | Sarah    |
      | Tom    | Rui    | Sarah    | Alexis   |
      | Rui    | Sarah  | Alexis   | Tom      |

  @id:VTES-4502 @edition:impulse_order=clockwise @vtes.classic.sequence.order-after-acting @checks:b
  Scenario: By the older rulebook the round begins again with the prey after somebody plays a card
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Alexis's Ayelech, Tom's Lauren, Rui's Nassir and Ines's Colette are ready and locked
    And Alexis holds On the Qui Vive
    And Tom holds On the Qui Vive
    And Rui holds Wake with Evening's Freshness
    And Ines holds On the Qui Vive
    When Wauneka hunts
    And Alexis passes
    And Tom passes
    And Nassir plays Wake with Evening's Freshness
    And nobody cancels the card
    Then it is for Alexis to block or decline
    When Alexis passes
    Then it is for Tom to block or decline

  @id:VTES-4503 @vtes.sequencing.order-single-target-directed-action
  Scenario: The predator answers first an action directed at the predator, by either rulebook
    Given Sarah, Alexis, Tom and Rui sit clockwise
    And it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Alexis's Ayelech, Tom's Lauren and Rui's Colette are ready and locked
    And Colette bears Haven Uncovered, played by Sarah
    And Alexis holds On the Qui Vive
    And Tom holds On the Qui Vive
    And Rui holds On the Qui Vive
    When Wauneka acts through Haven Uncovered to enter combat
    Then it is for Rui to block or decline
