"""Tables that a server keeps: how many, how long, and that no engine outlives its own."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from conformance.game_tree.tree import GameTree, GameTreeError
from conformance.protocol.engine import Engine

REFERENCE = "reference"
"""Of which there may be many: it plays in the server's own process."""
MOST_TABLES = 256
MOST_PROCESSES = 8
"""Tables with an engine that has a process of its own."""
MAX_NODES = 40_000
"""Over all tables: some 5 kB each."""
IDLE_SECONDS = 1800.0
"""After so long nobody is taken to look at a table any more."""
PATIENCE = 1.0
"""Seconds that a request at a table has to end before its engine is ended under it."""


class Gone(GameTreeError):
    """A table that is not kept any more."""


@dataclass(eq=False)
class Sitting:
    """A table, with the engine that plays at it alone."""

    key: str
    """A secret: who has it may play."""
    name: str
    """Of the engine, as the server calls it."""
    engine: Engine
    table: GameTree
    used: float
    lock: threading.Lock = field(default_factory=threading.Lock)


class Tables:
    """Every table that is kept. Those that nobody used for longest make room."""

    def __init__(
        self,
        engines: Mapping[str, Callable[[], Engine]],
        *,
        tables: int = MOST_TABLES,
        processes: int = MOST_PROCESSES,
        idle: float = IDLE_SECONDS,
    ) -> None:
        """`engines`: name → what starts one; the first is the one that plays where none is named."""
        self.engines = dict(engines)
        self._tables, self._processes, self._idle = tables, processes, idle
        self._kept: dict[str, Sitting] = {}
        """By key, in the order in which they were used last."""
        self._lock = threading.Lock()
        self._closed = False

    def __len__(self) -> int:
        return len(self._kept)

    def starting(self, name: str | None) -> tuple[str, Engine]:
        """An engine by name, started, with the name that it has here. Raises GameTreeError and CouldNotStart."""
        chosen = name or next(iter(self.engines))
        if chosen not in self.engines:
            raise GameTreeError(f"no engine is called {chosen!r} here: there are {', '.join(self.engines)}")
        return chosen, self.engines[chosen]()

    def open(self, name: str | None, begin: Callable[[Engine], GameTree]) -> Sitting:
        """A table that begins with an engine. What `begin` raises is raised, and the engine ended."""
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
            raise Gone("the server ends")
        self.tidy()
        return sitting

    @contextmanager
    def at(self, key: str) -> Iterator[Sitting]:
        """A table by its key, for one request alone. Raises Gone."""
        with self._lock:
            sitting = self._kept.pop(key, None)
            if sitting is None:
                raise Gone("this table is not kept any more; open it again from its link")
            sitting.used = time.monotonic()
            self._kept[key] = sitting
        with sitting.lock:
            yield sitting
        self.tidy()

    def end(self, key: str) -> None:
        """End a table and its engine, if there is one of that key."""
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
        """End those for which there is no room, and those that nobody looks at any more."""
        for key in self._surplus():
            self.end(key)

    def _surplus(self) -> list[str]:
        now, tables, processes, moments = time.monotonic(), 0, 0, 0
        surplus = []
        with self._lock:
            for sitting in reversed(self._kept.values()):
                tables += 1
                processes += sitting.name != REFERENCE
                moments += len(sitting.table.nodes)
                full = tables > self._tables or processes > self._processes or (tables > 1 and moments > MAX_NODES)
                if full or now - sitting.used > self._idle:
                    surplus.append(sitting.key)
                    tables -= 1
                    processes -= sitting.name != REFERENCE
                    moments -= len(sitting.table.nodes)
        return surplus

    def close(self) -> None:
        """End all of them, and keep none from now on."""
        with self._lock:
            self._closed = True
            keys = list(self._kept)
        for key in keys:
            self.end(key)
