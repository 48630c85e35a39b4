"""Resolution of the Locations one by one, in five steps. Rulebook, 'Resolution'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.effects import relics
from reference_engine.vendetta.effects.activation import Activations
from reference_engine.vendetta.effects.effect import CardEffect
from reference_engine.vendetta.frenzy import blood
from reference_engine.vendetta.resolution import winner
from reference_engine.vendetta.resolution.conflict import Conflict
from reference_engine.vendetta.resolution.revelation import Revelation
from reference_engine.vendetta.resolution.rewards import ConflictRewards
from reference_engine.vendetta.resolution.withdraw import WithdrawStep
from reference_engine.vendetta.table import requested_stop
from reference_engine.vendetta.table.pieces import NOWHERE
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import Use


@procedure
class Resolution(Frame, kw_only=True):
    """Resolution of every Location in ascending order, the Prince's Haven last. Rulebook, 'Resolution'."""

    location: int = 0

    @asks("vendetta.variant.relics.once-per-game", "vendetta.variant.relics.play-one-blood-everywhere")
    def offer_relic(self, game: Table) -> Decision | None:
        for seat in game.turn_order():  # every Relic is unique, so at most one player decides
            player = game.seats[seat]
            if player.relic and not player.relic_used and TEXTS[player.relic].plays_blood_everywhere:
                return Decision(seat, "resolution", [PASS, Use(player.relic)])
        return None

    @rule("vendetta.variant.relics.play-one-blood-everywhere")
    def settle_relic(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Use):
            seat = game.decider
            relics.turn_down(game, seat)
            each = TEXTS[game.seats[seat].relic].plays_blood_everywhere
            for location in range(len(game.places)):
                blood.play(game, seat, location, min(each, game.seats[seat].blood))

    @rule(
        "vendetta.resolution.one-location-at-a-time",
        "vendetta.resolution.complete-before-next",
        "vendetta.resolution.haven-last",
    )
    def next_location(self, game: Table) -> None:
        game.cite(("vendetta.game-end.after-third-round",))
        if self.location < len(game.places):
            game.call(LocationResolution(location=self.location))
            self.location += 1
            self.goto(Resolution.next_location)

    STEPS = (offer_relic, settle_relic, next_location)


@procedure
class LocationResolution(Conflict, kw_only=True):
    """Withdraw, Revelation, Preparation, Conflict, Aftermath. Rulebook, 'Resolution'."""

    def step_began(self, game: Table, step: str) -> None:
        self.step = step
        game.resolving = self.location
        game.emit(events.StepBegan(game.locations[self.location], step))
        requested_stop.reached(game, game.locations[self.location], step)

    @rule("vendetta.resolution.five-steps")
    def withdraw(self, game: Table) -> None:
        self.step_began(game, "withdraw")
        game.call(WithdrawStep(location=self.location))

    @rule("vendetta.revelation.passive-timing")
    def before_revelation(self, game: Table) -> None:
        self.step_began(game, "revelation")
        self.activate(game, "before_revelation")

    @rule(
        "vendetta.resolution.five-steps", "vendetta.revelation.reveal-stayers", "vendetta.revelation.three-active-kinds"
    )
    def reveal(self, game: Table) -> None:
        game.call(Revelation(location=self.location))

    @rule("vendetta.revelation.passive-timing")
    def after_revelation(self, game: Table) -> None:
        self.activate(game, "after_revelation")

    @rule("vendetta.resolution.five-steps", "vendetta.cards.preparation.step", "vendetta.preparation.order")
    def preparation(self, game: Table) -> None:
        self.step_began(game, "preparation")
        self.activate(game, "preparation", self.skipping)

    @rule("vendetta.resolution.five-steps", "vendetta.conflict.two-substeps")
    def before_conflict(self, game: Table) -> None:
        self.step_began(game, "conflict")
        self.activate(game, "before_conflict")

    @rule("vendetta.cards.conflict.step", "vendetta.conflict.order", "vendetta.conflict.two-substeps")
    def conflict(self, game: Table) -> None:
        self.activate(game, "conflict")

    @rule(
        "vendetta.conflict.two-substeps",
        "vendetta.conflict.total-power",
        "vendetta.planning.blood.each-adds-one-power",
        "vendetta.revelation.power-always-counts",
        "vendetta.cards.passive.missed-trigger-no-effect",
    )
    def determine_winner(self, game: Table) -> None:
        self.ranking = winner.ranked(game, self)
        if self.ranking:
            self.winner = self.ranking[0]
            game.call(ConflictRewards(location=self.location, ranking=self.ranking))
        else:
            self.remove_ally(game)

    def remove_ally(self, game: Table) -> None:
        """Remove the Ally from the game, because no player has Clan cards here."""
        rules = ("vendetta.conflict.no-cards-no-reward", "vendetta.conflict.unclaimed-ally-removed")
        game.cite(rules)
        if self.location == game.haven:
            game.cite(("vendetta.rewards.haven-ambition",))
        ally = game.places[self.location].ally
        if ally:
            game.set_ally(self.location, "")
            game.removed += (ally,)
            game.emit(events.AllyRemoved(game.locations[self.location], ally), *rules)

    @rule("vendetta.resolution.five-steps", "vendetta.cards.aftermath.step", "vendetta.aftermath.order")
    def aftermath(self, game: Table) -> None:
        self.step_began(game, "aftermath")
        if self.location == game.haven:
            game.cite(("vendetta.rewards.haven-new-order-applies-to-aftermath",))
        self.activate(game, "aftermath", self.skipping)

    @rule("vendetta.resolution.complete-before-next", "vendetta.aftermath.cards-and-blood-remain")
    def resolved(self, game: Table) -> None:
        game.emit(events.LocationResolved(game.locations[self.location]))
        card = game.places[self.location].card
        if card and "after_resolution" in TEXTS[card].parts:
            for seat in game.turn_order():
                if game.spot(seat, self.location).blood:
                    game.set_off(CardEffect(seat=seat, card=card, timing="after_resolution", location=self.location))

    @rule("vendetta.resolution.complete-before-next")
    def leave(self, game: Table) -> None:
        game.resolving, game.changes = NOWHERE, ()
        requested_stop.reached(game, game.locations[self.location], "resolved")

    def activate(self, game: Table, timing: str, skipping: tuple[Seat, ...] = ()) -> None:
        game.call(Activations(timing=timing, location=self.location, skipping=skipping))

    STEPS = (
        withdraw,
        before_revelation,
        reveal,
        after_revelation,
        preparation,
        before_conflict,
        conflict,
        determine_winner,
        aftermath,
        resolved,
        leave,
    )
