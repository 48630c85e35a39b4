"""Cards that represent titles. V5 'Vampire Sects', glossary 'Title'."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from reference_engine.kernel import NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import course_of_action
from reference_engine.vtes.card_dsl.language import CardInUse, Effect, Targets
from reference_engine.vtes.playing import targets
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.politics.political_actions import CalledReferendum, Motion
from reference_engine.vtes.sects import granting, titles
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from scenarios.wire_types.vtes.choices import ChooseTerms, Play

Picked = Callable[[Table, InPlay], bool]
"""Test for the vampires to which the card's text refers."""

NOT_OF_SECT = Refusal(
    "vtes.sect.title.needs-appropriate-sect-to-receive", "the vampire does not belong to the title's sect"
)


def needs_clan(title: str) -> Refusal:
    return Refusal(titles.NEEDS_CLAN[title][0], "the vampire does not belong to the title's clan")


def kept(play: CardInUse) -> Card:
    """Return the card of an action, and keep it from the ash heap because it is put in play."""
    play.stays = True
    return play.card


class TitleByReferendum(Motion):
    """Represents a title of the acting vampire, or of one that is `picked`, `of` a city or clan."""

    puts_in_play = True

    def __init__(
        self,
        title: str,
        of: str = "",
        picked: Picked | None = None,
        one_more_vote: Picked | None = None,
        electorate: tuple[str, ...] = (),
    ) -> None:
        self.title, self.of, self.picked, self.one_more_vote = title, of, picked, one_more_vote
        self.electorate = electorate

    def has_terms(self) -> bool:
        return self.picked is not None

    def terms(self, game: Table, caller: Seat) -> Iterator[ChooseTerms]:
        for vampire in game.cards.values() if self.picked is not None else ():
            if self.could_have(game, vampire) and granting.may_receive(game, vampire, self.title, self.of):
                yield ChooseTerms(target=vampire.id)

    def could_have(self, game: Table, vampire: InPlay) -> bool:
        """Return whether the card's text allows a vampire, regardless of sect and clan."""
        in_play = vampire.region in (READY, TORPOR) and vampire.facts.is_vampire
        return in_play and (self.picked is None or self.picked(game, vampire))

    def terms_refusal(self, game: Table, choice: ChooseTerms) -> Refusal | None:
        vampire = game.cards.get(choice.target)
        if vampire is None or not self.could_have(game, vampire):
            return None
        of_clan = self.title not in titles.OF_A_CLAN or game.clan(vampire) == self.of
        return NOT_OF_SECT if of_clan else needs_clan(self.title)

    def extra_votes(self, game: Table, voter: InPlay) -> int:
        if self.one_more_vote is None or not self.one_more_vote(game, voter):
            return 0
        game.cite(("vtes.legacy.antitribu.distinct-clan",))
        return 1

    def enact(self, game: Table, referendum: CalledReferendum) -> None:
        vampire = game.cards.get(referendum.terms.target if self.picked is not None else referendum.caller)
        if vampire is None or vampire.region not in (READY, TORPOR):
            return
        if granting.may_receive(game, vampire, self.title, self.of):
            course_of_action.under_way(game).stays = True
            granting.receive(game, vampire, self.title, self.of, referendum.card, referendum.seat)


class GiveTitle(Effect):
    """Represents a title without city or clan of a vampire that is `picked`."""

    puts_in_play = True

    def __init__(self, title: str, picked: Picked) -> None:
        self.title, self.picked = title, picked

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.cards.values() if card.facts.is_vampire]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        vampire = game.cards.get(choice.target)
        if vampire is None or vampire.region not in (READY, TORPOR) or not vampire.facts.is_vampire:
            return targets.refusal(game, choice) or NOT_ELIGIBLE
        if not self.picked(game, vampire):
            return NOT_ELIGIBLE
        return None if granting.may_receive(game, vampire, self.title, "") else NOT_OF_SECT

    def apply(self, game: Table, play: CardInUse) -> None:
        vampire = game.cards.get(play.target)
        if vampire is not None and granting.may_receive(game, vampire, self.title, ""):
            granting.receive(game, vampire, self.title, "", kept(play), play.seat)
