# Rivals, "Play or Place an Unhosted Action Card", "Action Phase"
Feature: Unhosted Action cards, and gained Unhosted Actions

  Background:
    Given Ana and Bruno sit clockwise
    And Ana's Benicio is in the Haven
    And Bruno's Matthew is in the Haven

  @id:RIV-1910 @rivals.unhosted-card.non-ongoing-discarded @checks:a,b
  Scenario: An Unhosted Action card that is not Ongoing is discarded
    Given Ana's Hakim Owusu is in the Haven
    And Benicio is Leader
    And Ana holds Pass the Torch
    When Ana plays Pass the Torch as Unhosted Action
    And Ana chooses Hakim Owusu
    Then Hakim Owusu is a Leader
    And Ana's discard pile holds Pass the Torch
    And Ana's burned pile is empty
    And Ana holds nothing

  @id:RIV-1911 @rivals.unhosted-card.ongoing-stays @checks:a
  Scenario: An Ongoing Unhosted Action card stays in play
    Given Ana holds Majesty
    When Ana plays Majesty as Unhosted Action
    Then Ana controls Majesty
    And Ana's discard pile is empty
    And Ana holds nothing
    And Ana has 1 Action left

  @id:RIV-1912 @rivals.unhosted-card.ongoing-stays @checks:b @needs:turn
  Scenario: An Ongoing Unhosted Action card is still in play in the next turn
    Given Ana holds Majesty
    And Ana and Bruno draw from 9 Shotgun
    When Ana plays Majesty as Unhosted Action
    And Ana passes 2 times
    And Ana draws a card from the Library
    And Ana draws a card from the Library
    And Bruno passes 3 times
    And Bruno draws a card from the Library
    And Bruno draws a card from the Library
    Then it is Ana's Action Phase
    And Ana controls Majesty

  @id:RIV-1913 @rivals.unhosted-card.clan-missing-discard @checks:b
  Scenario Outline: One active member of the card's clan is enough, in the Haven or The Streets
    Given Ana's Keondra is in <place>
    And Ana holds Dark Money
    When Ana plays Dark Money as Unhosted Action
    Then Ana controls Dark Money
    And Keondra is <state>

    Examples:
      | place                   | state     |
      | the Haven               | ready     |
      | The Streets             | ready     |
      | the Haven and exhausted | exhausted |

  @id:RIV-1914 @rivals.unhosted-card.clan-missing-discard @checks:c
  Scenario: A clan member in torpor or controlled by a foe does not count
    Given Ana's Keondra is in torpor with 1 Blood
    And Ana holds Dark Money and Majesty
    Then Ana cannot play Dark Money as Unhosted Action because rivals.unhosted-card.clan-missing-discard
    When Ana plays Majesty as Unhosted Action
    Then Ana controls Majesty
    And Ana holds Dark Money

  @id:RIV-1915 @rivals.unhosted-card.clan-icon-place @checks:a,b
  Scenario Outline: Only a card with a clan icon requires a clan member
    Given Ana holds Dark Money, Majesty and Learning the Ropes
    Then Ana cannot play Dark Money as Unhosted Action because rivals.unhosted-card.clan-missing-discard
    When Ana plays <card> as Unhosted Action
    Then Ana controls <card>

    Examples:
      | card               |
      | Majesty            |
      | Learning the Ropes |

  @id:RIV-1916 @rivals.unhosted-card.reveal-and-pay
  Scenario: An Unhosted Action card is revealed, and costs nothing unless a cost is printed
    Given Ana holds Majesty
    When Ana plays Majesty as Unhosted Action
    Then these events happen in order:
      | event       | seat | card    |
      | card-played | Ana  | Majesty |
    And Ana keeps all Prestige
    And Ana has 1 Action left

  @id:RIV-1917 @rivals.unhosted-card.no-target-discard @checks:b,d
  Scenario: An Unhosted Action card that needs a target cannot be played without one
    Given Vagrant, Maid and Lookout are attached to Benicio
    And Ana holds Poison Pill and Majesty
    Then Ana cannot play Poison Pill as Unhosted Action because rivals.terms.target.none-means-unplayable
    When Ana plays Majesty as Unhosted Action
    Then Ana controls Majesty
    And Ana holds Poison Pill

  @id:RIV-1918 @rivals.action.unhosted-no-acting-character @checks:b
  Scenario: An Unhosted Action card has no acting character
    Given Ana's Sage is in the Haven
    And Ana's discard pile holds Shotgun
    And Ana holds Majesty
    Then Sage cannot play Majesty as Action card because rivals.action.unhosted-no-acting-character
    When Ana plays Majesty as Unhosted Action
    Then Sage is ready
    And Benicio is ready
    And it is for Ana to act

  @id:RIV-1919 @rivals.action.unhosted-with-normal-action @checks:a
  Scenario Outline: A normal Action can pay for any Unhosted Action
    Given Ana has 1 Action left
    And Ana draws from 9 Shotgun
    And Ana holds Majesty and Iara
    When <what>
    Then Ana has 0 Actions left

    Examples:
      | what                                       |
      | Ana draws a card from the Library          |
      | Ana recruits Iara                          |
      | Ana plays Majesty as Unhosted Action      |

  @id:RIV-1861 @rivals.action.unhosted-with-normal-action @checks:b
  Scenario: A normal Action can pay for an attack
    Given Ana has 1 Action left
    And Ana's Jorge Guerrero is in The Streets
    And Bruno's Iara is in The Streets
    When Jorge Guerrero attacks Iara
    And Jorge Guerrero makes a Ranged attack
    Then Ana has 0 Actions left

  @id:RIV-1862 @rivals.action.unhosted-with-normal-action
  Scenario Outline: A player with both kinds of Action chooses which to spend
    Given Ana has gained 1 Unhosted Action
    And Ana draws from 9 Shotgun
    When Ana draws a card from the Library
    Then it is for Ana to spend an Action or an Unhosted Action
    When Ana spends <which>
    Then Ana has <actions> left
    And Ana has <unhosted> left
    And Ana holds Shotgun

    Examples:
      | which              | actions   | unhosted           |
      | an Action          | 1 Action  | 1 Unhosted Action  |
      | an Unhosted Action | 2 Actions | 0 Unhosted Actions |

  @id:RIV-1863 @rivals.action.gained-unhosted-only-unhosted @checks:a,b
  Scenario: A gained Unhosted Action cannot pay for any other kind of Action
    Given Ana has 0 Actions left
    And Ana has gained 1 Unhosted Action
    And Ana's Jorge Guerrero is in The Streets
    And Bruno's Iara is in The Streets
    And Ana holds Shameless and Majesty
    Then Jorge Guerrero cannot attack Iara because rivals.action.gained-unhosted-only-unhosted
    And Jorge Guerrero cannot play Shameless as Action card because rivals.action.gained-unhosted-only-unhosted
    When Ana plays Majesty as Unhosted Action
    Then Ana has 0 Unhosted Actions left
    And Ana has 0 Actions left
    And Ana controls Majesty

  @id:RIV-1864 @rivals.action.gained-unhosted-only-unhosted @checks:a
  Scenario: A gained Unhosted Action can pay for a draw
    Given Ana has 0 Actions left
    And Ana has gained 1 Unhosted Action
    And Ana draws from 9 Shotgun
    When Ana draws a card from the Library
    Then Ana holds Shotgun
    And Ana has 0 Unhosted Actions left
    And Ana cannot draw a card from the Library because rivals.action.exactly-two-per-turn

  @id:RIV-1865 @rivals.action.gained-expire @checks:a,b @needs:turn
  Scenario: A gained Unhosted Action expires at the end of the turn
    Given Ana holds Pass the Torch
    And Benicio is Leader
    And Ana's Grace is in the Haven
    And Ana has gained 1 Unhosted Action
    And Ana and Bruno draw from 9 Shotgun
    When Ana plays Pass the Torch as Unhosted Action
    And Ana spends an Action
    And Ana chooses Grace
    Then Ana has 2 Actions left
    When Ana passes 2 times
    And Ana draws a card from the Library
    And Ana draws a card from the Library
    Then Bruno has 2 Actions left
    And Bruno has 0 Unhosted Actions left
    When Bruno passes 3 times
    And Bruno draws a card from the Library
    And Bruno draws a card from the Library
    Then it is Ana's Action Phase
    And Ana has 2 Actions left
    And Ana has 0 Unhosted Actions left
