"""The vocabulary of Rivals, and the wordings of its placeholders."""

from __future__ import annotations

import re
from typing import Any

from conformance.protocol.rivals import CHOICES, EVENTS, FEATURES
from conformance.steps.card_data import card_names
from conformance.steps.move_steps import Moves
from conformance.steps.paths import Places, not_on_the_table
from conformance.steps.patterns import NUMBER, ParameterType, items, series
from conformance.steps.registry import Vocabulary
from conformance.steps.rivals.view import CITY_PILES, PILES, TABLE, bare, whereabouts
from conformance.steps.script import EngineName
from conformance.steps.wire_vocabulary_check import WireWords
from conformance.steps.world import ScenarioFault, World
from scenarios.wire_types.rivals.positions import Observation

DECKS = (
    "library", "unordered_library", "faction_deck", "unordered_faction_deck", "city_deck", "unordered_city_deck",
    "monster_deck", "discard", "burned", "city_discard", "city_burned", "set_aside",
)  # fmt: skip
vocabulary = Vocabulary(
    "rivals",
    names=card_names("rivals", "character", "library", "city", "monster", "agenda", "haven"),
    places=Places(TABLE, whereabouts, piles=DECKS),
    features=FEATURES,
    wire=WireWords(EVENTS, CHOICES, Observation),
)
given, when, then = vocabulary.given, vocabulary.when, vocabulary.then

FACE_DOWN = ("Monster", "Conspiracy", "Curse")
"""Names of face-down cards."""


def mover(world: World, name: str) -> str:
    """Return the seat that decides for a player or a card in play.

    For a Monster, it is the seat whose decision is open.
    """
    if name in world.seats:
        return name
    place = TABLE.find(world.after(), name)
    if place is None:
        world.fail(not_on_the_table(name, whereabouts(world.after(), name)))
    if place.seat:
        return EngineName(place.seat, ("cards", place.name, "controller"))
    return EngineName(world.pending.seat, ("pending", "seat")) if world.pending is not None else world.seats[0]


def check(world: World, kind: ParameterType, name: Any) -> None:
    """Check that every card is in the card data, and that players are not used as cards."""
    if kind.card and isinstance(name, str):
        if name in world.seats:
            raise ScenarioFault(f"{name} is a player, not a card")
        if bare(name) not in vocabulary.names.known and bare(name) not in FACE_DOWN:
            raise ScenarioFault(f"no card is named {name!r}")


move = Moves(vocabulary, mover, check)

_SEAT = vocabulary.types["seat"].regex

# -- simple words -----------------------------------------------------------------------------------------------------

SETUP_STEPS = {
    "choice of Leaders": "leaders",
    "choice of Player 1": "player-order",
    "reveal of Leaders": "reveal-leaders",
    "reveal of Havens": "reveal-havens",
    "draw of Rival tokens": "rivals",
    "draw of starting hands": "starting-hand",
}
TURN_STEPS = {
    "City Deck Step": {"phase": "beginning", "step": "city-deck"},
    "Ready and Return Step": {"phase": "beginning", "step": "ready-and-return"},
    "Action Phase": {"phase": "action"},
    "Torpor and Mending Step": {"phase": "end", "step": "mending"},
    "Antagonist Step": {"phase": "end", "step": "antagonists"},
    "Draw Step": {"phase": "end", "step": "draw"},
}

# fmt: off
vocabulary.enumerate("setup_step", SETUP_STEPS)
vocabulary.enumerate("step", TURN_STEPS, needs=lambda step: FEATURES.of("phases", step["phase"]))
vocabulary.enumerate("deck", {"Library": "library", "Faction deck": "faction"})
vocabulary.enumerate("pile", PILES)
vocabulary.enumerate("city_pile", CITY_PILES)
vocabulary.enumerate("attribute", ["Ranged", "Physical", "Social", "Mental"])
vocabulary.enumerate("face", {"face up": True, "face down": False})
vocabulary.enumerate("place", {"the Haven": "haven", "torpor": "torpor", "The Streets": "streets"},
                     needs=lambda place: FEATURES.of("keys", place))
vocabulary.enumerate("counter", {
    "Fear token": "fear", "Fear tokens": "fear", "-1 BP token": "minus_bp",
    "-1 BP tokens": "minus_bp",
})
vocabulary.enumerate("token", {"Fear token": "fear", "-1 BP token": "minus-bp"})
vocabulary.enumerate("discipline", [
    "Animalism", "Auspex", "Blood Sorcery", "Celerity", "Dominate", "Fortitude", "Obfuscate", "Oblivion", "Potence",
    "Presence", "Protean",
])
vocabulary.enumerate("lot", {
    "hand": "hand", "Library": "library", "Faction deck": "faction_deck", "Agenda card": "agenda_card",
    "Haven card": "haven_card", "chosen Leader": "chosen_leader", "discard pile": "discard",
})
# fmt: on

# -- words with parts -------------------------------------------------------------------------------------------------


def _players(text: str) -> list[tuple[str, str]]:
    found = [re.fullmatch(r"(\S+)(?: \((\w+)s\))?", one) for one in items(text)]
    return [(one[1], one[2] or "vampire") for one in found if one]


vocabulary.add_type(
    ParameterType(
        "players",
        series(rf"{_SEAT}(?: \((?:vampires|hunters)\))?"),
        lambda raw, restore: _players(restore(raw)),
        "players; those with Hunters say so: Ana, Bruno (hunters) and Clara",
        needs=lambda players: ["hunters"] if any(faction == "hunter" for _, faction in players) else [],
    )
)
vocabulary.type(
    "state",
    rf"(?: with (?P<blood>{NUMBER}) Blood)?(?: and (?P<exhausted>exhausted|ready))?",
    lambda blood, exhausted: {
        **({"blood": int(blood)} if blood else {}),
        **({"exhausted": exhausted == "exhausted"} if exhausted else {}),
    },
    meaning='nothing, or " with 2 Blood", " and exhausted", both',
)
vocabulary.type(
    "by",
    rf"(?: through (?P<by>{_SEAT}))?",
    lambda by: {"by": by} if by else {},
    meaning='nothing, or " through Bruno" (whose effect it is)',
)
vocabulary.type(
    "damage",
    rf"(?P<amount>{NUMBER}) (?P<aggravated>Aggravated )?(?:(?P<type>Ranged|Physical|Social|Mental) )?damage"
    rf"(?: through (?P<by>{_SEAT}))?",
    lambda amount, aggravated, **said: {
        "amount": int(amount),
        **({"aggravated": True} if aggravated else {}),
        **{key: value for key, value in said.items() if value},
    },
    meaning="3 Physical damage, 1 damage (of no type), 2 Aggravated Mental damage through Bruno (whose effect it is)",
)
