"""Positions, choices, and decks of a scenario, as the reference engine comes to them."""

from __future__ import annotations

from msgspec import Struct

from conformance.fuzzing.starting_positions import Listening
from conformance.protocol.engine import Engine, JsonObject
from conformance.runner.cases import Case
from conformance.runner.direct import run_case


class Beginning(Struct, frozen=True, kw_only=True):
    """The start of a scenario, and the choices that it makes from there."""

    case: str
    """Id of the scenario."""
    position: JsonObject | None = None
    choices: tuple[tuple[str, JsonObject], ...] = ()
    decks: tuple[tuple[JsonObject, int | None], ...] = ()
    """Decks that it judges, with the number of players."""


def beginning_of(case: Case, reference: Engine, edition: str) -> Beginning:
    """Run a scenario on the reference, and return its last set-up with what follows."""
    listening = Listening(reference)
    run_case(case, listening, edition={case.game: edition})
    if not listening.setups:
        return Beginning(case=case.id, decks=tuple(listening.decks))
    position = {**listening.setups[0][2], "game": case.game, "edition": edition}
    return Beginning(case=case.id, position=position, choices=tuple(listening.choices), decks=tuple(listening.decks))
