# Rivals, "Relentless Abilities"; "Step 3: Blocking" as far as others than the target's party Block
Feature: Relentless abilities
  What a player may do in another player's turn, and when.

  Background:
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Bruno's Ociel Gonzalez is in The Streets

  @id:RIV-2040 @rivals.attack.s3.block-priority @checks:a,b @needs:hunters
  Scenario Outline: The defending player decides first whether to Block
    Given Ana's Matthew is in The Streets
    And Bruno's Keondra and Hope are in The Streets
    And Clara's Pregador is in the Haven
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then it is for Bruno to block or decline
    When <bruno>
    Then it is for <next>

    Examples:
      | bruno          | next                      |
      | Bruno declines | Clara to block or decline |
      | Hope blocks    | Ana to act                |

  @id:RIV-2042 @rivals.attack.s3.block-priority @needs:mortals @needs:moving @needs:hunters
  Scenario Outline: A player who can Block may do so even when nobody defends
    Given Ana's Keondra is in The Streets
    And Clara's Pregador is in the Haven
    And Vagrant is in The Streets
    When Keondra attacks Vagrant
    And Keondra makes a Social attack
    Then it is for Clara to block or decline
    When <clara>
    Then Vagrant is <fallen>
    And it is for Ana to <next>

    Examples:
      | clara           | fallen         | next                             |
      | Clara declines  | defeated       | say what becomes of the Mortal |
      | Pregador blocks | not defeated   | act                              |

  @id:RIV-2043 @rivals.attack.seq.never-skipped @checks:a,b @needs:cards @needs:mortals @needs:hunters
  Scenario Outline: No step is skipped because nothing happened in the step before
    Given Ana's Matthew is in The Streets
    And Clara's Pregador is in the Haven
    And Clara's Ingrid is in The Streets
    And Clara holds Ready and Waiting
    And Vagrant is in The Streets
    When Matthew attacks <target>
    And Matthew makes a Physical attack
    Then it is for Clara to block or decline
    When Clara declines
    Then it is for <next>

    Examples:
      | target  | next                                      |
      | Ingrid  | Clara to play a Reaction or decline       |
      | Vagrant | Ana to say what becomes of the Mortal     |

  @id:RIV-2044 @rivals.relentless.direct-event-response @checks:a,b @needs:moving @needs:hunters
  Scenario: A Relentless ability is used only at the moment it names
    Given Ana's Keondra is in The Streets
    And Bruno's Prudence is in the Haven
    And Clara's Pregador is in the Haven
    Then Pregador cannot block because rivals.relentless.active-player-first
    When Keondra attacks Prudence
    Then it is for Ana to announce the type of the attack
    When Keondra makes a Social attack
    Then it is for Clara to block or decline
    When Pregador blocks
    Then Pregador is in The Streets and exhausted
    And Pregador takes 1 damage
    And Prudence keeps all Blood

  @id:RIV-2045 @rivals.relentless.example.pregador-block @checks:a,b @example @needs:moving @needs:hunters
  Scenario: Pregador cannot Block before Step 3, and pays when he does
    Given Ana's Iara is in The Streets
    And Bruno's Keondra and Hope are in the Haven
    And Clara has 2 Prestige
    And Clara's Pregador is in the Haven
    When Iara attacks Keondra
    Then it is for Ana to announce the type of the attack
    And Pregador cannot block because rivals.relentless.example.pregador-block
    When Iara makes a Social attack
    And Bruno declines
    Then it is for Clara to block or decline
    When Pregador blocks
    Then Clara has 1 Prestige
    And Pregador is in The Streets and exhausted
    And Pregador keeps all Blood
    And it is for Ana to act

  @id:RIV-2046 @rivals.relentless.example.pregador-block @checks:c @example @needs:hunters
  Scenario Outline: Pregador's player cannot pay with the last Prestige but with Prestige on the attacker
    Given Ana's Iara is in The Streets
    And <placed> Prestige of Clara lies on Iara
    And Bruno's Keondra is in the Haven
    And Clara has 1 Prestige
    And Clara's Pregador is in the Haven
    When Iara attacks Keondra
    And Iara makes a Social attack
    Then it is for <next>

    Examples:
      | placed | next                      |
      | 0      | Ana to act                |
      | 1      | Clara to block or decline |

  @id:RIV-2047 @rivals.relentless.example.pregador-block @checks:d @example @needs:hunters
  Scenario: An attack that fails for lack of Intel cannot be Blocked
    Given Ana's Matthew is in The Streets
    And Ana holds Awe
    And Bruno's Haven card is The Clubhouse
    And Bruno's Keondra is in the Haven
    And Clara's Pregador is in the Haven
    When Matthew attacks Keondra
    And Ana declines
    Then the attack fails
    And Pregador is ready
    And it is for Ana to act
    When Matthew attacks Keondra
    And Ana discards Awe for Intel
    And Matthew makes a Physical attack
    Then it is for Clara to block or decline

  @id:RIV-2048 @rivals.relentless.active-player-first @checks:a,b @needs:cards @needs:hunters
  Scenario: Nobody can use an ability before the active player acts
    Given Ana's Matthew is in The Streets
    And Clara's Pregador is in the Haven
    And Bruno's Benicio is in The Streets
    And Bruno holds Awe
    Then it is for Ana to act
    And Pregador cannot block because rivals.relentless.active-player-first
    And Bruno cannot use Benicio because rivals.relentless.active-player-first
    When Ana passes
    Then it is for Ana to act
    And Ana has 1 Action left

  @id:RIV-2049 @rivals.relentless.no-response-to-moving @checks:a @needs:moving @needs:hunters
  Scenario: Nobody can respond to a move
    Given Ana's Matthew is in the Haven
    And Clara's Pregador is in the Haven
    When Ana moves Matthew to The Streets
    Then it is for Ana to act
    And Pregador is in Clara's Haven
    And Ana has 2 Actions left

  @id:RIV-2050 @rivals.relentless.no-response-to-forming-parties @checks:a,b @needs:moving @needs:hunters
  Scenario Outline: Nobody can respond to the forming of parties
    Given Ana's Matthew and Iara are in The Streets
    And Ana's Hope is in The Streets
    And Clara's Pregador is in the Haven
    When <what>
    Then it is for Ana to act
    And Pregador is in Clara's Haven
    And Ana has 2 Actions left

    Examples:
      | what                           |
      | Matthew forms a party of its own |
      | Hope joins the party of Matthew |

  @id:RIV-2051 @rivals.relentless.no-response-to-triggers @checks:a @needs:cards @needs:hunters
  Scenario: Nobody can respond to a triggered ability
    Given Ana's Matthew is in The Streets
    And Bruno's Iara and Gisele are in the Haven
    And Bruno holds Shifting Organs
    And Clara's Pregador is in the Haven
    When Matthew attacks Iara
    And Matthew makes a Physical attack
    And Gisele blocks
    Then Matthew has No Influence
    And it is for Bruno to play a Reaction or decline
    And Pregador is in Clara's Haven
