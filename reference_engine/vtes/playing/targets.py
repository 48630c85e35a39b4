"""Rules on targets in general. V5 'Targeting of Cards', glossary 'Target'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl import in_force, rulings
from reference_engine.vtes.card_dsl.language import Effect, Targets
from reference_engine.vtes.card_dsl.static_abilities import StaticAbility
from reference_engine.vtes.table.state import CONTESTED, UNCONTROLLED, InPlay, Table
from scenarios.wire_types.vtes.choices import Play

NO_TARGET = Refusal("vtes.target.card-must-be-in-play", "that is not a legal target for this card")
UNCONTROLLED_TARGET = Refusal(
    "vtes.target.uncontrolled-vampires-not-eligible", "a vampire in the uncontrolled region cannot be targeted"
)
REMOVED = Refusal("vtes.remove-from-game.not-affected-by-anything", "that card has been removed from the game")
CONTESTED_TARGET = Refusal("vtes.target.contested-cards-not-eligible", "a contested card cannot be targeted")
NOT_ELIGIBLE = Refusal("vtes.glossary.target.eligibility-from-card-text", "the card's text does not allow that target")
SHIELDED = Refusal(
    "vtes.glossary.target.eligibility-from-card-text", "a card in play protects the target from your actions"
)


class AimedEffect(Effect):
    """An effect with one card on the table as its target. `fits` decides which cards are legal."""

    unfit = NOT_ELIGIBLE
    """Refusal of any other target."""

    def fits(self, game: Table, seat: Seat, card: InPlay) -> bool:
        raise NotImplementedError

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.cards.values() if self.fits(game, seat, card)]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        return None if target is not None and self.fits(game, seat, target) else self.unfit


SHIELD, DEARER = "shield", "dearer target"


class Shield(StaticAbility):
    """Protects the bearer of this card from being the target of other Methuselahs' actions."""

    topic = SHIELD


class DearerTarget(StaticAbility):
    """Makes it cost more pool to target the card or its bearer, with `action` or with `master` cards."""

    topic = DEARER

    def __init__(self, by: str, pool: int) -> None:
        self.by, self.pool = by, pool


def refusal(game: Table, choice: Play) -> Refusal | None:
    """Return why the target of a play is illegal regardless of the card's text, or None."""
    target = game.cards.get(choice.target)
    if target is None:
        gone = any(choice.target_ in seat.removed for seat in game.seats)
        return REMOVED if gone else NO_TARGET
    if target.region == UNCONTROLLED:
        return UNCONTROLLED_TARGET
    return CONTESTED_TARGET if target.region == CONTESTED else None


def shield_refusal(game: Table, seat: Seat, target: InPlay | None) -> Refusal | None:
    """Return why a seat's action cannot target a card, or None. Cards on a shielded minion are not protected."""
    if target is None or target.controller == seat:
        return None
    shielded = [card.host for card, _ in in_force.about(game, SHIELD)]
    if target.id in shielded:
        return SHIELDED
    if target.host and target.host in shielded:
        game.cite(("vtes.glossary.target.attached-card-does-not-target-host",))
    return None


def dearer(game: Table, by: str, seat: Seat, aimed: CardId) -> int:
    """Return the extra pool that it costs to target a card."""
    speaking = in_force.about(game, DEARER)
    target = game.cards.get(aimed) if speaking else None
    if target is None:
        return 0
    total = 0
    for card, said in speaking:
        if said.by == by and target.id == (card.host or card.id) and (by == "master" or target.controller != seat):
            total += said.pool
            game.cite(rulings.followed(card.card, "at work"))
    return total
