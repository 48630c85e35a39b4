"""Faulty engines: combat and damage."""

from __future__ import annotations

from reference_engine.kernel import CardId
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vtes.card_dsl.strikes import Strike
from reference_engine.vtes.cards.words.combat import strike_cards
from reference_engine.vtes.combat import damage, striking
from reference_engine.vtes.combat.damage import DamageResolution, Injury
from reference_engine.vtes.combat.resolution import Blow, StrikeResolution
from reference_engine.vtes.combat.rounds import Combat, Round
from reference_engine.vtes.combat.strike_pair import StrikePair
from reference_engine.vtes.control import regions
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.table.state import InPlay
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


def current(self: DamageResolution, changed: Injury) -> None:
    """Change the injury that is being handled."""
    self.injuries = (*self.injuries[: self.at], changed, *self.injuries[self.at + 1 :])


@wrong(
    "aggravated damage is mended",
    breaks=("vtes.combat.damage.aggravated-cannot-be-mended", "vtes.combat.damage.example-nassir"),
)
def _(change: Changes) -> None:
    def inflict(right: Right, self: DamageResolution, game: Vtes) -> None:
        right(self, game)
        current(self, Injury(self.current.victim, self.current.total, 0))

    change.replace(DamageResolution, "inflict", inflict)


@wrong(
    "normal damage comes after aggravated damage",
    breaks=("vtes.combat.damage.normal-before-aggravated", "vtes.combat.damage.example-ryan"),
)
def _(change: Changes) -> None:
    def suffer_normal(right: Right, self: DamageResolution, game: Vtes) -> None:
        injury = self.current
        if not game.cards[injury.victim].facts.is_vampire:
            right(self, game)
            return
        DamageResolution.suffer_aggravated(self, game)
        current(self, Injury(injury.victim, injury.normal, 0))
        if injury.victim in game.cards:
            right(self, game)
        else:
            self.goto(DamageResolution.next_victim)

    change.replace(DamageResolution, "suffer_normal", suffer_normal)


@wrong(
    "aggravated damage burns a wounded vampire that has blood",
    breaks="vtes.combat.damage.aggravated-on-wounded-costs-blood",
)
def _(change: Changes) -> None:
    def suffer_aggravated(right: Right, self: DamageResolution, game: Vtes) -> None:
        victim = game.cards[self.current.victim]
        if victim.wounded or self.current.aggravated > 1:
            game.burn_blood(victim, victim.counters if self.current.aggravated else 0)
        right(self, game)

    change.replace(DamageResolution, "suffer_aggravated", suffer_aggravated)


@wrong(
    "the first aggravated point costs blood as well",
    breaks=("vtes.combat.damage.aggravated-first-point-only-wounds", "vtes.combat.damage.example-tamoszius"),
)
def _(change: Changes) -> None:
    def suffer_aggravated(right: Right, self: DamageResolution, game: Vtes) -> None:
        if self.current.aggravated:
            damage.wound(game, game.cards[self.current.victim])
        right(self, game)

    change.replace(DamageResolution, "suffer_aggravated", suffer_aggravated)


@wrong("aggravated damage cannot be prevented", breaks="vtes.combat.damage.aggravated-can-be-prevented")
def _(change: Changes) -> None:
    def prevent(right: Right, self: DamageResolution, game: Vtes, amount: int, **named: object) -> None:
        right(self, game, 0 if any(part.aggravated for part in self.parts) else amount, **named)

    change.replace(DamageResolution, "prevent", prevent)


@wrong("a wounded vampire stays ready", breaks="vtes.combat.damage.wounded-goes-to-torpor-last")
def _(change: Changes) -> None:
    change.replace(regions, "to_torpor", lambda right, game, vampire: None)


@wrong("a vampire that burns its last blood goes to torpor", breaks="vtes.combat.damage.burning-all-blood-harmless")
def _(change: Changes) -> None:
    def suffer_normal(right: Right, self: DamageResolution, game: Vtes) -> None:
        right(self, game)
        victim = game.cards[self.current.victim]
        if victim.facts.is_vampire and self.current.normal and victim.counters == 0:
            damage.wound(game, victim)

    change.replace(DamageResolution, "suffer_normal", suffer_normal)


@wrong("a minion maneuvers twice in a row", breaks="vtes.combat.maneuver.not-two-in-a-row")
def _(change: Changes) -> None:
    def maneuver(right: Right, self: Round, game: Vtes, minion: CardId, *weapon: CardId) -> None:
        right(self, game, minion, *weapon)
        self.last_maneuver = CardId(0)

    change.replace(Round, "maneuver", maneuver)


@wrong("a round begins at the range of the one before", breaks="vtes.combat.range.close-by-default-every-round")
def _(change: Changes) -> None:
    ranges: dict[str, str] = {}

    def set_range(right: Right, self: Round, game: Vtes) -> None:
        right(self, game)
        ranges["before"] = self.range

    def start(right: Right, self: Round, game: Vtes) -> None:
        right(self, game)
        combat = game.within(Combat)
        if combat is not None and combat.rounds > 1:
            self.range = ranges["before"]

    change.replace(Round, "set_range", set_range)
    change.replace(Round, "start_at_close_range", start)


@wrong("a maneuver with a weapon binds to nothing", breaks="vtes.combat.choose.committed-by-maneuver")
def _(change: Changes) -> None:
    change.replace(Round, "commitment", lambda right, self, minion: None)


