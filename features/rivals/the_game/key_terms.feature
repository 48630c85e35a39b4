# Rivals, "Key Game Terms", "The Golden Rule", "Triggered Abilities"
Feature: Key terms

  Background:
    Given Ana (hunters), Bruno and Clara sit clockwise
    And Ana's Ingrid is in the Haven
    And Bruno's Matthew is in the Haven
    And Clara's Iara is in the Haven

  @id:RIV-2000 @rivals.terms.character @checks:a @needs:hunters
  Scenario: A vampire, a Hunter and a face-up Monster are characters
    Given Vagrant and Ghost are in The Streets
    And Werewolf lies face down in The Streets
    And Ana's burned pile holds Noriko
    And Ana holds Wrath
    When Ingrid plays Wrath as Action card
    Then exactly these choices are open to Ana:
      | Ana chooses Ghost   |
      | Ana chooses Ingrid  |
      | Ana chooses Matthew |
      | Ana chooses Iara    |
    When Ana chooses Ghost
    Then Ghost takes 0 damage

  @id:RIV-2001 @rivals.terms.target.you-choose @checks:a,b @needs:hunters
  Scenario: A player may choose any character, including their own, except one in torpor
    Given Bruno's Hope is in torpor with 1 Blood
    And Ana's burned pile holds Noriko
    And Ana holds Wrath
    When Ingrid plays Wrath as Action card
    Then exactly these choices are open to Ana:
      | Ana chooses Ingrid  |
      | Ana chooses Matthew |
      | Ana chooses Iara    |
    When Ana chooses Ingrid
    Then Ingrid takes 0 damage
    And Matthew and Iara keep all Blood

  @id:RIV-2002 @rivals.terms.vampire-word-scope @checks:a @needs:hunters
  Scenario: An effect on vampires does not affect Hunters
    Given BOPE-RJ: Marksman is in The Streets
    When Ana moves Ingrid to The Streets
    Then Ingrid keeps all Blood
    And it is for Ana to act

  @id:RIV-2003 @rivals.terms.vampire-word-scope @checks:b @needs:hunters
  Scenario Outline: An effect on characters can affect vampires, Hunters and Monsters
    Given Ghost is in The Streets
    And Ana's Rio is in the Haven
    And Ana holds Weigh Down
    When Rio plays Weigh Down as Action card
    And Ana chooses <who>
    Then <who> bears Weigh Down

    Examples:
      | who     |
      | Matthew |
      | Ingrid  |
      | Ghost   |

  @id:RIV-2004 @rivals.terms.active-character @checks:a @needs:hunters
  Scenario: A character in torpor is not active
    Given it is Bruno's Action Phase
    And Bruno's Hope is in torpor with 1 Blood
    And Bruno's Benicio is in The Streets
    And Bruno holds Poison Pill
    When Bruno plays Poison Pill as Unhosted Action
    Then exactly these choices are open to Bruno:
      | Bruno chooses Matthew |
      | Bruno chooses Benicio |
    When Bruno chooses Benicio
    Then Benicio bears Poison Pill

  @id:RIV-2005 @rivals.terms.coterie-is-active-characters @checks:a @needs:hunters
  Scenario Outline: A coterie consists of its active characters
    Given it is Bruno's City Deck Step
    And Bruno's Benicio is in <place>
    And Bruno's Grace is in the Haven
    And Bruno's Agenda card is Birds of Different Feathers face up
    Then it is Bruno's Action Phase
    And Bruno has <agenda> Agenda

    Examples:
      | place               | agenda |
      | the Haven           | 1      |
      | torpor with 1 Blood | 0      |

  @id:RIV-2006 @rivals.terms.burn @checks:a @needs:hunters
  Scenario: A burned card goes to the burned pile, not the discard pile
    Given Ana's Noriko is in the Haven
    And Ana draws from 9 Shotgun
    When Noriko is dealt 1 Physical damage through Bruno
    And Ana draws a card from the Library
    Then Noriko is in Ana's burned pile
    And Ana's discard pile is empty

  @id:RIV-2007 @rivals.terms.burn.city-pile @checks:a,b @needs:ending @needs:torpor @needs:hunters
  Scenario: Burned city cards go to the city burned pile
    Given Politician is attached to Matthew
    When Matthew is dealt 9 Physical damage through Clara
    Then the city burned pile holds Politician
    And Bruno's burned pile is empty
    And Bruno's discard pile is empty

  @id:RIV-2008 @rivals.terms.burn.face-up @checks:a @needs:hunters
  Scenario: Everybody sees a card being burned
    Given Ana's Rio is in the Haven
    When Rio is dealt 2 Physical damage through Bruno
    Then Ana's burned pile holds Rio
    And these events happen in order:
      | event       | card | owner |
      | card-burned | Rio  | Ana   |

  @id:RIV-2009 @rivals.terms.control @checks:a @rivals.begin.ready.all-controlled-cards @checks:b @needs:hunters
  Scenario Outline: A card on a foe's character readies in the turn of the player who attached it
    Given it is <active>'s Ready and Return Step
    And Ana's Weigh Down is attached to Matthew and exhausted
    Then it is <active>'s Action Phase
    And Weigh Down is <state>

    Examples:
      | active | state     |
      | Ana    | ready     |
      | Bruno  | exhausted |

  @id:RIV-2010 @rivals.terms.control @checks:c @needs:hunters
  Scenario: A player cannot detach a foe's card from their own character
    Given it is Bruno's Action Phase
    And Ana's Weigh Down is attached to Matthew
    And Bruno's Cobra Form is attached to Matthew
    Then Bruno cannot detach Weigh Down because rivals.attach.no-detach-foreign-card
    When Bruno detaches Cobra Form
    Then Matthew bears Weigh Down

  @id:RIV-2011 @rivals.terms.own @needs:ending @needs:torpor @needs:hunters
  Scenario: A card on a foe's character belongs to the player who attached it
    Given Ana's Weigh Down is attached to Matthew
    When Matthew is dealt 9 Physical damage through Clara
    Then Ana's discard pile holds Weigh Down
    And Bruno's discard pile is empty

  @id:RIV-2012 @rivals.terms.own.foreign-cards-never-enter-your-zones @checks:a @needs:ending @needs:torpor @needs:hunters
  Scenario: A discarded card goes to its owner's discard pile
    Given Ana's Weigh Down is attached to Iara
    And Bruno's Charmer lies beside the Haven
    When Iara is dealt 9 Physical damage through Bruno
    Then Weigh Down is in Ana's discard pile
    And Clara's discard pile is empty
    And Bruno's discard pile is empty

  @id:RIV-2013 @rivals.terms.own.foreign-cards-never-enter-your-zones @checks:b @needs:ending @needs:hunters
  Scenario: A burned card goes to its owner's burned pile
    Given Ana's Weigh Down is attached to Iara
    When Iara is dealt 9 Aggravated Physical damage through Bruno
    Then Ana's burned pile holds Weigh Down
    And Clara's burned pile holds Iara

  @id:RIV-2014 @rivals.terms.discard-pile.own-face-up @checks:a,b @needs:torpor @needs:hunters
  Scenario: Library and Faction cards go to the same discard pile of their player
    Given it is Bruno's Torpor and Mending Step
    And Bruno's Benicio and Hope are in the Haven with 2 Blood
    And Bruno holds Lucky and Shotgun
    When Bruno discards Lucky to mend Benicio
    And Bruno discards Shotgun to mend Hope
    Then Bruno's discard pile holds Lucky and Shotgun
    And Ana's discard pile is empty

  @id:RIV-2015 @rivals.terms.foe @checks:a @needs:hunters
  Scenario: Every other player is a foe
    Given Ana's Andrés is in the Haven
    And Ana, Bruno and Clara have 2 Agenda
    When Andrés is dealt 2 Physical damage through Bruno
    Then exactly these choices are open to Ana:
      | Ana chooses player Bruno |
      | Ana chooses player Clara |
    When Ana chooses player Clara
    Then Clara has 1 Agenda
    And Ana and Bruno have 2 Agenda

  @id:RIV-2016 @rivals.terms.general-supply @checks:a,b @needs:hunters
  Scenario Outline: Only Prestige in the personal supply keeps a player in the game
    Given Bruno has <prestige> Prestige
    When Bruno loses 2 Prestige through Clara
    Then <what>

    Examples:
      | prestige | what                        |
      | 3        | Bruno is still in the game  |
      | 2        | Bruno is knocked out        |

  @id:RIV-2017 @rivals.terms.torpor-recovery @checks:a,b @needs:hunters
  Scenario: Recovery counts as torpor
    Given it is Ana's Torpor and Mending Step
    And Ana's Evangeline is in torpor with 1 Blood
    And Evangeline is Leader
    And the game stops at Ana's Antagonist Step
    Then Evangeline is in torpor with 2 Blood
    And it is Ana's Antagonist Step

  @id:RIV-2018 @rivals.first-round.no-damage @checks:a,b @needs:hunters
  Scenario Outline: A foe cannot damage a player's characters before that player's first turn
    Given Clara <turn>
    And Clara's Hope is in the Haven
    When Hope is dealt 2 Mental damage through <by>
    Then Hope takes <damage> damage

    Examples:
      | turn                    | by    | damage |
      | has not had a turn yet  | Ana   | 0      |
      | has not had a turn yet  | Clara | 2      |

  @id:RIV-2019 @rivals.triggered.always-on @checks:b @needs:cards @needs:hunters
  Scenario: A vampire that exhausted to Block still has its text
    Given Bruno's Gisele is in the Haven
    And Ana's Rio is in The Streets
    When Rio attacks Matthew
    And Rio makes a Physical attack
    And Gisele blocks
    Then Rio has No Influence
    And Gisele is exhausted
