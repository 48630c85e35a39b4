"""`justicar replay RECORD --engine E`: another engine plays a recorded game, and the first difference is told."""

from __future__ import annotations

from pathlib import Path

from conformance.commands import FAILED, OK
from conformance.commands.engines import EngineChoice
from conformance.commands.events import event_line
from conformance.protocol.engine import EngineBroke, EngineError, Malformed
from conformance.runner.following import Difference, play, read
from conformance.verdict.reports.console import Teller
from conformance.verdict.reports.text import one_line, told


def follow(choice: EngineChoice, text: str, place: Path) -> int:
    """Have the engine play the record; 0 if it does all the way what the record tells."""
    teller = Teller()
    head, lines = read(text, place)
    with choice.start() as engine:
        try:
            seen = play(engine, head, lines)
        except Difference as difference:
            tell(teller, difference)
            return FAILED
        except EngineBroke as broken:
            teller.say(f"the engine broke: {one_line(str(broken), 500)}")
            return FAILED
        except Malformed as fault:
            teller.say(f"fault of the protocol: {one_line(str(fault), 500)}")
            return FAILED
        except EngineError as refused:
            teller.say(f"the engine does not take the position: {one_line(str(refused), 500)}")
            return FAILED
        name = engine.description.name
    teller.say(f"{one_line(name)} plays it alike: {len(lines) - 1} choices, {seen} events compared")
    return OK


def tell(teller: Teller, difference: Difference) -> None:
    """The place, the choice, and both sides."""
    line = difference.line
    made = f"{line.seat}: {told(line.choice)}" if line.choice else "setting up"
    teller.say(f"line {line.number} ({one_line(made, 300)}): {difference.what}")
    for side, value in (("record", difference.expected), ("engine", difference.found)):
        shown = event_line(value) if isinstance(value, dict) else one_line(str(value or "nothing"), 500)
        teller.console.print(f"  {side}:", shown, soft_wrap=True)
