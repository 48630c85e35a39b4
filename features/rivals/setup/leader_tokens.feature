# Rivals, "Set-Up", the eighth step, and "Leader Tokens"
Feature: Leader tokens from the first turn on
  A vampire Leader's token gives Influence; a Hunter Leader's gives Secrecy until the Leader defeats a character.

  Background:
    Given set-up has come to the reveal of Leaders

  @id:RIV-2940 @rivals.setup.leader.token.vampire-influence @checks:a @needs:setup @needs:turn @needs:influence @needs:cards
  Scenario Outline: A vampire exerts 1 Influence as Leader
    Given Ana and Bruno sit clockwise
    And Ana has chosen <leader> as Leader
    And Bruno has chosen Matthew as Leader
    And Ana's Faction deck holds Iara
    And Ana draws from 9 Charmer
    When chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    And Ana recruits Iara
    And Iara plays Charmer as Action card
    Then Iara cannot exert Influence because rivals.influence.other-sources
    When <leader> exerts Influence
    Then Ana shows <influence> Influence

    Examples:
      | leader   | influence |
      | Keondra  | 1         |
      | Ceraph   | 2         |

  @id:RIV-2941 @rivals.setup.leader.token.vampire-influence @checks:b @rivals.leader-token.tag-and-ability @checks:b @needs:setup @needs:turn @needs:influence @needs:cards @needs:torpor
  Scenario: A Leader in torpor exerts no Influence
    Given Ana and Bruno sit clockwise
    And Ana has chosen Keondra as Leader
    And Bruno has chosen Matthew as Leader
    And Ana's Faction deck holds Iara
    And Ana draws from 9 Charmer
    When chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    And Ana recruits Iara
    And Keondra is dealt 9 Ranged damage through Ana
    And Iara plays Charmer as Action card
    Then Keondra is in torpor
    And Keondra is a Leader
    And Keondra cannot exert Influence because rivals.influence.other-sources
    When Ana says YES
    And Matthew exerts Influence
    Then Bruno shows 1 Influence
    And it is for Bruno to exert Influence or answer

  @id:RIV-2942 @rivals.setup.leader.token.vampire-influence @checks:c @needs:setup @needs:turn @needs:torpor
  Scenario: A vampire Leader's token shows Influence before and after a defeat
    Given Ana and Bruno sit clockwise
    And Bruno is Player 1
    And Ana has chosen Keondra as Leader
    And Bruno has chosen Matthew as Leader
    And Bruno's Faction deck holds Iara
    When chance draws the Rival token of Ana
    And chance draws the Rival token of Bruno
    And Bruno recruits Iara
    And Bruno passes 2 times
    Then Keondra's Leader token shows +1 Influence
    When Iara is dealt 9 Physical damage through Ana
    Then Iara is defeated by Ana
    And Keondra's Leader token shows +1 Influence
    And Matthew's Leader token shows +1 Influence
    And it is for Ana to act

  @id:RIV-2943 @rivals.setup.leader.token.hunter-secrecy @checks:a,c @needs:setup @needs:turn @needs:moving @needs:hunters @needs:attacks
  Scenario Outline: A Hunter Leader's whole party has 1 Secrecy, including the Leader
    Given Ana (hunters) and Bruno sit clockwise
    And Ana has chosen Ingrid as Leader
    And Bruno has chosen Matthew as Leader
    And Ana's Faction deck holds Rio
    And Bruno's Faction deck holds Iara and Hope
    When chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    And Ana recruits Rio
    And Ana moves <party> to The Streets
    And Ana passes 2 times
    And Bruno moves Matthew to The Streets
    And Matthew attacks <target>
    Then it is for Bruno to <question>

    Examples:
      | party          | target | question                       |
      | Ingrid and Rio | Ingrid | discard for Intel or decline   |
      | Ingrid and Rio | Rio    | discard for Intel or decline   |
      | Ingrid         | Ingrid | discard for Intel or decline   |
      | Rio            | Rio    | announce the type of the attack |

  @id:RIV-2944 @rivals.setup.leader.token.hunter-secrecy @checks:d @needs:setup @needs:turn @needs:moving @needs:hunters @needs:attacks
  Scenario Outline: The Leader token adds 1 to the Hideout's Secrecy for the Leader's party
    Given Ana (hunters) and Bruno sit clockwise
    And Ana has chosen Ingrid as Leader
    And Bruno has chosen Matthew as Leader
    And Ana's Haven card is The Bunker
    And Ana's Faction deck holds Rio
    And Bruno's Faction deck holds Iara and Hope
    When chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    And Ana recruits Rio
    And Ana moves <party> to The Streets
    And Ana passes 2 times
    And Bruno moves Matthew to The Streets
    And Matthew attacks Rio
    And Bruno discards <cards> for Intel
    Then <what>
    And it is for Bruno to <question>

    Examples:
      | party          | cards         | what            | question                        |
      | Ingrid and Rio | Iara          | the attack fails | act                             |
      | Ingrid and Rio | Iara and Hope | Rio is ready     | announce the type of the attack |
      | Rio            | Iara          | Rio is ready     | announce the type of the attack |

  @id:RIV-2945 @rivals.setup.leader.token.hunter-secrecy @checks:b @needs:setup @needs:turn @needs:influence @needs:cards @needs:hunters
  Scenario: A Hunter Leader starts without Influence
    Given Ana and Bruno (hunters) sit clockwise
    And Ana has chosen Keondra as Leader
    And Bruno has chosen Ingrid as Leader
    And Ana draws from 9 Charmer
    When chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    And Keondra plays Charmer as Action card
    And Ana says YES
    Then Ingrid cannot exert Influence because rivals.influence.other-sources
    And Ingrid's Leader token shows +1 Secrecy
    And it is for Bruno to exert Influence or answer

  @id:RIV-2946 @rivals.haven.leader-starts-there @checks:b @needs:setup @needs:turn @needs:influence @needs:cards
  Scenario Outline: A Haven's Leader bonus applies before its player's first turn
    Given Ana and Bruno sit clockwise
    And Ana has chosen Keondra as Leader
    And Bruno has chosen Matthew as Leader
    And Bruno's Haven card is <haven>
    And Ana draws from 9 Charmer
    When chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    And Keondra plays Charmer as Action card
    And Ana says YES
    And Matthew exerts Influence
    Then Bruno shows <influence> Influence
    And it is for Bruno to exert Influence or answer

    Examples:
      | haven             | influence |
      | The Hidden Temple | 2         |
      | The Orphanage     | 1         |

  @id:RIV-2947 @rivals.hunter-leader.flips-after-defeating-character @checks:c @needs:setup @needs:turn @needs:moving @needs:hunters @needs:attacks
  Scenario: A Hunter Leader's token that has turned gives no Secrecy
    Given Ana (hunters) and Bruno sit clockwise
    And Ana has chosen Ingrid as Leader
    And Bruno has chosen Matthew as Leader
    And Ghost is in The Streets
    And Bruno's Faction deck holds Iara and Hope
    When chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    And Ana moves Ingrid to The Streets
    And Ghost is dealt 9 Physical damage through Ana
    And Ana passes 3 times
    And Bruno moves Matthew to The Streets
    And Matthew attacks Ingrid
    Then it is for Bruno to announce the type of the attack

  @id:RIV-2948 @rivals.hunter-leader.flips-after-defeating-character @checks:c @needs:setup @needs:turn @needs:hunters @needs:influence @needs:cards
  Scenario: A turned Hunter Leader token gives 1 Influence to exert
    Given Ana (hunters) and Bruno sit clockwise
    And Ana has chosen Ingrid as Leader
    And Bruno has chosen Matthew as Leader
    And Ghost is in The Streets
    And Bruno draws from 9 Charmer
    When chance draws the Rival token of Bruno
    And chance draws the Rival token of Ana
    And Ghost is dealt 9 Physical damage through Ana
    And Ana passes 3 times
    And Matthew plays Charmer as Action card
    And Bruno says YES
    And Ingrid exerts Influence
    Then Ana shows 1 Influence
    And it is for Ana to exert Influence or answer
