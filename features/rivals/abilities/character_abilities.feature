# Rivals, "Character Abilities"
Feature: Character abilities
  Attacker, Party and static abilities.

  @id:RIV-2130 @rivals.character-ability.attacker @checks:a,b @needs:cards
  Scenario Outline: An Attacker ability works for its bearer alone, not for another attacker
    Given Ana and Bruno sit clockwise
    And Ana's Jorge Guerrero and Matthew are in The Streets
    And Ana holds Charmer
    And Bruno's Keondra is in the Haven
    When <attacker> attacks Keondra
    And <attacker> makes a Physical attack
    Then it is for Ana to <next>

    Examples:
      | attacker       | next                      |
      | Jorge Guerrero | use an ability or decline |
      | Matthew        | act                       |

  @id:RIV-2131 @rivals.character-ability.attacker @checks:a
  Scenario Outline: An Attacker ability does not work while its bearer is attacked or Blocks
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Bruno's Keondra and Jorge Guerrero are in the Haven
    And Bruno holds Charmer
    When Matthew attacks <target>
    And Matthew makes a Physical attack
    And <answer>
    Then Jorge Guerrero takes 0 damage
    And Matthew keeps all Blood
    And Bruno holds Charmer
    And it is for Ana to act

    Examples:
      | target         | answer                |
      | Jorge Guerrero | Bruno declines        |
      | Keondra        | Jorge Guerrero blocks |

  @id:RIV-2132 @rivals.character-ability.party @checks:e,i @needs:hunters
  Scenario Outline: A Party ability helps its bearer's own party, including the bearer, and no other
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline is in <place>
    And Ana's Rio and Ingrid are in The Streets
    And Bruno's Benicio is in the Haven
    And 1 Prestige of Ana lies on Benicio
    When <first>
    And <attacker> attacks Benicio
    And <attacker> makes a Mental attack
    Then Benicio takes <damage> damage

    Examples:
      | place       | first                              | attacker | damage |
      | The Streets | Rio joins the party of Evangeline  | Rio      | 1      |
      | The Streets | Rio joins the party of Evangeline  | Ingrid   | 1      |
      | The Streets | Evangeline joins the party of Rio  | Ingrid   | 2      |
      | The Streets | Rio forms a party of its own       | Rio      | 0      |
      | the Haven   | Rio forms a party of its own       | Rio      | 0      |

  @id:RIV-2133 @rivals.character-ability.party @checks:f,i @needs:cards @needs:hunters
  Scenario Outline: A Party ability also works in the Haven and for exhausted party members
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in The Streets
    And Ana's Ryan and <mate> are in <place>
    And Ana holds Wrath
    And Ana's burned pile holds Noriko, Andrés and Pregador
    And Bruno's Hope is in the Haven
    When Sara plays Wrath as Action card
    And Ana chooses Ryan
    Then Ryan takes <damage> damage

    Examples:
      | mate    | place                     | damage |
      | Juliana | the Haven                 | 1      |
      | Juliana | the Haven and exhausted   | 1      |
      | Juliana | The Streets and exhausted | 1      |
      | Jamie   | the Haven                 | 2      |

  @id:RIV-2134 @rivals.character-ability.party @checks:g,h @needs:cards @needs:moving @needs:hunters
  Scenario Outline: Prudence protects attackers from her party, including herself
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Prudence and Iara are in The Streets
    And Ana's Sage is in the Haven
    And Bruno's Ingrid is in the Haven
    And Bruno's Jamie is in The Streets with 1 Blood
    And Poison Pill is attached to Jamie
    When <first>
    And <attacker> attacks Jamie
    And <attacker> makes a Mental attack
    And Bruno decides for the damage
    Then <attacker> takes <damage> damage

    Examples:
      | first                           | attacker | damage |
      | Ana passes                      | Iara     | 0      |
      | Ana passes                      | Prudence | 0      |
      | Prudence forms a party of its own | Iara   | 2      |

  @id:RIV-2135 @rivals.character-ability.static-by-default @checks:a,b @needs:recruiting @needs:torpor
  Scenario Outline: A text without cost or keyword works while its bearer is active
    Given Ana and Bruno sit clockwise
    And Ana's Judas is in the Haven
    And Ana's Lucky is in <place>
    And Ana holds Hope
    And Ana's Library holds Charmer, Believer and Awe
    And Bruno's Matthew is in the Haven
    When Ana recruits Hope
    Then it is for Ana to <next>

    Examples:
      | place                     | next          |
      | the Haven                 | choose a deck |
      | The Streets and exhausted | choose a deck |
      | torpor with 1 Blood       | act           |

  @id:RIV-3062 @rivals.damage.type-by-source @checks:b @needs:attacks @needs:cards @needs:hunters
  Scenario Outline: An ability that deals Social damage does so in an attack of any type
    Given Davi (hunters) and Rui sit clockwise
    And Davi's Maria Lopez is in the Haven
    And Davi's Rio is in The Streets
    And Rui's Matthew is in The Streets
    And Davi's Weigh Down, Tracking Device and Confuse are attached to Matthew
    When Rio attacks Matthew
    And Rio makes a <type> attack
    And Davi uses Maria Lopez
    And Davi chooses Matthew
    Then these events happen in order:
      | event        | target  | amount | type   |
      | damage-dealt | Matthew | 2      | Social |
    And Maria Lopez is exhausted

    Examples:
      | type     |
      | Physical |
      | Social   |
      | Mental   |

  @id:RIV-3068 @rivals.investigate.hunter-keyword @checks:a @needs:hunters
  Scenario Outline: Every Hunter can Investigate
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Iara is in the Haven
    And Ana's <hunter> is in The Streets
    And Ghost lies face down in The Streets
    When Ana investigates Monster with <hunter>
    Then <hunter> is exhausted
    And <n> Prestige of Ana lies on Monster

    Examples:
      | hunter       | n |
      | Evangeline   | 1 |
      | Florencia    | 1 |
      | Toquinho     | 1 |
      | Sister Claire | 1 |
      | Ingrid       | 1 |
      | Maria Lopez  | 1 |
      | Pregador     | 1 |
      | Andrés       | 1 |
      | Noriko       | 1 |
      | Deacon Jones | 1 |
      | Francisco    | 1 |
      | Jamie        | 1 |
      | Juliana      | 1 |
      | Rio          | 1 |
      | Ryan         | 1 |
      | Sara         | 2 |
      | Gina Firenzo | 1 |
      | Renata Gomes | 1 |
