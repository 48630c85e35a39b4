"""Action and Unhosted Action cards: playing them, what they demand, what they attach, and what each says."""

from __future__ import annotations

import pytest

from reference_engine.kernel import Seat
from reference_engine.rivals.table.pieces import BESIDE, HAVEN, STREETS, TORPOR
from scenarios.protocol.declarations import PASS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import (
    Attack,
    Block,
    ChooseOption,
    ChooseTarget,
    DrawCard,
    Investigate,
    Pay,
    PlayCard,
    ShuffleBack,
    Use,
)
from tests.engine.rivals.fights import Fight
from tests.engine.rivals.tables import between_actions, defeat, have, in_streets, monster, refused, told
from tests.engine.rivals.turns import answer, ask_again, of, table


def test_an_action_card_exhausts_its_player_and_costs_an_action() -> None:
    game, own = table("Shameless", Keondra=HAVEN, Sage=HAVEN)
    keondra = own["Keondra"]
    assert refused(game, 0, PlayCard("Shameless")) == "rivals.action-card.exhaust-anywhere"
    game.choose(Seat(0), PlayCard("Shameless", keondra.id))
    assert (keondra.exhausted, game.actions, game.seats[0].discard) == (True, 1, ("Shameless",))
    assert game.supply(Seat(0)) == 11, "five different Disciplines"
    assert told(game, events.CardPlayed) == [events.CardPlayed(Seat(0), "Shameless", keondra.id)]


def test_an_exhausted_character_plays_no_card_and_no_card_is_played_without_an_action() -> None:
    game, own = table("Shameless", "Shameless", Keondra=HAVEN)
    own["Keondra"].exhausted = True
    ask_again(game)
    assert refused(game, 0, PlayCard("Shameless", own["Keondra"].id)) == "rivals.action-card.exhaust-anywhere"
    own["Keondra"].exhausted, game.actions = False, 0
    ask_again(game)
    assert refused(game, 0, PlayCard("Shameless", own["Keondra"].id)) == "rivals.action.exactly-two-per-turn"
    assert refused(game, 0, PlayCard("Awe", own["Keondra"].id)) == "rivals.action.exactly-two-per-turn"


@pytest.mark.parametrize(("card", "actor", "rule"), [
    ("Cobra Form", "Hakim Owusu", "rivals.action-card.discipline-missing-discard"),
    ("Cobra Form", "Prudence", "rivals.action-card.clan-missing-discard"),
    ("Awe", "Hakim Owusu", "rivals.action.seven-options"),
    ("Anonymous Tip", "Hakim Owusu", "rivals.action-card.discipline-missing-discard"),
])  # fmt: skip
def test_what_is_known_to_fail_is_refused(card: str, actor: str, rule: str) -> None:
    game = between_actions()
    character = have(game, 0, actor)
    have(game, 1, "Lucky")
    game.seats[0].hand = (card,)
    game.run()
    assert refused(game, 0, PlayCard(card, character.id)) == rule


def test_without_a_target_a_card_is_refused() -> None:
    game, own = table("Anonymous Tip", factions="hunter", Francisco=STREETS)
    play = PlayCard("Anonymous Tip", own["Francisco"].id)
    assert refused(game, 0, play) == "rivals.terms.target.none-means-unplayable"
    werewolf = monster(game, "Werewolf", 10)
    monster(game, "Ghost", 6, tagged=1)
    in_streets(game, "BOPE-RJ: Caveira")
    in_streets(game, "BOPE-RJ: Marksman")
    ask_again(game)
    answer(game, play)
    assert game.decision is not None
    assert game.decision.options == [ChooseTarget(werewolf.id)]
    answer(game, ChooseTarget(werewolf.id))
    assert (game.blood(werewolf), game.supply(Seat(0))) == (8, 8)


def test_prestige_on_the_monster_pays_for_the_tip() -> None:
    game, own = table("Anonymous Tip", factions="hunter", Francisco=STREETS)
    werewolf = monster(game, "Werewolf", 10)
    werewolf.prestige, game.seats[0].prestige = (1, 0), (2,)
    in_streets(game, "BOPE-RJ: Caveira")
    ask_again(game)
    answer(game, PlayCard("Anonymous Tip", own["Francisco"].id), ChooseTarget(werewolf.id))
    assert (game.supply(Seat(0)), sum(werewolf.prestige), game.blood(werewolf)) == (1, 0, 9)


def test_wrath_and_found_a_weakness_deal_damage_that_attributes_lower_and_are_no_attacks() -> None:
    game, own = table("Wrath", "Found a Weakness", factions="hunter", Sara=HAVEN, Toquinho=STREETS)
    game.seats[0].burned = ("Rio", "Jamie", "Wrath")
    hope = of(game, "Hope")
    answer(game, PlayCard("Wrath", own["Toquinho"].id), ChooseTarget(hope.id))
    assert game.blood(hope) == 1, "two characters, and one for Repel the Unnatural"
    assert not told(game, events.AttackDeclared)
    hope.prestige = (3,)
    answer(game, PlayCard("Found a Weakness", own["Sara"].id), ChooseTarget(hope.id))
    assert (game.blood(hope), hope.place) == (1, STREETS), "Superficial"


