"""An attack without cards: Intel, type, Blocking, damage, and what becomes of the target."""

from __future__ import annotations

import pytest

from reference_engine.kernel import NOBODY, Seat
from reference_engine.rivals.table.facts import ATTRIBUTES, CHARACTERS, CITY, PRINCE
from reference_engine.rivals.table.pieces import ATTACHED, HAVEN, STREETS, TORPOR
from reference_engine.rivals.wire.rules import RivalsRules
from scenarios.protocol.declarations import PASS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import AnnounceType, Attack, Block, Discard, TakeReward
from tests.engine.rivals.tables import between_actions, have, in_streets, refused, told


def test_only_a_ready_character_in_the_streets_without_exhausted_mates_attacks() -> None:
    game = between_actions()
    benicio, hope = have(game, 0, "Benicio"), have(game, 0, "Hope")
    prudence = have(game, 0, "Prudence", HAVEN)
    lucky = have(game, 1, "Lucky")
    asleep = have(game, 1, "Hakim Owusu", TORPOR, blood=1)
    hope.exhausted = True
    game.run()
    assert refused(game, 0, Attack(prudence.id, lucky.id)) == "rivals.attack.exhaust.ready-in-streets"
    assert refused(game, 0, Attack(hope.id, lucky.id)) == "rivals.attack.exhaust.ready-in-streets"
    assert refused(game, 0, Attack(benicio.id, lucky.id)) == "rivals.attack.exhaust.no-exhausted-in-party"
    hope.party = 2
    game.decision = None
    game.run()
    assert refused(game, 0, Attack(benicio.id, asleep.id)) == "rivals.torpor.not-attackable"
    assert refused(game, 0, Attack(benicio.id, hope.id)) == "rivals.attack.target.legal-foe-character"
    game.seats[1].had_turn = False
    game.run()
    assert refused(game, 0, Attack(benicio.id, lucky.id)) == "rivals.first-round.no-attack"


def test_secrecy_has_to_be_matched_and_everybody_may_help() -> None:
    game = between_actions(3)
    benicio, lucky = have(game, 0, "Benicio"), have(game, 1, "Lucky", HAVEN)
    have(game, 2, "Hope")
    game.seats[1].haven_card, game.seats[1].haven_up = "The Clubhouse", True
    game.seats[0].hand, game.seats[2].hand = ("Awe", "Shotgun"), ("Rebuke",)
    game.run()
    game.choose(Seat(0), Attack(benicio.id, lucky.id))
    assert game.window() == "intel"
    assert refused(game, 0, Discard(("Awe", "Shotgun"))) == "rivals.attack.intel.no-excess-discard"
    game.choose(Seat(0), PASS)
    assert game.decision is not None
    assert game.decision.seat == 2
    game.choose(Seat(2), Discard(("Rebuke",)))
    assert game.window() == "attack-type"
    assert (game.actions, game.seats[2].discard) == (1, ("Rebuke",))


def test_without_enough_intel_the_attacker_readies_and_keeps_the_action() -> None:
    game = between_actions()
    benicio, lucky = have(game, 0, "Benicio"), have(game, 1, "Lucky", HAVEN)
    game.seats[1].haven_card, game.seats[1].haven_up = "The Clubhouse", True
    game.run()
    game.choose(Seat(0), Attack(benicio.id, lucky.id))
    assert told(game, events.AttackFailed)
    assert (benicio.exhausted, game.actions, game.window()) == (False, 2, "action")


@pytest.mark.parametrize(("influence_side", "secrecy"), [(False, 2), (True, 1)])
def test_a_hunter_leader_hides_the_party_until_the_token_is_turned(influence_side: bool, secrecy: int) -> None:
    game = between_actions(factions="hunter")
    attacker, target = have(game, 0, "Evangeline"), have(game, 1, "Juliana")
    leader = have(game, 1, "Pregador")
    leader.leader, leader.influence_side = True, influence_side
    game.seats[1].haven_card, game.seats[1].haven_up = "The Bunker", True
    game.seats[0].hand = ("Wrath",) * 3
    game.run()
    game.choose(Seat(0), Attack(attacker.id, target.id))
    assert game.decision is not None
    most = max(len(choice.cards) for choice in game.decision.options if isinstance(choice, Discard))
    assert most == secrecy


