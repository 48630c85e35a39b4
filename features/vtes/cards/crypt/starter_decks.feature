# The crypts of the five starter decks of the fifth edition
Feature: The vampires of the starter decks
  Each costs its capacity in pool, and brings its clan, sect, title and Disciplines into play.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase

  @id:VTES-1250 @vtes.influence.reveal-when-capacity-reached @vtes.crypt.capacity-definition @checks:a
  @vtes.crypt.clan-definition @checks:a @vtes.crypt.discipline-definition @checks:a
  @vtes.crypt.text-box-content @checks:a
  Scenario Outline: <vampire> of the starter decks enters play with the printed title, clan and Disciplines
    Given Sarah's <vampire> is uncontrolled with <below> blood
    Then Sarah cannot bring out <vampire> because vtes.influence.reveal-when-capacity-reached
    When Sarah moves 1 pool to <vampire>
    And Sarah brings out <vampire>
    Then <vampire> is ready with <capacity> blood and unlocked
    And <vampire>'s capacity is <capacity>
    And <vampire>'s clan is <clan>
    And <vampire>'s sect is Camarilla
    And <vampire>'s title is <title>
    And <vampire>'s Disciplines are <disciplines>

    Examples:
      | vampire             | below | capacity | clan      | title    | disciplines           |
      | Alexander Silverson | 7     | 8        | Malkavian | prince   | AUS, DOM, OBF and pre |
      | Andi Liu            | 5     | 6        | Malkavian | prince   | aus, DOM, obf and pre |
      | Donny Kowalczyk     | 5     | 6        | Malkavian | prince   | AUS, cel, dom and obf |
      | Belinde             | 5     | 6        | Nosferatu | prince   | ani, aus, OBF and pot |
      | The Dowager         | 5     | 6        | Nosferatu | primogen | ANI, aus, OBF and pot |
      | Larissa Moreira     | 5     | 6        | Nosferatu | primogen | ANI, OBF and pot      |
      | Lenny Burkhead      | 5     | 6        | Nosferatu | primogen | ANI, obf, pot and pre |
      | Catalina Vega       | 7     | 8        | Toreador  | prince   | AUS, CEL, for and PRE |
      | Flávio Gonçalves    | 6     | 7        | Toreador  | prince   | aus, CEL, for and PRE |
      | Mkhokheli           | 5     | 6        | Toreador  | prince   | aus, cel, for and PRE |
      | Ayelech             | 6     | 7        | Tremere   | prince   | AUS, DOM and THA      |
      | Chrysanthemum       | 4     | 5        | Tremere   | primogen | AUS, dom and THA      |
      | Inês Tristão        | 5     | 6        | Tremere   | prince   | aus, dom, pre and THA |
      | Lloyd Brooks        | 5     | 6        | Tremere   | primogen | aus, DOM, pot and THA |
      | Alexa Draper        | 7     | 8        | Ventrue   | prince   | DOM, for, pot and PRE |
      | Alice Chen          | 6     | 7        | Ventrue   | prince   | dom, FOR, obf and PRE |
      | Horst von Brühl     | 5     | 6        | Ventrue   | prince   | aus, dom, FOR and pre |
      | Sybren van Oosten   | 6     | 7        | Ventrue   | prince   | dom, FOR, PRE and tha |

  @id:VTES-1251 @vtes.influence.reveal-when-capacity-reached @vtes.crypt.capacity-definition @checks:a
  @vtes.crypt.clan-definition @checks:a @vtes.crypt.discipline-definition @checks:a @vtes.crypt.text-box-content
  Scenario Outline: <vampire> of the starter decks enters play untitled with the printed clan and Disciplines
    Given Sarah's <vampire> is uncontrolled with <below> blood
    Then Sarah cannot bring out <vampire> because vtes.influence.reveal-when-capacity-reached
    When Sarah moves 1 pool to <vampire>
    And Sarah brings out <vampire>
    Then <vampire> is ready with <capacity> blood and unlocked
    And <vampire>'s capacity is <capacity>
    And <vampire>'s clan is <clan>
    And <vampire>'s sect is Camarilla
    And <vampire> has no title
    And <vampire>'s Disciplines are <disciplines>

    Examples:
      | vampire            | below | capacity | clan      | disciplines           |
      | Ashley             | 2     | 3        | Malkavian | dom and obf           |
      | Colette            | 4     | 5        | Malkavian | AUS, dom and OBF      |
      | Dr. Stephen Norton | 3     | 4        | Malkavian | aus and OBF           |
      | Gelasia Fotiou     | 5     | 6        | Malkavian | AUS, DOM, obf and pre |
      | Meaghan            | 2     | 3        | Malkavian | aus and obf           |
      | Sully              | 3     | 4        | Malkavian | aus, dom and obf      |
      | Aunt Linda         | 3     | 4        | Nosferatu | obf and POT           |
      | Baixinho           | 2     | 3        | Nosferatu | ani and obf           |
      | Horace Radcliffe   | 4     | 5        | Nosferatu | ANI, obf and POT      |
      | Ryan               | 3     | 4        | Nosferatu | ani, obf and pot      |
      | Wauneka            | 4     | 5        | Nosferatu | ani, aus, obf and POT |
      | Bret Stryker       | 3     | 4        | Toreador  | CEL and PRE           |
      | Kathy Glens        | 4     | 5        | Toreador  | aus, cel, PRE and tha |
      | Massimo Falconi    | 3     | 4        | Toreador  | aus, cel and pre      |
      | Min-seo            | 2     | 3        | Toreador  | aus and cel           |
      | Nik Sikko          | 2     | 3        | Toreador  | cel and pre           |
      | Tamoszius          | 4     | 5        | Toreador  | aus, CEL and PRE      |
      | Lauren             | 3     | 4        | Tremere   | aus, dom and tha      |
      | Nassir             | 3     | 4        | Tremere   | aus and THA           |
      | Patrik Söderberg   | 4     | 5        | Tremere   | AUS, dom, for and tha |
      | Rosalina Cortez    | 2     | 3        | Tremere   | THA                   |
      | Trevon Parker      | 5     | 6        | Tremere   | AUS, DOM and THA      |
      | Brock Sterling     | 2     | 3        | Ventrue   | FOR                   |
      | Chelsea Blake      | 4     | 5        | Ventrue   | cel, DOM, for and pre |
      | Madison            | 5     | 6        | Ventrue   | DOM, FOR and PRE      |
      | Naomi Stewart      | 4     | 5        | Ventrue   | dom, FOR and PRE      |
      | Oshri Dahan        | 3     | 4        | Ventrue   | dom, for and pre      |
