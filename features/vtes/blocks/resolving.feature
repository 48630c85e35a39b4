# Fifth edition rulebook, "3. Resolve the Action"
Feature: Resolving the action
  An unblocked action is paid for and takes effect. A blocked one is not, its card is burned, and combat begins.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0150 @vtes.action.resolve.modifier-and-reaction-costs-always-paid @checks:a
  @vtes.action.resolve.blocked-cost-not-paid @vtes.action.resolve.blocked-burns-action-card
  Scenario: A blocked action is not paid for, but the cards played during it are
    Given Sarah's Sully is ready with 4 blood
    And Alexis's Nassir is ready
    And Sarah holds Govern the Unaligned and Conditioning
    When Sully plays Govern the Unaligned at basic on Alexis
    And Sully plays Conditioning at basic
    Then the bleed is for 5
    And Sully has 3 blood
    When Nassir attempts to block
    Then Nassir blocks the action
    And Sully has 3 blood
    And Sarah's ash heap holds Conditioning and Govern the Unaligned
    And no pool changes
    And nobody has the Edge

  @id:VTES-2703 @vtes.action.resolve.modifier-and-reaction-costs-always-paid @checks:a
  Scenario: A card played against an action is paid for, even if the block fails
    Given Sarah's Wauneka is ready with 2 blood
    And Sarah holds Cloak the Gathering
    And Alexis's Ayelech is ready with 7 blood
    And Alexis holds Telepathic Misdirection
    When Wauneka hunts
    And Ayelech attempts to block
    And Ayelech plays Telepathic Misdirection at basic
    Then Ayelech has 6 blood
    When Wauneka plays Cloak the Gathering at basic
    Then Ayelech fails to block the action
    When Alexis declines to block
    Then Wauneka has 3 blood
    And Ayelech has 6 blood

  @id:VTES-0151 @vtes.action.resolve.block-locks-blocker @checks:a @vtes.action.resolve.block-starts-combat
  @vtes.action.resolve.blocked-no-effects
  Scenario: The blocker locks and fights the acting minion
    Given Sarah's Belinde is ready with 3 blood
    And Alexis's Nassir is ready with 3 blood
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then Nassir blocks the action
    And combat begins between Belinde and Nassir
    And Nassir is locked
    When Belinde strikes with hands
    And Nassir strikes with hands
    Then the combat is over
    And the action fails
    And Belinde and Nassir burn 1 blood
    And no pool changes
    And nobody has the Edge
    And no action is under way

  @id:VTES-2702 @vtes.action.resolve.blocked-no-effects @checks:a
  Scenario Outline: A blocked action has no effect: <acts>
    Given Sarah's Sully is ready with 3 blood
    And Sarah's Ryan is in torpor with 2 blood
    And Sarah's Belinde is ready
    And Belinde bears .44 Magnum
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    And Ines has the Edge
    When <acts>
    And Nassir attempts to block
    Then Nassir blocks the action
    And Sully has 3 blood
    And Sully's sect is Camarilla
    And Sully bears nothing
    And Ryan is in torpor with 2 blood
    And Ines has the Edge
    And no pool changes

    Examples:
      | acts                                |
      | Sully bleeds Alexis                 |
      | Sully hunts                         |
      | Sully becomes Anarch                |
      | Sully takes .44 Magnum from Belinde |
      | Sully rescues Ryan                  |
      | Sully diablerises Ryan              |

  @id:VTES-4870 @vtes.action.resolve.blocked-no-effects @checks:a
  Scenario: A blocked bleed burns no pool and does not move the Edge
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Tom has the Edge
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then Nassir blocks the action
    And no pool changes
    And Tom has the Edge

  @id:VTES-4871 @vtes.action.resolve.blocked-no-effects @checks:a @vtes.action.resolve.block-locks-blocker
  Scenario: A block costs neither the acting minion nor the blocker any blood
    Given Sarah's Belinde is ready with 3 blood
    And Alexis's Nassir is ready with 2 blood
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then Nassir blocks the action
    And Belinde has 3 blood
    And Nassir has 2 blood

  @id:VTES-4872 @vtes.action.announce.locks-acting-minion @vtes.action.resolve.block-locks-blocker
  Scenario: A block locks the blocker and leaves the acting minion locked, and no other minion locks
    Given Sarah's Belinde and Ryan are ready
    And Alexis's Nassir and Wauneka are ready
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then Nassir blocks the action
    And Belinde and Nassir are locked
    And Ryan and Wauneka are unlocked

  @id:VTES-4873 @vtes.action.resolve.block-locks-blocker
  @vtes.action.resolve.blocked-no-effects @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario Outline: A block with <intercept> intercept against <stealth> stealth stops a bleed
    Given Sarah's Belinde is ready with 3 blood
    And Alexis's Nassir is ready with 2 blood
    And Alexis has the Edge
    When Belinde bleeds Alexis
    And Belinde's stealth changes by <stealth>
    And Nassir's intercept changes by <intercept>
    And Nassir attempts to block
    Then Nassir blocks the action
    And no pool changes
    And Alexis has the Edge
    And Belinde has 3 blood
    And Nassir has 2 blood
    And Belinde and Nassir are locked

    Examples:
      | stealth | intercept |
      | 1       | 1         |
      | 2       | 3         |
      | -1      | 0         |

  @id:VTES-4874 @vtes.action.resolve.blocked-no-effects @checks:a
  @vtes.action.announce.locks-acting-minion
  Scenario: A blocked hunt gains no blood, and the vampire stays locked
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready with 2 blood
    When Wauneka hunts
    And Nassir's intercept changes by 1
    And Nassir attempts to block
    Then Nassir blocks the action
    And Wauneka has 2 blood
    And Nassir has 2 blood
    And Wauneka and Nassir are locked

  @id:VTES-4875 @vtes.action.resolve.blocked-no-effects @checks:a
  @vtes.action.announce.locks-acting-minion
  Scenario: A hunt blocked by a minion with a Sport Bike gains no blood
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready with 2 blood
    And Nassir bears Sport Bike
    When Wauneka hunts
    And Nassir attempts to block
    Then Nassir blocks the action
    And Wauneka has 2 blood
    And Wauneka and Nassir are locked

  @id:VTES-4876 @vtes.action.course.b.failure-returns-to-a-with-rights-intact
  @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: A failed block attempt costs nothing and locks nobody, and the hunt goes on
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready with 2 blood
    When Wauneka hunts
    And Nassir attempts to block
    Then Nassir fails to block the action
    And Nassir is ready with 2 blood and unlocked
    And Wauneka has 2 blood
    When Alexis declines to block
    Then Wauneka has 3 blood
    And Wauneka is locked
    And Nassir is ready with 2 blood and unlocked
    And no pool changes

  @id:VTES-4890 @vtes.action.course.effects-last-for-the-action
  Scenario: A modifier on a blocked bleed does not increase the minion's next bleed
    Given Sarah's Sully is ready
    And Sarah holds Bonding
    And Alexis's Nassir is ready
    When Sully bleeds Alexis
    And Sully plays Bonding at basic
    Then the bleed is for 2
    When Nassir attempts to block
    Then Nassir blocks the action
    When Sully strikes with hands
    And Nassir strikes with hands
    And everyone passes until Sarah's minion phase
    And Sully bleeds Alexis
    Then the bleed is for 1
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-4891 @vtes.action.stealth-intercept.reset-afterwards
  Scenario: Stealth from a blocked action does not apply to the minion's next action
    Given Sarah's Sully is ready
    And Sarah holds Cloak the Gathering
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    When Sully bleeds Alexis
    And Nassir attempts to block
    And Sully plays Cloak the Gathering at basic
    Then Nassir blocks the action
    When Sully strikes with hands
    And Nassir strikes with hands
    And everyone passes until Sarah's minion phase
    And Sully bleeds Alexis
    Then the action's stealth is 0
    When Nassir attempts to block
    Then Nassir blocks the action

  @id:VTES-4892 @vtes.action.resolve.blocked-no-effects @checks:a
  Scenario: A card that waits on a minion for a bleed still waits after a blocked bleed
    Given Sarah's Sully is ready
    And Sully bears Spying Mission
    And Spying Mission waits for Alexis
    And Alexis's Nassir is ready
    When Sully bleeds Alexis
    And Nassir attempts to block
    Then Nassir blocks the action
    And Sully bears Spying Mission
    And Sarah's ash heap is empty

  @id:VTES-4893 @vtes.action.resolve.blocked-no-effects @checks:a @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: A card that still waits after a blocked bleed increases the next bleed
    Given Sarah's Sully is ready
    And Sully bears Spying Mission
    And Spying Mission waits for Alexis
    And Alexis's Nassir is ready
    When Sully bleeds Alexis
    And Nassir attempts to block
    And Sully strikes with hands
    And Nassir strikes with hands
    And everyone passes until Sarah's minion phase
    And Sully bleeds Alexis
    And Alexis declines to block
    Then Alexis burns 3 pool
    And Sully bears nothing

  @id:VTES-0152 @vtes.action.resolve.success-pays-cost-then-effects
  @vtes.card-action.target-as-printed @vtes.card-action.success-resolves-as-printed
  Scenario: A successful action is paid for when it succeeds
    Given Sarah's Gelasia Fotiou is ready with 5 blood
    And Sarah's Sully is uncontrolled with 1 blood
    And Alexis's Nassir is ready
    And Sarah holds Govern the Unaligned
    When Gelasia Fotiou plays Govern the Unaligned at superior on Sully
    Then Gelasia Fotiou has 5 blood
    And the action targets Sully
    And the action is undirected
    And the action's stealth is 1
    And the action costs 1 blood
    When Alexis declines to block
    Then Gelasia Fotiou burns 1 blood
    And Sully is uncontrolled with 4 blood

  @id:VTES-2698 @needs:bleed @vtes.action.course.c.all-pass-success @checks:a
  Scenario: An action is not paid for or resolved until the last Methuselah has passed
    Given Sarah's Sully is ready with 4 blood
    And Sarah holds Govern the Unaligned
    And Alexis's Nassir is ready
    And Alexis holds Telepathic Counter
    When Sully plays Govern the Unaligned at basic on Alexis
    And Alexis declines to block
    Then it is for Alexis to respond after blocks are declined
    And Sully has 4 blood
    And no pool changes
    When Alexis passes
    Then the action succeeds
    And Sully burns 1 blood
    And Alexis burns 3 pool

  @id:VTES-2699 @vtes.action.resolve.success-pays-cost-then-effects @checks:a
  Scenario: Equipment is paid for before it enters play
    Given Sarah's Belinde is ready
    And Sarah holds .44 Magnum
    When Belinde equips with .44 Magnum
    Then these events happen in order:
      | event            | seat  | amount | card       |
      | pool-burned      | Sarah | 2      |            |
      | card-put-in-play | Sarah |        | .44 Magnum |
    And Belinde bears .44 Magnum

  @id:VTES-2700 @needs:bleed @needs:hunt @vtes.action.resolve.blocked-burns-action-card @checks:a
  Scenario Outline: The card of a blocked action is burned: <card>
    Given Sarah's Wauneka, Sully and Horace Radcliffe are ready with 3 blood
    And Sarah holds <card>
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike and Bowl of Convergence
    When <acts>
    And Nassir attempts to block
    Then Nassir blocks the action
    And Sarah's ash heap holds <card>
    And Sarah holds nothing
    And no pool changes
    And Wauneka's blood stays the same
    And Sully's blood stays the same
    And Horace Radcliffe's blood stays the same

    Examples:
      | card                   | acts                                                   |
      | .44 Magnum             | Wauneka equips with .44 Magnum                         |
      | Raven Spy              | Horace Radcliffe employs Raven Spy at basic            |
      | Underbridge Stray      | Horace Radcliffe recruits Underbridge Stray at basic   |
      | Ancilla Empowerment    | Sully plays Ancilla Empowerment                        |
      | Preternatural Strength | Wauneka plays Preternatural Strength at basic          |
      | Govern the Unaligned   | Sully plays Govern the Unaligned at basic on Alexis    |
      | Deep Song              | Horace Radcliffe plays Deep Song at superior on Nassir |
      | Abactor                | Sully plays Abactor                                    |

  @id:VTES-2746 @needs:bleed @vtes.action.resolve.blocked-burns-action-card @checks:a
  Scenario: Only one card is burned for a blocked action
    Given Sarah's Sully is ready with 3 blood
    And Sarah holds Govern the Unaligned
    And Alexis's Nassir is ready
    When Sully plays Govern the Unaligned at basic on Alexis
    And Nassir attempts to block
    Then Sarah's ash heap holds Govern the Unaligned
    When Sully strikes with hands
    And Nassir strikes with hands
    Then the action fails
    And Sarah's ash heap holds Govern the Unaligned

  @id:VTES-0153 @vtes.golden-rule.cards-override-rules @vtes.published.freak-drive.superior-needs-a-block @checks:a
  Scenario: Freak Drive at superior cannot unlock a minion whose action succeeded
    Given Sarah's Brock Sterling is ready with 3 blood
    And Sarah's Belinde is ready
    And Alexis's Nassir is ready with 3 blood
    And Sarah holds Freak Drive
    When Brock Sterling bleeds Alexis
    And Nassir attempts to block
    And Brock Sterling strikes with hands
    And Nassir strikes with hands
    Then it is for Sarah to respond after the action
    And Brock Sterling cannot play Freak Drive at basic because vtes.golden-rule.cards-override-rules
    When Brock Sterling plays Freak Drive at superior
    Then Brock Sterling is ready with 1 blood and unlocked

  @id:VTES-4776 @needs:bleed @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: An action whose cost can no longer be paid succeeds without effect
    Given Sarah's Sully is ready with 1 blood
    And Alexis's Nassir is ready
    And Sarah holds Govern the Unaligned and Conditioning
    When Sully plays Govern the Unaligned at basic on Alexis
    And Sully plays Conditioning at basic
    And Alexis declines to block
    Then the action succeeds
    And no pool changes
    And nobody has the Edge
    And Sully is ready with 0 blood

  @id:VTES-0154 @needs:bleed @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: An action whose cost can no longer be paid changes nothing and its card goes to the ash heap
    Given Sarah's Sully is ready with 1 blood
    And Alexis's Nassir is ready
    And Sarah holds Govern the Unaligned and Conditioning
    When Sully plays Govern the Unaligned at basic on Alexis
    And Sully plays Conditioning at basic
    Then Sully has 0 blood
    When Alexis declines to block
    Then no pool changes
    And nobody has the Edge
    And Sarah's ash heap holds Conditioning and Govern the Unaligned
    And no action is under way

  @id:VTES-2125 @needs:ending
  @vtes.action.resolve.success-pays-cost-then-effects @checks:b @vtes.object.ousted-when-pool-runs-out @checks:d
  Scenario: A Methuselah who pays for an action with her last pool is ousted
    Given Sarah has 2 pool
    And Sarah's Belinde is ready
    And Sarah holds .44 Magnum
    When Belinde equips with .44 Magnum
    Then Sarah has 0 pool
    And Ines has 1 victory point
    And it is for Alexis to decide in the unlock phase

  @id:VTES-2126 @vtes.action.resolve.blocked-burns-action-card @checks:b
  Scenario: A card in play stays in play when the action it provides is blocked
    Given Sarah's Belinde is ready
    And Alexis's Nassir is ready
    And Nassir bears Haven Uncovered, played by Tom
    And Nassir bears Sport Bike
    When Belinde acts through Haven Uncovered to enter combat
    And Nassir attempts to block
    Then Nassir blocks the action
    And Nassir bears Haven Uncovered and Sport Bike

  @id:VTES-2669 @vtes.card-action.cost-as-printed @checks:a
  Scenario: An action card's cost is paid on success and not when blocked
    Given Sarah's Wauneka and Ryan are ready with 4 blood
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike and Raven Spy
    And Sarah holds Preternatural Strength and Preternatural Strength
    When Wauneka plays Preternatural Strength at basic
    Then the action costs 1 blood
    When Nassir attempts to block
    Then Nassir blocks the action
    And Wauneka has 4 blood
    When Wauneka strikes with hands
    And Nassir strikes with hands
    And Ryan plays Preternatural Strength at basic
    Then Ryan burns 1 blood
    And no pool changes
