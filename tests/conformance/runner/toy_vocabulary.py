"""The vocabulary of the toy game."""

from __future__ import annotations

from typing import Any

from conformance.steps import expect
from conformance.steps.expect import Expectation
from conformance.steps.registry import Table, Vocabulary, records
from conformance.steps.step_actions import add, arrange, choose
from conformance.steps.world import World

vocabulary = Vocabulary("toy", names=lambda: ["Spirit's Penny", "Jack, The Coin"])
vocabulary.enumerate("word", ["negative", "unknown"])
given, when, then = vocabulary.given, vocabulary.when, vocabulary.then

COINS = "seats/{seat}/coins"

# fmt: off
given("{seat} holds {cards}", "Ann holds Penny and Jack, The Coin", "Cards.", add("seats/{seat}/cards", "{cards}"))
when("{seat} gives {target:seat} {n} coin(s)", "Ann gives Bob 2 coins", "A gift.",
     choose("{seat}", {"do": "give", "to": "{target}", "coins": "{n}"}))
when("{seat} asks {target:seat}", "Ann asks Bob", "For a coin.", choose("{seat}", {"do": "ask", "of": "{target}"}),
     needs=["asking"])
when("{seat} agrees", "Bob agrees", "To give it.", choose("{seat}", {"do": "yes"}))
when("{seat} ends the turn", "Ann ends the turn", "The next has one.", choose("{seat}", {"do": "end"}))
when("{seat} steals", "Ann steals", "There is no stealing.", choose("{seat}", {"do": "steal"}))
when("{n} coin(s) of {seat} burn(s)", "2 coins of Ann burn", "They vanish.",
     arrange("burn", seat="{seat}", coins="{n}"), needs=["arrange"])
then("{seat} has {n} coin(s)", "Ann has 3 coins", "Now.", expect.be(COINS, "{n}"))
then("{seat} loses {n} coin(s)", "Ann loses 2 coins", "Since before the When.",
     expect.fall(COINS, "{n}", what="the coins that {seat} lost"))
then("{seat} holds {cards}", "Ann holds Penny and Jack, The Coin", "Just these.",
     expect.hold("seats/{seat}/cards", "{cards}"))
then("{seat} wins", "Ann wins", "The game is over.", expect.be("outcome/winner", "{seat}"))
# fmt: on


@given("{seat} has {n} coin(s)", example="Ann has 3 coins")
def has_coins(world: World, seat: str, n: int) -> None:
    """Seats a player."""
    world.building.add_seat(seat, coins=n)


@given("{seat} owes {n} coin(s)", example="Ann owes 2 coins")
def owes_coins(world: World, seat: str, n: int) -> None:
    world.building.add_seat(seat, coins=-n)


@given("there are these players:", example="there are these players:")
def are_there(world: World, table: Table) -> None:
    for row in records(table):
        world.building.add_seat(row["name"], coins=int(row["coins"]))


@given("the story goes:", example="the story goes:")
def goes(world: World, docstring: str) -> None:
    world.notes["story"] = docstring


@when("the toy crashes", example="the toy crashes")
def crashes(world: World) -> None:
    world.choose(world.seats[0], {"do": "crash"})


@when("the step stumbles", example="the step stumbles")
def stumbles(world: World) -> None:
    raise KeyError("stumbled")


def compare(world: World, what: str, found: Any, value: Any) -> None:
    """State an expectation about a value without a path."""
    world.state(Expectation(comparison="is", value=value, what=what))
    if found != value:
        world.fail(f"{what}: expected {value!r}, found {found!r}", expected=value, actual=found)


@then("the coins are:", example="the coins are:")
def are_the_coins(world: World, table: Table) -> None:
    for row in records(table):
        world.expect(expect.be(("seats", row["name"], "coins"), int(row["coins"]), what=row["name"]))


@then("the story is {n} line(s) long", example="the story is 2 lines long")
def is_long(world: World, n: int) -> None:
    compare(world, "lines", len(world.notes["story"].splitlines()), n)


@then("{seat} cannot give {target:seat} {n} coin(s) because {rule}", example="Ann cannot give Bob 9 coins because a.b")
def cannot_give(world: World, seat: str, target: str, n: int, rule: str) -> None:
    refused = world.refused(seat, {"do": "give", "to": target, "coins": n})
    compare(world, "the rule", refused.rule, rule)


@then("it is for {seat} to answer", example="it is for Bob to answer")
def is_to_answer(world: World, seat: str) -> None:
    world.expect_pending(seat, "answer")


@then("{n} choice(s) is/are offered", example="3 choices are offered", needs=("options",))
def are_offered(world: World, n: int) -> None:
    world.expect(expect.count("options", n, what="the number of choices"))


@then("{n} gift(s) happened", example="one gift happened")
def gifts_happened(world: World, n: int) -> None:
    compare(world, "gifts", sum(event["event"] == "coins-given" for event in world.events), n)


@then("the position is refused as {word}", example="the position is refused as negative")
def is_refused(world: World, word: str) -> None:
    world.expect(expect.be("problem", word, what="the problem"))
