# Rivals, "Other Keywords"
Feature: Wounded and Targeted

  @id:RIV-2465 @rivals.keyword.wounded @checks:a,b,c @needs:hunters
  Scenario Outline: A character with Blood of at most half its Blood Potency is Wounded
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez is in The Streets
    And Bruno's Matthew and Hope are in the Haven
    And Bruno's <target> is in The Streets with <blood> Blood
    And <target> has <tokens> -1 BP tokens
    And Ana holds Wooden Stake
    When Maria Lopez attacks <target>
    And Maria Lopez makes a Physical attack
    And Ana plays Wooden Stake face down
    Then <target> is in <place>

    Examples:
      | target  | blood | tokens | place       |
      | Keondra | 3     | 0      | torpor      |
      | Keondra | 4     | 0      | The Streets |
      | Keondra | 3     | 1      | The Streets |
      | Lucky   | 2     | 0      | torpor      |
      | Lucky   | 3     | 0      | The Streets |

  @id:RIV-2466 @rivals.keyword.example.wounded-5-bp @checks:a,b @rivals.keyword.wounded @example @needs:hunters
  Scenario Outline: A character of 5 Blood Potency is Wounded at 2 Blood
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez is in The Streets
    And Bruno's Matthew and Hope are in the Haven
    And Bruno's Ceraph is in The Streets with <blood> Blood
    And Ana holds Wooden Stake
    When Maria Lopez attacks Ceraph
    And Maria Lopez makes a Physical attack
    And Ana plays Wooden Stake face down
    Then Ceraph is in <place> with <left> Blood

    Examples:
      | blood | place       | left |
      | 2     | torpor      | 1    |
      | 3     | The Streets | 2    |

  @id:RIV-2467 @rivals.keyword.targeted.may-retarget @checks:a,b
  Scenario Outline: A Targeted card may change the target within the party once it is revealed
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in The Streets
    And Bruno's Hope, Ceraph and Iara are in The Streets
    And Bruno's Matthew is in the Haven
    And Ana holds Subterfuge
    When Keondra attacks Hope
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    Then it is for Bruno to block or decline
    When Bruno declines
    Then it is for Ana to change the target or decline
    And Ana cannot choose Matthew because rivals.keyword.targeted.may-retarget
    When Ana <does>
    Then <target> takes <n> damage
    And <other> takes 0 damage

    Examples:
      | does          | target | n | other |
      | chooses Iara  | Iara   | 2 | Hope  |
      | chooses Ceraph | Ceraph | 1 | Hope  |
      | declines      | Hope   | 0 | Iara  |

  @id:RIV-2468 @rivals.keyword.targeted.new-defender-no-reaction @checks:a,b
  Scenario Outline: The new target of a Targeted card cannot play a Reaction
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in The Streets
    And Bruno's Prudence and Iara are in The Streets
    And Bruno's Matthew is in the Haven
    And Ana holds Subterfuge and Awe
    And Bruno holds Comeuppance and Comeuppance
    When Keondra attacks Prudence
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    And Bruno declines
    And Bruno plays Comeuppance face down
    And Ana <does>
    And Bruno discards Awe
    Then <target> takes <n> damage
    And Bruno holds Comeuppance
    And Bruno's discard pile holds Comeuppance

    Examples:
      | does         | target   | n |
      | chooses Iara | Iara     | 2 |
      | declines     | Prudence | 1 |

  @id:RIV-2469 @rivals.keyword.targeted.old-reaction-resolves @checks:a,b
  Scenario: The old target's Reaction still resolves, but its Shields protect nobody else
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in The Streets
    And Bruno's Prudence and Iara are in The Streets
    And Bruno's Matthew is in the Haven
    And Ana holds Subterfuge and Awe
    And Bruno holds Comeuppance
    When Keondra attacks Prudence
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    And Bruno declines
    And Bruno plays Comeuppance face down
    And Ana chooses Iara
    And Bruno discards Awe
    Then Ana holds nothing
    And Ana's discard pile holds Awe and Subterfuge
    And Iara takes 2 damage
    And Prudence takes 0 damage
