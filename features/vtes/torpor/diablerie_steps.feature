# Fifth edition rulebook, "Diablerie", "The Blood Hunt": each amount, card and vote
Feature: The steps of a diablerie and of its blood hunt
  Blood, equipment, the victim, a Discipline and trophies come first, then the referendum that may burn the diablerist.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-2924 @vtes.diablerie.definition @checks:b @vtes.blood-hunt.referendum-automatic @checks:c
  Scenario: Diablerie is followed by a referendum, burning with aggravated damage is not
    Given Sarah's Wauneka and Sully are ready with 2 blood
    And Wauneka bears Kali's Fang
    And Alexis's Nassir is ready with 0 blood
    And Alexis's Underbridge Stray is ready
    And Tom's Ryan is in torpor with 0 blood
    And Rui's Alice Chen is ready
    Then Sully cannot diablerise Underbridge Stray because vtes.diablerise-action.target-vampire-in-torpor
    When Wauneka enters combat with Nassir
    And Wauneka strikes with Kali's Fang
    And Nassir strikes with hands
    Then Nassir is in Alexis's ash heap
    And it is for Sarah to decide in the minion phase
    When Sully diablerises Ryan
    Then it is for Rui to vote or pass
    When Rui passes
    Then the referendum fails

  @id:VTES-2925 @vtes.blood-hunt.referendum-automatic @checks:a,b
  Scenario Outline: The diablerie of <player>'s vampire is followed by a referendum
    Given Sarah's Sully is ready
    And <player>'s Ryan is in torpor with 1 blood
    And Rui's Alice Chen is ready and locked
    When Sully diablerises Ryan
    Then Ryan is in <player>'s ash heap
    And it is for Rui to vote or pass
    When Rui votes for the referendum with Alice Chen
    Then the referendum passes
    And Sully is in Sarah's ash heap

    Examples:
      | player |
      | Sarah  |
      | Alexis |
      | Tom    |

  @id:VTES-2926 @needs:politics @vtes.diablerie.step1-blood-moved @checks:a
  @vtes.diablerie.step3-victim-burned @checks:a
  Scenario Outline: A diablerist with <before> blood takes <blood> blood and has <after>
    Given Sarah's Ayelech is ready with <before> blood
    And Tom's Ryan is in torpor with <blood> blood
    When Ayelech diablerises Ryan
    Then Ayelech is ready with <after> blood
    And Ryan is in Tom's ash heap
    And Sarah's pool stays the same

    Examples:
      | before | blood | after |
      | 1      | 3     | 4     |
      | 1      | 0     | 1     |
      | 4      | 3     | 7     |
      | 5      | 4     | 7     |

  @id:VTES-2927 @needs:politics @vtes.diablerie.step1-excess-drains @checks:a
  @vtes.diablerie.step4-no-blood-for-new-capacity @checks:a
  Scenario: Blood lost above capacity does not return when the capacity grows
    Given Sarah's Sully is ready with 3 blood
    And Tom's Belinde is in torpor with 5 blood
    And Sarah holds Celerity
    When Sully diablerises Belinde
    Then Sully has 4 blood
    And it is for Sarah to take a Discipline or decline
    When Sarah takes Celerity
    Then Sully's capacity is 5
    And Sully is ready with 4 blood

  @id:VTES-3701 @needs:politics @vtes.diablerie.step3-victim-burned @checks:a
  Scenario: A victim and its cards go to their owners' ash heaps
    Given Sarah's Ayelech is ready with 1 blood
    And Tom's Ryan is in torpor with 2 blood
    And Ryan is owned by Alexis
    And Ryan bears Raven Spy
    When Ayelech diablerises Ryan
    Then Ryan is in Alexis's ash heap
    And Tom's ash heap holds Raven Spy

  @id:VTES-3702 @needs:politics @vtes.diablerie.step4-no-blood-for-new-capacity @checks:a
  Scenario: A full diablerist gains no blood with a larger capacity from an empty victim
    Given Sarah's Sully is ready with 4 blood
    And Tom's Belinde is in torpor with 0 blood
    And Sarah holds Celerity
    When Sully diablerises Belinde
    And Sarah takes Celerity
    Then Sully's capacity is 5
    And Sully is ready with 4 blood
    And Sarah's pool stays the same

  @id:VTES-2928 @vtes.diablerie.step2-may-take-equipment @checks:a
  Scenario Outline: A diablerist offered .44 Magnum and Sport Bike may take <some>
    Given Sarah's Sully is ready
    And Tom's Ryan is in torpor with 1 blood
    And Ryan bears .44 Magnum and Sport Bike
    When Sully diablerises Ryan
    Then it is for Sarah to take equipment or decline
    When Sarah <first>
    And Sarah <second>
    Then Sully bears <some>
    And Tom's ash heap holds <rest>
    And the referendum fails

    Examples:
      | first            | second           | some                      | rest                |
      | takes Sport Bike | passes           | Sport Bike                | .44 Magnum and Ryan |
      | takes .44 Magnum | passes           | .44 Magnum                | Sport Bike and Ryan |
      | takes .44 Magnum | takes Sport Bike | .44 Magnum and Sport Bike | Ryan                |

  @id:VTES-2929 @needs:politics @vtes.diablerie.step2-may-take-equipment @checks:a
  @vtes.diablerie.step3-attachments-burned @checks:a
  Scenario: Equipment that is not taken burns with the victim, each card to its owner's ash heap
    Given Sarah's Sully is ready with 2 blood
    And Tom's Ryan is in torpor with 1 blood
    And Ryan bears .44 Magnum, Sport Bike and Raven Spy
    And .44 Magnum is owned by Alexis
    And Ryan bears Fame, played by Rui
    And Ryan bears Vessel, played by Ines
    When Sully diablerises Ryan
    And Sarah passes
    Then Sully bears nothing
    And Tom's ash heap holds Sport Bike, Raven Spy and Ryan
    And Alexis's ash heap holds .44 Magnum
    And Rui's ash heap holds Fame
    And Ines's ash heap holds Vessel

  @id:VTES-2930 @needs:politics @vtes.diablerie.step4-older-victim-grants-discipline @checks:a,b
  Scenario Outline: After <diablerist> diablerises <victim>, Sarah has to <question>
    Given Sarah's <diablerist> is ready with 2 blood
    And Tom's <victim> is in torpor with 1 blood
    And Sarah holds Dominate
    When <diablerist> diablerises <victim>
    Then it is for Sarah to <question>

    Examples:
      | diablerist | victim  | question                              |
      | Wauneka    | Belinde | take a Discipline or decline          |
      | Wauneka    | Colette | decide in the minion phase            |
      | Wauneka    | Ryan    | decide in the minion phase            |
      | Ryan       | Wauneka | take a Discipline or decline          |

  @id:VTES-2931 @needs:politics @vtes.diablerie.step4-shuffle-or-redraw @checks:a
  Scenario: A Discipline taken from the ash heap leaves library and hand unchanged
    Given Sarah's Sully is ready with 2 blood
    And Tom's Belinde is in torpor with 1 blood
    And Sarah holds Vessel, Vessel, Vessel, Vessel, Vessel, Vessel and Bonding
    And Sarah's ash heap holds Celerity
    And Sarah's library holds Fake Out, Dodge and Blur
    When Sully diablerises Belinde
    And Sarah takes Celerity
    Then Sully bears Celerity
    And Sarah's ash heap is empty
    And Sarah's library holds Fake Out, Dodge and Blur
    And Sarah holds Vessel, Vessel, Vessel, Vessel, Vessel, Vessel and Bonding

  @id:VTES-2932 @needs:politics
  @vtes.diablerie.step5-red-list-trophies @checks:b @vtes.diablerie.step4-older-victim-grants-discipline
  Scenario: Only a Red List victim earns a trophy
    Given Tom's Qawiyya el-Ghaduba is in torpor with 0 blood
    And Sarah's Sully and Ryan are ready with 2 blood
    And Alexis's Belinde is in torpor with 0 blood
    And Sarah's ash heap holds Trophy: Revered and Celerity
    When Sully diablerises Belinde
    And Sarah takes Celerity
    Then Sully bears Celerity
    And Sarah's ash heap holds Trophy: Revered
    And it is for Sarah to decide in the minion phase
    When Ryan diablerises Qawiyya el-Ghaduba
    Then it is for Sarah to take a trophy or decline

  @id:VTES-2933 @needs:politics @vtes.diablerie.steps-in-order-not-interruptible @checks:a,b
  Scenario: Nothing can be used between the steps of a diablerie
    Given Sarah's Sully is ready with 2 blood
    And Tom's Belinde is in torpor with 1 blood
    And Belinde bears .44 Magnum
    And Sarah controls The Barrens
    And Sarah holds Celerity and Bonding
    When Sully diablerises Belinde
    And nobody responds
    Then it is for Sarah to take equipment or decline
    And Sarah cannot use The Barrens on Bonding because vtes.sequencing.acting-methuselah-first
    When Sarah takes .44 Magnum
    Then it is for Sarah to take a Discipline or decline
    And Sarah cannot use The Barrens on Bonding because vtes.sequencing.acting-methuselah-first
    When Sarah takes Celerity
    Then Sully bears .44 Magnum and Celerity

  @id:VTES-2934 @vtes.diablerie.effects-before-or-after @checks:a
  Scenario: Effects after the action come after the blood hunt
    Given Sarah's Naomi Stewart is ready
    And Alexis's Nassir is in torpor with 0 blood
    And Sarah holds Freak Drive
    And Sarah's Belinde is ready and locked
    When Naomi Stewart diablerises Nassir
    And Sarah votes against the referendum with Belinde
    Then the referendum fails
    And it is for Sarah to respond after the action
    When Naomi Stewart plays Freak Drive at basic
    Then Naomi Stewart is ready and unlocked

  @id:VTES-2935 @needs:diablerie @vtes.blood-hunt.referendum-immediate @checks:b @vtes.diablerie.definition @checks:a
  Scenario: The blood hunt for diablerie in combat comes before the end of the round
    Given Sarah's Wauneka is ready with 3 blood
    And Alexis's Nassir is ready with 2 blood
    And Rui's Alice Chen is ready
    And Sarah holds Amaranth, Roundhouse and Taste of Vitae
    When Wauneka enters combat with Nassir
    And Wauneka plays Roundhouse at basic
    And Nassir strikes with hands
    And Wauneka plays Amaranth
    Then it is for Rui to vote or pass
    And Nassir is in Alexis's ash heap
    And it is round 1 of the combat
    When Rui passes
    Then the referendum fails
    And it is for Sarah to respond at the end of the round
    When Wauneka plays Taste of Vitae
    Then Wauneka has 4 blood
    And the combat is over

  @id:VTES-2936 @needs:diablerie @vtes.blood-hunt.referendum-immediate @checks:b
  @vtes.blood-hunt.passed-burns-diablerist @checks:a,c
  Scenario: A diablerist burned in the middle of a combat has no end of the round
    Given Sarah's Wauneka is ready with 3 blood
    And Alexis's Nassir is ready with 2 blood
    And Nassir bears Ivory Bow
    And Rui's Alice Chen is ready
    And Sarah holds Amaranth, Roundhouse and Taste of Vitae
    When Wauneka enters combat with Nassir
    And Wauneka plays Roundhouse at basic
    And Nassir strikes with hands
    And Wauneka plays Amaranth
    And Sarah takes Ivory Bow
    And Rui votes for the referendum with Alice Chen
    Then the referendum passes
    And Wauneka is in Sarah's ash heap
    And Ivory Bow is in Alexis's ash heap
    And the combat is over
    And it is for Sarah to decide in the minion phase
    And Sarah holds Taste of Vitae

  @id:VTES-2937 @vtes.blood-hunt.passed-burns-diablerist @checks:a,b
  Scenario Outline: A blood hunt with <for> votes for and <against> against <then>
    Given Sarah's Sully is ready with 2 blood
    And Sarah's Larissa Moreira is ready and locked
    And Tom's Ryan is in torpor with 0 blood
    And Ryan bears .44 Magnum
    And Alexis's Alice Chen is ready and locked
    And Rui's Belinde is ready and locked
    And Ines has the Edge
    When Sully diablerises Ryan
    And Sarah takes .44 Magnum
    And Sarah votes against the referendum with Larissa Moreira
    And Alexis votes <alice> the referendum with Alice Chen
    And Rui votes <belinde> the referendum with Belinde
    And Ines votes <edge> the referendum with the Edge
    Then the referendum <then>
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | <for>     | <against>     |

    Examples:
      | alice   | belinde | edge    | for | against | then   |
      | for     | for     | for     | 5   | 1       | passes |
      | for     | for     | against | 4   | 2       | passes |
      | for     | against | for     | 3   | 3       | fails  |
      | for     | against | against | 2   | 4       | fails  |

  @id:VTES-2938 @needs:block @vtes.blood-hunt.not-an-action-no-block @checks:b
  Scenario: A blood hunt does not count as a political action of the turn
    Given Sarah's Sully and Sybren van Oosten are ready
    And Tom's Ryan is in torpor with 0 blood
    And Sarah holds Ancilla Empowerment
    When Sully diablerises Ryan
    And Sarah votes against the referendum with Sybren van Oosten
    And Sarah passes
    Then the referendum fails
    And Sybren van Oosten is unlocked
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    Then the referendum passes

  @id:VTES-2939 @vtes.blood-hunt.no-modifiers-no-reactions @checks:a,b
  Scenario: Modifiers and reactions to referendums cannot be played in a blood hunt
    Given Sarah's Ayelech and Alexa Draper are ready
    And Tom's Ryan is in torpor with 0 blood
    And Alexis's Khalid and Flávio Gonçalves are ready
    And Sarah holds Bewitching Oration, Voter Captivation and Bonding
    And Alexis holds Protected District and Scalpel Tongue
    When Alexa Draper diablerises Ryan
    Then it is for Sarah to vote or pass
    And Alexa Draper cannot play Bewitching Oration at basic because vtes.blood-hunt.no-modifiers-no-reactions
    And Alexa Draper cannot play Voter Captivation at basic because vtes.blood-hunt.no-modifiers-no-reactions
    And Khalid cannot play Protected District because vtes.blood-hunt.no-modifiers-no-reactions
    And Flávio Gonçalves cannot play Scalpel Tongue at basic on Alexa Draper because vtes.blood-hunt.no-modifiers-no-reactions
    When Sarah passes
    And Alexis votes for the referendum with Flávio Gonçalves
    And everyone passes
    Then the referendum passes
    And Alexa Draper is in Sarah's ash heap
    And it is for Sarah to decide in the minion phase

  @id:VTES-2940 @vtes.blood-hunt.otherwise-normal-referendum @checks:a,b,c,d
  Scenario: Every source of votes counts in a blood hunt, with one political card for each player
    Given Sarah's Alexa Draper is ready
    And Tom's Ryan is in torpor with 0 blood
    And Alexis's Sybren van Oosten is ready and locked
    And Sarah holds Ancilla Empowerment and Bonding
    And Alexis holds Parity Shift and Parity Shift
    And Rui has the Edge
    When Alexa Draper diablerises Ryan
    Then it is for Sarah to vote or pass
    When Sarah votes against the referendum with Alexa Draper
    And Sarah votes against the referendum with Ancilla Empowerment
    And Sarah uses Alexa Draper on Bonding
    And Sarah votes against the referendum with Alexa Draper
    Then the votes are 0 for and 4 against
    When Alexis votes for the referendum with Sybren van Oosten
    And Alexis votes for the referendum with Parity Shift
    Then the votes are 3 for and 4 against
    When Rui votes for the referendum with the Edge
    Then the referendum fails
    And nobody has the Edge
    And these events happen in order:
      | event               | votes_for | votes_against |
      | referendum-resolved | 4         | 4             |
    And Alexa Draper is ready

  @id:VTES-2980 @needs:politics @vtes.diablerie.step2-may-take-equipment @checks:a
  Scenario: A diablerist cannot take a second copy of equipment it may bear only once
    Given Sarah's Sully is ready with 2 blood
    And Sully bears Kevlar Vest
    And Tom's Ryan is in torpor with 1 blood
    And Ryan bears Kevlar Vest and Sport Bike
    When Sully diablerises Ryan
    Then exactly these choices are open to Sarah:
      | Sarah takes Sport Bike |
      | Sarah passes           |
    When Sarah takes Sport Bike
    Then Sully bears Kevlar Vest and Sport Bike
    And Tom's ash heap holds Kevlar Vest and Ryan

  @id:VTES-2981 @needs:politics @vtes.diablerie.definition
  Scenario: The events of a diablerie name the victim and the diablerist
    Given Sarah's Sully is ready with 2 blood
    And Tom's Ryan is in torpor with 1 blood
    When Sully diablerises Ryan
    Then Ryan is in Tom's ash heap
    And these events happen in order:
      | event               | victim | diablerist |
      | diablerised         | Ryan   | Sully      |
      | referendum-called   |        |            |
      | referendum-resolved |        |            |

  @id:VTES-2991 @vtes.blood-hunt.passed-burns-diablerist @checks:b
  Scenario: A diablerist burned during the polling is not burned again
    Given Sarah's Sully is ready with 1 blood
    And Tom's Ryan is in torpor with 0 blood
    And Rui's Alice Chen is ready
    When Sully diablerises Ryan
    Then it is for Rui to vote or pass
    When Sully is dealt 3 aggravated damage
    Then Sully is in Sarah's ash heap
    When Rui votes for the referendum with Alice Chen
    Then the referendum passes
    And it is for Sarah to decide in the minion phase

  @id:VTES-2992 @needs:politics
  @vtes.diablerie.step4-sources-library-ash-heap-hand @checks:a @vtes.diablerie.step4-older-victim-grants-discipline
  Scenario: A Discipline may come from a shuffled library, and may be one the diablerist has at basic
    Given Sarah's Sully is ready with 2 blood
    And Tom's Belinde is in torpor with 0 blood
    And Sarah's library holds Dominate and Vessel in unknown order
    And Sarah holds Bonding, Bonding, Bonding, Bonding, Bonding, Bonding and Bonding
    When Sully diablerises Belinde
    And Sarah takes Dominate
    Then Sully bears Dominate
    And Sully's Disciplines are aus, DOM and obf
    And Sully's capacity is 5
