"""Limits on an engine's time, output, memory and processes.

Correct engines stay far below: the reference engine's longest answer in the suite has 8 kB and 37 events, and its
longest scenario 125 kB and 145 events.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, fields

from conformance.protocol.engine import EngineBroke
from conformance.supervision.sandbox import WORKING_FOLDER, Exposure


@dataclass(frozen=True)
class Limits:
    """Limits on an engine under test.

    An engine that exceeds one is stopped with an `EngineBroke`. Once a limit of the run is exceeded, the remaining
    scenarios
    do not run. In process only the limits on bytes and events apply, because nothing can stop a running engine there.
    """

    sandbox: bool = False
    """True to run the engine in a sandbox (`conformance.supervision.sandbox`)."""
    exposure: Exposure = WORKING_FOLDER
    """Files that a sandboxed engine sees, and those hidden from it."""
    request_seconds: float = 10.0
    """Time from a request to its answer."""
    start_seconds: float = 20.0
    """Time from the start of the process to the answer to `initialize`."""
    restart_seconds: float = 30.0
    """Time for attempts to restart a broken engine, at growing intervals."""
    scenario_seconds: float = 60.0
    """Time for all requests of a scenario."""
    run_seconds: float = 3600.0
    """Time after which no further scenario starts."""
    breakdowns: int = 50
    """Number of consecutive scenarios in which the engine breaks, after which the run stops."""
    memory_mb: int = 2048
    """Resident memory of all processes of the engine, in MiB. Polled, on Linux only.

    The address space is not limited instead, because JavaScript, Go and Java reserve many times what they use.
    """
    processes: int = 256
    """Number of simultaneous processes of the engine. Polled, on Linux only.

    The system's own limit (`RLIMIT_NPROC`) does not help, because it counts all processes of the user.
    """
    message_bytes: int = 4_000_000
    """Length of a line."""
    answer_events: int = 1_000
    """Number of events in an answer."""
    step_bytes: int = 8_000_000
    """Size of all answers of a step."""
    step_events: int = 5_000
    scenario_bytes: int = 16_000_000
    """Size of all answers of a scenario."""
    scenario_events: int = 20_000
    output_bytes: int = 64_000_000
    """Size of all output between a request and its answer."""
    output_lines: int = 1_000
    """Number of lines between a request and its answer, such as blank lines and notifications."""
    stderr_bytes: int = 64_000
    """Size of standard error kept in a transcript. More is not an error."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name in ("sandbox", "exposure"):
                continue
            if isinstance(value, bool) or not isinstance(value, int | float) or not value > 0:
                raise ValueError(f"limit {field.name} must be a number above 0, not {value!r}")


class Meter:
    """Counters for the limits of a scenario. Outside a scenario only single answers are limited."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._deadline: float | None = None
        self._bytes = {"step": 0, "scenario": 0}
        self._events = {"step": 0, "scenario": 0}

    def begin_scenario(self) -> None:
        """Reset the counters for a new scenario."""
        self._deadline = time.monotonic() + self._limits.scenario_seconds
        self._bytes["scenario"] = self._events["scenario"] = 0
        self.begin_step()

    def begin_step(self) -> None:
        """Reset the counters for a new step."""
        self._bytes["step"] = self._events["step"] = 0

    def deadline(self, seconds: float) -> float:
        """Return the deadline of a request that may take `seconds`. Raises `EngineBroke` if no time is left."""
        now = time.monotonic()
        if self._deadline is None:
            return now + seconds
        if now >= self._deadline:
            raise EngineBroke("timed-out", "no time left in this scenario")
        return min(now + seconds, self._deadline)

    def late(self, seconds: float) -> str:
        """Return the limit that was exceeded, as the end of a message about a missing answer."""
        if self._deadline is not None and time.monotonic() >= self._deadline:
            return f" (scenario limit {self._limits.scenario_seconds:g} s)"
        return f" ({seconds:g} s)"

    def read(self, length: int) -> None:
        """Count a received line. Raises `EngineBroke`."""
        self._count(self._bytes, length, "bytes")

    def count_events(self, events: int) -> None:
        """Count the events of an answer. Raises `EngineBroke`."""
        if events > self._limits.answer_events:
            raise EngineBroke("flooded", f"an answer with more than {self._limits.answer_events} events")
        self._count(self._events, events, "events")

    def _count(self, counts: dict[str, int], more: int, what: str) -> None:
        if self._deadline is None:
            return
        for part in counts:
            counts[part] += more
            most = getattr(self._limits, f"{part}_{what}")
            if counts[part] > most:
                raise EngineBroke("flooded", f"answers with more than {most} {what} in one {part}")
