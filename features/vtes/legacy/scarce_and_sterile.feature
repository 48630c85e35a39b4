# Fifth edition rulebook, "Traits": Scarce, Sterile
Feature: Scarce and Sterile vampires

  Background:
    Given Sarah, Alexis and Tom sit clockwise

  Rule: Bringing out a Scarce vampire costs 3 pool for each vampire of its clan that the player controls

    @id:VTES-1520 @needs:legacy @vtes.legacy.trait.scarce.burn-3-pool-per-same-clan-vampire @checks:c
    Scenario: A Scarce vampire costs nothing without another vampire of its clan
      Given it is Sarah's influence phase
      And Sarah's Blanche Hill is uncontrolled with 6 blood
      And Alexis's Yael is ready
      When Sarah brings out Blanche Hill
      Then Blanche Hill is ready with 6 blood
      And no pool changes

    @id:VTES-1521 @needs:legacy @vtes.legacy.trait.scarce.burn-3-pool-per-same-clan-vampire @checks:b
    Scenario: Two others of the clan cost 6 pool, even if one is in torpor or is not Scarce
      Given it is Sarah's influence phase
      And Sarah has 20 pool
      And Sarah's Blanche Hill is uncontrolled with 6 blood
      And Sarah's Yael is ready
      And Sarah's Malachi is in torpor
      And Sarah's Colette is ready
      When Sarah brings out Blanche Hill
      Then Sarah burns 6 pool
      And Blanche Hill is ready with 6 blood

    @id:VTES-1522 @needs:legacy @vtes.legacy.trait.scarce.burn-3-pool-per-same-clan-vampire @checks:b
    Scenario: Uncontrolled and contested vampires do not add to the cost of a Scarce vampire
      Given it is Sarah's influence phase
      And Sarah's Blanche Hill is uncontrolled with 6 blood
      And Sarah's Malachi is uncontrolled with 2 blood
      And Sarah's Yael is contested
      And Tom's Yael is contested
      When Sarah brings out Blanche Hill
      Then no pool changes

    @id:VTES-1523 @needs:legacy @vtes.legacy.trait.scarce.burn-3-pool-per-same-clan-vampire
    Scenario: A vampire that is not Scarce costs nothing, but adds to the cost of a Scarce one
      Given it is Sarah's influence phase
      And Sarah's Malachi is ready
      And Sarah's Yael is uncontrolled with 4 blood
      And Sarah's Blanche Hill is uncontrolled with 6 blood
      When Sarah brings out Yael
      Then Yael is ready with 4 blood
      And no pool changes
      When Sarah brings out Blanche Hill
      Then Sarah burns 6 pool

    @id:VTES-1524 @needs:legacy @vtes.legacy.trait.scarce.burn-3-pool-per-same-clan-vampire @provisional
    Scenario: A player without the pool for a Scarce vampire is ousted
      Given it is Sarah's influence phase
      And Sarah has 3 pool
      And Sarah's Blanche Hill is uncontrolled with 6 blood
      And Sarah's Yael is ready
      When Sarah brings out Blanche Hill
      Then Sarah is ousted
      And Tom has 1 victory point
      And it is Alexis's unlock phase

    @id:VTES-1525 @vtes.legacy.trait.scarce.burn-3-pool-per-same-clan-vampire @checks:d
    @vtes.legacy.trait.circle.blood-brother-has-circle
    Scenario: A Scarce vampire costs pool in the influence phase, but not when a card puts it in play
      Given it is Sarah's master phase
      And Sarah's Ilse is ready
      And Sarah's Karl is uncontrolled with 3 blood
      And Karl's only traits are Torrance circle and Scarce
      And Sarah's Kyrylo is uncontrolled with 4 blood
      And Kyrylo's only trait is Scarce
      And Sarah holds Thicker than Blood
      When Sarah plays Thicker than Blood on Karl
      Then Karl is ready with 3 blood
      And Sarah burns 2 pool
      When Sarah ends the master phase
      And Sarah ends the minion phase
      And Sarah brings out Kyrylo
      Then Sarah burns 6 pool

    @id:VTES-1530 @needs:block @vtes.minion-phase.unlocked-minion-may-act-again
    Scenario: Blanche Hill unlocks after a successful hunt only once a turn
      Given it is Sarah's minion phase
      And Sarah's Blanche Hill is ready with 1 blood
      When Blanche Hill hunts
      And Sarah uses Blanche Hill
      Then Blanche Hill is ready with 2 blood and unlocked
      When Blanche Hill bleeds Alexis
      Then Sarah cannot use Blanche Hill because vtes.golden-rule.cards-override-rules
      And Alexis has 29 pool

    @id:VTES-1531 @vtes.action.stealth.added-only-when-needed
    Scenario: Veejay Vinod burns blood for stealth only while stealth is needed
      Given it is Sarah's minion phase
      And Sarah's Veejay Vinod is ready with 3 blood
      And Alexis's Colette and Ashley are ready
      When Veejay Vinod bleeds Alexis
      Then Sarah cannot use Veejay Vinod because vtes.action.stealth.added-only-when-needed
      When Colette attempts to block
      And Sarah uses Veejay Vinod
      Then Colette fails to block the action
      And Veejay Vinod has 1 blood
      When Alexis declines to block
      Then Alexis burns 1 pool

  Rule: A Sterile vampire cannot put new vampires in play

    @id:VTES-1527 @needs:legacy @vtes.legacy.trait.sterile.cannot-act-to-create-vampires @checks:a
    Scenario: A Sterile vampire cannot play The Embrace, another vampire can
      Given it is Sarah's minion phase
      And Sarah's Effie Lowery and Mariano Pomposo are ready
      And Sarah holds The Embrace
      Then Effie Lowery cannot play The Embrace because vtes.legacy.trait.sterile.cannot-act-to-create-vampires
      When Mariano Pomposo plays The Embrace
      Then The Embrace is ready with 0 blood and unlocked
      And The Embrace's capacity is 1
      And The Embrace's clan is Brujah antitribu
      And The Embrace's sect is Sabbat
      And Mariano Pomposo burns 2 blood
      And Sarah cannot pass because vtes.mandatory.performed-first
      When The Embrace hunts
      Then The Embrace has 1 blood

    @id:VTES-1528 @needs:legacy @vtes.legacy.trait.sterile.cannot-act-to-create-vampires @checks:b,c
    Scenario: A Sterile vampire can recruit allies and rescue vampires
      Given it is Sarah's minion phase
      And Sarah's Effie Lowery is ready
      And Sarah's Kyrylo is ready
      And Sarah's Ryan is in torpor with 2 blood
      And Sarah holds Underbridge Stray and The Embrace
      Then Kyrylo cannot play The Embrace because vtes.legacy.trait.sterile.cannot-act-to-create-vampires
      When Effie Lowery recruits Underbridge Stray at superior
      Then Underbridge Stray is ready with 2 life
      When Kyrylo rescues Ryan
      Then Ryan is ready with 2 blood

    @id:VTES-1529 @vtes.glossary.sect.new-vampire-takes-creators-sect
    Scenario: Two copies of The Embrace may be in play, and a burned one goes to the ash heap as a card
      Given it is Sarah's minion phase
      And Sarah's Colette is ready
      And Colette's sect is Anarch
      And Alexis's The Embrace is ready with 1 blood
      And Sarah holds The Embrace
      When Colette plays The Embrace
      And nobody blocks
      Then Sarah controls The Embrace
      And The Embrace's sect is Anarch
      And The Embrace's clan is Malkavian
      And The Embrace#2 is ready with 1 blood
      When The Embrace hunts
      And nobody blocks
      And The Embrace is dealt 2 damage and 1 aggravated damage
      Then Sarah's ash heap holds The Embrace
      And Alexis controls The Embrace

    @id:VTES-3079 @needs:legacy @vtes.legacy.trait.scarce.burn-3-pool-per-same-clan-vampire @checks:a,c
    Scenario Outline: A Scarce vampire costs <price> pool beside <mates> Salubri under the same control
      Given it is Sarah's influence phase
      And Sarah has 20 pool
      And Sarah's Blanche Hill is uncontrolled with 6 blood
      And Sarah's Sully, Ryan and Nassir are ready
      And Alexis's Malachi is ready
      And Sully's clan is <sully>
      And Ryan's clan is <ryan>
      When Sarah brings out Blanche Hill
      Then Sarah has <left> pool
      And Sarah burns <price> pool

      Examples:
        | mates | sully     | ryan      | price | left |
        | 0     | Malkavian | Nosferatu | 0     | 20   |
        | 1     | Salubri   | Nosferatu | 3     | 17   |
        | 1     | Malkavian | Salubri   | 3     | 17   |
        | 2     | Salubri   | Salubri   | 6     | 14   |

    @id:VTES-3080 @needs:legacy @vtes.legacy.trait.sterile.cannot-act-to-create-vampires @checks:b,d
    Scenario: A Sterile vampire can employ a retainer, and its player can bring out vampires
      Given it is Sarah's minion phase
      And Sarah's Effie Lowery is ready
      And Sarah's Ryan is uncontrolled with 4 blood
      And Sarah holds Raven Spy and The Embrace
      Then Effie Lowery cannot play The Embrace because vtes.legacy.trait.sterile.cannot-act-to-create-vampires
      When Effie Lowery employs Raven Spy at basic
      Then Effie Lowery bears Raven Spy
      When Sarah ends the minion phase
      And Sarah brings out Ryan
      Then Ryan is ready with 4 blood
