"""The tables of a server: how many, for how long, and with their engines closed in time."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from conformance.game_tree.tree import GameTree, GameTreeError
from conformance.protocol.engine import Engine
from conformance.translation import _

REFERENCE = "reference"
"""Name of the reference engine. It runs in the server's process, so there may be many."""
MOST_TABLES = 256
MOST_PROCESSES = 8
"""Maximum number of tables whose engine has its own process."""
MAX_NODES = 40_000
"""Maximum number of moments in all tables, about 5 kB each."""
IDLE_SECONDS = 1800.0
"""Idle time after which a table is closed."""
PATIENCE = 1.0
"""Seconds to wait for a request at a table before its engine is closed."""


class Gone(GameTreeError):
    """The table no longer exists."""


@dataclass(eq=False)
class Sitting:
    """A table with its own engine."""

    key: str
    """Secret key: anyone who has it may play."""
    name: str
    """The server's name for the engine."""
    engine: Engine
    table: GameTree
    used: float
    lock: threading.Lock = field(default_factory=threading.Lock)


class Tables:
    """All open tables. The least recently used ones make room for new ones."""

    def __init__(
        self,
        engines: Mapping[str, Callable[[], Engine]],
        *,
        tables: int = MOST_TABLES,
        processes: int = MOST_PROCESSES,
        idle: float = IDLE_SECONDS,
    ) -> None:
        """Set up the tables. `engines` maps names to functions that start an engine; the first is the default."""
        self.engines = dict(engines)
        self._tables, self._processes, self._idle = tables, processes, idle
        self._kept: dict[str, Sitting] = {}
        """Key → table, the least recently used first."""
        self._lock = threading.Lock()
        self._closed = False

    def __len__(self) -> int:
        return len(self._kept)

    def starting(self, name: str | None) -> tuple[str, Engine]:
        """Start an engine by name; return its name and the engine. Raises GameTreeError and CouldNotStart."""
        chosen = name or next(iter(self.engines))
        if chosen not in self.engines:
            raise GameTreeError(
                _("there is no engine {engine!r}; known: {engines}", engine=chosen, engines=", ".join(self.engines))
            )
        return chosen, self.engines[chosen]()

    def open(self, name: str | None, begin: Callable[[Engine], GameTree]) -> Sitting:
        """Open a table with a new engine. If `begin` raises, the engine is closed."""
        chosen, engine = self.starting(name)
        try:
            table = begin(engine)
        except BaseException:
            engine.close()
            raise
        sitting = Sitting(secrets.token_urlsafe(18), chosen, engine, table, time.monotonic())
        with self._lock:
            closed = self._closed
            if not closed:
                self._kept[sitting.key] = sitting
        if closed:
            engine.close()
            raise Gone(_("the server is shutting down"))
        self.tidy()
        return sitting

    @contextmanager
    def at(self, key: str) -> Iterator[Sitting]:
        """Lock a table by its key for one request. Raises Gone."""
        with self._lock:
            sitting = self._kept.pop(key, None)
            if sitting is None:
                raise Gone(_("this table was closed; open it again from its link"))
            sitting.used = time.monotonic()
            self._kept[key] = sitting
        with sitting.lock:
            yield sitting
        self.tidy()

    def end(self, key: str) -> None:
        """Close a table and its engine, if the key exists."""
        with self._lock:
            sitting = self._kept.pop(key, None)
        if sitting is not None:
            held = sitting.lock.acquire(timeout=PATIENCE)
            try:
                sitting.engine.close()
            finally:
                if held:
                    sitting.lock.release()

    def tidy(self) -> None:
        """Close tables that exceed the limits or are idle."""
        for key in self._surplus():
            self.end(key)

    def _surplus(self) -> list[str]:
        now, tables, processes, nodes = time.monotonic(), 0, 0, 0
        surplus = []
        with self._lock:
            for sitting in reversed(self._kept.values()):
                tables += 1
                processes += sitting.name != REFERENCE
                nodes += len(sitting.table.nodes)
                full = tables > self._tables or processes > self._processes or (tables > 1 and nodes > MAX_NODES)
                if full or now - sitting.used > self._idle:
                    surplus.append(sitting.key)
                    tables -= 1
                    processes -= sitting.name != REFERENCE
                    nodes -= len(sitting.table.nodes)
        return surplus

    def close(self) -> None:
        """Close all tables, and accept no new ones."""
        with self._lock:
            self._closed = True
            keys = list(self._kept)
        for key in keys:
            self.end(key)
