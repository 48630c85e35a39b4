# Rivals, "Attachments", "Attachment Abilities"
Feature: Attachments
  Limits on attachments, detaching, and the abilities of attachments.

  Background:
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in the Haven
    And Bruno's Keondra is in the Haven

  @id:RIV-2223 @rivals.attach.limit-three @checks:a
  Scenario: A character with two attachments can bear a third, but not a fourth
    Given Ana's Hope is in the Haven
    And Vagrant and Maid are attached to Hope
    And Politician, Mugger and Lookout are attached to Ceraph
    And Ana holds Poison Pill
    When Ana plays Poison Pill as Unhosted Action
    Then Ana cannot choose Ceraph because rivals.attach.limit-three
    When Ana chooses Hope
    Then Hope bears Vagrant, Maid and Poison Pill

  @id:RIV-3675 @rivals.attach.action-card-to-actor @needs:cards
  Scenario: A character can bear several copies of a card that is not limited to one
    Given Ana's Matthew is in the Haven
    And Ana's Cobra Form is attached to Matthew
    And Ana holds Cobra Form
    When Matthew plays Cobra Form as Action card
    Then Matthew bears Cobra Form and Cobra Form

  @id:RIV-2224 @rivals.attach.limit-three @checks:b,d
  Scenario: Titles and cards attached by other players count toward the limit of three
    Given Ana's Hope is in the Haven
    And Prince of the City - Rio de Janeiro and Vagrant are attached to Ceraph
    And Bruno's Lingering Kiss is attached to Ceraph
    And Ana holds Poison Pill
    When Ana plays Poison Pill as Unhosted Action
    Then Ana cannot choose Ceraph because rivals.attach.limit-three
    And it is for Ana to choose a target

  @id:RIV-2225 @rivals.attach.limit-three @checks:e
  Scenario: A detached card makes room for another
    Given Politician, Mugger and Lookout are attached to Ceraph
    And Ana holds Poison Pill
    Then Ana cannot play Poison Pill as Unhosted Action because rivals.terms.target.none-means-unplayable
    When Ana detaches Mugger
    And Ana plays Poison Pill as Unhosted Action
    And Ana chooses Ceraph
    Then Ceraph bears Politician, Lookout and Poison Pill

  @id:RIV-2226 @rivals.attach.voluntary-detach @checks:a
  Scenario: A player may detach cards between Actions without using an Action
    Given Vagrant and Maid are attached to Ceraph
    When Ana detaches Vagrant
    Then Ceraph bears Maid
    And Ana has 2 Actions left
    And it is for Ana to act

  @id:RIV-2227 @rivals.attach.voluntary-detach @checks:b
  Scenario: A player cannot detach a card during an attack
    Given Ana's Matthew is in The Streets
    And Vagrant and Maid are attached to Matthew
    When Ana detaches Maid
    And Matthew attacks Keondra
    Then Ana cannot detach Vagrant because rivals.attach.voluntary-detach
    And Matthew bears Vagrant
    And it is for Ana to announce the type of the attack

  @id:RIV-2228 @rivals.attach.voluntary-detach @checks:c
  Scenario: A player cannot detach a card in another player's turn
    Given it is Bruno's Action Phase
    And Vagrant is attached to Ceraph
    And Maid is attached to Keondra
    Then Ana cannot detach Vagrant because rivals.attach.voluntary-detach
    And Bruno cannot detach Vagrant because rivals.attach.no-detach-foreign-card
    When Bruno detaches Maid
    Then Ceraph bears Vagrant
    And Keondra bears nothing

  @id:RIV-2229 @rivals.attach.voluntary-detach @checks:d
  Scenario: A player cannot detach a card from another player's character
    Given Ana's Lingering Kiss is attached to Keondra
    And Ana's Poison Pill is attached to Ceraph
    Then Ana cannot detach Lingering Kiss because rivals.attach.no-detach-foreign-card
    When Ana detaches Poison Pill
    Then Keondra bears Lingering Kiss
    And Ceraph bears nothing

  @id:RIV-2230 @rivals.attach.voluntary-detach-burns @checks:a,b
  Scenario Outline: A voluntarily detached card is burned to its own burned pile
    Given <card> is attached to Ceraph
    When Ana detaches <card>
    Then <card> is in <pile>
    And Ana's discard pile is empty
    And the city discard pile is empty

    Examples:
      | card        | pile                 |
      | Vagrant     | the city burned pile |
      | Mugger      | the city burned pile |
      | Poison Pill | Ana's burned pile    |
      | Cobra Form  | Ana's burned pile    |

  @id:RIV-2231 @rivals.attach.no-detach-title-or-prey @checks:a
  Scenario: The Title cannot be detached voluntarily
    Given Prince of the City - Rio de Janeiro and Vagrant are attached to Ceraph
    Then Ana cannot detach Prince of the City - Rio de Janeiro because rivals.attach.no-detach-title-or-prey
    When Ana detaches Vagrant
    Then Ceraph bears Prince of the City - Rio de Janeiro

  @id:RIV-2232 @rivals.attach.no-detach-foreign-card @checks:a
  Scenario: A card attached by a foe cannot be detached
    Given Bruno's Lingering Kiss is attached to Ceraph
    And Ana's Poison Pill is attached to Ceraph
    Then Ana cannot detach Lingering Kiss because rivals.attach.no-detach-foreign-card
    When Ana detaches Poison Pill
    Then Ceraph bears Lingering Kiss

  @id:RIV-2233 @rivals.attach.detach-cost-or-plain @checks:a
  Scenario: A card detached as the cost of its ability is discarded, and the effect follows
    Given Ana's Matthew is in The Streets
    And Cobra Form is attached to Matthew
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana uses Cobra Form
    Then Keondra takes 3 damage
    And Ana's discard pile holds Cobra Form
    And Ana's burned pile is empty

  @id:RIV-2234 @rivals.attach.detach-cost-or-plain @checks:b
  Scenario: A card detached without using its ability is burned and has no effect
    Given Ana's Matthew is in The Streets
    And Cobra Form is attached to Matthew
    When Ana detaches Cobra Form
    And Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Keondra takes 2 damage
    And Ana's burned pile holds Cobra Form
    And Ana's discard pile is empty

  @id:RIV-2235 @rivals.attach.action-card-to-actor @checks:a,b
  Scenario Outline: A card for the acting character attaches to the character that exhausts
    Given Ana's Matthew and Prudence are in the Haven
    And Ana holds Cobra Form
    When <actor> plays Cobra Form as Action card
    Then <actor> bears Cobra Form
    And <actor> is exhausted
    And <mate> bears nothing
    And it is for Ana to act

    Examples:
      | actor    | mate     |
      | Matthew  | Prudence |
      | Prudence | Matthew  |

  @id:RIV-2236 @rivals.attach.unhosted-to-active-character @checks:a,b,c
  Scenario: An attachment played as an Unhosted Action goes to any active character of its player
    Given Ana's Hope is in The Streets
    And Ana's Iara is in The Streets and exhausted
    And Ana's Matthew is in torpor with 1 Blood
    And Ana holds Poison Pill
    When Ana plays Poison Pill as Unhosted Action
    Then exactly these choices are open to Ana:
      | Ana chooses Ceraph |
      | Ana chooses Hope   |
      | Ana chooses Iara   |
    When Ana chooses Iara
    Then Iara bears Poison Pill

  @id:RIV-2237 @rivals.attachment-ability.detach-cost-discards @checks:a,b
  Scenario: A card detached as a cost goes to its owner's discard pile
    Given Ana's Matthew is in The Streets
    And Vagrant and Cobra Form are attached to Matthew
    When Matthew attacks Keondra
    And Matthew makes a Mental attack
    And Ana uses Cobra Form
    Then Ana's discard pile holds Cobra Form
    And Ana's burned pile is empty
    And Matthew bears Vagrant

  @id:RIV-2238 @rivals.attachment-ability.detach-while-exhausted @checks:a
  Scenario: A card on an exhausted character can be detached for its effect
    Given Ana's Matthew is in The Streets
    And Cobra Form is attached to Matthew and exhausted
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana uses Cobra Form
    Then Keondra takes 3 damage
    And Matthew bears nothing

  @id:RIV-2239 @rivals.attachment-ability.detach-while-exhausted @checks:b
  Scenario: A foe's card cannot be detached for its effect
    Given Ana's Matthew is in The Streets
    And Cobra Form is attached to Matthew and exhausted
    And Bruno's Gisele is in the Haven
    And Cobra Form is attached to Gisele
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Bruno declines
    Then Ana cannot use Cobra Form#2 because rivals.activated.format
    When Ana uses Cobra Form
    Then Gisele bears Cobra Form
    And Matthew bears nothing

  @id:RIV-2240 @rivals.attachment-ability.other-detach-burns @checks:a,b @needs:attacks
  Scenario: A card burned to make room for the Title goes to the burned pile
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Matthew is in The Streets
    And Poison Pill, Cobra Form and Vagrant are attached to Matthew
    And Bruno has 19 Prestige
    When Matthew claims to be Prince
    And Bruno declines
    And Ana burns Poison Pill
    Then Ana's burned pile holds Poison Pill
    And Ana's discard pile is empty
    And Matthew bears Cobra Form, Vagrant and Prince of the City - Rio de Janeiro

  @id:RIV-2241 @rivals.attachment-ability.exhaust-cardname @checks:a
  Scenario: An attachment that exhausts itself leaves its bearer ready
    Given Vagrant is attached to Ceraph
    When Ceraph is dealt 3 Physical damage
    And Ana uses Vagrant
    Then Vagrant is exhausted
    And Ceraph is ready
    And Ceraph takes 1 damage

  @id:RIV-2242 @rivals.attachment-ability.exhaust-cardname @checks:b
  Scenario: An exhausted attachment cannot exhaust again for its ability
    Given Vagrant and Vagrant are attached to Ceraph
    When Ceraph is dealt 4 Physical damage
    And Ana uses Vagrant
    Then Ana cannot use Vagrant because rivals.activated.once-per-own-action-phase
    When Ana declines
    Then Vagrant#2 is ready
    And Ceraph takes 2 damage

  @id:RIV-2243 @rivals.attachment-ability.not-exhausted-with-host @checks:a,b
  Scenario: An attachment does not exhaust with its bearer
    Given Ana's Matthew is in The Streets
    And Vagrant is attached to Matthew
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Matthew is exhausted
    And Vagrant is ready
    When Matthew is dealt 3 Social damage
    And Ana uses Vagrant
    Then Vagrant is exhausted

  @id:RIV-2244 @rivals.attachment-ability.usable-on-exhausted-host @checks:a
  Scenario: An attachment can exhaust for its ability on an exhausted bearer
    Given Ana's Matthew is in The Streets and exhausted
    And Vagrant is attached to Matthew
    When Matthew is dealt 3 Mental damage
    And Ana uses Vagrant
    Then Matthew takes 2 damage
    And Vagrant is exhausted

  @id:RIV-2245 @rivals.attachment-ability.usable-on-exhausted-host @checks:b
  Scenario: An exhausted attachment cannot be used on any bearer
    Given Vagrant is attached to Ceraph and exhausted
    When Ceraph is dealt 3 Mental damage
    Then Ceraph takes 2 damage
    And it is for Ana to act

  @id:RIV-2246 @rivals.retainer.static-bonus @checks:b @needs:torpor
  Scenario Outline: An exhausted Retainer keeps its static bonus
    Given Ana's Hope is in the Haven with 4 Blood
    And <card> is attached to Hope and exhausted
    When Hope mends 4 Blood
    Then Hope has 5 Blood
    And Hope's Blood Potency is 5

    Examples:
      | card          |
      | Mugger        |
      | Snake Handler |

  @id:RIV-2247 @rivals.retainer.static-bonus @checks:c
  Scenario: A Politician gives 2 Influence to its bearer only
    Given Ana's Iara is in the Haven
    And Ana's Hakim Owusu is in the Haven
    And Politician is attached to Iara
    And Ana holds Believer
    When Hakim Owusu plays Believer as Action card
    Then Hakim Owusu cannot exert Influence because rivals.influence.other-sources
    When Iara exerts Influence
    Then Ana shows 2 Influence

  @id:RIV-2248 @rivals.retainer.static-bonus @checks:d
  Scenario Outline: A Mugger gives its bearer Potence
    Given Ana's Matthew is in The Streets
    And <card> is attached to Matthew
    And Ana holds Triple Threat
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana plays Triple Threat face down
    Then Keondra takes <n> damage
    And Matthew's Blood Potency is 6

    Examples:
      | card          | n |
      | Mugger        | 4 |
      | Snake Handler | 3 |

  @id:RIV-2249 @rivals.retainer.bp-increase-no-mend @checks:a,b @needs:torpor
  Scenario: A Retainer that raises Blood Potency adds no Blood but lets its bearer mend more
    Given Ana's Matthew is in The Streets
    And Snake Handler is in The Streets
    And Ana's Snake Oil and Pay Tribute lie face down beside the Haven
    And Ana holds Coiled Strike
    When Matthew attacks Snake Handler
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    And Ana takes the Mortal as Retainer
    Then Matthew has 5 Blood
    And Matthew's Blood Potency is 6
    When Matthew mends 3 Blood
    Then Matthew has 6 Blood

  @id:RIV-2250 @rivals.retainer.bp-increase-allows-cards @checks:a
  Scenario Outline: Blood Potency raised by a Retainer meets a card's requirement
    Given Ana's Jorge Guerrero is in The Streets with 1 Blood
    And <card> is attached to Jorge Guerrero
    And Ana holds Coiled Strike
    When Jorge Guerrero attacks Keondra
    And Jorge Guerrero makes a Physical attack
    And Ana plays Coiled Strike face down
    Then Keondra takes <n> damage

    Examples:
      | card    | n |
      | Mugger  | 4 |
      | Vagrant | 2 |

  @id:RIV-2251 @rivals.retainer.bp-increase-allows-cards @checks:b
  Scenario: Blood Potency is too low for the card once the Retainer is detached
    Given Ana's Jorge Guerrero is in The Streets with 1 Blood
    And Mugger is attached to Jorge Guerrero
    And Ana holds Coiled Strike
    When Ana detaches Mugger
    And Jorge Guerrero attacks Keondra
    And Jorge Guerrero makes a Physical attack
    And Ana plays Coiled Strike face down
    Then Keondra takes 2 damage
    And Ana's discard pile holds Coiled Strike

  @id:RIV-2252 @rivals.retainer.detached-loses-bonus @checks:b
  Scenario: A vampire loses a Mugger's Potence when it is detached
    Given Ana's Matthew is in The Streets
    And Mugger is attached to Matthew
    And Ana holds Triple Threat
    When Ana detaches Mugger
    And Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana plays Triple Threat face down
    Then Keondra takes 3 damage

  @id:RIV-2253 @rivals.retainer.detached-loses-bonus @checks:c,d
  Scenario Outline: Blood above the lowered Blood Potency is lost when a Retainer is detached
    Given Ana's Matthew is in the Haven with <before> Blood
    And Mugger is attached to Matthew
    When Ana detaches Mugger
    Then Matthew's Blood Potency is 5
    And Matthew has <after> Blood
    And Ana keeps all Prestige

    Examples:
      | before | after |
      | 6      | 5     |
      | 5      | 5     |
      | 4      | 4     |

  @id:RIV-2254 @rivals.retainer.one-time-effects-on-attach @checks:c
  Scenario Outline: A Retainer's one-time effect happens only as it attaches
    Given Ana's Matthew is in The Streets
    And <card> is in The Streets
    And Ana's Snake Oil and Pay Tribute lie face down beside the Haven
    And Ana holds Coiled Strike
    And Ana draws from 9 Charmer
    When Matthew attacks <card>
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    And Ana takes the Mortal as Retainer
    And Ana draws a card from the Library
    Then Ana holds Charmer
    And Matthew bears <card>
    And it is for Ana to act

    Examples:
      | card                         |
      | Practitioner of the Dark Arts |
      | Blood Cult Priest            |

  @id:RIV-2255 @rivals.retainer.one-time-effects-on-attach @checks:d
  Scenario: Attaching a Citizen gains no Agenda beyond its defeat
    Given Ana's Matthew is in The Streets
    And Lookout is in The Streets
    And Ana's Snake Oil and Pay Tribute lie face down beside the Haven
    And Ana holds Coiled Strike
    When Matthew attacks Lookout
    And Matthew makes a Physical attack
    And Ana plays Coiled Strike face down
    And Ana takes the Mortal as Retainer
    Then Matthew bears Lookout
    And Ana has 1 Agenda

  @id:RIV-2256 @rivals.retainer.one-time-effects-on-attach @checks:b
  Scenario: A Retainer already attached draws no card for the next Retainer
    Given Ana's Matthew is in The Streets
    And Practitioner of the Dark Arts is attached to Matthew
    And Vagrant is in The Streets
    And Ana draws from 9 Charmer
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    And Ana takes the Mortal as Retainer
    Then Matthew bears Practitioner of the Dark Arts and Vagrant
    And Ana holds nothing
    And it is for Ana to act
