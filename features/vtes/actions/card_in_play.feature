# Fifth edition rulebook, "Action Card (or Card in Play)", and "Types of Actions" for how often
Feature: Actions on cards in play
  A minion can use each action of each copy once a turn, even if it unlocks.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1603 @vtes.card-action.who-any-ready-minion @checks:a @vtes.card-action.target-as-printed
  Scenario: Any Methuselah's minion may use an action on a card in play, if the card allows it
    Given Sarah's Underbridge Stray and Tom's Nassir are ready
    And Nassir bears Haven Uncovered, played by Alexis
    When Underbridge Stray acts through Haven Uncovered to enter combat
    Then the action is directed
    And the action targets Nassir
    And the action's stealth is 1
    And it is for Tom to block or decline
    When Tom declines to block
    Then combat begins between Underbridge Stray and Nassir

  @id:VTES-1604 @vtes.action.limit.same-copy-in-play-once-per-turn @checks:a
  Scenario: A minion that unlocks can act through another copy of a card but not the same copy again
    Given Sarah's Brock Sterling and Belinde are ready
    And Alexis's Nassir and Ayelech are ready
    And Nassir bears Haven Uncovered, played by Tom
    And Ayelech bears Haven Uncovered, played by Tom
    And Sarah holds Freak Drive
    When Brock Sterling acts through Haven Uncovered to enter combat
    And Alexis declines to block
    Then combat begins between Brock Sterling and Nassir
    When Brock Sterling strikes with hands
    And Nassir strikes with hands
    Then it is for Sarah to respond after the action
    When Brock Sterling plays Freak Drive at basic
    Then Brock Sterling is ready with 1 blood and unlocked
    And Brock Sterling cannot act through Haven Uncovered to enter combat because vtes.action.limit.same-copy-in-play-once-per-turn
    When Brock Sterling acts through Haven Uncovered#2 to enter combat
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then combat begins between Brock Sterling and Ayelech

  @id:VTES-1605 @vtes.action.limit.same-copy-in-play-once-per-turn @checks:b
  Scenario: Another minion may act through the same copy of a card in the same turn
    Given Sarah's Brock Sterling and Belinde are ready
    And Alexis's Nassir is ready
    And Nassir bears Haven Uncovered, played by Tom
    When Brock Sterling acts through Haven Uncovered to enter combat
    Then it is for Alexis to block or decline
    When Nassir attempts to block
    Then Nassir fails to block the action
    When Alexis declines to block
    And Brock Sterling strikes with hands
    And Nassir strikes with hands
    Then the combat is over
    When Belinde acts through Haven Uncovered to enter combat
    Then it is for Alexis to block or decline
    When Alexis declines to block
    Then combat begins between Belinde and Nassir

  @id:VTES-2647 @vtes.action.limit.same-copy-in-play-once-per-turn @checks:a
  Scenario: A minion whose action through a card was blocked can use only another copy that turn
    Given Sarah's Brock Sterling is ready with 3 blood
    And Alexis's Nassir and Ayelech are ready
    And Nassir bears Haven Uncovered, played by Tom
    And Ayelech bears Haven Uncovered and Sport Bike, played by Tom
    And Sarah holds Freak Drive
    When Brock Sterling acts through Haven Uncovered to enter combat
    And Ayelech attempts to block
    And Brock Sterling strikes with hands
    And Ayelech strikes with hands
    And Brock Sterling plays Freak Drive at superior
    Then Brock Sterling is unlocked
    And Brock Sterling cannot act through Haven Uncovered to enter combat because vtes.action.limit.same-copy-in-play-once-per-turn
    When Brock Sterling acts through Haven Uncovered#2 to enter combat
    And Alexis declines to block
    Then combat begins between Brock Sterling and Ayelech

  @id:VTES-1606 @vtes.golden-rule.cards-override-rules
  Scenario: Preternatural Strength depends on its level when played and excludes other added strength
    Given Sarah's Wauneka and Ryan are ready
    And Wauneka bears Preternatural Strength
    And Preternatural Strength came into play at superior
    And Ryan bears Preternatural Strength
    And Preternatural Strength#2 came into play at basic
    And Alexis's Nassir and Ayelech are ready
    And Sarah holds Torn Signpost
    When Wauneka enters combat with Nassir
    Then Wauneka cannot play Torn Signpost at basic because vtes.golden-rule.cards-override-rules
    When Wauneka strikes with hands
    And Nassir strikes with hands
    Then Nassir takes 3 damage
    When Ryan enters combat with Ayelech
    And Ryan strikes with hands
    And Ayelech strikes with hands
    Then Ayelech takes 2 damage

  @id:VTES-1607 @vtes.action.directed.d-symbol-is-reminder @checks:a
  Scenario: A (D) action aimed at the Methuselah's own card is undirected
    Given Sarah's Belinde and Nassir are ready
    And Belinde bears Haven Uncovered, played by Sarah
    And Nassir bears Haven Uncovered, played by Tom
    When Belinde acts through Haven Uncovered to burn it
    Then the action succeeds
    And Belinde bears nothing
    And these events happen in order:
      | event            | minion  | directed |
      | action-announced | Belinde | false    |

  @id:VTES-1608 @vtes.action.directed.d-symbol-is-reminder @vtes.card-action.who-any-ready-minion
  Scenario: Burning a rival's card on one's own vampire is directed at the rival who controls the card
    Given Sarah's Nassir and Belinde are ready
    And Nassir bears Haven Uncovered, played by Tom
    And Alexis's Ayelech and Tom's Colette are ready
    Then Belinde cannot act through Haven Uncovered to burn it because vtes.golden-rule.cards-override-rules
    When Nassir acts through Haven Uncovered to burn it
    Then the action is directed
    And it is for Tom to block or decline
    And Ayelech cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When Tom declines to block
    Then Nassir bears nothing
    And Haven Uncovered is in Tom's ash heap

  @id:VTES-2670 @vtes.card-action.default-stealth-zero @checks:a
  Scenario Outline: An action card without printed stealth has 0 stealth, so any minion blocks it: <acts>
    Given Sarah's Horace Radcliffe, Sully and Black Lotus are ready
    And Sarah holds Deep Song, Graverobbing and Dominate Kine
    And Alexis's Nassir is ready
    And Alexis's Ryan is in torpor
    And Alexis controls The Barrens
    When <acts>
    Then the action's stealth is 0
    When Nassir attempts to block
    Then Nassir blocks the action

    Examples:
      | acts                                                       |
      | Horace Radcliffe plays Deep Song at superior on Nassir     |
      | Sully plays Graverobbing at basic on Ryan                  |
      | Black Lotus plays Dominate Kine at superior on The Barrens |

  @id:VTES-2642 @vtes.action.directed.d-symbol-is-reminder @checks:b
  Scenario Outline: An action that targets nobody else is undirected without the (D) symbol: <acts>
    Given Sarah's Wauneka and Gelasia Fotiou are ready
    And Sarah's Ashley is uncontrolled
    And Sarah holds Preternatural Strength and Govern the Unaligned
    And Alexis's Nassir is ready
    And Ines's Colette is ready
    When <acts>
    Then the action is undirected
    When Alexis declines to block
    Then it is for Ines to block or decline
    When Ines declines to block
    Then the action succeeds

    Examples:
      | acts                                                            |
      | Wauneka plays Preternatural Strength at basic                   |
      | Gelasia Fotiou plays Govern the Unaligned at superior on Ashley |

  @id:VTES-1609 @vtes.action.basic.vampire-bleed-or-hunt @checks:a @vtes.action.basic.ally-bleed-only
  Scenario: Without cards, a vampire can bleed or hunt, and an ally can only bleed
    Given Sarah's Belinde, Nassir and Underbridge Stray are ready
    And Underbridge Stray came into play at basic
    And Alexis's Ryan is in torpor
    Then Underbridge Stray cannot hunt because vtes.hunt.who-any-ready-vampire
    And Underbridge Stray cannot rescue Ryan because vtes.rescue.who-any-ready-vampire
    When Belinde bleeds Alexis
    Then Alexis burns 1 pool
    When Nassir hunts
    Then the action succeeds
    When Underbridge Stray bleeds Alexis
    Then the action succeeds

  @id:VTES-2646 @vtes.action.basic.ally-bleed-only @checks:a
  Scenario: An ally's only action without a card is to bleed
    Given Sarah's Rafastio Ghoul is ready
    And Sarah's Ryan is in torpor with 4 blood and locked
    And Alexis's Nassir is in torpor with 4 blood
    Then exactly these choices are open to Sarah:
      | Rafastio Ghoul bleeds Alexis |
      | Sarah passes                 |
    And Rafastio Ghoul cannot hunt because vtes.hunt.who-any-ready-vampire
    And Rafastio Ghoul cannot rescue Nassir because vtes.rescue.who-any-ready-vampire
    And Rafastio Ghoul cannot diablerise Nassir because vtes.diablerise-action.who-any-ready-vampire
    When Rafastio Ghoul bleeds Alexis
    Then Alexis burns 1 pool
