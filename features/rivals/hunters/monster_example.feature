# Rivals, the examples of Investigating, of an attack on a Monster, and of the Monster's own attack
Feature: The Monster example
  Ana is the Inquisitive player, Clara the Faithful one, and Bruno Ana's Adversary.

  Background:
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Bruno's Rival is Ana
    And Bruno's Matthew is in the Haven
    And Clara's Toquinho and Noriko are in The Streets

  @id:RIV-2510 @rivals.monster.example.1-faithful-investigates @checks:a,b @rivals.investigate.cost-and-effect @example @needs:hunters
  Scenario: In the Monster example the Faithful player Investigates the new Monster once
    Given Mula-Sem-Cabeça lies face down in The Streets
    And it is Clara's Action Phase
    When Clara investigates Monster with Toquinho
    Then 1 Prestige of Clara lies on Monster
    And Toquinho is exhausted
    And Noriko is ready
    And Clara keeps all Prestige
    And Clara does not see what Monster is

  @id:RIV-2511 @rivals.monster.example.2-investigate-and-attack @checks:a,b,c,d @rivals.attack.exhaust.no-exhausted-in-party @example @needs:moving @needs:hunters
  Scenario: In the Monster example the Inquisitive player Investigates twice and attacks an unknown Monster
    Given Mula-Sem-Cabeça lies face down in The Streets
    And 1 Prestige of Clara lies on Monster
    And Ana's Ryan, Juliana, Francisco and Renata Gomes are in The Streets
    And Ana holds Confuse and Shotgun
    When Ana investigates Monster with Francisco and Renata Gomes
    Then Ana does not see what Monster is
    And Ryan cannot attack Monster because rivals.attack.exhaust.no-exhausted-in-party
    When Ryan forms a party of its own
    And Juliana joins the party of Ryan
    And Ryan attacks Monster
    And Ryan makes a Mental attack
    Then it is for Ana to play an Attack card or decline
    And Monster lies face down
    And Ana does not see what Monster is
    And 1 Prestige of Clara lies on Monster
    And 2 Prestige of Ana lies on Monster
    And Ryan, Francisco and Renata Gomes are exhausted
    And Juliana is ready
    When Ana plays Confuse face down
    Then Ana holds Shotgun
    And these events happen in order:
      | event            | character |
      | card-placed      | Ryan      |
    And it is for Ana to block or decline

  @id:RIV-2512 @rivals.monster.example.3-flip-and-type @checks:b,c,d @rivals.preemptive.flip-face-up @example @needs:hunters
  Scenario: In the Monster example Mula-Sem-Cabeça is turned up and strikes with Physical
    Given Mula-Sem-Cabeça lies face down in The Streets
    And 1 Prestige of Clara lies on Monster
    And 2 Prestige of Ana lies on Monster
    And Ana's Ryan and Juliana are in The Streets
    And Ana holds Confuse
    When Ryan attacks Monster
    And Ryan makes a Mental attack
    And Ana plays Confuse face down
    Then it is for Ana to block or decline
    And Juliana may block
    And Mula-Sem-Cabeça lies face up
    And Mula-Sem-Cabeça has 6 Blood
    And nobody has tagged Mula-Sem-Cabeça
    And 1 Prestige of Clara lies on Mula-Sem-Cabeça
    And these events happen in order:
      | event                 | attacker        | type     |
      | attack-type-announced | Mula-Sem-Cabeça | Physical |

  @id:RIV-2513 @rivals.monster.example.4-strike-resolved @checks:a,c,d @rivals.tag.others-collect-prestige @example @needs:hunters
  Scenario: In the Monster example Ryan survives the strike with Juliana's Shield and tags the Monster
    Given Mula-Sem-Cabeça lies face down in The Streets
    And 1 Prestige of Clara lies on Monster
    And 2 Prestige of Ana lies on Monster
    And Ana's Ryan and Juliana are in The Streets
    And Ana holds Confuse
    When Ryan attacks Monster
    And Ryan makes a Mental attack
    And Ana plays Confuse face down
    And Ana declines
    Then Juliana is ready
    And Ryan has 3 Blood
    And Ana has tagged Mula-Sem-Cabeça
    And Clara has 21 Prestige
    And 0 Prestige of Clara lies on Mula-Sem-Cabeça
    And 2 Prestige of Ana lies on Mula-Sem-Cabeça
    And it is for Ana to pay or decline

  @id:RIV-2514 @rivals.monster.example.5-confuse-paid @checks:a,b,c @rivals.prestige-on.pays-costs @example @needs:hunters
  Scenario Outline: In the Monster example Confuse may be paid for from the Monster or the supply, or not at all
    Given Mula-Sem-Cabeça lies face down in The Streets
    And 2 Prestige of Ana lies on Monster
    And Ana's Ryan and Juliana are in The Streets
    And Ana holds Confuse
    When Ryan attacks Monster
    And Ryan makes a Mental attack
    And Ana plays Confuse face down
    And Ana declines
    And Ana <does>
    Then <left> Prestige of Ana lies on Mula-Sem-Cabeça
    And Ana has <supply> Prestige
    And Mula-Sem-Cabeça takes <n> damage

    Examples:
      | does                                        | left | supply | n |
      | pays 1 Prestige, 1 of it from the character | 1    | 20     | 2 |
      | pays 1 Prestige                             | 2    | 19     | 2 |
      | declines                                    | 2    | 20     | 1 |

  @id:RIV-2515 @rivals.monster.example.6-damage @checks:a,c @rivals.tag.superficial @example @needs:hunters
  Scenario: In the Monster example the Monster's Mental attribute reduces 3 damage to 2
    Given Mula-Sem-Cabeça lies face down in The Streets
    And 2 Prestige of Ana lies on Monster
    And Ana's Ryan and Juliana are in The Streets
    And Ana holds Confuse
    When Ryan attacks Monster
    And Ryan makes a Mental attack
    And Ana plays Confuse face down
    And Ana declines
    And Ana pays 1 Prestige, 1 of it from the character
    Then Mula-Sem-Cabeça has 4 Blood
    And 1 Prestige of Ana lies on Mula-Sem-Cabeça
    And Ana gains no Agenda

  @id:RIV-2516 @rivals.monster.example.6-damage @checks:d @rivals.tag.superficial @example @needs:hunters
  Scenario: In the Monster example Superficial damage would have left the Monster 1 Blood
    Given Mula-Sem-Cabeça is in The Streets with 2 Blood
    And Ana's Ryan and Juliana are in The Streets
    And Ana holds Confuse
    When Ryan attacks Mula-Sem-Cabeça
    And Ryan makes a Mental attack
    And Ana plays Confuse face down
    And Ana declines
    And Ana pays 1 Prestige
    Then Mula-Sem-Cabeça has 1 Blood
    And Mula-Sem-Cabeça is not defeated

  @id:RIV-2517 @rivals.monster.example.7-curse-and-agenda @checks:b,d @rivals.curse.definition @example @needs:hunters
  Scenario: In the Monster example Confuse becomes a Curse and gains Agenda
    Given Mula-Sem-Cabeça lies face down in The Streets
    And 2 Prestige of Ana lies on Monster
    And Ana's Agenda card is Observe & Report face up
    And Ana's Ryan and Juliana are in The Streets
    And Ana holds Confuse
    When Ryan attacks Monster
    And Ryan makes a Mental attack
    And Ana plays Confuse face down
    And Ana declines
    And Ana pays 1 Prestige, 1 of it from the character
    And Ana chooses Mula-Sem-Cabeça
    Then Mula-Sem-Cabeça bears Confuse
    And Ana's discard pile is empty
    And Ana gains 1 Agenda
    And Bruno and Clara gain no Agenda
    And 1 Prestige of Ana lies on Mula-Sem-Cabeça
    And it is for Ana to act

  @id:RIV-2518 @rivals.monster.example.7-curse-and-agenda @checks:c @rivals.attack.s11.discard-played-cards @example @needs:hunters
  Scenario: In the Monster example Confuse is discarded if its player lacks the Edge
    Given Mula-Sem-Cabeça lies face down in The Streets
    And Ana's Agenda card is Observe & Report face up
    And Ana's Florencia and Juliana are in The Streets
    And Ana holds Confuse
    When Florencia attacks Monster
    And Florencia makes a Mental attack
    And Ana plays Confuse face down
    And Ana declines
    And Ana declines
    Then Mula-Sem-Cabeça bears nothing
    And Ana's discard pile holds Confuse
    And Ana gains no Agenda
    And it is for Ana to act

  @id:RIV-2522 @rivals.monster.example.7-curse-and-agenda @checks:e @rivals.curse.definition @example @needs:hunters
  Scenario: In the Monster example the Curse gains no Agenda while the Agenda card is face down
    Given Mula-Sem-Cabeça lies face down in The Streets
    And Ana's Agenda card is Observe & Report
    And Ana's Ryan and Juliana are in The Streets
    And Ana holds Confuse
    When Ryan attacks Monster
    And Ryan makes a Mental attack
    And Ana plays Confuse face down
    And Ana declines
    And Ana declines
    And Ana chooses Mula-Sem-Cabeça
    Then Mula-Sem-Cabeça bears Confuse
    And Ana gains no Agenda
    And Ana's Agenda card lies face down

  @id:RIV-3438 @example @rivals.monster.example.1-faithful-investigates @rivals.monster.example.2-investigate-and-attack @rivals.monster.example.3-flip-and-type @rivals.monster.example.4-strike-resolved @rivals.monster.example.5-confuse-paid @rivals.monster.example.6-damage @rivals.monster.example.7-curse-and-agenda @rivals.monster-end.example.mula-attacks-juliana @rivals.preemptive.flip-face-up @needs:moving @needs:hunters
  Scenario: The whole Monster example plays through with every state the rulebook gives
    Given Mula-Sem-Cabeça lies face down in The Streets
    And Ana's Ryan, Juliana, Francisco and Renata Gomes are in the Haven
    And Ana's Agenda card is Observe & Report face up
    And Ana holds Confuse and Well-Prepared
    And Ana's Library holds Shotgun, Awe and Rebuke
    And it is Clara's Action Phase
    And Clara has 1 Action left
    And the game stops at Bruno's City Deck Step
    When Clara investigates Monster with Toquinho
    Then 1 Prestige of Clara lies on Monster
    And Toquinho is exhausted
    And Monster lies face down
    When Clara passes 2 times
    Then it is for Ana to act
    When Ana moves Ryan, Juliana, Francisco and Renata Gomes to The Streets
    And Ana investigates Monster with Francisco and Renata Gomes
    Then 1 Prestige of Clara lies on Monster
    And 2 Prestige of Ana lies on Monster
    And Francisco and Renata Gomes are exhausted
    And Ryan and Juliana are ready
    And Ryan cannot attack Monster because rivals.attack.exhaust.no-exhausted-in-party
    When Ryan forms a party of its own
    And Juliana joins the party of Ryan
    Then Ryan and Juliana are a party of Ana
    When Ryan attacks Monster
    Then Ryan is exhausted
    And it is for Ana to announce the type of the attack
    When Ryan makes a Mental attack
    Then it is for Ana to play an Attack card or decline
    And Monster lies face down
    When Ana plays Confuse face down
    Then Mula-Sem-Cabeça lies face up
    And these events happen in order:
      | event                 | card            | attacker        | type     |
      | monster-revealed      | Mula-Sem-Cabeça |                 |          |
      | attack-type-announced |                 | Mula-Sem-Cabeça | Physical |
    And it is for Ana to block or decline
    And Juliana may block
    When Ana declines
    Then it is for Ana to play a Reaction or decline
    When Ana declines
    Then Ryan takes 1 damage
    And Ryan has 3 Blood
    And Juliana is ready
    And Ana has tagged Mula-Sem-Cabeça
    And 0 Prestige of Clara lies on Mula-Sem-Cabeça
    And 2 Prestige of Ana lies on Mula-Sem-Cabeça
    And Clara gains 1 Prestige
    And these events happen in order:
      | event         | character | card    |
      | card-revealed | Ryan      | Confuse |
    And it is for Ana to pay or decline
    When Ana pays 1 Prestige, 1 of it from the character
    Then 1 Prestige of Ana lies on Mula-Sem-Cabeça
    And Mula-Sem-Cabeça takes 2 damage
    And Mula-Sem-Cabeça has 4 Blood
    And it is for Ana to attach the card or decline
    When Ana chooses Mula-Sem-Cabeça
    Then Mula-Sem-Cabeça bears Confuse
    And Ana gains 1 Agenda
    And Ana holds Well-Prepared
    And Ana's discard pile is empty
    And Ana has 1 Action left
    When Ana passes 2 times
    And Ana declines
    Then it is for Bruno to have a Monster attack
    And Mula-Sem-Cabeça is ready
    When Mula-Sem-Cabeça attacks Juliana
    Then Mula-Sem-Cabeça is exhausted
    And these events happen in order:
      | event                 | attacker        | type     |
      | attack-type-announced | Mula-Sem-Cabeça | Physical |
    And Ryan is exhausted
    And it is for Ana to play a Reaction or decline
    When Ana plays Well-Prepared face down
    Then these events happen in order:
      | event         | character | card          |
      | card-revealed | Juliana   | Well-Prepared |
    And it is for Ana to pay or decline
    When Ana declines
    Then Juliana takes 0 damage
    And Juliana has 2 Blood
    And it is Ana's Draw Step
    When Ana draws a card from the Library
    And Ana draws a card from the Library
    Then Ana holds Shotgun and Awe
    And it is for Bruno to let the game go on

  @id:RIV-2519 @rivals.monster-end.example.mula-attacks-juliana @checks:a,b,e @rivals.monster-end.reaction @example @needs:hunters
  Scenario: In the Monster example Mula-Sem-Cabeça attacks Juliana, who plays Well-Prepared
    Given Mula-Sem-Cabeça lies face down in The Streets
    And Ana's Juliana and Ryan are in The Streets
    And Ana holds Well-Prepared
    And Ana's Library holds Shotgun, Awe and Confuse
    And Ana has 1 Action left
    And the game stops at Bruno's City Deck Step
    When Ryan attacks Monster
    And Ryan makes a Mental attack
    And Ana declines
    And Ana declines
    Then Ryan has 3 Blood
    And Ana has tagged Mula-Sem-Cabeça
    When Ana passes
    And Ana declines
    Then it is for Bruno to have a Monster attack
    When Mula-Sem-Cabeça attacks Juliana
    Then it is for Ana to play a Reaction or decline
    And Mula-Sem-Cabeça is exhausted
    And these events happen in order:
      | event                 | attacker        | type     |
      | attack-type-announced | Mula-Sem-Cabeça | Physical |
    When Ana plays Well-Prepared face down
    And Ana declines
    Then Juliana keeps all Blood
    When Ana draws a card from the Library
    And Ana draws a card from the Library
    Then Ana holds Shotgun and Awe

  @id:RIV-2520 @rivals.monster-end.example.mula-attacks-juliana @checks:c @rivals.monster-end.block @example @needs:hunters
  Scenario: In the Monster example Juliana could Block an attack on Ryan
    Given Mula-Sem-Cabeça is in The Streets with 4 Blood
    And Ana has tagged Mula-Sem-Cabeça
    And Ana's Juliana and Ryan are in The Streets
    And it is Ana's Antagonist Step
    When Mula-Sem-Cabeça attacks Ryan
    Then it is for Ana to block or decline
    And Juliana may block

  @id:RIV-3451 @rivals.monster-end.adversary-chooses-target @needs:hunters @needs:attacks
  Scenario Outline: The Adversary chooses the Monster's target, wherever that player sits
    Given Bruno's Rival is <of bruno>
    And Clara's Rival is <of clara>
    And Mula-Sem-Cabeça is in The Streets with 4 Blood
    And Ana has tagged Mula-Sem-Cabeça
    And Ana's Juliana and Ryan are in The Streets
    And it is Ana's Antagonist Step
    Then it is for <adversary> to have a Monster attack

    Examples:
      | adversary | of bruno | of clara |
      | Bruno     | Ana      | Bruno    |
      | Clara     | Clara    | Ana      |

  @id:RIV-2521 @rivals.monster-end.example.mula-attacks-juliana @checks:d @rivals.monster-end.resolve-damage @example @needs:hunters
  Scenario: In the Monster example Juliana is burned without Well-Prepared
    Given Mula-Sem-Cabeça is in The Streets with 4 Blood
    And Ana has tagged Mula-Sem-Cabeça
    And Ana's Juliana and Rio are in The Streets with 2 Blood and ready
    And it is Ana's Antagonist Step
    And the game stops at Ana's Draw Step
    When Mula-Sem-Cabeça attacks Juliana
    And Ana declines
    Then Juliana is defeated by nobody
    And Juliana is in Ana's burned pile
    And Mula-Sem-Cabeça is exhausted
    And it is for Ana to let the game go on
