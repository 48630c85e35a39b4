# Rivals, "Abilities", "Rio de Janeiro City Deck": effects of texts during an attack or a turn
Feature: Effects of card texts

  Background:
    Given Ana (hunters), Bruno and Clara sit clockwise
    And Bruno's Rival is Ana
    And Ana's Toquinho is in The Streets
    And Ana's Ingrid is in the Haven
    And Bruno's Keondra and Ceraph are in the Haven
    And Clara's Matthew is in the Haven

  @id:RIV-2763 @rivals.damage.own-colour-first @needs:colours @needs:arrange @needs:hunters
  Scenario: No choice of Blood is offered when only one foreign colour is left
    Given 1 of Keondra's Blood is Ana's
    And 3 of Keondra's Blood are Clara's
    When Keondra is dealt 5 Physical damage through Ana
    And Bruno removes Blood of Ana
    Then Keondra loses 5 Blood
    And 1 of Keondra's Blood is Clara's

  @id:RIV-2764 @rivals.attack.s11.after-this-attack @needs:cards @needs:hunters
  Scenario Outline: Blaze of Glory burns its paying attacker after the attack without a defeat
    Given Ana holds Blaze of Glory
    And Chupacabra is in The Streets
    And Ana has tagged Chupacabra
    When Toquinho attacks Chupacabra
    And Toquinho makes a Physical attack
    And Ana plays Blaze of Glory face down
    And <choice>
    Then Chupacabra takes <damage> damage
    And Toquinho is <where>
    And Toquinho is not defeated
    And Ana's discard pile holds Blaze of Glory

    Examples:
      | choice              | damage | where                |
      | Ana pays 1 Prestige | 4      | in Ana's burned pile |
      | Ana declines        | 1      | in The Streets       |

  @id:RIV-2765 @rivals.golden.card-beats-rulebook @needs:hunters
  Scenario: The Feretory draws a Relic from the top of the Library when the Leader exhausts
    Given Toquinho is Leader
    And Ana's Haven card is The Feretory
    And Ana's Library holds Bone of the Apostle James and Shotgun in unknown order
    When Toquinho attacks Ceraph
    Then it is for chance to draw a card
    When chance draws Bone of the Apostle James
    Then Ana holds Bone of the Apostle James
    And Ana's Library holds Shotgun
    And it is for Ana to announce the type of the attack

  @id:RIV-2766 @rivals.golden.card-beats-rulebook @needs:cards @needs:hunters
  Scenario Outline: The Feretory leaves any other card on top or discards it
    Given Toquinho is Leader
    And Ana's Haven card is The Feretory
    And Ana's Library holds Shotgun and Awe in unknown order
    When Toquinho attacks Ceraph
    And chance draws Shotgun
    Then it is for Ana to discard or decline
    When <choice>
    Then Ana holds nothing
    And Ana's Library holds <library>
    And Ana's discard pile <discard>
    And it is for Ana to announce the type of the attack

    Examples:
      | choice               | library         | discard       |
      | Ana declines         | Shotgun and Awe | is empty      |
      | Ana discards Shotgun | Awe             | holds Shotgun |

  @id:RIV-3666 @rivals.haven-card.leader-ability-as-own-text @needs:hunters
  Scenario: The Feretory adds the Relic to the hand and reports the draw
    Given Toquinho is Leader
    And Ana's Haven card is The Feretory
    And Ana holds Rebuke
    And Ana's Library holds Blood of Saint Dominic and Wrath
    When Toquinho attacks Ceraph
    Then Ana holds Rebuke and Blood of Saint Dominic
    And Ana's Library holds Wrath
    And these events happen in order:
      | event      | seat | deck    |
      | card-drawn | Ana  | library |

  @id:RIV-3667 @rivals.discard.piles-public @needs:cards @needs:hunters
  Scenario: The Feretory adds its discard to the discard pile and reports it
    Given Toquinho is Leader
    And Ana's Haven card is The Feretory
    And Ana's Library holds Shotgun and Awe
    And Ana's discard pile holds Rebuke
    When Toquinho attacks Ceraph
    And Ana discards Shotgun
    Then Ana's discard pile holds Rebuke and Shotgun
    And these events happen in order:
      | event          | seat | card    |
      | card-discarded | Ana  | Shotgun |
    And it is for Ana to announce the type of the attack

  @id:RIV-2767 @rivals.draw.empty-deck-no-penalty @needs:hunters
  Scenario: The Feretory shows nothing when the Library is empty
    Given Toquinho is Leader
    And Ana's Haven card is The Feretory
    When Toquinho attacks Ceraph
    Then it is for Ana to announce the type of the attack

  @id:RIV-2768 @rivals.golden.card-beats-rulebook @needs:cards @needs:arrange @needs:torpor @needs:hunters
  Scenario: Dia da Independência frees one Retainer of a defeated character and burns the others
    Given Dia da Independência is in The Streets
    And Vagrant and Maid are attached to Keondra
    When Keondra is dealt 9 Physical damage through Ana
    And Bruno declines
    Then it is for chance to set a Retainer free
    When chance draws Maid
    Then Maid is in The Streets
    And Vagrant is in the city burned pile

  @id:RIV-2769 @rivals.golden.card-beats-rulebook @needs:cards @needs:hunters
  Scenario: A Lookout lets a party ignore one Antagonist
    Given it is Bruno's Action Phase
    And BOPE-RJ: PsyOps and BOPE-RJ: Marksman are in The Streets
    And Lookout is attached to Ceraph
    And Bruno holds Awe and Shotgun
    When Bruno moves Ceraph to The Streets
    And Bruno chooses BOPE-RJ: Marksman
    And Bruno discards Awe
    Then Ceraph keeps all Blood
    And Bruno holds Shotgun
    And it is for Bruno to act

  @id:RIV-2770 @rivals.attack.s11.survival-effects @needs:cards @needs:hunters
  Scenario Outline: Uprising gives an Action for the first attack a character of 5 Blood Potency survives
    Given it is Bruno's Action Phase
    And Bruno's Hope is in The Streets
    And Uprising is in The Streets
    And Clara's <target> is in The Streets
    When Hope attacks <target>
    And Hope makes a Mental attack
    Then Bruno has <n> Actions left

    Examples:
      | target | n |
      | Lucky  | 2 |
      | Iara   | 1 |

  @id:RIV-2771 @rivals.knockout.game-ends-after-current-action @needs:ending @needs:hunters
  Scenario: A player knocked out at the end of the turn draws no cards
    Given it is Bruno's Torpor and Mending Step
    And Seeking Followers is in The Streets
    And Bruno draws from 9 Shotgun
    And Bruno has 1 Prestige
    And Clara has 5 Agenda
    Then Bruno is knocked out by nobody
    And Clara wins the game

  @id:RIV-2772 @rivals.knockout.game-ends-after-current-action @needs:ending @needs:hunters
  Scenario: A player who wins at the start of the turn wins before cards ready
    Given it is Bruno's City Deck Step
    And Bruno has 12 Agenda
    And Bruno's Agenda card is The Snake Den face up
    And Bruno's Snake Oil lies face down beside the Haven
    And 1 Prestige of Bruno lies on Conspiracy
    And Bruno's Hope is in the Haven and exhausted
    Then Bruno wins the game
    And Hope is exhausted
