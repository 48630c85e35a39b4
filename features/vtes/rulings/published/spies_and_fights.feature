# Published rulings: Shattering Blow, Spirit's Touch, Spying Mission, Taste of Vitae, Telepathic Counter, Torn Signpost, Underbridge
# Stray
Feature: Published rulings on spying and combat cards
  Effects that wait for a bleed or a combat apply there at once, and nowhere else.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-5330 @vtes.published.shattering-blow.needs-equipment @vtes.combat.destroy-equipment.burns-one
  Scenario Outline: Shattering Blow at <level> cannot be played against a minion without equipment
    Given Sarah's Horace Radcliffe is ready
    And Alexis's The Dowager is ready
    And The Dowager bears Raven Spy
    And Sarah holds Shattering Blow
    When Horace Radcliffe bleeds Alexis
    And The Dowager attempts to block
    Then it is for Sarah to choose a strike
    And Horace Radcliffe cannot play Shattering Blow at <level> because vtes.combat.destroy-equipment.burns-one
    When Horace Radcliffe strikes with hands
    And The Dowager strikes with hands
    Then The Dowager bears Raven Spy
    And Sarah holds Shattering Blow

    Examples:
      | level    |
      | basic    |
      | superior |

  @id:VTES-5331 @vtes.published.spirits-touch.maneuver-only-in-resulting-combat @checks:a
  @vtes.combat.maneuver.not-carried-to-later-rounds
  Scenario: Spirit's Touch at superior gives its maneuver only in the combat after the block
    Given Sarah's Horace Radcliffe is ready
    And Alexis's Ayelech is ready
    And Sarah holds Cloak the Gathering
    And Alexis holds Spirit's Touch
    When Horace Radcliffe bleeds Alexis
    And Ayelech attempts to block
    And Horace Radcliffe plays Cloak the Gathering at basic
    And Ayelech plays Spirit's Touch at superior
    Then Ayelech blocks the action
    And it is for Alexis to maneuver or decline
    When Alexis passes
    And Horace Radcliffe strikes with hands
    And Ayelech strikes with hands
    Then the combat is over
    When Horace Radcliffe enters combat with Ayelech
    Then it is for Sarah to choose a strike
    And Ayelech cannot use Spirit's Touch to maneuver because vtes.combat.maneuver.not-carried-to-later-rounds

  @id:VTES-5332 @vtes.published.spirits-touch.maneuver-only-in-resulting-combat @checks:b
  @vtes.combat.maneuver.not-carried-to-later-rounds
  Scenario: Spirit's Touch gives no maneuver after a failed block
    Given Sarah's Horace Radcliffe and Colette are ready
    And Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Sarah holds Deep Song, Cloak the Gathering and Cloak the Gathering
    And Alexis holds Spirit's Touch
    When Horace Radcliffe plays Deep Song at superior on Ayelech
    And Ayelech attempts to block
    And Colette plays Cloak the Gathering at superior
    And Ayelech plays Spirit's Touch at superior
    And Horace Radcliffe plays Cloak the Gathering at basic
    Then Ayelech fails to block the action
    When Alexis declines to block
    Then combat begins between Ayelech and Horace Radcliffe
    And it is for Alexis to choose a strike
    And Ayelech cannot use Spirit's Touch to maneuver because vtes.combat.maneuver.not-carried-to-later-rounds

  @id:VTES-5333 @vtes.published.spying-mission.nothing-after-copies-are-burned
  @vtes.bleed.target-burns-pool-equal-to-amount
  Scenario: The bleed that Spying Mission adds cannot be answered as the bleed succeeds
    Given Sarah's Belinde is ready
    And Sarah's Colette is ready
    And Belinde bears Spying Mission
    And Spying Mission waits for Alexis
    And Alexis's Ayelech is ready
    And Sarah holds Conditioning
    And Alexis holds Deflection and Telepathic Counter
    When Belinde bleeds Alexis
    And Alexis declines to block
    Then it is for Alexis to respond after blocks are declined
    And the bleed is for 1
    When Alexis passes
    Then Alexis burns 3 pool
    And Belinde bears nothing
    And Alexis holds Deflection and Telepathic Counter
    And it is for Sarah to decide in the minion phase

  @id:VTES-5334 @vtes.published.spying-mission.cancelled-too-late-to-react
  @vtes.published.telepathic-counter.before-success-only @checks:b @vtes.cancel.card-has-no-effect
  Scenario: A bleed succeeds after a cancelled Spying Mission, and its target cannot react again
    Given Sarah's Belinde is ready
    And Sarah holds Spying Mission
    And Alexis's Ayelech is ready
    And Alexis holds Deflection and Telepathic Counter
    And Tom holds Direct Intervention
    When Belinde bleeds Alexis
    And Alexis declines to block
    And Alexis passes
    And Belinde plays Spying Mission at superior
    And Tom plays Direct Intervention
    Then the action succeeds
    And Alexis burns 1 pool
    And Spying Mission is in Sarah's ash heap
    And Alexis holds Deflection and Telepathic Counter
    And it is for Sarah to decide in the minion phase

  @id:VTES-5335 @needs:ending @vtes.published.spying-mission.ousted-by-cost-before-bleed
  @vtes.ending.oust.pool-at-zero-ousts
  Scenario: A player ousted by the cost of cancelling Spying Mission is out before the bleed resolves
    Given Sarah's Belinde is ready
    And Sarah holds Spying Mission
    And Alexis has 1 pool
    And Tom has 1 pool
    And Tom holds Direct Intervention
    When Belinde bleeds Alexis
    And Belinde plays Spying Mission at superior
    And Tom plays Direct Intervention
    Then Tom is ousted
    And Alexis has 6 pool
    And Alexis has 1 victory point
    And Sarah has the Edge

  @id:VTES-5337 @vtes.published.torn-signpost.bonuses-add-to-it
  @vtes.combat.hand-strike.damage-equals-strength
  Scenario Outline: <vampire> with <bonus> more strength strikes for <damage> after Torn Signpost at <level>
    Given Alexis's <vampire> is ready
    And Sarah's Ayelech is ready
    And Alexis holds Torn Signpost
    When Ayelech bleeds Alexis
    And <vampire> attempts to block
    And <vampire> plays Torn Signpost at <level>
    And Ayelech strikes with hands
    And <vampire> strikes with hands
    Then Ayelech takes <damage> damage

    Examples:
      | vampire            | bonus | level    | damage |
      | Angus the Unruled  | 1     | basic    | 3      |
      | Qawiyya el-Ghaduba | 2     | basic    | 4      |
      | Qawiyya el-Ghaduba | 2     | superior | 5      |

  @id:VTES-5338 @vtes.published.underbridge-stray.press-when-just-recruited @vtes.combat.press.to-continue
  Scenario: An Underbridge Stray can press in the turn in which it is recruited
    Given Sarah's The Dowager is ready
    And Sarah's Belinde is ready
    And Sarah holds Underbridge Stray
    And Alexis's Nassir is ready
    When The Dowager recruits Underbridge Stray at superior
    And Alexis declines to block
    Then Underbridge Stray is ready with 2 life
    And Underbridge Stray cannot bleed Alexis because vtes.recruit.ally-cannot-act-this-turn
    When Belinde bleeds Alexis
    And Nassir attempts to block
    And Belinde strikes with hands
    And Nassir strikes with hands
    Then it is for Sarah to press or decline
    When Sarah uses Underbridge Stray to press
    Then Underbridge Stray has 1 life
    And it is round 2 of the combat

  @id:VTES-5339 @vtes.published.telepathic-counter.before-success-only @checks:a
  @vtes.reaction.any-time-before-resolution
  Scenario: Telepathic Counter can be played after a failed block and declined blocks
    Given Sarah's Sully is ready
    And Sarah holds Cloak the Gathering
    And Alexis's Ayelech and Nassir are ready
    And Alexis holds Telepathic Counter
    When Sully bleeds Alexis
    And Nassir attempts to block
    And Sully plays Cloak the Gathering at basic
    And Alexis passes
    Then Nassir fails to block the action
    When Alexis declines to block
    Then it is for Alexis to respond after blocks are declined
    When Ayelech plays Telepathic Counter at basic
    Then Alexis has 30 pool

  @id:VTES-5340 @vtes.published.telepathic-counter.before-success-only @checks:a
  @vtes.bleed.is-directed
  Scenario: A vampire that plays Telepathic Counter before any block attempt may still block
    Given Sarah's Sully is ready
    And Alexis's Ayelech is ready
    And Alexis holds Telepathic Counter
    When Sully bleeds Alexis
    And Ayelech plays Telepathic Counter at basic
    Then the bleed is for 0
    And it is for Alexis to block or decline
    When Alexis declines to block
    Then Alexis has 30 pool
