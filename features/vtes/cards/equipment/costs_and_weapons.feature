# Equipment, allies and retainers: cost, life, and what counts as a weapon
Feature: Costs of equipment, allies and retainers, and what is a weapon

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-3490 @vtes.equip.success-puts-card-on-acting-minion @vtes.equip.cost-from-hand-as-printed
  Scenario Outline: A <clan> equips with <card> for <pool> pool
    Given Sarah's Wauneka is ready
    And Wauneka's clan is <clan>
    And Sarah holds <card>
    When Wauneka equips with <card>
    Then Wauneka bears <card>
    And Sarah has <left> pool
    And Wauneka's blood stays the same

    Examples:
      | card                | clan                | pool | left |
      | .44 Magnum          | Nosferatu           | 2    | 28   |
      | Bowl of Convergence | Nosferatu           | 0    | 30   |
      | Erebus Mask         | Harbinger of Skulls | 1    | 29   |
      | Ivory Bow           | Nosferatu           | 1    | 29   |
      | Kali's Fang         | Banu Haqim          | 2    | 28   |
      | Kevlar Vest         | Nosferatu           | 1    | 29   |
      | Sport Bike          | Nosferatu           | 1    | 29   |

  @id:VTES-3491 @vtes.recruit.cost-as-printed
  Scenario Outline: A <clan> recruits <ally> <how> for <pool> pool and <blood> blood, with <life> life
    Given Sarah's Larissa Moreira is ready
    And Larissa Moreira's clan is <clan>
    And Sarah holds <ally>
    When Larissa Moreira recruits <ally><level>
    Then <ally> is ready with <life> life
    And Sarah has <left> pool
    And Larissa Moreira burns <blood> blood

    Examples:
      | ally                  | clan                | level        | how         | pool | left | blood | life |
      | Eccentric Billionaire | Toreador antitribu  |              | plainly     | 3    | 27   | 0     | 1    |
      | Impundulu             | Nosferatu           |              | plainly     | 0    | 30   | 3     | 1    |
      | Rafastio Ghoul        | Nosferatu           |              | plainly     | 3    | 27   | 0     | 2    |

  @id:VTES-3492 @vtes.employ.cost-as-printed
  Scenario Outline: A <clan> employs <retainer> for <pool> pool and <blood> blood, with <life> life
    Given Sarah's Larissa Moreira is ready
    And Larissa Moreira's clan is <clan>
    And Sarah holds <retainer>
    When Larissa Moreira employs <retainer>
    Then Larissa Moreira bears <retainer>
    And <retainer> has <life> life
    And Sarah has <left> pool
    And Larissa Moreira burns <blood> blood

    Examples:
      | retainer            | clan      | pool | left | blood | life |
      | D'habi Revenant     | Baali     | 0    | 30   | 0     | 2    |
      | J. S. Simmons, Esq. | Nosferatu | 0    | 30   | 0     | 1    |

  @id:VTES-3493 @vtes.recruit.cost-as-printed
  Scenario Outline: Underbridge Stray recruited at <level> has <life> life and costs 1 blood
    Given Sarah's Larissa Moreira is ready
    And Sarah holds Underbridge Stray
    When Larissa Moreira recruits Underbridge Stray at <level>
    Then Underbridge Stray is ready with <life> life
    And Larissa Moreira burns 1 blood
    And no pool changes

    Examples:
      | level    | life |
      | basic    | 1    |
      | superior | 2    |

  @id:VTES-3494 @vtes.employ.cost-as-printed
  Scenario Outline: <retainer> employed at <level> has <life> life and costs 1 blood
    Given Sarah's Larissa Moreira is ready
    And Sarah holds <retainer>
    When Larissa Moreira employs <retainer> at <level>
    Then <retainer> has <life> life
    And Larissa Moreira burns 1 blood
    And no pool changes

    Examples:
      | retainer        | level    | life |
      | Raven Spy       | basic    | 1    |
      | Raven Spy       | superior | 2    |
      | Murder of Crows | basic    | 1    |
      | Murder of Crows | superior | 2    |

  @id:VTES-3495 @vtes.crypt.clan-required-to-play
  Scenario Outline: A Nosferatu cannot <bring>
    Given Sarah's Larissa Moreira is ready
    And Sarah holds <card>
    Then Larissa Moreira cannot <bring> because vtes.crypt.clan-required-to-play

    Examples:
      | card                  | bring                         |
      | Erebus Mask           | equip with Erebus Mask        |
      | Kali's Fang           | equip with Kali's Fang        |
      | Eccentric Billionaire | recruit Eccentric Billionaire |
      | D'habi Revenant       | employ D'habi Revenant        |

  @id:VTES-3496 @vtes.combat.steal-equipment.moved-to-striker
  Scenario Outline: Fast Hands at <level> steals <weapon>
    Given Sarah's Bret Stryker is ready
    And Alexis's Nassir is ready
    And Nassir bears <weapon>
    And Sarah holds Fast Hands
    When Bret Stryker bleeds Alexis
    And Nassir attempts to block
    And Bret Stryker plays Fast Hands at <level>
    And Nassir strikes with hands
    Then Bret Stryker bears <weapon>
    And Bret Stryker burns 2 blood

    Examples:
      | weapon      | level    |
      | Ivory Bow   | basic    |
      | Ivory Bow   | superior |
      | Kali's Fang | basic    |

  @id:VTES-3497 @vtes.combat.destroy-weapon.must-choose-weapon
  Scenario Outline: Fast Hands at <level> cannot steal <gear>, which is not a weapon
    Given Sarah's Bret Stryker is ready
    And Alexis's Nassir is ready
    And Nassir bears <gear>
    And Sarah holds Fast Hands
    When Bret Stryker bleeds Alexis
    And Nassir attempts to block
    Then it is for Sarah to choose a strike
    And Bret Stryker cannot play Fast Hands at <level> because vtes.combat.destroy-weapon.must-choose-weapon

    Examples:
      | gear        | level    |
      | Sport Bike  | basic    |
      | Sport Bike  | superior |
      | Kevlar Vest | superior |

  @id:VTES-3635 @vtes.bleed.target-burns-pool-equal-to-amount @checks:a
  Scenario Outline: <ally> has <life> life, and bleeds for <bleed>
    Given Sarah's <ally> is ready
    When <ally> bleeds Alexis
    Then <ally> has <life> life
    And Alexis burns <bleed> pool

    Examples:
      | ally                  | life | bleed |
      | Eccentric Billionaire | 1    | 2     |
      | Rafastio Ghoul        | 2    | 1     |

  @id:VTES-3636 @vtes.action.announce.all-details-defined
  Scenario Outline: <ally> keeps its <life> life until something takes it
    Given Sarah's <ally> is ready
    And Alexis's Nassir is ready
    When <ally> bleeds Alexis
    Then <ally> has <life> life
    And it is for Alexis to block or decline

    Examples:
      | ally                  | life |
      | Alia, God's Messenger | 2    |
      | Impundulu             | 1    |
      | Underbridge Stray     | 1    |

  @id:VTES-3637 @vtes.bleed.target-burns-pool-equal-to-amount @checks:a
  Scenario Outline: <retainer> has <life> life
    Given Sarah's Ryan is ready
    And Ryan bears <retainer>
    When Ryan bleeds Alexis
    Then <retainer> has <life> life
    And Alexis burns <bleed> pool

    Examples:
      | retainer            | life | bleed |
      | D'habi Revenant     | 2    | 2     |
      | J. S. Simmons, Esq. | 1    | 2     |
      | Murder of Crows     | 1    | 1     |
      | Raven Spy           | 1    | 1     |
