# Rivals, "Conspiracies"
Feature: Conspiracies
  A face-down card that several players may pay for.

  Background:
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Bruno's Grace is in the Haven
    And Clara's Ryan is in the Haven

  @id:RIV-1800 @rivals.conspiracy.exhaust-ready-character @checks:a,b @needs:hunters
  Scenario: A ready character exhausts to place a Conspiracy
    Given Ana holds Snake Oil
    And Ana's Ceraph is in the Haven and exhausted
    Then Ceraph cannot place Snake Oil face down because rivals.conspiracy.exhaust-ready-character
    When Iara places Snake Oil face down
    Then Iara is exhausted
    And Keondra is ready
    And Ana has 1 Action left

  @id:RIV-1801 @rivals.conspiracy.place-face-down @checks:a,b @needs:hunters
  Scenario: A Conspiracy is placed face down, and only its controller sees it
    Given Ana holds Snake Oil
    When Iara places Snake Oil face down
    Then Conspiracy lies face down
    And Conspiracy lies beside Ana's Haven
    And Ana sees Conspiracy to be Snake Oil
    And Bruno and Clara do not see what Conspiracy is
    And Ana holds nothing
    And it is for Ana to act

  @id:RIV-1802 @rivals.conspiracy.undeclared @checks:a @needs:hunters
  Scenario: A Conspiracy is placed without naming it
    Given Ana holds Snake Oil
    When Iara places Snake Oil face down
    Then no event names Snake Oil
    And Bruno and Clara do not see what Conspiracy is
    And it is for Ana to act

  @id:RIV-1803 @rivals.conspiracy.place-1-prestige @checks:a @needs:hunters
  Scenario: A Conspiracy is placed with 1 Prestige
    Given Ana holds Snake Oil
    And Ana has 2 Prestige
    When Iara places Snake Oil face down
    Then Ana has 1 Prestige
    And 1 Prestige of Ana lies on Conspiracy
    And 0 Prestige of Bruno lies on Conspiracy

  @id:RIV-1804 @rivals.conspiracy.place-1-prestige @checks:b @needs:hunters
  Scenario: A player cannot place a Conspiracy with the last Prestige
    Given Ana holds Snake Oil
    And Ana has 1 Prestige
    Then Iara cannot place Snake Oil face down because rivals.conspiracy.place-1-prestige
    And it is for Ana to act

  @id:RIV-3647 @rivals.conspiracy.is-action-card @needs:hunters
  Scenario: Only a Conspiracy in hand can be placed
    Given Ana holds Believer
    Then Iara cannot place Believer face down because rivals.conspiracy.is-action-card
    And Iara cannot place Snake Oil face down because rivals.conspiracy.is-action-card
    And it is for Ana to act

  @id:RIV-1805 @rivals.conspiracy.reveal-to-players @checks:a @needs:hunters
  Scenario Outline: Only the player to whom a Conspiracy is shown sees it
    Given Ana holds Snake Oil
    When Iara places Snake Oil face down
    And Ana shows Conspiracy to <one>
    Then <one> sees Conspiracy to be Snake Oil
    And <other> does not see what Conspiracy is
    And no event names Snake Oil
    And it is for <one> to contribute or decline

    Examples:
      | one   | other |
      | Bruno | Clara |
      | Clara | Bruno |

  @id:RIV-1806 @rivals.conspiracy.reveal-to-players @checks:b @needs:hunters
  Scenario: Showing a Conspiracy is optional, and its controller cannot show it to themselves
    Given Ana's Snake Oil lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    And Ana's Ceraph is in the Haven and exhausted
    Then Ana cannot show Conspiracy to Ana because rivals.conspiracy.reveal-to-players
    And Bruno and Clara do not see what Conspiracy is
    When Ana reveals Conspiracy
    Then Snake Oil is in Ana's discard pile

  @id:RIV-1807 @rivals.conspiracy.reveal-same-or-later-turn @checks:a @needs:hunters
  Scenario: A Conspiracy can be shown in the turn it is placed
    Given Ana holds Pay Tribute
    When Iara places Pay Tribute face down
    And Ana shows Conspiracy to Bruno
    Then Bruno sees Conspiracy to be Pay Tribute
    And it is for Bruno to contribute or decline

  @id:RIV-1808 @rivals.conspiracy.reveal-same-or-later-turn @checks:b,c @needs:attacks @needs:hunters
  Scenario: A Conspiracy can be shown in a later turn of its controller, but not during an attack
    Given Ana's Pay Tribute lies face down beside the Haven
    And Ana's Ociel Gonzalez is in The Streets
    And Bruno's Matthew is in the Haven
    When Ana shows Conspiracy to Clara
    Then Clara sees Conspiracy to be Pay Tribute
    When Clara declines
    And Ociel Gonzalez attacks Grace
    Then Ana cannot show Conspiracy to Bruno because rivals.conspiracy.add.not-during-action-or-event
    And it is for Ana to announce the type of the attack

  @id:RIV-1809 @rivals.conspiracy.shown-player-may-contribute-1 @checks:a,b @needs:hunters
  Scenario: A player shown a Conspiracy may add 1 Prestige
    Given Ana's Pay Tribute lies face down beside the Haven
    When Ana shows Conspiracy to Bruno
    And Bruno contributes to Conspiracy
    Then Bruno loses 1 Prestige
    And 1 Prestige of Bruno lies on Conspiracy
    And Ana and Clara keep all Prestige
    And it is for Ana to act

  @id:RIV-1810 @rivals.conspiracy.shown-player-may-contribute-1 @needs:hunters
  Scenario: A player cannot contribute the last Prestige and gets no offer to
    Given Ana's Pay Tribute lies face down beside the Haven
    And Bruno has 1 Prestige
    When Ana shows Conspiracy to Bruno
    Then 0 Prestige of Bruno lies on Conspiracy
    And Bruno has 1 Prestige
    And it is for Ana to act

  @id:RIV-3640 @rivals.conspiracy.shown-player-may-contribute-1 @needs:hunters
  Scenario: A Conspiracy's controller cannot add the last Prestige
    Given Ana's Pay Tribute and Snake Oil lie face down beside the Haven
    And Ana has 2 Prestige
    When Ana contributes to Conspiracy
    Then Ana has 1 Prestige
    And Ana cannot contribute to Conspiracy#2 because rivals.conspiracy.shown-player-may-contribute-1
    And it is for Ana to act

  @id:RIV-3641 @rivals.conspiracy.shown-player-may-contribute-1 @needs:hunters
  Scenario: A player with 2 Prestige who is shown a Conspiracy may contribute 1
    Given Ana's Pay Tribute lies face down beside the Haven
    And Bruno has 2 Prestige
    When Ana shows Conspiracy to Bruno
    And Bruno contributes to Conspiracy
    Then Bruno has 1 Prestige
    And 1 Prestige of Bruno lies on Conspiracy
    And it is for Ana to act

  @id:RIV-1811 @rivals.conspiracy.declined-not-later-same-turn @checks:a,b @needs:hunters
  Scenario: A player who declines to contribute gets no second offer that turn, but others may
    Given Ana's Pay Tribute lies face down beside the Haven
    When Ana shows Conspiracy to Bruno
    And Bruno declines
    Then Ana cannot invite Bruno to contribute to Conspiracy because rivals.conspiracy.add.others-once-per-later-turn
    And Ana cannot show Conspiracy to Bruno because rivals.conspiracy.add.others-once-per-later-turn
    When Ana shows Conspiracy to Clara
    And Clara contributes to Conspiracy
    Then 1 Prestige of Clara lies on Conspiracy
    And 0 Prestige of Bruno lies on Conspiracy

  @id:RIV-4076 @rivals.conspiracy.declined-not-later-same-turn @checks:b @rivals.conspiracy.add.you-once-per-turn @needs:hunters
  Scenario: A player who declines one Conspiracy may still contribute to another
    Given Ana's Pay Tribute and Snake Oil lie face down beside the Haven
    When Ana shows Conspiracy to Bruno
    And Bruno declines
    And Ana contributes to Conspiracy
    Then 1 Prestige of Ana lies on Conspiracy
    When Ana shows Conspiracy#2 to Bruno
    And Bruno contributes to Conspiracy#2
    Then 1 Prestige of Bruno lies on Conspiracy#2
    And 0 Prestige of Bruno lies on Conspiracy

  @id:RIV-1812 @rivals.conspiracy.add.only-in-owners-turn @checks:b,c @needs:hunters
  Scenario: Only a player who was shown the Conspiracy can be invited, in its controller's turn
    Given Ana's Pay Tribute lies face down beside the Haven
    And Bruno has been shown Conspiracy
    Then Ana cannot invite Clara to contribute to Conspiracy because rivals.conspiracy.add.only-in-owners-turn
    When Ana invites Bruno to contribute to Conspiracy
    And Bruno contributes to Conspiracy
    Then 1 Prestige of Bruno lies on Conspiracy
    And 0 Prestige of Clara lies on Conspiracy

  @id:RIV-1813 @rivals.conspiracy.add.only-in-owners-turn @checks:a @needs:hunters
  Scenario: A Conspiracy cannot be shown or added to in another player's turn
    Given Ana's Pay Tribute lies face down beside the Haven
    And Bruno has been shown Conspiracy
    And it is Bruno's Action Phase
    Then Bruno cannot contribute to Conspiracy because rivals.conspiracy.add.only-in-owners-turn
    And Ana cannot contribute to Conspiracy because rivals.conspiracy.add.only-in-owners-turn
    And Ana cannot show Conspiracy to Clara because rivals.conspiracy.add.only-in-owners-turn
    And it is for Bruno to act

  @id:RIV-1814 @rivals.conspiracy.add.not-during-action-or-event @checks:a,b @needs:hunters
  Scenario: Prestige can be added to a Conspiracy between Actions but not during an attack
    Given Ana's Pay Tribute lies face down beside the Haven
    And Ana's Ociel Gonzalez is in The Streets
    And Bruno's Matthew is in the Haven
    When Ana contributes to Conspiracy
    Then 1 Prestige of Ana lies on Conspiracy
    When Ociel Gonzalez attacks Grace
    Then Ana cannot contribute to Conspiracy because rivals.conspiracy.add.not-during-action-or-event
    And it is for Ana to announce the type of the attack

  @id:RIV-1815 @rivals.conspiracy.add.not-during-action-or-event @checks:a @needs:hunters
  Scenario: Prestige cannot be added to a Conspiracy during a Scheme
    Given Ana's Pay Tribute lies face down beside the Haven
    And Ana holds Believer
    When Iara plays Believer as Action card
    Then Ana cannot contribute to Conspiracy because rivals.conspiracy.add.not-during-action-or-event
    And it is for Ana to exert Influence or answer

  @id:RIV-1816 @rivals.conspiracy.add.you-once-per-turn @checks:a,c @needs:hunters
  Scenario: A Conspiracy's controller adds 1 Prestige per turn besides the placing cost
    Given Ana holds Pay Tribute
    When Iara places Pay Tribute face down
    And Ana contributes to Conspiracy
    Then 2 Prestige of Ana lies on Conspiracy
    And Ana loses 2 Prestige
    And Ana cannot contribute to Conspiracy because rivals.conspiracy.add.you-once-per-turn

  @id:RIV-1817 @rivals.conspiracy.add.you-once-per-turn @checks:b @needs:hunters
  Scenario: A player may add 1 Prestige to each of two Conspiracies in a turn
    Given Ana's Pay Tribute and Snake Oil lie face down beside the Haven
    When Ana contributes to Conspiracy
    And Ana contributes to Conspiracy#2
    Then 1 Prestige of Ana lies on Conspiracy
    And 1 Prestige of Ana lies on Conspiracy#2
    And Ana loses 2 Prestige

  @id:RIV-1818 @rivals.conspiracy.add.others-once-per-later-turn @checks:a,b @needs:hunters
  Scenario: A contributor may give 1 Prestige in each later turn of the controller
    Given Ana's Pay Tribute lies face down beside the Haven
    And 1 Prestige of Bruno lies on Conspiracy
    And Bruno has been shown Conspiracy
    And Bruno has contributed to Conspiracy
    And it is Ana's Ready and Return Step
    Then it is for Bruno to contribute or decline
    When Bruno contributes to Conspiracy
    Then 2 Prestige of Bruno lies on Conspiracy
    And Ana cannot show Conspiracy to Bruno because rivals.conspiracy.add.others-once-per-later-turn
    And it is for Ana to act

  @id:RIV-1819 @rivals.conspiracy.add.others-once-per-later-turn @checks:c @needs:hunters
  Scenario: A player cannot contribute twice in the turn the Conspiracy is shown
    Given Ana's Pay Tribute lies face down beside the Haven
    When Ana shows Conspiracy to Bruno
    And Bruno contributes to Conspiracy
    Then Ana cannot show Conspiracy to Bruno because rivals.conspiracy.add.others-once-per-later-turn
    And Ana cannot invite Bruno to contribute to Conspiracy because rivals.conspiracy.add.others-once-per-later-turn
    And 1 Prestige of Bruno lies on Conspiracy
    And it is for Ana to act

  @id:RIV-1820 @rivals.conspiracy.add.no-new-reveal-needed @checks:a,b @needs:hunters
  Scenario Outline: A player who has seen the Conspiracy can be invited without seeing it again
    Given Ana's Pay Tribute lies face down beside the Haven
    And Bruno has been shown Conspiracy
    When Ana <asks>
    Then it is for Bruno to contribute or decline
    And Bruno <sees>
    When Bruno contributes to Conspiracy
    Then 1 Prestige of Bruno lies on Conspiracy

    Examples:
      | asks                                     | sees                              |
      | invites Bruno to contribute to Conspiracy | does not see what Conspiracy is   |
      | shows Conspiracy to Bruno                | sees Conspiracy to be Pay Tribute |

  @id:RIV-3645 @rivals.conspiracy.add.no-new-reveal-needed @needs:hunters
  Scenario: An invitation does not show the Conspiracy again
    Given Ana's Pay Tribute lies face down beside the Haven
    And Bruno has been shown Conspiracy
    When Ana invites Bruno to contribute to Conspiracy
    Then it is for Bruno to contribute or decline
    And none of these events happens:
      | event      |
      | card-shown |

  @id:RIV-1821 @rivals.conspiracy.add.permission-first-time @checks:a,b @needs:hunters
  Scenario: A player who has not contributed yet needs an invitation
    Given Ana's Pay Tribute lies face down beside the Haven
    And Bruno has been shown Conspiracy
    Then Bruno cannot contribute to Conspiracy because rivals.conspiracy.add.permission-first-time
    When Ana invites Bruno to contribute to Conspiracy
    And Bruno contributes to Conspiracy
    Then Bruno loses 1 Prestige

  @id:RIV-1822 @rivals.conspiracy.add.no-permission-afterwards @checks:a,b @needs:hunters
  Scenario Outline: A contributor needs no invitation, but a player who has only seen the card does
    Given Ana's Pay Tribute lies face down beside the Haven
    And Bruno and Clara have been shown Conspiracy
    And <one> has contributed to Conspiracy
    And it is Ana's Ready and Return Step
    Then it is for <one> to contribute or decline
    When <one> declines
    Then it is for Ana to act
    And Ana <invite>

    Examples:
      | one   | invite                                         |
      | Bruno | may invite Clara to contribute to Conspiracy   |
      | Clara | may invite Bruno to contribute to Conspiracy   |

  @id:RIV-3642 @rivals.conspiracy.add.no-permission-afterwards @needs:hunters
  Scenario: A contributor who declines does not take the chance from the next contributor
    Given Ana's Pay Tribute lies face down beside the Haven
    And Bruno and Clara have been shown Conspiracy
    And Bruno and Clara have contributed to Conspiracy
    And it is Ana's Ready and Return Step
    When Bruno declines
    Then it is for Clara to contribute or decline
    When Clara contributes to Conspiracy
    Then 1 Prestige of Clara lies on Conspiracy
    And it is for Ana to act

  @id:RIV-3643 @rivals.conspiracy.add.no-permission-afterwards @needs:hunters
  Scenario: A contributor may give again with 2 Prestige but not with the last
    Given Ana's Pay Tribute lies face down beside the Haven
    And Bruno and Clara have been shown Conspiracy
    And Bruno and Clara have contributed to Conspiracy
    And Bruno has 1 Prestige
    And Clara has 2 Prestige
    And it is Ana's Ready and Return Step
    Then it is for Clara to contribute or decline
    When Clara contributes to Conspiracy
    Then Clara has 1 Prestige
    And Bruno has 1 Prestige
    And it is for Ana to act

  @id:RIV-3644 @rivals.conspiracy.add.no-permission-afterwards @needs:hunters
  Scenario: A player who needs no invitation cannot be invited
    Given Ana's Pay Tribute lies face down beside the Haven
    And Bruno has been shown Conspiracy
    And Bruno has contributed to Conspiracy
    And it is Ana's Ready and Return Step
    When Bruno declines
    Then Ana cannot invite Bruno to contribute to Conspiracy because rivals.conspiracy.add.no-permission-afterwards
    And it is for Ana to act

  @id:RIV-3432 @rivals.conspiracy.add.others-once-per-later-turn @needs:hunters @needs:moving
  Scenario: A contributor who declines gets no new offer before the next Action
    Given Ana's Pay Tribute lies face down beside the Haven
    And Bruno has been shown Conspiracy
    And Bruno has contributed to Conspiracy
    And it is Ana's Ready and Return Step
    When Bruno declines
    And Ana moves Keondra to The Streets
    Then it is for Ana to act

  @id:RIV-3497 @rivals.conspiracy.shown-player-may-contribute-1 @needs:hunters
  Scenario: A player shown one Conspiracy can contribute to that one only
    Given Ana's Pay Tribute and Snake Oil lie face down beside the Haven
    When Ana shows Conspiracy to Bruno
    Then Bruno cannot contribute to Conspiracy#2 because rivals.conspiracy.shown-player-may-contribute-1
    And Bruno may contribute to Conspiracy
    And it is for Bruno to contribute or decline

  @id:RIV-1823 @rivals.conspiracy.resolve.when-funded @checks:a @needs:hunters
  Scenario: A Conspiracy with too little Prestige cannot be revealed
    Given Ana's Pay Tribute lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    Then Ana cannot reveal Conspiracy because rivals.conspiracy.resolve.when-funded
    And it is for Ana to act

  @id:RIV-1831 @needs:cards @rivals.conspiracy.resolve.when-funded @checks:b @needs:hunters
  Scenario Outline: A Conspiracy with exactly enough or more Prestige can be revealed
    Given Ana's Pay Tribute lies face down beside the Haven
    And <n> Prestige of Ana lies on Conspiracy
    When Ana reveals Conspiracy
    Then Pay Tribute is in Ana's discard pile
    And Ana has 2 Actions left

    Examples:
      | n |
      | 3 |
      | 4 |

  @id:RIV-1824 @rivals.conspiracy.resolve.when-funded @checks:b,d,e @needs:hunters
  Scenario: A Conspiracy can be revealed in the turn it is placed, without an Action
    Given Ana holds Snake in the Grass
    And Ana's Snake Oil lies face down beside the Haven
    When Ana contributes to Conspiracy
    And Iara places Snake in the Grass face down
    And Ana shows Conspiracy#2 to Bruno
    And Bruno contributes to Conspiracy#2
    And Ana contributes to Conspiracy#2
    And Ana reveals Conspiracy#2
    Then Ana has 1 Action left
    And Snake in the Grass is in Ana's discard pile

  @id:RIV-1825 @rivals.conspiracy.resolve.when-funded @checks:c @needs:hunters
  Scenario: A Conspiracy cannot be revealed in another player's turn
    Given Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And it is Bruno's Action Phase
    Then Ana cannot reveal Conspiracy because rivals.conspiracy.resolve.when-funded
    And it is for Bruno to act

  @id:RIV-3648 @rivals.conspiracy.resolve.when-funded @needs:hunters
  Scenario: A player cannot reveal another player's Conspiracy
    Given Bruno's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Bruno lies on Conspiracy
    Then Ana cannot reveal Conspiracy because rivals.conspiracy.resolve.when-funded
    And it is for Ana to act

  @id:RIV-1826 @needs:cards @rivals.conspiracy.resolve.not-during-action-or-event @checks:a,b @needs:hunters
  Scenario: A Conspiracy cannot be revealed during an attack
    Given Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And Ana's Ociel Gonzalez is in The Streets
    And Bruno's Matthew is in the Haven
    When Ociel Gonzalez attacks Grace
    Then Ana cannot reveal Conspiracy because rivals.conspiracy.resolve.not-during-action-or-event
    When Ociel Gonzalez makes a Physical attack
    And Bruno declines
    And Ana reveals Conspiracy
    Then Pay Tribute is in Ana's discard pile

  @id:RIV-1827 @rivals.conspiracy.resolve.needs-legal-target @checks:a,b @needs:hunters
  Scenario: A Conspiracy needs a legal target to be revealed
    Given Ana's Pay Tribute and Snake in the Grass lie face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And 3 Prestige of Ana lies on Conspiracy#2
    And Ana, Bruno and Clara have contributed to Conspiracy
    And Ana and Bruno have contributed to Conspiracy#2
    And Clara has 1 Agenda
    Then Ana cannot reveal Conspiracy because rivals.conspiracy.resolve.needs-legal-target
    When Ana reveals Conspiracy#2
    And everyone declines
    Then Snake in the Grass is in Ana's discard pile
    And Clara has 0 Agenda
    And Conspiracy lies face down

  @id:RIV-4078 @rivals.clan.must-be-active @rivals.action-card.face-down-reveal-needs-clan-and-discipline @needs:hunters @needs:torpor @needs:cards @needs:turn
  Scenario: A clan member must be active, not in torpor, to reveal its clan's Conspiracy
    Given Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And Bruno's Hakim Owusu is in torpor with 1 Blood
    And Bruno's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Bruno lies on Conspiracy#2
    And Ana has 0 Actions left
    When Ana reveals Conspiracy
    Then Pay Tribute is in Ana's discard pile
    When Ana passes
    Then it is Bruno's Action Phase
    And Bruno cannot reveal Conspiracy because rivals.action-card.face-down-reveal-needs-clan-and-discipline

  @id:RIV-1828 @needs:cards @rivals.conspiracy.resolve.text-decides-affected @checks:a,b @needs:hunters
  Scenario Outline: A Conspiracy's text decides whom it affects
    Given Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And <contributors> contributed to Conspiracy
    When Ana reveals Conspiracy
    Then Bruno loses <bruno> Prestige
    And Clara loses <clara> Prestige
    And Ana gains <ana> Prestige

    Examples:
      | contributors        | bruno | clara | ana |
      | Ana has             | 1     | 1     | 2   |
      | Ana and Bruno have  | 0     | 2     | 2   |
      | Ana and Clara have  | 2     | 0     | 2   |

  @id:RIV-1829 @rivals.conspiracy.resolve.cleanup @checks:a,b @needs:hunters
  Scenario: A resolved Conspiracy is discarded, and its Prestige returns to the general supply
    Given Ana's Snake in the Grass lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    And 1 Prestige of Bruno lies on Conspiracy
    And Ana and Bruno have contributed to Conspiracy
    When Ana reveals Conspiracy
    Then Snake in the Grass is in Ana's discard pile
    And Ana, Bruno and Clara have 20 Prestige
    And it is for Ana to act

  @id:RIV-1830 @rivals.conspiracy.contributor-may-look @checks:a,b @needs:hunters
  Scenario Outline: A contributor may look at the Conspiracy at any time
    Given Ana's Pay Tribute lies face down beside the Haven
    And Bruno and Clara have been shown Conspiracy
    And <one> has contributed to Conspiracy
    Then <one> sees Conspiracy to be Pay Tribute
    And <other> does not see what Conspiracy is
    And it is for Ana to act

    Examples:
      | one   | other |
      | Bruno | Clara |
      | Clara | Bruno |
