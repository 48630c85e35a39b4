# Fifth edition rulebook, "Detailed Turn Sequence": contested cards
Feature: Contested cards
  Copies of a contested unique card are face down and out of play until only one contestant is left.

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  @id:VTES-0800 @vtes.contest.starts-when-second-copy-enters-play @checks:a
  @vtes.contest.cards-face-down-and-out-of-play @checks:a
  @vtes.contest.unique-cards-are-marked
  Scenario: A second copy of a unique location takes both out of play
    Given it is Sarah's master phase
    And Sarah holds Creepshow Casino
    And Alexis controls Creepshow Casino
    When Sarah plays Creepshow Casino
    Then Creepshow Casino and Creepshow Casino#2 are contested
    And Sarah controls Creepshow Casino
    And Alexis controls Creepshow Casino#2
    And Sarah burns 2 pool
    And these events happen in order:
      | event            | seat  | card             |
      | card-played      | Sarah | Creepshow Casino |
      | card-put-in-play | Sarah | Creepshow Casino |
    And these events happen in order:
      | event     | card             |
      | contested | Creepshow Casino |
    And these events happen in order:
      | event     | card               |
      | contested | Creepshow Casino#2 |
    And Sarah cannot use Creepshow Casino because vtes.contest.cards-face-down-and-out-of-play

  @id:VTES-0801 @vtes.contest.unique-cards-are-marked @checks:a
  Scenario: Two copies of a non-unique card can be in play together
    Given it is Sarah's minion phase
    And Sarah's Ryan and Alexis's Nassir are ready
    And Ryan bears .44 Magnum
    And Nassir bears .44 Magnum
    And Sarah holds .44 Magnum
    When Ryan equips with .44 Magnum
    And Alexis declines to block
    Then Ryan bears .44 Magnum and .44 Magnum#2
    And Nassir bears .44 Magnum#3
    And Sarah burns 2 pool

  @id:VTES-0802
  @vtes.contest.starts-when-second-copy-enters-play @vtes.contest.cards-face-down-and-out-of-play @checks:a,c
  @vtes.contest.unique-cards-are-marked
  Scenario: A vampire that two Methuselahs control is contested and cannot act
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 6 blood
    And Alexis's Ryan is ready with 3 blood
    And Alexis's Nassir is ready
    When Sarah brings out Ryan#2
    Then Ryan and Ryan#2 are contested
    And Ryan has 4 blood
    And Ryan#2 has 3 blood
    And these events happen in order:
      | event     | card |
      | contested | Ryan |
    And these events happen in order:
      | event     | card   |
      | contested | Ryan#2 |
    When everyone passes until Alexis's unlock phase
    And Alexis contests Ryan#2
    And everyone passes until Alexis's minion phase
    Then Ryan#2 cannot bleed Tom because vtes.minion-phase.only-ready-unlocked-act
    When Nassir bleeds Tom
    Then Tom burns 1 pool
    And no action is under way

  @id:VTES-0803 @vtes.contest.starts-when-second-copy-enters-play @checks:c
  Scenario: Copies in hands, ash heaps, and uncontrolled regions do not start a contest
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 4 blood
    And Alexis's Ryan is uncontrolled with 4 blood
    And Tom's ash heap holds Ryan
    When Sarah brings out Ryan
    Then Ryan is ready with 4 blood
    And none of these events happens:
      | event     |
      | contested |
    When everyone passes until Alexis's influence phase
    And Alexis brings out Ryan#2
    Then Ryan and Ryan#2 are contested

  @id:VTES-0804
  @vtes.contest.third-copy-joins-immediately @checks:a @vtes.contest.cost-one-pool-per-own-unlock-phase @checks:a
  Scenario: A third copy joins the contest at once, and each player pays in her own unlock phase
    Given it is Tom's master phase
    And Sarah's Creepshow Casino is contested
    And Alexis's Creepshow Casino is contested
    And Tom holds Creepshow Casino
    When Tom plays Creepshow Casino
    Then Creepshow Casino, Creepshow Casino#2 and Creepshow Casino#3 are contested
    And Tom burns 2 pool
    When everyone passes until Sarah's unlock phase
    And Sarah contests Creepshow Casino
    Then Sarah burns 1 pool
    And Alexis's pool stays the same
    And Tom's pool stays the same
    When everyone passes until Alexis's unlock phase
    And Alexis contests Creepshow Casino#2
    Then Alexis has 29 pool
    When everyone passes until Tom's unlock phase
    And Tom contests Creepshow Casino#3
    Then Sarah has 29 pool
    And Alexis has 29 pool
    And Tom has 27 pool
    And Creepshow Casino, Creepshow Casino#2 and Creepshow Casino#3 are contested

  @id:VTES-0805 @vtes.contest.may-yield-instead-of-paying @checks:b
  @vtes.contest.cost-one-pool-per-own-unlock-phase @checks:b
  Scenario: A Methuselah must pay for or yield each contested card before her unlock phase ends
    Given it is Sarah's unlock phase
    And Sarah's Creepshow Casino is contested
    And Sarah's Ryan is contested with 2 blood
    And Alexis's Creepshow Casino is contested
    And Tom's Ryan is contested
    Then Sarah cannot pass because vtes.contest.may-yield-instead-of-paying
    When Sarah contests Ryan
    Then Sarah burns 1 pool
    And Sarah cannot contest Ryan because vtes.contest.cost-one-pool-per-own-unlock-phase
    And Sarah cannot yield Ryan because vtes.contest.cost-one-pool-per-own-unlock-phase
    And Sarah cannot pass because vtes.contest.may-yield-instead-of-paying
    When Sarah contests Creepshow Casino
    Then Sarah burns 1 pool
    When Sarah ends the unlock phase
    Then it is for Sarah to decide in the master phase
    And Sarah has 28 pool
    And Ryan has 2 blood

  @id:VTES-0806 @vtes.contest.yielded-card-is-burned @checks:a @vtes.contest.may-yield-instead-of-paying @checks:a
  Scenario: A yielded card goes to its owner's ash heap and costs no pool
    Given it is Sarah's unlock phase
    And Sarah's Creepshow Casino is contested
    And Creepshow Casino is owned by Tom
    And Alexis's Creepshow Casino is contested
    When Sarah yields Creepshow Casino
    Then no pool changes
    And Tom's ash heap holds Creepshow Casino
    And Sarah's ash heap is empty
    And Creepshow Casino is contested
    And Alexis controls Creepshow Casino

  @id:VTES-0807 @vtes.contest.yielded-card-attachments-burned @checks:a @vtes.contest.yielded-card-is-burned
  Scenario: Cards on a yielded vampire are burned with it, even if another Methuselah owns them
    Given it is Sarah's unlock phase
    And Sarah's Ryan is contested with 3 blood
    And Ryan bears .44 Magnum
    And Ryan bears Vessel, played by Tom
    And Alexis's Ryan is contested
    When Sarah yields Ryan
    Then Sarah's ash heap holds Ryan and .44 Magnum
    And Tom's ash heap holds Vessel
    And no pool changes
    And these events happen in order:
      | event        | card | amount |
      | blood-burned | Ryan | 3      |

  @id:VTES-4907 @vtes.contest.cost-one-pool-per-own-unlock-phase
  Scenario: A contested card costs 1 pool in each of its controller's unlock phases
    Given it is Sarah's unlock phase
    And Sarah's Academic Hunting Ground is contested
    And Alexis's Academic Hunting Ground is contested
    And Sarah has 10 pool
    And Alexis has 10 pool
    When Sarah contests Academic Hunting Ground
    And everyone passes until Alexis's unlock phase
    And Alexis contests Academic Hunting Ground#2
    And everyone passes until Sarah's unlock phase
    Then it is for Sarah to decide in the unlock phase
    And Sarah has 9 pool
    When Sarah contests Academic Hunting Ground
    And everyone passes until Alexis's unlock phase
    And Alexis contests Academic Hunting Ground#2
    Then Sarah has 8 pool
    And Alexis has 8 pool

  @id:VTES-4908 @vtes.contest.cost-one-pool-per-own-unlock-phase @vtes.contest.may-yield-instead-of-paying
  Scenario: Paying in an earlier turn does not cover a contested card in this turn
    Given it is Sarah's unlock phase
    And Sarah's Ryan is contested
    And Alexis's Ryan is contested
    And Sarah has 10 pool
    When Sarah contests Ryan
    And everyone passes until Alexis's unlock phase
    And Alexis contests Ryan#2
    And everyone passes until Sarah's unlock phase
    Then Sarah cannot pass because vtes.contest.may-yield-instead-of-paying
    When Sarah yields Ryan
    Then Sarah's ash heap holds Ryan
    And Sarah has 9 pool

  @id:VTES-4859 @vtes.contest.yielded-card-attachments-burned @checks:a @vtes.retainer-card.burned-with-employer
  Scenario: A retainer on a yielded vampire is burned with it
    Given it is Sarah's unlock phase
    And Sarah's Ryan is contested with 3 blood
    And Ryan bears Raven Spy
    And Alexis's Ryan is contested
    When Sarah yields Ryan
    Then Sarah's ash heap holds Ryan and Raven Spy

  @id:VTES-4860 @vtes.contest.yielded-card-attachments-burned @checks:a @vtes.retainer-card.burned-with-employer
  Scenario: A retainer on a yielded vampire goes to its owner's ash heap
    Given it is Sarah's unlock phase
    And Sarah's Ryan is contested with 3 blood
    And Ryan bears Murder of Crows and J. S. Simmons, Esq.
    And Murder of Crows is owned by Tom
    And Alexis's Ryan is contested
    When Sarah yields Ryan
    Then Tom's ash heap holds Murder of Crows
    And Sarah's ash heap holds Ryan and J. S. Simmons, Esq.

  @id:VTES-0808 @vtes.contest.last-contestant-wins-in-next-unlock-phase @checks:a
  Scenario: The last copy stays face down until its player's next unlock phase, then returns for free
    Given it is Alexis's unlock phase
    And Sarah's Ryan is contested with 3 blood and locked
    And Ryan bears .44 Magnum
    And Alexis's Ryan is contested
    When Alexis yields Ryan#2
    Then Ryan is contested
    When everyone passes until Tom's unlock phase
    Then Ryan is contested
    When everyone passes until Sarah's unlock phase
    Then Ryan is ready with 3 blood and unlocked
    And Ryan bears .44 Magnum
    And Sarah has 30 pool
    And Sarah cannot contest Ryan because vtes.contest.cost-one-pool-per-own-unlock-phase
    And these events happen in order:
      | event       | card |
      | contest-won | Ryan |
      | unlocked    | Ryan |
    When Sarah ends the unlock phase
    Then it is for Sarah to decide in the master phase

  @id:VTES-0809 @vtes.contest.last-contestant-wins-in-next-unlock-phase @checks:b
  @vtes.contest.cost-one-pool-per-own-unlock-phase
  Scenario: A contest of three copies goes on between two when one yields
    Given it is Sarah's unlock phase
    And Sarah's Creepshow Casino is contested
    And Alexis's Creepshow Casino is contested
    And Tom's Creepshow Casino is contested
    When Sarah yields Creepshow Casino
    And everyone passes until Alexis's unlock phase
    Then Alexis cannot pass because vtes.contest.may-yield-instead-of-paying
    When Alexis contests Creepshow Casino
    Then Alexis burns 1 pool
    When everyone passes until Tom's unlock phase
    And Tom yields Creepshow Casino#2
    And everyone passes until Alexis's unlock phase
    Then Alexis controls Creepshow Casino
    And Creepshow Casino is unlocked
    And Alexis has 29 pool
    And these events happen in order:
      | event       | card             |
      | contest-won | Creepshow Casino |

  @id:VTES-4951 @vtes.contest.last-contestant-wins-in-next-unlock-phase @checks:b
  @vtes.contest.cost-one-pool-per-own-unlock-phase
  Scenario: A contest of three costs pool until the second contestant yields
    Given it is Sarah's unlock phase
    And Sarah's Ryan is contested
    And Alexis's Ryan is contested
    And Tom's Ryan is contested with 3 blood
    And Alexis has 10 pool
    And Tom has 10 pool
    When Sarah yields Ryan
    And everyone passes until Alexis's unlock phase
    Then Alexis cannot pass because vtes.contest.may-yield-instead-of-paying
    When Alexis contests Ryan
    And everyone passes until Tom's unlock phase
    Then Tom cannot pass because vtes.contest.may-yield-instead-of-paying
    When Tom contests Ryan#2
    And everyone passes until Alexis's unlock phase
    And Alexis yields Ryan
    And everyone passes until Tom's unlock phase
    Then Tom controls Ryan
    And Ryan is ready with 3 blood
    And Alexis has 9 pool
    And Tom has 9 pool

  @id:VTES-0810 @vtes.contest.cost-one-pool-per-own-unlock-phase @checks:c
  @vtes.contest.last-contestant-wins-in-next-unlock-phase @vtes.ending.oust.pool-at-zero-ousts @checks:d
  Scenario: Paying the last pool for a contest ousts the payer, and the rival wins the card
    Given it is Sarah's unlock phase
    And Sarah has 1 pool
    And Sarah's Creepshow Casino is contested
    And Tom's Creepshow Casino is contested
    When Sarah contests Creepshow Casino
    Then Sarah is ousted
    And Creepshow Casino is contested
    And Tom controls Creepshow Casino
    And these events happen in order:
      | event        | seat  | card             |
      | pool-burned  | Sarah |                  |
      | ousted       | Sarah |                  |
      | card-removed | Sarah | Creepshow Casino |
    When everyone passes until Tom's unlock phase
    Then Tom controls Creepshow Casino
    And these events happen in order:
      | event       | card             |
      | contest-won | Creepshow Casino |

  @id:VTES-0811 @vtes.contest.no-voluntary-self-contest @vtes.contest.cannot-control-two-of-same-unique
  Scenario: A Methuselah cannot bring out a second copy of her own contested vampire
    Given it is Sarah's influence phase
    And Sarah's Ryan is contested
    And Alexis's Ryan is contested
    And Sarah's Ryan is uncontrolled with 4 blood
    Then Sarah cannot bring out Ryan#3 because vtes.contest.no-voluntary-self-contest

  @id:VTES-2632 @vtes.contest.no-voluntary-self-contest @checks:a,c
  Scenario: A Methuselah cannot play a second copy of her own unique location until the first is burned
    Given it is Sarah's master phase
    And Sarah controls Asylum Hunting Ground
    And Sarah holds Asylum Hunting Ground
    And Sarah's Colette is ready and locked
    And Tom's Kamau Jafari is ready
    And Tom holds Poison the Well of Life
    Then Sarah cannot play Asylum Hunting Ground because vtes.contest.no-voluntary-self-contest
    When everyone passes until Tom's minion phase
    And Kamau Jafari plays Poison the Well of Life at basic on Asylum Hunting Ground
    Then Asylum Hunting Ground is in Sarah's ash heap
    When everyone passes until Sarah's master phase
    And Sarah plays Asylum Hunting Ground
    Then Sarah controls Asylum Hunting Ground and Colette

  @id:VTES-0812
  @vtes.contest.no-voluntary-self-contest @vtes.contest.may-yield-instead-of-paying
  Scenario: A Methuselah can replay her own contested location only after yielding the first copy
    Given it is Sarah's master phase
    And Sarah holds Creepshow Casino
    And Sarah's Creepshow Casino is contested
    And Alexis's Creepshow Casino is contested
    Then Sarah cannot play Creepshow Casino because vtes.contest.no-voluntary-self-contest
    When everyone passes until Alexis's unlock phase
    And Alexis contests Creepshow Casino#2
    And everyone passes until Sarah's unlock phase
    And Sarah yields Creepshow Casino
    And Sarah ends the unlock phase
    And Sarah plays Creepshow Casino
    Then Creepshow Casino and Creepshow Casino#2 are contested
    And Sarah has 28 pool

  @id:VTES-0813 @vtes.contest.cost-one-pool-per-own-unlock-phase @vtes.contest.may-yield-instead-of-paying
  Scenario: A contest can be paid for or yielded only in the contestant's own unlock phase
    Given it is Sarah's unlock phase
    And Alexis's Creepshow Casino is contested
    And Tom's Creepshow Casino is contested
    Then Alexis cannot contest Creepshow Casino because vtes.contest.cost-one-pool-per-own-unlock-phase
    And Alexis cannot yield Creepshow Casino because vtes.contest.may-yield-instead-of-paying
    And Sarah cannot yield Creepshow Casino because vtes.contest.cost-one-pool-per-own-unlock-phase
    When Sarah ends the unlock phase
    Then Sarah cannot contest Creepshow Casino because vtes.contest.cost-one-pool-per-own-unlock-phase

  @id:VTES-0814 @vtes.contest.cards-face-down-and-out-of-play
  Scenario: Cards on a contested vampire are out of play with it
    Given it is Sarah's unlock phase
    And Sarah's Ryan is contested with 2 blood
    And Ryan bears Vessel
    And Alexis's Ryan is contested
    When Sarah contests Ryan
    Then Sarah cannot use Vessel to move 1 blood to the pool because vtes.contest.cards-face-down-and-out-of-play
    When Sarah ends the unlock phase
    Then Ryan is contested
    And Ryan has 2 blood

  @id:VTES-0815
  @vtes.contest.last-contestant-wins-in-next-unlock-phase @vtes.contest.cards-face-down-and-out-of-play @checks:a
  Scenario: Cards on a vampire can be used in the unlock phase in which it wins its contest
    Given it is Alexis's unlock phase
    And Sarah's Ryan is contested with 2 blood
    And Ryan bears Vessel
    And Alexis's Ryan is contested
    Then Sarah cannot use Vessel to move 1 blood to the pool because vtes.contest.cards-face-down-and-out-of-play
    When Alexis yields Ryan#2
    And everyone passes until Sarah's unlock phase
    And Sarah uses Vessel to move 1 blood to the pool
    Then Sarah has 31 pool
    And Ryan is ready with 1 blood and unlocked

  @id:VTES-0816
  @vtes.contest.starts-when-second-copy-enters-play @vtes.contest.cards-face-down-and-out-of-play
  @vtes.contest.yielded-card-is-burned
  Scenario: Contested equipment stays on both bearers, and neither can use it
    Given it is Sarah's minion phase
    And Sarah holds Ivory Bow
    And Sarah's Lauren is ready
    And Alexis's Nassir is ready
    And Nassir bears Ivory Bow
    When Lauren equips with Ivory Bow
    And Alexis declines to block
    Then Ivory Bow and Ivory Bow#2 are contested
    And Lauren bears Ivory Bow
    And Nassir bears Ivory Bow#2
    And Sarah burns 1 pool
    When everyone passes until Alexis's unlock phase
    And Alexis yields Ivory Bow#2
    Then Nassir bears nothing
    And Alexis's ash heap holds Ivory Bow
    And Ivory Bow is contested
    When Alexis ends the unlock phase
    And Alexis ends the master phase
    And Nassir bleeds Tom
    Then Tom burns 1 pool

  @id:VTES-0817 @vtes.contest.last-contestant-wins-in-next-unlock-phase
  @vtes.contest.cards-face-down-and-out-of-play
  Scenario: A vampire contested in torpor returns to torpor when it wins
    Given it is Tom's influence phase
    And Sarah's Ryan is in torpor with 1 blood and locked
    And Tom's Ryan is uncontrolled with 4 blood
    When Tom brings out Ryan#2
    Then Ryan and Ryan#2 are contested
    When everyone passes until Sarah's unlock phase
    And Sarah contests Ryan
    And everyone passes until Tom's unlock phase
    And Tom yields Ryan#2
    And everyone passes until Sarah's unlock phase
    Then Ryan is in torpor with 1 blood and unlocked
    And Sarah has 29 pool

  @id:VTES-0818 @vtes.contest.starts-when-second-copy-enters-play @vtes.contest.unique-cards-are-marked
  @vtes.contest.cards-face-down-and-out-of-play
  Scenario: A newly recruited unique ally takes a rival's copy out of play
    Given it is Sarah's minion phase
    And Sarah holds Impundulu
    And Sarah's Kamaluddin is ready
    And Alexis's Impundulu is ready
    When Kamaluddin recruits Impundulu
    And Alexis declines to block
    Then Impundulu and Impundulu#2 are contested
    And it is for Sarah to decide in the minion phase

  @id:VTES-2630 @vtes.contest.cards-face-down-and-out-of-play @checks:a,c
  Scenario: A contested vampire cannot be the target of a card
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 4 blood
    And Alexis's Ryan is ready
    And Alexis holds Blood Doll
    When Sarah brings out Ryan#2
    Then Ryan and Ryan#2 are contested
    When everyone passes until Alexis's unlock phase
    And Alexis contests Ryan#2
    And Alexis ends the unlock phase
    Then Alexis cannot play Blood Doll on Ryan#2 because vtes.target.contested-cards-not-eligible

  @id:VTES-6011 @vtes.contest.cards-face-down-and-out-of-play @checks:a,c
  Scenario: A contested vampire cannot act
    Given it is Sarah's influence phase
    And Sarah's Ryan is uncontrolled with 4 blood
    And Alexis's Ryan is ready
    When Sarah brings out Ryan#2
    Then Ryan and Ryan#2 are contested
    When everyone passes until Alexis's unlock phase
    And Alexis contests Ryan#2
    And everyone passes until Alexis's minion phase
    Then Ryan#2 cannot bleed Tom because vtes.minion-phase.only-ready-unlocked-act

  @id:VTES-6012 @vtes.contest.cards-face-down-and-out-of-play @checks:a
  Scenario: A contested vampire cannot block
    Given it is Tom's minion phase
    And Tom's Belinde is ready
    And Sarah's Ryan is contested
    And Sarah's Nassir is ready
    And Alexis's Ryan is contested
    When Belinde bleeds Sarah
    Then it is for Sarah to block or decline
    And Ryan cannot attempt to block because vtes.contest.cards-face-down-and-out-of-play
    When Sarah declines to block
    Then Sarah burns 1 pool

  @id:VTES-2631 @vtes.contest.cards-face-down-and-out-of-play @checks:b,c
  Scenario: A card stops affecting its bearer as soon as it is contested
    Given it is Sarah's minion phase
    And Sarah holds Bowl of Convergence
    And Sarah's Lauren is ready
    And Sarah's Wauneka is ready with 2 blood
    And Alexis's Nassir is ready
    And Nassir bears Bowl of Convergence
    When Lauren equips with Bowl of Convergence
    And Alexis declines to block
    Then Bowl of Convergence and Bowl of Convergence#2 are contested
    When Wauneka hunts
    And Nassir attempts to block
    Then Nassir fails to block the action
    When Alexis declines to block
    Then Wauneka has 3 blood