def better(attacker: str, target: str) -> str:
    """A type of attack by which one character harms another."""
    one, other = CHARACTERS[attacker], CHARACTERS[target]
    return next(kind for kind in ATTRIBUTES if getattr(one, kind.lower()) > getattr(other, kind.lower()))


def attack(kind: str, attacker: str = "Jorge Guerrero", target: str = "Hakim Owusu") -> tuple[int, int]:
    """What an attack of a type does to its target: Blood before and after."""
    game = between_actions()
    first, second = have(game, 0, attacker), have(game, 1, target)
    have(game, 1, "Lucky", HAVEN)
    before = game.blood(second)
    game.run()
    game.choose(Seat(0), Attack(first.id, second.id))
    game.choose(Seat(0), AnnounceType(kind))
    return before, game.blood(second)


@pytest.mark.parametrize("kind", ATTRIBUTES)
@pytest.mark.parametrize("attacker", ["Jorge Guerrero", "Hope", "Prudence"])
def test_damage_is_the_matching_attribute_less_the_targets(kind: str, attacker: str) -> None:
    dealt = getattr(CHARACTERS[attacker], kind.lower()) - getattr(CHARACTERS["Hakim Owusu"], kind.lower())
    before, after = attack(kind, attacker)
    assert before - after == max(dealt, 0)


def test_a_ranged_attack_has_no_attribute_of_the_attacker() -> None:
    before, after = attack("Ranged")
    assert before == after


