"""Faulty engines of Vendetta: rewards, the end of the round and of the game, and what cannot be carried out."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import Seat
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.effects import acquiring_allies, relics
from reference_engine.vendetta.effects.activation import Activations
from reference_engine.vendetta.ending import end_of_game
from reference_engine.vendetta.ending.end_of_round import EndOfRound
from reference_engine.vendetta.frenzy import blood
from reference_engine.vendetta.resolution import rewards
from reference_engine.vendetta.resolution.resolution import LocationResolution
from reference_engine.vendetta.resolution.rewards import SECOND, THIRD, ConflictRewards
from reference_engine.vendetta.rounds.rounds import Rounds
from reference_engine.vendetta.table.card_facts import ALLIES, RELIC_FACTS, VICTIM
from reference_engine.vendetta.table.edition import BASE
from reference_engine.vendetta.table.state import Table
from reference_engine.vendetta.wire import positions
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Rewards.


@wrong("the second gets an Ally", breaks="vendetta.rewards.second-takes-victim")
def _(change: Changes) -> None:
    def second_takes(right: Right, self: ConflictRewards, game: Table) -> None:
        seat = self.seat(game, SECOND)
        if seat >= 0:
            acquiring_allies.acquire(game, seat, "Betty Fuller")

    change.replace(ConflictRewards, "second_takes_victim", second_takes)


@wrong("the third gets a Victim as well", breaks="vendetta.rewards.third-no-card")
def _(change: Changes) -> None:
    def second_takes(right: Right, self: ConflictRewards, game: Table) -> None:
        right(self, game)
        seat = self.seat(game, THIRD)
        if seat >= 0:
            acquiring_allies.acquire(game, seat, VICTIM)

    change.replace(ConflictRewards, "second_takes_victim", second_takes)


@wrong("the fourth gains 1 Influence", breaks="vendetta.rewards.fourth-and-lower-nothing")
def _(change: Changes) -> None:
    def gain(right: Right, self: ConflictRewards, game: Table) -> None:
        right(self, game)
        seat = self.seat(game, THIRD + 1)
        if seat >= 0:
            game.gain_influence(seat, 1)

    change.replace(ConflictRewards, "gain_influence", gain)


def unrewarded(rank: str, number: int) -> None:
    """Declare an engine in which the first or second player gains no Influence in one of the rounds."""

    @wrong(
        f"the {rank} gains no Influence in round {number}", breaks=f"vendetta.rewards.{rank}-influence-round-{number}"
    )
    def _(change: Changes) -> None:
        value = getattr(BASE, f"rewards_{rank}")
        by_round = (0 if at == number else each for at, each in enumerate(rewards.BY_ROUND[value], 1))
        edition = replace(BASE, **{f"rewards_{rank}": "lost"})
        change.set(rewards, "BY_ROUND", rewards.BY_ROUND | {"lost": tuple(by_round)})
        change.set(positions, "edition_of", lambda name, game, kind: edition)


for _rank in ("first", "second"):
    for _number in (1, 2, 3):
        unrewarded(_rank, _number)


@wrong("the Prince's Haven brings no further Influence", breaks="vendetta.rewards.haven-plus-one")
def _(change: Changes) -> None:
    right = Table.numbers.fget  # type: ignore[attr-defined]
    change.set(Table, "numbers", property(lambda game: replace(right(game), haven_bonus=0)))


@wrong("every winner takes the Ambition token", breaks="vendetta.rewards.haven-ambition")
def _(change: Changes) -> None:
    def passes(right: Right, self: ConflictRewards, game: Table) -> None:
        game.take_ambition(self.ranking[0])

    change.replace(ConflictRewards, "ambition_passes", passes)


@wrong("the Ambition token passes at the end of the round", breaks="vendetta.rewards.haven-first-player-immediately")
def _(change: Changes) -> None:
    waiting: list[Seat] = []

    def passes(right: Right, self: ConflictRewards, game: Table) -> None:
        if self.location == game.haven:
            waiting[:] = [self.seat(game, 0)]

    def end_of_round(right: Right, self: Rounds, game: Table) -> None:
        while waiting:
            game.take_ambition(waiting.pop())
        right(self, game)

    change.replace(ConflictRewards, "ambition_passes", passes)
    change.replace(Rounds, "end_of_round", end_of_round)


@wrong(
    "the Aftermath at the Prince's Haven keeps the turn order from before",
    breaks="vendetta.rewards.haven-new-order-applies-to-aftermath",
)
def _(change: Changes) -> None:
    before: list[Seat] = []

    def passes(right: Right, self: ConflictRewards, game: Table) -> None:
        before[:] = [game.ambition]
        right(self, game)

    def begin(right: Right, self: Activations, game: Table) -> None:
        right(self, game)
        if self.timing == "aftermath" and self.location == game.haven and before:
            self.order = tuple(sorted(self.order, key=lambda seat: (seat - before[0]) % len(game.seats)))

    change.replace(ConflictRewards, "ambition_passes", passes)
    change.replace(Activations, "begin", begin)


@wrong("there is always another Victim", breaks="vendetta.conflicts-of-rules.impossible-ignored")
def _(change: Changes) -> None:
    def acquire(right: Right, game: Table, seat: Seat, card: str, *rules: str) -> bool:
        game.victims += card == VICTIM and game.victims == 0
        return bool(right(game, seat, card, *rules))

    change.replace(acquiring_allies, "acquire", acquire)


# The Aftermath, and the end of the round.


@wrong("cards go back to the hand as their Location is resolved", breaks="vendetta.aftermath.cards-and-blood-remain")
def _(change: Changes) -> None:
    def leave(right: Right, self: LocationResolution, game: Table) -> None:
        right(self, game)
        for seat in game.turn_order():
            for deployed in game.spot(seat, self.location).cards:
                game.take_back(seat, self.location, deployed.card)

    change.replace(LocationResolution, "leave", leave)


@wrong("Deployed Blood returns to the Pool at the end of the round", breaks="vendetta.round-end.deployed-blood-to-bank")
def _(change: Changes) -> None:
    def discard(right: Right, self: EndOfRound, game: Table) -> None:
        for seat in game.turn_order():
            for location, spot in enumerate(game.seats[seat].spots):
                game.return_blood(seat, location, spot.blood)

    change.replace(EndOfRound, "discard_blood", discard)


@wrong("Deployed cards stay at the end of the round", breaks="vendetta.round-end.cards-to-hand")
def _(change: Changes) -> None:
    change.replace(EndOfRound, "take_cards_back", lambda right, self, game: None)


@wrong("cards on others' Positions stay there", breaks="vendetta.round-end.cards-to-hand")
def _(change: Changes) -> None:
    def take_back(right: Right, game: Table, seat: Seat, location: int, card: str, *rules: str) -> None:
        if game.owner(card) == seat:
            right(game, seat, location, card, *rules)

    change.replace(Table, "take_back", take_back)


@wrong("Diablerie tokens stay face down", breaks="vendetta.round-end.diablerie-face-up")
def _(change: Changes) -> None:
    change.replace(EndOfRound, "turn_tokens_up", lambda right, self, game: None)


# The end of the game.


def rescore(change: Changes, wrongly: Any) -> None:
    """Add the amount that `wrongly` returns to a player's score."""

    def final_influence(right: Right, game: Table, seat: Seat) -> int:
        return int(right(game, seat) + wrongly(game.seats[seat]))

    change.replace(end_of_game, "final_influence", final_influence)


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


