# Rulebook, "Game variants": Relic cards
Feature: Relics

  Rule: Players choose counter-clockwise among one more Relic than there are players

    @id:VEND-0008 @needs:relics @vendetta.components.relic-cards
    Scenario: There are eight Relics
      Given Louis, Claudia, Armand and Lestat meet for a new game
      And the game is played with Relics
      When chance makes Louis the first player
      Then it is for chance to draw a Relic
      And 8 cards can be drawn
      When chance draws Relic: return a drained card
      Then 7 cards can be drawn

    @id:VEND-0157 @needs:three-players @needs:relics @vendetta.variant.relics.players-plus-one
    Scenario: Three players choose among four Relics laid out before the Clan sheets
      Given Louis, Claudia and Armand meet for a new game
      And the game is played with Relics
      When chance makes Louis the first player
      And chance draws 2 cards other than Relic: return a drained card and Relic: 1 Blood at each Location
      And chance draws Relic: return a drained card
      Then it is for chance to draw a Relic
      When chance draws Relic: 1 Blood at each Location
      Then it is for chance to lay out a Clan sheet

    @id:VEND-1250 @needs:three-players @needs:relics
    @vendetta.variant.relics.choice-order
    Scenario: The player right of the Ambition holder takes a Relic first, once Clans are chosen
      Given Louis, Claudia and Armand meet for a new game
      And the game is played with Relics
      When chance makes Claudia the first player
      And chance draws Relic: return a drained card and Relic: 1 Blood at each Location
      And chance draws 2 cards other than Relic: return a drained card and Relic: 1 Blood at each Location
      And chance lays out Brujah, Tremere, Ventrue and Gangrel
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Louis chooses Clan Brujah
      Then it is for Louis to take a Relic
      And Claudia cannot take Relic: 1 Blood at each Location because vendetta.variant.relics.choice-order

    @id:VEND-0158 @needs:three-players @needs:relics
    @vendetta.variant.relics.choice-order
    Scenario: A Relic that another player has taken cannot be taken
      Given Louis, Claudia and Armand meet for a new game
      And the game is played with Relics
      When chance makes Claudia the first player
      And chance draws Relic: return a drained card and Relic: 1 Blood at each Location
      And chance draws 2 cards other than Relic: return a drained card and Relic: 1 Blood at each Location
      And chance lays out Brujah, Tremere, Ventrue and Gangrel
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Louis chooses Clan Brujah
      And Louis takes Relic: return a drained card
      Then it is for Armand to take a Relic
      And Armand cannot take Relic: return a drained card because vendetta.variant.relics.choice-order

    @id:VEND-1251 @needs:feed @needs:location-setup @needs:three-players @needs:relics
    @vendetta.variant.relics.choice-order
    Scenario: Three players take Relics counter-clockwise and keep them as the first round begins
      Given Louis, Claudia and Armand meet for a new game
      And the game is played with Relics
      When chance makes Claudia the first player
      And chance draws Relic: return a drained card and Relic: 1 Blood at each Location
      And chance draws 2 cards other than Relic: return a drained card and Relic: 1 Blood at each Location
      And chance lays out Brujah, Tremere, Ventrue and Gangrel
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Louis chooses Clan Brujah
      And Louis takes Relic: return a drained card
      Then it is for Armand to take a Relic
      When Armand takes Relic: 1 Blood at each Location
      Then it is for Claudia to take a Relic
      When Claudia takes a Relic other than Relic: return a drained card and Relic: 1 Blood at each Location
      Then Louis owns Relic: return a drained card
      And Armand owns Relic: 1 Blood at each Location
      And it is for chance to draw an Ally

    @id:VEND-1196 @needs:relics @vendetta.variant.relics.choice-order
    Scenario: Four players take Relics counter-clockwise, the Ambition holder last
      Given Louis, Claudia, Armand and Lestat meet for a new game
      And the game is played with Relics
      When chance makes Claudia the first player
      And chance draws Relic: return a drained card and Relic: 1 Blood at each Location
      And chance draws 3 cards other than Relic: return a drained card and Relic: 1 Blood at each Location
      And chance lays out Brujah, Tremere, Ventrue, Gangrel and Malkavian
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Lestat chooses Clan Gangrel
      And Louis chooses Clan Brujah
      Then it is for Louis to take a Relic
      When Louis takes Relic: return a drained card
      Then it is for Lestat to take a Relic
      When Lestat takes Relic: 1 Blood at each Location
      Then it is for Armand to take a Relic
      When Armand takes a Relic other than Relic: return a drained card and Relic: 1 Blood at each Location
      Then it is for Claudia to take a Relic

    @id:VEND-0159 @needs:feed @needs:location-setup @needs:three-players @needs:relics
    @vendetta.variant.relics.unused-removed
    Scenario: The leftover Relic leaves the game
      Given Louis, Claudia and Armand meet for a new game
      And the game is played with Relics
      When chance makes Claudia the first player
      And chance draws Relic: return a drained card and Relic: 1 Blood at each Location
      And chance draws 2 cards other than Relic: return a drained card and Relic: 1 Blood at each Location
      And chance lays out Brujah, Tremere, Ventrue and Gangrel
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Louis chooses Clan Brujah
      And Louis takes Relic: return a drained card
      And Armand takes a Relic other than Relic: return a drained card and Relic: 1 Blood at each Location
      And Claudia takes a Relic other than Relic: return a drained card and Relic: 1 Blood at each Location
      Then Claudia cannot take Relic: 1 Blood at each Location because vendetta.variant.relics.unused-removed
      And it is for chance to draw an Ally

    @id:VEND-0179 @needs:three-players @needs:relics @vendetta.variant.relics.players-plus-one
    Scenario: A player cannot take a Relic that is not laid out
      Given Louis, Claudia and Armand meet for a new game
      And the game is played with Relics
      When chance makes Claudia the first player
      And chance draws Relic: return a drained card
      And chance draws 3 cards other than Relic: 1 Blood at each Location
      And chance lays out Brujah, Tremere, Ventrue and Gangrel
      And Claudia chooses Clan Tremere
      And Armand chooses Clan Ventrue
      And Louis chooses Clan Brujah
      Then Louis cannot take Relic: 1 Blood at each Location because vendetta.variant.relics.players-plus-one
      And it is for Louis to take a Relic

    @id:VEND-0160 @needs:three-players @needs:relics @needs:location-cards @vendetta.variant.combinable
    @vendetta.variant.location-cards.setup @vendetta.variant.relics.players-plus-one
    Scenario: Location cards and Relics can be used together
      Given Louis, Claudia and Armand meet for a new game
      And the game is played with Location cards and Relics
      When chance makes Louis the first player
      And chance draws The Collar and Succubus Club
      And chance draws Relic: return a drained card and Relic: 1 Blood at each Location
      And chance draws 2 cards other than Relic: return a drained card and Relic: 1 Blood at each Location
      Then The Collar is the Location card at Location 1
      And Succubus Club is the Location card at Location 2
      And it is for chance to lay out a Clan sheet

  Rule: A Relic is used once and turned face down

    @id:VEND-0161 @needs:draining @needs:relics @example @vendetta.variant.relics.return-drained-card
    @vendetta.variant.relics.once-per-game @vendetta.variant.relics.flip-when-used
    Scenario: A Relic can return a Drained card to the Alliance in its player's turn
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Relics
      And Louis holds Hunt
      And Louis owns Relic: return a drained card
      And Louis has Drained Betty Fuller and Victim
      When Louis uses Relic: return a drained card with Betty Fuller
      Then Louis's Alliance holds Betty Fuller
      And Louis has Drained Victim
      And Louis has used the Relic
      And Louis's Pool stays the same
      And Louis cannot use Relic: return a drained card with Victim because vendetta.variant.relics.once-per-game
      And it is for Louis to play a card

    @id:VEND-0162 @needs:draining @needs:feed @needs:hand-building @needs:location-setup @needs:relics
    @vendetta.variant.relics.once-per-game @vendetta.variant.relics.flip-when-used
    Scenario: A used Relic cannot be used again in a later round
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Relics
      And it is round 2
      And Louis holds Hunt
      And Louis owns Relic: return a drained card
      And Louis has Drained Betty Fuller and Victim
      When Louis uses Relic: return a drained card with Victim
      And Louis plays Hunt face up at the Prince's Haven and ends the turn
      And Louis secretly withdraws
      Then it is round 3
      And Louis cannot use Relic: return a drained card with Betty Fuller because vendetta.variant.relics.once-per-game
      And Louis has Drained Betty Fuller
      And it is for Louis to play a card

    @id:VEND-0163 @needs:relics @example @vendetta.variant.relics.return-drained-card
    @vendetta.draining.timing
    Scenario: A returned card can be Drained again
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Relics
      And Louis holds Hunt
      And Louis owns Relic: return a drained card
      And Louis's Alliance holds Betty Fuller
      When Louis drains Betty Fuller
      And Louis plays Hunt face up at Location 1
      And Louis uses Relic: return a drained card with Betty Fuller
      And Louis drains Betty Fuller
      Then Louis gains 6 Blood
      And Louis has Drained Betty Fuller
      And it is for Louis to go on or end the turn

    @id:VEND-0164 @needs:draining @needs:relics @vendetta.variant.relics.once-per-game
    Scenario: A Relic works only in its player's turn and on that player's Drained cards
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Relics
      And Louis and Claudia hold Hunt
      And Claudia owns Relic: return a drained card
      And Claudia has Drained Victim
      And Louis has Drained Betty Fuller
      Then Claudia cannot use Relic: return a drained card with Victim because vendetta.variant.relics.once-per-game
      When Louis plays Hunt face up at Location 1 and ends the turn
      Then Claudia cannot use Relic: return a drained card with Betty Fuller because vendetta.variant.relics.once-per-game
      And Claudia may use Relic: return a drained card with Victim
      And it is for Claudia to play a card

    @id:VEND-0165 @needs:relics @example @vendetta.variant.relics.play-one-blood-everywhere
    @vendetta.variant.relics.once-per-game @vendetta.variant.relics.flip-when-used
    Scenario: A Relic can put 1 Blood at each Location at the start of the Resolution Phase
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Relics
      And it is the Resolution Phase
      And Louis owns Relic: 1 Blood at each Location
      And Louis has Hunt face up at Location 2
      Then it is for Louis to use a Relic or decline
      When Louis uses Relic: 1 Blood at each Location
      Then Louis has 1 Blood at Location 1
      And Louis has Hunt face up and 1 Blood at Location 2
      And Louis has 1 Blood at the Prince's Haven
      And Louis loses 3 Blood
      And Louis has used the Relic
      And it is for Louis to stay or withdraw

    @id:VEND-1055 @example @needs:draining @needs:relics @vendetta.variant.relics.play-one-blood-everywhere
    Scenario Outline: No other Relic is offered at the start of the Resolution Phase
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Relics
      And it is the Resolution Phase
      And Louis owns <relic>
      And Louis has Drained Victim
      And Louis has Hunt face up at Location 2
      Then it is for Louis to stay or withdraw

      Examples:
        | relic                        |
        | Relic: return a drained card |
        | Relic 3                      |

    @id:VEND-0166 @needs:feed @needs:hand-building @needs:location-setup @needs:relics
    @example @vendetta.variant.relics.play-one-blood-everywhere
    @vendetta.variant.relics.once-per-game
    Scenario: The Relic that places Blood may be saved for a later round but not used in Planning
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Relics
      And it is the Resolution Phase
      And Louis owns Relic: 1 Blood at each Location
      And Louis holds Hunt
      When Louis declines
      Then it is round 2
      And Louis cannot use Relic: 1 Blood at each Location because vendetta.variant.relics.once-per-game
      When Louis plays Hunt face up at Location 1 and ends the turn
      Then it is for Louis to use a Relic or decline

    @id:VEND-0167 @needs:relics @vendetta.variant.relics.once-per-game
    Scenario: A used Relic is not offered at the start of the Resolution Phase
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Relics
      And it is the Resolution Phase
      And Louis owns Relic: 1 Blood at each Location
      And Louis has used the Relic
      And Louis has 1 Blood at Location 2
      Then it is for Louis to stay or withdraw
      And Louis cannot use Relic: 1 Blood at each Location because vendetta.variant.relics.once-per-game

  Rule: A Relic adds its printed Influence at the end

    @id:VEND-0168 @needs:relics @vendetta.variant.relics.end-influence
    Scenario: A used Relic adds its Influence at the end
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Relics
      And it is round 3
      And it is the Withdraw Step at the Prince's Haven
      And Louis has 4 Influence
      And Louis owns Relic: 1 Blood at each Location
      And Louis has used the Relic
      And Claudia owns Relic: return a drained card
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Louis wins the game with 6 Influence
      And Claudia ends the game with 3 Influence

    @id:VEND-0169 @needs:relics @vendetta.variant.relics.end-influence
    Scenario: An unused Relic adds the same Influence as a used one
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Relics
      And it is round 3
      And it is the Withdraw Step at the Prince's Haven
      And Louis has 4 Influence
      And Louis owns Relic: 1 Blood at each Location
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Louis wins the game with 6 Influence

    @id:VEND-1197 @needs:take-diablerie @needs:ending @needs:planning @needs:relics
    @vendetta.diablerie.third-token-eliminates
    Scenario: An eliminated player gets no Influence from a Relic
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Relics
      And Armand and Lestat are out of the game
      And Louis holds Hunt
      And Louis owns Relic: 1 Blood at each Location
      And Louis has 2 Diablerie tokens
      And Louis's Alliance holds Marcel
      When Louis drains Marcel
      Then Claudia wins the game with 3 Influence
      And Louis ends the game with 0 Influence

    @id:VEND-1012 @needs:relics @vendetta.variant.relics.end-influence
    Scenario Outline: Each Relic adds its printed Influence
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Relics
      And it is round 3
      And it is the Withdraw Step at the Prince's Haven
      And Louis owns <relic>
      And the game stops once the Prince's Haven is resolved
      When Louis lets the game go on
      Then Louis ends the game with <influence> Influence

      Examples:
        | relic                            | influence |
        | Relic: return a drained card     | 3         |
        | Relic: 1 Blood at each Location  | 5         |
        | Relic 3                          | 3         |
        | Relic 4                          | 3         |
        | Relic 5                          | 3         |
        | Relic 6                          | 3         |
        | Relic 7                          | 3         |
        | Relic 8                          | 3         |
