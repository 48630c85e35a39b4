# Rivals, "Monster Set-Up"
Feature: Monster set-up

  @id:RIV-0458 @rivals.monster.setup.two-per-hunter-player @rivals.monster.setup.one-in-streets-per-hunter-player @needs:hunters
  Scenario Outline: The set-up uses two Monsters per Hunter player, one of them in The Streets
    Given <players> meet for a new game
    And everybody's Faction deck holds Ingrid and Rio in unknown order
    When chance draws <drawn>
    Then the Monster deck holds <left> cards
    And <left> cards lie in The Streets
    And Monster lies face down
    And nobody sees the Monster deck
    And nobody sees the unused Monsters
    And it is for chance to put an Event back

    Examples:
      | players                       | drawn                              | left |
      | Ana (hunters) and Bruno       | Ghost and Werewolf                 | 1    |
      | Ana and Bruno (hunters)       | Werewolf and Ghost                 | 1    |
      | Ana (hunters) and Bruno (hunters) | Ghost, Werewolf, Warlock and Vampire | 2    |

  @id:RIV-2440 @rivals.monster.setup.two-per-hunter-player @checks:a,b @rivals.monster.setup.unused @rivals.monster.setup.one-in-streets-per-hunter-player @checks:a @needs:hunters
  Scenario Outline: The Monsters not used for the Monster deck or The Streets are unused
    Given <players> meet for a new game
    And everybody's Faction deck holds Ingrid and Rio in unknown order
    When chance draws <drawn>
    Then the Monster deck holds <left> cards
    And <left> cards lie in The Streets
    And the unused Monsters hold <unused> cards
    And nobody sees the unused Monsters
    And it is for chance to put an Event back

    Examples:
      | players                                                           | drawn                                                                              | left | unused |
      | Ana (hunters), Bruno and Clara                                    | Ghost and Werewolf                                                                 | 1    | 8      |
      | Ana (hunters), Bruno and Clara (hunters)                          | Ghost, Werewolf, Warlock and Vampire                                               | 2    | 6      |
      | Ana (hunters), Bruno (hunters) and Clara (hunters)                | Ghost, Werewolf, Warlock, Vampire, Maricoxi and Sorceress                          | 3    | 4      |
      | Ana (hunters), Bruno (hunters), Clara (hunters) and Davi (hunters) | Ghost, Werewolf, Warlock, Vampire, Maricoxi, Sorceress, The Strange and Chupacabra | 4    | 2      |

  @id:RIV-3668 @rivals.monster.added-on-event @needs:hunters @needs:turn @needs:moving
  Scenario: A new Monster is the top card of the Monster deck
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid, Rio and Jamie are in the Haven
    And Bruno's Ceraph is in the Haven
    And it is Ana's City Deck Step
    And the city deck holds Cristo Redentor
    And the Monster deck holds Ghost and Werewolf
    When Ana moves Ingrid, Rio and Jamie to The Streets
    And Ana investigates Monster with Ingrid, Rio and Jamie
    Then Ana sees Monster to be Ghost
    And the Monster deck holds Werewolf
    And it is for Ana to act

  @id:RIV-2441 @rivals.monster.none-without-hunters @checks:a @rivals.monster.setup.two-per-hunter-player @needs:hunters
  Scenario Outline: A game without Hunters has no Monster deck, and all ten Monsters are unused
    Given <players> meet for a new game
    And everybody's Faction deck holds Ceraph and Iara in unknown order
    When chance draws Carnival, Uprising, Corruption and Crackdown
    Then the Monster deck is empty
    And the unused Monsters hold 10 cards
    And 0 cards lie in The Streets
    And nobody sees the unused Monsters
    And it is for Ana to choose a Leader

    Examples:
      | players              |
      | Ana and Bruno        |
      | Ana, Bruno and Clara |

  @id:RIV-2442 @rivals.monster.setup.unused @checks:a,b @needs:hunters
  Scenario: Open Season turns up an unused Monster in a game without Hunters
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And it is Ana's City Deck Step
    And the city deck holds Open Season
    And the unused Monsters hold Ghost, Werewolf, Warlock, Vampire, Maricoxi, Sorceress, The Strange, Chupacabra, Brain-Eater and Mula-Sem-Cabeça
    Then it is for chance to draw a Monster
    And nobody sees the unused Monsters
    When chance draws Maricoxi
    Then Open Season bears Maricoxi
    And the unused Monsters hold 9 cards
    And it is for Ana to act

  @id:RIV-2443 @rivals.monster.none-without-hunters @checks:a,b @needs:hunters
  Scenario Outline: An Event adds a Monster only in a game with Hunters
    Given <players> sit clockwise
    And Ana's Ceraph is in the Haven
    And Bruno's <who> is in the Haven
    And it is Ana's City Deck Step
    And the city deck holds Uprising
    And <monsters> Werewolf
    And the game stops at Ana's Ready and Return Step
    Then <n> cards lie in The Streets
    And it is for Ana to let the game go on

    Examples:
      | players                 | who  | monsters                 | n |
      | Ana and Bruno           | Iara | the unused Monsters hold | 1 |
      | Ana and Bruno (hunters) | Rio  | the Monster deck holds   | 2 |

  @id:RIV-2444 @rivals.monster.setup.neutral @checks:a,b @needs:hunters
  Scenario Outline: A new Monster belongs to nobody, and any Hunter player may attack it
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Bruno's Iara is in the Haven
    And Ana's Ingrid is in The Streets
    And Clara's Sara is in The Streets
    And Ghost lies face down in The Streets
    And it is <player>'s Action Phase
    Then 1 card lies in The Streets
    And nobody has tagged Monster
    When <who> attacks Monster
    And <who> makes a Mental attack
    Then <player> has tagged Ghost

    Examples:
      | player | who    |
      | Ana    | Ingrid |
      | Clara  | Sara   |

  @id:RIV-2445 @rivals.monster.added-on-event @checks:b @needs:hunters
  Scenario: No Monster is added when the Monster deck is empty
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Iara is in the Haven
    And Ana's Ingrid is in the Haven
    And it is Ana's City Deck Step
    And the city deck holds Uprising
    And the unused Monsters hold Ghost
    And the game stops at Ana's Ready and Return Step
    Then 1 card lies in The Streets
    And the unused Monsters hold Ghost
    And it is for Ana to let the game go on

  @id:RIV-2882 @rivals.game.monster-cards-are-10 @checks:a @needs:hunters
  Scenario: The box has ten Monsters, each once
    Given Ana (hunters) and Bruno meet for a new game
    And everybody's Faction deck holds Ingrid and Rio in unknown order
    Then chance may draw exactly Ghost, Werewolf, Warlock, Vampire, Maricoxi, Sorceress, The Strange, Chupacabra, Brain-Eater and Mula-Sem-Cabeça
    When chance draws Ghost
    Then chance may draw exactly Werewolf, Warlock, Vampire, Maricoxi, Sorceress, The Strange, Chupacabra, Brain-Eater and Mula-Sem-Cabeça
    When chance draws Werewolf
    Then the unused Monsters hold 8 cards
    And it is for chance to put an Event back

  @id:RIV-3064 @rivals.monster.setup.one-in-streets-per-hunter-player @checks:b
  Scenario Outline: A game without Hunters has no Monster in The Streets
    Given <players> meet for a new game
    And everybody's Faction deck holds Hope and Iara in unknown order
    Then the Monster deck is empty
    And 0 cards lie in The Streets
    And it is for chance to put an Event back

    Examples:
      | players                       |
      | Ana and Bruno                 |
      | Ana, Bruno and Clara          |
      | Ana, Bruno, Clara and Davi    |
