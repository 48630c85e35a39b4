# Fifth edition rulebook, "Traits": Red List, trophies; "Master Cards": trophies; "Diablerie", step 5
Feature: Trophies
  A vampire that burns a Red List minion in combat or by a directed action may receive trophies.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  Rule: A trophy comes into play on no vampire

    @id:VTES-1550 @needs:legacy @vtes.master.trophy.put-in-play-by-master-phase-action @checks:a
    @vtes.master.trophy.no-effect-until-on-vampire @checks:a
    Scenario: A master phase action puts a trophy in play, where it has no effect yet
      Given it is Sarah's master phase
      And Sarah's Sully is ready
      And Sarah holds Trophy: Revered
      When Sarah plays Trophy: Revered
      Then Sarah controls Trophy: Revered
      And Sarah has 0 master phase actions left
      When Sarah ends the master phase
      And Sully bleeds Alexis
      Then Alexis burns 1 pool

    @id:VTES-1551 @needs:legacy @vtes.master.trophy.no-effect-until-on-vampire @checks:a
    Scenario: Trophy: Library on no vampire does not raise the hand size
      Given it is Sarah's master phase
      And Sarah holds Trophy: Library, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
      And Sarah's library holds Bonding, Bonding and Bonding
      When Sarah plays Trophy: Library
      Then Sarah holds 7 cards

  Rule: Trophies for a Red List minion burned in combat

    @id:VTES-1552 @vtes.legacy.trait.red-list.trophy-for-burning-in-combat @checks:a,e
    @vtes.legacy.trait.red-list.reshuffle-or-refill-after-search @checks:a
    Scenario: A trophy can be taken from the hand, which is then refilled
      Given Sarah's Arjun Shah is ready
      And Arjun Shah bears Kali's Fang
      And Alexis's Qawiyya el-Ghaduba is ready with 0 blood
      And Sarah holds Trophy: Revered, Vessel, Vessel, Vessel, Vessel, Vessel and Vessel
      And Sarah's library holds Fake Out and Bonding
      When Arjun Shah bleeds Alexis
      And Qawiyya el-Ghaduba attempts to block
      And Arjun Shah strikes with Kali's Fang
      And Qawiyya el-Ghaduba strikes with hands
      Then Qawiyya el-Ghaduba is in Alexis's ash heap
      And it is for Sarah to take a trophy or decline
      When Sarah takes the trophy Trophy: Revered from the hand
      Then Arjun Shah bears Kali's Fang and Trophy: Revered
      And Sarah holds Vessel, Vessel, Vessel, Vessel, Vessel, Vessel and Fake Out
      And Sarah's library holds Bonding
      And Arjun Shah is ready with 1 blood and locked

    @id:VTES-1553 @needs:discard @vtes.legacy.trait.red-list.trophy-for-burning-in-combat @checks:a
    @vtes.legacy.trait.red-list.reshuffle-or-refill-after-search @checks:b
    Scenario: A trophy can be taken from the library, which is then shuffled
      Given Sarah's Arjun Shah is ready
      And Arjun Shah bears Kali's Fang
      And Alexis's Qawiyya el-Ghaduba is ready with 0 blood
      And Sarah's library holds Vessel, Trophy: Revered and Fake Out
      And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Dodge
      When Arjun Shah bleeds Alexis
      And Qawiyya el-Ghaduba attempts to block
      And Arjun Shah strikes with Kali's Fang
      And Qawiyya el-Ghaduba strikes with hands
      And Sarah takes the trophy Trophy: Revered from the library
      Then Arjun Shah bears Kali's Fang and Trophy: Revered
      And Sarah holds 7 cards
      When Sarah ends the minion phase
      And Sarah ends the influence phase
      And Sarah discards Dodge
      Then it is for chance to draw a card
      When chance draws Fake Out
      Then Fake Out is in Sarah's hand

    @id:VTES-1554 @vtes.legacy.trait.red-list.trophy-for-burning-in-combat @checks:a
    @vtes.legacy.trait.red-list.reshuffle-or-refill-after-search @checks:c
    Scenario: A trophy can be taken from the ash heap without a shuffle or a draw
      Given Sarah's Arjun Shah is ready
      And Arjun Shah bears Kali's Fang
      And Alexis's Qawiyya el-Ghaduba is ready with 0 blood
      And Sarah's library holds Vessel and Fake Out
      And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Dodge
      And Sarah's ash heap holds Trophy: Revered and Bonding
      When Arjun Shah bleeds Alexis
      And Qawiyya el-Ghaduba attempts to block
      And Arjun Shah strikes with Kali's Fang
      And Qawiyya el-Ghaduba strikes with hands
      And Sarah takes the trophy Trophy: Revered from the ash heap
      Then Arjun Shah bears Kali's Fang and Trophy: Revered
      And Sarah's ash heap holds Bonding
      And Sarah's library holds Vessel and Fake Out
      And Sarah holds 7 cards

    @id:VTES-1555 @needs:discard @vtes.legacy.trait.red-list.reshuffle-or-refill-after-search @checks:b
    Scenario: A library searched for a trophy in vain is shuffled
      Given Sarah's Arjun Shah is ready
      And Arjun Shah bears Kali's Fang
      And Alexis's Qawiyya el-Ghaduba is ready with 0 blood
      And Sarah's library holds Vessel, Bonding and Fake Out
      And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Dodge
      When Arjun Shah bleeds Alexis
      And Qawiyya el-Ghaduba attempts to block
      And Arjun Shah strikes with Kali's Fang
      And Qawiyya el-Ghaduba strikes with hands
      And Sarah searches the library in vain
      Then Arjun Shah bears Kali's Fang
      When Sarah ends the minion phase
      And Sarah ends the influence phase
      And Sarah discards Dodge
      Then it is for chance to draw a card
      When chance draws Fake Out
      Then Fake Out is in Sarah's hand

    @id:VTES-1556 @vtes.legacy.trait.red-list.trophy-for-burning-in-combat @checks:b
    Scenario: A trophy may be declined, and no other card can be taken
      Given Sarah's Arjun Shah is ready
      And Arjun Shah bears Kali's Fang
      And Alexis's Qawiyya el-Ghaduba is ready with 0 blood
      And Sarah's ash heap holds Trophy: Revered and Vessel
      When Arjun Shah bleeds Alexis
      And Qawiyya el-Ghaduba attempts to block
      And Arjun Shah strikes with Kali's Fang
      And Qawiyya el-Ghaduba strikes with hands
      Then Sarah cannot take the trophy Vessel from the ash heap because vtes.master.trophy.put-in-play-by-master-phase-action
      And Sarah cannot take the trophy Trophy: Revered from the hand because vtes.master.trophy.put-in-play-by-master-phase-action
      When Sarah passes
      Then Arjun Shah bears Kali's Fang
      And Sarah's ash heap holds Trophy: Revered and Vessel
      And the action fails

    @id:VTES-1557 @vtes.legacy.trait.red-list.trophy-for-burning-in-combat
    Scenario: A blocking vampire that burns a Red List minion earns a trophy
      Given Sarah's Qawiyya el-Ghaduba is ready with 0 blood
      And Alexis's Arjun Shah is ready
      And Arjun Shah bears Kali's Fang and Sport Bike
      And Alexis holds Trophy: Revered
      When Qawiyya el-Ghaduba hunts
      And Arjun Shah attempts to block
      And Qawiyya el-Ghaduba strikes with hands
      And Arjun Shah strikes with Kali's Fang
      Then it is for Alexis to take a trophy or decline
      When Alexis takes the trophy Trophy: Revered from the hand
      Then Arjun Shah bears Kali's Fang, Sport Bike and Trophy: Revered

    @id:VTES-1558 @vtes.combat.damage.wounded-goes-to-torpor-last
    Scenario: A Red List vampire that goes to torpor does not earn its opponent a trophy
      Given Sarah's Arjun Shah is ready
      And Arjun Shah bears Kali's Fang
      And Alexis's Qawiyya el-Ghaduba is ready with 1 blood
      And Sarah's ash heap holds Trophy: Revered
      When Arjun Shah bleeds Alexis
      And Qawiyya el-Ghaduba attempts to block
      And Arjun Shah strikes with Kali's Fang
      And Qawiyya el-Ghaduba strikes with hands
      Then Qawiyya el-Ghaduba is in torpor with 0 blood
      And the action fails
      And Arjun Shah bears Kali's Fang
      And it is for Sarah to decide in the minion phase

    @id:VTES-1559 @vtes.legacy.trait.red-list.trophy-for-burning-in-combat
    Scenario: A burned Red List ally earns a trophy
      Given Sarah's Wauneka is ready
      And Alexis's Impundulu is ready
      And Impundulu's only trait is Red List
      And Sarah's ash heap holds Trophy: Revered
      When Wauneka bleeds Alexis
      And Impundulu attempts to block
      And neither maneuvers
      And Wauneka strikes with hands
      And Impundulu strikes with hands
      Then Impundulu is in Alexis's ash heap
      When Sarah takes the trophy Trophy: Revered from the ash heap
      Then Wauneka bears Trophy: Revered

    @id:VTES-1560 @vtes.legacy.trait.red-list.trophy-for-burning-in-combat @checks:c
    Scenario: An ally that burns a Red List minion earns no trophy
      Given Sarah's Impundulu is ready
      And Alexis's Underbridge Stray is ready
      And Underbridge Stray's only trait is Red List
      And Sarah's ash heap holds Trophy: Revered
      And Sarah's library holds Vessel
      When Impundulu bleeds Alexis
      And Underbridge Stray attempts to block
      And neither maneuvers
      And Impundulu strikes with hands
      And Underbridge Stray strikes with hands
      Then Underbridge Stray is in Alexis's ash heap
      And the action fails
      And it is for Sarah to decide in the minion phase

    @id:VTES-1561 @vtes.legacy.trait.red-list.trophy-for-burning-in-combat @checks:d @provisional
    Scenario: A Red List minion burned by environmental damage earns nobody a trophy
      Given Sarah's Wauneka is ready
      And Alexis's Underbridge Stray is ready
      And Underbridge Stray's only trait is Red List
      And Sarah holds Carrion Crows and Fake Out
      And Sarah's ash heap holds Trophy: Revered
      When Wauneka bleeds Alexis
      And Underbridge Stray attempts to block
      And Wauneka plays Carrion Crows at basic
      And Wauneka plays Fake Out
      And Wauneka strikes with hands
      And Underbridge Stray strikes with hands
      Then Underbridge Stray is in Alexis's ash heap
      And the action fails
      And Wauneka bears nothing
      And it is for Sarah to decide in the minion phase

  Rule: Trophies for a Red List minion burned by a directed action

    @id:VTES-1562 @vtes.legacy.trait.red-list.trophy-for-burning-by-directed-action @checks:b
    Scenario: A card that burns the prey's Red List ally earns a trophy
      Given Sarah's Mister Schwartz is ready
      And Alexis's Underbridge Stray is ready and locked
      And Underbridge Stray's only trait is Red List
      And Sarah holds Release of the Shackled Soul and Trophy: Revered
      When Mister Schwartz plays Release of the Shackled Soul at basic on Underbridge Stray
      Then Underbridge Stray is in Alexis's ash heap
      And Mister Schwartz burns 1 blood
      When Sarah takes the trophy Trophy: Revered from the hand
      Then Mister Schwartz bears Trophy: Revered

    @id:VTES-1563 @vtes.card-action.success-resolves-as-printed
    Scenario: A burned ally that is not Red List earns no trophy
      Given Sarah's Mister Schwartz is ready
      And Alexis's Impundulu is ready and locked
      And Sarah holds Release of the Shackled Soul and Trophy: Revered
      When Mister Schwartz plays Release of the Shackled Soul at superior on Impundulu
      Then Impundulu is in Alexis's ash heap
      And Mister Schwartz bears nothing
      And the action succeeds
      And it is for Sarah to decide in the minion phase

    @id:VTES-1564 @vtes.legacy.trait.red-list.trophies-before-blood-hunt @checks:a,b
    @vtes.legacy.trait.red-list.trophy-for-burning-by-directed-action @checks:a
    @vtes.diablerie.step5-red-list-trophies @checks:a
    Scenario: A trophy for diablerie comes before the blood hunt, which may burn it with its vampire
      Given Sarah's Sully is ready with 2 blood
      And Alexis's Qawiyya el-Ghaduba is in torpor with 0 blood
      And Alexis's Belinde is ready and locked
      And Sarah holds Trophy: Revered
      When Sully diablerises Qawiyya el-Ghaduba
      Then it is for Sarah to take a trophy or decline
      And Qawiyya el-Ghaduba is in Alexis's ash heap
      When Sarah takes the trophy Trophy: Revered from the hand
      Then Sully bears Trophy: Revered
      And it is for Alexis to vote or pass
      When Alexis votes for the referendum with Belinde
      Then the referendum passes
      And Sarah's ash heap holds Trophy: Revered and Sully
      And these events happen in order:
        | event               | card            |
        | referendum-resolved |                 |
        | card-burned         | Sully           |
      And these events happen in order:
        | event               | card            |
        | referendum-resolved |                 |
        | card-burned         | Trophy: Revered |

    @id:VTES-1565 @vtes.diablerie.step5-red-list-trophies @checks:a @vtes.diablerie.step4-older-victim-grants-discipline
    Scenario: The Discipline of an older victim is taken before the trophies
      Given Sarah's Sully is ready with 2 blood
      And Alexis's Qawiyya el-Ghaduba is in torpor with 0 blood
      And Sarah's ash heap holds Celerity and Trophy: Revered
      When Sully diablerises Qawiyya el-Ghaduba
      Then it is for Sarah to take a Discipline or decline
      When Sarah takes Celerity
      Then it is for Sarah to take a trophy or decline
      When Sarah takes the trophy Trophy: Revered from the ash heap
      Then Sully bears Celerity and Trophy: Revered
      And the referendum fails

    @id:VTES-1566 @needs:politics @vtes.diablerise-action.success-diablerises-victim
    Scenario: Diablerie of a vampire that is not Red List earns no trophy
      Given Sarah's Sully is ready with 2 blood
      And Alexis's Colette is in torpor with 0 blood
      And Sarah's ash heap holds Trophy: Revered
      When Sully diablerises Colette
      Then Colette is in Alexis's ash heap
      And Sully bears nothing
      And the action succeeds
      And it is for Sarah to decide in the minion phase

    @id:VTES-1567 @needs:politics @vtes.diablerise-action.undirected-if-same-controller @provisional
    Scenario: Diablerie of one's own Red List vampire earns no trophy
      Given Sarah's Sully is ready with 2 blood
      And Sarah's Qawiyya el-Ghaduba is in torpor with 0 blood
      And Sarah's ash heap holds Trophy: Revered
      When Sully diablerises Qawiyya el-Ghaduba
      Then Qawiyya el-Ghaduba is in Sarah's ash heap
      And Sully bears nothing
      And it is for Sarah to decide in the minion phase

    @id:VTES-1568 @needs:politics @vtes.diablerie.step5-red-list-trophies @provisional
    Scenario: A vampire that blocks and diablerises a Red List vampire leaving torpor earns trophies
      Given Sarah's Qawiyya el-Ghaduba is in torpor with 2 blood
      And Alexis's Sully is ready with 2 blood
      And Sully bears Raven Spy
      And Alexis holds Trophy: Revered
      When Qawiyya el-Ghaduba leaves torpor
      And Sarah passes
      And Sully attempts to block
      And Sarah passes
      And Sully diablerises Qawiyya el-Ghaduba
      And Alexis takes the trophy Trophy: Revered from the hand
      Then Sully bears Raven Spy and Trophy: Revered

    @id:VTES-1569 @vtes.blood-hunt.passed-burns-diablerist @checks:a
    Scenario: A Red List diablerist burned by a blood hunt earns nobody a trophy
      Given Sarah's Qawiyya el-Ghaduba is ready with 1 blood
      And Sarah's Ryan is in torpor with 1 blood
      And Alexis's Belinde is ready and locked
      And Alexis holds Trophy: Revered
      When Qawiyya el-Ghaduba diablerises Ryan
      And Sarah passes
      And Alexis votes for the referendum with Belinde
      And Sarah passes
      Then Qawiyya el-Ghaduba is in Sarah's ash heap
      And Alexis holds Trophy: Revered
      And Belinde bears nothing
      And it is for Sarah to decide in the minion phase

  Rule: Trophies already in play

    @id:VTES-1570 @needs:politics @vtes.legacy.trait.red-list.other-unawarded-trophies-may-move @checks:a,c
    @vtes.master.trophy.controlled-by-vampires-controller @checks:a
    Scenario: Each player, rivals included, may award a trophy in play to the vampire that earned it
      Given Sarah's Sully is ready with 2 blood
      And Alexis's Qawiyya el-Ghaduba is in torpor with 0 blood
      And Sarah controls Trophy: Revered
      And Tom controls Trophy: Library
      And Rui controls Trophy: Library
      When Sully diablerises Qawiyya el-Ghaduba
      Then it is for Sarah to award trophies or decline
      And Sarah cannot award Trophy: Library because vtes.legacy.trait.red-list.other-unawarded-trophies-may-move
      When Sarah awards Trophy: Revered
      Then it is for Tom to award trophies or decline
      When Tom awards Trophy: Library
      Then it is for Rui to award trophies or decline
      And Sully bears Trophy: Revered and Trophy: Library
      And Sarah controls Trophy: Library
      When Rui passes
      Then Rui controls Trophy: Library#2
      And the action succeeds

    @id:VTES-1571 @needs:politics @vtes.master.trophy.controlled-by-vampires-controller @checks:a
    Scenario: An awarded trophy gives its benefit to the controller of the vampire
      Given Sarah's Sully is ready with 2 blood
      And Alexis's Qawiyya el-Ghaduba is in torpor with 0 blood
      And Tom controls Trophy: Library
      And Tom's library holds Vessel and Vessel
      And Sarah's library holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding, Bonding, Dodge, Dodge and Blur
      When Sully diablerises Qawiyya el-Ghaduba
      And Sarah passes
      And Tom awards Trophy: Library
      Then Sarah holds 9 cards
      And Tom holds nothing
      And Sarah's library holds Blur

    @id:VTES-1572 @needs:politics @vtes.master.trophy.not-awarded-twice @checks:a
    @vtes.legacy.trait.red-list.other-unawarded-trophies-may-move @checks:b
    Scenario: A trophy already on a vampire cannot be awarded again
      Given Sarah's Sully is ready with 2 blood
      And Sarah's Colette is ready
      And Colette bears Trophy: Library
      And Sarah controls Trophy: Revered
      And Alexis's Qawiyya el-Ghaduba is in torpor with 0 blood
      When Sully diablerises Qawiyya el-Ghaduba
      Then Sarah cannot award Trophy: Library because vtes.master.trophy.not-awarded-twice
      When Sarah passes
      Then Colette bears Trophy: Library
      And Sully bears nothing

    @id:VTES-1573 @needs:politics
    @vtes.legacy.trait.red-list.other-unawarded-trophies-may-move
    Scenario: An awarded trophy has its effect, and a vampire cannot bear a second Trophy: Revered
      Given Sarah's Sully is ready with 2 blood
      And Sully bears Trophy: Revered
      And Sarah controls Trophy: Revered and Trophy: Library
      And Alexis's Qawiyya el-Ghaduba is in torpor with 0 blood
      When Sully diablerises Qawiyya el-Ghaduba
      Then Sarah cannot award Trophy: Revered#2 because vtes.golden-rule.cards-override-rules
      When Sarah passes
      And everyone passes until Sarah's minion phase
      And Sully bleeds Alexis
      Then Alexis burns 3 pool

    @id:VTES-3077 @vtes.legacy.trait.red-list.trophy-for-burning-by-directed-action @checks:c
    Scenario: Diablerie of a Red List vampire earns a trophy, its burning by blood hunt does not
      Given Sarah's Qawiyya el-Ghaduba is ready with 1 blood
      And Alexis's Underbridge Stray is ready and locked
      And Tom's Ryan is in torpor with 1 blood
      And Ryan's only trait is Red List
      And Tom's Belinde is ready and locked
      And Sarah holds Trophy: Revered
      And Tom holds Trophy: Library
      When Qawiyya el-Ghaduba diablerises Ryan
      Then it is for Sarah to take a trophy or decline
      When Sarah passes
      And Sarah passes
      And Tom votes for the referendum with Belinde
      And Sarah passes
      Then the referendum passes
      And Qawiyya el-Ghaduba is in Sarah's ash heap
      And it is for Sarah to decide in the minion phase
      And Tom holds Trophy: Library

    @id:VTES-3078 @provisional @vtes.legacy.trait.red-list.trophy-for-burning-in-combat @checks:d
    Scenario: A retainer that burns a Red List minion earns its employer no trophy
      Given Sarah's Wauneka is ready
      And Wauneka bears Murder of Crows
      And Murder of Crows came into play at basic
      And Alexis's Underbridge Stray is ready with 1 life
      And Underbridge Stray came into play at basic
      And Underbridge Stray's only trait is Red List
      And Sarah's ash heap holds Trophy: Revered
      And Sarah holds Fake Out
      When Wauneka enters combat with Underbridge Stray
      And Wauneka plays Fake Out
      And Wauneka strikes with hands
      And Underbridge Stray strikes with hands
      Then Underbridge Stray is in Alexis's ash heap
      And Wauneka bears Murder of Crows
      And it is for Sarah to decide in the minion phase

    @id:VTES-3133 @vtes.legacy.trait.red-list.trophy-for-burning-in-combat @checks:a
    @vtes.legacy.trait.red-list.reshuffle-or-refill-after-search
    Scenario: A trophy can be taken from a library of unknown order
      Given Sarah's Arjun Shah is ready
      And Arjun Shah bears Kali's Fang
      And Alexis's Qawiyya el-Ghaduba is ready with 0 blood
      And Sarah's library holds Vessel, Trophy: Revered and Fake Out in unknown order
      And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Dodge
      When Arjun Shah bleeds Alexis
      And Qawiyya el-Ghaduba attempts to block
      And Arjun Shah strikes with Kali's Fang
      And Qawiyya el-Ghaduba strikes with hands
      Then it is for Sarah to take a trophy or decline
      When Sarah takes the trophy Trophy: Revered from the library
      Then Arjun Shah bears Kali's Fang and Trophy: Revered
      And Sarah holds 7 cards

    @id:VTES-4045 @vtes.legacy.trait.red-list.trophy-for-burning-in-combat
    Scenario Outline: <who> burns a Red List ally by stealing its last life, and earns a trophy
      Given Sarah's <hers> is ready
      And Alexis's <his> is ready
      And Underbridge Stray came into play at basic
      And Underbridge Stray's only trait is Red List
      And <player> holds Theft of Vitae and Trophy: Revered
      When <hers> enters combat with <his>
      And <does>
      And <answers>
      Then Underbridge Stray is in <loser>'s ash heap
      And it is for <player> to take a trophy or decline
      When <player> takes the trophy Trophy: Revered from the hand
      Then Trevon Parker bears Trophy: Revered

      Examples:
        | who               | hers               | his                | player | loser  | does                                         | answers                                      |
        | The acting vampire | Trevon Parker      | Underbridge Stray  | Sarah  | Alexis | Trevon Parker plays Theft of Vitae at basic  | Underbridge Stray strikes with hands         |
        | The opposing vampire | Underbridge Stray  | Trevon Parker      | Alexis | Sarah  | Underbridge Stray strikes with hands         | Trevon Parker plays Theft of Vitae at basic  |

    @id:VTES-4051 @needs:arrange @vtes.legacy.trait.red-list.trophy-for-burning-in-combat
    Scenario: A vampire sent to torpor by the same strikes still earns a trophy
      Given Sarah's Arjun Shah is ready with 0 blood
      And Arjun Shah bears Kali's Fang
      And Alexis's Qawiyya el-Ghaduba is ready with 0 blood
      And Sarah holds Trophy: Revered
      And Tom controls Trophy: Library
      When Arjun Shah enters combat with Qawiyya el-Ghaduba
      And Arjun Shah strikes with Kali's Fang
      And Qawiyya el-Ghaduba strikes with hands
      Then Qawiyya el-Ghaduba is in Alexis's ash heap
      And Arjun Shah is in torpor with 0 blood
      When Sarah takes the trophy Trophy: Revered from the hand
      And Tom awards Trophy: Library
      Then Arjun Shah bears Kali's Fang, Trophy: Revered and Trophy: Library

    @id:VTES-4052 @vtes.legacy.trait.red-list.reshuffle-or-refill-after-search
    Scenario: A library of unknown order may be searched for a trophy in vain
      Given Sarah's Arjun Shah is ready
      And Arjun Shah bears Kali's Fang
      And Alexis's Qawiyya el-Ghaduba is ready with 0 blood
      And Sarah's library holds Vessel and Fake Out in unknown order
      When Arjun Shah bleeds Alexis
      And Qawiyya el-Ghaduba attempts to block
      And Arjun Shah strikes with Kali's Fang
      And Qawiyya el-Ghaduba strikes with hands
      Then it is for Sarah to take a trophy or decline
      When Sarah searches the library in vain
      Then these events happen in order:
        | event    | seat  | pile    |
        | shuffled | Sarah | library |

    @id:VTES-4053 @needs:arrange @vtes.bleed.target-burns-pool-equal-to-amount
    Scenario: A Red List minion burned during a bleed, but not by it, earns nobody a trophy
      Given Sarah's Arjun Shah is ready
      And Alexis's Underbridge Stray is ready with 1 life and locked
      And Underbridge Stray came into play at basic
      And Underbridge Stray's only trait is Red List
      And Alexis's Ayelech is ready
      And Sarah holds Trophy: Revered
      And Sarah's library holds Vessel
      When Arjun Shah bleeds Alexis
      Then it is for Alexis to block or decline
      When Underbridge Stray is dealt 1 damage
      Then Underbridge Stray is in Alexis's ash heap
      And it is for Alexis to block or decline
      When Alexis declines to block
      Then Alexis burns 1 pool

    @id:VTES-4054 @needs:politics @vtes.legacy.trait.red-list.other-unawarded-trophies-may-move
    Scenario: Each player can award only trophies that they control
      Given Sarah's Sully is ready with 2 blood
      And Sully bears .44 Magnum
      And Alexis's Qawiyya el-Ghaduba is in torpor with 0 blood
      And Sarah controls Trophy: Revered
      And Sarah controls The Barrens
      And Tom controls Trophy: Library
      When Sully diablerises Qawiyya el-Ghaduba
      Then it is for Sarah to award trophies or decline
      And Sarah cannot award .44 Magnum because vtes.legacy.trait.red-list.other-unawarded-trophies-may-move
      And Sarah cannot award The Barrens because vtes.legacy.trait.red-list.other-unawarded-trophies-may-move
      And Sarah cannot award Trophy: Library because vtes.legacy.trait.red-list.other-unawarded-trophies-may-move
      When Sarah passes
      Then it is for Tom to award trophies or decline
      And Tom cannot award Trophy: Revered because vtes.legacy.trait.red-list.other-unawarded-trophies-may-move
      When Tom passes
      Then Sully bears .44 Magnum
      And Sarah controls Trophy: Revered
      And Tom controls Trophy: Library

    @id:VTES-4055 @needs:arrange @vtes.legacy.trait.red-list.trophy-for-burning-in-combat
    Scenario: A vampire cannot be given a second Trophy: Revered, but can take another trophy
      Given Sarah's Arjun Shah is ready
      And Arjun Shah bears Kali's Fang, Trophy: Revered and Trophy: Library
      And Alexis's Qawiyya el-Ghaduba is ready with 0 blood
      And Sarah holds Trophy: Revered and Trophy: Library
      When Arjun Shah enters combat with Qawiyya el-Ghaduba
      And Arjun Shah strikes with Kali's Fang
      And Qawiyya el-Ghaduba strikes with hands
      Then it is for Sarah to take a trophy or decline
      And exactly these choices are open to Sarah:
        | Sarah takes the trophy Trophy: Library from the hand |
        | Sarah passes                                         |
      When Sarah takes the trophy Trophy: Library from the hand
      Then Arjun Shah bears Kali's Fang, Trophy: Revered, Trophy: Library and Trophy: Library#2

    @id:VTES-4869 @vtes.torpor.attachments-stay @vtes.torpor.region-placement
    Scenario: A vampire keeps its trophy in torpor and after its rescue
      Given Sarah's Sully is ready with 1 blood
      And Sully bears Trophy: Revered
      And Sarah's Belinde is ready
      When Sully is dealt 2 damage
      Then Sully is in torpor with 0 blood
      And Sully bears Trophy: Revered
      When Belinde rescues Sully
      Then Sully is ready with 0 blood
      And Sully bears Trophy: Revered
