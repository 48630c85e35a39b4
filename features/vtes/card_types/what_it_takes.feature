# Fifth edition rulebook, "Requirements for Playing Cards", "Cost", "Targets", one rule at a time
Feature: Requirements, costs and targets of cards

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's master phase

  @id:VTES-2455 @vtes.card.req.master-needs-ready-qualified-minion @checks:a,d
  Scenario: A locked Tremere meets a clan requirement, and the location stays if the Tremere burns
    Given Sarah's Rosalina Cortez is ready with 3 blood and locked
    And Sarah's Sully is ready with 1 blood
    And Sarah holds Academic Hunting Ground
    When Sarah plays Academic Hunting Ground
    Then Sarah controls Academic Hunting Ground
    When Rosalina Cortez is dealt 1 aggravated damage
    And Rosalina Cortez is dealt 4 aggravated damage
    Then Rosalina Cortez is in Sarah's ash heap
    And Sarah controls Academic Hunting Ground
    When everyone passes until Sarah's unlock phase
    And Sarah uses Academic Hunting Ground on Sully
    Then Sully has 2 blood

  @id:VTES-2456 @vtes.card.req.master-needs-ready-qualified-minion @checks:b,c
  Scenario Outline: A Tremere who is <state> cannot meet a clan requirement
    Given Sarah's Rosalina Cortez is <state>
    And Sarah's Sully is ready
    And Alexis's Nassir is ready
    And Sarah holds Academic Hunting Ground
    Then Sarah cannot play Academic Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion

    Examples:
      | state                    |
      | in torpor                |
      | uncontrolled with 3 blood |

  @id:VTES-2457 @vtes.card.cost.blood-symbol @checks:a
  Scenario Outline: <card> costs <cost> blood from the vampire that plays it and nothing from anyone else
    Given it is Sarah's minion phase
    And Sarah's <vampire> is ready with 3 blood
    And Sarah's Belinde is ready with 3 blood
    And Alexis's Ryan is ready with 1 blood
    And Sarah holds <card>
    When <vampire> bleeds Alexis
    And <vampire> plays <card> at <level>
    Then it is for Alexis to block or decline
    And <vampire> burns <cost> blood
    And Belinde's blood stays the same
    And no pool changes

    Examples:
      | card            | vampire     | level    | cost |
      | Conditioning    | Sully       | basic    | 1    |
      | Perfect Paragon | Madison     | superior | 1    |

  @id:VTES-2458 @vtes.card.cost.own-resources-only @checks:a
  Scenario: A vampire cannot pay with the blood of another vampire
    Given it is Sarah's minion phase
    And Sarah's Veejay Vinod is ready with 1 blood
    And Sarah's Belinde is ready with 6 blood
    And Alexis's Nassir is ready
    And Sarah holds Cloak the Gathering
    When Veejay Vinod bleeds Alexis
    And Nassir attempts to block
    Then it is for Sarah to respond to the block attempt
    And Sarah cannot use Veejay Vinod because vtes.card.cost.own-resources-only
    When Sarah passes
    Then Nassir blocks the action
    And Belinde has 6 blood

  @id:VTES-2459 @vtes.card.cost.burning-the-edge-needs-the-edge @checks:b
  Scenario: A Methuselah cannot burn the Edge if nobody has it
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Sully's clan is Nosferatu antitribu
    And Sarah holds Inside Dirt
    Then Sully cannot play Inside Dirt on Alexis to pool because vtes.card.cost.burning-the-edge-needs-the-edge
    And nobody has the Edge

  @id:VTES-2460 @vtes.target.card-must-be-in-play @checks:a
  Scenario Outline: A retainer in <whose> <pile> cannot be targeted
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Sarah holds Far Mastery
    And <whose> <pile> holds J. S. Simmons, Esq.
    And Alexis's Nassir is ready and locked
    And Nassir bears Raven Spy
    Then Sully cannot play Far Mastery at basic on J. S. Simmons, Esq. because vtes.target.card-must-be-in-play
    When Sully plays Far Mastery at basic on Raven Spy
    And Sarah puts Raven Spy on Sully
    Then Sully bears Raven Spy

    Examples:
      | whose    | pile     |
      | Alexis's | ash heap |
      | Alexis's | library  |
      | Alexis's | hand     |
      | Sarah's  | ash heap |

  @id:VTES-2461 @vtes.target.card-must-be-in-play @checks:b
  Scenario Outline: A card for any ready vampire may be played on one of <whose> vampires
    Given <whose> Ryan is ready with 1 blood
    And <whose> Nassir is in torpor with 1 blood
    And Sarah holds Life in the City
    Then Sarah cannot play Life in the City on Nassir because vtes.target.card-must-be-in-play
    When Sarah plays Life in the City on Ryan
    Then Ryan gains 1 blood

    Examples:
      | whose    |
      | Sarah's  |
      | Alexis's |
      | Rui's    |
      | Ines's   |

  @id:VTES-2462 @vtes.target.torpor-vampires-eligible @checks:a,b
  Scenario: A vampire in torpor can be targeted unless the card requires a ready vampire
    Given Sarah's Sully is in torpor with 2 blood
    And Alexis's Ryan is in torpor with 2 blood
    And Sarah holds Vessel, Life in the City, Fame and Haven Uncovered
    Then Sarah cannot play Life in the City on Sully because vtes.target.card-must-be-in-play
    And Sarah cannot play Fame on Ryan because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot play Haven Uncovered on Ryan because vtes.glossary.target.eligibility-from-card-text
    When Sarah plays Vessel on Ryan
    Then Ryan bears Vessel
    And Ryan is in torpor with 2 blood

  @id:VTES-2463 @vtes.target.uncontrolled-vampires-not-eligible @checks:a,b
  Scenario: An uncontrolled vampire cannot be targeted unless the card says so
    Given Sarah's Nassir is uncontrolled with 2 blood
    And Alexis's Lauren is uncontrolled with 2 blood
    And Sarah's Sully is ready
    And Sarah controls Arcane Library
    And Sarah holds Vessel
    Then Sarah cannot play Vessel on Nassir because vtes.target.uncontrolled-vampires-not-eligible
    And Sarah cannot play Vessel on Lauren because vtes.target.uncontrolled-vampires-not-eligible
    When Sarah plays Vessel on Sully
    And everyone passes until Sarah's influence phase
    And Sarah uses Arcane Library on Nassir
    Then Nassir is uncontrolled with 3 blood

  @id:VTES-2464 @vtes.card.cost.discarding-uses-own-hand @checks:a
  Scenario: A card discarded as a cost comes from the payer's hand and goes to the payer's ash heap
    Given Sarah's Khalid is ready
    And Sarah holds Lost in Crowds
    And Alexis holds Cloak the Gathering
    Then Sarah cannot use Khalid on Cloak the Gathering because vtes.card.cost.discarding-uses-own-hand
    When Sarah uses Khalid on Lost in Crowds
    Then Sarah gains 1 pool
    And Sarah's ash heap holds Lost in Crowds
    And Sarah holds nothing
    And Alexis holds Cloak the Gathering

  @id:VTES-2465 @edition:played_card_goes_to_ash_heap=on-resolution
  @vtes.card.cost.minion-may-use-controllers-resources @checks:a
  Scenario: Alexa Draper gains a vote only for a Dominate card discarded from her controller's hand
    Given it is Sarah's minion phase
    And Sarah's Alexa Draper is ready
    And Sarah holds Ancilla Empowerment, Conditioning, Vessel and Dodge
    When Alexa Draper plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    And Sarah cannot use Alexa Draper on Vessel because vtes.card.cost.discarding-uses-own-hand
    When Sarah uses Alexa Draper on Conditioning
    Then Sarah's ash heap holds Conditioning
