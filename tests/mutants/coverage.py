"""Find the lines of the rules that each scenario executes, with one coverage context per scenario.

Lines that run on import have the context `""`: a change there may show anywhere.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar

import coverage
import msgspec

import conformance
import features
import reference_engine
import scenarios
from conformance.adapters import connect
from conformance.games import find
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from conformance.runner.execute import edition_of
from conformance.verdict.results import Verdict
from tests.cases import suite_cases

T = TypeVar("T")

ENGINE = Path(reference_engine.__file__).parent
MUTANTS = Path(__file__).parent
JUDGES = Path(conformance.__file__).parent
NO_RULES = ("decks",)
"""Packages of a game that play does not use: the construction of decks."""
ONLY_CITES = ("published_rulings.py", "rulings_on_groups.py")
"""Modules that only name the rulings on a card's text, and when they apply."""
WIRE = "wire"
"""Package of a game that speaks the protocol."""
SEEN = ("observation.py",)
"""Modules of that package that decide what a seat sees, which is a matter of rules.

The others are the harness's own tools: they read a position, begin a game at it, restore a saved game, and carry out
directives. A fault there breaks no rule, and every scenario goes through them.
"""

Lines = dict[str, dict[int, Sequence[int]]]
"""Module → line → indexes of the scenarios or games that execute it."""

Executed = dict[str, dict[str, list[int]]]
"""Scenario (see `key_of`) → module → the lines that it executes. The empty key has those that run on import."""

IMPORTING = -1
"""Index that represents the import of the engine among the scenarios."""


def modules(game: str) -> dict[str, Path]:
    """Return the modules of a game's rules, by name."""
    found = {}
    for path in sorted((ENGINE / game).rglob("*.py")):
        inner = path.relative_to(ENGINE / game)
        if inner.name in ONLY_CITES or inner.parts[0] in NO_RULES:
            continue
        if inner.parts[0] != WIRE or inner.name in SEEN:
            name = ".".join(("reference_engine", game, *inner.with_suffix("").parts)).removesuffix(".__init__")
            found[name] = path
    return found


class Reached:
    """Scenarios of a game that the reference engine passes, and the lines that each executes."""

    def __init__(self, game: str, edition: str | None = None) -> None:
        """Select the scenarios that apply to `edition`; with None, run each with the edition nearest to the default."""
        self.game, self.edition = game, edition
        judged = None if edition is None else find(game).book.named(edition)
        every = (case for case in suite_cases(game) if case.game == game and case.deprecated is None)
        self.cases: list[Case] = [case for case in every if judged is None or judged.has(case.editions)]

    @cached_property
    def lines(self) -> Lines:
        """Module → line → the scenarios (indexes of `cases`) that execute it, including `IMPORTING`.

        Cached results for this engine are read; the other scenarios are run.
        """
        kept = kept_at("reached", self.game, ".msgpack", "engine", "judges", "places")
        known = read_kept(kept, Executed)
        keys = [key_of(case, self.edition) for case in self.cases]
        if left := [at for at, key in enumerate(keys) if key not in known]:
            cases = [self.cases[at] for at in left]
            work = lambda: write_kept(kept, known | _found(self.game, cases, self.edition))  # noqa: E731
            forked(work, f"the scenarios of {self.game} under coverage")
            known = read_kept(kept, Executed)
        lines: dict[str, dict[int, list[int]]] = {name: {} for name in modules(self.game)}
        for at, key in ((IMPORTING, ""), *enumerate(keys)):
            for name, executed in known[key].items():
                of_module = lines[name]
                for line in executed:
                    of_module.setdefault(line, []).append(at)
        return {name: {**of_module} for name, of_module in lines.items()}

    def executing(self, module: str, lines: Iterable[int]) -> set[int]:
        """Return the scenarios that execute any of `lines`."""
        of_module = self.lines.get(module, {})
        return {case for line in lines for case in of_module.get(line, ())}

    @cached_property
    def size(self) -> list[int]:
        """Number of lines that each scenario executes. A scenario with few lines is close to its subject."""
        sizes = [0] * len(self.cases)
        for lines in self.lines.values():
            for cases in lines.values():
                for case in cases:
                    if case != IMPORTING:
                        sizes[case] += 1
        return sizes


class Imported(Reached):
    """Coverage of the import only. Any scenario may execute any other line."""

    @cached_property
    def lines(self) -> Lines:
        kept = kept_at("imported", self.game, ".msgpack", "engine", "places")
        if not kept.exists():
            forked(lambda: write_kept(kept, _found(self.game, ())), f"the import of {self.game} under coverage")
        imported = read_kept(kept, Executed)[""]
        return {name: dict.fromkeys(lines, (IMPORTING,)) for name, lines in imported.items()}

    def executing(self, module: str, lines: Iterable[int]) -> set[int]:
        return super().executing(module, lines) or set(range(len(self.cases)))


