"""The vocabulary of Vendetta, and the words that its placeholders may stand for."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from conformance.vocabulary.patterns import ParameterType, Restore
from conformance.vocabulary.registry import Vocabulary

CLANS = ("Brujah", "Gangrel", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")
HAVEN = "Prince's Haven"


def card_names() -> Iterator[str]:
    """The printed names of all cards in the card data: Clan cards, Allies, the Victim, Location cards, Relics."""
    import scenarios

    for file in sorted((Path(scenarios.ROOT) / "cards").glob("vendetta*.toml")):
        with file.open("rb") as stream:
            data = tomllib.load(stream)
        for kind in ("clan_card", "ally", "location_card", "relic"):
            yield from (str(card["name"]) for card in data.get(kind, []))


vocabulary = Vocabulary("vendetta", names=card_names)
given, when, then = vocabulary.given, vocabulary.when, vocabulary.then

_NAME, _SEAT = vocabulary.types["card"].regex, vocabulary.types["seat"].regex
_BETWEEN = re.compile(r",? and |, ")


def _series(item: str) -> str:
    return rf"(?:{item})(?:(?:,? and |, )(?:{item}))*"


# -- simple words ---------------------------------------------------------------------------------------------------

_LOCATIONS = {**{f"Location {n}": f"Location {n}" for n in (1, 2, 3)}, f"the {HAVEN}": HAVEN}
_PLACE = "|".join(map(re.escape, _LOCATIONS))
_CLAN = "|".join(CLANS)

vocabulary.enumerate("location", _LOCATIONS)
vocabulary.type(
    "locations",
    _series(_PLACE),
    lambda text: [_LOCATIONS[one] for one in _BETWEEN.split(text)],
    meaning="one or more Locations: Location 1, Location 2 and the Prince's Haven",
)
vocabulary.enumerate("clan", CLANS)
vocabulary.type("clans", _series(_CLAN), _BETWEEN.split, meaning="one or more Clans: Brujah, Tremere and Ventrue")
vocabulary.enumerate(
    "phase",
    {
        "Feed": "feed",
        "Location Setup": "location-setup",
        "Hand Building": "hand-building",
        "Planning": "planning",
        "Resolution": "resolution",
    },
)
vocabulary.enumerate(
    "step", {step: step.lower() for step in ("Withdraw", "Revelation", "Preparation", "Conflict", "Aftermath")}
)
vocabulary.enumerate("face", {"face up": "up", "face down": "down"})
vocabulary.enumerate("token", {"Stay": "stay", "Withdraw": "withdraw"})
vocabulary.enumerate("ordinal", {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5})
vocabulary.enumerate(
    "variants",
    {
        "Location cards": ["location-cards"],
        "Relics": ["relics"],
        "Location cards and Relics": ["location-cards", "relics"],
    },
)
vocabulary.enumerate(
    "lot",
    {
        "hand": "hand",
        "Clan deck": "clan_deck",
        "cards under the Clan deck": "clan_deck_bottom",
        "drawn cards": "looking_at",
        "token": "token",
        "bid": "bid",
    },
)
vocabulary.enumerate(
    "answer",
    {
        "with Blood": "blood",
        "with Influence": "influence",
        "by moving Blood": "move-blood",
        "by skipping the steps": "skip",
        "by revealing": "reveal",
        "by leaving": "leave",
        "by turning down": "turn-down",
    },
)


# -- words with parts -----------------------------------------------------------------------------------------------


def _seated(text: str) -> list[tuple[str, str]]:
    found = [re.fullmatch(r"(\S+)(?: \((\w+)\))?", one) for one in _BETWEEN.split(text)]
    return [(one[1], one[2] or "") for one in found if one]


vocabulary.type(
    "players",
    _series(rf"{_SEAT}(?: \((?:{_CLAN})\))?"),
    _seated,
    meaning="players with their Clans, or without: Louis (Brujah), Claudia (Tremere) and Armand (Ventrue)",
)

_TOKENS = {
    "Blood": "blood",
    "Influence": "influence",
    "Diablerie token": "diablerie",
    "face-down Diablerie token": "diablerie_face_down",
}
_AMOUNT = r"\d+ (?:Blood|Influence|(?:face-down )?Diablerie tokens?)"


def _pool(text: str) -> dict[str, int]:
    amounts = [one.split(" ", 1) for one in _BETWEEN.split(text)]
    return {_TOKENS[what.removesuffix("s")]: int(amount) for amount, what in amounts}


vocabulary.type(
    "pool",
    _series(_AMOUNT),
    _pool,
    meaning="tokens: 3 Blood; 1 Influence and 2 Diablerie tokens; 1 face-down Diablerie token",
)

_STAKE = r"\d+ Blood(?: and \d+ flipped Diablerie tokens?)?|\d+ flipped Diablerie tokens?"


def _stake(text: str) -> dict[str, int]:
    blood, flipped = re.search(r"(\d+) Blood", text), re.search(r"(\d+) flipped", text)
    return {"amount": int(blood[1]) if blood else 0, **({"diablerie": int(flipped[1])} if flipped else {})}


vocabulary.type(
    "stake", _STAKE, _stake, meaning="3 Blood, 2 flipped Diablerie tokens, 3 Blood and 2 flipped Diablerie tokens"
)


class Turn(NamedTuple):
    """What follows a card in a Planning turn: Blood with it, and whether the turn ends there."""

    stake: dict[str, int] | None
    ends: bool


vocabulary.type(
    "turn",
    rf" with (?:{_STAKE})(?: and ends the turn)?| and ends the turn",
    lambda text: Turn(_stake(text) if " with " in text else None, text.endswith(" and ends the turn")),
    meaning='" with 3 Blood", " and ends the turn", " with 3 Blood and 1 flipped Diablerie token and ends the turn"',
)


class Owned(NamedTuple):
    """A Clan card; `owner` is "" where the sentence does not say whose it is."""

    owner: str
    card: str


def _owned(raw: str, restore: Restore) -> Owned:
    owner, possessive, name = raw.partition("'s ")
    return Owned(owner, restore(name)) if possessive else Owned("", restore(raw))


_OWNED = rf"(?:{_SEAT}'s )?{_NAME}"
vocabulary.add_type(
    ParameterType(
        "which",
        _OWNED,
        _owned,
        "a Clan card, with its owner where that is not the player spoken of: Hunt, Louis's Hunt",
        card=True,
    )
)


class Lying(NamedTuple):
    """Something on a Position: `amount` Blood, or a card, or a card that is not known (`?`)."""

    face_down: bool
    amount: int
    owner: str
    card: str


def _lying(raw: str, restore: Restore) -> list[Lying]:
    found: list[Lying] = []
    for item in _BETWEEN.split(raw):
        if item.endswith(" Blood") and item[0].isdigit():
            found.append(Lying(False, int(item.split(" ")[0]), "", ""))
        elif item == "an unknown card":
            found.append(Lying(True, 0, "", "?"))
        else:
            owned, _, face = item.partition(" face ")
            found.append(Lying(face == "down", 0, *_owned(owned, restore)))
    return found


vocabulary.add_type(
    ParameterType(
        "lying",
        _series(rf"{_OWNED} face (?:up|down)|\d+ Blood|an unknown card"),
        _lying,
        "what lies on a Position: Challenge face up, Claudia's Hunt face down, an unknown card and 3 Blood",
        card=True,
    )
)

_HOW = re.compile(
    rf"(?: to (move|spend|turn down))?(?: for (\d+) Blood)?(?: at ({_PLACE}))?(?: on ({_SEAT}))?(?: with (.+))?"
)


def _how(raw: str, restore: Restore) -> dict[str, Any]:
    """The fields of `use`, as far as they are said."""
    found = _HOW.fullmatch(raw)
    assert found is not None
    option, amount, place, target, cards = found.groups()
    return {
        **({"option": option.replace(" ", "-")} if option else {}),
        **({"amount": int(amount)} if amount else {}),
        **({"location": _LOCATIONS[place]} if place else {}),
        **({"target": target} if target else {}),
        **({"cards": [called(_owned(one, restore)) for one in _BETWEEN.split(cards)]} if cards else {}),
    }


def called(card: Owned) -> str:
    """A card as the protocol names it in lists: `Hunt`, `Hunt (Claudia)`."""
    return f"{card.card} ({card.owner})" if card.owner else card.card


vocabulary.add_type(
    ParameterType(
        "how",
        rf"(?: to (?:move|spend|turn down))?(?: for \d+ Blood)?(?: at (?:{_PLACE}))?(?: on {_SEAT})?"
        rf"(?: with {_series(_OWNED)})?",
        _how,
        'nothing, or " to move", " to spend", " to turn down", " for 2 Blood", " at Location 2", " on Claudia", '
        '" with Hunt and Ready", in this order',
    )
)

_CAUSE = re.compile(rf"(?: through ({_SEAT}))?(?: at ({_PLACE}))?")


def _cause(text: str) -> dict[str, str]:
    found = _CAUSE.fullmatch(text)
    assert found is not None
    causer, place = found.groups()
    return {**({"causer": causer} if causer else {}), **({"location": _LOCATIONS[place]} if place else {})}


vocabulary.type(
    "cause",
    rf"(?: through {_SEAT})?(?: at (?:{_PLACE}))?",
    _cause,
    meaning='nothing, or " through Claudia" (whose effect it is), " at Location 1", in this order',
)
