# Card rulings: Change of Target, Mirror Walk; fifth edition rulebook, "Resolve the Action": an action ended before that
Feature: Actions that end before the block is resolved
  The blocker does not lock for the block, there is no combat, and the action cannot be taken again.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1620 @needs:bleed @ruling @vtes.ruling.change-of-target.blocker-not-locked @checks:a
  @vtes.action.resolve.ended-before-block-resolution-neither @checks:a
  @vtes.ruling.change-of-target.woken-blocker-stays-locked @checks:b
  @vtes.ruling.mirror-walk.locks-blocker-before-ending @checks:b
  @vtes.published.change-of-target.between-block-and-its-resolution @checks:a
  Scenario: Change of Target ends a blocked action without combat, and the blocker stays unlocked
    Given Sarah's Sully is ready with 4 blood
    And Alexis's Nassir is ready
    And Sarah holds Govern the Unaligned and Change of Target
    When Sully plays Govern the Unaligned at basic on Alexis
    Then Sully cannot play Change of Target because vtes.golden-rule.cards-override-rules
    When Nassir attempts to block
    Then it is for Sarah to respond before the block is resolved
    When Sully plays Change of Target
    Then the action fails
    And there is no combat
    And Nassir is ready and unlocked
    And Sully is ready with 4 blood and unlocked
    And Sarah's ash heap holds Change of Target and Govern the Unaligned
    And no pool changes

  @id:VTES-3703 @needs:bleed @ruling @vtes.ruling.change-of-target.blocker-not-locked @checks:a
  Scenario: The blocker of an action that was ended can block the next one
    Given Sarah's Sully and Belinde are ready with 4 blood
    And Alexis's Nassir is ready
    And Sarah holds Change of Target
    When Sully bleeds Alexis
    And Nassir attempts to block
    And Sully plays Change of Target
    Then Nassir is ready and unlocked
    When Belinde bleeds Alexis
    And Nassir attempts to block
    Then combat begins between Belinde and Nassir
    And Nassir is locked

  @id:VTES-1621 @vtes.action.resolve.block-starts-combat @checks:a @vtes.action.resolve.block-locks-blocker @checks:a
  Scenario: A block is resolved as usual when Change of Target is not played
    Given Sarah's Sully is ready
    And Alexis's Nassir is ready
    And Sarah holds Change of Target
    When Sully bleeds Alexis
    And Nassir attempts to block
    And Sarah passes
    Then Nassir blocks the action
    And Nassir is locked
    And combat begins between Sully and Nassir

  @id:VTES-2701 @vtes.action.resolve.block-locks-blocker @checks:a,b,c
  Scenario: A minion that fails to block stays unlocked, one that wakes and blocks stays locked
    Given Sarah's Belinde is ready
    And Sarah holds Lost in Crowds
    And Alexis's Nassir and Lauren are ready
    And Lauren bears Sport Bike
    And Alexis's Ayelech is ready and locked
    And Ayelech bears Raven Spy
    And Alexis holds Wake with Evening's Freshness
    When Belinde bleeds Alexis
    And Ayelech plays Wake with Evening's Freshness
    And Nassir attempts to block
    And Belinde plays Lost in Crowds at basic
    Then Nassir fails to block the action
    And Nassir is unlocked
    When Ayelech attempts to block
    Then Ayelech blocks the action
    And Ayelech is locked
    And Nassir is unlocked

  @id:VTES-1622 @ruling @vtes.ruling.change-of-target.woken-blocker-stays-locked @checks:a
  @vtes.ruling.wake-with-evenings-freshness.wake-is-not-unlock @checks:c
  @vtes.action.resolve.ended-before-block-resolution-neither @checks:c
  Scenario: A blocker that woke is still locked when Change of Target ends the action
    Given Sarah's Sully is ready
    And Alexis's Nassir is ready and locked
    And Sarah holds Change of Target
    And Alexis holds Wake with Evening's Freshness
    When Sully bleeds Alexis
    And Nassir plays Wake with Evening's Freshness
    And Nassir attempts to block
    And Sully plays Change of Target
    Then the action fails
    And there is no combat
    And Nassir is ready and locked

  @id:VTES-1623 @ruling @vtes.ruling.change-of-target.mandatory-action-leaves-stuck @checks:a
  @vtes.ruling.change-of-target.stuck-vampire-unlocked-but-cannot-act @checks:a
  @vtes.mandatory.stuck-if-impossible @checks:b
  @vtes.mandatory.stuck-does-not-block-others
  @vtes.published.change-of-target.mandatory-action-leaves-stuck
  Scenario: A vampire whose mandatory hunt is ended is stuck, and its player goes on with the turn
    Given Sarah's Wauneka is ready with 0 blood
    And Sarah's Belinde is ready
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target and Abactor
    When Wauneka hunts
    And Ayelech attempts to block
    And Wauneka plays Change of Target
    Then Wauneka is ready with 0 blood and unlocked
    And Wauneka cannot hunt because vtes.mandatory.stuck-if-impossible
    And Wauneka cannot play Abactor because vtes.mandatory.stuck-if-impossible
    And Wauneka cannot bleed Alexis because vtes.mandatory.stuck-if-impossible
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-4753 @needs:bleed @ruling @vtes.ruling.change-of-target.mandatory-action-leaves-stuck @checks:a
  @vtes.mandatory.stuck-if-impossible
  Scenario: A minion whose mandatory bleed is ended is stuck
    Given Sarah's Elen Kamjian is ready with 2 blood
    And Sarah's Belinde is ready
    And Sarah's Nassir is ready and locked
    And Alexis's Ayelech is ready
    And Sarah holds Change of Target
    When Sarah uses Elen Kamjian
    And Ayelech attempts to block
    And Elen Kamjian plays Change of Target
    Then Elen Kamjian is ready with 2 blood and unlocked
    And Sarah cannot use Elen Kamjian because vtes.mandatory.stuck-if-impossible
    And Elen Kamjian cannot hunt because vtes.mandatory.stuck-if-impossible
    When Belinde hunts
    Then it is for Alexis to block or decline

  @id:VTES-4754 @ruling @vtes.ruling.change-of-target.mandatory-action-leaves-stuck @checks:a
  @vtes.mandatory.stuck-if-impossible
  Scenario: A minion whose action by Lunatic Eruption is ended is stuck
    Given Sarah's Sybren van Oosten is ready with 5 blood
    And Sybren van Oosten bears Lunatic Eruption
    And Alexis's Ayelech is ready
    And Sarah holds Change of Target
    When Sybren van Oosten acts through Lunatic Eruption on Ayelech to enter combat
    And Ayelech attempts to block
    And Sybren van Oosten plays Change of Target
    Then Sybren van Oosten is unlocked
    And Sybren van Oosten cannot act through Lunatic Eruption on Ayelech to enter combat because vtes.mandatory.stuck-if-impossible
    And Sybren van Oosten cannot bleed Alexis because vtes.mandatory.stuck-if-impossible

  @id:VTES-4755 @provisional @vtes.ruling.change-of-target.stuck-vampire-unlocked-but-cannot-act
  Scenario: An empty vampire whose hunt with a card is ended is stuck
    Given Sarah's Wauneka is ready with 0 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target and Abactor
    When Wauneka plays Abactor
    And Ayelech attempts to block
    And Wauneka plays Change of Target
    Then Wauneka is ready with 0 blood and unlocked
    And Wauneka cannot hunt because vtes.mandatory.stuck-if-impossible

  @id:VTES-4756 @vtes.action.resolve.ended-before-block-resolution-neither
  @vtes.published.change-of-target.card-and-rulebook-actions-differ
  @vtes.action.limit.same-action-card-once-per-turn
  Scenario: A vampire whose hunt with a card was ended may hunt without one
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target, Abactor and Abactor
    When Wauneka plays Abactor
    And Ayelech attempts to block
    And Wauneka plays Change of Target
    Then Wauneka is ready with 2 blood and unlocked
    And Wauneka cannot play Abactor because vtes.action.limit.same-action-card-once-per-turn
    When Wauneka hunts
    And Alexis declines to block
    Then Wauneka gains 1 blood

  @id:VTES-4757 @vtes.golden-rule.cards-override-rules
  @vtes.published.change-of-target.card-and-rulebook-actions-differ
  Scenario: A vampire whose hunt without a card was ended may hunt with one
    Given Sarah's Wauneka is ready with 1 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target and Abactor
    When Wauneka hunts
    And Ayelech attempts to block
    And Wauneka plays Change of Target
    Then Wauneka cannot hunt because vtes.golden-rule.cards-override-rules
    When Wauneka plays Abactor
    Then it is for Alexis to block or decline

  @id:VTES-2373 @deprecated:0.1.0 @vtes.action.resolve.ended-before-block-resolution-neither
  @vtes.golden-rule.cards-override-rules
  Scenario: A vampire whose hunt with a card was ended may bleed, but not hunt without a card
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target and Abactor
    When Wauneka plays Abactor
    And Ayelech attempts to block
    And Wauneka plays Change of Target
    Then Wauneka is ready with 2 blood and unlocked
    And Wauneka cannot hunt because vtes.golden-rule.cards-override-rules
    When Wauneka bleeds Alexis
    And Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-4300 @vtes.golden-rule.cards-override-rules
  @vtes.published.change-of-target.other-target-is-other-action @checks:a
  Scenario: A vampire whose rescue was ended may rescue another vampire, but not the same one
    Given Sarah's Wauneka is ready with 4 blood
    And Sarah's Belinde is ready with 4 blood
    And Sarah's Nassir and Ryan are in torpor with 1 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target
    When Wauneka rescues Nassir
    And Ayelech attempts to block
    And Wauneka plays Change of Target
    Then Wauneka is ready with 4 blood and unlocked
    And Wauneka cannot rescue Nassir because vtes.golden-rule.cards-override-rules
    When Belinde rescues Nassir
    And nobody blocks
    Then Nassir is ready with 1 blood
    And Belinde is ready with 2 blood
    When Wauneka rescues Ryan
    And nobody blocks
    Then Ryan is ready with 1 blood
    And Wauneka is ready with 2 blood

  @id:VTES-4301 @vtes.golden-rule.cards-override-rules
  @vtes.published.change-of-target.action-counts-as-performed
  Scenario Outline: A vampire that <action> cannot try again after the action was ended
    Given Sarah's Sully is <where> with 3 blood
    And Sarah's Nassir is in torpor with 1 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target
    When Sully <action>
    And Ayelech attempts to block
    And Sully plays Change of Target
    Then the action fails
    And Sully is <where> with 3 blood and unlocked
    And Sully cannot <again> because vtes.golden-rule.cards-override-rules

    Examples:
      | action             | again             | where     |
      | leaves torpor      | leave torpor      | in torpor |
      | diablerises Nassir | diablerise Nassir | ready     |
      | becomes Anarch     | become Anarch     | ready     |

  @id:VTES-4758 @vtes.golden-rule.cards-override-rules
  @vtes.published.change-of-target.other-target-is-other-action @checks:b
  Scenario: A vampire kept from taking one equipment may take another, but not the same one
    Given Sarah's Wauneka and Belinde are ready
    And Belinde bears .44 Magnum and Kevlar Vest
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target
    When Wauneka takes .44 Magnum from Belinde
    And Ayelech attempts to block
    And Wauneka plays Change of Target
    Then Wauneka cannot take .44 Magnum from Belinde because vtes.golden-rule.cards-override-rules
    And Wauneka cannot take .44 Magnum and Kevlar Vest from Belinde because vtes.golden-rule.cards-override-rules
    When Wauneka takes Kevlar Vest from Belinde
    And Alexis declines to block
    Then Wauneka bears Kevlar Vest
    And Belinde bears .44 Magnum

  @id:VTES-4759 @vtes.golden-rule.cards-override-rules
  Scenario: A vampire kept from taking an equipment cannot take it from another bearer
    Given Sarah's Wauneka, Belinde and Sully are ready
    And Belinde bears .44 Magnum
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target
    When Wauneka takes .44 Magnum from Belinde
    And Ayelech attempts to block
    And Wauneka plays Change of Target
    And Sully takes .44 Magnum from Belinde
    And Alexis declines to block
    Then Sully bears .44 Magnum
    And Wauneka cannot take .44 Magnum from Sully because vtes.golden-rule.cards-override-rules

  @id:VTES-1624 @ruling
  @vtes.ruling.change-of-target.stuck-vampire-unlocked-but-cannot-act @checks:b @vtes.mandatory.stuck-if-impossible
  Scenario: A vampire stuck in its own turn can attempt to block in the next
    Given Sarah's Wauneka is ready with 0 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target
    When Wauneka hunts
    And Ayelech attempts to block
    And Wauneka plays Change of Target
    Then Wauneka cannot hunt because vtes.mandatory.stuck-if-impossible
    When everyone passes until Alexis's minion phase
    And Ayelech hunts
    And Wauneka attempts to block
    Then Wauneka fails to block the action
    And it is for Sarah to block or decline

  @id:VTES-1625 @ruling @vtes.ruling.change-of-target.mandatory-action-leaves-stuck @checks:b
  @vtes.golden-rule.cards-override-rules
  @vtes.published.change-of-target.action-counts-as-performed
  Scenario: A vampire whose optional hunt was ended may take another action
    Given Sarah's Wauneka is ready with 1 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target
    When Wauneka hunts
    And Ayelech attempts to block
    And Wauneka plays Change of Target
    Then Wauneka is ready with 1 blood and unlocked
    And Wauneka cannot hunt because vtes.golden-rule.cards-override-rules
    When Wauneka bleeds Alexis
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-1626 @provisional @vtes.action.resolve.ended-before-block-resolution-neither
  @vtes.published.freak-drive.not-after-an-end
  Scenario: An action that was ended counts as neither blocked nor successful
    Given Sarah's Brock Sterling is ready with 3 blood
    And Alexis's Nassir is ready
    And Sarah holds Mirror Walk, Freak Drive and Change of Target
    When Brock Sterling bleeds Alexis
    And Nassir attempts to block
    And Brock Sterling plays Change of Target
    Then the action fails
    And it is for Sarah to decide in the minion phase
    And Sarah holds Mirror Walk and Freak Drive
    And Brock Sterling is ready with 3 blood and unlocked

  @id:VTES-1627 @ruling @vtes.ruling.mirror-walk.locks-blocker-before-ending @checks:a
  @vtes.action.resolve.ended-before-block-resolution-neither @checks:b
  @vtes.published.action-ended-by-an-effect.nothing-more-is-played
  @vtes.published.triggered-by-block.before-anything-else @checks:a
  Scenario: Mirror Walk locks the blocker and ends the action without combat
    Given Sarah's Rosalina Cortez is ready
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Mirror Walk
    When Rosalina Cortez bleeds Alexis
    And Ayelech attempts to block
    And Rosalina Cortez plays Mirror Walk at superior
    Then the action fails
    And there is no combat
    And Ayelech is ready and locked
    And Rosalina Cortez is locked
    And no pool changes

  @id:VTES-1628 @vtes.action.stealth.added-only-when-needed
  Scenario: Mirror Walk at basic gives 1 stealth
    Given Sarah's Lauren is ready
    And Alexis's Ayelech and Nassir are ready
    And Ayelech bears Sport Bike
    And Sarah holds Mirror Walk
    When Lauren bleeds Alexis
    Then Lauren cannot play Mirror Walk at basic because vtes.action.stealth.added-only-when-needed
    When Nassir attempts to block
    And Lauren plays Mirror Walk at basic
    Then the action's stealth is 1
    And Nassir fails to block the action
    When Ayelech attempts to block
    Then Ayelech blocks the action

  @id:VTES-1629 @ruling @vtes.ruling.mirror-walk.unreplaced-card-lowers-hand-size @checks:b,c
  @vtes.card.draw.delayed-replacement-lowers-hand-size @checks:b
  @vtes.card.draw.card-text-may-override-replacement @checks:a
  Scenario: Each Mirror Walk lowers the hand size by one until the discard phase
    Given Sarah's Lauren and Rosalina Cortez are ready
    And Alexis's Ayelech and Nassir are ready
    And Sarah holds Mirror Walk, Mirror Walk, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Bonding, Deflection and Blur
    When Lauren bleeds Alexis
    And Nassir attempts to block
    And Lauren plays Mirror Walk at basic
    Then Sarah holds 6 cards
    When Alexis declines to block
    And Rosalina Cortez bleeds Alexis
    And Nassir attempts to block
    And Rosalina Cortez plays Mirror Walk at superior
    Then Sarah holds 5 cards
    When Alexis declines to block
    And Sarah ends the minion phase
    And Sarah ends the influence phase
    Then Sarah holds Vessel, Vessel, Vessel, Vessel, Vessel, Bonding and Deflection
    And it is for Sarah to decide in the discard phase

  @id:VTES-2350 @ruling @vtes.ruling.mirror-walk.unreplaced-card-lowers-hand-size @checks:a
  @vtes.card.draw.replace-after-play
  Scenario: A card played after Mirror Walk is replaced, while Mirror Walk is not
    Given Sarah's Lauren and Rosalina Cortez are ready
    And Alexis's Nassir is ready
    And Sarah holds Mirror Walk, Ancilla Empowerment, Vessel, Vessel, Vessel, Vessel and Vessel
    And Sarah's library holds Bonding, Deflection and Blur
    When Lauren bleeds Alexis
    And Nassir attempts to block
    And Lauren plays Mirror Walk at basic
    And Alexis declines to block
    Then Sarah holds 6 cards
    When Rosalina Cortez plays Ancilla Empowerment
    Then Sarah holds Vessel, Vessel, Vessel, Vessel, Vessel and Bonding
    And it is for Alexis to block or decline

  @id:VTES-4886 @vtes.action.stealth-intercept.reset-afterwards @vtes.action.course.effects-last-for-the-action
  Scenario: Stealth added to an action that was ended is gone in the minion's next action
    Given Sarah's Sully is ready
    And Sarah holds Cloak the Gathering and Change of Target
    And Alexis's Nassir and Ayelech are ready
    And Ayelech bears Sport Bike
    When Sully bleeds Alexis
    And Nassir attempts to block
    And Sully plays Cloak the Gathering at basic
    Then Nassir fails to block the action
    When Ayelech attempts to block
    And Sully plays Change of Target
    Then Sully is unlocked
    When Sully hunts
    Then the action's stealth is 1
    And it is for Alexis to block or decline

  @id:VTES-4887 @vtes.action.stealth-intercept.reset-afterwards @vtes.action.course.effects-last-for-the-action
  Scenario: Intercept added against an action that was ended is gone in the next block
    Given Sarah's Sully is ready
    And Sarah's Wauneka is ready with 2 blood
    And Sarah holds Cloak the Gathering and Change of Target
    And Alexis's Nassir is ready
    And Alexis holds Precognition
    When Sully bleeds Alexis
    And Nassir attempts to block
    And Sully plays Cloak the Gathering at basic
    And Nassir plays Precognition at basic
    And Sully plays Change of Target
    Then Sully and Nassir are unlocked
    When Wauneka hunts
    And Nassir attempts to block
    Then Nassir fails to block the action
    When Alexis declines to block
    Then Wauneka has 3 blood

  @id:VTES-4888 @vtes.golden-rule.cards-override-rules
  Scenario: A hunt that was ended can be taken again in the next turn, not before
    Given Sarah's Wauneka is ready with 2 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target
    When Wauneka hunts
    And Ayelech attempts to block
    And Wauneka plays Change of Target
    Then Wauneka cannot hunt because vtes.golden-rule.cards-override-rules
    When everyone passes until Sarah's minion phase
    And Wauneka hunts
    And Alexis declines to block
    Then Wauneka has 3 blood

  @id:VTES-4889 @vtes.golden-rule.cards-override-rules
  Scenario: A vampire whose action to leave torpor was ended can try again in the next turn
    Given Sarah's Sully is in torpor with 3 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Sarah holds Change of Target
    When Sully leaves torpor
    And Ayelech attempts to block
    And Sully plays Change of Target
    Then Sully is in torpor with 3 blood
    And Sully cannot leave torpor because vtes.golden-rule.cards-override-rules
    When everyone passes until Sarah's minion phase
    And Sully leaves torpor
    And Alexis declines to block
    Then Sully is ready with 1 blood
