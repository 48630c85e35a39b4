# Rivals, "Hunter Specific Rules", without cards
Feature: Hunters and Monsters

  Background:
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Bruno's Rival is Ana
    And Clara's Rival is Bruno
    And Ana's Rival is Clara

  @id:RIV-0450 @rivals.prestige-on.peek-at-three @checks:b,c @needs:hunters
  Scenario Outline: Three Prestige of a player's own on a Monster let that player look at it
    Given Ana's Ingrid and Rio are in The Streets
    And Bruno's Matthew is in the Haven
    And Clara's Deacon Jones is in the Haven
    And Ghost and Werewolf lie face down in The Streets
    And <n> Prestige of Ana lies on Monster
    And 2 Prestige of Clara lies on Monster
    Then <then>
    And Bruno and Clara do not see what Monster is
    And Ana does not see what Monster#2 is
    And it is for Ana to act

    Examples:
      | n | then                             |
      | 3 | Ana sees Monster to be Ghost     |
      | 2 | Ana does not see what Monster is |

  @id:RIV-0451 @rivals.investigate.cost-and-effect @needs:hunters
  Scenario: Hunters exhaust to Investigate, and each places 1 Prestige
    Given Ana's Ingrid and Rio are in The Streets
    And Bruno's Matthew is in the Haven
    And Clara's Deacon Jones is in the Haven
    And Ghost lies face down in The Streets
    When Ana investigates Monster with Ingrid and Rio
    Then Ingrid and Rio are exhausted
    And 2 Prestige of Ana lies on Monster
    And Ana keeps all Prestige
    And Ana has 2 Actions left
    And Monster lies face down
    And no event names Ghost

  @id:RIV-0452 @rivals.first-round.no-target @checks:b @needs:hunters
  Scenario: A character whose player has not had a turn cannot be Investigated
    Given Ana's Ingrid and Rio are in The Streets
    And Bruno's Matthew is in the Haven
    And Clara's Deacon Jones is in the Haven
    And Bruno and Clara have not had a turn yet
    Then Ana cannot investigate Matthew with Ingrid because rivals.first-round.no-target
    And it is for Ana to act

  @id:RIV-0453 @rivals.tag.first-successful-attack @needs:hunters
  Scenario: The first player to attack a Monster successfully tags it
    Given Ana's Ingrid and Rio are in The Streets
    And Bruno's Matthew is in the Haven
    And Clara's Deacon Jones is in the Haven
    And Ghost lies face down in The Streets
    And 2 Prestige of Clara lies on Monster
    And Ana's Evangeline is in The Streets
    When Evangeline attacks Monster
    And Evangeline makes a Social attack
    Then Ghost lies face up
    And Ana has tagged Ghost
    And Clara gains 2 Prestige
    And 0 Prestige of Clara lies on Ghost
    And Ghost has 5 Blood

  @id:RIV-0454 @rivals.monster-end.adversary-chooses-target @needs:hunters
  Scenario: The Adversary has a tagged Monster attack in the Antagonist Step
    Given Ana's Ingrid and Rio are in The Streets
    And Bruno's Matthew is in the Haven
    And Clara's Deacon Jones is in the Haven
    And it is Ana's Antagonist Step
    And Werewolf is in The Streets
    And Ana has tagged Werewolf
    And Vampire is in The Streets
    Then it is for Bruno to have a Monster attack
    And nobody has tagged Vampire
    When Werewolf attacks Rio
    Then it is for Ana to block or decline
    When Ingrid blocks
    Then Ingrid is defeated by nobody
    And Ingrid is in Ana's burned pile

  @id:RIV-0455 @rivals.hunter-leader.flips-after-defeating-character @needs:torpor @needs:hunters
  Scenario: A Hunter Leader token turns when the Leader defeats a character
    Given Ana's Ingrid and Rio are in The Streets
    And Bruno's Matthew is in the Haven
    And Clara's Deacon Jones is in the Haven
    And Ana's Toquinho is in The Streets
    And Toquinho is Leader
    And Bruno's Hope is in the Haven with 1 Blood
    When Toquinho attacks Hope
    Then it is for Ana to announce the type of the attack
    When Toquinho makes a Physical attack
    And Bruno declines
    Then Hope is defeated by Ana
    And Toquinho's Leader token shows +1 Influence

  @id:RIV-0456 @rivals.setup.leader.token.hunter-secrecy @needs:hunters
  Scenario: A Hunter Leader token starts on its Secrecy side
    Given set-up has come to the reveal of Leaders
    And Ana has chosen Toquinho as Leader
    And Bruno has chosen Hope as Leader
    And Clara has chosen Sara as Leader
    And the game stops at the reveal of Havens
    Then it is for Ana to let the game go on
    And Toquinho's Leader token shows +1 Secrecy
    And Hope's Leader token shows +1 Influence

  @id:RIV-0457 @rivals.hunter-recruit.after-mortal @needs:hunters
  Scenario: A Hunter can be recruited for less after defeating a Mortal
    Given Ana's Ingrid and Rio are in The Streets
    And Bruno's Matthew is in the Haven
    And Clara's Deacon Jones is in the Haven
    And Vagrant is in The Streets
    And Ana's Maria Lopez is in The Streets
    And Ana holds Sara
    When Maria Lopez attacks Vagrant
    And Maria Lopez makes a Physical attack
    Then it is for Ana to recruit or decline
    When Ana recruits Sara
    Then Ana loses 1 Prestige
    And Sara is in Ana's Haven with 3 Blood

  @id:RIV-0459 @rivals.hunter-leader.flips-after-defeating-character @needs:torpor @needs:hunters
  Scenario: A Hunter Leader token that has turned stays turned
    Given Ana's Toquinho and Noriko are in The Streets
    And Toquinho is Leader
    And Toquinho's Leader token shows +1 Influence
    And Bruno's Hope is in the Haven with 1 Blood
    And Bruno's Iara is in the Haven and exhausted
    And Clara's Deacon Jones is in the Haven
    When Noriko attacks Hope
    And Noriko makes a Mental attack
    Then Hope is defeated by Ana
    And Toquinho's Leader token shows +1 Influence
