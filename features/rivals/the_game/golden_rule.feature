# Rivals, "The Golden Rule", "Ability Priority"
Feature: Contradicting cards
  Prohibition beats permission, and the active player's effects come first.

  @id:RIV-2870 @rivals.golden.prohibition-beats-permission @checks:c,d @needs:turn @needs:hunters
  Scenario: Maricoxi's ban on Reactions beats Well-Prepared, but only in its Preemptive Strike
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Rival is Ana
    And Bruno's Matthew is in the Haven
    And Ana's Ingrid and Sara are in The Streets
    And Ana holds Well-Prepared
    And Maricoxi is in The Streets
    When Ingrid attacks Maricoxi
    And Ingrid makes a Mental attack
    And Ana declines
    Then it is for Ana to act
    And Ingrid loses 2 Blood
    And Ana holds Well-Prepared
    When Ana passes 2 times
    And Ana declines
    And Maricoxi attacks Ingrid
    And Ana declines
    Then it is for Ana to play a Reaction or decline
    When Ana plays Well-Prepared face down
    And Ana declines
    Then Ingrid keeps all Blood

  @id:RIV-2871 @rivals.golden.prohibition-beats-permission @checks:b
  Scenario: Majesty can forbid one player for one Scheme what the rules allow
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Ana's Majesty lies beside the Haven
    And Bruno's Lucky is in the Haven
    And Clara's Hope is in the Haven
    And Keondra is Leader
    And Ana holds Believer and Charmer
    And Bruno and Clara hold Persecution
    When Iara plays Believer as Action card
    And Ana uses Majesty
    And Ana chooses player Bruno
    And Ana says YES
    Then Bruno cannot lay Persecution face down because rivals.golden.prohibition-beats-permission
    When Bruno says NO
    And Clara lays Persecution face down
    And Clara says YES
    Then YES wins, 2 for YES and 0 for NO
    When Keondra plays Charmer as Action card
    And Ana says YES
    And Bruno lays Persecution face down
    And Bruno says NO
    And Clara says YES
    Then NO wins, 0 for YES and 2 for NO

  @id:RIV-2872 @rivals.icons.prestige.public @checks:a @needs:hunters
  Scenario: Everybody sees how much Prestige each player has
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Ana's Iara is in the Haven
    And Bruno's Hope is in the Haven
    And Clara's Ryan is in the Haven
    And Ana has 12 Prestige
    And Bruno has 7 Prestige
    And 3 of Bruno's Prestige are Ana's
    And Clara has 19 Prestige
    Then everybody sees that Ana has 12 Prestige
    And everybody sees that Bruno has 7 Prestige
    And everybody sees that Clara has 19 Prestige

  @id:RIV-2873 @rivals.icons.prestige.public @checks:b
  Scenario: Everybody sees a player's Prestige before the fist until the Scheme ends
    Given Ana and Bruno sit clockwise
    And Ana's Iara is in the Haven
    And Bruno's Hope is in the Haven
    And Ana holds Believer
    When Iara plays Believer as Action card
    And Ana holds out a fist with 3 Prestige
    Then everybody sees that Ana has 20 Prestige
    When Ana says YES
    And Bruno says NO
    Then everybody sees that Ana has 17 Prestige

  @id:RIV-2874 @rivals.priority.active-player-first @checks:a,b @needs:cards @needs:hunters
  Scenario Outline: The active player's effects come first
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Iara and Keondra are in the Haven
    And Bruno's Ryan is in the Haven
    And Bruno's Ingrid is in the Haven with 2 Blood
    And Ryan is Leader
    And Bruno's Give 'em the Bird is attached to Iara
    And Ana's Lingering Kiss is attached to Ingrid
    And Ana's Believer lies beside the Haven
    And Bruno's Haven card is The Clubhouse
    And Bruno holds Shotgun
    And Ana and Bruno draw from 9 Awe
    And it is <seat>'s City Deck Step
    Then it is for <seat> to choose a deck
    And Iara has 3 Blood
    And Ingrid has 0 -1 BP tokens
    When <seat> draws a card from the Library
    And <seat> <next>
    Then Iara has <blood> Blood
    And Ingrid has <tokens> -1 BP tokens

    Examples:
      | seat  | next             | blood | tokens |
      | Ana   | passes           | 2     | 0      |
      | Bruno | discards Shotgun | 3     | 1      |
