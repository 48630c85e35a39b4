"""Whens: what players choose in the Resolution Phase, and the effects of cards."""

from __future__ import annotations

from typing import Any

from conformance.steps.moves import Choice
from conformance.steps.passing import let_go
from conformance.steps.step_actions import do
from conformance.steps.vendetta.words import Owned, called, move, when
from conformance.steps.world import World

RESOLUTION = ["resolution"]
ANSWER = {"do": "answer", "option": "{answer}"}
DECLINED = ("effect", "resolution")
"""The windows in which an effect can be declined."""


def fields(which: Owned, seat: str) -> dict[str, str]:
    """The fields `card` and `owner` of a choice that `seat` makes."""
    return {"card": which.card, **({"owner": which.owner} if which.owner and which.owner != seat else {})}


def resolve(world: World, seat: str, which: Owned) -> list[Choice]:
    """Which card takes effect next."""
    return [(seat, {"do": "resolve", **fields(which, seat)})]


def use(world: World, seat: str, which: Owned, how: dict[str, Any]) -> list[Choice]:
    """An effect, with what it leaves open."""
    return [(seat, {"do": "use", **fields(which, seat), **how})]


def answer(world: World, seat: str, which: Owned, answer: str, target: Owned | None = None) -> list[Choice]:
    """The answer to a card, about a card on one's own Position or not."""
    about = {} if target is None else {"target": called(Owned(target.owner * (target.owner != seat), target.card))}
    return [(seat, {"do": "answer", **fields(which, seat), "option": answer, **about})]


# fmt: off
move("{seat} secretly [stays]", "Louis secretly stays",
     "The Stay token, in the Withdraw Step. All tokens are shown at once, after the last has chosen.", "stay")
move("{seat} secretly [withdraws]", "Louis secretly withdraws",
     "The Withdraw token, in the Withdraw Step.", "withdraw")
move("{seat} [resolves] {which} next", "Louis resolves Hunt next",
     "Which of several cards on one's own Position takes effect next.", resolve, needs=RESOLUTION,
     shape={"do": "resolve"})
move("{seat} secretly [bids] {amount:n} Blood", "Louis secretly bids 2 Blood",
     "All bids are shown at once, after the last has bid.", "bid")
move("{seat} [uses] {which}{how}", "Louis uses Mist Form at Location 2",
     "The effect of a card, a Relic or a Location card, with what it leaves open: `Louis uses Forestall on Claudia "
     "with Hunt`, `Louis uses Backstab for 2 Blood`, then `Louis uses Backstab to move`.", use, shape={"do": "use"})
move("{seat} [declines]", "Louis declines", "The effect that is offered.", "pass", window=DECLINED)
move("{seat} [answers] {which} {answer}", "Claudia answers Louis's Curfew with Blood",
     "What another's card asks; its owner is named.", answer, needs=RESOLUTION, shape=ANSWER)
move("{seat} [answers] {which} {answer} {target:which}", "Claudia answers Louis's One Step Ahead by revealing Hunt",
     "The same, where the answer is about a card on one's own Position.", answer, needs=RESOLUTION, shape=ANSWER)
move("{seat} [lets] the game go on", "Louis lets the game go on",
     "Where it has stopped; the holder of the Ambition token does it.", "pass", window="stop")
when("everyone declines", "everyone declines",
     "Everybody who is offered an effect, until something else is to be decided.", do(let_go, DECLINED, "an effect"))
# fmt: on


@when("everyone( else) stays", "everyone else stays", needs=RESOLUTION)
def everyone_stays(world: World) -> None:
    """Everybody who is still to choose at this Location takes the Stay token; one at least."""
    staying = {"choice": {"do": "stay"}}
    with world.script.ask("pass", staying, windows=("withdraw",), same=("conflict", "location")):
        stay(world)


def stay(world: World) -> None:
    """The same."""
    pending = world.pending
    if pending is None or pending.window != "withdraw":
        world.fail("nobody is asked to stay or withdraw", expected="withdraw", actual=pending and pending.window)
    place = resolved(world)
    while (pending := world.pending) is not None and pending.window == "withdraw" and resolved(world) == place:
        world.choose(pending.seat, {"do": "stay"})


def resolved(world: World) -> Any:
    """The Location that is being resolved, as the engine tells it."""
    return (world.after().get("conflict") or {}).get("location")
