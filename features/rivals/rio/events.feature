# Rivals, "Rio de Janeiro City Deck": Crackdown, Corruption, Cristo Redentor, Open Season, Prince of the City
Feature: Events and the Title of Rio de Janeiro

  Background:
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Ana's Rival is Bruno
    And Bruno's Rival is Clara
    And Clara's Rival is Ana

  @id:RIV-2400 @rivals.rio.crackdown.lasts-until-next-turn @checks:c @needs:hunters
  Scenario: Crackdown turns each Haven face down at the end of its player's Beginning Phase
    Given Ana's Haven card is The Orphanage
    And Bruno's Haven card is The Hidden Temple
    And Clara's Haven card is The Bunker
    And Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    And it is Ana's City Deck Step
    And the city deck holds Crackdown
    Then Ana's Haven card lies face down
    And Bruno's Haven card lies face up
    And Clara's Haven card lies face up
    When Ana passes 3 times
    Then Ana's Haven card lies face down
    And Bruno's Haven card lies face down
    And Clara's Haven card lies face up
    When Bruno passes 3 times
    Then Ana's Haven card lies face down
    And Bruno's Haven card lies face down
    And Clara's Haven card lies face down
    And it is for Clara to act

  @id:RIV-4214 @rivals.rio.crackdown.lasts-until-next-turn @checks:b,d @needs:hunters
  Scenario: A Haven stays face down until its player's next turn although Crackdown has burned
    Given Bruno's Haven card is The Hidden Temple
    And Clara's Haven card is The Bunker
    And Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    And Crackdown is in The Streets
    And Crackdown bears Ana's token
    And it is Bruno's Ready and Return Step
    When Bruno passes 3 times
    And Clara passes 3 times
    Then Crackdown is in the city burned pile
    And Bruno's Haven card lies face down
    And Clara's Haven card lies face down
    When Ana passes 3 times
    Then Bruno's Haven card lies face up
    And Clara's Haven card lies face down
    And it is for Bruno to act

  @id:RIV-2401 @rivals.rio.crackdown.haven-one-round-max @checks:a,b @needs:hunters
  Scenario: A Haven turns face up in its player's next turn even if another Crackdown is out
    Given Ana's Haven card is The Orphanage
    And Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    And Crackdown is in The Streets
    And Crackdown bears Bruno's token
    And it is Ana's Ready and Return Step
    And the city deck holds Crackdown, Vagrant and Vagrant
    And the game stops at Ana's City Deck Step
    Then Ana's Haven card lies face down
    When Ana passes 3 times
    And Bruno passes 3 times
    Then Crackdown bears Bruno's token
    And Ana's Haven card lies face down
    When Clara passes 3 times
    Then Ana's Haven card lies face up
    And it is for Ana to let the game go on

  @id:RIV-2403 @rivals.rio.corruption.gains-token @checks:a,c @needs:conspiracies @needs:hunters
  Scenario Outline: Corruption takes 1 of any player's gain
    Given Corruption is in The Streets
    And Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    When <player> gains <n> Prestige
    Then <player> has <now> Prestige
    And 1 Prestige of <player> lies on Corruption
    And it is for Ana to act

    Examples:
      | player | n | now |
      | Ana    | 3 | 22  |
      | Bruno  | 3 | 22  |
      | Clara  | 1 | 20  |

  @id:RIV-2404 @rivals.rio.corruption.gains-token @checks:a,b @needs:conspiracies @needs:hunters
  Scenario: Corruption takes 1 per gain, and nothing else adds to it
    Given Corruption is in The Streets
    And Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    When Ana loses 2 Prestige
    Then 0 Prestige of Ana lies on Corruption
    When Ana gains 2 Prestige
    And Ana gains 2 Prestige
    And Bruno gains 2 Prestige
    Then 2 Prestige of Ana lies on Corruption
    And 1 Prestige of Bruno lies on Corruption
    And Ana gains 2 Prestige
    And Bruno gains 1 Prestige
    And Clara keeps all Prestige

  @id:RIV-2405 @rivals.rio.corruption.gains-token @checks:c @needs:mortals @needs:conspiracies @needs:hunters
  Scenario: Corruption takes 1 of the Prestige from a Mortal
    Given Corruption and Politician are in The Streets
    And Ana's Lucky is in The Streets
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    And Ana holds Triple Threat
    When Lucky attacks Politician
    And Lucky makes a Physical attack
    And Ana plays Triple Threat face down
    And Ana burns the Mortal for Prestige
    Then Ana has 20 Prestige
    And 1 Prestige of Ana lies on Corruption
    And Politician is in the city burned pile

  @id:RIV-3951 @provisional @rivals.colour.steal-prestige @needs:cards @needs:conspiracies
  Scenario: Corruption takes nothing from stolen Prestige
    Given Corruption is in The Streets
    And Ana's Keondra is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And Clara has contributed to Conspiracy
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    When Ana reveals Conspiracy
    Then Ana has 22 Prestige
    And Bruno has 18 Prestige
    And 0 Prestige of Ana lies on Corruption
    And 0 Prestige of Bruno lies on Corruption

  @id:RIV-2406 @rivals.rio.corruption.leaves-in-coloured-beginning @checks:a @needs:conspiracies @needs:turn @needs:hunters
  Scenario Outline: Corruption leaves in the Beginning Phase of the player whose Prestige is on it
    Given Corruption is in The Streets
    And Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    When <player> gains 2 Prestige
    And Ana passes 3 times
    Then <bruno>
    When Bruno passes 3 times
    Then <clara>
    And it is for Clara to act

    Examples:
      | player | bruno                               | clara                               |
      | Bruno  | Corruption is in the city burned pile | Corruption is in the city burned pile |
      | Clara  | Corruption is in The Streets        | Corruption is in the city burned pile |
      | Ana    | Corruption is in The Streets        | Corruption is in The Streets        |

  @id:RIV-2407 @rivals.rio.corruption.leaves-in-coloured-beginning @checks:b @needs:hunters
  Scenario: Corruption stays while it has no Prestige
    Given Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    And it is Ana's City Deck Step
    And the city deck holds Corruption
    Then Corruption bears nobody's token
    When Ana passes 3 times
    And Bruno passes 3 times
    And Clara passes 3 times
    Then Corruption is in The Streets
    And it is for Ana to act

  @id:RIV-2408 @rivals.rio.cristo.hunter-pays-from-target @checks:a @needs:hunters
  Scenario Outline: A Hunter may pay Cristo Redentor's cost from the target or from the supply
    Given Cristo Redentor is in The Streets
    And Clara's Ingrid is in The Streets
    And Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And 2 Prestige of Clara lies on Ceraph
    And it is Clara's Action Phase
    When Ingrid attacks Ceraph
    And Clara <pays>
    Then Clara has <supply> Prestige
    And <left> Prestige of Clara lies on Ceraph
    And it is for Clara to announce the type of the attack

    Examples:
      | pays                                        | supply | left |
      | pays 1 Prestige, 1 of it from the character | 20     | 1    |
      | pays 1 Prestige                             | 19     | 2    |

  @id:RIV-2409 @rivals.rio.cristo.hunter-pays-from-target @checks:b @needs:hunters
  Scenario: Prestige on another character or of another colour does not pay for the attack
    Given Cristo Redentor is in The Streets
    And Clara's Ingrid is in The Streets
    And Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And 2 Prestige of Clara lies on Iara
    And 2 Prestige of Bruno lies on Ceraph
    And it is Clara's Action Phase
    When Ingrid attacks Ceraph
    Then Clara cannot pay 1 Prestige, 1 of it from the character because rivals.prestige-on.spend-when-interacting
    When Clara pays 1 Prestige
    Then Clara has 19 Prestige
    And 2 Prestige of Clara lies on Iara
    And it is for Clara to announce the type of the attack

  @id:RIV-2410 @rivals.rio.cristo.claim-attacks-free @checks:a,b @needs:hunters
  Scenario: Cristo Redentor makes an attack cost 1 Prestige, but not one on a claimant
    Given Cristo Redentor and Prince of the City - Rio de Janeiro are in The Streets
    And Ana's Ceraph is in The Streets
    And Bruno's Jorge Guerrero is in The Streets
    And Clara's Rio is in the Haven
    When Ceraph claims to be Prince
    And Jorge Guerrero attacks Ceraph
    And Jorge Guerrero makes a Physical attack
    Then Bruno keeps all Prestige
    And Ceraph loses 1 Blood
    And it is for Clara to attack the claimant or decline

  @id:RIV-2411 @rivals.rio.cristo.claim-attacks-free @checks:b,c @needs:hunters
  Scenario Outline: The last Prestige cannot pay for an attack under Cristo Redentor
    Given Cristo Redentor is in The Streets
    And Ana's Ceraph is in the Haven
    And Bruno's Jorge Guerrero is in The Streets
    And Clara's Rio is in the Haven
    And Bruno has <n> Prestige
    And it is Bruno's Action Phase
    Then Jorge Guerrero <attack>
    And it is for Bruno to act

    Examples:
      | n | attack                                                          |
      | 1 | cannot attack Ceraph because rivals.cost.never-last-even-to-win |
      | 2 | may attack Ceraph                                               |

  @id:RIV-2402 @rivals.rio.cristo.claim-attacks-free @checks:c @needs:hunters
  Scenario: A player with 1 Prestige can attack a claimant under Cristo Redentor
    Given Cristo Redentor and Prince of the City - Rio de Janeiro are in The Streets
    And Ana's Ceraph is in The Streets
    And Bruno's Jorge Guerrero is in The Streets
    And Clara's Rio is in the Haven
    And Bruno has 1 Prestige
    When Ceraph claims to be Prince
    And Jorge Guerrero attacks Ceraph
    Then Bruno has 1 Prestige
    And it is for Bruno to announce the type of the attack

  @id:RIV-2414 @rivals.rio.cristo.hunter-pays-from-target @needs:hunters
  Scenario: A Hunter with 1 Prestige may pay for the attack with Prestige on the target
    Given Cristo Redentor is in The Streets
    And Clara's Ingrid is in The Streets
    And Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And Clara has 1 Prestige
    And 1 Prestige of Clara lies on Ceraph
    And it is Clara's Action Phase
    Then Ingrid cannot attack Iara because rivals.cost.never-last-even-to-win
    When Ingrid attacks Ceraph
    And Clara pays 1 Prestige, 1 of it from the character
    Then Clara has 1 Prestige
    And 0 Prestige of Clara lies on Ceraph
    And it is for Clara to announce the type of the attack

  @id:RIV-2412 @rivals.rio.open-season.source @checks:b,c @needs:hunters
  Scenario: Open Season turns up an unused Monster for everybody to see
    Given Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    And Werewolf lies face down in The Streets
    And the unused Monsters hold Chupacabra and Warlock
    And it is Ana's City Deck Step
    And the city deck holds Open Season
    Then it is for chance to draw a Monster
    And chance may draw exactly Chupacabra and Warlock
    When chance draws Warlock
    Then Open Season bears Warlock
    And Bruno sees Warlock to be Warlock
    And the unused Monsters hold Chupacabra
    And Monster lies face down
    And it is for Ana to act

  @id:RIV-3652 @rivals.rio.open-season.source @needs:hunters
  Scenario: Open Season bears its Monster, whatever else is in The Streets
    Given Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    And Vagrant and Cristo Redentor are in The Streets
    And the unused Monsters hold Chupacabra and Warlock
    And it is Ana's City Deck Step
    And the city deck holds Open Season
    When chance draws Warlock
    Then Open Season bears Warlock
    And Vagrant bears nothing
    And Cristo Redentor bears nothing
    And it is for Ana to act

  @id:RIV-2413 @rivals.rio.open-season.not-in-play @checks:a @needs:hunters
  Scenario: Open Season's Monster cannot be attacked
    Given Clara's Ingrid is in The Streets
    And Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And Open Season is in The Streets
    And Ghost is attached to Open Season
    And it is Clara's Action Phase
    Then Ingrid cannot attack Ghost because rivals.rio.open-season.not-in-play
    And Ingrid may attack Iara

  @id:RIV-2415 @rivals.rio.open-season.not-in-play @checks:b @needs:attacks @needs:hunters
  Scenario Outline: Open Season's Monster has no text
    Given Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    And Clara holds Well-Prepared
    And Open Season is in The Streets
    And <monster> is attached to Open Season
    And it is Clara's Antagonist Step
    And the game stops at Clara's Draw Step
    When Clara chooses Rio
    Then it is for Clara to play a Reaction or decline
    When Clara plays Well-Prepared face down
    Then Rio keeps all Blood
    And it is for Clara to let the game go on

    Examples:
      | monster         |
      | Maricoxi        |
      | Mula-Sem-Cabeça |

  @id:RIV-2416 @rivals.rio.open-season.attributes-used @checks:a,b @needs:attacks @needs:hunters
  Scenario Outline: Open Season's Monster attacks with its best attribute, like a tagged Monster
    Given Ana's <target> is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    And Open Season is in The Streets
    And <monster> is attached to Open Season
    And it is Ana's Antagonist Step
    And the game stops at Ana's Draw Step
    When Ana chooses <target>
    Then <target> takes <n> damage
    And <monster> is ready
    And these events happen in order:
      | event                 | attacker  | type   |
      | attack-type-announced | <monster> | <type> |
    And it is for Ana to let the game go on

    Examples:
      | monster     | target      | n | type     |
      | Brain-Eater | Ceraph      | 1 | Mental   |
      | Brain-Eater | Keondra     | 1 | Physical |
      | Vampire     | Ceraph      | 2 | Social   |
      | Warlock     | Lucky       | 2 | Mental   |
      | Maricoxi    | Grace       | 0 | Physical |

  @id:RIV-2417 @rivals.rio.open-season.attacks-every-player @checks:a,b,c @needs:attacks @needs:hunters
  Scenario Outline: Open Season's Monster attacks every player in that player's turn
    Given Ana's Ceraph is in the Haven
    And Bruno's Keondra is in the Haven
    And Clara's Rio is in the Haven
    And Open Season is in The Streets
    And Vampire is attached to Open Season
    And it is <player>'s Antagonist Step
    And the game stops at <player>'s Draw Step
    When <player> chooses <who>
    Then <who> takes <n> damage
    And <others> keep all Blood
    And Ana, Bruno and Clara gain no Agenda

    Examples:
      | player | who    | n | others          |
      | Ana    | Ceraph | 2 | Keondra and Rio    |
      | Bruno  | Keondra | 1 | Ceraph and Rio  |

  @id:RIV-2418 @rivals.rio.open-season.attacks-every-player @checks:b @needs:attacks @needs:hunters
  Scenario: Open Season's Monster attacks Hunters too, and no player defeats them
    Given Ana's Ceraph is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio and Ingrid are in the Haven
    And Open Season is in The Streets
    And Vampire is attached to Open Season
    And it is Clara's Antagonist Step
    And the game stops at Clara's Draw Step
    When Clara chooses Rio
    And Clara declines
    Then Rio is defeated by nobody
    And Ceraph and Iara keep all Blood
    And Ana, Bruno and Clara gain no Agenda
    And it is for Clara to let the game go on

  @id:RIV-3651 @rivals.knockout.game-ends-after-current-action @needs:attacks @needs:hunters @needs:ending @needs:torpor
  Scenario: A player who loses the last vampire to Open Season is knocked out at once
    Given Ana's Ceraph is in the Haven with 1 Blood
    And Bruno's Iara is in the Haven
    And Bruno has 5 Agenda
    And Clara's Rio is in the Haven
    And Open Season is in The Streets
    And Vampire is attached to Open Season
    And it is Ana's Antagonist Step
    And the game stops at Ana's Draw Step
    When Ana chooses Ceraph
    Then Ana is knocked out by nobody
    And Bruno wins the game

  @id:RIV-2419 @rivals.rio.open-season.lowest-bp-tie @checks:a @needs:attacks @needs:hunters
  Scenario: The player chooses among characters tied for the lowest Blood Potency
    Given Ana's Hakim Owusu, Iara and Ceraph are in the Haven
    And Bruno's Keondra is in the Haven
    And Clara's Rio is in the Haven
    And Open Season is in The Streets
    And Vampire is attached to Open Season
    And it is Ana's Antagonist Step
    And the game stops at Ana's Draw Step
    Then Ana may choose Hakim Owusu
    And Ana may choose Iara
    And Ana cannot choose Ceraph because rivals.rio.open-season.lowest-bp-tie
    When Ana chooses Hakim Owusu
    And Ana declines
    Then Hakim Owusu loses 1 Blood
    And Iara and Ceraph keep all Blood

  @id:RIV-2420 @rivals.rio.open-season.lowest-bp-tie @checks:b,c @needs:attacks @needs:hunters
  Scenario: Open Season's Monster attacks the weakest active character, wherever it is
    Given Ana's Judas is in torpor with 1 Blood
    And Ana's Hakim Owusu is in The Streets
    And Ana's Ceraph and Ociel Gonzalez are in the Haven
    And Bruno's Keondra is in the Haven
    And Clara's Rio is in the Haven
    And Open Season is in The Streets
    And Vampire is attached to Open Season
    And it is Ana's Antagonist Step
    And the game stops at Ana's Draw Step
    Then Ana cannot choose Ociel Gonzalez because rivals.rio.open-season.lowest-bp-tie
    When Ana chooses Hakim Owusu
    Then Hakim Owusu loses 1 Blood
    And it is for Ana to let the game go on

  @id:RIV-4067 @rivals.rio.open-season.lowest-bp-tie @checks:a,b @needs:attacks @needs:hunters @needs:torpor
  Scenario Outline: Open Season compares current Blood Potencies, not printed ones
    Given Ana's Hakim Owusu and Ociel Gonzalez are in the Haven with 2 Blood
    And Ociel Gonzalez has <n> -1 BP tokens
    And Bruno's Keondra is in the Haven
    And Clara's Rio is in the Haven
    And Open Season is in The Streets
    And Vampire is attached to Open Season
    And it is Ana's Antagonist Step
    And the game stops at Ana's Draw Step
    Then Ana <hakim>
    When Ana chooses Ociel Gonzalez
    And Ana declines
    Then Ociel Gonzalez has 1 Blood
    And Hakim Owusu has 2 Blood

    Examples:
      | n | hakim                                                                |
      | 1 | may choose Hakim Owusu                                               |
      | 2 | cannot choose Hakim Owusu because rivals.rio.open-season.lowest-bp-tie |

  @id:RIV-2421 @rivals.rio.open-season.round-1-exception @checks:a,b @needs:hunters
  Scenario Outline: Open Season drawn in the first Round is replaced and shuffled back
    Given it is turn <turn> of the game
    And Ana's Ceraph is in the Haven
    And Bruno's Keondra is in the Haven
    And Clara's Rio is in the Haven
    And it is <player>'s City Deck Step
    And Clara has not had a turn yet
    And the city deck holds Open Season, Vagrant and Maid
    And the unused Monsters hold Warlock
    And the Monster deck holds Werewolf
    And the game stops at <player>'s Ready and Return Step
    Then Vagrant is in The Streets
    And 1 card lies in The Streets
    And the city deck holds Open Season and Maid
    And the unused Monsters hold Warlock
    And the Monster deck holds Werewolf
    And nobody sees the city deck
    And it is for <player> to let the game go on

    Examples:
      | turn | player |
      | 2    | Bruno  |
      | 3    | Clara  |

  @id:RIV-2422 @rivals.rio.open-season.round-1-exception @checks:b @needs:hunters
  Scenario: Open Season drawn in the second Round resolves like any other Event
    Given it is turn 4 of the game
    And Ana's Ceraph is in the Haven
    And Bruno's Keondra is in the Haven
    And Clara's Rio is in the Haven
    And it is Ana's City Deck Step
    And the city deck holds Open Season and Vagrant
    And the unused Monsters hold Warlock
    And the Monster deck holds Werewolf
    And the game stops at Ana's Ready and Return Step
    When chance draws Warlock
    Then Open Season is in The Streets
    And Open Season bears Ana's token
    And Monster lies face down
    And the city deck holds Vagrant
    And it is for Ana to let the game go on

  @id:RIV-2423 @rivals.rio.prince.damages-in-streets-uncontrolled @checks:b,c @needs:hunters
  Scenario Outline: The unclaimed Title damages a character of the player who ends a turn
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Ceraph and Lucky are in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    And Bruno's Keondra is in The Streets
    And Clara's Ingrid is in The Streets
    And it is <player>'s Action Phase
    And <player> has 0 Actions left
    And the game stops at <player>'s Draw Step
    When <player> passes
    And <player> chooses <who>
    Then <who> loses 1 Blood
    And <others> keep all Blood
    And it is for <player> to let the game go on

    Examples:
      | player | who     | others                             |
      | Ana    | Lucky   | Ceraph, Iara, Keondra, Rio and Ingrid |
      | Bruno  | Keondra | Ceraph, Lucky, Iara, Rio and Ingrid   |
      | Bruno  | Iara    | Ceraph, Lucky, Keondra, Rio and Ingrid |
      | Clara  | Rio     | Ceraph, Lucky, Iara, Keondra and Ingrid |

  @id:RIV-2424 @rivals.rio.prince.damages-in-streets-uncontrolled @checks:d @rivals.rio.prince.controller-is-source @checks:b @needs:hunters
  Scenario: The unclaimed Title's damage is Aggravated, and no player deals it
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Ceraph is in the Haven with 1 Blood
    And Ana's Lucky is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    And Ana has 0 Actions left
    And the game stops at Ana's Draw Step
    When Ana passes
    And Ana chooses Ceraph
    Then Ceraph is defeated by nobody
    And Ceraph is in Ana's burned pile
    And Ana, Bruno and Clara gain no Agenda
    And it is for Ana to let the game go on

  @id:RIV-2425 @rivals.rio.prince.controlled-needs-streets @checks:b @needs:hunters
  Scenario Outline: The Title of a Prince in The Streets damages other players' characters in their turns
    Given Ana's Ceraph is in The Streets
    And Prince of the City - Rio de Janeiro is attached to Ceraph
    And Bruno's Iara and Keondra are in the Haven
    And Clara's Rio and Ingrid are in the Haven
    And it is <player>'s Action Phase
    And <player> has 0 Actions left
    And the game stops at <player>'s Draw Step
    When <player> passes
    And <player> chooses <who>
    Then <who> loses 1 Blood
    And <other> keeps all Blood
    And Ceraph keeps all Blood
    And it is for <player> to let the game go on

    Examples:
      | player | who     | other   |
      | Bruno  | Keondra | Iara    |
      | Clara  | Ingrid  | Rio     |

  @id:RIV-2426 @rivals.rio.prince.controlled-needs-streets @checks:a,c @needs:hunters
  Scenario Outline: The Title never damages its controller's characters, and no one while its bearer is at home
    Given Ana's Ceraph is in <place>
    And Prince of the City - Rio de Janeiro is attached to Ceraph
    And Ana's Lucky is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven
    And it is <player>'s Action Phase
    And <player> has 0 Actions left
    And the game stops at <player>'s Draw Step
    When <player> passes
    Then it is for <player> to let the game go on
    And Ceraph, Lucky, Iara and Rio keep all Blood

    Examples:
      | place       | player |
      | The Streets | Ana    |
      | the Haven   | Ana    |
      | the Haven   | Bruno  |
      | the Haven   | Clara  |

  @id:RIV-2427 @rivals.rio.prince.controller-is-source @checks:c @needs:hunters
  Scenario: The Prince's controller defeats a character that the Title's damage defeats
    Given Ana's Ceraph is in The Streets
    And Prince of the City - Rio de Janeiro is attached to Ceraph
    And Bruno's Iara is in the Haven with 1 Blood
    And Bruno's Keondra is in the Haven
    And Clara's Rio is in the Haven
    And it is Bruno's Action Phase
    And Bruno has 0 Actions left
    And the game stops at Bruno's Draw Step
    When Bruno passes
    And Bruno chooses Iara
    Then Iara is defeated by Ana
    And Iara is in Bruno's burned pile
    And Ana gains 1 Agenda
    And Bruno and Clara gain no Agenda

  @id:RIV-2428 @rivals.rio.prince.controller-is-source @checks:d @needs:ending @needs:turn @needs:hunters
  Scenario: The Prince's controller knocks out a player whose last character the Title defeats
    Given Ana's Ceraph is in The Streets
    And Prince of the City - Rio de Janeiro is attached to Ceraph
    And Clara's Rio is in the Haven with 1 Blood
    And Bruno's Keondra is in the Haven
    And it is Clara's Action Phase
    And Clara has 0 Actions left
    When Clara passes
    And Clara chooses Rio
    Then Clara is knocked out by Ana
    And Rio is defeated by Ana
