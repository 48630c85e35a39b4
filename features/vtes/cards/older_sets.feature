# Cards of older sets: amounts, requirements, and costs
Feature: Amounts and requirements of cards of older sets

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase

  @id:VTES-3590 @vtes.bleed.target-burns-pool-equal-to-amount @checks:a
  Scenario: Truth in Ink reduces a bleed for 4 by 2
    Given Sarah's Black Lotus is ready
    And Sarah holds Conditioning
    And Alexis's Claudia is ready
    And Alexis holds Truth in Ink
    When Black Lotus bleeds Alexis
    And Black Lotus plays Conditioning at superior
    And Claudia plays Truth in Ink
    Then the bleed is for 2
    When Alexis declines to block
    Then Alexis burns 2 pool

  @id:VTES-3591 @needs:legacy @vtes.legacy.trait.black-hand.allows-black-hand-cards
  Scenario Outline: <card> can be played only by the Black Hand
    Given Sarah's Sully is ready
    And Alexis's <other> is ready
    And Alexis holds <card> and Spirit's Touch
    When Sully bleeds Alexis
    Then it is for Alexis to block or decline
    And <other> cannot play <card> because vtes.legacy.trait.black-hand.allows-black-hand-cards

    Examples:
      | card            | other   |
      | Truth in Ink    | Cameron |
      | Watch Commander | Cameron |

  @id:VTES-3592 @vtes.action.intercept.added-only-when-needed
  Scenario: Watch Commander gives 1 intercept
    Given Sarah's Colette is ready
    And Sarah holds Lost in Crowds
    And Alexis's Claudia is ready
    And Alexis holds Watch Commander
    When Colette bleeds Alexis
    And Claudia attempts to block
    And Colette plays Lost in Crowds at superior
    And Claudia plays Watch Commander
    Then Claudia fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-3593 @vtes.card.req.text-requirements-count
  Scenario: Priority Shift requires a titled vampire that is not Red List, and targets one that is
    Given Sarah's Belinde and Ashley are ready
    And Sarah's Qawiyya el-Ghaduba is ready
    And Qawiyya el-Ghaduba's title is priscus
    And Sarah holds Priority Shift
    Then Ashley cannot play Priority Shift on Qawiyya el-Ghaduba because vtes.card.req.text-requirements-count
    And Qawiyya el-Ghaduba cannot play Priority Shift on Qawiyya el-Ghaduba because vtes.legacy.trait.general.definition
    And Belinde cannot play Priority Shift on Ashley because vtes.legacy.trait.general.definition
    When Belinde plays Priority Shift on Qawiyya el-Ghaduba
    Then Qawiyya el-Ghaduba does not have the trait Red List

  @id:VTES-3594 @vtes.contest.starts-when-second-copy-enters-play
  Scenario: Erebus Mask is unique
    Given Sarah's Wauneka is ready
    And Wauneka's clan is Harbinger of Skulls
    And Alexis's Nassir is ready and locked
    And Nassir bears Erebus Mask
    And Sarah holds Erebus Mask
    When Wauneka equips with Erebus Mask
    Then Erebus Mask and Erebus Mask#2 are contested

  @id:VTES-3595 @vtes.action.stealth.added-only-when-needed
  Scenario: Veejay Vinod burns 2 blood for 1 stealth
    Given Sarah's Veejay Vinod is ready with 3 blood
    And Alexis's Nassir is ready
    When Veejay Vinod bleeds Alexis
    And Nassir attempts to block
    And Sarah uses Veejay Vinod
    Then the action's stealth is 1
    And Veejay Vinod has 1 blood
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-3596 @vtes.action.intercept.added-only-when-needed
  Scenario Outline: Market Square gives an Assamite 1 intercept
    Given Sarah's Colette is ready
    And Sarah holds Cloak the Gathering
    And Alexis's <blocker> is ready
    And Alexis controls Market Square
    When Colette hunts
    And <blocker> attempts to block
    And Alexis uses Market Square
    Then it is for Sarah to respond to the block attempt
    And <blocker> attempts to block with 1 intercept
    And Market Square is locked

    Examples:
      | blocker |
      | Alu     |
      | Anwar   |

  @id:VTES-3598 @vtes.crypt.clan-may-limit-affected-vampires
  Scenario: Opium Den is only for Followers of Set, and Market Square only for Assamites
    Given Sarah's Sully is ready
    And Sarah controls Opium Den
    And Sarah holds Cloak the Gathering
    And Alexis's Nassir is ready
    When Sully bleeds Alexis
    And Nassir attempts to block
    Then it is for Sarah to respond to the block attempt
    And Sarah cannot use Opium Den on Sully because vtes.crypt.clan-may-limit-affected-vampires

  @id:VTES-3599 @needs:equip @vtes.action.intercept.added-only-when-needed
  Scenario Outline: <vampire>, a <title>, plays Second Tradition: Domain for 2 intercept
    Given Sarah's Chrysanthemum is ready
    And Sarah holds Magic of the Smith
    And Alexis's <vampire> is ready
    And Alexis holds Second Tradition: Domain
    When Chrysanthemum plays Magic of the Smith at superior
    And <vampire> attempts to block
    And <vampire> plays Second Tradition: Domain
    Then <vampire> fails to block the action
    When Chrysanthemum's stealth changes by -1
    And <vampire> attempts to block
    Then <vampire> blocks the action
    And it is for Sarah to choose a strike

    Examples:
      | vampire           | title    |
      | Alice Chen        | prince   |
      | Angus the Unruled | justicar |

  @id:VTES-3600 @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario Outline: A locked <title> blocks with Second Tradition: Domain for 1 blood
    Given Sarah's Sully is ready
    And Alexis's <vampire> is ready with 3 blood and locked
    And Alexis holds Second Tradition: Domain
    When Sully bleeds Alexis
    And <vampire> plays Second Tradition: Domain to block
    Then <vampire> blocks the action
    And <vampire> has 2 blood

    Examples:
      | vampire           | title    |
      | Alice Chen        | prince   |
      | Angus the Unruled | justicar |

  @id:VTES-3601 @vtes.card.req.text-requirements-count
  Scenario: A locked primogen cannot play Second Tradition: Domain
    Given Sarah's Sully is ready
    And Alexis's The Dowager is ready and locked
    And Alexis holds Second Tradition: Domain and Wake with Evening's Freshness
    When Sully bleeds Alexis
    Then it is for Alexis to block or decline
    And The Dowager cannot play Second Tradition: Domain to block because vtes.card.req.text-requirements-count

  @id:VTES-3602 @vtes.glossary.target.eligibility-from-card-text
  Scenario: Seduction at basic stops a younger minion from blocking, but not an older vampire
    Given Sarah's Ashley is ready
    And Sarah holds Seduction
    And Alexis's Belinde and Boy Toy are ready
    When Ashley bleeds Alexis
    Then it is for Sarah to respond as the action is announced
    And Ashley cannot play Seduction at basic on Belinde because vtes.glossary.target.eligibility-from-card-text
    When Ashley plays Seduction at basic on Boy Toy
    Then it is for Alexis to block or decline
    And Boy Toy cannot attempt to block because vtes.golden-rule.cards-override-rules

  @id:VTES-3603 @vtes.action.resolve.success-pays-cost-then-effects
  Scenario Outline: Soul Scan at <level> costs 1 blood
    Given Sarah's Gelasia Fotiou is ready with 3 blood
    And Sarah's crypt holds Ashley
    And Sarah holds Soul Scan
    When Gelasia Fotiou plays Soul Scan at <level>
    And Sarah passes
    Then Gelasia Fotiou has 2 blood

    Examples:
      | level    |
      | basic    |
      | superior |

  @id:VTES-3604 @vtes.action.resolve.success-pays-cost-then-effects
  Scenario Outline: Creeping Sabotage costs 1 blood for each copy that its player controls
    Given Sarah's Belinde is ready with 5 blood
    And Sarah controls <copies>
    And Sarah holds Creeping Sabotage
    When Belinde plays Creeping Sabotage
    Then Belinde has <left> blood

    Examples:
      | copies                                  | left |
      | Elder Library                           | 5    |
      | Creeping Sabotage                       | 4    |
      | Creeping Sabotage and Creeping Sabotage | 3    |

  @id:VTES-3605 @vtes.action.resolve.success-pays-cost-then-effects
  Scenario: The Embrace costs 2 blood
    Given Sarah's Colin Flynn is ready with 3 blood
    And Sarah holds The Embrace
    When Colin Flynn plays The Embrace
    Then Colin Flynn has 1 blood
