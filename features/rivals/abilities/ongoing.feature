# Rivals, "Ongoing Abilities"
Feature: Ongoing cards
  Effects that stay in force, that happen once, and that have a cost.

  @id:RIV-2150 @rivals.ongoing.text-before-is-once @checks:a,b @rivals.ongoing.only-text-after-ongoing @needs:cards @needs:turn
  Scenario: Text before the word Ongoing takes effect once, as the card is played
    Given Ana and Bruno sit clockwise
    And Ana's Hakim Owusu is in the Haven
    And Ana holds Not Forgotten
    And Ana's discard pile holds Charmer and Charmer
    And Bruno's Iara is in the Haven
    When Hakim Owusu plays Not Forgotten as Action card
    And chance draws Charmer
    Then Ana's discard pile holds Charmer
    And Not Forgotten lies beside Ana's Haven
    When Ana passes 2 times
    Then Ana's discard pile holds Charmer
    And Ana's Library holds 1 card

  @id:RIV-2151 @rivals.ongoing.only-text-after-ongoing @checks:a,b @needs:cards @needs:turn
  Scenario: In later turns only the text after the word Ongoing applies
    Given Ana and Bruno sit clockwise
    And Ana's Hakim Owusu is in the Haven
    And Ana's Not Forgotten lies beside the Haven
    And Ana's discard pile holds Charmer and Charmer
    And Ana's Library holds Believer
    And Ana holds Awe and Shotgun
    And Bruno's Iara is in the Haven
    When Ana passes 3 times
    And Ana declines
    Then it is for Ana to choose a deck
    And Ana's discard pile holds Charmer and Charmer

  @id:RIV-2152 @rivals.ongoing.always-on @checks:b @needs:cards @needs:influence
  Scenario Outline: A static Ongoing effect lasts as long as the card is in play
    Given Ana and Bruno sit clockwise
    And Ana's Gisele is in the Haven
    And Gisele is Leader
    And Ana's Matthew is in the Haven
    And Ana's <card> lies beside the Haven
    And Ana holds Charmer
    And Bruno's Iara is in the Haven
    When Matthew plays Charmer as Action card
    And Gisele exerts Influence
    Then Ana shows <influence> Influence

    Examples:
      | card     | influence |
      | Majesty  | 3         |
      | Believer | 1         |

  @id:RIV-2155 @rivals.ongoing.always-on @checks:a @needs:cards @needs:influence
  Scenario: A static Ongoing effect also applies in another player's turn
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana holds Charmer
    And Bruno's Gisele is in the Haven
    And Gisele is Leader
    And Bruno's Majesty lies beside the Haven
    When Matthew plays Charmer as Action card
    And Ana says YES
    And Gisele exerts Influence
    Then Bruno shows 3 Influence
    And it is for Bruno to exert Influence or answer

  @id:RIV-2153 @rivals.ongoing.cost-effect-template @checks:a,b,c @needs:cards @needs:hunters @needs:torpor
  Scenario: An Ongoing ability with a cost is used once, in its player's own turn
    Given Ana (hunters) and Bruno (hunters) sit clockwise
    And Ana's Evangeline is in the Haven with 1 Blood
    And Ana's Blood of Saint Dominic lies beside the Haven
    And Bruno's Deacon Jones is in the Haven with 1 Blood
    And Bruno's Blood of Saint Dominic lies beside the Haven
    Then Bruno cannot use Blood of Saint Dominic#2 because rivals.relentless.active-player-first
    When Ana uses Blood of Saint Dominic
    Then Evangeline has 2 Blood
    And Deacon Jones has 1 Blood
    And Blood of Saint Dominic is exhausted
    And Ana cannot use Blood of Saint Dominic because rivals.activated.once-per-own-action-phase
    And Ana has 2 Actions left

  @id:RIV-2154 @rivals.ongoing.no-voluntary-discard @checks:a @needs:cards
  Scenario: A player cannot remove an Ongoing card of their own
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in the Haven
    And Ana's Believer and Majesty lie beside the Haven
    And Bruno's Iara is in the Haven
    Then exactly these choices are open to Ana:
      | Ana moves Matthew to The Streets |
      | Ana passes                       |
    And Ana cannot detach Believer because rivals.attach.no-detach-foreign-card
