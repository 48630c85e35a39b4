"""French questions of players find the rule that answers them among the first three."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest

from conformance.search import index
from conformance.search.ranking import Search
from conformance.translation import speaking

QUESTIONS = {
    "peut-on bloquer avec un serviteur incliné": "vtes.minion-phase.others-ready-unlocked-minions-may-block",
    "est-ce qu'un vampire en torpeur peut voter": "vtes.torpor.cannot-vote",
    "qui est ma proie": "vtes.seat.prey-is-left-neighbour",
    "comment sortir de torpeur": "vtes.leave-torpor.default-cost-two-blood",
    "que se passe-t-il quand ma réserve tombe à zéro": "vtes.object.ousted-when-pool-runs-out",
    "taille minimale de la crypte": "vtes.deck.crypt-minimum-12",
    "puis-je rediriger une morsure deux fois": "vtes.faq.bleed.new-target-may-redirect",
    "combien de transferts par tour": "vtes.influence.four-transfers-default",
    "deux cartes de maître le même tour": "vtes.master.one-master-phase-action-at-start",
    "un allié recruté peut-il agir tout de suite": "vtes.recruit.ally-cannot-act-this-turn",
    "qui peut bloquer une chasse": "vtes.action.block.undirected-prey-or-predator",
    "peut-on jouer deux fois la même réaction": "vtes.reaction.same-card-once-per-action-per-minion",
    "combien de dégâts fait une frappe à mains nues": "vtes.combat.hand-strike.damage-equals-strength",
    "un vampire plein peut-il chasser": "vtes.faq.hunt.full-vampire-may-hunt",
    "qui gagne en cas d'égalité de points de victoire": "vtes.ending.winner.tie-means-no-winner",
    "voter avec un vampire engagé": "vtes.votes.lock-state-irrelevant",
    "équipement volé en combat": "vtes.combat.steal-equipment.unusable-this-round",
    "l'esquive marche-t-elle contre une arme à feu": "vtes.combat.dodge.any-range",
    "pioche quand la bibliothèque est vide": "vtes.card.draw.empty-library-keeps-playing",
    "qui peut attaquer un monstre dans Rivals": "rivals.attack.target.monsters-hunters-only",
    "combien de points de Cabale pour gagner dans rivals": "rivals.win.agenda.reach-13",
    "égalité dans un conflit vendetta": "vendetta.conflict.tie",
}


@pytest.fixture(scope="module")
def french_index() -> Iterator[sqlite3.Connection]:
    with speaking("fr"):
        found = index.made(sqlite3.connect(":memory:"))
    yield found
    found.close()


@pytest.mark.parametrize("question", QUESTIONS)
def test_question_finds_its_rule(french_index: sqlite3.Connection, question: str) -> None:
    with speaking("fr"):
        results = Search(french_index).find(question, 3).results
    assert QUESTIONS[question] in [answer.id for answer, _score in results]
