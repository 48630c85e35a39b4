"""Allies that play some cards as if they were vampires. V5 'Allies'."""

from __future__ import annotations

from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR, way_of
from reference_engine.vtes.card_dsl.language import CardInUse, Mode
from reference_engine.vtes.card_dsl.static_abilities import AsVampire
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes.choices import Play

NO_VAMPIRE = Refusal("vtes.minion-card.vampire-requirements", "only a vampire can meet the card's requirement")
NOT_THIS_CARD = Refusal(
    "vtes.ally.as-vampire.only-with-permission", "the ally's text does not let it play this card as a vampire"
)
TOO_LITTLE_LIFE = Refusal("vtes.ally.as-vampire.life-stands-for-blood", "the ally has too little life for this card")
ONLY_VAMPIRES_HERE = Refusal(
    "vtes.ally.as-vampire.not-for-other-effects", "the ally counts as a vampire only for cards that it plays"
)
NOT_FROM_PLAY = Refusal("vtes.ally.as-vampire.not-for-in-play-effects", "in play, this card works only for a vampire")

PLAYED = (
    "vtes.ally.as-vampire.treated-as-vampire-for-effects-of-the-play",
    "vtes.ally.as-vampire.only-with-permission",
)
"""Rules cited when an ally plays a card as a vampire."""


def permission(minion: InPlay, mode: Mode) -> AsVampire | None:
    """Return the text that lets an ally play a card as a vampire, or None.

    None for every vampire, too.
    """
    behaviour = BEHAVIOUR.get(minion.card)
    found = behaviour.as_vampire if behaviour is not None else None
    return found if found is not None and found.covers(mode.needs) else None


def refusal(minion: InPlay) -> Refusal:
    """Return why a minion other than a vampire may not play a card that requires a vampire."""
    return NOT_THIS_CARD if has_permission(minion) else NO_VAMPIRE


def has_permission(minion: InPlay) -> bool:
    """Return whether a minion's text lets it play any cards as a vampire."""
    behaviour = BEHAVIOUR.get(minion.card)
    return behaviour is not None and behaviour.as_vampire is not None


def capacity(game: Table, minion: InPlay, choice: Play) -> int:
    """Return a minion's capacity for the effects of a card that it plays."""
    if minion.facts.is_vampire:
        return game.capacity(minion)
    mode = way_of(choice)
    assert mode is not None
    text = permission(minion, mode)
    assert text is not None, "no other ally may play it"
    if text.capacity == 1:
        game.cite(("vtes.ally.as-vampire.capacity-one",))
    return text.capacity


def cite_play(game: Table, minion: InPlay, mode: Mode) -> None:
    """Cite the rules that let an ally play a card as a vampire, if the minion is one."""
    if not minion.facts.is_vampire and permission(minion, mode) is not None:
        game.cite(PLAYED)


def cite_lasting(game: Table, play: CardInUse) -> None:
    """Cite the rule that an ally's card played as a vampire lasts as long as it would for one."""
    minion = game.cards.get(play.minion)
    if minion is not None and has_permission(minion):
        game.cite(("vtes.ally.as-vampire.duration-effects-included",))


def cite_gain(game: Table, card: InPlay) -> None:
    """Cite the rules that an ally gains life instead of blood, and that none drains off."""
    if has_permission(card):
        game.cite(
            ("vtes.ally.as-vampire.blood-change-is-life-change", "vtes.ally.as-vampire.excess-life-does-not-drain")
        )
