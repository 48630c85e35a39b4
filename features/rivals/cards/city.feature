# The cards of Rio de Janeiro: their figures and their texts
Feature: Cards of the city

  Rule: Mortals

    Background:
      Given Ana and Bruno sit clockwise
      And Bruno's Iara is in the Haven

    @id:RIV-3307 @rivals.mortal.citizen-vagrant-agenda @needs:torpor
    Scenario Outline: A Citizen is defeated by 3 damage, not by 2, and gives 1 Agenda
      Given Ana's Keondra is in The Streets with 2 Blood
      And Ana's Matthew is in The Streets
      And Ana holds Shotgun
      And <citizen> is in The Streets
      When Matthew attacks <citizen>
      And Matthew makes a Physical attack
      And Ana declines
      Then <citizen> is in The Streets
      And Ana has 0 Agenda
      When Keondra attacks <citizen>
      And Keondra makes a Ranged attack
      And Ana plays Shotgun face down
      Then Ana has 1 Agenda
      When Ana burns the Mortal to mend
      Then Keondra has 5 Blood
      And <citizen> is in the city burned pile
      And Ana has 20 Prestige

      Examples:
        | citizen                      |
        | Politician                   |
        | Practitioner of the Dark Arts |
        | Snake Handler                |
        | Blood Cult Priest            |
        | Lookout                      |
        | Maid                         |
        | Mugger                       |

    @id:RIV-3308 @rivals.mortal.burn-effect
    Scenario Outline: A Citizen may be burned for 1 Prestige
      Given Ana's Keondra is in The Streets with 2 Blood
      And Ana holds Shotgun
      And <citizen> is in The Streets
      When Keondra attacks <citizen>
      And Keondra makes a Ranged attack
      And Ana plays Shotgun face down
      And Ana burns the Mortal for Prestige
      Then Ana has 21 Prestige
      And Keondra has 2 Blood
      And <citizen> is in the city burned pile

      Examples:
        | citizen                      |
        | Politician                   |
        | Practitioner of the Dark Arts |
        | Snake Handler                |
        | Blood Cult Priest            |
        | Lookout                      |
        | Maid                         |
        | Mugger                       |

    @id:RIV-3309 @rivals.mortal.citizen-vagrant-agenda @needs:torpor
    Scenario: A Vagrant is defeated by 2 damage, not by 1, and only mends 2 Blood
      Given Ana's Matthew is in The Streets with 1 Blood
      And Ana's Lucky is in The Streets
      And Vagrant is in The Streets
      When Lucky attacks Vagrant
      And Lucky makes a Physical attack
      Then Vagrant is in The Streets
      When Matthew attacks Vagrant
      And Matthew makes a Physical attack
      Then Ana cannot burn the Mortal for Prestige because rivals.mortal.burn-or-attach
      When Ana burns the Mortal to mend
      Then Matthew has 3 Blood
      And Ana has 0 Agenda
      And Ana has 20 Prestige

    @id:RIV-3310 @rivals.mortal.antagonist-agenda
    Scenario Outline: An Antagonist is defeated by 4 damage, not by 3, gives 1 Agenda, and is discarded
      Given Ana's Keondra is in The Streets
      And Ana's Matthew is in The Streets
      And Ana holds Coiled Strike and Shotgun
      And Bruno's Hakim Owusu is in the Haven
      And <antagonist> is in The Streets
      When Keondra attacks <antagonist>
      And Keondra makes a Ranged attack
      And Ana plays Shotgun face down
      Then <antagonist> is in The Streets
      And Ana has 0 Agenda
      When Matthew attacks <antagonist>
      And Matthew makes a Physical attack
      And Ana plays Coiled Strike face down
      Then the city discard pile holds <antagonist>
      And Ana has 1 Agenda
      And Ana has 20 Prestige

      Examples:
        | antagonist        |
        | BOPE-RJ: Marksman |
        | BOPE-RJ: PsyOps   |
        | BOPE-RJ: Caveira  |

    @id:RIV-3311 @rivals.activated.exception-damage-prevention @needs:cards
    Scenario Outline: A Vagrant exhausts to prevent 1 damage to its bearer only
      Given Ana's Keondra and Hakim Owusu are in the Haven
      And Vagrant is attached to Keondra
      When Keondra is dealt 3 Physical damage
      And Ana <answer>
      Then Keondra takes <damage> damage
      And Vagrant is <state>
      When Hakim Owusu is dealt 2 Physical damage
      Then Hakim Owusu takes 2 damage

      Examples:
        | answer       | damage | state     |
        | uses Vagrant | 2      | exhausted |
        | declines     | 3      | ready     |

    @id:RIV-3312 @rivals.character-ability.static-by-default
    Scenario Outline: A Politician gives its bearer 2 Influence
      Given Ana's Matthew, Keondra and Judas are in the Haven
      And <where>
      And Ana holds Charmer
      When Matthew plays Charmer as Action card
      And <speaker> exerts Influence
      Then Ana shows <influence> Influence

      Examples:
        | where                             | speaker | influence |
        | Politician is attached to Keondra | Keondra | 2         |
        | Politician is attached to Judas   | Judas   | 2         |

    @id:RIV-3313 @rivals.influence.other-sources
    Scenario: A Politician gives no Influence to a party member or from The Streets
      Given Ana's Matthew and Judas are in the Haven
      And Ana's Keondra is in the Haven and exhausted
      And Politician is in The Streets
      And Ana holds Charmer
      When Matthew plays Charmer as Action card
      Then Judas cannot exert Influence because rivals.influence.other-sources
      And it is for Ana to exert Influence or answer

    @id:RIV-3314 @rivals.golden.card-beats-rulebook
    Scenario Outline: Two kinds of Citizen draw one card when attached
      Given Ana's Keondra is in The Streets
      And Ana holds Shotgun
      And Ana's Library holds Charmer and Believer
      And <citizen> is in The Streets
      When Keondra attacks <citizen>
      And Keondra makes a Ranged attack
      And Ana plays Shotgun face down
      And Ana takes the Mortal as Retainer
      And Ana draws a card from the Library
      Then Ana holds Charmer
      And Keondra bears <citizen>
      And Ana has 1 Action left
      And it is for Ana to act

      Examples:
        | citizen                       |
        | Practitioner of the Dark Arts |
        | Blood Cult Priest             |

    @id:RIV-3315 @rivals.discipline.list
    Scenario Outline: A Citizen gives its bearer a Discipline
      Given Ana's Ociel Gonzalez is in The Streets
      And <citizen> is <where>
      And Ana holds Ingratiate
      And Bruno's Hakim Owusu is in the Haven and exhausted
      And Hakim Owusu has learned <discipline>
      When Ociel Gonzalez attacks Hakim Owusu
      And Ociel Gonzalez makes a Social attack
      And Ana plays Ingratiate face down
      And Bruno declines
      Then Hakim Owusu takes <damage> damage

      Examples:
        | citizen                       | where                       | discipline    | damage |
        | Practitioner of the Dark Arts | attached to Ociel Gonzalez  | Oblivion      | 2      |
        | Snake Handler                 | attached to Ociel Gonzalez  | Protean       | 2      |
        | Blood Cult Priest             | attached to Ociel Gonzalez  | Blood Sorcery | 2      |
        | Mugger                        | attached to Ociel Gonzalez  | Potence       | 2      |
        | Mugger                        | attached to Ociel Gonzalez  | Celerity      | 1      |
        | Mugger                        | in The Streets              | Potence       | 1      |

    @id:RIV-3316 @rivals.character-ability.static-by-default
    Scenario Outline: Two kinds of Citizen raise their bearer's Blood Potency by 1
      Given Ana's Keondra is in The Streets
      And <citizen> is <where>
      Then Keondra's Blood Potency is <potency>
      And Ana may pass

      Examples:
        | citizen           | where               | potency |
        | Snake Handler     | attached to Keondra | 7       |
        | Mugger            | attached to Keondra | 7       |
        | Snake Handler     | in The Streets      | 6       |
        | Blood Cult Priest | attached to Keondra | 6       |
        | Practitioner of the Dark Arts | attached to Keondra | 6 |

    @id:RIV-3317 @rivals.golden.card-beats-rulebook
    Scenario Outline: A Lookout's party may ignore one Antagonist
      Given Ana's Keondra, Hakim Owusu and Lucky are in the Haven
      And Lookout is attached to Keondra
      And Ana holds Charmer and Believer
      And BOPE-RJ: PsyOps and BOPE-RJ: Marksman are in The Streets
      When Ana moves <party> to The Streets
      And Ana chooses <ignored>
      And Ana <then>
      Then <who> loses <blood> Blood
      And Ana holds <n> cards
      And it is for Ana to act

      Examples:
        | party                   | ignored           | then               | who         | blood | n |
        | Keondra and Hakim Owusu | BOPE-RJ: PsyOps   | chooses Hakim Owusu | Hakim Owusu | 1     | 2 |
        | Keondra and Hakim Owusu | BOPE-RJ: Marksman | discards Charmer   | Hakim Owusu | 0     | 1 |

    @id:RIV-3318 @rivals.rio.psyops.discard-1
    Scenario: A party without the Lookout meets both Antagonists
      Given Ana's Keondra, Hakim Owusu and Lucky are in the Haven
      And Lookout is attached to Keondra
      And Ana holds Charmer and Believer
      And BOPE-RJ: PsyOps and BOPE-RJ: Marksman are in The Streets
      When Ana moves Lucky to The Streets
      And Ana chooses Lucky
      And Ana discards Charmer
      Then Lucky loses 1 Blood
      And Ana holds Believer
      And it is for Ana to act

    @id:RIV-3653 @needs:moving @rivals.rio.bope.trigger-on-party-entry
    Scenario: A Lookout offers no choice when there is no Antagonist
      Given Ana's Keondra and Hakim Owusu are in the Haven
      And Lookout is attached to Keondra
      And Vagrant is in The Streets
      When Ana moves Keondra and Hakim Owusu to The Streets
      Then Keondra and Hakim Owusu are a party of Ana
      And it is for Ana to act

    @id:RIV-3319 @rivals.golden.card-beats-rulebook @needs:moving
    Scenario Outline: A Maid may take her bearer to another party at the end of the turn, past the Antagonists
      Given Ana's Keondra and Ceraph are in The Streets
      And Ana's Lucky is in The Streets
      And Ana's Hakim Owusu and Jimmy are in the Haven
      And Maid is attached to <bearer>
      And BOPE-RJ: PsyOps and BOPE-RJ: Marksman are in The Streets
      And Ana holds Charmer
      And Ana has 0 Actions left
      And the game stops at Ana's Draw Step
      When Ana passes
      And Ana accepts
      And Ana chooses <other>
      Then <party>
      And Ana holds Charmer
      And <bearer> keeps all Blood
      And it is for Ana to let the game go on

      Examples:
        | bearer      | other       | party                                |
        | Keondra     | Lucky       | Keondra and Lucky are a party of Ana |
        | Keondra     | Hakim Owusu | Keondra is in Ana's Haven            |
        | Hakim Owusu | Lucky       | Hakim Owusu and Lucky are a party of Ana |

    @id:RIV-3320 @rivals.golden.card-beats-rulebook @needs:cards
    Scenario: A Maid's move is optional
      Given Ana's Keondra and Ceraph are in The Streets
      And Ana's Lucky is in The Streets
      And Maid is attached to Keondra
      And Ana has 0 Actions left
      And the game stops at Ana's Draw Step
      When Ana passes
      And Ana declines
      Then Keondra and Ceraph are a party of Ana
      And it is for Ana to let the game go on

    @id:RIV-3344 @rivals.character-ability.static-by-default
    Scenario: A Maid offers no move in a foe's turn
      Given Ana's Keondra is in The Streets
      And Bruno's Matthew and Gisele are in The Streets
      And Maid is attached to Matthew
      And Ana has 0 Actions left
      And the game stops at Ana's Draw Step
      When Ana passes
      Then it is for Ana to let the game go on
      And Matthew and Gisele are a party of Bruno

  Rule: Antagonists

    Background:
      Given Ana and Bruno sit clockwise
      And Ana's Keondra and Hakim Owusu are in the Haven
      And Bruno's Iara is in the Haven

    @id:RIV-3321 @rivals.rio.marksman.one-aggravated-each
    Scenario: A Marksman deals 1 Aggravated damage to a vampire of the party
      Given BOPE-RJ: Marksman is in The Streets
      When Ana moves Keondra and Hakim Owusu to The Streets
      And Ana chooses Hakim Owusu
      Then Hakim Owusu takes 1 damage
      And Keondra keeps all Blood
      And it is for Ana to act

    @id:RIV-3322 @rivals.rio.psyops.discard-1 @needs:cards
    Scenario: PsyOps makes the player discard a card
      Given BOPE-RJ: PsyOps is in The Streets
      And Ana holds Charmer, Believer and Lucky
      When Ana moves Keondra and Hakim Owusu to The Streets
      And Ana discards Believer
      Then Ana holds Charmer and Lucky
      And Keondra and Hakim Owusu keep all Blood
      And it is for Ana to act

    @id:RIV-3323 @rivals.rio.caveira.forces-out @needs:moving
    Scenario: Caveira forces a character out of the Haven
      Given BOPE-RJ: Caveira is in The Streets
      And it is Ana's Antagonist Step
      And the game stops at Ana's Draw Step
      When Ana chooses Hakim Owusu
      Then Hakim Owusu is in The Streets
      And Keondra is in Ana's Haven
      And it is for Ana to let the game go on

    @id:RIV-3324 @rivals.rio.caveira.forces-out @rivals.end.antagonist.effects-now
    Scenario Outline: Nobody is forced out without Caveira, or while a character of the coterie is in The Streets
      Given <antagonist> is in The Streets
      And Ana's Lucky is in <place>
      And it is Ana's Antagonist Step
      And the game stops at Ana's Draw Step
      Then it is for Ana to let the game go on
      And Keondra and Hakim Owusu are in Ana's Haven

      Examples:
        | antagonist        | place       |
        | BOPE-RJ: Caveira  | The Streets |
        | BOPE-RJ: PsyOps   | the Haven   |
        | BOPE-RJ: Marksman | the Haven   |

  Rule: The Title and the Events

    Background:
      Given Ana and Bruno sit clockwise
      And Ana's Keondra and Hakim Owusu are in The Streets
      And Bruno's Iara and Gisele are in the Haven

    @id:RIV-3325 @rivals.rio.prince.damages-in-streets-uncontrolled @rivals.end.antagonist.effects-now
    Scenario Outline: The Title in The Streets deals 1 Aggravated damage at the end of a turn
      Given Prince of the City - Rio de Janeiro is <where>
      And it is <player>'s Action Phase
      And <player> has 0 Actions left
      And the game stops at <player>'s Draw Step
      When <player> passes
      And <player> chooses <who>
      Then <who> takes 1 damage
      And it is for <player> to let the game go on

      Examples:
        | where               | player | who         |
        | in The Streets      | Ana    | Hakim Owusu |
        | in The Streets      | Bruno  | Iara        |
        | attached to Keondra | Bruno  | Gisele      |

    @id:RIV-3326 @rivals.rio.prince.controlled-needs-streets
    Scenario Outline: The Title deals no damage in its bearer's turn or while its bearer is at home
      Given Prince of the City - Rio de Janeiro is attached to <bearer>
      And it is <player>'s Action Phase
      And <player> has 0 Actions left
      And the game stops at <player>'s Draw Step
      When <player> passes
      Then Keondra, Hakim Owusu, Iara and Gisele keep all Blood
      And it is for <player> to let the game go on

      Examples:
        | bearer  | player |
        | Keondra | Ana    |
        | Iara    | Ana    |
        | Iara    | Bruno  |

    @id:RIV-3327 @rivals.influence.other-sources
    Scenario Outline: The Prince has 2 Influence, and Ociel Gonzalez as Prince has 4
      Given Ana's Matthew and Ociel Gonzalez are in the Haven
      And Prince of the City - Rio de Janeiro is attached to <prince>
      And Ana holds Charmer
      When Matthew plays Charmer as Action card
      And <prince> exerts Influence
      Then Ana shows <influence> Influence

      Examples:
        | prince         | influence |
        | Keondra        | 2         |
        | Ociel Gonzalez | 4         |

    @id:RIV-3328 @rivals.claim.success-gains-agenda-once @needs:attacks
    Scenario: A vampire that becomes Prince gains 1 Agenda
      Given Prince of the City - Rio de Janeiro is in The Streets
      And Iara is Leader
      When Keondra claims to be Prince
      And Bruno declines
      Then Keondra bears Prince of the City - Rio de Janeiro
      And Ana gains 1 Agenda

    @id:RIV-3329 @rivals.ongoing.always-on
    Scenario Outline: Seeking Followers costs a player without a Retainer 1 Prestige at the end of the turn
      Given Seeking Followers is in The Streets
      And <card> is <where>
      And it is <player>'s Action Phase
      And <player> has 0 Actions left
      And the game stops at <player>'s Draw Step
      When <player> passes
      Then Ana has <ana> Prestige
      And Bruno has <bruno> Prestige
      And it is for <player> to let the game go on

      Examples:
        | card                                | where               | player | ana | bruno |
        | Vagrant                             | attached to Keondra | Ana    | 20  | 20    |
        | Vagrant                             | attached to Keondra | Bruno  | 20  | 19    |
        | Vagrant                             | in The Streets      | Ana    | 19  | 20    |
        | Vagrant                             | attached to Iara    | Ana    | 19  | 20    |
        | Prince of the City - Rio de Janeiro | attached to Keondra | Ana    | 19  | 20    |

    @id:RIV-3420 @rivals.ongoing.always-on
    Scenario Outline: Any attached Mortal counts as a Retainer
      Given Seeking Followers is in The Streets
      And <mortal> is attached to Gisele
      And it is Bruno's Action Phase
      And Bruno has 0 Actions left
      And the game stops at Bruno's Draw Step
      When Bruno passes
      Then Bruno has 20 Prestige
      And it is for Bruno to let the game go on

      Examples:
        | mortal                        |
        | Vagrant                       |
        | Politician                    |
        | Practitioner of the Dark Arts |
        | Snake Handler                 |
        | Blood Cult Priest             |
        | Lookout                       |
        | Mugger                        |

    @id:RIV-3330 @rivals.rio.crackdown.lasts-until-next-turn
    Scenario: Crackdown turns the active player's Haven face down until the next turn begins
      Given Ana's Haven card is The Orphanage
      And Bruno's Haven card is The Hidden Temple
      And it is Ana's City Deck Step
      And the city deck holds Crackdown
      Then Ana's Haven card lies face down
      And Bruno's Haven card lies face up
      When Ana passes 3 times
      Then Bruno's Haven card lies face down
      And Ana's Haven card lies face down
      When Bruno passes 3 times
      Then Ana's Haven card lies face up
      And Bruno's Haven card lies face down

    @id:RIV-3331 @rivals.rio.corruption.gains-token @rivals.golden.card-beats-rulebook @needs:conspiracies
    Scenario Outline: Corruption takes 1 of every gain
      Given <event> is in The Streets
      And Ana holds Shameless
      And Ana's <mate> is in the Haven
      When Hakim Owusu plays Shameless as Action card
      Then Ana gains <n> Prestige
      And <lies> Prestige of Ana lies on <event>

      Examples:
        | event      | mate    | n | lies |
        | Corruption | Benicio | 1 | 1    |
        | Corruption | Lucky   | 0 | 1    |
        | Uprising   | Benicio | 2 | 0    |

    @id:RIV-3332 @rivals.rio.corruption.leaves-in-coloured-beginning
    Scenario Outline: Corruption leaves in the Beginning Phase of the player whose Prestige is on it
      Given Corruption is in The Streets
      And 1 Prestige of <player> lies on Corruption
      And it is Ana's City Deck Step
      And the game stops at Ana's Ready and Return Step
      Then <where>
      And it is for Ana to let the game go on

      Examples:
        | player | where                                  |
        | Ana    | Corruption is in the city burned pile  |
        | Bruno  | Corruption is in The Streets           |

    @id:RIV-3333 @rivals.rio.cristo.claim-attacks-free
    Scenario: Cristo Redentor makes an Attack Action cost 1 Prestige
      Given Cristo Redentor is in The Streets
      When Keondra attacks Iara
      And Ana pays 1 Prestige
      Then Ana has 19 Prestige
      And it is for Ana to announce the type of the attack

    @id:RIV-3334 @rivals.rio.meeting.is-a-scheme
    Scenario Outline: The Meeting at Pão de Açúcar takes 2 Agenda and gives 2 Prestige
      Given Meeting at Pão de Açúcar is in The Streets
      And Ana and Bruno have 5 Agenda
      And Keondra and Iara are Leaders
      When Hakim Owusu calls the Meeting about <player>
      And Keondra exerts Influence
      And Ana says YES
      And Bruno says NO
      Then <player> has 3 Agenda
      And <player> has 22 Prestige
      And <other> has 5 Agenda
      And <other> has 20 Prestige
      And Meeting at Pão de Açúcar is in the city burned pile

      Examples:
        | player | other |
        | Bruno  | Ana   |
        | Ana    | Bruno |

    @id:RIV-3346 @rivals.rio.meeting.failure-stays
    Scenario: The Meeting at Pão de Açúcar changes nothing if NO wins
      Given Meeting at Pão de Açúcar is in The Streets
      And Ana and Bruno have 5 Agenda
      And Iara is Leader
      When Hakim Owusu calls the Meeting about Bruno
      And Ana says YES
      And Iara exerts Influence
      And Bruno says NO
      Then Bruno has 5 Agenda
      And Bruno has 20 Prestige
      And Meeting at Pão de Açúcar is in The Streets

    @id:RIV-3335 @rivals.rio.open-season.source @needs:hunters
    Scenario: Open Season turns up an unused Monster from the second Round on
      Given it is turn 4 of the game
      And it is Bruno's City Deck Step
      And the city deck holds Open Season, Vagrant and Maid
      And the unused Monsters hold Warlock
      And the Monster deck holds Werewolf
      And the game stops at Bruno's Ready and Return Step
      When chance draws Warlock
      Then Open Season bears Warlock
      And the city deck holds Vagrant and Maid
      And it is for Bruno to let the game go on

    @id:RIV-3336 @rivals.rio.open-season.round-1-exception @needs:hunters
    Scenario: Open Season is shuffled back in the first Round, and another card replaces it
      Given it is turn 2 of the game
      And it is Bruno's City Deck Step
      And the city deck holds Open Season, Vagrant and Maid
      And the unused Monsters hold Warlock
      And the Monster deck holds Werewolf
      And the game stops at Bruno's Ready and Return Step
      Then Vagrant is in The Streets
      And 1 card lies in The Streets
      And the city deck holds Open Season and Maid
      And the unused Monsters hold Warlock
      And it is for Bruno to let the game go on

    @id:RIV-3337 @rivals.rio.open-season.attributes-used @needs:attacks
    Scenario: Open Season's Monster attacks the weakest of a coterie in the Antagonist Step
      Given Open Season is in The Streets
      And Warlock is attached to Open Season
      And it is Bruno's Antagonist Step
      And the game stops at Bruno's Draw Step
      When Bruno chooses Iara
      And Bruno declines
      Then Iara takes 1 damage
      And Gisele, Keondra and Hakim Owusu keep all Blood
      And it is for Bruno to let the game go on

    @id:RIV-3407 @rivals.rio.open-season.attacks-every-player @needs:attacks
    Scenario: Open Season's Monster makes an attack that everybody sees
      Given Open Season is in The Streets
      And Warlock is attached to Open Season
      And it is Bruno's Antagonist Step
      And the game stops at Bruno's Draw Step
      When Bruno chooses Iara
      And Bruno declines
      Then these events happen in order:
        | event           | attacker | target |
        | attack-declared | Warlock  | Iara   |
      And Iara takes 1 damage
      And it is for Bruno to let the game go on

    @id:RIV-3338 @rivals.triggered.always-on @needs:cards
    Scenario Outline: Uprising gives 1 Action for the first attack that a character of 5 Blood Potency survives
      Given <event> is in The Streets
      And Ana has <actions> Actions left
      And Bruno's <target> is in The Streets
      When Hakim Owusu attacks <target>
      And Hakim Owusu makes a Physical attack
      Then Ana has <left> Actions left

      Examples:
        | event           | target | actions | left |
        | Uprising        | Lucky  | 2       | 2    |
        | Uprising        | Benicio | 2      | 1    |
        | Seeking Followers | Lucky | 2      | 1    |

    @id:RIV-3339 @rivals.golden.card-beats-rulebook @needs:cards
    Scenario: Uprising gives no Action for the second attack of a turn
      Given Uprising is in The Streets
      And Ana's Ociel Gonzalez is in The Streets
      And Bruno's Lucky is in The Streets
      When Hakim Owusu attacks Lucky
      And Hakim Owusu makes a Physical attack
      And Ociel Gonzalez attacks Lucky
      And Ociel Gonzalez makes a Mental attack
      Then Ana has 1 Action left

    @id:RIV-3689 @rivals.attack.s10.remaining-is-final
    Scenario: Uprising gives no Action for an attack on a Mortal
      Given Uprising is in The Streets
      And Vagrant is in The Streets
      When Hakim Owusu attacks Vagrant
      And Hakim Owusu makes a Physical attack
      Then Ana has 1 Action left

    @id:RIV-3340 @rivals.golden.card-beats-rulebook @needs:hunters
    Scenario: Carnival shuffles burned Events back, and adds a city card for each player
      Given it is Ana's City Deck Step
      And the city deck holds Carnival, Vagrant, Maid and Mugger
      And the city burned pile holds Uprising, Lookout and Cristo Redentor
      And the Monster deck holds Werewolf
      And the game stops at Ana's Ready and Return Step
      When chance draws Vagrant and Maid
      Then Vagrant and Maid are in The Streets
      And the city burned pile holds Lookout and Carnival
      And the city deck holds 3 cards
      And it is for Ana to let the game go on

    @id:RIV-3341 @rivals.character-ability.static-by-default
    Scenario Outline: Copacabana Réveillon gives every character 1 Secrecy less
      Given <event> is in The Streets
      And Bruno's Haven card is The Hidden Temple
      And Bruno's Cobra Form is attached to Iara
      And Ana holds Charmer and Believer
      When Keondra attacks <target>
      Then it is for Ana to <next>

      Examples:
        | event                | target | next                              |
        | Copacabana Réveillon | Gisele | announce the type of the attack   |
        | Copacabana Réveillon | Iara   | discard for Intel or decline      |
        | Uprising             | Gisele | discard for Intel or decline      |

    @id:RIV-3342 @rivals.attack.intel.must-match-secrecy
    Scenario: Copacabana Réveillon reduces Secrecy by 1 and not by 2
      Given Copacabana Réveillon is in The Streets
      And Bruno's Haven card is The Hidden Temple
      And Bruno's Cobra Form is attached to Iara
      And Ana holds Charmer and Believer
      When Keondra attacks Iara
      And Ana discards Charmer for Intel
      Then it is for Ana to announce the type of the attack

    @id:RIV-3343 @rivals.golden.card-beats-rulebook @needs:cards @needs:torpor
    Scenario Outline: Dia da Independência frees one Retainer of a defeated character and burns the others
      Given Dia da Independência is in The Streets
      And Politician and Maid are attached to Keondra
      When Keondra is dealt 9 Physical damage through Bruno
      And chance draws <freed>
      Then <freed> is in The Streets
      And <burned> is in the city burned pile

      Examples:
        | freed      | burned     |
        | Politician | Maid       |
        | Maid       | Politician |

    @id:RIV-3345 @rivals.defeat.burn-retainers-and-prey @needs:torpor
    Scenario: Without Dia da Independência every Retainer of a defeated character is burned
      Given Uprising is in The Streets
      And Politician and Maid are attached to Keondra
      When Keondra is dealt 9 Physical damage through Bruno
      Then the city burned pile holds Politician and Maid
      And it is for Ana to act

  Rule: The worth of a Mortal to Hunters

    Background:
      Given Ana (hunters) and Bruno sit clockwise
      And Ana's Maria Lopez is in The Streets
      And Bruno's Iara is in the Haven

    @id:RIV-3418 @rivals.hunter-recruit.discount @rivals.mortal.subtypes @needs:mortals
    Scenario Outline: A Mortal's subtype decides how much less a Hunter costs
      Given <mortal> is in The Streets
      And Ana holds Release the Hounds and Evangeline
      When Maria Lopez attacks <mortal>
      And Maria Lopez makes a Physical attack
      And Ana plays Release the Hounds face up
      And Ana declines
      And Ana recruits Evangeline
      Then Ana loses <n> Prestige
      And Evangeline is in Ana's Haven

      Examples:
        | mortal                        | n |
        | Vagrant                       | 2 |
        | Politician                    | 1 |
        | Practitioner of the Dark Arts | 1 |
        | Snake Handler                 | 1 |
        | Blood Cult Priest             | 1 |
        | Lookout                       | 1 |
        | Maid                          | 1 |
        | Mugger                        | 1 |
        | BOPE-RJ: Marksman             | 0 |
        | BOPE-RJ: PsyOps               | 0 |
        | BOPE-RJ: Caveira              | 0 |
