"""Faulty engines for the view of each Methuselah: contested and face-down cards, piles, hands, counters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.kernel import Seat
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import looking
from reference_engine.vtes.playing.search import Search
from reference_engine.vtes.politics.political_actions import CalledReferendum
from reference_engine.vtes.table.card_and_seat_names import TableNames
from reference_engine.vtes.table.state import UNCONTROLLED, InPlay
from reference_engine.vtes.wire import observation
from scenarios.wire_types.declarations import HIDDEN
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

ITS_OWN = "vtes.setup.may-look-at-own-hand-and-uncontrolled"
CONTESTED_CARDS = "vtes.contest.cards-face-down-and-out-of-play"
Position = dict[str, Any]
LIBRARY = ("library", "unordered_library")
CRYPT = ("crypt", "unordered_crypt")


@wrong("A contested card of another is unknown", breaks=CONTESTED_CARDS)
def _(change: Changes) -> None:
    def hide(game: Vtes, viewer: Seat, seat: Seat, seen: Position) -> None:
        for card in seen.get("contested", ()) if viewer != seat else ():
            card["card"] = HIDDEN

    of_each_seat(change, hide)


@wrong("What lies on a contested card of another is unknown", breaks=CONTESTED_CARDS)
def _(change: Changes) -> None:
    def hide(game: Vtes, viewer: Seat, seat: Seat, seen: Position) -> None:
        for card in seen.get("contested", ()) if viewer != seat else ():
            for attached in card["attached"]:
                attached["card"] = HIDDEN

    of_each_seat(change, hide)


@wrong("Everybody sees at which uncontrolled vampire an action is aimed", breaks=ITS_OWN)
def _(change: Changes) -> None:
    aimed_face_down(change, lambda game, viewer, target: target.facts.name)


@wrong("Nobody sees at which uncontrolled vampire an action is aimed", breaks=ITS_OWN)
def _(change: Changes) -> None:
    aimed_face_down(change, lambda game, viewer, target: HIDDEN)


@wrong("What is uncontrolled with others counts in the names that a Methuselah sees", breaks=ITS_OWN)
def _(change: Changes) -> None:
    def everything(right: Right, self: TableNames, game: Vtes, departed: bool = True, viewer: Any = None) -> None:
        right(self, game, departed, None)

    change.replace(TableNames, "__init__", everything)


@wrong(
    "The blood on an uncontrolled vampire is for its controller alone to see",
    breaks="vtes.crypt.uncontrolled-stack-represents-invested-pool",
)
def _(change: Changes) -> None:
    def hide(game: Vtes, viewer: Seat, seat: Seat, seen: Position) -> None:
        for card in seen["uncontrolled"] if viewer != seat else ():
            card["blood"] = 0

    of_each_seat(change, hide)


@wrong("Everybody sees the hand that one Methuselah looks at", breaks=ITS_OWN)
def _(change: Changes) -> None:
    def may_see_hand(right: Right, game: Vtes, viewer: Seat, owner: Seat) -> bool:
        looked = game.within(looking.LookAtHand)
        return right(game, viewer, owner) or (looked is not None and looked.owner == owner)

    change.replace(looking, "may_see_hand", may_see_hand)


@wrong("Whoever looks at a hand goes on seeing it", breaks=ITS_OWN)
def _(change: Changes) -> None:
    def look(right: Right, self: looking.LookAtHand, game: Vtes) -> Any:
        game.seats[self.owner].awaited += (f"seen by {self.seat}",)
        return right(self, game)

    def may_see_hand(right: Right, game: Vtes, viewer: Seat, owner: Seat) -> bool:
        return right(game, viewer, owner) or f"seen by {viewer}" in game.seats[owner].awaited

    change.replace(looking.LookAtHand, "look", look)
    change.replace(looking, "may_see_hand", may_see_hand)


@wrong("A Methuselah sees the cards of its own library", breaks=ITS_OWN)
def _(change: Changes) -> None:
    show(change, LIBRARY, lambda game, viewer, seat: viewer == seat)


@wrong("A Methuselah sees the cards of its own crypt", breaks=ITS_OWN)
def _(change: Changes) -> None:
    show(change, CRYPT, lambda game, viewer, seat: viewer == seat)


@wrong("Everybody sees a pile that one Methuselah searches", breaks=ITS_OWN)
def _(change: Changes) -> None:
    def searched(game: Vtes, viewer: Seat, seat: Seat) -> bool:
        search = game.within(Search)
        return search is not None and search.seat == seat

    show(change, LIBRARY, searched)


@wrong("Whoever searches a crypt sees the library as well", breaks=ITS_OWN)
def _(change: Changes) -> None:
    def searching(game: Vtes, viewer: Seat, seat: Seat) -> bool:
        search = game.within(Search)
        return search is not None and search.seat == seat == viewer

    show(change, LIBRARY, searching)


@wrong("An ash heap is for its owner alone to see", breaks="vtes.burn.ash-heap-is-public")
def _(change: Changes) -> None:
    def hide(game: Vtes, viewer: Seat, seat: Seat, seen: Position) -> None:
        if viewer != seat:
            seen["ash_heap"] = [HIDDEN] * len(seen["ash_heap"])

    of_each_seat(change, hide)


@wrong("The stealth of an action is for its own Methuselah to know", breaks="vtes.action.stealth.definition")
def _(change: Changes) -> None:
    def hide(game: Vtes, viewer: Seat, seen: Position) -> None:
        action = game.within(Action)
        if action is not None and action.seat != viewer:
            seen["action"]["stealth"] = 0

    of_the_table(change, hide)


@wrong("Only the Methuselah who calls a referendum sees its terms", breaks="vtes.referendum.step-terms")
def _(change: Changes) -> None:
    def hide(game: Vtes, viewer: Seat, seen: Position) -> None:
        referendum = game.within(CalledReferendum)
        if referendum is not None and referendum.seat != viewer:
            seen["referendum"].pop("terms", None)

    of_the_table(change, hide)


@wrong("Only those whose minions fight see the combat", breaks="vtes.combat.range.close-or-long")
def _(change: Changes) -> None:
    def hide(game: Vtes, viewer: Seat, seen: Position) -> None:
        fight = game.within(Round)
        if fight is not None and not fight.combatant_of(game, viewer):
            del seen["combat"]

    of_the_table(change, hide)


def of_the_table(change: Changes, alter: Callable[[Vtes, Seat, Position], None]) -> None:
    """Change a viewer's view of the table."""

    def position(right: Right, game: Vtes, viewer: Seat | None = None) -> Position:
        seen: Position = right(game, viewer)
        if viewer is not None:
            alter(game, viewer, seen)
        return seen

    change.replace(observation, "position", position)


