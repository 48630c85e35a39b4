"""Conspiracies: placed face down, shown to some, paid for together."""

from __future__ import annotations

import json
from typing import Any

import pytest

from reference_engine.kernel import Seat
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.table.pieces import BESIDE, HAVEN, STREETS, TORPOR, InPlay
from reference_engine.rivals.wire.rules import RivalsRules
from scenarios.protocol.declarations import PASS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import ChooseTarget, Contribute, Draw, Invite, Place, Reveal, Show, Use
from tests.engine.rivals.tables import between_actions, have, refused, told

RULES = RivalsRules()
OIL, TRIBUTE = "Snake Oil", "Pay Tribute"


def plotting(players: int = 3) -> tuple[Rivals, InPlay]:
    """Ana has a Conspiracy in hand and Keondra, ready at home; each other player has somebody."""
    game = between_actions(players)
    game.seats[0].hand = (TRIBUTE, "Awe")
    keondra = have(game, 0, "Keondra", HAVEN)
    for place, name in zip(range(1, players), ("Lucky", "Hope", "Iara"), strict=False):
        have(game, place, name, HAVEN)
    game.run()
    return game, keondra


def lies(game: Rivals) -> InPlay:
    (card,) = [card for card in game.cards.values() if card.place == BESIDE]
    return card


def placed(players: int = 3) -> tuple[Rivals, InPlay]:
    game, keondra = plotting(players)
    game.choose(Seat(0), Place(TRIBUTE, keondra.id))
    return game, lies(game)


def on(card: InPlay, players: int = 3) -> tuple[int, ...]:
    return (*card.prestige, *[0] * players)[:players]


def options(game: Rivals) -> list[Any]:
    assert game.decision is not None
    return game.decision.options


def asked(game: Rivals) -> tuple[str, int]:
    assert game.decision is not None
    return game.window(), game.decision.seat


def seen(game: Rivals, viewer: int | None) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(RULES.position(game, None if viewer is None else Seat(viewer))))
    return position


def next_turn_of_ana(game: Rivals) -> None:
    turn = game.turn
    while game.turn < turn + len(game.seats) or game.window() not in ("action", "contribute"):
        assert game.decision is not None
        game.choose(game.decision.seat, PASS if PASS in game.decision.options else game.decision.options[0])


def test_placing_takes_an_action_a_character_and_one_prestige() -> None:
    game, keondra = plotting()
    game.choose(Seat(0), Place(TRIBUTE, keondra.id))
    card = lies(game)
    assert (card.name, card.face_down, card.controller, on(card)) == (TRIBUTE, True, 0, (1, 0, 0))
    assert (keondra.exhausted, keondra.place, game.actions, game.supply(Seat(0))) == (True, HAVEN, 1, 9)
    assert game.seats[0].hand == ("Awe",)
    assert told(game, events.PlacedFaceDown) == [events.PlacedFaceDown(Seat(0), card.id)]
    assert told(game, events.Contributed) == [events.Contributed(Seat(0), card.id, 1)]


def test_no_clan_is_needed_to_place_it() -> None:
    game = between_actions()
    game.seats[0].hand = (TRIBUTE,)
    lucky = have(game, 0, "Lucky")
    have(game, 1, "Hope", HAVEN)
    game.run()
    game.choose(Seat(0), Place(TRIBUTE, lucky.id))
    assert lies(game).name == TRIBUTE


def test_who_cannot_place_it() -> None:
    game, keondra = plotting()
    asleep, foe = have(game, 0, "Matthew", TORPOR), next(iter(game.coterie(Seat(1))))
    for character in (asleep, foe):
        assert refused(game, 0, Place(TRIBUTE, character.id)) == "rivals.conspiracy.exhaust-ready-character"
    assert refused(game, 0, Place(OIL, keondra.id)) == "rivals.conspiracy.is-action-card"
    assert refused(game, 0, Place("Awe", keondra.id)) == "rivals.conspiracy.is-action-card"
    keondra.exhausted = True
    game.run()
    assert refused(game, 0, Place(TRIBUTE, keondra.id)) == "rivals.conspiracy.exhaust-ready-character"
    keondra.exhausted, game.actions = False, 0
    game.run()
    assert refused(game, 0, Place(TRIBUTE, keondra.id)) == "rivals.action.exactly-two-per-turn"


