"""The cards of Rio de Janeiro: Retainers and the Title; detaching them."""

from __future__ import annotations

import pytest

from reference_engine.kernel import Seat
from reference_engine.rivals.card_dsl.in_force import icons
from reference_engine.rivals.effects import attaching
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.influence import amounts
from reference_engine.rivals.table.facts import PRINCE
from reference_engine.rivals.table.pieces import HAVEN, STREETS, TORPOR
from reference_engine.rivals.turn.action_phase import DrawCards
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import (
    AnnounceType,
    Attack,
    ChooseOption,
    ChooseTarget,
    DrawCard,
    PlayCard,
    TakeOff,
    TakeReward,
    Use,
)
from tests.engine.rivals.rio import (
    MARKSMAN,
    asked,
    attach,
    end_turn,
    options,
    rio,
    targets,
)
from tests.engine.rivals.tables import between_actions, have, in_streets, refused, told


@pytest.mark.parametrize(("name", "discipline", "potency", "draws"), [
    ("Practitioner of the Dark Arts", "Oblivion", 0, 1),
    ("Blood Cult Priest", "Blood Sorcery", 0, 1),
    ("Snake Handler", "Protean", 1, 0),
    ("Mugger", "Potence", 1, 0),
])  # fmt: skip
def test_what_a_citizen_gives_its_bearer(name: str, discipline: str, potency: int, draws: int) -> None:
    game = between_actions()
    benicio = have(game, 0, "Benicio")
    have(game, 1, "Hope", HAVEN)
    citizen = in_streets(game, name)
    game.seats[0].library = ("Awe", "Awe")
    game.run()
    had = icons(game, benicio).count(discipline)
    assert game.blood_potency(benicio) == 4
    attaching.attach(game, citizen, benicio)
    game.call(DrawCards(seat=Seat(0), left=0))
    game.stack += reversed(game.due)
    game.due.clear()
    game.decision = None
    game.run()
    if draws:
        assert asked(game) == ("draw-from", 0)
        game.choose(Seat(0), DrawCard("library"))
    assert (game.window(), len(game.seats[0].hand)) == ("action", draws)
    assert (icons(game, benicio).count(discipline), game.blood_potency(benicio)) == (had + 1, 4 + potency)
    assert game.blood(benicio) == 4
    game.set_free(citizen)
    assert (icons(game, benicio).count(discipline), game.blood_potency(benicio)) == (had, 4)


