# Rulings on cards: hunting grounds, and the master cards of clans
Feature: Rulings on hunting grounds
  A ready vampire of the clan is needed to play one; after that it feeds any ready vampire, in unlock phases only.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-1700 @vtes.ruling.academic-hunting-ground.requires-ready-clan-to-play
  @vtes.ruling.asylum-hunting-ground.requires-ready-clan-to-play
  @vtes.ruling.slum-hunting-ground.requires-ready-clan-to-play
  @vtes.ruling.society-hunting-ground.requires-ready-clan-to-play
  @vtes.ruling.uptown-hunting-ground.requires-ready-clan-to-play @vtes.card.req.master-needs-ready-qualified-minion
  Scenario: Members of the clans in torpor are not enough to play their hunting grounds
    Given it is Sarah's master phase
    And Sarah's Nassir, Colette, Wauneka, Tamoszius and Madison are in torpor
    And Sarah's Kamaluddin is ready
    And Sarah holds Academic Hunting Ground, Asylum Hunting Ground, Slum Hunting Ground, Society Hunting Ground and Uptown Hunting Ground
    Then Sarah cannot play Academic Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion
    And Sarah cannot play Asylum Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion
    And Sarah cannot play Slum Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion
    And Sarah cannot play Society Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion
    And Sarah cannot play Uptown Hunting Ground because vtes.card.req.master-needs-ready-qualified-minion

  @id:VTES-1701 @needs:discard @needs:influence @vtes.ruling.academic-hunting-ground.requires-ready-clan-to-play
  @vtes.ruling.academic-hunting-ground.first-use-next-turn @vtes.master.location.usable-the-turn-played#b
  @vtes.master.location.represents-a-place @vtes.wording.during-x-do-y-once-per-x
  @vtes.card.play.into-play-on-resolution
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

  @id:VTES-1702 @needs:discard @needs:influence @vtes.ruling.asylum-hunting-ground.requires-ready-clan-to-play
  @vtes.ruling.asylum-hunting-ground.first-use-next-turn @vtes.wording.during-x-do-y-once-per-x
  @vtes.card.play.into-play-on-resolution
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

  @id:VTES-1703 @needs:discard @needs:influence @vtes.ruling.slum-hunting-ground.requires-ready-clan-to-play
  @vtes.ruling.slum-hunting-ground.first-use-next-turn @vtes.wording.during-x-do-y-once-per-x
  @vtes.card.play.into-play-on-resolution
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

  @id:VTES-1704 @needs:discard @needs:influence @vtes.ruling.society-hunting-ground.requires-ready-clan-to-play
  @vtes.ruling.society-hunting-ground.first-use-next-turn @vtes.wording.during-x-do-y-once-per-x
  @vtes.card.play.into-play-on-resolution
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

  @id:VTES-1705 @needs:discard @needs:influence @vtes.ruling.uptown-hunting-ground.requires-ready-clan-to-play
  @vtes.ruling.uptown-hunting-ground.first-use-next-turn @vtes.wording.during-x-do-y-once-per-x
  @vtes.card.play.into-play-on-resolution
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

  @id:VTES-1706 @vtes.ruling.academic-hunting-ground.blood-to-any-ready-vampire
  @vtes.ruling.slum-hunting-ground.blood-to-any-ready-vampire
  @vtes.ruling.society-hunting-ground.blood-to-any-ready-vampire
  @vtes.ruling.uptown-hunting-ground.blood-to-any-ready-vampire @vtes.counter.gained-counters-come-from-bank
  Scenario: Hunting grounds feed ready vampires of any clan, with none of their own about
    Given it is Sarah's unlock phase
    And Sarah's Kamaluddin, Cameron, Boy Toy and Artemis are ready with 1 blood
    And Sarah controls Academic Hunting Ground, Slum Hunting Ground, Society Hunting Ground and Uptown Hunting Ground
    When Sarah uses Academic Hunting Ground on Kamaluddin
    And Sarah uses Slum Hunting Ground on Cameron
    And Sarah uses Society Hunting Ground on Boy Toy
    And Sarah uses Uptown Hunting Ground on Artemis
    Then Kamaluddin, Cameron, Boy Toy and Artemis gain 1 blood
    And no pool changes

  @id:VTES-1707 @vtes.ruling.academic-hunting-ground.blood-to-any-ready-vampire
  @vtes.ruling.asylum-hunting-ground.blood-to-any-ready-vampire
  @vtes.ruling.slum-hunting-ground.blood-to-any-ready-vampire
  @vtes.ruling.society-hunting-ground.blood-to-any-ready-vampire
  @vtes.ruling.uptown-hunting-ground.blood-to-any-ready-vampire @vtes.glossary.target.eligibility-from-card-text
  Scenario: A hunting ground feeds nobody in torpor, uncontrolled or of another player
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

  @id:VTES-1708 @vtes.ruling.academic-hunting-ground.gain-is-optional
  @vtes.ruling.asylum-hunting-ground.gain-is-optional @vtes.ruling.slum-hunting-ground.gain-is-optional
  @vtes.ruling.society-hunting-ground.gain-is-optional @vtes.ruling.uptown-hunting-ground.gain-is-optional
  @vtes.ruling.academic-hunting-ground.moving-on-declines @vtes.ruling.asylum-hunting-ground.moving-on-declines
  @vtes.ruling.slum-hunting-ground.moving-on-declines @vtes.ruling.society-hunting-ground.moving-on-declines
  @vtes.ruling.uptown-hunting-ground.moving-on-declines @vtes.wording.during-x-do-y-once-per-x
  @vtes.unlock-phase.other-effects-after-unlocking
  Scenario: Nobody has to feed; who goes on to the master phase has let it go for this turn
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