def test_a_player_before_the_first_turn_is_no_target() -> None:
    game, own = table("Wrath", factions="hunter", Toquinho=STREETS)
    game.seats[1].had_turn = False
    answer(game, PlayCard("Wrath", own["Toquinho"].id))
    assert game.decision is not None
    assert game.decision.options == [ChooseTarget(own["Toquinho"].id)]


def test_a_curse_counts_for_the_limit_and_its_player_controls_what_it_says() -> None:
    game, own = table("Weigh Down", "Weigh Down", factions="hunter", Sara=HAVEN, Rio=HAVEN)
    lucky, hope = of(game, "Lucky"), of(game, "Hope")
    for _ in range(3):
        game.attach(in_streets(game, "Vagrant"), hope)
    answer(game, PlayCard("Weigh Down", own["Sara"].id))
    assert game.decision is not None
    assert ChooseTarget(hope.id) not in game.decision.options
    answer(game, ChooseTarget(lucky.id))
    curse = game.cards[lucky.attached[0]]
    assert (curse.owner, curse.controller, game.seats[0].discard) == (0, 1, ())
    defeat(game, lucky, 1)
    assert game.seats[0].discard == ("Weigh Down",)


@pytest.mark.parametrize(("cursed", "lost"), [(True, 1), (False, 2)])
def test_who_is_weighed_down_deals_one_less_to_the_players_characters(cursed: bool, lost: int) -> None:
    fight = Fight("Jorge Guerrero", "Hope")
    if cursed:
        fight.game.attach(fight.game.enter("Weigh Down", Seat(1), Seat(1), HAVEN), fight.attacker)
    assert fight.begin("Physical").go_on().lost == lost


def test_a_tracking_device_gives_hunters_intel_and_prestige_at_the_end_of_the_turn() -> None:
    game, own = table("Tracking Device", factions="hunter", Sara=STREETS, Rio=STREETS)
    ghost = monster(game, "Ghost")
    lucky = of(game, "Lucky")
    game.put(lucky, HAVEN)
    game.seats[1].haven_card, game.seats[1].haven_up = "The Clubhouse", True
    ask_again(game)
    answer(game, PlayCard("Tracking Device", own["Sara"].id))
    assert game.decision is not None
    assert ChooseTarget(ghost.id) in game.decision.options
    answer(game, ChooseTarget(lucky.id))
    own["Rio"].party = 2
    ask_again(game)
    answer(game, Attack(own["Rio"].id, lucky.id))
    assert game.window() == "attack-type"
    while game.window() != "draw-from" and game.active == 0 and game.decision is not None:
        answer(game, PASS if PASS in game.decision.options else game.decision.options[0])
    assert lucky.prestige == (1,)


def test_a_friend_dies_for_its_host_who_keeps_one_blood() -> None:
    fight = Fight("Jorge Guerrero", "Ingrid", blood=1)
    fight.game.attach(fight.game.enter("Man's Best Friend", Seat(1), Seat(1), HAVEN), fight.target)
    fight.begin("Physical").go_on()
    assert (fight.game.blood(fight.target), fight.target.attached, fight.game.seats[1].burned) == (
        1, (), ("Man's Best Friend",),
    )  # fmt: skip
    assert fight.game.seats[0].agenda == 0


def test_the_bird_is_sent_from_the_streets_and_takes_blood_at_each_start_of_the_hosts_turn() -> None:
    game, own = table("Give 'em the Bird", factions="hunter", Rio=HAVEN)
    play = PlayCard("Give 'em the Bird", own["Rio"].id)
    assert refused(game, 0, play) == "rivals.terms.target.none-means-unplayable"
    own["Rio"].place, own["Rio"].party = STREETS, 1
    ask_again(game)
    hope = of(game, "Hope")
    answer(game, play, ChooseTarget(hope.id))
    while game.active == 0:
        assert game.decision is not None
        answer(game, PASS if PASS in game.decision.options else game.decision.options[0])
    assert game.blood(hope) == 3


