# Rivals, "Defeated Characters", "Torpor", "Mending"
Feature: Defeat, torpor and mending
  What happens to a character without Blood, and how it returns.

  Background:
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Rival is Bruno
    And Bruno's Rival is Clara
    And Clara's Rival is Ana
    And Ana's Ceraph is in the Haven
    And Bruno's Keondra is in the Haven
    And Clara's Ociel Gonzalez is in the Haven

  @id:RIV-1250 @rivals.defeat.at-zero-blood @checks:b,c @needs:arrange @needs:torpor
  Scenario Outline: A character is defeated at zero Blood, not before
    Given Bruno's Hope is in the Haven with <before> Blood
    When Hope is dealt <n> <type> damage through Ana
    Then Hope is in <place> with <after> Blood
    And Ana has <agenda> Agenda

    Examples:
      | before | n | type     | place         | after | agenda |
      | 1      | 1 | Physical | torpor        | 1     | 1      |
      | 1      | 2 | Social   | Bruno's Haven | 1     | 0      |
      | 2      | 1 | Physical | Bruno's Haven | 1     | 0      |
      | 3      | 3 | Mental   | torpor        | 1     | 1      |

  @id:RIV-1251 @rivals.defeat.vampire-to-torpor @checks:b @needs:torpor
  Scenario: A defeated vampire goes to torpor with one Blood
    Given Ana's Matthew is in The Streets
    And Bruno's Jorge Guerrero is in The Streets
    And Bruno's Hope is in The Streets with 1 Blood
    When Matthew attacks Hope
    And Matthew makes a Physical attack
    Then Hope is defeated by Ana
    And Hope is in torpor with 1 Blood
    And Bruno controls Hope

  @id:RIV-3429 @rivals.defeat.vampire-to-torpor @needs:arrange @needs:torpor
  Scenario: Everybody sees a character enter torpor
    Given Bruno's Hope is in the Haven with 1 Blood
    When Hope is dealt 1 Physical damage through Ana
    Then these events happen in order:
      | event          | character |
      | entered-torpor | Hope      |
    And Hope is in torpor with 1 Blood

  @id:RIV-1252 @rivals.torpor.place-1-prestige @checks:a @needs:arrange @needs:torpor
  Scenario Outline: A defeated vampire's Blood in torpor is 1 Prestige from its player's supply
    Given Bruno has <before> Prestige
    And Bruno's Hope is in the Haven with 3 Blood
    When Hope is dealt 4 Physical damage through <by>
    Then Hope is in torpor with 1 Blood
    And Bruno has <after> Prestige
    And Ana and Clara keep all Prestige

    Examples:
      | before | by    | after |
      | 8      | Ana   | 7     |
      | 2      | Bruno | 1     |

  @id:RIV-1253 @rivals.torpor.place-1-prestige @checks:b @needs:arrange
  Scenario: No Prestige is placed for a burned character
    Given Bruno's Hope is in the Haven with 3 Blood
    When Hope is dealt 3 Aggravated Physical damage through Ana
    Then Hope is in Bruno's burned pile
    And Bruno has 20 Prestige

  @id:RIV-1254 @needs:torpor @rivals.torpor.place-1-prestige-even-last @checks:a,b @needs:arrange @needs:ending
  Scenario: The last Prestige is placed on a defeated vampire, and its player is knocked out
    Given Bruno has 1 Prestige
    And Bruno's Hope is in the Haven with 1 Blood
    When Hope is dealt 1 Physical damage through Ana
    Then Bruno is knocked out by Ana
    And Bruno has 0 Prestige
    And Ana wins the game

  @id:RIV-1255 @needs:cards @rivals.defeat.leaves-active-area @checks:a,b @needs:arrange @needs:torpor
  Scenario: A defeated character no longer helps its party
    Given Bruno's Benicio is in the Haven with 1 Blood
    And Bruno holds Charmer
    When Benicio is dealt 2 Physical damage through Ana
    And Bruno declines
    Then Benicio is in torpor with 1 Blood
    When Keondra is dealt 2 Physical damage through Ana
    Then Keondra takes 2 damage
    And Bruno holds Charmer
    And it is for Ana to act

  @id:RIV-1256 @rivals.defeat.rival-character-earns-1 @checks:a,b,e @needs:arrange @needs:torpor
  Scenario Outline: Only the player who defeats a Rival's character gains 1 Agenda
    Given <whose>'s Hope is in the Haven with 1 Blood
    When Hope is dealt 1 Physical damage through <by>
    Then Hope is defeated by <by>
    And Ana has <ana> Agenda
    And Bruno has <bruno> Agenda
    And Clara has <clara> Agenda

    Examples:
      | whose | by    | ana | bruno | clara |
      | Bruno | Ana   | 1   | 0     | 0     |
      | Bruno | Clara | 0   | 0     | 0     |
      | Clara | Ana   | 0   | 0     | 0     |
      | Clara | Bruno | 0   | 1     | 0     |
      | Ana   | Clara | 0   | 0     | 1     |
      | Ana   | Ana   | 0   | 0     | 0     |

  @id:RIV-1257 @rivals.defeat.rival-character-earns-1 @checks:f @needs:arrange
  Scenario: A player gains 1 Agenda for burning a Rival's character
    Given Bruno's Hope is in the Haven with 1 Blood
    When Hope is dealt 1 Aggravated Physical damage through Ana
    Then Hope is in Bruno's burned pile
    And Ana gains 1 Agenda

  @id:RIV-1258 @rivals.defeat.burn-retainers-and-prey @checks:a @needs:arrange @needs:torpor
  Scenario Outline: The Retainers of a defeated character are burned
    Given Bruno's Hope is in the Haven with 1 Blood
    And Maid and Lookout are attached to Hope
    When Hope is dealt 1 <kind> damage through Ana
    Then Hope is defeated by Ana
    And the city burned pile holds Maid and Lookout
    And the city discard pile is empty

    Examples:
      | kind                |
      | Physical            |
      | Aggravated Physical |

  @id:RIV-1259 @needs:influence @rivals.defeat.remove-tokens-but-leader @checks:a,b @needs:arrange @needs:torpor
  Scenario: A defeated character loses every token but the Leader token
    Given Bruno's Hope is in the Haven with 1 Blood
    And Hope is Leader
    And Hope has No Influence
    And Hope has 2 Fear tokens
    And Hope has 1 -1 BP token
    And 2 Prestige of Clara lies on Hope
    When Hope is dealt 1 Physical damage through Ana
    Then Hope is in torpor with 1 Blood
    And Hope is a Leader
    And Hope does not have No Influence
    And Hope has 0 Fear tokens
    And Hope's Blood Potency is 4
    And 0 Prestige of Clara lies on Hope
    And Clara keeps all Prestige

  @id:RIV-1260 @rivals.defeat.discard-attachments @checks:b @needs:arrange @needs:torpor
  Scenario: A defeated character's other attachments go to the discard pile
    Given Bruno's Hope is in the Haven with 1 Blood
    And Cobra Form and Maid are attached to Hope
    When Hope is dealt 1 Physical damage through Ana
    Then Cobra Form is in Bruno's discard pile
    And the city burned pile holds Maid

  @id:RIV-1261 @rivals.defeat.aggravated-burns-attachments @checks:b @needs:arrange
  Scenario: Aggravated damage burns a defeated character's attachments but not the Prince's Title
    Given Bruno's Hope is in the Haven with 1 Blood
    And Cobra Form, Maid and Prince of the City - Rio de Janeiro are attached to Hope
    When Hope is dealt 1 Aggravated Physical damage
    Then Hope is in Bruno's burned pile
    And Cobra Form is in Bruno's burned pile
    And the city burned pile holds Maid
    And Prince of the City - Rio de Janeiro is in The Streets

  @id:RIV-1262 @needs:torpor @rivals.defeat.prince-title-returns @checks:b @needs:arrange
  Scenario Outline: A Prince not defeated by another player's vampire leaves the Title in The Streets
    Given Bruno's Hope is in the Haven with 1 Blood
    And Prince of the City - Rio de Janeiro is attached to Hope
    When Hope is dealt 1 <kind> damage
    Then Hope is defeated by nobody
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana, Bruno and Clara gain no Agenda

    Examples:
      | kind                |
      | Physical            |
      | Aggravated Physical |

  @id:RIV-1263 @needs:torpor @rivals.defeat.prince-title-to-vampire @checks:a
  Scenario Outline: The vampire that defeats the Prince gets the Title
    Given Ana's Matthew is in The Streets
    And <whose>'s Hope is in The Streets with 1 Blood
    And Prince of the City - Rio de Janeiro is attached to Hope
    When Matthew attacks Hope
    And Matthew makes a Physical attack
    Then Matthew bears Prince of the City - Rio de Janeiro
    And Hope bears nothing
    And Ana has <agenda> Agenda

    Examples:
      | whose | agenda |
      | Bruno | 2      |
      | Clara | 1      |

  @id:RIV-1264 @rivals.torpor.no-actions @checks:a
  Scenario: A character in torpor cannot act
    Given Ana's Hope is in torpor with 2 Blood
    Then Hope cannot attack Keondra because rivals.attack.exhaust.ready-in-streets
    And Ana cannot move Hope to The Streets because rivals.move.not-back-home
    And it is for Ana to act

  @id:RIV-1265 @rivals.torpor.no-party @checks:b
  Scenario: A character in torpor cannot Block
    Given Ana's Matthew is in The Streets
    And Bruno's Hope is in torpor with 2 Blood
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Keondra takes 2 damage
    And Hope is ready
    And it is for Ana to act

  @id:RIV-1266 @rivals.torpor.not-attackable @checks:a
  Scenario: A character in torpor cannot be attacked
    Given Ana's Matthew is in The Streets
    And Bruno's Hope is in torpor with 2 Blood
    Then Matthew cannot attack Hope because rivals.torpor.not-attackable
    When Matthew attacks Keondra
    Then it is for Ana to announce the type of the attack

  @id:RIV-1267 @rivals.torpor.only-bp-type-name @checks:b,c @needs:torpor
  Scenario: A character's text does not work in torpor, but its Blood Potency remains
    Given Bruno's Benicio is in torpor with 2 Blood
    And Ana's Matthew is in The Streets
    And Bruno holds Charmer
    When Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Keondra takes 2 damage
    And Bruno holds Charmer
    And Benicio's Blood Potency is 4

  @id:RIV-1269 @needs:torpor @rivals.mend.from-general-supply @checks:a,b @needs:arrange
  Scenario Outline: Mended Blood comes from the general supply, up to the Blood Potency
    Given Ana's <character> is in the Haven with <before> Blood
    When <character> mends <n> Blood
    Then <character> has <after> Blood
    And Ana keeps all Prestige

    Examples:
      | character | before | n | after |
      | Lucky     | 4      | 2 | 5     |
      | Lucky     | 5      | 2 | 5     |
      | Hope      | 1      | 2 | 3     |
      | Raúl Fontes | 2    | 3 | 5     |

  @id:RIV-1270 @rivals.mend.torpor-full-returns @checks:d @needs:arrange @needs:torpor
  Scenario: A character fully mended in its player's Action Phase returns from torpor at once
    Given Ana's Hope is in torpor with 3 Blood
    When Hope mends 1 Blood
    Then Hope is in Ana's Haven with 4 Blood and ready

  @id:RIV-1271 @rivals.mend.torpor-full-returns @checks:d @needs:arrange @needs:torpor
  Scenario: A character that is not fully mended stays in torpor
    Given Ana's Hope is in torpor with 2 Blood
    When Hope mends 1 Blood
    Then Hope is in torpor with 3 Blood

  @id:RIV-1272 @needs:torpor @rivals.knockout.game-ends-after-current-action @checks:c @needs:ending
  Scenario: The game ends after a knockout even with an Action left
    Given Ana's Matthew is in The Streets
    And Bruno has 1 Prestige
    And Bruno's Hope is in The Streets with 1 Blood
    When Matthew attacks Hope
    And Matthew makes a Physical attack
    Then Bruno is knocked out by Ana
    And Ana wins the game
    And Ana has 1 Action left

  @id:RIV-3034 @rivals.defeat.remove-tokens-but-leader @checks:c @needs:arrange @needs:torpor
  Scenario Outline: Agenda on a character goes to the player who defeats it
    Given Bruno's Hope is in the Haven with 1 Blood
    And 2 Agenda lie on Hope
    When Hope is dealt <damage>
    Then Hope is in torpor with 1 Blood
    And 0 Agenda lie on Hope
    And Ana has <ana> Agenda
    And Bruno has 0 Agenda
    And Clara has <clara> Agenda

    Examples:
      | damage                          | ana | clara |
      | 1 Physical damage through Ana   | 3   | 0     |
      | 1 Physical damage through Clara | 0   | 2     |
      | 1 Physical damage               | 0   | 0     |

  @id:RIV-3035 @rivals.defeat.aggravated-burns-attachments @checks:a @needs:arrange
  Scenario: Attachments burn with a character defeated by Aggravated damage
    # The set's only Title is the Prince's, which does not burn.
    Given Bruno's Hope is in the Haven with 1 Blood
    And Cobra Form is attached to Hope
    And Clara's Weigh Down is attached to Hope
    When Hope is dealt 1 Aggravated Physical damage through Ana
    Then Hope is in Bruno's burned pile
    And Cobra Form is in Bruno's burned pile
    And Weigh Down is in Clara's burned pile
    And Bruno's discard pile is empty
    And Clara's discard pile is empty

  @id:RIV-3036 @rivals.defeat.prince-title-returns @checks:a @needs:moving
  Scenario: A Marksman that defeats the Prince leaves the Title in The Streets
    Given BOPE-RJ: Marksman is in The Streets
    And Ana's Hope is in the Haven with 1 Blood
    And Prince of the City - Rio de Janeiro is attached to Hope
    When Ana moves Hope to The Streets
    And Ana chooses Hope
    Then Hope is defeated by nobody
    And Hope is in Ana's burned pile
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana, Bruno and Clara gain no Agenda

  @id:RIV-3037 @rivals.defeat.prince-title-to-vampire @checks:b @needs:cards
  Scenario: A vampire that burns the Prince with Aggravated damage gets the Title
    Given Ana's Matthew is in The Streets
    And Cobra Form is attached to Matthew
    And Bruno's Hope is in The Streets with 3 Blood
    And Prince of the City - Rio de Janeiro is attached to Hope
    When Matthew attacks Hope
    And Matthew makes a Physical attack
    And Ana uses Cobra Form
    Then Hope is in Bruno's burned pile
    And Matthew bears Prince of the City - Rio de Janeiro
    And Ana has 2 Agenda

  @id:RIV-3933 @rivals.defeat.prince-title-returns @needs:cards @needs:torpor
  Scenario: A vampire in torpor whose Poison Pill defeats the new Prince does not gain the Title
    Given Ana's Matthew is in The Streets with 2 Blood
    And Bruno's Hope is in The Streets with 1 Blood
    And Prince of the City - Rio de Janeiro is attached to Hope
    And Bruno's Poison Pill is attached to Hope
    When Matthew attacks Hope
    And Matthew makes a Physical attack
    And Bruno decides for the damage
    Then Hope is in torpor with 1 Blood
    And Matthew is in Ana's burned pile
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana has 2 Agenda
    And Bruno has 0 Agenda

  @id:RIV-3038 @rivals.torpor.no-actions @checks:b @needs:claim
  Scenario: A character in torpor cannot attack a claimant
    Given Ana's Matthew is in The Streets
    And Prince of the City - Rio de Janeiro is in The Streets
    And Bruno's Hope is in torpor with 2 Blood
    When Matthew claims to be Prince
    Then it is for Bruno to attack the claimant or decline
    And Hope cannot attack Matthew because rivals.torpor.no-actions
    When Keondra attacks Matthew
    Then Keondra is exhausted
    And Hope is ready
    And it is for Bruno to announce the type of the attack

  @id:RIV-3039 @rivals.torpor.no-party @checks:a @needs:arrange @needs:torpor
  Scenario Outline: A character in torpor does not share a party bonus
    Given Ana's Lucky is in the Haven
    And Lucky is Leader
    And Snake Handler is attached to Lucky
    And Ana's Share the Wealth lies beside the Haven
    And Ana's Hope is in <place> with 1 Blood
    When Lucky mends 1 Blood
    Then Lucky's Blood Potency is 6
    And Hope's Blood Potency is <bp>
    And it is for Ana to act

    Examples:
      | place     | bp |
      | the Haven | 5  |
      | torpor    | 4  |

  @id:RIV-3040 @rivals.torpor.not-attackable @checks:b @needs:cards
  Scenario: A change of target cannot choose a character in torpor
    Given Ana's Hope is in the Haven
    And Ana's Matthew is in The Streets
    And Ana holds Subterfuge
    And Bruno's Sage is in the Haven
    And Bruno's Jimmy is in torpor with 2 Blood
    When Matthew attacks Keondra
    And Matthew makes a Social attack
    And Ana plays Subterfuge face down
    And Bruno declines
    Then exactly these choices are open to Ana:
      | Ana chooses Sage |
      | Ana declines     |
    When Ana chooses Sage
    Then Jimmy keeps all Blood

  @id:RIV-3041 @rivals.mend.torpor-full-returns @checks:a @needs:torpor @needs:turn
  Scenario Outline: A character fully mended in the Torpor and Mending Step returns home
    Given Ana's Hope is in torpor with <before> Blood
    And Ana has 0 Actions left
    And the game stops at Ana's Draw Step
    When Ana passes
    Then Hope is in <place> with <after> Blood
    And it is for Ana to let the game go on

    Examples:
      | before | place       | after |
      | 3      | Ana's Haven | 4     |
      | 2      | torpor      | 3     |

  @id:RIV-3042 @rivals.mend.torpor-full-returns @checks:b @needs:arrange @needs:torpor @needs:turn
  Scenario: A character fully mended in a foe's turn waits for its player's Ready and Return Step
    Given Bruno's Hope is in torpor with 3 Blood and exhausted
    And the game stops at Bruno's Ready and Return Step
    When Hope mends 1 Blood
    Then Hope is in torpor with 4 Blood and exhausted
    When Ana passes 3 times
    Then Hope is in torpor with 4 Blood
    When Bruno lets the game go on
    Then it is Bruno's Action Phase
    And Hope is in Bruno's Haven with 4 Blood
    And Hope is ready
