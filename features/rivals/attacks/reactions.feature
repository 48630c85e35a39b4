# Rivals, "Reactions", "Face-up Attack and Reaction Cards"
Feature: Reactions
  Who plays a Reaction, how many are played, and which of its parts count.

  @id:RIV-2120 @rivals.reaction.played-by-a-character @checks:a,b @needs:cards
  Scenario Outline: A Reaction checks the Blood Potency of the character that plays it
    Given Ana and Bruno sit clockwise
    And Ana's Grace is in The Streets
    And Bruno's <target> is in The Streets
    And Bruno's Lucky is in the Haven
    And Bruno holds Shifting Organs
    When Grace attacks <target>
    And Grace makes a Physical attack
    And Bruno plays Shifting Organs face down
    Then <target> takes <damage> damage
    And Bruno's discard pile holds Shifting Organs

    Examples:
      | target         | damage |
      | Sage           | 1      |
      | Hakim Owusu    | 1      |
      | Judas          | 1      |
      | Benicio        | 0      |

  @id:RIV-2121 @rivals.reaction.one-per-opportunity @checks:b @needs:cards
  Scenario: Only one Reaction is played per attack
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Bruno's Sage is in the Haven
    And Bruno holds Shifting Organs, Shifting Organs and Layers of Protection
    When Matthew attacks Sage
    And Matthew makes a Physical attack
    And Bruno plays Shifting Organs face down
    Then Sage takes 1 damage
    And Bruno holds Shifting Organs and Layers of Protection
    And it is for Ana to act

  @id:RIV-2122 @rivals.reaction.icons-count-anyway @checks:a @needs:cards @needs:hunters
  Scenario Outline: The Shields of a Reaction count even if its text does not apply
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Ceraph is in The Streets
    And Ana holds Shotgun
    And Bruno's <target> is in the Haven
    And Bruno holds Ready and Waiting
    When Ceraph attacks <target>
    And Ceraph makes a Ranged attack
    And Ana plays Shotgun face down
    And Bruno plays Ready and Waiting face down
    Then <target> takes 0 damage
    And <placed> Prestige of Bruno lies on Ceraph

    Examples:
      | target | placed |
      | Ingrid | 0      |
      | Sara   | 1      |

  @id:RIV-2123 @rivals.reaction.shield-icon @checks:a,b @needs:cards
  Scenario Outline: All Shields together reduce the damage
    Given Ana and Bruno sit clockwise
    And Ana's Lucky is in The Streets
    And Ana holds Wide Array of Pain
    And Bruno's <target> is in the Haven
    And Bruno holds <reaction>
    When Lucky attacks <target>
    And Lucky makes a Mental attack
    And Ana plays Wide Array of Pain face down
    And <answer>
    Then <target> takes <damage> damage

    Examples:
      | target         | reaction        | answer                                | damage |
      | Matthew        | Shifting Organs | Bruno plays Shifting Organs face down | 2      |
      | Hope           | Shifting Organs | Bruno plays Shifting Organs face down | 3      |

  @id:RIV-2124 @rivals.reaction.no-icon-text-only @checks:a,b @needs:cards
  Scenario Outline: A Reaction without Shields still applies its text
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Bruno's Hope and Iara are in the Haven
    And Bruno holds Layers of Protection and Charmer
    When Matthew attacks Hope
    And Matthew makes a <type> attack
    And Bruno declines
    And Bruno plays Layers of Protection face down
    And <what>
    Then Hope takes <damage> damage

    Examples:
      | type     | what                   | damage |
      | Physical | Bruno declines         | 1      |
      | Physical | Bruno discards Charmer | 0      |

  @id:RIV-2125 @rivals.faceup.dictated-by-card @checks:a @needs:cards
  Scenario: A card played face up is seen by everybody as it is played
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Ana holds Risky Business
    And Bruno's Keondra and Hope are in the Haven
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana plays Risky Business face up
    Then these events happen in order:
      | event       | character | card           |
      | card-placed | Matthew   | Risky Business |
    And it is for Bruno to block or decline
    When Bruno declines
    Then Keondra takes 5 damage

  @id:RIV-2126 @rivals.faceup.dictated-by-card @checks:b @needs:cards
  Scenario Outline: A card can be played face up only if it says so
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Ana holds Coiled Strike
    And Bruno's Keondra is in the Haven
    And Bruno holds Shifting Organs
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Ana cannot play Coiled Strike face up because rivals.faceup.dictated-by-card
    When Ana plays Coiled Strike face down
    Then Bruno cannot play Shifting Organs face up because rivals.faceup.dictated-by-card
    When <answer>
    Then Keondra takes <damage> damage

    Examples:
      | answer                                | damage |
      | Bruno plays Shifting Organs face down | 2      |
      | Bruno declines                        | 4      |
