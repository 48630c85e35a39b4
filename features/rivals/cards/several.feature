# Rivals, texts of single cards
Feature: Texts of single cards
  Hope, Hasty Embrace, Share the Wealth, Chupacabra.

  @id:RIV-2560 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario Outline: Hope's player may discard a card instead of losing Prestige stolen in an attack
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in The Streets
    And Bruno's Keondra is in The Streets
    And Bruno's Hope is in the Haven
    And Ana holds Triple Threat
    And Bruno holds Shifting Organs and Awe
    When Ceraph attacks Keondra
    And Ceraph makes a Physical attack
    And Ana plays Triple Threat face down
    And Bruno plays Shifting Organs face down
    And <answer>
    Then Bruno has <left> Prestige
    And Ana has <gained> Prestige

    Examples:
      | answer             | left | gained |
      | Bruno discards Awe | 20   | 20     |
      | Bruno declines     | 19   | 21     |

  @id:RIV-3679 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario: The card discarded for Hope leaves the hand for everybody to see
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in The Streets
    And Bruno's Keondra is in The Streets
    And Bruno's Hope is in the Haven
    And Ana holds Triple Threat
    And Bruno holds Shifting Organs, Awe and Believer
    When Ceraph attacks Keondra
    And Ceraph makes a Physical attack
    And Ana plays Triple Threat face down
    And Bruno plays Shifting Organs face down
    And Bruno discards Awe
    Then Bruno holds Believer
    And Awe is in Bruno's discard pile
    And these events happen in order:
      | event          | seat  | card |
      | card-discarded | Bruno | Awe  |

  @id:RIV-2561 @needs:cards @needs:torpor @rivals.golden.card-beats-rulebook
  Scenario Outline: Hope's ability does not work from torpor or without a card in hand
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in The Streets
    And Bruno's Keondra is in The Streets
    And Bruno's Hope is in <place>
    And Ana holds Triple Threat
    And Bruno holds <hand>
    When Ceraph attacks Keondra
    And Ceraph makes a Physical attack
    And Ana plays Triple Threat face down
    And Bruno plays Shifting Organs face down
    Then Bruno has 19 Prestige
    And Ana has 21 Prestige

    Examples:
      | place     | hand                         |
      | torpor    | Shifting Organs and Awe |
      | the Haven | Shifting Organs         |

  @id:RIV-2562 @needs:hunters @rivals.blood.stealing @checks:a,b @rivals.blood.stolen-goes-on-thief @checks:a,b @rivals.blood.stolen-not-swapped @checks:a
  Scenario: Chupacabra steals 1 Blood from its attacker the first time an attack damages it
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's Sara and Juliana are in The Streets
    And Ana's Ingrid is in The Streets
    And Chupacabra is in The Streets with 4 Blood
    And Ana has tagged Chupacabra
    When Sara attacks Chupacabra
    And Sara makes a Mental attack
    And Ana declines
    Then Sara has 1 Blood
    And Chupacabra has 4 Blood
    And 1 of Chupacabra's Blood is Ana's
    When Ingrid attacks Chupacabra
    And Ingrid makes a Mental attack
    Then Ingrid has 1 Blood
    And Chupacabra has 3 Blood

  @id:RIV-2563 @needs:hunters @rivals.blood.stealing
  Scenario: Chupacabra steals no Blood for an attack that does not damage it
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's Maria Lopez is in The Streets
    And Ana's Ingrid and Juliana are in The Streets
    And Chupacabra is in The Streets with 4 Blood
    And Ana has tagged Chupacabra
    When Maria Lopez attacks Chupacabra
    And Maria Lopez makes a Physical attack
    Then Maria Lopez has 3 Blood
    And Chupacabra has 4 Blood
    When Ingrid attacks Chupacabra
    And Ingrid makes a Mental attack
    And Ana declines
    Then Ingrid has 1 Blood
    And Chupacabra has 4 Blood

  @id:RIV-2564 @needs:hunters @needs:arrange @rivals.damage.same-rules-any-source
  Scenario: Chupacabra steals no Blood for damage outside an attack
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's Ingrid is in The Streets
    And Chupacabra is in The Streets with 4 Blood
    And Ana has tagged Chupacabra
    When Chupacabra is dealt 3 Mental damage through Ana
    Then Chupacabra has 2 Blood
    And Ingrid keeps all Blood

  @id:RIV-2565 @needs:cards @needs:mortals @needs:recruiting @example @rivals.play.example.hasty-embrace @checks:a,b,c @rivals.retainer.moved-no-attach-effects-clause @checks:a,b @needs:hunters
  Scenario: Hasty Embrace turns a Retainer attached this turn into a Caitiff
    Given Ana and Bruno sit clockwise
    And Bruno's Keondra is in the Haven
    And Ana's Matthew is in The Streets
    And Ana has 10 Prestige
    And Ana holds Hasty Embrace, Coiled Strike and Lucky
    And Ana's Library holds Awe
    And Mugger is in The Streets
    When Matthew attacks Mugger
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    And Ana takes the Mortal as Retainer
    Then Matthew's Blood Potency is 6
    And Ana has 1 Action left
    When Ana plays Hasty Embrace as Unhosted Action
    And Ana recruits Lucky
    Then Lucky is in Ana's Haven
    And Lucky has 2 Blood
    And Lucky bears Mugger
    And Matthew bears nothing
    And Lucky's Blood Potency is 6
    And Matthew's Blood Potency is 5
    And Ana has 10 Prestige
    And Ana has 0 Actions left
    And Ana may draw a card from the Library

  @id:RIV-3431 @needs:cards @needs:mortals @needs:recruiting @rivals.retainer.moved-no-attach-effects-clause @needs:hunters
  Scenario Outline: Hasty Embrace takes only one of two Retainers attached this turn
    Given Ana and Bruno sit clockwise
    And Bruno's Keondra is in the Haven
    And Ana's Matthew is in The Streets
    And Ana's Ceraph is in The Streets
    And Ana has gained 1 Unhosted Action
    And Ana holds Hasty Embrace, Coiled Strike, Coiled Strike and Lucky
    And Mugger is in The Streets
    And Vagrant is in The Streets
    When Matthew attacks Mugger
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    And Ana takes the Mortal as Retainer
    And Ceraph attacks Vagrant
    And Ceraph makes a Physical attack
    And Ana plays Coiled Strike face down
    And Ana takes the Mortal as Retainer
    And Ana plays Hasty Embrace as Unhosted Action
    And Ana recruits Lucky
    And Ana chooses <one>
    Then Lucky bears <one>
    And <bearer> bears <other>

    Examples:
      | one     | bearer  | other   |
      | Mugger  | Ceraph  | Vagrant |
      | Vagrant | Matthew | Mugger  |

  @id:RIV-2566 @needs:cards @rivals.terms.target.none-means-unplayable
  Scenario: Hasty Embrace cannot be played for a Retainer attached in an earlier turn
    Given Ana and Bruno sit clockwise
    And Bruno's Keondra is in the Haven
    And Ana's Matthew is in The Streets
    And Vagrant is attached to Matthew
    And Ana holds Hasty Embrace and Lucky
    Then Ana cannot play Hasty Embrace as Unhosted Action because rivals.terms.target.none-means-unplayable
    And Ana may recruit Lucky

  @id:RIV-2567 @needs:cards @rivals.ruling.share-the-wealth.politician @checks:a,c
  Scenario: Share the Wealth lets the Leader's Politician serve the whole party
    Given Ana and Bruno sit clockwise
    And Bruno's Keondra is in the Haven
    And Ana's Ceraph is in The Streets
    And Ana's Matthew, Lucky and Judas are in the Haven
    And Lucky is Leader
    And Politician is attached to Lucky
    And Ana's Share the Wealth lies beside the Haven
    And Ana holds Charmer
    When Ceraph plays Charmer as Action card
    And Matthew exerts Influence
    Then Ana shows 2 Influence
    When Judas exerts Influence
    Then Ana shows 4 Influence
    And Ceraph does not have No Influence

  @id:RIV-3079 @needs:cards @rivals.ruling.share-the-wealth.politician @checks:b @rivals.retainer.detached-loses-bonus
  Scenario: Share the Wealth's bonus ends when the Leader's Politician is detached
    Given Ana and Bruno sit clockwise
    And Bruno's Keondra is in the Haven
    And Ana's Ceraph is in The Streets
    And Ana's Matthew and Lucky are in the Haven
    And Lucky is Leader
    And Politician is attached to Lucky
    And Ana's Share the Wealth lies beside the Haven
    And Ana holds Charmer
    When Ana detaches Politician
    And Ceraph plays Charmer as Action card
    Then Matthew cannot exert Influence because rivals.influence.other-sources
    When Lucky exerts Influence
    Then Ana shows 1 Influence
    And it is for Ana to exert Influence or answer

  @id:RIV-2568 @needs:cards @needs:arrange @rivals.ruling.share-the-wealth.vagrant @checks:a,b
  Scenario: Share the Wealth lets the Leader's Vagrant prevent one damage to a party member
    Given Ana and Bruno sit clockwise
    And Bruno's Keondra is in the Haven
    And Ana's Ceraph is in The Streets
    And Ana's Matthew and Lucky are in the Haven
    And Lucky is Leader
    And Vagrant is attached to Lucky
    And Ana's Share the Wealth lies beside the Haven
    When Ceraph is dealt 2 Social damage
    Then Ceraph has 4 Blood
    And Vagrant is ready
    When Matthew is dealt 3 Social damage
    And Ana uses Vagrant
    Then Matthew has 4 Blood
    And Vagrant is exhausted
    When Matthew is dealt 3 Social damage
    Then Matthew has 2 Blood

  @id:RIV-2569 @rivals.begin.start.effects-happen-now
  Scenario Outline: Share the Wealth is burned at the start of a turn without a Caitiff
    Given Ana and Bruno sit clockwise
    And Bruno's Keondra is in the Haven
    And Ana's Matthew and <mate> are in the Haven
    And Ana's Share the Wealth lies beside the Haven
    And it is Ana's City Deck Step
    And the game stops at Ana's Ready and Return Step
    Then <where>
    And it is for Ana to let the game go on

    Examples:
      | mate   | where                                    |
      | Ceraph | Share the Wealth is in Ana's burned pile |
      | Judas  | Share the Wealth lies beside Ana's Haven |
