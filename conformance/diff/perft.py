"""Changes of published perft counts. Only the reference engine counts decision paths."""

from __future__ import annotations

from typing import Any, NamedTuple

import tomli

from conformance.adapters import connect
from conformance.adapters.inprocess import reference_function
from conformance.diff.changed_verdicts import single_exchanges
from conformance.diff.model import PerftChange
from conformance.diff.sides import ComparedSide
from conformance.games import find
from conformance.protocol.engine import IllegalChoice, InvalidPosition, JsonObject, Unsupported
from scenarios import ROOT

POSITIONS = ROOT / "positions"


class Published(NamedTuple):
    """A position with its published counts."""

    about: str
    file: str
    game: str
    edition: str
    position: JsonObject
    after: list[JsonObject]
    counts: list[int]
    """Counts by depth, in the edition of the position."""


def published(game: str) -> list[Published]:
    """Return the published counts of a game."""
    entries: list[dict[str, Any]] = tomli.loads((POSITIONS / "perft.toml").read_text(encoding="utf-8"))["perft"]
    found = []
    for entry in entries:
        position = tomli.loads((POSITIONS / entry["position"]).read_text(encoding="utf-8"))
        if position["game"] == game:
            after, edition = entry.get("after", []), position["edition"]
            found.append(Published(entry["about"], entry["position"], game, edition, position, after, entry["counts"]))
    return found


def change(entry: Published, a: ComparedSide, b: ComparedSide) -> PerftChange | None:
    """Return the counts of both sides, or None if they are equal."""
    depth = len(entry.counts)
    before, after = counted(entry, a, depth), counted(entry, b, depth)
    if before == after:
        return None
    pairs = zip(before, after, strict=False)
    differing = next((number for number, (one, other) in enumerate(pairs, 1) if one != other), 1)
    toggles = list[str]()
    for toggle, one, other in single_exchanges(a, b, [entry.game]):
        if (
            one is None
            or other is None
            or counted(entry, one, differing) != before[:differing]
            or counted(entry, other, differing) != after[:differing]
        ):
            toggles.append(toggle)
    return PerftChange(
        about=entry.about, position=entry.file, before=before, after=after, depth=differing, toggles=toggles
    )


def counted(entry: Published, side: ComparedSide, depth: int) -> list[int]:
    """Return the counts by depth, or none if the position cannot be reached. Published counts are reused."""
    edition, book = side.editions[entry.game], find(entry.game).book
    if book.named(edition).values == book.named(entry.edition).values:
        return entry.counts[:depth]
    with connect(side.spec, side.limits) as engine:
        try:
            engine.setup(entry.game, edition, entry.position | {"edition": edition})
            for made in entry.after:
                engine.choose(made["seat"], made["choice"])
        except (IllegalChoice, InvalidPosition, Unsupported):
            return []
        counts: list[int] = reference_function("perft")(engine.observe(), depth)
    return counts
