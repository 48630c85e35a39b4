# Rivals, "Mortals"
Feature: Mortals
  Rewards for defeating a Mortal.

  Background:
    Given Ana and Bruno sit clockwise
    And Bruno's Keondra is in the Haven
    And Bruno holds Shifting Organs

  @id:RIV-1300 @rivals.mortal.antagonist-agenda @checks:a,b,c @needs:cards
  Scenario Outline: An Antagonist is defeated by four damage and gives one Agenda
    Given Ana's <attacker> is in The Streets
    And Ana holds Coiled Strike
    And BOPE-RJ: PsyOps is in The Streets
    When <attacker> attacks BOPE-RJ: PsyOps
    And <attacker> makes a Physical attack
    And Ana plays Coiled Strike face down
    Then Ana has <agenda> Agenda
    And <city>
    And it is for Ana to act

    Examples:
      | attacker | agenda | city                                         |
      | Matthew  | 1      | the city discard pile holds BOPE-RJ: PsyOps  |
      | Ceraph   | 0      | BOPE-RJ: PsyOps is in The Streets            |

  @id:RIV-1301 @rivals.mortal.antagonist-to-discard @checks:a @needs:cards
  Scenario Outline: Antagonists are discarded when defeated, and other Mortals are not
    Given Ana's Matthew is in The Streets
    And Ana holds Coiled Strike
    And <mortal> is in The Streets
    When Matthew attacks <mortal>
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    Then <mortal> is defeated
    And the city discard pile holds <n> cards
    And the city burned pile is empty

    Examples:
      | mortal            | n |
      | BOPE-RJ: Caveira  | 1 |
      | BOPE-RJ: Marksman | 1 |

  @id:RIV-1302 @rivals.mortal.citizen-vagrant-agenda @checks:b,c @needs:cards
  Scenario Outline: A Citizen gives one Agenda at once, and a Vagrant gives none
    Given Ana's Matthew is in The Streets
    And Ana holds Coiled Strike
    And <mortal> is in The Streets
    When Matthew attacks <mortal>
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    Then it is for Ana to say what becomes of the Mortal
    And Ana has <agenda> Agenda

    Examples:
      | mortal     | agenda |
      | Politician | 1      |
      | Maid       | 1      |
      | Vagrant    | 0      |

  @id:RIV-1303 @rivals.mortal.citizen-vagrant-agenda @checks:d
  Scenario: A Citizen that is not defeated gives nothing
    Given Ana's Matthew is in The Streets
    And Politician is in The Streets
    When Matthew attacks Politician
    And Matthew makes a Physical attack
    Then Politician is in The Streets
    And Ana has 0 Agenda
    And it is for Ana to act

  @id:RIV-1304 @rivals.mortal.burn-or-attach @checks:a,b
  Scenario: A player must take one of a Mortal's rewards
    Given Ana's Matthew is in The Streets
    And Vagrant is in The Streets
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    Then it is for Ana to say what becomes of the Mortal
    And Ana cannot decline because rivals.mortal.burn-or-attach

  @id:RIV-1305 @needs:torpor @rivals.mortal.burn-effect @checks:c,d,f
  Scenario Outline: A burned Vagrant mends two Blood of the attacker only
    Given Ana's Matthew is in The Streets with <before> Blood
    And Ana's Hope is in The Streets with 1 Blood
    And Vagrant is in The Streets
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    And Ana burns the Mortal to mend
    Then Matthew has <after> Blood
    And Hope has 1 Blood
    And the city burned pile holds Vagrant
    And the city discard pile is empty

    Examples:
      | before | after |
      | 2      | 4     |
      | 4      | 5     |
      | 5      | 5     |

  @id:RIV-1306 @rivals.mortal.attach-to-attacker @checks:a,b
  Scenario: A Mortal attaches to the attacker only
    Given Ana's Matthew and Hope are in The Streets
    And Vagrant is in The Streets
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    And Ana takes the Mortal as Retainer
    Then Matthew bears Vagrant
    And Hope bears nothing
    And Ana has 0 Agenda

  @id:RIV-1307 @rivals.mortal.attached-is-retainer @checks:a
  Scenario: A Retainer cannot be attacked
    Given Ana's Matthew and Hope are in The Streets
    And Ana's Grace is in The Streets
    And Vagrant is in The Streets
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    And Ana takes the Mortal as Retainer
    Then Grace cannot attack Vagrant because rivals.attack.target.legal-foe-character
    And it is for Ana to act

  @id:RIV-1308 @rivals.mortal.no-defences @checks:a,b
  Scenario: Nothing reduces damage to a Mortal, and nobody can Block for it
    Given Ana's Matthew is in The Streets
    And Vagrant is in The Streets
    And Bruno's Gisele is in The Streets
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    Then Vagrant is defeated
    And Gisele is ready
    And Bruno holds Shifting Organs
    And it is for Ana to say what becomes of the Mortal

  @id:RIV-1309 @rivals.mortal.own-party-each @checks:a,b @needs:cards
  Scenario: An attack on a Mortal cannot hit anybody else
    Given Ana's Ceraph is in The Streets
    And Ana holds Shotgun and Charmer
    And Vagrant and Maid are in The Streets
    When Ceraph attacks Vagrant
    And Ceraph makes a Ranged attack
    And Ana plays Shotgun face down
    Then it is for Ana to say what becomes of the Mortal
    And Maid is in The Streets
    And Ana holds Charmer
    And Ana has 0 Agenda
