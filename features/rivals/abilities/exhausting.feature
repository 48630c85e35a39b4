# Rivals, "Triggered Abilities"
Feature: Abilities triggered by exhausting
  Such an ability triggers no matter why the character exhausts.

  Rule: A vampire that exhausts

    Background:
      Given Ana and Bruno sit clockwise
      And Ana's Sage is in The Streets
      And Ana's discard pile holds Awe
      And Bruno's Matthew is in the Haven

    @id:RIV-3510 @rivals.triggered.always-on @needs:claim @needs:attacks
    Scenario: Sage's ability triggers when she exhausts to claim the title
      Given Prince of the City - Rio de Janeiro is in The Streets
      When Sage claims to be Prince
      And Ana accepts
      And chance draws Awe
      Then Ana's discard pile is empty
      And it is for Bruno to attack the claimant or decline

    @id:RIV-3511 @rivals.triggered.always-on @needs:influence
    Scenario: Sage's ability triggers when she exhausts for an Action card
      Given Ana holds Believer
      When Sage plays Believer as Action card
      And Ana accepts
      And chance draws Awe
      Then Ana's discard pile is empty
      And it is for Ana to exert Influence or answer

    @id:RIV-3512 @rivals.triggered.always-on @needs:conspiracies
    Scenario: Sage's ability triggers when she exhausts to place a Conspiracy
      Given Ana holds Snake Oil
      When Sage places Snake Oil face down
      And Ana accepts
      And chance draws Awe
      Then Ana's discard pile is empty
      And Conspiracy lies beside Ana's Haven
      And it is for Ana to act

    @id:RIV-3513 @rivals.triggered.always-on @needs:influence
    Scenario: Sage's ability triggers when she exhausts to call the Meeting
      Given Meeting at Pão de Açúcar is in The Streets
      When Sage calls the Meeting about Bruno
      And Ana accepts
      And chance draws Awe
      Then Ana's discard pile is empty
      And it is for Ana to exert Influence or answer

    @id:RIV-3570 @rivals.rio.meeting.action-with-vampire @needs:influence
    Scenario: Sage's ability triggers before anybody votes on the Meeting
      Given Meeting at Pão de Açúcar is in The Streets
      When Sage calls the Meeting about Bruno
      Then Sage is exhausted
      And Ana has 1 Action left
      And it is for Ana to accept or decline

    @id:RIV-3514 @rivals.triggered.any-phase-any-turn @needs:cards
    Scenario: Sage's ability triggers when a foe's card exhausts her in the foe's turn
      Given it is Bruno's City Deck Step
      And Bruno's Charmer lies beside the Haven
      And the game stops at Bruno's Ready and Return Step
      When Bruno accepts
      And Bruno chooses Sage
      And Ana accepts
      And chance draws Awe
      Then Ana's discard pile is empty
      And Sage is exhausted
      And it is for Bruno to let the game go on

  Rule: A Hunter that exhausts

    Background:
      Given Ana (hunters) and Bruno sit clockwise
      And Ana's Haven card is The Feretory
      And Ana's Library holds Blood of Saint Dominic and Wrath
      And Bruno's Rival is Ana
      And Bruno's Matthew is in the Haven

    @id:RIV-3515 @rivals.haven-card.leader-ability-as-own-text @needs:hunters
    Scenario: The Feretory triggers when a Hunter exhausts to Investigate
      Given Ana's Ingrid is in The Streets
      And Ingrid is Leader
      When Ana investigates Matthew with Ingrid
      Then Ana holds Blood of Saint Dominic
      And 1 Prestige of Ana lies on Matthew

    @id:RIV-3516 @rivals.haven-card.leader-ability-as-own-text @needs:cards
    Scenario: The Feretory triggers when a Hunter exhausts for her own ability
      Given Ana's Sister Claire and Ingrid are in The Streets
      And Sister Claire is Leader
      When Ingrid attacks Matthew
      And Ingrid makes a Mental attack
      And Ana uses Sister Claire
      Then Ana holds Blood of Saint Dominic
      And Matthew takes 3 damage

    @id:RIV-3517 @rivals.haven-card.leader-ability-as-own-text @needs:hunters
    Scenario: The Feretory triggers when a Hunter exhausts to Block a Monster
      Given it is Ana's Antagonist Step
      And Ana's Ingrid and Sara are in The Streets
      And Sara is Leader
      And Ghost is in The Streets
      And Ana has tagged Ghost
      And the game stops at Ana's Draw Step
      When Ghost attacks Ingrid
      And Sara blocks
      Then Ana holds Blood of Saint Dominic
      And these events happen in order:
        | event   | character | attacker |
        | blocked | Sara      | Ghost    |
      And it is for Ana to let the game go on

    @id:RIV-3733 @rivals.investigate.when @needs:hunters @needs:cards
    Scenario: Nobody can Investigate while a Monster attacks
      Given it is Ana's Antagonist Step
      And Ana's Ryan is in The Streets
      And Ana holds Well-Prepared
      And Ghost and Mula-Sem-Cabeça are in The Streets
      And Ana has tagged Ghost
      And the game stops at Ana's Draw Step
      When Ghost attacks Ryan
      Then Ana cannot investigate Mula-Sem-Cabeça with Ryan because rivals.investigate.when

    @id:RIV-3518 @rivals.monster-end.block @needs:hunters @needs:torpor
    Scenario: A Hunter's ability that triggers on a Block triggers when she Blocks a Monster
      Given it is Ana's Antagonist Step
      And Ana's Ryan and Sara are in The Streets with 1 Blood
      And Ana's Drive: Atonement is attached to Sara
      And Ghost is in The Streets
      And Ana has tagged Ghost
      And the game stops at Ana's Draw Step
      When Ghost attacks Ryan
      And Sara blocks
      Then Ryan gains 1 Blood
      And it is for Ana to let the game go on
