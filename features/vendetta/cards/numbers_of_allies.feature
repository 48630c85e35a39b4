# Rulebook, "Ally/Victim cards": the numbers and type of every Ally of the box and of the Victim
Feature: The numbers on Allies and Victims

  Background:
    Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise

  Rule: At the end of the game

    Background:
      Given it is round 3
      And it is the Withdraw Step at the Prince's Haven
      And the game stops once the Prince's Haven is resolved

    @id:VEND-1000 @vendetta.cards.ally.influence-value
    Scenario Outline: A card in the Alliance adds its printed Influence
      Given Louis has 1 Influence
      And Louis's Alliance holds <card>
      When Louis lets the game go on
      Then Louis ends the game with <score> Influence

      Examples:
        | card               | score |
        | Anita Wainwright   | 4     |
        | Sgt. McTavish      | 4     |
        | Khadija Al-Kindi   | 4     |
        | Wauneka            | 4     |
        | Carmelita Neillson | 4     |
        | Maldavis           | 4     |
        | Erichtho           | 4     |
        | Fiorenza Savona    | 4     |
        | Marcel             | 5     |
        | Bronwyn            | 6     |
        | Portia             | 6     |
        | Talley             | 3     |
        | Ambrus Maropis     | 4     |
        | Edward Neally      | 6     |
        | Mr. Damp           | 4     |
        | Bobby White        | 3     |
        | Maja Wysocki       | 4     |
        | Ed Crawford        | 4     |
        | Betty Fuller       | 4     |
        | Dr. Fragonard      | 5     |
        | Tamara Bodnar      | 6     |
        | Douglas Richardson | 3     |
        | Tom Kimber         | 5     |
        | Francis Bennet     | 4     |
        | Elena Cortez       | 4     |
        | Julie Munoz        | 6     |
        | Roberta Urbani     | 4     |
        | Ryan Ramos         | 5     |
        | Sarah McAleer      | 4     |
        | Miguel Chandler    | 4     |
        | Victim             | 2     |

    @id:VEND-1002 @vendetta.cards.ally.influence-value
    Scenario Outline: Any other Human removes Julie Munoz's bonus
      Given Louis has 1 Influence
      And Louis's Alliance holds Julie Munoz and <card>
      When Louis lets the game go on
      Then Louis ends the game with <score> Influence

      Examples:
        | card               | score |
        | Bobby White        | 6     |
        | Maja Wysocki       | 7     |
        | Ed Crawford        | 7     |
        | Betty Fuller       | 7     |
        | Dr. Fragonard      | 8     |
        | Tamara Bodnar      | 9     |
        | Douglas Richardson | 6     |
        | Tom Kimber         | 8     |
        | Francis Bennet     | 7     |
        | Elena Cortez       | 7     |
        | Roberta Urbani     | 7     |
        | Ryan Ramos         | 8     |
        | Sarah McAleer      | 7     |
        | Miguel Chandler    | 7     |

    @id:VEND-1003 @vendetta.cards.ally.influence-value
    Scenario Outline: Vampires and Victims do not remove Julie Munoz's bonus
      Given Louis has 1 Influence
      And Louis's Alliance holds Julie Munoz and <card>
      When Louis lets the game go on
      Then Louis ends the game with <score> Influence

      Examples:
        | card               | score |
        | Anita Wainwright   | 9     |
        | Sgt. McTavish      | 9     |
        | Khadija Al-Kindi   | 9     |
        | Wauneka            | 9     |
        | Carmelita Neillson | 9     |
        | Maldavis           | 9     |
        | Erichtho           | 9     |
        | Fiorenza Savona    | 9     |
        | Marcel             | 10    |
        | Bronwyn            | 11    |
        | Portia             | 11    |
        | Talley             | 8     |
        | Ambrus Maropis     | 9     |
        | Edward Neally      | 11    |
        | Mr. Damp           | 9     |
        | Victim             | 7     |

    @id:VEND-1004 @needs:draining @vendetta.cards.ally.drained-influence-value
    Scenario Outline: A Drained card adds only its drained Influence
      Given Louis has 1 Influence
      And Louis has Drained <card>
      When Louis lets the game go on
      Then Louis ends the game with <score> Influence

      Examples:
        | card               | score |
        | Anita Wainwright   | 2     |
        | Sgt. McTavish      | 2     |
        | Khadija Al-Kindi   | 2     |
        | Wauneka            | 2     |
        | Carmelita Neillson | 2     |
        | Maldavis           | 2     |
        | Erichtho           | 2     |
        | Fiorenza Savona    | 2     |
        | Marcel             | 3     |
        | Bronwyn            | 4     |
        | Talley             | 1     |
        | Ambrus Maropis     | 2     |
        | Edward Neally      | 4     |
        | Mr. Damp           | 2     |
        | Bobby White        | 1     |
        | Maja Wysocki       | 2     |
        | Ed Crawford        | 3     |
        | Betty Fuller       | 2     |
        | Dr. Fragonard      | 3     |
        | Tamara Bodnar      | 4     |
        | Douglas Richardson | 1     |
        | Tom Kimber         | 3     |
        | Francis Bennet     | 2     |
        | Elena Cortez       | 4     |
        | Julie Munoz        | 2     |
        | Roberta Urbani     | 2     |
        | Ryan Ramos         | 2     |
        | Sarah McAleer      | 2     |
        | Miguel Chandler    | 3     |
        | Victim             | 1     |

  Rule: In the Feed Phase

    @id:VEND-1001 @needs:hand-building @needs:location-setup @needs:planning @vendetta.cards.ally.feed-value
    Scenario Outline: A card yields its feed value in the Feed Phase
      Given it is the Feed Phase
      And Louis holds Hunt
      And Louis's Alliance holds <card>
      Then Louis has <blood> Blood
      And it is for Louis to play a card

      Examples:
        | card               | blood |
        | Anita Wainwright   | 6     |
        | Sgt. McTavish      | 6     |
        | Khadija Al-Kindi   | 6     |
        | Wauneka            | 6     |
        | Carmelita Neillson | 6     |
        | Maldavis           | 6     |
        | Erichtho           | 6     |
        | Fiorenza Savona    | 6     |
        | Marcel             | 7     |
        | Bronwyn            | 7     |
        | Portia             | 6     |
        | Ambrus Maropis     | 6     |
        | Edward Neally      | 6     |
        | Mr. Damp           | 6     |
        | Bobby White        | 9     |
        | Maja Wysocki       | 8     |
        | Ed Crawford        | 6     |
        | Betty Fuller       | 7     |
        | Dr. Fragonard      | 7     |
        | Tamara Bodnar      | 6     |
        | Douglas Richardson | 6     |
        | Tom Kimber         | 6     |
        | Francis Bennet     | 7     |
        | Elena Cortez       | 6     |
        | Julie Munoz        | 6     |
        | Roberta Urbani     | 6     |
        | Ryan Ramos         | 10    |
        | Sarah McAleer      | 6     |
        | Miguel Chandler    | 6     |
        | Victim             | 7     |

  Rule: When a card is Drained

    Background:
      Given Louis holds Hunt

    @id:VEND-1005 @needs:draining @vendetta.cards.ally.drain-blood-value
    Scenario Outline: Draining a Human or a Victim gives its drain value and no Diablerie token
      Given Louis's Alliance holds <card>
      When Louis drains <card>
      Then Louis has <blood> Blood and 0 Diablerie tokens
      And it is for Louis to play a card

      Examples:
        | card               | blood |
        | Bobby White        | 7     |
        | Maja Wysocki       | 8     |
        | Ed Crawford        | 10    |
        | Betty Fuller       | 9     |
        | Dr. Fragonard      | 8     |
        | Tamara Bodnar      | 7     |
        | Douglas Richardson | 14    |
        | Tom Kimber         | 11    |
        | Francis Bennet     | 11    |
        | Elena Cortez       | 6     |
        | Julie Munoz        | 9     |
        | Roberta Urbani     | 9     |
        | Ryan Ramos         | 9     |
        | Sarah McAleer      | 8     |
        | Miguel Chandler    | 9     |
        | Victim             | 9     |

    @id:VEND-1006 @needs:draining @needs:take-diablerie
    @vendetta.cards.ally.drain-blood-value @vendetta.cards.vampire.diablerie-when-drained
    Scenario Outline: Draining a Vampire gives its drain value and a Diablerie token
      Given Louis's Alliance holds <card>
      When Louis drains <card>
      Then Louis has <blood> Blood and <tokens> Diablerie token
      And it is for Louis to play a card

      Examples:
        | card               | blood | tokens |
        | Anita Wainwright   | 9     | 1      |
        | Sgt. McTavish      | 9     | 1      |
        | Khadija Al-Kindi   | 9     | 1      |
        | Wauneka            | 9     | 1      |
        | Carmelita Neillson | 9     | 1      |
        | Maldavis           | 9     | 1      |
        | Erichtho           | 9     | 1      |
        | Fiorenza Savona    | 9     | 1      |
        | Marcel             | 10    | 1      |
        | Bronwyn            | 9     | 1      |
        | Talley             | 9     | 1      |
        | Ambrus Maropis     | 9     | 1      |
        | Edward Neally      | 9     | 2      |
        | Mr. Damp           | 9     | 1      |
