# Rivals, "Make an Attack", "Attack Sequence", "Defeated Characters" with Hunters
Feature: Attacks by Hunters and on them

  Background:
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Ana's Evangeline and Sister Claire are in The Streets
    And Bruno's Matthew and Keondra are in The Streets
    And Clara's Toquinho is in The Streets

  @id:RIV-1400 @rivals.attack.target.monsters-hunters-only @checks:a @needs:hunters
  Scenario: A vampire cannot attack a Monster
    Given it is Bruno's Action Phase
    And Ghost lies face down in The Streets
    Then Matthew cannot attack Monster because rivals.attack.target.monsters-hunters-only
    And it is for Bruno to act

  @id:RIV-1401 @rivals.attack.intel.hunter-secrecy @checks:a @needs:hunters
  Scenario Outline: A Hideout can give Secrecy to Hunters in The Streets too
    Given it is Bruno's Action Phase
    And Clara's Haven card is <haven>
    And Bruno holds Charmer
    When Matthew attacks Toquinho
    Then it is for Bruno to discard for Intel or decline

    Examples:
      | haven           |
      | The Bunker      |
      | Fellowship Hall |

  @id:RIV-1402 @rivals.attack.intel.must-match-secrecy @checks:b @needs:hunters
  Scenario: One Intel is not enough against a Secrecy of two
    Given it is Bruno's Action Phase
    And Clara's Haven card is The Bunker
    And Toquinho is Leader
    And Bruno holds Charmer
    When Matthew attacks Toquinho
    And Bruno discards Charmer for Intel
    Then the attack fails
    And Bruno has 2 Actions left
    And Bruno holds nothing

  @id:RIV-1403 @rivals.attack.intel.discard-order @checks:a,c @needs:hunters
  Scenario: The attacking player is first to discard for Intel, then all others clockwise
    Given it is Bruno's Action Phase
    And Clara's Haven card is The Bunker
    And Ana, Bruno and Clara hold Awe
    When Matthew attacks Toquinho
    Then it is for Bruno to discard for Intel or decline
    When Bruno declines
    Then it is for Clara to discard for Intel or decline
    When Clara declines
    Then it is for Ana to discard for Intel or decline
    When Ana discards Awe for Intel
    Then it is for Bruno to announce the type of the attack
    And Bruno and Clara hold Awe

  @id:RIV-1404 @rivals.attack.intel.no-excess-discard @checks:b @needs:hunters
  Scenario: Another player may add the second of two cards for Intel
    Given it is Bruno's Action Phase
    And Clara's Haven card is The Bunker
    And Toquinho is Leader
    And Bruno holds Charmer
    And Clara holds Awe and Believer
    When Matthew attacks Toquinho
    And Bruno discards Charmer for Intel
    Then Clara cannot discard Awe and Believer for Intel because rivals.attack.intel.no-excess-discard
    When Clara discards Awe for Intel
    Then it is for Bruno to announce the type of the attack

  @id:RIV-1405 @rivals.attack.exhaust.mates-text-may-apply @checks:a @needs:hunters
  Scenario Outline: A party member's ability for the party adds to the attack
    When Evangeline attacks Matthew
    And Evangeline makes a Social attack
    And Bruno declines
    Then it is for Ana to use an ability or decline
    When <what>
    Then Matthew takes <damage> damage
    And Sister Claire is <state>

    Examples:
      | what                   | damage | state     |
      | Ana uses Sister Claire | 2      | exhausted |
      | Ana declines           | 1      | ready     |

  @id:RIV-1406 @rivals.attack.s8.splash-not-boosted @checks:a,b @needs:cards @needs:hunters
  Scenario: A bonus to the target's damage does not raise damage to others
    Given Ana holds Shotgun and Charmer
    When Evangeline attacks Keondra
    And Evangeline makes a Ranged attack
    And Ana plays Shotgun face down
    And Ana discards Charmer
    And Ana chooses Matthew
    And Ana uses Sister Claire
    Then Keondra takes 3 damage
    And Matthew takes 0 damage

  @id:RIV-2750 @rivals.attack.s8.splash-not-boosted @needs:cards @needs:hunters
  Scenario: The attacker's attribute does not raise damage to others
    Given it is Bruno's Action Phase
    And Bruno's Ceraph is in The Streets
    And Bruno holds Shotgun and Charmer
    And Clara's Maria Lopez and Rio are in The Streets
    When Ceraph attacks Maria Lopez
    And Ceraph makes a Ranged attack
    And Bruno plays Shotgun face down
    And Bruno discards Charmer
    And Bruno chooses Rio
    Then Rio takes 2 damage

  @id:RIV-1407 @rivals.attack.s8.example.shotgun @checks:a,c,d,e @rivals.attack.s8.splash-not-boosted @example @needs:cards @needs:hunters
  Scenario: Shotgun with a bonus deals three damage to the target and one to its party member
    Given Bruno's Raúl Fontes and Hope are in The Streets
    And Ana holds Shotgun and Charmer
    When Evangeline attacks Hope
    And Evangeline makes a Ranged attack
    And Ana plays Shotgun face down
    And Ana discards Charmer
    And Ana chooses Raúl Fontes
    And Ana uses Sister Claire
    Then Hope takes 3 damage
    And Raúl Fontes takes 1 damage
    And Ana's discard pile holds Shotgun and Charmer

  @id:RIV-1408 @rivals.defeat.hunter-non-leader-burned @checks:a @needs:arrange @needs:hunters
  Scenario: A defeated Hunter who is not a Leader is burned
    Given Ana's Ingrid is in the Haven with 1 Blood
    When Ingrid is dealt 1 Physical damage through Bruno
    Then Ingrid is in Ana's burned pile
    And Ana keeps all Prestige

  @id:RIV-1409 @rivals.defeat.hunter-leader-to-recovery @checks:a,b @needs:arrange @needs:torpor @needs:hunters
  Scenario: A defeated Leader goes to recovery with 1 Prestige
    Given Ana's Ingrid is in the Haven with 1 Blood
    And Ingrid is Leader
    When Ingrid is dealt 1 Physical damage through Bruno
    Then Ingrid is in torpor with 1 Blood
    And Ingrid is a Leader
    And Ana loses 1 Prestige

  @id:RIV-1410 @rivals.aggravated.defeat-burns @needs:arrange @needs:hunters
  Scenario: A Leader defeated by Aggravated damage is burned
    Given Ana's Ingrid is in the Haven with 1 Blood
    And Ingrid is Leader
    When Ingrid is dealt 1 Aggravated Physical damage through Bruno
    Then Ingrid is in Ana's burned pile
    And Ana keeps all Prestige

  @id:RIV-3021 @rivals.attack.target.monsters-hunters-only @checks:b,c @needs:hunters
  Scenario: A Hunter can attack untagged Monsters and those its player tagged, but no others
    Given Ghost lies face down in The Streets
    And Werewolf, Sorceress and Warlock are in The Streets
    And Ana has tagged Werewolf
    And Clara has tagged Warlock
    Then Evangeline cannot attack Warlock because rivals.tag.protected-from-others
    And Evangeline may attack Monster
    And Evangeline may attack Sorceress
    And Evangeline may attack Werewolf
    And it is for Ana to act

  @id:RIV-3022 @rivals.attack.intel.base-zero @checks:b @needs:hunters
  Scenario Outline: A bonus of 1 Intel raises the Intel from 0 to 1
    Given Bruno's Haven card is The Clubhouse
    And Bruno's Hope is in the Haven
    And Ana's Tracking Device is attached to <bearer>
    And Cobra Form is attached to <hidden>
    And Ana holds Awe and Charmer
    When Sister Claire attacks Hope
    And Ana discards Awe for Intel
    Then it is for Ana to announce the type of the attack
    And Ana holds Charmer

    Examples:
      | bearer  | hidden  |
      | Hope    | Hope    |
      | Matthew | Matthew |

  @id:RIV-3032 @rivals.attack.intel.no-excess-discard @checks:a @rivals.attack.intel.base-zero @checks:b @needs:cards @needs:hunters
  Scenario: Nobody discards for Intel when the attack has enough
    Given Bruno's Haven card is The Clubhouse
    And Bruno's Hope is in the Haven
    And Ana's Tracking Device is attached to Hope
    And Ana, Bruno and Clara hold Awe
    When Sister Claire attacks Hope
    Then it is for Ana to announce the type of the attack
    When Sister Claire makes a Social attack
    Then Ana, Bruno and Clara hold Awe

  @id:RIV-3023 @rivals.attack.intel.hunter-secrecy @checks:b @needs:hunters
  Scenario Outline: A Hideout that does not mention The Streets gives Secrecy in the Hideout only
    Given it is Bruno's Action Phase
    And Clara's Haven card is The Clubhouse
    And Clara's Ingrid is in the Haven
    And Bruno holds Charmer
    When Matthew attacks <target>
    Then it is for Bruno to <asked>

    Examples:
      | target   | asked                           |
      | Toquinho | announce the type of the attack |
      | Ingrid   | discard for Intel or decline    |

  @id:RIV-3024 @rivals.attack.intel.discard-order @checks:d @needs:hunters
  Scenario: The attack fails when the last player also declines to discard for Intel
    Given it is Bruno's Action Phase
    And Clara's Haven card is The Bunker
    And Ana, Bruno and Clara hold Awe
    When Matthew attacks Toquinho
    And Bruno declines
    And Clara declines
    Then it is for Ana to discard for Intel or decline
    When Ana declines
    Then the attack fails
    And Ana, Bruno and Clara hold Awe
    And Matthew is ready
    And it is for Bruno to act

  @id:RIV-3043 @rivals.defeat.hunter-non-leader-burned @checks:b @rivals.defeat.vampire-to-torpor @checks:c @needs:arrange @needs:torpor @needs:hunters
  Scenario Outline: A defeated Leader recovers, a vampire enters torpor, and another Hunter burns
    Given <whose>'s <character> is in the Haven with 1 Blood
    And <leader> is Leader
    When <character> is dealt 1 Physical damage through Clara
    Then <character> is <place>
    And <whose> has <prestige> Prestige

    Examples:
      | whose | character | leader     | place                | prestige |
      | Ana   | Ingrid    | Ingrid     | in torpor with 1 Blood | 19     |
      | Ana   | Ingrid    | Evangeline | in Ana's burned pile | 20       |
      | Bruno | Hope      | Evangeline | in torpor with 1 Blood | 19     |

  @id:RIV-3044 @rivals.mend.torpor-full-returns @checks:c @needs:arrange @needs:torpor @needs:turn @needs:hunters
  Scenario: A character with Blood Potency 1 in recovery waits for its player's Ready and Return Step
    Given it is Clara's Action Phase
    And Ana's Noriko is in the Haven
    And Noriko is Leader
    And Ana draws from 9 Shotgun
    And the game stops at Ana's Ready and Return Step
    When Noriko is dealt 1 Physical damage through Clara
    And Ana draws a card from the Library
    Then Noriko is in torpor with 1 Blood
    When Clara passes 3 times
    Then Noriko is in torpor with 1 Blood
    When Ana lets the game go on
    Then Noriko is in Ana's Haven with 1 Blood
