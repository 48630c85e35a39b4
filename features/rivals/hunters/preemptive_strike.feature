# Rivals, "Attacking a Monster", "Preemptive Strike", "Tagged Monsters"
Feature: Before and after a Preemptive Strike

  Background:
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Bruno's Rival is Ana
    And Bruno's Matthew is in the Haven
    And Clara's Jamie is in the Haven

  @id:RIV-2480 @rivals.preemptive.pause-after-step-3 @checks:a,b @needs:hunters
  Scenario: The Preemptive Strike comes after the Attack card is placed and before it is revealed
    Given Ana's Ingrid is in The Streets
    And Ghost lies face down in The Streets
    And Ana holds Holy Water
    When Ingrid attacks Monster
    And Ingrid makes a Mental attack
    Then it is for Ana to play an Attack card or decline
    And Monster lies face down
    When Ana plays Holy Water face down
    Then Ingrid loses 1 Blood
    And these events happen in order:
      | event            | character | target | card       |
      | card-placed      | Ingrid    |        |            |
      | monster-revealed |           |        |            |
      | damage-dealt     |           | Ingrid |            |
      | card-revealed    | Ingrid    |        | Holy Water |
      | damage-dealt     |           | Ghost  |            |

  @id:RIV-2481 @rivals.preemptive.attack-locked-in @checks:a,b @needs:hunters
  Scenario: The attack type and card cannot change during the Preemptive Strike
    Given Ana's Ingrid and Toquinho are in The Streets
    And Ghost lies face down in The Streets
    And Ana holds Holy Water and Get into its Mind
    When Ingrid attacks Monster
    And Ingrid makes a Mental attack
    And Ana declines
    Then it is for Ana to block or decline
    And Ingrid cannot make a Physical attack because rivals.preemptive.attack-locked-in
    And Ana cannot play Holy Water face down because rivals.preemptive.attack-locked-in
    When Ana declines
    Then it is for Ana to play a Reaction or decline
    And Ana cannot play Holy Water face down because rivals.preemptive.attack-locked-in
    And Ingrid cannot make a Social attack because rivals.preemptive.attack-locked-in

  @id:RIV-2482 @rivals.preemptive.attacker-becomes-target @checks:a,b @needs:hunters
  Scenario: The attacker does not count as attacker during the Preemptive Strike, but does afterwards
    Given Ana's Deacon Jones is in The Streets
    And Ana's Thorn from the Crown lies beside the Haven
    And Vampire lies face down in The Streets
    And Ana holds Get into its Mind and Rebuke
    When Deacon Jones attacks Monster
    And Deacon Jones makes a Physical attack
    And Ana declines
    Then it is for Ana to play a Reaction or decline
    And Ana cannot use Deacon Jones because rivals.preemptive.attacker-becomes-target
    When Ana declines
    Then Deacon Jones loses 2 Blood
    And it is for Ana to use an ability or decline
    When Ana uses Deacon Jones
    And Ana declines
    Then Vampire loses 2 Blood

  @id:RIV-2483 @rivals.preemptive.reactions-allowed @checks:a @needs:hunters
  Scenario: A Reaction can be played against a Preemptive Strike
    Given Ana's Maria Lopez is in The Streets
    And Warlock lies face down in The Streets
    And Ana holds Get into its Mind
    When Maria Lopez attacks Monster
    And Maria Lopez makes a Physical attack
    And Ana plays Get into its Mind face down
    And Ana declines
    Then Maria Lopez loses 2 Blood
    And Ana's discard pile holds Get into its Mind
    And Warlock has 8 Blood

  @id:RIV-2484 @rivals.preemptive.reactions-allowed @checks:b @needs:hunters
  Scenario: A Reaction to a Preemptive Strike of another type is discarded without effect
    Given Ana's Ingrid is in The Streets
    And Chupacabra lies face down in The Streets
    And Ana holds Get into its Mind
    When Ingrid attacks Monster
    And Ingrid makes a Ranged attack
    And Ana plays Get into its Mind face down
    Then Ingrid takes 2 damage
    And Ana's discard pile holds Get into its Mind

  @id:RIV-2485 @rivals.preemptive.reactions-allowed @checks:c @needs:hunters
  Scenario: The Blocker of a Preemptive Strike may play a Reaction
    Given Ana's Evangeline and Gina Firenzo are in The Streets
    And Ghost lies face down in The Streets
    And Ana holds Know Their Habits
    When Evangeline attacks Monster
    And Evangeline makes a Mental attack
    And Gina Firenzo blocks
    Then it is for Ana to play a Reaction or decline
    When Ana plays Know Their Habits face down
    Then Gina Firenzo and Evangeline keep all Blood
    And Ana's discard pile holds Know Their Habits

  @id:RIV-2486 @rivals.preemptive.resolve-damage @checks:a,b @needs:hunters
  Scenario: Preemptive Strike damage, reduced by attributes and Shields, is dealt before the attack goes on
    Given Ana's Renata Gomes and Juliana are in The Streets
    And Ghost lies face down in The Streets
    And Ana holds Confuse
    When Renata Gomes attacks Monster
    And Renata Gomes makes a Mental attack
    And Ana plays Confuse face down
    And Ana declines
    Then it is for Ana to pay or decline
    And Renata Gomes keeps all Blood
    And Ghost has 6 Blood

  @id:RIV-2487 @rivals.preemptive.resolve-damage @checks:a @needs:hunters
  Scenario: The player pays for the Attack card after the Preemptive Strike's damage
    Given Ana's Renata Gomes is in The Streets
    And Warlock lies face down in The Streets
    And Ana holds Confuse
    When Renata Gomes attacks Monster
    And Renata Gomes makes a Mental attack
    And Ana plays Confuse face down
    Then it is for Ana to pay or decline
    And Renata Gomes loses 2 Blood
    And Warlock has 9 Blood

  @id:RIV-2488 @rivals.preemptive.survived-attack-resumes @checks:a,b @needs:hunters
  Scenario: The attack goes on even if the Preemptive Strike defeats a Blocker
    Given Ana's Maria Lopez and Rio are in The Streets
    And Vampire lies face down in The Streets
    When Maria Lopez attacks Monster
    And Maria Lopez makes a Physical attack
    And Rio blocks
    Then Rio is in Ana's burned pile
    And Ana has tagged Vampire
    And Vampire has 6 Blood
    And it is for Ana to act

  @id:RIV-2489 @rivals.preemptive.survived-attack-resumes @checks:a @needs:hunters
  Scenario: The attack goes on if the attacker survives the Preemptive Strike with 1 Blood
    Given Ana's Maria Lopez is in The Streets with 4 Blood and ready
    And Vampire lies face down in The Streets
    When Maria Lopez attacks Monster
    And Maria Lopez makes a Physical attack
    Then Maria Lopez has 1 Blood
    And Ana has tagged Vampire
    And Vampire has 6 Blood

  @id:RIV-2490 @rivals.monster-attack.blocked-no-flip-no-tag @checks:a,b,c @rivals.monster-attack.preemptive-if-not-blocked @checks:b @needs:moving @needs:hunters
  Scenario: Another player's Block protects the Monster, which stays face down
    Given Ana's Maria Lopez is in The Streets
    And Ana's Toquinho is in The Streets
    And Clara's Pregador is in the Haven
    And Werewolf lies face down in The Streets
    When Maria Lopez attacks Monster
    And Maria Lopez makes a Physical attack
    And Pregador blocks
    Then Monster lies face down
    And nobody has tagged Monster
    And Maria Lopez keeps all Blood
    And Pregador is defeated by Ana
    When Toquinho attacks Monster
    And Toquinho makes a Physical attack
    Then Werewolf lies face up
    And Toquinho takes 2 damage
    And Ana has tagged Werewolf

  @id:RIV-2491 @rivals.monster-attack.text-may-apply @checks:a,b @needs:cards @needs:hunters
  Scenario: A Monster's text works in the attack that turns it up
    Given Ana's Maria Lopez is in The Streets
    And Sorceress lies face down in The Streets
    And Ana holds Persecution
    When Maria Lopez attacks Monster
    And Maria Lopez makes a Physical attack
    Then Sorceress takes 1 damage
    When Ana discards Persecution
    Then Ana holds nothing
    And it is for Ana to act

  @id:RIV-2492 @rivals.monster.text-only-face-up @checks:a,b @needs:hunters
  Scenario: A Monster's text does not work while it is face down
    Given Ana's Maria Lopez is in The Streets
    And Ghost lies face down in The Streets
    And Ana holds Persecution
    When Maria Lopez attacks Monster
    Then it is for Ana to announce the type of the attack
    When Maria Lopez makes a Physical attack
    Then Ghost takes 0 damage
    And Ghost has 6 Blood
    And Ana holds Persecution
    And it is for Ana to act

  @id:RIV-2506 @rivals.monster-attack.text-may-apply @checks:a @needs:hunters
  Scenario: A Monster's text about its own strike works in the attack that turns it up
    Given Ana's Maria Lopez is in The Streets
    And Mula-Sem-Cabeça lies face down in The Streets
    When Maria Lopez attacks Monster
    And Maria Lopez makes a Social attack
    Then Maria Lopez takes 2 damage
    And Ana has tagged Mula-Sem-Cabeça

  @id:RIV-2507 @rivals.monster-attack.like-attack @checks:d @needs:hunters
  Scenario Outline: A Monster has Secrecy if its text gives it
    Given Ana's Maria Lopez is in The Streets
    And Ghost is in The Streets with <n> Blood
    And Ana holds Persecution
    When Maria Lopez attacks Ghost
    Then it is for Ana to <asked>

    Examples:
      | n | asked                            |
      | 4 | announce the type of the attack  |
      | 3 | discard for Intel or decline     |

  @id:RIV-2508 @rivals.monster.example.wounded-9-bp @checks:a,b @rivals.keyword.wounded @example @needs:hunters
  Scenario Outline: A Monster is Wounded at half its Blood Potency or less
    Given Ana's Maria Lopez and Noriko are in The Streets
    And Werewolf is in The Streets with <blood> Blood
    And Werewolf has <tokens> -1 BP tokens
    And Ana has tagged Werewolf
    When Maria Lopez attacks Werewolf
    And Maria Lopez makes a Physical attack
    Then it is for <whom> to <asked>

    Examples:
      | tokens | blood | whom  | asked                             |
      | 1      | 5     | Ana   | block or decline                  |
      | 1      | 4     | Bruno | say whom the Monster strikes next |
      | 2      | 5     | Ana   | block or decline                  |
      | 2      | 4     | Bruno | say whom the Monster strikes next |

  @id:RIV-3452 @rivals.preemptive.pause-after-step-3 @needs:hunters @needs:cards
  Scenario: An attack that returns to Step 3 meets no second Preemptive Strike
    Given Ana's Ryan is in The Streets
    And Mula-Sem-Cabeça lies face down in The Streets
    And Ana holds Confuse
    When Ryan attacks Monster
    And Ryan makes a Physical attack
    And Ana plays Confuse face down
    Then Ryan has 2 Blood
    And Ana has tagged Mula-Sem-Cabeça
    And Ana's discard pile holds Confuse
    And it is for Ana to act

  @id:RIV-4153 @rivals.preemptive.pause-after-step-3 @rivals.attack.s5.illegal-card-attack-continues @needs:hunters @needs:cards
  Scenario: A Blocked Preemptive Strike is neither undone nor repeated when the Attack card is illegal
    Given Ana's Ryan and Ingrid are in The Streets
    And Sorceress lies face down in The Streets
    And Ana holds Confuse
    When Ryan attacks Monster
    And Ryan makes a Physical attack
    And Ana plays Confuse face down
    And Ingrid blocks
    Then Ana's discard pile holds Confuse
    And Ingrid takes 1 damage
    And Ryan keeps all Blood
    And Ana has tagged Sorceress
    And Ingrid is exhausted
    And it is for Ana to act

  @id:RIV-4085 @rivals.tag.superficial @rivals.attack.s5.illegal-card-attack-continues @needs:hunters @needs:cards
  Scenario: An attack that tags a Monster stays Superficial when its Attack card is illegal
    Given Ana's Ryan is in The Streets
    And The Strange is in The Streets with 1 Blood
    And Ana holds Social Engineering
    When Ryan attacks The Strange
    And Ryan makes a Mental attack
    And Ana plays Social Engineering face down
    Then Ana's discard pile holds Social Engineering
    And Ana has tagged The Strange
    And The Strange has 1 Blood
    And Ana gains no Agenda

  @id:RIV-4154 @rivals.tag.superficial @rivals.attack.s5.illegal-card-attack-continues @needs:hunters @needs:cards
  Scenario: An attack that tags a Monster leaves it 1 Blood when the card lacks Blood Potency
    Given Ana's Sara and Maria Lopez are in The Streets
    And Sara has 1 -1 BP token
    And The Strange is in The Streets with 1 Blood
    And Ana holds Get the Drop
    When Sara attacks The Strange
    And Sara makes a Mental attack
    And Ana plays Get the Drop face down
    And Maria Lopez blocks
    Then Ana's discard pile holds Get the Drop
    And Ana has tagged The Strange
    And The Strange has 1 Blood

  @id:RIV-2493 @rivals.preemptive.best-attribute @checks:d @needs:hunters
  Scenario: Shields are ignored when a Monster chooses its attribute
    Given Ana's Ingrid is in The Streets
    And Drive: Atonement is attached to Ingrid
    And The Strange lies face down in The Streets
    When Ingrid attacks Monster
    And Ingrid makes a Mental attack
    Then Ingrid loses 1 Blood
    And these events happen in order:
      | event                 | attacker    | type     |
      | attack-type-announced | The Strange | Physical |

  @id:RIV-2495 @rivals.preemptive.no-exhaust @checks:b @needs:turn @needs:hunters
  Scenario: A Monster that made a Preemptive Strike can attack at the end of the turn
    Given Ana's Ingrid and Rio are in The Streets
    And Ghost lies face down in The Streets
    And Ana has 1 Action left
    When Ingrid attacks Monster
    And Ingrid makes a Social attack
    And Ana declines
    And Ana passes
    Then it is for Bruno to have a Monster attack
    When Ghost attacks Rio
    Then Ghost is exhausted
    And it is for Bruno to act

  @id:RIV-2496 @rivals.preemptive.attacker-defeated-ends-attack @checks:b @needs:hunters
  Scenario: The Attack card of an attacker defeated by the Preemptive Strike is discarded
    Given Ana's Rio is in The Streets
    And Ana's Toquinho is in the Haven
    And Werewolf lies face down in The Streets
    And Ana holds Confuse
    When Rio attacks Monster
    And Rio makes a Mental attack
    And Ana plays Confuse face down
    Then Rio is defeated by nobody
    And Ana's discard pile holds Confuse
    And Werewolf has 10 Blood
    And Ana keeps all Prestige

  @id:RIV-2497 @rivals.tag.first-successful-attack @checks:b,c @needs:hunters
  Scenario: The next attack tags the Monster if the Preemptive Strike ended the first
    Given Ana's Rio is in The Streets
    And Ana's Evangeline is in The Streets
    And Werewolf lies face down in The Streets
    When Rio attacks Monster
    And Rio makes a Mental attack
    Then Werewolf lies face up
    And nobody has tagged Werewolf
    When Evangeline attacks Werewolf
    And Evangeline makes a Social attack
    Then Ana has tagged Werewolf
    And Werewolf loses 1 Blood

  @id:RIV-2498 @rivals.tag.first-successful-attack @checks:a @needs:hunters
  Scenario: The tag comes before the damage of the attack
    Given Ana's Maria Lopez is in The Streets
    And Vampire lies face down in The Streets
    When Maria Lopez attacks Monster
    And Maria Lopez makes a Physical attack
    Then these events happen in order:
      | event         | target      | monster |
      | damage-dealt  | Maria Lopez |         |
      | monster-tagged |             | Vampire |
      | damage-dealt  | Vampire     |         |
    And Ana has tagged Vampire

  @id:RIV-2499 @rivals.tag.superficial @checks:b @needs:hunters
  Scenario: A second attack can defeat a tagged Monster
    Given Ana's Maria Lopez is in The Streets
    And Ana's Florencia is in The Streets
    And Sorceress is in The Streets with 1 Blood
    When Florencia attacks Sorceress
    And Florencia makes a Social attack
    Then Sorceress has 1 Blood
    When Maria Lopez attacks Sorceress
    And Maria Lopez makes a Physical attack
    Then Sorceress is defeated by Ana
    And Ana gains 3 Agenda

  @id:RIV-2500 @rivals.tag.only-first-hunter @checks:a @needs:turn @needs:hunters
  Scenario: A second player cannot tag a tagged Monster
    Given Clara's Toquinho is in the Haven
    And Ana's Ingrid is in The Streets
    And Ghost lies face down in The Streets
    When Ingrid attacks Monster
    And Ingrid makes a Social attack
    Then Ana has tagged Ghost
    When Ana passes 2 times
    And Ghost attacks Ingrid
    And Bruno passes 3 times
    And Clara moves Toquinho to The Streets
    Then Toquinho cannot attack Ghost because rivals.tag.protected-from-others
    And Ana has tagged Ghost

  @id:RIV-2501 @rivals.tag.moved-near-owner @checks:a,b @needs:hunters
  Scenario: Everybody sees who has tagged a Monster, and nobody controls it
    Given Ana's Maria Lopez is in The Streets
    And Ghost lies face down in The Streets
    When Maria Lopez attacks Monster
    And Maria Lopez makes a Social attack
    Then Ana has tagged Ghost
    And 1 card lies in The Streets
    And it is for Ana to act

  @id:RIV-2502 @rivals.tag.moved-near-owner @checks:c @needs:hunters
  Scenario: A Curse on a player's tagged Monster counts as on a character that player does not control
    Given Ana's Maria Lopez is in The Streets
    And Ana's Agenda card is Observe & Report face up
    And Ghost is in The Streets
    And Ana has tagged Ghost
    And Ana holds Tracking Device
    When Maria Lopez plays Tracking Device as Action card
    And Ana chooses Ghost
    Then Ghost bears Tracking Device
    And Ana gains 1 Agenda
    And it is for Ana to act

  @id:RIV-2503 @rivals.tag.turn-timing @checks:b @needs:hunters
  Scenario: A Monster's end-of-turn text works at the end of its tagger's turn
    Given Brain-Eater is in The Streets and exhausted
    And Ana has tagged Brain-Eater
    And Ana's Rio and Maria Lopez are in the Haven
    And Ana has 0 Actions left
    And the game stops at Ana's Antagonist Step
    When Ana passes
    And Ana chooses Rio
    Then Rio has 1 Fear token
    And Maria Lopez has 0 Fear tokens
    And it is for Ana to let the game go on

  @id:RIV-3703 @rivals.tag.turn-timing @needs:hunters
  Scenario: A tagged Monster's text chooses its tagger's character, even if another player's is weaker
    Given Brain-Eater is in The Streets and exhausted
    And Ana has tagged Brain-Eater
    And Ana's Ingrid is in the Haven
    And Bruno's Hakim Owusu is in the Haven
    And Ana has 0 Actions left
    And the game stops at Ana's Antagonist Step
    When Ana passes
    And Ana chooses Ingrid
    Then Ingrid has 1 Fear token
    And it is for Ana to let the game go on

  @id:RIV-2509 @rivals.tag.turn-timing @checks:b @needs:hunters
  Scenario: A Monster's end-of-turn text does not work in another player's turn
    Given Brain-Eater is in The Streets and exhausted
    And Ana has tagged Brain-Eater
    And Ana's Rio is in the Haven
    And it is Clara's Action Phase
    And Clara has 0 Actions left
    And the game stops at Clara's Draw Step
    When Clara passes
    Then Rio has 0 Fear tokens
    And Jamie has 0 Fear tokens
    And it is for Clara to let the game go on

  @id:RIV-2504 @rivals.tag.still-in-streets @checks:a @needs:hunters
  Scenario: A tagged Monster counts as a card in The Streets
    Given Ana's Maria Lopez is in The Streets
    And Ghost is in The Streets
    And Ana has tagged Ghost
    And Vagrant is in The Streets
    Then 2 cards lie in The Streets
    And it is for Ana to act

  @id:RIV-2505 @rivals.tag.foes-may-help @checks:a @needs:torpor @needs:hunters
  Scenario: A Hunter of another cell may have a tagged Monster mend
    Given it is Clara's Action Phase
    And Ana's Maria Lopez is in the Haven
    And Ghost is in The Streets with 3 Blood
    And Ana has tagged Ghost
    When Ghost mends 2 Blood
    Then Ghost has 5 Blood
    And Ana has tagged Ghost
    And it is for Clara to act
