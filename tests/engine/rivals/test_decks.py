"""Rivals decks: all formats, and all rules on both sides of each limit."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import catalogue
from reference_engine import ReferenceEngine, check_deck
from reference_engine.rivals.decks import (
    PARTS,
    STARTERS,
    Deck,
    UnreadableDeck,
    faction,
    faults,
    read_deck,
    starter,
)
from reference_engine.rivals.decks.legality import POOLS
from reference_engine.rivals.table.card_facts import BOTH, CHARACTERS, HUNTER, LIBRARY, MONSTERS, VAMPIRE
from scenarios.editions import UnknownEdition

SIDES = (VAMPIRE, HUNTER)
OTHER = {VAMPIRE: HUNTER, HUNTER: VAMPIRE}


def people(side: str, number: int = 7) -> list[str]:
    return [name for name, card in CHARACTERS.items() if card.faction == side][:number]


def cards(pool: str, number: int) -> list[str]:
    """Return Library cards for decks of a side or of both sides, three of each name."""
    names = [name for name, card in LIBRARY.items() if card.pool == pool for _ in range(3)]
    assert len(names) >= number
    return names[:number]


def named(part: str, pool: str) -> str:
    """Return the first card of a part with this pool."""
    return next(name for name in PARTS[part] if POOLS[name] == pool)


def deck(side: str = VAMPIRE, **parts: list[str]) -> Deck:
    """Return a legal deck with the given parts replaced."""
    legal = {"agenda": [named("agenda", side)], "haven": [named("haven", side)]}
    legal |= {"faction": people(side), "library": cards(side, 40)}
    return read_deck("\n".join(f"1x {name}" for names in (legal | parts).values() for name in names))


def found(judged: Deck) -> list[tuple[str, str]]:
    return [(fault.code, fault.rule) for fault in faults(judged)]


# -- rules ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
def test_legal_deck_has_no_fault(side: str) -> None:
    assert faults(deck(side)) == []
    assert faction(deck(side)) == side


@pytest.mark.parametrize(("number", "code"), [(6, "faction-not-seven"), (7, ""), (8, "faction-not-seven")])
@pytest.mark.parametrize("side", SIDES)
def test_faction_deck_has_exactly_seven_characters(side: str, number: int, code: str) -> None:
    expected = [(code, "rivals.setup.faction.exactly-seven")] if code else []
    assert found(deck(side, faction=people(side, number))) == expected


def test_faction_deck_has_no_duplicate_character() -> None:
    twice = [*people(VAMPIRE, 6), people(VAMPIRE, 1)[0]]
    assert found(deck(faction=twice)) == [("duplicate-character", "rivals.setup.faction.no-duplicates")]


@pytest.mark.parametrize("side", SIDES)
def test_character_of_the_other_faction_is_a_fault(side: str) -> None:
    mixed = deck(side, faction=[*people(side, 6), *people(OTHER[side], 1)])
    assert found(mixed) == [("factions-mixed", "rivals.deck.faction.one-faction-only")]
    assert faction(mixed) == ""


@pytest.mark.parametrize("side", SIDES)
def test_clans_and_creeds_may_be_mixed(side: str) -> None:
    first, *_, last = people(side, 18)
    assert CHARACTERS[first].clan != CHARACTERS[last].clan
    assert faults(deck(side, faction=[*people(side, 6), last])) == []


@pytest.mark.parametrize(("number", "code"), [(39, "library-too-small"), (40, ""), (60, ""), (61, "library-too-large")])
@pytest.mark.parametrize("side", SIDES)
def test_library_has_40_to_60_cards(side: str, number: int, code: str) -> None:
    expected = [(code, "rivals.setup.library.size-40-60")] if code else []
    assert found(deck(side, library=cards(side, number))) == expected


@pytest.mark.parametrize(("name", "side"), [("Shotgun", VAMPIRE), ("Thorn from the Crown", HUNTER)])
def test_library_has_at_most_three_copies_of_a_card(name: str, side: str) -> None:
    """The limit also holds for a card that is limited to one per player."""
    rest = [each for each in cards(side, 50) if each != name][:37]
    assert faults(deck(side, library=[*rest, name, name, name])) == []
    four = deck(side, library=[*rest, name, name, name, name])
    assert found(four) == [("too-many-copies", "rivals.setup.library.max-three-copies")]


@pytest.mark.parametrize("part", ["agenda", "haven"])
def test_deck_has_exactly_one_agenda_and_one_haven(part: str) -> None:
    two = [name for name in PARTS[part] if POOLS[name] == VAMPIRE][:2]
    expected = [(f"not-one-{part}", f"rivals.setup.{part}.one-face-down")]
    assert found(deck(VAMPIRE, **{part: []})) == expected
    assert found(deck(VAMPIRE, **{part: two})) == expected
    assert found(deck(VAMPIRE, **{part: two[1:]})) == []


TAGS = {
    VAMPIRE: ("hunter-card", "rivals.deck.library.h-only-hunters"),
    HUNTER: ("no-hunter-card", "rivals.deck.library.untagged-vampire-only"),
}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("part", ["agenda", "haven", "library"])
def test_card_of_the_other_faction_is_a_fault(side: str, part: str) -> None:
    rest = cards(side, 39) if part == "library" else []
    theirs, both = named(part, OTHER[side]), named(part, BOTH)
    judged = deck(side, **{part: [*rest, theirs]})
    assert found(judged) == [TAGS[side]]
    assert faults(judged)[0].message.startswith(theirs)
    assert faults(deck(side, **{part: [*rest, both]})) == []


def test_rules_of_deck_faults_are_in_the_catalogue() -> None:
    rules = catalogue.load("rivals")
    text = "2x Keondra\nJuliana\n4x Shotgun\n"
    cited = {fault.rule for fault in [*faults(read_deck(text)), *faults(deck(agenda=["Martyrdom"]))]}
    cited |= {rule for _, rule in TAGS.values()} | {fault.rule for fault in faults(deck(library=cards(VAMPIRE, 61)))}
    assert len(cited) == 9
    assert cited <= set(rules)


# -- formats ----------------------------------------------------------------------------------------------------------


def test_plain_text_deck_list_allows_several_line_formats() -> None:
    text = """
    Deck name: Snakes
    # a remark
    Agenda: snake den, the
    Haven
    Temple of Set
    Faction deck (2)
    1 Keondra
    raul fontes
    Library (11 cards):
    3x Shotgun
    2 × Awe  -- Attack
    Get into its Mind x3
    3* Gets into its mind
    """
    read = read_deck(text)
    assert (read.name, read.troubles) == ("Snakes", [])
    assert read.names("agenda") == ["The Snake Den"]
    assert read.names("haven") == ["The Temple of Set"]
    assert read.names("faction") == ["Keondra", "Raúl Fontes"]
    assert read.names("library") == ["Shotgun"] * 3 + ["Awe"] * 2 + ["Get into its Mind"] * 6


def test_toml_deck_list_is_read() -> None:
    read = read_deck(
        'game = "rivals"\nname = "Mine"\nagenda = "Martyrdom"\nhaven = ["The Bunker"]\nfaction = ["Noriko"]\n'
        'library = [{ copies = 3, name = "Wrath" }, "Rebuke"]\n'
    )
    assert (read.name, read.troubles) == ("Mine", [])
    assert {part: read.names(part) for part in read.parts} == {
        "agenda": ["Martyrdom"],
        "haven": ["The Bunker"],
        "faction": ["Noriko"],
        "library": ["Wrath", "Wrath", "Wrath", "Rebuke"],
    }


@pytest.mark.parametrize(
    ("text", "code", "words", "size"),
    [
        ("3x Shotgn", "unknown-card", "this set has no card named 'Shotgn'; nearest: Shotgun", 3),
        ("3x Govern the Unaligned", "unknown-card", "cards of other sets are not supported", 3),
        ("1x Ghost", "no-card-of-a-deck", "Ghost belongs to the Monster deck, which no player brings", 1),
        ("Mula-Sem-Cabeca", "no-card-of-a-deck", "to the Monster deck", 1),
        ("Carnival", "no-card-of-a-deck", "to the City deck", 1),
        ("Shotgn", "unreadable-line", "'Shotgn' is not a card; write it as in `3x Shotgun`", 0),
        ("0x Shotgun", "bad-number-of-copies", "0 copies of 'Shotgun'", 0),
        ("1000x Shotgun", "bad-number-of-copies", "from 1 to 999", 0),
        ('library = [{ copies = "3", name = "Shotgun" }]', "bad-number-of-copies", "'3' copies", 0),
        ('library = [{ name = "Shotgun", id = 3 }]', "unreadable-line", "a name, or a table of copies and name", 0),
    ],
)
def test_unreadable_card_is_reported_with_its_place(text: str, code: str, words: str, size: int) -> None:
    """An unknown card still counts, so one typo is not reported as two faults."""
    read = read_deck(text)
    [trouble] = read.troubles
    assert trouble.code == code
    assert words in trouble.message
    assert trouble.where == ("library[0]" if "=" in text else "line 1")
    assert read.size("library") == size
    assert faults(read)[0].message == trouble.message


def test_misspelled_card_counts_in_the_part_of_its_nearest_match() -> None:
    assert faults(deck(faction=[*people(VAMPIRE, 6), "Judaz"]))[0].code == "unknown-card"
    assert len(faults(deck(faction=[*people(VAMPIRE, 6), "Judaz"]))) == 1


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "there is no card in it"),
        ("# nothing", "there is no card in it"),
        ('library = [{ name = "', "looks like TOML"),
        ('crypt = ["Keondra"]', "'crypt' means nothing in a deck; known are game, name, agenda"),
        ('game = "vtes"\nfaction = ["Keondra"]', "a deck for 'vtes'"),
        ("faction = 7", "faction must be a name, or a list"),
        ("a\n" * 2_002, "2,002 lines are too many for a deck list"),
        ("x = " + "[" * 50_000, "nested too deeply"),
    ],
)
def test_text_without_a_deck_raises_unreadable_deck(text: str, words: str) -> None:
    with pytest.raises(UnreadableDeck, match=words):
        read_deck(text)


SCRAPS = [
    "Keondra",
    "3x ",
    "Shotgun",
    "\n",
    " x3",
    "Agenda:",
    "library",
    "=",
    "[",
    "]",
    "{",
    "name",
    '"',
    "#",
    "é",
    ",",
]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(SCRAPS), max_size=25).map("".join))
def test_any_text_is_checked_or_rejected(text: str) -> None:
    """Each fault has a place or a rule."""
    try:
        read = read_deck(text)
    except UnreadableDeck:
        return
    assert all(fault.where or fault.rule for fault in faults(read))


# -- starter decks, and decks as data ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STARTERS)
def test_starter_deck_is_legal_and_has_49_cards(name: str) -> None:
    mine = starter(name)
    assert (mine.name, faults(mine), mine.troubles) == (name, [], [])
    assert [mine.size(part) for part in ("agenda", "haven", "faction", "library")] == [1, 1, 7, 40]
    assert {CHARACTERS[each].clan for each in mine.names("faction")} == {name}


@pytest.mark.parametrize("name", STARTERS)
def test_starter_deck_can_use_all_its_cards(name: str) -> None:
    """The deck has a character with the clan, BP, and icon that each Library card requires."""
    mine = starter(name)
    crew = [CHARACTERS[each] for each in mine.names("faction")]
    for card in (LIBRARY[each] for each in mine.names("library")):
        assert card.clan in {"", name}, card.name
        assert card.bp <= max(each.blood_potency for each in crew), card.name
        assert not card.requires or any(card.requires in (*each.disciplines, *each.edges) for each in crew), card.name


def test_unknown_starter_deck_raises_key_error() -> None:
    assert [faction(starter(name)) for name in STARTERS] == [VAMPIRE, VAMPIRE, HUNTER, HUNTER]
    with pytest.raises(KeyError):
        starter("Malkavian")


def test_deck_check_returns_plain_data() -> None:
    checked = check_deck("Keondra\n3x Shotgun\n2 shotgun\n", "rivals/hunters-and-hunted")
    assert json.loads(json.dumps(checked)) == checked
    assert (checked["game"], checked["edition"], checked["legal"]) == ("rivals", "hunters-and-hunted", False)
    assert checked["library"] == {"size": 5, "cards": [{"copies": 5, "name": "Shotgun", "type": "Attack"}]}


@pytest.mark.parametrize(
    ("text", "edition", "game", "judge"),
    [
        ('game = "rivals"\nfaction = ["Keondra"]', "", "", "rivals"),
        ("Keondra", "", "rivals", "rivals"),
        ("Keondra", "rivals/hunters-and-hunted", "", "rivals"),
        ("Keondra", "", "", "vtes"),
        ("Keondra", "v5", "", "vtes"),
        ('crypt = [{ name = "Ryan" }]', "", "", "vtes"),
    ],
)
def test_deck_check_selects_the_game(text: str, edition: str, game: str, judge: str) -> None:
    assert check_deck(text, edition, game)["game"] == judge


def test_game_or_edition_without_deck_rules_is_rejected() -> None:
    with pytest.raises(UnreadableDeck, match="no decks to 'vendetta'; games with decks: vtes, rivals"):
        check_deck("Keondra", game="vendetta")
    with pytest.raises(UnknownEdition, match="'core'; there are hunters-and-hunted"):
        check_deck("Keondra", "core", "rivals")


# -- over the protocol ------------------------------------------------------------------------------------------------


def faults_reported(**parts: dict[str, int]) -> list[tuple[str, str | None]]:
    """Return the faults, with their cards, that the engine reports for a deck on the wire."""
    deck = {part: [{"card": card, "count": count} for card, count in held.items()] for part, held in parts.items()}
    answer = ReferenceEngine().deck({"game": "rivals", "edition": "hunters-and-hunted", "deck": deck})
    assert answer["legal"] is not bool(answer["faults"])
    return [(fault["fault"], fault.get("card")) for fault in answer["faults"]]


@pytest.mark.parametrize("name", STARTERS)
def test_deck_on_the_wire_is_checked_like_a_file(name: str) -> None:
    read = starter(name)
    parts = {part: {line.card.name: line.copies for line in read.parts[part] if line.card} for part in PARTS}
    assert faults_reported(**parts) == []
    parts["library"][next(iter(parts["library"]))] += 3
    (fault, *_), (card, *_) = zip(*faults_reported(**parts), strict=True)
    assert (fault, card) == ("too-many-copies", next(iter(parts["library"])))


def test_misplaced_card_counts_in_its_stated_part() -> None:
    faction = {"Shotgun": 7}
    assert ("wrong-part", "Shotgun") in faults_reported(faction=faction)
    assert ("faction-not-seven", None) not in faults_reported(faction=faction)
    assert ("no-card-of-a-deck", next(iter(MONSTERS))) in faults_reported(library={next(iter(MONSTERS)): 40})
    assert ("unknown-card", "Vessel") in faults_reported(library={"Vessel": 40})
