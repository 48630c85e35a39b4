# Fifth edition rulebook, "Influence Phase": how many transfers there are, and what each use of them moves
Feature: Amounts in the influence phase
  One, two or four transfers move blood to vampires, move it back, or bring a card from the crypt.

  @id:VTES-2941 @vtes.influence.transfers-not-saved @checks:a,b
  Scenario Outline: A player who has spent <spent> of four transfers has four again in the next influence phase
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's Alexa Draper is uncontrolled
    When Sarah moves <spent> pool to Alexa Draper
    And everyone passes until Sarah's influence phase
    Then Sarah has 4 transfers left
    When Sarah ends the influence phase
    And everyone passes until Sarah's influence phase
    Then Sarah has 4 transfers left
    And Alexa Draper is uncontrolled with <spent> blood

    Examples:
      | spent |
      | 1     |
      | 4     |

  @id:VTES-2942 @vtes.influence.four-transfers-default @checks:a
  Scenario Outline: A player whose first turn is turn <turn> of the game gets <transfers> transfers, later 4
    Given <players> sit clockwise
    And it is turn <turn> of the game, <seat>'s influence phase
    Then <seat> has <transfers> transfers left
    When everyone passes until <seat>'s influence phase
    Then <seat> has 4 transfers left

    Examples:
      | players                          | turn | seat   | transfers |
      | Sarah, Alexis, Tom and Rui       | 4    | Rui    | 4         |
      | Sarah, Alexis, Tom, Rui and Ines | 4    | Rui    | 4         |
      | Sarah, Alexis, Tom, Rui and Ines | 5    | Ines   | 4         |
      | Sarah, Alexis, Tom, Rui and Ines | 6    | Sarah  | 4         |

  @id:VTES-2943 @vtes.influence.first-turn-first-methuselah-one @checks:a
  Scenario Outline: The game's first turn gives 1 transfer, and that player's second turn 4: <players>
    Given <players> sit clockwise
    And it is turn 1 of the game, Sarah's influence phase
    Then Sarah has 1 transfer left
    When everyone passes until Sarah's influence phase
    Then Sarah has 4 transfers left

    Examples:
      | players                          |
      | Sarah, Alexis, Tom and Rui       |
      | Sarah, Alexis, Tom, Rui and Ines |

  @id:VTES-2944 @vtes.influence.first-turn-second-methuselah-two @checks:a
  Scenario Outline: The game's second turn gives 2 transfers, and that player's next turn 4: <players>
    Given <players> sit clockwise
    And it is turn 2 of the game, Alexis's influence phase
    And Alexis's Ryan is uncontrolled
    And Alexis's crypt holds Nassir
    Then Alexis has 2 transfers left
    When Alexis moves 2 pool to Ryan
    Then Alexis has 0 transfers left
    And Alexis cannot move 1 pool to Ryan because vtes.influence.one-transfer-pool-to-vampire
    When everyone passes until Alexis's influence phase
    Then Alexis has 4 transfers left

    Examples:
      | players                          |
      | Sarah, Alexis and Tom            |
      | Sarah, Alexis, Tom, Rui and Ines |

  @id:VTES-2945 @vtes.influence.first-turn-third-methuselah-three @checks:a
  Scenario Outline: The game's third turn gives 3 transfers, and that player's next turn 4: <players>
    Given <players> sit clockwise
    And it is turn 3 of the game, Tom's influence phase
    And Tom's Ryan is uncontrolled
    And Tom's crypt holds Nassir
    Then Tom has 3 transfers left
    And Tom cannot draw a crypt card because vtes.influence.four-transfers-new-crypt-card
    When Tom moves 3 pool to Ryan
    Then Tom has 0 transfers left
    When everyone passes until Tom's influence phase
    Then Tom has 4 transfers left

    Examples:
      | players                          |
      | Sarah, Alexis and Tom            |
      | Sarah, Alexis, Tom, Rui and Ines |

  @id:VTES-2946 @vtes.influence.one-transfer-pool-to-vampire @checks:a
  Scenario Outline: <moved> transfers move <moved> of 30 pool to one vampire
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's Alexa Draper and Ryan are uncontrolled
    When Sarah moves <moved> pool to Alexa Draper
    Then Sarah has <pool> pool
    And Sarah has <left> transfers left
    And Alexa Draper is uncontrolled with <moved> blood
    And Ryan is uncontrolled with 0 blood

    Examples:
      | moved | pool | left |
      | 2     | 28   | 2    |
      | 4     | 26   | 0    |

  @id:VTES-2947 @edition:influence_reveal_threshold=at-least
  @vtes.influence.stack-may-exceed-capacity @checks:a @vtes.influence.reveal-excess-drains @checks:a
  Scenario Outline: <vampire> with <counters> counters comes out with <blood> blood
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's <vampire> is uncontrolled with <before> blood
    And Sarah has 10 pool
    When Sarah moves 1 pool to <vampire>
    Then <vampire> is uncontrolled with <counters> blood
    And Sarah has 9 pool
    When Sarah brings out <vampire>
    Then <vampire> is ready with <blood> blood
    And Sarah has 9 pool

    Examples:
      | vampire | before | counters | blood |
      | Ryan    | 4      | 5        | 4     |
      | Belinde | 7      | 8        | 6     |
      | Belinde | 6      | 7        | 6     |

  @id:VTES-2948 @edition:influence_reveal_timing=any-time @vtes.influence.reveal-counters-become-blood @checks:a
  Scenario Outline: <vampire> comes out with its <blood> counters as blood
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's <vampire> is uncontrolled with <blood> blood
    When Sarah brings out <vampire>
    Then <vampire> is ready with <blood> blood and unlocked
    And no pool changes
    And Sarah has 4 transfers left

    Examples:
      | vampire      | blood |
      | Delilah Easton | 2   |
      | Belinde      | 6     |
      | Alexa Draper | 8     |

  @id:VTES-2949 @edition:influence_reveal_mandatory=no @vtes.influence.reveal-ready-and-unlocked @checks:a,b,c
  Scenario: A vampire once out can be contested, and its clan, Disciplines and title count
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's Belinde is uncontrolled with 6 blood
    And Sarah's Lauren is uncontrolled with 4 blood
    And Alexis's Lauren is ready
    And Sarah's Aunt Linda is ready
    And Alexis's Nassir is in torpor with 0 blood
    When Sarah brings out Belinde
    Then Belinde is ready with 6 blood and unlocked
    And Belinde's clan is Nosferatu
    And Belinde's title is prince
    And Belinde's Disciplines are ani, aus, OBF and pot
    When everyone passes until Sarah's minion phase
    And Aunt Linda diablerises Nassir
    And Alexis declines to block
    And Sarah votes against the referendum with Belinde
    Then the referendum fails
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 0         | 2             |
    When Sarah ends the minion phase
    And Sarah brings out Lauren#2
    Then Lauren and Lauren#2 are contested

  @id:VTES-2950 @vtes.influence.merge.advanced-on-top-single-vampire @checks:a,b
  Scenario Outline: A merged vampire counts as one minion when <first> was in play first
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's <first> is ready with 5 blood
    And Sarah's <other> is uncontrolled
    And Alexis's Sybren van Oosten is ready
    And Alexis holds Ancilla Empowerment
    When Sarah merges <other>
    Then Jessica (ADV) is merged with Jessica
    And Jessica (ADV)'s capacity is 8
    When everyone passes until Alexis's minion phase
    And Sybren van Oosten plays Ancilla Empowerment
    And Sarah declines to block
    And Alexis votes for the referendum with Sybren van Oosten
    And everyone passes
    Then Sarah burns 1 pool
    And Alexis burns 1 pool

    Examples:
      | first         | other         |
      | Jessica       | Jessica (ADV) |
      | Jessica (ADV) | Jessica       |

  @id:VTES-2951 @edition:merge_incoming_stack=burn @vtes.influence.merge.incoming-counters-and-cards-burned @checks:a
  Scenario Outline: <counters> counters on the incoming version go to the blood bank in a merge
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah has 10 pool
    And Sarah's Louis Fortier is ready with 2 blood
    And Sarah's Louis Fortier (ADV) is uncontrolled with <counters> blood
    When Sarah merges Louis Fortier (ADV)
    Then Louis Fortier (ADV) is ready with 2 blood
    And Sarah has 9 pool
    And Sarah has 0 transfers left

    Examples:
      | counters |
      | 4        |
      | 9        |

  @id:VTES-2952 @vtes.influence.merge.cost @checks:a,b
  Scenario: Three transfers are not enough to merge, four are
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah has 10 pool
    And Sarah's Louis Fortier is ready with 2 blood
    And Sarah's Louis Fortier (ADV) is uncontrolled
    And Sarah's Ryan is uncontrolled
    When Sarah moves 1 pool to Ryan
    Then Sarah cannot merge Louis Fortier (ADV) because vtes.influence.merge.cost
    When everyone passes until Sarah's influence phase
    And Sarah merges Louis Fortier (ADV)
    Then Sarah has 8 pool
    And Sarah has 0 transfers left
    And Ryan is uncontrolled with 1 blood

  @id:VTES-2953 @vtes.influence.merge.advanced-applies-in-full @checks:a
  @vtes.influence.merge.base-contributes-text-only @checks:a
  Scenario Outline: <base> keeps only the text of the base card in a merge
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase
    And Sarah's <base> is ready
    And Sarah's <base> (ADV) is uncontrolled
    When Sarah merges <base> (ADV)
    Then <base> (ADV)'s clan is <clan>
    And <base> (ADV)'s sect is <sect>
    And <base> (ADV)'s capacity is <capacity>
    And <base> (ADV)'s Disciplines are <disciplines>

    Examples:
      | base              | clan               | sect      | capacity | disciplines                     |
      | Jessica           | Toreador antitribu | Sabbat    | 8        | AUS, CEL, OBT and PRE           |
      | Melinda Galbraith | Toreador antitribu | Sabbat    | 10       | AUS, CEL, DOM, obt, POT and PRE |
      | Quentin King III  | Malkavian          | Camarilla | 7        | AUS, cel, DEM, OBF and pre      |
      | Marguerite Foccart | Brujah            | Anarch    | 6        | aus, CEL, pot and PRE           |
