"""Steps for decks in scenarios: their cards, and whether they are legal.

Only games with deck construction declare these steps. A scenario about a deck plays no game: nobody sits at a table,
and there is nothing to observe.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from conformance.steps import expect
from conformance.steps.errors import ScenarioFault
from conformance.steps.paths import JsonObject
from conformance.steps.patterns import NUMBER, ParameterType, Restore, items, series
from conformance.steps.registry import Vocabulary
from conformance.steps.step_actions import do
from conformance.steps.world import World

NEEDS = ["decks"]
MOST_COPIES = 999
"""Maximum number of copies of a card in a deck, as in the protocol."""
_FAULT = r"[a-z]+(?:-[a-z]+)+"


def declare(vocabulary: Vocabulary, parts: Mapping[str, str], examples: Mapping[str, str]) -> None:
    """Declare the steps.

    `parts` maps the steps' words for the parts of a deck to their keys. `examples` has the examples `held`, `each`,
    `why`, and `cards`.
    """

    def lay(world: World, held: list[JsonObject], part: str) -> None:
        world.building.must_be_open()
        for each in held:
            if not 1 <= each["count"] <= MOST_COPIES:
                reason = f"a deck cannot hold {each['count']} {each['card']}; give a number from 1 to {MOST_COPIES}"
                raise ScenarioFault(f"{reason}, or leave the card out")
        deck = world.building.deck.setdefault("deck", {key: [] for key in parts.values()})
        deck[part].extend(held)

    def lay_each(world: World, copies: int, cards: list[str], part: str) -> None:
        lay(world, [{"card": card, "count": copies} for card in cards], part)

    vocabulary.enumerate("part", parts)
    vocabulary.add_type(_copies(vocabulary.types["card"].regex))
    vocabulary.type("faults", series(_FAULT), items, meaning="faults of a deck: crypt-too-small and library-too-small")
    given, when, then = vocabulary.given, vocabulary.when, vocabulary.then
    # fmt: off
    given("the deck holds {copies} {part}", examples["held"],
          "Several such steps add up. A part that no step mentions is empty.",
          do(lay, "{copies}", "{part}"), needs=NEEDS)
    given("the deck holds {n} each of {cards} {part}", examples["each"],
          "Adds this number of copies of each card.", do(lay_each, "{n}", "{cards}", "{part}"), needs=NEEDS)
    when("the deck is judged", "the deck is judged",
         "Checks the deck against the rules of its game and edition. No game begins.", do(World.judge), needs=NEEDS)
    then("the deck is legal", "the deck is legal",
         "The deck may be played, and the engine reports no fault.",
         expect.be("judgement/legal", True, what="whether the deck is legal"), needs=NEEDS)
    then("the deck is illegal because of {faults}", examples["why"],
         "The deck may not be played. The engine reports exactly these faults, in any order and number.",
         expect.be("judgement/legal", False, what="whether the deck is legal"),
         expect.hold_each(("judgement", "faults", "*", "fault"), "{faults}", what="the faults of the deck"),
         needs=NEEDS)
    then("the fault is in {cards}", examples["cards"],
         "The faults name exactly these cards.",
         expect.hold_each(("judgement", "faults", "*", "card"), "{cards}", what="the cards with faults"), needs=NEEDS)
    # fmt: on


def _copies(name: str) -> ParameterType:
    one = re.compile(rf"(?P<count>{NUMBER}) (?P<card>.+)")

    def convert(raw: str, restore: Restore) -> list[JsonObject]:
        found = (one.fullmatch(item) for item in items(raw))
        return [{"card": restore(each["card"]), "count": int(each["count"])} for each in found if each]

    return ParameterType(
        "copies",
        series(rf"{NUMBER} {name}"),
        convert,
        "cards of a deck, with how many of each: 2 Ryan and 10 Belinde",
        names=lambda held: [each["card"] for each in held],
    )
