"""Replay recorded play to find out whether a mutant that no scenario kills differs from the original.

The reference engine has played each play once, and hashes of its reports after each choice are kept. There are random
games (from positions in which much can happen, and from openings with random decks) and, for every scenario, random
continuations of its positions. A mutant plays the same choices; every other report is a difference. If none is found,
that proves nothing; if one is found, a scenario is missing.

Anything that the protocol leaves open is not a difference: the order of options and of events, the rules cited, whether
a decision with one option is opened, and optional events and keys.
"""

from __future__ import annotations

import hashlib
import importlib
import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Any

import coverage
import msgspec

from conformance.adapters import connect
from conformance.games import find
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from tests.free import as_it_counts, may_be_left_out
from tests.mutants.coverage import (
    ENGINE,
    IMPORTING,
    Lines,
    by_lines,
    forget_engine,
    forked,
    kept_at,
    key_of,
    read_kept,
    write_kept,
)

MIDDLES, OF_A_MIDDLE = 480, 45
OPENINGS, OF_AN_OPENING = 60, 140
"""Number of games from each kind of start, and number of decisions in each."""
MOST = 16
"""Maximum number of games replayed for one mutant."""
BRANCHES, OF_A_BRANCH = 3, 20
"""Number of positions of a scenario to continue from, and number of decisions in each continuation."""
LIKELY, OTHERS = 40, 40
"""Number of scenarios whose continuations are replayed for one mutant: the likeliest, and random others."""
LOOKED_AT = 4
"""Number of decisions of a continuation between two looks at the position."""

ALWAYS_ASKED = {"unlock", "master", "minion", "influence", "discard", "search", "action", "stop"}
"""Windows that open even with one option (docs/reference/).

A play stops at them. Otherwise it would not end where every player can only pass, turn after turn.
"""
PARTS = ("decision", "options", "events", "outcome", "heard", "position", "view")
"""Parts of a report after a choice, each hashed.

`heard` has the events as each seat sees them, `view` each seat's view.
"""
SIZE = 4
"""Bytes of a hash."""


class Play(msgspec.Struct):
    """Recorded play: the setup, the requests, and random continuations."""

    setup: dict[str, Any]
    """Parameters of the method `setup`."""
    requests: list[tuple[str, dict[str, Any]]] = []
    """Method (`choose` or `arrange`) and its parameters."""
    branches: list[tuple[int, int, int]] = []
    """Number of requests before a continuation, seed of its choices, and number of decisions."""
    told: list[list[bytes]] = []
    """Hashes of the original's reports, along the requests and along each continuation. See `PARTS`."""


class Course:
    """Game in progress, with its reports. Forced choices are made automatically."""

    def __init__(self, rules: Any, game: Any) -> None:
        self.rules, self.game = rules, game
        self.events: list[str] = []
        self.heard: list[str] = []
        self.settle()

    def settle(self) -> None:
        """Go on to a decision with more than one option."""
        self._take_events()
        while self.is_forced():
            self.game.apply(self.game.decision.options[0])
            self._take_events()
        decision = self.game.decision
        options = [] if decision is None else [_text(self._write(each)) for each in decision.options]
        self.order = sorted(range(len(options)), key=options.__getitem__)
        self.options = sorted(options)

    def is_forced(self) -> bool:
        decision = self.game.decision
        asked = decision is not None and not decision.by_chance and decision.window not in ALWAYS_ASKED
        return asked and len(decision.options) == 1

    def _take_events(self) -> None:
        self.names = self.rules.names(self.game)
        happened = [(cited, self._write(cited.event)) for cited in self.game.events]
        counted = [(cited, event) for cited, event in happened if not may_be_left_out(self.rules.NAME, event["event"])]
        self.events += [_text(event) for _, event in counted]
        as_seen_by = importlib.import_module("reference_engine.kernel.events").as_seen_by
        for seat in self._seats() if counted else ():
            seen = self.names.seen_by(seat)
            told = ({**as_seen_by(seat, cited, seen), "rules": seat} for cited, _ in counted)
            self.heard += map(_text, told)
        self.game.events = []

    def _write(self, record: Any) -> dict[str, Any]:
        notation = importlib.import_module("reference_engine.kernel.wire_format")
        written: dict[str, Any] = notation.write(record, self.names)
        return written

    def _seats(self) -> range:
        return range(len(self.game.seats))

    def told(self, looked_at: bool) -> bytes:
        """Return a hash for each of PARTS: everything reported since the last call."""
        game, decision = self.game, self.game.decision
        asked = None if decision is None else [self._seat(decision), decision.window, decision.optional]
        events, self.events = sorted(self.events), []
        heard, self.heard = sorted(self.heard), []
        position, view = None, None
        if looked_at:
            position, *view = (as_it_counts(self.rules.position(game, seat)) for seat in (None, *self._seats()))
            for shown in (position, *view):
                shown.pop("edition", None)  # editions with several names play alike
        parts = (asked, self.options, events, self.rules.outcome(game), heard, position, view)
        return b"".join(map(hashed, parts))

    def _seat(self, decision: Any) -> str:
        return "chance" if decision.by_chance else str(self.names.name_of_seat(decision.seat))

    def go_on(self, seed: int, decisions: int) -> Iterator[tuple[str, bytes]]:
        """Play on at random. Every kind of choice is equally likely."""
        chance = Random(seed)
        for number in range(1, decisions + 1):
            if self.game.decision is None:
                return
            kinds: dict[str, list[int]] = {}
            for at, option in enumerate(self.options):
                kinds.setdefault(json.loads(option)["do"], []).append(at)
            at = chance.choice(kinds[chance.choice(list(kinds))])
            what = f"{self._seat(self.game.decision)}: {self.options[at]}"
            self.game.apply(self.game.decision.options[self.order[at]])
            self.settle()
            yield what, self.told(number % LOOKED_AT == 0 or number == decisions or self.game.decision is None)


