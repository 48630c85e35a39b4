"""Effects that search a library or a crypt, and use the card found. V5 'Wording templates'."""

from __future__ import annotations

from reference_engine.kernel import Card
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import CardInUse, Mode
from reference_engine.vtes.control import contests, entering_play, regions
from reference_engine.vtes.playing import as_vampire, costs, requirements
from reference_engine.vtes.playing.search import PARTS_OF_PILES, Search, Searching
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import READY, UNCONTROLLED, Table
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import Play


class Looking(Searching):
    """Base of searches: the piles are searched when the effect takes place, not before."""

    def apply(self, game: Table, play: CardInUse) -> None:
        methuselah = game.seats[play.seat]
        if any(getattr(methuselah, part) for pile in self.piles for part in PARTS_OF_PILES[pile]):
            game.call(Search(seat=play.seat, minion=play.minion, card=play.card, level=play.level, most=play.x))


class EquipFromLibrary(Looking):
    """Equips the acting minion from the library, with the requirements and cost of equipping."""

    equips = True

    def fits(self, game: Table, search: Search, card: Card) -> bool:
        return self.mode(game, search, card) is not None

    def mode(self, game: Table, search: Search, card: Card) -> Mode | None:
        """Return how the minion can equip with the card, at superior if it may, or None."""
        if "equipment" not in facts()[card].types or card not in BEHAVIOUR:
            return None
        unique = facts()[card].unique
        if unique and contests.second_copy_refusal(game, search.seat, card) is not None:
            return None
        modes = BEHAVIOUR[card].modes
        for level in ("superior", "basic", ""):
            play = Play(card, search.minion, level)
            if level in modes and requirements.means_refusal(game, modes[level], search.seat, play) is None:
                return modes[level]
        return None

    def found(self, game: Table, search: Search, card: Card) -> None:
        mode = self.mode(game, search, card)
        assert mode is not None
        play = Play(card, search.minion, mode.level)
        game.burn_pool(search.seat, costs.pool_cost(game, play))
        costs.pay(game, search.minion, costs.blood_cost(game, play))
        if search.minion in game.cards:
            entering_play.put_on(game, card, search.seat, search.minion, mode.level)
        else:
            piles.to_ash_heap(game, search.seat, card)


class YoungerVampireFromCrypt(Looking):
    """Moves a younger vampire from the crypt to the uncontrolled region, shown to everyone.

    Its level of one Discipline may be limited.
    """

    piles = ("crypt",)

    def __init__(self, discipline: str, at_most: int) -> None:
        self.discipline, self.at_most = discipline, at_most

    def fits(self, game: Table, search: Search, card: Card) -> bool:
        printed, minion = facts()[card], game.cards.get(search.minion)
        if minion is None:
            return False
        younger = printed.capacity < as_vampire.capacity(game, minion, Play(search.card, minion.id, search.level))
        return printed.is_vampire and younger and printed.discipline(self.discipline) <= self.at_most

    def found(self, game: Table, search: Search, card: Card) -> None:
        game.put_in_play(card, search.seat, search.seat, UNCONTROLLED)
        game.emit(events.CardRevealed(search.seat, card))


class PutInPlayFromLibrary(Looking):
    """Puts an ally, retainer or equipment from the library or the ash heap in play, with no cost and no action."""

    piles = ("ash_heap", "library")
    KINDS = frozenset({"ally", "retainer", "equipment"})

    def fits(self, game: Table, search: Search, card: Card) -> bool:
        printed = facts()[card]
        if not self.KINDS & set(printed.types) or printed.cost_x or card not in BEHAVIOUR:
            return False
        if printed.unique and contests.second_copy_refusal(game, search.seat, card) is not None:
            return False
        return max(printed.blood_cost, printed.pool_cost) <= search.most

    def found(self, game: Table, search: Search, card: Card) -> None:
        entering_play.by_other_means(game, card, search.seat, search.minion)


class PutVampireInPlay(Looking):
    """Puts a vampire from the crypt or the ash heap in play without blood."""

    piles = ("ash_heap", "crypt")

    def fits(self, game: Table, search: Search, card: Card) -> bool:
        printed = facts()[card]
        if not printed.is_vampire or printed.capacity > search.most:
            return False
        return contests.second_copy_refusal(game, search.seat, card) is None

    def found(self, game: Table, search: Search, card: Card) -> None:
        vampire = game.put_in_play(card, search.seat, search.seat, READY)
        regions.entered(game, vampire)
