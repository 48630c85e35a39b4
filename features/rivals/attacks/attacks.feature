# Rivals, "Make an Attack", "Attack Sequence", without cards
Feature: Attacks without cards
  Exhausting, Intel, attack type, Blocks and damage.

  Background:
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph and Grace are in The Streets
    And Bruno's Matthew, Hope and Gisele are in the Haven

  @id:RIV-0400 @rivals.attack.intel.must-match-secrecy @rivals.attack.intel.failure-ends-attack
  Scenario: An attack with less Intel than the target's Secrecy fails
    Given Bruno's Haven card is The Clubhouse
    And Ana holds Pay Tribute and Charmer
    When Ceraph attacks Hope
    Then it is for Ana to discard for Intel or decline
    When Ana declines
    Then the attack fails
    And Ceraph is ready
    And Ana has 2 Actions left

  @id:RIV-0401 @rivals.attack.intel.discard-for-intel
  Scenario: A discarded card gives 1 Intel
    Given Bruno's Haven card is The Clubhouse
    And Ana holds Pay Tribute and Charmer
    When Ceraph attacks Hope
    Then Ana cannot discard Pay Tribute and Charmer for Intel because rivals.attack.intel.no-excess-discard
    When Ana discards Charmer for Intel
    And Ceraph makes a Social attack
    Then it is for Bruno to block or decline
    And Ana holds Pay Tribute
    And Ana has 1 Action left

  @id:RIV-0402 @rivals.attack.s3.blocker-becomes-target
  Scenario: A party member who Blocks becomes the target
    When Grace attacks Hope
    And Grace makes a Physical attack
    Then Hope cannot block because rivals.attack.s3.target-cannot-block
    When Matthew blocks
    Then Matthew is exhausted
    And Matthew takes 0 damage
    And Matthew and Hope keep all Blood
    And Hope is not defeated

  @id:RIV-0403 @rivals.attack.s3.ranged-needs-guard @needs:cards
  Scenario: Only a character with Guard can Block a Ranged attack
    When Grace attacks Hope
    And Grace makes a Ranged attack
    Then Matthew cannot block because rivals.attack.s3.ranged-needs-guard
    When Gisele blocks
    Then Gisele is exhausted

  @id:RIV-0404 @rivals.mortal.burn-effect @needs:torpor
  Scenario: A burned Mortal lets its attacker mend
    Given Ana's Raúl Fontes is in The Streets with 1 Blood
    And Vagrant is in The Streets
    And Ana's Jorge Guerrero is in The Streets with 1 Blood
    When Jorge Guerrero attacks Vagrant
    And Jorge Guerrero makes a Physical attack
    And Ana burns the Mortal to mend
    Then Jorge Guerrero gains 2 Blood
    And the city burned pile holds Vagrant

  @id:RIV-0405 @rivals.mortal.burn-or-attach
  Scenario: A Vagrant gives no Prestige
    Given Vagrant is in The Streets
    And Ana's Jorge Guerrero is in The Streets
    When Jorge Guerrero attacks Vagrant
    And Jorge Guerrero makes a Physical attack
    Then Vagrant is defeated
    And it is for Ana to say what becomes of the Mortal
    And exactly these choices are open to Ana:
      | Ana burns the Mortal to mend      |
      | Ana takes the Mortal as Retainer  |

  @id:RIV-0406 @rivals.mortal.attach-to-attacker
  Scenario: A defeated Mortal may become a Retainer
    Given Vagrant is in The Streets
    And Ana's Jorge Guerrero is in The Streets
    When Jorge Guerrero attacks Vagrant
    And Jorge Guerrero makes a Physical attack
    And Ana takes the Mortal as Retainer
    Then Jorge Guerrero bears Vagrant

  @id:RIV-0408 @rivals.attack.exhaust.no-exhausted-in-party
  Scenario: Nobody can attack from a party with an exhausted member
    Given Ana's Keondra and Iara are in The Streets
    And Ana's Sage is in The Streets and exhausted
    When Keondra joins the party of Sage
    Then Keondra cannot attack Hope because rivals.attack.exhaust.no-exhausted-in-party
    And it is not for Bruno to block or decline

  @id:RIV-0409 @rivals.mend.from-general-supply @needs:torpor
  Scenario: A character mends at most to its Blood Potency, and not from its player's Prestige
    Given Ana's Keondra is in the Haven with 4 Blood
    When Keondra mends 5 Blood
    Then Keondra has 6 Blood
    And Ana keeps all Prestige

  @id:RIV-1000 @rivals.attack.exhaust.ready-in-streets @checks:a,b,c
  Scenario: Only a ready character in The Streets can attack, and it exhausts to do so
    Given Ana's Hakim Owusu is in the Haven
    And Ana's Ociel Gonzalez is in The Streets and exhausted
    Then Hakim Owusu cannot attack Hope because rivals.attack.exhaust.ready-in-streets
    And Ociel Gonzalez cannot attack Hope because rivals.attack.exhaust.ready-in-streets
    When Ceraph attacks Hope
    Then Ceraph is exhausted
    And it is for Ana to announce the type of the attack

  @id:RIV-1001 @rivals.attack.exhaust.no-exhausted-in-party @checks:a,b
  Scenario: An exhausted party member prevents attacks from its own party alone
    Given Ana's Sage is in The Streets and exhausted
    When Ceraph joins the party of Sage
    Then Ceraph cannot attack Hope because rivals.attack.exhaust.no-exhausted-in-party
    When Grace attacks Hope
    Then Grace is exhausted
    And it is for Ana to announce the type of the attack

  @id:RIV-1002 @rivals.attack.exhaust.regroup-first @checks:a,b
  Scenario: A character that leaves an exhausted party member behind can attack
    Given Ana's Sage is in The Streets and exhausted
    When Ceraph joins the party of Sage
    Then Ceraph cannot attack Hope because rivals.attack.exhaust.no-exhausted-in-party
    When Ceraph forms a party of its own
    And Ceraph attacks Hope
    Then Ceraph is exhausted
    And it is for Ana to announce the type of the attack

  @id:RIV-1003 @rivals.attack.exhaust.exception-not-your-turn @checks:a @needs:claim
  Scenario: An exhausted party member prevents no attack in another player's turn
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Bruno's Thaddeus is in the Haven and exhausted
    When Ceraph claims to be Prince
    And Matthew attacks Ceraph
    Then Matthew is exhausted
    And Thaddeus is exhausted
    And it is for Bruno to announce the type of the attack

  @id:RIV-1004 @rivals.attack.exhaust.exception-not-your-turn @checks:c
  Scenario: An exhausted party member prevents an attack in its player's own turn
    Given it is Bruno's Action Phase
    And Bruno's Raúl Fontes is in The Streets
    And Bruno's Thaddeus is in The Streets and exhausted
    When Raúl Fontes joins the party of Thaddeus
    Then Raúl Fontes cannot attack Ceraph because rivals.attack.exhaust.no-exhausted-in-party
    And it is for Bruno to act

  @id:RIV-1005 @rivals.attack.exhaust.mates-stay-ready @checks:a,b
  Scenario: The attacker's party members stay ready and take no part in the attack
    Given Ana's Jorge Guerrero and Thaddeus are in The Streets
    And Ana holds Charmer
    When Thaddeus attacks Gisele
    And Thaddeus makes a Social attack
    And Bruno declines
    Then Gisele takes 1 damage
    And Jorge Guerrero is ready
    And Ana holds Charmer
    And it is for Ana to act

  @id:RIV-1006 @rivals.attack.exhaust.actor-is-attacker @checks:b
  Scenario: The character that exhausts is the attacker
    Given Ana's Jorge Guerrero and Thaddeus are in The Streets
    And Ana holds Charmer
    When Jorge Guerrero attacks Gisele
    And Jorge Guerrero makes a Physical attack
    And Bruno declines
    Then it is for Ana to use an ability or decline
    When Ana uses Jorge Guerrero
    And Ana discards Charmer
    Then Gisele takes 2 damage
    And Thaddeus is ready

  @id:RIV-1007 @rivals.attack.target.announce @checks:b
  Scenario: An attack names one target, and only that target takes damage
    When Grace attacks Hope
    Then these events happen in order:
      | event           | attacker | target |
      | attack-declared | Grace    | Hope   |
    And it is for Ana to announce the type of the attack
    When Grace makes a Physical attack
    And Bruno declines
    Then Hope loses 2 Blood
    And Matthew and Gisele keep all Blood

  @id:RIV-1008 @rivals.attack.target.becomes-target-and-defender @checks:a,b @needs:cards
  Scenario: The target is the defender, and its party members are not
    Given Bruno's Prudence and Judas are in The Streets
    And Bruno holds Shifting Organs
    When Grace attacks Prudence
    And Grace makes a Physical attack
    Then Prudence cannot block because rivals.attack.s3.target-cannot-block
    When Bruno declines
    And Bruno plays Shifting Organs face down
    Then Prudence loses 0 Blood
    And Judas keeps all Blood

  @id:RIV-1009 @rivals.attack.target.legal-mortal @checks:b,d,e
  Scenario: A Mortal in The Streets can be attacked, but not a Retainer or another card
    Given Vagrant, Uprising and Prince of the City - Rio de Janeiro are in The Streets
    And Maid is attached to Matthew
    Then Ceraph cannot attack Maid because rivals.attack.target.legal-foe-character
    And Ceraph cannot attack Uprising because rivals.attack.target.legal-foe-character
    And Ceraph cannot attack Prince of the City - Rio de Janeiro because rivals.attack.target.legal-foe-character
    When Ceraph attacks Vagrant
    Then Ceraph is exhausted
    And it is for Ana to announce the type of the attack

  @id:RIV-1010 @rivals.attack.target.legal-foe-character @checks:a
  Scenario Outline: A foe's character can be attacked wherever it is, ready or exhausted
    Given Bruno's Iara is in <place>
    When Ceraph attacks Iara
    Then it is for Ana to announce the type of the attack
    And Ana has 1 Action left

    Examples:
      | place                     |
      | the Haven                 |
      | the Haven and exhausted   |
      | The Streets               |
      | The Streets and exhausted |

  @id:RIV-1011 @rivals.attack.target.legal-foe-character @checks:b
  Scenario: A player's own characters and those in torpor cannot be attacked
    Given Ana's Iara is in the Haven
    And Bruno's Raúl Fontes is in torpor with 1 Blood
    Then Ceraph cannot attack Grace because rivals.attack.target.legal-foe-character
    And Ceraph cannot attack Iara because rivals.attack.target.legal-foe-character
    And Ceraph cannot attack Raúl Fontes because rivals.torpor.not-attackable
    And it is for Ana to act

  @id:RIV-1012 @rivals.attack.intel.must-match-secrecy @checks:a
  Scenario: Intel equal to the target's Secrecy is enough
    Given Bruno's Haven card is The Clubhouse
    And Ana holds Charmer
    When Ceraph attacks Hope
    Then it is for Ana to discard for Intel or decline
    When Ana discards Charmer for Intel
    Then it is for Ana to announce the type of the attack
    And Ana holds nothing

  @id:RIV-1022 @rivals.attack.intel.must-match-secrecy @checks:c
  Scenario: An attack on a target without Secrecy needs no Intel
    Given Ana holds Charmer
    When Ceraph attacks Hope
    Then it is for Ana to announce the type of the attack
    And Ana holds Charmer

  @id:RIV-1013 @rivals.attack.intel.base-zero @checks:a
  Scenario: An attack on a hidden target fails if nobody has a source of Intel
    Given Bruno's Haven card is The Clubhouse
    When Ceraph attacks Hope
    Then the attack fails
    And Ana has 2 Actions left
    And it is for Ana to act

  @id:RIV-1014 @rivals.attack.intel.mortals-no-secrecy @checks:a,b
  Scenario: A Mortal has no Secrecy
    Given Vagrant is in The Streets
    And Bruno's Haven card is The Clubhouse
    And Ana's Haven card is The Orphanage
    And Ana holds Charmer
    When Ceraph attacks Vagrant
    Then it is for Ana to announce the type of the attack
    And Ana holds Charmer

  @id:RIV-1015 @rivals.attack.intel.vampire-haven-secrecy @checks:a,b
  Scenario Outline: A vampire Haven gives Secrecy to vampires in the Haven only
    Given Bruno's Haven card is The Clubhouse
    And Bruno's Iara is in <place>
    And Ana holds Charmer
    When Ceraph attacks Iara
    Then it is for Ana to <decision>

    Examples:
      | place       | decision                        |
      | the Haven   | discard for Intel or decline    |
      | The Streets | announce the type of the attack |

  @id:RIV-1016 @rivals.attack.intel.discard-for-intel @checks:a,b,c,d
  Scenario: Intel counts for one attack only
    Given Bruno's Haven card is The Clubhouse
    And Ana's Iara is in The Streets
    And Ana holds Charmer and Believer
    When Ceraph attacks Hope
    And Ana discards Charmer for Intel
    And Ceraph makes a Social attack
    And Bruno declines
    And Iara attacks Hope
    Then it is for Ana to discard for Intel or decline
    When Ana discards Believer for Intel
    Then it is for Ana to announce the type of the attack
    And Ana holds nothing
    And Ana's discard pile holds Charmer and Believer

  @id:RIV-1017 @rivals.attack.intel.no-excess-discard @checks:c
  Scenario: Nobody may discard for Intel once Secrecy is matched
    Given Bruno's Haven card is The Clubhouse
    And Ana and Bruno hold Charmer
    When Ceraph attacks Hope
    And Ana discards Charmer for Intel
    Then it is for Ana to announce the type of the attack
    And Bruno holds Charmer

  @id:RIV-1018 @rivals.attack.intel.failure-ends-attack @checks:a,b
  Scenario Outline: An attack without Intel fails, even if cards could have been discarded
    Given Bruno's Haven card is The Clubhouse
    And <what>
    When Ceraph attacks Hope
    And everyone declines
    Then the attack fails
    And it is for Ana to act
    And Hope keeps all Blood

    Examples:
      | what                     |
      | Ana holds Charmer        |
      | Bruno holds Charmer      |
      | Ana and Bruno hold Charmer |

  @id:RIV-1019 @rivals.attack.intel.failure-readies-attacker @checks:a,b
  Scenario: The attacker readies after a failed attack and can act again
    Given Bruno's Haven card is The Clubhouse
    And Vagrant is in The Streets
    When Ceraph attacks Hope
    Then the attack fails
    And Ceraph is ready
    When Ceraph attacks Vagrant
    Then Ceraph is exhausted
    And it is for Ana to announce the type of the attack

  @id:RIV-1020 @rivals.attack.intel.failure-keeps-action @checks:b,c
  Scenario Outline: A failed attack costs no Action and may be tried again at once
    Given Ana has <left>
    And Bruno's Haven card is The Clubhouse
    And Ana holds Charmer
    When Ceraph attacks Hope
    And Ana declines
    Then the attack fails
    And Ana has <left>
    When Ceraph attacks Hope
    And Ana discards Charmer for Intel
    Then it is for Ana to announce the type of the attack
    And Ana has <then>

    Examples:
      | left           | then           |
      | 2 Actions left | 1 Action left  |
      | 1 Action left  | 0 Actions left |

  @id:RIV-1021 @rivals.attack.intel.ask-first @checks:a
  Scenario: The card that gives Secrecy is visible to everybody
    Given Bruno's Haven card is The Clubhouse
    Then everybody sees Bruno's Haven card
    And it is for Ana to act

  @id:RIV-3020 @rivals.attack.exhaust.mates-text-may-apply @checks:b @needs:influence
  Scenario Outline: A bonus for a character as the attacker does not help another attacker
    Given Ana's Ociel Gonzalez, Raúl Fontes and Jorge Guerrero are in The Streets
    And Gisele has No Influence
    And Ana holds Charmer
    When <attacker> attacks Gisele
    And <attacker> makes a Social attack
    And Bruno declines
    Then Gisele takes <damage> damage
    And Ana holds Charmer
    And it is for Ana to act

    Examples:
      | attacker       | damage |
      | Raúl Fontes    | 2      |
      | Ociel Gonzalez | 1      |
