# Cards with targets: Abactor, Far Mastery, Into Thin Air, Seduction, Summon History, Lunatic Eruption; The Horde, Veejay Vinod, Market Square
Feature: Targets of action cards and modifiers
  What they can target, what they find, and when they cannot be used.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-3264 @needs:hunt @needs:politics @vtes.hunt.who-any-ready-vampire
  Scenario: An ally cannot play a hunt card that only vampires can play
    Given it is Sarah's minion phase
    And Sarah's Underbridge Stray is ready
    And Sarah's Wauneka is ready with 1 blood
    And Sarah holds Abactor
    Then Underbridge Stray cannot play Abactor because vtes.hunt.who-any-ready-vampire
    When Wauneka plays Abactor
    Then Wauneka has 5 blood

  @id:VTES-3255 @vtes.glossary.target.eligibility-from-card-text
  Scenario: Far Mastery can take a vampire's retainer but not an ally's
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Alexis's Underbridge Stray is ready
    And Underbridge Stray bears J. S. Simmons, Esq.
    And Alexis's Ryan is ready
    And Ryan bears Raven Spy
    And Sarah holds Far Mastery
    Then Sully cannot play Far Mastery at basic on J. S. Simmons, Esq. because vtes.glossary.target.eligibility-from-card-text
    When Sully plays Far Mastery at basic on Raven Spy
    And Alexis declines to block
    And Alexis passes
    And Sarah puts Raven Spy on Sully
    Then Sully bears Raven Spy

  @id:VTES-3267 @vtes.golden-rule.cards-override-rules
  Scenario Outline: Seduction at basic stops a younger vampire from blocking, but not <not>
    Given it is Sarah's minion phase
    And Sarah's Sully is ready
    And Alexis's Ashley, Ryan and Wauneka are ready
    And Alexis's Baixinho is in torpor
    And Alexis's Underbridge Stray is ready
    And Sarah holds Seduction
    When Sully bleeds Alexis
    Then it is for Sarah to respond as the action is announced
    And Sully cannot play Seduction at basic on <not> because vtes.glossary.target.eligibility-from-card-text
    When Sully plays Seduction at basic on Ashley
    Then it is for Alexis to block or decline
    And Ashley cannot attempt to block because vtes.golden-rule.cards-override-rules
    And Ryan may attempt to block
    And it is for Alexis to block or decline

    Examples:
      | not              |
      | Ryan             |
      | Wauneka          |
      | Baixinho         |
      | Underbridge Stray |

  @id:VTES-3271 @vtes.glossary.target.eligibility-from-card-text
  Scenario: Into Thin Air cannot lower an older vampire's intercept
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 2 blood
    And Alexis's Ashley, Ryan and Wauneka are ready
    And Sarah holds Into Thin Air
    And Alexis holds Telepathic Misdirection
    When Sully bleeds Alexis
    And Wauneka attempts to block
    And Sully plays Into Thin Air at basic
    Then Sarah cannot use Sully on Wauneka to lower the intercept because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot use Sully on Ryan to lower the intercept because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Sully on Ashley to lower the intercept
    Then Sully has 1 blood
    And it is for Alexis to respond to the block attempt

  @id:VTES-3272 @vtes.card.cost.blood-needs-enough-blood
  Scenario: A vampire without blood cannot pay to lower intercept with Into Thin Air
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 0 blood
    And Alexis's Ashley is ready
    And Ashley bears Sport Bike
    And Sarah holds Into Thin Air
    When Sully hunts
    And Ashley attempts to block
    And Sully plays Into Thin Air at basic
    Then Ashley fails to block the action
    And Sarah cannot use Sully on Ashley to lower the intercept because vtes.card.cost.blood-needs-enough-blood
    And it is for Alexis to block or decline

  @id:VTES-3276 @vtes.action.stealth.added-only-when-needed
  Scenario: Veejay Vinod can burn blood for stealth only in his own action
    Given it is Sarah's minion phase
    And Sarah's Veejay Vinod is ready with 3 blood
    And Sarah's Sully is ready
    And Sarah holds Lost in Crowds
    And Alexis's Colette is ready
    When Sully bleeds Alexis
    And Colette attempts to block
    Then it is for Sarah to respond to the block attempt
    And Sarah cannot use Veejay Vinod because vtes.action.stealth.added-only-when-needed
    When Sarah passes
    Then Colette blocks the action
    And Veejay Vinod has 3 blood

  @id:VTES-3304 @needs:legacy
  @vtes.published.permanents-that-increase-bleed.only-in-a-bleed-before-resolution @checks:a
  Scenario Outline: The Horde cannot increase a hunt, or a bleed by a minion that is not Infernal: <does>
    Given it is Sarah's minion phase
    And Sarah's The Horde, Sully and Wauneka are ready with 1 blood
    And Sarah controls The Barrens
    And Sarah holds Bonding
    When <does>
    And Sarah passes
    Then it is for Sarah to respond before blocks
    And Sarah cannot use The Horde because <rule>

    @vtes.golden-rule.cards-override-rules
    Examples:
      | does          | rule                                  |
      | Wauneka hunts | vtes.golden-rule.cards-override-rules |

    @vtes.legacy.trait.general.definition
    Examples:
      | does                | rule                                 |
      | Sully bleeds Alexis | vtes.legacy.trait.general.definition |

  @id:VTES-3307 @vtes.legacy.trait.general.definition
  Scenario: The Horde locks to give another Infernal minion 1 more bleed
    Given it is Sarah's minion phase
    And Sarah's The Horde and Sully are ready with 1 blood
    And Sully's only trait is Infernal
    And Alexis's Nassir is ready
    When Sully bleeds Alexis
    And Sarah uses The Horde
    Then the bleed is for 2
    And The Horde is locked
    And it is for Alexis to block or decline

  @id:VTES-3305 @vtes.action.intercept.added-only-when-needed
  Scenario: Market Square can be used only for a blocking Assamite of its controller
    Given it is Alexis's minion phase
    And Alexis's Wauneka is ready with 1 blood
    And Tom's Bijou is ready
    And Sarah's Alu is ready
    And Sarah controls Market Square
    When Wauneka hunts
    And Bijou attempts to block
    Then Bijou fails to block the action
    And Market Square is unlocked
    When Tom declines to block
    And Alu attempts to block
    And Sarah uses Market Square
    Then Alu blocks the action
    And Market Square is locked

  @id:VTES-6010 @vtes.action.intercept.added-only-when-needed
  Scenario: Market Square cannot be used for a blocking minion that is not an Assamite
    Given it is Alexis's minion phase
    And Alexis's Wauneka is ready with 1 blood
    And Sarah's Alu and Sully are ready
    And Sarah controls Market Square
    And Sarah holds Spirit's Touch
    When Wauneka hunts
    And Sully attempts to block
    Then it is for Sarah to respond to the block attempt
    And Sarah cannot use Market Square because vtes.crypt.clan-may-limit-affected-vampires
    When Sarah passes
    Then Sully fails to block the action
    When Alu attempts to block
    And Sarah uses Market Square
    Then Alu blocks the action

  @id:VTES-3289 @vtes.wording.search.may-fail-to-find
  Scenario: Summon History finds only an ally, retainer or equipment of the chosen cost
    Given it is Sarah's minion phase
    And Sarah's Nu, The Pillar is ready with 5 blood
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Summon History
    And Sarah's library holds Bonding, Raven Spy, Vessel, Govern the Unaligned and Underbridge Stray
    And Sarah's ash heap holds Sport Bike, .44 Magnum, Life in the City and Deflection
    When Nu, The Pillar plays Summon History at basic with X 1
    And nobody responds
    Then exactly these choices are open to Sarah:
      | Sarah takes Raven Spy         |
      | Sarah takes Underbridge Stray |
      | Sarah takes Sport Bike        |
      | Sarah passes                  |

  @id:VTES-3290 @vtes.contest.cannot-control-two-of-same-unique
  Scenario: Summon History cannot find a second copy of a unique card that its player controls
    Given it is Sarah's minion phase
    And Sarah's Nu, The Pillar is ready with 5 blood
    And Nu, The Pillar bears Ivory Bow
    And Alexis's Nassir is ready
    And Nassir bears Bowl of Convergence
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Summon History
    And Sarah's library holds Bonding, Ivory Bow and Bowl of Convergence
    When Nu, The Pillar plays Summon History at basic with X 1
    And nobody responds
    Then exactly these choices are open to Sarah:
      | Sarah takes Bowl of Convergence |
      | Sarah passes                    |
    When Sarah takes Bowl of Convergence
    Then Bowl of Convergence and Bowl of Convergence#2 are contested

  @id:VTES-3291 @vtes.contest.cannot-control-two-of-same-unique
  Scenario: Summon History at superior cannot find a vampire already controlled or too large
    Given it is Sarah's minion phase
    And Sarah's Nu, The Pillar is ready with 5 blood
    And Sarah's Ryan is ready
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Summon History
    And Sarah's library holds Bonding
    And Sarah's crypt holds Ryan, Baixinho, Sully and Wauneka
    And Sarah's ash heap holds Aunt Linda and Raven Spy
    When Nu, The Pillar plays Summon History at superior with X 4
    And nobody responds
    Then exactly these choices are open to Sarah:
      | Sarah takes Baixinho   |
      | Sarah takes Sully      |
      | Sarah takes Aunt Linda |
      | Sarah passes           |

  @id:VTES-3303 @vtes.golden-rule.cards-override-rules
  Scenario Outline: Alia, God's Messenger cannot be recruited with fewer than two Gehenna events in play
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah holds Alia, God's Messenger
    And Tom controls <one>
    And Rui controls <other>
    Then Belinde cannot recruit Alia, God's Messenger because vtes.golden-rule.cards-override-rules

    Examples:
      | one           | other          |
      | The Unmasking | Port Authority |
      | The Unmasking | Urban Jungle   |
      | Urban Jungle  | Port Authority |

  @id:VTES-3308 @vtes.golden-rule.cards-override-rules
  Scenario Outline: Unpreventable damage from burning Lunatic Eruption at <level> leaves <blood> blood
    Given it is Sarah's minion phase
    And Sarah's Brock Sterling is ready with 3 blood
    And Sarah holds Skin of Rock
    And Alexis's Elen Kamjian is ready
    And Elen Kamjian bears Lunatic Eruption, played by Tom
    And Lunatic Eruption came into play at <level>
    When Brock Sterling acts through Lunatic Eruption to burn it
    And everyone passes until Sarah's influence phase
    Then Elen Kamjian bears nothing
    And Brock Sterling is ready with <blood> blood

    Examples:
      | level    | blood |
      | basic    | 3     |
      | superior | 2     |

  @id:VTES-4042 @vtes.golden-rule.cards-override-rules
  Scenario: Only the vampire that played Into Thin Air can lower intercept, once in that action
    Given it is Sarah's minion phase
    And Sarah's Sully and Belinde are ready with 3 blood
    And Alexis's Ashley and Underbridge Stray are ready
    And Ashley bears Sport Bike
    And Sarah controls The Labyrinth
    And Sarah holds Into Thin Air and Lost in Crowds
    When Sully hunts
    And Ashley attempts to block
    Then it is for Sarah to respond to the block attempt
    And Sarah cannot use Sully on Ashley to lower the intercept because vtes.golden-rule.cards-override-rules
    When Sully plays Into Thin Air at basic
    Then Sarah cannot use Belinde on Ashley to lower the intercept because vtes.golden-rule.cards-override-rules
    When Sarah uses Sully on Underbridge Stray to lower the intercept
    Then Sully has 2 blood
    And it is for Alexis to block or decline
    And Sarah cannot use Sully on Ashley to lower the intercept because vtes.golden-rule.cards-override-rules

  @id:VTES-4043 @vtes.action.course.b.sequencing-applies
  Scenario: Cards in play can still be used before Into Thin Air lowers intercept
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 3 blood
    And Alexis's Ashley is ready
    And Ashley bears Sport Bike
    And Sarah controls The Barrens
    And Sarah holds Into Thin Air and Bonding
    When Sully hunts
    And Sarah passes
    And Sarah passes
    And Ashley attempts to block
    And Sully plays Into Thin Air at basic
    And Sarah uses The Barrens on Bonding
    Then The Barrens is locked
    And Bonding is in Sarah's ash heap
    When Sarah uses Sully on Ashley to lower the intercept
    Then Sully has 2 blood
    And it is for Alexis to block or decline

  @id:VTES-4044 @vtes.action.course.effects-last-for-the-action
  Scenario: Into Thin Air's effect ends when its vampire is burned during the action
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 0 blood
    And Sarah's Wauneka is ready
    And Alexis's Ashley is ready
    And Ashley bears Sport Bike
    And Sarah holds Into Thin Air
    When Sully hunts
    And Ashley attempts to block
    And Sully plays Into Thin Air at basic
    And Sully is dealt 2 aggravated damage
    And everyone passes
    Then Sully is in Sarah's ash heap
    When Wauneka bleeds Alexis
    Then it is for Alexis to block or decline