@pytest.mark.parametrize(("supply", "colours"), [((2, 0), (1, 0)), ((0, 2), (0, 1)), ((1, 0), None)])
def test_the_last_prestige_places_nothing(supply: tuple[int, ...], colours: tuple[int, ...] | None) -> None:
    game = between_actions()
    game.seats[0].hand, game.seats[0].prestige = (TRIBUTE,), supply
    keondra = have(game, 0, "Keondra")
    have(game, 1, "Hope", HAVEN)
    game.run()
    if colours is None:
        assert refused(game, 0, Place(TRIBUTE, keondra.id)) == "rivals.conspiracy.place-1-prestige"
    else:
        game.choose(Seat(0), Place(TRIBUTE, keondra.id))
        assert (on(lies(game), 2), game.supply(Seat(0)), lies(game).contributors) == (colours, 1, (0,))


def test_its_controller_adds_one_a_turn_beside_what_placing_has_put_there() -> None:
    game, card = placed()
    game.choose(Seat(0), Contribute(card.id))
    assert (on(card), game.supply(Seat(0)), game.actions) == ((2, 0, 0), 8, 1)
    assert refused(game, 0, Contribute(card.id)) == "rivals.conspiracy.add.you-once-per-turn"
    next_turn_of_ana(game)
    game.choose(Seat(0), Contribute(card.id))
    assert on(card) == (3, 0, 0)
    assert refused(game, 0, Contribute(card.id)) == "rivals.conspiracy.add.you-once-per-turn"


def test_one_each_to_two_conspiracies_but_never_the_last() -> None:
    game, first = placed()
    second = game.enter(OIL, Seat(0), Seat(0), BESIDE)
    second.face_down, game.seats[0].prestige = True, (2, 0, 0)
    game.choose(Seat(0), Contribute(first.id))
    assert refused(game, 0, Contribute(second.id)) == "rivals.conspiracy.shown-player-may-contribute-1"
    game.seats[0].prestige = (2, 0, 0)
    game.run()
    game.choose(Seat(0), Contribute(second.id))
    assert (on(first), on(second), game.supply(Seat(0))) == ((2, 0, 0), (1, 0, 0), 1)


def test_who_is_shown_it_contributes_one_at_once_or_not_in_this_turn() -> None:
    game, card = placed()
    game.choose(Seat(0), Show(card.id, Seat(2)))
    assert told(game, events.CardShown) == [events.CardShown(Seat(0), card.id, Seat(2))]
    assert asked(game) == ("contribute", 2)
    assert options(game) == [PASS, Contribute(card.id)]
    game.choose(Seat(2), Contribute(card.id))
    assert (on(card), game.supply(Seat(2)), card.contributors) == ((1, 0, 1), 9, (0, 2))
    assert told(game, events.Contributed) == [events.Contributed(Seat(2), card.id, 1)]
    game.choose(Seat(0), Show(card.id, Seat(1)))
    game.choose(Seat(1), PASS)
    assert (card.shown, card.contributors, on(card)) == ((2, 1), (0, 2), (1, 0, 1))
    for seat in (1, 2):
        later = "rivals.conspiracy.add.others-once-per-later-turn"
        assert refused(game, 0, Show(card.id, Seat(seat))) == later
        assert refused(game, 0, Invite(card.id, Seat(seat))) == later
        assert refused(game, seat, Contribute(card.id)) == "rivals.conspiracy.add.permission-first-time"
    assert refused(game, 0, Show(card.id, Seat(0))) == "rivals.conspiracy.reveal-to-players"


def test_nobody_contributes_the_last_prestige() -> None:
    game, card = placed()
    game.seats[1].prestige = (0, 1, 0)
    game.choose(Seat(0), Show(card.id, Seat(1)))
    assert asked(game) == ("action", 0)
    assert on(card) == (1, 0, 0)


