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
# notices another reason. `make mutants ARGS=--fixed` judges them and writes this file.
"""


def fixed_sample(game: str, what: str) -> list[AnyChange]:
    """What is drawn of the changes of a game's rules, or of its cards; nothing, where none is to be drawn."""
    changes = card_changes(game) if what == "cards" else rule_changes(game)
    return sample([change for change in changes if change.of == PLAY], FIXED.get((game, what), 0), SEED)


def notes() -> dict[str, str]:
    """Return, for each change, the scenario that rejects it or notices another reason."""
    return read_notes(NOTES)


def note(found: dict[str, str]) -> None:
    """Write the notes anew."""
    write_notes(NOTES, HEAD, found)
