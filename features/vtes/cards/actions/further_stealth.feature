# Action cards and actions of cards in play: the exact stealth of each
Feature: Stealth of further actions

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's minion phase
    And Alexis's Meaghan is ready

  @id:VTES-3460 @needs:hunt @vtes.action.announce.all-details-defined
  Scenario Outline: <vampire> plays <play> at <stealth> stealth
    Given Sarah's <vampire> is ready
    And Sarah has the Edge
    And Sarah's Gelasia Fotiou is ready and locked
    And Alexis's Nassir, Qawiyya el-Ghaduba and Rafastio Ghoul are ready and locked
    And Nassir bears Raven Spy
    And Alexis's Ryan is in torpor
    And Tom's ash heap holds J. S. Simmons, Esq.
    And Sarah's crypt holds Claudia
    And Sarah's library holds Sport Bike
    And Sarah holds <card>
    When <vampire> plays <play>
    Then the action's stealth is <stealth>
    And the action is <nature>
    And it is for <asked>

    Examples:
      | vampire            | card                         | play                                                  | stealth | nature     | asked                          |
      | Trevon Parker      | Rutor's Hand                 | Rutor's Hand at basic                                 | 1       | undirected | Alexis to block or decline     |
      | Trevon Parker      | Rutor's Hand                 | Rutor's Hand at superior                              | 1       | undirected | Alexis to block or decline     |
      | Dr. Stephen Norton | Soul Scan                    | Soul Scan at basic                                    | 1       | undirected | Alexis to block or decline     |
      | Colette            | Soul Scan                    | Soul Scan at superior                                 | 1       | undirected | Alexis to block or decline     |
      | Black Lotus        | Far Mastery                  | Far Mastery at basic on Raven Spy                     | 1       | directed   | Alexis to block or decline     |
      | Black Lotus        | Graverobbing                 | Graverobbing at superior on Ryan                      | 0       | directed   | Alexis to block or decline     |
      | Chrysanthemum      | Of Noble Blood               | Of Noble Blood on Gelasia Fotiou                      | 1       | undirected | Alexis to block or decline     |
      | Belinde            | Priority Shift               | Priority Shift on Qawiyya el-Ghaduba                  | 1       | directed   | Alexis to block or decline     |
      | Belinde            | Clan Impersonation           | Clan Impersonation as Tremere                         | 1       | undirected | Alexis to block or decline     |
      | Nu, The Pillar     | Summon History               | Summon History at basic with X 1                      | 0       | undirected | Sarah to respond before blocks |
      | Nu, The Pillar     | Summon History               | Summon History at superior with X 1                   | 0       | undirected | Sarah to respond before blocks |
      | Colin Flynn        | The Embrace                  | The Embrace                                           | 1       | undirected | Alexis to block or decline     |
      | Colette            | Revelations                  | Revelations at basic on Alexis                        | 1       | directed   | Alexis to block or decline     |
      | Mister Schwartz    | Release of the Shackled Soul | Release of the Shackled Soul at basic on Raven Spy    | 0       | directed   | Alexis to block or decline     |
      | Mister Schwartz    | Release of the Shackled Soul | Release of the Shackled Soul at superior on Raven Spy | 1       | directed   | Alexis to block or decline     |
      | Larissa Moreira    | Deep Song                    | Deep Song at superior on Nassir                       | 0       | directed   | Alexis to block or decline     |
      | Belinde            | Creeping Sabotage            | Creeping Sabotage                                     | 1       | undirected | Alexis to block or decline     |
      | Sully              | Abactor                      | Abactor                                               | 1       | undirected | Alexis to block or decline     |
      | Ashley             | Consanguineous Boon          | Consanguineous Boon                                   | 1       | undirected | Alexis to block or decline     |

  @id:VTES-3461 @needs:action-cards @vtes.action.announce.all-details-defined
  Scenario Outline: <minion> acts at <stealth> stealth: <does>
    Given Sarah's <minion> is ready
    And Sarah's Madison is in torpor
    And Alexis's Nassir is ready and locked
    And Nassir bears <on_nassir>
    And <minion> bears <own>
    And Alexis controls <place>
    And Alexis's Ryan is in torpor
    When <does>
    Then the action's stealth is <stealth>
    And the action is <nature>
    And it is for Alexis to block or decline

    Examples:
      | minion                         | on_nassir          | own                | place                       | does                                                           | stealth | nature     |
      | Sully                          | Haven Uncovered    | Sport Bike         | Elder Library               | Sully acts through Haven Uncovered to enter combat             | 1       | directed   |
      | Sully                          | Sport Bike         | Haven Uncovered    | Elder Library               | Sully acts through Haven Uncovered to burn it                  | 1       | undirected |
      | Sully                          | Sport Bike         | Clan Impersonation | Elder Library               | Sully acts through Clan Impersonation to burn it               | 0       | undirected |
      | Sully                          | Sport Bike         | Kevlar Vest        | Revelations                 | Sully acts through Revelations to burn it                      | 0       | directed   |
      | Sully                          | Sport Bike         | Kevlar Vest        | Creeping Sabotage           | Sully acts through Creeping Sabotage to burn it                | 0       | directed   |
      | Sully                          | Sport Bike         | Kevlar Vest        | Smiling Jack, The Anarch    | Sully acts through Smiling Jack, The Anarch to burn it         | 0       | directed   |
      | Sully                          | Sport Bike         | Kevlar Vest        | The Line                    | Sully acts through The Line to steal it                        | 0       | directed   |
      | Belinde                        | Sport Bike         | Kevlar Vest        | Wasserschloss Anif, Austria | Belinde acts through Wasserschloss Anif, Austria to burn it    | 0       | directed   |
      | Sully                          | Sport Bike         | Kevlar Vest        | Wasserschloss Anif, Austria | Sully acts through Wasserschloss Anif, Austria to burn it      | 1       | directed   |
      | Sully                          | Sport Bike         | Kevlar Vest        | Toreador Grand Ball         | Sully acts through Toreador Grand Ball to burn it              | 0       | directed   |
      | Belinde                        | Sport Bike         | Kevlar Vest        | Toreador Grand Ball         | Belinde acts through Toreador Grand Ball to burn it            | -1      | directed   |
      | Sully                          | Pentex™ Subversion | Kevlar Vest        | Elder Library               | Sully acts through Pentex™ Subversion to burn it               | 0       | directed   |
      | Mariano Pomposo                | Sport Bike         | Shakar             | Elder Library               | Mariano Pomposo acts through Shakar on Meaghan to enter combat | 0       | directed   |
      | Kostantin, Baro of the Caravan | Sport Bike         | Kevlar Vest        | Elder Library               | Sarah uses Kostantin, Baro of the Caravan on Sport Bike        | 1       | directed   |
      | Josette                        | Sport Bike         | Kevlar Vest        | Elder Library               | Sarah uses Josette on Ryan                                     | 0       | directed   |
      | Impundulu                      | Sport Bike         | Kevlar Vest        | Elder Library               | Sarah uses Impundulu on Nassir                                 | 1       | directed   |
      | Alia, God's Messenger          | Sport Bike         | Kevlar Vest        | Elder Library               | Sarah uses Alia, God's Messenger on Madison                    | 1       | undirected |

  @id:VTES-3462 @vtes.action.announce.all-details-defined
  Scenario: Anarch Secession is announced at 1 stealth
    Given Sarah's Lloyd Brooks is ready
    And Sarah holds Anarch Secession
    And Alexis's Belinde is ready
    When Lloyd Brooks plays Anarch Secession
    Then the action's stealth is 1
    And the action is undirected
    And it is for Alexis to block or decline
