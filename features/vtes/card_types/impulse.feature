# Fifth edition rulebook, "Sequencing": the order of play, one rule at a time
Feature: The impulse

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2466 @vtes.sequencing.acting-methuselah-first @checks:a
  Scenario: The acting Methuselah may respond first whenever both sides can play
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Conditioning, Lost in Crowds and Blur
    And Alexis holds Telepathic Misdirection and Telepathic Counter
    When Sully bleeds Alexis
    Then it is for Sarah to respond before blocks
    When Sarah passes
    Then it is for Alexis to block or decline
    When Ayelech attempts to block
    Then it is for Sarah to respond to the block attempt
    When Sully plays Lost in Crowds at basic
    Then it is for Sarah to respond to the block attempt
    When Sarah passes
    Then it is for Alexis to respond to the block attempt
    When Alexis passes
    Then it is for Sarah to respond before blocks
    When Sarah passes
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then it is for Sarah to respond after blocks are declined
    When Sarah passes
    Then it is for Alexis to respond after blocks are declined
    When Alexis passes
    Then Alexis burns 1 pool

  @id:VTES-2467 @vtes.sequencing.acting-keeps-impulse-after-playing @checks:a
  Scenario: The acting Methuselah may play several cards in a row
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Bonding, Command of the Beast and Conditioning
    And Alexis holds Telepathic Counter
    And Sully bears Auspex
    When Sully bleeds Alexis
    Then it is for Sarah to respond before blocks
    When Sully plays Bonding at basic
    Then the bleed is for 2
    And it is for Alexis to block or decline

  @id:VTES-2468 @needs:action-cards @vtes.sequencing.order-single-target-directed-action @checks:a
  Scenario Outline: The target of a directed action responds before all others, who go clockwise: <target>
    Given Sarah's Impundulu is ready with 1 life
    And Alexis's Ayelech, Tom's Lauren, Rui's Nassir and Ines's Colette are ready and locked
    And Alexis holds On the Qui Vive
    And Tom holds On the Qui Vive
    And Rui holds On the Qui Vive
    And Ines holds On the Qui Vive
    When Sarah uses Impundulu on <vampire>
    Then it is for <target> to block or decline
    When <target> passes
    Then it is for <second> to block or decline
    When <second> passes
    Then it is for <third> to block or decline
    When <third> passes
    Then it is for <last> to block or decline

    Examples:
      | target | vampire | second | third | last |
      | Alexis | Ayelech | Tom    | Rui   | Ines |
      | Tom    | Lauren  | Alexis | Rui   | Ines |
      | Rui    | Nassir  | Alexis | Tom   | Ines |
      | Ines   | Colette | Alexis | Tom   | Rui  |

  @id:VTES-2469 @vtes.sequencing.order-combat @checks:a
  Scenario Outline: The opposing minion's player responds second in combat: <second>
    Given Sarah's Rafastio Ghoul is ready with 2 life
    And Alexis's Patrik Söderberg, Tom's Malachi, Rui's Artemis and Ines's Monica Giovanni are ready
    And Alexis's Ayelech, Tom's Lauren, Rui's Nassir and Ines's Colette are ready
    And Alexis holds Martyr's Resilience
    And Tom holds Martyr's Resilience
    And Rui holds Martyr's Resilience
    And Ines holds Martyr's Resilience
    When Rafastio Ghoul enters combat with <opposing>
    And Rafastio Ghoul strikes with hands
    And <opposing> strikes with hands
    Then it is for <second> to prevent damage or decline
    When <second> passes
    Then it is for <third> to prevent damage or decline
    When <third> passes
    Then it is for <fourth> to prevent damage or decline
    When <fourth> passes
    Then it is for <last> to prevent damage or decline

    Examples:
      | opposing | second | third  | fourth | last |
      | Ayelech  | Alexis | Tom    | Rui    | Ines |
      | Lauren   | Tom    | Alexis | Rui    | Ines |
      | Nassir   | Rui    | Alexis | Tom    | Ines |
      | Colette  | Ines   | Alexis | Tom    | Rui  |

  @id:VTES-2470 @edition:impulse_order=prey-predator-rest
  @vtes.sequencing.order-others-clockwise @checks:a @vtes.sequencing.order-undirected-action @checks:a
  Scenario: Prey and predator respond first to an undirected action, then the others clockwise
    Given Sarah's Wauneka is ready
    And Alexis's Ayelech, Tom's Lauren, Rui's Nassir and Ines's Colette are ready and locked
    And Alexis holds On the Qui Vive
    And Tom holds On the Qui Vive
    And Rui holds On the Qui Vive
    And Ines holds On the Qui Vive
    When Wauneka hunts
    Then it is for Alexis to block or decline
    When Alexis passes
    Then it is for Ines to block or decline
    When Ines passes
    Then it is for Tom to block or decline
    When Tom passes
    Then it is for Rui to block or decline

  @id:VTES-2471 @edition:impulse_order=prey-predator-rest @vtes.sequencing.stage-ends-when-all-pass @checks:a
  Scenario: A stage ends once all Methuselahs pass in a row
    Given Sarah's Wauneka is ready
    And Alexis's Ayelech, Tom's Lauren, Rui's Nassir and Ines's Colette are ready and locked
    And Alexis holds On the Qui Vive
    And Tom holds On the Qui Vive
    And Rui holds Wake with Evening's Freshness
    And Ines holds On the Qui Vive
    When Wauneka hunts
    And Alexis passes
    And Ines passes
    And Tom passes
    Then it is for Rui to block or decline
    When Rui passes
    Then it is for Alexis to respond after blocks are declined
    When nobody responds
    Then the action succeeds

  @id:VTES-6030 @edition:impulse_order=prey-predator-rest @vtes.sequencing.stage-ends-when-all-pass @checks:b
  Scenario: A card played after others have passed restarts the round of passes
    Given Sarah's Wauneka is ready
    And Alexis's Ayelech, Tom's Lauren, Rui's Nassir and Ines's Colette are ready and locked
    And Alexis holds On the Qui Vive
    And Tom holds On the Qui Vive
    And Rui holds Wake with Evening's Freshness
    And Ines holds On the Qui Vive
    When Wauneka hunts
    And Alexis passes
    And Ines passes
    And Tom passes
    And Nassir plays Wake with Evening's Freshness
    And nobody cancels the card
    Then it is for Alexis to block or decline
    When Alexis passes
    And Ines passes
    Then it is for Tom to block or decline
    When Tom passes
    Then it is for Alexis to respond after blocks are declined

  @id:VTES-2472 @vtes.sequencing.impulse-returns-to-acting-after-any-play @checks:a,b
  Scenario: A card from a third Methuselah returns the impulse to the acting Methuselah who had passed
    Given Sarah's Sully is ready
    And Alexis's Ayelech, Tom's Lauren, Rui's Nassir and Ines's Colette are ready and locked
    And Sarah holds Bonding
    And Alexis holds On the Qui Vive
    And Tom holds On the Qui Vive
    And Rui holds Wake with Evening's Freshness
    And Ines holds On the Qui Vive
    When Sully bleeds Alexis
    Then it is for Sarah to respond before blocks
    When Sarah passes
    And Alexis passes
    And Tom passes
    And Nassir plays Wake with Evening's Freshness
    And nobody cancels the card
    Then it is for Sarah to respond before blocks
    When Sarah passes
    Then it is for Alexis to block or decline
    When Alexis passes
    Then it is for Tom to block or decline
    When Tom passes
    Then it is for Ines to block or decline
