"""A pair of strikes, chosen in turn and resolved together. V5 'Strike', 'Strike Effects'."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes.card_dsl import rulings
from reference_engine.vtes.card_dsl.strikes import Strike
from reference_engine.vtes.combat import combat_state, resolution, striking
from reference_engine.vtes.combat.combat_state import Fighting
from reference_engine.vtes.combat.resolution import Blow, StrikeResolution
from reference_engine.vtes.playing.sequencing import Sequenced
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes import choices, events


@procedure
class StrikePair(Sequenced, kw_only=True):
    """One strike of each combatant, or of the only one with a strike left."""

    acting_strikes: bool = True
    opposing_strikes: bool = True
    initial: bool = True
    acting_strike: Strike | None = None
    opposing_strike: Strike | None = None

    ROUND_THE_TABLE: ClassVar[bool] = False

    def round(self, game: Table) -> Fighting:
        return combat_state.under_way(game)

    def choosing(self, game: Table) -> CardId:
        """Return the minion that chooses its strike now."""
        round_ = self.round(game)
        return round_.acting if self.pc < self.PLACE["opposing_chooses"] else round_.opposing

    def order(self, game: Table) -> tuple[Seat, ...]:
        return (game.cards[self.choosing(game)].controller,)

    def decide(self, game: Table, minion: CardId) -> Decision | None:
        """Return the choice of a strike, or None if the minion is committed to a weapon that is gone.

        None as well if combat is over, because a combatant may leave the game with its controller.
        """
        if self.round(game).interrupted(game):
            return None
        seat = game.cards[minion].controller
        options = self.extra_options(game, seat, "strike") + game.usable(seat, "strike", self)
        return Decision(seat, "strike", options) if options else None

    def extra_options(self, game: Table, seat: Seat, window: str) -> list[Choice]:
        minion = self.choosing(game)
        sources = [source.id for source in striking.strike_sources(game, minion)]
        commitment = self.round(game).commitment(minion)
        printed = commitment.card if commitment is not None else Card(0)
        for source in sources:
            game.cite(rulings.followed(game.cards[source].card, "at work"))
        found: list[Choice] = []
        for choice in (
            choices.ChooseStrike(minion, choices.HANDS),
            *(choices.ChooseStrike(minion, source) for source in sources),
            choices.ChooseStrike(minion, with__=printed),
        ):
            if strike_refusal(game, self.round(game), choice) is None:
                found.append(choice)
                found += self.at_retainers(game, choice)
        return found

    def at_retainers(self, game: Table, choice: choices.ChooseStrike) -> list[Choice]:
        """Return the same strike at each of the opposing minion's retainers that it could reach."""
        round_ = self.round(game)
        aimed = [
            msgspec.structs.replace(choice, target=retainer.id)
            for retainer in striking.retainers_of(game, round_.opponent(choice.minion))
        ]
        return [strike for strike in aimed if strike_refusal(game, round_, strike) is None]

    @asks(
        "vtes.combat.choose.every-minion-chooses-a-strike",
        "vtes.combat.choose.acting-minion-first",
        "vtes.combat.choose.hand-strike-is-default",
        "vtes.combat.hand-strike.is-default-strike",
    )
    def acting_chooses(self, game: Table) -> Decision | None:
        if not self.acting_strikes or self.acting_strike is not None:
            return None
        return self.decide(game, self.round(game).acting)

    @rule("vtes.combat.choose.acting-minion-first")
    def acting_has_chosen(self, game: Table, choice: Choice) -> None:
        self.settle_strike(game, self.round(game).acting, choice)

    @asks(
        "vtes.combat.choose.every-minion-chooses-a-strike",
        "vtes.combat.choose.both-before-any-resolution",
        "vtes.combat.choose.hand-strike-is-default",
    )
    def opposing_chooses(self, game: Table) -> Decision | None:
        if not self.opposing_strikes or self.opposing_strike is not None:
            return None
        return self.decide(game, self.round(game).opposing)

    @rule("vtes.combat.choose.both-before-any-resolution")
    def opposing_has_chosen(self, game: Table, choice: Choice) -> None:
        self.settle_strike(game, self.round(game).opposing, choice)

    def settle_strike(self, game: Table, minion: CardId, choice: Choice) -> None:
        """Set the chosen strike. A card played for it sets the strike when it takes effect."""
        if not isinstance(choice, choices.ChooseStrike):
            # A strike card may be cancelled, and then the minion chooses again.
            self.goto(StrikePair.acting_chooses)
            game.carry_out(game.decider, choice)
            return
        own = choice.with_ == minion
        if choice.with_ != choices.HANDS and not choice.with__:
            game.cite(("vtes.combat.choose.source-other-effect" if own else "vtes.combat.choose.source-weapon",))
        self.set_strike(
            game,
            minion,
            msgspec.structs.replace(striking.chosen_strike(game, self.round(game), choice), retainer=choice.target),
        )

    def set_strike(self, game: Table, minion: CardId, strike: Strike) -> None:
        """Set a combatant's strike for this pair."""
        if striking.strikes_first(game, minion, strike):
            strike = msgspec.structs.replace(strike, first=True)
        if minion == self.round(game).acting:
            self.acting_strike = strike
        else:
            self.opposing_strike = strike
        game.emit(events.StrikeChosen(minion, strike.name))

    # Resolution.

    def strikes(self, game: Table) -> list[Blow]:
        """Return every chosen strike, the acting minion's first."""
        round_ = self.round(game)
        found = []
        if self.acting_strike is not None:
            found.append(Blow(round_.acting, round_.opposing, self.acting_strike))
        if self.opposing_strike is not None:
            found.append(Blow(round_.opposing, round_.acting, self.opposing_strike))
        return found

    @rule("vtes.combat.combat-ends.resolves-before-all-strikes")
    def end_combat(self, game: Table) -> None:
        if self.round(game).interrupted(game):
            return
        for blow in self.strikes(game):
            if blow.strike.combat_ends:
                if blow.strike.unlocks:
                    game.unlock(game.cards[blow.striker])
                game.emit(
                    events.StrikeResolved(blow.striker, blow.strike.name, True),
                    *self.why_combat_ends(game, blow.victim),
                )
                self.round(game).end_combat()
                self.finish()

    def why_combat_ends(self, game: Table, opponent: CardId) -> tuple[str, ...]:
        found = ["vtes.combat.combat-ends.ends-immediately"]
        if self.round(game).range == "long":
            found += ["vtes.combat.combat-ends.any-range", "vtes.combat.resolve.defensive-works-at-any-range"]
        if self.dodges(game, opponent):
            found.append("vtes.combat.combat-ends.not-dodged")
        if any(blow.strike.first for blow in self.strikes(game)):
            found.append("vtes.combat.first-strike.not-before-combat-ends")
        if self.initial and resolution.environmental_damage(game):
            found.append("vtes.combat.combat-ends.stops-other-strike-resolution-effects")
        return tuple(found)

    def dodges(self, game: Table, minion: CardId) -> bool:
        """Return whether a combatant's strike of this pair is a dodge."""
        return any(blow.striker == minion and blow.strike.dodge for blow in self.strikes(game))

    @rule("vtes.combat.first-strike.resolves-before-normal")
    def resolve_first_strikes(self, game: Table) -> None:
        first = [blow for blow in self.strikes(game) if blow.strike.first]
        if len(first) > 1:
            game.cite(("vtes.combat.first-strike.both-simultaneous",))
        self.resolve(game, first)

    @rule("vtes.combat.resolve.simultaneous", "vtes.combat.resolve.strike-effects-before-damage")
    def resolve_normal_strikes(self, game: Table) -> None:
        if self.round(game).interrupted(game):
            if any(blow.strike.first for blow in self.strikes(game)):
                game.cite(("vtes.combat.first-strike.removed-opponent-does-not-strike",))
            return
        normal = [blow for blow in self.strikes(game) if not blow.strike.first]
        self.resolve(game, normal, surroundings=self.initial)

    def resolve(self, game: Table, blows: list[Blow], surroundings: bool = False) -> None:
        """Resolve strikes together, with environmental damage if `surroundings`."""
        if blows or surroundings:
            round_ = self.round(game)
            dodging = tuple(minion for minion in (round_.acting, round_.opposing) if self.dodges(game, minion))
            game.call(StrikeResolution(blows=tuple(blows), surroundings=surroundings, dodging=dodging))

    STEPS = (
        acting_chooses, acting_has_chosen, opposing_chooses, opposing_has_chosen,
        end_combat, resolve_first_strikes, resolve_normal_strikes,
    )  # fmt: skip


