"""Thens: ousting, prey and predator, the winner."""

from __future__ import annotations

from conformance.vocabulary.looking import told
from conformance.vocabulary.vtes.words import then
from conformance.vocabulary.world import World

ENDING = ("ending",)
WITHDRAWAL = ("withdrawal",)


@then("{players:seats} is/are ousted", example="Steve is ousted", needs=ENDING)
def _(world: World, players: list[str]) -> None:
    """Each of them is out of the game."""
    for player in players:
        world.expect(f"whether {player} is ousted", world.seat_after(player).get("ousted", False), True)


@then("{players:seats} is/are withdrawing", example="Tom is withdrawing", needs=WITHDRAWAL)
def _(world: World, players: list[str]) -> None:
    """They have announced a withdrawal, and it has not failed so far."""
    for player in players:
        world.expect(f"whether {player} is withdrawing", world.seat_after(player).get("withdrawing", False), True)


@then("{players:seats} is/are not withdrawing", example="Tom is not withdrawing", needs=WITHDRAWAL)
def _(world: World, players: list[str]) -> None:
    """None was announced, or it has failed or succeeded."""
    for player in players:
        world.expect(f"whether {player} is withdrawing", world.seat_after(player).get("withdrawing", False), False)


@then("{players:seats} is/are still in the game", example="Scott is still in the game", needs=ENDING)
def _(world: World, players: list[str]) -> None:
    """None of them is ousted."""
    for player in players:
        world.expect(f"whether {player} is ousted", world.seat_after(player).get("ousted", False), False)


@then("{seat}'s prey is {prey:seat}", example="Scott's prey is Justine")
def _(world: World, seat: str, prey: str) -> None:
    """As the engine tells it. To prove what follows from it, let somebody bleed."""
    world.expect(f"the prey of {seat}", told(world, world.seat_after(seat), "prey", f"the prey of {seat}"), prey)


@then("{seat}'s predator is {predator:seat}", example="Justine's predator is Scott")
def _(world: World, seat: str, predator: str) -> None:
    """As the engine tells it."""
    world.expect(
        f"the predator of {seat}", told(world, world.seat_after(seat), "predator", f"the predator of {seat}"), predator
    )


@then("{seat} wins with {n} victory point(s)", example="Justine wins with 3 victory points", needs=ENDING)
def _(world: World, seat: str, n: int) -> None:
    """The game is over, and that player alone has the most victory points."""
    outcome = world.outcome
    if outcome is None:
        world.fail("the game is not over", expected=seat)
    world.expect("the winner", outcome.winner, seat)
    world.expect(f"victory points of {seat}", outcome.victory_points.get(seat), n)


@then("the game ends without a winner", example="the game ends without a winner", needs=ENDING)
def _(world: World) -> None:
    """It is over with a tie for the most victory points."""
    outcome = world.outcome
    if outcome is None:
        world.fail("the game is not over", expected="a tie")
    world.expect("the winner", outcome.winner, None)


@then("the game goes on", example="the game goes on")
def _(world: World) -> None:
    """Somebody has a decision, and there is no outcome."""
    if world.outcome is not None or world.pending is None:
        world.fail("the game is over", expected="a decision", actual=world.outcome)
