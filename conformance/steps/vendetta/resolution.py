"""Whens: choices in the Resolution Phase, and effects of cards."""

from __future__ import annotations

from typing import Any

from conformance.steps.move_steps import Choice
from conformance.steps.passing import let_go
from conformance.steps.step_actions import do
from conformance.steps.vendetta.words import Owned, called, move, when
from conformance.steps.world import World

RESOLUTION = ["resolution"]
ANSWER = {"do": "answer", "option": "{answer}"}
DECLINED = ("effect", "resolution")
"""Windows in which an effect can be declined."""


def fields(which: Owned, seat: str) -> dict[str, str]:
    """Return the fields `card` and `owner` of a choice by `seat`."""
    return {"card": which.card, **({"owner": which.owner} if which.owner and which.owner != seat else {})}


def resolve(world: World, seat: str, which: Owned) -> list[Choice]:
    """Return the choice of the card that takes effect next."""
    return [(seat, {"do": "resolve", **fields(which, seat)})]


def use(world: World, seat: str, which: Owned, how: dict[str, Any]) -> list[Choice]:
    """Return the choice of using an effect, with its open fields."""
    return [(seat, {"do": "use", **fields(which, seat), **how})]


def answer(world: World, seat: str, which: Owned, answer: str, target: Owned | None = None) -> list[Choice]:
    """Return the choice of an answer to a card, which may name a card on the player's own Position."""
    about = {} if target is None else {"target": called(Owned(target.owner * (target.owner != seat), target.card))}
    return [(seat, {"do": "answer", **fields(which, seat), "option": answer, **about})]


# fmt: off
move("{seat} secretly [stays]", "Louis secretly stays",
     "The Stay token, in the Withdraw Step. All tokens are revealed together after the last player has chosen.", "stay")
move("{seat} secretly [withdraws]", "Louis secretly withdraws",
     "The Withdraw token, in the Withdraw Step.", "withdraw")
move("{seat} [resolves] {which} next", "Louis resolves Hunt next",
     "The card on the player's own Position that takes effect next.", resolve, needs=RESOLUTION,
     shape={"do": "resolve"})
move("{seat} secretly [bids] {amount:n} Blood", "Louis secretly bids 2 Blood",
     "A bid. All bids are revealed together after the last player has bid.", "bid")
move("{seat} [uses] {which}{how}", "Louis uses Mist Form at Location 2",
     "The effect of a card, a Relic, or a Location card, with the choices it leaves open: `Louis uses Forestall on "
     "Claudia with Hunt`, `Louis uses Backstab for 2 Blood`, then `Louis uses Backstab to "
     "move`.", use, shape={"do": "use"})
move("{seat} [declines]", "Louis declines", "The player declines the offered effect.", "pass", window=DECLINED)
move("{seat} [answers] {which} {answer}", "Claudia answers Louis's Curfew with Blood",
     "The answer to another player's card, with its owner's name.", answer, needs=RESOLUTION, shape=ANSWER)
move("{seat} [answers] {which} {answer} {target:which}", "Claudia answers Louis's One Step Ahead by revealing Hunt",
     "The answer to another player's card, about a card on the player's own Position.", answer, needs=RESOLUTION,
     shape=ANSWER)
move("{seat} [lets] the game go on", "Louis lets the game go on",
     "The game continues where it has stopped. The holder of the Ambition token lets it.", "pass", window="stop")
when("everyone declines", "everyone declines",
     "Everybody who is offered an effect declines, until a different decision is open.",
     do(let_go, DECLINED, "an effect"))
# fmt: on


@when("everyone( else) stays", "everyone else stays", needs=RESOLUTION)
def everyone_stays(world: World) -> None:
    """Everybody who has yet to choose at this Location takes the Stay token. At least one does."""
    staying = {"choice": {"do": "stay"}}
    with world.script.ask("pass", staying, windows=("withdraw",), same=("conflict", "location")):
        stay(world)


def stay(world: World) -> None:
    """Choose the Stay token for everybody at the present Location."""
    pending = world.pending
    if pending is None or pending.window != "withdraw":
        world.fail("nobody is asked to stay or withdraw", expected="withdraw", actual=pending and pending.window)
    place = resolved(world)
    while (pending := world.pending) is not None and pending.window == "withdraw" and resolved(world) == place:
        world.choose(pending.seat, {"do": "stay"})


def resolved(world: World) -> Any:
    """Return the Location being resolved, as the engine reports it."""
    return (world.after().get("conflict") or {}).get("location")