@wrong(
    "a hand strike reaches at long range",
    breaks=("vtes.combat.resolve.strikes-default-close-only", "vtes.combat.range.example-ayelech-colette"),
)
def _(change: Changes) -> None:
    change.replace(Strike, "works_at", lambda right, self, range_: True)


@wrong("a dodge protects from nothing", breaks="vtes.combat.dodge.protects-minion")
def _(change: Changes) -> None:
    change.replace(StrikePair, "dodges", lambda right, self, game, minion: False)


@wrong("the strike of the acting minion comes first", breaks="vtes.combat.resolve.simultaneous")
def _(change: Changes) -> None:
    def resolve(right: Right, self: StrikePair, game: Vtes, striking: list[Blow], surroundings: bool = False) -> None:
        if len(striking) > 1:
            game.call(WrongSecondStrike(striker=striking[1].striker, victim=striking[1].victim))
        right(self, game, striking[:1], surroundings)

    change.replace(StrikePair, "resolve", resolve)


@procedure
class WrongSecondStrike(Frame, kw_only=True):
    """Strike that is resolved after the other one if the striker is still ready, which is wrong."""

    striker: CardId
    victim: CardId

    @rule("vtes.combat.resolve.simultaneous")
    def strike(self, game: Vtes) -> None:
        if game.is_ready(self.striker) and game.is_ready(self.victim):
            amount = striking.strength(game, game.cards[self.striker])
            game.call(DamageResolution(injuries=(Injury(self.victim, amount, 0),)))

    STEPS = (strike,)


@wrong("combat ends after the strikes", breaks="vtes.combat.combat-ends.resolves-before-all-strikes")
def _(change: Changes) -> None:
    def end_combat(right: Right, self: StrikePair, game: Vtes) -> None:
        return None

    def resolve_normal_strikes(right: Right, self: StrikePair, game: Vtes) -> None:
        right(self, game)
        if any(blow.strike.combat_ends for blow in self.strikes(game)):
            self.round(game).end_combat()

    change.replace(StrikePair, "end_combat", end_combat)
    change.replace(StrikePair, "resolve_normal_strikes", resolve_normal_strikes)


@wrong(
    "both get the additional strike",
    breaks=(
        "vtes.combat.additional.only-holders-may-strike",
        "vtes.combat.additional.example-wauneka-flavio",
        "vtes.combat.additional.one-sided-resolved-alone",
    ),
)
def _(change: Changes) -> None:
    def strike_again(right: Right, self: Round, game: Vtes) -> None:
        self.acting_extra = self.opposing_extra = max(self.acting_extra, self.opposing_extra)
        right(self, game)

    change.replace(Round, "strike_again", strike_again)


@wrong("additional strikes can be gained twice", breaks="vtes.combat.additional.one-source-per-round")
def _(change: Changes) -> None:
    change.replace(strike_cards.AdditionalStrikes, "refusal", lambda right, self, game, frame, seat, choice: None)


@wrong(
    "blood is stolen after mending",
    breaks=("vtes.combat.steal-blood.before-mending", "vtes.ruling.theft-of-vitae.before-mending"),
)
def _(change: Changes) -> None:
    def steal(right: Right, self: StrikeResolution, game: Vtes) -> None:
        for blow in self.blows:
            if blow.strike.steal_blood:
                game.call(WrongLateTheft(thief=blow.striker, robbed=blow.victim, amount=blow.strike.steal_blood))

    change.replace(StrikeResolution, "steal", steal)


@procedure
class WrongLateTheft(Frame, kw_only=True):
    """Theft of blood that happens only after damage is resolved, which is wrong."""

    thief: CardId
    robbed: CardId
    amount: int

    @rule("vtes.combat.steal-blood.moves-counters-to-striker")
    def steal(self, game: Vtes) -> None:
        if self.thief in game.cards and self.robbed in game.cards:
            game.move_blood(self.amount, game.cards[self.robbed], game.cards[self.thief])

    STEPS = (steal,)


@wrong("combat goes on without a press", breaks="vtes.combat.press.none-by-default-combat-ends")
def _(change: Changes) -> None:
    def close_presses(right: Right, self: Round, game: Vtes) -> None:
        combat = game.within(Combat)
        if combat is not None and combat.rounds < 2:
            self.to_continue = True
        right(self, game)

    change.replace(Round, "close_presses", close_presses)


@wrong("a press against a press continues", breaks="vtes.combat.press.to-end-cancels-continue")
def _(change: Changes) -> None:
    def press(right: Right, self: Round, game: Vtes, minion: CardId) -> None:
        right(self, game, minion)
        self.to_continue = True

    change.replace(Round, "press", press)


@wrong("a weapon is struck with at close range only", breaks="vtes.combat.resolve.r-damage-works-at-any-range")
def _(change: Changes) -> None:
    change.replace(Strike, "works_at", lambda right, self, range_: range_ == "close" or self.defensive)


@wrong("an ally without life stays", breaks="vtes.combat.damage.ally-retainer-burned-at-zero-life")
def _(change: Changes) -> None:
    def lose_last_life(right: Right, self: Vtes, card: InPlay) -> None:
        return None

    change.replace(Vtes, "lose_last_life", lose_last_life)
