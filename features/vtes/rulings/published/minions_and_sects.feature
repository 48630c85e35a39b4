# Published rulings: Elder Library, Elen Kamjian, Far Mastery, Gratiano, Guard Dogs, Immortal Grapple, Instinctive Reaction,
# Into the Fire, Lunatic Eruption
Feature: Published rulings on minions, mandatory actions and sects

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-5158 @vtes.published.elder-library.second-copy-adds-nothing @vtes.contest.cards-face-down-and-out-of-play
  Scenario: An Elder Library contested as it comes into play does not raise the hand size
    Given it is Sarah's master phase
    And Sarah holds Elder Library, Dodge, Dodge, Dodge, Dodge, Dodge and Dodge
    And Sarah's library holds Bonding and Vessel
    And Alexis controls Elder Library
    When Sarah plays Elder Library
    Then Elder Library and Elder Library#2 are contested
    And Sarah holds Dodge, Dodge, Dodge, Dodge, Dodge, Dodge and Bonding
    And Sarah's library holds Vessel

  @id:VTES-5159 @vtes.published.far-mastery.requirements-do-not-apply @vtes.control.changes-only-by-explicit-effect
  Scenario: Far Mastery can steal an Eccentric Billionaire for a vampire that could not recruit one
    Given it is Sarah's minion phase
    And Sarah's Black Lotus is ready
    And Alexis's Eccentric Billionaire is ready and locked
    And Sarah holds Far Mastery
    When Black Lotus plays Far Mastery at superior on Eccentric Billionaire
    Then Sarah controls Eccentric Billionaire

  @id:VTES-5160 @vtes.published.guard-dogs.only-in-the-combat-of-its-block
  @vtes.combat.maneuver.not-carried-to-later-rounds
  Scenario: The maneuver of Guard Dogs is gone in a later action if another minion blocks
    Given it is Sarah's minion phase
    And Sarah's Colette and Nassir are ready
    And Alexis's Horace Radcliffe is ready and locked
    And Alexis's Ryan is ready
    And Alexis holds Guard Dogs
    When Colette bleeds Alexis
    And Horace Radcliffe plays Guard Dogs at superior
    And Ryan attempts to block
    Then Ryan blocks the action
    And it is for Sarah to choose a strike
    When Colette strikes with hands
    And Ryan strikes with hands
    And Nassir bleeds Alexis
    And Horace Radcliffe attempts to block
    Then Horace Radcliffe blocks the action
    And it is for Sarah to choose a strike
    And Horace Radcliffe cannot use Guard Dogs to maneuver because vtes.combat.maneuver.not-carried-to-later-rounds

  @id:VTES-5161 @vtes.published.instinctive-reaction.only-in-the-combat-of-its-block
  @vtes.combat.maneuver.not-carried-to-later-rounds
  Scenario: The maneuver of Instinctive Reaction is gone in a later combat if its block failed
    Given it is Sarah's minion phase
    And Sarah's Wauneka and Nassir are ready
    And Sarah holds Cloak the Gathering
    And Alexis's Horace Radcliffe is ready
    And Alexis holds Instinctive Reaction
    When Wauneka hunts
    And Horace Radcliffe attempts to block
    And Horace Radcliffe plays Instinctive Reaction at superior
    And Wauneka plays Cloak the Gathering at basic
    Then Horace Radcliffe fails to block the action
    When Alexis declines to block
    And Nassir bleeds Alexis
    And Horace Radcliffe attempts to block
    Then Horace Radcliffe blocks the action
    And it is for Sarah to choose a strike
    And Horace Radcliffe cannot use Instinctive Reaction to maneuver because vtes.combat.maneuver.not-carried-to-later-rounds

  @id:VTES-5162 @vtes.published.immortal-grapple.canceled-one-was-played @vtes.cancel.card-has-no-effect
  Scenario: A vampire whose Immortal Grapple was cancelled cannot play a second one that round
    Given it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Alexis's Aunt Linda is ready
    And Sarah holds Immortal Grapple and Immortal Grapple
    And Alexis holds Death Seeker and Immortal Grapple
    When Wauneka bleeds Alexis
    And Aunt Linda attempts to block
    And Wauneka plays Immortal Grapple at basic
    And Aunt Linda plays Death Seeker
    Then it is for Alexis to respond before strikes are chosen
    When Aunt Linda plays Immortal Grapple at basic
    Then it is for Sarah to choose a strike
    And Sarah holds Immortal Grapple

  @id:VTES-5163 @vtes.published.into-the-fire.real-change-of-sect @vtes.sect.change-replaces-old-sect
  Scenario: A vampire made Sabbat by Into the Fire is still Sabbat a round later
    Given it is Sarah's master phase
    And Sarah's Colette is ready
    And Sarah holds Into the Fire
    When Sarah plays Into the Fire on Colette
    And everyone passes until Alexis's unlock phase
    Then Colette's sect is Sabbat
    When everyone passes until Sarah's unlock phase
    Then Colette's sect is Sabbat

  @id:VTES-5164 @vtes.published.lunatic-eruption.two-leave-stuck @vtes.mandatory.stuck-with-two-different
  Scenario: A minion with two Lunatic Eruptions is stuck, and its player goes on with the turn
    Given it is Sarah's minion phase
    And Sarah's Ashley and Belinde are ready
    And Ashley bears Lunatic Eruption and Lunatic Eruption
    And Alexis's Ayelech is ready and locked
    Then Ashley cannot act through Lunatic Eruption on Ayelech to enter combat because vtes.mandatory.stuck-with-two-different
    And Ashley cannot act through Lunatic Eruption#2 on Ayelech to enter combat because vtes.mandatory.stuck-with-two-different
    And Ashley cannot hunt because vtes.mandatory.stuck-with-two-different
    When Belinde bleeds Alexis
    Then Alexis burns 1 pool
    And Ashley is unlocked

  @id:VTES-5165 @vtes.published.lunatic-eruption.burning-is-directed-at-bearers-side @checks:a
  @vtes.action.directed.definition
  Scenario: Burning a Lunatic Eruption is directed at the controller of its minion
    Given it is Sarah's minion phase
    And Sarah's Quentin King III and Ashley are ready
    And Alexis's Ayelech is ready and locked
    And Tom's Nassir is ready
    And Sarah holds Lunatic Eruption
    When Quentin King III plays Lunatic Eruption at basic on Nassir
    And Tom declines to block
    Then Nassir bears Lunatic Eruption
    When Ashley acts through Lunatic Eruption to burn it
    Then the action is directed
    And it is for Tom to block or decline

  @id:VTES-5166 @vtes.published.lunatic-eruption.burning-is-directed-at-bearers-side @checks:b
  @vtes.action.undirected.definition
  Scenario: Burning a Lunatic Eruption on one's own minion is undirected, whoever owns the card
    Given it is Sarah's minion phase
    And Sarah's Ashley is ready
    And Sarah's Belinde is ready and locked
    And Belinde bears Lunatic Eruption
    And Lunatic Eruption is owned by Tom
    And Alexis's Ayelech is ready
    And Tom's Nassir is ready
    When Ashley acts through Lunatic Eruption to burn it
    Then the action is undirected
    And it is for Alexis to block or decline
    When Alexis declines to block
    Then it is for Tom to block or decline
    When Tom declines to block
    Then Belinde bears nothing

  @id:VTES-5167 @needs:legacy @vtes.published.gratiano.ballot-without-the-title
  @vtes.legacy.prisci.majority-side-gets-3-votes
  Scenario: Gratiano still casts one ballot while his title is suspended
    Given it is Tom's master phase
    And Tom's Gratiano and Wauneka are ready
    And Tom holds Out of the Frying Pan and Ancilla Empowerment
    When Tom plays Out of the Frying Pan on Gratiano
    Then Gratiano has no title
    When Tom ends the master phase
    And Wauneka plays Ancilla Empowerment
    And Tom casts ballots for the referendum with Gratiano
    Then the ballots are 1 for and 0 against
    And the votes are 3 for and 0 against

  @id:VTES-5168 @needs:legacy @vtes.published.gratiano.votes-and-ballots-on-one-side @checks:b
  @vtes.legacy.prisci.vampire-casts-all-votes-and-ballots-alike
  Scenario: Gratiano as archbishop casts his two votes on the side of his ballot
    Given it is Tom's minion phase
    And Tom's Gratiano is ready
    And Gratiano's title is archbishop, of Chicago
    And Tom holds Ancilla Empowerment
    When Gratiano plays Ancilla Empowerment
    And Tom casts ballots for the referendum with Gratiano
    Then the ballots are 1 for and 0 against
    And Tom cannot vote against the referendum with Gratiano because vtes.legacy.prisci.vampire-casts-all-votes-and-ballots-alike
    When Tom votes for the referendum with Gratiano
    Then the votes are 5 for and 0 against

  @id:VTES-5169 @needs:bleed @vtes.published.elen-kamjian.another-bleed-is-not-hers
  @vtes.mandatory.no-other-action-for-that-minion
  Scenario: Elen Kamjian, who must bleed by her own text, cannot bleed with a card instead
    Given it is Sarah's minion phase
    And Sarah's Elen Kamjian is ready
    And Elen Kamjian bears Dominate
    And Sarah's Nassir is ready and locked
    And Sarah holds Govern the Unaligned
    Then Elen Kamjian cannot play Govern the Unaligned at basic on Alexis because vtes.mandatory.no-other-action-for-that-minion
    When Sarah uses Elen Kamjian
    Then Alexis burns 2 pool
    And Elen Kamjian is locked
    And Sarah holds Govern the Unaligned

  @id:VTES-5172 @vtes.published.fame.paid-in-any-order @vtes.unlock-phase.active-methuselah-orders-effects
  Scenario: A Methuselah can use an unlock phase effect before paying for Fame
    Given it is Sarah's unlock phase
    And Sarah has the Edge
    And Sarah has 1 pool
    And Alexis's Ryan is in torpor
    And Ryan bears Fame, played by Alexis
    When Sarah gains 1 pool from the Edge
    And Sarah uses Fame
    Then Sarah has 1 pool
    And Sarah is still in the game
