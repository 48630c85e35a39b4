"""Mutants that no scenario kills, each with the reason: `ledger/GAME/PACKAGE.toml`.

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
    "equivalent": "no position distinguishes it from the original",
    "unreachable": "no existing card leads to a position where it differs",
    "unobservable": "the protocol does not show the difference",
    "free": "the protocol or the rules allow both",
    "speed": "it only saves work",
}
"""Valid reasons for survival. Anything else means that a scenario is missing."""


class Survivor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mutant that may survive."""

    change: str
    reason: str
    why: str


class BadLedger(ValueError):
    """The ledger cannot be read, or an entry is incomplete."""


def ledger(game: str, folder: Path = FOLDER) -> dict[str, Survivor]:
    """Return the survivors of a game by name of the change. Raises BadLedger, which names the entry."""
    found: dict[str, Survivor] = {}
    for path in sorted((folder / game).glob("*.toml")):
        for number, entry in enumerate(tomli.loads(path.read_text("utf-8")).get("survivor", []), 1):
            survivor = _survivor(entry, f"{game}/{path.name}, entry {number}")
            if survivor.change in found:
                raise BadLedger(f"{game}/{path.name}, entry {number}: {survivor.change} is listed twice; remove one")
            found[survivor.change] = survivor
    return found


def _survivor(entry: object, at: str) -> Survivor:
    try:
        survivor = msgspec.convert(entry, Survivor)
    except msgspec.ValidationError as error:
        raise BadLedger(f"{at}: {error}; an entry has `change`, `reason` and `why`") from None
    if survivor.reason not in REASONS:
        raise BadLedger(f"{at}: unknown reason {survivor.reason!r}; use one of {', '.join(REASONS)}")
    if not survivor.why:
        raise BadLedger(f"{at}: `why` is empty; explain there why no scenario can kill {survivor.change}")
    return survivor
