# Rulings on cards: hunting grounds, and the master cards of clans
Feature: Rulings on hunting grounds
  A player needs a ready vampire of the clan to play one. It then feeds any ready vampire of theirs, in unlock phases only.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1700 @vtes.card.req.master-needs-ready-qualified-minion
  Scenario: A hunting ground cannot be played with members of its clan in torpor
    Given it is Sarah's master phase
    And Sarah's Nassir, Colette, Wauneka, Tamoszius and Madison are in torpor
    And Sarah's Kamaluddin is ready
    And Sarah holds Academic Hunting Ground, Asylum Hunting Ground, Slum Hunting Ground, Society Hunting Ground and Uptown Hunting Ground
    Then Sarah cannot play Academic Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion
    And Sarah cannot play Asylum Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion
    And Sarah cannot play Slum Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion
    And Sarah cannot play Society Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion
    And Sarah cannot play Uptown Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion

  @id:VTES-1701 @vtes.ruling.academic-hunting-ground.first-use-next-turn @checks:a,b,c
  @vtes.ruling.academic-hunting-ground.requires-ready-clan-to-play @checks:a
  @vtes.master.location.usable-the-turn-played @checks:b
  Scenario: Academic Hunting Ground is played with a ready Tremere, and feeds from the next unlock phase on
    Given it is Sarah's master phase
    And Sarah's Nassir is ready with 1 blood
    And Sarah holds Academic Hunting Ground
    When Sarah plays Academic Hunting Ground
    Then Sarah burns 2 pool
    And Sarah controls Academic Hunting Ground
    And Sarah cannot use Academic Hunting Ground on Nassir because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Alexis's unlock phase
    Then Sarah cannot use Academic Hunting Ground on Nassir because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Academic Hunting Ground on Nassir
    Then Nassir has 2 blood

  @id:VTES-1702 @vtes.ruling.asylum-hunting-ground.first-use-next-turn @checks:a,b,c
  @vtes.ruling.asylum-hunting-ground.requires-ready-clan-to-play @checks:a @vtes.wording.during-x-do-y-once-per-x
  Scenario: Asylum Hunting Ground is played with a ready Malkavian, and feeds from the next unlock phase on
    Given it is Sarah's master phase
    And Sarah's Colette is ready with 1 blood
    And Sarah holds Asylum Hunting Ground
    When Sarah plays Asylum Hunting Ground
    Then Sarah burns 2 pool
    And Sarah controls Asylum Hunting Ground
    And Sarah cannot use Asylum Hunting Ground on Colette because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Alexis's unlock phase
    Then Sarah cannot use Asylum Hunting Ground on Colette because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Asylum Hunting Ground on Colette
    Then Colette has 2 blood

  @id:VTES-1703 @vtes.ruling.slum-hunting-ground.first-use-next-turn @checks:a,b,c
  @vtes.ruling.slum-hunting-ground.requires-ready-clan-to-play @checks:a @vtes.wording.during-x-do-y-once-per-x
  Scenario: Slum Hunting Ground is played with a ready Nosferatu, and feeds from the next unlock phase on
    Given it is Sarah's master phase
    And Sarah's Wauneka is ready with 1 blood
    And Sarah holds Slum Hunting Ground
    When Sarah plays Slum Hunting Ground
    Then Sarah burns 2 pool
    And Sarah controls Slum Hunting Ground
    And Sarah cannot use Slum Hunting Ground on Wauneka because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Alexis's unlock phase
    Then Sarah cannot use Slum Hunting Ground on Wauneka because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Slum Hunting Ground on Wauneka
    Then Wauneka has 2 blood

  @id:VTES-1704 @vtes.ruling.society-hunting-ground.first-use-next-turn @checks:a,b,c
  @vtes.ruling.society-hunting-ground.requires-ready-clan-to-play @checks:a @vtes.wording.during-x-do-y-once-per-x
  Scenario: Society Hunting Ground is played with a ready Toreador, and feeds from the next unlock phase on
    Given it is Sarah's master phase
    And Sarah's Tamoszius is ready with 1 blood
    And Sarah holds Society Hunting Ground
    When Sarah plays Society Hunting Ground
    Then Sarah burns 2 pool
    And Sarah controls Society Hunting Ground
    And Sarah cannot use Society Hunting Ground on Tamoszius because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Alexis's unlock phase
    Then Sarah cannot use Society Hunting Ground on Tamoszius because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Society Hunting Ground on Tamoszius
    Then Tamoszius has 2 blood

  @id:VTES-1705 @vtes.ruling.uptown-hunting-ground.first-use-next-turn @checks:a,b,c
  @vtes.ruling.uptown-hunting-ground.requires-ready-clan-to-play @checks:a @vtes.wording.during-x-do-y-once-per-x
  Scenario: Uptown Hunting Ground is played with a ready Ventrue, and feeds from the next unlock phase on
    Given it is Sarah's master phase
    And Sarah's Madison is ready with 1 blood
    And Sarah holds Uptown Hunting Ground
    When Sarah plays Uptown Hunting Ground
    Then Sarah burns 2 pool
    And Sarah controls Uptown Hunting Ground
    And Sarah cannot use Uptown Hunting Ground on Madison because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Alexis's unlock phase
    Then Sarah cannot use Uptown Hunting Ground on Madison because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Uptown Hunting Ground on Madison
    Then Madison has 2 blood

  @id:VTES-1706 @vtes.counter.gained-counters-come-from-bank
  Scenario: A hunting ground feeds a ready vampire of any clan, even without one of its own
    Given it is Sarah's unlock phase
    And Sarah's Kamaluddin, Cameron, Boy Toy and Artemis are ready with 1 blood
    And Sarah controls Academic Hunting Ground, Slum Hunting Ground, Society Hunting Ground and Uptown Hunting Ground
    When Sarah uses Academic Hunting Ground on Kamaluddin
    And Sarah uses Slum Hunting Ground on Cameron
    And Sarah uses Society Hunting Ground on Boy Toy
    And Sarah uses Uptown Hunting Ground on Artemis
    Then Kamaluddin, Cameron, Boy Toy and Artemis gain 1 blood
    And no pool changes

  @id:VTES-1707 @vtes.glossary.target.eligibility-from-card-text
  Scenario: A hunting ground cannot feed vampires in torpor, uncontrolled, or of another player
    Given it is Sarah's unlock phase
    And Sarah's Nassir is in torpor with 1 blood
    And Sarah's Sully is uncontrolled with 1 blood
    And Alexis's Ryan is ready with 1 blood
    And Sarah's Madison is ready with 1 blood
    And Sarah controls Academic Hunting Ground, Asylum Hunting Ground, Slum Hunting Ground, Society Hunting Ground and Uptown Hunting Ground
    Then Sarah cannot use Academic Hunting Ground on Nassir because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot use Slum Hunting Ground on Sully because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot use Society Hunting Ground on Ryan because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot use Uptown Hunting Ground on Nassir because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Asylum Hunting Ground on Madison
    Then Madison gains 1 blood

  @id:VTES-1708 @vtes.wording.during-x-do-y-once-per-x @vtes.unlock-phase.other-effects-after-unlocking
  Scenario: A hunting ground need not feed, and cannot be used after the unlock phase
    Given it is Sarah's unlock phase
    And Sarah's Madison is ready with 1 blood
    And Sarah holds Blood Doll
    And Sarah controls Academic Hunting Ground, Asylum Hunting Ground, Slum Hunting Ground, Society Hunting Ground and Uptown Hunting Ground
    When Sarah ends the unlock phase
    And Sarah plays Blood Doll on Madison
    Then Madison's blood stays the same
    And Sarah cannot use Academic Hunting Ground on Madison because vtes.wording.during-x-do-y-once-per-x
    And Sarah cannot use Asylum Hunting Ground on Madison because vtes.wording.during-x-do-y-once-per-x
    And Sarah cannot use Slum Hunting Ground on Madison because vtes.wording.during-x-do-y-once-per-x
    And Sarah cannot use Society Hunting Ground on Madison because vtes.wording.during-x-do-y-once-per-x
    And Sarah cannot use Uptown Hunting Ground on Madison because vtes.wording.during-x-do-y-once-per-x

  @id:VTES-3210 @ruling
  Scenario Outline: <ground> cannot be played with <member> <where>
    Given it is Sarah's master phase
    And Sarah's <member> is <where>
    And Sarah's Kamaluddin is ready
    And Alexis's <other member> is ready
    And Sarah holds <ground>
    Then Sarah cannot play <ground> because vtes.card.req.master-needs-ready-qualified-minion

    @vtes.ruling.academic-hunting-ground.requires-ready-clan-to-play @checks:b
    @vtes.card.req.master-needs-ready-qualified-minion
    Examples:
      | ground                  | member | where        | other member |
      | Academic Hunting Ground | Nassir | in torpor    | Lauren       |
      | Academic Hunting Ground | Nassir | uncontrolled | Lauren       |

    @vtes.ruling.asylum-hunting-ground.requires-ready-clan-to-play @checks:b
    @vtes.card.req.master-needs-ready-qualified-minion
    Examples:
      | ground                | member  | where        | other member |
      | Asylum Hunting Ground | Colette | in torpor    | Sully        |
      | Asylum Hunting Ground | Colette | uncontrolled | Sully        |

    @vtes.ruling.slum-hunting-ground.requires-ready-clan-to-play @checks:b
    @vtes.card.req.master-needs-ready-qualified-minion
    Examples:
      | ground              | member  | where        | other member |
      | Slum Hunting Ground | Wauneka | in torpor    | Ryan         |
      | Slum Hunting Ground | Wauneka | uncontrolled | Ryan         |

    @vtes.ruling.society-hunting-ground.requires-ready-clan-to-play @checks:b
    @vtes.card.req.master-needs-ready-qualified-minion
    Examples:
      | ground                 | member    | where        | other member |
      | Society Hunting Ground | Tamoszius | in torpor    | Nik Sikko    |
      | Society Hunting Ground | Tamoszius | uncontrolled | Nik Sikko    |

    @vtes.ruling.uptown-hunting-ground.requires-ready-clan-to-play @checks:b
    @vtes.card.req.master-needs-ready-qualified-minion
    Examples:
      | ground                | member  | where        | other member   |
      | Uptown Hunting Ground | Madison | in torpor    | Brock Sterling |
      | Uptown Hunting Ground | Madison | uncontrolled | Brock Sterling |

  @id:VTES-3211 @ruling
  Scenario Outline: <ground> feeds one ready vampire of its player without its clan in play
    Given it is Sarah's unlock phase
    And Sarah controls <ground>
    And Sarah's Kamaluddin and Cameron are ready with 1 blood
    And Sarah's <member> is in torpor with 1 blood
    And Sarah's <other member> is uncontrolled with 1 blood
    And Alexis's <third member> is ready with 1 blood
    Then Sarah cannot use <ground> on <member> because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot use <ground> on <other member> because vtes.glossary.target.eligibility-from-card-text
    And Sarah cannot use <ground> on <third member> because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses <ground> on Kamaluddin
    Then Kamaluddin is ready with 2 blood
    And no pool changes
    And Sarah cannot use <ground> on Cameron because vtes.wording.during-x-do-y-once-per-x

    @vtes.ruling.academic-hunting-ground.blood-to-any-ready-vampire @checks:a,b,c
    @vtes.glossary.target.eligibility-from-card-text
    Examples:
      | ground                  | member | other member | third member |
      | Academic Hunting Ground | Nassir | Lauren       | Ayelech      |

    @vtes.ruling.asylum-hunting-ground.blood-to-any-ready-vampire @checks:a,b,c
    @vtes.glossary.target.eligibility-from-card-text
    Examples:
      | ground                | member  | other member | third member |
      | Asylum Hunting Ground | Colette | Sully        | Ashley       |

    @vtes.ruling.slum-hunting-ground.blood-to-any-ready-vampire @checks:a,b,c
    @vtes.glossary.target.eligibility-from-card-text
    Examples:
      | ground              | member  | other member | third member |
      | Slum Hunting Ground | Wauneka | Ryan         | Aunt Linda   |

    @vtes.ruling.society-hunting-ground.blood-to-any-ready-vampire @checks:a,b,c
    @vtes.glossary.target.eligibility-from-card-text
    Examples:
      | ground                 | member    | other member | third member |
      | Society Hunting Ground | Tamoszius | Nik Sikko    | Kathy Glens  |

    @vtes.ruling.uptown-hunting-ground.blood-to-any-ready-vampire @checks:a,b,c
    @vtes.glossary.target.eligibility-from-card-text
    Examples:
      | ground                | member  | other member   | third member |
      | Uptown Hunting Ground | Madison | Brock Sterling | Oshri Dahan  |

  @id:VTES-3212 @ruling
  Scenario Outline: <ground> unused in the unlock phase feeds nobody that turn
    Given it is Sarah's unlock phase
    And Sarah's Kamaluddin is ready with 1 blood
    And Sarah controls <ground>
    Then Sarah may use <ground> on Kamaluddin
    When Sarah ends the unlock phase
    Then it is for Sarah to decide in the master phase
    And Kamaluddin is ready with 1 blood
    And Sarah cannot use <ground> on Kamaluddin because vtes.wording.during-x-do-y-once-per-x

    @vtes.ruling.academic-hunting-ground.gain-is-optional @checks:a @vtes.unlock-phase.other-effects-after-unlocking
    Examples:
      | ground                  |
      | Academic Hunting Ground |

    @vtes.ruling.asylum-hunting-ground.gain-is-optional @checks:a @vtes.unlock-phase.other-effects-after-unlocking
    Examples:
      | ground                |
      | Asylum Hunting Ground |

    @vtes.ruling.slum-hunting-ground.gain-is-optional @checks:a @vtes.unlock-phase.other-effects-after-unlocking
    Examples:
      | ground              |
      | Slum Hunting Ground |

    @vtes.ruling.society-hunting-ground.gain-is-optional @checks:a @vtes.unlock-phase.other-effects-after-unlocking
    Examples:
      | ground                 |
      | Society Hunting Ground |

    @vtes.ruling.uptown-hunting-ground.gain-is-optional @checks:a @vtes.unlock-phase.other-effects-after-unlocking
    Examples:
      | ground                |
      | Uptown Hunting Ground |

  @id:VTES-3213 @ruling
  Scenario Outline: <ground> cannot be used after the unlock phase until the next one
    Given it is Sarah's unlock phase
    And Sarah's Kamaluddin is ready with 1 blood
    And Sarah holds Life in the City
    And Sarah controls <ground>
    When Sarah ends the unlock phase
    And Sarah plays Life in the City on Kamaluddin
    Then Kamaluddin has 2 blood
    And Sarah cannot use <ground> on Kamaluddin because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses <ground> on Kamaluddin
    Then Kamaluddin has 3 blood

    @vtes.ruling.academic-hunting-ground.moving-on-declines @checks:a @vtes.wording.during-x-do-y-once-per-x
    Examples:
      | ground                  |
      | Academic Hunting Ground |

    @vtes.ruling.asylum-hunting-ground.moving-on-declines @checks:a @vtes.wording.during-x-do-y-once-per-x
    Examples:
      | ground                |
      | Asylum Hunting Ground |

    @vtes.ruling.slum-hunting-ground.moving-on-declines @checks:a @vtes.wording.during-x-do-y-once-per-x
    Examples:
      | ground              |
      | Slum Hunting Ground |

    @vtes.ruling.society-hunting-ground.moving-on-declines @checks:a @vtes.wording.during-x-do-y-once-per-x
    Examples:
      | ground                 |
      | Society Hunting Ground |

    @vtes.ruling.uptown-hunting-ground.moving-on-declines @checks:a @vtes.wording.during-x-do-y-once-per-x
    Examples:
      | ground                |
      | Uptown Hunting Ground |

  @id:VTES-4400 @ruling @vtes.ruling.academic-hunting-ground.blood-to-any-ready-vampire @vtes.ruling.academic-hunting-ground.gain-is-optional
  @vtes.ruling.academic-hunting-ground.moving-on-declines
  Scenario: Academic Hunting Ground feeds nobody in one unlock phase and any ready vampire in the next
    Given it is Sarah's unlock phase
    And Sarah's Kamaluddin and Cameron are ready with 1 blood
    And Sarah controls Academic Hunting Ground
    When Sarah ends the unlock phase
    Then it is for Sarah to decide in the master phase
    And Kamaluddin and Cameron are ready with 1 blood
    And Sarah cannot use Academic Hunting Ground on Cameron because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Academic Hunting Ground on Cameron
    Then Cameron is ready with 2 blood
    And Kamaluddin is ready with 1 blood

  @id:VTES-4401 @ruling @vtes.ruling.asylum-hunting-ground.blood-to-any-ready-vampire @vtes.ruling.asylum-hunting-ground.gain-is-optional
  @vtes.ruling.asylum-hunting-ground.moving-on-declines
  Scenario: Asylum Hunting Ground feeds nobody in one unlock phase and any ready vampire in the next
    Given it is Sarah's unlock phase
    And Sarah's Kamaluddin and Cameron are ready with 1 blood
    And Sarah controls Asylum Hunting Ground
    When Sarah ends the unlock phase
    Then it is for Sarah to decide in the master phase
    And Kamaluddin and Cameron are ready with 1 blood
    And Sarah cannot use Asylum Hunting Ground on Cameron because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Asylum Hunting Ground on Cameron
    Then Cameron is ready with 2 blood
    And Kamaluddin is ready with 1 blood

  @id:VTES-4402 @ruling @vtes.ruling.slum-hunting-ground.blood-to-any-ready-vampire @vtes.ruling.slum-hunting-ground.gain-is-optional
  @vtes.ruling.slum-hunting-ground.moving-on-declines
  Scenario: Slum Hunting Ground feeds nobody in one unlock phase and any ready vampire in the next
    Given it is Sarah's unlock phase
    And Sarah's Kamaluddin and Cameron are ready with 1 blood
    And Sarah controls Slum Hunting Ground
    When Sarah ends the unlock phase
    Then it is for Sarah to decide in the master phase
    And Kamaluddin and Cameron are ready with 1 blood
    And Sarah cannot use Slum Hunting Ground on Cameron because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Slum Hunting Ground on Cameron
    Then Cameron is ready with 2 blood
    And Kamaluddin is ready with 1 blood

  @id:VTES-4403 @ruling @vtes.ruling.society-hunting-ground.blood-to-any-ready-vampire @vtes.ruling.society-hunting-ground.gain-is-optional
  @vtes.ruling.society-hunting-ground.moving-on-declines
  Scenario: Society Hunting Ground feeds nobody in one unlock phase and any ready vampire in the next
    Given it is Sarah's unlock phase
    And Sarah's Kamaluddin and Cameron are ready with 1 blood
    And Sarah controls Society Hunting Ground
    When Sarah ends the unlock phase
    Then it is for Sarah to decide in the master phase
    And Kamaluddin and Cameron are ready with 1 blood
    And Sarah cannot use Society Hunting Ground on Cameron because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Society Hunting Ground on Cameron
    Then Cameron is ready with 2 blood
    And Kamaluddin is ready with 1 blood

  @id:VTES-4404 @ruling @vtes.ruling.uptown-hunting-ground.blood-to-any-ready-vampire @vtes.ruling.uptown-hunting-ground.gain-is-optional
  @vtes.ruling.uptown-hunting-ground.moving-on-declines
  Scenario: Uptown Hunting Ground feeds nobody in one unlock phase and any ready vampire in the next
    Given it is Sarah's unlock phase
    And Sarah's Kamaluddin and Cameron are ready with 1 blood
    And Sarah controls Uptown Hunting Ground
    When Sarah ends the unlock phase
    Then it is for Sarah to decide in the master phase
    And Kamaluddin and Cameron are ready with 1 blood
    And Sarah cannot use Uptown Hunting Ground on Cameron because vtes.wording.during-x-do-y-once-per-x
    When everyone passes until Sarah's unlock phase
    And Sarah uses Uptown Hunting Ground on Cameron
    Then Cameron is ready with 2 blood
    And Kamaluddin is ready with 1 blood
