# Rivals, "Make an Attack": what is in force and what may be used on the way; "Step 11: Resolve End of Attack Effects"
Feature: Effects that apply during an attack
  Static effects of attacker and defender, Intel, abilities, defeat before Step 10, and the end of the attack.

  @id:RIV-2100 @rivals.attack.exhaust.passive-attacker-effects-on
  Scenario Outline: An attacker's static bonus counts for that attacker alone
    Given Ana and Bruno sit clockwise
    And Ana's Keondra and Hakim Owusu are in The Streets
    And Ana's Snake Oil lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    And Bruno's Benicio is in the Haven
    When <attacker> attacks Benicio
    And <attacker> makes a Social attack
    Then Benicio takes <damage> damage

    Examples:
      | attacker    | damage |
      | Keondra     | 3      |
      | Hakim Owusu | 2      |

  @id:RIV-2101 @rivals.attack.target.passive-defender-effects-on @checks:a
  Scenario Outline: A static effect that gives a target Secrecy applies in the Intel Step
    Given Ana and Bruno sit clockwise
    And Ana's Lucky is in The Streets
    And Ana holds Awe and Charmer
    And Bruno's Haven card is <haven>
    And Bruno's Matthew and Keondra are in the Haven
    And Cobra Form is attached to Matthew
    When Lucky attacks <target>
    Then it is for Ana to discard for Intel or decline
    When <first>
    Then <next>

    Examples:
      | haven              | target  | first                                | next                                            |
      | The Clubhouse      | Matthew | Ana discards Awe and Charmer for Intel | it is for Ana to announce the type of the attack |
      | The Clubhouse      | Matthew | Ana discards Awe for Intel           | the attack fails                                |
      | The Clubhouse      | Keondra | Ana discards Awe for Intel           | it is for Ana to announce the type of the attack |

  @id:RIV-2102 @rivals.attack.intel.activated-intel-now-or-before @checks:c,d @needs:cards
  Scenario Outline: An ability that gives Intel is used before the attack or in its Intel Step
    Given Ana and Bruno sit clockwise
    And Ana's Grace is in The Streets
    And Ana's discard pile holds Charmer and Believer
    And Bruno's Haven card is The Clubhouse
    And Bruno's Matthew is in the Haven
    And Cobra Form is attached to Matthew
    When <first>
    And <second>
    And <third>
    And <fourth>
    Then it is for Ana to announce the type of the attack
    And Ana's burned pile holds Charmer and Believer

    Examples:
      | first                    | second                                  | third                                  | fourth                                 |
      | Ana uses Grace for Intel | Ana burns Charmer of the discard pile  | Ana burns Believer of the discard pile | Grace attacks Matthew                  |
      | Grace attacks Matthew    | Ana uses Grace for Intel                | Ana burns Charmer of the discard pile  | Ana burns Believer of the discard pile |

  @id:RIV-2103 @rivals.attack.intel.activated-intel-now-or-before @checks:b @needs:cards
  Scenario: An ability for Intel used before the attack cannot be used again in the Intel Step
    Given Ana and Bruno sit clockwise
    And Ana's Grace is in The Streets
    And Ana holds Awe
    And Ana's discard pile holds Charmer, Charmer, Charmer and Charmer
    And Bruno's Haven card is The Clubhouse
    And Bruno's Matthew is in the Haven
    And Cobra Form and Cobra Form are attached to Matthew
    When Ana uses Grace for Intel
    And Ana burns Charmer of the discard pile
    And Ana burns Charmer of the discard pile
    And Grace attacks Matthew
    Then it is for Ana to discard for Intel or decline
    And Ana cannot use Grace for Intel because rivals.activated.once-per-own-action-phase
    When Ana discards Awe for Intel
    Then it is for Ana to announce the type of the attack
    And Ana's discard pile holds Charmer, Charmer and Awe

  @id:RIV-3730 @rivals.attack.intel.activated-intel-now-or-before @needs:cards
  Scenario: An ability that gives no Intel cannot be used in the Intel Step
    Given Ana and Bruno sit clockwise
    And Ana's Jorge Guerrero is in The Streets
    And Ana holds Ingratiate
    And Bruno's Haven card is The Clubhouse
    And Bruno's Lucky is in the Haven
    When Jorge Guerrero attacks Lucky
    Then it is for Ana to discard for Intel or decline
    And Ana cannot use Jorge Guerrero because rivals.activated.must-change-state

  @id:RIV-2104 @rivals.attack.intel.failure-undoes-triggers @checks:a @needs:cards
  Scenario: An ability triggered by exhausting to attack is undone if the Intel is missing
    Given Ana and Bruno sit clockwise
    And Ana's Sage is in The Streets
    And Ana holds Awe
    And Ana's discard pile holds Charmer
    And Bruno's Haven card is The Clubhouse
    And Bruno's Matthew is in the Haven
    When Sage attacks Matthew
    And Ana declines
    Then the attack fails
    And it is for Ana to act
    And Ana's discard pile holds Charmer
    When Sage attacks Matthew
    And Ana discards Awe for Intel
    And Ana declines
    Then it is for Ana to announce the type of the attack

  @id:RIV-2105 @rivals.attack.intel.failure-undoes-triggers @checks:b @rivals.attack.s11.made-an-attack-remembered @needs:cards
  Scenario Outline: A failed attack does not count as an attack
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Ana's Lucky is in The Streets
    And Bruno holds Awe
    And Bruno's Haven card is The Clubhouse
    And Bruno's Keondra is in the Haven
    And Bruno's Ceraph is in The Streets
    And Uprising is in The Streets
    When Matthew attacks <first>
    And <then>
    And Lucky attacks Ceraph
    And Lucky makes a Physical attack
    Then Ana has <left> Actions left

    Examples:
      | first   | then                          | left |
      | Keondra | Bruno declines                | 2    |
      | Ceraph  | Matthew makes a Social attack | 1    |

  @id:RIV-2106 @rivals.attack.s11.made-an-attack-remembered @checks:a,b @needs:cards
  Scenario: Uprising counts only the first attack of a turn
    Given Ana and Bruno sit clockwise
    And Ana's Lucky is in The Streets
    And Ana's Iara is in The Streets
    And Bruno's Keondra is in The Streets
    And Uprising is in The Streets
    When Lucky attacks Keondra
    And Lucky makes a Physical attack
    Then Ana has 2 Actions left
    When Iara attacks Keondra
    And Iara makes a Social attack
    Then Ana has 1 Action left
    And it is for Ana to act

  @id:RIV-4209 @rivals.attack.s11.made-an-attack-remembered @checks:a @needs:cards @needs:turn
  Scenario: Uprising counts the first attack of the next turn again
    Given Ana and Bruno sit clockwise
    And Ana's Lucky is in The Streets
    And Bruno's Keondra is in The Streets
    And Uprising is in The Streets
    And Ana has 1 Action left
    When Lucky attacks Keondra
    And Lucky makes a Physical attack
    And Ana passes
    Then it is Bruno's Action Phase
    When Bruno moves Keondra to The Streets
    And Keondra attacks Lucky
    And Keondra makes a Mental attack
    Then Bruno has 2 Actions left

  @id:RIV-2107 @rivals.attack.s11.survival-effects @needs:cards @needs:torpor
  Scenario Outline: An effect that depends on the target's survival is checked at the end of the attack
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Bruno's Lucky is in the Haven
    And Bruno's Keondra is in The Streets with <blood> Blood
    And Uprising is in The Streets
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Keondra takes 2 damage
    And Ana has <left> Actions left

    Examples:
      | blood | left |
      | 3     | 2    |
      | 2     | 1    |

  @id:RIV-2108 @rivals.attack.s11.damage-taken-effects @checks:a,b @needs:cards @needs:torpor @needs:hunters
  Scenario Outline: An effect that depends on damage taken counts the final damage
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana holds Wooden Stake
    And Bruno's Lucky is in the Haven
    And Bruno's Ceraph is in The Streets with <blood> Blood
    And Vagrant is attached to Ceraph
    When <attacker> attacks Ceraph
    And <attacker> makes a Physical attack
    And Ana plays Wooden Stake face down
    And <prevention>
    Then Ceraph is in <where>

    Examples:
      | attacker    | blood | prevention         | where                    |
      | Maria Lopez | 2     | Bruno declines     | torpor with 1 Blood      |
      | Maria Lopez | 2     | Bruno uses Vagrant | The Streets with 2 Blood |
      | Maria Lopez | 3     | Bruno declines     | The Streets with 2 Blood |

  @id:RIV-2109 @rivals.attack.s11.after-this-attack @checks:a @needs:cards @needs:torpor @needs:hunters
  Scenario Outline: An effect after the attack comes once damage and defeat are resolved
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Ana's Maria Lopez is in the Haven
    And Ana holds Confuse
    And Bruno's Lucky is in the Haven
    And Bruno's Matthew is in The Streets with <blood> Blood
    When <attacker> attacks Matthew
    And <attacker> makes a Mental attack
    And Ana plays Confuse face down
    And Ana declines
    Then Matthew takes <damage> damage
    And it is for Ana to <next>

    Examples:
      | attacker | blood | damage | next                       |
      | Sara     | 5     | 3      | attach the card or decline |
      | Sara     | 3     | 3      | act                        |
      | Jamie    | 5     | 2      | act                        |

  @id:RIV-2110 @rivals.attack.s11.after-this-attack @checks:c
  Scenario: An effect after the attack does not follow a failed attack
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Bruno's Haven card is The Clubhouse
    And Bruno's Keondra is in the Haven
    And Uprising is in The Streets
    When Matthew attacks Keondra
    Then the attack fails
    And Ana has 2 Actions left
    And it is for Ana to act

  @id:RIV-2111 @rivals.attack.s6.any-active-character @checks:a @needs:cards @needs:hunters
  Scenario Outline: The attacking player may use the abilities of any active character during the attack
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio is in The Streets
    And Ana's Maria Lopez is in <place>
    And Bruno's Iara is in The Streets
    And Bruno's Hope is in the Haven
    And Ana's Tracking Device is attached to <cursed>
    When Rio attacks Iara
    And Rio makes a Social attack
    Then it is for Ana to use an ability or decline
    When Ana uses Maria Lopez
    And Ana chooses <cursed>
    Then <cursed> loses <lost> Blood
    And Maria Lopez is exhausted
    And Ana has 19 Prestige

    Examples:
      | place       | cursed | lost |
      | the Haven   | Iara   | 1    |
      | The Streets | Iara   | 1    |
      | the Haven   | Hope   | 0    |

  @id:RIV-2112 @rivals.attack.s6.any-active-character @checks:b @needs:cards @needs:hunters @needs:torpor
  Scenario: The ability of a character in recovery cannot be used during an attack
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio is in The Streets
    And Ana's Maria Lopez is in torpor with 1 Blood
    And Maria Lopez is Leader
    And Bruno's Iara is in The Streets
    And Ana's Tracking Device is attached to Iara
    When Rio attacks Iara
    Then Ana cannot use Maria Lopez because rivals.activated.format
    When Rio makes a Social attack
    Then it is for Ana to act
    And Maria Lopez is ready

  @id:RIV-2113 @rivals.attack.seq.defeated-stay-until-step-10 @checks:a,b @needs:cards @needs:hunters
  Scenario Outline: An attacker defeated in Step 6 still deals damage and keeps its Party ability
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline and Rio are in The Streets with 1 Blood
    And Ana's Maria Lopez is in the Haven
    And Bruno's Tracking Device, Tracking Device and Tracking Device are attached to Evangeline
    And Bruno's Benicio is in the Haven
    And <prestige> Prestige of Ana lies on Benicio
    When <attacker> attacks Benicio
    And <attacker> makes a Social attack
    And Ana uses Maria Lopez
    And Ana chooses Evangeline
    Then Benicio takes <damage> damage
    And Evangeline is in Ana's burned pile

    Examples:
      | attacker   | prestige | damage |
      | Evangeline | 1        | 3      |
      | Evangeline | 0        | 2      |
