# Rivals, "Keep Your Agenda Card Face Down", "Agenda Cards"
Feature: The Agenda card, face down and face up

  Background:
    Given Ana (hunters), Bruno and Clara sit clockwise
    And Ana, Bruno and Clara draw from 9 Shotgun
    And Ana's Ingrid is in the Haven
    And Bruno's Hakim Owusu is in the Haven
    And Clara's Iara is in the Haven

  @id:RIV-1920 @rivals.agenda-card.reveal-any-time @checks:b @needs:hunters
  Scenario: A player may turn their own Agenda card up between Actions
    Given Ana's Agenda card is Martyrdom
    Then Bruno cannot turn the Agenda card up because rivals.agenda-card.reveal-any-time
    When Ana turns the Agenda card up
    Then Ana's Agenda card lies face up
    And Ana has 2 Actions left
    And everybody sees Ana's Agenda card
    And Ana cannot turn the Agenda card up because rivals.agenda-card.reveal-any-time

  @id:RIV-1921 @rivals.agenda-card.reveal-any-time @checks:a @needs:hunters
  Scenario: A player may turn the Agenda card up in a foe's turn during an attack
    Given it is Bruno's Action Phase
    And Bruno's Jorge Guerrero is in The Streets
    And Ana's Rio is in The Streets
    And Ana's Agenda card is Martyrdom
    When Jorge Guerrero attacks Rio
    And Jorge Guerrero makes a Physical attack
    Then it is for Ana to turn the Agenda card up or decline
    When Ana turns the Agenda card up
    Then Ana gains 1 Agenda
    And Ana's Agenda card lies face up

  @id:RIV-1922 @rivals.agenda-card.collects-while-face-down @checks:a @needs:hunters
  Scenario: A face-down Agenda card collects Agenda for a Citizen
    Given Ana's Agenda card is Martyrdom
    And Ana's Evangeline is in The Streets
    And Politician is in The Streets
    And Ana holds Rebuke
    When Evangeline attacks Politician
    And Evangeline makes a Social attack
    And Ana plays Rebuke face down
    And everyone declines
    Then Ana gains 1 Agenda
    And Ana's Agenda card lies face down

  @id:RIV-1923 @rivals.agenda-card.collects-while-face-down @checks:b @needs:hunters
  Scenario: A player wins with Agenda on a face-down Agenda card
    Given Ana's Agenda card is Martyrdom
    And Ana has 12 Agenda
    And Ana's Evangeline is in The Streets
    And Politician is in The Streets
    And Ana holds Rebuke
    When Evangeline attacks Politician
    And Evangeline makes a Social attack
    And Ana plays Rebuke face down
    And everyone declines
    Then Ana wins the game

  @id:RIV-1924 @rivals.agenda-card.text-off-while-face-down @checks:a @needs:hunters
  Scenario Outline: A face-down Agenda card's text gains no Agenda
    Given it is Bruno's City Deck Step
    And Bruno's Believer lies beside the Haven
    And Bruno's Agenda card is Go For Broke
    And Bruno has <before> Agenda
    Then it is for Bruno to turn the Agenda card up or decline
    When Bruno declines
    And Bruno draws a card from the Library
    Then it is Bruno's Action Phase
    And Bruno has <before> Agenda
    And Bruno's Agenda card lies face down

    Examples:
      | before |
      | 0      |
      | 12     |

  @id:RIV-3674 @rivals.ruling.symbolic-meaning-all-figured-out @needs:hunters @needs:arrange @needs:torpor
  Scenario: All Figured Out gains Agenda only for its own player's defeats
    Given Ana's Agenda card is All Figured Out face up
    And Bruno's Grace is in the Haven
    And Clara's Hope is in the Haven
    And 3 Prestige of Ana lies on Hakim Owusu
    And 3 Prestige of Ana lies on Iara
    When Hakim Owusu is dealt 9 Physical damage through Ana
    Then Ana gains 1 Agenda
    When Iara is dealt 9 Physical damage through Bruno
    Then Iara is in torpor
    And Ana gains no Agenda

  @id:RIV-3694 @rivals.monster.agenda-when-defeated @needs:hunters @needs:arrange
  Scenario: Symbolic Meaning does not count other players' Relics
    Given Ana's Agenda card is Symbolic Meaning face up
    And Ghost is in The Streets
    And Ana's Blood of Saint Dominic lies beside the Haven
    And Bruno's Thorn from the Crown lies beside the Haven
    When Ghost is dealt 9 Aggravated damage through Ana
    Then Ana gains 3 Agenda

  @id:RIV-1925 @rivals.agenda-card.text-off-while-face-down @checks:b @needs:hunters
  Scenario: A face-up Agenda card's text gains Agenda without a choice
    Given it is Bruno's City Deck Step
    And Bruno's Believer lies beside the Haven
    And Bruno's Agenda card is Go For Broke face up
    When Bruno resolves Believer next
    And Bruno draws a card from the Library
    Then it is Bruno's Action Phase
    And Bruno gains 1 Agenda

  @id:RIV-1926 @rivals.agenda-card.flip-during-action-or-trigger @checks:a @needs:hunters
  Scenario: An Agenda card turned up as its text would trigger gains Agenda
    Given it is Bruno's City Deck Step
    And Bruno's Believer lies beside the Haven
    And Bruno's Agenda card is Go For Broke
    When Bruno turns the Agenda card up
    And Bruno resolves Go For Broke next
    And Bruno draws a card from the Library
    Then Bruno gains 1 Agenda
    And Bruno's Agenda card lies face up

  @id:RIV-1927 @rivals.agenda-card.flip-during-action-or-trigger @checks:b @needs:cards @needs:hunters
  Scenario: An Agenda card turned up afterwards gains nothing for past events
    Given it is Bruno's City Deck Step
    And Bruno's Believer lies beside the Haven
    And Bruno's Agenda card is Go For Broke
    When Bruno declines
    And Bruno draws a card from the Library
    And Bruno turns the Agenda card up
    Then Bruno gains no Agenda
    And Bruno's Agenda card lies face up
    And it is for Bruno to act

  @id:RIV-1928 @rivals.activated.cost.exhaust-own-card @needs:hunters
  Scenario: An Agenda card exhausts for its own ability
    Given it is Bruno's Action Phase
    And Bruno's Agenda card is The Ash Heap of History face up
    And Bruno's discard pile holds Shotgun, Shotgun, Charmer, Believer and Awe
    When Bruno uses the Agenda card The Ash Heap of History
    Then Bruno gains 1 Agenda
    And Hakim Owusu is ready
    And Bruno cannot use the Agenda card The Ash Heap of History because rivals.activated.once-per-own-action-phase

  @id:RIV-1929 @rivals.icons.agenda.victory-points @checks:a,b @needs:torpor @needs:hunters
  Scenario: Agenda is not Prestige, and goes on the Agenda card
    Given Ana's Rival is Bruno
    And Ana's burned pile holds Noriko and Andrés
    And Bruno's Hope is in The Streets with 3 Blood
    And Ana holds Wrath
    When Ingrid plays Wrath as Action card
    And Ana chooses Hope
    Then Ana gains 1 Agenda
    And Ana keeps all Prestige
    And Bruno and Clara gain no Agenda
    And Bruno loses 1 Prestige
