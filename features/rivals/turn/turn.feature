# Rivals, "Turn Sequence", "Beginning Phase", "End Phase"
Feature: A turn
  Beginning Phase, Action Phase, End Phase, and the next player.

  Background:
    Given Ana, Bruno and Clara sit clockwise
    And Ana, Bruno and Clara draw from 9 Shotgun
    And Ana's Ceraph is in the Haven
    And Bruno's Matthew is in the Haven
    And Clara's Hope is in the Haven

  @id:RIV-0100 @rivals.turn.three-phases @checks:a
  Scenario: A turn consists of three phases in a fixed order
    Given it is Ana's City Deck Step
    And the city deck holds Vagrant and Maid
    Then it is Ana's Action Phase
    And Ana has 2 Actions left
    When Ana passes 3 times
    Then it is Ana's Draw Step
    When Ana draws a card from the Library
    And Ana draws a card from the Library
    Then it is Bruno's Action Phase
    And it is for Bruno to act

  @id:RIV-0101 @rivals.turn.active-player @checks:b
  Scenario: A player stays active until the last step of the turn
    Given it is Ana's Draw Step
    And it is turn 7 of the game
    And the city deck holds Vagrant
    When Ana draws a card from the Library
    Then it is Ana's Draw Step
    And it is for Ana to choose a deck
    When Ana draws a card from the Library
    Then it is Bruno's Action Phase
    And it is turn 8 of the game

  @id:RIV-0102 @rivals.end.draw.next-player-left @checks:a,b
  Scenario Outline: The next turn goes to the player on the left
    Given it is <one>'s Draw Step
    And the city deck holds Vagrant
    When <one> draws a card from the Library
    And <one> draws a card from the Library
    Then it is <next>'s Action Phase
    And <next> has 2 Actions left

    Examples:
      | one   | next  |
      | Ana   | Bruno |
      | Bruno | Clara |
      | Clara | Ana   |

  @id:RIV-0103 @rivals.begin.step-order @checks:a
  Scenario: The city card is revealed before characters ready and return
    Given it is Ana's City Deck Step
    And Ana's Keondra is in The Streets and exhausted
    And the city deck holds Vagrant
    And the game stops at Ana's Ready and Return Step
    Then it is for Ana to let the game go on
    And Vagrant is in The Streets
    And Keondra is in The Streets and exhausted
    When Ana lets the game go on
    Then Keondra is in Ana's Haven and ready
    And it is Ana's Action Phase

  @id:RIV-0104 @rivals.begin.city.reveal-top-card @checks:a
  Scenario: One city card is revealed each turn
    Given it is Bruno's City Deck Step
    And the city deck holds Maid, Vagrant and Mugger
    Then Maid is in The Streets
    And 1 card lies in The Streets
    And the city deck holds Vagrant and Mugger
    And it is for Bruno to act

  @id:RIV-0105 @rivals.begin.city.reveal-top-card @checks:b
  Scenario: One city card is revealed in Player 2's first turn
    Given it is Bruno's City Deck Step
    And Bruno and Clara have not had a turn yet
    And the city deck holds Maid, Vagrant and Mugger
    Then 1 card lies in The Streets
    And it is for Bruno to act

  @id:RIV-0106 @rivals.begin.city.reveal-top-card
  Scenario: The top card of a shuffled city deck is random
    Given it is Bruno's City Deck Step
    And the city deck holds Maid, Vagrant and Vagrant in unknown order
    Then it is for chance to draw a city card
    And chance may draw exactly Maid and Vagrant
    When chance draws Vagrant
    Then the city deck holds Maid and Vagrant
    And Vagrant is in The Streets

  @id:RIV-0107 @rivals.begin.city.burn-own-ongoing-events @checks:a,b
  Scenario: Ongoing Events with the active player's token burn, and others stay
    Given it is Bruno's City Deck Step
    And Uprising and Dia da Independência are in The Streets
    And Uprising bears Bruno's token
    And Dia da Independência bears Ana's token
    And the city deck holds Vagrant
    Then Uprising is in the city burned pile
    And Dia da Independência bears Ana's token
    And the city burned pile holds Uprising
    And it is for Bruno to act

  @id:RIV-0108 @rivals.begin.city.ongoing-token-to-general-supply @checks:b
  Scenario: The token of a burned Event does not return to the personal supply
    Given it is Bruno's City Deck Step
    And Uprising is in The Streets
    And Uprising bears Bruno's token
    And the city deck holds Vagrant
    Then Uprising is in the city burned pile
    And Bruno has 20 Prestige

  @id:RIV-0109 @rivals.begin.city.event-ongoing-gets-token @checks:a
  Scenario: An Ongoing Event gets a token of the active player
    Given it is Bruno's City Deck Step
    And the city deck holds Uprising
    Then Uprising is in The Streets
    And Uprising bears Bruno's token
    And Bruno has 20 Prestige

  @id:RIV-0110 @rivals.begin.city.event-ongoing-gets-token @checks:c
  Scenario Outline: Corruption and the Meeting enter without a token
    Given it is Bruno's City Deck Step
    And the city deck holds <event>
    Then <event> is in The Streets
    And <event> bears nobody's token

    Examples:
      | event                     |
      | Corruption                |
      | Meeting at Pão de Açúcar  |

  @id:RIV-3423 @rivals.begin.city.event-ongoing-gets-token
  Scenario Outline: Every other Ongoing Event enters with the active player's token
    Given it is Bruno's City Deck Step
    And the city deck holds <event>
    Then <event> is in The Streets
    And <event> bears Bruno's token

    Examples:
      | event                |
      | Seeking Followers    |
      | Crackdown            |
      | Cristo Redentor      |
      | Uprising             |
      | Copacabana Réveillon |
      | Dia da Independência |

  @id:RIV-0111 @rivals.begin.city.reshuffle-when-empty @checks:a
  Scenario: An empty city deck is rebuilt from the city discard pile
    Given it is Bruno's City Deck Step
    And the city discard pile holds Maid and Mugger
    When chance draws Mugger
    Then Mugger is in The Streets
    And the city deck holds Maid
    And the city discard pile is empty

  @id:RIV-0112 @rivals.begin.city.reshuffle-when-empty @checks:b
  Scenario: Drawing the last city card does not bring back the discard pile
    Given it is Bruno's City Deck Step
    And the city deck holds Vagrant
    And the city discard pile holds Maid and Mugger
    Then the city deck is empty
    And the city discard pile holds Maid and Mugger
    And it is for Bruno to act

  @id:RIV-0113 @rivals.begin.city.nothing-when-both-empty @checks:a
  Scenario: The turn goes on without city cards
    Given it is Bruno's City Deck Step
    Then it is for Bruno to act
    And 0 cards lie in The Streets

  @id:RIV-0114 @rivals.begin.city.burned-not-reshuffled @checks:a,b
  Scenario: Burned city cards are not reshuffled
    Given it is Bruno's City Deck Step
    And the city discard pile holds Maid
    And the city burned pile holds Carnival and Mugger
    When chance draws Maid
    Then the city deck is empty
    And the city burned pile holds Carnival and Mugger

  @id:RIV-0115 @rivals.begin.city.first-turn-n-cards @checks:a
  Scenario: Player 1's first turn reveals as many city cards as there are players
    Given it is Ana's City Deck Step
    And Ana, Bruno and Clara have not had a turn yet
    And the city deck holds Maid, Mugger, Politician and Vagrant
    Then 3 cards lie in The Streets
    And the city deck holds Vagrant
    And it is for Ana to act

  @id:RIV-0116 @rivals.begin.city.first-turn-n-cards @checks:b
  Scenario: Player 1's later turns reveal one city card
    Given it is Ana's City Deck Step
    And the city deck holds Maid, Mugger, Politician and Vagrant
    Then 1 card lies in The Streets
    And it is for Ana to act

  @id:RIV-0117 @rivals.begin.ready.all-controlled-cards @checks:a
  Scenario: All of the active player's cards ready, attachments too
    Given it is Bruno's Ready and Return Step
    And Bruno's Keondra is in the Haven and exhausted
    And Vagrant is attached to Keondra and exhausted
    And Ana's Iara is in the Haven and exhausted
    Then Keondra and Vagrant are ready
    And Keondra bears Vagrant
    And Iara is exhausted
    And it is for Bruno to act

  @id:RIV-0118 @rivals.begin.ready.return-to-haven @checks:a
  Scenario: Characters in The Streets return home
    Given it is Bruno's Ready and Return Step
    And Bruno's Keondra is in The Streets and exhausted
    And Bruno's Iara is in The Streets
    And Ana's Hakim Owusu is in The Streets
    Then Keondra and Iara are in Bruno's Haven and ready
    And Hakim Owusu is in The Streets

  @id:RIV-0119 @rivals.begin.ready.return-to-haven @checks:b
  Scenario: An unmended character in torpor stays there
    Given it is Bruno's Ready and Return Step
    And Bruno's Keondra is in torpor with 2 Blood
    Then Keondra is in torpor with 2 Blood
    And it is for Bruno to act

  @id:RIV-0120 @rivals.begin.ready.remove-temporary-tokens @checks:a,b @needs:influence
  Scenario: No Influence and Fear tokens are removed, and -1 BP tokens stay
    Given it is Bruno's City Deck Step
    And the game stops at Bruno's Ready and Return Step
    And Bruno's Keondra is in The Streets with 4 Blood and exhausted
    And Keondra has No Influence
    And Keondra has 1 Fear token
    And Keondra has 1 -1 BP token
    Then Keondra has No Influence
    When Bruno lets the game go on
    Then Keondra does not have No Influence
    And Keondra has 0 Fear tokens
    And Keondra has 1 -1 BP token
    And Keondra's Blood Potency is 5

  @id:RIV-0121 @rivals.begin.ready.order-ready-return-remove @checks:a
  Scenario: A Fear token keeps its bearer exhausted once more
    Given it is Bruno's Ready and Return Step
    And Bruno's Keondra is in The Streets and exhausted
    And Keondra has 1 Fear token
    Then Keondra is in Bruno's Haven and exhausted
    And Keondra has 0 Fear tokens

  @id:RIV-0122 @rivals.end.begins-after-actions @checks:b
  Scenario: The End Phase does not start automatically after two Actions
    When Ana passes 2 times
    Then it is Ana's Action Phase
    And Ana has 0 Actions left
    And Ana may move Ceraph to The Streets
    When Ana passes
    Then it is Ana's Draw Step
    And it is for Ana to choose a deck

  @id:RIV-0123 @rivals.end.step-order @checks:b
  Scenario: Mending comes before the Draw Step
    Given Ana has 0 Actions left
    And Ana's Keondra is in the Haven with 2 Blood
    When Ana passes
    Then it is Ana's Draw Step
    And Keondra keeps all Blood
    And it is for Ana to choose a deck

  @id:RIV-0124 @rivals.end.mend.one-blood-per-torpor-character @checks:a,b,c
  Scenario: Each character in torpor gets 1 Blood, and others get none
    Given Ana has 0 Actions left
    And Ana's Keondra and Iara are in torpor with 1 Blood
    And Ana's Hakim Owusu is in the Haven with 1 Blood
    And Bruno's Ociel Gonzalez is in torpor with 1 Blood
    When Ana passes
    Then Keondra and Iara gain 1 Blood
    And Hakim Owusu and Ociel Gonzalez keep all Blood
    And it is Ana's Draw Step

  @id:RIV-0125 @rivals.end.mend.discard-to-mend @checks:a @needs:torpor
  Scenario: A discarded card mends 1 Blood on each of the player's characters
    Given Ana has 0 Actions left
    And Ana's Keondra and Iara are in the Haven with 1 Blood
    And Ana holds Shotgun, Awe and Rebuke
    When Ana passes
    Then it is for Ana to mend or decline
    When Ana discards Shotgun to mend Keondra
    And Ana discards Awe to mend Iara
    Then Keondra and Iara gain 1 Blood
    And Ana's discard pile holds Shotgun and Awe
    And Ana holds Rebuke
    And it is Ana's Draw Step

  @id:RIV-0126 @rivals.end.mend.discard-to-mend @checks:b
  Scenario: Discarding to mend is optional
    Given Ana has 0 Actions left
    And Ana's Keondra is in the Haven with 1 Blood
    And Ana holds Shotgun
    When Ana passes
    And Ana declines
    Then Keondra keeps all Blood
    And Ana holds Shotgun
    And Ana's discard pile is empty
    And it is Ana's Draw Step

  @id:RIV-0127 @rivals.end.mend.once-per-character @checks:a @needs:torpor
  Scenario: Each character can be mended by only one discard
    Given Ana has 0 Actions left
    And Ana's Keondra and Iara are in the Haven with 1 Blood
    And Ana holds Shotgun and Awe
    When Ana passes
    And Ana discards Shotgun to mend Keondra
    Then Ana cannot discard Awe to mend Keondra because rivals.end.mend.once-per-character
    When Ana declines
    Then Keondra has 2 Blood

  @id:RIV-0128 @rivals.end.mend.torpor-eligible @checks:a,b
  Scenario: A character in torpor mends 1 Blood for free and 1 for a discard
    Given Ana has 0 Actions left
    And Ana's Keondra is in torpor with 1 Blood
    And Bruno's Ociel Gonzalez is in torpor with 1 Blood
    And Ana holds Shotgun and Awe
    When Ana passes
    Then Ana cannot discard Awe to mend Ociel Gonzalez because rivals.end.mend.torpor-eligible
    When Ana discards Shotgun to mend Keondra
    Then Keondra is in torpor with 3 Blood
    And it is Ana's Draw Step

  @id:RIV-0129 @rivals.end.draw.two-cards @checks:a,b
  Scenario: A player draws two cards at the end of the turn
    Given it is Ana's Draw Step
    And the city deck holds Vagrant
    When Ana draws a card from the Library
    Then Ana cannot pass because rivals.end.draw.split-and-look
    When Ana draws a card from the Library
    Then Ana holds Shotgun and Shotgun
    And Bruno holds nothing

  @id:RIV-0131 @rivals.end.draw.split-and-look @checks:a,b
  Scenario Outline: Each of the two cards may come from either deck
    Given it is Ana's Draw Step
    And Ana's Faction deck holds Keondra and Iara
    And the city deck holds Vagrant
    When Ana draws a card from the <one>
    Then Ana holds 1 card
    When Ana draws a card from the <two>
    Then Ana holds <cards>

    Examples:
      | one          | two          | cards               |
      | Library      | Library      | Shotgun and Shotgun |
      | Library      | Faction deck | Shotgun and Keondra |
      | Faction deck | Library      | Keondra and Shotgun |
      | Faction deck | Faction deck | Keondra and Iara    |

  @id:RIV-0132 @rivals.turn.round @checks:a
  Scenario: A Round of three players has three turns
    Given it is Clara's Draw Step
    And it is turn 3 of the game
    When Clara draws a card from the Library
    And Clara draws a card from the Library
    Then it is Ana's Action Phase
    And it is turn 4 of the game

  @id:RIV-0133 @rivals.turn.active-player @checks:a
  Scenario: An attacked player does not become the active player
    Given Ana's Jorge Guerrero is in The Streets
    And Bruno's Keondra is in the Haven
    When Jorge Guerrero attacks Keondra
    And Jorge Guerrero makes a Physical attack
    Then it is for Bruno to block or decline
    And it is Ana's Action Phase

  @id:RIV-0134 @rivals.begin.city.event-resolves-then-burns @checks:b
  Scenario: A Mortal stays in The Streets
    Given it is Bruno's City Deck Step
    And the city deck holds Maid
    Then Maid is in The Streets
    And the city burned pile is empty
    And it is for Bruno to act

  @id:RIV-0135 @rivals.begin.city.first-turn-one-at-a-time @checks:b
  Scenario: An Event may be among the first city cards
    Given it is Ana's City Deck Step
    And it is turn 1 of the game
    And Ana, Bruno and Clara have not had a turn yet
    And the city deck holds Uprising, Mugger, Politician and Vagrant
    Then 3 cards lie in The Streets
    And Uprising bears Ana's token
    And the city deck holds Vagrant
    And it is for Ana to act

  @id:RIV-0136 @rivals.begin.city.event-ongoing-gets-token @checks:b
  Scenario: An Ongoing Event lasts a Round
    Given it is Clara's Draw Step
    And Uprising is in The Streets
    And Uprising bears Ana's token
    And the city deck holds Vagrant
    When Clara draws a card from the Library
    Then Uprising bears Ana's token
    When Clara draws a card from the Library
    Then Uprising is in the city burned pile
    And it is Ana's Action Phase

  @id:RIV-0137 @rivals.begin.city.nothing-when-both-empty @checks:b
  Scenario: A single card in the discard pile is enough to rebuild the city deck
    Given it is Bruno's City Deck Step
    And the city discard pile holds Maid
    When chance draws Maid
    Then Maid is in The Streets
    And the city deck is empty

  @id:RIV-0138 @rivals.begin.city.reveal-top-card @checks:c
  Scenario: An expired Event is burned before the new city card is revealed
    Given it is Bruno's City Deck Step
    And Uprising is in The Streets
    And Uprising bears Bruno's token
    And the city deck holds Maid and Vagrant in unknown order
    Then Uprising is in the city burned pile
    And it is for chance to draw a city card

  @id:RIV-0139 @rivals.begin.ready.return-to-haven @checks:c
  Scenario: A Fear token does not keep a character in The Streets
    Given it is Bruno's Ready and Return Step
    And Bruno's Keondra is in The Streets
    And Keondra has 1 Fear token
    Then Keondra is in Bruno's Haven and ready

  @id:RIV-0140 @rivals.end.begins-after-actions @checks:a
  Scenario: Characters may move after the last Action
    Given Ana has 1 Action left
    When Ana passes
    And Ana moves Ceraph to The Streets
    Then Ceraph is in The Streets
    And it is Ana's Action Phase

  @id:RIV-0141 @rivals.end.mend.once-per-character @checks:b @needs:torpor
  Scenario: Two characters may each be mended with one discard
    Given Ana has 0 Actions left
    And Ana's Keondra and Iara are in the Haven with 1 Blood
    And Ana holds Shotgun and Awe
    When Ana passes
    And Ana discards Shotgun to mend Iara
    And Ana discards Awe to mend Keondra
    Then Keondra and Iara have 2 Blood
    And it is Ana's Draw Step

  @id:RIV-0142 @rivals.end.mend.discard-to-mend @checks:c @needs:torpor
  Scenario: A player without a card in hand cannot mend
    Given Ana has 0 Actions left
    And Ana's Keondra and Iara are in the Haven with 1 Blood
    And Ana holds Shotgun
    When Ana passes
    And Ana discards Shotgun to mend Iara
    Then Keondra has 1 Blood
    And it is Ana's Draw Step

  @id:RIV-0144 @rivals.mend.torpor-full-returns
  Scenario: A character with full Blood leaves torpor
    Given Ana has 0 Actions left
    And Ana's Iara is in torpor with 2 Blood
    And Ana's Keondra is in torpor with 2 Blood
    When Ana passes
    Then Iara is in Ana's Haven with 3 Blood
    And Keondra is in torpor with 3 Blood
    And it is Ana's Draw Step

  @id:RIV-0145 @rivals.draw.no-hand-limit @checks:a
  Scenario: A player may end the turn with any number of cards
    Given it is Ana's Draw Step
    And Ana holds Awe, Confuse, Rebuke, Subterfuge, Majesty, Shotgun, Ingratiate, Charmer, Believer, Wrath, Shameless and Comeuppance
    When Ana draws a card from the Library
    And Ana draws a card from the Library
    Then Ana holds 14 cards
    And Ana's discard pile is empty
    And it is Bruno's Action Phase

  @id:RIV-2883 @rivals.end.step-order @checks:a,b @needs:cards @needs:moving
  Scenario: The End Phase goes from mending to end-of-turn effects, Antagonists and drawing
    Given Ana has 0 Actions left
    And Ana's Keondra is in the Haven with 2 Blood
    And Ana's Iara is in the Haven
    And Ana holds Majesty
    And Seeking Followers and BOPE-RJ: Caveira are in The Streets
    When Ana passes
    Then it is for Ana to mend or decline
    And Ana has 20 Prestige
    And Ana holds Majesty
    When Ana declines
    Then it is for Ana to choose who is driven out
    And Ana has 19 Prestige
    And Ana holds Majesty
    When Ana chooses Iara
    Then Iara is in The Streets
    And it is for Ana to choose a deck
    And Ana holds Majesty
