"""Agenda for whom one defeats: All Figured Out, Symbolic Meaning."""

from __future__ import annotations

import pytest

from reference_engine.kernel import NOBODY, Seat
from reference_engine.rivals.effects import triggers
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.table.facts import MONSTERS
from reference_engine.rivals.table.pieces import BESIDE, HAVEN, InPlay
from scenarios.protocol.declarations import PASS, Choice
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import Discard, Investigate
from tests.engine.rivals.tables import between_actions, have, monster, told


def hunting(agenda: str) -> Rivals:
    game = between_actions(factions="hunter")
    have(game, 0, "Ryan")
    have(game, 1, "Lucky", HAVEN)
    game.seats[0].agenda_card, game.seats[0].agenda_up = agenda, True
    game.run()
    return game


def strike(game: Rivals, card: InPlay, by: int = 0) -> None:
    """That many damage that nothing is left."""
    game.call(TakeDamage(card=card.id, amount=20, by=Seat(by)))
    game.decision = None
    game.run()


@pytest.mark.parametrize(
    ("prestige", "more"), [((1, 0), 0), ((1, 1), 1), ((3, 0), 1), ((4, 0), 2), ((3, 3), 3), ((9, 0), 3)]
)
def test_all_figured_out_counts_prestige_on_the_fallen_of_whatever_colour(prestige: tuple[int, int], more: int) -> None:
    game = hunting("All Figured Out")
    hope = have(game, 1, "Hope", HAVEN)
    hope.prestige = prestige
    strike(game, hope)
    assert game.seats[0].agenda == 1 + more


def test_all_figured_out_comes_on_top_of_a_monsters_own_agenda_and_for_nobody_else() -> None:
    game = hunting("All Figured Out")
    ghost, warlock = monster(game, "Ghost", 3), monster(game, "Warlock", 3)
    ghost.prestige = warlock.prestige = (2, 0)
    strike(game, ghost)
    assert game.seats[0].agenda == MONSTERS["Ghost"].agenda + 1
    strike(game, warlock, NOBODY)
    assert game.seats[0].agenda == MONSTERS["Ghost"].agenda + 1


def test_a_player_earns_nothing_by_the_own_fallen() -> None:
    game = hunting("All Figured Out")
    rio = have(game, 0, "Rio")
    rio.prestige = (0, 4)
    strike(game, rio)
    assert game.seats[0].agenda == 0


@pytest.mark.parametrize(("relics", "more"), [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_symbolic_meaning_counts_relics_at_the_first_monster_of_the_turn(relics: int, more: int) -> None:
    game = hunting("Symbolic Meaning")
    for _ in range(relics):
        game.enter("Bone of the Apostle James", Seat(0), Seat(0), BESIDE)
    game.enter("Bone of the Apostle James", Seat(1), Seat(1), BESIDE)
    strike(game, monster(game, "Ghost", 3))
    assert game.seats[0].agenda == MONSTERS["Ghost"].agenda + more
    strike(game, monster(game, "Chupacabra", 3))
    assert game.seats[0].agenda == MONSTERS["Ghost"].agenda + MONSTERS["Chupacabra"].agenda + more


def test_symbolic_meaning_is_not_about_characters() -> None:
    game = hunting("Symbolic Meaning")
    game.enter("Bone of the Apostle James", Seat(0), Seat(0), BESIDE)
    hope = have(game, 1, "Hope", HAVEN)
    strike(game, hope)
    assert game.seats[0].agenda == 1


@pytest.mark.parametrize(("on_hope", "on_monster", "earned"), [(4, 0, 1), (1, 3, 1), (2, 1, 0)])
def test_all_figured_out_earns_as_the_turn_starts_by_four_prestige_that_lie_out(
    on_hope: int, on_monster: int, earned: int
) -> None:
    game = hunting("All Figured Out")
    have(game, 1, "Hope", HAVEN).prestige = (on_hope, 5)
    monster(game, "Ghost").prestige = (on_monster, 5)
    triggers.in_turn(game, "start_of_turn")
    game.stack += reversed(game.due)
    game.due.clear()
    game.decision = None
    game.run()
    assert game.seats[0].agenda == earned


@pytest.mark.parametrize(("top", "choice"), [("Bone of the Apostle James", None), ("Rebuke", PASS),
                                             ("Rebuke", Discard(("Rebuke",)))])  # fmt: skip
def test_the_feretory_shows_the_top_card_as_the_leader_exhausts(top: str, choice: Choice | None) -> None:
    game = hunting("Martyrdom")
    ryan = next(iter(game.coterie(Seat(0))))
    mate = have(game, 0, "Rio", party=2)
    ryan.leader = True
    player = game.seats[0]
    player.haven_card, player.haven_up, player.library = "The Feretory", True, (top, "Awe")
    ghost = monster(game, "Ghost")
    game.run()
    game.choose(Seat(0), Investigate((mate.id,), ghost.id))
    assert player.library == (top, "Awe")
    game.choose(Seat(0), Investigate((ryan.id,), ghost.id))
    assert told(game, events.TopRevealed) == [events.TopRevealed(Seat(0), top)]
    if choice is None:
        assert list(player.hand + player.library) == [top, "Awe"]
        assert game.window() == "action"
        return
    game.choose(Seat(0), choice)
    stays = choice == PASS
    assert (player.library, player.discard) == (((top, "Awe"), ()) if stays else (("Awe",), (top,)))
