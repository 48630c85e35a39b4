"""Faulty engines for the course of play: who is asked in which order, who may play what, and what is paid for."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.vtes.actions.action_kind import Acting
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import Mode
from reference_engine.vtes.cards.words.actions import modifiers_and_reactions
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import Reaction
from reference_engine.vtes.cards.words.combat import combat_modes
from reference_engine.vtes.cards.words.combat.moments import once
from reference_engine.vtes.cards.words.control.placing import GiveDiscipline
from reference_engine.vtes.cards.words.turn.master_modes import OutOfTurn
from reference_engine.vtes.control import regions
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import as_vampire, requirements
from reference_engine.vtes.playing.card_being_played import Playing
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.sects import contested_titles
from reference_engine.vtes.table.state import TORPOR, InPlay, Table
from scenarios.wire_types.vtes.choices import Play
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong(
    "the prey is asked first even in an action directed at another",
    breaks="vtes.sequencing.order-single-target-directed-action",
)
def _(change: Changes) -> None:
    def order(right: Right, self: Acting, game: Vtes) -> tuple[Seat, ...]:
        return (self.seat, *game.clockwise(self.seat)) if self.directed_at(game) else right(self, game)

    change.replace(Acting, "order", order)


@wrong("those who are not concerned are asked against the clock", breaks="vtes.sequencing.order-others-clockwise")
def _(change: Changes) -> None:
    def order(right: Right, self: Acting, game: Vtes) -> tuple[Seat, ...]:
        seats = right(self, game)
        concerned = 1 + (len(self.directed_at(game)) or 2)
        return (*seats[:concerned], *reversed(seats[concerned:]))

    change.replace(Acting, "order", order)


@wrong(
    "whoever has two master phase actions to come may play two out-of-turn master cards",
    breaks="vtes.master.out-of-turn.only-one-before-next-master-phase",
)
def _(change: Changes) -> None:
    def turn_refusal(right: Right, self: OutOfTurn, game: Vtes, seat: Seat) -> Any:
        refusal = right(self, game, seat)
        more = any(card.facts.name == "Anson" for card in game.minions(seat))
        return None if refusal is not None and seat != game.active and more else refusal

    change.replace(OutOfTurn, "turn_refusal", turn_refusal)


@wrong("a Discipline card goes to ready vampires only", breaks="vtes.master.discipline.played-on-controlled-vampire")
def _(change: Changes) -> None:
    def refusal(right: Right, self: GiveDiscipline, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        target = game.cards.get(choice.target)
        if target is not None and target.region == TORPOR:
            return combat_modes.NOT_IN_PLAY
        return right(self, game, frame, seat, choice)

    change.replace(GiveDiscipline, "refusal", refusal)


@wrong(
    "a Discipline card goes to one's own vampires only", breaks="vtes.master.discipline.played-on-controlled-vampire"
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: GiveDiscipline, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        target = game.cards.get(choice.target)
        if target is not None and target.controller != seat:
            return combat_modes.NOT_IN_PLAY
        return right(self, game, frame, seat, choice)

    change.replace(GiveDiscipline, "refusal", refusal)


@wrong("the room for blood stays when the Discipline card leaves", breaks="vtes.master.discipline.capacity-plus-one")
def _(change: Changes) -> None:
    def leave(right: Right, self: Table, card: InPlay, pile: str) -> None:
        host = self.cards.get(card.host)
        blood = host.counters if host is not None else 0
        right(self, card, pile)
        if host is not None and "discipline" in card.facts.subtypes:
            host.counters = blood

    change.replace(Table, "_leave", leave)


@wrong(
    "a contested title is lost on the way to torpor",
    breaks="vtes.title-contest.torpor-vampire-must-yield-in-unlock-phase",
)
def _(change: Changes) -> None:
    def to_torpor(right: Right, game: Vtes, vampire: InPlay) -> None:
        right(game, vampire)
        if vampire.contesting:
            contested_titles.give_up(game, vampire)

    change.replace(regions, "to_torpor", to_torpor)


@wrong("an ally pays a cost in blood with its life", breaks="vtes.minion-card.vampire-requirements")
def _(change: Changes) -> None:
    def means_refusal(right: Right, game: Vtes, mode: Mode, seat: Seat, choice: Play) -> Any:
        refusal = right(game, mode, seat, choice)
        asked = mode.needs or BEHAVIOUR[choice.card].facts.clan
        return None if refusal is as_vampire.NO_VAMPIRE and not asked else refusal

    change.replace(requirements, "means_refusal", means_refusal)


@wrong(
    "a master card that is cancelled is not paid for",
    breaks=(
        "vtes.cancel.other-card.cost-still-paid",
        "vtes.published.cancel-cost-is-still-paid.modifiers-and-reactions",
    ),
)
def _(change: Changes) -> None:
    def cancel(right: Right, self: Playing, game: Vtes, unpaid: bool) -> None:
        right(self, game, unpaid or not self.way().BY_MINION)

    change.replace(Playing, "cancel", cancel)


@wrong("a minion plays a reaction once in a turn", breaks="vtes.reaction.same-card-once-per-action-per-minion")
def _(change: Changes) -> None:
    def played(right: Right, self: Reaction, game: Vtes, card: PlayCard) -> None:
        right(self, game, card)
        game.spend(game.cards[card.minion], once("turn", card.card))

    def player_refusal(right: Right, self: Reaction, game: Vtes, action: Any, seat: Seat, choice: Play) -> Any:
        minion = game.cards.get(choice.minion)
        if minion is not None and game.spent(minion, once("turn", choice.card)):
            return modifiers_and_reactions.REACTION_TWICE
        return right(self, game, action, seat, choice)

    change.replace(Reaction, "played", played)
    change.replace(Reaction, "player_refusal", player_refusal)
