# Fifth edition rulebook, "Political Action" and "Political action cards"
Feature: Political actions

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-0700 @vtes.political.undirected-no-target @checks:a @vtes.political.default-stealth-plus-one
  Scenario: A political action is undirected, with 1 stealth, and only prey and predator may block it
    Given Sarah's Wauneka is ready
    And Alexis's Colette, Rui's Ryan and Ines's Sully are ready
    And Sarah holds Kine Resources Contested
    When Wauneka plays Kine Resources Contested
    Then the action is undirected
    And the action has no target
    And the action's stealth is 1
    And it is for Alexis to block or decline
    And Ryan cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    And Sully cannot attempt to block because vtes.action.block.prey-before-predator
    When Alexis declines to block
    Then it is for Ines to block or decline
    And Ryan cannot attempt to block because vtes.action.block.undirected-prey-or-predator

  @id:VTES-6414 @vtes.political.who-any-ready-vampire
  Scenario: An untitled vampire locks to call a referendum
    Given Sarah's Wauneka is ready
    And Sarah holds Kine Resources Contested
    When Wauneka plays Kine Resources Contested
    Then it is for Sarah to choose the terms
    And Wauneka is locked
    And Wauneka has no title
    When Sarah allocates 1 to Alexis and 3 to Rui
    And Sarah passes
    Then the referendum fails
    And no pool changes

  @id:VTES-0701 @vtes.political.success-calls-referendum @checks:a @vtes.action.resolve.blocked-burns-action-card
  Scenario: A blocked political action calls no referendum
    Given Sarah's Wauneka is ready
    And Alexis's Colette is ready
    And Colette bears Raven Spy
    And Sarah holds Kine Resources Contested
    When Wauneka plays Kine Resources Contested
    And Colette attempts to block
    Then Colette blocks the action
    And Kine Resources Contested is in Sarah's ash heap
    And combat begins between Wauneka and Colette
    And none of these events happens:
      | event             |
      | referendum-called |
      | terms-chosen      |
    When Wauneka strikes with hands
    And Colette strikes with hands
    Then the action fails
    And no pool changes

  @id:VTES-4857 @vtes.action.resolve.block-starts-combat @vtes.combat.starts-when-action-blocked
  Scenario Outline: A vampire whose political action is blocked by <ally> has to fight it
    Given Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    And <owner>'s <ally> is ready
    And <ally> bears Sport Bike
    When Wauneka plays Ancilla Empowerment
    And <ally> attempts to block
    Then <ally> blocks the action
    And combat begins between Wauneka and <ally>
    And Ancilla Empowerment is in Sarah's ash heap

    Examples:
      | owner  | ally              |
      | Alexis | Rafastio Ghoul    |
      | Ines   | Underbridge Stray |

  @id:VTES-2657 @vtes.political.success-calls-referendum @checks:a,b @vtes.politics.occasions @checks:a
  Scenario: A successful political action calls a referendum; a bleed or a hunt does not
    Given Sarah's Wauneka, Sully and Nassir are ready with 2 blood
    And Alexis's Colette is ready
    And Sarah holds Ancilla Empowerment
    When Sully bleeds Alexis
    And Alexis declines to block
    Then Alexis burns 1 pool
    And none of these events happens:
      | event             |
      | referendum-called |
    When Nassir hunts
    And Alexis declines to block
    Then none of these events happens:
      | event             |
      | referendum-called |
    When Wauneka plays Ancilla Empowerment
    And Alexis declines to block
    Then it is for Sarah to vote or pass
    And these events happen in order:
      | event             | referendum          | seat  |
      | referendum-called | Ancilla Empowerment | Sarah |
    When Sarah votes for the referendum with Ancilla Empowerment
    And Sarah passes
    Then the referendum passes
    And Sarah burns 3 pool
    And Alexis burns 1 pool

  @id:VTES-2658 @vtes.politics.occasions @checks:a
  Scenario: A diablerie is followed by a referendum, a rescue is not
    Given Sarah's Sully and Nassir are ready with 2 blood
    And Sarah's Belinde is in torpor with 4 blood
    And Tom's Ryan is in torpor with 1 blood
    And Alexis's Alice Chen is ready and locked
    When Nassir rescues Belinde
    Then none of these events happens:
      | event             |
      | referendum-called |
    When Sully diablerises Ryan
    And Sarah passes
    Then it is for Alexis to vote or pass
    When Alexis passes
    Then the referendum fails

  @id:VTES-0702 @vtes.political-card.only-vampires-play @checks:a @vtes.political.who-any-ready-vampire @checks:a
  Scenario: Allies and vampires in torpor cannot play political action cards
    Given Sarah's Underbridge Stray is ready
    And Sarah's Ryan is in torpor
    And Sarah's Wauneka is ready
    And Sarah holds Ancilla Empowerment
    Then Underbridge Stray cannot play Ancilla Empowerment because vtes.political-card.only-vampires-play
    And Ryan cannot play Ancilla Empowerment because vtes.torpor.only-leave-torpor-action
    When Wauneka plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    When Sarah passes
    Then the referendum fails
    And no pool changes

  @id:VTES-2738 @vtes.political.who-any-ready-vampire @checks:a
  Scenario Outline: <vampire> can call a referendum, while an ally cannot
    Given Sarah's Rafastio Ghoul and <vampire> are ready
    And Sarah's Ryan is in torpor with 4 blood
    And Sarah holds Ancilla Empowerment
    Then Rafastio Ghoul cannot play Ancilla Empowerment because vtes.political-card.only-vampires-play
    And Ryan cannot play Ancilla Empowerment because vtes.torpor.only-leave-torpor-action
    When <vampire> plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    When Sarah passes
    Then the referendum fails

    Examples:
      | vampire       |
      | Wauneka       |
      | Chrysanthemum |
      | Atiena        |

  @id:VTES-4858 @vtes.political.who-any-ready-vampire @checks:a
  Scenario Outline: <vampire> of the sect <sect> can call a referendum
    Given Sarah's <vampire> is ready
    And <vampire>'s sect is <sect>
    And Sarah holds Kine Resources Contested
    When <vampire> plays Kine Resources Contested
    Then it is for Sarah to choose the terms

    Examples:
      | vampire      | sect        |
      | Ubende       | Laibon      |
      | Kamau Jafari | Laibon      |
      | Almodo Giovanni | Independent |
      | Claudia      | Sabbat      |
      | Anita Wainwright | Anarch  |
      | Wauneka      | Camarilla   |

  @id:VTES-4981 @vtes.action.block.undirected-prey-or-predator @checks:a @vtes.action.block.prey-before-predator
  Scenario: Only prey and predator may block a political action
    Given Sarah's Wauneka is ready
    And Sarah holds Kine Resources Contested
    And Alexis's Nassir and Ines's Colette are ready
    And Tom's Ryan and Rui's Sully are ready
    When Wauneka plays Kine Resources Contested
    Then it is for Alexis to block or decline
    And Colette cannot attempt to block because vtes.action.block.prey-before-predator
    And Ryan cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    And Sully cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Alexis declines to block
    Then it is for Ines to block or decline
    When Ines declines to block
    Then it is for Sarah to choose the terms

  @id:VTES-4982 @vtes.action.block.undirected-prey-or-predator @checks:a @vtes.political.success-calls-referendum
  Scenario: The predator may block a political action that the prey did not block
    Given Sarah's Wauneka is ready
    And Sarah holds Kine Resources Contested
    And Alexis's Nassir and Ines's Colette are ready
    And Colette bears Sport Bike
    When Wauneka plays Kine Resources Contested
    And Alexis declines to block
    And Colette attempts to block
    Then Colette blocks the action
    And Kine Resources Contested is in Sarah's ash heap

  @id:VTES-0703 @vtes.political.once-per-turn-per-vampire @checks:a,b
  Scenario: A vampire that unlocks cannot take a second political action this turn, another can
    Given Sarah's Sybren van Oosten and Wauneka are ready
    And Sarah holds Ancilla Empowerment and Consanguineous Boon
    When Sybren van Oosten plays Ancilla Empowerment
    And Sarah votes for the referendum with Sybren van Oosten
    And Sarah passes
    Then the referendum passes
    And it is for Sarah to respond after the action
    When Sarah uses Sybren van Oosten
    Then Sybren van Oosten is unlocked
    And Sybren van Oosten cannot play Consanguineous Boon because vtes.political.once-per-turn-per-vampire
    And Wauneka may play Consanguineous Boon
    And Sybren van Oosten may bleed Alexis

  @id:VTES-0704 @vtes.political.once-per-turn-per-vampire @checks:c
  Scenario: A blocked political action counts as the vampire's political action of the turn
    Given Sarah's Sybren van Oosten is ready
    And Alexis's Colette is ready
    And Colette bears Raven Spy
    And Sarah holds Ancilla Empowerment, Consanguineous Boon and Freak Drive
    When Sybren van Oosten plays Ancilla Empowerment
    And Colette attempts to block
    Then Colette blocks the action
    When Sybren van Oosten strikes with hands
    And Colette strikes with hands
    And Sybren van Oosten plays Freak Drive at superior
    Then Sybren van Oosten is unlocked
    And Sybren van Oosten cannot play Consanguineous Boon because vtes.political.once-per-turn-per-vampire
    And Sybren van Oosten may hunt

  @id:VTES-4896 @vtes.political.once-per-turn-per-vampire @checks:c
  Scenario: An unlocked vampire whose political action was blocked cannot call a referendum this turn
    Given Sarah's Alice Chen and Colette are ready
    And Alexis's Nassir is ready
    And Nassir bears Sport Bike
    And Sarah holds Ancilla Empowerment, Consanguineous Boon and Precognizant Mobility
    When Alice Chen plays Ancilla Empowerment
    And Nassir attempts to block
    And Alice Chen strikes with hands
    And Nassir strikes with hands
    And Colette plays Precognizant Mobility at superior on Alice Chen
    Then Alice Chen is unlocked
    And Alice Chen cannot play Consanguineous Boon because vtes.political.once-per-turn-per-vampire
    When everyone passes until Sarah's minion phase
    And Alice Chen plays Consanguineous Boon
    And Alexis declines to block
    Then it is for Sarah to choose the terms

  @id:VTES-4897 @vtes.political.once-per-turn-per-vampire
  Scenario: An unlocked vampire whose referendum failed cannot call a second one this turn
    Given Sarah's Alice Chen and Colette are ready
    And Sarah holds Ancilla Empowerment, Consanguineous Boon and Precognizant Mobility
    When Alice Chen plays Ancilla Empowerment
    And Sarah passes
    Then the referendum fails
    When Colette plays Precognizant Mobility at superior on Alice Chen
    Then Alice Chen is unlocked
    And Alice Chen cannot play Consanguineous Boon because vtes.political.once-per-turn-per-vampire

  @id:VTES-0705 @vtes.politics.terms-chosen-only-after-success @checks:b @vtes.glossary.referendum
  Scenario: The terms of a referendum are chosen after the action has succeeded, not before
    Given Sarah's Wauneka is ready
    And Alexis's Colette is ready
    And Sarah holds Kine Resources Contested
    When Wauneka plays Kine Resources Contested
    Then it is for Alexis to block or decline
    And Sarah cannot allocate 2 to Alexis and 2 to Tom because vtes.politics.terms-chosen-only-after-success
    When Alexis declines to block
    Then it is for Sarah to choose the terms
    And these events happen in order:
      | event             | referendum               | seat  |
      | referendum-called | Kine Resources Contested | Sarah |
    When Sarah allocates 2 to Alexis and 2 to Tom
    And Sarah votes for the referendum with Kine Resources Contested
    Then the referendum passes
    And these events happen in order:
      | event               | passed | seat   | amount |
      | referendum-resolved | true   |        |        |
      | pool-burned         |        | Alexis | 2      |
    And these events happen in order:
      | event               | passed | seat   | amount |
      | referendum-resolved | true   |        |        |
      | pool-burned         |        | Tom    | 2      |
    And Alexis burns 2 pool
    And Tom burns 2 pool

  @id:VTES-6415 @vtes.referendum.step-terms
  Scenario: Only the caller chooses the terms of a referendum, and only once
    Given Sarah's Wauneka is ready
    And Tom's Ayelech is ready
    And Sarah holds Kine Resources Contested
    When Wauneka plays Kine Resources Contested
    Then it is for Sarah to choose the terms
    And Alexis cannot allocate 2 to Sarah and 2 to Tom because vtes.referendum.step-terms
    When Sarah allocates 2 to Alexis and 2 to Tom
    Then it is for Sarah to vote or pass
    And Sarah cannot allocate 2 to Rui and 2 to Tom because vtes.referendum.step-terms
    When Sarah votes for the referendum with Kine Resources Contested
    And Tom passes
    Then the referendum passes
    And Alexis burns 2 pool
    And Tom burns 2 pool

  @id:VTES-2710 @vtes.referendum.three-steps @checks:a
  Scenario: A referendum has its terms chosen first, then its votes, and then its effect
    Given Sarah's Belinde is ready
    And Tom's Alice Chen is ready
    And Sarah holds Kine Resources Contested
    When Belinde plays Kine Resources Contested
    Then it is for Sarah to choose the terms
    When Sarah allocates 3 to Alexis and 1 to Tom
    Then it is for Sarah to vote or pass
    And no pool changes
    When Sarah votes for the referendum with Belinde
    And Sarah votes for the referendum with Kine Resources Contested
    Then no pool changes
    And it is for Tom to vote or pass
    When Tom votes against the referendum with Alice Chen
    Then the referendum passes
    And these events happen in order:
      | event               | seat   | votes | amount |
      | vote-cast           | Tom    | 2     |        |
      | referendum-resolved |        |       |        |
      | pool-burned         | Alexis |       | 3      |
    And Alexis burns 3 pool
    And Tom burns 1 pool

  @id:VTES-2711 @vtes.referendum.step-terms @checks:b
  Scenario: The polling begins at once if no terms are to be chosen
    Given Sarah's Belinde is ready
    And Sarah holds Ancilla Empowerment
    When Belinde plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    And none of these events happens:
      | event        |
      | terms-chosen |
    When Sarah votes for the referendum with Belinde
    And Sarah passes
    Then the referendum passes

  @id:VTES-6416 @needs:block @vtes.referendum.step-terms @checks:a
  Scenario: The polling begins after the terms are chosen
    Given Sarah's Belinde and Sybren van Oosten are ready
    And Sarah holds Kine Resources Contested
    When Sybren van Oosten plays Kine Resources Contested
    Then it is for Sarah to choose the terms
    And Sarah cannot vote for the referendum with Belinde because vtes.referendum.step-terms
    When Sarah allocates 2 to Alexis and 2 to Tom
    And Sarah votes for the referendum with Belinde
    Then the votes are 2 for and 0 against
    When Sarah passes
    Then the referendum passes

  @id:VTES-0706 @vtes.faq.politics.failed-referendum-still-successful-action @checks:a
  @vtes.referendum.resolve.otherwise-fails @checks:b
  Scenario: A failed referendum has no effect, but the action was successful
    Given Sarah's Wauneka is ready
    And Rui's Alice Chen is ready
    And Sarah holds Ancilla Empowerment
    When Wauneka plays Ancilla Empowerment
    And Sarah votes for the referendum with Ancilla Empowerment
    And Rui votes against the referendum with Alice Chen
    Then the referendum fails
    And the action succeeds
    And no pool changes
    And Ancilla Empowerment is in Sarah's ash heap
    And Wauneka is locked

  @id:VTES-2608 @vtes.political.undirected-no-target @checks:a,b
  Scenario Outline: <card> may be blocked by the prey, then by the predator
    Given Sarah's Belinde is ready
    And Sarah holds <card>
    And Alexis's Wauneka, Tom's Nassir, Rui's Ryan, Rui's Colin Flynn and Ines's Colette are ready
    And Colette bears Sport Bike
    When Belinde plays <card>
    Then the action is undirected
    And the action has no target
    And it is for Alexis to block or decline
    And Colette cannot attempt to block because vtes.action.block.prey-before-predator
    And Nassir cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    And Ryan cannot attempt to block because vtes.action.block.undirected-prey-or-predator
    When Alexis declines to block
    Then it is for Ines to block or decline
    When Colette attempts to block
    Then Colette blocks the action
    And <card> is in Sarah's ash heap

    Examples:
      | card                     |
      | Kine Resources Contested |
      | Ancilla Empowerment      |
      | Toreador Justicar        |

  @id:VTES-2609 @vtes.political.default-stealth-plus-one @checks:a
  Scenario: A political action has exactly 1 stealth
    Given Sarah's Belinde is ready
    And Sarah holds Kine Resources Contested
    And Alexis's Nassir and Ayelech are ready
    And Ayelech bears Sport Bike
    When Belinde plays Kine Resources Contested
    Then the action's stealth is 1
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Ayelech attempts to block
    Then Ayelech blocks the action
    And Kine Resources Contested is in Sarah's ash heap

  @id:VTES-2303 @faq @vtes.faq.politics.failed-referendum-still-successful-action @checks:a,b
  @vtes.political.once-per-turn-per-vampire
  Scenario: A failed referendum counts as the vampire's political action of the turn
    Given Sarah's Naomi Stewart is ready
    And Sarah holds Ancilla Empowerment, Consanguineous Boon and Freak Drive
    When Naomi Stewart plays Ancilla Empowerment
    And Sarah passes
    Then the referendum fails
    When Naomi Stewart plays Freak Drive at basic
    Then the action succeeds
    And Naomi Stewart is unlocked
    And Naomi Stewart cannot play Consanguineous Boon because vtes.political.once-per-turn-per-vampire

  @id:VTES-3214 @faq @vtes.faq.politics.failed-referendum-still-successful-action @checks:a
  @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: A card whose referendum fails is still paid for
    Given Sarah's Ángel Guerrero is ready with 6 blood
    And Sarah holds Reckless Agitation
    When Ángel Guerrero plays Reckless Agitation
    And Sarah allocates 3 to Alexis and 3 to Tom
    And Sarah votes against the referendum with Reckless Agitation
    And Sarah passes
    Then the referendum fails
    And the action succeeds
    And Ángel Guerrero is ready with 4 blood and locked
    And no pool changes
