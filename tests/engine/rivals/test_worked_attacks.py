"""The attacks that the rulebook works through, every state that it gives."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.rivals.table.pieces import HAVEN, STREETS
from scenarios.protocol.declarations import HIDDEN, PASS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import (
    AnnounceType,
    Attack,
    Block,
    ChooseTarget,
    Discard,
    Move,
    Pay,
    PlayCard,
    RevealAgenda,
)
from tests.engine.rivals.tables import between_actions, have, in_streets, monster, told
from tests.engine.rivals.turns import answer


def test_a_typical_attack() -> None:
    """Rulebook, 'Attack Example'."""
    game = between_actions()
    caitiff = [have(game, 0, name, HAVEN) for name in ("Lucky", "Benicio", "Prudence")]
    lucky, benicio, prudence = caitiff
    iara, keondra = have(game, 1, "Iara", HAVEN, blood=1), have(game, 1, "Keondra", HAVEN, blood=3)
    gisele = have(game, 1, "Gisele", HAVEN)
    iara.exhausted = keondra.exhausted = True
    in_streets(game, "BOPE-RJ: Marksman")
    game.seats[0].hand = ("Ingratiate", "Awe", "Shotgun")
    game.seats[1].haven_card, game.seats[1].haven_up = "The Temple of Set", True
    game.run()
    answer(game, Move(tuple(card.id for card in caitiff)))
    assert game.window() == "marksman"
    answer(game, ChooseTarget(lucky.id))
    assert game.window() == "prevention", "Prudence shields attackers, and there is none"
    answer(game, PASS)
    assert (game.blood(lucky), game.blood(benicio), game.blood(prudence)) == (4, 4, 3)
    answer(game, Attack(lucky.id, iara.id))
    assert (lucky.exhausted, game.window()) == (True, "intel")
    answer(game, Discard(("Awe",)))
    assert game.window() == "attack-type"
    answer(game, AnnounceType("Social"), PlayCard("Ingratiate"))
    assert told(game, events.CardPlaced)[0].card == HIDDEN
    answer(game, Block(gisele.id))
    assert (gisele.exhausted, lucky.no_influence) == (True, True)
    while game.window() != "action":
        answer(game, PASS)
    assert (game.blood(gisele), game.blood(iara), game.blood(keondra)) == (1, 1, 3)
    assert list(game.seats[0].discard) == ["Awe", "Ingratiate"]
    assert (list(game.seats[0].hand), game.actions) == (["Shotgun"], 1)


def test_an_attack_on_a_monster_and_what_it_does_as_the_turn_ends() -> None:
    """Rulebook, 'Attacking a Monster Example', 'End of Turn Monster Attack Example'."""
    game = between_actions(3, factions="hunter")
    ryan, juliana = have(game, 0, "Ryan"), have(game, 0, "Juliana")
    have(game, 1, "Evangeline", HAVEN)
    have(game, 2, "Ingrid", HAVEN)
    mula = monster(game, "Mula-Sem-Cabeça")
    mula.prestige = (2, 1, 0)
    player = game.seats[0]
    player.hand, player.agenda_card = ("Confuse", "Well-Prepared"), "Observe & Report"
    game.run()
    answer(game, RevealAgenda(), Attack(ryan.id, mula.id), AnnounceType("Mental"), PlayCard("Confuse"))
    assert (mula.face_down, game.blood(mula), game.window()) == (False, 6, "block")
    answer(game, PASS)
    assert game.window() == "reaction"
    answer(game, PASS)
    assert game.blood(ryan) == 3, "2 Aggravated damage less Juliana's Shield"
    assert (mula.tagged, mula.prestige[:2], game.supply(Seat(1))) == (0, (2, 0), 11)
    assert game.window() == "pay"
    answer(game, Pay(1, from_character=1))
    assert (mula.prestige[0], game.supply(Seat(0))) == (1, 10)
    assert (game.blood(mula), game.window()) == (4, "attach"), "1, 1 and 1, less 1"
    answer(game, ChooseTarget(mula.id))
    while game.window() != "action":
        answer(game, PASS)
    assert ([game.cards[number].name for number in mula.attached], player.agenda) == (["Confuse"], 1)
    answer(game, PASS, PASS)
    if game.window() == "mend":
        answer(game, PASS)
    assert (game.window(), game.decision is not None and game.decision.seat) == (
        "monster-attack",
        game.adversary(Seat(0)),
    )
    answer(game, Attack(mula.id, juliana.id))
    assert told(game, events.AttackTypeAnnounced) == [events.AttackTypeAnnounced(mula.id, "Physical")]
    assert game.window() == "reaction", "Ryan is exhausted, and Blocks nothing"
    answer(game, PlayCard("Well-Prepared"))
    while game.window() == "pay":
        answer(game, PASS)
    assert (game.blood(juliana), mula.exhausted, juliana.place) == (2, True, STREETS)
    assert player.discard == ("Well-Prepared",)
