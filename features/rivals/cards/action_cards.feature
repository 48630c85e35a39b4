# The Action cards of the box other than Schemes, Conspiracies and Relics. Rulebook, "Play or Place an Action Card"
Feature: Action cards of the box
  What each card requires, which targets it may have, and what it does.

  @id:RIV-3191 @needs:cards @needs:hunters @rivals.action-card.clan-missing-discard
  Scenario Outline: A Hunter's Action card cannot be played without a member of its creed
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <actor> is in The Streets
    And Ana holds <card>
    And Bruno's Hope is in the Haven
    And 1 Prestige of Ana lies on Hope
    Then <actor> cannot play <card> as Action card because rivals.action-card.clan-missing-discard

    Examples:
      | card                     | actor  |
      | Weigh Down               | Ingrid |
      | Tracking Device          | Ingrid |
      | Found a Weakness         | Ingrid |
      | Thorn from the Crown     | Sara   |
      | Bone of the Apostle James | Sara  |
      | Blood of Saint Dominic   | Sara   |

  @id:RIV-3192 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Wrath deals 1 Mental damage per burned character, and 1 more with Repel the Unnatural
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <actor> is in the Haven
    And Ana holds Wrath
    And Ana's burned pile holds <burned>
    And Bruno's burned pile holds Judas
    And Bruno's Keondra and Matthew are in the Haven
    When <actor> plays Wrath as Action card
    And Ana chooses <target>
    Then <target> takes <damage> damage
    And Ana's discard pile holds Wrath

    Examples:
      | actor  | burned                    | target  | damage |
      | Sara   | Noriko, Andrés and Rebuke | Matthew | 2      |
      | Ingrid | Noriko, Andrés and Rebuke | Matthew | 3      |
      | Ingrid | Noriko, Andrés and Rebuke | Keondra | 2      |
      | Ingrid | Rebuke                    | Matthew | 1      |

  @id:RIV-3193 @needs:cards @needs:hunters @needs:options @rivals.golden.card-beats-rulebook
  Scenario Outline: Damage from an Action card may target any character but a Monster another player tagged
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Ana's Sara is in the Haven
    And Ana holds <card>
    And Ana's burned pile holds Noriko
    And Bruno's Hope is in the Haven
    And Clara's Rio is in The Streets
    And Ghost, Werewolf and Warlock are in The Streets
    And Ana has tagged Warlock
    And Clara has tagged Werewolf
    When Sara plays <card> as Action card
    Then exactly these choices are open to Ana:
      | Ana chooses Sara    |
      | Ana chooses Hope    |
      | Ana chooses Rio     |
      | Ana chooses Ghost   |
      | Ana chooses Warlock |

    Examples:
      | card             |
      | Wrath            |
      | Found a Weakness |

  @id:RIV-3194 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Found a Weakness deals 1 Physical damage per own Prestige, 1 more with Sense the Unnatural
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Ana's <actor> is in the Haven
    And Ana holds Found a Weakness
    And Bruno's <target> is in the Haven
    And Clara's Rio is in the Haven
    And <placed> Prestige of Ana lies on <target>
    And 1 Prestige of Clara lies on <target>
    When <actor> plays Found a Weakness as Action card
    And Ana chooses <target>
    Then <target> takes <damage> damage
    And Ana's discard pile holds Found a Weakness

    Examples:
      | actor | target  | placed | damage |
      | Jamie | Hope    | 2      | 2      |
      | Sara  | Hope    | 2      | 3      |
      | Sara  | Matthew | 2      | 1      |
      | Sara  | Hope    | 0      | 1      |

  @id:RIV-3195 @needs:torpor @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario: Found a Weakness deals Superficial damage, and Wrath does not
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Ana's Ingrid is in the Haven
    And Ana holds Found a Weakness and Wrath
    And Bruno's Hope is in the Haven with 2 Blood
    And Bruno's Ceraph is in the Haven
    And 3 Prestige of Ana lies on Hope
    When Sara plays Found a Weakness as Action card
    And Ana chooses Hope
    Then Hope has 1 Blood
    And Hope is not defeated
    When Ingrid plays Wrath as Action card
    And Ana chooses Hope
    Then Hope is defeated by Ana

  @id:RIV-3196 @needs:hunters @rivals.attack.s8.apply-card-text
  Scenario Outline: The bearer of Weigh Down deals 1 damage less when attacking its player's characters
    Given Bruno, Clara and Ana (hunters) sit clockwise
    And Ana's Sara is in the Haven
    And Clara's Hope is in the Haven
    And Bruno's Matthew is in The Streets
    And Ana's <curse> is attached to Matthew
    When Matthew attacks <target>
    And Matthew makes a Physical attack
    Then <target> takes <damage> damage

    Examples:
      | curse      | target | damage |
      | Weigh Down | Sara   | 1      |
      | Weigh Down | Hope   | 2      |
      | Confuse    | Sara   | 2      |

  @id:RIV-3197 @needs:hunters @rivals.attack.s8.apply-card-text
  Scenario: A Monster that bears Weigh Down deals 1 less in its Preemptive Strike
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Lucky is in the Haven
    And Ana's Sara is in The Streets
    And Werewolf is in The Streets
    And Ana has tagged Werewolf
    And Ana's Weigh Down is attached to Werewolf
    When Sara attacks Werewolf
    And Sara makes a Mental attack
    Then Sara takes 2 damage

  @id:RIV-3198 @needs:cards @needs:hunters @needs:options @rivals.terms.target.you-choose
  Scenario Outline: Weigh Down attaches to any character, Tracking Device also to a face-down Monster
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Ana holds <card>
    And Bruno's Hope is in the Haven
    And Bruno's Keondra is in torpor
    And Werewolf and Vagrant are in The Streets
    And Ghost lies face down in The Streets
    When Sara plays <card> as Action card
    Then <what>
    When Ana chooses Hope
    Then Hope bears <card>
    And Ana's discard pile is empty

    Examples:
      | card            | what                       |
      | Weigh Down      | Ana may choose Werewolf    |
      | Weigh Down      | Ana may choose Sara        |
      | Tracking Device | Ana may choose Werewolf    |
      | Tracking Device | Ana may choose Monster     |
      | Tracking Device | Ana may choose Sara        |

  @id:RIV-3199 @needs:cards @needs:hunters @rivals.monster.face-down-not-target-character
  Scenario Outline: Weigh Down and Tracking Device cannot attach to a Mortal or a character in torpor
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Ana holds <card>
    And Bruno's Hope is in the Haven
    And Bruno's Keondra is in torpor
    And Vagrant is in The Streets
    And Ghost lies face down in The Streets
    When Sara plays <card> as Action card
    Then Ana cannot choose <what> because <rule>
    And it is for Ana to choose a target

    Examples:
      | card            | what    | rule                                           |
      | Weigh Down      | Monster | rivals.monster.face-down-not-target-character  |
      | Weigh Down      | Vagrant | rivals.terms.character                        |
      | Weigh Down      | Keondra | rivals.torpor.targeting-restriction           |
      | Tracking Device | Vagrant | rivals.terms.character                        |
      | Tracking Device | Keondra | rivals.torpor.targeting-restriction           |

  @id:RIV-3200 @needs:hunters @rivals.attack.intel.must-match-secrecy
  Scenario Outline: Hunters who attack the bearer of Tracking Device have 1 more Intel
    Given Ana (hunters), Bruno and Clara sit clockwise
    And <seat> has 2 Actions left
    And Ana's Sara is in The Streets
    And Clara's Lucky is in The Streets
    And Bruno's Haven card is The Temple of Set
    And Bruno's Hope and Ceraph are in the Haven
    And Ana's Tracking Device is attached to Hope
    And <more>
    When <attacker> attacks <target>
    Then <what>

    Examples:
      | seat  | attacker | target | more                                     | what                                             |
      | Ana   | Sara     | Hope   | Ana's Weigh Down is attached to Hope     | it is for Ana to announce the type of the attack |
      | Ana   | Sara     | Hope   | Bruno's Cobra Form is attached to Hope   | the attack fails                                 |
      | Ana   | Sara     | Ceraph | Ana's Weigh Down is attached to Hope     | the attack fails                                 |
      | Clara | Lucky    | Hope   | Ana's Weigh Down is attached to Hope     | the attack fails                                 |

  @id:RIV-3201 @needs:hunters @needs:stop @needs:turn @rivals.ruling.tracking-device.end-of-turn @rivals.end.eot.effects-now
  Scenario Outline: Tracking Device puts 1 Prestige on its bearer at the end of its player's turn
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Bruno's Hope is in the Haven
    And Ana's Tracking Device is attached to Hope
    And it is <seat>'s Torpor and Mending Step
    And the game stops at <seat>'s Antagonist Step
    Then <placed> Prestige of Ana lies on Hope
    And Ana has 20 Prestige
    And it is for <seat> to let the game go on

    Examples:
      | seat  | placed |
      | Ana   | 1      |
      | Bruno | 0      |

  @id:RIV-3202 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario Outline: Shameless gains 1 Prestige for every three different Disciplines
    Given Ana and Bruno sit clockwise
    And Ana's <coterie> in the Haven
    And Ana's Benicio is in torpor
    And Ana holds Shameless
    And Bruno's Hope is in the Haven
    When <actor> plays Shameless as Action card
    Then Ana gains <gained> Prestige
    And Ana's discard pile holds Shameless

    Examples:
      | coterie                      | actor   | gained |
      | Ceraph is                    | Ceraph  | 0      |
      | Lucky is                     | Lucky   | 1      |
      | Lucky and Keondra are        | Lucky   | 1      |
      | Lucky, Keondra and Judas are | Keondra | 2      |

  @id:RIV-3454 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario Outline: Shameless reports no gain when it brings no Prestige
    Given Ana and Bruno sit clockwise
    And Ana's <actor> is in the Haven
    And Ana holds Shameless
    And Bruno's Hope is in the Haven
    When <actor> plays Shameless as Action card
    Then <told>:
      | event           | seat |
      | prestige-gained | Ana  |
    And Ana has <n> Prestige

    Examples:
      | actor  | told                         | n  |
      | Ceraph | none of these events happens | 20 |
      | Lucky  | these events happen in order | 21 |

  @id:RIV-3203 @needs:cards @rivals.action-card.discipline-missing-discard
  Scenario Outline: Cobra Form cannot be played by a vampire without its Discipline
    Given Ana and Bruno sit clockwise
    And Ana's Gisele and Ceraph are in the Haven
    And Ana holds Cobra Form
    And Bruno's Hope is in the Haven
    Then Gisele cannot play Cobra Form as Action card because rivals.action-card.discipline-missing-discard
    When Ceraph plays Cobra Form as Action card
    Then <bearer> bears Cobra Form

    Examples:
      | bearer |
      | Ceraph |

  @id:RIV-3204 @needs:cards @rivals.action-card.clan-missing-discard
  Scenario: Cobra Form requires a vampire of the Ministry
    Given Ana and Bruno sit clockwise
    And Ana's Prudence is in the Haven
    And Ana holds Cobra Form
    And Bruno's Hope is in the Haven
    Then Prudence cannot play Cobra Form as Action card because rivals.action-card.clan-missing-discard

  @id:RIV-3205 @rivals.attack.intel.must-match-secrecy
  Scenario: Cobra Form gives its bearer 1 Secrecy
    Given Ana and Bruno sit clockwise
    And Ana's Lucky is in The Streets
    And Ana holds Awe
    And Bruno's Ceraph and Hope are in The Streets
    And Bruno's Cobra Form is attached to Ceraph
    When Lucky attacks Ceraph
    And Ana discards Awe for Intel
    Then it is for Ana to announce the type of the attack

  @id:RIV-3206 @needs:cards @rivals.attack.s8.apply-card-text @rivals.attack.s8.apply-card-text
  Scenario Outline: An attacker may detach Cobra Form for 1 more damage, which is Aggravated
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph and Iara are in The Streets
    And Bruno's Matthew is in the Haven
    And Ana's Cobra Form is attached to Ceraph
    When Ceraph attacks Matthew
    And Ceraph makes a Physical attack
    And Ana <answer>
    Then Matthew takes <damage> damage
    And Ceraph bears <borne>
    And Ana's discard pile <pile>

    Examples:
      | answer          | damage | borne      | pile             |
      | uses Cobra Form | 1      | nothing    | holds Cobra Form |
      | declines        | 0      | Cobra Form | is empty         |

  @id:RIV-3207 @rivals.attack.s8.apply-card-text
  Scenario: Cobra Form cannot be used in another character's attack
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph and Keondra are in The Streets
    And Bruno's Iara is in the Haven
    And Ana's Cobra Form is attached to Ceraph
    When Keondra attacks Iara
    And Keondra makes a Social attack
    Then Iara takes 2 damage
    And Ceraph bears Cobra Form

  @id:RIV-3208 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Anonymous Tip costs 2 Prestige and deals 1 Aggravated damage per Antagonist in The Streets
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Ana holds Anonymous Tip
    And Bruno's Hope is in the Haven
    And Warlock, Mugger and <antagonists> are in The Streets
    When Sara plays Anonymous Tip as Action card
    And Ana chooses Warlock
    Then Warlock takes <damage> damage
    And Ana has 18 Prestige
    And Ana's discard pile holds Anonymous Tip

    Examples:
      | antagonists                          | damage |
      | Maid                                 | 0      |
      | BOPE-RJ: PsyOps                      | 1      |
      | BOPE-RJ: PsyOps and BOPE-RJ: Caveira | 2      |

  @id:RIV-3209 @needs:cards @needs:hunters @needs:options @rivals.golden.card-beats-rulebook
  Scenario: Anonymous Tip targets a face-up Monster that no other player has tagged
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Ana's Sara is in the Haven
    And Ana holds Anonymous Tip
    And Bruno's Hope is in the Haven
    And Clara's Rio is in the Haven
    And Werewolf, Warlock, Vampire and BOPE-RJ: PsyOps are in The Streets
    And Ghost lies face down in The Streets
    And Ana has tagged Warlock
    And Clara has tagged Werewolf
    When Sara plays Anonymous Tip as Action card
    Then exactly these choices are open to Ana:
      | Ana chooses Warlock |
      | Ana chooses Vampire |

  @id:RIV-3210 @needs:cards @needs:hunters @rivals.prestige-on.spend-when-interacting
  Scenario: Prestige on the targeted Monster helps to pay for Anonymous Tip
    Given Ana (hunters) and Bruno sit clockwise
    And Ana has 2 Prestige
    And Ana's Sara is in the Haven
    And Ana holds Anonymous Tip
    And Bruno's Hope is in the Haven
    And Werewolf, Warlock and BOPE-RJ: PsyOps are in The Streets
    And 1 Prestige of Ana lies on Warlock
    When Sara plays Anonymous Tip as Action card
    Then Ana cannot choose Werewolf because rivals.prestige-on.interaction-kinds
    When Ana chooses Warlock
    Then Ana has 1 Prestige
    And 0 Prestige of Ana lies on Warlock
    And Warlock takes 1 damage

  @id:RIV-3211 @needs:cards @needs:hunters @rivals.action-card.discipline-missing-discard
  Scenario Outline: A Hunter's Action card that needs an Edge cannot be played without it
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in The Streets
    And Ana holds <card>
    And Bruno's Hope is in the Haven
    And Ghost is in The Streets
    Then Ingrid cannot play <card> as Action card because rivals.action-card.discipline-missing-discard

    Examples:
      | card              |
      | Anonymous Tip     |
      | Man's Best Friend |
      | Give 'em the Bird |

  @id:RIV-3212 @needs:cards @needs:hunters @needs:arrange @rivals.ruling.mans-best-friend
  Scenario Outline: Man's Best Friend is burned instead of its bearer's defeat, leaving the bearer 1 Blood
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio is in the Haven with <blood> Blood
    And Ana's Jamie is in the Haven
    And Ana holds Man's Best Friend
    And Bruno's Hope is in the Haven
    When Rio plays Man's Best Friend as Action card
    Then Rio bears Man's Best Friend
    When Rio is dealt <damage> through Bruno
    Then Rio is in Ana's Haven with <left> Blood
    And Rio bears <borne>
    And Rio is not defeated

    Examples:
      | blood | damage               | left | borne             |
      | 2     | 4 Physical damage    | 1    | nothing           |
      | 1     | 2 Aggravated damage  | 1    | nothing           |
      | 2     | 1 Physical damage    | 1    | Man's Best Friend |

  @id:RIV-3213 @needs:hunters @needs:arrange @rivals.ruling.mans-best-friend
  Scenario: Man's Best Friend goes to the burned pile and saves its bearer only once
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio is in the Haven
    And Ana's Jamie is in the Haven
    And Ana's Man's Best Friend is attached to Rio
    And Bruno's Hope is in the Haven
    When Rio is dealt 2 Social damage through Bruno
    Then Ana's burned pile holds Man's Best Friend
    When Rio is dealt 1 Social damage through Bruno
    Then Rio is defeated by Bruno

  @id:RIV-3214 @needs:cards @needs:hunters @rivals.terms.target.none-means-unplayable
  Scenario: Give 'em the Bird is played by a character in The Streets
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio is in the Haven
    And Ana's Gina Firenzo is in The Streets
    And Ana holds Give 'em the Bird
    And Bruno's Hope is in the Haven
    Then Rio cannot play Give 'em the Bird as Action card because rivals.terms.target.none-means-unplayable
    When Gina Firenzo plays Give 'em the Bird as Action card
    And Ana chooses Hope
    Then Hope bears Give 'em the Bird
    And Hope keeps all Blood

  @id:RIV-3215 @needs:hunters @needs:stop @needs:turn @rivals.begin.start.effects-happen-now
  Scenario Outline: Give 'em the Bird costs its bearer 1 Blood at the start of its controller's turn
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio is in the Haven
    And Bruno's Hope is in the Haven
    And Ana's Give 'em the Bird is attached to Hope
    And it is <seat>'s City Deck Step
    And the game stops at <seat>'s Ready and Return Step
    Then Hope has <blood> Blood
    And it is for <seat> to let the game go on

    Examples:
      | seat  | blood |
      | Bruno | 3     |
      | Ana   | 4     |

  @id:RIV-3946 @needs:hunters @needs:stop @needs:turn @rivals.tag.turn-timing
  Scenario Outline: Give 'em the Bird costs a tagged Monster 1 Blood at the start of its tagger's turn
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio is in the Haven
    And Ghost is in The Streets
    And Ana has tagged Ghost
    And Ana's Give 'em the Bird is attached to Ghost
    And Bruno's Hope is in the Haven
    And it is <seat>'s City Deck Step
    And the game stops at <seat>'s Ready and Return Step
    Then Ghost has <blood> Blood

    Examples:
      | seat  | blood |
      | Ana   | 5     |
      | Bruno | 6     |

  @id:RIV-3947 @needs:hunters @needs:stop @needs:turn @rivals.tag.protected-from-others
  Scenario: Give 'em the Bird takes no Blood from a Monster that another player has tagged
    Given Ana (hunters) and Bruno (hunters) sit clockwise
    And Ana's Rio is in the Haven
    And Ghost is in The Streets
    And Bruno has tagged Ghost
    And Ana's Give 'em the Bird is attached to Ghost
    And Bruno's Ingrid is in the Haven
    And it is Bruno's City Deck Step
    And the game stops at Bruno's Ready and Return Step
    Then Ghost has 6 Blood

  @id:RIV-3216 @needs:cards @rivals.action-card.ongoing-stays
  Scenario: Share the Wealth can be played without a Caitiff
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana holds Share the Wealth
    And Bruno's Hope is in the Haven
    When Matthew plays Share the Wealth as Action card
    Then Share the Wealth lies beside Ana's Haven

  @id:RIV-3217 @needs:cards @rivals.golden.card-beats-rulebook @needs:options
  Scenario: Not Forgotten shuffles back a random Library card for each different Discipline
    Given Ana and Bruno sit clockwise
    And Ana's Matthew and Iara are in the Haven
    And Ana's Keondra is in torpor
    And Ana holds Not Forgotten
    And Ana's discard pile holds Awe, Shotgun, Shotgun and Lucky
    And Bruno's Hope is in the Haven
    And Bruno's discard pile holds Charmer
    When Matthew plays Not Forgotten as Action card
    Then it is for chance to shuffle a card back
    And chance may draw exactly Awe and Shotgun
    When chance draws Shotgun
    And chance draws Awe
    Then Ana's Library holds 2 cards
    And Ana's discard pile holds Shotgun and Lucky
    And Not Forgotten lies beside Ana's Haven
    And it is for Ana to act

  @id:RIV-3218 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario: Not Forgotten shuffles back every Library card when there are too few
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana's Ceraph is in the Haven
    And Ana holds Not Forgotten and Not Forgotten
    And Ana's discard pile holds Awe
    And Bruno's Hope is in the Haven
    When Matthew plays Not Forgotten as Action card
    And chance draws Awe
    Then Ana's Library holds 1 card
    When Ceraph plays Not Forgotten as Action card
    Then Not Forgotten#2 lies beside Ana's Haven
    And it is for Ana to act

  @id:RIV-3219 @needs:cards @needs:stop @needs:turn @rivals.golden.card-beats-rulebook
  Scenario Outline: Not Forgotten lets a player with at most two Library cards draw 1 at the end of the turn
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana's Not Forgotten lies beside the Haven
    And Ana holds <hand>
    And Ana's Library holds Majesty and Believer
    And Bruno's Hope is in the Haven
    And it is Ana's Torpor and Mending Step
    And the game stops at Ana's Antagonist Step
    When Ana accepts
    And Ana draws a card from the Library
    Then Ana holds <after>
    And it is for Ana to let the game go on

    Examples:
      | hand                   | after                           |
      | Awe                    | Awe and Majesty                 |
      | Awe, Lucky and Shotgun | Awe, Lucky, Majesty and Shotgun |

  @id:RIV-3220 @needs:cards @needs:stop @needs:turn @rivals.golden.card-beats-rulebook
  Scenario: The draw from Not Forgotten is optional
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana's Not Forgotten lies beside the Haven
    And Ana's Library holds Majesty
    And Bruno's Hope is in the Haven
    And it is Ana's Torpor and Mending Step
    And the game stops at Ana's Antagonist Step
    When Ana declines
    Then Ana holds nothing
    And it is for Ana to let the game go on

  @id:RIV-3221 @needs:stop @needs:turn @rivals.end.eot.effects-now
  Scenario Outline: Not Forgotten draws nothing with three Library cards in hand or in a foe's turn
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana's Not Forgotten lies beside the Haven
    And Ana holds <hand>
    And Ana's Library holds Majesty
    And Bruno's Hope is in the Haven
    And it is <seat>'s Torpor and Mending Step
    And the game stops at <seat>'s Antagonist Step
    Then Ana holds <hand>
    And it is for <seat> to let the game go on

    Examples:
      | seat  | hand                     |
      | Ana   | Awe, Charmer and Shotgun |
      | Bruno | Awe                      |
