"""Requirements of a card on its player. V5 'Requirements for Playing Cards', 'Cost'."""

from __future__ import annotations

from collections.abc import Sequence

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.cached_query import cached_query
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR, CARDS_NOT_USED, STANDING
from reference_engine.vtes.card_dsl.language import Mode
from reference_engine.vtes.card_dsl.static_abilities import AsVampire
from reference_engine.vtes.playing import as_vampire, costs
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.card_facts import Facts
from reference_engine.vtes.table.clans_and_disciplines import rules_of_clan
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes.choices import Play

NOT_IN_HAND = Refusal("vtes.card.play.announce-and-show", "that card is not in your hand")
NOT_YOURS = Refusal("vtes.library.minion-cards-played-by-minions", "you do not control that minion")
NOT_BY_MINIONS = Refusal(
    "vtes.library.master-cards-played-by-methuselahs", "you play this card yourself, without a minion"
)
NEEDS_A_MINION = Refusal("vtes.library.minion-cards-played-by-minions", "a minion must play this card")
LACKS_DISCIPLINE = Refusal("vtes.crypt.discipline-required-to-play", "the vampire does not have the Discipline")
BASIC_ONLY = Refusal(
    "vtes.crypt.basic-discipline-allows-basic-effect-only", "the vampire has the Discipline only at basic"
)
LACKS_COMBINED = Refusal(
    "vtes.card.req.combined-disciplines-all-needed",
    "the vampire does not have all the Disciplines that the effect requires",
)
WRONG_CLAN = Refusal("vtes.crypt.clan-required-to-play", "the minion does not belong to the required clan")
NO_QUALIFIED_MINION = Refusal(
    "vtes.card.req.master-needs-ready-qualified-minion", "you control no ready minion that meets the card's requirement"
)
COUNTERPART_ONLY = Refusal(
    "vtes.legacy.antitribu.cannot-use-counterparts-cards", "an antitribu clan and its counterpart are different clans"
)
BARRED_DISCIPLINE = Refusal(
    "vtes.golden-rule.cards-override-rules", "the minion's text prevents it from using cards of that Discipline"
)
TOO_LITTLE_BLOOD = Refusal("vtes.card.cost.blood-needs-enough-blood", "the vampire has too little blood for this card")
TOO_LITTLE_POOL = Refusal("vtes.card.cost.pool-needs-enough-pool", "you have too little pool for this card")
FORBIDDEN = Refusal("vtes.golden-rule.cards-override-rules", "a card on the minion prevents it from playing this card")


def requirement_refusal(game: Table, mode: Mode, seat: Seat, choice: Play) -> Refusal | None:
    """Return why a card in hand fails its requirements or cost, or None. V5 'Requirements for Playing Cards'."""
    if choice.card not in game.seats[seat].hand:
        return NOT_IN_HAND
    return means_refusal(game, mode, seat, choice)