def test_relics_stay_one_of_each_and_give_ingrid_an_action() -> None:
    game, own = table(
        "Thorn from the Crown", "Thorn from the Crown", "Blood of Saint Dominic", factions="hunter",
        Ingrid=HAVEN, Evangeline=STREETS,
    )  # fmt: skip
    answer(game, PlayCard("Thorn from the Crown", own["Ingrid"].id))
    assert (game.actions, of(game, "Thorn from the Crown").place) == (2, BESIDE)
    again = PlayCard("Thorn from the Crown", own["Evangeline"].id)
    assert refused(game, 0, again) == "rivals.one-per-player.one-copy-each"
    assert refused(game, 0, Use(of(game, "Thorn from the Crown").id)) == "rivals.activated.must-change-state"
    own["Evangeline"].blood = (1,)
    answer(game, PlayCard("Blood of Saint Dominic", own["Evangeline"].id))
    answer(game, Use(of(game, "Blood of Saint Dominic").id))
    assert game.blood(own["Evangeline"]) == 2
    used = Use(of(game, "Blood of Saint Dominic").id)
    assert refused(game, 0, used) == "rivals.activated.once-per-own-action-phase"


def test_the_thorn_sharpens_an_attack_of_the_faithful() -> None:
    fight = Fight("Evangeline", "Prudence")
    thorn = fight.game.enter("Thorn from the Crown", Seat(0), Seat(0), BESIDE)
    fight.begin("Social").go_on(attacker_abilities=Use(thorn.id))
    assert (fight.lost, thorn.exhausted, fight.game.supply(Seat(0))) == (2, True, 9), "defeated, 1 Blood in torpor"


def test_a_bone_readies_one_with_true_faith() -> None:
    game, own = table(factions="hunter", Evangeline=HAVEN, Ingrid=HAVEN)
    bone = game.enter("Bone of the Apostle James", Seat(0), Seat(0), BESIDE)
    own["Evangeline"].exhausted = own["Ingrid"].exhausted = True
    ask_again(game)
    answer(game, Use(bone.id))
    assert game.decision is not None
    assert game.decision.options == [ChooseTarget(own["Evangeline"].id)]
    answer(game, ChooseTarget(own["Evangeline"].id))
    assert (own["Evangeline"].exhausted, bone.exhausted) == (False, True)


def test_drives_are_attached_once_and_curiosity_gives_an_unhosted_action() -> None:
    game, own = table("Drive: Curiosity", "Drive: Curiosity", "True Faith", factions="hunter", Sara=STREETS, Rio=HAVEN)
    sara = own["Sara"]
    answer(game, PlayCard("Drive: Curiosity"), ChooseTarget(sara.id))
    assert (game.actions, game.unhosted_actions) == (1, 1)
    assert refused(game, 0, PlayCard("Drive: Curiosity", sara.id)) == "rivals.action.unhosted-no-acting-character"
    answer(game, PlayCard("Drive: Curiosity"), ChooseOption("unhosted-action"))
    assert game.decision is not None
    assert game.decision.options == [ChooseTarget(own["Rio"].id)]
    answer(game, ChooseTarget(own["Rio"].id))
    hope = of(game, "Hope")
    assert (game.actions, game.unhosted_actions) == (1, 1)
    answer(game, Investigate((sara.id,), hope.id))
    while game.window() == "resolve":
        assert game.decision is not None
        answer(game, game.decision.options[0])
    assert hope.prestige == (3,), "one of its own, one of Sara's, one of the Drive"


def test_gained_actions_need_not_be_used() -> None:
    game, own = table("Drive: Curiosity", factions="hunter", Sara=STREETS)
    answer(game, PlayCard("Drive: Curiosity"), ChooseTarget(own["Sara"].id), PASS, PASS)
    assert game.active == 1


def test_vengeance_counts_pairs_and_atonement_guards() -> None:
    fight = Fight("Maria Lopez", "Keondra")
    fight.game.seats[0].burned = ("Rio", "Jamie", "Sara")
    fight.game.attach(fight.game.enter("Drive: Vengeance", Seat(0), Seat(0), HAVEN), fight.attacker)
    assert fight.begin("Physical").go_on().lost == 3
    guarded = Fight("Jorge Guerrero", "Ingrid", blood=2)
    mate = guarded.mate(1, "Rio")
    guarded.game.attach(guarded.game.enter("Drive: Atonement", Seat(1), Seat(1), HAVEN), mate)
    guarded.begin("Physical")
    guarded.go_on(block=Block(mate.id))
    assert (guarded.game.blood(guarded.target), guarded.game.blood(mate)) == (3, 1), "2 Physical less the Shield"


def test_true_faith_raises_the_maximum_and_mends_nothing() -> None:
    game, own = table("True Faith", factions="hunter", Ingrid=HAVEN)
    answer(game, PlayCard("True Faith"), ChooseTarget(own["Ingrid"].id))
    assert (game.blood_potency(own["Ingrid"]), game.blood(own["Ingrid"])) == (4, 3)


