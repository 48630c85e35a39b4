"""Monsters: how they come, their Preemptive Strikes, tagging, defeat, and the end of the tagger's turn."""

from __future__ import annotations

import msgspec
import pytest

from reference_engine.kernel import NOBODY, Seat
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.table.facts import MONSTERS
from reference_engine.rivals.table.pieces import HAVEN, STREETS, TORPOR, InPlay, Lasting
from reference_engine.rivals.turn.turns import Turns
from scenarios.protocol.declarations import PASS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import AnnounceType, Attack, Block
from tests.engine.rivals.tables import at_war, between_actions, have, in_streets, monster, refused, told


def attack(game: Rivals, attacker: InPlay, target: InPlay, kind: str = "Physical") -> None:
    """Ana's Hunter attacks, as far as nobody is asked for anything."""
    game.run()
    game.choose(Seat(0), Attack(attacker.id, target.id))
    game.choose(Seat(0), AnnounceType(kind))


@pytest.mark.parametrize(("card", "in_deck", "placed"), [("Carnival", 2, 1), ("Uprising", 2, 1), ("Vagrant", 2, 0)])
@pytest.mark.parametrize("first_step", [False, True])
def test_an_event_brings_a_monster_but_not_in_the_very_first_turn(
    card: str, in_deck: int, placed: int, first_step: bool
) -> None:
    game, _ = at_war(Ingrid=HAVEN)
    game.stack, game.seats[0].had_turn = [Turns()], not first_step
    game.city_deck, game.monster_deck = (card, "Politician"), ("Werewolf", "Ghost")
    game.run()
    there = [each for each in game.cards.values() if each.name in MONSTERS]
    if first_step:
        placed = 0
    assert [each.name for each in there] == ["Werewolf"] * placed
    assert all(each.face_down and not game.blood(each) for each in there)
    assert len(game.monster_deck) == in_deck - placed


def test_without_a_monster_deck_an_event_brings_none() -> None:
    game, _ = at_war(Ingrid=HAVEN)
    game.stack, game.city_deck = [Turns()], ("Carnival",)
    game.run()
    assert not [card for card in game.cards.values() if card.name in MONSTERS]


def test_only_hunters_attack_monsters_and_nobody_anothers_tagged_one() -> None:
    game = between_actions()
    benicio, wolf = have(game, 0, "Benicio"), monster(game, "Werewolf")
    have(game, 1, "Lucky")
    game.run()
    assert refused(game, 0, Attack(benicio.id, wolf.id)) == "rivals.attack.target.monsters-hunters-only"
    game, own = at_war(Evangeline=STREETS)
    evangeline = own["Evangeline"]
    free, mine, other = (
        monster(game, name, blood, tag)
        for name, blood, tag in [("Ghost", 0, NOBODY), ("Vampire", 8, 0), ("Warlock", 9, 1)]
    )
    game.run()
    assert refused(game, 0, Attack(evangeline.id, other.id)) == "rivals.tag.protected-from-others"
    for target in (free, mine):
        game.copy().choose(Seat(0), Attack(evangeline.id, target.id))


def test_the_first_attack_turns_the_monster_up_is_struck_first_and_tags_it() -> None:
    game, own = at_war(3, Maria_Lopez=STREETS, Ingrid=HAVEN)
    maria, wolf = own["Maria_Lopez"], monster(game, "Chupacabra")
    wolf.prestige = (1, 2, 3)
    attack(game, maria, wolf)
    order = [cited.event for cited in game.events if isinstance(cited.event, events.BloodLost)]
    assert [(event.character, event.amount) for event in order] == [(maria.id, 1)]
    assert (game.blood(maria), game.blood(wolf), wolf.face_down) == (3, 6, False)
    assert (wolf.tagged, wolf.controller, wolf.place, wolf.prestige) == (0, NOBODY, STREETS, (1, 0, 0))
    assert [game.supply(Seat(place)) for place in range(3)] == [10, 12, 13]
    assert (game.actions, wolf.exhausted, maria.exhausted) == (1, False, True)


def test_the_type_announced_is_the_type_of_the_attack_that_goes_on() -> None:
    game, own = at_war(Sara=STREETS, Ingrid=HAVEN)
    sara, goat = own["Sara"], monster(game, "Maricoxi")
    attack(game, sara, goat, "Mental")
    assert [(event.attacker, event.type) for event in told(game, events.AttackTypeAnnounced)] == [
        (sara.id, "Mental"),
        (goat.id, "Physical"),
    ]
    assert (game.blood(sara), game.blood(goat)) == (1, 5)


