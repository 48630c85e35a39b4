"""The vocabulary of Vendetta, and the wordings of its placeholders."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from conformance.protocol.vendetta import CHOICES, EVENTS, FEATURES
from conformance.protocol.wire_vocabulary import words_of
from conformance.steps.card_data import card_names
from conformance.steps.move_steps import Moves
from conformance.steps.paths import JsonObject, Places
from conformance.steps.patterns import NUMBER, ParameterType, Restore, items, listed, series, ungrouped
from conformance.steps.registry import Vocabulary
from conformance.steps.wire_vocabulary_check import WireWords
from conformance.steps.world import ScenarioFault, World
from scenarios.wire_types.vendetta.field_types import CLAN, LOCATION
from scenarios.wire_types.vendetta.positions import Observation

START: JsonObject = {
    "blood": 6, "influence": 3, "diablerie": 0, "diablerie_face_down": 0, "hand": [], "alliance": [], "drained": [],
    "positions": [],
}  # fmt: skip
"""Default holdings of a player."""


def as_given(position: JsonObject) -> JsonObject:
    """Return the Givens' position with its defaults."""
    return {**position, "seats": [{**START, **seat} for seat in position["seats"]]}


DECKS = ("clan_deck", "unordered_clan_deck", "clan_deck_bottom", "ally_deck", "unordered_ally_deck", "removed")
vocabulary = Vocabulary(
    "vendetta",
    names=card_names("vendetta", "clan_card", "ally", "location_card", "relic"),
    places=Places(as_given=as_given, piles=DECKS),
    features=FEATURES,
    wire=WireWords(EVENTS, CHOICES, Observation),
)
given, when, then = vocabulary.given, vocabulary.when, vocabulary.then


class Owned(NamedTuple):
    """A Clan card with its owner, who is "" if the sentence names none."""

    owner: str
    card: str


def check(world: World, kind: ParameterType, value: Any) -> None:
    """Check that every card is in the card data and that its owner sits at the table."""
    if not kind.card:
        return
    owner, name = value if isinstance(value, Owned) else ("", value)
    if owner:
        world.must_sit(owner)
    if name not in vocabulary.names.known:
        raise ScenarioFault(f"no card is named {name!r}")


move = Moves(vocabulary, check=check)

# -- simple words -----------------------------------------------------------------------------------------------------

_NAME, _SEAT = vocabulary.types["card"].regex, vocabulary.types["seat"].regex
HAVEN = "Prince's Haven"
_PLACES = {f"the {name}" if name == HAVEN else name: name for name in words_of(LOCATION)}
_PLACE_WORDS = {name: words for words, name in _PLACES.items()}
_PLACE, _CLAN = "|".join(map(re.escape, _PLACES)), "|".join(words_of(CLAN))

# fmt: off
vocabulary.enumerate("location", _PLACES)
vocabulary.type("locations", series(_PLACE), lambda text: [_PLACES[one] for one in items(text)],
                meaning="one or more Locations: Location 1, Location 2 and the Prince's Haven",
                write=lambda names: listed([_PLACE_WORDS[name] for name in names]))
vocabulary.enumerate("clan", words_of(CLAN))
vocabulary.type("clans", series(_CLAN), items, meaning="one or more Clans: Brujah, Tremere and Ventrue",
                write=listed)
vocabulary.enumerate("phase", {
    "Feed": "feed", "Location Setup": "location-setup", "Hand Building": "hand-building", "Planning": "planning",
    "Resolution": "resolution",
}, needs=lambda phase: FEATURES.of("phases", phase))
vocabulary.enumerate("step", {
    step: step.lower() for step in ("Withdraw", "Revelation", "Preparation", "Conflict", "Aftermath")
}, needs=lambda step: ["resolution"])
vocabulary.enumerate("face", {"face up": "up", "face down": "down"})
vocabulary.enumerate("token", {"Stay": "stay", "Withdraw": "withdraw"})
vocabulary.enumerate("ordinal", {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5})
vocabulary.enumerate("variants", {
    "Location cards": ["location-cards"], "Relics": ["relics"],
    "Location cards and Relics": ["location-cards", "relics"],
}, needs=list)
vocabulary.enumerate("lot", {
    "hand": "hand", "Clan deck": "clan_deck", "cards under the Clan deck": "clan_deck_bottom",
    "drawn cards": "looking_at", "token": "token", "bid": "bid",
})
vocabulary.enumerate("answer", {
    "with Blood": "blood", "with Influence": "influence", "by moving Blood": "move-blood",
    "by skipping the steps": "skip", "by revealing": "reveal", "by leaving": "leave", "by turning down": "turn-down",
})
# fmt: on


