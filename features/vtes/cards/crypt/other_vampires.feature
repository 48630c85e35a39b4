# Vampires outside the starter decks whose facts the suite publishes
Feature: Vampires outside the starter decks
  Each costs its capacity in pool, and brings its clan, sect, title and Disciplines into play.

  Background:
    Given Sarah, Alexis and Tom sit clockwise
    And it is Sarah's influence phase

  @id:VTES-2361 @vtes.influence.reveal-when-capacity-reached @vtes.crypt.capacity-definition @checks:a
  @vtes.crypt.clan-definition @checks:a @vtes.crypt.discipline-definition @checks:a
  @vtes.crypt.text-box-content @checks:a
  Scenario Outline: The titled <vampire> enters play with its printed clan, sect, title and Disciplines
    Given Sarah's <vampire> is uncontrolled with <below> blood
    Then Sarah cannot bring out <vampire> because vtes.influence.reveal-when-capacity-reached
    When Sarah moves 1 pool to <vampire>
    And Sarah brings out <vampire>
    Then <vampire> is ready with <capacity> blood and unlocked
    And <vampire>'s capacity is <capacity>
    And <vampire>'s clan is <clan>
    And <vampire>'s sect is <sect>
    And <vampire>'s title is <title>
    And <vampire>'s Disciplines are <disciplines>

    Examples:
      | vampire                            | below | capacity | clan                | sect        | title        | disciplines                     |
      | Atiena                             | 5     | 6        | Brujah              | Anarch      | baron        | CEL, obf, pot and pre           |
      | Gwendolyn                          | 10    | 11       | Brujah              | Camarilla   | inner circle | aus, CEL, FOR, POT, PRE and tha |
      | Shawnda Dorrit                     | 5     | 6        | Brujah antitribu    | Sabbat      | priscus      | CEL, obt, pot and pre           |
      | Angus the Unruled                  | 9     | 10       | Gangrel             | Camarilla   | justicar     | ANI, cel, for, pot and PRO      |
      | Ingrid Rossler                     | 8     | 9        | Gangrel             | Camarilla   | prince       | ANI, dom, FOR and PRO           |
      | Caitlin                            | 5     | 6        | Gangrel antitribu   | Sabbat      | bishop       | ANI, aus, dom and PRO           |
      | Ambrogino Giovanni                 | 8     | 9        | Giovanni            | Independent | 1 vote       | aus, DOM, NEC, POT and THA      |
      | Sobayifa                           | 7     | 8        | Guruhi              | Laibon      | magaji       | ANI, aus, pot, PRE, pro and spi |
      | Ubende                             | 6     | 7        | Ishtarri            | Laibon      | magaji       | CEL, for, obf, PRE and qui      |
      | Andrew Emory                       | 4     | 5        | Lasombra            | Sabbat      | bishop       | aus, dom, OBT and pot           |
      | Carolina Vález                     | 8     | 9        | Lasombra            | Sabbat      | archbishop   | aus, DOM, OBT, POT and PRE      |
      | Gratiano                           | 7     | 8        | Lasombra            | Sabbat      | priscus      | DOM, obf, OBT and pot           |
      | Kamaluddin                         | 5     | 6        | Lasombra            | Camarilla   | primogen     | DOM, for, OBL and pot           |
      | Melinda Galbraith                  | 9     | 10       | Lasombra            | Sabbat      | cardinal     | AUS, CEL, DOM, obt, POT and PRE |
      | Quentin King III                   | 6     | 7        | Malkavian           | Camarilla   | prince       | AUS, DEM, obf and pre           |
      | Korah                              | 6     | 7        | Malkavian antitribu | Sabbat      | priscus      | ani, AUS, DEM and OBF           |
      | Stavros                            | 6     | 7        | Malkavian antitribu | Sabbat      | priscus      | AUS, dem, OBF and PRE           |
      | Kephamos, High Priest of Marrakech | 7     | 8        | Ministry            | Independent | 2 votes      | dom, obf, pre and SER           |
      | Khalid                             | 8     | 9        | Nosferatu           | Camarilla   | primogen     | ANI, AUS, OBF, POT and tha      |
      | Lukas                              | 7     | 8        | Nosferatu antitribu | Sabbat      | archbishop   | ANI, OBF, POT, pre and ser      |
      | Tsunda                             | 5     | 6        | Ravnos              | Laibon      | magaji       | abo, ani, CHI and dem           |
      | Anson                              | 7     | 8        | Toreador            | Camarilla   | prince       | aus, CEL, dom and PRE           |
      | Jessica                            | 6     | 7        | Toreador antitribu  | Sabbat      | bishop       | AUS, CEL, OBT and PRE           |
      | Jessica (ADV)                      | 7     | 8        | Toreador antitribu  | Sabbat      | bishop       | AUS, CEL, OBT and PRE           |
      | Melinda Galbraith (ADV)            | 9     | 10       | Toreador antitribu  | Sabbat      | bishop       | AUS, CEL, DOM, obt, POT and PRE |
      | Johannes Worringen                 | 5     | 6        | Tremere antitribu   | Sabbat      | archbishop   | AUS, dom and THA                |
      | Kij Dansky                         | 7     | 8        | Tremere antitribu   | Sabbat      | priscus      | AUS, DOM, obt and THA           |
      | Ángel Guerrero                     | 6     | 7        | Tzimisce            | Anarch      | baron        | ANI, DOM and PRO                |

  @id:VTES-2362 @vtes.influence.reveal-when-capacity-reached @vtes.crypt.capacity-definition @checks:a
  @vtes.crypt.clan-definition @checks:a @vtes.crypt.discipline-definition @checks:a @vtes.crypt.text-box-content
  Scenario Outline: The untitled <vampire> enters play with its printed clan, sect and Disciplines
    Given Sarah's <vampire> is uncontrolled with <below> blood
    Then Sarah cannot bring out <vampire> because vtes.influence.reveal-when-capacity-reached
    When Sarah moves 1 pool to <vampire>
    And Sarah brings out <vampire>
    Then <vampire> is ready with <capacity> blood and unlocked
    And <vampire>'s capacity is <capacity>
    And <vampire>'s clan is <clan>
    And <vampire>'s sect is <sect>
    And <vampire> has no title
    And <vampire>'s Disciplines are <disciplines>

    Examples:
      | vampire                        | below | capacity | clan                | sect        | disciplines                     |
      | Effie Lowery                   | 4     | 5        | Ahrimane            | Sabbat      | ANI, obf and SPI                |
      | Dolie                          | 2     | 3        | Akunanse            | Laibon      | abo and ani                     |
      | The Horde                      | 2     | 3        | Baali               | Independent | dai, obf and pre                |
      | Alu                            | 1     | 2        | Banu Haqim          | Independent | obf                             |
      | Anwar                          | 3     | 4        | Banu Haqim          | Independent | cel, obf and qui                |
      | Arjun Shah                     | 3     | 4        | Banu Haqim          | Camarilla   | obf and THA                     |
      | Bijou                          | 2     | 3        | Banu Haqim          | Camarilla   | cel and tha                     |
      | Kamau Jafari                   | 3     | 4        | Banu Haqim          | Laibon      | obf and QUI                     |
      | Ilse                           | 5     | 6        | Blood Brother       | Sabbat      | for, POT, pro and SAN           |
      | Karl                           | 5     | 6        | Blood Brother       | Sabbat      | FOR, POT, pre and san           |
      | Kyrylo                         | 3     | 4        | Blood Brother       | Sabbat      | for and SAN                     |
      | Anita Wainwright               | 2     | 3        | Brujah              | Anarch      | cel and pre                     |
      | Brandon Grime                  | 4     | 5        | Brujah              | Anarch      | CEL, pot, pre and tha           |
      | Elen Kamjian                   | 3     | 4        | Brujah              | Anarch      | CEL and POT                     |
      | Marguerite Foccart             | 5     | 6        | Brujah              | Camarilla   | aus, CEL, pot and PRE           |
      | Marguerite Foccart (ADV)       | 5     | 6        | Brujah              | Anarch      | aus, CEL, pot and PRE           |
      | Mariano Pomposo                | 3     | 4        | Brujah antitribu    | Sabbat      | aus, cel and pot                |
      | Luma, Stone Beauty             | 4     | 5        | Gargoyle            | Camarilla   | aus, FOR, pot and vis           |
      | Obsidian                       | 4     | 5        | Gargoyle            | Independent | for, pot and VIS                |
      | Rusticus                       | 3     | 4        | Gargoyle            | Camarilla   | for and VIS                     |
      | Saxum, Master of Slaves        | 5     | 6        | Gargoyle            | Camarilla   | FOR, pot, pre and VIS           |
      | Sheela Na Gig                  | 1     | 2        | Gargoyle            | Sabbat      | vis                             |
      | Accorri Giovanni               | 5     | 6        | Giovanni            | Independent | ani, DOM, nec and POT           |
      | Almodo Giovanni                | 2     | 3        | Giovanni            | Independent | dom and pot                     |
      | Monica Giovanni                | 5     | 6        | Hecata              | Independent | AUS, FOR and OBL                |
      | Abu Nuwasi                     | 2     | 3        | Ishtarri            | Laibon      | cel and for                     |
      | Dame Hollerton                 | 4     | 5        | Kiasyd              | Sabbat      | DOM, myt and OBT                |
      | Greer Worder                   | 3     | 4        | Kiasyd              | Sabbat      | MYT and obt                     |
      | Cameron                        | 2     | 3        | Lasombra            | Sabbat      | dom and pot                     |
      | Claudia                        | 1     | 2        | Lasombra            | Sabbat      | obt                             |
      | Quentin King III (ADV)         | 6     | 7        | Malkavian           | Camarilla   | AUS, cel, DEM, OBF and pre      |
      | Artemis                        | 5     | 6        | Malkavian antitribu | Sabbat      | aus, cel, DEM, for and OBF      |
      | Boy Toy                        | 1     | 2        | Malkavian antitribu | Sabbat      | dem                             |
      | Black Lotus                    | 4     | 5        | Ministry            | Sabbat      | aus, DOM, obf and ser           |
      | Ximena                         | 2     | 3        | Ministry            | Sabbat      | obf and pre                     |
      | Veejay Vinod                   | 2     | 3        | Nagaraja            | Independent | AUS                             |
      | Kostantin, Baro of the Caravan | 8     | 9        | Ravnos              | Independent | ANI, cel, CHI, dom and FOR      |
      | Sreelekha                      | 7     | 8        | Ravnos              | Anarch      | ANI, FOR, OBF and PRE           |
      | Blanche Hill                   | 5     | 6        | Salubri             | Independent | aus, FOR and OBE                |
      | Malachi                        | 5     | 6        | Salubri             | Independent | AUS, DOM and FOR                |
      | Yael                           | 3     | 4        | Salubri             | Independent | aus, dom and for                |
      | Qawiyya el-Ghaduba             | 8     | 9        | Salubri antitribu   | Sabbat      | aus, FOR, POT, pre and VAL      |
      | Josette                        | 7     | 8        | Samedi              | Independent | FOR, OBF, pot, pre and THN      |
      | Mister Schwartz                | 5     | 6        | Samedi              | Camarilla   | for, NEC, obf and THN           |
      | Adrianne                       | 5     | 6        | Toreador            | Camarilla   | aus, cel, pot and pre           |
      | Colin Flynn                    | 2     | 3        | Toreador            | Camarilla   | aus and cel                     |
      | Cyan Sin                       | 1     | 2        | Toreador            | Sabbat      | cel                             |
      | Delilah Easton                 | 1     | 2        | Toreador            | Camarilla   | pre                             |
      | Dorian Strack                  | 3     | 4        | Toreador            | Camarilla   | AUS and cel                     |
      | Carter                         | 1     | 2        | Toreador antitribu  | Sabbat      | cel                             |
      | Ayse Dhanial                   | 3     | 4        | Tremere             | Camarilla   | aus, dom and tha                |
      | Kyoko Shinsegawa               | 4     | 5        | Tremere             | Camarilla   | aus, cel, dom and for           |
      | Nu, The Pillar                 | 8     | 9        | True Brujah         | Independent | ani, aus, POT, PRE, pro and TEM |
      | Louis Fortier                  | 4     | 5        | Ventrue             | Camarilla   | aus, dom, for, obf and pre      |
      | Louis Fortier (ADV)            | 4     | 5        | Ventrue             | Anarch      | aus, dom, for, obf and pre      |

  @id:VTES-2363 @vtes.crypt.text-box-content @checks:a
  Scenario Outline: <vampire> enters play with the trait <trait>
    Given Sarah's <vampire> is uncontrolled with 11 blood
    When Sarah brings out <vampire>
    Then <vampire> has the trait <trait>

    Examples:
      | vampire                 | trait                   |
      | Effie Lowery            | Sterile                 |
      | The Horde               | Infernal                |
      | Alu                     | Blood Cursed            |
      | Anwar                   | Blood Cursed            |
      | Ilse                    | Torrance circle         |
      | Ilse                    | Sterile                 |
      | Karl                    | Torrance circle         |
      | Karl                    | Sterile                 |
      | Kyrylo                  | Kiev circle             |
      | Kyrylo                  | Sterile                 |
      | Mariano Pomposo         | Black Hand              |
      | Luma, Stone Beauty      | Flight                  |
      | Luma, Stone Beauty      | Tremere slave           |
      | Obsidian                | Flight                  |
      | Rusticus                | Flight                  |
      | Rusticus                | Tremere slave           |
      | Saxum, Master of Slaves | Flight                  |
      | Saxum, Master of Slaves | Tremere slave           |
      | Sheela Na Gig           | Flight                  |
      | Sheela Na Gig           | Tremere antitribu slave |
      | Claudia                 | Black Hand              |
      | Veejay Vinod            | Scarce                  |
      | Blanche Hill            | Scarce                  |
      | Qawiyya el-Ghaduba      | Red List                |

  @id:VTES-2364 @needs:legacy @needs:contests
  @vtes.title-contest.some-titles-unique @checks:a @vtes.title-contest.starts-when-two-claim
  Scenario Outline: <vampire> contests its title with a vampire of its city but not of another
    Given Sarah's <vampire> is uncontrolled with 11 blood
    And Alexis's Wauneka is ready
    And Tom's Ryan is ready
    And Wauneka's sect is <sect>
    And Ryan's sect is <sect>
    And Wauneka's title is <title>, of <city>
    And Ryan's title is <title>, of Copenhagen
    When Sarah brings out <vampire>
    Then <vampire> and Wauneka are in a contest of titles
    And Ryan's title is <title>

    Examples:
      | vampire            | sect      | title      | city          |
      | Atiena             | Anarch    | baron      | Mombasa       |
      | Ingrid Rossler     | Camarilla | prince     | Geneva        |
      | Carolina Vález     | Sabbat    | archbishop | Montreal      |
      | Quentin King III   | Camarilla | prince     | Boston        |
      | Lukas              | Sabbat    | archbishop | Toronto       |
      | Anson              | Camarilla | prince     | Seattle       |
      | Johannes Worringen | Sabbat    | archbishop | Amsterdam     |
      | Ángel Guerrero     | Anarch    | baron      | Ciudad Juárez |