def test_in_a_later_turn_contributors_come_unbidden_and_others_need_leave() -> None:
    game, card = placed(4)
    for seat, choice in ((1, PASS), (2, Contribute(card.id))):
        game.choose(Seat(0), Show(card.id, Seat(seat)))
        game.choose(Seat(seat), choice)
    next_turn_of_ana(game)
    assert asked(game) == ("contribute", 2)
    game.choose(Seat(2), PASS)
    assert refused(game, 0, Invite(card.id, Seat(2))) == "rivals.conspiracy.add.no-permission-afterwards"
    assert refused(game, 0, Invite(card.id, Seat(3))) == "rivals.conspiracy.add.only-in-owners-turn"
    game.choose(Seat(0), Invite(card.id, Seat(1)))
    assert asked(game) == ("contribute", 1)
    game.choose(Seat(1), Contribute(card.id))
    assert (on(card), card.contributors) == ((1, 1, 1), (0, 2, 1))
    game.choose(Seat(0), PASS)
    assert asked(game) == ("contribute", 2)
    game.choose(Seat(2), Contribute(card.id))
    assert on(card) == (1, 1, 2)
    assert asked(game) == ("action", 0)
    game.choose(Seat(0), PASS)
    assert asked(game) == ("action", 0)
    game.choose(Seat(0), PASS)
    assert game.active == 1


def test_it_is_seen_as_it_is_shown_and_then_by_contributors_alone() -> None:
    game, card = placed()

    def sees(viewer: int) -> str:
        (found,) = seen(game, viewer)["seats"][0]["beside"]
        return str(found["card"])

    assert [sees(viewer) for viewer in range(3)] == [TRIBUTE, "?", "?"]
    game.choose(Seat(0), Show(card.id, Seat(1)))
    assert [sees(viewer) for viewer in range(3)] == [TRIBUTE, TRIBUTE, "?"]
    game.choose(Seat(1), PASS)
    assert [sees(viewer) for viewer in range(3)] == [TRIBUTE, "?", "?"]
    game.choose(Seat(0), Show(card.id, Seat(2)))
    game.choose(Seat(2), Contribute(card.id))
    assert [sees(viewer) for viewer in range(3)] == [TRIBUTE, "?", TRIBUTE]
    twin = RULES.start(seen(game, None), "hunters-and-hunted")
    twin.run()
    assert seen(twin, None) == seen(game, None)
    names = RULES.names(game)
    assert names.name_of_card(card.id) == "Conspiracy"


def test_nothing_is_added_outside_of_its_controllers_action_phase() -> None:
    game, card = placed(2)
    while game.active == 0:
        game.choose(Seat(0), PASS if PASS in options(game) else options(game)[0])
    assert refused(game, 0, Contribute(card.id)) == "rivals.conspiracy.add.only-in-owners-turn"
    assert refused(game, 1, Contribute(card.id)) == "rivals.conspiracy.add.only-in-owners-turn"
    assert refused(game, 1, Show(card.id, Seat(0))) == "rivals.conspiracy.add.only-in-owners-turn"


def plot(name: str, *prestige: int, players: int = 3, clan: bool = True) -> tuple[Rivals, InPlay]:
    """A Conspiracy of Ana's with so much Prestige of each player on it, who have contributed it; all have 10 left."""
    game = between_actions(players)
    have(game, 0, "Keondra" if clan else "Benicio", HAVEN)
    for place, other in zip(range(1, players), ("Lucky", "Hope", "Thaddeus"), strict=False):
        have(game, place, other, HAVEN)
    card = game.enter(name, Seat(0), Seat(0), BESIDE)
    card.face_down, card.prestige = True, prestige
    card.contributors = tuple(Seat(seat) for seat, amount in enumerate(prestige) if amount)
    game.run()
    return game, card


@pytest.mark.parametrize(("prestige", "enough"), [((2,), False), ((1, 1), False), ((3,), True), ((1, 1, 1), True),
                                                  ((4,), True)])  # fmt: skip
def test_it_is_revealed_once_the_prestige_is_there_for_no_action(prestige: tuple[int, ...], enough: bool) -> None:
    game, card = plot("Snake in the Grass", *prestige, players=4)
    if not enough:
        assert refused(game, 0, Reveal(card.id)) == "rivals.conspiracy.resolve.when-funded"
        return
    game.actions = 0
    game.run()
    game.choose(Seat(0), Reveal(card.id))
    assert told(game, events.TurnedUp) == [events.TurnedUp(Seat(0), card.id)]
    assert (game.seats[0].discard, game.actions, game.supply(Seat(0))) == (("Snake in the Grass",), 0, 10)
    assert card.id not in game.cards
    assert game.conspiracies_resolved == 1


