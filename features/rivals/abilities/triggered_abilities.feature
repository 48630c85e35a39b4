# Rivals, "First Round Rule", "Triggered Abilities", "Relentless", "The Golden Rule", "Supplies"
Feature: Triggered abilities, and the First Round Rule

  @id:RIV-1849 @rivals.first-round.blocker-takes-damage @checks:a,b @needs:moving @needs:hunters
  Scenario: A character who Blocks before its player's first turn takes the damage
    Given Ana (hunters), Bruno (hunters) and Clara sit clockwise
    And Bruno has not had a turn yet
    And Ana's Evangeline is in The Streets
    And Bruno's Pregador is in the Haven
    And Clara's Keondra is in The Streets
    Then Evangeline cannot attack Pregador because rivals.first-round.no-attack
    When Evangeline attacks Keondra
    And Evangeline makes a Social attack
    And Pregador blocks
    Then Pregador loses 1 Blood
    And Keondra keeps all Blood
    And Pregador is in The Streets and exhausted

  @id:RIV-1866 @rivals.activated.exception-relentless @checks:a,c @needs:moving @needs:hunters
  Scenario: A Relentless ability is used only once per turn
    Given Ana (hunters), Bruno (hunters) and Clara sit clockwise
    And Ana has 3 Actions left
    And Ana's Evangeline is in The Streets
    And Ana's Deacon Jones is in The Streets
    And Ana's Ingrid is in the Haven
    And Ana's burned pile holds Andrés and Noriko
    And Ana holds Wrath
    And Bruno's Pregador, Toquinho and Rio are in the Haven
    And Clara's Hope is in The Streets
    When Evangeline attacks Hope
    And Evangeline makes a Mental attack
    And Pregador blocks
    And Ingrid plays Wrath as Action card
    And Ana chooses Rio
    Then Pregador is ready
    When Deacon Jones attacks Hope
    And Deacon Jones makes a Physical attack
    Then Hope loses 1 Blood
    And Bruno has 19 Prestige

  @id:RIV-1867 @rivals.activated.exception-relentless @needs:moving @needs:hunters
  Scenario: A Relentless ability that Blocks is used in a foe's turn at its full cost
    Given Ana (hunters), Bruno (hunters) and Clara sit clockwise
    And Ana has 1 Action left
    And Ana, Bruno and Clara draw from 9 Shotgun
    And Ana's Evangeline is in The Streets
    And Bruno's Pregador is in the Haven
    And Clara's Hope is in The Streets
    And Clara's Jorge Guerrero is in the Haven
    When Evangeline attacks Hope
    And Evangeline makes a Mental attack
    And Pregador blocks
    Then Bruno loses 1 Prestige
    And Pregador is exhausted

  @id:RIV-1868 @rivals.cost.move-to-streets-wording @checks:a,b @needs:moving @needs:hunters
  Scenario Outline: A cost of moving to The Streets can be paid by a character already there
    Given Ana (hunters), Bruno (hunters) and Clara sit clockwise
    And Ana's Evangeline is in The Streets
    And Bruno's Pregador is in <place>
    And Clara's Hope is in The Streets
    When Evangeline attacks Hope
    And Evangeline makes a Mental attack
    And Pregador blocks
    Then Pregador is in The Streets and exhausted
    And Hope keeps all Blood

    Examples:
      | place       |
      | the Haven   |
      | The Streets |

  @id:RIV-1869 @rivals.triggered.no-once-per-turn @checks:a
  Scenario: A triggered ability triggers every time, not once per turn
    Given Ana and Bruno sit clockwise
    And Ana has 3 Actions left
    And Ana draws from 9 Shotgun
    And Ana's Lucky is in the Haven
    And Bruno's Matthew is in the Haven
    And Ana holds Benicio, Sage and Iara
    When Ana recruits Benicio
    And Ana draws a card from the Library
    And Ana recruits Sage
    And Ana draws a card from the Library
    And Ana recruits Iara
    And Ana draws a card from the Library
    Then Ana holds Shotgun, Shotgun and Shotgun

  @id:RIV-1893 @rivals.triggered.any-phase-any-turn @checks:b @needs:hunters
  Scenario: A triggered ability works in the End Phase
    Given Ana (hunters) and Bruno sit clockwise
    And it is Ana's Torpor and Mending Step
    And Ana draws from 9 Shotgun
    And Ana's Noriko and Ingrid are in the Haven
    And Bruno's Matthew is in the Haven
    And Prince of the City - Rio de Janeiro is in The Streets
    And the game stops at Ana's Antagonist Step
    When Ana chooses Noriko
    And Ana draws a card from the Library
    Then Noriko is in Ana's burned pile
    And Ana holds Shotgun
    And it is Ana's Antagonist Step

  @id:RIV-1894 @rivals.triggered.any-phase-any-turn @checks:a @needs:cards
  Scenario: A triggered ability works in a foe's Beginning Phase
    Given Ana and Bruno sit clockwise
    And it is Bruno's City Deck Step
    And Ana's Keondra is in the Haven
    And Bruno's Matthew is in the Haven with 3 Blood
    And Ana's Lingering Kiss is attached to Matthew
    Then it is Bruno's Action Phase
    And Matthew has 1 -1 BP token

  @id:RIV-1895 @rivals.triggered.always-on @checks:c @rivals.triggered.any-phase-any-turn @checks:c @needs:hunters
  Scenario Outline: A character in recovery has no triggered ability
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Toquinho is in <place>
    And Toquinho is Leader
    And Ana's Rio and Ingrid are in the Haven and exhausted
    And Bruno's Matthew is in the Haven
    When Rio is dealt 2 Physical damage through Bruno
    Then Ingrid is <state>

    Examples:
      | place               | state     |
      | the Haven           | ready     |
      | torpor with 1 Blood | exhausted |

  @id:RIV-1896 @rivals.activated.cost.non-exhaust-on-exhausted-card @checks:b @needs:hunters
  Scenario: An exhausted character's triggered ability works
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Toquinho, Ingrid and Rio are in the Haven and exhausted
    And Bruno's Matthew is in the Haven
    When Rio is dealt 2 Physical damage through Bruno
    Then Toquinho and Ingrid are ready

  @id:RIV-1898 @rivals.setup.supply.total-32 @checks:b
  Scenario: A player can gain more than the 32 Prestige tokens in the box
    Given Ana and Bruno sit clockwise
    And Ana has 30 Prestige
    And Ana's Lucky is in the Haven
    And Bruno's Matthew is in the Haven
    When Ana gains 3 Prestige
    Then Ana has 33 Prestige
    And Lucky has 5 Blood

  @id:RIV-1899 @rivals.terms.streets-shared-zone @checks:a
  Scenario: Parties of different players stay separate in The Streets
    Given Ana and Bruno sit clockwise
    And it is Ana's City Deck Step
    And the city deck holds Vagrant
    And Ana's Lucky is in the Haven
    And Bruno's Matthew is in The Streets
    When Ana moves Lucky to The Streets
    Then Lucky, Matthew and Vagrant are in The Streets
    And Lucky is a party of Ana
    And Matthew is a party of Bruno

  @id:RIV-1900 @rivals.terms.discard-pile.city @checks:a,b
  Scenario: A defeated Antagonist goes to the city discard pile
    Given Ana and Bruno sit clockwise
    And BOPE-RJ: PsyOps is in The Streets
    And Ana's Grace is in The Streets
    And Bruno's Matthew is in the Haven
    And Ana holds Coiled Strike
    When Grace attacks BOPE-RJ: PsyOps
    And Grace makes a Physical attack
    And Ana plays Coiled Strike face down
    Then the city discard pile holds BOPE-RJ: PsyOps
    And the city burned pile is empty
    And Ana's discard pile holds Coiled Strike

  @id:RIV-1902 @rivals.terms.personal-supply.pays @checks:a
  Scenario: A player pays from the personal supply
    Given Ana and Bruno sit clockwise
    And Ana has 6 Prestige
    And Ana's Lucky is in the Haven with 2 Blood
    And Bruno's Matthew is in the Haven
    And Ana holds Iara and Hope
    When Ana recruits Iara
    Then Ana has 3 Prestige
    And Ana cannot recruit Hope because rivals.cost.never-last-even-to-win
    And Lucky has 2 Blood

  @id:RIV-1903 @rivals.terms.discipline-has-no-inherent-effect @checks:a,b
  Scenario Outline: A Discipline has no effect by itself
    Given Ana and Bruno sit clockwise
    And Ana's <attacker> is in The Streets
    And Bruno's Hope is in The Streets
    And Ana holds Awe
    When <attacker> attacks Hope
    And <attacker> makes a Mental attack
    And Ana <card>
    Then Hope takes <damage> damage

    Examples:
      | attacker | card                | damage |
      | Benicio  | plays Awe face down | 2      |
      | Gisele   | plays Awe face down | 3      |

  @id:RIV-1904 @rivals.terms.exhaust @checks:a,b
  Scenario: An exhausted card stays exhausted until it readies
    Given Ana and Bruno sit clockwise
    And Ana's Grace is in The Streets
    And Bruno's Hope is in The Streets
    When Grace attacks Hope
    And Grace makes a Mental attack
    Then Grace is exhausted
    And Hope is ready
    And Grace cannot attack Hope because rivals.attack.exhaust.ready-in-streets

  @id:RIV-1905 @rivals.terms.haven-is-a-location @checks:a,b @needs:moving @needs:hunters
  Scenario: A Hideout card is a location, not a character in it
    Given Ana (hunters) and Bruno sit clockwise
    And it is Ana's Torpor and Mending Step
    And BOPE-RJ: Caveira is in The Streets
    And Ana's Ingrid and Rio are in the Haven
    And Ana's Haven card is The Bunker
    And Bruno's Matthew is in the Haven
    And the game stops at Ana's Draw Step
    Then exactly these choices are open to Ana:
      | Ana chooses Ingrid |
      | Ana chooses Rio    |
    When Ana chooses Rio
    Then Rio is in The Streets
    And Ingrid is in Ana's Haven

  @id:RIV-1906 @rivals.terms.play @checks:d
  Scenario: An Attack card is played when it is placed and discarded after the attack
    Given Ana and Bruno sit clockwise
    And Ana's Grace is in The Streets
    And Bruno's Matthew and Hope are in The Streets
    And Ana holds Wide Array of Pain
    When Grace attacks Hope
    And Grace makes a Mental attack
    And Ana plays Wide Array of Pain face down
    Then Ana holds nothing
    And Ana's discard pile is empty
    And it is for Bruno to block or decline
    When Bruno declines
    Then Ana's discard pile holds Wide Array of Pain

  @id:RIV-1907 @rivals.play.at-no-cost @checks:a,b
  Scenario: A card placed for free needs no Action, no Prestige and no ready character
    Given Ana and Bruno sit clockwise
    And Ana has 0 Actions left
    And Ana has 1 Prestige
    And Ana's Keondra is in the Haven and exhausted
    And Ana's Plots Within Plots lies beside the Haven
    And Ana holds Snake Oil
    And Bruno's Matthew is in the Haven
    When Ana uses Plots Within Plots
    And Ana places Snake Oil for free
    Then Ana has 1 Prestige
    And Ana has 0 Actions left
    And Conspiracy lies face down

  @id:RIV-1908 @rivals.action-card.face-down-place-without-requirements @checks:a
  Scenario: A Conspiracy can be placed without a member of its clan
    Given Ana and Bruno sit clockwise
    And Ana's Benicio and Grace are in the Haven
    And Ana holds Pay Tribute
    And Bruno's Matthew is in the Haven
    When Benicio places Pay Tribute face down
    Then Conspiracy lies face down
    And 1 Prestige of Ana lies on Conspiracy

  @id:RIV-1909 @rivals.action-card.face-down-reveal-needs-clan-and-discipline @checks:d,f @needs:cards
  Scenario: A Conspiracy cannot be revealed while every member of its clan is in torpor
    Given Ana and Bruno sit clockwise
    And Ana's Benicio is in the Haven
    And Ana's Keondra is in torpor with 5 Blood
    And Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And Bruno's Hakim Owusu is in the Haven
    Then Ana cannot reveal Conspiracy because rivals.action-card.face-down-reveal-needs-clan-and-discipline
    And 3 Prestige of Ana lies on Conspiracy
    When Keondra mends 1 Blood
    And Ana passes
    And Ana reveals Conspiracy
    Then Bruno loses 2 Prestige
    And Ana gains 2 Prestige
