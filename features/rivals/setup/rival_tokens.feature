# Rivals, "Set-Up", the ninth to the twelfth step: Havens, Rivals, starting hands
Feature: Havens, Rival tokens and starting hands

  @id:RIV-0050 @rivals.setup.haven.reveal-after-leader-blood @checks:b @needs:stop
  Scenario: The Haven cards are revealed before the Rival tokens are drawn
    Given Ana, Bruno and Clara sit clockwise
    And set-up has come to the reveal of Leaders
    And Ana has chosen Ceraph as Leader
    And Bruno has chosen Matthew as Leader
    And Clara has chosen Hope as Leader
    And Ana's Haven card is The Clubhouse
    And Bruno's Haven card is The Orphanage
    And Clara's Haven card is The Hidden Temple
    And the game stops at the reveal of Havens
    Then it is for Ana to let the game go on
    And only Bruno sees Bruno's Haven card
    And Bruno's Haven card lies face down
    When Ana lets the game go on
    Then Bruno's Haven card lies face up
    And everybody sees Bruno's Haven card
    And it is for chance to draw a Rival token

  @id:RIV-0051 @rivals.setup.haven.duplicates-allowed @checks:a,b
  Scenario: All players may have the same Haven
    Given Ana, Bruno, Clara and Davi sit clockwise
    And set-up has come to the reveal of Havens
    And Ana's Haven card is The Clubhouse
    And Bruno's Haven card is The Clubhouse
    And Clara's Haven card is The Clubhouse
    And Davi's Haven card is The Clubhouse
    Then everybody sees Davi's Haven card
    And it is for chance to draw a Rival token

  @id:RIV-0052 @rivals.setup.rivals.never-own-token @checks:b
  Scenario: A player cannot keep their own Rival token while another is left
    Given Ana, Bruno and Clara sit clockwise
    And set-up has come to the draw of Rival tokens
    Then chance may draw the Rival tokens of exactly Bruno and Clara

  @id:RIV-0053 @rivals.setup.rivals.pool-matches-player-count @checks:a
  Scenario: In a two-player game the players are each other's Rivals
    Given Ana and Bruno sit clockwise
    And set-up has come to the draw of Rival tokens
    And the game stops at the draw of starting hands
    Then chance may draw the Rival tokens of exactly Bruno
    When chance draws the Rival token of Bruno
    Then chance may draw the Rival tokens of exactly Ana
    When chance draws the Rival token of Ana
    Then Ana's Rival is Bruno
    And Bruno's Rival is Ana
    And set-up has come to the draw of starting hands
    And it is for Ana to let the game go on

  @id:RIV-0054 @rivals.setup.rivals.never-mutual @checks:a
  Scenario: A player cannot keep the token of their Adversary
    Given Ana, Bruno, Clara and Davi sit clockwise
    And set-up has come to the draw of Rival tokens
    When chance draws the Rival token of Bruno
    Then chance may draw the Rival tokens of exactly Clara and Davi

  @id:RIV-0055 @rivals.setup.rivals.never-mutual @checks:c
  Scenario: In a three-player game each player is the Rival of the next, in either direction
    Given Ana, Bruno and Clara sit clockwise
    And set-up has come to the draw of Rival tokens
    And the game stops at the draw of starting hands
    When chance draws the Rival token of Clara
    And chance draws the Rival token of Ana
    Then chance may draw the Rival tokens of exactly Bruno
    When chance draws the Rival token of Bruno
    Then Ana's Rival is Clara
    And Bruno's Rival is Ana
    And Clara's Rival is Bruno
    And it is for Ana to let the game go on

  @id:RIV-0056 @rivals.setup.rivals.draw-clockwise-and-reveal @checks:a
  Scenario: Each player draws and reveals a Rival token, starting with Player 1
    Given Ana, Bruno and Clara sit clockwise
    And set-up has come to the draw of Rival tokens
    And Clara is Player 1
    When chance draws the Rival token of Bruno
    Then Clara's Rival is Bruno
    And these events happen in order:
      | event       | seat  | rival |
      | rival-drawn | Clara | Bruno |
    When chance draws the Rival token of Clara
    Then chance may draw the Rival tokens of exactly Ana

  @id:RIV-0057 @rivals.setup.rivals.last-player-own-token-trade @checks:a,b
  Scenario Outline: The last player trades away their own token so that no two are each other's Rivals
    Given Ana, Bruno, Clara and Davi sit clockwise
    And set-up has come to the draw of Rival tokens
    And the game stops at the draw of starting hands
    When chance draws the Rival token of <1>
    And chance draws the Rival token of <2>
    And chance draws the Rival token of <3>
    And chance draws the Rival token of Davi
    Then Ana's Rival is <Ana>
    And Bruno's Rival is <Bruno>
    And Clara's Rival is <Clara>
    And Davi's Rival is <Davi>
    And it is for Ana to let the game go on

    Examples:
      | 1     | 2     | 3     | Ana   | Bruno | Clara | Davi  |
      | Bruno | Clara | Ana   | Bruno | Clara | Davi  | Ana   |
      | Clara | Ana   | Bruno | Clara | Ana   | Davi  | Bruno |

  @id:RIV-0058 @rivals.setup.rivals.token-number-is-rival @checks:a
  Scenario: A player's Rival is the owner of the token drawn
    Given Ana, Bruno and Clara sit clockwise
    And set-up has come to the draw of Rival tokens
    When chance draws the Rival token of Clara
    Then Ana's Rival is Clara
    And it is for chance to draw a Rival token

  @id:RIV-0060 @rivals.setup.hand.player-1 @checks:a,b @needs:turn
  Scenario: Player 1 draws 1 character and 4 Library cards
    Given Ana and Bruno sit clockwise
    And set-up has come to the draw of starting hands
    And Ana's Faction deck holds Ceraph, Hope and Iara
    And Bruno's Faction deck holds Matthew, Grace and Sage
    And Ana and Bruno draw from 9 Shotgun
    And the city deck holds Vagrant, Maid and Mugger
    Then Ana holds Ceraph, Shotgun, Shotgun, Shotgun and Shotgun
    And Ana's Faction deck holds Hope and Iara
    And Ana's Library holds 5 cards

  @id:RIV-0061 @rivals.setup.hand.players-2-to-4 @checks:a,b @needs:turn
  Scenario: The other players draw 2 characters and 4 Library cards
    Given Ana, Bruno and Clara sit clockwise
    And set-up has come to the draw of starting hands
    And Bruno is Player 1
    And everybody's Faction deck holds Ceraph, Hope and Iara in unknown order
    And Ana, Bruno and Clara draw from 9 Shotgun
    And the city deck holds Vagrant, Maid, Mugger and Politician
    When chance draws 5 cards, whichever
    Then Ana and Clara hold 6 cards
    And Bruno holds 5 cards
    And it is Bruno's Action Phase

  @id:RIV-0062 @rivals.setup.hand.no-mulligan @checks:a @needs:turn
  Scenario: The starting hand is kept, and the first turn begins
    Given Ana and Bruno sit clockwise
    And set-up has come to the draw of starting hands
    And Ana and Bruno draw from 9 Shotgun
    And the city deck holds Vagrant and Maid
    Then it is for Ana to act
    And Ana and Bruno hold 4 cards

  @id:RIV-0063 @rivals.setup.library.shuffled-face-down @checks:a @needs:turn
  Scenario: Nobody sees a Library's order, not even its player
    Given Ana and Bruno sit clockwise
    And set-up has come to the draw of starting hands
    And Ana's Library holds Shotgun, Awe, Confuse, Rebuke and Subterfuge in unknown order
    When chance draws Awe, Confuse, Rebuke and Shotgun
    Then Ana's Library holds Subterfuge
    And nobody sees Ana's Library
    And only Ana sees Ana's hand
    And Ana sees Ana's hand
    And it is for Ana to act

  @id:RIV-0064 @rivals.setup.agenda.one-face-down @checks:b
  Scenario: Only its player sees a face-down Agenda card
    Given Ana and Bruno sit clockwise
    And Ana's Agenda card is The Snake Den
    And Bruno's Agenda card is Observe & Report face up
    Then only Ana sees Ana's Agenda card
    And Ana's Agenda card lies face down
    And Bruno's Agenda card lies face up
    And everybody sees Bruno's Agenda card

  @id:RIV-0065 @rivals.setup.haven.one-face-down @checks:b
  Scenario: A Haven card stays face down until all are revealed
    Given Ana and Bruno sit clockwise
    And set-up has come to the choice of Leaders
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    And Ana's Haven card is The Clubhouse
    Then only Ana sees Ana's Haven card
    And Ana's Haven card lies face down
    And it is for Ana to choose a Leader

  @id:RIV-0066 @rivals.setup.agenda.duplicates-allowed @checks:a @needs:turn
  Scenario: Two players may have the same Agenda card
    Given Ana and Bruno sit clockwise
    And set-up has come to the draw of starting hands
    And Ana's Agenda card is Observe & Report
    And Bruno's Agenda card is Observe & Report
    Then only Ana sees Ana's Agenda card
    And only Bruno sees Bruno's Agenda card
    And it is for Ana to act

  @id:RIV-0067 @rivals.setup.rivals.pool-matches-player-count @checks:b
  Scenario: A three-player game uses three Rival tokens
    Given Ana, Bruno and Clara sit clockwise
    And set-up has come to the draw of Rival tokens
    And Bruno is Player 1
    Then chance may draw the Rival tokens of exactly Ana and Clara

  @id:RIV-0068 @rivals.setup.rivals.rejected-token-goes-back-afterwards @checks:b
  Scenario: A token put back can be drawn by the next player
    Given Ana, Bruno, Clara and Davi sit clockwise
    And set-up has come to the draw of Rival tokens
    When chance draws the Rival token of Bruno
    And chance draws the Rival token of Davi
    Then chance may draw the Rival tokens of exactly Ana

  @id:RIV-0069 @example @rivals.setup.rivals.example.p2-draws-token-1 @rivals.setup.rivals.never-mutual
  Scenario: Player 2 cannot keep the token of Player 1, who has Player 2's
    Given Ana, Bruno and Clara sit clockwise
    And set-up has come to the draw of Rival tokens
    When chance draws the Rival token of Bruno
    Then Ana's Rival is Bruno
    And chance may draw the Rival tokens of exactly Clara
    When chance draws the Rival token of Clara
    Then Bruno's Rival is Clara
    And chance may draw the Rival tokens of exactly Ana

  @id:RIV-0070 @example @rivals.setup.rivals.example.token-2 @rivals.setup.rivals.token-number-is-rival
  Scenario: Player 1 with the second token has a Rival to the left
    Given Ana, Bruno, Clara and Davi sit clockwise
    And Davi is Player 1
    And set-up has come to the draw of Rival tokens
    When chance draws the Rival token of Ana
    Then Davi's Rival is Ana
    And it is for chance to draw a Rival token
