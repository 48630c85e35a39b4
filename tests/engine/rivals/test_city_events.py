"""The cards of Rio de Janeiro: Events."""

from __future__ import annotations

import pytest

from reference_engine.kernel import CHANCE, Seat
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.table.facts import PRINCE
from reference_engine.rivals.table.pieces import HAVEN, STREETS, TORPOR
from reference_engine.rivals.turn.turns import Turns
from reference_engine.rivals.wire.rules import RivalsRules
from scenarios.protocol.rivals.choices import (
    AnnounceType,
    Attack,
    Block,
    ChooseOption,
    ChooseTarget,
    Claim,
    Draw,
    Move,
    Pay,
)
from tests.engine.rivals.rio import (
    CAVEIRA,
    asked,
    attach,
    end_turn,
    options,
    rio,
    season,
    targets,
)
from tests.engine.rivals.tables import between_actions, have, in_streets, monster, refused


def revealing(*deck: str, players: int = 2, turn: int = 9, unused: tuple[str, ...] = ()) -> Rivals:
    """Ana's turn is to begin, with this city deck."""
    game = between_actions(players)
    game.turn, game.stack = turn - 1, [Turns()]
    game.city_deck, game.unused_monsters = deck, unused
    for seat, name in enumerate(("Lucky", "Hope", "Prudence", "Judas")[:players]):
        have(game, seat, name, HAVEN)
    game.run()
    return game


def draw_city(game: Rivals, name: str) -> None:
    assert game.decision is not None
    game.choose(CHANCE, Draw(name))


def test_carnival_brings_events_back_and_a_card_for_each_player() -> None:
    game = between_actions(3)
    game.turn, game.stack = 8, [Turns()]
    game.city_deck, game.city_burned = ("Carnival",), ("Uprising", "Vagrant", "Seeking Followers")
    for seat, name in enumerate(("Lucky", "Hope", "Prudence")):
        have(game, seat, name, HAVEN)
    game.run()
    assert (game.window(), sorted(choice.card for choice in options(game))) == (
        "city-card", ["Seeking Followers", "Uprising"]
    )  # fmt: skip
    draw_city(game, "Uprising")
    draw_city(game, "Seeking Followers")
    assert sorted(card.name for card in game.in_streets()) == ["Seeking Followers", "Uprising"]
    assert list(game.city_burned) == ["Vagrant", "Carnival"]
    assert game.window() == "action"


@pytest.mark.parametrize("retainer", [True, False])
def test_seeking_followers_takes_prestige_of_who_has_no_retainer(retainer: bool) -> None:
    game, (lucky, _) = rio("Seeking Followers")
    if retainer:
        attach(game, "Mugger", lucky)
    end_turn(game)
    assert [game.supply(Seat(seat)) for seat in (0, 1)] == [10 if retainer else 9, 10]


def test_the_last_prestige_lost_to_followers_is_to_nobodys_credit() -> None:
    game, _ = rio("Seeking Followers")
    game.seats[0].prestige = (1, 0)
    end_turn(game)
    assert (game.over, game.winner, game.seats[1].agenda) == (True, 1, 3)


def test_crackdown_turns_the_haven_down_until_the_next_turn() -> None:
    game = revealing("Crackdown")
    for player in game.seats:
        player.haven_card, player.haven_up = "The Orphanage", True
    assert game.seats[0].haven_up
    end_turn(game)
    assert [player.haven_up for player in game.seats] == [True, False]
    end_turn(game)
    assert [player.haven_up for player in game.seats] == [True, False]
    assert not [card for card in game.in_streets() if card.name == "Crackdown"]
    end_turn(game)
    assert [player.haven_up for player in game.seats] == [True, True]


def test_a_haven_face_down_gives_no_secrecy() -> None:
    game, (lucky, _) = rio()
    game.put(lucky, STREETS, 1)
    hope = next(iter(game.coterie(Seat(1))))
    game.seats[1].haven_card, game.seats[1].haven_up = "The Orphanage", False
    game.run()
    game.choose(Seat(0), Attack(lucky.id, hope.id))
    assert game.window() == "attack-type"


