"""Thens: decisions, legal and illegal choices, and events since the When."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.choice_steps import choice_steps, question_steps
from conformance.steps.event_steps import event_steps, telling_steps
from conformance.steps.json_steps import exact_steps
from conformance.steps.vendetta.words import move, then, vocabulary
from conformance.steps.world import World

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
    "let the game go on": "stop",
}
"""Wording of a decision → its window in the protocol."""
OUTCOMES = {
    "choose the first player": "first-player",
    "lay out a Clan sheet": "clan-sheet",
    "draw a Location card": "location-card",
    "draw a Relic": "relic",
    "draw an Ally": "ally",
    "draw a Clan card": "clan-card",
    "drain a card": "frenzy",
}
"""Wording of a decision of chance → its window in the protocol."""

question_steps(
    vocabulary,
    QUESTIONS,
    example="it is for Claudia to stay or withdraw",
    counterexample="it is not for Armand to stay or withdraw",
)
vocabulary.enumerate("outcome", list(OUTCOMES))
vocabulary.questions |= {window: [words] for words, window in OUTCOMES.items()}


@then("it is for chance to {outcome}", "it is for chance to drain a card")
def chance_decides(world: World, outcome: str) -> None:
    """Chance decides, because several outcomes are possible."""
    world.expect_pending("chance", OUTCOMES[outcome])


@then("exactly {cards} can be drawn", "exactly Victim, Marcel and Talley can be drawn", needs=["options"])
def these_can_be_drawn(world: World, cards: list[str]) -> None:
    """Chance decides, and may draw exactly these cards or Clans. One that is there twice is named once."""
    world.expect_pending("chance")
    world.expect(expect.hold_each("options/*/card", sorted(set(cards)), what="what can be drawn"))


@then("{n} cards can be drawn", "30 cards can be drawn", needs=["options"])
def so_many_can_be_drawn(world: World, n: int) -> None:
    """Chance decides, and may draw one of this many different cards or Clan sheets."""
    world.expect_pending("chance")
    world.expect(expect.count_each("options/*/card", n, what="what can be drawn"))


choice_steps(
    move,
    who="seat",
    infinitives="drain Victim, secretly withdraw, play Challenge face down at Location 1",
    cannot="Louis cannot play 4 Blood because vendetta.planning.may-play-up-to-three-blood",
    may="Louis may drain Victim",
    player="Louis",
)
event_steps(vocabulary)
exact_steps(vocabulary, player="Louis")
telling_steps(vocabulary, player="Louis", card="Challenge")