def of_each_seat(change: Changes, alter: Callable[[Vtes, Seat, Seat, Position], None]) -> None:
    """Change a viewer's view of each seat."""

    def seat_position(right: Right, game: Vtes, names: TableNames, seat: Seat, viewer: Seat | None) -> Position:
        seen: Position = right(game, names, seat, viewer)
        if viewer is not None:
            alter(game, viewer, seat, seen)
        return seen

    change.replace(observation, "seat_position", seat_position)


def show(change: Changes, piles: tuple[str, ...], to: Callable[[Vtes, Seat, Seat], bool]) -> None:
    """Show piles of a seat to a viewer who should not see them."""

    def seat_position(right: Right, game: Vtes, names: TableNames, seat: Seat, viewer: Seat | None) -> Position:
        seen: Position = right(game, names, seat, viewer)
        if viewer is not None and to(game, viewer, seat):
            everything = right(game, names, seat, None)
            seen |= {pile: everything[pile] for pile in piles}
        return seen

    change.replace(observation, "seat_position", seat_position)


def aimed_face_down(change: Changes, told: Callable[[Vtes, Seat, InPlay], str]) -> None:
    """Show viewers another target if it is face down."""

    def action_summary(right: Right, game: Vtes, names: TableNames, action: Any, viewer: Seat | None) -> Position:
        found: Position = right(game, names, action, viewer)
        target = game.cards.get(action.target)
        if viewer is not None and target is not None and target.region == UNCONTROLLED:
            found["targets"] = [told(game, viewer, target)]
        return found

    change.replace(observation, "action_summary", action_summary)
