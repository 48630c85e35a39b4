"""Failure signatures: how a scenario first goes wrong, without the names and numbers that differ between scenarios.

Failures with the same signature most likely have one cause. There are two ways to see how a scenario goes wrong: by the
step that fails, and by the first event in which the engine departs from the reference engine.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from conformance.verdict.fault_localization.events import JsonObject, difference
from conformance.verdict.results import CaseResult, StepResult, StepStatus, failing_step

Signature = tuple[str, ...]
"""The kind of difference, then its details. The kinds are the keys of `PHRASES`."""

APPLIED: Final = "rules-applied"
"""Event with which the reference engine reports rules that it applied without another event."""

PHRASES: Final = {
    "allowed": "the engine allowed {0}",
    "refused": "the engine refused {0}",
    "not asked": "the engine did not ask for {0}",
    "value": "{0} was {1}",
    "no event": "the engine reported no {0}",
    "other event": "the engine's {0} differed in {1}",
    "extra event": "the engine also reported {0}",
    "step": "they stop there",
}
"""Kind of difference → its words, with the details as fields."""

_BECAUSE: Final = re.compile(r"\bbecause (\S+)$")
_EXPECTED: Final = re.compile(r"(?:([a-z_ ]+): )?expected (.+), found (.+)$", re.DOTALL)
_WORD: Final = re.compile(r"[a-z]+")
_STEM: Final = 4
"""Number of leading letters by which words are compared."""
_OPPOSITE: Final = {"too high": "too low", "too low": "too high"}
_UNREPORTED: Final = 0.8
"""Minimum share of its occurrences that an engine leaves out, to count as a kind of event that it does not report."""
_COMMON: Final = 0.25
"""Minimum share of the failures in which a kind of event differs, to count as the engine's own way to report."""
_VARIED: Final = 0.4
"""Maximum share of one signature among these failures. If most fail alike, the event is about the fault itself."""


def words_of(signature: Signature) -> str:
    """Return a signature as part of a sentence."""
    kind, *details = signature
    return PHRASES[kind].format(*(detail or "it" for detail in details), *[""] * 2)


def says_enough(signature: Signature) -> bool:
    """Return whether the failing step itself shows what went wrong: a choice or an event, not just a value."""
    return signature[0] not in ("value", "step")


def because(case: CaseResult) -> str | None:
    """Return the rule that the failing step names after `because`."""
    step = failing_step(case)
    named = _BECAUSE.search(step.text) if step is not None and step.status is StepStatus.FAILED else None
    return named.group(1) if named else None


def of_step(case: CaseResult) -> Signature:
    """Return the signature of the failing step."""
    step = failing_step(case)
    if step is None:
        return ("step", "")
    message, stated = step.message or "", step.stated[-1] if step.stated else None
    if stated is None:
        return _of_choice(step)
    if stated.comparison == "is refused":
        return ("allowed", stated.value["choice"]["do"], because(case) or "")
    if stated.comparison in ("is asked", "is not asked"):
        windows = stated.value.get("windows") if isinstance(stated.value, dict) else None
        return ("not asked", ", ".join(map(str, windows)) if windows else step.pattern or "")
    if (kind := _event_named(stated.value, message)) is not None:
        return _of_event(kind, step, stated.comparison)
    if stated.path:
        return _of_value(stated.path, stated.comparison, message)
    return ("step", step.pattern or "")


def _of_choice(step: StepResult) -> Signature:
    """Return the signature of a choice that was not open or was refused."""
    expected = step.expected if isinstance(step.expected, dict) else {}
    if "do" in expected:
        return ("refused", str(expected["do"]))
    if "window" in expected:
        return ("not asked", str(expected["window"]))
    choice = expected.get("choice")
    if isinstance(choice, dict) and "do" in choice:
        return ("not asked", str(choice["do"]))
    return ("step", step.pattern or "")


def _event_named(value: Any, message: str) -> str | None:
    """Return the kind of event that an expectation is about; of several, the one that the message names."""
    found = [each["event"] for each in (value if isinstance(value, list) else [value]) if _is_event(each)]
    return next((kind for kind in found if f"'{kind}'" in message), found[0] if found else None)


def _is_event(value: Any) -> bool:
    return isinstance(value, dict) and isinstance(value.get("event"), str)


