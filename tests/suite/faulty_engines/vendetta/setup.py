"""Faulty engines of Vendetta: set-up, and the order of a game."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import CHANCE, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.vendetta.resolution import rewards
from reference_engine.vendetta.rounds.rounds import Rounds
from reference_engine.vendetta.setup.setup import SetUp
from reference_engine.vendetta.table.card_facts import LOCATION_CARD_FACTS, LOCATION_CARDS
from reference_engine.vendetta.table.numbers import RULEBOOK, ForPlayers, Numbers
from reference_engine.vendetta.table.state import Table
from reference_engine.vendetta.wire import positions
from scenarios.wire_types.vendetta.choices import ChooseClan, ChooseRelic, Draw
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


def renumber(change: Changes, **numbers: Any) -> None:
    """Change numbers of the rulebook."""
    right = Table.numbers.fget  # type: ignore[attr-defined]

    def changed(game: Table) -> Numbers:
        found: Numbers = right(game)
        return replace(found, **numbers)

    change.set(Table, "numbers", property(changed))


def lengthened(numbers: ForPlayers) -> ForPlayers:
    """Return the numbers with a fourth round, which is like the third."""
    by_round = {name: getattr(numbers, name) for name in ("planning_turns", "drawn", "kept")}
    return replace(numbers, **{name: (*found, found[-1]) for name, found in by_round.items()})


def renumber_for(players: int, change: Changes, **numbers: Any) -> None:
    """Change numbers of the rulebook for one number of players."""
    right = Table.for_players.fget  # type: ignore[attr-defined]

    def changed(game: Table) -> ForPlayers:
        found: ForPlayers = right(game)
        return replace(found, **numbers) if len(game.seats) == players else found

    change.set(Table, "for_players", property(changed))


# Set-up, and the order of a game.


@wrong("there are as many Clan sheets as players", breaks="vendetta.setup.clan-sheets-players-plus-one")
def _(change: Changes) -> None:
    def draw(right: Right, self: SetUp, game: Table) -> Decision | None:
        return None if len(self.laid_out) == len(game.seats) else right(self, game)

    change.replace(SetUp, "draw_clan_sheet", draw)


@wrong("Clans are chosen counter-clockwise", breaks="vendetta.setup.clan-choice-order")
def _(change: Changes) -> None:
    def choose(right: Right, self: SetUp, game: Table) -> Decision | None:
        seat = game.turn_order()[-self.at]
        return Decision(seat, "choose-clan", [ChooseClan(clan) for clan in self.laid_out])

    def take(right: Right, self: SetUp, game: Table, choice: ChooseClan) -> None:
        at = self.at
        self.at = -at
        right(self, game, choice)
        self.at = at + 1
        if self.at == len(game.seats):
            self.goto(SetUp.put_sheets_away)

    change.replace(SetUp, "choose_clan", choose)
    change.replace(SetUp, "take_clan", take)


@wrong("the Ambition holder is the first to choose a Relic", breaks="vendetta.variant.relics.choice-order")
def _(change: Changes) -> None:
    def choose(right: Right, self: SetUp, game: Table) -> Decision | None:
        if not self.relics:
            return None
        return Decision(game.turn_order()[self.at], "choose-relic", [ChooseRelic(relic) for relic in self.relics])

    change.replace(SetUp, "choose_relic", choose)


@wrong("the Prince's Haven has a Location card as well", breaks="vendetta.variant.location-cards.haven-excluded")
def _(change: Changes) -> None:
    def draw(right: Right, self: SetUp, game: Table) -> Decision | None:
        if LOCATION_CARDS not in game.variants or len(self.laid_out) > game.haven:
            return None
        left = [name for name in sorted(LOCATION_CARD_FACTS) if name not in self.laid_out]
        return Decision(CHANCE, "location-card", [Draw(name) for name in left])

    change.replace(SetUp, "draw_location_card", draw)


@wrong("turn order goes counter-clockwise", breaks="vendetta.ambition.turn-order")
def _(change: Changes) -> None:
    def turn_order(right: Right, game: Table) -> tuple[Seat, ...]:
        first, *others = right(game)
        return (first, *reversed(others))

    change.replace(Table, "turn_order", turn_order)


@wrong(
    "who chose a Clan first may take the sheet that is left over", breaks="vendetta.setup.unused-clan-sheets-removed"
)
def _(change: Changes) -> None:
    def put_away(right: Right, self: SetUp, game: Table) -> None:
        if self.laid_out:
            self.at = 0
            self.goto(SetUp.choose_clan)
        else:
            right(self, game)

    def take(right: Right, self: SetUp, game: Table, choice: ChooseClan) -> None:
        right(self, game, choice)
        if not self.laid_out:
            self.goto(SetUp.put_sheets_away)

    change.replace(SetUp, "put_sheets_away", put_away)
    change.replace(SetUp, "take_clan", take)


@wrong("there is no seat for a fifth player", breaks="vendetta.components.player-count")
def _(change: Changes) -> None:
    change.replace(positions, "new_game", lambda right, game, names: right(game, names[:4]))


@wrong("players begin with 5 Blood", breaks="vendetta.setup.starting-pool")
def _(change: Changes) -> None:
    renumber(change, starting_blood=5)


@wrong("there is a fourth round, like the third", breaks="vendetta.playing.three-rounds")
def _(change: Changes) -> None:
    change.set(rewards, "BY_ROUND", {name: (*found, found[-1]) for name, found in rewards.BY_ROUND.items()})
    renumber(
        change,
        rounds=4,
        players={number: lengthened(by_round) for number, by_round in RULEBOOK.players.items()},
    )


@wrong("the game ends after two rounds", breaks="vendetta.playing.three-rounds")
def _(change: Changes) -> None:
    renumber(change, rounds=2)


@wrong("Allies come to the Locations before anybody feeds", breaks="vendetta.playing.phase-order")
def _(change: Changes) -> None:
    change.reorder(
        Rounds,
        *("begin_round", "location_setup", "feed", "hand_building"),
        *("planning", "resolution", "end_of_round", "next_round"),
    )
