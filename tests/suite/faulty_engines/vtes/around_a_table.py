"""Faulty engines for large tables: who is asked third and fourth, and who is prey or predator once somebody is gone."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import bleeding
from reference_engine.vtes.actions.card_actions import CardAction
from reference_engine.vtes.card_dsl import in_force
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.actions import occasions
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import action_around
from reference_engine.vtes.cards.words.control.handing_over import GoToPrey
from reference_engine.vtes.cards.words.politics.motions import MoveFromTheRicher
from reference_engine.vtes.cards.words.turn.demands import PreyBurnsPool
from reference_engine.vtes.combat.combat_state import Fighting
from reference_engine.vtes.control import contests
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import looking
from reference_engine.vtes.playing.card_being_played import Playing
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.table.state import InPlay, Table
from reference_engine.vtes.turn.burn_option import BurnOption
from reference_engine.vtes.turn.turns import Turn
from scenarios.wire_types.vtes import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

OTHERS_CLOCKWISE = "vtes.sequencing.order-others-clockwise"
TEXT = "vtes.golden-rule.cards-override-rules"


@wrong(
    "Of three targets of an action the third is asked before the second",
    breaks=("vtes.action.block.several-targets-clockwise", "vtes.sequencing.order-multi-target-directed-action"),
)
def _(change: Changes) -> None:
    def directed_at(right: Right, self: CardAction, game: Vtes) -> tuple[Seat, ...]:
        first, *rest = right(self, game) or (NOBODY,)
        return () if first == NOBODY else (first, *rest[1:2], *rest[:1], *rest[2:])

    change.replace(CardAction, "directed_at", directed_at)


@wrong("A referendum is polled in the order in which everybody sits, from the first seat on", breaks=OTHERS_CLOCKWISE)
def _(change: Changes) -> None:
    by_seats(change, Referendum, 1)


@wrong("The burn option goes round from the first seat on", breaks=OTHERS_CLOCKWISE)
def _(change: Changes) -> None:
    by_seats(change, BurnOption, 1)


@wrong(
    "Whoever does not fight is asked from the first seat on",
    breaks=("vtes.combat.sequence.impulse-passes-defender-then-others", "vtes.sequencing.order-combat"),
)
def _(change: Changes) -> None:
    by_seats(change, Fighting, 2)


@wrong("A card in the master phase is cancelled by whoever comes first from the first seat on", breaks=OTHERS_CLOCKWISE)
def _(change: Changes) -> None:
    by_seats(change, Playing, 1)


@wrong(
    "Of three copies of a contested card the last two are free once the first is yielded",
    breaks="vtes.contest.cost-one-pool-per-own-unlock-phase",
)
def _(change: Changes) -> None:
    def settle(right: Right, game: Vtes, seat: Seat, choice: Any) -> None:
        others = contests.copies(game, game.cards[choice.card])
        right(game, seat, choice)
        if isinstance(choice, choices.YieldCard) and len(others) > 1:
            for other in others:
                game.spend(other, "game:free")

    def due(right: Right, game: Vtes, seat: Seat) -> list[InPlay]:
        return [card for card in right(game, seat) if not game.spent(card, "game:free")]

    change.replace(contests, "settle", settle)
    change.replace(contests, "due", due)


@wrong(
    "Of three copies of a contested card the next clockwise wins once the first is yielded",
    breaks="vtes.contest.last-contestant-wins-in-next-unlock-phase",
)
def _(change: Changes) -> None:
    def win(right: Right, game: Vtes, seat: Seat) -> None:
        for card in contests.contested_by(game, seat):
            if game.spent(card, "game:next") and not card.host:
                contests.turn_up(game, card)
        right(game, seat)

    def settle(right: Right, game: Vtes, seat: Seat, choice: Any) -> None:
        others = contests.copies(game, game.cards[choice.card])
        right(game, seat, choice)
        if isinstance(choice, choices.YieldCard) and len(others) > 1:
            around = game.clockwise(seat)
            game.spend(min(others, key=lambda other: around.index(other.controller)), "game:next")

    change.replace(contests, "win", win)
    change.replace(contests, "settle", settle)


@wrong(
    "A prey that is new in this turn is not bled before the next",
    breaks="vtes.ending.seating.new-prey-is-ousted-ones-prey",
)
def _(change: Changes) -> None:
    def begin(right: Right, self: Turn, game: Vtes) -> None:
        right(self, game)
        note_prey(game)

    def refusal(right: Right, game: Vtes, seat: Seat, minion: InPlay, target: Seat) -> Refusal | None:
        found: Refusal | None = right(game, seat, minion, target)
        new = any(each.stat == "ousted in this turn" for each in game.modifiers)
        return bleeding.NOT_THE_PREY if found is None and new else found

    def note_prey(game: Table) -> None:
        game.modifiers = [each for each in game.modifiers if each.stat != "ousted in this turn"]

    def somebody_left(right: Right, self: Turn, game: Vtes, seats: tuple[Seat, ...]) -> Any:
        game.modify("ousted in this turn", choices.HANDS, 1, "turn", BEHAVIOUR[next(iter(BEHAVIOUR))].card)
        return right(self, game, seats)

    change.replace(Turn, "begin", begin)
    change.replace(Turn, "somebody_left", somebody_left)
    change.replace(bleeding, "refusal", refusal)


@wrong(
    "Revelations opens the hand of the neighbour, be the neighbour ousted or not",
    breaks="vtes.ending.seating.new-prey-is-ousted-ones-prey",
)
def _(change: Changes) -> None:
    def may_see_hand(right: Right, game: Vtes, viewer: Seat, owner: Seat) -> bool:
        return looked_at(game, viewer, owner) or any(
            neighbour(game, card.controller) == owner for card, _ in in_force.about(game, in_force.OPEN_HAND)
        )

    change.replace(looking, "may_see_hand", may_see_hand)


@wrong(
    "Revelations opens the prey's hand to the one who has played it alone",
    breaks="vtes.ending.seating.new-prey-is-ousted-ones-prey",
)
def _(change: Changes) -> None:
    def may_see_hand(right: Right, game: Vtes, viewer: Seat, owner: Seat) -> bool:
        return looked_at(game, viewer, owner) or any(
            (card.controller, game.prey(card.controller)) == (viewer, owner)
            for card, _ in in_force.about(game, in_force.OPEN_HAND)
        )

    change.replace(looking, "may_see_hand", may_see_hand)


@wrong(
    "Creeping Sabotage costs the neighbour pool, be the neighbour ousted or not",
    breaks="vtes.ending.seating.new-prey-is-ousted-ones-prey",
)
def _(change: Changes) -> None:
    def do(right: Right, self: PreyBurnsPool, game: Vtes, card: InPlay) -> None:
        game.burn_pool(neighbour(game, card.controller), self.amount)

    change.replace(PreyBurnsPool, "do", do)


@wrong(
    "An Anarch Troublemaker goes to the neighbour, be the neighbour ousted or not",
    breaks="vtes.ending.seating.new-prey-is-ousted-ones-prey",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: GoToPrey, game: Vtes, card: InPlay, choice: Any) -> None:
        to = neighbour(game, card.controller)
        right(self, game, card, choice)
        game.hand_over(card, to)

    change.replace(GoToPrey, "apply", apply)


@wrong(
    "Only the neighbour is the predator of whom cards speak, be the neighbour ousted or not",
    breaks="vtes.ending.seating.becomes-predator-of-new-prey",
)
def _(change: Changes) -> None:
    def while_neighbour_acts(game: Vtes, frame: Frame, seat: Seat, choice: Any) -> Refusal | None:
        action = action_around(game, frame)
        acts = action is not None and neighbour(game, action.seat) == seat
        return None if acts else occasions.NOT_THE_PREDATORS

    for behaviour in BEHAVIOUR.values():
        for mode in behaviour.modes.values():
            if mode.when is occasions.while_predator_acts:
                change.set(mode, "when", while_neighbour_acts)


@wrong("Pool is shifted from whoever has as much as the caller", breaks=TEXT)
def _(change: Changes) -> None:
    def terms(right: Right, self: MoveFromTheRicher, game: Vtes, caller: Seat) -> Any:
        game.seats[caller].pool -= 1
        try:
            return iter(list(right(self, game, caller)))
        finally:
            game.seats[caller].pool += 1

    change.replace(MoveFromTheRicher, "terms", terms)


def by_seats(change: Changes, kind: type[Frame], first: int) -> None:
    """Ask the first few in the right order, and all others in seating order from the first seat on."""

    def order(right: Right, self: Any, game: Vtes) -> tuple[Seat, ...]:
        found = right(self, game)
        return (*found[:first], *sorted(found[first:]))

    change.replace(kind, "order", order)


def neighbour(game: Table, seat: Seat) -> Seat:
    """Return the seat to the left, in the game or not."""
    return Seat((seat + 1) % len(game.seats))


def looked_at(game: Vtes, viewer: Seat, owner: Seat) -> bool:
    """Return True if the viewer is looking at the owner's hand."""
    frame = game.within(looking.LookAtHand)
    return frame is not None and (frame.seat, frame.owner) == (viewer, owner)
