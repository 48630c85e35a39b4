"""Engine as a Python object in this process.

Messages are the same bytes as over a wire, so engine and harness share no objects and verdicts do not depend on the
connection. This is the only module here that knows the reference engine, and only by name.
"""

from __future__ import annotations

import importlib
import operator
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from conformance import PREFIX
from conformance.adapters.limits import Limits
from conformance.adapters.request_handler import EngineObject, Service
from conformance.adapters.transcript import Transcript
from conformance.protocol.engine import CouldNotStart, EngineBroke
from conformance.protocol.messages import MAY_BE_MISSING, PARAMS

REFERENCE = f"{PREFIX}reference_engine:engine"
"""MODULE:FACTORY of the built-in reference engine."""


class InProcessLink:
    """Create an engine with a factory, and call it for every request."""

    def __init__(self, target: str, limits: Limits, transcript: Transcript) -> None:
        self._target, self._limits, self._transcript = target, limits, transcript
        self._service: Service | None = None
        self._answer = b""
        self._crash = ""

    def open(self, deadline: float) -> None:
        self._crash = ""
        self._service = Service(make_engine(self._target), self._on_crash)

    def begin(self) -> None:
        self._answer = b""

    def send(self, line: bytes, deadline: float) -> None:
        if self._service is None:
            raise EngineBroke("exited", "it is shut down")
        try:
            self._answer = self._service.answer(line) or b""
        except SystemExit as error:
            raise EngineBroke("exited", f"it ended the process with exit status {error.code}") from None

    def receive(self, deadline: float) -> bytes:
        if len(self._answer) > self._limits.message_bytes:
            raise EngineBroke("oversized", f"an answer longer than {self._limits.message_bytes} bytes")
        return self._answer

    def skip(self) -> None:
        """Do nothing, because every line is an answer."""

    def surplus(self) -> bytes:
        return b""

    def finish(self, deadline: float) -> None:
        """Do nothing, because there is no process to wait for."""

    def kill(self) -> None:
        self._service = None

    def last_words(self) -> str:
        return self._crash

    def _on_crash(self, text: str) -> None:
        self._crash = text.strip()
        self._transcript.stderr(text.encode("utf-8", "replace"))


def make_engine(target: str) -> EngineObject:
    """Return the engine that `MODULE:FACTORY` creates. Raises `CouldNotStart`.

    The working folder is the last place searched for modules.
    """
    module_name, colon, factory_name = target.partition(":")
    if not (module_name and colon and factory_name):
        raise CouldNotStart(f"{target!r} names no factory; write it like `python:my_package.my_module:make_engine`")
    with suppress(FileNotFoundError):  # the working folder may be deleted
        if (here := os.getcwd()) not in sys.path:  # noqa: PTH109 - sys.path holds strings
            sys.path.append(here)
    try:
        module = importlib.import_module(module_name)
    except Exception as error:
        missing = isinstance(error, ModuleNotFoundError) and (error.name or "") in module_name
        remedy = "; check the module search path" if missing else ""
        raise CouldNotStart(
            f"cannot import module {module_name!r} ({type(error).__name__}: {error}){remedy}"
        ) from error
    try:
        factory: Callable[[], EngineObject] = operator.attrgetter(factory_name)(module)
    except AttributeError:
        raise CouldNotStart(f"module {module_name!r} has no {factory_name!r}") from None
    try:
        engine = factory()
    except Exception as error:
        raise CouldNotStart(f"`{target}` raised {type(error).__name__}: {error}") from error
    needed = [method for method in PARAMS if method not in MAY_BE_MISSING]
    if missing_methods := [method for method in needed if not callable(getattr(engine, method, None))]:
        raise CouldNotStart(f"`{target}` did not create an engine: methods {', '.join(missing_methods)} are missing")
    return engine


def reference_function(name: str) -> Callable[..., Any]:
    """Return a function of the reference engine, such as `perft`. Raises `CouldNotStart`."""
    module_name = REFERENCE.partition(":")[0]
    try:
        found: Callable[..., Any] = getattr(importlib.import_module(module_name), name)
    except (ImportError, AttributeError) as error:
        raise CouldNotStart(f"the reference engine has no {name!r} ({type(error).__name__}: {error})") from error
    return found