def test_a_ready_member_of_the_party_blocks_and_takes_the_damage() -> None:
    game = between_actions()
    attacker = have(game, 0, "Jorge Guerrero")
    target, blocker = have(game, 1, "Hope", blood=4), have(game, 1, "Prudence", blood=3)
    elsewhere = have(game, 1, "Lucky", HAVEN)
    game.run()
    game.choose(Seat(0), Attack(attacker.id, target.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    assert refused(game, 1, Block(target.id)) == "rivals.attack.s3.target-cannot-block"
    assert refused(game, 1, Block(elsewhere.id)) == "rivals.attack.s3.block-by-party-member"
    game.choose(Seat(1), Block(blocker.id))
    assert (game.blood(target), game.blood(blocker), blocker.exhausted) == (4, 1, True)


def test_only_guard_blocks_a_ranged_attack() -> None:
    guard = next(name for name, card in CHARACTERS.items() if "Guard" in card.keywords)
    game = between_actions()
    attacker, target = have(game, 0, "Jorge Guerrero"), have(game, 1, "Hope")
    blocker = have(game, 1, "Prudence")
    game.run()
    twin = game.copy()
    game.choose(Seat(0), Attack(attacker.id, target.id))
    game.choose(Seat(0), AnnounceType("Ranged"))
    assert game.window() == "action"
    able = have(twin, 1, guard)
    twin.choose(Seat(0), Attack(attacker.id, target.id))
    twin.choose(Seat(0), AnnounceType("Ranged"))
    assert refused(twin, 1, Block(blocker.id)) == "rivals.attack.s3.ranged-needs-guard"
    twin.choose(Seat(1), Block(able.id))


def test_a_defeated_vampire_goes_to_torpor_with_prestige_of_its_player_and_the_rival_earns() -> None:
    game = between_actions(3)
    attacker, target = have(game, 0, "Jorge Guerrero"), have(game, 1, "Hope", blood=2)
    have(game, 1, "Lucky", HAVEN)
    have(game, 2, "Prudence")
    game.run()
    game.choose(Seat(0), Attack(attacker.id, target.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    assert (target.place, game.blood(target), game.supply(Seat(1))) == (TORPOR, 1, 9)
    assert [player.agenda for player in game.seats] == [1, 0, 0]
    assert not game.over


def test_a_hunter_who_is_no_leader_is_burned_and_the_victors_token_turned() -> None:
    game = between_actions(factions="hunter")
    attacker, target = have(game, 0, "Evangeline"), have(game, 1, "Juliana", blood=1)
    have(game, 1, "Ingrid", HAVEN)
    attacker.leader = True
    game.run()
    game.choose(Seat(0), Attack(attacker.id, target.id))
    game.choose(Seat(0), AnnounceType(better("Evangeline", "Juliana")))
    assert (target.id in game.cards, game.seats[1].burned, game.supply(Seat(1))) == (False, ("Juliana",), 10)
    assert attacker.influence_side


@pytest.mark.parametrize(("blood", "place"), [(2, STREETS), (1, ATTACHED)])
def test_a_mortal_falls_to_its_whole_blood_at_once_or_not_at_all(blood: int, place: str) -> None:
    game = between_actions()
    attacker = have(game, 0, "Jorge Guerrero" if place == ATTACHED else "Lucky", blood=2)
    have(game, 1, "Hope")
    vagrant = in_streets(game, "Vagrant")
    game.run()
    game.choose(Seat(0), Attack(attacker.id, vagrant.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    if place == ATTACHED:
        game.choose(Seat(0), TakeReward("attach"))
        assert (vagrant.host, vagrant.controller) == (attacker.id, 0)
    assert vagrant.place == place


def test_a_mortal_is_burned_for_blood() -> None:
    game = between_actions()
    attacker = have(game, 0, "Jorge Guerrero", blood=1)
    have(game, 1, "Hope")
    vagrant = in_streets(game, "Vagrant")
    game.run()
    game.choose(Seat(0), Attack(attacker.id, vagrant.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    game.choose(Seat(0), TakeReward("mend"))
    assert (game.blood(attacker), game.city_burned, game.seats[0].agenda) == (3, ("Vagrant",), 0)


def test_with_three_attachments_a_mortal_can_only_be_burned() -> None:
    game = between_actions()
    attacker = have(game, 0, "Jorge Guerrero", blood=1)
    have(game, 1, "Hope")
    for _ in range(3):
        game.attach(in_streets(game, "Vagrant"), attacker)
    vagrant = in_streets(game, "Vagrant")
    game.run()
    game.choose(Seat(0), Attack(attacker.id, vagrant.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    assert game.decision is not None
    assert game.decision.options == [TakeReward("mend")]


def test_the_prince_falls_to_another_players_vampire_who_takes_the_title() -> None:
    game = between_actions()
    attacker, prince = have(game, 0, "Jorge Guerrero"), have(game, 1, "Hope", blood=2)
    have(game, 1, "Lucky", HAVEN)
    title, vagrant = in_streets(game, PRINCE), in_streets(game, "Vagrant")
    game.attach(title, prince)
    game.attach(vagrant, prince)
    vagrant.exhausted = True
    game.run()
    game.choose(Seat(0), Attack(attacker.id, prince.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    assert (title.host, title.controller) == (attacker.id, 0)
    assert (prince.attached, game.city_burned) == ((), ("Vagrant",))
    assert game.seats[0].agenda == 1 + CITY[PRINCE].agenda


def test_the_title_goes_back_to_the_streets_where_a_hunter_is_the_victor() -> None:
    game = between_actions()
    attacker, prince = have(game, 0, "Evangeline"), have(game, 1, "Prudence", blood=1)
    have(game, 1, "Lucky", HAVEN)
    title = in_streets(game, PRINCE)
    game.attach(title, prince)
    game.run()
    game.choose(Seat(0), Attack(attacker.id, prince.id))
    game.choose(Seat(0), AnnounceType(better("Evangeline", "Prudence")))
    assert (title.place, title.controller, game.seats[0].agenda) == (STREETS, NOBODY, 1)


def test_blood_potency_is_told_of_whoever_lies_open_in_torpor_too() -> None:
    game = between_actions()
    have(game, 0, "Benicio")
    have(game, 1, "Hakim Owusu", TORPOR, blood=1)
    game.run()
    told_of = RivalsRules().position(game, None)["seats"][1]["torpor"]
    assert told_of == [{"card": "Hakim Owusu", "blood": 1, "blood_potency": 3}]
