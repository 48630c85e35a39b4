# Rivals, "Moving to The Streets", "Parties", "First Round Rule"
Feature: Moving to The Streets
  Between Actions characters move out in parties and change parties.

  Background:
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph, Keondra and Iara are in the Haven
    And Bruno's Matthew is in the Haven

  @id:RIV-0150 @rivals.move.between-actions @checks:a
  Scenario: Characters may move before, between and after Actions
    When Ana moves Ceraph to The Streets
    And Ana passes
    And Ana moves Keondra to The Streets
    And Ana passes
    And Ana moves Iara to The Streets
    Then Ceraph, Keondra and Iara are in The Streets
    And it is Ana's Action Phase

  @id:RIV-0151 @rivals.move.between-actions @checks:c
  Scenario: Characters that move out together are a party
    When Ana moves Ceraph and Iara to The Streets
    And Ana moves Keondra to The Streets
    Then Ceraph and Iara are a party of Ana
    And Keondra is a party of Ana

  @id:RIV-0152 @rivals.move.only-ready @checks:a,b
  Scenario: An exhausted character stays at home
    Given Ana's Hope is in the Haven and exhausted
    Then Ana cannot move Hope to The Streets because rivals.move.only-ready
    And Ana cannot move Ceraph and Hope to The Streets because rivals.move.only-ready
    When Ana moves Ceraph to The Streets
    Then Ceraph is in The Streets
    And Hope is in Ana's Haven

  @id:RIV-0153 @rivals.move.only-ready @checks:c
  Scenario: An exhausted character stays in its party
    Given Ana's Hope is in The Streets and exhausted
    And Ana's Hakim Owusu is in The Streets
    Then Hope cannot join the party of Hakim Owusu because rivals.move.only-ready
    When Hakim Owusu joins the party of Hope
    Then Hakim Owusu and Hope are a party of Ana

  @id:RIV-0154 @rivals.move.between-parties @checks:a
  Scenario: A character may move from one party to another
    Given Ana's Hope and Hakim Owusu are in The Streets
    And Ana's Ociel Gonzalez is in The Streets
    When Hope joins the party of Ociel Gonzalez
    Then Hope and Ociel Gonzalez are a party of Ana
    And Hakim Owusu is a party of Ana
    And Ana has 2 Actions left
    And Hope is ready

  @id:RIV-0155 @rivals.move.free @checks:a
  Scenario: Moving is free
    Given Ana holds Shotgun
    When Ana moves Ceraph, Keondra and Iara to The Streets
    Then Ana has 2 Actions left
    And Ana keeps all Prestige
    And Ceraph, Keondra and Iara keep all Blood
    And Ceraph, Keondra and Iara are ready
    And Ana holds Shotgun

  @id:RIV-0156 @rivals.move.free @checks:b
  Scenario: Characters may move when no Action is left
    Given Ana has 0 Actions left
    When Ana moves Ceraph to The Streets
    Then Ceraph is in The Streets
    And Ana has 0 Actions left

  @id:RIV-0157 @rivals.move.not-back-home @checks:a
  Scenario: Nobody can move home in the Action Phase
    Given Ana's Hope is in The Streets
    Then Ana cannot move Hope to The Streets because rivals.move.not-back-home
    When Ana moves Ceraph to The Streets
    Then Hope is in The Streets

  @id:RIV-0158 @rivals.party.many-in-streets @checks:a
  Scenario: A player may have any number of parties
    When Ana moves Ceraph, Keondra and Iara to The Streets
    And Keondra forms a party of its own
    And Iara forms a party of its own
    Then Ceraph is a party of Ana
    And Keondra is a party of Ana
    And Iara is a party of Ana

  @id:RIV-0159 @rivals.party.form-or-join @checks:a,b
  Scenario: A character alone cannot form a new party, and one at home cannot join a party
    Given Ana's Hope is in The Streets
    Then Hope cannot form a party of its own because rivals.party.form-or-join
    And Ceraph cannot join the party of Hope because rivals.party.form-or-join
    When Ana moves Ceraph to The Streets
    And Ceraph joins the party of Hope
    Then Ceraph and Hope are a party of Ana

  @id:RIV-0170 @rivals.first-round.no-attack @checks:a
  Scenario: A player who has not had a turn cannot be attacked
    Given Bruno has not had a turn yet
    And Ana's Hope is in The Streets
    Then Hope cannot attack Matthew because rivals.first-round.no-attack
    And Ana has 2 Actions left

  @id:RIV-0171 @rivals.first-round.no-attack @checks:b
  Scenario: A player who has had a turn can be attacked
    Given Ana's Hope is in The Streets
    When Hope attacks Matthew
    Then Hope is exhausted
    And it is for Ana to announce the type of the attack

  @id:RIV-0172 @rivals.first-round.no-attack @checks:c
  Scenario: Player 1 can attack Mortals before others have had a turn
    Given Bruno has not had a turn yet
    And Ana's Hope is in The Streets
    And Vagrant is in The Streets
    Then Hope may attack Vagrant
    When Hope attacks Vagrant
    And Hope makes a Social attack
    Then Vagrant is defeated by Ana
    And it is for Ana to say what becomes of the Mortal

  @id:RIV-0160 @rivals.move.not-during-action @checks:a
  Scenario: Nobody can move during an attack
    Given Ana's Jorge Guerrero is in The Streets
    When Jorge Guerrero attacks Matthew
    Then Ana cannot move Ceraph to The Streets because rivals.move.not-during-action
    And it is for Ana to announce the type of the attack

  @id:RIV-0161 @rivals.move.not-during-action @checks:b
  Scenario: Nobody can move in the End Phase or in another player's turn
    Given it is Ana's Draw Step
    And Ana draws from 9 Shotgun
    Then Ana cannot move Ceraph to The Streets because rivals.move.not-during-action
    And Bruno cannot move Matthew to The Streets because rivals.move.not-during-action
    And it is for Ana to choose a deck

  @id:RIV-0162 @rivals.move.not-during-action
  Scenario: Nobody can regroup during an attack
    Given Ana's Jorge Guerrero and Hope are in The Streets
    When Jorge Guerrero attacks Matthew
    Then Hope cannot form a party of its own because rivals.move.not-during-action
    And it is for Ana to announce the type of the attack

  @id:RIV-0163 @rivals.move.bonuses-switch @checks:a @rivals.attack.intel.vampire-haven-secrecy
  Scenario Outline: A Haven's Secrecy applies only to characters in it
    Given Bruno's Haven card is The Clubhouse
    And Bruno's Hakim Owusu is in <place>
    And Ana's Jorge Guerrero is in The Streets
    And Ana holds Pay Tribute
    When Jorge Guerrero attacks Hakim Owusu
    Then it is for Ana to <do>

    Examples:
      | place       | do                              |
      | the Haven   | discard for Intel or decline    |
      | The Streets | announce the type of the attack |

  @id:RIV-0164 @rivals.party.haven-is-one @checks:a
  Scenario: All characters in a Haven are one party
    Given Ana's Jorge Guerrero is in The Streets
    And Bruno's Hakim Owusu and Ociel Gonzalez are in the Haven
    When Jorge Guerrero attacks Matthew
    And Jorge Guerrero makes a Social attack
    Then exactly these choices are open to Bruno:
      | Hakim Owusu blocks   |
      | Ociel Gonzalez blocks |
      | Bruno declines       |

  @id:RIV-0165 @rivals.party.one-coterie-one-location @checks:a,b
  Scenario: A character cannot join another player's party
    Given Ana's Hope is in The Streets
    And Bruno's Hakim Owusu is in The Streets
    Then Hope cannot join the party of Hakim Owusu because rivals.party.form-or-join
    And Hope is a party of Ana
    And Hakim Owusu is a party of Bruno

  @id:RIV-0166 @rivals.party.clan-irrelevant @checks:a
  Scenario: A party may contain several clans
    Given Ana's Hope is in the Haven
    When Ana moves Ceraph and Hope to The Streets
    Then Ceraph and Hope are a party of Ana

  @id:RIV-0167 @rivals.move.between-actions @checks:b
  Scenario: All ready characters may move out together
    When Ana moves Ceraph, Keondra and Iara to The Streets
    Then Ceraph, Keondra and Iara are a party of Ana

  @id:RIV-0168 @rivals.action.exhausted-stays-in-party @checks:a
  Scenario: An exhausted attacker stays in its party
    Given Ana's Jorge Guerrero and Hope are in The Streets
    When Jorge Guerrero attacks Matthew
    Then Jorge Guerrero is exhausted
    And Jorge Guerrero and Hope are a party of Ana
    And it is for Ana to announce the type of the attack
