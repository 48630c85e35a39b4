# Rivals, "Attachments", "Curses", "Afflictions"
Feature: Curses
  Cards that foes attach to a character.

  Background:
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Ana's Noriko is in the Haven
    And Bruno's Iara is in the Haven
    And Clara's Rio is in the Haven

  @id:RIV-2257 @rivals.attach.max-1-per-character @checks:a,b @needs:hunters
  Scenario: A second copy of a limited card must go to another character
    Given Ana's Toquinho is in the Haven
    And Drive: Vengeance is attached to Noriko
    And Ana holds Drive: Vengeance
    When Ana plays Drive: Vengeance as Unhosted Action
    Then Ana cannot choose Noriko because rivals.attach.max-1-per-character
    When Ana chooses Toquinho
    Then Toquinho bears Drive: Vengeance
    And Noriko bears Drive: Vengeance

  @id:RIV-2258 @rivals.attach.max-1-different-names @checks:a,b @needs:hunters
  Scenario: A character can bear one copy each of differently named limited cards
    Given Drive: Vengeance is attached to Noriko
    And Ana holds Drive: Atonement and Drive: Vengeance
    Then Ana cannot play Drive: Vengeance as Unhosted Action because rivals.terms.target.none-means-unplayable
    When Ana plays Drive: Atonement as Unhosted Action
    And Ana chooses Noriko
    Then Noriko bears Drive: Vengeance and Drive: Atonement

  @id:RIV-3695 @rivals.curse.definition @needs:hunters @needs:cards
  Scenario: Observe & Report ignores another player's card attached to a third player's character
    Given Ana's Agenda card is Observe & Report face up
    And Clara's Agenda card is Observe & Report face up
    And Clara holds Weigh Down
    And it is Clara's Action Phase
    When Rio plays Weigh Down as Action card
    And Clara chooses Iara
    Then Iara bears Weigh Down
    And Clara gains 1 Agenda
    And Ana gains no Agenda

  @id:RIV-2259 @rivals.attachment-ability.controller-of-effects @checks:b @needs:hunters
  Scenario: A Curse's effects are controlled by the player who attached it
    Given Ana's Rival is Bruno
    And it is Bruno's City Deck Step
    And Bruno's Prudence is in the Haven with 1 Blood
    And Ana's Give 'em the Bird is attached to Prudence
    And the game stops at Bruno's Ready and Return Step
    Then Prudence is in torpor with 1 Blood
    And Ana has 1 Agenda
    And it is for Bruno to let the game go on

  @id:RIV-2260 @rivals.curse.definition @checks:a,b @needs:hunters
  Scenario: Every foe's card on a character is a Curse, and its own cards are not
    Given Ana's Maria Lopez is in the Haven
    And Ana's Weigh Down is attached to Iara
    And Clara's Tracking Device is attached to Iara
    And Vagrant is attached to Iara
    When Ana uses Maria Lopez
    And Ana chooses Iara
    And Bruno declines
    Then Iara takes 2 damage

  @id:RIV-2261 @rivals.curse.definition @checks:b @needs:hunters
  Scenario: A character with only its own cards bears no Curse
    Given Ana's Maria Lopez is in the Haven
    And Ana's Weigh Down is attached to Iara
    And Poison Pill and Vagrant are attached to Iara
    When Ana uses Maria Lopez
    And Ana chooses Iara
    And Bruno declines
    Then Iara takes 1 damage

  @id:RIV-2262 @rivals.curse.definition @checks:c @needs:hunters
  Scenario Outline: A card that Hunters attach to a Monster is a Curse
    Given Ana's Maria Lopez is in the Haven
    And Mula-Sem-Cabeça is in The Streets
    And Ana has tagged Mula-Sem-Cabeça
    And <whose>'s Weigh Down is attached to Mula-Sem-Cabeça
    And Ana's Tracking Device is attached to Mula-Sem-Cabeça
    When Ana uses Maria Lopez
    And Ana chooses Mula-Sem-Cabeça
    Then Mula-Sem-Cabeça takes 2 damage

    Examples:
      | whose |
      | Ana   |
      | Clara |

  @id:RIV-2263 @rivals.affliction.curses-not-a-card-type @checks:a @needs:ending @needs:torpor @needs:hunters
  Scenario: Any card type can be a Curse
    Given Ana's Maria Lopez is in the Haven
    And Ana's Weigh Down is attached to Iara
    And Clara's Confuse is attached to Iara
    And Ana's Shotgun is attached face down to Iara
    When Ana uses Maria Lopez
    And Ana chooses Iara
    Then Iara takes 3 damage

  @id:RIV-2264 @rivals.affliction.curses-may-be-face-down @checks:a,b @needs:hunters
  Scenario: Only its player sees a face-down Curse
    Given Ana's Renata Gomes is in The Streets
    And Ana holds Get the Drop and Shotgun
    When Renata Gomes attacks Iara
    And Renata Gomes makes a Mental attack
    And Ana plays Get the Drop face down
    And Ana attaches Shotgun face down
    Then Curse lies face down
    And Ana sees Curse to be Shotgun
    And Bruno and Clara do not see what Curse is
    And no event names Shotgun

  @id:RIV-3430 @rivals.affliction.curses-may-be-face-down @needs:hunters
  Scenario: Everybody sees a card being attached face down as a Curse
    Given Ana's Renata Gomes is in The Streets
    And Ana holds Get the Drop and Shotgun
    When Renata Gomes attacks Iara
    And Renata Gomes makes a Mental attack
    And Ana plays Get the Drop face down
    And Ana attaches Shotgun face down
    Then these events happen in order:
      | event    | card  | host |
      | attached | Curse | Iara |
    And Iara bears Shotgun

  @id:RIV-2265 @rivals.affliction.defeat-discards-curses @checks:a @needs:hunters
  Scenario: A defeat discards each Curse to the player who attached it
    Given Bruno's Prudence is in the Haven with 1 Blood
    And Ana's Weigh Down is attached to Prudence
    And Clara's Tracking Device is attached to Prudence
    When Prudence is dealt 2 Physical damage through Clara
    Then Prudence is in torpor with 1 Blood
    And Ana's discard pile holds Weigh Down
    And Clara's discard pile holds Tracking Device
    And Bruno's discard pile is empty
    And Ana's burned pile is empty

  @id:RIV-2266 @rivals.affliction.defeat-discards-curses @checks:b @needs:hunters
  Scenario: Curses are also discarded when Wooden Stake sends a vampire to torpor undefeated
    Given Ana's Toquinho is in The Streets
    And Bruno's Prudence is in the Haven with 1 Blood
    And Bruno's Keondra is in The Streets with 3 Blood
    And Clara's Weigh Down is attached to Keondra
    And Ana holds Wooden Stake
    When Toquinho attacks Keondra
    And Toquinho makes a Physical attack
    And Ana plays Wooden Stake face down
    Then Keondra is in torpor with 2 Blood
    And Clara's discard pile holds Weigh Down
    And Clara's burned pile is empty

  @id:RIV-2267 @rivals.affliction.burn-or-diablerie-burns-curses @checks:a,b @needs:torpor @needs:hunters
  Scenario Outline: Curses burn with a burned character and are discarded with another defeated one
    Given Bruno's Prudence is in the Haven with 1 Blood
    And Ana's Weigh Down is attached to Prudence
    When Prudence is dealt <n> Physical damage through Clara
    Then Weigh Down is in <pile>
    And Bruno's discard pile is empty

    Examples:
      | n            | pile               |
      | 2 Aggravated | Ana's burned pile  |
      | 2            | Ana's discard pile |

  @id:RIV-3926 @rivals.affliction.burn-or-diablerie-burns-curses @checks:c @needs:cards @needs:hunters
  Scenario: Curses burn with a character that a text burns
    Given Ana's Maria Lopez is in The Streets
    And Clara's Weigh Down is attached to Maria Lopez
    And Ana's Drive: Vengeance is attached to Maria Lopez
    And Ghost is in The Streets
    And Ana has tagged Ghost
    And Ana holds Blaze of Glory
    When Maria Lopez attacks Ghost
    And Maria Lopez makes a Physical attack
    And Ana plays Blaze of Glory face down
    And Ana pays 1 Prestige
    Then Maria Lopez is in Ana's burned pile
    And Clara's burned pile holds Weigh Down
    And Clara's discard pile is empty
    And Ana's discard pile holds Blaze of Glory and Drive: Vengeance

  @id:RIV-3927 @rivals.affliction.burn-or-diablerie-burns-curses @checks:c @needs:cards @needs:hunters @needs:torpor
  Scenario Outline: A Curse on Judas is burned if he is and discarded if he goes to torpor
    Given Bruno's Judas is in the Haven with 1 Blood
    And Ana's Weigh Down is attached to Judas
    When Judas is dealt 2 Physical damage through Clara
    And Bruno <answer>
    Then Judas is in <place>
    And Weigh Down is in <pile>

    Examples:
      | answer   | place               | pile               |
      | accepts  | Bruno's burned pile | Ana's burned pile  |
      | declines | torpor              | Ana's discard pile |

  @id:RIV-3928 @rivals.defeat.hunter-non-leader-burned @checks:c @needs:hunters @needs:torpor
  Scenario Outline: A Curse on a defeated Hunter burns with a burned Hunter and is discarded in recovery
    Given Rio is Leader
    And Clara's Jamie is in the Haven
    And Ana's Weigh Down is attached to <hunter>
    And Clara's Drive: Atonement is attached to <hunter>
    When <hunter> is dealt 5 Physical damage through Bruno
    Then <hunter> is in <place>
    And Weigh Down is in <pile>
    And Clara's discard pile holds Drive: Atonement

    Examples:
      | hunter | place               | pile               |
      | Jamie  | Clara's burned pile | Ana's burned pile  |
      | Rio    | torpor              | Ana's discard pile |

  @id:RIV-3929 @rivals.affliction.burn-or-diablerie-burns-curses @needs:cards @needs:hunters @needs:torpor
  Scenario Outline: A Curse is discarded when the Back Alley Clinic sends its bearer to recovery
    Given Clara's Haven card is Back Alley Clinic
    And Rio is Leader
    And Clara's Jamie is in the Haven
    And Ana's Weigh Down is attached to Jamie
    When Jamie is dealt 5 Physical damage through Bruno
    And Clara <answer>
    Then Jamie is in <place>
    And Weigh Down is in <pile>

    Examples:
      | answer   | place               | pile               |
      | accepts  | torpor              | Ana's discard pile |
      | declines | Clara's burned pile | Ana's burned pile  |

  @id:RIV-2268 @rivals.affliction.no-curse-at-limit @checks:a,b @needs:hunters
  Scenario: A character with three cards cannot get a Curse, and one with two can
    Given Bruno's Prudence is in the Haven
    And Ana's Ryan is in the Haven
    And Vagrant, Maid and Lookout are attached to Prudence
    And Mugger and Politician are attached to Iara
    And Ana holds Weigh Down
    When Ryan plays Weigh Down as Action card
    Then Ana cannot choose Prudence because rivals.attach.limit-three
    When Ana chooses Iara
    Then Iara bears Mugger, Politician and Weigh Down

  @id:RIV-2269 @rivals.affliction.no-curse-at-limit @checks:c @needs:hunters
  Scenario: A Monster can bear any number of Curses
    Given Ana's Ryan is in the Haven
    And Ghost is in The Streets
    And Ana has tagged Ghost
    And Ana's Weigh Down, Confuse and Weigh Down are attached to Ghost
    And Ana holds Tracking Device
    When Ryan plays Tracking Device as Action card
    And Ana chooses Ghost
    Then Ghost bears Weigh Down, Confuse, Weigh Down and Tracking Device

  @id:RIV-2270 @rivals.animal.is-action-card @checks:b,c @needs:hunters
  Scenario: An Animal is played as an Action and takes up an attachment slot
    Given Ana's Ryan is in the Haven
    And Drive: Vengeance and Drive: Atonement are attached to Ryan
    And Ana holds Man's Best Friend and Poison Pill
    And Ana has 1 Action left
    When Ryan plays Man's Best Friend as Action card
    Then Ana has 0 Actions left
    And Ryan bears Drive: Vengeance, Drive: Atonement and Man's Best Friend
    And it is for Ana to act

  @id:RIV-2271 @rivals.animal.is-action-card @checks:b @needs:hunters
  Scenario: An Animal cannot be played without a free attachment slot
    Given Ana's Ryan is in the Haven
    And Drive: Vengeance, Drive: Atonement and Poison Pill are attached to Ryan
    And Ana holds Man's Best Friend
    Then Ryan cannot play Man's Best Friend as Action card because rivals.terms.target.none-means-unplayable
    When Ana detaches Poison Pill
    And Ryan plays Man's Best Friend as Action card
    Then Ryan bears Drive: Vengeance, Drive: Atonement and Man's Best Friend

  @id:RIV-2272 @rivals.animal.exhaust-pay-attach @checks:a @needs:hunters
  Scenario: The acting character exhausts to play an Animal and bears it
    Given Ana's Ryan and Francisco are in the Haven
    And Ana holds Man's Best Friend
    When Ryan plays Man's Best Friend as Action card
    Then Ryan is exhausted
    And Ryan bears Man's Best Friend
    And Ryan has 4 Blood
    And Francisco is ready
    And Francisco bears nothing

  @id:RIV-2273 @rivals.animal.requires-discipline @checks:a,c @needs:hunters
  Scenario: The acting character itself must have the Edge an Animal requires
    Given Ana's Ryan and Sara are in the Haven
    And Ana holds Man's Best Friend
    Then Sara cannot play Man's Best Friend as Action card because rivals.action-card.discipline-missing-discard
    When Ryan plays Man's Best Friend as Action card
    Then Ryan bears Man's Best Friend

  @id:RIV-2275 @rivals.unique.single-controller @checks:a,b @needs:hunters
  Scenario: A character a foe has in play cannot be recruited until it leaves play
    Given Ana holds Rio
    And Clara's Jamie is in the Haven
    Then Ana cannot recruit Rio because rivals.recruit.not-same-name-in-any-coterie
    When Rio is dealt 9 Aggravated Physical damage
    And Ana recruits Rio
    Then Rio is in Ana's Haven with 2 Blood

  @id:RIV-2276 @rivals.unique.single-controller @checks:a @needs:hunters
  Scenario: A player cannot have two characters of one name
    Given Ana holds Noriko
    Then Ana cannot recruit Noriko because rivals.recruit.not-same-name-in-any-coterie
    And it is for Ana to act

  @id:RIV-2277 @rivals.unique.all-characters @checks:a @needs:hunters
  Scenario: The limit on names also applies when recruiting after a Mortal
    Given Ana's Maria Lopez is in The Streets
    And Vagrant is in The Streets
    And Ana holds Rio and Jamie
    When Maria Lopez attacks Vagrant
    And Maria Lopez makes a Physical attack
    Then it is for Ana to recruit or decline
    And Ana cannot recruit Rio because rivals.recruit.not-same-name-in-any-coterie
    When Ana recruits Jamie
    Then Jamie is in Ana's Haven

  @id:RIV-2278 @rivals.unique.all-characters @checks:b @needs:hunters
  Scenario: A character can be recruited although its copy is in torpor
    Given it is Bruno's Action Phase
    And Bruno's Keondra is in torpor with 1 Blood
    And Bruno holds Keondra
    When Bruno recruits Keondra
    Then Keondra is in Bruno's Haven with 6 Blood
    And Bruno's burned pile holds Keondra

  @id:RIV-2279 @rivals.one-per-player.one-copy-each @checks:a @needs:hunters
  Scenario: Each player may have one copy of a One per Player card
    Given Ana's Thorn from the Crown lies beside the Haven
    And it is Clara's Action Phase
    And Clara's Florencia is in the Haven
    And Clara holds Thorn from the Crown
    When Florencia plays Thorn from the Crown as Action card
    Then Clara controls Thorn from the Crown#2
    And Ana controls Thorn from the Crown

  @id:RIV-2280 @rivals.one-per-player.one-copy-each @checks:b @needs:hunters
  Scenario: A player cannot have a second copy of a One per Player card
    Given Ana's Thorn from the Crown lies beside the Haven
    And Ana holds Thorn from the Crown
    Then Noriko cannot play Thorn from the Crown as Action card because rivals.one-per-player.one-copy-each
    And it is for Ana to act
