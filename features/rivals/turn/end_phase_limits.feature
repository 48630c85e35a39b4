# Rivals, "End Phase"
Feature: Limits of the End Phase

  Background:
    Given Ana and Bruno sit clockwise
    And Ana and Bruno draw from 9 Shotgun
    And Ana's Keondra is in the Haven
    And Bruno's Hakim Owusu is in the Haven

  @id:RIV-1930 @rivals.end.no-cards @checks:a,c @needs:torpor
  Scenario: No card can be played in the End Phase, but cards can be discarded to mend
    Given it is Ana's Torpor and Mending Step
    And Ana's Benicio is in the Haven with 2 Blood
    And Ana holds Majesty and Shameless
    Then Ana cannot play Majesty as Unhosted Action because rivals.end.no-cards
    And Keondra cannot play Shameless as Action card because rivals.end.no-cards
    When Ana discards Majesty to mend Benicio
    Then Benicio gains 1 Blood
    And Ana holds Shameless
    And Ana's discard pile holds Majesty

  @id:RIV-1931 @rivals.end.no-cards @checks:a
  Scenario: No card can be played in the Draw Step
    Given it is Ana's Draw Step
    And Ana holds Majesty
    Then Ana cannot play Majesty as Unhosted Action because rivals.end.no-cards
    When Ana draws a card from the Library
    Then Ana cannot play Majesty as Unhosted Action because rivals.end.no-cards
    And Ana holds Majesty and Shotgun
    And it is for Ana to choose a deck

  @id:RIV-1932 @rivals.end.no-conspiracies-or-traps @checks:a
  Scenario: A fully funded Conspiracy cannot be revealed in the End Phase
    Given it is Ana's Torpor and Mending Step
    And Ana's Benicio is in the Haven with 2 Blood
    And Ana's Snake Oil lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    And Ana holds Shotgun
    Then Ana cannot reveal Conspiracy because rivals.end.no-conspiracies-or-traps
    When Ana declines
    Then Ana cannot reveal Conspiracy because rivals.end.no-conspiracies-or-traps
    And it is for Ana to choose a deck
    And Conspiracy lies face down

  @id:RIV-1933 @rivals.end.only-mitigation-or-end-phase-abilities @checks:b
  Scenario: An ordinary ability cannot be used in the End Phase
    Given it is Ana's Draw Step
    And Ana's Haven card is The Orphanage
    And Keondra is Leader
    And Ana's discard pile holds Shotgun, Awe, Charmer, Ingratiate and Shameless
    Then Ana cannot use The Orphanage through Keondra because rivals.end.only-mitigation-or-end-phase-abilities
    And it is for Ana to choose a deck

  @id:RIV-1934 @rivals.activated.only-own-action-phase @checks:b
  Scenario: The Orphanage can be used in the Action Phase
    Given Ana's Haven card is The Orphanage
    And Keondra is Leader
    And Ana's discard pile holds Shotgun, Awe, Charmer, Ingratiate and Shameless
    When Ana uses The Orphanage through Keondra
    Then Ana has 1 Unhosted Action left
    And Ana has 2 Actions left

  @id:RIV-1935 @rivals.end.only-mitigation-or-end-phase-abilities @checks:a
  Scenario: Damage in the End Phase can be prevented
    Given it is Ana's Torpor and Mending Step
    And Prince of the City - Rio de Janeiro is in The Streets
    And Vagrant is attached to Keondra
    And Ana's Iara is in the Haven
    And Iara is Leader
    And the game stops at Ana's Antagonist Step
    Then it is for Ana to choose a target
    When Ana chooses Keondra
    Then it is for Ana to prevent damage or decline
    When Ana uses Vagrant
    Then Keondra keeps all Blood
    And Vagrant is exhausted

  @id:RIV-1936 @rivals.end.mend.torpor-abilities-first @checks:a,b
  Scenario Outline: Effects that work in torpor apply before the free Blood
    Given it is Ana's Torpor and Mending Step
    And Ana's Benicio is in torpor with 1 Blood
    And <card> is attached to Benicio
    And the game stops at Ana's Antagonist Step
    Then it is Ana's Antagonist Step
    And Benicio is in torpor with <blood> Blood

    Examples:
      | card         | blood |
      | Wooden Stake | 1     |
      | Cobra Form   | 2     |

  @id:RIV-1937 @rivals.end.eot.effects-now @checks:a
  Scenario Outline: The player orders all their effects in the End of Turn Step
    Given it is Ana's Torpor and Mending Step
    And Seeking Followers is in The Streets
    And Ana's Not Forgotten lies beside the Haven
    And the game stops at Ana's Antagonist Step
    Then it is for Ana to say which text takes effect next
    When Ana resolves <first> next
    Then it is for Ana to accept or decline
    And Ana has <prestige> Prestige
    When Ana accepts
    And Ana draws a card from the Library
    Then Ana has 19 Prestige
    And Ana holds Shotgun
    And it is Ana's Antagonist Step

    Examples:
      | first             | prestige |
      | Seeking Followers | 19       |
      | Not Forgotten     | 20       |

  @id:RIV-1938 @rivals.end.eot.effects-now @checks:b
  Scenario: Another player's end-of-turn effects wait for that player's turn
    Given it is Ana's Torpor and Mending Step
    And Bruno's Not Forgotten lies beside the Haven
    And the game stops at Ana's Draw Step
    Then it is Ana's Draw Step
    And Bruno holds nothing
    And it is for Ana to let the game go on

  @id:RIV-1939 @rivals.end.antagonist.effects-now @checks:a,b @needs:moving
  Scenario: Caveira acts after the End of Turn Step and before the Draw Step
    Given it is Ana's Torpor and Mending Step
    And BOPE-RJ: Caveira and Seeking Followers are in The Streets
    And Ana's Iara is in the Haven
    And the game stops at Ana's Draw Step
    Then Ana has 19 Prestige
    And Ana holds nothing
    And it is for Ana to choose who is driven out
    When Ana chooses Iara
    Then Iara is in The Streets and ready
    And Keondra is in Ana's Haven
    And it is Ana's Draw Step

  @id:RIV-3899 @rivals.knockout.game-ends-after-current-action @needs:ending
  Scenario: A player who loses the last Prestige at the end of the turn is out before the Antagonist Step
    Given it is Ana's Torpor and Mending Step
    And Ana has 1 Prestige
    And Seeking Followers is in The Streets
    And the game stops at Ana's Antagonist Step
    Then Ana is knocked out
    And Bruno wins the game
