"""A pair of strikes: chosen in turn, resolved together. V5 'Strike', 'Strike Effects'."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from reference_engine.kernel import NO_CARD, Card, CardId, Seat
from reference_engine.kernel.decisions import Choice, Decision
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes.playing.sequence import Sequenced
from reference_engine.vtes.table import choices, combat_events
from reference_engine.vtes.table.facts import facts
from reference_engine.vtes.table.state import InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.combat.course import Round
    from reference_engine.vtes.game import Vtes


class Strike(msgspec.Struct, frozen=True):
    """A strike as it was chosen. Damage of a hand strike is the strength at resolution plus `damage`."""

    name: str
    hand: bool = False
    damage: int = 0
    aggravated: bool = False
    ranged: bool = False
    dodge: bool = False
    combat_ends: bool = False
    unlocks: bool = False
    """The striker is unlocked before combat ends by it."""
    steal_blood: int = 0
    takes: str = ""
    """What it does with a piece of the opposing minion's equipment: `burn`, `steal`, or nothing."""
    takes_weapon: bool = False
    """Whether that has to be a weapon."""
    first: bool = False
    most: int = 0
    """The damage beyond which it inflicts none; 0: no such limit."""
    weapon: CardId = NO_CARD
    """The card in play that it is made with; gone, it strikes no more."""
    weapon_card: Card = Card(0)
    """What is printed on that card."""
    retainer: CardId = NO_CARD
    """The opposing minion's retainer that it is aimed at, instead of the minion."""

    def is_melee(self) -> bool:
        """Whether it is made with a melee weapon."""
        return bool(self.weapon_card) and "melee weapon" in facts()[self.weapon_card].subtypes

    @property
    def defensive(self) -> bool:
        return self.dodge or self.combat_ends

    def works_at(self, range_: str) -> bool:
        """Whether it reaches. V5 'Resolve Strike': close range only, unless ranged, R damage or defensive."""
        return range_ == "close" or self.ranged or self.defensive


HAND_STRIKE = Strike("hands", hand=True)


class Blow(msgspec.Struct, frozen=True):
    """A strike with its striker, and the minion that it is made against."""

    striker: CardId
    victim: CardId
    strike: Strike


