"""Thens: who is asked what, what may and may not be chosen, and the events of the When."""

from __future__ import annotations

from conformance.vocabulary.choices import choice_steps
from conformance.vocabulary.events import event_steps
from conformance.vocabulary.vendetta.moves import moves
from conformance.vocabulary.vendetta.words import then, vocabulary
from conformance.vocabulary.world import World

QUESTIONS = {
    "choose a Clan": "choose-clan",
    "take a Relic": "choose-relic",
    "keep Clan cards": "hand-building",
    "play a card": "planning",
    "go on or end the turn": "after-card",
    "use a Relic or decline": "resolution",
    "stay or withdraw": "withdraw",
    "say which card is next": "resolve",
    "settle an effect": "effect",
    "answer": "answer",
    "bid": "bid",
}
"""What the steps call a decision → the window of the protocol."""
OUTCOMES = {
    "choose the first player": "first-player",
    "lay out a Clan sheet": "clan-sheet",
    "draw a Location card": "location-card",
    "draw a Relic": "relic",
    "draw an Ally": "ally",
    "draw a Clan card": "clan-card",
    "drain a card": "frenzy",
}
"""The same for chance."""

vocabulary.enumerate("question", list(QUESTIONS))
vocabulary.enumerate("outcome", list(OUTCOMES))


@then("it is for {seat} to {question}", example="it is for Claudia to stay or withdraw")
def _(world: World, seat: str, question: str) -> None:
    """Whose decision is open, and which."""
    world.expect_pending(seat, QUESTIONS[question])


@then("it is not for {seat} to {question}", example="it is not for Armand to stay or withdraw")
def _(world: World, seat: str, question: str) -> None:
    """That player has another decision open, or none."""
    pending = world.pending
    if pending is not None and (pending.seat, pending.window) == (seat, QUESTIONS[question]):
        world.fail(f"{seat} is asked to {question}", actual={"seat": pending.seat, "window": pending.window})


@then("it is for chance to {outcome}", example="it is for chance to drain a card")
def _(world: World, outcome: str) -> None:
    """More than one outcome is possible."""
    world.expect_pending("chance", OUTCOMES[outcome])


@then("exactly {cards} can be drawn", example="exactly Victim, Marcel and Talley can be drawn", needs=("options",))
def _(world: World, cards: list[str]) -> None:
    """It is for chance, and these are all that it may draw: cards, or Clans. One that is there twice is named once."""
    world.expect_pending("chance")
    found = {str(option.get("card")) for option in world.options()}
    world.expect_same("what can be drawn", found, set(cards))


@then("{n} cards can be drawn", example="30 cards can be drawn", needs=("options",))
def _(world: World, n: int) -> None:
    """It is for chance, and it may draw one of so many different cards, or Clan sheets."""
    world.expect_pending("chance")
    world.expect("what can be drawn", len({str(option.get("card")) for option in world.options()}), n)


choice_steps(
    moves,
    who="seat",
    infinitives="drain Victim, secretly withdraw, play Challenge face down at Location 1",
    cannot="Louis cannot play 4 Blood because vendetta.planning.may-play-up-to-three-blood",
    may="Louis may drain Victim",
    rows=("Louis plays Hunt face up at Location 1", "Louis drains Victim"),
)
event_steps(vocabulary)
