"""Faulty engines: the reference engine with one error each, and the rule that it breaks."""

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
"""The original function, which a wrong one may call."""


class Changes:
    """Replacements in the reference engine, which are undone in the end."""

    def __init__(self) -> None:
        self._undo: list[Callable[[], None]] = []

    def replace(self, owner: type | ModuleType, name: str, wrong: Callable[..., Any]) -> None:
        """Replace a step, a query or a function. `wrong` gets the original before its other arguments."""
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
        """Set a constant of a class, a module, or one way to play a card."""
        inherited = isinstance(owner, type) and name not in vars(owner)
        before = getattr(owner, name)
        setattr(owner, name, value)
        self._undo.append(lambda: delattr(owner, name) if inherited else setattr(owner, name, before))

    def reorder(self, procedure: type[Frame], *names: str) -> None:
        """Change the order of the steps of a procedure."""
        table = {step.__name__: step for step in procedure.STEPS}
        self.set(procedure, "STEPS", tuple(table[name] for name in names))
        self.set(procedure, "PLACE", {name: place for place, name in enumerate(names)})

    def undo(self) -> None:
        while self._undo:
            self._undo.pop()()


class WrongEngine:
    """Reference engine with one error. `breaks` is the catalogue rule that it breaks."""

    def __init__(self, title: str, breaks: str, change: Callable[[Changes], None]) -> None:
        self.title, self.breaks, self._change = title, breaks, change

    @property
    def module(self) -> str:
        """Module that declares it."""
        return self._change.__module__

    @property
    def name(self) -> str:
        """Unique name: rule and title."""
        return f"{self.breaks} {self.title}"

    @property
    def game(self) -> str:
        """Game of the broken rule."""
        return self.breaks.partition(".")[0]

    def in_place(self) -> AbstractContextManager[None]:
        """Make the reference engine faulty inside the context."""
        return made(self._change)


@contextmanager
def made(change: Callable[[Changes], None]) -> Iterator[None]:
    """Change the reference engine inside the context."""
    changes = Changes()
    try:
        change(changes)
        yield
    finally:
        changes.undo()


NOTES = Path(__file__).parent / "rejected_by.txt"
"""File with the scenario that rejects each faulty engine, by the engine's `name`."""

WRONG_ENGINES: list[WrongEngine] = []
"""Faulty engines declared so far. `written_by_hand` returns all."""

AT_LEAST = {"vtes": 300, "vendetta": 100, "rivals": 100}
"""Minimum number of faulty engines of each game."""


def written_by_hand() -> list[WrongEngine]:
    """Return all faulty engines of this folder, which has a folder for each game."""
    for path in sorted(Path(__file__).parent.glob("*/*.py")):
        import_module(f"tests.suite.faulty_engines.{path.parent.name}.{path.stem}")
    return WRONG_ENGINES


def wrong(title: str, *, breaks: str | tuple[str, ...]) -> Callable[[Callable[[Changes], None]], None]:
    """Declare a faulty engine with its behavior and the rule that it breaks.

    Each of several rules counts separately: a scenario that tags it must reject the engine.
    """

    def declare(change: Callable[[Changes], None]) -> None:
        WRONG_ENGINES.extend(
            WrongEngine(title, rule, change) for rule in ((breaks,) if isinstance(breaks, str) else breaks)
        )

    return declare
