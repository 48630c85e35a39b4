"""Effects that recruit characters or move Retainers. Rulebook, 'Recruit', 'Retainers'."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.rivals.card_dsl.language import Effect, Part, Speaker
from reference_engine.rivals.coterie import recruiting
from reference_engine.rivals.table.card_facts import CHARACTERS
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals.choices import ChooseTarget, Recruit

FREE = max(card.blood_potency for card in CHARACTERS.values())
"""Discount that makes every character free."""


class RecruitOf(Part):
    """Recruit a character of a clan from hand for free, with a given amount of Blood."""

    def __init__(self, clan: str, blood: int) -> None:
        self.clan, self.blood = clan, blood

    def found(self, game: Table, speaker: Speaker) -> list[Recruit]:
        return [
            choice
            for choice in recruiting.recruits(game, speaker.seat, FREE)
            if CHARACTERS[choice.character].clan == self.clan
        ]

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return bool(self.found(game, speaker))

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        return Decision(effect.seat, "recruit", list(self.found(game, effect)))

    def settle(self, game: Table, effect: Effect, choice: Recruit) -> None:
        recruit = recruiting.recruit_by_text(game, effect.seat, choice.character, self.blood)
        effect.chosen += (recruit.id,)

    def refusal(self, game: Table, effect: Effect, choice: Choice) -> Refusal | None:
        return recruiting.refusal(game, effect.seat, choice, FREE) if isinstance(choice, Recruit) else None


class MoveNewRetainer(Part):
    """Move a Retainer attached this turn to the chosen character, without triggering attachment effects."""

    def found(self, game: Table, speaker: Speaker) -> Iterator[InPlay]:
        retainers = (game.cards[number] for number in game.retainers)
        return (card for card in retainers if card.controller == speaker.seat)

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return any(self.found(game, speaker))

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        options = [ChooseTarget(card.id) for card in self.found(game, effect)]
        return Decision(effect.seat, "target", [*options]) if len(options) > 1 else None

    def settle(self, game: Table, effect: Effect, choice: ChooseTarget) -> None:
        self.move(game, effect, game.cards[choice.target])

    def apply(self, game: Table, effect: Effect) -> None:
        for card in self.found(game, effect):
            self.move(game, effect, card)

    def move(self, game: Table, effect: Effect, card: InPlay) -> None:
        game.cite(("rivals.retainer.moved-no-attach-effects-clause",))
        game.move_over(card, game.cards[effect.chosen[-1]])
