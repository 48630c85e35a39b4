"""Thens: round, phase, turn, and step; the end of a conflict; Frenzy; the end of the game."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.vendetta.words import then
from conformance.steps.world import World

RESOLUTION, FRENZY, ENDING = ["resolution"], ["frenzy"], ["ending"]


def out(value: bool) -> expect.Expectation:
    """Expect that players are out of the game, or still in it."""
    return expect.be("seats/{players}/out", value, what="whether {players} is out of the game")


# fmt: off
then("it is round {n}", "it is round 2", "Now.", expect.be("round", "{n}"))
then("it is the {phase} Phase", "it is the Resolution Phase", "Now.", expect.be("phase", "{phase}"))
then("it is {seat}'s {ordinal} Planning turn", "it is Louis's second Planning turn",
     "Now, of this round.", expect.fit("turn", {"seat": "{seat}", "number": "{ordinal}"}, what="the Planning turn"))
then("each player has {n} Planning turns", "each player has 2 Planning turns",
     "In this round.", expect.be("planning_turns", "{n}", what="the number of Planning turns"))
then("it is the {step} Step at {location}", "it is the Aftermath Step at Location 1",
     "Now.", expect.fit("conflict", {"location": "{location}", "step": "{step}"}, what="the step"), needs=RESOLUTION)
then("{seat} holds the Ambition token", "Claudia holds the Ambition token",
     "Now.", expect.be("ambition", "{seat}", what="who holds the Ambition token"))
then("the turn order is {players:seats}", "the turn order is Claudia, Armand, Lestat and Louis",
     "The turn order now, without players who are out.", expect.be("turn_order", "{players}"))
then("{seat} reveals {token}", "Louis reveals Withdraw",
     "Since the When.", expect.happen("token-revealed", seat="{seat}", token="{token}"), needs=RESOLUTION)
then("no token is revealed", "no token is revealed",
     "Since the When.", expect.not_happen("token-revealed"), needs=RESOLUTION)
then("{seat} withdraws from {location}", "Louis withdraws from Location 1",
     "Since the When, because of a token or a card.", expect.happen("withdrew", seat="{seat}", location="{location}"),
     needs=RESOLUTION)
then("{players:seats} is/are ranked at {location}", "Louis, Armand and Claudia are ranked at Location 1",
     "A ranking since the When has exactly these players in this order.",
     expect.happen("conflict-ranked", location="{location}", ranking="{players}"), needs=RESOLUTION)
then("nobody wins at {location}", "nobody wins at Location 1",
     "There was neither a ranking nor a winner since the When. State what does happen too.",
     expect.not_happen("conflict-ranked", location="{location}"),
     expect.not_happen("conflict-won", location="{location}"),
     needs=RESOLUTION)
then("{seat} enters Frenzy", "Louis enters Frenzy",
     "Since the When.", expect.happen("frenzy", seat="{seat}"), needs=FRENZY)
then("{seat} enters Frenzy through {causer:seat}", "Louis enters Frenzy through Claudia",
     "Since the When, caused by the second player.",
     expect.happen("frenzy", seat="{seat}", causer="{causer}"), needs=FRENZY)
then("{seat} enters Frenzy through nobody", "Louis enters Frenzy through nobody",
     "Since the When, without an opponent causing it.", expect.happen("frenzy", seat="{seat}", causer=None),
     needs=FRENZY)
then("nobody enters Frenzy", "nobody enters Frenzy",
     "Since the When. State what does happen too.", expect.not_happen("frenzy"), needs=FRENZY)
then("{players:seats} is/are eliminated", "Louis is eliminated", "Out of the game now.", out(True))
then("{players:seats} is/are still in the game", "Claudia and Armand are still in the game",
     "No player of these is out.", out(False))
then("{seat} wins the game", "Louis wins the game",
     "The game is over, with any amount of Influence.",
     expect.be("outcome/winner", "{seat}", what="the winner"), needs=ENDING)
then("{seat} wins the game with {n} Influence", "Louis wins the game with 12 Influence",
     "The game is over.", expect.be("outcome/winner", "{seat}", what="the winner"),
     expect.be("outcome/victory_points/{seat}", "{n}", what="the Influence of {seat}"), needs=ENDING)
then("{seat} ends the game with {n} Influence", "Claudia ends the game with 9 Influence",
     "The game is over, and the player won or lost with this much Influence.",
     expect.be("outcome/victory_points/{seat}", "{n}", what="the Influence of {seat}"),
     needs=ENDING)
then("the game goes on", "the game goes on",
     "A player has a decision, and there is no outcome.", expect.be("outcome", None))
# fmt: on


@then("{seat} is {ordinal} at {location} with {n} Power", "Louis is first at Location 1 with 7 Power", needs=RESOLUTION)
def is_ranked(world: World, seat: str, ordinal: int, location: str, n: int) -> None:
    """The player's rank in a conflict since the When, with that total Power."""
    world.must_sit(seat)
    ranked, number = {"event": ["conflict-ranked"], "location": [location]}, ordinal - 1
    world.expect(expect.be(("events", ranked, "ranking", number), seat, what=f"who is number {ordinal} at {location}"))
    world.expect(expect.be(("events", ranked, "powers", number), n, what=f"the Power of {seat} at {location}"))


@then("nobody has chosen a token", "nobody has chosen a token", needs=RESOLUTION)
def nobody_has_chosen(world: World) -> None:
    """No player has chosen a token, secretly or openly."""
    for seat in world.seats:
        world.expect(expect.be(("seats", seat, "token"), None))


@then("{seat} wins at {location}", "Louis wins at Location 1", needs=RESOLUTION)
def wins_at(world: World, seat: str, location: str) -> None:
    """The player is first in the conflict's ranking since the When, and nobody else is reported to win."""
    world.must_sit(seat)
    ranked = {"event": ["conflict-ranked"], "location": [location]}
    world.expect(expect.be(("events", ranked, "ranking", 0), seat, what=f"who is first at {location}"))
    for other in world.seats:
        if other != seat:
            world.expect(expect.not_happen("conflict-won", location=location, seat=other))