@cached_query
def means_refusal(game: Table, mode: Mode, seat: Seat, choice: Play) -> Refusal | None:
    """Return why a play fails the card's requirements or cost, wherever the card comes from, or None."""
    printed = BEHAVIOUR[choice.card].facts
    paying = isinstance(game.stack[-1], PlayCard)
    owed = still_owed(game, seat=seat) if paying else 0
    lacking = costs.pool_cost(game, choice) + owed - game.seats[seat].pool
    if lacking > 0 and lacking > costs.could_be_saved(game, mode, seat, choice)[1]:
        return TOO_LITTLE_POOL
    if not mode.BY_MINION:
        if choice.minion:
            return NOT_BY_MINIONS
        ready = game.minions(seat)
        if printed.clan or printed.requires:
            game.cite((NO_QUALIFIED_MINION.rule,))
        refusal = legacy_traits.requirement_refusal(game, printed.requires, ready)
        return refusal or clan_refusal(game, printed, ready, NO_QUALIFIED_MINION)
    minion = game.cards.get(choice.minion)
    if minion is None:
        return NEEDS_A_MINION
    if minion.controller != seat:
        return NOT_YOURS
    if minion.attached and modifiers.bonus(game, f"cannot play {printed.name}", minion):
        return FORBIDDEN
    blood = costs.blood_cost(game, choice)
    permission = None if minion.facts.is_vampire else as_vampire.permission(minion, mode)
    if (printed.clan or mode.needs or blood) and not minion.facts.is_vampire and permission is None:
        return as_vampire.refusal(minion)
    if mode.needs or printed.clan:
        game.cite(("vtes.card.req.minion-must-meet-all",))
    if printed.clan and (refusal := clan_refusal(game, printed, [minion], WRONG_CLAN)) is not None:
        return refusal
    if (
        printed.requires
        and (refusal := legacy_traits.requirement_refusal(game, printed.requires, [minion])) is not None
    ):
        return refusal
    if mode.discipline:
        game.cite(("vtes.card.req.each-effect-shows-its-disciplines",))
    if mode.needs and (refusal := discipline_refusal(game, mode, minion, permission)) is not None:
        return refusal
    owed = still_owed(game, minion=minion.id) if paying else 0
    lacking = blood + owed - minion.counters
    if lacking > 0 and lacking > costs.could_be_saved(game, mode, seat, choice)[0]:
        return TOO_LITTLE_BLOOD if permission is None else as_vampire.TOO_LITTLE_LIFE
    return None


def still_owed(game: Table, seat: Seat = NOBODY, minion: CardId = NO_CARD) -> int:
    """Return the unpaid cost of cards being played, in a Methuselah's pool or a minion's blood."""
    owed = 0
    for frame in game.stack:
        if isinstance(frame, PlayCard) and not frame.paid and not frame.unpaid:
            if seat != NOBODY and frame.seat == seat:
                owed += frame.pool_to_pay(game)
            if minion and frame.minion == minion:
                owed += frame.blood_to_pay(game)
    return owed


def discipline_refusal(game: Table, mode: Mode, minion: InPlay, permission: AsVampire | None) -> Refusal | None:
    """Return why a minion's Disciplines do not allow a way to play a card, or None.

    The answer is cached until the layout changes.
    """
    about = mode, minion.id
    if about not in game.laid:
        game.laid[about] = worked_out_refusal(game, mode, minion, permission)
    found: Refusal | None = game.laid[about]
    return found


def worked_out_refusal(game: Table, mode: Mode, minion: InPlay, permission: AsVampire | None) -> Refusal | None:
    """Compute the answer of `discipline_refusal`."""
    for code, level in mode.needs if permission is None else ():
        has = game.discipline(minion, code)
        if has < level:
            if len(mode.needs) > 1:
                return LACKS_COMBINED
            return BASIC_ONLY if has else LACKS_DISCIPLINE
    for barred in STANDING.get(CARDS_NOT_USED, {}).get(minion.card, ()):
        if any(code == barred.discipline for code, _ in mode.needs):
            return BARRED_DISCIPLINE
    return None


def clan_refusal(game: Table, printed: Facts, minions: Sequence[InPlay], otherwise: Refusal) -> Refusal | None:
    """Return why none of the minions is of a clan that a card requires, or None.

    V5 'Sabbat', for the antitribu clans.
    """
    if not printed.clan:
        return None
    game.cite((WRONG_CLAN.rule,))
    clans = printed.clan.split("/")
    if any(legacy_traits.of_clan(game, minion, clan) for minion in minions for clan in clans):
        game.cite(rules_of_clan(printed.printed_clan))
        return None
    return COUNTERPART_ONLY if any(counterpart(game.clan(minion)) in clans for minion in minions) else otherwise


def counterpart(clan: str) -> str:
    """Return a clan's antitribu clan, or vice versa."""
    return clan.removesuffix(" antitribu") if clan.endswith(" antitribu") else f"{clan} antitribu"
