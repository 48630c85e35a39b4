# Rivals, "Losing/Stealing Blood"
Feature: Lost and stolen Blood
  Losing Blood is not damage.

  @id:RIV-2170 @rivals.blood.losing @checks:a,b @needs:torpor @needs:turn @needs:hunters
  Scenario Outline: A character that loses its last Blood is defeated
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez is in the Haven
    And Bruno's Lucky is in the Haven
    And Bruno's Matthew is in the Haven with <blood> Blood
    And Ana's Give 'em the Bird is attached to Matthew
    When Ana passes 3 times
    Then Matthew is in <where>

    Examples:
      | blood | where                         |
      | 5     | Bruno's Haven with 4 Blood    |
      | 2     | Bruno's Haven with 1 Blood    |
      | 1     | torpor with 1 Blood           |

  @id:RIV-2171 @rivals.blood.loss-not-preventable @checks:a @needs:turn @needs:hunters
  Scenario: An effect that prevents damage does not prevent Blood loss
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez is in the Haven
    And Bruno's Benicio and Matthew are in the Haven
    And Bruno holds Charmer
    And Vagrant is attached to Matthew
    And Ana's Give 'em the Bird is attached to Matthew
    When Ana passes 3 times
    Then it is Bruno's Action Phase
    And Matthew loses 1 Blood
    And Vagrant is ready
    And Bruno holds Charmer

  @id:RIV-2172 @rivals.blood.loss-own-colour-first @checks:a @needs:colours @needs:turn @needs:hunters
  Scenario Outline: A character loses Blood of its player's own colour first
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez is in the Haven
    And Bruno's Matthew is in the Haven with <blood> Blood
    And <foreign> of Matthew's Blood are Ana's
    And Ana's Give 'em the Bird is attached to Matthew
    When Ana passes 3 times
    Then Matthew loses 1 Blood
    And <left> of Matthew's Blood are Ana's

    Examples:
      | blood | foreign | left |
      | 3     | 2       | 2    |
      | 3     | 3       | 2    |

  @id:RIV-2173 @rivals.blood.stealing @checks:a,b @needs:hunters
  Scenario Outline: Stolen Blood moves from one character to the other
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline is in The Streets
    And Ana's Sara is in the Haven
    And Chupacabra is in The Streets with <before> Blood
    And Bruno's Iara is in the Haven
    And Ana has tagged Chupacabra
    When Evangeline attacks Chupacabra
    And Evangeline makes a Social attack
    Then Chupacabra has <after> Blood
    And Evangeline has <left> Blood

    Examples:
      | before | after | left |
      | 4      | 4     | 1    |

  @id:RIV-2174 @rivals.blood.stolen-goes-on-thief @checks:a @rivals.blood.stealing @needs:hunters
  Scenario Outline: Stolen Blood keeps its colour on the character that stole it
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline is in The Streets
    And Ana's Sara is in the Haven
    And Chupacabra is in The Streets with <before> Blood
    And Bruno's Iara is in the Haven
    And Ana has tagged Chupacabra
    When Evangeline attacks Chupacabra
    And Evangeline makes a Social attack
    Then Chupacabra has <before> Blood
    And 1 of Chupacabra's Blood is Ana's

    Examples:
      | before |
      | 4      |
      | 6      |

  @id:RIV-2175 @rivals.blood.stolen-not-swapped @checks:a @rivals.blood.stealing @needs:colours @needs:hunters
  Scenario: Stolen Blood is not exchanged for another colour
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline is in The Streets
    And 4 of Evangeline's Blood are Bruno's
    And Ana's Sara is in the Haven
    And Chupacabra is in The Streets with 4 Blood
    And Bruno's Iara is in the Haven
    And Ana has tagged Chupacabra
    When Evangeline attacks Chupacabra
    And Evangeline makes a Social attack
    Then 1 of Chupacabra's Blood is Bruno's
    And 1 of Evangeline's Blood is Bruno's

  @id:RIV-3033 @rivals.defeat.at-zero-blood @checks:d @needs:torpor @needs:turn @needs:hunters
  Scenario Outline: A character that loses the last Blood without damage is defeated
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Maria Lopez is in the Haven
    And Bruno's Keondra is in the Haven
    And Bruno's Matthew is in the Haven with <before> Blood
    And Ana's Give 'em the Bird is attached to Matthew
    When Ana passes 3 times
    Then it is Bruno's Action Phase
    And Matthew is in <place> with 1 Blood

    Examples:
      | before | place         |
      | 1      | torpor        |
      | 2      | Bruno's Haven |

  @id:RIV-3045 @rivals.defeat.at-zero-blood @checks:d @rivals.blood.loss-not-preventable @checks:c @needs:hunters
  Scenario Outline: No attribute reduces Chupacabra's theft of Blood, which can defeat a character
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Evangeline is in The Streets with <before> Blood
    And Evangeline is Leader
    And Ana's Juliana is in the Haven
    And Bruno's Keondra is in the Haven
    And Chupacabra is in The Streets
    And Ana has tagged Chupacabra
    When Evangeline attacks Chupacabra
    And Evangeline makes a Social attack
    Then Evangeline is in <place> with 1 Blood

    Examples:
      | before | place       |
      | 3      | torpor      |
      | 4      | The Streets |

  @id:RIV-3075 @rivals.blood.loss-own-colour-first @checks:b @needs:colours @needs:hunters
  Scenario: A character's own colour of Blood is stolen first
    Given Ana (hunters) and Bruno sit clockwise
    And Ana's Ingrid and Juliana are in The Streets
    And 1 of Ingrid's Blood is Bruno's
    And Ana's Sara is in the Haven
    And Bruno's Iara is in the Haven
    And Chupacabra is in The Streets with 4 Blood
    And Ana has tagged Chupacabra
    When Ingrid attacks Chupacabra
    And Ingrid makes a Mental attack
    And Ana declines
    Then Ingrid has 1 Blood
    And 1 of Ingrid's Blood is Bruno's
    And 1 of Chupacabra's Blood is Ana's