def test_corruption_takes_one_of_each_gain_and_leaves_in_the_turn_of_the_colour() -> None:
    game, _ = rio("Corruption")
    corruption = next(card for card in game.in_streets())
    game.gain_prestige(Seat(1), 3)
    game.gain_prestige(Seat(1), 1)
    assert (game.supply(Seat(1)), corruption.prestige) == (12, (0, 2))
    end_turn(game)
    assert game.city_burned == ("Corruption",)


def test_corruption_stays_without_prestige_of_the_active_player() -> None:
    game, _ = rio("Corruption")
    end_turn(game)
    end_turn(game)
    assert [card.name for card in game.in_streets()] == ["Corruption"]


def test_cristo_redentor_asks_a_price_of_attacks() -> None:
    game, (lucky, _) = rio("Cristo Redentor", "Vagrant")
    game.put(lucky, STREETS, 1)
    vagrant = next(card for card in game.in_streets() if card.name == "Vagrant")
    game.seats[0].prestige = (1, 0)
    game.run()
    assert refused(game, 0, Attack(lucky.id, vagrant.id)) == "rivals.cost.never-last-even-to-win"
    game.seats[0].prestige = (2, 0)
    game.run()
    game.choose(Seat(0), Attack(lucky.id, vagrant.id))
    assert (asked(game), options(game)) == (("pay", 0), [Pay(1)])
    game.choose(Seat(0), Pay(1))
    assert (game.supply(Seat(0)), game.actions, game.window()) == (1, 1, "attack-type")


def test_a_hunter_pays_cristo_redentor_from_the_target() -> None:
    game, (ryan,) = rio("Cristo Redentor", at_home=("Ryan",), faction="hunter")
    game.put(ryan, STREETS, 1)
    hope = next(iter(game.coterie(Seat(1))))
    hope.prestige, game.seats[0].prestige = (1, 0), (1, 0)
    game.run()
    game.choose(Seat(0), Attack(ryan.id, hope.id))
    game.choose(Seat(0), Pay(1, from_character=1))
    assert (hope.prestige, game.supply(Seat(0))) == ((0, 0), 1)


def test_an_attack_on_a_claimant_is_free() -> None:
    game, (lucky, _) = rio("Cristo Redentor", PRINCE)
    game.put(lucky, STREETS, 1)
    hope = next(iter(game.coterie(Seat(1))))
    game.run()
    game.choose(Seat(0), Claim(lucky.id))
    game.choose(Seat(1), Attack(hope.id, lucky.id))
    assert (game.window(), game.supply(Seat(1))) == ("attack-type", 10)


def test_open_season_turns_up_an_unused_monster_that_nobody_can_attack() -> None:
    game = revealing("Open Season", unused=("Ghost", "Warlock"))
    assert (game.window(), [choice.card for choice in options(game)]) == ("monster", ["Ghost", "Warlock"])
    draw_city(game, "Ghost")
    event = next(card for card in game.in_streets())
    ghost = game.cards[event.attached[0]]
    assert (ghost.name, game.unused_monsters, event.token) == ("Ghost", ("Warlock",), 0)
    lucky = next(iter(game.coterie(Seat(0))))
    game.choose(Seat(0), Move((lucky.id,)))
    assert ghost.id not in {choice.target for choice in options(game) if isinstance(choice, Attack)}
    end_turn(game)
    end_turn(game)
    assert (game.city_burned, sorted(game.unused_monsters)) == (("Open Season",), ["Ghost", "Warlock"])


def test_in_the_first_round_open_season_is_shuffled_back_for_another_card() -> None:
    game = revealing("Open Season", "Maid", turn=2, unused=("Ghost",))
    assert [card.name for card in game.in_streets()] == ["Maid"]
    assert (game.unordered_city_deck, game.unused_monsters) == (("Open Season",), ("Ghost",))
    game = revealing("Open Season", "Maid", turn=3, unused=("Ghost",))
    assert [card.name for card in game.in_streets()] == ["Open Season"]