def opportunity_refusal(game: Table, round_: Fighting, pair: StrikePair | None, minion: CardId) -> Refusal | None:
    """Return why a combatant may not choose a strike at all now, or None. V5 'Choose Strike'."""
    mine = minion == round_.acting
    if pair is None or not (pair.acting_strikes if mine else pair.opposing_strikes):
        return striking.NO_STRIKE_LEFT
    if (pair.acting_strike if mine else pair.opposing_strike) is not None:
        return striking.HAS_CHOSEN
    return striking.ACTING_FIRST if not mine and pair.choosing(game) == round_.acting else None


def strike_refusal(game: Table, round_: Fighting, choice: choices.ChooseStrike) -> Refusal | None:
    """Return why a strike without a card from the hand may not be chosen now, or None."""
    pair = game.within(StrikePair)
    if choice.minion not in (round_.acting, round_.opposing):
        return striking.NOT_A_STRIKE
    if (refusal := opportunity_refusal(game, round_, pair, choice.minion)) is not None:
        return refusal
    commitment = round_.commitment(choice.minion) if pair is not None and pair.initial else None
    if commitment is not None and (choice.with_, choice.with__) != (commitment.weapon, commitment.card):
        return striking.COMMITTED
    if choice.target and round_.range != "long":
        return striking.RETAINER_AT_LONG_RANGE
    if choice.with_ == choices.HANDS:
        return striking.NOT_RANGED if choice.target else None
    if choice.with__:
        if commitment is None:
            return striking.NOT_A_STRIKE
        effect = striking.strike_card(commitment)
        if choice.target and not effect.strike.ranged:
            return striking.NOT_RANGED
        return effect.usable_refusal(game, round_, choice.minion)
    return striking.source_refusal(game, round_, choice)