@wrong("tokens that lie face down cost nothing in the end", breaks="vendetta.game-end.minus-diablerie")
def _(change: Changes) -> None:
    rescore(change, lambda player: player.diablerie_face_down)


@wrong("Blood counts in the end", breaks="vendetta.game-end.score")
def _(change: Changes) -> None:
    rescore(change, lambda player: player.blood)


@wrong("Allies and Victims are worth nothing in the end", breaks="vendetta.cards.ally.influence-value")
def _(change: Changes) -> None:
    rescore(change, lambda player: -sum(ALLIES[card].influence for card in player.alliance))


@wrong("a second Diablerie token costs nothing in the end", breaks="vendetta.diablerie.token-minus-one-influence")
def _(change: Changes) -> None:
    rescore(change, lambda player: max(player.tokens - 1, 0))


@wrong("the most Blood wins in the end", breaks="vendetta.overview.goal")
def _(change: Changes) -> None:
    change.replace(
        end_of_game,
        "final_winner",
        lambda right, game: max(game.turn_order(), key=lambda seat: game.seats[seat].blood),
    )


@wrong("the holder of the Ambition token wins in the end", breaks="vendetta.game-end.most-influence-wins")
def _(change: Changes) -> None:
    change.replace(end_of_game, "final_winner", lambda right, game: game.ambition)


