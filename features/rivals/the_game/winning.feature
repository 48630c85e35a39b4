# Rivals, "How to Win", "Tiebreakers"
Feature: Winning

  Background:
    Given Ana, Bruno, Clara and Davi sit clockwise
    And Ana's Rival is Clara
    And Clara's Rival is Bruno
    And Bruno's Rival is Davi
    And Davi's Rival is Ana
    And Ana's Ceraph is in the Haven
    And Bruno's Matthew is in the Haven
    And Clara's Hope is in the Haven
    And Davi's Iara is in the Haven

  @id:RIV-0300 @rivals.win.agenda.reach-13 @checks:c,e @needs:ending
  Scenario Outline: A player with 13 Agenda or more wins
    Given Ana has <before> Agenda
    When Ana gains <more> Agenda
    Then Ana wins the game

    Examples:
      | before | more |
      | 12     | 1    |
      | 11     | 3    |

  @id:RIV-0301 @rivals.win.agenda.reach-13 @checks:b
  Scenario: A player with 12 Agenda does not win
    Given Ana has 11 Agenda
    When Ana gains 1 Agenda
    Then the game goes on
    And Ana has 12 Agenda

  @id:RIV-0302 @rivals.win.agenda.reach-13 @checks:f
  Scenario: A player can reach 13 Agenda and win in another player's turn
    Given Clara has 12 Agenda
    When Clara gains 1 Agenda
    Then Clara wins the game

  @id:RIV-0303 @rivals.knockout.prestige-zero @checks:a
  Scenario: A player without Prestige is knocked out
    Given Bruno has 1 Prestige
    When Bruno loses 1 Prestige through Ana
    Then Bruno is knocked out by Ana
    And Bruno is knocked out

  @id:RIV-0304 @rivals.knockout.prestige-zero @checks:b
  Scenario: A player with 1 Prestige stays in the game
    Given Bruno has 2 Prestige
    When Bruno loses 1 Prestige through Ana
    Then Bruno is still in the game
    And the game goes on

  @id:RIV-0305 @rivals.knockout.prestige-zero @checks:d
  Scenario: Prestige of other colours keeps a player in the game
    Given Bruno has 3 Prestige
    And 2 of Bruno's Prestige are Ana's
    When Bruno loses 1 Prestige through Ana
    Then the game goes on
    And 2 of Bruno's Prestige are Ana's
    And Bruno has 2 Prestige

  @id:RIV-0306 @rivals.win.knock-out-rival @checks:a
  Scenario: A player who knocks out their Rival wins
    Given Clara has 1 Prestige
    And Davi has 12 Agenda
    When Clara loses 1 Prestige through Ana
    Then Ana wins the game

  @id:RIV-0307 @rivals.win.knock-out-rival @checks:b @rivals.win.most-agenda-when-foe-falls
  Scenario: A player who knocks out someone other than the Rival does not win by that
    Given Bruno has 1 Prestige
    And Davi has 8 Agenda
    And Ana has 6 Agenda
    When Bruno loses 1 Prestige through Ana
    Then Davi wins the game

  @id:RIV-0308 @rivals.win.knock-out-rival @checks:c @needs:torpor
  Scenario: A player wins by defeating the Rival's last active character
    Given Davi has 12 Agenda
    And Ana's Grace is in The Streets
    And Clara has 20 Prestige
    When Hope is dealt 5 Physical damage through Ana
    Then Hope is defeated by Ana
    And Ana wins the game

  @id:RIV-0309 @rivals.win.most-agenda-when-foe-falls @checks:e
  Scenario: The Adversary's 3 Agenda count before the most Agenda wins
    Given Bruno has 1 Prestige
    And Ana has 6 Agenda
    And Clara has 2 Agenda
    And Davi has 8 Agenda
    When Bruno loses 1 Prestige through Ana
    Then Clara has 5 Agenda
    And Davi wins the game

  @id:RIV-0310 @rivals.win.most-agenda-when-foe-falls @checks:f
  Scenario: Agenda is not compared when a player knocks out their Rival
    Given Clara has 1 Prestige
    And Davi has 12 Agenda
    When Clara loses 1 Prestige through Ana
    Then Ana wins the game
    And Davi has 12 Agenda

  @id:RIV-0311 @rivals.knockout.last-active-character @checks:a
  Scenario: A player with another active character stays in the game after a defeat
    Given Bruno's Ociel Gonzalez is in the Haven
    When Matthew is dealt 9 Mental damage through Ana
    Then Matthew is in torpor with 1 Blood
    And Bruno is still in the game

  @id:RIV-0312 @rivals.knockout.last-active-character @checks:b @needs:torpor
  Scenario: A player whose only character is defeated is knocked out
    When Matthew is dealt 9 Mental damage through Ana
    Then Bruno is knocked out by Ana

  @id:RIV-0313 @rivals.knockout.last-active-character @checks:c
  Scenario: A character in torpor does not keep its player in the game
    Given Bruno's Ociel Gonzalez is in torpor with 1 Blood
    When Matthew is dealt 9 Mental damage through Ana
    Then Bruno is knocked out by Ana

  @id:RIV-0314 @rivals.knockout.adversary-gains-3.by-another-player @checks:a,b,c
  Scenario: The knocked-out player's Adversary gains 3 Agenda
    Given Bruno has 1 Prestige
    And Clara has 4 Agenda
    And Davi has 5 Agenda
    When Bruno loses 1 Prestige through Ana
    Then Clara gains 3 Agenda
    And Ana and Davi gain no Agenda
    And Clara wins the game

  @id:RIV-0315 @rivals.knockout.adversary-gains-3.by-neutral-effect @checks:c
  Scenario: The Adversary gains 3 Agenda even if no player caused the knock-out
    Given Bruno has 1 Prestige
    And Clara has 4 Agenda
    And Davi has 6 Agenda
    When Bruno loses 1 Prestige
    Then Bruno is knocked out by nobody
    And Clara gains 3 Agenda
    And Clara wins the game

  @id:RIV-0316 @rivals.knockout.compare-agenda-without-fallen @checks:a
  Scenario: The knocked-out player's Agenda is not compared
    Given Bruno has 1 Prestige
    And Bruno has 12 Agenda
    And Ana has 5 Agenda
    And Davi has 4 Agenda
    When Bruno loses 1 Prestige
    Then Ana wins the game

  @id:RIV-0317 @rivals.tie.1-active-player @checks:a
  Scenario: The active player wins a tie for the most Agenda
    Given Bruno has 1 Prestige
    And Ana and Davi have 6 Agenda
    And Ana has 3 Prestige
    And Davi has 9 Prestige
    When Bruno loses 1 Prestige
    Then Ana wins the game

  @id:RIV-0318 @rivals.tie.2-most-prestige @checks:a
  Scenario Outline: The player with more Prestige wins a tie without the active player
    Given Bruno has 1 Prestige
    And Clara has 3 Agenda
    And Davi has 6 Agenda
    And Clara has <Clara> Prestige
    And Davi has <Davi> Prestige
    When Bruno loses 1 Prestige
    Then <winner> wins the game

    Examples:
      | Clara | Davi | winner |
      | 6     | 5    | Clara  |
      | 5     | 6    | Davi   |

  @id:RIV-4122 @rivals.tie.2-most-prestige @checks:a @needs:colours
  Scenario: Prestige of every colour counts for the tie-breaker
    Given Bruno has 1 Prestige
    And Clara has 3 Agenda
    And Davi has 6 Agenda
    And Clara has 6 Prestige
    And 4 of Clara's Prestige are Ana's
    And Davi has 5 Prestige
    When Bruno loses 1 Prestige
    Then Clara has 6 Agenda
    And Clara wins the game

  @id:RIV-0319 @rivals.tie.3-latest-in-player-order @checks:a
  Scenario: The later player in order wins a tie on Prestige
    Given Bruno has 1 Prestige
    And Clara has 3 Agenda
    And Davi has 6 Agenda
    And Clara and Davi have 7 Prestige
    When Bruno loses 1 Prestige
    Then Davi wins the game

  @id:RIV-0320 @rivals.tie.3-latest-in-player-order @checks:b
  Scenario: Player 1 comes last in the player-order tie-breaker
    Given Davi is Player 1
    And Bruno has 1 Prestige
    And it is Ana's Action Phase
    And Clara has 3 Agenda
    And Davi has 6 Agenda
    And Clara and Davi have 7 Prestige
    When Bruno loses 1 Prestige
    Then Clara wins the game

  @id:RIV-0321 @rivals.tie.applies-to-simultaneous-wins @checks:c
  Scenario: A single winner needs no tie-breaker
    Given Clara has 1 Prestige
    And Ana has 1 Prestige
    When Clara loses 1 Prestige through Ana
    Then Ana wins the game

  @id:RIV-0322 @rivals.win.agenda.13-cannot-be-switched-off @checks:a
  Scenario: A player with 13 Agenda wins whatever the Agenda card is
    Given Ana's Agenda card is The Snake Den face up
    And Ana has 12 Agenda
    When Ana gains 1 Agenda
    Then Ana wins the game

  @id:RIV-0323 @rivals.win.most-agenda-when-foe-falls @checks:d
  Scenario: The most Agenda wins when no player caused the knock-out
    Given Bruno has 1 Prestige
    And Ana has 6 Agenda
    And Clara has 4 Agenda
    And Davi has 5 Agenda
    When Bruno loses 1 Prestige
    Then Clara has 7 Agenda
    And Clara wins the game

  @id:RIV-0324 @rivals.knockout.game-ends-after-current-action @checks:c
  Scenario: Nothing more happens after a knock-out
    Given Ana's Jorge Guerrero is in The Streets
    And Ana draws from 9 Shotgun
    And Clara's Judas is in torpor with 1 Blood
    And Clara has 2 Prestige
    When Hope is dealt 9 Physical damage through Ana
    Then Ana wins the game
    And Ana holds nothing

  @id:RIV-0326 @rivals.tie.1-active-player @checks:b @needs:torpor
  Scenario: The next tie-breaker applies if the active player is not tied
    Given it is Davi's Action Phase
    And Ana has 10 Agenda
    And Clara has 7 Agenda
    And Davi has 9 Agenda
    And Ana has 8 Prestige
    And Clara has 7 Prestige
    When Matthew is dealt 9 Mental damage
    Then Clara has 10 Agenda
    And Ana wins the game
