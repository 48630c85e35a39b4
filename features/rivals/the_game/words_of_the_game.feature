# Rivals, "Key Game Terms", "Key Icons": the same terms on other cards
Feature: Key terms on other cards

  @id:RIV-2960 @rivals.terms.active-character @checks:b @needs:cards @needs:hunters
  Scenario: A face-down Monster and a Mortal are not active characters
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid and Rio are in The Streets
    And Ana's Toquinho is in torpor with 1 Blood
    And Toquinho is Leader
    And Maid is attached to Ingrid
    And Vagrant is in The Streets
    And Ghost lies face down in The Streets
    And Bruno's Matthew is in the Haven
    And Ana holds Poison Pill
    When Ana plays Poison Pill as Unhosted Action
    Then exactly these choices are open to Ana:
      | Ana chooses Ingrid |
      | Ana chooses Rio    |
    When Ana chooses Rio
    Then Rio bears Poison Pill

  @id:RIV-2961 @rivals.terms.burn.face-up @checks:d @needs:cards
  Scenario: A discard pile's cards can be shuffled back, but not burned cards
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana's discard pile holds Shotgun
    And Ana's burned pile holds Awe and Charmer
    And Bruno's Hakim Owusu is in the Haven
    And Ana's Iara is in the Haven
    And Ana holds Not Forgotten
    When Iara is dealt 9 Aggravated Mental damage through Bruno
    And Matthew plays Not Forgotten as Action card
    Then chance may draw exactly Shotgun
    When chance draws Shotgun
    Then Ana's burned pile holds Awe, Charmer and Iara
    And Ana's Library holds Shotgun
    And it is for Ana to act

  @id:RIV-2962 @rivals.terms.burn.face-up @checks:e @rivals.begin.city.event-resolves-then-burns @checks:a @needs:turn
  Scenario: Carnival brings burned Events back and is burned itself
    Given Ana, Bruno and Clara sit clockwise
    And it is Bruno's City Deck Step
    And Ana's Ceraph is in the Haven
    And Bruno's Matthew is in the Haven
    And Clara's Hope is in the Haven
    And the city deck holds Carnival
    And the city burned pile holds Uprising, Crackdown, Dia da Independência, Mugger and Copacabana Réveillon
    When chance draws Uprising, Dia da Independência and Copacabana Réveillon
    Then the city burned pile holds Mugger and Carnival
    And the city deck holds Crackdown
    And 3 cards lie in The Streets
    And it is for Bruno to act

  @id:RIV-2963 @rivals.terms.character @checks:d @needs:cards @needs:hunters @needs:attacks
  Scenario: A Monster is a character once it is face up
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio is in The Streets
    And Ana's Ingrid is in the Haven
    And Ghost and Werewolf lie face down in The Streets
    And Bruno's Matthew is in the Haven
    And Ana's burned pile holds Noriko
    And Ana holds Wrath
    When Rio attacks Monster
    And Rio makes a Mental attack
    Then Ghost lies face up
    When Ingrid plays Wrath as Action card
    Then exactly these choices are open to Ana:
      | Ana chooses Ghost   |
      | Ana chooses Ingrid  |
      | Ana chooses Rio     |
      | Ana chooses Matthew |
    When Ana chooses Matthew
    Then Matthew takes 2 damage

  @id:RIV-2964 @rivals.terms.control @checks:b @needs:turn @needs:moving @needs:attacks @needs:mortals
  Scenario: Nobody controls a Mortal in The Streets, not even the player whose turn brought it
    Given Ana and Bruno sit clockwise
    And it is Bruno's City Deck Step
    And the city deck holds Vagrant
    And Vagrant is in The Streets and exhausted
    And Ana's Matthew is in the Haven
    And Bruno's Jorge Guerrero is in the Haven
    Then Vagrant is exhausted
    And Bruno cannot detach Vagrant because rivals.attach.no-detach-foreign-card
    When Bruno moves Jorge Guerrero to The Streets
    And Jorge Guerrero attacks Vagrant#2
    And Jorge Guerrero makes a Physical attack
    Then it is for Bruno to say what becomes of the Mortal

  @id:RIV-2965 @rivals.terms.coterie-is-active-characters @checks:b @needs:turn @needs:hunters
  Scenario Outline: A text about a coterie applies to a cell
    Given Ana (hunters) and Bruno sit clockwise
    And it is Ana's City Deck Step
    And Ana's Evangeline is in the Haven
    And Ana's Maria Lopez is in <place>
    And Maria Lopez is Leader
    And Ana's Agenda card is Birds of Different Feathers face up
    And Bruno's Matthew is in the Haven
    Then it is Ana's Action Phase
    And Ana has <agenda> Agenda

    Examples:
      | place               | agenda |
      | the Haven           | 1      |
      | torpor with 1 Blood | 0      |

  @id:RIV-2966 @rivals.terms.play @checks:b @needs:cards @needs:hunters @needs:attacks
  Scenario: A card discarded for Intel is not played
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline and Ingrid are in The Streets
    And Ana holds Thorn from the Crown and Bone of the Apostle James
    And Bruno's Haven card is The Clubhouse
    And Bruno's Matthew is in the Haven
    When Ingrid attacks Matthew
    And Ana discards Thorn from the Crown for Intel
    And Ingrid makes a Mental attack
    Then Ana has 1 Action left
    And Ana's discard pile holds Thorn from the Crown
    And Evangeline cannot play Thorn from the Crown as Action card because rivals.terms.play
    When Evangeline plays Bone of the Apostle James as Action card
    Then Ana has 0 Actions left
    And Ana controls Bone of the Apostle James

  @id:RIV-2967 @rivals.terms.streets-shared-zone @checks:b @needs:cards @needs:turn @needs:moving
  Scenario Outline: A character in a Haven is not in The Streets
    Given Ana and Bruno sit clockwise
    And it is Bruno's City Deck Step
    And the city deck holds Vagrant
    And BOPE-RJ: Caveira is in The Streets
    And Bruno's Keondra and Iara are in the Haven
    And Ana's Lucky is in The Streets
    When <first>
    And Bruno passes 2 times
    Then it is for <question>

    Examples:
      | first                           | question                          |
      | Bruno passes                    | Bruno to choose who is driven out |
      | Bruno moves Iara to The Streets | Bruno to act                      |

  @id:RIV-2968 @rivals.icons.prestige.own-colour-first @checks:b @needs:colours @needs:recruiting
  Scenario: A player with Prestige of their own colour cannot choose another
    Given Ana and Bruno sit clockwise
    And Ana has 8 Prestige
    And 5 of Ana's Prestige are Bruno's
    And Ana's Matthew is in the Haven
    And Bruno's Lucky is in the Haven
    And Ana holds Iara
    When Ana recruits Iara
    Then it is for Ana to act
    And 5 of Ana's Prestige are Bruno's
    And 0 of Iara's Blood are Bruno's

  @id:RIV-2969 @rivals.icons.blood.is-health @checks:b @needs:hunters @needs:torpor
  Scenario Outline: Prestige on a character does not count as its Blood
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in the Haven
    And Bruno's Matthew is in the Haven
    And Bruno's Hope is in the Haven with <blood> Blood
    And 3 Prestige of Ana lies on Hope
    When Hope is dealt 2 Mental damage through Ana
    Then Hope is <state>
    And Hope is <place>

    Examples:
      | blood | state        | place                         |
      | 2     | defeated     | in torpor                     |
      | 3     | not defeated | in Bruno's Haven with 1 Blood |

  @id:RIV-2971 @rivals.icons.damage.upper-left-adds-attribute @checks:b @needs:cards @needs:hunters
  Scenario Outline: No attribute is added to damage from a card's text
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <actor> is in the Haven
    And Bruno's Hope is in the Haven
    And 1 Prestige of Ana lies on Hope
    And Ana holds Found a Weakness
    When <actor> plays Found a Weakness as Action card
    And Ana chooses Hope
    Then Hope takes <damage> damage

    Examples:
      | actor       | damage |
      | Maria Lopez | 2      |
      | Rio         | 1      |

  @id:RIV-2972 @rivals.icons.shield.reduces-damage @checks:c @needs:cards @needs:attacks
  Scenario: Two Shields reduce 5 damage to 3
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Ana's Snake Oil and Snake in the Grass lie face down beside the Haven
    And Bruno's Keondra is in The Streets
    And Bruno holds Shifting Organs
    And Ana holds Coiled Strike
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    And Bruno plays Shifting Organs face down
    Then Keondra takes 3 damage

  @id:RIV-3000 @rivals.terms.foe @checks:b @needs:cards @needs:attacks @needs:moving @needs:hunters
  Scenario Outline: In an attack "foe" means the player who defends after Blocking
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Ana's Gisele is in The Streets
    And Bruno's Keondra is in The Streets
    And Clara's Pregador is in the Haven
    And <defending> holds <reaction>
    And Ana holds Triple Threat
    When Gisele attacks Keondra
    And Gisele makes a Physical attack
    And Ana plays Triple Threat face down
    And <block>
    And <defending> plays <reaction> face down
    Then <defending> has <left> Prestige
    And <other> keeps all Prestige
    And Ana gains 1 Prestige

    Examples:
      | block          | defending | reaction          | left | other |
      | Clara declines | Bruno     | Shifting Organs   | 19   | Clara |
      | Pregador blocks | Clara    | Ready and Waiting | 18   | Bruno |

  @id:RIV-3001 @rivals.rio.open-season.source @checks:d @needs:turn @needs:hunters
  Scenario: With four Hunter players Open Season uses one of the two unused Monsters
    Given Ana (hunters), Bruno (hunters), Clara (hunters) and Davi (hunters) sit clockwise
    And it is Ana's City Deck Step
    And Ana's Ingrid is in the Haven
    And Bruno's Rio is in the Haven
    And Clara's Evangeline is in the Haven
    And Davi's Toquinho is in the Haven
    And Ghost, Werewolf, Sorceress and Vampire lie face down in The Streets
    And the Monster deck holds Maricoxi, The Strange, Brain-Eater and Mula-Sem-Cabeça
    And the unused Monsters hold Chupacabra and Warlock
    And the city deck holds Open Season
    Then chance may draw exactly Chupacabra and Warlock
    When chance draws Chupacabra
    Then Open Season bears Chupacabra
    And it is for Ana to act

  @id:RIV-3002 @rivals.terms.personal-supply.pays @checks:b @needs:cards @needs:recruiting @needs:hunters
  Scenario Outline: Prestige given from the general supply costs the personal supply nothing
    Given Ana (hunters) and Bruno sit clockwise
    And Ana has <supply> Prestige
    And Ana's Ingrid is in the Haven
    And Ana holds <who>
    And Bruno's Matthew is in the Haven
    When Ana recruits <who>
    And Ana chooses Matthew
    Then 2 Prestige of Ana lies on Matthew
    And Ana has <left> Prestige

    Examples:
      | who          | supply | left |
      | Gina Firenzo | 3      | 1    |
      | Gina Firenzo | 20     | 18   |
