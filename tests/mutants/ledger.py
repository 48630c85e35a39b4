"""Changes that no scenario refuses, each with the reason: `ledger/GAME/ROOM.toml`.

[[survivor]]
change = "vtes.table.state:Table.unlock: if card.locked → always"
reason = "equivalent"
why = "an unlocked card that is unlocked again tells an event, and changes nothing"
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import tomli

FOLDER = Path(__file__).parent / "ledger"

REASONS = {
    "equivalent": "no position can tell it from the original",
    "unreachable": "no card that exists brings about where it could be told",
    "unobservable": "the protocol does not show the difference",
    "free": "the protocol or the rules leave it free",
    "speed": "it only saves work",
}
"""Why a change may survive. Anything else is a scenario that is missing."""


class Survivor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change that survives by right."""

    change: str
    reason: str
    why: str


class BadLedger(ValueError):
    """A ledger that cannot be read, or says nothing."""


def ledger(game: str, folder: Path = FOLDER) -> dict[str, Survivor]:
    """The survivors of a game by the names of the changes. Raises BadLedger, naming the entry."""
    found: dict[str, Survivor] = {}
    for path in sorted((folder / game).glob("*.toml")):
        for number, entry in enumerate(tomli.loads(path.read_text("utf-8")).get("survivor", []), 1):
            survivor = _survivor(entry, f"{game}/{path.name}, entry {number}")
            if survivor.change in found:
                raise BadLedger(f"{game}/{path.name}, entry {number}: {survivor.change} stands twice; remove one")
            found[survivor.change] = survivor
    return found


def _survivor(entry: object, at: str) -> Survivor:
    try:
        survivor = msgspec.convert(entry, Survivor)
    except msgspec.ValidationError as error:
        raise BadLedger(f"{at}: {error}; an entry has `change`, `reason` and `why`") from None
    if survivor.reason not in REASONS:
        raise BadLedger(f"{at}: no reason is called {survivor.reason!r}; there are {', '.join(REASONS)}")
    if not survivor.why:
        raise BadLedger(f"{at}: say in `why` why {survivor.change} cannot be told from the original")
    return survivor
