# Rivals, "Abilities", "Rio de Janeiro City Deck": what a text brings about in the midst of an attack or a turn
Feature: What texts bring about

  Background:
    Given Ana (hunters), Bruno and Clara sit clockwise
    And Bruno's Rival is Ana
    And Ana's Toquinho is in The Streets
    And Ana's Ingrid is in the Haven
    And Bruno's Keondra and Ceraph are in the Haven
    And Clara's Matthew is in the Haven

  @id:RIV-2763 @rivals.damage.own-colour-first @needs:colours @needs:arrange @needs:hunters
  Scenario: Where one foreign colour is left, nobody is asked any more
    Given 1 of Keondra's Blood is Ana's
    And 3 of Keondra's Blood are Clara's
    When Keondra is dealt 5 Physical damage through Ana
    And Bruno removes Blood of Ana
    Then Keondra loses 5 Blood
    And 1 of Keondra's Blood is Clara's

  @id:RIV-2764 @rivals.attack.s11.after-this-attack @needs:cards @needs:hunters
  Scenario Outline: Who has paid for a Blaze of Glory is burned after the attack, undefeated
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
  Scenario: A Relic on top of the Library is drawn as the Leader exhausts
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
  Scenario Outline: Any other card stays there, or is discarded
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
  Scenario: What The Feretory draws comes to the cards in hand, and that it is drawn is told
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
  Scenario: What is discarded by The Feretory comes to the cards of the pile, and is told
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
  Scenario: Where there is no card left nothing is shown
    Given Toquinho is Leader
    And Ana's Haven card is The Feretory
    When Toquinho attacks Ceraph
    Then it is for Ana to announce the type of the attack

  @id:RIV-2768 @rivals.golden.card-beats-rulebook @needs:cards @needs:arrange @needs:torpor @needs:hunters
  Scenario: On the Dia da Independência one Retainer of who is defeated goes free, the others are burned
    Given Dia da Independência is in The Streets
    And Vagrant and Maid are attached to Keondra
    When Keondra is dealt 9 Physical damage through Ana
    And Bruno declines
    Then it is for chance to set a Retainer free
    When chance draws Maid
    Then Maid is in The Streets
    And Vagrant is in the city burned pile

  @id:RIV-2769 @rivals.golden.card-beats-rulebook @needs:cards @needs:hunters
  Scenario: Past a Lookout's Antagonist a party comes unseen
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
  Scenario Outline: In an Uprising the first attack that a character of 5 Blood Potency outlives brings an Action
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
  Scenario: Who is knocked out as the turn ends does not draw any more
    Given it is Bruno's Torpor and Mending Step
    And Seeking Followers is in The Streets
    And Bruno draws from 9 Shotgun
    And Bruno has 1 Prestige
    And Clara has 5 Agenda
    Then Bruno is knocked out by nobody
    And Clara wins the game

  @id:RIV-2772 @rivals.knockout.game-ends-after-current-action @needs:ending @needs:hunters
  Scenario: Who has won as the turn begins wins before the cards are readied
    Given it is Bruno's City Deck Step
    And Bruno has 12 Agenda
    And Bruno's Agenda card is The Snake Den face up
    And Bruno's Snake Oil lies face down beside the Haven
    And 1 Prestige of Bruno lies on Conspiracy
    And Bruno's Hope is in the Haven and exhausted
    Then Bruno wins the game
    And Hope is exhausted
