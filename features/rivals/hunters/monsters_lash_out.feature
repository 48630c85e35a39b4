# Rivals, "Hunter End of Turn Sequence"
Feature: Tagged Monsters at the end of the turn
  The Adversary has each tagged Monster attack a Hunter.

  Background:
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Bruno's Rival is Ana
    And it is Ana's Antagonist Step
    And Bruno's Matthew is in the Haven
    And Clara's Jamie is in the Haven
    And the game stops at Ana's Draw Step

  @id:RIV-1600 @rivals.monster-end.each-tagged-attacks-one @checks:a @needs:hunters
  Scenario: Every Monster a player has tagged attacks that player's Hunters
    Given Ana's Ingrid and Rio are in the Haven
    And Ghost and Chupacabra are in The Streets
    And Ana has tagged Ghost and Chupacabra
    When Ghost attacks Ingrid
    And Ana declines
    And Chupacabra attacks Ingrid
    And Ana declines
    Then Ingrid is defeated by nobody
    And Rio keeps all Blood
    And Ghost and Chupacabra are exhausted
    And it is for Ana to let the game go on

  @id:RIV-1601 @rivals.monster-end.each-tagged-attacks-one @checks:b,c @needs:hunters
  Scenario: Untagged Monsters and those another player has tagged do not attack
    Given Ana's Ingrid is in the Haven
    And Ghost, Chupacabra and Werewolf are in The Streets
    And Ana has tagged Ghost
    And Clara has tagged Chupacabra
    Then Chupacabra cannot attack Ingrid because rivals.monster-end.each-tagged-attacks-one
    And Werewolf cannot attack Ingrid because rivals.monster-end.each-tagged-attacks-one
    When Ghost attacks Ingrid
    Then Ingrid loses 1 Blood
    And it is for Ana to let the game go on

  @id:RIV-1602 @rivals.monster-end.adversary-chooses-target @checks:a,b @needs:hunters
  Scenario Outline: The Adversary chooses a target in the Hideout or The Streets but not in recovery
    Given Ana's Ingrid is in the Haven
    And Ana's Sara is in The Streets
    And Ana's Rio is in torpor with 1 Blood
    And Ghost is in The Streets
    And Ana has tagged Ghost
    Then it is for Bruno to have a Monster attack
    And Ghost cannot attack Rio because rivals.monster-end.adversary-chooses-target
    And Ghost cannot attack Jamie because rivals.monster-end.adversary-chooses-target
    When Ghost attacks <target>
    Then <target> loses 1 Blood
    And <other> keeps all Blood
    And it is for Ana to let the game go on

    Examples:
      | target | other  |
      | Ingrid | Sara   |
      | Sara   | Ingrid |

  @id:RIV-1603 @rivals.monster-end.secrecy-ignored @checks:a,b @needs:hunters
  Scenario: A tagged Monster's attack ignores Secrecy
    Given Ana's Haven card is Fellowship Hall
    And Ana's Ingrid is in the Haven
    And Ingrid is Leader
    And Ghost is in The Streets
    And Ana has tagged Ghost
    And Bruno holds Shotgun
    When Ghost attacks Ingrid
    Then these events happen in order:
      | event           | attacker | target |
      | attack-declared | Ghost    | Ingrid |
    And none of these events happens:
      | event         |
      | attack-failed |
    And Bruno holds Shotgun
    And it is not for Bruno to discard for Intel or decline

  @id:RIV-1604 @rivals.monster-end.exhausts-monster @checks:a @needs:hunters
  Scenario: A tagged Monster exhausts to attack
    Given Ana's Ingrid is in the Haven
    And Ghost is in The Streets
    And Ana has tagged Ghost
    When Ghost attacks Ingrid
    Then Ghost is exhausted
    And it is for Ana to let the game go on

  @id:RIV-1605 @rivals.monster-end.exhausted-cannot @checks:a,b @needs:hunters
  Scenario: An exhausted tagged Monster does not attack
    Given Ana's Ingrid is in the Haven
    And Ghost is in The Streets
    And Chupacabra is in The Streets and exhausted
    And Ana has tagged Ghost and Chupacabra
    Then Chupacabra cannot attack Ingrid because rivals.monster-end.exhausted-cannot
    And Bruno cannot pass because rivals.monster-end.each-tagged-attacks-one
    When Ghost attacks Ingrid
    Then Ingrid loses 1 Blood
    And it is for Ana to let the game go on

  @id:RIV-1606 @rivals.monster-end.separate-in-chosen-order @checks:a,b @needs:hunters
  Scenario Outline: Tagged Monsters attack one after another in the Adversary's order
    Given Ana's Sara is in the Haven
    And Ana's Maria Lopez is in The Streets
    And Ghost and The Strange are in The Streets
    And Ana has tagged Ghost and The Strange
    When <first> attacks Maria Lopez
    Then Maria Lopez loses 2 Blood
    And it is for Bruno to have a Monster attack
    When <second> attacks Sara
    Then Sara loses <n> Blood
    And it is for Ana to let the game go on

    Examples:
      | first       | second      | n |
      | Ghost       | The Strange | 2 |
      | The Strange | Ghost       | 1 |

  @id:RIV-1607 @rivals.monster-end.best-attribute @checks:a,b @needs:hunters
  Scenario Outline: A tagged Monster attacks with the attribute that deals most to the target
    Given Ana's <hunter> is in The Streets
    And <monster> is in The Streets
    And Ana has tagged <monster>
    When <monster> attacks <hunter>
    Then <hunter> loses <n> Blood
    And these events happen in order:
      | event                 | attacker  | type   |
      | attack-type-announced | <monster> | <type> |
    And it is for Ana to let the game go on

    Examples:
      | hunter      | monster     | type     | n |
      | Maria Lopez | The Strange | Social   | 2 |
      | Ingrid      | The Strange | Physical | 2 |
      | Maria Lopez | Brain-Eater | Mental   | 2 |

  @id:RIV-1608 @rivals.monster-end.tie-top-down @checks:a,b @needs:hunters
  Scenario Outline: A tagged Monster with equal attributes attacks with the topmost
    Given Ana's <hunter> is in The Streets
    And <monster> is in The Streets
    And Ana has tagged <monster>
    When <monster> attacks <hunter>
    Then these events happen in order:
      | event                 | attacker  | type   |
      | attack-type-announced | <monster> | <type> |
    And <hunter> loses 1 Blood
    And it is for Ana to let the game go on

    Examples:
      | hunter      | monster     | type     |
      | Evangeline  | Vampire     | Social   |
      | Ingrid      | Brain-Eater | Physical |
      | Maria Lopez | Chupacabra  | Social   |

  @id:RIV-1609 @rivals.monster-end.block @checks:a,b @needs:hunters
  Scenario: A ready member of the target's party can Block a tagged Monster
    Given Ana's Ingrid and Sara are in The Streets
    And Ana's Toquinho is in The Streets
    And Ghost is in The Streets
    And Ana has tagged Ghost
    When Ghost attacks Ingrid
    Then it is for Ana to block or decline
    And Toquinho cannot block because rivals.attack.s3.block-by-party-member
    When Sara blocks
    Then Sara loses 1 Blood
    And Sara is exhausted
    And Ingrid keeps all Blood
    And it is for Ana to let the game go on

  @id:RIV-1610 @rivals.monster-end.no-type-change @checks:a,b @needs:hunters
  Scenario: A Block does not change the type of a tagged Monster's attack
    Given Ana's Ingrid and Maria Lopez are in The Streets
    And Chupacabra is in The Streets
    And Ana has tagged Chupacabra
    When Chupacabra attacks Ingrid
    And Maria Lopez blocks
    Then Maria Lopez takes 0 damage
    And Maria Lopez is exhausted
    And Ingrid keeps all Blood
    And it is for Ana to let the game go on

  @id:RIV-1611 @rivals.monster-end.resolve-damage @checks:a,b @needs:hunters
  Scenario: A Hunter without Blood is defeated by a tagged Monster, which takes no damage
    Given Ana's Ingrid is in the Haven
    And Ana's Rio is in The Streets
    And Werewolf is in The Streets
    And Ana has tagged Werewolf
    When Werewolf attacks Rio
    Then Rio is defeated by nobody
    And Rio is in Ana's burned pile
    And Werewolf has 10 Blood
    And Ana has tagged Werewolf
    And it is for Ana to let the game go on

  @id:RIV-3065 @rivals.monster-end.reaction @checks:a,b @needs:cards @needs:hunters
  Scenario: Only Reactions can be played against a Monster in the End Phase
    Given Ana's Ingrid is in The Streets
    And Ana holds Ready and Waiting, Drive: Vengeance, Confuse and Bone of the Apostle James
    And Chupacabra is in The Streets
    And Ana has tagged Chupacabra
    Then Ana cannot play Drive: Vengeance as Unhosted Action because rivals.end.no-cards
    When Chupacabra attacks Ingrid
    Then exactly these choices are open to Ana:
      | Ana plays Ready and Waiting face down |
      | Ana declines                          |
    When Ana plays Ready and Waiting face down
    Then Ingrid takes 0 damage
    And it is for Ana to let the game go on
