"""Thens: where cards are, what is on them, what minions lost and gained."""

from __future__ import annotations

from conformance.vocabulary.looking import told
from conformance.vocabulary.vtes.looking import counters, placed, placed_before
from conformance.vocabulary.vtes.view import bare, find, piles_with, whereabouts
from conformance.vocabulary.vtes.words import State, then
from conformance.vocabulary.world import World


def change(world: World, card: str, counter: str) -> int:
    """How much blood or life a card has gained since before the When; negative where it was burned."""
    now = placed(world, card)
    has(world, card, counter)
    return counters(world, now) - counters(world, placed_before(world, card))


def has(world: World, card: str, counter: str) -> None:
    """Fails where a card has blood and the sentence says life, or the other way round."""
    if counter != "counters" and counter not in placed(world, card).card:
        world.fail(f"{card} has no {counter}", expected=counter, actual=sorted(placed(world, card).card))


@then("{cards} burns/burn {n} {counter}", example="Wauneka burns 1 blood")
def _(world: World, cards: list[str], n: int, counter: str) -> None:
    """Compared with before the When, for each: exactly so much less, whatever went on between."""
    for card in cards:
        world.expect(f"{counter} burned by {card}", -change(world, card, counter), n)


@then("{cards} gains/gain {n} {counter}", example="Belinde gains 1 blood")
def _(world: World, cards: list[str], n: int, counter: str) -> None:
    """Compared with before the When, for each: exactly so much more."""
    for card in cards:
        world.expect(f"{counter} gained by {card}", change(world, card, counter), n)


@then("{card}'s {counter} stays the same", example="Wauneka's blood stays the same")
def _(world: World, card: str, counter: str) -> None:
    """Compared with before the When."""
    world.expect(f"change of the {counter} of {card}", change(world, card, counter), 0)


@then("{card} has {n} {counter}", example="Chrysanthemum has 4 blood")
def _(world: World, card: str, n: int, counter: str) -> None:
    """Now."""
    has(world, card, counter)
    world.expect(f"the {counter} of {card}", counters(world, placed(world, card)), n)


def expect_region(world: World, cards: list[str], region: str, state: State) -> None:
    """Asserts that cards are in a region, and in the state that is said."""
    for card in cards:
        place = placed(world, card)
        if place.region != region or place.bearer is not None:
            world.fail(f"{card} is {whereabouts(world.after(), card)}", expected=region, actual=place.region)
        if state.counters is not None:
            has(world, card, state.counter)
            world.expect(f"the {state.counter} of {card}", counters(world, place), state.counters)
        if state.locked is not None:
            world.expect(f"whether {card} is locked", place.card.get("locked", False), state.locked)


@then("{minions} is/are ready{state}", example="Nassir is ready with 1 blood and unlocked")
def _(world: World, minions: list[str], state: State) -> None:
    """In the ready region; blood, life and lock as far as they are said."""
    expect_region(world, minions, "ready", state)


@then("{minions} is/are in torpor{state}", example="Tamoszius is in torpor with 0 blood")
def _(world: World, minions: list[str], state: State) -> None:
    """In torpor; blood and lock as far as they are said."""
    expect_region(world, minions, "torpor", state)


@then("{minions} is/are uncontrolled{state}", example="Sybren van Oosten is uncontrolled with 1 blood")
def _(world: World, minions: list[str], state: State) -> None:
    """In the uncontrolled region."""
    expect_region(world, minions, "uncontrolled", state)


@then("{cards} is/are locked", example="Belinde is locked")
def _(world: World, cards: list[str]) -> None:
    """Each of them."""
    for card in cards:
        world.expect(f"whether {card} is locked", placed(world, card).card.get("locked", False), True)


@then("{cards} is/are unlocked", example="Belinde is unlocked")
def _(world: World, cards: list[str]) -> None:
    """Each of them."""
    for card in cards:
        world.expect(f"whether {card} is locked", placed(world, card).card.get("locked", False), False)


@then("{cards} is/are contested", example="Belinde is contested", needs=("contests",))
def _(world: World, cards: list[str]) -> None:
    """Out of play for a contest; a card on another one may be so by itself."""
    for card in cards:
        place = placed(world, card)
        contested = place.region == "contested" if place.bearer is None else bool(place.card.get("contested"))
        world.expect(f"whether {card} is contested", contested, True)


@then(
    "{minions} is/are in a contest of titles",
    example="Belinde and Ryan are in a contest of titles",
    needs=("contests",),
)
def _(world: World, minions: list[str]) -> None:
    """Their titles are contested, and so they have none."""
    for minion in minions:
        card = placed(world, minion).card
        world.expect(f"whether the title of {minion} is contested", card.get("title_contested", False), True)
        world.expect(f"the title of {minion}", card.get("title"), None)


