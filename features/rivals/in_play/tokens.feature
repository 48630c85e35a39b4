# Rivals, "'-1 BP' Tokens", "Fear Tokens", "Discipline Tokens", "Agenda on Characters", "Removing Tokens"
Feature: Tokens
  Tokens on characters, and when they are removed.

  Background:
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Lucky is in the Haven
    And Bruno's Keondra is in the Haven
    And Clara's Hope is in the Haven

  @id:RIV-2200 @rivals.minus-bp.full-character-loses-1 @checks:a @needs:cards
  Scenario: A character with full Blood loses 1 Blood when it gets a -1 BP token
    When Keondra gets a -1 BP token through Ana
    Then Keondra has 1 -1 BP token
    And Keondra has 5 Blood
    And Lucky and Hope keep all Blood
    And Ana, Bruno and Clara keep all Prestige

  @id:RIV-2201 @rivals.minus-bp.full-character-loses-1 @checks:b @needs:cards @needs:torpor
  Scenario: A -1 BP token can take the last Blood, and its player defeats the character
    Given Ana's Rival is Bruno
    And Bruno's Thaddeus is in the Haven with 1 Blood
    And Thaddeus has 1 -1 BP token
    When Thaddeus gets a -1 BP token through Ana
    Then Thaddeus is defeated by Ana
    And Ana gains 1 Agenda

  @id:RIV-2202 @example @rivals.minus-bp.example.keondra @checks:a,b @needs:cards
  Scenario: Keondra's 6 Blood Potency falls to 5 and then to 4
    When Keondra gets a -1 BP token through Ana
    Then Keondra's Blood Potency is 5
    And Keondra has 5 Blood
    When Keondra gets a -1 BP token through Clara
    Then Keondra's Blood Potency is 4
    And Keondra has 4 Blood
    And Keondra has 2 -1 BP tokens
    And it is for Ana to act

  @id:RIV-2203 @rivals.minus-bp.lowers-bp @checks:a @needs:torpor
  Scenario Outline: Each -1 BP token lowers Blood Potency by one
    Given Bruno's <character> is in the Haven with 1 Blood
    And <character> has <n> -1 BP tokens
    Then <character>'s Blood Potency is <after>
    When <character> mends 9 Blood
    Then <character> has <after> Blood

    Examples:
      | character     | n | after |
      | Ceraph        | 0 | 5     |
      | Ceraph        | 1 | 4     |
      | Ceraph        | 3 | 2     |
      | Hakim Owusu   | 2 | 1     |

  @id:RIV-2204 @rivals.minus-bp.lowers-bp @checks:b @needs:cards
  Scenario: A -1 BP token does not change attributes or Disciplines
    Given Ana's Matthew is in The Streets with 3 Blood
    And Matthew has 1 -1 BP token
    And Ana's Snake Oil and Pay Tribute lie face down beside the Haven
    And Ana holds Coiled Strike
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    Then Keondra takes 5 damage
    And it is for Ana to act

  @id:RIV-2206 @rivals.minus-bp.not-damage @checks:a,b @needs:cards
  Scenario: A -1 BP token is not damage, and nothing prevents its Blood loss
    Given Vagrant is attached to Keondra
    And Bruno's Benicio is in the Haven
    And Bruno holds Charmer
    And Ana's Learning the Ropes lies beside the Haven
    When Keondra gets a -1 BP token through Ana
    Then Keondra loses 1 Blood
    And Keondra takes 0 damage
    And Vagrant is ready
    And Bruno holds Charmer
    And it is for Ana to act

  @id:RIV-2207 @rivals.minus-bp.not-full-no-loss @checks:a,b @needs:cards
  Scenario Outline: A character below its Blood Potency loses no Blood to a -1 BP token
    Given Bruno's Ceraph is in the Haven with <blood> Blood
    When Ceraph gets a -1 BP token through Ana
    Then Ceraph has <once> Blood
    And Ceraph's Blood Potency is 4
    When Ceraph gets a -1 BP token through Ana
    Then Ceraph has <twice> Blood
    And Ceraph's Blood Potency is 3

    Examples:
      | blood | once | twice |
      | 4     | 4    | 3     |
      | 3     | 3    | 3     |
      | 1     | 1    | 1     |

  @id:RIV-2208 @rivals.minus-bp.limits-mending-and-cards @checks:a @needs:torpor
  Scenario: A character with a -1 BP token mends only up to its lowered Blood Potency
    Given Bruno's Ceraph is in the Haven with 2 Blood
    And Ceraph has 1 -1 BP token
    When Ceraph mends 1 Blood
    Then Ceraph has 3 Blood
    When Ceraph mends 4 Blood
    Then Ceraph has 4 Blood

  @id:RIV-2209 @rivals.minus-bp.limits-mending-and-cards @checks:b @needs:cards
  Scenario Outline: A card that requires more than the lowered Blood Potency is discarded
    Given Ana's Ceraph is in The Streets with 1 Blood
    And Ceraph has <n> -1 BP tokens
    And Ana holds Coiled Strike
    When Ceraph attacks Hope
    And Ceraph makes a Physical attack
    And Ana plays Coiled Strike face down
    Then Hope takes <damage> damage
    And Ana's discard pile holds Coiled Strike

    Examples:
      | n | damage |
      | 1 | 3      |
      | 2 | 1      |

  @id:RIV-2210 @rivals.fear.no-readying-at-start @checks:a
  Scenario: A character with Fear stays exhausted for a turn, and its party members ready
    Given it is Bruno's Ready and Return Step
    And Bruno's Ceraph and Matthew are in the Haven and exhausted
    And Ceraph has 1 Fear token
    And the game stops at Bruno's Action Phase
    Then Ceraph is exhausted
    And Matthew is ready
    And it is for Bruno to let the game go on

  @id:RIV-2211 @rivals.fear.no-readying-at-start @checks:b
  Scenario: A Fear token does nothing at the start of another player's turn
    Given it is Ana's Ready and Return Step
    And Bruno's Ceraph is in the Haven and exhausted
    And Ceraph has 1 Fear token
    And the game stops at Bruno's City Deck Step
    When Ana passes 3 times
    Then Ceraph is exhausted
    And Ceraph has 1 Fear token
    When Bruno lets the game go on
    Then Ceraph is exhausted
    And Ceraph has 0 Fear tokens

  @id:RIV-2212 @rivals.fear.removed-after-applying @checks:a,b
  Scenario: A Fear token is removed after it prevents readying
    Given Clara is Player 1
    And it is Bruno's Ready and Return Step
    And Bruno's Ceraph is in the Haven and exhausted
    And Ceraph has 1 Fear token
    Then Ceraph has 0 Fear tokens
    And Ceraph is exhausted
    When Bruno passes 3 times
    And Clara passes 3 times
    And Ana passes 3 times
    Then Ceraph is ready
    And it is for Bruno to act

  @id:RIV-2213 @rivals.fear.several-no-extra @checks:a,b
  Scenario: Three Fear tokens have the same effect as one
    Given it is Bruno's Ready and Return Step
    And Bruno's Ceraph is in The Streets and exhausted
    And Ceraph has 3 Fear tokens
    Then Ceraph is in Bruno's Haven and exhausted
    And Ceraph has 0 Fear tokens
    When Bruno passes 3 times
    And Clara passes 3 times
    And Ana passes 3 times
    Then Ceraph is ready
    And it is for Bruno to act

  @id:RIV-2214 @rivals.fear.exhausted-still-returns @checks:a,b
  Scenario: A character with Fear stays exhausted but returns home with the others
    Given it is Bruno's Ready and Return Step
    And Bruno's Ceraph is in The Streets and exhausted
    And Bruno's Matthew is in The Streets and exhausted
    And Ceraph has 1 Fear token
    And the game stops at Bruno's Action Phase
    Then Ceraph is in Bruno's Haven and exhausted
    And Matthew is in Bruno's Haven and ready
    And it is for Bruno to let the game go on

  @id:RIV-2215 @rivals.fear.on-ready-character @checks:a
  Scenario: A Fear token on a ready character is removed without effect
    Given it is Bruno's Ready and Return Step
    And Bruno's Ceraph is in The Streets
    And Ceraph has 1 Fear token
    And the game stops at Bruno's Action Phase
    Then Ceraph is in Bruno's Haven and ready
    And Ceraph has 0 Fear tokens
    And it is for Bruno to let the game go on

  @id:RIV-2216 @rivals.fear.on-ready-character @checks:b @needs:attacks @needs:cards @needs:turn
  Scenario: A character with Fear that exhausts before its turn does not ready
    Given it is Bruno's Action Phase
    And Bruno's Ceraph is in The Streets
    When Ceraph gets a Fear token through Ana
    Then Ceraph is ready
    When Ceraph attacks Hope
    And Ceraph makes a Mental attack
    Then Ceraph is exhausted
    And Ceraph has 1 Fear token
    When Bruno passes 2 times
    And Clara passes 3 times
    And Ana passes 3 times
    Then Ceraph is in Bruno's Haven and exhausted
    And Ceraph has 0 Fear tokens

  @id:RIV-2217 @rivals.affliction.tokens-not-detachable @checks:a,c
  Scenario: Only Fear's own text removes tokens, and a player cannot detach them
    Given it is Bruno's Ready and Return Step
    And Keondra has 2 -1 BP tokens
    And Keondra has 1 Fear token
    Then Keondra has 2 -1 BP tokens
    And Keondra has 0 Fear tokens
    And exactly these choices are open to Bruno:
      | Bruno passes                       |
      | Bruno moves Keondra to The Streets |

  @id:RIV-2218 @rivals.affliction.tokens-not-detachable @checks:c @needs:torpor
  Scenario: A defeat removes every token but the Leader token
    Given Bruno's Ceraph is in the Haven with 1 Blood
    And Ceraph is Leader
    And Ceraph has 1 -1 BP token
    And Ceraph has 1 Fear token
    When Ceraph is dealt 2 Physical damage
    Then Ceraph is in torpor with 1 Blood
    And Ceraph has 0 -1 BP tokens
    And Ceraph has 0 Fear tokens
    And Ceraph is a Leader

  @id:RIV-2219 @rivals.token.return-to-general-supply @checks:b @needs:ending
  Scenario: Tokens on a card that leaves play return to no player
    Given 2 Prestige of Bruno lies on Hope
    When Hope is dealt 9 Aggravated Physical damage through Ana
    Then Hope is in Clara's burned pile
    And Ana, Bruno and Clara keep all Prestige

  @id:RIV-2220 @rivals.agenda-on-character.not-in-total @checks:a
  Scenario: Agenda on a character does not count toward victory
    Given Ana has 11 Agenda
    And 1 Agenda lies on Lucky
    When Ana gains 1 Agenda
    Then Ana has 12 Agenda
    And the game goes on

  @id:RIV-2221 @rivals.agenda-on-character.not-in-total @checks:b @needs:torpor
  Scenario: Agenda on a character counts once it is moved to the Agenda card
    Given Ana has 12 Agenda
    And 1 Agenda lies on Hope
    When Hope is dealt 9 Physical damage through Ana
    Then Ana has 13 Agenda
    And Ana wins the game
