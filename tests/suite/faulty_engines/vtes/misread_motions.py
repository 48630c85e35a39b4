"""Faulty engines for rulings on political actions: their terms, and what they do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.cards.words.politics import motions
from reference_engine.vtes.cards.words.politics.motions import (
    BurnAllocated,
    BurnForMinions,
    MoveFromTheRicher,
    PoolForClan,
)
from reference_engine.vtes.cards.words.sects.titles_from_cards import TitleByReferendum
from reference_engine.vtes.ending.ousting import REWARD, Ousting
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.politics.political_actions import CalledReferendum, Motion
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import InPlay
from scenarios.wire_types.vtes.choices import ChooseTerms
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("whoever calls for an empowerment keeps the pool", breaks="vtes.ruling.ancilla-empowerment.caller-also-loses")
def _(change: Changes) -> None:
    def enact(right: Right, self: BurnForMinions, game: Vtes, referendum: CalledReferendum) -> None:
        pool = game.seats[referendum.seat].pool
        right(self, game, referendum)
        game.seats[referendum.seat].pool = pool

    change.replace(BurnForMinions, "enact", enact)


@wrong("who is ousted is ousted one by one", breaks="vtes.ruling.ancilla-empowerment.simultaneous-ousts")
def _(change: Changes) -> None:
    def find_them(right: Right, self: Ousting, game: Vtes) -> None:
        right(self, game)
        self.leaving = self.leaving[:1]

    def go_on(right: Right, self: Ousting, game: Vtes) -> None:
        right(self, game)
        if self.leaving and not game.over:
            game.set_off(Ousting())

    change.replace(Ousting, "go_on", go_on)
    change.replace(Ousting, "find_them", find_them)


@wrong(
    "who is ousted has no victory point of the prey",
    breaks=(
        "vtes.ruling.ancilla-empowerment.vp-even-if-self-ousted",
        "vtes.published.votes-that-damage-several.points-and-pool",
    ),
)
def _(change: Changes) -> None:
    def reward_predators(right: Right, self: Ousting, game: Vtes) -> None:
        right(self, game)
        for seat in self.leaving:
            if game.predator(seat) in self.leaving:
                game.seats[game.predator(seat)].victory_points -= 1

    change.replace(Ousting, "reward_predators", reward_predators)


@wrong(
    "the pool for an ousted prey comes in spite of one's own end",
    breaks="vtes.ruling.ancilla-empowerment.pool-only-for-survivors",
)
def _(change: Changes) -> None:
    def reward_predators(right: Right, self: Ousting, game: Vtes) -> None:
        right(self, game)
        for seat in self.leaving:
            if game.predator(seat) in self.leaving:
                game.gain_pool(game.predator(seat), REWARD)

    change.replace(Ousting, "reward_predators", reward_predators)


@wrong("a sect does for a clan", breaks="vtes.ruling.consanguineous-boon.clan-must-exist")
def _(change: Changes) -> None:
    def terms(right: Right, self: PoolForClan, game: Vtes, caller: Seat) -> Iterator[ChooseTerms]:
        yield from right(self, game, caller)
        yield ChooseTerms(clan="Camarilla")

    change.replace(PoolForClan, "terms", terms)


@wrong("a boon is for a clan that is in play", breaks="vtes.ruling.consanguineous-boon.clan-need-not-be-in-play")
def _(change: Changes) -> None:
    def terms(right: Right, self: PoolForClan, game: Vtes, caller: Seat) -> Iterator[ChooseTerms]:
        there = {game.clan(card) for card in game.cards.values() if card.facts.is_vampire}
        yield from (choice for choice in right(self, game, caller) if choice.clan in there)

    change.replace(PoolForClan, "terms", terms)


@wrong(
    "resources are contested by one alone",
    breaks=(
        "vtes.ruling.kine-resources-contested.not-all-on-one",
        "vtes.published.kine-resources-contested.not-all-on-one-and-oneself-allowed",
    ),
)
def _(change: Changes) -> None:
    def allocations(points: int, seats: tuple[Seat, ...], least: int) -> Any:
        return right(points, seats, 1)

    right = motions.allocations
    change.set(motions, "allocations", allocations)


@wrong(
    "with two players left all of it goes to the other",
    breaks="vtes.ruling.kine-resources-contested.self-forced-with-two-players",
)
def _(change: Changes) -> None:
    def terms(right: Right, self: BurnAllocated, game: Vtes, caller: Seat) -> Iterator[ChooseTerms]:
        seats = motions.at_the_table(game)
        if len(seats) > 2:
            yield from right(self, game, caller)
            return
        others = tuple(seat for seat in seats if seat != caller)
        yield from (ChooseTerms(points=shares) for shares in motions.allocations(self.points, others, 1))

    change.replace(BurnAllocated, "terms", terms)


@wrong("a justicar has no title before", breaks="vtes.ruling.toreador-justicar.titled-may-be-chosen")
def _(change: Changes) -> None:
    def could_have(right: Right, self: TitleByReferendum, game: Vtes, vampire: InPlay) -> bool:
        return bool(right(self, game, vampire)) and not titles.title(game, vampire)

    change.replace(TitleByReferendum, "could_have", could_have)


@wrong(
    "a political action is played although nothing can be chosen for it",
    breaks=(
        "vtes.referendum.step-terms",
        "vtes.published.reckless-agitation.needs-two-opponents",
        "vtes.published.justicar-title-vote.needs-a-camarilla-vampire",
        "vtes.published.political-action-with-illegal-terms.not-playable",
    ),
)
def _(change: Changes) -> None:
    change.replace(Motion, "refusal", lambda right, self, game, caller: None)


@wrong("Parity Shift may be called by the one who has the most pool", breaks="vtes.referendum.step-terms")
def _(change: Changes) -> None:
    def refusal(right: Right, self: Motion, game: Vtes, caller: Seat) -> Refusal | None:
        return None if isinstance(self, MoveFromTheRicher) else right(self, game, caller)

    change.replace(Motion, "refusal", refusal)


@wrong(
    "pool that does not suffice is moved in the order in which it was allocated",
    breaks=(
        "vtes.referendum.step-terms",
        "vtes.published.parity-shift.caller-shares-out-a-shortage",
    ),
)
def _(change: Changes) -> None:
    change.replace(MoveFromTheRicher, "within", lambda right, self, game, terms: (terms,))


@wrong("pool that does not suffice is shared out afresh", breaks="vtes.golden-rule.cards-override-rules")
def _(change: Changes) -> None:
    def within(right: Right, self: MoveFromTheRicher, game: Vtes, terms: ChooseTerms) -> Any:
        left = game.seats[terms.target_seat].pool
        if left >= self.points:
            return (terms,)
        others = tuple(seat for seat in motions.at_the_table(game) if seat != terms.target_seat)
        shared = motions.allocations(left, others, 1)
        return [ChooseTerms(target_seat=terms.target_seat, points=shares) for shares in shared]

    change.replace(MoveFromTheRicher, "within", within)
