"""Files that anybody may write: each is accepted, or rejected with a message that says where the error is."""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Callable, Collection, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import tomli
from click.testing import CliRunner

import features
from conformance import catalogue, games, interpretations
from conformance.adapters import connect
from conformance.catalogue import EXCEPTIONS, CatalogueError
from conformance.cli import main
from conformance.protocol.engine import Engine
from conformance.runner.cases import Case, FeatureError, load_files
from conformance.runner.direct import run_case
from conformance.runner.id_ledger import NAME as IDS
from conformance.runner.id_ledger import read_ids
from conformance.runner.lint import lint
from conformance.verdict.catalogue_coverage import _reasons, killing_scenarios
from conformance.verdict.ledger import load_ledger
from conformance.verdict.profiles import decides, load_profiles
from conformance.verdict.results import Verdict
from conformance.verdict.toml_tables import BadFile
from scenarios import ROOT
from scenarios.editions import BadEditions, read_editions
from tests.cases import suite_cases
from tests.fuzz import material
from tests.fuzz.findings import LETTERS, Finding, FindingCounts, TooSlow, key_of, no_longer_than, shrunk
from tests.fuzz.mutation import mutated, mutated_text

KILLING, EDITIONS = "killing_scenarios.txt", "vtes.toml"

OUTPUT = 8_000_000
"""Maximum number of characters that a command may print about a file."""

COMMAND_ENDS = {0: "accepted", 1: "accepted, and something is wrong with it", 2: "refused"}
"""Exit codes that a command may have after it has read a file."""


class ReaderFault(Exception):
    """Wrong behavior of a reader."""


class Kind(NamedTuple):
    """Kind of file."""

    name: str
    texts: Callable[[], Sequence[str]]
    """Real texts, or parts of them."""
    read: Callable[[Path], str]
    """Reader of the folder that contains the file. It returns the result; an exception is a finding."""
    file: str
    """Path of the file in the folder."""
    table: str = ""
    """Name of the TOML tables to mutate as values, in addition to the text.

    `.` is the whole file, `lines` is JSON Lines.
    """


# ---- Readers.


def command(*arguments: str, file: str) -> Callable[[Path], str]:
    """Return a reader that passes the file to `justicar`."""

    def read(folder: Path) -> str:
        done = CliRunner().invoke(main, [*arguments, str(folder / file)])
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        if done.exit_code not in COMMAND_ENDS:
            raise ReaderFault(f"exit code {done.exit_code}")
        if len(done.output) > OUTPUT:
            raise ReaderFault("too much output")
        if done.exit_code == 2:
            _has_place(done.stderr, file)
        _is_shown_safely(done.output)
        return COMMAND_ENDS[done.exit_code]

    return read


def refusing(reads: Callable[[Path], object], file: str, *refusals: type[Exception]) -> Callable[[Path], str]:
    """Return a reader that calls `reads`, which may raise `refusals` with a message that names the file."""

    def read(folder: Path) -> str:
        try:
            reads(folder)
        except refusals as refused:
            _has_place(str(refused), Path(file).name)
            return "refused"
        return "accepted"

    return read


def _has_place(message: str, file: str) -> None:
    """Check that a message names the file, and says more. Raises ReaderFault."""
    if Path(file).name not in message and Path(file).stem not in message:
        raise ReaderFault("the message does not name the file")
    if len(message.strip()) < len(file) + 10:
        raise ReaderFault("the message says nothing")


def _is_shown_safely(text: str) -> None:
    if strange := re.search(r"[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u202a-\u202e]", text):
        raise ReaderFault(f"{strange[0]!r} is printed unescaped")


def _rules(folder: Path) -> None:
    every = tuple(games.GAMES)
    catalogue._load.__wrapped__(every, every, folder)


def _profiles(folder: Path) -> None:
    cases = every_case()
    for profile in load_profiles(folder / "profiles.toml").values():
        profile.select(cases[::200])


def _readings(folder: Path) -> None:
    interpretations._load.__wrapped__(None, folder)


def _ledger(folder: Path) -> None:
    load_ledger(folder / "ledger.toml", every_id())


def _killing_scenarios(folder: Path) -> None:
    killing_scenarios(folder / KILLING)


