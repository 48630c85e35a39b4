# Rivals, "Claim the Prince of the City Title"
Feature: Claiming to be Prince
  A vampire in The Streets takes the title if it survives the attacks of the others.

  Background:
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Keondra is in The Streets
    And Bruno's Matthew is in the Haven
    And Clara's Hope is in the Haven

  @id:RIV-0250 @rivals.claim.available-when-unattached-face-up @checks:a
  Scenario Outline: A title that is not in The Streets cannot be claimed
    Given <where>
    Then Keondra cannot claim to be Prince because rivals.claim.available-when-unattached-face-up
    And it is for Ana to act

    Examples:
      | where                                                  |
      | the city deck holds Prince of the City - Rio de Janeiro |
      | Prince of the City - Rio de Janeiro is set aside        |

  @id:RIV-0251 @rivals.claim.available-when-unattached-face-up @checks:b
  Scenario Outline: A title that a vampire bears cannot be claimed
    Given Prince of the City - Rio de Janeiro is attached to <bearer>
    Then Keondra cannot claim to be Prince because rivals.claim.available-when-unattached-face-up
    And it is for Ana to act

    Examples:
      | bearer  |
      | Matthew |
      | Keondra |

  @id:RIV-0252 @rivals.claim.exhaust-vampire-in-streets @checks:a,b,c @needs:attacks
  Scenario: A ready vampire in The Streets exhausts to claim the title
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Iara is in the Haven
    And Ana's Ociel Gonzalez is in The Streets and exhausted
    Then Iara cannot claim to be Prince because rivals.claim.exhaust-vampire-in-streets
    And Ociel Gonzalez cannot claim to be Prince because rivals.claim.exhaust-vampire-in-streets
    When Keondra claims to be Prince
    Then Keondra is exhausted
    And Ana has 1 Action left
    And it is for Bruno to attack the claimant or decline

  @id:RIV-0253 @rivals.claim.claimant @checks:b
  Scenario: Only the claimant can be attacked during a claim
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Iara is in The Streets
    When Keondra claims to be Prince
    Then Matthew cannot attack Iara because rivals.claim.claimant
    And it is for Bruno to attack the claimant or decline

  @id:RIV-0254 @rivals.claim.others-may-attack-clockwise @checks:b,d
  Scenario: The other players may attack in clockwise order, once each
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Bruno's Grace is in the Haven
    When Keondra claims to be Prince
    And Bruno declines
    Then it is for Clara to attack the claimant or decline
    And Grace cannot attack Keondra because rivals.claim.others-may-attack-clockwise
    When Clara declines
    Then Keondra bears Prince of the City - Rio de Janeiro

  @id:RIV-0255 @rivals.claim.attacks-cost-no-action-but-exhaust @checks:a
  Scenario: An attack on the claimant exhausts the attacker but is not an Action
    Given Prince of the City - Rio de Janeiro is in The Streets
    When Keondra claims to be Prince
    And Matthew attacks Keondra
    And Matthew makes a Mental attack
    Then Matthew is exhausted
    And Ana has 1 Action left
    And it is for Clara to attack the claimant or decline

  @id:RIV-0256 @rivals.claim.attacks-cost-no-action-but-exhaust @checks:b
  Scenario: A player without a ready character is skipped during a claim
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Bruno has 19 Prestige
    And Clara's Iara is in the Haven and exhausted
    When Keondra claims to be Prince
    And Bruno declines
    Then Iara cannot attack Keondra because rivals.claim.others-may-attack-clockwise
    When Clara declines
    Then Ana gains 1 Agenda

  @id:RIV-0257 @rivals.claim.defeat-stops-further-attacks @checks:a
  Scenario: No other player attacks once the claimant is defeated
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Hakim Owusu is in The Streets with 1 Blood
    When Hakim Owusu claims to be Prince
    And Matthew attacks Hakim Owusu
    And Matthew makes a Physical attack
    Then Hakim Owusu is in torpor with 1 Blood
    And it is for Ana to act

  @id:RIV-0258 @rivals.claim.defeat-stops-further-attacks @checks:b
  Scenario: A surviving claimant can be attacked by the next player
    Given Prince of the City - Rio de Janeiro is in The Streets
    When Keondra claims to be Prince
    And Matthew attacks Keondra
    And Matthew makes a Physical attack
    Then Keondra loses 2 Blood
    And it is for Clara to attack the claimant or decline

  @id:RIV-0259 @rivals.claim.attacks-follow-normal-rules @checks:a
  Scenario: The attributes of attacker and claimant both count
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Clara's Jorge Guerrero is in the Haven
    And Ana's Ceraph is in The Streets
    When Ceraph claims to be Prince
    And Bruno declines
    And Jorge Guerrero attacks Ceraph
    Then it is for Clara to announce the type of the attack
    When Jorge Guerrero makes a Physical attack
    Then Ceraph takes 1 damage
    And Ceraph has 4 Blood
    And Ceraph bears Prince of the City - Rio de Janeiro

  @id:RIV-0260 @rivals.claim.attacks-follow-normal-rules @checks:b @needs:torpor
  Scenario: A player who defeats a Rival's claimant gains Agenda
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Bruno's Rival is Ana
    And Ana's Hakim Owusu is in The Streets with 1 Blood
    When Hakim Owusu claims to be Prince
    And Matthew attacks Hakim Owusu
    And Matthew makes a Physical attack
    Then Bruno gains 1 Agenda
    And Ana gains no Agenda

  @id:RIV-0261 @rivals.claim.attacker-anywhere @checks:a,b
  Scenario Outline: The attackers of a claimant may be at home or in The Streets
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Bruno's Grace is in <place>
    When Keondra claims to be Prince
    And Grace attacks Keondra
    And Grace makes a Physical attack
    And Clara declines
    Then Keondra loses 2 Blood

    Examples:
      | place       |
      | the Haven   |
      | The Streets |

  @id:RIV-0262 @rivals.claim.attacker-anywhere @checks:c
  Scenario: A character in torpor cannot attack a claimant
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Bruno's Grace is in torpor with 1 Blood
    When Keondra claims to be Prince
    Then Grace cannot attack Keondra because rivals.torpor.no-actions
    And it is for Bruno to attack the claimant or decline

  @id:RIV-0263 @rivals.claim.no-secrecy @checks:a,b
  Scenario: A claimant has no Secrecy
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Bruno holds Shotgun
    When Keondra claims to be Prince
    And Matthew attacks Keondra
    Then Bruno cannot discard Shotgun for Intel because rivals.claim.no-secrecy
    And it is for Bruno to announce the type of the attack

  @id:RIV-0264 @rivals.claim.no-block @checks:a
  Scenario: Nobody can Block for a claimant
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Ociel Gonzalez and Iara are in The Streets
    When Ociel Gonzalez claims to be Prince
    And Matthew attacks Ociel Gonzalez
    Then Iara cannot block because rivals.claim.no-block
    When Matthew makes a Physical attack
    Then Ociel Gonzalez loses 1 Blood
    And it is for Clara to attack the claimant or decline

  @id:RIV-0265 @rivals.claim.defeated-title-stays-in-streets @checks:a,b @needs:torpor
  Scenario: The title stays in The Streets when the claimant is defeated
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Hakim Owusu is in The Streets with 1 Blood
    When Hakim Owusu claims to be Prince
    And Matthew attacks Hakim Owusu
    And Matthew makes a Physical attack
    Then Prince of the City - Rio de Janeiro is in The Streets
    And Matthew bears nothing
    And Keondra may claim to be Prince

  @id:RIV-0266 @rivals.claim.success-attaches-title @checks:a @needs:attacks
  Scenario: A claimant that survives all attacks bears the title
    Given Prince of the City - Rio de Janeiro is in The Streets
    When Keondra claims to be Prince
    And everyone declines
    Then Keondra bears Prince of the City - Rio de Janeiro
    And it is for Ana to act

  @id:RIV-0267 @rivals.claim.success-blood-stays-lost @checks:a,b
  Scenario: The title does not mend the claimant
    Given Prince of the City - Rio de Janeiro is in The Streets
    When Keondra claims to be Prince
    And Matthew attacks Keondra
    And Matthew makes a Physical attack
    And Clara declines
    Then Keondra bears Prince of the City - Rio de Janeiro
    And Keondra has 4 Blood

  @id:RIV-0268 @rivals.claim.success-full-attachments-burn-one @checks:a @needs:attacks
  Scenario: A claimant with three attachments must burn one for the title
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Vagrant, Maid and Lookout are attached to Keondra
    When Keondra claims to be Prince
    And everyone declines
    Then it is for Ana to make room for the title
    And Ana cannot burn Prince of the City - Rio de Janeiro because rivals.claim.success-full-attachments-burn-one
    When Ana burns Maid
    Then Keondra bears Vagrant, Lookout and Prince of the City - Rio de Janeiro
    And Maid is in the city burned pile

  @id:RIV-0269 @rivals.claim.success-full-attachments-burn-one @checks:b @needs:attacks
  Scenario: A claimant with two attachments has room for the title
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Vagrant and Maid are attached to Keondra
    When Keondra claims to be Prince
    And everyone declines
    Then Keondra bears Vagrant, Maid and Prince of the City - Rio de Janeiro

  @id:RIV-0270 @rivals.claim.success-becomes-prince @checks:b @needs:attacks
  Scenario: Nobody can claim the title once there is a Prince
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Iara is in The Streets
    When Keondra claims to be Prince
    And everyone declines
    Then Iara cannot claim to be Prince because rivals.claim.available-when-unattached-face-up

  @id:RIV-0271 @rivals.claim.success-gains-agenda-once @checks:a @needs:attacks
  Scenario: A successful claim gains 1 Agenda
    Given Prince of the City - Rio de Janeiro is in The Streets
    When Keondra claims to be Prince
    And everyone declines
    Then Ana gains 1 Agenda
    And Bruno and Clara gain no Agenda

  @id:RIV-0272 @rivals.claim.success-gains-agenda-once @checks:c @needs:torpor
  Scenario: A defeated claimant gains no Agenda
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Hakim Owusu is in The Streets with 1 Blood
    When Hakim Owusu claims to be Prince
    And Matthew attacks Hakim Owusu
    And Matthew makes a Physical attack
    Then Ana, Bruno and Clara have 0 Agenda

  @id:RIV-0273 @rivals.claim.lost-title-this-turn-no-claim @checks:a
  Scenario: A player who lost the title this turn cannot claim it
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Ana has lost the Prince of the City in this turn
    Then Keondra cannot claim to be Prince because rivals.claim.lost-title-this-turn-no-claim
    And it is for Ana to act

  @id:RIV-0274 @rivals.claim.vampire-defeating-prince-takes-title @checks:a
  Scenario: A vampire that defeats the Prince becomes the Prince
    Given Clara's Hakim Owusu is in The Streets with 1 Blood
    And Prince of the City - Rio de Janeiro is attached to Hakim Owusu
    And Ana's Grace is in The Streets
    When Grace attacks Hakim Owusu
    And Grace makes a Physical attack
    Then Hakim Owusu is in torpor with 1 Blood
    And Grace bears Prince of the City - Rio de Janeiro
    And Ana gains 1 Agenda

  @id:RIV-0275 @rivals.claim.vampire-defeating-prince-takes-title @checks:b
  Scenario: A vampire that defeats another vampire does not get the title
    Given Prince of the City - Rio de Janeiro is attached to Hope
    And Clara's Hakim Owusu is in The Streets with 1 Blood
    And Ana's Grace is in The Streets
    When Grace attacks Hakim Owusu
    And Grace makes a Physical attack
    Then Hakim Owusu is in torpor with 1 Blood
    And Hope bears Prince of the City - Rio de Janeiro
    And Ana gains no Agenda

  @id:RIV-0277 @rivals.claim.vampires-only @checks:c
  Scenario: A ready vampire in The Streets may claim the title
    Given Prince of the City - Rio de Janeiro is in The Streets
    Then Keondra may claim to be Prince
    And it is for Ana to act

  @id:RIV-0278 @rivals.claim.others-may-attack-clockwise @checks:c
  Scenario: A player cannot attack a claimant twice
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Clara's Grace is in the Haven
    When Keondra claims to be Prince
    And Bruno declines
    And Hope attacks Keondra
    And Hope makes a Mental attack
    Then Keondra bears Prince of the City - Rio de Janeiro
    And Grace is ready

  @id:RIV-2751 @rivals.claim.others-may-attack-clockwise
  Scenario: One attack on the claimant does not stop the next player from attacking
    Given Prince of the City - Rio de Janeiro is in The Streets
    When Keondra claims to be Prince
    And Matthew attacks Keondra
    And Matthew makes a Mental attack
    Then it is for Clara to attack the claimant or decline
    When Hope attacks Keondra
    And Hope makes a Mental attack
    Then Keondra bears Prince of the City - Rio de Janeiro
    And Matthew and Hope are exhausted

  @id:RIV-0279 @rivals.claim.success-attaches-title @checks:b
  Scenario: A claimant left with 1 Blood still becomes Prince
    Given Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Iara is in The Streets with 1 Blood
    When Iara claims to be Prince
    And Matthew attacks Iara
    And Matthew makes a Mental attack
    And Clara declines
    Then Iara bears Prince of the City - Rio de Janeiro
    And Iara has 1 Blood

  @id:RIV-0281 @rivals.defeat.prince-title-returns @needs:torpor
  Scenario: The title stays in The Streets when no player's vampire defeated the Prince
    Given Prince of the City - Rio de Janeiro is attached to Keondra
    And Ana's Iara is in The Streets
    When Keondra is dealt 9 Physical damage
    Then Keondra is defeated by nobody
    And Prince of the City - Rio de Janeiro is in The Streets
    And Iara cannot claim to be Prince because rivals.claim.lost-title-this-turn-no-claim

  @id:RIV-3059 @rivals.claim.lost-title-this-turn-no-claim @checks:c @needs:arrange @needs:torpor @needs:turn @needs:attacks
  Scenario: A player who lost the title in another's turn may claim it in their own next turn
    Given it is Clara's Action Phase
    And Ana's Iara is in The Streets
    And Prince of the City - Rio de Janeiro is attached to Iara
    When Iara is dealt 9 Physical damage
    Then Prince of the City - Rio de Janeiro is in The Streets
    When Clara passes 3 times
    And Clara chooses Hope
    And Ana moves Keondra to The Streets
    And Keondra claims to be Prince
    And everyone declines
    Then Keondra bears Prince of the City - Rio de Janeiro
