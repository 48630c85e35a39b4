# Rivals, effects that fail, are declined or end: what remains and what does not
Feature: After failed and ended effects

  @id:RIV-4066 @rivals.mend.torpor-full-returns @checks:a @needs:turn @needs:torpor @needs:hunters
  Scenario: A character that entered torpor exhausted returns ready
    Given Ana (hunters) and Bruno sit clockwise
    And it is Ana's Torpor and Mending Step
    And Ana's Ingrid is in the Haven
    And Ana's Rio is in torpor with 1 Blood and exhausted
    And Rio is Leader
    And Bruno's Keondra is in the Haven
    And the game stops at Ana's Antagonist Step
    Then Rio is in Ana's Haven with 2 Blood and ready
    And it is for Ana to let the game go on

  @id:RIV-4059 @rivals.mend.torpor-full-returns @checks:d @needs:torpor @needs:hunters @needs:attacks
  Scenario: A Leader of 1 Blood Potency defeated by the Monster it attacks returns home at once, ready
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Noriko is in The Streets
    And Noriko is Leader
    And Ana's Ingrid is in the Haven
    And Bruno's Keondra is in the Haven
    And Ghost lies face down in The Streets
    When Noriko attacks Monster
    And Noriko makes a Physical attack
    Then Noriko is in Ana's Haven with 1 Blood and ready
    And Ana has 1 Action left
    And Ana loses 1 Prestige

  @id:RIV-4062 @rivals.golden.card-beats-rulebook @needs:cards @needs:turn @needs:recruiting @needs:attacks
  Scenario: The Shield Lucky removes from foes' characters is back in the next turn
    Given Ana, Bruno and Clara sit clockwise
    And Ana's Lucky is in the Haven
    And Ana's Matthew is in The Streets
    And Bruno's Grace is in the Haven
    And Clara's Iara is in The Streets
    And Clara's Keondra is in the Haven
    And Clara holds Shifting Organs and Shifting Organs
    And Ana holds Benicio
    When Ana recruits Benicio
    And Matthew attacks Iara
    And Matthew makes a Physical attack
    And Clara plays Shifting Organs face down
    Then Iara takes 1 damage
    When Ana passes
    And Bruno moves Grace to The Streets
    And Grace attacks Iara
    And Grace makes a Physical attack
    And Clara plays Shifting Organs face down
    Then Iara takes 0 damage
    And it is for Bruno to act

  @id:RIV-4063 @rivals.golden.card-beats-rulebook @needs:cards @needs:turn @needs:hunters @needs:attacks
  Scenario: A Monster silenced by Holy Water attacks again at the end of the next turn
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in The Streets
    And Ana has 1 Action left
    And Ana holds Holy Water
    And Bruno's Rival is Ana
    And Bruno's Lucky is in the Haven
    And Ghost is in The Streets
    And Ana has tagged Ghost
    When Ingrid attacks Ghost
    And Ingrid makes a Mental attack
    And Ana plays Holy Water face down
    And Ana passes
    Then it is Bruno's Action Phase
    When Bruno passes 3 times
    And Ana passes 3 times
    Then it is for Bruno to have a Monster attack

  @id:RIV-4064 @rivals.terms.target.none-means-unplayable @needs:cards @needs:turn @needs:mortals @needs:attacks
  Scenario: A Retainer attached in an earlier turn does not allow Hasty Embrace
    Given Ana and Bruno sit clockwise
    And Ana has 1 Action left
    And Ana's Matthew is in The Streets
    And Ana holds Hasty Embrace and Grace
    And Bruno's Keondra is in the Haven
    And Vagrant is in The Streets
    When Matthew attacks Vagrant
    And Matthew makes a Physical attack
    And Ana takes the Mortal as Retainer
    And Ana passes
    And Bruno passes 3 times
    Then it is Ana's Action Phase
    And Matthew bears Vagrant
    And Ana cannot play Hasty Embrace as Unhosted Action because rivals.terms.target.none-means-unplayable

  @id:RIV-4065 @rivals.golden.card-beats-rulebook @needs:conspiracies @needs:turn @needs:cards
  Scenario: Matthew counts only his own player's Conspiracies as the first of the turn
    Given Ana and Bruno sit clockwise
    And Ana has 0 Actions left
    And Ana's Keondra is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    And 3 Prestige of Ana lies on Conspiracy
    And Bruno's Matthew is in the Haven
    And Bruno's Snake Oil lies face down beside the Haven
    And 2 Prestige of Bruno lies on Conspiracy#2
    And Bruno has contributed to Conspiracy#2
    When Ana reveals Conspiracy
    Then Bruno has 18 Prestige
    When Ana passes
    And Bruno reveals Conspiracy
    Then Bruno has 20 Prestige
    And Bruno's discard pile holds Snake Oil

  @id:RIV-4070 @rivals.scheme.resolve.no-higher-fails @rivals.action.costs-one @rivals.scheme.exhaust-unless-unhosted @rivals.influence.exert-places-token @needs:influence
  Scenario: A failed Scheme still costs its Action, and its character stays exhausted
    Given Ana and Bruno sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Bruno's Grace is in the Haven
    And Keondra and Grace are Leaders
    And Ana holds Believer
    When Iara plays Believer as Action card
    And Keondra exerts Influence
    And Ana says YES
    And Grace exerts Influence
    And Bruno holds out a fist with 1 Prestige
    And Bruno says NO
    Then NO wins, 1 for YES and 2 for NO
    And Iara is exhausted
    And Ana has 1 Action left
    And Keondra and Grace have No Influence
    And Ana's discard pile holds Believer
    And Bruno has 19 Prestige

  @id:RIV-4072 @rivals.rio.meeting.success @checks:b @needs:influence
  Scenario Outline: The subject of the Meeting gains 2 Prestige even without Agenda to lose
    Given Ana and Bruno sit clockwise
    And Ana's Keondra and Iara are in the Haven
    And Bruno's Grace is in the Haven
    And Keondra is Leader
    And Meeting at Pão de Açúcar is in The Streets
    And Bruno has <n> Agenda
    When Iara calls the Meeting about Bruno
    And Ana says YES
    And Bruno says NO
    Then Bruno has 0 Agenda
    And Bruno gains 2 Prestige
    And Ana gains no Agenda

    Examples:
      | n |
      | 0 |
      | 1 |

  @id:RIV-4168 @rivals.rio.meeting.success @checks:b @needs:influence
  Scenario: A player without Agenda can call the Meeting about themselves and gain 2 Prestige
    Given Ana, Bruno and Clara sit clockwise
    And it is Bruno's Action Phase
    And Ana's Keondra is in the Haven
    And Bruno's Grace and Hope are in the Haven
    And Clara's Iara is in the Haven
    And Hope is Leader
    And Meeting at Pão de Açúcar is in The Streets
    When Grace calls the Meeting about Bruno
    And Hope exerts Influence
    And Bruno says YES
    And Clara says NO
    And Ana says NO
    Then Bruno has 0 Agenda
    And Bruno gains 2 Prestige

  @id:RIV-4069 @rivals.end.draw.next-player-left @needs:turn @needs:torpor
  Scenario: A player whose only character is in torpor still takes a turn
    Given Ana, Bruno and Clara sit clockwise
    And Ana has 0 Actions left
    And Ana's Keondra is in the Haven
    And Bruno's Hope is in torpor with 1 Blood
    And Clara's Iara is in the Haven
    When Ana passes
    Then it is Bruno's Action Phase
    And Bruno is still in the game

  @id:RIV-4080 @rivals.attack.intel.failure-ends-attack @rivals.attack.intel.failure-undoes-triggers @rivals.attack.intel.failure-keeps-action @needs:attacks
  Scenario: Cards discarded for a failed attack give no Intel to another and are not returned
    Given Ana and Bruno sit clockwise
    And Ana's Ceraph is in The Streets
    And Ana's Grace is in The Streets
    And Bruno's Haven card is The Clubhouse
    And Bruno's Matthew is in the Haven
    And Cobra Form is attached to Matthew
    And Ana holds Awe, Charmer and Confuse
    When Ceraph attacks Matthew
    And Ana discards Awe for Intel
    Then the attack fails
    When Grace attacks Matthew
    And Ana discards Charmer for Intel
    Then the attack fails
    And Ceraph and Grace are ready
    And Ana has 2 Actions left
    And Ana holds Confuse
    And Ana's discard pile holds Awe and Charmer

  @id:RIV-4081 @rivals.attack.intel.failure-ends-attack @rivals.ruling.grace @rivals.activated.once-per-own-action-phase @needs:cards @needs:attacks
  Scenario: Intel that lasts for the turn survives a failed attack but cannot be bought twice
    Given Ana and Bruno sit clockwise
    And Ana's Grace is in The Streets
    And Ana's discard pile holds Charmer, Charmer, Charmer and Charmer
    And Bruno's Haven card is The Clubhouse
    And Bruno's Matthew and Hope are in the Haven
    And Cobra Form and Cobra Form are attached to Matthew
    And Cobra Form is attached to Hope
    When Grace attacks Matthew
    And Ana uses Grace for Intel
    And Ana burns Charmer of the discard pile
    And Ana burns Charmer of the discard pile
    Then the attack fails
    And Ana's discard pile holds Charmer and Charmer
    And Ana cannot use Grace for Intel because rivals.activated.once-per-own-action-phase
    When Grace attacks Hope
    Then it is for Ana to announce the type of the attack

  @id:RIV-4083 @rivals.begin.ready.all-controlled-cards @needs:turn @needs:torpor
  Scenario: An exhausted character in torpor readies at the start of its player's turn
    Given Ana and Bruno sit clockwise
    And it is Ana's City Deck Step
    And the city deck holds Vagrant
    And Ana's Keondra is in torpor with 1 Blood and exhausted
    And Ana's Iara is in the Haven
    And Bruno's Matthew is in torpor with 1 Blood and exhausted
    And Bruno's Hope is in the Haven
    Then it is Ana's Action Phase
    And Keondra is in torpor with 1 Blood
    And Keondra is ready
    And Matthew is exhausted

  @id:RIV-4167 @rivals.begin.ready.all-controlled-cards @rivals.fear.several-no-extra @checks:b @needs:turn @needs:torpor @needs:hunters
  Scenario: A player's own cards ready at the start of the turn wherever they are
    Given Ana (hunters) and Bruno sit clockwise
    And it is Bruno's City Deck Step
    And the city deck holds Vagrant
    And Ana's Ingrid is in the Haven and exhausted
    And Bruno's Hope is in torpor with 2 Blood and exhausted
    And Bruno's Matthew is in the Haven and exhausted
    And Ana's Weigh Down is attached to Matthew and exhausted
    And Bruno's Ceraph is in the Haven and exhausted
    And Ceraph has 2 Fear tokens
    Then it is Bruno's Action Phase
    And Hope and Matthew are ready
    And Ceraph has 0 Fear tokens
    And Ceraph is exhausted
    And Weigh Down and Ingrid are exhausted

  @id:RIV-4084 @rivals.conspiracy.declined-not-later-same-turn @rivals.conspiracy.reveal-same-or-later-turn @needs:conspiracies @needs:turn
  Scenario: A player who declined a Conspiracy may be shown it and contribute in the next turn
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in the Haven
    And Bruno's Matthew is in the Haven
    And Ana's Pay Tribute lies face down beside the Haven
    When Ana shows Conspiracy to Bruno
    And Bruno declines
    Then Ana cannot show Conspiracy to Bruno because rivals.conspiracy.add.others-once-per-later-turn
    When Ana passes 3 times
    And Bruno passes 3 times
    And Ana shows Conspiracy to Bruno
    Then Bruno sees Conspiracy to be Pay Tribute
    When Bruno contributes to Conspiracy
    Then 1 Prestige of Bruno lies on Conspiracy

  @id:RIV-4090 @rivals.attack.s5.illegal-card-undoes-blocks-and-reactions @checks:a @needs:cards @needs:hunters @needs:attacks @needs:torpor
  Scenario: Blood mended by a Block is lost again when the Attack card is illegal
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Lucky is in The Streets
    And Ana holds Ingratiate
    And Bruno's Maria Lopez is in the Haven with 2 Blood
    And Bruno's Rio is in the Haven
    And Drive: Atonement is attached to Rio
    When Lucky attacks Maria Lopez
    And Lucky makes a Physical attack
    And Ana plays Ingratiate face down
    And Rio blocks
    Then Maria Lopez has 2 Blood
    And Rio is ready
    And Ana's discard pile holds Ingratiate
    When Bruno declines
    Then Maria Lopez has 2 Blood

  @id:RIV-4155 @rivals.attack.s5.illegal-reaction-discarded @checks:c @rivals.minus-bp.limits-mending-and-cards @needs:cards @needs:hunters
  Scenario Outline: A -1 BP token may make a Hunter's Blood Potency too low for a Reaction
    Given Ana and Bruno (hunters) sit clockwise
    And Bruno's Sara is in the Haven and exhausted
    And Bruno's Francisco is in the Haven and exhausted
    And Sara has <n> -1 BP token
    And Bruno holds Strength of the Fallen
    And Ana's Ceraph is in The Streets
    When Ceraph attacks Sara
    And Ceraph makes a Physical attack
    And Bruno plays Strength of the Fallen face down
    Then Bruno's discard pile holds Strength of the Fallen
    And Sara takes <damage> damage
    And it is for Ana to act

    Examples:
      | n | damage |
      | 0 | 0      |
      | 1 | 1      |

  @id:RIV-4091 @rivals.attack.s5.illegal-card-undoes-blocks-and-reactions @checks:a @rivals.attack.s3.block-priority @needs:cards @needs:hunters @needs:moving @needs:attacks
  Scenario: After an illegal Attack card other characters may Block, the defending player first
    Given Ana, Bruno and Clara (hunters) sit clockwise
    And Ana's Thaddeus is in The Streets
    And Ana holds Ingratiate
    And Bruno's Iara and Gisele are in the Haven
    And Clara's Pregador is in the Haven
    When Thaddeus attacks Iara
    And Thaddeus makes a Social attack
    And Ana plays Ingratiate face down
    And Bruno declines
    And Pregador blocks
    Then it is for Bruno to block or decline
    And Pregador is in Clara's Haven and ready
    And Clara has 20 Prestige
    When Bruno declines
    And Pregador blocks
    Then Pregador is in The Streets and exhausted
    And Clara has 19 Prestige
    And Thaddeus does not have No Influence
    And Gisele is ready

  @id:RIV-4097 @rivals.golden.card-beats-rulebook @needs:hunters @needs:cards @needs:attacks @needs:ending
  Scenario: A Wounded Werewolf strikes the rest of the party after defeating the attacker
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Rival is Ana
    And Ana's Rio and Ingrid are in The Streets
    And Bruno's Matthew is in the Haven
    And Werewolf is in The Streets with 5 Blood
    And Ana has tagged Werewolf
    When Rio attacks Werewolf
    And Rio makes a Mental attack
    And Bruno chooses Rio
    And Ana declines
    Then Rio is in Ana's burned pile
    When Bruno chooses Ingrid
    Then Ingrid is in Ana's burned pile
    And Werewolf has 5 Blood

  @id:RIV-4098 @rivals.attack.s11.roles-end @rivals.golden.card-beats-rulebook @needs:hunters @needs:cards @needs:attacks
  Scenario: Shields a Reaction gives the whole party end with the attack
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Ceraph is in The Streets
    And Ana's Iara is in The Streets
    And Bruno's Sara and Juliana are in the Haven
    And Bruno holds Know Their Habits
    When Ceraph attacks Sara
    And Ceraph makes a Mental attack
    And Bruno declines
    And Bruno plays Know Their Habits face down
    And Bruno pays 2 Prestige
    Then Sara takes 0 damage
    And it is for Ana to act
    When Iara attacks Juliana
    And Iara makes a Mental attack
    And Bruno declines
    Then Juliana is in Bruno's burned pile

  @id:RIV-4099 @rivals.attack.s11.roles-end @rivals.golden.card-beats-rulebook @needs:cards @needs:attacks
  Scenario: A Shield removed by an attacker's ability is back in the next attack
    Given Ana and Bruno sit clockwise
    And Ana's Grace is in The Streets
    And Ana's Matthew is in The Streets
    And Ana's Library holds Charmer and Believer
    And Bruno's Iara is in the Haven
    And Bruno holds Shifting Organs and Shifting Organs
    When Grace attacks Iara
    And Grace makes a Physical attack
    And Bruno plays Shifting Organs face down
    And Ana uses Grace for fewer Shields
    And Ana declines
    Then Iara takes 1 damage
    When Matthew attacks Iara
    And Matthew makes a Physical attack
    And Bruno plays Shifting Organs face down
    And Ana declines
    Then Iara takes 0 damage
    And it is for Ana to act

  @id:RIV-4100 @rivals.claim.attacks-cost-no-action-but-exhaust @rivals.golden.card-beats-rulebook @needs:claim @needs:cards @needs:attacks
  Scenario: An attack on a claimant is not the first attack of the claimant's turn
    Given Ana and Bruno sit clockwise
    And Ana's Keondra is in The Streets
    And Ana's Matthew is in The Streets
    And Bruno's Grace and Hope are in the Haven
    And Prince of the City - Rio de Janeiro and Uprising are in The Streets
    When Keondra claims to be Prince
    And Hope attacks Keondra
    And Hope makes a Physical attack
    Then Keondra bears Prince of the City - Rio de Janeiro
    And Ana has 1 Action left
    When Matthew attacks Grace
    And Matthew makes a Social attack
    Then Grace keeps all Blood
    And Ana has 1 Action left

  @id:RIV-4101 @rivals.preemptive.survived-attack-resumes @rivals.preemptive.block-by-party @rivals.tag.first-successful-attack @needs:hunters @needs:attacks
  Scenario: An attack goes on and tags the Monster after a Blocker falls to the Preemptive Strike
    Given Ana (hunters) and Bruno sit clockwise
    And Bruno's Rival is Ana
    And Ana's Ryan and Noriko are in The Streets
    And Bruno's Matthew is in the Haven
    And Werewolf lies face down in The Streets
    When Ryan attacks Monster
    And Ryan makes a Mental attack
    And Noriko blocks
    Then Noriko is in Ana's burned pile
    And Ana has tagged Werewolf
    And Ryan keeps all Blood
    And Werewolf has 10 Blood
    And it is for Ana to act

  @id:RIV-4102 @rivals.discipline-token.set-of-eleven @checks:b @rivals.defeat.remove-tokens-but-leader @needs:cards @needs:torpor @needs:arrange @needs:attacks
  Scenario: A Discipline can be learned by another character once its learner is defeated
    Given Ana and Bruno sit clockwise
    And Ana's Learning the Ropes lies beside the Haven
    And Ana's Hope is in the Haven
    And Hope has learned Potence
    And Ana's Matthew is in The Streets
    And Bruno's Jorge Guerrero and Iara are in the Haven
    When Hope is dealt 9 Physical damage through Bruno
    Then Hope is in torpor with 1 Blood
    When Matthew attacks Jorge Guerrero
    And Matthew makes a Social attack
    And Bruno declines
    And Matthew learns Potence
    Then the position has:
      """
      {"path": ["seats", "Ana", "streets", 0, "disciplines"], "value": ["Potence"]}
      """
    And it is for Ana to act

  @id:RIV-4158 @rivals.defeat.remove-tokens-but-leader @checks:a,b @needs:torpor @needs:attacks @needs:hunters
  Scenario: A defeated Leader loses other tokens, and Prestige on it returns to no player
    Given Ana, Bruno (hunters) and Clara sit clockwise
    And Ana's Matthew is in The Streets
    And Bruno's Ryan is in the Haven with 1 Blood
    And Bruno's Rio is in the Haven and exhausted
    And Clara's Hope is in the Haven
    And Ryan is Leader
    And Ryan's Leader token shows +1 Influence
    And Ryan has 2 Fear tokens
    And Ryan has 1 -1 BP token
    And 2 Prestige of Clara lies on Ryan
    And 1 Prestige of Bruno lies on Ryan
    When Matthew attacks Ryan
    And Matthew makes a Physical attack
    Then Ryan is in torpor with 1 Blood
    And Ryan has 0 Fear tokens
    And Ryan's Blood Potency is 4
    And 0 Prestige of Clara lies on Ryan
    And 0 Prestige of Bruno lies on Ryan
    And Clara has 20 Prestige

  @id:RIV-4105 @rivals.leader-token.tag-and-ability @rivals.leader-token.two-sides @needs:turn @needs:torpor @needs:influence
  Scenario: A Leader back from torpor has Influence again
    Given Ana and Bruno sit clockwise
    And it is Ana's Ready and Return Step
    And Ana's Keondra is in torpor
    And Keondra is Leader
    And Ana's Iara is in the Haven
    And Ana holds Believer
    And Bruno's Grace is in the Haven
    When Iara plays Believer as Action card
    And Keondra exerts Influence
    Then Ana shows 1 Influence
    And Keondra is in Ana's Haven

  @id:RIV-4106 @rivals.hunter-leader.flips-after-defeating-character @needs:hunters @needs:torpor @needs:attacks
  Scenario: A turned Hunter Leader token does not turn back when the Leader is defeated
    Given Ana and Bruno (hunters) sit clockwise
    And Ana's Matthew is in The Streets
    And Ana's Iara is in the Haven
    And Ana holds Believer
    And Bruno's Rio is in the Haven with 1 Blood
    And Bruno's Sara is in the Haven and exhausted
    And Rio is Leader
    And Rio's Leader token shows +1 Influence
    When Matthew attacks Rio
    And Matthew makes a Physical attack
    Then Rio is in torpor with 1 Blood
    And Rio's Leader token shows +1 Influence

  @id:RIV-4208 @rivals.hunter-leader.flips-after-defeating-character @needs:hunters @needs:arrange @needs:cards
  Scenario: A turned Hunter Leader token keeps its side when the Leader is burned
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Rio and Sara are in the Haven
    And Rio is Leader
    And Rio's Leader token shows +1 Influence
    And Bruno's Iara is in the Haven
    When Rio is dealt 9 Aggravated Physical damage through Bruno
    Then Ana's burned pile holds Rio
    And the position has:
      """
      {"path": ["seats", "Ana", "token_turned"], "value": true, "viewer": "Bruno"}
      """

  @id:RIV-4109 @rivals.claim.defeat-stops-further-attacks @rivals.action.costs-one @rivals.claim.available-when-unattached-face-up @needs:claim @needs:torpor
  Scenario: After a failed claim another vampire of the player may claim with the second Action
    Given Ana and Bruno sit clockwise
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Keondra is in The Streets
    And Ana's Hakim Owusu is in The Streets with 1 Blood
    And Bruno's Matthew is in the Haven
    When Hakim Owusu claims to be Prince
    And Matthew attacks Hakim Owusu
    And Matthew makes a Physical attack
    Then Hakim Owusu is in torpor with 1 Blood
    And Ana has 1 Action left
    And Ana gains no Agenda
    When Keondra claims to be Prince
    Then Keondra bears Prince of the City - Rio de Janeiro
    And Ana gains 1 Agenda
    And Ana has 0 Actions left

  @id:RIV-4104 @rivals.claim.attacks-cost-no-action-but-exhaust @rivals.begin.ready.all-controlled-cards @needs:claim @needs:turn
  Scenario: A vampire that attacked a claimant is ready in its player's next turn with all Actions left
    Given Ana and Bruno sit clockwise
    And Ana has 1 Action left
    And Prince of the City - Rio de Janeiro is in The Streets
    And Ana's Keondra is in The Streets
    And Bruno's Matthew is in the Haven
    When Keondra claims to be Prince
    And Matthew attacks Keondra
    And Matthew makes a Mental attack
    Then Matthew is exhausted
    When Ana passes
    Then it is Bruno's Action Phase
    And Matthew is ready
    And Bruno has 2 Actions left

  @id:RIV-4119 @rivals.monster.defeated-prestige-to-general @rivals.terms.burn @needs:hunters @needs:attacks
  Scenario: A defeated Monster is neither in the Monster deck nor among the unused
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez is in The Streets
    And Bruno's Matthew is in the Haven
    And Vampire is in The Streets with 1 Blood
    And Ana has tagged Vampire
    And the unused Monsters hold Warlock
    When Maria Lopez attacks Vampire
    And Maria Lopez makes a Physical attack
    Then the burned Monsters hold Vampire
    And the Monster deck is empty
    And the unused Monsters hold Warlock

  @id:RIV-4161 @rivals.monster.defeated-prestige-to-general @rivals.terms.burn @needs:hunters @needs:attacks
  Scenario: A defeated Monster does not change the Monster deck
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid is in The Streets
    And Bruno's Matthew is in the Haven
    And Mula-Sem-Cabeça is in The Streets with 1 Blood
    And Ana has tagged Mula-Sem-Cabeça
    And the Monster deck holds Ghost
    And 2 Prestige of Ana lies on Mula-Sem-Cabeça
    When Ingrid attacks Mula-Sem-Cabeça
    And Ingrid makes a Mental attack
    Then the burned Monsters hold Mula-Sem-Cabeça
    And the Monster deck holds 1 card
    And Ana has 20 Prestige
