"""Attack and Reaction cards in an attack: placing, revealing, what is wrong with them, and what each says."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.kernel import Seat
from reference_engine.rivals.table.pieces import BESIDE, HAVEN, STREETS, TORPOR
from reference_engine.rivals.wire.observation import position
from scenarios.protocol.declarations import HIDDEN, PASS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import (
    AnnounceType,
    AttachFromHand,
    Attack,
    Block,
    ChooseTarget,
    Discard,
    DrawCard,
    Mitigate,
    Pay,
    PlayCard,
    Use,
)
from tests.engine.rivals.fights import Fight
from tests.engine.rivals.tables import in_streets, monster, refused, told


def test_a_card_placed_face_down_is_seen_by_its_player_alone_until_it_is_revealed() -> None:
    fight = Fight("Lucky", "Iara", ("Ingratiate", "Awe"), ("Shifting Organs",)).begin("Mental", "Awe")
    game = fight.game
    assert told(game, events.CardPlaced) == [events.CardPlaced(fight.attacker.id, HIDDEN, "Attack")]
    views: list[Any] = [position(game, viewer)["attacks"][0]["attack_card"] for viewer in (Seat(0), Seat(1), None)]
    assert views == ["Awe", "?", "Awe"]
    assert game.seats[0].hand == ("Ingratiate",)
    game.choose(Seat(1), PlayCard("Shifting Organs"))
    assert told(game, events.CardRevealed)[0].card == "Awe"
    fight.go_on()
    assert (game.seats[0].discard, game.seats[1].discard) == (("Awe",), ("Shifting Organs",))


def test_only_attack_cards_are_placed_with_an_attack_and_only_reactions_against_it() -> None:
    fight = Fight("Lucky", "Iara", ("Awe", "Shameless"), ("Shifting Organs", "Awe")).begin("Mental", "Awe")
    assert refused(fight.game, 1, PlayCard("Awe")) == "rivals.attack.s4.target-may-place-face-down"
    assert refused(fight.game, 1, PlayCard("Ingratiate")) == "rivals.terms.play"
    assert refused(fight.game, 1, PlayCard("Shifting Organs", face_up=True)) == "rivals.faceup.dictated-by-card"
    other = Fight("Lucky", "Iara", ("Awe", "Shameless")).begin("Mental", "Awe").go_on()
    assert other.game.window() == "action"


@pytest.mark.parametrize(("attacker", "kind", "card"), [
    ("Lucky", "Social", "Awe"), ("Judas", "Mental", "Wide Array of Pain"), ("Lucky", "Ranged", "Ingratiate"),
])  # fmt: skip
def test_an_illegal_attack_card_is_discarded_and_undoes_block_and_reaction(attacker: str, kind: str, card: str) -> None:
    fight = Fight(attacker, "Hope", (card,), ("Layers of Protection",) * 2)
    guard = fight.mate(1, "Gisele")
    fight.begin(kind, card)
    game = fight.game
    game.choose(Seat(1), Block(guard.id))
    assert (guard.exhausted, fight.attacker.no_influence) == (True, True)
    game.choose(Seat(1), PlayCard("Layers of Protection"))
    assert game.window() == "block"
    assert (guard.exhausted, fight.attacker.no_influence, game.seats[1].hand) == (
        False, False, ("Layers of Protection",) * 2,
    )  # fmt: skip
    assert (game.seats[0].discard, len(told(game, events.AttackUndone))) == ((card,), 1)
    game.choose(Seat(1), PASS)
    assert game.window() == "reaction"
    fight.go_on()
    assert game.actions == 1


def test_a_legal_card_undoes_nothing() -> None:
    fight = Fight("Lucky", "Hope", ("Awe",))
    guard = fight.mate(1, "Gisele")
    fight.begin("Mental", "Awe").go_on(block=Block(guard.id))
    assert (guard.exhausted, fight.attacker.no_influence, guard.no_influence) == (True, True, True)


def test_an_illegal_reaction_is_discarded_and_shields_nobody() -> None:
    fight = Fight("Jorge Guerrero", "Hope", (), ("Comeuppance", "Shifting Organs")).begin("Physical")
    fight.go_on(reaction=PlayCard("Comeuppance"))
    assert (fight.lost, fight.game.seats[1].discard) == (2, ("Comeuppance",))
    other = Fight("Jorge Guerrero", "Hope", (), ("Comeuppance", "Shifting Organs")).begin("Physical")
    other.go_on(reaction=PlayCard("Shifting Organs"))
    assert other.lost == 1


@pytest.mark.parametrize(("attacker", "target", "kind", "card", "lost"), [
    ("Lucky", "Gisele", "Social", "Ingratiate", 3),
    ("Lucky", "Iara", "Social", "Ingratiate", 2),
    ("Ceraph", "Lucky", "Mental", "Awe", 1),
    ("Gisele", "Lucky", "Mental", "Awe", 2),
    ("Jorge Guerrero", "Prudence", "Physical", "Triple Threat", 2),
    ("Keondra", "Lucky", "Mental", "Wide Array of Pain", 2),
])  # fmt: skip
def test_a_card_adds_its_damage_and_what_its_text_says(
    attacker: str, target: str, kind: str, card: str, lost: int
) -> None:
    """Ceraph, Gisele and Keondra have 1 Mental, Lucky as well."""
    fight = Fight(attacker, target, (card,)).begin(kind, card).go_on()
    assert fight.lost == lost


def test_release_the_hounds_is_placed_face_up_or_discarded_and_paid_for_with_either_icon() -> None:
    game = Fight("Hope", "Iara", ("Release the Hounds",)).begin("Physical", "Release the Hounds", face_up=True).game
    assert (game.window(), told(game, events.CardPlaced)[0].card) == ("pay", "Release the Hounds")
    game.choose(Seat(0), Pay(1))
    assert game.supply(Seat(0)) == 9
    assert game.window() == "action"
    down = Fight("Hope", "Iara", ("Release the Hounds",)).begin("Physical", "Release the Hounds").go_on()
    assert (down.lost, down.game.seats[0].discard) == (0, ("Release the Hounds",))


def test_a_face_up_card_is_checked_as_it_is_placed() -> None:
    fight = Fight("Hope", "Iara", ("Release the Hounds",))
    game = fight.game
    game.run()
    game.choose(Seat(0), Attack(fight.attacker.id, fight.target.id))
    game.choose(Seat(0), AnnounceType("Social"))
    assert refused(game, 0, PlayCard("Release the Hounds", face_up=True)) == "rivals.attack.s5.wrong-type-discard"
    game.choose(Seat(0), PlayCard("Release the Hounds"))


def test_risky_business_is_lost_to_a_block_and_the_attack_goes_on() -> None:
    fight = Fight("Jorge Guerrero", "Keondra", ("Risky Business",))
    fight.begin("Physical", "Risky Business").go_on()
    assert fight.lost == 5
    blocked = Fight("Jorge Guerrero", "Iara", ("Risky Business",))
    guard = blocked.mate(1, "Keondra")
    blocked.begin("Physical", "Risky Business").go_on(block=Block(guard.id))
    assert (blocked.lost, blocked.game.blood(guard), blocked.game.seats[0].discard) == (0, 4, ("Risky Business",))
    up = Fight("Raúl Fontes", "Iara", ("Risky Business",))
    up.begin("Physical", "Risky Business").go_on()
    assert (up.lost, up.game.seats[0].discard) == (1, ("Risky Business",)), "no Caitiff, so it had to be face up"


def test_shotgun_hits_another_member_of_the_party_with_nothing_added() -> None:
    fight = Fight("Matthew", "Hope", ("Shotgun", "Awe"))
    mate = fight.mate(1, "Lucky")
    fight.begin("Ranged", "Shotgun")
    fight.game.choose(Seat(1), PASS) if fight.game.window() == "block" else None
    fight.go_on(discard=Discard(("Awe",)), target=ChooseTarget(mate.id))
    assert (fight.lost, fight.game.blood(mate)) == (2, 4), "Lucky's Physical takes 1 off"


def test_shotgun_asks_for_no_card_where_nobody_else_is_there() -> None:
    fight = Fight("Matthew", "Hope", ("Shotgun", "Awe")).begin("Ranged", "Shotgun").go_on()
    assert (fight.lost, fight.game.seats[0].hand) == (2, ("Awe",))


@pytest.mark.parametrize(("hidden", "lost"), [(1, 3), (2, 4), (4, 5)])
def test_coiled_strike_counts_pairs_of_face_down_cards(hidden: int, lost: int) -> None:
    fight = Fight("Judas", "Hakim Owusu", ("Coiled Strike",))
    fight.attacker.minus_bp = -2
    for _ in range(hidden):
        card = fight.game.enter("Snake Oil", Seat(0), Seat(0), BESIDE)
        card.face_down = True
    fight.target.blood, fight.target.minus_bp = (0, 6), -3
    fight.begin("Physical", "Coiled Strike").go_on()
    assert 6 - fight.game.blood(fight.target) == lost


def test_subterfuge_counts_conspiracies_and_may_be_aimed_anew() -> None:
    fight = Fight("Jimmy", "Hope", ("Subterfuge",))
    mate = fight.mate(1, "Iara")
    fight.game.conspiracies_resolved = 1
    fight.begin("Social", "Subterfuge").go_on(retarget=ChooseTarget(mate.id))
    assert (fight.lost, fight.game.blood(mate)) == (0, 1)


def test_triple_threat_steals_from_a_defender_who_reacted_and_draws() -> None:
    fight = Fight("Lucky", "Hope", ("Triple Threat",), ("Shifting Organs",))
    fight.game.seats[0].library = ("Awe",)
    fight.begin("Physical", "Triple Threat").go_on(reaction=PlayCard("Shifting Organs"), draw_from=DrawCard("library"))
    assert [fight.game.supply(Seat(seat)) for seat in (0, 1)] == [11, 9]
    assert (fight.game.seats[0].hand, fight.lost) == (("Awe",), 2)


def test_lingering_kiss_stays_on_its_target_and_lowers_it_in_its_players_turns() -> None:
    fight = Fight("Hope", "Lucky", ("Lingering Kiss",)).begin("Social", "Lingering Kiss")
    fight.go_on(attach=ChooseTarget(fight.target.id))
    game = fight.game
    kiss = game.cards[fight.target.attached[0]]
    assert (kiss.name, kiss.owner, fight.lost) == ("Lingering Kiss", 0, 2)
    for _ in range(4):
        if game.window() == "action" and game.active == 0:
            game.choose(Seat(0), PASS)
    while game.active == 0:
        assert game.decision is not None
        game.choose(game.decision.seat, game.decision.options[0])
    assert fight.target.minus_bp == 1
    assert game.blood_potency(fight.target) == 4


def test_a_stake_sends_a_wounded_vampire_to_torpor_and_keeps_it_from_mending() -> None:
    fight = Fight("Ingrid", "Hope", ("Wooden Stake",), blood=2)
    fight.game.seats[0].faction = "hunter"
    fight.attacker.disciplines = ()
    fight.begin("Physical", "Wooden Stake").go_on()
    assert (fight.target.place, fight.lost) == (STREETS, 2), "no damage, no stake"
    strong = Fight("Maria Lopez", "Hope", ("Wooden Stake",), ("Layers of Protection",), blood=2)
    strong.begin("Physical", "Wooden Stake").go_on(reaction=PlayCard("Layers of Protection"))
    assert (strong.target.place, strong.game.blood(strong.target)) == (TORPOR, 1)
    assert (strong.game.supply(Seat(1)), strong.game.seats[0].agenda) == (10, 0)
    assert [strong.game.cards[card].name for card in strong.target.attached] == ["Wooden Stake"]


def test_a_stake_does_nothing_to_who_was_not_wounded() -> None:
    fight = Fight("Maria Lopez", "Hope", ("Wooden Stake",)).begin("Physical", "Wooden Stake").go_on()
    assert (fight.target.place, fight.lost, fight.game.seats[0].discard) == (STREETS, 2, ("Wooden Stake",))


def test_get_the_drop_lays_a_hidden_curse_that_counts_at_once() -> None:
    fight = Fight("Sara", "Keondra", ("Get the Drop", "Wrath")).begin("Mental", "Get the Drop")
    fight.go_on(attach_from_hand=AttachFromHand("Wrath"), pay=Pay(2))
    curse = fight.game.cards[fight.target.attached[0]]
    assert (curse.name, curse.face_down, fight.lost) == ("Wrath", True, 3)
    hidden = position(fight.game, Seat(1))["seats"][1]["streets"][0]["attached"][0]["card"]
    assert (hidden, position(fight.game, Seat(0))["seats"][1]["streets"][0]["attached"][0]["card"]) == ("?", "Wrath")


def test_prestige_on_the_target_pays_for_a_line_of_the_card() -> None:
    fight = Fight("Ingrid", "Keondra", ("Confuse",))
    fight.target.prestige = (1, 0)
    fight.begin("Mental", "Confuse")
    fight.go_on(pay=Pay(1, from_character=1), attach=ChooseTarget(fight.target.id))
    assert (fight.lost, fight.game.supply(Seat(0)), sum(fight.target.prestige)) == (3, 10, 0)
    assert fight.game.cards[fight.target.attached[0]].name == "Confuse"


@pytest.mark.parametrize(("card", "pay", "lost"), [
    ("Rebuke", 1, 3), ("Rebuke", 0, 2), ("Speaking in Tongues", 1, 3), ("Social Engineering", 0, 3),
])  # fmt: skip
def test_paid_lines_of_hunters(card: str, pay: int, lost: int) -> None:
    fight = Fight("Evangeline", "Lucky", (card,)).begin("Social", card)
    fight.go_on(**({"pay": Pay(pay)} if pay else {}))
    assert (fight.lost, fight.game.supply(Seat(0))) == (lost, 10 - pay)


def test_social_engineering_lays_prestige_on_the_target() -> None:
    fight = Fight("Juliana", "Lucky", ("Social Engineering",)).begin("Social", "Social Engineering").go_on()
    assert (fight.lost, fight.target.prestige) == (2, (2,))


def test_know_their_habits_shields_the_party_and_layers_too() -> None:
    fight = Fight("Matthew", "Ingrid", ("Shotgun", "Awe"), ("Know Their Habits",))
    mate = fight.mate(1, "Sara")
    fight.begin("Ranged", "Shotgun")
    fight.go_on(reaction=PlayCard("Know Their Habits"), discard=Discard(("Awe",)), target=ChooseTarget(mate.id))
    assert (fight.lost, fight.game.blood(mate)) == (0, 1), "a Shield of the card itself is the reactor's alone"
    paid = Fight("Matthew", "Ingrid", ("Shotgun", "Awe"), ("Know Their Habits",))
    mate = paid.mate(1, "Sara")
    paid.begin("Ranged", "Shotgun")
    for choice in (PlayCard("Know Their Habits"), Discard(("Awe",)), ChooseTarget(mate.id), Pay(2)):
        assert paid.game.decision is not None
        paid.game.choose(paid.game.decision.seat, choice)
    paid.go_on()
    assert (paid.lost, paid.game.blood(mate), paid.game.supply(Seat(1))) == (0, 3, 8)


def test_layers_of_protection_prevents_as_much_as_is_discarded() -> None:
    fight = Fight("Jorge Guerrero", "Keondra", (), ("Layers of Protection", "Awe", "Wrath")).begin("Physical")
    game = fight.game
    game.choose(Seat(1), PlayCard("Layers of Protection"))
    assert game.window() == "discard"
    game.choose(Seat(1), Discard(("Awe",)))
    game.choose(Seat(1), PASS)
    fight.go_on()
    assert (fight.lost, game.seats[1].hand) == (0, ("Wrath",))


@pytest.mark.parametrize("paid", [True, False])
def test_get_into_its_mind_leaves_the_last_blood_if_it_is_paid_for(paid: bool) -> None:
    fight = Fight("Hope", "Sara", (), ("Get into its Mind",), blood=1).begin("Social")
    fight.go_on(reaction=PlayCard("Get into its Mind"), pay=Pay(2) if paid else PASS)
    assert (fight.target.id in fight.game.cards, fight.game.supply(Seat(1))) == (paid, 8 if paid else 10)


def test_comeuppance_shows_the_hand_and_discards_an_attack_card_of_it() -> None:
    fight = Fight("Lucky", "Keondra", ("Awe", "Shotgun", "Ingratiate"), ("Comeuppance",)).begin("Social")
    game = fight.game
    game.choose(Seat(1), PlayCard("Comeuppance"))
    assert game.window() == "look"
    assert sorted(position(game, Seat(1))["seats"][0]["hand"]) == ["Awe", "Ingratiate", "Shotgun"]
    assert refused(game, 1, Discard(("Shotgun",))) != ""
    game.choose(Seat(1), Discard(("Awe",)))
    assert game.seats[0].hand == ("Shotgun", "Ingratiate")
    assert position(game, Seat(1))["seats"][0]["hand"] == ["?", "?"]


def test_cobra_form_adds_one_aggravated_damage_that_no_attribute_stops() -> None:
    fight = Fight("Ceraph", "Lucky", (), ("Layers of Protection",), blood=1)
    fight.game.attach(fight.game.enter("Cobra Form", Seat(0), Seat(0), HAVEN), fight.attacker)
    form = fight.attacker.attached[0]
    fight.begin("Physical").go_on(attacker_abilities=Use(form))
    assert (fight.target.id in fight.game.cards, fight.game.seats[1].burned) == (False, ("Lucky",))
    assert fight.game.seats[0].discard == ("Cobra Form",)


def test_who_is_hit_by_both_kinds_says_what_the_shields_stop() -> None:
    fight = Fight("Jorge Guerrero", "Hope", (), ("Shifting Organs",), blood=2)
    fight.game.attach(fight.game.enter("Cobra Form", Seat(0), Seat(0), HAVEN), fight.attacker)
    form = fight.attacker.attached[0]
    fight.begin("Physical")
    fight.go_on(reaction=PlayCard("Shifting Organs"), attacker_abilities=Use(form), mitigation=Mitigate(1))
    assert (fight.target.place, fight.game.seats[1].burned) == (TORPOR, ())
    again = Fight("Jorge Guerrero", "Hope", (), ("Shifting Organs",), blood=2)
    again.game.attach(again.game.enter("Cobra Form", Seat(0), Seat(0), HAVEN), again.attacker)
    again.begin("Physical")
    form = again.attacker.attached[0]
    again.go_on(reaction=PlayCard("Shifting Organs"), attacker_abilities=Use(form), mitigation=Mitigate(0))
    assert again.game.seats[1].burned == ("Hope",)


def test_holy_water_calms_a_monster_and_blaze_of_glory_burns_its_user() -> None:
    fight = Fight("Evangeline", "Lucky", ("Holy Water",))
    fight.game.seats[0].faction = "hunter"
    ghost = monster(fight.game, "Ghost", 6, tagged=0)
    fight.target = ghost
    fight.begin("Mental", "Holy Water").go_on(pay=Pay(1))
    assert (ghost.calmed, fight.game.blood(ghost)) == (True, 5), "3 damage less 2 Mental"
    blaze = Fight("Florencia", "Lucky", ("Blaze of Glory",))
    blaze.game.seats[0].faction = "hunter"
    blaze.target = wolf = monster(blaze.game, "Werewolf", 10, tagged=0)
    blaze.begin("Physical", "Blaze of Glory").go_on(pay=Pay(1))
    assert (blaze.game.blood(wolf), blaze.game.seats[0].burned) == (7, ("Florencia",)), "1, 1, 1 and 3, less 3"


def test_a_special_answers_monsters_alone() -> None:
    fight = Fight("Lucky", "Ingrid", (), ("Well-Prepared",)).begin("Social")
    fight.go_on(reaction=PlayCard("Well-Prepared"))
    assert fight.lost == 1
    strike = Fight("Maria Lopez", "Lucky", ("Well-Prepared",))
    strike.game.seats[0].faction = "hunter"
    strike.target = monster(strike.game, "Werewolf", 10, tagged=0)
    strike.game.run()
    strike.begin("Physical").go_on(reaction=PlayCard("Well-Prepared"))
    assert strike.game.blood(strike.attacker) == 4, "3 Physical less 2, less the Shields"


def test_a_mortal_is_shot_with_one_more() -> None:
    fight = Fight("Matthew", "Hope", ("Shotgun",))
    mugger = in_streets(fight.game, "Mugger")
    fight.target = mugger
    fight.begin("Ranged", "Shotgun")
    assert fight.game.window() == "reward"


def test_nobody_has_more_than_a_card_of_its_own_can_pay() -> None:
    fight = Fight("Evangeline", "Lucky", ("Rebuke",))
    fight.game.seats[0].prestige = (1,)
    fight.begin("Social", "Rebuke").go_on()
    assert (fight.lost, fight.game.supply(Seat(0))) == (2, 1)
