# Political actions and referendum cards: who may use them, and their votes
Feature: Political action requirements and votes from cards

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-3540 @vtes.card.req.text-requirements-count
  Scenario Outline: <card> can be called by <who> but not by <stranger>
    Given Sarah's <caller> and <stranger> are ready
    And Alexis has 31 pool
    And Sarah holds <card>
    Then <stranger> cannot play <card> because vtes.card.req.text-requirements-count
    And <caller> may play <card>

    Examples:
      | card                   | who           | caller            | stranger            |
      | Praxis Seizure: Chicago | the Camarilla | Ryan             | Claudia             |
      | Praxis Seizure: Chicago | the Camarilla | Ryan             | Anita Wainwright    |
      | Crusade: Chicago        | the Sabbat    | Claudia          | Ryan                |
      | Parity Shift            | a prince      | Belinde          | The Dowager         |
      | Parity Shift            | a justicar    | Angus the Unruled | Gwendolyn          |
      | Reckless Agitation      | an Anarch of 5 | Brandon Grime    | Anita Wainwright    |
      | Reckless Agitation      | an Independent of 5 | Malachi      | Veejay Vinod        |
      | Reckless Agitation      | an Independent of 5 | Malachi      | Wauneka             |

  @id:VTES-3541 @vtes.golden-rule.cards-override-rules
  @vtes.published.reckless-agitation.shared-among-others
  Scenario: Reckless Agitation cannot allocate anything to its own player
    Given Sarah's Malachi is ready
    And Sarah holds Reckless Agitation
    When Malachi plays Reckless Agitation
    Then it is for Sarah to choose the terms
    And Sarah cannot allocate 3 to Sarah and 3 to Tom because vtes.golden-rule.cards-override-rules
    And Sarah cannot allocate 3 to Alexis and 4 to Tom because vtes.golden-rule.cards-override-rules
    And Sarah cannot allocate 3 to Alexis and 2 to Tom because vtes.golden-rule.cards-override-rules
    And Sarah may allocate 3 to Alexis and 3 to Tom

  @id:VTES-4730 @needs:ending @vtes.referendum.step-terms
  @vtes.published.reckless-agitation.needs-two-opponents
  Scenario: Reckless Agitation cannot be called if only one other Methuselah is left
    Given Tom is ousted
    And Sarah's Malachi is ready
    And Sarah holds Reckless Agitation, Kine Resources Contested and Ancilla Empowerment
    Then Malachi cannot play Reckless Agitation because vtes.referendum.step-terms
    And Malachi may play Kine Resources Contested
    And Malachi may play Ancilla Empowerment

  @id:VTES-4731 @vtes.referendum.step-terms
  @vtes.published.political-action-with-illegal-terms.not-playable
  Scenario Outline: Parity Shift cannot be called if no one has more pool than its caller: <tom> against 10
    Given Sarah's Belinde is ready
    And Sarah has 10 pool
    And Alexis has 9 pool
    And Tom has <tom> pool
    And Sarah holds Parity Shift
    Then Belinde cannot play Parity Shift because vtes.referendum.step-terms

    Examples:
      | tom |
      | 9   |
      | 10  |

  @id:VTES-4732 @vtes.referendum.step-terms
  Scenario: Parity Shift can be called if one Methuselah has 1 pool more than its caller
    Given Sarah's Belinde is ready
    And Sarah has 10 pool
    And Alexis has 9 pool
    And Tom has 11 pool
    And Sarah holds Parity Shift
    When Belinde plays Parity Shift
    Then it is for Sarah to choose the terms
    And Sarah may allocate 3 to Sarah from Tom

  @id:VTES-3542 @vtes.card.req.text-requirements-count
  Scenario Outline: Closed Session can be called by a <title>
    Given Sarah's Ryan is ready
    And Ryan's title is <title>
    And Sarah holds Ancilla Empowerment and Closed Session
    When Ryan plays Ancilla Empowerment
    Then it is for Sarah to respond before votes are cast
    And Ryan may play Closed Session

    Examples:
      | title        |
      | prince       |
      | justicar     |
      | inner circle |

  @id:VTES-3548 @vtes.card.req.text-requirements-count
  Scenario Outline: Closed Session cannot be called by a <title>
    Given Sarah's Ryan is ready
    And Ryan's title is <title>
    And Sarah holds Ancilla Empowerment and Closed Session
    When Ryan plays Ancilla Empowerment
    Then it is for Sarah to vote or pass
    And Sarah holds Closed Session

    Examples:
      | title    |
      | primogen |
      | baron    |

  @id:VTES-3543 @vtes.votes.other-cards-follow-normal-rules
  Scenario Outline: Bewitching Oration at <level> gives <votes> votes
    Given Sarah's Kathy Glens is ready
    And Sarah holds Ancilla Empowerment and Bewitching Oration
    When Kathy Glens plays Ancilla Empowerment
    And Kathy Glens plays Bewitching Oration at <level>
    And Sarah votes for the referendum with Kathy Glens
    Then the votes are <votes> for and 0 against

    Examples:
      | level    | votes |
      | basic    | 2     |
      | superior | 4     |

  @id:VTES-3549 @vtes.votes.other-cards-follow-normal-rules
  Scenario: Perfect Paragon at basic gives 3 votes for 1 blood
    Given Sarah's Kathy Glens is ready
    And Sarah holds Ancilla Empowerment and Perfect Paragon
    When Kathy Glens plays Ancilla Empowerment
    And Sarah passes
    And Sarah passes
    And Kathy Glens plays Perfect Paragon at basic
    And Sarah votes for the referendum with Kathy Glens
    Then the votes are 3 for and 0 against
    And Kathy Glens burns 1 blood

  @id:VTES-3544 @vtes.referendum.resolve.passes-with-more-for-than-against
  Scenario Outline: Voter Captivation at <level> turns a majority of 4 into <blood> blood and <pool> pool
    Given Sarah's Kathy Glens is ready with 1 blood
    And Sarah has 10 pool
    And Sarah holds Ancilla Empowerment, Bewitching Oration and Voter Captivation
    And Sarah's Nassir is ready and locked
    When Kathy Glens plays Ancilla Empowerment
    And Kathy Glens plays Bewitching Oration at superior
    And Sarah votes for the referendum with Kathy Glens
    And Sarah passes
    Then it is for Sarah to respond after the action
    And Kathy Glens cannot play Voter Captivation at superior for 3 because vtes.golden-rule.cards-override-rules
    When Kathy Glens plays Voter Captivation at <level>
    Then Kathy Glens has <has> blood
    And Sarah has <left> pool

    Examples:
      | level          | blood | pool | has | left |
      | basic          | 4     | 0    | 5   | 8    |
      | superior for 2 | 2     | 2    | 3   | 10   |
      | superior for 1 | 3     | 1    | 4   | 9    |

  @id:VTES-3545 @vtes.card.req.text-requirements-count
  Scenario: Protected District gives its votes against only to an unlocked primogen
    Given Sarah's Sybren van Oosten is ready
    And Sarah holds Ancilla Empowerment
    And Alexis's Chrysanthemum and Colette are ready
    And Alexis holds Protected District
    When Sybren van Oosten plays Ancilla Empowerment
    And Alexis declines to block
    And Sarah passes
    Then it is for Alexis to vote or pass
    And Colette cannot play Protected District because vtes.card.req.text-requirements-count
    And Chrysanthemum may play Protected District

  @id:VTES-3546 @needs:legacy @needs:contests @vtes.title-contest.starts-when-two-claim
  Scenario Outline: <card> gives the title of Chicago, so <rival> contests it
    Given Sarah's <caller> is ready
    And Alexis's <rival> is ready and locked
    And <rival>'s title is <title>, of Chicago
    And Sarah holds <card>
    When <caller> plays <card>
    And Sarah votes for the referendum with <card>
    And everyone passes
    Then <caller> and <rival> are in a contest of titles

    Examples:
      | card                    | caller  | rival  | title      |
      | Praxis Seizure: Chicago | Ryan    | Sully  | prince     |
      | Crusade: Chicago        | Claudia | Caitlin | archbishop |

  @id:VTES-3547 @vtes.golden-rule.cards-override-rules
  @vtes.published.bonding.superior-only-in-bleeds
  Scenario: Bonding at superior cannot give stealth in a hunt
    Given Sarah's Black Lotus is ready with 3 blood
    And Alexis's Nassir is ready
    And Nassir bears Raven Spy
    And Sarah holds Bonding and Cloak the Gathering
    When Black Lotus hunts
    And Nassir attempts to block
    Then it is for Sarah to respond to the block attempt
    And Black Lotus cannot play Bonding at superior because vtes.golden-rule.cards-override-rules
    And Black Lotus may play Cloak the Gathering at basic
