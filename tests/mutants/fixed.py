"""Fixed sample of mutants, with the scenario that kills each: `fixed_sample.txt`."""

from __future__ import annotations

import functools
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
"""Game and kind of change → number of changes to draw."""
SEED = 2026

NOTES = Path(__file__).parent / "fixed_sample.txt"
HEAD = """\
# The fixed sample of mutants (test_fixed_sample.py), each after the scenario that kills it or notices another reason;
# `-` if it is in the ledger. `make mutants ARGS=--fixed` judges them and writes this file.
"""


def fixed_sample(game: str, what: str) -> list[AnyChange]:
    """Return the sample of changes of a game's rules, or of its cards; empty if none is wanted.

    The listed changes stay. If the code has changed and some are gone, others replace them.
    """
    changes = {change.name: change for change in (card_changes(game) if what == "cards" else rule_changes(game))}
    playing = {name: change for name, change in changes.items() if change.of == PLAY}
    wanted = FIXED.get((game, what), 0)
    kept = [playing[name] for name in notes() if name in playing][:wanted]
    others = [change for change in playing.values() if change not in kept]
    return kept + sample(others, wanted - len(kept), SEED)


@functools.cache
def notes() -> dict[str, str]:
    """Return, for each change, the scenario that kills it or notices another reason."""
    return read_notes(NOTES)


def note(found: dict[str, str]) -> None:
    """Write the notes again."""
    write_notes(NOTES, HEAD, found)
