"""The Locations are resolved one by one, in five steps. Rulebook, 'Resolution'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import PASS, Choice, Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta import events
from reference_engine.vendetta.activation import Activations
from reference_engine.vendetta.cards.effect import CardEffect
from reference_engine.vendetta.cards.language import TEXTS
from reference_engine.vendetta.choices import Answer, Use
from reference_engine.vendetta.conflict import ConflictRewards, ranked
from reference_engine.vendetta.facts import name_of
from reference_engine.vendetta.pieces import NOWHERE, Deployed, Place
from reference_engine.vendetta.planning import use_relic
from reference_engine.vendetta.withdrawing import WithdrawStep

if TYPE_CHECKING:
    from reference_engine.vendetta.game import Vendetta

STEPS_OF_A_LOCATION = ("withdraw", "revelation", "preparation", "conflict", "aftermath")


@procedure
class Resolution(Frame, kw_only=True):
    """Every Location in ascending order, the Prince's Haven last. Rulebook, 'Resolution'."""

    location: int = 0
    order: tuple[Seat, ...] = ()
    at: int = 0

    @rule("vendetta.variant.relics.once-per-game")
    def begin(self, game: Vendetta) -> None:
        self.order = tuple(
            seat
            for seat in game.turn_order()
            if game.seats[seat].relic
            and not game.seats[seat].relic_used
            and TEXTS[game.seats[seat].relic].plays_blood_everywhere
        )

    @asks("vendetta.variant.relics.play-one-blood-everywhere")
    def offer_relic(self, game: Vendetta) -> Decision | None:
        if self.at >= len(self.order) or game.seats[self.order[self.at]].out:
            return None
        seat = self.order[self.at]
        return Decision(seat, "resolution", [PASS, Use(game.seats[seat].relic)])

    @rule("vendetta.variant.relics.play-one-blood-everywhere")
    def settle_relic(self, game: Vendetta, choice: Choice) -> None:
        if isinstance(choice, Use):
            seat = game.asked
            use_relic(game, seat)
            each = TEXTS[game.seats[seat].relic].plays_blood_everywhere
            for location in range(len(game.places)):
                game.play_blood(seat, location, min(each, game.seats[seat].blood))

    @rule("vendetta.resolution.one-location-at-a-time")
    def next_relic(self, game: Vendetta) -> None:
        self.at += 1
        if self.at < len(self.order):
            self.goto(Resolution.offer_relic)

    @rule(
        "vendetta.resolution.one-location-at-a-time",
        "vendetta.resolution.complete-before-next",
        "vendetta.resolution.haven-last",
    )
    def next_location(self, game: Vendetta) -> None:
        game.cite(("vendetta.game-end.after-third-round",))
        if self.location < len(game.places):
            game.call(LocationResolution(location=self.location))
            self.location += 1
            self.goto(Resolution.next_location)

    STEPS = (begin, offer_relic, settle_relic, next_relic, next_location)