@pytest.mark.parametrize(("blood", "left"), [(7, 5), (3, 1), (2, 1), (1, 1)])
def test_the_attack_that_tags_is_superficial_whatever_was_lost_before(blood: int, left: int) -> None:
    game, own = at_war(Sara=STREETS, Ingrid=HAVEN)
    goat = monster(game, "Maricoxi", blood)
    game.lasting = (Lasting("intel", 1, own["Sara"].id),)
    attack(game, own["Sara"], goat, "Mental")
    assert (game.blood(goat), goat.tagged) == (left, 0)


@pytest.mark.parametrize(("blood", "left"), [(3, 1), (2, 0), (1, 0)])
def test_a_later_attack_defeats(blood: int, left: int) -> None:
    game, own = at_war(3, Sara=STREETS, Evangeline=HAVEN)
    own["Evangeline"].leader = True
    goat = monster(game, "Maricoxi", blood, tagged=0)
    goat.prestige = (2, 0, 1)
    game.lasting = (Lasting("intel", 1, own["Sara"].id),)
    curse = in_streets(game, "Vagrant")
    game.attach(curse, goat)
    attack(game, own["Sara"], goat, "Mental")
    assert not told(game, events.MonsterTagged)
    assert game.blood(own["Sara"]) == 1
    if left:
        assert (game.blood(goat), game.seats[0].agenda) == (left, 0)
        return
    assert goat.id not in game.cards
    assert game.burned_monsters == ("Maricoxi",)
    assert (game.city_burned, game.monster_deck, game.unused_monsters) == (("Vagrant",), (), ())
    assert [player.agenda for player in game.seats] == [MONSTERS["Maricoxi"].agenda, 0, 0]
    assert [game.supply(Seat(place)) for place in range(3)] == [10, 10, 10]
    assert own["Evangeline"].influence_side
    assert told(game, events.LeaderTokenTurned) == [events.LeaderTokenTurned(own["Evangeline"].id)]


def test_an_attack_without_damage_tags_all_the_same() -> None:
    game, own = at_war(Rio=STREETS, Ingrid=HAVEN)
    ghost = monster(game, "Ghost")
    attack(game, own["Rio"], ghost, "Physical")
    assert (ghost.tagged, game.blood(ghost)) == (0, 6)
    assert game.blood(own["Rio"]) == 1


def test_who_falls_to_the_strike_neither_harms_nor_tags_and_nobody_is_credited() -> None:
    game, own = at_war(Rio=STREETS, Ingrid=HAVEN)
    game.seats[1].rival = Seat(0)
    wolf = monster(game, "Werewolf")
    attack(game, own["Rio"], wolf, "Mental")
    assert own["Rio"].id not in game.cards
    assert (wolf.face_down, wolf.tagged, game.blood(wolf)) == (False, NOBODY, 10)
    assert (game.actions, game.window(), [player.agenda for player in game.seats]) == (1, "action", [0, 0])
    game.choose(Seat(0), PASS)
    game, own = at_war(Maria_Lopez=STREETS)
    known = monster(game, "Werewolf", 10)
    attack(game, own["Maria_Lopez"], known, "Mental")
    assert (known.tagged, told(game, events.MonsterRevealed)) == (0, [])


def test_a_leader_who_falls_to_the_strike_goes_to_recovery() -> None:
    game, own = at_war(Rio=STREETS, Ingrid=HAVEN)
    own["Rio"].leader = True
    attack(game, own["Rio"], monster(game, "Werewolf"), "Mental")
    assert (own["Rio"].place, game.blood(own["Rio"]), game.supply(Seat(0))) == (TORPOR, 1, 9)


@pytest.mark.parametrize(
    ("hunter", "name", "kind", "lost"),
    [
        ("Sara", "Werewolf", "Physical", 3),
        ("Maria_Lopez", "Chupacabra", "Social", 1),  # 0, 1, 1: the upper one
        ("Sara", "Ghost", "Social", 1),  # 0, 1, 0
        ("Evangeline", "The Strange", "Physical", 2),  # 2, 0, 0
        ("Maria_Lopez", "The Strange", "Social", 2),  # 0, 2, 0
        ("Renata_Gomes", "Warlock", "Mental", 2),  # 0, 1, 2
        ("Deacon_Jones", "Mula-Sem-Cabeça", "Physical", 2),  # 2, 0, 1, for its damage is Aggravated
    ],
)
def test_the_attribute_that_deals_most_strikes_and_of_equals_the_topmost(
    hunter: str, name: str, kind: str, lost: int
) -> None:
    game, own = at_war(Noriko=HAVEN, **{hunter: STREETS})
    target = monster(game, name, MONSTERS[name].blood_potency, tagged=0)
    attack(game, own[hunter], target, "Ranged")
    struck = [event.type for event in told(game, events.AttackTypeAnnounced) if event.attacker == target.id]
    dealt = [event.amount for event in told(game, events.DamageDealt) if event.target == own[hunter].id]
    assert (struck, dealt) == ([kind], [lost])


