# Frequently asked questions: "Hunt" and "Stealth"; fifth edition rulebook, "Hunt", "Stealth and Intercept"
Feature: Questions about hunts and stealth
  What a full vampire gains by hunting, and what gives stealth.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1685 @faq @vtes.faq.hunt.full-vampire-may-hunt @checks:a @vtes.hunt.who-any-ready-vampire @checks:b
  @vtes.action.block.undirected-prey-or-predator
  Scenario: A full vampire may hunt, and its hunt may be blocked
    Given Sarah's Wauneka is ready with 5 blood
    And Alexis's Ayelech is ready
    And Ayelech bears Sport Bike
    When Wauneka hunts
    Then Wauneka is locked
    And the action's stealth is 1
    When Ayelech attempts to block
    Then Ayelech blocks the action

  @id:VTES-1686 @faq @vtes.faq.hunt.excess-drains @checks:a @vtes.faq.hunt.full-vampire-may-hunt
  @vtes.crypt.excess-blood-drains-immediately
  Scenario: The blood that a full vampire hunts drains
    Given Sarah's Wauneka is ready with 5 blood
    When Wauneka hunts
    Then the action succeeds
    And Wauneka is ready with 5 blood and locked

  @id:VTES-1687 @needs:hunt @needs:politics @faq @vtes.faq.hunt.excess-drains @checks:b
  @vtes.crypt.excess-blood-drains-immediately @checks:a,f @vtes.hunt.by-card-or-basic-action
  @vtes.card-action.special-version-follows-basic-rules
  Scenario: A hunt with a card gives no more blood than the vampire can hold
    Given Sarah's Wauneka is ready with 4 blood
    And Sarah holds Abactor
    When Wauneka plays Abactor
    Then Wauneka is ready with 5 blood and locked

  @id:VTES-1902 @needs:hunt @needs:politics @faq @vtes.faq.hunt.excess-drains @checks:b
  @vtes.crypt.excess-blood-drains-immediately @checks:f
  Scenario: Blood that drains after a hunt goes to no other card or player
    Given Sarah's Wauneka is ready with 4 blood
    And Sarah's Belinde is ready with 3 blood
    And Sarah holds Abactor
    When Wauneka plays Abactor
    Then Wauneka is ready with 5 blood and locked
    And no pool changes
    And Belinde's blood stays the same

  @id:VTES-1688 @needs:politics @vtes.hunt.by-card-or-basic-action @checks:a @vtes.mandatory.performed-first
  @vtes.card-action.special-version-follows-basic-rules
  Scenario: An empty vampire may take its mandatory hunt with a card
    Given Sarah's Wauneka is ready with 0 blood
    And Sarah's Nassir is ready
    And Sarah holds Abactor and Preternatural Strength
    Then Nassir cannot hunt because vtes.mandatory.performed-first
    And Wauneka cannot play Preternatural Strength at basic because vtes.card.cost.blood-needs-enough-blood
    When Wauneka plays Abactor
    Then Wauneka gains 5 blood
    When Nassir hunts
    Then the action succeeds

  @id:VTES-1689 @faq @vtes.faq.stealth.printed-stealth-only-for-own-action @checks:a,b
  @vtes.action-card.cannot-modify-another-action @checks:b @vtes.action.stealth.inherent
  Scenario: The stealth printed on an action card applies only to that card's action
    Given Sarah's Belinde and Wauneka are ready
    And Alexis's Nassir is ready
    And Sarah holds Preternatural Strength
    When Belinde bleeds Alexis
    Then the action's stealth is 0
    And Belinde cannot play Preternatural Strength at basic because vtes.action-card.cannot-modify-another-action
    When Alexis declines to block
    And Wauneka plays Preternatural Strength at basic
    Then the action's stealth is 2
    And it is for Alexis to block or decline

  @id:VTES-1690 @faq @vtes.faq.stealth.raised-only-by-modifiers-or-similar @checks:a,b @vtes.action.stealth.definition
  @vtes.action.intercept.definition
  Scenario: A modifier and a location can raise stealth when it is needed
    Given Sarah's Belinde is ready
    And Sarah controls The Labyrinth
    And Alexis's Ayelech and Nassir are ready
    And Ayelech bears Sport Bike
    And Sarah holds Lost in Crowds
    When Belinde bleeds Alexis
    Then it is for Alexis to block or decline
    And Belinde cannot play Lost in Crowds at basic because vtes.action.stealth.added-only-when-needed
    And Sarah cannot use The Labyrinth on Belinde because vtes.action.stealth.added-only-when-needed
    When Ayelech attempts to block
    Then Ayelech attempts to block with 1 intercept
    And the action's stealth is 0
    When Belinde plays Lost in Crowds at basic
    And Sarah uses The Labyrinth on Belinde
    Then the action's stealth is 2
    And Ayelech fails to block the action
    And it is for Alexis to block or decline

  @id:VTES-1691 @vtes.action.stealth-and-intercept-may-be-modified-below-zero @checks:a
  Scenario: A minion's intercept can fall below 0
    Given Sarah's Sully is ready with 4 blood
    And Alexis's Ashley, Chrysanthemum and Nassir are ready
    And Sarah holds Into Thin Air
    And Alexis holds Telepathic Counter
    When Sully bleeds Alexis
    And Ashley attempts to block
    And Sully plays Into Thin Air at basic
    Then the action's stealth is 1
    And Sarah cannot use Sully on Chrysanthemum to lower the intercept because vtes.glossary.target.eligibility-from-card-text
    When Sarah uses Sully on Ashley to lower the intercept
    Then it is for Alexis to respond to the block attempt
    And Ashley attempts to block with -1 intercept
    And Sully burns 1 blood
    When Alexis passes
    Then Ashley fails to block the action
    And it is for Alexis to block or decline
