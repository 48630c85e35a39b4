# Action cards and actions of cards in play: requirements, targets, and limits
Feature: Requirements and targets of action cards

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-3520 @needs:bleed @vtes.bleed.target-burns-pool-equal-to-amount @checks:a
  Scenario Outline: <card> at <level> bleeds for <bleed>
    Given Sarah's <vampire> is ready
    And Sarah holds <card>
    When <vampire> plays <card> at <level> on Alexis
    Then Alexis burns <bleed> pool

    Examples:
      | vampire         | card                 | level    | bleed |
      | Kathy Glens     | Enchant Kindred      | basic    | 2     |
      | Kathy Glens     | Entrancement         | basic    | 2     |
      | Kathy Glens     | Intimidation         | basic    | 2     |
      | Kathy Glens     | Intimidation         | superior | 3     |
      | Larissa Moreira | Deep Song            | basic    | 2     |
      | Black Lotus     | Govern the Unaligned | basic    | 3     |
      | Black Lotus     | Dominate Kine        | basic    | 2     |

  @id:VTES-3521 @needs:hunt @vtes.blood-hunt.otherwise-normal-referendum
  @vtes.published.abactor.blood-hunt-needs-hunt-that-fed
  Scenario: A successful hunt by Abactor calls a blood hunt
    Given Sarah's Ryan is ready with 0 blood
    And Alexis's Belinde is ready
    And Sarah holds Abactor
    When Ryan plays Abactor
    And Alexis declines to block
    Then Ryan gains 4 blood
    And it is for Alexis to vote or pass

  @id:VTES-3522 @vtes.card-action.success-resolves-as-printed
  Scenario Outline: Precognizant Mobility at <level> unlocks <who>: <target>
    Given Sarah's Colette is ready with 3 blood
    And Sarah's <target> is ready and locked
    And Sarah holds Precognizant Mobility
    When Colette plays Precognizant Mobility at <level> on <target>
    Then <target> is unlocked
    And Colette burns 1 blood

    Examples:
      | level    | target  | who             |
      | basic    | Ashley  | a younger one   |
      | superior | Ashley  | a younger one   |
      | superior | Gwendolyn | an older one  |

  @id:VTES-3523 @vtes.crypt.younger-means-smaller-capacity
  Scenario: Precognizant Mobility at basic cannot unlock an older vampire
    Given Sarah's Colette is ready with 3 blood
    And Sarah's Gwendolyn is ready and locked
    And Sarah holds Precognizant Mobility
    Then Colette cannot play Precognizant Mobility at basic on Gwendolyn because vtes.crypt.younger-means-smaller-capacity

  @id:VTES-3524 @vtes.golden-rule.cards-override-rules
  Scenario Outline: A vampire can bear only one <card>: it bears one at <borne> and plays one at <level>
    Given Sarah's <vampire> is ready
    And <vampire> bears <card>
    And <card> came into play at <borne>
    And Sarah holds <card>
    Then <vampire> cannot play <card> at <level> because vtes.golden-rule.cards-override-rules

    Examples:
      | vampire       | card                   | borne    | level    |
      | Wauneka       | Preternatural Strength | basic    | basic    |
      | Wauneka       | Preternatural Strength | basic    | superior |
      | Trevon Parker | Rutor's Hand           | superior | basic    |
      | Trevon Parker | Rutor's Hand           | superior | superior |

  @id:VTES-3525 @vtes.golden-rule.cards-override-rules
  Scenario: A vampire can bear only one Emergency Rations
    Given Sarah's Nassir is ready
    And Nassir's clan is Nagaraja
    And Nassir bears Emergency Rations
    And Tom's ash heap holds J. S. Simmons, Esq.
    And Sarah holds Emergency Rations
    Then Nassir cannot play Emergency Rations on J. S. Simmons, Esq. in Tom's ash heap because vtes.golden-rule.cards-override-rules

  @id:VTES-3526 @vtes.glossary.ash-heap.targeting-action-is-undirected
  Scenario Outline: Emergency Rations can be made from <mortal>, a mortal
    Given Sarah's Nassir is ready
    And Nassir's clan is Nagaraja
    And Alexis's Meaghan is ready
    And Tom's ash heap holds <mortal>
    And Sarah holds Emergency Rations
    When Nassir plays Emergency Rations on <mortal> in Tom's ash heap
    Then the action is undirected
    And the action's stealth is 1
    When Alexis declines to block
    Then <mortal> is removed from the game
    And Nassir bears Emergency Rations

    Examples:
      | mortal                |
      | J. S. Simmons, Esq.   |
      | Eccentric Billionaire |

  @id:VTES-3527 @vtes.glossary.target.eligibility-from-card-text
  Scenario Outline: Emergency Rations cannot be made from <card>
    Given Sarah's Nassir is ready
    And Nassir's clan is Nagaraja
    And Tom's ash heap holds <card>
    And Sarah holds Emergency Rations
    Then Nassir cannot play Emergency Rations on <card> in Tom's ash heap because vtes.glossary.target.eligibility-from-card-text

    Examples:
      | card                  |
      | Raven Spy             |
      | Rafastio Ghoul        |
      | Impundulu             |
      | Alia, God's Messenger |

  @id:VTES-3528 @vtes.golden-rule.cards-override-rules
  Scenario: Only the bearer of Lunatic Eruption can enter combat through it
    Given Sarah's Ashley is ready
    And Sarah's Sully is ready and locked
    And Sully bears Lunatic Eruption
    And Alexis's Nassir is ready and locked
    Then Ashley cannot act through Lunatic Eruption on Nassir to enter combat because vtes.golden-rule.cards-override-rules

  @id:VTES-3529 @vtes.burn.card-goes-to-owners-ash-heap
  Scenario Outline: A minion that burns Lunatic Eruption played at <level> loses <blood> blood
    Given Sarah's Ashley is ready
    And Tom's Sully is ready
    And Sully bears Lunatic Eruption, played by Alexis
    And Lunatic Eruption came into play at <level>
    When Ashley acts through Lunatic Eruption to burn it
    Then Lunatic Eruption is in Alexis's ash heap
    And Ashley burns <blood> blood

    Examples:
      | level    | blood |
      | basic    | 0     |
      | superior | 1     |

  @id:VTES-3530 @vtes.golden-rule.cards-override-rules
  Scenario: Only the bearer can burn Clan Impersonation
    Given Sarah's Sully and Ashley are ready
    And Sully bears Clan Impersonation
    Then Ashley cannot act through Clan Impersonation to burn it because vtes.golden-rule.cards-override-rules
    When Sully acts through Clan Impersonation to burn it
    Then Clan Impersonation is in Sarah's ash heap

  @id:VTES-3531 @vtes.golden-rule.cards-override-rules
  Scenario: Any minion but the bearer can burn Pentex Subversion, and only the bearer Haven Uncovered
    Given Sarah's Sully and Ashley are ready
    And Sully bears Pentex™ Subversion
    And Ashley bears Haven Uncovered
    Then Sully cannot act through Pentex™ Subversion to burn it because vtes.golden-rule.cards-override-rules
    And Sully cannot act through Haven Uncovered to burn it because vtes.golden-rule.cards-override-rules
    And Ashley may act through Pentex™ Subversion to burn it
    And Ashley may act through Haven Uncovered to burn it

  @id:VTES-3532 @vtes.wording.search.may-fail-to-find
  Scenario Outline: Soul Scan at <level> by <vampire> finds <found>
    Given Sarah's <vampire> is ready
    And Sarah holds Soul Scan
    And Sarah's crypt holds Rosalina Cortez, Meaghan, Boy Toy and Gwendolyn
    When <vampire> plays Soul Scan at <level>
    Then it is for Sarah to search
    And Sarah may take Rosalina Cortez
    And Sarah may take Boy Toy
    And Sarah <meaghan>
    And Sarah cannot take Gwendolyn because vtes.wording.search.may-fail-to-find

    Examples:
      | vampire | level    | found                           | meaghan                                                      |
      | Colette | basic    | a younger one without Obfuscate | cannot take Meaghan because vtes.wording.search.may-fail-to-find |
      | Colette | superior | a younger one with a little     | may take Meaghan                                             |

  @id:VTES-3533 @vtes.wording.search.may-fail-to-find
  Scenario: Soul Scan at superior cannot find a vampire with superior Obfuscate
    Given Sarah's Gelasia Fotiou is ready
    And Sarah holds Soul Scan
    And Sarah's crypt holds Dr. Stephen Norton and Ashley
    When Gelasia Fotiou plays Soul Scan at superior
    Then Sarah cannot take Dr. Stephen Norton because vtes.wording.search.may-fail-to-find
    When Sarah takes Ashley
    Then Ashley is uncontrolled with 0 blood

  @id:VTES-3534 @needs:action-cards @vtes.action.announce.all-details-defined
  Scenario: Impundulu steals 1 blood at 1 stealth
    Given Sarah's Impundulu is ready
    And Alexis's Nassir is ready with 2 blood and locked
    And Alexis's Meaghan is ready
    When Sarah uses Impundulu on Nassir
    Then the action's stealth is 1
    When Alexis declines to block
    Then Nassir has 1 blood
    And Impundulu has 2 life

  @id:VTES-3535 @vtes.combat.hand-strike.damage-equals-strength
  Scenario: Impundulu's hand strike inflicts 1 damage
    Given Sarah's Impundulu is ready
    And Alexis's Nassir is ready
    When Impundulu bleeds Alexis
    And Nassir attempts to block
    And neither maneuvers
    And Impundulu strikes with hands
    And Nassir strikes with hands
    Then Nassir takes 1 damage

  @id:VTES-3536 @vtes.combat.hand-strike.damage-equals-strength
  Scenario: Underbridge Stray recruited at superior inflicts 1 damage with its hands
    Given Sarah's Underbridge Stray is ready
    And Underbridge Stray came into play at superior
    And Alexis's Nassir is ready
    When Underbridge Stray bleeds Alexis
    And Nassir attempts to block
    And Underbridge Stray strikes with hands
    And Nassir strikes with hands
    Then Nassir takes 1 damage

  @id:VTES-3537 @vtes.glossary.target.eligibility-from-card-text
  Scenario: Out of the Frying Pan can be played only on a Sabbat vampire
    Given it is Sarah's master phase
    And Sarah's Ryan, Elen Kamjian and Claudia are ready
    And Sarah holds Out of the Frying Pan
    Then Sarah cannot play Out of the Frying Pan on Ryan because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot play Out of the Frying Pan on Elen Kamjian because vtes.glossary.target.eligibility-from-card-text
    When Sarah plays Out of the Frying Pan on Claudia
    Then Claudia's sect is Camarilla

  @id:VTES-3620
  @vtes.burn.card-goes-to-owners-ash-heap @vtes.card-action.success-resolves-as-printed
  Scenario Outline: Burning a Lunatic Eruption played at <level> costs the minion <blood> blood
    Given Sarah's Quentin King III is ready
    And Alexis's Nassir is ready and locked
    And Alexis's Meaghan is ready and locked
    And Sarah holds Lunatic Eruption
    When Quentin King III plays Lunatic Eruption at <level> on Nassir
    Then Nassir bears Lunatic Eruption
    And Quentin King III burns 2 blood
    When everyone passes until Alexis's minion phase
    And Meaghan acts through Lunatic Eruption to burn it
    Then Lunatic Eruption is in Sarah's ash heap
    And Meaghan burns <blood> blood

    Examples:
      | level    | blood |
      | basic    | 0     |
      | superior | 1     |

  @id:VTES-3640 @vtes.golden-rule.cards-override-rules
  Scenario: Alia, God's Messenger cannot be recruited with one Gehenna event in play
    Given Sarah's Sully is ready
    And Tom controls The Unmasking
    And Alexis controls Urban Jungle
    And Sarah holds Alia, God's Messenger
    Then Sully cannot recruit Alia, God's Messenger because vtes.golden-rule.cards-override-rules

  @id:VTES-3642 @vtes.card-action.success-resolves-as-printed
  Scenario: Another Methuselah's action to steal Alia, God's Messenger costs 1 pool
    Given Sarah's Catalina Vega is ready
    And Alexis's Alia, God's Messenger is ready and locked
    And Sarah holds Entrancement
    When Catalina Vega plays Entrancement at superior on Alia, God's Messenger
    Then Sarah controls Alia, God's Messenger
    And Sarah burns 1 pool

  @id:VTES-3644 @vtes.contest.starts-when-second-copy-enters-play
  Scenario: A second Alia, God's Messenger contests the first, however she enters play
    Given Sarah's Nu, The Pillar is ready
    And Alexis's Alia, God's Messenger is ready and locked
    And Sarah holds Summon History
    And Sarah's ash heap holds Alia, God's Messenger
    When Nu, The Pillar plays Summon History at basic with X 1
    And nobody responds
    And Sarah takes Alia, God's Messenger
    Then Alia, God's Messenger and Alia, God's Messenger#2 are contested
