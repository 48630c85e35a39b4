"""How long an engine may take, how much it may say, and how much memory and how many processes it may use.

What honest engines need is far below: of the reference engine's whole suite, the longest answer has 8 kB and 37 events,
the longest scenario 125 kB and 145 events.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, fields

from conformance.protocol.engine import EngineBroke


@dataclass(frozen=True)
class Limits:
    """Bounds on an engine under test. Beyond any of them it is stopped, with an `EngineBroke`; beyond those of the run,
    what is left is not asked.

    In process only those on bytes and events hold: there, nothing can stop a running engine but the end of the harness.
    """

    sandbox: bool = False
    """Whether it runs in a sandbox (`conformance.supervision.sandbox`)."""
    request_seconds: float = 10.0
    """From a request to its answer."""
    start_seconds: float = 20.0
    """From the start of the process to the answer to `initialize`."""
    restart_seconds: float = 30.0
    """How long it is tried to start an engine again that has broken, at growing intervals."""
    scenario_seconds: float = 60.0
    """All requests of one scenario."""
    run_seconds: float = 3600.0
    """After that, no scenario is begun."""
    breakdowns: int = 50
    """So many scenarios in a row in which the engine breaks are the last that it is asked."""
    memory_mb: int = 2048
    """Memory in use (resident) by all processes of the engine, in MiB. Watched on Linux, where it has processes.

    The address space is not limited instead: JavaScript, Go and Java reserve many times what they use.
    """
    processes: int = 256
    """Processes that the engine has at once. Watched like its memory.

    The system's own limit (`RLIMIT_NPROC`) would not serve: it counts all processes of the user, on the whole machine.
    """
    message_bytes: int = 4_000_000
    """Length of one line."""
    answer_events: int = 1_000
    """Events in one answer."""
    step_bytes: int = 8_000_000
    """All answers of one step."""
    step_events: int = 5_000
    scenario_bytes: int = 16_000_000
    """All answers of one scenario."""
    scenario_events: int = 20_000
    output_bytes: int = 64_000_000
    """Everything on standard output between a request and its answer."""
    output_lines: int = 1_000
    """Lines that are no answer (blank ones, notifications) between a request and its answer."""
    stderr_bytes: int = 64_000
    """How much of standard error a transcript keeps. More than that is no fault."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name == "sandbox":
                continue
            if isinstance(value, bool) or not isinstance(value, int | float) or not value > 0:
                raise ValueError(f"limit {field.name} must be a number above 0, not {value!r}")


class Meter:
    """What an engine has used up of the limits of a scenario; outside one, only single answers are bounded."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._deadline: float | None = None
        self._bytes = {"step": 0, "scenario": 0}
        self._events = {"step": 0, "scenario": 0}

    def begin_scenario(self) -> None:
        """From here all counts for a new scenario."""
        self._deadline = time.monotonic() + self._limits.scenario_seconds
        self._bytes["scenario"] = self._events["scenario"] = 0
        self.begin_step()

    def begin_step(self) -> None:
        """From here all counts for a new step."""
        self._bytes["step"] = self._events["step"] = 0

    def deadline(self, seconds: float) -> float:
        """By when a request must be answered that may take so long. Raises `EngineBroke` where no time is left."""
        now = time.monotonic()
        if self._deadline is None:
            return now + seconds
        if now >= self._deadline:
            raise EngineBroke("timed-out", "not asked any more")
        return min(now + seconds, self._deadline)

    def late(self, seconds: float) -> str:
        """Which time is over, for the message about an answer that did not come, and might have taken so long."""
        if self._deadline is not None and time.monotonic() >= self._deadline:
            return f" (the scenario's {self._limits.scenario_seconds:g} s are over)"
        return f" ({seconds:g} s)"

    def read(self, length: int) -> None:
        """A line of so many bytes has come. Raises `EngineBroke`."""
        self._count(self._bytes, length, "bytes")

    def told(self, events: int) -> None:
        """An answer with so many events has come. Raises `EngineBroke`."""
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
