# Rivals, "Claim the Prince of the City Title", "Haven Cards", "Revealing Information"
Feature: Claimants, Havens and hands in games with Hunters

  Background:
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Ana's Matthew is in The Streets
    And Bruno's Keondra is in the Haven
    And Clara's Florencia is in the Haven

  @id:RIV-2313 @rivals.claim.attacker-and-party-abilities-work @checks:a,b @needs:hunters
  Scenario Outline: A Party ability of the attacker counts against a claimant
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Clara's Evangeline is in <place>
    And 1 Prestige of Clara lies on Matthew
    And Bruno has 19 Prestige
    When Matthew claims to be Prince
    And Bruno declines
    And Florencia attacks Matthew
    And Florencia makes a Social attack
    Then Matthew takes <n> damage
    And it is for Ana to act

    Examples:
      | place       | n |
      | the Haven   | 1 |
      | The Streets | 0 |

  @id:RIV-2314 @rivals.haven-card.secrecy-stacks @checks:a,b @needs:hunters
  Scenario: The Secrecy of the Haven and of the Leader add up
    Given Clara's Haven card is The Bunker
    And Florencia is Leader
    And Ana's Grace is in The Streets
    And Ana holds Shotgun, Awe and Charmer
    When Matthew attacks Florencia
    And Ana discards Shotgun for Intel
    Then the attack fails

  @id:RIV-2315 @rivals.haven-card.secrecy-stacks @checks:b @needs:hunters
  Scenario: Two cards are enough Intel against a Secrecy of two
    Given Clara's Haven card is The Bunker
    And Florencia is Leader
    And Ana holds Shotgun, Awe and Charmer
    When Matthew attacks Florencia
    And Ana discards Shotgun and Awe for Intel
    Then it is for Ana to announce the type of the attack

  @id:RIV-2316 @rivals.info.no-showing-hand-cards @checks:b @needs:hunters
  Scenario: A card that opens a hand opens it to everybody
    Given The Strange is in The Streets
    And Clara has tagged The Strange
    And Clara holds Holy Water and Rio
    And Ana holds Shotgun
    Then everybody sees Clara's hand
    And only Ana sees Ana's hand
    And it is for Ana to act

  @id:RIV-2321 @rivals.claim.vampires-only @checks:a @needs:hunters
  Scenario: A Hunter cannot claim to be Prince
    Given it is Clara's Action Phase
    And Prince of the City - Rio de Janeiro is in The Streets
    And Clara's Evangeline is in The Streets
    Then Evangeline cannot claim to be Prince because rivals.claim.vampires-only
    And it is for Clara to act

  @id:RIV-2322 @rivals.claim.no-block @checks:b @needs:hunters
  Scenario: Pregador cannot Block for a claimant
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Clara's Pregador is in the Haven
    When Matthew claims to be Prince
    And Keondra attacks Matthew
    Then Pregador cannot block because rivals.claim.no-block
    When Keondra makes a Social attack
    Then Matthew takes 1 damage
    And it is for Clara to attack the claimant or decline

  @id:RIV-2323 @rivals.mortal.no-defences @checks:c @needs:moving @needs:hunters
  Scenario: Pregador may Block for a Mortal
    Given Clara's Pregador is in the Haven
    And Vagrant is in The Streets
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    Then it is for Clara to block or decline
    When Pregador blocks
    Then Pregador is defeated by Ana
    And Vagrant is in The Streets

  @id:RIV-3071 @rivals.hunter-misc.hunter-defeats-prince @checks:b @needs:torpor @needs:hunters
  Scenario Outline: A vampire takes the title of the Prince it defeats, and a Hunter does not
    Given it is <whose>'s Action Phase
    And Clara's Maria Lopez is in The Streets
    And Bruno's Hope is in the Haven with 1 Blood
    And Prince of the City - Rio de Janeiro is attached to Hope
    When <attacker> attacks Hope
    And <attacker> makes a Physical attack
    And Bruno declines
    Then Hope is in torpor with 1 Blood
    And <attacker> bears <what>
    And <whose> has <agenda> Agenda

    Examples:
      | whose | attacker    | what                               | agenda |
      | Ana   | Matthew     | Prince of the City - Rio de Janeiro | 1     |
      | Clara | Maria Lopez | nothing                            | 0      |
