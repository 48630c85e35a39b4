# Fifth edition rulebook, "Minion Cards": reflex cards
Feature: Reflex cards
  A minion plays one to cancel a card of a certain kind that is played against it.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Wauneka is ready
    And Alexis's Dame Hollerton is ready
    And Alexis holds Fae Contortion

  @id:VTES-1080 @vtes.reflex.cancels-card-played-against-the-minion @checks:a
  @vtes.card.as-played.cancel-effects-allowed
  Scenario: A minion can play a reflex to cancel Immortal Grapple against it
    Given Sarah holds Immortal Grapple
    When Wauneka bleeds Alexis
    And Dame Hollerton attempts to block
    And neither maneuvers
    And Wauneka plays Immortal Grapple at basic
    Then it is for Alexis to respond as the card is played
    When Dame Hollerton plays Fae Contortion at basic myt to cancel
    Then Sarah's ash heap holds Immortal Grapple
    And it is for Sarah to choose a strike

  @id:VTES-1081 @vtes.reflex.cancels-card-played-against-the-minion @checks:c,d
  Scenario: A reflex cannot answer other kinds of card, or a card already resolved
    Given Sarah holds Fake Out
    And Alexis holds Death Seeker
    When Wauneka bleeds Alexis
    And Dame Hollerton attempts to block
    And Wauneka plays Fake Out
    Then it is for Alexis to respond as the card is played
    And Dame Hollerton cannot play Fae Contortion at basic myt to cancel because vtes.reflex.cancels-card-played-against-the-minion
    When Alexis passes
    Then it is for Alexis to maneuver or decline
    And Dame Hollerton cannot play Fae Contortion at basic myt to cancel because vtes.card.as-played.cancel-effects-allowed
    When Dame Hollerton plays Fae Contortion at basic obt
    Then the range is close

  @id:VTES-1082 @vtes.combat-card.played-in-combat @checks:a @vtes.card.as-played.cancel-effects-allowed
  Scenario: A minion cannot play a reflex to help another minion
    Given Alexis's Nassir is ready
    And Sarah holds Immortal Grapple
    And Alexis holds Death Seeker
    When Wauneka bleeds Alexis
    And Nassir attempts to block
    And Wauneka plays Immortal Grapple at basic
    Then it is for Alexis to respond as the card is played
    And Dame Hollerton cannot play Fae Contortion at basic myt to cancel because vtes.combat-card.played-in-combat
    When Nassir plays Death Seeker
    Then Nassir burns 1 blood
    And Sarah's ash heap holds Immortal Grapple
