"""How long an engine may take, how much it may say, and how much memory it may use."""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Limits:
    """Bounds on an engine under test. Beyond any of them it is stopped, with an `EngineBroke`.

    In process only `message_bytes` holds: there, nothing can stop a running engine without harm to the harness.
    """

    request_seconds: float = 10.0
    """From a request to its answer."""
    start_seconds: float = 20.0
    """From the start of the process to the answer to `initialize`."""
    memory_mb: int = 2048
    """Memory in use (resident) by the engine's process and its children, in MiB. Watched on Linux, over stdio only.

    The address space is not limited instead: JavaScript, Go and Java reserve many times what they use.
    """
    message_bytes: int = 4_000_000
    """Length of one line."""
    output_bytes: int = 64_000_000
    """Everything on standard output between a request and its answer."""
    output_lines: int = 1_000
    """Lines that are no answer (blank ones, notifications) between a request and its answer."""
    stderr_bytes: int = 64_000
    """How much of standard error a transcript keeps. More than that is no fault."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, bool) or not isinstance(value, int | float) or not value > 0:
                raise ValueError(f"limit {field.name} must be a number above 0, not {value!r}")