def _exceptions(folder: Path) -> None:
    _reasons(folder / EXCEPTIONS, catalogue.load(), {}, frozenset())


def _editions(folder: Path) -> None:
    editions = read_editions(folder / EDITIONS)
    for name in editions.presets:
        editions.superseded(editions.named(name))


@cache
def every_case() -> list[Case]:
    """Return every scenario of the suite."""
    return suite_cases()


@cache
def every_id() -> frozenset[str]:
    return frozenset(case.id for case in every_case())


@cache
def _engine() -> Engine:
    return connect("reference")


def _feature(folder: Path) -> str:
    """Read the features of a folder, lint them, and play their first scenarios."""
    found, faults = load_files(root=folder)
    for fault in faults:
        _has_place(str(fault), "fuzzed.feature")
        if not fault.remedy:
            raise ReaderFault("a fault has no remedy")
    linted = lint(folder)
    for each in linted:
        if not (each.remedy and each.message):
            raise ReaderFault("a fault of the lint says nothing")
    if faults:
        return "refused"
    verdicts = set()
    for case in [case for file in found for case in file.cases][:6]:
        result = run_case(case, _engine())
        decides(case)
        verdicts.add(result.verdict)
        reason = result.reason or ""
        if result.verdict is Verdict.ERROR:
            known = ("error in the scenario: ", "the scenario asserts nothing", "no game is called")
            if not reason.startswith(known):
                _engine().close()  # it may be down, and the next case needs another
                _engine.cache_clear()
                raise ReaderFault(f"error: {re.sub(r'[0-9]+', 'N', reason)[:200]}")
        elif result.verdict is not Verdict.PASSED and not reason:
            raise ReaderFault("no reason")
    return "played: " + (", ".join(sorted(verdicts)) or "no scenario")


# ---- Kinds of files.


def _ledgers() -> tuple[str, ...]:
    ids = sorted(every_id())
    return tuple(
        material.toml_tables(
            "expected", [{"id": ids[at], "reason": "known"}, {"id": ids[at + 1], "reason": "also known"}]
        )
        for at in range(0, 400, 2)
    )


def kinds(one_in: int = 1) -> dict[str, Kind]:
    """Return every kind of file by name. Every `one_in`th scenario is played to find material."""
    decks, of_rivals = material.decks, partial(material.decks, "rivals")
    records, positions = partial(material.records, one_in), partial(material.positions, one_in)
    ids, engines = partial(material.lines, features.ROOT / IDS), partial(material.lines, ROOT / KILLING)
    profiles = partial(material.entries, "profiles", "profile")
    found = [
        Kind("deck", decks, command("deck", "check", "--cards", file="d.txt"), "d.txt", "."),
        Kind("deck of Rivals", of_rivals, command("deck", "check", "--game", "rivals", file="d.toml"), "d.toml", "."),
        Kind("record", records, command("replay", file="r.jsonl"), "r.jsonl", "lines"),
        Kind("record, told", records, command("replay", "--annotate", file="r.jsonl"), "r.jsonl", "lines"),
        Kind("position", positions, command("perft", "--depth", "1", file="p.toml"), "p.toml", "."),
        Kind("exceptions", material.reasons, refusing(_exceptions, EXCEPTIONS, CatalogueError), EXCEPTIONS, "."),
        Kind("profiles", profiles, refusing(_profiles, "profiles.toml", BadFile), "profiles.toml", "profile"),
        Kind("ledger", _ledgers, refusing(_ledger, "ledger.toml", BadFile), "ledger.toml", "expected"),
        Kind("ids", ids, refusing(read_ids, IDS, FeatureError), IDS),
        Kind("killing scenarios", engines, refusing(_killing_scenarios, KILLING, CatalogueError), KILLING),
        Kind("editions", material.editions, refusing(_editions, EDITIONS, BadEditions), EDITIONS, "."),
    ]
    for game in games.GAMES:
        found += [_catalogue(f"rules/{stem}", "rule", _rules) for stem in game.rules]
        found.append(_catalogue(f"rules/readings/{game.name}", "reading", _readings))
        texts = partial(material.feature_texts, game.name)
        found.append(Kind(f"feature of {game.name}", texts, _feature, f"{game.name}/fuzzed.feature"))
    return {kind.name: kind for kind in found}


