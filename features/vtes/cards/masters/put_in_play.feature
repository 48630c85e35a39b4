# Starter deck cards put into play or on a minion: costs and requirements
Feature: Masters that are put into play

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's master phase

  @id:VTES-1811 @vtes.card.play.into-play-on-resolution @vtes.card.play.announce-and-show
  Scenario Outline: <place> can be played with a ready <member> of its clan
    Given Sarah's <member> is ready
    And Sarah holds <place> and <place>
    When Sarah plays <place>
    Then Sarah controls <place>
    And Sarah has <pool> pool
    And Sarah holds <place>

    Examples:
      | place                        | member        | pool |
      | Arcane Library               | Nassir        | 28   |
      | Art Museum                   | Kathy Glens   | 28   |
      | Chantry                      | Ayelech       | 30   |
      | Warsaw Station               | Ryan          | 28   |
      | Wasserschloss Anif, Austria  | Trevon Parker | 30   |

  @id:VTES-1812 @vtes.card.req.master-needs-ready-qualified-minion
  Scenario Outline: <place> cannot be played with only <stranger>, who is not of its clan
    Given Sarah's <member> is in torpor
    And Sarah's <stranger> is ready
    And Sarah holds <place>
    Then Sarah cannot play <place> because vtes.card.req.master-needs-ready-qualified-minion
    And it is for Sarah to decide in the master phase

    Examples:
      | place                        | member        | stranger    |
      | Arcane Library               | Nassir        | Kathy Glens |
      | Art Museum                   | Kathy Glens   | Nassir      |
      | Chantry                      | Ayelech       | Ryan        |
      | Warsaw Station               | Ryan          | Ayelech     |
      | Wasserschloss Anif, Austria  | Trevon Parker | Sully       |

  @id:VTES-1813 @vtes.card.play.into-play-on-resolution @vtes.card.play.announce-and-show
  Scenario Outline: <card> can be played on any Methuselah's ready minion
    Given Alexis's Sully is ready
    And Sarah holds <card>
    When Sarah plays <card> on Sully
    Then Sully bears <card>
    And Sarah has <pool> pool

    Examples:
      | card               | pool |
      | Haven Uncovered    | 30   |
      | Pentex™ Subversion | 28   |

  @id:VTES-1814 @vtes.card.play.into-play-on-resolution
  Scenario: Smiling Jack needs no minion and enters play without counters
    Given Sarah holds Smiling Jack, The Anarch
    When Sarah plays Smiling Jack, The Anarch
    Then Sarah controls Smiling Jack, The Anarch
    And no pool changes
    And Smiling Jack, The Anarch has 0 counters

  @id:VTES-1815 @vtes.equip.equipment-cards-are-action-cards
  Scenario: A minion can equip with Kevlar Vest for 1 pool but not with a second one
    Given Sarah's Sully is ready
    And Sarah holds Kevlar Vest
    When Sarah ends the master phase
    And Sully equips with Kevlar Vest
    Then Sully bears Kevlar Vest
    And Sarah burns 1 pool

  @id:VTES-2651 @vtes.equip.equipment-cards-are-action-cards @checks:b
  Scenario: A minion plays an equipment card by announcing an equip action
    Given Sarah's Madison is ready
    And Sarah holds .44 Magnum
    And Alexis's Ryan is ready and locked
    When Sarah ends the master phase
    And Madison equips with .44 Magnum
    Then these events happen in order:
      | event            | action | minion  | stealth | directed |
      | action-announced | equip  | Madison | 1       | false    |
    And Madison bears .44 Magnum

  @id:VTES-6007 @vtes.equip.equipment-cards-are-action-cards @checks:a
  Scenario: A minion that unlocks cannot play the same equipment again that turn
    Given Sarah's Madison and Nassir are ready
    And Sarah holds .44 Magnum, .44 Magnum, Sport Bike and Freak Drive
    And Alexis's Ryan is ready and locked
    When Sarah ends the master phase
    And Madison equips with .44 Magnum
    And Madison plays Freak Drive at basic
    Then Madison cannot equip with .44 Magnum because vtes.action.limit.same-action-card-once-per-turn
    When Madison equips with Sport Bike
    Then Madison bears .44 Magnum and Sport Bike
    When Nassir equips with .44 Magnum
    Then Nassir bears .44 Magnum
