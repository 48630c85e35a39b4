"""Wrong engines: the reference engine with one thing got wrong, each with the rule that it breaks."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from reference_engine.kernel.frames import PROCEDURES, Frame

Right = Callable[..., Any]
"""The right way, which a wrong one may still use for a part of its work."""


class Changes:
    """What is replaced in the reference engine, and put back in the end."""

    def __init__(self) -> None:
        self._undo: list[Callable[[], None]] = []

    def replace(self, owner: type | ModuleType, name: str, wrong: Callable[..., Any]) -> None:
        """Replace a step, a query or a function; `wrong` is given the right one before its other arguments."""
        right = getattr(owner, name)

        @functools.wraps(right)
        def instead(*arguments: Any, **named: Any) -> Any:
            return wrong(right, *arguments, **named)

        self.set(owner, name, instead)
        for procedure in PROCEDURES.values():
            if right in procedure.STEPS:
                table = tuple(instead if step is right else step for step in procedure.STEPS)
                self.set(procedure, "STEPS", table)

    def set(self, owner: object, name: str, value: Any) -> None:
        """Set a constant, of a class, a module, or one way to play a card."""
        inherited = isinstance(owner, type) and name not in vars(owner)
        before = getattr(owner, name)
        setattr(owner, name, value)
        self._undo.append(lambda: delattr(owner, name) if inherited else setattr(owner, name, before))

    def reorder(self, procedure: type[Frame], *names: str) -> None:
        """Carry out the steps of a procedure in another order."""
        table = {step.__name__: step for step in procedure.STEPS}
        self.set(procedure, "STEPS", tuple(table[name] for name in names))
        self.set(procedure, "PLACE", {name: place for place, name in enumerate(names)})

    def undo(self) -> None:
        while self._undo:
            self._undo.pop()()


class WrongEngine:
    """One way to get the rules wrong. `breaks` is the rule of the catalogue that it breaks."""

    def __init__(self, title: str, breaks: str, change: Callable[[Changes], None]) -> None:
        self.title, self.breaks, self._change = title, breaks, change

    @property
    def module(self) -> str:
        """The module that declares it."""
        return self._change.__module__

    @property
    def name(self) -> str:
        """Rule and title, which no other has."""
        return f"{self.breaks} {self.title}"

    @property
    def game(self) -> str:
        """The game that it gets wrong: a rule's id begins with it."""
        return self.breaks.partition(".")[0]

    def in_place(self) -> AbstractContextManager[None]:
        """While this lasts, the reference engine is wrong."""
        return made(self._change)


@contextmanager
def made(change: Callable[[Changes], None]) -> Iterator[None]:
    """While this lasts, the reference engine is changed."""
    changes = Changes()
    try:
        change(changes)
        yield
    finally:
        changes.undo()


NOTES = Path(__file__).parent / "rejected_by.txt"
"""The scenario that rejects each faulty engine, by the engine's `name`."""

WRONG_ENGINES: list[WrongEngine] = []
"""Those that have been declared: `written_by_hand` has all."""

AT_LEAST = {"vtes": 300, "vendetta": 100, "rivals": 100}
"""How many wrong engines each game has to have."""


def written_by_hand() -> list[WrongEngine]:
    """All that lie here, in a folder a game."""
    for path in sorted(Path(__file__).parent.glob("*/*.py")):
        import_module(f"tests.suite.faulty_engines.{path.parent.name}.{path.stem}")
    return WRONG_ENGINES


def wrong(title: str, *, breaks: str | tuple[str, ...]) -> Callable[[Callable[[Changes], None]], None]:
    """Declare a wrong engine: what it does, and the rule that it breaks by it.

    Of several rules each counts by itself: a scenario that tags it has to refuse the engine.
    """

    def declare(change: Callable[[Changes], None]) -> None:
        WRONG_ENGINES.extend(
            WrongEngine(title, rule, change) for rule in ((breaks,) if isinstance(breaks, str) else breaks)
        )

    return declare
