"""Differences that a challenge found, each as a short scenario that its reader can run."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from conformance.challenge.decks import Judged
from conformance.fuzzing.comparison import Divergence
from conformance.fuzzing.lockstep import Pair, StartingPoint
from conformance.fuzzing.replaying import ChoicePath, walk
from conformance.fuzzing.scenario_writer import TITLES, record, scenario
from conformance.fuzzing.shrinking import Shrinking
from conformance.games import find
from conformance.protocol.engine import EngineError, JsonObject
from conformance.runner.cases import read_feature
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict

NO_INTERPRETATION = frozenset({"position", "broke", "unsupported", "settled"})
"""Kinds of differences that no interpretation of a rule leads to."""
RULES_SHOWN = 6
"""Maximum number of rules shown for a difference."""


class Finding(Struct, kw_only=True):
    """A difference from the reference."""

    title: str
    """The difference, in a few words."""
    rules: list[str]
    """Rules that the reference cites for what happened last."""
    file: str
    """Name for the file with `text`: a scenario, or a record if no scenario shows the difference."""
    text: str
    case: str
    """Id of the scenario from which the position comes."""
    expected: Any = None
    actual: Any = None
    doubtful: list[str] = []
    """Rules applied just before it whose interpretation is provisional."""


class Unsteady(Exception):
    """A difference that does not occur again."""


class Provisional(Exception):
    """A difference that may rest on a provisional interpretation."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.title)
        self.finding = finding


class Reducing:
    """Reduces differences of one pair of engines, and writes them down."""

    def __init__(self, pair: Pair, provisional: Collection[str]) -> None:
        """Set it up. `provisional` holds the rules with an interpretation that is uncertain."""
        self._pair, self._provisional = pair, frozenset(provisional)
        self._shrinking = Shrinking(pair)

    def finding(self, start: StartingPoint, found: Divergence, case: str, seconds: float) -> Finding:
        """Return a difference in its shortest form, after at most about `seconds`.

        Raises Unsteady, and Provisional.
        """
        name = _name(case)
        again = walk(self._pair, start, found) or walk(self._pair, start)
        if again is None:
            raise Unsteady
        shortest = self._shrinking.smallest(again, seconds) if seconds > 0 else again
        for way in (shortest, again):
            if (written := self._scenario(way, name)) is not None:
                return self._certain(way, self._finding(way, case, f"{name}.feature", written))
        return self._certain(again, self._finding(again, case, f"{name}.jsonl", record(again)))

    def _certain(self, way: ChoicePath, found: Finding) -> Finding:
        """Return a finding. Raise Provisional if a provisional interpretation was applied just before."""
        if way.difference.kind not in NO_INTERPRETATION:
            walk(self._pair, way.start, way.difference)
            if doubtful := self._provisional & self._pair.lately:
                found.doubtful = sorted(doubtful)
                raise Provisional(found)
        return found

    def _finding(self, way: ChoicePath, case: str, file: str, text: str) -> Finding:
        difference = way.difference
        title = f"{TITLES[difference.kind]}: {' '.join(filter(None, (difference.window, difference.subject)))}"
        return Finding(
            title=title, rules=difference.rules[:RULES_SHOWN], file=file, text=text, case=case,
            expected=difference.expected, actual=difference.actual,
        )  # fmt: skip

    def _scenario(self, way: ChoicePath, name: str) -> str | None:
        """Return the scenario, or None unless the reference passes it and the engine fails it."""
        pair, start = self._pair, way.start
        way = replace(way, difference=replace(way.difference, rules=way.difference.rules[:RULES_SHOWN]))
        try:
            text = scenario(pair.reference, pair.declared, way, f"Found by a challenge: {name}")
        except (EngineError, LookupError):
            return None
        (case,) = read_feature(text, f"{name}.feature", start.game).cases
        edition = {start.game: start.edition}
        if run_case(case, pair.reference, edition=edition).verdict is not Verdict.PASSED:
            return None
        verdict = run_case(case, pair.engine, edition=edition).verdict
        if verdict is Verdict.ERROR:
            pair.restart()
        fails = verdict in (Verdict.FAILED, Verdict.ERROR)
        unkept = verdict is Verdict.UNSUPPORTED and way.difference.kind == "unsupported"
        return text if fails or unkept else None


def finding_of_deck(game: str, deck: JsonObject, players: int | None, judged: Judged, case: str) -> Finding:
    """Return a difference about a deck, as a scenario."""
    name = _name(case)
    parts = find(game).vocabulary.types["part"]
    lines = [
        f"the deck holds {each['count']} {each['card']} {parts.write(part)}"
        for part, held in deck.items()
        for each in held
    ]
    if players is not None:
        lines.append(f"the deck is for a table of {players}")
    expected = judged.expected
    last = "the deck is legal"
    if not expected["legal"]:
        last = f"the deck is illegal because of {_listed(expected['faults'])}"
    steps = [f"{'And' if at else 'Given'} {line}" for at, line in enumerate(lines)]
    steps += ["When the deck is judged", f"Then {last}"]
    body = "\n".join(f"    {step}" for step in steps)
    text = (
        f"Feature: Found by a challenge: {name}\n\n"
        f"  # The engine answers {json.dumps(judged.actual, ensure_ascii=False)}\n"
        f"  Scenario: The judgement of a deck differs\n{body}\n"
    )
    return Finding(
        title="The judgement of a deck differs", rules=judged.rules[:RULES_SHOWN], file=f"{name}.feature", text=text,
        case=case, expected=judged.expected, actual=judged.actual,
    )  # fmt: skip


def _name(case: str) -> str:
    """Return the name of the file for a difference that begins from a scenario."""
    return f"challenge-{case.replace('/', '-')}"


def _listed(words: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]]))
