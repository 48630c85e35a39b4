"""A pair of strikes: chosen in turn, resolved together. V5 'Strike', 'Strike Effects'."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.decisions import Choice, Decision
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes import choices, events
from reference_engine.vtes.damage import DamageResolution, Injury
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

    def decide(self, game: Vtes, minion: CardId) -> Decision:
        seat = game.cards[minion].controller
        return Decision(seat, "strike", self.extra_options(game, seat, "strike") + game.usable(seat, "strike", self))

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
                if round_.range == "long":
                    options += [choices.Strike(minion, source.id, retainer.id) for retainer in retainers_of(game, round_.opponent(minion))]
        return options

    @asks("vtes.combat.choose.acting-minion-first", "vtes.combat.choose.every-minion-chooses-a-strike", "vtes.combat.choose.hand-strike-is-default", "vtes.combat.hand-strike.is-default-strike")
    def acting_chooses(self, game: Vtes) -> Decision | None:
        if not self.acting_strikes or self.acting_strike is not None:
            return None
        return self.decide(game, self.round(game).acting)

    @rule("vtes.combat.choose.acting-minion-first")
    def acting_has_chosen(self, game: Vtes, choice: Choice) -> None:
        self.settle(game, self.round(game).acting, choice)

    @asks("vtes.combat.choose.both-before-any-resolution", "vtes.combat.choose.every-minion-chooses-a-strike", "vtes.combat.choose.hand-strike-is-default")
    def opposing_chooses(self, game: Vtes) -> Decision | None:
        if not self.opposing_strikes or self.opposing_strike is not None:
            return None
        return self.decide(game, self.round(game).opposing)

    @rule("vtes.combat.choose.both-before-any-resolution")
    def opposing_has_chosen(self, game: Vtes, choice: Choice) -> None:
        self.settle(game, self.round(game).opposing, choice)

    def settle(self, game: Vtes, minion: CardId, choice: Choice) -> None:
        """Take the strike that was chosen; a card played for it sets the strike when it takes effect."""
        if not isinstance(choice, choices.Strike):
            game.carry_out(game.asked, choice)
            return
        if choice.with_ == choices.HANDS:
            self.set_strike(game, minion, HAND_STRIKE)
        else:
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

    def strikes(self, game: Vtes) -> list[tuple[CardId, CardId, Strike]]:
        """(striker, victim, strike) of every strike that was chosen, the acting minion's first."""
        round_ = self.round(game)
        found = []
        if self.acting_strike is not None:
            found.append((round_.acting, round_.opposing, self.acting_strike))
        if self.opposing_strike is not None:
            found.append((round_.opposing, round_.acting, self.opposing_strike))
        return found

    @rule("vtes.combat.combat-ends.resolves-before-all-strikes", "vtes.combat.combat-ends.ends-immediately", "vtes.combat.combat-ends.any-range", "vtes.combat.combat-ends.not-dodged")
    def end_combat(self, game: Vtes) -> None:
        for striker, _, strike in self.strikes(game):
            if strike.combat_ends:
                game.emit(events.StrikeResolved(striker, strike.name, True))
                self.round(game).end_combat()
                self.finish()

    @rule("vtes.combat.first-strike.resolves-before-normal", "vtes.combat.first-strike.both-simultaneous")
    def resolve_first_strikes(self, game: Vtes) -> None:
        self.resolve(game, [entry for entry in self.strikes(game) if entry[2].first and not entry[2].defensive])

    @rule("vtes.combat.resolve.simultaneous", "vtes.combat.resolve.strike-effects-before-damage")
    def resolve_normal_strikes(self, game: Vtes) -> None:
        self.resolve(game, [entry for entry in self.strikes(game) if not entry[2].first and not entry[2].combat_ends])

    def resolve(self, game: Vtes, striking: list[tuple[CardId, CardId, Strike]]) -> None:
        """Apply the effects of strikes that resolve together, then their damage."""
        range_ = self.round(game).range
        dodging = {striker for striker, _, strike in self.strikes(game) if strike.dodge}
        landed = []
        for striker, victim, strike in striking:
            lost = strike.weapon and (strike.weapon not in game.cards or game.cards[strike.weapon].host not in (striker, NO_CARD))
            able = game.is_ready(striker) and not lost and strike.works_at(range_)
            hits = able and not strike.defensive and (victim not in dodging or bool(strike.retainer)) and game.is_ready(victim)
            game.emit(events.StrikeResolved(striker, strike.name, hits or (able and strike.defensive)), *why(strike, range_, victim in dodging))
            if hits:
                landed.append((striker, victim, strike))
        injuries = {striker: self.injury(game, striker, victim, strike) for striker, victim, strike in landed}
        for striker, victim, strike in landed:
            if strike.steal_blood:
                game.move_blood(strike.steal_blood, game.cards[victim], game.cards[striker])
                game.cite(("vtes.combat.steal-blood.moves-counters-to-striker", "vtes.combat.steal-blood.before-mending", "vtes.combat.steal-blood.excess-drains-at-once", "vtes.combat.steal-blood.not-damage-not-preventable"))
        for _, victim, _ in landed:
            drained = game.cards.get(victim)
            if drained is not None and not drained.facts.is_vampire and drained.counters == 0:
                game.burn(drained)
                game.cite(("vtes.recruit.burned-when-last-life-lost",))
        # The acting minion prevents first, so the injuries that the opposing minion inflicts come first.
        found = [injuries[striker] for striker, _, _ in reversed(landed) if injuries[striker].total > 0]
        if found:
            game.call(DamageResolution(injuries=tuple(found)))

    def injury(self, game: Vtes, striker: CardId, victim: CardId, strike: Strike) -> Injury:
        """The damage that a strike is about to inflict."""
        amount = strike.damage + (max(game.strength(game.cards[striker]), 0) if strike.hand else 0)
        struck = strike.retainer or victim
        return Injury(struck, 0, amount, True) if strike.aggravated else Injury(struck, amount, 0, True)

    STEPS = (
        acting_chooses, acting_has_chosen, opposing_chooses, opposing_has_chosen,
        end_combat, resolve_first_strikes, resolve_normal_strikes,
    )  # fmt: skip


def why(strike: Strike, range_: str, dodged: bool) -> tuple[str, ...]:
    """The rules that say what became of a strike."""
    if strike.dodge:
        return "vtes.combat.dodge.deals-no-damage", "vtes.combat.dodge.any-range", "vtes.combat.dodge.uses-the-strike"
    if dodged:
        return "vtes.combat.dodge.protects-minion", "vtes.combat.dodge.protects-possessions"
    if not strike.works_at(range_):
        return ("vtes.combat.resolve.strikes-default-close-only",)
    if strike.ranged:
        return "vtes.combat.resolve.ranged-works-at-any-range", "vtes.combat.resolve.r-damage-works-at-any-range"
    return ("vtes.combat.hand-strike.damage-equals-strength", "vtes.combat.hand-strike.vampire-strength-one") if strike.hand else ()


def retainers_of(game: Vtes, minion: CardId) -> list[InPlay]:
    return [card for card in game.attached_to(game.cards[minion]) if "retainer" in card.facts.types]

