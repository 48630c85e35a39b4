# Rivals, wherever something comes back to where it was: targets, titles, Retainers, tokens
Feature: What comes back to where it was

  @id:RIV-4088 @rivals.keyword.targeted.may-retarget @rivals.attack.s3.blocker-becomes-target @needs:cards @needs:hunters @needs:moving
  Scenario Outline: After a Block from elsewhere the target may change within the Blocker's party, and not back
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Ana's Keondra is in The Streets
    And Ana holds Subterfuge
    And Bruno's Iara and Sage are in the Haven
    And Clara's Pregador and <mate> are in The Streets
    When Keondra attacks Iara
    And Keondra makes a Social attack
    And Ana plays Subterfuge face down
    And Bruno declines
    And Pregador blocks
    Then it is for Ana to change the target or decline
    And Ana cannot choose Iara because rivals.keyword.targeted.may-retarget
    When Ana chooses <mate>
    Then <mate> takes <damage> damage
    And Pregador and Iara keep all Blood
    And Pregador is exhausted

    Examples:
      | mate     | damage |
      | Toquinho | 2      |
      | Juliana  | 1      |

  @id:RIV-4089 @rivals.prestige-on.interaction-kinds @rivals.prestige-on.spend-when-interacting @needs:cards @needs:hunters @needs:options
  Scenario Outline: After a Block the Prestige on the Blocker pays for the Attack card, and that on the first target does not
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ryan is in The Streets
    And Ana holds Confuse
    And Ana has 1 Prestige
    And Bruno's Keondra and Matthew are in The Streets
    And 1 Prestige of Ana lies on <bearer>
    When Ryan attacks Keondra
    And Ryan makes a Mental attack
    And Ana plays Confuse face down
    And Matthew blocks
    Then it is for Ana to <question>
    And 1 Prestige of Ana lies on <bearer>
    And Keondra keeps all Blood

    Examples:
      | bearer  | question                   |
      | Matthew | pay or decline             |
      | Keondra | attach the card or decline |
