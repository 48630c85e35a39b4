# Rivals, "Rio de Janeiro City Deck": Meeting at Pão de Açúcar
Feature: The Meeting at Pão de Açúcar
  A city card whose Action starts a vote about a player.

  Background:
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Bruno's Grace and Matthew are in the Haven
    And Clara's Ryan is in the Haven
    And Keondra, Grace and Ryan are Leaders
    And Meeting at Pão de Açúcar is in The Streets
    And Bruno has 5 Agenda

  @id:RIV-1850 @rivals.rio.meeting.stays-until-success @checks:a @rivals.begin.city.burn-own-ongoing-events @needs:hunters
  Scenario Outline: The Meeting stays in The Streets from turn to turn
    Given it is <whose>'s City Deck Step
    And the game stops at <whose>'s Action Phase
    Then Meeting at Pão de Açúcar is in The Streets
    And Meeting at Pão de Açúcar bears nobody's token
    And it is for <whose> to let the game go on

    Examples:
      | whose |
      | Ana   |
      | Bruno |
      | Clara |

  @id:RIV-1851 @rivals.rio.meeting.stays-until-success @checks:b @rivals.scheme.resolve.sum-per-side @needs:hunters
  Scenario Outline: The Meeting leaves only when it succeeds
    When Iara calls the Meeting about Bruno
    And Ana says YES
    And Grace exerts Influence
    And Bruno says <answer>
    And Clara says NO
    Then Meeting at Pão de Açúcar is in <place>

    Examples:
      | answer | place                  |
      | YES    | the city burned pile   |
      | NO     | The Streets            |

  @id:RIV-3671 @rivals.influence.other-sources @needs:hunters
  Scenario: A Leader in torpor has no Influence in the Meeting
    Given Ana's Ceraph is in torpor
    When Iara calls the Meeting about Bruno
    Then Ceraph cannot exert Influence because rivals.influence.other-sources
    And it is for Ana to exert Influence or answer

  @id:RIV-1852 @rivals.rio.meeting.action-with-vampire @checks:a,b @needs:hunters
  Scenario Outline: A ready vampire exhausts to call the Meeting
    Given it is <whose>'s Action Phase
    When <actor> calls the Meeting about Bruno
    Then <actor> is exhausted
    And <whose> has 1 Action left
    And it is for <whose> to exert Influence or answer

    Examples:
      | whose | actor   |
      | Ana   | Iara    |
      | Bruno | Matthew |

  @id:RIV-1853 @rivals.rio.meeting.action-with-vampire @checks:a @needs:hunters
  Scenario: Hunters and exhausted vampires cannot call the Meeting
    Given it is Clara's Action Phase
    Then Ryan cannot call the Meeting about Bruno because rivals.rio.meeting.action-with-vampire
    And it is for Clara to act

  @id:RIV-1854 @rivals.rio.meeting.action-with-vampire @needs:hunters
  Scenario: The Meeting cannot be about a player who has not had a turn
    Given Clara has not had a turn yet
    Then Iara cannot call the Meeting about Clara because rivals.first-round.no-target
    When Iara calls the Meeting about Ana
    Then it is for Ana to exert Influence or answer

  @id:RIV-3424 @rivals.rio.meeting.stays-until-success @needs:hunters
  Scenario: The Meeting cannot be called after it has succeeded
    When Iara calls the Meeting about Bruno
    And Ana says YES
    And Bruno says YES
    And Clara says YES
    Then Meeting at Pão de Açúcar is in the city burned pile
    And Keondra cannot call the Meeting about Bruno because rivals.rio.meeting.stays-until-success
    And it is for Ana to act

  @id:RIV-1855 @rivals.rio.meeting.is-a-scheme @checks:b @needs:hunters
  Scenario: Everybody answers the Meeting, and its caller must say YES
    When Iara calls the Meeting about Bruno
    Then Ana cannot say NO because rivals.scheme.player-cannot-say-no
    When Ana says YES
    Then Bruno cannot pass because rivals.scheme.others-must-declare
    And Clara cannot say NO because rivals.scheme.others-clockwise
    When Bruno says NO
    And Clara says YES
    Then YES wins, 0 for YES and 0 for NO

  @id:RIV-1856 @rivals.rio.meeting.is-a-scheme @checks:a @needs:hunters
  Scenario: An effect that lowers Influence in Schemes works in the Meeting
    Given Bruno's Dark Money lies beside the Haven
    When Iara calls the Meeting about Bruno
    And Keondra exerts Influence
    And Ana says YES
    And Grace exerts Influence
    And Bruno says NO
    And Clara says NO
    Then NO wins, 0 for YES and 1 for NO

  @id:RIV-1857 @rivals.rio.meeting.no-modifier-no-prestige @checks:a,b @needs:hunters
  Scenario: The Meeting allows no Modifier and no fist
    Given Ana and Bruno hold Persecution
    When Iara calls the Meeting about Bruno
    Then Ana cannot lay Persecution face down because rivals.rio.meeting.no-modifier-no-prestige
    And Ana cannot hold out a fist with 1 Prestige because rivals.rio.meeting.no-modifier-no-prestige
    When Ana says YES
    Then Bruno cannot lay Persecution face down because rivals.rio.meeting.no-modifier-no-prestige
    And Bruno cannot hold out a fist with 2 Prestige because rivals.rio.meeting.no-modifier-no-prestige
    And it is for Bruno to exert Influence or answer

  @id:RIV-1858 @rivals.rio.meeting.leader-influence-only @checks:a,b @needs:hunters
  Scenario: Only Leaders exert Influence in the Meeting, and they exert all they have
    Given Politician is attached to Keondra
    And Prince of the City - Rio de Janeiro is attached to Iara
    When Iara calls the Meeting about Bruno
    Then Iara cannot exert Influence because rivals.rio.meeting.leader-influence-only
    When Keondra exerts Influence
    Then Ana shows 3 Influence
    And it is for Ana to exert Influence or answer

  @id:RIV-1859 @rivals.rio.meeting.success @checks:a,b,c @needs:hunters
  Scenario Outline: A player loses up to 2 Agenda and gains 2 Prestige if the Meeting succeeds
    Given Bruno has <agenda> Agenda
    When Iara calls the Meeting about Bruno
    And Keondra exerts Influence
    And Ana says YES
    And Grace exerts Influence
    And Bruno says NO
    And Clara says NO
    Then YES wins, 1 for YES and 1 for NO
    And Bruno has <left> Agenda
    And Bruno gains 2 Prestige
    And Ana and Clara gain no Agenda
    And Meeting at Pão de Açúcar is in the city burned pile

    Examples:
      | agenda | left |
      | 5      | 3    |
      | 2      | 0    |
      | 1      | 0    |

  @id:RIV-3439 @rivals.rio.meeting.no-modifier-no-prestige @needs:hunters @needs:options
  Scenario: A player cannot hold out even an empty fist in the Meeting
    Given Ana holds Persecution
    When Iara calls the Meeting about Bruno
    Then exactly these choices are open to Ana:
      | Keondra exerts Influence |
      | Ana says YES             |

  @id:RIV-1860 @rivals.rio.meeting.failure-stays @checks:a,b @needs:hunters
  Scenario: The Meeting stays and can be called again if it fails
    When Iara calls the Meeting about Bruno
    And Ana says YES
    And Grace exerts Influence
    And Bruno says NO
    And Clara says YES
    Then NO wins, 0 for YES and 1 for NO
    And Bruno has 5 Agenda
    And Bruno keeps all Prestige
    And Meeting at Pão de Açúcar is in The Streets
    And Keondra may call the Meeting about Bruno

  @id:RIV-3074 @rivals.influence.modifier-not-by-character @checks:d @needs:hunters
  Scenario: An Influence Modifier cannot be laid in the Meeting, even after a Leader exerts Influence
    Given Ana and Bruno hold Persecution
    When Iara calls the Meeting about Bruno
    Then Ana cannot lay Persecution face down because rivals.rio.meeting.no-modifier-no-prestige
    When Keondra exerts Influence
    And Ana says YES
    Then Bruno cannot lay Persecution face down because rivals.rio.meeting.no-modifier-no-prestige
    And it is for Bruno to exert Influence or answer