# -- words with parts -------------------------------------------------------------------------------------------------


def _seated(text: str) -> list[tuple[str, str]]:
    found = [re.fullmatch(r"(\S+)(?: \((\w+)\))?", one) for one in items(text)]
    return [(one[1], one[2] or "") for one in found if one]


vocabulary.type(
    "players",
    series(rf"{_SEAT}(?: \((?:{_CLAN})\))?"),
    _seated,
    meaning="players with their Clans, or without: Louis (Brujah), Claudia (Tremere) and Armand (Ventrue)",
)

TOKENS = {
    "blood": "Blood",
    "influence": "Influence",
    "diablerie": "Diablerie tokens",
    "diablerie_face_down": "face-down Diablerie tokens",
}
"""Key → name of the tokens of a Pool."""


def _pool(text: str) -> dict[str, int]:
    kinds = {words.removesuffix("s"): kind for kind, words in TOKENS.items()}
    amounts = [one.split(" ", 1) for one in items(text)]
    return {kinds[what.removesuffix("s")]: int(amount) for amount, what in amounts}


vocabulary.type(
    "pool",
    series(rf"{NUMBER} (?:Blood|Influence|(?:face-down )?Diablerie tokens?)"),
    _pool,
    meaning="tokens: 3 Blood; 1 Influence and 2 Diablerie tokens; 1 face-down Diablerie token",
)


def _stake(amount: str | None = None, diablerie: str | None = None, only: str | None = None) -> dict[str, int]:
    flipped = diablerie or only
    return {"amount": int(amount or 0), **({"diablerie": int(flipped)} if flipped else {})}


STAKES = {"amount": "Blood", "diablerie": "flipped Diablerie tokens"}
_FLIPPED = "flipped Diablerie tokens?"
_STAKE = rf"(?P<amount>{NUMBER}) Blood(?: and (?P<diablerie>{NUMBER}) {_FLIPPED})?|(?P<only>{NUMBER}) {_FLIPPED}"
vocabulary.type(
    "stake",
    _STAKE,
    _stake,
    meaning="3 Blood, 2 flipped Diablerie tokens, 3 Blood and 2 flipped Diablerie tokens",
    write=lambda stake: listed(
        [f"{n} {words if n > 1 else words.removesuffix('s')}" for key, words in STAKES.items() if (n := stake.get(key))]
        or ["0 Blood"]
    ),
)


class Turn(NamedTuple):
    """The rest of a Planning turn after the card: Blood, and whether the turn ends."""

    stake: dict[str, int] | None
    ends: bool


vocabulary.type(
    "turn",
    rf"(?= with | and )(?: with (?:{_STAKE}))?(?P<ends> and ends the turn)?",
    lambda ends, **stake: Turn(_stake(**stake) if any(stake.values()) else None, bool(ends)),
    meaning='" with 3 Blood", " and ends the turn", " with 3 Blood and 1 flipped Diablerie token and ends the turn"',
)


def _owned(owner: str | None, card: str) -> Owned:
    return Owned(owner or "", card)


def _which_as_text(which: JsonObject | str) -> str:
    """Return a card from a choice's fields, or from its name in a list, in words: `Louis's Hunt`."""
    name, _, owner = which.partition(" (") if isinstance(which, str) else (which["card"], "", which.get("owner", ""))
    return f"{owner.removesuffix(')')}'s {name}" if owner else name