def led(play: Play) -> Iterator[tuple[int, str, bytes]]:
    """Yield the reports of the imported engine along a play: branch (0: the requests), last choice, and hashes."""
    engines = importlib.import_module("reference_engine.engine")
    sessions = importlib.import_module("reference_engine.kernel.session")
    rules = engines.GAMES[play.setup["game"]]
    game = rules.start(play.setup["position"], play.setup["edition"])
    session = sessions.Session(rules, game, play.setup.get("seed"))
    course = Course(rules, session.game)
    copies: dict[int, Any] = {}
    yield 0, "the start", course.told(True)
    for number in range(len(play.requests) + 1):
        if number:
            method, given = play.requests[number - 1]
            session.names = rules.names(session.game)
            if method == "choose":
                session.choose(given["seat"], given["choice"])
            else:
                session.arrange(given["directive"])
            course.settle()
            yield 0, _text(given), course.told(True)
        if any(number == at for at, *_ in play.branches):
            copies[number] = session.game.copy()
    for branch, (at, seed, decisions) in enumerate(play.branches, 1):
        for what, told in Course(rules, copies[at].copy()).go_on(seed, decisions):
            yield branch, what, told


def difference(play: Play) -> str:
    """Return the first difference of the imported engine along a play; empty if there is none."""
    expected = [(branch, told) for branch, all_told in enumerate(play.told) for told in all_told]
    where = "at the start"
    try:
        number = 0
        for number, (branch, what, told) in enumerate(led(play), 1):
            where = f"branch {branch}, after {what}" if branch else f"after {what}"
            if number > len(expected):
                return f"{where}: it goes on"
            if (branch, told) != expected[number - 1]:
                return f"{where}: other {', '.join(_other(told, expected[number - 1][1]))}"
    except Exception as error:
        return f"next, {where}: {type(error).__name__}: {error}"
    return "" if number == len(expected) else f"{where}: it ends"


def _other(told: bytes, expected: bytes) -> list[str]:
    pieces = enumerate(PARTS)
    return [part for at, part in pieces if told[at * SIZE : (at + 1) * SIZE] != expected[at * SIZE : (at + 1) * SIZE]]


def hashed(data: Any) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(data, order="sorted"), digest_size=SIZE).digest()


def _text(data: Any) -> str:
    return msgspec.json.encode(data, order="sorted").decode()


def note_told(play: Play) -> bool:
    """Record the engine's reports along a play. Return False if the engine breaks."""
    play.told = [[] for _ in range(len(play.branches) + 1)]
    try:
        for branch, _, told in led(play):
            play.told[branch].append(told)
    except Exception:
        return False
    return True


# Plays of scenarios.


