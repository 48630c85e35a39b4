"""A pair of strikes: chosen in turn, resolved together. V5 'Strike', 'Strike Effects'."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.decisions import Choice, Decision
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes import choices, events
from reference_engine.vtes.damage import DamageResolution, Injury, together
from reference_engine.vtes.sequence import Sequenced
from reference_engine.vtes.table import InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.combat import Round
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
    first: bool = False
    weapon: CardId = NO_CARD
    """The card in play that it is made with; gone, it strikes no more."""
    retainer: CardId = NO_CARD
    """The opposing minion's retainer that it is aimed at, instead of the minion."""

    @property
    def defensive(self) -> bool:
        return self.dodge or self.combat_ends

    def works_at(self, range_: str) -> bool:
        """Whether it reaches. V5 'Resolve Strike': close range only, unless ranged, R damage or defensive."""
        return range_ == "close" or self.ranged or self.defensive


HAND_STRIKE = Strike("hands", hand=True)

Struck = tuple[CardId, CardId, Strike]
"""A strike with its striker, and the minion that it is made against."""

ENVIRONMENTAL = ("vtes.combat.environmental.definition", "vtes.combat.environmental.no-source-or-non-minion-source")

STEALING = (
    "vtes.combat.steal-blood.moves-counters-to-striker",
    "vtes.combat.steal-blood.before-mending",
    "vtes.combat.steal-blood.excess-drains-at-once",
    "vtes.combat.steal-blood.not-damage-not-preventable",
    "vtes.glossary.target.amount-need-not-be-available",
)


@procedure
class StrikePair(Sequenced, kw_only=True):
    """One strike of each combatant, or of the one that has a strike left."""

    acting_strikes: bool = True
    opposing_strikes: bool = True
    initial: bool = True
    acting_strike: Strike | None = None
    opposing_strike: Strike | None = None
    resolved: tuple[CardId, ...] = ()
    """Whose strikes have been resolved."""

    ROUND_THE_TABLE: ClassVar[bool] = False

    def round(self, game: Vtes) -> Round:
        from reference_engine.vtes.combat import Round

        found = game.within(Round)
        assert found is not None
        return found

    def choosing(self, game: Vtes) -> CardId:
        """The minion that is choosing its strike now."""
        round_ = self.round(game)
        return round_.acting if self.acting_strikes and self.acting_strike is None else round_.opposing

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
        round_ = self.round(game)
        minion = self.choosing(game)
        committed = round_.commitment(minion) if self.initial else NO_CARD
        options: list[Choice] = []
        if not committed:
            options.append(choices.Strike(minion, choices.HANDS))
        for source in game.strike_sources(minion):
            if not committed or committed == source.id:
                options.append(choices.Strike(minion, source.id))
                if round_.range == "long" and game.strikes_at_range(source):
                    options += [
                        choices.Strike(minion, source.id, retainer.id)
                        for retainer in retainers_of(game, round_.opponent(minion))
                    ]
        return options

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
        if choice.with_ == choices.HANDS:
            self.set_strike(game, minion, HAND_STRIKE)
        else:
            own = choice.with_ == minion
            game.cite(("vtes.combat.choose.source-other-effect" if own else "vtes.combat.choose.source-weapon",))
            strike = game.printed_strike(game.cards[choice.with_], minion)
            self.set_strike(game, minion, msgspec.structs.replace(strike, retainer=choice.target))

    def set_strike(self, game: Vtes, minion: CardId, strike: Strike) -> None:
        """Fix a combatant's strike for this pair."""
        if minion == self.round(game).acting:
            self.acting_strike = strike
        else:
            self.opposing_strike = strike
        game.emit(events.StrikeChosen(minion, strike.name))

    # Resolution.

    def strikes(self, game: Vtes) -> list[Struck]:
        """(striker, victim, strike) of every strike that was chosen, the acting minion's first."""
        round_ = self.round(game)
        found = []
        if self.acting_strike is not None:
            found.append((round_.acting, round_.opposing, self.acting_strike))
        if self.opposing_strike is not None:
            found.append((round_.opposing, round_.acting, self.opposing_strike))
        return found

    @rule("vtes.combat.combat-ends.resolves-before-all-strikes")
    def end_combat(self, game: Vtes) -> None:
        for striker, victim, strike in self.strikes(game):
            if strike.combat_ends:
                if strike.unlocks:
                    game.unlock(game.cards[striker])
                game.emit(events.StrikeResolved(striker, strike.name, True), *self.why_combat_ends(game, victim))
                self.round(game).end_combat()
                self.finish()

    def why_combat_ends(self, game: Vtes, opponent: CardId) -> tuple[str, ...]:
        found = ["vtes.combat.combat-ends.ends-immediately"]
        if self.round(game).range == "long":
            found += ["vtes.combat.combat-ends.any-range", "vtes.combat.resolve.defensive-works-at-any-range"]
        if self.dodges(game, opponent):
            found.append("vtes.combat.combat-ends.not-dodged")
        if self.initial and game.environmental_damage():
            found.append("vtes.combat.combat-ends.stops-other-strike-resolution-effects")
        return tuple(found)

    def dodges(self, game: Vtes, minion: CardId) -> bool:
        """Whether a combatant's strike of this pair is a dodge."""
        return any(striker == minion and strike.dodge for striker, _, strike in self.strikes(game))

    @rule("vtes.combat.first-strike.resolves-before-normal", "vtes.combat.first-strike.both-simultaneous")
    def resolve_first_strikes(self, game: Vtes) -> None:
        self.resolve(game, [entry for entry in self.strikes(game) if entry[2].first and not entry[2].defensive])

    @rule("vtes.combat.resolve.simultaneous", "vtes.combat.resolve.strike-effects-before-damage")
    def resolve_normal_strikes(self, game: Vtes) -> None:
        striking = [entry for entry in self.strikes(game) if not entry[2].first and not entry[2].combat_ends]
        self.resolve(game, striking, self.environmental_damage(game))

    def environmental_damage(self, game: Vtes) -> list[Injury]:
        """What the surroundings inflict with the first pair of a round."""
        found = game.environmental_damage() if self.initial else []
        if found:
            game.cite(ENVIRONMENTAL)
        if any(self.dodges(game, injury.victim) for injury in found):
            game.cite(("vtes.combat.environmental.not-dodged",))
        return found

    def resolve(self, game: Vtes, striking: list[Struck], environment: list[Injury] | None = None) -> None:
        """Apply the effects of strikes that resolve together, then their damage and that of the surroundings."""
        landed = [entry for entry in striking if self.lands(game, *entry)]
        injuries = [self.injury(game, striker, victim, strike) for striker, victim, strike in landed]
        # The acting minion prevents first. A theft may burn it, if it is an ally.
        acting = game.cards[self.round(game).acting].controller
        self.steal(game, landed)
        taken = [
            injury
            for injury in together(injuries + (environment or []))
            if injury.total > 0 and injury.victim in game.cards
        ]
        taken.sort(key=lambda injury: game.cards[injury.victim].controller != acting)
        if taken:
            game.call(DamageResolution(injuries=tuple(taken)))

    def lands(self, game: Vtes, striker: CardId, victim: CardId, strike: Strike) -> bool:
        """Whether a strike that resolves now has its effect on what it is aimed at."""
        range_ = self.round(game).range
        dodging = self.dodges(game, victim)
        dodged = dodging and not strike.retainer
        lost = strike.weapon and (strike.weapon not in game.cards or game.cards[strike.weapon].host != striker)
        able = game.is_ready(striker) and not lost and strike.works_at(range_)
        there = strike.retainer in game.cards if strike.retainer else game.is_ready(victim)
        lands = able and there and not strike.defensive and not dodged
        game.emit(
            events.StrikeResolved(striker, strike.name, lands or (able and strike.defensive)),
            *why(strike, range_, dodging),
        )
        return lands

    def steal(self, game: Vtes, landed: list[Struck]) -> None:
        """Move the counters that strikes steal, each from what there was before. V5 'Steal Blood'."""
        thefts = []
        for striker, victim, strike in landed:
            robbed = game.cards[strike.retainer or victim]
            if strike.steal_blood:
                thefts.append((robbed, game.cards[striker], min(strike.steal_blood, robbed.counters)))
        for robbed, striker_card, amount in thefts:
            game.cite(STEALING)
            game.move_blood(amount, robbed, striker_card)
        for robbed, _, _ in thefts:
            game.lose_last_life(robbed)

    def injury(self, game: Vtes, striker: CardId, victim: CardId, strike: Strike) -> Injury:
        """The damage that a strike is about to inflict."""
        amount = strike.damage + (max(game.strength(game.cards[striker]), 0) if strike.hand else 0)
        struck = strike.retainer or victim
        normal, aggravated = (0, amount) if strike.aggravated else (amount, 0)
        return Injury(struck, normal, aggravated, by=striker)

    STEPS = (
        acting_chooses, acting_has_chosen, opposing_chooses, opposing_has_chosen,
        end_combat, resolve_first_strikes, resolve_normal_strikes,
    )  # fmt: skip


