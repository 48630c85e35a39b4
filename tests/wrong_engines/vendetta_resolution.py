"""Wrong about Vendetta: Withdrawing, conflicts and their rewards, the end of the round and of the game."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import Seat
from reference_engine.vendetta import conflict, observation, planning, resolution
from reference_engine.vendetta import game as games
from reference_engine.vendetta.activation import Activations
from reference_engine.vendetta.conflict import SECOND, THIRD, ConflictRewards
from reference_engine.vendetta.ending import EndOfRound
from reference_engine.vendetta.facts import ALLIES, RELIC_FACTS, VICTIM
from reference_engine.vendetta.game import Vendetta
from reference_engine.vendetta.pieces import Spot
from reference_engine.vendetta.resolution import LocationResolution, Resolution
from reference_engine.vendetta.rounds import Rounds
from reference_engine.vendetta.table import Table
from reference_engine.vendetta.withdrawing import Withdrawal
from tests.wrong_engines.wrong import Changes, Right, wrong

# The order of things.


@wrong("the Prince's Haven is resolved first", breaks="vendetta.resolution.haven-last")
def _(change: Changes) -> None:
    def next_location(right: Right, self: Resolution, game: Vendetta) -> None:
        if self.location < len(game.places):
            game.call(LocationResolution(location=(self.location - 1) % len(game.places)))
            self.location += 1
            self.goto(Resolution.next_location)

    change.replace(Resolution, "next_location", next_location)


@wrong("Preparation comes before the cards are revealed", breaks="vendetta.resolution.five-steps")
def _(change: Changes) -> None:
    change.reorder(
        LocationResolution,
        *("withdraw", "preparation", "before_revelation", "reveal", "after_revelation"),
        *("before_conflict", "conflict", "determine_winner", "aftermath", "resolved", "leave"),
    )


@wrong("the winner is known before Conflict cards take effect", breaks="vendetta.conflict.two-substeps")
def _(change: Changes) -> None:
    change.reorder(
        LocationResolution,
        *("withdraw", "before_revelation", "reveal", "after_revelation", "preparation"),
        *("determine_winner", "before_conflict", "conflict", "aftermath", "resolved", "leave"),
    )


def reverse(change: Changes, moment: str) -> None:
    """Have the cards of one moment take effect against the turn order."""

    def begin(right: Right, self: Activations, game: Vendetta) -> None:
        right(self, game)
        if self.moment == moment:
            self.order = self.order[::-1]

    change.replace(Activations, "begin", begin)


@wrong("the Ambition holder's Preparation cards come last", breaks="vendetta.preparation.order")
def _(change: Changes) -> None:
    reverse(change, "preparation")


@wrong("the Ambition holder's Conflict cards come last", breaks="vendetta.conflict.order")
def _(change: Changes) -> None:
    reverse(change, "conflict")


@wrong("the Ambition holder's Aftermath cards come last", breaks="vendetta.aftermath.order")
def _(change: Changes) -> None:
    reverse(change, "aftermath")


# Withdrawing.


@wrong("who has nothing but Blood at a Location is not there", breaks="vendetta.withdraw.blood-only-player")
def _(change: Changes) -> None:
    change.set(Spot, "holds_anything", property(lambda spot: bool(spot.cards)))


@wrong("everybody sees a token as it is put down", breaks="vendetta.withdraw.secret-simultaneous")
def _(change: Changes) -> None:
    change.replace(observation, "token", lambda right, game, seat, visible: right(game, seat, True))


@wrong("Withdrawn Blood is lost", breaks="vendetta.withdraw.blood-back-to-pool")
def _(change: Changes) -> None:
    def take_blood(right: Right, self: Withdrawal, game: Vendetta) -> None:
        game.discard_blood(self.seat, self.location, game.spot(self.seat, self.location).blood)

    change.replace(Withdrawal, "take_blood", take_blood)


@wrong("cards Withdrawn from an ordinary Location go to the hand", breaks="vendetta.withdraw.cards-move-to-haven")
def _(change: Changes) -> None:
    def move_cards(right: Right, self: Withdrawal, game: Vendetta) -> None:
        for deployed in game.spot(self.seat, self.location).cards:
            game.turn_up(self.seat, self.location, deployed)
            game.take_back(self.seat, self.location, deployed.card)

    change.replace(Withdrawal, "move_cards", move_cards)


@wrong("Withdrawn cards stay face down", breaks="vendetta.withdraw.cards-revealed")
def _(change: Changes) -> None:
    def move_cards(right: Right, self: Withdrawal, game: Vendetta) -> None:
        hidden = {card.card: card for card in game.spot(self.seat, self.location).cards if card.face_down}
        right(self, game)
        for deployed in game.spot(self.seat, game.haven).cards:
            if deployed.card in hidden:
                game.replace(self.seat, game.haven, deployed, hidden[deployed.card])

    change.replace(Withdrawal, "move_cards", move_cards)


@wrong("nothing moves when a player Withdraws from the Prince's Haven", breaks="vendetta.withdraw.from-haven")
def _(change: Changes) -> None:
    def unless_at_the_haven(right: Right, self: Withdrawal, game: Vendetta) -> None:
        if self.location != game.haven:
            right(self, game)

    change.replace(Withdrawal, "take_blood", unless_at_the_haven)
    change.replace(Withdrawal, "move_cards", unless_at_the_haven)


# Who wins.


@wrong("Deployed Blood adds no Power", breaks="vendetta.planning.blood.each-adds-one-power")
def _(change: Changes) -> None:
    def total_power(right: Right, game: Vendetta, seat: Seat, location: int) -> int:
        return sum(game.power(seat, location, card) for card in game.spot(seat, location).cards)

    change.replace(Vendetta, "total_power", total_power)


@wrong("the Ambition holder loses ties", breaks="vendetta.ambition.breaks-ties")
def _(change: Changes) -> None:
    change.replace(conflict, "wins_ties", lambda right, game, seat: seat != game.ambition or right(game, seat))


@wrong("equal Power is decided against the turn order", breaks="vendetta.conflict.tie")
def _(change: Changes) -> None:
    def ranked(right: Right, game: Vendetta, resolved: LocationResolution) -> tuple[Seat, ...]:
        last_to_first = right(game, resolved)[::-1]
        return tuple(sorted(last_to_first, key=lambda seat: -game.total_power(seat, resolved.location)))

    change.replace(resolution, "ranked", ranked)


@wrong("who has Withdrawn comes last in the ranking", breaks="vendetta.rewards.only-players-in-conflict-ranked")
def _(change: Changes) -> None:
    def ranked(right: Right, game: Vendetta, resolved: LocationResolution) -> tuple[Seat, ...]:
        ranking: tuple[Seat, ...] = right(game, resolved)
        return ranking + resolved.withdrawn if ranking else ()

    change.replace(resolution, "ranked", ranked)


@wrong("an Ally that nobody has won stays", breaks="vendetta.conflict.unclaimed-ally-removed")
def _(change: Changes) -> None:
    change.replace(LocationResolution, "remove_ally", lambda right, self, game: None)


# Rewards.


@wrong("the second gets an Ally", breaks="vendetta.rewards.second-takes-victim")
def _(change: Changes) -> None:
    def second_takes(right: Right, self: ConflictRewards, game: Vendetta) -> None:
        seat = self.seat(game, SECOND)
        if seat >= 0:
            game.acquire(seat, "Betty Fuller")

    change.replace(ConflictRewards, "second_takes_victim", second_takes)


@wrong("the third gets a Victim as well", breaks="vendetta.rewards.third-no-card")
def _(change: Changes) -> None:
    def second_takes(right: Right, self: ConflictRewards, game: Vendetta) -> None:
        right(self, game)
        seat = self.seat(game, THIRD)
        if seat >= 0:
            game.acquire(seat, VICTIM)

    change.replace(ConflictRewards, "second_takes_victim", second_takes)


@wrong("the fourth gains 1 Influence", breaks="vendetta.rewards.fourth-and-lower-nothing")
def _(change: Changes) -> None:
    def gain(right: Right, self: ConflictRewards, game: Vendetta) -> None:
        right(self, game)
        seat = self.seat(game, THIRD + 1)
        if seat >= 0:
            game.gain_influence(seat, 1)

    change.replace(ConflictRewards, "gain_influence", gain)


@wrong("the Prince's Haven brings no further Influence", breaks="vendetta.rewards.haven-plus-one")
def _(change: Changes) -> None:
    right = Table.numbers.fget  # type: ignore[attr-defined]
    change.set(
        Table,
        "numbers",
        property(lambda game: replace(right(game), rewards=replace(right(game).rewards, haven_bonus=0))),
    )


@wrong("every winner takes the Ambition token", breaks="vendetta.rewards.haven-ambition")
def _(change: Changes) -> None:
    def passes(right: Right, self: ConflictRewards, game: Vendetta) -> None:
        game.take_ambition(self.ranking[0])

    change.replace(ConflictRewards, "ambition_passes", passes)


@wrong("the Ambition token passes at the end of the round", breaks="vendetta.rewards.haven-first-player-immediately")
def _(change: Changes) -> None:
    waiting: list[Seat] = []

    def passes(right: Right, self: ConflictRewards, game: Vendetta) -> None:
        if self.location == game.haven:
            waiting[:] = [self.seat(game, 0)]

    def end_of_round(right: Right, self: Rounds, game: Vendetta) -> None:
        while waiting:
            game.take_ambition(waiting.pop())
        right(self, game)

    change.replace(ConflictRewards, "ambition_passes", passes)
    change.replace(Rounds, "end_of_round", end_of_round)


# The Aftermath, and the end of the round.


@wrong("cards go back to the hand as their Location is resolved", breaks="vendetta.aftermath.cards-and-blood-remain")
def _(change: Changes) -> None:
    def leave(right: Right, self: LocationResolution, game: Vendetta) -> None:
        right(self, game)
        for seat in game.turn_order():
            for deployed in game.spot(seat, self.location).cards:
                game.take_back(seat, self.location, deployed.card)

    change.replace(LocationResolution, "leave", leave)


@wrong("Deployed Blood returns to the Pool at the end of the round", breaks="vendetta.round-end.deployed-blood-to-bank")
def _(change: Changes) -> None:
    def discard(right: Right, self: EndOfRound, game: Vendetta) -> None:
        for seat in game.turn_order():
            for location, spot in enumerate(game.seats[seat].spots):
                game.return_blood(seat, location, spot.blood)

    change.replace(EndOfRound, "discard_blood", discard)


@wrong("Deployed cards stay at the end of the round", breaks="vendetta.round-end.cards-to-hand")
def _(change: Changes) -> None:
    change.replace(EndOfRound, "take_cards_back", lambda right, self, game: None)


@wrong("Diablerie tokens stay face down", breaks="vendetta.round-end.diablerie-face-up")
def _(change: Changes) -> None:
    change.replace(EndOfRound, "turn_tokens_up", lambda right, self, game: None)


# The end of the game.


def rescore(change: Changes, wrongly: Any) -> None:
    """Count something else into the score of a player: what `wrongly` tells of them is added."""

    def final_influence(right: Right, game: Vendetta, seat: Seat) -> int:
        return int(right(game, seat) + wrongly(game.seats[seat]))

    change.replace(Table, "final_influence", final_influence)


@wrong("Drained cards are worth nothing in the end", breaks="vendetta.cards.ally.drained-influence-value")
def _(change: Changes) -> None:
    rescore(change, lambda player: -sum(ALLIES[card].drained_influence for card in player.drained))


@wrong("Drained cards are worth as much as before", breaks="vendetta.draining.end-influence-replaced")
def _(change: Changes) -> None:
    rescore(
        change,
        lambda player: sum(ALLIES[card].influence - ALLIES[card].drained_influence for card in player.drained),
    )


@wrong("Diablerie tokens cost nothing in the end", breaks="vendetta.game-end.minus-diablerie")
def _(change: Changes) -> None:
    rescore(change, lambda player: player.tokens)


@wrong("Deployed Blood breaks a tie in the end", breaks="vendetta.game-end.tie-blood")
def _(change: Changes) -> None:
    def final_winner(right: Right, game: Vendetta) -> Seat:
        def blood(seat: Seat) -> int:
            return game.seats[seat].blood + sum(spot.blood for spot in game.seats[seat].spots)

        return max(game.turn_order(), key=lambda seat: (game.final_influence(seat), blood(seat)))

    change.replace(games, "final_winner", final_winner)


@wrong("turn order breaks a tie in the end before Blood does", breaks="vendetta.game-end.tie-blood")
def _(change: Changes) -> None:
    change.replace(games, "final_winner", lambda right, game: max(game.turn_order(), key=game.final_influence))


# Effects that cannot be carried out in full.


@wrong("more Blood is Stolen than there is", breaks="vendetta.conflicts-of-rules.example-steal-three-of-two")
def _(change: Changes) -> None:
    def steal(right: Right, game: Vendetta, thief: Seat, seat: Seat, amount: int, *cause: Any) -> None:
        more = max(amount - game.seats[seat].blood, 0)
        right(game, thief, seat, amount, *cause)
        game.gain_blood(thief, more)

    change.replace(Vendetta, "steal_blood", steal)


@wrong("who cannot lose all of it loses nothing", breaks="vendetta.conflicts-of-rules.apply-as-much-as-possible")
def _(change: Changes) -> None:
    def lose(right: Right, game: Vendetta, seat: Seat, amount: int, *cause: Any) -> None:
        if amount <= game.seats[seat].blood:
            right(game, seat, amount, *cause)

    change.replace(Vendetta, "lose_blood", lose)


# Relics.


@wrong("a used Relic is worth nothing in the end", breaks="vendetta.variant.relics.end-influence")
def _(change: Changes) -> None:
    def further(right: Right, game: Vendetta, seat: Seat) -> int:
        player = game.seats[seat]
        return int(right(game, seat)) - (RELIC_FACTS[player.relic].influence if player.relic_used else 0)

    change.replace(Vendetta, "further_influence", further)


@wrong("a Relic can be used again and again", breaks="vendetta.variant.relics.once-per-game")
def _(change: Changes) -> None:
    def use_relic(right: Right, game: Vendetta, seat: Seat) -> None:
        right(game, seat)
        game.seats[seat].relic_used = False

    change.replace(planning, "use_relic", use_relic)
    change.replace(resolution, "use_relic", use_relic)
