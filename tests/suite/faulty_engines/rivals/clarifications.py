"""Faulty engines of Rivals: clarifications of single cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.rivals.attack.monsters import EndOfTurnAttack
from reference_engine.rivals.card_dsl.current_attack import current
from reference_engine.rivals.card_dsl.language import Effect, Speaker
from reference_engine.rivals.cards.words import character_state, costs, effects
from reference_engine.rivals.cards.words.conspiracies import LayFaceDown
from reference_engine.rivals.cards.words.fighting import Stake
from reference_engine.rivals.cards.words.piles import DiscardOne
from reference_engine.rivals.conspiracies import adding, placing
from reference_engine.rivals.effects import abilities, triggers
from reference_engine.rivals.harm import defeat
from reference_engine.rivals.influence import amounts
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("in a first turn The Clubhouse makes nobody discard", breaks="rivals.ruling.the-clubhouse")
def _(change: Changes) -> None:
    def ask(right: Right, self: DiscardOne, game: Table, effect: Effect) -> Decision | None:
        if effect.text == "The Clubhouse" and not game.seats[effect.seat].had_turn:
            return None
        found: Decision | None = right(self, game, effect)
        return found

    change.replace(DiscardOne, "ask", ask)


@wrong("Dark Money works in its player's turn alone", breaks="rivals.ruling.dark-money.all-turns")
def _(change: Changes) -> None:
    def in_total(right: Right, game: Table, seat: Seat) -> int:
        return int(right(game, seat)) if game.active == 0 else 0

    change.replace(amounts, "in_total", in_total)


@wrong("Dark Money lowers each source of Influence", breaks="rivals.ruling.dark-money.total-only")
def _(change: Changes) -> None:
    def influence(right: Right, game: Table, character: InPlay) -> int:
        return max(int(right(game, character)) + amounts.in_total(game, character.controller), 0)

    change.replace(amounts, "influence", influence)


@wrong("Grace gives Intel in an attack alone", breaks="rivals.ruling.grace")
def _(change: Changes) -> None:
    def fits(right: Right, game: Table, source: Any, ability: Any) -> bool:
        return bool(right(game, source, ability)) and (ability.name != "intel" or current(game) is not None)

    change.replace(abilities, "fits", fits)


@wrong("who is saved by Man's Best Friend has 2 Blood", breaks="rivals.ruling.mans-best-friend")
def _(change: Changes) -> None:
    def apply(right: Right, self: Any, game: Table, effect: Effect) -> None:
        right(self, game, effect)
        game.give_blood(game.cards[effect.host], 1)

    change.replace(character_state.KeepAlive, "apply", apply)


@wrong("a Conspiracy that costs nothing takes 1 Prestige", breaks="rivals.ruling.plots-within-plots.no-cost")
def _(change: Changes) -> None:
    def lay(right: Right, self: LayFaceDown, game: Table, effect: Effect, choice: Choice) -> None:
        right(self, game, effect, choice)
        card = list(adding.conspiracies(game, effect.seat))[-1]
        placing.contribute(game, effect.seat, card, 1)

    change.replace(LayFaceDown, "settle", lay)


@wrong("what has just been placed is not added to", breaks="rivals.ruling.plots-within-plots.may-add-1")
def _(change: Changes) -> None:
    def lay(right: Right, self: LayFaceDown, game: Table, effect: Effect, choice: Choice) -> None:
        right(self, game, effect, choice)
        list(adding.conspiracies(game, effect.seat))[-1].asked += (effect.seat,)

    change.replace(LayFaceDown, "settle", lay)


@wrong("13 Agenda are not lost any more", breaks="rivals.ruling.poison-pill")
def _(change: Changes) -> None:
    def lose(right: Right, self: Table, seat: Seat, amount: int, *rules: str) -> int:
        return 0 if self.seats[seat].agenda == 13 else int(right(self, seat, amount, *rules))

    change.replace(Table, "lose_agenda", lose)


@wrong("what lies on an attacker pays for nobody who defends", breaks="rivals.ruling.pregador")
def _(change: Changes) -> None:
    def dealt_with(right: Right, game: Table, speaker: Speaker) -> InPlay | None:
        return None if current(game) is not None and speaker.seat != game.active else right(game, speaker)

    change.replace(costs, "dealt_with", dealt_with)


@wrong(
    "what a text gives for a Monster is no more than the Monster leaves of 3",
    breaks="rivals.ruling.symbolic-meaning-all-figured-out",
)
def _(change: Changes) -> None:
    def earn(right: Right, self: Table, seat: Seat, amount: int, *rules: str) -> None:
        right(self, seat, min(amount, 3 - self.seats[seat].agenda), *rules)

    change.replace(Table, "earn", earn)


@wrong("Tracking Device is not attached to a Monster that lies face up", breaks=(
    "rivals.ruling.tracking-device.face-up-monster",
))  # fmt: skip
def _(change: Changes) -> None:
    def found(right: Right, self: Any, game: Table, speaker: Speaker) -> Iterator[InPlay]:
        return (card for card in right(self, game, speaker) if card.name != "Ghost" or card.face_down)

    change.replace(effects.ChooseBearer, "found", found)


@wrong("Tracking Device goes by the turn of its bearer's player", breaks="rivals.ruling.tracking-device.end-of-turn")
def _(change: Changes) -> None:
    def is_the_turn(right: Right, game: Table, source: Any, trigger: Any) -> bool:
        if source.text == "Tracking Device":
            return bool(game.cards[source.host].controller == game.active)
        return bool(right(game, source, trigger))

    change.replace(triggers, "is_the_turn", is_the_turn)


@wrong("Tracking Device places Prestige of its bearer's player", breaks="rivals.ruling.tracking-device.prestige-colour")
def _(change: Changes) -> None:
    def place(right: Right, self: Table, card: InPlay, seat: Seat, amount: int, *rules: str) -> None:
        right(self, card, card.controller if card.controller in range(len(self.seats)) else seat, amount, *rules)

    change.replace(Table, "place_prestige", place)


@wrong("at the end of the turn as well nobody answers a Monster that allows none", breaks="rivals.monster-end.reaction")
def _(change: Changes) -> None:
    change.replace(EndOfTurnAttack, "which_reaction", lambda right, self, game: None)


@wrong("a Wooden Stake leaves its vampire no Blood", breaks="rivals.ruling.wooden-stake.torpor-with-rest")
def _(change: Changes) -> None:
    def apply(right: Right, self: Stake, game: Table, effect: Effect) -> None:
        target = game.cards[current(game).target]  # type: ignore[union-attr]
        was_active = target.is_active
        right(self, game, effect)
        if was_active and not target.is_active:
            game.remove_blood(target, game.blood(target) - 1)

    change.replace(Stake, "apply", apply)


@wrong("whom a Wooden Stake sends to torpor has been defeated", breaks="rivals.ruling.wooden-stake.not-a-defeat")
def _(change: Changes) -> None:
    def sink(right: Right, game: Table, character: InPlay, by: Seat) -> None:
        right(game, character, by)
        game.earn(game.active, 1)

    change.replace(defeat, "sink", sink)
