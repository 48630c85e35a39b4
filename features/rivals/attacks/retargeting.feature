# Rivals, "Retargeting", and "Targeted" as far as it belongs there
Feature: A change of target
  A card changes the target of the attack after Blocks and Reactions.

  Background:
    Given Ana and Bruno sit clockwise

  @id:RIV-2020 @rivals.retarget.by-cards @checks:a,b @needs:cards @needs:torpor
  Scenario Outline: Only a card that says so changes the target
    Given Ana's <attacker> is in The Streets
    And Ana holds <card>
    And Bruno's Iara and Sage are in the Haven
    And Bruno's Judas is in The Streets
    When <attacker> attacks Iara
    And <attacker> makes a Social attack
    And Ana plays <card> face down
    Then it is for Bruno to block or decline
    When Bruno declines
    Then <next>

    Examples:
      | attacker     | card       | next                                       |
      | Keondra      | Subterfuge | it is for Ana to change the target or decline |
      | Hakim Owusu  | Subterfuge | it is for Ana to act                       |
      | Keondra      | Ingratiate | it is for Ana to act                       |

  @id:RIV-2021 @rivals.retarget.by-cards @checks:a,b @needs:cards
  Scenario Outline: The new target is in the same party, or the target stays the same
    Given Ana's Keondra is in The Streets
    And Ana holds Subterfuge
    And Bruno's Iara, Sage and Jimmy are in the Haven
    And Bruno's Judas is in The Streets
    When Keondra attacks Iara
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    And Bruno declines
    Then exactly these choices are open to Ana:
      | Ana chooses Sage  |
      | Ana chooses Jimmy |
      | Ana declines      |
    When <what>
    Then Iara takes <iara> damage
    And Sage takes <sage> damage
    And Jimmy takes <jimmy> damage

    Examples:
      | what              | iara | sage | jimmy |
      | Ana chooses Sage  | 0    | 1    | 0     |
      | Ana chooses Jimmy | 0    | 0    | 1     |
      | Ana declines      | 2    | 0    | 0     |

  @id:RIV-3498 @rivals.keyword.targeted.may-retarget @needs:cards
  Scenario: A character of another party cannot become the target
    Given Ana's Keondra is in The Streets
    And Ana holds Subterfuge
    And Bruno's Iara and Sage are in the Haven
    And Bruno's Judas is in The Streets
    When Keondra attacks Iara
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    And Bruno declines
    Then Ana cannot choose Judas because rivals.keyword.targeted.may-retarget
    And it is for Ana to change the target or decline

  @id:RIV-2022 @rivals.retarget.sole-target-and-defender @checks:a,b @needs:cards
  Scenario Outline: Only abilities that protect the new target can be used
    Given Ana's Keondra is in The Streets
    And Ana holds Subterfuge
    And Bruno's Iara is in the Haven
    And Bruno's Hakim Owusu is in the Haven and exhausted
    And Bruno's Thaddeus is in the Haven and exhausted
    And Vagrant is attached to <bearer>
    When Keondra attacks Iara
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    And Ana chooses Thaddeus
    Then <next>
    And Iara keeps all Blood

    Examples:
      | bearer   | next                                      |
      | Thaddeus | it is for Bruno to prevent damage or decline |
      | Iara     | it is for Ana to act                      |

  @id:RIV-2023 @rivals.retarget.sole-target-and-defender @checks:a,b @rivals.attack.s9.reaction-shields-own-only @checks:b @needs:cards
  Scenario Outline: The Shields of a Reaction protect only the character that played it
    Given Ana's Keondra is in The Streets
    And Ana holds Subterfuge and Awe
    And Bruno's Iara is in the Haven
    And Bruno's Prudence is in the Haven and exhausted
    And Bruno holds Comeuppance
    When Keondra attacks Iara
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    And Bruno plays Comeuppance face down
    And <what>
    And Bruno discards Awe
    Then <target> takes <damage> damage
    And <other> keeps all Blood

    Examples:
      | what                 | target   | damage | other    |
      | Ana chooses Prudence | Prudence | 2      | Iara     |
      | Ana declines         | Iara     | 1      | Prudence |

  @id:RIV-4086 @rivals.keyword.targeted.old-reaction-resolves @rivals.attack.s9.reaction-shields-own-only @checks:b @needs:cards
  Scenario: The Blocker's Reaction resolves but does not shield the new target
    Given Ana's Keondra is in The Streets
    And Ana holds Subterfuge and Awe
    And Bruno's Iara and Prudence are in the Haven
    And Bruno holds Comeuppance
    When Keondra attacks Iara
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    And Prudence blocks
    And Bruno plays Comeuppance face down
    And Ana chooses Iara
    And Bruno discards Awe
    Then Iara takes 2 damage
    And Prudence keeps all Blood
    And Bruno holds nothing
    And Ana's discard pile holds Subterfuge and Awe

  @id:RIV-4087 @rivals.keyword.targeted.new-defender-no-reaction @needs:cards
  Scenario Outline: A character that becomes the target on the reveal cannot play a Reaction
    Given Ana's Keondra is in The Streets
    And Ana holds Subterfuge
    And Bruno's Iara and Prudence are in the Haven
    And Bruno holds Comeuppance
    When Keondra attacks Iara
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    And <block>
    Then it is for Bruno to play a Reaction or decline
    When Bruno declines
    And Ana chooses <new>
    Then <new> takes 2 damage
    And Bruno holds Comeuppance
    And it is for Ana to act

    Examples:
      | block           | new      |
      | Bruno declines  | Prudence |
      | Prudence blocks | Iara     |

  @id:RIV-2024 @rivals.retarget.attack-card-applies-to-new @checks:a @needs:cards
  Scenario Outline: The Attack card's bonus applies to the new target
    Given Ana's Keondra is in The Streets
    And Ana's Iara is in the Haven
    And Ana holds Subterfuge
    And Ana's Shed Your Skin lies face down beside the Haven
    And 2 Prestige of Ana lies on Conspiracy
    And Ana has contributed to Conspiracy
    And Bruno's Benicio is in the Haven
    And Bruno's Lucky is in the Haven and exhausted
    When Ana reveals Conspiracy
    And Keondra attacks Benicio
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    And <what>
    Then Benicio takes <benicio> damage
    And Lucky takes <lucky> damage

    Examples:
      | what              | benicio | lucky |
      | Ana chooses Lucky | 0       | 2     |
      | Ana declines      | 3       | 0     |

  @id:RIV-2025 @rivals.retarget.abilities-only-new @checks:a,b @needs:cards
  Scenario Outline: The attacker's bonus applies to the new target alone
    Given Ana's Keondra is in The Streets
    And Ana holds Subterfuge
    And Ana's Snake Oil lies face down beside the Haven
    And <prestige> Prestige of Ana lies on Conspiracy
    And Bruno's Prudence is in the Haven
    And Bruno's Jimmy is in the Haven and exhausted
    When Keondra attacks Prudence
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    And Ana chooses Jimmy
    Then Jimmy takes <damage> damage
    And Prudence keeps all Blood

    Examples:
      | prestige | damage |
      | 2        | 2      |
      | 1        | 1      |

  @id:RIV-2026 @rivals.retarget.former-blocker-status @checks:b @needs:cards
  Scenario Outline: A Blocker who is no longer the target stays exhausted and unhurt
    Given Ana's Keondra is in The Streets
    And Ana holds Subterfuge
    And Bruno's Iara, Prudence and Jimmy are in the Haven
    When Keondra attacks Iara
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    And Prudence blocks
    And Ana chooses <new>
    Then Prudence is exhausted
    And Prudence keeps all Blood
    And <new> takes <damage> damage
    And <new> is ready

    Examples:
      | new   | damage |
      | Iara  | 2      |
      | Jimmy | 1      |

  @id:RIV-2027 @rivals.retarget.former-blocker-status @checks:c @needs:cards
  Scenario: An ability triggered by the Block is not undone by a change of target
    Given Ana's Matthew is in The Streets
    And Ana holds Subterfuge
    And Bruno's Iara and Gisele are in the Haven
    When Matthew attacks Iara
    And Matthew makes a Social attack
    And Ana plays Subterfuge face down
    And Gisele blocks
    And Ana chooses Iara
    Then Matthew has No Influence
    And Gisele is exhausted
    And Gisele keeps all Blood
    And Iara takes 1 damage

  @id:RIV-2028 @rivals.retarget.no-new-blocks @checks:a,b @needs:cards
  Scenario Outline: Nobody can Block for the new target
    Given Ana's Keondra is in The Streets
    And Ana holds Subterfuge
    And Bruno's Iara, Prudence and Gisele are in the Haven
    When Keondra attacks Iara
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    And <answer>
    And Ana chooses Gisele
    Then Gisele takes 2 damage
    And it is for Ana to act

    Examples:
      | answer          |
      | Bruno declines  |
      | Prudence blocks |
