"""Faulty engines: rulings on hunting grounds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.cards.words.control.placing import PutInPlay
from reference_engine.vtes.cards.words.turn.in_phases import HuntingGround
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import requirements
from reference_engine.vtes.playing.requirements import NO_QUALIFIED_MINION
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table.state import READY, TORPOR, UNCONTROLLED, InPlay
from scenarios.wire_types.vtes.choices import Use
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import use_also_in


def of_each(ruling: str) -> tuple[str, ...]:
    """Return the rules of a ruling that exists for every hunting ground."""
    clans = ("academic", "asylum", "slum", "society", "uptown")
    return tuple(f"vtes.ruling.{name}-hunting-ground.{ruling}" for name in clans)


@wrong(
    "a member of the clan in torpor is enough to play a hunting ground",
    breaks=(*of_each("requires-ready-clan-to-play"), "vtes.card.req.master-needs-ready-qualified-minion"),
)
def _(change: Changes) -> None:
    def clan_refusal(right: Right, game: Vtes, printed: Any, minions: list[InPlay], otherwise: Refusal) -> Any:
        if otherwise is NO_QUALIFIED_MINION:
            minions = [*minions, *game.controlled(game.active, TORPOR)]
        return right(game, printed, minions, otherwise)

    change.replace(requirements, "clan_refusal", clan_refusal)


def feeding(change: Changes, fits: Any) -> None:
    """Let hunting grounds feed other vampires as well."""

    def choices(right: Right, self: HuntingGround, game: Vtes, frame: Frame, card: InPlay) -> Iterable[Use]:
        return [Use(card.id, "", other.id) for other in game.cards.values() if other.facts.is_vampire]

    def refusal(right: Right, self: HuntingGround, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Any:
        found = right(self, game, frame, card, choice)
        vampire = game.cards.get(choice.target)
        return None if found is NOT_ELIGIBLE and vampire is not None and fits(card, vampire) else found

    change.replace(HuntingGround, "choices", choices)
    change.replace(HuntingGround, "refusal", refusal)


@wrong(
    "a hunting ground feeds vampires in torpor", breaks="vtes.ruling.academic-hunting-ground.blood-to-any-ready-vampire"
)
def _(change: Changes) -> None:
    feeding(change, lambda card, vampire: vampire.region == TORPOR and vampire.controller == card.controller)


@wrong(
    "a hunting ground feeds vampires that are still uncontrolled",
    breaks="vtes.ruling.slum-hunting-ground.blood-to-any-ready-vampire",
)
def _(change: Changes) -> None:
    feeding(change, lambda card, vampire: vampire.region == UNCONTROLLED and vampire.controller == card.controller)


@wrong(
    "a hunting ground feeds vampires of others",
    breaks="vtes.ruling.society-hunting-ground.blood-to-any-ready-vampire",
)
def _(change: Changes) -> None:
    feeding(change, lambda card, vampire: vampire.region == READY)


@wrong(
    "a hunting ground feeds in the master phase in which it is played",
    breaks=of_each("first-use-next-turn"),
)
def _(change: Changes) -> None:
    use_also_in(change, "master", HuntingGround)


@wrong(
    "a hunting ground that was not used may be used in the master phase",
    breaks=of_each("moving-on-declines"),
)
def _(change: Changes) -> None:
    def arrive(right: Right, self: PutInPlay, game: Vtes, play: Any, placed: InPlay) -> None:
        right(self, game, play, placed)
        game.spend(placed, "turn:unlock")

    change.replace(PutInPlay, "arrive", arrive)
    use_also_in(change, "master", HuntingGround)


@wrong("a hunting ground has to be used", breaks=of_each("gain-is-optional"))
def _(change: Changes) -> None:
    change.set(HuntingGround, "mandatory", True)
