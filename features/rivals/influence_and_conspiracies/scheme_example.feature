# Rivals, "Schemes": the worked example, state by state
Feature: The Scheme example: Plots Within Plots with four players
  Ana plays the Scheme. Bruno and Daria oppose it; Clara, who has no Influence yet, breaks her word.

  Background:
    Given Ana, Bruno, Clara (hunters) and Daria (hunters) sit clockwise
    And Ana's Hakim Owusu and Keondra are in the Haven
    And Bruno's Lucky is in the Haven
    And Clara's Ryan is in the Haven
    And Daria's Evangeline is in the Haven
    And Keondra, Lucky, Ryan and Evangeline are Leaders
    And Evangeline's Leader token shows +1 Influence
    And Ana holds Plots Within Plots and Persecution

  @id:RIV-1700 @example @rivals.scheme.example.p1-opens @checks:a,b,c @rivals.scheme.modifiers-face-down @needs:hunters
  Scenario: In the Scheme example its player exerts, lays a Modifier, holds out an empty fist and says YES
    When Hakim Owusu plays Plots Within Plots as Action card
    Then Hakim Owusu is exhausted
    And Hakim Owusu cannot exert Influence because rivals.influence.other-sources
    When Keondra exerts Influence
    And Ana lays Persecution face down
    And Ana holds out a fist with 0 Prestige
    And Ana says YES
    Then Keondra has No Influence
    And Hakim Owusu does not have No Influence
    And Ana shows 1 Influence
    And Bruno shows 0 Influence
    And only Ana sees the Influence Modifier Persecution
    And only Ana sees a fist with 0 Prestige
    And Ana has answered YES
    And Bruno has not answered
    And it is for Bruno to exert Influence or answer

  @id:RIV-1701 @example @rivals.scheme.example.p2-no @checks:a,c @rivals.scheme.open-total-excludes-fist @needs:hunters
  Scenario: In the Scheme example the second player says NO with 1 Influence and 2 in a fist
    When Hakim Owusu plays Plots Within Plots as Action card
    And Keondra exerts Influence
    And Ana says YES
    And Lucky exerts Influence
    And Bruno holds out a fist with 2 Prestige
    And Bruno says NO
    Then Lucky has No Influence
    And Ana shows 1 Influence
    And Bruno shows 1 Influence
    And Bruno has answered NO
    And only Bruno sees a fist with 2 Prestige
    And everybody sees that Bruno has 20 Prestige
    And it is for Clara to exert Influence or answer

  @id:RIV-1702 @example @rivals.scheme.example.p3-yes-with-zero @checks:a,b,c @rivals.scheme.others-must-declare @needs:hunters
  Scenario: In the Scheme example the third player has nothing to exert but says YES
    When Hakim Owusu plays Plots Within Plots as Action card
    And Keondra exerts Influence
    And Ana says YES
    And Lucky exerts Influence
    And Bruno says NO
    Then Ryan cannot exert Influence because rivals.influence.other-sources
    And Clara cannot pass because rivals.scheme.others-must-declare
    When Clara says YES
    Then Clara has answered YES
    And Clara shows 0 Influence
    And Ana and Bruno keep all Prestige
    And it is for Daria to exert Influence or answer

  @id:RIV-1703 @example @rivals.scheme.example.p4-no @checks:a,b @rivals.scheme.prestige.secret-fist @needs:hunters
  Scenario: In the Scheme example the fourth player says NO with 1 Influence and 2 in a fist
    When Hakim Owusu plays Plots Within Plots as Action card
    And Keondra exerts Influence
    And Ana says YES
    And Lucky exerts Influence
    And Bruno says NO
    And Clara says YES
    And Evangeline exerts Influence
    And Daria holds out a fist with 2 Prestige
    Then Evangeline has No Influence
    And Daria shows 1 Influence
    And Bruno shows 1 Influence
    And only Daria sees a fist with 2 Prestige
    And Daria has not answered
    And it is for Daria to exert Influence or answer

  @id:RIV-1704 @example @rivals.scheme.example.p4-no @checks:c @rivals.influence.other-sources @needs:hunters
  Scenario: In the Scheme example Hunters who have defeated nobody have no Influence to exert
    Given Daria's Deacon Jones is in the Haven
    When Hakim Owusu plays Plots Within Plots as Action card
    And Ana says YES
    And Bruno says NO
    Then Ryan cannot exert Influence because rivals.influence.other-sources
    When Clara says YES
    Then Deacon Jones cannot exert Influence because rivals.influence.other-sources
    And it is for Daria to exert Influence or answer

  @id:RIV-1705 @example @rivals.scheme.example.reveal @checks:a,b,c @rivals.scheme.resolve.sum-per-side @needs:hunters
  Scenario: In the Scheme example YES has 7 and NO has 6
    When Hakim Owusu plays Plots Within Plots as Action card
    And Keondra exerts Influence
    And Ana lays Persecution face down
    And Ana holds out a fist with 0 Prestige
    And Ana says YES
    And Lucky exerts Influence
    And Bruno holds out a fist with 2 Prestige
    And Bruno says NO
    And Clara says YES
    And Evangeline exerts Influence
    And Daria holds out a fist with 2 Prestige
    And Daria says NO
    Then YES wins, 7 for YES and 6 for NO
    And these events happen in order:
      | event             | seat  | card        | influence |
      | modifier-revealed | Ana   | Persecution | 6         |
    And these events happen in order:
      | event       | seat  | amount |
      | fist-opened | Ana   | 0      |
    And these events happen in order:
      | event       | seat  | amount |
      | fist-opened | Bruno | 2      |
    And these events happen in order:
      | event       | seat  | amount |
      | fist-opened | Daria | 2      |
    And none of these events happens:
      | event       | seat  |
      | fist-opened | Clara |
    And Ana's discard pile holds Persecution
    And Daria has 20 Prestige

  @id:RIV-1706 @example @rivals.scheme.example.reveal @checks:d @rivals.scheme.resolve.sum-per-side @needs:hunters
  Scenario: In the Scheme example Persecution gives 4 if only one foe exerts for NO
    When Hakim Owusu plays Plots Within Plots as Action card
    And Keondra exerts Influence
    And Ana lays Persecution face down
    And Ana says YES
    And Lucky exerts Influence
    And Bruno holds out a fist with 2 Prestige
    And Bruno says NO
    And Clara says YES
    And Evangeline exerts Influence
    And Daria holds out a fist with 2 Prestige
    And Daria says YES
    Then YES wins, 8 for YES and 3 for NO

  @id:RIV-1707 @example @rivals.scheme.example.result @checks:a,c,e @rivals.scheme.resolve.losers-get-back @needs:hunters
  Scenario: In the Scheme example the Scheme stays in play and its opponents take back their Prestige
    When Hakim Owusu plays Plots Within Plots as Action card
    And Keondra exerts Influence
    And Ana lays Persecution face down
    And Ana holds out a fist with 0 Prestige
    And Ana says YES
    And Lucky exerts Influence
    And Bruno holds out a fist with 2 Prestige
    And Bruno says NO
    And Clara says YES
    And Evangeline exerts Influence
    And Daria holds out a fist with 2 Prestige
    And Daria says NO
    Then Plots Within Plots lies beside Ana's Haven
    And Ana's discard pile holds Persecution
    And Keondra, Lucky and Evangeline have No Influence
    And Hakim Owusu and Ryan do not have No Influence
    And Ana, Bruno, Clara and Daria have 20 Prestige

  @id:RIV-3433 @rivals.scheme.resolve.losers-get-back @needs:hunters
  Scenario: Only a player with Prestige in the fist takes any back
    When Hakim Owusu plays Plots Within Plots as Action card
    And Keondra exerts Influence
    And Ana lays Persecution face down
    And Ana holds out a fist with 0 Prestige
    And Ana says YES
    And Bruno holds out a fist with 0 Prestige
    And Bruno says NO
    And Clara says NO
    And Daria holds out a fist with 2 Prestige
    And Daria says NO
    Then Ana, Bruno, Clara and Daria have 20 Prestige
    And these events happen in order:
      | event             | seat  | amount |
      | prestige-returned | Daria | 2      |
    And none of these events happens:
      | event             | seat  | amount |
      | prestige-returned | Bruno |        |
      | prestige-returned | Clara |        |
      | prestige-spent    | Ana   |        |

  @id:RIV-1708 @example @rivals.scheme.example.result @checks:a @rivals.influence.other-sources @needs:hunters
  Scenario: In the Scheme example Hakim Owusu has Influence once the Scheme is in play
    Given Ana's Plots Within Plots lies beside the Haven
    And Ana's Iara is in the Haven
    And Ana holds Believer
    When Iara plays Believer as Action card
    And Hakim Owusu exerts Influence
    And Ana says YES
    Then Ana shows 1 Influence
    And Hakim Owusu has No Influence
    And it is for Bruno to exert Influence or answer

  @id:RIV-1709 @example @rivals.scheme.example.result @checks:d @rivals.scheme.resolve.sum-per-side @needs:hunters
  Scenario Outline: In the Scheme example one more NO is a tie that YES wins, and two more win
    When Hakim Owusu plays Plots Within Plots as Action card
    And Keondra exerts Influence
    And Ana lays Persecution face down
    And Ana says YES
    And Lucky exerts Influence
    And Bruno holds out a fist with 2 Prestige
    And Bruno says NO
    And Clara says YES
    And Evangeline exerts Influence
    And Daria holds out a fist with <fist> Prestige
    And Daria says NO
    Then <answer> wins, 7 for YES and <no> for NO
    And Bruno has <bruno> Prestige
    And Daria has <daria> Prestige
    And <card>

    Examples:
      | fist | answer | no | bruno | daria | card                                                        |
      | 3    | YES    | 7  | 20    | 20    | Plots Within Plots lies beside Ana's Haven                  |
      | 4    | NO     | 8  | 18    | 16    | Ana's discard pile holds Plots Within Plots and Persecution |

  @id:RIV-3437 @example @rivals.scheme.example.p1-opens @rivals.scheme.example.p2-no @rivals.scheme.example.p3-yes-with-zero @rivals.scheme.example.p4-no @rivals.scheme.example.reveal @rivals.scheme.example.result @rivals.scheme.resolve.sum-per-side @needs:hunters
  Scenario: The whole Scheme example plays through with every state the rulebook gives
    When Hakim Owusu plays Plots Within Plots as Action card
    Then Hakim Owusu is exhausted
    And Hakim Owusu cannot exert Influence because rivals.influence.other-sources
    And it is for Ana to exert Influence or answer
    When Keondra exerts Influence
    Then Keondra has No Influence
    And Ana shows 1 Influence
    When Ana lays Persecution face down
    And Ana holds out a fist with 0 Prestige
    Then only Ana sees the Influence Modifier Persecution
    And only Ana sees a fist with 0 Prestige
    And Ana holds nothing
    When Ana says YES
    Then these events happen in order:
      | event    | seat | answer | influence |
      | declared | Ana  | yes    | 1         |
    And Ana shows 1 Influence
    And it is for Bruno to exert Influence or answer
    When Lucky exerts Influence
    And Bruno holds out a fist with 2 Prestige
    And Bruno says NO
    Then Lucky has No Influence
    And these events happen in order:
      | event    | seat  | answer | influence |
      | declared | Bruno | no     | 1         |
    And only Bruno sees a fist with 2 Prestige
    And it is for Clara to exert Influence or answer
    And Ryan cannot exert Influence because rivals.influence.other-sources
    And Clara cannot pass because rivals.scheme.others-must-declare
    When Clara says YES
    Then these events happen in order:
      | event    | seat  | answer | influence |
      | declared | Clara | yes    | 0         |
    And Ryan does not have No Influence
    And it is for Daria to exert Influence or answer
    When Evangeline exerts Influence
    And Daria holds out a fist with 2 Prestige
    Then Evangeline has No Influence
    And only Daria sees a fist with 2 Prestige
    And only Ana sees the Influence Modifier Persecution
    When Daria says NO
    Then these events happen in order:
      | event    | seat  | answer | influence |
      | declared | Daria | no     | 1         |
    And these events happen in order:
      | event       | seat  | amount |
      | fist-opened | Ana   | 0      |
    And these events happen in order:
      | event       | seat  | amount |
      | fist-opened | Bruno | 2      |
    And these events happen in order:
      | event       | seat  | amount |
      | fist-opened | Daria | 2      |
    And these events happen in order:
      | event             | seat | card        | influence |
      | modifier-revealed | Ana  | Persecution | 6         |
    And YES wins, 7 for YES and 6 for NO
    And these events happen in order:
      | event             | seat  | amount |
      | prestige-returned | Bruno | 2      |
    And these events happen in order:
      | event             | seat  | amount |
      | prestige-returned | Daria | 2      |
    And Plots Within Plots lies beside Ana's Haven
    And Ana's discard pile holds Persecution
    And Ana, Bruno, Clara and Daria have 20 Prestige
    And Keondra, Lucky and Evangeline have No Influence
    And it is for Ana to act
