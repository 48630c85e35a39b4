"""Thens: round, phase, turn and step; how a conflict ends; Frenzy; how the game ends."""

from __future__ import annotations

from conformance.vocabulary.looking import told
from conformance.vocabulary.vendetta.looking import expect_told
from conformance.vocabulary.vendetta.words import then
from conformance.vocabulary.world import World

RESOLUTION, FRENZY, ENDING = ("resolution",), ("frenzy",), ("ending",)


@then("it is round {n}", example="it is round 2")
def _(world: World, n: int) -> None:
    """Now."""
    expect_told(world, world.after(), "round", "the round", n)


@then("it is the {phase} Phase", example="it is the Resolution Phase")
def _(world: World, phase: str) -> None:
    """Now."""
    expect_told(world, world.after(), "phase", "the phase", phase)


@then("it is {seat}'s {ordinal} Planning turn", example="it is Louis's second Planning turn")
def _(world: World, seat: str, ordinal: int) -> None:
    """Now, of this round."""
    turn = world.after().get("turn") or {}
    found = {"seat": turn.get("seat"), "number": turn.get("number")}
    world.expect("the Planning turn", found, {"seat": seat, "number": ordinal})


@then("each player has {n} Planning turns", example="each player has 2 Planning turns")
def _(world: World, n: int) -> None:
    """In this round."""
    expect_told(world, world.after(), "planning_turns", "the number of Planning turns", n)


@then("it is the {step} Step at {location}", example="it is the Aftermath Step at Location 1", needs=RESOLUTION)
def _(world: World, step: str, location: str) -> None:
    """Now."""
    found = world.after().get("conflict") or {}
    world.expect("the step", {k: found.get(k) for k in ("location", "step")}, {"location": location, "step": step})


@then("{seat} holds the Ambition token", example="Claudia holds the Ambition token")
def _(world: World, seat: str) -> None:
    """Now."""
    expect_told(world, world.after(), "ambition", "who holds the Ambition token", seat)


@then("the turn order is {players:seats}", example="the turn order is Claudia, Armand, Lestat and Louis")
def _(world: World, players: list[str]) -> None:
    """Now; players who are out have none."""
    expect_told(world, world.after(), "turn_order", "the turn order", players)


# -- conflicts ------------------------------------------------------------------------------------------------------


@then("{seat} reveals {token}", example="Louis reveals Withdraw", needs=RESOLUTION)
def _(world: World, seat: str, token: str) -> None:
    """Since the When."""
    world.expect_event("token-revealed", seat=seat, token=token)


@then("no token is revealed", example="no token is revealed", needs=RESOLUTION)
def _(world: World) -> None:
    """Since the When."""
    world.expect_no_event("token-revealed")


@then("{seat} withdraws from {location}", example="Louis withdraws from Location 1", needs=RESOLUTION)
def _(world: World, seat: str, location: str) -> None:
    """Since the When; by a token, or by a card."""
    world.expect_event("withdrew", seat=seat, location=location)


@then("{seat}'s {card} takes effect at {location}", example="Louis's Hunt takes effect at Location 1")
def _(world: World, seat: str, card: str, location: str) -> None:
    """Since the When, on that player's Position."""
    world.expect_event("effect-applied", seat=seat, card=card, location=location)


@then("{seat}'s {card} does not take effect", example="Claudia's Hunt does not take effect")
def _(world: World, seat: str, card: str) -> None:
    """Since the When, nowhere. Also say what does happen."""
    world.expect_no_event("effect-applied", seat=seat, card=card)


@then("{players:seats} is/are ranked at {location}", example="Louis, Armand and Claudia are ranked at Location 1",
      needs=RESOLUTION)  # fmt: skip
def _(world: World, players: list[str], location: str) -> None:
    """Exactly these, in this order, since the When."""
    event = world.expect_event("conflict-ranked", location=location)
    world.expect(f"the ranking at {location}", event.get("ranking"), players)


@then("{seat} is {ordinal} at {location} with {n} Power", example="Louis is first at Location 1 with 7 Power",
      needs=RESOLUTION)  # fmt: skip
