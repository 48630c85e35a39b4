# Rivals, "Play or Place an Action Card": what resolves later, and what costs nothing
Feature: Face-down cards, and Actions granted by a card

  @id:RIV-2875 @rivals.action-card.face-down-not-resolved-on-placing @checks:a,b
  Scenario: A card placed face down has no effect until it is revealed
    Given Ana and Bruno sit clockwise
    And Bruno's Hope is in the Haven
    And Ana's Iara is in the Haven
    And Ana's Keondra is in the Haven and exhausted
    And Ana holds Snake Oil
    When Iara places Snake Oil face down
    And Ana contributes to Conspiracy
    Then Conspiracy lies beside Ana's Haven
    And 2 Prestige of Ana lies on Conspiracy
    And Iara and Keondra are exhausted
    When Ana reveals Conspiracy
    And Ana chooses Keondra
    Then Keondra is ready
    And Iara is exhausted
    And Ana's discard pile holds Snake Oil

  @id:RIV-2876 @rivals.play.at-no-cost-instructions-remain @checks:a
  Scenario: A Conspiracy placed for free keeps its requirements and its effect
    Given Ana and Bruno sit clockwise
    And Bruno's Hope is in the Haven
    And Ana's Iara is in the Haven
    And Ana's Keondra is in the Haven and exhausted
    And Ana's Plots Within Plots lies beside the Haven
    And Ana holds Snake Oil
    When Ana uses Plots Within Plots
    And Ana places Snake Oil for free
    And Ana contributes to Conspiracy
    Then Ana cannot reveal Conspiracy because rivals.conspiracy.resolve.when-funded
    When Ana shows Conspiracy to Bruno
    And Bruno contributes to Conspiracy
    And Ana reveals Conspiracy
    And Ana chooses Keondra
    Then Keondra is ready
    And Ana's discard pile holds Snake Oil

  @id:RIV-2877 @rivals.play.at-no-cost-instructions-remain @checks:b @needs:recruiting
  Scenario: A Conspiracy placed for free still requires its clan
    Given Ana, Bruno, Clara and Daria sit clockwise
    And Ana's Lucky is in the Haven
    And Bruno's Hope is in the Haven
    And Clara's Grace is in the Haven
    And Daria's Matthew is in the Haven
    And Ana's Plots Within Plots lies beside the Haven
    And Ana holds Pay Tribute and Iara
    When Ana uses Plots Within Plots
    And Ana places Pay Tribute for free
    And Ana contributes to Conspiracy
    And Ana shows Conspiracy to Bruno
    And Bruno contributes to Conspiracy
    And Ana shows Conspiracy to Clara
    And Clara contributes to Conspiracy
    Then Ana cannot reveal Conspiracy because rivals.action-card.face-down-reveal-needs-clan-and-discipline
    When Ana recruits Iara
    And Ana reveals Conspiracy
    Then Daria has 18 Prestige
    And Bruno and Clara have 19 Prestige

  @id:RIV-2878 @rivals.play.told-to-act-no-normal-cost @checks:a @needs:mortals @needs:recruiting @needs:hunters
  Scenario: A character recruited by a card's effect costs no Action and no Prestige
    Given Ana and Bruno sit clockwise
    And Bruno's Keondra is in the Haven
    And Ana's Matthew is in The Streets
    And Ana has 1 Prestige
    And Ana holds Hasty Embrace and Lucky
    And Vagrant is in The Streets
    Then Ana cannot recruit Lucky because rivals.cost.never-last-even-to-win
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    And Ana takes the Mortal as Retainer
    And Ana plays Hasty Embrace as Unhosted Action
    And Ana recruits Lucky
    Then Lucky is in Ana's Haven with 2 Blood
    And Ana has 1 Prestige
    And Ana has 0 Actions left
    And Ana has 1 Unhosted Action left

  @id:RIV-2879 @rivals.play.told-to-act-no-normal-cost @checks:b
  Scenario: A card that grants a free Action still has its own cost
    Given Ana and Bruno sit clockwise
    And Bruno's Keondra is in the Haven
    And Ana's Iara is in the Haven
    And Ana's Plots Within Plots lies beside the Haven
    And Ana holds Snake Oil and Pay Tribute
    When Ana uses Plots Within Plots
    And Ana places Snake Oil for free
    Then Plots Within Plots is exhausted
    And Iara is ready
    And Ana has 2 Actions left
    And Ana keeps all Prestige
