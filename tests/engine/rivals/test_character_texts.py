"""What characters, Agenda cards and Havens say."""

from __future__ import annotations

import inspect

import pytest

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.language import TEXTS
from reference_engine.rivals.harm.damage import shields
from reference_engine.rivals.harm.defeat import BurnCharacter
from reference_engine.rivals.table.pieces import BESIDE, HAVEN, STREETS, TORPOR
from scenarios.protocol.declarations import PASS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import (
    AnnounceType,
    Attack,
    Block,
    ChooseOption,
    ChooseTarget,
    Discard,
    DrawCard,
    Investigate,
    Pay,
    PlayCard,
    Recruit,
    Use,
)
from tests.engine.rivals.fights import Fight
from tests.engine.rivals.tables import between_actions, defeat, have, monster, refused, told
from tests.engine.rivals.turns import answer, ask_again, of, table


def test_a_declaration_takes_eight_lines_at_the_median() -> None:
    lines = sorted(len(inspect.getsource(type(text)).splitlines()) for text in TEXTS.values())
    assert lines[len(lines) // 2] <= 8


def test_benicio_prevents_for_a_library_card_once_in_a_turn() -> None:
    fight = Fight("Keondra", "Iara", (), ("Awe", "Lucky", "Wrath"))
    benicio = fight.mate(1, "Benicio")
    fight.begin("Social")
    game = fight.game
    answer(game, PASS)
    assert game.window() == "prevention"
    answer(game, Use(benicio.id))
    assert game.decision is not None
    assert game.decision.options == [Discard(("Awe",)), Discard(("Wrath",))]
    answer(game, Discard(("Awe",)))
    assert (fight.lost, game.window()) == (1, "action")


def test_jorge_hits_harder_for_a_card_and_only_as_attacker() -> None:
    fight = Fight("Jorge Guerrero", "Keondra", ("Shameless",))
    fight.game.run()
    jorge = Use(fight.attacker.id)
    assert refused(fight.game, 0, jorge) == "rivals.activated.only-own-action-phase"
    fight.begin("Physical").go_on(attacker_abilities=jorge, discard=Discard(("Shameless",)))
    assert fight.lost == 3


@pytest.mark.parametrize(("attacker", "mate", "shield"), [("Lucky", "Prudence", 2), ("Prudence", "Lucky", 2)])
def test_prudence_shields_the_attacker_of_her_party(attacker: str, mate: str, shield: int) -> None:
    fight = Fight(attacker, "Hope", (), ("Shifting Organs",))
    other = fight.mate(0, mate)
    fight.begin("Ranged")
    assert fight.game.window() == "reaction"
    assert (shields(fight.game, fight.attacker), shields(fight.game, other)) == (shield, 0)


def test_judas_may_be_burned_for_prestige_instead_of_torpor() -> None:
    fight = Fight("Keondra", "Judas").begin("Social").go_on(may=ChooseOption("do"))
    assert (fight.game.seats[1].burned, fight.game.supply(Seat(1)), fight.game.seats[0].agenda) == (("Judas",), 11, 1)
    spared = Fight("Keondra", "Judas").begin("Social").go_on()
    assert (spared.target.place, spared.game.supply(Seat(1))) == (TORPOR, 9)


def test_who_enters_play_draws_or_places_prestige_but_no_leader_of_the_set_up() -> None:
    game, _ = table("Thaddeus", Keondra=HAVEN)
    game.seats[0].library = ("Awe",)
    answer(game, Recruit("Thaddeus"), DrawCard("library"))
    assert game.seats[0].hand == ("Awe",)
    game, _ = table("Gina Firenzo", factions="hunter", Rio=HAVEN)
    ghost = monster(game, "Ghost")
    answer(game, Recruit("Gina Firenzo"))
    while game.window() != "target":
        assert game.decision is not None
        answer(game, game.decision.options[0])
    answer(game, ChooseTarget(ghost.id))
    assert ghost.prestige == (2,)


def test_lucky_draws_for_a_new_discipline_and_foes_lose_a_shield() -> None:
    game, _ = table("Sage", "Raúl Fontes", Lucky=HAVEN, Keondra=HAVEN)
    foe = of(game, "Hope")
    foe_card = game.cards[foe.id]
    game.seats[0].library = ("Awe", "Wrath")
    answer(game, Recruit("Raúl Fontes"))
    assert (game.lasting, game.window()) == ((), "action"), "Presence and Protean are known"
    answer(game, Recruit("Sage"), DrawCard("library"))
    assert game.seats[0].hand == ("Awe",)
    assert in_force.bonus(game, "shield", foe_card) == -1
    assert in_force.bonus(game, "shield", of(game, "Keondra")) == 0


def test_grace_gathers_intel_for_burned_cards_and_takes_a_shield_for_the_top_of_the_library() -> None:
    game, own = table(Grace=STREETS)
    game.seats[0].discard += ("Awe", "Wrath")
    game.seats[1].haven_card, game.seats[1].haven_up = "The Clubhouse", True
    lucky = of(game, "Lucky")
    game.put(lucky, HAVEN)
    ask_again(game)
    answer(game, Use(own["Grace"].id, "intel"), Discard(("Awe",)), Discard(("Wrath",)))
    assert not game.seats[0].discard
    assert list(game.seats[0].burned) == ["Awe", "Wrath"]
    assert refused(game, 0, Use(own["Grace"].id, "intel")) == "rivals.activated.once-per-own-action-phase"
    answer(game, Attack(own["Grace"].id, lucky.id))
    assert game.window() == "attack-type"


def test_sage_may_shuffle_a_card_back_when_exhausted() -> None:
    game, own = table("Shameless", Sage=HAVEN)
    game.seats[0].discard = ("Awe",)
    answer(game, PlayCard("Shameless", own["Sage"].id), ChooseOption("do"))
    assert game.window() == "random-card"


@pytest.mark.parametrize(("prestige", "lost"), [(1, 2), (2, 3)])
def test_keondra_counts_her_rich_face_down_cards(prestige: int, lost: int) -> None:
    fight = Fight("Keondra", "Benicio")
    card = fight.game.enter("Snake Oil", Seat(0), Seat(0), BESIDE)
    card.face_down, card.prestige = True, (prestige,)
    assert fight.begin("Social").go_on().lost == lost


def test_raul_counts_tokens_in_the_defending_party() -> None:
    fight = Fight("Raúl Fontes", "Benicio")
    mate = fight.mate(1, "Hope")
    fight.target.no_influence = mate.no_influence = True
    assert fight.begin("Social").go_on().lost == 3


def test_evangeline_helps_against_whom_prestige_lies_on() -> None:
    fight = Fight("Juliana", "Benicio")
    fight.mate(0, "Evangeline")
    fight.target.prestige = (1,)
    assert fight.begin("Social").go_on().lost == 2


def test_florencia_avenges_who_fell_to_the_strike() -> None:
    fight = Fight("Florencia", "Lucky")
    fight.game.seats[0].faction = "hunter"
    rio = fight.mate(0, "Rio")
    fight.target = wolf = monster(fight.game, "Werewolf", 10, tagged=0)
    fight.begin("Social").go_on(block=Block(rio.id), attacker_abilities=Use(fight.attacker.id))
    assert (rio.id in fight.game.cards, fight.game.blood(wolf)) == (False, 8)
    lone = Fight("Florencia", "Lucky")
    lone.game.seats[0].faction = "hunter"
    lone.target = monster(lone.game, "Werewolf", 10, tagged=0)
    lone.begin("Social").go_on()


def test_toquinho_readies_the_cell_when_somebody_falls() -> None:
    fight = Fight("Keondra", "Noriko")
    toquinho = have(fight.game, 1, "Toquinho", HAVEN)
    toquinho.exhausted = True
    fight.game.seats[1].library = ("Awe",)
    fight.begin("Social")
    while fight.game.window() == "resolve":
        assert fight.game.decision is not None
        answer(fight.game, fight.game.decision.options[0])
    if fight.game.window() == "draw-from":
        answer(fight.game, DrawCard("library"))
    assert (toquinho.exhausted, fight.game.seats[1].hand) == (False, ("Awe",))


def test_pregador_comes_out_to_block_for_anybody_and_pays_with_prestige_on_the_attacker() -> None:
    game = between_actions(3)
    attacker, target = have(game, 0, "Keondra"), have(game, 1, "Hope")
    pregador = have(game, 2, "Pregador", HAVEN)
    attacker.prestige = (0, 0, 1)
    game.run()
    twin = game.copy()
    answer(game, Attack(attacker.id, target.id))
    answer(game, AnnounceType("Social"))
    assert game.window() == "block"
    answer(game, Block(pregador.id), Pay(1, from_character=1))
    assert pregador.id not in game.cards or pregador.place == STREETS
    assert (sum(attacker.prestige), game.supply(Seat(2)), game.blood(target)) == (0, 10, 4)
    answer(twin, Attack(attacker.id, target.id), AnnounceType("Ranged"))
    assert twin.window() == "action"


def test_sister_claire_and_deacon_jones_add_damage() -> None:
    fight = Fight("Deacon Jones", "Keondra")
    claire = fight.mate(0, "Sister Claire")
    for relic in ("Thorn from the Crown", "Bone of the Apostle James"):
        fight.game.enter(relic, Seat(0), Seat(0), BESIDE)
    fight.begin("Physical")
    answer(fight.game, Use(claire.id), Use(fight.attacker.id))
    fight.go_on()
    assert (fight.lost, claire.exhausted, fight.game.supply(Seat(0))) == (4, True, 8)


def test_andres_costs_a_foe_agenda_and_noriko_leaves_a_card() -> None:
    fight = Fight("Keondra", "Andrés")
    fight.game.seats[0].agenda = 3
    fight.begin("Social").go_on(target=ChooseTarget(target_seat=Seat(0)))
    assert fight.game.seats[0].agenda == 3, "1 for the Rival's character, 1 lost"


def test_francisco_pays_for_two_shields() -> None:
    fight = Fight("Keondra", "Francisco").begin("Social").go_on(prevention=Use(CardId(2)))
    assert (fight.lost, fight.game.supply(Seat(1))) == (0, 9)


def test_jamie_investigates_from_the_hideout() -> None:
    game, own = table(factions="hunter", Jamie=HAVEN, Rio=HAVEN)
    hope = of(game, "Hope")
    assert refused(game, 0, Investigate((own["Rio"].id,), hope.id)) == "rivals.investigate.cost-and-effect"
    answer(game, Investigate((own["Jamie"].id,), hope.id))
    assert hope.prestige == (1,)


@pytest.mark.parametrize(("active", "shield"), [(0, 1), (1, 0)])
def test_juliana_shields_her_party_in_her_own_turn(active: int, shield: int) -> None:
    game, own = table(factions="hunter", Juliana=STREETS, Rio=STREETS, Sara=HAVEN)
    game.active = Seat(active)
    assert [shields(game, own[name]) for name in ("Juliana", "Rio", "Sara")] == [shield, shield, 0]


def test_maria_and_rio_make_something_of_curses() -> None:
    game, own = table(factions="hunter", Maria_Lopez=HAVEN)
    hope = of(game, "Hope")
    assert refused(game, 0, Use(own["Maria_Lopez"].id)) == "rivals.activated.must-change-state"
    for _ in range(3):
        game.attach(game.enter("Weigh Down", Seat(0), Seat(0), BESIDE), hope)
    ask_again(game)
    answer(game, Use(own["Maria_Lopez"].id), ChooseTarget(hope.id))
    assert (game.blood(hope), own["Maria_Lopez"].exhausted, game.supply(Seat(0))) == (3, True, 9)
    fight = Fight("Rio", "Benicio")
    for _ in range(3):
        fight.game.attach(fight.game.enter("Weigh Down", Seat(0), Seat(0), BESIDE), fight.target)
    assert fight.begin("Mental").go_on().lost == 1


def test_ryan_leaves_his_attack_card_on_the_target() -> None:
    fight = Fight("Ryan", "Lucky", ("Social Engineering",)).begin("Social", "Social Engineering").go_on(pay=Pay(1))
    assert [fight.game.cards[card].name for card in fight.target.attached] == ["Social Engineering"]


def test_renata_marks_whom_her_party_attacks() -> None:
    fight = Fight("Juliana", "Benicio")
    fight.mate(0, "Renata Gomes")
    fight.begin("Social").go_on()
    assert fight.target.prestige == (1,)


def test_gisele_takes_the_attackers_influence() -> None:
    fight = Fight("Keondra", "Hope")
    gisele = fight.mate(1, "Gisele")
    fight.begin("Ranged").go_on(block=Block(gisele.id))
    assert fight.attacker.no_influence
    assert told(fight.game, events.Blocked) == [] or gisele.exhausted


# Agenda cards and Havens.


def test_martyrdom_and_observe_and_report_earn_once_they_are_turned_up() -> None:
    game, own = table("Weigh Down", factions="hunter", Sara=HAVEN, Rio=HAVEN)
    game.seats[0].agenda_card = "Observe & Report"
    twin = game.copy()
    answer(game, PlayCard("Weigh Down", own["Sara"].id), ChooseTarget(of(game, "Hope").id))
    assert game.seats[0].agenda == 0
    twin.seats[0].agenda_up = True
    answer(twin, PlayCard("Weigh Down", own["Sara"].id), ChooseTarget(of(twin, "Hope").id))
    assert twin.seats[0].agenda == 1
    twin.seats[0].agenda_card = "Martyrdom"
    defeat(twin, of(twin, "Rio"), 1)
    assert twin.seats[0].agenda == 2
    rest, twin.stack = twin.stack, [BurnCharacter(character=of(twin, "Sara").id, by=NOBODY)]
    twin.run()
    twin.stack = rest
    assert twin.seats[0].agenda == 3


@pytest.mark.parametrize(("cards", "agenda"), [(4, 0), (5, 1), (11, 2), (12, 1)])
def test_the_ash_heap_counts_the_discard_pile(cards: int, agenda: int) -> None:
    game, _ = table(Keondra=HAVEN)
    player = game.seats[0]
    player.agenda_card, player.agenda_up, player.discard = "The Ash Heap of History", True, ("Awe",) * cards
    ask_again(game)
    use = Use(ability="The Ash Heap of History")
    if agenda:
        answer(game, use)
        assert (player.agenda, player.agenda_exhausted) == (agenda, True)
        player.used = ()
        ask_again(game)
    assert refused(game, 0, use) == "rivals.activated.must-change-state"


@pytest.mark.parametrize(("extra", "agenda"), [(False, 0), (True, 1)])
def test_birds_of_different_feathers_count_at_the_start_of_the_turn(extra: bool, agenda: int) -> None:
    game, _ = table(Keondra=HAVEN, Sage=HAVEN)
    player = game.seats[0]
    player.agenda_card, player.agenda_up = "Birds of Different Feathers", True
    if extra:
        have(game, 0, "Jorge Guerrero", HAVEN)
    answer(game, PASS, PASS, PASS)
    while game.active == 0:
        assert game.decision is not None
        answer(game, game.decision.options[0])
    answer(game, PASS, PASS, PASS)
    while game.active == 1:
        assert game.decision is not None
        answer(game, game.decision.options[0])
    assert player.agenda == agenda


def test_the_bunker_prevents_for_prestige_and_the_leader_has_to_be_active() -> None:
    fight = Fight("Keondra", "Ingrid")
    fight.game.seats[1].haven_card, fight.game.seats[1].haven_up = "The Bunker", True
    fight.game.seats[0].hand = ("Wrath",)
    leader = of(fight.game, "Ociel Gonzalez")
    leader.leader = leader.influence_side = True
    fight.game.run()
    answer(fight.game, Attack(fight.attacker.id, fight.target.id), Discard(("Wrath",)), AnnounceType("Social"))
    twin = fight.game.copy()
    answer(fight.game, Use(leader.id, "The Bunker"))
    assert fight.game.decision is not None
    assert fight.game.decision.options == [Pay(1), Pay(2)]
    answer(fight.game, Pay(2))
    assert (fight.lost, fight.game.supply(Seat(1))) == (0, 8)
    of(twin, "Ociel Gonzalez").place = TORPOR
    ask_again(twin)
    assert twin.blood(twin.cards[fight.target.id]) == 1


def test_the_clinic_keeps_one_hunter_in_recovery() -> None:
    fight = Fight("Keondra", "Rio")
    fight.game.seats[1].haven_card, fight.game.seats[1].haven_up = "Back Alley Clinic", True
    of(fight.game, "Ociel Gonzalez").leader = of(fight.game, "Ociel Gonzalez").influence_side = True
    fight.game.seats[0].hand = ("Wrath",)
    fight.game.run()
    answer(fight.game, Attack(fight.attacker.id, fight.target.id), Discard(("Wrath",)))
    answer(fight.game, AnnounceType("Social"))
    fight.go_on(may=ChooseOption("do"))
    assert (fight.target.place, fight.game.blood(fight.target), fight.game.supply(Seat(1))) == (TORPOR, 1, 9)


def test_fellowship_hall_and_the_hidden_temple() -> None:
    game, own = table("Noriko", "Juliana", factions="hunter", Ingrid=HAVEN)
    player = game.seats[0]
    player.haven_card, player.haven_up = "Fellowship Hall", True
    own["Ingrid"].leader = True
    answer(game, Recruit("Noriko"))
    assert (game.actions, game.unhosted_actions) == (1, 1)
    temple, mine = table(Keondra=HAVEN)
    temple.seats[0].haven_card, temple.seats[0].haven_up = "The Hidden Temple", True
    mine["Keondra"].leader = mine["Keondra"].influence_side = True
    ask_again(temple)
    answer(temple, Use(mine["Keondra"].id, "The Hidden Temple"), ChooseTarget(of(temple, "Hope").id))
    assert (of(temple, "Hope").no_influence, temple.seats[0].haven_exhausted) == (True, True)
    assert in_force.bonus(temple, "influence", mine["Keondra"]) == 1


def test_the_clubhouse_draws_by_fours_and_discards_one() -> None:
    game, _ = table(Keondra=HAVEN, Sage=HAVEN)
    of(game, "Keondra").leader = True
    game.seats[0].haven_card, game.seats[0].haven_up, game.seats[0].hand = "The Clubhouse", True, ("Awe",)
    answer(game, PASS, PASS, PASS)
    while game.active == 0:
        assert game.decision is not None
        answer(game, game.decision.options[0])
    answer(game, PASS, PASS, PASS)
    while game.window() != "discard":
        assert game.decision is not None
        answer(game, game.decision.options[0])
    assert (game.active, game.phase) == (0, "beginning")
