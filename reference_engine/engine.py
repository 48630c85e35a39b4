"""The reference engine as a Python object: the methods of the protocol, on plain data."""

from __future__ import annotations

from importlib import metadata
from typing import Any

from reference_engine.decks import judged
from reference_engine.kernel import game_records
from reference_engine.kernel.continuation_seal import sealed, unsealed
from reference_engine.kernel.decisions import EngineRefusal, Unsupported
from reference_engine.kernel.perft import perft as count_paths
from reference_engine.kernel.position_reader import decoded
from reference_engine.kernel.session import Rules, Session, begin
from reference_engine.rivals.wire.game_interface import RivalsRules
from reference_engine.vendetta.wire.game_interface import VendettaRules
from reference_engine.vtes.wire.game_interface import VtesRules
from scenarios.editions import UnknownEdition

GAMES: dict[str, Rules] = {rules.NAME: rules for rules in (VtesRules(), VendettaRules(), RivalsRules())}
"""Every game that the engine supports."""


class ReferenceEngine:
    """A protocol engine with one game at a time.

    Takes and returns plain data; errors carry `code`, `message`, `data`.
    """

    def __init__(self, trace: bool = False) -> None:
        self.session: Session | None = None
        self.trace = trace

    def initialize(self, params: dict[str, Any]) -> dict[str, Any]:
        games = {
            name: {
                "editions": list(rules.EDITIONS.presets),
                "toggles": {name: list(toggle.values) for name, toggle in rules.EDITIONS.toggles.items()},
                "level": "lockstep",
                "features": list(rules.FEATURES),
                "cards": rules.cards(),
            }
            for name, rules in GAMES.items()
        }
        return {"protocol": 1, "name": "justicar-reference", "version": version(), "language": "Python", "games": games}

    def setup(self, params: dict[str, Any]) -> dict[str, Any]:
        """Set up a game. Raises Unsupported, or InvalidPosition with a named problem."""
        rules = self.rules_of(params)
        self.session = Session(
            rules, begin(rules, unsealed(params["position"]), params["edition"]), params.get("seed"), self.trace
        )
        return self.session.turnpoint()

    def choose(self, params: dict[str, Any]) -> dict[str, Any]:
        session = self.current()
        session.choose(params["seat"], params["choice"])
        return session.turnpoint()

    def arrange(self, params: dict[str, Any]) -> dict[str, Any]:
        session = self.current()
        session.arrange(params["directive"])
        return session.turnpoint()

    def observe(self, params: dict[str, Any]) -> dict[str, Any]:
        session = self.current()
        name = params.get("seat")
        seat = None if name is None else session.rules.names(session.game).seat_named(name)
        if name is not None and seat is None:
            raise EngineRefusal(
                "illegal_choice",
                f"No player at this table is called {name!r}.",
                {"reason": f"No player at this table is called {name!r}."},
            )
        answer: dict[str, Any] = {"position": sealed(session.rules.position(session.game, seat))}
        return answer if seat is None else answer | {"events": session.events_seen_by(seat)}

    def deck(self, params: dict[str, Any]) -> dict[str, Any]:
        """Check a deck. Raises Unsupported, or InvalidPosition if this is not a deck for the game."""
        rules = self.rules_of(params)
        return judged(params["deck"], params["edition"], rules.NAME, params.get("players"))

    def shutdown(self, params: dict[str, Any]) -> None:
        self.session = None

    def rules_of(self, params: dict[str, Any]) -> Rules:
        """Return the rules of the game and edition that a request names. Raises Unsupported."""
        rules = GAMES.get(params["game"])
        if rules is None:
            raise Unsupported("game", params["game"])
        try:
            rules.EDITIONS.named(params["edition"])
        except UnknownEdition:
            raise Unsupported("edition", params["edition"]) from None
        return rules

    def current(self) -> Session:
        """Return the game in progress. Raises EngineRefusal if none has been set up."""
        if self.session is None:
            raise EngineRefusal("illegal_choice", "no game has been set up", {"reason": "no game has been set up"})
        return self.session


class ExplainingEngine(ReferenceEngine):
    """Reports newly applied rules in an additional event, `rules-applied`."""

    def __init__(self) -> None:
        super().__init__(trace=True)
        self.reported: set[str] = set()

    def setup(self, params: dict[str, Any]) -> dict[str, Any]:
        self.reported = set()
        return self.explained(super().setup(params))

    def choose(self, params: dict[str, Any]) -> dict[str, Any]:
        return self.explained(super().choose(params))

    def arrange(self, params: dict[str, Any]) -> dict[str, Any]:
        return self.explained(super().arrange(params))

    def explained(self, turnpoint: dict[str, Any]) -> dict[str, Any]:
        """Return a turnpoint with the rules applied since the last one, each reported only once."""
        applied = self.current().cited - self.reported
        self.reported |= applied
        explanation = {"event": "rules-applied", "rules": sorted(applied)}
        return turnpoint | {"events": [*turnpoint["events"], explanation]}


def version() -> str:
    """Return the version of the installed distribution, or `0+checkout` if it is not installed."""
    try:
        return metadata.version("justicar")
    except metadata.PackageNotFoundError:
        return "0+checkout"


def engine() -> ReferenceEngine:
    """Return a new reference engine."""
    return ReferenceEngine()


def explaining_engine() -> ReferenceEngine:
    """Return a new reference engine that also reports which rules it applies."""
    return ExplainingEngine()


def replay(text: str, trace: bool = False) -> tuple[Session, list[dict[str, Any]]]:
    """Replay a record, and return its session with all events. Raises BadRecord, naming the line."""
    return game_records.replay(text, GAMES, trace)


def annotate(text: str) -> str:
    """Return the record with the events of every line. Raises BadRecord, naming the line."""
    return game_records.annotate(text, GAMES)


def perft(position: dict[str, Any], depth: int) -> list[int]:
    """Return the number of decision paths of 1, 2, … `depth` from a position. Raises InvalidPosition or Unsupported."""
    name = decoded(position.get("game", "vtes"), str, "game")
    if name not in GAMES:
        raise Unsupported("game", name)
    game = GAMES[name].start(unsealed(position), position.get("edition") or GAMES[name].EDITIONS.default)
    game.run()
    return count_paths(game, depth)
