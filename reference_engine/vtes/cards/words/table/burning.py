"""Cards that burn cards in play. V5 'Burn'."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import CardInUse, Effect
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE, AimedEffect
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import OUT_OF_PLAY, InPlay, Table
from scenarios.wire_types.vtes.choices import Play


class MayBurn(Effect):
    """Lets the player burn a card of some name in play as this card is played."""

    def __init__(self, name: str) -> None:
        self.name = name

    def variants(self, game: Table, seat: Seat, choice: Play) -> Iterable[Play]:
        yield choice
        for card in game.cards.values():
            if self.fits(card):
                yield msgspec.structs.replace(choice, other=card.id)

    def fits(self, card: InPlay) -> bool:
        return facts()[card.card].name == self.name

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not choice.other:
            return None
        named = game.cards.get(choice.other)
        return None if named is not None and self.fits(named) else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.other in game.cards:
            game.burn(game.cards[play.other])


class BurnHelper(AimedEffect):
    """Burns an ally or retainer of the prey."""

    def fits(self, game: Table, seat: Seat, card: InPlay) -> bool:
        helps = not {"ally", "retainer"}.isdisjoint(card.facts.types)
        return helps and card.region not in OUT_OF_PLAY and card.controller == game.prey(seat)

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            game.burn(game.cards[play.target])
