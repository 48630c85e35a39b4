"""Whens: draws of chance."""

from __future__ import annotations

from conformance.steps.rivals.words import when
from conformance.steps.step_actions import choose, choose_in, draw
from conformance.steps.world import World

DRAWS = ("event", "monster", "city-card", "deck-card", "retainer", "random-card", "random-discard")


# fmt: off
when("chance draws {cards}", "chance draws Vagrant and Maid",
     "Cards from a deck in unknown order, one after the other: city cards, Events to put back, Monsters, cards of a "
     "player's deck; or a freed Retainer.", draw("{cards}", *DRAWS))
when("chance makes {player:seat} Player 1", "chance makes Bruno Player 1",
     "The player who is Player 1, in set-up.", choose("chance", {"do": "seat", "player": "{player}"}, "first-player"),
     needs=["setup"])
when("chance draws the Rival token of {player:seat}", "chance draws the Rival token of Bruno",
     "The Rival token that the next player draws and keeps.",
     choose("chance", {"do": "seat", "player": "{player}"}, "rival-token"), needs=["setup"])
# fmt: on


@when("chance draws {n} card(s), whichever", "chance draws 4 cards, whichever", needs=["options"])
def draw_whichever(world: World, n: int) -> None:
    """Any cards, if it does not matter which: the alphabetically first each time."""
    for _ in range(n):
        with world.script.ask("choose", {"seat": "chance", "choice": {"do": "draw"}}, windows=DRAWS, first="card"):
            names = sorted(str(option.get("card")) for option in world.options("chance"))
            choose_in(world, "chance", {"do": "draw", "card": names[0]}, DRAWS)
