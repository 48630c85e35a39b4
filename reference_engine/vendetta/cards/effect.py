"""One effect of one card, carried out part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Choice, Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta import events
from reference_engine.vendetta.cards.language import TEXTS, CardText, Part
from reference_engine.vendetta.facts import CLAN_CARDS
from reference_engine.vendetta.pieces import NOWHERE

if TYPE_CHECKING:
    from reference_engine.vendetta.game import Vendetta

CITED = {
    "end_of_planning": ("vendetta.cards.passive.must-be-face-up-when-triggered",),
    "before_revelation": (
        "vendetta.revelation.passive-timing",
        "vendetta.cards.passive.must-be-face-up-when-triggered",
    ),
    "after_revelation": ("vendetta.revelation.passive-timing",),
    "preparation": (
        "vendetta.cards.preparation.step",
        "vendetta.preparation.order",
        "vendetta.preparation.one-at-a-time",
        "vendetta.preparation.effects-timing-note",
        "vendetta.revelation.active-effects-later",
        "vendetta.cards.active.only-in-resolution",
    ),
    "before_conflict": ("vendetta.cards.conflict.step", "vendetta.conflict.two-substeps"),
    "conflict": (
        "vendetta.cards.conflict.step",
        "vendetta.conflict.order",
        "vendetta.conflict.one-at-a-time",
        "vendetta.conflict.two-substeps",
        "vendetta.preparation.effects-timing-note",
        "vendetta.revelation.active-effects-later",
        "vendetta.cards.active.only-in-resolution",
    ),
    "aftermath": (
        "vendetta.cards.aftermath.step",
        "vendetta.aftermath.order",
        "vendetta.aftermath.one-at-a-time",
        "vendetta.preparation.effects-timing-note",
        "vendetta.revelation.active-effects-later",
        "vendetta.cards.active.only-in-resolution",
    ),
    "end_of_round": ("vendetta.conflicts-of-rules.same-timing-turn-order",),
    "acquired": ("vendetta.cards.ally.special-ability", "vendetta.cards.human.ability-while-in-alliance"),
    "after_resolution": ("vendetta.variant.location-cards.effect-all-game",),
}
"""What an effect cites, by its moment."""


@procedure
class CardEffect(Frame, kw_only=True):
    """What a card does at one moment, entirely, before anything else is activated. Rulebook, 'Preparation'."""

    seat: Seat
    """Who the card speaks to as 'you': the player whose Position it lies on, or who has it."""
    card: str
    """Its key: a Clan card's printed number, or another card's name."""
    moment: str
    location: int = NOWHERE
    rivals: tuple[Seat, ...] = ()
    """The Rivals as the effect began, in turn order."""
    part: int = 0
    at: int = 0
    """Where the part asks one Rival after the other: the next one."""

    @property
    def text(self) -> CardText:
        return TEXTS[self.card]

    @property
    def parts(self) -> tuple[Part, ...]:
        return TEXTS[self.card].parts[self.moment]

    @property
    def is_clan_card(self) -> bool:
        return self.card in CLAN_CARDS

    def owner(self, game: Vendetta) -> Seat:
        """The owner of the card where that is not the player it speaks to."""
        return game.foreign(self.card, self.seat) if self.is_clan_card else NOBODY

    def owner_for(self, game: Vendetta, seat: Seat) -> Seat:
        """The owner as named to another seat."""
        return game.foreign(self.card, seat) if self.is_clan_card else NOBODY

    def still_there(self, game: Vendetta) -> bool:
        """Whether the card still lies where its effect began."""
        return game.deployed(self.seat, self.location, self.card) is not None

    def others(self, game: Vendetta) -> list[Seat]:
        """The Rivals who are still in the game."""
        return [seat for seat in self.rivals if not game.seats[seat].out]

    def repeat(self) -> None:
        """Ask the same part again."""
        self.goto(CardEffect.ask)

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def begin(self, game: Vendetta) -> None:
        if self.location != NOWHERE:
            self.rivals = game.rivals(self.seat, self.location)
        place = "" if self.location == NOWHERE else game.locations[self.location]
        rules = CITED[self.moment] + self.text.rules
        game.emit(events.EffectApplied(self.seat, self.text.name, place, self.owner(game)), *rules)

    @asks("vendetta.conflicts-of-rules.card-over-rulebook")
    def ask(self, game: Vendetta) -> Decision | None:
        return self.parts[self.part].ask(game, self)

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def settle(self, game: Vendetta, choice: Choice) -> None:
        self.goto(CardEffect.move_on)
        part = self.parts[self.part]
        game.cite(part.rules)
        part.settle(game, self, choice)

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def apply(self, game: Vendetta) -> None:
        part = self.parts[self.part]
        game.cite(part.rules)
        part.apply(game, self)

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def move_on(self, game: Vendetta) -> None:
        if self.part + 1 < len(self.parts):
            self.part, self.at = self.part + 1, 0
            self.goto(CardEffect.ask)

    STEPS = (begin, ask, settle, apply, move_on)
