"""Influence Conflicts and Conspiracies: choices in them, and what is open or hidden meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from conformance.steps import expect
from conformance.steps.move_steps import Choice
from conformance.steps.paths import Path
from conformance.steps.rivals.words import given, move, mover, then, vocabulary
from conformance.steps.step_actions import add
from conformance.steps.world import World

INFLUENCE, CONSPIRACIES = ["influence"], ["conspiracies"]
BY = {"card": "{card}", "character": "{character}"}


def by(does: str) -> Callable[[World, str, str], list[Choice]]:
    """Return the builder of a choice that exhausts a character for a card from hand."""

    def build(world: World, character: str, card: str) -> list[Choice]:
        return [(mover(world, character), {"do": does, "card": card, "character": character})]

    return build


# fmt: off
vocabulary.enumerate("answer", {"YES": "yes", "NO": "no"})

move("{character:card} [plays] {card} as Action card", "Lucky plays Believer as Action card",
     "A Scheme or another face-up Action card.", by("play"), needs=["cards"], shape=BY)
move("{character:card} [exerts] Influence", "Lucky exerts Influence",
     "The character exerts all its Influence in an Influence Conflict.", "exert")
move("{seat} [lays] {card} face down", "Ana lays Persecution face down",
     "An Influence Modifier from hand.", "lay-modifier")
move("{seat} [holds] out a fist with {amount:n} Prestige", "Ana holds out a fist with 0 Prestige",
     "Nobody else knows how much is in it.", "hold-out")
move("{seat} [says] {answer}", "Ana says YES",
     "The player's answer, after which they can exert no more Influence.", "declare")
move("{character:card} [calls] the Meeting about {player:seat}", "Lucky calls the Meeting about Bruno",
     "The Action of Meeting at Pão de Açúcar, which exhausts a vampire.", "meet")
move("{character:card} [places] {card} face down", "Lucky places Snake Oil face down",
     "A Conspiracy from hand. Later steps call it `Conspiracy`.", by("place"), needs=CONSPIRACIES, shape=BY)
move("{seat} [shows] {card} to {player:seat}", "Ana shows Conspiracy to Bruno",
     "The other player may contribute at once.", "show")
move("{seat} [invites] {player:seat} to contribute to {card}", "Ana invites Bruno to contribute to Conspiracy",
     "The other player has seen it in an earlier turn and has contributed nothing.", "invite")
move("{seat} [contributes] to {card}", "Bruno contributes to Conspiracy",
     "1 Prestige, from the controller between Actions, or from another player who is asked.", "contribute")
move("{seat} [reveals] {card}", "Ana reveals Conspiracy",
     "The face-down card is turned up and takes effect.", "reveal")

given("{players:seats} has/have been shown {card}", "Bruno has been shown Conspiracy",
      "Players who saw it in an earlier turn. Without this step: none.", add("cards/{card}/shown", "{players}"),
      needs=CONSPIRACIES)
given("{players:seats} has/have contributed to {card}", "Bruno has contributed to Conspiracy",
      "Players who contributed in an earlier turn. Without this step: none.",
      add("cards/{card}/contributors", "{players}"),
      needs=CONSPIRACIES)

then("{card} lies beside {seat}'s Haven", "Believer lies beside Ana's Haven",
     "An Ongoing or face-down card in play.",
     expect.fit("cards/{card}", {"place": "beside", "controller": "{seat}"}, what="{card}"))
then("{answer} wins, {yes:n} for YES and {no:n} for NO", "YES wins, 6 for YES and 6 for NO",
     "The result of an Influence Conflict since the When, with the totals of both sides.",
     expect.happen("influence-conflict-decided", answer="{answer}", yes="{yes}", no="{no}"), needs=INFLUENCE)
# fmt: on


@given("{seat}'s {cards} lies/lie beside the Haven", "Ana's Believer lies beside the Haven")
def lie_beside(world: World, seat: str, cards: list[str]) -> None:
    """Face-up Ongoing cards in play."""
    world.must_sit(seat)
    world.building.add(("seats", seat, "beside"), [{"card": card} for card in cards])


@given("{seat}'s {cards} lies/lie face down beside the Haven", "Ana's Snake Oil lies face down beside the Haven",
       needs=CONSPIRACIES)  # fmt: skip
def lie_face_down_beside(world: World, seat: str, cards: list[str]) -> None:
    """Face-down Conspiracies. Later steps call them `Conspiracy`, `Conspiracy#2`, and so on, seat by seat."""
    world.must_sit(seat)
    world.building.add(("seats", seat, "beside"), [{"card": card, "face_down": True} for card in cards])


def part(seat: str, what: str) -> Path:
    """Return the path to a player's part in the current Influence Conflict."""
    return ("influence_conflict", "players", seat, what)


@then("{seat} shows {n} Influence", "Ana shows 1 Influence", needs=INFLUENCE)
def shows(world: World, seat: str, n: int) -> None:
    """Everybody sees that the player has exerted this much in the current Influence Conflict.

    A fist or an Influence Modifier does not count.
    """
    for viewer in world.seats:
        expected = expect.be(
            part(seat, "influence"), n, what=f"the Influence {seat} shows", viewer=viewer, default=None
        )
        world.expect(expected)


@then("{seat} has answered {answer}", "Bruno has answered NO", needs=INFLUENCE)
def has_answered(world: World, seat: str, answer: str) -> None:
    """The player's open answer in the current Influence Conflict."""
    for viewer in world.seats:
        expected = expect.be(part(seat, "answer"), answer, what=f"{seat}'s answer", viewer=viewer, default=None)
        world.expect(expected)


@then("{seat} has not answered", "Clara has not answered", needs=INFLUENCE)
def has_not_answered(world: World, seat: str) -> None:
    """The player has not answered in the current Influence Conflict."""
    expected = expect.be(part(seat, "answer"), None, what=f"{seat}'s answer", default=None)
    world.expect(expected)


@then("only {seat} sees a fist with {n} Prestige", "only Bruno sees a fist with 2 Prestige", needs=INFLUENCE)
def holds_a_fist(world: World, seat: str, n: int) -> None:
    """The player sees their fist; everybody else sees that there is one, but not its content."""
    for viewer in world.seats:
        own = n if viewer == seat else "?"
        expected = expect.be(part(seat, "fist"), own, what=f"{seat}'s fist", viewer=viewer, default=None)
        world.expect(expected)


@then("only {seat} sees the Influence Modifier {card}", "only Ana sees the Influence Modifier Persecution",
      needs=INFLUENCE)  # fmt: skip
def has_laid(world: World, seat: str, card: str) -> None:
    """The player sees their face-down Modifier; everybody else sees that there is one, but not which."""
    for viewer in world.seats:
        own = card if viewer == seat else "?"
        expected = expect.be(part(seat, "modifier"), own, what="an Influence Modifier", viewer=viewer, default=None)
        world.expect(expected)


@then("everybody sees that {seat} has {n} Prestige", "everybody sees that Bruno has 20 Prestige")
def all_see_prestige(world: World, seat: str, n: int) -> None:
    """Everybody sees this much in the personal supply, including a fist."""
    world.must_sit(seat)
    for viewer in world.seats:
        world.expect(expect.be(("seats", seat, "prestige"), n, viewer=viewer))
