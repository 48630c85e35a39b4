"""The vocabulary of the toy game."""

from __future__ import annotations

from conformance.vocabulary.registry import Table, Vocabulary, records
from conformance.vocabulary.world import World

vocabulary = Vocabulary("toy", names=lambda: ["Spirit's Penny", "Jack, The Coin"])
vocabulary.enumerate("word", ["negative", "unknown"])
given, when, then = vocabulary.given, vocabulary.when, vocabulary.then


@given("{seat} has {n} coin(s)", example="Ann has 3 coins")
def _(world: World, seat: str, n: int) -> None:
    """Seats a player."""
    world.add_seat(seat, coins=n)


@given("{seat} owes {n} coin(s)", example="Ann owes 2 coins")
def _(world: World, seat: str, n: int) -> None:
    world.add_seat(seat, coins=-n)


@given("{seat} holds {cards}", example="Ann holds Penny and Jack, The Coin")
def _(world: World, seat: str, cards: list[str]) -> None:
    for card in cards:
        world.put(seat, "cards", card)


@given("there are these players:", example="there are these players:")
def _(world: World, table: Table) -> None:
    for row in records(table):
        world.add_seat(row["name"], coins=int(row["coins"]))


@given("the story goes:", example="the story goes:")
def _(world: World, docstring: str) -> None:
    world.notes["story"] = docstring


@when("{seat} gives {target:seat} {n} coin(s)", example="Ann gives Bob 2 coins")
def _(world: World, seat: str, target: str, n: int) -> None:
    world.choose(seat, {"do": "give", "to": target, "coins": n})


@when("{seat} asks {target:seat}", example="Ann asks Bob", needs=("asking",))
def _(world: World, seat: str, target: str) -> None:
    world.choose(seat, {"do": "ask", "of": target})


@when("{seat} agrees", example="Bob agrees")
def _(world: World, seat: str) -> None:
    world.choose(seat, {"do": "yes"})


@when("{seat} ends the turn", example="Ann ends the turn")
def _(world: World, seat: str) -> None:
    world.choose(seat, {"do": "end"})


@when("{seat} steals", example="Ann steals")
def _(world: World, seat: str) -> None:
    world.choose(seat, {"do": "steal"})


@when("the toy crashes", example="the toy crashes")
def _(world: World) -> None:
    world.choose(world.seats[0], {"do": "crash"})


@when("{n} coin(s) of {seat} burn(s)", example="2 coins of Ann burn", needs=("arrange",))
def _(world: World, seat: str, n: int) -> None:
    world.arrange({"do": "burn", "seat": seat, "coins": n})


@when("the step stumbles", example="the step stumbles")
def _(world: World) -> None:
    raise KeyError("stumbled")


@then("{seat} has {n} coin(s)", example="Ann has 3 coins")
def _(world: World, seat: str, n: int) -> None:
    world.expect(f"the coins of {seat}", world.seat_after(seat)["coins"], n)


@then("{seat} loses {n} coin(s)", example="Ann loses 2 coins")
def _(world: World, seat: str, n: int) -> None:
    lost = world.seat_before(seat)["coins"] - world.seat_after(seat)["coins"]
    world.expect(f"the coins that {seat} lost", lost, n)


@then("{seat} holds {cards}", example="Ann holds Penny and Jack, The Coin")
def _(world: World, seat: str, cards: list[str]) -> None:
    world.expect_same(f"the cards of {seat}", world.seat_after(seat)["cards"], cards)


@then("the coins are:", example="the coins are:")
def _(world: World, table: Table) -> None:
    for row in records(table):
        world.expect(row["name"], world.seat_after(row["name"])["coins"], int(row["coins"]))


@then("the story is {n} line(s) long", example="the story is 2 lines long")
def _(world: World, n: int) -> None:
    world.expect("lines", len(world.notes["story"].splitlines()), n)


@then("{seat} cannot give {target:seat} {n} coin(s) because {rule}", example="Ann cannot give Bob 9 coins because a.b")
def _(world: World, seat: str, target: str, n: int, rule: str) -> None:
    world.expect("the rule", world.refused(seat, {"do": "give", "to": target, "coins": n}).rule, rule)


@then("it is for {seat} to answer", example="it is for Bob to answer")
def _(world: World, seat: str) -> None:
    world.expect_pending(seat, "answer")


@then("{n} choice(s) is/are offered", example="3 choices are offered", needs=("options",))
def _(world: World, n: int) -> None:
    world.expect("the number of choices", len(world.options()), n)


@then("{n} gift(s) happened", example="one gift happened")
def _(world: World, n: int) -> None:
    world.expect("gifts", len(world.happened("coins-given")), n)


@then("the position is refused as {word}", example="the position is refused as negative")
def _(world: World, word: str) -> None:
    world.expect("the problem", world.position_refused().problem, word)


@then("{seat} wins", example="Ann wins")
def _(world: World, seat: str) -> None:
    world.expect("the winner", world.outcome.winner if world.outcome else None, seat)
