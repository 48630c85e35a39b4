# Rivals, "Claim the Prince of the City Title", "Titles"
Feature: Attacks on a claimant
  Effects that work in these attacks, and effects that do not.

  Background:
    Given Ana, Bruno and Clara sit clockwise
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Keondra is in The Streets
    And Bruno's Matthew is in the Haven
    And Clara's Hope is in the Haven

  @id:RIV-2281 @rivals.claim.attack-cards-only-against-rival @checks:a
  Scenario: A player whose Rival is the claimant's player may play an Attack card
    Given Bruno's Rival is Ana
    And Bruno holds Coiled Strike
    When Keondra claims to be Prince
    And Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Bruno plays Coiled Strike face down
    Then Keondra takes 4 damage
    And Bruno's discard pile holds Coiled Strike
    And it is for Clara to attack the claimant or decline

  @id:RIV-2282 @rivals.claim.attack-cards-only-against-rival @checks:b
  Scenario: A player whose Rival is not the claimant's player cannot play an Attack card
    Given Bruno's Rival is Clara
    And Bruno holds Coiled Strike
    When Keondra claims to be Prince
    And Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Keondra takes 2 damage
    And Bruno holds Coiled Strike
    And it is for Clara to attack the claimant or decline

  @id:RIV-3428 @rivals.claim.attack-cards-only-against-rival
  Scenario: An Attack card against a claimant cannot be played before the type is announced
    Given Bruno's Rival is Ana
    And Bruno holds Coiled Strike
    When Keondra claims to be Prince
    And Matthew attacks Keondra
    Then Bruno cannot play Coiled Strike face down because rivals.claim.attack-cards-only-against-rival
    When Matthew makes a Physical attack
    Then Bruno may play Coiled Strike face down
    And it is for Bruno to play an Attack card or decline

  @id:RIV-2283 @rivals.claim.attacker-and-party-abilities-work @checks:a,c @needs:influence
  Scenario Outline: The attacker's own text counts against a claimant, not another's Attacker ability
    Given Bruno's Raúl Fontes is in the Haven
    And Keondra has No Influence
    When Keondra claims to be Prince
    And <attacker> attacks Keondra
    And <attacker> makes a Physical attack
    Then Keondra takes <n> damage
    And it is for Clara to attack the claimant or decline

    Examples:
      | attacker    | n |
      | Raúl Fontes | 2 |
      | Matthew     | 2 |

  @id:RIV-2284 @rivals.claim.attackers-abilities-gain-relentless @checks:a,b
  Scenario: The attacker's ability can be used against a claimant in another's turn
    Given Bruno's Jorge Guerrero is in the Haven
    And Bruno's Jimmy is in The Streets
    And Bruno's Snake Oil lies face down beside the Haven
    And Bruno holds Charmer
    When Keondra claims to be Prince
    And Jorge Guerrero attacks Keondra
    And Jorge Guerrero makes a Physical attack
    Then Bruno cannot use Jimmy because rivals.activated.only-own-action-phase
    When Bruno uses Jorge Guerrero
    And Bruno discards Charmer
    Then Keondra takes 3 damage
    And it is for Clara to attack the claimant or decline

  @id:RIV-2285 @rivals.claim.claimant-party-text-active @checks:a,b
  Scenario: The claimant's party members may prevent damage
    Given Ana's Benicio is in The Streets
    And Ana holds Charmer
    When Benicio joins the party of Keondra
    And Keondra claims to be Prince
    And Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana uses Benicio
    And Ana discards Charmer
    Then Keondra takes 1 damage
    And it is for Clara to attack the claimant or decline

  @id:RIV-2286 @rivals.claim.claimant-party-text-active @checks:b
  Scenario: Only members of the claimant's own party may help
    Given Ana's Benicio is in The Streets
    And Ana holds Charmer
    When Keondra claims to be Prince
    And Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Keondra takes 2 damage
    And Ana holds Charmer
    And it is for Clara to attack the claimant or decline

  @id:RIV-2287 @rivals.claim.damage-prevention-allowed @checks:a,b
  Scenario: A Vagrant prevents 1 damage to the claimant, once
    Given Vagrant is attached to Keondra
    When Keondra claims to be Prince
    And Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Ana uses Vagrant
    Then Keondra takes 1 damage
    And Vagrant is exhausted
    When Hope attacks Keondra
    And Hope makes a Social attack
    Then Keondra has 5 Blood
    And Keondra bears Vagrant and Prince of the City - Rio de Janeiro

  @id:RIV-2288 @rivals.claim.no-reactions @checks:a
  Scenario: A claimant cannot play a Reaction
    Given Ana holds Shifting Organs
    When Keondra claims to be Prince
    And Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Keondra takes 2 damage
    And Ana holds Shifting Organs
    And it is for Clara to attack the claimant or decline

  @id:RIV-2289 @rivals.title.normal-needs-influence @checks:b @needs:attacks
  Scenario: A claim to the Prince of the City uses no Influence
    Given Keondra is Leader
    And Matthew is Leader
    When Keondra claims to be Prince
    Then it is for Bruno to attack the claimant or decline
    And Matthew cannot exert Influence because rivals.influence.when-needed
    When everyone declines
    Then Keondra bears Prince of the City - Rio de Janeiro
    And Keondra and Matthew do not have No Influence

  @id:RIV-2290 @rivals.title.stays-in-torpor @checks:b @needs:attacks
  Scenario: The Prince of the City title does not go to torpor with its bearer
    Given Ana's Iara is in the Haven
    When Keondra claims to be Prince
    And everyone declines
    And Keondra is dealt 9 Physical damage through Clara
    Then Keondra is in torpor with 1 Blood
    And Keondra bears nothing
    And Prince of the City - Rio de Janeiro is in The Streets

  @id:RIV-2291 @rivals.steal.actual-item-moves @checks:a,c @needs:cards
  Scenario: Stolen Prestige keeps its colour, and its victim gets nothing in exchange
    Given Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And Bruno has 6 Prestige
    When Ana reveals Conspiracy
    Then Ana has 22 Prestige
    And 1 of Ana's Prestige is Bruno's
    And 1 of Ana's Prestige is Clara's
    And Bruno has 5 Prestige
    And 0 of Bruno's Prestige are Ana's

  @id:RIV-2317 @rivals.claim.success-becomes-prince @checks:a @needs:attacks
  Scenario: The new Prince has the title's Influence
    Given Ana's Iara is in the Haven
    And Ana holds Believer
    When Keondra claims to be Prince
    And everyone declines
    And Iara plays Believer as Action card
    And Keondra exerts Influence
    Then Ana shows 2 Influence
    And it is for Ana to exert Influence or answer

  @id:RIV-2318 @rivals.claim.success-gains-agenda-once @checks:b @needs:attacks @needs:turn
  Scenario: The title gains no more Agenda in later turns
    When Keondra claims to be Prince
    And everyone declines
    And Ana passes 2 times
    And Bruno passes 3 times
    And Bruno chooses Matthew
    And Clara passes 3 times
    And Clara chooses Hope
    Then Ana has 1 Agenda
    And Keondra bears Prince of the City - Rio de Janeiro
    And it is for Ana to act

  @id:RIV-2319 @rivals.claim.lost-title-this-turn-no-claim @checks:b @needs:attacks @needs:turn
  Scenario: A player who lost the title may claim it in their next turn
    Given Ana has lost the Prince of the City in this turn
    Then Keondra cannot claim to be Prince because rivals.claim.lost-title-this-turn-no-claim
    When Ana passes 3 times
    And Ana chooses Keondra
    And Bruno passes 3 times
    And Bruno chooses Matthew
    And Clara passes 3 times
    And Clara chooses Hope
    And Ana moves Keondra to The Streets
    And Keondra claims to be Prince
    And everyone declines
    Then Keondra bears Prince of the City - Rio de Janeiro

  @id:RIV-2320 @rivals.claim.claimant @checks:a @needs:turn
  Scenario: Party members may Block for the former claimant after the claim
    Given Ana's Ociel Gonzalez is in The Streets
    When Ociel Gonzalez joins the party of Keondra
    And Keondra claims to be Prince
    And everyone declines
    And Ana passes 2 times
    And Bruno moves Matthew to The Streets
    And Matthew attacks Keondra
    And Matthew makes a Social attack
    Then it is for Ana to block or decline
    When Ociel Gonzalez blocks
    Then Keondra has 6 Blood