def why(strike: Strike, range_: str, dodging: bool) -> tuple[str, ...]:
    """The rules that say what became of a strike against a minion that dodges or not."""
    if strike.dodge:
        reach = (
            ("vtes.combat.dodge.any-range", "vtes.combat.resolve.defensive-works-at-any-range")
            if range_ == "long"
            else ()
        )
        return (
            "vtes.combat.dodge.deals-no-damage",
            "vtes.combat.dodge.uses-the-strike",
            "vtes.combat.strike.defensive-effects-are-strikes",
            *reach,
        )
    if dodging and not strike.retainer:
        return "vtes.combat.dodge.protects-minion", "vtes.combat.dodge.protects-possessions"
    if not strike.works_at(range_):
        return ("vtes.combat.resolve.strikes-default-close-only",)
    found = [
        "vtes.combat.retainer.can-be-targeted-by-strike"
        if strike.retainer
        else "vtes.combat.retainer.not-harmed-by-default"
    ]
    if strike.retainer and dodging:
        found.append("vtes.combat.dodge.does-not-protect-retainers")
    if strike.retainer:
        found.append("vtes.combat.retainer.target-announced-with-strike")
    if strike.ranged:
        found += ["vtes.combat.resolve.ranged-works-at-any-range", "vtes.combat.resolve.r-damage-works-at-any-range"]
    if strike.hand:
        found += ["vtes.combat.hand-strike.damage-equals-strength", "vtes.combat.hand-strike.vampire-strength-one"]
    return tuple(found)


def retainers_of(game: Vtes, minion: CardId) -> list[InPlay]:
    return [card for card in game.attached_to(game.cards[minion]) if "retainer" in card.facts.types]
