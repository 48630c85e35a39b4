# Rivals, "Torpor", "Monsters", "Leader Abilities", "Retainers", "Rio de Janeiro City Deck", "Conspiracies"
Feature: Rare combinations
  Effects in force, whom they concern, and what remains afterwards.

  @id:RIV-3540 @rivals.priority.own-effects-own-order @needs:hunters @needs:options
  Scenario: Two texts of a defeated character are listed separately by name
    Given Ana (hunters) and Bruno sit clockwise
    And it is Bruno's Action Phase
    And Bruno's Matthew is in The Streets
    And Ana's Ingrid is in the Haven
    And Ana's Noriko is in The Streets
    And Ana's Poison Pill is attached to Noriko
    And Ana's Library holds Rebuke and Wrath
    When Matthew attacks Noriko
    And Matthew makes a Physical attack
    Then exactly these choices are open to Ana:
      | Ana resolves Noriko next      |
      | Ana resolves Poison Pill next |
    When Ana resolves Poison Pill next
    And Ana decides for the damage
    Then Matthew takes 2 damage
    And it is for Ana to choose a deck

  @id:RIV-3541 @rivals.ongoing.always-on
  Scenario: An attached Library card is not a Retainer
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in the Haven
    And Ana's Cobra Form is attached to Keondra
    And Seeking Followers is in The Streets
    And Ana has 0 Actions left
    And the game stops at Ana's Draw Step
    When Ana passes
    Then Ana has 19 Prestige
    And it is for Ana to let the game go on

  @id:RIV-3542 @rivals.influence.exert-all @needs:influence
  Scenario: Majesty counts the Leader's Presence for the Leader alone
    Given Ana and Bruno sit clockwise
    And Ana's Matthew, Keondra and Ociel Gonzalez are in the Haven
    And Ociel Gonzalez is Leader
    And Ana's Majesty lies beside the Haven
    And Politician is attached to Keondra
    And Ana holds Believer
    And Bruno's Hope is in the Haven
    When Matthew plays Believer as Action card
    And Keondra exerts Influence
    Then Ana shows 2 Influence
    And it is for Ana to exert Influence or answer

  @id:RIV-3571 @rivals.influence.exert-all @needs:influence
  Scenario: Majesty does not count for a foe's Leader
    Given Ana and Bruno sit clockwise
    And Ana's Matthew and Ociel Gonzalez are in the Haven
    And Ana's Majesty lies beside the Haven
    And Ana holds Believer
    And Bruno's Gisele is in the Haven
    And Ociel Gonzalez and Gisele are Leaders
    When Matthew plays Believer as Action card
    And Ana says YES
    And Gisele exerts Influence
    Then Bruno shows 1 Influence
    And it is for Bruno to exert Influence or answer

  @id:RIV-3543 @rivals.golden.card-beats-rulebook @needs:moving @needs:options
  Scenario: A Maid cannot take her bearer to the party it is already in
    Given Ana and Bruno sit clockwise
    And Ana's Keondra and Ceraph are in The Streets
    And Ana's Lucky is in The Streets
    And Ana's Iara is in the Haven
    And Bruno's Matthew is in the Haven
    And Maid is attached to Keondra
    And Ana has 0 Actions left
    And the game stops at Ana's Draw Step
    When Ana passes
    And Ana accepts
    Then exactly these choices are open to Ana:
      | Ana chooses Lucky |
      | Ana chooses Iara  |
    When Ana chooses Lucky
    Then Keondra and Lucky are a party of Ana
    And it is for Ana to let the game go on

  @id:RIV-3544 @rivals.golden.card-beats-rulebook @needs:recruiting @needs:mortals @needs:hunters
  Scenario: Recruiting by a card's text triggers abilities about recruiting
    Given Ana and Bruno sit clockwise
    And Bruno's Keondra is in the Haven
    And Ana's Matthew is in The Streets
    And Ana's Lucky is in the Haven
    And Ana holds Hasty Embrace and Grace
    And Ana's Library holds Believer and Awe
    And Vagrant is in The Streets
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    And Ana takes the Mortal as Retainer
    And Ana plays Hasty Embrace as Unhosted Action
    And Ana recruits Grace
    Then it is for Ana to choose a deck

  @id:RIV-3545 @rivals.discipline-token.plus-grants @needs:cards
  Scenario: A Discipline token already used by one character cannot be given to another
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Ana's Grace is in The Streets
    And Ana's Learning the Ropes lies beside the Haven
    And Bruno's Lucky is in the Haven
    When Matthew attacks Lucky
    And Matthew makes a Physical attack
    And Matthew learns Auspex
    And Grace attacks Lucky
    And Grace makes a Physical attack
    Then exactly these choices are open to Ana:
      | Grace learns Potence  |
      | Grace learns Presence |

  @id:RIV-3546 @rivals.activated.once-per-own-action-phase @needs:stop @needs:cards
  Scenario: A Haven's ability can be used again in the next turn
    Given Ana and Bruno sit clockwise
    And it is Bruno's Draw Step
    And the game stops at Ana's Action Phase
    And Ana's Haven card is The Hidden Temple
    And Ana's Ceraph is in the Haven
    And Ceraph is Leader
    And Bruno's Matthew is in the Haven
    When Ana lets the game go on
    And Ceraph uses the Leader Ability of The Hidden Temple
    And Ana chooses Matthew
    And Ana passes 3 times
    And Bruno passes 3 times
    And Ceraph uses the Leader Ability of The Hidden Temple
    And Ana chooses Matthew
    Then Matthew has No Influence
    And it is for Ana to act

  @id:RIV-3547 @rivals.attack.s5.illegal-card-undoes-blocks-and-reactions @needs:hunters @needs:moving
  Scenario: A Blocker from home returns home when the Block is undone
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Thaddeus is in The Streets
    And Ana holds Ingratiate
    And Bruno's Pregador is in the Haven
    And Bruno's Ingrid is in The Streets
    When Thaddeus attacks Ingrid
    And Thaddeus makes a Social attack
    And Ana plays Ingratiate face down
    And Pregador blocks
    Then Pregador is in Bruno's Haven
    And Bruno keeps all Prestige
    And it is for Bruno to block or decline

  @id:RIV-3548 @rivals.begin.city.burn-own-ongoing-events @needs:stop @needs:hunters
  Scenario: Open Season's Monster becomes unused again when the Event burns
    Given Ana and Bruno (hunters) sit clockwise
    And it is Bruno's Draw Step
    And the game stops at Bruno's Draw Step
    And Ana's Ceraph is in the Haven
    And Bruno's Ingrid is in the Haven
    And Open Season is in The Streets
    And Ghost is attached to Open Season
    And Open Season bears Ana's token
    And the unused Monsters hold Werewolf
    When Bruno lets the game go on
    Then the unused Monsters hold Ghost and Werewolf
    And Open Season is in the city burned pile
    And 0 cards lie in The Streets

  @id:RIV-3549 @rivals.monster.defeated-prestige-to-general @needs:hunters
  Scenario: Cards attached to a defeated Monster are burned with it
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in the Haven
    And Bruno's Matthew is in the Haven
    And Ghost is in The Streets with 1 Blood
    And Ana has tagged Ghost
    And Ana's Tracking Device is attached to Ghost
    When Ghost is dealt 9 damage through Ana
    Then Ghost is defeated by Ana
    And Tracking Device is in Ana's burned pile

  @id:RIV-3550 @rivals.conspiracy.add.no-new-reveal-needed @needs:conspiracies
  Scenario: A player who was shown a Conspiracy may be invited in a later turn
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in the Haven
    And Bruno's Matthew is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    And the game stops at Bruno's Draw Step
    When Ana shows Conspiracy to Bruno
    And Bruno declines
    And Ana passes 3 times
    And Bruno passes 3 times
    And Bruno lets the game go on
    And Ana invites Bruno to contribute to Conspiracy
    And Bruno contributes to Conspiracy
    Then 1 Prestige of Bruno lies on Conspiracy

  @id:RIV-3551 @rivals.conspiracy.add.others-once-per-later-turn @needs:conspiracies
  Scenario: A player who contributed to two Conspiracies may give to both
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in the Haven
    And Bruno's Matthew is in the Haven
    And Ana's Pay Tribute and Shed Your Skin lie face down beside the Haven
    And Bruno has contributed to Conspiracy
    And Bruno has contributed to Conspiracy#2
    And it is Ana's Ready and Return Step
    When Bruno contributes to Conspiracy
    And Bruno contributes to Conspiracy#2
    Then 1 Prestige of Bruno lies on Conspiracy
    And 1 Prestige of Bruno lies on Conspiracy#2
    And it is for Ana to act

  @id:RIV-3552 @rivals.cost.never-last-even-to-win @needs:cards @needs:options
  Scenario Outline: The Bunker cannot be paid for more than the remaining damage
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Haven card is The Bunker
    And Ana's Ingrid and Maria Lopez are in the Haven
    And Ingrid is Leader
    And Bruno's Matthew is in the Haven
    When Maria Lopez is dealt <damage> through Bruno
    And Ana uses The Bunker through Ingrid
    Then exactly these choices are open to Ana:
      | Ana pays 1 Prestige |
      | Ana pays 2 Prestige |
    When Ana pays 2 Prestige
    Then Maria Lopez takes 0 damage
    And it is for Ana to act

    Examples:
      | damage                     |
      | 4 Physical damage          |
      | 2 Aggravated Mental damage |

  @id:RIV-3560 @rivals.mend.torpor-full-returns @needs:torpor
  Scenario: Wooden Stake is burned and its bearer returns home when the last Blood is mended
    Given Ana (hunters) and Bruno sit clockwise
    And it is Bruno's Torpor and Mending Step
    And Ana's Sara is in the Haven
    And Bruno's Keondra is in torpor with 5 Blood
    And Bruno's Lucky is in the Haven
    And Ana's Wooden Stake is attached to Keondra
    And Bruno holds Awe
    And the game stops at Bruno's Draw Step
    When Bruno discards Awe to mend Keondra
    Then these events happen in order:
      | event             | character |
      | returned-to-haven | Keondra   |
    And Keondra is in Bruno's Haven with 6 Blood
    And Wooden Stake is in Ana's burned pile
    And it is for Bruno to let the game go on

  @id:RIV-3561 @rivals.ruling.wooden-stake.not-a-defeat @needs:torpor
  Scenario: A vampire sent to torpor by Wooden Stake loses its earlier Curses
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Francisco is in The Streets
    And Ana holds Wooden Stake
    And Bruno's Keondra is in the Haven with 3 Blood
    And Bruno's Lucky is in The Streets
    And Ana's Tracking Device is attached to Keondra
    When Francisco attacks Keondra
    And Francisco makes a Physical attack
    And Ana plays Wooden Stake face down
    Then Keondra is in torpor
    And Keondra bears Wooden Stake
    And Ana's discard pile holds Tracking Device

  @id:RIV-3562 @rivals.fear.on-ready-character @needs:hunters
  Scenario: Placing a Fear token is reported
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ryan is in The Streets
    And Ana's Rio is in the Haven
    And Bruno's Matthew is in the Haven
    And Brain-Eater is in The Streets and exhausted
    And Ana has tagged Brain-Eater
    And Ana has 0 Actions left
    And the game stops at Ana's Draw Step
    When Ana passes
    And Ana chooses Rio
    Then Rio has 1 Fear token
    And these events happen in order:
      | event        | card | token |
      | token-placed | Rio  | fear  |

  @id:RIV-3563 @rivals.defeat.burn-retainers-and-prey @needs:hunters
  Scenario: A Retainer burns and other cards are discarded when their bearer is burned undefeated
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Toquinho is in The Streets
    And Ana's Noriko is in the Haven
    And Politician is attached to Toquinho
    And Ana's Drive: Curiosity is attached to Toquinho
    And Ana holds Blaze of Glory
    And Brain-Eater is in The Streets
    And Ana has tagged Brain-Eater
    And Bruno's Matthew is in the Haven
    When Toquinho attacks Brain-Eater
    And Toquinho makes a Physical attack
    And Ana plays Blaze of Glory face down
    And Ana pays 1 Prestige
    Then Toquinho is in Ana's burned pile
    And Politician is in the city burned pile
    And Ana's discard pile holds Drive: Curiosity and Blaze of Glory

  @id:RIV-3564 @rivals.torpor.place-1-prestige @needs:torpor
  Scenario: A Leader who goes to recovery does not count as burned
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Agenda card is Martyrdom face up
    And Ana's Rio and Ingrid are in the Haven
    And Rio is Leader
    And Bruno's Matthew is in the Haven
    When Rio is dealt 9 Physical damage through Bruno
    Then Rio is in torpor
    And Ana gains no Agenda

  @id:RIV-3565 @rivals.retainer.detached-loses-bonus @needs:moving @needs:torpor
  Scenario: A vampire that leaves the Leader's party loses the bonus of the Leader's Retainer
    Given Ana and Bruno sit clockwise
    And Ana's Lucky and Matthew are in The Streets
    And Lucky is Leader
    And Mugger is attached to Lucky
    And Ana's Share the Wealth lies beside the Haven
    And Bruno's Keondra is in the Haven
    When Matthew mends 1 Blood
    Then Matthew has 6 Blood
    When Matthew forms a party of its own
    Then Matthew has 5 Blood

  @id:RIV-3566 @rivals.retainer.detached-loses-bonus @needs:torpor
  Scenario: The whole party loses the Retainer's bonus when its Leader is defeated
    Given Ana and Bruno sit clockwise
    And Ana's Lucky and Matthew are in The Streets
    And Lucky is Leader
    And Mugger is attached to Lucky
    And Ana's Share the Wealth lies beside the Haven
    And Bruno's Keondra is in the Haven
    When Matthew mends 1 Blood
    Then Matthew has 6 Blood
    When Lucky is dealt 9 Physical damage through Bruno
    Then Lucky is in torpor
    And Matthew has 5 Blood
