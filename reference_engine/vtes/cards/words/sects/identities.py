"""Cards that change a vampire's sect or clan. V5 'Vampire Sects'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import CardInUse, Effect, Targets
from reference_engine.vtes.cards.words.sects.titles_from_cards import kept
from reference_engine.vtes.playing.targets import AimedEffect
from reference_engine.vtes.sects import granting, membership, titles
from reference_engine.vtes.table.clans_and_disciplines import CLANS
from reference_engine.vtes.table.state import ATTACHED, READY, InPlay, Table
from scenarios.wire_types.vtes.choices import Play

NO_SUCH_CLAN = Refusal("vtes.ruling.consanguineous-boon.clan-must-exist", "no clan has that name")


class Secede(Effect):
    """Makes the acting vampire Anarch, and baron of the city that it held. Only titled minions can block this."""

    puts_in_play = True
    rules = ("vtes.sect.anarch.card-effects-can-make-anarch",)

    def bars(self, game: Table, minion: InPlay) -> bool:
        return not titles.title(game, minion)

    def apply(self, game: Table, play: CardInUse) -> None:
        vampire = game.cards[play.minion]
        city = titles.city(vampire)
        membership.change_sect(game, vampire, "Anarch")
        if city and granting.may_receive(game, vampire, "baron", city):
            granting.receive(game, vampire, "baron", city, kept(play), play.seat)


class TakeClan(Effect):
    """Puts the card on the acting vampire, which is of a chosen clan while the card stays there."""

    puts_in_play = True

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(NO_CARD, NOBODY, clan) for clan in CLANS]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if choice.mode in CLANS else NO_SUCH_CLAN

    def apply(self, game: Table, play: CardInUse) -> None:
        vampire = game.cards[play.minion]
        before = titles.title(game, vampire)
        placed = game.put_in_play(kept(play), play.seat, play.seat, ATTACHED, vampire.id)
        placed.clan = play.mode
        membership.clan_changed(game, vampire, before)


class BecomeSect(AimedEffect):
    """Changes the sect of a ready vampire of its player.

    The text may require its current sect.
    """

    rules = ("vtes.sect.change-replaces-old-sect", "vtes.legacy.antitribu.sect-change-keeps-clan")

    def __init__(self, sect: str, of: str = "") -> None:
        self.sect, self.of = sect, of

    def fits(self, game: Table, seat: Seat, card: InPlay) -> bool:
        own = card.region == READY and card.controller == seat and card.facts.is_vampire
        return own and game.sect(card) != self.sect and self.of in ("", game.sect(card))

    def apply(self, game: Table, play: CardInUse) -> None:
        membership.change_sect(game, game.cards[play.target], self.sect)
