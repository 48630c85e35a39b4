"""Playing a card from the hand, and drawing to replace it. V5 'Playing a Card', 'Drawing Cards'."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reference_engine.kernel import CHANCE, NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vtes.declarations import standing
from reference_engine.vtes.declarations.declaring import BEHAVIOUR, CARDS_NOT_USED, STANDING
from reference_engine.vtes.declarations.language import Mode
from reference_engine.vtes.playing import as_vampire, reducing
from reference_engine.vtes.playing.as_played import Playing
from reference_engine.vtes.table import events, traits
from reference_engine.vtes.table.aliases import rules_of_clan
from reference_engine.vtes.table.choices import Discard, Draw, Play
from reference_engine.vtes.table.facts import Facts
from reference_engine.vtes.table.state import InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes

HAND_SIZE = 7

AFTER_CANCELLING = {
    "combat": (
        "vtes.cancel.strike-card.must-choose-a-strike",
        "vtes.cancel.strike-card.new-strike-may-be-another-card",
        "vtes.combat.choose.cancelled-strike-card-new-strike",
    ),
    "master": ("vtes.master.trifle.cancelled-gives-nothing",),
}
"""What the rules say of the kinds of card that have no effect because they were cancelled."""

NOT_IN_HAND = Refusal("vtes.card.play.announce-and-show", "that card is not in the hand")
NOT_YOURS = Refusal("vtes.library.minion-cards-played-by-minions", "that minion is not controlled by the seat")
NOT_BY_MINIONS = Refusal("vtes.library.master-cards-played-by-methuselahs", "a Methuselah plays this card, no minion")
NEEDS_A_MINION = Refusal("vtes.library.minion-cards-played-by-minions", "a minion has to play this card")
LACKS_DISCIPLINE = Refusal("vtes.crypt.discipline-required-to-play", "the vampire does not have the Discipline at all")
BASIC_ONLY = Refusal(
    "vtes.crypt.basic-discipline-allows-basic-effect-only", "the vampire has the Discipline at its basic level only"
)
LACKS_COMBINED = Refusal(
    "vtes.card.req.combined-disciplines-all-needed", "the vampire lacks one of the Disciplines that the effect shows"
)
WRONG_CLAN = Refusal("vtes.crypt.clan-required-to-play", "the minion is not of the clan that the card requires")
NO_QUALIFIED_MINION = Refusal(
    "vtes.card.req.master-needs-ready-qualified-minion", "no ready minion meets the card's requirement"
)
COUNTERPART_ONLY = Refusal(
    "vtes.legacy.antitribu.cannot-use-counterparts-cards", "an antitribu clan and its counterpart are two clans"
)
BARRED = Refusal("vtes.golden-rule.cards-override-rules", "the text of the minion bars cards of that Discipline")
TOO_LITTLE_BLOOD = Refusal("vtes.card.cost.blood-needs-enough-blood", "the vampire has less blood than the card costs")
TOO_LITTLE_POOL = Refusal("vtes.card.cost.pool-needs-enough-pool", "the Methuselah has less pool than the card costs")
FORBIDDEN = Refusal("vtes.golden-rule.cards-override-rules", "a card on the minion forbids it to play that card")


def requirement_refusal(game: Vtes, mode: Mode, seat: Seat, choice: Play) -> Refusal | None:
    """What stands against a play by the requirements and the cost of the card. V5 'Requirements for Playing Cards'."""
    if choice.card not in game.seats[seat].hand:
        return NOT_IN_HAND
    return means_refusal(game, mode, seat, choice)


def means_refusal(game: Vtes, mode: Mode, seat: Seat, choice: Play) -> Refusal | None:
    """The same, wherever the card comes from."""
    printed = BEHAVIOUR[choice.card].facts
    methuselah = game.seats[seat]
    lacking = game.pool_cost(choice) + still_owed(game, seat=seat) - methuselah.pool
    if lacking > 0 and lacking > reducing.could_be_saved(game, mode, seat, choice)[1]:
        return TOO_LITTLE_POOL
    if not mode.BY_MINION:
        if choice.minion:
            return NOT_BY_MINIONS
        ready = game.minions(seat)
        refusal = traits.requirement_refusal(game, printed.requires, ready)
        return refusal or clan_refusal(game, printed, ready, NO_QUALIFIED_MINION)
    minion = game.cards.get(choice.minion)
    if minion is None:
        return NEEDS_A_MINION
    if minion.controller != seat:
        return NOT_YOURS
    if minion.attached and game.bonus(f"cannot play {printed.name}", minion):
        return FORBIDDEN
    blood = game.blood_cost(choice)
    permission = as_vampire.permission(minion, mode)
    if (printed.clan or mode.needs or blood) and not minion.facts.is_vampire and permission is None:
        return as_vampire.refusal(minion)
    if mode.needs or printed.clan:
        game.cite(("vtes.card.req.minion-must-meet-all",))
    if (refusal := clan_refusal(game, printed, [minion], WRONG_CLAN)) is not None:
        return refusal
    if (refusal := traits.requirement_refusal(game, printed.requires, [minion])) is not None:
        return refusal
    if mode.discipline:
        game.cite(("vtes.card.req.each-effect-shows-its-disciplines",))
    for code, level in mode.needs:
        has = game.discipline(minion, code) if permission is None else level
        if has < level:
            if len(mode.needs) > 1:
                return LACKS_COMBINED
            return BASIC_ONLY if has else LACKS_DISCIPLINE
    for barred in STANDING.get(CARDS_NOT_USED, {}).get(minion.card, ()):
        if any(code == barred.discipline for code, _ in mode.needs):
            return BARRED
    lacking = blood + still_owed(game, minion=minion.id) - minion.counters
    if lacking > 0 and lacking > reducing.could_be_saved(game, mode, seat, choice)[0]:
        return TOO_LITTLE_BLOOD if permission is None else as_vampire.TOO_LITTLE_LIFE
    return None


def still_owed(game: Vtes, seat: Seat = NOBODY, minion: CardId = NO_CARD) -> int:
    """The cost in a Methuselah's pool, or a minion's blood, of cards that are just being played."""
    frame = game.stack[-1]
    if not isinstance(frame, PlayCard):
        return 0
    owed = 0
    for frame in game.stack:
        if isinstance(frame, PlayCard) and frame.pc <= PlayCard.PLACE["pay"] and not frame.unpaid:
            if seat != NOBODY and frame.seat == seat:
                owed += frame.pool_to_pay(game)
            if minion and frame.minion == minion:
                owed += frame.blood_to_pay(game)
    return owed


def clan_refusal(game: Vtes, printed: Facts, minions: list[InPlay], otherwise: Refusal) -> Refusal | None:
    """Why none of the minions is of a clan that a card requires, or None. V5 'Sabbat', for the antitribu clans."""
    if not printed.clan:
        return None
    game.cite((WRONG_CLAN.rule,))
    clans = printed.clan.split("/")
    if any(traits.of_clan(game, minion, clan) for minion in minions for clan in clans):
        game.cite(rules_of_clan(printed.printed_clan))
        return None
    return COUNTERPART_ONLY if any(counterpart(game.clan(minion)) in clans for minion in minions) else otherwise


def counterpart(clan: str) -> str:
    """The antitribu clan of a clan, and the other way round."""
    return clan.removesuffix(" antitribu") if clan.endswith(" antitribu") else f"{clan} antitribu"


@procedure
class PlayCard(Playing, kw_only=True):
    """A card other than an action card, from the hand to where it ends up."""

    card: Card

    @rule("vtes.card.play.announce-and-show")
    def announce(self, game: Vtes) -> None:
        self.show(game)
        self.way().played(game, self)

    @rule(
        "vtes.card.cost.blood-symbol",
        "vtes.card.cost.pool-symbol",
        "vtes.action.resolve.modifier-and-reaction-costs-always-paid",
    )
    def pay(self, game: Vtes) -> None:
        if self.cancelled:
            self.drop_reducers(game)
            game.cite(() if self.unpaid else ("vtes.cancel.other-card.cost-still-paid",))
        self.lock_reducers(game)
        if not self.unpaid:
            self.way().pay(game, self)

    @rule("vtes.card.as-played.replacement-draw-after-window", "vtes.card.draw.replace-after-play")
    def replace(self, game: Vtes) -> None:
        later = BEHAVIOUR[self.card].replaced_after
        if later:
            game.seats[self.seat].awaited += (later,)
            game.cite(
                (
                    "vtes.card.draw.card-text-may-override-replacement",
                    "vtes.card.draw.delayed-replacement-lowers-hand-size",
                )
            )
        game.call(RefillHand(seat=self.seat))

    @rule("vtes.card.play.to-ash-heap-on-resolution")
    def take_effect(self, game: Vtes) -> None:
        if not self.cancelled:
            self.way().take_effect(game, self)
        else:
            game.cite(AFTER_CANCELLING.get(self.way().KIND, ()))

    @rule("vtes.card.play.to-ash-heap-on-resolution", "vtes.card.play.into-play-on-resolution")
    def lay_down(self, game: Vtes) -> None:
        if not self.stays:
            game.to_ash_heap(self.seat, self.card)

    STEPS = (
        announce, Playing.offer_reduction, Playing.settle_reduction, Playing.as_played, Playing.settle_as_played,
        pay, replace, take_effect, lay_down,
    )  # fmt: skip


@procedure
class RefillHand(Frame, kw_only=True):
    """Draw up, or discard down, to the hand size; with `extra`, draw so many more first."""

    seat: Seat
    extra: int = 0
    replaces: bool = True
    """Whether it draws for cards that have left the hand, and not for a hand that has become larger."""

    def wants(self, game: Vtes) -> bool:
        """Whether another card is due."""
        methuselah = game.seats[self.seat]
        return not methuselah.ousted and (self.extra > 0 or len(methuselah.hand) < game.hand_size(self.seat))

    def put_in_hand(self, game: Vtes, card: Card) -> None:
        game.seats[self.seat].hand += (card,)
        game.emit(events.CardDrawn(self.seat, card))
        self.extra = max(self.extra - 1, 0)
        self.goto(RefillHand.draw)

    @rule("vtes.card.draw.card-text-may-override-replacement")
    def replace_otherwise(self, game: Vtes) -> None:
        """Burn a counter of a card that says so for each card that would be drawn to replace one."""
        methuselah = game.seats[self.seat]
        if not self.replaces or self.extra or not (methuselah.library or methuselah.unordered_library):
            return
        while self.wants(game) and (instead := standing.instead_of_replacing(game, self.seat)) is not None:
            game.burn_blood(instead, 1)
            if not instead.counters:
                game.burn(instead)

    @asks(
        "vtes.card.draw.hand-matches-hand-size",
        "vtes.card.draw.no-draw-from-empty-library",
        "vtes.card.draw.empty-library-keeps-playing",
        "vtes.decks.library-draw-goes-to-hand",
        "vtes.decks.independent-stacks",
    )
    def draw(self, game: Vtes) -> Decision | None:
        methuselah = game.seats[self.seat]
        if not self.wants(game) or methuselah.library or not methuselah.unordered_library:
            return None
        return drawing("draw", methuselah.unordered_library)

    @rule("vtes.card.draw.hand-matches-hand-size", "vtes.decks.library-draw-goes-to-hand")
    def take_what_chance_drew(self, game: Vtes, choice: Draw) -> None:
        methuselah = game.seats[self.seat]
        methuselah.unordered_library = without(methuselah.unordered_library, choice.card)
        self.put_in_hand(game, choice.card)

    @rule(
        "vtes.card.draw.draw-up-immediately",
        "vtes.decks.library-draw-goes-to-hand",
        "vtes.glossary.draw.library-top-to-hand",
    )
    def take_the_top(self, game: Vtes) -> None:
        methuselah = game.seats[self.seat]
        if methuselah.library and self.wants(game):
            top, *rest = methuselah.library
            methuselah.library = tuple(rest)
            self.put_in_hand(game, top)

    @asks("vtes.card.draw.discard-down-immediately")
    def discard_down(self, game: Vtes) -> Decision | None:
        methuselah = game.seats[self.seat]
        if methuselah.ousted or len(methuselah.hand) <= game.hand_size(self.seat):
            return None
        return Decision(self.seat, "discard-down", [Discard(card) for card in dict.fromkeys(methuselah.hand)])

    @rule("vtes.card.draw.discard-down-immediately")
    def discard(self, game: Vtes, choice: Discard) -> None:
        game.discard(self.seat, choice.card)
        self.goto(RefillHand.discard_down)

    STEPS = (replace_otherwise, draw, take_what_chance_drew, take_the_top, discard_down, discard)


@procedure
class DrawFromCrypt(Frame, kw_only=True):
    """Move the top card of the crypt to the uncontrolled region, face down."""

    seat: Seat

    @asks("vtes.decks.crypt-draw-goes-to-uncontrolled")
    def draw(self, game: Vtes) -> Decision | None:
        methuselah = game.seats[self.seat]
        if methuselah.crypt or not methuselah.unordered_crypt:
            return None
        return drawing("draw-crypt", methuselah.unordered_crypt)

    @rule("vtes.decks.crypt-draw-goes-to-uncontrolled")
    def know_what_chance_drew(self, game: Vtes, choice: Draw) -> None:
        methuselah = game.seats[self.seat]
        methuselah.unordered_crypt = without(methuselah.unordered_crypt, choice.card)
        methuselah.crypt = (choice.card,)

    @rule("vtes.decks.crypt-draw-goes-to-uncontrolled", "vtes.glossary.draw.crypt-top-to-uncontrolled")
    def take_the_top(self, game: Vtes) -> None:
        methuselah = game.seats[self.seat]
        if methuselah.crypt:
            top, *rest = methuselah.crypt
            methuselah.crypt = tuple(rest)
            drawn = game.put_in_play(top, self.seat, self.seat, "uncontrolled")
            if drawn.facts.advanced:
                game.cite(("vtes.crypt.advanced-card-is-a-vampire-card",))
            game.emit(events.CryptCardDrawn(self.seat, top))

    STEPS = (draw, know_what_chance_drew, take_the_top)


def drawing(window: str, pile: tuple[Card, ...]) -> Decision:
    """Chance's decision which card of an unordered pile comes next, each copy as likely as any other."""
    copies = Counter(pile)
    kinds = sorted(copies)
    return Decision(CHANCE, window, [Draw(card) for card in kinds], [copies[card] for card in kinds])


def without(pile: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A pile with one copy of a card taken out."""
    place = pile.index(card)
    return pile[:place] + pile[place + 1 :]
