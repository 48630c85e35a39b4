# Fifth edition rulebook, "Who May Attempt to Block": the same rules seen from every seat
Feature: Eligible blockers at every seat
  Prey and predator sit to the left and right of the acting Methuselah, in every seat and at every table size.

  @id:VTES-2750 @vtes.action.block.prey-before-predator @checks:a,b
  @vtes.action.block.undirected-prey-or-predator @checks:a
  Scenario Outline: <acting>'s undirected action may be blocked by <prey>, then <predator>: <players>
    Given <players> sit clockwise
    And it is <acting>'s minion phase
    And <acting>'s Wauneka is ready with 2 blood
    And <prey>'s Nassir is ready
    And <predator>'s Colette is ready
    And Colette bears Sport Bike
    When Wauneka hunts
    Then it is for <prey> to block or decline
    And Colette cannot attempt to block because vtes.action.block.prey-before-predator
    When Nassir attempts to block
    Then Nassir fails to block the action
    When <prey> declines to block
    Then it is for <predator> to block or decline
    And Nassir cannot attempt to block because vtes.action.block.declining-is-final
    When Colette attempts to block
    Then Colette blocks the action

    Examples:
      | players                          | acting | prey   | predator |
      | Sarah, Alexis and Tom            | Sarah  | Alexis | Tom      |
      | Sarah, Alexis and Tom            | Alexis | Tom    | Sarah    |
      | Sarah, Alexis and Tom            | Tom    | Sarah  | Alexis   |
      | Sarah, Alexis, Tom and Rui       | Sarah  | Alexis | Rui      |
      | Sarah, Alexis, Tom and Rui       | Alexis | Tom    | Sarah    |
      | Sarah, Alexis, Tom and Rui       | Tom    | Rui    | Alexis   |
      | Sarah, Alexis, Tom and Rui       | Rui    | Sarah  | Tom      |
      | Sarah, Alexis, Tom, Rui and Ines | Sarah  | Alexis | Ines     |
      | Sarah, Alexis, Tom, Rui and Ines | Alexis | Tom    | Sarah    |
      | Sarah, Alexis, Tom, Rui and Ines | Tom    | Rui    | Alexis   |
      | Sarah, Alexis, Tom, Rui and Ines | Rui    | Ines   | Tom      |
      | Sarah, Alexis, Tom, Rui and Ines | Ines   | Sarah  | Rui      |

  @id:VTES-2751 @needs:ending @vtes.action.block.undirected-prey-or-predator @checks:a
  Scenario Outline: With <gone> ousted, <prey> may block <acting>, then <predator>: <players>
    Given <players> sit clockwise
    And it is <acting>'s minion phase
    And <gone> is ousted
    And <acting>'s Wauneka is ready with 2 blood
    And <prey>'s Nassir is ready
    And <predator>'s Colette is ready
    When Wauneka hunts
    Then it is for <prey> to block or decline
    When <prey> declines to block
    Then it is for <predator> to block or decline
    When <predator> declines to block
    Then the action succeeds
    And Wauneka has 3 blood

    Examples:
      | players                          | acting | gone   | prey   | predator |
      | Sarah, Alexis, Tom and Rui       | Sarah  | Alexis | Tom    | Rui      |
      | Sarah, Alexis, Tom and Rui       | Alexis | Tom    | Rui    | Sarah    |
      | Sarah, Alexis, Tom and Rui       | Tom    | Rui    | Sarah  | Alexis   |
      | Sarah, Alexis, Tom and Rui       | Rui    | Sarah  | Alexis | Tom      |
      | Sarah, Alexis, Tom, Rui and Ines | Sarah  | Alexis | Tom    | Ines     |
      | Sarah, Alexis, Tom, Rui and Ines | Alexis | Tom    | Rui    | Sarah    |
      | Sarah, Alexis, Tom, Rui and Ines | Tom    | Rui    | Ines   | Alexis   |
      | Sarah, Alexis, Tom, Rui and Ines | Rui    | Ines   | Sarah  | Tom      |
      | Sarah, Alexis, Tom, Rui and Ines | Ines   | Sarah  | Alexis | Rui      |

  @id:VTES-2752 @vtes.bleed.default-target-prey @checks:a,b @vtes.action.block.directed-only-targets-may-block @checks:a
  Scenario Outline: Only <prey> may block a bleed by <acting>
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is <acting>'s minion phase
    And <acting>'s Belinde and Sully are ready
    And <prey>'s Nassir is ready
    And <across>'s Ryan is ready
    And <predator>'s Colette is ready
    Then Belinde cannot bleed <across> because vtes.bleed.default-target-prey
    And Belinde cannot bleed <predator> because vtes.bleed.default-target-prey
    When Belinde bleeds <prey>
    Then it is for <prey> to block or decline
    And Ryan cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    And Colette cannot attempt to block because vtes.action.block.directed-only-targets-may-block
    When <prey> declines to block
    Then <prey> burns 1 pool
    And <acting> has the Edge

    Examples:
      | acting | prey   | across | predator |
      | Sarah  | Alexis | Tom    | Ines     |
      | Alexis | Tom    | Rui    | Sarah    |
      | Tom    | Rui    | Ines   | Alexis   |
      | Rui    | Ines   | Sarah  | Tom      |
      | Ines   | Sarah  | Alexis | Rui      |

  @id:VTES-2753 @vtes.action.block.several-targets-clockwise @checks:a
  Scenario Outline: <first> may block <acting>'s action at two targets before <second>
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is <acting>'s minion phase
    And <acting>'s Kamau Jafari is ready
    And <acting> holds Poison the Well of Life
    And <first> controls Asylum Hunting Ground
    And <second> controls Institution Hunting Ground
    And <first>'s Nassir is ready
    And <second>'s Ayelech is ready
    When Kamau Jafari plays Poison the Well of Life at superior
    Then it is for <first> to block or decline
    And Ayelech cannot attempt to block because vtes.action.block.several-targets-clockwise
    When <first> declines to block
    Then it is for <second> to block or decline
    And Nassir cannot attempt to block because vtes.action.block.declining-is-final
    When <second> declines to block
    Then the action succeeds

    Examples:
      | acting | first  | second |
      | Tom    | Rui    | Sarah  |
      | Ines   | Alexis | Rui    |
      | Alexis | Ines   | Sarah  |
      | Rui    | Ines   | Tom    |

  @id:VTES-4946 @vtes.action.block.several-targets-clockwise @checks:a
  Scenario Outline: Four targets of <acting> may block clockwise: <second>, <third>, and <last> after the first
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is <acting>'s minion phase
    And <acting>'s Kamau Jafari is ready
    And <acting> holds Poison the Well of Life
    And <first> controls Asylum Hunting Ground
    And <second> controls Institution Hunting Ground
    And <third> controls Political Hunting Ground
    And <last> controls Slum Hunting Ground
    And <first>'s Nassir, <second>'s Ayelech, <third>'s Colette and <last>'s Ryan are ready
    When Kamau Jafari plays Poison the Well of Life at superior
    Then it is for <first> to block or decline
    When <first> declines to block
    Then it is for <second> to block or decline
    When <second> declines to block
    Then it is for <third> to block or decline
    When <third> declines to block
    Then it is for <last> to block or decline
    When <last> declines to block
    Then the action succeeds

    Examples:
      | acting | first | second | third  | last   |
      | Tom    | Rui   | Ines   | Sarah  | Alexis |
      | Ines   | Sarah | Alexis | Tom    | Rui    |

  @id:VTES-2754 @vtes.action.block.target-change-reopens @checks:a
  @vtes.bleed.cards-may-allow-or-force-other-target @checks:b
  Scenario Outline: Only <target> may block a bleed that <prey> redirected to <target>
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Rui's minion phase
    And Rui's Belinde is ready
    And Ines's Ayelech is ready
    And Ines holds Deflection
    And Sarah's Nassir is ready
    And Alexis's Ryan is ready
    And Tom's Colette is ready
    When Belinde bleeds Ines
    And Ines declines to block
    And Ayelech plays Deflection at superior on <target>
    Then it is for <target> to block or decline
    When <target> declines to block
    Then <target> burns 1 pool
    And Ines's pool stays the same
    And Rui has the Edge

    Examples:
      | prey | target |
      | Ines | Sarah  |
      | Ines | Alexis |
      | Ines | Tom    |

  @id:VTES-2755 @edition:impulse_order=prey-predator-rest
  @vtes.sequencing.order-undirected-action @vtes.action.after-blocks-declined-impulse-to-acting @checks:a
  Scenario Outline: All others react to <acting>'s undirected action after prey and predator
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is <acting>'s minion phase
    And <acting>'s Wauneka is ready with 2 blood
    And <prey>'s Nassir is ready and locked
    And <predator>'s Colette is ready and locked
    And <third>'s Ryan is ready and locked
    And <fourth>'s Lauren is ready and locked
    And <prey> holds On the Qui Vive
    And <predator> holds On the Qui Vive
    And <third> holds On the Qui Vive
    And <fourth> holds On the Qui Vive
    When Wauneka hunts
    And <prey> passes
    And <predator> passes
    And <third> passes
    And <fourth> passes
    Then it is for <prey> to respond after blocks are declined
    When <prey> passes
    Then it is for <predator> to respond after blocks are declined
    When <predator> passes
    Then it is for <third> to respond after blocks are declined
    When <third> passes
    Then it is for <fourth> to respond after blocks are declined
    When nobody responds
    Then Wauneka has 3 blood

    Examples:
      | acting | prey   | predator | third  | fourth |
      | Sarah  | Alexis | Ines     | Tom    | Rui    |
      | Alexis | Tom    | Sarah    | Rui    | Ines   |
      | Tom    | Rui    | Alexis   | Ines   | Sarah  |
      | Rui    | Ines   | Tom      | Sarah  | Alexis |
      | Ines   | Sarah  | Rui      | Alexis | Tom    |

  @id:VTES-2756 @needs:master @vtes.sequencing.order-single-target-directed-action
  Scenario Outline: The target of an action may cancel its card before anyone else: <target>
    Given Sarah, Alexis, Tom, Rui and Ines sit clockwise
    And it is Sarah's minion phase
    And Sarah's Horace Radcliffe is ready
    And Sarah holds Deep Song
    And <target>'s Nassir is ready
    And Alexis holds Direct Intervention
    And <target> holds Direct Intervention
    And Ines holds Direct Intervention
    When Horace Radcliffe plays Deep Song at superior on Nassir
    Then it is for <target> to respond as the card is played
    When <target> passes
    Then it is for Alexis to respond as the card is played
    When Alexis passes
    Then it is for Ines to respond as the card is played
    When Ines passes
    Then it is for <target> to block or decline
    When <target> declines to block
    Then combat begins between Nassir and Horace Radcliffe
    And it is for <target> to choose a strike

    Examples:
      | target |
      | Tom    |
      | Rui    |