def test_a_foe_reveals_none_and_a_clan_has_to_be_there() -> None:
    game, card = plot(TRIBUTE, 3, clan=False)
    assert refused(game, 0, Reveal(card.id)) == "rivals.action-card.face-down-reveal-needs-clan-and-discipline"
    have(game, 0, "Iara", TORPOR)
    game.run()
    assert refused(game, 0, Reveal(card.id)) == "rivals.action-card.face-down-reveal-needs-clan-and-discipline"
    have(game, 0, "Matthew", HAVEN)
    game.run()
    assert Reveal(card.id) in options(game)
    game.active, game.decision = Seat(1), None
    game.run()
    assert refused(game, 1, Reveal(card.id)) == "rivals.conspiracy.resolve.when-funded"


def test_with_nobody_whom_it_affects_it_is_not_revealed() -> None:
    for name in ("Snake in the Grass", "Shed Your Skin", TRIBUTE):
        game, card = plot(name, 1, 1, 1)
        assert refused(game, 0, Reveal(card.id)) == "rivals.conspiracy.resolve.needs-legal-target"


@pytest.mark.parametrize(("prestige", "agenda"), [
    ((3, 0, 0), [3, 2, 2]), ((2, 1, 0), [4, 3, 2]), ((2, 0, 1), [4, 2, 3]),
])  # fmt: skip
def test_snake_in_the_grass_takes_agenda_and_steals_it_from_a_single_foe(
    prestige: tuple[int, ...], agenda: list[int]
) -> None:
    game, card = plot("Snake in the Grass", *prestige)
    for player in game.seats:
        player.agenda = 3
    game.choose(Seat(0), Reveal(card.id))
    assert [player.agenda for player in game.seats] == agenda


def test_agenda_that_is_not_there_is_not_stolen() -> None:
    game, card = plot("Snake in the Grass", 3, players=2)
    game.choose(Seat(0), Reveal(card.id))
    assert [player.agenda for player in game.seats] == [0, 0]


@pytest.mark.parametrize(("prestige", "supplies"), [((3, 0, 0), [12, 9, 9]), ((2, 1, 0), [12, 10, 8])])
def test_pay_tribute_steals_from_who_has_given_nothing(prestige: tuple[int, ...], supplies: list[int]) -> None:
    game, card = plot(TRIBUTE, *prestige)
    game.choose(Seat(0), Reveal(card.id))
    assert [game.supply(Seat(seat)) for seat in range(3)] == supplies


def test_pay_tribute_can_knock_a_rival_out() -> None:
    game, card = plot(TRIBUTE, 3)
    game.seats[1].prestige = (0, 1, 0)
    game.choose(Seat(0), Reveal(card.id))
    assert (game.over, game.winner) == (True, 0)


def test_shed_your_skin_discards_random_library_cards() -> None:
    game, card = plot("Shed Your Skin", 2)
    game.seats[1].hand, game.seats[2].hand = ("Awe", "Awe", "Shotgun"), ("Judas",)
    game.choose(Seat(0), Reveal(card.id))
    assert game.decision is not None
    assert (game.window(), game.decision.options, game.decision.weights) == (
        "random-discard", [Draw("Awe"), Draw("Shotgun")], [2, 1]
    )  # fmt: skip
    game.choose(game.decision.seat, Draw("Awe"))
    assert ([player.hand for player in game.seats], asked(game)) == (
        [(), ("Awe", "Shotgun"), ("Judas",)],
        ("action", 0),
    )


def test_a_single_foe_sheds_two_cards_or_all_there_are() -> None:
    game, card = plot("Shed Your Skin", 2, 1)
    game.seats[1].hand, game.seats[2].hand = ("Awe",), ("Shotgun", "Comeuppance", "Judas")
    game.choose(Seat(0), Reveal(card.id))
    for name in ("Shotgun", "Comeuppance"):
        assert game.decision is not None
        game.choose(game.decision.seat, Draw(name))
    assert ([player.hand for player in game.seats], asked(game)) == ([(), ("Awe",), ("Judas",)], ("action", 0))


