"""A sample of generated wrong engines that is always the same, and which scenario refuses each: `fixed_sample.txt`."""

from __future__ import annotations

from pathlib import Path

from tests.mutants.changes import PLAY
from tests.mutants.verdicts import AnyChange, card_changes, rule_changes, sample

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


def notes(path: Path = NOTES) -> dict[str, str]:
    """Change → the scenario that refuses it or notices another reason."""
    lines = [line for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return {change: scenario for scenario, _, change in (line.partition(" ") for line in lines)}


def note(found: dict[str, str], path: Path = NOTES) -> None:
    """Writes the notes anew."""
    path.write_text(HEAD + "".join(f"{scenario} {change}\n" for change, scenario in found.items()), "utf-8")
