"""Passing for every seat that is asked, as long as certain windows are open."""

from __future__ import annotations

from collections.abc import Collection

from conformance.steps.paths import JsonObject
from conformance.steps.world import World

AT_MOST = 200
"""Maximum number of passes in one step."""


def pass_if_deciding(world: World, seat: str, window: str) -> None:
    """Pass once if that seat is asked in that window."""
    with world.script.ask("pass", {"choice": {"do": "pass"}}, windows=(window,), seat=seat, least=0, most=1):
        if (pending := world.pending) is not None and (pending.seat, pending.window) == (seat, window):
            world.choose(seat, {"do": "pass"})


def let_go(world: World, windows: Collection[str], what: str, *, request_fields: JsonObject | None = None) -> list[str]:
    """Pass for every seat that is asked while one of the windows is open. Return the windows passed in.

    Fails if no window is open, if a decision cannot be passed, or after AT_MOST passes. `request_fields` adds to the
    script's request, or replaces its windows.
    """
    with world.script.ask("pass", {"choice": {"do": "pass"}}, **{"windows": tuple(windows), **(request_fields or {})}):
        return _let_go(world, windows, what)


def _let_go(world: World, windows: Collection[str], what: str) -> list[str]:
    passed: list[str] = []
    while (pending := world.pending) is not None and pending.window in windows:
        if not pending.optional:
            world.fail(
                f"{pending.seat} must decide in the window {pending.window!r} and cannot pass", actual=pending.window
            )
        if len(passed) == AT_MOST:
            world.fail(f"after {AT_MOST} passes the window {pending.window!r} is still open")
        passed.append(pending.window)
        world.choose(pending.seat, {"do": "pass"})
    if not passed:
        actual = None if pending is None else {"seat": pending.seat, "window": pending.window}
        world.fail(
            f"nobody is asked about {what}; remove the step, or give a player more to do than pass",
            expected=list(windows),
            actual=actual,
        )
    return passed
