"""Decks: legality rules, list formats, and messages to readers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.catalogue import load
from reference_engine import ReferenceEngine, check_deck
from reference_engine.kernel.decisions import InvalidPosition, Unsupported
from reference_engine.vtes.decks import (
    STARTERS,
    Deck,
    UnreadableDeck,
    faults,
    index,
    read_deck,
    starter,
    unplayable,
)
from reference_engine.vtes.table.card_facts import facts
from scenarios.editions import UnknownEdition

CRYPT = "12x Ryan"
LIBRARY = "60x Blood Doll"
# One vampire of each group; Anarch Convert is of group ANY.
OF_GROUP = {"1": "Anson", "2": "Aabbt Kindred", "3": "Étienne Fauberge", "4": "Céleste Lamontagne", "6": "Ryan"}
OF_GROUP["5"] = next(card.name for card in index().values() if card.group == "5")
OF_GROUP["ANY"] = "Anarch Convert"


def codes(text: str) -> list[str]:
    """Return the fault codes of a deck."""
    return [fault.code for fault in faults(read_deck(text))]


def only_fault(text: str) -> Any:
    (fault,) = faults(read_deck(text))
    return fault


def crypt_of(*groups: str) -> str:
    return "\n".join(f"12x {OF_GROUP[group]}" for group in groups)


# -- sizes. V5 'Deck Construction' ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("crypt", "library", "expected"),
    [
        (12, 60, []),
        (11, 60, ["crypt-too-small"]),
        (1, 60, ["crypt-too-small"]),
        (13, 60, []),
        (100, 60, []),
        (12, 59, ["library-too-small"]),
        (12, 90, []),
        (12, 91, ["library-too-large"]),
        (12, 77, []),
        (11, 59, ["crypt-too-small", "library-too-small"]),
        (11, 91, ["crypt-too-small", "library-too-large"]),
    ],
)
def test_deck_sizes_outside_the_limits_are_faults(crypt: int, library: int, expected: list[str]) -> None:
    """Each deck has copies of only two cards; copies do not matter, unique or not."""
    assert codes(f"{crypt}x Ryan\n{library}x Blood Doll") == expected


@pytest.mark.parametrize(
    ("text", "rule", "numbers"),
    [
        (f"11x Ryan\n{LIBRARY}", "vtes.deck.crypt-minimum-12", ("11", "12")),
        (f"{CRYPT}\n59x Blood Doll", "vtes.deck.library-minimum-60", ("59", "60")),
        (f"{CRYPT}\n91x Blood Doll", "vtes.deck.library-maximum-90", ("91", "90")),
    ],
)
def test_size_fault_names_its_rule_and_both_numbers(text: str, rule: str, numbers: tuple[str, str]) -> None:
    fault = only_fault(text)
    assert fault.rule == rule
    assert all(number in fault.message.split() for number in numbers)


def test_missing_part_is_too_small() -> None:
    assert codes(CRYPT) == ["library-too-small"]
    assert codes(LIBRARY) == ["crypt-too-small"]


# -- groups. V5 'Group', basic text and glossary ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "groups", [("6",), ("5", "6"), ("6", "5"), ("1", "2"), ("6", "ANY"), ("2", "3", "ANY"), ("5", "6", "ANY"), ("ANY",)]
)
def test_one_group_or_two_consecutive_groups_are_legal(groups: tuple[str, ...]) -> None:
    assert codes(f"{crypt_of(*groups)}\n{LIBRARY}") == []


@pytest.mark.parametrize("groups", [("4", "6"), ("4", "5", "6"), ("1", "6"), ("2", "4", "ANY"), ("6", "ANY", "4")])
def test_distant_or_too_many_groups_are_a_fault(groups: tuple[str, ...]) -> None:
    fault = only_fault(f"{crypt_of(*groups)}\n{LIBRARY}")
    assert (fault.code, fault.rule) == ("groups-apart", "vtes.deck.group-single-or-consecutive")
    for group in set(groups) - {"ANY"}:
        assert f"{group} ({OF_GROUP[group]})" in fault.message
    assert "ANY" not in fault.message


def test_single_card_of_a_third_group_is_a_fault() -> None:
    assert codes(f"{crypt_of('5', '6')}\n1x {OF_GROUP['4']}\n{LIBRARY}") == ["groups-apart"]


def test_only_crypt_cards_have_a_group() -> None:
    for card in index().values():
        if card.part == "crypt":
            assert card.group == "ANY" or card.group.isdecimal(), card
        else:
            assert card.group == "", card


def test_advanced_vampire_counts_for_its_group() -> None:
    advanced = "1x Al-Ashrad, Amr of Alamut (ADV)"
    assert codes(f"11x {OF_GROUP['2']}\n{advanced}\n{LIBRARY}") == []
    assert codes(f"11x {OF_GROUP['6']}\n{advanced}\n{LIBRARY}") == ["groups-apart"]


# -- parts of a deck --------------------------------------------------------------------------------------------------


def test_cards_in_the_wrong_part_are_faults() -> None:
    found = faults(read_deck(f"Crypt\n{CRYPT}\n1x Blood Doll\nLibrary\n{LIBRARY}\n1x Ryan"))
    assert [(fault.code, fault.where) for fault in found] == [
        ("library-card-in-crypt", "line 3"),
        ("crypt-card-in-library", "line 6"),
    ]
    assert {fault.rule for fault in found} == {"vtes.decks.crypt-holds-vampires"}


def test_card_in_the_wrong_part_counts_there() -> None:
    assert codes("Crypt\n11x Ryan\n1x Blood Doll\nLibrary\n60x Bonding") == ["library-card-in-crypt"]


def test_vampire_in_the_library_adds_no_group_to_the_crypt() -> None:
    assert codes(f"Crypt\n{CRYPT}\nLibrary\n{LIBRARY}\n1x Anson") == ["crypt-card-in-library"]


def test_imbued_belong_in_the_crypt() -> None:
    imbued = next(card for card in index().values() if card.type == "imbued")
    assert codes(f"12x {imbued.id}\n{LIBRARY}") == []


# -- the starter decks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STARTERS)
def test_starter_deck_is_legal(name: str) -> None:
    deck = starter(name)
    assert (deck.name, deck.size("crypt"), deck.size("library")) == (name, 12, 77)
    assert faults(deck) == []
    assert {line.card.group for line in deck.crypt if line.card} == {"6"}
    assert all(facts()[line.card.id].clan == name for line in deck.crypt if line.card)


def test_altered_starter_deck_is_legal() -> None:
    """Mix two starter decks and add a card of another set."""
    first, second = starter("Tremere"), starter("Ventrue")
    mixed = Deck(
        crypt=first.crypt + second.crypt, library=[*first.library, *read_deck("1x 47th Street Royals").library]
    )
    assert faults(mixed) == []


def test_unknown_starter_deck_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        starter("Gangrel")


def test_unplayable_deck_is_rejected_with_a_card_name() -> None:
    for name in STARTERS:
        deck = starter(name)
        missing = unplayable(deck)
        position = {"turn": {"phase": "setup"}, "seats": [deck.seat("Sarah"), {"name": "Alexis"}]}
        params = {"game": "vtes", "edition": "v5", "position": position, "seed": 1}
        if missing:
            with pytest.raises(Unsupported) as caught:
                ReferenceEngine().setup(params)
            assert caught.value.data["what"] == "card"
            assert caught.value.data["name"] in missing
        else:
            assert ReferenceEngine().setup(params)["pending"]["window"] == "unlock"


def test_legal_deck_can_be_dealt() -> None:
    deck = read_deck(f"{CRYPT}\n{LIBRARY}\n3x Bonding")
    assert (faults(deck), unplayable(deck)) == ([], [])
    engine = ReferenceEngine()
    seats = [deck.seat(name) for name in ("Sarah", "Alexis")]
    engine.setup({"game": "vtes", "edition": "v5", "position": {"turn": {"phase": "setup"}, "seats": seats}, "seed": 7})
    for seat in engine.observe({"seat": None})["position"]["seats"]:
        assert (len(seat["hand"]), len(seat["uncontrolled"])) == (7, 4)
        assert (len(seat["unordered_library"]), len(seat["unordered_crypt"])) == (56, 8)
        assert set(seat["unordered_crypt"]) == {"Ryan"}


# -- reading a deck list ----------------------------------------------------------------------------------------------

ARCHIVE = """\
Blood Feud
Berlin, Germany
January 4th 2025
2R+F
25 players
A. Person

