# Rivals, "Superficial Damage"
Feature: Superficial damage
  Superficial damage never takes the last Blood.

  @id:RIV-2070 @rivals.superficial.cannot-take-last-token @checks:a,b,c @needs:cards @needs:hunters
  Scenario Outline: Superficial damage leaves one Blood, however much it is
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez and Gina Firenzo are in the Haven
    And Ana holds Found a Weakness
    And Bruno's Hope is in the Haven with <before> Blood
    And <prestige> Prestige of Ana lies on Hope
    When Gina Firenzo plays Found a Weakness as Action card
    And Ana chooses Hope
    Then Hope is in Bruno's Haven with <after> Blood
    And Hope is not defeated

    Examples:
      | before | prestige | after |
      | 3      | 5        | 1     |
      | 3      | 3        | 1     |
      | 3      | 2        | 1     |
      | 4      | 2        | 2     |
      | 1      | 2        | 1     |

  @id:RIV-2071 @rivals.superficial.cannot-take-last-token @checks:a @needs:cards @needs:hunters
  Scenario Outline: A Reaction that makes attack damage Superficial saves its target
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Keondra is in The Streets
    And Bruno's Ingrid is in the Haven
    And Bruno's Jamie is in The Streets with <before> Blood
    And Bruno holds Get into its Mind
    When Keondra attacks Jamie
    And Keondra makes a Social attack
    And Bruno plays Get into its Mind face down
    And <pays>
    Then Jamie is in <where>

    Examples:
      | before | pays                  | where                    |
      | 1      | Bruno pays 2 Prestige | The Streets with 1 Blood |
      | 2      | Bruno pays 2 Prestige | The Streets with 1 Blood |

  @id:RIV-3942 @rivals.superficial.cannot-take-last-token @rivals.preemptive.reactions-allowed @needs:cards @needs:hunters
  Scenario Outline: A Reaction that makes damage Superficial saves a Hunter in a Preemptive Strike
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez is in The Streets with <before> Blood
    And Ana's Noriko is in the Haven
    And Bruno's Iara is in the Haven
    And Warlock is in The Streets
    And Ana has tagged Warlock
    And Ana holds Get into its Mind
    When Maria Lopez attacks Warlock
    And Maria Lopez makes a Physical attack
    And Ana plays Get into its Mind face down
    And Ana pays 2 Prestige
    Then Maria Lopez is in The Streets with 1 Blood
    And Warlock has 8 Blood

    Examples:
      | before |
      | 1      |
      | 2      |

  @id:RIV-3944 @rivals.preemptive.reactions-allowed @needs:cards @needs:hunters
  Scenario: Get into its Mind does not save a Hunter in a Preemptive Strike if it is not paid for
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez is in The Streets with 2 Blood
    And Ana's Noriko is in the Haven
    And Bruno's Iara is in the Haven
    And Warlock is in The Streets
    And Ana has tagged Warlock
    And Ana holds Get into its Mind
    When Maria Lopez attacks Warlock
    And Maria Lopez makes a Physical attack
    And Ana plays Get into its Mind face down
    And Ana declines
    Then Maria Lopez is in Ana's burned pile

  @id:RIV-3943 @rivals.superficial.cannot-take-last-token @rivals.monster-end.reaction @needs:cards @needs:hunters
  Scenario: A Reaction that makes damage Superficial saves a Hunter attacked by a tagged Monster
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Rival is Ana
    And it is Ana's Antagonist Step
    And Ana's Jamie is in the Haven with 1 Blood
    And Ana's Ingrid is in the Haven and exhausted
    And Bruno's Matthew is in the Haven
    And Sorceress is in The Streets
    And Ana has tagged Sorceress
    And Ana holds Get into its Mind
    And the game stops at Ana's Draw Step
    When Sorceress attacks Jamie
    And Ana plays Get into its Mind face down
    And Ana pays 2 Prestige
    Then Jamie is in Ana's Haven with 1 Blood

  @id:RIV-2072 @rivals.superficial.aggravated @checks:a @needs:cards @needs:hunters
  Scenario Outline: Aggravated damage made Superficial burns nobody, and no attribute reduces it
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Ceraph is in The Streets
    And Cobra Form and Cobra Form are attached to Ceraph
    And Bruno's Ingrid is in the Haven
    And Bruno's Ryan is in The Streets with <before> Blood
    And Bruno holds Get into its Mind
    When Ceraph attacks Ryan
    And Ceraph makes a Mental attack
    And Bruno plays Get into its Mind face down
    And <pays>
    And Ana uses Cobra Form#2
    And Ana uses Cobra Form
    Then Ryan is in The Streets with <after> Blood

    Examples:
      | before | pays                  | after |
      | 1      | Bruno pays 2 Prestige | 1 |
      | 2      | Bruno pays 2 Prestige | 1 |
      | 3      | Bruno pays 2 Prestige | 2 |
