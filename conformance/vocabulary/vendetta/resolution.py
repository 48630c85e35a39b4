"""Whens: what players choose in the Resolution Phase, and the effects of cards."""

from __future__ import annotations

from typing import Any

from conformance.vocabulary.passing import let_go
from conformance.vocabulary.vendetta.moves import Choice, fields, move
from conformance.vocabulary.vendetta.words import Owned, called, when
from conformance.vocabulary.world import World

RESOLUTION = ("resolution",)
DECLINED = ("effect", "resolution")
"""The windows in which an effect can be declined."""


@move("{seat} secretly [stays]", example="Louis secretly stays", needs=RESOLUTION)
def _(world: World, seat: str) -> list[Choice]:
    """The Stay token, in the Withdraw Step. All tokens are shown at once, after the last has chosen."""
    return [(seat, {"do": "stay"})]


@move("{seat} secretly [withdraws]", example="Louis secretly withdraws", needs=RESOLUTION)
def _(world: World, seat: str) -> list[Choice]:
    """The Withdraw token, in the Withdraw Step."""
    return [(seat, {"do": "withdraw"})]


@when("everyone( else) stays", example="everyone else stays", needs=RESOLUTION)
def _(world: World) -> None:
    """Everybody who is still to choose at this Location takes the Stay token; one at least."""
    pending = world.pending
    if pending is None or pending.window != "withdraw":
        world.fail("nobody is asked to stay or withdraw", expected="withdraw", actual=pending and pending.window)
    place = resolved(world)
    while (pending := world.pending) is not None and pending.window == "withdraw" and resolved(world) == place:
        world.choose(pending.seat, {"do": "stay"})


def resolved(world: World) -> Any:
    """The Location that is being resolved, as the engine tells it."""
    return (world.after().get("conflict") or {}).get("location")


@move("{seat} [resolves] {which} next", example="Louis resolves Hunt next", needs=RESOLUTION)
def _(world: World, seat: str, which: Owned) -> list[Choice]:
    """Which of several cards on one's own Position takes effect next."""
    return [(seat, {"do": "resolve", **fields(which, seat)})]


@move("{seat} secretly [bids] {n} Blood", example="Louis secretly bids 2 Blood", needs=RESOLUTION)
def _(world: World, seat: str, n: int) -> list[Choice]:
    """All bids are shown at once, after the last has bid."""
    return [(seat, {"do": "bid", "amount": n})]


@move("{seat} [uses] {which}{how}", example="Louis uses Mist Form at Location 2")
def _(world: World, seat: str, which: Owned, how: dict[str, Any]) -> list[Choice]:
    """The effect of a card, a Relic or a Location card, with what it leaves open: `Louis uses Forestall on Claudia with
    Hunt`, `Louis uses Backstab for 2 Blood`, then `Louis uses Backstab to move`."""
    return [(seat, {"do": "use", **fields(which, seat), **how})]


@move("{seat} [declines]", example="Louis declines", window=DECLINED)
def _(world: World, seat: str) -> list[Choice]:
    """The effect that is offered."""
    return [(seat, {"do": "pass"})]


@when("everyone declines", example="everyone declines")
def _(world: World) -> None:
    """Everybody who is offered an effect, until something else is to be decided."""
    let_go(world, DECLINED, "an effect")


@move("{seat} [answers] {which} {answer}", example="Claudia answers Louis's Curfew with Blood", needs=RESOLUTION)
def _(world: World, seat: str, which: Owned, answer: str) -> list[Choice]:
    """What another's card asks; its owner is named."""
    return [(seat, {"do": "answer", **fields(which, seat), "option": answer})]


@move(
    "{seat} [answers] {which} {answer} {target:which}",
    example="Claudia answers Louis's One Step Ahead by revealing Hunt",
    needs=RESOLUTION,
)
def _(world: World, seat: str, which: Owned, answer: str, target: Owned) -> list[Choice]:
    """The same, where the answer is about a card on one's own Position."""
    card = called(Owned("" if target.owner == seat else target.owner, target.card))
    return [(seat, {"do": "answer", **fields(which, seat), "option": answer, "target": card})]
