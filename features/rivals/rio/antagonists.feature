# Rivals, "Rio de Janeiro City Deck": the BOPE-RJ; "Further Hunter Rules": Antagonists
Feature: The BOPE-RJ of Rio de Janeiro
  Antagonists affect parties that enter The Streets.

  Background:
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Ana's Rival is Bruno
    And Bruno's Keondra is in the Haven
    And Ana's Ceraph, Hakim Owusu and Ociel Gonzalez are in the Haven
    And Clara's Rio and Ingrid are in the Haven

  @id:RIV-2380 @rivals.rio.bope.trigger-on-party-entry @checks:a,b @needs:cards @needs:hunters
  Scenario: PsyOps affects each party once as it enters The Streets
    Given BOPE-RJ: PsyOps is in The Streets
    And Ana holds Awe, Shotgun, Ingratiate, Persecution and Triple Threat
    When Ana moves Ceraph and Hakim Owusu to The Streets
    And Ana discards Awe
    Then Ana holds 4 cards
    And it is for Ana to act
    When Ana moves Ociel Gonzalez to The Streets
    And Ana discards Persecution
    Then Ana holds Shotgun, Ingratiate and Triple Threat
    And it is for Ana to act

  @id:RIV-2381 @rivals.rio.bope.split-after @checks:a,b @needs:cards @needs:hunters
  Scenario: A party that enters The Streets together may split afterwards
    Given BOPE-RJ: PsyOps is in The Streets
    And Ana holds Awe, Shotgun and Ingratiate
    When Ana moves Ceraph, Hakim Owusu and Ociel Gonzalez to The Streets
    And Ana discards Awe
    And Ceraph forms a party of its own
    And Hakim Owusu forms a party of its own
    Then Ceraph is a party of Ana
    And Hakim Owusu is a party of Ana
    And Ociel Gonzalez is a party of Ana
    And Ana holds Shotgun and Ingratiate
    And it is for Ana to act

  @id:RIV-2382 @rivals.rio.bope.regroup-no-trigger @checks:a,b @needs:hunters
  Scenario: Characters already in The Streets may regroup without meeting an Antagonist
    Given Ana's Jorge Guerrero and Lucky are in The Streets
    And BOPE-RJ: PsyOps and BOPE-RJ: Marksman are in The Streets
    And Ana holds Awe and Shotgun
    When Lucky forms a party of its own
    Then Lucky is a party of Ana
    When Jorge Guerrero joins the party of Lucky
    Then Lucky and Jorge Guerrero are a party of Ana
    And Lucky and Jorge Guerrero keep all Blood
    And Ana holds 2 cards
    When Ana moves Ceraph to The Streets
    And Ana chooses Ceraph
    And Ana discards Shotgun
    Then Ceraph loses 1 Blood
    And Lucky and Jorge Guerrero keep all Blood
    And Ana holds Awe

  @id:RIV-2383 @rivals.rio.bope.streets-bonuses-first @checks:a,b @needs:hunters
  Scenario: Bonuses in The Streets apply to an entering party, and bonuses at home do not
    Given BOPE-RJ: Marksman is in The Streets
    And Ana's Benicio is in the Haven
    And Ana holds Awe
    When Ana moves Ceraph to The Streets
    And Ana chooses Ceraph
    Then Ceraph loses 1 Blood
    And it is for Ana to act
    And Ana holds Awe

  @id:RIV-2384 @rivals.rio.bope.streets-bonuses-first @checks:a @needs:hunters
  Scenario: A member of the entering party may prevent the damage
    Given BOPE-RJ: Marksman is in The Streets
    And Ana's Benicio is in the Haven
    And Ana holds Awe
    When Ana moves Ceraph and Benicio to The Streets
    And Ana chooses Ceraph
    Then it is for Ana to prevent damage or decline
    When Ana uses Benicio
    And Ana discards Awe
    Then Ceraph keeps all Blood
    And Ana holds nothing

  @id:RIV-2385 @rivals.rio.marksman.one-aggravated-each @checks:a,b,c @needs:hunters
  Scenario Outline: A Marksman damages one vampire of the party of its player's choice
    Given BOPE-RJ: Marksman is in The Streets
    When Ana moves Ceraph and Hakim Owusu to The Streets
    Then Ana cannot choose Ociel Gonzalez because rivals.rio.marksman.one-aggravated-each
    When Ana chooses <one>
    Then <one> loses 1 Blood
    And <other> keeps all Blood
    And Ociel Gonzalez keeps all Blood
    And it is for Ana to act

    Examples:
      | one         | other       |
      | Ceraph      | Hakim Owusu |
      | Hakim Owusu | Ceraph      |

  @id:RIV-2386 @rivals.rio.marksman.one-aggravated-each @needs:hunters
  Scenario: A Marksman's damage is Aggravated, and no player deals it
    Given BOPE-RJ: Marksman is in The Streets
    And Ana's Jorge Guerrero is in the Haven with 1 Blood
    When Ana moves Jorge Guerrero to The Streets
    And Ana chooses Jorge Guerrero
    Then Jorge Guerrero is defeated by nobody
    And Jorge Guerrero is in Ana's burned pile
    And Ana, Bruno and Clara gain no Agenda
    And it is for Ana to act

  @id:RIV-2387 @rivals.rio.marksman.pooled-and-split @checks:a,b @needs:hunters
  Scenario Outline: The damage of two Marksmen may be split or dealt to one vampire
    Given BOPE-RJ: Marksman is in The Streets
    And BOPE-RJ: Marksman is in The Streets
    When Ana moves Ceraph and Ociel Gonzalez to The Streets
    And Ana chooses <first>
    And Ana chooses <second>
    Then Ceraph loses <n> Blood
    And Ociel Gonzalez loses <m> Blood
    And these events happen in order:
      | event        | target  | amount   |
      | damage-dealt | <first> | <amount> |
    And it is for Ana to act

    Examples:
      | first          | second         | n | m | amount |
      | Ceraph         | Ceraph         | 2 | 0 | 2      |
      | Ceraph         | Ociel Gonzalez | 1 | 1 | 1      |
      | Ociel Gonzalez | Ociel Gonzalez | 0 | 2 | 2      |

  @id:RIV-2388 @rivals.rio.marksman.pooled-and-split @checks:b @needs:hunters
  Scenario: A Vagrant prevents 1 of the 2 damage by two Marksmen
    Given BOPE-RJ: Marksman is in The Streets
    And BOPE-RJ: Marksman is in The Streets
    And Vagrant is attached to Ceraph
    When Ana moves Ceraph to The Streets
    And Ana chooses Ceraph
    And Ana chooses Ceraph
    Then it is for Ana to prevent damage or decline
    When Ana uses Vagrant
    Then Ceraph loses 1 Blood
    And Vagrant is exhausted
    And it is for Ana to act

  @id:RIV-2389 @rivals.rio.marksman.not-more-than-blood @checks:a,b @needs:hunters
  Scenario: A vampire cannot be chosen for more Marksman damage than its Blood
    Given BOPE-RJ: Marksman is in The Streets
    And BOPE-RJ: Marksman is in The Streets
    And Ana's Jorge Guerrero is in the Haven with 1 Blood
    When Ana moves Jorge Guerrero and Ceraph to The Streets
    And Ana chooses Jorge Guerrero
    Then Ana cannot choose Jorge Guerrero because rivals.rio.marksman.not-more-than-blood
    When Ana chooses Ceraph
    Then Jorge Guerrero is in Ana's burned pile
    And Ceraph loses 1 Blood
    And it is for Ana to act

  @id:RIV-2390 @rivals.rio.marksman.not-more-than-blood @checks:b @needs:hunters
  Scenario: The second Marksman's damage is lost when the only target has 1 Blood
    Given BOPE-RJ: Marksman is in The Streets
    And BOPE-RJ: Marksman is in The Streets
    And Ana's Jorge Guerrero is in the Haven with 1 Blood
    When Ana moves Jorge Guerrero to The Streets
    And Ana chooses Jorge Guerrero
    Then Jorge Guerrero takes 1 damage
    And Jorge Guerrero is in Ana's burned pile
    And Ceraph, Hakim Owusu and Ociel Gonzalez keep all Blood
    And it is for Ana to act

  @id:RIV-2391 @rivals.rio.psyops.discard-1 @checks:a,b,c @needs:cards @needs:hunters
  Scenario Outline: PsyOps makes a player discard a card of choice for each party
    Given BOPE-RJ: PsyOps is in The Streets
    And Ana holds Awe and Shotgun
    When Ana moves Ceraph to The Streets
    And Ana discards <first>
    Then Ana holds <second>
    And Ana's discard pile holds <first>
    When Ana moves Hakim Owusu to The Streets
    And Ana discards <second>
    Then Ana holds nothing
    And Ana's discard pile holds <first> and <second>
    When Ana moves Ociel Gonzalez to The Streets
    Then Ociel Gonzalez is in The Streets
    And it is for Ana to act

    Examples:
      | first   | second  |
      | Awe     | Shotgun |
      | Shotgun | Awe     |

  @id:RIV-2392 @rivals.rio.caveira.forces-out @checks:a,d @needs:moving @needs:hunters
  Scenario Outline: Caveira forces out one of the active player's characters, ready or not
    Given BOPE-RJ: Caveira is in The Streets
    And it is <player>'s Antagonist Step
    And the game stops at <player>'s Draw Step
    And Ana's Lucky is in the Haven and exhausted
    And Bruno's Gisele is in the Haven and exhausted
    When <player> chooses <who>
    Then <who> is in The Streets
    And <others> is in <other>'s Haven
    And <stays> is in <player>'s Haven
    And it is for <player> to let the game go on

    Examples:
      | player | who    | stays   | other | others  |
      | Ana    | Lucky  | Ceraph  | Bruno | Keondra |
      | Ana    | Ceraph | Lucky   | Clara | Rio     |
      | Bruno  | Gisele | Keondra | Ana   | Ceraph  |
      | Clara  | Rio    | Ingrid  | Ana   | Ceraph  |

  @id:RIV-2393 @rivals.rio.caveira.forces-out @checks:b @needs:hunters
  Scenario Outline: Caveira forces nobody out if a character is already in The Streets
    Given BOPE-RJ: Caveira is in The Streets
    And Ana's Lucky is in The Streets <state>
    And it is Ana's Antagonist Step
    And the game stops at Ana's Draw Step
    Then it is for Ana to let the game go on
    And Ceraph, Hakim Owusu and Ociel Gonzalez are in Ana's Haven

    Examples:
      | state                    |
      | with 5 Blood             |
      | with 1 Blood and exhausted |

  @id:RIV-2394 @rivals.rio.caveira.forces-out @checks:c @needs:moving @needs:hunters
  Scenario: A tagged Monster in The Streets does not stop Caveira
    Given BOPE-RJ: Caveira is in The Streets
    And Ghost is in The Streets and exhausted
    And Clara has tagged Ghost
    And it is Clara's Antagonist Step
    And the game stops at Clara's Draw Step
    When Clara chooses Ingrid
    Then Ingrid is in The Streets
    And Rio is in Clara's Haven

  @id:RIV-2395 @rivals.rio.caveira.triggers-other-bope @checks:a @needs:moving @needs:hunters
  Scenario: A character forced out by Caveira meets the other Antagonists
    Given BOPE-RJ: Caveira, BOPE-RJ: Marksman and BOPE-RJ: PsyOps are in The Streets
    And Ana holds Awe and Shotgun
    And it is Ana's Antagonist Step
    And the game stops at Ana's Draw Step
    When Ana chooses Ceraph
    Then Ceraph is in The Streets
    When Ana chooses Ceraph
    And Ana discards Awe
    Then Ceraph loses 1 Blood
    And Ana holds Shotgun
    And it is for Ana to let the game go on

  @id:RIV-2396 @rivals.rio.caveira.triggers-other-bope @checks:b @rivals.hunter-misc.antagonists-other-effects-apply @needs:moving @needs:hunters
  Scenario: A Hunter forced out by Caveira meets PsyOps but takes no Marksman damage
    Given BOPE-RJ: Caveira, BOPE-RJ: Marksman and BOPE-RJ: PsyOps are in The Streets
    And Clara holds Confuse and Shotgun
    And it is Clara's Antagonist Step
    And the game stops at Clara's Draw Step
    When Clara chooses Rio
    And Clara discards Confuse
    Then Rio keeps all Blood
    And Clara holds Shotgun
    And it is for Clara to let the game go on

  @id:RIV-2397 @rivals.hunter-misc.antagonists-other-effects-apply @checks:a,b @needs:cards @needs:hunters
  Scenario Outline: PsyOps makes a Hunter player discard a card
    Given BOPE-RJ: PsyOps is in The Streets
    And it is Clara's Action Phase
    And Clara holds Confuse and Shotgun
    When Clara moves <party> to The Streets
    And Clara discards Shotgun
    Then Clara holds Confuse
    And it is for Clara to act

    Examples:
      | party          |
      | Rio            |
      | Rio and Ingrid |

  @id:RIV-2398 @rivals.hunter-misc.antagonists-no-damage-to-hunters @checks:a,b @needs:turn @needs:hunters
  Scenario: A Marksman damages vampires only
    Given BOPE-RJ: Marksman is in The Streets
    And Ana has 1 Action left
    When Ana moves Ceraph to The Streets
    And Ana chooses Ceraph
    Then Ceraph loses 1 Blood
    When Ana passes
    And Ana passes
    And Bruno passes 3 times
    And Clara moves Ingrid to The Streets
    Then Ingrid keeps all Blood
    And it is for Clara to act