@procedure
class LocationResolution(Frame, kw_only=True):
    """Withdraw, Revelation, Preparation, Conflict, Aftermath. Rulebook, 'Resolution'."""

    location: int
    withdrawn: tuple[Seat, ...] = ()
    skipping: tuple[Seat, ...] = ()
    """Players who skip Preparation and Aftermath."""
    alone: Seat = NOBODY
    """The only player with Clan cards here after the Withdraw Step."""
    ranking: tuple[Seat, ...] = ()
    winner: Seat = NOBODY
    took_card: tuple[Seat, ...] = ()
    """Who has won an Ally or Victim here."""
    step: str = ""

    def step_began(self, game: Vendetta, step: str) -> None:
        self.step = step
        game.resolving = self.location
        game.emit(events.StepBegan(game.locations[self.location], step))

    @rule("vendetta.resolution.five-steps")
    def withdraw(self, game: Vendetta) -> None:
        self.step_began(game, "withdraw")
        game.call(WithdrawStep(location=self.location))

    @rule("vendetta.revelation.passive-timing")
    def before_revelation(self, game: Vendetta) -> None:
        self.alone = only_one_with_cards(game, self)
        self.step_began(game, "revelation")
        self.activate(game, "before_revelation")

    @rule(
        "vendetta.resolution.five-steps", "vendetta.revelation.reveal-stayers", "vendetta.revelation.three-active-kinds"
    )
    def reveal(self, game: Vendetta) -> None:
        game.call(Revelation(location=self.location))

    @rule("vendetta.revelation.passive-timing")
    def after_revelation(self, game: Vendetta) -> None:
        self.activate(game, "after_revelation")

    @rule("vendetta.resolution.five-steps", "vendetta.cards.preparation.step", "vendetta.preparation.order")
    def preparation(self, game: Vendetta) -> None:
        if self.alone == NOBODY:
            self.alone = only_one_with_cards(game, self)
        self.step_began(game, "preparation")
        self.activate(game, "preparation", self.skipping)

    @rule("vendetta.resolution.five-steps", "vendetta.conflict.two-substeps")
    def before_conflict(self, game: Vendetta) -> None:
        self.step_began(game, "conflict")
        self.activate(game, "before_conflict")

    @rule("vendetta.cards.conflict.step", "vendetta.conflict.order", "vendetta.conflict.two-substeps")
    def conflict(self, game: Vendetta) -> None:
        self.activate(game, "conflict")

    @rule(
        "vendetta.conflict.two-substeps",
        "vendetta.conflict.total-power",
        "vendetta.planning.blood.each-adds-one-power",
        "vendetta.revelation.power-always-counts",
        "vendetta.cards.passive.missed-trigger-no-effect",
    )
    def determine_winner(self, game: Vendetta) -> None:
        self.ranking = ranked(game, self)
        if self.ranking:
            self.winner = self.ranking[0]
            game.call(ConflictRewards(location=self.location, ranking=self.ranking))
        else:
            self.remove_ally(game)

    def remove_ally(self, game: Vendetta) -> None:
        """Nobody has Clan cards here: the Ally leaves the game."""
        rules = ("vendetta.conflict.no-cards-no-reward", "vendetta.conflict.unclaimed-ally-removed")
        game.cite(rules)
        if self.location == game.haven:
            game.cite(("vendetta.rewards.haven-ambition",))
        place = game.places[self.location]
        if place.ally:
            set_ally(game, self.location, "")
            game.removed += (place.ally,)
            game.emit(events.AllyRemoved(game.locations[self.location], place.ally), *rules)

    @rule("vendetta.resolution.five-steps", "vendetta.cards.aftermath.step", "vendetta.aftermath.order")
    def aftermath(self, game: Vendetta) -> None:
        self.step_began(game, "aftermath")
        if self.location == game.haven:
            game.cite(("vendetta.rewards.haven-new-order-applies-to-aftermath",))
        self.activate(game, "aftermath", self.skipping)

    @rule("vendetta.resolution.complete-before-next", "vendetta.aftermath.cards-and-blood-remain")
    def resolved(self, game: Vendetta) -> None:
        game.emit(events.LocationResolved(game.locations[self.location]))
        card = game.places[self.location].card
        if card and "after_resolution" in TEXTS[card].parts:
            for seat in game.turn_order():
                if game.spot(seat, self.location).blood:
                    game.set_off(CardEffect(seat=seat, card=card, moment="after_resolution", location=self.location))

    @rule("vendetta.resolution.complete-before-next")
    def leave(self, game: Vendetta) -> None:
        game.resolving, game.changes = NOWHERE, ()

    def activate(self, game: Vendetta, moment: str, skipping: tuple[Seat, ...] = ()) -> None:
        game.call(Activations(moment=moment, location=self.location, skipping=skipping))

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


def only_one_with_cards(game: Vendetta, resolution: LocationResolution) -> Seat:
    """The only player in the conflict who has Clan cards there; NOBODY where there are none or several."""
    with_cards = [
        seat
        for seat in game.at(resolution.location)
        if game.spot(seat, resolution.location).cards and seat not in resolution.withdrawn
    ]
    return with_cards[0] if len(with_cards) == 1 else NOBODY


def set_ally(game: Vendetta, location: int, ally: str) -> None:
    """Put an Ally at a Location, or none."""
    old = game.places[location]
    game.places = (*game.places[:location], Place(ally, old.card), *game.places[location + 1 :])


@procedure
class Revelation(Frame, kw_only=True):
    """The face-down cards of those who stayed are turned up. Rulebook, 'Revelation'."""

    location: int
    left: tuple[str, ...] = ()
    """Cards that their players have decided to leave face down."""

    def _priced(self, game: Vendetta) -> tuple[Seat, Deployed, Seat, str, int] | None:
        """The next face-down card with a price: its player, the card, who asks the price, for which card, how much."""
        for asker in game.at(self.location):
            for location, asking, text in game.texts(asker):
                if location == self.location and text.price_to_reveal:
                    for seat in game.rivals(asker, location):
                        for deployed in game.spot(seat, location).cards:
                            if deployed.face_down and deployed.card not in self.left:
                                return seat, deployed, asker, asking.card, text.price_to_reveal
        return None

    @asks("vendetta.revelation.passive-timing", "vendetta.conflicts-of-rules.card-over-rulebook")
    def ask_price(self, game: Vendetta) -> Decision | None:
        priced = self._priced(game)
        if priced is None:
            return None
        seat, deployed, _, asking, _ = priced
        owner, target = game.foreign(asking, seat), game.called(deployed.card, seat)
        return Decision(
            seat, "answer", [Answer(name_of(asking), option, owner, target) for option in ("reveal", "leave")]
        )

    @rule("vendetta.revelation.passive-timing", "vendetta.conflicts-of-rules.card-over-rulebook")
    def pay_price(self, game: Vendetta, choice: Answer) -> None:
        priced = self._priced(game)
        assert priced is not None
        seat, deployed, asker, asking, price = priced
        if choice.option == "leave":
            self.left += (deployed.card,)
        else:
            game.turn_up(seat, self.location, deployed)
            game.lose_blood(seat, price, asker, self.location, asking)
        self.goto(Revelation.ask_price)

    @rule("vendetta.revelation.reveal-stayers", "vendetta.cards.passive.face-down-revealed-in-revelation")
    def reveal(self, game: Vendetta) -> None:
        for seat in game.at(self.location):
            for deployed in game.spot(seat, self.location).cards:
                if deployed.card not in self.left:
                    game.turn_up(seat, self.location, deployed)

    STEPS = (ask_price, pay_price, reveal)