def test_its_monster_attacks_the_lowest_character_of_everybody_without_exhausting() -> None:
    game, (lucky, benicio) = rio()
    judas, thaddeus = have(game, 0, "Judas", HAVEN), have(game, 0, "Thaddeus", HAVEN)
    werewolf = season(game, "Werewolf")
    game.run()
    end_turn(game, "open-season")
    assert (asked(game), targets(game)) == (("open-season", 0), {judas.id, thaddeus.id})
    game.choose(Seat(0), ChooseTarget(thaddeus.id))
    assert asked(game) == ("block", 0)
    game.choose(Seat(0), Block(lucky.id))
    assert (game.blood(lucky), werewolf.exhausted, thaddeus.place) == (3, False, HAVEN)
    assert lucky.exhausted
    assert not benicio.exhausted


def test_who_falls_to_its_monster_is_to_nobodys_credit() -> None:
    game, _ = rio(at_home=("Judas",))
    season(game, "Werewolf")
    game.run()
    end_turn(game)
    assert (game.over, game.winner, game.seats[1].agenda) == (True, 1, 3)


def test_the_active_player_orders_caveira_monsters_and_open_season() -> None:
    game, (ryan,) = rio(CAVEIRA, at_home=("Ryan",), faction="hunter")
    monster(game, "Ghost", 3, tagged=0)
    season(game, "Warlock")
    game.run()
    end_turn(game, "antagonists")
    assert options(game) == [ChooseOption(name) for name in ("caveira", "monsters", "open-season")]
    game.choose(Seat(0), ChooseOption("open-season"))
    assert game.window() == "open-season"
    game.choose(Seat(0), ChooseTarget(ryan.id))
    assert options(game) == [ChooseOption(name) for name in ("caveira", "monsters")]


@pytest.mark.parametrize(("name", "blood", "gained"), [
    ("Lucky", 5, True), ("Hope", 4, False), ("Lucky", 1, False),
])  # fmt: skip
def test_uprising_gives_an_action_if_a_strong_target_withstands_the_first_attack(
    name: str, blood: int, gained: bool
) -> None:
    game = between_actions()
    in_streets(game, "Uprising")
    jorge, other = have(game, 0, "Jorge Guerrero"), have(game, 0, "Benicio", party=2)
    target = have(game, 1, name, HAVEN, blood=blood)
    mate = have(game, 1, "Prudence", STREETS)
    game.run()
    game.choose(Seat(0), Attack(jorge.id, target.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    assert game.actions == 1 + gained
    game.choose(Seat(0), Attack(other.id, mate.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    assert game.actions == gained


def test_copacabana_lowers_secrecy_of_all() -> None:
    game, (lucky, _) = rio("Copacabana Réveillon")
    game.put(lucky, STREETS, 1)
    game.seats[1].haven_card, game.seats[1].haven_up = "The Orphanage", True
    hope = next(iter(game.coterie(Seat(1))))
    game.seats[0].hand = ("Awe",)
    game.run()
    game.choose(Seat(0), Attack(lucky.id, hope.id))
    assert game.window() == "attack-type"


@pytest.mark.parametrize("event", [True, False])
def test_on_independence_day_a_retainer_of_the_fallen_goes_back_to_the_streets(event: bool) -> None:
    game, (lucky, _) = rio(*(["Dia da Independência"] if event else []))
    for name in ("Mugger", "Maid"):
        attach(game, name, lucky)
    game.call(TakeDamage(card=lucky.id, amount=5, by=Seat(1)))
    game.decision = None
    game.run()
    if event:
        assert (game.window(), options(game)) == ("retainer", [Draw("Maid"), Draw("Mugger")])
        draw_city(game, "Maid")
    freed = [card.name for card in game.in_streets() if card.name == "Maid"]
    assert (freed, game.city_burned) == ((["Maid"], ("Mugger",)) if event else ([], ("Mugger", "Maid")))
    assert lucky.place == TORPOR


def test_open_season_is_saved_and_read_back() -> None:
    game, _ = rio()
    season(game, "Warlock")
    game.run()
    rules = RivalsRules()
    written = rules.position(game, None)
    assert rules.position(rules.start(written, "hunters-and-hunted"), None) == written
    assert rules.position(game, Seat(1))["streets"][0]["attached"] == [{"card": "Warlock"}]
