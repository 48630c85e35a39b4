# Rivals, "Set-Up", the eighth step: "Reveal Leaders"
Feature: Revealing Leaders
  Players who chose the same Leader bid for it.

  Background:
    Given Ana, Bruno, Clara and Davi sit clockwise
    And set-up has come to the reveal of Leaders
    And Bruno is Player 1
    And Davi has chosen Iara as Leader
    And the game stops at the reveal of Havens

  @id:RIV-0020 @rivals.setup.leader.blood-from-personal-supply @checks:a
  Scenario: Each Leader gets its Blood from its player's supply
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Keondra as Leader
    And Clara has chosen Hope as Leader
    Then it is for Bruno to let the game go on
    And Ceraph is in Ana's Haven with 5 Blood
    And Keondra is in Bruno's Haven with 6 Blood
    And Hope is in Clara's Haven with 4 Blood
    And Iara is in Davi's Haven with 3 Blood
    And Ana has 15 Prestige
    And Bruno has 14 Prestige
    And Clara has 16 Prestige
    And Davi has 17 Prestige

  @id:RIV-0021 @rivals.haven.leader-starts-there @checks:a
  Scenario: Leaders begin in the Haven
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Keondra as Leader
    And Clara has chosen Hope as Leader
    Then Ceraph is in Ana's Haven and ready
    And Keondra is in Bruno's Haven and ready

  @id:RIV-0022 @rivals.leader-token.tag-and-ability @checks:a
  Scenario: The chosen Leader bears the Leader token
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Keondra as Leader
    And Clara has chosen Hope as Leader
    Then Ceraph is a Leader
    And Ceraph's Leader token shows +1 Influence

  @id:RIV-0023 @rivals.setup.leader-bid.when-same-leader @checks:b
  Scenario: Nobody bids when all Leaders differ
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Keondra as Leader
    And Clara has chosen Hope as Leader
    Then it is not for Bruno to bid
    And it is for Bruno to let the game go on
    And none of these events happens:
      | event       |
      | bid-made    |
      | leader-lost |

  @id:RIV-0024 @rivals.setup.leader-bid.when-same-leader @checks:a @rivals.setup.leader-bid.clockwise @checks:a
  Scenario: Only players who chose the same Leader bid for it
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Keondra as Leader
    And Clara has chosen Ceraph as Leader
    And Ana's Faction deck holds Hope in unknown order
    And Clara's Faction deck holds Grace in unknown order
    Then it is for Clara to bid
    When Clara bids 1 Prestige
    Then it is for Ana to bid
    When Ana declines
    Then it is for Ana to choose another Leader

  @id:RIV-0025 @rivals.setup.leader-bid.opening-bid-forced @checks:a,b
  Scenario: The first bidder must bid, even 0
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Keondra as Leader
    And Clara has chosen Ceraph as Leader
    And Ana's Faction deck holds Hope in unknown order
    And Clara's Faction deck holds Grace in unknown order
    Then Clara cannot decline because rivals.setup.leader-bid.opening-bid-forced
    When Clara bids 0 Prestige
    Then it is for Ana to bid

  @id:RIV-0026 @rivals.setup.leader-bid.opening-bid-forced @checks:c
  Scenario: Player 1 bids first if Player 1 bids at all
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Hope as Leader
    And Ana's Faction deck holds Grace in unknown order
    And Bruno's Faction deck holds Grace in unknown order
    When Bruno bids 0 Prestige
    Then it is for Ana to bid

  @id:RIV-0027 @rivals.setup.leader-bid.opening-bid-forced @checks:d
  Scenario Outline: A bid must leave enough Prestige for the Leader plus 1
    Given Ana has chosen <leader> as Leader
    And Bruno has chosen <leader> as Leader
    And Clara has chosen Hope as Leader
    And Ana's Faction deck holds Grace in unknown order
    And Bruno's Faction deck holds Grace in unknown order
    Then Bruno cannot bid <more> Prestige because rivals.setup.leader-bid.once-higher-or-pass
    When Bruno bids <most> Prestige
    Then it is for Ana to choose another Leader

    Examples:
      | leader  | most | more |
      | Ceraph  | 14   | 15   |
      | Keondra | 13   | 14   |

  @id:RIV-0028 @rivals.setup.leader-bid.clockwise @checks:b,c
  Scenario: The bidders bid clockwise, skipping players who are not involved
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Hope as Leader
    And Davi has chosen Ceraph as Leader
    And Ana's Faction deck holds Grace in unknown order
    And Bruno's Faction deck holds Sage in unknown order
    And Davi's Faction deck holds Iara in unknown order
    When Bruno bids 0 Prestige
    Then it is for Davi to bid
    When Davi bids 1 Prestige
    Then it is for Ana to bid
    When Ana declines
    Then it is for Bruno to choose another Leader

  @id:RIV-0029 @rivals.setup.leader-bid.once-higher-or-pass @checks:a
  Scenario: A bid must be higher than the last one
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Hope as Leader
    And Ana's Faction deck holds Grace in unknown order
    And Bruno's Faction deck holds Sage in unknown order
    When Bruno bids 2 Prestige
    Then Ana cannot bid 2 Prestige because rivals.setup.leader-bid.once-higher-or-pass
    When Ana bids 3 Prestige
    Then it is for Bruno to choose another Leader

  @id:RIV-0030 @rivals.setup.leader-bid.once-higher-or-pass @checks:b
  Scenario: A player cannot bid twice
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Hope as Leader
    And Davi has chosen Ceraph as Leader
    And Ana's Faction deck holds Grace in unknown order
    And Bruno's Faction deck holds Sage in unknown order
    And Davi's Faction deck holds Iara in unknown order
    When Bruno bids 1 Prestige
    And Davi bids 2 Prestige
    Then Bruno cannot bid 3 Prestige because rivals.setup.leader-bid.when-same-leader
    When Ana bids 3 Prestige
    Then it is for Bruno to choose another Leader

  @id:RIV-0031 @rivals.setup.leader-bid.unopposed @checks:a,b
  Scenario Outline: The first bid wins when nobody bids more
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Hope as Leader
    And Ana's Faction deck holds Grace in unknown order
    And Bruno's Faction deck holds Sage in unknown order
    When Bruno bids <bid> Prestige
    And Ana declines
    And Ana chooses Grace as Leader
    Then Ceraph is in Bruno's Haven with 5 Blood
    And Bruno has <left> Prestige

    Examples:
      | bid | left |
      | 0   | 15   |
      | 2   | 13   |

  @id:RIV-0032 @rivals.setup.leader-bid.winner-keeps-and-pays @checks:a
  Scenario: The highest bidder keeps the Leader and pays the bid
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Hope as Leader
    And Ana's Faction deck holds Grace in unknown order
    And Bruno's Faction deck holds Sage in unknown order
    When Bruno bids 0 Prestige
    And Ana bids 3 Prestige
    Then Ana has 17 Prestige
    And it is for Bruno to choose another Leader
    When Bruno chooses Sage as Leader
    Then Ana controls Ceraph
    And Ana has 12 Prestige

  @id:RIV-0033 @rivals.setup.leader-bid.losers-pay-nothing @checks:a,b
  Scenario: A losing bidder keeps all Prestige
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Hope as Leader
    And Davi has chosen Ceraph as Leader
    And Ana's Faction deck holds Grace in unknown order
    And Bruno's Faction deck holds Sage in unknown order
    And Davi's Faction deck holds Iara in unknown order
    When Bruno bids 2 Prestige
    And Davi declines
    And Ana bids 4 Prestige
    Then Bruno and Davi keep all Prestige
    And Bruno and Davi have 20 Prestige
    And Ana loses 4 Prestige
    And it is for Bruno to choose another Leader

  @id:RIV-3664 @rivals.setup.leader-bid.winner-keeps-and-pays
  Scenario Outline: Everybody sees the Prestige paid for a bid
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Hope as Leader
    And Ana's Faction deck holds Grace in unknown order
    And Bruno's Faction deck holds Sage in unknown order
    When Bruno bids <bid> Prestige
    And Ana declines
    Then <told>:
      | event         | seat  | amount |
      | prestige-lost | Bruno | <bid>  |
    And it is for Ana to choose another Leader

    Examples:
      | bid | told                         |
      | 0   | none of these events happens |
      | 1   | these events happen in order |

  @id:RIV-0034 @rivals.setup.leader-bid.losers-choose-another @checks:a,b,c
  Scenario: A player who loses the bid chooses a Leader that nobody has
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Hope as Leader
    And Ana's Faction deck holds Hope, Grace and Sage in unknown order
    And Bruno's Faction deck holds Matthew in unknown order
    When Bruno bids 0 Prestige
    And Ana declines
    Then exactly these choices are open to Ana:
      | Ana chooses Grace as Leader |
      | Ana chooses Sage as Leader  |
    And Ana cannot choose Hope as Leader because rivals.setup.leader-bid.losers-choose-another
    And Ana cannot choose Matthew as Leader because rivals.setup.faction.choose-leader-face-down
    When Ana chooses Sage as Leader
    Then Sage is in Ana's Haven with 3 Blood
    And Ana has 17 Prestige

  @id:RIV-3663 @rivals.setup.leader-bid.losers-choose-another
  Scenario: The replacement Leader is revealed to everybody
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Hope as Leader
    And Ana's Faction deck holds Grace and Sage in unknown order
    And Bruno's Faction deck holds Matthew in unknown order
    When Bruno bids 0 Prestige
    And Ana declines
    And Ana chooses Sage as Leader
    Then these events happen in order:
      | event           | seat | character |
      | leader-revealed | Ana  | Sage      |
    And it is for Bruno to let the game go on

  @id:RIV-3676 @rivals.setup.leader-bid.losers-choose-another
  Scenario: Players who lost the bid choose other Leaders clockwise
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Ceraph as Leader
    And Ana's Faction deck holds Grace in unknown order
    And Bruno's Faction deck holds Matthew in unknown order
    And Clara's Faction deck holds Sage and Matthew in unknown order
    When Bruno bids 0 Prestige
    And Clara declines
    And Ana bids 1 Prestige
    Then it is for Bruno to choose another Leader
    When Bruno chooses Matthew as Leader
    Then it is for Clara to choose another Leader
    And Clara cannot choose Matthew as Leader because rivals.setup.leader-bid.losers-choose-another
    When Clara chooses Sage as Leader
    Then Ana controls Ceraph
    And Bruno controls Matthew
    And Clara controls Sage

  @id:RIV-0035 @rivals.setup.leader-bid.lost-leader-kept-out-of-hand @checks:a,b @needs:turn
  Scenario: The lost Leader is kept out of the starting hand and then shuffled into the deck
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Hope as Leader
    And Ana's Faction deck holds Grace and Sage in unknown order
    And Bruno's Faction deck holds Matthew in unknown order
    When Bruno bids 0 Prestige
    And Ana declines
    And Ana chooses Sage as Leader
    And Bruno lets the game go on
    And chance draws the Rival token of Clara
    And chance draws the Rival token of Davi
    And chance draws the Rival token of Ana
    And chance draws the Rival token of Bruno
    And chance draws Matthew
    Then chance may draw exactly Grace
    When chance draws Grace
    Then Ana holds Grace
    And Ana's Faction deck holds Ceraph
    And it is Bruno's Action Phase

  @id:RIV-4058 @rivals.setup.leader-bid.lost-leader-kept-out-of-hand @checks:a,b @needs:turn
  Scenario: Every player who lost a Leader draws the starting hand without it
    Given Ana has chosen Hope as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Ceraph as Leader
    And Davi has chosen Ceraph as Leader
    And Clara's Faction deck holds Grace and Sage in unknown order
    And Davi's Faction deck holds Iara and Keondra in unknown order
    When Bruno bids 0 Prestige
    And Clara declines
    And Davi declines
    And Clara chooses Sage as Leader
    And Davi chooses Iara as Leader
    And Bruno lets the game go on
    And chance draws the Rival token of Clara
    And chance draws the Rival token of Davi
    And chance draws the Rival token of Ana
    And chance draws the Rival token of Bruno
    Then chance may draw exactly Grace
    When chance draws Grace
    Then chance may draw exactly Keondra
    When chance draws Keondra
    Then Clara holds Grace
    And Davi holds Keondra
    And Clara's Faction deck holds Ceraph
    And Davi's Faction deck holds Ceraph
    And it is Bruno's Action Phase

  @id:RIV-0036 @rivals.setup.leader.simultaneous-reveal @checks:a
  Scenario: No Leader is public while a Leader is still to be chosen
    Given the game stops at the choice of Player 1
    And set-up has come to the choice of Player 1
    And Ana has chosen Ceraph as Leader
    And Bruno has chosen Keondra as Leader
    And Clara has chosen Hope as Leader
    Then only Ana sees Ana's chosen Leader
    And only Davi sees Davi's chosen Leader
    And it is for chance to choose Player 1

  @id:RIV-0037 @rivals.setup.leader.simultaneous-reveal
  Scenario: Everybody sees every Leader once they are revealed
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Hope as Leader
    And Ana's Faction deck holds Grace in unknown order
    And Bruno's Faction deck holds Sage in unknown order
    Then it is for Bruno to bid
    And everybody sees Clara's chosen Leader
    And everybody sees Ana's chosen Leader

  @id:RIV-0038 @rivals.setup.faction.leader-is-not-recruited @checks:a
  Scenario: A Leader placed in set-up is not recruited
    Given Ana has chosen Thaddeus as Leader
    And Bruno has chosen Keondra as Leader
    And Clara has chosen Hope as Leader
    And Ana draws from 9 Shotgun
    Then Thaddeus is in Ana's Haven with 2 Blood
    And it is for Bruno to let the game go on
    And none of these events happens:
      | event     |
      | recruited |

  @id:RIV-0039 @rivals.setup.leader.token.vampire-influence
  Scenario: A vampire Leader's token shows +1 Influence
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Keondra as Leader
    And Clara has chosen Hope as Leader
    Then Ceraph's Leader token shows +1 Influence
    And Iara's Leader token shows +1 Influence

  @id:RIV-0040 @rivals.setup.leader-bid.winner-keeps-and-pays @checks:b
  Scenario: A bid of 0 costs nothing
    Given Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    And Clara has chosen Hope as Leader
    And Ana's Faction deck holds Grace in unknown order
    And Bruno's Faction deck holds Sage in unknown order
    When Bruno bids 0 Prestige
    And Ana declines
    Then Bruno has 20 Prestige
    And it is for Ana to choose another Leader
