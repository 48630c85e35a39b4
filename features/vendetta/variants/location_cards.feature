# Rulebook, "Game variants": Location cards
Feature: Location cards

  Rule: Every Location but the Prince's Haven gets a Location card

    @id:VEND-0007 @needs:location-cards @vendetta.components.location-cards
    Scenario: There are seven Location cards
      Given Louis, Claudia, Armand and Lestat meet for a new game
      And the game is played with Location cards
      When chance makes Louis the first player
      Then it is for chance to draw a Location card
      And 7 cards can be drawn
      When chance draws The Collar
      Then 6 cards can be drawn

    @id:VEND-0149 @needs:location-cards @vendetta.variant.location-cards.setup
    @vendetta.variant.location-cards.haven-excluded
    Scenario: In a four-player game two Location cards are drawn before the Clan sheets
      Given Louis, Claudia, Armand and Lestat meet for a new game
      And the game is played with Location cards
      When chance makes Louis the first player
      And chance draws Succubus Club
      Then it is for chance to draw a Location card
      When chance draws The Collar
      Then Succubus Club is the Location card at Location 1
      And The Collar is the Location card at Location 2
      And there is no Location card at the Prince's Haven
      And it is for chance to lay out a Clan sheet

    @id:VEND-0150 @needs:location-cards @vendetta.variant.location-cards.haven-excluded
    @vendetta.variant.location-cards.setup
    Scenario: In a five-player game three Location cards are drawn
      Given Louis, Claudia, Armand, Lestat and Marius meet for a new game
      And the game is played with Location cards
      When chance makes Louis the first player
      And chance draws 1 card other than Succubus Club and The Collar
      And chance draws Succubus Club
      Then it is for chance to draw a Location card
      When chance draws The Collar
      Then Succubus Club is the Location card at Location 2
      And The Collar is the Location card at Location 3
      And there is no Location card at the Prince's Haven
      And it is for chance to lay out a Clan sheet

    @id:VEND-0602 @needs:location-cards @vendetta.setup.clan-sheets-players-plus-one
    Scenario: Location cards do not change the number of Clan sheets to choose from
      Given Louis, Claudia, Armand and Lestat meet for a new game
      And the game is played with Location cards
      When chance makes Louis the first player
      And chance draws Succubus Club and The Collar
      And chance lays out Brujah, Tremere, Ventrue, Gangrel and Malkavian
      Then it is for Louis to choose a Clan
      And exactly these choices are open to Louis:
        | Louis chooses Clan Brujah    |
        | Louis chooses Clan Tremere   |
        | Louis chooses Clan Ventrue   |
        | Louis chooses Clan Gangrel   |
        | Louis chooses Clan Malkavian |

    @id:VEND-0151 @vendetta.setup.clan-sheets-players-plus-one
    Scenario: The base game draws no Location cards
      Given Louis, Claudia, Armand and Lestat meet for a new game
      When chance makes Louis the first player
      Then it is for chance to lay out a Clan sheet

  Rule: A Location card's effect applies at its Location in every round

    @id:VEND-0152 @needs:planning @needs:location-cards @example @vendetta.variant.location-cards.the-collar
    @vendetta.variant.location-cards.effect-all-game
    Scenario: The Collar gives 2 Influence for sending an opponent into Frenzy at its Location
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Location cards
      And The Collar is the Location card at Location 1
      And Louis holds Hunt
      When Claudia loses 6 Blood through Louis at Location 1
      Then Claudia enters Frenzy through Louis
      And Louis gains 2 Influence
      When Armand loses 6 Blood through Louis at Location 2
      Then Armand enters Frenzy through Louis
      And Louis gains 1 Influence

    @id:VEND-0153 @needs:feed @needs:frenzy @needs:hand-building @needs:location-setup @needs:planning
    @needs:location-cards
    @vendetta.variant.location-cards.effect-all-game
    Scenario: A Location card stays in play for the next round
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Location cards
      And it is round 2
      And it is the Withdraw Step at the Prince's Haven
      And The Collar is the Location card at Location 1
      And the Ally deck holds Marcel, Betty Fuller and Maldavis
      And Louis has Hunt face up at the Prince's Haven
      When Louis secretly withdraws
      Then it is round 3
      And The Collar is the Location card at Location 1
      When Claudia loses 6 Blood through Louis at Location 1
      Then Louis gains 2 Influence

    @id:VEND-0154 @needs:location-cards @example @vendetta.variant.location-cards.succubus-club
    @vendetta.variant.location-cards.effect-all-game
    Scenario: The Succubus Club lets each player take back up to 3 Blood after its Location is resolved
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Location cards
      And it is the Withdraw Step at Location 1
      And Succubus Club is the Location card at Location 1
      And Louis has Challenge face up and 5 Blood at Location 1
      And Lestat has Wolf Companion face up and 2 Blood at Location 1
      And the game stops once Location 1 is resolved
      When everyone stays
      Then it is for Louis to settle an effect
      And Louis cannot use Succubus Club for 4 Blood because vendetta.variant.location-cards.succubus-club
      When Louis uses Succubus Club for 3 Blood
      Then Louis gains 3 Blood
      And Louis has Challenge face up and 2 Blood at Location 1
      When Lestat uses Succubus Club for 1 Blood
      Then Lestat gains 1 Blood
      And Lestat has Wolf Companion face up and 1 Blood at Location 1

    @id:VEND-0155 @needs:location-cards @example @vendetta.variant.location-cards.succubus-club
    @vendetta.variant.location-cards.effect-all-game
    Scenario: The Succubus Club is optional and gives back no more Blood than is there
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Location cards
      And it is the Withdraw Step at Location 1
      And Succubus Club is the Location card at Location 1
      And Louis has Challenge face up and 2 Blood at Location 1
      And Claudia has 1 Blood at Location 1
      And the game stops once Location 1 is resolved
      When everyone stays
      Then Louis cannot use Succubus Club for 3 Blood because vendetta.variant.location-cards.succubus-club
      When Louis declines
      Then Louis's Pool stays the same
      And Louis has Challenge face up and 2 Blood at Location 1
      When Claudia uses Succubus Club for 1 Blood
      Then Claudia has nothing at Location 1

    @id:VEND-0183 @needs:location-cards @example @vendetta.variant.location-cards.succubus-club
    @vendetta.variant.location-cards.effect-all-game
    Scenario: The Succubus Club gives every player with Blood there the choice, in turn order
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Location cards
      And Armand holds the Ambition token
      And it is the Withdraw Step at Location 1
      And Succubus Club is the Location card at Location 1
      And Louis has Challenge face up and 2 Blood at Location 1
      And Armand has 1 Blood at Location 1
      And the game stops once Location 1 is resolved
      When everyone stays
      Then it is for Armand to settle an effect
      When everyone declines
      Then nobody's Pool changes
      And Armand has 1 Blood at Location 1

    @id:VEND-1191 @needs:location-cards @example @vendetta.variant.location-cards.succubus-club
    @vendetta.conflicts-of-rules.same-timing-turn-order
    Scenario: The Succubus Club's choices go clockwise from the Ambition holder
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Location cards
      And it is the Withdraw Step at Location 1
      And Succubus Club is the Location card at Location 1
      And Louis has Challenge face up and 2 Blood at Location 1
      And Claudia has 1 Blood at Location 1
      And Armand has 1 Blood at Location 1
      And Lestat has 1 Blood at Location 1
      And the game stops once Location 1 is resolved
      When everyone stays
      Then it is for Louis to settle an effect
      When Louis declines
      Then it is for Claudia to settle an effect
      When Claudia declines
      Then it is for Armand to settle an effect
      When Armand declines
      Then it is for Lestat to settle an effect
      When Lestat declines
      Then it is for Louis to let the game go on

    @id:VEND-1239 @needs:location-cards @example @vendetta.variant.location-cards.succubus-club
    @vendetta.conflicts-of-rules.same-timing-turn-order
    Scenario: The Succubus Club's choices go clockwise past the last seat to the first
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Location cards
      And Armand holds the Ambition token
      And it is the Withdraw Step at Location 1
      And Succubus Club is the Location card at Location 1
      And Louis has Challenge face up and 2 Blood at Location 1
      And Claudia has 1 Blood at Location 1
      And Lestat has 1 Blood at Location 1
      And the game stops once Location 1 is resolved
      When everyone stays
      Then it is for Lestat to settle an effect
      When Lestat declines
      Then it is for Louis to settle an effect
      When Louis declines
      Then it is for Claudia to settle an effect
      When Claudia declines
      Then it is for Armand to let the game go on

    @id:VEND-0156 @needs:location-cards @example @vendetta.variant.location-cards.succubus-club
    @vendetta.variant.location-cards.effect-all-game
    Scenario: The Succubus Club does not return Blood at another Location
      Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
      And the game is played with Location cards
      And it is the Withdraw Step at Location 1
      And Succubus Club is the Location card at Location 1
      And Louis has Challenge face up at Location 1
      And Claudia has 1 Blood at Location 1
      And Lestat has 2 Blood at Location 2
      When everyone stays
      Then it is for Claudia to settle an effect
      When Claudia declines
      Then it is for Lestat to stay or withdraw
      And Lestat has 2 Blood at Location 2
