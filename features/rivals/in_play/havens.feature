# Rivals, "Haven Cards"
Feature: Haven cards
  The effects of a Haven for its player and for the Leader.

  Background:
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Matthew is in The Streets
    And Bruno's Keondra is in the Haven
    And Clara's Hope is in the Haven
    And Keondra is Leader

  @id:RIV-2293 @rivals.haven-card.active-haven @checks:a,b
  Scenario: The Haven beside the decks is the active one, and Crackdown turns it off
    Given it is Bruno's City Deck Step
    And Crackdown is in The Streets
    And Bruno's Haven card is The Hidden Temple
    And Ana's Haven card is The Clubhouse
    And the game stops at Bruno's Action Phase
    Then Bruno's Haven card lies face down
    And Ana's Haven card lies face up
    When Bruno lets the game go on
    Then Keondra cannot use the Leader Ability of The Hidden Temple because rivals.activated.format

  @id:RIV-2294 @rivals.haven-card.text-protects @checks:a
  Scenario: A Haven's Secrecy protects characters at home
    Given Bruno's Haven card is The Clubhouse
    And Ana holds Shotgun
    When Matthew attacks Keondra
    And Ana declines
    Then the attack fails
    And Ana holds Shotgun

  @id:RIV-2295 @rivals.haven-card.text-protects @checks:c
  Scenario: A Haven's Secrecy does not protect characters in The Streets
    Given Bruno's Haven card is The Clubhouse
    And Bruno's Gisele is in The Streets
    And Ana holds Shotgun
    When Matthew attacks Gisele
    Then it is for Ana to announce the type of the attack

  @id:RIV-2296 @rivals.haven-card.secrecy-only-against-attacks @checks:a,b
  Scenario: A Haven's Secrecy applies only to attacks
    Given Bruno's Haven card is The Clubhouse
    And Ana's Haven card is The Hidden Temple
    And Matthew is Leader
    When Matthew uses the Leader Ability of The Hidden Temple
    And Ana chooses Keondra
    Then Keondra has No Influence
    When Matthew attacks Keondra
    Then the attack fails
    And it is for Ana to act

  @id:RIV-2297 @rivals.haven-card.leader-ability-as-own-text @checks:a
  Scenario Outline: A Leader Ability works wherever the Leader is, and only through the Leader
    Given Ana's Haven card is The Hidden Temple
    And Ana's Ceraph is in <place>
    And Ceraph is Leader
    Then Matthew cannot use the Leader Ability of The Hidden Temple because rivals.activated.format
    When Ceraph uses the Leader Ability of The Hidden Temple
    And Ana chooses Hope
    Then Hope has No Influence

    Examples:
      | place       |
      | the Haven   |
      | The Streets |

  @id:RIV-2298 @rivals.haven-card.leader-ability-banner @checks:a
  Scenario: The Leader has the Influence on the Haven's banner
    Given Bruno's Haven card is The Hidden Temple
    And Bruno's Iara is in the Haven
    And Ana holds Believer
    When Matthew plays Believer as Action card
    And Ana says YES
    Then Iara cannot exert Influence because rivals.influence.other-sources
    When Keondra exerts Influence
    Then Bruno shows 2 Influence
    And it is for Bruno to exert Influence or answer

  @id:RIV-2299 @rivals.haven-card.leader-ability-banner @checks:b
  Scenario: The Leader gets only the Leader Ability of a Haven while in The Streets
    Given Bruno's Haven card is The Hidden Temple
    And Bruno's Lucky is in The Streets
    And Ana holds Shotgun
    When Matthew attacks Lucky
    Then it is for Ana to announce the type of the attack

  @id:RIV-2300 @rivals.haven-card.leader-ability-off-when-out-of-play @checks:a,b
  Scenario: A Leader in torpor has no Leader Ability
    Given Ana's Haven card is The Hidden Temple
    And Ana's Ceraph is in torpor with 4 Blood
    And Ceraph is Leader
    Then Ceraph cannot use the Leader Ability of The Hidden Temple because rivals.activated.format
    When Ceraph mends 1 Blood
    Then Ceraph is in Ana's Haven
    When Ceraph uses the Leader Ability of The Hidden Temple
    And Ana chooses Hope
    Then Hope has No Influence

  @id:RIV-2301 @rivals.info.hand-private @checks:a,b
  Scenario: Only its player sees a hand
    Given Ana holds Shotgun and Charmer
    And Bruno holds Awe
    Then only Ana sees Ana's hand
    And only Bruno sees Bruno's hand
    And it is for Ana to act

  @id:RIV-2302 @rivals.info.no-showing-hand-cards @checks:a
  Scenario: A player cannot show cards from hand
    Given Ana holds Shotgun
    Then exactly these choices are open to Ana:
      | Ana passes                      |
      | Matthew attacks Keondra         |
      | Matthew attacks Hope            |
    And only Ana sees Ana's hand

  @id:RIV-2303 @rivals.discard.from-hand-default @checks:a,b @needs:cards
  Scenario: A discard comes from the hand
    Given BOPE-RJ: PsyOps is in The Streets
    And Ana's Lucky is in the Haven
    And Cobra Form is attached to Matthew
    And Ana holds Shotgun and Hope
    And Ana's Library holds Awe
    And Ana's Believer lies beside the Haven
    When Ana moves Lucky to The Streets
    Then exactly these choices are open to Ana:
      | Ana discards Hope    |
      | Ana discards Shotgun |
    When Ana discards Hope
    Then Ana's discard pile holds Hope
    And Ana holds Shotgun

  @id:RIV-2304 @rivals.discard.piles-public @checks:a
  Scenario: Everybody sees every discard pile
    Given Ana's discard pile holds Shotgun and Lucky
    And Bruno's discard pile holds Awe
    Then everybody sees Ana's discard pile
    And everybody sees Bruno's discard pile
    And it is for Ana to act

  @id:RIV-2305 @rivals.mortal.no-blood-tokens @checks:b
  Scenario: A Mortal that survives an attack keeps no damage
    Given Ana's Ceraph is in The Streets
    And Politician is in The Streets
    When Matthew attacks Politician
    And Matthew makes a Physical attack
    And Ceraph attacks Politician
    And Ceraph makes a Physical attack
    Then Politician is in The Streets
    And Ana has 0 Agenda
    And it is for Ana to act

  @id:RIV-2306 @rivals.mortal.subtypes @checks:b
  Scenario Outline: A Mortal's subtype decides its Agenda and its pile
    Given <mortal> is in The Streets
    And Ana's Snake Oil and Pay Tribute lie face down beside the Haven
    And Ana holds Coiled Strike
    When Matthew attacks <mortal>
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    Then Ana has <agenda> Agenda
    And it is for Ana to <next>
    And the city discard pile holds <n> cards

    Examples:
      | mortal           | agenda | next                            | n |
      | BOPE-RJ: Caveira | 1      | act                             | 1 |
      | Maid             | 1      | say what becomes of the Mortal  | 0 |
      | Vagrant          | 0      | say what becomes of the Mortal  | 0 |

  @id:RIV-2307 @rivals.discipline-token.plus-grants @checks:a,b @needs:torpor
  Scenario: A learned Discipline lets its character play cards until the token is gone
    Given Ana's Jorge Guerrero is in the Haven with 1 Blood
    And Jorge Guerrero has learned Protean
    And Ana holds Cobra Form
    Then Jorge Guerrero may play Cobra Form as Action card
    When Jorge Guerrero is dealt 3 Physical damage
    And Jorge Guerrero mends 2 Blood
    Then Jorge Guerrero is in Ana's Haven
    And Jorge Guerrero cannot play Cobra Form as Action card because rivals.action-card.discipline-missing-discard

  @id:RIV-2308 @rivals.discipline-token.set-of-eleven @checks:b
  Scenario: Each player has one token of each Discipline
    Given Ana's Learning the Ropes lies beside the Haven
    And Ana's Lucky is in the Haven
    And Lucky has learned Protean
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then exactly these choices are open to Ana:
      | Matthew learns Obfuscate |
      | Matthew learns Presence  |
    When Matthew learns Presence
    Then it is for Ana to act

  @id:RIV-2309 @rivals.conspiracy.is-action-card @checks:a
  Scenario: Placing a Conspiracy is an Action
    Given Ana's Iara is in the Haven
    And Ana holds Snake Oil and Pay Tribute
    And Ana has 1 Action left
    When Iara places Snake Oil face down
    Then Ana has 0 Actions left
    And Matthew cannot place Pay Tribute face down because rivals.action.exactly-two-per-turn

  @id:RIV-2310 @rivals.scheme.should-i-is-active-player @checks:a,b @needs:turn
  Scenario: Only its player benefits from a Scheme that asks "Should I"
    Given Ana holds Believer
    And Ana draws from 9 Charmer
    And Bruno and Clara draw from 9 Awe
    And Ana has 1 Action left
    When Matthew plays Believer as Action card
    And Ana says YES
    And Bruno says YES
    And Clara says YES
    And Ana passes
    And Ana draws a card from the Library
    And Ana draws a card from the Library
    Then Bruno and Clara hold nothing
    And it is for Bruno to act
    When Bruno passes 3 times
    And Bruno draws a card from the Library
    And Bruno draws a card from the Library
    And Clara passes 3 times
    And Clara draws a card from the Library
    And Clara draws a card from the Library
    Then it is for Ana to choose a deck
    And Bruno and Clara hold 2 cards

  @id:RIV-2311 @rivals.scheme.other-wording-per-card @checks:b
  Scenario: A Scheme about one player affects that player alone
    Given Meeting at Pão de Açúcar is in The Streets
    And Ana, Bruno and Clara have 4 Agenda
    When Matthew calls the Meeting about Clara
    And Ana says YES
    And Bruno says YES
    And Clara says NO
    Then Clara has 2 Agenda
    And Clara has 22 Prestige
    And Ana and Bruno have 4 Agenda
    And Ana and Bruno keep all Prestige

  @id:RIV-2312 @rivals.scheme.non-active-relentless-only @checks:a,b
  Scenario: Other players may use only Relentless and static abilities in a Scheme
    Given Bruno's Majesty lies beside the Haven
    And Ana holds Believer
    When Matthew plays Believer as Action card
    And Ana says YES
    Then Bruno cannot use Majesty because rivals.scheme.non-active-relentless-only
    When Keondra exerts Influence
    Then Bruno shows 2 Influence
    And it is for Bruno to exert Influence or answer

  @id:RIV-2324 @rivals.info.looked-hand.not-passed-on @checks:a,b
  Scenario: Only the player shown a hand sees it
    Given Ana holds Awe and Charmer
    And Bruno holds Comeuppance
    When Matthew attacks Keondra
    And Matthew makes a Social attack
    And Ana declines
    And Bruno plays Comeuppance face down
    Then Bruno sees Ana's hand
    And Clara does not see Ana's hand
    And it is for Bruno to choose a card of the hand that is shown

  @id:RIV-2325 @rivals.mortal.antagonist-to-discard @checks:b
  Scenario: A defeated Antagonist can return when the city discard pile is reshuffled
    Given BOPE-RJ: PsyOps is in The Streets
    And Ana's Snake Oil and Pay Tribute lie face down beside the Haven
    And Ana holds Coiled Strike
    When Matthew attacks BOPE-RJ: PsyOps
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    Then the city discard pile holds BOPE-RJ: PsyOps
    When Ana passes 2 times
    Then it is for chance to draw a city card
    When chance draws BOPE-RJ: PsyOps
    Then BOPE-RJ: PsyOps is in The Streets
    And the city discard pile is empty

  @id:RIV-2326 @rivals.mortal.burn-or-attach @checks:c
  Scenario Outline: A defeated Antagonist is neither burned nor attached
    Given <mortal> is in The Streets
    And Vagrant is in The Streets
    And Ana's Snake Oil and Pay Tribute lie face down beside the Haven
    And Ana's Grace is in The Streets
    And Ana holds Coiled Strike
    When Matthew attacks <mortal>
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    Then it is for Ana to act
    And Matthew bears nothing
    When Grace attacks Vagrant
    And Grace makes a Physical attack
    Then it is for Ana to say what becomes of the Mortal

    Examples:
      | mortal            |
      | BOPE-RJ: Caveira  |
      | BOPE-RJ: Marksman |

  @id:RIV-2327 @rivals.mortal.burn-effect @checks:e @needs:torpor
  Scenario Outline: A burned Citizen gives mending or Prestige
    Given Ana's Ceraph is in The Streets with 1 Blood
    And Politician is in The Streets
    And Ana's Snake Oil and Pay Tribute lie face down beside the Haven
    And Ana holds Coiled Strike
    When Ceraph attacks Politician
    And Ceraph makes a Physical attack
    And Ana plays Coiled Strike face down
    And Ana burns the Mortal <how>
    Then Ceraph has <blood> Blood
    And Ana has <prestige> Prestige

    Examples:
      | how          | blood | prestige |
      | to mend      | 4     | 20       |
      | for Prestige | 1     | 21       |

  @id:RIV-2328 @rivals.mortal.attached-is-retainer @checks:b @needs:turn
  Scenario Outline: An attached Mortal counts as a Retainer
    Given Ana's Grace is in The Streets
    And Seeking Followers is in The Streets
    And Vagrant and Vagrant are in The Streets
    When Grace attacks Vagrant
    And Grace makes a Physical attack
    And Ana <does>
    And Ana passes 2 times
    Then Ana has <n> Prestige

    Examples:
      | does                        | n  |
      | takes the Mortal as Retainer | 20 |
      | burns the Mortal to mend     | 19 |

  @id:RIV-2329 @rivals.retainer.moved-no-attach-effects-clause @checks:a @needs:hunters
  Scenario: A moved Retainer's one-time effect does not happen again
    Given Practitioner of the Dark Arts is in The Streets
    And Ana holds Coiled Strike, Hasty Embrace and Jorge Guerrero
    And Ana draws from 9 Charmer
    When Matthew attacks Practitioner of the Dark Arts
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    And Ana takes the Mortal as Retainer
    And Ana draws a card from the Library
    And Ana plays Hasty Embrace as Unhosted Action
    And Ana recruits Jorge Guerrero
    Then Jorge Guerrero bears Practitioner of the Dark Arts
    And Ana holds Charmer
    And Ana has 1 Agenda
    And it is for Ana to act

  @id:RIV-2330 @rivals.retainer.moved-no-attach-effects-clause @checks:b @needs:hunters
  Scenario: A moved Retainer gives its new bearer its static bonus
    Given Mugger is in The Streets
    And Ana holds Coiled Strike, Hasty Embrace and Jorge Guerrero
    When Matthew attacks Mugger
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    And Ana takes the Mortal as Retainer
    And Ana plays Hasty Embrace as Unhosted Action
    And Ana recruits Jorge Guerrero
    Then Matthew bears nothing
    And Matthew's Blood Potency is 5
    And Jorge Guerrero's Blood Potency is 4
    And Jorge Guerrero has 2 Blood

  @id:RIV-2331 @rivals.unique.all-characters @checks:a @needs:hunters
  Scenario: A card effect cannot recruit a character already in play
    Given Vagrant is in The Streets
    And Ana holds Hasty Embrace, Hope and Jorge Guerrero
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    And Ana takes the Mortal as Retainer
    And Ana plays Hasty Embrace as Unhosted Action
    Then Ana cannot recruit Hope because rivals.recruit.not-same-name-in-any-coterie
    When Ana recruits Jorge Guerrero
    Then Jorge Guerrero bears Vagrant
    And Clara controls Hope