vocabulary.type(
    "which",
    rf"(?:(?P<owner>{_SEAT})'s )?(?P<card>{_NAME})",
    _owned,
    meaning="a Clan card, with its owner where that is not the player spoken of: Hunt, Louis's Hunt",
    card=True,
    write=_which_as_text,
)

_OWNED = rf"(?:{_SEAT}'s )?{_NAME}"


def owned(raw: str, restore: Restore) -> Owned:
    """Return a card with its owner, from a part of a text."""
    owner, possessive, name = raw.partition("'s ")
    return Owned(owner, restore(name)) if possessive else Owned("", restore(raw))


class Lying(NamedTuple):
    """Something on a Position: Blood (`amount`), a card, or an unknown card (`?`)."""

    face_down: bool
    amount: int
    owner: str
    card: str


def _lying(raw: str, restore: Restore) -> list[Lying]:
    found: list[Lying] = []
    for item in items(raw):
        if item.endswith(" Blood") and item[0].isdigit():
            found.append(Lying(False, int(item.split(" ")[0]), "", ""))
        elif item == "an unknown card":
            found.append(Lying(True, 0, "", "?"))
        else:
            card, _, face = item.partition(" face ")
            found.append(Lying(face == "down", 0, *owned(card, restore)))
    return found


vocabulary.add_type(
    ParameterType(
        "lying",
        series(rf"{_OWNED} face (?:up|down)|{NUMBER} Blood|an unknown card"),
        _lying,
        "what lies on a Position: Challenge face up, Claudia's Hunt face down, an unknown card and 3 Blood",
        card=True,
    )
)


def called(card: Owned) -> str:
    """Return a card as the protocol names it in lists: `Hunt`, `Hunt (Claudia)`."""
    return f"{card.card} ({card.owner})" if card.owner else card.card


_HOW = (
    rf"(?: to (?P<option>move|spend|turn down))?(?: for (?P<amount>{NUMBER}) Blood)?"
    rf"(?: at (?P<location>{_PLACE}))?(?: on (?P<target>{_SEAT}))?(?: with (?P<cards>{series(_OWNED)}))?"
)


def _how(raw: str, restore: Restore) -> dict[str, Any]:
    """Return the fields of `use` that a text sets."""
    found = re.fullmatch(_HOW, raw)
    assert found is not None
    option, amount, place, target, cards = found.groups()
    said = {
        "option": option and option.replace(" ", "-"),
        "amount": amount and int(amount),
        "location": place and _PLACES[place],
        "target": target,
        "cards": cards and [called(owned(one, restore)) for one in items(cards)],
    }
    return {field: value for field, value in said.items() if value is not None}


def _how_as_text(said: dict[str, Any]) -> str:
    """Return a sentence's words for these fields."""
    texts = {
        " to {}": str(said.get("option") or "").replace("-", " "),
        " for {} Blood": "" if said.get("amount") is None else str(said["amount"]),
        " at {}": _PLACE_WORDS.get(str(said.get("location")), ""),
        " on {}": said.get("target"),
        " with {}": listed([_which_as_text(card) for card in said["cards"]]) if said.get("cards") else "",
    }
    return "".join(words.format(text) for words, text in texts.items() if text)


vocabulary.add_type(
    ParameterType(
        "how",
        ungrouped(_HOW),
        _how,
        'nothing, or " to move", " to spend", " to turn down", " for 2 Blood", " at Location 2", " on Claudia", '
        '" with Hunt and Ready", in this order',
        write=_how_as_text,
    )
)


def _cause(causer: str | None, location: str | None) -> dict[str, str]:
    return {**({"causer": causer} if causer else {}), **({"location": _PLACES[location]} if location else {})}


vocabulary.type(
    "cause",
    rf"(?: through (?P<causer>{_SEAT}))?(?: at (?P<location>{_PLACE}))?",
    _cause,
    meaning='nothing, or " through Claudia" (whose effect it is), " at Location 1", in this order',
)