Deck Name: Wolves and Sheep
Description: 4 Blood Dolls are enough, and here comes
4 Blood Dolls, really, in so many words.

Crypt (12 cards, min=20, max=30, avg=6.5)
-----------------------------------------
2x Theo Bell                7  cel dom POT PRE  archbishop  Brujah:6
9x Ryan                     2  dom              Ventrue:6
1x Anarch Convert           1  -none-           Caitiff:ANY

Library (60 cards)
Master (31; 1 trifle)
30x Blood Doll
1x Pentex Subversion           -- for the Prince

Action (24)
24x Govern the Unaligned

Action Modifier/Reaction (4)
4x Deflection

Allies (1)
1x Carlton Van Wyk
"""


SCRAPS = (
    *(
        "4x ",
        "Blood Doll",
        "\n",
        "\n",
        "\t",
        "12",
        "Crypt",
        "Library (",
        "(G6)",
        "(ADV)",
        "Theo Bell",
        "200439",
        "#",
        "--",
    ),
    *(
        "  ",
        " x3",
        "=",
        "[",
        "]",
        "{",
        "}",
        '"',
        "é",
        "\0",
        "٣",
        "²",
        "crypt = [",
        "name = ",
        ":6",
        "Master (",
        "\r",
        "\u2028",
    ),
)


def cards_of(deck: Deck, part: str) -> list[tuple[int, str]]:
    return [(line.copies, line.card.full_name if line.card else "?") for line in deck.part(part)]


def test_tournament_archive_is_read() -> None:
    deck = read_deck(ARCHIVE)
    assert deck.name == "Wolves and Sheep"
    assert cards_of(deck, "crypt") == [(2, "Theo Bell (G6)"), (9, "Ryan"), (1, "Anarch Convert")]
    assert cards_of(deck, "library") == [
        (30, "Blood Doll"),
        (1, "Pentex™ Subversion"),
        (24, "Govern the Unaligned"),
        (4, "Deflection"),
        (1, "Carlton Van Wyk"),
    ]
    assert (deck.notes, faults(deck)) == ([], [])


def test_heading_with_a_wrong_count_is_a_note_not_a_fault() -> None:
    deck = read_deck(ARCHIVE.replace("(60 cards)", "(61 cards)"))
    assert deck.notes == ["the heading of the library says 61 cards, but the list has 60"]
    assert faults(deck) == []


def test_typo_before_the_headings_is_a_fault() -> None:
    assert codes("4x Blod Doll\nCrypt\n12x Ryan\nLibrary\n60x Bonding") == ["unknown-card"]


def test_cards_before_a_single_crypt_heading_are_the_library() -> None:
    assert codes("60x Bonding\n1x Ryan\nCrypt:\n12x Ryan") == ["crypt-card-in-library"]


def test_non_card_line_after_a_heading_is_a_fault() -> None:
    fault = only_fault("A fine day\nCrypt\n12x Ryan\nA fine vampire\nLibrary\n60x Bonding")
    assert (fault.code, fault.where) == ("unreadable-line", "line 4")


def test_tab_separated_cells_are_read_in_either_order() -> None:
    text = "Quantity\tCard\n30\tBlood Doll\n100518\t20\nBonding\t10x\nCrypt:\n12\tRyan\n"
    deck = read_deck(text)
    assert cards_of(deck, "library") == [(30, "Blood Doll"), (20, "Deflection"), (10, "Bonding")]
    assert cards_of(deck, "crypt") == [(12, "Ryan")]
    assert faults(deck) == []


def test_toml_cards_are_read_by_name_number_or_both() -> None:
    text = """
    name = "Mine"
    crypt = [{ copies = 12, name = "Ryan" }]
    library = [{ copies = 59, id = 100518 }, { id = 100199, name = "Blood Doll" }]
    """
    deck = read_deck(text)
    assert (deck.name, faults(deck)) == ("Mine", [])
    assert cards_of(deck, "library") == [(59, "Deflection"), (1, "Blood Doll")]


@pytest.mark.parametrize(
    "line",
    [
        "3x Étienne Fauberge",
        "3 Etienne Fauberge",
        "3X ÉTIENNE FAUBERGE",
        "3× étienne  fauberge",
        "Etienne Fauberge x3",
        "3x 200439",
        "3 #200439",
        "200439 x3",
        "3\tÉtienne Fauberge\t5",
        "3x Étienne Fauberge (G3)",
    ],
)
def test_spellings_of_a_line_mean_the_same_card(line: str) -> None:
    deck = read_deck(line)
    assert cards_of(deck, "crypt") == [(3, "Étienne Fauberge")], deck.troubles


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Ankou, The", "The Ankou"),
        ("The Ankou", "The Ankou"),
        ("1x 47th Street Royals", "47th Street Royals"),
        ("47th Street Royals", "47th Street Royals"),
        (".44 Magnum", ".44 Magnum"),
        ("Pentex(TM) Subversion", "Pentex™ Subversion"),
        ("Bloodhunt", "Blood Hunt"),
        ("Grazyna Butcher Olesinska", 'Grażyna "Butcher" Olesińska'),
        ("Al-Ashrad, Amr of Alamut (ADV)", "Al-Ashrad, Amr of Alamut (ADV)"),
        ("Al-Ashrad, Amr of Alamut", "Al-Ashrad, Amr of Alamut"),
        ("Theo Bell (G2)", "Theo Bell (G2)"),
    ],
)
def test_variants_of_a_name_mean_the_same_card(written: str, name: str) -> None:
    deck = read_deck(written)
    assert cards_of(deck, "crypt") + cards_of(deck, "library") == [(1, name)], deck.troubles


def test_every_card_is_found_by_full_name_and_by_number() -> None:
    for card in index().values():
        assert cards_of(read_deck(f"2x {card.full_name}"), card.part) == [(2, card.full_name)]
        deck = read_deck(str(card.id))
        assert deck.part(card.part)[0].card == card


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        ("4x Blod Doll", "unknown-card", ("line 3", "'Blod Doll'", "Blood Doll")),
        ("4x Qqqqq Zzzzz", "unknown-card", ("no card has a similar name",)),
        ("4x 299999", "unknown-card", ("299999",)),
        ("1x Theo Bell", "ambiguous-card", ("Theo Bell (G2) [201362]", "Theo Bell (G6) [201613]")),
        ("1x Theo Bell (G4)", "unknown-card", ("group 4", "2, 6")),
        ("1x Ryan (ADV)", "unknown-card", ("(ADV)",)),
        ("0x Blood Doll", "bad-number-of-copies", ("1 to 999",)),
        ("1000x Blood Doll", "bad-number-of-copies", ("1000",)),
        ("Blod Doll", "unreadable-line", ("Blood Doll", "4x Blood Doll")),
        ("what a deck", "unreadable-line", ("line 3",)),
    ],
)
def test_unreadable_line_is_named_with_a_remedy(line: str, code: str, words: tuple[str, ...]) -> None:
    fault = only_fault(f"12x Ryan\n60x Bonding\n{line}\n")
    assert (fault.code, fault.where) == (code, "line 3")
    assert all(word in f"{fault.where} {fault.message}" for word in words), fault.message


def test_unknown_card_still_counts_in_its_part() -> None:
    """Copies count where they were meant to be, so one slip is one fault."""
    assert codes("12x Ryann\n60x Bonding") == ["unknown-card"]
    assert codes("12x Ryan\n60x Blod Doll") == ["unknown-card"]
    assert codes("Crypt\n12x Qqq\nLibrary\n60x Bonding") == ["unknown-card"]
    assert (
        codes("crypt = [{ copies = 12, name = 'Ryann' }]\nlibrary = [{ copies = 60, id = 7 }]") == ["unknown-card"] * 2
    )


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ('{ copies = 1, id = 100199, name = "Bonding" }', "number-and-name-differ"),
        ('{ copies = 0, name = "Bonding" }', "bad-number-of-copies"),
        ('{ copies = true, name = "Bonding" }', "bad-number-of-copies"),
        ('{ copies = "1", name = "Bonding" }', "bad-number-of-copies"),
        ("{ copies = 1 }", "unreadable-line"),
        ('{ count = 1, name = "Bonding" }', "unreadable-line"),
        ("{ name = 5 }", "unreadable-line"),
        ('{ name = "Bondage of the Sun" }', "unknown-card"),
        ("{ id = 7 }", "unknown-card"),
        ("5", "unreadable-line"),
    ],
)
def test_unreadable_toml_entry_is_named_by_its_path(entry: str, code: str) -> None:
    text = f"crypt = [{{ copies = 12, name = 'Ryan' }}]\nlibrary = [{{ copies = 60, name = 'Vessel' }}, {entry}]"
    fault = only_fault(text)
    assert (fault.code, fault.where) == (code, "library[1]")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no card in it"),
        ("# nothing but a remark\n", "no card in it"),
        ("name = 'Mine'", "no card in it"),
        ("crypt = [ { name = 'Ryan' ", "looks like TOML"),
        ("4x Blood Dol\n" * 3000, "3,000 lines"),
        ("crypt = " + "[" * 5000, "nested too deeply"),
        ("crypt = 5", "list of tables"),
        ("cript = []", "'cript'"),
        ("game = 'vendetta'\ncrypt = [{ name = 'Ryan' }]", "'vendetta'"),
    ],
)
def test_text_without_a_deck_is_unreadable(text: str, words: str) -> None:
    with pytest.raises(UnreadableDeck, match=words):
        read_deck(text)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(SCRAPS), max_size=25).map("".join))
def test_any_text_is_judged_or_rejected(text: str) -> None:
    """Any text is judged or rejected, and each fault has a place or a rule."""
    try:
        deck = read_deck(text)
    except UnreadableDeck:
        return
    assert all(fault.where or fault.rule for fault in faults(deck))


# -- the deck as data -------------------------------------------------------------------------------------------------


def test_deck_report_is_plain_data() -> None:
    found = check_deck(f"{CRYPT}\n{LIBRARY}\n1x Ryan", "vtes/v5")
    assert json.loads(json.dumps(found)) == found
    assert (found["legal"], found["faults"], found["groups"]) == (True, [], [6])
    assert found["crypt"]["size"] == 13
    assert [(card["copies"], card["name"]) for card in found["crypt"]["cards"]] == [(13, "Ryan")]
    assert check_deck(LIBRARY, "web")["legal"] is False


def test_unknown_edition_is_rejected() -> None:
    with pytest.raises(UnknownEdition, match="'jyhad'; there are v5, web"):
        check_deck(CRYPT, "jyhad")


@pytest.mark.parametrize(
    ("size", "players", "fault"),
    [
        (39, 4, "vtes.classic.deck.library-minimum-40"),
        (40, 4, None),
        (80, 4, None),
        (81, 4, "vtes.classic.deck.library-maximum-by-table-size"),
        (60, 2, None),
        (61, 2, "vtes.classic.deck.library-maximum-by-table-size"),
        (100, 6, None),
    ],
)
def test_classic_library_limits_depend_on_player_count(size: int, players: int, fault: str | None) -> None:
    found = check_deck(f"{CRYPT}\n{size}x Blood Doll", "classic", players=players)
    assert [each["rule"] for each in found["faults"]] == ([fault] if fault else [])


def test_report_names_the_player_count_that_a_library_needs() -> None:
    found = check_deck(f"{CRYPT}\n85x Blood Doll", "classic")
    assert found["legal"]
    assert found["notes"] == ["in classic, this library needs a table of 5 or more"]


def test_rules_of_faults_are_in_the_catalogue() -> None:
    text = f"Crypt\n2x Anson\n1x {OF_GROUP['6']}\n1x Bonding\nLibrary\n1x Ryan\n91x Vessel\n"
    found = faults(read_deck(text)) + faults(read_deck(CRYPT))
    rules = {fault.rule for fault in found}
    assert len(rules) == 5
    assert rules <= set(load("vtes"))


def test_index_and_facts_agree() -> None:
    for number, card in facts().items():
        listed = index()[number]
        name = listed.full_name if card.advanced else listed.name
        assert (name, listed.type, listed.group) == (card.name, "/".join(card.types), card.group)
        assert (listed.name, listed.advanced) == (card.persona, card.advanced)
        assert (listed.part == "crypt") is card.is_crypt_card


# -- over the protocol ------------------------------------------------------------------------------------------------


def answer_to(**parts: dict[str, int]) -> dict[str, Any]:
    """Return the engine's answer about a deck in the protocol's form."""
    deck = {part: [{"card": card, "count": count} for card, count in held.items()] for part, held in parts.items()}
    return ReferenceEngine().deck({"game": "vtes", "edition": "v5", "deck": deck})


@pytest.mark.parametrize("name", STARTERS)
def test_deck_in_the_protocol_is_judged_like_a_file(name: str) -> None:
    parts = {part: {line.card.full_name: line.copies for line in starter(name).part(part) if line.card}
             for part in ("crypt", "library")}  # fmt: skip
    assert answer_to(**parts)["legal"]
    parts["crypt"].popitem()
    fewer = "Crypt\n" + "\n".join(f"{count}x {card}" for card, count in parts["crypt"].items())
    fewer += "\nLibrary\n" + "\n".join(f"{count}x {card}" for card, count in parts["library"].items())
    assert [fault["fault"] for fault in answer_to(**parts)["faults"]] == codes(fewer) == ["crypt-too-small"]


def test_unknown_card_is_named_and_counts_in_its_part() -> None:
    answer = answer_to(crypt={"Ryan": 11, "Ryn": 1}, library={"Blood Doll": 60})
    assert answer["faults"] == [{"fault": "unknown-card", "card": "Ryn"}]
    assert [fault["fault"] for fault in answer_to(crypt={"Theo Bell": 12}, library={"Vessel": 60})["faults"]] == [
        "ambiguous-card"
    ]
    assert answer_to(crypt={"Theo Bell (G6)": 12}, library={"Vessel": 60})["legal"]


def test_missing_part_is_empty_and_unknown_part_is_rejected() -> None:
    assert [fault["fault"] for fault in answer_to()["faults"]] == ["crypt-too-small", "library-too-small"]
    with pytest.raises(InvalidPosition) as refused:
        answer_to(sideboard={})
    assert (refused.value.problem, refused.value.where) == ("unknown-key", "deck.sideboard")


@pytest.mark.parametrize(("game", "edition"), [("vtes", "v3"), ("rivals", "v5"), ("vendetta", "base"), ("chess", "v5")])
def test_decks_of_other_games_and_editions_are_unsupported(game: str, edition: str) -> None:
    with pytest.raises(Unsupported):
        ReferenceEngine().deck({"game": game, "edition": edition, "deck": {}})
