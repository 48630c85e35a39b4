# Rivals, "Damage from Action Cards"
Feature: Damage from Action cards
  Damage outside an attack, reduced like that of an attack.

  @id:RIV-2080 @rivals.action-damage.no-actor-attribute @checks:a @needs:cards @needs:hunters
  Scenario Outline: The acting character's attributes do not add to an Action card's damage
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <actor> is in the Haven
    And Ana holds Wrath
    And Ana's burned pile holds <burned>
    And Bruno's Hope is in the Haven
    When <actor> plays Wrath as Action card
    And Ana chooses Hope
    Then Hope takes <damage> damage

    Examples:
      | actor     | burned            | damage |
      | Sara      | Noriko            | 1      |
      | Jamie     | Noriko            | 1      |
      | Rio       | Noriko and Andrés | 2      |
      | Francisco | Noriko            | 1      |

  @id:RIV-2081 @rivals.action-damage.no-standard-reactions @checks:a @needs:cards @needs:hunters
  Scenario: No Reaction can be played against an Action card's damage
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Ana holds Wrath
    And Ana's burned pile holds Noriko and Andrés
    And Bruno's Matthew is in the Haven
    And Vagrant is attached to Matthew
    And Bruno holds Shifting Organs
    When Sara plays Wrath as Action card
    And Ana chooses Matthew
    Then it is for Bruno to prevent damage or decline
    And Bruno cannot play Shifting Organs face down because rivals.action-damage.no-standard-reactions
    When Bruno declines
    Then Matthew takes 2 damage
    And Bruno holds Shifting Organs

  @id:RIV-2082 @rivals.action-damage.no-standard-reactions @checks:b @needs:cards @needs:hunters
  Scenario Outline: A Shield already in effect reduces an Action card's damage
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Ana's Francisco and <mate> are in The Streets
    And Ana holds Wrath
    And Ana's burned pile holds Noriko and Andrés
    And Bruno's Hope is in the Haven
    When Sara plays Wrath as Action card
    And Ana chooses Francisco
    Then Francisco takes <damage> damage

    Examples:
      | mate    | damage |
      | Juliana | 1      |
      | Jamie   | 2      |

  @id:RIV-2083 @rivals.action-damage.not-an-attack @checks:a @needs:cards @needs:hunters
  Scenario: An Action card's damage cannot be Blocked and needs no Intel
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Ana holds Wrath and Holy Water
    And Ana's burned pile holds Noriko
    And Bruno's Haven card is The Clubhouse
    And Bruno's Hope and Gisele are in the Haven
    When Sara plays Wrath as Action card
    And Ana chooses Hope
    Then Hope takes 1 damage
    And Gisele is ready
    And Ana holds Holy Water
    And it is for Ana to act

  @id:RIV-2084 @rivals.action-damage.not-an-attack @checks:b @needs:cards @needs:hunters
  Scenario: An Action card's damage does not count as the first attack of the turn
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Ana's Maria Lopez is in The Streets
    And Ana holds Wrath
    And Ana's burned pile holds Noriko
    And Bruno's Keondra is in the Haven
    And Uprising is in The Streets
    When Sara plays Wrath as Action card
    And Ana chooses Keondra
    And Maria Lopez attacks Keondra
    And Maria Lopez makes a Physical attack
    Then Ana has 1 Action left

  @id:RIV-2085 @rivals.action-damage.reduced-like-attack-damage @checks:c @needs:cards @needs:hunters
  Scenario Outline: The target's attribute and Shields reduce an Action card's damage
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Ana's <target> and <mate> are in The Streets
    And Ana holds Wrath
    And Ana's burned pile holds Noriko, Andrés and Pregador
    And Bruno's Hope is in the Haven
    When Sara plays Wrath as Action card
    And Ana chooses <target>
    Then <target> takes <damage> damage

    Examples:
      | target       | mate     | damage |
      | Ryan         | Juliana  | 1      |
      | Ryan         | Jamie    | 2      |
      | Maria Lopez  | Juliana  | 2      |
      | Maria Lopez  | Jamie    | 3      |