def _(world: World, seat: str, ordinal: int, location: str, n: int) -> None:
    """In the ranking of a conflict since the When, with that total Power."""
    event = world.expect_event("conflict-ranked", location=location)
    ranked = list(zip(event.get("ranking", []), event.get("powers", []), strict=False))
    found = ranked[ordinal - 1] if len(ranked) >= ordinal else None
    world.expect(f"who is number {ordinal} at {location}", found, (seat, n))


@then("{seat} wins at {location}", example="Louis wins at Location 1", needs=RESOLUTION)
def _(world: World, seat: str, location: str) -> None:
    """The conflict, since the When."""
    world.expect_event("conflict-won", seat=seat, location=location)


@then("nobody wins at {location}", example="nobody wins at Location 1", needs=RESOLUTION)
def _(world: World, location: str) -> None:
    """The Location is resolved since the When, and nobody has won there."""
    world.expect_event("location-resolved", location=location)
    world.expect_no_event("conflict-won", location=location)


@then("{location} is resolved", example="Location 1 is resolved", needs=RESOLUTION)
def _(world: World, location: str) -> None:
    """Since the When, all five steps."""
    world.expect_event("location-resolved", location=location)


# -- Frenzy ---------------------------------------------------------------------------------------------------------


@then("{seat} enters Frenzy", example="Louis enters Frenzy", needs=FRENZY)
def _(world: World, seat: str) -> None:
    """Since the When."""
    world.expect_event("frenzy", seat=seat)


@then("{seat} enters Frenzy through {causer:seat}", example="Louis enters Frenzy through Claudia", needs=FRENZY)
def _(world: World, seat: str, causer: str) -> None:
    """Since the When; the second has caused it."""
    event = world.expect_event("frenzy", seat=seat)
    world.expect(f"who sent {seat} into Frenzy", event.get("causer"), causer)


@then("{seat} enters Frenzy through nobody", example="Louis enters Frenzy through nobody", needs=FRENZY)
def _(world: World, seat: str) -> None:
    """Since the When; no opponent has caused it."""
    event = world.expect_event("frenzy", seat=seat)
    world.expect(f"who sent {seat} into Frenzy", event.get("causer"), None)


@then("nobody enters Frenzy", example="nobody enters Frenzy", needs=FRENZY)
def _(world: World) -> None:
    """Since the When. Also say what does happen."""
    world.expect_no_event("frenzy")


# -- the end --------------------------------------------------------------------------------------------------------


@then("{players:seats} is/are eliminated", example="Louis is eliminated")
def _(world: World, players: list[str]) -> None:
    """Out of the game now."""
    for player in players:
        expect_told(world, world.seat_after(player), "out", f"whether {player} is out of the game", True)


@then("{players:seats} is/are still in the game", example="Claudia and Armand are still in the game")
def _(world: World, players: list[str]) -> None:
    """None of them is out."""
    for player in players:
        expect_told(world, world.seat_after(player), "out", f"whether {player} is out of the game", False)


@then("{seat} wins the game with {n} Influence", example="Louis wins the game with 12 Influence", needs=ENDING)
def _(world: World, seat: str, n: int) -> None:
    """The game is over."""
    outcome = world.outcome
    if outcome is None:
        world.fail("the game is not over", expected=seat)
    world.expect("the winner", outcome.winner, seat)
    world.expect(f"the Influence of {seat}", outcome.victory_points.get(seat), n)


@then("{seat} ends the game with {n} Influence", example="Claudia ends the game with 9 Influence", needs=ENDING)
def _(world: World, seat: str, n: int) -> None:
    """The game is over; won or not."""
    outcome = world.outcome
    if outcome is None:
        world.fail("the game is not over", expected=n)
    world.expect(f"the Influence of {seat}", outcome.victory_points.get(seat), n)


@then("the game goes on", example="the game goes on")
def _(world: World) -> None:
    """Somebody has a decision, and there is no outcome."""
    if world.outcome is not None or world.pending is None:
        world.fail("the game is over", expected="a decision", actual=world.outcome)


@then("nobody has chosen a token", example="nobody has chosen a token", needs=RESOLUTION)
def _(world: World) -> None:
    """Neither in secret nor shown."""
    found = {seat: told(world, world.seat_after(seat), "token", f"the token of {seat}") for seat in world.seats}
    world.expect("the tokens chosen", {seat: token for seat, token in found.items() if token}, {})