def forked(work: Callable[[], object], what: str) -> None:
    """Call `work` in a forked process, which may import the engine again. Raises RuntimeError if it fails."""
    if (child := os.fork()) == 0:
        try:
            work()
            os._exit(0)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    if status:
        raise RuntimeError(f"{what}: this failed; see the traceback above")


def key_of(case: Case, edition: str | None = None) -> str:
    """Return the key of a scenario's results: a hash of its text and of the edition that judges it."""
    game = find(case.game)
    values = game.book.named(edition_of(case, edition, game)).values  # editions with the same values play alike
    said = [case.id, values, *((step.kind, step.text, step.table, step.docstring) for step in case.steps)]
    return hashlib.blake2b(msgspec.json.encode(said), digest_size=12).hexdigest()


MOST_KEPT = 6
"""Number of engines or suites whose results are cached."""


def read_kept(path: Path, kind: type[T]) -> T:
    """Return the cached data, or an empty value."""
    return msgspec.msgpack.decode(path.read_bytes(), type=kind) if path.exists() else kind()


def write_kept(path: Path, kept: object) -> None:
    """Write cached data atomically, and delete the oldest files of that name."""
    part = path.with_suffix(f".{os.getpid()}")
    part.write_bytes(msgspec.msgpack.encode(kept))
    part.replace(path)
    alike = path.parent.glob(f"{path.stem.rpartition('-')[0]}-*{path.suffix}")
    for old in sorted(alike, key=lambda each: each.stat().st_mtime)[:-MOST_KEPT]:
        old.unlink(missing_ok=True)


def kept_at(name: str, game: str, ending: str, *holds_for: str, edition: str = "") -> Path:
    """Return the path of cached data that depends on the named parts.

    Parts are "engine", "judges", "suite", "plays", "changes" and "places". With `edition` the data depend on that too.
    """
    return cache_folder() / f"{name}-{game}-{_digest(game, holds_for, edition)[:20]}{ending}"


def cache_folder() -> Path:
    """Return the cache folder: `JUSTICAR_CACHE`, or a folder of the user's own."""
    folder = Path(os.environ.get("JUSTICAR_CACHE", Path(tempfile.gettempdir()) / f"justicar-{os.getuid()}"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@cache
def _digest(game: str, holds_for: tuple[str, ...], edition: str) -> str:
    parts = {
        "engine": [
            (ENGINE / "kernel", "*.py"),
            (ENGINE / game, "*.py"),
            (scenarios.ROOT / "wire_types", "*.py"),
            *((scenarios.ROOT / room, f"{game}.toml") for room in ("cards", "editions")),
        ],
        "judges": [(JUDGES / room, "*.py") for room in ("adapters", "protocol", "runner", "steps")],
        "suite": [
            (features.ROOT / game, "*.feature"),
            *((scenarios.ROOT / room, "*") for room in ("positions", "decks")),
        ],
        "plays": [
            (MUTANTS, "replayed.py"),
            (MUTANTS.parent, "free.py"),
            (MUTANTS.parent / "engine" / "battery", "*.py"),
            (JUDGES / "protocol", "*.py"),
        ],
        "changes": [(MUTANTS, "*.py")],
        "places": [(MUTANTS, "coverage.py")],
    }
    digest = hashlib.sha256(edition.encode())
    for root, pattern in (part for what in holds_for for part in parts[what]):
        paths = sorted(path for path in root.rglob(pattern) if path.is_file())
        if not paths:
            raise FileNotFoundError(f"{root} has no {pattern}: a digest over nothing would keep stale results")
        for path in paths:
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _found(game: str, cases: Sequence[Case], edition: str | None = None) -> Executed:
    forget_engine()
    measured = coverage.Coverage(data_file=None, include=[str(ENGINE / game / "*")], config_file=False)
    measured.start()
    engine = connect("reference")
    wrong = []
    for at, case in enumerate(cases):
        measured.switch_context(str(at))
        if run_case(case, engine, edition=edition).verdict is not Verdict.PASSED:
            wrong.append(case.id)
    measured.stop()
    if wrong:
        raise RuntimeError(f"the reference engine does not pass {', '.join(wrong)}: fix that first")
    keys = {IMPORTING: ""} | {at: key_of(case, edition) for at, case in enumerate(cases)}
    found: Executed = {key: {} for key in keys.values()}
    for name, lines in by_lines(game, measured.get_data()).items():
        for line, contexts in lines.items():
            for context in contexts:
                found[keys[context]].setdefault(name, []).append(line)
    return found


def by_lines(game: str, data: Any) -> Lines:
    """Return module → line → contexts, as numbers, from coverage data."""
    found: Lines = {}
    for name, path in modules(game).items():
        lines = data.contexts_by_lineno(str(path))
        found[name] = {
            line: sorted(int(context) if context else IMPORTING for context in contexts)
            for line, contexts in lines.items()
        }
    return found


def forget_engine() -> None:
    """Unload the reference engine, so that the next import loads it again."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "reference_engine"]:
        del sys.modules[name]
