# Rivals, "Play or Place an Action Card"
Feature: Action cards

  Background:
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in the Haven
    And Bruno's Matthew is in the Haven

  @id:RIV-1870 @rivals.action-card.exhaust-anywhere @checks:a,c @needs:hunters
  Scenario Outline: A character exhausts to play an Action card, in the Haven or in The Streets
    Given Ana's Evangeline is in <place>
    And Ana's burned pile holds Noriko
    And Ana holds Wrath
    When Evangeline plays Wrath as Action card
    And Ana chooses Matthew
    Then Evangeline is exhausted
    And Ingrid is ready
    And Matthew loses 2 Blood
    And Ana has 1 Action left

    Examples:
      | place       |
      | the Haven   |
      | The Streets |

  @id:RIV-1871 @rivals.action-card.exhaust-anywhere @checks:b @needs:hunters
  Scenario Outline: An exhausted character or one in recovery cannot play an Action card
    Given Ana's Evangeline is in <place>
    And Evangeline is Leader
    And Ana's burned pile holds Noriko
    And Ana holds Wrath
    Then Evangeline cannot play Wrath as Action card because rivals.action-card.exhaust-anywhere
    When Ingrid plays Wrath as Action card
    And Ana chooses Matthew
    Then Matthew loses 2 Blood

    Examples:
      | place                     |
      | the Haven and exhausted   |
      | The Streets and exhausted |
      | torpor with 1 Blood                |

  @id:RIV-1872 @rivals.action.action-needs-ready-character @checks:c @needs:hunters
  Scenario: A player whose characters are all exhausted can take only Unhosted Actions
    Given Ana's Evangeline is in The Streets and exhausted
    And Ana's Toquinho is in the Haven and exhausted
    And Ana holds Wrath
    And Ana draws from 9 Shotgun
    Then Toquinho cannot play Wrath as Action card because rivals.action-card.exhaust-anywhere
    And Evangeline cannot play Wrath as Action card because rivals.action-card.exhaust-anywhere
    And Evangeline cannot attack Matthew because rivals.attack.exhaust.ready-in-streets
    When Ana draws a card from the Library
    Then Ana holds Wrath and Shotgun

  @id:RIV-1873 @rivals.action.action-needs-ready-character @checks:a @needs:hunters
  Scenario: One ready character is enough to play an Action card
    Given Ana's Evangeline is in The Streets
    And Ana's burned pile holds Noriko
    And Ana holds Wrath
    When Evangeline plays Wrath as Action card
    And Ana chooses Matthew
    Then Evangeline is exhausted
    And Ana has 1 Action left

  @id:RIV-1874 @rivals.action-card.reveal-and-pay @checks:b @needs:hunters
  Scenario: An Action card whose cost cannot be paid cannot be played
    Given Ana has 2 Prestige
    And Ana's Francisco is in the Haven
    And Ghost and BOPE-RJ: PsyOps are in The Streets
    And Ana holds Anonymous Tip
    Then Francisco cannot play Anonymous Tip as Action card because rivals.terms.target.none-means-unplayable
    When Ana gains 1 Prestige
    And Francisco plays Anonymous Tip as Action card
    And Ana chooses Ghost
    Then Ana has 1 Prestige
    And Ghost has 5 Blood

  @id:RIV-1875 @rivals.action-card.reveal-and-pay @needs:hunters
  Scenario: An Action card is revealed and paid for before it takes effect
    Given Ana's Francisco is in the Haven
    And Ghost and BOPE-RJ: PsyOps are in The Streets
    And Ana holds Anonymous Tip
    When Francisco plays Anonymous Tip as Action card
    And Ana chooses Ghost
    Then these events happen in order:
      | event          | seat | card          | character | amount |
      | card-played    | Ana  | Anonymous Tip | Francisco |        |
      | prestige-spent | Ana  |               |           | 2      |
      | damage-dealt   |      |               |           | 1      |
    And Ana loses 2 Prestige
    And Ana's discard pile holds Anonymous Tip

  @id:RIV-1876 @rivals.action-card.discipline-missing-discard @checks:b,c @needs:hunters
  Scenario: The acting character itself must have the Discipline or Edge a card requires
    Given Ana's Francisco is in the Haven
    And Ghost and BOPE-RJ: PsyOps are in The Streets
    And Ana holds Anonymous Tip
    Then Ingrid cannot play Anonymous Tip as Action card because rivals.action-card.discipline-missing-discard
    When Francisco plays Anonymous Tip as Action card
    And Ana chooses Ghost
    Then Ghost loses 1 Blood

  @id:RIV-1877 @rivals.action-card.discipline-missing-discard @checks:c @needs:hunters
  Scenario Outline: A Discipline of another character does not meet a card's requirement
    Given it is Bruno's Action Phase
    And Bruno's <mate> is in the Haven
    And Bruno holds Cobra Form
    Then <mate> cannot play Cobra Form as Action card because rivals.action-card.discipline-missing-discard
    When Matthew plays Cobra Form as Action card
    Then Matthew bears Cobra Form

    Examples:
      | mate             |
      | Hakim Owusu      |
      | Iara             |

  @id:RIV-1878 @rivals.action-card.discipline-required-only-at-top @checks:a,b @needs:hunters
  Scenario: A Discipline further down the card is not a requirement to play it
    Given Ana's Rio is in the Haven
    And Ana's burned pile holds Noriko
    And Ana holds Wrath and Man's Best Friend
    Then Ingrid cannot play Man's Best Friend as Action card because rivals.action-card.discipline-missing-discard
    When Rio plays Wrath as Action card
    And Ana chooses Matthew
    Then Matthew loses 1 Blood

  @id:RIV-1879 @rivals.action-card.discipline-later-gates-effect @checks:a,b @needs:hunters
  Scenario Outline: A Discipline within the text gates only the effect that follows it
    Given Ana's Rio is in the Haven
    And Ana's burned pile holds Noriko and Andrés
    And Ana holds Wrath
    When <actor> plays Wrath as Action card
    And Ana chooses Matthew
    Then Matthew loses <lost> Blood
    And Ana's discard pile holds Wrath

    Examples:
      | actor  | lost |
      | Ingrid | 3    |
      | Rio    | 2    |

  @id:RIV-1880 @rivals.action-card.clan-missing-discard @checks:a @needs:hunters
  Scenario: The acting character need not be of the card's clan or creed
    Given Ana's Rio is in the Haven
    And Ana holds Tracking Device
    When Ingrid plays Tracking Device as Action card
    And Ana chooses Matthew
    Then Matthew bears Tracking Device
    And Ingrid is exhausted
    And Rio is ready

  @id:RIV-1881 @rivals.action-card.clan-missing-discard @checks:c @needs:hunters
  Scenario: A character in recovery does not meet a clan or creed requirement
    Given Ana's Rio is in torpor with 1 Blood
    And Rio is Leader
    And Ana holds Tracking Device and Weigh Down
    Then Ingrid cannot play Tracking Device as Action card because rivals.action-card.clan-missing-discard
    And Ingrid cannot play Weigh Down as Action card because rivals.action-card.clan-missing-discard
    And it is for Ana to act

  @id:RIV-1882 @rivals.action-card.target-missing-discard @checks:c @needs:hunters
  Scenario: An Action card without a legal target cannot be played
    Given Ana's Francisco is in the Haven
    And Ghost lies face down in The Streets
    And BOPE-RJ: PsyOps is in The Streets
    And Ana holds Anonymous Tip
    Then Francisco cannot play Anonymous Tip as Action card because rivals.terms.target.none-means-unplayable
    And Ana has 2 Actions left

  @id:RIV-1883 @rivals.action-card.target-missing-discard @checks:b @needs:hunters
  Scenario: An Action card takes effect if its target is still there
    Given Ana's burned pile holds Noriko
    And Ana holds Wrath
    When Ingrid plays Wrath as Action card
    And Ana chooses Matthew
    Then Matthew loses 2 Blood
    And Ana's discard pile holds Wrath
    And Ana has 1 Action left

  @id:RIV-1884 @rivals.terms.target.none-means-unplayable @checks:a @needs:hunters
  Scenario: A card cannot be attached when no character has room for it
    Given Ana's Rio is in the Haven
    And Vagrant, Maid and Lookout are attached to Matthew
    And Vagrant, Vagrant and Vagrant are attached to Rio
    And Man's Best Friend, True Faith and Poison Pill are attached to Ingrid
    And Ana holds Weigh Down
    Then Ingrid cannot play Weigh Down as Action card because rivals.terms.target.none-means-unplayable
    And it is for Ana to act

  @id:RIV-1901 @rivals.terms.target.none-means-unplayable @checks:b @needs:hunters
  Scenario: One legal target is enough to play a card
    Given Ana's Rio is in the Haven
    And Vagrant and Maid are attached to Matthew
    And Vagrant, Vagrant and Vagrant are attached to Rio
    And Man's Best Friend, True Faith and Poison Pill are attached to Ingrid
    And Ana holds Weigh Down
    When Ingrid plays Weigh Down as Action card
    Then exactly these choices are open to Ana:
      | Ana chooses Matthew |
    When Ana chooses Matthew
    Then Matthew bears Vagrant, Maid and Weigh Down

  @id:RIV-1885 @rivals.action-card.actor-is-player-of-card @checks:a,b @needs:hunters
  Scenario Outline: The character that exhausts counts as the one that plays the card
    Given Ana's Evangeline is in the Haven
    And Ana holds Thorn from the Crown
    When <actor> plays Thorn from the Crown as Action card
    Then Ana has <left> left
    And <actor> is exhausted
    And <mate> is ready

    Examples:
      | actor      | mate       | left      |
      | Ingrid     | Evangeline | 2 Actions |
      | Evangeline | Ingrid     | 1 Action  |

  @id:RIV-1886 @rivals.action-card.others-resolve-immediately @checks:a @needs:hunters
  Scenario: An Action card takes effect before any other decision
    Given it is Bruno's Action Phase
    And Bruno's Jorge Guerrero and Benicio are in the Haven
    And Bruno holds Shameless
    When Matthew plays Shameless as Action card
    Then Bruno gains 2 Prestige
    And it is for Bruno to act

  @id:RIV-1887 @rivals.action-card.ongoing-stays @checks:a,c @needs:hunters
  Scenario: An Ongoing Action card stays in play
    Given Ana's Evangeline is in the Haven
    And Ana holds Thorn from the Crown
    When Evangeline plays Thorn from the Crown as Action card
    Then Ana controls Thorn from the Crown
    And Ana holds nothing
    And Ana's discard pile is empty

  @id:RIV-1888 @rivals.action-card.ongoing-stays @checks:b @needs:turn @needs:hunters
  Scenario: An Ongoing Action card is still in play in its player's next turn
    Given Ana's Evangeline is in the Haven
    And Ana holds Thorn from the Crown
    And Ana and Bruno draw from 9 Shotgun
    When Evangeline plays Thorn from the Crown as Action card
    And Ana passes 2 times
    And Ana draws a card from the Library
    And Ana draws a card from the Library
    And Bruno passes 3 times
    And Bruno draws a card from the Library
    And Bruno draws a card from the Library
    Then it is Ana's Action Phase
    And Ana controls Thorn from the Crown

  @id:RIV-1889 @rivals.action-card.non-ongoing-discarded @checks:a @needs:hunters
  Scenario: An Action card that is not Ongoing is discarded
    Given Ana's burned pile holds Noriko
    And Ana holds Wrath
    When Ingrid plays Wrath as Action card
    And Ana chooses Matthew
    Then Ana's discard pile holds Wrath
    And Ana's burned pile holds Noriko
    And Ana holds nothing

  @id:RIV-1890 @rivals.action-card.non-ongoing-discarded @checks:b @needs:hunters
  Scenario: An Action card that attaches stays attached
    Given Ana's Rio is in the Haven
    And Ana holds Weigh Down
    When Ingrid plays Weigh Down as Action card
    And Ana chooses Matthew
    Then Matthew bears Weigh Down
    And Ana's discard pile is empty
    And Ana holds nothing

  @id:RIV-1891 @rivals.ability.source @checks:b @needs:torpor @needs:hunters
  Scenario: A character defeated by a card is defeated by that card's player
    Given Ana's burned pile holds Noriko and Andrés
    And Bruno's Iara is in the Haven
    And Bruno's Hope is in The Streets with 3 Blood
    And Ana's Rival is Bruno
    And Ana holds Wrath
    When Ingrid plays Wrath as Action card
    And Ana chooses Hope
    Then Hope is defeated by Ana
    And Ana gains 1 Agenda

  @id:RIV-1892 @rivals.ability.you-means-player @checks:a,b @needs:hunters
  Scenario: What a card gives to "you" goes to the player, not to the acting character
    Given it is Bruno's Action Phase
    And Bruno's Benicio is in the Haven with 2 Blood
    And Bruno holds Shameless
    When Benicio plays Shameless as Action card
    Then Bruno gains 1 Prestige
    And Benicio keeps all Blood
    And 0 Prestige of Bruno lies on Benicio
