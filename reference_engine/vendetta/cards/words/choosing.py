"""Decisions within effects: by the card's player, or by other players in turn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.vendetta.card_dsl.language import Effect, Part
from reference_engine.vendetta.table.pieces import Deployed
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.vendetta.choices import Answer, Use


def ignored_without(game: Table, others: list[Seat]) -> None:
    """Cite the rule on impossible effects if an effect on others has nobody to affect."""
    if not others:
        game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))


class May(Part):
    """Let the player continue the effect or stop. `option` names the purpose if the card offers several."""

    def __init__(self, option: str = "", when: Callable[[Table, Effect], bool] | None = None) -> None:
        self.option, self.when = option, when

    def _open(self, game: Table, effect: Effect) -> bool:
        return self.when is None or self.when(game, effect)

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        if not self._open(game, effect):
            return None
        use = Use(effect.text.name, effect.owner(game), self.option)
        return Decision(effect.seat, "effect", [PASS, use])

    def settle(self, game: Table, effect: Effect, choice: Choice) -> None:
        if choice == PASS:
            effect.finish()

    def apply(self, game: Table, effect: Effect) -> None:
        game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))
        effect.finish()


class ChooseRival(Part):
    """Let the player choose a Rival. Without Rivals, there is no effect."""

    rules = ("vendetta.glossary.rival",)

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        others = effect.others(game)
        if len(others) < 2:
            return None
        uses: list[Choice] = [Use(effect.text.name, effect.owner(game), target_seat=seat) for seat in others]
        return Decision(effect.seat, "effect", uses)

    def settle(self, game: Table, effect: Effect, choice: Use) -> None:
        self.chosen(game, effect, choice.target_seat)

    def apply(self, game: Table, effect: Effect) -> None:
        ignored_without(game, effect.others(game))
        for seat in effect.others(game):
            self.chosen(game, effect, seat)

    def chosen(self, game: Table, effect: Effect, seat: Seat) -> None:
        raise NotImplementedError


class ChooseOwnCards(Part):
    """Let the player choose one or more of their cards here. `chosen` carries out the effect on them."""

    def fitting(self, game: Table, effect: Effect) -> list[Deployed]:
        """Return the cards that can be chosen."""
        return list(game.spot(effect.seat, effect.location).cards)

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        names = [game.called(card.card, effect.seat) for card in self.fitting(game, effect)]
        sets = [chosen for count, _ in enumerate(names, 1) for chosen in combinations(names, count)]
        uses: list[Choice] = [Use(effect.text.name, effect.owner(game), cards=chosen) for chosen in sets]
        return Decision(effect.seat, "effect", [PASS, *uses])

    def settle(self, game: Table, effect: Effect, choice: Choice) -> None:
        if isinstance(choice, Use):
            fitting = self.fitting(game, effect)
            self.chosen(game, effect, [card for card in fitting if game.called(card.card, effect.seat) in choice.cards])

    def chosen(self, game: Table, effect: Effect, cards: list[Deployed]) -> None:
        raise NotImplementedError


class AskEach(Part):
    """Ask players in turn order. A player with only one possible answer is not asked."""

    rules = ("vendetta.conflicts-of-rules.same-timing-turn-order",)

    def whom(self, game: Table, effect: Effect) -> tuple[Seat, ...]:
        """Return the players to ask: each Rival."""
        return effect.rivals

    def open_options(self, game: Table, effect: Effect, seat: Seat) -> list[str]:
        """Return the answers available to a player."""
        raise NotImplementedError

    def answered(self, game: Table, effect: Effect, seat: Seat, option: str) -> None:
        raise NotImplementedError

    def _next(self, game: Table, effect: Effect) -> tuple[Seat, list[str]] | None:
        whom = self.whom(game, effect)
        if effect.at >= len(whom):
            return None
        seat = whom[effect.at]
        return seat, [] if game.seats[seat].out else self.open_options(game, effect, seat)

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        found = self._next(game, effect)
        if found is None or len(found[1]) < 2:
            return None
        seat, options = found
        return Decision(
            seat, "answer", [Answer(effect.text.name, option, effect.owner_for(game, seat)) for option in options]
        )

    def settle(self, game: Table, effect: Effect, choice: Answer) -> None:
        effect.at += 1
        effect.repeat()
        self.answered(game, effect, game.decider, choice.option)

    def apply(self, game: Table, effect: Effect) -> None:
        found = self._next(game, effect)
        if found is not None:
            seat, options = found
            effect.at += 1
            effect.repeat()
            if not options:
                game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))
            for option in options:
                self.answered(game, effect, seat, option)
