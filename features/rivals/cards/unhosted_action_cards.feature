# The Unhosted Action cards of the box, except those about Influence. Rulebook, "Play or Place an Unhosted Action Card"
Feature: Unhosted Action cards of the box
  Cards that attach, cards that stay beside the Haven, and cards with an immediate effect.

  @id:RIV-3222 @needs:cards @needs:options @rivals.attach.unhosted-to-active-character
  Scenario: Poison Pill attaches to an active character of its player
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven and exhausted
    And Ana's Hope is in The Streets
    And Ana's Judas is in torpor
    And Ana holds Poison Pill
    And Bruno's Keondra is in the Haven
    When Ana plays Poison Pill as Unhosted Action
    Then exactly these choices are open to Ana:
      | Ana chooses Matthew |
      | Ana chooses Hope    |
    When Ana chooses Hope
    Then Hope bears Poison Pill
    And Hope is ready
    And Ana's discard pile is empty

  @id:RIV-3223 @needs:cards @needs:hunters @needs:options @rivals.attach.unhosted-to-active-character
  Scenario Outline: A Hunter's Unhosted Action card attaches to an active character of its player
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in the Haven and exhausted
    And Ana's Rio is in The Streets
    And Ana's Deacon Jones is in torpor
    And Ana holds <card>
    And Bruno's Keondra is in the Haven
    And Ghost is in The Streets
    When Ana plays <card> as Unhosted Action
    Then exactly these choices are open to Ana:
      | Ana chooses Ingrid |
      | Ana chooses Rio    |
    When Ana chooses Ingrid
    Then Ingrid bears <card>
    And Ana's discard pile is empty
    And Ana has 1 Action left
    And Ana has 0 Unhosted Actions left

    Examples:
      | card             |
      | Poison Pill      |
      | Drive: Vengeance |
      | Drive: Curiosity |
      | Drive: Atonement |
      | True Faith       |

  @id:RIV-3224 @needs:cards @needs:torpor @rivals.ruling.poison-pill
  Scenario Outline: Poison Pill's player chooses damage or Agenda loss when an attack defeats its bearer
    Given Bruno, Ana and Clara sit clockwise
    And Bruno's Keondra is in The Streets
    And Bruno has 3 Agenda
    And Clara has 3 Agenda
    And Ana's Gisele is in the Haven with 1 Blood
    And Ana's Lucky is in The Streets
    And Ana's Poison Pill is attached to Gisele
    And Clara's Hope is in the Haven
    When Keondra attacks Gisele
    And Keondra makes a Social attack
    And Ana decides for <what>
    And <whom>
    Then Keondra has <blood> Blood
    And Bruno has <bruno> Agenda
    And Clara has <clara> Agenda

    Examples:
      | what               | whom                     | blood | bruno | clara |
      | the damage         | Bruno passes             | 4     | 3     | 3     |
      | the loss of Agenda | Ana chooses player Bruno | 6     | 2     | 3     |
      | the loss of Agenda | Ana chooses player Clara | 6     | 3     | 2     |

  @id:RIV-3225 @needs:torpor @needs:cards @rivals.aggravated.ignores-attributes
  Scenario: Poison Pill's damage is Aggravated and burns a character it defeats
    Given Bruno and Ana sit clockwise
    And Bruno's Keondra is in The Streets with 2 Blood
    And Bruno's Benicio is in The Streets
    And Ana's Gisele is in the Haven with 1 Blood
    And Ana's Lucky is in The Streets
    And Ana's Poison Pill is attached to Gisele
    When Keondra attacks Gisele
    And Keondra makes a Social attack
    And Ana decides for the damage
    Then Keondra is in Bruno's burned pile

  @id:RIV-3949 @needs:cards @needs:hunters @rivals.ruling.poison-pill
  Scenario: Poison Pill damages the opposing character even if lost Blood defeated its bearer
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in The Streets
    And Ana's Noriko is in the Haven
    And Poison Pill is attached to Ingrid
    And Chupacabra is in The Streets
    And Ana has tagged Chupacabra
    And Bruno's Iara is in the Haven
    When Ingrid attacks Chupacabra
    And Ingrid makes a Mental attack
    And Ana decides for the damage
    Then Ingrid is in Ana's burned pile
    And Chupacabra has 4 Blood

  @id:RIV-3226 @needs:arrange @needs:torpor @rivals.golden.card-beats-rulebook
  Scenario: Poison Pill has no effect outside attacks or while its bearer is undefeated
    Given Bruno and Ana sit clockwise
    And Bruno's Keondra is in The Streets
    And Ana's Gisele is in the Haven with 3 Blood
    And Ana's Lucky is in The Streets
    And Ana's Poison Pill is attached to Gisele
    When Keondra attacks Gisele
    And Keondra makes a Social attack
    Then Gisele has 1 Blood
    And Keondra keeps all Blood
    When Gisele is dealt 1 damage through Bruno
    Then Gisele is defeated by Bruno
    And it is for Bruno to act

  @id:RIV-3913 @needs:cards @needs:hunters @needs:options @rivals.first-round.no-target @checks:d
  Scenario: Poison Pill takes Agenda only from a foe who has had a turn
    Given Ana (hunters), Bruno and Clara sit clockwise
    And Bruno has not had a turn yet
    And Ana's Ingrid is in The Streets with 1 Blood
    And Ana's Rio is in the Haven
    And Poison Pill is attached to Ingrid
    And Ghost is in The Streets
    And Bruno's Iara is in the Haven
    And Bruno has 2 Agenda
    And Clara's Hope is in the Haven
    And Clara has 2 Agenda
    When Ingrid attacks Ghost
    And Ingrid makes a Mental attack
    Then exactly these choices are open to Ana:
      | Ana decides for the damage         |
      | Ana decides for the loss of Agenda |
    When Ana decides for the loss of Agenda
    Then Ana cannot choose player Bruno because rivals.first-round.no-target
    When Ana chooses player Clara
    Then Clara has 1 Agenda
    And Bruno has 2 Agenda

  @id:RIV-3914 @needs:cards @needs:hunters @needs:options @rivals.first-round.no-target @checks:d
  Scenario: Poison Pill offers only damage before every foe's first turn
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno has not had a turn yet
    And Ana's Ingrid is in The Streets with 1 Blood
    And Ana's Rio is in the Haven
    And Poison Pill is attached to Ingrid
    And Ghost is in The Streets
    And Bruno's Iara is in the Haven
    When Ingrid attacks Ghost
    And Ingrid makes a Mental attack
    Then exactly these choices are open to Ana:
      | Ana decides for the damage |

  @id:RIV-3227 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario Outline: Pass the Torch moves the Leader token, and gives an Action to a player with a Caitiff
    Given Ana and Bruno sit clockwise
    And Ana's Matthew and <mate> are in the Haven
    And Matthew is Leader
    And Ana's <other> is in torpor
    And Ana holds Pass the Torch
    And Bruno's Hope is in the Haven
    When Ana plays Pass the Torch as Unhosted Action
    And Ana chooses <mate>
    Then <mate> is a Leader
    And Matthew is no Leader
    And Ana has <actions> Actions left
    And Ana has 0 Unhosted Actions left

    Examples:
      | mate   | other  | actions |
      | Ceraph | Iara   | 1       |
      | Ceraph | Grace  | 1       |
      | Lucky  | Iara   | 2       |

  @id:RIV-3228 @needs:cards @needs:options @needs:torpor @rivals.golden.card-beats-rulebook
  Scenario: Pass the Torch can move the token from a Leader in torpor to any active character
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in torpor
    And Matthew is Leader
    And Ana's Ceraph and Iara are in the Haven
    And Ana's Benicio is in torpor
    And Ana holds Pass the Torch
    And Bruno's Hope is in the Haven
    When Ana plays Pass the Torch as Unhosted Action
    Then exactly these choices are open to Ana:
      | Ana chooses Ceraph |
      | Ana chooses Iara   |
    When Ana chooses Iara
    Then Iara is a Leader
    And Iara's Leader token shows +1 Influence
    And Matthew is no Leader

  @id:RIV-3934 @needs:cards @needs:hunters @needs:torpor @rivals.mend.torpor-full-returns
  Scenario: A Hunter who loses the Leader token in recovery stays there until mended
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio is in torpor with 1 Blood
    And Rio is Leader
    And Ana's Ingrid is in the Haven
    And Ana holds Pass the Torch
    And Bruno's Hope is in the Haven
    When Ana plays Pass the Torch as Unhosted Action
    And Ana chooses Ingrid
    Then Rio is in torpor with 1 Blood
    When Rio mends 1 Blood
    Then Rio is in Ana's Haven with 2 Blood

  @id:RIV-3697 @needs:cards @needs:options @rivals.terms.target.you-choose
  Scenario: Pass the Torch must choose a character other than the Leader
    Given Ana and Bruno sit clockwise
    And Ana's Matthew, Ceraph and Iara are in the Haven
    And Matthew is Leader
    And Ana holds Pass the Torch
    And Bruno's Hope is in the Haven
    When Ana plays Pass the Torch as Unhosted Action
    Then exactly these choices are open to Ana:
      | Ana chooses Ceraph |
      | Ana chooses Iara   |

  @id:RIV-3229 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Pass the Torch keeps the Leader token's side
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid and Rio are in the Haven
    And Ingrid is Leader
    And Ana's Jamie is in the Haven
    And <side>
    And Ana holds Pass the Torch
    And Bruno's Hope is in the Haven
    When Ana plays Pass the Torch as Unhosted Action
    And Ana chooses Rio
    Then Rio's Leader token shows <shown>
    And Ana has 1 Action left

    Examples:
      | side                                    | shown        |
      | Ingrid's Leader token shows +1 Influence | +1 Influence |
      | Ana's Sara is in the Haven              | +1 Secrecy   |

  @id:RIV-3683 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario: Pass the Torch moves no other player's Leader token
    Given Ana and Bruno sit clockwise
    And Ana's Matthew and Grace are in the Haven
    And Matthew is Leader
    And Ana holds Pass the Torch
    And Bruno's Hope is in the Haven
    And Hope is Leader
    When Ana plays Pass the Torch as Unhosted Action
    And Ana chooses Grace
    Then Grace is a Leader
    And Matthew is no Leader
    And Hope is a Leader
    And Hope's Leader token shows +1 Influence

  @id:RIV-3230 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario Outline: One Man's Trash discards the top two cards of the Library, or none
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana holds One Man's Trash
    And Ana's Library holds Awe, Shotgun and Charmer
    And Bruno's Hope is in the Haven
    And Bruno's discard pile holds Majesty
    When Ana plays One Man's Trash as Unhosted Action
    And Ana <answer>
    And Ana declines
    Then Ana's discard pile holds <pile>
    And Ana's Library holds <left> cards
    And Ana has 1 Action left

    Examples:
      | answer   | pile                             | left |
      | accepts  | Awe, Shotgun and One Man's Trash | 1    |
      | declines | One Man's Trash                  | 3    |

  @id:RIV-3898 @needs:cards @rivals.setup.library.shuffled-face-down
  Scenario: One Man's Trash discards unknown cards drawn at random from the top of the Library
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana holds One Man's Trash
    And Ana's Library holds Awe, Shotgun and Charmer in unknown order
    And Bruno's Hope is in the Haven
    And Bruno's discard pile holds Majesty
    When Ana plays One Man's Trash as Unhosted Action
    And Ana accepts
    And chance draws Shotgun and Charmer
    And Ana declines
    Then Ana's discard pile holds Shotgun, Charmer and One Man's Trash
    And Ana's Library holds Awe

  @id:RIV-3665 @needs:cards @rivals.discard.piles-public
  Scenario: One Man's Trash reveals each discarded Library card in turn
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana holds One Man's Trash
    And Ana's Library holds Shotgun, Charmer and Awe
    And Bruno's Hope is in the Haven
    When Ana plays One Man's Trash as Unhosted Action
    And Ana accepts
    Then Ana's discard pile holds Shotgun and Charmer
    And Ana's Library holds Awe
    And these events happen in order:
      | event          | seat | card    |
      | card-discarded | Ana  | Shotgun |
    And these events happen in order:
      | event          | seat | card    |
      | card-discarded | Ana  | Charmer |
    And none of these events happens:
      | event          | seat | card |
      | card-discarded | Ana  | Awe  |

  @id:RIV-3231 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario: One Man's Trash offers no discard with one card in the Library
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana holds One Man's Trash
    And Ana's Library holds Awe
    And Bruno's Hope is in the Haven
    When Ana plays One Man's Trash as Unhosted Action
    Then Ana's discard pile holds One Man's Trash
    And it is for Ana to act

  @id:RIV-3678 @needs:cards @rivals.discard.piles-public
  Scenario: One Man's Trash can discard two cards even if only one of them is known
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana holds One Man's Trash
    And Ana's Library holds Shotgun
    And Ana's Library holds Charmer in unknown order
    And Bruno's Hope is in the Haven
    When Ana plays One Man's Trash as Unhosted Action
    And Ana accepts
    And chance draws Charmer
    And Ana declines
    Then Ana's Library is empty
    And Ana's discard pile holds Shotgun, Charmer and One Man's Trash

  @id:RIV-3232 @needs:cards @needs:options @rivals.golden.card-beats-rulebook
  Scenario: One Man's Trash shuffles up to two Library cards of one player's discard pile back
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Matthew is in the Haven
    And Ana holds One Man's Trash
    And Ana's discard pile holds Believer
    And Bruno's Hope is in the Haven
    And Bruno's discard pile holds Awe, Shotgun, Charmer and Judas
    And Clara's Ceraph is in the Haven
    And Clara's discard pile holds Majesty
    When Ana plays One Man's Trash as Unhosted Action
    Then it is for Ana to shuffle a card back or decline
    And exactly these choices are open to Ana:
      | Ana shuffles Believer of Ana's discard pile back  |
      | Ana shuffles Awe of Bruno's discard pile back     |
      | Ana shuffles Shotgun of Bruno's discard pile back |
      | Ana shuffles Charmer of Bruno's discard pile back |
      | Ana shuffles Majesty of Clara's discard pile back |
      | Ana declines                                      |
    When Ana shuffles Shotgun of Bruno's discard pile back
    Then exactly these choices are open to Ana:
      | Ana shuffles Awe of Bruno's discard pile back     |
      | Ana shuffles Charmer of Bruno's discard pile back |
      | Ana declines                                      |
    When Ana shuffles Awe of Bruno's discard pile back
    Then Bruno's Library holds 2 cards
    And Bruno's discard pile holds Charmer and Judas
    And Clara's discard pile holds Majesty
    And it is for Ana to act

  @id:RIV-3911 @needs:cards @rivals.first-round.no-target @checks:d
  Scenario: One Man's Trash cannot use the discard pile of a player before that player's first turn
    Given Ana, Bruno and Clara sit clockwise
    And Bruno has not had a turn yet
    And Ana's Matthew is in the Haven
    And Ana holds One Man's Trash
    And Bruno's Iara is in the Haven
    And Bruno's discard pile holds Awe
    And Clara's Ceraph is in the Haven
    And Clara's discard pile holds Majesty
    When Ana plays One Man's Trash as Unhosted Action
    Then Ana cannot shuffle Awe of Bruno's discard pile back because rivals.first-round.no-target
    When Ana shuffles Majesty of Clara's discard pile back
    Then Bruno's discard pile holds Awe
    And Clara's discard pile is empty

  @id:RIV-3912 @needs:cards @rivals.first-round.no-target @checks:d
  Scenario: One Man's Trash can use only its own player's discard pile in the game's first turn
    Given Ana and Bruno sit clockwise
    And Bruno has not had a turn yet
    And Ana's Matthew is in the Haven
    And Ana holds One Man's Trash
    And Ana's discard pile holds Charmer
    And Bruno's Iara is in the Haven
    And Bruno's discard pile holds Awe
    When Ana plays One Man's Trash as Unhosted Action
    Then Ana cannot shuffle Awe of Bruno's discard pile back because rivals.first-round.no-target
    When Ana shuffles Charmer of Ana's discard pile back
    Then Ana's discard pile holds One Man's Trash
    And it is for Ana to act

  @id:RIV-3233 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario Outline: One Man's Trash gives an Action to a player who controls a Caitiff
    Given Ana and Bruno sit clockwise
    And Ana's <mate> is in <place>
    And Ana's Ceraph is in the Haven
    And Ana holds One Man's Trash
    And Bruno's Hope is in the Haven
    And Bruno's discard pile holds Awe and Shotgun
    When Ana plays One Man's Trash as Unhosted Action
    And Ana shuffles Awe of Bruno's discard pile back
    And Ana declines
    Then Ana has <actions> Actions left
    And Ana has 0 Unhosted Actions left
    And Bruno's discard pile holds Shotgun
    And Bruno's Library holds 1 card

    Examples:
      | mate    | place     | actions |
      | Lucky   | the Haven | 2       |
      | Lucky   | torpor    | 1       |
      | Matthew | the Haven | 1       |

  @id:RIV-3401 @needs:cards @rivals.golden.card-beats-rulebook
  Scenario Outline: Any Caitiff counts for the Action from One Man's Trash
    Given Ana and Bruno sit clockwise
    And Ana's <member> is in the Haven
    And Ana holds One Man's Trash
    And Bruno's Keondra is in the Haven
    And Bruno's discard pile holds Awe and Shotgun
    When Ana plays One Man's Trash as Unhosted Action
    And Ana shuffles Awe of Bruno's discard pile back
    And Ana declines
    Then Ana has 2 Actions left

    Examples:
      | member         |
      | Lucky          |
      | Benicio        |
      | Hope           |
      | Jorge Guerrero |
      | Prudence       |
      | Judas          |
      | Thaddeus       |
      | Grace          |
      | Sage           |

  @id:RIV-3234 @needs:hunters @needs:cards @needs:mortals @needs:recruiting @needs:options @rivals.golden.card-beats-rulebook
  Scenario: Hasty Embrace recruits a Caitiff from hand with 2 Blood and gives an Unhosted Action
    Given Ana and Bruno sit clockwise
    And Bruno's Keondra is in the Haven
    And Ana's Matthew is in The Streets
    And Ana holds Hasty Embrace, Judas, Grace and Ceraph
    And Vagrant is in The Streets
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    And Ana takes the Mortal as Retainer
    And Ana plays Hasty Embrace as Unhosted Action
    Then exactly these choices are open to Ana:
      | Ana recruits Judas |
      | Ana recruits Grace |
    When Ana recruits Grace
    Then Grace is in Ana's Haven with 2 Blood
    And Grace bears Vagrant
    And Ana has 0 Actions left
    And Ana has 1 Unhosted Action left
    And Ana keeps all Prestige
    And Ana's discard pile holds Hasty Embrace

  @id:RIV-3660 @needs:hunters @needs:cards @needs:mortals @needs:recruiting @rivals.golden.card-beats-rulebook
  Scenario: Hasty Embrace moves the new Retainer and no other card attached this turn
    Given Ana and Bruno sit clockwise
    And Ana has 3 Actions left
    And Bruno's Keondra is in the Haven
    And Ana's Matthew is in The Streets
    And Ana holds Hasty Embrace, Poison Pill and Grace
    And Vagrant is in The Streets
    When Ana plays Poison Pill as Unhosted Action
    And Ana chooses Matthew
    And Matthew attacks Vagrant
    And Matthew makes a Physical attack
    And Ana takes the Mortal as Retainer
    And Ana plays Hasty Embrace as Unhosted Action
    And Ana recruits Grace
    Then Grace bears Vagrant
    And Matthew bears Poison Pill

  @id:RIV-3235 @rivals.attack.s8.apply-card-text @needs:hunters
  Scenario Outline: Drive: Vengeance deals 1 more for every two characters in its player's burned pile
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid and Rio are in The Streets
    And Ana's Drive: Vengeance is attached to <bearer>
    And Ana's burned pile holds <burned>
    And Bruno's burned pile holds Judas and Grace
    And Bruno's Matthew is in the Haven
    When Ingrid attacks Matthew
    And Ingrid makes a Mental attack
    Then Matthew takes <damage> damage

    Examples:
      | bearer | burned                             | damage |
      | Ingrid | Noriko, Rebuke and Shotgun         | 2      |
      | Ingrid | Noriko and Andrés                  | 3      |
      | Ingrid | Noriko, Andrés and Sara            | 3      |
      | Ingrid | Noriko, Andrés, Sara and Jamie     | 4      |
      | Rio    | Noriko, Andrés, Sara and Jamie     | 2      |

  @id:RIV-3236 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Drive: Curiosity gives an Unhosted Action if its bearer has Library
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid and Rio are in the Haven
    And Ana holds Drive: Curiosity
    And Bruno's Matthew is in the Haven
    When Ana plays Drive: Curiosity as Unhosted Action
    And Ana chooses <bearer>
    Then <bearer> bears Drive: Curiosity
    And Ana has 1 Action left
    And Ana has <n> Unhosted Actions left

    Examples:
      | bearer | n |
      | Rio    | 1 |
      | Ingrid | 0 |

  @id:RIV-3237 @needs:hunters @rivals.investigate.cost-and-effect
  Scenario Outline: A bearer of Drive: Curiosity puts 1 more Prestige on the target when Investigating
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio and Ingrid are in The Streets
    And Ana's Drive: Curiosity is attached to Rio
    And Bruno's Matthew is in the Haven
    When Ana investigates Matthew with <who>
    Then <placed> Prestige of Ana lies on Matthew
    And Ana keeps all Prestige

    Examples:
      | who            | placed |
      | Rio            | 2      |
      | Ingrid         | 1      |
      | Rio and Ingrid | 3      |

  @id:RIV-3238 @needs:torpor @needs:hunters @rivals.attack.s3.ranged-needs-guard
  Scenario: Drive: Atonement gives Guard, and the character Blocked for mends 1 Blood
    Given Bruno and Ana (hunters) sit clockwise
    And Bruno's Hope is in The Streets
    And Ana's Sara and Ryan are in the Haven with 1 Blood
    And Ana's Drive: Atonement is attached to Sara
    When Hope attacks Ryan
    And Hope makes a Ranged attack
    Then it is for Ana to block or decline
    When Sara blocks
    Then Ryan has 2 Blood
    And Sara has 1 Blood

  @id:RIV-3948 @needs:hunters @needs:moving @rivals.terms.character
  Scenario: Drive: Atonement does not mend a face-down Monster that its bearer Blocks for
    Given Ana (hunters) and Bruno (hunters) sit clockwise
    And Ana's Ryan is in The Streets
    And Ana's Maria Lopez is in The Streets
    And Bruno's Pregador is in the Haven
    And Drive: Atonement is attached to Pregador
    And Ghost lies face down in The Streets
    When Ryan attacks Monster
    And Ryan makes a Mental attack
    And Pregador blocks
    And Maria Lopez attacks Monster
    And Maria Lopez makes a Ranged attack
    Then Ghost has 6 Blood

  @id:RIV-3239 @needs:cards @needs:hunters @rivals.icons.shield.reduces-damage
  Scenario Outline: Drive: Atonement gives 1 Shield against Physical damage
    Given Bruno and Ana (hunters) sit clockwise
    And Bruno's Ceraph is in The Streets
    And Bruno holds <card>
    And Ana's Ryan is in the Haven
    And Ana's <attached> is attached to Ryan
    When Ceraph attacks Ryan
    And Ceraph makes a <type> attack
    And Bruno plays <card> face down
    Then Ryan takes <damage> damage

    Examples:
      | attached         | type     | card               | damage |
      | Drive: Atonement | Physical | Coiled Strike      | 2      |
      | Drive: Curiosity | Physical | Coiled Strike      | 3      |
      | Drive: Atonement | Ranged   | Shotgun            | 2      |
      | Drive: Atonement | Social   | Ingratiate         | 1      |
      | Drive: Atonement | Mental   | Wide Array of Pain | 2      |

  @id:RIV-3240 @needs:cards @needs:hunters @rivals.attach.max-1-per-character
  Scenario Outline: A character can bear only one Drive of each name
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid and Rio are in the Haven
    And Ana's <card> is attached to Rio
    And Ana holds <card>
    And Bruno's Matthew is in the Haven
    When Ana plays <card> as Unhosted Action
    Then Ana cannot choose Rio because rivals.attach.max-1-per-character
    When Ana chooses Ingrid
    Then Ingrid bears <card>

    Examples:
      | card             |
      | Drive: Vengeance |
      | Drive: Curiosity |
      | Drive: Atonement |

  @id:RIV-3241 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario Outline: Take Careful Notes puts Prestige on another's attached character, or burns to take Agenda
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Ana's Take Careful Notes lies beside the Haven
    And Ana holds Weigh Down
    And Bruno has 3 Agenda
    And Bruno's Hope is in the Haven
    When Sara plays Weigh Down as Action card
    And Ana chooses Hope
    And Ana decides for <what>
    Then <placed> Prestige of Ana lies on Hope
    And Bruno has <agenda> Agenda
    And <where>

    Examples:
      | what               | placed | agenda | where                                     |
      | the Prestige       | 1      | 3      | Take Careful Notes lies beside Ana's Haven |
      | the loss of Agenda | 0      | 2      | Take Careful Notes is in Ana's burned pile |

  @id:RIV-3242 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario: Take Careful Notes ignores cards attached to its player's own characters
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara and Jamie are in the Haven
    And Ana's Take Careful Notes lies beside the Haven
    And Ana holds Weigh Down and Weigh Down
    And Bruno's Hope is in the Haven
    And Ghost is in The Streets
    When Sara plays Weigh Down as Action card
    And Ana chooses Ghost
    And Ana decides for the Prestige
    Then 1 Prestige of Ana lies on Ghost
    And Take Careful Notes lies beside Ana's Haven
    When Jamie plays Weigh Down as Action card
    And Ana chooses Sara
    Then 0 Prestige of Ana lies on Sara
    And Sara bears Weigh Down
    And it is for Ana to act

  @id:RIV-3684 @needs:cards @needs:hunters @needs:options @rivals.golden.card-beats-rulebook
  Scenario: Take Careful Notes cannot make anybody lose Agenda for a card on a Monster
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara and Jamie are in the Haven
    And Ana's Take Careful Notes lies beside the Haven
    And Ana holds Weigh Down
    And Bruno's Hope is in the Haven
    And Ghost is in The Streets
    When Sara plays Weigh Down as Action card
    And Ana chooses Ghost
    Then exactly these choices are open to Ana:
      | Ana decides for the Prestige |
    When Ana decides for the Prestige
    Then Take Careful Notes lies beside Ana's Haven

  @id:RIV-3925 @needs:cards @needs:hunters @rivals.terms.character
  Scenario: Take Careful Notes does nothing for a card attached to a face-down Monster
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Sara is in the Haven
    And Ana's Take Careful Notes lies beside the Haven
    And Ana holds Tracking Device
    And Bruno's Hope is in the Haven
    And Ghost lies face down in The Streets
    When Sara plays Tracking Device as Action card
    And Ana chooses Monster
    Then 0 Prestige of Ana lies on Monster
    And Take Careful Notes lies beside Ana's Haven
    And it is for Ana to act

  @id:RIV-3243 @needs:cards @rivals.discipline-token.plus-grants
  Scenario Outline: Learning the Ropes teaches one Discipline of a damaged character
    Given Ana and Bruno sit clockwise
    And Ana's Matthew and Iara are in The Streets
    And Ana's Learning the Ropes lies beside the Haven
    And Ana holds Cobra Form, Coiled Strike and Awe
    And Bruno's Hope is in the Haven
    When Matthew attacks Hope
    And Matthew makes a Physical attack
    And Ana declines
    Then Matthew cannot learn Potence because rivals.golden.card-beats-rulebook
    When Matthew learns <discipline>
    Then these events happen in order:
      | event             | character | discipline   |
      | discipline-gained | Matthew   | <discipline> |
    And it is for Ana to act

    Examples:
      | discipline    |
      | Animalism     |
      | Blood Sorcery |
      | Presence      |

  @id:RIV-3244 @rivals.attack.s8.apply-card-text
  Scenario: Learning the Ropes teaches nothing without damage or for damage to a Mortal
    Given Bruno, Ana and Clara sit clockwise
    And Ana's Matthew is in the Haven
    And Bruno's Learning the Ropes lies beside the Haven
    And Bruno's Ceraph is in The Streets
    And Bruno's Jorge Guerrero is in The Streets
    And Clara's Hope is in the Haven
    And BOPE-RJ: PsyOps is in The Streets
    When Ceraph attacks Matthew
    And Ceraph makes a Social attack
    Then Matthew takes 0 damage
    When Jorge Guerrero attacks BOPE-RJ: PsyOps
    And Jorge Guerrero makes a Physical attack
    Then BOPE-RJ: PsyOps takes 2 damage
    And it is for Bruno to act

  @id:RIV-3247 @rivals.attack.s8.apply-card-text
  Scenario: Learning the Ropes teaches its player's own characters only
    Given Bruno and Ana sit clockwise
    And Ana's Matthew is in the Haven
    And Ana's Learning the Ropes lies beside the Haven
    And Bruno's Keondra is in The Streets
    When Keondra attacks Matthew
    And Keondra makes a Mental attack
    Then Matthew takes 1 damage
    And it is for Bruno to act

  @id:RIV-3245 @needs:cards @needs:hunters @rivals.golden.card-beats-rulebook
  Scenario: True Faith raises Blood Potency by 1 and counts as the True Faith that cards require
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in The Streets
    And Ana holds True Faith and Holy Water
    And Bruno's Keondra is in the Haven
    When Ana plays True Faith as Unhosted Action
    And Ana chooses Ingrid
    Then Ingrid's Blood Potency is 4
    And Ingrid has 3 Blood
    When Ingrid attacks Keondra
    And Ingrid makes a Mental attack
    And Ana plays Holy Water face down
    And Ana pays 1 Prestige
    Then Keondra takes 4 damage

  @id:RIV-3246 @needs:cards @needs:hunters @rivals.unhosted-card.clan-missing-discard
  Scenario Outline: A Hunter's Unhosted Action card cannot be played without a member of its creed
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <member> is in the Haven
    And Ana holds <card>
    And Bruno's Keondra is in the Haven
    Then Ana cannot play <card> as Unhosted Action because rivals.unhosted-card.clan-missing-discard

    Examples:
      | card               | member |
      | Take Careful Notes | Ingrid |
      | True Faith         | Rio    |

  @id:RIV-3402 @needs:cards @rivals.unhosted-card.ongoing-stays
  Scenario Outline: A vampire's Ongoing Unhosted Action card stays beside the Haven
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in the Haven
    And Ana holds <card>
    And Bruno's Hope is in the Haven
    When Ana plays <card> as Unhosted Action
    Then <card> lies beside Ana's Haven
    And Ana has 1 Action left
    And Keondra is ready

    Examples:
      | card               |
      | Dark Money         |
      | Majesty            |
      | Learning the Ropes |

  @id:RIV-3403 @needs:cards @needs:hunters @rivals.unhosted-card.clan-missing-discard
  Scenario Outline: Any Inquisitive meets the requirement of Take Careful Notes
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <member> is in the Haven
    And Ana holds Take Careful Notes
    And Bruno's Hope is in the Haven
    When Ana plays Take Careful Notes as Unhosted Action
    Then Take Careful Notes lies beside Ana's Haven
    And Ana has 1 Action left

    Examples:
      | member       |
      | Francisco    |
      | Jamie        |
      | Juliana      |
      | Maria Lopez  |
      | Rio          |
      | Ryan         |
      | Sara         |
      | Gina Firenzo |
      | Renata Gomes |

  @id:RIV-3404 @needs:cards @needs:hunters @rivals.unhosted-card.clan-missing-discard
  Scenario Outline: Any Faithful meets the requirement of True Faith
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's <member> is in the Haven
    And Ana holds True Faith
    And Bruno's Hope is in the Haven
    When Ana plays True Faith as Unhosted Action
    And Ana chooses <member>
    Then <member> bears True Faith

    Examples:
      | member        |
      | Evangeline    |
      | Florencia     |
      | Toquinho      |
      | Pregador      |
      | Sister Claire |
      | Andrés        |
      | Noriko        |
      | Deacon Jones  |
      | Ingrid        |
