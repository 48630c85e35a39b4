"""What Monsters say, face up."""

from __future__ import annotations

import pytest

from reference_engine.kernel import Seat
from reference_engine.rivals.attack import declaring
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.wire.observation import position
from scenarios.protocol.declarations import PASS
from scenarios.protocol.rivals.choices import ChooseTarget, Discard, PlayCard
from tests.engine.rivals.fights import Fight
from tests.engine.rivals.tables import in_streets, monster
from tests.engine.rivals.turns import answer


def hunt(name: str, blood: int, attacker: str = "Maria Lopez", hand: tuple[str, ...] = ()) -> tuple[Fight, InPlay]:
    """Ana's Hunter is about to attack a Monster that she has tagged."""
    fight = Fight(attacker, "Hope", hand)
    fight.game.seats[0].faction = "hunter"
    found = monster(fight.game, name, blood, tagged=0)
    fight.target = found
    return fight, found


@pytest.mark.parametrize(("kind", "lost"), [("Physical", 0), ("Social", 1)])
def test_the_ghost_shields_itself_against_what_is_solid(kind: str, lost: int) -> None:
    fight, ghost = hunt("Ghost", 6, "Maria Lopez" if kind == "Physical" else "Evangeline")
    fight.begin(kind).go_on()
    assert 6 - fight.game.blood(ghost) == lost


@pytest.mark.parametrize(("name", "blood", "secrecy"), [
    ("Ghost", 3, 1), ("Ghost", 4, 0), ("Maricoxi", 3, 1), ("Maricoxi", 4, 0),
])  # fmt: skip
def test_some_hide_when_wounded(name: str, blood: int, secrecy: int) -> None:
    fight, found = hunt(name, blood)
    assert declaring.secrecy(fight.game, found.id) == secrecy


def test_no_reaction_answers_the_strike_of_the_maricoxi() -> None:
    fight, _ = hunt("Maricoxi", 7, "Evangeline", ("Well-Prepared",))
    fight.begin("Social").go_on()
    assert fight.game.seats[0].hand == ("Well-Prepared",)
    other, _ = hunt("Warlock", 9, "Evangeline", ("Well-Prepared",))
    other.begin("Social").go_on(reaction=PlayCard("Well-Prepared"))
    assert other.game.blood(other.attacker) == 3, "3 Mental less 2"


def test_no_attribute_helps_against_the_strike_of_the_mula() -> None:
    fight, mula = hunt("Mula-Sem-Cabeça", 6)
    fight.begin("Physical").go_on()
    assert (fight.game.blood(fight.attacker), fight.game.blood(mula)) == (2, 6)
    burned, _ = hunt("Mula-Sem-Cabeça", 6)
    burned.attacker.blood, burned.attacker.leader = (2,), True
    burned.begin("Physical").go_on()
    assert burned.game.seats[0].burned == ("Maria Lopez",)


def test_the_sorceress_costs_a_card_where_she_is_damaged() -> None:
    fight, _ = hunt("Sorceress", 7, "Maria Lopez", ("Wrath", "Shameless"))
    fight.attacker.blood = (4,)
    fight.begin("Physical").go_on(discard=Discard(("Wrath",)))
    assert fight.game.seats[0].hand == ("Shameless",)


def test_the_strange_opens_the_hand_of_who_has_tagged_it() -> None:
    fight, _ = hunt("The Strange", 8, hand=("Wrath",))
    assert position(fight.game, Seat(1))["seats"][0]["hand"] == ["Wrath"]
    assert position(fight.game, Seat(0))["seats"][1]["hand"] == []


@pytest.mark.parametrize(("mates", "lost"), [(1, 1), (2, 0)])
def test_the_warlock_fears_no_crowd(mates: int, lost: int) -> None:
    fight, warlock = hunt("Warlock", 9)
    for name in ("Rio", "Juliana")[:mates]:
        fight.mate(0, name)
    fight.begin("Physical").go_on()
    assert 9 - fight.game.blood(warlock) == lost


@pytest.mark.parametrize(("mortals", "blood"), [(1, 4), (2, 6)])
def test_the_vampire_mends_among_mortals_at_the_start_of_the_turn(mortals: int, blood: int) -> None:
    fight, vampire = hunt("Vampire", 4)
    game = fight.game
    vampire.exhausted = True
    for _ in range(mortals):
        in_streets(game, "Vagrant")
    game.run()
    while not (game.active == 0 and game.turn > 3):
        assert game.decision is not None
        answer(game, PASS if PASS in game.decision.options else game.decision.options[0])
        if game.phase == "end":
            vampire.exhausted = True
    assert game.blood(vampire) == blood


def test_the_brain_eater_frightens_the_least_of_the_cell() -> None:
    fight, eater = hunt("Brain-Eater", 7)
    game = fight.game
    eater.exhausted = True
    rio = fight.mate(0, "Rio")
    game.run()
    answer(game, PASS, PASS, PASS)
    assert game.window() == "target"
    assert game.decision is not None
    assert ChooseTarget(rio.id) in game.decision.options
    assert ChooseTarget(fight.attacker.id) not in game.decision.options
    answer(game, ChooseTarget(rio.id))
    assert rio.fear == 1


@pytest.mark.parametrize(("blood", "hit"), [(5, True), (6, False)])
def test_a_wounded_werewolf_strikes_the_whole_party(blood: int, hit: bool) -> None:
    fight, _ = hunt("Werewolf", blood)
    mate = fight.mate(0, "Renata Gomes")
    mate.exhausted = False
    fight.begin("Physical")
    game = fight.game
    assert (game.window() == "strike") == hit
    if hit:
        assert game.decision is not None
        assert game.decision.seat == game.adversary(Seat(0))
        answer(game, ChooseTarget(mate.id))
    fight.go_on() if not hit else answer_all(fight)
    assert (game.blood(mate) < 4) == hit
    assert game.blood(fight.attacker) == 3


def answer_all(fight: Fight) -> None:
    """Pass, or take the only way there is."""
    game = fight.game
    while game.window() != "action":
        assert game.decision is not None
        answer(game, PASS if PASS in game.decision.options else game.decision.options[0])
