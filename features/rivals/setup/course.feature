# Rivals, "Set-Up", all twelve steps
Feature: The sequence of set-up
  The order of the steps, the number of cards, and the possible Rivals.

  @id:RIV-3731 @rivals.setup.leader-bid.losers-choose-another
  Scenario: A player who loses the bid without another character plays on without a Leader
    Given Ana and Bruno sit clockwise
    And set-up has come to the reveal of Leaders
    And Ana has chosen Ceraph as Leader
    And Bruno has chosen Ceraph as Leader
    When Ana bids 1 Prestige
    And Bruno bids 10 Prestige
    Then it is for chance to draw a Rival token
    And Ceraph is in Bruno's Haven
    And Bruno has 5 Prestige
    And Ana has 20 Prestige

  @id:RIV-2920 @rivals.setup.step-order @checks:a @needs:setup @needs:turn
  Scenario: The steps of set-up come in order
    Given Ana and Bruno meet for a new game
    And Ana's Faction deck holds Ceraph and Iara in unknown order
    And Bruno's Faction deck holds Matthew, Hope and Sage in unknown order
    And everybody's Library holds Shotgun, Shotgun, Shotgun, Shotgun and Shotgun in unknown order
    And Ana's Haven card is The Orphanage
    And Bruno's Haven card is The Hidden Temple
    And Ana's Agenda card is The Snake Den
    Then it is for chance to put an Event back
    When chance draws Carnival, Uprising, Corruption and Crackdown
    Then Ana and Bruno have 20 Prestige
    And it is for Ana to choose a Leader
    When Ana chooses Ceraph as Leader
    And Bruno chooses Matthew as Leader
    Then it is for chance to choose Player 1
    When chance makes Ana Player 1
    And chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    And chance draws Iara, Shotgun, Shotgun, Shotgun and Shotgun
    And chance draws Hope, Sage, Shotgun, Shotgun, Shotgun and Shotgun
    Then these events happen in order:
      | event           | seat  | character | haven         |
      | first-player    | Ana   |           |               |
      | leader-revealed | Bruno | Matthew   |               |
      | blood-placed    |       | Matthew   |               |
      | haven-revealed  | Ana   |           | The Orphanage |
      | rival-drawn     | Ana   |           |               |
      | rival-drawn     | Bruno |           |               |
      | card-drawn      | Ana   |           |               |
      | card-drawn      | Bruno |           |               |
    And Ana's Agenda card lies face down
    And it is for chance to draw a city card

  @id:RIV-2921 @rivals.game.city-deck-is-27 @checks:b @rivals.setup.city-deck.final-size-23 @checks:a
  Scenario Outline: Six Events are shuffled into the seventeen other cards
    Given <players> meet for a new game
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    Then chance may draw exactly Seeking Followers, Crackdown, Corruption, Cristo Redentor, Meeting at Pão de Açúcar, Open Season, Uprising, Carnival, Copacabana Réveillon and Dia da Independência
    When chance draws Crackdown, Open Season, Carnival and Copacabana Réveillon
    Then the city deck holds Seeking Followers, Corruption, Cristo Redentor, Meeting at Pão de Açúcar, Uprising, Dia da Independência, Prince of the City - Rio de Janeiro, BOPE-RJ: Marksman, BOPE-RJ: Marksman, BOPE-RJ: PsyOps, BOPE-RJ: Caveira, Vagrant, Vagrant, Vagrant, Vagrant, Vagrant, Politician, Practitioner of the Dark Arts, Snake Handler, Blood Cult Priest, Lookout, Maid and Mugger
    And the city deck holds 23 cards
    And it is for Ana to choose a Leader

    Examples:
      | players                    |
      | Ana, Bruno and Clara       |
      | Ana, Bruno, Clara and Davi |

  @id:RIV-2922 @rivals.setup.city-deck.final-size-23 @checks:c
  Scenario: In a two-player game six Events are shuffled into the sixteen other cards
    Given Ana and Bruno meet for a new game
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    When chance draws Crackdown, Open Season, Carnival and Copacabana Réveillon
    Then the city deck holds Seeking Followers, Corruption, Cristo Redentor, Meeting at Pão de Açúcar, Uprising, Dia da Independência, BOPE-RJ: Marksman, BOPE-RJ: Marksman, BOPE-RJ: PsyOps, BOPE-RJ: Caveira, Vagrant, Vagrant, Vagrant, Vagrant, Vagrant, Politician, Practitioner of the Dark Arts, Snake Handler, Blood Cult Priest, Lookout, Maid and Mugger
    And the city deck holds 22 cards
    And it is for Ana to choose a Leader

  @id:RIV-2923 @rivals.setup.city-deck.final-size-23 @checks:d @needs:setup @needs:turn
  Scenario: In a two-player game 21 city cards remain after the first City Deck Step
    Given Ana and Bruno meet for a new game
    And Ana's Faction deck holds Ceraph and Iara in unknown order
    And Bruno's Faction deck holds Matthew and Hope in unknown order
    When chance draws Carnival, Open Season, Corruption and Crackdown
    And Ana chooses Ceraph as Leader
    And Bruno chooses Matthew as Leader
    And chance makes Ana Player 1
    And chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    And chance draws Iara and Hope
    And chance draws Vagrant
    Then the city deck holds 21 cards
    And Prince of the City - Rio de Janeiro is in the set-aside cards
    When chance draws Maid
    Then the city deck holds 21 cards
    And Prince of the City - Rio de Janeiro is in the city deck
    And 2 cards lie in The Streets
    And it is for Ana to act

  @id:RIV-2924 @rivals.setup.faction.leader-is-not-recruited @checks:b @needs:setup @needs:turn @needs:hunters @needs:recruiting
  Scenario: A Hunter player draws for a recruit but not for the Leader
    Given Ana (hunters) and Bruno sit clockwise
    And set-up has come to the reveal of Leaders
    And Ana has chosen Ingrid as Leader
    And Bruno has chosen Matthew as Leader
    And Ana's Faction deck holds Rio
    And Ana draws from 9 Shotgun
    When chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    Then Ana holds Rio, Shotgun, Shotgun, Shotgun and Shotgun
    And it is for Ana to act
    When Ana recruits Rio
    Then it is for Ana to choose a deck
    When Ana draws a card from the Library
    Then Ana holds 5 cards

  @id:RIV-2925 @rivals.setup.leader.simultaneous-reveal @checks:b @needs:setup
  Scenario: All Leaders are revealed at once before anybody bids
    Given Ana, Bruno, Clara and Davi sit clockwise
    And set-up has come to the choice of Player 1
    And Ana has chosen Ceraph as Leader
    And Bruno has chosen Keondra as Leader
    And Clara has chosen Ceraph as Leader
    And Davi has chosen Iara as Leader
    And Ana's Faction deck holds Hope in unknown order
    And Clara's Faction deck holds Grace in unknown order
    Then only Davi sees Davi's chosen Leader
    When chance makes Bruno Player 1
    Then it is for Clara to bid
    And everybody sees Ana's chosen Leader
    And everybody sees Bruno's chosen Leader
    And everybody sees Clara's chosen Leader
    And everybody sees Davi's chosen Leader

  @id:RIV-3661 @rivals.setup.step-order @needs:setup
  Scenario: The current step of set-up is known whoever decides
    Given Ana and Bruno meet for a new game
    And everybody's Faction deck holds Ceraph, Iara and Hope in unknown order
    And everybody's Library holds Shotgun, Shotgun, Shotgun, Shotgun and Shotgun in unknown order
    When chance draws Carnival, Uprising, Corruption and Crackdown
    Then set-up has come to the choice of Leaders
    When Ana chooses Ceraph as Leader
    And Bruno chooses Ceraph as Leader
    Then set-up has come to the choice of Player 1
    When chance makes Ana Player 1
    Then set-up has come to the reveal of Leaders
    When Ana bids 2 Prestige
    And Bruno declines
    And Bruno chooses Iara as Leader
    Then set-up has come to the draw of Rival tokens
    When chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    Then set-up has come to the draw of starting hands
    And it is for chance to draw a card

  @id:RIV-3662 @rivals.setup.haven.reveal-after-leader-blood @needs:setup
  Scenario: The Haven cards are face up before the first Rival token is drawn
    Given Ana and Bruno sit clockwise
    And set-up has come to the reveal of Leaders
    And Ana has chosen Ceraph as Leader
    And Bruno has chosen Matthew as Leader
    And Ana's Haven card is The Orphanage
    And the game stops at the draw of Rival tokens
    Then it is for Ana to let the game go on
    And Ana's Haven card lies face up
    And everybody sees Ana's Haven card
    When Ana lets the game go on
    Then it is for chance to draw a Rival token

  @id:RIV-2926 @rivals.setup.leader.blood-from-personal-supply @checks:b @needs:setup @needs:turn @needs:recruiting
  Scenario: Prestige that became the Leader's Blood cannot pay a cost
    Given Ana and Bruno sit clockwise
    And set-up has come to the reveal of Leaders
    And Ana has chosen Ceraph as Leader
    And Bruno has chosen Matthew as Leader
    And Ana has 8 Prestige
    And Ana's Faction deck holds Iara
    When chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    Then Ceraph has 5 Blood
    And Ana has 3 Prestige
    And Ana cannot recruit Iara because rivals.cost.never-last-even-to-win
    And it is for Ana to act

  @id:RIV-2927 @rivals.setup.rivals.never-mutual @checks:b @needs:setup
  Scenario Outline: No two of four players are each other's Rivals
    Given Ana, Bruno, Clara and Davi sit clockwise
    And set-up has come to the draw of Rival tokens
    And the game stops at the draw of starting hands
    Then chance may draw the Rival tokens of exactly Bruno, Clara and Davi
    When chance draws the Rival token of <1>
    Then chance may draw the Rival tokens of exactly <for Bruno>
    When chance draws the Rival token of <2>
    Then chance may draw the Rival tokens of exactly <for Clara>
    When chance draws the Rival token of <3>
    Then chance may draw the Rival tokens of exactly <last>
    When chance draws the Rival token of <last>
    Then Ana's Rival is <1>
    And Bruno's Rival is <2>
    And Clara's Rival is <Clara>
    And Davi's Rival is <Davi>
    And it is for Ana to let the game go on

    Examples:
      | 1     | for Bruno      | 2     | for Clara      | 3     | last  | Clara | Davi  |
      | Bruno | Clara and Davi | Clara | Ana and Davi   | Ana   | Davi  | Davi  | Ana   |
      | Bruno | Clara and Davi | Clara | Ana and Davi   | Davi  | Ana   | Davi  | Ana   |
      | Bruno | Clara and Davi | Davi  | Ana            | Ana   | Clara | Ana   | Clara |
      | Clara | Ana and Davi   | Ana   | Bruno and Davi | Bruno | Davi  | Davi  | Bruno |
      | Clara | Ana and Davi   | Ana   | Bruno and Davi | Davi  | Bruno | Davi  | Bruno |
      | Clara | Ana and Davi   | Davi  | Bruno          | Bruno | Ana   | Bruno | Ana   |
      | Davi  | Ana and Clara  | Ana   | Bruno          | Bruno | Clara | Bruno | Clara |
      | Davi  | Ana and Clara  | Clara | Ana            | Ana   | Bruno | Ana   | Bruno |

  @id:RIV-2928 @rivals.setup.rivals.never-mutual @checks:b @needs:setup
  Scenario Outline: No two of three players are each other's Rivals
    Given Ana, Bruno and Clara sit clockwise
    And set-up has come to the draw of Rival tokens
    And the game stops at the draw of starting hands
    Then chance may draw the Rival tokens of exactly Bruno and Clara
    When chance draws the Rival token of <1>
    Then chance may draw the Rival tokens of exactly <2>
    When chance draws the Rival token of <2>
    Then chance may draw the Rival tokens of exactly <3>
    When chance draws the Rival token of <3>
    Then Ana's Rival is <1>
    And Bruno's Rival is <2>
    And Clara's Rival is <3>
    And it is for Ana to let the game go on

    Examples:
      | 1     | 2     | 3     |
      | Bruno | Clara | Ana   |
      | Clara | Ana   | Bruno |

  @id:RIV-2929 @example @rivals.setup.rivals.example.p2-draws-token-1 @checks:a,b @rivals.setup.rivals.never-mutual @checks:a @needs:setup
  Scenario: The second of four players puts the first player's token back for the third
    Given Ana, Bruno, Clara and Davi sit clockwise
    And set-up has come to the draw of Rival tokens
    When chance draws the Rival token of Bruno
    Then Ana's Rival is Bruno
    And chance may draw the Rival tokens of exactly Clara and Davi
    When chance draws the Rival token of Clara
    Then Bruno's Rival is Clara
    And chance may draw the Rival tokens of exactly Ana and Davi

  @id:RIV-2930 @rivals.setup.rivals.token-number-is-rival @checks:c,d @needs:setup @needs:ending @needs:arrange
  Scenario Outline: The player with your Rival token is your Adversary
    Given Ana, Bruno, Clara and Davi sit clockwise
    And set-up has come to the draw of Rival tokens
    And the game stops at the draw of starting hands
    When chance draws the Rival token of Clara
    And chance draws the Rival token of Davi
    And chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    And <fallen> loses 20 Prestige
    Then <fallen> is knocked out by nobody
    And <adversary> has 3 Agenda
    And <adversary> wins the game

    Examples:
      | fallen | adversary |
      | Ana    | Davi      |
      | Bruno  | Clara     |
      | Clara  | Ana       |
      | Davi   | Bruno     |

  @id:RIV-2931 @example @rivals.setup.rivals.example.token-2 @checks:a,b @rivals.setup.rivals.token-number-is-rival @needs:setup @needs:ending @needs:arrange
  Scenario Outline: A player's Rival is the owner of the token drawn, wherever that player sits
    Given Ana, Bruno, Clara and Davi sit clockwise
    And set-up has come to the draw of Rival tokens
    And the game stops at the draw of starting hands
    When chance draws the Rival token of <rival>
    Then Ana's Rival is <rival>
    When chance draws the Rival token of Davi
    And chance draws the Rival token of <third>
    And chance draws the Rival token of <last>
    And <rival> loses 20 Prestige
    Then Ana has 3 Agenda
    And Ana wins the game

    Examples:
      | rival | third | last  |
      | Bruno | Ana   | Clara |
      | Clara | Bruno | Ana   |

  @id:RIV-2932 @rivals.setup.rivals.token-number-is-rival @checks:b @needs:setup @needs:turn @needs:torpor @needs:recruiting
  Scenario: A player's Rival does not change when characters come and go
    Given Ana, Bruno and Clara sit clockwise
    And set-up has come to the reveal of Leaders
    And Ana has chosen Ceraph as Leader
    And Bruno has chosen Matthew as Leader
    And Clara has chosen Hope as Leader
    And Ana's Faction deck holds Iara
    And Ana's Haven card is The Orphanage
    When chance draws the Rival token of Clara
    And chance draws the Rival token of Ana
    And chance draws the Rival token of Bruno
    And Ana recruits Iara
    And Ceraph is dealt 9 Physical damage through Ana
    Then Ceraph is in torpor
    And Ana's Rival is Clara
    And Bruno's Rival is Ana
    And Clara's Rival is Bruno
    And it is for Ana to act

  @id:RIV-2933 @rivals.setup.agenda.duplicates-allowed @checks:b @needs:setup @needs:turn @needs:cards
  Scenario: Two players with the same Agenda card each gain from their own
    Given Ana and Bruno sit clockwise
    And set-up has come to the draw of starting hands
    And Ana's Lucky and Grace are in the Haven
    And Bruno's Keondra and Benicio are in the Haven
    And Ana's Agenda card is Birds of Different Feathers
    And Bruno's Agenda card is Birds of Different Feathers
    When Ana turns the Agenda card up
    Then Ana has 0 Agenda
    And it is for Ana to act
    When Ana passes 3 times
    And Bruno turns the Agenda card up
    Then Bruno has 1 Agenda
    And Ana has 0 Agenda
    And Ana's Agenda card lies face up
    And it is for Bruno to act

  @id:RIV-2934 @rivals.setup.hand.no-mulligan @checks:b @needs:setup @needs:turn @needs:recruiting
  Scenario: A starting hand without a character to recruit must be kept
    Given Ana and Bruno sit clockwise
    And set-up has come to the draw of starting hands
    And Ana's Iara is in the Haven
    And Bruno's Ceraph is in the Haven
    And Ana's Faction deck holds Ceraph and Hope
    And Ana draws from 9 Shotgun
    Then Ana holds Ceraph, Shotgun, Shotgun, Shotgun and Shotgun
    And Ana cannot recruit Ceraph because rivals.recruit.not-same-name-in-any-coterie
    And it is for Ana to act