def test_where_none_deals_anything_the_topmost_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    game, own = at_war(3, Ryan=STREETS, Ingrid=HAVEN)
    ghost = monster(game, "Ghost", 6, tagged=0)
    monkeypatch.setitem(MONSTERS, "Ghost", msgspec.structs.replace(MONSTERS["Ghost"], mental=1))
    attack(game, own["Ryan"], ghost, "Ranged")
    assert [event.type for event in told(game, events.AttackTypeAnnounced)] == ["Ranged", "Physical"]
    assert game.blood(own["Ryan"]) == 4


def test_a_ready_mate_blocks_the_strike_and_its_type_stays() -> None:
    game, own = at_war(Sara=STREETS, Maria_Lopez=STREETS, Rio=STREETS, Ingrid=HAVEN)
    sara, maria, rio = own["Sara"], own["Maria_Lopez"], own["Rio"]
    rio.party = 2
    wolf = monster(game, "Werewolf")
    attack(game, sara, wolf, "Mental")
    assert game.window() == "block"
    assert refused(game, 0, Block(rio.id)) == "rivals.attack.s3.block-by-party-member"
    assert refused(game, 0, Block(sara.id)) == "rivals.attack.s3.target-cannot-block"
    assert wolf.tagged == NOBODY
    game.choose(Seat(0), Block(maria.id))
    assert (game.blood(sara), game.blood(maria), maria.exhausted) == (3, 3, True)
    assert (wolf.tagged, game.blood(wolf)) == (0, 9)


def test_the_attack_goes_on_though_the_blocker_falls() -> None:
    game, own = at_war(Sara=STREETS, Rio=STREETS, Ingrid=HAVEN)
    wolf = monster(game, "Werewolf", 10)
    attack(game, own["Sara"], wolf, "Mental")
    game.choose(Seat(0), Block(own["Rio"].id))
    assert game.seats[0].burned == ("Rio",)
    assert (wolf.tagged, game.blood(wolf)) == (0, 9)


def test_a_monster_hits_back_at_every_attack_exhausted_or_not_and_stays_as_it_is() -> None:
    game, own = at_war(Evangeline=STREETS, Ingrid=HAVEN)
    goat = monster(game, "Maricoxi", 7, tagged=0)
    goat.exhausted = True
    attack(game, own["Evangeline"], goat, "Social")
    assert (game.blood(own["Evangeline"]), game.blood(goat), goat.exhausted) == (2, 6, True)
    own["Evangeline"].exhausted = False
    game.decision = None
    attack(game, own["Evangeline"], goat, "Social")
    assert game.seats[0].burned == ("Evangeline",)
    assert game.blood(goat) == 6


def test_the_last_hunter_who_falls_to_a_strike_loses_the_game_to_nobodys_credit() -> None:
    game, own = at_war(3, Rio=STREETS)
    game.seats[2].agenda = 2
    attack(game, own["Rio"], monster(game, "Werewolf"), "Mental")
    assert (game.over, game.winner) == (True, 2)
    assert [player.agenda for player in game.seats] == [0, 0, 5]


def ending(players: int = 3, /, **hunters: str) -> tuple[Rivals, dict[str, InPlay]]:
    """As `at_war`, with Ana's Actions spent."""
    game, own = at_war(players, **hunters)
    game.actions = 0
    return game, own


def test_each_tagged_monster_attacks_once_as_the_adversary_chooses() -> None:
    game, own = ending(Sara=STREETS, Maria_Lopez=HAVEN, Evangeline=TORPOR)
    own["Evangeline"].blood = (1,)
    wolf, ghost = monster(game, "Werewolf", 10, tagged=0), monster(game, "Ghost", 6, tagged=0)
    tired, other = monster(game, "Warlock", 9, tagged=0), monster(game, "Vampire", 8, tagged=1)
    free = monster(game, "Sorceress", 7)
    tired.exhausted = True
    game.run()
    game.choose(Seat(0), PASS)
    assert game.decision is not None
    assert (game.window(), game.decision.seat, game.decision.optional) == ("monster-attack", 2, False)
    sara, maria, asleep = own["Sara"].id, own["Maria_Lopez"].id, own["Evangeline"].id
    assert game.decision.options == [Attack(number, who) for number in (wolf.id, ghost.id) for who in (maria, sara)]
    assert refused(game, 2, Attack(tired.id, sara)) == "rivals.monster-end.exhausted-cannot"
    for monster_of_others in (other, free):
        assert refused(game, 2, Attack(monster_of_others.id, sara)) == "rivals.monster-end.each-tagged-attacks-one"
    assert refused(game, 2, Attack(wolf.id, asleep)) == "rivals.monster-end.adversary-chooses-target"
    assert refused(game, 2, PASS) == "rivals.monster-end.each-tagged-attacks-one"
    game.choose(Seat(2), Attack(ghost.id, maria))
    assert (game.blood(own["Maria_Lopez"]), ghost.exhausted, wolf.exhausted) == (2, True, False)
    assert game.decision.options == [Attack(wolf.id, maria), Attack(wolf.id, sara)]
    game.choose(Seat(2), Attack(wolf.id, maria))
    assert game.blood(own["Maria_Lopez"]) == 1
    assert (wolf.exhausted, game.active, other.exhausted, free.exhausted) == (True, 1, False, False)


