# Rivals, "Turn Sequence", "Beginning Phase", "End Phase", "First Round Rule", "Draw", "Recruit"
Feature: The order of a turn
  The order of steps and its effect on cards, targets and responses.

  @id:RIV-2986 @rivals.begin.step-order @checks:b @needs:turn @needs:stop
  Scenario: Start-of-turn effects apply before anybody readies
    Given Ana and Bruno sit clockwise
    And it is Bruno's City Deck Step
    And the city deck holds Vagrant
    And Bruno's Keondra is in The Streets and exhausted
    And Bruno's Believer lies beside the Haven
    And Bruno's Library holds Awe
    And Ana's Ceraph is in the Haven
    And the game stops at Bruno's Ready and Return Step
    When Bruno draws a card from the Library
    Then it is for Bruno to let the game go on
    And Bruno holds Awe
    And Keondra is in The Streets and exhausted
    When Bruno lets the game go on
    Then Keondra is in Bruno's Haven and ready

  @id:RIV-2987 @rivals.begin.city.first-turn-one-at-a-time @checks:a @needs:turn
  Scenario: An Event among the first city cards is resolved and burned before the next card
    Given Ana and Bruno sit clockwise
    And it is Ana's City Deck Step
    And it is turn 1 of the game
    And Ana and Bruno have not had a turn yet
    And Ana's Ceraph is in the Haven
    And Bruno's Matthew is in the Haven
    And the city deck holds Carnival, Maid, Mugger, Politician and Lookout in unknown order
    When chance draws Carnival
    Then 0 cards lie in The Streets
    And the city burned pile holds Carnival
    When chance draws Maid, Mugger and Politician
    Then 3 cards lie in The Streets
    And the city deck holds Lookout
    And it is for Ana to act

  @id:RIV-2988 @rivals.turn.three-phases @checks:b @needs:turn @needs:recruiting @needs:moving
  Scenario: A player cannot return from the End Phase to the Action Phase
    Given Ana and Bruno sit clockwise
    And Ana and Bruno draw from 9 Shotgun
    And Ana's Ceraph is in the Haven
    And Bruno's Matthew is in the Haven
    And Ana has 1 Action left
    And Ana holds Iara
    When Ana passes 2 times
    Then it is Ana's Draw Step
    And Ana cannot recruit Iara because rivals.action.seven-options
    And Ana cannot move Ceraph to The Streets because rivals.move.not-during-action
    When Ana draws a card from the Library
    And Ana draws a card from the Library
    Then it is Bruno's Action Phase
    And Ceraph is in Ana's Haven
    And Ana holds 3 cards

  @id:RIV-2989 @rivals.turn.round @checks:b @needs:turn @needs:hunters
  Scenario: The last player's first turn is part of the first Round
    Given Ana, Bruno and Clara sit clockwise
    And it is Bruno's Draw Step
    And it is turn 2 of the game
    And Clara has not had a turn yet
    And Ana's Ceraph is in the Haven
    And Bruno's Matthew is in the Haven
    And Clara's Hope is in the Haven
    And the city deck holds Open Season and Vagrant
    And the unused Monsters hold Ghost
    And Bruno draws from 2 Shotgun
    When Bruno draws a card from the Library
    And Bruno draws a card from the Library
    Then Vagrant is in The Streets
    And the city deck holds Open Season
    And it is for Clara to act

  @id:RIV-2998 @rivals.turn.round @checks:b @needs:turn @needs:hunters
  Scenario: The second Round begins after the last player's first turn
    Given Ana, Bruno and Clara sit clockwise
    And it is Clara's Draw Step
    And it is turn 3 of the game
    And Ana's Ceraph is in the Haven
    And Bruno's Matthew is in the Haven
    And Clara's Hope is in the Haven
    And the city deck holds Open Season and Vagrant
    And the unused Monsters hold Ghost
    And Clara draws from 2 Shotgun
    When Clara draws a card from the Library
    And Clara draws a card from the Library
    Then Open Season is in The Streets
    And the city deck holds Vagrant
    And it is for chance to draw a Monster

  @id:RIV-2990 @rivals.end.step-order @checks:a @needs:turn @needs:cards @needs:torpor @needs:moving
  Scenario: Events report mending, the end of the turn, the Antagonists and drawing in that order
    Given Ana and Bruno sit clockwise
    And Ana has 0 Actions left
    And Ana's Iara is in the Haven
    And Ana's Keondra is in torpor with 1 Blood
    And Bruno's Matthew is in the Haven
    And BOPE-RJ: Caveira and Seeking Followers are in The Streets
    And Ana's Library holds Awe
    When Ana passes
    And Ana chooses Iara
    And Ana draws a card from the Library
    Then these events happen in order:
      | event            | character | seat | amount |
      | mended           | Keondra   |      | 1      |
      | prestige-lost    |           | Ana  | 1      |
      | moved-to-streets |           | Ana  |        |
      | card-drawn       |           | Ana  |        |
    And it is Bruno's Action Phase

  @id:RIV-2991 @rivals.end.no-cards @checks:b @needs:turn @needs:cards @needs:hunters @needs:attacks
  Scenario: A Reaction can be played against a Monster that attacks in the End Phase
    Given Ana (hunters) and Bruno sit clockwise
    And it is Ana's Antagonist Step
    And Ghost is in The Streets
    And Ana has tagged Ghost
    And Ana's Ingrid is in The Streets
    And Bruno's Matthew is in the Haven
    And Ana holds Well-Prepared and Drive: Vengeance
    Then Ana cannot play Drive: Vengeance as Unhosted Action because rivals.end.no-cards
    When Ghost attacks Ingrid
    And Ana plays Well-Prepared face down
    And Ana declines
    Then Ingrid keeps all Blood
    And Ana's discard pile holds Well-Prepared

  @id:RIV-2992 @rivals.draw.choose-deck @checks:c @needs:recruiting
  Scenario Outline: A draw from a card's text may come from either deck
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in the Haven
    And Bruno's Matthew is in the Haven
    And Ana holds Thaddeus
    And Ana's Library holds Awe and Shotgun
    And Ana's Faction deck holds Keondra and Iara
    When Ana recruits Thaddeus
    And Ana draws a card from the <deck>
    Then Ana holds <card>
    And Ana's Library holds <library> cards
    And Ana's Faction deck holds <faction> cards

    Examples:
      | deck         | card    | library | faction |
      | Library      | Awe     | 1       | 2       |
      | Faction deck | Keondra | 2       | 1       |

  @id:RIV-2993 @rivals.first-round.no-target @checks:a @needs:cards @needs:hunters @needs:options
  Scenario: In the first turn a player can target only their own characters and Monsters
    Given Ana (hunters), Bruno and Clara sit clockwise
    And Bruno and Clara have not had a turn yet
    And Ana's Ingrid is in the Haven
    And Bruno's Matthew is in the Haven
    And Clara's Iara is in the Haven
    And Ghost is in The Streets
    And Ana's burned pile holds Noriko
    And Ana holds Wrath
    When Ingrid plays Wrath as Action card
    Then exactly these choices are open to Ana:
      | Ana chooses Ghost   |
      | Ana chooses Ingrid  |
    When Ana chooses Ingrid
    Then Ingrid takes 0 damage

  @id:RIV-2999 @rivals.first-round.no-target @checks:c @needs:cards @needs:hunters @needs:options
  Scenario: A foe's character can be targeted once that foe has had a turn
    Given Ana (hunters), Bruno and Clara sit clockwise
    And Clara has not had a turn yet
    And Ana's Ingrid is in the Haven
    And Bruno's Matthew is in the Haven
    And Clara's Iara is in the Haven
    And Ghost is in The Streets
    And Ana's burned pile holds Noriko
    And Ana holds Wrath
    When Ingrid plays Wrath as Action card
    Then exactly these choices are open to Ana:
      | Ana chooses Ghost   |
      | Ana chooses Ingrid  |
      | Ana chooses Matthew |
    When Ana chooses Matthew
    Then Matthew takes 2 damage

  @id:RIV-3920 @rivals.first-round.no-target @checks:a @needs:cards @needs:hunters
  Scenario Outline: An Action card cannot target a character before its player's first turn
    Given Ana (hunters), Bruno and Clara sit clockwise
    And Clara has not had a turn yet
    And Ana's Ryan is in The Streets
    And Bruno's Hope is in the Haven
    And Clara's Iara is in the Haven
    And 1 Prestige of Ana lies on Hope and Iara
    And Ana holds <card>
    When Ryan plays <card> as Action card
    Then Ana cannot choose Iara because rivals.first-round.no-target
    When Ana chooses Hope
    Then <then>

    Examples:
      | card              | then                         |
      | Weigh Down        | Hope bears Weigh Down        |
      | Tracking Device   | Hope bears Tracking Device   |
      | Give 'em the Bird | Hope bears Give 'em the Bird |
      | Found a Weakness  | Hope takes 2 damage          |

  @id:RIV-3921 @rivals.first-round.no-target @needs:cards @needs:hunters
  Scenario: Gina Firenzo cannot put Prestige on a character before its player's first turn
    Given Ana (hunters), Bruno and Clara sit clockwise
    And Clara has not had a turn yet
    And Ana's Ingrid is in the Haven
    And Ana holds Gina Firenzo
    And Bruno's Matthew is in the Haven
    And Clara's Iara is in the Haven
    When Ana recruits Gina Firenzo
    Then Ana cannot choose Iara because rivals.first-round.no-target
    When Ana chooses Matthew
    Then 2 Prestige of Ana lies on Matthew
    And 0 Prestige of Ana lies on Iara

  @id:RIV-3922 @rivals.first-round.no-target @needs:cards
  Scenario: The Hidden Temple cannot target a character before its player's first turn
    Given Ana, Bruno and Clara sit clockwise
    And Clara has not had a turn yet
    And Ana's Haven card is The Hidden Temple
    And Ana's Keondra is in the Haven
    And Keondra is Leader
    And Bruno's Matthew is in the Haven
    And Clara's Iara is in the Haven
    When Keondra uses the Leader Ability of The Hidden Temple
    Then Ana cannot choose Iara because rivals.first-round.no-target
    When Ana chooses Matthew
    Then Matthew has No Influence

  @id:RIV-3923 @rivals.first-round.no-target @needs:cards
  Scenario: Charmer cannot exhaust a character before its player's first turn
    Given Bruno, Ana and Clara sit clockwise
    And Clara has not had a turn yet
    And it is Ana's City Deck Step
    And Ana's Lucky is in the Haven
    And Ana's Charmer lies beside the Haven
    And Bruno's Hope is in the Haven
    And Clara's Grace is in the Haven
    And the game stops at Ana's Ready and Return Step
    When Ana accepts
    Then Ana cannot choose Grace because rivals.first-round.no-target
    When Ana chooses Hope
    Then Hope is exhausted

  @id:RIV-2994 @rivals.recruit.duplicate-of-torpor-allowed @checks:c @needs:recruiting @needs:torpor @needs:turn
  Scenario: A copy back from torpor prevents recruiting, and a copy still in torpor does not
    Given Ana and Bruno sit clockwise
    And it is Bruno's Action Phase
    And Bruno has 0 Actions left
    And Ana's Ceraph is in the Haven
    And Bruno's Matthew is in the Haven
    And Bruno's Hope is in torpor with 3 Blood
    And Bruno's Iara is in torpor with 1 Blood
    And Ana holds Hope and Iara
    When Hope mends 1 Blood
    Then Hope is in Bruno's Haven
    When Bruno passes
    Then Ana cannot recruit Hope because rivals.recruit.not-same-name-in-any-coterie
    When Ana recruits Iara
    Then Ana holds Hope
    And Iara is in Ana's Haven

  @id:RIV-2995 @rivals.ongoing.no-voluntary-discard @checks:b @needs:cards @needs:turn
  Scenario Outline: An Ongoing card leaves play only when a text says so
    Given Ana and Bruno sit clockwise
    And it is Ana's City Deck Step
    And the city deck holds Vagrant
    And Ana's <who> is in the Haven
    And Ana's Share the Wealth and Majesty lie beside the Haven
    And Bruno's Matthew is in the Haven
    Then it is Ana's Action Phase
    And Ana's burned pile holds <burned> card
    And Ana cannot detach Majesty because rivals.attach.no-detach-foreign-card

    Examples:
      | who     | burned |
      | Keondra | 1      |
      | Hope    | 0      |

  @id:RIV-2996 @rivals.relentless.no-response-to-moving @checks:b @needs:moving @needs:hunters @needs:attacks
  Scenario: A player may respond to an attack but not to the move before it
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Ana's Matthew is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Pregador is in the Haven
    When Ana moves Matthew to The Streets
    Then it is for Ana to act
    And Pregador is ready
    When Matthew attacks Iara
    And Matthew makes a Physical attack
    Then it is for Clara to block or decline
