"""A sample of generated wrong engines that is always the same, and which scenario refuses each: `fixed_sample.txt`."""

from __future__ import annotations

from pathlib import Path

from tests.mutants.changes import PLAY
from tests.mutants.verdicts import AnyChange, card_changes, rule_changes, sample
from tests.notes import read_notes, write_notes

FIXED = {
    ("vtes", "rules"): 75,
    ("vtes", "cards"): 35,
    ("vendetta", "rules"): 30,
    ("vendetta", "cards"): 10,
    ("rivals", "rules"): 20,
    ("rivals", "cards"): 10,
}
"""Of which changes of which game how many are drawn."""
SEED = 2026

NOTES = Path(__file__).parent / "fixed_sample.txt"
HEAD = """\
# The fixed sample of generated wrong engines (test_fixed_sample.py), each after the scenario that refuses it, or that
# notices another reason; `-` where the ledger excuses it. `make mutants ARGS=--fixed` judges them and writes this file.
"""


def fixed_sample(game: str, what: str) -> list[AnyChange]:
    """Return the sample of the changes of a game's rules, or of its cards; empty if none is wanted.

    The noted changes stay. Where the code has moved on and some are gone, others are drawn in their place.
    """
    changes = {change.name: change for change in (card_changes(game) if what == "cards" else rule_changes(game))}
    playing = {name: change for name, change in changes.items() if change.of == PLAY}
    wanted = FIXED.get((game, what), 0)
    kept = [playing[name] for name in notes() if name in playing][:wanted]
    others = [change for change in playing.values() if change not in kept]
    return kept + sample(others, wanted - len(kept), SEED)


def notes() -> dict[str, str]:
    """Return, for each change, the scenario that rejects it or notices another reason."""
    return read_notes(NOTES)


def note(found: dict[str, str]) -> None:
    """Write the notes anew."""
    write_notes(NOTES, HEAD, found)
