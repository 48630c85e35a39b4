# The figures on the characters of the box
Feature: Figures of characters

  Rule: Vampires

    Background:
      Given Ana and Bruno sit clockwise

    @id:RIV-3250 @rivals.attack.s8.add-matching-attribute
    Scenario Outline: A vampire's attack deals damage equal to its printed attribute
      Given Ana's <character> is in The Streets
      And BOPE-RJ: PsyOps is in The Streets
      When <character> attacks BOPE-RJ: PsyOps
      And <character> makes a <type> attack
      Then BOPE-RJ: PsyOps takes <damage> damage

      Examples:
        | character      | type     | damage |
        | Lucky          | Physical | 1      |
        | Lucky          | Social   | 1      |
        | Lucky          | Mental   | 1      |
        | Benicio        | Physical | 1      |
        | Benicio        | Social   | 0      |
        | Benicio        | Mental   | 1      |
        | Hope           | Physical | 0      |
        | Hope           | Social   | 2      |
        | Hope           | Mental   | 0      |
        | Jorge Guerrero | Physical | 2      |
        | Jorge Guerrero | Social   | 0      |
        | Jorge Guerrero | Mental   | 0      |
        | Prudence       | Physical | 0      |
        | Prudence       | Social   | 0      |
        | Prudence       | Mental   | 2      |
        | Judas          | Physical | 1      |
        | Judas          | Social   | 0      |
        | Judas          | Mental   | 0      |
        | Thaddeus       | Physical | 0      |
        | Thaddeus       | Social   | 1      |
        | Thaddeus       | Mental   | 0      |
        | Grace          | Physical | 2      |
        | Grace          | Social   | 1      |
        | Grace          | Mental   | 0      |
        | Sage           | Physical | 0      |
        | Sage           | Social   | 1      |
        | Sage           | Mental   | 1      |
        | Keondra        | Physical | 0      |
        | Keondra        | Social   | 2      |
        | Keondra        | Mental   | 1      |
        | Ceraph         | Physical | 1      |
        | Ceraph         | Social   | 1      |
        | Ceraph         | Mental   | 1      |
        | Matthew        | Physical | 2      |
        | Matthew        | Social   | 1      |
        | Matthew        | Mental   | 0      |
        | Gisele         | Physical | 1      |
        | Gisele         | Social   | 0      |
        | Gisele         | Mental   | 1      |
        | Jimmy          | Physical | 0      |
        | Jimmy          | Social   | 1      |
        | Jimmy          | Mental   | 1      |
        | Hakim Owusu    | Physical | 0      |
        | Hakim Owusu    | Social   | 2      |
        | Hakim Owusu    | Mental   | 0      |
        | Iara           | Physical | 0      |
        | Iara           | Social   | 0      |
        | Iara           | Mental   | 2      |
        | Ociel Gonzalez | Physical | 1      |
        | Ociel Gonzalez | Social   | 1      |
        | Ociel Gonzalez | Mental   | 0      |
        | Raúl Fontes    | Physical | 1      |
        | Raúl Fontes    | Social   | 1      |
        | Raúl Fontes    | Mental   | 1      |

    @id:RIV-3251 @rivals.recruit.pay-bp-as-blood
    Scenario Outline: A vampire's recruiting cost and Blood equal its Blood Potency
      Given Ana holds <character>
      When Ana recruits <character>
      Then Ana loses <potency> Prestige
      And <character> has <potency> Blood
      And <character>'s Blood Potency is <potency>

      Examples:
        | character      | potency |
        | Lucky          | 5       |
        | Benicio        | 4       |
        | Hope           | 4       |
        | Jorge Guerrero | 3       |
        | Prudence       | 3       |
        | Judas          | 2       |
        | Thaddeus       | 2       |
        | Grace          | 5       |
        | Sage           | 3       |
        | Keondra        | 6       |
        | Ceraph         | 5       |
        | Matthew        | 5       |
        | Gisele         | 4       |
        | Jimmy          | 4       |
        | Hakim Owusu    | 3       |
        | Iara           | 3       |
        | Ociel Gonzalez | 4       |
        | Raúl Fontes    | 5       |

  Rule: Hunters

    Background:
      Given Ana (hunters) and Bruno sit clockwise

    @id:RIV-3272 @rivals.attack.s8.add-matching-attribute
    Scenario Outline: A Hunter's attack deals damage equal to its printed attribute
      Given Ana's <character> is in The Streets
      And BOPE-RJ: PsyOps is in The Streets
      When <character> attacks BOPE-RJ: PsyOps
      And <character> makes a <type> attack
      Then BOPE-RJ: PsyOps takes <damage> damage

      Examples:
        | character     | type     | damage |
        | Evangeline    | Physical | 0      |
        | Evangeline    | Social   | 2      |
        | Evangeline    | Mental   | 0      |
        | Florencia     | Physical | 1      |
        | Florencia     | Social   | 1      |
        | Florencia     | Mental   | 0      |
        | Toquinho      | Physical | 1      |
        | Toquinho      | Social   | 0      |
        | Toquinho      | Mental   | 1      |
        | Pregador      | Physical | 0      |
        | Pregador      | Social   | 1      |
        | Pregador      | Mental   | 0      |
        | Sister Claire | Physical | 0      |
        | Sister Claire | Social   | 1      |
        | Sister Claire | Mental   | 0      |
        | Andrés        | Physical | 1      |
        | Andrés        | Social   | 0      |
        | Andrés        | Mental   | 0      |
        | Noriko        | Physical | 0      |
        | Noriko        | Social   | 0      |
        | Noriko        | Mental   | 1      |
        | Deacon Jones  | Physical | 1      |
        | Deacon Jones  | Social   | 1      |
        | Deacon Jones  | Mental   | 0      |
        | Ingrid        | Physical | 0      |
        | Ingrid        | Social   | 0      |
        | Ingrid        | Mental   | 2      |
        | Francisco     | Physical | 1      |
        | Francisco     | Social   | 1      |
        | Francisco     | Mental   | 0      |
        | Jamie         | Physical | 0      |
        | Jamie         | Social   | 0      |
        | Jamie         | Mental   | 1      |
        | Juliana       | Physical | 0      |
        | Juliana       | Social   | 1      |
        | Juliana       | Mental   | 0      |
        | Maria Lopez   | Physical | 2      |
        | Maria Lopez   | Social   | 0      |
        | Maria Lopez   | Mental   | 0      |
        | Rio           | Physical | 0      |
        | Rio           | Social   | 0      |
        | Rio           | Mental   | 1      |
        | Ryan          | Physical | 0      |
        | Ryan          | Social   | 1      |
        | Ryan          | Mental   | 1      |
        | Sara          | Physical | 0      |
        | Sara          | Social   | 0      |
        | Sara          | Mental   | 2      |
        | Gina Firenzo  | Physical | 0      |
        | Gina Firenzo  | Social   | 1      |
        | Gina Firenzo  | Mental   | 0      |
        | Renata Gomes  | Physical | 1      |
        | Renata Gomes  | Social   | 0      |
        | Renata Gomes  | Mental   | 1      |

    @id:RIV-3273 @rivals.recruit.pay-bp-as-blood @needs:cards
    Scenario Outline: A Hunter's recruiting cost and Blood equal its Blood Potency
      Given Ana holds <character>
      And Ana draws from 9 Shotgun
      When Ana recruits <character>
      Then Ana loses <potency> Prestige
      And <character> has <potency> Blood
      And <character>'s Blood Potency is <potency>

      Examples:
        | character     | potency |
        | Evangeline    | 4       |
        | Florencia     | 3       |
        | Toquinho      | 3       |
        | Pregador      | 2       |
        | Sister Claire | 2       |
        | Andrés        | 1       |
        | Noriko        | 1       |
        | Deacon Jones  | 4       |
        | Ingrid        | 3       |
        | Francisco     | 3       |
        | Jamie         | 2       |
        | Juliana       | 2       |
        | Maria Lopez   | 4       |
        | Rio           | 2       |
        | Ryan          | 4       |
        | Sara          | 3       |
        | Gina Firenzo  | 2       |
        | Renata Gomes  | 4       |

    @id:RIV-3421 @rivals.defeat.hunter-non-leader-burned @needs:cards
    Scenario Outline: A defeated Hunter who is not the Leader is burned
      Given Ana's <character> is in the Haven
      And Ana's <mate> is in The Streets
      And <mate> is Leader
      And Bruno's Hope is in the Haven
      When <character> is dealt 9 Physical damage through Bruno
      Then <character> is in Ana's burned pile

      Examples:
        | character     | mate   |
        | Evangeline    | Ingrid |
        | Florencia     | Ingrid |
        | Toquinho      | Ingrid |
        | Pregador      | Ingrid |
        | Sister Claire | Ingrid |
        | Andrés        | Ingrid |
        | Noriko        | Ingrid |
        | Deacon Jones  | Ingrid |
        | Ingrid        | Rio    |
        | Francisco     | Ingrid |
        | Jamie         | Ingrid |
        | Juliana       | Ingrid |
        | Maria Lopez   | Ingrid |
        | Rio           | Ingrid |
        | Ryan          | Ingrid |
        | Sara          | Ingrid |
        | Gina Firenzo  | Ingrid |
        | Renata Gomes  | Ingrid |

  Rule: Defeated vampires

    @id:RIV-3422 @rivals.defeat.vampire-to-torpor @needs:hunters
    Scenario Outline: A defeated vampire goes to torpor
      Given Ana and Bruno (hunters) sit clockwise
      And Ana's <character> is in the Haven
      And Ana's <mate> is in The Streets
      And Bruno's Ingrid is in the Haven
      When <character> is dealt 9 Physical damage through Bruno
      Then <character> is in torpor with 1 Blood

      Examples:
        | character      | mate    |
        | Lucky          | Iara    |
        | Benicio        | Iara    |
        | Hope           | Iara    |
        | Jorge Guerrero | Iara    |
        | Prudence       | Iara    |
        | Thaddeus       | Iara    |
        | Grace          | Iara    |
        | Sage           | Iara    |
        | Keondra        | Iara    |
        | Ceraph         | Iara    |
        | Matthew        | Iara    |
        | Gisele         | Iara    |
        | Jimmy          | Iara    |
        | Hakim Owusu    | Iara    |
        | Iara           | Keondra |
        | Ociel Gonzalez | Iara    |
        | Raúl Fontes    | Iara    |