def _of_event(kind: str, step: StepResult, comparison: str) -> Signature:
    if comparison in ("did not happen", "none happened"):
        return ("extra event", kind)
    if comparison == "adds up to":
        return ("value", kind, _direction(step.message or ""))
    if isinstance(step.expected, dict) and isinstance(step.actual, dict):
        fields = sorted(key for key, value in step.expected.items() if step.actual.get(key) != value)
        return ("other event", kind, ", ".join(fields))
    return ("no event", kind)


def _of_value(path: Sequence[Any], comparison: str, message: str) -> Signature:
    """Return the signature of a value in the observation. Names of cards and seats are no part of it."""
    keys = [part for part in path if isinstance(part, str) and part.islower() and part not in ("cards", "seats")]
    found = _EXPECTED.search(message)
    if comparison == "fits" and found and found.group(1):
        keys = [found.group(1).strip()]
    if message.startswith("there is no "):
        return ("value", keys[0] if keys else "the place of a card", "missing")
    direction = _direction(message)
    if comparison == "falls by":
        direction = _OPPOSITE.get(direction, direction)
    return ("value", ".".join(keys) or "the place of a card", direction)


def _direction(message: str) -> str:
    """Return how a value differs: too high, too low, or wrong."""
    found = _EXPECTED.search(message)
    if found is None:
        missing, unexpected = "missing []" not in message, "unexpected []" not in message
        if "missing" in message and missing is not unexpected:
            return "missing something" if missing else "too much"
        return "wrong"
    expected, actual = found.group(2), found.group(3)
    try:
        return "too high" if float(actual) > float(expected) else "too low"
    except ValueError:
        return f"{actual} instead of {expected}" if expected in ("True", "False", "None") else "wrong"


class Departure(NamedTuple):
    """The first event in which an engine departs from the reference engine."""

    at: int
    """Index of the step."""
    signature: Signature
    rules: tuple[str, ...]
    """Rules that the reference engine cites there."""


def departures(case: CaseResult, reference: Sequence[Sequence[JsonObject]], at: int) -> list[Departure]:
    """Return all differences between the events of both engines up to the failing step, in the reference's order."""
    found = []
    for place, (step, events) in enumerate(zip(case.steps[: at + 1], reference, strict=False)):
        lacking, more = difference(step.events, [event for event in events if event.get("event") != APPLIED])
        for event in lacking:
            kind, rules = str(event.get("event")), tuple(event.get("rules") or ())
            other = next((each for each in more if each.get("event") == kind), None)
            if other is None:
                found.append(Departure(place, ("no event", kind), rules))
                continue
            more.remove(other)
            fields = sorted(
                key for key in event if key in other and other[key] != event[key] and key not in ("event", "rules")
            )
            found.append(
                Departure(place, ("other event", kind, ", ".join(fields), _numbers(event, other, fields)), rules)
            )
        found += [Departure(place, ("extra event", str(event.get("event"))), ()) for event in more]
    return found


def _numbers(event: JsonObject, other: JsonObject, fields: Sequence[str]) -> str:
    if len(fields) != 1 or not all(isinstance(each[fields[0]], int) for each in (event, other)):
        return ""
    return "more" if other[fields[0]] > event[fields[0]] else "less"


def cause_of(step: Signature, departed: Sequence[Departure]) -> Departure | None:
    """Return the first departure that can explain the failing step, or None.

    A wrong value is explained by an event that shares a word with it, such as `pool-burned` for `pool`.
    """
    if step[0] != "value":
        return next(iter(departed), None)
    words = _stems(step[1])
    return next((each for each in departed if words & _stems(" ".join(each.signature[1:3]))), None)


def _stems(text: str) -> set[str]:
    return {word[:_STEM] for word in _WORD.findall(text)}


def own_ways(
    failures: Iterable[tuple[Signature, Sequence[Departure], Iterable[str]]],
) -> set[Signature]:
    """Return departures that are the engine's own way to report: events that it never reports, or always adds.

    Each failure is the signature of its failing step, its departures, and the kinds of events that the reference
    engine reports until then. Such a departure is in failures of many signatures, so it is not their cause.
    """
    total = 0
    could, does = Counter[Signature](), defaultdict[Signature, list[Signature]](list)
    for signature, departs, kinds in failures:
        total += 1
        could.update({("no event", kind) for kind in kinds})
        for each in {each.signature for each in departs if each.signature[0] != "other event"}:
            does[each].append(signature)
    return {
        each
        for each, signatures in does.items()
        if len(signatures) >= _UNREPORTED * could.get(each, len(signatures))
        and len(signatures) >= _COMMON * total
        and max(Counter(signatures).values()) < _VARIED * len(signatures)
    }
