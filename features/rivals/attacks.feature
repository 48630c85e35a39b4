# Rivals, "Make an Attack", "Attack Sequence", without cards
Feature: Attacks without cards
  Exhausting, Intel, the type, a Block, damage.

  Background:
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph and Grace are in The Streets
    And Bruno's Matthew, Hope and Gisele are in the Haven

  @id:RIV-0400 @rivals.attack.intel.must-match-secrecy @rivals.attack.intel.failure-ends-attack
  Scenario: Without as much Intel as the target has Secrecy the attack fails
    Given Bruno's Haven card is The Clubhouse
    And Ana holds Pay Tribute and Charmer
    When Ceraph attacks Hope
    Then it is for Ana to discard for Intel or decline
    When Ana declines
    Then the attack fails
    And Ceraph is ready
    And Ana has 2 Actions left

  @id:RIV-0401 @rivals.attack.intel.discard-for-intel
  Scenario: A card is 1 Intel
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
  Scenario: A member of the party Blocks, and is the target
    When Grace attacks Hope
    And Grace makes a Physical attack
    Then Hope cannot block because rivals.attack.s3.target-cannot-block
    When Matthew blocks
    Then Matthew is exhausted
    And Matthew takes 0 damage
    And Matthew and Hope keep all Blood
    And Hope is not defeated

  @id:RIV-0403 @rivals.attack.s3.ranged-needs-guard @needs:cards
  Scenario: Only Guard Blocks a Ranged attack
    When Grace attacks Hope
    And Grace makes a Ranged attack
    Then Matthew cannot block because rivals.attack.s3.ranged-needs-guard
    When Gisele blocks
    Then Gisele is exhausted

  @id:RIV-0404 @rivals.mortal.burn-effect @needs:torpor
  Scenario: A Mortal that is burned mends, or gives Prestige
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
  Scenario: A Mortal may become a Retainer
    Given Vagrant is in The Streets
    And Ana's Jorge Guerrero is in The Streets
    When Jorge Guerrero attacks Vagrant
    And Jorge Guerrero makes a Physical attack
    And Ana takes the Mortal as Retainer
    Then Jorge Guerrero bears Vagrant

  @id:RIV-0408 @rivals.attack.exhaust.no-exhausted-in-party
  Scenario: Nobody attacks from a party with an exhausted member
    Given Ana's Keondra and Iara are in The Streets
    And Ana's Sage is in The Streets and exhausted
    When Keondra joins the party of Sage
    Then Keondra cannot attack Hope because rivals.attack.exhaust.no-exhausted-in-party
    And it is not for Bruno to block or decline

  @id:RIV-0409 @rivals.mend.from-general-supply @needs:torpor
  Scenario: Nobody mends above the Blood Potency, nor with Prestige
    Given Ana's Keondra is in the Haven with 4 Blood
    When Keondra mends 5 Blood
    Then Keondra has 6 Blood
    And Ana keeps all Prestige
