"""The cards of Rio de Janeiro: Antagonists, Events, Retainers, the Title."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.kernel import CHANCE, NOBODY, Seat
from reference_engine.kernel.decisions import PASS
from reference_engine.rivals.declarations.in_force import icons
from reference_engine.rivals.effects import attaching
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.influence import amounts
from reference_engine.rivals.table import events
from reference_engine.rivals.table.choices import (
    AnnounceType,
    Attack,
    Block,
    ChooseOption,
    ChooseTarget,
    Claim,
    Discard,
    Draw,
    DrawCard,
    Move,
    Pay,
    PlayCard,
    Regroup,
    TakeOff,
    TakeReward,
    Use,
)
from reference_engine.rivals.table.facts import PRINCE
from reference_engine.rivals.table.pieces import HAVEN, STREETS, TORPOR, InPlay
from reference_engine.rivals.turn.action_phase import DrawCards
from reference_engine.rivals.turn.course import Turns
from reference_engine.rivals.wire.rules import RivalsRules
from tests.engine.rivals.tables import between_actions, have, in_streets, monster, refused, told

MARKSMAN, PSYOPS, CAVEIRA = "BOPE-RJ: Marksman", "BOPE-RJ: PsyOps", "BOPE-RJ: Caveira"


def options(game: Rivals) -> list[Any]:
    assert game.decision is not None
    return game.decision.options


def asked(game: Rivals) -> tuple[str, int]:
    assert game.decision is not None
    return game.window(), game.decision.seat


def targets(game: Rivals) -> set[int]:
    return {choice.target for choice in options(game)}


def rio(*city: str, at_home: tuple[str, ...] = ("Lucky", "Benicio"), faction: str = "vampire") -> tuple[Rivals, Any]:
    """Ana between Actions with characters at home, Bruno with Hope at home, and cards of the city in The Streets."""
    game = between_actions(factions=faction)
    for name in city:
        in_streets(game, name)
    mine = [have(game, 0, name, HAVEN) for name in at_home]
    have(game, 1, "Hope", HAVEN)
    game.run()
    return game, mine


def hand(game: Rivals) -> tuple[str, ...]:
    return game.seats[0].hand


def attach(game: Rivals, name: str, host: InPlay) -> InPlay:
    card = in_streets(game, name)
    game.attach(card, host)
    return card


def end_turn(game: Rivals, until: str = "") -> None:
    """Pass on to the next turn, or to a window."""
    active = game.active
    while game.active == active and game.window() != until:
        assert game.decision is not None
        game.choose(game.decision.seat, PASS if PASS in options(game) else options(game)[0])


# BOPE-RJ.


def test_a_marksman_shoots_a_vampire_of_the_party_of_its_players_choice() -> None:
    game, (lucky, benicio) = rio(MARKSMAN)
    have(game, 0, "Prudence")
    game.choose(Seat(0), Move((lucky.id, benicio.id)))
    assert (asked(game), targets(game)) == (("marksman", 0), {lucky.id, benicio.id})
    game.choose(Seat(0), ChooseTarget(lucky.id))
    assert (game.blood(lucky), game.blood(benicio), asked(game)) == (4, 4, ("action", 0))
    assert told(game, events.DamageDealt) == [events.DamageDealt(lucky.id, 1, "")]


@pytest.mark.parametrize(("split", "left"), [((0, 0), (3, 4)), ((0, 1), (4, 3)), ((1, 1), (5, 2))])
def test_the_damage_of_two_marksmen_is_pooled_and_split(split: tuple[int, int], left: tuple[int, int]) -> None:
    game, mine = rio(MARKSMAN, MARKSMAN)
    game.choose(Seat(0), Move((mine[0].id, mine[1].id)))
    for which in split:
        game.choose(Seat(0), ChooseTarget(mine[which].id))
    assert tuple(map(game.blood, mine)) == left
    assert len(told(game, events.DamageDealt)) == len(set(split))


def test_nobody_gets_more_damage_of_marksmen_than_blood() -> None:
    game, (lucky, benicio) = rio(MARKSMAN, MARKSMAN)
    lucky.blood, benicio.blood = (1, 0), (1, 0)
    judas = have(game, 0, "Judas", HAVEN)
    game.run()
    game.choose(Seat(0), Move((lucky.id,)))
    game.choose(Seat(0), ChooseTarget(lucky.id))
    assert (asked(game), lucky.id in game.cards) == (("action", 0), False)
    game.choose(Seat(0), Move((benicio.id, judas.id)))
    game.choose(Seat(0), ChooseTarget(benicio.id))
    assert targets(game) == {judas.id}


def test_benicio_prevents_the_shot_for_a_library_card() -> None:
    game, (lucky, benicio) = rio(MARKSMAN)
    game.seats[0].hand = ("Awe",)
    game.choose(Seat(0), Move((lucky.id, benicio.id)))
    game.choose(Seat(0), ChooseTarget(lucky.id))
    assert asked(game) == ("prevention", 0)
    game.choose(Seat(0), Use(benicio.id))
    game.choose(Seat(0), Discard(("Awe",)))
    assert game.blood(lucky) == 5
    assert hand(game) == ()


def test_hunters_are_not_shot_but_discard() -> None:
    game, (ryan,) = rio(MARKSMAN, PSYOPS, at_home=("Ryan",), faction="hunter")
    game.seats[0].hand = ("Awe", "Rebuke")
    game.choose(Seat(0), Move((ryan.id,)))
    assert (asked(game), options(game)) == (("discard", 0), [Discard(("Awe",)), Discard(("Rebuke",))])
    game.choose(Seat(0), Discard(("Rebuke",)))
    assert (hand(game), game.seats[0].discard, game.blood(ryan)) == (("Awe",), ("Rebuke",), 4)


def test_with_an_empty_hand_nothing_is_discarded() -> None:
    game, (lucky, _) = rio(PSYOPS)
    game.choose(Seat(0), Move((lucky.id,)))
    assert asked(game) == ("action", 0)


def test_the_bope_act_on_every_party_that_comes_and_not_on_regrouping() -> None:
    game, (lucky, benicio) = rio(PSYOPS)
    game.seats[0].hand = ("Awe", "Awe", "Awe")
    for character in (lucky, benicio):
        game.choose(Seat(0), Move((character.id,)))
        game.choose(Seat(0), Discard(("Awe",)))
    game.choose(Seat(0), Regroup(lucky.id, benicio.id))
    assert (asked(game), hand(game)) == (("action", 0), ("Awe",))


def test_a_lookout_lets_the_party_pass_by_one_antagonist() -> None:
    game, (lucky, mate) = rio(MARKSMAN, PSYOPS, at_home=("Lucky", "Prudence"))
    attach(game, "Lookout", mate)
    game.seats[0].hand = ("Awe",)
    game.run()
    game.choose(Seat(0), Move((lucky.id, mate.id)))
    psyops = next(card for card in game.in_streets() if card.name == PSYOPS)
    assert asked(game) == ("ignore", 0)
    game.choose(Seat(0), ChooseTarget(psyops.id))
    game.choose(Seat(0), ChooseTarget(lucky.id))
    assert (asked(game), game.blood(lucky), game.seats[0].hand) == (("action", 0), 4, ("Awe",))


def test_a_lookout_at_home_is_of_no_use() -> None:
    game, (lucky, benicio) = rio(PSYOPS)
    attach(game, "Lookout", benicio)
    game.seats[0].hand = ("Awe",)
    game.run()
    game.choose(Seat(0), Move((lucky.id,)))
    assert asked(game) == ("discard", 0)


@pytest.mark.parametrize("out", [True, False])
def test_caveira_drives_somebody_out_if_nobody_is_there(out: bool) -> None:
    game, (lucky, benicio) = rio(CAVEIRA, MARKSMAN)
    benicio.exhausted = True
    if out:
        have(game, 0, "Prudence")
    end_turn(game, "driven-out")
    if out:
        assert game.active == 1
        return
    assert (asked(game), targets(game)) == (("driven-out", 0), {lucky.id, benicio.id})
    game.choose(Seat(0), ChooseTarget(benicio.id))
    assert (benicio.place, benicio.exhausted, asked(game)) == (STREETS, True, ("marksman", 0))
    game.choose(Seat(0), ChooseTarget(benicio.id))
    assert (game.blood(benicio), lucky.place) == (3, HAVEN)


# Events.


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
    lucky.place, lucky.party = STREETS, 1
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
    lucky.place, lucky.party = STREETS, 1
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
    ryan.place, ryan.party = STREETS, 1
    hope = next(iter(game.coterie(Seat(1))))
    hope.prestige, game.seats[0].prestige = (1, 0), (1, 0)
    game.run()
    game.choose(Seat(0), Attack(ryan.id, hope.id))
    game.choose(Seat(0), Pay(1, from_character=1))
    assert (hope.prestige, game.supply(Seat(0))) == ((0, 0), 1)


def test_an_attack_on_a_claimant_is_free() -> None:
    game, (lucky, _) = rio("Cristo Redentor", PRINCE)
    lucky.place, lucky.party = STREETS, 1
    hope = next(iter(game.coterie(Seat(1))))
    game.run()
    game.choose(Seat(0), Claim(lucky.id))
    game.choose(Seat(1), Attack(hope.id, lucky.id))
    assert (game.window(), game.supply(Seat(1))) == ("attack-type", 10)


def season(game: Rivals, name: str) -> InPlay:
    """Open Season lies in The Streets with that Monster."""
    event = in_streets(game, "Open Season")
    found = game.enter(name, NOBODY, NOBODY, "attached")
    found.host, event.attached = event.id, (found.id,)
    return found


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
    lucky.place, lucky.party = STREETS, 1
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


# Retainers and the Title.


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
    lucky.place = TORPOR
    assert amounts.influence(game, lucky) == 0


@pytest.mark.parametrize(("holder", "place", "struck"), [
    ("nobody", STREETS, True), ("foe", STREETS, True), ("foe", HAVEN, False), ("own", STREETS, False),
])  # fmt: skip
def test_the_prince_strikes_as_a_turn_ends(holder: str, place: str, struck: bool) -> None:
    game, (lucky, benicio) = rio()
    title, hope = in_streets(game, PRINCE), next(iter(game.coterie(Seat(1))))
    hope.place, hope.party = place, int(place == STREETS)
    if holder != "nobody":
        game.attach(title, hope if holder == "foe" else lucky)
    lucky.place, lucky.party = STREETS, 1
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


def test_open_season_is_saved_and_read_back() -> None:
    game, _ = rio()
    season(game, "Warlock")
    game.run()
    rules = RivalsRules()
    written = rules.position(game, None)
    assert rules.position(rules.start(written, "hunters-and-hunted"), None) == written
    assert rules.position(game, Seat(1))["streets"][0]["attached"] == [{"card": "Warlock"}]


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
