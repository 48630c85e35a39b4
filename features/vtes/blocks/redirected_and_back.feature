# Fifth edition rulebook, "Who May Attempt to Block", "Detailed course of an action"; glossary, "Wake"
Feature: A bleed that is redirected, and one that comes back
  A new target does not start a new action, so every effect in force lasts until the action is over.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Alexis's Trevon Parker is ready
    And Tom's Lauren is ready

  @id:VTES-4921 @vtes.glossary.wake.lasts-for-the-action
  Scenario: An awake minion can block a bleed that comes back to its Methuselah
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready and locked
    And Alexis holds Wake with Evening's Freshness and Deflection
    And Tom holds Deflection
    When Belinde bleeds Alexis
    And Nassir plays Wake with Evening's Freshness
    And nobody cancels the card
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    Then it is for Alexis to block or decline
    When Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-4922 @vtes.glossary.wake.lasts-for-the-action
  Scenario: An awake minion can react to a bleed that comes back to its Methuselah
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready and locked
    And Alexis holds Wake with Evening's Freshness, Deflection and Telepathic Counter
    And Tom holds Deflection
    When Belinde bleeds Alexis
    And Nassir plays Wake with Evening's Freshness
    And nobody cancels the card
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    And Alexis declines to block
    And Nassir plays Telepathic Counter at basic
    Then the action succeeds
    And no pool changes

  @id:VTES-4923 @vtes.reaction.same-card-once-per-action-per-minion
  Scenario: A vampire cannot deflect the same bleed twice when it comes back to its Methuselah
    Given Sarah's Belinde is ready
    And Alexis holds Deflection and Deflection
    And Tom holds Deflection
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    Then it is for Alexis to block or decline
    And Trevon Parker cannot play Deflection at superior on Rui because vtes.reaction.same-card-once-per-action-per-minion
    When Alexis declines to block
    Then Alexis burns 1 pool
    And Alexis holds Deflection

  @id:VTES-4924 @vtes.reaction.same-card-once-per-action-per-minion
  Scenario: A vampire cannot reduce the same bleed twice when it comes back to its Methuselah
    Given Sarah's Sully is ready
    And Alexis's Nassir is ready
    And Sarah holds Conditioning
    And Alexis holds Deflection, Telepathic Counter and Telepathic Counter
    And Tom holds Deflection
    When Sully bleeds Alexis
    And Sully plays Conditioning at basic
    And Nassir plays Telepathic Counter at basic
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    Then Nassir cannot play Telepathic Counter at basic because vtes.reaction.same-card-once-per-action-per-minion
    And the bleed is for 2
    And it is for Alexis to block or decline

  @id:VTES-4925 @vtes.modifier.same-card-once-per-action-per-minion
  Scenario: The acting minion cannot repeat a modifier because the bleed has a new target
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Sarah holds Cloak the Gathering and Cloak the Gathering
    And Alexis holds Deflection
    And Lauren bears Sport Bike
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Cloak the Gathering at basic
    Then Nassir fails to block the action
    When Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Lauren attempts to block
    Then Lauren blocks the action
    And Sarah holds Cloak the Gathering

  @id:VTES-4926 @vtes.modifier.same-card-once-per-action-per-minion
  Scenario: The acting minion cannot repeat a modifier when the bleed is back at its first target
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    And Sarah holds Lost in Crowds and Lost in Crowds
    And Alexis holds Deflection and Precognition
    And Tom holds Deflection
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Lost in Crowds at superior
    And Alexis passes
    Then Nassir fails to block the action
    When Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    And Nassir attempts to block
    And Nassir plays Precognition at basic
    Then Nassir blocks the action
    And Sarah holds Lost in Crowds

  @id:VTES-4927 @vtes.action.course.effects-last-for-the-action
  Scenario: A bleed reduced before it is redirected stays reduced for its new target
    Given Sarah's Sully is ready
    And Sarah holds Govern the Unaligned
    And Alexis holds Deflection and Telepathic Counter
    When Sully plays Govern the Unaligned at basic on Alexis
    And Alexis declines to block
    And Trevon Parker plays Telepathic Counter at superior
    And Trevon Parker plays Deflection at superior on Tom
    Then the bleed is for 1
    When Tom declines to block
    Then Tom burns 1 pool
    And Alexis's pool stays the same

  @id:VTES-4928 @vtes.action.course.effects-last-for-the-action
  Scenario: A bleed reduced before it is redirected stays reduced when it comes back
    Given Sarah's Sully is ready
    And Sarah holds Conditioning
    And Alexis holds Deflection and Telepathic Counter
    And Tom holds Deflection
    When Sully bleeds Alexis
    And Sully plays Conditioning at basic
    And Trevon Parker plays Telepathic Counter at superior
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    Then the bleed is for 1
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-4929 @vtes.bleed.only-one-increasing-modifier
  Scenario: A bleed increased by one modifier cannot be increased by another for its new target
    Given Sarah's Gelasia Fotiou is ready
    And Sarah holds Conditioning and Bonding
    And Alexis holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Conditioning at basic
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    Then Gelasia Fotiou cannot play Bonding at basic because vtes.bleed.only-one-increasing-modifier
    And the bleed is for 3
    When Tom declines to block
    Then Tom burns 3 pool
    And Sarah holds Bonding

  @id:VTES-4930 @vtes.bleed.only-one-increasing-modifier
  Scenario: A bleed that comes back can be increased by one modifier if none has increased it yet
    Given Sarah's Gelasia Fotiou is ready
    And Sarah holds Conditioning and Bonding
    And Alexis holds Deflection
    And Tom holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    And Sarah passes
    And Trevon Parker plays Deflection at superior on Tom
    And Gelasia Fotiou plays Bonding at basic
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    Then Gelasia Fotiou cannot play Conditioning at basic because vtes.bleed.only-one-increasing-modifier
    When Alexis declines to block
    Then Alexis burns 2 pool

  @id:VTES-4931 @vtes.action.stealth-intercept.last-for-the-action
  Scenario: A bleed that comes back keeps the stealth added against its first target
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Sarah holds Cloak the Gathering
    And Alexis holds Deflection
    And Tom holds Deflection
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Cloak the Gathering at basic
    Then Nassir fails to block the action
    When Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    Then the action's stealth is 1
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-4932 @vtes.action.stealth-intercept.last-for-the-action
  Scenario: A minion keeps its added intercept when the bleed is redirected and comes back
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Sarah holds Cloak the Gathering and Swallowed by the Night
    And Alexis holds Deflection, Precognition and Spirit's Touch
    And Tom holds Deflection
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Cloak the Gathering at basic
    And Nassir plays Precognition at basic
    And Belinde plays Swallowed by the Night at basic
    And Alexis passes
    Then Nassir fails to block the action
    When Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    And Nassir attempts to block
    Then Nassir attempts to block with 1 intercept
    When Nassir plays Spirit's Touch at basic
    Then Nassir blocks the action

  @id:VTES-4942 @vtes.action.stealth-intercept.last-for-the-action
  Scenario: The first target's minion keeps intercept from a card in play when the bleed comes back
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Alexis holds Deflection
    And Tom holds Deflection
    When Belinde bleeds Alexis
    And Belinde's stealth changes by 2
    And Nassir's intercept changes by 1
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    And Belinde's stealth changes by -1
    And Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-4933 @vtes.action.course.effects-last-for-the-action
  Scenario: A minion that cannot block the action cannot block it after it comes back
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Sarah holds Elder Impersonation
    And Alexis holds Deflection
    And Tom holds Deflection
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Elder Impersonation at superior
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    Then it is for Alexis to block or decline
    And Nassir cannot attempt to block because vtes.golden-rule.cards-override-rules
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-4934 @vtes.action.course.effects-last-for-the-action
  Scenario: A vampire seduced as the bleed was announced cannot block it after a redirection
    Given Sarah's Gelasia Fotiou is ready
    And Tom's Colette is ready
    And Sarah holds Seduction
    And Alexis holds Deflection
    When Gelasia Fotiou bleeds Alexis
    And Gelasia Fotiou plays Seduction at superior on Lauren
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    Then it is for Tom to block or decline
    And Lauren cannot attempt to block because vtes.golden-rule.cards-override-rules
    When Colette attempts to block
    Then Colette blocks the action

  @id:VTES-4935 @ruling @vtes.ruling.faceless-night.locks-only-at-resolution @vtes.action.stealth.added-only-when-needed
  Scenario: A minion that failed under Faceless Night locks at the end, after two redirections
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Sarah holds Faceless Night
    And Alexis holds Deflection
    And Tom holds Deflection
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Faceless Night at superior
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    Then Nassir is unlocked
    When Alexis declines to block
    Then Alexis burns 1 pool
    And Nassir is locked

  @id:VTES-4936 @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: A card that waits on one Methuselah does not increase a bleed redirected at another
    Given Sarah's Sully is ready
    And Sully bears Spying Mission
    And Spying Mission waits for Alexis
    And Alexis holds Deflection
    When Sully bleeds Alexis
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    Then Tom burns 1 pool
    And Sully bears Spying Mission

  @id:VTES-4937 @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: A card that waits on a Methuselah increases a bleed redirected at them
    Given Sarah's Sully is ready
    And Sully bears Spying Mission
    And Spying Mission waits for Tom
    And Alexis holds Deflection
    When Sully bleeds Alexis
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    Then Tom burns 3 pool
    And Sully bears nothing

  @id:VTES-4938 @vtes.action.block.target-change-reopens
  Scenario: Guardian Angel protects its Methuselah from a bleed redirected at them
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Sarah holds Cloak the Gathering
    And Lauren bears Guardian Angel
    And Alexis holds Deflection
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Cloak the Gathering at basic
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Lauren attempts to block
    Then Lauren blocks the action

  @id:VTES-4943 @vtes.action.block.target-change-reopens
  Scenario: Guardian Angel protects its Methuselah from a bleed redirected twice
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Sarah holds Cloak the Gathering
    And Rui's Ryan is ready
    And Ryan bears Guardian Angel
    And Alexis holds Deflection
    And Tom holds Deflection
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde plays Cloak the Gathering at basic
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Rui
    And Ryan attempts to block
    Then Ryan blocks the action

  @id:VTES-4939 @vtes.golden-rule.cards-override-rules
  Scenario: A Methuselah who redirected a bleed cannot play cards reserved for the one being bled
    Given Sarah's Sully is ready
    And Alexis's Nassir is ready
    And Sarah holds Conditioning
    And Alexis holds Deflection and Telepathic Counter
    When Sully bleeds Alexis
    And Sully plays Conditioning at basic
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    Then it is for Tom to block or decline
    And Nassir cannot play Telepathic Counter at basic because vtes.golden-rule.cards-override-rules
    When Tom declines to block
    Then Tom burns 3 pool
    And Alexis holds Telepathic Counter

  @id:VTES-4940 @vtes.bleed.once-per-turn-per-minion
  Scenario: A minion whose bleed was redirected cannot bleed again that turn
    Given Sarah's Brock Sterling is ready
    And Sarah holds Freak Drive
    And Alexis holds Deflection
    When Brock Sterling bleeds Alexis
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Brock Sterling plays Freak Drive at basic
    Then Tom burns 1 pool
    And Brock Sterling is unlocked
    And Brock Sterling cannot bleed Alexis because vtes.bleed.once-per-turn-per-minion

  @id:VTES-4944 @vtes.bleed.once-per-turn-per-minion
  Scenario: A minion whose bleed came back to its first target cannot bleed again with a card
    Given Sarah's Sully and Colette are ready
    And Sarah holds Govern the Unaligned and Precognizant Mobility
    And Alexis holds Deflection
    And Tom holds Deflection
    When Sully bleeds Alexis
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    And Alexis declines to block
    Then Alexis burns 1 pool
    When Colette plays Precognizant Mobility at superior on Sully
    And Alexis declines to block
    Then Sully is unlocked
    And Sully cannot play Govern the Unaligned at basic on Alexis because vtes.bleed.once-per-turn-per-minion

  @id:VTES-4941 @vtes.golden-rule.cards-override-rules
  Scenario: A bleed cannot be redirected at the Methuselah who is being bled, even a second time
    Given Sarah's Belinde is ready
    And Tom's Ayelech is ready
    And Alexis holds Deflection
    And Tom holds Telepathic Misdirection
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    Then it is for Tom to respond after blocks are declined
    And Ayelech cannot play Telepathic Misdirection at superior on Tom because vtes.golden-rule.cards-override-rules
    And Ayelech cannot play Telepathic Misdirection at superior on Sarah because vtes.bleed.never-oneself
    When Ayelech plays Telepathic Misdirection at superior on Alexis
    And Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-4990 @needs:ending @vtes.golden-rule.cards-override-rules
  Scenario Outline: <card> cannot redirect a bleed at an ousted Methuselah
    Given Sarah's Belinde is ready
    And Rui is ousted
    And Alexis holds <card>
    When Belinde bleeds Alexis
    And Alexis declines to block
    Then it is for Alexis to respond after blocks are declined
    And Trevon Parker cannot play <card> at superior on Rui because vtes.golden-rule.cards-override-rules
    When Trevon Parker plays <card> at superior on Ines
    Then Ines burns 1 pool

    Examples:
      | card                   |
      | Deflection             |
      | Telepathic Misdirection |

  @id:VTES-4992 @vtes.wording.during-x-do-y-once-per-x
  Scenario: A vampire cannot repeat a once-per-bleed effect because the bleed has a new target
    Given Sarah's Larissa Moreira is ready
    And Sarah holds Raven Spy and Murder of Crows
    And Alexis holds Deflection
    When Larissa Moreira bleeds Alexis
    And Sarah uses Larissa Moreira on Raven Spy
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    Then the bleed is for 2
    And Sarah cannot use Larissa Moreira on Murder of Crows because vtes.wording.during-x-do-y-once-per-x
    When Tom declines to block
    Then Tom burns 2 pool
    And Sarah holds Murder of Crows

  @id:VTES-4998 @vtes.wording.during-x-do-y-once-per-x
  Scenario: A vampire that burned blood for its bleed cannot do so again when the bleed comes back
    Given Sarah's Quentin King III (ADV) is ready with 5 blood
    And Quentin King III (ADV) is merged with Quentin King III
    And Alexis holds Deflection
    And Tom holds Deflection
    When Quentin King III (ADV) bleeds Alexis
    And Sarah uses Quentin King III (ADV)
    And Alexis declines to block
    And Trevon Parker plays Deflection at superior on Tom
    And Tom declines to block
    And Lauren plays Deflection at basic on Alexis
    Then the bleed is for 2
    And Sarah cannot use Quentin King III (ADV) because vtes.wording.during-x-do-y-once-per-x
    When Alexis declines to block
    Then Alexis burns 2 pool
    And Quentin King III (ADV) has 4 blood
