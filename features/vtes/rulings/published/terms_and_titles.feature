# Published rulings: Of Noble Blood, Parity Shift, Reckless Agitation, sects given by a card
Feature: Published rulings on terms of referendums and on titles

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-5254 @vtes.published.of-noble-blood.directed-at-another-s-vampire @vtes.action.directed.definition
  Scenario: Making another Methuselah's vampire primogen is a directed action
    Given Sarah's Chrysanthemum is ready
    And Alexis's Adrianne and Nassir are ready
    And Sarah holds Of Noble Blood
    When Chrysanthemum plays Of Noble Blood on Adrianne
    Then the action is directed
    And the action targets Adrianne
    And it is for Alexis to block or decline

  @id:VTES-5255 @vtes.published.of-noble-blood.directed-at-another-s-vampire @vtes.action.undirected.definition
  Scenario: Making one's own vampire primogen is an undirected action
    Given Sarah's Chrysanthemum and Adrianne are ready
    And Alexis's Nassir is ready
    And Sarah holds Of Noble Blood
    When Chrysanthemum plays Of Noble Blood on Adrianne
    Then the action is undirected
    And it is for Alexis to block or decline

  @id:VTES-5256 @vtes.published.parity-shift.later-pool-changes-do-not-matter
  @vtes.referendum.resolve.passes-with-more-for-than-against
  Scenario: Parity Shift takes pool from a Methuselah who became poorer than the caller in the polling
    Given Sarah's Belinde is ready
    And Sarah has 5 pool
    And Alexis has 9 pool
    And Tom has 8 pool
    And Sarah holds Parity Shift
    When Belinde plays Parity Shift
    And Sarah allocates 2 to Sarah and 1 to Tom from Alexis
    And Alexis loses 5 pool
    And Sarah votes for the referendum with Belinde
    And Sarah passes
    Then the referendum passes
    And Sarah has 7 pool
    And Alexis has 1 pool
    And Tom has 9 pool

  @id:VTES-5257 @vtes.published.reckless-agitation.shared-among-others @vtes.golden-rule.cards-override-rules
  Scenario: Reckless Agitation cannot put all six points on one Methuselah
    Given Sarah's Malachi is ready
    And Sarah holds Reckless Agitation
    When Malachi plays Reckless Agitation
    Then Sarah cannot allocate 6 to Alexis because vtes.golden-rule.cards-override-rules
    And Sarah cannot allocate 1 to Sarah and 5 to Alexis because vtes.golden-rule.cards-override-rules
    And Sarah may allocate 5 to Alexis and 1 to Tom

  @id:VTES-5258 @vtes.published.nu-the-pillar.unlocks-during-another-action
  Scenario: Nu, The Pillar unlocks during the polling of another vampire's referendum
    Given Sarah's Nu, The Pillar is ready with 3 blood and locked
    And Sarah's Wauneka is ready
    And Alexis's Alice Chen is ready
    And Sarah holds Ancilla Empowerment
    When Wauneka plays Ancilla Empowerment
    And nobody blocks
    And Sarah uses Nu, The Pillar to unlock
    Then Nu, The Pillar is ready with 2 blood and unlocked
    And it is for Sarah to vote or pass

  @id:VTES-5259 @needs:block @vtes.published.qawiyya-el-ghaduba.once-per-minion-phase
  @vtes.wording.during-x-do-y-once-per-x
  Scenario: Qawiyya el-Ghaduba can unlock for 2 blood only once in a minion phase
    Given Sarah's Qawiyya el-Ghaduba is ready with 6 blood
    When Qawiyya el-Ghaduba bleeds Alexis
    And Sarah uses Qawiyya el-Ghaduba
    Then Qawiyya el-Ghaduba is ready with 4 blood and unlocked
    When Qawiyya el-Ghaduba hunts
    Then Qawiyya el-Ghaduba is locked
    And Sarah cannot use Qawiyya el-Ghaduba because vtes.wording.during-x-do-y-once-per-x

  @id:VTES-5260 @needs:block @vtes.published.qawiyya-el-ghaduba.once-per-minion-phase
  Scenario: Qawiyya el-Ghaduba can unlock again in her next minion phase
    Given Sarah's Qawiyya el-Ghaduba is ready with 6 blood
    When Qawiyya el-Ghaduba bleeds Alexis
    And Sarah uses Qawiyya el-Ghaduba
    And everyone passes until Sarah's minion phase
    And Qawiyya el-Ghaduba bleeds Alexis
    And Sarah uses Qawiyya el-Ghaduba
    Then Qawiyya el-Ghaduba is ready with 2 blood and unlocked

  @id:VTES-5265 @vtes.published.marguerite-foccart.merging-makes-her-anarch
  @vtes.influence.merge.advanced-applies-in-full
  Scenario: Marguerite Foccart leaves the Camarilla for the Anarchs as she is merged
    Given it is Sarah's influence phase
    And Sarah's Marguerite Foccart is ready
    And Sarah's Marguerite Foccart (ADV) is uncontrolled
    When Sarah merges Marguerite Foccart (ADV)
    Then Marguerite Foccart (ADV) is merged with Marguerite Foccart
    And Marguerite Foccart (ADV)'s sect is Anarch

  @id:VTES-5266 @vtes.published.out-of-the-frying-pan.real-change-of-sect @vtes.sect.change-replaces-old-sect
  Scenario: A vampire made Camarilla by Out of the Frying Pan is still Camarilla two turns later
    Given it is Sarah's master phase
    And Sarah's Claudia is ready
    And Sarah holds Out of the Frying Pan
    When Sarah plays Out of the Frying Pan on Claudia
    And everyone passes until Alexis's unlock phase
    Then Claudia's sect is Camarilla
    When everyone passes until Sarah's unlock phase
    Then Claudia's sect is Camarilla
