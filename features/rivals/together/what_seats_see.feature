# Rivals, "Revealing Information", "Conspiracies", "Attack Sequence", "Curses", "Monsters"; docs/protocol-rivals.md, "Hidden things"
Feature: Hidden cards and who may see them

  @id:RIV-4075 @rivals.conspiracy.contributor-may-look @checks:a @needs:conspiracies
  Scenario Outline: A contributor sees that Conspiracy in everybody's turn, and no other
    Given Ana, Bruno and Clara sit clockwise
    And it is <whose>'s Action Phase
    And Ana's Keondra is in the Haven
    And Bruno's Grace is in the Haven
    And Clara's Hope is in the Haven
    And Ana's Pay Tribute and Snake Oil lie face down beside the Haven
    And Bruno has been shown Conspiracy
    And Bruno has contributed to Conspiracy
    And Clara has been shown Conspiracy
    And Clara has been shown Conspiracy#2
    Then Bruno sees Conspiracy to be Pay Tribute
    And Bruno does not see what Conspiracy#2 is
    And Clara does not see what Conspiracy is
    And Clara does not see what Conspiracy#2 is
    And Ana sees Conspiracy#2 to be Snake Oil
    And it is for <whose> to act

    Examples:
      | whose |
      | Ana   |
      | Bruno |
      | Clara |

  @id:RIV-4166 @rivals.conspiracy.contributor-may-look @checks:a @needs:conspiracies @needs:attacks
  Scenario: Two contributors each see only their own Conspiracy during another's attack
    Given Ana, Bruno, Clara and Davi sit clockwise
    And it is Davi's Action Phase
    And Ana's Keondra is in the Haven
    And Bruno's Grace is in the Haven
    And Clara's Hope and Iara are in the Haven
    And Davi's Matthew is in The Streets
    And Ana's Pay Tribute and Snake Oil lie face down beside the Haven
    And Bruno has been shown Conspiracy
    And Bruno has contributed to Conspiracy
    And Clara has been shown Conspiracy#2
    And Clara has contributed to Conspiracy#2
    When Matthew attacks Hope
    And Matthew makes a Mental attack
    Then it is for Clara to block or decline
    And Bruno sees Conspiracy to be Pay Tribute
    And Clara and Davi do not see what Conspiracy is
    And Clara sees Conspiracy#2 to be Snake Oil
    And Bruno and Davi do not see what Conspiracy#2 is

  @id:RIV-4094 @rivals.scheme.prestige.secret-fist @checks:a @rivals.scheme.modifiers-face-down @checks:a @needs:influence
  Scenario: Everybody sees who holds out a fist and who has laid a Modifier
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Bruno's Grace is in the Haven
    And Clara's Hope is in the Haven
    And Ana holds Believer
    And Bruno holds Persecution
    When Iara plays Believer as Action card
    And Ana holds out a fist with 2 Prestige
    And Ana says YES
    And Bruno lays Persecution face down
    And Bruno says NO
    Then the position has:
      """
      {"path": ["influence_conflict", "players", 0, "fist"], "value": "?", "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["influence_conflict", "players", 0, "modifier"], "value": null, "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["influence_conflict", "players", 1, "fist"], "value": null, "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["influence_conflict", "players", 1, "modifier"], "value": "?", "viewer": "Clara"}
      """
    And it is for Clara to exert Influence or answer

  @id:RIV-4117 @rivals.prestige-on.peek-at-three @checks:b @needs:hunters
  Scenario Outline: A player with 3 Prestige on a face-down Monster sees it in everybody's turn
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And it is <whose>'s Action Phase
    And Ana's Ingrid is in the Haven
    And Bruno's Matthew is in the Haven
    And Clara's Toquinho is in the Haven
    And Ghost lies face down in The Streets
    And 3 Prestige of Ana lies on Monster
    And 2 Prestige of Clara lies on Monster
    Then Ana sees Monster to be Ghost
    And Bruno and Clara do not see what Monster is
    And it is for <whose> to act

    Examples:
      | whose |
      | Ana   |
      | Bruno |
      | Clara |

  @id:RIV-4125 @rivals.setup.library.shuffled-face-down @rivals.setup.faction.rest-shuffled
  Scenario Outline: Nobody sees the remaining cards of a deck, not even its player
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in the Haven
    And Bruno's Grace is in the Haven
    And Ana's Library holds <library>
    And Ana's Faction deck holds <faction>
    Then nobody sees Ana's Library
    And nobody sees Ana's Faction deck
    And Ana's Library holds 2 cards
    And Ana's Faction deck holds 2 cards
    And it is for Ana to act

    Examples:
      | library                           | faction                         |
      | Shotgun and Awe                   | Hope and Iara                   |
      | Shotgun and Awe in unknown order  | Hope and Iara in unknown order  |

  @id:RIV-4147 @rivals.setup.library.shuffled-face-down @rivals.setup.faction.rest-shuffled @rivals.info.hand-private @rivals.setup.agenda.one-face-down @rivals.agenda-card.collects-while-face-down @needs:influence
  Scenario: Decks, hands and Agenda cards stay hidden while a Scheme is answered
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Rival is Bruno
    And Bruno's Rival is Clara
    And Clara's Rival is Ana
    And it is Bruno's Action Phase
    And Ana's Keondra is in the Haven
    And Bruno's Grace and Hope are in the Haven
    And Clara's Matthew is in the Haven
    And Bruno holds Believer and Awe
    And Clara holds Charmer
    And Bruno's Library holds Shotgun and Snake Oil
    And Bruno's Faction deck holds Lucky and Sage
    And Clara's Library holds Shotgun and Awe in unknown order
    And Clara's Faction deck holds Iara and Jimmy in unknown order
    And Bruno's Agenda card is The Snake Den
    And Clara's Agenda card is Go For Broke
    And Bruno has 2 Agenda
    And Clara has 3 Agenda
    When Hope plays Believer as Action card
    Then it is for Bruno to exert Influence or answer
    And only Bruno sees Bruno's hand
    And only Clara sees Clara's hand
    And nobody sees Bruno's Library
    And nobody sees Clara's Library
    And nobody sees Bruno's Faction deck
    And nobody sees Clara's Faction deck
    And only Bruno sees Bruno's Agenda card
    And only Clara sees Clara's Agenda card

  @id:RIV-4126 @rivals.info.hand-private @rivals.setup.agenda.one-face-down @rivals.agenda-card.collects-while-face-down @needs:attacks @needs:cards
  Scenario: Hands, Agenda cards and Reaction values stay hidden during an attack on the Rival
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Rival is Bruno
    And Bruno's Rival is Clara
    And Clara's Rival is Ana
    And Ana's Matthew is in The Streets
    And Bruno's Keondra and Iara are in the Haven
    And Clara's Hope is in the Haven
    And Ana holds Coiled Strike
    And Bruno holds Shifting Organs and Awe
    And Clara holds Believer
    And Bruno's Agenda card is The Snake Den
    And Bruno has 5 Agenda
    And Clara's Agenda card is Go For Broke
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana declines
    Then it is for Bruno to block or decline
    And only Ana sees Ana's hand
    And only Bruno sees Bruno's hand
    And only Clara sees Clara's hand
    And only Bruno sees Bruno's Agenda card
    And only Clara sees Clara's Agenda card
    And Bruno has 5 Agenda

  @id:RIV-4127 @rivals.info.looked-hand.not-passed-on @rivals.info.hand-private @needs:attacks @needs:cards @needs:options
  Scenario: A shown hand is hidden again once a card of it has been chosen
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Jorge Guerrero is in The Streets
    And Ana holds Awe and Charmer
    And Bruno's Keondra is in the Haven
    And Bruno holds Comeuppance
    And Clara's Hope is in the Haven
    When Jorge Guerrero attacks Keondra
    And Jorge Guerrero makes a Social attack
    And Ana declines
    And Bruno plays Comeuppance face down
    Then Bruno sees Ana's hand
    And Clara does not see Ana's hand
    When Bruno discards Awe
    Then it is for Ana to use an ability or decline
    And only Ana sees Ana's hand

  @id:RIV-4128 @rivals.attack.s2.may-place-face-down @checks:d @rivals.attack.s5.attacker-reveals @rivals.attack.s5.defender-reveals @needs:attacks @needs:cards
  Scenario: Only its player sees a face-down Attack card until the reveal
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra is in The Streets
    And Bruno's Iara and Prudence are in the Haven
    And Clara's Hope is in the Haven
    And Ana holds Subterfuge and Charmer
    And Bruno holds Comeuppance
    When Keondra attacks Iara
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    Then it is for Bruno to block or decline
    And the position has:
      """
      {"path": ["attacks", 0, "attack_card"], "value": "Subterfuge", "viewer": "Ana"}
      """
    And the position has:
      """
      {"path": ["attacks", 0, "attack_card"], "value": "?", "viewer": "Bruno"}
      """
    And the position has:
      """
      {"path": ["attacks", 0, "attack_card"], "value": "?", "viewer": "Clara"}
      """
    When Bruno declines
    Then it is for Bruno to play a Reaction or decline
    And the position has:
      """
      {"path": ["attacks", 0, "attack_card"], "value": "?", "viewer": "Bruno"}
      """
    When Bruno plays Comeuppance face down
    Then it is for Ana to change the target or decline
    And the position has:
      """
      {"path": ["attacks", 0, "attack_card"], "value": "Subterfuge", "viewer": "Bruno"}
      """
    And the position has:
      """
      {"path": ["attacks", 0, "attack_card"], "value": "Subterfuge", "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["attacks", 0, "reaction"], "value": "Comeuppance", "viewer": "Ana"}
      """
    And the position has:
      """
      {"path": ["attacks", 0, "reaction"], "value": "Comeuppance", "viewer": "Clara"}
      """

  @id:RIV-4148 @rivals.attack.s2.may-place-face-down @checks:d @rivals.attack.s5.attacker-reveals @rivals.attack.s5.defender-reveals @rivals.info.hand-private @needs:attacks @needs:cards @needs:hunters
  Scenario: Hunters' Attack cards and Reactions stay hidden until the reveal
    Given Ana, Bruno (hunters) and Clara (hunters) sit clockwise
    And it is Bruno's Action Phase
    And Ana's Keondra is in the Haven
    And Bruno's Evangeline is in The Streets
    And Clara's Ingrid and Rio are in the Haven
    And Bruno holds Rebuke
    And Clara holds Get into its Mind and Shotgun
    When Evangeline attacks Ingrid
    And Evangeline makes a Social attack
    And Bruno plays Rebuke face down
    Then it is for Clara to block or decline
    And the position has:
      """
      {"path": ["attacks", 0, "attack_card"], "value": "?", "viewer": "Ana"}
      """
    And the position has:
      """
      {"path": ["attacks", 0, "attack_card"], "value": "?", "viewer": "Clara"}
      """
    And only Clara sees Clara's hand
    When Clara declines
    Then it is for Clara to play a Reaction or decline
    And the position has:
      """
      {"path": ["attacks", 0, "attack_card"], "value": "?", "viewer": "Clara"}
      """
    When Clara plays Get into its Mind face down
    Then it is for Bruno to pay or decline
    And the position has:
      """
      {"path": ["attacks", 0, "attack_card"], "value": "Rebuke", "viewer": "Ana"}
      """
    And the position has:
      """
      {"path": ["attacks", 0, "attack_card"], "value": "Rebuke", "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["attacks", 0, "reaction"], "value": "Get into its Mind", "viewer": "Ana"}
      """
    And the position has:
      """
      {"path": ["attacks", 0, "reaction"], "value": "Get into its Mind", "viewer": "Bruno"}
      """

  @id:RIV-4129 @rivals.affliction.curses-may-be-face-down @needs:hunters
  Scenario Outline: Only its owner sees a face-down Curse, whatever bears it
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Ana's Ingrid is in the Haven
    And Bruno's Hope is in the Haven
    And Clara's Rio is in the Haven
    And Ghost is in The Streets
    And Clara has tagged Ghost
    And Ana's Shotgun is attached face down to <bearer>
    Then Ana sees Curse to be Shotgun
    And Bruno and Clara do not see what Curse is
    And it is for Ana to act

    Examples:
      | bearer |
      | Hope   |
      | Rio    |
      | Ghost  |

  @id:RIV-4130 @rivals.monster.enters-face-down @rivals.monster.setup.unused @needs:hunters
  Scenario: Nobody sees a face-down Monster's identity or strength, or the Monster deck
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Ana's Ingrid is in the Haven
    And Bruno's Hope is in the Haven
    And Clara's Rio is in the Haven
    And Ghost lies face down in The Streets
    And the Monster deck holds Werewolf and Vampire
    And the unused Monsters hold Warlock
    Then Ana, Bruno and Clara do not see what Monster is
    And nobody sees the Monster deck
    And nobody sees the unused Monsters
    And the position has:
      """
      {"path": ["streets", 0, "blood_potency"], "value": null, "viewer": "Ana"}
      """
    And it is for Ana to act

  @id:RIV-4149 @rivals.monster.enters-face-down @rivals.monster.setup.unused @rivals.affliction.curses-may-be-face-down @rivals.prestige-on.peek-at-three @checks:b @needs:hunters @needs:claim @needs:attacks
  Scenario: Face-down cards in The Streets and on Monsters stay hidden during a claim
    Given Ana, Bruno (hunters) and Clara (hunters) sit clockwise
    And Ana's Keondra is in The Streets
    And Prince of the City - Rio de Janeiro is in The Streets
    And Bruno's Ingrid is in the Haven
    And Clara's Rio is in the Haven
    And Ghost lies face down in The Streets
    And 3 Prestige of Clara lies on Monster
    And Werewolf is in The Streets
    And Clara has tagged Werewolf
    And Bruno's Shotgun is attached face down to Werewolf
    And the Monster deck holds Vampire
    And the unused Monsters hold Warlock
    When Keondra claims to be Prince
    Then it is for Bruno to attack the claimant or decline
    And Clara sees Monster to be Ghost
    And Ana and Bruno do not see what Monster is
    And Bruno sees Curse to be Shotgun
    And Ana and Clara do not see what Curse is
    And nobody sees the Monster deck
    And nobody sees the unused Monsters
    And the position has:
      """
      {"path": ["streets", 1, "blood_potency"], "value": null, "viewer": "Ana"}
      """

  @id:RIV-4131 @rivals.setup.faction.choose-leader-face-down @rivals.setup.city-deck.four-events-out @rivals.monster.setup.unused @needs:setup @needs:hunters
  Scenario: In set-up each player sees only their own Faction deck and Leader, and no removed cards
    Given Ana, Bruno (hunters) and Clara meet for a new game
    And Ana's Faction deck holds Ceraph and Iara in unknown order
    And Bruno's Faction deck holds Rio and Ingrid in unknown order
    And Clara's Faction deck holds Hope and Grace in unknown order
    When chance draws Ghost and Werewolf
    And chance draws Carnival, Uprising, Corruption and Crackdown
    And Ana chooses Ceraph as Leader
    Then it is for Bruno to choose a Leader
    And only Ana sees Ana's chosen Leader
    And only Ana sees Ana's Faction deck
    And only Bruno sees Bruno's Faction deck
    And only Clara sees Clara's Faction deck
    And nobody sees the set-aside cards
    And nobody sees the unused Monsters
    And nobody sees the Monster deck
    And nobody sees the city deck

  @id:RIV-4132 @rivals.setup.leader.simultaneous-reveal @checks:a @rivals.setup.faction.choose-leader-face-down @needs:setup @needs:stop
  Scenario Outline: The choice of Player 1 does not reveal Leaders or Havens
    Given Ana, Bruno and Clara sit clockwise
    And set-up has come to the choice of Player 1
    And Ana has chosen Ceraph as Leader
    And Bruno has chosen Matthew as Leader
    And Clara has chosen Hope as Leader
    And Bruno's Haven card is The Orphanage
    And the game stops at the reveal of Leaders
    When chance makes <first> Player 1
    Then it is for <first> to let the game go on
    And only Ana sees Ana's chosen Leader
    And only Bruno sees Bruno's chosen Leader
    And only Clara sees Clara's chosen Leader
    And only Bruno sees Bruno's Haven card

    Examples:
      | first |
      | Ana   |
      | Clara |

  @id:RIV-4150 @rivals.setup.faction.choose-leader-face-down @needs:setup
  Scenario: None of four players sees another's choice of Leader or Faction deck
    Given Ana, Bruno, Clara and Davi sit clockwise
    And set-up has come to the choice of Leaders
    And Ana's Faction deck holds Ceraph and Iara in unknown order
    And Bruno's Faction deck holds Matthew and Jimmy in unknown order
    And Clara's Faction deck holds Hope and Grace in unknown order
    And Davi's Faction deck holds Keondra and Lucky in unknown order
    When Ana chooses Ceraph as Leader
    And Bruno chooses Matthew as Leader
    And Clara chooses Hope as Leader
    Then it is for Davi to choose a Leader
    And only Ana sees Ana's chosen Leader
    And only Bruno sees Bruno's chosen Leader
    And only Clara sees Clara's chosen Leader
    And only Clara sees Clara's Faction deck
    And only Davi sees Davi's Faction deck

  @id:RIV-4133 @rivals.conspiracy.place-face-down @checks:a,b @rivals.conspiracy.undeclared
  Scenario Outline: Only its player sees a fully funded Conspiracy, in anybody's turn
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Rival is Bruno
    And Bruno's Rival is Clara
    And Clara's Rival is Ana
    And it is <whose>'s Action Phase
    And Ana's Keondra is in the Haven
    And Bruno's Grace is in the Haven
    And Clara's Hope is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    Then Ana sees Conspiracy to be Pay Tribute
    And Bruno and Clara do not see what Conspiracy is
    And it is for <whose> to act

    Examples:
      | whose |
      | Ana   |
      | Bruno |
      | Clara |

  @id:RIV-4151 @rivals.conspiracy.place-face-down @checks:a,b @needs:attacks
  Scenario: Only its player sees a face-down Conspiracy during an attack
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Rival is Clara
    And Bruno's Rival is Ana
    And Clara's Rival is Bruno
    And Ana's Keondra is in The Streets
    And Bruno's Matthew and Lucky are in the Haven
    And Clara's Hope is in the Haven
    And Bruno's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Bruno lies on Conspiracy
    And Clara's Snake Oil lies face down beside the Haven
    And 1 Prestige of Clara lies on Conspiracy#2
    When Keondra attacks Matthew
    And Keondra makes a Social attack
    Then it is for Bruno to block or decline
    And Bruno sees Conspiracy to be Pay Tribute
    And Ana and Clara do not see what Conspiracy is
    And Clara sees Conspiracy#2 to be Snake Oil
    And Ana and Bruno do not see what Conspiracy#2 is

  @id:RIV-4134 @rivals.icons.prestige.public @rivals.agenda-card.collects-while-face-down @rivals.terms.burn.face-up @rivals.setup.rivals.draw-clockwise-and-reveal @needs:colours
  Scenario: Everybody sees each player's Prestige, its colours, Agenda and Rival
    Given Ana, Bruno and Clara sit clockwise
    And Bruno's Rival is Ana
    And Ana's Keondra is in the Haven
    And Bruno's Grace is in the Haven
    And Clara's Hope is in the Haven
    And Bruno has 12 Prestige
    And 3 of Bruno's Prestige are Ana's
    And Bruno's Agenda card is The Snake Den
    And Bruno has 4 Agenda
    And Bruno's burned pile holds Iara
    Then the position has:
      """
      {"path": ["seats", 1, "prestige"], "value": 12, "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["seats", 1, "foreign_prestige", "Ana"], "value": 3, "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["seats", 1, "agenda"], "value": 4, "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["seats", 1, "rival"], "value": "Ana", "viewer": "Clara"}
      """
    And the position has:
      """
      {"path": ["seats", 1, "burned"], "value": ["Iara"], "viewer": "Clara"}
      """
    And it is for Ana to act

  @id:RIV-4152 @rivals.icons.prestige.public @rivals.agenda-card.collects-while-face-down @rivals.terms.burn.face-up @rivals.setup.rivals.draw-clockwise-and-reveal @needs:colours @needs:hunters @needs:attacks
  Scenario: Everybody still sees an attacked player's public information
    Given Ana, Bruno (hunters), Clara and Davi sit clockwise
    And it is Davi's Action Phase
    And Clara's Rival is Bruno
    And Ana's Keondra is in the Haven
    And Bruno's Rio is in the Haven
    And Clara's Hope and Grace are in the Haven
    And Davi's Matthew is in The Streets
    And Clara has 8 Prestige
    And 2 of Clara's Prestige are Davi's
    And Clara's Agenda card is Go For Broke
    And Clara has 7 Agenda
    And Clara's burned pile holds Shotgun and Lucky
    When Matthew attacks Hope
    And Matthew makes a Mental attack
    Then it is for Clara to block or decline
    And the position has:
      """
      {"path": ["seats", 2, "prestige"], "value": 8, "viewer": "Ana"}
      """
    And the position has:
      """
      {"path": ["seats", 2, "foreign_prestige", "Davi"], "value": 2, "viewer": "Ana"}
      """
    And the position has:
      """
      {"path": ["seats", 2, "agenda"], "value": 7, "viewer": "Ana"}
      """
    And the position has:
      """
      {"path": ["seats", 2, "rival"], "value": "Bruno", "viewer": "Ana"}
      """
    And the position has:
      """
      {"path": ["seats", 2, "burned"], "value": ["Shotgun", "Lucky"], "viewer": "Davi"}
      """
