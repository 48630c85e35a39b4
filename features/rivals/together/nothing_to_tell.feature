# docs/protocol-rivals.md, "Events": an event that did not happen is not reported
Feature: Changes of zero are not reported, and others are reported once
  Every amount that could be 0 is tested at 0.

  Rule: Tokens

    Background:
      Given Ana, Bruno and Clara sit clockwise
      And Ana's Keondra and Iara are in the Haven
      And Bruno's Hope is in the Haven
      And Clara's Grace is in the Haven

    @id:RIV-3580 @rivals.icons.bp.is-blood-maximum @needs:arrange @needs:torpor
    Scenario: No mending is reported for a character with full Blood
      When Hope mends 3 Blood
      Then none of these events happens:
        | event  |
        | mended |
      And Hope keeps all Blood

    @id:RIV-3581 @rivals.minus-bp.lowers-bp @needs:cards
    Scenario: No loss is reported for a -1 BP token on a character below its Blood Potency
      Given Ana's Lucky is in the Haven with 1 Blood
      When Lucky gets a -1 BP token through Bruno
      Then none of these events happens:
        | event      |
        | blood-lost |
      And Lucky has 1 Blood

    @id:RIV-3582 @rivals.retainer.detached-loses-bonus
    Scenario: Loss of Blood with a detached Retainer is reported
      Given Ana's Matthew is in the Haven with 6 Blood
      And Mugger is attached to Matthew
      When Ana detaches Mugger
      Then these events happen in order:
        | event      | character | amount |
        | blood-lost | Matthew   | 1      |
      And Matthew has 5 Blood

    @id:RIV-3583 @rivals.attach.voluntary-detach
    Scenario Outline: No loss of Blood is reported when the detached Retainer leaves room for it
      Given Ana's Matthew is in the Haven with 5 Blood
      And <retainer> is attached to Matthew
      When Ana detaches <retainer>
      Then none of these events happens:
        | event      |
        | blood-lost |
      And Matthew has 5 Blood

      Examples:
        | retainer |
        | Vagrant  |
        | Mugger   |

    @id:RIV-3584 @rivals.mortal.citizen-vagrant-agenda @needs:mortals
    Scenario: No gain of Agenda is reported for a Vagrant
      Given Ana's Matthew is in The Streets
      And Vagrant is in The Streets
      When Matthew attacks Vagrant
      And Matthew makes a Physical attack
      Then none of these events happens:
        | event         |
        | agenda-gained |
      And Ana gains no Agenda

    @id:RIV-3585 @rivals.rio.corruption.gains-token @needs:conspiracies
    Scenario: Prestige taken by Corruption is reported
      Given Corruption is in The Streets
      When Ana gains 3 Prestige
      Then these events happen in order:
        | event       | seat | card       | amount |
        | contributed | Ana  | Corruption | 1      |
      And 1 Prestige of Ana lies on Corruption

    @id:RIV-3586 @rivals.setup.supply.total-32 @needs:arrange
    Scenario: No Prestige is reported on other cards in The Streets
      Given Meeting at Pão de Açúcar and Vagrant are in The Streets
      When Ana gains 3 Prestige
      Then none of these events happens:
        | event       |
        | contributed |
      And Ana has 23 Prestige

    @id:RIV-3593 @rivals.golden.card-beats-rulebook @needs:conspiracies
    Scenario: No loss of Agenda is reported for a player without Agenda
      Given Ana's Snake in the Grass lies face down beside the Haven
      And 2 Prestige of Ana lies on Conspiracy
      And 1 Prestige of Bruno lies on Conspiracy
      And Ana and Bruno have contributed to Conspiracy
      When Ana reveals Conspiracy
      Then none of these events happens:
        | event         |
        | agenda-lost   |
        | agenda-gained |
      And Ana, Bruno and Clara have 0 Agenda

    @id:RIV-3595 @rivals.play.told-to-act-no-normal-cost @needs:mortals @needs:cards @needs:hunters
    Scenario: An Action granted by Hasty Embrace is reported as an Unhosted Action
      Given Ana's Matthew is in The Streets
      And Vagrant is in The Streets
      And Ana holds Hasty Embrace and Lucky
      When Matthew attacks Vagrant
      And Matthew makes a Physical attack
      And Ana takes the Mortal as Retainer
      And Ana plays Hasty Embrace as Unhosted Action
      And Ana recruits Lucky
      Then Lucky is in Ana's Haven
      And Ana has 0 Actions left
      And these events happen in order:
        | event         | seat | unhosted |
        | action-gained | Ana  | true     |

  Rule: Burned cards and Leader tokens

    Background:
      Given Ana (hunters), Bruno (hunters) and Clara sit clockwise
      And Ana's Rio is in The Streets
      And Ana's Maria Lopez is in The Streets
      And Ana's Ingrid and Jamie are in the Haven
      And Rio is Leader
      And Bruno's Sara and Francisco are in the Haven
      And Sara is Leader
      And Clara's Hope, Lucky and Grace are in the Haven

    @id:RIV-3587 @rivals.terms.burn
    Scenario: Burning a Monster is reported
      Given Vampire is in The Streets with 1 Blood
      And Ana has tagged Vampire
      When Maria Lopez attacks Vampire
      And Maria Lopez makes a Physical attack
      Then these events happen in order:
        | event       | card    |
        | card-burned | Vampire |
      And the burned Monsters hold Vampire

    @id:RIV-3589 @rivals.hunter-leader.flips-after-defeating-character @needs:torpor @needs:arrange
    Scenario: Turning a Leader token is reported once, for the defeating player's cell alone
      When Lucky is dealt 9 Physical damage through Ana
      Then these events happen in order:
        | event               | character |
        | leader-token-turned | Rio       |
      And none of these events happens:
        | event               | character |
        | leader-token-turned | Ingrid    |
        | leader-token-turned | Jamie     |
        | leader-token-turned | Sara      |
        | leader-token-turned | Francisco |
      And Rio's Leader token shows +1 Influence
      And Sara's Leader token shows +1 Secrecy
      When Hope is dealt 9 Physical damage through Ana
      Then Hope is defeated by Ana
      And none of these events happens:
        | event               |
        | leader-token-turned |

    @id:RIV-3596 @rivals.tag.others-collect-prestige
    Scenario Outline: Prestige returned from a tagged Monster is reported only for players who had some there
      Given Ghost lies face down in The Streets
      And 2 Prestige of <who> lies on Monster
      When Rio attacks Monster
      And Rio makes a Mental attack
      Then these events happen in order:
        | event               | seat  |
        | prestige-taken-back | <who> |
      And none of these events happens:
        | event               | seat    |
        | prestige-taken-back | <other> |
      And <who> has 22 Prestige
      And <other> has 20 Prestige

      Examples:
        | who   | other |
        | Bruno | Clara |
        | Clara | Bruno |

    @id:RIV-4291 @rivals.tag.no-damage-needed @needs:hunters
    Scenario: A Monster that an attack does not hurt loses no Blood
      Given Ghost lies face down in The Streets
      When Rio attacks Monster
      And Rio makes a Physical attack
      Then none of these events happens:
        | event      | character |
        | blood-lost | Ghost     |
      And Ana has tagged Ghost

  Rule: The title

    Background:
      Given Ana and Bruno sit clockwise
      And Ana's Keondra is in The Streets

    @id:RIV-3591 @rivals.claim.lost-title-this-turn-no-claim @needs:torpor @needs:arrange
    Scenario: A player may claim the title that another player has lost this turn
      Given Bruno's Hope and Matthew are in the Haven
      And Prince of the City - Rio de Janeiro is attached to Hope
      When Hope is dealt 9 Physical damage
      Then Prince of the City - Rio de Janeiro is in The Streets
      And Keondra may claim to be Prince

    @id:RIV-3592 @rivals.defeat.at-zero-blood @needs:torpor @needs:arrange
    Scenario: A text about the defeating player does nothing when no player defeated the character
      Given Ana's Haven card is The Temple of Set
      And Keondra is Leader
      And Ana's Snake Oil lies face down beside the Haven
      And Bruno's Hope and Matthew are in the Haven
      When Hope is dealt 9 Physical damage
      Then Hope is defeated by nobody
      And it is for Ana to act

  Rule: Hunters who act together

    Background:
      Given Ana (hunters) and Bruno sit clockwise
      And Ana's Rio and Ingrid are in The Streets
      And Bruno's Hope is in the Haven

    @id:RIV-3594 @rivals.investigate.any-number
    Scenario Outline: Hunters who Investigate together may be named in any order
      Given Ghost lies face down in The Streets
      When Ana investigates Monster with <named>
      Then Rio and Ingrid are exhausted
      And 2 Prestige of Ana lies on Monster

      Examples:
        | named          |
        | Rio and Ingrid |
        | Ingrid and Rio |

  Rule: Payments, Ongoing cards and returned Events

    Background:
      Given Ana (hunters) and Bruno sit clockwise
      And Ana's Maria Lopez is in The Streets
      And Bruno's Hope is in the Haven

    @id:RIV-3597 @rivals.hunter-recruit.discount @needs:recruiting @needs:mortals
    Scenario Outline: No payment is reported for a Hunter recruited for nothing after a Mortal
      Given Vagrant is in The Streets
      And Ana holds <hunter>
      When Maria Lopez attacks Vagrant
      And Maria Lopez makes a Physical attack
      And Ana recruits <hunter>
      Then none of these events happens:
        | event        |
        | blood-placed |
      And Ana keeps all Prestige

      Examples:
        | hunter |
        | Rio    |
        | Andrés |

    @id:RIV-3598 @rivals.ongoing.near-haven @needs:cards
    Scenario: An Ongoing card stays beside the Haven
      Given Ana holds Take Careful Notes
      When Ana plays Take Careful Notes as Unhosted Action
      Then Take Careful Notes lies beside Ana's Haven

    @id:RIV-3599 @rivals.rio.open-season.round-1-exception @needs:stop
    Scenario: The return of an Event drawn too early is reported
      Given it is turn 2 of the game
      And it is Bruno's City Deck Step
      And the city deck holds Open Season, Vagrant and Maid
      And the unused Monsters hold Warlock
      And the Monster deck holds Werewolf
      And the game stops at Bruno's Ready and Return Step
      Then these events happen in order:
        | event         | card        |
        | shuffled-back | Open Season |
      And it is for Bruno to let the game go on
