"""Faulty engines: published rulings on Abactor and on Clan Impersonation."""

from __future__ import annotations

from typing import Any

from reference_engine.vtes.actions import slaves
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.cards.words.actions.action_modes import HuntThatOutrages
from reference_engine.vtes.cards.words.sects.identities import TakeClan
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.sects import contested_titles
from reference_engine.vtes.table.state import InPlay, Table
from reference_engine.vtes.torpor.diablerie import BloodHunt, Diablerie
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Abactor.


@wrong(
    "a hunt by Abactor calls its blood hunt when it is blocked as well",
    breaks="vtes.published.abactor.blood-hunt-needs-hunt-that-fed",
)
def _(change: Changes) -> None:
    def aftermath(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, HuntThatOutrages) and self.state == "blocked" and game.is_ready(self.minion):
            game.call(BloodHunt(diablerist=self.minion, seat=self.seat))

    change.replace(Action, "aftermath", aftermath)


@wrong("a hunt by Abactor brings a Discipline", breaks="vtes.published.abactor.no-diablerie")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: HuntThatOutrages, game: Vtes) -> None:
        right(self, game)
        blood_hunt = game.stack.pop()
        diablerie = Diablerie(diablerist=self.minion, victim=self.minion, older=True)
        diablerie.goto(Diablerie.offer_discipline)
        game.call(diablerie)
        assert isinstance(blood_hunt, BloodHunt)

    change.replace(HuntThatOutrages, "take_effect", take_effect)


@wrong(
    "the blood hunt of a hunt by Abactor follows when everything else is over",
    breaks="vtes.published.abactor.referendum-before-after-action-cards",
)
def _(change: Changes) -> None:
    def take_effect(right: Right, self: HuntThatOutrages, game: Vtes) -> None:
        right(self, game)
        game.stack.pop()

    def end_of_action(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, HuntThatOutrages) and self.successful and self.minion in game.cards:
            game.call(BloodHunt(diablerist=self.minion, seat=self.seat))

    change.replace(HuntThatOutrages, "take_effect", take_effect)
    change.replace(Action, "end_of_action", end_of_action)


# Clan Impersonation.


@wrong(
    "a slave that impersonates a clan serves nobody any more",
    breaks="vtes.published.clan-impersonation.slave-stays-slave",
)
def _(change: Changes) -> None:
    def slave_refusal(right: Right, game: Vtes, seat: Any, minion: InPlay, choice: Any) -> Any:
        impersonates = any(card.clan for card in game.attached_to(minion))
        return None if impersonates else right(game, seat, minion, choice)

    change.replace(slaves, "slave_refusal", slave_refusal)


@wrong(
    "a vampire stays of the clan that it has impersonated",
    breaks="vtes.published.clan-impersonation.own-clan-returns",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: TakeClan, game: Vtes, play: Any) -> None:
        right(self, game, play)
        game.cards[play.minion].clan = play.mode

    change.replace(TakeClan, "apply", apply)


@wrong(
    "a vampire goes on contesting the title of a clan that it has left",
    breaks="vtes.published.clan-impersonation.title-of-other-clan",
)
def _(change: Changes) -> None:
    def give_up(right: Right, game: Vtes, vampire: InPlay, *rules: str) -> None:
        if "vtes.sect.title.suspended-title-yielded-when-contested" not in rules or game.sect(vampire) != "Camarilla":
            right(game, vampire, *rules)

    change.replace(contested_titles, "give_up", give_up)


@wrong(
    "the first clan that a vampire impersonates outlasts the later ones",
    breaks="vtes.published.clan-impersonation.latest-change-counts",
)
def _(change: Changes) -> None:
    def clan(right: Right, self: Table, minion: InPlay) -> str:
        given = [card.clan for card in self.attached_to(minion) if card.clan]
        return given[0] if given else right(self, minion)

    change.replace(Table, "clan", clan)
