# Fifth edition rulebook, "Rescue a Vampire from Torpor", "Diablerise a Vampire in Torpor": who may act, and on whom
Feature: Actions on a vampire in torpor
  Any ready vampire may rescue or diablerise any vampire in torpor; allies cannot.

  Background:
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase

  @id:VTES-1618 @vtes.rescue.who-any-ready-vampire @checks:a @vtes.rescue.target-vampire-in-torpor @checks:a
  Scenario: A ready vampire can rescue a vampire in torpor, an ally cannot
    Given Sarah's Belinde and Underbridge Stray are ready
    And Sarah's Sully is in torpor with 2 blood
    And Tom's Nassir is in torpor
    And Alexis's Ryan is ready
    Then Underbridge Stray cannot rescue Nassir because vtes.rescue.who-any-ready-vampire
    And Sully cannot rescue Nassir because vtes.torpor.only-leave-torpor-action
    And Belinde cannot rescue Ryan because vtes.rescue.target-vampire-in-torpor
    When Belinde rescues Nassir
    Then the action succeeds
    And Belinde burns 2 blood
    And Nassir's blood stays the same
    And Nassir is ready

  @id:VTES-2739 @vtes.rescue.target-vampire-in-torpor @checks:a
  Scenario Outline: <vampire> can be rescued from torpor, while a ready vampire cannot
    Given Sarah's Belinde is ready
    And Sarah's Sully is ready
    And Sarah's Colette is uncontrolled with 5 blood
    And Sarah's Wauneka is in torpor
    And Alexis's Nassir is in torpor
    And Rui's Lauren is in torpor
    And Rui's Ryan is ready and locked
    Then Belinde cannot rescue Sully because vtes.rescue.target-vampire-in-torpor
    And Belinde cannot rescue Ryan because vtes.rescue.target-vampire-in-torpor
    And Belinde cannot rescue Colette because vtes.rescue.target-vampire-in-torpor
    When Belinde rescues <vampire>
    Then <vampire> is ready and unlocked
    And <owner> controls <all>

    Examples:
      | vampire | owner  | all                        |
      | Wauneka | Sarah  | Belinde, Sully and Wauneka |
      | Nassir  | Alexis | Nassir                     |
      | Lauren  | Rui    | Lauren and Ryan            |

  @id:VTES-1619 @needs:politics
  @vtes.diablerise-action.who-any-ready-vampire @checks:a @vtes.diablerise-action.target-vampire-in-torpor @checks:a
  Scenario: A ready vampire can diablerise a vampire in torpor, an ally cannot
    Given Sarah's Wauneka and Underbridge Stray are ready
    And Sarah's Sully is in torpor with 2 blood
    And Tom's Nassir is in torpor
    And Alexis's Ryan is ready
    Then Underbridge Stray cannot diablerise Nassir because vtes.diablerise-action.who-any-ready-vampire
    And Sully cannot diablerise Nassir because vtes.torpor.only-leave-torpor-action
    And Wauneka cannot diablerise Ryan because vtes.diablerise-action.target-vampire-in-torpor
    When Wauneka diablerises Nassir
    Then the action succeeds
    And Nassir is in Tom's ash heap