@pytest.mark.parametrize("way", ["damage", "agenda"])
def test_a_poison_pill_strikes_the_victor_or_takes_agenda(way: str) -> None:
    fight = Fight("Jorge Guerrero", "Hope", blood=1)
    fight.game.seats[0].agenda = 12
    fight.game.attach(fight.game.enter("Poison Pill", Seat(1), Seat(1), HAVEN), fight.target)
    fight.begin("Physical")
    fight.go_on(choose=ChooseOption(way), **({} if way == "damage" else {"target": ChooseTarget(target_seat=Seat(0))}))
    game = fight.game
    assert game.seats[1].discard == ("Poison Pill",)
    if way == "damage":
        assert game.over, "the thirteenth Agenda stays"
    else:
        assert (game.seats[0].agenda, game.over) == (12, False)


def test_the_torch_passes_with_its_side_up() -> None:
    game, own = table("Pass the Torch", Sage=HAVEN, Keondra=HAVEN)
    own["Keondra"].leader = own["Keondra"].influence_side = True
    answer(game, PlayCard("Pass the Torch"), ChooseTarget(own["Sage"].id))
    assert (own["Keondra"].leader, own["Sage"].leader, own["Sage"].influence_side) == (False, True, True)
    assert (game.actions, game.seats[0].discard) == (2, ("Pass the Torch",)), "a Caitiff gives an Action"


def test_one_mans_trash_shuffles_cards_of_one_player_back() -> None:
    game, own = table("One Man's Trash", Keondra=HAVEN)
    game.seats[0].library = ("Awe", "Wrath", "Shameless")
    game.seats[1].discard, game.seats[1].library = ("Awe", "Shotgun", "Lucky"), ("Believer",)
    answer(game, PlayCard("One Man's Trash"), ChooseOption("do"))
    assert game.seats[0].discard == ("Awe", "Wrath")
    answer(game, ShuffleBack(Seat(1), "Shotgun"))
    assert game.decision is not None
    assert game.decision.options == [PASS, ShuffleBack(Seat(1), "Awe")]
    answer(game, PASS)
    assert sorted(game.seats[1].unordered_library) == ["Believer", "Shotgun"]
    assert (game.actions, own["Keondra"].exhausted) == (1, False)


def test_not_forgotten_shuffles_by_chance_and_draws_at_the_end_of_the_turn() -> None:
    game, own = table("Not Forgotten", Hakim_Owusu=HAVEN)
    game.seats[0].discard, game.seats[0].library = ("Awe", "Lucky"), ("Shotgun",) * 9
    answer(game, PlayCard("Not Forgotten", own["Hakim_Owusu"].id))
    assert game.window() == "random-card"
    answer(game, *(() if game.decision is None else game.decision.options[:1]))
    assert list(game.seats[0].discard) == ["Lucky"]
    assert len(game.seats[0].unordered_library) == 10
    answer(game, PASS, PASS)
    assert game.window() == "may"
    answer(game, ChooseOption("do"), DrawCard("library"))


def test_careful_notes_put_prestige_on_the_cursed_or_cost_agenda() -> None:
    game, own = table("Weigh Down", factions="hunter", Sara=HAVEN)
    game.enter("Take Careful Notes", Seat(0), Seat(0), BESIDE)
    game.seats[1].agenda = 3
    lucky = of(game, "Lucky")
    twin = game.copy()
    answer(game, PlayCard("Weigh Down", own["Sara"].id), ChooseTarget(lucky.id), ChooseOption("prestige"))
    assert (lucky.prestige, game.seats[1].agenda) == ((1,), 3)
    answer(twin, PlayCard("Weigh Down", own["Sara"].id), ChooseTarget(lucky.id), ChooseOption("agenda"))
    assert (twin.seats[1].agenda, twin.seats[0].burned) == (2, ("Take Careful Notes",))


def test_the_ropes_teach_a_discipline_of_whom_one_harms() -> None:
    fight = Fight("Jorge Guerrero", "Keondra")
    fight.game.enter("Learning the Ropes", Seat(0), Seat(0), BESIDE)
    fight.begin("Physical").go_on(discipline=ChooseOption("Protean"))
    assert fight.attacker.disciplines == ("Protean",)


def test_cobra_form_hides_its_bearer() -> None:
    game, own = table("Cobra Form", Ceraph=HAVEN)
    answer(game, PlayCard("Cobra Form", own["Ceraph"].id))
    assert own["Ceraph"].attached != ()
    game.active, game.actions = Seat(1), 2
    game.seats[1].hand = ("Awe",)
    ask_again(game)
    game.choose(Seat(1), Attack(of(game, "Lucky").id, own["Ceraph"].id))
    assert game.window() == "intel"


def test_who_is_in_torpor_plays_nothing() -> None:
    game, own = table("Shameless", Keondra=TORPOR, Sage=HAVEN)
    assert refused(game, 0, PlayCard("Shameless", own["Keondra"].id)) == "rivals.action-card.exhaust-anywhere"
    assert Pay(1) != Pay(1, 1)
