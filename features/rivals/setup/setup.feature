# Rivals, "Set-Up", from the first to the seventh step
Feature: Set-up until the order of the players
  The city deck, the supplies, the decks, the face-down Leaders, and Player 1.

  @id:RIV-0001 @rivals.setup.city-deck.four-events-out @checks:a
  Scenario: Four of the ten Events return to the box unseen
    Given Ana, Bruno and Clara meet for a new game
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    And the game stops at the choice of Leaders
    Then it is for chance to put an Event back
    And chance may draw exactly Seeking Followers, Crackdown, Corruption, Cristo Redentor, Meeting at Pão de Açúcar, Open Season, Uprising, Carnival, Copacabana Réveillon and Dia da Independência
    When chance draws Carnival, Uprising and Corruption
    Then it is for chance to put an Event back
    When chance draws Crackdown
    Then it is for Ana to let the game go on
    And the set-aside cards hold Carnival, Uprising, Corruption and Crackdown
    And nobody sees the set-aside cards
    And the city deck holds 23 cards

  @id:RIV-0002 @rivals.setup.city-deck.final-size-23 @rivals.game.city-deck-is-27 @checks:a
  Scenario Outline: The city deck has 23 of the 27 city cards, or 22 with two players
    Given <players> meet for a new game
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    When chance draws Carnival, Uprising, Corruption and Crackdown
    Then the city deck holds <cards> cards
    And nobody sees the city deck
    And it is for Ana to choose a Leader

    Examples:
      | players                    | cards |
      | Ana and Bruno              | 22    |
      | Ana, Bruno and Clara       | 23    |
      | Ana, Bruno, Clara and Davi | 23    |

  @id:RIV-0003 @rivals.setup.city-deck.prince-set-aside @checks:a
  Scenario: The Prince of the City is set aside in a two-player game
    Given Ana and Bruno meet for a new game
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    When chance draws Carnival, Uprising, Corruption and Crackdown
    Then the set-aside cards hold Carnival, Uprising, Corruption, Crackdown and Prince of the City - Rio de Janeiro

  @id:RIV-0004 @rivals.setup.city-deck.prince-set-aside @checks:b
  Scenario: The Prince of the City is in the city deck in a three-player game
    Given Ana, Bruno and Clara meet for a new game
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    When chance draws Carnival, Uprising, Corruption and Crackdown
    Then the set-aside cards hold 4 cards
    And the set-aside cards hold Carnival, Uprising, Corruption and Crackdown

  @id:RIV-0005 @rivals.setup.supply.personal-20 @checks:a
  Scenario: Each player has 20 Prestige once the city deck is ready
    Given Ana, Bruno and Clara meet for a new game
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    When chance draws Carnival, Uprising, Corruption and Crackdown
    Then Ana, Bruno and Clara have 20 Prestige

  @id:RIV-0006 @rivals.setup.faction.choose-leader-face-down @checks:a
  Scenario: A chosen Leader stays face down
    Given Ana, Bruno and Clara sit clockwise
    And set-up has come to the choice of Leaders
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    When Ana chooses Ceraph as Leader
    Then only Ana sees Ana's chosen Leader
    And Ana's Faction deck holds Iara
    And Ana's Faction deck holds 1 card
    When Bruno chooses Iara as Leader
    Then only Bruno sees Bruno's chosen Leader
    And it is for Clara to choose a Leader

  @id:RIV-0007 @rivals.setup.faction.choose-leader-face-down @checks:b
  Scenario: A Leader must come from its player's own Faction deck
    Given Ana and Bruno sit clockwise
    And set-up has come to the choice of Leaders
    And Ana's Faction deck holds Ceraph and Iara in unknown order
    And Bruno's Faction deck holds Matthew and Keondra in unknown order
    Then exactly these choices are open to Ana:
      | Ana chooses Ceraph as Leader |
      | Ana chooses Iara as Leader   |
    And Ana cannot choose Matthew as Leader because rivals.setup.faction.choose-leader-face-down

  @id:RIV-0008 @rivals.setup.faction.rest-shuffled @checks:a,b
  Scenario: The other characters form a deck in unknown order
    Given Ana and Bruno sit clockwise
    And set-up has come to the choice of Leaders
    And Ana's Faction deck holds Ceraph, Iara and Hope in unknown order
    And Bruno's Faction deck holds Matthew and Keondra in unknown order
    When Ana chooses Iara as Leader
    And Bruno chooses Matthew as Leader
    Then Ana's Faction deck holds Ceraph and Hope
    And Ana does not see Bruno's Faction deck
    And Bruno does not see Ana's Faction deck
    And it is for chance to choose Player 1

  @id:RIV-0009 @rivals.setup.order.random-first-player @checks:b
  Scenario Outline: Player 1 is chosen at random
    Given Ana, Bruno and Clara sit clockwise
    And set-up has come to the choice of Player 1
    And Ana has chosen Ceraph as Leader
    And Bruno has chosen Matthew as Leader
    And Clara has chosen Hope as Leader
    And the game stops at the reveal of Havens
    When chance makes <first> Player 1
    Then <first> is Player 1
    And it is for <first> to let the game go on

    Examples:
      | first |
      | Ana   |
      | Bruno |
      | Clara |

  @id:RIV-3408 @rivals.setup.step-order @needs:stop @needs:setup
  Scenario: Player 1 is chosen after everybody has chosen a Leader
    Given Ana and Bruno sit clockwise
    And set-up has come to the choice of Leaders
    And everybody's Faction deck holds Ceraph and Hope in unknown order
    And the game stops at the choice of Player 1
    When Ana chooses Ceraph as Leader
    And Bruno chooses Ceraph as Leader
    Then set-up has come to the choice of Player 1
    And it is for Ana to let the game go on

  @id:RIV-0010 @rivals.game.player-count @checks:a
  Scenario Outline: Two, three or four players can play
    Given <players> meet for a new game
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    Then it is for chance to put an Event back

    Examples:
      | players                    |
      | Ana and Bruno              |
      | Ana, Bruno and Clara       |
      | Ana, Bruno, Clara and Davi |

  @id:RIV-0011 @rivals.game.factions-mix-at-table @checks:a,b @needs:hunters
  Scenario Outline: Vampire and Hunter players can play together
    Given <players> sit clockwise
    And set-up has come to the choice of Leaders
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    When Ana chooses Iara as Leader
    Then it is for Bruno to choose a Leader

    Examples:
      | players                                            |
      | Ana (hunters) and Bruno                            |
      | Ana, Bruno (hunters), Clara and Davi (hunters)     |
      | Ana (hunters), Bruno (hunters), Clara (hunters) and Davi (hunters) |

  @id:RIV-0012 @rivals.setup.city-deck.prince-shuffled-back @checks:a,b
  Scenario: In a two-player game the Prince of the City joins the deck after the first City Deck Step
    Given Ana and Bruno sit clockwise
    And Ana and Bruno have not had a turn yet
    And it is Ana's City Deck Step
    And it is turn 1 of the game
    And Prince of the City - Rio de Janeiro is set aside
    And the city deck holds Vagrant, Maid and Vagrant
    Then 2 cards lie in The Streets
    And the set-aside cards are empty
    And the city deck holds Vagrant and Prince of the City - Rio de Janeiro
    And nobody sees the city deck

  @id:RIV-0013 @rivals.setup.city-deck.one-city @checks:b
  Scenario: The city deck has every city card with all its copies
    Given Ana, Bruno and Clara meet for a new game
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    When chance draws Carnival, Uprising, Corruption and Crackdown
    Then the city deck holds Prince of the City - Rio de Janeiro, BOPE-RJ: Marksman, BOPE-RJ: Marksman, BOPE-RJ: PsyOps, BOPE-RJ: Caveira, Seeking Followers, Cristo Redentor, Meeting at Pão de Açúcar, Open Season, Copacabana Réveillon, Dia da Independência, Vagrant, Vagrant, Vagrant, Vagrant, Vagrant, Politician, Practitioner of the Dark Arts, Snake Handler, Blood Cult Priest, Lookout, Maid and Mugger

  @id:RIV-0014 @rivals.setup.step-order @checks:b @needs:turn @needs:cards
  Scenario: Leaders come before Havens, Havens before Rivals, and starting hands last
    Given Ana and Bruno sit clockwise
    And set-up has come to the reveal of Leaders
    And Ana has chosen Ceraph as Leader
    And Bruno has chosen Matthew as Leader
    And Ana's Haven card is The Clubhouse
    And Bruno's Haven card is The Orphanage
    And Ana and Bruno draw from 9 Shotgun
    And the game stops at the reveal of Leaders
    When chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    Then these events happen in order:
      | event       | seat |
      | rival-drawn | Ana  |
      | card-drawn  | Ana  |
    And Bruno's Haven card lies face up

  @id:RIV-0015 @rivals.setup.order.clockwise-numbering @checks:a,b
  Scenario Outline: The players are numbered clockwise from Player 1
    Given Ana, Bruno and Clara sit clockwise
    And <one> is Player 1
    And it is <one>'s Draw Step
    And Ana, Bruno and Clara draw from 9 Shotgun
    When <one> draws a card from the Library
    And <one> draws a card from the Library
    Then it is <two>'s Action Phase

    Examples:
      | one   | two   |
      | Bruno | Clara |
      | Clara | Ana   |
