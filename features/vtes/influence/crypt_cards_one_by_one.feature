# Fifth edition rulebook, "Crypt Cards": capacity, blood, and how a vampire is brought out, one rule at a time
Feature: Capacity, blood, and bringing out crypt cards

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-2431 @vtes.crypt.capacity-definition @checks:a
  Scenario Outline: The capacity of <vampire> is its price and the most blood it can hold
    Given it is Sarah's influence phase
    And Sarah's <vampire> is uncontrolled with <below> blood
    Then Sarah cannot bring out <vampire> because vtes.influence.reveal-when-capacity-reached
    When Sarah moves 1 pool to <vampire>
    And Sarah brings out <vampire>
    Then <vampire>'s capacity is <capacity>
    And <vampire> has <capacity> blood
    When 1 blood is added to <vampire>
    Then <vampire> has <capacity> blood

    Examples:
      | vampire      | below | capacity |
      | Boy Toy      | 1     | 2        |
      | Ryan         | 3     | 4        |
      | Alexa Draper | 7     | 8        |

  @id:VTES-2432 @vtes.crypt.uncontrolled-stack-represents-invested-pool @checks:a,b
  Scenario: Counters on an uncontrolled vampire stay from turn to turn
    Given it is Sarah's influence phase
    And Sarah has 10 pool
    And Sarah's Colette is uncontrolled
    When Sarah moves 2 pool to Colette
    Then Sarah burns 2 pool
    And Colette is uncontrolled with 2 blood
    When everyone passes until Sarah's influence phase
    Then Colette is uncontrolled with 2 blood
    When Sarah moves 1 pool to Colette
    Then Colette is uncontrolled with 3 blood
    And Sarah has 7 pool

  @id:VTES-2433 @vtes.crypt.reveal-allowed-when-stack-reaches-capacity @checks:a,b,c
  Scenario: A vampire needs at least as many counters as its capacity to be brought out
    Given it is Sarah's influence phase
    And Sarah's Colette is uncontrolled with 4 blood
    And Sarah's Wauneka is uncontrolled with 5 blood
    And Sarah's Tamoszius is uncontrolled with 6 blood
    Then Sarah cannot bring out Colette because vtes.influence.reveal-when-capacity-reached
    When Sarah brings out Wauneka
    And Sarah brings out Tamoszius
    Then Wauneka and Tamoszius are ready with 5 blood
    And Colette is uncontrolled with 4 blood

  @id:VTES-2434 @edition:influence_reveal_timing=any-time
  @vtes.crypt.reveal-allowed-when-stack-reaches-capacity @checks:e
  Scenario: A vampire with enough blood cannot be brought out before the influence phase
    Given it is Sarah's unlock phase
    And Sarah's Colette is uncontrolled with 5 blood
    Then Sarah cannot bring out Colette because vtes.influence.reveal-any-time-in-phase
    When Sarah ends the unlock phase
    Then Sarah cannot bring out Colette because vtes.influence.reveal-any-time-in-phase
    When Sarah ends the master phase
    Then Sarah cannot bring out Colette because vtes.influence.reveal-any-time-in-phase
    When Sarah ends the minion phase
    And Sarah brings out Colette
    Then Colette is ready with 5 blood

  @id:VTES-6402 @edition:influence_reveal_mandatory=no @edition:influence_reveal_timing=any-time
  @vtes.crypt.reveal-allowed-when-stack-reaches-capacity @checks:d
  Scenario: A vampire left uncontrolled in the influence phase waits for the next one
    Given it is Sarah's influence phase
    And Sarah's Colette is uncontrolled with 5 blood
    When Sarah ends the influence phase
    Then Sarah cannot bring out Colette because vtes.influence.reveal-any-time-in-phase
    And Colette is uncontrolled with 5 blood
    When everyone passes until Sarah's influence phase
    And Sarah brings out Colette
    Then Colette is ready with 5 blood

  @id:VTES-2435
  @vtes.crypt.revealed-vampire-goes-to-ready-region @checks:a
  Scenario: A vampire brought out is ready and unlocked, and may block in the next turn
    Given it is Tom's influence phase
    And Tom's Ryan is uncontrolled with 4 blood
    And Alexis's Nassir is ready
    When Tom brings out Ryan
    Then Ryan is ready and unlocked
    And Tom controls Ryan
    When everyone passes until Alexis's minion phase
    And Nassir bleeds Tom
    And Ryan attempts to block
    Then Ryan blocks the action

  @id:VTES-2436 @vtes.crypt.revealed-vampire-keeps-counters-as-blood @checks:a
  Scenario: The counters on a vampire become its blood, and none return to the pool
    Given it is Sarah's influence phase
    And Sarah has 9 pool
    And Sarah's Colette is uncontrolled with 5 blood
    When Sarah brings out Colette
    Then Colette is ready with 5 blood
    And Sarah has 9 pool

  @id:VTES-2437 @vtes.crypt.revealed-vampire-excess-drains @checks:a
  Scenario: Counters above capacity are lost when a vampire is brought out
    Given it is Sarah's influence phase
    And Sarah has 9 pool
    And Sarah's Colette is uncontrolled with 7 blood
    And Sarah's Ryan is uncontrolled with 1 blood
    When Sarah brings out Colette
    Then Colette is ready with 5 blood
    And Sarah has 9 pool
    And Ryan is uncontrolled with 1 blood

  @id:VTES-2438 @vtes.control.vampires-put-into-play @checks:a
  Scenario: A vampire is controlled by the player who brings it out, even if another owns it
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 4 blood
    And Ryan is owned by Tom
    When Sarah brings out Ryan
    Then Sarah controls Ryan
    When everyone passes until Sarah's minion phase
    And Ryan bleeds Alexis
    Then Alexis burns 1 pool

  @id:VTES-2439 @vtes.crypt.advanced-card-influenced-normally @checks:a
  Scenario: An advanced vampire is brought out for its own capacity while its base version is out of play
    Given it is Sarah's influence phase
    And Sarah's Marguerite Foccart (ADV) is uncontrolled with 5 blood
    And Sarah's ash heap holds Marguerite Foccart
    Then Sarah cannot bring out Marguerite Foccart (ADV) because vtes.influence.reveal-when-capacity-reached
    When Sarah moves 1 pool to Marguerite Foccart (ADV)
    And Sarah brings out Marguerite Foccart (ADV)
    Then Marguerite Foccart (ADV) is ready with 6 blood and unlocked
    And Marguerite Foccart (ADV) is not merged

  @id:VTES-2440 @vtes.crypt.discipline-definition @checks:a
  Scenario Outline: <vampire> has the Disciplines on its card, each at the printed level
    Given it is Sarah's influence phase
    And Sarah's <vampire> is uncontrolled with 4 blood
    And Sarah's Ashley is uncontrolled
    And Sarah holds Govern the Unaligned
    When Sarah brings out <vampire>
    Then <vampire>'s Disciplines are <disciplines>

    Examples:
      | vampire        | disciplines      |
      | Sully          | aus, dom and obf |
      | Brock Sterling | FOR              |
      | Nassir         | aus and THA      |

  @id:VTES-2441 @vtes.crypt.excess-blood-drains-immediately @checks:b
  Scenario: Blood stolen above capacity drains before the damage of the same strikes is healed
    Given it is Sarah's minion phase
    And Sarah's Nassir is ready with 4 blood
    And Alexis's Ayelech is ready with 7 blood
    And Sarah holds Theft of Vitae
    When Nassir enters combat with Ayelech
    And Nassir plays Theft of Vitae at superior
    And Ayelech strikes with hands
    Then Ayelech has 5 blood
    And Nassir takes 1 damage
    And Nassir has 3 blood

  @id:VTES-2442 @needs:hunt @needs:politics @vtes.crypt.excess-blood-drains-immediately @checks:a,c,e,f
  Scenario Outline: <vampire> with <before> blood hunts <how> and ends with <after>
    Given it is Sarah's minion phase
    And Sarah's <vampire> is ready with <before> blood
    And Sarah's Ashley is ready with 1 blood and locked
    And Sarah holds Abactor
    When <vampire> <hunts>
    Then <vampire> has <after> blood
    And Ashley has 1 blood
    And no pool changes

    Examples:
      | vampire | before | after | how         | hunts         |
      | Ryan    | 4      | 4     | for 1       | hunts         |
      | Ryan    | 3      | 4     | with a card | plays Abactor |
      | Colette | 4      | 5     | with a card | plays Abactor |