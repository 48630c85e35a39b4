# Cards: Power of All, Second Tradition: Domain, Truth in Ink
Feature: Power of All, Second Tradition: Domain and Truth in Ink
  Power of All needs two ready unlocked Anarchs. Second Tradition: Domain needs a prince with enough blood.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise

  @id:VTES-3252 @vtes.glossary.target.eligibility-from-card-text
  Scenario Outline: Power of All requires two ready unlocked Anarchs of one Methuselah: not <other>
    Given it is Sarah's minion phase
    And Sarah's Gelasia Fotiou is ready
    And Sarah holds Conditioning
    And Alexis's Nassir and Lauren are ready
    And Alexis's Sully is in torpor
    And Alexis's Colette is ready
    And Alexis's Ryan is ready and locked
    And Tom's Belinde is ready
    And Nassir's sect is Anarch
    And Lauren's sect is Anarch
    And Sully's sect is Anarch
    And Ryan's sect is Anarch
    And Belinde's sect is Anarch
    And Alexis holds Power of All
    When Gelasia Fotiou bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    And Gelasia Fotiou plays Conditioning at basic
    Then it is for Alexis to respond as the card is played
    And Nassir cannot play Power of All on <other> because vtes.glossary.target.eligibility-from-card-text
    When Nassir plays Power of All on Lauren
    Then Nassir and Lauren are locked
    And Alexis burns 1 pool

    Examples:
      | other   |
      | Sully   |
      | Colette |
      | Ryan    |
      | Belinde |
      | Nassir  |

  @id:VTES-3269 @vtes.golden-rule.cards-override-rules
  Scenario: Power of All cannot be played in its player's own turn
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah's Nassir and Lauren are ready
    And Nassir's sect is Anarch
    And Lauren's sect is Anarch
    And Sarah holds Power of All
    And Alexis's Ayelech is ready
    And Alexis holds Telepathic Counter
    And Tom's Sully and Ashley are ready
    And Sully's sect is Anarch
    And Ashley's sect is Anarch
    And Tom holds Power of All
    When Belinde bleeds Alexis
    And Ayelech plays Telepathic Counter at basic
    Then it is for Tom to respond as the card is played
    And Nassir cannot play Power of All on Lauren because vtes.golden-rule.cards-override-rules
    When Sully plays Power of All on Ashley
    And Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-3270 @vtes.card.req.text-requirements-count
  Scenario: Power of All can be played only by an Anarch
    Given it is Sarah's minion phase
    And Sarah's Gelasia Fotiou is ready
    And Sarah holds Conditioning
    And Alexis's Nassir, Lauren and Colette are ready
    And Nassir's sect is Anarch
    And Lauren's sect is Anarch
    And Alexis holds Power of All
    When Gelasia Fotiou bleeds Alexis
    And Sarah passes
    And Alexis declines to block
    And Gelasia Fotiou plays Conditioning at basic
    Then it is for Alexis to respond as the card is played
    And Colette cannot play Power of All on Lauren because vtes.card.req.text-requirements-count
    When Alexis passes
    Then Alexis burns 3 pool

  @id:VTES-4736 @vtes.minion-phase.others-ready-unlocked-minions-may-block
  @vtes.published.lock-a-minion-during-block-attempt.attempt-fails
  Scenario Outline: A blocker locked for Power of All fails to block: <player> plays it
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah holds Lost in Crowds
    And Alexis's Sreelekha, Atiena and Colette are ready
    And Alexis holds Power of All
    When Belinde bleeds Alexis
    And Sreelekha attempts to block
    And Belinde plays Lost in Crowds at basic
    And <player> plays Power of All on <other>
    Then Sreelekha and Atiena are locked
    And Sreelekha fails to block the action
    When Colette attempts to block
    Then Colette blocks the action

    Examples:
      | player    | other     |
      | Sreelekha | Atiena    |
      | Atiena    | Sreelekha |

  @id:VTES-4737 @vtes.action.block.succeeds-if-intercept-at-least-stealth
  Scenario: A minion keeps blocking while two others are locked for Power of All
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah holds Lost in Crowds
    And Alexis's Sreelekha, Atiena and Anita Wainwright are ready
    And Alexis holds Power of All
    When Belinde bleeds Alexis
    And Sreelekha attempts to block
    And Belinde plays Lost in Crowds at basic
    And Atiena plays Power of All on Anita Wainwright
    Then Atiena and Anita Wainwright are locked
    And Sreelekha blocks the action

  @id:VTES-4738 @vtes.glossary.wake.may-attempt-to-block @vtes.glossary.wake.lasts-for-the-action
  @vtes.published.lock-a-minion-during-block-attempt.attempt-fails
  Scenario: A minion that woke before being locked for Power of All keeps blocking
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah holds Lost in Crowds
    And Alexis's Sreelekha is ready and locked
    And Alexis's Atiena and Underbridge Stray are ready
    And Underbridge Stray came into play at basic
    And Alexis holds On the Qui Vive and Power of All
    When Belinde bleeds Alexis
    And Sreelekha plays On the Qui Vive
    And Sreelekha attempts to block
    And Sarah passes
    And Alexis uses Underbridge Stray on Sreelekha
    Then Sreelekha is unlocked
    When Belinde plays Lost in Crowds at basic
    And Sreelekha plays Power of All on Atiena
    Then Sreelekha blocks the action
    And Sreelekha and Atiena are locked

  @id:VTES-4739 @vtes.minion-phase.others-ready-unlocked-minions-may-block @vtes.glossary.wake.may-attempt-to-block
  Scenario: A minion that wakes after being locked for Power of All fails but may attempt again
    Given it is Sarah's minion phase
    And Sarah's Belinde is ready
    And Sarah holds Lost in Crowds
    And Alexis's Sreelekha and Atiena are ready
    And Alexis holds On the Qui Vive and Power of All
    When Belinde bleeds Alexis
    And Sreelekha attempts to block
    And Belinde plays Lost in Crowds at basic
    And Sreelekha plays Power of All on Atiena
    And Sreelekha plays On the Qui Vive
    Then Sreelekha fails to block the action
    When Sreelekha attempts to block
    Then Sreelekha blocks the action

  @id:VTES-3268 @vtes.card.cost.blood-needs-enough-blood
  @vtes.published.burn-blood-for-effect-mandatory.needs-the-blood
  Scenario: A locked prince without enough blood cannot play Second Tradition: Domain
    Given it is Sarah's minion phase
    And Sarah's Colette is ready
    And Alexis's Alice Chen is ready with 0 blood and locked
    And Alexis's Nassir is ready
    And Alexis holds Second Tradition: Domain
    When Colette bleeds Alexis
    Then it is for Alexis to block or decline
    And Alice Chen cannot play Second Tradition: Domain to block because vtes.card.cost.blood-needs-enough-blood
    When Alexis declines to block
    Then Alexis burns 1 pool

  @id:VTES-3309 @needs:legacy @vtes.golden-rule.cards-override-rules
  Scenario Outline: Truth in Ink can be played only against a bleed at its player
    Given it is Sarah's minion phase
    And Sarah's Sully is ready with 1 blood
    And <seat>'s Claudia is ready
    And Claudia's only trait is Black Hand
    And <seat> holds Truth in Ink and Wake with Evening's Freshness
    And <seat>'s Ryan is ready and locked
    When <does>
    And nobody blocks
    Then it is for <seat> to respond after blocks are declined
    And Claudia cannot play Truth in Ink because vtes.golden-rule.cards-override-rules

    Examples:
      | seat   | does                |
      | Tom    | Sully bleeds Alexis |
      | Alexis | Sully hunts         |
