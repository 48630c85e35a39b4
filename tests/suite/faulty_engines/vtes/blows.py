"""Faulty engines: effect, range and target of each kind of strike; crows; cards played in combat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from reference_engine.kernel import CardId, Seat
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.strikes import HAND_STRIKE, Strike
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import (
    ONLY_COMBAT_CARDS,
    REACTING_IN_TORPOR,
    DuringAction,
    Modifier,
    Reaction,
)
from reference_engine.vtes.cards.words.politics.political_modes import DuringPolling
from reference_engine.vtes.combat import combat_state, gains, striking
from reference_engine.vtes.combat.damage import DamageResolution, Injury
from reference_engine.vtes.combat.gains import Gained
from reference_engine.vtes.combat.resolution import Blow, StrikeResolution
from reference_engine.vtes.combat.rounds import Combat, Round
from reference_engine.vtes.combat.strike_pair import StrikePair
from reference_engine.vtes.combat.striking import StrikeEffect
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import as_vampire
from reference_engine.vtes.politics import voting
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import READY, TORPOR, InPlay
from reference_engine.vtes.torpor.diablerie import BloodHunt
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import play_also_in

# Range.


@wrong("a minion has a maneuver of its own", breaks="vtes.combat.maneuver.none-by-default")
def _(change: Changes) -> None:
    def fight_a_round(right: Right, self: Combat, game: Vtes) -> None:
        self.gained += (Gained(gains.MANEUVER, self.acting, game.cards[self.acting].card),)
        right(self, game)

    change.replace(Combat, "fight_a_round", fight_a_round)


@wrong("the acting minion is close to the opposing one, whatever that does", breaks="vtes.combat.range.close-or-long")
def _(change: Changes) -> None:
    def lands(right: Right, self: StrikeResolution, game: Vtes, blow: Blow) -> Any:
        round_ = combat_state.under_way(game)
        if blow.striker != round_.acting:
            return right(self, game, blow)
        range_, round_.range = round_.range, "close"
        try:
            return right(self, game, blow)
        finally:
            round_.range = range_

    change.replace(StrikeResolution, "lands", lands)


@wrong("what is ranged reaches at close range only", breaks="vtes.combat.resolve.ranged-works-at-any-range")
def _(change: Changes) -> None:
    change.replace(Strike, "works_at", lambda right, self, range_: range_ == "close" or self.defensive)


@wrong(
    "nobody dodges at long range",
    breaks=("vtes.combat.dodge.any-range", "vtes.combat.resolve.defensive-works-at-any-range"),
)
def _(change: Changes) -> None:
    def dodges(right: Right, self: StrikePair, game: Vtes, minion: CardId) -> bool:
        return right(self, game, minion) and self.round(game).range == "close"

    change.replace(StrikePair, "dodges", dodges)


@wrong("combat is ended at close range only", breaks="vtes.combat.combat-ends.any-range")
def _(change: Changes) -> None:
    def end_combat(right: Right, self: StrikePair, game: Vtes) -> None:
        if self.round(game).range == "close":
            right(self, game)

    change.replace(StrikePair, "end_combat", end_combat)


# Dodges, and strikes that end combat.


@wrong(
    "what defends is no strike, and may be used in a grapple", breaks="vtes.combat.strike.defensive-effects-are-strikes"
)
def _(change: Changes) -> None:
    def usable_refusal(right: Right, self: StrikeEffect, game: Vtes, round_: Any, minion: CardId) -> Any:
        return None if self.strike.defensive else right(self, game, round_, minion)

    change.replace(StrikeEffect, "usable_refusal", usable_refusal)


@wrong("who dodges hits as well", breaks=("vtes.combat.dodge.deals-no-damage", "vtes.combat.dodge.uses-the-strike"))
def _(change: Changes) -> None:
    def see_what_lands(right: Right, self: StrikeResolution, game: Vtes) -> None:
        hits = [Blow(blow.striker, blow.victim, HAND_STRIKE) for blow in self.blows if blow.strike.dodge]
        right(self, game)
        self.blows += tuple(hits)

    change.replace(StrikeResolution, "see_what_lands", see_what_lands)


@wrong("a dodge covers the retainers of who dodges", breaks="vtes.combat.dodge.does-not-protect-retainers")
def _(change: Changes) -> None:
    def lands(right: Right, self: StrikeResolution, game: Vtes, blow: Blow) -> bool:
        return right(self, game, blow) and blow.victim not in self.dodging

    change.replace(StrikeResolution, "lands", lands)


@wrong("a strike that ends combat ends the strikes alone", breaks="vtes.combat.combat-ends.ends-immediately")
def _(change: Changes) -> None:
    def end_combat(right: Right, self: StrikePair, game: Vtes) -> None:
        right(self, game)
        self.round(game).over = False

    change.replace(StrikePair, "end_combat", end_combat)


@wrong("crows come before the end of combat", breaks="vtes.combat.combat-ends.stops-other-strike-resolution-effects")
def _(change: Changes) -> None:
    def strike_again(right: Right, self: Round, game: Vtes) -> None:
        right(self, game)
        if self.over:
            game.set_off(StrikeResolution(blows=(), surroundings=True, dodging=()))

    change.replace(Round, "strike_again", strike_again)


@wrong("who dodges stays in combat", breaks="vtes.combat.combat-ends.not-dodged")
def _(change: Changes) -> None:
    def end_combat(right: Right, self: StrikePair, game: Vtes) -> None:
        if not any(blow.strike.dodge for blow in self.strikes(game)):
            right(self, game)

    change.replace(StrikePair, "end_combat", end_combat)


# Hands, damage and retainers.


@wrong("whatever its strength, a hand hits for 1", breaks="vtes.combat.hand-strike.damage-equals-strength")
def _(change: Changes) -> None:
    change.replace(striking, "strength", lambda right, game, minion: 1)


@wrong("vampires have strength 2", breaks="vtes.combat.hand-strike.vampire-strength-one")
def _(change: Changes) -> None:
    change.replace(striking, "strength", lambda right, game, minion: right(game, minion) + minion.facts.is_vampire)


@wrong("what hits a minion hits its retainers", breaks="vtes.combat.retainer.not-harmed-by-default")
def _(change: Changes) -> None:
    def injury(right: Right, self: StrikeResolution, game: Vtes, blow: Blow) -> Injury:
        for retainer in striking.retainers_of(game, blow.victim):
            game.burn_blood(retainer, 1)
            game.lose_last_life(retainer)
        return right(self, game, blow)  # type: ignore[no-any-return]

    change.replace(StrikeResolution, "injury", injury)


@wrong("nobody strikes at retainers", breaks="vtes.combat.retainer.can-be-targeted-by-strike")
def _(change: Changes) -> None:
    change.replace(StrikePair, "at_retainers", lambda right, self, game, choice: [])


@wrong(
    "a gun hits the first retainer there is, whoever was named",
    breaks="vtes.combat.retainer.target-announced-with-strike",
)
def _(change: Changes) -> None:
    def see_what_lands(right: Right, self: StrikeResolution, game: Vtes) -> None:
        far = combat_state.under_way(game).range == "long"
        turned = []
        for blow in self.blows:
            retainers = striking.retainers_of(game, blow.victim) if far and blow.strike.ranged else []
            strike = msgspec.structs.replace(blow.strike, retainer=retainers[0].id) if retainers else blow.strike
            turned.append(msgspec.structs.replace(blow, strike=strike))
        self.blows = tuple(turned)
        right(self, game)

    change.replace(StrikeResolution, "see_what_lands", see_what_lands)


@wrong(
    "blood is stolen of who has as much, or not at all",
    breaks=("vtes.glossary.target.example-steal-2-blood", "vtes.glossary.target.amount-need-not-be-available"),
)
def _(change: Changes) -> None:
    def steal(right: Right, self: StrikeResolution, game: Vtes) -> None:
        blows, self.blows = (
            self.blows,
            tuple(blow for blow in self.blows if game.cards[blow.victim].counters >= blow.strike.steal_blood),
        )
        right(self, game)
        self.blows = blows

    change.replace(StrikeResolution, "steal", steal)


@wrong(
    "a vampire in torpor that cannot mend is burned",
    breaks="vtes.combat.damage.wounded-already-in-torpor-normal-damage",
)
def _(change: Changes) -> None:
    def suffer_normal(right: Right, self: DamageResolution, game: Vtes) -> None:
        victim, injury = game.cards[self.current.victim], self.current
        lost = victim.wounded and victim.counters < injury.normal
        right(self, game)
        if lost and victim.id in game.cards:
            game.burn(victim)
            self.goto(DamageResolution.next_victim)

    change.replace(DamageResolution, "suffer_normal", suffer_normal)


@wrong(
    "what a retainer does to a minion comes from nowhere",
    breaks=(
        "vtes.combat.environmental.no-source-or-non-minion-source",
        "vtes.published.retainer-damage.comes-from-the-retainer",
    ),
)
def _(change: Changes) -> None:
    def environmental_damage(right: Right, self: StrikeResolution, game: Vtes) -> list[Injury]:
        return [Injury(each.victim, each.normal, each.aggravated) for each in right(self, game)]

    change.replace(StrikeResolution, "environmental_damage", environmental_damage)


# What is played, and by whom.


@wrong("an action modifier serves in the combat", breaks="vtes.combat.only-combat-cards-as-minion-cards")
def _(change: Changes) -> None:
    def players(right: Right, self: Modifier, game: Vtes, frame: Any, seat: Seat) -> Iterable[CardId]:
        round_ = game.within(Round)
        if round_ is None or round_.combatant_of(game, seat) != round_.acting:
            return right(self, game, frame, seat)  # type: ignore[no-any-return]
        return [round_.acting]

    def refusal(right: Right, self: DuringAction, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        found = right(self, game, frame, seat, choice)
        return None if found is ONLY_COMBAT_CARDS else found

    ways = [way for behaviour in BEHAVIOUR.values() for way in behaviour.modes.values()]
    play_also_in(change, "strike", *[way for way in ways if isinstance(way, Modifier)])
    change.replace(Modifier, "players", players)
    change.replace(DuringAction, "refusal", refusal)


@wrong("a vampire reacts from torpor", breaks="vtes.torpor.cannot-play-reactions")
def _(change: Changes) -> None:
    def players(right: Right, self: Reaction, game: Vtes, frame: Any, seat: Seat) -> Iterable[CardId]:
        found = list(right(self, game, frame, seat))
        return found + [card.id for card in game.controlled(seat, TORPOR) if isinstance(frame, Action)]

    def readiness_refusal(right: Right, self: Reaction, minion: InPlay, awake: tuple[CardId, ...] = ()) -> Any:
        found = right(self, minion, awake)
        return None if found is REACTING_IN_TORPOR else found

    change.replace(Reaction, "players", players)
    change.replace(Reaction, "readiness_refusal", readiness_refusal)


@wrong("a blood hunt is polled like any referendum", breaks="vtes.blood-hunt.no-modifiers-no-reactions")
def _(change: Changes) -> None:
    def players(right: Right, self: DuringPolling, game: Vtes, frame: Any, seat: Seat) -> Iterable[CardId]:
        if game.within(BloodHunt) is None:
            return right(self, game, frame, seat)  # type: ignore[no-any-return]
        return [minion.id for minion in game.controlled(seat, READY)]

    def refusal(right: Right, self: DuringPolling, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        return right(self, game, frame, seat, choice) if game.within(BloodHunt) is None else None

    change.replace(DuringPolling, "players", players)
    change.replace(DuringPolling, "refusal", refusal)


@wrong("only who calls a referendum burns a card for a vote", breaks="vtes.votes.political-card-one-vote")
def _(change: Changes) -> None:
    def card_vote_refusal(right: Right, self: Referendum, game: Vtes, seat: Seat, *rest: Any) -> Any:
        return right(self, game, seat, *rest) if seat == self.seat else voting.NO_CARD_VOTE

    change.replace(Referendum, "card_vote_refusal", card_vote_refusal)


@wrong("votes that a card prints are no votes", breaks="vtes.sect.independent.printed-votes")
def _(change: Changes) -> None:
    change.replace(titles, "own_votes", lambda right, title: 0)


@wrong("an ally plays no card of vampires", breaks="vtes.ally.as-vampire.treated-as-vampire-for-effects-of-the-play")
def _(change: Changes) -> None:
    change.replace(as_vampire, "permission", lambda right, minion, mode: None)


@wrong(
    "what an ally gains as a vampire is gone with the attempt", breaks="vtes.ally.as-vampire.duration-effects-included"
)
def _(change: Changes) -> None:
    def open_to_blocks(right: Right, self: Action, game: Vtes) -> None:
        blocker = game.cards.get(self.blocker)
        if blocker is not None and not blocker.facts.is_vampire:
            game.modifiers = [each for each in game.modifiers if each.subject != blocker.id]
        right(self, game)

    change.replace(Action, "open_to_blocks", open_to_blocks)
