# Rivals, targets, titles, Retainers and tokens that return to an earlier place
Feature: Returning to an earlier place

  @id:RIV-4088 @rivals.keyword.targeted.may-retarget @rivals.attack.s3.blocker-becomes-target @needs:cards @needs:hunters
  Scenario Outline: After Pregador's Block the target may change within his party, but not back
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
  Scenario Outline: Prestige on the Blocker pays for the Attack card, and Prestige on the first target does not
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

  @id:RIV-4103 @rivals.claim.vampire-defeating-prince-takes-title @checks:a @rivals.claim.success-full-attachments-burn-one @rivals.claim.success-gains-agenda-once @needs:attacks @needs:claim @needs:torpor
  Scenario: A vampire with three attachments makes room for the title when it defeats the Prince
    Given Ana and Bruno sit clockwise
    And Ana's Grace is in The Streets
    And Vagrant, Maid and Lookout are attached to Grace
    And Bruno's Hakim Owusu is in the Haven with 1 Blood
    And Bruno's Keondra is in the Haven and exhausted
    And Prince of the City - Rio de Janeiro is attached to Hakim Owusu
    When Grace attacks Hakim Owusu
    And Grace makes a Physical attack
    Then it is for Ana to make room for the title
    When Ana burns Maid
    Then Grace bears Vagrant, Lookout and Prince of the City - Rio de Janeiro
    And Ana gains 1 Agenda
    And Hakim Owusu is in torpor with 1 Blood

  @id:RIV-4121 @rivals.claim.success-gains-agenda-once @rivals.claim.vampire-defeating-prince-takes-title @needs:attacks @needs:turn @needs:torpor @needs:arrange
  Scenario: The title gains Agenda each time a vampire takes it from the Prince
    Given Ana and Bruno sit clockwise
    And Ana has 1 Action left
    And Ana's Grace is in The Streets
    And Ana's Iara is in the Haven
    And Bruno's Hakim Owusu is in the Haven with 1 Blood
    And Bruno's Ceraph is in the Haven and exhausted
    And Prince of the City - Rio de Janeiro is attached to Hakim Owusu
    When Grace attacks Hakim Owusu
    And Grace makes a Physical attack
    Then Ana has 1 Agenda
    When Grace is dealt 4 Mental damage through Bruno
    And Ana passes
    And Bruno moves Ceraph to The Streets
    And Ceraph attacks Grace
    And Ceraph makes a Mental attack
    Then Ceraph bears Prince of the City - Rio de Janeiro
    And Bruno has 1 Agenda
    And Ana has 1 Agenda
    And Grace is in torpor with 1 Blood

  @id:RIV-4113 @rivals.mortal.citizen-vagrant-agenda @rivals.retainer.one-time-effects-on-attach @needs:attacks @needs:mortals @needs:cards @needs:torpor
  Scenario: A Retainer set free gives its Agenda and its one-time effect again
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Ana's Keondra is in The Streets
    And Ana holds Ingratiate
    And Ana's Library holds Awe
    And Bruno's Iara is in the Haven with 1 Blood
    And Bruno's Hope is in the Haven and exhausted
    And Practitioner of the Dark Arts is attached to Iara
    And Dia da Independência is in The Streets
    When Matthew attacks Iara
    And Matthew makes a Physical attack
    And Ana declines
    And chance draws Practitioner of the Dark Arts
    Then Practitioner of the Dark Arts is in The Streets
    When Keondra attacks Practitioner of the Dark Arts
    And Keondra makes a Social attack
    And Ana plays Ingratiate face down
    And Ana takes the Mortal as Retainer
    And Ana draws a card from the Library
    Then Keondra bears Practitioner of the Dark Arts
    And Ana gains 1 Agenda
    And Ana holds Awe

  @id:RIV-4115 @rivals.attack.s3.blocker-becomes-target @needs:attacks @needs:cards
  Scenario Outline: Uprising checks the Blocker, not the first target
    Given Ana and Bruno sit clockwise
    And Ana's Matthew is in The Streets
    And Bruno's Iara and Keondra are in the Haven
    And Uprising is in The Streets
    When Matthew attacks <first>
    And Matthew makes a Social attack
    And <blocker> blocks
    Then Ana has <n> Actions left
    And it is for Ana to act

    Examples:
      | first   | blocker | n |
      | Iara    | Keondra | 2 |
      | Keondra | Iara    | 1 |
