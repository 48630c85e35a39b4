"""Faulty engines of Rivals: misreadings on moving, recruiting and torpor."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NO_CARD, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.rivals.attack import mortals
from reference_engine.rivals.card_dsl.language import TEXTS
from reference_engine.rivals.city import open_season
from reference_engine.rivals.coterie import moving, recruiting
from reference_engine.rivals.harm import mending
from reference_engine.rivals.table.card_facts import CHARACTERS
from reference_engine.rivals.table.pieces import STREETS, TORPOR, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Moving, recruiting, torpor.


@wrong("characters that move to The Streets join the party that is there", breaks="rivals.move.between-actions")
def _(change: Changes) -> None:
    def party(right: Right, self: Table, seat: Seat) -> int:
        there = self.characters(seat, STREETS)
        return there[0].party if there else int(right(self, seat))

    change.replace(Table, "new_party", party)


@wrong("a character that leaves its party joins another one", breaks="rivals.party.many-in-streets")
def _(change: Changes) -> None:
    def regroup(right: Right, game: Table, seat: Seat, choice: choices.Regroup) -> None:
        right(game, seat, choice)
        others = [card.party for card in game.characters(seat, STREETS) if card.id != choice.character]
        if choice.other == NO_CARD and len(set(others)) > 1:
            game.cards[choice.character].party = min(others, key=others.count)

    change.replace(moving, "regroup", regroup)


def recruit_refused(change: Changes, hinders: Any) -> None:
    """Refuse to recruit a copy of a character in torpor if `hinders` accepts its controller and the recruiter."""

    def refusal(right: Right, game: Table, seat: Seat, choice: choices.Recruit, discount: int = 0) -> Refusal | None:
        if any(card.name == choice.character and hinders(card.controller, seat) for card in game.cards.values()):
            return recruiting.AT_THE_TABLE
        found: Refusal | None = right(game, seat, choice, discount)
        return found

    change.replace(recruiting, "refusal", refusal)


@wrong("no player recruits a copy of their own character in torpor", breaks=(
    "rivals.recruit.duplicate-of-torpor-allowed",
))  # fmt: skip
def _(change: Changes) -> None:
    recruit_refused(change, lambda controller, seat: controller == seat)


@wrong("no player recruits a copy of a foe's character in torpor", breaks="rivals.recruit.duplicate-of-torpor-allowed")
def _(change: Changes) -> None:
    recruit_refused(change, lambda controller, seat: controller != seat)


@wrong("the player of a copy in torpor gets its Blood back", breaks="rivals.unique.torpor-copy-burned")
def _(change: Changes) -> None:
    def bring_in(right: Right, game: Table, seat: Seat, name: str) -> Any:
        for card in game.cards.values():
            if card.name == name:
                game.add_to_supply(card.controller, game.blood(card))
        return right(game, seat, name)

    change.replace(recruiting, "bring_in", bring_in)


@wrong("a foe gets 1 Prestige for a copy in torpor that has 2 Blood or more", breaks="rivals.unique.torpor-copy-burned")
def _(change: Changes) -> None:
    def bring_in(right: Right, game: Table, seat: Seat, name: str) -> Any:
        for card in game.cards.values():
            if card.name == name and card.controller != seat and game.blood(card) >= 2:
                game.gain_prestige(card.controller, 1)
        return right(game, seat, name)

    change.replace(recruiting, "bring_in", bring_in)


@wrong("a Hunter exhausts for each recruit after a Mortal", breaks=(
    "rivals.hunter-recruit.after-mortal", "rivals.play.at-no-action-cost-no-exhaust",
))  # fmt: skip
def _(change: Changes) -> None:
    def recruit(right: Right, self: mortals.RecruitFromMortal, game: Table, choice: Choice) -> None:
        right(self, game, choice)
        for card in [card for card in game.characters(self.seat, STREETS) if not card.exhausted][:1]:
            game.exhaust(card)

    change.replace(mortals.RecruitFromMortal, "recruit", recruit)


@wrong("a recruit after a Mortal costs no Prestige", breaks="rivals.play.at-no-x-cost")
def _(change: Changes) -> None:
    def recruit(right: Right, self: mortals.RecruitFromMortal, game: Table, choice: Choice) -> None:
        before = game.seats[self.seat].prestige
        right(self, game, choice)
        game.seats[self.seat].prestige = before

    change.replace(mortals.RecruitFromMortal, "recruit", recruit)


@wrong("a character that fell exhausted comes home exhausted", breaks="rivals.mend.torpor-full-returns")
def _(change: Changes) -> None:
    def leave(right: Right, game: Table, seat: Seat) -> None:
        tired = [card for card in game.characters(seat, TORPOR) if card.exhausted]
        right(game, seat)
        for card in tired:
            card.exhausted = True

    change.replace(mending, "leave_torpor", leave)


@wrong("a character with all its Blood comes home in a foe's turn", breaks="rivals.mend.torpor-full-returns")
def _(change: Changes) -> None:
    def leave(right: Right, game: Table, seat: Seat) -> None:
        for each in game.from_seat(seat):
            right(game, each)

    change.replace(mending, "leave_torpor", leave)


# The lowest Blood Potency.


def lowest_printed(game: Table) -> list[InPlay]:
    """Return the active player's characters with the lowest printed Blood Potency."""
    coterie = game.coterie(game.active)
    least = min((CHARACTERS[card.name].blood_potency for card in coterie), default=0)
    return [card for card in coterie if CHARACTERS[card.name].blood_potency == least]


@wrong("Open Season looks for the lowest printed Blood Potency", breaks="rivals.rio.open-season.lowest-bp-tie")
def _(change: Changes) -> None:
    change.replace(open_season, "lowest", lambda right, game: lowest_printed(game))


@wrong("Brain-Eater looks for the lowest printed Blood Potency", breaks="rivals.golden.card-beats-rulebook")
def _(change: Changes) -> None:
    choose = TEXTS["Brain-Eater"].triggers["end_of_turn"][0].parts[0]
    change.set(choose, "relation", lambda game, speaker, card: card in lowest_printed(game))
