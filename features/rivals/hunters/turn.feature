# Rivals, "The Hunter Keyword and Investigating", "Recruiting", "Further Hunter Rules"
Feature: Other rules for Hunters
  Hunters Investigate, recruit after defeating a Mortal, and take part in vampiric matters.

  Background:
    Given Ana (hunters), Bruno and Clara (hunters) sit clockwise
    And Bruno's Rival is Ana
    And Ana's Maria Lopez is in The Streets
    And Ana's Ingrid and Sister Claire are in The Streets
    And Bruno's Matthew is in the Haven
    And Clara's Toquinho is in The Streets

  @id:RIV-1650 @rivals.investigate.hunter-keyword @checks:b,c @needs:hunters
  Scenario: A vampire cannot Investigate
    Given it is Bruno's Action Phase
    And Bruno's Grace is in The Streets
    And Ghost lies face down in The Streets
    Then Bruno cannot investigate Monster with Grace because rivals.investigate.hunter-keyword
    And it is for Bruno to act

  @id:RIV-1651 @rivals.investigate.when @checks:a,b,c @needs:hunters
  Scenario: A Hunter Investigates between Actions, but not during an attack
    Given Ghost lies face down in The Streets
    When Ana investigates Monster with Sister Claire
    Then Ana has 2 Actions left
    And 1 Prestige of Ana lies on Monster
    When Maria Lopez attacks Matthew
    Then Ana cannot investigate Monster with Ingrid because rivals.investigate.when
    And it is for Ana to announce the type of the attack

  @id:RIV-1652 @rivals.investigate.cost-and-effect @checks:a,b,c,e @needs:hunters
  Scenario Outline: Only ready Hunters in The Streets may Investigate a face-down Monster or another's character
    Given Ghost lies face down in The Streets
    And Ana's Rio is in the Haven
    And Bruno's Grace is in torpor with 1 Blood
    Then Ana cannot investigate <target> with Rio because rivals.investigate.cost-and-effect
    And Ana cannot investigate Sister Claire with Ingrid because rivals.investigate.cost-and-effect
    And Ana cannot investigate Grace with Ingrid because rivals.torpor.targeting-restriction
    When Ana investigates <target> with Ingrid and Sister Claire
    Then 2 Prestige of Ana lies on <target>
    And Ingrid and Sister Claire are exhausted
    And Ana has 20 Prestige

    Examples:
      | target   |
      | Monster  |
      | Matthew  |
      | Toquinho |

  @id:RIV-1653 @rivals.investigate.any-number @checks:a,b @needs:hunters
  Scenario Outline: A player may Investigate once with each ready Hunter
    Given Ghost lies face down in The Streets
    When Ana investigates Monster with Ingrid
    And Ana investigates <second> with Sister Claire
    And Ana investigates Monster with Maria Lopez
    Then <n> Prestige of Ana lies on Monster
    And Ana has 2 Actions left

    Examples:
      | second  | n |
      | Monster | 3 |
      | Matthew | 2 |

  @id:RIV-1654 @rivals.investigate.again-after-readying @checks:b @needs:hunters
  Scenario: A Hunter cannot Investigate twice without readying
    Given Ghost lies face down in The Streets
    When Ana investigates Monster with Ingrid
    Then Ana cannot investigate Monster with Ingrid because rivals.investigate.again-after-readying
    And 1 Prestige of Ana lies on Monster

  @id:RIV-1655 @rivals.investigate.never-face-up-monster @checks:a,b @needs:hunters
  Scenario: A face-up Monster cannot be Investigated
    Given Ghost and Werewolf are in The Streets
    And Ana has tagged Ghost
    And Chupacabra lies face down in The Streets
    Then Ana cannot investigate Ghost with Ingrid because rivals.investigate.never-face-up-monster
    And Ana cannot investigate Werewolf with Ingrid because rivals.investigate.never-face-up-monster
    When Ana investigates Monster with Ingrid
    Then 1 Prestige of Ana lies on Monster

  @id:RIV-1656 @rivals.prestige-on.peek-at-three @checks:b,c @needs:hunters
  Scenario: The third Prestige of a player's own shows that player the Monster
    Given Ghost lies face down in The Streets
    And 2 Prestige of Clara lies on Monster
    When Ana investigates Monster with Ingrid and Sister Claire
    Then Ana, Bruno and Clara do not see what Monster is
    When Ana investigates Monster with Maria Lopez
    Then Ana sees Monster to be Ghost
    And Bruno and Clara do not see what Monster is
    And no event names Ghost

  @id:RIV-1660 @rivals.hunter-recruit.discount @checks:a,b @needs:hunters
  Scenario Outline: The Mortal's subtype decides how much less a Hunter costs
    Given <mortal> is in The Streets
    And Ana holds <hunter>
    When Maria Lopez attacks <mortal>
    And Maria Lopez makes a Physical attack
    Then it is for Ana to recruit or decline
    When Ana recruits <hunter>
    Then Ana loses <n> Prestige
    And <hunter> is in Ana's Haven with <blood> Blood

    Examples:
      | mortal  | hunter     | n | blood |
      | Vagrant | Evangeline | 2 | 4     |
      | Vagrant | Sara       | 1 | 3     |
      | Vagrant | Rio        | 0 | 2     |
      | Vagrant | Andrés     | 0 | 1     |

  @id:RIV-1661 @needs:mortals @rivals.hunter-recruit.no-draw-this-way @checks:a,b @needs:hunters
  Scenario: Recruiting after a Mortal draws no card, but an Unhosted recruit draws 1
    Given Vagrant is in The Streets
    And Ana's Library holds Shotgun and Blaze of Glory
    And Ana holds Rio and Deacon Jones
    When Maria Lopez attacks Vagrant
    And Maria Lopez makes a Physical attack
    And Ana recruits Rio
    Then Ana holds Deacon Jones
    And Ana's Library holds 2 cards
    When Ana recruits Deacon Jones
    And Ana draws a card from the Library
    Then Ana holds Shotgun
    And Ana's Library holds 1 card

  @id:RIV-2753 @rivals.hunter-recruit.draw-1 @checks:a @needs:hunters
  Scenario: A player who recruits a Hunter with an Action draws a card
    Given Ana's Library holds Shotgun and Blaze of Glory
    And Ana holds Rio and Deacon Jones
    When Ana recruits Rio
    And Ana draws a card from the Library
    Then Ana holds Shotgun and Deacon Jones
    And Ana's Library holds 1 card
    And Ana has 1 Action left

  @id:RIV-2754 @rivals.hunter-recruit.draw-1 @checks:b @needs:hunters
  Scenario: A player who recruits a vampire draws no card
    Given it is Bruno's Action Phase
    And Bruno's Library holds Shotgun and Blaze of Glory
    And Bruno holds Hope
    When Bruno recruits Hope
    Then Bruno holds nothing
    And Bruno's Library holds 2 cards
    And it is for Bruno to act

  @id:RIV-2755 @rivals.action-card.reveal-and-pay @needs:hunters
  Scenario: The cost of an Action card is not returned when the card is discarded
    Given Ana holds Anonymous Tip
    And Ghost is in The Streets
    When Maria Lopez plays Anonymous Tip as Action card
    And Ana chooses Ghost
    Then Ana has 18 Prestige
    And Ana's discard pile holds Anonymous Tip
    And Ana has 1 Action left

  @id:RIV-1662 @needs:mortals @needs:recruiting @rivals.hunter-recruit.after-mortal @checks:a @needs:hunters
  Scenario: A player may decline to recruit after a Mortal
    Given Vagrant is in The Streets
    And Ana holds Rio
    When Maria Lopez attacks Vagrant
    And Maria Lopez makes a Physical attack
    And Ana declines
    Then Ana holds Rio
    And Ana keeps all Prestige
    And Ana has 1 Action left

  @id:RIV-1663 @needs:mortals @rivals.hunter-recruit.after-mortal @checks:c @needs:hunters
  Scenario: The last Prestige cannot recruit a Hunter, not even for less
    Given Vagrant is in The Streets
    And Ana holds Evangeline and Sara
    And Ana has 2 Prestige
    When Maria Lopez attacks Vagrant
    And Maria Lopez makes a Physical attack
    Then Ana cannot recruit Evangeline because rivals.cost.never-last-even-to-win
    When Ana recruits Sara
    Then Ana has 1 Prestige

  @id:RIV-4056 @rivals.play.at-no-action-cost-no-exhaust @checks:a @rivals.hunter-recruit.after-mortal @checks:a @rivals.play.at-no-x-cost @checks:b @needs:mortals @needs:recruiting @needs:hunters
  Scenario: Recruiting after a Mortal costs Prestige but no Action and no exhausting
    Given Ana has 1 Action left
    And Vagrant is in The Streets
    And Ana holds Francisco and Gina Firenzo
    When Maria Lopez attacks Vagrant
    And Maria Lopez makes a Physical attack
    And Ana recruits Francisco
    Then Francisco is in Ana's Haven with 3 Blood and ready
    And Ingrid and Sister Claire are ready
    And Ana loses 1 Prestige
    And Ana has 0 Actions left

  @id:RIV-4057 @rivals.play.at-no-x-cost @checks:b @rivals.play.at-no-action-cost-no-exhaust @checks:b @needs:mortals @needs:recruiting @needs:hunters
  Scenario Outline: Recruiting after a Mortal cannot spend the last Prestige
    Given Ana has <n> Prestige
    And Vagrant is in The Streets
    And Ana holds Francisco and Juliana
    When Maria Lopez attacks Vagrant
    And Maria Lopez makes a Physical attack
    Then Ana <francisco>
    When Ana recruits <whom>
    Then Ana has 1 Prestige
    And Ingrid and Sister Claire are ready

    Examples:
      | n | francisco                                                           | whom      |
      | 1 | cannot recruit Francisco because rivals.cost.never-last-even-to-win | Juliana   |
      | 2 | may recruit Francisco                                               | Francisco |

  @id:RIV-1664 @needs:mortals @needs:recruiting @rivals.hunter-recruit.mortal-destination @checks:b @needs:hunters
  Scenario Outline: A defeated Vagrant is burned, whether or not a Hunter is recruited
    Given Vagrant is in The Streets
    And Ana holds Rio
    When Maria Lopez attacks Vagrant
    And Maria Lopez makes a Physical attack
    And Ana <does>
    Then Vagrant is in the city burned pile
    And Ana gains no Agenda

    Examples:
      | does         |
      | recruits Rio |
      | declines     |

  @id:RIV-1665 @needs:mortals @rivals.hunter-recruit.remaining-blood @checks:a,b @needs:hunters
  Scenario Outline: A Hunter recruited after a Mortal costs the Prestige the Mortal does not cover
    Given Vagrant is in The Streets
    And Ana holds <hunter>
    And Ana has 10 Prestige
    When Maria Lopez attacks Vagrant
    And Maria Lopez makes a Physical attack
    And Ana recruits <hunter>
    Then Ana has <left> Prestige
    And <hunter> has <blood> Blood

    Examples:
      | hunter      | left | blood |
      | Deacon Jones | 8   | 4     |
      | Juliana     | 10   | 2     |

  @id:RIV-1666 @needs:recruiting @rivals.hunter-recruit.no-burn-or-attach @checks:a,b @needs:hunters
  Scenario: A Mortal gives Hunters no Retainer and no mending
    Given Vagrant is in The Streets
    And Ana holds Rio
    When Maria Lopez attacks Vagrant
    And Maria Lopez makes a Physical attack
    Then Ana cannot take the Mortal as Retainer because rivals.hunter-recruit.no-burn-or-attach
    And Ana cannot burn the Mortal to mend because rivals.hunter-recruit.no-burn-or-attach
    And it is for Ana to recruit or decline

  @id:RIV-1670 @rivals.hunter-misc.antagonists-no-damage-to-hunters @checks:a @needs:hunters
  Scenario: An Antagonist does not damage a Hunter
    Given BOPE-RJ: Marksman is in The Streets
    And Ana's Rio is in the Haven
    When Ana moves Rio to The Streets
    Then Rio has 2 Blood
    And Rio is in The Streets

  @id:RIV-1671 @rivals.hunter-misc.hunters-join-vampiric-matters @checks:a,b @needs:hunters
  Scenario: Hunters may vote on a Scheme and contribute to a Conspiracy
    Given it is Bruno's Action Phase
    And Bruno holds Believer
    And Bruno's Pay Tribute lies face down beside the Haven
    When Bruno shows Conspiracy to Clara
    And Clara contributes to Conspiracy
    Then 1 Prestige of Clara lies on Conspiracy
    When Matthew plays Believer as Action card
    And Bruno says YES
    And Clara holds out a fist with 1 Prestige
    And Clara says NO
    Then it is for Ana to exert Influence or answer
    When Ana says YES
    Then NO wins, 0 for YES and 1 for NO

  @id:RIV-1672 @rivals.hunter-misc.hunters-attack-claimant @checks:a @needs:hunters
  Scenario: Hunters may attack a claimant
    Given it is Bruno's Action Phase
    And Bruno's Grace is in The Streets
    And Prince of the City - Rio de Janeiro is in The Streets
    When Grace claims to be Prince
    Then it is for Clara to attack the claimant or decline
    When Toquinho attacks Grace
    And Toquinho makes a Mental attack
    Then Grace loses 1 Blood
    And it is for Ana to attack the claimant or decline

  @id:RIV-1674 @needs:torpor @rivals.hunter-misc.hunter-defeats-prince @checks:a @needs:hunters
  Scenario: A Prince defeated by a Hunter leaves the Title in The Streets
    Given Bruno's Hakim Owusu is in The Streets with 1 Blood
    And Prince of the City - Rio de Janeiro is attached to Hakim Owusu
    When Maria Lopez attacks Hakim Owusu
    And Maria Lopez makes a Physical attack
    Then Hakim Owusu is defeated by Ana
    And Prince of the City - Rio de Janeiro is in The Streets
    And Maria Lopez bears nothing
    And Ana gains no Agenda

  @id:RIV-1680 @needs:torpor @rivals.agenda-on-character.earned-on-defeat @checks:a,b @needs:hunters
  Scenario Outline: Agenda on a character goes to the player who defeats it
    Given Bruno's Hakim Owusu is in The Streets with 1 Blood
    And Ana's Rival is <rival>
    And <n> Agenda lies on Hakim Owusu
    When Maria Lopez attacks Hakim Owusu
    And Maria Lopez makes a Physical attack
    Then Ana gains <gain> Agenda

    Examples:
      | rival | n | gain |
      | Bruno | 2 | 3    |
      | Clara | 2 | 2    |

  @id:RIV-1682 @rivals.leader-token.two-sides @checks:a,b @needs:hunters
  Scenario Outline: A Leader token gives the bonus of the side that is up only
    Given it is Bruno's Action Phase
    And Bruno holds Believer
    And Maria Lopez is Leader
    And Matthew is Leader
    And Bruno's Grace is in the Haven
    And <token>
    When Grace plays Believer as Action card
    And Matthew exerts Influence
    And Bruno says YES
    And Clara says NO
    Then Bruno shows 1 Influence
    And it is for Ana to exert Influence or answer
    And Maria Lopez <exert>

    Examples:
      | token                                        | exert                                                        |
      | Maria Lopez's Leader token shows +1 Influence | may exert Influence                                         |
      | Ana has 20 Prestige                          | cannot exert Influence because rivals.influence.other-sources |

  @id:RIV-3069 @rivals.investigate.again-after-readying @checks:a @needs:cards @needs:hunters
  Scenario: A Hunter that has readied may Investigate again in the same turn
    Given Ana's Deacon Jones is in The Streets
    And Ana's Bone of the Apostle James lies beside the Haven
    And Ghost lies face down in The Streets
    When Ana investigates Monster with Deacon Jones
    And Ana uses Bone of the Apostle James
    And Ana chooses Deacon Jones
    And Ana investigates Monster with Deacon Jones
    Then 2 Prestige of Ana lies on Monster
    And Deacon Jones is exhausted

  @id:RIV-3070 @rivals.hunter-misc.hunters-attack-claimant @checks:b @needs:claim @needs:hunters
  Scenario: A Hunter cannot claim the Title
    Given Prince of the City - Rio de Janeiro is in The Streets
    Then Maria Lopez cannot claim to be Prince because rivals.claim.vampires-only
    And it is for Ana to act
