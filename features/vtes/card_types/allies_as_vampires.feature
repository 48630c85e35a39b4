# Fifth edition rulebook, "Minion Cards": allies playing cards "as a vampire"
Feature: Allies that play cards as vampires
  An ally counts as a vampire for a card that it plays as one, with life as blood. Otherwise it is an ally.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1360 @needs:equip @vtes.ally.as-vampire.only-with-permission @checks:a
  @vtes.ally.as-vampire.treated-as-vampire-for-effects-of-the-play @vtes.ally.as-vampire.life-stands-for-blood @checks:a
  Scenario: An ally whose text allows it plays Magic of the Smith and pays with its life
    Given Sarah's Rafastio Ghoul is ready with 2 life
    And Sarah's Impundulu is ready
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Magic of the Smith
    And Sarah's library holds Vessel and Sport Bike
    Then Impundulu cannot play Magic of the Smith at basic because vtes.minion-card.vampire-requirements
    And Rafastio Ghoul cannot play Magic of the Smith at superior because vtes.ally.as-vampire.only-with-permission
    And Rafastio Ghoul cannot play Bonding at basic because vtes.ally.as-vampire.only-with-permission
    When Rafastio Ghoul plays Magic of the Smith at basic
    Then Rafastio Ghoul has 1 life
    When Sarah takes Sport Bike
    Then Rafastio Ghoul bears Sport Bike
    And Sarah burns 1 pool

  @id:VTES-4762 @vtes.ally.as-vampire.life-stands-for-blood @checks:b @vtes.recruit.burned-when-last-life-lost
  @vtes.published.allies-as-vampires.last-life-for-an-action
  @vtes.card-action.success-resolves-as-printed
  Scenario: An ally that pays its last life for Revelations is burned, and the card takes effect
    Given Sarah's Alia, God's Messenger is ready with 1 life
    And Sarah holds Revelations
    And Alexis holds Bonding and Vessel
    When Alia, God's Messenger plays Revelations at basic on Alexis
    And Sarah discards Bonding
    Then Alexis holds Vessel
    And Alexis's ash heap holds Bonding
    And Alia, God's Messenger is in Sarah's ash heap
    And Revelations is in Sarah's ash heap
    And it is for Sarah to decide in the minion phase

  @id:VTES-4763 @vtes.ally.as-vampire.life-stands-for-blood @checks:b @vtes.recruit.burned-when-last-life-lost
  @vtes.published.allies-as-vampires.last-life-for-an-action
  Scenario: An ally that pays its last life to unlock another minion is burned, and the action succeeds
    Given Sarah's Alia, God's Messenger is ready with 1 life
    And Sarah's Impundulu is ready and locked
    And Sarah holds Precognizant Mobility
    When Alia, God's Messenger plays Precognizant Mobility at basic on Impundulu
    Then Impundulu is unlocked
    And Alia, God's Messenger is in Sarah's ash heap
    And the action succeeds

  @id:VTES-4764 @needs:block @vtes.action.resolve.blocked-cost-not-paid
  Scenario: An ally keeps its last life if the action it would pay for is blocked
    Given Sarah's Alia, God's Messenger is ready with 1 life
    And Sarah holds Revelations
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    And Alexis holds Bonding
    When Alia, God's Messenger plays Revelations at basic on Alexis
    And Ayelech attempts to block
    Then Ayelech blocks the action
    And Alia, God's Messenger is ready with 1 life
    And Alexis holds Bonding

  @id:VTES-1361 @deprecated:0.1.0 @vtes.ally.as-vampire.life-stands-for-blood @checks:b
  @vtes.recruit.burned-when-last-life-lost
  Scenario: An ally that pays its last life is burned before the card helps it
    Given Sarah's Rafastio Ghoul is ready with 1 life
    And Sarah holds Magic of the Smith
    And Sarah's library holds Sport Bike
    When Rafastio Ghoul plays Magic of the Smith at basic
    Then Rafastio Ghoul is in Sarah's ash heap
    And Magic of the Smith is in Sarah's ash heap
    And Sarah holds Sport Bike
    And it is for Sarah to decide in the minion phase

  @id:VTES-1362 @vtes.ally.as-vampire.blood-change-is-life-change @checks:a
  @vtes.ally.as-vampire.excess-life-does-not-drain @checks:a
  @vtes.ally.as-vampire.treated-as-vampire-for-effects-of-the-play
  Scenario: Blood that an ally steals as a vampire becomes life, beyond any capacity
    Given Sarah's Rafastio Ghoul is ready with 3 life
    And Sarah holds Theft of Vitae
    And Alexis's Nassir is ready with 3 blood
    When Rafastio Ghoul bleeds Alexis
    And Nassir attempts to block
    And Rafastio Ghoul plays Theft of Vitae at basic
    And Nassir strikes with hands
    Then Nassir has 2 blood
    And Rafastio Ghoul has 3 life
    And none of these events happens:
      | event         | card           |
      | blood-drained | Rafastio Ghoul |

  @id:VTES-1363 @vtes.ally.as-vampire.treated-as-vampire-for-effects-of-the-play @checks:a
  @vtes.published.allies-as-vampires.aggravated-damage-of-its-own-card
  @vtes.ally.as-vampire.aggravated-damage-burns-life-normally @checks:a
  Scenario: Aggravated damage from its own card costs an ally exactly 1 life
    Given Sarah's Rafastio Ghoul is ready with 3 life
    And Sarah holds Rutor's Hand
    When Rafastio Ghoul plays Rutor's Hand at basic
    Then Rafastio Ghoul bears Rutor's Hand
    And Rutor's Hand is locked
    And Rafastio Ghoul is ready with 1 life
    And Rafastio Ghoul burns 2 life
    And Rafastio Ghoul takes 1 aggravated damage

  @id:VTES-1364 @vtes.ally.as-vampire.aggravated-damage-burns-life-normally @checks:a
  @vtes.published.allies-as-vampires.aggravated-damage-of-its-own-card
  @vtes.combat.damage.ally-retainer-burned-at-zero-life @checks:a
  Scenario: Aggravated damage from its own card burns an ally with 1 life left after the cost
    Given Sarah's Rafastio Ghoul is ready with 2 life
    And Sarah holds Rutor's Hand
    When Rafastio Ghoul plays Rutor's Hand at basic
    Then Rafastio Ghoul is in Sarah's ash heap
    And Rutor's Hand is in Sarah's ash heap

  @id:VTES-1365 @provisional @vtes.ally.as-vampire.not-for-in-play-effects @checks:a
  Scenario: Rutor's Hand cannot unlock an ally that bears it, but can unlock a vampire
    Given it is Sarah's minion phase
    And Sarah's Rafastio Ghoul is ready with 2 life and locked
    And Rafastio Ghoul bears Rutor's Hand
    And Sarah's Nassir is ready with 2 blood and locked
    And Nassir bears Rutor's Hand
    Then Sarah cannot use Rutor's Hand because vtes.ally.as-vampire.not-for-in-play-effects
    When Sarah uses Rutor's Hand#2
    Then Rutor's Hand#2 is locked
    And Nassir is unlocked
    And Rafastio Ghoul is locked

  @id:VTES-1366 @vtes.ally.as-vampire.not-for-other-effects @checks:a
  Scenario: A master card for a vampire cannot be played on an ally that plays cards as a vampire
    Given it is Sarah's master phase
    And Sarah's Rafastio Ghoul is ready with 2 life
    And Rafastio Ghoul bears Rutor's Hand
    And Sarah's Nassir is ready
    And Sarah holds Vessel
    Then Sarah cannot play Vessel on Rafastio Ghoul because vtes.ally.as-vampire.not-for-other-effects
    When Sarah plays Vessel on Nassir
    Then Nassir bears Vessel

  @id:VTES-1367 @vtes.ally.as-vampire.capacity-one @checks:b @vtes.ally.as-vampire.life-stands-for-blood
  Scenario: An ally counts as capacity 1 when playing a card as a vampire, so no vampire is younger
    Given Sarah's Alia, God's Messenger is ready with 2 life
    And Sarah's Rosalina Cortez is ready and locked
    And Sarah's Impundulu is ready and locked
    And Sarah holds Precognizant Mobility
    Then Alia, God's Messenger cannot play Precognizant Mobility at basic on Rosalina Cortez because vtes.ally.as-vampire.capacity-one
    When Alia, God's Messenger plays Precognizant Mobility at basic on Impundulu
    Then Impundulu is unlocked
    And Rosalina Cortez is locked
    And Alia, God's Messenger has 1 life

  @id:VTES-1368 @vtes.ally.as-vampire.capacity-one @checks:b @vtes.wording.search.shuffle-afterwards
  @vtes.wording.search.may-fail-to-find
  Scenario: An ally of capacity 1 finds no younger vampire in the crypt, but a vampire does
    Given Sarah's Alia, God's Messenger is ready with 2 life
    And Sarah's Dr. Stephen Norton is ready with 4 blood
    And Sarah holds Soul Scan and Soul Scan
    And Sarah's crypt holds Rosalina Cortez, Ashley and Colette
    When Alia, God's Messenger plays Soul Scan at basic
    Then exactly these choices are open to Sarah:
      | Sarah passes |
    When Sarah passes
    And Dr. Stephen Norton plays Soul Scan at basic
    Then exactly these choices are open to Sarah:
      | Sarah takes Rosalina Cortez |
      | Sarah passes                |
    When Sarah takes Rosalina Cortez
    Then Rosalina Cortez is uncontrolled with 0 blood
    And these events happen in order:
      | event         | card            | seat  |
      | card-revealed | Rosalina Cortez | Sarah |
    And these events happen in order:
      | event    | seat  | pile  |
      | shuffled | Sarah | crypt |

  @id:VTES-1369 @vtes.ally.as-vampire.duration-effects-included @checks:a
  @vtes.ally.as-vampire.treated-as-vampire-for-effects-of-the-play @checks:a
  Scenario: Intercept that an ally gains as a vampire lasts for the action
    Given it is Tom's minion phase
    And Tom's Wauneka is ready
    And Tom holds Lost in Crowds and Cloak the Gathering
    And Sarah's Alia, God's Messenger is ready with 2 life
    And Sarah holds Telepathic Misdirection and Eyes of Argus
    When Wauneka bleeds Sarah
    And Alia, God's Messenger attempts to block
    And Wauneka plays Lost in Crowds at basic
    And Alia, God's Messenger plays Telepathic Misdirection at basic
    And Wauneka plays Cloak the Gathering at basic
    And Sarah passes
    Then Alia, God's Messenger fails to block the action
    When Alia, God's Messenger attempts to block
    Then Alia, God's Messenger attempts to block with 1 intercept
    When Alia, God's Messenger plays Eyes of Argus at basic
    Then Alia, God's Messenger blocks the action