def scenario_play(case: Case, engine: Any, edition: str | None = None) -> Play | None:
    """Return the play of a scenario, with continuations; None if it sets up no game."""
    asked = requests_of(case, engine, edition)
    if not asked:
        return None
    setup, requests = asked[0][1], [(method, given) for method, given in asked[1:]]
    seed = int.from_bytes(hashlib.blake2b(case.id.encode(), digest_size=4).digest())
    last = len(requests)
    places = sorted({last, last // 2, 0}) if last > 1 else [last] * BRANCHES
    branches = [(at, seed + number, OF_A_BRANCH) for number, at in enumerate(places[:BRANCHES])]
    play = Play(setup, requests, branches)
    return play if note_told(play) else None


def requests_of(case: Case, engine: Any, edition: str | None = None) -> list[tuple[str, dict[str, Any]]]:
    """Return the requests of a scenario that the engine accepts, from the last `setup` on, without forced choices."""
    kind = importlib.import_module("reference_engine.engine").ReferenceEngine
    asked: list[tuple[str, dict[str, Any]]] = []
    originals = {method: getattr(kind, method) for method in ("setup", "choose", "arrange")}

    def noting(method: str) -> Any:
        def instead(self: Any, params: dict[str, Any]) -> Any:
            session = self.session
            forced = method == "choose" and session is not None and Course.is_forced(session)
            answer = originals[method](self, params)
            if method == "setup":
                asked.clear()
            if not forced:
                asked.append((method, params))
            return answer

        return instead

    for method in originals:
        setattr(kind, method, noting(method))
    try:
        run_case(case, engine, edition=edition)
    finally:
        for method, original in originals.items():
            setattr(kind, method, original)
    return asked


class Replays:
    """Plays of one game recorded from the original, and the lines that they execute."""

    def __init__(self, game: str, cases: Sequence[Case], edition: str | None = None) -> None:
        """Prepare the plays of `edition`, which means the same as in `Reached`."""
        self.game, self.cases, self.edition = game, cases, edition

    @cached_property
    def of_scenarios(self) -> list[Play | None]:
        """Play of each case. Plays cached for this engine are read; the others are recorded."""
        path = kept_at("plays", self.game, ".msgpack", "engine", "plays", "places")
        known = read_kept(path, dict[str, Play | None])
        keys = [key_of(case, self.edition) for case in self.cases]
        if left := [at for at, key in enumerate(keys) if key not in known]:
            engine = connect("reference")
            known |= {keys[at]: scenario_play(self.cases[at], engine, self.edition) for at in left}
            write_kept(path, known)
        return [known[key] for key in keys]

    @cached_property
    def games(self) -> tuple[list[Play], Lines]:
        """Random games, and module → line → indexes of the games that execute it."""
        book = find(self.game).book
        edition = book.named(self.edition or book.default)
        path = kept_at("games", self.game, ".msgpack", "engine", "plays", "places", edition=json.dumps(edition.values))
        if not path.exists():
            forked(lambda: write_kept(path, _played(self.game, edition.name)), f"games of {self.game}")
        return read_kept(path, tuple[list[Play], Lines])

    def of_lines(self, module: str, lines: Iterable[int]) -> list[int]:
        """Return at most MOST games that execute any of `lines`; any games if they run on import."""
        games, reached = self.games
        of_module = reached.get(module, {})
        found = {game for line in lines for game in of_module.get(line, ())}
        if IMPORTING in found:
            found = set(range(len(games)))
        return sorted(Random(0).sample(sorted(found), min(MOST, len(found))))

    def naming(self, card: str) -> list[int]:
        """Return at most MOST games whose setup names `card`."""
        word = json.dumps(card)[1:-1]
        return [at for at, play in enumerate(self.games[0]) if word in json.dumps(play.setup)][:MOST]

    def difference(self, games: Iterable[int], scenarios: Sequence[int]) -> str:
        """Return the first difference in these games and scenarios; empty if there is none.

        The first LIKELY scenarios are replayed, and a random sample of the others.
        """
        likely, others = scenarios[:LIKELY], scenarios[LIKELY:]
        others = Random(0).sample(others, min(OTHERS, len(others)))
        for at in (*likely, *others):
            play = self.of_scenarios[at]
            if play is not None and (found := difference(play)):
                return f"{self.cases[at].id}, {found}"
        return next((f"game {at}, {found}" for at in games if (found := difference(self.games[0][at]))), "")


def _played(game: str, edition: str) -> tuple[list[Play], Lines]:
    forget_engine()
    measured = coverage.Coverage(data_file=None, include=[str(ENGINE / game / "*")], config_file=False)
    measured.start()
    subjects = importlib.import_module("tests.engine.battery.subjects").subjects()
    subject = next(each for each in subjects if game == each.rules.NAME)
    games = []
    for at in range(MIDDLES + OPENINGS):
        measured.switch_context(str(at))
        games.append(_game(subject, at, edition))
    measured.stop()
    return games, by_lines(game, measured.get_data())


def _game(subject: Any, at: int, edition: str) -> Play:
    chance = Random(at)
    players = subject.players[at % len(subject.players)]
    middle = at < MIDDLES
    start = subject.middle(chance, players) if middle else subject.opening(chance, players)
    setup = {"game": subject.rules.NAME, "edition": edition, "position": start | {"edition": edition}}
    play = Play(setup, branches=[(0, at, OF_A_MIDDLE if middle else OF_AN_OPENING)])
    if not note_told(play):
        raise RuntimeError(f"the reference engine breaks in random game {at}")
    return play