@then("{seat} controls {cards}", example="Sarah controls Underbridge Stray")
def _(world: World, seat: str, cards: list[str]) -> None:
    """Cards that are in play for that player: ready, in torpor, or neither minion nor on another card."""
    for card in cards:
        place = placed(world, card)
        if place.region == "uncontrolled":
            world.fail(f"{card} is uncontrolled", expected=seat, actual=None)
        world.expect(f"who controls {card}", place.card.get("controller") or place.seat, seat)


@then("{bearer:card} bears {cards}", example="Ayelech bears .44 Magnum")
def _(world: World, bearer: str, cards: list[str]) -> None:
    """Exactly these cards are on it."""
    attached = [str(one.get("card")) for one in placed(world, bearer).card.get("attached", [])]
    world.expect_same(f"what {bearer} bears", attached, [bare(card) for card in cards])


@then("{bearer:card} bears nothing", example="Ayelech bears nothing")
def _(world: World, bearer: str) -> None:
    """No card is on it."""
    world.expect_same(
        f"what {bearer} bears", [one.get("card") for one in placed(world, bearer).card.get("attached", [])], []
    )


@then("{card} is in {seat}'s {pile}", example="Ryan is in Sarah's ash heap")
def _(world: World, card: str, seat: str, pile: str) -> None:
    """At least one copy is in that pile, and none of that very name is on the table."""
    position = world.after()
    pile_cards = told(world, world.seat_after(seat), pile, f"the {pile} of {seat}")
    if bare(card) not in pile_cards or find(position, card) is not None:
        world.fail(
            f"{card} is {whereabouts(position, card)}", expected=f"{seat}'s {pile}", actual=piles_with(position, card)
        )


@then("{card} is removed from the game", example="Ryan is removed from the game")
def _(world: World, card: str) -> None:
    """It is among somebody's removed cards, and not on the table."""
    position = world.after()
    removed = [name for one in position["seats"] for name in one.get("removed", [])]
    if bare(card) not in removed or find(position, card) is not None:
        world.fail(f"{card} is {whereabouts(position, card)}", expected="removed", actual=piles_with(position, card))


@then("{minion} is wounded", example="Nassir is wounded")
def _(world: World, minion: str) -> None:
    """From the wound on, and in torpor."""
    world.expect(
        f"whether {minion} is wounded",
        told(world, placed(world, minion).card, "wounded", f"whether {minion} is wounded"),
        True,
    )


@then("{minion} is not wounded", example="Nassir is not wounded")
def _(world: World, minion: str) -> None:
    """Neither in torpor nor on the way there."""
    world.expect(
        f"whether {minion} is wounded",
        told(world, placed(world, minion).card, "wounded", f"whether {minion} is wounded"),
        False,
    )


@then("{minion}'s capacity is {n}", example="Chrysanthemum's capacity is 5")
def _(world: World, minion: str, n: int) -> None:
    """As it is now, with what Discipline cards add."""
    expect_trait(world, minion, "capacity", n)


@then("{minion}'s Disciplines are {disciplines}", example="Sully's Disciplines are aus, dom and obf")
def _(world: World, minion: str, disciplines: list[str]) -> None:
    """Exactly these, as they are now: in small letters at the basic level, in capitals at the superior."""
    what = f"the Disciplines of {minion}"
    world.expect(what, sorted(told(world, placed(world, minion).card, "disciplines", what)), sorted(disciplines))


@then("{vampire} is merged with {base:card}", example="Jessica (ADV) is merged with Jessica")
def _(world: World, vampire: str, base: str) -> None:
    """The base version lies beneath it, and the two are one vampire."""
    world.expect(f"the card beneath {vampire}", placed(world, vampire).card.get("base"), base)


@then("{vampire} is not merged", example="Jessica (ADV) is not merged")
def _(world: World, vampire: str) -> None:
    """It is one card by itself."""
    world.expect(f"the card beneath {vampire}", placed(world, vampire).card.get("base"), None)


@then("{minion}'s sect is {trait}", example="Belinde's sect is Anarch")
def _(world: World, minion: str, trait: str) -> None:
    """Now."""
    expect_trait(world, minion, "sect", trait)


@then("{minion}'s clan is {trait}", example="Belinde's clan is Malkavian")
def _(world: World, minion: str, trait: str) -> None:
    """Now."""
    expect_trait(world, minion, "clan", trait)


@then("{minion}'s title is {trait}", example="Belinde's title is prince")
def _(world: World, minion: str, trait: str) -> None:
    """Now."""
    expect_trait(world, minion, "title", trait)


@then("{minion} has no title", example="Sully has no title")
def _(world: World, minion: str) -> None:
    """Now, or not the use of it."""
    expect_trait(world, minion, "title", None)


def expect_trait(world: World, minion: str, key: str, expected: object) -> None:
    """Asserts a printed or changed trait of a minion."""
    world.expect(
        f"the {key} of {minion}", told(world, placed(world, minion).card, key, f"the {key} of {minion}"), expected
    )