@procedure
class StrikePair(Sequenced, kw_only=True):
    """One strike of each combatant, or of the one that has a strike left."""

    acting_strikes: bool = True
    opposing_strikes: bool = True
    initial: bool = True
    acting_strike: Strike | None = None
    opposing_strike: Strike | None = None

    ROUND_THE_TABLE: ClassVar[bool] = False

    def round(self, game: Vtes) -> Round:
        from reference_engine.vtes.combat.course import Round

        found = game.within(Round)
        assert found is not None
        return found

    def choosing(self, game: Vtes) -> CardId:
        """The minion that is choosing its strike now."""
        round_ = self.round(game)
        return round_.acting if self.pc < self.PLACE["opposing_chooses"] else round_.opposing

    def order(self, game: Vtes) -> tuple[Seat, ...]:
        return (game.cards[self.choosing(game)].controller,)

    def decide(self, game: Vtes, minion: CardId) -> Decision | None:
        """The choice of a strike; None for a minion whose only strike, a weapon it is committed to, is gone.

        None as well where combat is over: a combatant may leave the game with its controller.
        """
        if self.round(game).interrupted(game):
            return None
        seat = game.cards[minion].controller
        options = self.extra_options(game, seat, "strike") + game.usable(seat, "strike", self)
        return Decision(seat, "strike", options) if options else None

    def extra_options(self, game: Vtes, seat: Seat, window: str) -> list[Choice]:
        minion = self.choosing(game)
        sources = [source.id for source in game.strike_sources(minion)]
        commitment = self.round(game).commitment(minion)
        printed = commitment.card if commitment is not None else Card(0)
        found: list[Choice] = []
        for choice in (
            choices.Strike(minion, choices.HANDS),
            *(choices.Strike(minion, source) for source in sources),
            *([choices.Strike(minion, with__=printed)] if printed else []),
        ):
            if game.strike_refusal(choice) is None:
                found.append(choice)
                found += self.at_retainers(game, choice)
        return found

    def at_retainers(self, game: Vtes, choice: choices.Strike) -> list[Choice]:
        """The same strike, aimed at each of the opposing minion's retainers that it could reach."""
        round_ = self.round(game)
        if round_.range != "long":
            return []
        aimed = [
            msgspec.structs.replace(choice, target=retainer.id)
            for retainer in retainers_of(game, round_.opponent(choice.minion))
        ]
        return [strike for strike in aimed if game.strike_refusal(strike) is None]

    @asks(
        "vtes.combat.choose.acting-minion-first",
        "vtes.combat.choose.every-minion-chooses-a-strike",
        "vtes.combat.choose.hand-strike-is-default",
        "vtes.combat.hand-strike.is-default-strike",
    )
    def acting_chooses(self, game: Vtes) -> Decision | None:
        if not self.acting_strikes or self.acting_strike is not None:
            return None
        return self.decide(game, self.round(game).acting)

    @rule("vtes.combat.choose.acting-minion-first")
    def acting_has_chosen(self, game: Vtes, choice: Choice) -> None:
        self.settle_strike(game, self.round(game).acting, choice)

    @asks(
        "vtes.combat.choose.both-before-any-resolution",
        "vtes.combat.choose.every-minion-chooses-a-strike",
        "vtes.combat.choose.hand-strike-is-default",
    )
    def opposing_chooses(self, game: Vtes) -> Decision | None:
        if not self.opposing_strikes or self.opposing_strike is not None:
            return None
        return self.decide(game, self.round(game).opposing)

    @rule("vtes.combat.choose.both-before-any-resolution")
    def opposing_has_chosen(self, game: Vtes, choice: Choice) -> None:
        self.settle_strike(game, self.round(game).opposing, choice)

    def settle_strike(self, game: Vtes, minion: CardId, choice: Choice) -> None:
        """Take the strike that was chosen; a card played for it sets the strike when it takes effect."""
        if not isinstance(choice, choices.Strike):
            # A strike card may be cancelled, and then the minion chooses again.
            self.goto(StrikePair.acting_chooses)
            game.carry_out(game.asked, choice)
            return
        own = choice.with_ == minion
        if choice.with_ != choices.HANDS and not choice.with__:
            game.cite(("vtes.combat.choose.source-other-effect" if own else "vtes.combat.choose.source-weapon",))
        self.set_strike(game, minion, msgspec.structs.replace(game.chosen_strike(choice), retainer=choice.target))

    def set_strike(self, game: Vtes, minion: CardId, strike: Strike) -> None:
        """Fix a combatant's strike for this pair."""
        if game.strikes_first(minion, strike):
            strike = msgspec.structs.replace(strike, first=True)
        if minion == self.round(game).acting:
            self.acting_strike = strike
        else:
            self.opposing_strike = strike
        game.emit(combat_events.StrikeChosen(minion, strike.name))

    # Resolution.

    def strikes(self, game: Vtes) -> list[Blow]:
        """Every strike that was chosen, the acting minion's first."""
        round_ = self.round(game)
        found = []
        if self.acting_strike is not None:
            found.append(Blow(round_.acting, round_.opposing, self.acting_strike))
        if self.opposing_strike is not None:
            found.append(Blow(round_.opposing, round_.acting, self.opposing_strike))
        return found

    @rule("vtes.combat.combat-ends.resolves-before-all-strikes")
    def end_combat(self, game: Vtes) -> None:
        for blow in self.strikes(game):
            if blow.strike.combat_ends:
                if blow.strike.unlocks:
                    game.unlock(game.cards[blow.striker])
                game.emit(
                    combat_events.StrikeResolved(blow.striker, blow.strike.name, True),
                    *self.why_combat_ends(game, blow.victim),
                )
                self.round(game).end_combat()
                self.finish()

    def why_combat_ends(self, game: Vtes, opponent: CardId) -> tuple[str, ...]:
        found = ["vtes.combat.combat-ends.ends-immediately"]
        if self.round(game).range == "long":
            found += ["vtes.combat.combat-ends.any-range", "vtes.combat.resolve.defensive-works-at-any-range"]
        if self.dodges(game, opponent):
            found.append("vtes.combat.combat-ends.not-dodged")
        if any(blow.strike.first for blow in self.strikes(game)):
            found.append("vtes.combat.first-strike.not-before-combat-ends")
        if self.initial and game.environmental_damage():
            found.append("vtes.combat.combat-ends.stops-other-strike-resolution-effects")
        return tuple(found)

    def dodges(self, game: Vtes, minion: CardId) -> bool:
        """Whether a combatant's strike of this pair is a dodge."""
        return any(blow.striker == minion and blow.strike.dodge for blow in self.strikes(game))

    @rule("vtes.combat.first-strike.resolves-before-normal")
    def resolve_first_strikes(self, game: Vtes) -> None:
        first = [blow for blow in self.strikes(game) if blow.strike.first and not blow.strike.defensive]
        if len(first) > 1:
            game.cite(("vtes.combat.first-strike.both-simultaneous",))
        self.resolve(game, first)

    @rule("vtes.combat.resolve.simultaneous", "vtes.combat.resolve.strike-effects-before-damage")
    def resolve_normal_strikes(self, game: Vtes) -> None:
        if self.round(game).interrupted(game):
            if any(blow.strike.first for blow in self.strikes(game)):
                game.cite(("vtes.combat.first-strike.removed-opponent-does-not-strike",))
            return
        normal = [blow for blow in self.strikes(game) if not blow.strike.first or blow.strike.dodge]
        self.resolve(game, normal, surroundings=self.initial)

    def resolve(self, game: Vtes, striking: list[Blow], surroundings: bool = False) -> None:
        """Resolve strikes together, and with them what the surroundings do."""
        if striking or surroundings:
            game.resolve_strikes(tuple(striking), surroundings)

    STEPS = (
        acting_chooses, acting_has_chosen, opposing_chooses, opposing_has_chosen,
        end_combat, resolve_first_strikes, resolve_normal_strikes,
    )  # fmt: skip


def equipment_of(game: Vtes, minion: CardId, weapons_only: bool = False) -> list[InPlay]:
    """The equipment in play on a minion."""
    kind = "weapon" if weapons_only else ""
    return [
        card
        for card in game.attached_to(game.cards[minion])
        if "equipment" in card.facts.types and (not kind or kind in card.facts.subtypes)
    ]


def retainers_of(game: Vtes, minion: CardId) -> list[InPlay]:
    return [card for card in game.attached_to(game.cards[minion]) if "retainer" in card.facts.types]