def test_attaching_a_defeated_citizen_draws_its_card() -> None:
    game = between_actions()
    raul = have(game, 0, "Grace")
    have(game, 1, "Hope", HAVEN)
    citizen = in_streets(game, "Blood Cult Priest")
    game.seats[0].hand, game.seats[0].library = ("Triple Threat",), ("Awe", "Awe")
    game.run()
    game.choose(Seat(0), Attack(raul.id, citizen.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    game.choose(Seat(0), PlayCard("Triple Threat"))
    game.choose(Seat(0), DrawCard("library"))
    game.choose(Seat(0), TakeReward("attach"))
    assert (citizen.host, asked(game)) == (raul.id, ("draw-from", 0))


def test_a_vagrant_prevents_one_damage_to_its_bearer_alone() -> None:
    game, (lucky, benicio) = rio()
    vagrant = attach(game, "Vagrant", lucky)
    for character, prevented in ((benicio, False), (lucky, True), (lucky, False)):
        before = game.blood(character)
        game.call(TakeDamage(card=character.id, amount=2, type="Ranged", by=Seat(1)))
        game.decision = None
        game.run()
        dealt = 2 - 1
        assert (game.window() == "prevention") == prevented
        if prevented:
            game.choose(Seat(0), Use(vagrant.id))
        assert game.blood(character) == before - dealt + prevented
    assert vagrant.exhausted


def test_a_politician_and_the_title_give_influence() -> None:
    game, (lucky, benicio) = rio(at_home=("Lucky", "Ociel Gonzalez"))
    ociel = benicio
    attach(game, "Politician", lucky)
    title = attach(game, PRINCE, lucky)
    assert amounts.influence(game, lucky) == 4
    game.set_free(title)
    assert amounts.influence(game, lucky) == 2
    game.attach(title, ociel)
    assert amounts.influence(game, ociel) == 4
    game.put(lucky, TORPOR)
    assert amounts.influence(game, lucky) == 0


@pytest.mark.parametrize(("holder", "place", "struck"), [
    ("nobody", STREETS, True), ("foe", STREETS, True), ("foe", HAVEN, False), ("own", STREETS, False),
])  # fmt: skip
def test_the_prince_strikes_as_a_turn_ends(holder: str, place: str, struck: bool) -> None:
    game, (lucky, benicio) = rio()
    title, hope = in_streets(game, PRINCE), next(iter(game.coterie(Seat(1))))
    game.put(hope, place, int(place == STREETS))
    if holder != "nobody":
        game.attach(title, hope if holder == "foe" else lucky)
    game.put(lucky, STREETS, 1)
    game.run()
    end_turn(game, "target")
    assert (game.active == 0) == struck
    if struck:
        assert (asked(game), targets(game)) == (("target", 0), {lucky.id, benicio.id})
        game.choose(Seat(0), ChooseTarget(benicio.id))
        assert game.blood(benicio) == 3


@pytest.mark.parametrize(("holder", "winner", "agenda"), [("nobody", 1, 3), ("foe", 1, 1)])
def test_who_controls_the_prince_is_the_source_of_its_damage(holder: str, winner: int, agenda: int) -> None:
    game, (judas,) = rio(at_home=("Judas",))
    title, hope = in_streets(game, PRINCE), next(iter(game.coterie(Seat(1))))
    hope.place, hope.party, judas.blood = STREETS, 1, (1, 0)
    if holder == "foe":
        game.attach(title, hope)
    game.run()
    end_turn(game)
    assert (game.over, game.winner, game.seats[1].agenda) == (True, winner, agenda)


def test_a_maid_may_put_her_bearer_into_another_party_as_the_turn_ends() -> None:
    game, (lucky, benicio) = rio(MARKSMAN)
    attach(game, "Maid", lucky)
    out = have(game, 0, "Prudence")
    game.run()
    end_turn(game, "may")
    game.choose(Seat(0), ChooseOption("do"))
    assert targets(game) == {out.id}
    game.choose(Seat(0), ChooseTarget(out.id))
    assert (lucky.place, lucky.party, game.blood(lucky), benicio.place) == (STREETS, out.party, 5, HAVEN)


def test_a_maid_with_one_party_alone_does_nothing() -> None:
    game, (lucky, _) = rio()
    attach(game, "Maid", lucky)
    game.run()
    end_turn(game)
    assert game.active == 1


# Detaching.


def test_a_card_is_detached_between_actions_and_burned_and_its_bonus_is_gone() -> None:
    game, (lucky, _) = rio()
    handler, mugger = attach(game, "Snake Handler", lucky), attach(game, "Mugger", lucky)
    lucky.blood = (6, 0)
    game.run()
    game.choose(Seat(0), TakeOff(handler.id))
    assert (game.blood(lucky), game.blood_potency(lucky), game.city_burned) == (6, 6, ("Snake Handler",))
    game.choose(Seat(0), TakeOff(mugger.id))
    assert (game.blood(lucky), lucky.attached, game.actions) == (5, (), 2)
    assert told(game, events.BloodLost) == [events.BloodLost(lucky.id, 1)]


def test_neither_a_title_nor_a_foes_card_is_detached_nor_in_another_players_turn() -> None:
    game, (lucky, _) = rio()
    hope = next(iter(game.coterie(Seat(1))))
    title, other = attach(game, PRINCE, lucky), attach(game, "Vagrant", hope)
    own = attach(game, "Vagrant", lucky)
    curse = game.enter("Confuse", Seat(1), Seat(1), "attached")
    game.attach(curse, lucky)
    game.run()
    assert refused(game, 0, TakeOff(title.id)) == "rivals.attach.no-detach-title-or-prey"
    for card in (other, curse):
        assert refused(game, 0, TakeOff(card.id)) == "rivals.attach.no-detach-foreign-card"
    assert refused(game, 1, TakeOff(other.id)) == "rivals.attach.voluntary-detach"
    assert TakeOff(own.id) in options(game)