def test_secrecy_does_not_matter_to_a_monster() -> None:
    game, own = ending(Maria_Lopez=HAVEN)
    game.seats[0].haven_card, game.seats[0].haven_up = "The Bunker", True
    own["Maria_Lopez"].leader = True
    game.seats[2].hand = ("Wrath",)
    ghost = monster(game, "Ghost", 6, tagged=0)
    game.run()
    game.choose(Seat(0), PASS)
    game.choose(Seat(2), Attack(ghost.id, own["Maria_Lopez"].id))
    assert game.window() == "prevention"
    game.choose(Seat(0), PASS)
    assert (game.blood(own["Maria_Lopez"]), game.seats[2].hand) == (2, ("Wrath",))


def test_a_ready_mate_blocks_an_attack_at_the_end_of_the_turn() -> None:
    game, own = ending(Sara=STREETS, Maria_Lopez=STREETS, Rio=STREETS, Ingrid=HAVEN)
    own["Rio"].exhausted = True
    wolf = monster(game, "Werewolf", 10, tagged=0)
    game.run()
    game.choose(Seat(0), PASS)
    game.choose(Seat(2), Attack(wolf.id, own["Sara"].id))
    assert refused(game, 0, Block(own["Rio"].id)) == "rivals.attack.s3.block-by-party-member"
    assert refused(game, 0, Block(own["Ingrid"].id)) == "rivals.attack.s3.block-by-party-member"
    game.choose(Seat(0), Block(own["Maria_Lopez"].id))
    assert (game.blood(own["Sara"]), game.blood(own["Maria_Lopez"])) == (3, 3)
    assert own["Maria_Lopez"].exhausted


def test_a_knock_out_by_a_monster_ends_the_game_at_once_and_is_nobodys() -> None:
    game, own = ending(Rio=HAVEN)
    game.seats[1].agenda = 4
    game.seats[0].library = ("Wrath", "Wrath")
    wolf, ghost = monster(game, "Werewolf", 10, tagged=0), monster(game, "Ghost", 6, tagged=0)
    game.run()
    game.choose(Seat(0), PASS)
    game.choose(Seat(2), Attack(wolf.id, own["Rio"].id))
    assert (game.over, game.winner, game.seats[0].hand) == (True, 1, ())
    assert [player.agenda for player in game.seats] == [0, 4, 3]
    assert not ghost.exhausted


def test_a_tagged_monster_readies_with_its_tagger() -> None:
    game, _ = ending(2, Sara=HAVEN)
    mine, other = monster(game, "Werewolf", 10, tagged=0), monster(game, "Ghost", 6, tagged=1)
    mine.exhausted = other.exhausted = True
    game.run()
    game.choose(Seat(0), PASS)
    assert (game.active, mine.exhausted, other.exhausted) == (1, True, False)


def test_blood_of_a_monster_is_of_no_colour() -> None:
    game, own = at_war(Maria_Lopez=STREETS)
    bat = monster(game, "Chupacabra")
    attack(game, own["Maria_Lopez"], bat, "Ranged")
    assert bat.blood == (0, 0, 6)
    bat.blood = (0, 0, 4)
    game.mend(bat, 3)
    assert bat.blood == (0, 0, 6)


@pytest.mark.parametrize(("by", "lost"), [(0, 1), (1, 0), (2, 0), (NOBODY, 1)])
def test_nobody_but_the_tagger_harms_a_tagged_monster_and_no_vampire_any(by: Seat, lost: int) -> None:
    game = between_actions(3)
    game.seats[0].faction = game.seats[1].faction = "hunter"
    have(game, 0, "Ingrid")
    have(game, 1, "Rio")
    have(game, 2, "Lucky")
    ghost = monster(game, "Ghost", 6, 0)
    game.run()
    game.call(TakeDamage(card=ghost.id, amount=3, type="Mental", by=by))
    game.run()
    assert game.blood(ghost) == 6 - lost
