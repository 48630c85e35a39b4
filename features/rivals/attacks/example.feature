# Rivals, "Attack Example"
Feature: The example of an attack

  Background:
    Given Ana and Bruno sit clockwise
    And BOPE-RJ: Marksman is in The Streets
    And Ana's Lucky, Benicio and Prudence are in the Haven
    And Ana holds Ingratiate and Charmer
    And Bruno's Haven card is The Clubhouse
    And Bruno's Iara is in the Haven with 1 Blood and exhausted
    And Bruno's Keondra is in the Haven with 3 Blood and exhausted
    And Bruno's Gisele is in the Haven with 4 Blood

  @id:RIV-1330 @rivals.attack.example.1-move-and-marksman @checks:a,b,c @rivals.aggravated.ignores-attributes @example @needs:moving
  Scenario: In the attack example three characters move to The Streets past a Marksman
    When Ana moves Lucky, Benicio and Prudence to The Streets
    And Ana chooses Lucky
    Then it is for Ana to prevent damage or decline
    When Ana declines
    Then Lucky has 4 Blood
    And Benicio and Prudence keep all Blood
    And Lucky, Benicio and Prudence are a party of Ana
    And Lucky, Benicio and Prudence are ready
    And Ana holds Ingratiate and Charmer
    And Ana has 2 Actions left

  @id:RIV-1331 @rivals.attack.example.1-move-and-marksman @checks:d @rivals.damage.shields-reduce-all-types @example @needs:moving
  Scenario: In the attack example Benicio could have prevented the Marksman's damage to Lucky
    When Ana moves Lucky, Benicio and Prudence to The Streets
    And Ana chooses Lucky
    And Ana uses Benicio
    And Ana discards Charmer
    Then Lucky has 5 Blood
    And Ana holds Ingratiate

  @id:RIV-1332 @rivals.attack.example.2-declare-and-intel @checks:a,b,d @rivals.attack.intel.must-match-secrecy @example @needs:moving
  Scenario: In the attack example Lucky attacks Iara and a discarded card is the Intel
    When Ana moves Lucky, Benicio and Prudence to The Streets
    And Ana chooses Lucky
    And Ana declines
    And Lucky attacks Iara
    Then Lucky is exhausted
    And Benicio and Prudence are ready
    And it is for Ana to discard for Intel or decline
    And Ana cannot discard Ingratiate and Charmer for Intel because rivals.attack.intel.no-excess-discard
    When Ana discards Charmer for Intel
    Then Ana holds Ingratiate
    And it is for Ana to announce the type of the attack

  @id:RIV-1333 @rivals.attack.example.2-declare-and-intel @checks:c @rivals.attack.intel.failure-keeps-action @example @needs:moving
  Scenario: In the attack example Lucky's attack fails without the discard for Intel
    When Ana moves Lucky, Benicio and Prudence to The Streets
    And Ana chooses Lucky
    And Ana declines
    And Lucky attacks Iara
    And Ana declines
    Then the attack fails
    And Lucky is ready
    And Ana has 2 Actions left

  @id:RIV-1334 @rivals.attack.example.3-type-and-card @checks:c,d @rivals.attack.s2.may-place-face-down @example @needs:moving
  Scenario: In the attack example Lucky makes a Social attack with a card face down
    When Ana moves Lucky, Benicio and Prudence to The Streets
    And Ana chooses Lucky
    And Ana declines
    And Lucky attacks Iara
    And Ana discards Charmer for Intel
    And Lucky makes a Social attack
    Then it is for Ana to play an Attack card or decline
    When Ana plays Ingratiate face down
    Then no event names Ingratiate
    And Ana holds nothing
    And Lucky is exhausted
    And it is for Bruno to block or decline

  @id:RIV-1335 @rivals.attack.example.4-block-and-trigger @checks:a,b,c,d @rivals.attack.s3.block-by-party-member @example @needs:moving
  Scenario: In the attack example Gisele Blocks, and Lucky has No Influence at once
    Given Bruno holds Shifting Organs
    When Ana moves Lucky, Benicio and Prudence to The Streets
    And Ana chooses Lucky
    And Ana declines
    And Lucky attacks Iara
    And Ana discards Charmer for Intel
    And Lucky makes a Social attack
    And Ana plays Ingratiate face down
    Then Keondra cannot block because rivals.attack.s3.block-by-party-member
    When Gisele blocks
    Then Gisele is exhausted
    And Lucky has No Influence
    And Gisele has 4 Blood
    And it is for Bruno to play a Reaction or decline

  @id:RIV-1336 @rivals.attack.example.5-reveal-and-damage @checks:a,b,c,d @rivals.attack.example.3-type-and-card @checks:b @rivals.attack.s8.apply-card-text @example @needs:moving
  Scenario: In the attack example the shared Discipline makes the damage three
    Given Bruno holds Shifting Organs
    When Ana moves Lucky, Benicio and Prudence to The Streets
    And Ana chooses Lucky
    And Ana declines
    And Lucky attacks Iara
    And Ana discards Charmer for Intel
    And Lucky makes a Social attack
    And Ana plays Ingratiate face down
    And Gisele blocks
    And Bruno declines
    Then these events happen in order:
      | event         | character | card       |
      | card-revealed | Lucky     | Ingratiate |
    And Gisele takes 3 damage
    And Bruno holds Shifting Organs

  @id:RIV-1337 @rivals.attack.example.6-result @checks:b,d,e @rivals.attack.s10.character-loses-blood @example @needs:moving
  Scenario: In the attack example Gisele keeps one Blood, and nobody else can Block
    When Ana moves Lucky, Benicio and Prudence to The Streets
    And Ana chooses Lucky
    And Ana declines
    And Lucky attacks Iara
    And Ana discards Charmer for Intel
    And Lucky makes a Social attack
    And Ana plays Ingratiate face down
    And Gisele blocks
    Then Gisele has 1 Blood
    And Iara has 1 Blood
    And Keondra has 3 Blood
    And Gisele and Lucky are exhausted
    And Lucky has No Influence
    And Ana's discard pile holds Charmer and Ingratiate
    And Ana has 1 Action left
    And Benicio cannot attack Iara because rivals.attack.exhaust.no-exhausted-in-party
    When Benicio forms a party of its own
    Then Benicio is ready
    And it is for Ana to act

  @id:RIV-3030 @rivals.attack.example.1-move-and-marksman @checks:e @rivals.aggravated.ignores-attributes @example @needs:moving
  Scenario Outline: Two Marksmen deal their two Aggravated damage to one or to two characters
    Given BOPE-RJ: Marksman is in The Streets
    When Ana moves Lucky, Benicio and Prudence to The Streets
    And Ana chooses Lucky
    And Ana chooses <second>
    And everyone declines
    Then Lucky has <lucky> Blood
    And Prudence has <prudence> Blood
    And Benicio keeps all Blood
    And Lucky, Benicio and Prudence are in The Streets and ready

    Examples:
      | second   | lucky | prudence |
      | Lucky    | 3     | 3        |
      | Prudence | 4     | 2        |

  @id:RIV-3031 @rivals.attack.example.6-result @checks:c @rivals.attack.s3.block-by-party-member @example @needs:moving @needs:torpor
  Scenario: After the example's attack no member of the Ministry is left to Block a second
    Given Ana holds Believer
    When Ana moves Lucky, Benicio and Prudence to The Streets
    And Ana chooses Lucky
    And Ana declines
    And Lucky attacks Iara
    And Ana discards Charmer for Intel
    And Lucky makes a Social attack
    And Ana plays Ingratiate face down
    And Gisele blocks
    And Benicio forms a party of its own
    And Benicio attacks Iara
    And Ana discards Believer for Intel
    And Benicio makes a Physical attack
    Then Iara is defeated by Ana
    And Keondra has 3 Blood
    And Gisele has 1 Blood
    And Ana has 0 Actions left

  @id:RIV-3435 @example @rivals.attack.example.1-move-and-marksman @rivals.attack.example.2-declare-and-intel @rivals.attack.example.3-type-and-card @rivals.attack.example.4-block-and-trigger @rivals.attack.example.5-reveal-and-damage @rivals.attack.example.6-result @rivals.attack.seq.eleven-steps-in-order @needs:moving
  Scenario: The whole attack example plays through with every state the rulebook gives
    Then Lucky has 5 Blood
    When Ana moves Lucky, Benicio and Prudence to The Streets
    Then Ana may choose Benicio
    When Ana chooses Lucky
    Then it is for Ana to prevent damage or decline
    When Ana declines
    Then Lucky has 4 Blood
    And Benicio and Prudence keep all Blood
    And Lucky, Benicio and Prudence are a party of Ana
    And Lucky, Benicio and Prudence are in The Streets and ready
    And Ana holds Ingratiate and Charmer
    And Iara is in Bruno's Haven with 1 Blood and exhausted
    And Keondra is in Bruno's Haven with 3 Blood and exhausted
    And Gisele is in Bruno's Haven with 4 Blood
    And Gisele is ready
    When Lucky attacks Iara
    Then Lucky is exhausted
    And Benicio and Prudence are ready
    And these events happen in order:
      | event           | attacker | target |
      | attack-declared | Lucky    | Iara   |
    And it is for Ana to discard for Intel or decline
    When Ana discards Charmer for Intel
    Then Ana holds Ingratiate
    And Ana's discard pile holds Charmer
    And Ana has 1 Action left
    And it is for Ana to announce the type of the attack
    When Lucky makes a Social attack
    Then these events happen in order:
      | event                 | attacker | type   |
      | attack-type-announced | Lucky    | Social |
    And it is for Ana to play an Attack card or decline
    When Ana plays Ingratiate face down
    Then these events happen in order:
      | event       | character | kind   |
      | card-placed | Lucky     | Attack |
    And no event names Ingratiate
    And Ana holds nothing
    And Lucky does not have No Influence
    And it is for Bruno to block or decline
    When Gisele blocks
    Then these events happen in order:
      | event         | character | card       | token        | target | amount | type   |
      | blocked       | Gisele    |            |              |        |        |        |
      | token-placed  |           | Lucky      | no-influence |        |        |        |
      | card-revealed | Lucky     | Ingratiate |              |        |        |        |
      | damage-dealt  |           |            |              | Gisele | 3      | Social |
    And Gisele takes 3 damage
    And Gisele loses 3 Blood
    And Gisele has 1 Blood
    And Gisele is not defeated
    And Lucky has No Influence
    And Lucky has 4 Blood
    And Iara has 1 Blood
    And Keondra has 3 Blood
    And Lucky, Gisele, Iara and Keondra are exhausted
    And Benicio and Prudence are ready
    And Ana's discard pile holds Charmer and Ingratiate
    And Bruno's discard pile is empty
    And Ana has 1 Action left
    And it is for Ana to act

  @id:RIV-3436 @example @rivals.attack.example.5-reveal-and-damage @rivals.attack.s8.sum-card-damage @needs:moving @needs:torpor
  Scenario Outline: The example's three damage come from the attribute, the card and its text
    When Ana moves Lucky to The Streets
    And Ana chooses Lucky
    And Lucky attacks Iara
    And Ana discards Charmer for Intel
    And Lucky makes a Social attack
    And Ana <plays>
    And <answer>
    Then <target> takes <n> damage

    Examples:
      | plays                      | answer         | target | n |
      | declines                   | Bruno declines | Iara   | 1 |
      | plays Ingratiate face down | Bruno declines | Iara   | 2 |
      | declines                   | Gisele blocks  | Gisele | 1 |
      | plays Ingratiate face down | Gisele blocks  | Gisele | 3 |
