# The Disciplines and Edges of the characters of the box, each shown by a card that uses it
Feature: Disciplines and Edges of the characters

  @id:RIV-3410 @needs:cards @rivals.discipline-token.plus-grants
  Scenario Outline: Learning the Ropes teaches the Disciplines of the vampire that is damaged
    Given Ana and Bruno sit clockwise
    And Ana's <pupil> is in The Streets
    And Ana's Learning the Ropes lies beside the Haven
    And Bruno's <vampire> is in the Haven
    When <pupil> attacks <vampire>
    And <pupil> makes a <type> attack
    And <pupil> learns <discipline>
    Then these events happen in order:
      | event             | character | discipline   |
      | discipline-gained | <pupil>   | <discipline> |
    And it is for Ana to act

    Examples:
      | vampire        | discipline    | pupil   | type     |
      | Lucky          | Auspex        | Matthew | Physical |
      | Lucky          | Potence       | Matthew | Physical |
      | Lucky          | Presence      | Matthew | Physical |
      | Benicio        | Celerity      | Matthew | Physical |
      | Benicio        | Fortitude     | Matthew | Physical |
      | Benicio        | Oblivion      | Matthew | Physical |
      | Hope           | Animalism     | Matthew | Physical |
      | Hope           | Blood Sorcery | Matthew | Physical |
      | Hope           | Presence      | Matthew | Physical |
      | Jorge Guerrero | Dominate      | Iara    | Mental   |
      | Jorge Guerrero | Potence       | Iara    | Mental   |
      | Prudence       | Obfuscate     | Matthew | Physical |
      | Prudence       | Protean       | Matthew | Physical |
      | Judas          | Celerity      | Matthew | Physical |
      | Judas          | Protean       | Matthew | Physical |
      | Thaddeus       | Blood Sorcery | Ceraph  | Physical |
      | Thaddeus       | Oblivion      | Ceraph  | Physical |
      | Grace          | Auspex        | Iara    | Mental   |
      | Grace          | Fortitude     | Iara    | Mental   |
      | Grace          | Obfuscate     | Iara    | Mental   |
      | Sage           | Animalism     | Matthew | Physical |
      | Sage           | Dominate      | Matthew | Physical |
      | Keondra        | Obfuscate     | Matthew | Physical |
      | Keondra        | Presence      | Matthew | Physical |
      | Keondra        | Protean       | Matthew | Physical |
      | Ceraph         | Presence      | Matthew | Physical |
      | Ceraph         | Protean       | Matthew | Physical |
      | Matthew        | Obfuscate     | Iara    | Mental   |
      | Matthew        | Protean       | Iara    | Mental   |
      | Gisele         | Presence      | Matthew | Physical |
      | Jimmy          | Obfuscate     | Matthew | Physical |
      | Jimmy          | Presence      | Matthew | Physical |
      | Hakim Owusu    | Presence      | Matthew | Physical |
      | Iara           | Obfuscate     | Matthew | Physical |
      | Ociel Gonzalez | Presence      | Matthew | Physical |
      | Raúl Fontes    | Presence      | Matthew | Physical |
      | Raúl Fontes    | Protean       | Matthew | Physical |

  @id:RIV-3682 @needs:cards @rivals.discipline-token.plus-grants
  Scenario: Learning the Ropes teaches nothing when there is no new Discipline
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Ana's Grace is in the Haven
    And Ana's Learning the Ropes lies beside the Haven
    And Bruno's Lucky is in the Haven
    And Grace has learned Auspex
    And Grace has learned Potence
    And Grace has learned Presence
    When Matthew attacks Lucky
    And Matthew makes a Physical attack
    Then it is for Ana to act

  @id:RIV-3461 @rivals.discipline.multiple-copies-count-once @needs:cards
  Scenario Outline: Each vampire has exactly its printed number of different Disciplines
    Given Ana and Bruno sit clockwise
    And Ana's <character> is in the Haven
    And Ana holds Not Forgotten
    And Ana's discard pile holds Charmer, Charmer, Charmer, Charmer and Charmer
    And Bruno's <foe> is in the Haven
    When <character> plays Not Forgotten as Action card
    And chance draws <n> cards, whichever
    Then Ana's Library holds <n> cards

    Examples:
      | character      | n | foe  |
      | Lucky          | 3 | Hope |
      | Benicio        | 3 | Hope |
      | Hope           | 3 | Sage |
      | Jorge Guerrero | 2 | Hope |
      | Prudence       | 2 | Hope |
      | Judas          | 2 | Hope |
      | Thaddeus       | 2 | Hope |
      | Grace          | 3 | Hope |
      | Keondra        | 3 | Hope |
      | Ceraph         | 2 | Hope |
      | Matthew        | 2 | Hope |
      | Gisele         | 1 | Hope |
      | Jimmy          | 2 | Hope |
      | Hakim Owusu    | 1 | Hope |
      | Iara           | 1 | Hope |
      | Ociel Gonzalez | 1 | Hope |
      | Raúl Fontes    | 2 | Hope |

  Rule: Edges

    Background:
      Given Ana (hunters) and Bruno sit clockwise
      And Bruno's Keondra is in The Streets

    @id:RIV-3411 @needs:cards @rivals.edge.list
    Scenario Outline: A Hunter with Repel the Unnatural can pay for Speaking in Tongues
      Given Ana's <hunter> is in The Streets
      And Ana holds Speaking in Tongues
      When <hunter> attacks Keondra
      And <hunter> makes a Social attack
      And Ana plays Speaking in Tongues face down
      Then it is for Ana to <next>

      Examples:
        | hunter        | next           |
        | Evangeline    | pay or decline |
        | Florencia     | pay or decline |
        | Toquinho      | pay or decline |
        | Pregador      | pay or decline |
        | Andrés        | pay or decline |
        | Deacon Jones  | pay or decline |
        | Ingrid        | pay or decline |
        | Sister Claire | act            |
        | Noriko        | act            |
        | Francisco     | act            |
        | Jamie         | act            |
        | Juliana       | act            |
        | Maria Lopez   | act            |
        | Rio           | act            |
        | Sara          | act            |
        | Gina Firenzo  | act            |
        | Renata Gomes  | act            |

    @id:RIV-3464 @rivals.edge.list @needs:cards
    Scenario Outline: Ryan has no Repel the Unnatural to raise the damage of Wrath
      Given Ana's <hunter> is in the Haven
      And Ana holds Wrath
      And Bruno's Hope is in the Haven
      When <hunter> plays Wrath as Action card
      And Ana chooses Hope
      Then Hope takes <n> damage

      Examples:
        | hunter     | n |
        | Ryan       | 0 |
        | Evangeline | 1 |

    @id:RIV-3412 @needs:cards @rivals.edge.list
    Scenario Outline: A Hunter with Sense the Unnatural can attach Confuse to the target
      Given Ana's <hunter> is in The Streets
      And Ana holds Confuse
      When <hunter> attacks Keondra
      And <hunter> makes a Mental attack
      And Ana plays Confuse face down
      And Ana declines
      Then it is for Ana to <next>

      Examples:
        | hunter        | next                       |
        | Evangeline    | attach the card or decline |
        | Toquinho      | attach the card or decline |
        | Pregador      | attach the card or decline |
        | Deacon Jones  | attach the card or decline |
        | Ingrid        | attach the card or decline |
        | Francisco     | attach the card or decline |
        | Juliana       | attach the card or decline |
        | Maria Lopez   | attach the card or decline |
        | Ryan          | attach the card or decline |
        | Sara          | attach the card or decline |
        | Renata Gomes  | attach the card or decline |
        | Florencia     | act                        |
        | Sister Claire | act                        |
        | Jamie         | act                        |
        | Rio           | act                        |
        | Gina Firenzo  | act                        |

    @id:RIV-3463 @rivals.edge.list @needs:cards
    Scenario Outline: Andrés and Noriko have no Sense the Unnatural to raise the damage of Found a Weakness
      Given Ana's <hunter> is in the Haven
      And Ana's Jamie is in the Haven
      And Ana holds Found a Weakness
      When <hunter> plays Found a Weakness as Action card
      And Ana chooses Keondra
      Then Keondra takes <n> damage

      Examples:
        | hunter  | n |
        | Andrés  | 0 |
        | Noriko  | 0 |
        | Juliana | 1 |

    @id:RIV-3413 @needs:cards @rivals.edge.bonus-by-card
    Scenario Outline: A Hunter with Thwart the Unnatural deals 1 more damage with Blaze of Glory
      Given Ana's <hunter> is in The Streets
      And Ana holds Blaze of Glory
      When <hunter> attacks Keondra
      And <hunter> makes a Physical attack
      And Ana plays Blaze of Glory face down
      Then Keondra takes <damage> damage

      Examples:
        | hunter        | damage |
        | Evangeline    | 2      |
        | Florencia     | 3      |
        | Toquinho      | 3      |
        | Sister Claire | 2      |
        | Deacon Jones  | 3      |
        | Ingrid        | 2      |
        | Pregador      | 1      |
        | Andrés        | 2      |
        | Noriko        | 1      |
        | Francisco     | 2      |
        | Jamie         | 1      |
        | Juliana       | 1      |
        | Maria Lopez   | 3      |
        | Rio           | 1      |
        | Ryan          | 1      |
        | Sara          | 1      |
        | Gina Firenzo  | 1      |
        | Renata Gomes  | 2      |

    @id:RIV-3414 @needs:cards @rivals.golden.card-beats-rulebook
    Scenario Outline: A Hunter with Library gets an Unhosted Action from Drive: Curiosity
      Given Ana's <hunter> is in the Haven
      And Ana holds Drive: Curiosity
      When Ana plays Drive: Curiosity as Unhosted Action
      And Ana chooses <hunter>
      Then <hunter> bears Drive: Curiosity
      And Ana has <left> left

      Examples:
        | hunter        | left               |
        | Evangeline    | 1 Unhosted Action  |
        | Florencia     | 1 Unhosted Action  |
        | Sister Claire | 1 Unhosted Action  |
        | Noriko        | 1 Unhosted Action  |
        | Deacon Jones  | 1 Unhosted Action  |
        | Jamie         | 1 Unhosted Action  |
        | Maria Lopez   | 1 Unhosted Action  |
        | Rio           | 1 Unhosted Action  |
        | Ryan          | 1 Unhosted Action  |
        | Sara          | 1 Unhosted Action  |
        | Renata Gomes  | 1 Unhosted Action  |
        | Toquinho      | 0 Unhosted Actions |
        | Pregador      | 0 Unhosted Actions |
        | Andrés        | 0 Unhosted Actions |
        | Ingrid        | 0 Unhosted Actions |
        | Francisco     | 0 Unhosted Actions |
        | Juliana       | 0 Unhosted Actions |
        | Gina Firenzo  | 0 Unhosted Actions |

    @id:RIV-3415 @needs:cards @rivals.action-card.discipline-required-only-at-top
    Scenario Outline: A Hunter with Global Access can play Anonymous Tip
      Given Ana's <hunter> is in the Haven
      And Ana holds Anonymous Tip
      And Ghost and BOPE-RJ: PsyOps are in The Streets
      When <hunter> plays Anonymous Tip as Action card
      And Ana chooses Ghost
      Then Ghost takes 1 damage

      Examples:
        | hunter       |
        | Francisco    |
        | Jamie        |
        | Juliana      |
        | Maria Lopez  |
        | Ryan         |
        | Sara         |
        | Gina Firenzo |
        | Renata Gomes |

    @id:RIV-3416 @needs:cards @rivals.action-card.discipline-required-only-at-top
    Scenario Outline: A Hunter with Beast Whisperer can play Man's Best Friend
      Given Ana's <hunter> is in the Haven
      And Ana holds Man's Best Friend
      When <hunter> plays Man's Best Friend as Action card
      Then <hunter> bears Man's Best Friend

      Examples:
        | hunter       |
        | Francisco    |
        | Maria Lopez  |
        | Rio          |
        | Ryan         |
        | Gina Firenzo |
        | Renata Gomes |

    @id:RIV-3417 @needs:cards @rivals.action-card.discipline-missing-discard
    Scenario Outline: Anonymous Tip and Man's Best Friend cannot be played without their Edges
      Given Ana's <hunter> is in the Haven
      And Ana holds <card>
      And Ghost and BOPE-RJ: PsyOps are in The Streets
      Then <hunter> cannot play <card> as Action card because rivals.action-card.discipline-missing-discard

      Examples:
        | hunter        | card              |
        | Evangeline    | Anonymous Tip     |
        | Florencia     | Anonymous Tip     |
        | Toquinho      | Anonymous Tip     |
        | Pregador      | Anonymous Tip     |
        | Sister Claire | Anonymous Tip     |
        | Andrés        | Anonymous Tip     |
        | Noriko        | Anonymous Tip     |
        | Deacon Jones  | Anonymous Tip     |
        | Ingrid        | Anonymous Tip     |
        | Rio           | Anonymous Tip     |
        | Evangeline    | Man's Best Friend |
        | Florencia     | Man's Best Friend |
        | Toquinho      | Man's Best Friend |
        | Pregador      | Man's Best Friend |
        | Sister Claire | Man's Best Friend |
        | Andrés        | Man's Best Friend |
        | Noriko        | Man's Best Friend |
        | Deacon Jones  | Man's Best Friend |
        | Ingrid        | Man's Best Friend |
        | Jamie         | Man's Best Friend |
        | Juliana       | Man's Best Friend |
        | Sara          | Man's Best Friend |
