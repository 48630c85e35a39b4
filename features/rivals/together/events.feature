# docs/protocol-rivals.md, "Events": the events an engine reports, in order
Feature: Reported events
  State is asserted elsewhere; here each event is reported at least once.

  Rule: Set-up

    @id:RIV-3440 @rivals.setup.leader-bid.when-same-leader
    Scenario: A bid is reported, and so is the Leader a player loses
      Given Ana, Bruno and Clara sit clockwise
      And set-up has come to the reveal of Leaders
      And Ana has chosen Lucky as Leader
      And Bruno has chosen Lucky as Leader
      And Clara has chosen Hope as Leader
      And everybody's Faction deck holds Judas and Grace in unknown order
      When Ana bids 1 Prestige
      Then these events happen in order:
        | event    | seat | amount |
        | bid-made | Ana  | 1      |
      When Bruno declines
      Then these events happen in order:
        | event       | seat  | character |
        | leader-lost | Bruno | Lucky     |
      And it is for Bruno to choose another Leader

    @id:RIV-3441 @rivals.setup.rivals.last-player-own-token-trade
    Scenario: The last player's trade of their own Rival token is reported
      Given Ana, Bruno, Clara and Davi sit clockwise
      And set-up has come to the draw of Rival tokens
      And the game stops at the draw of starting hands
      When chance draws the Rival token of Bruno
      And chance draws the Rival token of Clara
      And chance draws the Rival token of Ana
      And chance draws the Rival token of Davi
      Then Davi's Rival is Ana
      And Clara's Rival is Davi
      And it is for Ana to let the game go on

  Rule: Turns and Actions

    Background:
      Given Ana, Bruno and Clara sit clockwise
      And Ana's Keondra and Iara are in the Haven
      And Bruno's Grace and Hope are in the Haven
      And Clara's Ceraph is in the Haven

    @id:RIV-3442 @rivals.recruit.from-hand-to-haven
    Scenario: Recruiting and its Action are reported
      Given Ana holds Judas
      When Ana recruits Judas
      Then Judas is in Ana's Haven
      And Ana has 1 Action left
      And these events happen in order:
        | event     | seat | character |
        | recruited | Ana  | Judas     |
      And these events happen in order:
        | event        | seat | left |
        | action-spent | Ana  | 1    |

    @id:RIV-3495 @rivals.recruit.pay-bp-as-blood
    Scenario: No gain of Blood is reported for a recruit paid for in full
      Given Ana holds Judas
      When Ana recruits Judas
      Then Judas has 2 Blood
      And Ana loses 2 Prestige
      And these events happen in order:
        | event        | character | amount |
        | blood-placed | Judas     | 2      |
      And none of these events happens:
        | event       | character |
        | blood-given | Judas     |

    @id:RIV-3443 @rivals.attack.exhaust.regroup-first
    Scenario: Forming a new party is reported
      Given Ana's Lucky and Benicio are in The Streets
      When Lucky forms a party of its own
      Then these events happen in order:
        | event     | character |
        | regrouped | Lucky     |
      And it is for Ana to act

    @id:RIV-3444 @rivals.begin.ready.return-to-haven
    Scenario: A character's return home is reported
      Given it is Ana's Ready and Return Step
      And Ana's Lucky is in The Streets
      Then these events happen in order:
        | event             | character |
        | returned-to-haven | Lucky     |
      And Lucky is in Ana's Haven
      And it is for Ana to act

    @id:RIV-3449 @rivals.begin.ready.order-ready-return-remove
    Scenario: No readying is reported for a ready character
      Given it is Ana's Ready and Return Step
      And Ana's Lucky is in the Haven
      And Ana's Benicio is in the Haven and exhausted
      And the game stops at Ana's Action Phase
      Then these events happen in order:
        | event        | card    |
        | card-readied | Benicio |
      And none of these events happens:
        | event        | card  |
        | card-readied | Lucky |
      And it is for Ana to let the game go on

    @id:RIV-3445 @rivals.begin.city.reshuffle-when-empty
    Scenario: Reshuffling the city discard pile is reported
      Given it is Ana's City Deck Step
      And the city discard pile holds Vagrant and Maid
      And the game stops at Ana's Ready and Return Step
      Then these events happen in order:
        | event              | cards |
        | city-deck-shuffled | 2     |
      When chance draws Vagrant
      Then Vagrant is in The Streets
      And it is for Ana to let the game go on

    @id:RIV-3446 @rivals.terms.discard-pile.own-face-up
    Scenario: A discard for Intel and a Block are reported
      Given Bruno's Haven card is The Clubhouse
      And Ana's Lucky is in The Streets
      And Ana holds Charmer
      When Lucky attacks Grace
      And Ana discards Charmer for Intel
      Then these events happen in order:
        | event          | seat | card    |
        | card-discarded | Ana  | Charmer |
      When Lucky makes a Physical attack
      And Hope blocks
      Then these events happen in order:
        | event   | character | attacker |
        | blocked | Hope      | Lucky    |
      And it is for Ana to act

    @id:RIV-3470 @rivals.rio.meeting.success
    Scenario: The Meeting's subject and its result are reported
      Given Meeting at Pão de Açúcar is in The Streets
      And Bruno has 5 Agenda
      When Iara calls the Meeting about Bruno
      Then these events happen in order:
        | event          | character | target |
        | meeting-called | Iara      | Bruno  |
      And it is for Ana to exert Influence or answer
      When Ana says YES
      And Bruno says YES
      And Clara says YES
      Then these events happen in order:
        | event       | seat  | amount |
        | agenda-lost | Bruno | 2      |
      And these events happen in order:
        | event           | seat  | amount |
        | prestige-gained | Bruno | 2      |

    @id:RIV-3732 @rivals.rio.meeting.success @rivals.rio.meeting.stays-until-success
    Scenario: Burning the Meeting after its success is reported
      Given Meeting at Pão de Açúcar is in The Streets
      When Iara calls the Meeting about Ana
      And Ana says YES
      And Bruno says YES
      And Clara says YES
      Then these events happen in order:
        | event       | card                     |
        | card-burned | Meeting at Pão de Açúcar |
      And the city burned pile holds Meeting at Pão de Açúcar

    @id:RIV-3471 @rivals.mortal.citizen-vagrant-agenda @needs:cards
    Scenario: A gain of Agenda is reported
      Given Ana's Matthew is in The Streets
      And Maid is in The Streets
      And Ana holds Coiled Strike
      When Matthew attacks Maid
      And Matthew makes a Physical attack
      And Ana plays Coiled Strike face down
      And Ana burns the Mortal for Prestige
      Then Ana gains 1 Agenda
      And these events happen in order:
        | event         | seat | amount |
        | agenda-gained | Ana  | 1      |

    @id:RIV-3472 @rivals.golden.card-beats-rulebook @needs:cards
    Scenario: Pass the Torch reports the new Leader and the gained Action
      Given Ana's Lucky is in the Haven
      And Keondra is Leader
      And Ana holds Pass the Torch
      When Ana plays Pass the Torch as Unhosted Action
      And Ana chooses Iara
      Then these events happen in order:
        | event              | character |
        | leader-token-moved | Iara      |
      And these events happen in order:
        | event         | seat |
        | action-gained | Ana  |
      And it is for Ana to act

    @id:RIV-3473 @rivals.agenda-card.reveal-any-time
    Scenario: Turning up an Agenda card is reported
      Given Ana's Agenda card is The Snake Den
      When Ana turns the Agenda card up
      Then these events happen in order:
        | event           | seat | agenda        |
        | agenda-revealed | Ana  | The Snake Den |
      And it is for Ana to act

    @id:RIV-3474 @rivals.golden.card-beats-rulebook @needs:cards @needs:torpor @needs:arrange
    Scenario: A Retainer set free is reported
      Given Dia da Independência is in The Streets
      And Politician is attached to Keondra
      When Keondra is dealt 9 Physical damage through Bruno
      And chance draws Politician
      Then these events happen in order:
        | event               | card       |
        | returned-to-streets | Politician |
      And Politician is in The Streets

    @id:RIV-3475 @rivals.golden.card-beats-rulebook @needs:cards
    Scenario: Shuffling a card back is reported
      Given Ana's Sage is in The Streets
      And Ana's discard pile holds Awe
      When Sage attacks Grace
      And Ana accepts
      And chance draws Awe
      Then these events happen in order:
        | event         | card | seat |
        | shuffled-back | Awe  | Ana  |
      And it is for Ana to announce the type of the attack

    @id:RIV-3476 @rivals.haven-card.active-haven
    Scenario: Turning a Haven card face down is reported
      Given it is Ana's City Deck Step
      And Crackdown is in The Streets
      And Ana's Haven card is The Clubhouse
      And the game stops at Ana's Action Phase
      Then these events happen in order:
        | event        | seat | up    |
        | haven-turned | Ana  | false |
      And it is for Ana to let the game go on

    @id:RIV-3477 @rivals.conspiracy.resolve.when-funded
    Scenario: A contribution to a Conspiracy and its reveal are reported
      Given Ana's Snake Oil lies face down beside the Haven
      And 1 Prestige of Ana lies on Conspiracy
      When Ana contributes to Conspiracy
      Then these events happen in order:
        | event       | seat | card       | amount |
        | contributed | Ana  | Conspiracy | 1      |
      And it is for Ana to act
      When Ana reveals Conspiracy
      Then these events happen in order:
        | event     | seat | card      |
        | turned-up | Ana  | Snake Oil |

    @id:RIV-3478 @rivals.influence.exert-places-token @needs:cards
    Scenario: Exerting Influence is reported, and an Ongoing Scheme stays in play
      Given Keondra is Leader
      And Ana holds Plots Within Plots
      When Iara plays Plots Within Plots as Action card
      And Keondra exerts Influence
      Then these events happen in order:
        | event             | character | amount |
        | influence-exerted | Keondra   | 1      |
      And Ana shows 1 Influence
      When Ana says YES
      And Bruno says YES
      And Clara says YES
      Then Plots Within Plots lies beside Ana's Haven

    @id:RIV-3479 @rivals.claim.claimant @needs:attacks
    Scenario: A claim is reported
      Given Prince of the City - Rio de Janeiro is in The Streets
      And Ana's Lucky is in The Streets
      When Lucky claims to be Prince
      Then these events happen in order:
        | event           | claimant |
        | claim-announced | Lucky    |
      And it is for Bruno to attack the claimant or decline

  Rule: Attacks

    Background:
      Given Ana and Bruno sit clockwise
      And Ana's Ociel Gonzalez is in The Streets
      And Bruno's Benicio and Gisele are in the Haven

    @id:RIV-3480 @rivals.attack.s10.character-loses-blood
    Scenario: Loss of Blood is reported
      When Ociel Gonzalez attacks Gisele
      And Ociel Gonzalez makes a Social attack
      And Bruno declines
      Then Gisele loses 1 Blood
      And these events happen in order:
        | event      | character | amount |
        | blood-lost | Gisele    | 1      |

    @id:RIV-3447 @rivals.attachment-ability.detach-cost-discards @needs:cards
    Scenario: Detaching a card as a cost is reported as a discard
      Given Ana's Keondra is in The Streets
      And Cobra Form is attached to Keondra
      When Keondra attacks Gisele
      And Keondra makes a Social attack
      And Bruno declines
      And Ana uses Cobra Form
      Then Cobra Form is in Ana's discard pile
      And Keondra bears nothing
      And these events happen in order:
        | event          | seat | card       |
        | card-discarded | Ana  | Cobra Form |
      And Gisele takes 3 damage

    @id:RIV-3448 @rivals.attack.s8.apply-card-text @needs:cards @needs:influence
    Scenario Outline: Awe reports no token on a Mortal or on a character that has it already
      Given Ana's Keondra is in The Streets
      And Ana holds Awe
      And Maid is in The Streets
      And Bruno's Ceraph is in The Streets
      And <before>
      When Keondra attacks <target>
      And Keondra makes a Mental attack
      And Ana plays Awe face down
      Then <told>:
        | event        | card     | token        |
        | token-placed | <target> | no-influence |
      And <after>

      Examples:
        | before                   | target | told                         | after                   |
        | Benicio has 1 Fear token | Ceraph | these events happen in order | Ceraph has No Influence |
        | Ceraph has No Influence  | Ceraph | none of these events happens | Ceraph has No Influence |
        | Benicio has 1 Fear token | Maid   | none of these events happens | it is for Ana to act    |

    @id:RIV-3481 @rivals.colour.steal-prestige @needs:cards
    Scenario: Stolen Prestige is reported
      Given Ana holds Triple Threat
      And Bruno holds Shifting Organs
      When Ociel Gonzalez attacks Benicio
      And Ociel Gonzalez makes a Physical attack
      And Ana plays Triple Threat face down
      And Bruno declines
      And Bruno plays Shifting Organs face down
      Then Ana gains 1 Prestige
      And Bruno loses 1 Prestige
      And these events happen in order:
        | event           | seat | target | amount |
        | prestige-stolen | Ana  | Bruno  | 1      |

    @id:RIV-3482 @rivals.attack.s5.illegal-card-undoes-blocks-and-reactions @needs:cards
    Scenario: An attack's return to Step 3 is reported with the undone Block
      Given Ana's Thaddeus is in The Streets
      And Ana holds Ingratiate
      When Thaddeus attacks Benicio
      And Thaddeus makes a Social attack
      And Ana plays Ingratiate face down
      And Gisele blocks
      Then Gisele is ready
      And Ana's discard pile holds Ingratiate
      And it is for Bruno to block or decline

    @id:RIV-3483 @rivals.keyword.targeted.may-retarget @needs:cards
    Scenario: A change of target is reported, and the new target takes the damage
      Given Ana's Keondra is in The Streets
      And Ana holds Subterfuge
      When Keondra attacks Gisele
      And Keondra makes a Social attack
      And Ana plays Subterfuge face down
      And Bruno declines
      And Ana chooses Benicio
      Then these events happen in order:
        | event          | target  |
        | target-changed | Benicio |
      And Benicio takes 2 damage
      And Gisele keeps all Blood

    @id:RIV-3484 @rivals.knockout.prestige-zero @needs:ending @needs:arrange
    Scenario: The last player in the game wins it
      Given Ana's Rival is Bruno
      When Bruno loses 20 Prestige through Ana
      Then Ana wins the game

    @id:RIV-3491 @rivals.attack.s3.block-by-party-member @needs:cards
    Scenario: A token placed on a character is reported
      When Ociel Gonzalez attacks Benicio
      And Ociel Gonzalez makes a Physical attack
      And Gisele blocks
      Then Ociel Gonzalez has No Influence
      And these events happen in order:
        | event        | card           | token        |
        | token-placed | Ociel Gonzalez | no-influence |

  Rule: Hunters and Monsters

    Background:
      Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
      And Ana's Ryan and Juliana are in The Streets
      And Bruno's Lucky is in the Haven
      And Clara's Toquinho is in the Haven

    @id:RIV-3485 @rivals.investigate.cost-and-effect
    Scenario: Investigating is reported
      Given Ghost lies face down in The Streets
      When Ana investigates Monster with Juliana
      Then these events happen in order:
        | event        | seat | target  |
        | investigated | Ana  | Monster |
      And these events happen in order:
        | event           | card    | seat | amount |
        | prestige-placed | Monster | Ana  | 1      |
      And it is for Ana to act

    @id:RIV-3486 @rivals.tag.others-collect-prestige @needs:cards
    Scenario: Prestige returned from a tagged Monster and spent from it are reported
      Given Mula-Sem-Cabeça lies face down in The Streets
      And 1 Prestige of Clara lies on Monster
      And 2 Prestige of Ana lies on Monster
      And Ana holds Confuse
      When Ryan attacks Monster
      And Ryan makes a Mental attack
      And Ana plays Confuse face down
      And Ana declines
      Then these events happen in order:
        | event               | card            | seat  | amount |
        | prestige-taken-back | Mula-Sem-Cabeça | Clara | 1      |
      And it is for Ana to pay or decline
      When Ana pays 1 Prestige, 1 of it from the character
      Then these events happen in order:
        | event            | card            | seat | amount |
        | prestige-removed | Mula-Sem-Cabeça | Ana  | 1      |
      And it is for Ana to attach the card or decline

    @id:RIV-3450 @rivals.prestige-on.pays-costs @needs:cards
    Scenario Outline: Prestige paid from a Monster alone is not reported as spent from the supply
      Given Mula-Sem-Cabeça lies face down in The Streets
      And 2 Prestige of Ana lies on Monster
      And Ana holds Confuse
      When Ryan attacks Monster
      And Ryan makes a Mental attack
      And Ana plays Confuse face down
      And Ana declines
      And Ana <pays>
      Then <told>:
        | event          | seat |
        | prestige-spent | Ana  |
      And <left> Prestige of Ana lies on Mula-Sem-Cabeça
      And it is for Ana to attach the card or decline

      Examples:
        | pays                                        | told                         | left |
        | pays 1 Prestige                             | these events happen in order | 2    |
        | pays 1 Prestige, 1 of it from the character | none of these events happens | 1    |

    @id:RIV-3487 @rivals.blood.stealing
    Scenario: Stolen Blood is reported
      Given Ana's Sara is in The Streets
      And Chupacabra is in The Streets with 4 Blood
      And Ana has tagged Chupacabra
      When Sara attacks Chupacabra
      And Sara makes a Mental attack
      Then Chupacabra has 4 Blood
      And these events happen in order:
        | event        | card       | target | amount |
        | blood-stolen | Chupacabra | Sara   | 1      |

    @id:RIV-3488 @rivals.hunter-leader.flips-after-defeating-character
    Scenario: Turning a Leader token is reported
      Given Ana's Maria Lopez is in The Streets
      And Maria Lopez is Leader
      And Sorceress is in The Streets with 1 Blood
      And Ana has tagged Sorceress
      When Maria Lopez attacks Sorceress
      And Maria Lopez makes a Physical attack
      Then these events happen in order:
        | event               | character   |
        | leader-token-turned | Maria Lopez |
      And it is for Ana to act

    @id:RIV-3489 @rivals.terms.target.you-choose @needs:cards
    Scenario: A card's text affects the target its player chooses
      Given Ana's Sara is in the Haven
      And Ana holds Wrath
      And Ana's burned pile holds Noriko, Andrés and Rebuke
      When Sara plays Wrath as Action card
      And Ana chooses Lucky
      Then Lucky takes 1 damage
      And Toquinho keeps all Blood
      And it is for Ana to act

    @id:RIV-3490 @rivals.hunter-recruit.discount @needs:cards @needs:mortals
    Scenario: Blood given to a recruit is reported
      Given Ana's Maria Lopez is in The Streets
      And Vagrant is in The Streets
      And Ana holds Release the Hounds and Noriko
      When Maria Lopez attacks Vagrant
      And Maria Lopez makes a Physical attack
      And Ana plays Release the Hounds face up
      And Ana declines
      And Ana recruits Noriko
      Then Noriko is in Ana's Haven
      And these events happen in order:
        | event       | character | amount |
        | blood-given | Noriko    | 1      |

    @id:RIV-3492 @rivals.haven-card.leader-ability-as-own-text
    Scenario: Showing the top card of a Library is reported
      Given Ana's Haven card is The Feretory
      And Ana's Ingrid is in The Streets
      And Ingrid is Leader
      And Ana's Library holds Blood of Saint Dominic and Wrath
      When Ingrid attacks Lucky
      Then these events happen in order:
        | event        | seat | card                   |
        | top-revealed | Ana  | Blood of Saint Dominic |
      And it is for Ana to announce the type of the attack

  Rule: Exactly what happened is reported

    Background:
      Given Ana and Bruno sit clockwise
      And Bruno's Grace is in the Haven

    @id:RIV-3500 @rivals.party.form-or-join @needs:moving
    Scenario: Joining a party reports the other members without the one that joins
      Given Ana's Matthew is in The Streets
      And Ana's Hope is in The Streets
      When Hope joins the party of Matthew
      Then these events happen in order:
        | event     | character | party   |
        | regrouped | Hope      | Matthew |
      And Matthew and Hope are a party of Ana

    @id:RIV-3501 @rivals.minus-bp.lowers-bp @needs:cards
    Scenario: A -1 BP token is reported
      Given Ana's Keondra is in the Haven
      When Grace gets a -1 BP token through Ana
      Then Grace has 1 -1 BP token
      And these events happen in order:
        | event        | card  | token    |
        | token-placed | Grace | minus-bp |

    @id:RIV-3502 @rivals.icons.prestige.public @needs:influence
    Scenario: Prestige spent by the winning side of a Scheme is reported
      Given Ana's Iara is in the Haven
      And Ana holds Believer
      When Iara plays Believer as Action card
      And Ana holds out a fist with 3 Prestige
      And Ana says YES
      And Bruno says NO
      Then these events happen in order:
        | event          | seat | amount |
        | prestige-spent | Ana  | 3      |
      And everybody sees that Ana has 17 Prestige

    @id:RIV-3503 @rivals.ruling.pregador
    Scenario: A Blocker already in The Streets is not reported as moving there
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Ana's Pregador and Sara are in The Streets
      And Ana's Hope is in The Streets
      When Matthew attacks Hope
      And Matthew makes a Mental attack
      And Pregador blocks
      Then none of these events happens:
        | event            | seat |
        | moved-to-streets | Ana  |
      And Pregador and Sara are a party of Ana

    @id:RIV-3504 @rivals.recruit.from-hand-to-haven @needs:recruiting
    Scenario: A new recruit has no tokens
      Given Ana holds Judas
      When Ana recruits Judas
      Then Judas has 0 Fear tokens
      And Judas is in Ana's Haven

    @id:RIV-3530 @rivals.rio.crackdown.lasts-until-next-turn @needs:stop
    Scenario: A face-up Haven is not reported as turned at the start of a turn
      Given it is Bruno's Draw Step
      And the game stops at Bruno's Draw Step
      And Ana's Haven card is The Hidden Temple
      And Ana's Ceraph is in the Haven
      When Bruno lets the game go on
      Then none of these events happens:
        | event        |
        | haven-turned |
      And it is for Ana to act

  Rule: Events from different causes

    Background:
      Given Ana and Bruno sit clockwise
      And Ana's Keondra is in The Streets
      And Bruno's Grace is in the Haven

    @id:RIV-3531 @rivals.attack.s11.discard-played-cards @needs:cards
    Scenario: Discarding a card played in an attack is reported
      Given Ana holds Coiled Strike
      When Keondra attacks Grace
      And Keondra makes a Physical attack
      And Ana plays Coiled Strike face down
      Then these events happen in order:
        | event          | seat | card          |
        | card-revealed  |      | Coiled Strike |
        | damage-dealt   |      |               |
        | card-discarded | Ana  | Coiled Strike |
      And it is for Ana to act

    @id:RIV-3532 @rivals.terms.burn.face-up
    Scenario: Shuffling burned Events back into the city deck is reported
      Given it is Ana's City Deck Step
      And the city deck holds Carnival, Vagrant, Maid and Mugger
      And the city burned pile holds Uprising
      Then these events happen in order:
        | event              | cards |
        | city-deck-shuffled | 4     |
      And it is for chance to draw a city card

    @id:RIV-3533 @rivals.ruling.pregador @needs:moving
    Scenario: A Blocker's move from home to The Streets is reported
      Given it is Bruno's Action Phase
      And Bruno's Matthew is in The Streets
      And Ana's Pregador is in the Haven
      And Ana's Hope is in The Streets
      When Matthew attacks Hope
      And Matthew makes a Mental attack
      And Pregador blocks
      Then these events happen in order:
        | event           | seat |
        | moved-to-streets | Ana  |
      And it is for Bruno to act

    @id:RIV-3534 @rivals.rio.open-season.source @needs:hunters
    Scenario: Turning up Open Season's Monster is reported
      Given it is Ana's City Deck Step
      And the city deck holds Open Season
      And the unused Monsters hold Chupacabra and Warlock
      When chance draws Warlock
      Then these events happen in order:
        | event            | card    |
        | monster-revealed | Warlock |
      And it is for Ana to act

    @id:RIV-3535 @rivals.conspiracy.resolve.cleanup @needs:conspiracies
    Scenario: Discarding a resolved Conspiracy is reported
      Given Ana's Shed Your Skin lies face down beside the Haven
      And 2 Prestige of Ana lies on Conspiracy
      When Ana reveals Conspiracy
      Then Shed Your Skin is in Ana's discard pile
      And these events happen in order:
        | event          | seat | card           |
        | turned-up      | Ana  | Shed Your Skin |
        | card-discarded | Ana  | Shed Your Skin |

    @id:RIV-3536 @rivals.golden.card-beats-rulebook @needs:moving
    Scenario: A Maid's move of her bearer to another party is reported
      Given Ana's Ceraph is in The Streets
      And Maid is attached to Keondra
      And Ana has 0 Actions left
      And the game stops at Ana's Draw Step
      When Ana passes
      And Ana accepts
      And Ana chooses Ceraph
      Then these events happen in order:
        | event     | character | party  |
        | regrouped | Keondra   | Ceraph |
      And it is for Ana to let the game go on

    @id:RIV-3537 @rivals.golden.card-beats-rulebook
    Scenario: A Maid's move of her bearer to the party at home is reported
      Given Ana's Ceraph is in the Haven
      And Maid is attached to Keondra
      And Ana has 0 Actions left
      And the game stops at Ana's Draw Step
      When Ana passes
      And Ana accepts
      And Ana chooses Ceraph
      Then these events happen in order:
        | event             | character |
        | returned-to-haven | Keondra   |
      And it is for Ana to let the game go on

    @id:RIV-3691 @rivals.golden.card-beats-rulebook
    Scenario: A Maid offers no move without another party to go to
      Given Maid is attached to Keondra
      And Ana has 0 Actions left
      And the game stops at Ana's Draw Step
      When Ana passes
      Then it is for Ana to let the game go on
      And Keondra is in The Streets

    @id:RIV-3538 @rivals.terms.burn @needs:cards
    Scenario: Cards burned from a discard pile to pay for an ability are reported
      Given it is Bruno's Action Phase
      And Bruno's discard pile holds Charmer and Believer
      When Bruno uses Grace for Intel
      And Bruno burns Charmer of the discard pile
      And Bruno burns Believer of the discard pile
      Then these events happen in order:
        | event       | owner | card     |
        | card-burned | Bruno | Charmer  |
        | card-burned | Bruno | Believer |
      And it is for Bruno to act

    @id:RIV-3539 @rivals.affliction.defeat-discards-curses @needs:torpor
    Scenario: Discarding a Curse from a defeated character is reported
      Given Bruno's Tracking Device is attached to Keondra
      And Ana's Ceraph is in the Haven
      When Keondra is dealt 9 Physical damage through Bruno
      Then these events happen in order:
        | event          | seat  | card            |
        | card-discarded | Bruno | Tracking Device |
      And Tracking Device is in Bruno's discard pile
