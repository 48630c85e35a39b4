"""Printed facts of all cards of the set, and the length of their declarations."""

from __future__ import annotations

import inspect
from collections import Counter

import msgspec
import pytest

from conformance import catalogue
from conformance.games.rivals import RivalsRule
from reference_engine.rivals.card_dsl.language import TEXTS
from reference_engine.rivals.cards import texts as texts  # declares the cards
from reference_engine.rivals.table import card_facts
from reference_engine.rivals.table.card_facts import (
    AGENDAS,
    BOTH,
    CHARACTERS,
    CITY,
    HAVENS,
    HUNTER,
    LIBRARY,
    MONSTERS,
    VAMPIRE,
)

ACTIONS = {"Action", "Unhosted Action", "Attack", "Reaction", "Influence Modifier"}
"""Types of Library cards; each card has exactly one."""


def test_box_has_the_printed_number_of_cards_of_each_kind() -> None:
    kinds = (LIBRARY, CHARACTERS, CITY, MONSTERS, AGENDAS, HAVENS)
    assert [len(kind) for kind in kinds] == [60, 36, 22, 10, 8, 8]
    box = card_facts.box()
    assert sum(map(len, (box.library, box.character, box.city, box.monster, box.agenda, box.haven))) == 144


def test_city_deck_has_27_cards_including_10_events() -> None:
    assert sum(card.copies for card in CITY.values()) == 27
    assert sum(card.copies for card in CITY.values() if "Event" in card.types) == 10
    mortals = {kind: sum(card.copies for card in CITY.values() if card.subtype == kind) for kind in card_facts.MORTALS}
    assert mortals == {"Antagonist": 4, "Citizen": 7, "Vagrant": 5}
    assert card_facts.PRINCE in CITY


def test_each_clan_and_creed_has_nine_characters() -> None:
    assert Counter(card.clan for card in CHARACTERS.values()) == dict.fromkeys(
        (*card_facts.CLANS, *card_facts.CREEDS), 9
    )
    for card in CHARACTERS.values():
        assert card.faction == (VAMPIRE if card.clan in card_facts.CLANS else HUNTER), card.name


def test_every_character_has_the_icons_of_its_faction() -> None:
    for card in CHARACTERS.values():
        assert bool(card.disciplines) == (card.faction == VAMPIRE), card.name
        assert bool(card.edges) == (card.faction == HUNTER), card.name
        assert set(card.disciplines) <= set(card_facts.DISCIPLINES), card.name
        assert set(card.edges) <= set(card_facts.EDGES), card.name
        assert set(card.keywords) <= {"Guard", "True Faith"}, card.name


def test_every_printed_number_is_in_range() -> None:
    people: list[card_facts.Character | card_facts.Monster] = [*CHARACTERS.values(), *MONSTERS.values()]
    for person in people:
        low, high = (1, 6) if person.name in CHARACTERS else (6, 10)
        assert low <= person.blood_potency <= high, person.name
        assert all(0 <= attribute <= 3 for attribute in (person.physical, person.social, person.mental)), person.name
    assert all(2 <= card.agenda <= 4 for card in MONSTERS.values())
    assert all(card.to_win == 13 for card in AGENDAS.values())
    assert all(card.secrecy == 1 for card in HAVENS.values())
    for card in LIBRARY.values():
        assert 0 <= card.bp <= 4, card.name
        assert card.damage is None or 0 <= card.damage <= 3, card.name
        assert card.shield is None or 0 <= card.shield <= 3, card.name


def test_value_of_a_mortal_follows_from_its_sub_type() -> None:
    worth = {"Antagonist": (4, 1, 0, 0), "Citizen": (3, 1, 3, 1), "Vagrant": (2, 0, 2, 0)}
    for card in CITY.values():
        assert bool(card.subtype) == ("Mortal" in card.types), card.name
        figures = (card.blood, card.agenda, card.burn_mends, card.burn_prestige)
        assert figures == worth.get(card.subtype, (0, card.agenda, 0, 0)), card.name


def test_types_of_a_library_card_match_its_other_facts() -> None:
    for card in LIBRARY.values():
        assert len(ACTIONS & set(card.types)) == 1, card.name
        assert (card.attack_type in card_facts.ATTACK_TYPES) == ("Attack" in card.types) == (card.damage is not None), (
            card.name
        )
        assert bool(card.reaction_types) == ("Reaction" in card.types) == (card.shield is not None), card.name
        assert set(card.reaction_types) <= set(card_facts.ATTACK_TYPES), card.name
        assert bool(card.prestige_needed) == bool(card.prestige_placed) == ("Conspiracy" in card.types), card.name
        assert not card.face_up or "Attack" in card.types, card.name
        assert card.clan in {"", *card_facts.CLANS, *card_facts.CREEDS}, card.name
        assert card.requires in {"", *card_facts.DISCIPLINES, *card_facts.EDGES}, card.name


def test_requirements_of_a_card_match_its_deck_types() -> None:
    for card in LIBRARY.values():
        hunter_side = card.clan in card_facts.CREEDS or card.requires in card_facts.EDGES
        vampire_side = card.clan in card_facts.CLANS or card.requires in card_facts.DISCIPLINES
        assert not hunter_side or card.pool == HUNTER, card.name
        assert not vampire_side or card.pool == VAMPIRE, card.name


def test_card_names_are_unique_and_every_card_has_an_effect() -> None:
    box = card_facts.box()
    decks: list[card_facts.DeckCard] = [*box.character, *box.library, *box.agenda, *box.haven]
    cards: list[card_facts.Printed] = [*decks, *box.city, *box.monster]
    names = [card.name for card in cards] + [name for card in decks for name in card.also]
    assert not [name for name, count in Counter(names).items() if count > 1]
    assert not [card.name for card in cards if not card.effect]
    pools = {card.pool for card in box.library} | {card.pool for card in box.agenda} | {card.pool for card in box.haven}
    assert pools == {VAMPIRE, HUNTER, BOTH}


def test_median_declaration_has_at_most_eight_lines() -> None:
    lines = sorted(len(inspect.getsource(type(text)).splitlines()) for text in TEXTS.values())
    assert lines[len(lines) // 2] <= 8


@pytest.mark.parametrize("kind", ["character", "library", "city", "monster", "agenda", "haven"])
def test_unknown_field_of_a_card_is_rejected(kind: str) -> None:
    data = msgspec.to_builtins(card_facts.box())
    assert msgspec.convert(data, card_facts.Box) == card_facts.box()
    data[kind][0]["colour"] = "red"
    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.convert(data, card_facts.Box)


def test_rules_about_this_set_name_only_its_cards() -> None:
    known = {*LIBRARY, *CHARACTERS, *CITY, *MONSTERS, *AGENDAS, *HAVENS}
    rules = [rule for rule in catalogue.load("rivals").values() if isinstance(rule, RivalsRule)]
    assert {card for rule in rules if rule.in_set for card in rule.cards} - known == set()
    assert {card for rule in rules if not rule.in_set for card in rule.cards} - known == {"Szlachta", "Vozhd"}
