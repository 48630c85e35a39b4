# Fifth edition rulebook, "Additional Strikes": timing, sources, and resolution
Feature: Additional strikes
  Each minion gains them from one source after the first pair. They are resolved in pairs; leftover ones alone.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2843 @vtes.combat.additional.free-choice-despite-commitment @checks:a
  Scenario Outline: A gun's maneuver does not commit the bearer's additional strike: it <strike>
    Given Sarah's Colette and Alexis's Catalina Vega are ready
    And Catalina Vega bears .44 Magnum
    And Sarah holds Fake Out
    And Alexis holds Pursuit and Majesty
    When Colette bleeds Alexis
    And Catalina Vega attempts to block
    And Sarah passes
    And Catalina Vega uses .44 Magnum to maneuver
    And Sarah passes
    And Colette strikes with hands
    And Catalina Vega strikes with .44 Magnum
    Then Colette takes 2 damage
    When Catalina Vega plays Pursuit at superior
    And Catalina Vega <strike>
    Then Colette takes <damage>
    And the combat is over

    Examples:
      | strike                  | damage    |
      | strikes with hands      | no damage |
      | strikes with .44 Magnum | 2 damage  |
      | plays Majesty at basic  | no damage |

  @id:VTES-2844 @vtes.combat.additional.resolved-after-normal-pair @checks:a
  Scenario: The damage of the first pair of strikes is resolved before additional strikes are gained
    Given Sarah's Min-seo and Alexis's Brock Sterling are ready
    And Sarah holds Blur
    And Alexis holds Skin of Rock
    When Min-seo bleeds Alexis
    And Brock Sterling attempts to block
    And Min-seo strikes with hands
    And Brock Sterling strikes with hands
    Then it is for Alexis to prevent damage or decline
    And Min-seo cannot play Blur at basic because vtes.combat.additional.gained-after-first-pair
    When Alexis passes
    Then it is for Sarah to take additional strikes or decline
    And Brock Sterling has 2 blood
    And Min-seo has 2 blood
    When Min-seo plays Blur at basic
    Then it is for Sarah to choose a strike
    When Min-seo strikes with hands
    And nobody prevents damage
    Then Brock Sterling has 1 blood
    And the combat is over

  @id:VTES-2845 @vtes.combat.additional.one-sided-resolved-alone @checks:a,b
  Scenario Outline: Unanswered additional strikes are resolved alone: <acting> against <opposing>
    Given Sarah's Catalina Vega and Alexis's Flávio Gonçalves are ready
    And Sarah holds Blur
    And Alexis holds Blur
    When Catalina Vega enters combat with Flávio Gonçalves
    And Catalina Vega strikes with hands
    And Flávio Gonçalves strikes with hands
    And <sarah gains>
    And <alexis gains>
    And <then>
    Then it is for <alone> to choose a strike
    When <the rest>
    Then Flávio Gonçalves has <blood> blood
    And Catalina Vega has <other> blood
    And the combat is over

    Examples:
      | acting | opposing | sarah gains                          | alexis gains                             | then                             | alone  | the rest                             | blood | other |
      | 2      | none     | Catalina Vega plays Blur at superior | Alexis passes                            | Catalina Vega strikes with hands      | Sarah  | Catalina Vega strikes with hands     | 4     | 6     |
      | no     | 1        | Sarah passes                         | Flávio Gonçalves plays Blur at basic     | Sarah passes                     | Alexis | Flávio Gonçalves strikes with hands | 5     | 6     |

  @id:VTES-2846 @vtes.combat.additional.gained-from-cards-and-effects @checks:a,b
  Scenario: Blur at superior gives two additional strikes in its round and none in the next
    Given Sarah's Catalina Vega and Alexis's Ayelech are ready
    And Sarah holds Blur, Blur and Dead-End Alley
    When Catalina Vega bleeds Alexis
    And Ayelech attempts to block
    And Catalina Vega strikes with hands
    And Ayelech strikes with hands
    And Catalina Vega plays Blur at superior
    And Catalina Vega strikes with hands
    And Catalina Vega strikes with hands
    Then Ayelech has 4 blood
    And it is for Sarah to press or decline
    When Catalina Vega plays Dead-End Alley
    And Catalina Vega strikes with hands
    And Ayelech strikes with hands
    Then Ayelech takes 1 damage
    And it is for Sarah to take additional strikes or decline
    When Sarah passes
    Then the combat is over
    And Ayelech has 3 blood

  @id:VTES-2847 @vtes.combat.additional.acting-decides-first @checks:a
  Scenario: The acting minion decides first whether to gain additional strikes
    Given Sarah's Min-seo and Alexis's Flávio Gonçalves are ready
    And Sarah holds Blur
    And Alexis holds Blur
    When Min-seo bleeds Alexis
    And Flávio Gonçalves attempts to block
    And Min-seo strikes with hands
    And Flávio Gonçalves strikes with hands
    Then it is for Sarah to take additional strikes or decline
    And Flávio Gonçalves cannot play Blur at basic because vtes.sequencing.acting-methuselah-first
    When Min-seo plays Blur at basic
    Then it is for Alexis to take additional strikes or decline
    When Alexis passes
    Then it is for Sarah to choose a strike
    When Min-seo strikes with hands
    Then Flávio Gonçalves has 5 blood
    And the combat is over

  @id:VTES-2848 @vtes.combat.additional.own-choose-and-resolve-steps @checks:a,b
  Scenario Outline: Two additional strikes against one form a pair and a lone strike: <blood> blood
    Given Sarah's Catalina Vega is ready
    And Alexis's Flávio Gonçalves is ready with <blood> blood
    And Sarah holds Blur
    And Alexis holds Blur
    When Catalina Vega enters combat with Flávio Gonçalves
    And Catalina Vega strikes with hands
    And Flávio Gonçalves strikes with hands
    And Catalina Vega plays Blur at superior
    And Flávio Gonçalves plays Blur at basic
    Then it is for Sarah to choose a strike
    When Catalina Vega strikes with hands
    Then it is for Alexis to choose a strike
    And Flávio Gonçalves's blood stays the same
    When Flávio Gonçalves strikes with hands
    Then Flávio Gonçalves takes 1 damage
    And <then>
    And Catalina Vega has 5 blood

    Examples:
      | blood | then                               |
      | 4     | it is for Sarah to choose a strike |
      | 2     | the combat is over                 |

  @id:VTES-2849 @vtes.combat.additional.one-source-per-round @checks:a,b
  Scenario Outline: A minion that gained additional strikes from <first> cannot use <other> in that round
    Given Sarah's Catalina Vega and Alexis's Flávio Gonçalves are ready
    And Sarah holds Blur and Pursuit
    And Alexis holds Blur
    When Catalina Vega enters combat with Flávio Gonçalves
    And neither maneuvers
    And Catalina Vega strikes with hands
    And Flávio Gonçalves strikes with hands
    And Catalina Vega plays <first> at superior
    Then it is for Alexis to take additional strikes or decline
    And Catalina Vega cannot play <other> at superior because vtes.combat.additional.one-source-per-round
    When Flávio Gonçalves plays Blur at basic
    Then it is for Sarah to choose a strike
    And Catalina Vega cannot play <other> at superior because vtes.combat.additional.gained-after-first-pair

    Examples:
      | first   | other   |
      | Blur    | Pursuit |
      | Pursuit | Blur    |

  @id:VTES-2850 @vtes.combat.additional.only-holders-may-strike @checks:a
  Scenario Outline: A minion without an additional strike cannot answer one: it cannot <answer>
    Given Sarah's Min-seo and Alexis's Flávio Gonçalves are ready
    And Flávio Gonçalves bears .44 Magnum
    And Sarah holds Blur
    And Alexis holds Dodge and Majesty
    When Min-seo bleeds Alexis
    And Flávio Gonçalves attempts to block
    And neither maneuvers
    And Min-seo strikes with hands
    And Flávio Gonçalves strikes with hands
    And Min-seo plays Blur at basic
    Then it is for Sarah to choose a strike
    And Flávio Gonçalves cannot <answer> because vtes.combat.additional.only-holders-may-strike
    When Min-seo strikes with hands
    Then Flávio Gonçalves takes 1 damage
    And Min-seo takes no damage
    And the combat is over
    And Alexis holds Dodge and Majesty

    Examples:
      | answer                         |
      | play Dodge                     |
      | play Majesty at superior       |
      | strike with hands              |
      | strike with .44 Magnum         |
      | strike with the printed strike |

  @id:VTES-2984 @vtes.combat.additional.only-holders-may-strike @checks:a
  Scenario: A minion with no strikes left makes no choice of strike, whatever else it could use
    Given Sarah's Min-seo and Alexis's Belinde are ready
    And Alexis controls The Barrens
    And Alexis holds Bonding
    And Sarah holds Blur
    When Min-seo enters combat with Belinde
    And neither maneuvers
    And Alexis passes
    And Min-seo strikes with hands
    Then it is for Alexis to choose a strike
    And Alexis cannot pass because vtes.combat.choose.every-minion-chooses-a-strike
    When Belinde strikes with hands
    Then it is for Sarah to take additional strikes or decline
    When Min-seo plays Blur at basic
    And Alexis passes
    Then it is for Sarah to choose a strike
    When Min-seo strikes with hands
    Then Belinde has 4 blood
    And it is for Alexis to press or decline
    When Alexis passes
    And Alexis passes
    Then the combat is over
    And Alexis holds Bonding