def test_snake_oil_readies_one_active_character_of_each_contributor() -> None:
    game, card = plot(OIL, 1, 1, 0)
    for character in list(game.cards.values()):
        character.exhausted = character.name in ("Keondra", "Lucky", "Hope")
    mate, sleeper = have(game, 1, "Judas", HAVEN), have(game, 1, "Sage", TORPOR)
    mate.exhausted = sleeper.exhausted = True
    game.run()
    game.choose(Seat(0), Reveal(card.id))
    keondra, lucky, hope = (next(iter(game.coterie(Seat(seat)))) for seat in range(3))
    assert (asked(game), options(game)) == (("target", 0), [ChooseTarget(keondra.id)])
    game.choose(Seat(0), ChooseTarget(keondra.id))
    assert (asked(game), options(game)) == (("target", 1), [ChooseTarget(lucky.id), ChooseTarget(mate.id)])
    game.choose(Seat(1), ChooseTarget(mate.id))
    assert [card.exhausted for card in (keondra, lucky, mate, hope)] == [False, True, False, True]
    assert game.seats[0].discard == (OIL,)


@pytest.mark.parametrize(("prestige", "gain"), [((2, 0, 0), 2), ((1, 1, 0), 1), ((0, 2, 0), 1)])
def test_matthew_gains_by_the_first_conspiracy_of_the_turn(prestige: tuple[int, ...], gain: int) -> None:
    game, card = plot(OIL, *prestige)
    have(game, 0, "Matthew", HAVEN)
    second = game.enter(OIL, Seat(0), Seat(0), BESIDE)
    second.face_down, second.prestige, second.contributors = True, (2,), (Seat(0),)
    game.run()
    game.choose(Seat(0), Reveal(card.id))
    assert [event.amount for event in told(game, events.PrestigeGained)] == [gain]
    game.choose(Seat(0), Reveal(second.id))
    assert game.supply(Seat(0)) == 10 + gain


def test_jimmy_puts_prestige_of_any_player_on_a_face_down_card() -> None:
    game, card = plot(OIL, 1)
    jimmy = have(game, 0, "Jimmy", HAVEN)
    game.run()
    assert refused(game, 0, Use(jimmy.id)) == "rivals.activated.must-change-state"
    game.put(jimmy, STREETS, 1)
    game.run()
    game.choose(Seat(0), Use(jimmy.id))
    assert options(game) == [ChooseTarget(card.id)]
    game.choose(Seat(0), ChooseTarget(card.id))
    assert options(game) == [ChooseTarget(target_seat=Seat(seat)) for seat in range(3)]
    game.choose(Seat(0), ChooseTarget(target_seat=Seat(2)))
    assert (on(card), card.contributors, jimmy.exhausted) == ((1, 0, 1), (0,), True)
    assert [game.supply(Seat(seat)) for seat in range(3)] == [10, 10, 10]


@pytest.mark.parametrize(("up", "prestige", "agenda"), [(True, 1, 1), (True, 0, 0), (False, 1, 0)])
def test_the_snake_den_earns_by_prestige_on_a_face_down_card(up: bool, prestige: int, agenda: int) -> None:
    game, _ = plot(OIL, prestige)
    game.seats[0].agenda_card, game.seats[0].agenda_up = "The Snake Den", up
    next_turn_of_ana(game)
    assert game.seats[0].agenda == agenda


def test_the_snake_den_earns_by_the_first_conspiracy_that_is_resolved() -> None:
    game, card = plot(OIL, 2)
    game.seats[0].agenda_card, game.seats[0].agenda_up = "The Snake Den", True
    game.seats[1].agenda_card, game.seats[1].agenda_up = "The Snake Den", True
    second = game.enter(OIL, Seat(0), Seat(0), BESIDE)
    second.face_down, second.prestige, second.contributors = True, (2,), (Seat(0),)
    game.run()
    game.choose(Seat(0), Reveal(card.id))
    game.choose(Seat(0), Reveal(second.id))
    assert [player.agenda for player in game.seats] == [1, 0, 0]
