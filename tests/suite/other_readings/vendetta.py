"""Vendetta, read otherwise where a reading is provisional."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Choice, Decision
from reference_engine.vendetta.cards.words.moving import TakeBackAndSteal
from reference_engine.vendetta.declarations.language import Effect
from reference_engine.vendetta.frenzy.frenzy import Frenzy
from reference_engine.vendetta.planning import looking
from reference_engine.vendetta.resolution.revelation import Revelation
from reference_engine.vendetta.resolution.withdraw import WithdrawStep
from reference_engine.vendetta.rounds.feed import Feed
from reference_engine.vendetta.rounds.hand_building import HandBuilding
from reference_engine.vendetta.table import events
from reference_engine.vendetta.table.choices import Keep, Use
from reference_engine.vendetta.table.facts import ALLIES
from reference_engine.vendetta.table.state import Table
from tests.suite.other_readings.other import other
from tests.suite.wrong_engines.wrong import Changes, Right


@other("every opponent is a Rival, wherever they are", reading="vendetta.glossary.rival/who")
def _(change: Changes) -> None:
    def rivals(right: Right, self: Table, seat: Seat, location: int) -> tuple[Seat, ...]:
        if isinstance(self.stack[-1], WithdrawStep):  # who Withdraws does not pay for Staying, whoever is a Rival
            return tuple(right(self, seat, location))
        return tuple(other for other in self.turn_order() if other != seat)

    change.replace(Table, "rivals", rivals)


def rewards(change: Changes, first: tuple[int, ...], second: tuple[int, ...], third: tuple[int, ...]) -> None:
    """Have first, second and third gain that much in rounds 1 to 3."""
    right = Table.numbers.fget  # type: ignore[attr-defined]
    change.set(
        Table,
        "numbers",
        property(
            lambda game: replace(
                right(game), rewards=replace(right(game).rewards, first=first, second=second, third=third)
            )
        ),
    )


@other("the last round brings 2, 1 and 1, the others little", reading="vendetta.rewards.first-influence-round-1")
def _(change: Changes) -> None:
    rewards(change, (1, 1, 2), (1, 1, 1), (0, 0, 1))


@other("each rank gains 1 more than we think", reading="vendetta.rewards.first-influence-round-1")
def _(change: Changes) -> None:
    rewards(change, (2, 3, 4), (1, 2, 2), (1, 1, 1))


@other("Talley alone costs 1 Blood", reading="vendetta.feed.collect-blood")
def _(change: Changes) -> None:
    def collect(right: Right, self: Feed, game: Table) -> None:
        right(self, game)
        for seat in game.turn_order():
            fed = sum(ALLIES[card].feed for card in game.seats[seat].alliance)
            if fed < 0:
                game.seats[seat].blood += fed
                game.emit(events.BloodLost(seat, -fed))

    change.replace(Feed, "collect", collect)


@other("nobody looks at cards in the Withdraw Step", reading="vendetta.cards.ally.ambrus-maropis")
def _(change: Changes) -> None:
    def options(right: Right, game: Table, seat: Seat) -> list[Choice]:
        return [] if game.within(WithdrawStep) is not None else right(game, seat)

    change.replace(looking, "options", options)


@other("the card given up for Roberta Urbani leaves the game", reading="vendetta.hand-building.other-to-bottom")
def _(change: Changes) -> None:
    def keep(right: Right, self: HandBuilding, game: Table, choice: Keep) -> None:
        player = game.seats[self.order[self.at]]
        right(self, game, choice)
        if choice.discard:
            player.clan_deck_bottom = player.clan_deck_bottom[:-1]

    change.replace(HandBuilding, "keep", keep)


@other("One Step Ahead is in time in the Revelation that reveals it", reading="vendetta.revelation.passive-timing")
def _(change: Changes) -> None:
    def next_priced(right: Right, self: Revelation, game: Table) -> object:
        for seat in game.at(self.location):
            for deployed in game.spot(seat, self.location).cards:
                if deployed.card == "NO06":
                    game.turn_up(seat, self.location, deployed)
        return right(self, game)

    change.replace(Revelation, "_priced", next_priced)


@other("Chaos goes back with whatever is taken", reading="vendetta.conflicts-of-rules.card-over-rulebook/chaos")
def _(change: Changes) -> None:
    def ask(right: Right, self: TakeBackAndSteal, game: Table, effect: Effect) -> Decision | None:
        asked = right(self, game, effect)
        if asked is None:
            return None
        with_chaos = [each for each in asked.options if not isinstance(each, Use) or "Chaos" in each.cards]
        return Decision(asked.seat, asked.window, with_chaos)

    change.replace(TakeBackAndSteal, "ask", ask)


@other("a Drain that gives no Blood ends the Frenzy", reading="vendetta.frenzy.trigger/no-blood")
def _(change: Changes) -> None:
    change.replace(Frenzy, "again_if_still_empty", lambda right, self, game: None)


@other("who caused the Frenzy causes the next one too", reading="vendetta.frenzy.trigger/no-blood")
def _(change: Changes) -> None:
    def again(right: Right, self: Frenzy, game: Table) -> None:
        causer = self.causer
        right(self, game)
        self.causer = causer

    change.replace(Frenzy, "again_if_still_empty", again)
