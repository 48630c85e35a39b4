"""Thens: places of cards, cards and counters on them, and what minions lost and gained."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.vtes.view import bare, piles_with, whereabouts
from conformance.steps.vtes.words import then
from conformance.steps.world import World

CONTESTS, LEGACY = ["contests"], ["legacy"]
COUNTER = "cards/{cards}/{counter}"


def locked(value: bool) -> expect.Expectation:
    """Expect that cards are locked, or unlocked."""
    return expect.be("cards/{cards}/locked", value, what="whether {cards} is locked")


def wounded(value: bool) -> expect.Expectation:
    """Expect that a minion is wounded, or not."""
    return expect.be("cards/{minion}/wounded", value, what="whether {minion} is wounded")


def marked(value: bool) -> expect.Expectation:
    """Expect that minions are marked, or not."""
    return expect.be("cards/{minions}/marked", value, what="whether {minions} is marked")


# fmt: off
then("{cards} burns/burn {n} {counter}", "Wauneka burns 1 blood",
     "Each has exactly this much less than before the When, whatever happened in between.",
     expect.fall(COUNTER, "{n}", what="{counter} burned by {cards}"))
then("{cards} gains/gain {n} {counter}", "Belinde gains 1 blood",
     "Each has exactly this much more than before the When.",
     expect.grow(COUNTER, "{n}", what="{counter} gained by {cards}"))
then("{card}'s {counter} stays the same", "Wauneka's blood stays the same",
     "Compared with before the When.", expect.stay("cards/{card}/{counter}"))
then("{card} has {n} {counter}", "Chrysanthemum has 4 blood", "Now.", expect.be("cards/{card}/{counter}", "{n}"))
then("{minions} is/are ready{state}", "Nassir is ready with 1 blood and unlocked",
     "In the ready region; blood, life, and lock state are compared if the step names them.",
     expect.fit("cards/{minions}", {"region": "ready", "**": "{state}"}, what="{minions}"))
then("{minions} is/are in torpor{state}", "Tamoszius is in torpor with 0 blood",
     "In torpor; blood and lock state are compared if the step names them.",
     expect.fit("cards/{minions}", {"region": "torpor", "**": "{state}"}, what="{minions}"))
then("{minions} is/are uncontrolled{state}", "Sybren van Oosten is uncontrolled with 1 blood",
     "In the uncontrolled region.",
     expect.fit("cards/{minions}", {"region": "uncontrolled", "**": "{state}"}, what="{minions}"))
then("{cards} is/are locked", "Belinde is locked", "Each card is locked.", locked(True))
then("{cards} is/are unlocked", "Belinde is unlocked", "Each card is unlocked.", locked(False))
then("{cards} is/are contested", "Belinde is contested",
     "Out of play because of a contest. A card on another card can be contested separately.",
     expect.be("cards/{cards}/contested", True, what="whether {cards} is contested"), needs=CONTESTS)
then("{minions} is/are in a contest of titles", "Belinde and Ryan are in a contest of titles",
     "Their titles are contested, so they have none.",
     expect.be("cards/{minions}/title_contested", True, what="whether the title of {minions} is contested"),
     expect.be("cards/{minions}/title", None, default=None), needs=CONTESTS)
then("{seat} controls {cards}", "Sarah controls Underbridge Stray",
     "The player controls these cards in play: minions, and other cards not attached to one.",
     expect.be("cards/{cards}/controller", "{seat}", what="who controls {cards}"))
then("{bearer:card} bears nothing", "Ayelech bears nothing",
     "No card is attached to it.", expect.hold("cards/{bearer}/attached/*/card", [], what="what {bearer} bears"))
then("{minion} is wounded", "Nassir is wounded", "It is in torpor, or about to go there.", wounded(True))
then("{minion} is not wounded", "Nassir is not wounded", "It is neither in torpor nor about to go there.",
     wounded(False))
then("{minion}'s capacity is {n}", "Chrysanthemum's capacity is 5",
     "Now, including what Discipline cards add.", expect.be("cards/{minion}/capacity", "{n}"))
then("{minion}'s Disciplines are {disciplines}", "Sully's Disciplines are aus, dom and obf",
     "Exactly these now: in lower case at basic, in capitals at superior.",
     expect.hold("cards/{minion}/disciplines", "{disciplines}", what="the Disciplines of {minion}"))
then("{vampire} is merged with {base:card}", "Jessica (ADV) is merged with Jessica",
     "The base version is beneath it, and the two are one vampire.",
     expect.be("cards/{vampire}/base", "{base}", what="the card beneath {vampire}"))
then("{vampire} is not merged", "Jessica (ADV) is not merged",
     "It is a single card.", expect.be("cards/{vampire}/base", None, what="the card beneath {vampire}"))
then("{minion}'s sect is {trait}", "Belinde's sect is Anarch", "Now.", expect.be("cards/{minion}/sect", "{trait}"))
then("{minion}'s clan is {trait}", "Belinde's clan is Malkavian", "Now.", expect.be("cards/{minion}/clan", "{trait}"))
then("{minion}'s title is {trait}", "Belinde's title is prince",
     "Now.", expect.be("cards/{minion}/title", "{trait}"))
then("{minion} has no title", "Sully has no title", "It has no title now, or may not use it.",
     expect.be("cards/{minion}/title", None))
then("{minions} is/are marked", "Qawiyya el-Ghaduba is marked",
     "Each minion is marked for this turn.", marked(True), needs=LEGACY)
then("{minions} is/are not marked", "Qawiyya el-Ghaduba is not marked", "No minion of these is marked.", marked(False),
     needs=LEGACY)
then("{minion} has the trait {trait}", "Claudia has the trait Black Hand",
     "Printed, or gained in play.", expect.have("cards/{minion}/traits", "{trait}"), needs=LEGACY)
then("{minion} does not have the trait {trait}", "Colette does not have the trait Flight",
     "Now.", expect.lack("cards/{minion}/traits", "{trait}"), needs=LEGACY)
# fmt: on


@then("{bearer:card} bears {cards}", "Ayelech bears .44 Magnum")
def bears(world: World, bearer: str, cards: list[str]) -> None:
    """Exactly these cards are attached to it."""
    names = [bare(card) for card in cards]
    world.expect(expect.hold(("cards", bearer, "attached", "*", "card"), names, what=f"what {bearer} bears"))


@then("{card} is in {seat}'s {pile}", "Ryan is in Sarah's ash heap")
def lies_in(world: World, card: str, seat: str, pile: str) -> None:
    """At least one copy is in that pile, and the named card is not on the table."""
    world.must_sit(seat)
    must_lie_only_there(world, card, expect.have(("seats", seat, pile), bare(card)))


@then("{card} is removed from the game", "Ryan is removed from the game")
def is_removed(world: World, card: str) -> None:
    """It is among a player's removed cards, and not on the table."""
    path = ("seats", "*", ("removed",))
    must_lie_only_there(world, card, expect.have(path, bare(card), what="the removed cards"))


def must_lie_only_there(world: World, card: str, there: expect.Expectation) -> None:
    """Expect a card in that place and not on the table. The failure says where it is."""
    nowhere_else = expect.lack("cards", card.removesuffix("#1"), what="the table")
    world.state(there)
    world.state(nowhere_else)
    position = world.after()
    if there.value not in world.found(there) or nowhere_else.value in world.found(nowhere_else):
        world.fail(f"{card} is {whereabouts(position, card)}", expected=there.name, actual=piles_with(position, card))