def _catalogue(stem: str, table: str, read: Callable[[Path], object]) -> Kind:
    name = f"{Path(stem).name}.toml"
    texts = partial(material.entries, stem, table)
    return Kind(stem.removeprefix("rules/"), texts, refusing(read, name, CatalogueError), name, table)


# ---- Fuzzing.


def changed(kind: Kind, chance: Random) -> bytes:
    """Return a text of that kind with a few mutations."""
    texts = kind.texts()
    text = chance.choice(texts)
    times = chance.choice([1, 1, 1, 2, 3, 6])
    if kind.table and chance.random() < 0.5 and (value := _understood(kind, text)) is not None:
        return _written(kind, mutated(value, chance, times, _seen(kind), ())).encode("utf-8", "surrogatepass")
    return mutated_text(text.encode(), chance, times, texts)


def _understood(kind: Kind, text: str) -> Any:
    try:
        if kind.table == "lines":
            return [msgspec.json.decode(line) for line in text.splitlines()]
        found = msgspec.json.decode(text) if text.startswith("{") else tomli.loads(text)
        return found if kind.table == "." else found[kind.table]
    except (msgspec.DecodeError, tomli.TOMLDecodeError):
        return None


def _written(kind: Kind, value: Any) -> str:
    if kind.table == "lines":
        return "".join(msgspec.json.encode(each).decode() + "\n" for each in value) if isinstance(value, list) else "7"
    if kind.table == ".":
        return material.toml(value) if isinstance(value, dict) else "7"
    if isinstance(value, list) and all(isinstance(each, dict) for each in value):
        return material.toml_tables(kind.table, value)
    return material.toml({kind.table: value})


_KNOWN: dict[str, dict[str, list[Any]]] = {}


def _seen(kind: Kind) -> dict[str, list[Any]]:
    """Return the values under each key in the real texts."""
    if kind.name not in _KNOWN:
        found: dict[str, list[Any]] = {}
        for text in kind.texts()[:: max(1, len(kind.texts()) // 60)]:
            for key, value in material._under_keys(_understood(kind, text)):
                found.setdefault(key, []).append(value)
        _KNOWN[kind.name] = {key: values[: material.MOST_SEEN] for key, values in found.items()}
    return _KNOWN[kind.name]


def found_in(kind: Kind, text: bytes) -> tuple[str | None, str]:
    """Return the key and details of the finding in a text; or None and the reader's result."""
    with tempfile.TemporaryDirectory(prefix="justicar-fuzz-", dir=_memory()) as folder:
        path = Path(folder) / kind.file
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text)
        try:
            with no_longer_than():
                return None, kind.read(Path(folder))
        except ReaderFault as fault:
            return f"{kind.name}: {fault}", str(fault)
        except FeatureError as error:
            return f"{kind.name}: {key_of(error)}", repr(error)
        except TooSlow as late:
            return f"{kind.name}: too slow in {key_of(late)}", str(late)
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):
                raise
            return f"{kind.name}: {key_of(error)}", repr(error)[:2000]


@cache
def _memory() -> str | None:
    """Return a folder in memory, if there is one."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


def fuzz(
    kind: Kind, chance: Random, tally: FindingCounts, number: int = 0, before: Collection[str] = ()
) -> Finding | None:
    """Read one mutated file, and return its finding. A finding with a new key is reduced."""
    text = changed(kind, chance)
    began = time.perf_counter()
    finding = judged(kind, text, number, before)
    if isinstance(finding, str):
        tally.note(kind.name, finding, time.perf_counter() - began, len(text))
        return None
    return finding


def judged(kind: Kind, text: bytes, number: int = 0, before: Collection[str] = ()) -> Finding | str:
    """Read a text, and return the finding, reduced if its key is new; or the reader's result."""
    key, detail = found_in(kind, text)
    if key is None:
        return detail
    case = [text.decode(LETTERS)]
    if key not in before:
        case = shrunk(case, lambda smaller: bool(smaller) and repeated(kind, smaller) == key)
    return Finding(key=key, detail=detail, kind=kind.name, case=case, number=number)


def repeated(kind: Kind, case: list[Any]) -> str | None:
    """Read a text again, and return the key of its finding; None if there is none."""
    return found_in(kind, case[0].encode(LETTERS))[0]