@wrong("the game is over before its last Location is resolved", breaks="vendetta.game-end.after-third-round")
def _(change: Changes) -> None:
    def resolved(right: Right, self: LocationResolution, game: Table) -> None:
        if game.round == game.numbers.rounds and self.location == game.haven:
            end_of_game.end(game)
        else:
            right(self, game)

    change.replace(LocationResolution, "resolved", resolved)


@wrong("tokens are turned up after the third round as well", breaks="vendetta.round-end.third-round-goes-to-end")
def _(change: Changes) -> None:
    def end_of_round(right: Right, self: Rounds, game: Table) -> None:
        if game.round == game.numbers.rounds:
            EndOfRound().turn_tokens_up(game)
        right(self, game)

    change.replace(Rounds, "end_of_round", end_of_round)


@wrong("Fiorenza Savona does not win a tie in the end", breaks="vendetta.cards.ally.fiorenza-savona")
def _(change: Changes) -> None:
    change.replace(in_force, "wins_ties", lambda right, game, seat: False)


@wrong("a tie in the end goes to the last in turn order", breaks="vendetta.game-end.tie-turn-order")
def _(change: Changes) -> None:
    def final_winner(right: Right, game: Table) -> Seat:
        def worth(seat: Seat) -> tuple[int, int]:
            return end_of_game.final_influence(game, seat), game.seats[seat].blood

        return max(game.turn_order()[::-1], key=worth)

    change.replace(end_of_game, "final_winner", final_winner)


@wrong("Deployed Blood breaks a tie in the end", breaks="vendetta.game-end.tie-blood")
def _(change: Changes) -> None:
    def final_winner(right: Right, game: Table) -> Seat:
        def blood(seat: Seat) -> int:
            return game.seats[seat].blood + sum(spot.blood for spot in game.seats[seat].spots)

        return max(game.turn_order(), key=lambda seat: (end_of_game.final_influence(game, seat), blood(seat)))

    change.replace(end_of_game, "final_winner", final_winner)


@wrong("turn order breaks a tie in the end before Blood does", breaks="vendetta.game-end.tie-blood")
def _(change: Changes) -> None:
    change.replace(
        end_of_game,
        "final_winner",
        lambda right, game: max(game.turn_order(), key=lambda seat: end_of_game.final_influence(game, seat)),
    )


# Effects that cannot be carried out in full.


@wrong("more Blood is Stolen than there is", breaks="vendetta.conflicts-of-rules.example-steal-three-of-two")
def _(change: Changes) -> None:
    def steal(right: Right, game: Table, thief: Seat, seat: Seat, amount: int, *cause: Any) -> None:
        more = max(amount - game.seats[seat].blood, 0)
        right(game, thief, seat, amount, *cause)
        game.gain_blood(thief, more)

    change.replace(blood, "steal", steal)


@wrong("Stolen Blood goes to the Bank", breaks="vendetta.glossary.steal")
def _(change: Changes) -> None:
    def steal(right: Right, game: Table, thief: Seat, seat: Seat, *rest: Any) -> None:
        before = game.seats[thief].blood
        right(game, thief, seat, *rest)
        game.seats[thief].blood = before

    change.replace(blood, "steal", steal)


@wrong("who cannot lose all of it loses nothing", breaks="vendetta.conflicts-of-rules.apply-as-much-as-possible")
def _(change: Changes) -> None:
    def lose(right: Right, game: Table, seat: Seat, amount: int, *cause: Any) -> None:
        if amount <= game.seats[seat].blood:
            right(game, seat, amount, *cause)

    change.replace(blood, "lose", lose)


# Relics.


@wrong("a used Relic is worth nothing in the end", breaks="vendetta.variant.relics.end-influence")
def _(change: Changes) -> None:
    def further(right: Right, game: Table, seat: Seat) -> int:
        player = game.seats[seat]
        return int(right(game, seat)) - (RELIC_FACTS[player.relic].influence if player.relic_used else 0)

    change.replace(end_of_game, "further_influence", further)


@wrong("a Relic can be used again and again", breaks="vendetta.variant.relics.once-per-game")
def _(change: Changes) -> None:
    def turn_down(right: Right, game: Table, seat: Seat) -> None:
        right(game, seat)
        game.seats[seat].relic_used = False

    change.replace(relics, "turn_down", turn_down)
